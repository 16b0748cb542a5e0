//! Facts about library functions that the alias analyses know and that do not follow from attributes. Which function is
//! one of them, [`LibraryFunctions`](crate::LibraryFunctions) says.

use draig_tables::library_functions::LibraryFunction;

/// Prefixes of the names of the allocation functions that are known without attributes: C++'s `new`, mangled as by
/// Itanium's and Microsoft's ABI, and OpenMP's. All return new memory of as many bytes as the first argument says.
/// `malloc` and the like are known by their attributes alone.
const ALLOCATIONS: &[&str] = &["_Znw", "_Zna", "??2@", "??_U@", "__kmpc_alloc_shared"];

/// Whether a function returns new memory of as many bytes as its first argument says, and does nothing else.
pub(crate) fn is_allocation(function: &LibraryFunction) -> bool {
    ALLOCATIONS.iter().any(|prefix| function.name.starts_with(prefix))
}

/// Extent of the memory that a library function accesses through an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ArgumentSize {
    /// As many bytes as another argument says.
    Length(u32),
    /// At most as many bytes as another argument says.
    AtMost(u32),
    /// This many bytes.
    Bytes(u64),
    /// Bytes at and after the address.
    After,
}

/// Functions that access only bytes after the addresses that they are given, and the extents by the arguments'
/// numbers. These are the functions that LLVM knows: of others, such as `strlen`, it assumes that they may access all of
/// the object.
const EXTENTS: &[(&str, &[(usize, ArgumentSize)])] = {
    use ArgumentSize::{After, AtMost, Bytes, Length};
    &[
        ("__memcpy_chk", &[(0, AtMost(2)), (1, AtMost(2))]),
        ("__memset_chk", &[(0, AtMost(2))]),
        ("bcmp", &[(0, Length(2)), (1, Length(2))]),
        ("memccpy", &[(0, AtMost(3)), (1, AtMost(3))]),
        ("memchr", &[(0, Length(2))]),
        ("memcmp", &[(0, Length(2)), (1, Length(2))]),
        ("memset_pattern16", &[(0, Length(2)), (1, Bytes(16))]),
        ("memset_pattern4", &[(0, Length(2)), (1, Bytes(4))]),
        ("memset_pattern8", &[(0, Length(2)), (1, Bytes(8))]),
        ("strcat", &[(0, After), (1, After)]),
        ("strcpy", &[(0, After), (1, After)]),
        ("strncat", &[(0, After), (1, After)]),
        ("strncpy", &[(0, Length(2)), (1, AtMost(2))]),
    ]
};

/// Returns the extent of the memory that a library function accesses through an argument.
pub(super) fn argument_size(function: &LibraryFunction, number: usize) -> Option<ArgumentSize> {
    let known = EXTENTS.iter().find(|known| known.0 == function.name)?;
    known.1.iter().find(|argument| argument.0 == number).map(|argument| argument.1)
}
