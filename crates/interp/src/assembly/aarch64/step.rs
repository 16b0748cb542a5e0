//! Operations of AArch64 that inline assembly is translated to, found from the names of the rows.

use draig_image::{FixupKind, SymbolId};
use draig_mc::aarch64::{Operand, Parsed, Register, RegisterKind};

use super::access::{self, Memory};
use super::floats::{self, FloatOp};
use super::integers::{Crc, Logic, Shift};
use crate::assembly::text::Goto;

/// An instruction as it is executed.
#[derive(Clone, Debug)]
pub(in crate::assembly) struct Step {
    pub(super) op: Op,
    /// Width of the operation in bits.
    pub(super) width: u32,
    pub(super) operands: Vec<Operand>,
    /// Symbol and offset that an operand is made of.
    pub(super) symbol: Option<(SymbolId, i64)>,
    goto: Option<Goto>,
}

/// Operation of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Op {
    Nothing,
    Add {
        subtract: bool,
        flags: bool,
    },
    AddCarry {
        subtract: bool,
        flags: bool,
    },
    Logic {
        op: Logic,
        invert: bool,
        flags: bool,
    },
    MoveWide {
        keeps: bool,
        inverts: bool,
    },
    Bitfield {
        signed: bool,
        keeps: bool,
    },
    Extract,
    Shift(Shift),
    MultiplyAdd {
        subtract: bool,
    },
    MultiplyAddLong {
        subtract: bool,
        signed: bool,
    },
    MultiplyHigh {
        signed: bool,
    },
    Divide {
        signed: bool,
    },
    ReverseBits,
    /// Bytes within pieces of this many bits.
    ReverseBytes(u32),
    CountZeros,
    CountSigns,
    Crc {
        crc: Crc,
        bits: u32,
    },
    Select {
        inverts: bool,
        increments: bool,
    },
    ConditionalCompare {
        subtract: bool,
    },
    /// Address of a symbol, or of its page.
    Address {
        page: bool,
    },
    Branch,
    BranchIf,
    BranchZero {
        nonzero: bool,
    },
    BranchBit {
        nonzero: bool,
    },
    Memory(Memory),
    ClearExclusive,
    ReadSystem,
    WriteSystem,
    SystemCall,
    /// Ends the program by this signal.
    Trap(i32),
    Float(FloatOp),
}

/// Instructions without operands that matter, by the names of their rows: hints, barriers, prefetches, and what
/// strips or checks pointers that are not signed.
const NOTHING: [&str; 14] = [
    "HINT", "DMB", "DSB", "ISB", "SB", "PRFMui", "PRFUMi", "PRFMroX", "PRFMroW", "XPACLRI", "PACIASP", "AUTIASP",
    "PACIBSP", "AUTIBSP",
];

/// Returns the operation of a row.
fn operation(name: &str) -> Option<Op> {
    if NOTHING.contains(&name) {
        return Some(Op::Nothing);
    }
    if let Some(memory) = access::operation(name) {
        return Some(Op::Memory(memory));
    }
    if let Some(float) = floats::operation(name) {
        return Some(Op::Float(float));
    }
    Some(match name {
        "ADR" => Op::Address { page: false },
        "ADRP" => Op::Address { page: true },
        "B" => Op::Branch,
        "Bcc" => Op::BranchIf,
        "CBZW" | "CBZX" => Op::BranchZero { nonzero: false },
        "CBNZW" | "CBNZX" => Op::BranchZero { nonzero: true },
        "TBZW" | "TBZX" => Op::BranchBit { nonzero: false },
        "TBNZW" | "TBNZX" => Op::BranchBit { nonzero: true },
        "CLREX" => Op::ClearExclusive,
        "MRS" => Op::ReadSystem,
        "MSR" => Op::WriteSystem,
        "SVC" => Op::SystemCall,
        "BRK" => Op::Trap(5),
        "HLT" | "UDF" => Op::Trap(4),
        "SMADDLrrr" => Op::MultiplyAddLong { subtract: false, signed: true },
        "UMADDLrrr" => Op::MultiplyAddLong { subtract: false, signed: false },
        "SMSUBLrrr" => Op::MultiplyAddLong { subtract: true, signed: true },
        "UMSUBLrrr" => Op::MultiplyAddLong { subtract: true, signed: false },
        "SMULHrr" => Op::MultiplyHigh { signed: true },
        "UMULHrr" => Op::MultiplyHigh { signed: false },
        "REV32Xr" => Op::ReverseBytes(32),
        name => return by_stem(name),
    })
}

/// Returns the operation of a row whose name is a stem, the width of the registers (`W`, `X`), and the kinds of the
/// operands.
fn by_stem(name: &str) -> Option<Op> {
    if let Some(crc) = name.strip_prefix("CRC32") {
        let (castagnoli, size) = match crc.strip_prefix('C') {
            Some(rest) => (true, rest),
            None => (false, crc),
        };
        let bits = match size {
            "Brr" => 8,
            "Hrr" => 16,
            "Wrr" => 32,
            "Xrr" => 64,
            _ => return None,
        };
        return Some(Op::Crc { crc: if castagnoli { Crc::Castagnoli } else { Crc::Ethernet }, bits });
    }
    let end = name.rfind(['W', 'X'])?;
    let kinds = &name[end + 1..];
    let stem = &name[..end];
    let logic = |op, invert, flags| Some(Op::Logic { op, invert, flags });
    let add = |subtract, flags| Some(Op::Add { subtract, flags });
    match (stem, kinds) {
        ("ADD", "ri" | "rs" | "rx" | "rx64") => add(false, false),
        ("ADDS", "ri" | "rs" | "rx" | "rx64") => add(false, true),
        ("SUB", "ri" | "rs" | "rx" | "rx64") => add(true, false),
        ("SUBS", "ri" | "rs" | "rx" | "rx64") => add(true, true),
        ("ADC", "r") => Some(Op::AddCarry { subtract: false, flags: false }),
        ("ADCS", "r") => Some(Op::AddCarry { subtract: false, flags: true }),
        ("SBC", "r") => Some(Op::AddCarry { subtract: true, flags: false }),
        ("SBCS", "r") => Some(Op::AddCarry { subtract: true, flags: true }),
        ("AND", "ri" | "rs") => logic(Logic::And, false, false),
        ("ANDS", "ri" | "rs") => logic(Logic::And, false, true),
        ("BIC", "rs") => logic(Logic::And, true, false),
        ("BICS", "rs") => logic(Logic::And, true, true),
        ("ORR", "ri" | "rs") => logic(Logic::Or, false, false),
        ("ORN", "rs") => logic(Logic::Or, true, false),
        ("EOR", "ri" | "rs") => logic(Logic::Xor, false, false),
        ("EON", "rs") => logic(Logic::Xor, true, false),
        ("MOVZ", "i") => Some(Op::MoveWide { keeps: false, inverts: false }),
        ("MOVN", "i") => Some(Op::MoveWide { keeps: false, inverts: true }),
        ("MOVK", "i") => Some(Op::MoveWide { keeps: true, inverts: false }),
        ("SBFM", "ri") => Some(Op::Bitfield { signed: true, keeps: false }),
        ("UBFM", "ri") => Some(Op::Bitfield { signed: false, keeps: false }),
        ("BFM", "ri") => Some(Op::Bitfield { signed: false, keeps: true }),
        ("EXTR", "rri") => Some(Op::Extract),
        ("LSLV", "r") => Some(Op::Shift(Shift::Left)),
        ("LSRV", "r") => Some(Op::Shift(Shift::Right)),
        ("ASRV", "r") => Some(Op::Shift(Shift::SignedRight)),
        ("RORV", "r") => Some(Op::Shift(Shift::Rotate)),
        ("MADD", "rrr") => Some(Op::MultiplyAdd { subtract: false }),
        ("MSUB", "rrr") => Some(Op::MultiplyAdd { subtract: true }),
        ("SDIV", "r") => Some(Op::Divide { signed: true }),
        ("UDIV", "r") => Some(Op::Divide { signed: false }),
        ("RBIT", "r") => Some(Op::ReverseBits),
        ("REV", "r") => Some(Op::ReverseBytes(if name.ends_with("Wr") { 32 } else { 64 })),
        ("REV16", "r") => Some(Op::ReverseBytes(16)),
        ("CLZ", "r") => Some(Op::CountZeros),
        ("CLS", "r") => Some(Op::CountSigns),
        ("CSEL", "r") => Some(Op::Select { inverts: false, increments: false }),
        ("CSINC", "r") => Some(Op::Select { inverts: false, increments: true }),
        ("CSINV", "r") => Some(Op::Select { inverts: true, increments: false }),
        ("CSNEG", "r") => Some(Op::Select { inverts: true, increments: true }),
        ("CCMP", "r" | "i") => Some(Op::ConditionalCompare { subtract: true }),
        ("CCMN", "r" | "i") => Some(Op::ConditionalCompare { subtract: false }),
        _ => None,
    }
}

/// Returns the symbol and the number whose sum an expression is.
fn sum(expr: &draig_mc::Expr) -> Option<(SymbolId, i64)> {
    struct Same;
    impl draig_mc::Resolve for Same {
        fn value(&mut self, symbol: SymbolId) -> Result<draig_mc::Value, draig_mc::ExprError> {
            Ok(draig_mc::Value::symbol(symbol))
        }

        fn difference(&mut self, _: SymbolId, _: SymbolId) -> Option<i64> {
            None
        }
    }
    let value = expr.evaluate(&mut Same).ok()?;
    if value.sub.is_some() {
        return None;
    }
    Some((value.add?, value.constant))
}

/// Returns the number of bits of a register; of a vector register as one number 128.
pub(super) fn bits(register: Register) -> u32 {
    match register.kind {
        RegisterKind::V => 128,
        _ => register.bits(),
    }
}

impl Step {
    /// Translates an instruction; `None` if it is not one that is executed here.
    pub(in crate::assembly) fn of(parsed: &Parsed) -> Option<Step> {
        let op = operation(parsed.instruction.opcode().name())?;
        let operands = parsed.instruction.operands().to_vec();
        let width = match operands.first() {
            Some(Operand::Register(register)) => bits(*register),
            _ => 64,
        };
        let (mut symbol, mut goto) = (None, None);
        if let Some(fixup) = &parsed.fixup {
            let (name, offset) = sum(&fixup.expr)?;
            let jumps = matches!(op, Op::Branch | Op::BranchIf | Op::BranchZero { .. } | Op::BranchBit { .. });
            let is_low = matches!(
                fixup.kind,
                FixupKind::AddLo12
                    | FixupKind::Load8Lo12
                    | FixupKind::Load16Lo12
                    | FixupKind::Load32Lo12
                    | FixupKind::Load64Lo12
                    | FixupKind::Load128Lo12
            );
            match (op, is_low) {
                _ if jumps && offset == 0 => goto = Some(Goto::Label(name)),
                (Op::Address { .. }, _) | (Op::Add { .. } | Op::Memory(_), true) => symbol = Some((name, offset)),
                _ => return None,
            }
        } else if matches!(
            op,
            Op::Branch | Op::BranchIf | Op::BranchZero { .. } | Op::BranchBit { .. } | Op::Address { .. }
        ) {
            // A distance in bytes leads to where no instruction is known.
            return None;
        }
        Some(Step { op, width, operands, symbol, goto })
    }

    /// Returns the target of a branch.
    pub(in crate::assembly) fn goto(&mut self) -> Option<&mut Goto> {
        self.goto.as_mut()
    }

    /// Returns the resolved target of a branch.
    pub(super) fn target(&self) -> Option<Goto> {
        self.goto
    }
}
