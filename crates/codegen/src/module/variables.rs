//! Variables: the section of each, its place there, and its contents.

use draig_image::{SectionFlags, SectionId, SectionKind, Selection, SymbolKind, SymbolPlace};
use draig_ir::{
    ConstKind, Global, Linkage, SelectionKind, Symbol, ThreadLocalMode, Type, TypeKind, UnnamedAddr, Value, ValueKind,
    Variable,
};

use super::builder::Builder;
use super::emulated::Emulated;
use super::expression::{self, Term};
use super::sections::{Contents, SectionKey};
use crate::target::Target;
use crate::{CodeModel, RelocationModel};

/// Largest number of bytes that the initialized variables of a module have.
pub(crate) const MAX_DATA: u64 = 1 << 30;

/// A variable with a place whose contents are to be written.
pub(crate) struct Placed {
    pub(super) global: Global,
    pub(super) section: SectionId,
    pub(super) offset: u64,
    pub(super) content: Content,
}

/// Content of a place.
pub(super) enum Content {
    Constant(Value),
    /// Facts that the library needs to know of an emulated variable.
    Emulated(Emulated),
}

impl Builder<'_, '_> {
    /// Gives places to the variables, so that expressions can refer to all of them.
    pub(crate) fn place_variables(&mut self) -> Vec<Placed> {
        let module = self.context.module;
        let mut placed = Vec::new();
        for &global in module.variables() {
            let result = match self.context.is_emulated(global) {
                true => self.place_emulated(global, &mut placed),
                false => self.place_variable(global).map(|variable| placed.extend(variable)),
            };
            if let Err(reason) = result {
                self.refuse(global, reason);
            }
        }
        placed
    }

    /// Writes the contents of variables.
    pub(crate) fn write_variables(&mut self, placed: &[Placed]) {
        for variable in placed {
            let written = match &variable.content {
                Content::Constant(value) => self.write_constant(variable.section, variable.offset, *value),
                Content::Emulated(emulated) => self.write_emulated(variable.section, variable.offset, emulated),
            };
            if let Err(reason) = written {
                self.refuse(variable.global, reason);
            }
        }
    }

    fn place_variable(&mut self, global: Global) -> Result<Option<Placed>, String> {
        let module = self.context.module;
        let data = module.global(global);
        let Some(variable) = data.as_variable() else { return Ok(None) };
        let Some(initializer) = variable.initializer else { return Ok(None) };
        if data.linkage == Linkage::AvailableExternally || module.tables.str(data.section) == b"llvm.metadata" {
            return Ok(None);
        }
        if data.linkage == Linkage::Appending {
            return match module.tables.str(data.name) {
                // They are about the module (`special`), and have no place.
                b"llvm.used" | b"llvm.compiler.used" | b"llvm.global_ctors" | b"llvm.global_dtors" => Ok(None),
                _ => Err("a variable with linkage 'appending' that has no meaning here".to_owned()),
            };
        }
        let size = self.alloc_size(data.value_type)?;
        let align = self.variable_align(global);
        let kind = match data.thread_local {
            ThreadLocalMode::NotThreadLocal => SymbolKind::Object,
            _ => SymbolKind::Tls,
        };
        if data.linkage == Linkage::Common {
            self.define(global, kind, SymbolPlace::Common { align }, size.max(1));
            return Ok(None);
        }
        let contents = self.contents(global, variable, initializer)?;
        let section = self.section_of(global, contents)?;
        let offset = self.align(section, align);
        // Zeros of this file alone take a byte at least, as `.lcomm` allocates them, and all where two symbols at one place
        // would be one.
        let is_local = contents == Contents::Zeros && data.linkage.is_local();
        let size = if is_local || self.context.format.is_mach_o() { size.max(1) } else { size };
        let end = offset.checked_add(size).filter(|&end| end <= MAX_DATA || self.is_zeros(section));
        let end = end.ok_or_else(|| format!("a section of more than {MAX_DATA} bytes"))?;
        if self.has_descriptor(global) {
            self.define_descriptor(global, section, offset, size);
        } else {
            self.define(global, kind, SymbolPlace::Section(section, offset), size);
        }
        if self.is_zeros(section) {
            self.image[section].zeros = end;
            return match self.is_zero(initializer) {
                true => Ok(None),
                false => Err("contents other than zeros in a section of zeros".to_owned()),
            };
        }
        self.image[section].bytes.resize(end as usize, 0);
        Ok(Some(Placed { global, section, offset, content: Content::Constant(initializer) }))
    }

    fn is_zeros(&self, section: SectionId) -> bool {
        self.image[section].kind == SectionKind::Zeros
    }

    /// Returns the alignment of a variable: its own, at least that of its type, and 16 for large ones. In a section
    /// of the IR's choice it is exactly its own, since all variables there may form an array.
    pub(crate) fn variable_align(&mut self, global: Global) -> u64 {
        let module = self.context.module;
        let data = module.global(global);
        let own = data.align.map(|align| align.bytes());
        if let (Some(own), true) = (own, data.section != Symbol::EMPTY) {
            return own;
        }
        let Some(measure) = self.measures.measure(&self.context.layout, &module.tables, data.value_type) else {
            return 1;
        };
        let (preferred, least) = (measure.pref_align().bytes(), measure.abi_align().bytes());
        match own {
            Some(own) if own >= preferred => own,
            Some(own) => own.max(least),
            None => {
                let bits = measure.size_in_bits().and_then(|size| size.known()).unwrap_or(0);
                if preferred < 16 && bits > 128 { 16 } else { preferred }
            }
        }
    }

    /// Returns what kind of section a variable belongs in.
    pub(super) fn contents(
        &mut self,
        global: Global,
        variable: &Variable,
        initializer: Value,
    ) -> Result<Contents, String> {
        let contents = self.natural_contents(global, variable, initializer)?;
        Ok(match self.context.format.is_mach_o() {
            true => self.apple_contents(global, contents),
            false => self.context.format.contents(contents),
        })
    }

    fn natural_contents(
        &mut self,
        global: Global,
        variable: &Variable,
        initializer: Value,
    ) -> Result<Contents, String> {
        let module = self.context.module;
        let data = module.global(global);
        let is_zero = data.section == Symbol::EMPTY && !variable.is_constant && self.is_zero(initializer);
        if data.thread_local != ThreadLocalMode::NotThreadLocal {
            return Ok(if is_zero { Contents::ThreadZeros } else { Contents::ThreadData });
        }
        if is_zero {
            return Ok(Contents::Zeros);
        }
        if !variable.is_constant {
            return Ok(Contents::Data);
        }
        match self.relocation(initializer)? {
            Relocation::Dynamic if self.context.relocation_model != RelocationModel::Static => {
                Ok(Contents::ReadOnlyWithRelocations)
            }
            Relocation::Dynamic | Relocation::Local => Ok(Contents::ReadOnly),
            Relocation::None if data.unnamed_addr != UnnamedAddr::Global => Ok(Contents::ReadOnly),
            Relocation::None => {
                if let Some(width) = self.string_width(data.value_type, initializer) {
                    return Ok(Contents::Strings(width));
                }
                Ok(match self.alloc_size(data.value_type)? {
                    size @ (4 | 8 | 16 | 32) => Contents::Constants(size as u8),
                    _ => Contents::ReadOnly,
                })
            }
        }
    }

    /// Whether all bytes of a constant are zero or undefined.
    pub(super) fn is_zero(&self, value: Value) -> bool {
        let tables = &self.context.module.tables;
        let mut rest = vec![value];
        while let Some(value) = rest.pop() {
            let Some(constant) = value.as_const() else { return false };
            match tables.constants.kind(constant) {
                ConstKind::Undef | ConstKind::Poison => {}
                ConstKind::Aggregate(elements) => rest.extend(elements),
                _ if tables.is_null(value) => {}
                _ => return false,
            }
        }
        true
    }

    /// Returns the width in bytes of the characters of a string that ends in its only zero.
    fn string_width(&self, ty: Type, initializer: Value) -> Option<u8> {
        let tables = &self.context.module.tables;
        let TypeKind::Array { element, len } = *tables.types.kind(ty) else { return None };
        let width = match tables.types.integer_width(element)? {
            8 => 1,
            16 => 2,
            32 => 4,
            _ => return None,
        };
        match tables.constants.kind(initializer.as_const()?) {
            ConstKind::Zero => (len == 1).then_some(width),
            ConstKind::Data(bytes) => {
                let mut characters = tables.str(*bytes).chunks_exact(usize::from(width));
                let last = characters.next_back()?;
                let is_zero = |character: &[u8]| character.iter().all(|&byte| byte == 0);
                (is_zero(last) && !characters.any(is_zero)).then_some(width)
            }
            _ => None,
        }
    }

    /// Returns the greatest kind of relocation in a constant.
    pub(super) fn relocation(&mut self, value: Value) -> Result<Relocation, String> {
        let module = self.context.module;
        let mut greatest = Relocation::None;
        let mut rest = vec![value];
        while let Some(value) = rest.pop() {
            let ValueKind::Const(constant) = value.kind() else { return Ok(Relocation::Dynamic) };
            match module.tables.constants.kind(constant) {
                ConstKind::Aggregate(elements) => rest.extend(elements),
                ConstKind::BlockAddress(..)
                | ConstKind::DsoLocalEquivalent(_)
                | ConstKind::NoCfi(_)
                | ConstKind::PtrAuth(_) => return Ok(Relocation::Dynamic),
                ConstKind::Expr(_) => {
                    let context = self.context;
                    let sum = expression::sum(module, &context.layout, &mut self.measures, value)?;
                    match (sum.plus, sum.minus) {
                        (None, None) => {}
                        // Their distance is known if no other definition can take the place of either.
                        (Some(plus), Some(minus)) if self.is_fixed(plus) && self.is_fixed(minus) => {
                            greatest = greatest.max(Relocation::Local);
                        }
                        _ => return Ok(Relocation::Dynamic),
                    }
                }
                _ => {}
            }
        }
        Ok(greatest)
    }

    /// Whether an address is that of a definition in the same executable or library.
    fn is_fixed(&self, term: Term) -> bool {
        match term {
            Term::Global(global) => self.context.is_local(global),
            Term::Equivalent(_) | Term::Block(..) => true,
        }
    }

    /// Returns the section of a variable.
    fn section_of(&mut self, global: Global, contents: Contents) -> Result<SectionId, String> {
        let module = self.context.module;
        let data = module.global(global);
        let is_large = self.is_large(global, contents)?;
        let name = module.tables.str(data.section);
        // Most variables have nothing special: one look-up is enough.
        let is_plain = name.is_empty()
            && data.comdat.is_none()
            && !self.has_attachments(global)
            && !self.context.options.data_sections
            && !self.is_retained(global);
        let align = if matches!(contents, Contents::Strings(_)) { self.variable_align(global) } else { 0 };
        let plain = (contents, align, is_large);
        if is_plain && let Some(&section) = self.plain_sections.get(&plain) {
            return Ok(section);
        }
        let mut key = if name.is_empty() {
            let mut name = self.context.format.section_name(contents, is_large);
            match contents {
                _ if self.context.format.is_mach_o() => {}
                Contents::Strings(width) => {
                    name += &format!(".str{width}.{align}");
                }
                Contents::Constants(size) => name += &format!(".cst{size}"),
                _ => {}
            }
            SectionKey::named(self.context.format, name.as_bytes(), contents)
        } else if self.context.format.is_mach_o() {
            self.apple_section(name, contents)?
        } else {
            let is_elf = self.context.format.is_elf();
            let contents = if is_elf { contents.in_section(name) } else { contents };
            SectionKey::named(self.context.format, name, contents)
        };
        if is_large {
            key.flags.other |= LARGE;
        }
        let wants_own = self.context.options.data_sections && !key.flags.merge;
        let section = self.finish_section(global, key, wants_own)?;
        if is_plain {
            self.plain_sections.insert(plain, section);
        }
        Ok(section)
    }

    /// Returns the section with this key, as the global's comdat, `!associated`, `!exclude` and its use in
    /// `llvm.used` change it.
    pub(crate) fn finish_section(
        &mut self,
        global: Global,
        mut key: SectionKey,
        wants_own: bool,
    ) -> Result<SectionId, String> {
        let module = self.context.module;
        let data = module.global(global);
        let has_name = data.section != Symbol::EMPTY;
        if self.context.format.is_mach_o() {
            self.group(global)?;
            return Ok(self.sections.get(&mut self.image, key));
        }
        key.group = self.group(global)?;
        key.flags.retain = self.is_retained(global);
        if has_name && self.has_attachment(global, b"exclude") {
            key.flags = SectionFlags { exclude: true, ..SectionFlags::default() };
        }
        if !self.context.format.is_elf() {
            return self.finish_coff_section(global, key, wants_own);
        }
        let associated = self.associated(global);
        let prefix = self.section_prefix(global);
        let is_own = wants_own || key.flags.retain || associated.is_some() || (key.group.is_some() && !has_name);
        if !has_name {
            if let Some(prefix) = &prefix {
                key.name.push(b'.');
                key.name.extend_from_slice(prefix);
            }
            if is_own {
                key.name.push(b'.');
                let name = self.mangler.name(self.context, global);
                key.name.extend_from_slice(&name);
            } else if prefix.is_some() {
                key.name.push(b'.');
            }
        } else if key.flags.retain || associated.is_some() {
            key.unique = Some(self.unique());
        }
        let section = self.sections.get(&mut self.image, key);
        if let Some(associated) = associated {
            self.links.push((section, associated));
        }
        Ok(section)
    }

    /// The same in COFF, where every section of its own is a group.
    fn finish_coff_section(
        &mut self,
        global: Global,
        mut key: SectionKey,
        wants_own: bool,
    ) -> Result<SectionId, String> {
        let module = self.context.module;
        let data = module.global(global);
        key.flags.retain = false;
        let mut selection = data.comdat.map(|comdat| selection(module.comdat(comdat).selection));
        if key.group.is_none() && wants_own && data.section == Symbol::EMPTY {
            key.group = Some((self.symbol(global), true));
            selection = Some(Selection::NoDuplicates);
        }
        if key.group.is_some() && data.section == Symbol::EMPTY {
            self.name_after(&mut key, global);
        }
        let section = self.sections.get(&mut self.image, key);
        self.image[section].selection = selection.unwrap_or_default();
        Ok(section)
    }

    /// Gives a section the name of a global, where the format tells sections apart by their names.
    pub(crate) fn name_after(&mut self, key: &mut SectionKey, global: Global) {
        let format = self.context.format;
        if format.is_msvc {
            return;
        }
        key.name.push(if format.is_elf() { b'.' } else { b'$' });
        let name = self.mangler.name(self.context, global);
        key.name.extend_from_slice(&name);
    }

    /// Whether a variable may be further than 2 GiB from the code.
    fn is_large(&mut self, global: Global, contents: Contents) -> Result<bool, String> {
        use draig_ir::CodeModel as Own;
        /// Sections whose name decides.
        const LARGE_NAMES: [&[u8]; 3] = [b".lbss", b".ldata", b".lrodata"];
        let module = self.context.module;
        let data = module.global(global);
        let Some(variable) = data.as_variable() else { return Ok(false) };
        if data.thread_local != ThreadLocalMode::NotThreadLocal || self.context.target != Target::X86_64 {
            return Ok(false);
        }
        match variable.code_model {
            Some(Own::Small) => return Ok(false),
            Some(Own::Large) => return Ok(true),
            Some(Own::Tiny | Own::Kernel | Own::Medium) | None => {}
        }
        let name = module.tables.str(data.section);
        if !name.is_empty() {
            return Ok(LARGE_NAMES
                .iter()
                .any(|known| name.strip_prefix(*known).is_some_and(|rest| rest.is_empty() || rest.starts_with(b"."))));
        }
        // Linkers make no large section read-only after relocation.
        if !matches!(self.context.code_model, CodeModel::Medium | CodeModel::Large)
            || contents == Contents::ReadOnlyWithRelocations
        {
            return Ok(false);
        }
        let size = self.alloc_size(data.value_type)?;
        Ok(size == 0 || size > self.context.large_data_threshold)
    }
}

/// Returns the choice of the linker among comdats.
fn selection(kind: SelectionKind) -> Selection {
    match kind {
        SelectionKind::Any => Selection::Any,
        SelectionKind::ExactMatch => Selection::ExactMatch,
        SelectionKind::Largest => Selection::Largest,
        SelectionKind::NoDeduplicate => Selection::NoDuplicates,
        SelectionKind::SameSize => Selection::SameSize,
    }
}

/// `SHF_X86_64_LARGE`
pub(crate) const LARGE: u64 = 0x1000_0000;

/// Kinds of relocations that a constant needs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Relocation {
    None,
    /// Distances in the linked file, which the linker knows.
    Local,
    /// Addresses, which are known when the file is loaded.
    Dynamic,
}
