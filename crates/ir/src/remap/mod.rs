//! Copies of functions: in the same module under another name, or in another module, with everything that they
//! refer to. A [`Remap`] maps the references of one module to those of another, each on first use, so that
//! several functions that are copied with one `Remap` share what they have in common.
//!
//! In the same module, only debug information is copied: the function's own subprogram and the scopes, variables,
//! labels and locations in it. In another module, types, constants, attributes and metadata are added, and the
//! globals that are mentioned are found by name or declared.
//!
//! ```
//! use draig_ir::{Module, Remap, Type};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut module = Module::new(b"m");
//! let ty = module.tables.types.function(Type::I32, &[Type::I32], false);
//! let callee = module.add_function("callee", ty);
//! let f = module.add_function("f", ty);
//! let mut b = module.build(f);
//! let entry = b.add_block("");
//! b.position_at_end(entry);
//! let x = b.param(0);
//! let result = b.call(callee, &[x])?;
//! b.ret(result)?;
//! drop(b);
//!
//! let copy = module.clone_function(f, "f.copy");
//! assert!(module.body(copy).is_some());
//!
//! let mut other = Module::new(b"other");
//! let copy = Remap::between(&module, &mut other).clone_function(f, "f")?;
//! assert_eq!(other.name(copy), b"f");
//! assert!(other.is_declaration(other.find(b"callee").ok_or("it is declared")?));
//! # Ok(())
//! # }
//! ```

mod constants;
mod function;
mod globals;
mod metadata;
mod types;

use std::fmt;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::attributes::{AttrList, AttrSet};
use crate::body::Compaction;
use crate::constants::Const;
use crate::global::{Comdat, Global};
use crate::inline_asm::InlineAsm;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::owner::Handle;
use crate::types::Type;
use crate::value::Value;

/// A mapping of the references of a module to those of another one, or of the same one.
#[derive(Debug)]
pub struct Remap<'m> {
    /// The module that is copied from; `None` if it is `dest`.
    source: Option<&'m Module>,
    dest: &'m mut Module,
    types: FxHashMap<Type, Type>,
    /// Identified structs that differ from those with the same names.
    new_structs: FxHashSet<Type>,
    constants: FxHashMap<Const, Value>,
    sets: FxHashMap<AttrSet, AttrSet>,
    lists: FxHashMap<AttrList, AttrList>,
    asms: FxHashMap<InlineAsm, InlineAsm>,
    globals: FxHashMap<Global, Global>,
    comdats: FxHashMap<Comdat, Comdat>,
    metadata: FxHashMap<Metadata, Metadata>,
    /// Distinct nodes whose copies are not defined yet.
    undefined: Vec<(Metadata, Metadata)>,
    /// The function that is being copied.
    copied: Option<Copied>,
    /// In the same module, the subprogram that is copied, if there is one.
    subprogram: Option<Metadata>,
    error: Option<CloneError>,
}

/// A function that is being copied.
#[derive(Debug)]
struct Copied {
    from: Global,
    to: Global,
    /// The new handles of its blocks; `None` if they stay.
    blocks: Option<Compaction>,
}

/// Reason that a function cannot be copied.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CloneError {
    /// The global is not a function with a body.
    NoBody(Global),
    /// The function refers to a block of this other function, which is not in the other module.
    BlockOfOther(Global),
    /// The other module has a global of this name that is not a declaration of the same type.
    NameTaken(Global),
}

impl fmt::Display for CloneError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CloneError::NoBody(_) => "only a function with a body can be copied",
            CloneError::BlockOfOther(_) => "the function refers to a block of a function that is not copied",
            CloneError::NameTaken(_) => "the name of the copy is in use",
        })
    }
}

impl std::error::Error for CloneError {}

impl<'m> Remap<'m> {
    /// Creates a mapping for copies within a module.
    pub fn within(module: &'m mut Module) -> Remap<'m> {
        Remap::new(None, module)
    }

    /// Creates a mapping for copies from one module to another.
    pub fn between(source: &'m Module, dest: &'m mut Module) -> Remap<'m> {
        Remap::new(Some(source), dest)
    }

    fn new(source: Option<&'m Module>, dest: &'m mut Module) -> Remap<'m> {
        Remap {
            source,
            dest,
            types: FxHashMap::default(),
            new_structs: FxHashSet::default(),
            constants: FxHashMap::default(),
            sets: FxHashMap::default(),
            lists: FxHashMap::default(),
            asms: FxHashMap::default(),
            globals: FxHashMap::default(),
            comdats: FxHashMap::default(),
            metadata: FxHashMap::default(),
            undefined: Vec::new(),
            copied: None,
            subprogram: None,
            error: None,
        }
    }

    /// Returns the module that is copied to.
    pub fn dest(&self) -> &Module {
        self.dest
    }

    fn source(&self) -> &Module {
        self.source.unwrap_or(self.dest)
    }

    /// Returns the first error of the copies that were made with this mapping as the tables of a
    /// [`CloneMap`](crate::CloneMap), and forgets it. An address of a block that is not in the other module has become
    /// poison.
    ///
    /// ```
    /// use draig_ir::{CloneMap, Module, Remap, Type};
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let mut source = Module::new(b"source");
    /// # let ty = source.tables.types.function(Type::I32, &[Type::I32], false);
    /// # let f = source.add_function("f", ty);
    /// # let mut b = source.build(f);
    /// # let entry = b.add_block("entry");
    /// # b.position_at_end(entry);
    /// # let x = b.param(0);
    /// # b.ret(x)?;
    /// # drop(b);
    /// # let mut dest = Module::new(b"dest");
    /// # let ty = dest.tables.types.function(Type::I32, &[Type::I32], false);
    /// # let g = dest.add_function("g", ty);
    /// // The blocks of `f` become blocks of `g`, which is in another module.
    /// let mut body = dest.take_body(g).unwrap_or_default();
    /// let mut map = CloneMap::with_tables(Remap::between(&source, &mut dest));
    /// let from = source.body(f).ok_or("it is a definition")?;
    /// let blocks: Vec<_> = from.blocks().collect();
    /// body.copy_blocks(Some(from), &blocks, &mut map, b"");
    /// map.tables.check()?;
    /// dest.set_body(g, Some(body));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Returns [`CloneError::BlockOfOther`].
    pub fn check(&mut self) -> Result<(), CloneError> {
        self.error.take().map_or(Ok(()), Err)
    }

    /// Maps a global of the source to one of the other module. Must precede all uses of it.
    ///
    /// # Panics
    /// Panics if one of them belongs to another module.
    #[track_caller]
    pub fn set_global(&mut self, from: impl Into<Handle<Global>>, to: impl Into<Handle<Global>>) {
        let (from, to) = (self.source().expect_own(from), self.dest.expect_own(to));
        self.globals.insert(from, to);
    }
}
