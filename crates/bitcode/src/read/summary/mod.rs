//! The summary of a module for ThinLTO, or of many modules: the records of its block, of the paths of
//! modules, and of the identifiers of values. It is read after the module's globals have their names.

mod profile;
mod types;

use draig_bitstream::Cursor;
use draig_ir::summary::{
    Access, Call, Definition, DefinitionKind, FunctionSummary, ModuleData, OffsetRange, ParamAccess, ParamCall,
    Reference, Summary, SummaryModule, SummaryValue, ValueData, ValueFlags, VariableSummary, global_guid,
};
use draig_ir::{Global, Module, ValueKind};
use rustc_hash::FxHashMap;

use crate::codes::encodings::signed;
use crate::codes::{blocks, module_strings, summary as code, value_symbols};

use super::fault::{Result, fault, invalid_record};
use super::records::{bytes, for_each_record, operand};
use super::scope::Scope;
use super::unknown::Unknown;

/// The blocks of a module that contain its summary.
#[derive(Debug, Default)]
pub(super) struct SummaryBlocks<'a> {
    /// Whether to read it.
    pub(super) is_wanted: bool,
    /// The summaries.
    pub(super) summaries: Vec<Cursor<'a>>,
    /// The paths of modules.
    pub(super) paths: Vec<Cursor<'a>>,
    /// The names of values, once used as identifiers.
    pub(super) symbols: Vec<Cursor<'a>>,
    /// The hash of the current module.
    pub(super) hash: [u32; 5],
    /// Whether there is a module, which is the case if it has a source file.
    pub(super) is_of_module: bool,
}

/// Reads the summary of a module; `strings` is its string table.
pub(super) fn read_summary(
    blocks: SummaryBlocks<'_>,
    module: &mut Module,
    scope: &Scope,
    strings: &[u8],
    unknown: &mut Unknown,
) -> Result<()> {
    if !blocks.is_wanted || blocks.summaries.is_empty() {
        return Ok(());
    }
    let mut reader = SummaryReader {
        module,
        scope,
        strings,
        summary: Summary::default(),
        version: 0,
        modules: FxHashMap::default(),
        ids: FxHashMap::default(),
        values: FxHashMap::default(),
        globals: FxHashMap::default(),
        pending: FunctionSummary::default(),
        last_function: None,
        stack_ids: Vec::new(),
        contexts: Vec::new(),
        context_ids: 0,
    };
    for cursor in blocks.paths {
        reader.paths(cursor, unknown)?;
    }
    if reader.summary.modules.is_empty() && blocks.is_of_module {
        let path = reader.module.identifier.clone();
        reader.summary.modules.push(ModuleData { path, hash: blocks.hash });
        reader.summary.is_own = true;
    }
    reader.collect_globals();
    for cursor in blocks.symbols {
        reader.identifiers(cursor, unknown)?;
    }
    for cursor in blocks.summaries {
        reader.version = 0;
        for_each_record(cursor, blocks::SUMMARY, unknown, |record, _| reader.record(record.code, record.operands()))?;
    }
    let summary = reader.summary;
    module.summary = Some(Box::new(summary));
    Ok(())
}

struct SummaryReader<'r> {
    module: &'r Module,
    scope: &'r Scope,
    strings: &'r [u8],
    summary: Summary,
    /// Version of the records; 0 before it is known.
    version: u64,
    /// Modules by their numbers in the file.
    modules: FxHashMap<u64, SummaryModule>,
    /// Identifiers by the numbers of values, where a record gives them.
    ids: FxHashMap<u64, u64>,
    /// Values by identifier.
    values: FxHashMap<u64, SummaryValue>,
    /// Globals of the module by identifier.
    globals: FxHashMap<u64, Global>,
    /// Information collected for the next function.
    pending: FunctionSummary,
    /// The function of the last record of one.
    last_function: Option<SummaryValue>,
    stack_ids: Vec<u64>,
    contexts: Vec<u64>,
    /// Number of stack ids in contexts so far.
    context_ids: usize,
}

impl SummaryReader<'_> {
    fn paths(&mut self, cursor: Cursor<'_>, unknown: &mut Unknown) -> Result<()> {
        for_each_record(cursor, blocks::MODULE_STRINGS, unknown, |record, _| {
            match record.code {
                module_strings::ENTRY => {
                    let (&number, path) = record.operands().split_first().ok_or_else(invalid_record)?;
                    let module = SummaryModule::from_u32(self.summary.modules.len() as u32);
                    self.summary.modules.push(ModuleData { path: bytes(path), hash: [0; 5] });
                    self.modules.insert(number, module);
                }
                module_strings::HASH => {
                    let hash = hash_words(record.operands())?;
                    let last = self.summary.modules.last_mut();
                    last.ok_or_else(|| fault("Invalid hash that does not follow a module path"))?.hash = hash;
                }
                _ => {}
            }
            Ok(())
        })
    }

    /// Reads identifiers of values by number, as combined summaries up to LLVM 4 have them.
    fn identifiers(&mut self, cursor: Cursor<'_>, unknown: &mut Unknown) -> Result<()> {
        for_each_record(cursor, blocks::VALUE_SYMBOLS, unknown, |record, _| {
            if record.code == value_symbols::COMBINED_ENTRY {
                let operands = record.operands();
                self.ids.insert(operand(operands, 0)?, operand(operands, 1)?);
            }
            Ok(())
        })
    }

    fn collect_globals(&mut self) {
        for slot in &self.scope.values {
            let ValueKind::Global(global) = slot.value.kind() else { continue };
            let guid = global_guid(self.module, global);
            self.globals.entry(guid).or_insert(global);
            self.by_guid(guid);
        }
    }

    /// Returns the value with an identifier.
    fn by_guid(&mut self, guid: u64) -> SummaryValue {
        let next = SummaryValue::from_u32(self.summary.values.len() as u32);
        let value = *self.values.entry(guid).or_insert(next);
        if value == next {
            let global = self.globals.get(&guid).copied();
            self.summary.values.push(ValueData { guid, global, definitions: Vec::new() });
        }
        value
    }

    /// Returns the value with a number.
    fn value(&mut self, number: u64) -> Result<SummaryValue> {
        if let Some(&guid) = self.ids.get(&number) {
            return Ok(self.by_guid(guid));
        }
        let slot = usize::try_from(number).ok().and_then(|at| self.scope.values.get(at));
        match slot.map(|slot| slot.value.kind()) {
            Some(ValueKind::Global(global)) => Ok(self.by_guid(global_guid(self.module, global))),
            _ => Err(invalid_record().with_note("a summary refers to a value that does not exist".into())),
        }
    }

    fn record(&mut self, kind: u32, operands: &[u64]) -> Result<()> {
        if self.version == 0 {
            if kind != code::VERSION {
                return Err(fault("Invalid Summary Block: version expected"));
            }
            self.version = operand(operands, 0)?;
            if self.version == 0 || self.version > code::NEWEST_VERSION {
                let found = self.version;
                return Err(fault(format!(
                    "Invalid summary version {found}. Version should be in the range [1-{}].",
                    code::NEWEST_VERSION
                )));
            }
            return Ok(());
        }
        match kind {
            code::FLAGS => self.summary.flags = operand(operands, 0)?,
            code::BLOCK_COUNT => {
                self.summary.block_count = self.summary.block_count.wrapping_add(operand(operands, 0)?);
            }
            code::VALUE_GUID => {
                let guid = match *operands {
                    [_, guid] => guid,
                    [_, high, low] => code::from_halves(high, low),
                    _ => return Err(invalid_record()),
                };
                self.ids.insert(operands[0], guid);
            }
            code::PERMODULE | code::PERMODULE_PROFILE | code::PERMODULE_RELBF => self.function(kind, operands, 0)?,
            code::COMBINED | code::COMBINED_PROFILE => self.function(kind, operands, 1)?,
            code::PERMODULE_GLOBALVAR_INIT_REFS | code::PERMODULE_VTABLE_GLOBALVAR_INIT_REFS => {
                self.variable(operands, 0, kind == code::PERMODULE_VTABLE_GLOBALVAR_INIT_REFS)?;
            }
            code::COMBINED_GLOBALVAR_INIT_REFS => self.variable(operands, 1, false)?,
            code::ALIAS => self.alias(operands, 0)?,
            code::COMBINED_ALIAS => self.alias(operands, 1)?,
            code::PARAM_ACCESS => self.pending.params = self.params(operands)?,
            code::TYPE_ID => self.type_id(operands)?,
            code::TYPE_ID_METADATA => self.compatible_vtables(operands)?,
            code::TYPE_TESTS
            | code::TYPE_TEST_ASSUME_VCALLS
            | code::TYPE_CHECKED_LOAD_VCALLS
            | code::TYPE_TEST_ASSUME_CONST_VCALL
            | code::TYPE_CHECKED_LOAD_CONST_VCALL => self.type_info(kind, operands)?,
            code::STACK_IDS
            | code::CONTEXT_RADIX_TREE_ARRAY
            | code::PERMODULE_CALLSITE_INFO
            | code::COMBINED_CALLSITE_INFO
            | code::PERMODULE_ALLOC_INFO
            | code::COMBINED_ALLOC_INFO
            | code::COMBINED_ALLOC_INFO_NO_CONTEXT => self.memory_profile(kind, operands)?,
            // The others serve linkers and are not part of the text.
            _ => {}
        }
        Ok(())
    }

    /// Reads the value, module and flags at the start of a record; `at` is 1 if it names a module.
    fn head(&mut self, operands: &[u64], at: usize) -> Result<(SummaryValue, SummaryModule, ValueFlags)> {
        let value = self.value(operand(operands, 0)?)?;
        let module = match at {
            0 => SummaryModule::from_u32(0),
            _ => *self.modules.get(&operand(operands, 1)?).ok_or_else(invalid_record)?,
        };
        Ok((value, module, value_flags(operand(operands, 1 + at)?, self.version)))
    }

    fn define(&mut self, value: SummaryValue, definition: Definition) {
        if let Some(data) = self.summary.values.get_mut(value.index()) {
            data.definitions.push(definition);
        }
    }

    fn function(&mut self, kind: u32, operands: &[u64], at: usize) -> Result<()> {
        let (value, module, flags) = self.head(operands, at)?;
        let instructions = operand(operands, 2 + at)? as u32;
        let word = |number: usize| operand(operands, number + at);
        let has = |since: u64| self.version >= since;
        let has_flags = has(code::since::FUNCTION_FLAGS);
        let function_flags = if has_flags { word(3)? as u16 } else { 0 };
        let mut next = if has_flags { 4 } else { 3 };
        if at == 1 && has(code::since::ENTRY_COUNT) {
            next += 1;
        }
        let references = word(next)?;
        next += 1;
        let (mut read_only, mut write_only) = (0, 0);
        if has(code::since::READ_ONLY_REFERENCES) {
            read_only = word(next)?;
            next += 1;
        }
        if has(code::since::WRITE_ONLY_REFERENCES) {
            write_only = word(next)?;
            next += 1;
        }
        let rest = operands.get(next + at..).ok_or_else(invalid_record)?;
        let count = usize::try_from(references).ok().filter(|&count| count <= rest.len());
        let (references, calls) = rest.split_at(count.ok_or_else(invalid_record)?);
        let mut refs = self.references(references)?;
        let of_access = |number: u64| usize::try_from(number).unwrap_or(usize::MAX).min(refs.len());
        let first_write = refs.len() - of_access(write_only);
        let first_read = first_write - of_access(read_only).min(first_write);
        refs[first_write..].iter_mut().for_each(|reference| reference.access = Access::WriteOnly);
        refs[first_read..first_write].iter_mut().for_each(|reference| reference.access = Access::ReadOnly);
        let has_profile = matches!(kind, code::PERMODULE_PROFILE | code::COMBINED_PROFILE);
        let calls = self.calls(calls, has_profile, kind == code::PERMODULE_RELBF)?;
        let pending = std::mem::take(&mut self.pending);
        let function = FunctionSummary { instructions, flags: function_flags, calls, ..pending };
        self.define(value, Definition { module, flags, refs, kind: DefinitionKind::Function(Box::new(function)) });
        self.last_function = Some(value);
        Ok(())
    }

    fn references(&mut self, numbers: &[u64]) -> Result<Vec<Reference>> {
        numbers.iter().map(|&number| Ok(Reference { value: self.value(number)?, access: Access::Any })).collect()
    }

    fn calls(&mut self, words: &[u64], has_profile: bool, has_frequency: bool) -> Result<Vec<Call>> {
        // The first version had call counts.
        let skipped = match self.version {
            1 => 1 + usize::from(has_profile),
            _ => usize::from(has_profile || has_frequency),
        };
        let mut calls = Vec::with_capacity(words.len() / (1 + skipped));
        for call in words.chunks(1 + skipped) {
            let callee = self.value(call[0])?;
            let hotness = if self.version > 1 { call.get(1).copied().unwrap_or(0) } else { 0 };
            calls.push(if has_frequency {
                code::call_with_frequency(callee, hotness)
            } else {
                code::call(callee, hotness)
            });
        }
        Ok(calls)
    }

    fn variable(&mut self, operands: &[u64], at: usize, has_functions: bool) -> Result<()> {
        let (value, module, flags) = self.head(operands, at)?;
        let mut rest = operands.get(2 + at..).ok_or_else(invalid_record)?;
        let mut variable = VariableSummary::default();
        if self.version >= code::since::VARIABLE_FLAGS {
            let (&bits, tail) = rest.split_first().ok_or_else(invalid_record)?;
            rest = tail;
            variable = code::variable_flags(bits);
        }
        if has_functions {
            let (&count, tail) = rest.split_first().ok_or_else(invalid_record)?;
            let count = usize::try_from(count).ok().filter(|&count| count <= tail.len());
            let (references, functions) = tail.split_at(count.ok_or_else(invalid_record)?);
            rest = references;
            let (functions, odd) = functions.as_chunks::<2>();
            if !odd.is_empty() {
                return Err(invalid_record());
            }
            for &[function, offset] in functions {
                variable.vtable_functions.push((self.value(function)?, offset));
            }
        }
        let refs = self.references(rest)?;
        self.define(value, Definition { module, flags, refs, kind: DefinitionKind::Variable(variable) });
        Ok(())
    }

    fn alias(&mut self, operands: &[u64], at: usize) -> Result<()> {
        let (value, module, flags) = self.head(operands, at)?;
        let aliasee = operand(operands, 2 + at)?;
        // A combined summary may not know the aliasee, which LLVM then writes as 0.
        let aliasee = if at == 1 && aliasee == 0 { None } else { Some(self.value(aliasee)?) };
        let definitions = aliasee.and_then(|aliasee| self.summary.values.get(aliasee.index()));
        if at == 0 && definitions.is_none_or(|data| data.definitions.is_empty()) {
            return Err(fault("Alias expects aliasee summary to be parsed"));
        }
        let kind = DefinitionKind::Alias(aliasee);
        self.define(value, Definition { module, flags, refs: Vec::new(), kind });
        Ok(())
    }

    fn params(&mut self, operands: &[u64]) -> Result<Vec<ParamAccess>> {
        let mut params = Vec::new();
        let mut at = 0;
        let mut next = || {
            at += 1;
            operand(operands, at - 1)
        };
        while let Ok(param) = next() {
            let offsets = offset_range(next()?, next()?);
            let mut calls = Vec::new();
            for _ in 0..next()? {
                let (param, callee) = (next()?, next()?);
                let offsets = offset_range(next()?, next()?);
                calls.push(ParamCall { callee: self.value(callee)?, param, offsets });
            }
            params.push(ParamAccess { param, offsets, calls });
        }
        Ok(params)
    }
}

/// Returns the words of a hash.
pub(super) fn hash_words(operands: &[u64]) -> Result<[u32; 5]> {
    let words = operands.first_chunk::<5>().filter(|words| words.len() == operands.len());
    Ok(words.ok_or_else(|| fault("Invalid hash length"))?.map(|word| word as u32))
}

/// Returns a range from its bounds; the second is exclusive.
fn offset_range(lower: u64, upper: u64) -> OffsetRange {
    match (signed(lower), signed(upper)) {
        (-1, -1) => OffsetRange { first: i64::MIN, last: i64::MAX },
        (lower, upper) => OffsetRange::new(lower, upper.wrapping_sub(1)),
    }
}

/// Returns the flags of a value, all unknown before [`code::since::USES`].
fn value_flags(word: u64, version: u64) -> ValueFlags {
    let old = version < code::since::USES;
    let flags = code::value_flags(word);
    ValueFlags { not_eligible_to_import: flags.not_eligible_to_import || old, live: flags.live || old, ..flags }
}
