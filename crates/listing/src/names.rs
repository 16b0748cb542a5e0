//! Names in a listing: of symbols, and of labels where something refers to a place without a name.

use std::collections::BTreeMap;

use draig_image::{Fixup, FixupKind, Image, SectionId, SymbolId, SymbolKind, SymbolPlace};
use rustc_hash::FxHashMap;

use super::Machine;
use super::code::branch_targets;
use super::frames::Frames;

/// Names of symbols and labels.
pub(crate) struct Names {
    /// Symbols at each place, in their order.
    pub(crate) symbols: BTreeMap<(SectionId, u64), Vec<SymbolId>>,
    /// Numbers of the labels at places without a symbol that may stand for them.
    labels: BTreeMap<(SectionId, u64), u32>,
    /// Entries of tables of places, with the place and the start of the table.
    entries: FxHashMap<(SectionId, u32), ((SectionId, u64), u64)>,
    /// Numbers of symbols without a name.
    unnamed: FxHashMap<SymbolId, u32>,
    /// Beginning of labels, which nothing else has.
    prefix: String,
    machine: Machine,
    /// Places of code from which on there is data, or instructions again (ELF for the Arm 64-bit architecture, 5.5.5).
    mapped: BTreeMap<(SectionId, u64), bool>,
}

impl Names {
    pub(crate) fn new(image: &Image, machine: Machine) -> Names {
        let mut prefix = ".Ltmp".to_owned();
        while image.symbols.values().any(|symbol| symbol.name.starts_with(prefix.as_bytes())) {
            prefix.push('_');
        }
        let mut symbols: BTreeMap<(SectionId, u64), Vec<SymbolId>> = BTreeMap::new();
        let mut unnamed = FxHashMap::default();
        let mut mapped = BTreeMap::new();
        for (id, symbol) in &image.symbols {
            if symbol.kind == SymbolKind::Section {
                continue;
            }
            if let SymbolPlace::Section(section, offset) = symbol.place {
                if let Some(is_data) = mapping(machine, &symbol.name) {
                    // The assembler makes these again.
                    mapped.insert((section, offset), is_data && image[section].flags.exec);
                    continue;
                }
                symbols.entry((section, offset)).or_default().push(id);
            }
            if symbol.name.is_empty() {
                unnamed.insert(id, unnamed.len() as u32);
            }
        }
        Names { symbols, labels: BTreeMap::new(), entries: FxHashMap::default(), unnamed, prefix, machine, mapped }
    }

    /// Makes labels at the places to which code, data and unwind tables refer. In code, these are starts of
    /// instructions: what refers into one is written as an offset from its section.
    pub(crate) fn find_targets(&mut self, image: &Image, frames: &Frames) {
        let mut targets: Vec<(SectionId, u64)> = frames.targets().collect();
        let mut starts: FxHashMap<SectionId, Vec<u64>> = FxHashMap::default();
        for (id, section) in image.sections.iter().filter(|(_, section)| section.flags.exec) {
            starts.insert(id, branch_targets(image, self.machine, id, &self.symbols, &mut targets));
            debug_assert!(section.size() == section.bytes.len() as u64);
        }
        let is_start = |(section, offset): (SectionId, u64)| {
            starts.get(&section).is_none_or(|starts| starts.binary_search(&offset).is_ok())
        };
        targets.retain(|&place| is_start(place));
        targets.sort_unstable();
        targets.dedup();
        let from_code = targets.len();
        for (id, section) in image.sections.iter().filter(|(_, section)| !section.flags.exec) {
            if frames.is_written(id) {
                continue;
            }
            for fixup in &section.fixups {
                let offset = u64::from(fixup.offset);
                let known = targets[..from_code].partition_point(|&place| place <= (id, offset));
                let base = known.checked_sub(1).map(|at| targets[at]).filter(|&(section, _)| section == id);
                // An entry of a table is relative to the table's start.
                if let (FixupKind::Pc32, Some((_, start))) = (fixup.kind, base)
                    && let Some(place) = target(image, fixup, start as i64 - offset as i64)
                    && image[place.0].flags.exec
                    && is_start(place)
                {
                    targets.push(place);
                    self.entries.insert((id, fixup.offset), (place, start));
                } else if let Some(place) = target(image, fixup, 0).filter(|&place| is_start(place)) {
                    targets.push(place);
                }
            }
        }
        targets.sort_unstable();
        targets.dedup();
        for place in targets {
            let number = self.labels.len() as u32;
            self.labels.insert(place, number);
        }
    }

    /// Returns the expression of an entry of a table of places, relative to the start of the table.
    pub(crate) fn entry(&self, section: SectionId, fixup: &Fixup) -> Option<String> {
        let &(place, start) = self.entries.get(&(section, fixup.offset))?;
        Some(format!("{}-{}", self.label(place)?, self.label((section, start))?))
    }

    /// Returns the end of the data that begins at a place of a section of code, if it does.
    pub(crate) fn data_end(&self, section: SectionId, at: u64, size: u64) -> Option<u64> {
        self.mapped.get(&(section, at)).filter(|&&is_data| is_data)?;
        let mut later = self.mapped.range((section, at + 1)..=(section, size));
        Some(later.find(|&(_, &is_data)| !is_data).map_or(size, |(&(_, end), _)| end))
    }

    /// Returns the name of a symbol.
    pub(crate) fn of(&self, image: &Image, id: SymbolId) -> String {
        let symbol = &image[id];
        match symbol.name.as_slice() {
            _ if symbol.kind == SymbolKind::Section => match symbol.place {
                SymbolPlace::Section(section, _) => spelled(&image[section].name),
                _ => spelled(&symbol.name),
            },
            [] => format!("{}s{}", self.prefix, self.unnamed.get(&id).copied().unwrap_or(0)),
            name => spelled(name),
        }
    }

    /// Returns the label at a place, if there is one.
    pub(crate) fn label(&self, place: (SectionId, u64)) -> Option<String> {
        self.labels.get(&place).map(|number| format!("{}{number}", self.prefix))
    }

    /// Returns the first place of a section from an offset on that has a symbol or a label.
    pub(crate) fn next_place(&self, section: SectionId, from: u64) -> Option<u64> {
        let range = (section, from)..=(section, u64::MAX);
        let symbol = self.symbols.range(range.clone()).next().map(|(&(_, at), _)| at);
        let label = self.labels.range(range).next().map(|(&(_, at), _)| at);
        match (symbol, label) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        }
    }

    /// Returns what a fixup refers to, as an expression; `distance` is added to the addend.
    pub(crate) fn expression(&self, image: &Image, fixup: &Fixup, distance: i64, specifier: &str) -> String {
        if let Some(label) = target(image, fixup, distance).and_then(|place| self.label(place)) {
            return format!("{label}{specifier}");
        }
        let name = self.of(image, fixup.symbol);
        match fixup.addend.wrapping_add(distance) {
            0 => format!("{name}{specifier}"),
            offset => format!("{name}{specifier}{offset:+}"),
        }
    }
}

/// Returns the place to which a fixup refers by its section, if it is in it.
pub(crate) fn target(image: &Image, fixup: &Fixup, distance: i64) -> Option<(SectionId, u64)> {
    let symbol = &image[fixup.symbol];
    let SymbolPlace::Section(section, 0) = symbol.place else { return None };
    let offset = u64::try_from(fixup.addend.wrapping_add(distance)).ok()?;
    (symbol.kind == SymbolKind::Section && offset <= image[section].size()).then_some((section, offset))
}

/// Returns whether a symbol says that data begins at its place, or that code does.
fn mapping(machine: Machine, name: &[u8]) -> Option<bool> {
    if machine != Machine::AArch64 {
        return None;
    }
    match name {
        [b'$', letter @ (b'd' | b'x')] | [b'$', letter @ (b'd' | b'x'), b'.', ..] => Some(*letter == b'd'),
        _ => None,
    }
}

/// Returns a name as assembly has it: in quotes if it is no identifier.
pub(crate) fn spelled(name: &[u8]) -> String {
    let is_plain = |&byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    let is_identifier = !name.is_empty() && name.iter().all(is_plain) && !name[0].is_ascii_digit() && name[0] != b'$';
    match is_identifier && !is_register(name) {
        true => String::from_utf8_lossy(name).into_owned(),
        false => quoted(name),
    }
}

/// Whether Intel's syntax would read a name as something else.
fn is_register(name: &[u8]) -> bool {
    draig_mc::x86::Register::named(&name.to_ascii_lowercase()).is_some()
}

/// Returns bytes as a string of assembly.
pub(crate) fn quoted(bytes: &[u8]) -> String {
    let mut out = String::from("\"");
    for &byte in bytes {
        match byte {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'\t' => out.push_str("\\t"),
            0x20..=0x7e => out.push(char::from(byte)),
            _ => out.push_str(&format!("\\{byte:03o}")),
        }
    }
    out.push('"');
    out
}
