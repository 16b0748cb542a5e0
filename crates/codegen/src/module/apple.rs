//! Parts of Mach-O objects: sections of Apple's names, descriptors of thread-local variables, bits of symbols, the
//! system, and options for the linker.

use draig_image::{
    DataRegion, Fixup, FixupKind, SectionId, SectionKind, Symbol, SymbolId, SymbolKind, SymbolPlace, System,
};
use draig_ir::{Global, Linkage, ThreadLocalMode, UnnamedAddr};
use draig_tables::AttrKind;
use draig_target::{Environment, Os, Triple};

use super::builder::Builder;
use super::sections::{Contents, SectionKey};
use crate::Refusal;
use crate::context::module_version;
use crate::format::macho;
use crate::target::Target;

/// Bits of symbols (`N_…`).
mod bits {
    pub(super) const NO_DEAD_STRIP: u16 = 0x20;
    /// Of a weak definition: other files need not see it.
    pub(super) const MAY_BE_HIDDEN: u16 = 0x40;
    pub(super) const ALTERNATIVE_ENTRY: u16 = 0x200;
    pub(super) const COLD: u16 = 0x400;
}

/// `DICE_KIND_JUMP_TABLE32`
const JUMP_TABLE32: u16 = 4;

/// Types of sections by their names in the IR, in the order of their numbers.
const TYPES: [&str; 22] = [
    "regular",
    "zerofill",
    "cstring_literals",
    "4byte_literals",
    "8byte_literals",
    "literal_pointers",
    "non_lazy_symbol_pointers",
    "lazy_symbol_pointers",
    "symbol_stubs",
    "mod_init_funcs",
    "mod_term_funcs",
    "coalesced",
    "",
    "interposing",
    "16byte_literals",
    "",
    "",
    "thread_local_regular",
    "thread_local_zerofill",
    "thread_local_variables",
    "thread_local_variable_pointers",
    "thread_local_init_function_pointers",
];
const ATTRIBUTES: [(&str, u32); 8] = [
    ("pure_instructions", macho::CODE_ALONE),
    ("no_toc", macho::NO_CONTENTS_TABLE),
    ("strip_static_syms", macho::STRIPPED),
    ("no_dead_strip", macho::KEPT),
    ("live_support", macho::LIVE),
    ("self_modifying_code", macho::MODIFIED),
    ("debug", macho::DEBUG),
    ("none", 0),
];

/// Functions of libraries that have other names, and those that Apple's libraries do not have.
const RENAMED: [(&str, &str); 2] = [("exp10", "__exp10"), ("exp10f", "__exp10f")];
const MISSING: [&str; 5] = ["exp10l", "exp10f128", "sincos", "sincosf", "sincosl"];

/// Longest name of a segment or a section.
const MAX_NAME: usize = 16;

impl Builder<'_, '_> {
    /// Returns the contents in whose section a variable is, for what it has naturally.
    pub(super) fn apple_contents(&mut self, global: Global, contents: Contents) -> Contents {
        let data = self.context.module.global(global);
        let is_weak =
            matches!(data.linkage, Linkage::WeakAny | Linkage::WeakOdr | Linkage::LinkOnceAny | Linkage::LinkOnceOdr);
        // Linkers merge what no other file names.
        let is_merged = match contents {
            Contents::Strings(1) => self.variable_align(global) < 32,
            Contents::Strings(2) => data.linkage != Linkage::External && self.variable_align(global) < 32,
            Contents::Constants(4 | 8 | 16) => data.linkage == Linkage::Private,
            _ => false,
        };
        match contents {
            Contents::Strings(_) | Contents::Constants(_) if is_weak || !is_merged => Contents::ReadOnly,
            Contents::Zeros if is_weak => Contents::Data,
            Contents::Zeros if data.linkage.is_local() => Contents::Zeros,
            Contents::Zeros if data.linkage == Linkage::External => Contents::SharedZeros,
            Contents::Zeros => Contents::Data,
            contents => contents,
        }
    }

    /// Returns the key of the section that the IR names: segment, section, and if it says so type and attributes.
    pub(super) fn apple_section(&self, name: &[u8], contents: Contents) -> Result<SectionKey, String> {
        let text = String::from_utf8_lossy(name);
        let wrong = |reason: &str| format!("section specifier '{text}' {reason}");
        let mut parts = text.split(',').map(str::trim);
        let (segment, section) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        if section.is_empty() || segment.len() > MAX_NAME || section.len() > MAX_NAME {
            return Err(wrong("is no segment and section of at most 16 characters"));
        }
        let name = format!("{segment},{section}");
        let mut bits = self.context.format.bits_of(name.as_bytes());
        if let Some(ty) = parts.next() {
            let number = TYPES.iter().position(|known| *known == ty && !known.is_empty());
            bits = number.ok_or_else(|| wrong("uses an unknown section type"))? as u32;
            for attribute in parts.next().unwrap_or("none").split('+').map(str::trim) {
                let known = ATTRIBUTES.iter().find(|(name, _)| *name == attribute);
                bits |= known.ok_or_else(|| wrong("has an unknown attribute"))?.1;
            }
            if parts.next().is_some() {
                return Err(wrong("has a size of stubs"));
            }
        }
        Ok(SectionKey::apple(name.as_bytes(), contents, bits))
    }

    /// Whether the private symbol of a global has a name in the file: linkers split its section by symbols, or code
    /// cannot refer to it otherwise.
    pub(super) fn needs_linker_symbol(&mut self, global: Global) -> bool {
        let module = self.context.module;
        let data = module.global(global);
        let Some(variable) = data.as_variable() else { return true };
        if self.context.target == Target::AArch64 {
            return true;
        }
        let name = module.tables.str(data.section);
        if !name.is_empty() {
            let key = self.apple_section(name, Contents::Data);
            let bits = key.map_or(0, |key| key.flags.other as u32);
            return bits & macho::TYPE != macho::STRINGS && bits & macho::KEPT == 0;
        }
        let Some(initializer) = variable.initializer else { return true };
        let contents = self.contents(global, variable, initializer);
        !matches!(contents, Ok(Contents::Strings(1) | Contents::Constants(_)))
    }

    /// Returns the bits of the symbol of a global.
    pub(super) fn apple_bits(&self, global: Global) -> u16 {
        let module = self.context.module;
        let data = module.global(global);
        let attributes = &module.tables.attributes;
        let mut found = 0;
        if self.is_retained(global) {
            found |= bits::NO_DEAD_STRIP;
        }
        let is_constant = data.as_variable().is_some_and(|variable| variable.is_constant);
        let is_unnamed = match data.unnamed_addr {
            UnnamedAddr::Global => true,
            UnnamedAddr::Local => is_constant,
            UnnamedAddr::None => false,
        };
        if data.linkage == Linkage::LinkOnceOdr && is_unnamed {
            found |= bits::MAY_BE_HIDDEN;
        }
        let is_cold = data
            .as_function()
            .is_some_and(|function| attributes.has(attributes.list(function.attributes).function, AttrKind::Cold));
        if is_cold {
            found |= bits::COLD;
        }
        found
    }

    /// Makes a symbol an entry into what another symbol begins.
    pub(super) fn make_entry(&mut self, symbol: SymbolId) {
        self.image[symbol].other |= bits::ALTERNATIVE_ENTRY;
    }

    /// Returns a symbol at an offset of a section that begins a part of it, with a name that no other file sees.
    pub(super) fn new_part(&mut self, section: SectionId, offset: u64, prefix: &str) -> SymbolId {
        let name = format!("{prefix}{}", self.unique()).into_bytes();
        self.image.add_symbol(Symbol { name, place: SymbolPlace::Section(section, offset), ..Symbol::default() })
    }

    /// Returns what fixups refer to for a place: the section and an offset; in Mach-O a symbol at the place, which tells
    /// to which part of the section it belongs.
    pub(crate) fn place_symbol(&mut self, section: SectionId, offset: u64) -> (SymbolId, i64) {
        if !self.context.format.is_mach_o() {
            return (self.section_symbol(section), offset as i64);
        }
        let place = SymbolPlace::Section(section, offset);
        (self.image.add_symbol(Symbol { place, ..Symbol::default() }), 0)
    }

    /// Notes that a section of code has a table of jumps.
    pub(super) fn note_jump_table(&mut self, section: SectionId, offset: u64, entries: usize) -> Result<(), String> {
        // A region has at most this many bytes.
        const MOST: usize = 0xfffc;
        let mut offset = u32::try_from(offset).map_err(|_| "code of more than 4 GiB")?;
        let mut left = 4 * entries;
        while left > 0 {
            let size = left.min(MOST);
            self.image.data_regions.push(DataRegion { section, offset, size: size as u16, kind: JUMP_TABLE32 });
            offset += size as u32;
            left -= size;
        }
        Ok(())
    }

    /// Defines a thread-local variable whose initial bytes are at an offset of a section: a descriptor with the function
    /// that finds it, a word for the system, and the address of these bytes.
    pub(super) fn define_descriptor(&mut self, global: Global, section: SectionId, offset: u64, size: u64) {
        let symbol = self.symbol(global);
        let name = [self.image[symbol].name.as_slice(), b"$tlv$init"].concat();
        let place = SymbolPlace::Section(section, offset);
        let initial =
            self.image.add_symbol(Symbol { name, kind: SymbolKind::Object, place, size, ..Symbol::default() });
        let key = SectionKey::named(self.context.format, b"__DATA,__thread_vars", Contents::Data);
        let variables = self.sections.get(&mut self.image, key);
        let start = self.align(variables, 8);
        self.define(global, SymbolKind::Object, SymbolPlace::Section(variables, start), 24);
        let finder = self.named(b"__tlv_bootstrap");
        let data = &mut self.image[variables];
        data.bytes.resize(start as usize + 24, 0);
        for (at, symbol) in [(0, finder), (16, initial)] {
            let kind = FixupKind::Abs64;
            data.fixups.push(Fixup { offset: start as u32 + at, kind, symbol, addend: 0 });
        }
    }

    /// Whether a variable has a descriptor.
    pub(super) fn has_descriptor(&self, global: Global) -> bool {
        self.context.format.is_mach_o()
            && self.context.module.global(global).thread_local != ThreadLocalMode::NotThreadLocal
    }

    /// States the system, and what the linker is to do.
    pub(super) fn apple_notes(&mut self) {
        let module = self.context.module;
        self.image.system = system(&self.context.triple).map(|system| {
            let sdk = module_version(module, b"SDK Version").unwrap_or_default();
            System { sdk, ..system }
        });
        let Some(list) = module.find_named_metadata(b"llvm.linker.options") else { return };
        for node in list.operands.iter().filter_map(|&entry| module.tables.metadata.node(entry)) {
            let words = node.operands().filter_map(|operand| module.tables.metadata.as_string(operand?));
            self.image.linker_options.push(words.map(|word| module.tables.str(word).to_vec()).collect());
        }
    }

    /// Turns offsets in sections of debug information into numbers: each file's are read by themselves.
    pub(super) fn finish_apple_debug(&mut self) -> Result<(), String> {
        /// Names that are longer than a section's may be.
        const SHORT: [(&[u8], &[u8]); 2] =
            [(b".debug_str_offsets", b"__debug_str_offs"), (b".debug_loclists.dwo", b"__debug_loclists")];
        let sections: Vec<SectionId> = self.image.sections.keys().collect();
        for id in sections {
            let section = &self.image[id];
            let Some(rest) = section.name.strip_prefix(b".") else { continue };
            if !rest.starts_with(b"debug_") {
                continue;
            }
            let short = SHORT.iter().find(|(long, _)| *long == section.name).map(|&(_, short)| short.to_vec());
            let name = short.unwrap_or_else(|| [b"__", rest].concat());
            let fixups = std::mem::take(&mut self.image[id].fixups);
            let mut kept = Vec::with_capacity(fixups.len());
            for fixup in fixups {
                match (fixup.kind, self.image[fixup.symbol].place) {
                    (FixupKind::Abs32, SymbolPlace::Section(_, offset)) => {
                        let value = (offset as i64).wrapping_add(fixup.addend);
                        let bytes = &mut self.image[id].bytes[fixup.offset as usize..];
                        let stored = fixup.kind.field().store(bytes, value);
                        stored.map_err(|_| "debug information of more than 4 GiB")?;
                    }
                    _ => kept.push(fixup),
                }
            }
            let section = &mut self.image[id];
            section.fixups = kept;
            section.name = [b"__DWARF,".as_slice(), &name].concat();
            section.kind = SectionKind::Bits;
            section.flags.other = macho::DEBUG.into();
        }
        Ok(())
    }

    /// Returns the name of a function of the system's libraries as the object format has it.
    pub(super) fn library_symbol(&mut self, name: &[u8]) -> SymbolId {
        if !self.context.format.is_mach_o() {
            return self.named(name);
        }
        if MISSING.iter().any(|missing| missing.as_bytes() == name) {
            let reason =
                format!("the function '{}', which Apple's libraries do not have", String::from_utf8_lossy(name));
            self.refusals.push(Refusal { global: None, inst: None, reason });
        }
        let own = RENAMED.iter().find(|(usual, _)| usual.as_bytes() == name).map_or(name, |(_, own)| own.as_bytes());
        self.named(&[b"_", own].concat())
    }
}

/// Returns the platform of a triple and its oldest version; `None` if the triple has no version.
fn system(triple: &Triple) -> Option<System> {
    /// Systems with their platform, that of their simulator, and the version from which on the new command names it.
    const PLATFORMS: [(Os, u32, u32, [u32; 2]); 7] = [
        (Os::MacOsX, 1, 1, [10, 14]),
        (Os::Ios, 2, 7, [12, 0]),
        (Os::TvOs, 3, 8, [12, 0]),
        (Os::WatchOs, 4, 9, [5, 0]),
        (Os::BridgeOs, 5, 5, [0, 0]),
        (Os::DriverKit, 10, 10, [0, 0]),
        (Os::XrOs, 11, 12, [0, 0]),
    ];
    const MAC_CATALYST: u32 = 6;
    let [major, minor, patch] = triple.os_version();
    if major == 0 {
        return None;
    }
    let (os, minimum) = match triple.os() {
        // Kernels count apart from systems.
        Os::Darwin => (
            Os::MacOsX,
            match major {
                ..4 => return None,
                4..20 => [10, major - 4, 0],
                20..25 => [major - 9, 0, 0],
                _ => [major + 1, 0, 0],
            },
        ),
        os => (os, [major, minor, patch]),
    };
    let &(_, platform, simulator, first) = PLATFORMS.iter().find(|(known, ..)| *known == os)?;
    let platform = match triple.environment() {
        Environment::Simulator => simulator,
        Environment::MacAbi => MAC_CATALYST,
        _ => platform,
    };
    let is_old = minimum[..2] < first[..] && triple.environment() != Environment::MacAbi;
    Some(System { platform, minimum, sdk: [0; 3], is_old })
}
