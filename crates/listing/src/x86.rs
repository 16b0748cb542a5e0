//! Code of x86-64.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use draig_image::{Fixup, FixupKind, Image, SectionId, SymbolId};
use draig_target::Triple;
use iced_x86::{
    Decoder, DecoderOptions, Formatter, GasFormatter, Instruction, IntelFormatter, OpKind, SymbolResolver, SymbolResult,
};
use rustc_hash::FxHashMap;

use super::Listing;
use super::code::{Checker, fixups_in};
use super::names::target;

/// Distance up to which an assembler might take the short form of a jump that is long here.
const MAYBE_SHORT: i64 = 1024;

/// Text for what an instruction refers to.
#[derive(Default)]
struct References {
    branch: Option<String>,
    memory: Option<String>,
    immediate: Option<String>,
}

/// Gives the formatter the text of references.
struct Resolver(Rc<RefCell<References>>);

impl SymbolResolver for Resolver {
    fn symbol(
        &mut self,
        instruction: &Instruction,
        _: u32,
        operand: Option<u32>,
        address: u64,
        _: u32,
    ) -> Option<SymbolResult<'_>> {
        let references = self.0.borrow();
        let text = match instruction.op_kind(operand?) {
            OpKind::NearBranch16 | OpKind::NearBranch32 | OpKind::NearBranch64 => references.branch.clone(),
            OpKind::Memory => references.memory.clone(),
            _ => references.immediate.clone(),
        };
        text.map(|text| SymbolResult::with_string(address, text))
    }
}

/// Formatter and assembler of single instructions.
pub(crate) struct Writer {
    formatter: Box<dyn Formatter>,
    references: Rc<RefCell<References>>,
    checker: Checker,
    intel: bool,
    /// Texts of instructions without references, by their bytes; none where the text does not make them.
    known: FxHashMap<Vec<u8>, Option<String>>,
}

impl Writer {
    pub(crate) fn new(triple: &Triple, intel: bool) -> Writer {
        let references = Rc::new(RefCell::new(References::default()));
        let resolver: Option<Box<dyn SymbolResolver>> = Some(Box::new(Resolver(Rc::clone(&references))));
        let mut formatter: Box<dyn Formatter> = match intel {
            true => Box::new(IntelFormatter::with_options(resolver, None)),
            false => Box::new(GasFormatter::with_options(resolver, None)),
        };
        let options = formatter.options_mut();
        options.set_gas_show_mnemonic_size_suffix(true);
        options.set_rip_relative_addresses(true);
        options.set_space_after_operand_separator(true);
        options.set_signed_immediate_operands(true);
        options.set_uppercase_hex(false);
        options.set_hex_prefix("0x");
        options.set_hex_suffix("");
        options.set_branch_leading_zeros(false);
        options.set_show_branch_size(false);
        let checker = Checker::new(triple, intel);
        Writer { formatter, references, checker, intel, known: FxHashMap::default() }
    }

    fn text(&mut self, instruction: &Instruction, references: References) -> String {
        *self.references.borrow_mut() = references;
        let mut text = String::new();
        self.formatter.format(instruction, &mut text);
        text
    }

    /// Returns the text of an instruction without references, if it makes its bytes.
    fn plain_text(&mut self, instruction: &Instruction, bytes: &[u8]) -> Option<String> {
        let text = self.text(instruction, References::default());
        if self.checker.makes(&text, bytes, &[]) {
            return Some(text);
        }
        // The formatter of Intel's syntax names the top of the x87 stack, which assemblers imply.
        let short = text.replacen(" st, ", " ", 1);
        let short = short.strip_suffix(", st").unwrap_or(&short);
        (self.intel && self.checker.makes(short, bytes, &[])).then(|| short.to_owned())
    }
}

/// Returns the instruction at an offset of a section.
fn decode(bytes: &[u8], at: u64) -> Option<Instruction> {
    let rest = bytes.get(at as usize..)?;
    let instruction = Decoder::with_ip(64, rest, at, DecoderOptions::NONE).decode();
    (!instruction.is_invalid()).then_some(instruction)
}

/// Whether an instruction jumps or calls by a distance in its bytes.
fn is_relative(instruction: &Instruction) -> bool {
    instruction.op_count() == 1
        && matches!(instruction.op0_kind(), OpKind::NearBranch64 | OpKind::NearBranch32 | OpKind::NearBranch16)
}

/// Finds the places of sections to which the code of one refers; returns the starts of its instructions, and its end.
pub(crate) fn branch_targets(
    image: &Image,
    id: SectionId,
    symbols: &BTreeMap<(SectionId, u64), Vec<SymbolId>>,
    out: &mut Vec<(SectionId, u64)>,
) -> Vec<u64> {
    let mut starts = Vec::new();
    let section = &image[id];
    let size = section.bytes.len() as u64;
    let mut at = 0;
    while at < size {
        starts.push(at);
        let next = symbols.range((id, at + 1)..=(id, size)).next().map_or(size, |(&(_, next), _)| next);
        let Some(instruction) = decode(&section.bytes[..next as usize], at) else {
            at += 1;
            continue;
        };
        let end = at + instruction.len() as u64;
        let fixups = fixups_in(&section.fixups, at, end);
        for fixup in fixups {
            out.extend(target(image, fixup, distance(fixup, end)));
        }
        if fixups.is_empty() && is_relative(&instruction) && instruction.near_branch_target() <= size {
            out.push((id, instruction.near_branch_target()));
        }
        at = end;
    }
    starts.push(size);
    starts
}

/// Distance from a fixup to the end of its instruction, to which relative addresses count.
fn distance(fixup: &Fixup, end: u64) -> i64 {
    if fixup.kind.is_pc_relative() { end as i64 - i64::from(fixup.offset) } else { 0 }
}

/// Returns the specifier after a symbol in an instruction, by the kind of fixup.
fn specifier(kind: FixupKind, is_branch: bool) -> Option<&'static str> {
    Some(match kind {
        FixupKind::Plt32 if is_branch => "@PLT",
        FixupKind::Pc32 | FixupKind::Abs32 | FixupKind::Abs32S | FixupKind::Abs64 => "",
        FixupKind::GotPcRel | FixupKind::GotPcRelX | FixupKind::RexGotPcRelX => "@GOTPCREL",
        FixupKind::GotTpOff => "@GOTTPOFF",
        FixupKind::TpOff32 | FixupKind::TpOff64 => "@TPOFF",
        FixupKind::DtpOff32 | FixupKind::DtpOff64 => "@DTPOFF",
        FixupKind::TlsGd => "@TLSGD",
        FixupKind::TlsLd => "@TLSLD",
        FixupKind::GotOff64 => "@GOTOFF",
        FixupKind::Got64 => "@GOT",
        _ => return None,
    })
}

impl Listing<'_> {
    /// Writes the instruction at a place, before the next one that has a name; returns the place after it.
    pub(crate) fn x86_instruction(&mut self, writer: &mut Writer, id: SectionId, at: u64, next: u64) -> u64 {
        let image = self.image;
        let section = &image[id];
        let Some(instruction) = decode(&section.bytes[..next as usize], at) else {
            return self.raw(id, at, at + 1, None);
        };
        let end = at + instruction.len() as u64;
        let bytes = &section.bytes[at as usize..end as usize];
        let fixups = fixups_in(&section.fixups, at, end);
        if fixups.is_empty() && is_relative(&instruction) {
            return self.branch(writer, id, at, &instruction, bytes);
        }
        if fixups.is_empty() {
            let known = match writer.known.get(bytes) {
                Some(known) => known.clone(),
                None => {
                    let mut text = writer.plain_text(&instruction, bytes);
                    if text.is_none() {
                        // Some instructions have no suffix for their size.
                        writer.formatter.options_mut().set_gas_show_mnemonic_size_suffix(false);
                        text = writer.plain_text(&instruction, bytes);
                        writer.formatter.options_mut().set_gas_show_mnemonic_size_suffix(true);
                    }
                    writer.known.insert(bytes.to_vec(), text.clone());
                    text
                }
            };
            return match known {
                Some(text) => self.line(&text, end),
                None => {
                    let text = writer.text(&instruction, References::default());
                    self.raw(id, at, end, Some(&text))
                }
            };
        }
        let is_branch = is_relative(&instruction);
        let mut decoder = Decoder::with_ip(64, bytes, at, DecoderOptions::NONE);
        let instruction = decoder.decode();
        let offsets = decoder.get_constant_offsets(&instruction);
        let mut references = References::default();
        let mut expected = Vec::new();
        let mut is_known = true;
        for fixup in fixups {
            let offset = (u64::from(fixup.offset) - at) as usize;
            let Some(specifier) = specifier(fixup.kind, is_branch) else {
                is_known = false;
                continue;
            };
            let further = distance(fixup, end);
            let has_label = target(image, fixup, further).is_some_and(|place| self.names.label(place).is_some());
            // A label is in this object: nothing is reached through a table.
            let specifier = if has_label && specifier == "@PLT" { "" } else { specifier };
            let text = Some(self.names.expression(image, fixup, further, specifier));
            if is_branch {
                references.branch = text;
            } else if offsets.has_displacement() && offsets.displacement_offset() == offset {
                references.memory = text;
            } else if offsets.has_immediate() && offsets.immediate_offset() == offset {
                references.immediate = text;
            } else {
                is_known = false;
            }
            expected.push((offset as u32, fixup.kind, if has_label { -further } else { fixup.addend }));
        }
        let text = writer.text(&instruction, references);
        if is_known && writer.checker.makes(&text, bytes, &expected) {
            return self.line(&text, end);
        }
        self.raw(id, at, end, Some(&text))
    }

    /// Writes a jump or call within the section.
    fn branch(&mut self, writer: &mut Writer, id: SectionId, at: u64, instruction: &Instruction, bytes: &[u8]) -> u64 {
        let end = at + bytes.len() as u64;
        let to = instruction.near_branch_target();
        let label = self.names.label((id, to));
        let distance = to.wrapping_sub(end) as i64;
        // The forms that an assembler writes, short where that reaches.
        let (is_plain, is_long) = match bytes {
            [0xeb | 0x70..=0x7f | 0xe0..=0xe3, _] => (true, false),
            [0xe8, ..] => (bytes.len() == 5, false),
            [0xe9, ..] => (bytes.len() == 5, true),
            [0x0f, 0x80..=0x8f, ..] => (bytes.len() == 6, true),
            _ => (false, false),
        };
        let references = References { branch: label.clone(), ..References::default() };
        let text = writer.text(instruction, references);
        if !is_plain || label.is_none() {
            return self.raw(id, at, end, Some(&text));
        }
        let prefix = if is_long && distance.abs() < MAYBE_SHORT { "{disp32} " } else { "" };
        self.line(&format!("{prefix}{text}"), end)
    }
}
