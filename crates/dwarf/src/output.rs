//! Sections of an image from debug metadata.

use draig_image::{
    Binding, Fixup, FixupKind, Image, Section, SectionFlags, SectionId, Symbol, SymbolId, SymbolKind, SymbolPlace,
};
use draig_ir::metadata::Class;
use draig_ir::{Global, Metadata, Module};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::bytes::{self, patch_length};
use crate::calls::DescribedCall;
use crate::code::FunctionCode;
use crate::describe::Variable;
use crate::info::{EntryId, Info, Part, Reference, Referent};
use crate::lines::Lines;
use crate::nodes::{Nodes, subprogram, unit};
use crate::plan::Plan;
use crate::tables::{Address, Lists, Strings};
use crate::unit::{LIST_HEADER, TABLE_HEADER, Writer, emission};

/// Code and data of a module, as far as debug information is about them.
pub struct Input<'a> {
    /// The functions with debug information, in the order of the module.
    pub functions: &'a [FunctionCode],
    /// Returns the symbol of a global that has a place or is defined elsewhere.
    pub symbol_of: &'a dyn Fn(Global) -> Option<SymbolId>,
}

impl Input<'_> {
    /// Returns the address of a global.
    pub(crate) fn address_of(&self, global: Global) -> Option<Address> {
        (self.symbol_of)(global).map(|symbol| Address::new(symbol, 0))
    }
}

/// Error of debug information that 32-bit offsets do not reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLarge;

impl std::fmt::Display for TooLarge {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("debug information of more than 4 GiB")
    }
}

impl std::error::Error for TooLarge {}

/// Versions of DWARF that are written.
const VERSIONS: std::ops::RangeInclusive<u64> = 4..=5;

/// Returns the units of a module that ask for debug information.
fn units(module: &Module) -> Vec<Metadata> {
    let nodes = Nodes::new(module);
    let Some(list) = module.find_named_metadata(b"llvm.dbg.cu") else { return Vec::new() };
    let has_information = |&id: &Metadata| {
        let node = nodes.of_class(id, Class::DICompileUnit);
        node.is_some_and(|node| matches!(node.number(unit::EMISSION), emission::FULL | emission::LINES))
    };
    list.operands.iter().copied().filter(has_information).collect()
}

/// Whether a module asks for debug information.
pub fn has_debug_info(module: &Module) -> bool {
    !units(module).is_empty()
}

/// Whether the calls of a function with this node are to be noted, with their arguments.
pub fn describes_calls(module: &Module, function: Metadata) -> bool {
    let nodes = Nodes::new(module);
    nodes.class(function) == Some(Class::DISubprogram) && crate::calls::describes_calls(nodes, function)
}

/// Returns the version that the module asks for, or the nearest that is written.
pub(crate) fn version(module: &Module) -> u16 {
    let nodes = Nodes::new(module);
    let flags = module.find_named_metadata(b"llvm.module.flags");
    for &flag in flags.into_iter().flat_map(|flags| &flags.operands) {
        let Some(node) = nodes.of_class(flag, Class::Tuple) else { continue };
        if let (Some(key), Some(value)) = (node.operand(1), node.operand(2))
            && nodes.string(key) == b"Dwarf Version"
            && let Some(version) = nodes.constant(value)
        {
            return (version as u64).clamp(*VERSIONS.start(), *VERSIONS.end()) as u16;
        }
    }
    // LLVM's own choice.
    4
}

/// Adds the sections of debug information to an image in which code and data have their places.
///
/// # Errors
/// Returns an error if a section is larger than 4 GiB.
pub fn write(module: &Module, input: &Input<'_>, image: &mut Image) -> Result<(), TooLarge> {
    let units = units(module);
    if units.is_empty() {
        return Ok(());
    }
    let nodes = Nodes::new(module);
    let version = version(module);
    let info = Info::new(nodes, input, version, 0);
    let functions = input.functions;
    let mut writer = Writer {
        nodes,
        input,
        plan: Plan::new(nodes, &units),
        info,
        lines: Lines::new(nodes, version, None),
        unit: 0,
        language: 0,
        emission: 0,
        index_type: EntryId(0),
        needs_index_type: false,
        functions,
        by_unit: by_unit(nodes, functions),
        by_node: functions.iter().enumerate().map(|(at, function)| (function.description.node, at)).collect(),
        inlined: FxHashSet::default(),
        abstract_variables: FxHashMap::default(),
        described: vec![false; nodes.pool.len() as usize],
        globals: FxHashMap::default(),
        line_offset: 0,
    };
    let lines_only: Vec<bool> = units
        .iter()
        .map(|&id| nodes.node(id).is_some_and(|node| node.number(unit::EMISSION) != emission::FULL))
        .collect();
    need_functions(&mut writer, &lines_only);
    writer.need_globals(&units);
    let entries = writer.plan.len();
    writer.info.offsets = vec![0; entries + units.len()];

    let mut line_bytes = Vec::new();
    let mut line_references = Vec::new();
    let mut line_strings = Strings::default();
    for (number, &id) in units.iter().enumerate() {
        let Some(node) = nodes.node(id) else { continue };
        writer.unit = number as u32;
        writer.language = node.number(unit::LANGUAGE);
        writer.emission = node.number(unit::EMISSION);
        writer.index_type = EntryId((entries + number) as u32);
        writer.line_offset = line_bytes.len() as u32;
        writer.lines = Lines::new(nodes, version, node.reference(unit::FILE));
        writer.unit(number as u32, id);
        let lines = std::mem::replace(&mut writer.lines, Lines::new(nodes, version, None));
        lines.finish(&mut line_bytes, &mut line_references, &mut line_strings);
    }
    writer.info.resolve_all();
    writer.info.abbreviations.finish();
    let info = writer.info;
    add_sections(image, info, (line_bytes, line_references, line_strings))
}

/// Returns the functions of each unit in the order of their code.
fn by_unit(nodes: Nodes<'_>, functions: &[FunctionCode]) -> FxHashMap<Metadata, Vec<usize>> {
    let mut by_unit: FxHashMap<Metadata, Vec<usize>> = FxHashMap::default();
    let mut order: Vec<usize> = (0..functions.len()).collect();
    order.sort_by_key(|&at| (functions[at].section, functions[at].entry));
    for at in order {
        let node = nodes.node(functions[at].description.node);
        if let Some(unit) = node.and_then(|node| node.reference(subprogram::UNIT)) {
            by_unit.entry(unit).or_default().push(at);
        }
    }
    by_unit
}

/// Notes all that functions need, and which functions are inlined.
fn need_functions(writer: &mut Writer<'_, '_>, lines_only: &[bool]) {
    let nodes = writer.nodes;
    let mut variables: Vec<(Metadata, Metadata)> = Vec::new();
    // Variables of each function, if it is inlined somewhere.
    let mut all: Vec<(Metadata, Metadata)> = Vec::new();
    for function in writer.functions {
        let description = &function.description;
        let Some(node) = nodes.node(description.node) else { continue };
        let Some(unit) = node.reference(subprogram::UNIT).and_then(|unit| writer.plan.unit_number(unit)) else {
            continue;
        };
        let has_lines_only = |unit: u32| lines_only[unit as usize];
        let scopes = &description.scopes;
        let with_code = &scopes.list[..scopes.with_code as usize];
        variables.clear();
        let around = |variable: &Variable| (scopes.function_around(variable.scope), variable.node);
        variables.extend(description.variables.iter().map(around));
        match has_lines_only(unit) {
            // Only functions into which code is inlined have entries.
            true if with_code.iter().all(|scope| scope.inlined_at.is_none()) => {}
            true => writer.plan.need_alone(description.node, unit),
            false => {
                writer.plan.need(description.node, unit);
                for &DescribedCall { callee, .. } in &description.calls {
                    let own = nodes.node(callee).and_then(|node| node.reference(subprogram::UNIT));
                    let own = own.and_then(|own| writer.plan.unit_number(own)).unwrap_or(unit);
                    if !has_lines_only(own) {
                        writer.plan.need(callee, own);
                    }
                }
            }
        }
        for scope in with_code.iter().filter(|scope| scope.is_function && scope.inlined_at.is_some()) {
            let inlined = scope.node;
            if writer.inlined.insert(inlined) {
                let own = nodes.node(inlined).and_then(|node| node.reference(subprogram::UNIT));
                let own = own.and_then(|own| writer.plan.unit_number(own)).unwrap_or(unit);
                if has_lines_only(own) {
                    writer.plan.need_alone(inlined, own);
                } else {
                    writer.plan.need(inlined, own);
                    variables.extend(retained(nodes, inlined).map(|id| (inlined, id)));
                }
            }
        }
        for &(function, id) in &variables {
            if !std::mem::replace(&mut writer.described[id.index()], true) {
                writer.plan.need_variable(id, unit);
                all.push((function, id));
            }
        }
    }
    for (function, id) in all {
        if writer.inlined.contains(&function) {
            writer.abstract_variables.entry(function).or_default().push(id);
        }
    }
}

/// Returns the variables that a function says it has.
fn retained(nodes: Nodes<'_>, function: Metadata) -> impl Iterator<Item = Metadata> + '_ {
    let all = nodes.node(function).into_iter().flat_map(move |node| nodes.list(node, subprogram::RETAINED)).flatten();
    all.filter(move |&id| nodes.class(id) == Some(Class::DILocalVariable))
}

/// A section while its parts are gathered.
type Contents = (Part, &'static [u8], Vec<u8>, Vec<Reference>);

fn add_sections(
    image: &mut Image,
    info: Info<'_, '_>,
    lines: (Vec<u8>, Vec<Reference>, Strings),
) -> Result<(), TooLarge> {
    let version = info.version;
    let (line_bytes, line_references, line_strings) = lines;
    let mut sections: Vec<Contents> = vec![(Part::Abbrev, b".debug_abbrev", info.abbreviations.bytes, Vec::new())];
    if version >= 5 {
        sections.push(list_section(Part::LocLists, b".debug_loclists", info.locations));
        sections.push(list_section(Part::RangeLists, b".debug_rnglists", info.ranges));
    } else {
        sections.push(plain_list(Part::LocLists, b".debug_loc", info.locations));
        sections.push(plain_list(Part::RangeLists, b".debug_ranges", info.ranges));
    }
    let (names, name_references) = info.names.section(&info.strings);
    sections.push((Part::Names, b".debug_names", names, name_references));
    sections.push((Part::Info, b".debug_info", info.bytes, info.references));
    if version >= 5 {
        let mut offsets = Vec::with_capacity(4 * info.strings.offsets.len() + TABLE_HEADER as usize);
        bytes::u32(&mut offsets, 4 + 4 * info.strings.offsets.len() as u32);
        bytes::u32(&mut offsets, version.into());
        let mut references = Vec::with_capacity(info.strings.offsets.len());
        for &offset in &info.strings.offsets {
            let referent = Referent::Section(Part::Str, offset);
            references.push(Reference { offset: offsets.len() as u32, kind: FixupKind::Abs32, referent });
            bytes::u32(&mut offsets, 0);
        }
        sections.push((Part::StrOffsets, b".debug_str_offsets", offsets, references));
        let mut addresses = Vec::new();
        let mut references = Vec::new();
        bytes::u32(&mut addresses, 4 + 8 * info.addresses.list.len() as u32);
        bytes::u16(&mut addresses, version);
        addresses.extend_from_slice(&[8, 0]);
        for &address in &info.addresses.list {
            let referent = Referent::Address(address);
            references.push(Reference { offset: addresses.len() as u32, kind: FixupKind::Abs64, referent });
            bytes::u64(&mut addresses, 0);
        }
        sections.push((Part::Addr, b".debug_addr", addresses, references));
    }
    sections.push((Part::Str, b".debug_str", info.strings.bytes, Vec::new()));
    let macros = if version >= 5 { &b".debug_macro"[..] } else { b".debug_macinfo" };
    sections.push((Part::Macro, macros, info.macros.bytes, info.macros.references));
    sections.push((Part::Line, b".debug_line", line_bytes, line_references));
    if version >= 5 {
        sections.push((Part::LineStr, b".debug_line_str", line_strings.bytes, Vec::new()));
    }
    let mut symbols: FxHashMap<Part, SymbolId> = FxHashMap::default();
    let mut ids: Vec<(SectionId, Vec<Reference>)> = Vec::new();
    for (part, name, bytes, references) in sections {
        if u32::try_from(bytes.len()).is_err() {
            return Err(TooLarge);
        }
        let is_needed = matches!(part, Part::Info | Part::Abbrev | Part::Line | Part::Str | Part::StrOffsets);
        if bytes.is_empty() && !is_needed {
            continue;
        }
        let is_text = matches!(part, Part::Str | Part::LineStr);
        let flags = SectionFlags { merge: is_text, strings: is_text, ..SectionFlags::default() };
        let section = image.add_section(Section {
            name: name.to_vec(),
            flags,
            align: 1,
            entry_size: is_text.into(),
            bytes,
            ..Section::default()
        });
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

/// Returns a section of lists of version 5, with their offsets before them.
fn list_section(part: Part, name: &'static [u8], mut lists: Lists) -> Contents {
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
    (part, name, out, lists.references)
}

/// Returns a section of lists of version 4.
fn plain_list(part: Part, name: &'static [u8], lists: Lists) -> Contents {
    (part, name, lists.bytes, lists.references)
}
