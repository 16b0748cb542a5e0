//! Analyses of one function, each computed when it is first asked for: for as long as the body cannot change
//! ([`Analyses`]), or across edits ([`AnalysisCache`]).

use std::borrow::Cow;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use draig_ir::Epochs;

use crate::assume_calls::AssumeCalls;
use crate::control_flow::ControlFlow;
use crate::cycles::Cycles;
use crate::dominators::DominatorTree;
use crate::frequency::{BlockFrequencies, BranchProbabilities, stamp};
use crate::frontiers::DominanceFrontiers;
use crate::liveness::Liveness;
use crate::loops::Loops;
use crate::memory::{AliasAnalysis, AliasKind, GlobalsModRef, MemorySsa};
use crate::module_facts::ModuleFacts;
use crate::post_dominators::PostDominatorTree;
use crate::scev::ScalarEvolution;
use crate::subject::Subject;
use crate::values::{LazyRanges, Values};

/// A part of a body that an analysis depends on: one of its [`Epochs`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dependency {
    /// Blocks, and the targets of terminators.
    ControlFlow,
    /// Instructions that may access memory, among them all calls.
    Memory,
    /// All instructions.
    Values,
}

impl Dependency {
    /// Whether this part of a body changed between two states of it.
    #[must_use]
    pub fn changed(self, before: Epochs, after: Epochs) -> bool {
        let epoch = |epochs: Epochs| match self {
            Dependency::ControlFlow => epochs.control_flow,
            Dependency::Memory => epochs.memory,
            Dependency::Values => epochs.values,
        };
        before.body != after.body || epoch(before) != epoch(after)
    }
}

/// An analysis that is kept across edits, and whether it was kept across one since it was last used.
#[derive(Debug)]
struct Kept<T> {
    value: OnceCell<Arc<T>>,
    #[cfg(debug_assertions)]
    is_unchecked: std::cell::Cell<bool>,
}

impl<T> Default for Kept<T> {
    fn default() -> Kept<T> {
        Kept {
            value: OnceCell::new(),
            #[cfg(debug_assertions)]
            is_unchecked: std::cell::Cell::new(false),
        }
    }
}

impl<T: PartialEq> Kept<T> {
    /// Returns the analysis. Debug builds compare one that was kept across an edit with a fresh one, so that an edit
    /// that does not advance its epoch is found.
    #[cfg_attr(not(debug_assertions), allow(unused_variables))]
    fn get(&self, name: &str, compute: impl Fn() -> T) -> &Arc<T> {
        #[cfg(debug_assertions)]
        if self.is_unchecked.replace(false)
            && let Some(kept) = self.value.get()
        {
            assert!(**kept == compute(), "an edit made the analysis `{name}` stale without advancing its epoch");
        }
        self.value.get_or_init(|| Arc::new(compute()))
    }

    fn forget(&mut self) {
        self.value.take();
    }

    fn note_edit(&mut self) {
        #[cfg(debug_assertions)]
        self.is_unchecked.set(true);
    }
}

/// Declares the analyses that are kept across edits: name, type, dependencies, and computation. The dependencies of
/// the analyses that a computation asks for are repeated.
macro_rules! kept_analyses {
    ($($(#[$doc:meta])+ $name:ident, $shared:ident: $type:ty = [$($on:ident),+] |$analyses:ident| $compute:expr;)+) => {
        /// Results that are kept.
        #[derive(Debug, Default)]
        struct Results {
            $($name: Kept<$type>,)+
        }

        impl Results {
            /// Forgets what the edits between two states of the body concern.
            fn forget_stale(&mut self, before: Epochs, after: Epochs) {
                $(
                    match [$(Dependency::$on),+].iter().any(|on| on.changed(before, after)) {
                        true => self.$name.forget(),
                        false => self.$name.note_edit(),
                    }
                )+
            }
        }

        /// Analyses that [`AnalysisCache`] keeps, each with what it depends on.
        pub const KEPT_ANALYSES: &[(&str, &[Dependency])] = &[
            $((stringify!($name), &[$(Dependency::$on),+]),)+
        ];

        impl<'a> Analyses<'a> {
            $(
                $(#[$doc])+
                #[must_use]
                pub fn $name(&self) -> &$type {
                    self.$shared()
                }

                /// Returns the same, shared.
                pub(crate) fn $shared(&self) -> &Arc<$type> {
                    let $analyses = self;
                    self.results().$name.get(stringify!($name), || $compute)
                }
            )+
        }
    };
}

kept_analyses! {
    /// Returns the control-flow graph.
    control_flow, shared_control_flow: ControlFlow = [ControlFlow]
        |of| ControlFlow::new(of.subject.body());
    /// Returns the dominator tree.
    dominators, shared_dominators: DominatorTree = [ControlFlow]
        |of| DominatorTree::new(of.control_flow());
    /// Returns the post-dominator tree.
    post_dominators, shared_post_dominators: PostDominatorTree = [ControlFlow]
        |of| PostDominatorTree::new(of.subject.body(), of.control_flow());
    /// Returns the dominance frontiers.
    dominance_frontiers, shared_dominance_frontiers: DominanceFrontiers = [ControlFlow]
        |of| DominanceFrontiers::new(of.control_flow(), of.dominators());
    /// Returns the natural loops.
    loops, shared_loops: Loops = [ControlFlow]
        |of| Loops::new(of.control_flow(), of.dominators());
    /// Returns the cycles.
    cycles, shared_cycles: Cycles = [ControlFlow]
        |of| Cycles::new(of.control_flow());
    /// Returns the values that are live at the boundaries of blocks.
    liveness, shared_liveness: Liveness = [ControlFlow, Values]
        |of| Liveness::new(of.subject.body(), of.control_flow(), of.parameter_count());
    /// Returns the calls of `llvm.assume`.
    assume_calls, shared_assume_calls: AssumeCalls = [Memory]
        |of| AssumeCalls::of(of.subject, of.module_facts().assume());
    /// Returns the probabilities of branches.
    branch_probabilities, shared_branch_probabilities: BranchProbabilities = [ControlFlow, Values]
        |of| BranchProbabilities::new(of);
    /// Returns the frequencies of blocks.
    block_frequencies, shared_block_frequencies: BlockFrequencies = [ControlFlow, Values]
        |of| BlockFrequencies::new(of, of.branch_probabilities());
}

impl Results {
    /// Forgets frequencies if callees or `!prof` metadata changed, which have no epochs.
    fn forget_stale_frequencies(&mut self, subject: Subject<'_>) {
        // Frequencies are computed from probabilities, so that there are none without these.
        if self.branch_probabilities.value.get().is_some_and(|kept| kept.stamp != Some(stamp(subject))) {
            self.branch_probabilities.forget();
            self.block_frequencies.forget();
        }
    }
}

/// Results, of these analyses alone or of a cache.
#[derive(Clone, Debug)]
enum Storage<'a> {
    Own(Rc<Results>),
    Cache(&'a Results),
}

impl Storage<'_> {
    #[inline]
    fn results(&self) -> &Results {
        match self {
            Storage::Own(results) => results,
            Storage::Cache(results) => results,
        }
    }
}

/// Control-flow graph and dominator tree of a function, for analyses that rarely look at them: without counters to keep.
#[derive(Debug)]
pub(crate) struct Graphs<'a>(Storage<'a>);

impl Graphs<'_> {
    /// Returns the control-flow graph.
    pub(crate) fn control_flow(&self) -> &ControlFlow {
        self.0.results().control_flow.value.get().expect("made with the graphs")
    }

    /// Returns the dominator tree.
    pub(crate) fn dominators(&self) -> &DominatorTree {
        self.0.results().dominators.value.get().expect("made with the graphs")
    }
}

/// Analyses that are large and that few functions need: apart, so that without them there is one pointer to drop.
#[derive(Debug, Default)]
struct Large<'a> {
    aliases: OnceCell<Box<AliasAnalysis<'a>>>,
    memory_ssa: OnceCell<Box<MemorySsa>>,
    lazy_ranges: OnceCell<Box<RefCell<LazyRanges<'a>>>>,
    scalar_evolution: OnceCell<Box<RefCell<ScalarEvolution<'a>>>>,
}

/// The analyses of one function. They borrow the body, so that none can become stale.
///
/// The facts about values, memory and recurrences depend on the module as well, which has no epochs; they live as long
/// as this.
#[derive(Debug)]
pub struct Analyses<'a> {
    subject: Subject<'a>,
    results: Storage<'a>,
    alias_kinds: Cow<'static, [AliasKind]>,
    globals: Option<&'a GlobalsModRef>,
    module_facts: OnceCell<Rc<ModuleFacts<'a>>>,
    values: OnceCell<Rc<Values<'a>>>,
    large: OnceCell<Box<Large<'a>>>,
}

impl<'a> Analyses<'a> {
    /// Creates the analyses of a function, without computing any.
    #[must_use]
    pub fn new(subject: Subject<'a>) -> Analyses<'a> {
        Analyses::with_storage(subject, Storage::Own(Rc::default()))
    }

    fn with_storage(subject: Subject<'a>, results: Storage<'a>) -> Analyses<'a> {
        Analyses {
            subject,
            results,
            alias_kinds: Cow::Borrowed(&AliasKind::DEFAULT),
            globals: None,
            module_facts: OnceCell::new(),
            values: OnceCell::new(),
            large: OnceCell::new(),
        }
    }

    /// Sets the alias analyses that [`Analyses::aliases`] asks, in order; LLVM's default otherwise.
    #[must_use]
    pub fn with_alias_kinds(self, kinds: &[AliasKind]) -> Analyses<'a> {
        Analyses { alias_kinds: Cow::Owned(kinds.to_vec()), large: OnceCell::new(), ..self }
    }

    /// Sets what is known of the module's globals, without which [`AliasKind::Globals`] has no effect.
    #[must_use]
    pub fn with_globals(self, globals: &'a GlobalsModRef) -> Analyses<'a> {
        Analyses { globals: Some(globals), large: OnceCell::new(), ..self }
    }

    /// Shares facts about the module with the analyses of other functions.
    ///
    /// # Panics
    /// Panics if they are facts about another module.
    #[must_use]
    pub fn with_module_facts(self, facts: &Rc<ModuleFacts<'a>>) -> Analyses<'a> {
        assert!(std::ptr::eq(facts.module(), self.subject.module()), "facts about another module");
        Analyses { module_facts: OnceCell::from(facts.clone()), ..self }
    }

    /// Returns what is known of the module.
    #[must_use]
    pub fn module_facts(&self) -> &Rc<ModuleFacts<'a>> {
        self.module_facts.get_or_init(|| Rc::new(ModuleFacts::new(self.subject.module())))
    }

    fn large(&self) -> &Large<'a> {
        self.large.get_or_init(Box::default)
    }

    #[inline]
    fn results(&self) -> &Results {
        self.results.results()
    }

    /// Returns control-flow graph and dominator tree, which are computed now.
    pub(crate) fn graphs(&self) -> Graphs<'a> {
        let _ = (self.control_flow(), self.dominators());
        Graphs(self.results.clone())
    }

    /// Whether results outlive this.
    pub(crate) fn are_cached(&self) -> bool {
        matches!(self.results, Storage::Cache(_))
    }

    fn parameter_count(&self) -> u32 {
        self.subject.module().param_types(self.subject.function()).len() as u32
    }

    /// Returns the function.
    #[must_use]
    pub fn subject(&self) -> Subject<'a> {
        self.subject
    }

    /// Returns the facts about values: known bits, ranges, undef and poison.
    #[must_use]
    pub fn values(&self) -> &Values<'a> {
        self.shared_values()
    }

    pub(crate) fn shared_values(&self) -> &Rc<Values<'a>> {
        self.values.get_or_init(|| Rc::new(Values::new(self)))
    }

    /// Returns the alias analyses, which answer whether accesses overlap and what calls access.
    #[must_use]
    pub fn aliases(&self) -> &AliasAnalysis<'a> {
        self.large().aliases.get_or_init(|| {
            let aliases = AliasAnalysis::new(self.subject, &self.alias_kinds).with_values(self);
            Box::new(match self.globals {
                Some(globals) => aliases.with_globals(globals),
                None => aliases,
            })
        })
    }

    /// Returns the memory SSA form, with optimized uses.
    #[must_use]
    pub fn memory_ssa(&self) -> &MemorySsa {
        let build = || Box::new(MemorySsa::new(self.aliases(), self.control_flow(), self.dominators()));
        self.large().memory_ssa.get_or_init(build)
    }

    /// Returns the ranges of integers at the ends of blocks, which are computed when they are asked for.
    #[must_use]
    pub fn lazy_ranges(&self) -> &RefCell<LazyRanges<'a>> {
        self.large().lazy_ranges.get_or_init(|| Box::new(RefCell::new(LazyRanges::new(self))))
    }

    /// Returns the scalar evolution, whose expressions are made when they are asked for.
    #[must_use]
    pub fn scalar_evolution(&self) -> &RefCell<ScalarEvolution<'a>> {
        self.large().scalar_evolution.get_or_init(|| Box::new(RefCell::new(ScalarEvolution::new(self))))
    }
}

/// Analyses of a body that is edited: what an edit does not concern is kept, and what it does is computed again.
///
/// ```
/// use draig_analysis::{AnalysisCache, Subject};
/// use draig_ir::{Body, InstBuild, Module, Opcode, Type, Value};
///
/// # let mut module = Module::new(b"m");
/// # let ty = module.tables.types.function(Type::VOID, &[], false);
/// # let function = draig_ir::Global::from_u32(0);
/// let mut body = Body::new();
/// let (entry, end) = (body.add_block(), body.add_block());
/// let branch = body.append_inst(entry, InstBuild::new(Opcode::Br, Type::VOID), &[Value::block(end)]);
/// body.append_inst(end, InstBuild::new(Opcode::Ret, Type::VOID), &[]);
///
/// let mut cache = AnalysisCache::new();
/// let subject = Subject::with_body(&module, function, &body);
/// assert!(cache.analyses(subject).dominators().is_reachable(end));
/// body.remove_inst(branch);
/// let subject = Subject::with_body(&module, function, &body);
/// assert!(!cache.analyses(subject).dominators().is_reachable(end));
/// ```
#[derive(Debug, Default)]
pub struct AnalysisCache {
    results: Results,
    /// The state of the body for which the results are right.
    epochs: Option<Epochs>,
}

impl AnalysisCache {
    /// Creates an empty cache.
    #[must_use]
    pub fn new() -> AnalysisCache {
        AnalysisCache::default()
    }

    /// Returns the analyses of a function as it is now. What was computed for it before and is not stale is not
    /// computed again.
    ///
    /// A cache serves one body; for another one, it starts afresh.
    pub fn analyses<'c>(&'c mut self, subject: Subject<'c>) -> Analyses<'c> {
        let now = subject.body().epochs();
        if let Some(before) = self.epochs.replace(now)
            && before != now
        {
            self.results.forget_stale(before, now);
        }
        self.results.forget_stale_frequencies(subject);
        Analyses::with_storage(subject, Storage::Cache(&self.results))
    }
}
