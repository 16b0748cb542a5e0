//! Object files as text that is the same for equal ones: sections, relocations and symbols by name, not by number.

use std::fmt::Write as _;

use object::elf;
use object::read::elf::{ElfFile64, FileHeader as _, SectionHeader as _, Sym as _};
use object::{Endianness, Object as _};

/// Returns a description of an ELF file of 64 bits.
pub(crate) fn describe(bytes: &[u8]) -> String {
    let header = elf::FileHeader64::<Endianness>::parse(bytes).unwrap();
    let endian = header.endian().unwrap();
    let sections = header.sections(endian, bytes).unwrap();
    let symbols = sections.symbols(endian, bytes, elf::SHT_SYMTAB).unwrap();
    assert!(ElfFile64::<Endianness>::parse(bytes).unwrap().is_little_endian());
    let name_of = |index: usize| {
        let section = sections.section(object::SectionIndex(index)).unwrap();
        String::from_utf8_lossy(sections.section_name(endian, section).unwrap()).into_owned()
    };
    let symbol_name = |index: usize| -> String {
        if index == 0 {
            return "none".to_owned();
        }
        let symbol = symbols.symbol(object::SymbolIndex(index)).unwrap();
        if symbol.st_type() == elf::STT_SECTION {
            let section = symbols.symbol_section(endian, symbol, object::SymbolIndex(index)).unwrap().unwrap();
            return format!("section {}", name_of(section.0));
        }
        String::from_utf8_lossy(symbols.symbol_name(endian, symbol).unwrap()).into_owned()
    };
    let mut out = String::new();
    for (index, section) in sections.enumerate() {
        let kind = section.sh_type(endian);
        if index.0 == 0 || matches!(kind, elf::SHT_SYMTAB | elf::SHT_STRTAB | elf::SHT_SYMTAB_SHNDX) {
            continue;
        }
        // Signed relocations and the address-significance table are not made here.
        if kind.0 == 0x6fff_4c03 {
            continue;
        }
        let link = section.sh_flags(endian).0 & 0x80 != 0;
        writeln!(
            out,
            "section {} type {:#x} flags {:#x} align {} entry {} {}",
            name_of(index.0),
            kind.0,
            section.sh_flags(endian).0,
            section.sh_addralign(endian),
            section.sh_entsize(endian),
            if link { name_of(section.sh_link(endian) as usize) } else { String::new() }
        )
        .unwrap();
        match kind {
            elf::SHT_RELA => {
                let (relocations, _) = section.rela(endian, bytes).unwrap().unwrap();
                for relocation in relocations {
                    writeln!(
                        out,
                        "  {:#x} {} {} {}",
                        relocation.r_offset.get(endian),
                        relocation.r_type(endian, false).0,
                        symbol_name(relocation.r_sym(endian, false) as usize),
                        relocation.r_addend.get(endian)
                    )
                    .unwrap();
                }
            }
            elf::SHT_GROUP => {
                let data = section.data(endian, bytes).unwrap();
                let words: Vec<u32> =
                    data.as_chunks().0.iter().map(|word: &[u8; 4]| u32::from_le_bytes(*word)).collect();
                let members: Vec<String> = words[1..].iter().map(|&index| name_of(index as usize)).collect();
                let symbol = symbol_name(section.sh_info(endian) as usize);
                writeln!(out, "  group {symbol} flags {} {members:?}", words[0]).unwrap();
            }
            elf::SHT_NOBITS => writeln!(out, "  {} zeros", section.sh_size(endian)).unwrap(),
            _ => {
                for (line, chunk) in section.data(endian, bytes).unwrap().chunks(16).enumerate() {
                    writeln!(out, "  {:#x} {chunk:02x?}", line * 16).unwrap();
                }
            }
        }
    }
    for (index, symbol) in symbols.enumerate() {
        let place = match symbol.st_shndx(endian) {
            elf::SHN_UNDEF => "undefined".to_owned(),
            elf::SHN_ABS => "absolute".to_owned(),
            elf::SHN_COMMON => "common".to_owned(),
            _ => name_of(symbols.symbol_section(endian, symbol, index).unwrap().unwrap().0),
        };
        writeln!(
            out,
            "symbol {} {place} {:#x} size {} binding {} type {} other {}",
            symbol_name(index.0),
            symbol.st_value(endian),
            symbol.st_size(endian),
            symbol.st_bind().0,
            symbol.st_type().0,
            symbol.st_other().0
        )
        .unwrap();
    }
    out
}
