//! Variables in a graph that is still being built (Braun et al., 2013, section 2). A block is *sealed* when all its
//! predecessors are known. A read in a block that is not sealed yet places a phi, which sealing completes; a read in a
//! sealed block asks the predecessors, and places a phi only if they disagree or the question comes back to the block.
//!
//! The value of each variable in the block where it was used last is in a flat array, which answers nearly all
//! reads and writes; its values at the ends of other blocks are in one hash table. An array of variables by blocks
//! would take their product, and lists by block would be searched in blocks that write many variables.

use rustc_hash::FxHashMap;

use crate::value::{Block, Inst, Value};

/// The function in which values are read and written. Variables are numbered from 0.
pub trait Source {
    /// Appends the predecessors of a sealed block, once for each edge.
    fn predecessors(&mut self, block: Block, list: &mut Vec<Block>);

    /// Returns the value of a variable that was not written.
    fn undefined(&mut self, variable: usize) -> Value;

    /// Creates a phi of the variable at the start of a block, without incoming values.
    fn add_phi(&mut self, variable: usize, block: Block) -> Inst;

    /// Gives a phi its incoming values, one for each predecessor in order.
    fn set_incoming(&mut self, phi: Inst, values: &[Value], blocks: &[Block]);
}

/// Value of a variable at the end of a block.
#[derive(Clone, Copy, Debug)]
enum Definition {
    Value(Value),
    /// The block is a join whose predecessors are being asked; the index of the join.
    Pending(u32),
}

/// A phi of a block that is not sealed.
#[derive(Clone, Copy, Debug)]
struct Incomplete {
    variable: u32,
    phi: Inst,
    /// One plus the index of the next one of the same block.
    next: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct BlockState {
    sealed: bool,
    /// One plus the index in `incomplete`.
    first_incomplete: u32,
}

/// A step of a read.
#[derive(Clone, Copy, Debug)]
enum Step {
    Read(Block),
    Join(u32),
}

/// A sealed block with several predecessors, in the course of a read.
#[derive(Clone, Copy, Debug)]
struct Join {
    block: Block,
    /// The phi, if the question came back to the block.
    phi: Option<Inst>,
    /// Start of its predecessors in `predecessors`, and of the blocks that lead to it in `path`.
    predecessors: u32,
    path: u32,
}

/// The variables of one function, and the phis that were placed for them.
#[derive(Clone, Debug, Default)]
pub struct Construction {
    latest: Vec<Option<(Block, Value)>>,
    earlier: FxHashMap<(u32, Block), Definition>,
    blocks: Vec<BlockState>,
    incomplete: Vec<Incomplete>,
    phis: Vec<(u32, Inst)>,
    // The stacks of a read, which are empty between reads.
    steps: Vec<Step>,
    results: Vec<Value>,
    joins: Vec<Join>,
    predecessors: Vec<Block>,
    path: Vec<Block>,
}

impl Construction {
    /// Adds a variable and returns its number.
    pub fn declare(&mut self) -> usize {
        self.latest.push(None);
        self.latest.len() - 1
    }

    /// Number of variables.
    #[must_use]
    pub fn variable_count(&self) -> usize {
        self.latest.len()
    }

    /// Returns the phis that were placed, each with its variable, in order of creation.
    pub fn phis(&self) -> impl ExactSizeIterator<Item = (usize, Inst)> + '_ {
        self.phis.iter().map(|&(variable, phi)| (variable as usize, phi))
    }

    /// Whether all predecessors of a block are known.
    #[must_use]
    pub fn is_sealed(&self, block: Block) -> bool {
        self.blocks.get(block.index()).is_some_and(|state| state.sealed)
    }

    /// Writes a variable at the end of what was built of a block.
    ///
    /// # Panics
    /// Panics if there is no such variable.
    #[track_caller]
    pub fn write(&mut self, variable: usize, block: Block, value: Value) {
        match self.latest[variable].replace((block, value)) {
            Some((other, old)) if other != block => {
                self.earlier.insert((variable as u32, other), Definition::Value(old));
            }
            _ => {}
        }
    }

    /// Returns the value of a variable at the end of what was built of a block.
    ///
    /// # Panics
    /// Panics if there is no such variable.
    #[track_caller]
    pub fn read(&mut self, source: &mut impl Source, variable: usize, block: Block) -> Value {
        if let Some((latest, value)) = self.latest[variable]
            && latest == block
        {
            return value;
        }
        self.steps.push(Step::Read(block));
        while let Some(step) = self.steps.pop() {
            match step {
                Step::Read(block) => self.read_from(source, variable, block),
                Step::Join(number) => self.finish_join(source, variable, number),
            }
        }
        self.joins.clear();
        let value = self.results.pop().expect("a read has a result");
        self.write(variable, block, value);
        value
    }

    fn definition(&self, variable: usize, block: Block) -> Option<Definition> {
        match self.latest[variable] {
            Some((latest, value)) if latest == block => Some(Definition::Value(value)),
            _ => self.earlier.get(&(variable as u32, block)).copied(),
        }
    }

    /// Follows single predecessors from a block to a definition, which is the result, or to a join, which is asked
    /// next.
    fn read_from(&mut self, source: &mut impl Source, variable: usize, block: Block) {
        let (start, mut at) = (self.path.len(), block);
        let value = loop {
            match self.definition(variable, at) {
                Some(Definition::Value(value)) => break value,
                Some(Definition::Pending(join)) => break self.phi_of(source, variable, join).into(),
                None => {}
            }
            self.path.push(at);
            if !self.is_sealed(at) {
                let phi = self.place(source, variable, at);
                let state = self.state(at);
                let next = std::mem::take(&mut state.first_incomplete);
                self.incomplete.push(Incomplete { variable: variable as u32, phi, next });
                self.state(at).first_incomplete = self.incomplete.len() as u32;
                break phi.into();
            }
            let asked = self.predecessors.len();
            source.predecessors(at, &mut self.predecessors);
            let first = self.predecessors.get(asked).copied();
            // Only unreachable blocks are in a cycle without a join.
            let is_cycle = self.path.len() - start > self.blocks.len();
            match first.filter(|_| !is_cycle) {
                None => {
                    self.predecessors.truncate(asked);
                    break source.undefined(variable);
                }
                Some(before) if self.predecessors[asked..].iter().all(|&other| other == before) => {
                    self.predecessors.truncate(asked);
                    at = before;
                }
                Some(_) => return self.ask(variable, at, asked, start),
            }
        };
        self.remember(variable, start, value);
        self.results.push(value);
    }

    /// Asks the predecessors of a join, the last block of the path.
    fn ask(&mut self, variable: usize, block: Block, asked: usize, path: usize) {
        let number = self.joins.len() as u32;
        self.joins.push(Join { block, phi: None, predecessors: asked as u32, path: path as u32 });
        self.earlier.insert((variable as u32, block), Definition::Pending(number));
        self.steps.push(Step::Join(number));
        self.steps.extend(self.predecessors[asked..].iter().rev().map(|&before| Step::Read(before)));
    }

    fn finish_join(&mut self, source: &mut impl Source, variable: usize, number: u32) {
        let join = self.joins[number as usize];
        let asked = join.predecessors as usize;
        let count = self.predecessors.len() - asked;
        let answers = self.results.len() - count;
        let first = self.results[answers];
        let agree = self.results[answers..].iter().all(|&other| other == first);
        let value = if agree && join.phi.is_none() {
            first
        } else {
            // A phi that the question came back to may be superfluous, but others refer to it already.
            let phi = self.phi_of(source, variable, number);
            source.set_incoming(phi, &self.results[answers..], &self.predecessors[asked..]);
            phi.into()
        };
        self.results.truncate(answers);
        self.predecessors.truncate(asked);
        self.remember(variable, join.path as usize, value);
        self.results.push(value);
    }

    /// Stores the value at the end of the blocks that led to it, so that each is asked once.
    fn remember(&mut self, variable: usize, start: usize, value: Value) {
        for block in self.path.drain(start..) {
            self.earlier.insert((variable as u32, block), Definition::Value(value));
        }
    }

    fn phi_of(&mut self, source: &mut impl Source, variable: usize, join: u32) -> Inst {
        let Join { block, phi, .. } = self.joins[join as usize];
        let phi = phi.unwrap_or_else(|| self.place(source, variable, block));
        self.joins[join as usize].phi = Some(phi);
        phi
    }

    fn place(&mut self, source: &mut impl Source, variable: usize, block: Block) -> Inst {
        let phi = source.add_phi(variable, block);
        self.phis.push((variable as u32, phi));
        phi
    }

    fn state(&mut self, block: Block) -> &mut BlockState {
        if self.blocks.len() <= block.index() {
            self.blocks.resize(block.index() + 1, BlockState::default());
        }
        &mut self.blocks[block.index()]
    }

    /// Declares that all predecessors of a block are known, and completes the phis that reads placed in it.
    pub fn seal(&mut self, source: &mut impl Source, block: Block) {
        let state = self.state(block);
        state.sealed = true;
        let mut next = std::mem::take(&mut state.first_incomplete);
        if next == 0 {
            return;
        }
        let (mut values, mut blocks) = (Vec::new(), Vec::new());
        source.predecessors(block, &mut blocks);
        // The newest comes first in the list.
        let mut waiting = Vec::new();
        while next != 0 {
            let incomplete = self.incomplete[next as usize - 1];
            waiting.push(incomplete);
            next = incomplete.next;
        }
        for &Incomplete { variable, phi, .. } in waiting.iter().rev() {
            values.clear();
            values.extend(blocks.iter().map(|&before| self.read_at_end(source, variable as usize, before)));
            source.set_incoming(phi, &values, &blocks);
        }
    }

    /// Reads a variable without making the block the one where it was used last.
    fn read_at_end(&mut self, source: &mut impl Source, variable: usize, block: Block) -> Value {
        if let Some(Definition::Value(value)) = self.definition(variable, block) {
            return value;
        }
        let latest = self.latest[variable];
        let value = self.read(source, variable, block);
        if let Some((latest, value)) = latest {
            self.write(variable, latest, value);
        }
        value
    }
}
