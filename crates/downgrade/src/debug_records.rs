//! Conversion of debug records to calls of the debug intrinsics that preceded them (LangRef "Debug Records").

use draig_ir::metadata::{Class, NodeWriter};
use draig_ir::{
    Body, CallInfo, DbgRecordData, DbgRecordKind, Function, Global, GlobalData, GlobalKind, Inst, LocalMetadataData,
    Metadata, Module, Opcode, Type, Value, ValueKind,
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
        let Some(mut body) = lowering.module.take_body(function) else { continue };
        if body.record_count() != 0 {
            lowering.place = Some(function);
            lower_body(lowering, &mut body);
        }
        lowering.module.set_body(function, Some(body));
    }
}

fn lower_body(lowering: &mut Lowering<'_>, body: &mut Body) {
    let insts: Vec<Inst> = body.insts().collect();
    for inst in insts {
        let records: Vec<DbgRecordData> = body.records_before(inst).map(|record| body.record(record)).collect();
        if records.is_empty() {
            continue;
        }
        body.clear_records_before(inst);
        for record in records {
            place(lowering, body, inst, record);
        }
    }
}

fn place(lowering: &mut Lowering<'_>, body: &mut Body, before: Inst, mut record: DbgRecordData) {
    if record.kind == DbgRecordKind::Assign && lowering.lacks(history::DEBUG_ASSIGN) {
        lowering.drop("the link between a debug record and its store");
        record.kind = DbgRecordKind::Value;
    }
    if record.kind == DbgRecordKind::DeclareValue {
        lowering.drop("debug record `#dbg_declare_value`");
        return;
    }
    let (name, count) = intrinsic(record.kind);
    let Some(operands) = operands(lowering.module, body, &record) else { return };
    let callee = declaration(lowering.module, name, count);
    let function_type = lowering.module.global(callee).value_type;
    let mut args = operands;
    args.push(callee.into());
    let build = body.build_call(Opcode::Call, Type::VOID, 0, CallInfo::new(function_type), &[], 0);
    let call = body.insert_inst(before, build, &args);
    body.set_debug_loc(call, record.debug_loc);
}

/// Returns the arguments; `None` if the record is invalid.
fn operands(module: &mut Module, body: &mut Body, record: &DbgRecordData) -> Option<Vec<Value>> {
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
