//! Values of integer attributes and their spellings in text.
//!
//! LangRef "Parameter Attributes" and "Function Attributes"; `ModRef.h`, `FloatingPointMode.h`,
//! `Attributes.h`. `Display` prints the text between the parentheses as LLVM does; the tables are for the
//! reader. Attributes whose value is printed as a number (`align`, `dereferenceable`, `alignstack`) are not
//! included.

use std::fmt::{self, Display, Formatter};

/// Value of `memory(…)`: two bits, read and write, for each location.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MemoryEffects(pub u32);

/// Names of the memory locations by number. The fourth is all other memory, whose effect is written without a
/// location.
pub const MEMORY_LOCATIONS: [&str; 6] = ["argmem", "inaccessiblemem", "errnomem", "", "target_mem0", "target_mem1"];

/// Names of the effects on a location by their two bits.
pub const MEMORY_ACCESSES: [&str; 4] = ["none", "read", "write", "readwrite"];

/// Number of the location "all other memory".
const OTHER_MEMORY: usize = 3;

impl MemoryEffects {
    /// Anything may be read and written.
    pub const UNKNOWN: MemoryEffects = MemoryEffects(0xfff);
    /// `memory(none)`
    pub const NONE: MemoryEffects = MemoryEffects(0);
    /// `memory(read)`
    pub const READ_ONLY: MemoryEffects = MemoryEffects(0x555);
    /// `memory(write)`
    pub const WRITE_ONLY: MemoryEffects = MemoryEffects(0xaaa);
    /// `memory(argmem: readwrite)`, formerly `argmemonly`.
    pub const ARGUMENT_ONLY: MemoryEffects = MemoryEffects(0b11);
    /// `memory(inaccessiblemem: readwrite)`, formerly `inaccessiblememonly`.
    pub const INACCESSIBLE_ONLY: MemoryEffects = MemoryEffects(0b1100);

    /// Returns the two bits of a location (an index of [`MEMORY_LOCATIONS`]); 0 if it does not exist.
    #[must_use]
    pub const fn access(self, location: usize) -> u32 {
        if location < MEMORY_LOCATIONS.len() { self.0 >> (2 * location) & 3 } else { 0 }
    }

    /// Returns these effects with the two bits of a location replaced.
    #[must_use]
    pub const fn with_access(self, location: usize, access: u32) -> MemoryEffects {
        if location >= MEMORY_LOCATIONS.len() {
            return self;
        }
        let at = 2 * location;
        MemoryEffects(self.0 & !(3 << at) | (access & 3) << at)
    }
}

/// Name for all target locations together, since LLVM 23.
pub const TARGET_MEMORY: &str = "target_mem";

/// Numbers of the target locations that [`TARGET_MEMORY`] covers.
pub const TARGET_LOCATIONS: std::ops::Range<usize> = 4..6;

impl MemoryEffects {
    /// Displays LLVM 23's form, which merges the target locations if their effects are the same. Without
    /// merging, it is the same as in LLVM 22.
    #[must_use]
    pub fn joined(self) -> impl Display {
        struct Joined(MemoryEffects);
        impl Display for Joined {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                self.0.write(f, true)
            }
        }
        Joined(self)
    }

    fn write(self, f: &mut Formatter<'_>, joins: bool) -> fmt::Result {
        let name = |location| MEMORY_ACCESSES[self.access(location) as usize];
        let other = self.access(OTHER_MEMORY);
        let all = (0..MEMORY_LOCATIONS.len()).fold(0, |all, at| all | self.access(at));
        let first = self.access(TARGET_LOCATIONS.start);
        let joins = joins && TARGET_LOCATIONS.clone().all(|at| self.access(at) == first);
        let mut separator = "";
        // The default comes first; it is left out if it is none and others are not.
        if other != 0 || all == 0 {
            f.write_str(name(OTHER_MEMORY))?;
            separator = ", ";
        }
        for (at, location) in MEMORY_LOCATIONS.iter().enumerate() {
            let is_joined = joins && TARGET_LOCATIONS.contains(&at);
            if self.access(at) == other || is_joined && at != TARGET_LOCATIONS.start {
                continue;
            }
            let location = if is_joined { TARGET_MEMORY } else { location };
            write!(f, "{separator}{location}: {}", name(at))?;
            separator = ", ";
        }
        Ok(())
    }
}

impl Display for MemoryEffects {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.write(f, false)
    }
}

/// Value of `captures(…)`: components captured through the result in the low four bits, by other means in the
/// next four.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Captures(pub u32);

/// Capture components that can be named in text, with their bits.
pub const CAPTURE_COMPONENTS: [(&str, u32); 5] =
    [("none", 0), ("address_is_null", 1), ("address", 3), ("read_provenance", 4), ("provenance", 12)];

impl Captures {
    /// `captures(none)`, formerly `nocapture`.
    pub const NONE: Captures = Captures(0);
    /// Everything, by all means, which is the default without the attribute.
    pub const ALL: Captures = Captures(0xff);

    /// Encodes the components captured by means other than the result, and through the result.
    #[must_use]
    pub const fn new(other: u32, result: u32) -> Captures {
        Captures((other & 15) << 4 | result & 15)
    }

    /// Returns the components captured by means other than the result.
    #[must_use]
    pub const fn other(self) -> u32 {
        self.0 >> 4 & 15
    }

    /// Returns the components captured through the result.
    #[must_use]
    pub const fn result(self) -> u32 {
        self.0 & 15
    }
}

impl Display for Captures {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.other() == self.result() {
            return components(f, self.other());
        }
        if self.other() != 0 {
            components(f, self.other())?;
            f.write_str(", ")?;
        }
        f.write_str("ret: ")?;
        components(f, self.result())
    }
}

fn components(f: &mut Formatter<'_>, bits: u32) -> fmt::Result {
    let address = match bits & 3 {
        0 => "",
        1 => "address_is_null",
        _ => "address",
    };
    let provenance = match bits & 12 {
        0 => "",
        4 => "read_provenance",
        _ => "provenance",
    };
    let separator = if address.is_empty() || provenance.is_empty() { "" } else { ", " };
    if bits & 15 == 0 {
        return f.write_str("none");
    }
    write!(f, "{address}{separator}{provenance}")
}

/// Classes of numbers that `nofpclass(…)` excludes and that `llvm.is.fpclass` tests: ten in total.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FpClasses(pub u32);

/// The class names with their bits, in the order of printing: a pair before its halves.
pub const FP_CLASSES: [(&str, u32); 16] = [
    ("all", 0x3ff),
    ("nan", 0x003),
    ("snan", 0x001),
    ("qnan", 0x002),
    ("inf", 0x204),
    ("ninf", 0x004),
    ("pinf", 0x200),
    ("zero", 0x060),
    ("nzero", 0x020),
    ("pzero", 0x040),
    ("sub", 0x090),
    ("nsub", 0x010),
    ("psub", 0x080),
    ("norm", 0x108),
    ("nnorm", 0x008),
    ("pnorm", 0x100),
];

impl Display for FpClasses {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut rest = self.0;
        let mut separator = "";
        for (name, bits) in FP_CLASSES {
            if rest & bits == bits {
                write!(f, "{separator}{name}")?;
                separator = " ";
                rest &= !bits;
            }
        }
        Ok(())
    }
}

/// Value of `allockind("…")`; `Display` prints it without the quotes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AllocKinds(pub u64);

/// The names inside `allockind("…")` with their bits, in the order of printing.
pub const ALLOC_KINDS: [(&str, u64); 6] =
    [("alloc", 1), ("realloc", 2), ("free", 4), ("uninitialized", 8), ("zeroed", 16), ("aligned", 32)];

impl Display for AllocKinds {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (name, bit) in ALLOC_KINDS {
            if self.0 & bit != 0 {
                write!(f, "{separator}{name}")?;
                separator = ",";
            }
        }
        Ok(())
    }
}

/// Value of `denormal_fpenv(…)` (LangRef "Function Attributes"): two bits each for results and operands of
/// operations in general, then for results and operands of `float`. Since LLVM 23.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DenormalEnv(pub u32);

/// Names of the denormal modes, by their two bits.
pub const DENORMAL_MODES: [&str; 4] = ["ieee", "preservesign", "positivezero", "dynamic"];

/// Denormal modes of results and operands, two bits each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DenormalPair {
    /// The mode of results: an index of [`DENORMAL_MODES`].
    pub output: u32,
    /// The mode of operands.
    pub input: u32,
}

impl DenormalEnv {
    /// Creates an environment from these two pairs.
    #[must_use]
    pub const fn new(general: DenormalPair, float: DenormalPair) -> DenormalEnv {
        DenormalEnv(general.output & 3 | (general.input & 3) << 2 | (float.output & 3) << 4 | (float.input & 3) << 6)
    }

    /// Returns the pair for formats other than `float`.
    #[must_use]
    pub const fn general(self) -> DenormalPair {
        DenormalPair { output: self.0 & 3, input: self.0 >> 2 & 3 }
    }

    /// Returns the pair for `float`.
    #[must_use]
    pub const fn float(self) -> DenormalPair {
        DenormalPair { output: self.0 >> 4 & 3, input: self.0 >> 6 & 3 }
    }
}

impl Display for DenormalPair {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(DENORMAL_MODES[self.output as usize & 3])?;
        if self.input != self.output { write!(f, "|{}", DENORMAL_MODES[self.input as usize & 3]) } else { Ok(()) }
    }
}

impl Display for DenormalEnv {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (general, float) = (self.general(), self.float());
        let is_default = general == DenormalPair { output: 0, input: 0 };
        match (general == float, is_default) {
            (true, _) => write!(f, "{general}"),
            (false, true) => write!(f, "float: {float}"),
            (false, false) => write!(f, "{general}, float: {float}"),
        }
    }
}

/// Values of `uwtable(sync)` and of `uwtable(async)`; the latter is printed `uwtable`.
pub const UNWIND_TABLE_SYNC: u64 = 1;
/// See [`UNWIND_TABLE_SYNC`].
pub const UNWIND_TABLE_ASYNC: u64 = 2;

/// Encodes the parameter numbers of `allocsize(element[,count])`.
#[must_use]
pub const fn pack_alloc_size(element: u32, count: Option<u32>) -> u64 {
    let count = match count {
        Some(count) => count,
        None => u32::MAX,
    };
    (element as u64) << 32 | count as u64
}

/// Decodes the parameter numbers of `allocsize`.
#[must_use]
pub const fn unpack_alloc_size(word: u64) -> (u32, Option<u32>) {
    let count = match word as u32 {
        u32::MAX => None,
        count => Some(count),
    };
    ((word >> 32) as u32, count)
}

/// Encodes `vscale_range(minimum,maximum)`; a maximum of 0 means unbounded.
#[must_use]
pub const fn pack_vscale_range(minimum: u32, maximum: u32) -> u64 {
    (minimum as u64) << 32 | maximum as u64
}

/// Decodes minimum and maximum of `vscale_range`.
#[must_use]
pub const fn unpack_vscale_range(word: u64) -> (u32, u32) {
    ((word >> 32) as u32, word as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_print_as_in_the_text() {
        assert_eq!(MemoryEffects::NONE.to_string(), "none");
        assert_eq!(MemoryEffects::UNKNOWN.to_string(), "readwrite");
        let argument_write = MemoryEffects::NONE.with_access(0, 2);
        assert_eq!(argument_write.to_string(), "argmem: write");
        let read_but = MemoryEffects::READ_ONLY.with_access(0, 0);
        assert_eq!(read_but.to_string(), "read, argmem: none");
        assert_eq!(Captures::NONE.to_string(), "none");
        assert_eq!(Captures::ALL.to_string(), "address, provenance");
        assert_eq!(Captures::new(0, 15).to_string(), "ret: address, provenance");
        assert_eq!(Captures::new(3, 0).to_string(), "address, ret: none");
        assert_eq!(FpClasses(0x207).to_string(), "nan inf");
        assert_eq!(FpClasses(0x3ff).to_string(), "all");
        assert_eq!(AllocKinds(0x11).to_string(), "alloc,zeroed");
    }

    #[test]
    fn locations_of_the_target_are_joined() {
        let joined = |effects: MemoryEffects| effects.joined().to_string();
        let target = MemoryEffects::NONE.with_access(4, 1).with_access(5, 1);
        assert_eq!(target.to_string(), "target_mem0: read, target_mem1: read");
        assert_eq!(joined(target), "target_mem: read");
        assert_eq!(joined(target.with_access(5, 0)), "target_mem0: read");
        assert_eq!(joined(MemoryEffects::READ_ONLY.with_access(4, 0).with_access(5, 0)), "read, target_mem: none");
        assert_eq!(joined(MemoryEffects::NONE), "none");
    }

    #[test]
    fn denormal_environments_print_as_in_the_text() {
        let pair = |output, input| DenormalPair { output, input };
        let text = |general, float| DenormalEnv::new(general, float).to_string();
        assert_eq!(text(pair(0, 0), pair(0, 0)), "ieee");
        assert_eq!(text(pair(1, 0), pair(1, 0)), "preservesign|ieee");
        assert_eq!(text(pair(0, 0), pair(1, 0)), "float: preservesign|ieee");
        assert_eq!(text(pair(3, 3), pair(0, 0)), "dynamic, float: ieee");
        assert_eq!(DenormalEnv::new(pair(0, 1), pair(0, 1)).0, 68);
        assert_eq!(DenormalEnv(0xaa).general(), pair(2, 2));
    }

    #[test]
    fn packed_pairs_are_unpacked() {
        assert_eq!(unpack_alloc_size(pack_alloc_size(3, None)), (3, None));
        assert_eq!(unpack_alloc_size(pack_alloc_size(0, Some(1))), (0, Some(1)));
        assert_eq!(unpack_vscale_range(pack_vscale_range(1, 16)), (1, 16));
    }
}
