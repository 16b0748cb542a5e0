//! Writer of relocatable ELF files (System V gABI, chapters 4 and 5).

use std::collections::HashMap;

use draig_image::{
    Binding, FixupKind, Image, Section, SectionFlags, SectionId, SectionKind, Symbol, SymbolId, SymbolKind,
    SymbolPlace, Visibility,
};
use object::Endianness;
use object::elf;
use object::write::StringId;
use object::write::elf::{FileHeader, Rel, SectionHeader, SectionIndex, Sym, SymbolIndex, Writer};

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
    fn number(self) -> elf::Machine {
        match self {
            Machine::X86_64 => elf::EM_X86_64,
            Machine::AArch64 => elf::EM_AARCH64,
        }
    }

    fn relocation(self, kind: FixupKind) -> Option<u32> {
        match self {
            Machine::X86_64 => kind.elf_x86_64(),
            Machine::AArch64 => kind.elf_aarch64(),
        }
    }
}

/// Section of the image while the file is laid out.
struct Placed {
    id: SectionId,
    index: SectionIndex,
    name: StringId,
    offset: u64,
    /// Index, name and offset of its relocations.
    relocations: Option<(SectionIndex, StringId, u64)>,
}

/// Group of sections that the linker keeps or drops together.
struct Group {
    symbol: SymbolId,
    is_comdat: bool,
    index: SectionIndex,
    members: Vec<SectionIndex>,
    offset: u64,
}

/// Returns an image as an ELF object file.
///
/// Sections keep their order, each followed by its relocations; a group precedes its first member. Of the symbols,
/// files come first, then local ones, then the others, otherwise in the image's order.
pub fn write_elf(image: &Image, machine: Machine) -> Result<Vec<u8>, ObjectError> {
    let mut buffer = Vec::new();
    let too_large = |error: object::write::Error| ObjectError::TooLarge(error.to_string());
    let order = symbol_order(image);
    let relocation_names: Vec<Vec<u8>> =
        image.sections.values().map(|section| [b".rela", section.name.as_slice()].concat()).collect();

    let mut writer = Writer::new(Endianness::Little, true, &mut buffer);
    writer.reserve_file_header();
    let group_name = writer.add_section_name(b".group");
    let mut groups: Vec<Group> = Vec::new();
    let mut group_of: HashMap<SymbolId, usize> = HashMap::new();
    let mut placed: Vec<Placed> = Vec::new();
    for ((id, section), relocation_name) in image.sections.iter().zip(&relocation_names) {
        let group = section.group.map(|symbol| {
            *group_of.entry(symbol).or_insert_with(|| {
                let index = writer.reserve_section_index();
                groups.push(Group { symbol, is_comdat: section.is_comdat, index, members: Vec::new(), offset: 0 });
                groups.len() - 1
            })
        });
        let index = writer.reserve_section_index();
        let name = writer.add_section_name(&section.name);
        let relocations = (!section.fixups.is_empty())
            .then(|| (writer.reserve_section_index(), writer.add_section_name(relocation_name), 0));
        if let Some(group) = group {
            groups[group].members.push(index);
            groups[group].members.extend(relocations.map(|(index, ..)| index));
        }
        placed.push(Placed { id, index, name, offset: 0, relocations });
    }
    let group_indices: HashMap<SymbolId, SectionIndex> =
        groups.iter().map(|group| (group.symbol, group.index)).collect();
    let mut section_indices: HashMap<SectionId, SectionIndex> = HashMap::new();
    for section in &placed {
        section_indices.insert(section.id, section.index);
    }

    // Symbols.
    writer.reserve_null_symbol_index();
    let mut symbol_indices: HashMap<SymbolId, SymbolIndex> = HashMap::new();
    let mut names = Vec::with_capacity(order.len());
    for &id in &order {
        let symbol = &image[id];
        let section = place_of(id, symbol, &section_indices, &group_indices);
        symbol_indices.insert(id, writer.reserve_symbol_index(section));
        names.push(
            (!symbol.name.is_empty() && symbol.kind != SymbolKind::Section).then(|| writer.add_string(&symbol.name)),
        );
    }
    let symtab = writer.reserve_symtab_section_index();
    if writer.symtab_shndx_needed() {
        writer.reserve_symtab_shndx_section_index();
    }
    writer.reserve_strtab_section_index();
    writer.reserve_shstrtab_section_index();

    // Places in the file.
    for group in &mut groups {
        group.offset = writer.reserve_comdat(group.members.len());
    }
    for place in &mut placed {
        let section = &image[place.id];
        place.offset = if section.kind == SectionKind::Zeros {
            writer.reserved_len()
        } else {
            writer.reserve(section.bytes.len() as u64, section.align.max(1))
        };
    }
    writer.reserve_symtab();
    writer.reserve_symtab_shndx();
    for place in &mut placed {
        if let Some((_, _, offset)) = &mut place.relocations {
            *offset = writer.reserve_relocations(image[place.id].fixups.len(), true);
        }
    }
    writer.reserve_strtab().map_err(too_large)?;
    writer.reserve_shstrtab().map_err(too_large)?;
    writer.reserve_section_headers();

    // Contents.
    writer
        .write_file_header(&FileHeader {
            os_abi: if needs_gnu(image) { elf::ELFOSABI_GNU } else { elf::ELFOSABI_NONE },
            abi_version: 0,
            e_type: elf::ET_REL,
            e_machine: machine.number(),
            e_entry: 0,
            e_flags: elf::FileFlags(0),
        })
        .map_err(too_large)?;
    for group in &groups {
        writer.write_align(4);
        let flags: u32 = if group.is_comdat { 1 } else { 0 };
        writer.write(&flags.to_le_bytes());
        for &member in &group.members {
            writer.write_comdat_entry(member);
        }
    }
    for place in &placed {
        let section = &image[place.id];
        if section.kind != SectionKind::Zeros {
            writer.write_align(section.align.max(1));
            writer.write(&section.bytes);
        }
    }
    writer.write_null_symbol();
    for (&id, name) in order.iter().zip(&names) {
        let symbol = &image[id];
        let st_name = writer.string_offset(*name);
        let section = place_of(id, symbol, &section_indices, &group_indices);
        writer.write_symbol(&elf_symbol(symbol, st_name, section));
    }
    writer.write_symtab_shndx();
    for place in &placed {
        let section = &image[place.id];
        if section.fixups.is_empty() {
            continue;
        }
        writer.write_align_relocation();
        for fixup in &section.fixups {
            let Some(r_type) = machine.relocation(fixup.kind) else {
                return Err(ObjectError::NoRelocation {
                    kind: fixup.kind,
                    section: String::from_utf8_lossy(&section.name).into_owned(),
                    offset: fixup.offset,
                });
            };
            writer.write_relocation(
                true,
                &Rel {
                    r_offset: fixup.offset.into(),
                    r_sym: symbol_indices.get(&fixup.symbol).map_or(0, |index| index.0),
                    r_type: elf::RelocationType(r_type),
                    r_addend: fixup.addend,
                },
            );
        }
    }
    writer.write_strtab();
    writer.write_shstrtab();

    // Headers, in the order of their indices.
    writer.write_null_section_header();
    let mut written_groups = 0;
    for place in &placed {
        let section = &image[place.id];
        if let Some(group) = groups.get(written_groups)
            && group.index < place.index
        {
            let symbol = symbol_indices.get(&group.symbol).copied().unwrap_or(SymbolIndex(0));
            writer.write_comdat_section_header(group_name, symtab, symbol, group.offset, group.members.len());
            written_groups += 1;
        }
        writer.write_section_header(&SectionHeader {
            sh_name: writer.section_name_offset(Some(place.name)),
            sh_type: elf::SectionType(section_type(section.kind)),
            sh_flags: elf::SectionFlags(section_flags(section)),
            sh_addr: 0,
            sh_offset: place.offset,
            sh_size: section.size(),
            sh_link: section.associated.and_then(|id| section_indices.get(&id)).map_or(0, |index| index.0),
            sh_info: 0,
            sh_addralign: section.align.max(1),
            sh_entsize: section.entry_size,
        });
        if let Some((_, name, offset)) = place.relocations {
            writer.write_section_header(&SectionHeader {
                sh_name: writer.section_name_offset(Some(name)),
                sh_type: elf::SHT_RELA,
                sh_flags: elf::SectionFlags(if section.group.is_some() { 0x200 } else { 0x40 }),
                sh_addr: 0,
                sh_offset: offset,
                sh_size: section.fixups.len() as u64 * 24,
                sh_link: symtab.0,
                sh_info: place.index.0,
                sh_addralign: 8,
                sh_entsize: 24,
            });
        }
    }
    let locals = order.iter().filter(|&&id| is_local(&image[id])).count() as u32 + 1;
    writer.write_symtab_section_header(locals);
    writer.write_symtab_shndx_section_header();
    writer.write_strtab_section_header();
    writer.write_shstrtab_section_header();
    Ok(buffer)
}

/// Returns the symbols that the file contains, in its order. A number without a name is none: relocations
/// refer to it as to no symbol.
fn symbol_order(image: &Image) -> Vec<SymbolId> {
    let mut order: Vec<SymbolId> = image
        .symbols
        .iter()
        .filter(|(_, symbol)| !(symbol.name.is_empty() && matches!(symbol.place, SymbolPlace::Absolute(_))))
        .map(|(id, _)| id)
        .collect();
    order.sort_by_key(|&id| {
        let symbol = &image[id];
        (!is_local(symbol), symbol.kind != SymbolKind::File)
    });
    order
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
fn place_of(
    id: SymbolId,
    symbol: &Symbol,
    sections: &HashMap<SectionId, SectionIndex>,
    groups: &HashMap<SymbolId, SectionIndex>,
) -> Option<SectionIndex> {
    match symbol.place {
        SymbolPlace::Section(section, _) => sections.get(&section).copied(),
        SymbolPlace::Undefined if symbol.binding == Binding::Local => groups.get(&id).copied(),
        _ => None,
    }
}

fn elf_symbol(symbol: &Symbol, st_name: u32, section: Option<SectionIndex>) -> Sym {
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
    let (st_shndx, st_value) = match symbol.place {
        SymbolPlace::Undefined => (elf::SHN_UNDEF, 0),
        SymbolPlace::Section(_, offset) => (elf::SHN_UNDEF, offset),
        SymbolPlace::Absolute(value) => (elf::SHN_ABS, value),
        SymbolPlace::Common { align } => (elf::SHN_COMMON, align),
    };
    Sym {
        section: section.map(|index| index.0),
        st_name,
        st_info: elf::SymbolInfo(binding << 4 | kind),
        st_other: elf::SymbolOther(visibility | symbol.other),
        st_shndx,
        st_value,
        st_size: symbol.size,
    }
}
