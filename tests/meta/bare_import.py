"""Imports every module of the program on its own and prints, as JSON, whatever work that did.

Run by test_import.py in a process without a screen and with a home that cannot be written to. Each module is
imported with all others of its package forgotten, so that none depends on the order in which another was loaded;
between packages the contracts on layers leave no cycles to be found.
"""

from __future__ import annotations

import json
import sys
import threading

WATCHED = ("open", "os.mkdir", "os.rename", "os.remove", "os.rmdir", "socket.connect", "socket.bind")
STARTS = ("subprocess.Popen", "os.system", "os.exec", "os.fork", "os.posix_spawn")
READ_MODES = (None, "r", "rb", "rt")

work: list[str] = []
current = ""


def watch(event: str, args: tuple[object, ...]) -> None:
    """Note what a module does beyond defining things. Files may be read: Python itself reads modules."""
    if event not in WATCHED and event not in STARTS:
        return
    if event == "open":
        flags = args[2] if len(args) > 2 and isinstance(args[2], int) else 0
        if args[1] in READ_MODES and not flags & 0o3:
            return
    work.append(f"{current}: {event} {args[0]!r}")


def main(modules: list[str]) -> None:
    """Import the modules one by one and report."""
    global current
    sys.dont_write_bytecode = True
    sys.addaudithook(watch)
    for current in modules:
        package = current.rpartition(".")[0] + "."
        for name in [n for n in sys.modules if n == current or n.startswith(package)]:
            del sys.modules[name]
        try:
            __import__(current)
        except Exception as error:
            work.append(f"{current}: {type(error).__name__}: {error}")
        pygame = sys.modules.get("pygame")
        if pygame is not None and (pygame.display.get_init() or pygame.mixer.get_init() or pygame.font.get_init()):
            work.append(f"{current}: started a part of pygame")
            pygame.quit()
        if threading.active_count() > 1:
            work.append(f"{current}: started a thread")
            break
    print(json.dumps(work))


if __name__ == "__main__":
    main(sys.argv[1:])
