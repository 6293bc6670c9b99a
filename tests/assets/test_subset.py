"""Every picture keeps to what the picture reader can draw; anything else would vanish or turn grey unseen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.assets.drawings import IMAGES, faults, files

GOOD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><linearGradient id="a" '
    'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="9"><stop offset="0" stop-color="#fff"/>'
    '</linearGradient></defs><rect width="9" height="9" fill="url(#a)" stroke="none"/></svg>'
)


@pytest.mark.parametrize("file", files(), ids=lambda file: file.relative_to(IMAGES).as_posix())
def test_a_picture_keeps_to_the_subset(file: Path) -> None:
    assert faults(file.read_text("utf-8")) == []


def test_good_text_has_no_faults() -> None:
    assert faults(GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("<rect", "<text>a</text><rect", "<text> is not drawn"),
        ("<rect", '<use href="#a"/><rect', "<use> is not drawn"),
        ("<rect", "<svg/><rect", "<svg> inside <svg> is not drawn"),
        ("<rect", '<g filter="url(#a)"/><rect', "the attribute filter is not understood"),
        ("<rect", '<rect style="fill:red"', "the attribute style is not understood"),
        ('stroke="none"', 'stroke="orange"', 'the colour "orange" becomes grey'),
        ('stroke="none"', 'stroke="#11223344"', 'the colour "#11223344" becomes grey'),
        ('stroke="none"', 'stroke="currentColor"', 'the colour "currentColor" becomes grey'),
        ('gradientUnits="userSpaceOnUse" ', "", 'gradient "a" is not in user units'),
        ('fill="url(#a)"', 'fill="url(#b)"', 'the gradient "b" does not exist'),
        ('viewBox="0 0 9 9"', "", "the picture has no viewBox"),
    ],
)
def test_a_planted_fault_is_found(old: str, new: str, fault: str) -> None:
    assert fault in faults(GOOD.replace(old, new, 1))
