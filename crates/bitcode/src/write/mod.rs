//! Writes a module as LLVM 22 does, with the same blocks, records and abbreviations, so that its tools can
//! read it and its size is the same. The order of blocks is here, each kind of block in a separate file;
//! [`ids`] assigns numbers before anything is written. The same module gives the same bytes.

mod abbreviations;
mod attributes;
mod calls;
mod constants;
mod error;
mod function;
mod functions;
mod globals;
mod ids;
mod instructions;
mod mangle;
mod metadata;
mod names;
mod nodes;
mod runtime;
mod strings;
mod summary;
mod symbols;
mod tags;
mod types;
mod uncommon;
mod use_lists;

use std::sync::Arc;

use draig_bitstream::Writer;
use draig_ir::summary::{Form, Summary};
use draig_ir::view::GlobalUses;
use draig_ir::{ConstKind, Global, Module, Value};
use draig_tables::history;
use rustc_hash::FxHashMap;

use crate::codes::{blocks, identification, module as code, string_table};
use abbreviations::Abbreviations;
pub use error::WriteError;
use error::{Fault, Result};
use function::LocationFields;
use ids::Ids;
use nodes::Layouts;
use strings::StringTable;
use use_lists::{UseOrders, block_address_users};

/// Options for writing a module.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct WriteOptions {
    /// Whether to write the use orders that differ from a reader's default, as `llvm-as` does.
    pub use_list_order: bool,
    /// Whether to write the symbol table that linkers read instead of the module. It is written if it is
    /// known to equal LLVM's own: for the commonest targets, and with module-level assembly, for those that have
    /// an assembler here. If it is missing, LLVM's tools build it when they need it.
    pub symbol_table: bool,
    /// The version of LLVM that will read the file. Constructs that it lacks must be lowered before; this
    /// option affects only the encoding.
    pub for_llvm: u32,
    /// Number of threads for writing functions, at least 1. The bytes do not depend on it.
    pub threads: usize,
}

impl Default for WriteOptions {
    fn default() -> Self {
        WriteOptions { use_list_order: true, symbol_table: true, for_llvm: history::CURRENT, threads: 1 }
    }
}

/// The producer's name and version in the identification block.
const PRODUCER: &str = concat!("draig", env!("CARGO_PKG_VERSION"));
/// LLVM's `BITCODE_CURRENT_EPOCH`.
const EPOCH: u64 = 0;
/// The version of the module block: operands are relative, names are in the string table.
const VERSION: u64 = 2;

/// Returns the module as a bitcode file, without wrapper.
///
/// ```
/// use draig_bitcode::{WriteOptions, write};
///
/// let bytes = write(&draig_ir::Module::new(b"empty"), &WriteOptions::default())?;
/// assert!(bytes.starts_with(b"BC\xC0\xDE"));
/// # Ok::<(), draig_bitcode::WriteError>(())
/// ```
///
/// # Errors
/// Fails if the module contains something that bitcode cannot express. For a module that obeys the verifier's
/// rules and was lowered for the version that will read it, that is only a zero byte in the text of an
/// attribute.
pub fn write(module: &Module, options: &WriteOptions) -> Result<Vec<u8>, WriteError> {
    let mut out = Writer::new();
    for byte in *b"BC\xC0\xDE" {
        out.fixed(u64::from(byte), 8);
    }
    write_identification(&mut out);
    let strings = match Summary::of(module) {
        Some((summary, Form::Index)) => {
            let mut strings = StringTable::default();
            let written = summary::write_index(module, summary, options.for_llvm, &mut out, &mut strings);
            written.map_err(|fault| WriteError::new(fault, "the summary"))?;
            strings
        }
        _ => {
            let mut written;
            (out, written) = write_module(module, options, out)?;
            if options.symbol_table && options.for_llvm >= history::CURRENT {
                symbols::write(module, options.for_llvm, &mut out, &mut written);
            }
            written
        }
    };
    out.enter_block(blocks::STRING_TABLE, 3);
    let blob = out.define(abbreviations::BLOB);
    out.abbreviated_with_blob(&blob, string_table::BLOB, &[], &[strings.bytes()]);
    out.end_block();
    Ok(out.finish())
}

/// Appends the block of a module.
fn write_module(module: &Module, options: &WriteOptions, out: Writer) -> Result<(Writer, StringTable), WriteError> {
    let mut writer = ModuleWriter::new(module, Ids::new(module)?, out, options.for_llvm);
    writer.use_list_order = options.use_list_order;
    writer.threads = options.threads.max(1);
    writer.look_at_uses().map_err(|fault| WriteError::new(fault, "the constants"))?;
    writer.write_module()?;
    Ok((writer.out, writer.strings))
}

fn write_identification(out: &mut Writer) {
    out.enter_block(blocks::IDENTIFICATION, 5);
    let string = out.define(abbreviations::PRODUCER);
    out.abbreviated_with_bytes(&string, identification::STRING, &[], PRODUCER.as_bytes());
    let epoch = out.define(abbreviations::EPOCH);
    out.abbreviated(&epoch, identification::EPOCH, &[EPOCH]);
    out.end_block();
}

/// Writes a module.
struct ModuleWriter<'m> {
    module: &'m Module,
    ids: Ids<'m>,
    abbreviations: Abbreviations,
    out: Writer,
    /// The operands of one record, reused for all records.
    record: Vec<u64>,
    strings: StringTable,
    layouts: Layouts,
    location_fields: LocationFields,
    /// Position at which to fill in the offset of the symbol table.
    symbols_offset_at: u64,
    /// The number of each function with a body, and the position of its block.
    function_places: Vec<(u32, u64)>,
    /// The block numbers of functions whose block addresses are taken.
    block_numbers: FxHashMap<Global, Vec<u32>>,
    use_list_order: bool,
    use_orders: Arc<UseOrders>,
    /// The functions that mention addresses of blocks, by the function that owns the blocks.
    block_address_users: Arc<FxHashMap<Global, Vec<Global>>>,
    /// The version of LLVM that will read the file.
    version: u32,
    threads: usize,
}

/// Returns the constant value of a module flag.
fn module_flag(module: &Module, name: &[u8]) -> Option<Value> {
    let tables = &module.tables;
    module.find_named_metadata(b"llvm.module.flags")?.operands.iter().find_map(|&flag| {
        let operands: Vec<_> = tables.metadata.node(flag)?.operands().collect();
        let &[_, Some(of), Some(value), ..] = &operands[..] else { return None };
        let is_it = tables.str(tables.metadata.as_string(of)?) == name;
        if is_it { tables.metadata.as_value(value) } else { None }
    })
}

/// Converts a position in the output to words from the identification block, including the magic number.
fn words_from_start(position: u64) -> u64 {
    position / 32
}

impl<'m> ModuleWriter<'m> {
    /// Creates a writer with these numbers, for one thread and without use orders.
    fn new(module: &'m Module, ids: Ids<'m>, out: Writer, version: u32) -> ModuleWriter<'m> {
        ModuleWriter {
            module,
            ids,
            abbreviations: Abbreviations::default(),
            out,
            record: Vec::new(),
            strings: StringTable::default(),
            layouts: Layouts::new(version),
            location_fields: LocationFields::new(),
            symbols_offset_at: 0,
            function_places: Vec::new(),
            block_numbers: FxHashMap::default(),
            use_list_order: false,
            use_orders: Arc::default(),
            block_address_users: Arc::default(),
            version,
            threads: 1,
        }
    }
}

impl ModuleWriter<'_> {
    fn look_at_uses(&mut self) -> Result {
        let is_address = |kind: &ConstKind| matches!(kind, ConstKind::BlockAddress(..));
        let has_addresses = self.module.tables.constants.iter().any(|(_, data)| is_address(&data.kind));
        let differs = !self.module.uses_in_bitcode_order || self.module.has_use_orders();
        let with_orders = self.use_list_order && differs;
        if !has_addresses && !with_orders {
            return Ok(());
        }
        // The index also has entries that nothing mentions.
        for (constant, data) in self.module.tables.constants.iter() {
            let is_earlier = |part: &Value| part.as_const().is_none_or(|part| part < constant);
            if !data.kind.parts().iter().all(is_earlier) {
                return Err(Fault::ConstantPart);
            }
        }
        let uses = GlobalUses::as_read(self.module);
        if has_addresses {
            self.block_address_users = Arc::new(block_address_users(self.module, &uses));
        }
        if with_orders {
            self.use_orders = Arc::new(UseOrders::new(self.module, &uses));
        }
        Ok(())
    }

    fn write_module(&mut self) -> Result<(), WriteError> {
        let within = |place: &'static str| move |fault: Fault| WriteError::new(fault, place);
        self.out.enter_block(blocks::MODULE, 3);
        self.out.record(code::VERSION, &[VERSION]);
        self.abbreviations = Abbreviations::define(&mut self.out, self.ids.types.width());
        self.write_types().map_err(within("the types"))?;
        self.write_attribute_groups().map_err(within("the attributes"))?;
        self.write_attribute_lists();
        self.write_comdats();
        self.write_module_info()?;
        self.write_module_constants().map_err(within("the constants"))?;
        self.write_metadata_kinds();
        self.write_module_metadata().map_err(within("the metadata"))?;
        self.write_module_use_lists().map_err(within("the orders of uses"))?;
        self.write_bundle_tags();
        self.write_scope_names();
        self.write_functions()?;
        self.write_summary().map_err(within("the summary"))?;
        self.write_function_places();
        self.out.end_block();
        Ok(())
    }
}
