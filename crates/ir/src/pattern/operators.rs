//! Patterns of binary operators, one function for each, with flags and commuted operands.

use super::{Matcher, Pattern};
use crate::flags::{FastMath, IntFlags};
use crate::opcode::Opcode;
use crate::value::Value;

/// A binary operator with its two operands. See [`binary`].
#[derive(Clone, Copy, Debug)]
pub struct Binary<A, B> {
    opcode: Opcode,
    flags: u8,
    lhs: A,
    rhs: B,
}

/// Matches a binary operator and its operands.
#[must_use]
pub fn binary<A: Pattern, B: Pattern>(opcode: Opcode, lhs: A, rhs: B) -> Binary<A, B> {
    Binary { opcode, flags: 0, lhs, rhs }
}

macro_rules! binary_patterns {
    ($($name:ident = $opcode:ident)*) => {$(
        #[doc = concat!("Matches `", stringify!($name), "` and its operands.")]
        #[must_use]
        pub fn $name<A: Pattern, B: Pattern>(lhs: A, rhs: B) -> Binary<A, B> {
            binary(Opcode::$opcode, lhs, rhs)
        }
    )*};
}

binary_patterns! {
    add = Add fadd = FAdd sub = Sub fsub = FSub mul = Mul fmul = FMul udiv = UDiv sdiv = SDiv fdiv = FDiv
    urem = URem srem = SRem frem = FRem shl = Shl lshr = LShr ashr = AShr and = And or = Or xor = Xor
}

impl<A, B> Binary<A, B> {
    /// Demands flags of an integer operator; others are allowed too.
    #[must_use]
    pub fn flags(self, flags: IntFlags) -> Self {
        Binary { flags: self.flags | flags.0, ..self }
    }

    /// Demands `nsw`.
    #[must_use]
    pub fn nsw(self) -> Self {
        self.flags(IntFlags::NSW)
    }

    /// Demands `nuw`.
    #[must_use]
    pub fn nuw(self) -> Self {
        self.flags(IntFlags::NUW)
    }

    /// Demands `exact`.
    #[must_use]
    pub fn exact(self) -> Self {
        self.flags(IntFlags::EXACT)
    }

    /// Demands fast-math flags; others are allowed too.
    #[must_use]
    pub fn fast_math(self, flags: FastMath) -> Self {
        Binary { flags: self.flags | flags.0, ..self }
    }

    /// Returns the operands if opcode and flags match.
    fn operands(&self, matcher: &Matcher<'_>, value: Value) -> Option<[Value; 2]> {
        let inst = matcher.inst(value, self.opcode)?;
        (matcher.body.flag_bits(inst) & self.flags == self.flags).then_some(())?;
        matcher.body.operands(inst).try_into().ok()
    }
}

impl<A: Pattern, B: Pattern> Pattern for Binary<A, B> {
    type Output = (A::Output, B::Output);

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<Self::Output> {
        let [lhs, rhs] = self.operands(matcher, value)?;
        Some((self.lhs.find(matcher, lhs)?, self.rhs.find(matcher, rhs)?))
    }
}

/// A binary operator with its operands in any order. See [`commuted`].
#[derive(Clone, Copy, Debug)]
pub struct Commuted<A, B>(Binary<A, B>);

/// Matches the operands of a binary operator in either order, as `m_c_Add(…)` does. Captures are in the order of the
/// pattern. For an operator that is not commutative, only the order of the pattern matches.
#[must_use]
pub fn commuted<A: Pattern, B: Pattern>(pattern: Binary<A, B>) -> Commuted<A, B> {
    Commuted(pattern)
}

impl<A: Pattern, B: Pattern> Pattern for Commuted<A, B> {
    type Output = (A::Output, B::Output);

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<Self::Output> {
        if let Some(captured) = self.0.find(matcher, value) {
            return Some(captured);
        }
        let [lhs, rhs] = self.0.operands(matcher, value).filter(|_| self.0.opcode.is_commutative())?;
        Some((self.0.lhs.find(matcher, rhs)?, self.0.rhs.find(matcher, lhs)?))
    }
}

/// Matches `sub 0, x` and captures `x`, as `m_Neg(x)` does.
#[must_use]
pub fn neg<P: Pattern>(operand: P) -> Neg<P> {
    Neg(sub(super::zero(), operand))
}

/// A subtraction from zero. See [`neg`].
#[derive(Clone, Copy, Debug)]
pub struct Neg<P>(Binary<super::IntTest, P>);

impl<P: Pattern> Pattern for Neg<P> {
    type Output = P::Output;

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<P::Output> {
        self.0.find(matcher, value).map(|(_, captured)| captured)
    }
}

/// Matches `xor x, -1` in either order and captures `x`, as `m_Not(x)` does.
#[must_use]
pub fn not<P: Pattern>(operand: P) -> Not<P> {
    Not(commuted(xor(operand, super::all_ones())))
}

/// An exclusive or with all bits set. See [`not`].
#[derive(Clone, Copy, Debug)]
pub struct Not<P>(Commuted<P, super::AllOnes>);

impl<P: Pattern> Pattern for Not<P> {
    type Output = P::Output;

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<P::Output> {
        self.0.find(matcher, value).map(|(captured, ())| captured)
    }
}
