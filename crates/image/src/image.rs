//! The sections and symbols of one program.

use std::collections::HashMap;
use std::ops::{Index, IndexMut};

use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};

use crate::Fixup;

/// A section of an [`Image`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SectionId(u32);
entity_impl!(SectionId, "section");

/// A symbol of an [`Image`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SymbolId(u32);
entity_impl!(SymbolId, "symbol");

/// Use of a section, from which an object format derives the type and the default name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SectionKind {
    /// Bytes in the file.
    #[default]
    Bits,
    /// Zeros that take no space in the file.
    Zeros,
    /// Notes about the file.
    Note,
    /// Pointers to functions that run at the start.
    InitArray,
    /// Pointers to functions that run at the end.
    FiniArray,
    /// Pointers to functions that run before those of `InitArray`.
    PreinitArray,
    /// Any other type, as a number of the object format.
    Other(u32),
}

/// Properties of a section.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SectionFlags {
    /// Occupies memory at run time.
    pub alloc: bool,
    /// May be written.
    pub write: bool,
    /// May be executed.
    pub exec: bool,
    /// Equal elements may be merged.
    pub merge: bool,
    /// Elements are strings that end in a zero.
    pub strings: bool,
    /// Each thread has a copy.
    pub tls: bool,
    /// Left out of executables.
    pub exclude: bool,
    /// Kept though nothing refers to it.
    pub retain: bool,
    /// Further bits that the object format keeps with a section (ELF's `sh_flags` that have no field here).
    pub other: u64,
}

/// Choice of the linker among groups of one name (comdats).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Selection {
    /// Any of them.
    #[default]
    Any,
    /// Any, and all must have the same content.
    ExactMatch,
    /// The largest.
    Largest,
    /// A second one is an error.
    NoDuplicates,
    /// Any, and all must have the same size.
    SameSize,
}

/// A sequence of bytes with one place in memory.
#[derive(Clone, Debug, Default)]
pub struct Section {
    /// The name.
    pub name: Vec<u8>,
    /// The use.
    pub kind: SectionKind,
    /// The properties.
    pub flags: SectionFlags,
    /// Alignment in bytes, a power of two; 0 is 1.
    pub align: u64,
    /// Bytes of an element, where `merge` asks for one; otherwise 0.
    pub entry_size: u64,
    /// Symbol that names the group (comdat) to which the section belongs.
    pub group: Option<SymbolId>,
    /// Whether the linker keeps one group of this name only.
    pub is_comdat: bool,
    /// Choice among groups of this name; ELF has only the first.
    pub selection: Selection,
    /// Section whose removal removes this one.
    pub associated: Option<SectionId>,
    /// Distinguishes sections of one name.
    pub unique: Option<u32>,
    /// The content; empty for [`SectionKind::Zeros`].
    pub bytes: Vec<u8>,
    /// Number of bytes of a section of [`SectionKind::Zeros`].
    pub zeros: u64,
    /// Bytes that depend on addresses, by offset.
    pub fixups: Vec<Fixup>,
}

impl Section {
    /// Returns an empty section of code.
    pub fn text(name: &[u8]) -> Section {
        let flags = SectionFlags { alloc: true, exec: true, ..SectionFlags::default() };
        Section { name: name.to_vec(), flags, ..Section::default() }
    }

    /// Returns an empty section of data that may be written.
    pub fn data(name: &[u8]) -> Section {
        let flags = SectionFlags { alloc: true, write: true, ..SectionFlags::default() };
        Section { name: name.to_vec(), flags, ..Section::default() }
    }

    /// Returns the number of bytes in memory.
    pub fn size(&self) -> u64 {
        match self.kind {
            SectionKind::Zeros => self.zeros,
            _ => self.bytes.len() as u64,
        }
    }
}

/// Set of objects that may refer to a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Binding {
    /// This object alone.
    #[default]
    Local,
    /// Other objects, too; a second definition is an error.
    Global,
    /// Other objects, too; a global definition takes precedence, and nothing need define it.
    Weak,
    /// As [`Binding::Global`], one for the whole process (`STB_GNU_UNIQUE`).
    Unique,
}

/// Set of objects that may refer to a symbol after linking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Visibility {
    /// As the binding says.
    #[default]
    Default,
    /// The linked module alone.
    Hidden,
    /// As hidden, and for processor-specific use.
    Internal,
    /// All, but references of the linked module stay in it.
    Protected,
}

/// The nature of the thing that a symbol names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SymbolKind {
    /// Unknown.
    #[default]
    None,
    /// Data.
    Object,
    /// Code.
    Function,
    /// Data of each thread.
    Tls,
    /// A function that returns the function to use.
    IFunc,
    /// A source file's name.
    File,
    /// The start of a section.
    Section,
}

/// Place of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SymbolPlace {
    /// Elsewhere.
    #[default]
    Undefined,
    /// At an offset of a section.
    Section(SectionId, u64),
    /// A number.
    Absolute(u64),
    /// Zeros that the linker allocates once for all objects (`.comm`); their number is the symbol's size.
    Common {
        /// Alignment in bytes.
        align: u64,
    },
}

/// A name for a place.
#[derive(Clone, Debug, Default)]
pub struct Symbol {
    /// The name; empty for a symbol that only fixups refer to.
    pub name: Vec<u8>,
    /// Set of objects that may refer to it.
    pub binding: Binding,
    /// Set of objects that may refer to it after linking.
    pub visibility: Visibility,
    /// Nature of the thing that it names.
    pub kind: SymbolKind,
    /// Its place.
    pub place: SymbolPlace,
    /// Number of bytes, 0 if unknown.
    pub size: u64,
    /// Further bits that the object format keeps with a symbol (ELF's `st_other` without the visibility, Mach-O's
    /// `n_desc`).
    pub other: u16,
}

impl Symbol {
    /// Whether it is defined elsewhere.
    pub fn is_undefined(&self) -> bool {
        self.place == SymbolPlace::Undefined
    }
}

/// System for which a program is made, where the object format says so (Mach-O).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct System {
    /// Number of the platform (`PLATFORM_…`).
    pub platform: u32,
    /// Oldest version on which the program runs: major, minor and patch.
    pub minimum: [u32; 3],
    /// Version of the libraries' headers, zeros if unknown.
    pub sdk: [u32; 3],
    /// Whether a version that old is named by the older load command (`LC_VERSION_MIN_…`).
    pub is_old: bool,
}

/// Bytes of a section of code that are none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DataRegion {
    /// The section.
    pub section: SectionId,
    /// Offset in the section.
    pub offset: u32,
    /// Number of bytes.
    pub size: u16,
    /// Kind of the data, as the object format numbers it (`DICE_KIND_…`).
    pub kind: u16,
}

/// Sections and symbols of one program.
#[derive(Clone, Debug, Default)]
pub struct Image {
    /// The sections, in the order of the object file.
    pub sections: PrimaryMap<SectionId, Section>,
    /// The symbols, in the order of their first mention.
    pub symbols: PrimaryMap<SymbolId, Symbol>,
    /// The system, if it is known and the object format names it.
    pub system: Option<System>,
    /// Options for the linker, each of several words, where the object format has no section for them (Mach-O).
    pub linker_options: Vec<Vec<Vec<u8>>>,
    /// Data in code, where the object format says what is data (Mach-O).
    pub data_regions: Vec<DataRegion>,
    by_name: HashMap<Vec<u8>, SymbolId>,
}

impl Image {
    /// Returns an image without sections and symbols.
    pub fn new() -> Image {
        Image::default()
    }

    /// Adds a section after the others.
    pub fn add_section(&mut self, section: Section) -> SectionId {
        self.sections.push(section)
    }

    /// Removes the sections that satisfy a condition, to which nothing may refer, and returns them in their order. The
    /// sections that stay get new numbers.
    ///
    /// # Panics
    /// Panics if a symbol or another section refers to a section that is removed.
    ///
    /// ```
    /// use draig_image::{Image, Section, Symbol, SymbolPlace};
    ///
    /// let mut image = Image::new();
    /// image.add_section(Section::data(b".note"));
    /// let code = image.add_section(Section::text(b".text"));
    /// let place = SymbolPlace::Section(code, 4);
    /// let symbol = image.add_symbol(Symbol { place, ..Symbol::default() });
    /// let taken = image.take_sections(|section| section.name == b".note");
    /// assert_eq!((taken.len(), image.sections.len()), (1, 1));
    /// let SymbolPlace::Section(code, 4) = image[symbol].place else { panic!("the symbol stays") };
    /// assert_eq!(image[code].name, b".text");
    /// ```
    pub fn take_sections(&mut self, is_taken: impl Fn(&Section) -> bool) -> Vec<Section> {
        let mut taken = Vec::new();
        let mut numbers = SecondaryMap::<SectionId, Option<SectionId>>::new();
        for (id, section) in std::mem::take(&mut self.sections) {
            if is_taken(&section) {
                taken.push(section);
            } else {
                numbers[id] = Some(self.sections.push(section));
            }
        }
        let renew = |id: &mut SectionId| *id = numbers[*id].expect("the section stays");
        for symbol in self.symbols.values_mut() {
            if let SymbolPlace::Section(id, _) = &mut symbol.place {
                renew(id);
            }
        }
        self.sections.values_mut().filter_map(|section| section.associated.as_mut()).for_each(renew);
        self.data_regions.iter_mut().map(|region| &mut region.section).for_each(renew);
        taken
    }

    /// Returns the symbol with this name; one that is undefined, if there was none.
    pub fn symbol(&mut self, name: &[u8]) -> SymbolId {
        if let Some(&symbol) = self.by_name.get(name) {
            return symbol;
        }
        let symbol = self.symbols.push(Symbol { name: name.to_vec(), ..Symbol::default() });
        self.by_name.insert(name.to_vec(), symbol);
        symbol
    }

    /// Returns the symbol with this name.
    pub fn find_symbol(&self, name: &[u8]) -> Option<SymbolId> {
        self.by_name.get(name).copied()
    }

    /// Adds a symbol that cannot be found by its name.
    pub fn add_symbol(&mut self, symbol: Symbol) -> SymbolId {
        self.symbols.push(symbol)
    }
}

impl Index<SectionId> for Image {
    type Output = Section;

    fn index(&self, section: SectionId) -> &Section {
        &self.sections[section]
    }
}

impl IndexMut<SectionId> for Image {
    fn index_mut(&mut self, section: SectionId) -> &mut Section {
        &mut self.sections[section]
    }
}

impl Index<SymbolId> for Image {
    type Output = Symbol;

    fn index(&self, symbol: SymbolId) -> &Symbol {
        &self.symbols[symbol]
    }
}

impl IndexMut<SymbolId> for Image {
    fn index_mut(&mut self, symbol: SymbolId) -> &mut Symbol {
        &mut self.symbols[symbol]
    }
}
