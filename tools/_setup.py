"""Sets up `.venv` from a lock file; shared by play.py and check.py.

Standard library only, and written so that Pythons far too old can still read it and say what is wrong: no
annotations, no f-strings, nothing newer than what they know.
"""

from __future__ import print_function

import compileall
import hashlib
import os
import shutil
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
STAMP = os.path.join(VENV, "sheepfold-setup.txt")
PLAY_LOCK = "requirements.lock"
DEV_LOCK = "requirements-dev.lock"
OLDEST = (3, 11)

# A caller's own Python settings must not reach the new environment; index and proxy settings must.
UNWANTED = ("PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_USER", "PIP_PREFIX", "PIP_ROOT")


class SetupError(Exception):
    """Something the person at the keyboard can mend; the text says what and how."""


def venv_python():
    """The path of the environment's Python."""
    if os.name == "nt":
        return os.path.join(VENV, "Scripts", "python.exe")
    return os.path.join(VENV, "bin", "python")


def child_environment():
    """The environment for everything that runs inside `.venv`."""
    return {name: value for name, value in os.environ.items() if name not in UNWANTED}


def set_up(lock_name):
    """Make `.venv` hold what `lock_name` asks for; quick when it does already. Raises SetupError."""
    check_python()
    if lock_name in installed_locks():
        return
    with OnlyOne():
        # Another start may have done it while this one waited.
        if lock_name not in installed_locks():
            _install(lock_name)


def check_python():
    """Raise SetupError for a Python that cannot run the program or make an environment."""
    if sys.version_info[:2] < OLDEST:
        raise SetupError(
            "Sheepfold needs Python %d.%d or newer; this is Python %s (%s).\n"
            "Install a newer Python and start this file with it, for example: python%d.%d %s"
            % (OLDEST + (sys.version.split()[0], sys.executable) + OLDEST + (os.path.relpath(sys.argv[0]),))
        )


def installed_locks():
    """The names of the lock files whose present content is installed for this Python in this folder."""
    try:
        with open(STAMP) as stamp:
            lines = stamp.read().splitlines()
    except (OSError, IOError):
        return []
    if not os.path.exists(venv_python()):
        return []
    return [name for name in (PLAY_LOCK, DEV_LOCK) if fingerprint(name) in lines]


def fingerprint(lock_name):
    """One line that changes with the lock, the Python and the folder."""
    with open(os.path.join(ROOT, lock_name), "rb") as lock:
        content = lock.read()
    seed = content + sys.version.encode("utf-8") + os.fsencode(ROOT)
    return lock_name + " " + hashlib.sha256(seed).hexdigest()


def _install(lock_name):
    started = time.time()
    print("Setting up Sheepfold in %s (once; this needs the network) ..." % VENV, flush=True)
    try:
        # Any stamp means a sound environment, to which the larger lock only adds.
        if not (installed_locks() and lock_name == DEV_LOCK):
            _make_environment()
        _install_packages(lock_name)
        # Relative, because this file cannot hold the letters of every script on every system.
        _write(os.path.join(_site_packages(), "sheepfold.pth"), os.path.relpath(ROOT, _site_packages()) + "\n")
        # The first start should not have to do this, nor every start where nothing can be written later.
        compileall.compile_dir(os.path.join(ROOT, "game"), quiet=2)
        # Written last, so that a set-up that was cut short is begun anew.
        locks = (PLAY_LOCK, DEV_LOCK) if lock_name == DEV_LOCK else (PLAY_LOCK,)
        _write(STAMP, "".join(fingerprint(name) + "\n" for name in locks))
    except OSError as error:
        raise SetupError(
            "Setting up failed: %s.\nSheepfold must be able to write to its own folder, and the disk must "
            "have about 200 MB free: %s" % (error, ROOT)
        )
    print("Set up in %.0f seconds." % (time.time() - started), flush=True)


def _make_environment():
    try:
        import ensurepip  # noqa: F401
        import venv
    except ImportError:
        raise SetupError(
            "This Python (%s) came without its venv and ensurepip modules, which are needed once.\n"
            "  Debian, Ubuntu:  sudo apt install python3-venv\n"
            "  elsewhere:       install Python from the system's package manager or its own installer\n"
            "Then start again." % sys.executable
        )
    if os.path.isdir(VENV):
        shutil.rmtree(VENV)
    try:
        venv.EnvBuilder(with_pip=True, symlinks=os.name != "nt").create(VENV)
    except subprocess.CalledProcessError as error:
        shutil.rmtree(VENV, ignore_errors=True)
        raise SetupError(
            "This Python (%s) could not make an environment in %s (%s).\n"
            "On Debian and Ubuntu 'sudo apt install python3-venv' mends it." % (sys.executable, VENV, error)
        )


def _install_packages(lock_name):
    command = [
        venv_python(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input",
        "--retries", "2", "--only-binary=:all:", "--no-deps", "--require-hashes", "-r",
        os.path.join(ROOT, lock_name),
    ]  # fmt: skip
    if subprocess.call(command, env=child_environment()) != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        raise SetupError(
            "Installing the packages named in %s failed; pip says why above.\n"
            "Most often there is no network: this first set-up needs it once. Then start again." % lock_name
        )


def _site_packages():
    # Told relatively, so that no letter of the folder's own path has to pass through a pipe.
    code = "import os, sys, sysconfig; print(os.path.relpath(sysconfig.get_path('purelib'), sys.prefix))"
    output = subprocess.check_output([venv_python(), "-c", code], env=child_environment())
    return os.path.join(VENV, output.decode("ascii").strip())


def _write(path, text):
    with open(path, "w") as file:
        file.write(text)


class OnlyOne:
    """While inside, no other process sets up this folder; the system frees it when a process dies."""

    def __enter__(self):
        try:
            self.file = open(os.path.join(ROOT, ".venv.lock"), "w")
        except OSError as error:
            raise SetupError(
                "Sheepfold cannot write to its own folder %s (%s).\n"
                "Copy the folder to a place of yours and start it there." % (ROOT, error)
            )
        if os.name == "nt":
            import msvcrt

            while True:
                try:
                    msvcrt.locking(self.file.fileno(), msvcrt.LK_LOCK, 1)
                    break
                except OSError:  # it gives up after ten seconds; a set-up may take longer
                    pass
        else:
            import fcntl

            fcntl.flock(self.file, fcntl.LOCK_EX)
        return self

    def __exit__(self, *exc_info):
        self.file.close()


def die(message):
    """Say what is wrong and end with exit code 2; a window that closes at once waits to be read."""
    print("\n%s" % message, file=sys.stderr)
    opened_by_double_click = os.name == "nt" and "PROMPT" not in os.environ and sys.stdin is not None
    if opened_by_double_click and sys.stdin.isatty():
        input("\nPress Enter to close this window.")
    sys.exit(2)
