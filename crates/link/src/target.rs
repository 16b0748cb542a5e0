//! Whether the targets of two modules go together (LangRef "Target Triple").

use draig_ir::Module;
use draig_target::{Triple, Vendor};

/// Whether modules of two triples can be one.
pub(crate) fn are_compatible(ours: &Triple, theirs: &Triple) -> bool {
    let arm = |triple: &Triple| triple.is_arm() || triple.is_thumb();
    let both_arm = arm(ours) && arm(theirs) && (ours.is_arm() != theirs.is_arm());
    let is_apple = ours.vendor() == Vendor::Apple;
    let same_arch = ours.arch() == theirs.arch() || both_arm;
    let same = same_arch
        && ours.sub_arch() == theirs.sub_arch()
        && ours.vendor() == theirs.vendor()
        && ours.os() == theirs.os();
    let same_rest =
        is_apple || ours.environment() == theirs.environment() && ours.object_format() == theirs.object_format();
    same && same_rest
}

/// The triple of both: the one that is there, of Apple's the later version.
pub(crate) fn merged(ours: &Triple, theirs: &Triple) -> Triple {
    if ours.vendor() == Vendor::Apple && theirs.os_version() < ours.os_version() {
        return ours.clone();
    }
    theirs.clone()
}

/// Module assembly as it may stand beside that of others: with the mode that it was written for.
pub(crate) fn adjusted_asm(module: &Module) -> Vec<u8> {
    let mode: &[u8] = match () {
        () if module.triple.is_thumb() => b".text\n.balign 2\n.thumb\n",
        () if module.triple.is_arm() => b".text\n.balign 4\n.arm\n",
        () => b"",
    };
    [mode, &module.inline_asm].concat()
}
