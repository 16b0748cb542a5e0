//! Code of AArch64.

use std::fmt::Write as _;

use draig_image::{Fixup, FixupKind, Image, SectionId};
use draig_mc::aarch64::{Instruction, Kind, Label, Operand, symbol_prefix};
use draig_target::Triple;

use super::Listing;
use super::code::{Checker, fixups_in};
use super::names::target;

/// Bytes of an instruction.
const SIZE: u64 = 4;

/// Writer of instructions.
pub(crate) struct Writer {
    checker: Checker,
}

impl Writer {
    pub(crate) fn new(triple: &Triple) -> Writer {
        Writer { checker: Checker::new(triple, false) }
    }

    /// Returns the first text of an instruction that makes its bytes; the last one if none does.
    fn text(
        &mut self,
        instruction: &Instruction,
        symbol: Option<&str>,
        bytes: &[u8],
        fixups: &[(u32, FixupKind, i64)],
    ) -> Result<String, String> {
        let mut texts = instruction.texts(symbol);
        match texts.iter().position(|text| self.checker.makes(text, bytes, fixups)) {
            Some(at) => Ok(texts.swap_remove(at)),
            None => Err(texts.pop().unwrap_or_default()),
        }
    }
}

fn decode(bytes: &[u8], at: u64) -> Option<Instruction> {
    let word = bytes.get(at as usize..(at + SIZE) as usize)?;
    Instruction::decode(u32::from_le_bytes(word.try_into().ok()?))
}

/// Returns the distance by which an instruction refers to a place, and the fixup that it would be.
fn reference(instruction: &Instruction) -> Option<(i64, FixupKind)> {
    instruction.opcode().slots().zip(instruction.operands()).find_map(|(slot, operand)| match (slot.kind(), operand) {
        (Kind::Label(label), Operand::Immediate(distance)) => {
            let kind = match label {
                Label::Branch26 => FixupKind::Branch26,
                Label::Call26 => FixupKind::Call26,
                Label::Branch19 => FixupKind::Branch19,
                Label::Branch14 => FixupKind::Branch14,
                Label::Literal19 => FixupKind::LoadPc19,
                Label::Adr => FixupKind::AdrPc21,
                // Pages are known to the linker.
                Label::Adrp | Label::Return16 => return None,
            };
            Some((*distance, kind))
        }
        _ => None,
    })
}

/// Returns an instruction whose reference is left to a fixup, as bytes.
fn without_reference(instruction: &Instruction) -> Option<[u8; 4]> {
    let slots = instruction.opcode().slots().zip(instruction.operands());
    let operands: Vec<Operand> = slots
        .map(|(slot, &operand)| if matches!(slot.kind(), Kind::Label(_)) { Operand::Symbolic } else { operand })
        .collect();
    Instruction::new(instruction.opcode(), &operands).encode().ok().map(u32::to_le_bytes)
}

/// Finds the places of sections to which the code of one refers; returns the starts of its instructions, and its end.
pub(crate) fn branch_targets(image: &Image, id: SectionId, out: &mut Vec<(SectionId, u64)>) -> Vec<u64> {
    let section = &image[id];
    let size = section.bytes.len() as u64;
    let mut starts = Vec::with_capacity((size / SIZE) as usize + 1);
    for at in (0..size).step_by(SIZE as usize) {
        starts.push(at);
        let fixups = fixups_in(&section.fixups, at, at + SIZE);
        out.extend(fixups.iter().filter_map(|fixup| target(image, fixup, 0)));
        if fixups.is_empty()
            && let Some((distance, _)) = decode(&section.bytes, at).as_ref().and_then(reference)
            && let Some(to) = at.checked_add_signed(distance).filter(|&to| to <= size)
        {
            out.push((id, to));
        }
    }
    starts.push(size);
    starts
}

impl Listing<'_> {
    /// Writes the instruction at a place, before the next one that has a name; returns the place after it.
    pub(crate) fn arm_instruction(&mut self, writer: &mut Writer, id: SectionId, at: u64, next: u64) -> u64 {
        let image = self.image;
        let section = &image[id];
        let end = at + SIZE;
        let Some(instruction) = decode(&section.bytes, at).filter(|_| end <= next) else {
            return self.raw(id, at, end.min(next), None);
        };
        let bytes = &section.bytes[at as usize..end as usize];
        let fixups = fixups_in(&section.fixups, at, end);
        let calls = |fixup: &&Fixup| fixup.kind == FixupKind::TlsDescCall;
        let text = match fixups.iter().find(|fixup| !calls(fixup)) {
            None => match reference(&instruction) {
                Some((distance, kind)) => {
                    let label = at.checked_add_signed(distance).and_then(|to| self.names.label((id, to)));
                    match (label, without_reference(&instruction)) {
                        (Some(label), Some(bytes)) => writer.text(&instruction, Some(&label), &bytes, &[(0, kind, 0)]),
                        _ => Err(instruction.to_string()),
                    }
                }
                None => writer.text(&instruction, None, bytes, &[]),
            },
            Some(fixup) => {
                let prefix = symbol_prefix(fixup.kind);
                let expression = self.names.expression(image, fixup, 0, "");
                let has_label = target(image, fixup, 0).is_some_and(|place| self.names.label(place).is_some());
                let expected = [(0, fixup.kind, if has_label { 0 } else { fixup.addend })];
                let symbol = format!("{}{expression}", prefix.as_deref().unwrap_or_default());
                let is_known = prefix.is_some() && fixups.iter().filter(|fixup| !calls(fixup)).count() == 1;
                let text = writer.text(&instruction, Some(&symbol), bytes, &expected);
                if is_known { text } else { text.and_then(Err) }
            }
        };
        match text {
            Ok(text) => {
                for fixup in fixups.iter().filter(calls) {
                    let name = self.names.expression(image, fixup, 0, "");
                    let _ = writeln!(self.out, "\t.tlsdesccall {name}");
                }
                self.line(&text, end)
            }
            Err(text) => self.raw(id, at, end, Some(&text)),
        }
    }
}
