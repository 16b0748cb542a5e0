//! A file that contains only the summary of other modules.

use draig_bitstream::Writer;
use draig_ir::Module;
use draig_ir::summary::{Definition, DefinitionKind, Form, Summary};
use rustc_hash::FxHashSet;

use super::SummaryWriter;
use crate::codes::{blocks, module as module_code, module_strings, summary as code};
use crate::write::VERSION;
use crate::write::error::{Fault, Result};
use crate::write::strings::StringTable;

/// Writes the block of a module that has only a summary.
pub(in crate::write) fn write_index(
    module: &Module,
    summary: &Summary,
    version: u32,
    out: &mut Writer,
    strings: &mut StringTable,
) -> Result {
    if !summary.is_complete(module) {
        return Err(Fault::Summary);
    }
    out.enter_block(blocks::MODULE, 3);
    out.record(module_code::VERSION, &[VERSION]);
    out.enter_block(blocks::MODULE_STRINGS, 3);
    for (number, module) in summary.modules.iter().enumerate() {
        out.record_with_bytes(module_strings::ENTRY, &[number as u64], &module.path);
        if module.hash != [0; 5] {
            out.record(module_strings::HASH, &module.hash.map(u64::from));
        }
    }
    out.end_block();
    out.enter_block(blocks::SUMMARY, 4);
    let mut writer = SummaryWriter::new(summary, Form::Index, version, out, strings);
    writer.header();
    let mut entries: Vec<(u64, &Definition)> = Vec::new();
    for value in summary.values.iter().filter(|value| !value.definitions.is_empty()) {
        let number = writer.values.len() as u64 + 1;
        if writer.values.insert(value.guid, number).is_none() {
            writer.value_guid(number, value.guid);
        }
        entries.extend(value.definitions.iter().map(|definition| (value.guid, definition)));
    }
    let definitions: Vec<&Definition> = entries.iter().map(|&(_, definition)| definition).collect();
    writer.write_stack_ids(&definitions);
    // Aliasees come before their aliases.
    let is_alias = |definition: &Definition| matches!(definition.kind, DefinitionKind::Alias(_));
    entries.sort_by_key(|(_, definition)| is_alias(definition));
    for (guid, definition) in entries {
        writer.write_definition(guid, definition)?;
    }
    let mut mentioned = FxHashSet::default();
    for definition in definitions {
        if let DefinitionKind::Function(function) = &definition.kind {
            function.type_info.clone().for_each_type(|guid| {
                mentioned.insert(*guid);
            });
        }
    }
    for ty in writer.types_of(&mentioned) {
        writer.write_type_id(ty);
    }
    writer.block_count();
    out.end_block();
    out.end_block();
    Ok(())
}

impl SummaryWriter<'_, '_> {
    fn write_definition(&mut self, guid: u64, definition: &Definition) -> Result {
        let number = *self.values.get(&guid).ok_or(Fault::Unnumbered)?;
        let start = [number, definition.module.index() as u64];
        let flags = code::value_flags_word(&definition.flags);
        match &definition.kind {
            DefinitionKind::Function(function) => self.write_function(&start, definition, function)?,
            DefinitionKind::Variable(variable) => {
                let refs = definition.refs.iter().filter_map(|reference| self.number(reference.value));
                let refs: Vec<u64> = refs.collect();
                self.record.clear();
                self.record.extend(start);
                self.record.extend([flags, code::variable_flags_word(variable)]);
                self.record.extend(refs);
                self.out.record(code::COMBINED_GLOBALVAR_INIT_REFS, &self.record);
            }
            DefinitionKind::Alias(aliasee) => {
                let aliasee = self.number_or_zero(*aliasee);
                self.out.record(code::COMBINED_ALIAS, &[start[0], start[1], flags, aliasee]);
            }
        }
        Ok(())
    }
}
