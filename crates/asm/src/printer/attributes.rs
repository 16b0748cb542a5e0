//! Attributes (LangRef "Parameter Attributes", "Function Attributes"). The notation of some values differs
//! between a group and the other places.

use std::fmt::Display;
use std::io::Write;

use draig_ir::{AttrSet, Attribute};
use draig_num::write_u64;
use draig_tables::attribute_values::{
    AllocKinds, Captures, DenormalEnv, FpClasses, MemoryEffects, UNWIND_TABLE_SYNC, unpack_alloc_size,
    unpack_vscale_range,
};
use draig_tables::{AttrKind, history};

use super::Writer;
use super::text::push_quoted;

impl Writer<'_> {
    /// Writes the attributes of a set, separated by spaces, as for results, parameters and arguments.
    pub(super) fn attribute_set(&mut self, set: AttrSet) {
        if let Some(spelling) = self.spelled_sets.get(set.index()) {
            return spelling.push(&mut self.out);
        }
        let start = self.out.len();
        self.attributes(set, false, |_| true);
        self.spelled_sets.add(set.index(), &self.out[start..], 0);
    }

    /// Writes the attributes of a set as the body of an attribute group (`#0 = { … }`).
    pub(super) fn attribute_group(&mut self, set: AttrSet) {
        self.attributes(set, true, |_| true);
    }

    /// Writes the line `; Function Attrs: …` if a set has more than strings.
    pub(super) fn function_attributes_comment(&mut self, set: AttrSet) {
        let has_kind = |attribute: &Attribute| attribute.kind().is_some();
        if self.module.tables.attributes.set(set).iter().any(has_kind) {
            self.out.extend_from_slice(b"; Function Attrs: ");
            self.attributes(set, false, has_kind);
            self.out.push(b'\n');
        }
    }

    fn attributes(&mut self, set: AttrSet, in_group: bool, which: impl Fn(&Attribute) -> bool) {
        let attributes = self.module.tables.attributes.set(set);
        if self.version > history::CURRENT {
            let mut sorted: Vec<&Attribute> = attributes.iter().filter(|&attribute| which(attribute)).collect();
            sorted.sort_by_key(|attribute| order_in_23(attribute));
            for (at, attribute) in sorted.into_iter().enumerate() {
                if at > 0 {
                    self.out.push(b' ');
                }
                self.attribute(attribute, in_group);
            }
            return;
        }
        for (at, attribute) in attributes.iter().filter(|&attribute| which(attribute)).enumerate() {
            if at > 0 {
                self.out.push(b' ');
            }
            self.attribute(attribute, in_group);
        }
    }

    /// Writes one attribute.
    pub(super) fn attribute(&mut self, attribute: &Attribute, in_group: bool) {
        match attribute {
            Attribute::Int(kind, value) if self.version < history::CURRENT => {
                match history::old_spellings(*kind, *value, self.version) {
                    Some(old) => {
                        let words: Vec<&str> = old.iter().map(|attribute| attribute.spelling).collect();
                        self.out.extend_from_slice(words.join(" ").as_bytes());
                    }
                    None => self.int_attribute(*kind, *value, in_group),
                }
            }
            Attribute::Enum(kind) => self.out.extend_from_slice(kind.spelling().as_bytes()),
            Attribute::Int(kind, value) => self.int_attribute(*kind, *value, in_group),
            Attribute::Type(kind, ty) => {
                self.out.extend_from_slice(kind.spelling().as_bytes());
                if let Some(ty) = *ty {
                    self.out.push(b'(');
                    self.ty(ty);
                    self.out.push(b')');
                }
            }
            Attribute::Range(kind, range) => {
                self.out.extend_from_slice(kind.spelling().as_bytes());
                self.out.extend_from_slice(b"(i");
                write_u64(&mut self.out, u64::from(range.lower.width()));
                self.out.push(b' ');
                range.lower.write_signed_decimal(&mut self.out);
                self.out.extend_from_slice(b", ");
                range.upper.write_signed_decimal(&mut self.out);
                self.out.push(b')');
            }
            Attribute::RangeList(kind, ranges) => {
                self.out.extend_from_slice(kind.spelling().as_bytes());
                self.out.push(b'(');
                for (at, range) in ranges.iter().enumerate() {
                    self.out.extend_from_slice(if at == 0 { b"(" } else { b", (" });
                    range.lower.write_signed_decimal(&mut self.out);
                    self.out.extend_from_slice(b", ");
                    range.upper.write_signed_decimal(&mut self.out);
                    self.out.push(b')');
                }
                self.out.push(b')');
            }
            Attribute::String(key, value) => {
                // LLVM prints the key unescaped, whatever bytes it has.
                self.out.push(b'"');
                self.out.extend_from_slice(self.module.tables.str(*key));
                self.out.push(b'"');
                let value = self.module.tables.str(*value);
                if !value.is_empty() {
                    self.out.push(b'=');
                    push_quoted(&mut self.out, value);
                }
            }
        }
    }

    fn int_attribute(&mut self, kind: AttrKind, value: u64, in_group: bool) {
        let out = &mut self.out;
        out.extend_from_slice(kind.spelling().as_bytes());
        let word = value as u32;
        match kind {
            AttrKind::Alignment => {
                out.push(if in_group { b'=' } else { b' ' });
                write_u64(out, value);
            }
            AttrKind::StackAlignment | AttrKind::Dereferenceable | AttrKind::DereferenceableOrNull if in_group => {
                out.push(b'=');
                write_u64(out, value);
            }
            AttrKind::AllocSize => match unpack_alloc_size(value) {
                (element, None) => parenthesised(out, element),
                (element, Some(count)) => parenthesised(out, format_args!("{element},{count}")),
            },
            AttrKind::VScaleRange => {
                let (minimum, maximum) = unpack_vscale_range(value);
                parenthesised(out, format_args!("{minimum},{maximum}"));
            }
            AttrKind::UWTable => {
                if value == UNWIND_TABLE_SYNC {
                    out.extend_from_slice(b"(sync)");
                }
            }
            AttrKind::AllocKind => parenthesised(out, format_args!("\"{}\"", AllocKinds(value))),
            AttrKind::NoFPClass if word == 0 => out.extend_from_slice(b"(none)"),
            AttrKind::NoFPClass => parenthesised(out, FpClasses(word)),
            AttrKind::Memory if self.version > history::CURRENT => parenthesised(out, MemoryEffects(word).joined()),
            AttrKind::Memory => parenthesised(out, MemoryEffects(word)),
            AttrKind::DenormalFPEnv => parenthesised(out, DenormalEnv(word)),
            AttrKind::Captures => parenthesised(out, Captures(word)),
            _ => parenthesised(out, value),
        }
    }
}

/// Returns the sort key of an attribute in LLVM 23's order, in which `dead_on_return` has a number as its
/// value. Strings come last, in their given order.
fn order_in_23(attribute: &Attribute) -> (u16, bool) {
    match attribute.kind() {
        Some(AttrKind::DeadOnReturn) => (u16::from(AttrKind::DenormalFPEnv.number()), false),
        Some(kind) => (u16::from(kind.number()), true),
        None => (u16::MAX, true),
    }
}

/// Writes `(…)`. Attributes are rare compared with instructions, so the cost of formatting does not matter.
fn parenthesised(out: &mut Vec<u8>, content: impl Display) {
    // Writing to a vector cannot fail.
    let _ = write!(out, "({content})");
}
