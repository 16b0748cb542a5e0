//! The numbers of one function: its parameters, the constants that only it mentions, its instructions with
//! results, its blocks, and the values that it mentions as metadata.

use draig_ir::{Block, Body, DbgRecordKind, Global, Inst, LocalMetadata, LocalMetadataData, Opcode, Value, ValueKind};

use super::Ids;
use super::values::is_scalable;
use crate::write::error::{Fault, Result, WriteError};

/// Metadata that is local to the current function.
#[derive(Clone, Copy)]
pub(crate) enum Local {
    /// An instruction or parameter.
    Value(Value),
    /// A `!DIArgList`.
    List(LocalMetadata),
}

/// The numbers of metadata local to the current function, and of its blocks.
#[derive(Clone, Default)]
pub(crate) struct Locals {
    /// The local metadata in order of number; the numbers follow those of the function's other metadata.
    pub(crate) order: Vec<Local>,
    /// Index in `order` plus one, by instruction, parameter and list. Empty if the body mentions none.
    insts: Vec<u32>,
    params: Vec<u32>,
    lists: Vec<u32>,
    first: u64,
    /// Number of each block plus one; 0 for blocks that are not in the function.
    blocks: Vec<u32>,
}

impl Locals {
    /// Returns the number of a block.
    #[inline]
    pub(crate) fn block(&self, block: Block) -> Result<u64> {
        match self.blocks.get(block.index()) {
            Some(&number) if number != 0 => Ok(u64::from(number - 1)),
            _ => Err(Fault::Destination),
        }
    }

    fn slot(&mut self, local: Local) -> Option<&mut u32> {
        match local {
            Local::Value(value) => match value.kind() {
                ValueKind::Inst(inst) => self.insts.get_mut(inst.index()),
                ValueKind::Arg(number) => self.params.get_mut(number as usize),
                _ => None,
            },
            Local::List(list) => self.lists.get_mut(list.index()),
        }
    }

    /// Numbers function-local metadata; constants and globals are metadata of the module.
    fn mention(&mut self, local: Local) -> Result {
        if let Local::Value(value) = local
            && matches!(value.kind(), ValueKind::Const(_) | ValueKind::Global(_))
        {
            return Ok(());
        }
        let next = self.order.len() as u32 + 1;
        let slot = self.slot(local).ok_or(Fault::NoValue)?;
        if *slot == 0 {
            *slot = next;
            self.order.push(local);
        }
        Ok(())
    }

    fn number(&self, local: Local) -> Result<u64> {
        let place = match local {
            Local::Value(value) => match value.kind() {
                ValueKind::Inst(inst) => self.insts.get(inst.index()),
                ValueKind::Arg(number) => self.params.get(number as usize),
                _ => None,
            },
            Local::List(list) => self.lists.get(list.index()),
        };
        match place {
            Some(&place) if place != 0 => Ok(self.first + u64::from(place - 1)),
            _ => Err(Fault::Unnumbered),
        }
    }
}

impl Ids<'_> {
    /// Numbers everything that a function mentions.
    pub(crate) fn begin_function(&mut self, function: Global, body: &Body) -> Result<(), WriteError> {
        let module = self.module;
        let params = module.param_types(function).len();
        self.values.begin_function(params as u32, body.inst_count());
        self.begin_locals(body, params);
        let mut results = 0;
        for (number, block) in (1..).zip(body.blocks()) {
            self.locals.blocks[block.index()] = number;
            for inst in body.block_insts(block) {
                let at = |fault| WriteError::of_inst(fault, module, function, body, inst);
                self.number_operands(body, inst).map_err(at)?;
                if body.inst_type(inst) != draig_ir::Type::VOID {
                    results += 1;
                    self.values.insts[inst.index()] = results;
                }
                self.number_records(body, inst).map_err(at)?;
            }
        }
        self.values.sort_function(&self.types);
        let owner = self.owner(function).map_err(|fault| WriteError::of_global(fault, module, function))?;
        self.locals.first = self.metadata.first_local(owner);
        Ok(())
    }

    /// Clears the numbers of the function.
    pub(crate) fn end_function(&mut self) {
        self.values.end_function();
    }

    fn begin_locals(&mut self, body: &Body, params: usize) {
        let locals = &mut self.locals;
        locals.order.clear();
        locals.blocks.clear();
        locals.blocks.resize(body.block_count(), 0);
        let used = body.local_metadata_count() + body.record_count() != 0;
        for (list, len) in [
            (&mut locals.insts, body.inst_count()),
            (&mut locals.params, params),
            (&mut locals.lists, body.local_metadata_count()),
        ] {
            list.clear();
            list.resize(if used { len } else { 0 }, 0);
        }
    }

    #[inline]
    fn number_operands(&mut self, body: &Body, inst: Inst) -> Result {
        for &operand in body.operands(inst) {
            match operand.kind() {
                ValueKind::Const(_) | ValueKind::InlineAsm(_) => self.values.mention(operand, &mut self.types)?,
                ValueKind::LocalMetadata(id) => self.number_local(body, id)?,
                _ => {}
            }
        }
        if body.opcode(inst) == Opcode::ShuffleVector {
            let scalable = is_scalable(&self.types, body.inst_type(inst));
            let mask = self.values.mask(&mut self.types, scalable, body.shuffle_mask(inst))?;
            self.values.mention(mask.into(), &mut self.types)?;
        }
        Ok(())
    }

    fn number_local(&mut self, body: &Body, id: LocalMetadata) -> Result {
        match body.local_metadata(id) {
            LocalMetadataData::Value(value) => self.locals.mention(Local::Value(*value)),
            LocalMetadataData::ArgList(values) => {
                for &value in values.iter() {
                    self.locals.mention(Local::Value(value))?;
                }
                self.locals.mention(Local::List(id))
            }
        }
    }

    fn number_records(&mut self, body: &Body, inst: Inst) -> Result {
        for record in body.records_before(inst) {
            let record = body.record(record);
            let simple = record.kind == DbgRecordKind::Value;
            for value in [record.location, record.address].into_iter().flatten() {
                match value.kind() {
                    // Written as values, which need not be metadata, unless they are defined later.
                    ValueKind::Inst(inst) if simple && self.values.has_result(inst) => {}
                    ValueKind::Arg(_) | ValueKind::Global(_) if simple => {}
                    ValueKind::Const(_) if simple => self.values.mention(value, &mut self.types)?,
                    ValueKind::Inst(_) | ValueKind::Arg(_) => self.locals.mention(Local::Value(value))?,
                    ValueKind::LocalMetadata(id) => self.number_local(body, id)?,
                    // Metadata of the module, including constants and globals.
                    _ => {}
                }
            }
        }
        Ok(())
    }

    /// Returns the number of metadata that is an operand of a call or record: of the module, or local.
    pub(crate) fn metadata_operand(&self, body: &Body, value: Value) -> Result<u64> {
        match value.kind() {
            ValueKind::Metadata(id) => self.metadata.number(id),
            ValueKind::LocalMetadata(id) => match body.local_metadata(id) {
                LocalMetadataData::Value(value) => self.value_as_metadata(*value),
                LocalMetadataData::ArgList(_) => self.locals.number(Local::List(id)),
            },
            _ => self.value_as_metadata(value),
        }
    }

    /// Returns the number of a value as metadata.
    pub(crate) fn value_as_metadata(&self, value: Value) -> Result<u64> {
        match self.metadata.value_key(value) {
            Some(key) => self.metadata.key_number(key),
            None => self.locals.number(Local::Value(value)),
        }
    }
}
