//! Relocations of a Mach-O file (`mach-o/reloc.h`, `mach-o/x86_64/reloc.h`, `mach-o/arm64/reloc.h`). Addends are a part
//! of the contents, or of a relocation of their own where an instruction cannot hold them.

use draig_image::{Field, Fixup, FixupKind, Section, SectionId, SymbolPlace};
use object::macho;

use super::symbols::{is_private, is_start};
use super::{File, is_debug, is_split_by_contents};
use crate::{Machine, ObjectError};

/// Form in which a file expresses a fixup.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// The address, of this number of bytes as a power of two.
    Address(u8),
    /// The distance from the place, of this number of bytes as a power of two.
    Distance(u8),
    /// The distance from the end of a field of four bytes in an instruction, by a relocation of this type.
    Instruction(u8),
    /// A part of an instruction of AArch64, by a relocation of this type; relative to the place or not.
    Word(u8, bool),
}

/// Thing to which a relocation refers.
enum Referent {
    /// The number of a symbol, and the distance from it.
    Symbol(u32, i64),
    /// The number of a section from 1 on, and the address.
    Section(u32, i64),
}

impl File<'_> {
    /// Returns the relocations of a section, from its end on, as other tools write them. What is known is stored.
    pub(super) fn relocations(
        &self,
        id: SectionId,
        section: &Section,
        bytes: &mut [u8],
    ) -> Result<Vec<[u32; 2]>, ObjectError> {
        let mut fixups: Vec<&Fixup> = section.fixups.iter().collect();
        fixups.sort_by_key(|fixup| std::cmp::Reverse(fixup.offset));
        let mut out = Vec::with_capacity(fixups.len());
        let mut minus = None;
        for fixup in fixups {
            if fixup.kind == FixupKind::Subtractor {
                minus = Some(fixup);
            } else {
                self.relocation(id, section, (fixup, minus.take()), bytes, &mut out)?;
            }
        }
        Ok(out)
    }

    /// Adds the relocations of a fixup, from which the address of another one is subtracted, if there is one.
    fn relocation(
        &self,
        id: SectionId,
        section: &Section,
        (fixup, minus): (&Fixup, Option<&Fixup>),
        bytes: &mut [u8],
        out: &mut Vec<[u32; 2]>,
    ) -> Result<(), ObjectError> {
        let error = || ObjectError::NoRelocation {
            kind: fixup.kind,
            section: String::from_utf8_lossy(&section.name).into_owned(),
            offset: fixup.offset,
        };
        let store = |bytes: &mut [u8], field: Field, value: i64| {
            let place = bytes.get_mut(fixup.offset as usize..).ok_or_else(error)?;
            field.store(place, value).map_err(|_| error())
        };
        if let Some(distance) = self.known_distance(id, section, fixup) {
            return store(bytes, fixup.kind.field(), distance);
        }
        let mut form = form(self.machine, section, fixup, bytes).ok_or_else(error)?;
        let mut start = self.symbols.part(id, fixup.offset.into());
        if let Some(minus) = minus {
            let Form::Address(size) = form else { return Err(error()) };
            form = Form::Distance(size);
            start = self.start(minus);
            if let Some(distance) = self.distance_in_part(fixup, minus) {
                return store(bytes, Field::Bytes(1 << size), distance);
            }
        }
        let referent = self.referent(section, fixup, form).ok_or_else(error)?;
        let (number, is_extern, mut value) = match referent {
            Referent::Symbol(number, distance) => (number, true, distance),
            Referent::Section(number, address) => (number, false, address),
        };
        value = value.wrapping_add(fixup.addend);
        let entry = |number: u32, kind: u8, size: u8, is_relative: bool, is_extern: bool| {
            let bits = u32::from(is_relative) << 24 | u32::from(size) << 25 | u32::from(is_extern) << 27;
            [fixup.offset, number & 0x00ff_ffff | bits | u32::from(kind) << 28]
        };
        let here = self.layout.address(id) as i64 + i64::from(fixup.offset);
        let field = match form {
            Form::Address(size) => {
                out.push(entry(number, unsigned(self.machine), size, false, is_extern));
                Field::Bytes(1 << size)
            }
            Form::Distance(size) => {
                let (start, more) = start.ok_or_else(error)?;
                out.push(entry(start, subtractor(self.machine), size, false, true));
                out.push(entry(number, unsigned(self.machine), size, false, is_extern));
                value = value.wrapping_sub(more as i64);
                Field::Bytes(1 << size)
            }
            Form::Instruction(kind) => {
                value += 4;
                if !is_extern {
                    value -= here + 4;
                }
                out.push(entry(number, kind, 2, true, is_extern));
                Field::Bytes(4)
            }
            Form::Word(kind, is_relative) => {
                if !is_extern || value << 40 >> 40 != value || (value != 0 && !takes_addend(kind)) {
                    return Err(error());
                }
                if value != 0 {
                    out.push(entry(value as u32, macho::ARM64_RELOC_ADDEND.0, 2, false, false));
                }
                out.push(entry(number, kind, 2, is_relative, true));
                value = 0;
                if kind == macho::ARM64_RELOC_POINTER_TO_GOT.0 { Field::Bytes(4) } else { Field::Marker }
            }
        };
        store(bytes, field, value)
    }

    /// Returns the distance of a fixup that no linker changes: both places are in one part of a section, or the section
    /// is one whose distances all linkers know.
    fn known_distance(&self, id: SectionId, section: &Section, fixup: &Fixup) -> Option<i64> {
        let SymbolPlace::Section(target, offset) = self.image[fixup.symbol].place else { return None };
        if !fixup.kind.is_plain() || !fixup.kind.is_pc_relative() {
            return None;
        }
        let here = u64::from(fixup.offset);
        let is_frames = self.machine == Machine::X86_64 && section.name == b"__TEXT,__eh_frame";
        let is_one = target == id
            && match (self.symbols.part(id, here), self.symbols.part(id, offset)) {
                (Some((one, _)), Some((other, _))) => one == other,
                (None, None) => !is_split_by_contents(section),
                _ => false,
            };
        let target = self.layout.address(target).wrapping_add(offset) as i64;
        let here = self.layout.address(id).wrapping_add(here) as i64;
        (is_one || is_frames).then(|| target.wrapping_add(fixup.addend).wrapping_sub(here))
    }

    /// Returns the number of the symbol of a fixup, or of that which begins its part, and the distance from it.
    fn start(&self, fixup: &Fixup) -> Option<(u32, u64)> {
        match (self.symbols.index(fixup.symbol), self.image[fixup.symbol].place) {
            (Some(number), _) => Some((number, 0)),
            (None, SymbolPlace::Section(section, offset)) => self.symbols.part(section, offset),
            _ => None,
        }
    }

    /// Returns the distance between the symbols of two fixups, if they are in one part of a section.
    fn distance_in_part(&self, plus: &Fixup, minus: &Fixup) -> Option<i64> {
        let part = |fixup: &Fixup| match self.image[fixup.symbol].place {
            SymbolPlace::Section(section, offset) => Some((section, self.symbols.part(section, offset)?.0, offset)),
            _ => None,
        };
        let (one, one_part, to) = part(plus)?;
        let (other, other_part, from) = part(minus)?;
        let is_one = one == other && one_part == other_part;
        is_one.then(|| (to as i64).wrapping_sub(from as i64).wrapping_add(plus.addend))
    }

    /// Returns the thing to which the relocation of a fixup refers.
    fn referent(&self, section: &Section, fixup: &Fixup, form: Form) -> Option<Referent> {
        let place = self.image[fixup.symbol].place;
        let of_section = |target: SectionId, offset: u64| {
            let address = self.layout.address(target).wrapping_add(offset) as i64;
            Referent::Section(target.as_u32() + 1, address)
        };
        if let (SymbolPlace::Section(target, offset), true, Form::Address(_)) = (place, is_debug(section), form) {
            return Some(of_section(target, offset));
        }
        if let SymbolPlace::Section(target, offset) = place
            && self.machine == Machine::X86_64
            && is_split_by_contents(&self.image[target])
            && is_private(&self.image[fixup.symbol].name)
            && is_start(fixup)
        {
            return Some(of_section(target, offset));
        }
        if let Some(number) = self.symbols.index(fixup.symbol) {
            return Some(Referent::Symbol(number, 0));
        }
        let SymbolPlace::Section(target, offset) = place else { return None };
        Some(match self.symbols.part(target, offset) {
            Some((number, distance)) => Referent::Symbol(number, distance as i64),
            None => of_section(target, offset),
        })
    }
}

fn unsigned(machine: Machine) -> u8 {
    match machine {
        Machine::X86_64 => macho::X86_64_RELOC_UNSIGNED.0,
        Machine::AArch64 => macho::ARM64_RELOC_UNSIGNED.0,
    }
}

fn subtractor(machine: Machine) -> u8 {
    match machine {
        Machine::X86_64 => macho::X86_64_RELOC_SUBTRACTOR.0,
        Machine::AArch64 => macho::ARM64_RELOC_SUBTRACTOR.0,
    }
}

/// Whether a relocation of AArch64 may have an addend.
fn takes_addend(kind: u8) -> bool {
    [macho::ARM64_RELOC_BRANCH26, macho::ARM64_RELOC_PAGE21, macho::ARM64_RELOC_PAGEOFF12]
        .iter()
        .any(|other| other.0 == kind)
}

/// Returns the form of a fixup.
fn form(machine: Machine, section: &Section, fixup: &Fixup, bytes: &[u8]) -> Option<Form> {
    use FixupKind as Kind;
    Some(match (machine, fixup.kind) {
        (_, Kind::Abs64) => Form::Address(3),
        (_, Kind::Abs32) => Form::Address(2),
        (_, Kind::Pc64) => Form::Distance(3),
        (Machine::X86_64, Kind::Pc32) if section.flags.exec => Form::Instruction(signed(fixup.addend)),
        (Machine::X86_64, Kind::Plt32) if section.flags.exec => Form::Instruction(macho::X86_64_RELOC_BRANCH.0),
        (_, Kind::Pc32 | Kind::Plt32) => Form::Distance(2),
        (Machine::X86_64, Kind::GotPcRel | Kind::GotPcRelX | Kind::RexGotPcRelX) => {
            // Linkers make the address of the entry from a load of it.
            const LOAD: u8 = 0x8b;
            let opcode = (fixup.offset as usize).checked_sub(2).and_then(|at| bytes.get(at));
            let is_load = section.flags.exec && opcode == Some(&LOAD);
            let kind = if is_load { macho::X86_64_RELOC_GOT_LOAD } else { macho::X86_64_RELOC_GOT };
            Form::Instruction(kind.0)
        }
        (Machine::X86_64, Kind::TlvPcRel) => Form::Instruction(macho::X86_64_RELOC_TLV.0),
        (Machine::AArch64, Kind::GotPcRel) => Form::Word(macho::ARM64_RELOC_POINTER_TO_GOT.0, true),
        (Machine::AArch64, Kind::Branch26 | Kind::Call26) => Form::Word(macho::ARM64_RELOC_BRANCH26.0, true),
        (Machine::AArch64, Kind::AdrpPage21 | Kind::AdrpPage21Nc) => Form::Word(macho::ARM64_RELOC_PAGE21.0, true),
        (
            Machine::AArch64,
            Kind::AddLo12
            | Kind::Load8Lo12
            | Kind::Load16Lo12
            | Kind::Load32Lo12
            | Kind::Load64Lo12
            | Kind::Load128Lo12,
        ) => Form::Word(macho::ARM64_RELOC_PAGEOFF12.0, false),
        (Machine::AArch64, Kind::AdrpGotPage) => Form::Word(macho::ARM64_RELOC_GOT_LOAD_PAGE21.0, true),
        (Machine::AArch64, Kind::Load64GotLo12) => Form::Word(macho::ARM64_RELOC_GOT_LOAD_PAGEOFF12.0, false),
        (Machine::AArch64, Kind::AdrpTlvPage) => Form::Word(macho::ARM64_RELOC_TLVP_LOAD_PAGE21.0, true),
        (Machine::AArch64, Kind::Load64TlvLo12) => Form::Word(macho::ARM64_RELOC_TLVP_LOAD_PAGEOFF12.0, false),
        _ => return None,
    })
}

/// Returns the type of a relative relocation, which says how many bytes of the instruction follow the field.
fn signed(addend: i64) -> u8 {
    match addend {
        -5 => macho::X86_64_RELOC_SIGNED_1.0,
        -6 => macho::X86_64_RELOC_SIGNED_2.0,
        -8 => macho::X86_64_RELOC_SIGNED_4.0,
        _ => macho::X86_64_RELOC_SIGNED.0,
    }
}
