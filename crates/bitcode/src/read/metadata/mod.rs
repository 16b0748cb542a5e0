//! Metadata: strings, values and nodes by number. A node may refer to later ones; these get their number in
//! the pool immediately, and their content when it is read. [`nodes`] handles classes of nodes, [`old`] the
//! forms of older versions.

mod expression;
mod ids;
mod nodes;
mod old;
mod on_demand;
pub(crate) mod references;

pub(crate) use ids::MetadataIds;
pub(crate) use old::OldMetadata;
pub(crate) use on_demand::OnDemand;

use std::collections::BTreeMap;

use draig_bitstream::{Cursor, Entry, Record};
use draig_ir::body::LocalMetadataData;
use draig_ir::metadata::{Class, EmptyString, MAX_NODE_WORDS, NodeWriter};
use draig_ir::{Body, Metadata, MetadataKind, Symbol, Tables, Type, Value, ValueKind};

use crate::codes::{blocks, metadata as code, metadata_kind, nodes as layouts};

use super::budget::Budget;
use super::constants::expressions::or_poison;
use super::fault::{Result, fault, invalid_record};
use super::limits::MAX_METADATA;
use super::records::{bytes, for_each_record, operand};
use super::types::TypeTable;
use super::unknown::Unknown;
use super::values::{CreateContext, Values, placeholder};

/// The metadata of a module by number, and its kinds of attachments.
#[derive(Clone, Debug, Default)]
pub(crate) struct MetadataTable {
    pub(crate) ids: Vec<Metadata>,
    kinds: BTreeMap<u64, MetadataKind>,
    /// `llvm.dbg.declare`.
    pub(crate) declare: Option<draig_ir::Global>,
    /// Whether there are expressions from the time when that meant the value at its address.
    pub(crate) has_old_expressions: bool,
}

impl MetadataTable {
    /// Returns the kind with this number.
    pub(crate) fn kind(&self, number: u64) -> Result<MetadataKind> {
        self.kinds.get(&number).copied().ok_or_else(|| fault("Invalid ID"))
    }

    /// Reads a block of kinds.
    pub(crate) fn read_kinds(&mut self, cursor: Cursor<'_>, tables: &mut Tables, unknown: &mut Unknown) -> Result<()> {
        for_each_record(cursor, blocks::METADATA_KINDS, unknown, |record, _| match record.code {
            metadata_kind::KIND => self.add_kind(record.operands(), tables),
            _ => Ok(()),
        })
    }

    fn add_kind(&mut self, operands: &[u64], tables: &mut Tables) -> Result<()> {
        let (&number, name) = operands.split_first().filter(|(_, name)| !name.is_empty()).ok_or_else(invalid_record)?;
        let kind = tables.metadata_kinds.intern(&bytes(name));
        match self.kinds.insert(number, kind) {
            Some(other) if other != kind => Err(fault("Conflicting METADATA_KIND records")),
            _ => Ok(()),
        }
    }
}

/// Metadata of globals, and named lists: by the numbers of the file, because both are filled in once all
/// nodes are known.
#[derive(Debug, Default)]
pub(crate) struct ModuleMetadata {
    /// Each global with its attachments, alternating kinds and nodes.
    pub(crate) attachments: Vec<(u64, Vec<u64>)>,
    /// Names with the numbers of nodes.
    pub(crate) named: Vec<(Vec<u8>, Vec<u64>)>,
    /// Information that older versions stored elsewhere.
    pub(crate) old: old::OldMetadata,
}

/// Reads a block of metadata. `body` is that of the function that contains the block.
pub(crate) fn read_metadata(
    cursor: Cursor<'_>,
    scope: MetadataScope<'_, '_>,
    ids: &mut MetadataIds<'_, '_>,
    body: Option<&mut Body>,
) -> Result<()> {
    let mut reader = MetadataReader { scope, ids, body, writer: NodeWriter::new(Class::Tuple), name: None };
    if !starts_with_strings(cursor.clone()) {
        reader.read_early(cursor.clone())?;
    }
    let mut unknown = std::mem::take(reader.scope.unknown);
    let done = for_each_record(cursor, blocks::METADATA, &mut unknown, |record, cursor| reader.record(record, cursor));
    *reader.scope.unknown = unknown;
    done?;
    if reader.ids.forward.is_empty() {
        Ok(())
    } else {
        Err(fault("Invalid metadata: forward reference without definition"))
    }
}

/// Whether a block begins with its strings, as LLVM has written them since 3.9.
fn starts_with_strings(mut cursor: Cursor<'_>) -> bool {
    let mut record = Record::new();
    match cursor.next() {
        Ok(Entry::Record(abbreviation)) => {
            cursor.read_record(abbreviation, &mut record).is_ok() && record.code == code::STRINGS
        }
        _ => false,
    }
}

/// The earlier data that metadata needs.
pub(crate) struct MetadataScope<'s, 'v> {
    pub(crate) tables: &'s mut Tables,
    pub(crate) types: &'s TypeTable,
    pub(crate) values: &'s mut Values<'v>,
    pub(crate) budget: &'s Budget,
    /// The module's metadata; `None` within a function.
    pub(crate) module: Option<(&'s mut ModuleMetadata, &'s mut MetadataTable)>,
    /// Receives unknown elements.
    pub(crate) unknown: &'s mut Unknown,
}

struct MetadataReader<'r, 's, 'v, 'i, 'a> {
    scope: MetadataScope<'s, 'v>,
    ids: &'r mut MetadataIds<'i, 'a>,
    body: Option<&'r mut Body>,
    writer: NodeWriter,
    /// The name for the nodes of the next record.
    name: Option<Vec<u8>>,
}

impl MetadataReader<'_, '_, '_, '_, '_> {
    fn record(&mut self, record: &mut Record, cursor: &Cursor<'_>) -> Result<()> {
        let operands = record.operands();
        match record.code {
            code::STRINGS => {
                let blob =
                    record.blob(cursor.data()).ok_or_else(|| fault("Invalid record: metadata strings layout"))?;
                self.strings(operands, blob)
            }
            code::STRING_OLD => self.string(&bytes(operands)),
            code::VALUE => self.value(operands),
            code::NODE | code::DISTINCT_NODE => {
                self.writer.reset(Class::Tuple);
                self.tail(operands)?;
                self.define_node(record.code == code::DISTINCT_NODE)
            }
            code::OLD_NODE | code::OLD_FN_NODE => self.old_node(operands, record.code == code::OLD_FN_NODE),
            code::NAME => {
                self.name = Some(bytes(operands));
                Ok(())
            }
            code::NAMED_NODE => {
                let name = self.name.take().ok_or_else(invalid_record)?;
                match &mut self.scope.module {
                    Some((module, _)) => module.named.push((name, operands.to_vec())),
                    None => return Err(invalid_record()),
                }
                Ok(())
            }
            code::KIND => match &mut self.scope.module {
                Some((_, table)) => table.add_kind(operands, self.scope.tables),
                None => Ok(()),
            },
            code::GLOBAL_DECL_ATTACHMENT => {
                let (&global, pairs) = operands.split_first().ok_or_else(invalid_record)?;
                if pairs.len() % 2 != 0 {
                    return Err(invalid_record());
                }
                if let Some((module, _)) = &mut self.scope.module {
                    module.attachments.push((global, pairs.to_vec()));
                }
                Ok(())
            }
            code::ARG_LIST => self.arg_list(operands),
            code::EXPRESSION => self.expression(operands),
            code::GENERIC_DEBUG => self.generic(operands),
            code::INDEX_OFFSET | code::INDEX => Ok(()),
            other => match layouts::by_code(other) {
                Some(layout) => self.layout_node(layout, operands),
                // LLVM does not number it either.
                None => Ok(()),
            },
        }
    }

    /// Looks for strings and values before anything mentions them.
    fn read_early(&mut self, cursor: Cursor<'_>) -> Result<()> {
        let mut number = self.ids.len();
        // Unknown elements are recorded when the block is read.
        for_each_record(cursor, blocks::METADATA, &mut Unknown::default(), |record, _| {
            let operands = record.operands();
            let known = match record.code {
                code::STRING_OLD => {
                    let symbol = self.scope.tables.strings.intern(&bytes(operands));
                    Some(self.scope.tables.metadata.intern_string(symbol))
                }
                code::VALUE => match *operands {
                    [ty, value] => {
                        let ty = self.scope.types.ty(ty)?;
                        match self.any_value(ty, value)?.kind() {
                            ValueKind::Metadata(id) => Some(id),
                            _ => None,
                        }
                    }
                    _ => None,
                },
                // These have no numbers.
                code::NAME
                | code::NAMED_NODE
                | code::KIND
                | code::GLOBAL_DECL_ATTACHMENT
                | code::INDEX_OFFSET
                | code::INDEX => return Ok(()),
                // This one has many, and then nothing is mentioned early.
                code::STRINGS => {
                    number = MAX_METADATA;
                    None
                }
                _ => None,
            };
            if let (Some(id), true) = (known, number < MAX_METADATA) {
                self.ids.early.insert(number as u32, id);
            }
            number = number.saturating_add(1);
            Ok(())
        })
    }

    fn push(&mut self, value: Value) -> Result<()> {
        let number = self.ids.next_number();
        if number >= MAX_METADATA {
            return Err(invalid_record());
        }
        if !self.ids.forward.is_empty()
            && let Some(reserved) = self.ids.forward.remove(&(number as u32))
        {
            self.define_forward(reserved, value)?;
        }
        self.ids.number(value);
        Ok(())
    }

    /// Defines a number that was mentioned before and turns out not to be a node: an old form, in which that
    /// is rare. The reserved number of the pool becomes a tuple that contains it.
    #[cold]
    fn define_forward(&mut self, reserved: Metadata, value: Value) -> Result<()> {
        let ValueKind::Metadata(id) = value.kind() else { return Err(invalid_record()) };
        self.scope.tables.metadata.define(reserved, Class::Tuple, false, &[id.to_word()]);
        Ok(())
    }

    /// Reads a block of strings: their lengths, then their characters.
    fn strings(&mut self, operands: &[u64], blob: &[u8]) -> Result<()> {
        let (count, offset) = (operand(operands, 0)?, operand(operands, 1)?);
        let offset = usize::try_from(offset).ok().filter(|&offset| offset <= blob.len());
        let (lengths, mut characters) =
            blob.split_at(offset.ok_or_else(|| fault("Invalid record: metadata strings corrupt offset"))?);
        // Every length takes six bits or more.
        if count == 0 || count > lengths.len() as u64 * 8 / 6 {
            return Err(fault("Invalid record: metadata strings with no strings"));
        }
        self.ids.own.reserve(count as usize);
        self.scope.tables.metadata.reserve_many(count as usize);
        let mut lengths = Cursor::new(lengths);
        for _ in 0..count {
            let length = lengths.vbr(6)? as usize;
            if length > characters.len() {
                return Err(fault("Invalid record: metadata strings truncated chars"));
            }
            let (text, rest) = characters.split_at(length);
            characters = rest;
            self.string(text)?;
        }
        Ok(())
    }

    fn string(&mut self, text: &[u8]) -> Result<()> {
        let symbol = self.scope.tables.strings.intern(text);
        let id = self.scope.tables.metadata.intern_string(symbol);
        self.push(id.into())
    }

    /// Reads a value as metadata: a constant or global, or a value of the function.
    fn value(&mut self, operands: &[u64]) -> Result<()> {
        let &[ty, number] = operands else { return Err(invalid_record()) };
        let ty = self.scope.types.ty(ty)?;
        let value = self.any_value(ty, number)?;
        self.push(value)
    }

    /// Returns a value by number as metadata.
    fn any_value(&mut self, ty: Type, number: u64) -> Result<Value> {
        if ty == Type::METADATA || ty == Type::VOID {
            return Err(invalid_record());
        }
        let at =
            usize::try_from(number).ok().filter(|&at| at < super::limits::MAX_VALUES).ok_or_else(invalid_record)?;
        if self.scope.values.is_unread(number) {
            let MetadataScope { tables, types, values, budget, unknown, .. } = &mut self.scope;
            values.demand(number, CreateContext { tables, types, budget, unknown })?;
        }
        let value = match self.scope.values.get(at) {
            Some(slot) if slot.ty == ty => or_poison(self.scope.tables, slot),
            Some(_) => return Err(invalid_record().with_note("a value in metadata is of another type".into())),
            None if self.body.is_some() => {
                self.ids.forward_values.push((at as u32, ty));
                placeholder(at as u32)
            }
            None => return Err(invalid_record()),
        };
        match value.kind() {
            ValueKind::Const(_) | ValueKind::Global(_) => Ok(self.scope.tables.metadata.intern_value(value).into()),
            ValueKind::Inst(_) | ValueKind::Arg(_) if self.body.is_some() => Ok(value),
            _ => Err(invalid_record()),
        }
    }

    /// Reads `!DIArgList(…)`.
    fn arg_list(&mut self, operands: &[u64]) -> Result<()> {
        let mut values = Vec::with_capacity(operands.len());
        for &number in operands {
            self.demand(number)?;
            let value = self.ids.value(number)?;
            values.push(match value.kind() {
                ValueKind::Metadata(id) => self.scope.tables.metadata.as_value(id).ok_or_else(invalid_record)?,
                _ => value,
            });
        }
        let body = self.body.as_mut().ok_or_else(invalid_record)?;
        let list = body.add_local_metadata(LocalMetadataData::ArgList(values.into()));
        self.push(list.into())
    }

    /// Returns the metadata for a number; unread metadata gets its number of the pool now.
    fn reference(&mut self, number: u64) -> Result<Metadata> {
        let at = usize::try_from(number).ok().filter(|&at| at < MAX_METADATA).ok_or_else(invalid_record)?;
        if self.ids.reading.is_some() {
            return self.mentioned(at);
        }
        if at < self.ids.len() {
            self.demand(number)?;
            return self.ids.get(number);
        }
        if let Some(&id) = self.ids.early.get(&(at as u32)) {
            return Ok(id);
        }
        let pool = &mut self.scope.tables.metadata;
        Ok(*self.ids.forward.entry(at as u32).or_insert_with(|| pool.reserve()))
    }

    /// Reads module metadata that has not been read yet.
    #[inline]
    fn demand(&mut self, number: u64) -> Result<()> {
        if !self.ids.is_unread(number) {
            return Ok(());
        }
        let MetadataScope { tables, types, values, budget, unknown, .. } = &mut self.scope;
        self.ids.demand(number, MetadataScope { tables, types, values, budget, module: None, unknown })
    }

    /// Returns the metadata for a number plus one; `None` for 0.
    #[inline]
    fn reference_or_null(&mut self, number: u64) -> Result<Option<Metadata>> {
        match number {
            0 => Ok(None),
            number => self.reference(number - 1).map(Some),
        }
    }

    /// Reads the operands of a tuple, or of a tail.
    fn tail(&mut self, operands: &[u64]) -> Result<()> {
        if operands.len() >= MAX_NODE_WORDS {
            return Err(invalid_record());
        }
        for &number in operands {
            let operand = self.reference_or_null(number)?;
            self.writer.push_operand(operand);
        }
        Ok(())
    }

    /// Gives the collected node the next number.
    fn define_node(&mut self, distinct: bool) -> Result<()> {
        let class = self.writer.class();
        self.ids.define(&mut self.scope.tables.metadata, class, distinct, self.writer.words())
    }
}

/// Returns the string in a field.
pub(super) fn string_field(tables: &Tables, empty: EmptyString, id: Option<Metadata>) -> Option<Metadata> {
    let keeps_empty = empty == EmptyString::Kept;
    id.filter(|&id| tables.metadata.as_string(id).is_some_and(|symbol| keeps_empty || symbol != Symbol::EMPTY))
}
