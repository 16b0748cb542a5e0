//! Which nodes were found to keep rules that are about little but the node, whatever it is attached to:
//! thousands of instructions share few access tags and lists of alias scopes.

use draig_ir::Metadata;

/// What was found to be right. It outlives a function, as it holds for the module.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// Lists of alias scopes.
    pub(super) scope_lists: Nodes,
    /// Access tags, apart from the instruction.
    pub(crate) tags: Nodes,
}

/// A set of nodes, a bit each.
#[derive(Debug, Default)]
pub(crate) struct Nodes(Vec<u64>);

impl Nodes {
    #[inline]
    pub(crate) fn contains(&self, id: Metadata) -> bool {
        self.0.get(id.index() / 64).is_some_and(|word| word >> (id.index() % 64) & 1 != 0)
    }

    /// Adds a node; `count` is how many the module has.
    pub(crate) fn insert(&mut self, id: Metadata, count: u32) {
        if self.0.is_empty() {
            self.0.resize((count as usize).div_ceil(64), 0);
        }
        if let Some(word) = self.0.get_mut(id.index() / 64) {
            *word |= 1 << (id.index() % 64);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_what_was_added() {
        let mut set = Nodes::default();
        let (a, b) = (Metadata::from_u32(64), Metadata::from_u32(127));
        assert!(!set.contains(a));
        set.insert(a, 128);
        assert!(set.contains(a) && !set.contains(b));
        set.insert(b, 128);
        // what the module does not have is never in it
        set.insert(Metadata::from_u32(128), 128);
        assert!(set.contains(a) && set.contains(b) && !set.contains(Metadata::from_u32(128)));
    }
}
