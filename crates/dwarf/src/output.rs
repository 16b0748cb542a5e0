//! Debug information of a module: what of it is needed, and its units.

use draig_image::{Image, SymbolId};
use draig_ir::metadata::Class;
use draig_ir::{Global, Metadata, Module};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::calls::DescribedCall;
use crate::code::FunctionCode;
use crate::describe::{Variable, VariableFields};
use crate::info::{EntryId, Info};
use crate::lines::Lines;
use crate::nodes::{Nodes, subprogram, unit};
use crate::plan::Plan;
use crate::sections::{LineSections, add_sections};
use crate::split::Skeleton;
use crate::tables::Address;
use crate::unit::{Writer, emission};

/// Code and data of a module, as far as debug information is about them.
pub struct Input<'a> {
    /// The functions with debug information, in the order of the module.
    pub functions: &'a [FunctionCode],
    /// Returns the symbol of a global that has a place or is defined elsewhere.
    pub symbol_of: &'a dyn Fn(Global) -> Option<SymbolId>,
    /// Name of the file in which debuggers find split information, if it is to be split.
    pub split_name: Option<&'a str>,
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

/// Adds the sections of debug information to an image in which code and data have their places. Those of split
/// information are the ones whose names end in `.dwo`.
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
    let is_split = input.split_name.is_some();
    let info = Info::new(nodes, input, version, is_split);
    let skeleton = input.split_name.map(|name| {
        let info = Info::new(nodes, input, version, false);
        Box::new(Skeleton::new(info, name.as_bytes(), units.clone()))
    });
    let functions = input.functions;
    let mut writer = Writer {
        nodes,
        input,
        plan: Plan::new(nodes, &units, is_split),
        info,
        lines: Lines::new(nodes, version, None),
        unit: 0,
        language: 0,
        emission: 0,
        index_type: EntryId(0),
        needs_index_type: false,
        functions,
        by_unit: by_unit(nodes, functions, if is_split { &units } else { &[] }),
        by_node: functions.iter().enumerate().map(|(at, function)| (function.description.node, at)).collect(),
        inlined: FxHashSet::default(),
        abstract_variables: FxHashMap::default(),
        described: vec![false; nodes.pool.len() as usize],
        globals: FxHashMap::default(),
        line_offset: 0,
        skeleton,
    };
    let mut lines_only: Vec<bool> = units
        .iter()
        .map(|&id| nodes.node(id).is_some_and(|node| node.number(unit::EMISSION) != emission::FULL))
        .collect();
    if is_split {
        lines_only[0] = lines_only.iter().all(|&has_lines_only| has_lines_only);
    }
    need_functions(&mut writer, &lines_only);
    writer.need_globals(&units);
    let entries = writer.plan.len();
    writer.info.offsets = vec![0; entries + units.len()];

    let mut lines = LineSections::default();
    for (number, &id) in units.iter().take(if is_split { 1 } else { units.len() }).enumerate() {
        let Some(node) = nodes.node(id) else { continue };
        writer.unit = number as u32;
        writer.language = node.number(unit::LANGUAGE);
        writer.emission = if lines_only[number] { emission::LINES } else { emission::FULL };
        writer.index_type = EntryId((entries + number) as u32);
        writer.line_offset = lines.bytes.len() as u32;
        writer.lines = Lines::new(nodes, version, node.reference(unit::FILE));
        writer.unit(number as u32, id);
        let of_unit = std::mem::replace(&mut writer.lines, Lines::new(nodes, version, None));
        if is_split && !writer.info.macros.bytes.is_empty() {
            lines.split = of_unit.files_alone();
        }
        of_unit.finish(&mut lines.bytes, &mut lines.references, &mut lines.strings);
    }
    writer.info.resolve_all();
    writer.info.abbreviations.finish();
    add_sections(image, writer.info, writer.skeleton, lines)
}

/// Returns the functions of each unit in the order of their code; those of some units are of the first of these.
fn by_unit(nodes: Nodes<'_>, functions: &[FunctionCode], one: &[Metadata]) -> FxHashMap<Metadata, Vec<usize>> {
    let mut by_unit: FxHashMap<Metadata, Vec<usize>> = FxHashMap::default();
    let mut order: Vec<usize> = (0..functions.len()).collect();
    order.sort_by_key(|&at| (functions[at].section, functions[at].entry));
    for at in order {
        let node = nodes.node(functions[at].description.node);
        if let Some(unit) = node.and_then(|node| node.reference(subprogram::UNIT)) {
            let unit = if one.contains(&unit) { one[0] } else { unit };
            by_unit.entry(unit).or_default().push(at);
        }
    }
    by_unit
}

/// Notes all that functions need, and which functions are inlined.
fn need_functions(writer: &mut Writer<'_, '_>, lines_only: &[bool]) {
    let nodes = writer.nodes;
    let mut variables: Vec<(Metadata, Metadata, VariableFields)> = Vec::new();
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
        let around = |variable: &Variable| (scopes.function_around(variable.scope), variable.node, variable.fields);
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
                    variables.extend(retained(nodes, inlined).map(|(id, fields)| (inlined, id, fields)));
                }
            }
        }
        for &(function, id, ref fields) in &variables {
            if !std::mem::replace(&mut writer.described[id.index()], true) {
                writer.plan.need_variable(id, fields, unit);
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
fn retained(nodes: Nodes<'_>, function: Metadata) -> impl Iterator<Item = (Metadata, VariableFields)> + '_ {
    let all = nodes.node(function).into_iter().flat_map(move |node| nodes.list(node, subprogram::RETAINED)).flatten();
    all.filter_map(move |id| Some((id, VariableFields::read(nodes, id)?)))
}
