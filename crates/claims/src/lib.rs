//! The claims of the analyses, asserted while the interpreter runs a program.
//!
//! An analysis claims something about every execution; a run is one execution. The checker is an
//! [`Observer`](draig_interp::Observer) of the run. It asks the analyses about each function when that is first called
//! and compares their answers with what happens: values with known bits, ranges and expressions; paths with dominators
//! and trip counts; accesses with alias queries, effects of calls and memory SSA. A difference is a
//! [`Contradiction`]: the analysis is wrong, or the interpreter.
//!
//! Claims about poison hold for no value, so that poison and undef are compared with the claims about those alone. Claims
//! may rest on what would be undefined later, such as an overflow in a later iteration: a contradiction counts if its
//! function returned or was left, and not if the run ended in it by undefined behavior or a limit.
//!
//! ```
//! let text = b"
//! define i32 @main() {
//! entry:
//!   br label %loop
//! loop:
//!   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
//!   %next = add nuw nsw i32 %i, 1
//!   %more = icmp ult i32 %next, 10
//!   br i1 %more, label %loop, label %end
//! end:
//!   ret i32 0
//! }";
//! let outcome = draig_claims::check(text, &draig_claims::Settings::default()).unwrap();
//! assert!(outcome.contradictions.is_empty());
//! assert!(outcome.checked.of(draig_claims::Kind::TripCount) > 0);
//! ```

mod accesses;
mod activation;
mod checker;
mod claims;
mod expressions;
mod facts;
mod flow;
mod generate;
mod loops;
mod memory;
mod program;
mod report;
mod run;

pub use generate::{Generated, generate};
pub use program::{Entry, Outcome, Settings, check};

/// Kinds of claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Known bits of integers and pointers.
    KnownBits,
    /// Ranges by a single operation, attributes and assumptions.
    Range,
    /// Ranges at the ends of blocks.
    LazyRange,
    /// Values that are not zero or null.
    NonZero,
    /// Numbers of copies of the sign bit.
    SignBits,
    /// Classes of floating-point numbers.
    FloatClass,
    /// Values that are neither undef nor poison, or not poison.
    Defined,
    /// Alignments of pointers.
    Alignment,
    /// Values that an instruction is equal to.
    Simplified,
    /// Expressions of scalar evolution, evaluated.
    Expression,
    /// Flags of expressions.
    NoWrap,
    /// Ranges of expressions.
    ExpressionRange,
    /// Exact numbers of iterations.
    TripCount,
    /// Bounds of numbers of iterations.
    MaxTripCount,
    /// Divisors of numbers of iterations.
    TripMultiple,
    /// Blocks that are executed before others.
    Dominance,
    /// Blocks that are executed after others, in functions that return.
    PostDominance,
    /// Instructions after which the next one is executed.
    Transfer,
    /// Pairs of accesses that overlapped.
    NoAlias,
    /// Pairs of addresses that are equal or at a known distance.
    MustAlias,
    /// Effects of calls on the bytes of accesses and of other calls.
    ModRef,
    /// Versions of memory that accesses see.
    MemorySsa,
}

impl Kind {
    /// All kinds, with their names in reports.
    pub const TABLE: [(Kind, &'static str); 22] = [
        (Kind::KnownBits, "known bits"),
        (Kind::Range, "range"),
        (Kind::LazyRange, "range at the end of a block"),
        (Kind::NonZero, "nonzero"),
        (Kind::SignBits, "sign bits"),
        (Kind::FloatClass, "floating-point class"),
        (Kind::Defined, "not undef or poison"),
        (Kind::Alignment, "alignment"),
        (Kind::Simplified, "simplification"),
        (Kind::Expression, "scev value"),
        (Kind::NoWrap, "scev flags"),
        (Kind::ExpressionRange, "scev range"),
        (Kind::TripCount, "trip count"),
        (Kind::MaxTripCount, "maximum trip count"),
        (Kind::TripMultiple, "trip multiple"),
        (Kind::Dominance, "dominance"),
        (Kind::PostDominance, "post-dominance"),
        (Kind::Transfer, "transfer of execution"),
        (Kind::NoAlias, "alias of overlapping accesses"),
        (Kind::MustAlias, "must alias"),
        (Kind::ModRef, "mod/ref"),
        (Kind::MemorySsa, "memory ssa"),
    ];

    /// Returns the name in reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        Kind::TABLE[self as usize].1
    }

    /// Returns the kind with a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Kind> {
        Kind::TABLE.iter().find(|entry| entry.1 == name).map(|entry| entry.0)
    }
}

/// Numbers of comparisons by kind of claim.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts([u64; Kind::TABLE.len()]);

impl Counts {
    /// Returns the number of a kind.
    #[must_use]
    pub fn of(&self, kind: Kind) -> u64 {
        self.0[kind as usize]
    }

    /// Adds to the number of a kind.
    pub fn add(&mut self, kind: Kind, number: u64) {
        self.0[kind as usize] += number;
    }

    /// Returns the sum over all kinds.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }
}

/// Numbers of functions that were called and whose claims were not compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unchecked {
    /// Functions that are too large.
    pub large: usize,
    /// Functions with calls that return twice, after which values of the past come back.
    pub returning_twice: usize,
}

/// A claim that an execution contradicts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// Kind of the claim.
    pub kind: Kind,
    /// Name of the function.
    pub function: String,
    /// Text of the instruction, or label of the block.
    pub place: String,
    /// The claim.
    pub claim: String,
    /// The execution's value or event.
    pub found: String,
    /// Number of times that it was found.
    pub times: u64,
}

impl std::fmt::Display for Contradiction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Contradiction { kind, function, place, claim, found, times } = self;
        write!(f, "{}: @{function}: {place}: claimed {claim}, found {found} ({times} times)", kind.name())
    }
}

const _: () = {
    let mut at = 0;
    while at < Kind::TABLE.len() {
        assert!(Kind::TABLE[at].0 as usize == at);
        at += 1;
    }
};
