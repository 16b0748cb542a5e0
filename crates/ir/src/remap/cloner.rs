//! Copies of functions: in the same module under another name, or in another module, with everything that they
//! refer to. A [`Cloner`] maps the references of one module to those of another, each on first use, so that
//! several functions that are copied with one `Cloner` share what they have in common.
//!
//! In the same module, only debug information is copied: the function's own subprogram and the scopes, variables,
//! labels and locations in it. In another module, types, constants, attributes and metadata are added, and the
//! globals that are mentioned are found by name or declared.
//!
//! ```
//! use draig_ir::{Cloner, Module, Type};
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
//! let copy = Cloner::between(&module, &mut other).clone_function(f, "f")?;
//! assert_eq!(other.name(copy), b"f");
//! assert!(other.is_declaration(other.find(b"callee").ok_or("it is declared")?));
//! # Ok(())
//! # }
//! ```

use std::fmt;

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Maps, NodeCopy, Remap, Transfer};
use crate::attributes::{AttrList, AttrSet};
use crate::body::Compaction;
use crate::constants::{Const, ConstKind};
use crate::global::{Comdat, Global};
use crate::inline_asm::InlineAsm;
use crate::metadata::{Class, Metadata, MetadataKind};
use crate::module::{Module, SyncScope};
use crate::owner::Handle;
use crate::strings::Symbol;
use crate::tables::Tables;
use crate::types::Type;
use crate::value::Value;

/// A mapping of what functions refer to, for copies in the same or another module.
#[derive(Debug)]
pub struct Cloner<'m> {
    /// The module that is copied from; `None` if it is `dest`.
    pub(super) source: Option<&'m Module>,
    pub(super) dest: &'m mut Module,
    pub(super) types: FxHashMap<Type, Type>,
    /// Identified structs that differ from those with the same names.
    pub(super) new_structs: FxHashSet<Type>,
    pub(super) maps: Maps,
    pub(super) globals: FxHashMap<Global, Global>,
    pub(super) comdats: FxHashMap<Comdat, Comdat>,
    /// The function that is being copied.
    pub(super) copied: Option<Copied>,
    /// In the same module, the subprogram that is copied, if there is one.
    pub(super) subprogram: Option<Metadata>,
    pub(super) error: Option<CloneError>,
}

/// A function that is being copied.
#[derive(Debug)]
pub(super) struct Copied {
    pub(super) from: Global,
    pub(super) to: Global,
    /// The new handles of its blocks; `None` if they stay.
    pub(super) blocks: Option<Compaction>,
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

impl<'m> Cloner<'m> {
    /// Creates a mapping for copies within a module.
    pub fn within(module: &'m mut Module) -> Cloner<'m> {
        Cloner::new(None, module)
    }

    /// Creates a mapping for copies from one module to another.
    pub fn between(source: &'m Module, dest: &'m mut Module) -> Cloner<'m> {
        Cloner::new(Some(source), dest)
    }

    fn new(source: Option<&'m Module>, dest: &'m mut Module) -> Cloner<'m> {
        let maps = Maps::new(&source.unwrap_or(dest).tables);
        Cloner {
            source,
            dest,
            types: FxHashMap::default(),
            new_structs: FxHashSet::default(),
            maps,
            globals: FxHashMap::default(),
            comdats: FxHashMap::default(),
            copied: None,
            subprogram: None,
            error: None,
        }
    }

    /// Returns the module that is copied to.
    pub fn dest(&self) -> &Module {
        self.dest
    }

    pub(super) fn source_module(&self) -> &Module {
        self.source.unwrap_or(self.dest)
    }

    /// Returns the first error of the copies that were made with this mapping as the tables of a
    /// [`CloneMap`](crate::CloneMap), and forgets it. An address of a block that is not in the other module has become
    /// poison.
    ///
    /// ```
    /// use draig_ir::{CloneMap, Cloner, Module, Type};
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
    /// let mut map = CloneMap::with_tables(Cloner::between(&source, &mut dest));
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
        let (from, to) = (self.source_module().expect_own(from), self.dest.expect_own(to));
        self.globals.insert(from, to);
    }
}

/// In the same module, everything stays but debug information and addresses of blocks.
impl Remap for Cloner<'_> {
    fn constant(&mut self, constant: Const) -> Value {
        self.transfer_value(constant.into()).unwrap_or(constant.into())
    }

    fn global(&mut self, global: Global) -> Global {
        self.map_global(global)
    }

    fn inline_asm(&mut self, asm: InlineAsm) -> InlineAsm {
        if self.source.is_some() { self.transfer_asm(asm) } else { asm }
    }

    fn ty(&mut self, ty: Type) -> Type {
        self.map_type(ty)
    }

    fn attribute_set(&mut self, set: AttrSet) -> AttrSet {
        if self.source.is_some() { self.transfer_set(set) } else { set }
    }

    fn attributes(&mut self, list: AttrList) -> AttrList {
        if self.source.is_some() { self.transfer_list(list) } else { list }
    }

    fn metadata(&mut self, id: Metadata) -> Metadata {
        match (self.transfer_metadata(id), self.source) {
            (Some(new), _) => new,
            (None, Some(_)) => self.dest.tables.metadata.tuple(&[]),
            (None, None) => id,
        }
    }

    fn metadata_kind(&mut self, kind: MetadataKind) -> MetadataKind {
        let name = self.source.map(|source| source.tables.metadata_kinds.name(kind));
        name.map_or(kind, |name| self.dest.tables.metadata_kinds.intern(name))
    }

    fn symbol(&mut self, symbol: Symbol) -> Symbol {
        self.source.map_or(symbol, |source| self.dest.tables.strings.intern(source.tables.str(symbol)))
    }

    fn sync_scope(&mut self, scope: SyncScope) -> SyncScope {
        let name = self.source.map(|source| source.tables.sync_scopes.name(scope));
        name.map_or(scope, |name| self.dest.tables.sync_scopes.intern(name))
    }
}

impl Transfer for Cloner<'_> {
    fn source(&self) -> &Tables {
        &self.source_module().tables
    }

    fn dest(&mut self) -> &mut Tables {
        &mut self.dest.tables
    }

    fn maps(&mut self) -> &mut Maps {
        &mut self.maps
    }

    fn rebuilt_constant(&mut self, constant: Const) -> Value {
        let data = self.source().constants.get(constant).clone();
        let ty = self.ty(data.ty);
        let kind = match data.kind {
            ConstKind::BlockAddress(function, block) => match &self.copied {
                Some(Copied { from, to, blocks }) if *from == function => {
                    let block = blocks.as_ref().map_or(Some(block), |blocks| blocks.block(block));
                    // Nothing can jump to the address of a block that was removed.
                    block.map_or(ConstKind::Poison, |block| ConstKind::BlockAddress(*to, block))
                }
                _ if self.source.is_none() => return constant.into(),
                _ => {
                    self.error.get_or_insert(CloneError::BlockOfOther(function));
                    ConstKind::Poison
                }
            },
            kind => kind.remapped(self).unwrap_or(kind),
        };
        self.dest.tables.constants.intern(ty, kind).into()
    }

    fn node_copy(&mut self, id: Metadata, is_distinct: bool) -> NodeCopy {
        let class = self.source().metadata.class(id);
        match is_distinct {
            _ if self.source.is_none() && class.is_some_and(stays) && Some(id) != self.subprogram => NodeCopy::To(id),
            true => NodeCopy::Once,
            false => NodeCopy::Uniqued,
        }
    }

    /// Lists a copied compile unit, as every unit of a module is.
    fn note_copy(&mut self, id: Metadata, new: Metadata) {
        if self.source().metadata.class(id) == Some(Class::DICompileUnit) {
            let name = self.dest.tables.strings.intern(b"llvm.dbg.cu");
            self.dest.get_or_add_named_metadata(name).operands.push(new);
        }
    }
}

/// Whether a node of this class belongs to the whole module rather than a function: units, types and other
/// subprograms.
fn stays(class: Class) -> bool {
    matches!(
        class,
        Class::DICompileUnit
            | Class::DISubprogram
            | Class::DIBasicType
            | Class::DIDerivedType
            | Class::DICompositeType
            | Class::DISubroutineType
    )
}
