//! The block of a module: its records and nested blocks. Elements that mention constants and metadata wait
//! until those have been read; bodies are only located here.

use std::sync::Arc;

use draig_bitstream::{BlockInfo, Cursor, Entry, Record, id};
use draig_ir::{AsmProperties, AttrList, Comdat, Global, Module, Symbol, ValueKind};
use draig_tables::AttrKind;
use draig_target::{DataLayout, ObjectFormat, Triple};

use crate::codes::{blocks, bundle_tag, module as code, scope_name, use_list, value_symbols};

use super::ReadOptions;
use super::attributes::{self, AttributesOnDemand};
use super::bodies::{BodyPlace, PendingBody, declared_blocks, has_unknown_function};
use super::deferred::{Deferred, Reading};
use super::fault::{Fault, Place, Result, fault, invalid_record};
use super::file::ModulePart;
use super::globals::IMPLIED_SELECTION;
use super::initial::Initial;
use super::records::{bytes, for_each_record, next, operand, placed};
use super::scope::Scope;
use super::summary::{SummaryBlocks, hash_words, read_summary};
use super::types::read_types;
use super::unknown::{Unknown, UnknownKind};
use super::use_orders::{self, UseOrder};

/// The newest version of module records.
const VERSION: u64 = 2;

const INVALID_REFERENCE: &str = "Invalid value reference in symbol table";

/// Intrinsics with parameters that now require `elementtype`.
const ELEMENT_TYPED: &[(&str, &[usize])] = &[
    ("llvm.preserve.array.access.index", &[0]),
    ("llvm.preserve.struct.access.index", &[0]),
    ("llvm.aarch64.ldaxr", &[0]),
    ("llvm.aarch64.ldxr", &[0]),
    ("llvm.aarch64.stlxr", &[1]),
    ("llvm.aarch64.stxr", &[1]),
    ("llvm.arm.ldaex", &[0]),
    ("llvm.arm.ldrex", &[0]),
    ("llvm.arm.stlex", &[1]),
    ("llvm.arm.strex", &[1]),
];

/// A module without its bodies.
#[derive(Debug)]
pub(crate) struct Skeleton<'a> {
    pub(crate) module: Module,
    pub(crate) scope: Scope,
    pub(crate) info: BlockInfo,
    pub(crate) bodies: Vec<PendingBody<'a>>,
    /// Unknown elements that were left out.
    pub(crate) unknown: Unknown,
    /// The functions that are declared to have bodies.
    pub(super) defined: Vec<Global>,
    /// The blocks of metadata not read yet.
    pub(super) metadata: Vec<Cursor<'a>>,
    /// The use orders in the module's own block.
    pub(super) use_orders: Vec<UseOrder>,
    /// The fault of having too few bodies. LLVM looks for the next body after it has read one, so a fault in
    /// a body is reported first.
    missing: Option<Fault>,
    /// The parts that are read on demand, if the module is read this way.
    pub(crate) deferred: Option<Box<Deferred<'a>>>,
}

impl Skeleton<'_> {
    /// Checks that every function declared to have a body has one.
    pub(super) fn check_bodies(&mut self) -> Result<()> {
        self.missing.take().map_or(Ok(()), Err)
    }
}

pub(crate) struct ModuleReader<'a> {
    pub(super) module: Module,
    pub(super) scope: Scope,
    pub(super) strings: &'a [u8],
    pub(super) version: u64,
    pub(super) sections: Vec<Symbol>,
    pub(super) collectors: Vec<Symbol>,
    pub(super) comdats: Vec<Comdat>,
    /// Values whose old linkage implied a comdat of their name.
    pub(super) implicit_comdats: Vec<usize>,
    /// The properties of the next part of the module's assembly.
    asm_properties: AsmProperties,
    pub(super) initials: Vec<(Global, Initial, u64)>,
    /// The functions that have bodies, in order.
    pub(super) defined: Vec<Global>,
    pub(super) info: BlockInfo,
    pub(super) constants: Vec<Cursor<'a>>,
    metadata: Vec<Cursor<'a>>,
    symbols: Vec<Cursor<'a>>,
    use_lists: Vec<Cursor<'a>>,
    summary: SummaryBlocks<'a>,
    pub(super) unknown: Unknown,
    /// The parts that are read on demand, if the module is read this way.
    pub(super) deferred: Option<Box<Deferred<'a>>>,
    /// Start of the module, and the word offset from there of its symbols.
    pub(super) start: u64,
    pub(super) symbols_at: Option<u64>,
    /// Whether a version newer than LLVM 22 wrote it.
    is_newer: bool,
    /// The first record of a body.
    record: Record,
    pub(super) bodies: Vec<PendingBody<'a>>,
}

/// Reads a module except its bodies and other parts that can be read on demand.
pub(crate) fn read_skeleton<'a>(
    part: &ModulePart<'a>,
    options: &ReadOptions,
    reading: Reading,
) -> Result<Skeleton<'a>> {
    let mut module = Module::new(options.name.as_bytes());
    module.uses_in_bitcode_order = true;
    module.source_filename = options.name.as_bytes().into();
    let mut reader = ModuleReader {
        module,
        scope: Scope { budget: Arc::clone(&part.budget), only_block_orders: !options.use_orders, ..Scope::default() },
        strings: part.strings,
        version: 0,
        sections: Vec::new(),
        collectors: Vec::new(),
        comdats: Vec::new(),
        implicit_comdats: Vec::new(),
        asm_properties: AsmProperties::default(),
        initials: Vec::new(),
        defined: Vec::new(),
        info: BlockInfo::default(),
        constants: Vec::new(),
        metadata: Vec::new(),
        symbols: Vec::new(),
        use_lists: Vec::new(),
        summary: SummaryBlocks { is_wanted: options.summary, ..SummaryBlocks::default() },
        unknown: part.unknown.clone(),
        deferred: (reading == Reading::OnDemand).then(Box::default),
        start: part.start,
        symbols_at: None,
        is_newer: part.producer().is_newer(),
        record: Record::new(),
        bodies: Vec::new(),
    };
    if let Err(fault) = reader.block(part.cursor.clone()) {
        return Err(reader.fault_of_symbols(&part.cursor).unwrap_or(fault));
    }
    reader.finish()
}

impl<'a> ModuleReader<'a> {
    fn block(&mut self, mut cursor: Cursor<'a>) -> Result<()> {
        let mut record = Record::new();
        loop {
            match next(&mut cursor, blocks::MODULE, &mut record)? {
                Entry::End => return Ok(()),
                Entry::Block(number) => {
                    let bit = cursor.entry_bit();
                    if number == blocks::FUNCTION && self.bodies.is_empty() && self.find_bodies(&mut cursor)? {
                        continue;
                    }
                    let done = self.inner_block(number, &mut cursor);
                    done.map_err(|fault| fault.at(Place { block: number, record: None, bit }))?;
                }
                Entry::Record(_) => {
                    let done = self.record(record.code, record.operands(), record.bit);
                    done.map_err(|fault| placed(fault, blocks::MODULE, &record))?;
                }
            }
        }
    }

    fn inner_block(&mut self, number: u32, cursor: &mut Cursor<'a>) -> Result<()> {
        if number != id::BLOCKINFO && blocks::info(number).is_none() {
            self.unknown.note(UnknownKind::Block, Place { block: number, record: None, bit: cursor.entry_bit() });
            return Ok(cursor.skip_block()?);
        }
        let inner = cursor.enter(number, &self.info)?;
        match number {
            id::BLOCKINFO => Ok(inner.read_block_info(&mut self.info)?),
            blocks::TYPES => read_types(inner, &mut self.module, &mut self.scope.types, &mut self.unknown),
            blocks::ATTRIBUTE_GROUPS if let Some(attributes) = self.deferred_attributes() => {
                attributes.open_groups(inner)
            }
            blocks::ATTRIBUTES if let Some(attributes) = self.deferred_attributes() => attributes.open_lists(inner),
            blocks::ATTRIBUTE_GROUPS => {
                let (tables, types) = (&mut self.module.tables, &self.scope.types);
                let limits = (self.is_newer, &*self.scope.budget);
                self.scope.attributes.read_groups(inner, tables, types, limits, &mut self.unknown)
            }
            blocks::ATTRIBUTES => self.scope.attributes.read_lists(inner, &mut self.module.tables, &mut self.unknown),
            blocks::METADATA_KINDS => self.scope.metadata.read_kinds(inner, &mut self.module.tables, &mut self.unknown),
            blocks::CONSTANTS => {
                self.constants.push(inner);
                Ok(())
            }
            blocks::METADATA => {
                self.metadata.push(inner);
                Ok(())
            }
            blocks::VALUE_SYMBOLS => {
                self.summary.symbols.push(inner.clone());
                self.symbols.push(inner);
                Ok(())
            }
            blocks::SUMMARY | blocks::FULL_LTO_SUMMARY => {
                self.summary.summaries.push(inner);
                Ok(())
            }
            blocks::MODULE_STRINGS => {
                self.summary.paths.push(inner);
                Ok(())
            }
            blocks::BUNDLE_TAGS => for_each_record(inner, blocks::BUNDLE_TAGS, &mut self.unknown, |record, _| {
                if record.code == bundle_tag::TAG {
                    let name = self.module.tables.strings.intern(&bytes(record.operands()));
                    self.scope.bundle_tags.push(name);
                }
                Ok(())
            }),
            blocks::SCOPE_NAMES => for_each_record(inner, blocks::SCOPE_NAMES, &mut self.unknown, |record, _| {
                if record.code == scope_name::NAME {
                    let scope = self.module.tables.sync_scopes.intern(&bytes(record.operands()));
                    self.scope.sync_scopes.push(scope);
                }
                Ok(())
            }),
            blocks::FUNCTION => self.body(inner),
            blocks::USE_LISTS => {
                self.use_lists.push(inner);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn body(&mut self, cursor: Cursor<'a>) -> Result<()> {
        let Some(&function) = self.defined.get(self.bodies.len()) else {
            return Err(fault("Insufficient function protos"));
        };
        if let Some(facts) = self.scope.globals.get_mut(function.index()) {
            facts.blocks = declared_blocks(cursor.clone(), &mut self.record);
        }
        self.bodies.push(PendingBody { function, place: BodyPlace::Entered(cursor) });
        Ok(())
    }

    /// Keeps a property of the next part of the module's assembly.
    fn asm_property(&mut self, operands: &[u64], bit: u64) -> Result<()> {
        let text = bytes(operands);
        let end = text.iter().position(|&byte| byte == 0).ok_or_else(invalid_record)?;
        match self.asm_properties.property_mut(&text[..end]) {
            Some(property) => *property = text[end + 1..].to_vec(),
            None => {
                let place = Place { block: blocks::MODULE, record: Some(code::ASM_PROPERTY), bit };
                self.unknown.note(UnknownKind::Record, place);
            }
        }
        Ok(())
    }

    /// Adds a part of the module's assembly. The only part of a module may lack its last line end.
    fn module_asm(&mut self, text: Vec<u8>) {
        let properties = std::mem::take(&mut self.asm_properties);
        if self.module.inline_asm.is_empty() && properties == AsmProperties::default() {
            self.module.inline_asm = text;
        } else {
            self.module.append_asm(&properties, &text);
        }
    }

    fn record(&mut self, kind: u32, operands: &[u64], bit: u64) -> Result<()> {
        match kind {
            code::VERSION => {
                self.version = operand(operands, 0)?;
                if self.version > VERSION {
                    return Err(fault("Invalid value"));
                }
                self.scope.relative = self.version >= 1;
            }
            code::TRIPLE => self.module.triple = Triple::parse(bytes(operands)),
            code::DATALAYOUT => {
                let text = bytes(operands);
                let upgraded = DataLayout::parse(&text).map_err(|error| fault(error.message().to_string()))?;
                self.scope.data_layout = upgraded.clone();
                self.module.data_layout = upgraded;
            }
            code::ASM_PROPERTY => self.asm_property(operands, bit)?,
            code::ASM => self.module_asm(bytes(operands)),
            // The list repeats `!guid`.
            code::GUIDLIST => {}
            code::SECTIONNAME => {
                let name = self.module.tables.strings.intern(&bytes(operands));
                self.sections.push(name);
            }
            code::GCNAME => {
                let name = self.module.tables.strings.intern(&bytes(operands));
                self.collectors.push(name);
            }
            code::COMDAT => self.comdat(operands)?,
            code::GLOBALVAR => self.variable(operands)?,
            code::FUNCTION => self.function(operands)?,
            code::ALIAS | code::ALIAS_OLD | code::IFUNC => self.alias(kind, operands)?,
            code::SOURCE_FILENAME => {
                self.module.source_filename = bytes(operands);
                self.summary.is_of_module = !operands.is_empty();
            }
            code::VSTOFFSET => self.symbols_at = operands.first().copied(),
            // LLVM checks it only when it looks for a summary.
            code::HASH => self.summary.hash = hash_words(operands).unwrap_or_default(),
            // The others hold offsets, or have long been unused.
            _ if blocks::record(blocks::MODULE, kind).is_some() => {}
            _ => self.unknown.note(UnknownKind::Record, Place { block: blocks::MODULE, record: Some(kind), bit }),
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Skeleton<'a>> {
        let missing = self.missing_bodies();
        // A module read on demand must be complete; so must one without any body.
        if (self.bodies.is_empty() || self.deferred.is_some())
            && let Some(fault) = missing
        {
            return Err(fault);
        }
        self.read_symbols()?;
        self.imply_comdats();
        self.find_element_typed();
        let mut functions = self.module.functions().iter().copied();
        self.scope.metadata.declare = functions.find(|&function| self.module.name(function) == b"llvm.dbg.declare");
        self.read_constants()?;
        self.set_initials()?;
        let use_orders = self.read_use_lists()?;
        let ModuleReader {
            module, scope, info, bodies, unknown, summary, strings, defined, metadata, deferred, ..
        } = self;
        let mut skeleton =
            Skeleton { module, scope, info, bodies, unknown, defined, metadata, use_orders, missing, deferred };
        skeleton.open_metadata()?;
        read_summary(summary, &mut skeleton.module, &skeleton.scope, strings, &mut skeleton.unknown)?;
        Ok(skeleton)
    }

    fn missing_bodies(&self) -> Option<Fault> {
        if self.bodies.len() >= self.defined.len() {
            return None;
        }
        let message = match self.bodies.is_empty() {
            true => "Trying to materialize functions before seeing function blocks",
            false => "Could not find function in stream",
        };
        Some(fault(message).with_note(format!(
            "{} functions say that they have a body, {} have one",
            self.defined.len(),
            self.bodies.len()
        )))
    }

    /// Returns the fault in the symbols. LLVM goes to them at the first body, and thus before anything that
    /// follows it.
    #[cold]
    fn fault_of_symbols(&self, module: &Cursor<'a>) -> Option<Fault> {
        if self.bodies.is_empty() {
            return None;
        }
        let is_value = |number: u64| usize::try_from(number).is_ok_and(|at| at < self.scope.values.len());
        has_unknown_function(module, &self.info, self.start, self.symbols_at?, is_value)
            .then(|| fault(INVALID_REFERENCE))
    }

    /// Reads the use orders, which matter only if all bodies are read.
    fn read_use_lists(&mut self) -> Result<Vec<UseOrder>> {
        let mut orders = Vec::new();
        if self.deferred.is_some() {
            return Ok(orders);
        }
        for cursor in std::mem::take(&mut self.use_lists) {
            for_each_record(cursor, blocks::USE_LISTS, &mut self.unknown, |record, _| {
                let (number, indices) = use_orders::operands(record)?;
                let slot = usize::try_from(number).ok().and_then(|at| self.scope.values.get(at));
                let slot = slot.filter(|_| record.code == use_list::DEFAULT).ok_or_else(invalid_record)?;
                if !self.scope.only_block_orders {
                    orders.push(UseOrder::new(slot.value, indices));
                }
                Ok(())
            })?;
        }
        Ok(orders)
    }

    /// Reads the names of globals, as stored before the string table existed.
    fn read_symbols(&mut self) -> Result<()> {
        if self.version >= 2 && self.deferred.is_some() {
            return Ok(());
        }
        for cursor in std::mem::take(&mut self.symbols) {
            for_each_record(cursor, blocks::VALUE_SYMBOLS, &mut self.unknown, |record, _| {
                if self.version >= 2 {
                    return Ok(());
                }
                let operands = record.operands();
                let name = match record.code {
                    value_symbols::ENTRY => operands.get(1..),
                    value_symbols::FNENTRY => operands.get(2..),
                    _ => return Ok(()),
                };
                let name = bytes(name.ok_or_else(invalid_record)?);
                let number = operand(operands, 0)?;
                let slot = usize::try_from(number).ok().and_then(|at| self.scope.values.get(at).copied());
                let Some(ValueKind::Global(global)) = slot.map(|slot| slot.value.kind()) else {
                    return Err(fault(INVALID_REFERENCE));
                };
                let name = self.module.tables.strings.intern(&name);
                self.module.rename(global, name);
                Ok(())
            })?;
        }
        Ok(())
    }

    /// Finds the intrinsics whose calls must state the pointees of their parameters.
    fn find_element_typed(&mut self) {
        if !self.scope.types.typed_pointers {
            return;
        }
        for &function in self.module.functions() {
            let name = self.module.name(function);
            let found = ELEMENT_TYPED.iter().find(|(prefix, _)| {
                name.strip_prefix(prefix.as_bytes()).is_some_and(|rest| rest.is_empty() || rest.starts_with(b"."))
            });
            if let Some(&(_, params)) = found {
                self.scope.element_typed.push((function, params));
            }
        }
    }

    fn imply_comdats(&mut self) {
        if matches!(self.module.triple.object_format(), ObjectFormat::MachO | ObjectFormat::Xcoff) {
            return;
        }
        for at in std::mem::take(&mut self.implicit_comdats) {
            let Some(ValueKind::Global(global)) = self.scope.values.get(at).map(|slot| slot.value.kind()) else {
                continue;
            };
            let name = self.module.global(global).name;
            if name == Symbol::EMPTY {
                continue;
            }
            let comdat = self.module.get_or_add_comdat(name);
            self.module.comdat_mut(comdat).selection = IMPLIED_SELECTION;
            self.module.global_mut(global).comdat = Some(comdat);
        }
    }

    /// Returns the attributes if they are read on demand. Unknown ones of a newer version are reported for
    /// all of them.
    fn deferred_attributes(&mut self) -> Option<&mut AttributesOnDemand<'a>> {
        let deferred = self.deferred.as_mut().filter(|_| !self.is_newer)?;
        Some(deferred.attributes.get_or_insert_default())
    }

    /// Returns a list of attributes by its number plus one.
    pub(super) fn attribute_list(&mut self, number: u64) -> Result<AttrList> {
        let Scope { types, budget, attributes, .. } = &self.scope;
        match self.deferred.as_mut().and_then(|deferred| deferred.attributes.as_mut()) {
            Some(attributes) => attributes.list(number, &mut self.module.tables, types, budget),
            None => Ok(attributes.list(number)),
        }
    }

    /// Returns the attributes of a function, with the types that typed pointers implied.
    pub(super) fn typed_attributes(&mut self, list: AttrList, type_id: u32, convention: u64) -> AttrList {
        /// The calling convention whose first parameter has been `byval` since LLVM 12.
        const X86_INTERRUPT: u64 = 83;
        if !self.scope.types.typed_pointers {
            return list;
        }
        let types = &self.scope.types;
        let pointee = |number: usize| types.get(u64::from(types.part(types.part(type_id, number + 1)?, 0)?));
        let tables = &mut self.module.tables;
        let list = attributes::with_types(tables, list, pointee);
        match pointee(0) {
            Some(ty) if convention == X86_INTERRUPT => attributes::with_type(tables, list, 0, AttrKind::ByVal, ty),
            _ => list,
        }
    }
}
