//! Conversions (LangRef "Conversion Operations").

use draig_ir::{Block, Inst, Opcode, Type, Types};

use super::common;
use crate::context::FunctionCx;
use crate::rule::Rule;
use crate::rules::instructions as rule;
use crate::sink::{Checked, Report, ensure};
use crate::type_facts::TypeFacts;

/// The rules for a conversion between types of two kinds, in order of checking.
struct Conversion {
    opcode: Opcode,
    from: TypeFacts,
    to: TypeFacts,
    source: &'static Rule,
    result: &'static Rule,
    /// Rule that both or neither must be vectors.
    shape: &'static Rule,
    /// Whether this is checked before the kinds.
    shape_first: bool,
    /// Rule that vectors must have equal length; LLVM does not check it where its constructors guarantee it.
    len: &'static Rule,
}

const fn conversion(
    opcode: Opcode,
    [from, to]: [TypeFacts; 2],
    [source, result, shape, len]: [&'static Rule; 4],
    shape_first: bool,
) -> Conversion {
    Conversion { opcode, from, to, source, result, shape, shape_first, len }
}

const INTEGERS: TypeFacts = TypeFacts::INTEGERS;
const FLOATS: TypeFacts = TypeFacts::FLOATS;
const POINTERS: TypeFacts = TypeFacts::POINTERS;

static CONVERSIONS: [Conversion; 12] = [
    conversion(
        Opcode::Trunc,
        [INTEGERS, INTEGERS],
        [&rule::TRUNC_SOURCE, &rule::TRUNC_RESULT, &rule::TRUNC_SHAPE, &rule::CAST_LENGTH],
        false,
    ),
    conversion(
        Opcode::ZExt,
        [INTEGERS, INTEGERS],
        [&rule::ZEXT_SOURCE, &rule::ZEXT_RESULT, &rule::ZEXT_SHAPE, &rule::CAST_LENGTH],
        false,
    ),
    conversion(
        Opcode::SExt,
        [INTEGERS, INTEGERS],
        [&rule::SEXT_SOURCE, &rule::SEXT_RESULT, &rule::SEXT_SHAPE, &rule::CAST_LENGTH],
        false,
    ),
    conversion(
        Opcode::FpTrunc,
        [FLOATS, FLOATS],
        [&rule::FPTRUNC_SOURCE, &rule::FPTRUNC_RESULT, &rule::FPTRUNC_SHAPE, &rule::CAST_LENGTH],
        false,
    ),
    conversion(
        Opcode::FpExt,
        [FLOATS, FLOATS],
        [&rule::FPEXT_SOURCE, &rule::FPEXT_RESULT, &rule::FPEXT_SHAPE, &rule::CAST_LENGTH],
        false,
    ),
    conversion(
        Opcode::UiToFp,
        [INTEGERS, FLOATS],
        [&rule::UITOFP_SOURCE, &rule::UITOFP_RESULT, &rule::UITOFP_SHAPE, &rule::UITOFP_LENGTH],
        true,
    ),
    conversion(
        Opcode::SiToFp,
        [INTEGERS, FLOATS],
        [&rule::SITOFP_SOURCE, &rule::SITOFP_RESULT, &rule::SITOFP_SHAPE, &rule::SITOFP_LENGTH],
        true,
    ),
    conversion(
        Opcode::FpToUi,
        [FLOATS, INTEGERS],
        [&rule::FPTOUI_SOURCE, &rule::FPTOUI_RESULT, &rule::FPTOUI_SHAPE, &rule::FPTOUI_LENGTH],
        true,
    ),
    conversion(
        Opcode::FpToSi,
        [FLOATS, INTEGERS],
        [&rule::FPTOSI_SOURCE, &rule::FPTOSI_RESULT, &rule::FPTOSI_SHAPE, &rule::FPTOSI_LENGTH],
        true,
    ),
    conversion(
        Opcode::PtrToInt,
        [POINTERS, INTEGERS],
        [&rule::PTRTOINT_SOURCE, &rule::PTRTOINT_RESULT, &rule::PTRTOINT_SHAPE, &rule::PTRTOINT_LENGTH],
        false,
    ),
    conversion(
        Opcode::PtrToAddr,
        [POINTERS, INTEGERS],
        [&rule::PTRTOADDR_SOURCE, &rule::PTRTOADDR_RESULT, &rule::PTRTOADDR_SHAPE, &rule::PTRTOADDR_LENGTH],
        false,
    ),
    conversion(
        Opcode::IntToPtr,
        [INTEGERS, POINTERS],
        [&rule::INTTOPTR_SOURCE, &rule::INTTOPTR_RESULT, &rule::INTTOPTR_SHAPE, &rule::INTTOPTR_LENGTH],
        false,
    ),
];

pub(super) fn cast(cx: &mut FunctionCx<'_>, block: Block, inst: Inst, opcode: Opcode) -> Checked {
    let &[operand] = cx.body.operands(inst) else { return common(cx, block, inst) };
    let (from, to) = (cx.type_of(operand), cx.body.inst_type(inst));
    match opcode {
        Opcode::BitCast => ensure!(cx, is_bit_cast(cx.types, from, to), rule::BITCAST, inst),
        Opcode::AddrSpaceCast => address_space_cast(cx, inst, from, to)?,
        _ => {
            if let Some(conversion) = CONVERSIONS.iter().find(|conversion| conversion.opcode == opcode) {
                convert(cx, inst, conversion, from, to)?;
            }
            sizes(cx, inst, opcode, from, to)?;
        }
    }
    common(cx, block, inst)
}

fn convert(cx: &mut FunctionCx<'_>, inst: Inst, rules: &Conversion, from: Type, to: Type) -> Checked {
    let (a, b) = (cx.facts(from), cx.facts(to));
    let one_shape = a.has(TypeFacts::VECTOR) == b.has(TypeFacts::VECTOR);
    if !one_shape && rules.shape_first {
        return Err(cx.fail(rules.shape, inst));
    }
    ensure!(cx, a.has(rules.from), *rules.source, inst);
    ensure!(cx, b.has(rules.to), *rules.result, inst);
    ensure!(cx, one_shape, *rules.shape, inst);
    if a.has(TypeFacts::VECTOR) {
        ensure!(cx, cx.types.vector_len(from) == cx.types.vector_len(to), *rules.len, inst);
    }
    Ok(())
}

/// Checks which type must be narrower or wider.
fn sizes(cx: &mut FunctionCx<'_>, inst: Inst, opcode: Opcode, from: Type, to: Type) -> Checked {
    let bits = |ty| cx.types.primitive_bits(cx.types.scalar(ty)).0;
    let (from_bits, to_bits) = (bits(from), bits(to));
    let (narrower, broken) = match opcode {
        Opcode::Trunc => (to_bits < from_bits, &rule::TRUNC_SIZE),
        Opcode::ZExt => (from_bits < to_bits, &rule::ZEXT_SIZE),
        Opcode::SExt => (from_bits < to_bits, &rule::SEXT_SIZE),
        Opcode::FpTrunc => (to_bits < from_bits, &rule::FPTRUNC_SIZE),
        Opcode::FpExt => (from_bits < to_bits, &rule::FPEXT_SIZE),
        Opcode::PtrToAddr => {
            let width = cx.types.address_space(cx.types.scalar(from));
            let width = width.map(|space| u64::from(cx.module.data_layout.index_width(space)));
            (width == Some(to_bits), &rule::PTRTOADDR_SIZE)
        }
        _ => return Ok(()),
    };
    ensure!(cx, narrower, *broken, inst);
    Ok(())
}

fn address_space_cast(cx: &mut FunctionCx<'_>, inst: Inst, from: Type, to: Type) -> Checked {
    ensure!(cx, cx.facts(from).has(POINTERS), rule::ADDRSPACECAST_SOURCE, inst);
    ensure!(cx, cx.facts(to).has(POINTERS), rule::ADDRSPACECAST_RESULT, inst);
    let types = cx.types;
    let space = |ty| types.address_space(types.scalar(ty));
    ensure!(cx, space(from) != space(to), rule::ADDRSPACECAST_SAME, inst);
    ensure!(cx, types.vector_len(from) == types.vector_len(to), rule::ADDRSPACECAST_LENGTH, inst);
    Ok(())
}

/// Whether one type can be a `bitcast` of the other.
pub(crate) fn is_bit_cast(types: &Types, from: Type, to: Type) -> bool {
    if [from, to].iter().any(|&ty| !types.is_first_class(ty) || types.is_aggregate(ty)) {
        return false;
    }
    let space = |ty| types.address_space(types.scalar(ty));
    let len = |ty| types.vector_len(ty);
    match (space(from), space(to)) {
        (Some(_), None) if types.is_byte_or_vector(to) => true,
        (None, Some(_)) if types.is_byte_or_vector(from) => true,
        (None, None) => {
            let (a, b) = (types.primitive_bits(from), types.primitive_bits(to));
            a.0 == b.0 && (a.1 == b.1 || a.0 == 0)
        }
        (Some(a), Some(b)) if a == b => match (len(from), len(to)) {
            (Some(a), Some(b)) => a == b,
            (Some(one), None) | (None, Some(one)) => one == (1, false),
            (None, None) => true,
        },
        _ => false,
    }
}
