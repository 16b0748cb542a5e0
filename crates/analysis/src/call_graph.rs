//! The call graph of a module and its strongly connected components (Tarjan, "Depth-First Search and Linear Graph
//! Algorithms", 1972).
//!
//! Two nodes stand for code outside the module: the external caller calls every function that is visible outside or
//! whose address is taken, and the external callee stands for the callees that are unknown.

use draig_ir::{Body, ConstKind, Global, Inst, Module, Value};
use draig_tables::attributes::AttrKind;

/// A node of a call graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CallNode {
    /// Code outside the module that calls into it.
    ExternalCaller,
    /// A function of the module.
    Function(Global),
    /// Unknown callees.
    ExternalCallee,
}

/// An edge of a call graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallEdge {
    /// The call; `None` if no instruction of the caller stands for it: calls from and to code outside the module,
    /// and functions that a callee calls back (LangRef "`callback` Metadata").
    pub call: Option<Inst>,
    /// The callee.
    pub callee: CallNode,
}

/// The call graph of a module.
#[derive(Clone, Debug, Default)]
pub struct CallGraph {
    /// The edges of the external caller.
    entries: Vec<CallEdge>,
    /// The start of each global's edges, with one additional entry for the end.
    starts: Vec<u32>,
    edges: Vec<CallEdge>,
    uses: Vec<u32>,
    functions: Vec<Global>,
}

impl CallGraph {
    /// Builds the graph of a module.
    #[must_use]
    pub fn new(module: &Module) -> CallGraph {
        let count = module.global_count();
        let mut graph = CallGraph { functions: module.functions().to_vec(), ..CallGraph::default() };
        let callees = Callees::new(module);
        let mut taken = taken_by_constants(module);
        graph.starts.reserve(count + 1);
        for number in 0..count as u32 {
            graph.starts.push(graph.edges.len() as u32);
            graph.add_calls(&callees, Global::from_u32(number), &mut taken);
        }
        graph.starts.push(graph.edges.len() as u32);
        for &function in module.functions() {
            if !module.global(function).linkage.is_local() || taken[function.index()] {
                graph.entries.push(CallEdge { call: None, callee: CallNode::Function(function) });
            }
        }
        graph.uses = vec![0; count + 2];
        for edge in graph.entries.iter().chain(&graph.edges) {
            let callee = graph.place(edge.callee);
            graph.uses[callee] += 1;
        }
        graph
    }

    /// Adds the calls of a function, and marks the functions whose address it takes.
    fn add_calls(&mut self, callees: &Callees<'_>, function: Global, taken: &mut [bool]) {
        let module = callees.module;
        if module.global(function).as_function().is_none() {
            return;
        }
        let Some(body) = module.body(function) else {
            if !has_attribute(module, function, AttrKind::NoCallback) {
                self.edges.push(CallEdge { call: None, callee: CallNode::ExternalCallee });
            }
            return;
        };
        for inst in body.insts() {
            let (opcode, _, _, operands) = body.parts(inst);
            if !opcode.is_call() {
                operands.iter().filter_map(|value| value.as_global()).for_each(|global| taken[global.index()] = true);
                continue;
            }
            let callee = called_function(module, body, inst);
            let facts = callee.map(|callee| &callees.facts[callee.index()]);
            let (arguments, last) = operands.split_at(operands.len().saturating_sub(1));
            if let Some(global) = last.first().and_then(|value| value.as_global()) {
                taken[global.index()] |= callee != Some(global);
            }
            for (number, value) in arguments.iter().enumerate() {
                if let Some(global) = value.as_global() {
                    let is_harmless = facts.is_some_and(|facts| facts.states_facts || facts.calls_back(number));
                    taken[global.index()] |= !is_harmless;
                }
            }
            let (Some(callee), Some(facts)) = (callee, facts) else {
                self.edges.push(CallEdge { call: Some(inst), callee: CallNode::ExternalCallee });
                continue;
            };
            if !facts.is_debug {
                self.edges.push(CallEdge { call: Some(inst), callee: CallNode::Function(callee) });
            }
            for &number in &facts.callbacks {
                let argument = body.call_args(inst).get(number).and_then(|argument| argument.as_global());
                if let Some(called) = argument.filter(|&called| module.global(called).as_function().is_some()) {
                    self.edges.push(CallEdge { call: None, callee: CallNode::Function(called) });
                }
            }
        }
    }

    fn place(&self, node: CallNode) -> usize {
        match node {
            CallNode::ExternalCaller => 0,
            CallNode::Function(function) => function.index() + 1,
            CallNode::ExternalCallee => self.starts.len(),
        }
    }

    /// Returns the functions of the module, in its order.
    #[must_use]
    pub fn functions(&self) -> &[Global] {
        &self.functions
    }

    /// Returns the calls of a node, in the order of its instructions.
    #[must_use]
    pub fn calls(&self, node: CallNode) -> &[CallEdge] {
        match node {
            CallNode::ExternalCaller => &self.entries,
            CallNode::Function(function) => {
                let at = function.index();
                &self.edges[self.starts[at] as usize..self.starts[at + 1] as usize]
            }
            CallNode::ExternalCallee => &[],
        }
    }

    /// Returns the number of edges to a node.
    #[must_use]
    pub fn use_count(&self, node: CallNode) -> u32 {
        self.uses[self.place(node)]
    }

    /// Returns the strongly connected components of the nodes that the external caller reaches, each after the
    /// components that it calls.
    #[must_use]
    pub fn components(&self) -> Vec<Vec<CallNode>> {
        let mut found = Vec::new();
        // The lowest number of the search that is reached from each node; `DONE` after its component is complete.
        const DONE: u32 = u32::MAX;
        let mut numbers = vec![0u32; self.starts.len() + 1];
        let (mut path, mut open, mut next) = (Vec::new(), Vec::new(), 1u32);
        let mut enter = |node: CallNode, numbers: &mut Vec<u32>, path: &mut Vec<(CallNode, usize, u32, u32)>| {
            numbers[self.place(node)] = next;
            path.push((node, 0, next, next));
            next += 1;
        };
        enter(CallNode::ExternalCaller, &mut numbers, &mut path);
        open.push(CallNode::ExternalCaller);
        while let Some((node, at, number, lowest)) = path.last_mut() {
            if let Some(edge) = self.calls(*node).get(*at) {
                *at += 1;
                match numbers[self.place(edge.callee)] {
                    0 => {
                        enter(edge.callee, &mut numbers, &mut path);
                        open.push(edge.callee);
                    }
                    other => *lowest = (*lowest).min(other),
                }
                continue;
            }
            let (node, number, lowest) = (*node, *number, *lowest);
            path.pop();
            if let Some((_, _, _, above)) = path.last_mut() {
                *above = (*above).min(lowest);
            }
            if lowest == number {
                let mut component = Vec::new();
                while let Some(member) = open.pop() {
                    numbers[self.place(member)] = DONE;
                    component.push(member);
                    if member == node {
                        break;
                    }
                }
                found.push(component);
            }
        }
        found
    }

    /// Whether a node calls itself.
    #[must_use]
    pub fn calls_itself(&self, node: CallNode) -> bool {
        self.calls(node).iter().any(|edge| edge.callee == node)
    }
}

fn has_attribute(module: &Module, function: Global, kind: AttrKind) -> bool {
    let Some(data) = module.global(function).as_function() else { return false };
    let attributes = &module.tables.attributes;
    attributes.has(attributes.list(data.attributes).function, kind)
}

/// Returns the function that an instruction calls directly and with its own type.
fn called_function(module: &Module, body: &Body, inst: Inst) -> Option<Global> {
    let callee = body.callee(inst)?.as_global()?;
    let data = module.global(callee);
    data.as_function()?;
    (body.call(inst)?.function_type == data.value_type).then_some(callee)
}

/// Returns the numbers of the arguments that a function calls back.
fn callback_arguments(module: &Module, function: Global) -> impl Iterator<Item = usize> {
    let metadata = &module.tables.metadata;
    let attachments = module.global(function).attachments.iter();
    let list =
        attachments.filter(|(kind, _)| module.tables.metadata_kinds.name(*kind) == b"callback").map(|(_, id)| *id);
    let encodings = list.flat_map(|list| metadata.node(list).into_iter().flat_map(|node| node.operands().flatten()));
    encodings.filter_map(|encoding| {
        let number = metadata.as_value(metadata.node(encoding)?.operand(0)?)?;
        usize::try_from(module.tables.int_value(number)?.to_u64()?).ok()
    })
}

/// Facts about a global as a callee.
#[derive(Debug, Default)]
struct CalleeFacts {
    /// Whether it is an intrinsic that describes debug information.
    is_debug: bool,
    /// Whether it is one of [`STATING_FACTS`].
    states_facts: bool,
    /// The numbers of the arguments that it calls back.
    callbacks: Vec<usize>,
}

impl CalleeFacts {
    fn calls_back(&self, number: usize) -> bool {
        self.callbacks.contains(&number)
    }
}

/// Facts about each global.
#[derive(Debug)]
struct Callees<'m> {
    module: &'m Module,
    facts: Vec<CalleeFacts>,
}

impl Callees<'_> {
    fn new(module: &Module) -> Callees<'_> {
        let of = |function: Global| {
            let name = module.name(function);
            let is_intrinsic = name.starts_with(b"llvm.");
            CalleeFacts {
                is_debug: is_intrinsic && name.starts_with(b"llvm.dbg."),
                states_facts: is_intrinsic && states_facts(name),
                callbacks: callback_arguments(module, function).collect(),
            }
        };
        Callees {
            module,
            facts: (0..module.global_count() as u32).map(|number| of(Global::from_u32(number))).collect(),
        }
    }
}

fn states_facts(name: &[u8]) -> bool {
    STATING_FACTS.iter().any(|known| match known.strip_suffix('.') {
        Some(prefix) => name.starts_with(known.as_bytes()) || name == prefix.as_bytes(),
        None => name == known.as_bytes(),
    })
}

/// Returns for each global whether its address is part of a constant, other than that of a block, or of another
/// global. Only for local functions does it make a difference.
fn taken_by_constants(module: &Module) -> Vec<bool> {
    let mut taken = vec![false; module.global_count()];
    let mut take = |value: Value| {
        if let Some(global) = value.as_global() {
            taken[global.index()] = true;
        }
    };
    for number in 0..module.global_count() as u32 {
        module.global(Global::from_u32(number)).kind.values().for_each(&mut take);
    }
    for (_, data) in module.tables.constants.iter() {
        if !matches!(data.kind, ConstKind::BlockAddress(..)) {
            data.kind.for_each_operand(&mut take);
        }
    }
    taken
}

/// Intrinsics that have no code: they state facts, mark places or describe variables. A name that ends in a dot
/// stands for all types.
const STATING_FACTS: [&str; 14] = [
    "llvm.allow.runtime.check",
    "llvm.allow.ubsan.check",
    "llvm.annotation.",
    "llvm.assume",
    "llvm.experimental.noalias.scope.decl",
    "llvm.invariant.end.",
    "llvm.invariant.start.",
    "llvm.lifetime.end.",
    "llvm.lifetime.start.",
    "llvm.objectsize.",
    "llvm.pseudoprobe",
    "llvm.ptr.annotation.",
    "llvm.sideeffect",
    "llvm.var.annotation.",
];
