//! Functions of a module in their places, with their descriptions.

use draig_ir::metadata::Class;
use draig_ir::{Metadata, Module};
use rustc_hash::FxHashMap;

use crate::code::FunctionCode;
use crate::descriptions::{Descriptions, Function};
use crate::facts::Facts;
use crate::needs::Needs;
use crate::nodes::{Nodes, emission, unit};

/// Functions with debug information, in the order in which they are placed.
pub struct Functions<'m> {
    pub(crate) nodes: Nodes<'m>,
    pub(crate) version: u16,
    pub(crate) units: Vec<Metadata>,
    /// Name of the file in which debuggers find split information, if it is to be split.
    pub(crate) split_name: Option<String>,
    pub(crate) list: FunctionList,
    pub(crate) needs: Needs<'m>,
}

/// Functions in their places, with their descriptions.
#[derive(Default)]
pub(crate) struct FunctionList {
    placed: Vec<PlacedFunction>,
    batches: Vec<Descriptions>,
}

/// A function in its place.
struct PlacedFunction {
    code: FunctionCode,
    /// The `!DISubprogram`.
    node: Metadata,
    /// Number of its unit, if that asks for debug information.
    unit: Option<u32>,
    /// Number of the batch in which its description is.
    batch: u32,
}

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

impl<'m> Functions<'m> {
    /// Starts without functions. Debuggers find split information in the file with this name; without one, it is not split.
    pub fn new(facts: &Facts<'m>, split_name: Option<&str>) -> Functions<'m> {
        let nodes = facts.nodes;
        let units = units(nodes.module);
        let is_split = split_name.is_some();
        let has_lines_only =
            |&id: &Metadata| nodes.node(id).is_some_and(|node| node.number(unit::EMISSION) != emission::FULL);
        let mut lines_only: Vec<bool> = units.iter().map(has_lines_only).collect();
        if is_split && let [first, others @ ..] = &mut *lines_only {
            *first &= others.iter().all(|&only| only);
        }
        Functions {
            nodes,
            version: facts.version,
            needs: Needs::new(nodes, &units, lines_only, is_split),
            units,
            split_name: split_name.map(str::to_owned),
            list: FunctionList::default(),
        }
    }

    /// Adds the descriptions of functions that are given their places next.
    pub fn add(&mut self, descriptions: Descriptions) {
        self.list.batches.push(descriptions);
    }

    /// Adds a function whose description is in the batch that was added last.
    ///
    /// # Panics
    /// Panics if the batch has no description with that number.
    pub fn place(&mut self, code: FunctionCode) {
        let batch = self.list.batches.len() as u32 - 1;
        let description = self.list.batches[batch as usize].get(code.description);
        let unit = description.unit.and_then(|unit| self.needs.plan.unit_number(unit));
        self.list.placed.push(PlacedFunction { code, node: description.node, unit, batch });
        if let Some(unit) = unit {
            self.needs.add(&description, unit);
        }
    }
}

impl FunctionList {
    /// Returns a function with its description.
    pub(crate) fn get(&self, number: usize) -> Function<'_> {
        let PlacedFunction { code, batch, .. } = &self.placed[number];
        Function { code, description: self.batches[*batch as usize].get(code.description) }
    }

    /// Returns the code of a function.
    pub(crate) fn code(&self, number: usize) -> &FunctionCode {
        &self.placed[number].code
    }

    /// Returns the number of opcodes of a function's lines.
    pub(crate) fn opcodes(&self, number: usize) -> usize {
        let PlacedFunction { code, batch, .. } = &self.placed[number];
        self.batches[*batch as usize].opcodes_of(code.description)
    }

    /// Returns the numbers of functions by their nodes.
    pub(crate) fn by_node(&self) -> FxHashMap<Metadata, usize> {
        self.placed.iter().enumerate().map(|(at, function)| (function.node, at)).collect()
    }

    /// Returns the functions of each unit by their numbers, in the order of their code.
    pub(crate) fn by_unit(&self, units: usize) -> Vec<Vec<usize>> {
        let mut by_unit = vec![Vec::new(); units];
        let mut order: Vec<usize> = (0..self.placed.len()).collect();
        order.sort_by_key(|&at| (self.placed[at].code.section, self.placed[at].code.entry));
        for at in order {
            if let Some(unit) = self.placed[at].unit {
                by_unit[unit as usize].push(at);
            }
        }
        by_unit
    }
}

impl std::fmt::Debug for Functions<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Functions").finish_non_exhaustive()
    }
}
