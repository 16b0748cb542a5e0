//! Decides whether debug information is broken, without checking any other rules: a reader asks this before
//! it keeps or strips debug information.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use draig_ir::{Body, Global, Module, ValueKind};
use draig_tables::metadata_kinds::{MD_DBG, MD_LOOP};

use super::{DebugCx, Facts, FunctionFacts, Nodes, Scratch, records, subprogram_of, units};
use crate::VerifyOptions;
use crate::metadata::{self, Walk};
use crate::sink::{Checked, Entry, Sink};
use crate::violation::Violation;

/// Number of reports kept per function: the first one decides.
const ENTRIES: usize = 64;

/// Number of functions that a thread takes at a time.
const BATCH: usize = 4;

/// The reports of one function, if there were any.
struct Outcome {
    /// Index in the list of functions.
    number: usize,
    entries: Vec<Entry>,
    left: FunctionFacts,
}

/// Returns the first debug information rule that a module breaks. LLVM's readers ask this of modules with the
/// current debug information version (`UpgradeDebugInfo`), and strip debug information if there is one. Of the
/// options, the number of threads, on which the result does not depend, the version and the treatment of units that are
/// not listed matter.
#[must_use]
pub fn debug_info_is_broken(module: &Module, options: &VerifyOptions) -> Option<Violation> {
    let metadata = metadata::Facts::by_threads(module, options.threads, options.for_llvm);
    let mut outcomes = functions(module, &metadata, options.threads);
    outcomes.sort_unstable_by_key(|outcome| outcome.number);

    let mut reports = Reports { module, metadata: &metadata, walk: Walk::over(module), found: Vec::new() };
    let mut left = Vec::new();
    for outcome in outcomes {
        if let Some(found) = reports.first(outcome.entries) {
            return Some(found);
        }
        left.push((module.functions()[outcome.number], outcome.left));
    }
    let mut sink = Sink::new(ENTRIES);
    for &variable in module.variables() {
        let _ = units::global_variable(module, &metadata, variable, &mut sink);
    }
    units::named_metadata(module, &metadata, &mut sink);
    if !options.allow_unlisted_units {
        units::listed_units(module, &mut sink);
    }
    let facts = left.iter().map(|(function, facts)| (*function, facts));
    records::assignments(&module.tables.metadata, facts, &mut sink);
    reports.first(sink.take().0)
}

/// Returns the reports of all functions, in any order.
fn functions(module: &Module, metadata: &metadata::Facts, threads: usize) -> Vec<Outcome> {
    let facts = Facts::new(module);
    let next = AtomicUsize::new(0);
    let look = || check_functions(module, metadata, &facts, &next);
    let threads = threads.clamp(1, module.functions().len().div_ceil(BATCH).max(1));
    if threads == 1 {
        return look();
    }
    let outcomes = Mutex::new(Vec::new());
    let add = || {
        let mine = look();
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

/// Checks functions until none is left.
fn check_functions(module: &Module, metadata: &metadata::Facts, facts: &Facts, next: &AtomicUsize) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    let mut scratch = Scratch::default();
    let mut sink = Sink::new(ENTRIES);
    let no_body = Body::new();
    loop {
        let from = next.fetch_add(BATCH, Ordering::Relaxed);
        if from >= module.functions().len() {
            return outcomes;
        }
        for (number, &function) in module.functions().iter().enumerate().skip(from).take(BATCH) {
            scratch.clear();
            sink.current = Some(function);
            let mut left = FunctionFacts::default();
            let mut cx = DebugCx {
                module,
                tables: &module.tables,
                nodes: Nodes::new(&module.tables, &metadata.scopes, metadata.version),
                metadata,
                facts,
                id: function,
                body: module.body(function).unwrap_or(&no_body),
                subprogram: subprogram_of(module, function),
                scratch: &mut scratch,
                left: &mut left,
                sink: &mut sink,
            };
            if cx.head().is_ok() {
                cx.instructions();
            }
            let (entries, _) = sink.take();
            if !entries.is_empty() || !left.is_empty() {
                outcomes.push(Outcome { number, entries, left });
            }
        }
    }
}

/// Receives reports, and walks metadata where requested.
struct Reports<'a> {
    module: &'a Module,
    metadata: &'a metadata::Facts,
    walk: Walk,
    found: Vec<Violation>,
}

impl Reports<'_> {
    fn first(&mut self, entries: Vec<Entry>) -> Option<Violation> {
        for entry in entries {
            match entry {
                Entry::Violation(violation) => self.found.push(violation),
                Entry::Node { node, locations_allowed, place } => {
                    self.walk.visit_in(self.module, self.metadata, node, locations_allowed, place, &mut self.found);
                }
                Entry::Intrinsic(_) => {}
            }
            if let Some(at) = self.found.iter().position(|violation| violation.rule.debug_info) {
                return Some(self.found.swap_remove(at));
            }
            self.found.clear();
        }
        None
    }
}

impl DebugCx<'_, '_> {
    /// Checks the attachments of the function.
    fn head(&mut self) -> Checked {
        let module = self.module;
        let declared = module.body(self.id).is_none();
        let mut number = 0;
        for &(kind, node) in &module.global(self.id).attachments {
            let is_dbg = kind.as_u32() == MD_DBG;
            match (is_dbg, declared) {
                (true, true) => self.declaration_attachment(node)?,
                (true, false) => {
                    self.definition_attachment(node, number)?;
                    number += 1;
                }
                (false, _) => {}
            }
            self.visit(node, is_dbg || declared, place_of(self.id));
        }
        Ok(())
    }

    fn instructions(&mut self) {
        let body = self.body;
        let mut last = None;
        for block in body.blocks() {
            if self.subprogram.is_some() || body.record_count() != 0 {
                self.trailing_records(block);
            }
            for inst in body.block_insts(block) {
                let _ = self.location(inst, &mut last);
                if body.record_count() != 0 {
                    self.records_before(inst);
                }
                let is_call = body.opcode(inst).is_call();
                if is_call {
                    let _ = self.call(inst);
                    for (number, operand) in body.operands(inst).iter().enumerate() {
                        if let ValueKind::Metadata(id) = operand.kind()
                            && self.metadata.needs_walk(id)
                            && self.calls_intrinsic(inst)
                        {
                            self.visit(id, false, (inst, number));
                        }
                    }
                }
                let mut assigns = false;
                let _ = self.instruction(inst);
                for (kind, node) in body.attachments(inst) {
                    let kind = kind.as_u32();
                    assigns |= kind == draig_tables::metadata_kinds::MD_DIASSIGNID;
                    self.visit(node, kind == MD_LOOP, inst);
                }
                if assigns {
                    let _ = self.assign_id(inst);
                }
            }
        }
    }
}

impl DebugCx<'_, '_> {
    fn calls_intrinsic(&self, inst: draig_ir::Inst) -> bool {
        let callee = self.body.callee(inst).and_then(draig_ir::Value::as_global);
        callee.is_some_and(|callee| draig_ir::intrinsics::id_of(self.module, callee).is_some())
    }
}

fn place_of(global: Global) -> crate::violation::Place {
    global.into()
}
