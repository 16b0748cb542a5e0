//! LLVM IR in memory: types, constants, globals, bodies, metadata, attributes, use-lists.
//!
//! Every entity is a handle into a table of its owner: a [`Module`] owns [`Tables`] (interned entities) and
//! globals, a [`Body`] owns instructions and blocks. [`view`] is the interface for reading: a handle together
//! with its owner. [`layout`] computes sizes and alignments, [`intrinsics`] signatures and declarations. This
//! crate does not know about text, bitcode or files.
//!
//! ```
//! use draig_ir::{GlobalData, GlobalKind, Function, InstBuild, Module, Opcode, Body, Type, Value};
//!
//! // define i32 @add(i32 %0, i32 %1)
//! let mut module = Module::new(b"sum");
//! let ty = module.tables.types.function(Type::I32, &[Type::I32, Type::I32], false);
//! let name = module.tables.strings.intern(b"add");
//! let kind = GlobalKind::Function(Function::default());
//! let add = module.add_global(GlobalData::new(name, ty, Type::PTR, kind));
//!
//! let mut body = Body::new();
//! let entry = body.add_block();
//! let sum = body.append_inst(entry, InstBuild::new(Opcode::Add, Type::I32), &[Value::arg(0), Value::arg(1)]);
//! body.append_inst(entry, InstBuild::new(Opcode::Ret, Type::VOID), &[sum.into()]);
//! assert_eq!(body.uses_of(sum).count(), 1);
//! module.set_body(add, Some(Box::new(body)));
//!
//! let add = module.function("add").unwrap();
//! assert_eq!(add.insts().map(|inst| inst.opcode()).collect::<Vec<_>>(), [Opcode::Add, Opcode::Ret]);
//! ```

pub mod address;
pub mod attributes;
pub mod body;
pub mod build;
pub mod constants;
pub mod edit;
pub mod effects;
mod entity;
pub mod flags;
pub mod fold;
pub mod global;
pub mod inline_asm;
pub mod inlining;
pub mod integrity;
mod interner;
pub mod intrinsics;
pub mod keywords;
pub mod layout;
pub mod metadata;
pub mod module;
pub mod opcode;
pub mod overlay;
mod owner;
pub mod pattern;
pub mod remap;
mod replace;
pub mod salvage;
pub mod ssa;
pub mod strings;
pub mod summary;
pub mod tables;
pub mod types;
pub mod typing;
mod users;
pub mod value;
pub mod view;

pub use attributes::{AttrList, AttrListData, AttrSet, Attribute, Attributes, ConstantRange};
pub use body::{
    Body, BundleInfo, CallInfo, CloneMap, Compaction, DbgRecord, DbgRecordData, DbgRecordKind, Epochs, InstBuild,
    LocalMetadataData, MemoryAccess, MetadataUse, OverlayUses, Position,
};
pub use constants::{Const, ConstData, ConstExpr, ConstKind, Constants};
pub use edit::FunctionEditor;
pub use flags::{FastMath, GepFlags, IntFlags, RmwFlags};
pub use fold::{Folder, GlobalInfo};
pub use global::{
    Align, Comdat, ComdatData, Function, Global, GlobalData, GlobalKind, MAX_ALIGN_LOG2, SanitizerFlags, Variable,
};
pub use inline_asm::{InlineAsm, InlineAsmData};
pub use integrity::Dangling;
pub use keywords::{
    CodeModel, DllStorageClass, FloatPredicate, IntPredicate, Linkage, Ordering, RmwOp, SelectionKind, TailKind,
    ThreadLocalMode, UnnamedAddr, Visibility,
};
pub use metadata::{Metadata, MetadataData, MetadataKind, MetadataPool};
pub use module::{AsmProperties, Module, NamedMetadataData, SyncScope, SyncScopes};
pub use opcode::{FlagClass, Opcode, OpcodeGroup};
pub use owner::{Handle, OfBody, OfModule};
pub use remap::{CloneError, Cloner, Remap, Transfer};
pub use strings::{StringPool, Symbol};
pub use tables::Tables;
pub use types::{FunctionType, NamedStruct, Type, TypeKind, Types};
pub use users::Users;
pub use value::{Block, Inst, LocalMetadata, Value, ValueKind};
pub use view::{
    AttributeSetRef, BlockRef, DebugLocRef, FunctionRef, GlobalRef, GlobalUses, InstRef, MetadataRef, ParamRef,
    TypeRef, UseRef, ValueRef,
};
