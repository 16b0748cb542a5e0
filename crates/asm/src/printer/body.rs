//! Bodies: blocks with their labels and predecessors, debug records, operands.

use draig_ir::body::LocalMetadataData;
use draig_ir::{Block, Body, DbgRecord, DbgRecordKind, Global, Inst, LocalMetadata, Metadata, Type, Value, ValueKind};
use draig_num::{write_after, write_u64};

use super::line::Lines;
use super::local::{LocalKind, LocalName, LocalNumbers};
use super::quick::QuickBody;
use super::text::{push_name, push_quoted};
use super::{FunctionContext, Writer};

/// The column of `; preds =` and `; No predecessors!`.
pub(super) const COMMENT_COLUMN: usize = 50;

impl<'a> Writer<'a> {
    /// Makes a function the owner of local operands.
    pub(super) fn enter(&mut self, function: Global, body: &'a Body) {
        let params = self.module.param_types(function);
        self.local.assign(body, params.len());
        self.function = Some(FunctionContext { function, body, params });
    }

    /// Like `enter`, with numbers found earlier.
    pub(super) fn enter_numbered(&mut self, function: Global, body: &'a Body, local: LocalNumbers) {
        let params = self.module.param_types(function);
        self.local = local;
        self.function = Some(FunctionContext { function, body, params });
    }

    /// Writes the blocks of the current function, from after the brace on.
    pub(super) fn blocks(&mut self, body: &'a Body) -> super::Written {
        self.local.find_predecessors(body);
        let mut lines = std::mem::take(&mut self.lines);
        let has_records = body.record_count() > 0;
        let quick = QuickBody::new(body);
        for (position, block) in body.blocks().enumerate() {
            self.label(&mut lines, body, block, position == 0);
            // Not `for_each`, whose closure would be called for each instruction.
            for inst in body.block_insts(block) {
                if has_records {
                    for record in body.records_before(inst) {
                        self.record(&mut lines, body, record);
                    }
                }
                lines.make_room(&mut self.out);
                if !lines.add(|line| self.quick_instruction(line, &quick, inst)) {
                    lines.flush(&mut self.out);
                    self.instruction(body, inst);
                    self.out.push(b'\n');
                }
            }
            if has_records {
                for record in body.trailing_records(block) {
                    self.record(&mut lines, body, record);
                }
            }
            self.flush_if_long()?;
        }
        lines.flush(&mut self.out);
        self.lines = lines;
        Ok(())
    }

    /// Writes the line end before a block, its label and its predecessors.
    fn label(&mut self, lines: &mut Lines, body: &'a Body, block: Block, is_entry: bool) {
        lines.make_room(&mut self.out);
        if lines.add(|line| self.quick_label(line, body, block, is_entry)) {
            return;
        }
        lines.flush(&mut self.out);
        self.out.push(b'\n');
        let line = self.out.len();
        match body.names().get(block) {
            Some(name) => push_name(&mut self.out, name),
            None if is_entry => return,
            None => self.local_number(self.local.block(block)),
        }
        self.out.push(b':');
        if !is_entry {
            let column = self.out.len() - line;
            let blanks = COMMENT_COLUMN.saturating_sub(column).max(1);
            self.out.extend_from_slice(&[b' '; COMMENT_COLUMN][..blanks]);
            self.predecessors(block);
        }
        self.out.push(b'\n');
    }

    fn predecessors(&mut self, block: Block) {
        let predecessors: Vec<Block> = self.local.predecessors(block).collect();
        if predecessors.is_empty() {
            self.out.extend_from_slice(b"; No predecessors!");
        }
        for (at, &from) in predecessors.iter().enumerate() {
            self.out.extend_from_slice(if at == 0 { b"; preds = " } else { b", " });
            self.local_value(Value::block(from), self.local.block(from));
        }
    }

    /// Writes the number of an unnamed value, without `%`.
    fn local_number(&mut self, name: LocalName) {
        match name.kind() {
            LocalKind::Text(text, len) => self.out.extend_from_slice(&text[1..len]),
            LocalKind::Large(number) => write_u64(&mut self.out, number.into()),
            LocalKind::Plain(..) | LocalKind::Other => self.out.extend_from_slice(b"<badref>"),
        }
    }

    /// Writes `%name` or `%0` of a value of the current function.
    #[inline]
    fn local_value(&mut self, value: Value, name: LocalName) {
        match (name.kind(), self.function.map(|context| context.body.names())) {
            (LocalKind::Text(text, len), _) => self.out.extend_from_slice(&text[..len]),
            (LocalKind::Large(number), _) => write_after(&mut self.out, b'%', number),
            (LocalKind::Plain(start, len), Some(names)) => {
                self.out.push(b'%');
                self.out.extend_from_slice(&names.texts()[start..start + len]);
            }
            (LocalKind::Plain(..) | LocalKind::Other, names) => match names.and_then(|names| names.get(value)) {
                Some(name) => {
                    self.out.push(b'%');
                    push_name(&mut self.out, name);
                }
                None => self.out.extend_from_slice(b"%<badref>"),
            },
        }
    }

    /// Writes an operand without its type.
    #[inline]
    pub(super) fn operand(&mut self, value: Value) {
        match value.kind() {
            ValueKind::Inst(inst) => self.local_value(value, self.local.inst(inst)),
            ValueKind::Arg(number) => self.local_value(value, self.local.arg(number)),
            ValueKind::Const(constant) => self.constant(constant),
            ValueKind::Global(global) => self.global_name(global),
            ValueKind::Block(block) => self.local_value(value, self.local.block(block)),
            ValueKind::Metadata(id) => self.metadata_operand(id),
            ValueKind::LocalMetadata(local) => self.local_metadata(local),
            ValueKind::InlineAsm(asm) => {
                let asm = self.module.tables.inline_asm(asm);
                self.out.extend_from_slice(b"asm ");
                for (is_set, text) in [
                    (asm.side_effect, "sideeffect "),
                    (asm.align_stack, "alignstack "),
                    (asm.intel_dialect, "inteldialect "),
                    (asm.unwind, "unwind "),
                ] {
                    if is_set {
                        self.out.extend_from_slice(text.as_bytes());
                    }
                }
                push_quoted(&mut self.out, self.module.tables.str(asm.template));
                self.out.extend_from_slice(b", ");
                push_quoted(&mut self.out, self.module.tables.str(asm.constraints));
            }
        }
    }

    /// Writes an operand after its type.
    #[inline]
    pub(super) fn typed_operand(&mut self, value: Value) {
        self.ty(self.value_type(value));
        self.out.push(b' ');
        self.operand(value);
    }

    /// Spells a constant or global with its type, for the next time.
    #[cold]
    pub(super) fn spell(&mut self, value: Value) {
        let start = self.out.len();
        self.ty(self.value_type(value));
        self.out.push(b' ');
        let ty = self.out.len() - start;
        self.operand(value);
        match value.kind() {
            ValueKind::Const(constant) => self.spelled_constants.add(constant.index(), &self.out[start..], ty),
            ValueKind::Global(global) => self.spelled_globals.add(global.index(), &self.out[start..], ty),
            _ => {}
        }
        self.out.truncate(start);
    }

    /// Returns the type of an operand.
    #[inline]
    pub(super) fn value_type(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Inst(inst) => self.function.map_or(Type::VOID, |context| context.body.inst_type(inst)),
            ValueKind::Arg(number) => {
                self.function.and_then(|context| context.params.get(number as usize).copied()).unwrap_or(Type::VOID)
            }
            ValueKind::Const(constant) => self.module.tables.constants.ty(constant),
            ValueKind::Global(global) => self.module.global(global).address_type,
            ValueKind::Block(_) => Type::LABEL,
            ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => Type::METADATA,
            ValueKind::InlineAsm(_) => Type::PTR,
        }
    }

    /// Writes a block of any function, in a `blockaddress`.
    pub(super) fn block_of_function(&mut self, function: Global, block: Block) {
        if self.function.is_some_and(|context| context.function == function) {
            return self.operand(Value::block(block));
        }
        self.out.push(b'%');
        let Some(body) = self.module.body(function) else {
            return self.out.extend_from_slice(b"<badref>");
        };
        if let Some(name) = body.names().get(block) {
            return push_name(&mut self.out, name);
        }
        let param_count = self.module.param_types(function).len();
        let numbers = self.foreign.entry(function).or_insert_with(|| {
            let mut numbers = LocalNumbers::default();
            numbers.assign(body, param_count);
            numbers.into_blocks()
        });
        match numbers.get(block.index()) {
            Some(&name) => self.local_number(name),
            None => self.out.extend_from_slice(b"<badref>"),
        }
    }

    fn local_metadata(&mut self, local: LocalMetadata) {
        let Some(context) = self.function else { return };
        match context.body.local_metadata(local) {
            LocalMetadataData::Value(value) => self.typed_operand(*value),
            LocalMetadataData::ArgList(values) => self.arg_list(values),
        }
    }

    /// Writes a debug record on its own line, outside of its body.
    pub(super) fn lone_record(&mut self, body: &'a Body, record: DbgRecord) {
        let mut lines = std::mem::take(&mut self.lines);
        self.record(&mut lines, body, record);
        lines.flush(&mut self.out);
        self.lines = lines;
    }

    /// Writes a debug record on its own line.
    fn record(&mut self, lines: &mut Lines, body: &'a Body, record: DbgRecord) {
        let data = body.record(record);
        lines.make_room(&mut self.out);
        if lines.add(|line| self.quick_record(line, body, &data)) {
            return;
        }
        lines.flush(&mut self.out);
        let kind = DbgRecordKind::TABLE.iter().find(|&&(kind, _)| kind == data.kind).map_or("", |&(_, text)| text);
        self.out.extend_from_slice(b"    #dbg_");
        self.out.extend_from_slice(kind.as_bytes());
        self.out.push(b'(');
        if data.kind == DbgRecordKind::Label {
            self.record_node(data.variable);
        } else {
            self.record_value(data.location);
            for node in [data.variable, data.expression] {
                self.out.extend_from_slice(b", ");
                self.record_node(node);
            }
        }
        if data.kind == DbgRecordKind::Assign {
            self.out.extend_from_slice(b", ");
            self.record_node(data.assign_id);
            self.out.extend_from_slice(b", ");
            self.record_value(data.address);
            self.out.extend_from_slice(b", ");
            self.record_node(data.address_expression);
        }
        self.out.extend_from_slice(b", ");
        self.record_node(data.debug_loc);
        self.out.extend_from_slice(b")\n");
    }

    fn record_node(&mut self, node: Option<Metadata>) {
        match node {
            Some(node) => self.metadata_operand(node),
            None => self.out.extend_from_slice(b"(null)"),
        }
    }

    fn record_value(&mut self, value: Option<Value>) {
        match value {
            None => self.out.extend_from_slice(b"(null)"),
            Some(value) => match value.kind() {
                ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => self.operand(value),
                _ => self.typed_operand(value),
            },
        }
    }

    /// Writes the result of an instruction and ` = `, if it has one.
    #[inline]
    pub(super) fn result(&mut self, body: &'a Body, inst: Inst) {
        if body.inst_type(inst) != Type::VOID {
            self.local_value(Value::inst(inst), self.local.inst(inst));
            self.out.extend_from_slice(b" = ");
        }
    }
}
