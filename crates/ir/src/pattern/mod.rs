//! Patterns that match an instruction with its operands in one line, after LLVM's PatternMatch.
//!
//! A pattern is a tree of the functions of this module. [`Matcher::find`] returns what its leaves captured, as
//! nested tuples; a leaf that only tests captures `()`. Constants match as scalars and as splats, whose poison lanes
//! count as equal.
//!
//! ```
//! use draig_ir::pattern::{self as m, Matcher};
//! use draig_ir::{Module, Type};
//!
//! # fn main() -> Result<(), draig_ir::build::BuildError> {
//! let mut module = Module::new(b"m");
//! let ty = module.function_type(Type::I32, &[Type::I32]);
//! let function = module.add_function("f", ty);
//! let mut b = module.build(function);
//! let entry = b.add_block("entry");
//! b.position_at_end(entry);
//! let x = b.param(0);
//! let sum = b.add_nsw(x, 7)?;
//!
//! let matcher = Matcher::new(&b.module().tables, b.body());
//! let (left, right) = matcher.find(m::add(m::value(), m::int()).nsw(), sum).unwrap();
//! assert_eq!((left, right.to_u64()), (*x, Some(7)));
//! assert!(matcher.find(m::commuted(m::add(m::equal_to(7), m::value())), sum).is_some());
//! assert!(matcher.find(m::mul(m::value(), m::value()), sum).is_none());
//! # Ok(())
//! # }
//! ```

mod constants;
mod insts;
mod operators;

pub use constants::{
    AllOnes, Constant, EqualTo, Float, IntTest, Null, Poison, Undef, all_ones, constant, equal_to, float, int,
    negative, null, one, poison, power_of_two, undef, zero,
};
pub use insts::*;
pub use operators::*;

use crate::body::Body;
use crate::opcode::Opcode;
use crate::tables::Tables;
use crate::value::{Inst, Value};

/// The module's tables and the body that patterns look at.
#[derive(Clone, Copy, Debug)]
pub struct Matcher<'a> {
    /// Types and constants.
    pub tables: &'a Tables,
    /// The instructions.
    pub body: &'a Body,
}

impl<'a> Matcher<'a> {
    /// Returns a matcher for the values of a body.
    #[must_use]
    pub fn new(tables: &'a Tables, body: &'a Body) -> Matcher<'a> {
        Matcher { tables, body }
    }

    /// Matches a value, and returns what the pattern captured.
    pub fn find<P: Pattern>(&self, pattern: P, value: impl Into<Value>) -> Option<P::Output> {
        pattern.find(self, value.into())
    }

    /// Returns the instruction with this opcode that makes a value.
    #[inline]
    #[must_use]
    pub fn inst(&self, value: Value, opcode: Opcode) -> Option<Inst> {
        value.as_inst().filter(|&inst| self.body.opcode(inst) == opcode)
    }
}

/// A test of a value that captures parts of it.
pub trait Pattern {
    /// Type of the captured parts.
    type Output;

    /// Tests a value.
    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<Self::Output>;
}

impl<P: Pattern> Pattern for &P {
    type Output = P::Output;

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<P::Output> {
        (*self).find(matcher, value)
    }
}

macro_rules! tuples {
    ($($name:ident $number:tt),*) => {
        impl<$($name: Pattern),*> Operands for ($($name,)*) {
            type Output = ($($name::Output,)*);

            fn find(&self, matcher: &Matcher<'_>, operands: &[Value]) -> Option<Self::Output> {
                if operands.len() != [$($number),*].len() {
                    return None;
                }
                Some(($(self.$number.find(matcher, operands[$number])?,)*))
            }
        }
    };
}

/// Patterns for a list of operands: a tuple of patterns.
pub trait Operands {
    /// Type of the captured parts: a tuple.
    type Output;

    /// Tests the operands, all of which must match.
    fn find(&self, matcher: &Matcher<'_>, operands: &[Value]) -> Option<Self::Output>;
}

tuples!(A 0);
tuples!(A 0, B 1);
tuples!(A 0, B 1, C 2);
tuples!(A 0, B 1, C 2, D 3);

/// Any value, which is captured. See [`value`].
#[derive(Clone, Copy, Debug)]
pub struct Any;

/// Matches any value and captures it, as `m_Value(x)` does.
#[must_use]
pub fn value() -> Any {
    Any
}

impl Pattern for Any {
    type Output = Value;

    fn find(&self, _: &Matcher<'_>, value: Value) -> Option<Value> {
        Some(value)
    }
}

/// One particular value. See [`same`].
#[derive(Clone, Copy, Debug)]
pub struct Same(Value);

/// Matches one particular value, as `m_Specific(x)` does.
#[must_use]
pub fn same(value: impl Into<Value>) -> Same {
    Same(value.into())
}

impl Pattern for Same {
    type Output = ();

    fn find(&self, _: &Matcher<'_>, value: Value) -> Option<()> {
        (value == self.0).then_some(())
    }
}

/// A value with a single use. See [`one_use`].
#[derive(Clone, Copy, Debug)]
pub struct OneUse<P>(P);

/// Matches a value that has exactly one use, as `m_OneUse(…)` does.
#[must_use]
pub fn one_use<P: Pattern>(pattern: P) -> OneUse<P> {
    OneUse(pattern)
}

impl<P: Pattern> Pattern for OneUse<P> {
    type Output = P::Output;

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<P::Output> {
        let mut uses = matcher.body.uses_of(value);
        if uses.next().is_none() || uses.next().is_some() {
            return None;
        }
        self.0.find(matcher, value)
    }
}

/// Either of two patterns. See [`either`].
#[derive(Clone, Copy, Debug)]
pub struct Either<A, B>(A, B);

/// Matches the first pattern or else the second, as `m_CombineOr(…)` does.
#[must_use]
pub fn either<A: Pattern, B: Pattern<Output = A::Output>>(first: A, second: B) -> Either<A, B> {
    Either(first, second)
}

impl<A: Pattern, B: Pattern<Output = A::Output>> Pattern for Either<A, B> {
    type Output = A::Output;

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<A::Output> {
        self.0.find(matcher, value).or_else(|| self.1.find(matcher, value))
    }
}

/// A pattern with a further test of what it captured. See [`such_that`].
#[derive(Clone, Copy, Debug)]
pub struct SuchThat<P, F>(P, F);

/// Matches what the pattern matches if its captures pass a test.
#[must_use]
pub fn such_that<P: Pattern, F: Fn(&P::Output) -> bool>(pattern: P, test: F) -> SuchThat<P, F> {
    SuchThat(pattern, test)
}

impl<P: Pattern, F: Fn(&P::Output) -> bool> Pattern for SuchThat<P, F> {
    type Output = P::Output;

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<P::Output> {
        self.0.find(matcher, value).filter(|captured| (self.1)(captured))
    }
}
