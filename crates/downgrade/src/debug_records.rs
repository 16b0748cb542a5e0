//! Conversion of debug records to calls of the debug intrinsics that preceded them (LangRef "Debug Records").

use draig_ir::metadata::{Class, NodeWriter};
use draig_ir::{
    Body, DbgRecordData, DbgRecordKind, Function, FunctionEditor, Global, GlobalData, GlobalKind, Inst,
    LocalMetadataData, Metadata, Module, Type, Value, ValueKind,
};
use draig_tables::history;

use crate::Lowering;

/// Returns the intrinsic of each kind of record.
fn intrinsic(kind: DbgRecordKind) -> (&'static str, usize) {
    match kind {
        DbgRecordKind::Value => ("llvm.dbg.value", 3),
        DbgRecordKind::Declare | DbgRecordKind::DeclareValue => ("llvm.dbg.declare", 3),
        DbgRecordKind::Assign => ("llvm.dbg.assign", 6),
        DbgRecordKind::Label => ("llvm.dbg.label", 1),
    }
}

/// Converts all records to calls.
pub(crate) fn lower(lowering: &mut Lowering<'_>) {
    if !lowering.lacks(history::DEBUG_RECORDS) {
        return;
    }
    for function in lowering.module.functions().to_vec() {
        if lowering.module.body(function).is_none_or(|body| body.record_count() == 0) {
            continue;
        }
        lowering.place = Some(function);
        let mut records = Vec::new();
        lowering.edit(function, |lowering, body| records = taken_records(lowering, body));
        if let Some(mut editor) = lowering.module.edit(function) {
            records.iter().for_each(|(inst, record)| place(&mut editor, *inst, record));
        }
    }
}

/// Removes the records of a body, and returns those that become calls, each with the instruction after it.
fn taken_records(lowering: &mut Lowering<'_>, body: &mut Body) -> Vec<(Inst, DbgRecordData)> {
    let mut taken = Vec::new();
    for inst in body.insts().collect::<Vec<Inst>>() {
        let records: Vec<DbgRecordData> = body.records_before(inst).map(|record| body.record(record)).collect();
        if records.is_empty() {
            continue;
        }
        body.clear_records_before(inst);
        for mut record in records {
            if record.kind == DbgRecordKind::Assign && lowering.lacks(history::DEBUG_ASSIGN) {
                lowering.drop("the link between a debug record and its store");
                record.kind = DbgRecordKind::Value;
            }
            if record.kind == DbgRecordKind::DeclareValue {
                lowering.drop("debug record `#dbg_declare_value`");
                continue;
            }
            taken.push((inst, record));
        }
    }
    taken
}

fn place(editor: &mut FunctionEditor<'_>, before: Inst, record: &DbgRecordData) {
    let (name, count) = intrinsic(record.kind);
    let Some(operands) = operands(editor, record) else { return };
    let callee = declaration(editor.module_mut(), name, count);
    editor.position_before(before);
    editor.set_debug_loc(record.debug_loc);
    editor.call_function(callee, &operands);
}

/// Returns the arguments; `None` if the record is invalid.
fn operands(editor: &mut FunctionEditor<'_>, record: &DbgRecordData) -> Option<Vec<Value>> {
    let (body, module) = editor.body_and_module_mut();
    let variable = Value::from(record.variable?);
    if record.kind == DbgRecordKind::Label {
        return Some(vec![variable]);
    }
    let location = as_metadata(module, body, record.location?);
    let mut operands = vec![location, variable, Value::from(record.expression?)];
    if record.kind == DbgRecordKind::Assign {
        operands.push(Value::from(record.assign_id?));
        operands.push(as_metadata(module, body, record.address?));
        operands.push(Value::from(record.address_expression.unwrap_or_else(|| empty_expression(module))));
    }
    Some(operands)
}

fn empty_expression(module: &mut Module) -> Metadata {
    let mut writer = NodeWriter::new(Class::DIExpression);
    module.tables.metadata.intern_node(Class::DIExpression, false, writer.words())
}

/// Wraps a value as an operand of a call of a debug intrinsic.
fn as_metadata(module: &mut Module, body: &mut Body, value: Value) -> Value {
    match value.kind() {
        ValueKind::Const(_) | ValueKind::Global(_) => Value::from(module.tables.metadata.intern_value(value)),
        ValueKind::Inst(_) | ValueKind::Arg(_) => Value::from(body.add_local_metadata(LocalMetadataData::Value(value))),
        _ => value,
    }
}

/// Returns the intrinsic, declaring it if necessary.
fn declaration(module: &mut Module, name: &str, params: usize) -> Global {
    if let Some(found) = module.find(name.as_bytes()) {
        return found;
    }
    let ty = module.tables.types.function(Type::VOID, &vec![Type::METADATA; params], false);
    let name = module.tables.strings.intern(name.as_bytes());
    module.add_global(GlobalData::new(name, ty, Type::PTR, GlobalKind::Function(Function::default())))
}
