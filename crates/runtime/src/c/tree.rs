//! Balanced trees whose order only the program knows: a search asks at each node for the direction.
//!
//! The heights of a node's two sides differ by at most one (AVL), so that a search calls the program's
//! comparison as rarely as the trees of C libraries do.

use draig_interp::account::Tally;
use draig_interp::value::Slot;

/// Number of a node, or [`NONE`].
pub(crate) type Node = u32;

/// No node.
pub(crate) const NONE: Node = u32::MAX;

/// Path from the root to a place: each node with the side that continues: 0 before it, 1 after.
pub(crate) type Path = Vec<(Node, usize)>;

#[derive(Debug)]
struct Place {
    item: Slot,
    sides: [Node; 2],
    /// Height of the subtree; 1 for a leaf.
    height: u8,
}

/// A balanced tree.
#[derive(Debug)]
pub(crate) struct Tree {
    places: Vec<Place>,
    free: Vec<Node>,
    top: Node,
    /// Number of changes.
    changes: u64,
}

impl Default for Tree {
    fn default() -> Tree {
        Tree { places: Vec::new(), free: Vec::new(), top: NONE, changes: 0 }
    }
}

impl Tree {
    /// Adds the memory of the tree to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.places);
        tally.vec(&self.free);
    }

    /// Returns the number of bytes to reallocate when another item is added; 0 if there is spare capacity.
    pub(crate) fn moved(&self) -> u64 {
        let is_full = self.free.is_empty() && self.places.len() == self.places.capacity();
        if is_full { (2 * self.places.capacity() * size_of::<Place>()) as u64 } else { 0 }
    }

    /// Returns the root.
    pub(crate) fn top(&self) -> Node {
        self.top
    }

    /// Number of changes; facts about nodes hold while it stays the same.
    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }

    /// Returns the item of a node.
    pub(crate) fn item(&self, node: Node) -> Slot {
        self.places[node as usize].item
    }

    /// Returns the child of a node on one side.
    pub(crate) fn side(&self, node: Node, side: usize) -> Node {
        self.places[node as usize].sides[side]
    }

    /// Lists all items in any order.
    pub(crate) fn items(&self) -> impl Iterator<Item = Slot> {
        // Free places have height 0.
        self.places.iter().filter(|place| place.height != 0).map(|place| place.item)
    }

    /// Consumes the tree and returns all items in order.
    pub(crate) fn into_items(self) -> Vec<Slot> {
        let (mut items, mut above, mut node) = (Vec::new(), Vec::new(), self.top);
        loop {
            while node != NONE {
                above.push(node);
                node = self.side(node, 0);
            }
            let Some(next) = above.pop() else { return items };
            items.push(self.item(next));
            node = self.side(next, 1);
        }
    }

    /// Adds an item at the place where a search ended.
    pub(crate) fn insert(&mut self, path: Path, item: Slot) {
        let place = Place { item, sides: [NONE; 2], height: 1 };
        let node = match self.free.pop() {
            Some(node) => {
                self.places[node as usize] = place;
                node
            }
            None => {
                self.places.push(place);
                (self.places.len() - 1) as Node
            }
        };
        self.rebalance(path, node);
    }

    /// Removes a node that a search found.
    pub(crate) fn remove(&mut self, mut path: Path, node: Node) {
        let [before, after] = self.places[node as usize].sides;
        let (gone, below) = if before != NONE && after != NONE {
            // The next node takes its place.
            path.push((node, 1));
            let mut next = after;
            while self.side(next, 0) != NONE {
                path.push((next, 0));
                next = self.side(next, 0);
            }
            self.places[node as usize].item = self.item(next);
            (next, self.side(next, 1))
        } else {
            (node, if before == NONE { after } else { before })
        };
        self.places[gone as usize].height = 0;
        self.free.push(gone);
        self.rebalance(path, below);
    }

    /// Links a subtree at the end of a path, and rebalances all nodes above.
    fn rebalance(&mut self, path: Path, mut below: Node) {
        for (node, side) in path.into_iter().rev() {
            self.places[node as usize].sides[side] = below;
            below = self.balance(node);
        }
        self.top = below;
        self.changes += 1;
    }

    fn height(&self, node: Node) -> u8 {
        if node == NONE { 0 } else { self.places[node as usize].height }
    }

    fn measure(&mut self, node: Node) {
        let heights = self.places[node as usize].sides.map(|side| self.height(side));
        self.places[node as usize].height = 1 + heights[0].max(heights[1]);
    }

    /// Balances a node; returns the node that takes its place.
    fn balance(&mut self, node: Node) -> Node {
        self.measure(node);
        let heights = [0, 1].map(|side| self.height(self.side(node, side)));
        if heights[0].abs_diff(heights[1]) < 2 {
            return node;
        }
        let higher = usize::from(heights[1] > heights[0]);
        let child = self.side(node, higher);
        if self.height(self.side(child, 1 - higher)) > self.height(self.side(child, higher)) {
            self.places[node as usize].sides[higher] = self.lift(child, 1 - higher);
        }
        self.lift(node, higher)
    }

    /// Rotates: the child on one side takes a node's place, and its inner child moves to the node.
    fn lift(&mut self, node: Node, side: usize) -> Node {
        let child = self.side(node, side);
        self.places[node as usize].sides[side] = self.side(child, 1 - side);
        self.places[child as usize].sides[1 - side] = node;
        self.measure(node);
        self.measure(child);
        child
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(tree: &Tree, key: u64) -> (Path, Node) {
        let (mut path, mut node) = (Path::new(), tree.top());
        while node != NONE && tree.item(node).bits != key {
            let side = usize::from(tree.item(node).bits < key);
            path.push((node, side));
            node = tree.side(node, side);
        }
        (path, node)
    }

    #[test]
    fn the_tree_stays_balanced_under_insertion_and_removal() {
        let mut tree = Tree::default();
        let mut kept = std::collections::BTreeSet::new();
        let mut state = 1u64;
        for round in 0..40_000u64 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            // Ascending keys first, which would make an unbalanced tree deepest.
            let key = if round < 10_000 { round } else { (state >> 33) % 20_000 };
            let (path, node) = find(&tree, key);
            // 1.44 times the logarithm of 20,000.
            assert!(path.len() <= 21, "{} nodes above {key}", path.len());
            match node {
                NONE => {
                    assert!(kept.insert(key));
                    tree.insert(path, Slot::plain(key));
                }
                node => {
                    assert!(kept.remove(&key));
                    tree.remove(path, node);
                }
            }
        }
        assert_eq!(tree.items().count(), kept.len());
        assert!(kept.len() > 5_000, "{}", kept.len());
        let items: Vec<u64> = tree.into_items().into_iter().map(|item| item.bits).collect();
        assert_eq!(items, kept.into_iter().collect::<Vec<_>>());
    }
}
