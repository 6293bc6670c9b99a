"""The drawings of the program as code: every SVG under assets/images comes from here."""
