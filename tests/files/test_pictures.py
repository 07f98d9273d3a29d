"""Pictures of mazes: each look that programs and cameras give them, and what is read then."""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image, ImageChops, ImageDraw

from mazarine.errors import MazeFileError
from mazarine.files import ReadOptions, identify, read
from mazarine.files.pictures import loading
from mazarine.files.pictures.messages import PictureNote
from mazarine.files.pictures.tones import otsu
from mazarine.maze import MarkerKind, Maze
from mazarine.maze.codes import Matter
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message
from tests.files.rendered_pictures import (
    Look,
    Shown,
    draw,
    hand_drawn,
    leaning,
    random_picture,
    shown,
    way_through,
)
from tests.refusals import refused

_BLUE, _RED, _GREEN, _GRAY = (33, 33, 222), (230, 30, 30), (0, 200, 0), (128, 128, 128)
_BLACK, _WHITE = (0, 0, 0), (255, 255, 255)
_SMALL = 12
_SEEDS = (0, 5, 12, 13, 29, 35)


def _rng() -> np.random.Generator:
    return np.random.default_rng(5)


def _saved(image: Image.Image, path: Path, **how: object) -> Path:
    image.save(path, **how)
    return path


def _rock(maze: Maze) -> NDArray[np.bool_]:
    rock: NDArray[np.bool_] = maze.cells[0] >> 1 == Matter.ROCK
    return rock


def _require(maze: Maze, picture: Shown, *, is_block: bool) -> None:
    """Require every wall of the maze that a picture shows, and no other."""
    if is_block:
        assert np.array_equal(_rock(maze), picture.rock)
        return
    positions = WallPositions.of(maze)
    assert not _rock(maze).any()
    assert np.array_equal(positions.flat, picture.positions.flat)
    assert np.array_equal(positions.upright, picture.positions.upright)


_GRADIENT = {
    (row, col): (255 - 15 * row, 255, 255 - 15 * col) for row in range(_SMALL) for col in range(_SMALL)
}
_LOOKS = {
    "thin lines, sharp, at the rim": Look(cell=(16, 16), wall=2, margin=(0, 0), is_smooth=False),
    "hairlines, sharp": Look(cell=(16, 16), wall=1, margin=(2, 2), is_smooth=False),
    "cells of parts of pixels": Look(cell=(17.3, 21.7), wall=1.4, margin=(10, 13)),
    "small cells": Look(cell=(5, 5), wall=1, is_smooth=False),
    "gray ink": Look(wall=1, ink=(170, 170, 170), quality=80),
    "walls of a third": Look(cell=(30, 30), wall=10, quality=75),
    "walls wider than corridors": Look(cell=(20, 20), wall=12, margin=(25, 25)),
    "light on dark": Look(ink=_WHITE, paper=_BLACK, is_smooth=False),
    "light on dark blue": Look(ink=_WHITE, paper=(20, 20, 60)),
    "colored floor": Look(paper=(120, 200, 255), around=_WHITE),
    "colors by distance": Look(spots=_GRADIENT),
    "turned by 2.5 degrees": Look(cell=(25, 25), wall=3, angle=2.5, quality=70),
    "turned by 2.5 degrees the other way": Look(cell=(25, 25), wall=3, angle=-2.5, quality=70),
    "noise": Look(noise=25, wall=3),
    "blocks": Look(cell=(11.7, 11.7), is_block=True),
    "blocks that are not square": Look(cell=(9.3, 14.2), is_block=True, quality=60),
    "light blocks": Look(cell=(11, 11), is_block=True, ink=(240, 240, 240), paper=(10, 10, 10)),
    "blocks on a dark ground": Look(cell=(11, 11), is_block=True, margin=(20, 20), around=_BLACK),
    "blue blocks": Look(cell=(11, 11), is_block=True, ink=_BLUE, paper=_BLACK, quality=70),
    "blocks of a color map": Look(
        cell=(11, 11), is_block=True, ink=(68, 1, 84), paper=(253, 231, 37), around=_WHITE
    ),
    "blocks with light grid lines": Look(cell=(17, 17), is_block=True, hairline=(200, 200, 200)),
    "blocks with dark grid lines": Look(cell=(17, 17), is_block=True, hairline=(90, 90, 90), is_smooth=False),
    "blocks with black grid lines": Look(cell=(17, 17), is_block=True, hairline=_BLACK),
}  # fmt: skip


@pytest.mark.parametrize("look", _LOOKS.values(), ids=_LOOKS.keys())
def test_each_wall_of_a_drawing_is_found(tmp_path: Path, look: Look) -> None:
    picture = shown("stack", _SMALL, _SMALL, 7, has_entrances=True)
    path = _saved(draw(picture, look, _rng()), tmp_path / "a.png")
    notes: list[Message] = []
    maze = read(path, notes=notes)
    _require(maze, picture, is_block=look.is_block)
    found = PictureNote.BLOCKS_FOUND if look.is_block else PictureNote.THIN_FOUND
    assert [note.code for note in notes] == [found.code, PictureNote.CHOICES.code]


@pytest.mark.parametrize(("rows", "cols"), [(2, 2), (3, 4), (2, 9), (40, 7)])
def test_small_and_long_mazes_are_found(tmp_path: Path, rows: int, cols: int) -> None:
    picture = shown("prim", rows, cols, 3, has_entrances=False)
    for wall in (1.0, 5.0):
        path = _saved(draw(picture, Look(cell=(30, 30), wall=wall), _rng()), tmp_path / "a.png")
        _require(read(path), picture, is_block=False)


@pytest.mark.parametrize("seed", _SEEDS)
def test_noisy_turned_pictures_are_read_without_a_wrong_wall(tmp_path: Path, seed: int) -> None:
    picture, look, image = random_picture(seed)
    maze = read(_saved(image, tmp_path / "a.png"))
    _require(maze, picture, is_block=look.is_block)


@pytest.mark.parametrize("suffix", ["jpg", "gif", "bmp", "webp", "pgm", "ppm", "tif", "png"])
@pytest.mark.parametrize("is_block", [False, True])
def test_every_kind_of_picture_is_found_whatever_its_name(
    tmp_path: Path, suffix: str, is_block: bool
) -> None:
    picture = shown("stack", 8, 9, 2, has_entrances=True)
    look = Look(cell=(16, 16), is_block=is_block, is_smooth=False)
    image = draw(picture, look, _rng())
    path = _saved(image.convert("L") if suffix == "pgm" else image, tmp_path / f"a.{suffix}")
    path = path.rename(tmp_path / "maze.txt")
    assert identify(path).name == "picture"
    _require(read(path), picture, is_block=is_block)


def test_two_levels_of_pixels_in_pbm_and_sixteen_bits_are_read(tmp_path: Path) -> None:
    picture = shown("stack", 8, 9, 2, has_entrances=True)
    gray = np.asarray(draw(picture, Look(), _rng()).convert("L"))
    _saved(Image.fromarray(gray > 127), tmp_path / "a.pbm")
    _saved(Image.fromarray(gray.astype(np.uint16) * 200), tmp_path / "a.tif")
    for name in ("a.pbm", "a.tif"):
        _require(read(tmp_path / name), picture, is_block=False)


def test_squares_of_pixels_are_cells_in_pictures_without_loss(tmp_path: Path) -> None:
    rock = np.random.default_rng(2).random((40, 50)) < 0.5
    for suffix, size in (("gif", 1), ("bmp", 3), ("pgm", 1), ("tif", 2), ("png", 1)):
        pixels = np.kron(np.where(rock, 0, 255), np.ones((size, size))).astype(np.uint8)
        path = _saved(Image.fromarray(pixels), tmp_path / f"a.{suffix}")
        assert np.array_equal(_rock(read(path)), rock)


@pytest.mark.parametrize("is_light", [False, True])
def test_lines_on_nothing_are_seen_on_paper(tmp_path: Path, is_light: bool) -> None:
    picture = shown("stack", 8, 9, 2, has_entrances=False)
    gray = draw(picture, Look(), _rng()).convert("L")
    ink = Image.new("L", gray.size, 255 if is_light else 0)
    image = Image.merge("LA", (ink, gray.point(lambda value: 255 - value)))
    _require(read(_saved(image.convert("RGBA"), tmp_path / "a.png")), picture, is_block=False)


def test_a_picture_is_turned_as_its_camera_says(tmp_path: Path) -> None:
    picture = shown("stack", 8, 11, 2, has_entrances=False)
    image = draw(picture, Look(), _rng())
    exif = Image.Exif()
    exif[0x0112] = 6
    _saved(image.rotate(90, expand=True), tmp_path / "a.jpg", exif=exif, quality=90)
    _require(read(tmp_path / "a.jpg"), picture, is_block=False)


def test_only_the_last_frame_is_read_and_this_is_said(tmp_path: Path) -> None:
    first, second = (shown("stack", 8, 8, seed, has_entrances=False) for seed in (1, 2))
    frames = [draw(picture, Look(), _rng()) for picture in (first, second)]
    path = _saved(frames[0], tmp_path / "a.gif", save_all=True, append_images=frames[1:])
    notes: list[Message] = []
    _require(read(path, notes=notes), second, is_block=False)
    assert "last-frame" in [note.code for note in notes]


def _ends(maze: Maze) -> dict[MarkerKind, tuple[int, int]]:
    kinds = (MarkerKind.START, MarkerKind.GOAL)
    return {marker.kind: (marker.cell[1], marker.cell[2]) for marker in maze.markers if marker.kind in kinds}


@pytest.mark.parametrize("is_block", [False, True])
@pytest.mark.parametrize("is_dark", [False, True])
def test_a_green_and_a_red_cell_are_start_and_goal(tmp_path: Path, is_block: bool, is_dark: bool) -> None:
    picture = shown("stack", 9, 9, 4, has_entrances=False)
    ink, paper = (_WHITE, _BLACK) if is_dark else (_BLACK, _WHITE)
    last = 17 if is_block else 8
    spots = {(1, 1): _GREEN, (last, last): _RED} if is_block else {(0, 0): _GREEN, (8, 8): _RED}
    look = Look(is_block=is_block, spots=spots, ink=ink, paper=paper, quality=80)
    notes: list[Message] = []
    maze = read(_saved(draw(picture, look, _rng()), tmp_path / "a.png"), notes=notes)
    _require(maze, picture, is_block=is_block)
    start, goal = spots
    assert _ends(maze) == {MarkerKind.START: start, MarkerKind.GOAL: goal}
    assert "ends-guessed" not in [note.code for note in notes]


def test_other_colors_are_a_guess_that_is_said(tmp_path: Path) -> None:
    picture = shown("stack", 9, 9, 4, has_entrances=False)
    look = Look(spots={(0, 0): (255, 200, 0), (8, 8): (200, 0, 255)})
    notes: list[Message] = []
    maze = read(_saved(draw(picture, look, _rng()), tmp_path / "a.png"), notes=notes)
    assert _ends(maze) == {MarkerKind.START: (0, 0), MarkerKind.GOAL: (8, 8)}
    assert "ends-guessed" in [note.code for note in notes]


@pytest.mark.parametrize("color", [_RED, (0, 0, 255), (0, 180, 0)])
def test_a_way_drawn_in_color_is_left_out_and_its_round_ends_are_not(
    tmp_path: Path, color: tuple[int, int, int]
) -> None:
    picture = shown("stack", _SMALL, _SMALL, 11, has_entrances=True)
    look = Look(cell=(24, 24), wall=2)
    image = draw(picture, look, _rng())
    pen = ImageDraw.Draw(image)
    points = [(10 + 1 + 24 * col + 12, 10 + 1 + 24 * row + 12) for row, col in way_through(picture)]
    pen.line(points, fill=color, width=4)
    for (x, y), spot in ((points[0], (0, 220, 60)), (points[-1], (240, 20, 60))):
        pen.ellipse((x - 8, y - 8, x + 8, y + 8), fill=spot)
    maze = read(_saved(image, tmp_path / "a.jpg", quality=85))
    _require(maze, picture, is_block=False)
    assert _ends(maze) == {MarkerKind.START: (0, 0), MarkerKind.GOAL: (_SMALL - 1, _SMALL - 1)}


def test_letters_in_cells_and_a_title_are_left_out_and_this_is_said(tmp_path: Path) -> None:
    picture = shown("stack", 15, 15, 4, has_entrances=False)
    image = draw(picture, Look(cell=(23.7, 23.7), wall=1.5, margin=(60, 60)), _rng())
    pen = ImageDraw.Draw(image)
    pen.text((150, 20), "Maze 15 x 15, generated", fill=_BLACK)
    pen.text((69, 66), "S", fill=_BLACK)
    notes: list[Message] = []
    _require(read(_saved(image, tmp_path / "a.png"), notes=notes), picture, is_block=False)
    assert "drawings-left-out" in [note.code for note in notes]


def test_a_border_that_is_not_drawn_is_closed_and_this_is_said(tmp_path: Path) -> None:
    picture = shown("stack", 10, 10, 1, has_entrances=False)
    open_ = WallPositions(picture.positions.flat.copy(), picture.positions.upright.copy())
    open_.flat[[0, -1]] = False
    open_.upright[:, [0, -1]] = False
    notes: list[Message] = []
    image = draw(Shown(open_, picture.rock), Look(), _rng())
    _require(read(_saved(image, tmp_path / "a.png"), notes=notes), picture, is_block=False)
    assert "border-not-drawn" in [note.code for note in notes]


def test_a_drawing_by_hand_in_uneven_light_is_read(tmp_path: Path) -> None:
    picture = shown("stack", 7, 8, 13, has_entrances=False)
    _require(read(_saved(hand_drawn(picture, _rng()), tmp_path / "a.jpg")), picture, is_block=False)


def test_corners_make_a_photograph_straight(tmp_path: Path) -> None:
    picture = shown("stack", 9, 9, 14, has_entrances=False)
    look = Look(cell=(40, 40), wall=4, margin=(40, 40))
    image, corners = leaning(draw(picture, look, _rng()), look)
    first, second, third, fourth = corners
    options = ReadOptions(corners=(first, second, third, fourth))
    path = _saved(image, tmp_path / "a.jpg", quality=80)
    _require(read(path, options=options), picture, is_block=False)


# What the user says


@pytest.mark.parametrize("is_block", [False, True])
def test_the_number_of_cells_and_the_walls_can_be_said(tmp_path: Path, is_block: bool) -> None:
    picture = shown("stack", 8, 9, 2, has_entrances=True)
    path = _saved(draw(picture, Look(is_block=is_block), _rng()), tmp_path / "a.jpg")
    for walls in ("thin", "block"):
        cells = (8, 9) if walls == "thin" else (17, 19)
        if is_block:
            _require(read(path, options=ReadOptions(walls=walls)), picture, is_block=walls == "block")
        if is_block or walls == "thin":
            maze = read(path, options=ReadOptions(cells=cells))
            _require(maze, picture, is_block=walls == "block")
        other = (cells[0] + 3, cells[1] + 2)
        assert read(path, options=ReadOptions(cells=other, walls=walls)).shape == (1, *other)


def test_the_threshold_separates_ink_from_a_gray_print(tmp_path: Path) -> None:
    picture = shown("stack", 8, 9, 2, has_entrances=False)
    image = draw(picture, Look(ink=(60, 60, 60)), _rng())
    print_ = Image.new("RGB", image.size, _WHITE)
    pen = ImageDraw.Draw(print_)
    for at in range(0, image.width, 7):
        pen.line((at, 0, at, image.height), fill=(150, 150, 150), width=3)
    path = _saved(ImageChops.darker(image, print_), tmp_path / "a.png")
    _require(read(path, options=ReadOptions(threshold=100)), picture, is_block=False)


# What is refused


def _noise() -> Image.Image:
    return Image.fromarray(_rng().integers(0, 256, (300, 300, 3)).astype(np.uint8))


def _shades() -> Image.Image:
    rows, cols = np.mgrid[:300, :400]
    return Image.fromarray((128 + 60 * np.sin(rows / 40) + 60 * np.cos(cols / 55)).astype(np.uint8))


def _rings() -> Image.Image:
    """Draw a maze of rings."""
    image = Image.new("RGB", (400, 400), _WHITE)
    pen = ImageDraw.Draw(image)
    for number in range(3, 10):
        reach, gap = 19 * number, 100 * number
        pen.arc((200 - reach, 200 - reach, 200 + reach, 200 + reach), gap, gap + 330, _BLACK, width=2)
    return image


@pytest.mark.parametrize("image", [_noise(), _shades(), _rings(), Image.new("RGB", (200, 200), _WHITE)])
def test_a_picture_without_a_grid_is_refused(tmp_path: Path, image: Image.Image) -> None:
    path = _saved(image, tmp_path / "a.jpg")
    with refused(MazeFileError, "no-grid"):
        read(path)


def test_no_pixel_of_a_round_maze_is_a_cell(tmp_path: Path) -> None:
    with refused(MazeFileError, "no-grid"):
        read(_saved(_rings(), tmp_path / "a.png"))


def test_a_png_picture_is_decoded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []
    decode = loading.read_picture

    def counted(*arguments: Any) -> Any:
        calls.append(arguments)
        return decode(*arguments)

    monkeypatch.setattr(loading, "read_picture", counted)
    picture = shown("stack", 8, 9, 2, has_entrances=False)
    _require(read(_saved(draw(picture, Look(), _rng()), tmp_path / "a.png")), picture, is_block=False)
    assert len(calls) == 1


def _damaged(tmp_path: Path) -> Iterator[bytes]:
    image = draw(shown("stack", 8, 9, 2, has_entrances=False), Look(), _rng())
    for suffix in ("jpg", "gif", "bmp", "webp", "ppm", "tif"):
        data = _saved(image, tmp_path / f"whole.{suffix}").read_bytes()
        yield data[: len(data) // 2]
        yield data[:30]


def test_what_is_cut_short_is_refused(tmp_path: Path) -> None:
    for data in _damaged(tmp_path):
        (tmp_path / "a").write_bytes(data)
        with pytest.raises(MazeFileError):
            read(tmp_path / "a", format="picture")


def test_a_size_that_is_too_large_is_refused_before_there_are_pixels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.pgm").write_bytes(b"P5 60000 60000 255\n")
    header = struct.pack("<IiiHHIIiiII", 40, 1 << 30, 8, 1, 24, 0, 0, 0, 0, 0, 0)
    (tmp_path / "a.bmp").write_bytes(b"BM" + struct.pack("<IHHI", 54, 0, 0, 54) + header)
    for name in ("a.pgm", "a.bmp"):
        with refused(MazeFileError, "picture-too-large"):
            read(tmp_path / name)
    monkeypatch.setattr(loading, "MOST_PIXELS", 1000)
    _saved(Image.new("L", (64, 64)), tmp_path / "a.gif")
    with refused(MazeFileError, "picture-too-large"):
        read(tmp_path / "a.gif")


@pytest.mark.parametrize("head", [b"%!PS-Adobe-3.0", b"%PDF-1.7", b"\x0a\x05\x01\x08", b"8BPS\0\1", b"P7\n"])
def test_pictures_that_only_other_parts_of_pillow_know_are_not_opened(head: bytes) -> None:
    assert loading.kind_of(head + bytes(100)) is None


def test_large_pictures_are_reduced_unless_that_loses_lines(tmp_path: Path) -> None:
    picture = shown("stack", 150, 170, 1, has_entrances=True)
    look = Look(cell=(12, 12), wall=1, is_smooth=False)
    stream = io.BytesIO()
    draw(picture, look, _rng()).save(stream, "JPEG", quality=90)
    (tmp_path / "a.jpg").write_bytes(stream.getvalue())
    _require(read(tmp_path / "a.jpg"), picture, is_block=False)


def test_the_threshold_lies_between_two_kinds_of_values() -> None:
    values = np.repeat(np.array([20, 30, 200, 220], dtype=np.uint8), [5, 5, 100, 100])
    assert 30 < otsu(values) <= 200
