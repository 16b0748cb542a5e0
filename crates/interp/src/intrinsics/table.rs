//! Tables of intrinsics and their implementations. Names in no table are unsupported.

use std::sync::LazyLock;

use draig_ir::Opcode;
use draig_num::{ApFloat, ApInt, Round};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use super::fixed::Fixed;
use super::lanes::{lane_pairs, lanes};
use super::predicated::predicated;
use super::reduce::Step;
use super::{
    Lookup, Pure, arbitrary, assume, constrained, fixed, floats, integers, libm, masked, matrix, object, passive,
    predicated as vp, reduce, shuffle, x86,
};
use crate::semantics::int_binary;
use crate::shape::LeafKind;
use crate::stop::unsupported;

/// Intrinsics of the engine, which need frames, the stack, control flow or the program's symbols.
pub(super) static ENGINE: &[&str] = &[
    "llvm.addressofreturnaddress",
    "llvm.call.preallocated.arg",
    "llvm.call.preallocated.setup",
    "llvm.call.preallocated.teardown",
    "llvm.coro.align",
    "llvm.coro.alloc",
    "llvm.coro.begin",
    "llvm.coro.destroy",
    "llvm.coro.done",
    "llvm.coro.end",
    "llvm.coro.free",
    "llvm.coro.id",
    "llvm.coro.promise",
    "llvm.coro.resume",
    "llvm.coro.save",
    "llvm.coro.size",
    "llvm.coro.suspend",
    "llvm.cond.loop",
    "llvm.eh.dwarf.cfa",
    "llvm.eh.exceptioncode",
    "llvm.eh.exceptionpointer",
    "llvm.eh.recoverfp",
    "llvm.eh.return.i32",
    "llvm.eh.return.i64",
    "llvm.eh.sjlj.callsite",
    "llvm.eh.sjlj.functioncontext",
    "llvm.eh.sjlj.longjmp",
    "llvm.eh.sjlj.lsda",
    "llvm.eh.sjlj.setjmp",
    "llvm.eh.sjlj.setup.dispatch",
    "llvm.eh.typeid.for",
    "llvm.eh.unwind.init",
    "llvm.experimental.deoptimize",
    "llvm.experimental.gc.get.pointer.base",
    "llvm.experimental.gc.get.pointer.offset",
    "llvm.experimental.gc.relocate",
    "llvm.experimental.gc.result",
    "llvm.experimental.gc.statepoint",
    "llvm.experimental.memset.pattern",
    "llvm.experimental.patchpoint",
    "llvm.experimental.patchpoint.void",
    "llvm.experimental.stackmap",
    "llvm.frameaddress",
    "llvm.gcread",
    "llvm.gcroot",
    "llvm.gcwrite",
    "llvm.init.trampoline",
    "llvm.adjust.trampoline",
    "llvm.lifetime.end",
    "llvm.lifetime.start",
    "llvm.localaddress",
    "llvm.localescape",
    "llvm.localrecover",
    "llvm.looptrap",
    "llvm.memcpy",
    "llvm.memcpy.element.unordered.atomic",
    "llvm.memcpy.inline",
    "llvm.memmove",
    "llvm.memmove.element.unordered.atomic",
    "llvm.memset",
    "llvm.memset.element.unordered.atomic",
    "llvm.memset.inline",
    "llvm.returnaddress",
    "llvm.sponentry",
    "llvm.stackguard",
    "llvm.stackprotector",
    "llvm.stackrestore",
    "llvm.stacksave",
    "llvm.structured.alloca",
    "llvm.structured.gep",
    "llvm.thread.pointer",
    "llvm.threadlocal.address",
    "llvm.va_copy",
    "llvm.va_end",
    "llvm.va_start",
    "llvm.wasm.get.ehselector",
    "llvm.wasm.get.exception",
    "llvm.wasm.rethrow",
];

/// Intrinsics without visible effect.
static NOTHING: &[&str] = &[
    "llvm.clear_cache",
    "llvm.codeview.annotation",
    "llvm.dbg.assign",
    "llvm.dbg.declare",
    "llvm.dbg.label",
    "llvm.dbg.value",
    "llvm.donothing",
    "llvm.experimental.noalias.scope.decl",
    "llvm.fake.use",
    "llvm.instrprof.callsite",
    "llvm.instrprof.cover",
    "llvm.instrprof.increment",
    "llvm.instrprof.increment.step",
    "llvm.instrprof.mcdc.parameters",
    "llvm.instrprof.mcdc.tvbitmap.update",
    "llvm.instrprof.timestamp",
    "llvm.instrprof.value.profile",
    "llvm.pcmarker",
    "llvm.prefetch",
    "llvm.pseudoprobe",
    "llvm.reloc.none",
    "llvm.seh.scope.begin",
    "llvm.seh.scope.end",
    "llvm.seh.try.begin",
    "llvm.seh.try.end",
    "llvm.sideeffect",
    "llvm.var.annotation",
    "llvm.xray.customevent",
    "llvm.xray.typedevent",
];

/// Intrinsics that return their first argument.
static FIRST: &[&str] = &[
    "llvm.annotation",
    "llvm.arithmetic.fence",
    "llvm.callbr.landingpad",
    "llvm.expect",
    "llvm.expect.with.probability",
    "llvm.launder.invariant.group",
    "llvm.preserve.static.offset",
    "llvm.ptr.annotation",
    "llvm.ssa.copy",
    "llvm.strip.invariant.group",
];

/// Entries of functions written for a lane: the plain name, and the predicated one if it exists.
macro_rules! by_lane {
    ($($plain:literal $($predicated:literal)? => $each:expr;)*) => {
        &[$(
            ($plain, |cx, call, out| lanes(cx, call, out, $each)),
            $(($predicated, |cx, call, out| predicated(cx, call, out, $each)),)?
        )*]
    };
}

/// Intrinsics written for a lane.
static LANES: &[(&str, Pure)] = by_lane! {
    "llvm.abs" "llvm.vp.abs" => integers::abs;
    "llvm.smax" "llvm.vp.smax" => |cx, lane, out| integers::extreme(cx, lane, out, ApInt::smax);
    "llvm.smin" "llvm.vp.smin" => |cx, lane, out| integers::extreme(cx, lane, out, ApInt::smin);
    "llvm.umax" "llvm.vp.umax" => |cx, lane, out| integers::extreme(cx, lane, out, ApInt::umax);
    "llvm.umin" "llvm.vp.umin" => |cx, lane, out| integers::extreme(cx, lane, out, ApInt::umin);
    "llvm.scmp" => |cx, lane, out| integers::three_way(cx, lane, out, true);
    "llvm.ucmp" => |cx, lane, out| integers::three_way(cx, lane, out, false);
    "llvm.bswap" "llvm.vp.bswap" => |cx, lane, out| integers::permute(cx, lane, out, ApInt::bswap);
    "llvm.bitreverse" "llvm.vp.bitreverse" => |cx, lane, out| integers::permute(cx, lane, out, ApInt::bitreverse);
    "llvm.ctpop" "llvm.vp.ctpop" => integers::ctpop;
    "llvm.ctlz" "llvm.vp.ctlz" => |cx, lane, out| integers::count_zeros(cx, lane, out, ApInt::leading_zeros);
    "llvm.cttz" "llvm.vp.cttz" => |cx, lane, out| integers::count_zeros(cx, lane, out, ApInt::trailing_zeros);
    "llvm.fshl" "llvm.vp.fshl" => |cx, lane, out| integers::funnel(cx, lane, out, true);
    "llvm.fshr" "llvm.vp.fshr" => |cx, lane, out| integers::funnel(cx, lane, out, false);
    "llvm.clmul" => integers::carryless;
    "llvm.pext" => |cx, lane, out| integers::select_bits(cx, lane, out, integers::extract);
    "llvm.pdep" => |cx, lane, out| integers::select_bits(cx, lane, out, integers::deposit);
    "llvm.sadd.sat" "llvm.vp.sadd.sat" => |cx, l, out| integers::saturating(cx, l, out, ApInt::sadd_sat, true, false);
    "llvm.uadd.sat" "llvm.vp.uadd.sat" => |cx, l, out| integers::saturating(cx, l, out, ApInt::uadd_sat, false, false);
    "llvm.ssub.sat" "llvm.vp.ssub.sat" => |cx, l, out| integers::saturating(cx, l, out, ApInt::ssub_sat, true, true);
    "llvm.usub.sat" "llvm.vp.usub.sat" => |cx, l, out| integers::saturating(cx, l, out, ApInt::usub_sat, false, true);
    "llvm.sshl.sat" => |cx, lane, out| integers::shift_saturating(cx, lane, out, true);
    "llvm.ushl.sat" => |cx, lane, out| integers::shift_saturating(cx, lane, out, false);
    "llvm.smul.fix" => |cx, l, out| fixed::fixed(cx, l, out, Fixed { signed: true, divide: false, saturate: false });
    "llvm.umul.fix" => |cx, l, out| fixed::fixed(cx, l, out, Fixed { signed: false, divide: false, saturate: false });
    "llvm.sdiv.fix" => |cx, l, out| fixed::fixed(cx, l, out, Fixed { signed: true, divide: true, saturate: false });
    "llvm.udiv.fix" => |cx, l, out| fixed::fixed(cx, l, out, Fixed { signed: false, divide: true, saturate: false });
    "llvm.smul.fix.sat" => |cx, l, out| fixed::fixed(cx, l, out, Fixed { signed: true, divide: false, saturate: true });
    "llvm.umul.fix.sat" => |cx, l, out| fixed::fixed(cx, l, out, Fixed { signed: false, divide: false, saturate: true });
    "llvm.sdiv.fix.sat" => |cx, l, out| fixed::fixed(cx, l, out, Fixed { signed: true, divide: true, saturate: true });
    "llvm.udiv.fix.sat" => |cx, l, out| fixed::fixed(cx, l, out, Fixed { signed: false, divide: true, saturate: true });
    "llvm.ptrmask" => object::pointer_mask;

    "llvm.fabs" "llvm.vp.fabs" => floats::fabs;
    "llvm.copysign" "llvm.vp.copysign" => floats::copysign;
    "llvm.floor" "llvm.vp.floor" => |cx, lane, out| floats::round(cx, lane, out, Round::TowardNegative);
    "llvm.ceil" "llvm.vp.ceil" => |cx, lane, out| floats::round(cx, lane, out, Round::TowardPositive);
    "llvm.trunc" "llvm.vp.roundtozero" => |cx, lane, out| floats::round(cx, lane, out, Round::TowardZero);
    "llvm.round" "llvm.vp.round" => |cx, lane, out| floats::round(cx, lane, out, Round::NearestTiesToAway);
    "llvm.roundeven" "llvm.vp.roundeven" => |cx, l, out| floats::round(cx, l, out, Round::NearestTiesToEven);
    "llvm.rint" "llvm.vp.rint" => |cx, lane, out| floats::round(cx, lane, out, Round::NearestTiesToEven);
    "llvm.nearbyint" "llvm.vp.nearbyint" => |cx, l, out| floats::round(cx, l, out, Round::NearestTiesToEven);
    "llvm.lround" => |cx, lane, out| floats::to_int(cx, lane, out, Round::NearestTiesToAway);
    "llvm.llround" => |cx, lane, out| floats::to_int(cx, lane, out, Round::NearestTiesToAway);
    "llvm.lrint" "llvm.vp.lrint" => |cx, lane, out| floats::to_int(cx, lane, out, Round::NearestTiesToEven);
    "llvm.llrint" "llvm.vp.llrint" => |cx, lane, out| floats::to_int(cx, lane, out, Round::NearestTiesToEven);
    "llvm.fptosi.sat" => |cx, lane, out| floats::to_int_saturating(cx, lane, out, true);
    "llvm.fptoui.sat" => |cx, lane, out| floats::to_int_saturating(cx, lane, out, false);
    "llvm.fma" "llvm.vp.fma" => floats::fma;
    "llvm.fmuladd" "llvm.vp.fmuladd" => floats::fmuladd;
    "llvm.minnum" "llvm.vp.minnum" => |cx, lane, out| floats::extreme(cx, lane, out, ApFloat::minnum);
    "llvm.maxnum" "llvm.vp.maxnum" => |cx, lane, out| floats::extreme(cx, lane, out, ApFloat::maxnum);
    "llvm.minimum" "llvm.vp.minimum" => |cx, lane, out| floats::extreme(cx, lane, out, ApFloat::minimum);
    "llvm.maximum" "llvm.vp.maximum" => |cx, lane, out| floats::extreme(cx, lane, out, ApFloat::maximum);
    "llvm.minimumnum" => |cx, lane, out| floats::extreme(cx, lane, out, ApFloat::minimumnum);
    "llvm.maximumnum" => |cx, lane, out| floats::extreme(cx, lane, out, ApFloat::maximumnum);
    "llvm.ldexp" => floats::ldexp;
    "llvm.canonicalize" => floats::canonicalize;
    "llvm.is.fpclass" "llvm.vp.is.fpclass" => floats::is_class;
    "llvm.convert.to.fp16" => floats::to_half;
    "llvm.convert.from.fp16" => floats::from_half;
    "llvm.sqrt" "llvm.vp.sqrt" => libm::sqrt;
    "llvm.powi" => libm::powi;
    "llvm.pow" => |cx, lane, out| libm::two(cx, lane, out, libm::POW);
    "llvm.atan2" => |cx, lane, out| libm::two(cx, lane, out, libm::ATAN2);
    "llvm.exp" => |cx, lane, out| libm::one(cx, lane, out, libm::EXP);
    "llvm.exp2" => |cx, lane, out| libm::one(cx, lane, out, libm::EXP2);
    "llvm.exp10" => |cx, lane, out| libm::one(cx, lane, out, libm::EXP10);
    "llvm.log" => |cx, lane, out| libm::one(cx, lane, out, libm::LOG);
    "llvm.log2" => |cx, lane, out| libm::one(cx, lane, out, libm::LOG2);
    "llvm.log10" => |cx, lane, out| libm::one(cx, lane, out, libm::LOG10);
    "llvm.sin" => |cx, lane, out| libm::one(cx, lane, out, libm::SIN);
    "llvm.cos" => |cx, lane, out| libm::one(cx, lane, out, libm::COS);
    "llvm.tan" => |cx, lane, out| libm::one(cx, lane, out, libm::TAN);
    "llvm.asin" => |cx, lane, out| libm::one(cx, lane, out, libm::ASIN);
    "llvm.acos" => |cx, lane, out| libm::one(cx, lane, out, libm::ACOS);
    "llvm.atan" => |cx, lane, out| libm::one(cx, lane, out, libm::ATAN);
    "llvm.sinh" => |cx, lane, out| libm::one(cx, lane, out, libm::SINH);
    "llvm.cosh" => |cx, lane, out| libm::one(cx, lane, out, libm::COSH);
    "llvm.tanh" => |cx, lane, out| libm::one(cx, lane, out, libm::TANH);
};

/// Intrinsics with two results per lane.
static PAIRS: &[(&str, Pure)] = &[
    ("llvm.sadd.with.overflow", |cx, call, out| {
        lane_pairs(cx, call, out, |cx, lane, out, flag| {
            integers::with_overflow(cx, lane, out, flag, Opcode::Add, ApInt::sadd_overflow)
        })
    }),
    ("llvm.uadd.with.overflow", |cx, call, out| {
        lane_pairs(cx, call, out, |cx, lane, out, flag| {
            integers::with_overflow(cx, lane, out, flag, Opcode::Add, ApInt::uadd_overflow)
        })
    }),
    ("llvm.ssub.with.overflow", |cx, call, out| {
        lane_pairs(cx, call, out, |cx, lane, out, flag| {
            integers::with_overflow(cx, lane, out, flag, Opcode::Sub, ApInt::ssub_overflow)
        })
    }),
    ("llvm.usub.with.overflow", |cx, call, out| {
        lane_pairs(cx, call, out, |cx, lane, out, flag| {
            integers::with_overflow(cx, lane, out, flag, Opcode::Sub, ApInt::usub_overflow)
        })
    }),
    ("llvm.smul.with.overflow", |cx, call, out| {
        lane_pairs(cx, call, out, |cx, lane, out, flag| {
            integers::with_overflow(cx, lane, out, flag, Opcode::Mul, ApInt::smul_overflow)
        })
    }),
    ("llvm.umul.with.overflow", |cx, call, out| {
        lane_pairs(cx, call, out, |cx, lane, out, flag| {
            integers::with_overflow(cx, lane, out, flag, Opcode::Mul, ApInt::umul_overflow)
        })
    }),
    ("llvm.frexp", |cx, call, out| lane_pairs(cx, call, out, floats::frexp)),
    ("llvm.modf", |cx, call, out| lane_pairs(cx, call, out, floats::modf)),
    ("llvm.sincos", |cx, call, out| {
        lane_pairs(cx, call, out, |cx, lane, out, other| floats::both(cx, lane, out, other, [libm::sin, libm::cos]))
    }),
    ("llvm.sincospi", |cx, call, out| {
        let functions = [libm::sin_pi, libm::cos_pi];
        lane_pairs(cx, call, out, |cx, lane, out, other| floats::both(cx, lane, out, other, functions))
    }),
];

/// Constrained functions of one number that round like the C library.
macro_rules! constrained_functions {
    ($($name:literal => $function:expr;)*) => {
        &[$(($name, |cx, call, out| constrained::math(cx, call, out, |_, [x], _| libm::apply(x, $function)))),*]
    };
}

static CONSTRAINED_FUNCTIONS: &[(&str, Pure)] = constrained_functions! {
    "llvm.experimental.constrained.acos" => libm::ACOS;
    "llvm.experimental.constrained.asin" => libm::ASIN;
    "llvm.experimental.constrained.atan" => libm::ATAN;
    "llvm.experimental.constrained.cos" => libm::COS;
    "llvm.experimental.constrained.cosh" => libm::COSH;
    "llvm.experimental.constrained.exp" => libm::EXP;
    "llvm.experimental.constrained.exp2" => libm::EXP2;
    "llvm.experimental.constrained.log" => libm::LOG;
    "llvm.experimental.constrained.log10" => libm::LOG10;
    "llvm.experimental.constrained.log2" => libm::LOG2;
    "llvm.experimental.constrained.sin" => libm::SIN;
    "llvm.experimental.constrained.sinh" => libm::SINH;
    "llvm.experimental.constrained.tan" => libm::TAN;
    "llvm.experimental.constrained.tanh" => libm::TANH;
};

/// Other constrained intrinsics.
static CONSTRAINED: &[(&str, Pure)] = &[
    ("llvm.experimental.constrained.fadd", |cx, call, out| constrained::binary(cx, call, out, Opcode::FAdd)),
    ("llvm.experimental.constrained.fsub", |cx, call, out| constrained::binary(cx, call, out, Opcode::FSub)),
    ("llvm.experimental.constrained.fmul", |cx, call, out| constrained::binary(cx, call, out, Opcode::FMul)),
    ("llvm.experimental.constrained.fdiv", |cx, call, out| constrained::binary(cx, call, out, Opcode::FDiv)),
    ("llvm.experimental.constrained.frem", |cx, call, out| constrained::binary(cx, call, out, Opcode::FRem)),
    ("llvm.experimental.constrained.fma", constrained::fma),
    ("llvm.experimental.constrained.fmuladd", constrained::fmuladd),
    ("llvm.experimental.constrained.fptosi", |cx, call, out| {
        constrained::to_int(cx, call, out, true, Some(Round::TowardZero), true)
    }),
    ("llvm.experimental.constrained.fptoui", |cx, call, out| {
        constrained::to_int(cx, call, out, false, Some(Round::TowardZero), true)
    }),
    ("llvm.experimental.constrained.lrint", |cx, call, out| constrained::to_int(cx, call, out, true, None, false)),
    ("llvm.experimental.constrained.llrint", |cx, call, out| constrained::to_int(cx, call, out, true, None, false)),
    ("llvm.experimental.constrained.lround", |cx, call, out| {
        constrained::to_int(cx, call, out, true, Some(Round::NearestTiesToAway), false)
    }),
    ("llvm.experimental.constrained.llround", |cx, call, out| {
        constrained::to_int(cx, call, out, true, Some(Round::NearestTiesToAway), false)
    }),
    ("llvm.experimental.constrained.sitofp", |cx, call, out| constrained::from_int(cx, call, out, true)),
    ("llvm.experimental.constrained.uitofp", |cx, call, out| constrained::from_int(cx, call, out, false)),
    ("llvm.experimental.constrained.fptrunc", constrained::convert),
    ("llvm.experimental.constrained.fpext", constrained::convert),
    ("llvm.experimental.constrained.fcmp", |cx, call, out| constrained::compare(cx, call, out, false)),
    ("llvm.experimental.constrained.fcmps", |cx, call, out| constrained::compare(cx, call, out, true)),
    ("llvm.experimental.constrained.sqrt", constrained::square_root),
    ("llvm.experimental.constrained.pow", |cx, call, out| {
        constrained::math(cx, call, out, |_, [x, y], _| libm::apply_two(x, y, libm::POW))
    }),
    ("llvm.experimental.constrained.atan2", |cx, call, out| {
        constrained::math(cx, call, out, |_, [x, y], _| libm::apply_two(x, y, libm::ATAN2))
    }),
    ("llvm.experimental.constrained.powi", |cx, call, out| lanes(cx, call, out, libm::powi)),
    ("llvm.experimental.constrained.ldexp", |cx, call, out| lanes(cx, call, out, floats::ldexp)),
    ("llvm.experimental.constrained.ceil", |cx, call, out| {
        constrained::math(cx, call, out, |_, [x], _| floats::to_integral(x, Round::TowardPositive))
    }),
    ("llvm.experimental.constrained.floor", |cx, call, out| {
        constrained::math(cx, call, out, |_, [x], _| floats::to_integral(x, Round::TowardNegative))
    }),
    ("llvm.experimental.constrained.trunc", |cx, call, out| {
        constrained::math(cx, call, out, |_, [x], _| floats::to_integral(x, Round::TowardZero))
    }),
    ("llvm.experimental.constrained.round", |cx, call, out| {
        constrained::math(cx, call, out, |_, [x], _| floats::to_integral(x, Round::NearestTiesToAway))
    }),
    ("llvm.experimental.constrained.roundeven", |cx, call, out| {
        constrained::math(cx, call, out, |_, [x], _| floats::to_integral(x, Round::NearestTiesToEven))
    }),
    ("llvm.experimental.constrained.rint", |cx, call, out| constrained::integral(cx, call, out, true)),
    ("llvm.experimental.constrained.nearbyint", |cx, call, out| constrained::integral(cx, call, out, false)),
    ("llvm.experimental.constrained.maxnum", |cx, call, out| {
        constrained::math(cx, call, out, |_, [x, y], _| Some(x.maxnum(y)))
    }),
    ("llvm.experimental.constrained.minnum", |cx, call, out| {
        constrained::math(cx, call, out, |_, [x, y], _| Some(x.minnum(y)))
    }),
    ("llvm.experimental.constrained.maximum", |cx, call, out| {
        constrained::math(cx, call, out, |_, [x, y], _| Some(x.maximum(y)))
    }),
    ("llvm.experimental.constrained.minimum", |cx, call, out| {
        constrained::math(cx, call, out, |_, [x, y], _| Some(x.minimum(y)))
    }),
];

/// Entries of reductions: the plain name, the predicated one, the step.
macro_rules! reductions {
    ($($plain:literal $predicated:literal => $step:expr;)*) => {
        &[$(
            ($plain, |cx, call, out| reduce::reduce(cx, call, out, $step)),
            ($predicated, |cx, call, out| reduce::reduce_active(cx, call, out, $step)),
        )*]
    };
}

static REDUCTIONS: &[(&str, Pure)] = reductions! {
    "llvm.vector.reduce.add" "llvm.vp.reduce.add" => Step::Int(Opcode::Add);
    "llvm.vector.reduce.mul" "llvm.vp.reduce.mul" => Step::Int(Opcode::Mul);
    "llvm.vector.reduce.and" "llvm.vp.reduce.and" => Step::Int(Opcode::And);
    "llvm.vector.reduce.or" "llvm.vp.reduce.or" => Step::Int(Opcode::Or);
    "llvm.vector.reduce.xor" "llvm.vp.reduce.xor" => Step::Int(Opcode::Xor);
    "llvm.vector.reduce.smax" "llvm.vp.reduce.smax" => Step::Extreme(ApInt::smax);
    "llvm.vector.reduce.smin" "llvm.vp.reduce.smin" => Step::Extreme(ApInt::smin);
    "llvm.vector.reduce.umax" "llvm.vp.reduce.umax" => Step::Extreme(ApInt::umax);
    "llvm.vector.reduce.umin" "llvm.vp.reduce.umin" => Step::Extreme(ApInt::umin);
    "llvm.vector.reduce.fadd" "llvm.vp.reduce.fadd" => Step::Float(Opcode::FAdd);
    "llvm.vector.reduce.fmul" "llvm.vp.reduce.fmul" => Step::Float(Opcode::FMul);
    "llvm.vector.reduce.fmax" "llvm.vp.reduce.fmax" => Step::FloatExtreme(ApFloat::maxnum);
    "llvm.vector.reduce.fmin" "llvm.vp.reduce.fmin" => Step::FloatExtreme(ApFloat::minnum);
    "llvm.vector.reduce.fmaximum" "llvm.vp.reduce.fmaximum" => Step::FloatExtreme(ApFloat::maximum);
    "llvm.vector.reduce.fminimum" "llvm.vp.reduce.fminimum" => Step::FloatExtreme(ApFloat::minimum);
};

/// Instructions with a mask and a length.
macro_rules! predicated_instructions {
    ($($name:literal => $of:ident $op:ident;)*) => {
        &[$(($name, |cx, call, out| vp::$of(cx, call, out, Opcode::$op))),*]
    };
}

static PREDICATED: &[(&str, Pure)] = predicated_instructions! {
    "llvm.vp.add" => int_op Add;
    "llvm.vp.sub" => int_op Sub;
    "llvm.vp.mul" => int_op Mul;
    "llvm.vp.sdiv" => int_op SDiv;
    "llvm.vp.udiv" => int_op UDiv;
    "llvm.vp.srem" => int_op SRem;
    "llvm.vp.urem" => int_op URem;
    "llvm.vp.shl" => int_op Shl;
    "llvm.vp.lshr" => int_op LShr;
    "llvm.vp.ashr" => int_op AShr;
    "llvm.vp.and" => int_op And;
    "llvm.vp.or" => int_op Or;
    "llvm.vp.xor" => int_op Xor;
    "llvm.vp.fadd" => float_op FAdd;
    "llvm.vp.fsub" => float_op FSub;
    "llvm.vp.fmul" => float_op FMul;
    "llvm.vp.fdiv" => float_op FDiv;
    "llvm.vp.frem" => float_op FRem;
    "llvm.vp.trunc" => convert Trunc;
    "llvm.vp.zext" => convert ZExt;
    "llvm.vp.sext" => convert SExt;
    "llvm.vp.fptoui" => convert FpToUi;
    "llvm.vp.fptosi" => convert FpToSi;
    "llvm.vp.uitofp" => convert UiToFp;
    "llvm.vp.sitofp" => convert SiToFp;
    "llvm.vp.fptrunc" => convert FpTrunc;
    "llvm.vp.fpext" => convert FpExt;
    "llvm.vp.ptrtoint" => convert PtrToInt;
    "llvm.vp.inttoptr" => convert IntToPtr;
};

/// Intrinsics on whole vectors and on memory.
static VECTORS: &[(&str, Pure)] = &[
    ("llvm.vp.fneg", vp::negate),
    ("llvm.vp.icmp", vp::compare),
    ("llvm.vp.fcmp", vp::compare),
    ("llvm.vp.select", |cx, call, out| vp::choose(cx, call, out, false)),
    ("llvm.vp.merge", |cx, call, out| vp::choose(cx, call, out, true)),
    ("llvm.vp.load", masked::vp_load),
    ("llvm.vp.load.ff", masked::vp_load_first),
    ("llvm.vp.store", |cx, call, _| masked::vp_store(cx, call)),
    ("llvm.vp.gather", masked::vp_gather),
    ("llvm.vp.scatter", |cx, call, _| masked::vp_scatter(cx, call)),
    ("llvm.experimental.vp.strided.load", masked::strided_load),
    ("llvm.experimental.vp.strided.store", |cx, call, _| masked::strided_store(cx, call)),
    ("llvm.experimental.vp.reverse", shuffle::reverse_active),
    ("llvm.experimental.vp.splice", shuffle::splice_active),
    ("llvm.vp.cttz.elts", |cx, call, out| shuffle::count_leading_zero_lanes(cx, call, out, true)),
    ("llvm.experimental.cttz.elts", |cx, call, out| shuffle::count_leading_zero_lanes(cx, call, out, false)),
    ("llvm.experimental.get.vector.length", shuffle::vector_length),
    ("llvm.experimental.vector.compress", shuffle::compress),
    ("llvm.experimental.vector.extract.last.active", shuffle::last_active),
    ("llvm.experimental.vector.match", shuffle::find_any),
    ("llvm.experimental.vector.histogram.add", |cx, call, _| {
        masked::histogram(cx, call, |cx, leaf, old, operand, new| match leaf.kind {
            LeafKind::Int(width) => int_binary(cx, Opcode::Add, draig_ir::IntFlags::NONE, width, old, operand, new),
            _ => unsupported("a histogram of no integers"),
        })
    }),
    ("llvm.experimental.vector.histogram.uadd.sat", |cx, call, _| {
        masked::histogram(cx, call, |cx, leaf, old, operand, new| {
            reduce::Step::Extreme(ApInt::uadd_sat).apply(cx, call.fast_math, leaf, old, operand, new)
        })
    }),
    ("llvm.experimental.vector.histogram.umax", |cx, call, _| {
        masked::histogram(cx, call, |cx, leaf, old, operand, new| {
            reduce::Step::Extreme(ApInt::umax).apply(cx, call.fast_math, leaf, old, operand, new)
        })
    }),
    ("llvm.experimental.vector.histogram.umin", |cx, call, _| {
        masked::histogram(cx, call, |cx, leaf, old, operand, new| {
            reduce::Step::Extreme(ApInt::umin).apply(cx, call.fast_math, leaf, old, operand, new)
        })
    }),
    ("llvm.vector.partial.reduce.add", |cx, call, out| reduce::partial(cx, call, out, Step::Int(Opcode::Add))),
    ("llvm.vector.partial.reduce.fadd", |cx, call, out| reduce::partial(cx, call, out, Step::Float(Opcode::FAdd))),
    ("llvm.vector.insert", shuffle::insert),
    ("llvm.vector.extract", shuffle::extract),
    ("llvm.vector.reverse", shuffle::reverse),
    ("llvm.vector.splice.left", |cx, call, out| shuffle::splice(cx, call, out, true)),
    ("llvm.vector.splice.right", |cx, call, out| shuffle::splice(cx, call, out, false)),
    ("llvm.vector.interleave2", shuffle::interleave),
    ("llvm.vector.interleave3", shuffle::interleave),
    ("llvm.vector.interleave4", shuffle::interleave),
    ("llvm.vector.interleave5", shuffle::interleave),
    ("llvm.vector.interleave6", shuffle::interleave),
    ("llvm.vector.interleave7", shuffle::interleave),
    ("llvm.vector.interleave8", shuffle::interleave),
    ("llvm.vector.deinterleave2", |cx, call, out| shuffle::deinterleave(cx, call, out, 2)),
    ("llvm.vector.deinterleave3", |cx, call, out| shuffle::deinterleave(cx, call, out, 3)),
    ("llvm.vector.deinterleave4", |cx, call, out| shuffle::deinterleave(cx, call, out, 4)),
    ("llvm.vector.deinterleave5", |cx, call, out| shuffle::deinterleave(cx, call, out, 5)),
    ("llvm.vector.deinterleave6", |cx, call, out| shuffle::deinterleave(cx, call, out, 6)),
    ("llvm.vector.deinterleave7", |cx, call, out| shuffle::deinterleave(cx, call, out, 7)),
    ("llvm.vector.deinterleave8", |cx, call, out| shuffle::deinterleave(cx, call, out, 8)),
    ("llvm.stepvector", shuffle::step_vector),
    ("llvm.get.active.lane.mask", shuffle::active_lane_mask),
    ("llvm.masked.load", masked::load),
    ("llvm.masked.store", |cx, call, _| masked::store(cx, call)),
    ("llvm.masked.gather", masked::gather),
    ("llvm.masked.scatter", |cx, call, _| masked::scatter(cx, call)),
    ("llvm.masked.expandload", masked::expand),
    ("llvm.masked.compressstore", |cx, call, _| masked::compress(cx, call)),
    ("llvm.masked.udiv", |cx, call, out| vp::masked_op(cx, call, out, Opcode::UDiv)),
    ("llvm.masked.sdiv", |cx, call, out| vp::masked_op(cx, call, out, Opcode::SDiv)),
    ("llvm.masked.urem", |cx, call, out| vp::masked_op(cx, call, out, Opcode::URem)),
    ("llvm.masked.srem", |cx, call, out| vp::masked_op(cx, call, out, Opcode::SRem)),
    ("llvm.matrix.transpose", |_, call, out| matrix::transpose(call, out)),
    ("llvm.matrix.multiply", matrix::multiply),
    ("llvm.matrix.column.major.load", masked::matrix_load),
    ("llvm.matrix.column.major.store", |cx, call, _| masked::matrix_store(cx, call)),
    ("llvm.loop.dependence.war.mask", |cx, call, out| object::dependence(cx, call, out, true)),
    ("llvm.loop.dependence.raw.mask", |cx, call, out| object::dependence(cx, call, out, false)),
];

/// Remaining intrinsics.
static OTHERS: &[(&str, Pure)] = &[
    ("llvm.assume", |cx, call, _| assume::assume(cx, call)),
    ("llvm.experimental.guard", |cx, call, _| assume::guard(cx, call)),
    ("llvm.experimental.widenable.condition", |_, _, out| passive::constant(out, 1)),
    ("llvm.experimental.convergence.anchor", |_, _, out| passive::constant(out, 0)),
    ("llvm.experimental.convergence.entry", |_, _, out| passive::constant(out, 0)),
    ("llvm.experimental.convergence.loop", |_, _, out| passive::constant(out, 0)),
    ("llvm.allow.runtime.check", |_, _, out| passive::constant(out, 1)),
    ("llvm.allow.ubsan.check", |_, _, out| passive::constant(out, 1)),
    ("llvm.allow.sanitize.address", |_, _, out| passive::constant(out, 0)),
    ("llvm.allow.sanitize.hwaddress", |_, _, out| passive::constant(out, 0)),
    ("llvm.allow.sanitize.memory", |_, _, out| passive::constant(out, 0)),
    ("llvm.allow.sanitize.thread", |_, _, out| passive::constant(out, 0)),
    ("llvm.type.test", |_, _, out| passive::constant(out, 1)),
    ("llvm.public.type.test", |_, _, out| passive::constant(out, 1)),
    ("llvm.get.dynamic.area.offset", |_, _, out| passive::constant(out, 0)),
    ("llvm.is.constant", |_, call, out| passive::is_constant(call, out)),
    ("llvm.objectsize", object::object_size),
    ("llvm.load.relative", masked::relative),
    ("llvm.invariant.start", object::invariant_start),
    ("llvm.invariant.end", |cx, call, _| object::invariant_end(cx, call)),
    ("llvm.vscale", passive::vscale),
    ("llvm.readcyclecounter", |cx, _, out| passive::cycles(cx, out)),
    ("llvm.readsteadycounter", |cx, _, out| passive::cycles(cx, out)),
    ("llvm.get.rounding", |cx, call, out| passive::get_rounding(cx, call, out)),
    ("llvm.get.fpenv", |cx, call, out| passive::get_rounding(cx, call, out)),
    ("llvm.get.fpmode", |cx, call, out| passive::get_rounding(cx, call, out)),
    ("llvm.set.rounding", |cx, call, _| passive::set_rounding(cx, call)),
    ("llvm.set.fpenv", |cx, call, _| passive::set_rounding(cx, call)),
    ("llvm.set.fpmode", |cx, call, _| passive::set_rounding(cx, call)),
    ("llvm.reset.fpenv", |cx, _, _| passive::reset_rounding(cx)),
    ("llvm.reset.fpmode", |cx, _, _| passive::reset_rounding(cx)),
    ("llvm.convert.to.arbitrary.fp", arbitrary::encode),
    ("llvm.convert.from.arbitrary.fp", arbitrary::decode),
    ("llvm.fptrunc.round", |cx, call, out| {
        lanes(cx, call, out, |cx, lane, out| floats::trunc_rounded(cx, call, lane, out))
    }),
    // Signals of the instructions that x86-64 uses for them: `ud2`, `int3`, `ud1`.
    ("llvm.trap", |_, _, _| passive::die(4)),
    ("llvm.debugtrap", |_, _, _| passive::die(5)),
    ("llvm.ubsantrap", |_, _, _| passive::die(4)),
];

static BY_NAME: LazyLock<HashMap<&str, Pure, FxBuildHasher>> = LazyLock::new(|| {
    let mut map = HashMap::with_hasher(FxBuildHasher);
    for table in [LANES, PAIRS, CONSTRAINED_FUNCTIONS, CONSTRAINED, REDUCTIONS, PREDICATED, VECTORS, OTHERS] {
        map.extend(table.iter().copied());
    }
    for table in x86::TABLES {
        map.extend(table.iter().copied());
    }
    for name in NOTHING {
        map.insert(name, |_, _, _| Ok(()));
    }
    for name in FIRST {
        map.insert(name, |_, call, out| passive::first_argument(call, out));
    }
    map
});

/// Lists the names of all tables.
#[cfg(test)]
pub(super) fn names() -> Vec<&'static str> {
    let mut names: Vec<&str> = BY_NAME.keys().copied().chain(ENGINE.iter().copied()).collect();
    names.sort_unstable();
    names
}

/// Returns the implementation of the intrinsic with this base name.
pub(super) fn lookup(name: &str) -> Lookup {
    if let Some(pure) = BY_NAME.get(name) {
        return Lookup::Pure(*pure);
    }
    match ENGINE.iter().find(|engine| **engine == name) {
        Some(name) => Lookup::Engine(name),
        None => Lookup::Unsupported,
    }
}
