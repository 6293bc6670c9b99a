"""The page before a game: who sits where, who begins, options and seed; begins the game or says why it cannot."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from game.core.rules import BadPosition
from game.render.text_layout import plain
from game.scenes import setup_choices as chosen
from game.scenes.brief_button import BriefButton
from game.scenes.page import Adaptive, PageScene
from game.scenes.program import new_seed
from game.scenes.setup_choices import DRAWN, HUMAN, Choices
from game.scenes.setup_deal import DealRow
from game.scenes.setup_options import Field, Fold, OptionFields, PresetField, Standing, refused
from game.scenes.setup_pictured import Pictured
from game.scenes.setup_rows import settled
from game.scenes.setup_seat import SeatOffer, SeatRow, SeatWords, shown_name
from game.session import set_up
from game.session.aside import Aside
from game.session.deal import DealLook, can_be_measured, measured
from game.session.session import Start
from game.tables.registry import has_cards, table_class
from game.widgets.base import Widget
from game.widgets.button import Button, IconButton
from game.widgets.choice import DropList, Option
from game.widgets.label import Label, Rule
from game.widgets.layout import Column, Row, Sized, grow
from game.widgets.scroll import Scroll
from game.widgets.text_field import TextField
from game.widgets.toggle import Toggle

if TYPE_CHECKING:
    from game.scenes.library import Game
    from game.scenes.program import Program


class SetupScene(PageScene):
    """The set-up of one game, with the choices of the last time."""

    def __init__(self, program: Program, game_id: str) -> None:
        super().__init__(program)
        self._table = table_class(game_id)
        self._take(program.game(game_id))
        self._drawn = new_seed()
        self._gauge: Aside[DealLook | None] = Aside()
        self._more_bots = False
        self._more_options = False
        self._fold: Fold | None = None
        settings = program.settings
        kept = settings.set_ups.get(game_id)
        self.choices = (
            chosen.usual(self._info, settings.undo) if kept is None
            else settled(self._game, chosen.remembered(self._info, kept, settings.undo, self._data))
        )
        if kept is None and settings.names:
            self.choices = self.choices.with_seat(0, name=settings.names[0])
        self._more_bots = any(seat.by == "random" for seat in self.choices.seats)
        self._build()

    def resume(self) -> None:
        """See Scene: the data may have been read again on another page."""
        game = self.program.game(self._game.id)
        if game is self._game or game.data is None:
            return
        self._take(game)
        same = chosen.remembered(self._info, self.choices.to_dict(), self.choices.undo, self._data)
        self.choices = replace(settled(game, same), seed=self.choices.seed)
        self._rebuild("start")

    def _take(self, game: Game) -> None:
        """Work with the game's words and data as they are now."""
        self._game, self.words, self._info = game, game.texts, game.info
        self._data = game.data.config if game.data is not None else None
        self._pictured = Pictured(self.program, game, lambda: self.choices, self._pictured_chosen)

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
        options, last = self._options()
        offers = self._offers()
        groups, last = self._fields.others, [*last, Row([reset])]
        pictures = self._pictured.of_seats
        left = grow(Column([*seats, *groups] if pictures else [*seats, *offers, *groups], 14))
        right = [*offers, *options, *last] if pictures else [*options, *last]
        wide = Row([left, Sized(Column(right, 14), 430, fixed=True)], 40, align="start")
        narrow = Column([*seats, Rule(), *offers, *options, *groups, *last], 14)
        quick = Button(words("chooser.quick_start"), self._quick, "wood", single=True)
        quick.name, quick.tooltip = "quick-start", words("chooser.quick_start_tip")
        self._begin = Button(words("setup.start"), self._start, "main", single=True)
        self._begin.name = "start"
        # What seats choose for themselves stands beside each other only where there is room for its words.
        least, widest = (1500, 1760) if pictures else (1180, 1400)
        body = Scroll(Adaptive(wide, narrow, least))
        self.show(words("setup.title", game=words("name")), body, self._left(), (quick, self._begin), widest, True)
        self._weigh()
        self.ui.set_focus(self._begin)

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
            self._pictured.seat_row(index, words("setup.who", name=shown_name(seat, self._usual_name(index)))),
        )
        tips = SeatWords(
            words("setup.name_tip"), words("setup.colour"), words("setup.move_up"), words("setup.remove_seat")
        )
        return SeatRow(
            index, seat, offer, tips, lambda field, value: self._seat_changed(index, field, value),
            (lambda: self._move_up(index), lambda: self._remove(index)),
        )

    def _options(self) -> tuple[list[Widget], list[Widget]]:
        """What stands before the groups of options, and what after them."""
        words = self.words
        self._first = DropList(self._beginners(), self.choices.first, self._first_chosen)
        self._first.name = "first"
        pictured = self._pictured.widgets()
        self._fields: OptionFields = OptionFields(words, self._info, self.choices, self._option_chosen, pictured)
        self._seed = TextField(
            self.choices.seed, words("setup.seed_new"), chosen.LONGEST_SEED, self._seed_typed,
            accept=lambda c: c.isascii() and c.isdecimal(),
        )
        self._seed.name = "seed"
        die = IconButton("ui/die", words("setup.seed_dice"), self._dice, 40)
        die.name = "dice"
        tip = words("setup.seed_tip") + (" " + words("setup.seed_hidden") if self._info.hidden else "")
        seed = Field(words("setup.seed"), tip, Row([grow(Sized(self._seed, 160)), die], 8))
        first = Field(words("setup.first"), words("setup.first_tip"), self._first)
        first.visible = self._info.turns
        return [Label(words("setup.options"), "card"), first, *self._fields.own], [seed]

    def _offers(self) -> list[Widget]:
        """Ready choices and the deal, for games that have them."""
        words, presets = self.words, set_up.presets(self._info.id, self._data)
        self._presets = PresetField(words, presets, len(self.choices.seats), self._preset_chosen)
        self._deal = DealRow(self.words, self._gauge, self._deal_anew)
        self._presets.visible = bool(presets)
        more: list[Widget] = []
        self._fold = None
        if self._fields.more:
            opened = self._more_options or not self._presets.named(self.choices.options)
            self._fold = Fold(words("setup.more"), self._fields.more, opened, self._show_more)
            more = [self._fold]
        return [self._presets, *more, self._deal]

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
        self._weigh()

    def _seed_typed(self, seed: str) -> None:
        self.choices = replace(self.choices, seed=seed)
        self._weigh()

    def _option_chosen(self, field: str, option: str, value: str | int | bool) -> None:
        """One of the game's options, or, without one, a field of the choices."""
        new: Any = {**self.choices.options, option: value} if option else value
        self.choices = settled(self._game, replace(self.choices, **{field: new}))
        self._weigh()

    def _pictured_chosen(self, choices: Choices, focus: str) -> None:
        """Something with a picture; rows of seats are made anew, for what they offer may have changed."""
        self.choices = choices
        if focus:
            self._rebuild(focus)
        else:
            self._fields.show(self.choices)
            self._weigh()

    def _preset_chosen(self, name: str) -> None:
        if name in (presets := set_up.presets(self._info.id, self._data)):
            self.choices = replace(self.choices, options={**self.choices.options, **presets[name].options})
            self._fields.show(self.choices)
        elif self._fold is not None:
            self._fold.open()
        self._weigh()

    def _deal_anew(self) -> None:
        """Another deal; a seed that was typed gives way to one that is shown as well."""
        self._drawn = new_seed()
        if self.choices.seed:
            self._dice()
        self._weigh()

    def _weigh(self) -> None:
        """Say what there is to be said about the choices as they are."""
        seed = self._next_seed()
        seats = chosen.seats_of(self.choices, self.words)
        wished = chosen.options_of(self.choices, 0 if seed is None else seed, self._info)
        options = set_up.fitted(self._info.id, self._data, seats, wished)
        start = Start(seats, options, 0 if seed is None else seed)
        refusal = set_up.refusal(self._info.id, self._data, start)
        usual = set_up.suggested(self._info.id, self._data, len(seats))
        timed = set_up.timed(self._info.id, options)
        self._fields.tell(self.choices, Standing(len(seats), options, usual, refusal, timed))
        self._presets.follow(self.choices.options)
        self._pictured.follow()
        self._begin.enable(refused(refusal))
        measurable = can_be_measured(self._info.id) and seed is not None and refusal is None
        self._deal.ask(start if measurable else None, partial(measured, self._info.id, self._data))
        self.ui.wait_for(self._deal.tell if measurable else None)

    def _next_seed(self) -> int | None:
        """The seed of the game that Begin begins; None while something else is typed."""
        return chosen.seed_of(self.choices.seed) if self.choices.seed else self._drawn

    def _add(self) -> None:
        more = self.choices.with_count(len(self.choices.seats) + 1, self._info.seat_colours)
        self.choices = settled(self._game, more)
        self._rebuild("add-seat")

    def _remove(self, index: int) -> None:
        self.choices = settled(self._game, self.choices.without(index))
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

    def _show_more(self, on: bool) -> None:
        self._more_options = on

    def _reset(self) -> None:
        self.choices = chosen.usual(self._info, self.program.settings.undo)
        self._more_bots = self._more_options = False
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
        seed = self._next_seed()
        if seed is None:
            self.note(self.words("setup.seed_wrong"))
            self.ui.set_focus(self._seed)
            return
        try:
            self.program.start_chosen(self._game.id, self.choices, seed)
        except BadPosition as error:
            self.note(plain(str(error)))
