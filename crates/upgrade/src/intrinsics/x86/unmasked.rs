//! AVX-512 intrinsics with a mask that became intrinsics without one, followed by a `select`.

use super::super::{Outcome, UpgradeContext};
use super::operands::unmasked;

/// Whether a name without `llvm.` is in the table.
pub(super) fn is_in_table(name: &[u8]) -> bool {
    find(name).is_some()
}

/// Builds the call without the mask, then the `select`.
pub(super) fn rewrite(cx: &mut UpgradeContext<'_>) -> Option<Outcome> {
    let (_, new, operands) = find(cx.name)?;
    unmasked(cx, &format!("x86.{new}"), usize::from(*operands))
}

fn find(name: &[u8]) -> Option<&'static (&'static str, &'static str, u8)> {
    let name = name.strip_prefix(b"x86.avx512.mask.")?;
    let at = UNMASKED.binary_search_by(|(old, ..)| old.as_bytes().cmp(name)).ok()?;
    UNMASKED.get(at)
}

/// Name after `x86.avx512.mask.`, current name after `x86.`, and number of operands. The operands are
/// followed by the value of lanes that the mask excludes, and the mask. Sorted.
static UNMASKED: &[(&str, &str, u8)] = &[
    ("conflict.d.128", "avx512.conflict.d.128", 1),
    ("conflict.d.256", "avx512.conflict.d.256", 1),
    ("conflict.d.512", "avx512.conflict.d.512", 1),
    ("conflict.q.128", "avx512.conflict.q.128", 1),
    ("conflict.q.256", "avx512.conflict.q.256", 1),
    ("conflict.q.512", "avx512.conflict.q.512", 1),
    ("cvtpd2dq.256", "avx.cvt.pd2dq.256", 1),
    ("cvtpd2ps.256", "avx.cvt.pd2.ps.256", 1),
    ("cvttpd2dq.256", "avx.cvtt.pd2dq.256", 1),
    ("cvttps2dq.128", "sse2.cvttps2dq", 1),
    ("cvttps2dq.256", "avx.cvtt.ps2dq.256", 1),
    ("dbpsadbw.128", "avx512.dbpsadbw.128", 3),
    ("dbpsadbw.256", "avx512.dbpsadbw.256", 3),
    ("dbpsadbw.512", "avx512.dbpsadbw.512", 3),
    ("max.pd.128", "sse2.max.pd", 2),
    ("max.pd.256", "avx.max.pd.256", 2),
    ("max.ps.128", "sse.max.ps", 2),
    ("max.ps.256", "avx.max.ps.256", 2),
    ("min.pd.128", "sse2.min.pd", 2),
    ("min.pd.256", "avx.min.pd.256", 2),
    ("min.ps.128", "sse.min.ps", 2),
    ("min.ps.256", "avx.min.ps.256", 2),
    ("packssdw.128", "sse2.packssdw.128", 2),
    ("packssdw.256", "avx2.packssdw", 2),
    ("packssdw.512", "avx512.packssdw.512", 2),
    ("packsswb.128", "sse2.packsswb.128", 2),
    ("packsswb.256", "avx2.packsswb", 2),
    ("packsswb.512", "avx512.packsswb.512", 2),
    ("packusdw.128", "sse41.packusdw", 2),
    ("packusdw.256", "avx2.packusdw", 2),
    ("packusdw.512", "avx512.packusdw.512", 2),
    ("packuswb.128", "sse2.packuswb.128", 2),
    ("packuswb.256", "avx2.packuswb", 2),
    ("packuswb.512", "avx512.packuswb.512", 2),
    ("pavg.b.128", "sse2.pavg.b", 2),
    ("pavg.b.256", "avx2.pavg.b", 2),
    ("pavg.b.512", "avx512.pavg.b.512", 2),
    ("pavg.w.128", "sse2.pavg.w", 2),
    ("pavg.w.256", "avx2.pavg.w", 2),
    ("pavg.w.512", "avx512.pavg.w.512", 2),
    ("permvar.df.256", "avx512.permvar.df.256", 2),
    ("permvar.df.512", "avx512.permvar.df.512", 2),
    ("permvar.di.256", "avx512.permvar.di.256", 2),
    ("permvar.di.512", "avx512.permvar.di.512", 2),
    ("permvar.hi.128", "avx512.permvar.hi.128", 2),
    ("permvar.hi.256", "avx512.permvar.hi.256", 2),
    ("permvar.hi.512", "avx512.permvar.hi.512", 2),
    ("permvar.qi.128", "avx512.permvar.qi.128", 2),
    ("permvar.qi.256", "avx512.permvar.qi.256", 2),
    ("permvar.qi.512", "avx512.permvar.qi.512", 2),
    ("permvar.sf.256", "avx2.permps", 2),
    ("permvar.sf.512", "avx512.permvar.sf.512", 2),
    ("permvar.si.256", "avx2.permd", 2),
    ("permvar.si.512", "avx512.permvar.si.512", 2),
    ("pmaddubs.w.128", "ssse3.pmadd.ub.sw.128", 2),
    ("pmaddubs.w.256", "avx2.pmadd.ub.sw", 2),
    ("pmaddubs.w.512", "avx512.pmaddubs.w.512", 2),
    ("pmaddw.d.128", "sse2.pmadd.wd", 2),
    ("pmaddw.d.256", "avx2.pmadd.wd", 2),
    ("pmaddw.d.512", "avx512.pmaddw.d.512", 2),
    ("pmul.hr.sw.128", "ssse3.pmul.hr.sw.128", 2),
    ("pmul.hr.sw.256", "avx2.pmul.hr.sw", 2),
    ("pmul.hr.sw.512", "avx512.pmul.hr.sw.512", 2),
    ("pmulh.w.128", "sse2.pmulh.w", 2),
    ("pmulh.w.256", "avx2.pmulh.w", 2),
    ("pmulh.w.512", "avx512.pmulh.w.512", 2),
    ("pmulhu.w.128", "sse2.pmulhu.w", 2),
    ("pmulhu.w.256", "avx2.pmulhu.w", 2),
    ("pmulhu.w.512", "avx512.pmulhu.w.512", 2),
    ("pmultishift.qb.128", "avx512.pmultishift.qb.128", 2),
    ("pmultishift.qb.256", "avx512.pmultishift.qb.256", 2),
    ("pmultishift.qb.512", "avx512.pmultishift.qb.512", 2),
    ("pshuf.b.128", "ssse3.pshuf.b.128", 2),
    ("pshuf.b.256", "avx2.pshuf.b", 2),
    ("pshuf.b.512", "avx512.pshuf.b.512", 2),
    ("psll.d", "avx512.psll.d.512", 2),
    ("psll.d.128", "sse2.psll.d", 2),
    ("psll.d.256", "avx2.psll.d", 2),
    ("psll.di.128", "sse2.pslli.d", 2),
    ("psll.di.256", "avx2.pslli.d", 2),
    ("psll.di.512", "avx512.pslli.d.512", 2),
    ("psll.q", "avx512.psll.q.512", 2),
    ("psll.q.128", "sse2.psll.q", 2),
    ("psll.q.256", "avx2.psll.q", 2),
    ("psll.qi.128", "sse2.pslli.q", 2),
    ("psll.qi.256", "avx2.pslli.q", 2),
    ("psll.qi.512", "avx512.pslli.q.512", 2),
    ("psll.w.128", "sse2.psll.w", 2),
    ("psll.w.256", "avx2.psll.w", 2),
    ("psll.w.512", "avx512.psll.w.512", 2),
    ("psll.wi.128", "sse2.pslli.w", 2),
    ("psll.wi.256", "avx2.pslli.w", 2),
    ("psll.wi.512", "avx512.pslli.w.512", 2),
    ("pslli.d", "avx512.pslli.d.512", 2),
    ("pslli.q", "avx512.pslli.q.512", 2),
    ("psllv.d", "avx512.psllv.d.512", 2),
    ("psllv.q", "avx512.psllv.q.512", 2),
    ("psllv16.hi", "avx512.psllv.w.256", 2),
    ("psllv2.di", "avx2.psllv.q", 2),
    ("psllv32hi", "avx512.psllv.w.512", 2),
    ("psllv4.di", "avx2.psllv.q.256", 2),
    ("psllv4.si", "avx2.psllv.d", 2),
    ("psllv8.hi", "avx512.psllv.w.128", 2),
    ("psllv8.si", "avx2.psllv.d.256", 2),
    ("psra.d", "avx512.psra.d.512", 2),
    ("psra.d.128", "sse2.psra.d", 2),
    ("psra.d.256", "avx2.psra.d", 2),
    ("psra.di.128", "sse2.psrai.d", 2),
    ("psra.di.256", "avx2.psrai.d", 2),
    ("psra.di.512", "avx512.psrai.d.512", 2),
    ("psra.q", "avx512.psra.q.512", 2),
    ("psra.q.128", "avx512.psra.q.128", 2),
    ("psra.q.256", "avx512.psra.q.256", 2),
    ("psra.qi.128", "avx512.psrai.q.128", 2),
    ("psra.qi.256", "avx512.psrai.q.256", 2),
    ("psra.qi.512", "avx512.psrai.q.512", 2),
    ("psra.w.128", "sse2.psra.w", 2),
    ("psra.w.256", "avx2.psra.w", 2),
    ("psra.w.512", "avx512.psra.w.512", 2),
    ("psra.wi.128", "sse2.psrai.w", 2),
    ("psra.wi.256", "avx2.psrai.w", 2),
    ("psra.wi.512", "avx512.psrai.w.512", 2),
    ("psrai.d", "avx512.psrai.d.512", 2),
    ("psrai.q", "avx512.psrai.q.512", 2),
    ("psrav.d", "avx512.psrav.d.512", 2),
    ("psrav.q", "avx512.psrav.q.512", 2),
    ("psrav.q.128", "avx512.psrav.q.128", 2),
    ("psrav.q.256", "avx512.psrav.q.256", 2),
    ("psrav16.hi", "avx512.psrav.w.256", 2),
    ("psrav32.hi", "avx512.psrav.w.512", 2),
    ("psrav4.si", "avx2.psrav.d", 2),
    ("psrav8.hi", "avx512.psrav.w.128", 2),
    ("psrav8.si", "avx2.psrav.d.256", 2),
    ("psrl.d", "avx512.psrl.d.512", 2),
    ("psrl.d.128", "sse2.psrl.d", 2),
    ("psrl.d.256", "avx2.psrl.d", 2),
    ("psrl.di.128", "sse2.psrli.d", 2),
    ("psrl.di.256", "avx2.psrli.d", 2),
    ("psrl.di.512", "avx512.psrli.d.512", 2),
    ("psrl.q", "avx512.psrl.q.512", 2),
    ("psrl.q.128", "sse2.psrl.q", 2),
    ("psrl.q.256", "avx2.psrl.q", 2),
    ("psrl.qi.128", "sse2.psrli.q", 2),
    ("psrl.qi.256", "avx2.psrli.q", 2),
    ("psrl.qi.512", "avx512.psrli.q.512", 2),
    ("psrl.w.128", "sse2.psrl.w", 2),
    ("psrl.w.256", "avx2.psrl.w", 2),
    ("psrl.w.512", "avx512.psrl.w.512", 2),
    ("psrl.wi.128", "sse2.psrli.w", 2),
    ("psrl.wi.256", "avx2.psrli.w", 2),
    ("psrl.wi.512", "avx512.psrli.w.512", 2),
    ("psrli.d", "avx512.psrli.d.512", 2),
    ("psrli.q", "avx512.psrli.q.512", 2),
    ("psrlv.d", "avx512.psrlv.d.512", 2),
    ("psrlv.q", "avx512.psrlv.q.512", 2),
    ("psrlv16.hi", "avx512.psrlv.w.256", 2),
    ("psrlv2.di", "avx2.psrlv.q", 2),
    ("psrlv32hi", "avx512.psrlv.w.512", 2),
    ("psrlv4.di", "avx2.psrlv.q.256", 2),
    ("psrlv4.si", "avx2.psrlv.d", 2),
    ("psrlv8.hi", "avx512.psrlv.w.128", 2),
    ("psrlv8.si", "avx2.psrlv.d.256", 2),
    ("vpermilvar.pd.128", "avx.vpermilvar.pd", 2),
    ("vpermilvar.pd.256", "avx.vpermilvar.pd.256", 2),
    ("vpermilvar.pd.512", "avx512.vpermilvar.pd.512", 2),
    ("vpermilvar.ps.128", "avx.vpermilvar.ps", 2),
    ("vpermilvar.ps.256", "avx.vpermilvar.ps.256", 2),
    ("vpermilvar.ps.512", "avx512.vpermilvar.ps.512", 2),
];

#[cfg(test)]
mod tests {
    use super::super::super::by_name;
    use super::UNMASKED;

    #[test]
    fn the_table_is_sorted_and_names_intrinsics_of_today() {
        assert!(UNMASKED.is_sorted_by(|a, b| a.0 < b.0));
        for (_, new, operands) in UNMASKED {
            let id = by_name(&format!("x86.{new}")).unwrap_or_else(|| panic!("{new}"));
            assert_eq!(id.signature().parameter_count().0, usize::from(*operands), "{new}");
        }
    }
}
