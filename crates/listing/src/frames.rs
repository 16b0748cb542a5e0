//! Unwind tables as directives (Linux Standard Base 5.0, 10.6; DWARF 5, 6.4.2).

use std::collections::BTreeMap;
use std::fmt::Write as _;

use draig_image::{Fixup, Image, Section, SectionId, SectionKind};

use super::names::target;
use super::{Listing, Machine};

/// Type of `.eh_frame` in ELF for x86-64.
const UNWIND: SectionKind = SectionKind::Other(0x7000_0001);
/// Facts about unwind tables that differ between machines.
#[derive(Clone, Copy, Debug)]
struct Convention {
    /// Factor of offsets from the canonical frame address.
    data_alignment: i64,
    return_column: u64,
    /// Rules at the entry of a function.
    initial: &'static [u8],
}

/// `def_cfa rsp, 8; offset rip, -8`
const X86_64: Convention = Convention { data_alignment: -8, return_column: 16, initial: &[0x0c, 7, 8, 0x90, 1] };
/// `def_cfa sp, 0`
const AARCH64: Convention = Convention { data_alignment: -4, return_column: 30, initial: &[0x0c, 31, 0] };

impl Machine {
    fn convention(self) -> Convention {
        match self {
            Machine::X86_64 => X86_64,
            Machine::AArch64 => AARCH64,
        }
    }

    /// Returns the name of a register by DWARF's number (DWARF for the Arm 64-bit architecture, 4.1).
    fn register(self, number: u64) -> Option<String> {
        match (self, number) {
            (Machine::X86_64, _) => REGISTERS.get(number as usize).map(|&name| name.to_owned()),
            (Machine::AArch64, 0..=30) => Some(format!("x{number}")),
            (Machine::AArch64, 31) => Some("sp".to_owned()),
            (Machine::AArch64, 64..=95) => Some(format!("d{}", number - 64)),
            (Machine::AArch64, _) => None,
        }
    }
}

/// Encoding of addresses of functions: relative, four bytes, signed.
const FUNCTION_ENCODING: u8 = 0x1b;

/// Names of registers by DWARF's numbers (System V ABI, AMD64 supplement, figure 3.36).
const REGISTERS: [&str; 17] = [
    "rax", "rdx", "rcx", "rbx", "rsi", "rdi", "rbp", "rsp", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "rip",
];

/// Frame of a function.
#[derive(Clone, Debug)]
struct Frame {
    /// Encoding and reference.
    personality: Option<(u8, Fixup)>,
    data: Option<(u8, Fixup)>,
    /// Directives without their leading `.cfi_`, by place.
    rules: Vec<(u64, String)>,
}

/// Unwind tables of an image.
#[derive(Clone, Debug, Default)]
pub(crate) struct Frames {
    /// The section, if all in it is known.
    section: Option<SectionId>,
    functions: BTreeMap<(SectionId, u64), Frame>,
    /// Starts of the functions by their ends.
    ends: BTreeMap<(SectionId, u64), u64>,
    targets: Vec<(SectionId, u64)>,
}

/// Facts of an entry that others share.
#[derive(Clone, Copy, Default)]
struct Common {
    personality: Option<(u8, Fixup)>,
    data_encoding: Option<u8>,
}

/// Bytes of the section while they are read.
struct Reader<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    fn number(&mut self, size: usize) -> Option<u64> {
        let mut word = [0; 8];
        word[..size].copy_from_slice(self.bytes.get(self.at..self.at.checked_add(size)?)?);
        self.at += size;
        Some(u64::from_le_bytes(word))
    }

    fn unsigned(&mut self) -> Option<u64> {
        let mut value = 0u64;
        for shift in (0..63).step_by(7) {
            let byte = self.byte()?;
            value |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(value);
            }
        }
        None
    }

    fn signed(&mut self) -> Option<i64> {
        let start = self.at;
        let value = self.unsigned()?;
        let unused = 64 - 7 * (self.at - start) as u32;
        Some((value << unused) as i64 >> unused)
    }
}

/// Size of an address in this encoding.
fn encoded_size(encoding: u8) -> Option<usize> {
    match encoding & 0xf {
        0 | 4 | 12 => Some(8),
        3 | 11 => Some(4),
        _ => None,
    }
}

impl Frames {
    /// Reads the unwind tables; nothing if they have what no directive says.
    pub(crate) fn read(image: &Image, machine: Machine) -> Frames {
        let is_unwind = |section: &Section| match machine {
            Machine::X86_64 => section.kind == UNWIND,
            Machine::AArch64 => section.name == b".eh_frame",
        };
        let mut sections = image.sections.iter().filter(|(_, section)| is_unwind(section));
        let (Some((id, _)), None) = (sections.next(), sections.next()) else { return Frames::default() };
        let mut frames = Frames { section: Some(id), ..Frames::default() };
        match frames.entries(image, machine, id) {
            Some(()) => frames,
            None => Frames::default(),
        }
    }

    /// Whether the directives of functions write this section.
    pub(crate) fn is_written(&self, section: SectionId) -> bool {
        self.section == Some(section)
    }

    /// Returns the places to which frames refer.
    pub(crate) fn targets(&self) -> impl Iterator<Item = (SectionId, u64)> + '_ {
        self.targets.iter().copied()
    }

    fn entries(&mut self, image: &Image, machine: Machine, id: SectionId) -> Option<()> {
        let section = &image[id];
        let by_offset: BTreeMap<usize, Fixup> =
            section.fixups.iter().map(|fixup| (fixup.offset as usize, *fixup)).collect();
        let mut commons: BTreeMap<usize, Common> = BTreeMap::new();
        let mut at = 0;
        while at < section.bytes.len() {
            let mut reader = Reader { bytes: &section.bytes, at };
            let length = reader.number(4)? as usize;
            if length == 0 {
                break;
            }
            let end = reader.at.checked_add(length)?;
            let bytes = section.bytes.get(..end)?;
            let pointer = reader.at;
            let back = reader.number(4)? as usize;
            let mut reader = Reader { bytes, at: reader.at };
            if back == 0 {
                commons.insert(at, common(machine, &mut reader, &by_offset)?);
            } else {
                let common = *commons.get(&pointer.checked_sub(back)?)?;
                self.function(image, machine, &mut reader, common, &by_offset)?;
            }
            at = end;
        }
        Some(())
    }

    fn function(
        &mut self,
        image: &Image,
        machine: Machine,
        reader: &mut Reader<'_>,
        common: Common,
        fixups: &BTreeMap<usize, Fixup>,
    ) -> Option<()> {
        let fixup = fixups.get(&reader.at)?;
        let (section, start) = target(image, fixup, 0)?;
        reader.number(4)?;
        let end = start + reader.number(4)?;
        let size = reader.unsigned()? as usize;
        let rules_at = reader.at + size;
        let data = match common.data_encoding {
            Some(encoding) => {
                let fixup = *fixups.get(&reader.at)?;
                self.targets.extend(target(image, &fixup, 0));
                Some((encoding, fixup))
            }
            None => None,
        };
        reader.at = rules_at;
        let rules = rules(machine, reader, start)?;
        let frame = Frame { personality: common.personality, data, rules };
        self.ends.insert((section, end), start);
        self.functions.insert((section, start), frame);
        Some(())
    }
}

/// Reads what entries share: augmentation, and the rules at the entry of functions.
fn common(machine: Machine, reader: &mut Reader<'_>, fixups: &BTreeMap<usize, Fixup>) -> Option<Common> {
    let convention = machine.convention();
    let mut common = Common::default();
    if reader.byte()? != 1 {
        return None;
    }
    let mut letters = Vec::new();
    loop {
        match reader.byte()? {
            0 => break,
            letter => letters.push(letter),
        }
    }
    let facts = (reader.unsigned()?, reader.signed()?, reader.unsigned()?);
    if facts != (1, convention.data_alignment, convention.return_column) || letters.first() != Some(&b'z') {
        return None;
    }
    let size = reader.unsigned()? as usize;
    let end = reader.at.checked_add(size)?;
    for letter in &letters[1..] {
        let encoding = reader.byte()?;
        match letter {
            b'P' => {
                common.personality = Some((encoding, *fixups.get(&reader.at)?));
                reader.number(encoded_size(encoding)?)?;
            }
            b'L' => common.data_encoding = Some(encoding),
            b'R' if encoding == FUNCTION_ENCODING => {}
            _ => return None,
        }
    }
    reader.at = end;
    let initial = reader.bytes.get(end..)?;
    let rest = initial.strip_prefix(convention.initial)?;
    rest.iter().all(|&byte| byte == 0).then_some(common)
}

/// Reads the rules of a function as directives.
fn rules(machine: Machine, reader: &mut Reader<'_>, start: u64) -> Option<Vec<(u64, String)>> {
    let register = |number| machine.register(number);
    let data_alignment = machine.convention().data_alignment;
    let mut rules = Vec::new();
    let mut place = start;
    while reader.at < reader.bytes.len() {
        let op = reader.byte()?;
        let low = u64::from(op & 0x3f);
        let text = match op {
            0 => continue,
            0x40..=0x7f => {
                place += low;
                continue;
            }
            0x02..=0x04 => {
                place += reader.number(1 << (op - 2))?;
                continue;
            }
            0x80..=0xbf => format!("offset {}, {}", register(low)?, reader.unsigned()? as i64 * data_alignment),
            0xc0..=0xff => format!("restore {}", register(low)?),
            0x05 => {
                let number = register(reader.unsigned()?)?;
                format!("offset {number}, {}", reader.unsigned()? as i64 * data_alignment)
            }
            0x06 => format!("restore {}", register(reader.unsigned()?)?),
            0x0a => "remember_state".to_owned(),
            0x0b => "restore_state".to_owned(),
            0x0c => {
                let number = register(reader.unsigned()?)?;
                format!("def_cfa {number}, {}", reader.unsigned()?)
            }
            0x0d => format!("def_cfa_register {}", register(reader.unsigned()?)?),
            0x0e => format!("def_cfa_offset {}", reader.unsigned()?),
            0x11 => {
                let number = register(reader.unsigned()?)?;
                format!("offset {number}, {}", reader.signed()? * data_alignment)
            }
            0x2d if machine == Machine::AArch64 => "negate_ra_state".to_owned(),
            _ => return None,
        };
        rules.push((place, text));
    }
    Some(rules)
}

impl Listing<'_> {
    /// Opens the frame of a function that starts here.
    pub(crate) fn frame_start(&mut self, section: SectionId, at: u64) {
        let Some(frame) = self.frames.functions.get(&(section, at)) else { return };
        let _ = writeln!(self.out, "\t.cfi_startproc");
        for (name, reference) in [("personality", frame.personality), ("lsda", frame.data)] {
            if let Some((encoding, fixup)) = reference {
                let expression = self.names.expression(self.image, &fixup, 0, "");
                let _ = writeln!(self.out, "\t.cfi_{name} {encoding}, {expression}");
            }
        }
    }

    /// Writes the rules that take effect here.
    pub(crate) fn frame_rules(&mut self, section: SectionId, at: u64) {
        let Some((&(_, _), frame)) = self.frames.functions.range((section, 0)..=(section, at)).next_back() else {
            return;
        };
        let first = frame.rules.partition_point(|&(place, _)| place < at);
        for (_, rule) in frame.rules[first..].iter().take_while(|&&(place, _)| place == at) {
            let prefix = if self.options.intel || self.machine == Machine::AArch64 { "" } else { "%" };
            let spelled = match REGISTERS.iter().find(|name| rule.split([' ', ',']).any(|word| word == **name)) {
                Some(name) => rule.replacen(name, &format!("{prefix}{name}"), 1),
                None => rule.clone(),
            };
            let _ = writeln!(self.out, "\t.cfi_{spelled}");
        }
    }

    /// Closes the frame of a function that ends here.
    pub(crate) fn frame_end(&mut self, section: SectionId, at: u64) {
        if self.frames.ends.contains_key(&(section, at)) {
            let _ = writeln!(self.out, "\t.cfi_endproc");
        }
    }
}
