//! Writer of COFF object files (Microsoft's "PE Format", and its large form with 32-bit numbers of sections).
//!
//! Addends are a part of the contents here: they are added to the bytes at the place of a relocation. The module
//! `write` of the crate `object` has neither the large form nor more than 65,535 relocations of a section nor weak
//! symbols with a default, so that the file is written here and that crate names the constants.

use std::collections::HashMap;

use draig_image::{
    Binding, Field, Fixup, FixupKind, Image, Section, SectionId, SectionKind, Selection, Symbol, SymbolId, SymbolKind,
    SymbolPlace,
};
use object::pe;

use crate::{Machine, ObjectError};

/// Largest number of sections of the small form.
const MAX_SMALL_SECTIONS: usize = 65279;
const SMALL_HEADER: usize = 20;
const LARGE_HEADER: usize = 56;
const SECTION_HEADER: usize = 40;
const RELOCATION_SIZE: usize = 10;
/// Largest alignment of a section, as a power of two.
const MAX_ALIGN: u32 = 13;
/// Type of a symbol that is a function.
const FUNCTION: u16 = 0x20;
/// Numbers of sections that are none.
const ABSOLUTE: i32 = -1;
const DEBUG: i32 = -2;

/// Returns an image as a COFF object file.
///
/// Sections keep their order. Their symbols come first, each followed by the one that names its group, then the others
/// in the image's order. Local symbols without a name are not written: relocations refer to their sections. A weak
/// symbol becomes one with a default: its own definition, or zero.
///
/// # Errors
/// Returns what the format does not have: a kind of relocation, an addend that its place cannot hold, sizes of more
/// than 32 bits.
pub fn write_coff(image: &Image, machine: Machine) -> Result<Vec<u8>, ObjectError> {
    let mut file = File::new(image, machine)?;
    file.add_symbols()?;
    file.write()
}

/// Relocation of a section.
struct Relocation {
    offset: u32,
    symbol: u32,
    kind: u16,
}

/// A file while it is made.
struct File<'a> {
    image: &'a Image,
    machine: Machine,
    is_large: bool,
    strings: Strings,
    /// Names of sections, as their headers have them.
    section_names: Vec<[u8; 8]>,
    /// Entries of the table of symbols, with their additional ones.
    symbols: Vec<u8>,
    symbol_count: u32,
    /// Number of each symbol in the file, and of that of each section.
    indices: Vec<Option<u32>>,
    section_indices: Vec<u32>,
    /// Symbols in the middle of sections, for addends that instructions cannot hold: by section and number.
    labels: HashMap<(u32, u32), u32>,
}

impl<'a> File<'a> {
    fn new(image: &'a Image, machine: Machine) -> Result<File<'a>, ObjectError> {
        let mut strings = Strings::default();
        let mut section_names = Vec::with_capacity(image.sections.len());
        for section in image.sections.values() {
            section_names.push(strings.section_name(&section.name)?);
        }
        Ok(File {
            image,
            machine,
            is_large: image.sections.len() > MAX_SMALL_SECTIONS,
            strings,
            section_names,
            symbols: Vec::new(),
            symbol_count: 0,
            indices: vec![None; image.symbols.len()],
            section_indices: Vec::with_capacity(image.sections.len()),
            labels: HashMap::new(),
        })
    }

    fn add_symbols(&mut self) -> Result<(), ObjectError> {
        let image = self.image;
        for symbol in image.symbols.values().filter(|symbol| symbol.kind == SymbolKind::File) {
            let size = self.symbol_size();
            let count = symbol.name.len().div_ceil(size).max(1);
            self.entry(b".file", 0, DEBUG, 0, pe::IMAGE_SYM_CLASS_FILE.0, count as u8)?;
            let mut name = symbol.name.clone();
            name.resize((count as u8) as usize * size, 0);
            self.symbols.extend_from_slice(&name);
            self.symbol_count += u32::from(count as u8);
        }
        for (id, section) in &image.sections {
            self.add_section_symbol(id, section)?;
            if let Some(leader) = section.group.filter(|&leader| is_in(&image[leader], id)) {
                self.add_symbol(leader)?;
            }
        }
        let is_referred = self.referred();
        for (id, symbol) in &image.symbols {
            let is_written = match symbol.kind {
                SymbolKind::File | SymbolKind::Section => false,
                _ if symbol.name.is_empty() => false,
                _ => {
                    let is_private = symbol.binding == Binding::Local && symbol.name.starts_with(b".L");
                    !is_private || symbol.is_undefined() && is_referred[id.as_u32() as usize]
                }
            };
            if is_written && self.indices[id.as_u32() as usize].is_none() {
                self.add_symbol(id)?;
            }
        }
        Ok(())
    }

    /// Returns which symbols relocations refer to.
    fn referred(&self) -> Vec<bool> {
        let mut referred = vec![false; self.image.symbols.len()];
        for fixup in self.image.sections.values().flat_map(|section| &section.fixups) {
            if let Some(referred) = referred.get_mut(fixup.symbol.as_u32() as usize) {
                *referred = true;
            }
        }
        referred
    }

    /// Adds the symbol of a section, with its size and its group.
    fn add_section_symbol(&mut self, id: SectionId, section: &Section) -> Result<(), ObjectError> {
        let image = self.image;
        let own = number(id);
        let (selection, associate) = match section.group {
            Some(leader) if section.is_comdat => match image[leader].place {
                SymbolPlace::Section(other, _) if other != id => (pe::IMAGE_COMDAT_SELECT_ASSOCIATIVE, number(other)),
                SymbolPlace::Section(..) => (selection(section.selection), own),
                _ => {
                    let name = String::from_utf8_lossy(&image[leader].name).into_owned();
                    return Err(ObjectError::NoLeader(name));
                }
            },
            _ => match section.associated {
                Some(other) => (pe::IMAGE_COMDAT_SELECT_ASSOCIATIVE, number(other)),
                None => (pe::ComdatSelection(0), own),
            },
        };
        self.section_indices.push(self.symbol_count);
        let index = self.entry(&section.name, 0, own, 0, pe::IMAGE_SYM_CLASS_STATIC.0, 1)?;
        debug_assert_eq!(index + 1, self.symbol_count);
        let size = u32::try_from(section.size()).map_err(|_| too_large())?;
        let relocations = section.fixups.len().min(0xffff) as u16;
        let mut entry = [0; 20];
        entry[..4].copy_from_slice(&size.to_le_bytes());
        entry[4..6].copy_from_slice(&relocations.to_le_bytes());
        if section.kind != SectionKind::Zeros {
            entry[8..12].copy_from_slice(&checksum(&section.bytes).to_le_bytes());
        }
        entry[12..14].copy_from_slice(&(associate as u16).to_le_bytes());
        entry[14] = selection.0;
        entry[16..18].copy_from_slice(&((associate >> 16) as u16).to_le_bytes());
        self.auxiliary(&entry);
        Ok(())
    }

    /// Adds a symbol of the image.
    fn add_symbol(&mut self, id: SymbolId) -> Result<(), ObjectError> {
        let image = self.image;
        let symbol = &image[id];
        let ty = if symbol.kind == SymbolKind::Function { FUNCTION } else { 0 };
        let (section, value) = match symbol.place {
            SymbolPlace::Undefined => (0, 0),
            SymbolPlace::Section(section, offset) => (number(section), offset),
            SymbolPlace::Absolute(value) => (ABSOLUTE, value),
            SymbolPlace::Common { .. } => (0, symbol.size),
        };
        // Absolute ones have as many bits as the field.
        let value = match symbol.place {
            SymbolPlace::Absolute(value) => value as u32,
            _ => u32::try_from(value).map_err(|_| too_large())?,
        };
        let is_selected = match symbol.place {
            SymbolPlace::Section(section, _) => image[section].group.is_some() && image[section].is_comdat,
            _ => false,
        };
        let is_weak = symbol.binding == Binding::Weak && !is_selected;
        let class = match symbol.binding {
            _ if is_weak => pe::IMAGE_SYM_CLASS_WEAK_EXTERNAL,
            Binding::Local if !symbol.is_undefined() => pe::IMAGE_SYM_CLASS_STATIC,
            _ => pe::IMAGE_SYM_CLASS_EXTERNAL,
        };
        if !is_weak {
            self.indices[id.as_u32() as usize] = Some(self.symbol_count);
            self.entry(&symbol.name, value, section, ty, class.0, 0)?;
            return Ok(());
        }
        self.indices[id.as_u32() as usize] = Some(self.symbol_count);
        self.entry(&symbol.name, 0, 0, ty, class.0, 1)?;
        let mut entry = [0; 20];
        entry[..4].copy_from_slice(&(self.symbol_count + 1).to_le_bytes());
        entry[4..8].copy_from_slice(&pe::IMAGE_WEAK_EXTERN_SEARCH_ALIAS.0.to_le_bytes());
        self.auxiliary(&entry);
        // Defaults of several files must not have one name; undefined ones are equal.
        let mut name = [b".weak.", symbol.name.as_slice(), b".default"].concat();
        if let Some(anchor) = self.anchor() {
            name.push(b'.');
            name.extend_from_slice(&image[anchor].name);
        }
        let class = pe::IMAGE_SYM_CLASS_EXTERNAL.0;
        match symbol.is_undefined() {
            true => self.entry(&name, 0, ABSOLUTE, 0, class, 0)?,
            false => self.entry(&name, value, section, ty, class, 0)?,
        };
        Ok(())
    }

    /// Returns a symbol that no other file defines.
    fn anchor(&self) -> Option<SymbolId> {
        let mut symbols = self.image.symbols.iter();
        let found = symbols.find(|(_, symbol)| match symbol.place {
            SymbolPlace::Section(section, _) => {
                symbol.binding == Binding::Global && self.image[section].group.is_none()
            }
            _ => false,
        });
        found.map(|(id, _)| id)
    }

    fn symbol_size(&self) -> usize {
        if self.is_large { pe::IMAGE_SIZEOF_SYMBOL_EX } else { pe::IMAGE_SIZEOF_SYMBOL }
    }

    /// Appends an entry to the table of symbols, and returns its number.
    fn entry(
        &mut self,
        name: &[u8],
        value: u32,
        section: i32,
        ty: u16,
        class: u8,
        auxiliary: u8,
    ) -> Result<u32, ObjectError> {
        let mut field = [0; 8];
        match field.get_mut(..name.len()) {
            Some(start) => start.copy_from_slice(name),
            None => field[4..].copy_from_slice(&self.strings.add(name)?.to_le_bytes()),
        }
        self.symbols.extend_from_slice(&field);
        self.symbols.extend_from_slice(&value.to_le_bytes());
        let bytes = section.to_le_bytes();
        self.symbols.extend_from_slice(if self.is_large { &bytes } else { &bytes[..2] });
        self.symbols.extend_from_slice(&ty.to_le_bytes());
        self.symbols.extend_from_slice(&[class, auxiliary]);
        self.symbol_count += 1;
        Ok(self.symbol_count - 1)
    }

    /// Appends an additional entry for the symbol before it.
    fn auxiliary(&mut self, entry: &[u8; 20]) {
        let size = self.symbol_size();
        self.symbols.extend_from_slice(&entry[..size]);
        self.symbol_count += 1;
    }

    /// Returns the relocation of a fixup, and adds its addend to the contents.
    fn relocation(&mut self, section: &Section, fixup: &Fixup, bytes: &mut [u8]) -> Result<Relocation, ObjectError> {
        let error = || ObjectError::NoRelocation {
            kind: fixup.kind,
            section: String::from_utf8_lossy(&section.name).into_owned(),
            offset: fixup.offset,
        };
        let (kind, bias) = relocation_kind(self.machine, fixup.kind).ok_or_else(error)?;
        let mut addend = fixup.addend + bias;
        let symbol = &self.image[fixup.symbol];
        let index = match (self.indices[fixup.symbol.as_u32() as usize], symbol.place) {
            (Some(index), _) => index,
            (None, SymbolPlace::Section(target, offset)) => {
                addend = addend.wrapping_add(offset as i64);
                self.label(target, kind, &mut addend)?
            }
            _ => return Err(error()),
        };
        let place = bytes.get_mut(fixup.offset as usize..).ok_or_else(error)?;
        let field = match fixup.kind.field() {
            // The place of the instruction is not known here, nor the lowest bits of the symbol.
            Field::Page21 => Field::Adr21,
            Field::Unsigned(size) => Field::Bytes(size),
            field => field,
        };
        let is_kept = addend == 0 || !matches!(field, Field::Words26 | Field::Words19 | Field::Words14);
        if !is_kept || field.store(place, addend).is_err() {
            return Err(error());
        }
        Ok(Relocation { offset: fixup.offset, symbol: index, kind })
    }

    /// Returns the symbol at or before a place of a section, and makes the addend relative to it.
    fn label(&mut self, section: SectionId, kind: u16, addend: &mut i64) -> Result<u32, ObjectError> {
        /// Distance of such symbols: what an instruction holds.
        const STEP: i64 = 1 << 20;
        let own = self.section_indices[section.as_u32() as usize];
        let is_page = self.machine == Machine::AArch64 && kind == pe::IMAGE_REL_ARM64_PAGEBASE_REL21.0;
        if !is_page || *addend < STEP {
            return Ok(own);
        }
        let step = *addend / STEP;
        *addend -= step * STEP;
        let key = (section.as_u32(), step as u32);
        if let Some(&label) = self.labels.get(&key) {
            return Ok(label);
        }
        let name = [b"$L", self.image[section].name.as_slice(), format!("_{step}").as_bytes()].concat();
        let value = u32::try_from(step * STEP).map_err(|_| too_large())?;
        let label = self.entry(&name, value, number(section), 0, pe::IMAGE_SYM_CLASS_LABEL.0, 0)?;
        self.labels.insert(key, label);
        Ok(label)
    }

    /// Returns the file.
    fn write(mut self) -> Result<Vec<u8>, ObjectError> {
        let image = self.image;
        let header = if self.is_large { LARGE_HEADER } else { SMALL_HEADER };
        let headers = header + image.sections.len() * SECTION_HEADER;
        let mut out = vec![0; headers];
        for (at, (section, name)) in image.sections.values().zip(self.section_names.clone()).enumerate() {
            let is_empty = section.kind == SectionKind::Zeros || section.bytes.is_empty();
            let (mut data, mut relocations) = (0, 0);
            let count = section.fixups.len();
            if !is_empty {
                data = out.len();
                let mut bytes = section.bytes.clone();
                let mut entries = Vec::with_capacity((count + 1) * RELOCATION_SIZE);
                let mut push = |relocation: Relocation| {
                    entries.extend_from_slice(&relocation.offset.to_le_bytes());
                    entries.extend_from_slice(&relocation.symbol.to_le_bytes());
                    entries.extend_from_slice(&relocation.kind.to_le_bytes());
                };
                if count >= 0xffff {
                    // The first entry has the number of all.
                    push(Relocation { offset: count as u32 + 1, symbol: 0, kind: 0 });
                }
                for fixup in &section.fixups {
                    push(self.relocation(section, fixup, &mut bytes)?);
                }
                out.extend_from_slice(&bytes);
                if count > 0 {
                    relocations = out.len();
                    out.extend_from_slice(&entries);
                }
            }
            let size = u32::try_from(section.size()).map_err(|_| too_large())?;
            let place = |at: usize| u32::try_from(at).map_err(|_| too_large());
            let mut entry = Vec::with_capacity(SECTION_HEADER);
            entry.extend_from_slice(&name);
            for word in [0, 0, size, place(data)?, place(relocations)?, 0] {
                entry.extend_from_slice(&word.to_le_bytes());
            }
            entry.extend_from_slice(&(count.min(0xffff) as u16).to_le_bytes());
            entry.extend_from_slice(&[0, 0]);
            entry.extend_from_slice(&characteristics(section).to_le_bytes());
            let start = header + at * SECTION_HEADER;
            out[start..start + SECTION_HEADER].copy_from_slice(&entry);
        }
        let table = u32::try_from(out.len()).map_err(|_| too_large())?;
        let header = self.header(table);
        out[..header.len()].copy_from_slice(&header);
        out.extend_from_slice(&self.symbols);
        let strings = self.strings.bytes;
        let size = u32::try_from(strings.len() + 4).map_err(|_| too_large())?;
        out.extend_from_slice(&size.to_le_bytes());
        out.extend_from_slice(&strings);
        Ok(out)
    }

    /// Returns the header of the file (`IMAGE_FILE_HEADER` or `ANON_OBJECT_HEADER_BIGOBJ`).
    fn header(&self, table: u32) -> Vec<u8> {
        let machine = match self.machine {
            Machine::X86_64 => pe::IMAGE_FILE_MACHINE_AMD64,
            Machine::AArch64 => pe::IMAGE_FILE_MACHINE_ARM64,
        };
        let count = self.image.sections.len() as u32;
        let mut header = Vec::with_capacity(LARGE_HEADER);
        if !self.is_large {
            header.extend_from_slice(&machine.0.to_le_bytes());
            header.extend_from_slice(&(count as u16).to_le_bytes());
            for word in [0, table, self.symbol_count, 0] {
                header.extend_from_slice(&word.to_le_bytes());
            }
            return header;
        }
        for half in [0, 0xffff, 2, machine.0] {
            header.extend_from_slice(&half.to_le_bytes());
        }
        header.extend_from_slice(&[0; 4]);
        header.extend_from_slice(&pe::ANON_OBJECT_HEADER_BIGOBJ_CLASS_ID.0);
        for word in [0, 0, 0, 0, count, table, self.symbol_count] {
            header.extend_from_slice(&word.to_le_bytes());
        }
        header
    }
}

fn too_large() -> ObjectError {
    ObjectError::TooLarge("a COFF file of more than 4 GiB".to_owned())
}

/// Whether a symbol is defined in a section.
fn is_in(symbol: &Symbol, section: SectionId) -> bool {
    matches!(symbol.place, SymbolPlace::Section(other, _) if other == section)
}

/// Returns the number of a section in the file.
fn number(section: SectionId) -> i32 {
    section.as_u32() as i32 + 1
}

fn selection(selection: Selection) -> pe::ComdatSelection {
    match selection {
        Selection::Any => pe::IMAGE_COMDAT_SELECT_ANY,
        Selection::ExactMatch => pe::IMAGE_COMDAT_SELECT_EXACT_MATCH,
        Selection::Largest => pe::IMAGE_COMDAT_SELECT_LARGEST,
        Selection::NoDuplicates => pe::IMAGE_COMDAT_SELECT_NODUPLICATES,
        Selection::SameSize => pe::IMAGE_COMDAT_SELECT_SAME_SIZE,
    }
}

/// Returns the number of the relocation of a kind, and what is added to its addend: distances count from the end of
/// their field here.
fn relocation_kind(machine: Machine, kind: FixupKind) -> Option<(u16, i64)> {
    use FixupKind as Kind;
    let (kind, bias) = match (machine, kind) {
        (Machine::X86_64, Kind::Abs64) => (pe::IMAGE_REL_AMD64_ADDR64, 0),
        (Machine::X86_64, Kind::Abs32 | Kind::Abs32S) => (pe::IMAGE_REL_AMD64_ADDR32, 0),
        (Machine::X86_64, Kind::ImageRel32) => (pe::IMAGE_REL_AMD64_ADDR32NB, 0),
        (Machine::X86_64, Kind::Pc32 | Kind::Plt32) => (pe::IMAGE_REL_AMD64_REL32, 4),
        (Machine::X86_64, Kind::SecRel32) => (pe::IMAGE_REL_AMD64_SECREL, 0),
        (Machine::X86_64, Kind::SectionIndex) => (pe::IMAGE_REL_AMD64_SECTION, 0),
        (Machine::AArch64, Kind::Abs64) => (pe::IMAGE_REL_ARM64_ADDR64, 0),
        (Machine::AArch64, Kind::Abs32) => (pe::IMAGE_REL_ARM64_ADDR32, 0),
        (Machine::AArch64, Kind::ImageRel32) => (pe::IMAGE_REL_ARM64_ADDR32NB, 0),
        (Machine::AArch64, Kind::Pc32 | Kind::Plt32) => (pe::IMAGE_REL_ARM64_REL32, 4),
        (Machine::AArch64, Kind::SecRel32) => (pe::IMAGE_REL_ARM64_SECREL, 0),
        (Machine::AArch64, Kind::SectionIndex) => (pe::IMAGE_REL_ARM64_SECTION, 0),
        (Machine::AArch64, Kind::Branch26 | Kind::Call26) => (pe::IMAGE_REL_ARM64_BRANCH26, 0),
        (Machine::AArch64, Kind::Branch19) => (pe::IMAGE_REL_ARM64_BRANCH19, 0),
        (Machine::AArch64, Kind::Branch14) => (pe::IMAGE_REL_ARM64_BRANCH14, 0),
        (Machine::AArch64, Kind::AdrpPage21 | Kind::AdrpPage21Nc) => (pe::IMAGE_REL_ARM64_PAGEBASE_REL21, 0),
        (Machine::AArch64, Kind::AdrPc21) => (pe::IMAGE_REL_ARM64_REL21, 0),
        (Machine::AArch64, Kind::AddLo12) => (pe::IMAGE_REL_ARM64_PAGEOFFSET_12A, 0),
        (
            Machine::AArch64,
            Kind::Load8Lo12 | Kind::Load16Lo12 | Kind::Load32Lo12 | Kind::Load64Lo12 | Kind::Load128Lo12,
        ) => (pe::IMAGE_REL_ARM64_PAGEOFFSET_12L, 0),
        (Machine::AArch64, Kind::AddTprelHi12) => (pe::IMAGE_REL_ARM64_SECREL_HIGH12A, 0),
        (Machine::AArch64, Kind::AddTprelLo12 | Kind::AddTprelLo12Nc) => (pe::IMAGE_REL_ARM64_SECREL_LOW12A, 0),
        _ => return None,
    };
    Some((kind.0, bias))
}

/// Returns the properties of a section (`IMAGE_SCN_…`).
fn characteristics(section: &Section) -> u32 {
    let flags = section.flags;
    let (read, write, data) = (pe::IMAGE_SCN_MEM_READ, pe::IMAGE_SCN_MEM_WRITE, pe::IMAGE_SCN_CNT_INITIALIZED_DATA);
    let mut bits = match section.kind {
        _ if flags.exec => (pe::IMAGE_SCN_CNT_CODE | pe::IMAGE_SCN_MEM_EXECUTE | read).0,
        SectionKind::Zeros => (pe::IMAGE_SCN_CNT_UNINITIALIZED_DATA | read).0,
        _ if flags.exclude => (pe::IMAGE_SCN_LNK_INFO | pe::IMAGE_SCN_LNK_REMOVE).0,
        _ if !flags.alloc => (data | read | pe::IMAGE_SCN_MEM_DISCARDABLE).0,
        _ => (data | read).0,
    };
    if flags.write {
        bits |= write.0;
    }
    if section.group.is_some() && section.is_comdat || section.associated.is_some() {
        bits |= pe::IMAGE_SCN_LNK_COMDAT.0;
    }
    if section.fixups.len() >= 0xffff {
        bits |= pe::IMAGE_SCN_LNK_NRELOC_OVFL.0;
    }
    let align = section.align.max(1).ilog2().min(MAX_ALIGN);
    bits | (align + 1) << 20 | section.flags.other as u32
}

/// Returns the checksum by which linkers compare the contents of groups (CRC-32, reflected, from zero, not
/// inverted).
fn checksum(bytes: &[u8]) -> u32 {
    const TABLE: [u32; 256] = {
        let mut table = [0; 256];
        let mut number = 0;
        while number < 256 {
            let mut value = number as u32;
            let mut bit = 0;
            while bit < 8 {
                value = if value & 1 == 1 { value >> 1 ^ 0xedb8_8320 } else { value >> 1 };
                bit += 1;
            }
            table[number] = value;
            number += 1;
        }
        table
    };
    bytes.iter().fold(0, |crc, &byte| TABLE[usize::from(crc as u8 ^ byte)] ^ crc >> 8)
}

/// Names of more than eight bytes, each with a zero at its end. Offsets count from the length before them.
#[derive(Default)]
struct Strings {
    bytes: Vec<u8>,
    known: HashMap<Vec<u8>, u32>,
}

impl Strings {
    fn add(&mut self, text: &[u8]) -> Result<u32, ObjectError> {
        if let Some(&offset) = self.known.get(text) {
            return Ok(offset);
        }
        let offset = u32::try_from(self.bytes.len() + 4).map_err(|_| too_large())?;
        self.bytes.extend_from_slice(text);
        self.bytes.push(0);
        self.known.insert(text.to_vec(), offset);
        Ok(offset)
    }

    /// Returns the name of a section: itself, or its offset as decimal digits, or in base 64 where these do not fit.
    fn section_name(&mut self, name: &[u8]) -> Result<[u8; 8], ObjectError> {
        const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        let mut field = [0; 8];
        if let Some(start) = field.get_mut(..name.len()) {
            start.copy_from_slice(name);
            return Ok(field);
        }
        let offset = self.add(name)?;
        let text = format!("/{offset}");
        if let Some(start) = field.get_mut(..text.len()) {
            start.copy_from_slice(text.as_bytes());
            return Ok(field);
        }
        field[..2].copy_from_slice(b"//");
        for (place, byte) in field[2..].iter_mut().enumerate() {
            *byte = DIGITS[(offset as u64 >> (6 * (5 - place)) & 63) as usize];
        }
        Ok(field)
    }
}
