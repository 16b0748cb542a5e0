//! Quick lines that call a function of the module, or a local value.

use draig_ir::{AttrSet, FastMath, Inst, Opcode, Tables, TailKind, Type};

use super::super::super::Parser;
use super::super::super::quick::Quick;
use super::super::calls::{CallHead, CallScratch, Callee};
use super::super::operands::Operand;
use super::Defined;
use super::operands::CONSTANT_WORDS;

/// The part of a call between its first word and its callee.
#[derive(Clone, Copy, Debug)]
pub(super) struct CallStart {
    calling_convention: u16,
    /// Attributes of the result.
    attributes: AttrSet,
    /// The result type, or the whole function type.
    ty: Type,
    /// The result type.
    result: Type,
}

impl CallStart {
    /// Whether all overlays of the tables below this one have what it consists of.
    pub(super) fn is_shared(&self, tables: &Tables) -> bool {
        tables.shares_set(self.attributes) && tables.shares_type(self.ty) && tables.shares_type(self.result)
    }
}

impl<'a> Parser<'a, '_> {
    /// Reads a call after its first word and the blank after it.
    #[inline]
    pub(super) fn quick_call(&mut self, line: &mut Quick<'a>, tail: TailKind, defined: Defined<'a>) -> Option<Inst> {
        let loc = line.position();
        if tail != TailKind::None {
            line.eat(b"call ")?;
        }
        // Calls in another address space name it.
        if self.scope.module.data_layout.program_address_space() != 0 {
            return None;
        }
        let start = self.quick_call_start(line)?;
        if (start.result == Type::VOID) != defined.is_nothing() {
            return None;
        }
        let callee = match line.peek() {
            b'@' => {
                line.take(1);
                let symbol = self.tables.strings.find(line.value_name()?)?;
                let global = self.scope.module.find_symbol(symbol)?;
                if self.scope.module.global(global).address_type != Type::PTR {
                    return None;
                }
                Callee::Known(global)
            }
            _ => Callee::Value(self.quick_value(line, Type::PTR)?),
        };
        line.eat(b"(")?;
        let head = CallHead {
            loc,
            calling_convention: start.calling_convention,
            address_space: 0,
            ty: start.ty,
            type_loc: loc,
            callee,
        };
        self.with_call_scratch(|this, scratch| {
            scratch.attributes.extend([AttrSet::EMPTY, start.attributes]);
            this.quick_call_rest(line, scratch)?;
            let (mut info, callee) = this.resolve_call(head, scratch).ok()?;
            info.tail = tail;
            this.note_debug_intrinsic(callee, loc);
            scratch.operands.push(callee);
            Some(this.append_call(Opcode::Call, start.result, FastMath::NONE, info, 0, scratch))
        })
    }

    /// Reads arguments and attributes up to the end of the call.
    #[inline]
    fn quick_call_rest(&mut self, line: &mut Quick<'a>, scratch: &mut CallScratch) -> Option<()> {
        while line.eat(b")").is_none() {
            if !scratch.args.is_empty() {
                line.eat(b", ")?;
            }
            let loc = line.position();
            let ty = line.scalar_type()?;
            line.eat(b" ")?;
            let mut attributes = AttrSet::EMPTY;
            if line.peek().is_ascii_lowercase() && !CONSTANT_WORDS.iter().any(|word| line.rest().starts_with(word)) {
                attributes = self.quick_attributes(line)?;
            }
            let value = self.quick_value(line, ty)?;
            scratch.args.push(Operand { value, ty, loc });
            scratch.attributes.push(attributes);
        }
        if line.eat(b" #").is_some() {
            let group = line.number()?;
            if !Self::ends_here(line) {
                return None;
            }
            scratch.attributes[0] = self.group_attributes(group);
        }
        Self::ends_here(line).then_some(())
    }

    /// Reads the part of a call up to its callee.
    #[inline]
    fn quick_call_start(&mut self, line: &mut Quick<'a>) -> Option<CallStart> {
        let before = *line;
        let len = callee_at(line.rest())?;
        let text = line.take(len);
        match self.function.quick.call_starts.get(text) {
            Some(&known) => Some(known),
            None => self.find_call_start(before, text),
        }
    }

    #[cold]
    fn find_call_start(&mut self, from: Quick<'a>, text: &'a [u8]) -> Option<CallStart> {
        // Types defined later have no size here.
        if self.scope.last_type_definition > from.position() {
            return None;
        }
        let (calling_convention, attributes, ty) = self.read_part(from, text.len(), |this| {
            Ok((this.optional_calling_convention()?, this.return_attributes()?, this.ty(true)?))
        })?;
        let result = self.tables.types.as_function(ty).map_or(ty, |function| function.result);
        let start = CallStart { calling_convention, attributes, ty, result };
        self.function.quick.call_starts.insert(text.into(), start);
        Some(start)
    }

    /// Reads the attributes of an argument and the blank after them.
    #[inline]
    fn quick_attributes(&mut self, line: &mut Quick<'a>) -> Option<AttrSet> {
        let before = *line;
        let len = value_at(line.rest())?;
        let text = line.take(len);
        match self.function.quick.attributes.get(text) {
            Some(&known) => Some(known),
            None => {
                let set = self.read_part(before, text.len(), |this| this.param_attributes())?;
                self.function.quick.attributes.insert(text.into(), set);
                Some(set)
            }
        }
    }
}

/// Returns the position of the callee in the text of a call: of the first sigil outside of parentheses, which must
/// follow a blank.
#[inline]
fn callee_at(text: &[u8]) -> Option<usize> {
    let mut depth = 0u32;
    for (at, &byte) in text.iter().enumerate() {
        match byte {
            b'@' | b'%' if depth == 0 => return (at > 0 && text[at - 1] == b' ').then_some(at),
            b'(' => depth += 1,
            b')' => depth = depth.checked_sub(1)?,
            b'"' | b'\n' | b';' => return None,
            _ => {}
        }
    }
    None
}

/// Returns the position of the value in the text of an argument, which is its last word.
#[inline]
fn value_at(text: &[u8]) -> Option<usize> {
    let (mut depth, mut last_blank) = (0u32, None);
    for (at, &byte) in text.iter().enumerate() {
        match byte {
            b' ' if depth == 0 => last_blank = Some(at + 1),
            b',' | b')' if depth == 0 => return last_blank,
            b'(' => depth += 1,
            b')' => depth -= 1,
            b'"' | b'\n' | b';' => return None,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_calls_end_at_blanks() {
        assert_eq!(callee_at(b"range(i32 0, 2) i32 @f("), Some(20));
        assert_eq!(callee_at(b"i32 (ptr, ...) %f("), Some(15));
        assert_eq!([callee_at(b"@f("), callee_at(b"i32)@f"), callee_at(b"i32\n@f"), callee_at(b"i32 ")], [None; 4]);
        assert_eq!(value_at(b"noundef range(i32 0, 2) %x, i32 %y)"), Some(24));
        assert_eq!(value_at(b"align 8 %x)"), Some(8));
        assert_eq!([value_at(b"%x)"), value_at(b"\"a\" %x)"), value_at(b"noundef %x")], [None; 3]);
    }
}
