//! Rules that no text breaks, because its reader refuses it or writes it otherwise: a correct module
//! is read, one thing in it is changed, and exactly that rule is broken. And that every rule has such
//! a pair, or one of files in `tests/rules`, or a reason why nothing can break it.

mod attributes;
mod calls;
mod coverage;
mod exceptions;
mod globals;
mod instructions;
mod metadata;
mod readers;
mod structure;
mod support;

use support::Case;

/// All cases.
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
