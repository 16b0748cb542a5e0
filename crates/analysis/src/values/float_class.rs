//! Classes of floating-point values: NaN, infinities, normal and subnormal numbers, zeros (LangRef "nofpclass",
//! "'llvm.is.fpclass' Intrinsic").

use draig_ir::{FastMath, Inst, Opcode, Value, ValueKind};
use draig_num::{ApFloat, ApInt, Category, FloatFormat, KnownBits};
use draig_tables::AttrKind;
use draig_tables::intrinsics::ids;

use super::constants::Element;
use super::{Lanes, MAX_DEPTH, Query, Values};

/// Bits of classes, as in `nofpclass`.
mod class {
    pub(super) const NAN: u32 = 0x003;
    pub(super) const SNAN: u32 = 0x001;
    pub(super) const NEG_INF: u32 = 0x004;
    pub(super) const NEG_NORMAL: u32 = 0x008;
    pub(super) const NEG_SUBNORMAL: u32 = 0x010;
    pub(super) const NEG_ZERO: u32 = 0x020;
    pub(super) const POS_ZERO: u32 = 0x040;
    pub(super) const POS_SUBNORMAL: u32 = 0x080;
    pub(super) const POS_NORMAL: u32 = 0x100;
    pub(super) const POS_INF: u32 = 0x200;
    pub(super) const INF: u32 = NEG_INF | POS_INF;
    pub(super) const ZERO: u32 = NEG_ZERO | POS_ZERO;
    pub(super) const SUBNORMAL: u32 = NEG_SUBNORMAL | POS_SUBNORMAL;
    pub(super) const NORMAL: u32 = NEG_NORMAL | POS_NORMAL;
    pub(super) const NEGATIVE: u32 = NEG_INF | NEG_NORMAL | NEG_SUBNORMAL | NEG_ZERO;
    pub(super) const POSITIVE: u32 = POS_INF | POS_NORMAL | POS_SUBNORMAL | POS_ZERO;
    /// Negative numbers other than zero.
    pub(super) const BELOW_ZERO: u32 = NEGATIVE & !NEG_ZERO;
    /// Positive numbers other than zero.
    pub(super) const ABOVE_ZERO: u32 = POSITIVE & !POS_ZERO;
    pub(super) const ALL: u32 = 0x3ff;
}

/// Facts about a floating-point value: the classes that it may have, and its sign, also that of a NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatClass {
    /// The possible classes, with the bits of `nofpclass`: `snan` is 1, `+inf` is 0x200.
    pub classes: u32,
    /// Whether the sign bit is set, if that is known.
    pub negative: Option<bool>,
}

impl FloatClass {
    /// Nothing is known.
    pub const UNKNOWN: FloatClass = FloatClass { classes: class::ALL, negative: None };

    fn never(self, classes: u32) -> bool {
        self.classes & classes == 0
    }

    fn without(self, classes: u32) -> FloatClass {
        FloatClass { classes: self.classes & !classes, ..self }.with_sign_of_classes()
    }

    /// Sets the sign that all possible numbers have, if the value is no NaN.
    fn with_sign_of_classes(self) -> FloatClass {
        let by_classes = match (self.never(class::NAN), self.never(class::NEGATIVE), self.never(class::POSITIVE)) {
            (true, true, false) => Some(false),
            (true, false, true) => Some(true),
            _ => None,
        };
        FloatClass { negative: self.negative.or(by_classes), ..self }
    }

    fn join(self, other: FloatClass) -> FloatClass {
        let negative = self.negative.filter(|_| self.negative == other.negative);
        FloatClass { classes: self.classes | other.classes, negative }
    }

    fn negated(self) -> FloatClass {
        let swap = |bits: u32| {
            let mut out = bits & class::NAN;
            for at in 2..10 {
                if bits >> at & 1 != 0 {
                    out |= 1 << (11 - at);
                }
            }
            out
        };
        FloatClass { classes: swap(self.classes), negative: self.negative.map(|negative| !negative) }
    }

    /// The class after an operation that may change the bits of a NaN.
    fn with_quieted(self) -> FloatClass {
        if self.never(class::NAN) { self } else { FloatClass { classes: self.classes | class::NAN, negative: None } }
    }

    /// Sets the sign, as `fabs` and `copysign` do.
    fn with_sign(self, negative: bool) -> FloatClass {
        let magnitudes = self.classes | self.negated().classes;
        let keep = if negative { class::NEGATIVE } else { class::POSITIVE };
        FloatClass { classes: magnitudes & (class::NAN | keep), negative: Some(negative) }
    }
}

impl Query<'_> {
    pub(super) fn float_class(self, value: Value, lanes: &Lanes, depth: u32) -> FloatClass {
        self.values.memo.note(depth);
        let values = self.values;
        if let Some(elements) = values.elements(value, lanes) {
            let types = &values.tables().types;
            let Some(format) = types.float_format(types.scalar(values.ty(value))) else { return FloatClass::UNKNOWN };
            let classes = elements.iter().filter_map(|element| match element {
                Element::Bits(bits) if bits.width() == format.width() => Some(class_of(format, bits)),
                // Poison may be any value.
                Element::Poison => None,
                _ => Some(FloatClass::UNKNOWN),
            });
            return classes.reduce(FloatClass::join).unwrap_or(FloatClass { classes: 0, negative: None });
        }
        let mut known = match value.kind() {
            ValueKind::Arg(number) => {
                FloatClass::UNKNOWN.without(values.excluded_classes(&[values.parameter_set(number)]))
            }
            ValueKind::Inst(inst) if depth < MAX_DEPTH => {
                let known = self.inst_class(inst, lanes, depth);
                let flags = values.body().flag_bits(inst);
                let has_flags = values.body().opcode(inst).flag_class().has_fast_math();
                let flag = |flag: FastMath| has_flags && flags & flag.0 != 0;
                let mut excluded = 0;
                if flag(FastMath::NNAN) {
                    excluded |= class::NAN;
                }
                if flag(FastMath::NINF) {
                    excluded |= class::INF;
                }
                if values.body().opcode(inst).is_call() {
                    excluded |= values.excluded_classes(&values.result_sets(inst));
                }
                if excluded == 0 { known } else { known.without(excluded) }
            }
            _ => FloatClass::UNKNOWN,
        };
        let assumed = self.assumed_classes(value);
        if assumed != class::ALL {
            known = known.without(class::ALL & !assumed);
        }
        known
    }

    fn inst_class(self, inst: Inst, lanes: &Lanes, depth: u32) -> FloatClass {
        let values = self.values;
        let body = values.body();
        let operands = body.operands(inst);
        let operand = |number: usize| self.float_class(operands[number], lanes, depth + 1);
        let opcode = body.opcode(inst);
        match opcode {
            Opcode::FNeg => operand(0).negated(),
            Opcode::FAdd | Opcode::FSub => {
                let right = if opcode == Opcode::FSub { operand(1).negated() } else { operand(1) };
                self.sum(inst, operand(0), right)
            }
            Opcode::FMul => {
                // Two uses of an undefined value may differ.
                let square = operands[0] == operands[1] && self.is_not_undef(operands[0], depth + 1);
                self.product(inst, operand(0), operand(1), square)
            }
            Opcode::FDiv => {
                if operands[0] == operands[1] && self.is_not_undef(operands[0], depth + 1) {
                    // One, or NaN.
                    return FloatClass { classes: class::NAN | class::POS_NORMAL, negative: None };
                }
                let (left, right) = (self.flushed(inst, operand(0)), self.flushed(inst, operand(1)));
                let mut excluded = 0;
                if left.never(class::NAN)
                    && right.never(class::NAN)
                    && (left.never(class::INF) || right.never(class::INF))
                    && (left.never(class::ZERO) || right.never(class::ZERO))
                {
                    excluded |= class::NAN;
                }
                excluded |= sign_excluded(left, right);
                self.result(inst, excluded)
            }
            Opcode::FRem => {
                let (left, right) = (self.flushed(inst, operand(0)), self.flushed(inst, operand(1)));
                let mut excluded = 0;
                if left.never(class::NAN | class::INF) && right.never(class::NAN | class::ZERO) {
                    excluded |= class::NAN;
                }
                if left.never(class::NEGATIVE) {
                    excluded |= class::NEGATIVE;
                }
                if left.never(class::POSITIVE) {
                    excluded |= class::POSITIVE;
                }
                self.result(inst, excluded)
            }
            Opcode::Select => operand(1).join(operand(2)),
            Opcode::Phi => {
                if depth >= MAX_DEPTH - 2 || operands.is_empty() {
                    return FloatClass::UNKNOWN;
                }
                let own = Value::inst(inst);
                let incoming = operands.iter().zip(body.phi_blocks(inst)).filter(|(operand, _)| **operand != own);
                let classes = incoming.map(|(&operand, block)| {
                    self.at(values.terminator(block)).float_class(operand, lanes, MAX_DEPTH - 2)
                });
                let mut joined: Option<FloatClass> = None;
                for found in classes {
                    let next = joined.map_or(found, |joined| joined.join(found));
                    if next.classes == class::ALL {
                        return next;
                    }
                    joined = Some(next);
                }
                joined.unwrap_or(FloatClass::UNKNOWN)
            }
            Opcode::UiToFp | Opcode::SiToFp => self.integer_class(inst, opcode == Opcode::SiToFp, depth),
            Opcode::FpExt => {
                let source = operand(0);
                let types = &values.tables().types;
                let format = |ty| types.float_format(types.scalar(ty));
                // Subnormal numbers become normal if there are more exponents.
                let widens = match (format(values.ty(operands[0])), format(body.inst_type(inst))) {
                    (Some(FloatFormat::Half), Some(_)) => true,
                    (Some(FloatFormat::BFloat | FloatFormat::Float), Some(to)) => {
                        matches!(to, FloatFormat::Double | FloatFormat::X86Fp80 | FloatFormat::Fp128)
                    }
                    (Some(FloatFormat::Double), Some(to)) => matches!(to, FloatFormat::X86Fp80 | FloatFormat::Fp128),
                    _ => false,
                };
                let mut known = source;
                if widens {
                    if source.classes & class::NEG_SUBNORMAL != 0 {
                        known.classes |= class::NEG_NORMAL;
                    }
                    if source.classes & class::POS_SUBNORMAL != 0 {
                        known.classes |= class::POS_NORMAL;
                    }
                    known.classes &= !class::SUBNORMAL;
                    if !values.is_ieee(inst) {
                        known = self.flushed_as(known, source);
                    }
                } else if !values.is_ieee(inst) {
                    known = self.flushed(inst, known);
                }
                // A NaN keeps no sign that can be relied on.
                known.with_quieted()
            }
            Opcode::FpTrunc => {
                let source = operand(0);
                let mut excluded = 0;
                if source.never(class::NAN) {
                    excluded |= class::NAN;
                }
                if source.never(class::NEGATIVE) {
                    excluded |= class::NEGATIVE;
                }
                if source.never(class::POSITIVE) {
                    excluded |= class::POSITIVE;
                }
                self.result(inst, excluded)
            }
            Opcode::BitCast => self.class_of_bits(operands[0], inst, lanes, depth),
            Opcode::Freeze => {
                if self.is_not_poison(operands[0], depth + 1) {
                    operand(0)
                } else {
                    FloatClass::UNKNOWN
                }
            }
            Opcode::ExtractElement => {
                let asked = match (values.lane_count(operands[0]), values.int(operands[1]).and_then(|at| at.to_u64())) {
                    (Some(len), Some(at)) if at < u64::from(len) => {
                        let mut asked = ApInt::zero(len);
                        asked.set_bit(at as u32, true);
                        Some(asked)
                    }
                    _ => None,
                };
                self.float_class(operands[0], &asked, depth + 1)
            }
            Opcode::InsertElement => {
                let Some(len) = values.lane_count(operands[0]) else { return FloatClass::UNKNOWN };
                let mut rest = lanes.clone().unwrap_or_else(|| ApInt::all_ones(len));
                let mut joined: Option<FloatClass> = None;
                match values.int(operands[2]).and_then(|at| at.to_u64()).filter(|&at| at < u64::from(len)) {
                    Some(at) => {
                        if rest.bit(at as u32) {
                            joined = Some(self.float_class(operands[1], &None, depth + 1));
                            rest.set_bit(at as u32, false);
                        }
                    }
                    None => joined = Some(self.float_class(operands[1], &None, depth + 1)),
                }
                if !rest.is_zero() {
                    let others = self.float_class(operands[0], &Some(rest), depth + 1);
                    joined = Some(joined.map_or(others, |joined| joined.join(others)));
                }
                joined.unwrap_or(FloatClass::UNKNOWN)
            }
            Opcode::ShuffleVector => {
                if let Some(element) = values.scalable_splat(inst) {
                    return self.float_class(element, &None, depth + 1);
                }
                let Some(len) = values.lane_count(operands[0]) else { return FloatClass::UNKNOWN };
                let (mut left, mut right) = (ApInt::zero(len), ApInt::zero(len));
                for (lane, source) in body.shuffle_mask(inst).enumerate() {
                    if lanes.as_ref().is_some_and(|lanes| !lanes.bit(lane as u32)) {
                        continue;
                    }
                    let Ok(source) = u32::try_from(source) else { return FloatClass::UNKNOWN };
                    if source < len { left.set_bit(source, true) } else { right.set_bit(source - len, true) }
                }
                let parts = [(operands[0], left), (operands[1], right)];
                let classes = parts.into_iter().filter(|(_, asked)| !asked.is_zero());
                classes
                    .map(|(operand, asked)| self.float_class(operand, &Some(asked), depth + 1))
                    .reduce(FloatClass::join)
                    .unwrap_or(FloatClass::UNKNOWN)
            }
            Opcode::ExtractValue => {
                // The attribute on an aggregate is about all its elements.
                let excluded = match operands[0].kind() {
                    ValueKind::Arg(number) => values.excluded_classes(&[values.parameter_set(number)]),
                    ValueKind::Inst(call) if body.opcode(call).is_call() => {
                        let is_fraction = values.intrinsic(call) == Some(ids::FREXP) && body.indices(inst) == [0];
                        let fraction = if is_fraction && values.is_ieee(inst) { class::SUBNORMAL } else { 0 };
                        values.excluded_classes(&values.result_sets(call)) | fraction
                    }
                    _ => 0,
                };
                FloatClass::UNKNOWN.without(excluded)
            }
            opcode if opcode.is_call() => self.call_class(inst, lanes, depth),
            _ => FloatClass::UNKNOWN,
        }
    }

    /// Class of the sum of two numbers, rounded to nearest.
    fn sum(self, inst: Inst, left: FloatClass, right: FloatClass) -> FloatClass {
        let mut excluded = 0;
        if left.never(class::NAN)
            && right.never(class::NAN)
            && (left.never(class::POS_INF) || right.never(class::NEG_INF))
            && (left.never(class::NEG_INF) || right.never(class::POS_INF))
        {
            excluded |= class::NAN;
        }
        // Flushed operands may be zeros of either sign.
        let (a, b) = (self.flushed(inst, left), self.flushed(inst, right));
        let flushes_result = !self.values.is_ieee(inst);
        if a.never(class::BELOW_ZERO) && b.never(class::BELOW_ZERO) {
            excluded |= class::BELOW_ZERO;
        }
        if a.never(class::ABOVE_ZERO) && b.never(class::ABOVE_ZERO) {
            excluded |= class::ABOVE_ZERO;
        }
        // The sum is negative zero only if both are, or if a subnormal result is flushed.
        let stays = !flushes_result || excluded & class::NEG_SUBNORMAL != 0;
        if (a.never(class::NEG_ZERO) || b.never(class::NEG_ZERO)) && stays {
            excluded |= class::NEG_ZERO;
        }
        if a.never(class::POSITIVE) && b.never(class::POSITIVE) && !flushes_result {
            excluded |= class::POS_ZERO;
        }
        FloatClass::UNKNOWN.without(excluded)
    }

    fn product(self, inst: Inst, left: FloatClass, right: FloatClass, square: bool) -> FloatClass {
        let (left, right) = (self.flushed(inst, left), self.flushed(inst, right));
        let mut excluded = 0;
        let no_invalid = |a: FloatClass, b: FloatClass| a.never(class::INF) || b.never(class::ZERO);
        if left.never(class::NAN)
            && right.never(class::NAN)
            && (square || no_invalid(left, right) && no_invalid(right, left))
        {
            excluded |= class::NAN;
        }
        if square {
            excluded |= class::NEGATIVE;
        }
        // Zero times a number is zero.
        if left.never(!(class::ZERO | class::NAN)) || right.never(!(class::ZERO | class::NAN)) {
            excluded |= class::ALL & !(class::ZERO | class::NAN);
        }
        excluded |= sign_excluded(left, right);
        self.result(inst, excluded)
    }

    /// Class of a result that is rounded, and perhaps flushed to a zero of either sign.
    fn result(self, inst: Inst, excluded: u32) -> FloatClass {
        let flushed = excluded & class::ZERO != class::ZERO && !self.values.is_ieee(inst);
        FloatClass::UNKNOWN.without(if flushed { excluded & !class::POS_ZERO } else { excluded })
    }

    /// Adds the zeros that subnormal numbers may be taken for (LangRef "denormal-fp-math").
    fn flushed(self, inst: Inst, known: FloatClass) -> FloatClass {
        if self.values.is_ieee(inst) {
            return known;
        }
        self.flushed_as(known, known)
    }

    fn flushed_as(self, known: FloatClass, source: FloatClass) -> FloatClass {
        let mut classes = known.classes;
        if source.classes & class::POS_SUBNORMAL != 0 {
            classes |= class::POS_ZERO;
        }
        if source.classes & class::NEG_SUBNORMAL != 0 {
            classes |= class::ZERO;
        }
        FloatClass { classes, ..known }
    }

    fn integer_class(self, inst: Inst, signed: bool, depth: u32) -> FloatClass {
        let values = self.values;
        let operand = values.body().operands(inst)[0];
        let types = &values.tables().types;
        let (Some(width), Some(format)) =
            (values.bit_width(values.ty(operand)), types.float_format(types.scalar(values.body().inst_type(inst))))
        else {
            return FloatClass::UNKNOWN;
        };
        let mut known = FloatClass::UNKNOWN.without(class::NAN | class::SUBNORMAL | class::NEG_ZERO);
        if !signed || self.known_bits(operand, &None, depth + 1).is_non_negative() {
            known = known.without(class::NEGATIVE);
        }
        // The largest integer is below 2^(width); the largest exponent is exclusive.
        let magnitude = if signed { width - 1 } else { width };
        let most = match format {
            FloatFormat::Half => 15,
            FloatFormat::BFloat | FloatFormat::Float => 127,
            FloatFormat::Double | FloatFormat::PpcFp128 => 1023,
            FloatFormat::X86Fp80 | FloatFormat::Fp128 => 16383,
        };
        if magnitude <= most { known.without(class::INF) } else { known }
    }

    /// Class of bits that are taken for a floating-point number.
    fn class_of_bits(self, source: Value, inst: Inst, lanes: &Lanes, depth: u32) -> FloatClass {
        let values = self.values;
        let types = &values.tables().types;
        let (from, to) = (values.ty(source), values.body().inst_type(inst));
        let Some(format) = types.float_format(types.scalar(to)) else { return FloatClass::UNKNOWN };
        let exponent = match format {
            FloatFormat::Half => 5,
            FloatFormat::BFloat | FloatFormat::Float => 8,
            FloatFormat::Double => 11,
            FloatFormat::Fp128 => 15,
            _ => return FloatClass::UNKNOWN,
        };
        let width = format.width();
        if values.bit_width(from) != Some(width)
            || !types.is_integer_or_vector(from)
            || types.vector_len(from) != types.vector_len(to)
        {
            return FloatClass::UNKNOWN;
        }
        let bits: KnownBits = self.known_bits(source, lanes, depth + 1);
        let fraction = width - 1 - exponent;
        let exponent_bits = bits.extract_bits(fraction, exponent);
        let fraction_bits = bits.extract_bits(0, fraction);
        let mut excluded = 0;
        if !exponent_bits.zero.is_zero() {
            excluded |= class::NAN | class::INF;
        }
        if exponent_bits.is_nonzero() {
            excluded |= class::ZERO | class::SUBNORMAL;
        }
        if exponent_bits.as_constant().is_some_and(|bits| bits.is_zero() || bits.is_all_ones()) {
            excluded |= class::NORMAL;
        }
        if fraction_bits.is_nonzero() {
            excluded |= class::ZERO | class::INF;
        }
        if fraction_bits.is_zero() {
            excluded |= class::NAN | class::SUBNORMAL;
        }
        let mut known = FloatClass::UNKNOWN;
        if bits.is_negative() {
            excluded |= class::POSITIVE;
            known.negative = Some(true);
        } else if bits.is_non_negative() {
            excluded |= class::NEGATIVE;
            known.negative = Some(false);
        }
        known.without(excluded)
    }

    fn call_class(self, inst: Inst, lanes: &Lanes, depth: u32) -> FloatClass {
        let values = self.values;
        let args = values.body().call_args(inst);
        let argument = |number: usize| self.float_class(args[number], lanes, depth + 1);
        let Some(id) = values.intrinsic(inst) else { return FloatClass::UNKNOWN };
        match id {
            ids::FABS => argument(0).with_sign(false),
            ids::COPYSIGN => {
                let (magnitude, sign) = (argument(0), argument(1));
                match sign.negative {
                    Some(negative) => magnitude.with_sign(negative),
                    None => magnitude.with_sign(false).join(magnitude.with_sign(true)),
                }
            }
            ids::FMA | ids::FMULADD => {
                let square = args[0] == args[1] && self.is_not_undef(args[0], depth + 1);
                let product = self.product(inst, argument(0), argument(1), square);
                let addend = argument(2);
                let sum = self.sum(inst, product, addend);
                // The product is not rounded, so that a negative sum may be too small for any number but zero.
                let stays_positive = product.never(class::NEGATIVE) && addend.never(class::BELOW_ZERO);
                if stays_positive || sum.classes & class::NEG_ZERO != 0 {
                    sum
                } else {
                    FloatClass::UNKNOWN.without(class::ALL & !sum.classes & !class::NEG_ZERO)
                }
            }
            ids::SQRT | ids::EXPERIMENTAL_CONSTRAINED_SQRT => {
                let source = self.flushed(inst, argument(0));
                let mut excluded = class::BELOW_ZERO;
                if values.is_ieee(inst) {
                    excluded |= class::POS_SUBNORMAL;
                }
                if source.never(class::NAN | class::BELOW_ZERO) {
                    excluded |= class::NAN;
                }
                if source.never(class::POS_INF) {
                    excluded |= class::POS_INF;
                }
                if source.never(class::NEG_ZERO) {
                    excluded |= class::NEG_ZERO;
                }
                FloatClass::UNKNOWN.without(excluded)
            }
            ids::EXP | ids::EXP2 | ids::EXP10 => {
                let source = argument(0);
                let nan = if source.never(class::NAN) { class::NAN } else { 0 };
                FloatClass::UNKNOWN.without(class::NEGATIVE | nan)
            }
            ids::LOG | ids::LOG2 | ids::LOG10 => {
                let source = self.flushed(inst, argument(0));
                let mut excluded = class::NEG_ZERO;
                if source.never(class::NAN | class::BELOW_ZERO) {
                    excluded |= class::NAN;
                }
                if source.never(class::POS_INF) {
                    excluded |= class::POS_INF;
                }
                if source.never(class::ZERO) {
                    excluded |= class::NEG_INF;
                }
                FloatClass::UNKNOWN.without(excluded)
            }
            ids::SIN | ids::COS => {
                let source = argument(0);
                let nan = if source.never(class::NAN | class::INF) { class::NAN } else { 0 };
                FloatClass::UNKNOWN.without(class::INF | nan)
            }
            ids::MAXNUM | ids::MINNUM | ids::MAXIMUM | ids::MINIMUM | ids::MAXIMUMNUM | ids::MINIMUMNUM => {
                self.extremum(inst, id, argument(0), argument(1))
            }
            ids::FLOOR | ids::CEIL | ids::TRUNC | ids::RINT | ids::NEARBYINT | ids::ROUND | ids::ROUNDEVEN => {
                let source = argument(0);
                let mut excluded = class::SUBNORMAL;
                for (group, implied) in [
                    (class::NAN, class::NAN),
                    (class::POS_INF, class::POS_INF),
                    (class::NEG_INF, class::NEG_INF),
                    // The sign stays.
                    (class::NEGATIVE, class::NEGATIVE),
                    (class::POSITIVE, class::POSITIVE),
                ] {
                    if source.never(group) {
                        excluded |= implied;
                    }
                }
                FloatClass::UNKNOWN.without(excluded)
            }
            ids::CANONICALIZE => {
                let source = argument(0);
                let mut excluded = class::SNAN;
                if values.is_ieee(inst) {
                    excluded |= class::ALL & !source.classes & !class::NAN;
                }
                if source.never(class::NAN) {
                    excluded |= class::NAN;
                }
                FloatClass::UNKNOWN.without(excluded)
            }
            ids::POWI => {
                let source = argument(0);
                let even = values.int(args[1]).is_some_and(|exponent| !exponent.bit(0));
                let mut excluded = if source.never(class::NAN) { class::NAN } else { 0 };
                if even || source.never(class::NEGATIVE) {
                    excluded |= class::NEGATIVE;
                }
                FloatClass::UNKNOWN.without(excluded)
            }
            ids::LDEXP => {
                let source = argument(0);
                let mut excluded = 0;
                for group in [class::NAN, class::NEGATIVE, class::POSITIVE] {
                    if source.never(group) {
                        excluded |= group;
                    }
                }
                self.result(inst, excluded)
            }
            ids::ARITHMETIC_FENCE | ids::VECTOR_REVERSE => self.float_class(args[0], &None, depth + 1),
            ids::VECTOR_REDUCE_FMAX
            | ids::VECTOR_REDUCE_FMIN
            | ids::VECTOR_REDUCE_FMAXIMUM
            | ids::VECTOR_REDUCE_FMINIMUM => self.float_class(args[0], &None, depth + 1).with_quieted(),
            ids::EXPERIMENTAL_CONSTRAINED_UITOFP | ids::EXPERIMENTAL_CONSTRAINED_SITOFP => {
                self.integer_class(inst, id == ids::EXPERIMENTAL_CONSTRAINED_SITOFP, depth)
            }
            _ => FloatClass::UNKNOWN,
        }
    }

    fn extremum(self, inst: Inst, id: draig_tables::IntrinsicId, left: FloatClass, right: FloatClass) -> FloatClass {
        let quiet = !matches!(id, ids::MAXIMUM | ids::MINIMUM);
        let is_max = matches!(id, ids::MAXNUM | ids::MAXIMUM | ids::MAXIMUMNUM);
        let never_nan = if quiet {
            left.never(class::NAN) || right.never(class::NAN)
        } else {
            left.never(class::NAN) && right.never(class::NAN)
        };
        let mut excluded = class::ALL & !(left.classes | right.classes | class::NAN);
        if !self.values.is_ieee(inst) {
            excluded &= !class::ZERO;
        }
        if never_nan {
            excluded |= class::NAN;
        }
        // An operand that is no NaN bounds the result.
        let beyond = if is_max { class::BELOW_ZERO } else { class::ABOVE_ZERO };
        let (a, b) = (self.flushed(inst, left), self.flushed(inst, right));
        if a.never(beyond | class::NAN) || b.never(beyond | class::NAN) {
            excluded |= beyond;
        }
        // A bound that is no zero keeps the result away from zero.
        let around = beyond | class::ZERO;
        if a.never(around | class::NAN) || b.never(around | class::NAN) {
            excluded |= around;
        }
        FloatClass::UNKNOWN.without(excluded)
    }

    /// Returns the classes that assumptions leave to a value.
    fn assumed_classes(self, value: Value) -> u32 {
        let values = self.values;
        let body = values.body();
        let mut classes = class::ALL;
        for &assume in values.assumptions.about(value) {
            let Some(&condition) = body.call_args(assume).first() else { continue };
            let Some((inst, opcode)) = values.inst(condition) else { continue };
            let operands = body.operands(inst);
            let found = match opcode {
                Opcode::FCmp => match (body.float_predicate(inst), operands) {
                    (Some(draig_ir::FloatPredicate::Ord), &[a, b]) if a == value || b == value => {
                        class::ALL & !class::NAN
                    }
                    _ => class::ALL,
                },
                _ if opcode.is_call() && values.intrinsic(inst) == Some(ids::IS_FPCLASS) => {
                    let args = body.call_args(inst);
                    match values.int(args[1]) {
                        Some(mask) if args[0] == value => mask.low_u64() as u32 & class::ALL,
                        _ => class::ALL,
                    }
                }
                _ => class::ALL,
            };
            if found != class::ALL && self.assumption_holds(assume) {
                classes &= found;
            }
        }
        classes
    }
}

/// Classes that the signs of factors, or of dividend and divisor, exclude.
fn sign_excluded(left: FloatClass, right: FloatClass) -> u32 {
    let sign = |known: FloatClass| match (known.never(class::NEGATIVE), known.never(class::POSITIVE)) {
        (true, false) => Some(false),
        (false, true) => Some(true),
        _ => None,
    };
    match (sign(left), sign(right)) {
        (Some(a), Some(b)) if a == b => class::NEGATIVE,
        (Some(_), Some(_)) => class::POSITIVE,
        _ => 0,
    }
}

fn class_of(format: FloatFormat, bits: &ApInt) -> FloatClass {
    let number = ApFloat::from_int_bits(format, bits);
    let negative = bits.is_negative();
    let pair = |positive: u32, negative_class: u32| if negative { negative_class } else { positive };
    let classes = match number.category() {
        Category::Nan => {
            if number.is_signaling() {
                class::SNAN
            } else {
                class::NAN & !class::SNAN
            }
        }
        Category::Infinity => pair(class::POS_INF, class::NEG_INF),
        Category::Zero => pair(class::POS_ZERO, class::NEG_ZERO),
        _ if number.is_subnormal() => pair(class::POS_SUBNORMAL, class::NEG_SUBNORMAL),
        _ => pair(class::POS_NORMAL, class::NEG_NORMAL),
    };
    FloatClass { classes, negative: Some(negative) }
}

impl Values<'_> {
    /// Returns the classes that the attribute `nofpclass` excludes.
    fn excluded_classes(&self, sets: &[draig_ir::AttrSet]) -> u32 {
        sets.iter()
            .filter_map(|&set| self.tables().attributes.int(set, AttrKind::NoFPClass))
            .fold(0, |all, bits| all | bits as u32)
    }

    /// Whether subnormal numbers are kept where an instruction computes (LangRef "denormal-fp-math").
    pub(super) fn is_ieee(&self, inst: Inst) -> bool {
        let set = self.own_set();
        let types = &self.tables().types;
        let is_float = types.scalar(self.body().inst_type(inst)) == draig_ir::Type::FLOAT;
        let attributes = self.tables().attributes.set(set);
        let mode = |key: &[u8]| {
            attributes.iter().find_map(|attribute| match attribute {
                draig_ir::Attribute::String(name, value) if self.tables().str(*name) == key => {
                    Some(self.tables().str(*value))
                }
                _ => None,
            })
        };
        let specific = if is_float { mode(b"denormal-fp-math-f32") } else { None };
        specific
            .or_else(|| mode(b"denormal-fp-math"))
            .is_none_or(|mode| mode.split(|&byte| byte == b',').all(|part| part == b"ieee"))
    }
}
