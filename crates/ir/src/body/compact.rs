//! Compaction: a body without the instructions, blocks and records that were removed from it, numbered in their
//! order. It is the only edit that changes handles.

use super::{Body, CloneMap, UseLists};
use crate::value::{Block, Inst, Value};

/// The new handles of a body's values after [`Body::compact`].
#[derive(Clone, Debug)]
pub struct Compaction {
    map: CloneMap,
    live: Body,
}

impl Body {
    /// Whether instructions or blocks were removed since the body was built or compacted.
    #[must_use]
    pub fn has_removed(&self) -> bool {
        self.insts().count() < self.inst_count() || self.blocks().count() < self.block_count()
    }

    /// Gives back the memory of what was removed, and numbers instructions and blocks in their order. Names, order
    /// of uses and source offsets stay as they are.
    ///
    /// Every handle of the body from before is invalid afterwards; the result translates them.
    pub fn compact(&mut self) -> Compaction {
        let mut new = Body::new();
        let mut map = CloneMap::new();
        let blocks: Vec<Block> = self.blocks().collect();
        new.reserve(self.inst_count(), self.operands.len());
        new.copy_blocks(Some(self), &blocks, &mut map, b"");
        for number in 0..self.names.arg_count() {
            let arg = Value::arg(number);
            new.names_mut().set_unchecked(arg, self.names.get(arg).unwrap_or_default());
        }
        if !self.source_offsets.is_empty() {
            let offset = |inst: Inst| self.source_offsets.get(inst.index()).copied().unwrap_or(0);
            new.source_offsets = self.insts().map(offset).collect();
        }
        if self.has_use_lists() {
            let lists = UseLists::translated(self, &new, |value| map.get(value));
            new.uses = Box::new(lists).into();
        }
        new.shrink_to_fit();
        let live = std::mem::replace(self, new);
        Compaction { map, live }
    }
}

impl Compaction {
    /// Returns the new handle of an instruction; `None` if it had been removed.
    #[must_use]
    pub fn inst(&self, inst: Inst) -> Option<Inst> {
        self.live.block_of(inst).filter(|&block| self.live.is_inserted(block))?;
        self.map.get(inst).as_inst()
    }

    /// Returns the new handle of a block; `None` if it had been removed.
    #[must_use]
    pub fn block(&self, block: Block) -> Option<Block> {
        self.live.is_inserted(block).then(|| self.map.block(block))
    }
}
