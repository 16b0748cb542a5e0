//! Facts that a module states about itself: constructors, aliases, partitions, notes, names of tools.

use draig_image::{Section, SectionFlags, SectionKind, Symbol as ImageSymbol, SymbolKind, SymbolPlace};
use draig_ir::{ConstKind, Global, GlobalKind, Value};

use super::builder::Builder;
use super::expression::{self, Sum, Term};
use super::sections::{Contents, SectionKey};
use crate::context::module_flag;
use crate::target::Target;

impl<'m> Builder<'_, 'm> {
    /// Adds the symbol of the source file.
    pub(crate) fn source_file(&mut self) {
        let module = self.context.module;
        let name = module.source_filename.rsplit(|&byte| byte == b'/').next().unwrap_or_default();
        if !name.is_empty() {
            self.image.add_symbol(ImageSymbol {
                name: name.to_vec(),
                kind: SymbolKind::File,
                place: SymbolPlace::Absolute(0),
                ..ImageSymbol::default()
            });
        }
    }

    /// Defines aliases and ifuncs, each after what it refers to.
    pub(crate) fn aliases(&mut self) {
        let module = self.context.module;
        let mut pending: Vec<Global> = module.aliases().iter().chain(module.ifuncs()).rev().copied().collect();
        let mut opened = vec![false; module.global_count()];
        while let Some(&global) = pending.last() {
            let is_open = std::mem::replace(&mut opened[global.as_u32() as usize], true);
            let (value, is_ifunc) = match module.global(global).kind {
                GlobalKind::Alias { aliasee } => (aliasee, false),
                GlobalKind::IFunc { resolver } => (resolver, true),
                _ => {
                    pending.pop();
                    continue;
                }
            };
            let context = self.context;
            let sum = match expression::sum(module, &context.layout, &mut self.measures, value) {
                Ok(sum) => sum,
                Err(reason) => {
                    pending.pop();
                    self.refuse(global, reason);
                    continue;
                }
            };
            if let (Some(Term::Global(base)), false) = (sum.plus, is_open)
                && !opened[base.as_u32() as usize]
                && matches!(module.global(base).kind, GlobalKind::Alias { .. } | GlobalKind::IFunc { .. })
            {
                pending.push(base);
                continue;
            }
            pending.pop();
            if self.known_symbol(global).is_none_or(|symbol| self.image[symbol].is_undefined())
                && let Err(reason) = self.define_alias(global, sum, is_ifunc)
            {
                self.refuse(global, reason);
            }
        }
    }

    fn define_alias(&mut self, global: Global, sum: Sum, is_ifunc: bool) -> Result<(), String> {
        let module = self.context.module;
        let data = module.global(global);
        let (place, kind, size) = match (sum.plus, sum.minus) {
            (None, None) => (SymbolPlace::Absolute(sum.number as u64), SymbolKind::None, 0),
            (Some(term), None) => {
                let symbol = self.term(term);
                let (place, size) = (self.image[symbol].place, self.image[symbol].size);
                match place {
                    SymbolPlace::Section(section, offset) => {
                        let offset = offset.wrapping_add_signed(sum.number);
                        (SymbolPlace::Section(section, offset), self.image[symbol].kind, size)
                    }
                    SymbolPlace::Absolute(number) => {
                        (SymbolPlace::Absolute(number.wrapping_add_signed(sum.number)), SymbolKind::None, 0)
                    }
                    SymbolPlace::Common { .. } => return Err("an alias of a common symbol".to_owned()),
                    SymbolPlace::Undefined => return Err("an alias of what is not defined".to_owned()),
                }
            }
            _ => return Err("an alias of a difference of addresses".to_owned()),
        };
        let is_function = module.tables.types.as_function(data.value_type).is_some();
        let kind = match kind {
            _ if is_ifunc => SymbolKind::IFunc,
            SymbolKind::Tls => SymbolKind::Tls,
            _ if is_function => SymbolKind::Function,
            SymbolKind::Function => SymbolKind::Object,
            other => other,
        };
        let size = if is_ifunc { 0 } else { size };
        if is_ifunc && self.context.format.is_mach_o() {
            return Err("an ifunc in Mach-O".to_owned());
        }
        let symbol = self.define(global, kind, place, size);
        if self.context.format.is_mach_o() && sum.number != 0 {
            self.make_entry(symbol);
        }
        Ok(())
    }

    /// Writes the tables of functions that run at the start and the end.
    pub(crate) fn constructors(&mut self) {
        for (name, is_end) in [(&b"llvm.global_ctors"[..], false), (b"llvm.global_dtors", true)] {
            if let Some(global) = self.context.module.find(name)
                && let Err(reason) = self.constructor_list(global, is_end)
            {
                self.refuse(global, reason);
            }
        }
    }

    fn constructor_list(&mut self, list: Global, is_end: bool) -> Result<(), String> {
        let module = self.context.module;
        let tables = &module.tables;
        let Some(initializer) = module.global(list).as_variable().and_then(|variable| variable.initializer) else {
            return Ok(());
        };
        let mut entries: Vec<(u64, Value, Option<Global>)> = Vec::new();
        for &entry in self.elements(initializer) {
            let [priority, function, rest @ ..] = self.elements(entry) else { continue };
            let priority = tables.number_value(*priority).ok_or("a constructor whose priority is no number")?;
            if tables.is_null(*function) {
                // The end of the list, by an old convention.
                break;
            }
            let key = rest.first().and_then(|&key| module.base_object(key));
            entries.push((priority.low_u64() & 0xffff_ffff, *function, key));
        }
        entries.sort_by_key(|&(priority, ..)| priority);
        for (priority, function, key) in entries {
            let name = self.constructor_section(is_end, priority);
            let format = self.context.format;
            let contents = if format.is_msvc { Contents::ReadOnly } else { Contents::Data };
            let mut section = SectionKey::named(format, name.as_bytes(), contents);
            if let Some(global) = key {
                if module.is_declaration_for_linker(global) {
                    continue;
                }
                section.group = self.group(global)?;
            }
            let section = self.sections.get(&mut self.image, section);
            let offset = self.align(section, 8);
            self.image[section].bytes.resize(offset as usize + 8, 0);
            self.write_constant(section, offset, function)?;
        }
        Ok(())
    }

    /// Returns the elements of an aggregate that has any that are not null.
    fn elements(&self, value: Value) -> &'m [Value] {
        let constants = &self.context.module.tables.constants;
        match value.as_const().map(|constant| constants.kind(constant)) {
            Some(ConstKind::Aggregate(elements)) => elements,
            _ => &[],
        }
    }

    /// Records the partition of each global that has one (LangRef "Global Variables").
    pub(crate) fn partitions(&mut self) {
        if !self.context.format.is_elf() {
            return;
        }
        let module = self.context.module;
        for global in module.globals_in_order() {
            let partition = module.tables.str(module.global(global).partition);
            if partition.is_empty() || module.is_declaration_for_linker(global) {
                continue;
            }
            let Some(symbol) = self.known_symbol(global) else { continue };
            let section = self.image.add_section(Section {
                name: b".llvm_sympart".to_vec(),
                // SHT_LLVM_SYMPART
                kind: SectionKind::Other(0x6fff_4c05),
                align: 1,
                bytes: [partition, b"\0", &[0; 8]].concat(),
                ..Section::default()
            });
            let offset = partition.len() as u32 + 1;
            let kind = draig_image::FixupKind::Abs64;
            self.image[section].fixups.push(draig_image::Fixup { offset, kind, symbol, addend: 0 });
        }
    }

    /// Adds the sections that describe the file.
    pub(crate) fn notes(&mut self) {
        if self.context.format.is_coff() {
            return self.directives();
        }
        if self.context.format.is_mach_o() {
            return self.apple_notes();
        }
        self.texts(b"llvm.ident", b".comment", true);
        self.texts(b"llvm.commandline", b".GCC.command.line", false);
        self.dependent_libraries();
        self.property_note();
        let needs_stack = self
            .context
            .module
            .find(b"llvm.init.trampoline")
            .is_some_and(|trampoline| self.context.module.global(trampoline).is_function());
        let flags = SectionFlags { exec: needs_stack, ..SectionFlags::default() };
        self.image.add_section(Section { name: b".note.GNU-stack".to_vec(), flags, align: 1, ..Section::default() });
    }

    /// Writes named metadata that are lists of texts, each with a zero at its end.
    fn texts(&mut self, list: &[u8], section: &[u8], starts_with_zero: bool) {
        let module = self.context.module;
        let Some(list) = module.find_named_metadata(list) else { return };
        let mut bytes = if starts_with_zero { vec![0] } else { Vec::new() };
        for &entry in &list.operands {
            let text = module.tables.metadata.node(entry).and_then(|node| node.operand(0));
            if let Some(text) = text.and_then(|text| module.tables.metadata.as_string(text)) {
                if !starts_with_zero {
                    bytes.push(0);
                }
                bytes.extend_from_slice(module.tables.str(text));
                if starts_with_zero {
                    bytes.push(0);
                }
            }
        }
        if !starts_with_zero && !bytes.is_empty() {
            bytes.push(0);
        }
        self.append_strings(section, SectionKind::Bits, &bytes);
    }

    /// Writes the libraries that the linker adds by itself.
    fn dependent_libraries(&mut self) {
        let module = self.context.module;
        let Some(list) = module.find_named_metadata(b"llvm.dependent-libraries") else { return };
        let mut bytes = Vec::new();
        for &entry in &list.operands {
            let text = module.tables.metadata.node(entry).and_then(|node| node.operand(0));
            if let Some(text) = text.and_then(|text| module.tables.metadata.as_string(text)) {
                bytes.extend_from_slice(module.tables.str(text));
                bytes.push(0);
            }
        }
        // SHT_LLVM_DEPENDENT_LIBRARIES
        self.append_strings(b".deplibs", SectionKind::Other(0x6fff_4c04), &bytes);
    }

    fn append_strings(&mut self, name: &[u8], kind: SectionKind, bytes: &[u8]) {
        if bytes.is_empty() {
            return;
        }
        let flags = SectionFlags { merge: true, strings: true, ..SectionFlags::default() };
        let key = SectionKey { entry_size: 1, ..SectionKey::bare(name, kind, flags) };
        let section = self.sections.get(&mut self.image, key);
        self.align(section, 1);
        self.image[section].bytes.extend_from_slice(bytes);
    }

    /// Writes which protections of control flow the code has (System V ABI, AMD64
    /// supplement, "Program Property"; ELF for the Arm 64-bit architecture, 6.2).
    fn property_note(&mut self) {
        const GNU_PROPERTY_X86_FEATURE_1_AND: u32 = 0xc000_0002;
        const GNU_PROPERTY_AARCH64_FEATURE_1_AND: u32 = 0xc000_0000;
        const NT_GNU_PROPERTY_TYPE_0: u32 = 5;
        let has = |name: &[u8]| module_flag(self.context.module, name).is_some_and(|value| value != 0);
        let (property, flags): (u32, &[&[u8]]) = match self.context.target {
            Target::X86_64 => (GNU_PROPERTY_X86_FEATURE_1_AND, &[b"cf-protection-branch", b"cf-protection-return"]),
            Target::AArch64 => (
                GNU_PROPERTY_AARCH64_FEATURE_1_AND,
                &[b"branch-target-enforcement", b"sign-return-address", b"guarded-control-stack"],
            ),
        };
        let features: u32 = (0..).zip(flags).map(|(bit, name)| u32::from(has(name)) << bit).sum();
        if features == 0 {
            return;
        }
        if self.context.target == Target::AArch64 {
            self.build_attributes(features);
        }
        let mut bytes = Vec::new();
        for word in [4, 16, NT_GNU_PROPERTY_TYPE_0] {
            bytes.extend_from_slice(&word.to_le_bytes());
        }
        bytes.extend_from_slice(b"GNU\0");
        for word in [property, 4, features, 0] {
            bytes.extend_from_slice(&word.to_le_bytes());
        }
        let flags = SectionFlags { alloc: true, ..SectionFlags::default() };
        let key = SectionKey::bare(b".note.gnu.property", SectionKind::Note, flags);
        // Module assembly may have begun it.
        let section = self.sections.get(&mut self.image, key);
        self.align(section, 8);
        self.image[section].bytes.extend_from_slice(&bytes);
    }

    /// Writes the same protections as build attributes (Build Attributes for the Arm 64-bit architecture), each as a
    /// pair of a number and a value.
    fn build_attributes(&mut self, features: u32) {
        const NAME: &[u8] = b"aeabi_feature_and_bits\0";
        let mut bytes = b"A".to_vec();
        let pairs = (0..3u8).flat_map(|bit| [bit, (features >> bit & 1) as u8]);
        // Optional, values in LEB128.
        let rest: Vec<u8> = NAME.iter().copied().chain([1, 0]).chain(pairs).collect();
        bytes.extend_from_slice(&(rest.len() as u32 + 4).to_le_bytes());
        bytes.extend_from_slice(&rest);
        // SHT_AARCH64_ATTRIBUTES
        let kind = SectionKind::Other(0x7000_0003);
        let key = SectionKey::bare(b".ARM.attributes", kind, SectionFlags::default());
        let section = self.sections.get(&mut self.image, key);
        self.align(section, 1);
        self.image[section].bytes.extend_from_slice(&bytes);
    }
}
