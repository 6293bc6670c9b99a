"""Draws every widget in its states on sheets and writes them as PNG files, to be looked at.

    python tools/widget_sheet.py OUT_FOLDER [--size 1920x1080] [--scale 100] [--night] [--long]

`--long` makes every text about 40 % longer, as another language would. Nothing is shown on the screen.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
if TYPE_CHECKING:
    from game.widgets.base import Widget
    from game.widgets.ui import Ui

Words = Callable[[str], str]


def buttons(words: Words) -> Widget:
    """Buttons in their states, texts, signs of work."""
    from game.widgets.button import Button, IconButton, LinkButton
    from game.widgets.label import Label, Rule
    from game.widgets.layout import Column, Row
    from game.widgets.thinking import Progress, Thinking

    chosen, end, redo = Button(words("Chosen")), Button(words("End turn"), kind="wood"), Button(words("Redo"))
    chosen.chosen = True
    for off in (end, redo):
        off.enable(words("Nothing has been done yet."))
    undo, gear = Button(words("Undo"), icon="ui/undo"), IconButton("ui/gear", words("Settings"))
    story = (
        "The flock faces **north**. A {icon:die-plus} keeps it so; "
        "read about the [[wool rule]] or the [[roger|ram with the rose]]."
    )
    return Column(
        [
            Label(words("Buttons"), "heading"),
            Row([Button(words("Push"), kind="main"), Button(words("Other box"), kind="wood"), end], wrap=True),
            Row([undo, chosen, redo, gear, LinkButton(words("Licences"))], wrap=True),
            Rule(),
            Label(words(story)),
            Label(words("Nobody's sheep: no mat, no points."), "small", colour="soft"),
            Row([Thinking(), Progress(0.6)]),
        ]
    )


def fields(words: Words) -> Widget:
    """Switches, sliders, choices, fields."""
    from game.widgets.choice import DropList, Option, Segments
    from game.widgets.label import Label
    from game.widgets.layout import Column, Row
    from game.widgets.slider import Slider, Stepper
    from game.widgets.text_field import TextField
    from game.widgets.toggle import Toggle

    colours = {"easy": "leaf", "normal": "straw", "hard": "red"}
    levels = [Option(k, words(k.capitalize()), f"seats/seat-{c}") for k, c in colours.items()]
    return Column(
        [
            Label(words("Choices"), "heading"),
            Toggle(words("Reduced motion"), True),
            Toggle(words("Show row points"), False),
            Slider(0.4),
            Row([Label(words("Players")), Stepper((2, 3, 4), 3)]),
            Segments(levels, "normal"),
            DropList(levels, "hard"),
            Row([TextField("Hanna"), TextField("", words("Name of the save"))], wrap=True),
        ]
    )


def controls(words: Words) -> Widget:
    """Everything that is pressed, chosen or filled in."""
    from game.widgets.layout import Grid, Panel
    from game.widgets.scroll import Scroll

    return Scroll(Grid([Panel(buttons(words)), Panel(fields(words))], 2, least=460))


def table(words: Words) -> Widget:
    """Prompt, log, tabs, list: what stands round a board."""
    from game.widgets.button import Button
    from game.widgets.label import Label, Picture
    from game.widgets.layout import Column, Row, Sized, Spacer, grow
    from game.widgets.list_view import ListView
    from game.widgets.log_panel import LogEntry, LogPanel
    from game.widgets.prompt_bar import PromptBar
    from game.widgets.scroll import Scroll
    from game.widgets.tabs import Rail, Tabs

    bar = PromptBar([Button(words("Undo")), Button(words("Hide mats")), Button(words("Menu"))])
    bar.say(
        words("Hanna, push a line."),
        words("Point at a gold arrow to see the result, click to push. The marker moves 2."),
        "red",
    )
    log = LogPanel(on_entry=lambda key: None)
    seats = ("red", "sky", "straw", "leaf", "plum", "teal", "rose", "slate")
    log.set_entries(
        [LogEntry(words("Roger's field"), (words("Rows score on brown spaces."),), strong=True)]
        + [
            LogEntry(
                words(f"Line Push {i}"), (words("column 3 to the south."), words(f"Marker {i * 2}.")), seats[i % 8], i
            )
            for i in range(14)
        ]
    )
    rows = [Row([Picture(f"sheep/sheep-{seat}-e", 40), grow(Label(words(f"Save of {seat}")))]) for seat in seats]
    page = Scroll(ListView(rows, 2, on_select=lambda i: None))
    tabs = Tabs([(words("Log"), log), (words("Rules"), Label(words("Rows score 4, 3, 2, 1 from the front.")))])
    rail = Rail((words("Log"), words("Rules"), words("Notes")), lambda index: None)
    body = Row([Sized(page, 420, fixed=True), Spacer(share=1), Sized(tabs, 320, fixed=True), rail], align="stretch")
    return Column([bar, grow(body)])


def dialog(words: Words) -> Widget:
    """A long dialog, so that its scrolling can be seen."""
    from game.widgets.button import Button
    from game.widgets.dialog import Dialog
    from game.widgets.label import Label

    text = "\n".join(
        words("The game is kept after every action. You can go on with it from the title screen at any time.")
        for _ in range(14)
    )
    return Dialog(
        words("Leave the table?"),
        Label(text),
        [Button(words("Stay")), Button(words("Save under a name")), Button(words("Leave"), kind="main")],
    )


def _floating(ui: Ui) -> None:
    """Point at a button that is off and wait for its tooltip, ask why not, mark a button by Tab."""
    from game.platform import events as ev

    target = next((w for w in ui.root.walk() if w.reason), None) if ui.root else None
    for _ in range(2):
        ui.handle(ev.KeyPressed("tab"))
    if target is not None:
        ui.handle(ev.PointerMoved(target.rect.center))
        for _ in range(5):
            ui.update(0.1)
        ui.toast(target.reason, (ui.root.rect.centerx, ui.root.rect.bottom - 40) if ui.root else None)


def main() -> int:
    """Write the sheets."""
    parser = argparse.ArgumentParser(description="Draw all widgets to PNG files.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--scale", type=int, default=100)
    parser.add_argument("--night", action="store_true")
    parser.add_argument("--long", action="store_true")
    args = parser.parse_args()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    sys.path.insert(0, str(ROOT))
    import pygame

    from game.platform.assets import Assets
    from game.platform.window import Placement, Window
    from game.render.theme import Theme
    from game.widgets.layout import Padded
    from game.widgets.ui import Ui

    width, height = (int(part) for part in args.size.split("x"))
    window = Window(Placement((min(width, 1024), min(height, 640))))
    assets = Assets(ROOT, lambda text: print(text, file=sys.stderr))
    theme = Theme.make(assets, (width, height), args.scale / 100, args.night)
    args.folder.mkdir(parents=True, exist_ok=True)

    def words(text: str) -> str:
        return (
            text if not args.long else text + " " + "lorem ipsum dolor sit amet "[: max(2, len(text) * 2 // 5)].strip()
        )

    for name, make in (("controls", controls), ("table", table), ("dialog", dialog)):
        ui = Ui(window)
        ui.set_root(Padded(make(words), 16) if name != "dialog" else make(words))
        ui.layout(theme, pygame.Rect(0, 0, width, height))
        _floating(ui)
        surface = pygame.Surface((width, height))
        surface.fill("#c6cf8e" if not args.night else "#3a4a5a")
        ui.draw(surface)
        pygame.image.save(
            surface, str(args.folder / f"{name}-{args.size}-{args.scale}{'-night' if args.night else ''}.png")
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
