"""Instructions on 64-bit words and on 64 places of an array at once, for compiled code only.

They stand for the functions of `mazarine.regions.kernels.bits` and `lanes`.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numba.np import arrayobj

_LANES = 64
_WORD, _BYTE = ir.IntType(64), ir.IntType(8)
_arrays: Any = arrayobj


def _at(context: Any, builder: Any, array_type: Any, array: Any, place: Any) -> Any:
    """Return a pointer to the lanes of an array from a place on."""
    data = _arrays.make_array(array_type)(context, builder, array).data
    lane = context.get_data_type(array_type.dtype)
    return builder.bitcast(builder.gep(data, [place]), ir.VectorType(lane, _LANES).as_pointer())


def _everywhere(builder: Any, value: Any) -> Any:
    """Return a value in all lanes."""
    nothing = ir.Constant(ir.VectorType(value.type, _LANES), ir.Undefined)
    one = builder.insert_element(nothing, value, ir.IntType(32)(0))
    return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(ir.IntType(32), _LANES), None))


def _make_bits_of(_typing: Any, array: Any, _place: Any, _mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        lanes = builder.load(_at(context, builder, signature.args[0], *arguments[:2]), align=1)
        masked = builder.and_(lanes, _everywhere(builder, arguments[2]))
        found = builder.icmp_unsigned("!=", masked, ir.Constant(lanes.type, None))
        return builder.bitcast(found, _WORD)

    return types.uint64(array, types.intp, types.uint8), generate


def _make_equals_of(_typing: Any, array: Any, _place: Any, _number: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        lanes = builder.load(_at(context, builder, signature.args[0], *arguments[:2]), align=1)
        number = builder.trunc(arguments[2], lanes.type.element)
        return builder.bitcast(builder.icmp_unsigned("==", lanes, _everywhere(builder, number)), _WORD)

    return types.uint64(array, types.intp, types.int64), generate


def _make_write_bits(_typing: Any, array: Any, _place: Any, _0: Any, _1: Any, _2: Any, _3: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        zeros = values = ir.Constant(ir.VectorType(_BYTE, _LANES), None)
        for bit, word in enumerate(arguments[2:]):
            chosen = builder.bitcast(word, ir.VectorType(ir.IntType(1), _LANES))
            ones = ir.Constant(zeros.type, [1 << bit] * _LANES)
            values = builder.or_(values, builder.select(chosen, ones, zeros))
        builder.store(values, _at(context, builder, signature.args[0], *arguments[:2]), align=1)
        return context.get_dummy_value()

    return types.void(array, types.intp, *[types.uint64] * 4), generate


def _answered_by(instruction: str, *constants: ir.Constant) -> Any:
    def count(_typing: Any, _word: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return getattr(builder, instruction)(arguments[0], *constants)

        return types.uint64(types.uint64), generate

    return intrinsic(count)


_DEFINED_FOR_ZERO = ir.Constant(ir.IntType(1), 0)
trailing_zeros = _answered_by("cttz", _DEFINED_FOR_ZERO)
leading_zeros = _answered_by("ctlz", _DEFINED_FOR_ZERO)
population = _answered_by("ctpop")
bits_of, equals_of = intrinsic(_make_bits_of), intrinsic(_make_equals_of)
write_bits = intrinsic(_make_write_bits)
