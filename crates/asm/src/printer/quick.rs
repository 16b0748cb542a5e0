//! Lines of the forms that make up most of a module, assembled in one go ([`super::line`]): locations,
//! instructions and debug records whose operands are local values, small numbers and globals. Any other form
//! is left to [`super::instruction`], [`super::calls`], [`super::body`] and [`super::metadata`], which know
//! all forms; the output is the same as theirs.

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{
    Align, Block, Body, ConstKind, DbgRecordData, DbgRecordKind, FlagClass, GepFlags, Inst, IntFlags, IntPredicate,
    Metadata, Opcode, Ordering, Type, Value, ValueKind,
};

use super::Writer;
use super::body::COMMENT_COLUMN;
use super::constants::sign_extend;
use super::instruction::OPCODES;
use super::line::{Line, write_line};
use super::local::LocalName;
use super::text::Word;
use super::types::BASIC;

/// The spellings of the predicates of `icmp`, by number.
static PREDICATES: [Word; 42] = {
    let mut words = [Word::new(""); 42];
    let mut number = 0;
    while number < words.len() {
        if let Some(predicate) = IntPredicate::from_number(number as u8) {
            words[number] = Word::new(predicate.spelling());
        }
        number += 1;
    }
    words
};

impl<'a> Writer<'a> {
    /// Writes the definition of a `!DILocation` with its line end; returns whether it did.
    #[inline]
    pub(super) fn quick_location(&mut self, number: u32, node: NodeRef<'a>) -> bool {
        if node.class() != Class::DILocation {
            return false;
        }
        // Trailing zero words are left out.
        let [line_number, column, scope, rest @ ..] = node.words() else { return false };
        let word = |at: usize| rest.get(at).copied().unwrap_or(0);
        let [inlined_at, implicit_code, group, group_high, rank] = [word(0), word(1), word(2), word(3), word(4)];
        let numbers = self.numbers;
        let number_of = |word| Metadata::from_word(word).and_then(|id| numbers.metadata(id));
        let Some(scope) = number_of(*scope) else { return false };
        let inlined_at = match (inlined_at, number_of(inlined_at)) {
            (0, _) => None,
            (_, None) => return false,
            (_, found) => found,
        };
        if implicit_code != 0 || group_high != 0 {
            return false;
        }
        write_line(&mut self.out, |line| {
            let line = line.number(b"!", number);
            let line =
                if node.is_distinct() { line.text(b" = distinct !DILocation(") } else { line.text(b" = !DILocation(") };
            let line = line.number(b"line: ", *line_number);
            let line = if *column != 0 { line.text(b", column: ").number(b"", *column) } else { line };
            let line = line.text(b", scope: ").number(b"!", scope);
            let line = match inlined_at {
                Some(number) => line.text(b", inlinedAt: ").number(b"!", number),
                None => line,
            };
            let line = if group != 0 { line.text(b", atomGroup: ").number(b"", group) } else { line };
            let line = if rank != 0 { line.text(b", atomRank: ").number(b"", rank) } else { line };
            line.text(b")\n")
        })
    }

    /// Writes the line end before a numbered block, its label and its predecessors; returns whether it did.
    #[inline]
    pub(super) fn quick_label(&mut self, block: Block, is_entry: bool) -> bool {
        let LocalName::Number(number) = self.local.block(block) else { return false };
        if is_entry {
            self.out.push(b'\n');
            return true;
        }
        let local = &self.local;
        write_line(&mut self.out, |line| {
            let mut line = line.number(b"\n", number).text(b":").blanks_to(1 + COMMENT_COLUMN);
            let predecessors = local.predecessors(block);
            if predecessors.is_empty() {
                line = line.text(b"; No predecessors!");
            }
            for (at, &from) in predecessors.iter().enumerate() {
                let LocalName::Number(number) = local.block(from) else { return line.give_up() };
                line = if at == 0 { line.text(b"; preds = ") } else { line.text(b", ") }.number(b"%", number);
            }
            line.text(b"\n")
        })
    }

    /// Writes a debug record of a value with a simple expression; returns whether it did.
    #[inline]
    pub(super) fn quick_record(&mut self, data: &DbgRecordData) -> bool {
        let (Some(location), Some(variable), Some(expression), Some(debug_loc)) =
            (data.location, data.variable, data.expression, data.debug_loc)
        else {
            return false;
        };
        let expression = self.module.tables.metadata.node(expression);
        if !expression.is_some_and(|node| node.class() == Class::DIExpression && node.words().is_empty()) {
            return false;
        }
        let (Some(variable), Some(debug_loc)) = (self.numbers.metadata(variable), self.numbers.metadata(debug_loc))
        else {
            return false;
        };
        let mut out = std::mem::take(&mut self.out);
        let written = write_line(&mut out, |line| {
            let line = match data.kind {
                DbgRecordKind::Value => line.text(b"    #dbg_value("),
                DbgRecordKind::Declare => line.text(b"    #dbg_declare("),
                _ => return line.give_up(),
            };
            let line = self.typed(line, location).number(b", !", variable);
            line.text(b", !DIExpression()").number(b", !", debug_loc).text(b")\n")
        });
        self.out = out;
        written
    }

    /// Writes an instruction with its line end; returns whether it did.
    #[inline]
    pub(super) fn quick_instruction(&mut self, body: &'a Body, inst: Inst) -> bool {
        let mut out = std::mem::take(&mut self.out);
        let written = write_line(&mut out, |line| self.compose(line, body, inst));
        self.out = out;
        written
    }

    fn compose<'b>(&self, line: Line<'b>, body: &'a Body, inst: Inst) -> Line<'b> {
        let (opcode, ty, flag_bits, operands) = body.parts(inst);
        if opcode == Opcode::Call {
            return line.give_up();
        }
        let line = match ty {
            Type::VOID => line.text(b"  "),
            _ => self.local(line.text(b"  "), Value::inst(inst), self.local.inst(inst)).text(b" = "),
        };
        let Some(word) = OPCODES.get(opcode as usize) else { return line.give_up() };
        let line = line.word(word);
        if opcode == Opcode::Unreachable {
            return self.suffix(line, body, inst);
        }
        let line = if flag_bits == 0 { line } else { flags(line, flag_bits, opcode) }.text(b" ");
        let line = match (opcode, operands) {
            (Opcode::Load, &[pointer]) => {
                let line = self.short_type(line, ty).text(b", ");
                self.access(self.typed(line, pointer), body, inst)
            }
            (Opcode::Store, &[value, pointer]) => {
                let line = self.typed(line, value).text(b", ");
                self.access(self.typed(line, pointer), body, inst)
            }
            (Opcode::GetElementPtr, &[pointer, ref indices @ ..]) => {
                let line = self.short_type(line, body.source_type(inst)).text(b", ");
                let line = self.typed(line, pointer);
                indices.iter().fold(line, |line, &index| self.typed(line.text(b", "), index))
            }
            (Opcode::Br, &[target]) => self.typed(line, target),
            (Opcode::Br, &[condition, other, then]) => {
                let line = self.typed(line, condition).text(b", ");
                let line = self.typed(line, then).text(b", ");
                self.typed(line, other)
            }
            (Opcode::Ret, []) => line.text(b"void"),
            (Opcode::Ret, &[value]) => self.typed(line, value),
            (Opcode::ICmp, &[left, right]) => {
                let predicate = body.int_predicate(inst).and_then(|predicate| PREDICATES.get(predicate as usize));
                let Some(predicate) = predicate else { return line.give_up() };
                self.pair(line.word(predicate).text(b" "), left, right)
            }
            (Opcode::Select, &[condition, then, other]) => {
                let line = self.typed(line, condition).text(b", ");
                let line = self.typed(line, then).text(b", ");
                self.typed(line, other)
            }
            (Opcode::Phi, values @ [_, ..]) => {
                let mut line = self.short_type(line, ty);
                for (at, (&value, block)) in values.iter().zip(body.phi_blocks(inst)).enumerate() {
                    line = if at == 0 { line.text(b" [ ") } else { line.text(b", [ ") };
                    line = self.value(line, value).text(b", ");
                    line = self.local(line, Value::block(block), self.local.block(block)).text(b" ]");
                }
                line
            }
            (Opcode::Alloca, &[count]) if self.is_one_i32(count) && ty == Type::PTR => {
                let access = body.memory_access(inst);
                if access.volatile || access.weak {
                    return line.give_up();
                }
                alignment(self.short_type(line, body.source_type(inst)), access.align)
            }
            (_, &[operand]) if opcode.is_cast() => self.short_type(self.typed(line, operand).text(b" to "), ty),
            (_, &[left, right]) if opcode.is_binary() => self.pair(line, left, right),
            _ => return line.give_up(),
        };
        self.suffix(line, body, inst)
    }

    /// Writes two operands of one type.
    #[inline]
    fn pair<'b>(&self, line: Line<'b>, left: Value, right: Value) -> Line<'b> {
        if self.value_type(left) != self.value_type(right) {
            return line.give_up();
        }
        self.value(self.typed(line, left).text(b", "), right)
    }

    /// Writes the alignment of a plain memory access.
    #[inline]
    fn access<'b>(&self, line: Line<'b>, body: &Body, inst: Inst) -> Line<'b> {
        let access = body.memory_access(inst);
        if access.ordering != Ordering::NotAtomic || access.volatile {
            return line.give_up();
        }
        alignment(line, access.align)
    }

    /// Writes attachments and the line end.
    #[inline]
    fn suffix<'b>(&self, line: Line<'b>, body: &Body, inst: Inst) -> Line<'b> {
        let mut line = match body.debug_loc(inst) {
            None => line,
            Some(loc) => match self.numbers.metadata(loc) {
                Some(number) => line.number(b", !dbg !", number),
                None => return line.give_up(),
            },
        };
        let mut last = None;
        for (kind, node) in body.attachments(inst) {
            // They are written in the order of their kinds.
            let Some(number) = self.numbers.metadata(node) else { return line.give_up() };
            if last.is_some_and(|last| kind < last) {
                return line.give_up();
            }
            last = Some(kind);
            line = line.text(b", ").bytes(self.numbers.kind(kind)).number(b"!", number);
        }
        line.text(b"\n")
    }

    #[inline]
    fn typed<'b>(&self, line: Line<'b>, value: Value) -> Line<'b> {
        self.value(self.short_type(line, self.value_type(value)).text(b" "), value)
    }

    /// Writes a type that was spelled before.
    #[inline]
    fn short_type<'b>(&self, line: Line<'b>, ty: Type) -> Line<'b> {
        match BASIC.get(ty.index()) {
            Some(word) => line.word(word),
            None => match self.spelled_types.get(ty) {
                Some(text) => line.bytes(text),
                None => line.give_up(),
            },
        }
    }

    fn value<'b>(&self, line: Line<'b>, value: Value) -> Line<'b> {
        match value.kind() {
            ValueKind::Inst(inst) => self.local(line, value, self.local.inst(inst)),
            ValueKind::Arg(number) => self.local(line, value, self.local.arg(number)),
            ValueKind::Block(block) => self.local(line, value, self.local.block(block)),
            ValueKind::Const(constant) => {
                let data = self.module.tables.constants.get(constant);
                match data.kind {
                    ConstKind::Int(bits) => self.small_int(line, data.ty, bits),
                    ConstKind::NullPointer => line.text(b"null"),
                    ConstKind::Poison => line.text(b"poison"),
                    ConstKind::Undef => line.text(b"undef"),
                    _ => line.give_up(),
                }
            }
            ValueKind::Global(global) if self.numbers.has_plain_name(global) => {
                line.text(b"@").bytes(self.module.name(global))
            }
            _ => line.give_up(),
        }
    }

    #[inline]
    fn small_int<'b>(&self, line: Line<'b>, ty: Type, bits: u64) -> Line<'b> {
        if ty == Type::I1 {
            return if bits & 1 != 0 { line.text(b"true") } else { line.text(b"false") };
        }
        let Some(width) = self.module.tables.types.integer_width(ty) else { return line.give_up() };
        let value = sign_extend(bits, width.clamp(1, 64));
        match u32::try_from(value.unsigned_abs()) {
            Ok(number) if value < 0 => line.number(b"-", number),
            Ok(number) => line.number(b"", number),
            Err(_) => line.give_up(),
        }
    }

    /// Writes `%name` or `%0`.
    #[inline]
    fn local<'b>(&self, line: Line<'b>, value: Value, name: LocalName) -> Line<'b> {
        match name {
            LocalName::Number(number) => line.number(b"%", number),
            LocalName::Plain => match self.function.and_then(|context| context.body.names().get(value)) {
                Some(name) => line.text(b"%").bytes(name),
                None => line.give_up(),
            },
            LocalName::Other => line.give_up(),
        }
    }
}

#[inline]
fn alignment(line: Line<'_>, align: Option<Align>) -> Line<'_> {
    match align.map(|align| u32::try_from(align.bytes())) {
        None => line,
        Some(Ok(bytes)) => line.number(b", align ", bytes),
        Some(Err(_)) => line.give_up(),
    }
}

/// Writes the optional flags, each preceded by a space.
#[inline]
fn flags(mut line: Line<'_>, bits: u8, opcode: Opcode) -> Line<'_> {
    match opcode.flag_class() {
        FlagClass::None | FlagClass::Elementwise => line,
        FlagClass::FastMath => line.give_up(),
        FlagClass::FastMathNonNeg if bits & draig_ir::FastMath::FAST.0 != 0 => line.give_up(),
        FlagClass::Gep => {
            let flags = GepFlags(bits);
            if flags.contains(GepFlags::INBOUNDS) {
                line = line.text(b" inbounds");
            } else if flags.contains(GepFlags::NUSW) {
                line = line.text(b" nusw");
            }
            if flags.contains(GepFlags::NUW) { line.text(b" nuw") } else { line }
        }
        _ => {
            let flags = IntFlags(bits);
            for &(flag, text) in IntFlags::TABLE {
                if flags.contains(flag) {
                    line = line.text(b" ").bytes(text.as_bytes());
                }
            }
            line
        }
    }
}
