//! Patterns of constants: scalars, and vectors with the same number in every lane.

use draig_num::{ApFloat, ApInt};

use super::{Matcher, Pattern};
use crate::constants::ConstKind;
use crate::tables::Tables;
use crate::value::Value;

impl Tables {
    /// Returns the number that an integer constant has, or a constant vector of integers in every lane that is not
    /// poison. `None` for other values, and if all lanes are poison.
    #[must_use]
    pub fn int_splat(&self, value: Value) -> Option<ApInt> {
        let data = self.constants.get(value.as_const()?);
        let scalar = self.types.scalar(data.ty);
        let width = self.types.integer_width(scalar)?;
        if scalar == data.ty {
            return self.int_value(value);
        }
        self.lanes_agree(value, |bits| ApInt::new(width, bits), |lane| self.int_value(lane))
    }

    /// Returns the number that a floating-point constant has, or a constant vector of such in every lane that is not
    /// poison. `None` for other values, and if all lanes are poison.
    #[must_use]
    pub fn float_splat(&self, value: Value) -> Option<ApFloat> {
        let data = self.constants.get(value.as_const()?);
        let scalar = self.types.scalar(data.ty);
        let format = self.types.float_format(scalar)?;
        if scalar == data.ty {
            return self.float_value(value);
        }
        let of_bits = |bits| ApFloat::from_bits(format, u128::from(bits));
        self.lanes_agree(value, of_bits, |lane| self.float_value(lane))
    }

    /// Returns the number in all lanes of a constant vector.
    fn lanes_agree<T: PartialEq>(
        &self,
        vector: Value,
        of_bits: impl Fn(u64) -> T,
        of_lane: impl Fn(Value) -> Option<T>,
    ) -> Option<T> {
        let data = self.constants.get(vector.as_const()?);
        match &data.kind {
            ConstKind::Zero => Some(of_bits(0)),
            ConstKind::Splat(lane) => of_lane(*lane),
            ConstKind::Data(symbol) => {
                let size = self.data_element_size(self.types.scalar(data.ty))?;
                let mut lanes = self.strings.get(*symbol).chunks_exact(size);
                let first = lanes.next()?;
                if lanes.any(|lane| lane != first) {
                    return None;
                }
                let mut word = [0; 8];
                word[..size].copy_from_slice(first);
                Some(of_bits(u64::from_le_bytes(word)))
            }
            ConstKind::Aggregate(lanes) => {
                let mut number = None;
                for &lane in lanes {
                    if matches!(self.constants.kind(lane.as_const()?), ConstKind::Poison) {
                        continue;
                    }
                    let this = of_lane(lane)?;
                    if number.get_or_insert_with(|| of_lane(lane)).as_ref() != Some(&this) {
                        return None;
                    }
                }
                number?
            }
            _ => None,
        }
    }
}

/// An integer constant that passes a test. See [`int`], [`one`], [`negative`], [`power_of_two`].
#[derive(Clone, Copy, Debug)]
pub struct IntTest(fn(&ApInt) -> bool);

/// Matches an integer constant or a splat of one and captures the number, as `m_APInt(c)` does.
#[must_use]
pub fn int() -> IntTest {
    IntTest(|_| true)
}

/// Matches the integer 1 or a splat of it.
#[must_use]
pub fn one() -> IntTest {
    IntTest(|number| number.to_u64() == Some(1))
}

/// Matches the integer 0 or a splat of it.
#[must_use]
pub fn zero() -> IntTest {
    IntTest(ApInt::is_zero)
}

/// Matches a negative integer or a splat of one.
#[must_use]
pub fn negative() -> IntTest {
    IntTest(ApInt::is_negative)
}

/// Matches a power of two or a splat of one.
#[must_use]
pub fn power_of_two() -> IntTest {
    IntTest(|number| number.count_ones() == 1)
}

impl Pattern for IntTest {
    type Output = ApInt;

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<ApInt> {
        matcher.tables.int_splat(value).filter(self.0)
    }
}

/// One integer. See [`equal_to`].
#[derive(Clone, Copy, Debug)]
pub struct EqualTo(i64);

/// Matches an integer, sign-extended to the width of the constant, or a splat of it, as `m_SpecificInt(n)` does.
#[must_use]
pub fn equal_to(number: i64) -> EqualTo {
    EqualTo(number)
}

impl Pattern for EqualTo {
    type Output = ();

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<()> {
        (matcher.tables.int_splat(value)?.to_i64()? == self.0).then_some(())
    }
}

/// An integer with all bits set. See [`all_ones`].
#[derive(Clone, Copy, Debug)]
pub struct AllOnes;

/// Matches the integer with all bits set or a splat of it.
#[must_use]
pub fn all_ones() -> AllOnes {
    AllOnes
}

impl Pattern for AllOnes {
    type Output = ();

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<()> {
        let number = matcher.tables.int_splat(value)?;
        (number.count_ones() == number.width()).then_some(())
    }
}

/// A floating-point constant. See [`float`].
#[derive(Clone, Copy, Debug)]
pub struct Float;

/// Matches a floating-point constant or a splat of one and captures the number, as `m_APFloat(c)` does.
#[must_use]
pub fn float() -> Float {
    Float
}

impl Pattern for Float {
    type Output = ApFloat;

    fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<ApFloat> {
        matcher.tables.float_splat(value)
    }
}

/// Any constant or global. See [`constant`].
#[derive(Clone, Copy, Debug)]
pub struct Constant;

/// Matches any constant or global and captures it, as `m_Constant(c)` does.
#[must_use]
pub fn constant() -> Constant {
    Constant
}

impl Pattern for Constant {
    type Output = Value;

    fn find(&self, _: &Matcher<'_>, value: Value) -> Option<Value> {
        value.is_constant().then_some(value)
    }
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident $function:ident = $test:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        $(#[$doc])*
        #[must_use]
        pub fn $function() -> $name {
            $name
        }

        impl Pattern for $name {
            type Output = ();

            fn find(&self, matcher: &Matcher<'_>, value: Value) -> Option<()> {
                let test: fn(&Tables, Value) -> bool = $test;
                test(matcher.tables, value).then_some(())
            }
        }
    )*};
}

kinds! {
    /// Matches the null value of any type: zero, `null`, `zeroinitializer`, `+0.0`.
    Null null = |tables, value| tables.is_null(value);
    /// Matches `undef`.
    Undef undef = |tables, value| value.as_const().is_some_and(|id| matches!(tables.constants.kind(id), ConstKind::Undef));
    /// Matches `poison`.
    Poison poison = |tables, value| value.as_const().is_some_and(|id| matches!(tables.constants.kind(id), ConstKind::Poison));
}
