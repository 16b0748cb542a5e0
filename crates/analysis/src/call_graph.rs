//! The call graph of a module and its strongly connected components (Tarjan, "Depth-First Search and Linear Graph
//! Algorithms", 1972).
//!
//! Two nodes stand for code outside the module: the external caller calls every function that is visible outside or
//! whose address is taken, and the external callee stands for the callees that are unknown.

use draig_ir::view::GlobalUse;
use draig_ir::{Body, Global, Inst, Module};
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
    /// The start of each node's edges; the external caller, each global by its number, the external callee.
    starts: Vec<u32>,
    edges: Vec<CallEdge>,
    uses: Vec<u32>,
    functions: Vec<Global>,
}

impl CallGraph {
    /// Builds the graph of a module.
    #[must_use]
    pub fn new(module: &Module) -> CallGraph {
        let count = module.global_count() + 2;
        let mut graph = CallGraph { functions: module.functions().to_vec(), ..CallGraph::default() };
        let taken = address_taken(module);
        graph.starts.push(0);
        for &function in module.functions() {
            if !module.global(function).linkage.is_local() || taken[function.index()] {
                graph.edges.push(CallEdge { call: None, callee: CallNode::Function(function) });
            }
        }
        for number in 0..module.global_count() as u32 {
            graph.starts.push(graph.edges.len() as u32);
            graph.add_calls(module, Global::from_u32(number));
        }
        graph.starts.extend([graph.edges.len() as u32; 2]);
        graph.uses = vec![0; count];
        for edge in &graph.edges {
            let callee = graph.place(edge.callee);
            graph.uses[callee] += 1;
        }
        graph
    }

    fn add_calls(&mut self, module: &Module, function: Global) {
        if module.global(function).as_function().is_none() {
            return;
        }
        let Some(body) = module.body(function) else {
            if !has_attribute(module, function, AttrKind::NoCallback) {
                self.edges.push(CallEdge { call: None, callee: CallNode::ExternalCallee });
            }
            return;
        };
        for inst in body.insts().filter(|&inst| body.opcode(inst).is_call()) {
            let Some(callee) = called_function(module, body, inst) else {
                self.edges.push(CallEdge { call: Some(inst), callee: CallNode::ExternalCallee });
                continue;
            };
            if !module.name(callee).starts_with(b"llvm.dbg.") {
                self.edges.push(CallEdge { call: Some(inst), callee: CallNode::Function(callee) });
            }
            for number in callback_arguments(module, callee) {
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
            CallNode::ExternalCallee => self.starts.len() - 2,
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
        let at = self.place(node);
        &self.edges[self.starts[at] as usize..self.starts[at + 1] as usize]
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
        let mut numbers = vec![0u32; self.starts.len()];
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

/// Returns for each global whether its address is used other than by direct calls, callbacks, `blockaddress` and
/// intrinsics that only state facts.
fn address_taken(module: &Module) -> Vec<bool> {
    let uses = module.global_uses();
    let mut taken = vec![false; module.global_count()];
    for &function in module.functions() {
        // Only for local functions does it make a difference.
        if module.global(function).linkage.is_local() {
            taken[function.index()] = uses.of(function).any(|one| takes_address(module, function, one));
        }
    }
    taken
}

fn takes_address(module: &Module, function: Global, one: GlobalUse) -> bool {
    let GlobalUse::Inst { function: user, inst, operand } = one else { return one.is_listed(module) };
    let Some(body) = module.body(user) else { return true };
    if !body.opcode(inst).is_call() {
        return true;
    }
    let callee = called_function(module, body, inst);
    if operand as usize + 1 == body.operands(inst).len() {
        return callee != Some(function);
    }
    let Some(callee) = callee else { return true };
    let states_facts = STATING_FACTS.iter().any(|name| match name.strip_suffix('.') {
        Some(prefix) => module.name(callee).starts_with(name.as_bytes()) || module.name(callee) == prefix.as_bytes(),
        None => module.name(callee) == name.as_bytes(),
    });
    !states_facts && !callback_arguments(module, callee).any(|number| number == operand as usize)
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
