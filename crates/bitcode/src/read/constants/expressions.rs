//! Constant expressions that LLVM 22 has retired. One used by an instruction becomes instructions
//! ([`super::super::function`]), one used by metadata becomes poison, and one in an initializer is an error.
//! Until it is used it is only stored.

use draig_ir::{Block, GepFlags, Opcode, Tables, Type, TypeKind, Value, ValueKind};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::codes::{constant as code, operations};

use super::super::fault::{Result, fault, invalid_record};
use super::super::records::operand;
use super::super::types::TypeTable;
use super::super::values::{Slot, Values};
use super::build::{gep_pairs, has_source_type, mentioned};

/// An expression that is no longer a constant, or a constant that contains one.
#[derive(Clone, Debug)]
pub(crate) struct Expression {
    /// The code of its record.
    pub(crate) code: u32,
    /// The operands of its record.
    pub(crate) operands: Box<[u64]>,
}

/// Expressions by the number of their value.
pub(crate) type Expressions = FxHashMap<u32, Expression>;

/// Returns the placeholder for the expression with this number among the values: no real value is a block.
pub(crate) fn placeholder(number: u32) -> Value {
    Block::from_u32(number).into()
}

/// Returns the number of the expression that a placeholder represents.
#[inline]
pub(crate) fn expression_number(value: Value) -> Option<u32> {
    match value.kind() {
        ValueKind::Block(block) => Some(block.as_u32()),
        _ => None,
    }
}

/// The record of a `getelementptr`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GepRecord<'r> {
    /// The number of the source type; `None` in the oldest form, where the base's type implies it.
    source: Option<u64>,
    pub(crate) flags: GepFlags,
    /// The words after the flags that hold the range of indices.
    pub(crate) range: &'r [u64],
    /// Types and values, the base first.
    pub(crate) pairs: &'r [[u64; 2]],
}

impl<'r> GepRecord<'r> {
    pub(crate) fn of(kind: u32, operands: &'r [u64]) -> Result<GepRecord<'r>> {
        if operands.len() < 2 {
            return Err(fault("Constant GEP record must have at least two elements"));
        }
        let typed = has_source_type(kind, operands);
        let flags_at = usize::from(typed);
        let flags = match kind {
            code::CE_INBOUNDS_GEP => 1,
            code::CE_GEP_WITH_INRANGE_INDEX_OLD => operand(operands, flags_at)? & 1,
            code::CE_GEP | code::CE_GEP_WITH_INRANGE => operand(operands, flags_at)?,
            _ => 0,
        };
        let mut flags = operations::gep_flags(flags);
        if flags.contains(GepFlags::INBOUNDS) {
            flags |= GepFlags::NUSW;
        }
        let (pairs, rest) = gep_pairs(kind, operands).ok_or_else(invalid_record)?.as_chunks::<2>();
        if !rest.is_empty() {
            return Err(invalid_record());
        }
        let range = operands.get(flags_at + 1..).unwrap_or_default();
        Ok(GepRecord { source: typed.then(|| operands[0]), flags, range, pairs })
    }

    /// Returns the source type.
    pub(crate) fn source(&self, types: &TypeTable) -> Result<Type> {
        if let Some(source) = self.source {
            return types.ty(source);
        }
        let pointee = self.pairs.first().and_then(|&[id, _]| types.part(u32::try_from(id).ok()?, 0));
        let pointee = pointee.ok_or_else(|| fault("Missing element type for old-style constant GEP"))?;
        types.ty(u64::from(pointee))
    }
}

/// Whether the operation is unknown: such an expression is poison, as in LLVM.
pub(super) fn is_unknown_operation(tables: &Tables, values: &Values<'_>, kind: u32, operands: &[u64]) -> bool {
    let Some(&number) = operands.first() else { return false };
    match kind {
        code::CE_CAST => operations::cast(number).is_none(),
        code::CE_BINOP => {
            let operand = operands.get(1).and_then(|&operand| values.at(operand).ok());
            operand.is_some_and(|operand| {
                operations::binary(number, tables.types.is_float_or_vector(operand.ty)).is_none()
            })
        }
        code::CE_UNOP => number != operations::FNEG,
        _ => false,
    }
}

/// Returns the name of the operation if it no longer forms constants.
pub(super) fn retired_operation(
    tables: &Tables,
    types: &TypeTable,
    values: &Values<'_>,
    kind: u32,
    operands: &[u64],
) -> Option<&'static str> {
    let at = |at: usize| operands.get(at).copied();
    match kind {
        code::CE_UNOP => Some("fneg"),
        code::CE_SELECT => Some("select"),
        code::CE_CMP => Some(if at(3)? < 32 { "fcmp" } else { "icmp" }),
        code::CE_CAST => {
            let opcode = operations::cast(at(0)?)?;
            let supported = matches!(
                opcode,
                Opcode::Trunc
                    | Opcode::PtrToInt
                    | Opcode::PtrToAddr
                    | Opcode::IntToPtr
                    | Opcode::BitCast
                    | Opcode::AddrSpaceCast
            );
            (!supported).then(|| opcode.spelling())
        }
        code::CE_BINOP => {
            let operand = values.at(at(1)?).ok()?;
            let opcode = operations::binary(at(0)?, tables.types.is_float_or_vector(operand.ty))?;
            (!matches!(opcode, Opcode::Add | Opcode::Sub | Opcode::Xor)).then(|| opcode.spelling())
        }
        code::CE_GEP_OLD
        | code::CE_INBOUNDS_GEP
        | code::CE_GEP_WITH_INRANGE_INDEX_OLD
        | code::CE_GEP
        | code::CE_GEP_WITH_INRANGE => {
            let source = GepRecord::of(kind, operands).ok()?.source(types).ok()?;
            is_scalable(tables, source).then_some("getelementptr")
        }
        _ => None,
    }
}

/// Whether a type has parts whose count is known only at run time.
fn is_scalable(tables: &Tables, ty: Type) -> bool {
    let mut seen = FxHashSet::default();
    let mut list = vec![ty];
    while let Some(ty) = list.pop() {
        match tables.types.kind(ty) {
            TypeKind::Vector { scalable: true, .. } => return true,
            TypeKind::Array { element, .. } => list.push(*element),
            TypeKind::Struct { .. } | TypeKind::NamedStruct(_) if seen.insert(ty) => {
                list.extend(tables.types.struct_fields(ty).unwrap_or_default());
            }
            _ => {}
        }
    }
    false
}

/// Returns LLVM's error for a retired expression in place of a constant: it names the first one contained in
/// it.
pub(crate) fn unsupported(
    tables: &Tables,
    types: &TypeTable,
    values: &Values<'_>,
    expressions: &Expressions,
    mut number: u32,
) -> String {
    let mut name = None;
    // An expression's parts that were created before it was known to be one.
    for _ in 0..=expressions.len() {
        let Some(expression) = expressions.get(&number) else { break };
        name = retired_operation(tables, types, values, expression.code, &expression.operands).or(name);
        let inner = mentioned(expression.code, &expression.operands)
            .find_map(|number| expression_number(values.at(number).ok()?.value));
        match inner {
            Some(inner) => number = inner,
            None => break,
        }
    }
    let name = name.unwrap_or("constant");
    format!("Value referenced by initializer is an unsupported constant expression of type {name}")
}

/// Returns a slot, or poison if its value is an expression.
pub(crate) fn or_poison(tables: &mut Tables, slot: Slot) -> Value {
    match expression_number(slot.value) {
        Some(_) => tables.const_poison(slot.ty).into(),
        None => slot.value,
    }
}
