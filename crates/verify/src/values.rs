//! Looking through values: constant numbers, and values beneath casts.

use draig_ir::{Body, ConstKind, Global, Opcode, Tables, Value, ValueKind};

/// Maximum number of casts followed; real code has fewer.
const MAX_CASTS: usize = 64;

/// Returns the integer of a constant, or of every lane of a vector, if it fits.
pub(crate) fn splat_integer(tables: &Tables, value: Value) -> Option<u64> {
    if let Some(int) = tables.int_value(value) {
        return int.to_u64();
    }
    let constant = tables.constants.get(value.as_const()?);
    if !tables.types.is_vector(constant.ty) {
        return None;
    }
    let element = tables.types.scalar(constant.ty);
    match &constant.kind {
        ConstKind::Zero if tables.types.is_integer(element) => Some(0),
        ConstKind::Splat(lane) => tables.int_value(*lane)?.to_u64(),
        ConstKind::Aggregate(lanes) => {
            let first = *lanes.first()?;
            lanes.iter().all(|&lane| lane == first).then(|| tables.int_value(first)?.to_u64())?
        }
        ConstKind::Data(symbol) if tables.types.is_integer(element) => {
            let size = tables.data_element_size(element)?;
            let bytes = tables.str(*symbol);
            let first = bytes.get(..size)?;
            if !bytes.chunks(size).all(|lane| lane == first) {
                return None;
            }
            let mut word = [0; 8];
            word.get_mut(..size)?.copy_from_slice(first);
            Some(u64::from_le_bytes(word))
        }
        _ => None,
    }
}

/// Returns the value beneath pointer casts and address computations that add nothing.
pub(crate) fn strip_casts(tables: &Tables, body: &Body, mut value: Value) -> Value {
    let pointer = |value: Value| match value.kind() {
        ValueKind::Inst(inst) => tables.types.is_pointer_or_vector(body.inst_type(inst)),
        ValueKind::Const(constant) => tables.types.is_pointer_or_vector(tables.constants.ty(constant)),
        _ => true,
    };
    for _ in 0..MAX_CASTS {
        let (opcode, operands): (Opcode, &[Value]) = match value.kind() {
            ValueKind::Inst(inst) => (body.opcode(inst), body.operands(inst)),
            ValueKind::Const(constant) => match tables.constants.kind(constant) {
                ConstKind::Expr(expr) => (expr.opcode, &expr.operands),
                _ => return value,
            },
            _ => return value,
        };
        let Some((&inner, rest)) = operands.split_first() else { return value };
        let through = match opcode {
            Opcode::BitCast | Opcode::AddrSpaceCast => pointer(inner),
            Opcode::GetElementPtr => rest.iter().all(|&index| tables.is_null(index)),
            _ => false,
        };
        if !through {
            return value;
        }
        value = inner;
    }
    value
}

/// Returns the global beneath casts, if there is one.
pub(crate) fn underlying_global(tables: &Tables, body: &Body, value: Value) -> Option<Global> {
    match value.kind() {
        ValueKind::Global(global) => Some(global),
        ValueKind::Inst(_) | ValueKind::Const(_) => strip_casts(tables, body, value).as_global(),
        _ => None,
    }
}
