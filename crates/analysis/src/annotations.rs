//! Metadata that speaks about a single instruction: callees, unpredictable branches, and accesses of an invariant
//! group (LangRef "'callees' Metadata", "'unpredictable' Metadata", "'invariant.group' Metadata").

use draig_ir::{Global, Inst, MetadataKind, Opcode, Value};
use draig_tables::metadata_kinds::{MD_CALLEES, MD_INVARIANT_GROUP, MD_UNPREDICTABLE};

use crate::dominators::DominatorTree;
use crate::subject::Subject;

/// Maximum number of pointers equal to the accessed one that are looked at.
const MAX_EQUAL_POINTERS: usize = 64;

impl Subject<'_> {
    /// Returns the functions that a call may call: the one that it names, or those in its `!callees`. `None` if they
    /// are not known.
    #[must_use]
    pub fn possible_callees(&self, call: Inst) -> Option<Vec<Global>> {
        let is_function = |global: &Global| self.module().global(*global).as_function().is_some();
        if let Some(callee) = self.body().callee(call)?.as_global() {
            return Some(vec![callee]).filter(|_| is_function(&callee));
        }
        let metadata = &self.tables().metadata;
        let list = self.body().attachment(call, MetadataKind::from_u32(MD_CALLEES))?;
        let function = |operand| metadata.as_value(operand?)?.as_global().filter(is_function);
        metadata.node(list)?.operands().map(function).collect()
    }

    /// Whether a branch, switch or `select` goes either way without a pattern, by `!unpredictable`.
    #[must_use]
    pub fn is_unpredictable(&self, inst: Inst) -> bool {
        self.body().attachment(inst, MetadataKind::from_u32(MD_UNPREDICTABLE)).is_some()
    }

    /// Returns the nearest access before a load or store of an invariant group that has the same value, whatever
    /// happened to the memory between them: a load or store of the same type through the same pointer, with
    /// `!invariant.group`, on every path to it. `None` if there is none.
    #[must_use]
    pub fn invariant_group_access(&self, tree: &DominatorTree, inst: Inst) -> Option<Inst> {
        let body = self.body();
        let (pointer, ty) = self.group_access(inst)?;
        let block = body.block_of(inst).filter(|&block| tree.is_reachable(block))?;
        let is_before = |other: Inst| match body.block_of(other) {
            Some(of) if of == block => other != inst && body.comes_before(other, inst),
            Some(of) => tree.is_reachable(of) && tree.dominates_block(of, block),
            None => false,
        };
        let mut pointers = vec![self.strip_zero_offsets(pointer)];
        let mut nearest = None;
        let mut at = 0;
        while let Some(&pointer) = pointers.get(at) {
            at += 1;
            for user in body.uses_of(pointer).map(|one| one.user) {
                if self.zero_offset_of(user) == Some(pointer) && pointers.len() < MAX_EQUAL_POINTERS {
                    pointers.push(user.into());
                } else if self.group_access(user) == Some((pointer, ty)) && is_before(user) {
                    // All of them dominate the access, so that they are ordered.
                    let is_nearer = |nearest| {
                        let of = (body.block_of(nearest), body.block_of(user));
                        match of {
                            (Some(a), Some(b)) if a == b => body.comes_before(nearest, user),
                            (Some(a), Some(b)) => tree.dominates_block(a, b),
                            _ => false,
                        }
                    };
                    if nearest.is_none_or(is_nearer) {
                        nearest = Some(user);
                    }
                }
            }
        }
        nearest
    }

    /// Returns the pointer and the type of a load or store of an invariant group.
    fn group_access(&self, inst: Inst) -> Option<(Value, draig_ir::Type)> {
        let body = self.body();
        body.attachment(inst, MetadataKind::from_u32(MD_INVARIANT_GROUP))?;
        match (body.opcode(inst), body.operands(inst)) {
            (Opcode::Load, &[pointer]) => Some((pointer, body.inst_type(inst))),
            (Opcode::Store, &[value, pointer]) => Some((pointer, self.value_type(value))),
            _ => None,
        }
    }

    /// Returns the pointer that an instruction repeats: the base of a GEP whose indices are all zero, or the operand
    /// of a bit cast.
    fn zero_offset_of(&self, inst: Inst) -> Option<Value> {
        let operands = self.body().operands(inst);
        let (&pointer, indices) = operands.split_first()?;
        let tables = self.tables();
        match self.body().opcode(inst) {
            Opcode::BitCast => tables.types.is_pointer(self.value_type(pointer)).then_some(pointer),
            Opcode::GetElementPtr => indices.iter().all(|&index| tables.is_null(index)).then_some(pointer),
            _ => None,
        }
    }

    fn strip_zero_offsets(&self, pointer: Value) -> Value {
        let mut at = pointer;
        for _ in 0..MAX_EQUAL_POINTERS {
            match at.as_inst().and_then(|inst| self.zero_offset_of(inst)) {
                Some(next) => at = next,
                None => break,
            }
        }
        at
    }
}
