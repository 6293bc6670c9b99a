"""The sounds of the program as code: every OGG file under assets/sounds comes from here."""
