//! Statements that LLVM's description does not have as aliases: bit fields by position and width, extensions of
//! a register named by its other width, operations of caches and translation buffers.

use super::super::features::Features;
use super::super::generated::{opcodes, system};
use super::super::instruction::Instruction;
use super::super::operand::{Operand, ShiftKind};
use super::super::register::{Register, RegisterKind};
use super::super::row::Opcode;
use super::super::system::Named;
use super::accept::Context;
use super::element::{Element, ElementKind};
use crate::{AsmError, Expr, Place};

/// Rewrites the elements where the text names a register by another width, or returns the instruction, if the
/// mnemonic is one of those that this module knows.
pub(super) fn expand(
    mnemonic: &[u8],
    elements: &mut [Element<'_>],
    context: &mut Context<'_>,
    place: Place,
) -> Result<Option<Instruction>, AsmError> {
    match mnemonic {
        b"sxtb" | b"sxth" | b"sxtw" | b"uxtw" | b"uxtb" | b"uxth" => {
            widen(mnemonic, elements);
            Ok(None)
        }
        b"ldr" => literal(elements, context),
        b"lsl" => left_shift(elements, context),
        b"bfi" | b"bfiz" | b"sbfiz" | b"ubfiz" | b"bfxil" | b"sbfx" | b"ubfx" | b"bfc" => {
            bit_field(mnemonic, elements, context)
        }
        b"at" | b"dc" | b"ic" | b"tlbi" | b"cfp" | b"dvp" | b"cpp" | b"cosp" => {
            system_operation(mnemonic, elements, &context.features, place).map(Some)
        }
        b"tlbip" => system_operation(mnemonic, elements, &context.features, place).map(Some),
        _ => Ok(None),
    }
}

fn register(elements: &[Element<'_>], at: usize) -> Option<Register> {
    match elements.get(at)?.kind {
        ElementKind::Register(register) => Some(register),
        _ => None,
    }
}

/// `sxtw x0, w1` is of two 64-bit registers, `uxtb x0, w1` of two 32-bit ones.
fn widen(mnemonic: &[u8], elements: &mut [Element<'_>]) {
    let (Some(to), Some(from)) = (register(elements, 0), register(elements, 2)) else { return };
    if elements.len() != 3 || to.kind != RegisterKind::X || from.kind != RegisterKind::W {
        return;
    }
    if mnemonic == b"uxtb" || mnemonic == b"uxth" {
        elements[0].kind = ElementKind::Register(Register { kind: RegisterKind::W, ..to });
    } else {
        elements[2].kind = ElementKind::Register(Register { kind: RegisterKind::X, ..from });
    }
}

/// Width of a general register.
fn width(register: Register) -> Option<u8> {
    match register.kind {
        RegisterKind::W => Some(32),
        RegisterKind::X => Some(64),
        _ => None,
    }
}

/// `ldr x0, =4660` is a move, if one instruction can make the number; otherwise a load from a literal pool.
fn literal(elements: &mut [Element<'_>], context: &mut Context<'_>) -> Result<Option<Instruction>, AsmError> {
    let Some(Element { kind: ElementKind::Literal(expr), place }) = elements.get(2) else { return Ok(None) };
    let (expr, place) = (expr.clone(), *place);
    let bits = register(elements, 0).and_then(width).filter(|_| elements.len() == 3);
    let (Some(to), Some(bits)) = (register(elements, 0), bits) else {
        return Err(AsmError::new(place, "Only valid when first operand is register"));
    };
    if let Some(value) = expr.constant() {
        let value = if bits == 32 {
            if !(-(1i64 << 31)..1 << 32).contains(&value) {
                return Err(AsmError::new(place, "Immediate too large for register"));
            }
            value as u64 & 0xffff_ffff
        } else {
            value as u64
        };
        if let Some(shift) = (0..bits).step_by(16).find(|&shift| value & !(0xffff << shift) == 0) {
            let opcode = if bits == 32 { opcodes::MOVZWi } else { opcodes::MOVZXi };
            let number = Operand::Immediate((value >> shift) as i64);
            let shift = Operand::Shift { kind: ShiftKind::Lsl, amount: shift };
            return Ok(Some(Instruction::new(opcode, &[to.into(), number, shift])));
        }
    }
    let Some(label) = context.symbols.pooled(&expr, bits / 8, place) else {
        return Err(AsmError::new(place, "constants in literal pools are not supported"));
    };
    elements[2].kind = ElementKind::Value(Expr::symbol(label));
    Ok(None)
}

fn left_shift(elements: &[Element<'_>], context: &mut Context<'_>) -> Result<Option<Instruction>, AsmError> {
    let (Some(to), Some(from)) = (register(elements, 0), register(elements, 2)) else { return Ok(None) };
    let (Some(bits), Some(element)) = (width(to), elements.get(4)) else { return Ok(None) };
    if to.kind != from.kind || elements.len() != 5 {
        return Ok(None);
    }
    let Some(amount) = context.constant(element) else { return Ok(None) };
    let bits = i64::from(bits);
    if !(0..bits).contains(&amount) {
        let message = format!("immediate must be an integer in range [0, {}].", bits - 1);
        return Err(AsmError::new(element.place, message));
    }
    let opcode = if bits == 32 { opcodes::UBFMWri } else { opcodes::UBFMXri };
    let numbers = [(bits - amount) % bits, bits - 1 - amount];
    Ok(Some(Instruction::new(opcode, &[to.into(), from.into(), numbers[0].into(), numbers[1].into()])))
}

fn bit_field(
    mnemonic: &[u8],
    elements: &[Element<'_>],
    context: &mut Context<'_>,
) -> Result<Option<Instruction>, AsmError> {
    let is_clear = mnemonic == b"bfc";
    let Some(to) = register(elements, 0) else { return Ok(None) };
    let Some(bits) = width(to) else { return Ok(None) };
    let (from, at) =
        if is_clear { (Some(Register { kind: to.kind, number: 31 }), 2) } else { (register(elements, 2), 4) };
    let Some(from) = from.filter(|from| from.kind == to.kind) else { return Ok(None) };
    let (Some(first), Some(second)) = (elements.get(at), elements.get(at + 2)) else { return Ok(None) };
    let (Some(lsb), Some(width)) = (context.constant(first), context.constant(second)) else { return Ok(None) };
    if elements.len() != at + 3 {
        return Ok(None);
    }
    let bits = i64::from(bits);
    if !(0..bits).contains(&lsb) {
        return Err(AsmError::new(first.place, format!("expected integer in range [0, {}]", bits - 1)));
    }
    if !(1..=bits).contains(&width) {
        return Err(AsmError::new(second.place, format!("expected integer in range [1, {bits}]")));
    }
    let inserts = matches!(mnemonic, b"bfi" | b"bfiz" | b"sbfiz" | b"ubfiz" | b"bfc");
    let numbers = if inserts { [(bits - lsb) % bits, width - 1] } else { [lsb, lsb + width - 1] };
    if lsb + width > bits {
        let what = if inserts { "insert" } else { "extract" };
        return Err(AsmError::new(second.place, format!("requested {what} overflows register")));
    }
    let opcode = match (mnemonic[0], bits) {
        (b's', 32) => opcodes::SBFMWri,
        (b's', _) => opcodes::SBFMXri,
        (b'u', 32) => opcodes::UBFMWri,
        (b'u', _) => opcodes::UBFMXri,
        (_, 32) => opcodes::BFMWri,
        _ => opcodes::BFMXri,
    };
    Ok(Some(Instruction::new(opcode, &[to.into(), from.into(), numbers[0].into(), numbers[1].into()])))
}

/// Whether an operation takes a register.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Takes {
    Register,
    Nothing,
    Pair,
}

fn system_operation(
    mnemonic: &[u8],
    elements: &[Element<'_>],
    features: &Features,
    place: Place,
) -> Result<Instruction, AsmError> {
    let name = String::from_utf8_lossy(mnemonic).into_owned();
    let Some(Element { kind: ElementKind::Word(word), place: word_place }) = elements.first() else {
        let place = elements.first().map_or(place, |element| element.place);
        return Err(AsmError::new(place, "expected system instruction operand"));
    };
    let (bits, takes) = find_operation(mnemonic, word, features, *word_place, &name)?;
    let operand = |shift: u32, mask: u16| bits >> shift & mask;
    let fields = [
        Operand::Immediate(i64::from(operand(11, 7))),
        Operand::System(operand(7, 15)),
        Operand::System(operand(3, 15)),
        Operand::Immediate(i64::from(operand(0, 7))),
    ];
    let first = register(elements, 2);
    let end = elements.last().map_or(place.end, |element| element.place.end);
    let end = Place { start: end, end };
    let make = |opcode: Opcode, register: Register| {
        let [op1, crn, crm, op2] = fields;
        Instruction::new(opcode, &[op1, crn, crm, op2, register.into()])
    };
    match (takes, elements.len()) {
        (Takes::Nothing, 1) => Ok(make(opcodes::SYSxt, Register::XZR)),
        (Takes::Nothing, _) => Err(AsmError::new(end, format!("specified {name} op does not use a register"))),
        (Takes::Register, 1) => Err(AsmError::new(end, format!("specified {name} op requires a register"))),
        (Takes::Pair, 1) => Err(AsmError::new(end, format!("specified {name} op requires a pair of registers"))),
        (Takes::Register, 3) => match first {
            Some(register) if register.kind == RegisterKind::X => Ok(make(opcodes::SYSxt, register)),
            _ => Err(AsmError::new(elements[2].place, "expected register operand")),
        },
        (Takes::Pair, 5) => match (first, register(elements, 4)) {
            (Some(Register::XZR), Some(Register::XZR)) => Ok(make(opcodes::SYSPxt_XZR, Register::XZR)),
            (Some(first), Some(second))
                if first.kind == RegisterKind::X
                    && first.number % 2 == 0
                    && second == Register::x(first.number + 1) =>
            {
                Ok(make(opcodes::SYSPxt, first))
            }
            _ => Err(AsmError::new(
                elements[2].place,
                "expected first even register of a consecutive same-size even/odd register pair",
            )),
        },
        _ => Err(AsmError::new(place, "unexpected token in argument list")),
    }
}

fn find_operation(
    mnemonic: &[u8],
    word: &[u8],
    features: &Features,
    place: Place,
    name: &str,
) -> Result<(u16, Takes), AsmError> {
    let word = word.to_ascii_lowercase();
    let lookup = |table: &[Named], message: &str| -> Result<Named, AsmError> {
        let entry = table.iter().find(|entry| entry.0.as_bytes() == word);
        let entry = *entry.ok_or_else(|| AsmError::new(place, message))?;
        let missing = features.missing(entry.3);
        if missing.is_empty() {
            return Ok(entry);
        }
        let message = format!("{} {} requires: {}", name.to_ascii_uppercase(), entry.1, missing.join(", "));
        Err(AsmError::new(place, message))
    };
    let with_register = |entry: Named| if entry.4 & 4 != 0 { Takes::Register } else { Takes::Nothing };
    Ok(match mnemonic {
        b"at" => (lookup(&system::ADDRESS_TRANSLATIONS, "invalid operand for AT instruction")?.2, Takes::Register),
        b"dc" => (lookup(&system::DATA_CACHE, "invalid operand for DC instruction")?.2, Takes::Register),
        b"ic" => {
            let entry = lookup(&system::INSTRUCTION_CACHE, "invalid operand for IC instruction")?;
            (entry.2, with_register(entry))
        }
        b"tlbi" => {
            let entry = lookup(&system::TRANSLATION_BUFFER, "invalid operand for TLBI instruction")?;
            (entry.2, with_register(entry))
        }
        b"tlbip" => {
            let entry = lookup(&system::TRANSLATION_BUFFER, "invalid operand for TLBIP instruction")?;
            (entry.2, Takes::Pair)
        }
        _ => {
            if word != b"rctx" {
                return Err(AsmError::new(place, "invalid operand for prediction restriction instruction"));
            }
            let feature = if mnemonic == b"cosp" { "specres2" } else { "predres" };
            if !features.has(feature) && !features.has("all") {
                let message = format!("{}RCTX requires: {feature}", name.to_ascii_uppercase());
                return Err(AsmError::new(place, message));
            }
            let op2 = match mnemonic {
                b"cfp" => 4,
                b"dvp" => 5,
                b"cosp" => 6,
                _ => 7,
            };
            (3 << 11 | 7 << 7 | 3 << 3 | op2, Takes::Register)
        }
    })
}
