//! The block of a function: its constants and metadata, its instructions with their locations and
//! debug records, the names of its values, its attachments.

use draig_ir::metadata::Class;
use draig_ir::{Block, Body, DbgRecordData, DbgRecordKind, Global, Inst, Metadata, Type, Value, ValueKind};

use draig_tables::history;

use super::ModuleWriter;
use crate::codes::{blocks, function as code};

/// What is being written of a function.
pub(super) struct FunctionState<'b> {
    pub(super) function: Global,
    pub(super) body: &'b Body,
    /// The number that the next instruction with a result has; operands count back from it.
    pub(super) next: u32,
    last_location: Option<Metadata>,
}

impl ModuleWriter<'_> {
    pub(super) fn write_function(&mut self, function: Global, body: &Body) {
        self.function_places.push((self.ids.values.global(function), self.out.position()));
        self.ids.begin_function(function, body);
        self.out.enter_block(blocks::FUNCTION, 5);
        self.out.record(code::DECLAREBLOCKS, &[body.blocks().count() as u64]);
        self.write_function_constants();
        self.write_function_metadata(function, body);
        let mut state = FunctionState { function, body, next: self.ids.values.first_inst(), last_location: None };
        for block in body.blocks() {
            for inst in body.block_insts(block) {
                self.write_inst(&state, inst);
                if body.inst_type(inst) != Type::VOID {
                    state.next += 1;
                }
                if let Some(location) = body.debug_loc(inst) {
                    self.write_location(&mut state, location);
                }
                self.write_records(&state, inst);
            }
        }
        if let Some(users) = self.block_address_users.get(&function).filter(|users| !users.is_empty()) {
            let users: Vec<u64> = users.iter().map(|&user| u64::from(self.ids.values.global(user))).collect();
            self.out.record(code::BLOCKADDR_USERS, &users);
        }
        self.write_names(function, body);
        self.write_attachments(function, body);
        if self.use_list_order {
            self.write_function_use_lists(function, body);
        }
        self.ids.end_function();
        self.out.end_block();
    }

    fn write_location(&mut self, state: &mut FunctionState<'_>, location: Metadata) {
        if state.last_location == Some(location) {
            return self.out.record(code::DEBUG_LOC_AGAIN, &[]);
        }
        let Some(node) = self.module.tables.metadata.node(location).filter(|node| node.class() == Class::DILocation)
        else {
            return;
        };
        state.last_location = Some(location);
        let fields = &self.location_fields;
        let ids = &self.ids.metadata;
        let operands = [
            node.number(fields.line),
            node.number(fields.column),
            ids.number_or_none(node.reference(fields.scope)),
            ids.number_or_none(node.reference(fields.inlined_at)),
            node.number(fields.is_implicit_code),
            node.number(fields.atom_group),
            node.number(fields.atom_rank),
        ];
        if self.version < history::CURRENT
            && let Some(length) = history::record_length(Class::DILocation.info().name, self.version)
        {
            return self.out.record(code::DEBUG_LOC, &operands[..length.min(operands.len())]);
        }
        self.out.abbreviated(&self.abbreviations.debug_loc, code::DEBUG_LOC, &operands);
    }

    /// The debug records before an instruction, which stand behind it.
    fn write_records(&mut self, state: &FunctionState<'_>, inst: Inst) {
        for record in state.body.records_before(inst) {
            self.write_record(state, &state.body.record(record));
        }
    }

    fn write_record(&mut self, state: &FunctionState<'_>, record: &DbgRecordData) {
        let node = |id: Option<Metadata>| id.map_or(0, |id| self.ids.metadata.number(id));
        let place = node(record.debug_loc);
        if record.kind == DbgRecordKind::Label {
            return self.out.record(code::DEBUG_RECORD_LABEL, &[place, node(record.variable)]);
        }
        let Some(location) = record.location else { return };
        let (variable, expression) = (node(record.variable), node(record.expression));
        if record.kind == DbgRecordKind::Value
            && let Some(value) = self.backward(state, location)
        {
            let operands = [place, variable, expression, value];
            return self.out.abbreviated(&self.abbreviations.debug_value, code::DEBUG_RECORD_VALUE_SIMPLE, &operands);
        }
        let operand = |value: Value| self.ids.metadata_operand(state.body, value);
        let code = match record.kind {
            DbgRecordKind::Value | DbgRecordKind::Label => code::DEBUG_RECORD_VALUE,
            DbgRecordKind::Declare => code::DEBUG_RECORD_DECLARE,
            DbgRecordKind::DeclareValue => code::DEBUG_RECORD_DECLARE_VALUE,
            DbgRecordKind::Assign => {
                let address = record.address.map_or(0, operand);
                let operands = [
                    place,
                    variable,
                    expression,
                    operand(location),
                    node(record.assign_id),
                    node(record.address_expression),
                    address,
                ];
                return self.out.record(code::DEBUG_RECORD_ASSIGN, &operands);
            }
        };
        self.out.record(code, &[place, variable, expression, operand(location)]);
    }

    /// How far back a value is, if it is one that has its number already.
    fn backward(&self, state: &FunctionState<'_>, value: Value) -> Option<u64> {
        match value.kind() {
            ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Const(_) | ValueKind::Global(_) => {
                state.next.checked_sub(self.ids.values.number(value)).filter(|&back| back != 0).map(u64::from)
            }
            _ => None,
        }
    }

    /// The place of a block among the blocks of any function.
    pub(super) fn block_number(&mut self, function: Global, block: Block) -> u64 {
        let module = self.module;
        let numbers = self.block_numbers.entry(function).or_insert_with(|| {
            let Some(body) = module.body(function) else { return Vec::new() };
            let mut numbers = vec![0; body.block_count()];
            for (number, block) in body.blocks().enumerate() {
                numbers[block.index()] = number as u32;
            }
            numbers
        });
        numbers.get(block.index()).map_or(0, |&number| u64::from(number))
    }
}

/// The fields of a location, looked up once.
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
