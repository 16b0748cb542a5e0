//! The summary of the written module, after its functions.

use draig_ir::summary::{Definition, DefinitionKind, Form, Summary, VariableSummary, global_guid};
use draig_ir::{Global, Module};
use rustc_hash::FxHashMap;

use super::SummaryWriter;
use crate::codes::{blocks, summary as code};
use crate::write::error::{Fault, Result};
use crate::write::{ModuleWriter, module_flag};

impl ModuleWriter<'_> {
    /// Writes the summary, if the module has a nonempty one.
    pub(in crate::write) fn write_summary(&mut self) -> Result {
        let module = self.module;
        let Some((summary, Form::Module)) = Summary::of(module) else { return Ok(()) };
        if !summary.is_complete(module) {
            return Err(Fault::Summary);
        }
        let block = if is_for_thin_link(module) { blocks::SUMMARY } else { blocks::FULL_LTO_SUMMARY };
        self.out.enter_block(block, 4);
        let mut writer = SummaryWriter::new(summary, Form::Module, self.version, &mut self.out, &mut self.strings);
        writer.header();
        let globals = Globals::new(module, summary);
        let numbers = &self.ids.values;
        let numbered = |(&guid, &global)| Ok((guid, u64::from(numbers.global(global)?)));
        writer.values = globals.by_guid.iter().map(numbered).collect::<Result<_>>()?;
        writer.number_others(u64::from(self.ids.values.first_param()), &globals.definitions);
        let definitions: Vec<&Definition> = globals.definitions.iter().map(|&(_, definition)| definition).collect();
        writer.write_stack_ids(&definitions);
        for &(global, definition) in &globals.definitions {
            let number = u64::from(self.ids.values.global(global)?);
            match &definition.kind {
                DefinitionKind::Function(function) => writer.write_function(&[number], definition, function)?,
                DefinitionKind::Variable(variable) => writer.write_variable(number, definition, variable),
                DefinitionKind::Alias(aliasee) => {
                    let aliasee = writer.number_or_zero(*aliasee);
                    writer.out.record(code::ALIAS, &[number, code::value_flags_word(&definition.flags), aliasee]);
                }
            }
        }
        writer.write_compatible_vtables();
        writer.block_count();
        self.out.end_block();
        Ok(())
    }
}

/// The globals that have summaries: functions, variables, aliases, in the order of writing.
struct Globals<'m> {
    by_guid: FxHashMap<u64, Global>,
    definitions: Vec<(Global, &'m Definition)>,
}

impl<'m> Globals<'m> {
    fn new(module: &Module, summary: &'m Summary) -> Globals<'m> {
        let known: FxHashMap<u64, &Definition> =
            summary.values.iter().filter_map(|value| Some((value.guid, value.definitions.first()?))).collect();
        let mut globals = Globals { by_guid: FxHashMap::default(), definitions: Vec::new() };
        let lists = [module.functions(), module.variables(), module.aliases(), module.ifuncs()];
        for &global in lists.into_iter().flatten() {
            let guid = global_guid(module, global);
            if *globals.by_guid.entry(guid).or_insert(global) == global
                && let Some(&definition) = known.get(&guid)
            {
                globals.definitions.push((global, definition));
            }
        }
        globals
    }
}

/// Whether the summary is for a thin link, which it is unless the flag "ThinLTO" denies it.
fn is_for_thin_link(module: &Module) -> bool {
    !module_flag(module, b"ThinLTO").is_some_and(|value| module.tables.is_null(value))
}

impl SummaryWriter<'_, '_> {
    /// Numbers values that definitions mention but the module lacks, from the first number after all values
    /// of the module.
    fn number_others(&mut self, first: u64, definitions: &[(Global, &Definition)]) {
        let mut mentioned = Vec::new();
        for (_, definition) in definitions {
            (*definition).clone().for_each_reference(&mut |value| mentioned.push(*value));
        }
        let mut next = first;
        for value in mentioned {
            let guid = self.summary.value(value).guid;
            if let std::collections::hash_map::Entry::Vacant(entry) = self.values.entry(guid) {
                entry.insert(next);
                self.value_guid(next, guid);
                next += 1;
            }
        }
    }

    fn write_variable(&mut self, number: u64, definition: &Definition, variable: &VariableSummary) {
        let mut refs: Vec<u64> = definition.refs.iter().filter_map(|reference| self.number(reference.value)).collect();
        refs.sort_unstable();
        self.record.clear();
        self.record.extend([number, code::value_flags_word(&definition.flags), code::variable_flags_word(variable)]);
        if variable.vtable_functions.is_empty() {
            self.record.extend(refs);
            return self.out.record(code::PERMODULE_GLOBALVAR_INIT_REFS, &self.record);
        }
        self.record.push(refs.len() as u64);
        self.record.extend(refs);
        for &(function, offset) in &variable.vtable_functions {
            if let Some(function) = self.number(function) {
                self.record.extend([function, offset]);
            }
        }
        self.out.record(code::PERMODULE_VTABLE_GLOBALVAR_INIT_REFS, &self.record);
    }

    fn write_compatible_vtables(&mut self) {
        let mut entries: Vec<_> = self.summary.compatible_vtables.iter().collect();
        entries.sort_by(|a, b| a.name.cmp(&b.name));
        for entry in entries {
            let name = self.strings.append(&entry.name);
            let mut record = name.to_vec();
            for &(offset, vtable) in &entry.vtables {
                if let Some(vtable) = self.number(vtable) {
                    record.extend([offset, vtable]);
                }
            }
            self.out.record(code::TYPE_ID_METADATA, &record);
        }
    }
}
