//! Functions that the code generator may call on its own, such as `memcpy`: a linker must keep what defines
//! them although nobody mentions them. LLVM's `RuntimeLibcalls.td`.

use std::sync::LazyLock;

/// The functions of one target: a set that other targets may share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuntimeTarget {
    set: u32,
}

/// A name and the sets that it is in, as bits of a hexadecimal number, a line, ascending by bytes.
static NAMES: &str = include_str!("generated/runtime_library_names.txt");
/// An instruction set, a system and the number of their set a line.
static TARGETS: &str = include_str!("generated/runtime_library_targets.txt");

static TABLE: LazyLock<Vec<(&str, u128)>> = LazyLock::new(|| {
    let entry = |line: &'static str| {
        let (name, mask) = line.split_once(' ')?;
        Some((name, u128::from_str_radix(mask, 16).ok()?))
    };
    NAMES.lines().filter_map(entry).collect()
});

impl RuntimeTarget {
    /// The target of an instruction set and a system, if its functions are known. Those that stand for
    /// others are spelled as in triples: `x86_64` and `linux-gnu`, `macosx10.9` and later ones.
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

    /// Whether the code generator may call a function of this name.
    #[must_use]
    pub fn has(self, name: &[u8]) -> bool {
        let found = TABLE.binary_search_by(|(other, _)| other.as_bytes().cmp(name));
        found.is_ok_and(|at| TABLE[at].1 >> self.set & 1 != 0)
    }
}
