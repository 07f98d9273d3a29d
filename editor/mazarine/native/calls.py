"""Declaring functions of the native core: what each takes is checked before C is called.

A declaration lists what the C function takes, in its order. Arrays are checked for their type, order, shape
and, where they are written, that they may be; sizes that C takes beside them are filled in:

    spread = function("mz_flood_spread", Array(u1, "rows", "cols"), ..., Size("rows"), Size("cols"))
"""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Callable, Mapping
from functools import partial
from operator import index
from typing import Any, ClassVar

import numpy as np
from numpy.typing import DTypeLike, NDArray

from mazarine.errors import Cancelled, MazeError
from mazarine.native.jobs import Job, run
from mazarine.native.library import library
from mazarine.native.messages import NativeMessage

i8, u8, i16, u16 = ctypes.c_int8, ctypes.c_uint8, ctypes.c_int16, ctypes.c_uint16
i32, u32, i64, u64, f64 = ctypes.c_int32, ctypes.c_uint32, ctypes.c_int64, ctypes.c_uint64, ctypes.c_double
flag = ctypes.c_bool
"""Kinds of numbers."""

_NO_MEMORY, _CANCELED, _BUSY = -1001, -1002, -1003
_EMPTY = ctypes.c_char * 0
_from_buffer, _address = _EMPTY.from_buffer, ctypes.addressof
Dim = int | str | None


class Size:
    """A size that C takes: the length of the arrays along an axis with this name."""

    def __init__(self, name: str) -> None:
        self.name = name


class Array:
    """An array: its type, and for each axis a length, a name that stands for one, or None for any.

    With `writes` C writes it; else it may be read-only. With `optional` it may be None, which is NULL in C.
    """

    def __init__(self, dtype: DTypeLike, *shape: Dim, writes: bool = False, optional: bool = False) -> None:
        self.dtype, self.shape = np.dtype(dtype), shape
        self.writes, self.optional = writes, optional
        self._axes = tuple((axis, length) for axis, length in enumerate(shape) if length is not None)

    def address(self, array: NDArray[Any] | None, sizes: dict[str, int]) -> int | None:
        """Return where the array is, and note its lengths.

        Raises `TypeError` if it is no array, or of another type; `ValueError` if it is of another shape or
        order, or read-only where it is written.
        """
        if array is None and self.optional:
            return None
        dtype = self.dtype
        if type(array) is not np.ndarray or (array.dtype is not dtype and array.dtype != dtype):
            raise TypeError(f"Expected an array of {dtype}, not {getattr(array, 'dtype', type(array))}.")
        shape = array.shape
        if len(shape) != len(self.shape):
            raise ValueError(f"Expected {len(self.shape)} axes, not {len(shape)}.")
        for axis, length in self._axes:
            wanted = sizes.setdefault(length, shape[axis]) if type(length) is str else length
            if shape[axis] != wanted:
                raise ValueError(f"Expected the length {wanted} along axis {axis}, not {shape[axis]}.")
        flags = array.flags
        if flags.carray:  # In C order, aligned, and writable.
            return _address(_from_buffer(array))  # type: ignore[arg-type]  # the fastest way
        if not (flags.c_contiguous and flags.aligned):
            raise ValueError("Expected an array in C order, without gaps, and aligned.")
        if self.writes:
            raise ValueError("Expected an array that can be written to.")
        place: int = array.__array_interface__["data"][0]
        return place


class _List(ctypes.Structure):
    _fields_: ClassVar = [("items", ctypes.c_void_p), ("count", i64), ("room", i64)]


class List:
    """A list of numbers of 32 or 64 bits that C appends to.

    >>> numbers = List(np.int64)
    >>> len(numbers), numbers.array()
    (0, array([], dtype=int64))
    """

    def __init__(self, dtype: DTypeLike, first: NDArray[Any] | None = None) -> None:
        self.dtype = np.dtype(dtype)
        self.fields = _List()
        core = library().short
        weakref.finalize(self, core.mz_list_clear, ctypes.byref(self.fields)).atexit = False
        if first is not None:
            if core.mz_list_reserve(ctypes.byref(self.fields), i64(len(first)), i64(self.dtype.itemsize)):
                raise MemoryError(str(NativeMessage.OUT_OF_MEMORY()))
            self.fields.count = len(first)
            self._view()[:] = first

    def __len__(self) -> int:
        return int(self.fields.count)

    def array(self) -> NDArray[Any]:
        """Return a copy of the items."""
        return self._view().copy()

    def _view(self) -> NDArray[Any]:
        count = self.fields.count
        if not count:
            return np.empty(0, dtype=self.dtype)
        block = (ctypes.c_char * (count * self.dtype.itemsize)).from_address(self.fields.items)
        return np.frombuffer(block, dtype=self.dtype)


class ListOf:
    """A `List` of this type."""

    def __init__(self, dtype: DTypeLike) -> None:
        self.dtype = np.dtype(dtype)

    def address(self, value: Any, _sizes: dict[str, int]) -> int:
        """Return where the fields of a list are; `TypeError` if it is none, or of another type."""
        if type(value) is not List or value.dtype != self.dtype:
            raise TypeError(f"Expected a list of {self.dtype}.")
        return _address(value.fields)


class Record:
    """A structure that C reads or writes, made once for many calls; it keeps the arrays that it names.

    A subclass lists its fields in the order of C: arrays, sizes, numbers, and pointers to other records.

        class Rule(Record, takes=i64, opens=i64, lacks_east=i64):
    """

    fields: ClassVar[Mapping[str, Any]]
    _structure: ClassVar[type[ctypes.Structure]]

    def __init_subclass__(cls, **fields: Any) -> None:
        cls.fields = fields
        cls._structure = type(
            cls.__name__,
            (ctypes.Structure,),
            {"_fields_": [(name, _passed_as(kind)) for name, kind in fields.items()]},
        )

    def __init__(self, **values: Any) -> None:
        sizes: dict[str, int] = {}
        self.values = values
        self.structure = self._structure()
        self.pointer = _address(self.structure)
        names = [name for name, kind in self.fields.items() if not isinstance(kind, Size)]
        if values.keys() != set(names):
            raise TypeError(f"Expected {names}, not {list(values)}.")
        for name in names:
            setattr(self.structure, name, _converter(self.fields[name])(values[name], sizes))
        for name, kind in self.fields.items():
            if isinstance(kind, Size):
                setattr(self.structure, name, sizes[kind.name])
        self.entries = max(map(_entries, values.values()), default=0)
        """The length of its longest array."""


class Handle:
    """A state that C made and owns; it is given up with this object.

    A subclass names the function that gives it up, which takes the pointer: `destroy = "mz_engine_free"`.
    """

    destroy: ClassVar[str]
    entries = 0
    """The length of its longest array, if that is known."""

    def __init__(self, pointer: int) -> None:
        if not pointer:
            _raise(_NO_MEMORY)
        self.pointer = pointer
        give_up = getattr(library().short, self.destroy)
        give_up.argtypes, give_up.restype = [ctypes.c_void_p], None
        weakref.finalize(self, give_up, pointer).atexit = False


def function(name: str, *kinds: Any, returns: Any = i64, long: bool = False) -> Function:
    """Return a function of the native core; it is looked up when it is first called.

    Parameters
    ----------
    name
        Its name in C.
    kinds
        What it takes: `Array`, `Size`, `ListOf`, a subclass of `Record` or `Handle`, or a kind of number; and
        first of all `Job` if it may take longer than a tenth of a second.
    returns
        The kind of number that it returns, `ctypes.c_void_p` for a pointer, or None.
    long
        Whether it may take longer than some microseconds: other threads go on meanwhile.

    Errors that C returns are raised: `MemoryError`, `Cancelled`, and `MazeError` for a state that
    another thread is at work on.
    """
    return Function(name, kinds, returns, long)


class Function:
    """A function of the native core.

    Attributes
    ----------
    name : its name in C
    kinds : what it takes, as it is declared
    has_job : whether it takes a job
    """

    def __init__(self, name: str, kinds: tuple[Any, ...], returns: Any, long: bool) -> None:
        self.name, self.kinds, self._returns, self._long = name, kinds, returns, long
        self.has_job = kinds[:1] == (Job,)
        self._given = tuple(
            (place, _converter(kind))
            for place, kind in enumerate(kinds)
            if kind is not Job and not isinstance(kind, Size)
        )
        self._sizes = tuple((place, kind.name) for place, kind in enumerate(kinds) if isinstance(kind, Size))
        self._empty = [None] * len(kinds)
        self._count = len(self._given)
        self._call: Any = None

    @property
    def raw(self) -> Any:
        """The function of `ctypes` itself: it takes pointers and numbers, and checks nothing."""
        return self._call or self._found()

    def __call__(self, *values: Any) -> Any:
        arguments = self._arguments(values)
        if self.has_job:
            return checked(run(partial(self._make, arguments, values), max(map(_entries, values))))
        return checked((self._call or self._found())(*arguments))

    def unwatched(self, *values: Any) -> Any:
        """Call a function that takes a job without one, where starting a thread mostly takes longer."""
        return checked((self._call or self._found())(*self._arguments(values)))

    def _make(self, arguments: list[Any], _kept: tuple[Any, ...], job: Job | None) -> Any:
        """Make a call with a job; what it was given lives as long as this."""
        arguments[0] = None if job is None else _address(job)
        return (self._call or self._found())(*arguments)

    def _arguments(self, values: tuple[Any, ...]) -> list[Any]:
        """Check what is given; return what C takes for it."""
        arguments: list[Any] = self._empty.copy()
        sizes: dict[str, int] = {}
        if len(values) != self._count:
            raise TypeError(f"{self.name} takes {self._count} arguments, not {len(values)}.")
        for (place, convert), value in zip(self._given, values, strict=True):
            arguments[place] = convert(value, sizes)
        for place, name in self._sizes:
            arguments[place] = sizes[name]
        return arguments

    def _found(self) -> Any:
        call = getattr(library().long if self._long else library().short, self.name)
        call.argtypes, call.restype = [_passed_as(kind) for kind in self.kinds], self._returns
        self._call = call
        return call


def checked(result: Any) -> Any:
    """Return what a function returned; raise the error that it stands for, if it does."""
    if type(result) is int and _BUSY <= result <= _NO_MEMORY:
        _raise(result)
    return result


def _raise(fault: int) -> None:
    if fault == _NO_MEMORY:
        raise MemoryError(str(NativeMessage.OUT_OF_MEMORY()))
    if fault == _CANCELED:
        raise Cancelled
    raise MazeError(NativeMessage.BUSY())


def _entries(value: object) -> int:
    """Return how long an array is, or the longest of a record or a handle; 0 for anything else."""
    if isinstance(value, np.ndarray):
        return value.size
    return value.entries if isinstance(value, Record | Handle) else 0


_Converter = Callable[[Any, dict[str, int]], Any]


def _converter(kind: Any) -> _Converter:
    """Return what turns a value into what C is given for it, and notes the lengths of arrays."""
    if isinstance(kind, Array | ListOf):
        return kind.address
    if issubclass(kind, Record | Handle):
        return _pointer_converter(kind)
    return _CONVERTERS[kind] if kind in _CONVERTERS else _integer_converter(kind)


def _pointer_converter(kind: type[Record | Handle]) -> _Converter:
    def pointer(value: Any, _sizes: dict[str, int]) -> Any:
        if not isinstance(value, kind):
            raise TypeError(f"Expected {kind.__name__}, not {type(value).__name__}.")
        return value.pointer

    return pointer


def _as_float(value: Any, _sizes: dict[str, int]) -> float:
    if not isinstance(value, int | float | np.number):
        raise TypeError(f"Expected a number, not {type(value).__name__}.")
    return float(value)


def _as_flag(value: Any, _sizes: dict[str, int]) -> bool:
    if not isinstance(value, bool | np.bool_):
        raise TypeError(f"Expected true or false, not {type(value).__name__}.")
    return bool(value)


_CONVERTERS: Mapping[Any, _Converter] = {f64: _as_float, flag: _as_flag}


def _integer_converter(kind: Any) -> _Converter:
    is_signed, bits = kind(-1).value < 0, 8 * ctypes.sizeof(kind)
    least, most = (-1 << bits - 1, (1 << bits - 1) - 1) if is_signed else (0, (1 << bits) - 1)

    def integer(value: Any, _sizes: dict[str, int]) -> int:
        number = index(value)
        if not least <= number <= most:
            raise ValueError(f"Expected a number from {least} to {most}, not {number}.")
        return number

    return integer


def _passed_as(kind: Any) -> Any:
    """Return the type of ctypes for an argument."""
    if isinstance(kind, Size):
        return i64
    is_number = isinstance(kind, type) and issubclass(kind, ctypes._SimpleCData)
    return kind if is_number else ctypes.c_void_p
