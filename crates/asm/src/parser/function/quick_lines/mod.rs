//! Whole lines ahead of the cursor: the most common instructions, in the form in which LLVM prints them. They have
//! no tokens. A line in any other form, and thus every error, is left to the lexer and the general parser.
//!
//! A line that turns out to have another form is read again. Until then nothing is changed except in ways in which
//! the general parser changes it, too, on its way to the same place of the line: it interns the same constants and
//! types, and mentions the same blocks and values early.
//!
//! * [`operations`]: the table of instructions, and their forms
//! * [`operands`]: types and values
//! * [`calls`]: lines that call a function of the module or a local value

mod calls;
mod operands;
mod operations;

use draig_ir::{AttrSet, Inst, MetadataKind, Tables, Value};
use draig_tables::metadata_kinds;
use rustc_hash::FxHashMap;

use super::super::Parser;
use super::super::cursor::ParseResult;
use super::super::quick::Quick;
use super::locals::LocalName;
use crate::lexer::{Keyword as K, TokenKind as T, skip};

use calls::CallStart;
use operands::{QuickType, SmallInts};

/// Results of texts that occur often. They depend on a reader's tables.
///
/// Texts are copied: the pages of a file in which they occur first have left memory when they occur again.
#[derive(Clone, Debug, Default)]
pub(super) struct QuickTables {
    small_ints: Box<SmallInts>,
    /// Types by their text.
    types: FxHashMap<Box<[u8]>, QuickType>,
    /// Kinds of metadata that LLVM defines, by name.
    kinds: FxHashMap<Box<[u8]>, MetadataKind>,
    /// Attributes of arguments by their text.
    attributes: FxHashMap<Box<[u8]>, AttrSet>,
    /// Addresses of parts of globals by their text.
    addresses: FxHashMap<Box<[u8]>, Value>,
    /// The texts between `call` and callee.
    call_starts: FxHashMap<Box<[u8]>, CallStart>,
}

impl QuickTables {
    /// Keeps what is right with other tables; see [`FunctionState::change_tables`](super::FunctionState::change_tables).
    pub(super) fn change_tables(&mut self, tables: &Tables) {
        self.small_ints.retain(|value| tables.shares_value(value));
        self.types.retain(|_, known| tables.shares_type(known.ty));
        // All tables that are read into begin with those that LLVM defines.
        self.attributes.retain(|_, &mut set| tables.shares_set(set));
        self.addresses.retain(|_, &mut address| tables.shares_value(address));
        self.call_starts.retain(|_, start| start.is_shared(tables));
    }
}

/// The name or number that a line defines.
#[derive(Clone, Copy, Debug)]
enum Defined<'a> {
    Nothing,
    Number(u32),
    Name(&'a [u8]),
}

impl Defined<'_> {
    fn is_nothing(self) -> bool {
        matches!(self, Defined::Nothing)
    }
}

impl<'a> Parser<'a, '_> {
    /// Reads lines from the cursor on, of this block and those after it, up to a line in another form. Returns whether
    /// a block ended there.
    pub(super) fn quick_lines(&mut self) -> ParseResult<bool> {
        let mut at = self.cursor.loc();
        // The end of the last line, if the cursor is not at the next one.
        let mut ahead = None;
        if self.function.locals.numbers_lost || !self.begins_quick_line() {
            return Ok(false);
        }
        loop {
            let mut line = Quick::new(self.cursor.source(), at);
            let Some((inst, defined)) = self.quick_line(&mut line, at) else { break };
            let complete = self.quick_attachments(inst, &mut line);
            if !complete {
                self.function.comma_taken = false;
                self.cursor.seek(line.position());
                self.cursor.bump();
                self.instruction_metadata(inst)?;
            }
            self.define_quick(inst, defined, at)?;
            self.finish_instruction(inst, at);
            if self.function.body.opcode(inst).is_terminator() {
                if complete {
                    if let Some(first) = self.quick_block_start(line) {
                        (ahead, at) = (Some(first), first);
                        continue;
                    }
                    self.cursor.seek(line.position());
                }
                return Ok(true);
            }
            if complete {
                ahead = Some(line.position());
                if line.eat(b"\n  ").is_none() {
                    break;
                }
                at = line.position();
            } else {
                ahead = None;
                if !self.begins_quick_line() {
                    break;
                }
                at = self.cursor.loc();
            }
        }
        if let Some(end) = ahead {
            self.cursor.seek(end);
        }
        Ok(false)
    }

    #[inline]
    fn begins_quick_line(&self) -> bool {
        matches!(self.cursor.kind(), T::LocalVarId | T::LocalVar | T::Keyword(_))
    }

    /// Reads an instruction up to the end of its line or its metadata, and appends it. Nothing before
    /// it mentions the value that it defines.
    #[inline]
    fn quick_line(&mut self, line: &mut Quick<'a>, at: u32) -> Option<(Inst, Defined<'a>)> {
        let mut defined = Defined::Nothing;
        if line.eat(b"%").is_some() {
            let locals = &self.function.locals;
            if line.peek().is_ascii_digit() {
                let number = line.number().filter(|&number| locals.is_new_number(number))?;
                defined = Defined::Number(number);
            } else {
                let name = line.value_name().filter(|name| locals.is_new_name(name))?;
                defined = Defined::Name(name);
            }
            line.eat(b" = ")?;
        }
        // All others have a blank after their first word.
        let keyword = match line.eat(b"unreachable") {
            Some(()) => K::Unreachable,
            None => line.opcode()?,
        };
        let inst = self.quick_operation(keyword, line, defined, at)?;
        // Recovery from a later error depends on the last opcode.
        self.function.keyword = Some(keyword);
        Some((inst, defined))
    }

    /// Begins the block whose label is on the second line from here, and returns the position of its first instruction.
    /// `None` if there is no label, and then nothing is changed.
    #[inline]
    fn quick_block_start(&mut self, mut line: Quick<'a>) -> Option<u32> {
        line.eat(b"\n\n")?;
        let label = line.position();
        let name = match line.peek() {
            b'0'..=b'9' => LocalName::Number(line.number()?),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'.' | b'$' | b'"' => LocalName::Name(line.value_name()?.into()),
            _ => return None,
        };
        line.eat(b":")?;
        while line.eat(b" ").is_some() {}
        let source = self.cursor.source();
        let mut line = match line.peek() {
            b'\n' => line,
            // the list of predecessors
            b';' => Quick::new(source, skip::line_comment_end(source, line.position() as usize) as u32),
            _ => return None,
        };
        line.eat(b"\n  ")?;
        self.begin_block(Some(name), label);
        Some(line.position())
    }

    #[inline]
    fn define_quick(&mut self, inst: Inst, defined: Defined<'a>, at: u32) -> ParseResult<()> {
        let ty = self.function.body.inst_type(inst);
        match defined {
            Defined::Nothing => Ok(()),
            Defined::Number(number) => self.define_new_number(number, inst, ty, at),
            Defined::Name(name) => self.define_new_name(name, inst, ty, at),
        }
    }

    /// Reads `, !dbg !12, !tbaa !5` up to the end of the line; returns whether it did. Otherwise, nothing is
    /// consumed.
    #[inline]
    fn quick_attachments(&mut self, inst: Inst, line: &mut Quick<'a>) -> bool {
        // A line break was examined by `ends_here`.
        line.peek() == b'\n' || self.quick_attachment_list(inst, line).is_some()
    }

    #[inline]
    fn quick_attachment_list(&mut self, inst: Inst, line: &mut Quick<'a>) -> Option<()> {
        let mut ahead = *line;
        let mut location = None;
        let mut attached = std::mem::take(&mut self.function.attached);
        attached.clear();
        let read = loop {
            if ahead.ends_instruction() {
                break Some(());
            }
            let Some((kind, number)) = self.quick_attachment(&mut ahead) else { break None };
            let Some(node) = self.scope.metadata.get(number) else { break None };
            if kind.as_u32() == metadata_kinds::MD_DBG {
                location = Some(node);
            } else {
                attached.push((kind, node));
            }
        };
        if read.is_some() {
            if location.is_some() {
                self.function.body.set_debug_loc(inst, location);
            }
            self.function.body.add_attachments(inst, &attached);
            *line = ahead;
        }
        attached.clear();
        self.function.attached = attached;
        read
    }

    /// Reads `, !kind !12`, if it may be attached without conditions.
    #[inline]
    fn quick_attachment(&mut self, line: &mut Quick<'a>) -> Option<(MetadataKind, u32)> {
        line.eat(b", !")?;
        let name = line.name()?;
        let kind = match self.function.quick.kinds.get(name) {
            Some(&kind) => kind,
            None => {
                let number = metadata_kinds::MD_KIND.number(name)?;
                if number == metadata_kinds::MD_DIASSIGNID {
                    return None;
                }
                let kind = MetadataKind::from_u32(number);
                self.function.quick.kinds.insert(name.into(), kind);
                kind
            }
        };
        line.eat(b" !")?;
        Some((kind, line.number()?))
    }

    /// Whether an instruction ends here, apart from its metadata.
    #[inline]
    fn ends_here(line: &Quick<'a>) -> bool {
        line.rest().starts_with(b", !") || line.ends_instruction()
    }
}
