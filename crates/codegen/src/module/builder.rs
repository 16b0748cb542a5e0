//! The image of a module while it is made: symbols of globals, and the sections that they are put into.

use cranelift_entity::packed_option::PackedOption;
use draig_image::{
    Binding, Image, SectionId, Symbol, SymbolId, SymbolKind, SymbolPlace, Visibility as ImageVisibility,
};
use draig_ir::layout::TypeMeasures;
use draig_ir::metadata::NodeRef;
use draig_ir::{Block, Const, ConstKind, Global, GlobalKind, Linkage, SelectionKind, Visibility};
use rustc_hash::{FxHashMap, FxHashSet};

use super::mangle::Mangler;
use super::mapping::Mapped;
use super::sections::{Contents, Sections};
use super::stack_map::StackMaps;
use super::unwind::Frames;
use crate::aarch64::VECTOR_PCS;
use crate::context::Context;
use crate::target::Target;
use crate::{CodePlace, CodegenError, Refusal};

/// Bit of symbols of functions that dynamic linkers must not enter by code that changes vector registers (ELF for the
/// Arm 64-bit architecture, 5.5.1).
const STO_AARCH64_VARIANT_PCS: u16 = 0x80;

/// An image in the making.
pub(crate) struct Builder<'c, 'm> {
    pub(crate) context: &'c Context<'m>,
    pub(crate) image: Image,
    pub(crate) sections: Sections,
    pub(crate) measures: TypeMeasures,
    pub(crate) mangler: Mangler,
    /// Symbol of each global, once something needs it.
    symbols: Vec<PackedOption<SymbolId>>,
    /// Symbols at definitions that another definition could replace at load time, for references that stay here.
    local_names: FxHashMap<Global, SymbolId>,
    externals: FxHashMap<&'static str, SymbolId>,
    blocks: FxHashMap<(Global, Block), SymbolId>,
    section_symbols: Vec<PackedOption<SymbolId>>,
    /// Sections of variables that have nothing special, by their contents, the alignment of strings, and whether they
    /// are large.
    pub(crate) plain_sections: FxHashMap<(Contents, u64, bool), SectionId>,
    /// Section of functions that have nothing special.
    pub(crate) text: Option<SectionId>,
    /// Whether the image has symbols of module assembly, which are found by name.
    has_assembly: bool,
    next_unique: u32,
    /// Symbol of each comdat, once a section needs it.
    comdats: Vec<PackedOption<SymbolId>>,
    /// Sections of addresses in sections of code.
    pub(crate) linked: FxHashMap<(&'static [u8], SectionId), SectionId>,
    /// Globals of `llvm.used`.
    retained: FxHashSet<Global>,
    /// Sections that are kept as long as a global is.
    pub(crate) links: Vec<(SectionId, Option<Global>)>,
    pub(crate) frames: Frames,
    pub(crate) stack_maps: StackMaps,
    /// Places of constants with addresses that code loads.
    pub(crate) constants: FxHashMap<Const, (SymbolId, i64)>,
    pub(crate) refusals: Vec<Refusal>,
    /// Places of the code of instructions, if they are noted.
    pub(crate) places: Vec<CodePlace>,
    /// Places from which on sections have code or data, where such symbols tell.
    pub(crate) mapped: Vec<Mapped>,
    /// Functions with debug information, if there is any.
    pub(crate) debug: Option<draig_dwarf::Functions<'m>>,
}

impl<'c, 'm> Builder<'c, 'm> {
    /// Returns a builder that continues an image of module assembly.
    pub(crate) fn new(context: &'c Context<'m>, image: Image, has_assembly: bool) -> Self {
        let mut section_symbols = vec![PackedOption::default(); image.sections.len()];
        for (id, symbol) in &image.symbols {
            if let (SymbolKind::Section, SymbolPlace::Section(section, 0)) = (symbol.kind, symbol.place) {
                section_symbols[section.as_u32() as usize] = id.into();
            }
        }
        Builder {
            context,
            sections: Sections::new(&image),
            image,
            measures: TypeMeasures::new(),
            mangler: Mangler::default(),
            symbols: vec![PackedOption::default(); context.module.global_count()],
            local_names: FxHashMap::default(),
            externals: FxHashMap::default(),
            blocks: FxHashMap::default(),
            section_symbols,
            plain_sections: FxHashMap::default(),
            text: None,
            has_assembly,
            next_unique: 0,
            comdats: vec![PackedOption::default(); context.module.comdats().len()],
            linked: FxHashMap::default(),
            retained: retained(context),
            links: Vec::new(),
            frames: Frames::default(),
            stack_maps: StackMaps::default(),
            constants: FxHashMap::default(),
            refusals: Vec::new(),
            places: Vec::new(),
            mapped: Vec::new(),
            debug: None,
        }
    }

    /// Notes that a global is not compiled.
    pub(crate) fn refuse(&mut self, global: Global, reason: impl Into<String>) {
        self.refusals.push(Refusal { global: Some(global), inst: None, reason: reason.into() });
    }

    /// Returns the image, or what was refused.
    pub(crate) fn into_image(mut self) -> Result<Image, CodegenError> {
        if self.refusals.is_empty() {
            return Ok(self.image);
        }
        self.refusals.sort_by_key(|refusal| (refusal.global, refusal.inst));
        Err(CodegenError { refusals: self.refusals })
    }

    /// Returns a number that tells a section apart from others of its name.
    pub(crate) fn unique(&mut self) -> u32 {
        self.next_unique += 1;
        self.next_unique
    }

    /// Returns the symbol of a global.
    #[inline]
    pub(crate) fn symbol(&mut self, global: Global) -> SymbolId {
        match self.symbols[global.as_u32() as usize].expand() {
            Some(symbol) => symbol,
            None => self.new_symbol(global),
        }
    }

    /// Returns the symbol of a global if there is one already.
    pub(crate) fn known_symbol(&self, global: Global) -> Option<SymbolId> {
        self.symbols[global.as_u32() as usize].expand()
    }

    fn new_symbol(&mut self, global: Global) -> SymbolId {
        let module = self.context.module;
        let data = module.global(global);
        let mut name = self.mangler.name(self.context, global);
        if self.context.format.is_mach_o() && data.linkage == Linkage::Private && self.needs_linker_symbol(global) {
            // A name that linkers see, and remove.
            let is_exact = module.tables.str(data.name).starts_with(b"\x01");
            if let (Some(first), false) = (name.first_mut(), is_exact) {
                *first = b'l';
            }
        }
        let id = if self.has_assembly {
            self.image.symbol(&name)
        } else {
            self.image.add_symbol(Symbol { name, ..Symbol::default() })
        };
        let is_declared = module.is_declaration_for_linker(global);
        let symbol = &mut self.image[id];
        // Facts that the assembly states of a symbol that it defines remain.
        if !is_declared || symbol.is_undefined() {
            symbol.binding = match data.linkage {
                Linkage::Internal | Linkage::Private => Binding::Local,
                Linkage::ExternWeak
                | Linkage::WeakAny
                | Linkage::WeakOdr
                | Linkage::LinkOnceAny
                | Linkage::LinkOnceOdr => Binding::Weak,
                Linkage::External | Linkage::Appending | Linkage::Common | Linkage::AvailableExternally => {
                    Binding::Global
                }
            };
            symbol.visibility = match data.visibility {
                Visibility::Default => ImageVisibility::Default,
                Visibility::Hidden => ImageVisibility::Hidden,
                Visibility::Protected => ImageVisibility::Protected,
            };
            if self.context.has_thread_symbol(global) {
                symbol.kind = SymbolKind::Tls;
            }
            let convention = data.as_function().map_or(0, |function| function.calling_convention);
            if self.context.target == Target::AArch64 && self.context.format.is_elf() && convention == VECTOR_PCS {
                symbol.other |= STO_AARCH64_VARIANT_PCS;
            }
        }
        if self.context.format.is_mach_o() && !is_declared {
            self.image[id].other = self.apple_bits(global);
        }
        self.symbols[global.as_u32() as usize] = id.into();
        id
    }

    /// Returns the symbol with which code and data of this module refer to a global: at a definition that another
    /// one could replace although the module says that it does not, a name of its own.
    #[inline]
    pub(crate) fn reference(&mut self, global: Global) -> SymbolId {
        if self.local_names.is_empty() { self.symbol(global) } else { self.reference_by_local_name(global) }
    }

    fn reference_by_local_name(&mut self, global: Global) -> SymbolId {
        match self.local_names.get(&global) {
            Some(&symbol) => symbol,
            None => self.symbol(global),
        }
    }

    /// Makes names of their own for those definitions that references of the module must not leave
    /// ([`Builder::reference`]).
    pub(crate) fn add_local_names(&mut self) {
        let module = self.context.module;
        if self.context.relocation_model != crate::RelocationModel::Pic {
            return;
        }
        for global in module.globals_in_order() {
            let data = module.global(global);
            let is_replaceable = data.dso_local
                && data.linkage == Linkage::External
                && data.visibility == Visibility::Default
                && !module.is_declaration(global)
                && !matches!(data.kind, GlobalKind::IFunc { .. })
                && data.comdat.is_none_or(|comdat| module.comdat(comdat).selection == SelectionKind::NoDeduplicate);
            if is_replaceable {
                let kind = if self.context.has_thread_symbol(global) { SymbolKind::Tls } else { SymbolKind::None };
                let symbol = self.image.add_symbol(Symbol { kind, ..Symbol::default() });
                self.local_names.insert(global, symbol);
            }
        }
    }

    /// Defines the symbol of a global.
    pub(crate) fn define(&mut self, global: Global, kind: SymbolKind, place: SymbolPlace, size: u64) -> SymbolId {
        let id = self.symbol(global);
        if !self.image[id].is_undefined() {
            let name = String::from_utf8_lossy(&self.image[id].name).into_owned();
            self.refuse(global, format!("symbol '{name}' is already defined"));
            return id;
        }
        if let Some(&local) = self.local_names.get(&global) {
            self.image[local].place = place;
        }
        let symbol = &mut self.image[id];
        symbol.kind = kind;
        symbol.place = place;
        symbol.size = size;
        id
    }

    /// Returns the symbol of a function or variable of the system's libraries.
    pub(crate) fn external(&mut self, name: &'static str) -> SymbolId {
        if let Some(&symbol) = self.externals.get(name) {
            return symbol;
        }
        let symbol = match self.context.module.find(name.as_bytes()) {
            Some(global) => self.symbol(global),
            None => self.library_symbol(name.as_bytes()),
        };
        self.externals.insert(name, symbol);
        symbol
    }

    /// Returns the symbol of a name that is no global's.
    pub(crate) fn named(&mut self, name: &[u8]) -> SymbolId {
        let symbol = self.image.symbol(name);
        if self.image[symbol].is_undefined() {
            self.image[symbol].binding = Binding::Global;
        }
        symbol
    }

    /// Returns the symbol of a block whose address is taken, which has its place once its function has.
    pub(crate) fn block(&mut self, function: Global, block: Block) -> SymbolId {
        let image = &mut self.image;
        *self.blocks.entry((function, block)).or_insert_with(|| image.add_symbol(Symbol::default()))
    }

    /// Returns the functions and blocks to whose address something refers, though there is no code.
    pub(crate) fn missing_blocks(&self) -> Vec<(Global, Block)> {
        let mut missing: Vec<(Global, Block)> = Vec::new();
        #[expect(clippy::iter_over_hash_type, reason = "the result is sorted")]
        for (&at, &symbol) in &self.blocks {
            if self.image[symbol].is_undefined() {
                missing.push(at);
            }
        }
        missing.sort_unstable_by_key(|(function, block)| (function.as_u32(), block.as_u32()));
        missing
    }

    /// Gives a block of a function with code that is never reached the address that LLVM gives it. Returns whether the
    /// function has code.
    pub(crate) fn give_number(&mut self, function: Global, block: Block) -> bool {
        const UNREACHED: u64 = 1;
        let module = self.context.module;
        let has_code =
            module.body(function).is_some() && module.global(function).linkage != Linkage::AvailableExternally;
        if has_code && let Some(&symbol) = self.blocks.get(&(function, block)) {
            self.image[symbol].place = SymbolPlace::Absolute(UNREACHED);
        }
        has_code
    }

    /// Returns the symbol at the start of a section.
    pub(crate) fn section_symbol(&mut self, section: SectionId) -> SymbolId {
        let at = section.as_u32() as usize;
        if self.section_symbols.len() <= at {
            self.section_symbols.resize(at + 1, PackedOption::default());
        }
        if let Some(symbol) = self.section_symbols[at].expand() {
            return symbol;
        }
        let symbol = self.image.add_symbol(Symbol {
            kind: SymbolKind::Section,
            place: SymbolPlace::Section(section, 0),
            ..Symbol::default()
        });
        self.section_symbols[at] = symbol.into();
        symbol
    }

    /// Returns the group of a global's section, and whether linkers keep one of its name.
    pub(crate) fn group(&mut self, global: Global) -> Result<Option<(SymbolId, bool)>, String> {
        let module = self.context.module;
        let Some(comdat) = module.global(global).comdat else { return Ok(None) };
        if self.context.format.is_mach_o() {
            let name = String::from_utf8_lossy(module.tables.str(module.comdat(comdat).name)).into_owned();
            return Err(format!("the comdat '{name}', which Mach-O does not have"));
        }
        let data = module.comdat(comdat);
        let is_comdat = match data.selection {
            SelectionKind::Any => true,
            _ if self.context.format.is_coff() => true,
            SelectionKind::NoDeduplicate => false,
            other => return Err(format!("a comdat of kind '{}', which ELF does not have", other.spelling())),
        };
        let at = comdat.as_u32() as usize;
        let symbol = match self.comdats[at].expand() {
            Some(symbol) => symbol,
            None => match module.find_symbol(data.name) {
                Some(global) => self.symbol(global),
                None => {
                    let name = module.tables.str(data.name).to_vec();
                    let known = self.image.find_symbol(&name);
                    known.unwrap_or_else(|| self.image.add_symbol(Symbol { name, ..Symbol::default() }))
                }
            },
        };
        self.comdats[at] = symbol.into();
        Ok(Some((symbol, is_comdat)))
    }

    /// Whether the linker keeps a global though nothing refers to it.
    #[inline]
    pub(crate) fn is_retained(&self, global: Global) -> bool {
        !self.retained.is_empty() && self.retained.contains(&global)
    }

    /// Whether a global has metadata attachments that are not its debug information.
    pub(crate) fn has_attachments(&self, global: Global) -> bool {
        let attachments = &self.context.module.global(global).attachments;
        attachments.iter().any(|&(kind, _)| Some(kind) != self.context.dbg)
    }

    /// Returns the attachment of a kind, which is not that of debug information.
    pub(crate) fn attachment(&self, global: Global, kind: &[u8]) -> Option<NodeRef<'m>> {
        let module = self.context.module;
        let data = module.global(global);
        if !self.has_attachments(global) {
            return None;
        }
        let kind = module.tables.metadata_kinds.find(kind)?;
        let &(_, node) = data.attachments.iter().find(|&&(other, _)| other == kind)?;
        module.tables.metadata.node(node)
    }

    /// Whether a global has metadata of this kind.
    pub(crate) fn has_attachment(&self, global: Global, kind: &[u8]) -> bool {
        self.attachment(global, kind).is_some()
    }

    /// Returns the global with which a global is kept or dropped (LangRef "'associated' Metadata"): `Some(None)` if it
    /// is null.
    pub(crate) fn associated(&self, global: Global) -> Option<Option<Global>> {
        let module = self.context.module;
        let value = self.attachment(global, b"associated")?.operand(0)?;
        Some(module.tables.metadata.as_value(value)?.as_global())
    }

    /// Returns the word in the section's name that tells how often a global is used (`hot`, `unlikely`).
    pub(crate) fn section_prefix(&self, global: Global) -> Option<&'m [u8]> {
        let module = self.context.module;
        let node = self.attachment(global, b"section_prefix")?;
        let word = module.tables.metadata.as_string(node.operand(1)?)?;
        Some(module.tables.str(word))
    }

    /// Makes sections depend on those of the globals that they are associated with.
    pub(crate) fn link_sections(&mut self) {
        for (section, global) in std::mem::take(&mut self.links) {
            let symbol = global.and_then(|global| self.known_symbol(global));
            match symbol.map(|symbol| self.image[symbol].place) {
                Some(SymbolPlace::Section(target, _)) => self.image[section].associated = Some(target),
                // SHF_LINK_ORDER, without a section
                _ => self.image[section].flags.other |= 0x80,
            }
        }
    }

    /// Rounds the end of a section up to a multiple of an alignment, and returns it.
    pub(crate) fn align(&mut self, section: SectionId, align: u64) -> u64 {
        let section = &mut self.image[section];
        section.align = section.align.max(align);
        let end = section.size().next_multiple_of(align);
        if section.kind == draig_image::SectionKind::Zeros {
            section.zeros = end;
        } else if section.flags.exec {
            let padding = (end as usize).saturating_sub(section.bytes.len());
            self.context.target.append_nops(&mut section.bytes, padding);
        } else {
            section.bytes.resize(end as usize, 0);
        }
        end
    }
}

/// Returns the globals that the linker keeps (LangRef "The 'llvm.used' Global Variable").
fn retained(context: &Context<'_>) -> FxHashSet<Global> {
    let module = context.module;
    let list = module.find(b"llvm.used").and_then(|global| module.global(global).as_variable()?.initializer);
    let elements = list.and_then(|list| match module.tables.constants.kind(list.as_const()?) {
        ConstKind::Aggregate(elements) => Some(elements),
        _ => None,
    });
    // An alias in the list is no reason to keep what it stands for.
    elements.into_iter().flatten().filter_map(|&value| module.tables.base_object(value, |_| None)).collect()
}
