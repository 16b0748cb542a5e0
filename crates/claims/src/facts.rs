//! Claims about single values: those about an instruction's result, and those about its operands where it is executed.

use draig_analysis::values::{FloatClass, LazyRanges, Simplified, Values};
use draig_interp::Scalar;
use draig_ir::{Inst, Opcode, Value};
use draig_num::{ApFloat, ApInt, Category, ConstantRange, KnownBits};

use crate::Kind;

/// A claim about all scalars of a value.
#[derive(Clone, Debug)]
pub(crate) enum Fact {
    Bits(KnownBits),
    Range(ConstantRange),
    Lazy(ConstantRange),
    NonZero,
    SignBits(u32),
    Class(FloatClass),
    /// Neither undef nor poison.
    Defined,
    NotPoison,
    Aligned(u64),
    /// Equal to this number, if it is defined.
    Number(ApInt),
}

impl Fact {
    pub(crate) fn kind(&self) -> Kind {
        match self {
            Fact::Bits(_) => Kind::KnownBits,
            Fact::Range(_) => Kind::Range,
            Fact::Lazy(_) => Kind::LazyRange,
            Fact::NonZero => Kind::NonZero,
            Fact::SignBits(_) => Kind::SignBits,
            Fact::Class(_) => Kind::FloatClass,
            Fact::Defined | Fact::NotPoison => Kind::Defined,
            Fact::Aligned(_) => Kind::Alignment,
            Fact::Number(_) => Kind::Simplified,
        }
    }

    /// Returns whether the claim holds for a scalar; `None` if it says nothing about it.
    pub(crate) fn holds(&self, scalar: &Scalar<'_>) -> Option<bool> {
        match self {
            Fact::Defined => return Some(!scalar.is_poison() && !scalar.is_undef()),
            Fact::NotPoison => return Some(!scalar.is_poison()),
            _ => {}
        }
        let bits = scalar.bits()?;
        Some(match self {
            Fact::Bits(known) => {
                let bits = bits.zext_or_trunc(known.width());
                bits.and(&known.zero).is_zero() && bits.and(&known.one) == known.one
            }
            Fact::Range(range) | Fact::Lazy(range) => range.contains(&bits),
            Fact::NonZero => !bits.is_zero(),
            Fact::SignBits(count) => bits.leading_zeros().max(bits.leading_ones()) >= *count,
            Fact::Class(class) => return in_class(*class, scalar, &bits),
            Fact::Aligned(align) => bits.low_u64() & (align - 1) == 0,
            Fact::Number(number) => bits.zext_or_trunc(number.width()) == *number,
            Fact::Defined | Fact::NotPoison => return None,
        })
    }
}

impl std::fmt::Display for Fact {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Fact::Bits(known) => write!(f, "bits {known}"),
            Fact::Range(range) | Fact::Lazy(range) => write!(f, "range {range}"),
            Fact::NonZero => f.write_str("nonzero"),
            Fact::SignBits(count) => write!(f, "{count} sign bits"),
            Fact::Class(class) => write!(f, "classes {:#05x}, sign {:?}", class.classes, class.negative),
            Fact::Defined => f.write_str("not undef or poison"),
            Fact::NotPoison => f.write_str("not poison"),
            Fact::Aligned(align) => write!(f, "alignment {align}"),
            Fact::Number(number) => write!(f, "equal to {number}"),
        }
    }
}

/// Returns the facts about an instruction's result that say something.
pub(crate) fn of_result(values: &Values<'_>, ranges: &mut LazyRanges<'_>, inst: Inst) -> (Vec<Fact>, Vec<Fact>) {
    let body = values.subject().body();
    let value = Value::inst(inst);
    let mut facts = of_value(values, value, inst);
    match values.simplify(inst) {
        Some(Simplified::Int(number)) => facts.push(Fact::Number(number)),
        // A claim that an instruction is poison is one that no defined value is found.
        Some(Simplified::Poison | Simplified::Undef | Simplified::Value(_)) | None => {}
    }
    let at_end = body.block_of(inst).and_then(|block| ranges.at_end(value, block));
    let lazy = at_end.filter(|range| !range.is_full() && body.opcode(inst) != Opcode::Invoke).map(Fact::Lazy);
    (facts, lazy.into_iter().collect())
}

/// Returns the facts about a value where an instruction is executed.
pub(crate) fn of_value(values: &Values<'_>, value: Value, at: Inst) -> Vec<Fact> {
    let subject = values.subject();
    let types = &subject.tables().types;
    let ty = subject.value_type(value);
    let at = Some(at);
    let mut facts = Vec::new();
    let is_int = types.is_integer_or_vector(ty);
    if is_int || types.is_pointer_or_vector(ty) {
        let known = values.known_bits(value, at);
        if !known.is_unknown() {
            facts.push(Fact::Bits(known));
        }
        if values.is_known_nonzero(value, at) {
            facts.push(Fact::NonZero);
        }
    }
    if is_int {
        let count = values.sign_bits(value, at);
        if count > 1 {
            facts.push(Fact::SignBits(count));
        }
        let range = values.range(value, at);
        if !range.is_full() {
            facts.push(Fact::Range(range));
        }
    }
    if types.is_float_or_vector(ty) {
        let class = values.float_class(value, at);
        if class != FloatClass::UNKNOWN {
            facts.push(Fact::Class(class));
        }
    }
    if types.is_pointer(ty) {
        let align = values.known_alignment(value, at).bytes();
        if align > 1 {
            facts.push(Fact::Aligned(align));
        }
    }
    if values.is_well_defined(value, at) {
        facts.push(Fact::Defined);
    } else if values.is_not_poison(value, at) {
        facts.push(Fact::NotPoison);
    }
    facts
}

/// Whether a floating-point number is of a class that is possible. Classes of formats whose classes have other bits
/// are not compared.
fn in_class(class: FloatClass, scalar: &Scalar<'_>, bits: &ApInt) -> Option<bool> {
    let draig_interp::shape::LeafKind::Float(format) = scalar.kind() else { return None };
    let number = ApFloat::from_bits(format, bits.low_u128());
    let negative = bits.bit(bits.width() - 1);
    let bit = match number.category() {
        Category::Nan => return Some(class.classes & 3 != 0 && class.negative.is_none_or(|sign| sign == negative)),
        Category::Infinity => [0x200, 0x004],
        Category::Normal => [0x100, 0x008],
        Category::Subnormal => [0x080, 0x010],
        Category::Zero => [0x040, 0x020],
    };
    let bit = bit[usize::from(negative)];
    Some(class.classes & bit != 0 && class.negative.is_none_or(|sign| sign == negative))
}
