//! Functions of the C library that are known by name, and their facts that do not follow from attributes.

use draig_ir::{Global, Module, TypeKind};

/// The allocation functions that `opt` knows by name, with the numbers of their parameters; the first is the size.
/// `malloc` and the like are known by their attributes alone.
const ALLOCATIONS: &[(&str, usize)] = &[
    ("_Znwj", 1),
    ("_ZnwjRKSt9nothrow_t", 2),
    ("_ZnwjSt11align_val_t", 2),
    ("_ZnwjSt11align_val_tRKSt9nothrow_t", 3),
    ("_Znwm", 1),
    ("_ZnwmRKSt9nothrow_t", 2),
    ("_ZnwmSt11align_val_t", 2),
    ("_ZnwmSt11align_val_tRKSt9nothrow_t", 3),
    ("_Znwm12__hot_cold_t", 2),
    ("_ZnwmRKSt9nothrow_t12__hot_cold_t", 3),
    ("_ZnwmSt11align_val_t12__hot_cold_t", 3),
    ("_ZnwmSt11align_val_tRKSt9nothrow_t12__hot_cold_t", 4),
    ("_Znaj", 1),
    ("_ZnajRKSt9nothrow_t", 2),
    ("_ZnajSt11align_val_t", 2),
    ("_ZnajSt11align_val_tRKSt9nothrow_t", 3),
    ("_Znam", 1),
    ("_ZnamRKSt9nothrow_t", 2),
    ("_ZnamSt11align_val_t", 2),
    ("_ZnamSt11align_val_tRKSt9nothrow_t", 3),
    ("_Znam12__hot_cold_t", 2),
    ("_ZnamRKSt9nothrow_t12__hot_cold_t", 3),
    ("_ZnamSt11align_val_t12__hot_cold_t", 3),
    ("_ZnamSt11align_val_tRKSt9nothrow_t12__hot_cold_t", 4),
    ("__kmpc_alloc_shared", 1),
];

/// Whether a function is known by name and type to return new memory, of as many bytes as its first argument says,
/// and do nothing else.
pub(crate) fn is_allocation(module: &Module, function: Global) -> bool {
    let name = module.name(function);
    let Some(known) = ALLOCATIONS.iter().find(|known| known.0.as_bytes() == name) else { return false };
    let types = &module.tables.types;
    types.as_function(module.global(function).value_type).is_some_and(|ty| {
        let size = ty.params.first().map(|&ty| types.kind(ty));
        ty.params.len() == known.1 && types.is_pointer(ty.result) && matches!(size, Some(TypeKind::Integer(32 | 64)))
    })
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

/// A function, how many parameters it has, and the sizes of its arguments.
type Extents = (&'static str, usize, &'static [(usize, ArgumentSize)]);

/// Functions that access only bytes after the addresses that they are given.
const EXTENTS: &[Extents] = {
    use ArgumentSize::{After, AtMost, Bytes, Length};
    &[
        ("memset_pattern4", 3, &[(0, Length(2)), (1, Bytes(4))]),
        ("memset_pattern8", 3, &[(0, Length(2)), (1, Bytes(8))]),
        ("memset_pattern16", 3, &[(0, Length(2)), (1, Bytes(16))]),
        ("strcpy", 2, &[(0, After), (1, After)]),
        ("stpcpy", 2, &[(0, After), (1, After)]),
        ("strcat", 2, &[(0, After), (1, After)]),
        ("strncat", 3, &[(0, After), (1, AtMost(2))]),
        ("strncpy", 3, &[(0, Length(2)), (1, AtMost(2))]),
        ("stpncpy", 3, &[(0, Length(2)), (1, AtMost(2))]),
        ("bcmp", 3, &[(0, Length(2)), (1, Length(2))]),
        ("memcmp", 3, &[(0, AtMost(2)), (1, AtMost(2))]),
        ("memchr", 3, &[(0, AtMost(2))]),
        ("memccpy", 4, &[(0, AtMost(3)), (1, AtMost(3))]),
        ("memcpy", 3, &[(0, Length(2)), (1, Length(2))]),
        ("memmove", 3, &[(0, Length(2)), (1, Length(2))]),
        ("memset", 3, &[(0, Length(2))]),
        ("strlen", 1, &[(0, After)]),
    ]
};

/// Returns the extent of the memory that a function of the C library accesses through an argument.
pub(super) fn argument_size(module: &Module, function: Global, number: usize) -> Option<ArgumentSize> {
    let name = module.name(function);
    let known = EXTENTS.iter().find(|known| known.0.as_bytes() == name)?;
    let ty = module.tables.types.as_function(module.global(function).value_type)?;
    if ty.params.len() != known.1 {
        return None;
    }
    known.2.iter().find(|argument| argument.0 == number).map(|argument| argument.1)
}
