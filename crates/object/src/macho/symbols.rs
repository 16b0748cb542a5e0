//! Symbols of a Mach-O file, and the parts of sections that they begin.

use draig_image::{Binding, Fixup, FixupKind, Image, SectionId, Symbol, SymbolId, SymbolKind, SymbolPlace, Visibility};
use object::macho;

use super::{Layout, is_debug, is_split_by_contents, too_large};
use crate::{Machine, ObjectError};

/// Size of an entry of the table of symbols.
const ENTRY: usize = 16;

/// The tables of symbols and strings.
pub(super) struct Symbols {
    pub(super) entries: Vec<u8>,
    pub(super) strings: Vec<u8>,
    /// Numbers of local symbols, of those that other files see, and of those of other files, in this order.
    pub(super) counts: [u32; 3],
    /// Number of each symbol of the image in the file.
    indices: Vec<Option<u32>>,
    /// Offsets and numbers of the symbols that begin parts of each section, by offset.
    parts: Vec<Vec<(u64, u32)>>,
}

/// A symbol of the file before it has a number.
struct Entry<'a> {
    name: &'a [u8],
    symbol: Option<SymbolId>,
    class: usize,
    entry: [u8; 12],
    /// Section and offset at which a part begins.
    part: Option<(SectionId, u64)>,
}

impl Symbols {
    /// Returns the symbols of an image: first the local ones, then those that other files see and those of other
    /// files, both by name.
    pub(super) fn new(image: &Image, machine: Machine, layout: &Layout) -> Result<Symbols, ObjectError> {
        let (is_referred, is_needed) = references(image, machine);
        let labels: Vec<Vec<u8>> = match machine {
            Machine::X86_64 => Vec::new(),
            Machine::AArch64 => (0..image.sections.len()).map(|at| format!("ltmp{at}").into_bytes()).collect(),
        };
        let names: Vec<Vec<u8>> = (0..image.symbols.len())
            .map(|at| if is_needed[at] { format!("l_{at}").into_bytes() } else { Vec::new() })
            .collect();
        let mut entries: Vec<Entry<'_>> = Vec::new();
        for ((id, section), name) in image.sections.iter().zip(&labels) {
            if section.size() > 0 && !is_debug(section) {
                let entry = describe(macho::N_SECT.0, id.as_u32() as u8 + 1, 0, layout.address(id));
                entries.push(Entry { name, symbol: None, class: 0, entry, part: Some((id, 0)) });
            }
        }
        for (id, symbol) in &image.symbols {
            let at = id.as_u32() as usize;
            let is_local = symbol.binding == Binding::Local && !symbol.is_undefined();
            let is_written = match symbol.kind {
                SymbolKind::File | SymbolKind::Section => false,
                _ if symbol.is_undefined() => is_referred[at],
                _ if is_local && is_private(&symbol.name) => is_needed[at],
                _ => true,
            };
            if is_written {
                let name = if symbol.name.is_empty() { &names[at] } else { &symbol.name };
                entries.push(entry_of(image, machine, layout, id, name)?);
            }
        }
        entries.sort_by(|one, other| match (one.class, other.class) {
            (0, 0) => std::cmp::Ordering::Equal,
            (class, other_class) if class == other_class => one.name.cmp(other.name),
            (class, other_class) => class.cmp(&other_class),
        });
        let mut symbols = Symbols {
            entries: Vec::with_capacity(entries.len() * ENTRY),
            strings: vec![0],
            counts: [0; 3],
            indices: vec![None; image.symbols.len()],
            parts: vec![Vec::new(); image.sections.len()],
        };
        for (number, Entry { name, symbol, class, entry, part }) in (0..).zip(&entries) {
            let string = u32::try_from(symbols.strings.len()).map_err(|_| too_large())?;
            symbols.strings.extend_from_slice(name);
            symbols.strings.push(0);
            symbols.entries.extend_from_slice(&string.to_le_bytes());
            symbols.entries.extend_from_slice(entry);
            symbols.counts[*class] += 1;
            if let Some(symbol) = symbol {
                symbols.indices[symbol.as_u32() as usize] = Some(number);
            }
            if let Some((section, offset)) = *part {
                symbols.parts[section.as_u32() as usize].push((offset, number));
            }
        }
        symbols.strings.resize(symbols.strings.len().next_multiple_of(8), 0);
        symbols.parts.iter_mut().for_each(|parts| parts.sort_by_key(|&(offset, _)| offset));
        Ok(symbols)
    }

    pub(super) fn count(&self) -> usize {
        self.entries.len() / ENTRY
    }

    /// Returns the number of a symbol, if it is in the file.
    pub(super) fn index(&self, symbol: SymbolId) -> Option<u32> {
        self.indices[symbol.as_u32() as usize]
    }

    /// Returns the number of the symbol that begins the part of a section at an offset, and the distance from it.
    pub(super) fn part(&self, section: SectionId, offset: u64) -> Option<(u32, u64)> {
        let parts = &self.parts[section.as_u32() as usize];
        let at = parts.partition_point(|&(start, _)| start <= offset);
        let (start, symbol) = parts[at.checked_sub(1)?];
        Some((symbol, offset - start))
    }
}

/// Whether a fixup refers to the place of its symbol, not to one at a distance from it.
pub(super) fn is_start(fixup: &Fixup) -> bool {
    match fixup.kind {
        // Up to four bytes of an instruction of x86-64 follow the field.
        FixupKind::Pc32 => matches!(fixup.addend, -8..=-4),
        _ => fixup.addend == 0,
    }
}

/// Whether a name, or none, is one that only this file's code has: in Apple's assembly or that of others.
pub(super) fn is_private(name: &[u8]) -> bool {
    name.is_empty() || name.starts_with(b"L") || name.starts_with(b".L")
}

/// Returns which symbols fixups refer to, and which of those without a name in the file need one: others cannot be
/// referred to with a distance from them, where linkers split sections by contents.
fn references(image: &Image, machine: Machine) -> (Vec<bool>, Vec<bool>) {
    let mut referred = vec![false; image.symbols.len()];
    let mut needed = vec![false; image.symbols.len()];
    let fixups = image.sections.values().flat_map(|section| section.fixups.iter().map(move |fixup| (section, fixup)));
    for (referring, fixup) in fixups {
        let at = fixup.symbol.as_u32() as usize;
        referred[at] = true;
        if is_debug(referring) {
            continue;
        }
        let symbol = &image[fixup.symbol];
        let SymbolPlace::Section(section, _) = symbol.place else { continue };
        needed[at] |= machine == Machine::X86_64 && !is_start(fixup) && is_split_by_contents(&image[section]);
    }
    (referred, needed)
}

/// Returns what the file says of a symbol.
fn entry_of<'a>(
    image: &'a Image,
    machine: Machine,
    layout: &Layout,
    id: SymbolId,
    name: &'a [u8],
) -> Result<Entry<'a>, ObjectError> {
    let symbol: &Symbol = &image[id];
    let is_local = symbol.binding == Binding::Local && !symbol.is_undefined();
    let mut kind = if is_local { 0 } else { macho::N_EXT.0 };
    if symbol.visibility != Visibility::Default && !is_local && !symbol.is_undefined() {
        kind |= macho::N_PEXT.0;
    }
    let weak = |bits: u16| if symbol.binding == Binding::Weak { bits } else { 0 };
    let mut part = None;
    let (class, entry) = match symbol.place {
        SymbolPlace::Undefined => {
            let bits = symbol.other | weak(macho::N_WEAK_REF.0);
            (2, describe(kind | macho::N_UNDF.0, 0, bits, 0))
        }
        SymbolPlace::Common { align } => {
            let bits = (align.max(1).ilog2().min(15) as u16) << 8;
            (2, describe(kind | macho::N_UNDF.0 | macho::N_EXT.0, 0, bits, symbol.size))
        }
        SymbolPlace::Absolute(value) => {
            (usize::from(!is_local), describe(kind | macho::N_ABS.0, 0, symbol.other, value))
        }
        SymbolPlace::Section(section, offset) => {
            let is_whole = machine == Machine::X86_64 && is_split_by_contents(&image[section]);
            if symbol.other & macho::N_ALT_ENTRY.0 == 0 && !is_whole {
                part = Some((section, offset));
            }
            let bits = symbol.other | weak(macho::N_WEAK_DEF.0);
            let number = section.as_u32() as u8 + 1;
            (usize::from(!is_local), describe(kind | macho::N_SECT.0, number, bits, layout.address(section) + offset))
        }
    };
    Ok(Entry { name, symbol: Some(id), class, entry, part })
}

/// Returns an entry of the table of symbols without its name.
fn describe(kind: u8, section: u8, bits: u16, value: u64) -> [u8; 12] {
    let mut entry = [0; 12];
    entry[..2].copy_from_slice(&[kind, section]);
    entry[2..4].copy_from_slice(&bits.to_le_bytes());
    entry[4..].copy_from_slice(&value.to_le_bytes());
    entry
}
