//! Order of blocks, loops and lifetimes of one function, in flat arrays that are used again for the next.
//!
//! Blocks are laid out in reverse post-order, with the blocks of each loop next to each other (loops by T. Wei et al.,
//! "A New Algorithm for Identifying Loops in Decompilation", 2007). The lifetime of a value is an interval of this
//! layout: from its definition to the last block that uses it, or to the end of the outermost loop that uses it
//! without containing its definition (A. Kohn, V. Leis, T. Neumann, "Adaptive Execution of Compiled Queries", 2018).
//! All is found in one walk over the blocks and one over the instructions.

use std::ops::Range;

use draig_ir::{Block, Body, Inst, Opcode, Value, ValueKind};

/// A block that cannot be reached, or no block.
pub(crate) const NOWHERE: u32 = u32::MAX;

/// Number of a value: that of its instruction, or those of the parameters after all instructions.
pub(crate) type ValueId = u32;

/// A set of opcodes from `invoke` to `insertelement`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Opcodes(u64);

impl Opcodes {
    pub(crate) const fn of(opcodes: &[Opcode]) -> Opcodes {
        let (mut set, mut at) = (0, 0);
        while at < opcodes.len() {
            let number = opcodes[at] as u32;
            // Opcodes above have the bits of those below, so that `contains` is one instruction.
            assert!(number > Opcode::Freeze as u32 % 64 && number < 64, "an opcode for which there is no bit");
            set |= 1 << number;
            at += 1;
        }
        Opcodes(set)
    }

    pub(crate) const fn or(self, other: Opcodes) -> Opcodes {
        Opcodes(self.0 | other.0)
    }

    #[inline]
    fn contains(self, opcode: Opcode) -> bool {
        self.0.wrapping_shr(opcode as u32) & 1 != 0
    }
}

/// Lifetime of a value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Life {
    /// Position of the block that defines it.
    pub(crate) def: u32,
    /// Position of the last block in which it is needed.
    pub(crate) last: u32,
    /// Number of uses.
    pub(crate) uses: u32,
    /// The user, if there is only one use.
    pub(crate) user: u32,
    /// Sum of the uses, each with a weight by the depth of its loop.
    pub(crate) weight: u32,
    /// Whether it is needed to the end of the last block, though all uses may be over.
    pub(crate) to_end: bool,
    /// Whether another block than its own needs it.
    pub(crate) crosses: bool,
}

const UNUSED: Life = Life { def: NOWHERE, last: 0, uses: 0, user: 0, weight: 0, to_end: false, crosses: false };

/// A natural loop, or a strongly connected part that is entered at several blocks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Loop {
    /// Position of its header, the first of its blocks.
    pub(crate) first: u32,
    /// Position of its last block.
    pub(crate) last: u32,
    /// The loop around it; [`NOWHERE`] if there is none.
    pub(crate) parent: u32,
    /// Number of loops around it, and itself.
    pub(crate) depth: u32,
}

/// Move for a phi at the end of a block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PhiMove {
    pub(crate) phi: Inst,
    pub(crate) value: Value,
}

/// Sum of weighted uses from which on a value may get a register for its whole life: two uses in a loop.
pub(crate) const HEAVY: u32 = 16;

/// Results of the analysis of one function.
#[derive(Debug, Default)]
pub(crate) struct Analysis {
    /// Reachable blocks in layout order.
    pub(crate) layout: Vec<Block>,
    /// Position in the layout, by block.
    pub(crate) position: Vec<u32>,
    /// Number of edges that enter a block, by position; the entry has one more.
    pub(crate) entries: Vec<u32>,
    /// Innermost loop, by position.
    pub(crate) loop_of: Vec<u32>,
    pub(crate) loops: Vec<Loop>,
    /// Lifetimes, by value.
    pub(crate) lives: Vec<Life>,
    /// Moves at the end of the block at a position are those from `phi_starts[position]` on.
    phi_starts: Vec<u32>,
    pub(crate) phi_moves: Vec<PhiMove>,
    /// Number of calls before the block at a position.
    pub(crate) calls_before: Vec<u32>,
    /// Values whose weight is [`HEAVY`] or more.
    pub(crate) heavy: Vec<ValueId>,
    /// Number of instructions of the function.
    pub(crate) insts: u32,
    /// Whether a loop is entered past its header, so that lifetimes are not intervals of loops.
    is_irreducible: bool,
    scratch: Scratch,
}

/// Memory of the searches.
#[derive(Debug, Default)]
struct Scratch {
    /// Successors of the block with number `b` are those from `starts[b]` on.
    starts: Vec<u32>,
    successors: Vec<u32>,
    /// Number on the path of the search; 0 for blocks that are not on it.
    on_path: Vec<u32>,
    /// Header of the innermost loop.
    header: Vec<u32>,
    visited: Vec<bool>,
    is_header: Vec<bool>,
    stack: Vec<(u32, u32)>,
    post_order: Vec<u32>,
    first_child: Vec<u32>,
    next_sibling: Vec<u32>,
    phis: Vec<(u32, PhiMove)>,
    seen_by: Vec<u32>,
}

/// Block of uses.
#[derive(Clone, Copy)]
struct UsePlace {
    position: u32,
    /// The innermost loop; [`NOWHERE`] if there is none.
    innermost: u32,
    weight: u32,
}

impl UsePlace {
    /// Returns facts about the block at a position that all uses in it share.
    #[inline]
    fn new(position: u32, innermost: u32, loops: &[Loop]) -> UsePlace {
        let depth = if innermost == NOWHERE { 0 } else { loops[innermost as usize].depth };
        UsePlace { position, innermost, weight: 1 << (3 * depth.min(6)) }
    }
}

/// Number of the value of an operand in a function with this number of instructions.
#[inline]
fn id_of(insts: u32, value: Value) -> Option<ValueId> {
    match value.kind() {
        ValueKind::Inst(inst) => Some(inst.as_u32()),
        ValueKind::Arg(number) => Some(insts + number),
        _ => None,
    }
}

/// Notes the use of a value, whose lifetime is given, and returns whether it has just become heavy.
#[inline]
fn note_use(life: &mut Life, user: Inst, place: UsePlace, loops: &[Loop]) -> bool {
    let UsePlace { position, innermost, weight } = place;
    life.uses += 1;
    life.user = user.as_u32();
    let before = life.weight;
    life.weight = before.saturating_add(weight);
    let is_new = before < HEAVY && life.weight >= HEAVY;
    if life.def == position {
        return is_new;
    }
    life.crosses = true;
    let def = life.def;
    let (mut last, mut to_end) = (position, false);
    let mut around = innermost;
    while around != NOWHERE {
        let Loop { first, last: end, parent, .. } = loops[around as usize];
        // A use at the end of this loop or later has been noted with all loops around both.
        if first <= def && def <= end || end < life.last {
            break;
        }
        (last, to_end) = (end, true);
        around = parent;
    }
    if last > life.last {
        (life.last, life.to_end) = (last, to_end);
    } else if last == life.last {
        life.to_end |= to_end;
    }
    is_new
}

/// Notes the moves for a phi, whose lifetime is given, at the ends of the blocks before it. Its place in memory or its
/// register is taken from the first of them to the last.
fn note_phi(body: &Body, phi: Inst, operands: &[Value], position: &[u32], life: &mut Life, scratch: &mut Scratch) {
    let mut last = 0;
    for (block, &value) in body.phi_blocks(phi).zip(operands) {
        let from = position[block.index()];
        if from == NOWHERE {
            continue;
        }
        // Edges that run in parallel have the same value.
        if std::mem::replace(&mut scratch.seen_by[from as usize], phi.as_u32()) != phi.as_u32() {
            scratch.phis.push((from, PhiMove { phi, value }));
            last = last.max(from);
        }
    }
    life.crosses = true;
    if last >= life.last {
        (life.last, life.to_end) = (last, true);
    }
}

impl Analysis {
    /// Analyzes a body with this number of parameters. `may_call` says of an instruction with one of the special opcodes
    /// whether its code changes registers as a call does; no other does.
    #[inline(never)]
    pub(crate) fn run(&mut self, body: &Body, params: u32, special: Opcodes, may_call: impl Fn(Inst, Opcode) -> bool) {
        self.insts = body.inst_count() as u32;
        // The search reads the ends of blocks only, each of which would be waited for.
        body.read_ahead();
        self.search(body);
        self.lay_out();
        self.find_irreducible();
        self.live(body, params, special.or(Opcodes::of(&[Opcode::Phi])), may_call);
    }

    /// Number of the value of an operand; `None` for constants, globals, blocks and the like.
    #[inline]
    pub(crate) fn value_id(&self, value: Value) -> Option<ValueId> {
        id_of(self.insts, value)
    }

    /// Returns the moves at the end of the block at a position.
    #[inline]
    pub(crate) fn moves_at(&self, position: u32) -> &[PhiMove] {
        &self.phi_moves[self.move_numbers(position)]
    }

    /// Returns the numbers of these moves, for whoever changes something while going through them.
    #[inline]
    pub(crate) fn move_numbers(&self, position: u32) -> Range<usize> {
        let at = position as usize;
        self.phi_starts[at] as usize..self.phi_starts[at + 1] as usize
    }

    /// Searches the blocks from the entry in depth: finds their post-order and the header of each loop.
    ///
    /// The successor that is searched last is laid out first. Unwind destinations are searched before normal ones, so that
    /// landing pads do not lie in between a call and the code after it, where a debugger would stop twice at one line.
    #[inline]
    fn search(&mut self, body: &Body) {
        let count = body.block_count();
        let scratch = &mut self.scratch;
        scratch.starts.clear();
        scratch.starts.resize(count + 1, 0);
        scratch.successors.clear();
        for number in 0..count {
            scratch.starts[number] = scratch.successors.len() as u32;
            let Some(terminator) = body.terminator(Block::from_u32(number as u32)) else { continue };
            let (opcode, _, _, operands) = body.parts(terminator);
            // Most blocks end with one of these. Of two destinations, the one for `true` comes first and is stored last.
            let block = |value: &Value| value.as_block().map_or(NOWHERE, Block::as_u32);
            match (opcode, operands) {
                (Opcode::Br, [to]) => scratch.successors.push(block(to)),
                (Opcode::Br, [_, other, to]) => scratch.successors.extend_from_slice(&[block(to), block(other)]),
                _ => {
                    let first = scratch.successors.len();
                    scratch.successors.extend(body.successors(terminator).map(Block::as_u32));
                    if opcode == Opcode::Invoke {
                        scratch.successors[first..].reverse();
                    }
                }
            }
        }
        scratch.starts[count] = scratch.successors.len() as u32;
        scratch.on_path.clear();
        scratch.on_path.resize(count, 0);
        scratch.header.clear();
        scratch.header.resize(count, NOWHERE);
        scratch.visited.clear();
        scratch.visited.resize(count, false);
        scratch.is_header.clear();
        scratch.is_header.resize(count, false);
        scratch.post_order.clear();
        scratch.stack.clear();
        let Some(entry) = body.entry() else { return };
        let Scratch { starts, successors, on_path, header, visited, is_header, stack, post_order, .. } = scratch;
        let (starts, successors) = (starts.as_slice(), successors.as_slice());
        let (on_path, header) = (on_path.as_mut_slice(), header.as_mut_slice());
        let (visited, is_header) = (visited.as_mut_slice(), is_header.as_mut_slice());
        // The block at the end of the path, and its next successor; `stack` has the others.
        let entry = entry.as_u32();
        visited[entry as usize] = true;
        on_path[entry as usize] = 1;
        let (mut block, mut next) = (entry, starts[entry as usize]);
        loop {
            if next == starts[block as usize + 1] {
                on_path[block as usize] = 0;
                post_order.push(block);
                let Some((above, rest)) = stack.pop() else { break };
                set_header(header, on_path, above, header[block as usize]);
                (block, next) = (above, rest);
                continue;
            }
            let successor = successors[next as usize];
            next += 1;
            let at = successor as usize;
            if !visited[at] {
                visited[at] = true;
                stack.push((block, next));
                on_path[at] = stack.len() as u32 + 1;
                (block, next) = (successor, starts[at]);
            } else if on_path[at] > 0 {
                is_header[at] = true;
                set_header(header, on_path, block, successor);
            } else {
                // The innermost loop of the successor that is still open contains this block, too.
                let mut around = header[at];
                while around != NOWHERE && on_path[around as usize] == 0 {
                    around = header[around as usize];
                }
                set_header(header, on_path, block, around);
            }
        }
    }

    /// Lays the blocks out: a loop's header, then the rest of the loop, inner loops in the same way.
    #[inline]
    fn lay_out(&mut self) {
        let scratch = &mut self.scratch;
        let count = scratch.visited.len();
        scratch.first_child.clear();
        scratch.first_child.resize(count, NOWHERE);
        scratch.next_sibling.clear();
        scratch.next_sibling.resize(count, NOWHERE);
        let mut root = NOWHERE;
        // In post-order, each block comes before those that were put before it: lists end in reverse post-order.
        for &block in &scratch.post_order {
            let list = match scratch.header[block as usize] {
                NOWHERE => &mut root,
                header => &mut scratch.first_child[header as usize],
            };
            scratch.next_sibling[block as usize] = std::mem::replace(list, block);
        }
        self.layout.clear();
        self.position.clear();
        self.position.resize(count, NOWHERE);
        self.loops.clear();
        self.loop_of.clear();
        // A block whose siblings are still to come, and the loop that contains it.
        scratch.stack.clear();
        let (mut block, mut around) = (root, NOWHERE);
        loop {
            if block == NOWHERE {
                let Some((next, parent)) = scratch.stack.pop() else { break };
                if around != NOWHERE {
                    self.loops[around as usize].last = self.layout.len() as u32 - 1;
                }
                (block, around) = (next, parent);
                continue;
            }
            let position = self.layout.len() as u32;
            self.position[block as usize] = position;
            self.layout.push(Block::from_u32(block));
            let next = scratch.next_sibling[block as usize];
            if scratch.is_header[block as usize] {
                let depth = if around == NOWHERE { 1 } else { self.loops[around as usize].depth + 1 };
                let number = self.loops.len() as u32;
                self.loops.push(Loop { first: position, last: position, parent: around, depth });
                self.loop_of.push(number);
                scratch.stack.push((next, around));
                (block, around) = (scratch.first_child[block as usize], number);
            } else {
                self.loop_of.push(around);
                block = next;
            }
        }
    }

    /// Finds edges that go back to another block than the header of a loop around them, and counts edges.
    #[inline]
    fn find_irreducible(&mut self) {
        self.entries.clear();
        self.entries.resize(self.layout.len(), 0);
        if let Some(first) = self.entries.first_mut() {
            *first = 1;
        }
        self.is_irreducible = false;
        for (from, block) in self.layout.iter().enumerate() {
            let at = block.index();
            let range = self.scratch.starts[at] as usize..self.scratch.starts[at + 1] as usize;
            for &successor in &self.scratch.successors[range] {
                let to = self.position[successor as usize];
                self.entries[to as usize] += 1;
                if to as usize <= from {
                    let inner = self.loop_of[to as usize];
                    let is_back_edge = inner != NOWHERE && {
                        let inner = self.loops[inner as usize];
                        inner.first == to && from as u32 <= inner.last
                    };
                    self.is_irreducible |= !is_back_edge;
                }
            }
        }
    }

    fn live(&mut self, body: &Body, params: u32, special: Opcodes, may_call: impl Fn(Inst, Opcode) -> bool) {
        let insts = self.insts;
        self.lives.clear();
        self.lives.resize((insts + params) as usize, UNUSED);
        for life in &mut self.lives[insts as usize..] {
            life.def = 0;
        }
        self.calls_before.clear();
        self.heavy.clear();
        self.scratch.phis.clear();
        self.scratch.seen_by.clear();
        self.scratch.seen_by.resize(self.layout.len(), NOWHERE);
        let Analysis { layout, position, loop_of, loops, lives, calls_before, heavy, scratch, .. } = self;
        let (lives, loops) = (lives.as_mut_slice(), loops.as_slice());
        let mut calls = 0;
        for (at, (&block, &innermost)) in (0..).zip(layout.iter().zip(loop_of.iter())) {
            let place = UsePlace::new(at, innermost, loops);
            calls_before.push(calls);
            for inst in body.block_insts(block) {
                let (opcode, _, _, operands) = body.parts(inst);
                let life = &mut lives[inst.index()];
                life.def = at;
                life.last = life.last.max(at);
                if special.contains(opcode) {
                    if opcode == Opcode::Phi {
                        note_phi(body, inst, operands, position, life, scratch);
                        continue;
                    }
                    calls += u32::from(may_call(inst, opcode));
                }
                for &operand in operands {
                    let Some(value) = id_of(insts, operand) else { continue };
                    if note_use(&mut lives[value as usize], inst, place, loops) {
                        heavy.push(value);
                    }
                }
            }
        }
        calls_before.push(calls);
        // Now all definitions are known.
        for &(from, PhiMove { phi, value }) in &scratch.phis {
            let Some(value) = id_of(insts, value) else { continue };
            let place = UsePlace::new(from, loop_of[from as usize], loops);
            if note_use(&mut lives[value as usize], phi, place, loops) {
                heavy.push(value);
            }
        }
        self.sort_moves();
        if self.is_irreducible {
            let end = self.layout.len() as u32 - 1;
            for life in self.lives.iter_mut().filter(|life| life.crosses) {
                (life.last, life.to_end) = (end, true);
            }
        }
    }

    /// Groups the moves by the block that makes them, in the order of the phis.
    #[inline]
    fn sort_moves(&mut self) {
        let blocks = self.layout.len();
        self.phi_starts.clear();
        self.phi_starts.resize(blocks + 1, 0);
        for &(from, _) in &self.scratch.phis {
            self.phi_starts[from as usize + 1] += 1;
        }
        for at in 0..blocks {
            self.phi_starts[at + 1] += self.phi_starts[at];
        }
        self.phi_moves.clear();
        let Some(&(_, any)) = self.scratch.phis.first() else { return };
        self.phi_moves.resize(self.scratch.phis.len(), any);
        // `seen_by` is free for the next place of each block.
        self.scratch.seen_by.copy_from_slice(&self.phi_starts[..blocks]);
        for &(from, phi_move) in &self.scratch.phis {
            let next = &mut self.scratch.seen_by[from as usize];
            self.phi_moves[*next as usize] = phi_move;
            *next += 1;
        }
    }
}

/// Notes that a loop contains a block, which is on the path; the headers of a block are kept from the innermost outwards.
fn set_header(headers: &mut [u32], on_path: &[u32], block: u32, header: u32) {
    if block == header || header == NOWHERE {
        return;
    }
    let (mut inner, mut outer) = (block, header);
    loop {
        let known = headers[inner as usize];
        if known == NOWHERE {
            headers[inner as usize] = outer;
            return;
        }
        if known == outer {
            return;
        }
        if on_path[known as usize] < on_path[outer as usize] {
            headers[inner as usize] = outer;
            (inner, outer) = (outer, known);
        } else {
            inner = known;
        }
    }
}
