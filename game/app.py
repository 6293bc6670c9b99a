"""Opens the window and runs it to the end: the one place where everything is put together.

The order is what people feel: the window first, the first picture with a handful of words, then everything else.
"""

from __future__ import annotations

import gc
import sys
import threading
from typing import TYPE_CHECKING

from game.content.first_words import first_words
from game.core.texts import Texts
from game.persist.places import Places, find_places
from game.persist.settings import Settings, WindowPlace, load_settings, load_window, save_window
from game.persist.single import SingleCopy
from game.platform.window import NoDisplay, Placement, Window, prepare_environment
from game.roots import program_root
from game.rules.registry import GAME_IDS
from game.scenes.library import Library

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.launch import LaunchOptions
    from game.platform.frame import FrameLoop
    from game.scenes.program import Program
    from game.scenes.shell import Shell

FIRST_GROUPS = ("program", "title", "common", "loading", "crash", "start")
LOOKS_PER_SECOND = 2


def run(options: LaunchOptions) -> int:
    """Run the program; 0 when it was left, 1 when it could not go on, 2 when there is no screen."""
    root = program_root()
    words = _words(root)
    places = find_places()
    copy = SingleCopy(places)
    if not copy.claim():
        print(words("start.already_running"))
        return 0
    try:
        return _run(options, root, words, places, copy)
    except NoDisplay as error:
        print(error, file=sys.stderr)
        return NoDisplay.EXIT_CODE
    finally:
        copy.release()


def _run(options: LaunchOptions, root: Path, words: Texts, places: Places, copy: SingleCopy) -> int:
    settings, note = load_settings(places)
    prepare_environment()
    window = Window(_placement(options, settings, load_window(places)))
    from game.platform.frame import FrameLoop
    from game.scenes.shell import Shell

    program = make_program(window, root, words, places, settings)
    if note:
        program.notes.append(note)
    shell = Shell(program)
    loop = FrameLoop(window, shell)
    program.services.leave = loop.stop
    program.services.background.append(program.poll)
    loop.hooks.append(_raiser(copy, window))
    _trace(loop, program)
    loop.after_first_frame.append(_collect_from_now_on)
    loop.after_first_frame.append(program.after_first_frame)
    loop.after_first_frame.append(lambda: _go_where_asked(options, program))
    _hear_of_mistakes(shell)
    from game.scenes.title import TitleScene

    program.services.stack.push(TitleScene(program))
    program.services.stack.apply_changes()
    try:
        loop.run()
    except Exception as error:
        print(_last_words(words, shell.report(error)), file=sys.stderr)
        return 1
    finally:
        _leave(program, places, options)
    return 0


def make_program(window: Window, root: Path, words: Texts, places: Places, settings: Settings) -> Program:
    """The program in an open window, with an empty stack; also for tests and picture tools."""
    from game.platform.assets import Assets
    from game.platform.audio import Audio
    from game.scenes.program import Program
    from game.scenes.services import Services

    assets = Assets(root)
    audio = Audio(root, assets.report)
    services = Services(window, assets, audio, words, settings)
    audio.set_volumes(settings.effects_volume, settings.music_volume, settings.timer_loudness, settings.muted)
    library = Library(root / "data", places.mods, GAME_IDS, settings.language)
    return Program(services, places, settings, library)


def _words(root: Path) -> Texts:
    """What the first picture says, before the texts have been read properly."""
    patterns = dict(first_words(root / "data" / "common" / "text" / "en.yaml", FIRST_GROUPS))
    for game_id in GAME_IDS:
        own = first_words(root / "data" / game_id / "text" / "en.yaml", ("name",))
        patterns |= {f"game.{game_id}.{key}": pattern for key, pattern in own.items()}
    return Texts(patterns)


def _placement(options: LaunchOptions, settings: Settings, place: WindowPlace) -> Placement:
    full = settings.full_screen and not options.windowed and options.size is None
    if options.size is not None:
        return Placement(options.size)
    return Placement(place.size, place.position, place.maximised, full)


def _go_where_asked(options: LaunchOptions, program: Program) -> None:
    """What the command line wants to see instead of the title."""
    if options.show_problems:
        program.show_problems()
    elif options.load is not None:
        save = program.saves.find(options.load)
        if save is None:
            program.tell(program.services.texts("start.no_such_save"))
        else:
            program.resume(save)
    elif options.game is not None:
        if options.game in program.library.game_ids:
            program.show_setup(options.game)
        else:
            program.tell(program.services.texts("start.no_such_game"))


def _collect_from_now_on() -> None:
    """The collector, put off by the command line until now, leaves alone what the start has made."""
    gc.freeze()
    gc.enable()


def _raiser(copy: SingleCopy, window: Window) -> Callable[[], None]:
    """Looks a few times a second whether another start wants this window to come to the front."""
    import time

    last = 0.0

    def look() -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= 1 / LOOKS_PER_SECOND:
            last = now
            if copy.raise_wanted():
                window.to_front()

    return look


def _trace(loop: FrameLoop, program: Program) -> None:
    from game.scenes import tracing

    if tracing.wanted():
        tracer = tracing.Tracer(program.services.stack, lambda: loop.frames)
        loop.after_first_frame.append(tracer.first_frame)
        loop.hooks.append(tracer.look)


def _hear_of_mistakes(shell: Shell) -> None:
    """Mistakes outside the loop (threads, shut-down) leave a report too."""
    main_hook, thread_hook = sys.excepthook, threading.excepthook

    def on_main(kind: type[BaseException], error: BaseException, trace: object) -> None:
        shell.report(error)
        main_hook(kind, error, error.__traceback__)

    def on_thread(args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            shell.report(args.exc_value)
        thread_hook(args)

    sys.excepthook, threading.excepthook = on_main, on_thread


def _last_words(words: Texts, report: Path | str) -> str:
    return "\n".join((words("crash.title"), words("crash.saved"), str(report)))


def _leave(program: Program, places: Places, options: LaunchOptions) -> None:
    """Remember where the window was, let go of everything."""
    window = program.services.window
    if options.size is None:
        at = window.placement()
        save_window(places, WindowPlace(at.size, at.position, at.maximised))
    program.close_session()
    program.services.stack.close()
    program.close()
    program.services.audio.close()
    window.close()
