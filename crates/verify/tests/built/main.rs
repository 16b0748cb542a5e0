//! Rules that no text breaks, because the reader refuses it or prints it differently: each case reads a
//! correct module, changes one thing in it, and breaks exactly that rule. Another test checks that every rule
//! has such a pair, one of files in `tests/rules`, or a reason why nothing can break it.

mod attributes;
mod calls;
mod coverage;
mod exceptions;
mod globals;
mod instructions;
mod metadata;
mod readers;
mod reduce;
mod structure;
mod support;

use support::Case;

/// Returns all cases.
fn cases() -> Vec<Case> {
    let lists = [
        instructions::cases(),
        attributes::cases(),
        calls::cases(),
        exceptions::cases(),
        globals::cases(),
        metadata::cases(),
        structure::cases(),
    ];
    lists.into_iter().flatten().collect()
}

#[test]
fn one_change_breaks_the_rule_and_no_other() {
    let failures: Vec<String> = cases().iter().filter_map(Case::failure).collect();
    assert!(failures.is_empty(), "{}\n{} failures", failures.join("\n"), failures.len());
}
