//! Rules for intrinsics: signatures, immediate arguments, and the rules of individual intrinsics.
//!
//! A table maps intrinsics to their checks ([`CHECKS`]); for most, only the signature is checked, once per
//! declaration.

mod assume;
mod atomic;
mod control;
mod coroutines;
mod floats;
mod frames;
mod garbage;
mod memory;
mod newer;
mod preallocated;
mod rounding;
mod signature;
mod statepoints;
mod targets;
mod vectors;
mod vp;

use std::sync::LazyLock;

use draig_ir::intrinsics::IntrinsicId;
use draig_ir::{CallInfo, Global, Inst, Module, Type, Value};
use draig_num::ApInt;
use draig_tables::intrinsics::ids;

use crate::attributes;
use crate::context::{FunctionCx, ModuleStage};
use crate::rules::arguments::IMMARG_OPERAND;
use crate::rules::intrinsics as rule;
use crate::sink::{Checked, Failed, Report, ensure};

pub(crate) use frames::recovered_frames;

/// Facts computed once for a module.
#[derive(Debug)]
pub(crate) struct Facts {
    /// The intrinsic of each global, by its index.
    of_global: Vec<Option<IntrinsicId>>,
}

impl Facts {
    pub(crate) fn new(module: &Module) -> Facts {
        let mut of_global = vec![None; module.global_count()];
        for &function in module.functions() {
            of_global[function.index()] = draig_ir::intrinsics::id_of(module, function);
        }
        Facts { of_global }
    }

    /// Returns the intrinsic that a global's name denotes.
    #[inline]
    pub(crate) fn of(&self, global: Global) -> Option<IntrinsicId> {
        self.of_global.get(global.index()).copied().flatten()
    }
}

/// The facts that a function leaves for the rules of the module.
#[derive(Debug, Default)]
pub(crate) struct FunctionFacts {
    /// Number of values that it lets escape with `llvm.localescape`.
    escaped: Option<u64>,
    /// The indices that it recovers with `llvm.localrecover`, and their functions.
    recovered: Vec<(Global, u64)>,
}

impl FunctionFacts {
    pub(crate) fn is_empty(&self) -> bool {
        self.escaped.is_none() && self.recovered.is_empty()
    }
}

/// Scratch memory for one function, and results kept for longer.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// Attribute lists known to be valid.
    pub(crate) attributes: attributes::Known,
    /// Declarations of intrinsics known to be valid, by index.
    declarations: Vec<bool>,
}

impl Scratch {
    /// Clears the state of one function; that of the module stays.
    pub(crate) fn clear(&mut self) {}
}

/// A call of an intrinsic.
#[derive(Clone, Copy)]
struct Call<'a> {
    inst: Inst,
    id: IntrinsicId,
    function: Global,
    info: &'a CallInfo,
    args: &'a [Value],
}

impl<'a> Call<'a> {
    /// Returns an argument; the signature, checked before, guarantees the minimum number.
    fn arg(&self, cx: &mut FunctionCx<'_>, number: usize) -> Result<Value, Failed> {
        match self.args.get(number) {
            Some(&arg) => Ok(arg),
            None => Err(cx.fail(&rule::WRONG_ARGUMENT, self.inst)),
        }
    }

    fn arg_type(&self, cx: &mut FunctionCx<'_>, number: usize) -> Result<Type, Failed> {
        let arg = self.arg(cx, number)?;
        Ok(cx.type_of(arg))
    }

    /// Returns an argument that must be a constant integer.
    fn int(&self, cx: &mut FunctionCx<'_>, number: usize) -> Result<ApInt, Failed> {
        let arg = self.arg(cx, number)?;
        match cx.tables.int_value(arg) {
            Some(value) => Ok(value),
            None => Err(cx.fail(&IMMARG_OPERAND, (self.inst, number))),
        }
    }

    /// Returns an argument that must be a constant integer, capped at 64 bits.
    fn number(&self, cx: &mut FunctionCx<'_>, number: usize) -> Result<u64, Failed> {
        Ok(self.int(cx, number)?.to_u64().unwrap_or(u64::MAX))
    }

    fn result(&self, cx: &FunctionCx<'_>) -> Type {
        cx.body.inst_type(self.inst)
    }

    /// Returns the number of bundles with this tag.
    fn bundles(&self, cx: &FunctionCx<'_>, tag: &str) -> usize {
        cx.body.bundles(self.inst).filter(|&(symbol, _)| cx.tables.str(symbol) == tag.as_bytes()).count()
    }
}

/// A check of an intrinsic.
type Check = for<'a> fn(&mut FunctionCx<'a>, Call<'a>) -> Checked;

/// The checks, each with its intrinsics.
static CHECKS: &[&[(Check, &[&str])]] = &[
    assume::CHECKS,
    atomic::CHECKS,
    control::CHECKS,
    coroutines::CHECKS,
    floats::CHECKS,
    frames::CHECKS,
    garbage::CHECKS,
    memory::CHECKS,
    newer::CHECKS,
    preallocated::CHECKS,
    rounding::CHECKS,
    statepoints::CHECKS,
    targets::CHECKS,
    vectors::CHECKS,
    vp::CHECKS,
];

/// The number of each intrinsic's check, from 1; 0 for none.
static BY_ID: LazyLock<(Vec<Check>, Vec<u8>)> = LazyLock::new(|| {
    let mut checks: Vec<Check> = Vec::new();
    let mut by_id = vec![0; IntrinsicId::COUNT];
    for (check, names) in CHECKS.iter().copied().flatten() {
        checks.push(*check);
        for name in *names {
            // A name unknown to this version is an error in a table; a test finds it.
            if let Some(id) = find(name) {
                by_id[id.index()] = checks.len() as u8;
            }
        }
    }
    (checks, by_id)
});

/// Returns the intrinsic of exactly this name.
fn find(name: &str) -> Option<IntrinsicId> {
    draig_ir::intrinsics::lookup(name.as_bytes()).filter(|id| id.name() == name)
}

/// Checks a call of an intrinsic, after the rules for calls in general.
pub(crate) fn call(cx: &mut FunctionCx<'_>, inst: Inst, id: IntrinsicId) -> Checked {
    let body = cx.body;
    let (Some(info), Some(function)) = (body.call(inst), body.callee(inst).and_then(|callee| callee.as_global()))
    else {
        return Ok(());
    };
    let call = Call { inst, id, function, info, args: body.call_args(inst) };
    declaration(cx, &call)?;
    for &arg in call.args {
        let is_amx = arg.as_const().is_some_and(|constant| cx.tables.constants.ty(constant) == Type::X86_AMX);
        ensure!(cx, !is_amx, rule::AMX_CONSTANT, inst);
    }
    let (checks, by_id) = &*BY_ID;
    match by_id[id.index()] {
        0 => Ok(()),
        number => checks[usize::from(number) - 1](cx, call),
    }
}

/// Checks that the declaration is valid for the intrinsic; a valid one is checked only once.
fn declaration(cx: &mut FunctionCx<'_>, call: &Call<'_>) -> Checked {
    let at = call.function.index();
    if cx.calls.declarations.get(at) == Some(&true) {
        return Ok(());
    }
    signature::check(cx, call)?;
    if cx.calls.declarations.len() <= at {
        cx.calls.declarations.resize(cx.module.global_count().max(at + 1), false);
    }
    cx.calls.declarations[at] = true;
    Ok(())
}

/// Checks that an intrinsic has no body.
pub(crate) fn not_defined(cx: &mut FunctionCx<'_>) -> Checked {
    ensure!(cx, !attributes::is_intrinsic_name(cx), rule::INTRINSIC_DEFINED, cx.id);
    Ok(())
}

/// Checks that an intrinsic is only called and, for two intrinsics, how their types relate.
pub(crate) fn users(cx: &mut FunctionCx<'_>) -> Checked {
    let (ty, id) = (cx.ty, cx.id);
    if cx.cx.is_newer()
        && let Some(intrinsic) = cx.cx.intrinsics.of(id)
    {
        // LLVM 22 looks only at declarations that are called.
        signature::declared(cx, intrinsic)?;
    }
    if cx.cx.globals.is_watched(cx.id) {
        cx.sink.intrinsic(cx.id);
    }
    match cx.cx.intrinsics.of(id) {
        Some(ids::EXPERIMENTAL_GC_GET_POINTER_BASE) => {
            let &[param] = &ty.params[..] else { return Err(cx.fail(&rule::POINTER_PARAMETERS, id)) };
            ensure!(cx, cx.types.is_pointer(ty.result), rule::POINTER_BASE_RESULT, id);
            ensure!(cx, param == ty.result, rule::POINTER_BASE_TYPES, id);
        }
        Some(ids::EXPERIMENTAL_GC_GET_POINTER_OFFSET) => {
            let &[param] = &ty.params[..] else { return Err(cx.fail(&rule::POINTER_PARAMETERS, id)) };
            ensure!(cx, cx.types.is_pointer(param), rule::POINTER_OFFSET_OPERAND, id);
            ensure!(cx, cx.types.is_integer(ty.result), rule::POINTER_OFFSET_RESULT, id);
        }
        _ => {}
    }
    Ok(())
}

/// Checks that all declarations of `llvm.experimental.deoptimize` have the same calling convention.
pub(crate) fn deoptimize_conventions(stage: &mut ModuleStage<'_>) {
    let (module, facts) = (stage.cx.module, &stage.cx.intrinsics);
    let mut declarations =
        module.functions().iter().filter(|&&function| facts.of(function) == Some(ids::EXPERIMENTAL_DEOPTIMIZE));
    let convention = |function: Global| module.global(function).as_function().map(|data| data.calling_convention);
    let Some(&first) = declarations.next() else { return };
    if let Some(&other) = declarations.find(|&&other| convention(other) != convention(first)) {
        let _ = stage.fail(&rule::DEOPTIMIZE_CONVENTIONS, other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_name_intrinsics_that_are_known_and_once() {
        let mut seen = std::collections::HashSet::new();
        for (_, names) in CHECKS.iter().copied().flatten() {
            for name in *names {
                assert!(find(name).is_some(), "{name}");
                assert!(seen.insert(name), "{name} twice");
            }
        }
        assert!(CHECKS.iter().map(|checks| checks.len()).sum::<usize>() < 256, "a check's number is a byte");
    }
}
