//! Function bodies. A body is read line by line into a [`Body`] of the model. The scratch space is kept from
//! one function to the next, so reading an instruction allocates nothing.
//!
//! Checks and messages are LLVM's, in its order. After an error, reading continues at the next line that
//! looks like an instruction; errors that only follow from the first are not reported.
//!
//! * [`locals`]: values by number and name, forward references
//! * [`quick_lines`]: the most common instructions, without tokens
//! * [`operands`]: values with their types, labels, metadata operands, flags, alignments
//! * [`arithmetic`], [`memory`], [`terminators`], [`calls`], [`pads`], [`vectors`]: instructions
//! * [`debug_records`]: `#dbg_value` and similar
//! * [`expand`]: retired constant expressions
//! * [`use_list_order`]: the order of uses
//! * [`block_address`]: blocks of functions that are read later

mod arithmetic;
mod block_address;
mod calls;
mod debug_records;
mod expand;
mod locals;
mod memory;
mod operands;
mod pads;
mod quick_lines;
mod terminators;
mod use_list_order;
mod vectors;

use draig_ir::metadata::Class;
use draig_ir::{Block, Body, DbgRecord, Global, Inst, InstBuild, Metadata, MetadataKind, Tables, Type, Value};

use super::Parser;
use super::cursor::{Cursor, ParseResult};
use super::quick::Quick;
use super::scope::PendingBody;
use crate::lexer::{Keyword as K, KeywordGroup, TokenKind as T, skip};

use calls::CallScratch;
use expand::ForeignInsts;
use locals::{LocalName, Locals};
use quick_lines::QuickTables;

pub(crate) use block_address::BlockAddresses;
pub(crate) use use_list_order::UseOrder;

/// The current function and the scratch space for reading it.
#[derive(Debug)]
pub(crate) struct FunctionState<'a> {
    text: &'a [u8],
    /// The function; `None` while the top level is read.
    function: Option<Global>,
    result: Type,
    vararg: bool,
    body: Body,
    /// The block to which instructions are added.
    block: Block,
    locals: Locals<'a>,
    /// Debug records that wait for the next instruction.
    records: Vec<DbgRecord>,
    /// Attachments of the current instruction.
    attached: Vec<(MetadataKind, Metadata)>,
    /// Whether the comma before an instruction's metadata was already consumed.
    comma_taken: bool,
    /// Whether the body has an error.
    broken: bool,
    /// The keyword of the current instruction.
    keyword: Option<K>,
    operands: Vec<Value>,
    indices: Vec<u32>,
    call: Option<Box<CallScratch>>,
    /// Instructions emitted for the current operand of a `phi`.
    phi_insts: Vec<Inst>,
    foreign: ForeignInsts,
    /// `!DIExpression()`
    empty_expression: Option<Metadata>,
    quick: QuickTables,
}

/// Bodies with more instructions are moved out as they are: copying them would need too much memory.
const MAX_COPIED_INSTS: usize = 1 << 18;

impl Default for FunctionState<'_> {
    fn default() -> Self {
        FunctionState {
            text: &[],
            function: None,
            result: Type::VOID,
            vararg: false,
            body: Body::new(),
            block: Block::from_u32(0),
            locals: Locals::default(),
            records: Vec::new(),
            attached: Vec::new(),
            comma_taken: false,
            broken: false,
            keyword: None,
            operands: Vec::new(),
            indices: Vec::new(),
            call: None,
            phi_insts: Vec::new(),
            foreign: ForeignInsts::default(),
            empty_expression: None,
            quick: QuickTables::default(),
        }
    }
}

impl FunctionState<'_> {
    /// Keeps of what was found in a reader's tables what is right with `tables`, another overlay of the same ones: its
    /// reader uses the space, and need not find that again.
    pub(super) fn change_tables(&mut self, tables: &Tables) {
        self.empty_expression = None;
        self.quick.change_tables(tables);
        if let Some(call) = &mut self.call {
            call.change_tables(tables);
        }
    }

    /// Returns space of its own, in which the same is found.
    pub(super) fn with_tables_of(other: &FunctionState<'_>) -> Self {
        FunctionState {
            quick: other.quick.clone(),
            call: other.call.as_deref().map(|call| Box::new(CallScratch::with_tables_of(call))),
            ..FunctionState::default()
        }
    }
}

impl<'a> Parser<'a, '_> {
    /// Reads a body; errors are recorded, and reading continues. A body with errors is returned empty.
    pub(super) fn body(&mut self, text: &'a [u8], pending: &PendingBody) -> Box<Body> {
        self.begin_body(text, pending);
        self.blocks(pending.range.end);
        while !self.function.broken && self.cursor.at_keyword(K::Uselistorder) {
            self.replace_placeholders();
            self.move_foreign_insts();
            if self.function.locals.open_placeholders != 0 {
                // Only values have uses, and an undefined name has none.
                self.report_undefined_locals();
                break;
            }
            if let Err(error) = self.use_list_order() {
                self.fail(error);
                break;
            }
        }
        self.end_body(pending.range.end);
        self.function.function = None;
        self.take_body()
    }

    /// Returns the body at its exact size and keeps its buffers for the next one.
    fn take_body(&mut self) -> Box<Body> {
        let body = &mut self.function.body;
        if body.has_use_lists() || body.inst_count() > MAX_COPIED_INSTS {
            let mut body = Box::new(std::mem::take(body));
            body.shrink_to_fit();
            return body;
        }
        let copy = Box::new(body.clone());
        body.clear();
        copy
    }

    fn begin_body(&mut self, text: &'a [u8], pending: &PendingBody) {
        self.cursor = Cursor::new(text, pending.range.clone());
        let ty = self.scope.module.global(pending.function).value_type;
        let state = &mut self.function;
        state.text = text;
        state.function = Some(pending.function);
        state.locals.clear();
        state.records.clear();
        state.phi_insts.clear();
        state.broken = false;
        (state.result, state.vararg) = match self.tables.types.as_function(ty) {
            Some(function) => (function.result, function.vararg),
            None => (Type::VOID, false),
        };
        for (number, &token) in pending.params.iter().enumerate() {
            let function = self.tables.types.as_function(ty);
            let Some(&param) = function.and_then(|function| function.params.get(number)) else { break };
            self.define_param(number as u32, token, param);
        }
        // An instruction takes about 56 bytes of text and has two operands.
        let lines = (pending.range.end - pending.range.start) as usize / 56;
        self.function.body.reserve(lines, lines * 2);
        self.resolve_early_block_addresses(pending);
    }

    /// Reads blocks up to the brace or the use-list orders.
    fn blocks(&mut self, end: u32) {
        if matches!(self.cursor.kind(), T::RBrace | T::Keyword(K::Uselistorder)) {
            let error = self.cursor.error("function body requires at least one basic block");
            return self.fail(error);
        }
        let mut in_block = false;
        loop {
            if !in_block {
                if matches!(self.cursor.kind(), T::RBrace | T::Keyword(K::Uselistorder)) {
                    return;
                }
                self.label();
            }
            let read = match self.quick_lines() {
                Ok(false) => self.instruction(),
                read => read,
            };
            match read {
                Ok(ends_block) => in_block = !ends_block,
                Err(error) => match self.recover(error, end) {
                    Some(still_in_block) => in_block = still_in_block,
                    None => return,
                },
            }
        }
    }

    /// Begins a block, at its label if there is one.
    fn label(&mut self) {
        let loc = self.cursor.loc();
        let name = match self.cursor.kind() {
            T::LabelStr | T::LabelId => {
                let token = self.cursor.bump();
                Some(self.local_name(token))
            }
            _ => None,
        };
        self.begin_block(name, loc);
    }

    /// Begins the block with this label, or an unnamed one.
    #[inline]
    fn begin_block(&mut self, name: Option<LocalName<'a>>, loc: u32) {
        match self.define_block(name, loc) {
            Ok(block) => self.function.block = block,
            Err(error) => {
                self.fail(error);
                self.function.block = self.function.body.add_block();
            }
        }
    }

    /// Reads an instruction with its name, metadata, and the preceding debug records; returns whether it ends
    /// the block.
    #[inline]
    fn instruction(&mut self) -> ParseResult<bool> {
        while self.cursor.at(T::Hash) {
            self.debug_record()?;
        }
        let loc = self.cursor.loc();
        let name = match self.cursor.kind() {
            T::LocalVarId => {
                let token = self.cursor.bump();
                self.cursor.expect(T::Equal, "expected '=' after instruction id")?;
                Some(token)
            }
            T::LocalVar => {
                let token = self.cursor.bump();
                self.cursor.expect(T::Equal, "expected '=' after instruction name")?;
                Some(token)
            }
            _ => None,
        };
        self.function.comma_taken = false;
        let inst = match self.operation() {
            Ok(inst) => inst,
            Err(error) => {
                self.define_broken_local(name);
                return Err(error);
            }
        };
        if self.function.comma_taken || self.cursor.at(T::Comma) && !self.only_debug_location(inst) {
            if !self.function.comma_taken {
                self.cursor.bump();
            }
            self.instruction_metadata(inst)?;
        }
        self.define_inst(inst, name, loc)?;
        self.finish_instruction(inst, loc);
        Ok(self.function.body.opcode(inst).is_terminator())
    }

    #[inline]
    fn finish_instruction(&mut self, inst: Inst, loc: u32) {
        let state = &mut self.function;
        if !state.records.is_empty() {
            for record in state.records.drain(..) {
                state.body.place_record_before(record, inst);
            }
        }
        if self.keep_locations {
            // Instructions added on the way share the position of the one that needed them.
            state.body.source_offsets.resize(inst.index() + 1, loc);
        }
    }

    /// Adds an instruction at the end of the block.
    #[inline]
    fn append(&mut self, build: InstBuild, operands: &[Value]) -> Inst {
        let state = &mut self.function;
        let inst = state.body.append_inst(state.block, build, operands);
        if state.locals.open_placeholders != 0 {
            state.locals.note_operands(inst, operands);
        }
        inst
    }

    /// Reads an instruction from its opcode on.
    #[inline]
    fn operation(&mut self) -> ParseResult<Inst> {
        let loc = self.cursor.loc();
        let T::Keyword(keyword) = self.cursor.kind() else {
            return Err(self.no_opcode(loc));
        };
        self.function.keyword = Some(keyword);
        self.cursor.bump();
        match keyword {
            K::Load => self.load(),
            K::Store => self.store(),
            K::Getelementptr => self.get_element_ptr(),
            K::Call => self.call(draig_ir::TailKind::None),
            K::Br => self.br(),
            K::Icmp | K::Fcmp => self.compare(keyword),
            K::Phi => self.phi(loc),
            K::Add
            | K::Sub
            | K::Mul
            | K::Shl
            | K::Fadd
            | K::Fsub
            | K::Fmul
            | K::Fdiv
            | K::Frem
            | K::Udiv
            | K::Sdiv
            | K::Lshr
            | K::Ashr
            | K::Urem
            | K::Srem
            | K::And
            | K::Or
            | K::Xor => self.binary(keyword),
            K::Fneg => self.fneg(),
            K::Trunc
            | K::Zext
            | K::Sext
            | K::Fptrunc
            | K::Fpext
            | K::Uitofp
            | K::Sitofp
            | K::Fptoui
            | K::Fptosi
            | K::Inttoptr
            | K::Ptrtoint
            | K::Ptrtoaddr
            | K::Bitcast
            | K::Addrspacecast => self.cast(keyword),
            K::Select => self.select(loc),
            K::Alloca => self.alloca(),
            K::Ret => self.ret(),
            K::Switch => self.switch(),
            K::Indirectbr => self.indirect_br(),
            K::Unreachable => Ok(self.append(InstBuild::new(draig_ir::Opcode::Unreachable, Type::VOID), &[])),
            K::Tail => self.call(draig_ir::TailKind::Tail),
            K::Musttail => self.call(draig_ir::TailKind::MustTail),
            K::Notail => self.call(draig_ir::TailKind::NoTail),
            K::Invoke => self.invoke(),
            K::Callbr => self.callbr(),
            K::Resume => self.resume(),
            K::Landingpad => self.landing_pad(),
            K::Cleanupret => self.cleanup_ret(),
            K::Catchret => self.catch_ret(),
            K::Catchswitch => self.catch_switch(),
            K::Catchpad => self.catch_pad(),
            K::Cleanuppad => self.cleanup_pad(),
            K::Extractvalue => self.extract_value(),
            K::Insertvalue => self.insert_value(),
            K::Extractelement => self.extract_element(),
            K::Insertelement => self.insert_element(),
            K::Shufflevector => self.shuffle_vector(),
            K::Freeze => self.freeze(),
            K::VaArg => self.va_arg(),
            K::Fence => self.fence(),
            K::Cmpxchg => self.cmpxchg(),
            K::Atomicrmw => self.atomic_rmw(),
            _ => Err(self.cursor.error_at(loc, "expected instruction opcode")),
        }
    }

    #[cold]
    fn no_opcode(&mut self, loc: u32) -> Box<super::cursor::ParseError> {
        if self.cursor.at(T::Eof) {
            return self.cursor.error("found end of file when expecting more instructions");
        }
        self.function.keyword = None;
        // LLVM has already read the following token, whose own errors take precedence.
        let mut ahead = self.cursor.clone();
        if !ahead.at(T::Error) {
            ahead.bump();
        }
        let place = if ahead.at(T::Error) { &ahead } else { &self.cursor };
        place.error_at(loc, "expected instruction opcode")
    }

    /// Reads `, !dbg !12` at the end of a line, from the comma on; returns false for anything else.
    #[inline]
    fn only_debug_location(&mut self, inst: Inst) -> bool {
        let mut ahead = Quick::new(self.function.text, self.cursor.loc());
        ahead.eat(b", ").is_some() && self.last_debug_location(inst, ahead)
    }

    /// Reads `!dbg !12` at the end of a line; returns whether it did.
    #[inline]
    fn last_debug_location(&mut self, inst: Inst, mut ahead: Quick<'a>) -> bool {
        let Some(number) = ahead.eat(b"!dbg !").and_then(|()| ahead.number()) else { return false };
        let end = ahead.position();
        if !ahead.ends_instruction() {
            return false;
        }
        let Some(node) = self.scope.metadata.get(number) else { return false };
        self.function.body.set_debug_loc(inst, Some(node));
        self.cursor.seek(end);
        true
    }

    /// Reads the metadata after an instruction, from the first `!kind` on.
    #[inline]
    fn instruction_metadata(&mut self, inst: Inst) -> ParseResult<()> {
        let mut attached = std::mem::take(&mut self.function.attached);
        let read = self.attachments_of(inst, &mut attached);
        self.function.body.add_attachments(inst, &attached);
        attached.clear();
        self.function.attached = attached;
        read
    }

    fn attachments_of(&mut self, inst: Inst, attached: &mut Vec<(MetadataKind, Metadata)>) -> ParseResult<()> {
        loop {
            if self.last_debug_location(inst, Quick::new(self.function.text, self.cursor.loc())) {
                return Ok(());
            }
            if !self.cursor.at(T::MetadataVar) {
                return Err(self.cursor.error("expected metadata after comma"));
            }
            let (kind, node) = self.attachment()?;
            let body = &mut self.function.body;
            if kind.as_u32() == draig_tables::metadata_kinds::MD_DBG {
                body.set_debug_loc(inst, Some(node));
            } else if kind.as_u32() != draig_tables::metadata_kinds::MD_DIASSIGNID
                || self.tables.metadata.class(node).is_none_or(|class| class == Class::DIAssignID)
            {
                // LLVM attaches only identities as the identity of an assignment.
                attached.push((kind, node));
            }
            if !self.cursor.eat(T::Comma) {
                return Ok(());
            }
        }
    }

    /// Records an error of the body.
    #[cold]
    fn fail(&mut self, error: Box<super::cursor::ParseError>) {
        self.function.broken = true;
        self.report(error);
    }

    /// Recovers after an error, where an instruction seems to begin; returns whether the block continues
    /// there. `None` at the end of the body.
    #[cold]
    fn recover(&mut self, error: Box<super::cursor::ParseError>, end: u32) -> Option<bool> {
        let at = error.at.max(self.cursor.previous_end);
        let ended_block = self.function.keyword.take().is_some_and(|keyword| {
            draig_ir::Opcode::ALL.iter().any(|opcode| opcode.is_terminator() && opcode.spelling() == keyword.spelling())
        });
        // A block without a terminator: the text here is not a broken instruction.
        let here = self.cursor.loc() == error.at;
        let missing_terminator = here
            && error.message == "expected instruction opcode"
            && matches!(self.cursor.kind(), T::LabelStr | T::LabelId | T::RBrace | T::Keyword(K::Uselistorder));
        self.fail(error);
        self.function.records.clear();
        if missing_terminator {
            return Some(false);
        }
        if self.cursor.at(T::Eof) {
            return None;
        }
        let mut line = at;
        loop {
            line = skip::next_line(self.function.text, line);
            if line >= end {
                return None;
            }
            self.cursor.seek(line);
            match self.cursor.kind() {
                T::Eof => return None,
                T::LabelStr | T::LabelId | T::Keyword(K::Uselistorder) => return Some(false),
                T::RBrace if self.cursor.loc() + 1 >= end => return Some(false),
                T::Hash => return Some(!ended_block),
                T::Keyword(keyword)
                    if keyword.group() == KeywordGroup::Opcode
                        || matches!(keyword, K::Tail | K::Musttail | K::Notail) =>
                {
                    return Some(!ended_block);
                }
                T::LocalVar | T::LocalVarId => {
                    let mut ahead = self.cursor.clone();
                    ahead.bump();
                    if ahead.at(T::Equal) {
                        return Some(!ended_block);
                    }
                }
                _ => {}
            }
            line = self.cursor.loc().max(line);
        }
    }

    /// Reads the closing brace and checks the finished body.
    fn end_body(&mut self, end: u32) {
        if !self.cursor.at(T::RBrace) && !self.function.broken {
            let error = self.cursor.error("expected uselistorder directive");
            self.fail(error);
        }
        if !self.function.broken && self.cursor.loc() + 1 != end {
            // The guessed end of the body was wrong: the text is read again (`reading`).
            let error = self.cursor.error("expected end of function body");
            self.fail(error);
        }
        if !self.function.broken && self.has_forward_references() {
            self.report_undefined_locals();
        }
        if self.function.broken {
            self.function.body.clear();
            self.function.foreign = ForeignInsts::default();
        } else {
            if self.has_forward_references() {
                self.replace_placeholders();
            }
            self.move_foreign_insts();
        }
    }
}
