//! Salvaging of debug records when an instruction is erased: a record that mentions it is rewritten to compute the
//! same value from the operands, or says that the variable is optimized out. The expressions are those of LLVM.

use draig_tables::dwarf::constants as op;

use crate::body::{Body, DbgRecordKind, LocalMetadataData, MetadataUse};
use crate::keywords::IntPredicate;
use crate::metadata::expression::Expression;
use crate::metadata::{Class, NodeWriter};
use crate::module::Module;
use crate::opcode::Opcode;
use crate::types::Type;
use crate::value::{Inst, LocalMetadata, Value, ValueKind};
use crate::{DbgRecord, DbgRecordData};

/// Number of elements beyond which an expression is given up, as in LLVM.
const MAX_ELEMENTS: usize = 128;

/// Number of values in a `!DIArgList` beyond which a record is given up, as in LLVM.
const MAX_VALUES: usize = 16;

/// An instruction as a computation on its first operand.
struct Computation {
    operand: Value,
    operations: Expression,
    /// Further operands, which the operations name as arguments after those that the expression has.
    others: Vec<Value>,
}

/// Rewrites all debug records of a body that mention an instruction, which is about to be erased; none mentions it
/// afterwards. Other local metadata that mentions it gets poison.
///
/// Operands whose type is not known to the module's tables never occur: the body must be one of `function`'s.
pub fn salvage_debug_info(module: &mut Module, function: crate::Global, body: &mut Body, inst: Inst) {
    if body.record_count() == 0 && body.local_metadata_count() == 0 {
        return;
    }
    let users: Vec<MetadataUse> = body.metadata_uses_of(inst).collect();
    let mut lists: Vec<LocalMetadata> = Vec::new();
    for user in users {
        match user {
            MetadataUse::Record(record) => one_record(module, function, body, inst, record),
            MetadataUse::Local(id) => lists.push(id),
        }
    }
    if lists.is_empty() {
        return;
    }
    // Lists do not know the records that they are in.
    let mentions = |body: &Body, record: DbgRecord| {
        let data = body.record(record);
        [data.location, data.address].into_iter().flatten().any(|value| match value.kind() {
            ValueKind::LocalMetadata(id) => lists.contains(&id),
            _ => false,
        })
    };
    let records: Vec<DbgRecord> = body.all_records().filter(|&record| mentions(body, record)).collect();
    for record in records {
        one_record(module, function, body, inst, record);
    }
    let poison = Value::from(module.tables.const_poison(body.inst_type(inst)));
    body.replace_metadata_uses(inst, poison);
}

/// Returns the values that a location consists of.
fn values_of(body: &Body, location: Value) -> Vec<Value> {
    match location.kind() {
        ValueKind::LocalMetadata(id) => match body.local_metadata(id) {
            LocalMetadataData::Value(value) => vec![*value],
            LocalMetadataData::ArgList(values) => values.to_vec(),
        },
        _ => vec![location],
    }
}

fn one_record(module: &mut Module, function: crate::Global, body: &mut Body, inst: Inst, record: DbgRecord) {
    let mut data = body.record(record);
    if data.address == Some(inst.into()) {
        salvage_address(module, function, body, inst, &mut data);
    }
    if let Some(location) = data.location
        && values_of(body, location).contains(&inst.into())
        && rewritten(module, function, body, inst, location, &mut data).is_none()
    {
        data.location = Some(killed(module, function, body, location));
    }
    body.set_record(record, &data);
}

/// Returns the location of a variable that is optimized out: poison in place of each value.
fn killed(module: &mut Module, function: crate::Global, body: &mut Body, location: Value) -> Value {
    let mut poisons = Vec::new();
    for value in values_of(body, location) {
        let ty = module.value_type(function, body, value);
        poisons.push(Value::from(module.tables.const_poison(ty)));
    }
    match (location.kind(), poisons.first()) {
        (ValueKind::LocalMetadata(_), Some(_)) => {
            body.add_local_metadata(LocalMetadataData::ArgList(poisons.into())).into()
        }
        (_, Some(&poison)) => poison,
        (_, None) => location,
    }
}

/// Rewrites location and expression without the instruction; `None` if that is impossible.
fn rewritten(
    module: &mut Module,
    function: crate::Global,
    body: &mut Body,
    inst: Inst,
    location: Value,
    data: &mut DbgRecordData,
) -> Option<()> {
    let old = module.tables.metadata.node(data.expression?).filter(|node| node.class() == Class::DIExpression)?;
    let mut expression = Expression::new(&old.elements().collect::<Vec<_>>())?;
    let mut values = values_of(body, location);
    let is_value = data.kind != DbgRecordKind::Declare;
    let (mut others, mut operand) = (Vec::new(), None);
    for (number, _) in values.iter().enumerate().filter(|&(_, &value)| value == Value::from(inst)) {
        let computed = computation(module, function, body, inst, expression.argument_count())?;
        expression = expression.with_operations(number as u64, &computed.operations, is_value);
        others.extend(computed.others);
        operand = Some(computed.operand);
    }
    let operand = operand?;
    let elements = expression.simplified().elements();
    let is_list = expression.argument_count() != 0;
    if elements.len() > MAX_ELEMENTS || !others.is_empty() && (!is_value || values.len() + others.len() > MAX_VALUES) {
        return None;
    }
    values.iter_mut().filter(|value| **value == Value::from(inst)).for_each(|value| *value = operand);
    values.extend(others);
    let is_list = is_list || matches!(location.kind(), ValueKind::LocalMetadata(_));
    data.location = Some(match is_list {
        true => body.add_local_metadata(LocalMetadataData::ArgList(values.into())).into(),
        false => operand,
    });
    data.expression = Some(intern(module, &elements));
    Some(())
}

fn intern(module: &mut Module, elements: &[u64]) -> crate::Metadata {
    let mut writer = NodeWriter::new(Class::DIExpression);
    elements.iter().for_each(|&element| writer.push_element(element));
    module.tables.metadata.intern_node(Class::DIExpression, false, writer.words())
}

/// Rewrites the address of an assignment if a constant offset suffices, and kills it otherwise.
fn salvage_address(module: &mut Module, function: crate::Global, body: &Body, inst: Inst, data: &mut DbgRecordData) {
    let expression = data.address_expression.and_then(|id| module.tables.metadata.node(id)).and_then(|node| {
        let elements: Vec<u64> = node.elements().collect();
        Expression::new(&elements)
    });
    let computed = expression.as_ref().and_then(|_| computation(module, function, body, inst, 0));
    match (expression, computed) {
        (Some(expression), Some(computed)) if computed.others.is_empty() => {
            let expression = expression.with_operations(0, &computed.operations, false).simplified();
            data.address = Some(computed.operand);
            data.address_expression = Some(intern(module, &expression.elements()));
        }
        _ => data.address = Some(module.tables.const_poison(body.inst_type(inst)).into()),
    }
}

/// Expresses an instruction by operations on its operands. `named` is the number of arguments that the expression
/// names already; an expression that names none is about a single unnamed one.
fn computation(module: &Module, function: crate::Global, body: &Body, inst: Inst, named: u64) -> Option<Computation> {
    let operands = body.operands(inst);
    let first = *operands.first()?;
    match body.opcode(inst) {
        opcode if opcode.is_cast() => converted(module, function, body, inst, first),
        Opcode::GetElementPtr => offset(module, body, inst, named),
        Opcode::ICmp => {
            let (code, signed) = comparison(body.int_predicate(inst)?)?;
            operated(module, operands, code, named, Some(signed))
        }
        opcode if opcode.is_binary() => {
            let sign = match opcode {
                Opcode::Add => 1,
                Opcode::Sub => -1i64,
                _ => 0,
            };
            if let Some(number) = small(module, operands[1]).filter(|_| sign != 0) {
                let mut operations = Expression::default();
                operations.push_offset(number.wrapping_mul(sign));
                return Some(Computation { operand: first, operations, others: Vec::new() });
            }
            operated(module, operands, binary(opcode)?, named, None)
        }
        _ => None,
    }
}

/// Returns a constant of at most 64 bits, sign-extended; `None` if it is none.
fn small(module: &Module, value: Value) -> Option<i64> {
    module.tables.int_value(value).filter(|number| number.width() <= 64)?.to_i64()
}

/// An operation with a constant or another value as its second operand.
fn operated(
    module: &Module,
    operands: &[Value],
    code: u32,
    named: u64,
    comparison: Option<bool>,
) -> Option<Computation> {
    let &[first, second] = operands else { return None };
    let (mut operations, mut others) = (Expression::default(), Vec::new());
    if module.tables.int_value(second).is_some() {
        let number = small(module, second)? as u64;
        operations.push(if comparison == Some(true) { op::DW_OP_CONSTS } else { op::DW_OP_CONSTU }, &[number]);
    } else {
        push_argument(&mut operations, named, &mut others, second);
    }
    operations.push(code, &[]);
    Some(Computation { operand: first, operations, others })
}

/// Names a further value as an argument of the expression.
fn push_argument(operations: &mut Expression, named: u64, others: &mut Vec<Value>, value: Value) {
    if named == 0 && operations.is_empty() {
        operations.push(op::DW_OP_LLVM_ARG, &[0]);
    }
    operations.push(op::DW_OP_LLVM_ARG, &[named.max(1) + others.len() as u64]);
    others.push(value);
}

fn binary(opcode: Opcode) -> Option<u32> {
    Some(match opcode {
        Opcode::Add => op::DW_OP_PLUS,
        Opcode::Sub => op::DW_OP_MINUS,
        Opcode::Mul => op::DW_OP_MUL,
        Opcode::SDiv => op::DW_OP_DIV,
        Opcode::SRem => op::DW_OP_MOD,
        Opcode::Or => op::DW_OP_OR,
        Opcode::And => op::DW_OP_AND,
        Opcode::Xor => op::DW_OP_XOR,
        Opcode::Shl => op::DW_OP_SHL,
        Opcode::LShr => op::DW_OP_SHR,
        Opcode::AShr => op::DW_OP_SHRA,
        _ => return None,
    })
}

/// Returns the operation of a predicate, and whether it compares signed numbers.
fn comparison(predicate: IntPredicate) -> Option<(u32, bool)> {
    use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    let code = match predicate {
        Eq => op::DW_OP_EQ,
        Ne => op::DW_OP_NE,
        Ugt | Sgt => op::DW_OP_GT,
        Uge | Sge => op::DW_OP_GE,
        Ult | Slt => op::DW_OP_LT,
        Ule | Sle => op::DW_OP_LE,
    };
    Some((code, matches!(predicate, Sgt | Sge | Slt | Sle)))
}

/// A conversion that keeps the bits, or changes the width of an integer.
fn converted(module: &Module, function: crate::Global, body: &Body, inst: Inst, value: Value) -> Option<Computation> {
    let (from, to) = (module.value_type(function, body, value), body.inst_type(inst));
    let opcode = body.opcode(inst);
    let width = |ty: Type| {
        let types = &module.tables.types;
        match types.address_space(ty) {
            Some(space) => Some(module.data_layout.pointer(space).size_in_bits),
            None => types.integer_width(ty),
        }
    };
    let mut operations = Expression::default();
    let keeps_bits = match opcode {
        Opcode::BitCast => true,
        Opcode::PtrToInt | Opcode::IntToPtr => width(from).is_some() && width(from) == width(to),
        _ => false,
    };
    if !keeps_bits {
        let resizes =
            matches!(opcode, Opcode::Trunc | Opcode::ZExt | Opcode::SExt | Opcode::PtrToInt | Opcode::IntToPtr);
        let (from, to) = (width(from)?, width(to).filter(|_| resizes)?);
        let encoding = u64::from(if opcode == Opcode::SExt { op::DW_ATE_SIGNED } else { op::DW_ATE_UNSIGNED });
        operations.push(op::DW_OP_LLVM_CONVERT, &[from.into(), encoding]);
        operations.push(op::DW_OP_LLVM_CONVERT, &[to.into(), encoding]);
    }
    Some(Computation { operand: value, operations, others: Vec::new() })
}

/// An address as a base with constant and scaled offsets.
fn offset(module: &Module, body: &Body, inst: Inst, named: u64) -> Option<Computation> {
    let (&base, indices) = body.operands(inst).split_first()?;
    if module.tables.types.is_vector(body.inst_type(inst)) {
        return None;
    }
    let (mut constant, mut scaled): (i64, Vec<(Value, u64)>) = (0, Vec::new());
    let mut inside = None;
    for &index in indices {
        let fields = inside.filter(|&ty| module.tables.types.struct_fields(ty).is_some());
        let bytes = match (inside, fields) {
            (Some(_), Some(ty)) => {
                let number = usize::try_from(small(module, index)?).ok()?;
                let layout = module.struct_layout(ty).filter(|layout| layout.size.known().is_some())?;
                constant = constant.checked_add(i64::try_from(*layout.offsets.get(number)?).ok()?)?;
                inside = module.tables.element_type(ty, number as u64);
                continue;
            }
            (outer, _) => {
                let element = match outer {
                    None => body.source_type(inst),
                    Some(ty) => module.tables.element_type(ty, 0).or_else(|| element_of_array(module, ty))?,
                };
                inside = Some(element);
                module.size_of(element)?.known()?
            }
        };
        if module.tables.int_value(index).is_some() {
            constant = constant.checked_add(small(module, index)?.checked_mul(i64::try_from(bytes).ok()?)?)?;
        } else if bytes != 0 {
            match scaled.iter_mut().find(|(value, _)| *value == index) {
                Some((_, scale)) => *scale = scale.checked_add(bytes)?,
                None => scaled.push((index, bytes)),
            }
        }
    }
    let (mut operations, mut others) = (Expression::default(), Vec::new());
    for (value, scale) in scaled {
        push_argument(&mut operations, named, &mut others, value);
        operations.push(op::DW_OP_CONSTU, &[scale]);
        operations.push(op::DW_OP_MUL, &[]);
        operations.push(op::DW_OP_PLUS, &[]);
    }
    operations.push_offset(constant);
    Some(Computation { operand: base, operations, others })
}

/// Returns the element type of an array of length zero, whose elements can still be addressed.
fn element_of_array(module: &Module, ty: Type) -> Option<Type> {
    match *module.tables.types.kind(ty) {
        crate::TypeKind::Array { element, .. } | crate::TypeKind::Vector { element, .. } => Some(element),
        _ => None,
    }
}
