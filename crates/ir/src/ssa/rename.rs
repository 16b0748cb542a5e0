//! Renaming: a walk over a complete graph that finds the value of every variable at every place, and the values that
//! enter phis which were placed beforehand (Cytron et al., 1991, section 5.2). The walk follows edges rather than the
//! dominator tree, because the order of a phi's incoming values is visible; changes of variables are undone when it
//! returns to a branch, so that its time is that of the blocks, the edges and the phis on them.

use crate::value::Block;

/// A function whose variables are renamed. Variables and phis are numbered from 0.
pub trait Renamed {
    /// The state of a variable: its value, and whatever belongs to it.
    type Value: Copy;

    /// Returns the successors of a block, once for each edge.
    fn successors(&self, block: Block) -> &[Block];

    /// A phi is entered from a block over a number of edges, with the value that its variable has at the end of it.
    fn enter(&mut self, phi: usize, from: Block, edges: u32, value: Self::Value);

    /// Returns the value of a variable after its phi, where the first edge into the block enters with `value`.
    fn phi_value(&mut self, phi: usize, value: Self::Value) -> Self::Value;

    /// Walks through a block after its phis. Happens once for each reachable block.
    fn visit(&mut self, block: Block, current: &mut Current<Self::Value>);
}

/// The current values of all variables, with the changes since the start of the walk.
#[derive(Clone, Debug)]
pub struct Current<V> {
    values: Vec<V>,
    changes: Vec<(u32, V)>,
}

impl<V: Copy> Current<V> {
    /// Returns the value of a variable.
    ///
    /// # Panics
    /// Panics if there is no such variable.
    #[inline]
    #[track_caller]
    #[must_use]
    pub fn get(&self, variable: usize) -> V {
        self.values[variable]
    }

    /// Sets the value of a variable.
    ///
    /// # Panics
    /// Panics if there is no such variable.
    #[inline]
    #[track_caller]
    pub fn set(&mut self, variable: usize, value: V) {
        let old = std::mem::replace(&mut self.values[variable], value);
        self.changes.push((variable as u32, old));
    }

    fn undo(&mut self, height: usize) {
        while self.changes.len() > height {
            if let Some((variable, old)) = self.changes.pop() {
                self.values[variable as usize] = old;
            }
        }
    }
}

/// The phis of each block.
#[derive(Clone, Debug, Default)]
pub struct Renaming {
    /// Start of the phis of each block in `phis`.
    starts: Vec<u32>,
    /// Numbers of phis, with their variables.
    phis: Vec<(u32, u32)>,
}

/// An edge to follow, with the number of changes at its start.
struct Edge {
    to: Block,
    from: Block,
    count: u32,
    height: usize,
}

impl Renaming {
    /// Prepares a walk. Each phi is a block and a variable; block numbers are less than `block_count`.
    pub fn new(block_count: usize, phis: impl Iterator<Item = (Block, usize)> + Clone) -> Renaming {
        let mut starts = vec![0u32; block_count + 2];
        let mut count = 0;
        for (block, _) in phis.clone() {
            starts[block.index() + 2] += 1;
            count += 1;
        }
        for at in 2..starts.len() {
            starts[at] += starts[at - 1];
        }
        let mut sorted = vec![(0, 0); count];
        for (number, (block, variable)) in phis.enumerate() {
            let at = &mut starts[block.index() + 1];
            sorted[*at as usize] = (number as u32, variable as u32);
            *at += 1;
        }
        starts.pop();
        Renaming { starts, phis: sorted }
    }

    fn phis_of(&self, block: Block) -> &[(u32, u32)] {
        &self.phis[self.starts[block.index()] as usize..self.starts[block.index() + 1] as usize]
    }

    /// Walks from the entry with the variables' first values. Successors are visited in order, each with everything
    /// that is reached from it first; a successor that a block has several times counts at its last place.
    pub fn walk<R: Renamed>(&self, entry: Block, first: Vec<R::Value>, renamed: &mut R) {
        let block_count = self.starts.len() - 1;
        let mut current = Current { values: first, changes: Vec::new() };
        let mut is_visited = vec![false; block_count];
        let mut counts = vec![0u32; block_count];
        let mut edges: Vec<Edge> = Vec::new();
        let mut at = entry;
        loop {
            if !std::mem::replace(&mut is_visited[at.index()], true) {
                renamed.visit(at, &mut current);
                let height = current.changes.len();
                let successors = renamed.successors(at);
                successors.iter().for_each(|next| counts[next.index()] += 1);
                for &to in successors.iter().rev() {
                    let count = std::mem::take(&mut counts[to.index()]);
                    if count != 0 {
                        edges.push(Edge { to, from: at, count, height });
                    }
                }
            }
            let Some(edge) = edges.pop() else { return };
            current.undo(edge.height);
            let phis = self.phis_of(edge.to);
            for &(phi, variable) in phis {
                renamed.enter(phi as usize, edge.from, edge.count, current.get(variable as usize));
            }
            if !is_visited[edge.to.index()] {
                // The last is usually the first of its block.
                for &(phi, variable) in phis.iter().rev() {
                    let value = renamed.phi_value(phi as usize, current.get(variable as usize));
                    current.set(variable as usize, value);
                }
            }
            at = edge.to;
        }
    }
}
