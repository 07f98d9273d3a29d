"""Which cells of a board are inside of a shape, and what cannot be a shape."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw

from mazarine.errors import GeneratorError, MazeFileError
from mazarine.lattice import LATTICES, Lattice
from mazarine.shapes import GALLERY, mask
from tests.refusals import refused


def pieces(inside: np.ndarray, lattice: Lattice) -> int:
    left, count = {tuple(place) for place in np.argwhere(inside).tolist()}, 0
    while left:
        waiting, count = [left.pop()], count + 1
        while waiting:
            row, col = waiting.pop()
            steps = (lattice.step(row, side) for side in lattice.sides if lattice.has_side(row, col, side))
            fresh = {(row + down, col + right) for down, right in steps} & left
            left -= fresh
            waiting += fresh
    return count


def picture(
    path: Path, *boxes: tuple[int, int, int, int], mode: str = "L", paper: object = 255, ink=0
) -> Path:
    image = Image.new(mode, (60, 60), paper)
    for box in boxes:
        image.paste(ink, box)
    image.save(path)
    return path


@pytest.mark.parametrize("lattice", LATTICES, ids=str)
@pytest.mark.parametrize("name", GALLERY)
@pytest.mark.parametrize("size", [(16, 16), (25, 40), (60, 60)], ids=str)
def test_shapes_of_the_gallery_are_one_piece_on_every_lattice(name, lattice, size):
    inside = mask(name, *size, lattice)
    assert inside.shape == size
    assert pieces(inside, lattice) == 1
    assert 0.1 < inside.mean() < 0.9


def test_a_disk_has_the_area_of_a_circle_and_is_symmetric():
    inside = mask("disk", 101, 101)
    assert inside.sum() == pytest.approx(np.pi * 101**2 / 4, rel=0.005)
    assert (inside == inside[::-1]).all()
    assert (inside == inside.T).all()


def test_a_disk_on_a_honeycomb_is_as_round_as_on_squares():
    lattice = LATTICES[1]
    rows, cols = np.nonzero(mask("disk", 90, 52, lattice))
    middles = lattice.geometry((0, 0)).middles(rows, cols)
    wide, high = np.ptp(middles, axis=0)
    assert wide == pytest.approx(high, rel=0.03)


def test_a_shape_keeps_its_proportions_on_a_wide_board():
    rows, cols = np.nonzero(mask("disk", 20, 60))
    assert (np.ptp(rows) + 1, np.ptp(cols) + 1, cols.min()) == (20, 20, 20)


def test_letters_are_joined_by_bridges():
    apart = np.array([[1, 1, 0, 0, 1, 1], [1, 1, 0, 0, 1, 1]], dtype=bool)
    assert mask(apart, 2, 6, join=True).sum() == 8 + 2
    assert pieces(mask("text:iÉ", 20, 40), LATTICES[0]) == 1
    assert mask("text:I", 40, 40, bold=True).sum() > 1.2 * mask("text:I", 40, 40).sum()


@pytest.mark.parametrize(("mode", "paper", "ink"), [
    ("L", 255, 0), ("L", 0, 255), ("RGB", (255, 255, 255), (255, 255, 120)), ("I;16", 0, 60_000),
    ("RGBA", (0, 0, 0, 0), (0, 0, 0, 255)), ("RGBA", (255, 255, 255, 0), (255, 255, 255, 255)),
])  # fmt: skip
def test_pictures_are_inside_where_they_are_opaque_or_not_like_their_border(tmp_path, mode, paper, ink):
    path = picture(tmp_path / "a.png", (10, 10, 50, 30), mode=mode, paper=paper, ink=ink)
    assert mask(path, 10, 20).all()
    assert mask(str(path), 20, 20).sum() == 200


def test_photographs_and_large_pictures_are_read(tmp_path):
    image = Image.new("RGB", (3000, 2500), "white")
    ImageDraw.Draw(image).ellipse((500, 250, 2500, 2250), fill="red")
    image.save(tmp_path / "disk.jpg")
    assert (mask(tmp_path / "disk.jpg", 30, 30) != mask("disk", 30, 30)).sum() <= 4


@pytest.mark.parametrize("lattice", ["square", "hexagon"])
def test_boards_without_room_are_refused_with_their_numbers(lattice):
    with refused(GeneratorError, "shape-without-ends", rows=1, cols=1, inside=1):
        mask("disk", 1, 1, lattice)
    with refused(GeneratorError, "shape-too-thin", rows=5, cols=5, inside=0, touched=5):
        mask("text:ABCDEFGHIJ", 5, 5, lattice)
    with refused(GeneratorError, "shape-in-pieces", pieces=5):
        mask(np.kron(np.eye(5), [[1, 0], [0, 0]]), 36, 36, lattice)
    with refused(GeneratorError, "too-many-pieces", most=100) as fault:
        mask((np.indices((60, 60)) % 3 == 0).all(axis=0), 180, 180, lattice, join=True)
    assert fault.value.fields["pieces"] == 400


def test_pieces_are_joined_on_hexagons_by_the_shortest_bridges():
    two = np.zeros((20, 20))
    two[2:8, 2:8] = two[12:18, 12:18] = 1
    apart, joined = mask("text:i", 20, 14, "hexagon"), mask(two, 40, 40, "hexagon", join=True)
    hexagon = next(it for it in LATTICES if it.odd_steps)
    assert pieces(apart, hexagon) == pieces(joined, hexagon) == 1


@pytest.mark.parametrize(("shape", "code"), [
    ("hart", "unknown-shape"), ("", "unknown-shape"), (3, "unknown-shape"), (None, "unknown-shape"),
    (np.ones((2, 0)), "unknown-shape"), (np.zeros((2, 2)), "picture-without-shape"),
    ("text:", "text-without-ink"), ("text: \n", "text-without-ink"), ("text:\uffff", "letter-without-font"),
    ("text:" + 101 * "A", "too-many-letters"),
])  # fmt: skip
def test_what_is_no_shape_is_refused(shape, code):
    with refused(GeneratorError, code):
        mask(shape, 20, 20)


def test_a_font_that_is_not_there_is_refused():
    with refused(GeneratorError, "unknown-font"):
        mask("text:A", 20, 20, font="no-such-font.ttf")


def test_pictures_that_cannot_be_read_are_refused(tmp_path):
    blank = picture(tmp_path / "blank.png")
    with refused(GeneratorError, "picture-without-shape", pixels=3600):
        mask(blank, 20, 20)
    with refused(GeneratorError, "picture-without-shape"):
        mask(picture(tmp_path / "clear.png", mode="RGBA", paper=(9, 9, 9, 0)), 20, 20)
    Image.new("1", (9000, 9000), 1).save(tmp_path / "huge.png")
    with refused(MazeFileError, "picture-too-large", width=9000, height=9000):
        mask(tmp_path / "huge.png", 20, 20)
    (tmp_path / "not.png").write_text("hello")
    with refused(MazeFileError, "unknown-picture"):
        mask(tmp_path / "not.png", 20, 20)
    (tmp_path / "cut.png").write_bytes(blank.read_bytes()[:60])
    with pytest.raises(MazeFileError):
        mask(tmp_path / "cut.png", 20, 20)
    with refused(MazeFileError, "file-missing"):
        mask(tmp_path / "missing.png", 20, 20)
