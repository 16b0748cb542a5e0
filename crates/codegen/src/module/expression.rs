//! Constant expressions as sums: at most one address, less at most one address, plus a number. Whatever is no such
//! sum is nothing that a linker can compute.

use draig_ir::layout::TypeMeasures;
use draig_ir::{Block, ConstExpr, ConstKind, Global, Module, Opcode, Type, TypeKind, Value, ValueKind};
use draig_target::DataLayout;

/// Largest number of expressions of vectors in each other.
const MAX_DEPTH: usize = 64;

/// Largest number of operations in a constant expression of an initializer.
const MAX_STEPS: usize = 1 << 20;

/// An address in a sum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Term {
    /// A global.
    Global(Global),
    /// A function, or code that jumps to it.
    Equivalent(Global),
    /// A block of a function.
    Block(Global, Block),
}

/// Value of an expression: `plus - minus + number`, modulo its width.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sum {
    pub(crate) plus: Option<Term>,
    pub(crate) minus: Option<Term>,
    pub(crate) number: i64,
}

impl Sum {
    fn add(&mut self, term: Term, is_minus: bool) -> Result<(), String> {
        let (side, other) =
            if is_minus { (&mut self.minus, &mut self.plus) } else { (&mut self.plus, &mut self.minus) };
        if *other == Some(term) {
            *other = None;
            return Ok(());
        }
        match side {
            None => *side = Some(term),
            Some(_) => return Err("a constant expression adds addresses".to_owned()),
        }
        Ok(())
    }
}

/// Computes a lane of a constant vector.
pub(crate) fn lane_sum(
    module: &Module,
    layout: &DataLayout,
    measures: &mut TypeMeasures,
    value: Value,
    lane: usize,
) -> Result<Sum, String> {
    let mut value = value;
    let mut offset = 0i64;
    for _ in 0..MAX_DEPTH {
        let ty = module.constant_type(value);
        let constant = match value.as_const() {
            Some(constant) if module.tables.types.is_vector(ty) => constant,
            _ => {
                let mut sum = sum(module, layout, measures, value)?;
                sum.number = sum.number.wrapping_add(offset);
                return Ok(sum);
            }
        };
        match module.tables.constants.kind(constant) {
            ConstKind::Expr(expr) if expr.opcode == Opcode::GetElementPtr => {
                offset = offset.wrapping_add(gep_offset(module, layout, measures, expr, lane)?);
                value = expr.operands[0];
            }
            _ => match lane_of(module, value, lane) {
                Some(Lane::Value(element)) => value = element,
                Some(Lane::Number(number)) => {
                    return Ok(Sum { number: number.wrapping_add(offset), ..Sum::default() });
                }
                None => return Err("a constant expression of this form".to_owned()),
            },
        }
    }
    Err("a constant expression of this depth".to_owned())
}

/// Lane of a constant.
enum Lane {
    Value(Value),
    Number(i64),
}

/// Returns a lane of a constant vector whose lanes are given.
fn lane_of(module: &Module, value: Value, lane: usize) -> Option<Lane> {
    let constant = value.as_const()?;
    match module.tables.constants.kind(constant) {
        ConstKind::Aggregate(elements) => Some(Lane::Value(*elements.get(lane)?)),
        ConstKind::Splat(element) => Some(Lane::Value(*element)),
        ConstKind::Zero | ConstKind::Undef | ConstKind::Poison => Some(Lane::Number(0)),
        ConstKind::Data(symbol) => {
            let types = &module.tables.types;
            let size = types.number_width(types.scalar(module.tables.constants.ty(constant)))? as usize / 8;
            let mut bytes = [0; 8];
            let of_lane = module.tables.str(*symbol).get(lane * size..)?.get(..size)?;
            bytes.get_mut(..size)?.copy_from_slice(of_lane);
            let unused = 64 - 8 * size as u32;
            Some(Lane::Number(i64::from_le_bytes(bytes) << unused >> unused))
        }
        _ => None,
    }
}

/// Computes an expression of a module.
pub(crate) fn sum(
    module: &Module,
    layout: &DataLayout,
    measures: &mut TypeMeasures,
    value: Value,
) -> Result<Sum, String> {
    let mut sum = Sum::default();
    let mut steps = 0;
    let mut rest = vec![(value, false)];
    while let Some((value, is_minus)) = rest.pop() {
        steps += 1;
        if steps > MAX_STEPS {
            return Err(format!("a constant expression of more than {MAX_STEPS} operations"));
        }
        let constant = match value.kind() {
            ValueKind::Global(global) => {
                sum.add(Term::Global(global), is_minus)?;
                continue;
            }
            ValueKind::Const(constant) => module.tables.constants.get(constant),
            _ => return Err("a constant refers to what is none".to_owned()),
        };
        match &constant.kind {
            ConstKind::Int(bits) => {
                let width = module.tables.types.number_width(constant.ty).unwrap_or(64).clamp(1, 64);
                // Numbers are added modulo the width of the whole, for which either extension is right; offsets are
                // signed.
                let number = (*bits as i64) << (64 - width) >> (64 - width);
                sum.number = if is_minus { sum.number.wrapping_sub(number) } else { sum.number.wrapping_add(number) };
            }
            ConstKind::WideInt(wide) => {
                let number = wide.low_u64() as i64;
                sum.number = if is_minus { sum.number.wrapping_sub(number) } else { sum.number.wrapping_add(number) };
            }
            ConstKind::NullPointer | ConstKind::Zero | ConstKind::Undef | ConstKind::Poison => {}
            ConstKind::BlockAddress(global, block) => sum.add(Term::Block(*global, *block), is_minus)?,
            ConstKind::DsoLocalEquivalent(global) => sum.add(Term::Equivalent(*global), is_minus)?,
            ConstKind::NoCfi(global) => sum.add(Term::Global(*global), is_minus)?,
            ConstKind::PtrAuth(_) => return Err("unsupported constant 'ptrauth'".to_owned()),
            ConstKind::Expr(expr) => match expr.opcode {
                Opcode::Add => rest.extend([(expr.operands[1], is_minus), (expr.operands[0], is_minus)]),
                Opcode::Sub => rest.extend([(expr.operands[1], !is_minus), (expr.operands[0], is_minus)]),
                Opcode::GetElementPtr => {
                    let offset = gep_offset(module, layout, measures, expr, 0)?;
                    sum.number =
                        if is_minus { sum.number.wrapping_sub(offset) } else { sum.number.wrapping_add(offset) };
                    rest.push((expr.operands[0], is_minus));
                }
                Opcode::PtrToInt
                | Opcode::PtrToAddr
                | Opcode::IntToPtr
                | Opcode::BitCast
                | Opcode::AddrSpaceCast
                | Opcode::Trunc => {
                    rest.push((expr.operands[0], is_minus));
                }
                opcode => return Err(format!("unsupported operation '{}' in a static initializer", opcode.spelling())),
            },
            _ => return Err("unsupported constant in an address computation".to_owned()),
        }
    }
    Ok(sum)
}

/// Returns the bytes that a `getelementptr` adds to its base, or to a lane of it.
fn gep_offset(
    module: &Module,
    layout: &DataLayout,
    measures: &mut TypeMeasures,
    expr: &ConstExpr,
    lane: usize,
) -> Result<i64, String> {
    let tables = &module.tables;
    let no_number = || "a 'getelementptr' in a static initializer whose index is no number".to_owned();
    let mut ty: Type = expr.source_type.ok_or_else(no_number)?;
    let mut offset = 0i64;
    for (number, &index) in expr.operands[1..].iter().enumerate() {
        let index = match lane_of(module, index, lane) {
            Some(Lane::Number(number)) => number,
            Some(Lane::Value(index)) => number_of(module, index).ok_or_else(no_number)?,
            None => number_of(module, index).ok_or_else(no_number)?,
        };
        if number > 0 {
            match tables.types.kind(ty) {
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => ty = *element,
                _ => {
                    let at = index as usize;
                    let fields = measures.struct_layout(layout, tables, ty);
                    let field = fields.and_then(|fields| fields.offsets.get(at)).copied();
                    offset = offset.wrapping_add(field.ok_or_else(no_number)? as i64);
                    ty = tables
                        .types
                        .struct_fields(ty)
                        .and_then(|fields| fields.get(at))
                        .copied()
                        .ok_or_else(no_number)?;
                    continue;
                }
            }
        }
        let size = measures.measure(layout, tables, ty).and_then(|measure| measure.alloc_size());
        let size = size.and_then(|size| size.known()).ok_or_else(no_number)?;
        offset = offset.wrapping_add(index.wrapping_mul(size as i64));
    }
    Ok(offset)
}

/// Returns the value of an integer constant, sign-extended from its width.
fn number_of(module: &Module, value: Value) -> Option<i64> {
    if module.tables.is_null(value) {
        return Some(0);
    }
    let number = module.tables.number_value(value)?;
    Some(match number.width() {
        0..=64 => (number.low_u64() as i64) << (64 - number.width()) >> (64 - number.width()),
        _ => number.low_u64() as i64,
    })
}
