//! Rules for attachments of instructions, in LLVM's order, independent of the order of attaching.

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{Global, GlobalKind, Inst, Metadata, Opcode, Type, TypeKind, Value};
use draig_num::FloatFormat;
use draig_tables::metadata_kinds as kind;
use rustc_hash::FxHashSet;

use super::ranges::{self, Ranges};
use super::{count, integer, memory_profile, nth, profile, scopes, string, visit};
use crate::context::FunctionCx;
use crate::rules::{accesses, attachments as rule, newer};
use crate::sink::{Checked, Report, ensure};
use crate::violation::Place;
use crate::{debug_info, tbaa};

/// The kinds with rules, in the order in which LLVM checks them.
const ORDER: [u32; 26] = [
    kind::MD_FPMATH,
    kind::MD_RANGE,
    kind::MD_NOALIAS_ADDRSPACE,
    kind::MD_INVARIANT_GROUP,
    kind::MD_INVARIANT_LOAD,
    kind::MD_NOUNDEF,
    kind::MD_NONNULL,
    kind::MD_DEREFERENCEABLE,
    kind::MD_DEREFERENCEABLE_OR_NULL,
    kind::MD_NOFREE,
    kind::MD_TBAA,
    kind::MD_NOALIAS,
    kind::MD_ALIAS_SCOPE,
    kind::MD_ACCESS_GROUP,
    kind::MD_ALIGN,
    kind::MD_PROF,
    kind::MD_MEMPROF,
    kind::MD_CALLSITE,
    kind::MD_CALLEE_TYPE,
    kind::MD_DIASSIGNID,
    kind::MD_MMRA,
    kind::MD_ANNOTATION,
    kind::MD_CAPTURES,
    kind::MD_ALLOC_TOKEN,
    kind::MD_DBG,
    kind::MD_LOOP,
];

/// The bit of each kind, by its position in [`ORDER`]; 0 for kinds without rules.
const RANKS: [u32; kind::COUNT as usize] = {
    let mut ranks = [0; kind::COUNT as usize];
    let mut at = 0;
    while at < ORDER.len() {
        ranks[ORDER[at] as usize] = 1 << at;
        at += 1;
    }
    ranks
};

/// Checks each attachment, then walks all of them.
pub(super) fn check(cx: &mut FunctionCx<'_>, inst: Inst) -> Checked {
    let body = cx.body;
    let (mut some, mut has_newer) = (0, false);
    for (kind, id) in body.attachments(inst) {
        has_newer |= kind.as_u32() >= kind::COUNT;
        if !is_known(cx, inst, kind.as_u32(), id) {
            some |= RANKS.get(kind.as_u32() as usize).copied().unwrap_or(0);
        }
    }
    if has_newer {
        newer(cx, inst)?;
    }
    while some != 0 {
        let number = ORDER[some.trailing_zeros() as usize];
        some &= some - 1;
        let of_kind = body.attachments(inst).find(|(kind, _)| kind.as_u32() == number);
        if let Some((_, id)) = of_kind {
            one(cx, inst, number, id)?;
        }
    }
    Ok(())
}

/// Whether an attachment is already known to be valid. Each kind occurs once.
#[inline]
fn is_known(cx: &FunctionCx<'_>, inst: Inst, number: u32, id: Metadata) -> bool {
    match number {
        kind::MD_TBAA => cx.metadata.tags.contains(id) && tbaa::accesses(cx.body.opcode(inst)),
        kind::MD_NOALIAS | kind::MD_ALIAS_SCOPE => cx.metadata.scope_lists.contains(id),
        // LLVM 22 has no rules for these.
        kind::MD_INVARIANT_LOAD | kind::MD_NOUNDEF => !cx.cx.is_newer(),
        _ => false,
    }
}

/// Walks the metadata below the attachments, after the rules for the instruction's location.
pub(super) fn walk(cx: &mut FunctionCx<'_>, inst: Inst) {
    let body = cx.body;
    for (number, id) in body.attachments(inst) {
        visit(cx, id, number.as_u32() == kind::MD_LOOP, inst);
    }
}

fn one(cx: &mut FunctionCx<'_>, inst: Inst, number: u32, id: Metadata) -> Checked {
    let Some(node) = cx.tables.metadata.node(id) else { return Ok(()) };
    let place = Place::from((inst, id));
    let opcode = cx.body.opcode(inst);
    match number {
        kind::MD_FPMATH => fpmath(cx, inst, node, place),
        kind::MD_RANGE => {
            ensure!(cx, matches!(opcode, Opcode::Load | Opcode::Call | Opcode::Invoke), rule::RANGE_PLACE, place);
            let ty = cx.body.inst_type(inst);
            ranges::check(cx, cx.tables, id, Ranges::Result(ty), place)
        }
        kind::MD_NOALIAS_ADDRSPACE => {
            use Opcode::{AtomicRmw, Call, CmpXchg, Load, Store};
            let accesses = matches!(opcode, Load | Store | AtomicRmw | CmpXchg | Call);
            ensure!(cx, accesses, rule::NOALIAS_ADDRSPACE_PLACE, place);
            ranges::check(cx, cx.tables, id, Ranges::AddressSpace, place)
        }
        kind::MD_INVARIANT_GROUP => {
            ensure!(cx, matches!(opcode, Opcode::Load | Opcode::Store), rule::INVARIANT_GROUP, place);
            Ok(())
        }
        kind::MD_INVARIANT_LOAD => {
            let valid = opcode == Opcode::Load || calls_reading_intrinsic(cx, inst);
            ensure!(cx, valid, newer::INVARIANT_LOAD, place);
            Ok(())
        }
        kind::MD_NOUNDEF => {
            ensure!(cx, opcode == Opcode::Load, newer::NOUNDEF_PLACE, place);
            ensure!(cx, count(node) == 0, newer::NOUNDEF_EMPTY, place);
            Ok(())
        }
        kind::MD_NONNULL => {
            ensure!(cx, is_pointer(cx, inst), rule::NONNULL_TYPE, place);
            ensure!(cx, opcode == Opcode::Load, rule::NONNULL_PLACE, place);
            ensure!(cx, count(node) == 0, rule::NONNULL_EMPTY, place);
            Ok(())
        }
        kind::MD_DEREFERENCEABLE | kind::MD_DEREFERENCEABLE_OR_NULL => {
            ensure!(cx, is_pointer(cx, inst), rule::DEREFERENCEABLE_TYPE, place);
            let fits = matches!(opcode, Opcode::Load | Opcode::IntToPtr);
            ensure!(cx, fits, rule::DEREFERENCEABLE_PLACE, place);
            ensure!(cx, count(node) == 1, rule::DEREFERENCEABLE_OPERANDS, place);
            ensure!(cx, i64_of(cx, node).is_some(), rule::DEREFERENCEABLE_I64, place);
            Ok(())
        }
        kind::MD_NOFREE => {
            ensure!(cx, is_pointer(cx, inst), rule::NOFREE_TYPE, place);
            ensure!(cx, opcode == Opcode::IntToPtr, rule::NOFREE_PLACE, place);
            ensure!(cx, count(node) == 0, rule::NOFREE_EMPTY, place);
            Ok(())
        }
        kind::MD_TBAA => {
            // LLVM continues after a bad tag.
            let _ = tbaa::instruction(cx, inst, id);
            Ok(())
        }
        kind::MD_NOALIAS | kind::MD_ALIAS_SCOPE => {
            let _ = scopes::list(cx, id, node, place);
            Ok(())
        }
        kind::MD_ACCESS_GROUP => {
            let _ = access_group(cx, node, place);
            Ok(())
        }
        kind::MD_ALIGN => align(cx, inst, node, place),
        kind::MD_PROF => ignore_outcome(profile::instruction(cx, inst, id)),
        kind::MD_MEMPROF => ignore_outcome(memory_profile::profile(cx, inst, node, place)),
        kind::MD_CALLSITE => ignore_outcome(memory_profile::call_site(cx, inst, node, place)),
        kind::MD_CALLEE_TYPE => ignore_outcome(callee_type(cx, inst, node, place)),
        kind::MD_DIASSIGNID => ignore_outcome(debug_info::assign_id(cx, inst)),
        kind::MD_MMRA => ignore_outcome(relaxations(cx, inst, node, place)),
        kind::MD_ANNOTATION => ignore_outcome(annotation(cx, node, place)),
        kind::MD_CAPTURES => ignore_outcome(captures(cx, inst, node, place)),
        kind::MD_ALLOC_TOKEN => ignore_outcome(alloc_token(cx, inst, node, place)),
        _ => Ok(()),
    }
}

/// Ignores the outcome: LLVM checks some kinds in separate functions and continues with the next one after a
/// violation.
#[expect(clippy::unnecessary_wraps, reason = "replaces the outcome of a check")]
fn ignore_outcome(_outcome: Checked) -> Checked {
    Ok(())
}

fn is_pointer(cx: &FunctionCx<'_>, inst: Inst) -> bool {
    matches!(cx.types.kind(cx.body.inst_type(inst)), TypeKind::Pointer(_))
}

/// Returns the first operand, if it is an `i64`.
fn i64_of(cx: &FunctionCx<'_>, node: NodeRef<'_>) -> Option<u64> {
    let value = integer(cx.tables, nth(node, 0)?)?;
    (value.width() == 64).then(|| value.low_u64())
}

/// Checks the allowed error of a floating-point result.
fn fpmath(cx: &mut FunctionCx<'_>, inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    let float = cx.types.accepts_fast_math(cx.body.inst_type(inst));
    ensure!(cx, float, rule::FPMATH_TYPE, place);
    ensure!(cx, count(node) == 1, rule::FPMATH_OPERANDS, place);
    let value = nth(node, 0).and_then(|operand| cx.tables.metadata.as_value(operand));
    let accuracy = value.and_then(|value| Some((cx.tables.float_value(value)?, cx.tables.const_type(value)?)));
    let Some((accuracy, ty)) = accuracy else { return Err(cx.fail(&rule::FPMATH_NUMBER, place)) };
    ensure!(cx, cx.types.float_format(ty) == Some(FloatFormat::Float), rule::FPMATH_FLOAT, place);
    let positive = accuracy.is_finite() && !accuracy.is_zero() && !accuracy.is_negative();
    ensure!(cx, positive, rule::FPMATH_POSITIVE, place);
    Ok(())
}

fn align(cx: &mut FunctionCx<'_>, inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    ensure!(cx, is_pointer(cx, inst), rule::ALIGN_TYPE, place);
    ensure!(cx, cx.body.opcode(inst) == Opcode::Load, rule::ALIGN_PLACE, place);
    ensure!(cx, count(node) == 1, rule::ALIGN_OPERANDS, place);
    let Some(align) = i64_of(cx, node) else { return Err(cx.fail(&rule::ALIGN_I64, place)) };
    ensure!(cx, align.is_power_of_two(), rule::ALIGN_POWER, place);
    ensure!(cx, align <= 1 << draig_ir::MAX_ALIGN_LOG2, rule::ALIGN_HUGE, place);
    Ok(())
}

/// Checks a group of accesses, or a list of groups.
fn access_group(cx: &mut FunctionCx<'_>, node: NodeRef<'_>, place: Place) -> Checked {
    let is_group = |node: NodeRef<'_>| count(node) == 0 && node.is_distinct();
    if is_group(node) {
        return Ok(());
    }
    for number in 0..count(node) {
        let group = nth(node, number).and_then(|operand| cx.tables.metadata.node(operand));
        let Some(group) = group else { return Err(cx.fail(&rule::ACCESS_GROUP_LIST, place)) };
        ensure!(cx, is_group(group), rule::ACCESS_GROUP, place);
    }
    Ok(())
}

/// A check of an attachment.
type Check = fn(&mut FunctionCx<'_>, Inst, NodeRef<'_>, Place) -> Checked;

/// The kinds with rules whose numbers are newer than the table of fixed ones, and whether LLVM continues with the next
/// kind after a violation.
static NEWER: &[(&[u8], Check, bool)] = &[
    (b"nofpclass", no_fp_class, false),
    (b"mem.cache_hint", cache_hint, true),
    (b"inline_history", inline_history, false),
    (b"amdgpu.expected.active.lanes", active_lanes, false),
];

/// Checks the kinds whose numbers are newer than the table of fixed ones.
fn newer(cx: &mut FunctionCx<'_>, inst: Inst) -> Checked {
    for &(name, check, continues) in NEWER {
        let Some(wanted) = cx.tables.metadata_kinds.find(name) else { continue };
        let Some((_, id)) = cx.body.attachments(inst).find(|(kind, _)| *kind == wanted) else { continue };
        let Some(node) = cx.tables.metadata.node(id) else { continue };
        let outcome = check(cx, inst, node, Place::from((inst, id)));
        if !continues {
            outcome?;
        }
    }
    Ok(())
}

/// Checks the functions from which a call was inlined.
fn inline_history(cx: &mut FunctionCx<'_>, inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    if !cx.cx.is_newer() {
        return Ok(());
    }
    ensure!(cx, cx.body.opcode(inst).is_call(), newer::INLINE_HISTORY_PLACE, place);
    for operand in node.operands() {
        let Some(operand) = operand else { continue };
        let function = cx.tables.metadata.as_value(operand).and_then(|value| named_function(cx, value));
        ensure!(cx, function.is_some(), newer::INLINE_HISTORY, place);
    }
    Ok(())
}

/// Returns the function that a constant is, or is an alias of.
fn named_function(cx: &FunctionCx<'_>, value: Value) -> Option<Global> {
    let mut global = value.as_global()?;
    // An alias of an alias is rare, and a cycle of aliases is an error of its own.
    for _ in 0..cx.module.global_count() {
        match &cx.module.global(global).kind {
            GlobalKind::Function(_) => return Some(global),
            GlobalKind::Alias { aliasee } => global = aliasee.as_global()?,
            _ => return None,
        }
    }
    None
}

/// Checks the number of lanes expected to be active.
fn active_lanes(cx: &mut FunctionCx<'_>, _inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    if !cx.cx.is_newer() {
        return Ok(());
    }
    ensure!(cx, count(node) == 1, newer::ACTIVE_LANES, place);
    let lanes = nth(node, 0).and_then(|operand| integer(cx.tables, operand));
    ensure!(cx, lanes.is_some_and(|lanes| lanes.width() == 32), newer::ACTIVE_LANES_I32, place);
    Ok(())
}

/// Whether an instruction calls an intrinsic that writes no memory.
fn calls_reading_intrinsic(cx: &FunctionCx<'_>, inst: Inst) -> bool {
    let called = cx.body.callee(inst).and_then(Value::as_global);
    called.is_some_and(|called| {
        cx.cx.intrinsics.of(called).is_some() && !draig_ir::effects::may_write(cx.module, cx.body, inst)
    })
}

/// Checks the classes that a loaded floating-point number is promised not to have.
fn no_fp_class(cx: &mut FunctionCx<'_>, inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    ensure!(cx, cx.body.opcode(inst) == Opcode::Load, accesses::NO_FP_CLASS_PLACE, place);
    ensure!(cx, cx.types.accepts_fast_math(cx.body.inst_type(inst)), accesses::NO_FP_CLASS_TYPE, place);
    ensure!(cx, count(node) == 1, accesses::NO_FP_CLASS_OPERANDS, place);
    let mask = nth(node, 0).and_then(|operand| integer(cx.tables, operand)).filter(|mask| mask.width() == 32);
    let Some(mask) = mask else { return Err(cx.fail(&accesses::NO_FP_CLASS_I32, place)) };
    ensure!(cx, !mask.is_zero(), accesses::NO_FP_CLASS_EMPTY, place);
    ensure!(cx, mask.low_u64() & !0x3ff == 0, accesses::NO_FP_CLASS_MASK, place);
    Ok(())
}

/// Checks hints about caches: pairs of the number of an operand and a node of keys and values.
fn cache_hint(cx: &mut FunctionCx<'_>, inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    use Opcode::{AtomicRmw, CmpXchg, Fence, Load, Store};
    let tables = cx.tables;
    let opcode = cx.body.opcode(inst);
    let accesses = opcode.is_call() || matches!(opcode, Load | Store | AtomicRmw | CmpXchg | Fence);
    ensure!(cx, accesses, accesses::CACHE_HINT_PLACE, place);
    let callee = cx.body.callee(inst).and_then(Value::as_global);
    let is_intrinsic = callee.is_some_and(|callee| draig_ir::intrinsics::id_of(cx.module, callee).is_some());
    ensure!(cx, !opcode.is_call() || is_intrinsic, accesses::CACHE_HINT_CALL, place);
    ensure!(cx, count(node).is_multiple_of(2), accesses::CACHE_HINT_PAIRS, place);
    let operands = if opcode.is_call() { cx.body.call_args(inst) } else { cx.body.operands(inst) };
    let mut numbers = FxHashSet::default();
    for pair in 0..count(node) / 2 {
        let number = nth(node, 2 * pair).and_then(|operand| integer(tables, operand));
        let hint = nth(node, 2 * pair + 1).and_then(|operand| tables.metadata.node(operand));
        let (Some(number), Some(hint)) = (number, hint) else {
            return Err(cx.fail(&accesses::CACHE_HINT_KINDS, place));
        };
        let number = number.low_u64();
        let operand = usize::try_from(number).ok().and_then(|number| operands.get(number));
        let Some(&operand) = operand else { return Err(cx.fail(&accesses::CACHE_HINT_RANGE, place)) };
        ensure!(cx, cx.types.is_pointer(cx.type_of(operand)), accesses::CACHE_HINT_POINTER, place);
        ensure!(cx, numbers.insert(number), accesses::CACHE_HINT_TWICE, place);
        ensure!(cx, count(hint).is_multiple_of(2), accesses::CACHE_HINT_NODE, place);
        let mut keys = FxHashSet::default();
        for at in 0..count(hint) / 2 {
            let key = nth(hint, 2 * at).and_then(|operand| string(tables, operand));
            let Some(key) = key else { return Err(cx.fail(&accesses::CACHE_HINT_KEY, place)) };
            ensure!(cx, keys.insert(key), accesses::CACHE_HINT_KEY_TWICE, place);
        }
    }
    Ok(())
}

/// Checks the types that the callees of an indirect call may have: in LLVM 22 pairs of an offset and a name, in
/// LLVM 23 only names.
fn callee_type(cx: &mut FunctionCx<'_>, inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    let tables = cx.tables;
    ensure!(cx, cx.body.opcode(inst).is_call(), rule::CALLEE_TYPE_PLACE, place);
    for number in 0..count(node) {
        let entry = nth(node, number).and_then(|operand| tables.metadata.node(operand));
        let Some(entry) = entry else { return Err(cx.fail(&rule::CALLEE_TYPE_LIST, place)) };
        if count(entry) == 1
            && let Some(name) = nth(entry, 0).and_then(|operand| string(tables, operand))
        {
            ensure!(cx, name.ends_with(b".generalized"), rule::CALLEE_TYPE_GENERALIZED, place);
            continue;
        }
        ensure!(cx, count(entry) == 2, rule::CALLEE_TYPE_PAIR, place);
        let offset = nth(entry, 0).and_then(|operand| integer(tables, operand));
        ensure!(cx, offset.is_some_and(|offset| offset.is_zero()), rule::CALLEE_TYPE_OFFSET, place);
        let name = nth(entry, 1).and_then(|operand| string(tables, operand));
        let generalized = name.is_some_and(|name| name.ends_with(b".generalized"));
        ensure!(cx, generalized, rule::CALLEE_TYPE_GENERALIZED, place);
    }
    Ok(())
}

/// Checks relaxations of the memory model: a tag, or a tuple of tags.
fn relaxations(cx: &mut FunctionCx<'_>, inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    use Opcode::{AtomicRmw, CmpXchg, Fence, Load, Store};
    let tables = cx.tables;
    let opcode = cx.body.opcode(inst);
    let ordered = opcode.is_call() || matches!(opcode, Load | Store | AtomicRmw | CmpXchg | Fence);
    ensure!(cx, ordered, rule::MMRA_PLACE, place);
    let is_tag = |node: NodeRef<'_>| {
        let text = |number| nth(node, number).is_some_and(|operand| string(tables, operand).is_some());
        node.class() == Class::Tuple && count(node) == 2 && text(0) && text(1)
    };
    if is_tag(node) {
        return Ok(());
    }
    ensure!(cx, node.class() == Class::Tuple, rule::MMRA_TUPLE, place);
    for operand in node.operands() {
        let tag = operand.and_then(|operand| tables.metadata.node(operand));
        ensure!(cx, tag.is_some_and(is_tag), rule::MMRA_TAG, place);
    }
    Ok(())
}

fn annotation(cx: &mut FunctionCx<'_>, node: NodeRef<'_>, place: Place) -> Checked {
    let tables = cx.tables;
    ensure!(cx, node.class() == Class::Tuple, rule::ANNOTATION_TUPLE, place);
    ensure!(cx, count(node) != 0, rule::ANNOTATION_EMPTY, place);
    let is_text = |operand: Option<Metadata>| operand.is_some_and(|operand| string(tables, operand).is_some());
    for operand in node.operands() {
        let texts = operand.and_then(|operand| tables.metadata.node(operand));
        let texts = texts.is_some_and(|texts| texts.class() == Class::Tuple && texts.operands().all(is_text));
        ensure!(cx, is_text(operand) || texts, rule::ANNOTATION_OPERAND, place);
    }
    Ok(())
}

/// Checks which parts of a stored pointer are captured.
fn captures(cx: &mut FunctionCx<'_>, inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    const KNOWN: [&[u8]; 4] = [b"address_is_null", b"address", b"read_provenance", b"provenance"];
    ensure!(cx, cx.body.opcode(inst) == Opcode::Store, rule::CAPTURES_PLACE, place);
    let stored = cx.body.operands(inst).first().map_or(Type::VOID, |&value| cx.type_of(value));
    ensure!(cx, cx.types.is_pointer(stored), rule::CAPTURES_POINTER, place);
    ensure!(cx, count(node) != 0, rule::CAPTURES_EMPTY, place);
    for number in 0..count(node) {
        let text = nth(node, number).and_then(|operand| string(cx.tables, operand));
        let Some(text) = text else { return Err(cx.fail(&rule::CAPTURES_LIST, place)) };
        ensure!(cx, KNOWN.contains(&text), rule::CAPTURES_ENTRY, place);
    }
    Ok(())
}

/// Checks the source of an allocation token: a type's name, and whether the type contains pointers.
fn alloc_token(cx: &mut FunctionCx<'_>, inst: Inst, node: NodeRef<'_>, place: Place) -> Checked {
    ensure!(cx, cx.body.opcode(inst).is_call(), rule::ALLOC_TOKEN_PLACE, place);
    ensure!(cx, count(node) == 2, rule::ALLOC_TOKEN_OPERANDS, place);
    let name = nth(node, 0).and_then(|operand| string(cx.tables, operand));
    ensure!(cx, name.is_some(), rule::ALLOC_TOKEN_STRING, place);
    let pointers = nth(node, 1).and_then(|operand| integer(cx.tables, operand));
    ensure!(cx, pointers.is_some(), rule::ALLOC_TOKEN_INTEGER, place);
    Ok(())
}
