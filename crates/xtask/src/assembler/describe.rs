//! Objects as text that is the same for equal ones, and what is between their labels.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use object::elf;
use object::read::elf::{FileHeader as _, SectionHeader as _, SectionTable, Sym as _, SymbolTable};
use object::{Endianness, SectionIndex, SymbolIndex};

use super::lines::LABEL;

type Header = elf::FileHeader64<Endianness>;

/// Bytes, and relocations of them: offset, type, symbol, addend.
pub(super) type Relocated = (Vec<u8>, Vec<(u64, u32, String, i64)>);

/// Section types that are not described: symbols and names, which are described as such; signatures of symbols.
const ADDRSIG: u32 = 0x6fff_4c03;

/// A parsed file.
struct File<'d> {
    endian: Endianness,
    bytes: &'d [u8],
    sections: SectionTable<'d, Header>,
    symbols: SymbolTable<'d, Header>,
}

impl<'d> File<'d> {
    fn parse(bytes: &'d [u8]) -> object::Result<File<'d>> {
        let header = Header::parse(bytes)?;
        let endian = header.endian()?;
        let sections = header.sections(endian, bytes)?;
        let symbols = sections.symbols(endian, bytes, elf::SHT_SYMTAB)?;
        Ok(File { endian, bytes, sections, symbols })
    }

    fn section_name(&self, index: usize) -> object::Result<String> {
        let section = self.sections.section(SectionIndex(index))?;
        Ok(String::from_utf8_lossy(self.sections.section_name(self.endian, section)?).into_owned())
    }

    /// Returns the name of a symbol; of a section's, that of the section.
    fn symbol_name(&self, index: usize) -> object::Result<String> {
        if index == 0 {
            return Ok("none".to_owned());
        }
        let symbol = self.symbols.symbol(SymbolIndex(index))?;
        if symbol.st_type() == elf::STT_SECTION {
            let section = self.symbols.symbol_section(self.endian, symbol, SymbolIndex(index))?;
            return Ok(format!("section {}", self.section_name(section.map_or(0, |section| section.0))?));
        }
        Ok(String::from_utf8_lossy(self.symbols.symbol_name(self.endian, symbol)?).into_owned())
    }

    fn described(&self) -> object::Result<String> {
        let endian = self.endian;
        let mut out = String::new();
        for (index, section) in self.sections.enumerate() {
            let kind = section.sh_type(endian);
            let is_left_out = matches!(kind, elf::SHT_SYMTAB | elf::SHT_STRTAB | elf::SHT_SYMTAB_SHNDX);
            if index.0 == 0 || is_left_out || kind.0 == ADDRSIG {
                continue;
            }
            let name = self.section_name(index.0)?;
            let flags = section.sh_flags(endian).0;
            let link = match flags & 0x80 != 0 {
                true => self.section_name(section.sh_link(endian) as usize)?,
                false => String::new(),
            };
            let (align, entry) = (section.sh_addralign(endian), section.sh_entsize(endian));
            let _ =
                writeln!(out, "section {name} type {:#x} flags {flags:#x} align {align} entry {entry} {link}", kind.0);
            match kind {
                elf::SHT_RELA => {
                    for (offset, kind, symbol, addend) in self.relocations(section)? {
                        let _ = writeln!(out, "  {name} {offset:#x} {kind} {symbol} {addend}");
                    }
                }
                elf::SHT_GROUP => {
                    let words: Vec<u32> = section
                        .data(endian, self.bytes)?
                        .chunks_exact(4)
                        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
                        .collect();
                    let (flags, members) = words.split_first().map_or((0, &[][..]), |(flags, rest)| (*flags, rest));
                    let symbol = self.symbol_name(section.sh_info(endian) as usize)?;
                    let _ = write!(out, "  group {symbol} flags {flags}");
                    for &member in members {
                        let _ = write!(out, " {}", self.section_name(member as usize)?);
                    }
                    out.push('\n');
                }
                elf::SHT_NOBITS => {
                    let _ = writeln!(out, "  {} zeros", section.sh_size(endian));
                }
                _ => {
                    for (line, chunk) in section.data(endian, self.bytes)?.chunks(16).enumerate() {
                        let _ = writeln!(out, "  {name} {:#x} {chunk:02x?}", line * 16);
                    }
                }
            }
        }
        for (index, symbol) in self.symbols.enumerate() {
            let place = match symbol.st_shndx(endian) {
                elf::SHN_UNDEF => "undefined".to_owned(),
                elf::SHN_ABS => "absolute".to_owned(),
                elf::SHN_COMMON => "common".to_owned(),
                number if number.0 >= 0xff00 && number != elf::SHN_XINDEX => format!("special {:#x}", number.0),
                _ => {
                    let section = self.symbols.symbol_section(endian, symbol, index)?;
                    self.section_name(section.map_or(0, |section| section.0))?
                }
            };
            let _ = writeln!(
                out,
                "symbol {} {place} {:#x} size {} binding {} type {} other {}",
                self.symbol_name(index.0)?,
                symbol.st_value(endian),
                symbol.st_size(endian),
                symbol.st_bind().0,
                symbol.st_type().0,
                symbol.st_other().0
            );
        }
        Ok(out)
    }

    fn relocations(&self, section: &elf::SectionHeader64<Endianness>) -> object::Result<Vec<(u64, u32, String, i64)>> {
        let Some((list, _)) = section.rela(self.endian, self.bytes)? else { return Ok(Vec::new()) };
        let relocation = |one: &elf::Rela64<Endianness>| {
            let symbol = self.symbol_name(one.r_sym(self.endian, false) as usize)?;
            Ok((one.r_offset.get(self.endian), one.r_type(self.endian, false).0, symbol, one.r_addend.get(self.endian)))
        };
        list.iter().map(relocation).collect()
    }

    fn between_labels(&self) -> object::Result<BTreeMap<usize, Relocated>> {
        let endian = self.endian;
        let mut labels: Vec<(u64, usize)> = Vec::new();
        for (index, symbol) in self.symbols.enumerate() {
            let number = self.symbol_name(index.0)?.strip_prefix(LABEL).and_then(|number| number.parse().ok());
            labels.extend(number.map(|number| (symbol.st_value(endian), number)));
        }
        labels.sort_unstable();
        let (mut text, mut relocations) = (&[][..], Vec::new());
        for (index, section) in self.sections.enumerate().skip(1) {
            match &*self.section_name(index.0)? {
                ".text" => text = section.data(endian, self.bytes)?,
                ".rela.text" => relocations = self.relocations(section)?,
                _ => {}
            }
        }
        relocations.sort_by_key(|one| one.0);
        let mut parts: BTreeMap<usize, Relocated> = BTreeMap::new();
        for pair in labels.windows(2) {
            let (start, end) = (pair[0].0, pair[1].0);
            let bytes = text.get(start as usize..end as usize).unwrap_or_default().to_vec();
            let from = relocations.partition_point(|one| one.0 < start);
            let to = relocations.partition_point(|one| one.0 < end);
            let inside = relocations[from..to]
                .iter()
                .cloned()
                .map(|(at, kind, symbol, addend)| (at - start, kind, symbol, addend));
            parts.insert(pair[0].1, (bytes, inside.collect()));
        }
        Ok(parts)
    }
}

/// Returns a description of an ELF file of 64 bits, in which nothing is named by its number.
pub(super) fn describe(bytes: &[u8]) -> Result<String, String> {
    File::parse(bytes).and_then(|file| file.described()).map_err(|error| error.to_string())
}

/// Returns what is between the labels of the text section, by their numbers.
pub(super) fn between_labels(bytes: &[u8]) -> Result<BTreeMap<usize, Relocated>, String> {
    File::parse(bytes).and_then(|file| file.between_labels()).map_err(|error| error.to_string())
}
