//! The x87 (Intel SDM volume 1, chapter 8): its stack, and which instructions are executed, with exceptions masked and
//! numbers of 80 bits.

mod execute;
mod numbers;

use draig_mc::x86::{Class, RowInfo};

use super::flags::Condition;
use crate::assembly::float::Arithmetic;
use crate::assembly::word::Wide;
use numbers::Constant;

/// Number of registers.
const REGISTERS: usize = 8;

/// The register stack.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stack {
    /// From the bottom to the top.
    values: Vec<Wide>,
}

impl Stack {
    /// Number of registers in use.
    pub(crate) fn depth(&self) -> usize {
        self.values.len()
    }

    /// Returns the register that is so many below the top.
    pub(crate) fn get(&self, number: usize) -> Option<Wide> {
        let at = self.values.len().checked_sub(number + 1)?;
        self.values.get(at).copied()
    }

    /// Puts a value so many below the top, above others that are `filler` until they are placed.
    pub(crate) fn place(&mut self, number: usize, value: Wide, filler: Wide) {
        while self.values.len() <= number && self.values.len() < REGISTERS {
            self.values.insert(0, filler);
        }
        let at = self.values.len().saturating_sub(number + 1);
        if let Some(place) = self.values.get_mut(at) {
            *place = value;
        }
    }
}

/// Operation of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum X87Op {
    Load,
    LoadInt,
    Constant(Constant),
    Store {
        pops: bool,
    },
    StoreInt {
        pops: bool,
        truncates: bool,
    },
    Exchange,
    /// With an operand from the stack or memory.
    Arithmetic {
        op: Arithmetic,
        reversed: bool,
        to: To,
        integer: bool,
    },
    Compare {
        pops: u8,
        quiet: bool,
        integer: bool,
    },
    /// `fcomi` and the like, which set the flags.
    CompareFlags {
        pops: bool,
        quiet: bool,
    },
    Test,
    Examine,
    Abs,
    Negate,
    Sqrt,
    Round,
    Remainder {
        nearest: bool,
    },
    Scale,
    Extract,
    Move(Condition, bool),
    LoadControl,
    StoreControl,
    StoreStatus,
    Clear,
    Init,
    LoadEnvironment,
    StoreEnvironment,
    Nothing,
}

/// Destination of arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum To {
    /// The top.
    Top,
    /// The operand.
    Operand,
    /// The operand, and the top is popped.
    OperandPops,
}

/// Returns the operation of a row.
pub(super) fn operation(info: &RowInfo) -> Option<X87Op> {
    let name = info.mnemonic;
    let arithmetic = |op, reversed, integer| {
        let to = match (info.name.contains("_FPr"), info.name.contains("_Fr")) {
            (true, _) => To::OperandPops,
            (_, true) => To::Operand,
            _ => To::Top,
        };
        X87Op::Arithmetic { op, reversed, to, integer }
    };
    // Registers are compared with the top, which the row does not name.
    if let Some(condition) = name.strip_prefix("fcmov") {
        let (condition, negated) = match condition.strip_prefix('n') {
            Some(rest) => (rest, true),
            None => (condition, false),
        };
        let condition = Condition::named(match condition {
            "u" => "p",
            other => other,
        })?;
        return Some(X87Op::Move(condition, negated));
    }
    let stem = name.strip_suffix('p').unwrap_or(name);
    if let Some(op) = match stem {
        "fadd" => Some(arithmetic(Arithmetic::Add, false, false)),
        "fsub" => Some(arithmetic(Arithmetic::Sub, false, false)),
        "fsubr" => Some(arithmetic(Arithmetic::Sub, true, false)),
        "fmul" => Some(arithmetic(Arithmetic::Mul, false, false)),
        "fdiv" => Some(arithmetic(Arithmetic::Div, false, false)),
        "fdivr" => Some(arithmetic(Arithmetic::Div, true, false)),
        _ => None,
    } {
        return Some(op);
    }
    Some(match name {
        "fld" => X87Op::Load,
        "fild" => X87Op::LoadInt,
        "fldz" => X87Op::Constant(Constant::Zero),
        "fld1" => X87Op::Constant(Constant::One),
        "fldpi" => X87Op::Constant(Constant::Pi),
        "fldl2e" => X87Op::Constant(Constant::Log2E),
        "fldl2t" => X87Op::Constant(Constant::Log2T),
        "fldlg2" => X87Op::Constant(Constant::Log10Two),
        "fldln2" => X87Op::Constant(Constant::LogTwo),
        "fst" => X87Op::Store { pops: false },
        "fstp" => X87Op::Store { pops: true },
        "fist" => X87Op::StoreInt { pops: false, truncates: false },
        "fistp" => X87Op::StoreInt { pops: true, truncates: false },
        "fisttp" => X87Op::StoreInt { pops: true, truncates: true },
        "fxch" => X87Op::Exchange,
        "fiadd" => arithmetic(Arithmetic::Add, false, true),
        "fisub" => arithmetic(Arithmetic::Sub, false, true),
        "fisubr" => arithmetic(Arithmetic::Sub, true, true),
        "fimul" => arithmetic(Arithmetic::Mul, false, true),
        "fidiv" => arithmetic(Arithmetic::Div, false, true),
        "fidivr" => arithmetic(Arithmetic::Div, true, true),
        "fcom" => X87Op::Compare { pops: 0, quiet: false, integer: false },
        "fcomp" => X87Op::Compare { pops: 1, quiet: false, integer: false },
        "fcompp" => X87Op::Compare { pops: 2, quiet: false, integer: false },
        "ficom" => X87Op::Compare { pops: 0, quiet: false, integer: true },
        "ficomp" => X87Op::Compare { pops: 1, quiet: false, integer: true },
        "fucom" => X87Op::Compare { pops: 0, quiet: true, integer: false },
        "fucomp" => X87Op::Compare { pops: 1, quiet: true, integer: false },
        "fucompp" => X87Op::Compare { pops: 2, quiet: true, integer: false },
        "fcomi" => X87Op::CompareFlags { pops: false, quiet: false },
        "fcompi" => X87Op::CompareFlags { pops: true, quiet: false },
        "fucomi" => X87Op::CompareFlags { pops: false, quiet: true },
        "fucompi" => X87Op::CompareFlags { pops: true, quiet: true },
        "ftst" => X87Op::Test,
        "fxam" => X87Op::Examine,
        "fabs" => X87Op::Abs,
        "fchs" => X87Op::Negate,
        "fsqrt" => X87Op::Sqrt,
        "frndint" => X87Op::Round,
        "fprem" => X87Op::Remainder { nearest: false },
        "fprem1" => X87Op::Remainder { nearest: true },
        "fscale" => X87Op::Scale,
        "fxtract" => X87Op::Extract,
        "fldcw" => X87Op::LoadControl,
        "fnstcw" => X87Op::StoreControl,
        "fnstsw" => X87Op::StoreStatus,
        "fnclex" => X87Op::Clear,
        "fninit" => X87Op::Init,
        "fldenv" => X87Op::LoadEnvironment,
        "fnstenv" => X87Op::StoreEnvironment,
        "fnop" | "wait" => X87Op::Nothing,
        _ => return None,
    })
    .filter(|_| !info.operands().iter().any(|operand| matches!(operand.class, Class::Mmx)))
}
