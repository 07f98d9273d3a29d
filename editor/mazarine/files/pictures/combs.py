"""The pitch and offset of lines, from where a profile across them rises and falls."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

Profile = NDArray[np.float64]

LEAST_PITCH = 2.6
_MOST_PEAKS = 8
_MANY_LINES = 8
_LEFT_OUT = (0.08, 0.25)
"""The share of edges that may lie off the lines, where these are few and where they are many: a frame."""
_CLEAR = 0.6
"""The clarity of lines that may be meant, as a share of that of the clearest."""
_FINE = 8
"""The step between frequencies, as a part of the smallest difference that shows."""


@dataclass(frozen=True)
class Comb:
    """Evenly spaced lines across a picture.

    Attributes
    ----------
    pitch : pixels from a line to the next
    rise, fall : where ink begins and ends, both in the first pitch
    clarity : from 0 to 1, how well all that rises and falls fits
    """

    pitch: float
    rise: float
    fall: float
    clarity: float

    @property
    def thickness(self) -> float:
        """Pixels from where ink begins to where it ends."""
        return (self.fall - self.rise) % self.pitch


def edges(dark: NDArray[np.uint8], axis: int) -> tuple[Profile, Profile]:
    """Return at how many places along each line between pixels ink begins, and at how many it ends."""
    ink = dark > 127
    if axis == 1:
        ink = np.ascontiguousarray(ink.T)
    before, after = ink[:-1], ink[1:]
    profiles = []
    for places in (after & ~before, before & ~after):
        # A speck has no long edge.
        is_long = places.shape[1] > 40
        long = places[:, :-2] & places[:, 1:-1] & places[:, 2:] if is_long else places
        profiles.append(np.concatenate(([0.0], np.count_nonzero(long, axis=1), [0.0])))
    rises, falls = profiles
    return rises, falls


def extent_of(rises: Profile, falls: Profile) -> tuple[float, float]:
    """Return where the first and the last line is that is not only noise."""
    weight = _above_noise(rises) + _above_noise(falls)
    clear = np.flatnonzero(weight > 0.25 * weight.max()) if weight.any() else np.array([0, len(weight) - 1])
    return float(clear[0]), float(clear[-1])


def combs_of(rises: Profile, falls: Profile, pitches: tuple[float, float] | None = None) -> list[Comb]:
    """Return the combs that fit, the likeliest first; only those of certain pitches if these are given."""
    weights = [_above_noise(profile) for profile in (rises, falls)]
    total = sum(float(weight.sum()) for weight in weights)
    both = np.flatnonzero(weights[0] + weights[1] > 0.05 * (weights[0] + weights[1]).max())
    if total <= 0 or len(both) < 2:
        return []
    extent = float(both[-1] - both[0])
    count = 1 << (len(rises) * _FINE - 1).bit_length()
    spectra = [np.abs(np.fft.rfft(weight, count)) for weight in weights]
    clarity = (spectra[0] + spectra[1]) / total
    longest, shortest = pitches or (extent / 1.4, LEAST_PITCH)
    first, last = max(2, int(count / longest)), min(len(clarity) - 2, int(count / shortest) + 1)
    if last <= first:
        return []
    inner = clarity[first:last]
    is_peak = (inner >= clarity[first - 1 : last - 1]) & (inner > clarity[first + 1 : last + 1])
    peaks = np.flatnonzero(is_peak) + first
    if not len(peaks):
        return []
    clear = peaks[clarity[peaks] > _CLEAR * clarity[peaks].max()][: 2 * _MOST_PEAKS]
    clearest = peaks[np.argsort(clarity[peaks])[::-1][:_MOST_PEAKS]]
    peaks = np.unique(np.concatenate((clear, clearest)))
    found = [_refined(weights, peak / count, 1 / count, total) for peak in peaks]
    return _ranked(found, weights)


def _above_noise(profile: Profile) -> Profile:
    return np.maximum(profile - np.percentile(profile, 40), 0)


def _refined(weights: list[Profile], frequency: float, step: float, total: float) -> Comb:
    """Return the comb near a frequency, which is found more exactly without what lies between its lines."""
    places = np.flatnonzero(weights[0] + weights[1])
    both = np.array(weights)[:, places].T + 0j
    comb = _nearest(places, both, frequency, step)
    for _ in range(2):
        offsets = np.array([comb.rise, comb.fall])
        away = np.abs((places[:, None] - offsets + comb.pitch / 2) % comb.pitch - comb.pitch / 2)
        kept = np.where(away <= max(1.5, comb.pitch / 5), both, 0)
        comb = _nearest(places, kept, 1 / comb.pitch, step)
    return replace(comb, clarity=comb.clarity / total)


def _nearest(
    places: NDArray[np.int64], both: NDArray[np.complexfloating], frequency: float, step: float
) -> Comb:
    for _ in range(3):
        around = frequency + np.linspace(-1, 1, 9) * step
        sizes = np.abs(np.exp(np.outer(around, -2j * np.pi * places)) @ both).sum(axis=1)
        frequency, step = float(around[int(np.argmax(sizes))]), step / 4
    pitch = 1 / frequency
    sums = (np.exp(-2j * np.pi * frequency * places) @ both).tolist()
    rise, fall = (float(-np.angle(value) / (2 * np.pi) * pitch % pitch) for value in sums)
    return Comb(pitch, rise, fall, sum(map(abs, sums)))


def _ranked(combs: list[Comb], weights: list[Profile]) -> list[Comb]:
    """Sort combs: the widest that leaves nothing out, then the others."""
    covers = {comb: _cover(comb, weights) for comb in combs}
    best = max(covers.values())
    clearest = max(comb.clarity for comb in combs)
    extent = np.ptp(np.flatnonzero(weights[0] + weights[1]))
    complete = [
        comb
        for comb in combs
        if comb.clarity > _CLEAR * clearest
        and covers[comb] > best - _LEFT_OUT[bool(extent >= _MANY_LINES * comb.pitch)]
    ]
    complete.sort(key=lambda comb: -comb.pitch)
    others = [comb for comb in combs if comb not in complete]
    return complete + sorted(others, key=lambda comb: -comb.clarity * max(covers[comb], 0))


def _cover(comb: Comb, weights: list[Profile]) -> float:
    """Return the share of edges that lie at lines, less what would lie there by chance."""
    near = min(max(1.5, 0.06 * comb.pitch), comb.pitch / 4)
    covered = total = 0.0
    for weight, offset in zip(weights, (comb.rise, comb.fall), strict=True):
        places = np.arange(len(weight))
        away = np.abs((places - offset + comb.pitch / 2) % comb.pitch - comb.pitch / 2)
        covered += float(weight[away <= near].sum())
        total += float(weight.sum())
    chance = min(0.9, (2 * near + 1) / comb.pitch) if comb.pitch > 2 * near + 1 else 0.9
    return (covered / total - chance) / (1 - chance)
