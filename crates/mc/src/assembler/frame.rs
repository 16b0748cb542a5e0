//! Call frame information, and its section `.eh_frame` (Linux Standard Base 5.0, 10.6; DWARF 5, 6.4).

use draig_image::{SectionFlags, SectionKind, SymbolId};
use draig_target::Triple;
use rustc_hash::FxHashMap;

use super::Assembler;
use super::directives::alignment::{ALIGN_BY_ZEROS, align_here};
use super::fragments::Tail;
use super::layout::leb128;
use crate::{AsmError, BinaryOp, Expr, Op, Place};

/// Facts about the frames of a target.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FrameInfo {
    is_aarch64: bool,
    /// Type of `.eh_frame` in ELF.
    section: SectionKind,
    /// Column of the return address.
    return_column: u32,
    /// Instructions that hold at the entry of a function.
    initial: &'static [u8],
    /// Offset of the canonical frame address at the entry.
    initial_offset: i64,
    /// Factor by which offsets from the canonical frame address are divided.
    data_alignment: i64,
}

/// Encoding of addresses of functions: relative, four bytes, signed.
const FUNCTION_ENCODING: u8 = 0x1b;

/// Encoding of no address.
const OMIT: u8 = 0xff;

impl FrameInfo {
    /// Returns the facts about a target; those of x86-64 unless it is AArch64.
    pub(crate) fn of(triple: &Triple) -> FrameInfo {
        if triple.is_aarch64() {
            FrameInfo {
                is_aarch64: true,
                section: SectionKind::Bits,
                return_column: 30,
                // def_cfa sp, 0
                initial: &[0x0c, 31, 0],
                initial_offset: 0,
                data_alignment: -4,
            }
        } else {
            FrameInfo {
                is_aarch64: false,
                // SHT_X86_64_UNWIND
                section: SectionKind::Other(0x7000_0001),
                return_column: 16,
                // def_cfa rsp, 8; offset rip, -8
                initial: &[0x0c, 7, 8, 0x90, 1],
                initial_offset: 8,
                data_alignment: -8,
            }
        }
    }

    /// Whether the target is AArch64.
    pub(crate) fn is_aarch64(&self) -> bool {
        self.is_aarch64
    }

    /// Returns the size of the smallest instruction, in which line tables count addresses.
    pub(crate) fn code_unit(&self) -> u8 {
        if self.is_aarch64 { 4 } else { 1 }
    }

    /// Returns the number of a register in DWARF, given its name without `%`.
    pub(crate) fn register(&self, name: &[u8]) -> Option<u32> {
        let name = std::str::from_utf8(name).ok()?.to_ascii_lowercase();
        if self.is_aarch64 { aarch64_register(&name) } else { x86_64_register(&name) }
    }
}

/// Names of general registers of x86-64 by DWARF's numbers (System V ABI, AMD64 supplement, figure 3.36).
const X86_64_GENERAL: [&str; 17] = [
    "rax", "rdx", "rcx", "rbx", "rsi", "rdi", "rbp", "rsp", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "rip",
];

/// Names of other registers of x86-64 without a number of their own, and their numbers in DWARF.
const X86_64_OTHERS: [(&str, u32); 13] = [
    ("rflags", 49),
    ("eflags", 49),
    ("es", 50),
    ("cs", 51),
    ("ss", 52),
    ("ds", 53),
    ("fs", 54),
    ("gs", 55),
    ("fs.base", 58),
    ("gs.base", 59),
    ("mxcsr", 64),
    ("fpcw", 65),
    ("fpsw", 66),
];

/// Families of registers: prefix, first and last number, number of the first in DWARF.
const X86_64_FAMILIES: [(&str, u32, u32, u32); 8] = [
    ("xmm", 0, 15, 17),
    ("xmm", 16, 31, 67),
    ("ymm", 0, 15, 17),
    ("zmm", 0, 15, 17),
    ("st(", 0, 7, 33),
    ("mm", 0, 7, 41),
    ("k", 0, 7, 118),
    ("r", 16, 31, 130),
];

const AARCH64_FAMILIES: [(&str, u32, u32, u32); 7] = [
    ("x", 0, 30, 0),
    ("w", 0, 30, 0),
    ("b", 0, 31, 64),
    ("h", 0, 31, 64),
    ("s", 0, 31, 64),
    ("d", 0, 31, 64),
    ("q", 0, 31, 64),
];

fn family(families: &[(&str, u32, u32, u32)], name: &str) -> Option<u32> {
    families.iter().find_map(|&(prefix, first, last, dwarf)| {
        let number = name.strip_prefix(prefix)?.trim_end_matches(')');
        let number: u32 = number.parse().ok()?;
        (first..=last).contains(&number).then(|| dwarf + number - first)
    })
}

fn x86_64_register(name: &str) -> Option<u32> {
    let general = X86_64_GENERAL.iter().position(|&register| register == name);
    let other = X86_64_OTHERS.iter().find(|other| other.0 == name).map(|other| other.1);
    general.map(|number| number as u32).or(other).or_else(|| family(&X86_64_FAMILIES, name))
}

fn aarch64_register(name: &str) -> Option<u32> {
    match name {
        "sp" | "wsp" => Some(31),
        "fp" => Some(29),
        "lr" => Some(30),
        "vg" => Some(46),
        _ => family(&AARCH64_FAMILIES, name),
    }
}

/// Instruction of call frame information.
#[derive(Clone, Debug)]
pub(crate) enum FrameOp {
    DefCfa(u32, i64),
    DefCfaOffset(i64),
    AdjustCfaOffset(i64),
    DefCfaRegister(u32),
    Offset(u32, i64),
    RelOffset(u32, i64),
    ValOffset(u32, i64),
    Restore(u32),
    Undefined(u32),
    SameValue(u32),
    Register(u32, u32),
    RememberState,
    RestoreState,
    /// Register and offset of the canonical frame address, and its address space.
    DefAddressSpace(u32, i64, i64),
    /// A symbol at this place of the section.
    Label(SymbolId),
    /// Bytes as they are.
    Raw(Vec<u8>),
}

/// A function's frames.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub(crate) begin: SymbolId,
    pub(crate) end: Option<SymbolId>,
    /// Instructions with the labels at which they begin to hold.
    pub(crate) ops: Vec<(SymbolId, FrameOp)>,
    /// The personality routine and its encoding.
    pub(crate) personality: Option<(u8, Expr)>,
    /// The language-specific data and its encoding.
    pub(crate) data: Option<(u8, Expr)>,
    /// Whether nothing holds at the entry.
    pub(crate) is_simple: bool,
    pub(crate) is_signal: bool,
    pub(crate) return_column: Option<u32>,
    /// Letters that AArch64 adds: return addresses signed by the second key, tagged memory.
    pub(crate) letters: Vec<u8>,
    pub(crate) place: Place,
    /// Section of the function.
    pub(crate) section: u32,
}

impl Frame {
    /// Facts that frames of one common entry share.
    fn common(&self) -> Common<'_> {
        Common {
            personality: self.personality.as_ref(),
            data_encoding: self.data.as_ref().map(|(encoding, _)| *encoding),
            is_signal: self.is_signal,
            is_simple: self.is_simple,
            return_column: self.return_column,
            letters: &self.letters,
        }
    }
}

/// Facts that frames of one common entry share.
#[derive(PartialEq, Eq, Hash)]
struct Common<'f> {
    personality: Option<&'f (u8, Expr)>,
    data_encoding: Option<u8>,
    is_signal: bool,
    is_simple: bool,
    return_column: Option<u32>,
    letters: &'f [u8],
}

/// Returns the size of an encoded address, if the encoding is one of those that are known.
pub(crate) fn encoded_size(encoding: u8) -> Option<u8> {
    if encoding == OMIT {
        return Some(0);
    }
    // Absolute or relative to the place, perhaps indirect.
    if encoding & 0x70 > 0x10 {
        return None;
    }
    match encoding & 0xf {
        0 | 4 | 8 | 12 => Some(8),
        2 | 10 => Some(2),
        3 | 11 => Some(4),
        _ => None,
    }
}

impl Assembler<'_> {
    /// Writes the frames to `.eh_frame`, `.debug_frame` or both.
    pub(crate) fn emit_frames(&mut self) {
        if !self.state.open_frames.is_empty() {
            let end = self.input.source_end();
            self.report(AsmError::new(Place { start: end, end }, "Unfinished frame!"));
            return;
        }
        let frames = std::mem::take(&mut self.state.frames);
        if frames.is_empty() {
            return;
        }
        self.state.lines.pending = None;
        let (unwinding, debugging) = self.state.frame_sections;
        if unwinding {
            let flags = SectionFlags { alloc: true, ..SectionFlags::default() };
            let section = self.state.simple_section(b".eh_frame", flags, self.frame_info.section);
            self.enter_frames(section);
            if let Err(error) = self.emit_entries(&frames) {
                self.report(error);
            }
        }
        if debugging {
            let section = self.state.simple_section(b".debug_frame", SectionFlags::default(), SectionKind::Bits);
            self.enter_frames(section);
            if let Err(error) = self.emit_debug_entries(&frames) {
                self.report(error);
            }
        }
    }

    fn enter_frames(&mut self, section: u32) {
        self.state.switch(section);
        let here = self.state.here();
        here.header.align = here.header.align.max(8);
        align_here(&mut self.state, 8, ALIGN_BY_ZEROS);
    }

    /// Writes the frames in the form of `.debug_frame` (DWARF 4, 6.4.1): all have one common entry, and addresses are
    /// absolute.
    fn emit_debug_entries(&mut self, frames: &[Frame]) -> Result<(), AsmError> {
        let Some(first) = frames.first() else { return Ok(()) };
        let place = first.place;
        let common = self.state.label_here(place);
        let end = self.emit_length(place)?;
        // The mark of common entries, version 4, no augmentation, sizes of addresses and segment selectors, and code
        // in single bytes.
        let mut bytes = vec![0xff, 0xff, 0xff, 0xff, 4, 0, 8, 0, 1];
        bytes.extend(leb128(self.frame_info.data_alignment, true, 0));
        bytes.extend(leb128(first.return_column.unwrap_or(self.frame_info.return_column).into(), false, 0));
        if !first.is_simple {
            bytes.extend(self.frame_info.initial);
        }
        self.state.append(&bytes, place)?;
        self.emit_end(end, 8, place)?;
        for frame in frames {
            let place = frame.place;
            let Some(function_end) = frame.end else { continue };
            let end = self.emit_length(place)?;
            self.state.append_value(Expr::symbol(common), 4, place)?;
            self.state.append_value(Expr::symbol(frame.begin), 8, place)?;
            self.state.append_value(difference(function_end, frame.begin), 8, place)?;
            self.emit_instructions(frame)?;
            self.emit_end(end, 8, place)?;
        }
        Ok(())
    }

    fn emit_entries(&mut self, frames: &[Frame]) -> Result<(), AsmError> {
        // Frames of one common entry follow it, in their order.
        let mut groups: Vec<Vec<usize>> = Vec::new();
        let mut group_of: FxHashMap<Common<'_>, usize> = FxHashMap::default();
        for (index, frame) in frames.iter().enumerate() {
            let group = *group_of.entry(frame.common()).or_insert(groups.len());
            if group == groups.len() {
                groups.push(Vec::new());
            }
            groups[group].push(index);
        }
        groups.sort_by_cached_key(|group| {
            let frame = &frames[group[0]];
            // Those without a personality or data come first.
            let personality = frame.personality.as_ref().and_then(|(encoding, value)| {
                let (symbol, _) = value.as_symbol()?;
                Some((self.state.symbols.symbols[symbol].name.to_vec(), *encoding))
            });
            let data = frame.data.as_ref().map_or(0, |data| data.0);
            (personality, data, frame.is_signal, frame.is_simple, frame.return_column.unwrap_or(u32::MAX))
        });
        let last = groups.last().and_then(|group| group.last().copied());
        for group in groups {
            let common = self.emit_common(&frames[group[0]])?;
            for index in group {
                self.emit_frame(&frames[index], common, last == Some(index))?;
            }
        }
        Ok(())
    }

    /// Writes a common information entry, and returns its label.
    fn emit_common(&mut self, frame: &Frame) -> Result<SymbolId, AsmError> {
        let place = frame.place;
        let start = self.state.label_here(place);
        let end = self.emit_length(place)?;
        let mut bytes = vec![0, 0, 0, 0, 1, b'z'];
        if frame.personality.is_some() {
            bytes.push(b'P');
        }
        if frame.data.is_some() {
            bytes.push(b'L');
        }
        bytes.push(b'R');
        if frame.is_signal {
            bytes.push(b'S');
        }
        bytes.extend(&frame.letters);
        bytes.push(0);
        // Code is aligned to single bytes.
        bytes.push(1);
        bytes.extend(leb128(self.frame_info.data_alignment, true, 0));
        bytes.extend(leb128(frame.return_column.unwrap_or(self.frame_info.return_column).into(), false, 0));
        let personality_size = frame.personality.as_ref().and_then(|(encoding, _)| encoded_size(*encoding));
        let data_size = 1 + personality_size.map_or(0, |size| 1 + i64::from(size)) + i64::from(frame.data.is_some());
        bytes.extend(leb128(data_size, false, 0));
        self.state.append(&bytes, place)?;
        if let Some((encoding, symbol)) = &frame.personality {
            self.state.append(&[*encoding], place)?;
            self.emit_address(*encoding, symbol.clone(), place)?;
        }
        let mut bytes = Vec::new();
        if let Some((encoding, _)) = frame.data {
            bytes.push(encoding);
        }
        bytes.push(FUNCTION_ENCODING);
        if !frame.is_simple {
            bytes.extend(self.frame_info.initial);
        }
        self.state.append(&bytes, place)?;
        self.emit_end(end, 4, place)?;
        Ok(start)
    }

    fn emit_frame(&mut self, frame: &Frame, common: SymbolId, is_last: bool) -> Result<(), AsmError> {
        let place = frame.place;
        let Some(function_end) = frame.end else { return Ok(()) };
        let end = self.emit_length(place)?;
        let here = self.state.label_here(place);
        self.state.append_value(difference(here, common), 4, place)?;
        self.emit_address(FUNCTION_ENCODING, Expr::symbol(frame.begin), place)?;
        self.state.append_value(difference(function_end, frame.begin), 4, place)?;
        match &frame.data {
            Some((encoding, symbol)) => {
                let size = encoded_size(*encoding).unwrap_or(0);
                self.state.append(&[size], place)?;
                self.emit_address(*encoding, symbol.clone(), place)?;
            }
            None => self.state.append(&[0], place)?,
        }
        self.emit_instructions(frame)?;
        self.emit_end(end, if is_last { 8 } else { 4 }, place)
    }

    /// Writes the instructions of a frame.
    fn emit_instructions(&mut self, frame: &Frame) -> Result<(), AsmError> {
        let mut cfa = self.frame_info.initial_offset;
        if frame.is_simple {
            cfa = 0;
        }
        let mut remembered = Vec::new();
        let mut at = frame.begin;
        for (label, op) in &frame.ops {
            if *label != at {
                self.state.append_tail(Tail::Advance(Box::new((at, *label))), None);
                at = *label;
            }
            if let FrameOp::Label(symbol) = *op {
                let place = self.state.symbols.symbols[symbol].place;
                self.state.define_here(symbol, place)?;
                continue;
            }
            let bytes = encode(op, self.frame_info.data_alignment, &mut cfa, &mut remembered);
            self.state.append(&bytes, frame.place)?;
        }
        Ok(())
    }

    /// Writes the length of what follows it up to the label that is returned.
    pub(crate) fn emit_length(&mut self, place: Place) -> Result<SymbolId, AsmError> {
        let end = self.state.symbols.temporary(place);
        // The length does not count its own four bytes.
        let here = self.state.label_here(place);
        let length = difference(end, here).plus(-4);
        self.state.append_value(length, 4, place)?;
        Ok(end)
    }

    fn emit_end(&mut self, end: SymbolId, align: u64, place: Place) -> Result<(), AsmError> {
        align_here(&mut self.state, align, ALIGN_BY_ZEROS);
        self.state.define_here(end, place)
    }

    fn emit_address(&mut self, encoding: u8, value: Expr, place: Place) -> Result<(), AsmError> {
        let size = encoded_size(encoding).unwrap_or(0);
        if size == 0 {
            return Ok(());
        }
        let value = if encoding & 0x70 == 0x10 {
            let here = self.state.label_here(place);
            let mut ops = value.ops();
            ops.extend([Op::Symbol(here, None), Op::Binary(BinaryOp::Sub)]);
            Expr::Ops(ops.into())
        } else {
            value
        };
        self.state.append_value(value, size, place)
    }
}

/// Returns the expression `left - right`.
pub(crate) fn difference(left: SymbolId, right: SymbolId) -> Expr {
    Expr::Ops(Box::new([Op::Symbol(left, None), Op::Symbol(right, None), Op::Binary(BinaryOp::Sub)]))
}

/// Returns the bytes of an instruction, which may change the offset of the canonical frame address.
fn encode(op: &FrameOp, alignment: i64, cfa: &mut i64, remembered: &mut Vec<i64>) -> Vec<u8> {
    let unsigned = |value: u32| leb128(value.into(), false, 0);
    let mut bytes = Vec::new();
    match *op {
        FrameOp::DefCfa(register, offset) => {
            *cfa = offset;
            bytes.push(0x0c);
            bytes.extend(unsigned(register));
            bytes.extend(leb128(offset, false, 0));
        }
        FrameOp::DefCfaOffset(offset) => {
            *cfa = offset;
            bytes.push(0x0e);
            bytes.extend(leb128(offset, false, 0));
        }
        FrameOp::AdjustCfaOffset(amount) => {
            *cfa = cfa.wrapping_add(amount);
            bytes.push(0x0e);
            bytes.extend(leb128(*cfa, false, 0));
        }
        FrameOp::DefCfaRegister(register) => {
            bytes.push(0x0d);
            bytes.extend(unsigned(register));
        }
        FrameOp::Offset(register, offset) => encode_offset(&mut bytes, register, offset, alignment),
        FrameOp::RelOffset(register, offset) => {
            encode_offset(&mut bytes, register, offset.wrapping_sub(*cfa), alignment)
        }
        FrameOp::ValOffset(register, offset) => {
            let factored = offset.wrapping_div(alignment);
            bytes.push(if factored < 0 { 0x15 } else { 0x14 });
            bytes.extend(unsigned(register));
            bytes.extend(leb128(factored, factored < 0, 0));
        }
        FrameOp::Restore(register) if register < 64 => bytes.push(0xc0 | register as u8),
        FrameOp::Restore(register) => {
            bytes.push(0x06);
            bytes.extend(unsigned(register));
        }
        FrameOp::Undefined(register) => {
            bytes.push(0x07);
            bytes.extend(unsigned(register));
        }
        FrameOp::SameValue(register) => {
            bytes.push(0x08);
            bytes.extend(unsigned(register));
        }
        FrameOp::Register(first, second) => {
            bytes.push(0x09);
            bytes.extend(unsigned(first));
            bytes.extend(unsigned(second));
        }
        FrameOp::RememberState => {
            remembered.push(*cfa);
            bytes.push(0x0a);
        }
        FrameOp::RestoreState => {
            *cfa = remembered.pop().unwrap_or(*cfa);
            bytes.push(0x0b);
        }
        FrameOp::DefAddressSpace(register, offset, space) => {
            *cfa = offset;
            // DW_CFA_LLVM_def_aspace_cfa
            bytes.push(0x30);
            bytes.extend(unsigned(register));
            bytes.extend(leb128(offset, false, 0));
            bytes.extend(leb128(space, false, 0));
        }
        FrameOp::Label(_) => {}
        FrameOp::Raw(ref raw) => bytes.extend(raw),
    }
    bytes
}

fn encode_offset(bytes: &mut Vec<u8>, register: u32, offset: i64, alignment: i64) {
    let factored = offset.wrapping_div(alignment);
    if factored < 0 {
        bytes.push(0x11);
        bytes.extend(leb128(register.into(), false, 0));
        bytes.extend(leb128(factored, true, 0));
    } else if register < 64 {
        bytes.push(0x80 | register as u8);
        bytes.extend(leb128(factored, false, 0));
    } else {
        bytes.push(0x05);
        bytes.extend(leb128(register.into(), false, 0));
        bytes.extend(leb128(factored, false, 0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registers_have_the_numbers_of_the_abi() {
        let names = [("rsp", 7), ("RIP", 16), ("xmm3", 20), ("xmm16", 67), ("r10", 10), ("st(2)", 35), ("k7", 125)];
        for (name, number) in names {
            assert_eq!(
                FrameInfo::of(&Triple::parse(b"x86_64-linux")).register(name.as_bytes()),
                Some(number),
                "{name}"
            );
        }
        for (name, number) in [("x30", 30), ("lr", 30), ("sp", 31), ("d8", 72), ("w19", 19)] {
            assert_eq!(FrameInfo::of(&Triple::parse(b"aarch64")).register(name.as_bytes()), Some(number), "{name}");
        }
    }

    #[test]
    fn relative_offsets_depend_on_the_frame_address() {
        let mut cfa = 8;
        let mut remembered = Vec::new();
        assert_eq!(encode(&FrameOp::AdjustCfaOffset(8), -8, &mut cfa, &mut remembered), [0x0e, 16]);
        assert_eq!(encode(&FrameOp::RelOffset(6, 0), -8, &mut cfa, &mut remembered), [0x86, 2]);
        assert_eq!(encode(&FrameOp::Offset(6, 8), -8, &mut cfa, &mut remembered), [0x11, 6, 0x7f]);
    }
}
