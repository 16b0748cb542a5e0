//! Symbols while a text is assembled.

use cranelift_entity::PrimaryMap;
use draig_image::{Binding, SymbolId, SymbolKind, Visibility};
use rustc_hash::FxHashMap;

use crate::{AsmError, Expr, Place};

/// Definition of a symbol.
#[derive(Clone, Debug, Default)]
pub(crate) enum Definition {
    /// None so far.
    #[default]
    None,
    /// A place in a section: its index, the fragment and the offset in the fragment.
    Label { section: u32, fragment: u32, offset: u32 },
    /// A value that `.set` gives, whether it may be given another, and its place.
    Variable { value: Expr, is_final: bool, place: Place },
    /// Zeros that the linker allocates.
    Common { size: u64, align: u64 },
}

/// A symbol.
#[derive(Clone, Debug, Default)]
pub(crate) struct AsmSymbol {
    /// The name; empty for those that the assembler makes.
    pub(crate) name: Box<[u8]>,
    pub(crate) definition: Definition,
    /// `None` if no directive says so.
    pub(crate) binding: Option<Binding>,
    pub(crate) visibility: Visibility,
    pub(crate) kind: SymbolKind,
    pub(crate) size: Option<Expr>,
    pub(crate) other: u8,
    /// First mention.
    pub(crate) place: Place,
    /// Whether a relocation names it.
    pub(crate) is_relocated: bool,
    /// The symbol that it stands for, by `.weakref` or because a version has renamed it.
    pub(crate) stands_for: Option<SymbolId>,
    /// Whether it stands for that symbol by `.weakref`.
    pub(crate) is_weak_reference: bool,
    /// Whether `.weakref` names it, and whether something refers to it by its own name.
    pub(crate) is_weak_target: bool,
    pub(crate) is_used: bool,
    /// Whether anything but a conditional or a size mentions it.
    pub(crate) is_registered: bool,
    /// Number of symbols that were registered before it, or before it was made if it is not.
    pub(crate) order: u32,
    /// Whether the text defines it, makes it global or weak, or uses its value in the object.
    pub(crate) is_seen: bool,
    /// Number among the labels that have none but a number, or no name at all.
    pub(crate) number: Option<u32>,
}

impl AsmSymbol {
    /// Whether it does not appear in the object unless a relocation needs it.
    pub(crate) fn is_temporary(&self) -> bool {
        self.name.is_empty() || self.name.starts_with(b".L")
    }

    /// Whether something here defines it.
    pub(crate) fn is_defined(&self) -> bool {
        !matches!(self.definition, Definition::None)
    }

    /// Returns the section of a label.
    pub(crate) fn section(&self) -> Option<u32> {
        match self.definition {
            Definition::Label { section, .. } => Some(section),
            _ => None,
        }
    }

    /// Whether linkers may put another definition in its place.
    pub(crate) fn is_preemptible(&self) -> bool {
        self.binding.is_some_and(|binding| binding != Binding::Local) || self.kind == SymbolKind::IFunc
    }
}

/// Definitions of a local label (`1:`).
#[derive(Clone, Copy, Debug, Default)]
struct LocalLabel {
    /// The last definition.
    last: Option<SymbolId>,
    /// The next definition, if something refers to it already.
    next: Option<SymbolId>,
}

/// All symbols, by number and by name.
#[derive(Debug, Default)]
pub(crate) struct SymbolTable {
    pub(crate) symbols: PrimaryMap<SymbolId, AsmSymbol>,
    by_name: FxHashMap<Box<[u8]>, SymbolId>,
    local_labels: FxHashMap<u32, LocalLabel>,
    /// Number of labels without a name so far.
    unnamed: u32,
    /// Number of symbols that are registered so far.
    registered: u32,
}

impl SymbolTable {
    /// Returns the symbol of this name, a new one if there was none.
    pub(crate) fn named(&mut self, name: &[u8], place: Place) -> SymbolId {
        if let Some(&symbol) = self.by_name.get(name) {
            return symbol;
        }
        let order = self.registered;
        let symbol = self.symbols.push(AsmSymbol { name: name.into(), place, order, ..AsmSymbol::default() });
        self.by_name.insert(name.into(), symbol);
        symbol
    }

    /// Returns the symbol of this name.
    pub(crate) fn find(&self, name: &[u8]) -> Option<SymbolId> {
        self.by_name.get(name).copied()
    }

    /// Returns a new symbol without a name.
    pub(crate) fn temporary(&mut self, place: Place) -> SymbolId {
        self.symbols.push(AsmSymbol { place, order: self.registered, ..AsmSymbol::default() })
    }

    /// Notes that the object contains a symbol, after those that it contains already.
    pub(crate) fn register(&mut self, symbol: SymbolId) {
        if !self.symbols[symbol].is_registered {
            self.register_again(symbol);
        }
    }

    /// Lets a symbol come after those that are registered already.
    pub(crate) fn register_again(&mut self, symbol: SymbolId) {
        let entry = &mut self.symbols[symbol];
        entry.is_registered = true;
        entry.order = self.registered;
        self.registered += 1;
    }

    /// Returns the number of symbols that are registered so far.
    pub(crate) fn registered(&self) -> u32 {
        self.registered
    }

    /// Returns the symbol of the next definition of a local label, or of the last one.
    pub(crate) fn local_label(&mut self, number: u32, is_backward: bool, place: Place) -> Result<SymbolId, AsmError> {
        let label = self.local_labels.entry(number).or_default();
        if is_backward {
            return label.last.ok_or_else(|| AsmError::new(place, "directional label undefined"));
        }
        if let Some(next) = label.next {
            return Ok(next);
        }
        let number = Some(self.unnamed);
        self.unnamed += 1;
        let order = self.registered;
        let symbol = self.symbols.push(AsmSymbol { place, number, order, ..AsmSymbol::default() });
        label.next = Some(symbol);
        Ok(symbol)
    }

    /// Returns the symbol that a definition of a local label defines.
    pub(crate) fn define_local_label(&mut self, number: u32, place: Place) -> SymbolId {
        let label = self.local_labels.entry(number).or_default();
        let symbol = match label.next.take() {
            Some(symbol) => symbol,
            None => {
                let number = Some(self.unnamed);
                self.unnamed += 1;
                self.symbols.push(AsmSymbol { place, number, order: self.registered, ..AsmSymbol::default() })
            }
        };
        label.last = Some(symbol);
        symbol
    }

    /// Returns the local labels that are referred to and not defined.
    pub(crate) fn undefined_local_labels(&self) -> Vec<SymbolId> {
        let mut missing: Vec<SymbolId> = self.local_labels.values().filter_map(|label| label.next).collect();
        missing.sort_unstable();
        missing
    }
}
