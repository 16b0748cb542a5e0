//! The public walker: the nearest version that may differ in what an access reads or overwrites.

use draig_ir::{Inst, MetadataKind, Opcode, Value};
use draig_tables::metadata_kinds::MD_INVARIANT_GROUP;

use super::walker::{Query, Scratch, Walker};
use super::{Access, AccessKind, Context, MemorySsa};
use crate::analyses::Analyses;

/// Finds the clobber of accesses: of uses, from the version that reaches them, and of definitions, too, as if they read
/// what they overwrite.
///
/// A definition is walked up from once; the answer is kept.
pub struct ClobberWalker<'w, 'a> {
    ssa: &'w MemorySsa,
    context: Context<'w, 'a>,
    scratch: Scratch,
    /// The version that reaches each access, without optimization.
    reaching: Vec<Access>,
    /// The answers that were found.
    found: Vec<Option<Access>>,
}

impl<'w, 'a> ClobberWalker<'w, 'a> {
    /// Returns the walker of a function's memory SSA.
    #[must_use]
    pub fn new(analyses: &'w Analyses<'a>) -> ClobberWalker<'w, 'a> {
        let ssa = analyses.memory_ssa();
        let mut context = Context::new(analyses.aliases(), analyses.control_flow(), analyses.dominators());
        let reaching = context.prepare(ssa);
        let count = ssa.accesses.len();
        ClobberWalker { ssa, context, scratch: Scratch::new(count), reaching, found: vec![None; count] }
    }

    /// Returns the version that reaches an access: the last one before it.
    #[must_use]
    pub fn reaching(&self, access: Access) -> Access {
        self.reaching[access.index()]
    }

    /// Returns what [`ClobberWalker::clobber`] found for an access, unless `!invariant.group` or a fence decided it.
    #[must_use]
    pub fn found(&self, access: Access) -> Option<Access> {
        self.found[access.index()]
    }

    /// Returns the nearest version above an access that may differ in what it reads or overwrites; the access itself if
    /// it has no location, as a fence.
    pub fn clobber(&mut self, access: Access) -> Access {
        let (AccessKind::Use(inst) | AccessKind::Def(inst)) = self.ssa.kind(access) else { return access };
        if let Some(group) = self.invariant_group(inst) {
            return group;
        }
        if let Some(found) = self.found[access.index()] {
            return found;
        }
        let context = &self.context;
        let Some(mut query) = Query::new(context, access, inst) else { return access };
        let start = self.reaching[access.index()];
        let clobber = if start == Access::LIVE_ON_ENTRY || query.reads_constant_memory(context) {
            Access::LIVE_ON_ENTRY
        } else {
            Walker::new(self.ssa, context, &query, &mut self.scratch).clobber(start)
        };
        self.found[access.index()] = Some(clobber);
        clobber
    }

    /// Returns the version at the first of the accesses with `!invariant.group` that dominate one of the same pointer:
    /// memory has not changed since then (LangRef "'invariant.group' Metadata").
    fn invariant_group(&self, inst: Inst) -> Option<Access> {
        let facts = &self.context.aliases.facts;
        let body = facts.body();
        let kind = MetadataKind::from_u32(MD_INVARIANT_GROUP);
        let pointer_of = |inst: Inst| -> Option<Value> {
            let operand = match body.opcode(inst) {
                Opcode::Load => 0,
                Opcode::Store => 1,
                _ => return None,
            };
            body.attachment(inst, kind)?;
            (!body.memory_access(inst).volatile).then(|| body.operands(inst)[operand])
        };
        let pointer = facts.strip_casts(pointer_of(inst)?);
        if pointer.is_constant() {
            return None;
        }
        let mut first = inst;
        for place in body.uses_of(pointer) {
            let user = place.user;
            if user != inst && pointer_of(user) == Some(pointer) && self.dominates(user, first) {
                first = user;
            }
        }
        let access = self.ssa.of_inst(first).filter(|_| first != inst)?;
        match self.ssa.kind(access) {
            AccessKind::Use(_) => Some(self.found[access.index()].unwrap_or(self.reaching[access.index()])),
            _ => Some(access),
        }
    }

    fn dominates(&self, one: Inst, two: Inst) -> bool {
        let body = self.context.aliases.facts.body();
        match (body.block_of(one), body.block_of(two)) {
            (Some(a), Some(b)) if a == b => body.comes_before(one, two),
            (Some(a), Some(b)) => self.context.tree.dominates_block(a, b),
            _ => false,
        }
    }
}
