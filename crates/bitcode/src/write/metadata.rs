//! The blocks of metadata: of the module, of a function, and the attachments of a function.

use draig_bitstream::{DefinedAbbreviation, Writer};
use draig_ir::metadata::Class;
use draig_ir::{Body, Global, LocalMetadataData};

use super::error::{Fault, Result};
use super::ids::Local;
use super::ids::metadata::{Item, Key};
use super::{ModuleWriter, abbreviations};
use crate::codes::{blocks, metadata as code, metadata_attachment};

/// The abbreviations for nodes in the module's block.
struct Short {
    location: DefinedAbbreviation,
    generic: DefinedAbbreviation,
}

/// Number of nodes and constants from which there is an index, by which a reader finds individual ones.
const INDEX_FROM: usize = 26;

impl ModuleWriter<'_> {
    pub(super) fn write_module_metadata(&mut self) -> Result {
        let module = self.module;
        let (strings, rest) = self.ids.metadata.of_module();
        if strings.is_empty() && rest.is_empty() && module.named_metadata().is_empty() {
            return Ok(());
        }
        let (strings, rest) = (strings.to_vec(), rest.to_vec());
        self.out.enter_block(blocks::METADATA, 4);
        let short = Short {
            location: self.out.define(abbreviations::LOCATION),
            generic: self.out.define(abbreviations::GENERIC_NODE),
        };
        self.write_metadata_strings(&strings)?;
        if rest.len() >= INDEX_FROM {
            self.write_indexed(&rest, &short)?;
        } else {
            rest.iter().try_for_each(|&key| self.write_metadata(key, Some(&short)))?;
        }
        self.write_named_metadata()?;
        self.write_global_attachments()?;
        self.out.end_block();
        Ok(())
    }

    /// Writes nodes and constants, with the index after them and its position before them.
    fn write_indexed(&mut self, keys: &[Key], short: &Short) -> Result {
        let offset = self.out.define(abbreviations::METADATA_INDEX_OFFSET);
        let index = self.out.define(abbreviations::METADATA_INDEX);
        self.out.abbreviated(&offset, code::INDEX_OFFSET, &[0, 0]);
        let start = self.out.position();
        let mut last = start;
        let mut sizes = Vec::with_capacity(keys.len());
        for &key in keys {
            let position = self.out.position();
            sizes.push(position - last);
            last = position;
            self.write_metadata(key, Some(short))?;
        }
        let distance = self.out.position() - start;
        self.out.abbreviated(&index, code::INDEX, &sizes);
        self.out.patch(start - 64, distance as u32);
        self.out.patch(start - 32, (distance >> 32) as u32);
        Ok(())
    }

    fn write_metadata_strings(&mut self, keys: &[Key]) -> Result {
        if keys.is_empty() {
            return Ok(());
        }
        let short = self.out.define(abbreviations::METADATA_STRINGS);
        let mut lengths = Writer::new();
        let mut characters = Vec::new();
        for &key in keys {
            let Item::String(symbol) = self.ids.metadata.item(key)? else { return Err(Fault::Unnumbered) };
            let text = self.module.tables.str(symbol);
            lengths.vbr(text.len() as u64, 6);
            characters.extend_from_slice(text);
        }
        let lengths = lengths.finish();
        let operands = [keys.len() as u64, lengths.len() as u64];
        self.out.abbreviated_with_blob(&short, code::STRINGS, &operands, &[&lengths, &characters]);
        Ok(())
    }

    fn write_metadata(&mut self, key: Key, short: Option<&Short>) -> Result {
        match self.ids.metadata.item(key)? {
            Item::Node(node) => {
                let code = self.layouts.record(node, &self.ids.metadata, &self.module.tables, &mut self.record)?;
                match (short, node.class()) {
                    (Some(short), Class::DILocation) if self.record.len() == abbreviations::LOCATION.len() - 1 => {
                        self.out.abbreviated(&short.location, code, &self.record);
                    }
                    (Some(short), Class::GenericDINode) => self.out.abbreviated(&short.generic, code, &self.record),
                    _ => self.out.record(code, &self.record),
                }
            }
            Item::Value(value) => {
                let number = u64::from(self.ids.values.number(value)?);
                let ty = self.ids.types.number(self.ids.values.constant_type(value))?;
                self.out.record(code::VALUE, &[ty, number]);
            }
            // Strings come before all others.
            Item::String(_) => return Err(Fault::Unnumbered),
        }
        Ok(())
    }

    fn write_named_metadata(&mut self) -> Result {
        let module = self.module;
        if module.named_metadata().is_empty() {
            return Ok(());
        }
        let short = self.out.define(abbreviations::METADATA_NAME);
        for list in module.named_metadata() {
            self.out.abbreviated_with_bytes(&short, code::NAME, &[], module.tables.str(list.name));
            self.record.clear();
            for &node in &list.operands {
                self.record.push(self.ids.metadata.number(node)?);
            }
            self.out.record(code::NAMED_NODE, &self.record);
        }
        Ok(())
    }

    /// Writes the attachments of variables, indirect functions and functions without bodies.
    fn write_global_attachments(&mut self) -> Result {
        let module = self.module;
        let declared = module.functions().iter().filter(|&&function| module.body(function).is_none());
        for &global in declared.chain(module.ifuncs()).chain(module.variables()) {
            if module.global(global).attachments.is_empty() {
                continue;
            }
            self.record.clear();
            self.record.push(u64::from(self.ids.values.global(global)?));
            self.push_attachments(global)?;
            self.out.record(code::GLOBAL_DECL_ATTACHMENT, &self.record);
        }
        Ok(())
    }

    fn push_attachments(&mut self, global: Global) -> Result {
        for &(kind, node) in &self.module.global(global).attachments {
            self.record.extend([u64::from(kind.as_u32()), self.ids.metadata.number(node)?]);
        }
        Ok(())
    }

    /// Writes the metadata that only this function mentions, and its local metadata.
    pub(super) fn write_function_metadata(&mut self, function: Global, body: &Body) -> Result {
        let owner = self.ids.owner(function)?;
        let (strings, rest) = self.ids.metadata.of_function(owner);
        if strings.is_empty() && rest.is_empty() && self.ids.locals.order.is_empty() {
            return Ok(());
        }
        let (strings, rest) = (strings.to_vec(), rest.to_vec());
        self.out.enter_block(blocks::METADATA, 3);
        self.write_metadata_strings(&strings)?;
        for key in rest {
            self.write_metadata(key, None)?;
        }
        for at in 0..self.ids.locals.order.len() {
            match self.ids.locals.order[at] {
                Local::Value(value) => {
                    let number = u64::from(self.ids.values.number(value)?);
                    let ty = self.ids.types.number(self.module.value_type(function, body, value))?;
                    self.out.record(code::VALUE, &[ty, number]);
                }
                Local::List(list) => {
                    let LocalMetadataData::ArgList(values) = body.local_metadata(list) else {
                        return Err(Fault::Unnumbered);
                    };
                    self.record.clear();
                    for &value in values {
                        self.record.push(self.ids.value_as_metadata(value)?);
                    }
                    self.out.record(code::ARG_LIST, &self.record);
                }
            }
        }
        self.out.end_block();
        Ok(())
    }

    /// Writes the attachments of a function and of its instructions.
    pub(super) fn write_attachments(&mut self, function: Global, body: &Body) -> Result {
        let own = !self.module.global(function).attachments.is_empty();
        if !own && body.all_attachments().next().is_none() {
            return Ok(());
        }
        self.out.enter_block(blocks::METADATA_ATTACHMENT, 3);
        if own {
            self.record.clear();
            self.push_attachments(function)?;
            self.out.record(metadata_attachment::ATTACHMENT, &self.record);
        }
        for (number, inst) in body.insts().enumerate() {
            let mut attachments = body.attachments(inst).peekable();
            if attachments.peek().is_none() {
                continue;
            }
            self.record.clear();
            self.record.push(number as u64);
            for (kind, node) in attachments {
                self.record.extend([u64::from(kind.as_u32()), self.ids.metadata.number(node)?]);
            }
            self.out.record(metadata_attachment::ATTACHMENT, &self.record);
        }
        self.out.end_block();
        Ok(())
    }
}
