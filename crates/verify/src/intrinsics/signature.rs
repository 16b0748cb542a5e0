//! The declaration of an intrinsic: its type must be valid for the intrinsic and match its name.

use draig_ir::intrinsics::{IntrinsicId, SignatureMismatch, match_newer, match_signature};

use super::Call;
use crate::context::FunctionCx;
use crate::rule::Rule;
use crate::rules::intrinsics as rule;
use crate::sink::{Checked, Failed, Report, ensure};

pub(super) fn check(cx: &mut FunctionCx<'_>, call: &Call<'_>) -> Checked {
    let module = cx.module;
    let (inst, function) = (call.inst, call.function);
    ensure!(cx, module.body(function).is_none(), rule::NEVER_DEFINED, inst);
    let ty = module.global(function).value_type;
    let overloads = match match_signature(cx.tables, call.id, ty) {
        Ok(overloads) => overloads,
        // Reported at the declaration.
        Err(_) if cx.cx.is_newer() => return Err(Failed),
        Err(mismatch) => return Err(cx.fail(broken_by(mismatch), inst)),
    };
    // A name that cannot be formed, because a type has no name, cannot be compared.
    let Ok(wanted) = draig_ir::intrinsics::name_of(module, call.id, &overloads, ty) else { return Ok(()) };
    let newer = || {
        let overloads = match_newer(cx.tables, call.id, ty)?;
        draig_ir::intrinsics::name_of(module, call.id, &overloads, ty).ok()
    };
    if module.name(function) != wanted && newer().is_none_or(|newer| module.name(function) != newer) {
        let wanted = String::from_utf8_lossy(&wanted);
        let message = format!("Intrinsic name not mangled correctly for type arguments! Should be: {wanted}");
        return Err(cx.fail_as(&rule::WRONG_NAME, inst, message));
    }
    Ok(())
}

/// Checks the type of a declaration, whether it is called or not.
pub(super) fn declared(cx: &mut FunctionCx<'_>, id: IntrinsicId) -> Checked {
    match match_signature(cx.tables, id, cx.data.value_type) {
        Ok(_) => Ok(()),
        Err(mismatch) => Err(cx.fail(broken_by(mismatch), cx.id)),
    }
}

fn broken_by(mismatch: SignatureMismatch) -> &'static Rule {
    match mismatch {
        SignatureMismatch::Result => &rule::WRONG_RESULT,
        SignatureMismatch::Argument => &rule::WRONG_ARGUMENT,
        SignatureMismatch::Variadic => &rule::NOT_VARIABLE,
        SignatureMismatch::NotVariadic => &rule::IS_VARIABLE,
    }
}
