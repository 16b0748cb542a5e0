//! The part after the instructions of a body: names, attachments, use orders; and the end, where placeholders
//! are replaced by their values.

use draig_bitstream::{Cursor, Entry, Record};
use draig_ir::body::LocalMetadataData;
use draig_ir::metadata::Class;
use draig_ir::{Body, ConstKind, Inst, LocalMetadata, Metadata, Tables, Value, ValueKind};
use draig_tables::metadata_kinds::MD_LOOP;

use super::expand::EXPRESSION_BLOCK;
use super::{BodyReader, ReadBody};
use crate::codes::{blocks, metadata_attachment, use_list, value_symbols};
use crate::read::fault::{Result, fault, invalid_record};
use crate::read::records::for_each_record;
use crate::read::use_orders::{self, UseOrder};
use crate::read::values::placeholder_number;

impl BodyReader<'_, '_> {
    /// Reads the names of parameters, instructions and blocks.
    pub(super) fn symbols(&mut self, cursor: Cursor<'_>) -> Result<()> {
        let mut name = Vec::new();
        let mut unknown = self.take_unknown();
        for_each_record(cursor, blocks::VALUE_SYMBOLS, &mut unknown, |record, _| {
            let Some((&number, text)) = record.operands().split_first() else { return Err(invalid_record()) };
            name.clear();
            name.extend(text.iter().map(|&character| character as u8));
            match record.code {
                value_symbols::ENTRY => {
                    let slot = self.values.at(number).map_err(|_| fault("Invalid value reference in symbol table"))?;
                    match slot.value.kind() {
                        ValueKind::Inst(_) | ValueKind::Arg(_) => self.body.names_mut().set(slot.value, &name),
                        _ => return Err(fault("Invalid value reference in symbol table")),
                    }
                }
                value_symbols::BBENTRY => {
                    let block = self.block(number).map_err(|_| fault("Invalid bbentry record"))?;
                    // LLVM has its own block of that name while it reads a function with a phi.
                    if name == EXPRESSION_BLOCK && self.expansion_has_no_block() && self.has_phi() {
                        self.spare_block();
                    }
                    self.body.names_mut().set(block, &name);
                }
                _ => {}
            }
            Ok(())
        })?;
        self.unknown = unknown;
        Ok(())
    }

    /// Reads attachments of instructions and, in old files, of the function.
    pub(super) fn attachments(&mut self, cursor: Cursor<'_>) -> Result<()> {
        let mut unknown = self.take_unknown();
        let mut attached = Vec::new();
        for_each_record(cursor, blocks::METADATA_ATTACHMENT, &mut unknown, |record, _| {
            if record.code != metadata_attachment::ATTACHMENT {
                return Ok(());
            }
            let operands = record.operands();
            if operands.is_empty() {
                return Err(invalid_record());
            }
            let of_function = operands.len() % 2 == 0;
            let (pairs, _) = operands[usize::from(!of_function)..].as_chunks::<2>();
            let mut of = None;
            for &[kind, node] in pairs {
                let kind = self.scope.metadata.kind(kind)?;
                let node = match self.metadata(node)?.kind() {
                    ValueKind::Metadata(node) if self.tables.metadata.node(node).is_some() => node,
                    // Local metadata could once be attached and had no meaning.
                    ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::LocalMetadata(_) => continue,
                    _ => return Err(fault("Invalid metadata attachment")),
                };
                if of_function {
                    self.attachments.push((kind, node));
                    continue;
                }
                let at = usize::try_from(operands[0]).ok();
                let inst = at.and_then(|at| self.insts.get(at).copied()).ok_or_else(|| fault("Invalid ID"))?;
                let node = if kind.as_u32() == MD_LOOP { upgraded_loop(self.tables, node) } else { node };
                attached.push((kind, node));
                of = Some(inst);
            }
            if let Some(inst) = of {
                self.body.add_attachments(inst, &attached);
                attached.clear();
            }
            Ok(())
        })?;
        self.unknown = unknown;
        Ok(())
    }

    /// Reads use orders, to be applied after placeholders are replaced.
    pub(super) fn use_lists(&mut self, cursor: Cursor<'_>) -> Result<()> {
        if self.scope.only_block_orders {
            return self.block_orders(cursor);
        }
        let mut unknown = self.take_unknown();
        for_each_record(cursor, blocks::USE_LISTS, &mut unknown, |record, _| {
            let (number, indices) = use_orders::operands(record)?;
            let value = match record.code {
                use_list::BB => self.block(number)?.into(),
                use_list::DEFAULT => self.known_value(number)?.value,
                _ => return Ok(()),
            };
            let order = UseOrder::new(value, indices);
            match value.kind() {
                ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_) => self.use_orders.push(order),
                _ => self.outer_use_orders.push(order),
            }
            Ok(())
        })?;
        self.unknown = unknown;
        Ok(())
    }

    /// Does the same for those of blocks, and skips all others.
    fn block_orders(&mut self, mut cursor: Cursor<'_>) -> Result<()> {
        let mut record = Record::new();
        loop {
            match cursor.next()? {
                Entry::End => return Ok(()),
                Entry::Block(_) => cursor.skip_block()?,
                Entry::Record(abbreviation) => {
                    let start = cursor.bit();
                    let (code, _) = cursor.skip_record(abbreviation)?;
                    if code == use_list::BB {
                        cursor.seek(start)?;
                        cursor.read_record(abbreviation, &mut record)?;
                        let (number, indices) = use_orders::operands(&record)?;
                        let block = self.block(number)?;
                        self.use_orders.push(UseOrder::new(block.into(), indices));
                    }
                }
            }
        }
    }

    /// Finishes the body: placeholders and use orders.
    pub(super) fn finish(&mut self) -> Result<ReadBody> {
        self.drop_spare_block();
        if !self.forward.is_empty() {
            return Err(fault("Never resolved value found in function!"));
        }
        if self.block_count == 0 || self.block != self.block_count {
            return Err(fault("Invalid record: not all basic blocks end in a terminator"));
        }
        if !self.bundles.is_empty() {
            return Err(fault("Operand bundles found with no consumer"));
        }
        self.upgrade_declares();
        self.split_edges();
        self.replace_placeholders()?;
        for order in std::mem::take(&mut self.use_orders) {
            let address = self.address_place(order.value, order.indices.len());
            reorder(&mut self.body, order.value, &order.indices, address.min(order.indices.len() - 1));
        }
        let body = Box::new(self.body.clone());
        Ok(ReadBody {
            body,
            attachments: std::mem::take(&mut self.attachments),
            personality: self.personality.take(),
            use_orders: std::mem::take(&mut self.outer_use_orders),
        })
    }

    /// Returns the position of a block's address among the block's uses, of which the last comes first. If
    /// the `blockaddress` is a constant of this function, LLVM creates it when the first instruction mentions
    /// it, and otherwise earlier.
    fn address_place(&self, block: Value, indices: usize) -> usize {
        let ValueKind::Block(number) = block.kind() else { return 0 };
        let uses = self.body.uses_of(block).count();
        if indices != uses + 1 {
            return 0;
        }
        let address = self.values.own().iter().map(|slot| slot.value).find(|value| {
            let kind = value.as_const().map(|constant| self.tables.constants.kind(constant));
            matches!(kind, Some(ConstKind::BlockAddress(function, of))
                if Some(*function) == self.function && *of == number)
        });
        let Some(address) = address else { return uses };
        let mentions = |inst: Inst| {
            let operands = self.body.operands(inst);
            operands.contains(&address) || self.old_call_brs.contains(&inst) && operands.contains(&block)
        };
        let before = self.insts.iter().take_while(|&&inst| !mentions(inst));
        let before: usize =
            before.map(|&inst| self.body.operands(inst).iter().filter(|&&value| value == block).count()).sum();
        uses.saturating_sub(before)
    }

    fn replace_placeholders(&mut self) -> Result<()> {
        let values = &self.values;
        let mut missing = false;
        let mut resolved = |value: Value| match placeholder_number(value) {
            Some(number) => match values.get(number as usize) {
                Some(slot) => slot.value,
                None => {
                    missing = true;
                    value
                }
            },
            None => value,
        };
        for (inst, at) in self.operand_uses.drain(..) {
            let old = self.body.operands(inst)[at as usize];
            let new = resolved(old);
            self.body.set_operand_unchecked(inst, at as usize, new);
        }
        for record in self.record_uses.drain(..) {
            let mut data = self.body.record(record);
            data.location = data.location.map(&mut resolved);
            data.address = data.address.map(&mut resolved);
            self.body.set_record(record, &data);
        }
        for number in 0..self.body.local_metadata_count() {
            match self.body.local_metadata_mut(LocalMetadata::from_u32(number as u32)) {
                LocalMetadataData::Value(value) => *value = resolved(*value),
                LocalMetadataData::ArgList(values) => {
                    values.iter_mut().for_each(|value| *value = resolved(*value));
                }
            }
        }
        if missing { Err(fault("Never resolved value found in function!")) } else { Ok(()) }
    }
}

/// Prefix of loop hints up to LLVM 3.4.
const OLD_HINT: &[u8] = b"llvm.vectorizer.";

/// Returns loop metadata with the current names of its hints.
fn upgraded_loop(tables: &mut Tables, node: Metadata) -> Metadata {
    let hint = |tables: &Tables, id: Metadata| {
        let first = tables.metadata.node(id).filter(|node| node.class() == Class::Tuple)?.operands().next()??;
        tables.str(tables.metadata.as_string(first)?).strip_prefix(OLD_HINT).map(<[u8]>::to_vec)
    };
    let Some(list) = tables.metadata.node(node).filter(|node| node.class() == Class::Tuple) else { return node };
    let operands: Vec<Option<Metadata>> = list.operands().collect();
    if !operands.iter().flatten().any(|&id| hint(tables, id).is_some()) {
        return node;
    }
    let mut new = Vec::with_capacity(operands.len());
    for operand in operands {
        new.push(match operand.and_then(|id| Some((id, hint(tables, id)?))) {
            Some((id, name)) => {
                let name = match &name[..] {
                    b"unroll" => b"llvm.loop.interleave.count".to_vec(),
                    other => [b"llvm.loop.vectorize.", other].concat(),
                };
                let symbol = tables.strings.intern(&name);
                let name = tables.metadata.intern_string(symbol);
                let mut parts: Vec<Option<Metadata>> =
                    tables.metadata.node(id).map(|node| node.operands().collect()).unwrap_or_default();
                if let Some(first) = parts.first_mut() {
                    *first = Some(name);
                }
                Some(tables.metadata.tuple(&parts))
            }
            None => operand,
        });
    }
    tables.metadata.tuple(&new)
}

/// Sorts the uses of a value by their indices; does nothing if their counts differ. The address of a block is
/// one of its uses that the body does not count; `address` gives its position.
fn reorder(body: &mut Body, value: Value, indices: &[u32], address: usize) {
    let uses = body.uses_of(value).count();
    let is_block = matches!(value.kind(), ValueKind::Block(_));
    let mut indices = indices.to_vec();
    if is_block && uses + 1 == indices.len() {
        indices.remove(address);
    }
    if uses != indices.len() {
        return;
    }
    let mut by_index: Vec<usize> = (0..uses).collect();
    by_index.sort_by_key(|&at| indices[at]);
    let mut places = vec![0u32; uses];
    for (place, &at) in by_index.iter().enumerate() {
        places[at] = place as u32;
    }
    body.reorder_uses(value, &places);
}
