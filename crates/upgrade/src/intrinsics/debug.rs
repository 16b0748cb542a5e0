//! Debug intrinsics, which became debug records (LangRef "Debug Records"; canonical text, rule 81).

use draig_ir::metadata::{Class, NodeWriter};
use draig_ir::{DbgRecordData, DbgRecordKind, LocalMetadataData, Metadata, MetadataData, Value, ValueKind};
use draig_tables::dwarf::constants::{DW_OP_DEREF, DW_OP_LLVM_FRAGMENT, DW_OP_PLUS_UCONST, DW_OP_STACK_VALUE};
use draig_tables::dwarf_expression::operation_words;

use super::{Outcome, UpgradeContext};

/// `llvm.dbg.value(location, variable, expression)`; older ones had an offset behind the location,
/// and one that is not zero makes LLVM drop the call.
pub(super) fn value(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let mut first = 1;
    if cx.arg_count() == 4 {
        let offset = cx.arg(1)?;
        if !cx.module.tables.is_null(offset) {
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

/// `llvm.dbg.addr(address, variable, expression)`: a value that is what the address points to.
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

/// Puts the record before the call, which goes.
fn place(cx: &mut UpgradeContext<'_>, mut record: DbgRecordData) -> Option<Outcome> {
    record.debug_loc = cx.body.debug_loc(cx.call);
    let record = cx.body.create_record(&record);
    cx.body.place_record_before(record, cx.call);
    Some(Outcome::Erase)
}

/// An argument as the location of a record: the value itself for `metadata i32 %x`. Nothing inside if
/// there is no such argument, or if it is no metadata.
fn location(cx: &UpgradeContext<'_>, number: usize) -> Option<Option<Value>> {
    let Some(arg) = cx.arg(number) else { return Some(None) };
    Some(match arg.kind() {
        ValueKind::Metadata(id) => Some(cx.module.tables.metadata.as_value(id).unwrap_or(arg)),
        ValueKind::LocalMetadata(id) => Some(match cx.body.local_metadata(id) {
            LocalMetadataData::Value(value) => *value,
            LocalMetadataData::ArgList(_) => arg,
        }),
        _ => None,
    })
}

/// An argument that is a node. Nothing inside if there is no such argument: the record is broken then,
/// which is for a verifier to say.
fn metadata(cx: &UpgradeContext<'_>, number: usize) -> Option<Option<Metadata>> {
    let Some(arg) = cx.arg(number) else { return Some(None) };
    Some(match arg.kind() {
        ValueKind::Metadata(id) if matches!(cx.module.tables.metadata.get(id), MetadataData::Node(_)) => Some(id),
        _ => None,
    })
}

/// The expression that also loads: before a final fragment and the mark of a value.
fn append_deref(cx: &mut UpgradeContext<'_>, expression: Metadata) -> Metadata {
    let pool = &mut cx.module.tables.metadata;
    let Some(node) = pool.node(expression).filter(|node| node.class() == Class::DIExpression) else {
        return expression;
    };
    let elements: Vec<u64> = node.elements().collect();
    let mut at = 0;
    while let Some(&code) = elements.get(at) {
        if code == u64::from(DW_OP_STACK_VALUE) || code == u64::from(DW_OP_LLVM_FRAGMENT) {
            break;
        }
        at += operation_words(code);
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

/// The elements without additions of 0, several additions in a row as one. (LLVM folds other
/// arithmetic with constants besides, which nobody wrote in such expressions.)
fn fold_additions(elements: &[u64]) -> Vec<u64> {
    let mut folded: Vec<u64> = Vec::with_capacity(elements.len());
    // Whether the last operation is an addition.
    let mut adds = false;
    let mut rest = elements;
    while let [code, ..] = *rest {
        let (operation, behind) = rest.split_at(operation_words(code).clamp(1, rest.len()));
        rest = behind;
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
