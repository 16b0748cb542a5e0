//! Functions that the code generator may call on its own, such as `memcpy`: a linker must keep what defines
//! them although nobody mentions them. LLVM's `RuntimeLibcalls.td`.

use std::sync::LazyLock;

/// A target whose names are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum RuntimeTarget {
    /// `x86_64-unknown-linux-gnu`
    X86_64 = 1,
    /// `aarch64-unknown-linux-gnu`
    AArch64 = 2,
    /// `riscv64-unknown-linux-gnu`
    RiscV64 = 4,
}

/// A name and the bits of its targets a line, ascending by bytes.
static NAMES: &str = include_str!("generated/runtime_library_names.txt");

static TABLE: LazyLock<Vec<(&str, u8)>> = LazyLock::new(|| {
    let entry = |line: &'static str| {
        let (name, mask) = line.split_once(' ')?;
        Some((name, mask.parse().ok()?))
    };
    NAMES.lines().filter_map(entry).collect()
});

/// Whether the code generator may call a function of this name.
///
/// ```
/// use draig_tables::runtime_library::{RuntimeTarget, is_runtime_function};
///
/// assert!(is_runtime_function(b"memcpy", RuntimeTarget::X86_64));
/// assert!(!is_runtime_function(b"main", RuntimeTarget::X86_64));
/// assert!(is_runtime_function(b"__aarch64_cas4_acq", RuntimeTarget::AArch64));
/// assert!(!is_runtime_function(b"__aarch64_cas4_acq", RuntimeTarget::X86_64));
/// ```
#[must_use]
pub fn is_runtime_function(name: &[u8], target: RuntimeTarget) -> bool {
    let found = TABLE.binary_search_by(|(other, _)| other.as_bytes().cmp(name));
    found.is_ok_and(|at| TABLE[at].1 & target as u8 != 0)
}
