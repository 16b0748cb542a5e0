//! Cache of nodes known to satisfy the rules that depend on little but the node itself. It pays off because
//! thousands of instructions share a few access tags and lists of alias scopes.

use draig_ir::Metadata;

/// Nodes known to be valid. Kept across functions, because the result holds for the module.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// Lists of alias scopes.
    pub(super) scope_lists: Nodes,
    /// Access tags, checked without their instruction.
    pub(crate) tags: Nodes,
}

/// A set of nodes, one bit each.
#[derive(Debug, Default)]
pub(crate) struct Nodes(Vec<u64>);

impl Nodes {
    #[inline]
    pub(crate) fn contains(&self, id: Metadata) -> bool {
        self.0.get(id.index() / 64).is_some_and(|word| word >> (id.index() % 64) & 1 != 0)
    }

    /// Adds a node; `count` is the number of nodes in the module.
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
    fn a_set_contains_added_elements() {
        let mut set = Nodes::default();
        let (a, b) = (Metadata::from_u32(64), Metadata::from_u32(127));
        assert!(!set.contains(a));
        set.insert(a, 128);
        assert!(set.contains(a) && !set.contains(b));
        set.insert(b, 128);
        // Nodes that the module does not have are never in it.
        set.insert(Metadata::from_u32(128), 128);
        assert!(set.contains(a) && set.contains(b) && !set.contains(Metadata::from_u32(128)));
    }
}
