//! The kinds of blocks, and the tables of their records.

use super::records as r;
use super::records::RecordInfo;

/// A kind of block.
#[derive(Clone, Copy, Debug)]
pub struct BlockInfo {
    /// Number of the block.
    pub id: u32,
    /// LLVM's name, as `llvm-bcanalyzer` prints it.
    pub name: &'static str,
    /// Records of the block.
    pub records: &'static [RecordInfo],
}

macro_rules! blocks {
    ($($(#[$doc:meta])* $constant:ident = $id:literal $name:literal $records:expr;)*) => {
        $($(#[$doc])* pub const $constant: u32 = $id;)*

        /// Every kind of block, by number.
        pub const ALL: &[BlockInfo] = &[$(BlockInfo { id: $id, name: $name, records: $records }),*];
    };
}

blocks! {
    /// The module; also at the top level of a file.
    MODULE = 8 "MODULE_BLOCK" r::module::RECORDS;
    /// Attribute lists.
    ATTRIBUTES = 9 "PARAMATTR_BLOCK" r::attribute::RECORDS;
    /// Attribute groups: the sets that lists refer to.
    ATTRIBUTE_GROUPS = 10 "PARAMATTR_GROUP_BLOCK_ID" r::attribute_group::RECORDS;
    /// Constants of the module or of a function.
    CONSTANTS = 11 "CONSTANTS_BLOCK" r::constant::RECORDS;
    /// The body of a function.
    FUNCTION = 12 "FUNCTION_BLOCK" r::function::RECORDS;
    /// Producer and epoch, at the top level.
    IDENTIFICATION = 13 "IDENTIFICATION_BLOCK_ID" r::identification::RECORDS;
    /// Names of values.
    VALUE_SYMBOLS = 14 "VALUE_SYMTAB" r::value_symbols::RECORDS;
    /// Metadata of the module or of a function.
    METADATA = 15 "METADATA_BLOCK" r::metadata::RECORDS;
    /// Attachments of a function and of its instructions.
    METADATA_ATTACHMENT = 16 "METADATA_ATTACHMENT_BLOCK" r::metadata_attachment::RECORDS;
    /// Types.
    TYPES = 17 "TYPE_BLOCK_ID" r::types::RECORDS;
    /// Orders of use-lists.
    USE_LISTS = 18 "USELIST_BLOCK_ID" r::use_list::RECORDS;
    /// Paths of the modules of a combined summary.
    MODULE_STRINGS = 19 "MODULE_STRTAB_BLOCK" r::module_strings::RECORDS;
    /// The summary of a module, or of all modules of a thin link.
    SUMMARY = 20 "GLOBALVAL_SUMMARY_BLOCK" r::summary::RECORDS;
    /// Names of operand bundle tags.
    BUNDLE_TAGS = 21 "OPERAND_BUNDLE_TAGS_BLOCK" r::bundle_tag::RECORDS;
    /// Names and numbers of the kinds of attachments.
    METADATA_KINDS = 22 "METADATA_KIND_BLOCK" r::metadata_kind::RECORDS;
    /// Names of globals, at the top level.
    STRING_TABLE = 23 "STRTAB_BLOCK" r::string_table::RECORDS;
    /// The summary of a module for a full link.
    FULL_LTO_SUMMARY = 24 "FULL_LTO_GLOBALVAL_SUMMARY_BLOCK" r::summary::RECORDS;
    /// The symbols that a linker sees, at the top level.
    SYMBOL_TABLE = 25 "SYMTAB_BLOCK" r::symbol_table::RECORDS;
    /// Names of synchronisation scopes.
    SCOPE_NAMES = 26 "SYNC_SCOPE_NAMES_BLOCK" r::scope_name::RECORDS;
}

/// Returns the description of the block with this number.
pub fn info(id: u32) -> Option<&'static BlockInfo> {
    // The numbers are dense, from 8 on.
    ALL.get(id.checked_sub(MODULE)? as usize)
}

/// Returns the description of a record in a block with this number.
pub fn record(block: u32, code: u32) -> Option<&'static RecordInfo> {
    info(block)?.records.iter().find(|record| record.code == code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_dense_and_codes_unique() {
        for (at, block) in ALL.iter().enumerate() {
            assert_eq!(block.id, MODULE + at as u32);
            for (number, record) in block.records.iter().enumerate() {
                assert!(block.records[..number].iter().all(|other| other.code != record.code), "{}", record.name);
            }
        }
        assert!(info(7).is_none() && info(27).is_none());
    }
}
