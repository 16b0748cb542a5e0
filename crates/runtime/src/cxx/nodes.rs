//! Out-of-line parts of libstdc++'s `std::map`, `std::set` and `std::list`: red-black trees (after Cormen,
//! Leiserson, Rivest, Stein, chapter 13) and rings of nodes in the program's memory.

use crate::access::{is_null, offset, void};
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::site::Site;
use draig_interp::stop::Result;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base", "p(p)", increment),
    ("_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base", "p(p)", increment),
    ("_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base", "p(p)", decrement),
    ("_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base", "p(p)", decrement),
    ("_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_", "v(ippp)", insert),
    ("_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_", "p(pp)", erase),
    ("_ZNSt8__detail15_List_node_base7_M_hookEPS0_", "v(pp)", list_hook),
    ("_ZNSt8__detail15_List_node_base9_M_unhookEv", "v(p)", list_unhook),
    ("_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_", "v(ppp)", list_transfer),
    ("_ZNSt8__detail15_List_node_base10_M_reverseEv", "v(p)", list_reverse),
    ("_ZNSt8__detail15_List_node_base4swapERS0_S1_", "v(pp)", list_swap),
];

/// Link of a node, by word index. A tree node begins with its color; a list node consists of next and
/// previous.
#[derive(Clone, Copy, PartialEq)]
enum Link {
    Parent,
    Left,
    Right,
    Next,
    Previous,
}

impl Link {
    fn other(self) -> Link {
        if self == Link::Left { Link::Right } else { Link::Left }
    }
}

const RED: u64 = 0;
const BLACK: u64 = 1;

/// Access to nodes in memory.
struct Nodes<'a, 'p, 'm> {
    process: &'a mut Process<'p, 'm>,
    site: Site,
}

impl Nodes<'_, '_, '_> {
    fn place(&self, node: Slot, link: Link) -> Slot {
        let word = u64::from(self.process.abi.pointer);
        let index = match link {
            Link::Next => 0,
            Link::Parent | Link::Previous => 1,
            Link::Left => 2,
            Link::Right => 3,
        };
        offset(node, index * word)
    }

    fn get(&mut self, node: Slot, link: Link) -> Result<Slot> {
        let place = self.place(node, link);
        self.process.get_pointer(place, self.site)
    }

    fn set(&mut self, node: Slot, link: Link, to: Slot) -> Result<()> {
        let place = self.place(node, link);
        self.process.put_pointer(place, to, self.site)
    }

    fn color(&mut self, node: Slot) -> Result<u64> {
        // A missing node is black.
        if is_null(node) { Ok(BLACK) } else { self.process.get_uint(node, 4, self.site) }
    }

    fn paint(&mut self, node: Slot, color: u64) -> Result<()> {
        self.process.put_uint(node, color, 4, self.site)
    }

    /// Returns the last node in one direction.
    fn last(&mut self, mut node: Slot, link: Link) -> Result<Slot> {
        loop {
            let next = self.get(node, link)?;
            if is_null(next) {
                return Ok(node);
            }
            node = next;
        }
    }

    /// Links `new` in place of `old` below its parent, or as the root.
    fn replace(&mut self, old: Slot, new: Slot, header: Slot) -> Result<()> {
        if self.get(header, Link::Parent)?.bits == old.bits {
            return self.set(header, Link::Parent, new);
        }
        let parent = self.get(old, Link::Parent)?;
        let side = if self.get(parent, Link::Left)?.bits == old.bits { Link::Left } else { Link::Right };
        self.set(parent, side, new)
    }

    /// Rotates a node down to one side.
    fn rotate(&mut self, node: Slot, side: Link, header: Slot) -> Result<()> {
        let up = self.get(node, side.other())?;
        let inner = self.get(up, side)?;
        self.set(node, side.other(), inner)?;
        if !is_null(inner) {
            self.set(inner, Link::Parent, node)?;
        }
        self.replace(node, up, header)?;
        let parent = self.get(node, Link::Parent)?;
        self.set(up, Link::Parent, parent)?;
        self.set(up, side, node)?;
        self.set(node, Link::Parent, up)
    }

    fn insert(&mut self, left: bool, node: Slot, parent: Slot, header: Slot) -> Result<()> {
        self.set(node, Link::Parent, parent)?;
        self.set(node, Link::Left, Slot::plain(0))?;
        self.set(node, Link::Right, Slot::plain(0))?;
        self.paint(node, RED)?;
        if left {
            // The header's links are root, leftmost and rightmost.
            let first = self.get(header, Link::Left)?.bits == parent.bits;
            self.set(parent, Link::Left, node)?;
            if parent.bits == header.bits {
                self.set(header, Link::Parent, node)?;
                self.set(header, Link::Right, node)?;
            } else if first {
                self.set(header, Link::Left, node)?;
            }
        } else {
            let last = self.get(header, Link::Right)?.bits == parent.bits;
            self.set(parent, Link::Right, node)?;
            if last {
                self.set(header, Link::Right, node)?;
            }
        }
        let mut node = node;
        loop {
            let root = self.get(header, Link::Parent)?;
            let parent = self.get(node, Link::Parent)?;
            if node.bits == root.bits || self.color(parent)? == BLACK {
                return self.paint(root, BLACK);
            }
            let grandparent = self.get(parent, Link::Parent)?;
            let side = if self.get(grandparent, Link::Left)?.bits == parent.bits { Link::Left } else { Link::Right };
            let uncle = self.get(grandparent, side.other())?;
            if self.color(uncle)? == RED {
                self.paint(parent, BLACK)?;
                self.paint(uncle, BLACK)?;
                self.paint(grandparent, RED)?;
                node = grandparent;
                continue;
            }
            if self.get(parent, side.other())?.bits == node.bits {
                node = parent;
                self.rotate(node, side, header)?;
            }
            let parent = self.get(node, Link::Parent)?;
            self.paint(parent, BLACK)?;
            self.paint(grandparent, RED)?;
            self.rotate(grandparent, side.other(), header)?;
        }
    }

    /// Removes a node.
    fn erase(&mut self, node: Slot, header: Slot) -> Result<()> {
        let (left, right) = (self.get(node, Link::Left)?, self.get(node, Link::Right)?);
        let removed_color;
        let (child, mut parent);
        if is_null(left) || is_null(right) {
            child = if is_null(left) { right } else { left };
            parent = self.get(node, Link::Parent)?;
            removed_color = self.color(node)?;
            self.replace(node, child, header)?;
            if !is_null(child) {
                self.set(child, Link::Parent, parent)?;
            }
            for (end, side) in [(Link::Left, Link::Left), (Link::Right, Link::Right)] {
                if self.get(header, end)?.bits == node.bits {
                    let next = if is_null(child) { parent } else { self.last(child, side)? };
                    self.set(header, end, next)?;
                }
            }
        } else {
            // The next node takes its place and its color.
            let next = self.last(right, Link::Left)?;
            child = self.get(next, Link::Right)?;
            removed_color = self.color(next)?;
            parent = self.get(next, Link::Parent)?;
            if parent.bits == node.bits {
                parent = next;
            } else {
                self.set(parent, Link::Left, child)?;
                if !is_null(child) {
                    self.set(child, Link::Parent, parent)?;
                }
                self.set(next, Link::Right, right)?;
                self.set(right, Link::Parent, next)?;
            }
            self.replace(node, next, header)?;
            let above = self.get(node, Link::Parent)?;
            self.set(next, Link::Parent, above)?;
            self.set(next, Link::Left, left)?;
            self.set(left, Link::Parent, next)?;
            let color = self.color(node)?;
            self.paint(next, color)?;
        }
        if removed_color == BLACK { self.rebalance_after_removal(child, parent, header) } else { Ok(()) }
    }

    /// Restores the invariants after the removal of a black node.
    fn rebalance_after_removal(&mut self, mut node: Slot, mut parent: Slot, header: Slot) -> Result<()> {
        while node.bits != self.get(header, Link::Parent)?.bits && self.color(node)? == BLACK {
            let side = if self.get(parent, Link::Left)?.bits == node.bits { Link::Left } else { Link::Right };
            let mut sibling = self.get(parent, side.other())?;
            if self.color(sibling)? == RED {
                self.paint(sibling, BLACK)?;
                self.paint(parent, RED)?;
                self.rotate(parent, side, header)?;
                sibling = self.get(parent, side.other())?;
            }
            let (near, far) = (self.get(sibling, side)?, self.get(sibling, side.other())?);
            if self.color(near)? == BLACK && self.color(far)? == BLACK {
                self.paint(sibling, RED)?;
                node = parent;
                parent = self.get(node, Link::Parent)?;
                continue;
            }
            if self.color(far)? == BLACK {
                self.paint(near, BLACK)?;
                self.paint(sibling, RED)?;
                self.rotate(sibling, side.other(), header)?;
                sibling = self.get(parent, side.other())?;
            }
            let color = self.color(parent)?;
            self.paint(sibling, color)?;
            self.paint(parent, BLACK)?;
            let far = self.get(sibling, side.other())?;
            if !is_null(far) {
                self.paint(far, BLACK)?;
            }
            self.rotate(parent, side, header)?;
            break;
        }
        if is_null(node) { Ok(()) } else { self.paint(node, BLACK) }
    }

    /// Returns the neighbour on one side.
    fn neighbour(&mut self, node: Slot, side: Link) -> Result<Slot> {
        let below = self.get(node, side)?;
        if !is_null(below) {
            return self.last(below, side.other());
        }
        let (mut node, mut above) = (node, self.get(node, Link::Parent)?);
        while self.get(above, side)?.bits == node.bits {
            node = above;
            above = self.get(above, Link::Parent)?;
        }
        // Going up from the rightmost node, if it is the root, returns to the header.
        if side == Link::Right && self.get(node, side)?.bits == above.bits { Ok(node) } else { Ok(above) }
    }
}

fn increment(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    Nodes { process, site: call.site }.neighbour(call.pointer(0)?, Link::Right)
}

fn decrement(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let node = call.pointer(0)?;
    let mut nodes = Nodes { process, site: call.site };
    let parent = nodes.get(node, Link::Parent)?;
    // The header is red and the parent of its parent.
    if nodes.color(node)? == RED && !is_null(parent) && nodes.get(parent, Link::Parent)?.bits == node.bits {
        return nodes.get(node, Link::Right);
    }
    nodes.neighbour(node, Link::Left)
}

fn insert(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let left = call.uint(0)? & 1 != 0;
    let (node, parent, header) = (call.pointer(1)?, call.pointer(2)?, call.pointer(3)?);
    Nodes { process, site: call.site }.insert(left, node, parent, header)?;
    void()
}

fn erase(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (node, header) = (call.pointer(0)?, call.pointer(1)?);
    Nodes { process, site: call.site }.erase(node, header)?;
    Ok(node)
}

fn list_hook(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (node, at) = (call.pointer(0)?, call.pointer(1)?);
    let mut nodes = Nodes { process, site: call.site };
    let before = nodes.get(at, Link::Previous)?;
    nodes.set(node, Link::Next, at)?;
    nodes.set(node, Link::Previous, before)?;
    nodes.set(before, Link::Next, node)?;
    nodes.set(at, Link::Previous, node)?;
    void()
}

fn list_unhook(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let node = call.pointer(0)?;
    let mut nodes = Nodes { process, site: call.site };
    let (next, previous) = (nodes.get(node, Link::Next)?, nodes.get(node, Link::Previous)?);
    nodes.set(previous, Link::Next, next)?;
    nodes.set(next, Link::Previous, previous)?;
    void()
}

/// Moves the nodes from `first` up to `last` before this one.
fn list_transfer(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (here, first, last) = (call.pointer(0)?, call.pointer(1)?, call.pointer(2)?);
    let mut nodes = Nodes { process, site: call.site };
    if here.bits == last.bits {
        return void();
    }
    let (before_here, before_first) = (nodes.get(here, Link::Previous)?, nodes.get(first, Link::Previous)?);
    let before_last = nodes.get(last, Link::Previous)?;
    nodes.set(before_last, Link::Next, here)?;
    nodes.set(before_first, Link::Next, last)?;
    nodes.set(before_here, Link::Next, first)?;
    nodes.set(here, Link::Previous, before_last)?;
    nodes.set(last, Link::Previous, before_first)?;
    nodes.set(first, Link::Previous, before_here)?;
    void()
}

fn list_reverse(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let start = call.pointer(0)?;
    let mut nodes = Nodes { process, site: call.site };
    let mut node = start;
    loop {
        let (next, previous) = (nodes.get(node, Link::Next)?, nodes.get(node, Link::Previous)?);
        nodes.set(node, Link::Next, previous)?;
        nodes.set(node, Link::Previous, next)?;
        node = next;
        if node.bits == start.bits {
            return void();
        }
    }
}

/// Exchanges the rings of two heads; an empty one points to itself.
fn list_swap(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let heads = [call.pointer(0)?, call.pointer(1)?];
    let mut nodes = Nodes { process, site: call.site };
    let mut rings = Vec::new();
    for head in heads {
        let (next, previous) = (nodes.get(head, Link::Next)?, nodes.get(head, Link::Previous)?);
        rings.push((next.bits != head.bits).then_some((next, previous)));
    }
    rings.swap(0, 1);
    for (head, ring) in heads.into_iter().zip(rings) {
        let (next, previous) = ring.unwrap_or((head, head));
        nodes.set(head, Link::Next, next)?;
        nodes.set(head, Link::Previous, previous)?;
        if ring.is_some() {
            nodes.set(next, Link::Previous, head)?;
            nodes.set(previous, Link::Next, head)?;
        }
    }
    void()
}
