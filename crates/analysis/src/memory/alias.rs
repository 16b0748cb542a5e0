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
use super::pointers::Pointer;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    /// The number of the first pointer, that of the second, and a bit for iterations.
    pointers: u64,
    sizes: u64,
}

impl Key {
    /// Returns the key of a pair, and whether it is that of the pair in the opposite order; `None` if a size is too
    /// large.
    fn of(a: &Side<'_>, b: &Side<'_>, cross_iteration: bool) -> Option<(Key, bool)> {
        let is_swapped = b.pointer.number < a.pointer.number;
        let (first, second) = if is_swapped { (b, a) } else { (a, b) };
        let pair = |first: u32, second: u32| u64::from(first) << 32 | u64::from(second);
        let sizes = pair(first.size.packed()?, second.size.packed()?);
        let pointers = pair(first.pointer.number, second.pointer.number);
        Some((Key { pointers: pointers << 1 | u64::from(cross_iteration), sizes }, is_swapped))
    }
}

/// A pointer and the size of the access.
#[derive(Clone, Copy)]
pub(super) struct Side<'p> {
    pub(super) pointer: &'p Pointer,
    pub(super) size: LocationSize,
}

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
    /// Pairs whose answer is being computed, each with whether it was assumed not to alias meanwhile.
    active: RefCell<Vec<(Key, bool)>>,
    /// Memory for the indices of the difference of two addresses.
    pub(super) indices: RefCell<Vec<VariableIndex>>,
    pub(super) calls: KnownCalls,
}

/// State of one query.
#[derive(Debug, Default)]
pub(super) struct Query {
    pub(super) depth: usize,
    steps: usize,
    /// Whether equal values may stand for different iterations of a loop.
    pub(super) cross_iteration: bool,
    /// Number of pairs whose answer is being computed that were assumed not to alias.
    assumptions: usize,
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

    /// Returns whether two locations overlap.
    #[must_use]
    pub fn alias(&self, a: &MemoryLocation, b: &MemoryLocation) -> AliasResult {
        let cross_iteration = self.across_iterations.get();
        let ([AliasKind::Basic, others @ ..], false, false) = (&self.kinds[..], a.size.is_zero(), b.size.is_zero())
        else {
            return self.ask(&mut Query { cross_iteration, ..Query::default() }, a, b);
        };
        // Most questions are answered by facts about the two pointers.
        let left = Side { pointer: self.facts.pointer(a.pointer), size: a.size };
        let right = Side { pointer: self.facts.pointer(b.pointer), size: b.size };
        if let Some(answer) = self.basic_of_objects(cross_iteration, &left, &right) {
            return answer;
        }
        let mut query = Query { cross_iteration, ..Query::default() };
        match self.basic_of_operations(&mut query, &left, &right) {
            AliasResult::May => self.ask_kinds(others, &mut query, a, b),
            answer => answer,
        }
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
        self.ask_kinds(&self.kinds, query, a, b)
    }

    fn ask_kinds(&self, kinds: &[AliasKind], query: &mut Query, a: &MemoryLocation, b: &MemoryLocation) -> AliasResult {
        for kind in kinds {
            let result = match kind {
                AliasKind::Basic => self.basic(query, (a.pointer, a.size), (b.pointer, b.size)),
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
        match self.globals {
            // The other analyses look at tags, of which these have none.
            None => self.basic(query, a, b),
            Some(_) => self.ask(query, &MemoryLocation::new(a.0, a.1), &MemoryLocation::new(b.0, b.1)),
        }
    }

    /// Computes an answer once. A pair that is asked for again while its answer is computed, as happens for phis of
    /// loops, is assumed not to alias; if that turns out to be wrong, nothing is known about it.
    pub(super) fn memoized(
        &self,
        query: &mut Query,
        a: &Side<'_>,
        b: &Side<'_>,
        compute: impl FnOnce(&mut Query) -> AliasResult,
    ) -> AliasResult {
        let is_limit = |query: &Query| query.depth >= QUERY_DEPTH || query.steps > QUERY_STEPS;
        let Some((key, is_swapped)) = Key::of(a, b, query.cross_iteration) else {
            query.steps += 1;
            return if is_limit(query) { AliasResult::May } else { query.deeper(compute) };
        };
        let oriented = |result: AliasResult| if is_swapped { result.swapped() } else { result };
        let cache = self.cache.borrow();
        if !cache.is_empty()
            && let Some(&known) = cache.get(&key)
        {
            return oriented(known);
        }
        drop(cache);
        let mut active = self.active.borrow_mut();
        if let Some(active) = active.iter_mut().find(|active| active.0 == key) {
            query.assumptions += usize::from(!std::mem::replace(&mut active.1, true));
            return AliasResult::No;
        }
        query.steps += 1;
        if is_limit(query) {
            return AliasResult::May;
        }
        active.push((key, false));
        drop(active);
        let steps = query.steps;
        let mut result = query.deeper(compute);
        let was_assumed = self.active.borrow_mut().pop().is_some_and(|active| active.1);
        query.assumptions -= usize::from(was_assumed);
        if was_assumed && result != AliasResult::No {
            result = AliasResult::May;
        }
        // Parts of a question are those of many others. An answer that rests on an assumption about an enclosing pair is
        // not kept.
        let is_worth = query.depth > 0 || query.steps - steps >= LONG_ANSWER;
        if is_worth && !was_assumed && query.assumptions == 0 && query.steps <= QUERY_STEPS {
            let mut cache = self.cache.borrow_mut();
            if cache.len() >= CACHED_ANSWERS {
                cache.clear();
            }
            cache.insert(key, oriented(result));
        }
        result
    }
}

impl Query {
    /// Answers a part of the question.
    pub(super) fn deeper<T>(&mut self, answer: impl FnOnce(&mut Query) -> T) -> T {
        self.depth += 1;
        let result = answer(self);
        self.depth -= 1;
        result
    }
}
