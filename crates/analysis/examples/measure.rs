//! Draig's side of `cargo xtask bench --analyses`, with the questions of the C++ program
//! (`crates/xtask/src/bench/analyses/llvm.cpp`): `measure FILE.ll RUNS [NAME]` prints a line for each analysis whose
//! name contains `NAME`, or is `NAME` if that begins with `=`.
//!
//! The input of an analysis is computed and dropped outside of its time, afresh for each function.

use std::collections::HashSet;
use std::hint::black_box;
use std::rc::Rc;
use std::time::{Duration, Instant};

use draig_analysis::memory::{AliasAnalysis, AliasKind, AliasResult, LocationSize, MemoryLocation};
use draig_analysis::{
    Analyses, AnalysisCache, CallGraph, ControlFlow, Cycles, DominanceFrontiers, DominatorTree, Loops, ModuleFacts,
    PostDominatorTree, Subject,
};
use draig_ir::{Inst, Module, Opcode, Type, Value};

/// The allocator of the command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Largest number of locations, and of calls, of a function that are compared in pairs. The same number is in the C++
/// program.
const MAX_PAIRED: usize = 256;

/// An analysis of all functions.
#[derive(Debug)]
struct Sum {
    name: &'static str,
    /// Number of questions, and sum over their answers, of the latest run.
    questions: usize,
    answers: usize,
    /// The best time of each function.
    times: Vec<Duration>,
    /// Number of functions of this run.
    next: usize,
}

/// Sums in the order in which their analyses are first measured.
#[derive(Debug)]
struct Sums {
    sums: Vec<Sum>,
    /// A part of the names of the analyses that are measured.
    only: String,
}

const GRAPHS: &[&str] =
    &["dominators", "post-dominators", "frontiers", "loops", "cycles", "branch probabilities", "block frequencies"];
const VALUES: &[&str] = &["known bits", "ranges", "lazy ranges"];
const MEMORY: &[&str] = &["alias, basic", "alias", "calls", "memory SSA"];

impl Sums {
    /// Whether one of these analyses is measured.
    fn needs(&self, names: &[&str]) -> bool {
        names.iter().any(|name| match self.only.strip_prefix('=') {
            Some(only) => *name == only,
            None => name.contains(&self.only),
        })
    }

    /// Measures `work`, which adds to the numbers of questions and of answers, together with dropping its result.
    // Profilers tell analyses apart by this function.
    #[inline(never)]
    fn timed<T>(&mut self, name: &'static str, work: impl FnOnce(&mut usize, &mut usize) -> T) {
        if !self.needs(&[name]) {
            return;
        }
        let at = self.sums.iter().position(|sum| sum.name == name).unwrap_or_else(|| {
            self.sums.push(Sum { name, questions: 0, answers: 0, times: Vec::new(), next: 0 });
            self.sums.len() - 1
        });
        let sum = &mut self.sums[at];
        let start = Instant::now();
        drop(black_box(work(&mut sum.questions, &mut sum.answers)));
        let time = start.elapsed();
        match sum.times.get_mut(sum.next) {
            Some(best) => *best = time.min(*best),
            None => sum.times.push(time),
        }
        sum.next += 1;
    }
}

/// Measures the analyses of a module, each function with the best time of several runs.
fn measure(module: &Module, runs: usize, only: &str) -> Sums {
    let mut sums = Sums { sums: Vec::new(), only: only.to_owned() };
    for _ in 0..runs {
        for sum in &mut sums.sums {
            (sum.questions, sum.answers, sum.next) = (0, 0, 0);
        }
        let facts = Rc::new(ModuleFacts::new(module));
        for subject in module.functions().iter().filter_map(|&function| Subject::new(module, function)) {
            if sums.needs(GRAPHS) {
                graphs(subject, &facts, &mut sums);
            }
            if sums.needs(VALUES) {
                values(subject, &facts, &mut sums);
            }
            if sums.needs(MEMORY) {
                memory(subject, &facts, &mut sums);
            }
            if sums.needs(&["scalar evolution"]) {
                evolution(subject, &facts, &mut sums);
            }
        }
        sums.timed("call graph", |questions, answers| {
            let graph = CallGraph::new(module);
            *questions += 1;
            *answers += graph.components().len();
            graph
        });
    }
    sums
}

fn graphs(subject: Subject<'_>, facts: &Rc<ModuleFacts<'_>>, sums: &mut Sums) {
    let body = subject.body();
    let count = body.blocks().count();
    sums.timed("dominators", |questions, _| {
        *questions += count;
        DominatorTree::new(&ControlFlow::new(body))
    });
    sums.timed("post-dominators", |questions, _| {
        *questions += count;
        PostDominatorTree::new(body, &ControlFlow::new(body))
    });
    let analyses = Analyses::new(subject).with_module_facts(facts);
    let (graph, tree) = (analyses.control_flow(), analyses.dominators());
    sums.timed("frontiers", |questions, answers| {
        *questions += count;
        let frontiers = DominanceFrontiers::new(graph, tree);
        *answers += body.blocks().map(|block| frontiers.of(block).len()).sum::<usize>();
        frontiers
    });
    sums.timed("loops", |questions, answers| {
        *questions += count;
        let loops = Loops::new(graph, tree);
        *answers += loops.len();
        loops
    });
    sums.timed("cycles", |questions, _| {
        *questions += count;
        Cycles::new(&ControlFlow::new(body))
    });
    black_box((analyses.loops(), analyses.post_dominators()));
    sums.timed("branch probabilities", |questions, _| {
        *questions += count;
        black_box(analyses.branch_probabilities());
    });
    black_box(analyses.branch_probabilities());
    sums.timed("block frequencies", |questions, _| {
        *questions += count;
        black_box(analyses.block_frequencies());
    });
}

/// Returns a cache with the graphs of a function, which analyses that are made from it neither compute nor drop.
fn with_graphs(subject: Subject<'_>) -> AnalysisCache {
    let mut cache = AnalysisCache::new();
    black_box(cache.analyses(subject).loops());
    cache
}

fn values(subject: Subject<'_>, facts: &Rc<ModuleFacts<'_>>, sums: &mut Sums) {
    let (body, types) = (subject.body(), &subject.tables().types);
    let analyses = Analyses::new(subject);
    let tree = analyses.dominators();
    let is_reachable = |inst: &Inst| body.block_of(*inst).is_some_and(|block| tree.is_reachable(block));
    let all: Vec<Inst> = body.insts().filter(is_reachable).collect();
    let has_bits = |ty: Type| types.is_integer_or_vector(ty) || types.is_pointer_or_vector(ty);
    let bits: Vec<Inst> = all.iter().filter(|inst| has_bits(body.inst_type(**inst))).copied().collect();
    let ints: Vec<Inst> = all.iter().filter(|inst| types.is_integer(body.inst_type(**inst))).copied().collect();
    // They are dropped where they are: copies of them are no part of the times.
    let mut cache = with_graphs(subject);
    let mut analyses = Some(cache.analyses(subject).with_module_facts(facts));
    sums.timed("known bits", |questions, answers| {
        let values = analyses.as_ref().expect("it was made").values();
        for &inst in &bits {
            let (value, context) = (Value::inst(inst), Some(inst));
            *questions += 1;
            *answers += match values.known_word(value, context) {
                // No bit is both.
                Some(known) => (known.zero | known.one).count_ones(),
                None => {
                    let known = values.known_bits(value, context);
                    known.zero.count_ones() + known.one.count_ones()
                }
            } as usize;
        }
        analyses = None;
    });
    let mut cache = with_graphs(subject);
    let mut analyses = Some(cache.analyses(subject).with_module_facts(facts));
    sums.timed("ranges", |questions, answers| {
        let values = analyses.as_ref().expect("it was made").values();
        for &inst in &ints {
            let (value, context) = (Value::inst(inst), Some(inst));
            *questions += 1;
            *answers += usize::from(match values.range_word(value, context) {
                Some(range) => !range.is_full(),
                None => !values.range(value, context).is_full(),
            });
        }
        analyses = None;
    });
    let mut cache = with_graphs(subject);
    let mut analyses = Some(cache.analyses(subject).with_module_facts(facts));
    sums.timed("lazy ranges", |questions, answers| {
        let mut ranges = analyses.as_ref().expect("it was made").lazy_ranges().borrow_mut();
        for &inst in &ints {
            let (value, block) = (Value::inst(inst), body.block_of(inst));
            *questions += 1;
            *answers += usize::from(match block.and_then(|block| ranges.word_at_end(value, block)) {
                Some(range) => !range.is_full(),
                None => block.and_then(|block| ranges.at_end(value, block)).is_some_and(|range| !range.is_full()),
            });
        }
        drop(ranges);
        analyses = None;
    });
}

fn memory(subject: Subject<'_>, facts: &Rc<ModuleFacts<'_>>, sums: &mut Sums) {
    let body = subject.body();
    let (mut pointers, mut calls, mut seen) = (Vec::new(), Vec::new(), HashSet::new());
    for inst in body.insts() {
        let operands = body.operands(inst);
        let (pointer, ty) = match body.opcode(inst) {
            Opcode::Load => (operands[0], body.inst_type(inst)),
            Opcode::Store => (operands[1], subject.value_type(operands[0])),
            opcode if opcode.is_call() => {
                calls.push(inst);
                continue;
            }
            _ => continue,
        };
        if pointers.len() < MAX_PAIRED && seen.insert((pointer, ty)) {
            pointers.push((pointer, ty));
        }
    }
    calls.truncate(MAX_PAIRED);
    let mut cache = with_graphs(subject);
    let analyses = cache.analyses(subject).with_module_facts(facts).with_alias_kinds(&[AliasKind::Basic]);
    let all = locations(analyses.aliases(), &pointers);
    let mut cache = with_graphs(subject);
    let analyses = cache.analyses(subject).with_module_facts(facts).with_alias_kinds(&[AliasKind::Basic]);
    sums.timed("alias, basic", |questions, answers| {
        pairs(analyses.aliases(), &all, questions, answers);
        analyses
    });
    let mut cache = with_graphs(subject);
    let analyses = cache.analyses(subject).with_module_facts(facts);
    sums.timed("alias", |questions, answers| {
        pairs(analyses.aliases(), &all, questions, answers);
        analyses
    });
    let mut cache = with_graphs(subject);
    let analyses = cache.analyses(subject).with_module_facts(facts);
    sums.timed("calls", |questions, answers| {
        let aliases = analyses.aliases();
        let mut count = |is_none: bool| {
            *questions += 1;
            *answers += usize::from(is_none);
        };
        for &call in &calls {
            all.iter().for_each(|one| count(aliases.call_on_location(call, one).is_none()));
        }
        for &call in &calls {
            let others = calls.iter().filter(|&&other| other != call);
            others.for_each(|&other| count(aliases.call_on_call(call, other).is_none()));
        }
        analyses
    });
    let mut cache = with_graphs(subject);
    let analyses = cache.analyses(subject).with_module_facts(facts);
    sums.timed("memory SSA", |questions, _| {
        let ssa = analyses.memory_ssa();
        *questions += body.insts().filter(|&inst| ssa.of_inst(inst).is_some()).count();
        analyses
    });
}

fn locations(aliases: &AliasAnalysis<'_>, pointers: &[(Value, Type)]) -> Vec<MemoryLocation> {
    let size = |ty| aliases.facts.store_size(ty).map_or(LocationSize::AfterPointer, LocationSize::Precise);
    pointers.iter().map(|&(pointer, ty)| MemoryLocation::new(pointer, size(ty))).collect()
}

/// Asks for each pair of locations whether they overlap, and counts those that do not.
fn pairs(aliases: &AliasAnalysis<'_>, all: &[MemoryLocation], questions: &mut usize, answers: &mut usize) {
    for (number, one) in all.iter().enumerate() {
        *questions += number;
        *answers += all[..number].iter().filter(|other| aliases.alias(one, other) == AliasResult::No).count();
    }
}

fn evolution(subject: Subject<'_>, facts: &Rc<ModuleFacts<'_>>, sums: &mut Sums) {
    let body = subject.body();
    let mut cache = with_graphs(subject);
    let analyses = cache.analyses(subject).with_module_facts(facts);
    sums.timed("scalar evolution", move |questions, answers| {
        let mut scev = analyses.scalar_evolution().borrow_mut();
        for value in body.insts().map(Value::inst) {
            if scev.is_analyzable(value) {
                *questions += 1;
                scev.value(value);
            }
        }
        for of in analyses.loops().iter() {
            *questions += 1;
            let (counts, none) = (scev.counts(of), scev.could_not_compute());
            let all = [counts.exact, counts.constant_max, counts.symbolic_max];
            *answers += all.into_iter().filter(|&count| count != none).count();
        }
        drop(scev);
        analyses
    });
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().collect();
    let [_, file, runs, only @ ..] = args.as_slice() else { return Err("usage: measure FILE.ll RUNS [NAME]".into()) };
    let text = std::fs::read(file)?;
    let parsed = draig_asm::parse_module(&text, &Default::default()).map_err(|_| format!("{file} cannot be read"))?;
    for sum in measure(&parsed.module, runs.parse()?, only.first().map_or("", |name| name)).sums {
        let time: Duration = sum.times.iter().sum();
        println!("{}\t{}\t{}\t{}", sum.name, sum.questions, sum.answers, time.as_nanos());
    }
    Ok(())
}
