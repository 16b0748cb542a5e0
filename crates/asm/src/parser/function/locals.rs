//! The local values of the current function, by the numbers and names of the text: parameters, blocks,
//! instructions, and forward references.
//!
//! A block mentioned early is created at once and moved to its place later. Any other value mentioned early
//! gets a placeholder, an instruction handle beyond all real ones. Its uses are recorded and replaced with
//! the real value after the whole body is read. Use-lists are derived afterwards.

use std::borrow::Cow;

use draig_ir::{Block, DbgRecord, Inst, LocalMetadata, LocalMetadataData, Type, Value, ValueKind};
use rustc_hash::FxHashMap;

use super::super::Parser;
use super::super::cursor::{ParseError, ParseResult};
use crate::lexer::{Token, TokenKind as T, value};

/// The maximum length of a block's or instruction's name: LLVM's `-non-global-value-max-name-size`.
pub(super) const MAX_NAME_BYTES: usize = 1024;

/// The first placeholder; a body has fewer instructions than this.
pub(super) const FIRST_PLACEHOLDER: u32 = 1 << 28;

/// The type of a broken instruction's result: it is valid everywhere.
const BROKEN: Type = Type::from_u32(u32::MAX - 1);

/// A value with its number or name.
#[derive(Clone, Copy, Debug)]
struct Local {
    value: Value,
    ty: Type,
}

/// A number or a name of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LocalName<'a> {
    Number(u32),
    Name(Cow<'a, [u8]>),
}

impl LocalName<'_> {
    /// Formats the name for messages, without the sigil.
    pub(super) fn text(&self) -> Cow<'_, str> {
        match self {
            LocalName::Number(number) => Cow::Owned(number.to_string()),
            LocalName::Name(name) => String::from_utf8_lossy(name),
        }
    }
}

/// A mention before the definition.
#[derive(Debug)]
struct Forward<'a> {
    name: LocalName<'a>,
    loc: u32,
    /// The block, or the placeholder's value once it is known.
    value: Option<Value>,
}

/// A place that holds a placeholder.
#[derive(Clone, Copy, Debug)]
enum PlaceholderUse {
    Operand(Inst, u32),
    Record(DbgRecord),
    Metadata(LocalMetadata),
}

/// The local values of one body.
#[derive(Debug, Default)]
pub(super) struct Locals<'a> {
    numbered: Vec<Option<Local>>,
    /// Values whose numbers are far beyond the others.
    sparse: FxHashMap<u32, Local>,
    /// The lowest number allowed for the next unnamed value.
    next_number: u32,
    named: FxHashMap<Cow<'a, [u8]>, Local>,
    forwards: Vec<Forward<'a>>,
    /// Number of placeholders without a value so far.
    pub(super) open_placeholders: u32,
    uses: Vec<PlaceholderUse>,
    /// Whether an unnamed instruction was lost, which shifts later numbers.
    pub(super) numbers_lost: bool,
}

impl<'a> Locals<'a> {
    /// Clears everything but keeps the memory.
    pub(super) fn clear(&mut self) {
        self.numbered.clear();
        if !self.sparse.is_empty() {
            self.sparse.clear();
        }
        if !self.named.is_empty() {
            self.named.clear();
        }
        self.next_number = 0;
        self.forwards.clear();
        self.open_placeholders = 0;
        self.uses.clear();
        self.numbers_lost = false;
    }

    #[inline]
    fn number(&self, number: u32) -> Option<Local> {
        match self.numbered.get(number as usize) {
            Some(&local) => local,
            None if self.sparse.is_empty() => None,
            None => self.sparse.get(&number).copied(),
        }
    }

    #[inline]
    fn get(&self, name: &LocalName<'_>) -> Option<Local> {
        match name {
            LocalName::Number(number) => self.number(*number),
            LocalName::Name(name) => self.named.get(&**name).copied(),
        }
    }

    #[inline]
    fn set_number(&mut self, number: u32, local: Local) {
        let len = self.numbered.len();
        let at = number as usize;
        if at < len {
            self.numbered[at] = Some(local);
        } else if at == len {
            self.numbered.push(Some(local));
        } else {
            self.set_far_number(number, local);
        }
    }

    #[inline(never)]
    fn set_far_number(&mut self, number: u32, local: Local) {
        let at = number as usize;
        // In proportion to the text, so that one large number costs nothing.
        if at <= self.numbered.len() * 2 + 64 {
            self.numbered.resize(at, None);
            self.numbered.push(Some(local));
            let dense = &mut self.numbered;
            self.sparse.retain(|&number, local| match dense.get_mut(number as usize) {
                // Values defined since then are already in place.
                Some(place) => {
                    place.get_or_insert(*local);
                    false
                }
                None => true,
            });
        } else {
            self.sparse.insert(number, local);
        }
    }

    fn set(&mut self, name: LocalName<'a>, local: Local) {
        match name {
            LocalName::Number(number) => self.set_number(number, local),
            LocalName::Name(name) => drop(self.named.insert(name, local)),
        }
    }

    /// Whether a value may get this number, and none was mentioned by it before.
    #[inline]
    pub(super) fn is_new_number(&self, number: u32) -> bool {
        number >= self.next_number && self.number(number).is_none()
    }

    /// Whether a value may get this name, and none was mentioned by it before.
    #[inline]
    pub(super) fn is_new_name(&self, name: &[u8]) -> bool {
        name.len() <= MAX_NAME_BYTES && !self.named.contains_key(name)
    }

    /// Returns the value of this number and its type.
    #[inline]
    pub(super) fn numbered(&self, number: u32) -> Option<(Value, Type)> {
        self.number(number).map(|local| (local.value, local.ty))
    }

    /// Returns the value of this name and its type.
    #[inline]
    pub(super) fn named(&self, name: &[u8]) -> Option<(Value, Type)> {
        self.named.get(name).map(|local| (local.value, local.ty))
    }

    /// Returns the value of a placeholder, or any other value itself.
    fn resolved(&self, value: Value) -> Value {
        match placeholder(value) {
            Some(at) => self.forwards.get(at).and_then(|forward| forward.value).unwrap_or(value),
            None => value,
        }
    }

    /// Returns the number of names and numbers that were mentioned before their definition.
    pub(super) fn mention_count(&self) -> usize {
        self.forwards.len()
    }

    /// Records the placeholders of an instruction.
    #[inline(never)]
    pub(super) fn note_operands(&mut self, inst: Inst, operands: &[Value]) {
        for (at, &operand) in operands.iter().enumerate() {
            if placeholder(operand).is_some() {
                self.uses.push(PlaceholderUse::Operand(inst, at as u32));
            }
        }
    }

    /// Records that a record may have placeholders.
    pub(super) fn note_record(&mut self, record: DbgRecord) {
        self.uses.push(PlaceholderUse::Record(record));
    }

    /// Records that local metadata may have placeholders.
    pub(super) fn note_metadata(&mut self, metadata: LocalMetadata) {
        self.uses.push(PlaceholderUse::Metadata(metadata));
    }
}

/// Returns the index of a placeholder.
#[inline]
fn placeholder(value: Value) -> Option<usize> {
    match value.kind() {
        ValueKind::Inst(inst) => inst.as_u32().checked_sub(FIRST_PLACEHOLDER).map(|at| at as usize),
        _ => None,
    }
}

impl<'a> Parser<'a, '_> {
    /// Returns the number or name in a token.
    #[inline]
    pub(super) fn local_name(&self, token: Token) -> LocalName<'a> {
        let text = self.cursor.text_of(token);
        match token.kind {
            T::LocalVarId | T::LabelId => LocalName::Number(value::id(text)),
            _ => LocalName::Name(value::name(text)),
        }
    }

    /// Returns the local value named by the token just consumed, as an operand of a type.
    #[inline]
    pub(super) fn local(&mut self, token: Token, ty: Type) -> ParseResult<Value> {
        let text = self.cursor.text_of(token);
        let locals = &self.function.locals;
        let known = match (token.kind, text) {
            (T::LocalVarId, _) => locals.number(value::id(text)),
            (_, [_, b'"', ..]) => locals.named.get(&*value::name(text)).copied(),
            (_, [_, name @ ..]) => locals.named.get(name).copied(),
            _ => None,
        };
        match known {
            Some(local) if local.ty == ty => Ok(local.value),
            Some(local) => self.local_of_other_type(token, local, ty),
            None => self.early_mention(token, ty),
        }
    }

    #[cold]
    fn local_of_other_type(&mut self, token: Token, local: Local, ty: Type) -> ParseResult<Value> {
        self.check_is_value_type(token.start(), ty)?;
        if local.ty == BROKEN || (self.function.locals.numbers_lost && token.kind == T::LocalVarId) {
            return Ok(self.any_value(ty));
        }
        let name = self.local_name(token);
        let name = name.text();
        Err(self.cursor.error_at(
            token.start(),
            match ty {
                Type::LABEL => format!("'%{name}' is not a basic block"),
                _ => {
                    let (defined, expected) = (self.type_text(local.ty), self.type_text(ty));
                    format!("'%{name}' defined with type '{defined}' but expected '{expected}'")
                }
            },
        ))
    }

    fn check_is_value_type(&self, loc: u32, ty: Type) -> ParseResult<()> {
        if self.tables.types.as_function(ty).is_some() {
            return Err(self.cursor.error_at(loc, "functions are not values, refer to them as pointers"));
        }
        Ok(())
    }

    /// Returns some value of this type, after an error has been reported.
    fn any_value(&mut self, ty: Type) -> Value {
        match ty {
            Type::LABEL => Value::block(self.function.body.create_block()),
            _ => Value::from(self.tables.const_poison(ty)),
        }
    }

    #[inline(never)]
    fn early_mention(&mut self, token: Token, ty: Type) -> ParseResult<Value> {
        self.check_is_value_type(token.start(), ty)?;
        if !self.is_first_class_here(ty) {
            return Err(self.cursor.error_at(token.start(), "invalid use of a non-first-class type"));
        }
        let name = self.local_name(token);
        if ty == Type::LABEL {
            return self.forward_block(name, token.start()).map(Value::block);
        }
        self.forward_value(name, token.start(), ty)
    }

    /// Returns a placeholder for a value that is not defined yet.
    pub(super) fn forward_value(&mut self, name: LocalName<'a>, loc: u32, ty: Type) -> ParseResult<Value> {
        let at = self.function.locals.forwards.len() as u32;
        if at >= FIRST_PLACEHOLDER - 2 {
            return Err(self.cursor.error_at(loc, "too many values are used before their definition"));
        }
        let value = Value::inst(Inst::from_u32(FIRST_PLACEHOLDER + at));
        let locals = &mut self.function.locals;
        locals.open_placeholders += 1;
        locals.forwards.push(Forward { name: name.clone(), loc, value: None });
        locals.set(name, Local { value, ty });
        Ok(value)
    }

    /// Returns a block that is not begun yet.
    pub(super) fn forward_block(&mut self, name: LocalName<'a>, loc: u32) -> ParseResult<Block> {
        if matches!(&name, LocalName::Name(name) if name.len() > MAX_NAME_BYTES) {
            return Err(self.cursor.error_at(
                loc,
                "name is too long which can result in name collisions, consider making the name shorter or \
                 increasing -non-global-value-max-name-size",
            ));
        }
        let block = self.function.body.create_block();
        let value = Value::block(block);
        let locals = &mut self.function.locals;
        locals.forwards.push(Forward { name: name.clone(), loc, value: Some(value) });
        locals.set(name, Local { value, ty: Type::LABEL });
        Ok(block)
    }

    /// Returns the block of this name or number, mentioned in a `blockaddress` of the current function.
    pub(super) fn mentioned_block(&mut self, token: Token) -> ParseResult<Block> {
        let name = self.local_name(token);
        match self.function.locals.get(&name) {
            Some(local) => match local.value.as_block() {
                Some(block) => Ok(block),
                None => Err(self.cursor.error_at(token.start(), "referenced value is not a basic block")),
            },
            None => self.forward_block(name, token.start()),
        }
    }

    /// Enters a parameter under its name or number.
    pub(super) fn define_param(&mut self, number: u32, token: Token, ty: Type) {
        let value = Value::arg(number);
        let name = match token.kind {
            T::LocalVarId | T::LocalVar => self.local_name(token),
            _ => LocalName::Number(self.function.locals.next_number),
        };
        let locals = &mut self.function.locals;
        let name = match name {
            LocalName::Name(name) if name.is_empty() => LocalName::Number(locals.next_number),
            name => name,
        };
        match &name {
            LocalName::Number(number) => locals.next_number = number.saturating_add(1),
            LocalName::Name(name) => self.function.body.names_mut().set_unchecked(value, name),
        }
        locals.set(name, Local { value, ty });
    }

    /// Enters an instruction under the token that names it, or else under the next number.
    #[inline]
    pub(super) fn define_inst(&mut self, inst: Inst, token: Option<Token>, loc: u32) -> ParseResult<()> {
        let ty = self.function.body.inst_type(inst);
        if ty == Type::VOID {
            return match token {
                Some(_) => Err(self.cursor.error_at(loc, "instructions returning void cannot have a name")),
                None => Ok(()),
            };
        }
        let local = Local { value: Value::inst(inst), ty };
        let number = match token {
            None => self.function.locals.next_number,
            Some(token) if token.kind == T::LocalVarId => value::id(self.cursor.text_of(token)),
            Some(token) => match value::name(self.cursor.text_of(token)) {
                name if name.is_empty() => self.function.locals.next_number,
                name => return self.define_named(name, local, loc),
            },
        };
        let locals = &mut self.function.locals;
        if number < locals.next_number {
            return self.number_too_low(loc, "instruction", "%");
        }
        if let Some(early) = locals.number(number) {
            self.resolve(early, local, loc)?;
        }
        let locals = &mut self.function.locals;
        locals.set_number(number, local);
        locals.next_number = number.saturating_add(1);
        Ok(())
    }

    /// Enters an instruction under a number that was new before its line. The line may mention it itself.
    #[inline]
    pub(super) fn define_new_number(&mut self, number: u32, inst: Inst, ty: Type, loc: u32) -> ParseResult<()> {
        let local = Local { value: Value::inst(inst), ty };
        if self.function.locals.open_placeholders != 0
            && let Some(early) = self.function.locals.number(number)
        {
            self.resolve(early, local, loc)?;
        }
        let locals = &mut self.function.locals;
        locals.set_number(number, local);
        locals.next_number = number.saturating_add(1);
        Ok(())
    }

    /// Enters an instruction under a name that was new before its line. The line may mention it itself.
    #[inline]
    pub(super) fn define_new_name(&mut self, name: &'a [u8], inst: Inst, ty: Type, loc: u32) -> ParseResult<()> {
        let local = Local { value: Value::inst(inst), ty };
        let early = self.function.locals.named.insert(Cow::Borrowed(name), local);
        self.function.body.names_mut().set_unchecked(inst, name);
        match early {
            Some(early) => self.resolve(early, local, loc),
            None => Ok(()),
        }
    }

    #[cold]
    fn number_too_low(&self, loc: u32, what: &str, sigil: &str) -> ParseResult<()> {
        if self.function.locals.numbers_lost {
            return Ok(());
        }
        let next = self.function.locals.next_number;
        Err(self.cursor.error_at(loc, format!("{what} expected to be numbered '{sigil}{next}' or greater")))
    }

    fn define_named(&mut self, name: Cow<'a, [u8]>, local: Local, loc: u32) -> ParseResult<()> {
        if let Some(&early) = self.function.locals.named.get(&*name) {
            let is_forward = match early.value.kind() {
                ValueKind::Block(block) => !self.function.body.is_inserted(block),
                _ => placeholder(early.value).is_some() || early.ty == BROKEN,
            };
            if !is_forward {
                return Err(self.redefinition(&name, loc));
            }
            self.resolve(early, local, loc)?;
        }
        if name.len() > MAX_NAME_BYTES {
            return Err(self.redefinition(&name, loc));
        }
        self.function.body.names_mut().set_unchecked(local.value, &name);
        self.function.locals.named.insert(name, local);
        Ok(())
    }

    #[cold]
    fn redefinition(&self, name: &[u8], loc: u32) -> Box<ParseError> {
        let name = String::from_utf8_lossy(name);
        self.cursor.error_at(loc, format!("multiple definition of local value named '{name}'"))
    }

    /// Resolves an early mention, now that its value is defined.
    #[inline(never)]
    fn resolve(&mut self, early: Local, local: Local, loc: u32) -> ParseResult<()> {
        if early.ty == BROKEN {
            return Ok(());
        }
        if early.ty != local.ty {
            let ty = self.type_text(early.ty);
            return Err(self.cursor.error_at(loc, format!("instruction forward referenced with type '{ty}'")));
        }
        let locals = &mut self.function.locals;
        if let Some(at) = placeholder(early.value)
            && let Some(forward) = locals.forwards.get_mut(at)
        {
            forward.value = Some(local.value);
            locals.open_placeholders = locals.open_placeholders.saturating_sub(1);
        }
        Ok(())
    }

    /// After an error, makes the name that the broken instruction would have defined valid everywhere.
    #[cold]
    pub(super) fn define_broken_local(&mut self, token: Option<Token>) {
        let Some(token) = token else {
            self.function.locals.numbers_lost = true;
            return;
        };
        let name = self.local_name(token);
        let locals = &mut self.function.locals;
        if let LocalName::Number(number) = name {
            locals.next_number = locals.next_number.max(number.saturating_add(1));
        }
        let is_new = locals.get(&name).is_none_or(|known| placeholder(known.value).is_some());
        if is_new {
            locals.set(name, Local { value: Value::arg(0), ty: BROKEN });
        }
    }

    /// Begins the block that a label opens, or an unnamed one.
    pub(super) fn define_block(&mut self, name: Option<LocalName<'a>>, loc: u32) -> ParseResult<Block> {
        let name = match name {
            Some(LocalName::Name(name)) if name.is_empty() => None,
            Some(LocalName::Number(number)) if number < self.function.locals.next_number => {
                self.number_too_low(loc, "label", "")?;
                None
            }
            name => name,
        };
        let name = name.unwrap_or(LocalName::Number(self.function.locals.next_number));
        let block = match self.function.locals.get(&name) {
            Some(local) => match local.value.as_block() {
                Some(block) => block,
                None if local.ty == BROKEN => self.function.body.create_block(),
                None => return Err(self.block_not_created(&name, loc)),
            },
            None if matches!(&name, LocalName::Name(name) if name.len() > MAX_NAME_BYTES) => {
                return Err(self.block_not_created(&name, loc));
            }
            None => {
                let block = self.function.body.create_block();
                self.function.locals.set(name.clone(), Local { value: Value::block(block), ty: Type::LABEL });
                block
            }
        };
        // LLVM continues in the same block if a label occurs twice; its verifier rejects the terminator in
        // the middle.
        self.function.body.move_block_to_end(block);
        match &name {
            LocalName::Number(number) => self.function.locals.next_number = number.saturating_add(1),
            LocalName::Name(name) => self.function.body.names_mut().set_unchecked(block, name),
        }
        Ok(block)
    }

    #[cold]
    fn block_not_created(&self, name: &LocalName<'_>, loc: u32) -> Box<ParseError> {
        let kind = if matches!(name, LocalName::Number(_)) { "numbered" } else { "named" };
        self.cursor.error_at(loc, format!("unable to create block {kind} '{}'", name.text()))
    }

    /// Reports undefined names before undefined numbers, each in order.
    #[cold]
    pub(super) fn report_undefined_locals(&mut self) {
        let body = &self.function.body;
        let is_open = |forward: &&Forward<'_>| match forward.value.map(Value::kind) {
            Some(ValueKind::Block(block)) => !body.is_inserted(block),
            Some(_) => false,
            None => true,
        };
        let mut open: Vec<&Forward<'_>> = self.function.locals.forwards.iter().filter(is_open).collect();
        open.sort_by(|a, b| match (&a.name, &b.name) {
            (LocalName::Name(a), LocalName::Name(b)) => a.cmp(b),
            (LocalName::Number(a), LocalName::Number(b)) => a.cmp(b),
            (LocalName::Name(_), LocalName::Number(_)) => std::cmp::Ordering::Less,
            (LocalName::Number(_), LocalName::Name(_)) => std::cmp::Ordering::Greater,
        });
        let open: Vec<(u32, String)> = open
            .into_iter()
            .map(|forward| (forward.loc, format!("use of undefined value '%{}'", forward.name.text())))
            .collect();
        for (loc, message) in open {
            let error = self.cursor.error_at(loc, message);
            self.fail(error);
        }
    }

    /// Whether anything was mentioned before its definition.
    pub(super) fn has_forward_references(&self) -> bool {
        !self.function.locals.forwards.is_empty()
    }

    /// Replaces placeholders with their values.
    pub(super) fn replace_placeholders(&mut self) {
        let uses = std::mem::take(&mut self.function.locals.uses);
        let locals = &self.function.locals;
        let body = &mut self.function.body;
        for &one in &uses {
            match one {
                PlaceholderUse::Operand(inst, number) => {
                    let old = body.operands(inst)[number as usize];
                    body.set_operand_unchecked(inst, number as usize, locals.resolved(old));
                }
                PlaceholderUse::Record(record) => {
                    let mut data = body.record(record);
                    data.location = data.location.map(|value| locals.resolved(value));
                    data.address = data.address.map(|value| locals.resolved(value));
                    body.set_record(record, &data);
                }
                PlaceholderUse::Metadata(metadata) => match body.local_metadata_mut(metadata) {
                    LocalMetadataData::Value(value) => *value = locals.resolved(*value),
                    LocalMetadataData::ArgList(values) => {
                        values.iter_mut().for_each(|value| *value = locals.resolved(*value));
                    }
                },
            }
        }
        self.function.locals.uses = uses;
        self.function.locals.uses.clear();
    }
}
