//! Assumptions: what loads promise about their values is kept when the loads go, and assumptions about slots are
//! dropped (LangRef "'nonnull' Metadata", "Assume Operand Bundles").

use draig_analysis::{Analyses, Subject, Values};
use draig_ir::{
    Body, CallInfo, ConstKind, Global, Inst, InstBuild, IntPredicate, MemoryAccess, MetadataKind, Module, Opcode, Type,
    Value,
};
use draig_tables::intrinsics::ids;
use rustc_hash::FxHashMap;

/// Number of assumptions about one value that are compared with a new one.
const MAX_COMPARED: usize = 64;

/// Replaces operands of assumptions by poison, in bundles that say nothing.
pub(super) fn drop_assumed(module: &mut Module, body: &mut Body, assumed: &[(Inst, usize)]) {
    if assumed.is_empty() {
        return;
    }
    let tag = module.tables.strings.intern(b"ignore");
    for &(call, operand) in assumed {
        let ty = Type::PTR;
        let ty = body.operands(call)[operand].as_inst().map_or(ty, |inst| body.inst_type(inst));
        let poison = module.tables.const_poison(ty);
        body.set_operand(call, operand, poison);
        body.set_bundle_tag(call, operand, tag);
    }
}

/// Keeps what loads with `!noundef` promised about the values that replace them: a pointer that was `!nonnull` is
/// assumed not to be null, and undef makes the place unreachable.
pub(super) fn keep_promises(module: &mut Module, function: Global, body: &mut Body, promises: Vec<(Inst, Value)>) {
    let kinds = &module.tables.metadata_kinds;
    let (Some(noundef), nonnull) = (kinds.find(b"noundef"), kinds.find(b"nonnull")) else { return };
    let (mut undefined, mut nonnulls) = (Vec::new(), Vec::new());
    for (load, value) in promises {
        let has = |kind: MetadataKind| body.attachment(load, kind).is_some();
        if !has(noundef) {
            continue;
        }
        let kind = value.as_const().map(|constant| module.tables.constants.kind(constant));
        if matches!(kind, Some(ConstKind::Undef | ConstKind::Poison)) {
            undefined.push(load);
        } else if nonnull.is_some_and(has) {
            nonnulls.push((load, value));
        }
    }
    for load in undefined {
        let poison = Value::from(module.tables.const_poison(Type::PTR));
        let access = MemoryAccess { align: draig_ir::Align::from_log2(0), ..MemoryAccess::default() };
        let condition = Value::from(module.tables.const_bool(true));
        body.insert_inst(load, InstBuild::memory(Opcode::Store, Type::VOID, &access), &[condition, poison]);
    }
    let nonnulls = unknown(module, function, body, nonnulls);
    if nonnulls.is_empty() {
        return;
    }
    let Ok(assume) = draig_ir::intrinsics::get_declaration(module, ids::ASSUME, &[]) else { return };
    let function_type = module.global(assume).value_type;
    for (load, value) in nonnulls {
        let null = module.tables.const_null(body.inst_type(load));
        let Some(null) = null else { continue };
        let compare = InstBuild::icmp(Type::I1, IntPredicate::Ne);
        let condition = body.insert_inst(load, compare, &[value, null.into()]);
        let call = body.build_call(Opcode::Call, Type::VOID, 0, CallInfo::new(function_type), &[], 0);
        body.insert_inst(load, call, &[condition.into(), assume.into()]);
    }
}

/// Returns the pairs whose value is not known to be other than null already, by facts or by an earlier pair.
fn unknown(module: &Module, function: Global, body: &Body, pairs: Vec<(Inst, Value)>) -> Vec<(Inst, Value)> {
    if pairs.is_empty() {
        return pairs;
    }
    let analyses = Analyses::new(Subject::with_body(module, function, body));
    let values = Values::new(&analyses);
    let mut assumed: FxHashMap<Value, Vec<Inst>> = FxHashMap::default();
    let mut left = Vec::new();
    for (load, value) in pairs {
        let before = assumed.entry(value).or_default();
        let holds = |&other: &Inst| {
            let (Some(here), Some(there)) = (body.block_of(load), body.block_of(other)) else { return false };
            match here == there {
                true => body.comes_before(other, load),
                false => analyses.dominators().dominates_block(there, here),
            }
        };
        if before.iter().take(MAX_COMPARED).any(holds) || values.is_known_nonzero(value, Some(load)) {
            continue;
        }
        before.push(load);
        left.push((load, value));
    }
    left
}
