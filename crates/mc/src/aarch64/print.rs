//! Printer of instructions in one of their syntaxes; that of the row itself is what `Display` prints.

use std::fmt;
use std::sync::OnceLock;

use super::class::Kind;
use super::generated::classes::CLASSES;
use super::generated::syntax::CANDIDATES;
use super::generated::{rows, system};
use super::instruction::Instruction;
use super::operand::{ExtendKind, Operand};
use super::parse::matcher::{mnemonic, pattern, sources};
use super::register::{Register, RegisterKind};
use super::syntax::Source;
use super::system::Named;
use super::{RegisterClass, ShiftKind};

/// First number of a pattern's elements that stands for an operand; those below are characters.
pub(super) const OPERAND: u16 = 256;

/// For each row, the number of the candidate that is its own syntax.
fn own_syntax() -> &'static [u16] {
    static TABLE: OnceLock<Vec<u16>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table = vec![u16::MAX; rows::COUNT];
        for (number, candidate) in (0u16..).zip(&CANDIDATES) {
            let mut slots = super::Opcode(candidate.0).slots();
            let elements = pattern(*candidate);
            let classes: Vec<u16> = elements.iter().copied().filter(|&element| element >= OPERAND).collect();
            let is_own = candidate.4 == 1
                && classes.len() == slots.len()
                && sources(*candidate).iter().all(|source| {
                    let kind = slots.next().map(|slot| slot.kind());
                    matches!(*source, Source::Operand(at) if classes.get(usize::from(at)).is_some_and(|&class| {
                        Some(CLASSES[usize::from(class - OPERAND)].kind) == kind
                    }))
                });
            if is_own && table[usize::from(candidate.0)] == u16::MAX {
                table[usize::from(candidate.0)] = number;
            }
        }
        table
    })
}

impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.own_syntax() {
            Some((number, operands)) => print_syntax(f, number, self.opcode().name(), &operands, None),
            None => write!(f, "{self:?}"),
        }
    }
}

impl Instruction {
    /// Returns the number of the candidate that is the syntax of the row itself, with the operands in its order.
    pub(super) fn own_syntax(&self) -> Option<(u16, Vec<Operand>)> {
        let number = own_syntax()[usize::from(self.opcode().0)];
        let candidate = *CANDIDATES.get(usize::from(number))?;
        let slots = sources(candidate);
        let at = |operand: u8| slots.iter().position(|source| *source == Source::Operand(operand));
        let operands = (0..slots.len() as u8).map_while(at).filter_map(|slot| self.operands().get(slot).copied());
        Some((number, operands.collect()))
    }
}

/// Writes an instruction in the syntax of a candidate; `symbol` stands for an operand that depends on one.
pub(super) fn print_syntax(
    f: &mut impl fmt::Write,
    number: u16,
    opcode: &str,
    operands: &[Operand],
    symbol: Option<&str>,
) -> fmt::Result {
    let candidate = CANDIDATES[usize::from(number)];
    f.write_str(mnemonic(number))?;
    let mut operands = operands.iter();
    let mut is_first = !mnemonic(number).ends_with('.');
    for &element in pattern(candidate) {
        if element < OPERAND {
            if is_first {
                f.write_char(' ')?;
            }
            is_first = false;
            f.write_char(char::from(element as u8))?;
            if element == u16::from(b',') {
                f.write_char(' ')?;
            }
            continue;
        }
        if is_first {
            f.write_char(' ')?;
        }
        is_first = false;
        if let Some(&value) = operands.next() {
            match (value, symbol) {
                (Operand::Symbolic, Some(symbol)) => f.write_str(symbol)?,
                _ => print_operand(f, CLASSES[usize::from(element - OPERAND)].kind, value, opcode)?,
            }
            // the condition of `b.eq` is part of the mnemonic
            if matches!(value, Operand::Condition(_)) && mnemonic(number).ends_with('.') {
                f.write_char(' ')?;
            }
        }
    }
    Ok(())
}

fn print_operand(f: &mut impl fmt::Write, kind: Kind, operand: Operand, opcode: &str) -> fmt::Result {
    match operand {
        Operand::Register(register) => print_register(f, kind, register),
        Operand::List { first, count } => print_list(f, kind, first, count),
        Operand::Immediate(value) => match kind {
            Kind::Index { .. } => write!(f, "[{value}]"),
            _ => write!(f, "#{value}"),
        },
        Operand::Shifted { value, shift: 0 } => write!(f, "#{value}"),
        Operand::Shifted { value, shift } => write!(f, "#{value}, lsl #{shift}"),
        Operand::Shift { kind, amount } => write!(f, ", {} #{amount}", kind.name()),
        Operand::Extend { kind, amount } => write!(f, ", {} #{amount}", kind.name()),
        Operand::MemoryExtend { kind: extend, is_shifted } => {
            let shift = match kind {
                Kind::MemoryExtendW { shift } | Kind::MemoryExtendX { shift } => shift,
                _ => 0,
            };
            let name = if extend == ExtendKind::Uxtx { ShiftKind::Lsl.name() } else { extend.name() };
            match is_shifted {
                true => write!(f, "{name} #{shift}"),
                false if extend == ExtendKind::Uxtx => write!(f, "{name} #0"),
                false => f.write_str(name),
            }
        }
        Operand::Condition(condition) => f.write_str(condition.name()),
        Operand::Float(float) => write!(f, "#{float}"),
        Operand::System(bits) => print_system(f, kind, bits, opcode),
        Operand::Symbolic => f.write_char('0'),
    }
}

fn print_register(f: &mut impl fmt::Write, kind: Kind, register: Register) -> fmt::Result {
    let next = Register { number: if register.number == 31 { 31 } else { register.number + 1 }, ..register };
    match kind {
        Kind::Register(RegisterClass::Gpr32Pair | RegisterClass::Gpr64Pair | RegisterClass::ZeroPair) => {
            write!(f, "{register}, {next}")
        }
        _ => write!(f, "{register}"),
    }
}

fn print_list(f: &mut impl fmt::Write, kind: Kind, first: Register, count: u8) -> fmt::Result {
    let (lanes, bits) = match kind {
        Kind::List { lanes, bits, .. } => (lanes, bits),
        _ => (0, 0),
    };
    let letter = match bits {
        8 => "b",
        16 => "h",
        32 => "s",
        64 => "d",
        128 => "q",
        _ => "",
    };
    let arrangement = match (lanes, bits) {
        (_, 0) => String::new(),
        (0, _) => format!(".{letter}"),
        _ => format!(".{lanes}{letter}"),
    };
    f.write_str("{ ")?;
    for at in 0..count {
        let register = Register { kind: RegisterKind::V, number: (first.number + at) & 31 };
        write!(f, "{}{register}{arrangement}", if at == 0 { "" } else { ", " })?;
    }
    f.write_str(" }")
}

fn print_system(f: &mut impl fmt::Write, kind: Kind, bits: u16, opcode: &str) -> fmt::Result {
    let table: &[Named] = match kind {
        Kind::ProcessorStateField => &system::STATE_FIELDS,
        Kind::ProcessorStateBit => &system::STATE_BITS,
        Kind::BarrierNxs => &system::BARRIERS_NXS,
        Kind::Barrier if opcode == "TSB" => &system::TRACE_BARRIERS,
        _ => &[],
    };
    if let Some(entry) = table.iter().find(|entry| entry.2 == bits) {
        return f.write_str(entry.1);
    }
    match kind {
        Kind::ReadableSystemRegister | Kind::WritableSystemRegister => {
            let (op0, op1, crn, crm, op2) = (bits >> 14, bits >> 11 & 7, bits >> 7 & 15, bits >> 3 & 15, bits & 7);
            write!(f, "s{op0}_{op1}_c{crn}_c{crm}_{op2}")
        }
        Kind::ControlRegister => write!(f, "c{bits}"),
        _ => write!(f, "#{bits}"),
    }
}
