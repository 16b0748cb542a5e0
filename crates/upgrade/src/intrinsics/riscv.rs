//! Retired intrinsics of RISC-V: those of scalar cryptography now operate on 32 bits on every target.

use draig_ir::{Global, Opcode, Type, Value};

use super::{OldDeclaration, Outcome, Rule, UpgradeContext, adapt, redirect, rule};

/// Sorted by pattern.
pub(super) static RULES: &[Rule] = &[
    rule("riscv.aes32dsi", redirect(adapt::same_name, in_32_bits)).when(has_byte_immediate),
    rule("riscv.aes32dsmi", redirect(adapt::same_name, in_32_bits)).when(has_byte_immediate),
    rule("riscv.aes32esi", redirect(adapt::same_name, in_32_bits)).when(has_byte_immediate),
    rule("riscv.aes32esmi", redirect(adapt::same_name, in_32_bits)).when(has_byte_immediate),
    rule("riscv.sha256sig0.i64", redirect(without_width, in_32_bits)),
    rule("riscv.sha256sig1.i64", redirect(without_width, in_32_bits)),
    rule("riscv.sha256sum0.i64", redirect(without_width, in_32_bits)),
    rule("riscv.sha256sum1.i64", redirect(without_width, in_32_bits)),
    rule("riscv.sm3p0.i64", redirect(without_width, in_32_bits)),
    rule("riscv.sm3p1.i64", redirect(without_width, in_32_bits)),
    rule("riscv.sm4ed", redirect(adapt::same_name, in_32_bits)).when(has_byte_immediate),
    rule("riscv.sm4ed.i32", redirect(without_width, in_32_bits)).when(has_byte_immediate),
    rule("riscv.sm4ed.i64", redirect(without_width, in_32_bits)),
    rule("riscv.sm4ks", redirect(adapt::same_name, in_32_bits)).when(has_byte_immediate),
    rule("riscv.sm4ks.i32", redirect(without_width, in_32_bits)).when(has_byte_immediate),
    rule("riscv.sm4ks.i64", redirect(without_width, in_32_bits)),
];

/// Whether the trailing immediate is an `i8`.
fn has_byte_immediate(old: &OldDeclaration<'_>) -> bool {
    old.params().last() == Some(&Type::I8)
}

/// Declares the intrinsic with the name up to the last dot, without the width.
fn without_width(old: &mut OldDeclaration<'_>) -> Option<Global> {
    let name = std::str::from_utf8(old.name).ok()?;
    let (name, _) = name.rsplit_once('.')?;
    old.declare_named(name, &[])
}

/// Extends immediates, truncates other operands, and sign-extends the result.
fn in_32_bits(cx: &mut UpgradeContext<'_>, callee: Global) -> Option<Outcome> {
    let mut args = Vec::with_capacity(3);
    for arg in cx.args() {
        let ty = cx.type_of(arg);
        cx.types().integer_width(ty)?;
        args.push(cx.zext_or_trunc(arg, Type::I32));
    }
    if cx.arg_types(&args) != cx.module().param_types(callee) {
        return None;
    }
    let result = cx.result_type();
    cx.types().integer_width(result).filter(|&width| width >= 32)?;
    let call = cx.call_function(callee, &args);
    if result == Type::I32 {
        return Some(Outcome::ReplaceNamed(call.into()));
    }
    let wide = cx.cast(Opcode::SExt, Value::from(call), result);
    cx.take_name(call);
    Some(Outcome::Replace(wide))
}
