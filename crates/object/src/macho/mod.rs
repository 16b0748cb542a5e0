//! Writer of Mach-O object files (Apple's "OS X ABI Mach-O File Format Reference", `mach-o/loader.h`).
//!
//! Linkers move the parts of a section apart: each symbol that the file names begins one. A fixup therefore refers to
//! the part of its symbol, and what a part refers to in itself is computed here. The module `write` of the crate
//! `object` knows neither parts nor options for the linker nor data in code, so that the file is written here and that
//! crate names the constants.

mod relocations;
mod symbols;

use draig_image::{Image, Section, SectionId, SectionKind, System};
use object::macho;

use crate::{Machine, ObjectError};
use symbols::Symbols;

const HEADER: usize = 32;
const SEGMENT: usize = 72;
const SECTION: usize = 80;
const BUILD_VERSION: usize = 24;
const VERSION_MIN: usize = 16;
const LINKEDIT: usize = 16;
const SYMTAB: usize = 24;
const DYSYMTAB: usize = 80;
/// Most sections: symbols have their numbers in a byte.
const MAX_SECTIONS: usize = 255;
/// Bytes of a name of a segment or section.
const NAME: usize = 16;
/// Largest alignment of a section, as a power of two.
const MAX_ALIGN: u32 = 15;

/// Returns an image as a Mach-O object file.
///
/// Names of sections are those of segment and section with a comma between them; type and attributes are in the
/// flags' `other`. Symbols whose names begin with `L` are not written: relocations refer to what is before them. For
/// AArch64, whose instructions have no relocations without symbols, every section begins with a symbol `ltmpN`.
///
/// # Errors
/// Returns what the format does not have: a kind of relocation, an addend that its place cannot hold, sizes of more
/// than 32 bits, more than 255 sections.
pub fn write_macho(image: &Image, machine: Machine) -> Result<Vec<u8>, ObjectError> {
    if image.sections.len() > MAX_SECTIONS {
        return Err(ObjectError::TooLarge(format!("a Mach-O file of more than {MAX_SECTIONS} sections")));
    }
    let layout = Layout::new(image)?;
    let symbols = Symbols::new(image, machine, &layout)?;
    File { image, machine, layout, symbols }.write()
}

/// Addresses of sections: those with bytes come first, each from a multiple of its alignment on.
struct Layout {
    addresses: Vec<u64>,
    /// End of the sections with bytes.
    bytes: u64,
    /// End of all.
    end: u64,
}

impl Layout {
    fn new(image: &Image) -> Result<Layout, ObjectError> {
        let mut addresses = vec![0; image.sections.len()];
        let mut at = 0u64;
        let mut bytes = 0;
        for is_zeros in [false, true] {
            for (id, section) in &image.sections {
                if (section.kind == SectionKind::Zeros) == is_zeros {
                    at = at.next_multiple_of(section.align.max(1));
                    addresses[id.as_u32() as usize] = at;
                    at = at.checked_add(section.size()).ok_or_else(too_large)?;
                }
            }
            if !is_zeros {
                bytes = at;
            }
        }
        u32::try_from(bytes).map_err(|_| too_large())?;
        Ok(Layout { addresses, bytes, end: at })
    }

    fn address(&self, section: SectionId) -> u64 {
        self.addresses[section.as_u32() as usize]
    }
}

/// A file while it is made.
struct File<'a> {
    image: &'a Image,
    machine: Machine,
    layout: Layout,
    symbols: Symbols,
}

impl File<'_> {
    fn write(&self) -> Result<Vec<u8>, ObjectError> {
        let image = self.image;
        let mut contents = vec![0; self.layout.bytes as usize];
        let mut relocations = Vec::with_capacity(image.sections.len());
        for (id, section) in &image.sections {
            if section.kind == SectionKind::Zeros {
                relocations.push(Vec::new());
                continue;
            }
            let mut bytes = section.bytes.clone();
            relocations.push(self.relocations(id, section, &mut bytes)?);
            let start = self.layout.address(id) as usize;
            contents[start..start + bytes.len()].copy_from_slice(&bytes);
        }
        let segment = SEGMENT + SECTION * image.sections.len();
        let options: Vec<Vec<u8>> = image.linker_options.iter().map(|words| linker_option(words)).collect();
        let regions = self.data_regions()?;
        let version = image.system.map(version).unwrap_or_default();
        let rest = [version.len(), if regions.is_empty() { 0 } else { LINKEDIT }, SYMTAB, DYSYMTAB];
        let size = segment + rest.iter().sum::<usize>() + options.iter().map(Vec::len).sum::<usize>();
        let count = 3 + usize::from(!version.is_empty()) + usize::from(!regions.is_empty()) + options.len();

        let start = HEADER + size;
        let mut at = (start + contents.len()).next_multiple_of(8);
        let mut places = Vec::with_capacity(relocations.len());
        for entries in &relocations {
            places.push(if entries.is_empty() { 0 } else { at });
            at += 8 * entries.len();
        }
        let regions_at = at;
        let symbols_at = regions_at + regions.len();
        let strings_at = symbols_at + self.symbols.entries.len();

        let mut out = Out(Vec::with_capacity(strings_at + self.symbols.strings.len()));
        self.header(&mut out, count, size)?;
        self.segment(&mut out, segment, start, &relocations, &places)?;
        out.0.extend_from_slice(&version);
        if !regions.is_empty() {
            out.words(&[macho::LC_DATA_IN_CODE.0, LINKEDIT as u32]);
            out.numbers(&[regions_at, regions.len()])?;
        }
        out.words(&[macho::LC_SYMTAB.0, SYMTAB as u32]);
        let strings = self.symbols.strings.len();
        out.numbers(&[symbols_at, self.symbols.count(), strings_at, strings])?;
        out.words(&[macho::LC_DYSYMTAB.0, DYSYMTAB as u32]);
        let [locals, defined, undefined] = self.symbols.counts;
        out.words(&[0, locals, locals, defined, locals + defined, undefined]);
        out.0.resize(out.0.len() + 48, 0);
        for option in &options {
            out.0.extend_from_slice(option);
        }
        debug_assert_eq!(out.0.len(), start);
        out.0.extend_from_slice(&contents);
        out.0.resize(out.0.len().next_multiple_of(8), 0);
        for entry in relocations.iter().flatten() {
            out.words(entry);
        }
        out.0.extend_from_slice(&regions);
        out.0.extend_from_slice(&self.symbols.entries);
        out.0.extend_from_slice(&self.symbols.strings);
        Ok(out.0)
    }

    fn header(&self, out: &mut Out, commands: usize, size: usize) -> Result<(), ObjectError> {
        let (cpu, kind) = match self.machine {
            Machine::X86_64 => (macho::CPU_TYPE_X86_64, macho::CPU_SUBTYPE_X86_64_ALL.0),
            Machine::AArch64 => (macho::CPU_TYPE_ARM64, macho::CPU_SUBTYPE_ARM64_ALL.0),
        };
        out.words(&[macho::MH_MAGIC_64, cpu.0, kind, macho::MH_OBJECT.0]);
        out.numbers(&[commands, size])?;
        out.words(&[macho::MH_SUBSECTIONS_VIA_SYMBOLS.0, 0]);
        Ok(())
    }

    /// Writes the segment, which has all sections and no name, and their headers.
    fn segment(
        &self,
        out: &mut Out,
        size: usize,
        start: usize,
        relocations: &[Vec<[u32; 2]>],
        places: &[usize],
    ) -> Result<(), ObjectError> {
        let all = macho::VM_PROT_READ.0 | macho::VM_PROT_WRITE.0 | macho::VM_PROT_EXECUTE.0;
        out.words(&[macho::LC_SEGMENT_64.0, size as u32]);
        out.0.extend_from_slice(&[0; NAME]);
        out.longs(&[0, self.layout.end, start as u64, self.layout.bytes]);
        out.words(&[all, all, self.image.sections.len() as u32, 0]);
        for (at, (id, section)) in self.image.sections.iter().enumerate() {
            let (segment, name) = split_name(&section.name);
            for name in [name, segment] {
                let mut field = [0; NAME];
                let length = name.len().min(NAME);
                field[..length].copy_from_slice(&name[..length]);
                out.0.extend_from_slice(&field);
            }
            let address = self.layout.address(id);
            out.longs(&[address, section.size()]);
            let place = if section.kind == SectionKind::Zeros { 0 } else { start + address as usize };
            let align = section.align.max(1).ilog2().min(MAX_ALIGN) as usize;
            out.numbers(&[place, align, places[at], relocations[at].len()])?;
            out.words(&[section.flags.other as u32, 0, 0, 0]);
        }
        Ok(())
    }

    /// Returns the entries of data in code, by address.
    fn data_regions(&self) -> Result<Vec<u8>, ObjectError> {
        let mut entries = Vec::with_capacity(self.image.data_regions.len());
        for region in &self.image.data_regions {
            let address = self.layout.address(region.section) + u64::from(region.offset);
            entries.push((u32::try_from(address).map_err(|_| too_large())?, region.size, region.kind));
        }
        entries.sort_unstable();
        let mut out = Vec::with_capacity(8 * entries.len());
        for (address, size, kind) in entries {
            out.extend_from_slice(&address.to_le_bytes());
            out.extend_from_slice(&size.to_le_bytes());
            out.extend_from_slice(&kind.to_le_bytes());
        }
        Ok(out)
    }
}

/// Returns the names of a section's segment and of itself.
fn split_name(name: &[u8]) -> (&[u8], &[u8]) {
    let comma = name.iter().position(|&byte| byte == b',');
    comma.map_or((b"", name), |at| (&name[..at], &name[at + 1..]))
}

/// Whether linkers split a section by its contents, not by symbols.
fn is_split_by_contents(section: &Section) -> bool {
    let kind = section.flags.other as u32 & macho::SECTION_TYPE;
    let kinds = [
        macho::S_CSTRING_LITERALS,
        macho::S_4BYTE_LITERALS,
        macho::S_8BYTE_LITERALS,
        macho::S_16BYTE_LITERALS,
        macho::S_LITERAL_POINTERS,
        macho::S_NON_LAZY_SYMBOL_POINTERS,
        macho::S_LAZY_SYMBOL_POINTERS,
        macho::S_THREAD_LOCAL_VARIABLE_POINTERS,
        macho::S_MOD_INIT_FUNC_POINTERS,
        macho::S_MOD_TERM_FUNC_POINTERS,
        macho::S_INTERPOSING,
    ];
    kinds.iter().any(|other| u32::from(other.0) == kind)
}

/// Whether a section is one of debug information, whose relocations need no symbols.
fn is_debug(section: &Section) -> bool {
    section.flags.other as u32 & macho::S_ATTR_DEBUG.0 != 0
}

/// Returns the load command of the system's version.
fn version(system: System) -> Vec<u8> {
    let packed = |[major, minor, patch]: [u32; 3]| major << 16 | minor.min(255) << 8 | patch.min(255);
    let mut out = Out(Vec::new());
    let old = [
        (macho::PLATFORM_MACOS, macho::LC_VERSION_MIN_MACOSX),
        (macho::PLATFORM_IOS, macho::LC_VERSION_MIN_IPHONEOS),
        (macho::PLATFORM_TVOS, macho::LC_VERSION_MIN_TVOS),
        (macho::PLATFORM_WATCHOS, macho::LC_VERSION_MIN_WATCHOS),
    ];
    let (minimum, sdk) = (packed(system.minimum), packed(system.sdk));
    match old.iter().find(|(platform, _)| system.is_old && platform.0 == system.platform) {
        Some((_, command)) => out.words(&[command.0, VERSION_MIN as u32, minimum, sdk]),
        None => {
            out.words(&[macho::LC_BUILD_VERSION.0, BUILD_VERSION as u32, system.platform, minimum, sdk, 0]);
        }
    }
    out.0
}

/// Returns the load command of an option for the linker.
fn linker_option(words: &[Vec<u8>]) -> Vec<u8> {
    let text: usize = words.iter().map(|word| word.len() + 1).sum();
    let size = (12 + text).next_multiple_of(8);
    let mut out = Out(Vec::with_capacity(size));
    out.words(&[macho::LC_LINKER_OPTION.0, size as u32, words.len() as u32]);
    for word in words {
        out.0.extend_from_slice(word);
        out.0.push(0);
    }
    out.0.resize(size, 0);
    out.0
}

/// Bytes that are appended to, little-endian.
struct Out(Vec<u8>);

impl Out {
    fn words(&mut self, words: &[u32]) {
        words.iter().for_each(|word| self.0.extend_from_slice(&word.to_le_bytes()));
    }

    fn longs(&mut self, longs: &[u64]) {
        longs.iter().for_each(|long| self.0.extend_from_slice(&long.to_le_bytes()));
    }

    fn numbers(&mut self, numbers: &[usize]) -> Result<(), ObjectError> {
        for &number in numbers {
            self.words(&[u32::try_from(number).map_err(|_| too_large())?]);
        }
        Ok(())
    }
}

fn too_large() -> ObjectError {
    ObjectError::TooLarge("a Mach-O file of more than 4 GiB".to_owned())
}
