//! Lines of the forms that make up most of a module, assembled in one go ([`super::line`]): locations,
//! instructions and debug records whose operands are local values, small numbers and globals. Calls are in
//! [`super::quick_calls`]. Any other form is left to [`super::instruction`], [`super::calls`], [`super::body`] and [`super::metadata`], which know
//! all forms; the output is the same as theirs.

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{
    Align, Block, Body, ConstKind, DbgRecordData, DbgRecordKind, FlagClass, GepFlags, Inst, IntFlags, IntPredicate,
    Metadata, Opcode, Ordering, Type, Value, ValueKind,
};

use super::Writer;
use super::body::COMMENT_COLUMN;
use super::constants::sign_extend;
use super::instruction::OPCODE_NUMBERS;
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

/// `  ` and the opcode of instructions without a result, by number; empty if that is long.
static VOID_HEADS: [Word; OPCODE_NUMBERS] = heads(b"  ");

/// ` = ` and the opcode of instructions with a result.
static RESULT_HEADS: [Word; OPCODE_NUMBERS] = heads(b" = ");

const fn heads(before: &[u8]) -> [Word; OPCODE_NUMBERS] {
    let mut words = [Word::new(""); OPCODE_NUMBERS];
    let mut at = 0;
    while at < Opcode::ALL.len() {
        words[Opcode::ALL[at] as usize] = Word::joined(before, Opcode::ALL[at].spelling().as_bytes());
        at += 1;
    }
    words
}

/// The ends of lines with an alignment and nothing after it, by its logarithm.
static ALIGNED_ENDS: [Word; 7] = [
    Word::new(", align 1\n"),
    Word::new(", align 2\n"),
    Word::new(", align 4\n"),
    Word::new(", align 8\n"),
    Word::new(", align 16\n"),
    Word::new(", align 32\n"),
    Word::new(", align 64\n"),
];

/// A body whose instructions are written.
#[derive(Clone, Copy)]
pub(super) struct QuickBody<'a> {
    body: &'a Body,
    /// Whether an instruction has an attachment other than a debug location.
    has_attachments: bool,
}

impl<'a> QuickBody<'a> {
    pub(super) fn body(&self) -> &'a Body {
        self.body
    }

    /// Whether an instruction has no debug location or other attachment.
    #[inline]
    fn is_bare(&self, inst: Inst) -> bool {
        !self.has_attachments && self.body.debug_loc(inst).is_none()
    }

    pub(super) fn new(body: &'a Body) -> QuickBody<'a> {
        QuickBody { body, has_attachments: body.all_attachments().next().is_some() }
    }
}

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

    /// Writes the line end before a numbered block, its label and its predecessors.
    #[inline]
    pub(super) fn quick_label<'b>(&self, line: Line<'b>, block: Block, is_entry: bool) -> Line<'b> {
        let LocalName::Number(number) = self.local.block(block) else { return line.give_up() };
        if is_entry {
            return line.text(b"\n");
        }
        let mut line = line.number(b"\n", number).text(b":").blanks_to(1 + COMMENT_COLUMN);
        let predecessors = self.local.predecessors(block);
        if predecessors.is_empty() {
            line = line.text(b"; No predecessors!");
        }
        for (at, &from) in predecessors.iter().enumerate() {
            let LocalName::Number(number) = self.local.block(from) else { return line.give_up() };
            line = if at == 0 { line.text(b"; preds = ") } else { line.text(b", ") }.number(b"%", number);
        }
        line.text(b"\n")
    }

    /// Writes a debug record of a value with a simple expression.
    #[inline]
    pub(super) fn quick_record<'b>(&self, line: Line<'b>, body: &'a Body, data: &DbgRecordData) -> Line<'b> {
        let (Some(location), Some(variable), Some(expression), Some(debug_loc)) =
            (data.location, data.variable, data.expression, data.debug_loc)
        else {
            return line.give_up();
        };
        let expression = self.module.tables.metadata.node(expression);
        if !expression.is_some_and(|node| node.class() == Class::DIExpression && node.words().is_empty()) {
            return line.give_up();
        }
        let (Some(variable), Some(debug_loc)) = (self.numbers.metadata(variable), self.numbers.metadata(debug_loc))
        else {
            return line.give_up();
        };
        let line = match data.kind {
            DbgRecordKind::Value => line.text(b"    #dbg_value("),
            DbgRecordKind::Declare => line.text(b"    #dbg_declare("),
            _ => return line.give_up(),
        };
        let line = self.typed(line, body, location).number(b", !", variable);
        line.text(b", !DIExpression()").number(b", !", debug_loc).text(b")\n")
    }

    /// Writes an instruction with its line end.
    pub(super) fn quick_instruction<'b>(&self, line: Line<'b>, quick: &QuickBody<'a>, inst: Inst) -> Line<'b> {
        let body = quick.body;
        let (opcode, ty, flag_bits, operands) = body.parts(inst);
        if opcode == Opcode::Call {
            return self.quick_call(line, quick, inst);
        }
        let heads = if ty == Type::VOID { &VOID_HEADS } else { &RESULT_HEADS };
        let Some(head) = heads.get(opcode as usize) else { return line.give_up() };
        let line = match (ty, self.local.inst(inst)) {
            (Type::VOID, _) => line,
            (_, LocalName::Number(number)) => line.number(b"  %", number),
            (_, name) => self.local(line.text(b"  "), body, Value::inst(inst), name),
        };
        let line = if head.len == 0 { line.give_up() } else { line.word(head) };
        let line = if flag_bits == 0 { line } else { flags(line, flag_bits, opcode) };
        let line = match (opcode, operands) {
            (Opcode::Load, &[pointer]) => {
                let line = self.typed(self.short_type(line.text(b" "), ty).text(b", "), body, pointer);
                return self.access(line, quick, inst);
            }
            (Opcode::Store, &[value, pointer]) => {
                let line = self.typed(line.text(b" "), body, value).text(b", ");
                return self.access(self.typed(line, body, pointer), quick, inst);
            }
            (Opcode::GetElementPtr, &[pointer, ref indices @ ..]) => {
                let line = self.short_type(line.text(b" "), body.source_type(inst)).text(b", ");
                let line = self.typed(line, body, pointer);
                indices.iter().fold(line, |line, &index| self.typed(line.text(b", "), body, index))
            }
            (Opcode::Br, &[target]) => self.typed(line.text(b" "), body, target),
            (Opcode::Br, &[condition, other, then]) => {
                let line = self.typed(line.text(b" "), body, condition).text(b", ");
                let line = self.typed(line, body, then).text(b", ");
                self.typed(line, body, other)
            }
            (Opcode::Ret, []) => line.text(b" void"),
            (Opcode::Ret, &[value]) => self.typed(line.text(b" "), body, value),
            (Opcode::Unreachable, _) => line,
            (Opcode::ICmp, &[left, right]) => {
                let predicate = body.int_predicate(inst).and_then(|predicate| PREDICATES.get(predicate as usize));
                let Some(predicate) = predicate else { return line.give_up() };
                self.pair(line.text(b" ").word(predicate).text(b" "), body, left, right)
            }
            (Opcode::Select, &[condition, then, other]) => {
                let line = self.typed(line.text(b" "), body, condition).text(b", ");
                let line = self.typed(line, body, then).text(b", ");
                self.typed(line, body, other)
            }
            (Opcode::Phi, values @ [_, ..]) => {
                let mut line = self.short_type(line.text(b" "), ty);
                for (at, (&value, block)) in values.iter().zip(body.phi_blocks(inst)).enumerate() {
                    line = if at == 0 { line.text(b" [ ") } else { line.text(b", [ ") };
                    line = self.value(line, body, value).text(b", ");
                    line = self.local(line, body, Value::block(block), self.local.block(block)).text(b" ]");
                }
                line
            }
            (Opcode::Alloca, &[count]) if self.is_one_i32(count) && ty == Type::PTR => {
                let access = body.memory_access(inst);
                if access.volatile || access.weak {
                    return line.give_up();
                }
                alignment(self.short_type(line.text(b" "), body.source_type(inst)), access.align)
            }
            (_, &[operand]) if opcode.is_cast() => {
                self.short_type(self.typed(line.text(b" "), body, operand).text(b" to "), ty)
            }
            (_, &[left, right]) if opcode.is_binary() => self.pair(line.text(b" "), body, left, right),
            _ => return line.give_up(),
        };
        self.suffix(line, quick, inst)
    }

    /// Writes two operands of one type.
    #[inline]
    fn pair<'b>(&self, line: Line<'b>, body: &'a Body, left: Value, right: Value) -> Line<'b> {
        if self.value_type(left) != self.value_type(right) {
            return line.give_up();
        }
        self.value(self.typed(line, body, left).text(b", "), body, right)
    }

    /// Writes the alignment of a plain memory access, attachments and the line end.
    #[inline]
    fn access<'b>(&self, line: Line<'b>, quick: &QuickBody<'a>, inst: Inst) -> Line<'b> {
        let access = quick.body.memory_access(inst);
        if access.ordering != Ordering::NotAtomic || access.volatile {
            return line.give_up();
        }
        match access.align.map(|align| ALIGNED_ENDS.get(align.log2() as usize)) {
            Some(Some(end)) if quick.is_bare(inst) => line.word(end),
            _ => self.suffix(alignment(line, access.align), quick, inst),
        }
    }

    /// Writes attachments and the line end.
    #[inline]
    pub(super) fn suffix<'b>(&self, line: Line<'b>, quick: &QuickBody<'a>, inst: Inst) -> Line<'b> {
        if quick.is_bare(inst) { line.text(b"\n") } else { self.attached(line, quick.body, inst) }
    }

    fn attached<'b>(&self, line: Line<'b>, body: &'a Body, inst: Inst) -> Line<'b> {
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

    /// Writes an operand after its type.
    pub(super) fn typed<'b>(&self, line: Line<'b>, body: &'a Body, value: Value) -> Line<'b> {
        let (ty, name) = match value.kind() {
            ValueKind::Inst(inst) => (body.inst_type(inst), self.local.inst(inst)),
            ValueKind::Block(block) => match self.local.block(block) {
                LocalName::Number(number) => return line.number(b"label %", number),
                name => (Type::LABEL, name),
            },
            ValueKind::Const(constant) => {
                let data = self.module.tables.constants.get(constant);
                let line = self.short_type(line, data.ty).text(b" ");
                return self.short_constant(line, data.ty, &data.kind);
            }
            _ => return self.value(self.short_type(line, self.value_type(value)).text(b" "), body, value),
        };
        match name {
            LocalName::Number(number) if ty == Type::PTR => line.number(b"ptr %", number),
            LocalName::Number(number) => self.short_type(line, ty).number(b" %", number),
            name => self.local(self.short_type(line, ty).text(b" "), body, value, name),
        }
    }

    /// Writes a type that was spelled before.
    #[inline]
    pub(super) fn short_type<'b>(&self, line: Line<'b>, ty: Type) -> Line<'b> {
        match BASIC.get(ty.index()) {
            Some(word) => line.word(word),
            None => match self.spelled_types.get(ty.index()) {
                Some(text) => line.bytes(text),
                None => line.give_up(),
            },
        }
    }

    pub(super) fn value<'b>(&self, line: Line<'b>, body: &'a Body, value: Value) -> Line<'b> {
        match value.kind() {
            ValueKind::Inst(inst) => self.local(line, body, value, self.local.inst(inst)),
            ValueKind::Arg(number) => self.local(line, body, value, self.local.arg(number)),
            ValueKind::Block(block) => self.local(line, body, value, self.local.block(block)),
            ValueKind::Const(constant) => {
                let data = self.module.tables.constants.get(constant);
                self.short_constant(line, data.ty, &data.kind)
            }
            ValueKind::Global(global) if self.numbers.has_plain_name(global) => {
                line.text(b"@").bytes(self.module.name(global))
            }
            _ => line.give_up(),
        }
    }

    #[inline]
    fn short_constant<'b>(&self, line: Line<'b>, ty: Type, kind: &ConstKind) -> Line<'b> {
        match *kind {
            ConstKind::Int(bits) => self.small_int(line, ty, bits),
            ConstKind::NullPointer => line.text(b"null"),
            ConstKind::Poison => line.text(b"poison"),
            ConstKind::Undef => line.text(b"undef"),
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
    pub(super) fn local<'b>(&self, line: Line<'b>, body: &'a Body, value: Value, name: LocalName) -> Line<'b> {
        match name {
            LocalName::Number(number) => line.number(b"%", number),
            LocalName::Plain => match body.names().get(value) {
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
