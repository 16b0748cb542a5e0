//! Places of values as expressions, range by range of the code.

use draig_ir::metadata::Class;
use draig_ir::{Const, ConstKind, LocalMetadataData, Metadata, Value, ValueKind};

use crate::code::{PartPlace, ValueSpan};
use crate::descriptions::{Located, Places};
use crate::expression::{Expression, Fragment, GlobalAddress, Link, Operand, PartOperand, fragment};
use crate::variables::{Finder, code_value};

/// Spans of a value's parts among which one is looked for; a part whose span is before them has no place.
const MAX_BACK: usize = 64;

/// Assignment of a value: equal ones are one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Meaning {
    pub(crate) is_address: bool,
    pub(crate) location: Option<Value>,
    pub(crate) expression: Option<Metadata>,
}

/// Form of a meaning's places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// Not asked for yet.
    Unknown,
    Nowhere,
    /// These bytes everywhere.
    Fixed(u32, u32),
    /// An operand of one part, which has these spans; whether nothing is computed from it.
    Spans(u32, u32, bool),
    Other,
}

impl Expression {
    /// Appends an expression of a table.
    pub(crate) fn append_place(&mut self, places: &Places, bytes: (u32, u32)) {
        let start = self.bytes.len() as u32;
        self.bytes.extend_from_slice(places.bytes(bytes));
        let links = places.links(bytes).iter();
        self.links.extend(links.map(|link| Link { offset: link.offset - bytes.0 + start, ..*link }));
    }
}

impl Finder<'_, '_> {
    /// Appends the expression that is being made to the table.
    pub(crate) fn store_expression(&mut self) -> (u32, u32) {
        let start = self.places.bytes.len() as u32;
        let Expression { bytes, links } = &self.s.expression;
        self.places.bytes.extend_from_slice(bytes);
        self.places.links.extend(links.iter().map(|link| Link { offset: link.offset + start, ..*link }));
        (start, self.places.bytes.len() as u32)
    }

    /// Whether the expression that is being made is in the table at a place.
    pub(crate) fn is_stored_at(&self, bytes: (u32, u32)) -> bool {
        self.s.expression.links.is_empty() && *self.s.expression.bytes == *self.places.bytes(bytes)
    }

    /// Whether a variable with this meaning alone is at one place, wherever its record is: it is declared so.
    pub(crate) fn is_constant_place(&self, meaning: u32) -> bool {
        let (meaning, _) = self.s.meanings[meaning as usize - 2];
        meaning.is_address
            && meaning.location.is_some_and(|value| match value.kind() {
                ValueKind::Global(_) | ValueKind::Const(_) => true,
                _ => code_value(value).is_some_and(|value| self.object(value).is_some()),
            })
    }

    /// Returns the form of a meaning's places.
    pub(crate) fn shape(&mut self, meaning: u32) -> Shape {
        let number = meaning as usize - 2;
        let (meaning, known) = self.s.meanings[number];
        if known != Shape::Unknown {
            return known;
        }
        let shape = self.find_shape(meaning);
        self.s.meanings[number].1 = shape;
        shape
    }

    fn find_shape(&mut self, meaning: Meaning) -> Shape {
        if let Some(value) = meaning.location.filter(|_| !meaning.is_address)
            && self.is_empty(meaning.expression)
        {
            // Most records are of a value as it is, or of a number.
            if let Some(at) = code_value(value) {
                let (from, to) = self.span_range(at);
                if from < to && self.notes.spans[from as usize].parts == 1 {
                    return Shape::Spans(from, to, true);
                }
            } else if let Some(number) = self.nodes.small_number(value) {
                self.s.expression.clear();
                self.s.expression.number(number);
                let (from, to) = self.store_expression();
                return Shape::Fixed(from, to);
            }
        }
        let (mut single, mut count, mut spans) = (None, 0, false);
        self.for_each_operand(meaning, &mut |value| {
            (single, count) = (Some(value), count + 1);
            spans |= !self.spans_of(value).is_empty();
        });
        if !spans {
            return match self.lower(meaning, 0) {
                true => {
                    let (from, to) = self.store_expression();
                    Shape::Fixed(from, to)
                }
                false => Shape::Nowhere,
            };
        }
        let range = single.and_then(code_value).map(|value| self.span_range(value));
        match range {
            Some((from, to)) if count == 1 && from < to && self.notes.spans[from as usize].parts == 1 => {
                let words = self.words(meaning.expression);
                let is_plain = words.is_empty() || words.len() == 3 && fragment(&words).is_some();
                Shape::Spans(from, to, is_plain && !meaning.is_address)
            }
            _ => Shape::Other,
        }
    }

    /// Appends the places of a meaning in a range. Those from `first` on are of the same part of a variable.
    pub(crate) fn locate(&mut self, first: usize, start: u32, end: u32, meaning: u32) {
        let shape = self.shape(meaning);
        let (meaning, _) = self.s.meanings[meaning as usize - 2];
        match shape {
            Shape::Unknown | Shape::Nowhere => {}
            Shape::Fixed(from, to) => self.push_located(first, Located { start, end, bytes: (from, to) }),
            Shape::Spans(from, to, is_plain) => {
                let all = &self.notes.spans[from as usize..to as usize];
                // What callers passed is known where the value is not anywhere, too.
                let has_entry = meaning.location.is_some_and(|value| self.entry(value).is_some());
                let mut at = start;
                let spans = all[all.partition_point(|span| span.end <= start)..].iter();
                for span in spans.take_while(|span| span.start < end) {
                    if has_entry && at < span.start {
                        self.locate_at(first, at, span.start, meaning);
                    }
                    let (from, to) = (span.start.max(start), span.end.min(end));
                    if from >= to {
                        continue;
                    }
                    if is_plain && self.direct(span) {
                        self.push_expression(first, from, to);
                    } else {
                        self.locate_at(first, from, to, meaning);
                    }
                    at = to;
                }
                if has_entry && at < end {
                    self.locate_at(first, at, end, meaning);
                }
            }
            Shape::Other => {
                let mut at = start;
                while at < end {
                    let until = self.next_change(meaning, at).min(end);
                    self.locate_at(first, at, until, meaning);
                    at = until.max(at + 1);
                }
            }
        }
    }

    /// Makes the expression of a part that is whole bytes, where it is.
    fn direct(&mut self, span: &ValueSpan) -> bool {
        let out = &mut self.s.expression;
        out.clear();
        match span.place {
            _ if !span.bits.is_multiple_of(8) => return false,
            PartPlace::None => return false,
            PartPlace::Register(register) => out.register(register),
            PartPlace::Frame(offset) => out.frame(offset),
        }
        true
    }

    /// Appends the place of a meaning as it is at the start of a range.
    fn locate_at(&mut self, first: usize, start: u32, end: u32, meaning: Meaning) {
        if self.lower(meaning, start) {
            self.push_expression(first, start, end);
        }
    }

    fn push_expression(&mut self, first: usize, start: u32, end: u32) {
        let last = self.s.located.get(first..).and_then(|list| list.last()).copied();
        if let Some(last) = last.filter(|last| last.end == start && self.is_stored_at(last.bytes)) {
            self.extend(last, end);
            return;
        }
        let bytes = self.store_expression();
        self.s.located.push(Located { start, end, bytes });
    }

    fn push_located(&mut self, first: usize, located: Located) {
        let last = self.s.located.get(first..).and_then(|list| list.last()).copied();
        match last.filter(|last| last.end == located.start && last.bytes == located.bytes) {
            Some(last) => self.extend(last, located.end),
            None => self.s.located.push(located),
        }
    }

    fn extend(&mut self, last: Located, end: u32) {
        if let Some(known) = self.s.located.last_mut() {
            *known = Located { end, ..last };
        }
    }

    /// Returns the next offset at which an operand has another place.
    fn next_change(&self, meaning: Meaning, from: u32) -> u32 {
        let mut next = u32::MAX;
        let mut look = |value: Value| {
            let (near, rest) = self.spans_at(value, from);
            let ends = near.iter().map(|span| span.end);
            next = ends.chain(rest.first().map(|span| span.start)).filter(|&at| at > from).fold(next, u32::min);
        };
        self.for_each_operand(meaning, &mut look);
        next
    }

    fn for_each_operand(&self, meaning: Meaning, each: &mut dyn FnMut(Value)) {
        let Some(value) = meaning.location else { return };
        match value.kind() {
            ValueKind::LocalMetadata(local) => match self.body.local_metadata(local) {
                LocalMetadataData::Value(value) => each(*value),
                LocalMetadataData::ArgList(values) => values.iter().for_each(|&value| each(value)),
            },
            _ => each(value),
        }
    }

    fn spans_of(&self, value: Value) -> &[ValueSpan] {
        let Some(value) = code_value(value) else { return &[] };
        let (from, to) = self.span_range(value);
        &self.notes.spans[from as usize..to as usize]
    }

    /// Returns the last spans of a value that start up to an offset, and those after it.
    fn spans_at(&self, value: Value, at: u32) -> (&[ValueSpan], &[ValueSpan]) {
        let spans = self.spans_of(value);
        let (before, after) = spans.split_at(spans.partition_point(|span| span.start <= at));
        (&before[before.len().saturating_sub(MAX_BACK)..], after)
    }

    /// Makes the expression of a meaning as it is at an offset; returns whether there is one.
    fn lower(&mut self, meaning: Meaning, at: u32) -> bool {
        let mut operands = Vec::new();
        self.for_each_operand(meaning, &mut |value| operands.push(self.operand(value, at)));
        let operands: Option<Vec<Operand>> = operands.into_iter().collect();
        let words = self.words(meaning.expression);
        let lowered =
            operands.and_then(|operands| Expression::lower(meaning.is_address, &operands, &words, self.version));
        let is_lowered = lowered.is_some();
        self.s.expression = lowered.unwrap_or_default();
        is_lowered
    }

    /// Returns an operand as it is at an offset; `None` if it is nowhere.
    fn operand(&self, value: Value, at: u32) -> Option<Operand> {
        if let Some(object) = code_value(value).and_then(|value| self.object(value)) {
            return Some(Operand::Object(object));
        }
        match value.kind() {
            ValueKind::Inst(_) | ValueKind::Arg(_) => {
                let mut parts: Vec<PartOperand> = Vec::new();
                for span in self.spans_at(value, at).0 {
                    if parts.is_empty() {
                        let nowhere = PartOperand { place: PartPlace::None, offset: 0, bits: 0 };
                        parts.resize(usize::from(span.parts), nowhere);
                    }
                    let Some(part) = parts.get_mut(usize::from(span.part)) else { continue };
                    (part.offset, part.bits) = (span.part_offset, span.bits);
                    if (span.start..span.end).contains(&at) {
                        part.place = span.place;
                    }
                }
                let is_somewhere = parts.iter().any(|part| part.place != PartPlace::None);
                // The shape of a part that is never anywhere is not known.
                match is_somewhere && parts.iter().all(|part| part.bits > 0) {
                    true => Some(Operand::Parts(parts)),
                    false => self.entry(value),
                }
            }
            ValueKind::Const(constant) => self.constant(constant),
            ValueKind::Global(global) => Some(Operand::Address(GlobalAddress::of(self.nodes.module, global))),
            _ => None,
        }
    }

    /// Returns the value with which a function was called, if callers may know it.
    fn entry(&self, value: Value) -> Option<Operand> {
        let ValueKind::Arg(number) = value.kind() else { return None };
        let arrival = self.notes.arrivals.get(number as usize).copied().flatten();
        arrival.map(|(register, bits)| Operand::Entry(register, bits))
    }

    fn constant(&self, constant: Const) -> Option<Operand> {
        let tables = &self.nodes.module.tables;
        let value = Value::from(constant);
        if let Some(number) = tables.number_value(value) {
            let bytes: Vec<u8> = number.limbs().iter().flat_map(|limb| limb.to_le_bytes()).collect();
            let size = (number.width().div_ceil(8) as usize).min(bytes.len());
            return Some(Operand::Constant(bytes[..size].to_vec(), number.width()));
        }
        if let Some(number) = tables.float_value(value) {
            let bits = number.format().width();
            let size = (bits as usize).div_ceil(8).min(16);
            return Some(Operand::Constant(number.bits().to_le_bytes()[..size].to_vec(), bits));
        }
        match tables.constants.kind(constant) {
            ConstKind::NullPointer => Some(Operand::Constant(vec![0; 8], 64)),
            _ => None,
        }
    }

    /// Whether an expression computes nothing.
    fn is_empty(&self, expression: Option<Metadata>) -> bool {
        let words = expression.and_then(|id| self.nodes.pool.words_of(id, Class::DIExpression));
        words.is_none_or(<[u32]>::is_empty)
    }

    /// Returns the elements of an expression.
    pub(crate) fn words(&self, expression: Option<Metadata>) -> Vec<u64> {
        expression
            .and_then(|id| self.nodes.of_class(id, Class::DIExpression))
            .map_or(Vec::new(), |node| node.elements().collect())
    }

    /// Returns the part of a variable that an expression is about.
    pub(crate) fn fragment(&self, expression: Option<Metadata>) -> Option<Fragment> {
        // An element is two words.
        if self.nodes.pool.words_of(expression?, Class::DIExpression)?.len() < 6 {
            return None;
        }
        let node = self.nodes.node(expression?)?;
        fragment(&node.elements().collect::<Vec<u64>>())
    }
}
