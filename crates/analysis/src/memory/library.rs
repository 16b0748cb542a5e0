//! Facts about library functions that do not follow from their attributes.

use draig_tables::library_functions::LibraryFunction;

/// Allocation functions whose first argument is the size, and which do nothing else. `malloc` and the like are known by
/// their attributes alone.
const ALLOCATIONS: &[&str] = &[
    "_Znwj",
    "_ZnwjRKSt9nothrow_t",
    "_ZnwjSt11align_val_t",
    "_ZnwjSt11align_val_tRKSt9nothrow_t",
    "_Znwm",
    "_ZnwmRKSt9nothrow_t",
    "_ZnwmSt11align_val_t",
    "_ZnwmSt11align_val_tRKSt9nothrow_t",
    "_Znwm12__hot_cold_t",
    "_ZnwmRKSt9nothrow_t12__hot_cold_t",
    "_ZnwmSt11align_val_t12__hot_cold_t",
    "_ZnwmSt11align_val_tRKSt9nothrow_t12__hot_cold_t",
    "_Znaj",
    "_ZnajRKSt9nothrow_t",
    "_ZnajSt11align_val_t",
    "_ZnajSt11align_val_tRKSt9nothrow_t",
    "_Znam",
    "_ZnamRKSt9nothrow_t",
    "_ZnamSt11align_val_t",
    "_ZnamSt11align_val_tRKSt9nothrow_t",
    "_Znam12__hot_cold_t",
    "_ZnamRKSt9nothrow_t12__hot_cold_t",
    "_ZnamSt11align_val_t12__hot_cold_t",
    "_ZnamSt11align_val_tRKSt9nothrow_t12__hot_cold_t",
    "__kmpc_alloc_shared",
];

/// Whether a function returns new memory, of as many bytes as its first argument says, and does nothing else.
pub(crate) fn is_allocation(function: &LibraryFunction) -> bool {
    ALLOCATIONS.contains(&function.name)
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

/// A function and the sizes of its arguments.
type Extents = (&'static str, &'static [(usize, ArgumentSize)]);

/// Functions that access only bytes after the addresses that they are given.
const EXTENTS: &[Extents] = {
    use ArgumentSize::{After, AtMost, Bytes, Length};
    &[
        ("memset_pattern4", &[(0, Length(2)), (1, Bytes(4))]),
        ("memset_pattern8", &[(0, Length(2)), (1, Bytes(8))]),
        ("memset_pattern16", &[(0, Length(2)), (1, Bytes(16))]),
        ("strcpy", &[(0, After), (1, After)]),
        ("stpcpy", &[(0, After), (1, After)]),
        ("strcat", &[(0, After), (1, After)]),
        ("strncat", &[(0, After), (1, AtMost(2))]),
        ("strncpy", &[(0, Length(2)), (1, AtMost(2))]),
        ("stpncpy", &[(0, Length(2)), (1, AtMost(2))]),
        ("bcmp", &[(0, Length(2)), (1, Length(2))]),
        ("memcmp", &[(0, AtMost(2)), (1, AtMost(2))]),
        ("memchr", &[(0, AtMost(2))]),
        ("memccpy", &[(0, AtMost(3)), (1, AtMost(3))]),
        ("memcpy", &[(0, Length(2)), (1, Length(2))]),
        ("memmove", &[(0, Length(2)), (1, Length(2))]),
        ("memset", &[(0, Length(2))]),
        ("strlen", &[(0, After)]),
    ]
};

/// Returns the extent of the memory that a function accesses through an argument.
pub(super) fn argument_size(function: &LibraryFunction, number: usize) -> Option<ArgumentSize> {
    let known = EXTENTS.iter().find(|known| known.0 == function.name)?;
    known.1.iter().find(|argument| argument.0 == number).map(|argument| argument.1)
}
