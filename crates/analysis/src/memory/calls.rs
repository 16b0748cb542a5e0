//! Calls as queries see them, each looked at once: its effects, its arguments, and what is known of the callee.

use std::cell::OnceCell;

use draig_ir::{Inst, TailKind};
use draig_tables::AttrKind;

use super::alias::{AliasAnalysis, AliasKind};
use super::effects::{ARGUMENTS, ERRNO, Effects, INACCESSIBLE, ModRef};
use super::location::{AccessTags, MemoryLocation};

/// A pointer that is passed to a call.
#[derive(Clone, Copy, Debug)]
pub(super) struct PointerArgument {
    /// The location that the call accesses through it.
    pub(super) location: MemoryLocation,
    /// The effect on that location, as the attributes say.
    pub(super) effect: ModRef,
}

/// Facts about a call.
#[derive(Debug)]
pub(super) struct CallFacts {
    pub(super) tags: AccessTags,
    /// The effects, as the analyses know them.
    pub(super) effects: Effects,
    /// Whether the effects include writing, by attributes alone.
    pub(super) may_write: bool,
    /// The effect on memory other than that of arguments, `errno` and memory that the module cannot access.
    pub(super) on_others: ModRef,
    pub(super) on_errno: ModRef,
    pub(super) on_arguments: ModRef,
    /// The arguments that are pointers.
    pub(super) arguments: Box<[PointerArgument]>,
    /// Locations around the pointers among arguments and operands of bundles that the call accesses, each with the
    /// effect on it.
    pub(super) data: Box<[(MemoryLocation, ModRef)]>,
    /// Whether it is a `tail` call without copies of objects of the caller, which does not access its frame.
    pub(super) leaves_frame: bool,
    pub(super) is_guard: bool,
    /// Whether it changes no memory, although it is marked as if it did.
    pub(super) is_no_clobber: bool,
    pub(super) is_stack_restore: bool,
    pub(super) is_allocation: bool,
    /// Whether it writes only to keep its place in control flow.
    pub(super) is_marker: bool,
}

/// The calls of a function that were asked about, by instruction.
#[derive(Debug, Default)]
pub(super) struct KnownCalls(OnceCell<Box<[OnceCell<Box<CallFacts>>]>>);

impl AliasAnalysis<'_> {
    /// Returns what is known of a call.
    #[inline]
    pub(super) fn call_facts(&self, call: Inst) -> &CallFacts {
        let slots = || (0..self.facts.body().inst_count()).map(|_| OnceCell::new()).collect();
        let slots = self.calls.0.get_or_init(slots);
        slots[call.index()].get_or_init(|| Box::new(self.inspect_call(call)))
    }

    fn inspect_call(&self, call: Inst) -> CallFacts {
        let facts = &self.facts;
        let body = facts.body();
        let callee = facts.callee(call);
        let effects = self.effects(call);
        let (mut arguments, mut data) = (Vec::new(), Vec::new());
        let mut passes_copy = false;
        for (number, &argument) in body.call_args(call).iter().enumerate() {
            // Copies are passed as pointers.
            if facts.is_pointer(argument) {
                passes_copy |= facts.has_argument_attribute(call, number, AttrKind::ByVal);
                let location = self.argument_location(call, number);
                let by_attributes = facts.argument_effect(call, number);
                if !by_attributes.is_none() {
                    data.push((argument, by_attributes));
                }
                let effect = if self.uses(AliasKind::Basic) { by_attributes } else { ModRef::MOD_REF };
                arguments.push(PointerArgument { location, effect });
            }
        }
        data.extend(facts.bundle_pointers(call));
        let is_tail = body.call(call).is_some_and(|info| matches!(info.tail, TailKind::Tail | TailKind::MustTail));
        CallFacts {
            tags: self.tags(call),
            effects,
            may_write: facts.call_effects(call).may_write(),
            on_others: effects.without(INACCESSIBLE).without(ERRNO).without(ARGUMENTS).all(),
            on_errno: effects.on(ERRNO),
            on_arguments: effects.on(ARGUMENTS),
            arguments: arguments.into(),
            data: data.into_iter().map(|(operand, effect)| (MemoryLocation::around(operand), effect)).collect(),
            leaves_frame: is_tail && !passes_copy,
            is_guard: callee.is_some_and(|callee| callee.is_guard),
            is_no_clobber: callee.is_some_and(|callee| callee.is_placed || callee.is_invariant),
            is_stack_restore: callee.is_some_and(|callee| callee.is_stack_restore),
            is_allocation: facts.called_library_function(call).is_some_and(|known| known.is_allocation),
            is_marker: callee.is_some_and(|callee| callee.is_marker),
        }
    }
}
