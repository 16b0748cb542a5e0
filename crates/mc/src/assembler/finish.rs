//! End of an assembly: fixups become bytes or relocations, and the sections and symbols an image.

use std::collections::BTreeMap;

use draig_image::{Binding, Fixup, FixupKind, Image, Section, SectionId, Symbol, SymbolId, SymbolKind, SymbolPlace};
use rustc_hash::FxHashMap;

use super::Assembler;
use super::fragments::{Kind, Tail};
use super::layout::{advance, distance, lay_out, leb128};
use super::line_table::line_advance;
use super::resolve::Resolver;
use super::symbols::{AsmSymbol, Definition};
use crate::{AsmError, ExprError, InstructionSet, Place, Resolve as _, Specifier, Value};

/// Relocation of a section, whose symbol is one of the assembler's.
struct Relocation {
    /// Offset in the section with its subsections.
    offset: u64,
    kind: FixupKind,
    /// `None` if the value is a number.
    symbol: Option<SymbolId>,
    addend: i64,
    /// Whether the text says how the symbol is reached.
    is_specified: bool,
    /// Whether `.reloc` names its kind.
    is_named: bool,
}

impl Assembler<'_> {
    /// Computes the layout and returns the image.
    pub(crate) fn finish(mut self) -> Result<Image, Vec<AsmError>> {
        self.check_ends();
        if let Err(error) = self.state.emit_pools() {
            self.report(error);
        }
        self.apply_versions();
        self.emit_calls();
        self.emit_frames();
        self.emit_lines();
        if self.state.errors.is_empty() {
            // Other errors keep LLVM from looking at values that depend on themselves.
            self.state.errors.append(&mut self.state.cycles);
        }
        if self.state.errors.is_empty()
            && let Err(errors) = lay_out(&self.state.symbols, &mut self.state.sections)
        {
            errors.into_iter().for_each(|error| self.report(error));
        }
        if !self.state.errors.is_empty() {
            return Err(self.sorted_errors());
        }
        let count = self.state.sections.len();
        let mut contents: Vec<Vec<u8>> = Vec::with_capacity(count);
        let mut relocations: Vec<Vec<Relocation>> = Vec::with_capacity(count);
        for index in 0..count {
            let (bytes, relocated, errors) = self.section_contents(index);
            contents.push(bytes);
            relocations.push(relocated);
            for error in errors {
                self.report(error);
            }
        }
        self.check_symbols();
        if !self.state.errors.is_empty() {
            return Err(self.sorted_errors());
        }
        Ok(self.image(contents, relocations))
    }

    /// Returns the errors by place.
    pub(crate) fn sorted_errors(self) -> Vec<AsmError> {
        let mut errors = self.state.errors;
        errors.sort_by_key(AsmError::place);
        errors.dedup();
        errors
    }

    /// Reports what is open at the end of the text.
    pub(crate) fn check_ends(&mut self) {
        if !self.state.conditionals.is_empty() {
            let end = self.input.source_end();
            self.report(AsmError::new(Place { start: end, end }, "unmatched .ifs or .elses"));
        }
        for symbol in self.state.symbols.undefined_local_labels() {
            let place = self.state.symbols.symbols[symbol].place;
            self.report(AsmError::new(place, "directional label undefined"));
        }
    }

    /// Reports symbols that no object can express.
    fn check_symbols(&mut self) {
        if self.state.is_piece {
            return;
        }
        let symbols = &self.state.symbols.symbols;
        let error_of = |symbol: &AsmSymbol| {
            let name = String::from_utf8_lossy(&symbol.name);
            if symbol.is_relocated && symbol.name.starts_with(b".L") && !symbol.is_defined() {
                return Some(AsmError::new(symbol.place, format!("Undefined temporary symbol {name}")));
            }
            let Definition::Variable { value, place, .. } = &symbol.definition else { return None };
            let value = Resolver::laid_out(&self.state.symbols, &self.state.sections).evaluate(value).ok()?;
            let common = value.add.map(|add| &symbols[add])?;
            if !matches!(common.definition, Definition::Common { .. }) {
                return None;
            }
            let name = String::from_utf8_lossy(&common.name);
            Some(AsmError::new(*place, format!("Common symbol '{name}' cannot be used in assignment expr")))
        };
        let errors: Vec<AsmError> = symbols.values().filter_map(error_of).collect();
        for error in errors {
            self.report(error);
        }
    }

    /// Returns the bytes of a section or subsection, its relocations, and errors of its fixups.
    fn section_contents(&mut self, index: usize) -> (Vec<u8>, Vec<Relocation>, Vec<AsmError>) {
        let mut errors = Vec::new();
        let mut relocations = Vec::new();
        let section = &self.state.sections[index];
        if section.is_zeros() {
            if let Some(place) = section.has_content {
                let name = String::from_utf8_lossy(&section.header.name).into_owned();
                let message = format!("BSS section '{name}' cannot have non-zero bytes");
                errors.push(AsmError::new(place, message));
            }
            return (Vec::new(), relocations, errors);
        }
        let start = section.fragments[0].address;
        let mut bytes = Vec::with_capacity(section.size as usize);
        let mut branches = Vec::new();
        for fragment in &section.fragments {
            bytes.extend_from_slice(&section.bytes[fragment.start as usize..fragment.end as usize]);
            let size = fragment.tail_size as usize;
            let mut resolver = Resolver::laid_out(&self.state.symbols, &self.state.sections);
            match &fragment.tail {
                Tail::None => {}
                Tail::Align(align) => match align.fill {
                    None => self.set.nops(size, &mut bytes),
                    Some((value, width)) => {
                        // What no whole value fits is zero, and precedes.
                        let width = usize::from(width.max(1));
                        bytes.resize(bytes.len() + size % width, 0);
                        push_repeated(&mut bytes, value, width, size / width);
                    }
                },
                Tail::Fill(fill) => {
                    push_repeated(&mut bytes, fill.value, fill.size.into(), size / usize::from(fill.size.max(1)))
                }
                Tail::Org(org) => bytes.resize(bytes.len() + size, org.1),
                Tail::Branch(branch) => {
                    let offset = start + bytes.len() as u64;
                    let (encoded, fixup) = match branch.is_long {
                        true => (&branch.long, &branch.long_fixup),
                        false => (&branch.short, &branch.short_fixup),
                    };
                    bytes.extend_from_slice(encoded);
                    branches.push((offset + u64::from(fixup.offset), fixup, branch.place));
                }
                Tail::Leb(leb) => {
                    let value = resolver.constant(&leb.value).unwrap_or(0);
                    bytes.extend(leb128(value, leb.is_signed, size));
                }
                Tail::Line(line) => {
                    let (lines, unit, symbols) = **line;
                    bytes.extend(line_advance(lines, distance(&mut resolver, symbols), unit));
                }
                Tail::Advance(symbols) => bytes.extend(advance(distance(&mut resolver, **symbols))),
            }
        }
        let fixups = section.fixups.iter().map(|fixup| {
            let offset = section.address(fixup.fragment, fixup.offset);
            (offset, fixup.kind, &fixup.value, fixup.place)
        });
        let of_branches =
            branches.iter().map(|&(offset, fixup, place)| (offset, Kind::Fixup(fixup.kind), &fixup.expr, place));
        for (offset, kind, value, place) in fixups.chain(of_branches) {
            let mut resolver = Resolver::laid_out(&self.state.symbols, &self.state.sections);
            let value = resolver.evaluate(value).map_err(|error| AsmError::new(place, expression_error(error)));
            let at = (offset - start) as usize;
            let applied = value.and_then(|value| {
                apply(
                    &*self.set,
                    &mut resolver,
                    index as u32,
                    offset,
                    kind,
                    value,
                    place,
                    bytes.get_mut(at..).unwrap_or_default(),
                )
            });
            match applied {
                Ok(Some(relocation)) => relocations.push(relocation),
                Ok(None) => {}
                Err(error) => errors.push(error),
            }
        }
        relocations.sort_by_key(|relocation| relocation.offset);
        for relocation in &mut relocations {
            self.choose_symbol(relocation);
        }
        (bytes, relocations, errors)
    }

    /// Replaces the symbol of a relocation by that of its section where linkers need not know it, and marks the one
    /// that remains.
    fn choose_symbol(&mut self, relocation: &mut Relocation) {
        let Some(mut symbol) = relocation.symbol else { return };
        let is_weak_reference = self.state.symbols.symbols[symbol].is_weak_reference;
        if let Some(target) = self.state.symbols.symbols[symbol].stands_for {
            symbol = target;
            relocation.symbol = Some(target);
            self.state.symbols.register(target);
        }
        let mut resolver = Resolver::laid_out(&self.state.symbols, &self.state.sections);
        if let Some(location) = resolver.location(symbol) {
            let root = resolver.root(location.section) as usize;
            let section = &self.state.sections[root];
            let keeps = self.state.symbols.symbols[symbol].is_preemptible() && !is_weak_reference
                || !self.set.may_use_section_symbol(relocation.kind)
                || relocation.is_named && !self.state.symbols.symbols[symbol].is_temporary()
                || (relocation.kind == FixupKind::Plt32 && relocation.is_specified)
                || section.header.flags.tls
                || (section.header.flags.merge && relocation.addend != 0);
            if !keeps {
                relocation.addend = relocation.addend.wrapping_add(resolver.address(location));
                symbol = section.symbol;
                relocation.symbol = Some(symbol);
            }
        }
        let entry = &mut self.state.symbols.symbols[symbol];
        entry.is_relocated = true;
        if relocation.kind.is_thread_local() && entry.kind != SymbolKind::Section {
            entry.kind = SymbolKind::Tls;
        }
    }

    /// Returns the image of what was assembled.
    fn image(mut self, contents: Vec<Vec<u8>>, relocations: Vec<Vec<Relocation>>) -> Image {
        let mut image = Image::new();
        // Sections without their subsections, which are appended to them.
        let mut ids: Vec<Option<SectionId>> = vec![None; self.state.sections.len()];
        for (index, section) in self.state.sections.iter().enumerate() {
            if section.part_of.is_none() {
                ids[index] = Some(image.add_section(section.header.clone()));
            }
        }
        let symbols = self.add_symbols(&mut image, &ids);
        let mut absolute = None;
        let mut parts: BTreeMap<(u32, u32), usize> = BTreeMap::new();
        for (index, section) in self.state.sections.iter().enumerate() {
            parts.insert(section.part_of.unwrap_or((index as u32, 0)), index);
        }
        let mut contents: Vec<Option<Vec<u8>>> = contents.into_iter().map(Some).collect();
        let mut relocations: Vec<Option<Vec<Relocation>>> = relocations.into_iter().map(Some).collect();
        for (&(root, _), &index) in &parts {
            let Some(id) = ids[root as usize] else { continue };
            let section = &self.state.sections[index];
            let align = section.header.align;
            let bytes = contents[index].take().unwrap_or_default();
            let fixups: Vec<Fixup> = relocations[index]
                .take()
                .unwrap_or_default()
                .into_iter()
                .map(|relocation| Fixup {
                    offset: relocation.offset as u32,
                    kind: relocation.kind,
                    symbol: match relocation.symbol.and_then(|symbol| symbols.get(&symbol)) {
                        Some(&symbol) => symbol,
                        None => *absolute.get_or_insert_with(|| {
                            image.add_symbol(Symbol { place: SymbolPlace::Absolute(0), ..Symbol::default() })
                        }),
                    },
                    addend: relocation.addend,
                })
                .collect();
            let target: &mut Section = &mut image[id];
            target.align = target.align.max(align);
            if section.is_zeros() {
                target.zeros += section.size;
            } else if target.bytes.is_empty() {
                target.bytes = bytes;
            } else {
                target.bytes.extend(bytes);
            }
            target.fixups.extend(fixups);
            target.group = section.group.and_then(|group| symbols.get(&group).copied()).or(target.group);
            let linked = section.linked_to.and_then(|symbol| self.state.symbols.symbols[symbol].section());
            if let Some(linked) = linked {
                target.associated = ids[self.root_of(linked) as usize];
            }
        }
        self.state.sections.clear();
        image
    }

    fn root_of(&self, section: u32) -> u32 {
        self.state.sections[section as usize].part_of.map_or(section, |(root, _)| root)
    }

    /// Adds the symbols that the object contains, in the order of their first mention.
    fn add_symbols(&self, image: &mut Image, ids: &[Option<SectionId>]) -> FxHashMap<SymbolId, SymbolId> {
        let mut map = FxHashMap::default();
        let section_of: FxHashMap<SymbolId, u32> = self
            .state
            .sections
            .iter()
            .enumerate()
            .filter(|(_, section)| section.part_of.is_none())
            .map(|(index, section)| (section.symbol, index as u32))
            .collect();
        let groups: Vec<SymbolId> = self.state.sections.iter().filter_map(|section| section.group).collect();
        let groups: rustc_hash::FxHashSet<SymbolId> = groups.into_iter().collect();
        let mut order: Vec<(u32, SymbolId)> =
            self.state.symbols.symbols.iter().map(|(id, symbol)| (symbol.order, id)).collect();
        order.sort_unstable();
        // The first source file precedes all symbols, others those that follow them.
        let mut files = self.state.files.iter().peekable();
        if let Some((name, _)) = files.next() {
            image.add_symbol(file_symbol(name));
        }
        for (number, id) in order {
            while let Some((name, _)) = files.next_if(|(_, before)| *before <= number) {
                image.add_symbol(file_symbol(name));
            }
            let symbol = &self.state.symbols.symbols[id];
            if let Some(&section) = section_of.get(&id) {
                if symbol.is_relocated {
                    let place = ids[section as usize].map_or(SymbolPlace::Undefined, |id| SymbolPlace::Section(id, 0));
                    let added = image.add_symbol(Symbol { kind: SymbolKind::Section, place, ..Symbol::default() });
                    map.insert(id, added);
                }
                continue;
            }
            let is_group = groups.contains(&id);
            let is_visible = !symbol.is_temporary() || self.state.is_piece && !symbol.name.is_empty();
            if symbol.stands_for.is_some() || !(is_group || symbol.is_relocated || (symbol.is_registered && is_visible))
            {
                continue;
            }
            if let Some(converted) = self.symbol(id, symbol, ids, is_group) {
                map.insert(id, self.add_named(image, converted));
            }
        }
        for (name, _) in files {
            image.add_symbol(file_symbol(name));
        }
        map
    }

    fn add_named(&self, image: &mut Image, symbol: Symbol) -> SymbolId {
        // Mapping symbols have no names of their own.
        if symbol.name.is_empty() || symbol.name.starts_with(b"$") {
            return image.add_symbol(symbol);
        }
        let id = image.symbol(&symbol.name);
        image[id] = symbol;
        id
    }

    /// Returns a symbol of the image; `None` for an alias of nothing in this object.
    fn symbol(&self, id: SymbolId, symbol: &AsmSymbol, ids: &[Option<SectionId>], is_group: bool) -> Option<Symbol> {
        let mut resolver = Resolver::laid_out(&self.state.symbols, &self.state.sections);
        let mut kind = symbol.kind;
        let mut size = symbol.size.as_ref().and_then(|size| resolver.constant(size));
        let place = match &symbol.definition {
            Definition::None => SymbolPlace::Undefined,
            Definition::Common { align, .. } => SymbolPlace::Common { align: *align },
            Definition::Label { .. } | Definition::Variable { .. } => match resolver.location(id) {
                Some(location) => {
                    let root = resolver.root(location.section);
                    let address = resolver.address(location) as u64;
                    ids[root as usize].map_or(SymbolPlace::Undefined, |section| SymbolPlace::Section(section, address))
                }
                None => match resolver.value(id).ok()? {
                    Value { add: None, sub: None, constant, .. } => SymbolPlace::Absolute(constant as u64),
                    _ => return None,
                },
            },
        };
        if let Definition::Common { size: bytes, .. } = symbol.definition {
            size = Some(bytes as i64);
            if kind == SymbolKind::None {
                kind = SymbolKind::Object;
            }
        }
        if matches!(symbol.definition, Definition::Variable { .. }) {
            kind = self.alias_kind(&mut resolver, id);
            size = size.or_else(|| self.alias_size(&mut resolver, id));
        }
        if let Some(location) = resolver.location(id)
            && self.state.sections[resolver.root(location.section) as usize].header.flags.tls
        {
            kind = SymbolKind::Tls;
        }
        let default = match place {
            SymbolPlace::Undefined if symbol.is_weak_target && !symbol.is_used => Binding::Weak,
            // The name of a group alone is local.
            SymbolPlace::Undefined if !is_group || symbol.is_relocated || symbol.is_registered => Binding::Global,
            SymbolPlace::Common { .. } => Binding::Global,
            _ => Binding::Local,
        };
        Some(Symbol {
            name: symbol.name.to_vec(),
            binding: symbol.binding.unwrap_or(default),
            visibility: symbol.visibility,
            kind,
            place,
            size: size.unwrap_or(0) as u64,
            other: symbol.other.into(),
        })
    }
}

/// Returns the symbol of the name of a source file.
fn file_symbol(name: &[u8]) -> Symbol {
    Symbol { name: name.to_vec(), kind: SymbolKind::File, place: SymbolPlace::Absolute(0), ..Symbol::default() }
}

/// Message of an expression without a value.
fn expression_error(error: ExprError) -> &'static str {
    match error {
        ExprError::DivisionByZero => "expected relocatable expression",
        ExprError::NotRelocatable => "expected relocatable expression",
        ExprError::Cyclic => "cyclic dependency detected for symbol",
    }
}

/// Name of the global offset table on x86-64.
const TABLE: &str = "_GLOBAL_OFFSET_TABLE_";

/// Stores the value of a fixup in `bytes`, or returns the relocation that computes it.
#[expect(clippy::too_many_arguments, reason = "one call; a struct would have the same fields")]
fn apply(
    set: &dyn InstructionSet,
    resolver: &mut Resolver<'_>,
    section: u32,
    offset: u64,
    kind: Kind,
    value: Value,
    place: Place,
    bytes: &mut [u8],
) -> Result<Option<Relocation>, AsmError> {
    let mut addend = value.constant;
    let is_code = matches!(kind, Kind::Fixup(_));
    let is_specified = value.specifier.is_some();
    let is_relative = if let Some(sub) = value.sub {
        let Some(location) = resolver.location(sub) else {
            let name = resolver.name(sub);
            let message = format!("symbol '{name}' can not be undefined in a subtraction expression");
            return Err(AsmError::new(place, message));
        };
        if resolver.root(location.section) != resolver.root(section) {
            return Err(AsmError::new(place, "Cannot represent a difference across sections"));
        }
        addend = addend.wrapping_add(offset as i64).wrapping_sub(resolver.address(location));
        true
    } else {
        false
    };
    let kind = fixup_kind(set, kind, value.specifier, is_relative)
        .ok_or_else(|| AsmError::new(place, "unsupported relocation type"))?;
    let kind = match kind {
        Chosen::Named(kind) => {
            return Ok(Some(Relocation { offset, kind, symbol: value.add, addend, is_specified, is_named: true }));
        }
        Chosen::Computed(kind) => kind,
    };
    let kind = match kind {
        // In instructions, the table itself has relocations of its own.
        FixupKind::Pc32 | FixupKind::Pc64 if is_code && value.add.is_some_and(|add| resolver.name(add) == TABLE) => {
            if kind == FixupKind::Pc32 {
                FixupKind::GotPc32
            } else {
                FixupKind::GotPc64
            }
        }
        _ => kind,
    };
    let computed = match value.add {
        None if !kind.is_pc_relative() && kind.is_plain() => Some(addend),
        None => None,
        Some(symbol) if kind.is_pc_relative() && kind.is_plain() => {
            let is_preemptible = resolver.is_preemptible(symbol);
            resolver
                .location(symbol)
                .filter(|location| !is_preemptible && resolver.root(location.section) == resolver.root(section))
                .map(|location| resolver.address(location).wrapping_add(addend).wrapping_sub(offset as i64))
        }
        Some(_) => None,
    };
    match computed {
        Some(value) => match kind.field().store(bytes, value) {
            Ok(()) => Ok(None),
            Err(error) if kind.is_pc_relative() => Err(AsmError::new(place, error.to_string())),
            Err(_) => Err(AsmError::new(place, format!("value evaluated as {value} is out of range."))),
        },
        None => {
            // No procedure table leads to a number.
            let kind = if value.add.is_none() && kind == FixupKind::Plt32 { FixupKind::Pc32 } else { kind };
            Ok(Some(Relocation { offset, kind, symbol: value.add, addend, is_specified, is_named: false }))
        }
    }
}

/// Kind of a fixup once its value is known.
enum Chosen {
    Computed(FixupKind),
    Named(FixupKind),
}

fn fixup_kind(set: &dyn InstructionSet, kind: Kind, specifier: Option<Specifier>, is_relative: bool) -> Option<Chosen> {
    Some(match kind {
        Kind::Named(kind) => Chosen::Named(kind),
        Kind::Data(bytes) => Chosen::Computed(set.data_fixup(bytes, specifier, is_relative)?),
        Kind::Fixup(kind) if is_relative => {
            let bytes = match kind {
                FixupKind::Abs8 => 1,
                FixupKind::Abs16 => 2,
                FixupKind::Abs32 | FixupKind::Abs32S => 4,
                FixupKind::Abs64 => 8,
                _ => return None,
            };
            Chosen::Computed(set.data_fixup(bytes, specifier, true)?)
        }
        Kind::Fixup(kind) => Chosen::Computed(kind),
    })
}

/// Appends a value several times; bytes of its width beyond eight are zero.
fn push_repeated(bytes: &mut Vec<u8>, value: u64, width: usize, count: usize) {
    let mut pattern = value.to_le_bytes().to_vec();
    pattern.resize(width, 0);
    if pattern.iter().all(|&byte| byte == pattern[0]) && !pattern.is_empty() {
        bytes.resize(bytes.len() + width * count, pattern[0]);
        return;
    }
    for _ in 0..count {
        bytes.extend_from_slice(&pattern);
    }
}
