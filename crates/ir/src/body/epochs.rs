//! Epochs of a body: counters that edits advance, so that a cache of analyses can tell what is stale.
//!
//! Only the primitive edits advance them; all others are made of these. Names, debug records and source locations
//! have no epoch, because no analysis may depend on them.

use std::fmt::{self, Debug, Formatter};
use std::sync::atomic::{AtomicU64, Ordering};

use super::Body;
use crate::opcode::Opcode;
use crate::value::Inst;

/// The state of a body as an analysis sees it. If an epoch of two states is equal, nothing of that kind changed
/// between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Epochs {
    /// The body: a number that no other body of the process has, not even a clone.
    pub body: u64,
    /// Advanced when blocks are added, removed or reordered, or terminators or their targets change.
    pub control_flow: u64,
    /// Advanced when an instruction that may access memory is added, removed, moved or changed. All calls are such.
    pub memory: u64,
    /// Advanced when any instruction is added, removed, moved or changed, or a use-list is reordered.
    pub values: u64,
}

/// The counters of one body. A clone is another body.
pub(super) struct EpochCounters(Epochs);

/// Says nothing: how a body came to be is not part of what it is, and equal bodies print equally.
impl Debug for EpochCounters {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("EpochCounters")
    }
}

impl Default for EpochCounters {
    fn default() -> EpochCounters {
        static NEXT_BODY: AtomicU64 = AtomicU64::new(0);
        let body = NEXT_BODY.fetch_add(1, Ordering::Relaxed);
        EpochCounters(Epochs { body, control_flow: 0, memory: 0, values: 0 })
    }
}

impl Clone for EpochCounters {
    fn clone(&self) -> EpochCounters {
        EpochCounters::default()
    }
}

impl EpochCounters {
    /// Notes a change of blocks.
    #[inline]
    pub(super) fn advance_control_flow(&mut self) {
        self.0.control_flow += 1;
    }

    /// Notes a change of everything.
    pub(super) fn advance_all(&mut self) {
        let Epochs { control_flow, memory, values, .. } = &mut self.0;
        (*control_flow, *memory, *values) = (*control_flow + 1, *memory + 1, *values + 1);
    }

    /// Notes a change that concerns only values.
    #[inline]
    pub(super) fn advance_values(&mut self) {
        self.0.values += 1;
    }

    /// Notes a change of an instruction of this opcode.
    #[inline]
    pub(super) fn advance(&mut self, opcode: Opcode) {
        self.0.values += 1;
        let Advanced { memory, control_flow } = ADVANCED[opcode as usize];
        self.0.memory += u64::from(memory);
        self.0.control_flow += u64::from(control_flow);
    }

    /// Notes that an instruction of this opcode was added at the end of a block, after one of the opcode `last`.
    /// After a terminator, the block loses or gains successors.
    #[inline]
    pub(super) fn advance_appended(&mut self, opcode: Opcode, last: Option<Opcode>) {
        self.advance(opcode);
        if let Some(last) = last {
            self.0.control_flow += u64::from(ADVANCED[last as usize].control_flow);
        }
    }
}

/// The epochs that an opcode advances, by number: every instruction that is read asks for them.
const ADVANCED: [Advanced; 256] = {
    let mut table = [Advanced { memory: 0, control_flow: 0 }; 256];
    let mut at = 0;
    while at < Opcode::ALL.len() {
        let opcode = Opcode::ALL[at];
        table[opcode as usize] =
            Advanced { memory: may_access_memory(opcode) as u8, control_flow: opcode.is_terminator() as u8 };
        at += 1;
    }
    table
};

/// Advances of the epochs besides that of values.
#[derive(Clone, Copy)]
struct Advanced {
    memory: u8,
    control_flow: u8,
}

/// Whether instructions of an opcode may access memory or order accesses.
const fn may_access_memory(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::Load
            | Opcode::Store
            | Opcode::Fence
            | Opcode::CmpXchg
            | Opcode::AtomicRmw
            | Opcode::VaArg
            | Opcode::CatchPad
            | Opcode::CatchRet
    ) || opcode.is_call()
}

impl Body {
    /// Returns the epochs of the body. Analyses that were computed with equal epochs are still right.
    #[inline]
    #[must_use]
    pub fn epochs(&self) -> Epochs {
        self.epochs.0
    }

    /// Notes that an instruction changed.
    #[inline]
    pub(super) fn changed(&mut self, inst: Inst) {
        self.epochs.advance(self.insts[inst.index()].opcode);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::body::InstBuild;
    use crate::types::Type;
    use crate::value::Value;

    #[test]
    fn appending_advances_the_epochs() {
        let mut body = Body::new();
        let block = body.add_block();
        let mut append = |opcode: Opcode| {
            let before = body.epochs();
            body.append_inst(block, InstBuild::new(opcode, Type::VOID), &[]);
            let after = body.epochs();
            (before.control_flow != after.control_flow, before.memory != after.memory, before.values != after.values)
        };
        assert_eq!(append(Opcode::Add), (false, false, true));
        assert_eq!(append(Opcode::VaArg), (false, true, true));
        assert_eq!(append(Opcode::Unreachable), (true, false, true));
        // The block no longer ends in a terminator.
        assert_eq!(append(Opcode::Add), (true, false, true));
        assert_eq!(append(Opcode::Add), (false, false, true));
    }

    #[test]
    fn edits_advance_the_epochs_that_they_concern() {
        let mut body = Body::new();
        let (first, second) = (body.add_block(), body.add_block());
        let add = body.append_inst(first, InstBuild::new(Opcode::Add, Type::LABEL), &[Value::arg(0), Value::arg(1)]);
        let access = body.append_inst(first, InstBuild::new(Opcode::VaArg, Type::LABEL), &[Value::arg(0)]);
        let branch = body.append_inst(first, InstBuild::new(Opcode::Br, Type::VOID), &[second.into()]);
        let mut edit = |change: &dyn Fn(&mut Body)| {
            let before = body.epochs();
            change(&mut body);
            let after = body.epochs();
            assert_eq!(before.body, after.body);
            (before.control_flow != after.control_flow, before.memory != after.memory, before.values != after.values)
        };
        assert_eq!(edit(&|body| body.set_operand(add, 0, Value::arg(1))), (false, false, true));
        assert_eq!(edit(&|body| body.replace_all_uses(Value::arg(0), Value::arg(1))), (false, true, true));
        assert_eq!(edit(&|body| body.set_operand(branch, 0, first)), (true, false, true));
        assert_eq!(edit(&|body| body.names_mut().set_unchecked(add, b"sum")), (false, false, false));
        assert_eq!(edit(&|body| body.set_debug_loc(add, None)), (false, false, false));
        assert_eq!(edit(&|body| body.move_inst_before(access, add)), (false, true, true));
        assert_eq!(edit(&|body| body.remove_inst(add)), (false, false, true));
        assert_eq!(edit(&|body| _ = body.add_block()), (true, false, false));
        let append = |body: &mut Body| {
            body.append_inst(first, InstBuild::new(Opcode::Add, Type::LABEL), &[Value::arg(0), Value::arg(1)]);
        };
        // The block no longer ends in a terminator.
        assert_eq!(edit(&append), (true, false, true));
        assert_eq!(edit(&append), (false, false, true));
        assert_ne!(body.clone().epochs().body, body.epochs().body);
    }
}
