//! Compact unwind tables of Mach-O (`mach-o/compact_unwind_encoding.h`): 32 bytes for a function, in which a number
//! describes the frame. Frames that have no such number have an entry in `__eh_frame`.

use draig_image::{Fixup, FixupKind, SectionId, SymbolId};
use draig_ir::Global;

use super::builder::Builder;
use super::sections::{Contents, SectionKey};
use super::unwind::Lsda;
use crate::code::{CfiRule, CodeBuffer, FunctionSpan};
use crate::target::Target;

/// Numbers of x86-64.
mod x86 {
    pub(super) const FRAME: u32 = 0x0100_0000;
    pub(super) const DWARF: u32 = 0x0400_0000;
    pub(super) const BASE: u16 = 6;
    pub(super) const STACK: u16 = 7;
    /// Registers that a frame may save, by DWARF's numbers, from 1 on.
    pub(super) const SAVED: [u16; 5] = [3, 12, 13, 14, 15];
}

/// Numbers of AArch64.
mod arm {
    pub(super) const FRAMELESS: u32 = 0x0200_0000;
    pub(super) const DWARF: u32 = 0x0300_0000;
    pub(super) const FRAME: u32 = 0x0400_0000;
    pub(super) const FRAME_POINTER: u16 = 29;
    pub(super) const LINK: u16 = 30;
}

/// Whether the function has a table for exceptions.
const HAS_LSDA: u32 = 0x4000_0000;

impl Builder<'_, '_> {
    /// Writes the entry of a function in `text` from `start` on, and returns whether it needs one in `__eh_frame`, too.
    pub(super) fn write_compact_frame(
        &mut self,
        code: &CodeBuffer,
        span: &FunctionSpan,
        text: SectionId,
        start: u64,
        tables: Option<(Global, Lsda)>,
    ) -> Result<bool, String> {
        let cfi = &code.cfi[span.cfi.clone()];
        let (number, dwarf) = match self.context.target {
            Target::X86_64 => (x86_number(cfi), x86::DWARF),
            Target::AArch64 => (arm_number(cfi), arm::DWARF),
        };
        let number = match number {
            // Nothing is to be undone.
            Some(0) if tables.is_none() => return Ok(false),
            number => number.filter(|&number| number != 0),
        };
        let tables = tables.filter(|_| number.is_some());
        let flag = if tables.is_some() { HAS_LSDA } else { 0 };
        let key = SectionKey::named(self.context.format, b"__LD,__compact_unwind", Contents::ReadOnly);
        let section = self.sections.get(&mut self.image, key);
        let at = u32::try_from(self.align(section, 8)).map_err(|_| "unwind tables of more than 4 GiB")?;
        let size = u32::try_from(self.image[text].bytes.len() as u64 - start);
        let size = size.map_err(|_| "a function of more than 4 GiB")?;
        let (function, offset) = self.place_symbol(text, start);
        let mut fixups: Vec<(u32, SymbolId, i64)> = vec![(0, function, offset)];
        if let Some((personality, (table, offset))) = tables {
            fixups.push((16, self.symbol(personality), 0));
            fixups.push((24, table, offset));
        }
        let data = &mut self.image[section];
        data.bytes.extend_from_slice(&[0; 8]);
        data.bytes.extend_from_slice(&size.to_le_bytes());
        data.bytes.extend_from_slice(&(number.unwrap_or(dwarf) | flag).to_le_bytes());
        data.bytes.extend_from_slice(&[0; 16]);
        for (offset, symbol, addend) in fixups {
            data.fixups.push(Fixup { offset: at + offset, kind: FixupKind::Abs64, symbol, addend });
        }
        Ok(number.is_none())
    }
}

/// Returns the number of a frame of x86-64: a frame pointer, and registers that are pushed next to it; 0 for no frame.
fn x86_number(cfi: &[(u32, CfiRule)]) -> Option<u32> {
    let mut rules = cfi.iter().map(|&(_, rule)| rule);
    let Some(first) = rules.next() else { return Some(0) };
    let is_frame = first == CfiRule::DefCfaOffset(16)
        && rules.next() == Some(CfiRule::Offset(x86::BASE, -16))
        && rules.next() == Some(CfiRule::DefCfaRegister(x86::BASE));
    if !is_frame {
        return None;
    }
    let mut saved = 0;
    let mut registers = 0;
    for rule in rules {
        match rule {
            CfiRule::Offset(register, offset) => {
                // They follow each other downwards; the number begins with the lowest.
                let number = x86::SAVED.iter().position(|&known| known == register)? as u32 + 1;
                saved += 1;
                if offset != -16 - 8 * saved || saved > 5 {
                    return None;
                }
                registers = registers << 3 | number;
            }
            // The end of the function.
            CfiRule::DefCfa(x86::STACK, 8) => break,
            _ => return None,
        }
    }
    Some(x86::FRAME | (saved as u32) << 16 | registers)
}

/// Returns the number of a frame of AArch64: none, or a record alone. Objects lie above the record here, so that others
/// have no number.
fn arm_number(cfi: &[(u32, CfiRule)]) -> Option<u32> {
    let record = [
        CfiRule::DefCfaOffset(16),
        CfiRule::DefCfa(arm::FRAME_POINTER, 16),
        CfiRule::Offset(arm::LINK, -8),
        CfiRule::Offset(arm::FRAME_POINTER, -16),
    ];
    if cfi.is_empty() {
        return Some(arm::FRAMELESS);
    }
    let is_record = cfi.len() >= record.len() && cfi.iter().zip(&record).all(|((_, rule), known)| rule == known);
    let rest = cfi.get(record.len()).map(|&(_, rule)| rule);
    // The end of the function, if it has one.
    (is_record && matches!(rest, None | Some(CfiRule::DefCfa(31, 0)))).then_some(arm::FRAME)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_with_registers() {
        let frame =
            [CfiRule::DefCfaOffset(16), CfiRule::Offset(6, -16), CfiRule::DefCfaRegister(6)].map(|rule| (0, rule));
        assert_eq!(x86_number(&frame), Some(0x0100_0000));
        let mut saved = frame.to_vec();
        saved.extend([(0, CfiRule::Offset(3, -24)), (0, CfiRule::Offset(14, -32)), (9, CfiRule::DefCfa(7, 8))]);
        // r14 is the lowest: 4, then rbx: 1.
        assert_eq!(x86_number(&saved), Some(0x0102_0000 | 1 << 3 | 4));
        saved[4].1 = CfiRule::Offset(0, -32);
        assert_eq!(x86_number(&saved), None);
        assert_eq!(x86_number(&[]), Some(0));
        let record =
            [CfiRule::DefCfaOffset(16), CfiRule::DefCfa(29, 16), CfiRule::Offset(30, -8), CfiRule::Offset(29, -16)]
                .map(|rule| (0, rule));
        assert_eq!(arm_number(&record), Some(0x0400_0000));
        assert_eq!(arm_number(&record[..3]), None);
    }
}
