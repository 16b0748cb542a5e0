//! Intrinsics of individual targets.

use draig_ir::{Inst, MetadataData, Opcode, Type, ValueKind};
use draig_tables::AttrKind;

use super::memory::below;
use super::{Call, Check};
use crate::attributes::argument_has;
use crate::context::FunctionCx;
use crate::rule::Rule;
use crate::rules::targets as rule;
use crate::sink::{Checked, Report, ensure};

pub(super) static CHECKS: &[(Check, &[&str])] = &[
    (aarch64_prefetch, &["llvm.aarch64.prefetch"]),
    (aarch64_range_prefetch, &["llvm.aarch64.range.prefetch"]),
    (chain, &["llvm.amdgcn.cs.chain"]),
    (scalar_input, &["llvm.amdgcn.init.exec.from.input"]),
    (inactive_chain_argument, &["llvm.amdgcn.set.inactive.chain.arg"]),
    (whole_wave, &["llvm.amdgcn.call.whole.wave"]),
    (prefetch_data, &["llvm.amdgcn.s.prefetch.data"]),
    (mfma_scale, &["llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4", "llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4"]),
    (
        wmma,
        &[
            "llvm.amdgcn.wmma.f32.16x16x128.f8f6f4",
            "llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4",
            "llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4",
        ],
    ),
    (
        cooperative,
        &[
            "llvm.amdgcn.cooperative.atomic.load.32x4B",
            "llvm.amdgcn.cooperative.atomic.load.16x8B",
            "llvm.amdgcn.cooperative.atomic.load.8x16B",
            "llvm.amdgcn.cooperative.atomic.store.32x4B",
            "llvm.amdgcn.cooperative.atomic.store.16x8B",
            "llvm.amdgcn.cooperative.atomic.store.8x16B",
        ],
    ),
    (set_registers, &["llvm.nvvm.setmaxnreg.inc.sync.aligned.u32", "llvm.nvvm.setmaxnreg.dec.sync.aligned.u32"]),
];

fn aarch64_prefetch<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let limits: [(usize, u64, &'static Rule); 4] = [
        (1, 2, &rule::PREFETCH_WRITE),
        (2, 4, &rule::PREFETCH_TARGET),
        (3, 2, &rule::PREFETCH_STREAM),
        (4, 2, &rule::PREFETCH_DATA),
    ];
    below(cx, &call, &limits)
}

fn aarch64_range_prefetch<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let limits: [(usize, u64, &'static Rule); 2] =
        [(1, 2, &rule::RANGE_PREFETCH_WRITE), (2, 2, &rule::RANGE_PREFETCH_STREAM)];
    below(cx, &call, &limits)
}

/// Numbers of calling conventions (`CallingConv.h`).
mod convention {
    pub(super) const AMDGPU_VS: u16 = 87;
    pub(super) const AMDGPU_GS: u16 = 88;
    pub(super) const AMDGPU_CS: u16 = 90;
    pub(super) const AMDGPU_HS: u16 = 93;
    pub(super) const AMDGPU_LS: u16 = 95;
    pub(super) const AMDGPU_ES: u16 = 96;
    pub(super) const AMDGPU_CS_CHAIN: u16 = 104;
    pub(super) const AMDGPU_CS_CHAIN_PRESERVE: u16 = 105;
    pub(super) const AMDGPU_GFX_WHOLE_WAVE: u16 = 124;
}

fn chain<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    use convention::*;
    let (body, inst) = (cx.body, call.inst);
    let is_shader = matches!(
        cx.function.calling_convention,
        AMDGPU_VS
            | AMDGPU_GS
            | AMDGPU_CS
            | AMDGPU_HS
            | AMDGPU_LS
            | AMDGPU_ES
            | AMDGPU_CS_CHAIN
            | AMDGPU_CS_CHAIN_PRESERVE
    );
    if !is_shader {
        // LLVM continues after this one.
        let _ = cx.fail(&rule::CHAIN_CALLER, inst);
    }
    ensure!(cx, argument_has(cx, inst, 2, AttrKind::InReg), rule::CHAIN_SGPR, inst);
    ensure!(cx, !argument_has(cx, inst, 3, AttrKind::InReg), rule::CHAIN_VGPR, inst);
    let next = body.next_inst(inst);
    let ends = next.is_some_and(|next| {
        // The intrinsic states this for some lanes; the code after it is for the others.
        body.opcode(next) == Opcode::Unreachable || called_intrinsic(cx, next) == Some("llvm.amdgcn.unreachable")
    });
    ensure!(cx, ends, rule::CHAIN_END, inst);
    Ok(())
}

/// Returns the name of the intrinsic that an instruction calls.
fn called_intrinsic(cx: &FunctionCx<'_>, inst: Inst) -> Option<&'static str> {
    let called = cx.body.callee(inst)?.as_global()?;
    cx.cx.intrinsics.of(called).map(|id| id.name())
}

fn scalar_input<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let ValueKind::Arg(number) = call.arg(cx, 0)?.kind() else {
        return Err(cx.fail(&rule::SCALAR_INPUT, call.inst));
    };
    let kinds = cx.cx.attributes.param(cx.tables, cx.function.attributes, number as usize);
    ensure!(cx, kinds.has(AttrKind::InReg), rule::SCALAR_INPUT, call.inst);
    Ok(())
}

fn inactive_chain_argument<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    use convention::*;
    let inst = call.inst;
    if !matches!(cx.function.calling_convention, AMDGPU_CS_CHAIN | AMDGPU_CS_CHAIN_PRESERVE) {
        // LLVM continues after this one.
        let _ = cx.fail(&rule::INACTIVE_CALLER, inst);
    }
    ensure!(cx, !argument_has(cx, inst, 1, AttrKind::InReg), rule::INACTIVE_INREG, inst);
    let ValueKind::Arg(number) = call.arg(cx, 1)?.kind() else {
        return Err(cx.fail(&rule::INACTIVE_ARGUMENT, inst));
    };
    let kinds = cx.cx.attributes.param(cx.tables, cx.function.attributes, number as usize);
    ensure!(cx, !kinds.has(AttrKind::InReg), rule::INACTIVE_VGPR, inst);
    Ok(())
}

fn whole_wave<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let (module, inst) = (cx.module, call.inst);
    let callee = call.arg(cx, 0)?.as_global().map(|callee| module.global(callee));
    let callee = callee.and_then(|data| Some((data.as_function()?, cx.types.as_function(data.value_type)?)));
    let Some((function, ty)) = callee else { return Err(cx.fail(&rule::WHOLE_WAVE_INDIRECT, inst)) };
    let convention = function.calling_convention;
    ensure!(cx, convention == convention::AMDGPU_GFX_WHOLE_WAVE, rule::WHOLE_WAVE_CONVENTION, inst);
    ensure!(cx, !ty.vararg, rule::WHOLE_WAVE_VARARG, inst);
    ensure!(cx, call.args.len() == ty.params.len(), rule::WHOLE_WAVE_COUNT, inst);
    ensure!(cx, ty.params.first() == Some(&Type::I1), rule::WHOLE_WAVE_MASK, inst);
    for (number, (&arg, &param)) in call.args.iter().zip(&ty.params).enumerate().skip(1) {
        ensure!(cx, cx.type_of(arg) == param, rule::WHOLE_WAVE_TYPES, (inst, number));
        let scalar = cx.cx.attributes.param(cx.tables, function.attributes, number).has(AttrKind::InReg);
        let agrees = argument_has(cx, inst, number, AttrKind::InReg) == scalar;
        ensure!(cx, agrees, rule::WHOLE_WAVE_INREG, (inst, number));
    }
    Ok(())
}

/// The address spaces of global memory and of generic memory (AMDGPU User Guide: Address Spaces).
mod space {
    pub(super) const FLAT: u32 = 0;
    pub(super) const GLOBAL: u32 = 1;
    pub(super) const CONSTANT: u32 = 4;
    pub(super) const CONSTANT_32_BIT: u32 = 6;
    /// LLVM treats all address spaces from this one on as global memory.
    pub(super) const OTHERS: u32 = 9;
}

fn prefetch_data<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let ty = call.arg_type(cx, 0)?;
    let reachable = cx.types.address_space(ty).is_some_and(|space| {
        matches!(space, space::FLAT | space::GLOBAL | space::CONSTANT | space::CONSTANT_32_BIT) || space > space::OTHERS
    });
    ensure!(cx, reachable, rule::PREFETCH_DATA_SPACE, call.inst);
    Ok(())
}

/// Returns the number of registers for a matrix with eight, six or four bits per number, in units of the
/// operation.
fn registers(format: u64) -> Option<u32> {
    match format {
        0 | 1 => Some(4),
        2 | 3 => Some(3),
        4 => Some(2),
        _ => None,
    }
}

/// Returns the number of registers of a vector of `i32`, if some format takes that many.
fn register_count(cx: &FunctionCx<'_>, ty: Type, unit: u32) -> Option<u32> {
    match cx.types.vector_len(ty) {
        Some((count, false)) if cx.types.scalar(ty) == Type::I32 => {
            [4, 3, 2].iter().any(|registers| registers * unit == count).then_some(count)
        }
        _ => None,
    }
}

fn mfma_scale<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    const UNIT: u32 = 2;
    let inst = call.inst;
    let (first, second) = (registers(call.number(cx, 3)?), registers(call.number(cx, 4)?));
    ensure!(cx, first.is_some(), rule::CBSZ_FORMAT, inst);
    ensure!(cx, second.is_some(), rule::BLGP_FORMAT, inst);
    let (a, b) = (call.arg_type(cx, 0)?, call.arg_type(cx, 1)?);
    let (a, b) = (register_count(cx, a, UNIT), register_count(cx, b, UNIT));
    ensure!(cx, a.is_some(), rule::MFMA_FIRST, inst);
    ensure!(cx, b.is_some(), rule::MFMA_SECOND, inst);
    // More registers than the format needs are allowed.
    ensure!(cx, a >= first.map(|registers| registers * UNIT), rule::FORMAT_REGISTERS, inst);
    ensure!(cx, b >= second.map(|registers| registers * UNIT), rule::FORMAT_REGISTERS, inst);
    Ok(())
}

fn wmma<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    const UNIT: u32 = 4;
    let inst = call.inst;
    let (first, second) = (registers(call.number(cx, 0)?), registers(call.number(cx, 2)?));
    ensure!(cx, first.is_some(), rule::MATRIX_FORMAT, inst);
    ensure!(cx, second.is_some(), rule::MATRIX_FORMAT, inst);
    let (a, b) = (call.arg_type(cx, 1)?, call.arg_type(cx, 3)?);
    let (a, b) = (register_count(cx, a, UNIT), register_count(cx, b, UNIT));
    ensure!(cx, a.is_some(), rule::WMMA_FIRST, inst);
    ensure!(cx, b.is_some(), rule::WMMA_SECOND, inst);
    ensure!(cx, a >= first.map(|registers| registers * UNIT), rule::FORMAT_REGISTERS, inst);
    ensure!(cx, b >= second.map(|registers| registers * UNIT), rule::FORMAT_REGISTERS, inst);
    Ok(())
}

fn cooperative<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let pointer = call.arg_type(cx, 0)?;
    let shared = matches!(cx.types.address_space(pointer), Some(space::FLAT | space::GLOBAL));
    ensure!(cx, shared, rule::COOPERATIVE_POINTER, call.inst);
    ensure!(cx, names_scope(cx, &call), rule::COOPERATIVE_SCOPE, call.inst);
    Ok(())
}

/// Whether the last argument names a synchronisation scope: a node with one string.
pub(super) fn names_scope(cx: &FunctionCx<'_>, call: &Call<'_>) -> bool {
    let pool = &cx.tables.metadata;
    let scope = call.args.last().and_then(|scope| match scope.kind() {
        ValueKind::Metadata(metadata) => pool.node(metadata),
        _ => None,
    });
    let string = scope.filter(|scope| scope.operand_count() == 1).and_then(|scope| scope.operand(0));
    string.is_some_and(|string| matches!(pool.get(string), MetadataData::String(_)))
}

fn set_registers<'a>(cx: &mut FunctionCx<'a>, call: Call<'a>) -> Checked {
    let count = call.number(cx, 0)?;
    ensure!(cx, count.is_multiple_of(8), rule::SETMAXNREG, call.inst);
    Ok(())
}
