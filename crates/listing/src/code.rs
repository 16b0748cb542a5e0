//! Code as instructions, each checked by assembling its text; what they are is known for each machine.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use draig_image::{Fixup, FixupKind, Image, SectionId, SymbolId};
use draig_mc::x86::{Dialect, X86};
use draig_mc::{InstructionSet as _, PieceAssembler};
use draig_target::Triple;

use super::{Listing, Machine, arm, x86};

/// Bytes of padding that are an alignment.
const PADDING: u64 = 16;

/// Assembler of single instructions.
pub(crate) struct Checker {
    assembler: PieceAssembler,
    intel: bool,
}

impl Checker {
    pub(crate) fn new(triple: &Triple, intel: bool) -> Checker {
        Checker { assembler: PieceAssembler::new(triple), intel }
    }

    /// Whether a text makes these bytes, with fixups of the kinds at the offsets and with the addends that are given.
    pub(crate) fn makes(&mut self, text: &str, bytes: &[u8], fixups: &[(u32, FixupKind, i64)]) -> bool {
        let Ok(piece) = self.assembler.assemble(text.as_bytes(), self.intel) else { return false };
        let code = &piece.image[piece.code];
        let made: Vec<(u32, FixupKind, i64)> =
            code.fixups.iter().map(|fixup| (fixup.offset, fixup.kind, fixup.addend)).collect();
        code.bytes == bytes && made == fixups
    }
}

/// Writer of a machine's instructions.
enum Writer {
    X86(x86::Writer),
    Arm(arm::Writer),
}

/// Returns the fixups in a range of a section.
pub(crate) fn fixups_in(fixups: &[Fixup], start: u64, end: u64) -> &[Fixup] {
    let first = fixups.partition_point(|fixup| u64::from(fixup.offset) < start);
    let last = fixups.partition_point(|fixup| u64::from(fixup.offset) < end);
    &fixups[first..last]
}

/// Finds the places of sections to which the code of one refers; returns the starts of its instructions, and its end.
pub(crate) fn branch_targets(
    image: &Image,
    machine: Machine,
    id: SectionId,
    symbols: &BTreeMap<(SectionId, u64), Vec<SymbolId>>,
    out: &mut Vec<(SectionId, u64)>,
) -> Vec<u64> {
    match machine {
        Machine::X86_64 => x86::branch_targets(image, id, symbols, out),
        Machine::AArch64 => arm::branch_targets(image, id, out),
    }
}

impl Listing<'_> {
    /// Writes a section of code.
    pub(crate) fn code(&mut self, id: SectionId) {
        let image = self.image;
        let section = &image[id];
        let size = section.bytes.len() as u64;
        let mut writer = match self.machine {
            Machine::X86_64 => Writer::X86(x86::Writer::new(self.triple, self.options.intel)),
            Machine::AArch64 => Writer::Arm(arm::Writer::new(self.triple)),
        };
        let mut at = 0;
        while at < size {
            self.frame_end(id, at);
            if let Some(end) = self.names.data_end(id, at, size) {
                self.data(id, at, end);
                at = end;
                continue;
            }
            let next = self.names.next_place(id, at + 1).unwrap_or(size).min(size);
            if let Some(align) = self.gap(id, at, next) {
                let _ = writeln!(self.out, "\t.p2align\t{align}");
                at = next;
                continue;
            }
            self.place(id, at);
            self.frame_start(id, at);
            self.frame_rules(id, at);
            if let Some(comments) = self.options.comments.get(&(id, at)) {
                for comment in comments {
                    let _ = writeln!(self.out, "\t{} {comment}", self.machine.comment());
                }
            }
            at = match &mut writer {
                Writer::X86(writer) => self.x86_instruction(writer, id, at, next),
                Writer::Arm(writer) => self.arm_instruction(writer, id, at, next),
            };
        }
        self.frame_end(id, size);
    }

    /// Returns the alignment that the bytes between two places are there for.
    fn gap(&self, id: SectionId, at: u64, next: u64) -> Option<u32> {
        let section = &self.image[id];
        let length = next - at;
        let is_place = self.names.symbols.contains_key(&(id, at)) || self.names.label((id, at)).is_some();
        if is_place
            || length >= PADDING
            || !next.is_multiple_of(PADDING)
            || !fixups_in(&section.fixups, at, next).is_empty()
        {
            return None;
        }
        let bytes = section.bytes.get(at as usize..next as usize)?;
        let mut nops = Vec::with_capacity(bytes.len());
        match self.machine {
            Machine::X86_64 => X86::new(Dialect::Att).nops(bytes.len(), &mut nops),
            Machine::AArch64 => draig_mc::aarch64::AArch64::default().nops(bytes.len(), &mut nops),
        }
        (bytes == nops).then_some(PADDING.ilog2())
    }

    pub(crate) fn line(&mut self, text: &str, end: u64) -> u64 {
        let _ = writeln!(self.out, "\t{text}");
        end
    }

    /// Writes bytes as they are, with an instruction as a comment.
    pub(crate) fn raw(&mut self, id: SectionId, at: u64, end: u64, text: Option<&str>) -> u64 {
        let section = &self.image[id];
        for fixup in fixups_in(&section.fixups, at, end) {
            self.relocation(fixup, u64::from(fixup.offset) - at);
        }
        let bytes = &section.bytes[at as usize..end as usize];
        match (self.machine, <[u8; 4]>::try_from(bytes)) {
            // The assembler knows from the directive that this is code.
            (Machine::AArch64, Ok(word)) => {
                let _ = write!(self.out, "\t.inst\t{:#010x}", u32::from_le_bytes(word));
            }
            _ => {
                let bytes: Vec<String> = bytes.iter().map(|byte| format!("{byte:#04x}")).collect();
                let _ = write!(self.out, "\t.byte\t{}", bytes.join(","));
            }
        }
        if let Some(text) = text {
            let _ = write!(self.out, "\t{} {text}", self.machine.comment());
        }
        self.out.push('\n');
        end
    }
}
