//! Additions of LLVM 23, taken from its headers and tools. They are added to the data of LLVM 22, whose
//! headers the generator reads.

/// An attribute kind that is new in LLVM 23.
pub(crate) struct Attribute {
    /// Name of its record.
    pub(crate) name: &'static str,
    /// Record of LLVM 22 before which it is printed.
    pub(crate) before: &'static str,
    /// Keyword in text.
    pub(crate) spelling: &'static str,
    /// Our name of its class.
    pub(crate) class: &'static str,
    /// Legal positions, as in `AttrPlaces`.
    pub(crate) places: &'static str,
    /// Rule for intersections.
    pub(crate) intersect: &'static str,
    /// Number in bitcode.
    pub(crate) code: u32,
}

/// Attribute kinds that are new in LLVM 23.
pub(crate) const ATTRIBUTES: [Attribute; 4] = [
    function("Flatten", "FnRetThunkExtern", "flatten", "Enum", 108),
    function("NoIPA", "NoImplicitFloat", "noipa", "Enum", 109),
    function("NoOutline", "NoProfile", "nooutline", "Enum", 107),
    function("DenormalFPEnv", "Dereferenceable", "denormal_fpenv", "Int", 106),
];

const fn function(
    name: &'static str,
    before: &'static str,
    spelling: &'static str,
    class: &'static str,
    code: u32,
) -> Attribute {
    Attribute { name, before, spelling, class, places: "1", intersect: "Preserve", code }
}

/// Positions that LLVM 23 adds to those of an attribute of LLVM 22: record, position.
pub(crate) const PLACES: [(&str, &str); 1] = [("ElementType", "4")];

/// DWARF constants: table, number, name without the table's prefix.
pub(crate) const DWARF: [(&str, u32, &str); 3] =
    [("LNAME", 0x29, "HIP"), ("LANG_DIALECT", 1, "simt"), ("LANG_DIALECT", 2, "tile")];
