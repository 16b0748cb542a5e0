//! Intrinsics that are independent of the engine: arithmetic, bits, saturation, floating point, vectors,
//! masked memory access, assumptions. Intrinsics that need frames or control flow belong to the engine
//! (listed in `table.rs`). Of target-specific intrinsics, the commonly used ones of x86-64 are supported.

mod arbitrary;
mod assume;
mod constrained;
mod fixed;
mod floats;
mod integers;
mod lanes;
mod libm;
mod masked;
mod matrix;
mod object;
mod passive;
mod predicated;
mod reduce;
mod shuffle;
mod table;
#[cfg(test)]
mod tests;
mod x86;

pub(crate) use libm::square_root;

use draig_ir::{Body, CallInfo, FastMath, Global, Inst, Module, ValueKind};
use draig_tables::attributes::AttrKind;
use draig_tables::intrinsics::IntrinsicId;

use crate::program::CallSite;
use crate::semantics::Cx;
use crate::shape::Shape;
use crate::stop::{Result, Stop, fault, internal};
use crate::value::Slot;

/// Intrinsic as a function from slots to slots.
pub(crate) type Pure = fn(&mut Cx<'_>, &IntrinsicCall<'_>, &mut [Slot]) -> Result<()>;

/// Argument of an intrinsic.
#[derive(Clone, Copy)]
pub(crate) struct Arg<'a> {
    /// Layout of the slots; empty for metadata.
    pub(crate) shape: &'a Shape,
    /// Slots of the argument.
    pub(crate) slots: &'a [Slot],
}

/// Call of an intrinsic.
pub(crate) struct IntrinsicCall<'a> {
    /// Full name of the function.
    pub(crate) name: &'a str,
    /// Arguments. For `llvm.assume`, the operands of all bundles follow in order.
    pub(crate) args: &'a [Arg<'a>],
    /// Shape of the result.
    pub(crate) result: &'a Shape,
    /// Fast-math flags of the call.
    pub(crate) fast_math: FastMath,
    /// Source of the less common properties of the call.
    pub(crate) details: Details<'a>,
}

/// Source of the less common properties of a call.
pub(crate) enum Details<'a> {
    /// The call itself.
    Call(&'a Module, &'a Body, Inst, &'a CallInfo),
    /// Properties given by a test.
    #[cfg(test)]
    Given { texts: &'a [&'a str], aligns: &'a [u64], bundles: &'a [(&'a str, usize)] },
    /// No properties, in the call of a test.
    #[cfg(test)]
    None,
}

impl<'a> IntrinsicCall<'a> {
    /// Returns an argument of the intrinsic's signature.
    ///
    /// # Errors
    /// Returns an internal error if it does not exist: the verifier compares calls with signatures.
    #[track_caller]
    pub(crate) fn arg(&self, number: usize) -> Result<&'a Arg<'a>> {
        match self.args.get(number) {
            Some(arg) => Ok(arg),
            None => Err(self.lacks(number)),
        }
    }

    /// Returns the first `N` arguments.
    ///
    /// # Errors
    /// Fails like [`IntrinsicCall::arg`].
    #[track_caller]
    pub(crate) fn leading<const N: usize>(&self) -> Result<&'a [Arg<'a>; N]> {
        match self.args.first_chunk() {
            Some(args) => Ok(args),
            None => Err(self.lacks(self.args.len())),
        }
    }

    /// Returns an argument's first slot.
    ///
    /// # Errors
    /// Fails like [`IntrinsicCall::arg`], and if the argument is metadata, which has no slots.
    #[track_caller]
    pub(crate) fn slot(&self, number: usize) -> Result<Slot> {
        match self.args.get(number).and_then(|arg| arg.slots.first()) {
            Some(slot) => Ok(*slot),
            None => Err(self.lacks(number)),
        }
    }

    #[cold]
    #[track_caller]
    fn lacks(&self, number: usize) -> Box<Stop> {
        let count = self.args.len();
        fault(format!("@{} is executed without a value for argument {} of {count}", self.name, number + 1))
    }

    /// Returns the text of a metadata argument such as `!"round.upward"`; `number` counts all arguments.
    ///
    /// # Errors
    /// Returns an internal error if the argument is not a metadata string.
    #[track_caller]
    pub(crate) fn text(&self, number: usize) -> Result<&'a str> {
        let text = match self.details {
            Details::Call(module, body, inst, _) => match body.call_args(inst).get(number).map(|arg| arg.kind()) {
                Some(ValueKind::Metadata(metadata)) => {
                    let text = module.tables.metadata.as_string(metadata).map(|text| module.tables.str(text));
                    text.and_then(|text| std::str::from_utf8(text).ok())
                }
                _ => None,
            },
            #[cfg(test)]
            Details::Given { texts, .. } => texts.get(number).copied().filter(|text| !text.is_empty()),
            #[cfg(test)]
            Details::None => None,
        };
        match text {
            Some(text) => Ok(text),
            None => internal(format!("argument {} of @{} is no text", number + 1, self.name)),
        }
    }

    /// Returns the alignment that the call promises for a pointer argument; 1 if it promises none.
    pub(crate) fn align(&self, number: usize) -> u64 {
        match self.details {
            Details::Call(module, _, _, info) => {
                let attributes = &module.tables.attributes;
                attributes.int(attributes.param(info.attributes, number), AttrKind::Alignment).unwrap_or(1)
            }
            #[cfg(test)]
            Details::Given { aligns, .. } => aligns.get(number).copied().unwrap_or(1),
            #[cfg(test)]
            Details::None => 1,
        }
    }

    /// Returns the tag and the number of operands of each bundle.
    pub(crate) fn bundles(&self) -> Vec<(&'a str, usize)> {
        match self.details {
            // All known tags are ASCII; one that is not UTF-8 is as unknown as any other.
            Details::Call(module, body, inst, _) => body
                .bundles(inst)
                .map(|(tag, operands)| (std::str::from_utf8(module.tables.str(tag)).unwrap_or(""), operands.len()))
                .collect(),
            #[cfg(test)]
            Details::Given { bundles, .. } => bundles.to_vec(),
            #[cfg(test)]
            Details::None => Vec::new(),
        }
    }

    /// Returns whether an argument is a constant of the IR.
    pub(crate) fn is_constant(&self, number: usize) -> bool {
        match self.details {
            Details::Call(_, body, inst, _) => body.call_args(inst).get(number).is_some_and(|arg| arg.is_constant()),
            #[cfg(test)]
            Details::Given { .. } | Details::None => false,
        }
    }
}

/// Implementation of an intrinsic.
pub(crate) enum Lookup {
    /// A function of this crate's table.
    Pure(Pure),
    /// The engine, under this name.
    Engine(&'static str),
    /// No implementation.
    Unsupported,
}

/// Returns the implementation of an intrinsic.
pub(crate) fn lookup(id: IntrinsicId) -> Lookup {
    table::lookup(id.name())
}

/// Describes a call for the intrinsic's implementation.
pub(crate) fn describe<'a>(
    module: &'a Module,
    function: Global,
    call: &'a CallSite,
    args: &'a [Arg<'a>],
) -> Result<IntrinsicCall<'a>> {
    let Some(body) = module.body(function) else { return internal("a function without a body calls an intrinsic") };
    let callee = body.callee(call.inst).and_then(|callee| callee.as_global());
    let name = callee.and_then(|callee| std::str::from_utf8(module.name(callee)).ok());
    let (Some(name), Some(info)) = (name, body.call(call.inst)) else {
        return internal("a call of an intrinsic that has no name");
    };
    // Only assumptions use the operands of bundles, which follow the arguments.
    let own = match name {
        "llvm.assume" => Some(args),
        _ => args.get(..body.call_args(call.inst).len()),
    };
    let Some(args) = own else {
        return internal(format!("@{name} is executed with {} arguments, fewer than its call has", args.len()));
    };
    let details = Details::Call(module, body, call.inst, info);
    Ok(IntrinsicCall { name, args, result: &call.result, fast_math: body.fast_math(call.inst), details })
}
