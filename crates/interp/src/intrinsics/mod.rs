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

use draig_ir::{Body, FastMath, Global, Inst, Module, ValueKind};
use draig_tables::attributes::AttrKind;
use draig_tables::intrinsics::IntrinsicId;

use crate::program::CallSite;
use crate::semantics::Cx;
use crate::shape::Shape;
use crate::stop::Run;
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
    Call(&'a Module, &'a Body, Inst),
    /// Nowhere: a test says them.
    #[cfg(test)]
    Given { texts: &'a [&'a str], aligns: &'a [u64], bundles: &'a [(&'a str, usize)] },
    /// Nowhere: the call has none.
    None,
}

impl<'a> IntrinsicCall<'a> {
    /// The text of a metadata argument such as `!"round.upward"`; `number` counts all arguments.
    pub(crate) fn text(&self, number: usize) -> Option<&'a str> {
        match self.details {
            Details::Call(module, body, inst) => {
                let ValueKind::Metadata(metadata) = body.call_args(inst).get(number)?.kind() else { return None };
                let text = module.tables.metadata.as_string(metadata)?;
                std::str::from_utf8(module.tables.str(text)).ok()
            }
            #[cfg(test)]
            Details::Given { texts, .. } => texts.get(number).copied().filter(|text| !text.is_empty()),
            Details::None => None,
        }
    }

    /// The alignment that the call promises for a pointer argument; 1 where it says nothing.
    pub(crate) fn align(&self, number: usize) -> u64 {
        match self.details {
            Details::Call(module, body, inst) => {
                let attributes = &module.tables.attributes;
                let list = body.call(inst).map(|call| attributes.param(call.attributes, number));
                list.and_then(|list| attributes.int(list, AttrKind::Alignment)).unwrap_or(1)
            }
            #[cfg(test)]
            Details::Given { aligns, .. } => aligns.get(number).copied().unwrap_or(1),
            Details::None => 1,
        }
    }

    /// The bundles: tag and number of operands of each.
    pub(crate) fn bundles(&self) -> Vec<(&'a str, usize)> {
        match self.details {
            Details::Call(module, body, inst) => body
                .bundles(inst)
                .map(|(tag, operands)| (std::str::from_utf8(module.tables.str(tag)).unwrap_or(""), operands.len()))
                .collect(),
            #[cfg(test)]
            Details::Given { bundles, .. } => bundles.to_vec(),
            Details::None => Vec::new(),
        }
    }

    /// Whether an argument is a constant of the IR.
    pub(crate) fn is_constant(&self, number: usize) -> bool {
        match self.details {
            Details::Call(_, body, inst) => body.call_args(inst).get(number).is_some_and(|arg| arg.is_constant()),
            _ => false,
        }
    }

    /// The argument's first slot; zero if there is none.
    pub(crate) fn slot(&self, number: usize) -> Slot {
        self.args.get(number).and_then(|arg| arg.slots.first()).copied().unwrap_or_default()
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
) -> IntrinsicCall<'a> {
    let body = module.body(function);
    let callee = body.and_then(|body| body.callee(call.inst)).and_then(|callee| callee.as_global());
    let name = callee.map_or("", |callee| std::str::from_utf8(module.name(callee)).unwrap_or(""));
    let fast_math = body.map_or(FastMath::NONE, |body| body.fast_math(call.inst));
    // Only assumptions look at what stands in bundles.
    let own = body.map_or(args.len(), |body| body.call_args(call.inst).len());
    let args = if name == "llvm.assume" { args } else { args.get(..own).unwrap_or(args) };
    let details = body.map_or(Details::None, |body| Details::Call(module, body, call.inst));
    IntrinsicCall { name, args, result: &call.result, fast_math, details }
}
