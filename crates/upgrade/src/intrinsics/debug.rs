//! Debug intrinsics, which became debug records (LangRef "Debug Records").

use draig_ir::metadata::{Class, NodeWriter};
use draig_ir::{DbgRecordData, DbgRecordKind, LocalMetadataData, Metadata, MetadataData, Value, ValueKind};
use draig_tables::dwarf::constants::{DW_OP_DEREF, DW_OP_LLVM_FRAGMENT, DW_OP_PLUS_UCONST, DW_OP_STACK_VALUE};
use draig_tables::dwarf_expression::operation_len;

use super::{Outcome, UpgradeContext};

/// `llvm.dbg.value(location, variable, expression)`. Older calls have an offset after the location; if it is
/// not zero, LLVM drops the call.
pub(super) fn value(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let mut first = 1;
    if cx.arg_count() == 4 {
        let offset = cx.arg(1)?;
        if !cx.module().tables.is_null(offset) {
            return Some(Outcome::Erase);
        }
        first = 2;
    }
    let record = DbgRecordData {
        location: location(cx, 0)?,
        variable: metadata(cx, first)?,
        expression: metadata(cx, first + 1)?,
        ..empty(DbgRecordKind::Value)
    };
    place(cx, record)
}

/// `llvm.dbg.declare(address, variable, expression)`
pub(super) fn declare(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let record = DbgRecordData {
        location: location(cx, 0)?,
        variable: metadata(cx, 1)?,
        expression: metadata(cx, 2)?,
        ..empty(DbgRecordKind::Declare)
    };
    place(cx, record)
}

/// `llvm.dbg.addr(address, variable, expression)`: the value is stored at the address.
pub(super) fn addr(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let expression = metadata(cx, 2)?;
    let record = DbgRecordData {
        location: location(cx, 0)?,
        variable: metadata(cx, 1)?,
        expression: expression.map(|expression| append_deref(cx, expression)),
        ..empty(DbgRecordKind::Value)
    };
    place(cx, record)
}

/// `llvm.dbg.assign(value, variable, expression, id, address, expression of the address)`
pub(super) fn assign(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let record = DbgRecordData {
        location: location(cx, 0)?,
        variable: metadata(cx, 1)?,
        expression: metadata(cx, 2)?,
        assign_id: metadata(cx, 3)?,
        address: location(cx, 4)?,
        address_expression: metadata(cx, 5)?,
        ..empty(DbgRecordKind::Assign)
    };
    place(cx, record)
}

/// `llvm.dbg.label(label)`
pub(super) fn label(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let record = DbgRecordData { variable: metadata(cx, 0)?, ..empty(DbgRecordKind::Label) };
    place(cx, record)
}

fn empty(kind: DbgRecordKind) -> DbgRecordData {
    DbgRecordData {
        kind,
        location: None,
        variable: None,
        expression: None,
        debug_loc: None,
        assign_id: None,
        address: None,
        address_expression: None,
    }
}

/// Places the record before the call, which is removed.
fn place(cx: &mut UpgradeContext<'_>, mut record: DbgRecordData) -> Option<Outcome> {
    record.debug_loc = cx.body().debug_loc(cx.call);
    let record = cx.body_mut().create_record(&record);
    let call = cx.call;
    cx.body_mut().place_record_before(record, call);
    Some(Outcome::Erase)
}

/// Returns an argument as the location of a record: the value itself for `metadata i32 %x`. The inner `None`
/// means that there is no such argument, or that it is not metadata.
fn location(cx: &UpgradeContext<'_>, number: usize) -> Option<Option<Value>> {
    let Some(arg) = cx.arg(number) else { return Some(None) };
    Some(match arg.kind() {
        ValueKind::Metadata(id) => Some(cx.module().tables.metadata.as_value(id).unwrap_or(arg)),
        ValueKind::LocalMetadata(id) => Some(match cx.body().local_metadata(id) {
            LocalMetadataData::Value(value) => *value,
            LocalMetadataData::ArgList(_) => arg,
        }),
        _ => None,
    })
}

/// Returns an argument that is a node. The inner `None` means that there is no such argument; the record is
/// then invalid, which the verifier reports.
fn metadata(cx: &UpgradeContext<'_>, number: usize) -> Option<Option<Metadata>> {
    let Some(arg) = cx.arg(number) else { return Some(None) };
    Some(match arg.kind() {
        ValueKind::Metadata(id) if matches!(cx.module().tables.metadata.get(id), MetadataData::Node(_)) => Some(id),
        _ => None,
    })
}

/// Appends a load to an expression, before a final fragment and the stack-value operator.
fn append_deref(cx: &mut UpgradeContext<'_>, expression: Metadata) -> Metadata {
    let pool = &mut cx.module_mut().tables.metadata;
    let Some(node) = pool.node(expression).filter(|node| node.class() == Class::DIExpression) else {
        return expression;
    };
    let elements: Vec<u64> = node.elements().collect();
    let mut at = 0;
    while let Some(&code) = elements.get(at) {
        if code == u64::from(DW_OP_STACK_VALUE) || code == u64::from(DW_OP_LLVM_FRAGMENT) {
            break;
        }
        at += operation_len(code);
    }
    let at = at.min(elements.len());
    let mut writer = NodeWriter::new(Class::DIExpression);
    let deref = [u64::from(DW_OP_DEREF)];
    let all: Vec<u64> = elements[..at].iter().chain(&deref).chain(&elements[at..]).copied().collect();
    for element in fold_additions(&all) {
        writer.push_element(element);
    }
    pool.intern_node(Class::DIExpression, false, writer.words())
}

/// Returns the elements without additions of 0, and with consecutive additions combined. (LLVM also folds
/// other arithmetic with constants, which does not occur in such expressions.)
fn fold_additions(elements: &[u64]) -> Vec<u64> {
    let mut folded: Vec<u64> = Vec::with_capacity(elements.len());
    // Whether the last operation is an addition.
    let mut adds = false;
    let mut rest = elements;
    while let [code, ..] = *rest {
        let (operation, tail) = rest.split_at(operation_len(code).clamp(1, rest.len()));
        rest = tail;
        let &[_, addend] = operation else {
            adds = false;
            folded.extend_from_slice(operation);
            continue;
        };
        let is_addition = code == u64::from(DW_OP_PLUS_UCONST);
        match folded.last_mut() {
            _ if is_addition && addend == 0 => {}
            Some(sum) if is_addition && adds && sum.checked_add(addend).is_some() => *sum += addend,
            _ => {
                adds = is_addition;
                folded.extend_from_slice(operation);
            }
        }
    }
    folded
}
