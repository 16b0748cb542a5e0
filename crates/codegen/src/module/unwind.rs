//! Unwind tables: `.eh_frame` (Linux Standard Base 5.0, 10.6; DWARF 5, 6.4), written by the functions' rules.

use draig_image::{
    Binding, Fixup, FixupKind, SectionFlags, SectionId, Symbol, SymbolId, SymbolKind, SymbolPlace, Visibility,
};
use draig_ir::{Attribute, ConstKind, Global, Value};
use draig_tables::AttrKind;

use super::builder::Builder;
use super::leb128::write_unsigned;
use super::sections::{Contents, SectionKey};
use crate::code::{CfiRule, CodeBuffer, FunctionSpan};
use crate::format::UnwindTables;
use crate::{CodeModel, RelocationModel};

/// DWARF's encodings of pointers in these tables (Linux Standard Base 5.0, 10.5.1).
pub(crate) mod encoding {
    pub(crate) const ABSOLUTE: u8 = 0;
    pub(crate) const UNSIGNED4: u8 = 0x03;
    pub(crate) const SIGNED4: u8 = 0x0b;
    pub(crate) const SIGNED8: u8 = 0x0c;
    pub(crate) const RELATIVE: u8 = 0x10;
    pub(crate) const INDIRECT: u8 = 0x80;
    pub(crate) const OMIT: u8 = 0xff;
}

/// Properties that entries of `.eh_frame` share.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Common {
    personality: Option<Global>,
    has_lsda: bool,
    has_b_key: bool,
}

/// `.eh_frame` while it is written.
#[derive(Default)]
pub(crate) struct Frames {
    section: Option<SectionId>,
    /// Offsets of the entries that others share. There are as many as personalities.
    common: Vec<(Common, u32)>,
    /// Offset of the last entry.
    last: usize,
    /// Pointers to what is reached indirectly.
    pointers: rustc_hash::FxHashMap<Global, SymbolId>,
    personalities: rustc_hash::FxHashMap<Global, SymbolId>,
}

/// Place of a function's exception table.
pub(crate) type Lsda = (SymbolId, i64);

impl Builder<'_, '_> {
    /// Whether a function needs an entry: an exception can pass through it, or it asks for one.
    fn needs_frame(&self, function: Global) -> bool {
        let module = self.context.module;
        let Some(data) = module.global(function).as_function() else { return false };
        let attributes = &module.tables.attributes;
        let set = attributes.list(data.attributes).function;
        let wants_table = match attributes.get(set, AttrKind::UWTable) {
            Some(&Attribute::Int(_, kind)) => kind != 0,
            Some(_) => true,
            None => false,
        };
        wants_table || data.personality.is_some() || !attributes.has(set, AttrKind::NoUnwind)
    }

    /// Appends the entry of a function in `text` from `start` on, whose offsets in the buffer are less by `shift`.
    pub(crate) fn write_frame(
        &mut self,
        code: &CodeBuffer,
        span: &FunctionSpan,
        text: SectionId,
        start: u64,
        shift: i64,
    ) -> Result<(), String> {
        if !self.needs_frame(span.function) {
            return Ok(());
        }
        if self.context.format.unwind == UnwindTables::Windows {
            return self.write_windows_frame(code, span, text, start, shift);
        }
        let module = self.context.module;
        let personality = module.global(span.function).as_function().and_then(|data| data.personality);
        // Without a function that reads it, there is no table.
        let is_none = |value: Value| {
            let kind = value.as_const().map(|constant| module.tables.constants.kind(constant));
            matches!(kind, Some(ConstKind::NullPointer | ConstKind::Zero | ConstKind::Undef | ConstKind::Poison))
        };
        let lsda = match personality {
            Some(value) if is_none(value) => None,
            _ => self.write_lsda(code, span, text, start, shift)?,
        };
        let personality = match personality.filter(|_| lsda.is_some()) {
            None => None,
            Some(value) => Some(self.context.module.base_object(value).ok_or("a personality that is no function")?),
        };
        if self.context.format.unwind == UnwindTables::Compact
            && !self.write_compact_frame(code, span, text, start, personality.zip(lsda))?
        {
            return Ok(());
        }
        let section = self.frame_section();
        let common =
            self.common_entry(section, Common { personality, has_lsda: lsda.is_some(), has_b_key: span.has_b_key });
        let size = self.image[text].bytes.len() as u64 - start;
        let is_apple = self.context.format.is_mach_o();
        let is_large = self.context.code_model == CodeModel::Large || is_apple;
        let facts = self.context.target.frames();
        let (text_symbol, text_offset) = self.place_symbol(text, start);

        let mut at = self.image[section].bytes.len();
        self.frames.last = at;
        let entry = at;
        let target = &mut self.image[section];
        let fixup = |at: usize, kind, symbol, addend| -> Result<Fixup, String> {
            let offset = u32::try_from(at).map_err(|_| "unwind tables of more than 4 GiB")?;
            Ok(Fixup { offset, kind, symbol, addend })
        };
        let kind = if is_large { FixupKind::Pc64 } else { FixupKind::Pc32 };
        let width = if is_large { 8 } else { 4 };
        target.bytes.extend_from_slice(&[0; 4]);
        let distance = (at + 4) as u32 - common;
        target.bytes.extend_from_slice(&distance.to_le_bytes());
        at += 8;
        target.fixups.push(fixup(at, kind, text_symbol, text_offset)?);
        target.bytes.resize(at + width, 0);
        target.bytes.extend_from_slice(&size.to_le_bytes()[..width]);
        at += 2 * width;
        match lsda {
            None => target.bytes.push(0),
            Some((symbol, offset)) => {
                let (kind, size) = match self.context.relocation_model {
                    _ if facts.has_far_pointers => (FixupKind::Pc64, 8),
                    RelocationModel::Static if is_large => (FixupKind::Abs64, 8),
                    RelocationModel::Static => (FixupKind::Abs32, 4),
                    _ => (kind, width),
                };
                target.bytes.push(size as u8);
                target.fixups.push(fixup(at + 1, kind, symbol, offset)?);
                target.bytes.resize(at + 1 + size, 0);
            }
        }
        let mut last = start as i64;
        for &(offset, rule) in &code.cfi[span.cfi.clone()] {
            let offset = i64::from(offset) + shift;
            advance(&mut target.bytes, (offset - last) as u32);
            last = offset;
            write_rule(&mut target.bytes, rule, facts.data_factor);
        }
        finish_entry(&mut target.bytes, entry, 4);
        Ok(())
    }

    /// Ends the section on a multiple of its alignment, by the last entry.
    pub(crate) fn finish_frames(&mut self) {
        if let Some(section) = self.frames.section {
            finish_entry(&mut self.image[section].bytes, self.frames.last, 8);
        }
    }

    fn frame_section(&mut self) -> SectionId {
        if let Some(section) = self.frames.section {
            return section;
        }
        let format = self.context.format;
        let key = if format.is_mach_o() {
            SectionKey::named(format, b"__TEXT,__eh_frame", Contents::ReadOnly)
        } else {
            let kind = self.context.target.frames().section;
            SectionKey::bare(b".eh_frame", kind, SectionFlags { alloc: true, ..SectionFlags::default() })
        };
        let section = self.sections.get(&mut self.image, key);
        self.align(section, 8);
        self.frames.section = Some(section);
        section
    }

    /// Returns the offset of the entry with what others share, which is written if it is new.
    fn common_entry(&mut self, section: SectionId, common: Common) -> u32 {
        if let Some(&(_, offset)) = self.frames.common.iter().find(|(other, _)| *other == common) {
            return offset;
        }
        let is_large = self.context.code_model == CodeModel::Large;
        let facts = self.context.target.frames();
        let is_static = self.context.relocation_model == RelocationModel::Static && !facts.has_far_pointers;
        let of_functions = encoding::RELATIVE | if is_large { encoding::SIGNED8 } else { encoding::SIGNED4 };
        let is_far = is_large || facts.has_far_pointers;
        let relative = encoding::RELATIVE | if is_far { encoding::SIGNED8 } else { encoding::SIGNED4 };
        // Apple's linkers know no more than these: the first of addresses, the second of pointers to functions.
        let is_apple = self.context.format.is_mach_o();
        let (of_functions, of_tables) =
            if is_apple { (encoding::RELATIVE, encoding::RELATIVE) } else { (of_functions, relative) };
        let relative = if is_apple { encoding::RELATIVE | encoding::SIGNED4 } else { relative };
        let is_far = is_far && !is_apple;
        let absolute = if is_large { encoding::ABSOLUTE } else { encoding::UNSIGNED4 };
        let personality = common.personality.map(|global| match is_apple {
            true => self.symbol(global),
            false if is_static => self.reference(global),
            false => self.personality_pointer(global),
        });
        let target = &mut self.image[section];
        let offset = target.bytes.len();
        self.frames.last = offset;
        let bytes = &mut target.bytes;
        // Length, no number of a common entry, version.
        bytes.extend_from_slice(&[0, 0, 0, 0, 0, 0, 0, 0, 1, b'z']);
        bytes.extend(personality.map(|_| b'P'));
        bytes.extend(common.has_lsda.then_some(b'L'));
        bytes.push(b'R');
        bytes.extend(common.has_b_key.then_some(b'B'));
        bytes.push(0);
        // Factors of code and data, column of the return address.
        bytes.extend_from_slice(&[1, facts.data_factor as u8 & 0x7f, facts.return_column]);
        let size_at = bytes.len();
        bytes.push(0);
        if let Some(symbol) = personality {
            let (kind, size) = match (is_static, is_far) {
                _ if is_apple => (FixupKind::GotPcRel, 4),
                (true, false) => (FixupKind::Abs32, 4),
                (true, true) => (FixupKind::Abs64, 8),
                (false, false) => (FixupKind::Pc32, 4),
                (false, true) => (FixupKind::Pc64, 8),
            };
            bytes.push(if is_static { absolute } else { encoding::INDIRECT | relative });
            let at = bytes.len();
            target.fixups.push(Fixup { offset: at as u32, kind, symbol, addend: 0 });
            bytes.resize(at + size, 0);
        }
        if common.has_lsda {
            bytes.push(if is_static { absolute } else { of_tables });
        }
        bytes.push(of_functions);
        bytes[size_at] = (bytes.len() - size_at - 1) as u8;
        bytes.extend_from_slice(facts.initial);
        finish_entry(bytes, offset, 4);
        self.frames.common.push((common, offset as u32));
        offset as u32
    }

    /// Returns the symbol of a pointer to a personality function, which all files of a program share.
    fn personality_pointer(&mut self, personality: Global) -> SymbolId {
        if let Some(&symbol) = self.frames.personalities.get(&personality) {
            return symbol;
        }
        let target = self.symbol(personality);
        let name = [b"DW.ref.", self.image[target].name.as_slice()].concat();
        let pointer = self.image.symbol(&name);
        if self.image[pointer].is_undefined() {
            let mut key =
                SectionKey::named(self.context.format, &[b".data.", name.as_slice()].concat(), Contents::Data);
            key.group = Some((pointer, true));
            let section = self.sections.get(&mut self.image, key);
            self.align(section, 8);
            let data = &mut self.image[section];
            data.bytes.extend_from_slice(&[0; 8]);
            data.fixups.push(Fixup { offset: 0, kind: FixupKind::Abs64, symbol: target, addend: 0 });
            let symbol = &mut self.image[pointer];
            symbol.binding = Binding::Weak;
            symbol.visibility = Visibility::Hidden;
            symbol.kind = SymbolKind::Object;
            symbol.place = SymbolPlace::Section(section, 0);
            symbol.size = 8;
        }
        self.frames.personalities.insert(personality, pointer);
        pointer
    }

    /// Returns the symbol of a pointer to a global, which only this file uses.
    pub(crate) fn pointer_to(&mut self, global: Global) -> SymbolId {
        if let Some(&symbol) = self.frames.pointers.get(&global) {
            return symbol;
        }
        let target = self.symbol(global);
        let section = self.sections.get(&mut self.image, SectionKey::of(self.context.format, Contents::Data));
        let offset = self.align(section, 8);
        let data = &mut self.image[section];
        data.bytes.extend_from_slice(&[0; 8]);
        data.fixups.push(Fixup { offset: offset as u32, kind: FixupKind::Abs64, symbol: target, addend: 0 });
        let place = SymbolPlace::Section(section, offset);
        let pointer = self.image.add_symbol(Symbol { place, ..Symbol::default() });
        self.frames.pointers.insert(global, pointer);
        pointer
    }
}

/// Appends nothing-to-do's up to a multiple of `align`, and stores the length of the entry.
fn finish_entry(bytes: &mut Vec<u8>, entry: usize, align: usize) {
    bytes.resize(bytes.len().next_multiple_of(align), 0);
    let length = (bytes.len() - entry - 4) as u32;
    bytes[entry..entry + 4].copy_from_slice(&length.to_le_bytes());
}

/// Appends that what follows holds this many bytes of code later (DWARF 5, 6.4.2.1).
fn advance(out: &mut Vec<u8>, distance: u32) {
    match distance {
        0 => {}
        1..=0x3f => out.push(0x40 | distance as u8),
        0x40..=0xff => out.extend_from_slice(&[0x02, distance as u8]),
        0x100..=0xffff => {
            out.push(0x03);
            out.extend_from_slice(&(distance as u16).to_le_bytes());
        }
        _ => {
            out.push(0x04);
            out.extend_from_slice(&distance.to_le_bytes());
        }
    }
}

/// Appends a rule (DWARF 5, 6.4.2.2 to 6.4.2.4).
fn write_rule(out: &mut Vec<u8>, rule: CfiRule, factor: i32) {
    let register = |out: &mut Vec<u8>, number: u16| write_unsigned(out, number.into());
    match rule {
        CfiRule::DefCfa(number, offset) => {
            out.push(0x0c);
            register(out, number);
            write_unsigned(out, offset as u32 as u64);
        }
        CfiRule::DefCfaRegister(number) => {
            out.push(0x0d);
            register(out, number);
        }
        CfiRule::DefCfaOffset(offset) if offset < 0 => {
            out.push(0x13);
            super::leb128::write_signed(out, (offset / factor).into());
        }
        CfiRule::DefCfaOffset(offset) => {
            out.push(0x0e);
            write_unsigned(out, offset as u32 as u64);
        }
        CfiRule::Offset(number, offset) => {
            let factored = offset / factor;
            if factored < 0 {
                out.push(0x11);
                register(out, number);
                super::leb128::write_signed(out, factored.into());
            } else if number < 64 {
                out.push(0x80 | number as u8);
                write_unsigned(out, factored as u64);
            } else {
                out.push(0x05);
                register(out, number);
                write_unsigned(out, factored as u64);
            }
        }
        CfiRule::Register(number, other) => {
            out.push(0x09);
            register(out, number);
            register(out, other);
        }
        CfiRule::RememberState => out.push(0x0a),
        CfiRule::RestoreState => out.push(0x0b),
        CfiRule::Changed(number, difference) => {
            // DW_CFA_val_expression: DW_OP_breg
            out.push(0x16);
            write_unsigned(out, u64::from(number));
            out.extend_from_slice(&[2, 0x70 + number as u8, difference as u8 & 0x7f]);
        }
        CfiRule::NegateReturnState => out.push(0x2d),
        CfiRule::Restore(number) if number < 64 => out.push(0xc0 | number as u8),
        CfiRule::Restore(number) => {
            out.push(0x06);
            register(out, number);
        }
    }
}
