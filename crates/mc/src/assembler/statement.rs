//! Statements: labels, assignments, directives, macros, instructions.

use std::rc::Rc;

use super::Assembler;
use super::directives::{DIRECTIVES, Directive};
use super::fragments::{Branch, Kind, Tail};
use super::input::statement_end;
use super::limits::MAX_ERRORS;
use super::resolve::Resolver;
use crate::expr::parse_located;
use crate::lexer::is_identifier_byte;
use crate::{AsmError, Encoded, Expr, Lexer, Place, TokenKind};

/// A directive's statement while it is executed.
pub(crate) struct Statement<'a> {
    /// Name of the directive.
    pub(crate) name: &'a [u8],
    /// Place of the name.
    pub(crate) place: Place,
    /// The operands.
    pub(crate) lexer: Lexer<'a>,
    /// The text of the operands, without comment, and its place.
    pub(crate) operands: &'a [u8],
    pub(crate) operands_start: u32,
    /// The whole text, and the offset after the statement: for directives that take what follows it.
    pub(crate) text: &'a [u8],
    pub(crate) next: usize,
    pub(crate) base: u32,
}

impl Statement<'_> {
    /// Place after the statement.
    pub(crate) fn after(&self) -> Place {
        let at = self.base + self.next as u32;
        Place { start: at, end: at }
    }
}

/// Continuation of the assembler after a statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// At this offset of the same text.
    At(usize),
    /// At the top of the stack of texts, which has changed.
    Stack,
}

impl Assembler<'_> {
    /// Reads all statements.
    pub(crate) fn run(&mut self) {
        while let Some(buffer) = self.input.buffers.last() {
            let text = Rc::clone(&buffer.text);
            let base = buffer.base;
            let mut at = buffer.at;
            let depth = self.input.buffers.len();
            while at < text.len() && !self.state.is_ended && self.state.errors.len() < MAX_ERRORS {
                match self.statement(&text, at, base) {
                    Ok(Next::At(next)) => at = next,
                    Ok(Next::Stack) => break,
                    Err((error, next)) => {
                        self.report(error);
                        at = next;
                    }
                }
            }
            if self.input.buffers.len() != depth {
                continue;
            }
            let ended = at >= text.len() || self.state.is_ended || self.state.errors.len() >= MAX_ERRORS;
            if ended && let Some(buffer) = self.input.buffers.last() {
                self.check_conditionals(buffer.conditionals, depth, base + text.len() as u32);
                self.input.buffers.pop();
            }
        }
    }

    /// Reads the statement at an offset, and returns where the next one is; an error comes with that offset, too.
    fn statement(&mut self, text: &Rc<[u8]>, start: usize, base: u32) -> Result<Next, (AsmError, usize)> {
        let syntax = self.set.syntax();
        let (end, next) = statement_end(text, start, syntax);
        let statement = &text[start..end];
        let from = base + start as u32;
        let leaves = |error: AsmError| (error, next);
        if self.state.is_skipping() {
            self.skipped(statement, from).map_err(leaves)?;
            return Ok(Next::At(next));
        }
        // Lines that start with `#` are comments everywhere, unless an immediate could stand there, which cannot.
        let mut at = start;
        loop {
            while at < end && matches!(text[at], b' ' | b'\t' | b'\r') {
                at += 1;
            }
            if at >= end {
                return Ok(Next::At(next));
            }
            if text[at] == b'#' {
                let line = super::input::line_end(text, at);
                return Ok(Next::At((line + 1).min(text.len())));
            }
            let mut lexer = Lexer::new(&text[at..end], base + at as u32, syntax);
            let first = lexer.bump();
            let place = first.place;
            match first.kind {
                TokenKind::End => return Ok(Next::At(next)),
                TokenKind::Integer(number) if lexer.kind() == TokenKind::Colon => {
                    let number = u32::try_from(number)
                        .map_err(|_| leaves(AsmError::new(place, "invalid local label number")))?;
                    let symbol = self.state.symbols.define_local_label(number, place);
                    self.state.define_here(symbol, place).map_err(leaves)?;
                    at = (lexer.place().end - base) as usize;
                }
                TokenKind::Identifier(name) | TokenKind::String(name)
                    if lexer.kind() == TokenKind::Colon && !self.is_prefixed(&lexer) =>
                {
                    if name == b"." {
                        return Err(leaves(AsmError::new(place, "invalid use of pseudo-symbol '.' as a label")));
                    }
                    if !self.state.discarded.contains(name) {
                        let symbol = self.state.symbols.named(name, place);
                        self.state.define_here(symbol, place).map_err(leaves)?;
                    }
                    at = (lexer.place().end - base) as usize;
                }
                TokenKind::Identifier(name) | TokenKind::String(name)
                    if matches!(lexer.kind(), TokenKind::Equal | TokenKind::EqualEqual) =>
                {
                    let is_final = lexer.bump().kind == TokenKind::EqualEqual;
                    self.assignment(name, place, &mut lexer, is_final).map_err(leaves)?;
                    return Ok(Next::At(next));
                }
                TokenKind::Identifier(_) | TokenKind::Directional(..) | TokenKind::LeftCurly => {
                    return self.command(text, at, end, next, base).map_err(leaves);
                }
                TokenKind::Error(message) => return Err(leaves(AsmError::new(place, message))),
                _ => {
                    return Err(leaves(AsmError::new(place, "unexpected token at start of statement")));
                }
            }
        }
    }

    /// Whether the colon that follows is not that of a label.
    fn is_prefixed(&self, lexer: &Lexer<'_>) -> bool {
        let mut ahead = lexer.clone();
        ahead.bump();
        ahead.kind() == TokenKind::Colon && ahead.is_adjacent()
    }

    fn assignment(&mut self, name: &[u8], place: Place, lexer: &mut Lexer<'_>, is_final: bool) -> Result<(), AsmError> {
        let start = lexer.place();
        let (value, value_place) = self.assigned_value(lexer)?;
        lexer.expect_end()?;
        if name == b"." {
            self.append_org(value, 0, start);
            return Ok(());
        }
        self.state.assign(name, value, is_final, [place, value_place])
    }

    /// Parses the value of an assignment, of which LLVM says twice that it lacks.
    pub(crate) fn assigned_value(&mut self, lexer: &mut Lexer<'_>) -> Result<(Expr, Place), AsmError> {
        parse_located(lexer, &mut self.state).map_err(|error| {
            self.report(error);
            lexer.error("missing expression")
        })
    }

    /// Executes a macro, a directive or an instruction.
    fn command(&mut self, text: &Rc<[u8]>, start: usize, end: usize, next: usize, base: u32) -> Result<Next, AsmError> {
        let statement = &text[start..end];
        let length = statement.iter().position(|&byte| !is_identifier_byte(byte)).unwrap_or(statement.len());
        let name = &statement[..length];
        let place = Place { start: base + start as u32, end: base + (start + length) as u32 };
        let operands = &statement[length..];
        let operands_start = place.end;
        if !self.state.macros.is_empty()
            && !self.state.ignores_macros
            && let Some(found) = self.state.macros.get(name)
        {
            let found = Rc::clone(found);
            self.resume_at(next);
            let whole = Place { start: place.start, end: base + end as u32 };
            self.expand_macro(&found, operands, operands_start, whole)?;
            return Ok(Next::Stack);
        }
        if name.first() != Some(&b'.') {
            self.instruction(statement, place)?;
            return Ok(Next::At(next));
        }
        let lowercase = name.to_ascii_lowercase();
        if self.set.directive(&lowercase, operands, operands_start)? {
            return Ok(Next::At(next));
        }
        let Some(directive) = find_directive(&lowercase) else {
            let message = match lowercase.as_slice() {
                b".seh_pushreg" | b".seh_pushframe" | b".seh_setframe" | b".seh_savereg" | b".seh_savexmm" => {
                    ".seh_* directives are not supported on this target"
                }
                _ => "unknown directive",
            };
            return Err(AsmError::new(place, message));
        };
        let lexer = Lexer::new(operands, operands_start, self.set.syntax());
        let mut statement = Statement { name, place, lexer, operands, operands_start, text, next, base };
        match directive {
            Directive::Plain(run) => {
                run(self, &mut statement)?;
                Ok(Next::At(statement.next))
            }
            Directive::Expanding(run) => {
                run(self, &mut statement)?;
                Ok(Next::Stack)
            }
        }
    }

    /// Gives a directive that makes bytes of code to the target.
    pub(crate) fn target_statement(&mut self, statement: &Statement<'_>) -> Result<(), AsmError> {
        let start = (statement.place.start - statement.base) as usize;
        let end = (statement.operands_start - statement.base) as usize + statement.operands.len();
        self.instruction(&statement.text[start..end], statement.place)
    }

    /// Notes where the text at the top of the stack goes on when what is pushed above it has been read.
    pub(crate) fn resume_at(&mut self, next: usize) {
        if let Some(buffer) = self.input.buffers.last_mut() {
            buffer.at = next;
        }
    }

    /// Assembles an instruction.
    fn instruction(&mut self, statement: &[u8], place: Place) -> Result<(), AsmError> {
        let mut encoded = Encoded::default();
        self.state.located.clear();
        self.set.assemble(statement, place.start, &mut self.state, &mut encoded)?;
        self.state.begin_row();
        self.state.mark(true);
        let section = self.state.here();
        if section.is_zeros() && section.has_content.is_none() {
            section.has_content = Some(place);
        }
        let Encoded { bytes, fixups, relaxation } = encoded;
        fixups.iter().for_each(|fixup| self.state.use_all(&fixup.expr));
        if let Some(relaxation) = relaxation
            && let Some(short_fixup) = fixups.first().cloned()
        {
            let place = self.state.place_of(&short_fixup.expr, place);
            let branch = Branch {
                short: bytes,
                short_fixup,
                long: relaxation.bytes,
                long_fixup: relaxation.fixup,
                is_long: false,
                place,
            };
            return self.branch(branch, place);
        }
        let (fragment, offset) = self.state.here().position();
        for fixup in fixups {
            let fixup = super::fragments::SectionFixup {
                fragment,
                offset: offset + u32::from(fixup.offset),
                kind: Kind::Fixup(fixup.kind),
                place: self.state.place_of(&fixup.expr, place),
                value: fixup.expr,
            };
            self.state.here().fixups.push(fixup);
        }
        self.state.append_code(&bytes, place)
    }

    /// Appends a branch: at once if its distance is known, as most backward branches', otherwise as a part of
    /// unknown size.
    fn branch(&mut self, branch: Branch, place: Place) -> Result<(), AsmError> {
        let reaches = self.reaches_now(&branch);
        if let Some(is_short) = reaches {
            let (bytes, fixup) = match is_short {
                true => (branch.short, branch.short_fixup),
                false => (branch.long, branch.long_fixup),
            };
            let (fragment, offset) = self.state.here().position();
            self.state.here().fixups.push(super::fragments::SectionFixup {
                fragment,
                offset: offset + u32::from(fixup.offset),
                kind: Kind::Fixup(fixup.kind),
                value: fixup.expr,
                place,
            });
            return self.state.append_code(&bytes, place);
        }
        self.state.append_tail(Tail::Branch(Box::new(branch)), None);
        Ok(())
    }

    /// Whether the short form of a branch reaches its target, if that is known.
    fn reaches_now(&self, branch: &Branch) -> Option<bool> {
        let fixup = &branch.short_fixup;
        let mut resolver = Resolver::early(&self.state.symbols, &self.state.sections);
        let value = resolver.evaluate(&fixup.expr).ok()?;
        let (Some(target), None) = (value.add, value.sub) else { return Some(false) };
        let location = resolver.location(target)?;
        if location.section != self.state.current {
            return (resolver.root(location.section) != resolver.root(self.state.current)).then_some(false);
        }
        let section = &self.state.sections[self.state.current as usize];
        let distance = section.known_distance((location.fragment, location.offset), section.position())?;
        // A symbol may yet become global, and its branch long.
        if self.state.symbols.symbols[target].is_preemptible() || !self.state.symbols.symbols[target].is_temporary() {
            return None;
        }
        let value =
            distance.wrapping_add(location.addend).wrapping_add(value.constant).wrapping_sub(fixup.offset.into());
        Some(fixup.kind.field().store(&mut [0; 8], value).is_ok())
    }

    /// Appends bytes up to an offset of the section.
    pub(crate) fn append_org(&mut self, target: Expr, fill: u8, place: Place) {
        self.state.append_tail(Tail::Org(Box::new((target, fill, place))), None);
    }
}

/// Returns the directive of this name in lower case.
fn find_directive(name: &[u8]) -> Option<Directive> {
    let index = DIRECTIVES.binary_search_by(|(known, _)| known.as_bytes().cmp(name)).ok()?;
    Some(DIRECTIVES[index].1)
}
