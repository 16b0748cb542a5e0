//! `musttail` (LangRef "'call' Instruction"): the conditions under which the callee can take over the
//! caller's frame.

use draig_ir::{AttrList, Attribute, Inst, Opcode, Type, Value, ValueKind};
use draig_tables::AttrKind;

use crate::context::FunctionCx;
use crate::rule::Rule;
use crate::rules::{calls as rule, newer};
use crate::sink::{Checked, ensure};

/// Parameter attributes that change how an argument is passed.
const ABI: [AttrKind; 10] = [
    AttrKind::StructRet,
    AttrKind::ByVal,
    AttrKind::InAlloca,
    AttrKind::InReg,
    AttrKind::StackAlignment,
    AttrKind::SwiftSelf,
    AttrKind::SwiftAsync,
    AttrKind::SwiftError,
    AttrKind::Preallocated,
    AttrKind::ByRef,
];

/// The numbers of `tailcc` and `swifttailcc`.
const TAIL: u16 = 18;
const SWIFT_TAIL: u16 = 20;

pub(super) fn check(cx: &mut FunctionCx<'_>, inst: Inst) -> Checked {
    let body = cx.body;
    let (Some(info), Some(callee)) = (body.call(inst), body.callee(inst)) else { return Ok(()) };
    ensure!(cx, !matches!(callee.kind(), ValueKind::InlineAsm(_)), rule::MUSTTAIL_ASM, inst);
    let types = cx.types;
    let Some(ty) = types.as_function(info.function_type) else { return Ok(()) };
    ensure!(cx, cx.ty.vararg == ty.vararg, rule::MUSTTAIL_VARARGS, inst);
    ensure!(cx, congruent(cx, cx.ty.result, ty.result), rule::MUSTTAIL_RESULT, inst);
    let convention = info.calling_convention;
    ensure!(cx, cx.function.calling_convention == convention, rule::MUSTTAIL_CONVENTION, inst);
    followed_by_ret(cx, inst)?;
    let (caller, call) = (cx.function.attributes, info.attributes);
    if matches!(convention, TAIL | SWIFT_TAIL) {
        let name = if convention == TAIL { "tailcc" } else { "swifttailcc" };
        for number in 0..cx.ty.params.len() {
            refused_attributes(cx, inst, caller, number, name, "caller")?;
        }
        for number in 0..ty.params.len() {
            refused_attributes(cx, inst, call, number, name, "callee")?;
        }
        ensure!(
            cx,
            !cx.ty.vararg,
            rule::MUSTTAIL_CC_VARARGS,
            inst,
            "cannot guarantee {name} tail call for varargs function"
        );
        return Ok(());
    }
    let intrinsic = super::called_function(cx, inst).and_then(|called| cx.cx.intrinsics.of(called));
    if intrinsic.is_none() {
        ensure!(cx, cx.ty.params.len() == ty.params.len(), rule::MUSTTAIL_COUNT, inst);
        for (number, (&mine, &its)) in cx.ty.params.iter().zip(&ty.params).enumerate() {
            ensure!(cx, congruent(cx, mine, its), rule::MUSTTAIL_TYPES, (inst, number));
        }
    }
    for number in 0..cx.ty.params.len() {
        ensure!(cx, same_abi(cx, caller, call, number), rule::MUSTTAIL_ATTRIBUTES, (inst, number));
    }
    Ok(())
}

/// Whether two types are passed in the same way.
fn congruent(cx: &FunctionCx<'_>, a: Type, b: Type) -> bool {
    a == b || cx.types.address_space(a).is_some_and(|space| cx.types.address_space(b) == Some(space))
}

/// Checks that the call is followed by the `ret` of its result, with at most a pointer cast between.
fn followed_by_ret(cx: &mut FunctionCx<'_>, inst: Inst) -> Checked {
    let body = cx.body;
    let mut result = Value::inst(inst);
    let mut next = body.next_inst(inst);
    let is_newer = cx.cx.is_newer();
    if let Some(cast) = next.filter(|&next| !is_newer && body.opcode(next) == Opcode::BitCast) {
        ensure!(cx, body.operands(cast).first() == Some(&result), rule::MUSTTAIL_BITCAST, cast);
        result = Value::inst(cast);
        next = body.next_inst(cast);
    }
    let ret = next.filter(|&next| body.opcode(next) == Opcode::Ret);
    let broken = if is_newer { &newer::MUSTTAIL_RET_ALONE } else { &rule::MUSTTAIL_RET };
    ensure!(cx, ret.is_some(), *broken, inst);
    let returned = ret.and_then(|ret| body.operands(ret).first().copied());
    let valid = returned.is_none_or(|returned| returned == result || is_undef(cx, returned));
    ensure!(cx, valid, rule::MUSTTAIL_RETURNED, ret.unwrap_or(inst));
    Ok(())
}

fn is_undef(cx: &FunctionCx<'_>, value: Value) -> bool {
    use draig_ir::ConstKind as C;
    value.as_const().is_some_and(|constant| matches!(cx.tables.constants.kind(constant), C::Undef | C::Poison))
}

fn refused_attributes(
    cx: &mut FunctionCx<'_>,
    inst: Inst,
    list: AttrList,
    number: usize,
    convention: &str,
    side: &str,
) -> Checked {
    static REFUSED: [(AttrKind, &Rule); 5] = [
        (AttrKind::InAlloca, &rule::MUSTTAIL_CC_INALLOCA),
        (AttrKind::InReg, &rule::MUSTTAIL_CC_INREG),
        (AttrKind::SwiftError, &rule::MUSTTAIL_CC_SWIFTERROR),
        (AttrKind::Preallocated, &rule::MUSTTAIL_CC_PREALLOCATED),
        (AttrKind::ByRef, &rule::MUSTTAIL_CC_BYREF),
    ];
    let set = cx.tables.attributes.param(list, number);
    for (kind, rule) in REFUSED {
        ensure!(
            cx,
            !cx.tables.attributes.has(set, kind),
            *rule,
            (inst, number),
            "{} attribute not allowed in {convention} musttail {side}",
            kind.spelling()
        );
    }
    Ok(())
}

fn same_abi(cx: &FunctionCx<'_>, caller: AttrList, call: AttrList, number: usize) -> bool {
    let attributes = &cx.tables.attributes;
    let (a, b) = (attributes.param(caller, number), attributes.param(call, number));
    if a == b {
        return true;
    }
    let get = |set, kind| -> Option<&Attribute> { attributes.get(set, kind) };
    let aligned = |set| {
        let in_memory = attributes.has(set, AttrKind::ByVal) || attributes.has(set, AttrKind::ByRef);
        if in_memory { get(set, AttrKind::Alignment) } else { None }
    };
    ABI.iter().all(|&kind| get(a, kind) == get(b, kind)) && aligned(a) == aligned(b)
}
