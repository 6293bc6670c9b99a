"""The page before a game: who sits where, who begins, options and seed; begins the game or says why it cannot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.rules import BadPosition
from game.render.text_layout import plain
from game.scenes import setup_choices as chosen
from game.scenes.brief_button import BriefButton
from game.scenes.page import Adaptive, PageScene
from game.scenes.program import new_seed
from game.scenes.setup_choices import DRAWN, HUMAN
from game.scenes.setup_seat import SeatOffer, SeatRow, SeatWords, shown_name
from game.tables.registry import has_cards, table_class
from game.widgets.base import Widget
from game.widgets.button import Button, IconButton
from game.widgets.choice import DropList, Option, Segments
from game.widgets.label import Label, Rule
from game.widgets.layout import Column, Row, Sized, grow
from game.widgets.scroll import Scroll
from game.widgets.text_field import TextField
from game.widgets.toggle import Toggle

if TYPE_CHECKING:
    from game.scenes.program import Program



class SetupScene(PageScene):
    """The set-up of one game, with the choices of the last time."""

    def __init__(self, program: Program, game_id: str) -> None:
        self._game = program.game(game_id)
        super().__init__(program, self._game.texts)
        self._info = self._game.info
        self._table = table_class(game_id)
        self._more_bots = False
        settings = program.settings
        kept = settings.set_ups.get(game_id)
        self.choices = (
            chosen.usual(self._info, settings.undo) if kept is None
            else chosen.remembered(self._info, kept, settings.undo)
        )
        if kept is None and settings.names:
            self.choices = self.choices.with_seat(0, name=settings.names[0])
        self._more_bots = any(seat.by == "random" for seat in self.choices.seats)
        self._build()

    # ---------------------------------------------------------------- building

    def _build(self) -> None:
        words = self.words
        self._rows = [self._seat_row(i) for i in range(len(self.choices.seats))]
        add = Button(words("setup.add_seat"), self._add, icon="ui/plus")
        add.name = "add-seat"
        if len(self.choices.seats) >= self._info.max_seats:
            add.enable(words("setup.too_many", game=words("name"), high=self._info.max_seats))
        more = Toggle(words("setup.more_bots"), self._more_bots, self._show_more_bots)
        more.name = "more-bots"
        seats = [Label(words("setup.seats"), "card"), *self._rows, Row([add, more], 24, wrap=True)]
        note = f"setup_note.seats_{len(self.choices.seats)}"
        if note in words:
            seats.append(Label(words(note), "small", colour="soft"))
        reset = Button(words("setup.reset"), self._reset, icon="ui/undo")
        reset.name = "reset"
        options = [*self._options(), Row([reset])]
        wide = Row([grow(Column(seats, 12)), Sized(Column(options, 14), 430, fixed=True)], 40, align="start")
        narrow = Column([*seats, Rule(), *options], 12)
        quick = Button(words("chooser.quick_start"), self._quick, "wood", single=True)
        quick.name, quick.tooltip = "quick-start", words("chooser.quick_start_tip")
        start = Button(words("setup.start"), self._start, "main", single=True)
        start.name = "start"
        body = Scroll(Adaptive(wide, narrow, 1180))
        self.show(words("setup.title", game=words("name")), body, self._left(), (quick, start), 1400, True)
        self.ui.set_focus(start)

    def _left(self) -> list[Widget]:
        """Back, and the cards of a game that has some."""
        if not has_cards(self._info.id):
            return [self.back_button()]
        cards = BriefButton(self.words("cards.button"), "ui/book", lambda: self.program.show_cards(self._info.id))
        cards.name = "cards"
        return [self.back_button(), cards]

    def _seat_row(self, index: int) -> SeatRow:
        words, seat = self.words, self.choices.seats[index]
        levels = [p for p in chosen.PLAYED_BY if p != "random" or self._more_bots]
        players = [
            Option(p, words(f"bot.{p}.name"), "ui/human" if p == HUMAN else "ui/bot", words(f"bot.{p}.help"))
            for p in levels
        ]
        colours = [Option(c, self._colour_words(c), self._badge(c)) for c in self._info.seat_colours]
        few = len(self.choices.seats) <= self._info.min_seats
        offer = SeatOffer(
            players, colours, {c: self._sheep(c) for c in self._info.seat_colours}, self._usual_name(index),
            words("setup.too_few", game=words("name"), low=self._info.min_seats) if few else "",
            words("setup.first_seat") if index == 0 else "",
        )
        tips = SeatWords(
            words("setup.name_tip"), words("setup.colour"), words("setup.move_up"), words("setup.remove_seat")
        )
        return SeatRow(
            index, seat, offer, tips, lambda field, value: self._seat_changed(index, field, value),
            (lambda: self._move_up(index), lambda: self._remove(index)),
        )

    def _options(self) -> list[Widget]:
        words = self.words
        parts: list[Widget] = [Label(words("setup.options"), "card")]
        self._first = DropList(self._beginners(), self.choices.first, self._first_chosen)
        self._first.name = "first"
        parts.append(_field(words("setup.first"), words("setup.first_tip"), self._first))
        for spec in self._info.options:
            offered = [Option(value, words(f"option.{spec.id}.choice.{value}")) for value in spec.choices]
            choice = Segments(offered, self.choices.options[spec.id], self._option_setter(spec.id))
            parts.append(_field(words(f"option.{spec.id}.name"), words(f"option.{spec.id}.help"), choice))
        policies = [Option(p, words(f"setup.undo_{p}")) for p in ("own_turn", "none")]
        undo = Segments(policies, self.choices.undo, self._undo_chosen)
        undo.name = "undo"
        parts.append(_field(words("setup.undo"), words("setup.undo_tip"), undo))
        self._seed = TextField(
            self.choices.seed, words("setup.seed_new"), chosen.LONGEST_SEED, self._seed_typed,
            accept=lambda c: c.isascii() and c.isdecimal(),
        )
        self._seed.name = "seed"
        die = IconButton("ui/die", words("setup.seed_dice"), self._dice, 40)
        die.name = "dice"
        tip = words("setup.seed_tip") + (" " + words("setup.seed_hidden") if self._info.hidden else "")
        parts.append(_field(words("setup.seed"), tip, Row([grow(Sized(self._seed, 160)), die], 8)))
        return parts

    def _colour_words(self, colour: str) -> str:
        symbol = self.words(f"seat_symbol.{self._table.badge_of(colour)}")
        return self.words("setup.colour_symbol", colour=self.words(f"colour.{colour}").capitalize(), symbol=symbol)

    def _badge(self, colour: str) -> str:
        return f"seats/seat-{self._table.badge_of(colour)}"

    def _sheep(self, colour: str) -> str:
        return f"sheep/sheep-{self._table.badge_of(colour)}-e"

    def _usual_name(self, index: int) -> str:
        seat = self.choices.seats[index]
        if seat.by == HUMAN:
            return self.words("seat.default_name", number=index + 1)
        return chosen.bot_called(seat, self.words)

    def _beginners(self) -> list[Option[int]]:
        seats = [
            Option(i, self.words("setup.first_is", name=shown_name(seat, self._usual_name(i))))
            for i, seat in enumerate(self.choices.seats)
        ]
        return [Option(DRAWN, self.words("setup.first_drawn")), *seats]

    # ---------------------------------------------------------------- changing

    def _seat_changed(self, index: int, field: str, value: str) -> None:
        self.choices = self.choices.with_seat(index, **{field: value})
        if field == "name":
            self._first.options = self._beginners()
            self._first.invalidate()
        else:
            self._rebuild(f"seat-{index}-{field}")

    def _first_chosen(self, seat: int) -> None:
        self.choices = replace(self.choices, first=seat)

    def _undo_chosen(self, policy: str) -> None:
        self.choices = replace(self.choices, undo=policy)

    def _seed_typed(self, seed: str) -> None:
        self.choices = replace(self.choices, seed=seed)

    def _option_setter(self, option: str) -> Callable[[str | int | bool], None]:
        def choose(value: str | int | bool) -> None:
            self.choices = replace(self.choices, options={**self.choices.options, option: value})

        return choose

    def _add(self) -> None:
        self.choices = self.choices.with_count(len(self.choices.seats) + 1, self._info.seat_colours)
        self._rebuild("add-seat")

    def _remove(self, index: int) -> None:
        self.choices = self.choices.without(index)
        self._rebuild("add-seat")

    def _move_up(self, index: int) -> None:
        self.choices = self.choices.swapped(index, index - 1)
        self._rebuild(f"seat-{index - 1}-up")

    def _show_more_bots(self, on: bool) -> None:
        self._more_bots = on
        if not on:
            for index, seat in enumerate(self.choices.seats):
                if seat.by == "random":
                    self.choices = self.choices.with_seat(index, by="easy")
        self._rebuild("more-bots")

    def _reset(self) -> None:
        self.choices = chosen.usual(self._info, self.program.settings.undo)
        self._more_bots = False
        self._rebuild("reset")

    def _dice(self) -> None:
        self._seed_typed(str(new_seed()))
        self._rebuild("dice")

    def _rebuild(self, focus: str) -> None:
        """Build the page anew and give the keyboard back to the widget of that name."""
        self._build()
        found = self.ui.find(focus)
        self.ui.set_focus(found)

    # ---------------------------------------------------------------- beginning

    def _quick(self) -> None:
        self.program.quick_start(self._game.id)

    def _start(self) -> None:
        seed = chosen.seed_of(self.choices.seed) if self.choices.seed else new_seed()
        if seed is None:
            self.note(self.words("setup.seed_wrong"))
            self.ui.set_focus(self._seed)
            return
        try:
            self.program.start_chosen(self._game.id, self.choices, seed)
        except BadPosition as error:
            self.note(plain(str(error)))


def _field(name: str, help_text: str, control: Widget) -> Widget:
    """A control under its name, with one line that explains it."""
    return Column([Label(name, "bold"), control, Label(help_text, "small", colour="soft")], 4)
