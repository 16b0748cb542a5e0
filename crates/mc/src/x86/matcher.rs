//! Search of the row that a statement means: the first pattern of its mnemonic that takes the operands.

use super::table::{self, Pattern, Supplied, Written};
use super::{
    Class, Dialect, Encoding, Memory, Modifiers, Operand, Preference, Register, RegisterClass, Rounding, Row,
    VectorIndex,
};
use crate::{Expr, Place};

/// Operand as it is written.
#[derive(Clone, Debug)]
pub(super) struct Parsed {
    pub kind: Kind,
    /// `*`
    pub star: bool,
    /// Elements of `{1toN}`, or 0.
    pub broadcast: u8,
    pub place: Place,
}

/// Kind of an operand as it is written.
#[derive(Clone, Debug)]
pub(super) enum Kind {
    Register(Register),
    Immediate(Expr),
    /// Memory, with its size in bits if that is known.
    Memory(Memory, u16),
    /// Target of a branch in Intel syntax; in AT&T syntax it is written as memory.
    Target(Expr),
    Rounding(Rounding),
    Sae,
}

/// Statement without prefixes, parsed.
#[derive(Clone, Debug, Default)]
pub(super) struct Statement {
    pub operands: Vec<Parsed>,
    pub modifiers: Modifiers,
    /// Operand that has the mask.
    pub masked: Option<usize>,
}

/// Reason that no pattern fits; the place is that of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mismatch {
    /// No such mnemonic.
    Mnemonic,
    /// The operand with this number does not fit, in the pattern that gets furthest; after the last if operands are
    /// missing.
    Operand(usize),
    /// An immediate is not 0 to 15.
    Unsigned4(usize),
    /// The operands fit, but not the encoding that is demanded.
    Unsupported,
}

/// Returns the row and its operands.
pub(super) fn find(dialect: Dialect, mnemonic: &str, statement: &Statement) -> Result<(Row, Vec<Operand>), Mismatch> {
    let patterns = table::patterns(dialect, mnemonic).ok_or(Mismatch::Mnemonic)?;
    let mut furthest = None;
    let mut unsupported = false;
    let mut unsigned4 = None;
    for pattern in patterns {
        match first_mismatch(&pattern, dialect, statement) {
            None => {
                if !takes_encoding(&pattern, statement) {
                    unsupported = true;
                    continue;
                }
                return Ok((pattern.row, operands(&pattern, statement)));
            }
            Some(place) => {
                if is_unsigned4(&pattern, statement, place) {
                    unsigned4 = Some(place);
                }
                furthest = furthest.max(Some(place));
            }
        }
    }
    match (unsupported, unsigned4, furthest) {
        (true, ..) => Err(Mismatch::Unsupported),
        (_, Some(place), Some(furthest)) if place >= furthest => Err(Mismatch::Unsigned4(place)),
        _ => Err(Mismatch::Operand(furthest.unwrap_or(0))),
    }
}

fn is_unsigned4(pattern: &Pattern, statement: &Statement, place: usize) -> bool {
    let Some(Written::Operand { index, .. }) = pattern.written.get(place) else { return false };
    let is_immediate = matches!(statement.operands.get(place), Some(Parsed { kind: Kind::Immediate(_), .. }));
    is_immediate && pattern.row.info().operands()[usize::from(*index)].class == Class::Unsigned4
}

fn takes_encoding(pattern: &Pattern, statement: &Statement) -> bool {
    let info = pattern.row.info();
    match statement.modifiers.preference {
        Preference::None => !info.explicit_vex,
        Preference::Rex => info.encoding == Encoding::Legacy,
        Preference::Vex | Preference::Vex2 | Preference::Vex3 => info.encoding == Encoding::Vex,
        Preference::Evex => info.encoding == Encoding::Evex,
    }
}

/// Returns the number of the first operand that the pattern does not take.
fn first_mismatch(pattern: &Pattern, dialect: Dialect, statement: &Statement) -> Option<usize> {
    let info = pattern.row.info();
    let count = statement.operands.len();
    for (place, written) in pattern.written.iter().enumerate() {
        let Some(operand) = statement.operands.get(place) else { return Some(count) };
        let fits = match (*written, &operand.kind) {
            (Written::Operand { index, star, broadcast }, kind) => {
                star == operand.star
                    && broadcast == operand.broadcast
                    && accepts(info.operands()[usize::from(index)].class, kind, broadcast)
            }
            (Written::Register(expected), Kind::Register(register)) => expected == *register && !operand.star,
            (Written::Number(expected), Kind::Immediate(Expr::Constant(value))) => expected == *value,
            (Written::Sae, Kind::Sae) => true,
            _ => false,
        };
        if !fits {
            return Some(place);
        }
    }
    if count > pattern.written.len() {
        return Some(pattern.written.len());
    }
    // The destination has the mask: it is last in AT&T syntax, first in Intel.
    let destination = if dialect == Dialect::Att { count.saturating_sub(1) } else { 0 };
    let fits = match statement.masked {
        None => !info.must_mask,
        Some(place) => info.may_mask && place == destination && (!statement.modifiers.zeroing || info.may_zero),
    };
    if fits { None } else { Some(statement.masked.unwrap_or(count)) }
}

/// Whether an operand of this class may be written so.
fn accepts(class: Class, kind: &Kind, broadcast: u8) -> bool {
    match kind {
        Kind::Register(register) => takes_register(class, *register),
        Kind::Immediate(expr) => takes_immediate(class, expr),
        Kind::Memory(memory, size) => takes_memory(class, memory, *size, broadcast),
        Kind::Target(_) => class == Class::Target,
        Kind::Rounding(_) => class == Class::Rounding,
        Kind::Sae => false,
    }
}

fn takes_register(class: Class, register: Register) -> bool {
    use RegisterClass as R;
    let narrow = register.number < 16;
    match class {
        Class::Gpr8 => matches!(register.class, R::Gpr8 | R::High8),
        Class::Gpr16 => register.class == R::Gpr16,
        Class::Gpr32 => register.class == R::Gpr32,
        Class::Gpr64 => register.class == R::Gpr64,
        Class::Gpr32Or64 => matches!(register.class, R::Gpr32 | R::Gpr64),
        Class::Gpr16Or32Or64 => matches!(register.class, R::Gpr16 | R::Gpr32 | R::Gpr64),
        Class::Xmm(wide) => register.class == R::Xmm && (narrow || wide),
        Class::Ymm(wide) => register.class == R::Ymm && (narrow || wide),
        Class::Zmm => register.class == R::Zmm,
        Class::Mmx => register.class == R::Mmx,
        Class::X87 => register.class == R::X87,
        Class::Mask | Class::MaskPair => register.class == R::Mask,
        Class::Tile => register.class == R::Tile,
        Class::Segment => register.class == R::Segment,
        Class::Control => register.class == R::Control,
        Class::Debug => register.class == R::Debug,
        _ => false,
    }
}

fn takes_immediate(class: Class, expr: &Expr) -> bool {
    let value = match (class, expr.constant()) {
        // What is not known yet is assumed to fit; the assembler makes it longer if it does not.
        (Class::Immediate | Class::Signed8(_) | Class::Signed32 | Class::Unsigned8, None) => return true,
        (_, None) => return false,
        (_, Some(value)) => value,
    };
    match class {
        Class::Immediate => true,
        Class::Signed8(bits) => {
            let is_small = |value: i64| i8::try_from(value).is_ok();
            // A negative number may be written as one of the operand's width without sign.
            is_small(value) || (bits < 64 && value >> bits == 0 && is_small(value - (1 << bits)))
        }
        Class::Signed32 => i32::try_from(value).is_ok(),
        Class::Unsigned8 => (-128..=255).contains(&value),
        Class::Unsigned4 => (0..16).contains(&value),
        _ => false,
    }
}

fn takes_memory(class: Class, memory: &Memory, size: u16, broadcast: u8) -> bool {
    let vector = memory
        .index
        .filter(|index| matches!(index.class, RegisterClass::Xmm | RegisterClass::Ymm | RegisterClass::Zmm));
    let is_size = |bits: u16| size == 0 || size == bits;
    let is_plain = memory.index.is_none() && memory.displacement == Expr::Constant(0);
    let is_base = |number: u8| {
        is_plain
            && memory.base.is_some_and(|base| {
                base.number == number && matches!(base.class, RegisterClass::Gpr32 | RegisterClass::Gpr64)
            })
    };
    if let Class::VectorMemory(expected, bits) = class {
        let Some(index) = vector else { return false };
        return is_size(bits)
            && match expected {
                VectorIndex::Xmm(wide) => index.class == RegisterClass::Xmm && (wide || index.number < 16),
                VectorIndex::Ymm(wide) => index.class == RegisterClass::Ymm && (wide || index.number < 16),
                VectorIndex::Zmm => index.class == RegisterClass::Zmm,
            };
    }
    if vector.is_some() {
        return false;
    }
    match class {
        Class::Memory(0) => true,
        Class::SibMemory => memory.base.is_none_or(|base| base.class != RegisterClass::InstructionPointer),
        Class::Memory(_) if broadcast > 0 && size > 0 => true,
        Class::Memory(bits) => is_size(bits),
        Class::Target => memory.base.is_none() && memory.index.is_none() && memory.segment.is_none() && size == 0,
        Class::SizedMemory(bits) => {
            let width = memory.base.or(memory.index).map(Register::bits);
            is_size(512) && width.is_none_or(|width| width == u16::from(bits))
        }
        Class::Offset(bits) => memory.base.is_none() && memory.index.is_none() && is_size(bits),
        Class::Source(bits) => is_base(6) && is_size(bits),
        Class::Destination(bits) => {
            is_base(7) && is_size(bits) && memory.segment.is_none_or(|segment| segment == Register::ES)
        }
        _ => false,
    }
}

/// Returns the operands in the row's order.
fn operands(pattern: &Pattern, statement: &Statement) -> Vec<Operand> {
    let info = pattern.row.info();
    let mut out = vec![Operand::Immediate(Expr::Constant(0)); info.operands().len()];
    for (written, parsed) in pattern.written.iter().zip(&statement.operands) {
        let Written::Operand { index, .. } = *written else { continue };
        let index = usize::from(index);
        let class = info.operands()[index].class;
        out[index] = match &parsed.kind {
            Kind::Register(register) if class == Class::MaskPair => {
                Operand::Register(Register::new(register.class, register.number & !1))
            }
            Kind::Register(register) => Operand::Register(*register),
            Kind::Immediate(expr) => Operand::Immediate(expr.clone()),
            Kind::Memory(memory, _) if class == Class::Target => Operand::Target(memory.displacement.clone()),
            Kind::Memory(memory, _) => Operand::Memory(memory.clone()),
            Kind::Target(expr) => Operand::Target(expr.clone()),
            Kind::Rounding(rounding) => Operand::Rounding(*rounding),
            Kind::Sae => continue,
        };
    }
    for &(index, supplied) in &pattern.supplied {
        let operand = match supplied {
            Supplied::Register(register) => Operand::Register(register),
            Supplied::Number(value) => Operand::Immediate(Expr::Constant(value)),
            Supplied::Same(other) => out[usize::from(other)].clone(),
        };
        out[usize::from(index)] = operand;
    }
    out
}
