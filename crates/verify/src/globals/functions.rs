//! Function headers: types of parameters and result, and requirements of calling conventions.

use draig_ir::{AttrList, Type};
use draig_tables::AttrKind;

use super::function_as_global;
use crate::attributes::{Kinds, is_intrinsic_name};
use crate::context::FunctionCx;
use crate::rules::globals as rule;
use crate::sink::{Checked, ensure};
use crate::violation::Place;

/// Checks a function as a global, and its type; runs before its attributes.
pub(crate) fn function(cx: &mut FunctionCx<'_>) -> Checked {
    // LLVM checks the function even if the global is wrong.
    let _ = function_as_global(cx);
    ensure!(cx, cx.data.linkage != draig_ir::Linkage::Common, rule::FUNCTION_COMMON, cx.id);
    let result = cx.ty.result;
    let returns = result == Type::VOID || cx.types.is_first_class(result) || cx.types.struct_fields(result).is_some();
    ensure!(cx, returns, rule::FUNCTION_RESULT, cx.id);
    if cx.function.attributes == AttrList::EMPTY {
        return Ok(());
    }
    ensure!(cx, result == Type::VOID || !has_struct_result(cx), rule::SRET_RESULT, cx.id);
    let sets = cx.tables.attributes.list(cx.function.attributes);
    ensure!(cx, sets.params.len() <= cx.ty.params.len(), rule::ATTRIBUTE_AFTER_LAST, cx.id);
    Ok(())
}

fn kinds_of(cx: &FunctionCx<'_>, number: usize) -> Kinds {
    cx.cx.attributes.param(cx.tables, cx.function.attributes, number)
}

/// Whether it returns through memory, as an attribute of the first or second parameter states.
fn has_struct_result(cx: &FunctionCx<'_>) -> bool {
    (0..2).any(|number| kinds_of(cx, number).has(AttrKind::StructRet))
}

/// Numbers of calling conventions (`CallingConv.h`).
mod convention {
    pub(super) const FAST: u16 = 8;
    pub(super) const COLD: u16 = 9;
    pub(super) const PTX_KERNEL: u16 = 71;
    pub(super) const PTX_DEVICE: u16 = 72;
    pub(super) const SPIR_KERNEL: u16 = 76;
    pub(super) const INTEL_OCL_BI: u16 = 77;
    pub(super) const X86_INTR: u16 = 83;
    pub(super) const AMDGPU_VS: u16 = 87;
    pub(super) const AMDGPU_GS: u16 = 88;
    pub(super) const AMDGPU_PS: u16 = 89;
    pub(super) const AMDGPU_CS: u16 = 90;
    pub(super) const AMDGPU_KERNEL: u16 = 91;
    pub(super) const AMDGPU_HS: u16 = 93;
    pub(super) const AMDGPU_CS_CHAIN: u16 = 104;
    pub(super) const AMDGPU_CS_CHAIN_PRESERVE: u16 = 105;
    pub(super) const AMDGPU_GFX_WHOLE_WAVE: u16 = 124;
}

/// Checks the requirements of its calling convention; runs after its attributes.
pub(crate) fn calling_convention(cx: &mut FunctionCx<'_>) -> Checked {
    use convention::*;
    let id = cx.id;
    let which = cx.function.calling_convention;
    match which {
        X86_INTR => {
            let frame = cx.ty.params.is_empty() || kinds_of(cx, 0).has(AttrKind::ByVal);
            ensure!(cx, frame, rule::INTERRUPT_BYVAL, id);
            return Ok(());
        }
        AMDGPU_KERNEL | SPIR_KERNEL | AMDGPU_CS_CHAIN | AMDGPU_CS_CHAIN_PRESERVE => {
            ensure!(cx, cx.ty.result == Type::VOID, rule::CONVENTION_VOID, id);
            entry_point(cx)?;
        }
        AMDGPU_VS | AMDGPU_HS | AMDGPU_GS | AMDGPU_PS | AMDGPU_CS => entry_point(cx)?,
        FAST | COLD | INTEL_OCL_BI | PTX_KERNEL | PTX_DEVICE => {}
        AMDGPU_GFX_WHOLE_WAVE => {
            ensure!(cx, cx.ty.params.first() == Some(&Type::I1), rule::WHOLE_WAVE_MASK, id);
            ensure!(cx, !kinds_of(cx, 0).has(AttrKind::InReg), rule::WHOLE_WAVE_INREG, id);
        }
        _ => return Ok(()),
    }
    ensure!(cx, !cx.ty.vararg, rule::CONVENTION_VARARG, id);
    Ok(())
}

/// Checks kernels and shaders, which the hardware calls.
fn entry_point(cx: &mut FunctionCx<'_>) -> Checked {
    let id = cx.id;
    ensure!(cx, !has_struct_result(cx), rule::CONVENTION_SRET, id);
    if cx.function.calling_convention == convention::SPIR_KERNEL || cx.function.attributes == AttrList::EMPTY {
        return Ok(());
    }
    let stack = cx.module.data_layout.alloca_address_space();
    let ty = cx.ty;
    for (number, &param) in ty.params.iter().enumerate() {
        let kinds = kinds_of(cx, number);
        let place = Place { global: Some(id), ..Place::parameter(number as u32) };
        ensure!(cx, !kinds.has(AttrKind::ByVal), rule::CONVENTION_BYVAL, place);
        ensure!(cx, !kinds.has(AttrKind::Preallocated), rule::CONVENTION_PREALLOCATED, place);
        ensure!(cx, !kinds.has(AttrKind::InAlloca), rule::CONVENTION_INALLOCA, place);
        let on_stack = kinds.has(AttrKind::ByRef) && cx.types.address_space(param) == Some(stack);
        ensure!(cx, !on_stack, rule::CONVENTION_BYREF, place);
    }
    Ok(())
}

/// Whether values of a type are tokens, or of target types that are like tokens.
fn is_token_like(cx: &FunctionCx<'_>, ty: Type) -> bool {
    ty == Type::TOKEN || cx.tables.target_type_properties(ty).is_token_like
}

/// Checks the types of its parameters and result (metadata, token, x86_amx …).
pub(crate) fn parameters(cx: &mut FunctionCx<'_>) -> Checked {
    let ty = cx.ty;
    let is_intrinsic = is_intrinsic_name(cx);
    for (number, &param) in ty.params.iter().enumerate() {
        let place = Place { global: Some(cx.id), ..Place::parameter(number as u32) };
        ensure!(cx, cx.types.is_first_class(param), rule::PARAMETER_CLASS, place);
        if !is_intrinsic {
            ensure!(cx, param != Type::METADATA, rule::TAKES_METADATA, place);
            ensure!(cx, !is_token_like(cx, param), rule::TAKES_TOKEN, place);
            ensure!(cx, param != Type::X86_AMX, rule::TAKES_AMX, place);
        }
        if kinds_of(cx, number).has(AttrKind::SwiftError) {
            let _ = crate::swift_error::check(cx, draig_ir::Value::arg(number as u32));
        }
    }
    if !is_intrinsic {
        ensure!(cx, !is_token_like(cx, ty.result), rule::RETURNS_TOKEN, cx.id);
        ensure!(cx, ty.result != Type::X86_AMX, rule::RETURNS_AMX, cx.id);
    }
    Ok(())
}
