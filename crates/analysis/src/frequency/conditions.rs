//! Guesses about conditions: comparisons that mostly hold or mostly do not.

use draig_ir::{FloatPredicate, Inst, IntPredicate, Opcode, Value};

use draig_num::ApInt;

use super::probability::Probability;
use crate::library_functions::LibraryFunctions;
use crate::subject::Subject;

/// A guess: how often a condition holds, compared with how often it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Odds(u32, u32);

const LIKELY: Odds = Odds(20, 12);
const UNLIKELY: Odds = Odds(12, 20);
/// Not-a-number is nearly never met.
const ORDERED: Odds = Odds((1 << 20) - 1, 1);
const UNORDERED: Odds = Odds(1, (1 << 20) - 1);

/// Comparisons of pointers: two are seldom equal.
const POINTERS: &[(IntPredicate, Odds)] = &[(IntPredicate::Ne, LIKELY), (IntPredicate::Eq, UNLIKELY)];

/// Comparisons of an integer with zero: it is mostly positive.
const WITH_ZERO: &[(IntPredicate, Odds)] = &[
    (IntPredicate::Eq, UNLIKELY),
    (IntPredicate::Ne, LIKELY),
    (IntPredicate::Slt, UNLIKELY),
    (IntPredicate::Sgt, LIKELY),
];

/// Comparisons of an integer with one: `x < 1` is `x <= 0`.
const WITH_ONE: &[(IntPredicate, Odds)] = &[(IntPredicate::Slt, UNLIKELY)];

/// Comparisons of an integer with minus one: `x > -1` is `x >= 0`.
const WITH_MINUS_ONE: &[(IntPredicate, Odds)] =
    &[(IntPredicate::Eq, UNLIKELY), (IntPredicate::Ne, LIKELY), (IntPredicate::Sgt, LIKELY)];

/// Comparisons of the result of [`COMPARING`] functions with any constant: strings are seldom equal.
const OF_STRINGS: &[(IntPredicate, Odds)] = &[(IntPredicate::Eq, UNLIKELY), (IntPredicate::Ne, LIKELY)];

/// Comparisons of floating-point numbers, which are seldom equal. Of the predicates that hold for equal numbers, only
/// `ueq` counts as one, as in LLVM.
const FLOATS: &[(FloatPredicate, Odds)] = &[
    (FloatPredicate::Oeq, LIKELY),
    (FloatPredicate::One, LIKELY),
    (FloatPredicate::Ueq, UNLIKELY),
    (FloatPredicate::Une, LIKELY),
    (FloatPredicate::Ord, ORDERED),
    (FloatPredicate::Uno, UNORDERED),
];

/// Functions of the C library that compare strings or memory.
const COMPARING: &[&[u8]] = &[b"strcmp", b"strcasecmp", b"strncmp", b"strncasecmp", b"memcmp", b"bcmp"];

/// Guesses how often a condition holds.
pub(super) fn guess(subject: Subject<'_>, condition: Value) -> Option<Probability> {
    let inst = condition.as_inst()?;
    let Odds(holds, fails) = match subject.body().opcode(inst) {
        Opcode::ICmp => integers(subject, inst)?,
        Opcode::FCmp => find(FLOATS, subject.body().float_predicate(inst)?)?,
        _ => return None,
    };
    Some(Probability::new(holds, holds + fails))
}

fn find<P: PartialEq>(table: &[(P, Odds)], predicate: P) -> Option<Odds> {
    table.iter().find(|entry| entry.0 == predicate).map(|entry| entry.1)
}

fn integers(subject: Subject<'_>, compare: Inst) -> Option<Odds> {
    let body = subject.body();
    let predicate = body.int_predicate(compare)?;
    let &[left, right] = body.operands(compare) else { return None };
    if subject.tables().types.is_pointer(subject.value_type(left))
        && let Some(odds) = find(POINTERS, predicate)
    {
        return Some(odds);
    }
    let constant = integer(subject, right)?;
    // A test of a single bit says nothing.
    if let Some(masked) = left.as_inst()
        && body.opcode(masked) == Opcode::And
        && integer(subject, body.operands(masked)[1]).is_some_and(|mask| mask.is_power_of_two())
    {
        return None;
    }
    let table = match () {
        () if left.as_inst().is_some_and(|call| compares_memory(subject, call)) => OF_STRINGS,
        () if constant.is_zero() => WITH_ZERO,
        () if constant.is_one() => WITH_ONE,
        () if constant.is_all_ones() => WITH_MINUS_ONE,
        () => return None,
    };
    find(table, predicate)
}

/// Returns a constant integer, also under a `bitcast` that hides it from folding.
fn integer(subject: Subject<'_>, value: Value) -> Option<ApInt> {
    let body = subject.body();
    let hidden = value.as_inst().filter(|&inst| body.opcode(inst) == Opcode::BitCast);
    subject.tables().int_value(hidden.map_or(value, |cast| body.operands(cast)[0]))
}

/// Whether an instruction calls one of the [`COMPARING`] functions; as in LLVM, also if the target
/// does not have it or the call is `nobuiltin`.
fn compares_memory(subject: Subject<'_>, call: Inst) -> bool {
    let body = subject.body();
    let callee = body.callee(call).and_then(|callee| callee.as_global()).filter(|_| body.opcode(call) == Opcode::Call);
    callee.is_some_and(|callee| {
        let name = subject.module().name(callee);
        COMPARING.contains(&name.strip_prefix(b"\x01").unwrap_or(name))
            && LibraryFunctions::new(subject.module()).recognized(subject.module(), callee).is_some()
    })
}
