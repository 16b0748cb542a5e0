//! LLVM's rules that no module of this model can break, with the reason. They are listed so that the list of
//! rules is complete, and take effect if modules can be built in another way.

/// Code and reason.
pub(crate) static UNBREAKABLE: &[(&str, &str)] = &[
    ("V0217", "A destination that is not a block already breaks V0006."),
    ("V0321", "The model cannot represent an undefined operation."),
    ("V0407", "A value in a module's metadata is a constant, or already breaks V0406; LLVM checks no more."),
    ("V0532", "A range of a different width already breaks V0517."),
    ("V0727", "A value in a module's metadata is a constant, or already breaks V0726; LLVM checks no more."),
    ("V0916", "A node with fewer operands is treated as a root, where the walk ends."),
    ("V1939", "A declaration with such a result already breaks V0602."),
    ("V1941", "A block without a terminator already breaks V0101."),
];
