//! Loops that only read until another thread changes a value: which atomic operations of a function are in one, and what
//! threads have read in them. They may call functions that only read.
//!
//! A thread that comes to such a load for the second time, has changed nothing since the first, and has the same values
//! for what follows, is in the state in which it was then. What it may read now is what it could have read then, so an execution in which it goes on has the
//! same continuation as one without the first round. Of these, only the one without is explored: the thread goes no
//! further, and its execution is *blocked*.

use draig_analysis::{ControlFlow, Cycles, Liveness};
use draig_ir::{Block, Body, Global, Inst, Module, Opcode, Ordering, SyncScope, Value};
use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;

use crate::value::Slot;

/// Maximum number of marks of all threads; a loop without one is explored like any other.
const MAX_MARKS: usize = 1 << 10;
/// Maximum depth of calls in a loop.
const MAX_DEPTH: usize = 16;
/// Functions that a loop may call while it waits.
static PAUSES: &[&[u8]] = &[
    b"llvm.assume",
    b"llvm.x86.sse2.pause",
    b"sched_yield",
    b"pthread_yield",
    b"thrd_yield",
    b"usleep",
    b"nanosleep",
    b"thrd_sleep",
    b"sleep",
];
/// Beginnings of the names of intrinsics that do nothing.
static SILENT: &[&[u8]] = &[b"llvm.dbg.", b"llvm.lifetime.", b"llvm.expect", b"llvm.donothing"];

/// An atomic operation, or a call of a function with one, in a loop that only reads.
#[derive(Clone, Debug)]
pub(crate) struct Read {
    /// Number of the loop.
    pub(crate) of: u32,
    /// Values and variables of earlier rounds that it, or what follows, needs.
    pub(crate) carried: Vec<Inst>,
}

/// Atomic operations in loops that only read, and the blocks after these loops.
#[derive(Debug, Default)]
pub(crate) struct Spins {
    pub(crate) reads: HashMap<Inst, Read, FxBuildHasher>,
    pub(crate) exits: HashMap<Block, Vec<u32>, FxBuildHasher>,
}

impl Spins {
    /// Finds those of a function. A loop in another one that only reads, too, counts as part of that.
    pub(crate) fn of(module: &Module, body: &Body, params: u32) -> Spins {
        let mut spins = Spins::default();
        let graph = ControlFlow::new(body);
        let cycles = Cycles::new(&graph);
        if cycles.is_empty() {
            return spins;
        }
        let liveness = Liveness::new(body, &graph, params);
        let mut callees = Callees::new(module);
        let variables = variables(module, body);
        let mut is_silent: HashMap<usize, bool, FxBuildHasher> = HashMap::default();
        for block in body.blocks() {
            let mut outermost = None;
            let mut cycle = cycles.innermost(block);
            while let Some(at) = cycle {
                let only_reads = *is_silent.entry(at).or_insert_with(|| {
                    let mut insts = cycles.blocks(at).into_iter().flat_map(|block| body.block_insts(block));
                    insts.all(|inst| changes_nothing(&mut callees, body, inst, &variables))
                });
                if !only_reads {
                    break;
                }
                outermost = Some(at);
                cycle = cycles.parent(at);
            }
            let Some(cycle) = outermost else { continue };
            let inside: HashSet<Block> = cycles.blocks(cycle).into_iter().collect();
            for inst in body.block_insts(block).filter(|&inst| callees.reads(body, inst)) {
                let carried = carried(body, &liveness, &graph, inst, &inside, &variables);
                spins.reads.insert(inst, Read { of: cycle as u32, carried });
                for &from in &inside {
                    for &to in graph.successors(from).iter().filter(|to| !inside.contains(*to)) {
                        let loops = spins.exits.entry(to).or_default();
                        if !loops.contains(&(cycle as u32)) {
                            loops.push(cycle as u32);
                        }
                    }
                }
            }
        }
        spins
    }
}

/// Conduct of a function that a loop calls.
#[derive(Clone, Copy, Debug, Default)]
struct Conduct {
    /// Whether it changes nothing but values and variables.
    only_reads: bool,
    /// Whether it loads atomically.
    reads: bool,
}

/// Functions that loops call.
struct Callees<'m> {
    module: &'m Module,
    known: HashMap<Global, Conduct, FxBuildHasher>,
    /// Number of those that call the one which is looked at.
    depth: usize,
}

impl<'m> Callees<'m> {
    fn new(module: &'m Module) -> Callees<'m> {
        Callees { module, known: HashMap::default(), depth: 0 }
    }

    /// Returns the conduct of the function that a call names, if it has a body. One that calls itself does not only read.
    fn of(&mut self, body: &Body, call: Inst) -> Conduct {
        let callee = body.callee(call).and_then(|callee| callee.as_global());
        let Some((global, inner)) = callee.and_then(|global| Some((global, self.module.body(global)?))) else {
            return Conduct::default();
        };
        if let Some(&known) = self.known.get(&global) {
            return known;
        }
        self.known.insert(global, Conduct::default());
        if self.depth >= MAX_DEPTH {
            return Conduct::default();
        }
        self.depth += 1;
        let variables = variables(self.module, inner);
        let is_end = |inst: Inst| matches!(inner.opcode(inst), Opcode::Ret | Opcode::Unreachable);
        let is_local = |inst: Inst| inner.opcode(inst) == Opcode::Alloca && variables.contains(&inst);
        let only_reads =
            inner.insts().all(|inst| is_end(inst) || is_local(inst) || changes_nothing(self, inner, inst, &variables));
        let reads = inner.insts().any(|inst| self.reads(inner, inst));
        self.depth -= 1;
        let conduct = Conduct { only_reads, reads };
        self.known.insert(global, conduct);
        conduct
    }

    /// Returns whether an instruction is an atomic operation that loads, and may change nothing, or calls a function with
    /// one.
    fn reads(&mut self, body: &Body, inst: Inst) -> bool {
        let access = || body.memory_access(inst);
        match body.opcode(inst) {
            Opcode::Load => access().ordering != Ordering::NotAtomic && access().scope != SyncScope::SINGLE_THREAD,
            Opcode::CmpXchg | Opcode::AtomicRmw => access().scope != SyncScope::SINGLE_THREAD,
            opcode => opcode.is_call() && self.of(body, inst).reads,
        }
    }
}

/// Returns the stack objects that are only loaded and stored, so that nobody else sees them.
fn variables(module: &Module, body: &Body) -> HashSet<Inst> {
    let mut found: HashSet<Inst> = body.insts().filter(|&inst| body.opcode(inst) == Opcode::Alloca).collect();
    for user in body.insts() {
        let address = match body.opcode(user) {
            _ if is_silent_call(module, body, user) => continue,
            Opcode::Load if !body.memory_access(user).volatile => Some(0),
            Opcode::Store if !body.memory_access(user).volatile => Some(1),
            _ => None,
        };
        let others = body.operands(user).iter().enumerate().filter(|&(number, _)| Some(number) != address);
        for inst in others.filter_map(|(_, operand)| operand.as_inst()) {
            found.remove(&inst);
        }
    }
    found
}

fn callee<'m>(module: &'m Module, body: &Body, inst: Inst) -> Option<&'m [u8]> {
    if !body.opcode(inst).is_call() {
        return None;
    }
    let global = body.callee(inst)?.as_global()?;
    module.body(global).is_none().then(|| module.name(global))
}

fn is_silent_call(module: &Module, body: &Body, inst: Inst) -> bool {
    callee(module, body, inst).is_some_and(|name| SILENT.iter().any(|silent| name.starts_with(silent)))
}

/// Returns whether an instruction, which is in a loop, changes nothing but values and variables. An atomic operation that
/// stores, too, may change something, which is noticed when it does.
fn changes_nothing(callees: &mut Callees<'_>, body: &Body, inst: Inst, variables: &HashSet<Inst>) -> bool {
    let module = callees.module;
    match body.opcode(inst) {
        Opcode::Store => {
            let access = body.memory_access(inst);
            let to = body.operands(inst).get(1).and_then(|to| to.as_inst());
            access.ordering == Ordering::NotAtomic && to.is_some_and(|to| variables.contains(&to))
        }
        Opcode::Load => !body.memory_access(inst).volatile,
        Opcode::Alloca | Opcode::VaArg => false,
        opcode if opcode.is_call() => {
            is_silent_call(module, body, inst)
                || callee(module, body, inst).is_some_and(|name| PAUSES.contains(&name))
                || callees.of(body, inst).only_reads
        }
        opcode if opcode.is_terminator() => matches!(opcode, Opcode::Br | Opcode::Switch),
        _ => true,
    }
}

/// Returns the values and variables that a loop computes, and that are needed from a read on.
fn carried(
    body: &Body,
    liveness: &Liveness,
    graph: &ControlFlow,
    read: Inst,
    inside: &HashSet<Block>,
    variables: &HashSet<Inst>,
) -> Vec<Inst> {
    let Some(block) = body.block_of(read) else { return Vec::new() };
    let insts: Vec<Inst> = body.block_insts(block).collect();
    let at = insts.iter().position(|&inst| inst == read).unwrap_or(0);
    let (before, after) = insts.split_at(at);
    let is_used_after = |value: Value| after.iter().any(|&inst| body.operands(inst).contains(&value));
    let is_live = |inst: Inst, is_before: bool| {
        let value = Value::inst(inst);
        let is_passed = if is_before { liveness.is_live_out(value, block) } else { liveness.is_live_in(value, block) };
        is_passed || is_before && is_used_after(value)
    };
    let mut found: Vec<Inst> = Vec::new();
    let mut blocks: Vec<Block> = inside.iter().copied().collect();
    blocks.sort_by_key(|block| block.index());
    for &from in &blocks {
        for inst in body.block_insts(from).filter(|&inst| body.opcode(inst) != Opcode::Alloca) {
            if is_live(inst, from == block && before.contains(&inst)) {
                found.push(inst);
            }
        }
    }
    let mut stored: Vec<Inst> = variables.iter().copied().collect();
    stored.sort_by_key(|variable| variable.index());
    stored.retain(|&variable| {
        blocks.iter().any(|&from| {
            body.block_insts(from).any(|inst| body.opcode(inst) == Opcode::Store && is_address(body, inst, variable))
        }) && is_read_from(body, graph, block, at, variable)
    });
    found.extend(stored);
    found
}

/// Returns whether a load or store accesses a variable.
fn is_address(body: &Body, inst: Inst, variable: Inst) -> bool {
    let number = usize::from(body.opcode(inst) == Opcode::Store);
    body.operands(inst).get(number) == Some(&Value::inst(variable))
}

/// Returns whether a variable may be read after an instruction of a block before it is written.
fn is_read_from(body: &Body, graph: &ControlFlow, block: Block, at: usize, variable: Inst) -> bool {
    let mut seen: HashSet<Block> = HashSet::new();
    let mut next = vec![(block, at)];
    while let Some((block, at)) = next.pop() {
        let first = body.block_insts(block).skip(at).find(|&inst| {
            matches!(body.opcode(inst), Opcode::Load | Opcode::Store) && is_address(body, inst, variable)
        });
        match first.map(|inst| body.opcode(inst)) {
            Some(Opcode::Load) => return true,
            Some(_) => {}
            None => next.extend(graph.successors(block).iter().filter(|&&to| seen.insert(to)).map(|&to| (to, 0))),
        }
    }
    false
}

/// A read that a thread has come to.
#[derive(Clone, Debug)]
struct Mark {
    thread: u32,
    frame: u64,
    /// Number of the loop, and of the read, in the function of the frame.
    of: u32,
    read: u32,
    /// Values of earlier rounds that are needed.
    carried: Vec<Slot>,
    /// Number of what the thread had done before, as the explorer counts.
    since: usize,
}

/// Reads that threads have come to in a run, and threads that go no further.
#[derive(Debug, Default)]
pub(super) struct Marks {
    marks: Vec<Mark>,
    /// Threads, with what they had done before the round after which they stopped.
    pub(super) blocked: Vec<(u32, usize)>,
}

impl Marks {
    /// Notes that a thread comes to a read of a loop. Returns whether it has come there before with the same values, and
    /// has done nothing since but read.
    pub(super) fn comes_to(
        &mut self,
        thread: u32,
        frame: u64,
        [of, read]: [u32; 2],
        carried: Vec<Slot>,
        since: usize,
    ) -> bool {
        let same = |mark: &&Mark| {
            (mark.thread, mark.frame, mark.of, mark.read) == (thread, frame, of, read) && mark.carried == carried
        };
        if let Some(mark) = self.marks.iter().find(same) {
            self.blocked.push((thread, mark.since));
            return true;
        }
        if self.marks.len() < MAX_MARKS {
            self.marks.push(Mark { thread, frame, of, read, carried, since });
        }
        false
    }

    /// Notes that a thread leaves a loop.
    pub(super) fn leaves(&mut self, thread: u32, frame: u64, of: u32) {
        self.marks.retain(|mark| (mark.thread, mark.frame, mark.of) != (thread, frame, of));
    }

    /// Notes that a thread changes something that others see.
    pub(super) fn changes(&mut self, thread: u32) {
        self.marks.retain(|mark| mark.thread != thread);
    }
}
