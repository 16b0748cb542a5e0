//! The numbers of bitcode as tables, each used in both directions: what the blocks and records are
//! called and hold ([`blocks`] and a module per block), how small vocabularies are encoded
//! ([`encodings`], [`operations`]), which record each class of metadata nodes has ([`nodes`]).
//! LLVM's `LLVMBitCodes.h` and LangRef's companion "LLVM Bitcode File Format".

pub mod blocks;
pub mod encodings;
pub mod nodes;
pub mod operations;
pub mod records;
pub mod summary;

pub use records::{
    attribute, attribute_group, bundle_tag, constant, function, identification, metadata, metadata_attachment,
    metadata_kind, module, module_strings, scope_name, string_table, symbol_table, types, use_list, value_symbols,
};
