//! Mapping of what belongs to a module: to the tables of another module, to replacements, to new numbers.
//!
//! [`Remap`] is an identity map with a method per entity, of which an implementation overrides those that it changes.
//! What an entity consists of is mapped in one place each, by the methods named `remapped` ([`crate::ConstKind`],
//! [`crate::TypeKind`], [`crate::Attribute`], …) and by [`crate::Body::remap`]. A [`Transfer`] is a `Remap` that adds
//! entities to other tables, each when it is first referred to; the linker and the [`Cloner`] are implementations.

mod cloner;
mod contents;
mod function;
mod globals;
mod metadata;
mod transfer;
mod types;

pub use cloner::{CloneError, Cloner};
pub use transfer::{Maps, NodeCopy, Transfer, Words};

use crate::attributes::{AttrList, AttrSet};
use crate::constants::Const;
use crate::global::Global;
use crate::inline_asm::InlineAsm;
use crate::metadata::{Metadata, MetadataKind};
use crate::module::SyncScope;
use crate::strings::Symbol;
use crate::types::Type;
use crate::value::{Block, Value, ValueKind};

/// A mapping of the entities of a module. Each method defaults to the identity.
///
/// ```
/// use draig_ir::{Body, InstBuild, Opcode, Remap, Type, Value};
///
/// struct Wider;
///
/// impl Remap for Wider {
///     fn ty(&mut self, ty: Type) -> Type {
///         if ty == Type::I32 { Type::I64 } else { ty }
///     }
/// }
///
/// let mut body = Body::new();
/// let entry = body.add_block();
/// let sum = body.append_inst(entry, InstBuild::new(Opcode::Add, Type::I32), &[Value::arg(0), Value::arg(1)]);
/// body.remap(&mut Wider);
/// assert_eq!(body.inst_type(sum), Type::I64);
/// ```
pub trait Remap {
    /// Maps an operand. Values of the body stay; the others are mapped by the method of their kind.
    #[inline]
    fn value(&mut self, value: Value) -> Value {
        match value.kind() {
            ValueKind::Const(constant) => self.constant(constant),
            ValueKind::Global(global) => self.global(global).into(),
            ValueKind::Metadata(id) => self.metadata(id).into(),
            ValueKind::InlineAsm(asm) => self.inline_asm(asm).into(),
            ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_) | ValueKind::LocalMetadata(_) => value,
        }
    }
    /// Maps a constant, to which a global may correspond.
    #[inline]
    fn constant(&mut self, constant: Const) -> Value {
        constant.into()
    }
    /// Maps a global.
    #[inline]
    fn global(&mut self, global: Global) -> Global {
        global
    }
    /// Maps the block of a `blockaddress`.
    fn block(&mut self, block: Block) -> Block {
        block
    }
    /// Maps inline assembly.
    fn inline_asm(&mut self, asm: InlineAsm) -> InlineAsm {
        asm
    }
    /// Maps a type.
    #[inline]
    fn ty(&mut self, ty: Type) -> Type {
        ty
    }
    /// Maps an attribute set.
    fn attribute_set(&mut self, set: AttrSet) -> AttrSet {
        set
    }
    /// Maps an attribute list.
    fn attributes(&mut self, list: AttrList) -> AttrList {
        list
    }
    /// Maps metadata.
    #[inline]
    fn metadata(&mut self, id: Metadata) -> Metadata {
        id
    }
    /// Maps a kind of attachment.
    fn metadata_kind(&mut self, kind: MetadataKind) -> MetadataKind {
        kind
    }
    /// Maps a string of the module.
    #[inline]
    fn symbol(&mut self, symbol: Symbol) -> Symbol {
        symbol
    }
    /// Maps a synchronization scope.
    fn sync_scope(&mut self, scope: SyncScope) -> SyncScope {
        scope
    }
    /// Whether any entity changes, as far as is known.
    fn changes(&self) -> bool {
        false
    }
}

impl Remap for () {}
