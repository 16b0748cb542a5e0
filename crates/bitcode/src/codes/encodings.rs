//! Encodings of linkage, visibility and similar vocabularies. Reading is total where LLVM's is: undefined
//! numbers are interpreted as LLVM interprets them. Where the number of a variant in `draig_ir::keywords`
//! equals the written one, writers use `as u64` instead of a table.

use draig_ir::{
    CodeModel, DllStorageClass, Linkage, Ordering, RmwOp, SelectionKind, ThreadLocalMode, UnnamedAddr, Visibility,
};

/// Linkages with the numbers read for them. The first number is the one written; the others were written by
/// older versions.
const LINKAGES: &[(Linkage, &[u64])] = &[
    // 5 and 6 once were dllimport and dllexport, 15 linkonce_odr_auto_hide.
    (Linkage::External, &[0, 5, 6, 15]),
    (Linkage::WeakAny, &[16, 1]),
    (Linkage::Appending, &[2]),
    (Linkage::Internal, &[3]),
    (Linkage::LinkOnceAny, &[18, 4]),
    (Linkage::ExternWeak, &[7]),
    (Linkage::Common, &[8]),
    // 13 and 14 once were linker_private and linker_private_weak.
    (Linkage::Private, &[9, 13, 14]),
    (Linkage::AvailableExternally, &[12]),
    (Linkage::WeakOdr, &[17, 10]),
    (Linkage::LinkOnceOdr, &[19, 11]),
];

/// Linkages that imply a comdat in files older than comdats (LLVM 3.5).
pub const IMPLICIT_COMDAT_LINKAGES: &[u64] = &[1, 4, 10, 11];

/// Old linkages that were DLL storage classes.
pub const DLL_LINKAGES: &[(u64, DllStorageClass)] = &[(5, DllStorageClass::Import), (6, DllStorageClass::Export)];

/// Returns the linkage for a number.
pub fn linkage(number: u64) -> Linkage {
    let found = LINKAGES.iter().find(|(_, numbers)| numbers.contains(&number));
    found.map_or(Linkage::External, |(linkage, _)| *linkage)
}

/// Returns the number of a linkage.
pub fn linkage_number(linkage: Linkage) -> u64 {
    let found = LINKAGES.iter().find(|(other, _)| *other == linkage);
    found.and_then(|(_, numbers)| numbers.first().copied()).unwrap_or(0)
}

fn small<T>(number: u64, from: impl Fn(u8) -> Option<T>) -> Option<T> {
    from(u8::try_from(number).ok()?)
}

/// Returns the visibility for a number.
pub fn visibility(number: u64) -> Visibility {
    small(number, Visibility::from_number).unwrap_or(Visibility::Default)
}

/// Returns the DLL storage class for a number.
pub fn dll_storage_class(number: u64) -> DllStorageClass {
    small(number, DllStorageClass::from_number).unwrap_or(DllStorageClass::Default)
}

/// Returns the model of thread-local storage for a number.
pub fn thread_local_mode(number: u64) -> ThreadLocalMode {
    small(number, ThreadLocalMode::from_number).unwrap_or(ThreadLocalMode::GeneralDynamic)
}

/// Returns the kind of `unnamed_addr` for a number.
pub fn unnamed_addr(number: u64) -> UnnamedAddr {
    small(number, UnnamedAddr::from_number).unwrap_or(UnnamedAddr::None)
}

/// Returns the selection kind of a comdat.
pub fn selection_kind(number: u64) -> SelectionKind {
    small(number, SelectionKind::from_number).unwrap_or(SelectionKind::Any)
}

/// Returns the code model of a global variable, from the record's value, which is the number plus one.
pub fn code_model(number: u64) -> Option<CodeModel> {
    small(number, CodeModel::from_number)
}

/// Returns the ordering for a number.
pub fn ordering(number: u64) -> Ordering {
    small(number, Ordering::from_number).unwrap_or(Ordering::SequentiallyConsistent)
}

/// Bit of the operation of an `atomicrmw elementwise`.
pub const RMW_ELEMENTWISE: u64 = 1 << 5;

/// Returns the operation of an `atomicrmw`.
pub fn rmw_operation(number: u64) -> Option<RmwOp> {
    small(number, RmwOp::from_number)
}

/// Decodes a number with its sign in the lowest bit, as records store signed values. The minimum is "minus
/// zero".
pub const fn signed(value: u64) -> i64 {
    match value {
        1 => i64::MIN,
        _ if value & 1 == 0 => (value >> 1) as i64,
        _ => ((value >> 1) as i64).wrapping_neg(),
    }
}

/// The reverse of [`signed`].
pub const fn to_signed(value: i64) -> u64 {
    match value {
        i64::MIN => 1,
        0.. => (value as u64) << 1,
        _ => (value.unsigned_abs() << 1) | 1,
    }
}

/// Decodes the sign-rotated form of DIEnumerator and of subranges in old versions.
pub const fn unrotate_sign(value: u64) -> i64 {
    if value & 1 == 0 { (value >> 1) as i64 } else { !((value >> 1) as i64) }
}

/// Bits of DISubprogram's flag word that older versions stored separately.
pub mod subprogram_flags {
    /// `DISPFlagVirtual`
    pub const VIRTUAL: u64 = 1;
    /// `DISPFlagPureVirtual`
    pub const PURE_VIRTUAL: u64 = 2;
    /// `DISPFlagLocalToUnit`
    pub const LOCAL_TO_UNIT: u64 = 4;
    /// `DISPFlagDefinition`
    pub const DEFINITION: u64 = 8;
    /// `DISPFlagOptimized`
    pub const OPTIMIZED: u64 = 16;
    /// `DISPFlagMainSubprogram`
    pub const MAIN_SUBPROGRAM: u64 = 0x100;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_round_trip() {
        for &kind in Linkage::ALL {
            assert_eq!(linkage(linkage_number(kind)), kind);
        }
        for &kind in Visibility::ALL {
            assert_eq!(visibility(kind as u64), kind);
        }
        for value in [0, 1, -1, 5, -5, i64::MAX, i64::MIN, i64::MIN + 1] {
            assert_eq!(signed(to_signed(value)), value);
        }
    }

    #[test]
    fn unknown_numbers_decode_as_in_llvm() {
        assert_eq!(linkage(77), Linkage::External);
        assert_eq!(ordering(256 + 1), Ordering::SequentiallyConsistent);
        assert_eq!(thread_local_mode(9), ThreadLocalMode::GeneralDynamic);
        assert_eq!(rmw_operation(99), None);
    }
}
