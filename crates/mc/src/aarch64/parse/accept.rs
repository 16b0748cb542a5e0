//! Acceptance of elements by a class: which operand a class makes of what is written.

use draig_image::Field;

use super::super::bitmask::encode_bitmask;
use super::super::class::{ExtendWidth, Kind, RegisterClass};
use super::super::features::Features;
use super::super::generated::system;
use super::super::operand::{Condition, ExtendKind, Float8, Operand, ShiftKind};
use super::super::register::{Register, RegisterKind};
use super::super::system::{Named, parse_system_register};
use super::element::{Element, ElementKind};
use super::specifier;
use crate::{Expr, Op, Specifier, Symbols};

/// An operand that a class accepted, the elements that it took, and the symbol that it stands for.
pub(super) struct Accepted {
    pub(super) operand: Operand,
    pub(super) count: usize,
    pub(super) symbol: Option<Expr>,
}

impl Accepted {
    fn one(operand: Operand) -> Option<Accepted> {
        Some(Accepted { operand, count: 1, symbol: None })
    }
}

/// Questions that classes ask while they accept.
pub(super) struct Context<'a> {
    pub(super) features: Features,
    pub(super) symbols: &'a mut dyn Symbols,
    /// Whether the mnemonic is one whose barrier is `isb` or `tsb`, by its first letter.
    pub(super) barrier: u8,
}

impl Context<'_> {
    /// Returns the number that an element stands for, if it is one already.
    pub(super) fn constant(&mut self, element: &Element<'_>) -> Option<i64> {
        match &element.kind {
            ElementKind::Value(expr) => expr.constant(),
            ElementKind::Hexadecimal(value) => Some(*value),
            ElementKind::Word(name) => {
                let symbol = self.symbols.symbol(name, element.place).ok()?;
                self.symbols.absolute(symbol)
            }
            _ => None,
        }
    }

    /// Returns the expression that an element is.
    fn expression(&mut self, element: &Element<'_>) -> Option<Expr> {
        match &element.kind {
            ElementKind::Value(expr) => Some(expr.clone()),
            ElementKind::Hexadecimal(value) => Some(Expr::Constant(*value)),
            ElementKind::Word(name) => {
                let symbol = self.symbols.symbol(name, element.place).ok()?;
                Some(match self.symbols.absolute(symbol) {
                    Some(value) => Expr::Constant(value),
                    None => Expr::symbol(symbol),
                })
            }
            _ => None,
        }
    }

    /// Returns the operand that the class makes of the elements at the front, or `None` if they do not fit it.
    pub(super) fn accept(&mut self, kind: Kind, elements: &[Element<'_>]) -> Option<Accepted> {
        let first = elements.first()?;
        match kind {
            Kind::Register(class) => accept_register(self, class, elements),
            Kind::List { count, lanes, bits } => match first.kind {
                ElementKind::List { first, count: given, lanes: of, bits: width } => {
                    ((given, of, width) == (count, lanes, bits)).then_some(())?;
                    Accepted::one(Operand::List { first, count })
                }
                _ => None,
            },
            Kind::Index { low, high } => match &first.kind {
                ElementKind::Index(expr) => {
                    let value = expr.constant()?;
                    (i64::from(low)..=i64::from(high)).contains(&value).then_some(())?;
                    Accepted::one(Operand::Immediate(value))
                }
                _ => None,
            },
            Kind::ArithmeticShift { .. }
            | Kind::LogicalShift { .. }
            | Kind::MoveShift { .. }
            | Kind::LeftShift3
            | Kind::VectorShift { .. }
            | Kind::OnesShift
            | Kind::Extend { .. } => {
                matches!(first.kind, ElementKind::Punctuation(b',')).then_some(())?;
                let operand = accept_modifier(kind, elements.get(1)?)?;
                Some(Accepted { operand, count: 2, symbol: None })
            }
            Kind::MemoryExtendW { .. } | Kind::MemoryExtendX { .. } => {
                Accepted::one(accept_memory_extend(kind, first)?)
            }
            Kind::AddSubImmediate | Kind::AddSubNegated => self.accept_add_sub(kind, elements),
            Kind::Label(label) => {
                let expr = self.expression(first)?;
                match expr.constant() {
                    Some(value) => {
                        let operand = Operand::Immediate(value);
                        kind.encode(operand)?;
                        Accepted::one(operand)
                    }
                    None => self.symbolic(Kind::Label(label), expr),
                }
            }
            Kind::Offset12 { .. } => {
                let expr = self.expression(first)?;
                match expr.constant() {
                    Some(value) => {
                        let operand = Operand::Immediate(value);
                        kind.encode(operand)?;
                        Accepted::one(operand)
                    }
                    None => self.symbolic(kind, expr),
                }
            }
            Kind::MoveSymbol { group } => {
                let expr = self.expression(first)?;
                let specifier = specifier_of(&expr)?;
                (specifier::wide_group(specifier) == Some(group)).then_some(())?;
                self.symbolic(kind, expr)
            }
            Kind::MovZ { shift: 0, .. } if self.is_symbol(first) => {
                let expr = self.expression(first)?;
                self.symbolic(kind, expr)
            }
            Kind::Condition | Kind::InvertedCondition => match first.kind {
                ElementKind::Word(name) => {
                    let condition = Condition::parse(name)?;
                    if kind == Kind::Condition {
                        return Accepted::one(Operand::Condition(condition));
                    }
                    Accepted::one(Operand::Condition(condition.inverted()))
                }
                _ => None,
            },
            Kind::Float8 => Accepted::one(Operand::Float(self.accept_float(first)?)),
            _ => {
                if let Some(operand) = self.accept_system(kind, first) {
                    return Accepted::one(operand);
                }
                let value = self.constant(first)?;
                Accepted::one(accept_number(kind, value)?)
            }
        }
    }

    /// Whether an element is an expression without specifier that depends on symbols.
    fn is_symbol(&mut self, element: &Element<'_>) -> bool {
        self.expression(element).is_some_and(|expr| expr.constant().is_none() && specifier_of(&expr).is_none())
    }

    fn symbolic(&mut self, kind: Kind, expr: Expr) -> Option<Accepted> {
        specifier::fixup(kind, specifier_of(&expr))?;
        Some(Accepted { operand: Operand::Symbolic, count: 1, symbol: Some(expr) })
    }

    fn accept_add_sub(&mut self, kind: Kind, elements: &[Element<'_>]) -> Option<Accepted> {
        let expr = self.expression(elements.first()?)?;
        let shift = match (elements.get(1).map(|element| &element.kind), elements.get(2).map(|element| &element.kind)) {
            (Some(ElementKind::Punctuation(b',')), Some(ElementKind::Shift(ShiftKind::Lsl, amount))) => {
                Some(amount.constant()?)
            }
            _ => None,
        };
        let count = if shift.is_some() { 3 } else { 1 };
        let Some(value) = expr.constant() else {
            (kind == Kind::AddSubImmediate).then_some(())?;
            match shift {
                None | Some(0) => {}
                Some(12) => {}
                Some(_) => return None,
            }
            let fixup = specifier::fixup(kind, specifier_of(&expr))?;
            // the higher half of a thread's offset implies the shift
            let shift = if shift == Some(12) || fixup.field() == Field::High12 { 12 } else { 0 };
            return Some(Accepted { operand: Operand::Shifted { value: 0, shift }, count, symbol: Some(expr) });
        };
        let value = if kind == Kind::AddSubNegated {
            (value < 0).then_some(())?;
            value.checked_neg()?
        } else {
            value
        };
        let operand = match shift {
            Some(shift @ (0 | 12)) if (0..=4095).contains(&value) => {
                Operand::Shifted { value: value as u16, shift: shift as u8 }
            }
            None if (0..=4095).contains(&value) => Operand::Shifted { value: value as u16, shift: 0 },
            None if (0..=0xff_f000).contains(&value) && value & 0xfff == 0 => {
                Operand::Shifted { value: (value >> 12) as u16, shift: 12 }
            }
            _ => return None,
        };
        Some(Accepted { operand, count, symbol: None })
    }

    fn accept_float(&mut self, element: &Element<'_>) -> Option<Float8> {
        match element.kind {
            ElementKind::Float(value) => Float8::new(value),
            ElementKind::Hexadecimal(value) => u8::try_from(value).ok().map(Float8),
            _ => {
                let value = self.constant(element)?;
                Float8::new(value as f64)
            }
        }
    }

    /// Accepts a named operand of system instructions.
    fn accept_system(&mut self, kind: Kind, element: &Element<'_>) -> Option<Operand> {
        let ElementKind::Word(name) = element.kind else { return None };
        let name = name.to_ascii_lowercase();
        let find = |table: &[Named], features: &Features| {
            let entry = table.iter().find(|entry| entry.0.as_bytes() == name && features.meets(entry.3))?;
            Some(*entry)
        };
        let features = &self.features;
        Some(match kind {
            Kind::ReadableSystemRegister | Kind::WritableSystemRegister => {
                let flag = if kind == Kind::ReadableSystemRegister { 1 } else { 2 };
                let named = system::REGISTERS
                    .iter()
                    .find(|entry| entry.0.as_bytes() == name && entry.4 & flag != 0 && features.meets(entry.3));
                Operand::System(match named {
                    Some(entry) => entry.2,
                    None => parse_system_register(&name)?,
                })
            }
            Kind::ProcessorStateField => Operand::System(find(&system::STATE_FIELDS, features)?.2),
            Kind::ProcessorStateBit => Operand::System(find(&system::STATE_BITS, features)?.2),
            Kind::Barrier => Operand::System(match self.barrier {
                b'i' => find(&system::INSTRUCTION_BARRIERS, features)?.2,
                b't' => find(&system::TRACE_BARRIERS, features)?.2,
                _ => find(&system::BARRIERS, features)?.2,
            }),
            Kind::BarrierNxs => Operand::System(find(&system::BARRIERS_NXS, features)?.2),
            Kind::Prefetch => Operand::System(find(&system::PREFETCHES, features)?.2),
            Kind::RangePrefetch => Operand::System(find(&system::RANGE_PREFETCHES, features)?.2),
            Kind::BranchTargetHint => Operand::Immediate(i64::from(find(&system::BRANCH_TARGETS, features)?.2 | 32)),
            Kind::ProfilingHint => Operand::Immediate(i64::from(find(&system::PROFILING, features)?.2)),
            Kind::ControlRegister => {
                let digits = std::str::from_utf8(name.strip_prefix(b"c")?).ok()?;
                let number: u16 = digits.parse().ok()?;
                (number < 16).then_some(())?;
                Operand::System(number)
            }
            _ => return None,
        })
    }
}

fn specifier_of(expr: &Expr) -> Option<Specifier> {
    match expr {
        Expr::Ops(ops) => match ops.last() {
            Some(Op::Specify(specifier)) => Some(*specifier),
            _ => None,
        },
        Expr::Constant(_) => None,
    }
}

/// Splits the specifier from an expression.
pub(super) fn without_specifier(expr: Expr) -> (Expr, Option<Specifier>) {
    match (specifier_of(&expr), &expr) {
        (Some(specifier), Expr::Ops(ops)) => (Expr::Ops(ops[..ops.len() - 1].into()), Some(specifier)),
        _ => (expr, None),
    }
}

fn accept_register(context: &mut Context<'_>, class: RegisterClass, elements: &[Element<'_>]) -> Option<Accepted> {
    let register = |at: usize| match elements.get(at)?.kind {
        ElementKind::Register(register) => Some(register),
        _ => None,
    };
    let first = register(0)?;
    class.contains(first).then_some(())?;
    let is_comma = |at: usize| matches!(elements.get(at).map(|e| &e.kind), Some(ElementKind::Punctuation(b',')));
    let mut count = 1;
    let mut operand = first;
    match class {
        RegisterClass::Gpr32Pair | RegisterClass::Gpr64Pair | RegisterClass::ZeroPair => {
            is_comma(1).then_some(())?;
            let second = register(2)?;
            let number = if class == RegisterClass::ZeroPair { 31 } else { first.number + 1 };
            (second == Register { kind: first.kind, number }).then_some(())?;
            count = 3;
        }
        RegisterClass::Gpr64SpZeroOffset if is_comma(1) => {
            (context.constant(elements.get(2)?)? == 0).then_some(())?;
            count = 3;
        }
        RegisterClass::Gpr32As64 => operand.kind = RegisterKind::W,
        _ => {}
    }
    Some(Accepted { operand: Operand::Register(operand), count, symbol: None })
}

fn accept_modifier(kind: Kind, element: &Element<'_>) -> Option<Operand> {
    let amount = |expr: &Expr| u8::try_from(expr.constant()?).ok();
    let operand = match (kind, &element.kind) {
        (Kind::Extend { width }, ElementKind::Shift(ShiftKind::Lsl, expr)) => {
            // `lsl` stands for the extension that changes nothing
            let kind = if width == ExtendWidth::Wide { ExtendKind::Uxtx } else { ExtendKind::Uxtw };
            (width != ExtendWidth::Widened).then_some(())?;
            Operand::Extend { kind, amount: amount(expr)? }
        }
        (Kind::Extend { width }, ElementKind::Extend(kind, expr)) => {
            width.takes(*kind).then_some(())?;
            Operand::Extend { kind: *kind, amount: expr.as_ref().map_or(Some(0), amount)? }
        }
        (_, ElementKind::Shift(kind, expr)) => Operand::Shift { kind: *kind, amount: amount(expr)? },
        _ => return None,
    };
    kind.encode(operand)?;
    Some(operand)
}

fn accept_memory_extend(kind: Kind, element: &Element<'_>) -> Option<Operand> {
    let (shift, is_wide) = match kind {
        Kind::MemoryExtendW { shift } => (shift, false),
        Kind::MemoryExtendX { shift } => (shift, true),
        _ => return None,
    };
    let (extend, amount) = match &element.kind {
        ElementKind::Shift(ShiftKind::Lsl, expr) if is_wide => (ExtendKind::Uxtx, Some(expr)),
        ElementKind::Extend(extend, expr) => (*extend, expr.as_ref()),
        _ => return None,
    };
    let fits = if is_wide {
        matches!(extend, ExtendKind::Uxtx | ExtendKind::Sxtx)
            && !(extend == ExtendKind::Uxtx && matches!(element.kind, ElementKind::Extend(..)))
    } else {
        matches!(extend, ExtendKind::Uxtw | ExtendKind::Sxtw)
    };
    fits.then_some(())?;
    let is_shifted = match amount {
        None => false,
        Some(expr) => {
            let amount = expr.constant()?;
            (amount == 0 || amount == i64::from(shift)).then_some(())?;
            // an access of one byte is shifted by nothing, yet says so
            if shift == 0 { true } else { amount != 0 }
        }
    };
    Some(Operand::MemoryExtend { kind: extend, is_shifted })
}

/// Returns the operand that a class makes of a number.
fn accept_number(kind: Kind, value: i64) -> Option<Operand> {
    let operand = match kind {
        Kind::FallbackOffset9 { scale } => {
            let scale = i64::from(scale);
            let is_scaled = value >= 0 && value % scale == 0 && value / scale <= 4095;
            ((-256..=255).contains(&value) && !is_scaled).then_some(())?;
            return Some(Operand::Immediate(value));
        }
        Kind::MovZ { bits, shift } => {
            let value = value as u64 & u64::MAX >> (64 - u32::from(bits));
            (value & !(0xffff << shift) == 0 && (value != 0 || shift == 0)).then_some(())?;
            return Some(Operand::Immediate((value >> shift) as i64));
        }
        Kind::MovN { bits, shift } => {
            let mask = u64::MAX >> (64 - u32::from(bits));
            let value = value as u64 & mask;
            let by_movz = (0..bits).step_by(16).any(|shift| value & !(0xffff << shift) == 0);
            let inverse = !value & mask;
            (!by_movz && inverse & !(0xffff << shift) == 0 && (inverse != 0 || shift == 0)).then_some(())?;
            return Some(Operand::Immediate((inverse >> shift) as i64));
        }
        Kind::LogicalNegated { is_64_bit } => {
            let inverse = if is_64_bit { !value } else { !value & 0xffff_ffff };
            (is_64_bit || is_32_bit(value)).then_some(())?;
            encode_bitmask(inverse as u64, is_64_bit)?;
            return Some(Operand::Immediate(inverse));
        }
        Kind::BranchTargetHint | Kind::ProfilingHint => return None,
        Kind::BarrierNxs => {
            (matches!(value, 16 | 20 | 24 | 28)).then_some(())?;
            Operand::System((value as u16 - 16) | 3)
        }
        Kind::Barrier | Kind::Prefetch | Kind::RangePrefetch => Operand::System(u16::try_from(value).ok()?),
        Kind::Logical { is_64_bit: false } => {
            is_32_bit(value).then_some(())?;
            Operand::Immediate(value & 0xffff_ffff)
        }
        _ => Operand::Immediate(value),
    };
    kind.encode(operand)?;
    Some(operand)
}

/// Whether the upper half of a number is all zeros or all ones, as that of a number of 32 bits is.
fn is_32_bit(value: i64) -> bool {
    matches!(value >> 32, 0 | -1)
}
