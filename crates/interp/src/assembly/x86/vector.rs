//! SSE instructions: scalar floating point, and the packed ones that C libraries and compilers' headers use (Intel SDM
//! volume 2). Of forms with VEX prefix those of 128 bits.

use draig_mc::x86::{Encoding, RowInfo};
use draig_num::{ApFloat, FloatFormat, Round};

use super::flags::{CF, PF, STATUS, ZF};
use super::lanes::{self, Lane, Shuffle};
use super::step::{Place, Step};
use crate::assembly::float::{self, Arithmetic, Exceptions, Rules};
use crate::assembly::run::Run;
use crate::assembly::word::{Wide, Word};
use crate::stop::{Result, unsupported};

/// Bits of MXCSR that flush subnormal numbers.
const FLUSHES: u32 = 1 << 15 | 1 << 6;
/// Bits of MXCSR that mask all exceptions.
const MASKS: u32 = 0x1f80;
/// Rounding mode of MXCSR and of the x87 control word, by number.
pub(super) const ROUNDINGS: [Round; 4] =
    [Round::NearestTiesToEven, Round::TowardNegative, Round::TowardPositive, Round::TowardZero];

/// Floating-point operation on lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FloatOp {
    Arithmetic(Arithmetic),
    Min,
    Max,
    Sqrt,
    /// Comparison by the predicate in the immediate.
    Compare,
    /// Rounding to an integer by the mode in the immediate.
    Round,
    /// `a * b + c`, by the order of the operands and the signs of product and addend.
    Fma {
        order: Order,
        negate_product: bool,
        negate_addend: bool,
    },
}

/// Operands of a fused multiplication: which are multiplied, which is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    N132,
    N213,
    N231,
}

/// Bitwise operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Logic {
    And,
    AndNot,
    Or,
    Xor,
}

/// Operation of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VectorOp {
    /// The whole register or memory.
    Move {
        aligned: bool,
    },
    /// The lowest bits; from memory or to a register with zeros above.
    MoveLow {
        width: u32,
        merges: bool,
    },
    /// A half of the register from or to memory, or from the other half of a register.
    MoveHalf {
        high: bool,
        crosses: bool,
    },
    Logic(Logic),
    Lanes(Lane, u32),
    Shuffle(Shuffle),
    /// Whether bits are all zero, or all one.
    Test,
    Float {
        op: FloatOp,
        format: FloatFormat,
        scalar: bool,
    },
    /// `ucomiss` and the like, which set the flags; `comiss` is invalid for every NaN.
    Order {
        format: FloatFormat,
        signals: bool,
    },
    IntToFloat {
        format: FloatFormat,
        packed: bool,
    },
    FloatToInt {
        format: FloatFormat,
        truncates: bool,
        packed: bool,
    },
    Convert {
        from: FloatFormat,
        to: FloatFormat,
        packed: bool,
    },
    /// The signs of all lanes.
    Signs(u32),
    LoadControl,
    StoreControl,
}

/// Returns the operation of a row.
pub(super) fn operation(info: &RowInfo) -> Option<VectorOp> {
    let name = match info.encoding {
        Encoding::Legacy => info.mnemonic,
        _ => info.mnemonic.strip_prefix('v')?,
    };
    Some(match name {
        "movaps" | "movapd" | "movdqa" | "movntdq" | "movntps" | "movntpd" | "movntdqa" => {
            VectorOp::Move { aligned: true }
        }
        "movups" | "movupd" | "movdqu" | "lddqu" => VectorOp::Move { aligned: false },
        "movss" => VectorOp::MoveLow { width: 32, merges: true },
        "movsd" => VectorOp::MoveLow { width: 64, merges: true },
        "movd" => VectorOp::MoveLow { width: 32, merges: false },
        "movq" => VectorOp::MoveLow { width: 64, merges: false },
        "movlps" | "movlpd" => VectorOp::MoveHalf { high: false, crosses: false },
        "movhps" | "movhpd" => VectorOp::MoveHalf { high: true, crosses: false },
        "movhlps" => VectorOp::MoveHalf { high: false, crosses: true },
        "movlhps" => VectorOp::MoveHalf { high: true, crosses: true },
        "andps" | "andpd" | "pand" => VectorOp::Logic(Logic::And),
        "andnps" | "andnpd" | "pandn" => VectorOp::Logic(Logic::AndNot),
        "orps" | "orpd" | "por" => VectorOp::Logic(Logic::Or),
        "xorps" | "xorpd" | "pxor" => VectorOp::Logic(Logic::Xor),
        "ptest" => VectorOp::Test,
        "ucomiss" => VectorOp::Order { format: FloatFormat::Float, signals: false },
        "ucomisd" => VectorOp::Order { format: FloatFormat::Double, signals: false },
        "comiss" => VectorOp::Order { format: FloatFormat::Float, signals: true },
        "comisd" => VectorOp::Order { format: FloatFormat::Double, signals: true },
        "cvtsi2ss" => VectorOp::IntToFloat { format: FloatFormat::Float, packed: false },
        "cvtsi2sd" => VectorOp::IntToFloat { format: FloatFormat::Double, packed: false },
        "cvtdq2ps" => VectorOp::IntToFloat { format: FloatFormat::Float, packed: true },
        "cvtdq2pd" => VectorOp::IntToFloat { format: FloatFormat::Double, packed: true },
        "cvtss2si" => VectorOp::FloatToInt { format: FloatFormat::Float, truncates: false, packed: false },
        "cvtsd2si" => VectorOp::FloatToInt { format: FloatFormat::Double, truncates: false, packed: false },
        "cvttss2si" => VectorOp::FloatToInt { format: FloatFormat::Float, truncates: true, packed: false },
        "cvttsd2si" => VectorOp::FloatToInt { format: FloatFormat::Double, truncates: true, packed: false },
        "cvtps2dq" => VectorOp::FloatToInt { format: FloatFormat::Float, truncates: false, packed: true },
        "cvttps2dq" => VectorOp::FloatToInt { format: FloatFormat::Float, truncates: true, packed: true },
        "cvtpd2dq" => VectorOp::FloatToInt { format: FloatFormat::Double, truncates: false, packed: true },
        "cvttpd2dq" => VectorOp::FloatToInt { format: FloatFormat::Double, truncates: true, packed: true },
        "cvtss2sd" => VectorOp::Convert { from: FloatFormat::Float, to: FloatFormat::Double, packed: false },
        "cvtsd2ss" => VectorOp::Convert { from: FloatFormat::Double, to: FloatFormat::Float, packed: false },
        "cvtps2pd" => VectorOp::Convert { from: FloatFormat::Float, to: FloatFormat::Double, packed: true },
        "cvtpd2ps" => VectorOp::Convert { from: FloatFormat::Double, to: FloatFormat::Float, packed: true },
        "movmskps" => VectorOp::Signs(32),
        "movmskpd" => VectorOp::Signs(64),
        "pmovmskb" => VectorOp::Signs(8),
        "ldmxcsr" => VectorOp::LoadControl,
        "stmxcsr" => VectorOp::StoreControl,
        name => {
            if let Some((lane, width)) = lanes::lane(name) {
                return Some(VectorOp::Lanes(lane, width));
            }
            if let Some(shuffle) = lanes::shuffle(name) {
                return Some(VectorOp::Shuffle(shuffle));
            }
            return float_operation(name);
        }
    })
}

/// Returns the operation of a name that ends in a format: `addsd`, `vfmadd132ps`.
fn float_operation(name: &str) -> Option<VectorOp> {
    let (stem, suffix) = name.split_at_checked(name.len().checked_sub(2)?)?;
    let (format, scalar) = match suffix {
        "ss" => (FloatFormat::Float, true),
        "sd" => (FloatFormat::Double, true),
        "ps" => (FloatFormat::Float, false),
        "pd" => (FloatFormat::Double, false),
        _ => return None,
    };
    let op = match stem {
        "add" => FloatOp::Arithmetic(Arithmetic::Add),
        "sub" => FloatOp::Arithmetic(Arithmetic::Sub),
        "mul" => FloatOp::Arithmetic(Arithmetic::Mul),
        "div" => FloatOp::Arithmetic(Arithmetic::Div),
        "min" => FloatOp::Min,
        "max" => FloatOp::Max,
        "sqrt" => FloatOp::Sqrt,
        "cmp" => FloatOp::Compare,
        "round" => FloatOp::Round,
        _ => {
            let (kind, order) = stem.split_at_checked(stem.len().checked_sub(3)?)?;
            let order = match order {
                "132" => Order::N132,
                "213" => Order::N213,
                "231" => Order::N231,
                _ => return None,
            };
            let (negate_product, negate_addend) = match kind {
                "fmadd" => (false, false),
                "fmsub" => (false, true),
                "fnmadd" => (true, false),
                "fnmsub" => (true, true),
                _ => return None,
            };
            FloatOp::Fma { order, negate_product, negate_addend }
        }
    };
    Some(VectorOp::Float { op, format, scalar })
}

impl Run<'_, '_> {
    /// Executes an SSE instruction.
    pub(super) fn vector(&mut self, op: VectorOp, step: &Step) -> Result<()> {
        let operands = &step.operands[..];
        match (op, operands) {
            (VectorOp::Move { aligned }, [to, from]) => {
                if aligned {
                    self.require_alignment(to)?;
                    self.require_alignment(from)?;
                }
                let value = self.read_wide(from)?;
                self.write_vector(to, value, 128)
            }
            (VectorOp::MoveLow { width, merges }, [to, from]) => {
                let value = self.read_wide(from)?.zero_extended(width);
                match (to, from) {
                    (Place::Vector(number), Place::Vector(_)) if merges => {
                        let old = self.cpu.wide(*number);
                        self.cpu.set_wide(*number, old.with_lane(0, width, value.0[0]));
                        Ok(())
                    }
                    _ => self.write_vector(to, value, width),
                }
            }
            (VectorOp::MoveLow { width, merges: true }, [Place::Vector(to), a, b]) => {
                let (a, b) = (self.read_wide(a)?, self.read_wide(b)?);
                self.cpu.set_wide(*to, a.with_lane(0, width, b.lane(0, width)));
                Ok(())
            }
            (VectorOp::MoveHalf { high, crosses }, operands) => self.move_half(high, crosses, operands),
            (VectorOp::StoreControl, [to]) => {
                let rounding = ROUNDINGS.iter().position(|one| *one == self.machine.environment.rounding);
                let bits = self.machine.assembly.control.mxcsr | (rounding.unwrap_or(0) as u32) << 13;
                self.write(to, Word::plain(u64::from(bits)))
            }
            (VectorOp::LoadControl, [from]) => {
                let value = self.read(from, 32)?;
                self.must_be_defined(value, "the control word of floating point in inline assembly")?;
                let bits = value.bits as u32;
                if bits & FLUSHES != 0 || bits & MASKS != MASKS {
                    return unsupported(format!("inline assembly that loads {bits:#x} into mxcsr"));
                }
                self.machine.environment.rounding = ROUNDINGS[(bits >> 13 & 3) as usize];
                self.machine.assembly.control.mxcsr = bits & !(3 << 13);
                Ok(())
            }
            (VectorOp::Logic(op), [to @ Place::Vector(_), .., b]) => {
                let a = if operands.len() == 3 { &operands[1] } else { to };
                // A register combined with itself is the processor's way to write 0.
                let is_zero = a == b && op == Logic::Xor;
                let value = match is_zero {
                    true => Wide::plain(0),
                    false => {
                        let (a, b) = (self.read_wide(a)?, self.read_wide(b)?);
                        self.logic(op, a, b)
                    }
                };
                self.write_vector(to, value, 128)
            }
            (VectorOp::Test, [a, b]) => {
                let (a, b) = (self.read_wide(a)?, self.read_wide(b)?);
                self.expose_wide(&[a, b]);
                let undefined = a.undefined() | b.undefined();
                match undefined {
                    0 => {
                        let zero = if a.bits() & b.bits() == 0 { ZF } else { 0 };
                        let carry = if !a.bits() & b.bits() == 0 { CF } else { 0 };
                        self.cpu.flags.set(STATUS, zero | carry);
                    }
                    _ => self.cpu.flags.spoil(STATUS, if a.undefined() != 0 { a.cause() } else { b.cause() }),
                }
                Ok(())
            }
            (VectorOp::Signs(width), [to, from]) => {
                let from = self.read_wide(from)?;
                let mut value = Word { cause: from.cause(), ..Word::plain(0) };
                for lane in 0..128 / width {
                    let word = from.lane(lane * width, width);
                    value.bits |= (word.bits >> (width - 1) & 1) << lane;
                    value.undefined |= (word.undefined >> (width - 1) & 1) << lane;
                }
                self.write(to, value)
            }
            (VectorOp::Lanes(lane, width), [to @ Place::Vector(_), ..]) => {
                let value = self.lanes(lane, width, operands)?;
                self.write_vector(to, value, 128)
            }
            (VectorOp::Shuffle(shuffle), [to, ..]) => {
                let value = self.shuffle(shuffle, operands)?;
                self.write_vector(to, value, 128)
            }
            (VectorOp::Float { op, format, scalar }, [Place::Vector(to), ..]) => {
                let value = self.float_lanes(op, format, scalar, operands)?;
                self.cpu.set_wide(*to, value);
                Ok(())
            }
            (VectorOp::Order { format, signals }, [a, b]) => self.order(format, signals, a, b),
            _ => self.convert(op, operands),
        }
    }

    /// Writes a vector register, or the lowest bits of a value to another place.
    fn write_vector(&mut self, to: &Place, value: Wide, width: u32) -> Result<()> {
        match to {
            Place::Vector(number) => {
                self.cpu.set_wide(*number, value);
                Ok(())
            }
            Place::Memory(address, bits) => {
                let at = self.address(address)?;
                self.store_wide(at, *bits, value)
            }
            to => self.write(to, value.lane(0, width.min(64))),
        }
    }

    fn move_half(&mut self, high: bool, crosses: bool, operands: &[Place]) -> Result<()> {
        let half = usize::from(high);
        match operands {
            [to @ Place::Memory(..), Place::Vector(from)] => {
                let value = self.cpu.wide(*from).0[half];
                self.write(to, value)
            }
            [Place::Vector(to), rest @ ..] => {
                let (base, from) = match rest {
                    [from] => (self.cpu.wide(*to), from),
                    [base, from] => (self.read_wide(base)?, from),
                    _ => return self.not_executed(),
                };
                let from = self.read_wide(from)?;
                let mut value = base;
                value.0[half] = from.0[if crosses { 1 - half } else { 0 }];
                self.cpu.set_wide(*to, value);
                Ok(())
            }
            _ => self.not_executed(),
        }
    }

    fn logic(&mut self, op: Logic, a: Wide, b: Wide) -> Wide {
        self.expose_wide(&[a, b]);
        let (x, y, p, q) = (a.bits(), b.bits(), a.undefined(), b.undefined());
        let cause = if p != 0 { a.cause() } else { b.cause() };
        let (bits, undefined) = match op {
            // A known 0 (or 1) decides the bit.
            Logic::And => (x & y, (p | q) & (x | p) & (y | q)),
            Logic::AndNot => (!x & y & !p, (p | q) & (!x | p) & (y | q)),
            Logic::Or => (x | y, (p | q) & !x & !y),
            Logic::Xor => (x ^ y, p | q),
        };
        Wide::partial(bits, undefined, cause)
    }

    /// Records exceptions.
    fn raise(&mut self, exceptions: Exceptions) {
        self.machine.assembly.control.mxcsr |= u32::from(exceptions.0);
    }

    /// Computes floating-point lanes; of scalar operations the lowest, with those of the first operand above.
    fn float_lanes(&mut self, op: FloatOp, format: FloatFormat, scalar: bool, operands: &[Place]) -> Result<Wide> {
        let (places, immediate) = match operands {
            [rest @ .., Place::Immediate(number)] => (rest, *number as u8),
            all => (all, 0),
        };
        let to = self.read_wide(&places[0])?;
        let is_unary = matches!(op, FloatOp::Sqrt | FloatOp::Round);
        let (a, b) = match places {
            // Packed operations on one operand do not have the first source.
            [_, from] if is_unary => (to, self.read_wide(from)?),
            [_, b] => (to, self.read_wide(b)?),
            [_, a, b] => (self.read_wide(a)?, self.read_wide(b)?),
            _ => return self.not_executed(),
        };
        let width = format.width();
        let mut result = match (scalar, op) {
            (true, FloatOp::Fma { .. }) => to,
            (true, _) => a,
            (false, _) => Wide::plain(0),
        };
        let count = if scalar { 1 } else { 128 / width };
        for lane in 0..count {
            let from = lane * width;
            let words = [to.lane(from, width), a.lane(from, width), b.lane(from, width)];
            let used = match op {
                FloatOp::Sqrt | FloatOp::Round => &words[2..],
                FloatOp::Fma { .. } => &words[..],
                _ => &words[1..],
            };
            let word = match used.iter().find(|word| !word.is_defined()) {
                Some(word) => Word::unknown(word.cause).low(width),
                None => {
                    self.expose_all(used);
                    let [to, a, b] = words.map(|word| ApFloat::from_bits(format, u128::from(word.bits)));
                    Word::plain(self.float_lane(op, to, a, b, immediate)?)
                }
            };
            result = result.with_lane(from, width, word);
        }
        Ok(result)
    }

    fn float_lane(&mut self, op: FloatOp, to: ApFloat, a: ApFloat, b: ApFloat, immediate: u8) -> Result<u64> {
        let round = self.machine.environment.rounding;
        let computed = match op {
            FloatOp::Arithmetic(op) => Rules::Sse.arithmetic(op, a, b, round),
            FloatOp::Min | FloatOp::Max => {
                let order = a.compare(b);
                let first = match op {
                    FloatOp::Min => order == Some(std::cmp::Ordering::Less),
                    _ => order == Some(std::cmp::Ordering::Greater),
                };
                let invalid = if order.is_none() { Exceptions::INVALID } else { Exceptions::default() };
                Some((if first { a } else { b }, invalid.with_operands(&[a, b])))
            }
            FloatOp::Sqrt => Rules::Sse.sqrt(b, round),
            FloatOp::Compare => {
                let (holds, signals) = predicate(immediate, a.compare(b));
                let nan = a.is_nan() || b.is_nan();
                let invalid = a.is_signaling() || b.is_signaling() || nan && signals;
                let exceptions = if invalid { Exceptions::INVALID } else { Exceptions::default() };
                self.raise(exceptions.with_operands(&[a, b]));
                return Ok(if holds { crate::value::mask(a.format().width()) } else { 0 });
            }
            FloatOp::Round => {
                let round = if immediate & 4 != 0 { round } else { ROUNDINGS[usize::from(immediate & 3)] };
                Rules::Sse.round(b, round, immediate & 8 == 0)
            }
            FloatOp::Fma { order, negate_product, negate_addend } => {
                let (x, y, z) = match order {
                    Order::N132 => (to, b, a),
                    Order::N213 => (a, to, b),
                    Order::N231 => (a, b, to),
                };
                // The sign of a NaN is not changed.
                let x = if negate_product && !x.is_nan() { x.neg() } else { x };
                let z = if negate_addend && !z.is_nan() { z.neg() } else { z };
                Rules::Sse.fma(x, y, z, round)
            }
        };
        let Some((value, exceptions)) = computed else { return self.not_executed() };
        self.raise(exceptions);
        Ok(value.bits() as u64)
    }

    /// Compares and sets the flags.
    fn order(&mut self, format: FloatFormat, signals: bool, a: &Place, b: &Place) -> Result<()> {
        let width = format.width();
        let (a, b) = (self.read_wide(a)?.lane(0, width), self.read_wide(b)?.lane(0, width));
        if !a.is_defined() || !b.is_defined() {
            self.cpu.flags.spoil(STATUS, if a.is_defined() { b.cause } else { a.cause });
            return Ok(());
        }
        let [a, b] = [a, b].map(|word| ApFloat::from_bits(format, u128::from(word.bits)));
        let invalid = a.is_signaling() || b.is_signaling() || signals && (a.is_nan() || b.is_nan());
        let exceptions = if invalid { Exceptions::INVALID } else { Exceptions::default() };
        self.raise(exceptions.with_operands(&[a, b]));
        self.cpu.flags.set(STATUS, order_flags(a.compare(b)));
        Ok(())
    }

    /// Converts between integers and floating point, or between formats.
    fn convert(&mut self, op: VectorOp, operands: &[Place]) -> Result<()> {
        let round = self.machine.environment.rounding;
        let (Some(to), Some(from)) = (operands.first(), operands.last()) else { return self.not_executed() };
        let value = self.read_wide(from)?;
        // The lanes above are those of the first source.
        let base = match (to, operands.len()) {
            (_, 3) => self.read_wide(&operands[1])?,
            (Place::Vector(number), _) => self.cpu.wide(*number),
            _ => Wide::plain(0),
        };
        let (from_width, to_width, packed) = match op {
            VectorOp::IntToFloat { format, packed } => {
                let width = if packed { 32 } else { from.width().unwrap_or(64) };
                (width, format.width(), packed)
            }
            VectorOp::FloatToInt { format, packed, .. } => {
                (format.width(), if packed { 32 } else { to.width().unwrap_or(64) }, packed)
            }
            VectorOp::Convert { from, to, packed } => (from.width(), to.width(), packed),
            _ => return self.not_executed(),
        };
        let count = if packed { 128 / from_width.max(to_width) } else { 1 };
        let mut result = if packed { Wide::plain(0) } else { base };
        for lane in 0..count {
            let word = value.lane(lane * from_width, from_width);
            let made = if word.is_defined() {
                self.machine.expose_word(word);
                let bits = u128::from(word.bits);
                let computed = match op {
                    VectorOp::IntToFloat { format, .. } => {
                        float::from_int(format, word.bits, from_width, true, round).map(|(value, e)| (value.bits(), e))
                    }
                    VectorOp::Convert { from, to, .. } => Rules::Sse
                        .convert(ApFloat::from_bits(from, bits), to, round)
                        .map(|(value, exceptions)| (value.bits(), exceptions)),
                    VectorOp::FloatToInt { format, truncates, .. } => {
                        let round = if truncates { Round::TowardZero } else { round };
                        let (value, fits, exceptions) =
                            float::to_int(ApFloat::from_bits(format, bits), to_width, true, round);
                        // What does not fit is the "integer indefinite".
                        Some((u128::from(if fits { value } else { 1 << (to_width - 1) }), exceptions))
                    }
                    _ => None,
                };
                let Some((bits, exceptions)) = computed else { return self.not_executed() };
                self.raise(exceptions);
                Word::plain(bits as u64)
            } else {
                Word::unknown(word.cause).low(to_width)
            };
            if let Place::Gpr(_) = to {
                return self.write(to, made);
            }
            result = result.with_lane(lane * to_width, to_width, made);
        }
        self.write_vector(to, result, 128)
    }

    /// Makes the objects that words point into reachable by their addresses.
    pub(super) fn expose_wide(&mut self, values: &[Wide]) {
        for value in values {
            self.expose_all(&value.0);
        }
    }
}

/// Returns the flags that say how two numbers compare.
pub(super) fn order_flags(order: Option<std::cmp::Ordering>) -> u16 {
    match order {
        None => ZF | PF | CF,
        Some(std::cmp::Ordering::Less) => CF,
        Some(std::cmp::Ordering::Equal) => ZF,
        Some(std::cmp::Ordering::Greater) => 0,
    }
}

/// Returns whether a predicate of `cmpps` holds, and whether it is invalid for every NaN.
fn predicate(number: u8, order: Option<std::cmp::Ordering>) -> (bool, bool) {
    use std::cmp::Ordering::{Equal, Greater, Less};
    let unordered = order.is_none();
    let holds = match number & 7 {
        0 => order == Some(Equal),
        1 => order == Some(Less),
        2 => matches!(order, Some(Less | Equal)),
        3 => unordered,
        4 => order != Some(Equal),
        5 => order != Some(Less),
        6 => !matches!(order, Some(Less | Equal)),
        _ => !unordered,
    };
    // The upper predicates of AVX: equality with NaNs, greater instead of less, constants.
    let holds = match number & 0xf {
        8 => unordered || order == Some(Equal),
        9 => !matches!(order, Some(Greater | Equal)),
        10 => order != Some(Greater),
        11 => false,
        12 => matches!(order, Some(Less | Greater)),
        13 => matches!(order, Some(Greater | Equal)),
        14 => order == Some(Greater),
        15 => true,
        _ => holds,
    };
    let signals = matches!(number & 0xf, 1 | 2 | 5 | 6 | 9 | 10 | 13 | 14) != (number & 0x10 != 0);
    (holds, signals)
}
