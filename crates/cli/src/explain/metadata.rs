//! Metadata: kinds of attachments, and classes of specialized nodes with their fields.

use draig_ir::metadata::Class;
use draig_tables::metadata_kinds;

/// Kinds of attachments with their meanings and the names of their sections in LangRef, or in another document.
const KINDS: &[(&str, &str, &str)] = &[
    (
        "dbg",
        "the place in the source, or the description of a function or variable",
        "Specialized Metadata Nodes, DILocation",
    ),
    ("tbaa", "the type of the accessed memory, for type-based alias analysis", "'tbaa' Metadata"),
    ("tbaa.struct", "the types of the fields that a copy of memory copies", "'tbaa.struct' Metadata"),
    ("prof", "how often something is executed, from a profile", "'prof' Metadata"),
    ("fpmath", "the error that a floating-point operation may have, in units in the last place", "'fpmath' Metadata"),
    ("range", "the range of values that is loaded or returned", "'range' Metadata"),
    ("invariant.load", "the memory has the same value wherever it can be accessed", "'load' Instruction"),
    ("alias.scope", "the scopes of aliasing that an access belongs to", "'noalias' and 'alias.scope' Metadata"),
    ("noalias", "the scopes of aliasing that an access does not alias with", "'noalias' and 'alias.scope' Metadata"),
    ("nontemporal", "the memory is not expected to be used again soon", "'load' Instruction"),
    ("llvm.mem.parallel_loop_access", "an older form of llvm.access.group", "'llvm.loop.parallel_accesses' Metadata"),
    ("nonnull", "the loaded pointer is not null", "'load' Instruction"),
    ("dereferenceable", "the number of bytes that the loaded pointer can access", "'dereferenceable' Metadata"),
    (
        "dereferenceable_or_null",
        "the same as dereferenceable, unless the pointer is null",
        "'dereferenceable_or_null' Metadata",
    ),
    ("make.implicit", "the check for null may become a fault of the memory access", ""),
    ("unpredictable", "the branch or switch is not predictable", "'unpredictable' Metadata"),
    ("invariant.group", "accesses of the group through one pointer see the same value", "'invariant.group' Metadata"),
    ("align", "the alignment of the loaded pointer", "'load' Instruction"),
    ("llvm.loop", "the identity of a loop and the options of its transformations", "'llvm.loop'"),
    ("type", "a type identifier and the offset at which a vtable has its address point", "'type' Metadata"),
    ("section_prefix", "the prefix of a function's section, such as hot or unlikely", ""),
    ("absolute_symbol", "the range of addresses of a symbol that is a constant", "'absolute_symbol' Metadata"),
    ("associated", "the global without which the linker may discard this one", "'associated' Metadata"),
    ("callees", "the functions that an indirect call may call", "'callees' Metadata"),
    ("irr_loop", "the weight of a header of an irreducible loop", "'irr_loop' Metadata"),
    ("llvm.access.group", "the group of accesses for llvm.loop.parallel_accesses", "'llvm.access.group' Metadata"),
    ("callback", "which argument of the function is called by it, and with which arguments", "'callback' Metadata"),
    (
        "llvm.preserve.access.index",
        "the type of an access that BPF relocates",
        "Preserving Debug Information Intrinsics",
    ),
    ("vcall_visibility", "which code may call the functions of a vtable", "'type' Metadata"),
    ("noundef", "the loaded value is neither undef nor poison", "'load' Instruction"),
    ("annotation", "strings of the frontend for remarks", "'annotation' Metadata"),
    ("nosanitize", "sanitizers leave the instruction as it is", ""),
    ("func_sanitize", "what the sanitizer of indirect calls stores before a function", "'func_sanitize' Metadata"),
    ("exclude", "the linker leaves the section of the global out of its output", "'exclude' Metadata"),
    ("memprof", "how a heap profile describes an allocation, by call stack", "'memprof' Metadata"),
    ("callsite", "the identifiers of the call stack for memprof", "'callsite' Metadata"),
    ("kcfi_type", "the type identifier of a function for KCFI", "'kcfi_type' Metadata"),
    ("pcsections", "the sections that get the address of the instruction or function", "'pcsections' Metadata"),
    (
        "DIAssignID",
        "the identity of an assignment to a variable, for debug information",
        "Specialized Metadata Nodes, DIAssignID",
    ),
    ("coro.outside.frame", "the stack slot stays outside of the coroutine's frame", ""),
    ("mmra", "annotations of memory ordering, as pairs of strings", "'mmra' Metadata"),
    ("noalias.addrspace", "address spaces that the accessed object is not in", "'noalias.addrspace' Metadata"),
    ("callee_type", "the type identifiers of an indirect call's callees", "'callee_type' Metadata"),
    ("nofree", "the memory at the pointer is not freed", "'nofree' Metadata"),
    ("captures", "what a store may capture of the stored pointer", "'captures' Metadata"),
    ("alloc_token", "the type that an allocation is for", "'alloc_token' Metadata"),
    ("implicit.ref", "the global needs the symbol that is named, without referring to it", "'implicit.ref' Metadata"),
];

/// Describes a kind of attachment or a class of nodes.
pub(super) fn described(word: &str) -> Option<String> {
    kind(word).into_iter().chain(class(word)).reduce(|all, one| format!("{all}\n{one}"))
}

fn kind(word: &str) -> Option<String> {
    if let Some((_, meaning, section)) = KINDS.iter().find(|(name, ..)| *name == word) {
        let section = if section.is_empty() { String::new() } else { format!("\nLangRef: {section}\n") };
        return Some(format!("`!{word}` is an attachment of metadata: {meaning}.\n{section}"));
    }
    let newer = metadata_kinds::NEWER.contains(&word);
    newer.then(|| format!("`!{word}` is an attachment of metadata that came with LLVM 23.\n"))
}

fn class(word: &str) -> Option<String> {
    let class = Class::from_name(word.as_bytes()).filter(|_| !word.is_empty())?;
    let fields = class.info().fields.iter();
    let fields: Vec<String> =
        fields.map(|field| format!("{}{}", field.name, if field.required { " (required)" } else { "" })).collect();
    let fields = if fields.is_empty() { String::new() } else { format!("\nFields: {}\n", fields.join(", ")) };
    Some(format!("`!{word}(…)` is a specialized node of metadata.\n{fields}\nLangRef: Specialized Metadata Nodes\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_and_class_is_described() {
        let fixed = metadata_kinds::MD_KIND.entries().iter().map(|&(_, name)| name);
        for name in fixed.chain(metadata_kinds::NEWER) {
            assert!(described(name).is_some(), "{name}");
        }
        for class in Class::ALL.iter().filter(|class| !class.info().name.is_empty()) {
            assert!(described(class.info().name).is_some(), "{class:?}");
        }
        assert!(described("DILocation").is_some_and(|text| text.contains("scope (required), inlinedAt")));
        assert!(described("frobnicate").is_none() && described("").is_none());
    }
}
