//! Data as directives: addresses, strings, numbers.

use std::fmt::Write as _;

use draig_image::{Fixup, FixupKind, SectionId};
use draig_mc::{aarch64_relocation, x86_64_relocation};

use super::names::quoted;
use super::{Listing, Machine};

/// Shortest run of zeros that is written as such.
const MIN_ZEROS: usize = 16;
/// Shortest text that is written as a string.
const MIN_TEXT: usize = 4;
/// Longest text on a line.
const MAX_TEXT: usize = 4096;

/// Size of what a directive with an expression writes, the directive, and what follows the expression.
fn directive(kind: FixupKind) -> Option<(usize, &'static str, &'static str, &'static str)> {
    Some(match kind {
        FixupKind::Abs64 => (8, ".quad", "", ""),
        FixupKind::Abs32 => (4, ".long", "", ""),
        FixupKind::Abs16 => (2, ".short", "", ""),
        FixupKind::Abs8 => (1, ".byte", "", ""),
        FixupKind::Pc64 => (8, ".quad", "", "-."),
        FixupKind::Pc32 => (4, ".long", "", "-."),
        FixupKind::DtpOff64 => (8, ".quad", "@DTPOFF", ""),
        FixupKind::DtpOff32 => (4, ".long", "@DTPOFF", ""),
        FixupKind::TpOff64 => (8, ".quad", "@TPOFF", ""),
        FixupKind::GotPcRel => (4, ".long", "@GOTPCREL", ""),
        _ => return None,
    })
}

impl Listing<'_> {
    /// Writes the bytes of a section in a range as data.
    pub(crate) fn data(&mut self, id: SectionId, start: u64, end: u64) {
        let image = self.image;
        let section = &image[id];
        let mut at = start;
        let mut placed = None;
        let first = section.fixups.partition_point(|fixup| u64::from(fixup.offset) < start);
        let mut fixups = section.fixups[first..].iter().peekable();
        while at < end {
            if placed.replace(at) != Some(at) {
                self.place(id, at);
            }
            let mut next = self.names.next_place(id, at + 1).unwrap_or(end).min(end);
            if let Some(fixup) = fixups.peek() {
                let offset = u64::from(fixup.offset);
                if offset == at {
                    at += self.fixup(id, fixup, &section.bytes[at as usize..next as usize]) as u64;
                    fixups.next();
                    continue;
                }
                next = next.min(offset);
            }
            self.bytes(&section.bytes[at as usize..next as usize]);
            at = next;
        }
        // Fixups without bytes at the end keep what they name.
        for fixup in fixups.take_while(|fixup| u64::from(fixup.offset) <= end) {
            self.relocation(fixup, 0);
        }
    }

    /// Writes a fixup at the start of bytes; returns the number of bytes written.
    fn fixup(&mut self, id: SectionId, fixup: &Fixup, bytes: &[u8]) -> usize {
        if let Some(entry) = self.names.entry(id, fixup)
            && bytes.starts_with(&[0; 4])
        {
            let _ = writeln!(self.out, "\t.long\t{entry}");
            return 4;
        }
        match directive(fixup.kind) {
            Some((size, directive, specifier, after))
                if bytes.len() >= size && bytes[..size].iter().all(|&byte| byte == 0) =>
            {
                let expression = self.names.expression(self.image, fixup, 0, specifier);
                let _ = writeln!(self.out, "\t{directive}\t{expression}{after}");
                size
            }
            _ => {
                self.relocation(fixup, 0);
                0
            }
        }
    }

    /// Writes a fixup of bytes that follow, this number of bytes further on, as a relocation by its name.
    pub(crate) fn relocation(&mut self, fixup: &Fixup, further: u64) {
        let name = match self.machine {
            Machine::X86_64 => x86_64_relocation(fixup.kind).unwrap_or("R_X86_64_NONE"),
            Machine::AArch64 => aarch64_relocation(fixup.kind).unwrap_or("R_AARCH64_NONE"),
        };
        // Assemblers keep a label that is named here as a symbol.
        let symbol = self.names.of(self.image, fixup.symbol);
        let expression = if fixup.addend == 0 { symbol } else { format!("{symbol}{:+}", fixup.addend) };
        let place = if further == 0 { ".".to_owned() } else { format!(".+{further}") };
        let _ = writeln!(self.out, "\t.reloc\t{place}, {name}, {expression}");
    }

    /// Writes plain bytes.
    pub(crate) fn bytes(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            let zeros = bytes.iter().take_while(|&&byte| byte == 0).count();
            if zeros >= MIN_ZEROS || zeros == bytes.len() && zeros > 8 {
                let _ = writeln!(self.out, "\t.zero\t{zeros}");
                bytes = &bytes[zeros..];
                continue;
            }
            let is_text = |&&byte: &&u8| matches!(byte, 0x20..=0x7e | b'\n' | b'\t');
            let text = bytes.iter().take(MAX_TEXT).take_while(is_text).count();
            if text >= MIN_TEXT {
                let ends = bytes.get(text) == Some(&0);
                let name = if ends { ".asciz" } else { ".ascii" };
                let _ = writeln!(self.out, "\t{name}\t{}", quoted(&bytes[..text]));
                bytes = &bytes[text + usize::from(ends)..];
                continue;
            }
            let size = [8, 4, 2, 1].into_iter().find(|&size| size <= bytes.len()).unwrap_or(1);
            let mut word = [0; 8];
            word[..size].copy_from_slice(&bytes[..size]);
            let directive = [".byte", ".short", ".long", ".quad"][size.ilog2() as usize];
            let _ = writeln!(self.out, "\t{directive}\t{:#x}", u64::from_le_bytes(word));
            bytes = &bytes[size..];
        }
    }
}
