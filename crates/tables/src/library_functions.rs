//! Functions of run-time libraries that LLVM knows by name: their types, and the targets on which they exist. LLVM's
//! `TargetLibraryInfo`.

use std::sync::LazyLock;

/// Kind of a parameter or result in C. Which types of LLVM IR it has depends on the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LibraryType {
    /// No result.
    Void,
    /// An integer of 8 bits.
    Bool,
    /// An integer of 16 bits.
    Int16,
    /// An integer of 32 bits.
    Int32,
    /// An integer of 64 bits.
    Int64,
    /// `int`
    Int,
    /// An integer of at least the width of `int`.
    IntPlus,
    /// `long`: an integer of at least the width of `int`.
    Long,
    /// `long long`: an integer of 64 bits.
    LLong,
    /// Any integer.
    IntX,
    /// `size_t`: an integer as wide as an offset from a pointer.
    SizeT,
    /// `ssize_t`, of the same width.
    SSizeT,
    /// `float`
    Flt,
    /// `double`
    Dbl,
    /// `long double`: any floating-point type.
    LDbl,
    /// Any floating-point type.
    Floating,
    /// Any pointer.
    Ptr,
    /// The type of the parameter before this one, or of the result before the first.
    Same,
    /// Floating-point result of a complex parameter, which is two parameters of this type or an array of two.
    Complex,
    /// Sine and cosine: a struct or vector of two elements of the type of the parameter.
    SinCos,
    /// A struct of a pointer and a `size_t`.
    Sized,
}

/// A function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryFunction {
    /// Name of the symbol.
    pub name: &'static str,
    /// Kind of the result.
    pub result: LibraryType,
    /// Kinds of the parameters.
    pub params: Vec<LibraryType>,
    /// Whether further arguments follow.
    pub is_variadic: bool,
    /// The sets that contain it, as bits.
    sets: u64,
}

/// A target: a set of functions that other targets may share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LibraryTarget {
    set: u32,
}

/// Lines of a name, sets as a hexadecimal number, result and parameters; ascending by bytes.
static FUNCTIONS: &str = include_str!("generated/library_functions.txt");
/// Lines of an instruction set, a system and the number of their set.
static TARGETS: &str = include_str!("generated/library_targets.txt");

static TABLE: LazyLock<Vec<LibraryFunction>> = LazyLock::new(|| FUNCTIONS.lines().filter_map(parse).collect());

fn parse(line: &'static str) -> Option<LibraryFunction> {
    let mut words = line.split(' ');
    let (name, sets) = (words.next()?, u64::from_str_radix(words.next()?, 16).ok()?);
    let mut kinds: Vec<&str> = words.collect();
    let is_variadic = kinds.pop_if(|last| *last == "Ellip").is_some();
    let mut kinds = kinds.into_iter().map(kind);
    let result = kinds.next()??;
    Some(LibraryFunction { name, result, params: kinds.collect::<Option<_>>()?, is_variadic, sets })
}

fn kind(word: &str) -> Option<LibraryType> {
    use LibraryType as T;
    const WORDS: &[(&str, LibraryType)] = &[
        ("Void", T::Void),
        ("Bool", T::Bool),
        ("Int16", T::Int16),
        ("Int32", T::Int32),
        ("Int64", T::Int64),
        ("Int", T::Int),
        ("IntPlus", T::IntPlus),
        ("Long", T::Long),
        ("LLong", T::LLong),
        ("IntX", T::IntX),
        ("SizeT", T::SizeT),
        ("SSizeT", T::SSizeT),
        ("Flt", T::Flt),
        ("Dbl", T::Dbl),
        ("LDbl", T::LDbl),
        ("Floating", T::Floating),
        ("Ptr", T::Ptr),
        ("Same", T::Same),
        ("Complex", T::Complex),
        ("SinCos", T::SinCos),
        ("Sized", T::Sized),
    ];
    WORDS.iter().find(|(other, _)| *other == word).map(|(_, kind)| *kind)
}

impl LibraryFunction {
    /// Returns all functions, sorted by name.
    #[must_use]
    pub fn all() -> &'static [LibraryFunction] {
        &TABLE
    }

    /// Returns the function with this name.
    ///
    /// ```
    /// use draig_tables::library_functions::{LibraryFunction, LibraryTarget, LibraryType};
    ///
    /// let strlen = LibraryFunction::find(b"strlen").expect("known");
    /// assert_eq!((strlen.result, &strlen.params[..]), (LibraryType::SizeT, &[LibraryType::Ptr][..]));
    /// assert!(LibraryFunction::find(b"__memcpy_chk").is_some_and(|function| function.params.len() == 4));
    /// assert!(LibraryFunction::find(b"main").is_none());
    /// let linux = LibraryTarget::find("x86_64", "linux-gnu").expect("known");
    /// assert!(strlen.exists_on(linux));
    /// assert!(!LibraryFunction::find(b"__sinpi").is_some_and(|function| function.exists_on(linux)));
    /// ```
    #[must_use]
    pub fn find(name: &[u8]) -> Option<&'static LibraryFunction> {
        TABLE.binary_search_by(|function| function.name.as_bytes().cmp(name)).ok().map(|at| &TABLE[at])
    }

    /// Whether a target has the function.
    #[must_use]
    pub fn exists_on(&self, target: LibraryTarget) -> bool {
        self.sets >> target.set & 1 != 0
    }
}

impl LibraryTarget {
    /// Returns the target of an instruction set and a system with the names of triples: those that differ, such as
    /// `x86_64` and `macosx10.9`. The instruction set `mips` represents all others.
    #[must_use]
    pub fn find(arch: &str, system: &str) -> Option<LibraryTarget> {
        TARGETS.lines().find_map(|line| {
            let rest = line.strip_prefix(arch)?.strip_prefix(' ')?.strip_prefix(system)?;
            Some(LibraryTarget { set: rest.strip_prefix(' ')?.parse().ok()? })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read() {
        assert_eq!(LibraryFunction::all().len(), FUNCTIONS.lines().count());
        assert!(LibraryFunction::all().len() > 500);
        assert!(LibraryFunction::all().windows(2).all(|pair| pair[0].name < pair[1].name));
    }
}
