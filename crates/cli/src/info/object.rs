//! Contents of object files: sections, symbols, and the sizes of functions.

use std::collections::BTreeMap;

use draig_diag::json_object;
use object::{Object as _, ObjectSection as _, ObjectSymbol as _, SectionKind, SymbolKind, SymbolSection};

use crate::demangle;
use crate::output::printable;

json_object! {
    /// Contents of an object file.
    pub(crate) struct Contents {
        /// Name of the file, and of the member of an archive.
        file: String,
        /// Format of the file: ELF, Mach-O or COFF.
        format: String,
        /// Processor of its code.
        machine: String,
        /// Form of the file: relocatable, executable, dynamic library or other.
        form: String,
        /// Sections, in the order of the file.
        sections: Vec<Section>,
        /// Defined functions, the largest first.
        functions: Vec<Symbol>,
        /// Other defined symbols, the largest first.
        symbols: Vec<Symbol>,
        /// Names of symbols that other files define, sorted.
        undefined: Vec<String>,
        /// Sums over sections.
        bytes: Totals,
    }
}

json_object! {
    /// A section.
    struct Section {
        /// Its name; of Mach-O with the segment before it.
        name: String,
        /// Its contents: code, read-only data, data, zeros, debug information, metadata or other.
        contents: String,
        /// Its size in bytes.
        size: u64,
        /// Its alignment in bytes.
        align: u64,
        /// Its address; 0 in most relocatable files.
        address: u64,
        /// Number of its relocations.
        relocations: u64,
    }
}

json_object! {
    /// A defined symbol.
    struct Symbol {
        /// Its name.
        name: String,
        /// Its name in C++ or Rust; null if it is not mangled.
        demangled: Option<String>,
        /// Its binding: global, weak or local.
        binding: String,
        /// Its section; null if it is in none.
        section: Option<String>,
        /// Its offset in the section, or its value if it is in none.
        offset: u64,
        /// Its size in bytes; where the format has none, the distance to the next symbol or to the end of the section.
        size: u64,
    }
}

json_object! {
    /// Sums of the sizes of sections.
    struct Totals {
        /// Size of the file.
        input: u64,
        /// Code.
        code: u64,
        /// Data that programs only read.
        read_only_data: u64,
        /// Data that programs write, without zeros.
        data: u64,
        /// Zeros that are not in the file.
        zeros: u64,
        /// Debug information.
        debug_information: u64,
    }
}

/// Returns the contents of a file of machine code, or `None` if it is none.
pub(super) fn contents(name: &str, bytes: &[u8]) -> Option<Contents> {
    let file = object::File::parse(bytes).ok()?;
    let sections: Vec<Section> = file.sections().map(|section| section_of(&section)).collect();
    let (functions, symbols) = defined(&file);
    let mut undefined: Vec<String> =
        file.symbols().filter(|symbol| symbol.is_undefined()).filter_map(|symbol| name_of(&symbol)).collect();
    undefined.sort_unstable();
    undefined.dedup();
    let sum = |kind: &str| sections.iter().filter(|section| section.contents == kind).map(|section| section.size).sum();
    let bytes = Totals {
        input: bytes.len() as u64,
        code: sum(CODE),
        read_only_data: sum(READ_ONLY),
        data: sum(DATA),
        zeros: sum(ZEROS),
        debug_information: sum(DEBUG),
    };
    Some(Contents {
        file: name.to_owned(),
        format: format_of(file.format()),
        machine: machine_of(file.architecture()),
        form: match file.kind() {
            object::ObjectKind::Relocatable => "relocatable",
            object::ObjectKind::Executable => "executable",
            object::ObjectKind::Dynamic => "dynamic library",
            _ => "other",
        }
        .to_owned(),
        sections,
        functions,
        symbols,
        undefined,
        bytes,
    })
}

fn format_of(format: object::BinaryFormat) -> String {
    match format {
        object::BinaryFormat::Elf => "ELF".to_owned(),
        object::BinaryFormat::MachO => "Mach-O".to_owned(),
        object::BinaryFormat::Coff => "COFF".to_owned(),
        other => format!("{other:?}"),
    }
}

fn machine_of(architecture: object::Architecture) -> String {
    match architecture {
        object::Architecture::X86_64 => "x86-64".to_owned(),
        object::Architecture::Aarch64 => "AArch64".to_owned(),
        other => format!("{other:?}"),
    }
}

const CODE: &str = "code";
const READ_ONLY: &str = "read-only data";
const DATA: &str = "data";
const ZEROS: &str = "zeros";
const DEBUG: &str = "debug information";

fn section_of(section: &object::Section<'_, '_>) -> Section {
    let kind = match section.kind() {
        SectionKind::Text => CODE,
        SectionKind::ReadOnlyData | SectionKind::ReadOnlyDataWithRel | SectionKind::ReadOnlyString => READ_ONLY,
        SectionKind::Data | SectionKind::Tls | SectionKind::TlsVariables => DATA,
        SectionKind::UninitializedData | SectionKind::UninitializedTls => ZEROS,
        SectionKind::Debug | SectionKind::DebugString => DEBUG,
        SectionKind::Linker | SectionKind::Metadata | SectionKind::Note => "metadata",
        _ => "other",
    };
    Section {
        name: section_name(section),
        contents: kind.to_owned(),
        size: section.size(),
        align: section.align(),
        address: section.address(),
        relocations: section.relocations().count() as u64,
    }
}

fn section_name(section: &object::Section<'_, '_>) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let name = section.name_bytes().map_or_else(|_| String::new(), text);
    match section.segment_name_bytes() {
        Ok(Some(segment)) => format!("{},{name}", text(segment)),
        _ => name,
    }
}

fn name_of(symbol: &object::Symbol<'_, '_>) -> Option<String> {
    let name = String::from_utf8_lossy(symbol.name_bytes().ok()?).into_owned();
    (!name.is_empty()).then_some(name)
}

/// Whether a name is that of a place that tells code from data (ELF for the Arm 64-bit architecture, 5.5.5).
fn is_mapping(name: &str) -> bool {
    matches!(name.as_bytes(), [b'$', b'x' | b'd'] | [b'$', b'x' | b'd', b'.', ..])
}

/// Returns the functions that a file defines, and the other symbols, each with the largest first.
fn defined(file: &object::File<'_>) -> (Vec<Symbol>, Vec<Symbol>) {
    let has_sizes = file.format() == object::BinaryFormat::Elf;
    let wanted = |symbol: &object::Symbol<'_, '_>| {
        !symbol.is_undefined()
            && !matches!(symbol.kind(), SymbolKind::Section | SymbolKind::File)
            && name_of(symbol).is_some_and(|name| !is_mapping(&name))
    };
    // Starts of symbols in each section, which end those before them.
    let mut starts: BTreeMap<(usize, u64), ()> = BTreeMap::new();
    for symbol in file.symbols().filter(wanted) {
        if let Some(section) = symbol.section_index() {
            starts.insert((section.0, symbol.address()), ());
        }
    }
    let (mut functions, mut others) = (Vec::new(), Vec::new());
    for symbol in file.symbols().filter(wanted) {
        let section = symbol.section_index().and_then(|index| file.section_by_index(index).ok());
        let base = section.as_ref().map_or(0, |section| section.address());
        let end = section.as_ref().map(|section| {
            let end = section.address() + section.size();
            let next = starts.range((section.index().0, symbol.address() + 1)..=(section.index().0, end)).next();
            next.map_or(end, |(&(_, next), ())| next)
        });
        let is_code = section.as_ref().is_some_and(|section| section.kind() == SectionKind::Text);
        let is_function = match symbol.kind() {
            SymbolKind::Text => true,
            // Mach-O does not tell functions from labels.
            SymbolKind::Unknown | SymbolKind::Label => is_code && !has_sizes,
            _ => false,
        };
        let size = match (symbol.size(), end) {
            (0, Some(end)) if is_function || !has_sizes => end.saturating_sub(symbol.address()),
            (size, _) => size,
        };
        let name = name_of(&symbol).unwrap_or_default();
        // Mach-O has an underscore before names of C.
        let plain = if file.format() == object::BinaryFormat::MachO { name.strip_prefix('_') } else { None };
        let row = Symbol {
            demangled: demangle::symbol(plain.unwrap_or(&name)),
            binding: match () {
                () if symbol.is_weak() => "weak",
                () if symbol.is_global() => "global",
                () => "local",
            }
            .to_owned(),
            section: match symbol.section() {
                SymbolSection::Section(_) => section.as_ref().map(section_name),
                SymbolSection::Common => Some("common".to_owned()),
                _ => None,
            },
            offset: symbol.address().wrapping_sub(base),
            size,
            name,
        };
        if is_function { functions.push(row) } else { others.push(row) }
    }
    for list in [&mut functions, &mut others] {
        list.sort_by(|one, other| other.size.cmp(&one.size).then_with(|| one.name.cmp(&other.name)));
    }
    (functions, others)
}

impl Contents {
    /// Returns a table for people.
    pub(super) fn to_text(&self) -> String {
        let mut out = String::new();
        for (name, value) in
            [("file", &self.file), ("format", &self.format), ("machine", &self.machine), ("form", &self.form)]
        {
            out.push_str(&format!("{name:15} {}\n", printable(value)));
        }
        out.push_str(&format!(
            "\nsections\n  {:>10} {:>6} {:>11}  {:17}  name\n",
            "size", "align", "relocations", "contents"
        ));
        for Section { name, contents, size, align, relocations, .. } in &self.sections {
            out.push_str(&format!("  {size:>10} {align:>6} {relocations:>11}  {contents:17}  {}\n", printable(name)));
        }
        for (title, list) in [("functions", &self.functions), ("other symbols", &self.symbols)] {
            if list.is_empty() {
                continue;
            }
            out.push_str(&format!("\n{title}\n  {:>10} {:>10}  {:7}  name\n", "size", "offset", "binding"));
            for Symbol { name, demangled, binding, section, offset, size } in list {
                let meant = demangled.as_ref().map_or_else(String::new, |name| format!(" ({name})"));
                let place = section.as_ref().map_or_else(String::new, |section| format!("  in {section}"));
                let line = printable(&format!("{name}{meant}{place}"));
                out.push_str(&format!("  {size:>10} {offset:>#10x}  {binding:7}  {line}\n"));
            }
        }
        if !self.undefined.is_empty() {
            out.push_str("\nundefined\n");
            self.undefined.iter().for_each(|name| out.push_str(&format!("  {}\n", printable(name))));
        }
        let Totals { code, read_only_data, data, zeros, debug_information, .. } = &self.bytes;
        out.push_str(&format!(
            "\nbytes\n  code {code}, read-only data {read_only_data}, data {data}, zeros {zeros}, debug information \
             {debug_information}\n"
        ));
        out
    }
}
