//! The order of checks, which is LLVM's: function by function, including declarations, then the module.
//! Functions are checked in parallel; their reports are joined in the order of the module.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use draig_ir::{Body, Global, Module};
use rustc_hash::FxHashSet;

use crate::context::{FunctionCx, FunctionFacts, ModuleCx, ModuleStage};
use crate::metadata::Walk;
use crate::sink::{Dropped, Entry, Sink};
use crate::violation::Violation;
use crate::{VerifyOptions, debug_info, function, globals, intrinsics, metadata, module_flags, structure};

/// All violations found.
#[derive(Default)]
pub(crate) struct Found {
    pub(crate) violations: Vec<Violation>,
    pub(crate) dropped: Dropped,
}

/// Number of functions that a thread takes at a time.
const BATCH: usize = 16;

/// A function with more than one `LARGE`-th of a thread's fair share of instructions is checked first, so
/// that no thread starts on it when the others are done.
const LARGE: usize = 16;

/// The reports of one function that has any.
struct Outcome {
    /// Index in the list of functions.
    number: usize,
    entries: Vec<Entry>,
    dropped: Dropped,
    left: FunctionFacts,
}

pub(crate) fn run(module: &Module, options: &VerifyOptions) -> Found {
    let structure = structure::module(module, options);
    if !structure.violations.is_empty() {
        return Found { violations: structure.violations, dropped: structure.dropped };
    }
    let cx = ModuleCx::new(module, options, structure.dangling);
    let mut outcomes = functions(&cx);
    outcomes.sort_unstable_by_key(|outcome| outcome.number);

    let mut walk = Walk::new(&cx);
    let mut found = Found::default();
    let mut left = Vec::new();
    let mut used = cx.globals.used.clone();
    used.extend(outcomes.iter().flat_map(|outcome| &outcome.left.uses));
    for outcome in outcomes {
        found.dropped.add(outcome.dropped);
        collect(&cx, &mut walk, &used, outcome.entries, &mut found);
        left.push((module.functions()[outcome.number], outcome.left));
    }
    let mut stage = ModuleStage { cx: &cx, left, used, sink: Sink::new(options.max_errors) };
    intrinsics::recovered_frames(&mut stage);
    globals::variables(&mut stage);
    globals::aliases(&mut stage);
    globals::ifuncs(&mut stage);
    metadata::named(&mut stage);
    globals::comdats(&mut stage);
    module_flags::check(&mut stage);
    debug_info::compile_units(&mut stage);
    intrinsics::deoptimize_conventions(&mut stage);
    let (entries, dropped) = stage.sink.take();
    found.dropped.add(dropped);
    collect(&cx, &mut walk, &stage.used, entries, &mut found);
    // Numbering unnamed entities walks the whole module and stops at the first broken body.
    if found.violations.iter().any(|violation| violation.place.by_handle) {
        found.violations.iter_mut().for_each(|violation| violation.place.by_handle = true);
    }
    let mut kept = Dropped::default();
    let Found { violations, dropped } = &mut found;
    violations.retain(|violation| {
        let kept = kept.of(violation.rule);
        *kept += 1;
        let keeps = *kept <= options.max_errors;
        if !keeps {
            *dropped.of(violation.rule) += 1;
        }
        keeps
    });
    found
}

/// Joins reports in order, with the findings of the metadata walk at the places where it starts.
fn collect(cx: &ModuleCx<'_>, walk: &mut Walk, used: &FxHashSet<Global>, entries: Vec<Entry>, found: &mut Found) {
    for entry in entries {
        match entry {
            Entry::Violation(violation) => found.violations.push(violation),
            Entry::Node { node, locations_allowed, place } => {
                walk.visit(cx, node, locations_allowed, place, &mut found.violations);
            }
            Entry::Intrinsic(id) if used.contains(&id) => {
                let rule = &crate::rules::intrinsics::INTRINSIC_USER;
                found.violations.push(Violation { rule, message: rule.message.into(), place: id.into() });
                return;
            }
            Entry::Intrinsic(_) => {}
        }
    }
}

fn functions(cx: &ModuleCx<'_>) -> Vec<Outcome> {
    let count = cx.module.functions().len();
    let threads = cx.options.threads.clamp(1, count.div_ceil(BATCH).max(1));
    let queue = Queue::new(cx.module, threads);
    if threads == 1 {
        return work(cx, &queue);
    }
    let outcomes = Mutex::new(Vec::new());
    let add = || {
        let mine = work(cx, &queue);
        if let Ok(mut all) = outcomes.lock() {
            all.extend(mine);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(add);
        }
        add();
    });
    outcomes.into_inner().unwrap_or_default()
}

/// The functions yet to check.
struct Queue<'m> {
    module: &'m Module,
    /// Number of instructions from which a function is large.
    large_from: usize,
    /// The indices of the large functions, the largest first.
    large: Vec<usize>,
    next_large: AtomicUsize,
    next: AtomicUsize,
}

impl<'m> Queue<'m> {
    fn new(module: &'m Module, threads: usize) -> Queue<'m> {
        let mut queue = Queue {
            module,
            large_from: usize::MAX,
            large: Vec::new(),
            next_large: AtomicUsize::new(0),
            next: AtomicUsize::new(0),
        };
        if threads > 1 {
            let sizes = || (0..module.functions().len()).map(|number| queue.size(number));
            let large_from = (sizes().sum::<usize>() / (threads * LARGE)).max(1);
            let large = sizes().enumerate().filter(|&(_, size)| size >= large_from);
            let mut large: Vec<(usize, usize)> = large.collect();
            large.sort_by_key(|&(_, size)| std::cmp::Reverse(size));
            queue.large_from = large_from;
            queue.large = large.into_iter().map(|(number, _)| number).collect();
        }
        queue
    }

    fn size(&self, number: usize) -> usize {
        self.module.body(self.module.functions()[number]).map_or(0, Body::inst_count)
    }

    /// Calls `look` with the index of each function that no other thread takes.
    fn drain(&self, mut look: impl FnMut(usize)) {
        while let Some(&number) = self.large.get(self.next_large.fetch_add(1, Ordering::Relaxed)) {
            look(number);
        }
        let count = self.module.functions().len();
        loop {
            let from = self.next.fetch_add(BATCH, Ordering::Relaxed);
            if from >= count {
                return;
            }
            (from..count.min(from + BATCH)).filter(|&number| self.size(number) < self.large_from).for_each(&mut look);
        }
    }
}

/// Checks functions until none is left.
fn work(cx: &ModuleCx<'_>, queue: &Queue<'_>) -> Vec<Outcome> {
    let functions = cx.module.functions();
    let mut outcomes = Vec::new();
    let Some(mut here) = functions.iter().find_map(|&function| FunctionCx::new(cx, function)) else {
        return outcomes;
    };
    queue.drain(|number| {
        if !here.enter(functions[number]) {
            return;
        }
        function::check(&mut here);
        let (entries, dropped) = here.sink.take();
        let left = std::mem::take(&mut here.left);
        if !entries.is_empty() || !left.is_empty() {
            outcomes.push(Outcome { number, entries, dropped, left });
        }
    });
    outcomes
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write as _;

    /// Functions of 1 and 100 instructions, and some of 5,000.
    fn module() -> Module {
        let mut text = String::new();
        for number in 0..100 {
            let size = if number % 33 == 7 { 5000 } else { 1 + number % 2 * 99 };
            let _ = writeln!(text, "define void @f{number}() {{");
            for _ in 1..size {
                text.push_str("  fence seq_cst\n");
            }
            text.push_str("  ret void\n}\n");
        }
        let parsed = draig_asm::parse_module(text.as_bytes(), &draig_asm::ParseOptions::default());
        parsed.expect("it is right").module
    }

    #[test]
    fn each_function_is_taken_once() {
        let module = module();
        for threads in [1, 2, 3, 8] {
            let queue = Queue::new(&module, threads);
            assert_eq!(queue.large.is_empty(), threads == 1);
            let taken = Mutex::new(Vec::new());
            std::thread::scope(|scope| {
                for _ in 0..threads {
                    scope.spawn(|| queue.drain(|number| taken.lock().expect("nobody panics").push(number)));
                }
            });
            let mut taken = taken.into_inner().expect("nobody panics");
            taken.sort_unstable();
            assert!(taken.into_iter().eq(0..100), "{threads} threads");
        }
    }

    #[test]
    fn large_functions_are_taken_first() {
        let module = module();
        let queue = Queue::new(&module, 2);
        let mut taken = Vec::new();
        queue.drain(|number| taken.push(number));
        assert_eq!(taken[..4], [7, 40, 73, 0]);
    }
}
