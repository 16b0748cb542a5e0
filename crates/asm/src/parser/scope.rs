//! What the whole module knows while it is read: globals, types, attribute groups and metadata by
//! the names and numbers of the text. It grows while the top level is read and is frozen while
//! bodies are; what a body mentions that nobody defined is kept by the body's own parser.

use draig_ir::{Attribute, Block, Global, Metadata, Module, Symbol, Type, Value};
use rustc_hash::FxHashMap;

use crate::lexer::Token;

/// Numbers of the text (`@3`, `!17`, `#2`) to handles. Numbers are nearly always dense.
#[derive(Clone, Debug)]
pub(crate) struct Numbered<T> {
    dense: Vec<Option<T>>,
    sparse: FxHashMap<u32, T>,
}

/// Numbers below this are looked up in a list, whatever they leave unused.
const DENSE_LIMIT: u32 = 1 << 16;

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Numbered { dense: Vec::new(), sparse: FxHashMap::default() }
    }
}

impl<T: Copy> Numbered<T> {
    /// What has this number.
    #[inline]
    pub(crate) fn get(&self, number: u32) -> Option<T> {
        match self.dense.get(number as usize) {
            Some(&found) => found,
            None => self.sparse.get(&number).copied(),
        }
    }

    /// Gives something a number.
    pub(crate) fn insert(&mut self, number: u32, item: T) {
        let len = self.dense.len() as u32;
        if number < len {
            self.dense[number as usize] = Some(item);
        } else if number < DENSE_LIMIT || number <= len.saturating_mul(2) {
            // Doubling bounds the list by what the text really has.
            self.dense.resize(number as usize + 1, None);
            self.dense[number as usize] = Some(item);
            self.absorb_sparse();
        } else {
            self.sparse.insert(number, item);
        }
    }

    fn absorb_sparse(&mut self) {
        if self.sparse.is_empty() {
            return;
        }
        let dense = &mut self.dense;
        self.sparse.retain(|&number, item| match dense.get_mut(number as usize) {
            Some(place) => {
                *place = Some(*item);
                false
            }
            None => true,
        });
    }
}

/// A global by the text: its handle and where it was first mentioned and defined.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GlobalState {
    /// Where it was first mentioned before a definition; for "use of undefined value".
    pub(crate) first_use: u32,
    /// Whether its definition or declaration was read.
    pub(crate) defined: bool,
}

/// A function whose body waits to be read.
#[derive(Clone, Debug)]
pub(crate) struct PendingBody {
    pub(crate) function: Global,
    /// The text between the braces; the last byte is the closing brace, if there is one.
    pub(crate) range: std::ops::Range<u32>,
    /// The tokens that name the parameters; of kind `Eof` where a parameter has none.
    pub(crate) params: Vec<Token>,
}

/// An attribute group of the text, with what only a function header knows how to use.
#[derive(Clone, Debug, Default)]
pub(crate) struct AttrGroup {
    pub(crate) attributes: Vec<Attribute>,
    /// `align=` in a group: it becomes the function's alignment.
    pub(crate) align: Option<draig_ir::Align>,
}

/// What is defined or mentioned at the top level.
#[derive(Debug, Default)]
pub(crate) struct Scope {
    /// The module; its tables are with the parser while reading.
    pub(crate) module: Module,
    /// Globals by number: `@0`.
    pub(crate) numbered_globals: Numbered<Global>,
    /// The number that the next unnamed global has.
    pub(crate) next_global_number: u32,
    /// State of each global, by its index.
    pub(crate) global_states: Vec<GlobalState>,
    /// Types by number: `%0`.
    pub(crate) numbered_types: Numbered<Type>,
    /// For each identified struct: where it was first mentioned, and where its definition ended
    /// (none: not defined yet).
    pub(crate) struct_states: FxHashMap<Type, StructState>,
    /// Metadata by number: `!0`.
    pub(crate) metadata: Numbered<Metadata>,
    /// Numbers that are mentioned and not defined, with the place of the first mention.
    pub(crate) undefined_metadata: FxHashMap<u32, u32>,
    /// Attribute groups by number: `#0`.
    pub(crate) attr_groups: FxHashMap<u32, AttrGroup>,
    /// Comdats that are mentioned and not defined, with the place of the first mention.
    pub(crate) undefined_comdats: FxHashMap<Symbol, u32>,
    /// Bodies to read, in order.
    pub(crate) bodies: Vec<PendingBody>,
}

/// Where an identified struct was mentioned and defined.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StructState {
    pub(crate) first_use: u32,
    pub(crate) defined_at: Option<u32>,
}

/// A block of a function that is not read yet, in a `blockaddress`. Stands in a constant as a
/// [`Block`] at or above [`UNRESOLVED_BLOCK`] until all bodies are read.
#[derive(Clone, Debug)]
pub(crate) struct UnresolvedBlock {
    pub(crate) function: Global,
    pub(crate) function_loc: u32,
    pub(crate) label: Token,
}

/// The index of the first [`Block`] that stands for an [`UnresolvedBlock`].
pub(crate) const UNRESOLVED_BLOCK: u32 = 1 << 28;

/// What one parser found that the frozen scope does not have.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// Globals mentioned and defined nowhere: name or number, where, and the type of the address.
    /// Handles continue behind the scope's.
    pub(crate) globals: Vec<FoundGlobal>,
    /// Blocks of functions that are not read yet.
    pub(crate) unresolved_blocks: Vec<UnresolvedBlock>,
    /// Retired constructs that were read and replaced; for warnings.
    pub(crate) warnings: Vec<(u32, String)>,
}

/// A global that a body mentions and the top level does not have: an error, or an intrinsic that
/// needs no declaration.
#[derive(Clone, Debug)]
pub(crate) struct FoundGlobal {
    pub(crate) name: Result<Symbol, u32>,
    pub(crate) loc: u32,
    pub(crate) address_type: Type,
    /// The function type of the first call of it, if it was only ever called.
    pub(crate) function_type: Option<Type>,
    pub(crate) only_called: bool,
}

impl Found {
    /// The block that stands for an unresolved label until all bodies are read.
    pub(crate) fn add_unresolved_block(&mut self, block: UnresolvedBlock) -> Block {
        self.unresolved_blocks.push(block);
        Block::from_u32(UNRESOLVED_BLOCK + self.unresolved_blocks.len() as u32 - 1)
    }
}

/// A value with the place where it was written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Located {
    pub(crate) value: Value,
    pub(crate) loc: u32,
}
