//! Sections of the image: their kinds, LLVM's names and flags for each, and one section for all that share these.

use draig_image::{Image, Section, SectionFlags, SectionId, SectionKind, SymbolId};
use rustc_hash::FxHashMap;

use crate::format::{Format, macho};

/// Nature of what a section contains, from which follow its name and flags unless the IR gives a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Contents {
    Text,
    ReadOnly,
    /// Strings of characters of this number of bytes that end in a zero, which linkers merge.
    Strings(u8),
    /// Constants of this number of bytes, which linkers merge.
    Constants(u8),
    /// Constant once the addresses are known.
    ReadOnlyWithRelocations,
    Data,
    Zeros,
    /// Zeros that other files see, where they have a section of their own (Mach-O).
    SharedZeros,
    ThreadData,
    ThreadZeros,
    /// Not loaded.
    Metadata,
    /// Neither loaded nor in executables.
    Excluded,
}

impl Contents {
    pub(crate) fn flags(self) -> SectionFlags {
        let is_loaded = !matches!(self, Contents::Metadata | Contents::Excluded);
        SectionFlags {
            alloc: is_loaded,
            write: matches!(
                self,
                Contents::Data
                    | Contents::Zeros
                    | Contents::SharedZeros
                    | Contents::ThreadData
                    | Contents::ThreadZeros
                    | Contents::ReadOnlyWithRelocations
            ),
            exec: self == Contents::Text,
            merge: matches!(self, Contents::Strings(_) | Contents::Constants(_)),
            strings: matches!(self, Contents::Strings(_)),
            tls: matches!(self, Contents::ThreadData | Contents::ThreadZeros),
            exclude: self == Contents::Excluded,
            retain: false,
            other: 0,
        }
    }

    /// Number of bytes of an element that linkers merge, otherwise 0.
    pub(crate) fn entry_size(self) -> u64 {
        match self {
            Contents::Strings(size) | Contents::Constants(size) => size.into(),
            _ => 0,
        }
    }

    /// Adapts the kind to a section's name in ELF that the IR gives.
    pub(crate) fn in_section(self, name: &[u8]) -> Contents {
        /// Names whose sections are of this kind, alone or before a dot, and beginnings of older names.
        type Names = (&'static [u8], [&'static [u8]; 2], Contents);
        const BY_NAME: [Names; 3] = [
            (b".bss", [b".gnu.linkonce.b.", b".llvm.linkonce.b."], Contents::Zeros),
            (b".tdata", [b".gnu.linkonce.td.", b".llvm.linkonce.td."], Contents::ThreadData),
            (b".tbss", [b".gnu.linkonce.tb.", b".llvm.linkonce.tb."], Contents::ThreadZeros),
        ];
        /// Sections that only tools read.
        const FOR_TOOLS: [&[u8]; 6] =
            [b".llvmbc", b".llvmcmd", b"__llvm_covmap", b"__llvm_covfun", b"__llvm_covdata", b"__llvm_covnames"];
        if FOR_TOOLS.contains(&name) {
            return Contents::Metadata;
        }
        let found = BY_NAME.iter().find(|(known, older, _)| {
            name.strip_prefix(*known).is_some_and(|rest| rest.is_empty() || rest.starts_with(b"."))
                || older.iter().any(|older| name.starts_with(older))
        });
        found.map_or(self, |&(.., contents)| contents)
    }

    /// Returns the type of a section of this name with these contents; names are ELF's.
    fn section_kind(self, format: &Format, name: &[u8]) -> SectionKind {
        if !format.is_elf() {
            return if self == Contents::Zeros { SectionKind::Zeros } else { SectionKind::Bits };
        }
        let is = |known: &[u8]| name.strip_prefix(known).is_some_and(|rest| rest.is_empty() || rest.starts_with(b"."));
        if name.starts_with(b".note") {
            SectionKind::Note
        } else if is(b".init_array") {
            SectionKind::InitArray
        } else if is(b".fini_array") {
            SectionKind::FiniArray
        } else if is(b".preinit_array") {
            SectionKind::PreinitArray
        } else if is(b".llvm.offloading") {
            SectionKind::Other(0x6fff_4c0b)
        } else if name == b".llvm.lto" {
            SectionKind::Other(0x6fff_4c0c)
        } else if matches!(self, Contents::Zeros | Contents::ThreadZeros) {
            SectionKind::Zeros
        } else {
            SectionKind::Bits
        }
    }
}

/// Properties that tell sections of a module apart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SectionKey {
    pub(crate) name: Vec<u8>,
    pub(crate) kind: SectionKind,
    pub(crate) flags: SectionFlags,
    pub(crate) entry_size: u64,
    /// Symbol of the group, and whether linkers keep one of this name.
    pub(crate) group: Option<(SymbolId, bool)>,
    /// Tells sections apart that share all else.
    pub(crate) unique: Option<u32>,
}

impl SectionKey {
    /// Returns the key of the section that LLVM gives these contents by default.
    pub(crate) fn of(format: &Format, contents: Contents) -> SectionKey {
        SectionKey::named(format, format.section_name(format.contents(contents), false).as_bytes(), contents)
    }

    /// Returns the key of a section with this name.
    pub(crate) fn named(format: &Format, name: &[u8], contents: Contents) -> SectionKey {
        let contents = format.contents(contents);
        if format.is_mach_o() {
            return SectionKey::apple(name, contents, format.bits_of(name));
        }
        let entry_size = contents.entry_size();
        SectionKey { entry_size, ..SectionKey::bare(name, contents.section_kind(format, name), contents.flags()) }
    }

    /// Returns the key of a section of Mach-O with these bits. What is in it changes nothing, except for code.
    pub(crate) fn apple(name: &[u8], contents: Contents, bits: u32) -> SectionKey {
        let exec = contents == Contents::Text;
        let other = bits | if exec { macho::HAS_CODE } else { 0 };
        let flags = SectionFlags { alloc: true, exec, other: other.into(), ..SectionFlags::default() };
        let kind = match bits & macho::TYPE {
            macho::ZEROS | macho::THREAD_ZEROS => SectionKind::Zeros,
            _ => SectionKind::Bits,
        };
        SectionKey::bare(name, kind, flags)
    }

    /// Returns the key of a section with this name, kind and flags, without entries and group.
    pub(crate) fn bare(name: &[u8], kind: SectionKind, flags: SectionFlags) -> SectionKey {
        SectionKey { name: name.to_vec(), kind, flags, entry_size: 0, group: None, unique: None }
    }
}

/// Sections of an image by their properties.
#[derive(Default)]
pub(crate) struct Sections {
    by_key: FxHashMap<SectionKey, SectionId>,
}

impl Sections {
    /// Notes the sections that an image has already.
    pub(crate) fn new(image: &Image) -> Sections {
        let mut by_key = FxHashMap::default();
        for (id, section) in &image.sections {
            let key = SectionKey {
                name: section.name.clone(),
                kind: section.kind,
                flags: section.flags,
                entry_size: section.entry_size,
                group: section.group.map(|symbol| (symbol, section.is_comdat)),
                unique: section.unique,
            };
            by_key.entry(key).or_insert(id);
        }
        Sections { by_key }
    }

    /// Returns the section with these properties, new if there is none.
    pub(crate) fn get(&mut self, image: &mut Image, key: SectionKey) -> SectionId {
        if let Some(&id) = self.by_key.get(&key) {
            return id;
        }
        let id = image.add_section(Section {
            name: key.name.clone(),
            kind: key.kind,
            flags: key.flags,
            entry_size: key.entry_size,
            group: key.group.map(|(symbol, _)| symbol),
            is_comdat: key.group.is_some_and(|(_, is_comdat)| is_comdat),
            unique: key.unique,
            ..Section::default()
        });
        self.by_key.insert(key, id);
        id
    }
}
