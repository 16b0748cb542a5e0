//! Rules of LLVM's that no module of this model can break, with the reason: they are kept so that the
//! list of rules is LLVM's, and said where another door to modules opens.

/// Code and reason.
pub(crate) static UNBREAKABLE: &[(&str, &str)] = &[
    ("V0217", "A destination that is no block breaks V0006 before."),
    ("V0321", "The model has no place for an operation that there is not."),
    ("V0407", "A value in the metadata of a module is a constant, or breaks V0406 before; LLVM asks no more."),
    ("V0532", "A range of another width breaks V0517 before."),
    ("V0727", "A value in the metadata of a module is a constant, or breaks V0726 before; LLVM asks no more."),
    ("V0916", "A node with fewer operands is taken for a root, where the walk ends."),
    ("V1939", "A declaration with such a result breaks V0602 before."),
    ("V1941", "A block without a terminator breaks V0101 before."),
];
