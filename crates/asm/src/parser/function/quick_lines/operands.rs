//! Types, values, labels and alignments of quick lines.

use draig_ir::{Align, AttrSet, MAX_ALIGN_LOG2, Type, Value};
use draig_tables::AttrKind;

use super::super::super::Parser;
use super::super::super::cursor::{Cursor, ParseResult};
use super::super::super::quick::Quick;
use super::super::locals::LocalName;
use crate::lexer::{Token, TokenKind as T};

/// A type that lines mention.
#[derive(Clone, Copy, Debug)]
pub(super) struct QuickType {
    pub(super) ty: Type,
    pub(super) shape: Shape,
}

/// The indices that a type accepts after the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// None.
    Scalar,
    /// A constant below this number of fields.
    Struct(u32),
    /// Any integer.
    Array,
    /// The general parser decides, or the type has no size.
    Other,
}

/// Number of small constants of a type that are kept.
const SMALL_INTS: usize = 64;

/// Values of small constants from −1 on, of `i8`, `i16`, `i32` and `i64`.
#[derive(Clone, Debug)]
pub(super) struct SmallInts([[Option<Value>; SMALL_INTS]; 4]);

impl Default for SmallInts {
    fn default() -> SmallInts {
        SmallInts([[None; SMALL_INTS]; 4])
    }
}

impl SmallInts {
    /// Forgets values of which `keeps` is false.
    pub(super) fn retain(&mut self, keeps: impl Fn(Value) -> bool) {
        self.0.as_flattened_mut().iter_mut().for_each(|slot| *slot = slot.filter(|&value| keeps(value)));
    }

    #[inline]
    fn slot(&mut self, ty: Type, value: i64) -> Option<&mut Option<Value>> {
        let row = match ty {
            Type::I8 => 0,
            Type::I16 => 1,
            Type::I32 => 2,
            Type::I64 => 3,
            _ => return None,
        };
        self.0[row].get_mut(usize::try_from(value.wrapping_add(1)).ok()?)
    }
}

/// Words with which constants begin, as opposed to attributes.
pub(super) const CONSTANT_WORDS: [&[u8]; 5] = [b"null", b"true", b"false", b"poison", b"undef"];

impl<'a> Parser<'a, '_> {
    /// Reads a part of a quick line with the general parser. `None` if it reports an error or reads less.
    #[cold]
    pub(super) fn read_part<R>(
        &mut self,
        from: Quick<'a>,
        len: usize,
        read: impl FnOnce(&mut Self) -> ParseResult<R>,
    ) -> Option<R> {
        let start = from.position();
        let part = Cursor::new(self.cursor.source(), start..start + len as u32);
        let outer = std::mem::replace(&mut self.cursor, part);
        let result = read(self);
        let at_end = self.cursor.at(T::Eof);
        self.cursor = outer;
        result.ok().filter(|_| at_end)
    }

    /// Reads a name of a value and returns the value, or `Err` with the name if it was not mentioned yet.
    #[inline]
    fn quick_local(&self, line: &mut Quick<'a>) -> Option<Result<(Value, Type), LocalName<'a>>> {
        let locals = &self.function.locals;
        Some(if line.peek().is_ascii_digit() {
            let number = line.number()?;
            locals.numbered(number).ok_or(LocalName::Number(number))
        } else {
            let name = line.value_name()?;
            locals.named(name).ok_or(LocalName::Name(name.into()))
        })
    }

    /// Reads a name of a value that was mentioned before.
    #[inline]
    fn known_local(&self, line: &mut Quick<'a>) -> Option<(Value, Type)> {
        let locals = &self.function.locals;
        if line.peek().is_ascii_digit() { locals.numbered(line.number()?) } else { locals.named(line.value_name()?) }
    }

    /// Reads a value: a local one that was mentioned before, an integer, a global or a constant of one word.
    #[inline]
    pub(super) fn quick_value(&mut self, line: &mut Quick<'a>, ty: Type) -> Option<Value> {
        match line.peek() {
            b'%' => {
                line.take(1);
                let (value, found) = self.known_local(line)?;
                (found == ty).then_some(value)
            }
            b'0'..=b'9' | b'-' => {
                let value = line.integer()?;
                self.quick_int(ty, value)
            }
            b'@' if ty == Type::PTR => {
                line.take(1);
                let symbol = self.tables.strings.find(line.value_name()?)?;
                let global = self.scope.module.find_symbol(symbol)?;
                (self.scope.module.global(global).address_type == ty).then(|| global.into())
            }
            b'n' if ty == Type::PTR => {
                line.eat(b"null")?;
                self.tables.const_null(ty).map(Value::from)
            }
            b't' if ty == Type::I1 => line.eat(b"true").map(|()| self.tables.const_bool(true).into()),
            b'f' if ty == Type::I1 => line.eat(b"false").map(|()| self.tables.const_bool(false).into()),
            b'g' if ty == Type::PTR => self.quick_address(line),
            b'p' => line.eat(b"poison").map(|()| self.tables.const_poison(ty).into()),
            b'u' => line.eat(b"undef").map(|()| self.tables.const_undef(ty).into()),
            _ => None,
        }
    }

    /// Reads an element of a constant without tokens: a scalar type with a number, `null` or a defined global. `None`, with
    /// the cursor where it was, if it is anything else.
    #[inline]
    pub(in crate::parser) fn quick_element(&mut self) -> Option<Value> {
        let mut line = Quick::new(self.cursor.source(), self.cursor.loc());
        let ty = line.scalar_type()?;
        line.eat(b" ")?;
        if !matches!(line.peek(), b'0'..=b'9' | b'-' | b'@' | b'n') {
            return None;
        }
        let value = self.quick_value(&mut line, ty)?;
        if !matches!(line.peek(), b',' | b']' | b'}' | b')') {
            return None;
        }
        self.cursor.seek(line.position());
        Some(value)
    }

    /// Reads a parameter of the form `ptr noundef %0` without tokens, attribute and name each if there is one, and returns
    /// its type, its attributes and the token of its name. `None`, with the cursor where it was, for other forms.
    #[inline]
    pub(in crate::parser) fn quick_param(&mut self) -> Option<(Type, AttrSet, Token)> {
        let mut line = Quick::new(self.cursor.source(), self.cursor.loc());
        let ty = line.scalar_type()?;
        line.eat(b" ")?;
        let attributes = match line.eat(b"noundef ") {
            Some(()) => self.single_attributes[usize::from(AttrKind::NoUndef.number())]?,
            None => AttrSet::EMPTY,
        };
        let start = line.position();
        line.eat(b"%")?;
        let kind = match line.peek().is_ascii_digit() {
            true => line.number().map(|_| T::LocalVarId)?,
            false => line.name().map(|_| T::LocalVar)?,
        };
        let name = Token::new(kind, start, line.position());
        if !matches!(line.peek(), b',' | b')') {
            return None;
        }
        self.cursor.seek(line.position());
        Some((ty, attributes, name))
    }

    /// Reads the address of a part of a global: `getelementptr inbounds (i8, ptr @x, i64 8)`. The same text is the
    /// same constant, wherever it is.
    #[inline]
    fn quick_address(&mut self, line: &mut Quick<'a>) -> Option<Value> {
        let start = *line;
        let len = address_len(line.rest())?;
        let text = line.take(len);
        match self.function.quick.addresses.get(text) {
            Some(&known) => Some(known),
            None => self.find_address(start, text),
        }
    }

    #[cold]
    fn find_address(&mut self, start: Quick<'a>, text: &'a [u8]) -> Option<Value> {
        // Types defined later have no size here.
        if self.scope.last_type_definition > start.position() {
            return None;
        }
        let undefined = self.found.globals.len();
        let value = self.read_part(start, text.len(), |this| this.constant(Type::PTR))?;
        // Each mention of an undefined global counts.
        if self.found.globals.len() == undefined && undefined == 0 {
            self.function.quick.addresses.insert(text.into(), value);
        }
        Some(value)
    }

    /// Reads a value that may be mentioned before its definition. What follows it must be checked by `ends`, so that
    /// it is mentioned only if the general parser does the same.
    #[inline]
    pub(super) fn quick_early_value(&mut self, line: &mut Quick<'a>, ty: Type, ends: u8) -> Option<Value> {
        if line.peek() != b'%' {
            return self.quick_value(line, ty);
        }
        let loc = line.position();
        line.take(1);
        match self.quick_local(line)? {
            Ok((value, found)) => (found == ty).then_some(value),
            Err(name) if line.peek() == ends => self.forward_value(name, loc, ty).ok(),
            Err(_) => None,
        }
    }

    /// Reads `%block`, and creates the block if this is its first mention.
    #[inline]
    pub(super) fn quick_block(&mut self, line: &mut Quick<'a>) -> Option<Value> {
        let loc = line.position();
        line.eat(b"%")?;
        let before = *line;
        if let Some((value, ty)) = self.known_local(line) {
            return (ty == Type::LABEL).then_some(value);
        }
        *line = before;
        match self.quick_local(line)? {
            Ok((value, ty)) => (ty == Type::LABEL).then_some(value),
            // The number or name ends here.
            Err(name) if matches!(line.peek(), b',' | b'\n' | b' ') => {
                self.forward_block(name, loc).ok().map(Value::block)
            }
            Err(_) => None,
        }
    }

    /// Reads `label %block`.
    #[inline]
    pub(super) fn quick_label(&mut self, line: &mut Quick<'a>) -> Option<Value> {
        line.eat(b"label ")?;
        self.quick_block(line)
    }

    /// Returns an integer of a common type.
    #[inline]
    pub(super) fn quick_int(&mut self, ty: Type, value: i64) -> Option<Value> {
        if let Some(slot) = self.function.quick.small_ints.slot(ty, value) {
            if let Some(known) = *slot {
                return Some(known);
            }
            let made = Value::from(self.tables.const_i64(ty, value));
            *slot = Some(made);
            return Some(made);
        }
        matches!(ty, Type::I8 | Type::I16 | Type::I32 | Type::I64).then(|| self.tables.const_i64(ty, value).into())
    }

    /// Reads a scalar type and a value.
    #[inline]
    pub(super) fn quick_typed_value(&mut self, line: &mut Quick<'a>) -> Option<(Type, Value)> {
        let ty = line.scalar_type()?;
        line.eat(b" ")?;
        Some((ty, self.quick_value(line, ty)?))
    }

    /// Reads `, align 8`.
    #[inline]
    pub(super) fn quick_align(&mut self, line: &mut Quick<'a>) -> Option<Align> {
        line.eat(b", align ")?;
        let bytes = u64::from(line.number()?);
        if !bytes.is_power_of_two() {
            return None;
        }
        Align::from_bytes(bytes).filter(|align| align.log2() <= MAX_ALIGN_LOG2)
    }

    /// Reads a scalar type, the name of a struct that the module defines, or an array type.
    #[inline]
    pub(super) fn quick_type(&mut self, line: &mut Quick<'a>) -> Option<QuickType> {
        let start = *line;
        let len = match line.peek() {
            b'%' => {
                line.take(1);
                line.name()?;
                (line.position() - start.position()) as usize
            }
            b'[' => {
                let len = array_len(line.rest())?;
                line.take(len);
                len
            }
            _ => return Some(QuickType { ty: line.scalar_type()?, shape: Shape::Scalar }),
        };
        let text = &start.rest()[..len];
        match self.function.quick.types.get(text) {
            Some(&known) => Some(known),
            None => self.find_quick_type(start, text),
        }
    }

    #[cold]
    fn find_quick_type(&mut self, start: Quick<'a>, text: &'a [u8]) -> Option<QuickType> {
        // Types defined later have no size here.
        if self.scope.last_type_definition > start.position() {
            return None;
        }
        let ty = match text {
            [b'%', name @ ..] => *self.scope.named_types.get(&self.tables.strings.find(name)?)?,
            _ => self.read_part(start, text.len(), |this| this.ty(false))?,
        };
        let shape = match self.tables.types.struct_fields(ty).map(<[Type]>::len) {
            _ if !self.is_sized_here(ty) => Shape::Other,
            Some(_) if self.is_scalable(ty) => Shape::Other,
            Some(fields) => Shape::Struct(fields as u32),
            None if text.starts_with(b"[") => Shape::Array,
            None => Shape::Other,
        };
        let found = QuickType { ty, shape };
        self.function.quick.types.insert(text.into(), found);
        Some(found)
    }
}

/// Returns the length of the constant address with which a text begins: flags, a type, a global and numbers, which have
/// no parentheses among them.
#[inline]
fn address_len(text: &[u8]) -> Option<usize> {
    let rest = text.strip_prefix(b"getelementptr ")?;
    let open = rest.iter().position(|&byte| !(byte.is_ascii_lowercase() || byte == b' '))?;
    let inner = rest[open..].strip_prefix(b"(")?;
    let end = inner.iter().position(|byte| matches!(byte, b'(' | b')' | b'"' | b'\n' | b';'))?;
    let is_of_global = inner[..end].windows(7).any(|part| part == b", ptr @");
    (inner[end] == b')' && is_of_global).then_some(text.len() - inner.len() + end + 1)
}

/// Returns the length of the array type with which a text begins.
#[inline]
fn array_len(text: &[u8]) -> Option<usize> {
    let mut depth = 0u32;
    for (at, &byte) in text.iter().enumerate() {
        match byte {
            b'[' => depth += 1,
            b']' if depth == 1 => return Some(at + 1),
            b']' => depth -= 1,
            b'"' | b'\n' => return None,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_parts_of_globals_end_at_their_parenthesis() {
        let whole = |text: &str| address_len(text.as_bytes());
        for text in [
            "getelementptr inbounds nuw (i8, ptr @x, i64 8)",
            "getelementptr (%struct.S, ptr @x.y, i32 0, i32 1)",
            "getelementptr inbounds ([4 x { i8, ptr }], ptr @0, i64 0, i64 3)",
        ] {
            assert_eq!(whole(&format!("{text}, align 8")), Some(text.len()));
        }
        for text in [
            "getelementptr (i8, ptr getelementptr (i8, ptr @x, i64 8), i64 8)",
            "getelementptr (i8, ptr no_cfi @x, i64 8)",
            "getelementptr inrange(-16, 16) (i8, ptr @x, i64 8)",
            "getelementptr (i8, ptr @\"x\", i64 8)",
            "getelementptr (i8, ptr @x,",
            "getelementptr",
            "null",
        ] {
            assert_eq!(whole(text), None, "{text}");
        }
    }
}
