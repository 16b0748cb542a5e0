//! References of sections: to places in the code and data, and to other sections.

use draig_image::{FixupKind, SymbolId};
use draig_ir::Global;

/// Thing to which bytes of a section refer.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Referent {
    /// An offset in `.debug_abbrev`, `.debug_line` and so on.
    Section(Part, u32),
    Address(Address),
}

/// Sections of debug information.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Part {
    Info,
    Abbrev,
    Str,
    StrOffsets,
    Addr,
    Line,
    LineStr,
    RangeLists,
    LocLists,
    Macro,
    Names,
    PublicNames,
    PublicTypes,
}

/// Bytes of a section that depend on the place of something.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reference {
    pub(crate) offset: u32,
    pub(crate) kind: FixupKind,
    pub(crate) referent: Referent,
}

/// A place in the code or data: a symbol and the distance from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Address {
    pub(crate) symbol: SymbolId,
    pub(crate) offset: u64,
}

impl Address {
    pub(crate) fn new(symbol: SymbolId, offset: u64) -> Address {
        Address { symbol, offset }
    }
}

/// Symbols of globals.
pub(crate) struct Symbols<'a> {
    /// Returns the symbol of a global that has a place or is defined elsewhere.
    pub(crate) symbol_of: &'a dyn Fn(Global) -> Option<SymbolId>,
}

impl Symbols<'_> {
    /// Returns the address of a global.
    pub(crate) fn address_of(&self, global: Global) -> Option<Address> {
        (self.symbol_of)(global).map(|symbol| Address::new(symbol, 0))
    }
}
