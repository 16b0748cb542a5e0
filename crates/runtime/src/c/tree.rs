//! Balanced trees whose order the program knows: whoever searches says at each node which way it goes.
//!
//! Heights of the two sides of a node differ by one at most (AVL), so that a search asks the program as
//! rarely as in the trees of C libraries.

use draig_interp::account::Tally;
use draig_interp::value::Slot;

/// A node's number; [`NONE`] stands for no node.
pub(crate) type Node = u32;

/// No node.
pub(crate) const NONE: Node = u32::MAX;

/// The nodes from the top on to where something is, each with the side that leads on: 0 before it, 1 after.
pub(crate) type Way = Vec<(Node, usize)>;

#[derive(Debug)]
struct Place {
    item: Slot,
    sides: [Node; 2],
    /// 1 for a leaf.
    height: u8,
}

/// A tree.
#[derive(Debug)]
pub(crate) struct Tree {
    places: Vec<Place>,
    free: Vec<Node>,
    top: Node,
    /// How often it was changed.
    changes: u64,
}

impl Default for Tree {
    fn default() -> Tree {
        Tree { places: Vec::new(), free: Vec::new(), top: NONE, changes: 0 }
    }
}

impl Tree {
    /// Adds up what it takes.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.places);
        tally.vec(&self.free);
    }

    /// How many bytes have to move where another item is added; none if there is room.
    pub(crate) fn moved(&self) -> u64 {
        let is_full = self.free.is_empty() && self.places.len() == self.places.capacity();
        if is_full { (2 * self.places.capacity() * size_of::<Place>()) as u64 } else { 0 }
    }

    /// The first node to look at.
    pub(crate) fn top(&self) -> Node {
        self.top
    }

    /// How often it was changed: what is known of its nodes is true while this is the same.
    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }

    /// What a node holds.
    pub(crate) fn item(&self, node: Node) -> Slot {
        self.places[node as usize].item
    }

    /// The node below another one on one side.
    pub(crate) fn side(&self, node: Node, side: usize) -> Node {
        self.places[node as usize].sides[side]
    }

    /// All items, in no order of theirs.
    pub(crate) fn items(&self) -> impl Iterator<Item = Slot> {
        // Those of free places were taken out.
        self.places.iter().filter(|place| place.height != 0).map(|place| place.item)
    }

    /// All items in order, the tree being over.
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

    /// Adds an item where a search ended.
    pub(crate) fn insert(&mut self, way: Way, item: Slot) {
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
        self.mend(way, node);
    }

    /// Takes a node out that a search found.
    pub(crate) fn remove(&mut self, mut way: Way, node: Node) {
        let [before, after] = self.places[node as usize].sides;
        let (gone, below) = if before != NONE && after != NONE {
            // The next one comes in its place.
            way.push((node, 1));
            let mut next = after;
            while self.side(next, 0) != NONE {
                way.push((next, 0));
                next = self.side(next, 0);
            }
            self.places[node as usize].item = self.item(next);
            (next, self.side(next, 1))
        } else {
            (node, if before == NONE { after } else { before })
        };
        self.places[gone as usize].height = 0;
        self.free.push(gone);
        self.mend(way, below);
    }

    /// Hangs what is at the end of a way there, and balances all that is above.
    fn mend(&mut self, way: Way, mut below: Node) {
        for (node, side) in way.into_iter().rev() {
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

    /// Balances a node; which one is in its place then.
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

    /// Puts the node below on one side in a node's place, and that below it on the other.
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

    fn find(tree: &Tree, key: u64) -> (Way, Node) {
        let (mut way, mut node) = (Way::new(), tree.top());
        while node != NONE && tree.item(node).bits != key {
            let side = usize::from(tree.item(node).bits < key);
            way.push((node, side));
            node = tree.side(node, side);
        }
        (way, node)
    }

    #[test]
    fn nodes_come_and_go_and_the_tree_stays_low() {
        let mut tree = Tree::default();
        let mut kept = std::collections::BTreeSet::new();
        let mut state = 1u64;
        for round in 0..40_000u64 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            // First in order, which an unbalanced tree would be deepest for.
            let key = if round < 10_000 { round } else { (state >> 33) % 20_000 };
            let (way, node) = find(&tree, key);
            // 1.44 times the logarithm of 20,000.
            assert!(way.len() <= 21, "{} nodes above {key}", way.len());
            match node {
                NONE => {
                    assert!(kept.insert(key));
                    tree.insert(way, Slot::plain(key));
                }
                node => {
                    assert!(kept.remove(&key));
                    tree.remove(way, node);
                }
            }
        }
        assert_eq!(tree.items().count(), kept.len());
        assert!(kept.len() > 5_000, "{}", kept.len());
        let items: Vec<u64> = tree.into_items().into_iter().map(|item| item.bits).collect();
        assert_eq!(items, kept.into_iter().collect::<Vec<_>>());
    }
}
