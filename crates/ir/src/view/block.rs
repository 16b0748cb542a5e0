//! Basic blocks.

use std::fmt;

use super::{FunctionRef, InstRef, Scope, UseRef, ValueRef, local_name};
use crate::opcode::Opcode;
use crate::value::{Block, Value};

/// A basic block of a function.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct BlockRef<'m> {
    scope: Scope<'m>,
    id: Block,
}

impl<'m> BlockRef<'m> {
    pub(super) fn new(scope: Scope<'m>, id: Block) -> Self {
        BlockRef { scope, id }
    }

    /// The handle.
    pub fn id(self) -> Block {
        self.id
    }

    /// The name, without `%`; empty for a numbered one.
    pub fn name(self) -> &'m [u8] {
        self.scope.body.names().get(self.id).unwrap_or_default()
    }

    /// The function.
    pub fn function(self) -> FunctionRef<'m> {
        self.scope.function()
    }

    /// The instructions, in order.
    pub fn insts(self) -> impl Iterator<Item = InstRef<'m>> {
        let scope = self.scope;
        scope.body.block_insts(self.id).map(move |inst| InstRef::new(scope, inst))
    }

    /// The phis at the beginning.
    pub fn phis(self) -> impl Iterator<Item = InstRef<'m>> {
        self.insts().take_while(|inst| inst.opcode() == Opcode::Phi)
    }

    /// The first instruction.
    pub fn first(self) -> Option<InstRef<'m>> {
        Some(InstRef::new(self.scope, self.scope.body.first_inst(self.id)?))
    }

    /// The last instruction, if it is a terminator.
    pub fn terminator(self) -> Option<InstRef<'m>> {
        Some(InstRef::new(self.scope, self.scope.body.terminator(self.id)?))
    }

    /// The blocks that may be next, as often as the terminator names them.
    pub fn successors(self) -> impl Iterator<Item = BlockRef<'m>> {
        self.terminator().into_iter().flat_map(InstRef::successors)
    }

    /// The blocks that may come before, as often as they branch here, in the order of `; preds =`.
    pub fn predecessors(self) -> impl Iterator<Item = BlockRef<'m>> {
        let scope = self.scope;
        scope.body.predecessors(self.id).map(move |block| BlockRef::new(scope, block))
    }

    /// The block behind this one in the function.
    pub fn next(self) -> Option<BlockRef<'m>> {
        Some(BlockRef::new(self.scope, self.scope.body.next_block(self.id)?))
    }

    /// The block before this one in the function.
    pub fn prev(self) -> Option<BlockRef<'m>> {
        Some(BlockRef::new(self.scope, self.scope.body.prev_block(self.id)?))
    }

    /// Whether it is the entry.
    pub fn is_entry(self) -> bool {
        self.scope.body.entry() == Some(self.id)
    }

    /// The uses by instructions, in LLVM's order. A `blockaddress` is none of them.
    pub fn users(self) -> impl Iterator<Item = UseRef<'m>> {
        UseRef::all(self.scope, Value::block(self.id))
    }

    /// As an operand.
    pub fn as_value(self) -> ValueRef<'m> {
        ValueRef::new(self.scope.module, Some(self.scope), Value::block(self.id))
    }
}

/// Prints as `%name`, or `%block3` without a name.
impl fmt::Debug for BlockRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        local_name(f, self.name(), &self.id)
    }
}
