//! Sections of an image from what units and their tables hold.

use draig_image::{
    Binding, Fixup, FixupKind, Image, Section, SectionFlags, SectionId, Symbol, SymbolId, SymbolKind, SymbolPlace,
};
use rustc_hash::FxHashMap;

use crate::TooLarge;
use crate::bytes::{self, patch_length};
use crate::info::Info;
use crate::names::NameTables;
use crate::references::{Part, Reference, Referent};
use crate::split::Skeleton;
use crate::tables::{Addresses, Lists, Strings};
use crate::unit::{LIST_HEADER, TABLE_HEADER};

/// Line tables of all units, and their strings.
#[derive(Default)]
pub(crate) struct LineSections {
    pub(crate) bytes: Vec<u8>,
    pub(crate) references: Vec<Reference>,
    pub(crate) strings: Strings,
    /// The table of a file of split information, if something there needs one.
    pub(crate) split: Vec<u8>,
}

/// A section while its parts are gathered.
struct Contents {
    part: Part,
    name: &'static [u8],
    bytes: Vec<u8>,
    references: Vec<Reference>,
}

impl Contents {
    fn new(part: Part, name: &'static [u8], bytes: Vec<u8>, references: Vec<Reference>) -> Contents {
        Contents { part, name, bytes, references }
    }

    fn plain(part: Part, name: &'static [u8], bytes: Vec<u8>) -> Contents {
        Contents::new(part, name, bytes, Vec::new())
    }
}

/// Adds the sections of all units to an image.
pub(crate) fn add_sections<'m, 'a>(
    image: &mut Image,
    mut info: Info<'m, 'a>,
    skeleton: Option<Box<Skeleton<'m, 'a>>>,
    lines: LineSections,
) -> Result<(), TooLarge> {
    let version = info.version;
    let Some(mut skeleton) = skeleton else {
        let (names, references) = info.names.section(&info.strings, |number| info.strings.offsets[number as usize]);
        let mut sections = gather(info, true, Contents::new(Part::Names, b".debug_names", names, references));
        sections.extend(line_contents(version, lines));
        return add(image, sections, false);
    };
    skeleton.name_units(&mut info);
    let mut object = skeleton.info;
    let (names, references) = info.names.section(&info.strings, |number| {
        let number = object.strings.add(info.strings.text(number));
        object.strings.offsets[number as usize]
    });
    object.abbreviations.finish();
    let size = object.bytes.len() as u32;
    let public = |is_types| info.names.public.table(is_types, size);
    let public = (info.names.tables == NameTables::Gnu).then(|| (public(false), public(true)));
    let mut sections = gather(object, false, Contents::new(Part::Names, b".debug_names", names, references));
    let split_lines = Contents::plain(Part::Line, b".debug_line.dwo", lines.split.clone());
    if let Some((names, types)) = public {
        sections.push(Contents::new(Part::PublicNames, b".debug_gnu_pubnames", names.0, names.1));
        sections.push(Contents::new(Part::PublicTypes, b".debug_gnu_pubtypes", types.0, types.1));
    }
    sections.extend(line_contents(version, lines));
    add(image, sections, false)?;
    let mut sections = gather(info, false, split_lines);
    sections.iter_mut().for_each(settle);
    add(image, sections, true)
}

/// Returns the sections of units and their tables, with another one before the units. Lists that have no elements are
/// left out unless the units are whole.
fn gather(info: Info<'_, '_>, is_whole: bool, other: Contents) -> Vec<Contents> {
    let (version, is_split) = (info.version, info.is_split);
    let name = |part: Part| name_of(part, version, is_split);
    let contents = |part: Part, (bytes, references)| Contents::new(part, name(part), bytes, references);
    let mut sections = vec![Contents::plain(Part::Abbrev, name(Part::Abbrev), info.abbreviations.bytes)];
    for (part, lists) in [(Part::LocLists, info.locations), (Part::RangeLists, info.ranges)] {
        if version < 5 {
            sections.push(Contents::new(part, name(part), lists.bytes, lists.references));
        } else if is_whole || !lists.offsets.is_empty() {
            sections.push(contents(part, list_section(lists)));
        }
    }
    sections.push(other);
    sections.push(Contents::new(Part::Info, name(Part::Info), info.bytes, info.references));
    if version >= 5 || is_split {
        sections.push(contents(Part::StrOffsets, string_offsets(version, &info.strings)));
    }
    if !is_split && (version >= 5 || !info.addresses.list.is_empty()) {
        sections.push(contents(Part::Addr, addresses(version, &info.addresses)));
    }
    sections.push(Contents::plain(Part::Str, name(Part::Str), info.strings.bytes));
    sections.push(Contents::new(Part::Macro, name(Part::Macro), info.macros.bytes, info.macros.references));
    sections
}

/// Returns the name of a part of units and their tables, in an object or in a file of split information.
fn name_of(part: Part, version: u16, is_split: bool) -> &'static [u8] {
    type Name = (Part, [&'static [u8]; 2], [&'static [u8]; 2]);
    /// Names from version 5 on, and before it.
    const NAMES: [Name; 8] = [
        (Part::Abbrev, [b".debug_abbrev", b".debug_abbrev.dwo"], [b".debug_abbrev", b".debug_abbrev.dwo"]),
        (Part::LocLists, [b".debug_loclists", b".debug_loclists.dwo"], [b".debug_loc", b".debug_loc.dwo"]),
        (Part::RangeLists, [b".debug_rnglists", b".debug_rnglists.dwo"], [b".debug_ranges", b".debug_ranges"]),
        (Part::Info, [b".debug_info", b".debug_info.dwo"], [b".debug_info", b".debug_info.dwo"]),
        (
            Part::StrOffsets,
            [b".debug_str_offsets", b".debug_str_offsets.dwo"],
            [b".debug_str_offsets", b".debug_str_offsets.dwo"],
        ),
        (Part::Addr, [b".debug_addr", b".debug_addr"], [b".debug_addr", b".debug_addr"]),
        (Part::Str, [b".debug_str", b".debug_str.dwo"], [b".debug_str", b".debug_str.dwo"]),
        (Part::Macro, [b".debug_macro", b".debug_macro.dwo"], [b".debug_macinfo", b".debug_macinfo.dwo"]),
    ];
    let found = NAMES.iter().find(|(known, ..)| *known == part);
    let names = found.map_or([&b""[..]; 2], |&(_, new, old)| if version >= 5 { new } else { old });
    names[usize::from(is_split)]
}

fn line_contents(version: u16, lines: LineSections) -> Vec<Contents> {
    let mut sections = vec![Contents::new(Part::Line, b".debug_line", lines.bytes, lines.references)];
    if version >= 5 {
        sections.push(Contents::plain(Part::LineStr, b".debug_line_str", lines.strings.bytes));
    }
    sections
}

/// Returns the offsets of strings by their numbers.
fn string_offsets(version: u16, strings: &Strings) -> (Vec<u8>, Vec<Reference>) {
    let mut out = Vec::with_capacity(4 * strings.offsets.len() + TABLE_HEADER as usize);
    if version >= 5 {
        bytes::u32(&mut out, 4 + 4 * strings.offsets.len() as u32);
        bytes::u32(&mut out, version.into());
    }
    let mut references = Vec::with_capacity(strings.offsets.len());
    for &offset in &strings.offsets {
        let referent = Referent::Section(Part::Str, offset);
        references.push(Reference { offset: out.len() as u32, kind: FixupKind::Abs32, referent });
        bytes::u32(&mut out, 0);
    }
    (out, references)
}

fn addresses(version: u16, addresses: &Addresses) -> (Vec<u8>, Vec<Reference>) {
    let mut out = Vec::new();
    if version >= 5 {
        bytes::u32(&mut out, 4 + 8 * addresses.list.len() as u32);
        bytes::u16(&mut out, version);
        out.extend_from_slice(&[8, 0]);
    }
    let mut references = Vec::with_capacity(addresses.list.len());
    let mut thread_local = addresses.thread_local.iter().copied().peekable();
    for (&address, number) in addresses.list.iter().zip(0..) {
        let kind = match thread_local.next_if_eq(&number) {
            Some(_) => FixupKind::DtpOff64,
            None => FixupKind::Abs64,
        };
        references.push(Reference { offset: out.len() as u32, kind, referent: Referent::Address(address) });
        bytes::u64(&mut out, 0);
    }
    (out, references)
}

/// Returns lists of version 5, with their offsets before them.
fn list_section(mut lists: Lists) -> (Vec<u8>, Vec<Reference>) {
    let mut out = Vec::new();
    bytes::u32(&mut out, 0);
    bytes::u16(&mut out, 5);
    // bytes of an address, and of a segment's number
    out.extend_from_slice(&[8, 0]);
    bytes::u32(&mut out, lists.offsets.len() as u32);
    debug_assert_eq!(out.len() as u32, LIST_HEADER);
    let table = 4 * lists.offsets.len() as u32;
    lists.offsets.iter().for_each(|offset| bytes::u32(&mut out, offset + table));
    out.extend_from_slice(&lists.bytes);
    patch_length(&mut out, 0);
    lists.references.iter_mut().for_each(|reference| reference.offset += LIST_HEADER + table);
    (out, lists.references)
}

/// Stores offsets in other sections of a file of split information, which has no relocations.
fn settle(section: &mut Contents) {
    for Reference { offset: at, referent, .. } in section.references.drain(..) {
        match referent {
            Referent::Section(_, offset) => {
                section.bytes[at as usize..at as usize + 4].copy_from_slice(&offset.to_le_bytes());
            }
            Referent::Address(_) => debug_assert!(false, "{:?} has an address", section.part),
        }
    }
}

fn add(image: &mut Image, sections: Vec<Contents>, is_split: bool) -> Result<(), TooLarge> {
    let mut symbols: FxHashMap<Part, SymbolId> = FxHashMap::default();
    let mut ids: Vec<(SectionId, Vec<Reference>)> = Vec::new();
    for Contents { part, name, bytes, references } in sections {
        if u32::try_from(bytes.len()).is_err() {
            return Err(TooLarge);
        }
        let is_needed = matches!(part, Part::Info | Part::Abbrev | Part::Line | Part::Str | Part::StrOffsets);
        if bytes.is_empty() && (!is_needed || is_split) {
            continue;
        }
        let is_text = matches!(part, Part::Str | Part::LineStr);
        let flags = SectionFlags { merge: is_text, strings: is_text, exclude: is_split, ..SectionFlags::default() };
        let section = image.add_section(Section {
            name: name.to_vec(),
            flags,
            align: 1,
            entry_size: is_text.into(),
            bytes,
            ..Section::default()
        });
        if is_split {
            continue;
        }
        let symbol = image.add_symbol(Symbol {
            kind: SymbolKind::Section,
            binding: Binding::Local,
            place: SymbolPlace::Section(section, 0),
            ..Symbol::default()
        });
        symbols.insert(part, symbol);
        ids.push((section, references));
    }
    for (section, references) in ids {
        let mut fixups = Vec::with_capacity(references.len());
        for reference in references {
            let (symbol, addend) = match reference.referent {
                Referent::Address(address) => (address.symbol, address.offset as i64),
                Referent::Section(part, offset) => match symbols.get(&part) {
                    Some(&symbol) => (symbol, i64::from(offset)),
                    None => continue,
                },
            };
            fixups.push(Fixup { offset: reference.offset, kind: reference.kind, symbol, addend });
        }
        fixups.sort_by_key(|fixup| fixup.offset);
        image[section].fixups = fixups;
    }
    Ok(())
}
