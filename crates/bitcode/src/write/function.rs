//! The block of a function: its constants and metadata, its instructions with their locations and
//! debug records, the names of its values, its attachments.

use draig_ir::metadata::Class;
use draig_ir::{Block, Body, DbgRecordData, DbgRecordKind, Global, Inst, Metadata, Opcode, Type, Value, ValueKind};
use draig_tables::history;

use super::ModuleWriter;
use super::error::{Fault, Result, WriteError};
use crate::codes::{blocks, function as code};

/// State for writing a function.
pub(super) struct FunctionState<'b> {
    pub(super) function: Global,
    pub(super) body: &'b Body,
    /// The number of the next instruction with a result; operands count back from it.
    pub(super) next: u32,
    last_location: Option<Metadata>,
}

impl ModuleWriter<'_> {
    pub(super) fn write_function(&mut self, function: Global, body: &Body) -> Result<(), WriteError> {
        let module = self.module;
        self.ids.begin_function(function, body)?;
        let of_function = |fault| WriteError::of_global(fault, module, function);
        let number = self.ids.values.global(function).map_err(of_function)?;
        self.function_places.push((number, self.out.position()));
        self.out.enter_block(blocks::FUNCTION, 5);
        self.out.record(code::DECLAREBLOCKS, &[body.blocks().count() as u64]);
        self.write_function_constants().map_err(of_function)?;
        self.write_function_metadata(function, body).map_err(of_function)?;
        self.write_instructions(function, body)?;
        self.write_function_end(function, body).map_err(of_function)?;
        self.ids.end_function();
        self.out.end_block();
        Ok(())
    }

    fn write_instructions(&mut self, function: Global, body: &Body) -> Result<(), WriteError> {
        let module = self.module;
        let mut state = FunctionState { function, body, next: self.ids.values.first_inst(), last_location: None };
        for block in body.blocks() {
            let Some(last) = body.last_inst(block) else {
                return Err(WriteError::of_block(Fault::BlockEnd, module, function, body, block));
            };
            for inst in body.block_insts(block) {
                self.write_with_records(&mut state, inst, inst == last)
                    .map_err(|fault| WriteError::of_inst(fault, module, function, body, inst))?;
            }
            if body.trailing_records(block).next().is_some() {
                return Err(WriteError::of_block(Fault::RecordAtEnd, module, function, body, block));
            }
        }
        Ok(())
    }

    /// Writes an instruction, its location, and the debug records before it, which follow it in the file.
    #[inline]
    fn write_with_records(&mut self, state: &mut FunctionState<'_>, inst: Inst, is_last: bool) -> Result {
        let body = state.body;
        let opcode = body.opcode(inst);
        if opcode.is_terminator() != is_last {
            return Err(Fault::BlockEnd);
        }
        self.write_inst(state, inst)?;
        let has_result = body.inst_type(inst) != Type::VOID;
        if has_result {
            state.next += 1;
        }
        // For a call, the function type determines it.
        if has_result != makes_result(opcode) && !opcode.is_call() {
            return Err(Fault::Result);
        }
        if let Some(location) = body.debug_loc(inst) {
            self.write_location(state, location)?;
        }
        for record in body.records_before(inst) {
            self.write_record(state, &body.record(record))?;
        }
        Ok(())
    }

    /// Writes the parts after the instructions in the block of a function.
    fn write_function_end(&mut self, function: Global, body: &Body) -> Result {
        if let Some(users) = self.block_address_users.get(&function).filter(|users| !users.is_empty()) {
            self.record.clear();
            for &user in users {
                self.record.push(u64::from(self.ids.values.global(user)?));
            }
            self.out.record(code::BLOCKADDR_USERS, &self.record);
        }
        self.write_names(function, body)?;
        self.write_attachments(function, body)?;
        if self.use_list_order {
            self.write_function_use_lists(function, body)?;
        }
        Ok(())
    }

    fn write_location(&mut self, state: &mut FunctionState<'_>, location: Metadata) -> Result {
        if state.last_location == Some(location) {
            self.out.record(code::DEBUG_LOC_AGAIN, &[]);
            return Ok(());
        }
        let node = self.module.tables.metadata.node(location).filter(|node| node.class() == Class::DILocation);
        let node = node.ok_or(Fault::Location)?;
        state.last_location = Some(location);
        let fields = &self.location_fields;
        let ids = &self.ids.metadata;
        let operands = [
            node.number(fields.line),
            node.number(fields.column),
            ids.number_or_none(node.reference(fields.scope))?,
            ids.number_or_none(node.reference(fields.inlined_at))?,
            node.number(fields.is_implicit_code),
            node.number(fields.atom_group),
            node.number(fields.atom_rank),
        ];
        if self.version < history::CURRENT
            && let Some(length) = history::record_length(Class::DILocation.info().name, self.version)
        {
            let (known, newer) = operands.split_at(length.min(operands.len()));
            if newer.iter().any(|&word| word != 0) {
                return Err(Fault::Lowering);
            }
            self.out.record(code::DEBUG_LOC, known);
            return Ok(());
        }
        self.out.abbreviated(&self.abbreviations.debug_loc, code::DEBUG_LOC, &operands);
        Ok(())
    }

    fn write_record(&mut self, state: &FunctionState<'_>, record: &DbgRecordData) -> Result {
        let node = |id: Option<Metadata>| self.ids.metadata.number(id.ok_or(Fault::Record)?);
        let place = node(record.debug_loc)?;
        if record.kind == DbgRecordKind::Label {
            let operands = [place, node(record.variable)?];
            self.out.record(code::DEBUG_RECORD_LABEL, &operands);
            return Ok(());
        }
        let location = record.location.ok_or(Fault::Record)?;
        let (variable, expression) = (node(record.variable)?, node(record.expression)?);
        if record.kind == DbgRecordKind::Value
            && let Some(value) = self.backward(state, location)?
        {
            let operands = [place, variable, expression, value];
            self.out.abbreviated(&self.abbreviations.debug_value, code::DEBUG_RECORD_VALUE_SIMPLE, &operands);
            return Ok(());
        }
        let operand = |value: Value| self.ids.metadata_operand(state.body, value);
        let code = match record.kind {
            DbgRecordKind::Value | DbgRecordKind::Label => code::DEBUG_RECORD_VALUE,
            DbgRecordKind::Declare => code::DEBUG_RECORD_DECLARE,
            DbgRecordKind::DeclareValue => code::DEBUG_RECORD_DECLARE_VALUE,
            DbgRecordKind::Assign => {
                let operands = [
                    place,
                    variable,
                    expression,
                    operand(location)?,
                    node(record.assign_id)?,
                    node(record.address_expression)?,
                    operand(record.address.ok_or(Fault::Record)?)?,
                ];
                self.out.record(code::DEBUG_RECORD_ASSIGN, &operands);
                return Ok(());
            }
        };
        let operands = [place, variable, expression, operand(location)?];
        self.out.record(code, &operands);
        Ok(())
    }

    /// Returns the distance back to a value that already has its number.
    fn backward(&self, state: &FunctionState<'_>, value: Value) -> Result<Option<u64>> {
        match value.kind() {
            ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Const(_) | ValueKind::Global(_) => {
                let back = state.next.checked_sub(self.ids.values.number(value)?);
                Ok(back.filter(|&back| back != 0).map(u64::from))
            }
            _ => Ok(None),
        }
    }

    /// Returns the index of a block among the blocks of any function.
    pub(super) fn block_number(&mut self, function: Global, block: Block) -> Result<u64> {
        let module = self.module;
        if self.ids.values.global(function).is_err() {
            return Err(Fault::BlockAddress);
        }
        let numbers = self.block_numbers.entry(function).or_insert_with(|| {
            let Some(body) = module.body(function) else { return Vec::new() };
            let mut numbers = vec![0; body.block_count()];
            for (number, block) in (1..).zip(body.blocks()) {
                numbers[block.index()] = number;
            }
            numbers
        });
        match numbers.get(block.index()) {
            Some(&number) if number != 0 => Ok(u64::from(number - 1)),
            _ => Err(Fault::BlockAddress),
        }
    }
}

/// Whether an operation other than a call has a result, which readers number.
const fn makes_result(opcode: Opcode) -> bool {
    match opcode {
        Opcode::CatchSwitch => true,
        Opcode::Store | Opcode::Fence => false,
        _ => !opcode.is_terminator(),
    }
}

/// The fields of a location, cached.
pub(super) struct LocationFields {
    line: usize,
    column: usize,
    scope: usize,
    inlined_at: usize,
    is_implicit_code: usize,
    atom_group: usize,
    atom_rank: usize,
}

impl LocationFields {
    pub(super) fn new() -> LocationFields {
        let field = |name: &[u8]| Class::DILocation.info().field(name).unwrap_or(0);
        LocationFields {
            line: field(b"line"),
            column: field(b"column"),
            scope: field(b"scope"),
            inlined_at: field(b"inlinedAt"),
            is_implicit_code: field(b"isImplicitCode"),
            atom_group: field(b"atomGroup"),
            atom_rank: field(b"atomRank"),
        }
    }
}
