//! The numbers of bitcode as tables, each used in both directions: names and contents of blocks and records
//! ([`blocks`] and a module per block), encodings of small vocabularies ([`encodings`], [`operations`]), and
//! the record of each class of metadata nodes ([`nodes`]). Sources: LLVM's `LLVMBitCodes.h` and LangRef's
//! companion "LLVM Bitcode File Format".

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
