//! Debug-information expressions with operations that a version does not know. For a single one of them, LLVM
//! drops the debug information of the whole module; so the variable locations that use it are removed
//! instead.

use draig_ir::metadata::{Class, NodeWriter};
use draig_ir::{Body, DbgRecordData, Inst, Metadata};
use draig_tables::dwarf_expression::operation_len;
use draig_tables::{dwarf, history};
use rustc_hash::FxHashMap;

use crate::Lowering;

/// Unknown expressions, each with one of its unknown operations.
type Unknown = FxHashMap<Metadata, &'static str>;

/// Removes the records with such an expression; elsewhere the expression becomes empty.
pub(crate) fn lower(lowering: &mut Lowering<'_>) {
    let unknown = unknown(lowering);
    if unknown.is_empty() {
        return;
    }
    for function in lowering.module.functions().to_vec() {
        lowering.place = Some(function);
        lowering.edit(function, |lowering, body| drop_records(lowering, &unknown, body));
    }
    lowering.place = None;
    let pool = &lowering.module.tables.metadata;
    let mut mentioned: Vec<&str> = Vec::new();
    for id in (0..pool.len()).map(Metadata::from_u32) {
        pool.references(id, |id| mentioned.extend(unknown.get(&id)));
    }
    for operation in mentioned {
        lowering.drop(format!("expression with `{operation}`"));
    }
    let mut empty = NodeWriter::new(Class::DIExpression);
    let mut ids: Vec<Metadata> = unknown.into_keys().collect();
    ids.sort_unstable();
    for id in ids {
        lowering.module.tables.metadata.replace(id, Class::DIExpression, false, empty.words());
    }
}

fn unknown(lowering: &Lowering<'_>) -> Unknown {
    let pool = &lowering.module.tables.metadata;
    let lacking: Vec<u32> = history::EXPRESSION_OPERATIONS
        .iter()
        .filter(|(_, since)| lowering.lacks(*since))
        .map(|(code, _)| *code)
        .collect();
    let mut unknown = Unknown::default();
    for id in (0..pool.len()).map(Metadata::from_u32) {
        let Some(node) = pool.node(id).filter(|node| node.class() == Class::DIExpression) else { continue };
        let elements: Vec<u64> = node.elements().collect();
        let mut at = 0;
        while let Some(&code) = elements.get(at) {
            if let Some(name) = lacking.iter().find(|&&of| u64::from(of) == code).and_then(|&of| dwarf::OP.name(of)) {
                unknown.insert(id, name);
                break;
            }
            at += operation_len(code);
        }
    }
    unknown
}

fn drop_records(lowering: &mut Lowering<'_>, unknown: &Unknown, body: &mut Body) {
    if body.record_count() == 0 {
        return;
    }
    for inst in body.insts().collect::<Vec<Inst>>() {
        let records: Vec<DbgRecordData> = body.records_before(inst).map(|record| body.record(record)).collect();
        let operation = |record: &DbgRecordData| {
            let expressions = [record.expression, record.address_expression];
            expressions.into_iter().flatten().find_map(|expression| unknown.get(&expression))
        };
        if records.iter().all(|record| operation(record).is_none()) {
            continue;
        }
        body.clear_records_before(inst);
        for record in records {
            match operation(&record) {
                Some(operation) => lowering.drop(format!("debug record with `{operation}`")),
                None => {
                    let kept = body.create_record(&record);
                    body.place_record_before(kept, inst);
                }
            }
        }
    }
}
