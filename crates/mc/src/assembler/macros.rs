//! Macros and repetitions: definitions, arguments, expansion.

use std::cell::Cell;
use std::rc::Rc;

use super::Assembler;
use super::input::statement_end;
use super::limits::MAX_EXPANSION;
use super::statement::Statement;
use crate::lexer::{is_identifier_byte, string_end};
use crate::{AsmError, Lexer, Place, Syntax, TokenKind, parse_expression};

/// Parameter of a macro.
#[derive(Clone, Debug)]
pub(crate) struct Parameter {
    name: Vec<u8>,
    default: Option<Vec<u8>>,
    is_required: bool,
    /// Whether it takes all that is left of the arguments.
    is_variadic: bool,
}

/// A macro.
#[derive(Clone, Debug)]
pub(crate) struct Macro {
    name: Vec<u8>,
    parameters: Vec<Parameter>,
    body: Vec<u8>,
    /// Number of expansions so far, `\+`.
    count: Cell<usize>,
}

/// Values of parameters in an expansion.
struct Bindings<'a> {
    parameters: &'a [Parameter],
    values: Vec<Vec<u8>>,
    /// Number of the expansion, `\@`; `.rept` has none.
    count: Option<u64>,
    /// Number of the repetition, or of the expansion of this macro, `\+`.
    repetition: usize,
    is_alternate: bool,
}

/// Returns the first name of a statement, if it starts with one; labels are skipped.
fn statement_name(statement: &[u8]) -> &[u8] {
    let mut rest = statement.trim_ascii_start();
    loop {
        let length = rest.iter().position(|&byte| !is_identifier_byte(byte)).unwrap_or(rest.len());
        let name = &rest[..length];
        match rest[length..].trim_ascii_start() {
            [b':', after @ ..] if length > 0 && after.first() != Some(&b':') => rest = after.trim_ascii_start(),
            _ => return name,
        }
    }
}

/// Kinds of text that a directive ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    Macro,
    Repetition,
}

impl Block {
    fn opens(self, name: &[u8]) -> bool {
        match self {
            Block::Macro => name.eq_ignore_ascii_case(b".macro"),
            Block::Repetition => {
                [&b".rep"[..], b".rept", b".irp", b".irpc"].iter().any(|opening| name.eq_ignore_ascii_case(opening))
            }
        }
    }

    fn closes(self, name: &[u8]) -> bool {
        match self {
            Block::Macro => name.eq_ignore_ascii_case(b".endm") || name.eq_ignore_ascii_case(b".endmacro"),
            Block::Repetition => name.eq_ignore_ascii_case(b".endr") || name.eq_ignore_ascii_case(b".rep.end"),
        }
    }
}

/// Text of a block.
struct Body<'a> {
    text: &'a [u8],
    /// Offset after the directive that closes it.
    next: usize,
    /// Offset of what follows the name of that directive and should not.
    excess: Option<usize>,
}

/// Returns the text up to the directive that closes a block; `None` if there is none.
fn block_body<'a>(text: &'a [u8], start: usize, syntax: &Syntax, block: Block) -> Option<Body<'a>> {
    let mut at = start;
    let mut depth = 0usize;
    while at < text.len() {
        let (end, next) = statement_end(text, at, syntax);
        let name = statement_name(&text[at..end]);
        if block.opens(name) {
            depth += 1;
        } else if block.closes(name) {
            if depth == 0 {
                let after = name.as_ptr() as usize - text.as_ptr() as usize + name.len();
                let blanks = text[after..end].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
                let rest = &text[after + blanks..end];
                let excess = (!rest.is_empty() && !rest.starts_with(b"/*")).then_some(after + blanks);
                return Some(Body { text: &text[start..at], next, excess });
            }
            depth -= 1;
        }
        at = next;
    }
    None
}

/// Bytes between which blanks do not separate arguments.
fn is_operator(byte: u8) -> bool {
    matches!(byte, b'+' | b'-' | b'~' | b'/' | b'*' | b'=' | b'|' | b'^' | b'&' | b'!' | b'<' | b'>')
}

/// Splitter of the arguments of a macro.
struct Arguments<'a> {
    text: &'a [u8],
    at: usize,
    start: u32,
    is_alternate: bool,
}

impl<'a> Arguments<'a> {
    fn place(&self) -> Place {
        let at = self.start + self.at as u32;
        Place { start: at, end: at + 1 }
    }

    fn skip_blanks(&mut self) {
        while matches!(self.text.get(self.at), Some(b' ' | b'\t' | b'\r')) {
            self.at += 1;
        }
    }

    fn is_at_end(&mut self) -> bool {
        self.skip_blanks();
        self.at >= self.text.len()
    }

    /// Takes a comma, if one is next.
    fn comma(&mut self) -> bool {
        self.skip_blanks();
        let is = self.text.get(self.at) == Some(&b',');
        self.at += usize::from(is);
        is
    }

    /// Takes `name=`, if it is next.
    fn keyword(&mut self) -> Option<&'a [u8]> {
        self.skip_blanks();
        let rest = &self.text[self.at..];
        let length = rest.iter().position(|&byte| !is_identifier_byte(byte)).unwrap_or(rest.len());
        if length == 0 || rest[0].is_ascii_digit() {
            return None;
        }
        let after = rest[length..].iter().position(|byte| !matches!(byte, b' ' | b'\t'))? + length;
        if rest[after] != b'=' || rest.get(after + 1) == Some(&b'=') {
            return None;
        }
        self.at += after + 1;
        Some(&rest[..length])
    }

    /// Takes an argument; quotes of strings are dropped unless `keeps_quotes`.
    fn argument(&mut self, keeps_quotes: bool) -> Result<Vec<u8>, AsmError> {
        self.skip_blanks();
        let mut value = Vec::new();
        let mut depth = 0usize;
        if self.is_alternate
            && self.text.get(self.at) == Some(&b'<')
            && let Some(content) = self.angle_string()
        {
            return Ok(content);
        }
        while let Some(&byte) = self.text.get(self.at) {
            match byte {
                b',' if depth == 0 => break,
                b' ' | b'\t' | b'\r' => {
                    let blank = self.at;
                    self.skip_blanks();
                    let Some(&next) = self.text.get(self.at) else { break };
                    let follows_operator = value.last().copied().is_some_and(is_operator);
                    if is_operator(next) || follows_operator {
                        continue;
                    }
                    if depth == 0 {
                        // A blank separates as a comma does.
                        break;
                    }
                    value.extend_from_slice(&self.text[blank..self.at]);
                }
                b'"' => {
                    let Some(end) = string_end(self.text, self.at) else {
                        return Err(AsmError::new(self.place(), "unterminated string constant"));
                    };
                    let string = &self.text[self.at..end];
                    value.extend_from_slice(if keeps_quotes { string } else { &string[1..string.len() - 1] });
                    self.at = end;
                }
                b'(' => {
                    depth += 1;
                    value.push(byte);
                    self.at += 1;
                }
                b')' => {
                    depth = depth.saturating_sub(1);
                    value.push(byte);
                    self.at += 1;
                }
                _ => {
                    value.push(byte);
                    self.at += 1;
                }
            }
        }
        if depth > 0 {
            return Err(AsmError::new(self.place(), "unbalanced parentheses in macro argument"));
        }
        Ok(value)
    }

    /// Takes `<text>`, in which `!` escapes a character.
    fn angle_string(&mut self) -> Option<Vec<u8>> {
        let mut at = self.at + 1;
        let mut content = Vec::new();
        loop {
            match *self.text.get(at)? {
                b'>' => {
                    self.at = at + 1;
                    return Some(content);
                }
                b'!' => {
                    content.push(*self.text.get(at + 1)?);
                    at += 2;
                }
                byte => {
                    content.push(byte);
                    at += 1;
                }
            }
        }
    }

    /// Takes all that is left.
    fn rest(&mut self) -> Vec<u8> {
        self.skip_blanks();
        let rest = self.text[self.at..].trim_ascii_end().to_vec();
        self.at = self.text.len();
        rest
    }
}

/// Appends a body with the values of its parameters.
fn substitute(body: &[u8], bindings: &Bindings<'_>, out: &mut Vec<u8>) {
    let value_of = |name: &[u8]| {
        let index = bindings.parameters.iter().position(|parameter| parameter.name == name)?;
        bindings.values.get(index)
    };
    let mut at = 0;
    while at < body.len() && out.len() <= MAX_EXPANSION {
        let byte = body[at];
        if byte == b'\\' {
            match body.get(at + 1) {
                Some(b'@') if bindings.count.is_some() => {
                    out.extend(bindings.count.unwrap_or(0).to_string().into_bytes());
                    at += 2;
                }
                Some(b'+') => {
                    out.extend(bindings.repetition.to_string().into_bytes());
                    at += 2;
                }
                Some(b'(') if body.get(at + 2) == Some(&b')') => at += 3,
                _ => {
                    let rest = &body[at + 1..];
                    let length = rest.iter().position(|&byte| !is_identifier_byte(byte)).unwrap_or(rest.len());
                    match value_of(&rest[..length]) {
                        Some(value) if length > 0 => out.extend_from_slice(value),
                        _ => out.extend_from_slice(&body[at..at + 1 + length]),
                    }
                    at += 1 + length;
                    at += usize::from(bindings.is_alternate && body.get(at) == Some(&b'&'));
                }
            }
        } else if bindings.is_alternate && is_identifier_byte(byte) && !byte.is_ascii_digit() {
            let rest = &body[at..];
            let length = rest.iter().position(|&byte| !is_identifier_byte(byte)).unwrap_or(rest.len());
            match value_of(&rest[..length]) {
                Some(value) => {
                    out.extend_from_slice(value);
                    at += length;
                    at += usize::from(body.get(at) == Some(&b'&'));
                }
                None => {
                    out.extend_from_slice(&rest[..length]);
                    at += length;
                }
            }
        } else {
            out.push(byte);
            at += 1;
        }
    }
}

impl Assembler<'_> {
    /// Lets the body of a macro be read next, with its arguments.
    pub(crate) fn expand_macro(
        &mut self,
        definition: &Macro,
        text: &[u8],
        start: u32,
        place: Place,
    ) -> Result<(), AsmError> {
        let values = self.macro_arguments(definition, text, start)?;
        let bindings = Bindings {
            parameters: &definition.parameters,
            values,
            count: Some(self.state.expansions),
            repetition: definition.count.replace(definition.count.get() + 1),
            is_alternate: self.state.is_alternate,
        };
        let mut expansion = Vec::with_capacity(definition.body.len());
        substitute(&definition.body, &bindings, &mut expansion);
        self.state.expansions += 1;
        self.push(expansion, place, true)
    }

    /// Lets an expansion be read next; nothing more is read after one that is too long.
    fn push(&mut self, expansion: Vec<u8>, place: Place, is_macro: bool) -> Result<(), AsmError> {
        let conditionals = self.state.conditionals.len();
        if !self.input.has_room(expansion.len()) {
            self.state.is_ended = true;
            return Err(AsmError::new(place, "macros and repetitions expand to too much text"));
        }
        self.input.push(expansion, place, conditionals, is_macro)
    }

    fn macro_arguments(&mut self, definition: &Macro, text: &[u8], start: u32) -> Result<Vec<Vec<u8>>, AsmError> {
        let parameters = &definition.parameters;
        let name = || String::from_utf8_lossy(&definition.name).into_owned();
        let mut values: Vec<Option<Vec<u8>>> = vec![None; parameters.len()];
        let mut arguments = Arguments { text, at: 0, start, is_alternate: self.state.is_alternate };
        let mut position = 0;
        let mut saw_keyword = false;
        if parameters.is_empty() && !arguments.is_at_end() {
            let end = start + text.trim_ascii_end().len() as u32;
            return Err(AsmError::new(Place { start: end, end }, "Wrong number of arguments"));
        }
        while !arguments.is_at_end() {
            let argument_place = arguments.place();
            let before = arguments.at;
            let index = match arguments.keyword() {
                Some(keyword) => match parameters.iter().position(|parameter| parameter.name == keyword) {
                    Some(index) => {
                        saw_keyword = true;
                        index
                    }
                    None => {
                        let keyword = String::from_utf8_lossy(keyword).into_owned();
                        let message = format!("parameter named '{keyword}' does not exist for macro '{}'", name());
                        return Err(AsmError::new(argument_place, message));
                    }
                },
                None if saw_keyword => {
                    return Err(AsmError::new(argument_place, "cannot mix positional and keyword arguments"));
                }
                None => position,
            };
            let Some(parameter) = parameters.get(index) else {
                return Err(AsmError::new(argument_place, "too many positional arguments"));
            };
            let value = if parameter.is_variadic {
                arguments.rest()
            } else if self.state.is_alternate && text.get(arguments.at) == Some(&b'%') {
                self.evaluated_argument(&mut arguments)?
            } else {
                arguments.argument(false)?
            };
            if !value.is_empty() {
                values[index] = Some(value);
            }
            position = index + 1;
            if !arguments.comma() && arguments.at == before {
                return Err(AsmError::new(argument_place, "unexpected token in macro argument"));
            }
        }
        let end = start + text.trim_ascii_end().len() as u32;
        let mut filled = Vec::with_capacity(parameters.len());
        let mut missing = None;
        for (parameter, value) in parameters.iter().zip(values) {
            match value {
                Some(value) => filled.push(value),
                None if parameter.is_required => {
                    let parameter = String::from_utf8_lossy(&parameter.name).into_owned();
                    let message = format!("missing value for required parameter '{parameter}' in macro '{}'", name());
                    let error = AsmError::new(Place { start: end, end }, message);
                    missing.replace(error).into_iter().for_each(|error| self.report(error));
                }
                None => filled.push(parameter.default.clone().unwrap_or_default()),
            }
        }
        missing.map_or(Ok(filled), Err)
    }

    /// Takes `%expression`, which stands for its value.
    fn evaluated_argument(&mut self, arguments: &mut Arguments<'_>) -> Result<Vec<u8>, AsmError> {
        arguments.at += 1;
        let rest = &arguments.text[arguments.at..];
        let mut lexer = Lexer::new(rest, arguments.start + arguments.at as u32, self.set.syntax());
        let place = lexer.place();
        let expr = parse_expression(&mut lexer, &mut self.state)?;
        let Some(value) = self.state.evaluate_now(&expr) else {
            return Err(AsmError::new(place, "expected absolute expression"));
        };
        arguments.at = (lexer.previous_end() - arguments.start) as usize;
        Ok(value.to_string().into_bytes())
    }
}

/// `.macro name parameters`
pub(crate) fn define(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let syntax = assembler.set.syntax();
    // The body of a macro whose head is wrong is read as any text.
    let mut definition = parse_definition(assembler, statement)?;
    let Some(body) = block_body(statement.text, statement.next, syntax, Block::Macro) else {
        statement.next = statement.text.len();
        assembler.report(AsmError::new(statement.place, "no matching '.endmacro' in definition"));
        return Ok(());
    };
    statement.next = body.next;
    if let Some(excess) = body.excess {
        let at = statement.base + excess as u32;
        assembler.report(AsmError::new(Place { start: at, end: at + 1 }, "unexpected token in '.endm' directive"));
        return Ok(());
    }
    definition.body = body.text.to_vec();
    if assembler.state.macros.contains_key(&definition.name) {
        let name = String::from_utf8_lossy(&definition.name).into_owned();
        assembler.report(AsmError::new(statement.place, format!("macro '{name}' is already defined")));
        return Ok(());
    }
    assembler.state.macros.insert(definition.name.clone(), Rc::new(definition));
    Ok(())
}

/// Takes a name, which may begin with `$`.
fn name_of<'a>(lexer: &mut Lexer<'a>) -> Option<&'a [u8]> {
    let start = lexer.place().start;
    let mut ahead = lexer.clone();
    if ahead.eat(TokenKind::Dollar) && ahead.is_adjacent() && ahead.identifier().is_some() {
        *lexer = ahead;
        return Some(lexer.slice(Place { start, end: lexer.previous_end() }));
    }
    lexer.identifier()
}

fn parse_definition(assembler: &mut Assembler<'_>, statement: &Statement<'_>) -> Result<Macro, AsmError> {
    let mut lexer = statement.lexer.clone();
    let Some(name) = name_of(&mut lexer) else {
        return Err(lexer.error("expected identifier in '.macro' directive"));
    };
    lexer.eat(TokenKind::Comma);
    let mut parameters: Vec<Parameter> = Vec::new();
    while !lexer.is_at_end() {
        if parameters.last().is_some_and(|last| last.is_variadic) {
            let message = format!(
                "vararg parameter '{}' should be the last parameter",
                String::from_utf8_lossy(&parameters[parameters.len() - 1].name)
            );
            return Err(lexer.error(&message));
        }
        let Some(parameter) = name_of(&mut lexer) else {
            return Err(lexer.error("expected identifier in '.macro' directive"));
        };
        let described = || String::from_utf8_lossy(parameter).into_owned();
        if parameters.iter().any(|other| other.name == parameter) {
            let message =
                format!("macro '{}' has multiple parameters named '{}'", String::from_utf8_lossy(name), described());
            return Err(lexer.error(&message));
        }
        let mut added = Parameter { name: parameter.to_vec(), default: None, is_required: false, is_variadic: false };
        if lexer.eat(TokenKind::Colon) {
            let qualifier_place = lexer.place();
            match lexer.identifier() {
                Some(b"req") => added.is_required = true,
                Some(b"vararg") => added.is_variadic = true,
                Some(other) => {
                    let message = format!(
                        "{} is not a valid parameter qualifier for '{}' in macro '{}'",
                        String::from_utf8_lossy(other),
                        described(),
                        String::from_utf8_lossy(name)
                    );
                    return Err(AsmError::new(qualifier_place, message));
                }
                None => {
                    let message = format!(
                        "missing parameter qualifier for '{}' in macro '{}'",
                        described(),
                        String::from_utf8_lossy(name)
                    );
                    return Err(lexer.error(&message));
                }
            }
        }
        if lexer.kind() == TokenKind::Equal {
            lexer.bump();
            if added.is_required {
                let message = format!(
                    "pointless default value for required parameter '{}' in macro '{}'",
                    described(),
                    String::from_utf8_lossy(name)
                );
                assembler.warn(AsmError::new(lexer.place(), message));
            }
            let at = (lexer.place().start - statement.operands_start) as usize;
            let mut arguments = Arguments {
                text: statement.operands,
                at,
                start: statement.operands_start,
                is_alternate: assembler.state.is_alternate,
            };
            added.default = Some(arguments.argument(false)?);
            lexer = Lexer::new(
                &statement.operands[arguments.at..],
                statement.operands_start + arguments.at as u32,
                assembler.set.syntax(),
            );
        }
        parameters.push(added);
        lexer.eat(TokenKind::Comma);
    }
    Ok(Macro { name: name.to_vec(), parameters, body: Vec::new(), count: Cell::new(0) })
}

/// `.purgem name`
pub(crate) fn purge(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let Some(name) = name_of(&mut statement.lexer) else {
        return Err(statement.lexer.error("expected identifier in '.purgem' directive"));
    };
    statement.lexer.expect_end()?;
    if assembler.state.macros.remove(name).is_none() {
        let name = String::from_utf8_lossy(name).into_owned();
        return Err(AsmError::new(statement.place, format!("macro '{name}' is not defined")));
    }
    Ok(())
}

/// `.exitm`: leaves the macro.
pub(crate) fn exit(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    statement.lexer.expect_end()?;
    let Some(depth) = assembler.input.buffers.iter().rposition(|buffer| buffer.is_macro) else {
        let name = String::from_utf8_lossy(statement.name).into_owned();
        return Err(AsmError::new(
            statement.place,
            format!("unexpected '{name}' in file, no current macro definition"),
        ));
    };
    let conditionals = assembler.input.buffers[depth].conditionals;
    assembler.input.buffers.truncate(depth);
    assembler.state.conditionals.truncate(conditionals);
    Ok(())
}

/// `.endm` and `.endr` where nothing is open.
pub(crate) fn stray_end(_: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let name = String::from_utf8_lossy(statement.name).into_owned();
    let message = match name.as_str() {
        ".endr" => "unmatched '.endr' directive".to_owned(),
        _ => format!("unexpected '{name}' in file, no current macro definition"),
    };
    Err(AsmError::new(statement.lexer.place(), message))
}

/// Returns the body of a repetition, and lets the text go on after it; an empty one if it is wrong.
fn repetition_body<'a>(assembler: &mut Assembler<'_>, statement: &Statement<'a>) -> &'a [u8] {
    let syntax = assembler.set.syntax();
    let body = block_body(statement.text, statement.next, syntax, Block::Repetition);
    assembler.resume_at(body.as_ref().map_or(statement.text.len(), |body| body.next));
    let error = match body {
        Some(Body { text, excess: None, .. }) => return text,
        Some(Body { excess: Some(excess), .. }) => {
            let at = statement.base + excess as u32;
            AsmError::new(Place { start: at, end: at + 1 }, "expected newline")
        }
        None => AsmError::new(statement.place, "no matching '.endr' in definition"),
    };
    assembler.report(error);
    &[]
}

/// Lets the expansions of a body be read next, one for each list of values.
fn expand_repetition(
    assembler: &mut Assembler<'_>,
    body: &[u8],
    parameter: Option<&Parameter>,
    values: impl Iterator<Item = Vec<u8>>,
    place: Place,
) -> Result<(), AsmError> {
    let parameters = parameter.map(std::slice::from_ref).unwrap_or_default();
    let mut expansion = Vec::new();
    for (repetition, value) in values.enumerate() {
        let bindings = Bindings {
            parameters,
            values: vec![value],
            count: parameter.is_some().then_some(assembler.state.expansions),
            repetition,
            is_alternate: assembler.state.is_alternate,
        };
        substitute(body, &bindings, &mut expansion);
        if expansion.len() > MAX_EXPANSION {
            assembler.state.is_ended = true;
            return Err(AsmError::new(place, "macros and repetitions expand to too much text"));
        }
    }
    assembler.push(expansion, place, false)
}

/// `.rept count`. The body of a repetition whose head is wrong is read as any text.
pub(crate) fn repeat(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let place = statement.lexer.place();
    let expr = parse_expression(&mut statement.lexer, &mut assembler.state)?;
    let Some(count) = assembler.state.evaluate_now(&expr) else {
        return Err(AsmError::new(place, "unexpected token in '.rept' directive"));
    };
    let Ok(count) = usize::try_from(count) else { return Err(AsmError::new(place, "Count is negative")) };
    statement.lexer.expect_end()?;
    let body = repetition_body(assembler, statement);
    if count.saturating_mul(body.len().max(1)) > MAX_EXPANSION {
        assembler.state.is_ended = true;
        return Err(AsmError::new(place, "macros and repetitions expand to too much text"));
    }
    expand_repetition(assembler, body, None, std::iter::repeat_n(Vec::new(), count), statement.place)
}

/// Parses the parameter of `.irp` and `.irpc`, and the comma after it.
fn repeated_parameter(statement: &mut Statement<'_>) -> Result<Parameter, AsmError> {
    let directive = String::from_utf8_lossy(statement.name).into_owned();
    let Some(name) = name_of(&mut statement.lexer) else {
        return Err(statement.lexer.error(&format!("expected identifier in '{directive}' directive")));
    };
    let parameter = Parameter { name: name.to_vec(), default: None, is_required: false, is_variadic: false };
    if !statement.lexer.is_at_end() {
        statement.lexer.expect(TokenKind::Comma, "expected comma")?;
    }
    Ok(parameter)
}

/// Returns the splitter of the arguments from the next token on.
fn arguments_from<'a>(assembler: &Assembler<'_>, statement: &Statement<'a>) -> Arguments<'a> {
    Arguments {
        text: statement.operands,
        at: (statement.lexer.place().start - statement.operands_start) as usize,
        start: statement.operands_start,
        is_alternate: assembler.state.is_alternate,
    }
}

/// `.irp name, values`
pub(crate) fn repeat_values(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let parameter = repeated_parameter(statement)?;
    let mut arguments = arguments_from(assembler, statement);
    let mut values = Vec::new();
    loop {
        let is_last = arguments.is_at_end();
        if is_last && !values.is_empty() && statement.operands.trim_ascii_end().last() != Some(&b',') {
            break;
        }
        values.push(arguments.argument(false)?);
        arguments.comma();
        if is_last {
            break;
        }
    }
    let body = repetition_body(assembler, statement);
    expand_repetition(assembler, body, Some(&parameter), values.into_iter(), statement.place)
}

/// `.irpc name, characters`
pub(crate) fn repeat_characters(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let parameter = repeated_parameter(statement)?;
    let mut arguments = arguments_from(assembler, statement);
    let characters = arguments.argument(false)?;
    if !arguments.is_at_end() {
        return Err(AsmError::new(arguments.place(), "expected newline"));
    }
    let values = characters.into_iter().map(|character| vec![character]);
    let body = repetition_body(assembler, statement);
    expand_repetition(assembler, body, Some(&parameter), values, statement.place)
}
