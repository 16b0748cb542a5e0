//! The module's entities while it is read: globals, types, attribute groups and metadata by the names and
//! numbers of the text. The scope grows while the top level is read and is frozen while bodies are; the
//! body's own parser keeps undefined names of a body.

use super::cursor::ParseError;
use super::function::{BlockAddresses, UseOrder};
use draig_ir::{Attribute, Block, Global, Metadata, Module, Symbol, Type};
use rustc_hash::{FxHashMap, FxHashSet};

use super::attributes::FunctionAttributes;
use super::types::TypeName;
use crate::lexer::Token;

/// Maps numbers of the text (`@3`, `!17`, `#2`) to handles. Numbers are nearly always dense.
#[derive(Clone, Debug)]
pub(crate) struct Numbered<T> {
    dense: Vec<Option<T>>,
    sparse: FxHashMap<u32, T>,
}

/// Numbers below this are kept in a list, even if most are unused.
const DENSE_LIMIT: u32 = 1 << 16;

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Numbered { dense: Vec::new(), sparse: FxHashMap::default() }
    }
}

impl<T: Copy> Numbered<T> {
    /// Returns the item with this number.
    #[inline]
    pub(crate) fn get(&self, number: u32) -> Option<T> {
        match self.dense.get(number as usize) {
            Some(&found) => found,
            None => self.sparse.get(&number).copied(),
        }
    }

    /// Returns all numbers in use and their items, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u32, T)> {
        let dense = self.dense.iter().enumerate().filter_map(|(number, item)| Some((number as u32, (*item)?)));
        let mut sparse: Vec<_> = self.sparse.iter().map(|(&number, &item)| (number, item)).collect();
        sparse.sort_unstable_by_key(|&(number, _)| number);
        dense.chain(sparse)
    }

    /// Returns all items mutably.
    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.dense.iter_mut().flatten().chain(self.sparse.values_mut())
    }

    /// Gives each of these numbers that is unused a new item from `make`, in order.
    pub(crate) fn fill(&mut self, numbers: &[u32], mut make: impl FnMut() -> T) {
        self.dense.reserve(numbers.len());
        for &number in numbers {
            if let Some(place) = self.dense.get_mut(number as usize) {
                place.get_or_insert_with(&mut make);
            } else if number as usize == self.dense.len() && self.sparse.is_empty() {
                self.dense.push(Some(make()));
            } else if !self.sparse.contains_key(&number) {
                self.insert(number, make());
            }
        }
    }

    /// Gives an item a number.
    pub(crate) fn insert(&mut self, number: u32, item: T) {
        let len = self.dense.len() as u32;
        if number < len {
            self.dense[number as usize] = Some(item);
        } else if number < DENSE_LIMIT || number <= len.saturating_mul(2) {
            // Doubling bounds the list by the amount of text.
            self.dense.resize(number as usize + 1, None);
            self.dense[number as usize] = Some(item);
            self.absorb_sparse();
        } else {
            self.sparse.insert(number, item);
        }
    }

    /// Returns the number of an item; the lowest if there are several.
    pub(crate) fn find(&self, wanted: impl Fn(T) -> bool) -> Option<u32> {
        let dense = self.dense.iter().position(|item| item.is_some_and(&wanted));
        dense
            .map(|number| number as u32)
            .or_else(|| self.sparse.iter().filter(|&(_, &item)| wanted(item)).map(|(&number, _)| number).min())
    }

    fn absorb_sparse(&mut self) {
        if self.sparse.is_empty() {
            return;
        }
        let dense = &mut self.dense;
        self.sparse.retain(|&number, item| match dense.get_mut(number as usize) {
            // Items entered since then are newer.
            Some(place) => {
                place.get_or_insert(*item);
                false
            }
            None => true,
        });
    }
}

/// State of a global of the text: its handle and the positions of its first mention and its definition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GlobalState {
    /// Position of the first mention before a definition, for "use of undefined value".
    pub(crate) first_use: u32,
    /// Whether its definition or declaration has been read.
    pub(crate) defined: bool,
    /// Position of the name in the definition or declaration; [`NOT_DEFINED`] without one.
    pub(crate) defined_at: u32,
    /// Position of the type in its definition, where LLVM reports errors about it.
    pub(crate) type_loc: u32,
}

/// [`GlobalState::defined_at`] of undefined globals.
pub(crate) const NOT_DEFINED: u32 = u32::MAX;

/// [`GlobalState::first_use`] of globals mentioned only where no definition is required, or where its absence
/// is reported with a different message.
pub(crate) const UNMENTIONED: u32 = u32::MAX;

/// A function whose body is yet to be read.
#[derive(Clone, Debug)]
pub(crate) struct PendingBody {
    pub(crate) function: Global,
    /// The text between the braces; the last byte is the closing brace, if there is one.
    pub(crate) range: std::ops::Range<u32>,
    /// The tokens that name the parameters, of kind `Eof` for unnamed parameters.
    pub(crate) params: Vec<Token>,
}

/// An attribute group of the text; the last attribute of a kind wins.
#[derive(Clone, Debug, Default)]
pub(crate) struct AttrGroup {
    pub(crate) attributes: Vec<Attribute>,
}

/// Definitions and mentions at the top level.
#[derive(Debug, Default)]
pub(crate) struct Scope {
    /// The module; the parser holds its tables while reading.
    pub(crate) module: Module,
    /// Globals by number: `@0`.
    pub(crate) numbered_globals: Numbered<Global>,
    /// Number of the next unnamed global.
    pub(crate) next_global_number: u32,
    /// State of each global, by its index.
    pub(crate) global_states: Vec<GlobalState>,
    /// Types by number: `%0`.
    pub(crate) numbered_types: Numbered<Type>,
    /// Types by name: `%name`.
    pub(crate) named_types: FxHashMap<Symbol, Type>,
    /// The names and numbers of types, in the order of first mention.
    pub(crate) type_names: Vec<(TypeName, Type)>,
    /// End of the last definition of an identified struct; after it, all types are complete.
    pub(crate) last_type_definition: u32,
    /// The position of each identified struct's first mention, and the end of its definition (`None`: not
    /// defined yet).
    pub(crate) struct_states: FxHashMap<Type, StructState>,
    /// Metadata by number: `!0`.
    pub(crate) metadata: Numbered<Metadata>,
    /// Attribute groups by number: `#0`.
    pub(crate) attr_groups: FxHashMap<u32, AttrGroup>,
    /// Functions and variables whose attributes refer to groups that may be defined later.
    pub(crate) grouped_attributes: Vec<(Global, FunctionAttributes)>,
    /// Undefined comdats, with the position of the first mention.
    pub(crate) undefined_comdats: FxHashMap<Symbol, u32>,
    /// Bodies to read, in order.
    pub(crate) bodies: Vec<PendingBody>,
    /// The functions that have a body.
    pub(crate) function_bodies: FxHashSet<Global>,
    /// The version of LLVM whose declarations of intrinsics are added; set when the text is read.
    pub(crate) version: u32,
}

impl Scope {
    /// Reserves a global that is mentioned before its definition.
    pub(crate) fn reserve_global(&mut self, name: Result<Symbol, u32>, address_type: Type, loc: u32) -> Global {
        let global = self.module.reserve_global(name.unwrap_or(Symbol::EMPTY), address_type);
        if let Err(number) = name {
            self.numbered_globals.insert(number, global);
        }
        self.global_states.push(GlobalState { first_use: loc, defined: false, defined_at: NOT_DEFINED, type_loc: 0 });
        debug_assert_eq!(self.global_states.len(), self.module.global_count());
        global
    }

    /// Whether a function has a body in the text.
    pub(crate) fn has_body(&self, function: Global) -> bool {
        self.function_bodies.contains(&function)
    }

    /// Records a type of the text; an identified struct with its state.
    pub(crate) fn add_type(&mut self, name: TypeName, ty: Type, state: Option<StructState>) {
        let known = match name {
            TypeName::Name(symbol) => self.named_types.insert(symbol, ty).is_some(),
            TypeName::Number(number) => {
                let known = self.numbered_types.get(number).is_some();
                self.numbered_types.insert(number, ty);
                known
            }
        };
        if !known {
            self.type_names.push((name, ty));
        }
        if let Some(state) = state {
            self.struct_states.insert(ty, state);
        }
    }
}

/// Positions of the mention and definition of an identified struct.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StructState {
    pub(crate) first_use: u32,
    pub(crate) defined_at: Option<u32>,
    /// Whether it was mentioned before its definition.
    pub(crate) mentioned: bool,
}

/// A block of a function that is not read yet, in a `blockaddress`. The constant holds a [`Block`] at or
/// above [`UNRESOLVED_BLOCK`] until all bodies are read.
#[derive(Clone, Debug)]
pub(crate) struct UnresolvedBlock {
    pub(crate) function: Global,
    pub(crate) function_loc: u32,
    pub(crate) label: Token,
    /// The type of the address, as expected at its first mention.
    pub(crate) ty: Type,
}

/// The index of the first [`Block`] that represents an [`UnresolvedBlock`].
pub(crate) const UNRESOLVED_BLOCK: u32 = 1 << 28;

/// Findings of one parser that are not in the frozen scope.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// Undefined globals: name or number, position, and type of the address. Their handles continue after the
    /// scope's.
    pub(crate) globals: Vec<FoundGlobal>,
    /// Blocks of functions that are not read yet.
    pub(crate) unresolved_blocks: Vec<UnresolvedBlock>,
    /// Indices into [`Found::globals`] by name and by the type of the call.
    pub(crate) global_numbers: FxHashMap<(Result<Symbol, u32>, Option<Type>), u32>,
    /// Positions at which `dso_local_equivalent` names a global that is not defined earlier.
    pub(crate) dso_local_equivalents: Vec<(Result<Symbol, u32>, u32, Global)>,
    /// Types that the top level does not define, with the position of the first mention.
    pub(crate) types: FxHashMap<TypeName, (Type, u32)>,
    /// Information about the blocks in `unresolved_blocks`.
    pub(crate) block_addresses: BlockAddresses,
    /// Use-list orders that wait for the end of the module.
    pub(crate) use_orders: Vec<UseOrder>,
    /// Position of the first debug record.
    debug_record: Option<u32>,
    /// Position of the first call of an intrinsic that debug records replace.
    debug_intrinsic: Option<u32>,
    /// Retired constructs that were read and replaced, for warnings.
    pub(crate) warnings: Vec<(u32, String)>,
}

/// A global that a body mentions but the top level lacks: an error, or an intrinsic that needs no
/// declaration.
#[derive(Clone, Debug)]
pub(crate) struct FoundGlobal {
    pub(crate) name: Result<Symbol, u32>,
    pub(crate) loc: u32,
    /// Position of the last mention.
    pub(crate) last_loc: u32,
    pub(crate) address_type: Type,
    /// The function type of its calls; `None` if it is mentioned in another way.
    pub(crate) function_type: Option<Type>,
}

impl Found {
    /// Whether the scope can be merged: nothing in it depends on what other readers find.
    pub(crate) fn is_mergeable(&self) -> bool {
        self.globals.is_empty()
            && self.unresolved_blocks.is_empty()
            && self.dso_local_equivalents.is_empty()
            && self.types.is_empty()
            && self.use_orders.is_empty()
            && self.warnings.is_empty()
    }

    /// Merges the debug records and calls that another reader recorded.
    pub(crate) fn note_debug_info_of(&mut self, other: &Found) {
        if let Some(loc) = other.debug_record {
            self.note_debug_record(loc);
        }
        if let Some(loc) = other.debug_intrinsic {
            self.note_debug_intrinsic(loc);
        }
    }

    /// Records a debug record.
    #[inline]
    pub(crate) fn note_debug_record(&mut self, loc: u32) {
        if self.debug_record.is_none_or(|first| loc < first) {
            self.debug_record = Some(loc);
        }
    }

    /// Records a call of an intrinsic that debug records replace.
    pub(crate) fn note_debug_intrinsic(&mut self, loc: u32) {
        if self.debug_intrinsic.is_none_or(|first| loc < first) {
            self.debug_intrinsic = Some(loc);
        }
    }

    /// Returns the error for a module that has both debug records and such calls: the later of the two is
    /// wrong.
    pub(crate) fn mixed_debug_info(&self) -> Option<ParseError> {
        let (record, intrinsic) = (self.debug_record?, self.debug_intrinsic?);
        let message = if record < intrinsic {
            "llvm.dbg intrinsic should not appear in a module using non-intrinsic debug info"
        } else {
            "debug record should not appear in a module containing debug info intrinsics"
        };
        let at = record.max(intrinsic);
        Some(ParseError { at, found_at: at, message: message.into(), notes: Vec::new() })
    }

    /// Returns the block that represents an unresolved label until all bodies are read.
    pub(crate) fn add_unresolved_block(&mut self, block: UnresolvedBlock) -> Block {
        self.unresolved_blocks.push(block);
        Block::from_u32(UNRESOLVED_BLOCK + self.unresolved_blocks.len() as u32 - 1)
    }
}
