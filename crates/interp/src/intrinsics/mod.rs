//! Intrinsics that need nothing of the engine: arithmetic, bits, saturation, floating point, vectors,
//! masked memory access, assumptions. What needs frames or control is the engine's (`table.rs` says
//! which); of what belongs to one target there are those of x86-64 that much code uses.

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

use draig_ir::{Body, CallInfo, FastMath, Global, Inst, Module, ValueKind};
use draig_tables::attributes::AttrKind;
use draig_tables::intrinsics::IntrinsicId;

use crate::program::CallSite;
use crate::semantics::Cx;
use crate::shape::Shape;
use crate::stop::{Run, Stop, fault, internal};
use crate::value::Slot;

/// An intrinsic as a function from slots to slots.
pub(crate) type Pure = fn(&mut Cx<'_>, &IntrinsicCall<'_>, &mut [Slot]) -> Run<()>;

/// An argument of an intrinsic.
#[derive(Clone, Copy)]
pub(crate) struct Arg<'a> {
    /// How it lies in its slots; metadata has none.
    pub(crate) shape: &'a Shape,
    /// They.
    pub(crate) slots: &'a [Slot],
}

/// A call of an intrinsic.
pub(crate) struct IntrinsicCall<'a> {
    /// The full name of the function.
    pub(crate) name: &'a str,
    /// The arguments. Of `llvm.assume` the operands of its bundles follow, all of them in order.
    pub(crate) args: &'a [Arg<'a>],
    /// The shape of the result.
    pub(crate) result: &'a Shape,
    /// The call's fast-math flags.
    pub(crate) fast_math: FastMath,
    /// What else the call says.
    pub(crate) details: Details<'a>,
}

/// Where the less common facts of a call come from.
pub(crate) enum Details<'a> {
    /// The call itself.
    Call(&'a Module, &'a Body, Inst, &'a CallInfo),
    /// Nowhere: a test says them.
    #[cfg(test)]
    Given { texts: &'a [&'a str], aligns: &'a [u64], bundles: &'a [(&'a str, usize)] },
    /// Nowhere: the call of a test has none.
    #[cfg(test)]
    None,
}

impl<'a> IntrinsicCall<'a> {
    /// An argument, where the intrinsic's signature has one.
    ///
    /// # Errors
    /// An internal error if there is none: the verifier compares calls with signatures.
    #[track_caller]
    pub(crate) fn arg(&self, number: usize) -> Run<&'a Arg<'a>> {
        match self.args.get(number) {
            Some(arg) => Ok(arg),
            None => Err(self.lacks(number)),
        }
    }

    /// The first `N` arguments.
    ///
    /// # Errors
    /// As of [`IntrinsicCall::arg`].
    #[track_caller]
    pub(crate) fn leading<const N: usize>(&self) -> Run<&'a [Arg<'a>; N]> {
        match self.args.first_chunk() {
            Some(args) => Ok(args),
            None => Err(self.lacks(self.args.len())),
        }
    }

    /// An argument's first slot.
    ///
    /// # Errors
    /// As of [`IntrinsicCall::arg`]; also if the argument is metadata, which has no slots.
    #[track_caller]
    pub(crate) fn slot(&self, number: usize) -> Run<Slot> {
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

    /// The text of a metadata argument such as `!"round.upward"`; `number` counts all arguments.
    ///
    /// # Errors
    /// An internal error if the argument is no such text.
    #[track_caller]
    pub(crate) fn text(&self, number: usize) -> Run<&'a str> {
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

    /// The alignment that the call promises for a pointer argument; 1 where it says nothing.
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

    /// The bundles: tag and number of operands of each.
    pub(crate) fn bundles(&self) -> Vec<(&'a str, usize)> {
        match self.details {
            // Tags that mean something are ASCII; one that is no text at all is as unknown as any other.
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

    /// Whether an argument is a constant of the IR.
    pub(crate) fn is_constant(&self, number: usize) -> bool {
        match self.details {
            Details::Call(_, body, inst, _) => body.call_args(inst).get(number).is_some_and(|arg| arg.is_constant()),
            #[cfg(test)]
            Details::Given { .. } | Details::None => false,
        }
    }
}

/// Who executes an intrinsic.
pub(crate) enum Lookup {
    /// This crate's table, here.
    Pure(Pure),
    /// The engine, by this name.
    Engine(&'static str),
    /// Nobody.
    Unsupported,
}

/// Who executes an intrinsic.
pub(crate) fn lookup(id: IntrinsicId) -> Lookup {
    table::lookup(id.name())
}

/// The call as the intrinsic sees it.
pub(crate) fn describe<'a>(
    module: &'a Module,
    function: Global,
    call: &'a CallSite,
    args: &'a [Arg<'a>],
) -> Run<IntrinsicCall<'a>> {
    let Some(body) = module.body(function) else { return internal("a function without a body calls an intrinsic") };
    let callee = body.callee(call.inst).and_then(|callee| callee.as_global());
    let name = callee.and_then(|callee| std::str::from_utf8(module.name(callee)).ok());
    let (Some(name), Some(info)) = (name, body.call(call.inst)) else {
        return internal("a call of an intrinsic that has no name");
    };
    // Only assumptions look at what stands in bundles, whose operands follow the arguments.
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
