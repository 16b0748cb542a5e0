//! Operands of a call of inline assembly: types and values for the table of a target.

use draig_ir::view::{InstRef, TypeRef, ValueRef};
use draig_ir::{ConstKind, Linkage, Module, Opcode, TypeKind, ValueKind};
use draig_num::FloatFormat;
use draig_tables::AttrKind;
use draig_target::constraints::{ConstraintInfo, ConstraintKind};
use draig_target::inline_asm::{AsmArgument, AsmType, AsmValue, Scalar, SymbolKind, Table};
use draig_target::{Arch, ObjectFormat};

/// Most steps from an address constant to its symbol.
const MAX_ADDRESS_DEPTH: usize = 16;

/// The operands of a statement, one for each constraint.
#[derive(Clone, Debug, Default)]
pub struct Operands {
    operands: Vec<Operand>,
    /// Whether LLVM's verdict depends on more than types and values: on folding, or on a type that it does not
    /// expect.
    pub is_uncertain: bool,
}

#[derive(Clone, Debug)]
struct Operand {
    ty: AsmType,
    value: Value,
}

#[derive(Clone, Debug)]
enum Value {
    Unknown,
    Integer(i64),
    Symbol { name: Vec<u8>, offset: i64, kind: SymbolKind },
    Label(Vec<u8>),
    Other,
}

impl Operands {
    /// Returns the operands as the functions of a table take them.
    #[must_use]
    pub fn arguments(&self) -> Vec<AsmArgument<'_>> {
        self.operands.iter().map(Operand::argument).collect()
    }
}

impl Operand {
    fn argument(&self) -> AsmArgument<'_> {
        let value = match &self.value {
            Value::Unknown => AsmValue::Unknown,
            Value::Integer(value) => AsmValue::Integer(*value),
            Value::Symbol { name, offset, kind } => AsmValue::Symbol { name, offset: *offset, kind: *kind },
            Value::Label(name) => AsmValue::Label(name),
            Value::Other => AsmValue::OtherConstant,
        };
        AsmArgument { ty: self.ty, value }
    }
}

/// Returns the operands of a call of inline assembly with these constraints.
#[must_use]
pub fn operands_of(table: &Table, call: InstRef<'_>, list: &[ConstraintInfo<'_>]) -> Operands {
    let mut found = Operands::default();
    let args: Vec<ValueRef<'_>> = call.args().collect();
    let direct = list.iter().filter(|one| one.kind == ConstraintKind::Output && !one.indirect).count();
    let (mut next_arg, mut next_output, mut next_label) = (0, 0, 0);
    for constraint in list {
        let operand = match constraint.kind {
            ConstraintKind::Clobber => Operand { ty: AsmType::Other, value: Value::Unknown },
            ConstraintKind::Label => {
                next_label += 1;
                let label = format!("{}tmp{}", table.private, next_label - 1).into_bytes();
                Operand { ty: AsmType::Other, value: Value::Label(label) }
            }
            ConstraintKind::Output if !constraint.indirect => {
                let ty = if direct == 1 { Some(call.ty()) } else { call.ty().field(next_output) };
                next_output += 1;
                Operand { ty: ty.map_or(AsmType::Other, asm_type), value: Value::Unknown }
            }
            ConstraintKind::Output | ConstraintKind::Input => {
                let arg = args.get(next_arg).copied();
                let element = call.arg_attributes(next_arg).ty(AttrKind::ElementType);
                next_arg += 1;
                let ty = match element {
                    Some(ty) if constraint.indirect => Some(call.module().type_ref(ty)),
                    _ => arg.and_then(|arg| arg.ty()),
                };
                found.is_uncertain |= arg.is_some_and(|arg| may_fold(arg, 0));
                let value = arg.map_or(Value::Unknown, |arg| value_of(table, call.module(), arg));
                Operand { ty: ty.map_or(AsmType::Other, asm_type), value }
            }
        };
        let is_register = constraint.kind != ConstraintKind::Clobber && constraint.kind != ConstraintKind::Label;
        found.is_uncertain |= is_register && !is_expected(operand.ty);
        found.operands.push(operand);
    }
    found
}

/// Whether LLVM has a class of types for it. It stops in the middle of its work for others.
fn is_expected(ty: AsmType) -> bool {
    match ty {
        AsmType::Scalar(Scalar::Integer(bits)) => matches!(bits, 1 | 8 | 16 | 32 | 64 | 128),
        AsmType::Vector { count, .. } => count.is_power_of_two(),
        AsmType::Scalar(_) => true,
        AsmType::Other => false,
    }
}

/// Most instructions in a row through which [`may_fold`] looks.
const MAX_FOLD_DEPTH: usize = 4;

/// Whether an instruction computes a value from constants alone, so that LLVM may fold it.
fn may_fold(value: ValueRef<'_>, depth: usize) -> bool {
    value.as_inst().is_some_and(|inst| {
        let computes =
            !matches!(inst.opcode(), Opcode::Load | Opcode::Call | Opcode::Invoke | Opcode::Alloca | Opcode::Phi);
        computes && inst.operands().all(|one| one.is_constant() || depth < MAX_FOLD_DEPTH && may_fold(one, depth + 1))
    })
}

/// Returns a type as the tables of inline assembly know it.
#[must_use]
pub fn asm_type(ty: TypeRef<'_>) -> AsmType {
    match *ty.kind() {
        TypeKind::Vector { min_len, scalable, .. } => match scalar(ty.scalar()) {
            Some(element) => AsmType::Vector { element, count: min_len, scalable },
            None => AsmType::Other,
        },
        TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::NamedStruct(_) => aggregate(ty),
        _ => scalar(ty).map_or(AsmType::Other, AsmType::Scalar),
    }
}

/// An aggregate is treated as its only field, if that is a scalar or vector, or as an integer of its size.
fn aggregate(ty: TypeRef<'_>) -> AsmType {
    if let (Some(field), None) = (ty.field(0), ty.field(1)) {
        let inner = match field.kind() {
            TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::NamedStruct(_) => AsmType::Other,
            _ => asm_type(field),
        };
        if inner != AsmType::Other {
            return inner;
        }
    }
    let bits = ty.size_of().and_then(|size| size.known()).and_then(|bytes| bytes.checked_mul(8));
    match bits.and_then(|bits| u32::try_from(bits).ok()) {
        Some(bits @ (8 | 16 | 32 | 64 | 128)) => AsmType::integer(bits),
        _ => AsmType::Other,
    }
}

fn scalar(ty: TypeRef<'_>) -> Option<Scalar> {
    Some(match ty.kind() {
        TypeKind::Integer(bits) => Scalar::Integer(*bits),
        TypeKind::Pointer(_) => Scalar::Pointer,
        TypeKind::Float(format) => match format {
            FloatFormat::Half => Scalar::Half,
            FloatFormat::BFloat => Scalar::BFloat,
            FloatFormat::Float => Scalar::Float,
            FloatFormat::Double => Scalar::Double,
            FloatFormat::X86Fp80 => Scalar::X86Fp80,
            FloatFormat::Fp128 => Scalar::Fp128,
            FloatFormat::PpcFp128 => Scalar::PpcFp128,
        },
        _ => return None,
    })
}

fn value_of(table: &Table, module: &Module, value: ValueRef<'_>) -> Value {
    if !value.is_constant() {
        return Value::Unknown;
    }
    if value.is_null() {
        return Value::Integer(0);
    }
    if let Some(int) = value.as_int() {
        // Wider integers have no immediate.
        // Of one bit, it is a truth value.
        let value = if int.width() == 1 { int.to_u64().map(|bit| bit as i64) } else { int.to_i64() };
        return value.map_or(Value::Other, Value::Integer);
    }
    address_of(table, module, value).unwrap_or(Value::Other)
}

/// Returns what names have before them in object files.
fn name_prefix(module: &Module) -> &'static [u8] {
    let triple = &module.triple;
    let is_windows = triple.object_format() == ObjectFormat::Coff && triple.arch() == Arch::X86;
    if triple.object_format() == ObjectFormat::MachO || is_windows { b"_" } else { b"" }
}

/// Returns a symbol with its offset.
fn address_of(table: &Table, module: &Module, value: ValueRef<'_>) -> Option<Value> {
    let (mut at, mut sum) = (value, 0i64);
    for _ in 0..MAX_ADDRESS_DEPTH {
        if at.is_null() {
            return Some(Value::Integer(sum));
        }
        if let Some(global) = at.as_global() {
            let data = global.data();
            let local = data.dso_local || matches!(data.linkage, Linkage::Internal | Linkage::Private);
            let function = at.as_function().is_some();
            let private = if data.linkage == Linkage::Private { &*table.private } else { "" };
            let name = match global.name().strip_prefix(b"\x01") {
                Some(rest) => [private.as_bytes(), rest].concat(),
                None => [private.as_bytes(), name_prefix(module), global.name()].concat(),
            };
            return Some(Value::Symbol { name, offset: sum, kind: SymbolKind { local, function } });
        }
        let ValueKind::Const(constant) = at.kind() else { return None };

        match module.tables.constants.kind(constant) {
            ConstKind::Expr(expr) if expr.opcode == Opcode::GetElementPtr => {
                let operands = at.constant_operands();
                let (&base, indices) = operands.split_first()?;
                sum = sum.checked_add(offset_of(module.type_ref(expr.source_type?), indices)?)?;
                at = base;
            }
            ConstKind::Expr(expr)
                if matches!(expr.opcode, Opcode::PtrToInt | Opcode::PtrToAddr | Opcode::AddrSpaceCast) =>
            {
                at = *at.constant_operands().first()?;
            }
            ConstKind::BlockAddress(_, block) => {
                return Some(Value::Label(format!("{}tmp{}", table.private, block.index()).into_bytes()));
            }
            ConstKind::DsoLocalEquivalent(_) | ConstKind::NoCfi(_) => at = *at.constant_operands().first()?,
            _ => return None,
        }
    }
    None
}

/// Returns the bytes by which constant indices of a type move an address.
fn offset_of(mut ty: TypeRef<'_>, indices: &[ValueRef<'_>]) -> Option<i64> {
    let mut sum = 0i64;
    for (number, index) in indices.iter().enumerate() {
        let index = index.as_int()?.to_i64()?;
        if number > 0
            && let Some(layout) = ty.struct_layout()
        {
            let field = usize::try_from(index).ok()?;
            sum = sum.checked_add(i64::try_from(*layout.offsets.get(field)?).ok()?)?;
            ty = ty.field(field)?;
            continue;
        }
        if number > 0 {
            ty = ty.element()?;
        }
        let size = ty.size_of()?.known()?;
        sum = sum.checked_add(index.checked_mul(i64::try_from(size).ok()?)?)?;
    }
    Some(sum)
}
