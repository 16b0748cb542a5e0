//! Static analyses of a function body: its control-flow graph, dominator tree and cycles. Nothing here
//! reports errors; the verifier owns the rules of well-formedness.
//!
//! The structures are flat arrays, and building them does not recurse on the depth of the input. Graph and
//! dominator tree can be [rebuilt](ControlFlow::rebuild) for one body after another without a new allocation.
//! [`Analyses`] computes those of a function on first use.
//!
//! ```
//! use draig_analysis::{ControlFlow, DominatorTree};
//! use draig_ir::{Body, InstBuild, Opcode, Type, Value};
//!
//! // entry → left, right → end
//! let mut body = Body::new();
//! let [entry, left, right, end] = std::array::from_fn(|_| body.add_block());
//! let (l, r, e) = (Value::block(left), Value::block(right), Value::block(end));
//! let br = || InstBuild::new(Opcode::Br, Type::VOID);
//! body.append_inst(entry, br(), &[Value::arg(0), r, l]);
//! body.append_inst(left, br(), &[e]);
//! body.append_inst(right, br(), &[e]);
//! body.append_inst(end, InstBuild::new(Opcode::Ret, Type::VOID), &[]);
//!
//! let graph = ControlFlow::new(&body);
//! assert_eq!(graph.predecessors(end), [left, right]);
//! let tree = DominatorTree::new(&graph);
//! assert_eq!(tree.immediate_dominator(end), Some(entry));
//! assert!(!tree.dominates_block(left, end));
//! ```

mod analyses;
mod annotations;
mod assume_bundles;
mod assume_calls;
mod call_graph;
mod control_flow;
mod cycles;
mod dominators;
mod evaluate;
mod few;
pub mod frequency;
mod frontiers;
mod library_functions;
mod library_target;
mod liveness;
mod loop_metadata;
mod loop_properties;
mod loops;
pub mod memory;
mod module_facts;
mod pair_table;
mod post_dominators;
pub mod scev;
mod subject;
pub mod values;

pub use analyses::{Analyses, AnalysisCache, Dependency, KEPT_ANALYSES};
pub use assume_bundles::{AssumeBundle, AssumeBundles, Assumed, IllFormedBundle};
pub use assume_calls::AssumeCalls;
pub use call_graph::{CallEdge, CallGraph, CallNode};
pub use control_flow::ControlFlow;
pub use cycles::Cycles;
pub use dominators::DominatorTree;
pub use frontiers::DominanceFrontiers;
pub use library_functions::LibraryFunctions;
pub use liveness::Liveness;
pub use loop_metadata::{is_annotated_parallel, loop_id};
pub use loop_properties::{FaultKind, LoopProperties, PROPERTIES, Property, PropertyFault, PropertyKind, property};
pub use loops::{Loop, Loops};
pub use module_facts::ModuleFacts;
pub use post_dominators::PostDominatorTree;
pub use subject::Subject;
pub use values::Values;
