//! Calls that no verified module contains: they end as internal errors, without an invented result.

use draig_ir::FastMath;

use super::super::{Arg, Details, IntrinsicCall, Lookup, lookup};
use super::*;
use crate::stop::Stop;

/// Calls an intrinsic with these arguments.
fn call_error(name: &str, args: &[Given], result: &Shape) -> Result<Vec<Value>, String> {
    match call(&mut TestContext::new(), name, args, result) {
        Ok(values) => Ok(values),
        Err(stop) => match *stop {
            Stop::Internal(text) => Err(text),
            other => panic!("{name}: {other:?}"),
        },
    }
}

/// Intrinsics that have no arguments, or ignore them.
const WITHOUT_ARGUMENTS: &[&str] = &[
    "llvm.allow.runtime.check",
    "llvm.allow.sanitize.address",
    "llvm.allow.sanitize.hwaddress",
    "llvm.allow.sanitize.memory",
    "llvm.allow.sanitize.thread",
    "llvm.allow.ubsan.check",
    "llvm.clear_cache",
    "llvm.codeview.annotation",
    "llvm.dbg.assign",
    "llvm.dbg.declare",
    "llvm.dbg.label",
    "llvm.dbg.value",
    "llvm.debugtrap",
    "llvm.donothing",
    "llvm.experimental.convergence.anchor",
    "llvm.experimental.convergence.entry",
    "llvm.experimental.convergence.loop",
    "llvm.experimental.noalias.scope.decl",
    "llvm.experimental.widenable.condition",
    "llvm.fake.use",
    "llvm.get.dynamic.area.offset",
    "llvm.get.fpenv",
    "llvm.get.fpmode",
    "llvm.get.rounding",
    "llvm.instrprof.callsite",
    "llvm.instrprof.cover",
    "llvm.instrprof.increment",
    "llvm.instrprof.increment.step",
    "llvm.instrprof.mcdc.parameters",
    "llvm.instrprof.mcdc.tvbitmap.update",
    "llvm.instrprof.timestamp",
    "llvm.instrprof.value.profile",
    "llvm.is.constant",
    "llvm.pcmarker",
    "llvm.prefetch",
    "llvm.pseudoprobe",
    "llvm.public.type.test",
    "llvm.readcyclecounter",
    "llvm.readsteadycounter",
    "llvm.reloc.none",
    "llvm.reset.fpenv",
    "llvm.reset.fpmode",
    "llvm.seh.scope.begin",
    "llvm.seh.scope.end",
    "llvm.seh.try.begin",
    "llvm.seh.try.end",
    "llvm.sideeffect",
    "llvm.stepvector",
    "llvm.trap",
    "llvm.type.test",
    "llvm.ubsantrap",
    "llvm.var.annotation",
    "llvm.vscale",
    "llvm.x86.avx.vzeroall",
    "llvm.x86.avx.vzeroupper",
    "llvm.x86.rdtsc",
    "llvm.x86.sse.sfence",
    "llvm.x86.sse2.clflush",
    "llvm.x86.sse2.lfence",
    "llvm.x86.sse2.mfence",
    "llvm.x86.sse2.pause",
    "llvm.xray.customevent",
    "llvm.xray.typedevent",
];

#[test]
fn no_intrinsic_makes_up_its_arguments() {
    let result = shape(&[int(64)], false);
    let mut answered = Vec::new();
    for id in IntrinsicId::all().filter(|id| matches!(lookup(*id), Lookup::Pure(_))) {
        let name = id.name();
        let call =
            IntrinsicCall { name, args: &[], result: &result, fast_math: FastMath::NONE, details: Details::None };
        let mut out = [Slot::default()];
        match raw(&mut TestContext::new(), &call, &mut out).map_err(|stop| *stop) {
            Err(Stop::Internal(_)) => {}
            _ => answered.push(name),
        }
    }
    assert_eq!(answered, WITHOUT_ARGUMENTS);
}

#[test]
fn a_missing_argument_is_reported_with_its_number_and_place() {
    let error = call_error("llvm.masked.load", &[scalar(PTR, number(0x1000))], &shape(&[int(8); 2], true)).unwrap_err();
    assert!(error.starts_with("@llvm.masked.load is executed without a value for argument 2 of 1 ("), "{error}");
    assert!(error.contains("masked.rs:"), "{error}");
    let error = call_error("llvm.objectsize", &[scalar(PTR, number(0))], &shape(&[int(64)], false)).unwrap_err();
    assert!(error.starts_with("@llvm.objectsize is executed without a value for argument 2 of 1 ("), "{error}");
}

#[test]
fn mismatched_lanes_and_masks_are_reported() {
    let bytes = numbers(&[1, 2, 3, 4]);
    let four = shape(&[int(8); 4], true);
    let short = [vector(int(8), &bytes[..2]), vector(int(8), &bytes)];
    let error = call_error("llvm.x86.sse2.pavg.b", &short, &four).unwrap_err();
    assert!(error.starts_with("@llvm.x86.sse2.pavg.b has no lane 2 of argument 1 ("), "{error}");
    let error = call_error("llvm.vector.reverse", &[vector(int(8), &bytes[..2])], &four).unwrap_err();
    assert!(error.starts_with("lane 3 of a vector of 2 elements is needed ("), "{error}");
    let args = [vector(int(8), &bytes), vector(int(1), &bytes[..3]), vector(int(8), &bytes)];
    let error = call_error("llvm.experimental.vector.compress", &args, &four).unwrap_err();
    assert!(error.starts_with("a mask of 3 lanes for 4 ("), "{error}");
    let error = call_error("llvm.sqrt", &[scalar(int(32), number(4))], &shape(&[F32], false)).unwrap_err();
    assert!(error.starts_with("argument 1 of an intrinsic on floating point is an i32 ("), "{error}");
}

#[test]
fn a_value_of_fewer_slots_than_its_shape_is_reported() {
    let (wide, result) = (shape(&[int(128)], false), shape(&[int(128)], false));
    let slots = [Slot::plain(7)];
    let args = [Arg { shape: &wide, slots: &slots }];
    let call = IntrinsicCall {
        name: "llvm.bswap",
        args: &args,
        result: &result,
        fast_math: FastMath::NONE,
        details: Details::None,
    };
    let stop = raw(&mut TestContext::new(), &call, &mut [Slot::default(); 2]).unwrap_err();
    let Stop::Internal(text) = *stop else { panic!("{stop:?}") };
    assert!(text.starts_with("an i128 of slots 0 to below 2 of a value that has 1 ("), "{text}");
}

#[test]
fn text_that_the_verifier_refuses_is_reported() {
    let mut context = TestContext::new();
    let args = [scalar(F64, double(1.0)), scalar(F64, double(3.0))];
    for (texts, wanted) in [
        (&["", "", "round.sideways"][..], "@llvm.experimental.constrained.fadd by \"round.sideways\""),
        (&["", "", ""], "argument 3 of @llvm.experimental.constrained.fadd is no text"),
    ] {
        let details = Details::Given { texts, aligns: &[], bundles: &[] };
        let name = "llvm.experimental.constrained.fadd";
        let stop = call_with(&mut context, name, &args, &shape(&[F64], false), FastMath::NONE, details).unwrap_err();
        let Stop::Internal(text) = *stop else { panic!("{stop:?}") };
        assert!(text.starts_with(wanted), "{text}");
    }
}

#[test]
fn numbers_wider_than_a_slot_are_extended() {
    // The remaining size of an unknown object: all ones, or zero if the minimum is requested.
    let wide = shape(&[int(128)], false);
    let of = |least: u64| {
        let flags = [number(least), number(1), number(0)].map(|flag| scalar(int(1), flag));
        let args: Vec<Given> = [scalar(PTR, number(0))].into_iter().chain(flags).collect();
        call_error("llvm.objectsize", &args, &wide).unwrap()
    };
    assert_eq!(of(0), numbers(&[u64::MAX; 2]));
    assert_eq!(of(1), numbers(&[0; 2]));
    assert_eq!(call_error("llvm.vscale", &[], &wide).unwrap(), numbers(&[1, 0]));
}
