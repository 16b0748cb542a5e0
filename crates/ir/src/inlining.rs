//! Facts that an inliner needs: whether a call can be replaced by the body of its function, and debug locations that
//! say where the copied instructions were inlined.

use draig_tables::AttrKind;
use rustc_hash::FxHashMap;

use crate::body::{Body, CloneMap};
use crate::effects::call_has;
use crate::global::Global;
use crate::keywords::Linkage;
use crate::metadata::{Class, Metadata};
use crate::module::Module;
use crate::opcode::Opcode;
use crate::remap::Remap;
use crate::value::{Inst, Value};

/// Debug locations and identifiers of assignments of a function, as they are in a function that it is inlined into.
/// It maps metadata of copied instructions.
#[derive(Clone, Debug, Default)]
pub struct InlinedLocations {
    nodes: FxHashMap<Metadata, Metadata>,
}

impl Remap for InlinedLocations {
    fn metadata(&mut self, id: Metadata) -> Metadata {
        self.nodes.get(&id).copied().unwrap_or(id)
    }
}

/// Whether another definition may replace this one when programs are linked, so that its body says nothing about
/// calls (LangRef "Linkage Types").
#[must_use]
pub fn is_interposable(module: &Module, global: Global) -> bool {
    use Linkage::{Common, ExternWeak, LinkOnceAny, WeakAny};
    matches!(module.global(global).linkage, Common | ExternWeak | LinkOnceAny | WeakAny)
}

/// Attributes of a function that forbid to move its body elsewhere, or to move code into it.
const FIXED: [AttrKind; 5] =
    [AttrKind::NoInline, AttrKind::ReturnsTwice, AttrKind::Naked, AttrKind::OptimizeNone, AttrKind::PresplitCoroutine];

/// Attributes of parameters whose argument is not the value that the function sees.
const COPIED: [AttrKind; 3] = [AttrKind::ByVal, AttrKind::InAlloca, AttrKind::Preallocated];

/// Returns the function that a `call` could be replaced by: one of this module, with a body that is its only possible
/// meaning and that only returns, branches or is unreachable. Calls with bundles or `musttail`, functions with variable
/// arguments, copied parameters, exception pads, dynamic stack objects or addresses of blocks are left alone.
///
/// The function itself may be the caller, which the caller of this must decide about.
#[must_use]
pub fn inlinable_callee(module: &Module, body: &Body, call: Inst) -> Option<Global> {
    let info = body.call(call).filter(|_| body.opcode(call) == Opcode::Call)?;
    let callee = body.callee(call)?.as_global()?;
    let function = module.global(callee).as_function()?;
    let inner = module.body(callee)?;
    let attributes = &module.tables.attributes;
    let list = attributes.list(function.attributes);
    let params = list.params.iter().chain(&attributes.list(info.attributes).params);
    let copies = params.clone().any(|&set| COPIED.iter().any(|&kind| attributes.has(set, kind)));
    let signature = module.tables.types.as_function(info.function_type)?;
    let fits = info.function_type == module.global(callee).value_type
        && info.calling_convention == function.calling_convention
        && !signature.vararg
        && info.tail != crate::keywords::TailKind::MustTail
        && body.bundles(call).next().is_none()
        && !is_interposable(module, callee)
        && !FIXED.iter().any(|&kind| call_has(module, body, call, kind));
    (fits && !copies && inner.insts().all(|inst| is_movable(inner, inst))).then_some(callee)
}

fn is_movable(body: &Body, inst: Inst) -> bool {
    match body.opcode(inst) {
        Opcode::Alloca => {
            // One of the entry block with a constant size can become one of the caller's.
            body.block_of(inst) == body.entry() && body.operands(inst).iter().all(|count| count.is_constant())
        }
        Opcode::Ret | Opcode::Br | Opcode::Switch | Opcode::Unreachable => true,
        Opcode::Call => body.call(inst).is_some_and(|info| info.tail != crate::keywords::TailKind::MustTail),
        opcode => !opcode.is_terminator(),
    }
}

/// Returns the map for copying a function's body in place of a call: parameters are the arguments, and debug
/// locations are inlined at the location of the call. `None` if the function has debug locations and the call has
/// none, which the result could not say.
pub fn inlining_map(
    module: &mut Module,
    caller: &Body,
    call: Inst,
    callee: &Body,
) -> Option<CloneMap<InlinedLocations>> {
    let mut map = CloneMap::with_tables(InlinedLocations::default());
    for (number, &argument) in (0..).zip(caller.call_args(call)) {
        map.set(Value::arg(number), argument);
    }
    let mut pending: Vec<Metadata> = callee.insts().filter_map(|inst| callee.debug_loc(inst)).collect();
    pending.extend(callee.all_records().filter_map(|record| callee.record(record).debug_loc));
    // Stores and the records of what they assign are linked in each copy apart.
    let attached = callee.all_attachments().map(|(_, node)| node);
    let assignments = callee.all_records().filter_map(|record| callee.record(record).assign_id).chain(attached);
    for id in assignments {
        if module.tables.metadata.class(id) == Some(Class::DIAssignID) && !map.tables.nodes.contains_key(&id) {
            let copy = module.tables.metadata.intern_node(Class::DIAssignID, true, &[]);
            map.tables.nodes.insert(id, copy);
        }
    }
    let loops: Vec<Metadata> =
        callee.all_attachments().map(|(_, node)| node).filter(|&node| is_loop_id(module, node)).collect();
    for &id in &loops {
        let operands = module.tables.metadata.node(id).into_iter().flat_map(|node| node.operands().flatten());
        pending.extend(operands.filter(|&part| module.tables.metadata.class(part) == Some(Class::DILocation)));
    }
    if pending.is_empty() && loops.is_empty() {
        return Some(map);
    }
    if !pending.is_empty() {
        map_locations(module, &mut map.tables.nodes, pending, caller.debug_loc(call)?)?;
    }
    for id in loops {
        if !map.tables.nodes.contains_key(&id) {
            copy_loop_id(module, &mut map.tables.nodes, id);
        }
    }
    Some(map)
}

/// Whether a node identifies a loop: it is distinct, and its first operand is itself (LangRef "'llvm.loop'").
fn is_loop_id(module: &Module, id: Metadata) -> bool {
    let node = module.tables.metadata.node(id);
    node.is_some_and(|node| node.class() == Class::Tuple && node.is_distinct() && node.operand(0) == Some(id))
}

/// Makes an identifier for a copied loop, which mentions the mapped places of its begin and end.
fn copy_loop_id(module: &mut Module, nodes: &mut FxHashMap<Metadata, Metadata>, id: Metadata) {
    let copy = module.tables.metadata.reserve();
    nodes.insert(id, copy);
    let Some(node) = module.tables.metadata.node(id) else { return };
    let mapped = |part: Metadata| nodes.get(&part).copied().unwrap_or(part).to_word();
    let words: Vec<u32> = node.operands().map(|part| part.map_or(0, mapped)).collect();
    module.tables.metadata.define(copy, Class::Tuple, true, &words);
}

/// Maps debug locations, and those that they were inlined at, to locations inlined at a call.
fn map_locations(
    module: &mut Module,
    nodes: &mut FxHashMap<Metadata, Metadata>,
    mut pending: Vec<Metadata>,
    call: Metadata,
) -> Option<()> {
    let at = distinct_copy(module, call)?;
    // A location is mapped after the one that it was inlined at before. Only an invalid chain is longer than this.
    let limit = pending.len() + module.tables.metadata.len() as usize;
    while let Some(&location) = pending.last() {
        if pending.len() > limit {
            return None;
        }
        let node = module.tables.metadata.node(location).filter(|node| node.class() == Class::DILocation)?;
        match node.reference_named("inlinedAt") {
            Some(outer) if !nodes.contains_key(&outer) => pending.push(outer),
            outer => {
                let outer = outer.map_or(at, |outer| nodes[&outer]);
                let (mut words, distinct) = (node.words().to_vec(), node.is_distinct());
                let (place, _) = Class::DILocation.info().slot(node.field_named("inlinedAt")?);
                words.resize(words.len().max(place + 1), 0);
                words[place] = outer.to_word();
                let new = module.tables.metadata.intern_node(Class::DILocation, distinct, &words);
                nodes.insert(location, new);
                pending.pop();
            }
        }
    }
    Some(())
}

/// Returns a copy of a location that is equal only to itself, so that each inlined call stays apart.
fn distinct_copy(module: &mut Module, location: Metadata) -> Option<Metadata> {
    let words = module.tables.metadata.node(location)?.words().to_vec();
    Some(module.tables.metadata.intern_node(Class::DILocation, true, &words))
}
