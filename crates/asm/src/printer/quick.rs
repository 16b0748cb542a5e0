//! Lines of the forms that make up most of a module, assembled in one go ([`super::line`]): locations,
//! instructions and debug records whose operands are local values, small numbers and globals. Calls are in
//! [`super::quick_calls`]. Any other form is left to [`super::instruction`], [`super::calls`], [`super::body`] and [`super::metadata`], which know
//! all forms; the output is the same as theirs.

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{
    Block, Body, DbgRecordData, DbgRecordKind, FlagClass, GepFlags, Inst, IntFlags, IntPredicate, Metadata,
    MetadataKind, Opcode, Type, Value, ValueKind,
};
use draig_num::write_after;

use super::Writer;
use super::body::COMMENT_COLUMN;
use super::instruction::OPCODE_NUMBERS;
use super::line::Line;
use super::local::{LocalKind, LocalName};
use super::spelled::Spelling;
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

/// ` = `, the opcode of instructions with a result, and a blank. The longest is ` = extractelement `.
static HEADS: [Word<24>; OPCODE_NUMBERS] = {
    let mut words = [Word::joined(["", "", ""]); OPCODE_NUMBERS];
    let mut at = 0;
    while at < Opcode::ALL.len() {
        words[Opcode::ALL[at] as usize] = Word::joined([" = ", Opcode::ALL[at].spelling(), " "]);
        at += 1;
    }
    words
};

/// ` = load `, a basic type and `, ptr `: most of what stands between two values.
static LOADS: [Word<24>; BASIC.len()] = {
    let mut words = [Word::joined(["", "", ""]); BASIC.len()];
    let mut at = 0;
    while at < words.len() {
        words[at] = Word::joined([" = load ", BASIC[at].as_str(), ", ptr "]);
        at += 1;
    }
    words
};

/// The flags of integer operations, casts and comparisons, in the order of their table.
static INT_FLAGS: [Word; IntFlags::TABLE.len()] = {
    let mut words = [Word::new(""); IntFlags::TABLE.len()];
    let mut at = 0;
    while at < words.len() {
        words[at] = Word::new(IntFlags::TABLE[at].1);
        at += 1;
    }
    words
};

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
    /// Whether no instruction has a debug location or another attachment.
    is_bare: bool,
}

impl<'a> QuickBody<'a> {
    pub(super) fn body(&self) -> &'a Body {
        self.body
    }

    /// Whether an instruction has no debug location or other attachment.
    #[inline]
    fn is_bare(&self, inst: Inst) -> bool {
        self.is_bare || self.body.debug_loc(inst).is_none() && !self.body.has_attachments(inst)
    }

    pub(super) fn new(body: &'a Body) -> QuickBody<'a> {
        QuickBody { body, is_bare: !body.mentions_locations() && body.all_attachments().next().is_none() }
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
        let mut lines = std::mem::take(&mut self.lines);
        lines.make_room(&mut self.out);
        let added = lines.add(|line| {
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
        });
        lines.flush(&mut self.out);
        self.lines = lines;
        added
    }

    /// Writes the line end before a block, its label and its predecessors.
    #[inline]
    pub(super) fn quick_label<'b>(&self, line: Line<'b>, body: &'a Body, block: Block, is_entry: bool) -> Line<'b> {
        let line = line.text(b"\n");
        let line = match self.local.block(block).kind() {
            LocalKind::Text(..) if is_entry && body.names().range(block).is_none() => return line,
            LocalKind::Text([_, text @ ..], len) => line.chunk(&text, len - 1).text(b":"),
            LocalKind::Plain(start, len) => line.part(body.names().texts(), start, len).text(b":"),
            LocalKind::Large(_) | LocalKind::Other => return line.give_up(),
        };
        if is_entry {
            return line.text(b"\n");
        }
        let line = line.blanks_to(1 + COMMENT_COLUMN);
        let local = |line, block: Block| local(line, body, self.local.block(block));
        let mut predecessors = self.local.predecessors(block);
        let Some(first) = predecessors.next() else { return line.text(b"; No predecessors!\n") };
        let line = local(line.text(b"; preds = "), first);
        predecessors.fold(line, |line, from| local(line.text(b", "), from)).text(b"\n")
    }

    /// Writes a debug record of a value with a simple expression.
    #[inline]
    pub(super) fn quick_record<'b>(&mut self, line: Line<'b>, body: &'a Body, data: &DbgRecordData) -> Line<'b> {
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

    /// Writes an instruction with its line end. The opcode is the first thing that is examined, because most of what
    /// would be examined next follows from it.
    pub(super) fn quick_instruction<'b>(&mut self, line: Line<'b>, quick: &QuickBody<'a>, inst: Inst) -> Line<'b> {
        let body = quick.body;
        let (opcode, ty, flag_bits, operands) = body.parts(inst);
        let line = line.text(b"  ");
        let line = match (opcode, operands) {
            (Opcode::Load, &[pointer]) => {
                let line = local(line, body, self.local.inst(inst));
                let line = match (LOADS.get(ty.index()), self.pointer(body, pointer)) {
                    (Some(word), Some((text, len))) => line.word(word).chunk(&text, len),
                    _ => {
                        let line = self.short_type(line.text(b" = load "), ty).text(b", ");
                        self.typed(line, body, pointer)
                    }
                };
                return self.access(line, quick, inst);
            }
            // A broken instruction has a result that it should not have, which the other printer shows.
            (Opcode::Store | Opcode::Br | Opcode::Ret | Opcode::Unreachable, _) if ty != Type::VOID => {
                return line.give_up();
            }
            (Opcode::Store, &[value, pointer]) => {
                let line = self.typed(line.text(b"store "), body, value);
                let line = self.next_pointer(line, body, pointer);
                return self.access(line, quick, inst);
            }
            (Opcode::Call, _) => return self.quick_call(line, quick, inst),
            (Opcode::GetElementPtr, &[pointer, ref indices @ ..]) => {
                let line = self.head(line, body, inst, opcode, flag_bits);
                let line = self.short_type(line, body.source_type(inst));
                let line = self.next_pointer(line, body, pointer);
                indices.iter().fold(line, |line, &index| self.typed(line.text(b", "), body, index))
            }
            (Opcode::Br, &[target]) => self.branch_target(line.text(b"br "), body, target),
            (Opcode::Br, &[condition, other, then]) => {
                let line = self.typed(line.text(b"br "), body, condition).text(b", ");
                let line = self.branch_target(line, body, then).text(b", ");
                self.branch_target(line, body, other)
            }
            (Opcode::Ret, []) => line.text(b"ret void"),
            (Opcode::Ret, &[value]) => self.typed(line.text(b"ret "), body, value),
            (Opcode::Unreachable, _) => line.text(b"unreachable"),
            (Opcode::ICmp, &[left, right]) => {
                let predicate = body.int_predicate(inst).and_then(|predicate| PREDICATES.get(predicate as usize));
                let Some(predicate) = predicate else { return line.give_up() };
                let line = self.head(line, body, inst, opcode, flag_bits).word_and_blank(predicate);
                self.pair(line, body, left, right)
            }
            (Opcode::Select, &[condition, then, other]) => {
                let line = self.head(line, body, inst, opcode, flag_bits);
                let line = self.typed(line, body, condition).text(b", ");
                let line = self.typed(line, body, then).text(b", ");
                self.typed(line, body, other)
            }
            (Opcode::Phi, values @ [_, ..]) => {
                let line = self.head(line, body, inst, opcode, flag_bits);
                let mut line = self.short_type(line, ty);
                for (at, (&value, block)) in values.iter().zip(body.phi_blocks(inst)).enumerate() {
                    line = if at == 0 { line.text(b" [ ") } else { line.text(b", [ ") };
                    line = self.value(line, body, value).text(b", ");
                    line = local(line, body, self.local.block(block)).text(b" ]");
                }
                line
            }
            (Opcode::Alloca, &[count]) if self.is_one_i32(count) && ty == Type::PTR => {
                let line = self.head(line, body, inst, opcode, flag_bits);
                let line = self.short_type(line, body.source_type(inst));
                return self.access(line, quick, inst);
            }
            (_, &[operand]) if opcode.is_cast() => {
                let line = self.head(line, body, inst, opcode, flag_bits);
                let line = self.typed(line, body, operand).text(b" to ");
                self.short_type(line, ty)
            }
            (_, &[left, right]) if opcode.is_binary() => {
                let line = self.head(line, body, inst, opcode, flag_bits);
                self.pair(line, body, left, right)
            }
            _ => return line.give_up(),
        };
        self.suffix(line, quick, inst)
    }

    /// Writes the result of an instruction, the opcode and the flags.
    #[inline]
    fn head<'b>(&self, line: Line<'b>, body: &'a Body, inst: Inst, opcode: Opcode, flag_bits: u8) -> Line<'b> {
        let Some(head) = HEADS.get(opcode as usize) else { return line.give_up() };
        let line = local(line, body, self.local.inst(inst)).word(head);
        if flag_bits == 0 { line } else { flags(line, flag_bits, opcode) }
    }

    /// Writes the operand of a branch.
    #[inline]
    fn branch_target<'b>(&self, line: Line<'b>, body: &'a Body, target: Value) -> Line<'b> {
        match target.kind() {
            ValueKind::Block(block) => local(line.text(b"label "), body, self.local.block(block)),
            _ => line.give_up(),
        }
    }

    /// Writes two operands of one type.
    #[inline]
    fn pair<'b>(&mut self, line: Line<'b>, body: &'a Body, left: Value, right: Value) -> Line<'b> {
        let type_of = |value: Value| match value.kind() {
            ValueKind::Inst(inst) => body.inst_type(inst),
            _ => self.value_type(value),
        };
        let ty = type_of(left);
        if ty != type_of(right) {
            return line.give_up();
        }
        let line = self.type_and_blank(line, ty);
        let line = self.value(line, body, left);
        self.value(line.text(b", "), body, right)
    }

    /// Writes the alignment of a plain memory access, attachments and the line end.
    #[inline]
    fn access<'b>(&mut self, line: Line<'b>, quick: &QuickBody<'a>, inst: Inst) -> Line<'b> {
        let Some(align) = quick.body.plain_alignment(inst) else { return line.give_up() };
        match ALIGNED_ENDS.get(align.log2() as usize) {
            Some(end) if quick.is_bare(inst) => line.word(end),
            Some(end) => self.attached(line.chunk(&end.text, usize::from(end.len) - 1), quick.body, inst),
            None => line.give_up(),
        }
    }

    /// Writes attachments and the line end.
    #[inline]
    pub(super) fn suffix<'b>(&mut self, line: Line<'b>, quick: &QuickBody<'a>, inst: Inst) -> Line<'b> {
        if quick.is_bare(inst) { line.text(b"\n") } else { self.attached(line, quick.body, inst) }
    }

    fn attached<'b>(&mut self, line: Line<'b>, body: &'a Body, inst: Inst) -> Line<'b> {
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
            if last.is_some_and(|last| kind < last) {
                return line.give_up();
            }
            last = Some(kind);
            line = match self.spelled_attachments.get(kind, node) {
                Some((text, len)) => line.chunk(text, len),
                None => self.new_attachment(line, kind, node),
            };
        }
        line.text(b"\n")
    }

    /// Writes an attachment that was not spelled before.
    #[cold]
    fn new_attachment<'b>(&mut self, line: Line<'b>, kind: MetadataKind, node: Metadata) -> Line<'b> {
        let Some(number) = self.numbers.metadata(node) else { return line.give_up() };
        let start = self.out.len();
        self.out.extend_from_slice(b", ");
        self.out.extend_from_slice(self.numbers.kind(kind));
        write_after(&mut self.out, b'!', number);
        let line = line.bytes(&self.out[start..]);
        self.spelled_attachments.keep(kind, node, &self.out[start..]);
        self.out.truncate(start);
        line
    }

    /// Writes an operand after its type. Most are results of basic types.
    #[inline]
    pub(super) fn typed<'b>(&mut self, line: Line<'b>, body: &'a Body, value: Value) -> Line<'b> {
        if let ValueKind::Inst(inst) = value.kind()
            && let LocalKind::Text(text, len) = self.local.inst(inst).kind()
            && let Some(word) = BASIC.get(body.inst_type(inst).index())
        {
            return line.word_and_blank(word).chunk(&text, len);
        }
        self.rarely_typed(line, body, value)
    }

    /// Returns the text of an operand that is a result of type `ptr`, as most addresses are.
    #[inline]
    fn pointer(&self, body: &'a Body, value: Value) -> Option<([u8; 8], usize)> {
        match value.kind() {
            ValueKind::Inst(inst) if body.inst_type(inst) == Type::PTR => self.local.inst(inst).text(),
            _ => None,
        }
    }

    /// Writes a comma and an address after its type.
    #[inline]
    fn next_pointer<'b>(&mut self, line: Line<'b>, body: &'a Body, value: Value) -> Line<'b> {
        match self.pointer(body, value) {
            Some((text, len)) => line.text(b", ptr ").chunk(&text, len),
            None => self.rarely_typed(line.text(b", "), body, value),
        }
    }

    #[inline(never)]
    fn rarely_typed<'b>(&mut self, line: Line<'b>, body: &'a Body, value: Value) -> Line<'b> {
        let (ty, name) = match value.kind() {
            ValueKind::Const(_) => return self.shared::<true>(line, value),
            ValueKind::Inst(inst) => (body.inst_type(inst), self.local.inst(inst)),
            ValueKind::Arg(number) => (self.value_type(value), self.local.arg(number)),
            ValueKind::Block(block) => (Type::LABEL, self.local.block(block)),
            _ => return self.shared::<true>(line, value),
        };
        let line = self.type_and_blank(line, ty);
        local(line, body, name)
    }

    /// Writes an operand without its type.
    pub(super) fn value<'b>(&mut self, line: Line<'b>, body: &'a Body, value: Value) -> Line<'b> {
        let name = match value.kind() {
            ValueKind::Inst(inst) => self.local.inst(inst),
            ValueKind::Arg(number) => self.local.arg(number),
            ValueKind::Block(block) => self.local.block(block),
            _ => return self.shared::<false>(line, value),
        };
        local(line, body, name)
    }

    /// Writes a constant or global.
    #[inline]
    fn shared<'b, const TYPED: bool>(&mut self, line: Line<'b>, value: Value) -> Line<'b> {
        match self.spelling_of::<TYPED>(value) {
            Some(spelling) => line.spelled(spelling, 0),
            None => self.new_or_long::<TYPED>(line, value),
        }
    }

    #[inline]
    fn spelling_of<const TYPED: bool>(&self, value: Value) -> Option<Spelling<'_>> {
        let (spelled, number) = match value.kind() {
            ValueKind::Const(constant) => (&self.spelled_constants, constant.index()),
            ValueKind::Global(global) => (&self.spelled_globals, global.index()),
            _ => return None,
        };
        if TYPED { spelled.get(number) } else { spelled.without_type(number) }
    }

    /// Writes a constant or global that was not spelled yet, or a global with a long name.
    #[cold]
    fn new_or_long<'b, const TYPED: bool>(&mut self, line: Line<'b>, value: Value) -> Line<'b> {
        let is_unknown = match value.kind() {
            ValueKind::Const(constant) => self.spelled_constants.is_unknown(constant.index()),
            ValueKind::Global(global) => self.spelled_globals.is_unknown(global.index()),
            _ => return line.give_up(),
        };
        if is_unknown {
            self.spell(value);
            if let Some(spelling) = self.spelling_of::<TYPED>(value) {
                return line.spelled(spelling, 0);
            }
        }
        match value.as_global().filter(|&global| self.numbers.has_plain_name(global)) {
            Some(global) => {
                let ty = self.value_type(value);
                let line = if TYPED { self.type_and_blank(line, ty) } else { line };
                line.text(b"@").bytes(self.module.name(global))
            }
            None => line.give_up(),
        }
    }

    /// Writes a type.
    #[inline]
    pub(super) fn short_type<'b>(&mut self, line: Line<'b>, ty: Type) -> Line<'b> {
        match BASIC.get(ty.index()) {
            Some(word) => line.word(word),
            None => self.longer_type(line, ty, 0),
        }
    }

    /// Writes a type and a blank.
    #[inline]
    pub(super) fn type_and_blank<'b>(&mut self, line: Line<'b>, ty: Type) -> Line<'b> {
        match BASIC.get(ty.index()) {
            Some(word) => line.word_and_blank(word),
            None => self.longer_type(line, ty, 1),
        }
    }

    /// Writes a type that is not basic, and a number of blanks, which may be one.
    #[inline(never)]
    fn longer_type<'b>(&mut self, line: Line<'b>, ty: Type, blanks: usize) -> Line<'b> {
        if self.spelled_types.is_unknown(ty.index()) {
            let start = self.out.len();
            self.ty(ty);
            self.out.truncate(start);
        }
        match self.spelled_types.get(ty.index()) {
            Some(spelling) => line.spelled(spelling, blanks),
            None => line.give_up(),
        }
    }
}

/// Writes `%name` or `%0`.
#[inline]
pub(super) fn local<'b>(line: Line<'b>, body: &Body, name: LocalName) -> Line<'b> {
    match name.kind() {
        LocalKind::Text(text, len) => line.chunk(&text, len),
        _ => longer_local(line, body, name),
    }
}

/// Writes the name or number of a local value that is not kept as text.
#[inline(never)]
fn longer_local<'b>(line: Line<'b>, body: &Body, name: LocalName) -> Line<'b> {
    match name.kind() {
        LocalKind::Plain(start, len) => line.text(b"%").part(body.names().texts(), start, len),
        LocalKind::Large(number) => line.number(b"%", number),
        LocalKind::Text(..) | LocalKind::Other => line.give_up(),
    }
}

/// Writes the optional flags, each followed by a space.
#[inline]
fn flags(mut line: Line<'_>, bits: u8, opcode: Opcode) -> Line<'_> {
    match opcode.flag_class() {
        FlagClass::None | FlagClass::Elementwise => line,
        FlagClass::FastMath => line.give_up(),
        FlagClass::FastMathNonNeg if bits & draig_ir::FastMath::FAST.0 != 0 => line.give_up(),
        FlagClass::Gep => {
            let flags = GepFlags(bits);
            if flags.contains(GepFlags::INBOUNDS) {
                line = line.text(b"inbounds ");
            } else if flags.contains(GepFlags::NUSW) {
                line = line.text(b"nusw ");
            }
            if flags.contains(GepFlags::NUW) { line.text(b"nuw ") } else { line }
        }
        _ => {
            let flags = IntFlags(bits);
            for (&(flag, _), word) in IntFlags::TABLE.iter().zip(&INT_FLAGS) {
                if flags.contains(flag) {
                    line = line.word_and_blank(word);
                }
            }
            line
        }
    }
}
