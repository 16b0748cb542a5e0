//! Alias queries: a list of analyses that are asked in order, with a cache.

use std::cell::{Cell, RefCell};

use draig_ir::Value;
use rustc_hash::FxHashMap;

use super::address::VariableIndex;
use super::calls::KnownCalls;
use super::facts::Facts;
use super::globals::GlobalsModRef;
use super::limits::{QUERY_DEPTH, QUERY_STEPS};
use super::location::{LocationSize, MemoryLocation};
use crate::analyses::Analyses;
use crate::subject::Subject;

/// Answer to whether two locations overlap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AliasResult {
    /// Locations that never overlap.
    No,
    /// Locations of which nothing is known.
    May,
    /// Locations that overlap but start at different addresses. The second starts this many bytes after the first, where
    /// that is known.
    Partial(Option<i32>),
    /// Locations that start at the same address.
    Must,
}

impl AliasResult {
    /// Returns the answer for the locations in the opposite order.
    #[must_use]
    pub fn swapped(self) -> AliasResult {
        match self {
            AliasResult::Partial(Some(offset)) => AliasResult::Partial(offset.checked_neg()),
            other => other,
        }
    }

    fn is_partial(self) -> bool {
        matches!(self, AliasResult::Partial(_))
    }

    /// Returns the answer for a value that is one of two.
    pub(super) fn merged(self, other: AliasResult) -> AliasResult {
        match (self, other) {
            (a, b) if a == b || (a.is_partial() && b.is_partial()) => a,
            (AliasResult::Partial(_), AliasResult::Must) | (AliasResult::Must, AliasResult::Partial(_)) => {
                AliasResult::Partial(None)
            }
            _ => AliasResult::May,
        }
    }
}

/// An alias analysis, by its name in `-aa-pipeline=`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AliasKind {
    /// `basic-aa`: addresses, objects and captures.
    Basic,
    /// `scoped-noalias-aa`: `!alias.scope` and `!noalias`.
    ScopedNoAlias,
    /// `tbaa`: `!tbaa`.
    TypeBased,
    /// `globals-aa`: globals whose address is not taken.
    Globals,
}

impl AliasKind {
    /// All analyses with their names.
    pub const TABLE: [(&'static str, AliasKind); 4] = [
        ("basic-aa", AliasKind::Basic),
        ("scoped-noalias-aa", AliasKind::ScopedNoAlias),
        ("tbaa", AliasKind::TypeBased),
        ("globals-aa", AliasKind::Globals),
    ];

    /// The analyses of LLVM's default, without those of the module.
    pub const DEFAULT: [AliasKind; 3] = [AliasKind::Basic, AliasKind::ScopedNoAlias, AliasKind::TypeBased];

    /// Returns the analysis with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<AliasKind> {
        AliasKind::TABLE.iter().find(|entry| entry.0 == name).map(|entry| entry.1)
    }
}

/// A pair of locations, without tags, and whether they may be of different iterations of a loop.
type Key = (Value, LocationSize, Value, LocationSize, bool);

/// Largest number of answers that the cache keeps.
const CACHED_ANSWERS: usize = 1 << 16;

/// Number of steps from which an answer is kept; to find shorter ones again is faster than to keep them.
const LONG_ANSWER: usize = 3;

/// Alias analyses of one function.
#[derive(Debug)]
pub struct AliasAnalysis<'a> {
    /// Facts about the function.
    pub facts: Facts<'a>,
    kinds: Vec<AliasKind>,
    /// A bit for each of them.
    kind_bits: u8,
    globals: Option<&'a GlobalsModRef>,
    cache: RefCell<FxHashMap<Key, AliasResult>>,
    /// Whether the locations of queries may be of different iterations of a loop.
    across_iterations: Cell<bool>,
    /// Memory for [`Query::active`].
    active: RefCell<Vec<(Key, bool)>>,
    /// Memory for the indices of the difference of two addresses.
    pub(super) indices: RefCell<Vec<VariableIndex>>,
    pub(super) calls: KnownCalls,
}

/// State of one query.
#[derive(Debug, Default)]
pub(super) struct Query {
    depth: usize,
    steps: usize,
    /// Whether equal values may stand for different iterations of a loop.
    pub cross_iteration: bool,
    /// Pairs whose answer is being computed, each with whether it was assumed not to alias meanwhile.
    active: Vec<(Key, bool)>,
}

impl Query {
    /// Whether the question came up while another one was answered.
    pub(super) fn is_nested(&self) -> bool {
        self.depth > 0
    }
}

impl<'a> AliasAnalysis<'a> {
    /// Returns the analyses to ask, in order, for a function.
    #[must_use]
    pub fn new(subject: Subject<'a>, kinds: &[AliasKind]) -> AliasAnalysis<'a> {
        AliasAnalysis {
            facts: Facts::new(subject),
            kinds: kinds.to_vec(),
            kind_bits: kinds.iter().fold(0, |bits, &kind| bits | 1 << kind as u8),
            globals: None,
            cache: RefCell::default(),
            across_iterations: Cell::new(false),
            active: RefCell::default(),
            indices: RefCell::default(),
            calls: KnownCalls::default(),
        }
    }

    /// Sets the facts about values that the ranges of indices are taken from.
    #[must_use]
    pub fn with_values(mut self, analyses: &Analyses<'a>) -> AliasAnalysis<'a> {
        self.facts.values = Some(analyses.shared_values().clone());
        self.facts.module_facts = analyses.module_facts().clone();
        self
    }

    /// Sets what is known of the module's globals, without which [`AliasKind::Globals`] has no effect.
    #[must_use]
    pub fn with_globals(self, globals: &'a GlobalsModRef) -> AliasAnalysis<'a> {
        AliasAnalysis { globals: Some(globals), calls: KnownCalls::default(), ..self }
    }

    /// Returns what is known of the module's globals, if they are asked about.
    pub(super) fn globals(&self) -> Option<&'a GlobalsModRef> {
        self.globals.filter(|_| self.uses(AliasKind::Globals))
    }

    #[inline]
    pub(super) fn uses(&self, kind: AliasKind) -> bool {
        self.kind_bits >> kind as u8 & 1 != 0
    }

    /// Whether [`AliasKind::Basic`] is asked before the others.
    #[inline]
    pub(super) fn is_basic_first(&self) -> bool {
        self.kinds.first() == Some(&AliasKind::Basic)
    }

    /// Returns whether two locations overlap.
    #[must_use]
    pub fn alias(&self, a: &MemoryLocation, b: &MemoryLocation) -> AliasResult {
        if self.is_basic_first()
            && !a.size.is_zero()
            && !b.size.is_zero()
            && let Some(known) = self.facts.compare_known(a.pointer, b.pointer, self.across_iterations.get())
        {
            return known;
        }
        let active = self.active.take();
        let mut query = Query { cross_iteration: self.across_iterations.get(), active, ..Query::default() };
        let result = self.ask(&mut query, a, b);
        self.active.replace(query.active);
        result
    }

    /// Asks with locations that may be of different iterations of a loop, if `are_apart`: equal values are then not
    /// the same address unless they are defined outside of all cycles.
    pub(super) fn across_iterations<T>(&self, are_apart: bool, ask: impl FnOnce() -> T) -> T {
        let outer = self.across_iterations.replace(are_apart);
        let result = ask();
        self.across_iterations.set(outer);
        result
    }

    /// Whether two locations surely do not overlap.
    #[must_use]
    pub fn is_no_alias(&self, a: &MemoryLocation, b: &MemoryLocation) -> bool {
        self.alias(a, b) == AliasResult::No
    }

    pub(super) fn ask(&self, query: &mut Query, a: &MemoryLocation, b: &MemoryLocation) -> AliasResult {
        for kind in &self.kinds {
            let result = match kind {
                AliasKind::Basic => self.basic(query, a, b),
                AliasKind::ScopedNoAlias if !self.scopes_may_alias(&a.tags, &b.tags) => AliasResult::No,
                AliasKind::TypeBased if !self.types_may_alias(a.tags.tbaa, b.tags.tbaa) => AliasResult::No,
                AliasKind::Globals if self.globals.is_some_and(|globals| self.are_private_apart(globals, a, b)) => {
                    AliasResult::No
                }
                AliasKind::ScopedNoAlias | AliasKind::TypeBased | AliasKind::Globals => AliasResult::May,
            };
            if result != AliasResult::May {
                return result;
            }
        }
        AliasResult::May
    }

    /// Asks about values that were derived from those of the query.
    pub(super) fn ask_about(
        &self,
        query: &mut Query,
        a: (Value, LocationSize),
        b: (Value, LocationSize),
    ) -> AliasResult {
        // As for questions from outside, facts that are known answer most of them.
        if self.is_basic_first()
            && !a.1.is_zero()
            && !b.1.is_zero()
            && let Some(known) = self.facts.compare_known(a.0, b.0, query.cross_iteration)
        {
            return known;
        }
        self.ask(query, &MemoryLocation::new(a.0, a.1), &MemoryLocation::new(b.0, b.1))
    }

    /// Computes an answer once. A pair that is asked for again while its answer is computed, as happens for phis of
    /// loops, is assumed not to alias; if that turns out to be wrong, nothing is known about it.
    pub(super) fn memoized(
        &self,
        query: &mut Query,
        a: (Value, LocationSize),
        b: (Value, LocationSize),
        compute: impl FnOnce(&mut Query) -> AliasResult,
    ) -> AliasResult {
        let is_swapped = b.0 < a.0;
        let (first, second) = if is_swapped { (b, a) } else { (a, b) };
        let key = (first.0, first.1, second.0, second.1, query.cross_iteration);
        let oriented = |result: AliasResult| if is_swapped { result.swapped() } else { result };
        let cache = self.cache.borrow();
        if !cache.is_empty()
            && let Some(&known) = cache.get(&key)
        {
            return oriented(known);
        }
        drop(cache);
        if let Some(active) = query.active.iter_mut().find(|active| active.0 == key) {
            active.1 = true;
            return AliasResult::No;
        }
        query.steps += 1;
        if query.depth >= QUERY_DEPTH || query.steps > QUERY_STEPS {
            return AliasResult::May;
        }
        let steps = query.steps;
        query.active.push((key, false));
        query.depth += 1;
        let mut result = compute(query);
        query.depth -= 1;
        let was_assumed = query.active.pop().is_some_and(|active| active.1);
        if was_assumed && result != AliasResult::No {
            result = AliasResult::May;
        }
        // An answer that rests on the assumption about an enclosing pair is not kept.
        let was_long = query.steps - steps >= LONG_ANSWER;
        if was_long && !was_assumed && !query.active.iter().any(|active| active.1) && query.steps <= QUERY_STEPS {
            let mut cache = self.cache.borrow_mut();
            if cache.len() >= CACHED_ANSWERS {
                cache.clear();
            }
            cache.insert(key, oriented(result));
        }
        result
    }
}
