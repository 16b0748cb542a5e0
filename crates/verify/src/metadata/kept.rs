//! Which nodes were found to keep rules that are about nothing but the node, whatever it is attached
//! to: thousands of instructions share few lists of alias scopes.

use draig_ir::Metadata;

/// Nodes that were found to be right, a bit each. It outlives a function, as it holds for the module.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    scope_lists: Vec<u64>,
}

impl Scratch {
    /// Whether the node was found to be a right list of alias scopes.
    #[inline]
    pub(super) fn is_scope_list(&self, id: Metadata) -> bool {
        let word = self.scope_lists.get(id.index() / 64);
        word.is_some_and(|word| word >> (id.index() % 64) & 1 != 0)
    }

    /// Notes that it is one; `count` is how many nodes the module has.
    pub(super) fn note_scope_list(&mut self, id: Metadata, count: u32) {
        if self.scope_lists.is_empty() {
            self.scope_lists.resize((count as usize).div_ceil(64), 0);
        }
        if let Some(word) = self.scope_lists.get_mut(id.index() / 64) {
            *word |= 1 << (id.index() % 64);
        }
    }
}
