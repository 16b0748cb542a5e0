//! Functions that the code generator may call implicitly, such as `memcpy`: a linker must keep their
//! definitions even if they are unused. LLVM's `RuntimeLibcalls.td`.

use std::sync::LazyLock;

/// Functions of one target: a set that other targets may share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuntimeTarget {
    set: u32,
}

/// Lines of a name and the sets that contain it, as bits of a hexadecimal number; ascending by bytes.
static NAMES: &str = include_str!("generated/runtime_library_names.txt");
/// Lines of an instruction set, a system and the number of their set.
static TARGETS: &str = include_str!("generated/runtime_library_targets.txt");

static TABLE: LazyLock<Vec<(&str, u128)>> = LazyLock::new(|| {
    let entry = |line: &'static str| {
        let (name, mask) = line.split_once(' ')?;
        Some((name, u128::from_str_radix(mask, 16).ok()?))
    };
    NAMES.lines().filter_map(entry).collect()
});

impl RuntimeTarget {
    /// Returns the target of an instruction set and a system, if its functions are known. Names are those of
    /// triples, such as `x86_64` and `linux-gnu`; later versions share the entry of an earlier one, such as
    /// `macosx10.9`.
    ///
    /// ```
    /// use draig_tables::runtime_library::RuntimeTarget;
    ///
    /// let linux = RuntimeTarget::find("x86_64", "linux-gnu").expect("known");
    /// assert!(linux.has(b"memcpy"));
    /// assert!(!linux.has(b"main"));
    /// let arm = RuntimeTarget::find("aarch64", "linux-gnu").expect("known");
    /// assert!(arm.has(b"__aarch64_cas4_acq") && !linux.has(b"__aarch64_cas4_acq"));
    /// let windows = RuntimeTarget::find("i386", "windows-msvc").expect("known");
    /// assert!(windows.has(b"_allmul") && !linux.has(b"_allmul"));
    /// assert_eq!(RuntimeTarget::find("x86_64", "nowhere"), None);
    /// ```
    #[must_use]
    pub fn find(arch: &str, system: &str) -> Option<RuntimeTarget> {
        TARGETS.lines().find_map(|line| {
            let rest = line.strip_prefix(arch)?.strip_prefix(' ')?.strip_prefix(system)?;
            Some(RuntimeTarget { set: rest.strip_prefix(' ')?.parse().ok()? })
        })
    }

    /// Whether the code generator may call a function with this name.
    #[must_use]
    pub fn has(self, name: &[u8]) -> bool {
        let found = TABLE.binary_search_by(|(other, _)| other.as_bytes().cmp(name));
        found.is_ok_and(|at| TABLE[at].1 >> self.set & 1 != 0)
    }
}
