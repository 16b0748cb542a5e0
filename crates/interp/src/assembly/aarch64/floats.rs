//! Scalar floating point of AArch64 (Arm ARM, A64 advanced SIMD and floating-point instructions).

use std::cmp::Ordering;

use draig_mc::aarch64::{Float8, Operand, Register, RegisterKind};
use draig_num::{ApFloat, FloatFormat, Round};

use super::step::{Step, bits};
use super::{C, N, STATUS, V, Z};
use crate::assembly::float::{self, Arithmetic, Computed, Exceptions, Rules};
use crate::assembly::run::Run;
use crate::assembly::word::{Wide, Word};
use crate::stop::Result;
use crate::value::mask;

/// Operation on scalars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FloatOp {
    Arithmetic(Arithmetic),
    NegatedProduct,
    /// `a * b + c`, with the product or the addend negated.
    Fma {
        negate_product: bool,
        negate_addend: bool,
    },
    Extreme {
        max: bool,
        number: bool,
    },
    Sqrt,
    Abs,
    Negate,
    /// Between registers, or from an immediate.
    Move,
    Compare {
        signals: bool,
    },
    ConditionalCompare {
        signals: bool,
    },
    Select,
    /// To an integer that is floating point; `None` is the mode of FPCR.
    Round {
        mode: Option<Round>,
        exact: bool,
    },
    ToInt {
        mode: Round,
        signed: bool,
    },
    FromInt {
        signed: bool,
    },
    Convert,
}

/// Returns the operation of a row.
pub(super) fn operation(name: &str) -> Option<FloatOp> {
    let rest = name.strip_prefix('F');
    if let Some(rest) = name.strip_prefix("SCVTF").or_else(|| name.strip_prefix("UCVTF")) {
        // From a general-purpose register, with a scale or without.
        return matches!(rest.as_bytes(), [b'U' | b'S', b'W' | b'X', ..])
            .then_some(FloatOp::FromInt { signed: name.starts_with('S') });
    }
    let rest = rest?;
    if let Some(conversion) = rest.strip_prefix("CVT") {
        return match conversion.as_bytes() {
            [b'D' | b'S' | b'H', b'D' | b'S' | b'H', b'r'] => Some(FloatOp::Convert),
            [mode, sign @ (b'S' | b'U'), b'U' | b'S', b'W' | b'X', ..] => {
                let mode = match mode {
                    b'N' => Round::NearestTiesToEven,
                    b'P' => Round::TowardPositive,
                    b'M' => Round::TowardNegative,
                    b'Z' => Round::TowardZero,
                    b'A' => Round::NearestTiesToAway,
                    _ => return None,
                };
                Some(FloatOp::ToInt { mode, signed: *sign == b'S' })
            }
            _ => None,
        };
    }
    if let Some(moved) = rest.strip_prefix("MOV") {
        return matches!(
            moved,
            "DXHighr"
                | "XDHighr"
                | "DXr"
                | "XDr"
                | "SWr"
                | "WSr"
                | "Di"
                | "Si"
                | "Hi"
                | "Dr"
                | "Sr"
                | "Hr"
                | "HWr"
                | "HXr"
                | "WHr"
                | "XHr"
        )
        .then_some(FloatOp::Move);
    }
    if let Some(round) = rest.strip_prefix("RINT") {
        let (letter, kind) = round.split_at_checked(1)?;
        if !matches!(kind, "Dr" | "Sr" | "Hr") {
            return None;
        }
        let mode = match letter {
            "N" => Some(Round::NearestTiesToEven),
            "P" => Some(Round::TowardPositive),
            "M" => Some(Round::TowardNegative),
            "Z" => Some(Round::TowardZero),
            "A" => Some(Round::NearestTiesToAway),
            "I" | "X" => None,
            _ => return None,
        };
        return Some(FloatOp::Round { mode, exact: letter == "X" });
    }
    let stem = ["Drrr", "Srrr", "Hrrr", "Drr", "Srr", "Hrr", "Dri", "Sri", "Hri", "Dr", "Sr", "Hr"]
        .iter()
        .find_map(|kinds| rest.strip_suffix(kinds))?;
    Some(match stem {
        "ADD" => FloatOp::Arithmetic(Arithmetic::Add),
        "SUB" => FloatOp::Arithmetic(Arithmetic::Sub),
        "MUL" => FloatOp::Arithmetic(Arithmetic::Mul),
        "DIV" => FloatOp::Arithmetic(Arithmetic::Div),
        "NMUL" => FloatOp::NegatedProduct,
        "MADD" => FloatOp::Fma { negate_product: false, negate_addend: false },
        "MSUB" => FloatOp::Fma { negate_product: true, negate_addend: false },
        "NMADD" => FloatOp::Fma { negate_product: true, negate_addend: true },
        "NMSUB" => FloatOp::Fma { negate_product: false, negate_addend: true },
        "MAX" => FloatOp::Extreme { max: true, number: false },
        "MIN" => FloatOp::Extreme { max: false, number: false },
        "MAXNM" => FloatOp::Extreme { max: true, number: true },
        "MINNM" => FloatOp::Extreme { max: false, number: true },
        "SQRT" => FloatOp::Sqrt,
        "ABS" => FloatOp::Abs,
        "NEG" => FloatOp::Negate,
        "CMP" => FloatOp::Compare { signals: false },
        "CMPE" => FloatOp::Compare { signals: true },
        "CCMP" => FloatOp::ConditionalCompare { signals: false },
        "CCMPE" => FloatOp::ConditionalCompare { signals: true },
        "CSEL" => FloatOp::Select,
        _ => return None,
    })
}

/// Returns the format of a register's numbers.
fn format_of(register: Register) -> Option<FloatFormat> {
    Some(match register.kind {
        RegisterKind::H => FloatFormat::Half,
        RegisterKind::S => FloatFormat::Float,
        RegisterKind::D => FloatFormat::Double,
        _ => return None,
    })
}

impl Run<'_, '_> {
    /// Executes a floating-point instruction.
    pub(super) fn float(&mut self, op: FloatOp, step: &Step) -> Result<()> {
        let operands = &step.operands[..];
        match (op, operands) {
            (FloatOp::Move, _) => self.move_float(operands),
            (FloatOp::Compare { signals }, [Operand::Register(a), rest @ ..]) => {
                let b = match rest {
                    [Operand::Register(b)] => Some(*b),
                    _ => None,
                };
                self.compare_floats(*a, b, signals)
            }
            (
                FloatOp::ConditionalCompare { signals },
                [Operand::Register(a), Operand::Register(b), Operand::Immediate(flags), Operand::Condition(condition)],
            ) => match self.holds(*condition)? {
                true => self.compare_floats(*a, Some(*b), signals),
                false => {
                    self.cpu.flags.set(STATUS, *flags as u16 & STATUS);
                    Ok(())
                }
            },
            (
                FloatOp::Select,
                [Operand::Register(to), Operand::Register(a), Operand::Register(b), Operand::Condition(condition)],
            ) => {
                let (a, b) = (self.scalar(*a), self.scalar(*b));
                let value = if self.holds(*condition)? { a } else { b };
                self.set_scalar(*to, value);
                Ok(())
            }
            (FloatOp::Abs | FloatOp::Negate, [Operand::Register(to), Operand::Register(from)]) => {
                let value = self.scalar(*from);
                self.machine.expose_word(value);
                let sign = 1 << (bits(*to) - 1);
                let value = match op {
                    FloatOp::Abs => Word { bits: value.bits & !sign, undefined: value.undefined & !sign, ..value },
                    _ => Word { bits: value.bits ^ sign & !value.undefined, ..value },
                };
                self.set_scalar(*to, Word { prov: crate::value::Prov::NONE, ..value });
                Ok(())
            }
            (FloatOp::ToInt { mode, signed }, [Operand::Register(to), Operand::Register(from), rest @ ..]) => {
                self.float_to_integer(*to, *from, mode, signed, rest)
            }
            (FloatOp::FromInt { signed }, [Operand::Register(to), Operand::Register(from), rest @ ..]) => {
                self.integer_to_float(*to, *from, signed, rest)
            }
            (_, [Operand::Register(to), rest @ ..]) => self.compute_float(op, *to, rest),
            _ => self.not_executed(),
        }
    }

    /// Reads the number in a vector register.
    fn scalar(&self, register: Register) -> Word {
        self.cpu.wide(register.number).lane(0, bits(register).min(64))
    }

    /// Writes a number to a vector register, with zeros above.
    fn set_scalar(&mut self, register: Register, value: Word) {
        self.cpu.set_wide(register.number, Wide([value, Word::plain(0)]).zero_extended(bits(register).min(64)));
    }

    fn raise_arm(&mut self, exceptions: Exceptions) {
        self.machine.assembly.control.fpsr |= exceptions.arm();
    }

    fn compute_float(&mut self, op: FloatOp, to: Register, operands: &[Operand]) -> Result<()> {
        let round = self.machine.environment.rounding;
        let mut numbers = Vec::with_capacity(3);
        for operand in operands {
            let Operand::Register(register) = *operand else { return self.not_executed() };
            let Some(format) = format_of(register) else { return self.not_executed() };
            let word = self.scalar(register);
            if !word.is_defined() {
                self.set_scalar(to, Word::unknown(word.cause).low(bits(to)));
                return Ok(());
            }
            self.machine.expose_word(word);
            numbers.push(ApFloat::from_bits(format, u128::from(word.bits)));
        }
        let Some(format) = format_of(to) else { return self.not_executed() };
        let rules = Rules::Arm;
        let computed = match (op, &numbers[..]) {
            (FloatOp::Arithmetic(op), &[a, b]) => rules.arithmetic(op, a, b, round),
            (FloatOp::NegatedProduct, &[a, b]) => {
                let product = rules.arithmetic(Arithmetic::Mul, a, b, round);
                // The sign of the rounded product is changed, of a NaN, too.
                product.map(|(value, exceptions)| (value.neg(), exceptions))
            }
            (FloatOp::Fma { negate_product, negate_addend }, &[a, b, c]) => {
                // Signs are changed before NaNs are looked at.
                let a = if negate_product { a.neg() } else { a };
                let c = if negate_addend { c.neg() } else { c };
                rules.fma(a, b, c, round)
            }
            (FloatOp::Extreme { max, number }, &[a, b]) => Some(extreme(a, b, max, number)),
            (FloatOp::Sqrt, &[a]) => rules.sqrt(a, round),
            (FloatOp::Round { mode, exact }, &[a]) => rules.round(a, mode.unwrap_or(round), exact),
            (FloatOp::Convert, &[a]) => rules.convert(a, format, round),
            _ => None,
        };
        let Some((value, exceptions)) = computed else { return self.not_executed() };
        self.raise_arm(exceptions);
        self.set_scalar(to, Word::plain(value.bits() as u64));
        Ok(())
    }

    fn move_float(&mut self, operands: &[Operand]) -> Result<()> {
        let is_general = |register: &Register| {
            matches!(register.kind, RegisterKind::W | RegisterKind::X | RegisterKind::Wsp | RegisterKind::Sp)
        };
        match operands {
            [Operand::Register(to), Operand::Float(value)] => {
                let Some(format) = format_of(*to) else { return self.not_executed() };
                self.set_scalar(*to, Word::plain(expanded(*value, format)));
                Ok(())
            }
            [Operand::Register(to), Operand::Register(from), Operand::Immediate(1)] => match is_general(to) {
                // The upper half of a vector register.
                true => {
                    let value = self.cpu.wide(from.number).0[1];
                    self.set_register(*to, value)
                }
                false => {
                    let value = self.register(*from)?;
                    let Wide([low, _]) = self.cpu.wide(to.number);
                    self.cpu.set_wide(to.number, Wide([low, value]));
                    Ok(())
                }
            },
            [Operand::Register(to), Operand::Register(from)] => {
                let value = if is_general(from) { self.register(*from)?.low(bits(*to)) } else { self.scalar(*from) };
                match is_general(to) {
                    true => self.set_register(*to, value),
                    false => {
                        self.set_scalar(*to, value);
                        Ok(())
                    }
                }
            }
            _ => self.not_executed(),
        }
    }

    fn compare_floats(&mut self, a: Register, b: Option<Register>, signals: bool) -> Result<()> {
        let Some(format) = format_of(a) else { return self.not_executed() };
        let left = self.scalar(a);
        let right = b.map_or(Word::plain(0), |b| self.scalar(b));
        if !left.is_defined() || !right.is_defined() {
            self.cpu.flags.spoil(STATUS, if left.is_defined() { right.cause } else { left.cause });
            return Ok(());
        }
        let [left, right] = [left, right].map(|word| ApFloat::from_bits(format, u128::from(word.bits)));
        if left.is_signaling() || right.is_signaling() || signals && (left.is_nan() || right.is_nan()) {
            self.raise_arm(Exceptions::INVALID);
        }
        let flags = match left.compare(right) {
            None => C | V,
            Some(Ordering::Less) => N,
            Some(Ordering::Equal) => Z | C,
            Some(Ordering::Greater) => C,
        };
        self.cpu.flags.set(STATUS, flags);
        Ok(())
    }

    /// Converts to an integer: the nearest one of those that fit, and 0 for a NaN.
    fn float_to_integer(
        &mut self,
        to: Register,
        from: Register,
        mode: Round,
        signed: bool,
        rest: &[Operand],
    ) -> Result<()> {
        let Some(format) = format_of(from) else { return self.not_executed() };
        let word = self.scalar(from);
        if !word.is_defined() {
            return self.set_register(to, Word::unknown(word.cause));
        }
        let number = ApFloat::from_bits(format, u128::from(word.bits));
        let number = match rest {
            [] => number,
            [Operand::Immediate(scale)] => match scaled(number, *scale as i32) {
                Some(number) => number,
                None => return self.not_executed(),
            },
            _ => return self.not_executed(),
        };
        let (value, _, exceptions) = float::to_int(number, bits(to), signed, mode);
        self.raise_arm(exceptions);
        self.set_register(to, Word::plain(value))
    }

    fn integer_to_float(&mut self, to: Register, from: Register, signed: bool, rest: &[Operand]) -> Result<()> {
        let Some(format) = format_of(to) else { return self.not_executed() };
        let word = self.register(from)?;
        if !word.is_defined() {
            self.set_scalar(to, Word::unknown(word.cause).low(bits(to)));
            return Ok(());
        }
        self.machine.expose_word(word);
        let round = self.machine.environment.rounding;
        let computed = match rest {
            [] => float::from_int(format, word.bits, bits(from), signed, round),
            // Rounded once, after the exact scaling.
            [Operand::Immediate(scale)] => {
                let exact = float::from_int(FloatFormat::Fp128, word.bits, bits(from), signed, round);
                exact.and_then(|(value, _)| {
                    let value = value.scale_binary(-(*scale as i32), round).ok()?;
                    Rules::Arm.convert(value, format, round)
                })
            }
            _ => None,
        };
        let Some((value, exceptions)) = computed else { return self.not_executed() };
        self.raise_arm(exceptions);
        self.set_scalar(to, Word::plain(value.bits() as u64));
        Ok(())
    }
}

/// Returns a number times a power of two, without loss.
fn scaled(number: ApFloat, power: i32) -> Option<ApFloat> {
    let wide = number.convert(FloatFormat::Fp128, Round::NearestTiesToEven).ok()?.0;
    wide.scale_binary(power, Round::NearestTiesToEven).ok()
}

/// Returns the bits of an immediate.
fn expanded(value: Float8, format: FloatFormat) -> u64 {
    let exact = ApFloat::from_f64(value.value());
    let converted = exact.convert(format, Round::NearestTiesToEven).map(|(value, _)| value.bits() as u64);
    converted.unwrap_or(0) & mask(format.width())
}

/// Returns the larger or smaller; of `fmaxnm` and the like a number rather than a quiet NaN.
fn extreme(a: ApFloat, b: ApFloat, max: bool, number: bool) -> Computed {
    if number {
        let quiet = |value: ApFloat| value.is_nan() && !value.is_signaling();
        match (quiet(a), quiet(b)) {
            (true, false) if !b.is_nan() => return (b, Exceptions::default()),
            (false, true) if !a.is_nan() => return (a, Exceptions::default()),
            _ => {}
        }
    }
    if let Some(nan) = Rules::Arm.nan_of(&[a, b]) {
        return nan;
    }
    let first = match a.compare(b) {
        // Of zeros, the negative one is smaller.
        Some(Ordering::Equal) => a.is_negative() != max,
        order => (order == Some(Ordering::Greater)) == max,
    };
    (if first { a } else { b }, Exceptions::default())
}
