//! Changes of the bitcode reader in functions and their bodies. [`current`] finds the bodies that need no
//! change.

mod current;

use draig_ir::metadata::Class;
use draig_ir::{
    AttrList, Attribute, Block, Body, BundleInfo, FunctionEditor, Global, Inst, Metadata, MetadataKind, Module, Opcode,
    RmwOp, Symbol, Type, Value, ValueKind,
};
use draig_tables::AttrKind;
use draig_tables::metadata_kinds::MD_PROF;
use rustc_hash::FxHashMap;

use crate::arc;
use crate::attributes::{Place, Upgrader, change_set, drop_incompatible};
use crate::metadata;

/// Upgrades every function.
pub(crate) fn upgrade(module: &mut Module, threads: usize, from_text: bool) {
    let has_strict = module.functions().iter().any(|&function| has_attribute(module, function, AttrKind::StrictFP));
    let mut cx = Context::new(Upgrader::new(&module.tables), has_strict);
    for variable in module.variables().to_vec() {
        let Some(set) = module.global(variable).as_variable().and_then(|variable| variable.attributes) else {
            continue;
        };
        let new = cx.attributes.function_set(&mut module.tables, set);
        if let Some(variable) = module.global_mut(variable).as_variable_mut() {
            variable.attributes = Some(new);
        }
    }
    let functions = module.functions().to_vec();
    for &function in &functions {
        upgrade_header(module, &mut cx, function);
    }
    let outdated: Vec<Global> =
        outdated(module, &mut cx, &functions, threads).into_iter().map(|number| functions[number]).collect();
    if outdated.len() <= FEW {
        for function in outdated {
            if let Some(mut editor) = module.edit(function) {
                upgrade_body(&mut cx, &mut editor, from_text);
            }
        }
        return;
    }
    let (attributes, has_strict) = (cx.attributes, cx.has_strict);
    let state = || Context::new(attributes.clone(), has_strict);
    module.edit_selected(&outdated, threads, state, |cx, editor| upgrade_body(cx, editor, from_text));
}

/// Number of outdated functions up to which preparing a parallel edit costs more than the edits.
const FEW: usize = 32;

fn upgrade_body(cx: &mut Context, editor: &mut FunctionEditor<'_>, from_text: bool) {
    let function = editor.function();
    let (body, module) = editor.body_and_module_mut();
    let is_strict = has_attribute(module, function, AttrKind::StrictFP);
    for inst in body.insts().collect::<Vec<_>>() {
        upgrade_inst(module, cx, function, body, inst, is_strict);
    }
    // The bitcode reader has done this already.
    if std::mem::take(&mut cx.has_phi) && from_text {
        rename_expression_blocks(body);
    }
}

struct Context {
    attributes: Upgrader,
    /// Cache: the uniqued location that replaces each distinct one.
    locations: FxHashMap<Metadata, Metadata>,
    /// Whether the function has a `phi`.
    has_phi: bool,
    /// Whether a function has `strictfp`.
    has_strict: bool,
    /// For each attribute list, a function type of calls for which the list can stay unchanged.
    unchanged: Vec<Option<Type>>,
}

impl Context {
    fn new(attributes: Upgrader, has_strict: bool) -> Context {
        Context { attributes, locations: FxHashMap::default(), has_phi: false, has_strict, unchanged: Vec::new() }
    }
}

/// Indices of the functions whose bodies may need changes, in order.
fn outdated(module: &mut Module, cx: &mut Context, functions: &[Global], threads: usize) -> Vec<usize> {
    if cx.has_strict {
        return (0..functions.len()).collect();
    }
    let current::Survey { mut outdated, lists } = current::survey(module, functions, threads);
    // Upgraded attribute lists get their numbers in this order.
    let mut lists: Vec<(AttrList, Type)> = lists.into_iter().collect();
    lists.sort_unstable();
    // Usually all can stay, and then the users of a list need not be found.
    if !lists.into_iter().all(|(list, ty)| is_current_list(module, cx, list, ty)) {
        for (number, &function) in functions.iter().enumerate() {
            let calls = module.body(function).into_iter().flat_map(Body::all_calls);
            let lists: Vec<_> = calls.map(|call| (call.attributes, call.function_type)).collect();
            if !lists.into_iter().all(|(list, ty)| is_current_list(module, cx, list, ty)) {
                outdated.push(number);
            }
        }
    }
    outdated.sort_unstable();
    outdated.dedup();
    outdated
}

/// Whether the attributes of calls can stay, as far as that can be determined without looking at arguments.
fn is_current_list(module: &mut Module, cx: &mut Context, list: AttrList, ty: Type) -> bool {
    if list == AttrList::EMPTY || cx.unchanged.get(list.as_u32() as usize) == Some(&Some(ty)) {
        return true;
    }
    let attributes = &module.tables.attributes;
    if attributes.has(attributes.list(list).function, AttrKind::StrictFP) {
        return false;
    }
    if cx.attributes.list(&mut module.tables, list, ty) != list {
        return false;
    }
    let number = list.as_u32() as usize;
    if cx.unchanged.len() <= number {
        cx.unchanged.resize(number + 1, None);
    }
    cx.unchanged[number] = Some(ty);
    true
}

fn has_attribute(module: &Module, function: Global, kind: AttrKind) -> bool {
    let attributes = &module.tables.attributes;
    let list = module.global(function).as_function().map(|function| function.attributes);
    list.is_some_and(|list| attributes.has(attributes.list(list).function, kind))
}

/// Upgrades the attributes of the function, and moves information in some of them to its section and atomics.
fn upgrade_header(module: &mut Module, cx: &mut Context, function: Global) {
    let ty = module.global(function).value_type;
    let Some(old) = module.global(function).as_function().map(|function| function.attributes) else { return };
    let mut list = cx.attributes.list(&mut module.tables, old, ty);
    if let Some((key, section)) = string_attribute(module, list, b"implicit-section-name") {
        module.global_mut(function).section = section;
        list = without(module, list, key);
    }
    if !module.is_declaration(function)
        && let Some((key, value)) = string_attribute(module, list, b"amdgpu-unsafe-fp-atomics")
    {
        if module.tables.str(value) == b"true" {
            mark_unsafe_atomics(module, function);
        }
        list = without(module, list, key);
    }
    if list != old
        && let Some(function) = module.global_mut(function).as_function_mut()
    {
        function.attributes = list;
    }
}

/// Returns key and value of a string attribute of a function.
fn string_attribute(module: &Module, list: AttrList, key: &[u8]) -> Option<(Symbol, Symbol)> {
    let key = module.tables.strings.find(key)?;
    let attributes = &module.tables.attributes;
    Some((key, attributes.string(attributes.list(list).function, key)?))
}

fn without(module: &mut Module, list: AttrList, key: Symbol) -> AttrList {
    change_set(&mut module.tables, list, Place::Function, |set| {
        set.retain(|attribute| !matches!(*attribute, Attribute::String(other, _) if other == key));
    })
}

/// Converts `"amdgpu-unsafe-fp-atomics"` to metadata on each floating-point `atomicrmw`.
fn mark_unsafe_atomics(module: &mut Module, function: Global) {
    let Some((body, tables)) = module.body_and_tables_mut(function) else { return };
    let marks = ["amdgpu.no.fine.grained.host.memory", "amdgpu.no.remote.memory.access", "amdgpu.ignore.denormal.mode"];
    for inst in body.insts().collect::<Vec<_>>() {
        if !body.rmw_op(inst).is_some_and(RmwOp::is_float) {
            continue;
        }
        let empty = tables.metadata.tuple(&[]);
        for mark in marks {
            let kind = tables.metadata_kinds.intern(mark.as_bytes());
            body.set_attachment(inst, kind, Some(empty));
        }
    }
}

fn upgrade_inst(module: &mut Module, cx: &mut Context, function: Global, body: &mut Body, inst: Inst, is_strict: bool) {
    if body.opcode(inst) == Opcode::Phi {
        cx.has_phi |= !body.operands(inst).is_empty();
        unify_incoming(body, inst);
    }
    if let Some(location) = body.debug_loc(inst) {
        let uniqued = uniqued_location(module, cx, location);
        if uniqued != location {
            body.set_debug_loc(inst, Some(uniqued));
        }
    }
    let prof = MetadataKind::from_u32(MD_PROF);
    if let Some(weights) = body.attachment(inst, prof)
        && has_wrong_weights(module, body, inst, weights)
    {
        body.set_attachment(inst, prof, None);
    }
    if body.opcode(inst).is_call() {
        upgrade_call(module, cx, function, body, inst, is_strict);
    }
}

/// Number of incoming values above which they are looked up by hash.
const FEW_INCOMING: usize = 8;

/// Unifies the incoming values of a `phi` for a block that occurs several times: all become the first one.
fn unify_incoming(body: &mut Body, phi: Inst) {
    let count = body.operands(phi).len();
    let mut incoming: FxHashMap<Block, Value> = FxHashMap::default();
    for number in 0..count {
        let (Some(block), value) = (body.phi_block(phi, number), body.operands(phi)[number]) else { continue };
        let first = if count <= FEW_INCOMING {
            let earlier = (0..number).find(|&earlier| body.phi_block(phi, earlier) == Some(block));
            earlier.map_or(value, |earlier| body.operands(phi)[earlier])
        } else {
            *incoming.entry(block).or_insert(value)
        };
        if first != value {
            body.set_operand(phi, number, first);
        }
    }
}

/// Name of a block that the bitcode reader creates in a function with a `phi`, for constant expressions on an
/// edge that have to become instructions. An existing block with that name gets a number.
const EXPRESSION_BLOCK: &[u8] = b"phi.constexpr";

fn rename_expression_blocks(body: &mut Body) {
    let Some(block) = body.blocks().find(|&block| body.names().get(block) == Some(EXPRESSION_BLOCK)) else { return };
    let numbered = |number: u32| [EXPRESSION_BLOCK, number.to_string().as_bytes()].concat();
    let names = body.names_mut();
    let name = (1..).map(numbered).find(|name| names.find(name).is_none());
    names.set_unchecked(block, &name.unwrap_or_default());
}

/// Returns the uniqued location for a distinct one. Bitcode stores the fields of an instruction's location,
/// so it is read back as uniqued.
fn uniqued_location(module: &mut Module, cx: &mut Context, location: Metadata) -> Metadata {
    let Some(node) = metadata::node(module, Some(location)) else { return location };
    if node.class() != Class::DILocation {
        return location;
    }
    if !node.is_distinct() {
        return location;
    }
    if let Some(&known) = cx.locations.get(&location) {
        return known;
    }
    let words = node.words().to_vec();
    let new = module.tables.metadata.intern_node(Class::DILocation, false, &words);
    cx.locations.insert(location, new);
    new
}

/// Whether the number of branch weights differs from the number of branches. Such weights are dropped.
fn has_wrong_weights(module: &Module, body: &Body, inst: Inst, weights: Metadata) -> bool {
    let operands = metadata::operands(module, weights);
    let Some(&name) = operands.first() else { return false };
    if metadata::string(module, name) != Some(b"branch_weights") {
        return false;
    }
    let expected = match body.opcode(inst) {
        Opcode::Br | Opcode::Switch | Opcode::IndirectBr => body.successors(inst).count(),
        Opcode::Call => 1,
        Opcode::Select => 2,
        _ => return false,
    };
    // The weights may be preceded by their origin.
    let has_origin = operands.get(1).is_some_and(|&origin| metadata::string(module, origin).is_some());
    operands.len() != expected + 1 + usize::from(has_origin)
}

fn upgrade_call(module: &mut Module, cx: &mut Context, function: Global, body: &mut Body, inst: Inst, is_strict: bool) {
    let Some(info) = body.call(inst).copied() else { return };
    let mut list = cx.attributes.list(&mut module.tables, info.attributes, info.function_type);
    if info.attributes != AttrList::EMPTY {
        list = drop_variable(module, body, function, inst, list);
    }
    let is_strict_call = |module: &Module| {
        let attributes = &module.tables.attributes;
        attributes.has(attributes.list(list).function, AttrKind::StrictFP)
            || cx.has_strict
                && body
                    .callee(inst)
                    .and_then(Value::as_global)
                    .is_some_and(|callee| has_attribute(module, callee, AttrKind::StrictFP))
    };
    if !is_strict && is_strict_call(module) && !is_constrained(module, body, inst) {
        list = change_set(&mut module.tables, list, Place::Function, |set| {
            set.retain(|attribute| attribute.kind() != Some(AttrKind::StrictFP));
            set.push(Attribute::Enum(AttrKind::NoBuiltin));
        });
    }
    if list != info.attributes
        && let Some(info) = body.call_mut(inst)
    {
        info.attributes = list;
    }
    if let Some(ValueKind::InlineAsm(asm)) = body.callee(inst).map(Value::kind)
        && let Some(new) = arc::upgraded_asm(module, asm)
    {
        body.set_operand(inst, body.operands(inst).len() - 1, new);
    }
    if info.bundle_count() != 0 {
        drop_bundles(module, body, inst);
    }
}

/// Drops attributes of variable arguments that do not apply to their types.
fn drop_variable(module: &mut Module, body: &Body, function: Global, inst: Inst, mut list: AttrList) -> AttrList {
    let Some(info) = body.call(inst) else { return list };
    let fixed = module.tables.types.as_function(info.function_type).map_or(0, |ty| ty.params.len());
    let count = module.tables.attributes.list(list).params.len();
    for number in fixed..count {
        let Some(&arg) = body.call_args(inst).get(number) else { break };
        let ty = module.value_type(function, body, arg);
        let old = module.tables.attributes.param(list, number);
        let new = drop_incompatible(&mut module.tables, old, ty);
        if new != old {
            let kept = module.tables.attributes.set(new).to_vec();
            list = change_set(&mut module.tables, list, Place::Param(number), |set| *set = kept);
        }
    }
    list
}

/// Whether a call is of a constrained floating-point intrinsic.
fn is_constrained(module: &Module, body: &Body, inst: Inst) -> bool {
    let callee = body.callee(inst).and_then(Value::as_global);
    callee.is_some_and(|callee| module.name(callee).starts_with(b"llvm.experimental.constrained."))
}

fn drop_bundles(module: &Module, body: &mut Body, inst: Inst) {
    let is_dropped = |(tag, operands): &(Symbol, &[Value])| arc::is_dropped_bundle(module.tables.str(*tag), operands);
    if !body.bundles(inst).any(|bundle| is_dropped(&bundle)) {
        return;
    }
    let Some(info) = body.call(inst).copied() else { return };
    let mut operands = body.call_args(inst).to_vec();
    let mut bundles = Vec::new();
    for (tag, values) in body.bundles(inst).filter(|bundle| !is_dropped(bundle)) {
        bundles.push(BundleInfo { tag, operand_count: values.len() as u32 });
        operands.extend_from_slice(values);
    }
    let dests = body.call_dests(inst).to_vec();
    operands.extend_from_slice(&dests);
    operands.extend(body.callee(inst));
    let indirect = if body.opcode(inst) == Opcode::CallBr { dests.len() as u32 - 1 } else { 0 };
    let (opcode, ty, flags) = (body.opcode(inst), body.inst_type(inst), body.flag_bits(inst));
    let build = body.build_call(opcode, ty, flags, info, &bundles, indirect);
    body.replace_inst(inst, build, &operands);
}
