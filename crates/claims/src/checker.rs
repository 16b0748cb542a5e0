//! The observer: follows the activations of functions and compares what happens with the claims.

use std::collections::BTreeMap;
use std::rc::Rc;

use draig_analysis::Analyses;
use draig_analysis::memory::GlobalsModRef;
use draig_interp::{Observer, Step};
use draig_ir::{Block, Body, Global, Inst, Module, TailKind};
use draig_tables::AttrKind;
use rustc_hash::FxHashMap;

use crate::activation::Activation;
use crate::claims::Claims;
use crate::memory::Touched;
use crate::report::{Place, Report};
use crate::run::Run;
use crate::{Contradiction, Counts, Kind, Unchecked};

/// Functions with more instructions are not checked.
const MAX_INSTS: usize = 12_000;

/// Number of the thread with which a run begins.
const FIRST_THREAD: u32 = 1;

/// Result of a run.
pub(crate) struct Finished {
    pub(crate) counts: Counts,
    pub(crate) contradictions: Vec<Contradiction>,
    /// Number of contradictions of activations in which the run ended.
    pub(crate) void: usize,
    /// Number of differences that were found and not kept.
    pub(crate) left_out: usize,
    pub(crate) functions: usize,
    pub(crate) unchecked: Unchecked,
}

/// The observer.
pub(crate) struct Checker<'a> {
    module: &'a Module,
    analyses: &'a [Option<Analyses<'a>>],
    globals: &'a GlobalsModRef,
    functions: FxHashMap<Global, Option<Rc<Claims<'a>>>>,
    unchecked: Unchecked,
    /// Activations of the running thread, and those of the others.
    stack: Vec<Activation>,
    thread: u32,
    parked: BTreeMap<u32, Vec<Activation>>,
    /// Activations of contexts that do not run, by their numbers.
    contexts: BTreeMap<u64, Vec<Activation>>,
    report: Report<'a>,
}

impl<'a> Checker<'a> {
    pub(crate) fn new(
        module: &'a Module,
        analyses: &'a [Option<Analyses<'a>>],
        globals: &'a GlobalsModRef,
    ) -> Checker<'a> {
        let report = Report::new(module);
        let unchecked = Unchecked::default();
        Checker {
            module,
            analyses,
            globals,
            functions: FxHashMap::default(),
            unchecked,
            stack: Vec::new(),
            thread: FIRST_THREAD,
            parked: BTreeMap::new(),
            contexts: BTreeMap::new(),
            report,
        }
    }

    /// Ends the run. If the program ended it, the instructions that it ended in did not transfer execution.
    pub(crate) fn finish(mut self, ended_by_itself: bool) -> Finished {
        // Another thread or context that the end of the program stops did not leave its functions.
        let threads = std::mem::take(&mut self.parked).into_values();
        let contexts = std::mem::take(&mut self.contexts).into_values();
        for stack in threads.chain(contexts) {
            let running = std::mem::replace(&mut self.stack, stack);
            while !self.stack.is_empty() {
                self.abandon(false);
            }
            self.stack = running;
        }
        while !self.stack.is_empty() {
            self.abandon(ended_by_itself);
        }
        let functions = self.functions.values().filter(|claims| claims.is_some()).count();
        let (counts, left_out) = (self.report.counts.clone(), self.report.left_out);
        let (contradictions, void) = self.report.contradictions();
        Finished { counts, contradictions, void, left_out, functions, unchecked: self.unchecked }
    }

    fn claims(&mut self, function: Global) -> Option<Rc<Claims<'a>>> {
        if let Some(known) = self.functions.get(&function) {
            return known.clone();
        }
        let analyses = self.analyses.get(function.index()).and_then(Option::as_ref);
        let claims = analyses.filter(|analyses| self.unchecked.admits(self.module, analyses));
        let claims = claims.map(|analyses| Rc::new(Claims::new(analyses, self.globals)));
        self.functions.insert(function, claims.clone());
        claims
    }

    /// Leaves the last activation, which does not return.
    fn abandon(&mut self, was_left: bool) {
        let Some(activation) = self.stack.pop() else { return };
        if let (Some(pending), true) = (activation.pending, was_left)
            && let Some(Some(claims)) = self.functions.get(&activation.function)
            && claims.transfers[pending.inst.index()]
            && let Some(body) = self.module.body(activation.function)
            && body.call(pending.inst).is_none_or(|call| call.tail != TailKind::MustTail)
        {
            let place = Place::Inst(pending.inst);
            self.report.frame = activation.frame;
            self.report.compare(Kind::Transfer, activation.function, place, false, || {
                ("that the next instruction is executed".to_owned(), "that the function is left".to_owned())
            });
        }
        if was_left {
            self.report.confirm(activation.frame);
        }
        self.pass_to_caller(activation.touched);
    }

    fn pass_to_caller(&mut self, touched: Touched) {
        if let Some(caller) = self.stack.last_mut() {
            caller.callees.push(touched);
        }
    }
}

impl Unchecked {
    /// Whether a function's claims are compared; counts it if not.
    fn admits(&mut self, module: &Module, analyses: &Analyses<'_>) -> bool {
        let body = analyses.subject().body();
        if body.insts().count() > MAX_INSTS {
            self.large += 1;
            return false;
        }
        let returns_twice = body.insts().any(|inst| returns_twice(module, body, inst));
        self.returning_twice += usize::from(returns_twice);
        !returns_twice
    }
}

/// Whether a call returns twice, so that values of the past come back.
fn returns_twice(module: &Module, body: &Body, inst: Inst) -> bool {
    let Some(call) = body.call(inst) else { return false };
    let attributes = &module.tables.attributes;
    let has = |list| attributes.has(attributes.list(list).function, AttrKind::ReturnsTwice);
    let callee = body.callee(inst).and_then(|callee| callee.as_global());
    let of_callee = callee.and_then(|callee| module.global(callee).as_function());
    let name = callee.map_or(&b""[..], |callee| module.name(callee));
    has(call.attributes) || of_callee.is_some_and(|function| has(function.attributes)) || name.ends_with(b"setjmp")
}

impl Observer for Checker<'_> {
    fn step(&mut self, step: &Step<'_>) {
        while let Some(top) = self.stack.last() {
            let is_gone = self.stack.len() > step.depth || self.stack.len() == step.depth && top.frame != step.frame;
            if !is_gone {
                break;
            }
            self.abandon(true);
        }
        let Some(claims) = self.claims(step.function) else {
            if self.stack.len() < step.depth {
                self.stack.push(Activation::new(step, 0, 0, 0, 0));
            }
            return;
        };
        if self.stack.len() < step.depth {
            self.stack.push(Activation::new(
                step,
                claims.dominators.len(),
                claims.results.len(),
                claims.shape.loops.len(),
                claims.shape.cycle_entries.len(),
            ));
        }
        let Some(activation) = self.stack.last_mut() else { return };
        let Some(body) = self.module.body(step.function) else { return };
        self.report.frame = step.frame;
        let mut run = Run { step, claims: &claims, activation, report: &mut self.report, body };
        run.step();
    }

    fn switched(&mut self, thread: u32) {
        let before = std::mem::replace(&mut self.thread, thread);
        let next = self.parked.remove(&thread).unwrap_or_default();
        self.parked.insert(before, std::mem::replace(&mut self.stack, next));
    }

    fn changed(&mut self, from: Option<u64>, to: u64) {
        if from.is_none() {
            // Functions that are left without a return leave no claim about the instruction that changed the context.
            while !self.stack.is_empty() {
                self.abandon(false);
            }
        }
        let next = self.contexts.remove(&to).unwrap_or_default();
        let before = std::mem::replace(&mut self.stack, next);
        if let Some(from) = from {
            self.contexts.insert(from, before);
        }
    }

    fn returned(&mut self, frame: u64) {
        if self.stack.last().is_none_or(|top| top.frame != frame) {
            return;
        }
        let Some(activation) = self.stack.pop() else { return };
        if let Some(Some(claims)) = self.functions.get(&activation.function) {
            let claims = Rc::clone(claims);
            self.report.frame = frame;
            for (number, &entered) in activation.entered.iter().enumerate().filter(|(_, entered)| **entered > 0) {
                let Some(after) = claims.post_dominators[number] else { continue };
                let block = Block::from_u32(number as u32);
                let holds = activation.entered[after.index()] > entered;
                self.report.compare(Kind::PostDominance, activation.function, Place::Block(block), holds, || {
                    (format!("that {after:?} is executed after it"), "a return without".to_owned())
                });
            }
        }
        self.report.confirm(frame);
        self.pass_to_caller(activation.touched);
    }
}
