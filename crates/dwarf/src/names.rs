//! `.debug_names`: a hash table from names to entries (DWARF 5, 6.1.1), one for all units that ask for it.

use draig_image::FixupKind;
use gimli::{
    DW_FORM_data1, DW_FORM_data2, DW_FORM_data4, DW_FORM_flag_present, DW_FORM_ref4, DW_IDX_compile_unit,
    DW_IDX_die_offset, DW_IDX_parent, DwForm, DwTag,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::bytes::{self, patch_length, uleb};
use crate::public::PublicNames;
use crate::references::{Part, Reference, Referent};
use crate::tables::Strings;

/// LLVM's name for its form of the table.
const AUGMENTATION: &[u8] = b"LLVM0700";

/// Name of namespaces without one.
pub(crate) const ANONYMOUS: &[u8] = b"(anonymous namespace)";

/// Entry with a name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NamedEntry {
    /// Number of the string.
    pub(crate) name: u32,
    pub(crate) tag: DwTag,
    /// Offset in the section.
    pub(crate) offset: u32,
}

/// Entry of a table with its place.
#[derive(Clone, Copy, Debug)]
struct PlacedEntry {
    entry: NamedEntry,
    /// Number of the unit.
    unit: u32,
    /// Offset of the entry around, unless that is a declaration, of which the table has nothing.
    parent: Option<u32>,
}

/// Tables in which the names of a unit are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum NameTables {
    #[default]
    None,
    /// `.debug_names`.
    Standard,
    /// `.debug_gnu_pubnames` and `.debug_gnu_pubtypes`.
    Gnu,
}

/// Names of the units that ask for a table.
#[derive(Debug, Default)]
pub(crate) struct Names {
    /// Whether the unit that is being written asks for one.
    pub(crate) is_on: bool,
    /// The tables of the last unit that asks for any.
    pub(crate) tables: NameTables,
    /// Names for GNU's tables.
    pub(crate) public: PublicNames,
    /// Starts of the units.
    units: Vec<u32>,
    /// In order.
    entries: Vec<PlacedEntry>,
    /// Offsets of the entries whose children are being written, the innermost last, and whether they are declarations.
    open: Vec<(u32, bool)>,
}

/// Abbreviations, entries of all names, and where those of each name start.
#[derive(Default)]
struct Pool {
    abbreviations: Vec<u8>,
    bytes: Vec<u8>,
    starts: Vec<u32>,
}

impl Names {
    /// Starts a unit.
    pub(crate) fn start(&mut self, tables: NameTables, offset: u32) {
        self.is_on = tables != NameTables::None;
        if self.is_on {
            self.tables = tables;
            self.units.push(offset);
        }
    }

    /// Notes that the children of an entry follow.
    pub(crate) fn enter(&mut self, offset: u32, is_declaration: bool) {
        self.open.push((offset, is_declaration));
    }

    /// Notes the end of the children of the last entry that has more to come.
    pub(crate) fn leave(&mut self) {
        self.open.pop();
    }

    /// Notes an entry of the unit, before its children, among them or after them.
    pub(crate) fn add(&mut self, entry: NamedEntry) {
        let around = self.open.iter().rev().find(|&&(offset, _)| offset != entry.offset);
        let parent = around.filter(|&&(_, is_declaration)| !is_declaration).map(|&(offset, _)| offset);
        self.entries.push(PlacedEntry { entry, unit: self.units.len() as u32 - 1, parent });
    }

    /// Returns the section; it is empty if no unit asks for it. Names are numbers of some strings; `place` returns the
    /// offset in `.debug_str` of one.
    pub(crate) fn section(&self, strings: &Strings, mut place: impl FnMut(u32) -> u32) -> (Vec<u8>, Vec<Reference>) {
        let (mut out, mut references) = (Vec::new(), Vec::new());
        if self.tables != NameTables::Standard {
            return (out, references);
        }
        let table = Table::new(&self.entries, strings);
        let Pool { abbreviations, bytes: pool, starts } = self.pool(&table);
        bytes::u32(&mut out, 0);
        bytes::u16(&mut out, 5);
        bytes::u16(&mut out, 0);
        let counts = [self.units.len(), 0, 0, table.buckets.len(), table.names.len(), abbreviations.len()];
        counts.into_iter().chain([AUGMENTATION.len()]).for_each(|count| bytes::u32(&mut out, count as u32));
        out.extend_from_slice(AUGMENTATION);
        let mut offset_in = |out: &mut Vec<u8>, part: Part, offset: u32| {
            let referent = Referent::Section(part, offset);
            references.push(Reference { offset: out.len() as u32, kind: FixupKind::Abs32, referent });
            bytes::u32(out, 0);
        };
        self.units.iter().for_each(|&unit| offset_in(&mut out, Part::Info, unit));
        table.buckets.iter().for_each(|&first| bytes::u32(&mut out, first));
        table.names.iter().for_each(|name| bytes::u32(&mut out, name.hash));
        for name in &table.names {
            offset_in(&mut out, Part::Str, place(name.string));
        }
        starts.iter().for_each(|&start| bytes::u32(&mut out, start));
        out.extend_from_slice(&abbreviations);
        out.extend_from_slice(&pool);
        patch_length(&mut out, 0);
        (out, references)
    }

    /// Returns the entries of all names.
    fn pool(&self, table: &Table) -> Pool {
        let mut pool = Pool::default();
        let mut codes: FxHashMap<(DwTag, Option<DwForm>), u64> = FxHashMap::default();
        // With one unit, it need not be said.
        let unit_form: Option<DwForm> = match self.units.len() {
            0 | 1 => None,
            2..=0xff => Some(DW_FORM_data1),
            0x100..=0xffff => Some(DW_FORM_data2),
            _ => Some(DW_FORM_data4),
        };
        let indexed: FxHashSet<u32> = self.entries.iter().map(|placed| placed.entry.offset).collect();
        // The first entry of the table for each entry, and those that refer to one.
        let mut places: FxHashMap<u32, u32> = FxHashMap::default();
        let mut parents: Vec<(usize, u32)> = Vec::new();
        for name in &table.names {
            pool.starts.push(pool.bytes.len() as u32);
            for &at in &name.entries {
                let PlacedEntry { entry, unit, parent } = self.entries[at as usize];
                places.entry(entry.offset).or_insert(pool.bytes.len() as u32);
                let parent_form = parent.map(|parent| match indexed.contains(&parent) {
                    true => DW_FORM_ref4,
                    // There is one, with no name in the table.
                    false => DW_FORM_flag_present,
                });
                let next = codes.len() as u64 + 1;
                let code = *codes.entry((entry.tag, parent_form)).or_insert(next);
                if code == next {
                    pool.abbreviation(code, entry.tag, unit_form, parent_form);
                }
                let out = &mut pool.bytes;
                uleb(out, code);
                match unit_form {
                    None => {}
                    Some(DW_FORM_data1) => out.push(unit as u8),
                    Some(DW_FORM_data2) => bytes::u16(out, unit as u16),
                    Some(_) => bytes::u32(out, unit),
                }
                bytes::u32(out, entry.offset - self.units[unit as usize]);
                if let (Some(parent), Some(DW_FORM_ref4)) = (parent, parent_form) {
                    parents.push((out.len(), parent));
                    bytes::u32(out, 0);
                }
            }
            pool.bytes.push(0);
        }
        for (at, parent) in parents {
            pool.bytes[at..at + 4].copy_from_slice(&places[&parent].to_le_bytes());
        }
        pool.abbreviations.push(0);
        pool
    }
}

impl Pool {
    fn abbreviation(&mut self, code: u64, tag: DwTag, unit: Option<DwForm>, parent: Option<DwForm>) {
        let out = &mut self.abbreviations;
        uleb(out, code);
        uleb(out, tag.0.into());
        let of = |index, form: Option<DwForm>| form.map(|form| (index, form));
        let columns =
            [of(DW_IDX_compile_unit, unit), of(DW_IDX_die_offset, Some(DW_FORM_ref4)), of(DW_IDX_parent, parent)];
        for (index, form) in columns.into_iter().flatten() {
            uleb(out, index.0.into());
            uleb(out, form.0.into());
        }
        out.extend_from_slice(&[0, 0]);
    }
}

/// A name with its entries.
struct Name {
    string: u32,
    hash: u32,
    entries: Vec<u32>,
}

/// Names by bucket, then by hash.
struct Table {
    names: Vec<Name>,
    /// One more than the number of the first name; 0 if there is none.
    buckets: Vec<u32>,
}

impl Table {
    fn new(entries: &[PlacedEntry], strings: &Strings) -> Table {
        let mut names: Vec<Name> = Vec::new();
        // A string may have several numbers.
        let mut known: FxHashMap<&[u8], usize> = FxHashMap::default();
        for (&PlacedEntry { entry, .. }, number) in entries.iter().zip(0..) {
            let text = strings.text(entry.name);
            let at = *known.entry(text).or_insert_with(|| {
                names.push(Name { string: entry.name, hash: hash(text), entries: Vec::new() });
                names.len() - 1
            });
            names[at].entries.push(number);
        }
        let mut hashes: Vec<u32> = names.iter().map(|name| name.hash).collect();
        hashes.sort_unstable();
        hashes.dedup();
        let count = match hashes.len() {
            count @ 1025.. => count / 4,
            count @ 17.. => count / 2,
            count => count.max(1),
        };
        names.sort_by_key(|name| (name.hash % count as u32, name.hash));
        let mut buckets = vec![0; count];
        for (name, number) in names.iter().zip(1..) {
            let first = &mut buckets[name.hash as usize % count];
            if *first == 0 {
                *first = number;
            }
        }
        Table { names, buckets }
    }
}

/// Returns the hash of a name, without regard to case (DWARF 5, 6.1.1.4.5 and 7.33).
fn hash(text: &[u8]) -> u32 {
    let add = |hash: u32, byte: u8| hash.wrapping_mul(33).wrapping_add(byte.into());
    if text.is_ascii() {
        return text.iter().fold(5381, |hash, byte| add(hash, byte.to_ascii_lowercase()));
    }
    let mut buffer = [0; 4];
    let folded = String::from_utf8_lossy(text);
    folded.chars().fold(5381, |hash, char| fold(char).encode_utf8(&mut buffer).bytes().fold(hash, add))
}

/// Simple case folding of Unicode, with both `i` of Turkish as `i`.
fn fold(char: char) -> char {
    let moved = |to: u32, from: u32| char::from_u32(to + (u32::from(char) - from)).unwrap_or(char);
    match char {
        '\u{130}' | '\u{131}' => 'i',
        // Cherokee has its capital letters.
        '\u{13a0}'..='\u{13f5}' => char,
        '\u{13f8}'..='\u{13fd}' => moved(0x13f0, 0x13f8),
        '\u{ab70}'..='\u{abbf}' => moved(0x13a0, 0xab70),
        _ => {
            let upper = single(char.to_uppercase(), char);
            single(upper.to_lowercase(), upper)
        }
    }
}

/// Returns a character, if it is the only one.
fn single(mut chars: impl Iterator<Item = char>, other: char) -> char {
    match (chars.next(), chars.next()) {
        (Some(char), None) => char,
        _ => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_any_case_have_one_hash() {
        assert_eq!(hash(b""), 5381);
        assert_eq!(hash(b"A"), 5381 * 33 + 97);
        assert_eq!(hash(b"Main"), hash(b"mAIN"));
        for (one, other) in
            [("\u{c4}rger", "\u{e4}rger"), ("\u{3a3}", "\u{3c2}"), ("\u{1e9e}", "\u{df}"), ("\u{130}x", "iX")]
        {
            assert_eq!(hash(one.as_bytes()), hash(other.as_bytes()), "{one} {other}");
        }
        assert_ne!(hash("\u{df}".as_bytes()), hash(b"ss"));
    }

    #[test]
    fn entries_are_found_by_their_buckets() {
        let mut strings = Strings::default();
        let mut names = Names::default();
        names.start(NameTables::Standard, 0);
        for number in 0..40u32 {
            let name = strings.add(format!("name{}", number % 30).as_bytes());
            names.add(NamedEntry { name, tag: gimli::DW_TAG_variable, offset: number + 12 });
        }
        let table = Table::new(&names.entries, &strings);
        assert_eq!((table.names.len(), table.buckets.len()), (30, 15));
        for number in 0..30 {
            let hash = hash(format!("name{number}").as_bytes());
            let first = table.buckets[hash as usize % 15] as usize - 1;
            let found = table.names[first..].iter().find(|name| name.hash == hash).expect("it is after the first");
            assert_eq!(found.entries.len(), if number < 10 { 2 } else { 1 });
            assert_eq!(found.hash % 15, table.names[first].hash % 15);
        }
    }
}
