//! Intrinsics of x86-64 up to AVX2 that clang's headers still call, for which LLVM has no instruction or
//! generic intrinsic. A lane of the result is poison or undef if a lane that it depends on is. Vectors of 256
//! bits are two blocks of 128 if the processor treats them so. Newer extensions are unsupported.

mod floats;
mod integers;

use draig_num::ApInt;

use super::{IntrinsicCall, Pure};
use crate::semantics::{Cx, Scalar};
use crate::stop::{Result, Stop, fault};
use crate::value::{Slot, Taint};

use floats::{Compare, Double, Single};
use integers::{high, saturate, shift};

/// Reader of the arguments' lanes as bits. Records the taint of undefined lanes, and whether a requested lane
/// was missing.
struct Reader<'c, 'x, 'a> {
    cx: &'c mut Cx<'x>,
    call: &'c IntrinsicCall<'a>,
    poison: Option<Taint>,
    undef: Option<Taint>,
    broken: Option<Box<Stop>>,
}

impl Reader<'_, '_, '_> {
    /// Returns a lane of an argument, zero-extended.
    fn lane(&mut self, arg: usize, lane: usize) -> u64 {
        let found = self.call.args.get(arg).and_then(|arg| Some((arg.shape.leaves.get(lane)?, arg.slots)));
        let Some((leaf, slots)) = found else {
            return self.breaks(&format!("has no lane {lane} of argument {}", arg + 1));
        };
        let slots = match leaf.of(slots) {
            Ok(slots) => slots,
            Err(stop) => {
                self.broken.get_or_insert(stop);
                return 0;
            }
        };
        match self.cx.read(leaf.width, slots) {
            Scalar::Poison(taint) => {
                self.poison = self.poison.or(Some(taint));
                0
            }
            Scalar::Bits(bits, taint) => {
                if !bits.is_exact() {
                    self.undef = self.undef.or(Some(taint));
                }
                bits.value.low_u64()
            }
        }
    }

    /// Records that the intrinsic does not match its line of the table. The returned number is a placeholder,
    /// and the result is not used.
    #[cold]
    #[track_caller]
    fn breaks(&mut self, how: &str) -> u64 {
        if self.broken.is_none() {
            self.broken = Some(fault(format!("@{} {how}", self.call.name)));
        }
        0
    }

    /// Returns a lane of an argument, sign-extended from its width.
    fn signed(&mut self, arg: usize, lane: usize) -> i64 {
        let value = self.lane(arg, lane);
        crate::value::sign_extend(value, self.width(arg))
    }

    /// Returns the width of an argument's lanes.
    fn width(&mut self, arg: usize) -> u32 {
        match self.call.args.get(arg).and_then(|arg| arg.shape.leaves.first()) {
            Some(leaf) => leaf.width,
            None => {
                self.breaks(&format!("has no value for argument {}", arg + 1));
                64
            }
        }
    }

    /// Returns the number of lanes of an argument.
    fn count(&mut self, arg: usize) -> usize {
        match self.call.args.get(arg) {
            Some(arg) => arg.shape.leaves.len(),
            None => self.breaks(&format!("has no argument {}", arg + 1)) as usize,
        }
    }

    /// Returns the number of lanes in a block of 128 bits.
    fn block(&mut self) -> usize {
        match 128 / self.width(0) {
            0 => {
                self.breaks("has lanes of more than 128 bits");
                2
            }
            count => count as usize,
        }
    }
}

/// Computes each lane of the result from the lanes that it reads.
fn each(
    cx: &mut Cx<'_>,
    call: &IntrinsicCall<'_>,
    out: &mut [Slot],
    compute: impl Fn(&mut Reader<'_, '_, '_>, usize) -> u64,
) -> Result<()> {
    for (number, leaf) in call.result.leaves.iter().enumerate() {
        let mut reader = Reader { cx, call, poison: None, undef: None, broken: None };
        let value = compute(&mut reader, number);
        let Reader { poison, undef, broken, .. } = reader;
        if let Some(stop) = broken {
            return Err(stop);
        }
        let out = leaf.of_mut(out)?;
        match (poison, undef) {
            (Some(taint), _) => cx.write_poison(taint, out),
            (None, Some(taint)) => cx.write_undef(leaf.width, taint, out)?,
            _ => cx.write_exact(&ApInt::new(leaf.width, value), out)?,
        }
    }
    Ok(())
}

/// Entries of functions that compute one lane.
macro_rules! by_lane {
    ($($($name:literal)* => $compute:expr;)*) => {
        &[$($((concat!("llvm.x86.", $name), |cx, call, out| each(cx, call, out, $compute)),)*)*]
    };
}

/// Functions by the extension that introduced them.
pub(super) static TABLES: &[&[(&str, Pure)]] = &[INTEGERS, FLOATS, SCALARS, NOTHING];

static INTEGERS: &[(&str, Pure)] = by_lane! {
    "sse2.pavg.b" "sse2.pavg.w" "avx2.pavg.b" "avx2.pavg.w" => |r, i| (r.lane(0, i) + r.lane(1, i) + 1) >> 1;
    "sse2.pmulh.w" "avx2.pmulh.w" => |r, i| high(r.signed(0, i) * r.signed(1, i), 16);
    "sse2.pmulhu.w" "avx2.pmulhu.w" => |r, i| (r.lane(0, i) * r.lane(1, i)) >> 16;
    "ssse3.pmul.hr.sw.128" "avx2.pmul.hr.sw" => |r, i| high(((r.signed(0, i) * r.signed(1, i)) >> 14) + 1, 1);
    "sse2.pmadd.wd" "avx2.pmadd.wd" => |r, i| {
        let sum = r.signed(0, 2 * i) * r.signed(1, 2 * i) + r.signed(0, 2 * i + 1) * r.signed(1, 2 * i + 1);
        sum as u64
    };
    "ssse3.pmadd.ub.sw.128" "avx2.pmadd.ub.sw" => |r, i| {
        let product = |r: &mut Reader<'_, '_, '_>, i| r.lane(0, i) as i64 * r.signed(1, i);
        let sum = product(r, 2 * i) + product(r, 2 * i + 1);
        saturate(sum, 16, true)
    };
    "sse2.psad.bw" "avx2.psad.bw" => |r, i| (8 * i..8 * i + 8).map(|at| r.lane(0, at).abs_diff(r.lane(1, at))).sum();
    "sse2.packsswb.128" "sse2.packssdw.128" "avx2.packsswb" "avx2.packssdw" => |r, i| integers::pack(r, i, true);
    "sse2.packuswb.128" "sse41.packusdw" "avx2.packuswb" "avx2.packusdw" => |r, i| integers::pack(r, i, false);
    "ssse3.phadd.w.128" "ssse3.phadd.d.128" "avx2.phadd.w" "avx2.phadd.d" => |r, i| {
        let (x, y) = integers::neighbours(r, i);
        x.wrapping_add(y) as u64
    };
    "ssse3.phsub.w.128" "ssse3.phsub.d.128" "avx2.phsub.w" "avx2.phsub.d" => |r, i| {
        let (x, y) = integers::neighbours(r, i);
        x.wrapping_sub(y) as u64
    };
    "ssse3.phadd.sw.128" "avx2.phadd.sw" => |r, i| {
        let (x, y) = integers::neighbours(r, i);
        saturate(x + y, 16, true)
    };
    "ssse3.phsub.sw.128" "avx2.phsub.sw" => |r, i| {
        let (x, y) = integers::neighbours(r, i);
        saturate(x - y, 16, true)
    };
    "ssse3.psign.b.128" "ssse3.psign.w.128" "ssse3.psign.d.128" "avx2.psign.b" "avx2.psign.w" "avx2.psign.d" => {
        |r, i| (r.signed(0, i).wrapping_mul(r.signed(1, i).signum())) as u64
    };
    "ssse3.pshuf.b.128" "avx2.pshuf.b" => |r, i| match r.lane(1, i) {
        by if by & 0x80 != 0 => 0,
        by => r.lane(0, i / 16 * 16 + (by & 15) as usize),
    };
    "avx2.permd" "avx2.permps" => |r, i| {
        let from = r.lane(1, i) & 7;
        r.lane(0, from as usize)
    };
    "sse41.pblendvb" "avx2.pblendvb" "sse41.blendvps" "sse41.blendvpd" "avx.blendv.ps.256" "avx.blendv.pd.256" => {
        |r, i| {
            let from = usize::from(r.signed(2, i) < 0);
            r.lane(from, i)
        }
    };
    "sse41.phminposuw" => |r, i| {
        let first = (r.lane(0, 0), 0);
        let least = (1..8).map(|at| (r.lane(0, at), at as u64)).fold(first, Ord::min);
        match i {
            0 => least.0,
            1 => least.1,
            _ => 0,
        }
    };
    "sse41.mpsadbw" "avx2.mpsadbw" => integers::sums_of_differences;

    "sse2.pslli.w" "sse2.pslli.d" "sse2.pslli.q" "avx2.pslli.w" "avx2.pslli.d" "avx2.pslli.q" => |r, i| {
        let by = r.lane(1, 0);
        shift(r, i, by, integers::Shift::Left)
    };
    "sse2.psrli.w" "sse2.psrli.d" "sse2.psrli.q" "avx2.psrli.w" "avx2.psrli.d" "avx2.psrli.q" => |r, i| {
        let by = r.lane(1, 0);
        shift(r, i, by, integers::Shift::Right)
    };
    "sse2.psrai.w" "sse2.psrai.d" "avx2.psrai.w" "avx2.psrai.d" => |r, i| {
        let by = r.lane(1, 0);
        shift(r, i, by, integers::Shift::Signed)
    };
    "sse2.psll.w" "sse2.psll.d" "sse2.psll.q" "avx2.psll.w" "avx2.psll.d" "avx2.psll.q" => |r, i| {
        let by = integers::low_half(r, 1);
        shift(r, i, by, integers::Shift::Left)
    };
    "sse2.psrl.w" "sse2.psrl.d" "sse2.psrl.q" "avx2.psrl.w" "avx2.psrl.d" "avx2.psrl.q" => |r, i| {
        let by = integers::low_half(r, 1);
        shift(r, i, by, integers::Shift::Right)
    };
    "sse2.psra.w" "sse2.psra.d" "avx2.psra.w" "avx2.psra.d" => |r, i| {
        let by = integers::low_half(r, 1);
        shift(r, i, by, integers::Shift::Signed)
    };
    "avx2.psllv.d" "avx2.psllv.d.256" "avx2.psllv.q" "avx2.psllv.q.256" => |r, i| {
        let by = r.lane(1, i);
        shift(r, i, by, integers::Shift::Left)
    };
    "avx2.psrlv.d" "avx2.psrlv.d.256" "avx2.psrlv.q" "avx2.psrlv.q.256" => |r, i| {
        let by = r.lane(1, i);
        shift(r, i, by, integers::Shift::Right)
    };
    "avx2.psrav.d" "avx2.psrav.d.256" => |r, i| {
        let by = r.lane(1, i);
        shift(r, i, by, integers::Shift::Signed)
    };

    "sse.movmsk.ps" "sse2.movmsk.pd" "sse2.pmovmskb.128" "avx.movmsk.ps.256" "avx.movmsk.pd.256" "avx2.pmovmskb" => {
        |r, _| (0..r.count(0)).fold(0, |mask, at| mask | u64::from(r.signed(0, at) < 0) << at)
    };
    "sse41.ptestz" "avx.ptestz.256" => |r, _| integers::test(r, u64::MAX).0.into();
    "sse41.ptestc" "avx.ptestc.256" => |r, _| integers::test(r, u64::MAX).1.into();
    "sse41.ptestnzc" "avx.ptestnzc.256" => |r, _| (integers::test(r, u64::MAX) == (false, false)).into();
    "avx.vtestz.ps" "avx.vtestz.ps.256" "avx.vtestz.pd" "avx.vtestz.pd.256" => |r, _| integers::test_signs(r).0.into();
    "avx.vtestc.ps" "avx.vtestc.ps.256" "avx.vtestc.pd" "avx.vtestc.pd.256" => |r, _| integers::test_signs(r).1.into();
    "avx.vtestnzc.ps" "avx.vtestnzc.ps.256" "avx.vtestnzc.pd" "avx.vtestnzc.pd.256" => {
        |r, _| (integers::test_signs(r) == (false, false)).into()
    };
};

static FLOATS: &[(&str, Pure)] = by_lane! {
    "sse.min.ps" "avx.min.ps.256" => |r, i| floats::extreme::<Single>(r, i, Compare::Less);
    "sse.max.ps" "avx.max.ps.256" => |r, i| floats::extreme::<Single>(r, i, Compare::Greater);
    "sse2.min.pd" "avx.min.pd.256" => |r, i| floats::extreme::<Double>(r, i, Compare::Less);
    "sse2.max.pd" "avx.max.pd.256" => |r, i| floats::extreme::<Double>(r, i, Compare::Greater);
    "sse.min.ss" => |r, i| floats::first(r, i, |r| floats::extreme::<Single>(r, 0, Compare::Less));
    "sse.max.ss" => |r, i| floats::first(r, i, |r| floats::extreme::<Single>(r, 0, Compare::Greater));
    "sse2.min.sd" => |r, i| floats::first(r, i, |r| floats::extreme::<Double>(r, 0, Compare::Less));
    "sse2.max.sd" => |r, i| floats::first(r, i, |r| floats::extreme::<Double>(r, 0, Compare::Greater));
    "sse.cmp.ps" "avx.cmp.ps.256" => floats::mask::<Single>;
    "sse2.cmp.pd" "avx.cmp.pd.256" => floats::mask::<Double>;
    "sse.cmp.ss" => |r, i| floats::first(r, i, |r| floats::mask::<Single>(r, 0));
    "sse2.cmp.sd" => |r, i| floats::first(r, i, |r| floats::mask::<Double>(r, 0));
    "sse.comieq.ss" "sse.ucomieq.ss" => |r, _| floats::holds::<Single>(r, Compare::Equal);
    "sse.comineq.ss" "sse.ucomineq.ss" => |r, _| 1 - floats::holds::<Single>(r, Compare::Equal);
    "sse.comilt.ss" "sse.ucomilt.ss" => |r, _| floats::holds::<Single>(r, Compare::Less);
    "sse.comile.ss" "sse.ucomile.ss" => |r, _| floats::holds::<Single>(r, Compare::LessOrEqual);
    "sse.comigt.ss" "sse.ucomigt.ss" => |r, _| floats::holds::<Single>(r, Compare::Greater);
    "sse.comige.ss" "sse.ucomige.ss" => |r, _| floats::holds::<Single>(r, Compare::GreaterOrEqual);
    "sse2.comieq.sd" "sse2.ucomieq.sd" => |r, _| floats::holds::<Double>(r, Compare::Equal);
    "sse2.comineq.sd" "sse2.ucomineq.sd" => |r, _| 1 - floats::holds::<Double>(r, Compare::Equal);
    "sse2.comilt.sd" "sse2.ucomilt.sd" => |r, _| floats::holds::<Double>(r, Compare::Less);
    "sse2.comile.sd" "sse2.ucomile.sd" => |r, _| floats::holds::<Double>(r, Compare::LessOrEqual);
    "sse2.comigt.sd" "sse2.ucomigt.sd" => |r, _| floats::holds::<Double>(r, Compare::Greater);
    "sse2.comige.sd" "sse2.ucomige.sd" => |r, _| floats::holds::<Double>(r, Compare::GreaterOrEqual);
    "sse3.addsub.ps" "avx.addsub.ps.256" => floats::add_sub::<Single>;
    "sse3.addsub.pd" "avx.addsub.pd.256" => floats::add_sub::<Double>;
    "sse3.hadd.ps" "avx.hadd.ps.256" => |r, i| floats::horizontal::<Single>(r, i, false);
    "sse3.hadd.pd" "avx.hadd.pd.256" => |r, i| floats::horizontal::<Double>(r, i, false);
    "sse3.hsub.ps" "avx.hsub.ps.256" => |r, i| floats::horizontal::<Single>(r, i, true);
    "sse3.hsub.pd" "avx.hsub.pd.256" => |r, i| floats::horizontal::<Double>(r, i, true);
    "sse41.dpps" "avx.dp.ps.256" => floats::dot::<Single>;
    "sse41.dppd" => floats::dot::<Double>;
    "sse41.round.ps" "avx.round.ps.256" => |r, i| floats::round::<Single>(r, 0, i, 1);
    "sse41.round.pd" "avx.round.pd.256" => |r, i| floats::round::<Double>(r, 0, i, 1);
    "sse41.round.ss" => |r, i| floats::first(r, i, |r| floats::round::<Single>(r, 1, 0, 2));
    "sse41.round.sd" => |r, i| floats::first(r, i, |r| floats::round::<Double>(r, 1, 0, 2));
    "sse41.insertps" => floats::insert;
    // The approximations differ between processors; correctly rounded results are within their bounds.
    "sse.rcp.ps" "avx.rcp.ps.256" => floats::reciprocal;
    "sse.rcp.ss" => |r, i| floats::first(r, i, |r| floats::reciprocal(r, 0));
    "sse.rsqrt.ps" "avx.rsqrt.ps.256" => floats::reciprocal_root;
    "sse.rsqrt.ss" => |r, i| floats::first(r, i, |r| floats::reciprocal_root(r, 0));
    "avx.vpermilvar.ps" "avx.vpermilvar.ps.256" => |r, i| {
        let from = r.lane(1, i) & 3;
        r.lane(0, i / 4 * 4 + from as usize)
    };
    "avx.vpermilvar.pd" "avx.vpermilvar.pd.256" => |r, i| {
        let from = r.lane(1, i) >> 1 & 1;
        r.lane(0, i / 2 * 2 + from as usize)
    };
    "sse2.cvtps2dq" "avx.cvt.ps2dq.256" => |r, i| floats::to_int::<Single>(r, i, false);
    "sse2.cvttps2dq" "avx.cvtt.ps2dq.256" => |r, i| floats::to_int::<Single>(r, i, true);
    "sse2.cvtpd2dq" "avx.cvt.pd2dq.256" => |r, i| floats::to_int::<Double>(r, i, false);
    "sse2.cvttpd2dq" "avx.cvtt.pd2dq.256" => |r, i| floats::to_int::<Double>(r, i, true);
    "sse.cvtss2si" => |r, _| floats::to_int::<Single>(r, 0, false);
    "sse.cvttss2si" => |r, _| floats::to_int::<Single>(r, 0, true);
    "sse2.cvtsd2si" => |r, _| floats::to_int::<Double>(r, 0, false);
    "sse2.cvttsd2si" => |r, _| floats::to_int::<Double>(r, 0, true);
    "sse.cvtss2si64" => |r, _| floats::to_long::<Single>(r, false);
    "sse.cvttss2si64" => |r, _| floats::to_long::<Single>(r, true);
    "sse2.cvtsd2si64" => |r, _| floats::to_long::<Double>(r, false);
    "sse2.cvttsd2si64" => |r, _| floats::to_long::<Double>(r, true);
    "sse2.cvtpd2ps" "avx.cvt.pd2.ps.256" => |r, i| floats::narrow(r, 0, i);
    "sse2.cvtsd2ss" => |r, i| floats::first(r, i, |r| floats::narrow(r, 1, 0));
};

static SCALARS: &[(&str, Pure)] = by_lane! {
    "bmi.bextr.32" "bmi.bextr.64" => |r, _| {
        let control = r.lane(1, 0);
        let (start, count) = (control as u8, (control >> 8) as u8);
        // Bits beyond the number are zeros.
        let value = r.lane(0, 0).checked_shr(start.into()).unwrap_or(0);
        integers::low_bits(value, count.into())
    };
    "bmi.bzhi.32" "bmi.bzhi.64" => |r, _| {
        let count = r.lane(1, 0) as u8;
        integers::low_bits(r.lane(0, 0), count.into())
    };
    "bmi.pdep.32" "bmi.pdep.64" => |r, _| integers::deposit(r.lane(0, 0), r.lane(1, 0));
    "bmi.pext.32" "bmi.pext.64" => |r, _| integers::extract(r.lane(0, 0), r.lane(1, 0));
    "sse42.crc32.32.8" => |r, _| integers::checksum(r.lane(0, 0), r.lane(1, 0), 8);
    "sse42.crc32.32.16" => |r, _| integers::checksum(r.lane(0, 0), r.lane(1, 0), 16);
    "sse42.crc32.32.32" => |r, _| integers::checksum(r.lane(0, 0), r.lane(1, 0), 32);
    "sse42.crc32.64.64" => |r, _| integers::checksum(r.lane(0, 0), r.lane(1, 0), 64);
    "pclmulqdq" => |r, i| {
        let which = r.lane(2, 0);
        let (x, y) = (r.lane(0, (which & 1) as usize), r.lane(1, (which >> 4 & 1) as usize));
        integers::carryless(x, y, i)
    };
    // Carry out, then the sum.
    "addcarry.32" "addcarry.64" => |r, i| integers::with_carry(r, i, false);
    "subborrow.32" "subborrow.64" => |r, i| integers::with_carry(r, i, true);
};

/// Intrinsics without visible effect on a single-threaded program.
static NOTHING: &[(&str, Pure)] = &[
    ("llvm.x86.sse.sfence", |_, _, _| Ok(())),
    ("llvm.x86.sse2.lfence", |_, _, _| Ok(())),
    ("llvm.x86.sse2.mfence", |_, _, _| Ok(())),
    ("llvm.x86.sse2.pause", |_, _, _| Ok(())),
    ("llvm.x86.sse2.clflush", |_, _, _| Ok(())),
    ("llvm.x86.avx.vzeroupper", |_, _, _| Ok(())),
    ("llvm.x86.avx.vzeroall", |_, _, _| Ok(())),
    ("llvm.x86.rdtsc", |cx, _, out| super::passive::cycles(cx, out)),
];
