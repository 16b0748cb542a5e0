//! Writer of relocatable ELF files (System V gABI, chapters 4 and 5).
//!
//! Tables are arrays indexed by the image's handles, and the file is one buffer whose size is known from the start.

use draig_image::{
    Binding, FixupKind, Image, Section, SectionFlags, SectionId, SectionKind, Symbol, SymbolId, SymbolKind,
    SymbolPlace, Visibility,
};
use object::elf;

use crate::ObjectError;

/// Machine of an object file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Machine {
    /// x86-64
    X86_64,
    /// AArch64, little-endian
    AArch64,
}

impl Machine {
    fn number(self) -> u16 {
        match self {
            Machine::X86_64 => elf::EM_X86_64.0,
            Machine::AArch64 => elf::EM_AARCH64.0,
        }
    }

    fn relocation(self, kind: FixupKind) -> Option<u32> {
        match self {
            Machine::X86_64 => kind.elf_x86_64(),
            Machine::AArch64 => kind.elf_aarch64(),
        }
    }
}

/// Group of sections that the linker keeps or drops together.
struct Group {
    symbol: SymbolId,
    is_comdat: bool,
    index: u32,
    members: Vec<u32>,
    offset: u64,
}

/// Indices of a section and of its relocations, 0 if it has none.
#[derive(Clone, Copy, Default)]
struct Placed {
    index: u32,
    relocations: u32,
    /// Offsets of its name, its bytes and its relocations.
    name: u32,
    offset: u64,
    relocations_offset: u64,
}

/// Header of a section (`Elf64_Shdr`).
#[derive(Clone, Copy, Default)]
struct Header {
    name: u32,
    kind: u32,
    flags: u64,
    address: u64,
    offset: u64,
    size: u64,
    link: u32,
    info: u32,
    align: u64,
    entry_size: u64,
}

/// First index of a section that does not fit a symbol.
const LORESERVE: u32 = 0xff00;
const XINDEX: u16 = 0xffff;
const HEADER_SIZE: usize = 64;
const SYMBOL_SIZE: usize = 24;
const RELOCATION_SIZE: usize = 24;

/// Largest alignment of a section's bytes in the file.
const MAX_FILE_ALIGN: u64 = 1 << 16;

/// Returns an image as an ELF object file.
///
/// Sections keep their order, each followed by its relocations; a group precedes its first member. Of the symbols,
/// files come first, then local ones, then the others, otherwise in the image's order. Local symbols that nothing
/// refers to are left out if they have no name, or one that begins with `.L`.
///
/// # Errors
/// Returns what ELF cannot express: a fixup without relocation, or too many bytes.
pub fn write_elf(image: &Image, machine: Machine) -> Result<Vec<u8>, ObjectError> {
    write_elf_at(image, machine, &|_| 0)
}

/// Returns an image as the ELF object file that describes it to a debugger after it was placed in memory:
/// as [`write_elf`], with the address of each section in its header (`sh_addr`).
///
/// # Errors
/// As for [`write_elf`].
pub fn write_elf_at(
    image: &Image,
    machine: Machine,
    address: &dyn Fn(SectionId) -> u64,
) -> Result<Vec<u8>, ObjectError> {
    let mut names = Strings::default();
    let group_name = names.add(b".group");
    let mut groups: Vec<Group> = Vec::new();
    let mut placed: Vec<Placed> = Vec::with_capacity(image.sections.len());
    // Of each symbol, the number of its group, plus one.
    let mut group_of: Vec<u32> = Vec::new();
    let mut next_index = 1u32;
    let mut index = || {
        next_index += 1;
        next_index - 1
    };
    for section in image.sections.values() {
        let mut group = None;
        if let Some(symbol) = section.group {
            let at = symbol.as_u32() as usize;
            if group_of.len() <= at {
                group_of.resize(image.symbols.len().max(at + 1), 0);
            }
            if group_of[at] == 0 {
                let is_comdat = section.is_comdat;
                groups.push(Group { symbol, is_comdat, index: index(), members: Vec::new(), offset: 0 });
                group_of[at] = groups.len() as u32;
            }
            group = Some(group_of[at] as usize - 1);
        }
        let mut place = Placed { index: index(), ..Placed::default() };
        // The name is the end of that of the relocations.
        if section.fixups.is_empty() {
            place.name = names.add(&section.name);
        } else {
            place.relocations = index();
            place.name = names.add_pair(b".rela", &section.name);
        }
        if let Some(group) = group {
            groups[group].members.push(place.index);
            groups[group].members.extend((place.relocations != 0).then_some(place.relocations));
        }
        placed.push(place);
    }
    let symtab_name = names.add(b".symtab");
    let strtab_name = names.add(b".strtab");
    let shstrtab_name = names.add(b".shstrtab");

    let order = symbol_order(image, &groups);
    let mut symbol_indices = vec![0u32; image.symbols.len()];
    let mut strings = Strings::default();
    let mut string_offsets = Vec::with_capacity(order.len());
    let mut needs_shndx = false;
    for (number, &id) in order.iter().enumerate() {
        let symbol = &image[id];
        symbol_indices[id.as_u32() as usize] = number as u32 + 1;
        let has_name = !symbol.name.is_empty() && symbol.kind != SymbolKind::Section;
        string_offsets.push(if has_name { strings.add(&symbol.name) } else { 0 });
        needs_shndx |= section_of(id, symbol, &placed, &groups, &group_of).is_some_and(|index| index >= LORESERVE);
    }
    let symtab = index();
    let shndx = needs_shndx.then(&mut index);
    let shndx_name = if needs_shndx { names.add(b".symtab_shndx") } else { 0 };
    let strtab = index();
    let shstrtab = index();
    let section_count = shstrtab + 1;
    if [&strings, &names].iter().any(|strings| strings.bytes.len() > u32::MAX as usize) {
        return Err(ObjectError::TooLarge("a string table of more than 4 GiB".to_owned()));
    }

    // Places in the file.
    let mut end = HEADER_SIZE as u64;
    let mut reserve = |size: u64, align: u64| {
        let start = end.next_multiple_of(align);
        end = start + size;
        start
    };
    for group in &mut groups {
        group.offset = reserve(4 * (group.members.len() as u64 + 1), 4);
    }
    for (place, section) in placed.iter_mut().zip(image.sections.values()) {
        let size = if section.kind == SectionKind::Zeros { 0 } else { section.bytes.len() as u64 };
        // Where the bytes lie in the file says nothing about memory: large alignments would only make it large.
        place.offset = reserve(size, if size == 0 { 1 } else { section.align.clamp(1, MAX_FILE_ALIGN) });
    }
    let symtab_size = ((order.len() + 1) * SYMBOL_SIZE) as u64;
    let symtab_offset = reserve(symtab_size, 8);
    let shndx_size = if needs_shndx { 4 * (order.len() as u64 + 1) } else { 0 };
    let shndx_offset = reserve(shndx_size, 4);
    for (place, section) in placed.iter_mut().zip(image.sections.values()) {
        place.relocations_offset = reserve((section.fixups.len() * RELOCATION_SIZE) as u64, 8);
    }
    let strtab_offset = reserve(strings.bytes.len() as u64, 1);
    let shstrtab_offset = reserve(names.bytes.len() as u64, 1);
    let headers_offset = reserve(u64::from(section_count) * HEADER_SIZE as u64, 8);
    let size = usize::try_from(end).map_err(|_| ObjectError::TooLarge("a file of more than 4 GiB".to_owned()))?;

    let mut out = Out { bytes: Vec::with_capacity(size) };
    out.file_header(image, machine, headers_offset, section_count, shstrtab);
    for group in &groups {
        out.align(4);
        out.u32(if group.is_comdat { 1 } else { 0 });
        for &member in &group.members {
            out.u32(member);
        }
    }
    for (place, section) in placed.iter().zip(image.sections.values()) {
        if section.kind != SectionKind::Zeros && !section.bytes.is_empty() {
            out.bytes.resize(place.offset as usize, 0);
            out.bytes.extend_from_slice(&section.bytes);
        }
    }
    out.align(8);
    out.bytes.extend_from_slice(&[0; SYMBOL_SIZE]);
    for (&id, &name) in order.iter().zip(&string_offsets) {
        let symbol = &image[id];
        let section = section_of(id, symbol, &placed, &groups, &group_of);
        out.bytes.extend_from_slice(&elf_symbol(symbol, name, section));
    }
    if needs_shndx {
        out.u32(0);
        for &id in &order {
            let index = section_of(id, &image[id], &placed, &groups, &group_of).filter(|&index| index >= LORESERVE);
            out.u32(index.unwrap_or(0));
        }
    }
    for section in image.sections.values() {
        out.align(8);
        for fixup in &section.fixups {
            let Some(kind) = machine.relocation(fixup.kind) else {
                return Err(ObjectError::NoRelocation {
                    kind: fixup.kind,
                    section: String::from_utf8_lossy(&section.name).into_owned(),
                    offset: fixup.offset,
                });
            };
            let symbol = symbol_indices.get(fixup.symbol.as_u32() as usize).copied().unwrap_or(0);
            let mut entry = [0; RELOCATION_SIZE];
            entry[..8].copy_from_slice(&u64::from(fixup.offset).to_le_bytes());
            entry[8..12].copy_from_slice(&kind.to_le_bytes());
            entry[12..16].copy_from_slice(&symbol.to_le_bytes());
            entry[16..].copy_from_slice(&fixup.addend.to_le_bytes());
            out.bytes.extend_from_slice(&entry);
        }
    }
    out.bytes.extend_from_slice(&strings.bytes);
    out.bytes.extend_from_slice(&names.bytes);

    // Headers, in the order of their indices.
    out.align(8);
    let mut null = Header::default();
    if section_count >= LORESERVE {
        (null.size, null.link) = (section_count.into(), shstrtab);
    }
    out.header(&null);
    let mut next_group = groups.iter().peekable();
    for (place, (id, section)) in placed.iter().zip(&image.sections) {
        if let Some(group) = next_group.next_if(|group| group.index < place.index) {
            out.header(&Header {
                name: group_name,
                kind: elf::SHT_GROUP.0,
                offset: group.offset,
                size: 4 * (group.members.len() as u64 + 1),
                link: symtab,
                info: symbol_indices[group.symbol.as_u32() as usize],
                align: 4,
                entry_size: 4,
                ..Header::default()
            });
        }
        let has_relocations = place.relocations != 0;
        let associated = section.associated.and_then(|id| placed.get(id.as_u32() as usize));
        out.header(&Header {
            name: if has_relocations { place.name + 5 } else { place.name },
            kind: section_type(section.kind),
            flags: section_flags(section),
            address: address(id),
            offset: place.offset,
            size: section.size(),
            link: associated.map_or(0, |place| place.index),
            info: 0,
            align: section.align.max(1),
            entry_size: section.entry_size,
        });
        if has_relocations {
            out.header(&Header {
                name: place.name,
                kind: elf::SHT_RELA.0,
                // SHF_GROUP or SHF_INFO_LINK
                flags: if section.group.is_some() { 0x200 } else { 0x40 },
                address: 0,
                offset: place.relocations_offset,
                size: (section.fixups.len() * RELOCATION_SIZE) as u64,
                link: symtab,
                info: place.index,
                align: 8,
                entry_size: RELOCATION_SIZE as u64,
            });
        }
    }
    let locals = order.iter().filter(|&&id| is_local(&image[id])).count() as u32 + 1;
    out.header(&Header {
        name: symtab_name,
        kind: elf::SHT_SYMTAB.0,
        offset: symtab_offset,
        size: symtab_size,
        link: strtab,
        info: locals,
        align: 8,
        entry_size: SYMBOL_SIZE as u64,
        ..Header::default()
    });
    if shndx.is_some() {
        out.header(&Header {
            name: shndx_name,
            kind: elf::SHT_SYMTAB_SHNDX.0,
            offset: shndx_offset,
            size: shndx_size,
            link: symtab,
            align: 4,
            entry_size: 4,
            ..Header::default()
        });
    }
    for (name, offset, strings) in [(strtab_name, strtab_offset, &strings), (shstrtab_name, shstrtab_offset, &names)] {
        out.header(&Header {
            name,
            kind: elf::SHT_STRTAB.0,
            offset,
            size: strings.bytes.len() as u64,
            align: 1,
            ..Header::default()
        });
    }
    debug_assert_eq!(out.bytes.len(), size);
    Ok(out.bytes)
}

/// Strings, each with a zero at its end.
struct Strings {
    bytes: Vec<u8>,
}

impl Default for Strings {
    fn default() -> Self {
        Strings { bytes: vec![0] }
    }
}

impl Strings {
    fn add(&mut self, text: &[u8]) -> u32 {
        self.add_pair(b"", text)
    }

    fn add_pair(&mut self, first: &[u8], second: &[u8]) -> u32 {
        let start = self.bytes.len();
        self.bytes.extend_from_slice(first);
        self.bytes.extend_from_slice(second);
        self.bytes.push(0);
        start as u32
    }
}

/// The file while it is written.
struct Out {
    bytes: Vec<u8>,
}

impl Out {
    fn u16(&mut self, value: u16) {
        self.bytes.extend_from_slice(&value.to_le_bytes());
    }

    fn u32(&mut self, value: u32) {
        self.bytes.extend_from_slice(&value.to_le_bytes());
    }

    fn u64(&mut self, value: u64) {
        self.bytes.extend_from_slice(&value.to_le_bytes());
    }

    fn align(&mut self, align: usize) {
        self.bytes.resize(self.bytes.len().next_multiple_of(align), 0);
    }

    fn file_header(&mut self, image: &Image, machine: Machine, headers: u64, sections: u32, names: u32) {
        let abi = if needs_gnu(image) { elf::ELFOSABI_GNU.0 } else { elf::ELFOSABI_NONE.0 };
        // 64 bits, little-endian, version 1.
        self.bytes.extend_from_slice(&[0x7f, b'E', b'L', b'F', 2, 1, 1, abi, 0, 0, 0, 0, 0, 0, 0, 0]);
        self.u16(elf::ET_REL.0);
        self.u16(machine.number());
        self.u32(1);
        self.u64(0);
        self.u64(0);
        self.u64(headers);
        self.u32(0);
        for field in [HEADER_SIZE as u16, 0, 0, HEADER_SIZE as u16] {
            self.u16(field);
        }
        self.u16(if sections < LORESERVE { sections as u16 } else { 0 });
        self.u16(if names < LORESERVE { names as u16 } else { XINDEX });
    }

    fn header(&mut self, header: &Header) {
        self.u32(header.name);
        self.u32(header.kind);
        self.u64(header.flags);
        self.u64(header.address);
        self.u64(header.offset);
        self.u64(header.size);
        self.u32(header.link);
        self.u32(header.info);
        self.u64(header.align);
        self.u64(header.entry_size);
    }
}

/// Returns the symbols that the file contains, in its order. A number without a name is none: relocations
/// refer to it as to no symbol.
fn symbol_order(image: &Image, groups: &[Group]) -> Vec<SymbolId> {
    let mut is_used = vec![false; image.symbols.len()];
    for section in image.sections.values() {
        for fixup in &section.fixups {
            if let Some(is_used) = is_used.get_mut(fixup.symbol.as_u32() as usize) {
                *is_used = true;
            }
        }
    }
    for group in groups {
        is_used[group.symbol.as_u32() as usize] = true;
    }
    let mut classes: [Vec<SymbolId>; 3] = Default::default();
    for (id, symbol) in &image.symbols {
        let is_nameless = symbol.name.is_empty();
        if is_nameless && matches!(symbol.place, SymbolPlace::Absolute(_)) {
            continue;
        }
        let is_private = is_nameless || symbol.name.starts_with(b".L");
        if is_private && symbol.binding == Binding::Local && !is_used[id.as_u32() as usize] {
            continue;
        }
        let class = match (is_local(symbol), symbol.kind) {
            // The first source file precedes all symbols; others stand before those that follow them.
            (true, SymbolKind::File) if classes[0].is_empty() => 0,
            (true, _) => 1,
            (false, _) => 2,
        };
        classes[class].push(id);
    }
    classes.concat()
}

fn is_local(symbol: &Symbol) -> bool {
    symbol.binding == Binding::Local && !matches!(symbol.place, SymbolPlace::Common { .. })
}

/// Whether the file uses what only GNU's systems define.
fn needs_gnu(image: &Image) -> bool {
    image.symbols.values().any(|symbol| symbol.kind == SymbolKind::IFunc || symbol.binding == Binding::Unique)
        || image.sections.values().any(|section| section.flags.retain)
}

fn section_type(kind: SectionKind) -> u32 {
    match kind {
        SectionKind::Bits => 1,
        SectionKind::Note => 7,
        SectionKind::Zeros => 8,
        SectionKind::InitArray => 14,
        SectionKind::FiniArray => 15,
        SectionKind::PreinitArray => 16,
        SectionKind::Other(number) => number,
    }
}

fn section_flags(section: &Section) -> u64 {
    let SectionFlags { alloc, write, exec, merge, strings, tls, exclude, retain, other } = section.flags;
    let bit = |is_set: bool, bit: u64| if is_set { bit } else { 0 };
    bit(write, 0x1)
        | bit(alloc, 0x2)
        | bit(exec, 0x4)
        | bit(merge, 0x10)
        | bit(strings, 0x20)
        | bit(section.associated.is_some(), 0x80)
        | bit(section.group.is_some(), 0x200)
        | bit(tls, 0x400)
        | bit(retain, 0x20_0000)
        | bit(exclude, 0x8000_0000)
        | other
}

/// Returns the section of a symbol: that of the group, if the symbol is nothing but its name.
fn section_of(id: SymbolId, symbol: &Symbol, placed: &[Placed], groups: &[Group], group_of: &[u32]) -> Option<u32> {
    match symbol.place {
        SymbolPlace::Section(section, _) => placed.get(section.as_u32() as usize).map(|place| place.index),
        SymbolPlace::Undefined if symbol.binding == Binding::Local => {
            let group = group_of.get(id.as_u32() as usize)?.checked_sub(1)?;
            Some(groups[group as usize].index)
        }
        _ => None,
    }
}

/// Returns a symbol's entry (`Elf64_Sym`).
fn elf_symbol(symbol: &Symbol, name: u32, section: Option<u32>) -> [u8; SYMBOL_SIZE] {
    let binding = match symbol.binding {
        Binding::Local if matches!(symbol.place, SymbolPlace::Common { .. }) => 1,
        Binding::Local => 0,
        Binding::Global => 1,
        Binding::Weak => 2,
        Binding::Unique => 10,
    };
    let kind = match symbol.kind {
        SymbolKind::None => 0,
        SymbolKind::Object => 1,
        SymbolKind::Function => 2,
        SymbolKind::Section => 3,
        SymbolKind::File => 4,
        SymbolKind::Tls => 6,
        SymbolKind::IFunc => 10,
    };
    let visibility = match symbol.visibility {
        Visibility::Default => 0,
        Visibility::Internal => 1,
        Visibility::Hidden => 2,
        Visibility::Protected => 3,
    };
    let (special, value) = match symbol.place {
        SymbolPlace::Undefined => (0, 0),
        SymbolPlace::Section(_, offset) => (0, offset),
        SymbolPlace::Absolute(value) => (elf::SHN_ABS.0, value),
        SymbolPlace::Common { align } => (elf::SHN_COMMON.0, align),
    };
    let index = match section {
        Some(index) if index < LORESERVE => index as u16,
        Some(_) => XINDEX,
        None => special,
    };
    let mut entry = [0; SYMBOL_SIZE];
    entry[..4].copy_from_slice(&name.to_le_bytes());
    entry[4] = binding << 4 | kind;
    entry[5] = visibility | symbol.other as u8;
    entry[6..8].copy_from_slice(&index.to_le_bytes());
    entry[8..16].copy_from_slice(&value.to_le_bytes());
    entry[16..].copy_from_slice(&symbol.size.to_le_bytes());
    entry
}
