//! The C library, the C++ runtime's support functions and what Rust's standard library calls, as
//! the running program sees them: each a Rust function, as strict as the IR about its arguments.
//!
//! One file per header; each has a table of names with C signatures, which the call checks.

use draig_ir::Type;

use crate::machine::Machine;
use crate::rules;
use crate::shape::LeafKind;
use crate::site::Site;
use crate::stop::{Run, Undefined};
use crate::value::{Slot, sign_extend};

/// A library function: reads its arguments from the call, gives its result (anything for `void`).
pub(crate) type Builtin = fn(&mut Machine<'_>, &Call<'_>) -> Run<Slot>;

/// A line of a table: name, signature, function.
///
/// The signature is the result's letter, then the parameters' in parentheses: `v` void, `i` int,
/// `u` unsigned int, `l` long, size_t and others as wide as a pointer, `L` long long, `d` double,
/// `f` float, `D` long double, `p` pointer; `...` at the end takes more of anything.
pub(crate) type Entry = (&'static str, &'static str, Builtin);

/// One argument of a call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arg<'a> {
    /// The type it was passed with.
    pub(crate) ty: Type,
    /// What its only scalar is; aggregates and vectors (of variadic calls) have none.
    pub(crate) kind: Option<LeafKind>,
    /// Its slots.
    pub(crate) slots: &'a [Slot],
}

/// A call of a library function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Call<'a> {
    /// The function's name.
    pub(crate) name: &'a str,
    /// The arguments, variadic ones included.
    pub(crate) args: &'a [Arg<'a>],
    /// The type that the caller expects.
    pub(crate) result: Type,
    /// Where the call is.
    pub(crate) site: Site,
}

impl Call<'_> {
    /// The first slot of an argument, unchecked for definedness; zero when there is none.
    pub(crate) fn slot(&self, number: usize) -> Slot {
        self.args.get(number).and_then(|arg| arg.slots.first()).copied().unwrap_or_default()
    }

    /// A defined scalar argument.
    pub(crate) fn defined(&self, number: usize) -> Run<Slot> {
        let slot = self.slot(number);
        if slot.tag.is_tainted() {
            let what = format!("argument {} of {} is undefined", number + 1, self.name);
            return Err(Undefined::new(&rules::UNDEFINED_LIBRARY_ARGUMENT, what).taint(slot.tag.taint()).into());
        }
        Ok(slot)
    }

    /// An integer argument, sign-extended from its width.
    pub(crate) fn int(&self, number: usize) -> Run<i64> {
        let slot = self.defined(number)?;
        Ok(match self.args.get(number).and_then(|arg| arg.kind) {
            Some(LeafKind::Int(width @ 1..=64)) => sign_extend(slot.bits, width),
            _ => slot.bits as i64,
        })
    }

    /// An integer argument, zero-extended from its width.
    pub(crate) fn uint(&self, number: usize) -> Run<u64> {
        Ok(self.defined(number)?.bits)
    }

    /// A pointer argument.
    pub(crate) fn pointer(&self, number: usize) -> Run<Slot> {
        self.defined(number)
    }

    /// A `double` argument.
    pub(crate) fn double(&self, number: usize) -> Run<f64> {
        Ok(f64::from_bits(self.defined(number)?.bits))
    }

    /// A `float` argument.
    pub(crate) fn float(&self, number: usize) -> Run<f32> {
        Ok(f32::from_bits(self.defined(number)?.bits as u32))
    }
}
