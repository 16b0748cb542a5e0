//! Statements of inline assembly in the image: their symbols, sections other than the function's, and fixups.

use draig_image::{Binding, Fixup, SectionId, SymbolId, SymbolKind, SymbolPlace, Visibility};
use draig_ir::Global;
use rustc_hash::FxHashMap;

use super::builder::Builder;
use super::sections::SectionKey;
use crate::Refusal;
use crate::code::{Assembly, AssemblyName};
use crate::target::Target;

/// Places in the image of the sections of a statement.
type Placed = FxHashMap<SectionId, (SectionId, u64)>;

impl Builder<'_, '_> {
    /// Adds what a statement in a function of `text` has besides its code. Offsets in the function's buffer are less
    /// than those in the section by `shift`.
    pub(crate) fn place_assembly(&mut self, function: Global, assembly: &Assembly, text: SectionId, shift: i64) {
        if let Err(reason) = self.add_assembly(assembly, text, shift) {
            self.refusals.push(Refusal { global: Some(function), inst: Some(assembly.inst), reason });
        }
    }

    /// Refuses private symbols of assembly that nothing defines: no other object can.
    pub(crate) fn check_private_symbols(&mut self) {
        let undefined =
            self.image.symbols.values().filter(|symbol| symbol.is_undefined() && symbol.name.starts_with(b".L"));
        let names: Vec<String> = undefined.map(|symbol| String::from_utf8_lossy(&symbol.name).into_owned()).collect();
        for name in names {
            let reason = format!("Undefined temporary symbol {name}");
            self.refusals.push(Refusal { global: None, inst: None, reason });
        }
    }

    fn add_assembly(&mut self, assembly: &Assembly, text: SectionId, shift: i64) -> Result<(), String> {
        let piece = &*assembly.piece;
        let code_start = (i64::from(assembly.start) + shift) as u64;
        let mut placed = Placed::default();
        placed.insert(piece.code, (text, code_start));
        // Symbols of groups are needed for the sections, whose places are needed for the other symbols.
        let mut symbols: FxHashMap<SymbolId, (SymbolId, i64)> = FxHashMap::default();
        for (id, section) in &piece.image.sections {
            if id == piece.code {
                continue;
            }
            if !self.context.format.is_elf() {
                return Err("a section of assembly text in an object format other than ELF".to_owned());
            }
            let group = section.group.map(|group| {
                let name = piece.image[group].name.clone();
                let symbol = self.image.symbol(&name);
                symbols.insert(group, (symbol, 0));
                (symbol, section.is_comdat)
            });
            let key = SectionKey {
                name: section.name.clone(),
                kind: section.kind,
                flags: section.flags,
                entry_size: section.entry_size,
                group,
                unique: section.unique,
            };
            let target = self.sections.get(&mut self.image, key);
            let start = self.align(target, section.align.max(1));
            let data = &mut self.image[target];
            data.bytes.extend_from_slice(&section.bytes);
            data.zeros += section.zeros;
            placed.insert(id, (target, start));
        }
        for (id, section) in &piece.image.sections {
            if let (Some(associated), true) = (section.associated, id != piece.code) {
                let (target, _) = placed[&id];
                self.image[target].associated = Some(placed[&associated].0);
            }
        }
        for (id, symbol) in &piece.image.symbols {
            let place = match symbol.place {
                SymbolPlace::Section(section, offset) => {
                    let (section, start) = placed[&section];
                    SymbolPlace::Section(section, start + offset)
                }
                place => place,
            };
            if symbol.kind == SymbolKind::Section {
                let SymbolPlace::Section(section, offset) = place else { continue };
                symbols.insert(id, self.place_symbol(section, offset));
                continue;
            }
            if self.context.target == Target::AArch64 && matches!(symbol.name.as_slice(), b"$x" | b"$d") {
                if let SymbolPlace::Section(section, offset) = place {
                    self.map(section, offset, symbol.name == b"$x");
                }
                continue;
            }
            if let Some((_, name)) = assembly.names.iter().find(|(name, _)| *name == symbol.name) {
                let target = match *name {
                    AssemblyName::Code(offset) => self.place_symbol(text, (i64::from(offset) + shift) as u64),
                    AssemblyName::Block(function, block) => (self.block(function, block), 0),
                    AssemblyName::Global(global) => (self.reference(global), 0),
                };
                symbols.insert(id, target);
                continue;
            }
            if symbol.kind == SymbolKind::File {
                // Names of source files are no symbols that something refers to.
                if !self.image.symbols.values().any(|other| other.kind == symbol.kind && other.name == symbol.name) {
                    self.image.add_symbol(symbol.clone());
                }
                continue;
            }
            if symbol.name.is_empty() {
                let symbol = draig_image::Symbol { place, ..symbol.clone() };
                symbols.insert(id, (self.image.add_symbol(symbol), 0));
                continue;
            }
            let target = match self.context.module.find(&symbol.name) {
                Some(global) => self.symbol(global),
                None => self.image.symbol(&symbol.name),
            };
            symbols.insert(id, (target, 0));
            let is_private = symbol.name.starts_with(b".L");
            let known = &mut self.image[target];
            if place != SymbolPlace::Undefined {
                if !known.is_undefined() {
                    return Err(format!("symbol '{}' is already defined", String::from_utf8_lossy(&symbol.name)));
                }
                known.place = place;
                known.size = symbol.size;
                if symbol.binding != Binding::Local || known.binding != Binding::Weak {
                    known.binding = symbol.binding;
                }
            } else if known.is_undefined() && known.binding == Binding::Local && !is_private {
                known.binding = Binding::Global;
            }
            if symbol.binding == Binding::Weak {
                known.binding = Binding::Weak;
            }
            if symbol.visibility != Visibility::Default {
                known.visibility = symbol.visibility;
            }
            if symbol.kind != SymbolKind::None {
                known.kind = symbol.kind;
            }
        }
        // A statement may end with data.
        self.map(text, code_start + piece.image[piece.code].size(), true);
        for (id, section) in &piece.image.sections {
            let (target, start) = placed[&id];
            for fixup in &section.fixups {
                let (symbol, addend) = symbols.get(&fixup.symbol).copied().ok_or("a fixup of no symbol")?;
                let offset = u32::try_from(start + u64::from(fixup.offset)).map_err(|_| "a section of this size")?;
                let addend = fixup.addend.wrapping_add(addend);
                self.image[target].fixups.push(Fixup { offset, kind: fixup.kind, symbol, addend });
            }
        }
        Ok(())
    }
}
