//! Views of basic blocks.

use std::fmt;

use super::{FunctionRef, InstRef, Scope, UseRef, ValueRef, local_name};
use crate::opcode::Opcode;
use crate::value::{Block, Value};

/// A basic block of a function.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct BlockRef<'m> {
    pub(super) scope: Scope<'m>,
    pub(super) id: Block,
}

impl<'m> BlockRef<'m> {
    pub(super) fn new(scope: Scope<'m>, id: Block) -> Self {
        BlockRef { scope, id }
    }

    /// Returns the handle.
    pub fn id(self) -> Block {
        self.id
    }

    /// Returns the name, without `%`; empty for a numbered block.
    pub fn name(self) -> &'m [u8] {
        self.scope.body.names().get(self.id).unwrap_or_default()
    }

    /// Returns the function.
    pub fn function(self) -> FunctionRef<'m> {
        self.scope.function()
    }

    /// Returns the instructions, in order.
    pub fn insts(self) -> impl Iterator<Item = InstRef<'m>> {
        let scope = self.scope;
        scope.body.block_insts(self.id).map(move |inst| InstRef::new(scope, inst))
    }

    /// Returns the phis at the beginning.
    pub fn phis(self) -> impl Iterator<Item = InstRef<'m>> {
        self.insts().take_while(|inst| inst.opcode() == Opcode::Phi)
    }

    /// Returns the first instruction; `None` if the block is empty.
    pub fn first(self) -> Option<InstRef<'m>> {
        Some(InstRef::new(self.scope, self.scope.body.first_inst(self.id)?))
    }

    /// Returns the last instruction, if it is a terminator.
    pub fn terminator(self) -> Option<InstRef<'m>> {
        Some(InstRef::new(self.scope, self.scope.body.terminator(self.id)?))
    }

    /// Returns the successors, once for each time the terminator names them.
    pub fn successors(self) -> impl Iterator<Item = BlockRef<'m>> {
        self.terminator().into_iter().flat_map(InstRef::successors)
    }

    /// Returns the predecessors, once for each branch, in the order of `; preds =`.
    pub fn predecessors(self) -> impl Iterator<Item = BlockRef<'m>> {
        let scope = self.scope;
        scope.body.predecessors(self.id).map(move |block| BlockRef::new(scope, block))
    }

    /// Returns the next block of the function; `None` for the last one.
    pub fn next(self) -> Option<BlockRef<'m>> {
        Some(BlockRef::new(self.scope, self.scope.body.next_block(self.id)?))
    }

    /// Returns the previous block of the function; `None` for the entry.
    pub fn prev(self) -> Option<BlockRef<'m>> {
        Some(BlockRef::new(self.scope, self.scope.body.prev_block(self.id)?))
    }

    /// Whether it is the entry block.
    pub fn is_entry(self) -> bool {
        self.scope.body.entry() == Some(self.id)
    }

    /// Returns the uses by instructions, in LLVM's order. Uses by `blockaddress` are not included.
    pub fn users(self) -> impl Iterator<Item = UseRef<'m>> {
        UseRef::all(self.scope, Value::block(self.id))
    }

    /// Returns the block as an operand.
    pub fn as_value(self) -> ValueRef<'m> {
        ValueRef::new(self.scope.module, Some(self.scope), Value::block(self.id))
    }
}

/// Prints as `%name`, or as `%block3` without a name.
impl fmt::Debug for BlockRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        local_name(f, self.name(), &self.id)
    }
}
