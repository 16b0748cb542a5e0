//! The call graph and its components, as `print-callgraph` and `print-callgraph-sccs` show them.
//!
//! LLVM identifies nodes and calls by their addresses in memory. Here they have numbers in the form of addresses.

use draig_analysis::{CallGraph, CallNode};

use super::PrintContext;

/// The number of the first node or call.
const FIRST_NUMBER: u64 = 0x1000_0000;

/// Prints the call graph: the external caller, then the functions by name.
pub(super) fn call_graph(context: &PrintContext<'_>, out: &mut Vec<u8>) {
    let (module, graph) = (context.module, CallGraph::new(context.module));
    let mut functions = graph.functions().to_vec();
    functions.sort_by_key(|&function| module.name(function));
    let mut number = FIRST_NUMBER;
    let mut next = || {
        number += 1;
        format!("<{number:#x}>")
    };
    let nodes = functions.into_iter().map(CallNode::Function);
    for node in [CallNode::ExternalCaller].into_iter().chain(nodes) {
        match node {
            CallNode::Function(function) => {
                out.extend_from_slice(b"Call graph node for function: '");
                out.extend_from_slice(module.name(function));
                out.push(b'\'');
            }
            _ => out.extend_from_slice(b"Call graph node <<null function>>"),
        }
        out.extend_from_slice(format!("<{}>  #uses={}\n", next(), graph.use_count(node)).as_bytes());
        for edge in graph.calls(node) {
            out.extend_from_slice(b"  CS");
            out.extend_from_slice(edge.call.map_or_else(|| "<None>".to_string(), |_| next()).as_bytes());
            out.extend_from_slice(b" calls ");
            match edge.callee {
                CallNode::Function(function) => {
                    out.extend_from_slice(b"function '");
                    out.extend_from_slice(module.name(function));
                    out.extend_from_slice(b"'\n");
                }
                _ => out.extend_from_slice(b"external node\n"),
            }
        }
        out.push(b'\n');
    }
}

/// Prints the strongly connected components of the call graph, callees first.
pub(super) fn components(context: &PrintContext<'_>, out: &mut Vec<u8>) {
    let graph = CallGraph::new(context.module);
    out.extend_from_slice(b"SCCs for the program in PostOrder:");
    for (number, component) in graph.components().into_iter().enumerate() {
        out.extend_from_slice(format!("\nSCC #{}: ", number + 1).as_bytes());
        for (number, &node) in component.iter().enumerate() {
            if number > 0 {
                out.extend_from_slice(b", ");
            }
            match node {
                CallNode::Function(function) => out.extend_from_slice(context.module.name(function)),
                _ => out.extend_from_slice(b"external node"),
            }
        }
        if let [node] = component[..]
            && graph.calls_itself(node)
        {
            out.extend_from_slice(b" (Has self-loop).");
        }
    }
    out.push(b'\n');
}
