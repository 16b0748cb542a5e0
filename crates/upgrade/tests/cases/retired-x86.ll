; One call of every family of retired intrinsics of x86.

define i8 @f0(i8 %0, i32 %1, i32 %2, ptr %3) {
  %r = call i8 @llvm.x86.addcarry.u32(i8 %0, i32 %1, i32 %2, ptr %3)
  ret i8 %r
}

define i8 @f1(i8 %0, i64 %1, i64 %2, ptr %3) {
  %r = call i8 @llvm.x86.addcarry.u64(i8 %0, i64 %1, i64 %2, ptr %3)
  ret i8 %r
}

define i8 @f2(i8 %0, i32 %1, i32 %2, ptr %3) {
  %r = call i8 @llvm.x86.addcarryx.u32(i8 %0, i32 %1, i32 %2, ptr %3)
  ret i8 %r
}

define i8 @f3(i64 %0, i64 %1, ptr %2) {
  %r = call i8 @llvm.x86.addcarryx.u64(i8 0, i64 %0, i64 %1, ptr %2)
  ret i8 %r
}

define <4 x double> @f4(<4 x double> %0, <4 x double> %1) {
  %r = call <4 x double> @llvm.x86.avx.blend.pd.256(<4 x double> %0, <4 x double> %1, i32 0)
  ret <4 x double> %r
}

define <4 x double> @f5(<4 x double> %0, <4 x double> %1) {
  %r = call <4 x double> @llvm.x86.avx.blend.pd.256(<4 x double> %0, <4 x double> %1, i32 -1)
  ret <4 x double> %r
}

define <4 x double> @f6(<4 x float> %0) {
  %r = call <4 x double> @llvm.x86.avx.cvt.ps2.pd.256(<4 x float> %0)
  ret <4 x double> %r
}

define <4 x double> @f7(<4 x i32> %0) {
  %r = call <4 x double> @llvm.x86.avx.cvtdq2.pd.256(<4 x i32> %0)
  ret <4 x double> %r
}

define <8 x float> @f8(<8 x i32> %0) {
  %r = call <8 x float> @llvm.x86.avx.cvtdq2.ps.256(<8 x i32> %0)
  ret <8 x float> %r
}

define <8 x float> @f9(<8 x float> %0, <8 x float> %1) {
  %r = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %0, <8 x float> %1, i32 7)
  ret <8 x float> %r
}

define void @f10(ptr %0, <4 x i64> %1) {
  call void @llvm.x86.avx.movnt.dq.256(ptr %0, <4 x i64> %1)
  ret void
}

define <4 x double> @f11(<4 x double> %0) {
  %r = call <4 x double> @llvm.x86.avx.sqrt.pd.256(<4 x double> %0)
  ret <4 x double> %r
}

define void @f12(ptr %0, <4 x double> %1) {
  call void @llvm.x86.avx.storeu.pd.256(ptr %0, <4 x double> %1)
  ret void
}

define <4 x double> @f13(ptr %0) {
  %r = call <4 x double> @llvm.x86.avx.vbroadcast.sd.256(ptr %0)
  ret <4 x double> %r
}

define <4 x double> @f14(ptr %0) {
  %r = call <4 x double> @llvm.x86.avx.vbroadcastf128.pd.256(ptr %0)
  ret <4 x double> %r
}

define <2 x double> @f15(<4 x double> %0) {
  %r = call <2 x double> @llvm.x86.avx.vextractf128.pd.256(<4 x double> %0, i8 0)
  ret <2 x double> %r
}

define <4 x double> @f16(<4 x double> %0, <2 x double> %1) {
  %r = call <4 x double> @llvm.x86.avx.vinsertf128.pd.256(<4 x double> %0, <2 x double> %1, i8 1)
  ret <4 x double> %r
}

define <4 x double> @f17(<4 x double> %0, <4 x double> %1) {
  %r = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %0, <4 x double> %1, i8 3)
  ret <4 x double> %r
}

define <2 x double> @f18(<2 x double> %0) {
  %r = call <2 x double> @llvm.x86.avx.vpermil.pd(<2 x double> %0, i8 1)
  ret <2 x double> %r
}

define <4 x i64> @f19(ptr %0) {
  %r = call <4 x i64> @llvm.x86.avx2.movntdqa(ptr %0)
  ret <4 x i64> %r
}

define <16 x i16> @f20(<32 x i8> %0, <32 x i8> %1) {
  %r = call <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8> %0, <32 x i8> %1, i32 7)
  ret <16 x i16> %r
}

define <8 x i32> @f21(<8 x i32> %0) {
  %r = call <8 x i32> @llvm.x86.avx2.pabs.d(<8 x i32> %0)
  ret <8 x i32> %r
}

define <16 x i16> @f22(<16 x i16> %0, <16 x i16> %1) {
  %r = call <16 x i16> @llvm.x86.avx2.padds.w(<16 x i16> %0, <16 x i16> %1)
  ret <16 x i16> %r
}

define <16 x i16> @f23(<16 x i16> %0, <16 x i16> %1) {
  %r = call <16 x i16> @llvm.x86.avx2.paddus.w(<16 x i16> %0, <16 x i16> %1)
  ret <16 x i16> %r
}

define <4 x i32> @f24(<4 x i32> %0, <4 x i32> %1) {
  %r = call <4 x i32> @llvm.x86.avx2.pblendd.128(<4 x i32> %0, <4 x i32> %1, i32 0)
  ret <4 x i32> %r
}

define <4 x i32> @f25(<4 x i32> %0, <4 x i32> %1) {
  %r = call <4 x i32> @llvm.x86.avx2.pblendd.128(<4 x i32> %0, <4 x i32> %1, i32 -1)
  ret <4 x i32> %r
}

define <16 x i16> @f26(<16 x i16> %0, <16 x i16> %1) {
  %r = call <16 x i16> @llvm.x86.avx2.pblendw(<16 x i16> %0, <16 x i16> %1, i32 0)
  ret <16 x i16> %r
}

define <16 x i16> @f27(<16 x i16> %0, <16 x i16> %1) {
  %r = call <16 x i16> @llvm.x86.avx2.pblendw(<16 x i16> %0, <16 x i16> %1, i32 -1)
  ret <16 x i16> %r
}

define <2 x i64> @f28(<2 x i64> %0) {
  %r = call <2 x i64> @llvm.x86.avx2.pbroadcastq.128(<2 x i64> %0)
  ret <2 x i64> %r
}

define <8 x i32> @f29(<8 x i32> %0, <8 x i32> %1) {
  %r = call <8 x i32> @llvm.x86.avx2.pmaxs.d(<8 x i32> %0, <8 x i32> %1)
  ret <8 x i32> %r
}

define <8 x i32> @f30(<8 x i32> %0, <8 x i32> %1) {
  %r = call <8 x i32> @llvm.x86.avx2.pmaxu.d(<8 x i32> %0, <8 x i32> %1)
  ret <8 x i32> %r
}

define <8 x i32> @f31(<8 x i32> %0, <8 x i32> %1) {
  %r = call <8 x i32> @llvm.x86.avx2.pmins.d(<8 x i32> %0, <8 x i32> %1)
  ret <8 x i32> %r
}

define <8 x i32> @f32(<8 x i32> %0, <8 x i32> %1) {
  %r = call <8 x i32> @llvm.x86.avx2.pminu.d(<8 x i32> %0, <8 x i32> %1)
  ret <8 x i32> %r
}

define <4 x i64> @f33(<4 x i32> %0) {
  %r = call <4 x i64> @llvm.x86.avx2.pmovsxdq(<4 x i32> %0)
  ret <4 x i64> %r
}

define <4 x i64> @f34(<4 x i32> %0) {
  %r = call <4 x i64> @llvm.x86.avx2.pmovzxdq(<4 x i32> %0)
  ret <4 x i64> %r
}

define <4 x i64> @f35(<8 x i32> %0, <8 x i32> %1) {
  %r = call <4 x i64> @llvm.x86.avx2.pmul.dq(<8 x i32> %0, <8 x i32> %1)
  ret <4 x i64> %r
}

define <4 x i64> @f36(<8 x i32> %0, <8 x i32> %1) {
  %r = call <4 x i64> @llvm.x86.avx2.pmulu.dq(<8 x i32> %0, <8 x i32> %1)
  ret <4 x i64> %r
}

define <4 x i64> @f37(<4 x i64> %0) {
  %r = call <4 x i64> @llvm.x86.avx2.psll.dq(<4 x i64> %0, i32 8)
  ret <4 x i64> %r
}

define <4 x i64> @f38(<4 x i64> %0) {
  %r = call <4 x i64> @llvm.x86.avx2.psll.dq.bs(<4 x i64> %0, i32 7)
  ret <4 x i64> %r
}

define <4 x i64> @f39(<4 x i64> %0) {
  %r = call <4 x i64> @llvm.x86.avx2.psrl.dq(<4 x i64> %0, i32 8)
  ret <4 x i64> %r
}

define <4 x i64> @f40(<4 x i64> %0) {
  %r = call <4 x i64> @llvm.x86.avx2.psrl.dq.bs(<4 x i64> %0, i32 7)
  ret <4 x i64> %r
}

define <16 x i16> @f41(<16 x i16> %0, <16 x i16> %1) {
  %r = call <16 x i16> @llvm.x86.avx2.psubs.w(<16 x i16> %0, <16 x i16> %1)
  ret <16 x i16> %r
}

define <16 x i16> @f42(<16 x i16> %0, <16 x i16> %1) {
  %r = call <16 x i16> @llvm.x86.avx2.psubus.w(<16 x i16> %0, <16 x i16> %1)
  ret <16 x i16> %r
}

define <4 x double> @f43(<2 x double> %0) {
  %r = call <4 x double> @llvm.x86.avx2.vbroadcast.sd.pd.256(<2 x double> %0)
  ret <4 x double> %r
}

define <4 x i64> @f44(ptr %0) {
  %r = call <4 x i64> @llvm.x86.avx2.vbroadcasti128(ptr %0)
  ret <4 x i64> %r
}

define <2 x i64> @f45(<4 x i64> %0) {
  %r = call <2 x i64> @llvm.x86.avx2.vextracti128(<4 x i64> %0, i8 7)
  ret <2 x i64> %r
}

define <4 x i64> @f46(<4 x i64> %0, <2 x i64> %1) {
  %r = call <4 x i64> @llvm.x86.avx2.vinserti128(<4 x i64> %0, <2 x i64> %1, i8 7)
  ret <4 x i64> %r
}

define <4 x i32> @f47(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2) {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2)
  ret <4 x i32> %r
}

define <4 x i64> @f48(<4 x i64> %0, <4 x i64> %1) {
  %r = call <4 x i64> @llvm.x86.avx2.vperm2i128(<4 x i64> %0, <4 x i64> %1, i8 1)
  ret <4 x i64> %r
}

define <2 x i64> @f49(i8 %0) {
  %r = call <2 x i64> @llvm.x86.avx512.broadcastmb.128(i8 %0)
  ret <2 x i64> %r
}

define <4 x i1> @f50(<4 x float> %0, <4 x float> %1) {
  %r = call <4 x i1> @llvm.x86.avx512.cmp.ps.128(<4 x float> %0, <4 x float> %1, i32 1)
  ret <4 x i1> %r
}

define i16 @f51(<16 x i8> %0) {
  %r = call i16 @llvm.x86.avx512.cvtb2mask.128(<16 x i8> %0)
  ret i16 %r
}

define i8 @f52(<4 x i32> %0) {
  %r = call i8 @llvm.x86.avx512.cvtd2mask.128(<4 x i32> %0)
  ret i8 %r
}

define <16 x i8> @f53(i16 %0) {
  %r = call <16 x i8> @llvm.x86.avx512.cvtmask2b.128(i16 %0)
  ret <16 x i8> %r
}

define <4 x i32> @f54(i8 %0) {
  %r = call <4 x i32> @llvm.x86.avx512.cvtmask2d.128(i8 %0)
  ret <4 x i32> %r
}

define <2 x i64> @f55(i8 %0) {
  %r = call <2 x i64> @llvm.x86.avx512.cvtmask2q.128(i8 %0)
  ret <2 x i64> %r
}

define <8 x i16> @f56(i8 %0) {
  %r = call <8 x i16> @llvm.x86.avx512.cvtmask2w.128(i8 %0)
  ret <8 x i16> %r
}

define i8 @f57(<2 x i64> %0) {
  %r = call i8 @llvm.x86.avx512.cvtq2mask.128(<2 x i64> %0)
  ret i8 %r
}

define <2 x double> @f58(<2 x double> %0, i32 %1) {
  %r = call <2 x double> @llvm.x86.avx512.cvtusi2sd(<2 x double> %0, i32 %1)
  ret <2 x double> %r
}

define i8 @f59(<8 x i16> %0) {
  %r = call i8 @llvm.x86.avx512.cvtw2mask.128(<8 x i16> %0)
  ret i8 %r
}

define i16 @f60(i16 %0) {
  %r = call i16 @llvm.x86.avx512.kand.w(i16 %0, i16 8)
  ret i16 %r
}

define i16 @f61(i16 %0) {
  %r = call i16 @llvm.x86.avx512.kandn.w(i16 %0, i16 8)
  ret i16 %r
}

define i16 @f62(i16 %0) {
  %r = call i16 @llvm.x86.avx512.knot.w(i16 %0)
  ret i16 %r
}

define i16 @f63(i16 %0) {
  %r = call i16 @llvm.x86.avx512.kor.w(i16 %0, i16 8)
  ret i16 %r
}

define i32 @f64(i16 %0, i16 %1) {
  %r = call i32 @llvm.x86.avx512.kortestz.w(i16 %0, i16 %1)
  ret i32 %r
}

define i16 @f65(i16 %0, i16 %1) {
  %r = call i16 @llvm.x86.avx512.kunpck.bw(i16 %0, i16 %1)
  ret i16 %r
}

define i16 @f66(i16 %0) {
  %r = call i16 @llvm.x86.avx512.kxnor.w(i16 %0, i16 8)
  ret i16 %r
}

define i16 @f67(i16 %0) {
  %r = call i16 @llvm.x86.avx512.kxor.w(i16 %0, i16 8)
  ret i16 %r
}

define <4 x float> @f68(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.add.ps.128(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3)
  ret <4 x float> %r
}

define <4 x float> @f69(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.and.ps.128(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3)
  ret <4 x float> %r
}

define <4 x float> @f70(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.andn.ps.128(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3)
  ret <4 x float> %r
}

define <4 x double> @f71(<2 x double> %0, <4 x double> %1, i8 %2) {
  %r = call <4 x double> @llvm.x86.avx512.mask.broadcast.sd.pd.256(<2 x double> %0, <4 x double> %1, i8 %2)
  ret <4 x double> %r
}

define <8 x float> @f72(<4 x float> %0, <8 x float> %1, i8 %2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.broadcastf32x4.256(<4 x float> %0, <8 x float> %1, i8 %2)
  ret <8 x float> %r
}

define <8 x float> @f73(<4 x float> %0, <8 x float> %1) {
  %r = call <8 x float> @llvm.x86.avx512.mask.broadcastf32x4.256(<4 x float> %0, <8 x float> %1, i8 -1)
  ret <8 x float> %r
}

define <16 x float> @f74(<8 x float> %0, <16 x float> %1, i16 %2) {
  %r = call <16 x float> @llvm.x86.avx512.mask.broadcastf32x8.512(<8 x float> %0, <16 x float> %1, i16 %2)
  ret <16 x float> %r
}

define <16 x float> @f75(<8 x float> %0, <16 x float> %1) {
  %r = call <16 x float> @llvm.x86.avx512.mask.broadcastf32x8.512(<8 x float> %0, <16 x float> %1, i16 -1)
  ret <16 x float> %r
}

define <4 x double> @f76(<2 x double> %0, <4 x double> %1, i8 %2) {
  %r = call <4 x double> @llvm.x86.avx512.mask.broadcastf64x2.256(<2 x double> %0, <4 x double> %1, i8 %2)
  ret <4 x double> %r
}

define <4 x double> @f77(<2 x double> %0, <4 x double> %1) {
  %r = call <4 x double> @llvm.x86.avx512.mask.broadcastf64x2.256(<2 x double> %0, <4 x double> %1, i8 -1)
  ret <4 x double> %r
}

define <8 x double> @f78(<4 x double> %0, <8 x double> %1, i8 %2) {
  %r = call <8 x double> @llvm.x86.avx512.mask.broadcastf64x4.512(<4 x double> %0, <8 x double> %1, i8 %2)
  ret <8 x double> %r
}

define <8 x double> @f79(<4 x double> %0, <8 x double> %1) {
  %r = call <8 x double> @llvm.x86.avx512.mask.broadcastf64x4.512(<4 x double> %0, <8 x double> %1, i8 -1)
  ret <8 x double> %r
}

define <8 x i32> @f80(<4 x i32> %0, <8 x i32> %1, i8 %2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.broadcasti32x4.256(<4 x i32> %0, <8 x i32> %1, i8 %2)
  ret <8 x i32> %r
}

define <8 x i32> @f81(<4 x i32> %0, <8 x i32> %1) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.broadcasti32x4.256(<4 x i32> %0, <8 x i32> %1, i8 -1)
  ret <8 x i32> %r
}

define <16 x i32> @f82(<8 x i32> %0, <16 x i32> %1, i16 %2) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.broadcasti32x8.512(<8 x i32> %0, <16 x i32> %1, i16 %2)
  ret <16 x i32> %r
}

define <16 x i32> @f83(<8 x i32> %0, <16 x i32> %1) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.broadcasti32x8.512(<8 x i32> %0, <16 x i32> %1, i16 -1)
  ret <16 x i32> %r
}

define <4 x i64> @f84(<2 x i64> %0, <4 x i64> %1, i8 %2) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.broadcasti64x2.256(<2 x i64> %0, <4 x i64> %1, i8 %2)
  ret <4 x i64> %r
}

define <4 x i64> @f85(<2 x i64> %0, <4 x i64> %1) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.broadcasti64x2.256(<2 x i64> %0, <4 x i64> %1, i8 -1)
  ret <4 x i64> %r
}

define <8 x i64> @f86(<4 x i64> %0, <8 x i64> %1, i8 %2) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.broadcasti64x4.512(<4 x i64> %0, <8 x i64> %1, i8 %2)
  ret <8 x i64> %r
}

define <8 x i64> @f87(<4 x i64> %0, <8 x i64> %1) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.broadcasti64x4.512(<4 x i64> %0, <8 x i64> %1, i8 -1)
  ret <8 x i64> %r
}

define i16 @f88(<16 x i8> %0, <16 x i8> %1, i16 %2) {
  %r = call i16 @llvm.x86.avx512.mask.cmp.b.128(<16 x i8> %0, <16 x i8> %1, i32 0, i16 %2)
  ret i16 %r
}

define i16 @f89(<16 x i8> %0, <16 x i8> %1) {
  %r = call i16 @llvm.x86.avx512.mask.cmp.b.128(<16 x i8> %0, <16 x i8> %1, i32 0, i16 -1)
  ret i16 %r
}

define i8 @f90(<4 x i32> %0, <4 x i32> %1, i8 %2) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32> %0, <4 x i32> %1, i32 0, i8 %2)
  ret i8 %r
}

define i8 @f91(<4 x i32> %0, <4 x i32> %1) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32> %0, <4 x i32> %1, i32 0, i8 -1)
  ret i8 %r
}

define i8 @f92(<2 x double> %0, <2 x double> %1) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.pd.128(<2 x double> %0, <2 x double> %1, i32 2, i8 -1)
  ret i8 %r
}

define i8 @f93(<2 x double> %0, <2 x double> %1) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.pd.128(<2 x double> %0, <2 x double> %1, i32 2, i8 -1)
  ret i8 %r
}

define i8 @f94(<2 x i64> %0, <2 x i64> %1, i8 %2) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.128(<2 x i64> %0, <2 x i64> %1, i32 0, i8 %2)
  ret i8 %r
}

define i8 @f95(<2 x i64> %0, <2 x i64> %1) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.128(<2 x i64> %0, <2 x i64> %1, i32 0, i8 -1)
  ret i8 %r
}

define i8 @f96(<8 x i16> %0, <8 x i16> %1, i8 %2) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.w.128(<8 x i16> %0, <8 x i16> %1, i32 0, i8 %2)
  ret i8 %r
}

define i8 @f97(<8 x i16> %0, <8 x i16> %1) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.w.128(<8 x i16> %0, <8 x i16> %1, i32 0, i8 -1)
  ret i8 %r
}

define <2 x double> @f98(<2 x double> %0, <2 x double> %1, i8 %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.compress.pd.128(<2 x double> %0, <2 x double> %1, i8 %2)
  ret <2 x double> %r
}

define void @f99(ptr %0, <2 x double> %1, i8 %2) {
  call void @llvm.x86.avx512.mask.compress.store.pd.128(ptr %0, <2 x double> %1, i8 %2)
  ret void
}

define void @f100(ptr %0, <2 x double> %1) {
  call void @llvm.x86.avx512.mask.compress.store.pd.128(ptr %0, <2 x double> %1, i8 -1)
  ret void
}

define <4 x i32> @f101(<4 x i32> %0, <4 x i32> %1, i8 %2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.conflict.d.128(<4 x i32> %0, <4 x i32> %1, i8 %2)
  ret <4 x i32> %r
}

define <8 x i32> @f102(<8 x i32> %0, <8 x i32> %1, i8 %2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.conflict.d.256(<8 x i32> %0, <8 x i32> %1, i8 %2)
  ret <8 x i32> %r
}

define <16 x i32> @f103(<16 x i32> %0, <16 x i32> %1, i16 %2) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.conflict.d.512(<16 x i32> %0, <16 x i32> %1, i16 %2)
  ret <16 x i32> %r
}

define <2 x i64> @f104(<2 x i64> %0, <2 x i64> %1, i8 %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.conflict.q.128(<2 x i64> %0, <2 x i64> %1, i8 %2)
  ret <2 x i64> %r
}

define <4 x i64> @f105(<4 x i64> %0, <4 x i64> %1, i8 %2) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.conflict.q.256(<4 x i64> %0, <4 x i64> %1, i8 %2)
  ret <4 x i64> %r
}

define <8 x i64> @f106(<8 x i64> %0, <8 x i64> %1, i8 %2) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.conflict.q.512(<8 x i64> %0, <8 x i64> %1, i8 %2)
  ret <8 x i64> %r
}

define <2 x double> @f107(<4 x i32> %0, <2 x double> %1, i8 %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtdq2pd.128(<4 x i32> %0, <2 x double> %1, i8 %2)
  ret <2 x double> %r
}

define <2 x double> @f108(<4 x i32> %0, <2 x double> %1) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtdq2pd.128(<4 x i32> %0, <2 x double> %1, i8 -1)
  ret <2 x double> %r
}

define <4 x i32> @f109(<4 x double> %0, <4 x i32> %1, i8 %2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.cvtpd2dq.256(<4 x double> %0, <4 x i32> %1, i8 %2)
  ret <4 x i32> %r
}

define <4 x float> @f110(<4 x double> %0, <4 x float> %1, i8 %2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.cvtpd2ps.256(<4 x double> %0, <4 x float> %1, i8 %2)
  ret <4 x float> %r
}

define <2 x double> @f111(<4 x float> %0, <2 x double> %1, i8 %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtps2pd.128(<4 x float> %0, <2 x double> %1, i8 %2)
  ret <2 x double> %r
}

define <2 x double> @f112(<4 x float> %0, <2 x double> %1) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtps2pd.128(<4 x float> %0, <2 x double> %1, i8 -1)
  ret <2 x double> %r
}

define <4 x double> @f113(<4 x float> %0, <4 x double> %1, i8 %2) {
  %r = call <4 x double> @llvm.x86.avx512.mask.cvtps2pd.256(<4 x float> %0, <4 x double> %1, i8 %2)
  ret <4 x double> %r
}

define <4 x double> @f114(<4 x float> %0, <4 x double> %1) {
  %r = call <4 x double> @llvm.x86.avx512.mask.cvtps2pd.256(<4 x float> %0, <4 x double> %1, i8 -1)
  ret <4 x double> %r
}

define <2 x double> @f115(<2 x i64> %0, <2 x double> %1, i8 %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtqq2pd.128(<2 x i64> %0, <2 x double> %1, i8 %2)
  ret <2 x double> %r
}

define <2 x double> @f116(<2 x i64> %0, <2 x double> %1) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtqq2pd.128(<2 x i64> %0, <2 x double> %1, i8 -1)
  ret <2 x double> %r
}

define <4 x i32> @f117(<4 x double> %0, <4 x i32> %1, i8 %2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.cvttpd2dq.256(<4 x double> %0, <4 x i32> %1, i8 %2)
  ret <4 x i32> %r
}

define <4 x i32> @f118(<4 x float> %0, <4 x i32> %1, i8 %2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.cvttps2dq.128(<4 x float> %0, <4 x i32> %1, i8 %2)
  ret <4 x i32> %r
}

define <8 x i32> @f119(<8 x float> %0, <8 x i32> %1, i8 %2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.cvttps2dq.256(<8 x float> %0, <8 x i32> %1, i8 %2)
  ret <8 x i32> %r
}

define <2 x double> @f120(<4 x i32> %0, <2 x double> %1, i8 %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtudq2pd.128(<4 x i32> %0, <2 x double> %1, i8 %2)
  ret <2 x double> %r
}

define <2 x double> @f121(<4 x i32> %0, <2 x double> %1) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtudq2pd.128(<4 x i32> %0, <2 x double> %1, i8 -1)
  ret <2 x double> %r
}

define <2 x double> @f122(<2 x i64> %0, <2 x double> %1, i8 %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtuqq2pd.128(<2 x i64> %0, <2 x double> %1, i8 %2)
  ret <2 x double> %r
}

define <2 x double> @f123(<2 x i64> %0, <2 x double> %1) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtuqq2pd.128(<2 x i64> %0, <2 x double> %1, i8 -1)
  ret <2 x double> %r
}

define <8 x i16> @f124(<16 x i8> %0, <16 x i8> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.dbpsadbw.128(<16 x i8> %0, <16 x i8> %1, i32 2, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <16 x i16> @f125(<32 x i8> %0, <32 x i8> %1, <16 x i16> %2, i16 %3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.dbpsadbw.256(<32 x i8> %0, <32 x i8> %1, i32 2, <16 x i16> %2, i16 %3)
  ret <16 x i16> %r
}

define <32 x i16> @f126(<64 x i8> %0, <64 x i8> %1, <32 x i16> %2, i32 %3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.dbpsadbw.512(<64 x i8> %0, <64 x i8> %1, i32 2, <32 x i16> %2, i32 %3)
  ret <32 x i16> %r
}

define <4 x float> @f127(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.div.ps.128(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3)
  ret <4 x float> %r
}

define <2 x double> @f128(<2 x double> %0, <2 x double> %1, i8 %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.expand.pd.128(<2 x double> %0, <2 x double> %1, i8 %2)
  ret <2 x double> %r
}

define <2 x double> @f129(ptr %0, <2 x double> %1, i8 %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.expand.load.pd.128(ptr %0, <2 x double> %1, i8 %2)
  ret <2 x double> %r
}

define <2 x double> @f130(ptr %0, <2 x double> %1) {
  %r = call <2 x double> @llvm.x86.avx512.mask.expand.load.pd.128(ptr %0, <2 x double> %1, i8 -1)
  ret <2 x double> %r
}

define i8 @f131(<2 x double> %0, i8 %1) {
  %r = call i8 @llvm.x86.avx512.mask.fpclass.pd.128(<2 x double> %0, i32 2, i8 %1)
  ret i8 %r
}

define i8 @f132(<2 x double> %0) {
  %r = call i8 @llvm.x86.avx512.mask.fpclass.pd.128(<2 x double> %0, i32 4, i8 -1)
  ret i8 %r
}

define <2 x double> @f133(<2 x double> %0, ptr %1, <2 x i64> %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.gather3div2.df(<2 x double> %0, ptr %1, <2 x i64> %2, <2 x i1> <i1 true, i1 true>, i32 2)
  ret <2 x double> %r
}

define <4 x double> @f134(<4 x double> %0, <2 x double> %1, <4 x double> %2, i8 %3) {
  %r = call <4 x double> @llvm.x86.avx512.mask.insertf64x2.256(<4 x double> %0, <2 x double> %1, i32 1, <4 x double> %2, i8 %3)
  ret <4 x double> %r
}

define <4 x double> @f135(<4 x double> %0, <2 x double> %1, <4 x double> %2) {
  %r = call <4 x double> @llvm.x86.avx512.mask.insertf64x2.256(<4 x double> %0, <2 x double> %1, i32 1, <4 x double> %2, i8 -1)
  ret <4 x double> %r
}

define <2 x double> @f136(ptr %0, <2 x double> %1, i8 %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.load.pd.128(ptr %0, <2 x double> %1, i8 %2)
  ret <2 x double> %r
}

define <2 x double> @f137(ptr %0, <2 x double> %1, i8 %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.loadu.pd.128(ptr %0, <2 x double> %1, i8 %2)
  ret <2 x double> %r
}

define <8 x i16> @f138(ptr %0, <8 x i16> %1) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.loadu.w.128(ptr %0, <8 x i16> %1, i8 -1)
  ret <8 x i16> %r
}

define <2 x i64> @f139(<2 x i64> %0, <2 x i64> %1, i8 %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.lzcnt.q.128(<2 x i64> %0, <2 x i64> %1, i8 %2)
  ret <2 x i64> %r
}

define <2 x i64> @f140(<2 x i64> %0, <2 x i64> %1) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.lzcnt.q.128(<2 x i64> %0, <2 x i64> %1, i8 -1)
  ret <2 x i64> %r
}

define <4 x float> @f141(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.max.ps.128(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3)
  ret <4 x float> %r
}

define <4 x float> @f142(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.min.ps.128(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3)
  ret <4 x float> %r
}

define <2 x double> @f143(<2 x double> %0, <2 x double> %1, i8 %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.movddup.128(<2 x double> %0, <2 x double> %1, i8 %2)
  ret <2 x double> %r
}

define <2 x double> @f144(<2 x double> %0, <2 x double> %1) {
  %r = call <2 x double> @llvm.x86.avx512.mask.movddup.128(<2 x double> %0, <2 x double> %1, i8 -1)
  ret <2 x double> %r
}

define <2 x double> @f145(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.move.sd(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <4 x float> @f146(<4 x float> %0, <4 x float> %1, i8 %2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.movshdup.128(<4 x float> %0, <4 x float> %1, i8 %2)
  ret <4 x float> %r
}

define <4 x float> @f147(<4 x float> %0, <4 x float> %1) {
  %r = call <4 x float> @llvm.x86.avx512.mask.movshdup.128(<4 x float> %0, <4 x float> %1, i8 -1)
  ret <4 x float> %r
}

define <4 x float> @f148(<4 x float> %0, <4 x float> %1, i8 %2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.movsldup.128(<4 x float> %0, <4 x float> %1, i8 %2)
  ret <4 x float> %r
}

define <4 x float> @f149(<4 x float> %0, <4 x float> %1) {
  %r = call <4 x float> @llvm.x86.avx512.mask.movsldup.128(<4 x float> %0, <4 x float> %1, i8 -1)
  ret <4 x float> %r
}

define <4 x float> @f150(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.mul.ps.128(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3)
  ret <4 x float> %r
}

define <4 x float> @f151(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.or.ps.128(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3)
  ret <4 x float> %r
}

define <2 x i64> @f152(<2 x i64> %0, <2 x i64> %1, i8 %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pabs.q.128(<2 x i64> %0, <2 x i64> %1, i8 %2)
  ret <2 x i64> %r
}

define <2 x i64> @f153(<2 x i64> %0, <2 x i64> %1) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pabs.q.128(<2 x i64> %0, <2 x i64> %1, i8 -1)
  ret <2 x i64> %r
}

define <8 x i16> @f154(<4 x i32> %0, <4 x i32> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.packssdw.128(<4 x i32> %0, <4 x i32> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <16 x i16> @f155(<8 x i32> %0, <8 x i32> %1, <16 x i16> %2, i16 %3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.packssdw.256(<8 x i32> %0, <8 x i32> %1, <16 x i16> %2, i16 %3)
  ret <16 x i16> %r
}

define <32 x i16> @f156(<16 x i32> %0, <16 x i32> %1, <32 x i16> %2, i32 %3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.packssdw.512(<16 x i32> %0, <16 x i32> %1, <32 x i16> %2, i32 %3)
  ret <32 x i16> %r
}

define <16 x i8> @f157(<8 x i16> %0, <8 x i16> %1, <16 x i8> %2, i16 %3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.packsswb.128(<8 x i16> %0, <8 x i16> %1, <16 x i8> %2, i16 %3)
  ret <16 x i8> %r
}

define <32 x i8> @f158(<16 x i16> %0, <16 x i16> %1, <32 x i8> %2, i32 %3) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.packsswb.256(<16 x i16> %0, <16 x i16> %1, <32 x i8> %2, i32 %3)
  ret <32 x i8> %r
}

define <64 x i8> @f159(<32 x i16> %0, <32 x i16> %1, <64 x i8> %2, i64 %3) {
  %r = call <64 x i8> @llvm.x86.avx512.mask.packsswb.512(<32 x i16> %0, <32 x i16> %1, <64 x i8> %2, i64 %3)
  ret <64 x i8> %r
}

define <8 x i16> @f160(<4 x i32> %0, <4 x i32> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.packusdw.128(<4 x i32> %0, <4 x i32> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <16 x i16> @f161(<8 x i32> %0, <8 x i32> %1, <16 x i16> %2, i16 %3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.packusdw.256(<8 x i32> %0, <8 x i32> %1, <16 x i16> %2, i16 %3)
  ret <16 x i16> %r
}

define <32 x i16> @f162(<16 x i32> %0, <16 x i32> %1, <32 x i16> %2, i32 %3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.packusdw.512(<16 x i32> %0, <16 x i32> %1, <32 x i16> %2, i32 %3)
  ret <32 x i16> %r
}

define <16 x i8> @f163(<8 x i16> %0, <8 x i16> %1, <16 x i8> %2, i16 %3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.packuswb.128(<8 x i16> %0, <8 x i16> %1, <16 x i8> %2, i16 %3)
  ret <16 x i8> %r
}

define <32 x i8> @f164(<16 x i16> %0, <16 x i16> %1, <32 x i8> %2, i32 %3) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.packuswb.256(<16 x i16> %0, <16 x i16> %1, <32 x i8> %2, i32 %3)
  ret <32 x i8> %r
}

define <64 x i8> @f165(<32 x i16> %0, <32 x i16> %1, <64 x i8> %2, i64 %3) {
  %r = call <64 x i8> @llvm.x86.avx512.mask.packuswb.512(<32 x i16> %0, <32 x i16> %1, <64 x i8> %2, i64 %3)
  ret <64 x i8> %r
}

define <4 x i32> @f166(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.padd.d.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <8 x i16> @f167(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.padds.w.128(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <8 x i16> @f168(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.paddus.w.128(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <16 x i8> @f169(<16 x i8> %0, <16 x i8> %1, <16 x i8> %2, i16 %3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.palignr.128(<16 x i8> %0, <16 x i8> %1, i32 2, <16 x i8> %2, i16 %3)
  ret <16 x i8> %r
}

define <16 x i8> @f170(<16 x i8> %0, <16 x i8> %1, <16 x i8> %2) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.palignr.128(<16 x i8> %0, <16 x i8> %1, i32 2, <16 x i8> %2, i16 -1)
  ret <16 x i8> %r
}

define <4 x i32> @f171(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pand.d.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <2 x i64> @f172(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pandn.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <16 x i8> @f173(<16 x i8> %0, <16 x i8> %1, <16 x i8> %2, i16 %3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pavg.b.128(<16 x i8> %0, <16 x i8> %1, <16 x i8> %2, i16 %3)
  ret <16 x i8> %r
}

define <32 x i8> @f174(<32 x i8> %0, <32 x i8> %1, <32 x i8> %2, i32 %3) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.pavg.b.256(<32 x i8> %0, <32 x i8> %1, <32 x i8> %2, i32 %3)
  ret <32 x i8> %r
}

define <64 x i8> @f175(<64 x i8> %0, <64 x i8> %1, <64 x i8> %2, i64 %3) {
  %r = call <64 x i8> @llvm.x86.avx512.mask.pavg.b.512(<64 x i8> %0, <64 x i8> %1, <64 x i8> %2, i64 %3)
  ret <64 x i8> %r
}

define <8 x i16> @f176(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pavg.w.128(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <16 x i16> @f177(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.pavg.w.256(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3)
  ret <16 x i16> %r
}

define <32 x i16> @f178(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.pavg.w.512(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3)
  ret <32 x i16> %r
}

define <16 x i8> @f179(i8 %0, <16 x i8> %1, i16 %2) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pbroadcast.b.gpr.128(i8 %0, <16 x i8> %1, i16 %2)
  ret <16 x i8> %r
}

define <16 x i8> @f180(i8 %0, <16 x i8> %1) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pbroadcast.b.gpr.128(i8 %0, <16 x i8> %1, i16 -1)
  ret <16 x i8> %r
}

define <4 x i32> @f181(i32 %0, <4 x i32> %1, i8 %2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pbroadcast.d.gpr.128(i32 %0, <4 x i32> %1, i8 %2)
  ret <4 x i32> %r
}

define <4 x i32> @f182(i32 %0, <4 x i32> %1) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pbroadcast.d.gpr.128(i32 %0, <4 x i32> %1, i8 -1)
  ret <4 x i32> %r
}

define <2 x i64> @f183(i64 %0, <2 x i64> %1, i8 %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pbroadcast.q.gpr.128(i64 %0, <2 x i64> %1, i8 %2)
  ret <2 x i64> %r
}

define <2 x i64> @f184(i64 %0, <2 x i64> %1) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pbroadcast.q.gpr.128(i64 %0, <2 x i64> %1, i8 -1)
  ret <2 x i64> %r
}

define <8 x i16> @f185(i16 %0, <8 x i16> %1, i8 %2) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pbroadcast.w.gpr.128(i16 %0, <8 x i16> %1, i8 %2)
  ret <8 x i16> %r
}

define <8 x i16> @f186(i16 %0, <8 x i16> %1) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pbroadcast.w.gpr.128(i16 %0, <8 x i16> %1, i8 -1)
  ret <8 x i16> %r
}

define i8 @f187(<2 x i64> %0, <2 x i64> %1, i8 %2) {
  %r = call i8 @llvm.x86.avx512.mask.pcmpeq.q.128(<2 x i64> %0, <2 x i64> %1, i8 %2)
  ret i8 %r
}

define i8 @f188(<2 x i64> %0, <2 x i64> %1) {
  %r = call i8 @llvm.x86.avx512.mask.pcmpeq.q.128(<2 x i64> %0, <2 x i64> %1, i8 -1)
  ret i8 %r
}

define i8 @f189(<2 x i64> %0, <2 x i64> %1, i8 %2) {
  %r = call i8 @llvm.x86.avx512.mask.pcmpgt.q.128(<2 x i64> %0, <2 x i64> %1, i8 %2)
  ret i8 %r
}

define i8 @f190(<2 x i64> %0, <2 x i64> %1) {
  %r = call i8 @llvm.x86.avx512.mask.pcmpgt.q.128(<2 x i64> %0, <2 x i64> %1, i8 -1)
  ret i8 %r
}

define <4 x double> @f191(<4 x double> %0, <4 x double> %1, i8 %2) {
  %r = call <4 x double> @llvm.x86.avx512.mask.perm.df.256(<4 x double> %0, i32 3, <4 x double> %1, i8 %2)
  ret <4 x double> %r
}

define <4 x double> @f192(<4 x double> %0, <4 x double> %1) {
  %r = call <4 x double> @llvm.x86.avx512.mask.perm.df.256(<4 x double> %0, i32 3, <4 x double> %1, i8 -1)
  ret <4 x double> %r
}

define <4 x i64> @f193(<4 x i64> %0, <4 x i64> %1, i8 %2) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.perm.di.256(<4 x i64> %0, i32 3, <4 x i64> %1, i8 %2)
  ret <4 x i64> %r
}

define <4 x i64> @f194(<4 x i64> %0, <4 x i64> %1) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.perm.di.256(<4 x i64> %0, i32 3, <4 x i64> %1, i8 -1)
  ret <4 x i64> %r
}

define <4 x double> @f195(<4 x double> %0, <4 x i64> %1, <4 x double> %2, i8 %3) {
  %r = call <4 x double> @llvm.x86.avx512.mask.permvar.df.256(<4 x double> %0, <4 x i64> %1, <4 x double> %2, i8 %3)
  ret <4 x double> %r
}

define <8 x double> @f196(<8 x double> %0, <8 x i64> %1, <8 x double> %2, i8 %3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.permvar.df.512(<8 x double> %0, <8 x i64> %1, <8 x double> %2, i8 %3)
  ret <8 x double> %r
}

define <4 x i64> @f197(<4 x i64> %0, <4 x i64> %1, <4 x i64> %2, i8 %3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.permvar.di.256(<4 x i64> %0, <4 x i64> %1, <4 x i64> %2, i8 %3)
  ret <4 x i64> %r
}

define <8 x i64> @f198(<8 x i64> %0, <8 x i64> %1, <8 x i64> %2, i8 %3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.permvar.di.512(<8 x i64> %0, <8 x i64> %1, <8 x i64> %2, i8 %3)
  ret <8 x i64> %r
}

define <8 x i16> @f199(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.permvar.hi.128(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <16 x i16> @f200(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.permvar.hi.256(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3)
  ret <16 x i16> %r
}

define <32 x i16> @f201(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.permvar.hi.512(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3)
  ret <32 x i16> %r
}

define <16 x i8> @f202(<16 x i8> %0, <16 x i8> %1, <16 x i8> %2, i16 %3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.permvar.qi.128(<16 x i8> %0, <16 x i8> %1, <16 x i8> %2, i16 %3)
  ret <16 x i8> %r
}

define <32 x i8> @f203(<32 x i8> %0, <32 x i8> %1, <32 x i8> %2, i32 %3) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.permvar.qi.256(<32 x i8> %0, <32 x i8> %1, <32 x i8> %2, i32 %3)
  ret <32 x i8> %r
}

define <64 x i8> @f204(<64 x i8> %0, <64 x i8> %1, <64 x i8> %2, i64 %3) {
  %r = call <64 x i8> @llvm.x86.avx512.mask.permvar.qi.512(<64 x i8> %0, <64 x i8> %1, <64 x i8> %2, i64 %3)
  ret <64 x i8> %r
}

define <8 x float> @f205(<8 x float> %0, <8 x i32> %1, <8 x float> %2, i8 %3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.permvar.sf.256(<8 x float> %0, <8 x i32> %1, <8 x float> %2, i8 %3)
  ret <8 x float> %r
}

define <16 x float> @f206(<16 x float> %0, <16 x i32> %1, <16 x float> %2, i16 %3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.permvar.sf.512(<16 x float> %0, <16 x i32> %1, <16 x float> %2, i16 %3)
  ret <16 x float> %r
}

define <8 x i32> @f207(<8 x i32> %0, <8 x i32> %1, <8 x i32> %2, i8 %3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.permvar.si.256(<8 x i32> %0, <8 x i32> %1, <8 x i32> %2, i8 %3)
  ret <8 x i32> %r
}

define <16 x i32> @f208(<16 x i32> %0, <16 x i32> %1, <16 x i32> %2, i16 %3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.permvar.si.512(<16 x i32> %0, <16 x i32> %1, <16 x i32> %2, i16 %3)
  ret <16 x i32> %r
}

define <8 x i16> @f209(<16 x i8> %0, <16 x i8> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pmaddubs.w.128(<16 x i8> %0, <16 x i8> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <16 x i16> @f210(<32 x i8> %0, <32 x i8> %1, <16 x i16> %2, i16 %3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.pmaddubs.w.256(<32 x i8> %0, <32 x i8> %1, <16 x i16> %2, i16 %3)
  ret <16 x i16> %r
}

define <32 x i16> @f211(<64 x i8> %0, <64 x i8> %1, <32 x i16> %2, i32 %3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.pmaddubs.w.512(<64 x i8> %0, <64 x i8> %1, <32 x i16> %2, i32 %3)
  ret <32 x i16> %r
}

define <4 x i32> @f212(<8 x i16> %0, <8 x i16> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pmaddw.d.128(<8 x i16> %0, <8 x i16> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <8 x i32> @f213(<16 x i16> %0, <16 x i16> %1, <8 x i32> %2, i8 %3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.pmaddw.d.256(<16 x i16> %0, <16 x i16> %1, <8 x i32> %2, i8 %3)
  ret <8 x i32> %r
}

define <16 x i32> @f214(<32 x i16> %0, <32 x i16> %1, <16 x i32> %2, i16 %3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.pmaddw.d.512(<32 x i16> %0, <32 x i16> %1, <16 x i32> %2, i16 %3)
  ret <16 x i32> %r
}

define <2 x i64> @f215(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pmaxs.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f216(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pmaxs.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @f217(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pmaxu.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f218(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pmaxu.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @f219(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pmins.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f220(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pmins.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @f221(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pminu.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f222(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pminu.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define <4 x i32> @f223(<4 x i64> %0, <4 x i32> %1, i8 %2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pmov.qd.256(<4 x i64> %0, <4 x i32> %1, i8 %2)
  ret <4 x i32> %r
}

define <4 x i32> @f224(<4 x i64> %0, <4 x i32> %1) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pmov.qd.256(<4 x i64> %0, <4 x i32> %1, i8 -1)
  ret <4 x i32> %r
}

define <8 x i32> @f225(<8 x i64> %0, <8 x i32> %1, i8 %2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.pmov.qd.512(<8 x i64> %0, <8 x i32> %1, i8 %2)
  ret <8 x i32> %r
}

define <8 x i32> @f226(<8 x i64> %0, <8 x i32> %1) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.pmov.qd.512(<8 x i64> %0, <8 x i32> %1, i8 -1)
  ret <8 x i32> %r
}

define <16 x i8> @f227(<16 x i16> %0, <16 x i8> %1, i16 %2) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pmov.wb.256(<16 x i16> %0, <16 x i8> %1, i16 %2)
  ret <16 x i8> %r
}

define <16 x i8> @f228(<16 x i16> %0, <16 x i8> %1) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pmov.wb.256(<16 x i16> %0, <16 x i8> %1, i16 -1)
  ret <16 x i8> %r
}

define <32 x i8> @f229(<32 x i16> %0, <32 x i8> %1, i32 %2) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.pmov.wb.512(<32 x i16> %0, <32 x i8> %1, i32 %2)
  ret <32 x i8> %r
}

define <32 x i8> @f230(<32 x i16> %0, <32 x i8> %1) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.pmov.wb.512(<32 x i16> %0, <32 x i8> %1, i32 -1)
  ret <32 x i8> %r
}

define <2 x i64> @f231(<4 x i32> %0, <2 x i64> %1, i8 %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pmovsxd.q.128(<4 x i32> %0, <2 x i64> %1, i8 %2)
  ret <2 x i64> %r
}

define <2 x i64> @f232(<4 x i32> %0, <2 x i64> %1) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pmovsxd.q.128(<4 x i32> %0, <2 x i64> %1, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @f233(<4 x i32> %0, <2 x i64> %1, i8 %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pmovzxd.q.128(<4 x i32> %0, <2 x i64> %1, i8 %2)
  ret <2 x i64> %r
}

define <2 x i64> @f234(<4 x i32> %0, <2 x i64> %1) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pmovzxd.q.128(<4 x i32> %0, <2 x i64> %1, i8 -1)
  ret <2 x i64> %r
}

define < 2 x i64> @f235(< 4 x i32> %0, < 4 x i32> %1, < 2 x i64> %2, i8 %3) {
  %r = call < 2 x i64> @llvm.x86.avx512.mask.pmul.dq.128(< 4 x i32> %0, < 4 x i32> %1, < 2 x i64> %2, i8 %3)
  ret < 2 x i64> %r
}

define <8 x i16> @f236(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pmul.hr.sw.128(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <16 x i16> @f237(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.pmul.hr.sw.256(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3)
  ret <16 x i16> %r
}

define <32 x i16> @f238(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.pmul.hr.sw.512(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3)
  ret <32 x i16> %r
}

define <8 x i16> @f239(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pmulh.w.128(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <16 x i16> @f240(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.pmulh.w.256(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3)
  ret <16 x i16> %r
}

define <32 x i16> @f241(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.pmulh.w.512(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3)
  ret <32 x i16> %r
}

define <8 x i16> @f242(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pmulhu.w.128(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <16 x i16> @f243(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.pmulhu.w.256(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3)
  ret <16 x i16> %r
}

define <32 x i16> @f244(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.pmulhu.w.512(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3)
  ret <32 x i16> %r
}

define <2 x i64> @f245(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pmull.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <16 x i8> @f246(<16 x i8> %0, <16 x i8> %1, <16 x i8> %2, i16 %3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pmultishift.qb.128(<16 x i8> %0, <16 x i8> %1, <16 x i8> %2, i16 %3)
  ret <16 x i8> %r
}

define <32 x i8> @f247(<32 x i8> %0, <32 x i8> %1, <32 x i8> %2, i32 %3) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.pmultishift.qb.256(<32 x i8> %0, <32 x i8> %1, <32 x i8> %2, i32 %3)
  ret <32 x i8> %r
}

define <64 x i8> @f248(<64 x i8> %0, <64 x i8> %1, <64 x i8> %2, i64 %3) {
  %r = call <64 x i8> @llvm.x86.avx512.mask.pmultishift.qb.512(<64 x i8> %0, <64 x i8> %1, <64 x i8> %2, i64 %3)
  ret <64 x i8> %r
}

define < 2 x i64> @f249(< 4 x i32> %0, < 4 x i32> %1, < 2 x i64> %2, i8 %3) {
  %r = call < 2 x i64> @llvm.x86.avx512.mask.pmulu.dq.128(< 4 x i32> %0, < 4 x i32> %1, < 2 x i64> %2, i8 %3)
  ret < 2 x i64> %r
}

define <4 x i32> @f250(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.por.d.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <2 x i64> @f251(<2 x i64> %0, <2 x i64> %1, i8 %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.prol.q.128(<2 x i64> %0, i32 3, <2 x i64> %1, i8 %2)
  ret <2 x i64> %r
}

define <2 x i64> @f252(<2 x i64> %0, <2 x i64> %1) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.prol.q.128(<2 x i64> %0, i32 5, <2 x i64> %1, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @f253(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.prolv.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f254(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.prolv.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @f255(<2 x i64> %0, <2 x i64> %1, i8 %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pror.q.128(<2 x i64> %0, i32 3, <2 x i64> %1, i8 %2)
  ret <2 x i64> %r
}

define <2 x i64> @f256(<2 x i64> %0, <2 x i64> %1) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pror.q.128(<2 x i64> %0, i32 5, <2 x i64> %1, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @f257(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.prorv.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f258(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.prorv.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define <16 x i8> @f259(<16 x i8> %0, <16 x i8> %1, <16 x i8> %2, i16 %3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pshuf.b.128(<16 x i8> %0, <16 x i8> %1, <16 x i8> %2, i16 %3)
  ret <16 x i8> %r
}

define <32 x i8> @f260(<32 x i8> %0, <32 x i8> %1, <32 x i8> %2, i32 %3) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.pshuf.b.256(<32 x i8> %0, <32 x i8> %1, <32 x i8> %2, i32 %3)
  ret <32 x i8> %r
}

define <64 x i8> @f261(<64 x i8> %0, i64 %1) {
  %r = call <64 x i8> @llvm.x86.avx512.mask.pshuf.b.512(<64 x i8> %0, <64 x i8> <i8 0, i8 1, i8 2, i8 3, i8 0, i8 1, i8 2, i8 3, i8 0, i8 1, i8 2, i8 3, i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 4, i8 5, i8 6, i8 7, i8 4, i8 5, i8 6, i8 7, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9, i8 10, i8 11, i8 8, i8 9, i8 10, i8 11, i8 8, i8 9, i8 10, i8 11, i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15, i8 12, i8 13, i8 14, i8 15, i8 12, i8 13, i8 14, i8 15, i8 12, i8 13, i8 14, i8 15>, <64 x i8> zeroinitializer, i64 %1)
  ret <64 x i8> %r
}

define <4 x i32> @f262(<4 x i32> %0, <4 x i32> %1, i8 %2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pshuf.d.128(<4 x i32> %0, i32 3, <4 x i32> %1, i8 %2)
  ret <4 x i32> %r
}

define <4 x i32> @f263(<4 x i32> %0, <4 x i32> %1) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pshuf.d.128(<4 x i32> %0, i32 3, <4 x i32> %1, i8 -1)
  ret <4 x i32> %r
}

define <8 x i16> @f264(<8 x i16> %0, <8 x i16> %1, i8 %2) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pshufh.w.128(<8 x i16> %0, i32 3, <8 x i16> %1, i8 %2)
  ret <8 x i16> %r
}

define <8 x i16> @f265(<8 x i16> %0, <8 x i16> %1) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pshufh.w.128(<8 x i16> %0, i32 3, <8 x i16> %1, i8 -1)
  ret <8 x i16> %r
}

define <8 x i16> @f266(<8 x i16> %0, <8 x i16> %1, i8 %2) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pshufl.w.128(<8 x i16> %0, i32 3, <8 x i16> %1, i8 %2)
  ret <8 x i16> %r
}

define <8 x i16> @f267(<8 x i16> %0, <8 x i16> %1) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pshufl.w.128(<8 x i16> %0, i32 3, <8 x i16> %1, i8 -1)
  ret <8 x i16> %r
}

define <16 x i32> @f268(<16 x i32> %0, <4 x i32> %1, <16 x i32> %2, i16 %3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psll.d(<16 x i32> %0, <4 x i32> %1, <16 x i32> %2, i16 %3)
  ret <16 x i32> %r
}

define <4 x i32> @f269(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psll.d.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <8 x i32> @f270(<8 x i32> %0, <4 x i32> %1, <8 x i32> %2, i8 %3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psll.d.256(<8 x i32> %0, <4 x i32> %1, <8 x i32> %2, i8 %3)
  ret <8 x i32> %r
}

define <4 x i32> @f271(<4 x i32> %0, <4 x i32> %1, i8 %2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psll.di.128(<4 x i32> %0, i32 3, <4 x i32> %1, i8 %2)
  ret <4 x i32> %r
}

define <8 x i32> @f272(<8 x i32> %0, <8 x i32> %1, i8 %2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psll.di.256(<8 x i32> %0, i32 3, <8 x i32> %1, i8 %2)
  ret <8 x i32> %r
}

define <16 x i32> @f273(<16 x i32> %0, <16 x i32> %1, i16 %2) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psll.di.512(<16 x i32> %0, i32 3, <16 x i32> %1, i16 %2)
  ret <16 x i32> %r
}

define <8 x i64> @f274(<8 x i64> %0, <2 x i64> %1, <8 x i64> %2, i8 %3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psll.q(<8 x i64> %0, <2 x i64> %1, <8 x i64> %2, i8 %3)
  ret <8 x i64> %r
}

define <4 x i64> @f275(<4 x i64> %0, <2 x i64> %1, <4 x i64> %2, i8 %3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psll.q.256(<4 x i64> %0, <2 x i64> %1, <4 x i64> %2, i8 %3)
  ret <4 x i64> %r
}

define <8 x i64> @f276(<8 x i64> %0, <8 x i64> %1, i8 %2) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psll.qi.512(<8 x i64> %0, i32 3, <8 x i64> %1, i8 %2)
  ret <8 x i64> %r
}

define <8 x i16> @f277(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psll.w.128(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <16 x i16> @f278(<16 x i16> %0, <8 x i16> %1, <16 x i16> %2, i16 %3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psll.w.256(<16 x i16> %0, <8 x i16> %1, <16 x i16> %2, i16 %3)
  ret <16 x i16> %r
}

define <32 x i16> @f279(<32 x i16> %0, <8 x i16> %1, <32 x i16> %2, i32 %3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psll.w.512(<32 x i16> %0, <8 x i16> %1, <32 x i16> %2, i32 %3)
  ret <32 x i16> %r
}

define <8 x i16> @f280(<8 x i16> %0, <8 x i16> %1, i8 %2) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psll.wi.128(<8 x i16> %0, i32 3, <8 x i16> %1, i8 %2)
  ret <8 x i16> %r
}

define <16 x i16> @f281(<16 x i16> %0, <16 x i16> %1, i16 %2) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psll.wi.256(<16 x i16> %0, i32 3, <16 x i16> %1, i16 %2)
  ret <16 x i16> %r
}

define <32 x i16> @f282(<32 x i16> %0, <32 x i16> %1, i32 %2) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psll.wi.512(<32 x i16> %0, i32 3, <32 x i16> %1, i32 %2)
  ret <32 x i16> %r
}

define <16 x i32> @f283(<16 x i32> %0, <16 x i32> %1, i16 %2) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.pslli.d(<16 x i32> %0, i32 7, <16 x i32> %1, i16 %2)
  ret <16 x i32> %r
}

define <8 x i64> @f284(<8 x i64> %0, <8 x i64> %1, i8 %2) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.pslli.q(<8 x i64> %0, i32 7, <8 x i64> %1, i8 %2)
  ret <8 x i64> %r
}

define <16 x i32> @f285(<16 x i32> %0, <16 x i32> %1, <16 x i32> %2, i16 %3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psllv.d(<16 x i32> %0, <16 x i32> %1, <16 x i32> %2, i16 %3)
  ret <16 x i32> %r
}

define <8 x i64> @f286(<8 x i64> %0, <8 x i64> %1, <8 x i64> %2, i8 %3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psllv.q(<8 x i64> %0, <8 x i64> %1, <8 x i64> %2, i8 %3)
  ret <8 x i64> %r
}

define <16 x i16> @f287(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psllv16.hi(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3)
  ret <16 x i16> %r
}

define <2 x i64> @f288(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psllv2.di(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <32 x i16> @f289(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psllv32hi(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3)
  ret <32 x i16> %r
}

define <4 x i64> @f290(<4 x i64> %0, <4 x i64> %1, <4 x i64> %2, i8 %3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psllv4.di(<4 x i64> %0, <4 x i64> %1, <4 x i64> %2, i8 %3)
  ret <4 x i64> %r
}

define <4 x i32> @f291(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psllv4.si(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <8 x i16> @f292(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psllv8.hi(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <8 x i32> @f293(<8 x i32> %0, <8 x i32> %1, <8 x i32> %2, i8 %3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psllv8.si(<8 x i32> %0, <8 x i32> %1, <8 x i32> %2, i8 %3)
  ret <8 x i32> %r
}

define <16 x i32> @f294(<16 x i32> %0, <4 x i32> %1, <16 x i32> %2, i16 %3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psra.d(<16 x i32> %0, <4 x i32> %1, <16 x i32> %2, i16 %3)
  ret <16 x i32> %r
}

define <4 x i32> @f295(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psra.d.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <8 x i32> @f296(<8 x i32> %0, <4 x i32> %1, <8 x i32> %2, i8 %3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psra.d.256(<8 x i32> %0, <4 x i32> %1, <8 x i32> %2, i8 %3)
  ret <8 x i32> %r
}

define <16 x i32> @f297(<16 x i32> %0, <16 x i32> %1, i16 %2) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psra.di.512(<16 x i32> %0, i32 3, <16 x i32> %1, i16 %2)
  ret <16 x i32> %r
}

define <8 x i64> @f298(<8 x i64> %0, <2 x i64> %1, <8 x i64> %2, i8 %3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psra.q(<8 x i64> %0, <2 x i64> %1, <8 x i64> %2, i8 %3)
  ret <8 x i64> %r
}

define <2 x i64> @f299(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psra.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <4 x i64> @f300(<4 x i64> %0, <2 x i64> %1, <4 x i64> %2, i8 %3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psra.q.256(<4 x i64> %0, <2 x i64> %1, <4 x i64> %2, i8 %3)
  ret <4 x i64> %r
}

define <2 x i64> @f301(<2 x i64> %0, <2 x i64> %1, i8 %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psra.qi.128(<2 x i64> %0, i32 3, <2 x i64> %1, i8 %2)
  ret <2 x i64> %r
}

define <4 x i64> @f302(<4 x i64> %0, <4 x i64> %1, i8 %2) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psra.qi.256(<4 x i64> %0, i32 3, <4 x i64> %1, i8 %2)
  ret <4 x i64> %r
}

define <8 x i64> @f303(<8 x i64> %0, <8 x i64> %1, i8 %2) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psra.qi.512(<8 x i64> %0, i32 3, <8 x i64> %1, i8 %2)
  ret <8 x i64> %r
}

define <8 x i16> @f304(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psra.w.128(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <16 x i16> @f305(<16 x i16> %0, <8 x i16> %1, <16 x i16> %2, i16 %3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psra.w.256(<16 x i16> %0, <8 x i16> %1, <16 x i16> %2, i16 %3)
  ret <16 x i16> %r
}

define <32 x i16> @f306(<32 x i16> %0, <8 x i16> %1, <32 x i16> %2, i32 %3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psra.w.512(<32 x i16> %0, <8 x i16> %1, <32 x i16> %2, i32 %3)
  ret <32 x i16> %r
}

define <8 x i16> @f307(<8 x i16> %0, <8 x i16> %1, i8 %2) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psra.wi.128(<8 x i16> %0, i32 3, <8 x i16> %1, i8 %2)
  ret <8 x i16> %r
}

define <16 x i16> @f308(<16 x i16> %0, <16 x i16> %1, i16 %2) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psra.wi.256(<16 x i16> %0, i32 3, <16 x i16> %1, i16 %2)
  ret <16 x i16> %r
}

define <32 x i16> @f309(<32 x i16> %0, <32 x i16> %1, i32 %2) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psra.wi.512(<32 x i16> %0, i32 3, <32 x i16> %1, i32 %2)
  ret <32 x i16> %r
}

define <16 x i32> @f310(<16 x i32> %0, <16 x i32> %1, i16 %2) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psrai.d(<16 x i32> %0, i32 7, <16 x i32> %1, i16 %2)
  ret <16 x i32> %r
}

define <8 x i64> @f311(<8 x i64> %0, <8 x i64> %1, i8 %2) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psrai.q(<8 x i64> %0, i32 7, <8 x i64> %1, i8 %2)
  ret <8 x i64> %r
}

define <16 x i32> @f312(<16 x i32> %0, <16 x i32> %1, <16 x i32> %2, i16 %3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psrav.d(<16 x i32> %0, <16 x i32> %1, <16 x i32> %2, i16 %3)
  ret <16 x i32> %r
}

define <8 x i64> @f313(<8 x i64> %0, <8 x i64> %1, <8 x i64> %2, i8 %3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psrav.q(<8 x i64> %0, <8 x i64> %1, <8 x i64> %2, i8 %3)
  ret <8 x i64> %r
}

define <2 x i64> @f314(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psrav.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <4 x i64> @f315(<4 x i64> %0, <4 x i64> %1, <4 x i64> %2, i8 %3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psrav.q.256(<4 x i64> %0, <4 x i64> %1, <4 x i64> %2, i8 %3)
  ret <4 x i64> %r
}

define <16 x i16> @f316(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psrav16.hi(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3)
  ret <16 x i16> %r
}

define <32 x i16> @f317(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrav32.hi(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3)
  ret <32 x i16> %r
}

define <4 x i32> @f318(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psrav4.si(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <8 x i16> @f319(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psrav8.hi(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <8 x i32> @f320(<8 x i32> %0, <8 x i32> %1, <8 x i32> %2, i8 %3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psrav8.si(<8 x i32> %0, <8 x i32> %1, <8 x i32> %2, i8 %3)
  ret <8 x i32> %r
}

define <16 x i32> @f321(<16 x i32> %0, <4 x i32> %1, <16 x i32> %2, i16 %3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psrl.d(<16 x i32> %0, <4 x i32> %1, <16 x i32> %2, i16 %3)
  ret <16 x i32> %r
}

define <4 x i32> @f322(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psrl.d.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <8 x i32> @f323(<8 x i32> %0, <4 x i32> %1, <8 x i32> %2, i8 %3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psrl.d.256(<8 x i32> %0, <4 x i32> %1, <8 x i32> %2, i8 %3)
  ret <8 x i32> %r
}

define <4 x i32> @f324(<4 x i32> %0, <4 x i32> %1, i8 %2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psrl.di.128(<4 x i32> %0, i32 3, <4 x i32> %1, i8 %2)
  ret <4 x i32> %r
}

define <8 x i32> @f325(<8 x i32> %0, <8 x i32> %1, i8 %2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psrl.di.256(<8 x i32> %0, i32 3, <8 x i32> %1, i8 %2)
  ret <8 x i32> %r
}

define <16 x i32> @f326(<16 x i32> %0, <16 x i32> %1, i16 %2) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psrl.di.512(<16 x i32> %0, i32 4, <16 x i32> %1, i16 %2)
  ret <16 x i32> %r
}

define <8 x i64> @f327(<8 x i64> %0, <2 x i64> %1, <8 x i64> %2, i8 %3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psrl.q(<8 x i64> %0, <2 x i64> %1, <8 x i64> %2, i8 %3)
  ret <8 x i64> %r
}

define <2 x i64> @f328(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psrl.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <4 x i64> @f329(<4 x i64> %0, <2 x i64> %1, <4 x i64> %2, i8 %3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psrl.q.256(<4 x i64> %0, <2 x i64> %1, <4 x i64> %2, i8 %3)
  ret <4 x i64> %r
}

define <2 x i64> @f330(<2 x i64> %0, <2 x i64> %1, i8 %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psrl.qi.128(<2 x i64> %0, i32 3, <2 x i64> %1, i8 %2)
  ret <2 x i64> %r
}

define <4 x i64> @f331(<4 x i64> %0, <4 x i64> %1, i8 %2) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psrl.qi.256(<4 x i64> %0, i32 3, <4 x i64> %1, i8 %2)
  ret <4 x i64> %r
}

define <8 x i64> @f332(<8 x i64> %0, <8 x i64> %1, i8 %2) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psrl.qi.512(<8 x i64> %0, i32 4, <8 x i64> %1, i8 %2)
  ret <8 x i64> %r
}

define <8 x i16> @f333(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psrl.w.128(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <16 x i16> @f334(<16 x i16> %0, <8 x i16> %1, <16 x i16> %2, i16 %3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psrl.w.256(<16 x i16> %0, <8 x i16> %1, <16 x i16> %2, i16 %3)
  ret <16 x i16> %r
}

define <32 x i16> @f335(<32 x i16> %0, <8 x i16> %1, <32 x i16> %2, i32 %3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrl.w.512(<32 x i16> %0, <8 x i16> %1, <32 x i16> %2, i32 %3)
  ret <32 x i16> %r
}

define <8 x i16> @f336(<8 x i16> %0, <8 x i16> %1, i8 %2) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psrl.wi.128(<8 x i16> %0, i32 3, <8 x i16> %1, i8 %2)
  ret <8 x i16> %r
}

define <16 x i16> @f337(<16 x i16> %0, <16 x i16> %1, i16 %2) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psrl.wi.256(<16 x i16> %0, i32 3, <16 x i16> %1, i16 %2)
  ret <16 x i16> %r
}

define <32 x i16> @f338(<32 x i16> %0, <32 x i16> %1, i32 %2) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrl.wi.512(<32 x i16> %0, i32 3, <32 x i16> %1, i32 %2)
  ret <32 x i16> %r
}

define <16 x i32> @f339(<16 x i32> %0, <16 x i32> %1, i16 %2) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psrli.d(<16 x i32> %0, i32 7, <16 x i32> %1, i16 %2)
  ret <16 x i32> %r
}

define <8 x i64> @f340(<8 x i64> %0, <8 x i64> %1, i8 %2) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psrli.q(<8 x i64> %0, i32 7, <8 x i64> %1, i8 %2)
  ret <8 x i64> %r
}

define <16 x i32> @f341(<16 x i32> %0, <16 x i32> %1, <16 x i32> %2, i16 %3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psrlv.d(<16 x i32> %0, <16 x i32> %1, <16 x i32> %2, i16 %3)
  ret <16 x i32> %r
}

define <8 x i64> @f342(<8 x i64> %0, <8 x i64> %1, <8 x i64> %2, i8 %3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psrlv.q(<8 x i64> %0, <8 x i64> %1, <8 x i64> %2, i8 %3)
  ret <8 x i64> %r
}

define <16 x i16> @f343(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psrlv16.hi(<16 x i16> %0, <16 x i16> %1, <16 x i16> %2, i16 %3)
  ret <16 x i16> %r
}

define <2 x i64> @f344(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psrlv2.di(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <32 x i16> @f345(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrlv32hi(<32 x i16> %0, <32 x i16> %1, <32 x i16> %2, i32 %3)
  ret <32 x i16> %r
}

define <4 x i64> @f346(<4 x i64> %0, <4 x i64> %1, <4 x i64> %2, i8 %3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psrlv4.di(<4 x i64> %0, <4 x i64> %1, <4 x i64> %2, i8 %3)
  ret <4 x i64> %r
}

define <4 x i32> @f347(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psrlv4.si(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <8 x i16> @f348(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psrlv8.hi(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <8 x i32> @f349(<8 x i32> %0, <8 x i32> %1, <8 x i32> %2, i8 %3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psrlv8.si(<8 x i32> %0, <8 x i32> %1, <8 x i32> %2, i8 %3)
  ret <8 x i32> %r
}

define <4 x i32> @f350(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psub.d.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <8 x i16> @f351(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psubs.w.128(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <8 x i16> @f352(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psubus.w.128(<8 x i16> %0, <8 x i16> %1, <8 x i16> %2, i8 %3)
  ret <8 x i16> %r
}

define <2 x i64> @f353(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pternlog.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i32 33, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f354(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pternlog.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i32 33, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @f355(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.punpckhqd.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f356(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.punpckhqd.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @f357(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.punpcklqd.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f358(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.punpcklqd.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define <4 x i32> @f359(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pxor.d.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <4 x double> @f360(<4 x double> %0, <4 x double> %1, <4 x double> %2, i8 %3) {
  %r = call <4 x double> @llvm.x86.avx512.mask.shuf.f64x2.256(<4 x double> %0, <4 x double> %1, i32 22, <4 x double> %2, i8 %3)
  ret <4 x double> %r
}

define <4 x double> @f361(<4 x double> %0, <4 x double> %1, <4 x double> %2) {
  %r = call <4 x double> @llvm.x86.avx512.mask.shuf.f64x2.256(<4 x double> %0, <4 x double> %1, i32 22, <4 x double> %2, i8 -1)
  ret <4 x double> %r
}

define <4 x i64> @f362(<4 x i64> %0, <4 x i64> %1, <4 x i64> %2, i8 %3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.shuf.i64x2.256(<4 x i64> %0, <4 x i64> %1, i32 22, <4 x i64> %2, i8 %3)
  ret <4 x i64> %r
}

define <4 x i64> @f363(<4 x i64> %0, <4 x i64> %1, <4 x i64> %2) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.shuf.i64x2.256(<4 x i64> %0, <4 x i64> %1, i32 22, <4 x i64> %2, i8 -1)
  ret <4 x i64> %r
}

define <2 x double> @f364(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.shuf.pd.128(<2 x double> %0, <2 x double> %1, i32 1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <2 x double> @f365(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.shuf.pd.128(<2 x double> %0, <2 x double> %1, i32 1, <2 x double> %2, i8 -1)
  ret <2 x double> %r
}

define <8 x double> @f366(<8 x double> %0, <8 x double> %1, i8 %2) {
  %r = call <8 x double> @llvm.x86.avx512.mask.sqrt.pd.512(<8 x double> %0, <8 x double> %1, i8 %2, i32 11)
  ret <8 x double> %r
}

define void @f367(ptr %0, <2 x double> %1, i8 %2) {
  call void @llvm.x86.avx512.mask.store.pd.128(ptr %0, <2 x double> %1, i8 %2)
  ret void
}

define void @f368(ptr %0, <2 x double> %1) {
  call void @llvm.x86.avx512.mask.store.pd.128(ptr %0, <2 x double> %1, i8 -1)
  ret void
}

define void @f369(ptr %0, <2 x double> %1, i8 %2) {
  call void @llvm.x86.avx512.mask.storeu.pd.128(ptr %0, <2 x double> %1, i8 %2)
  ret void
}

define void @f370(ptr %0, <2 x double> %1) {
  call void @llvm.x86.avx512.mask.storeu.pd.128(ptr %0, <2 x double> %1, i8 -1)
  ret void
}

define <4 x float> @f371(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.sub.ps.128(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3)
  ret <4 x float> %r
}

define i16 @f372(<16 x i8> %0, <16 x i8> %1, i16 %2) {
  %r = call i16 @llvm.x86.avx512.mask.ucmp.b.128(<16 x i8> %0, <16 x i8> %1, i32 0, i16 %2)
  ret i16 %r
}

define i16 @f373(<16 x i8> %0, <16 x i8> %1) {
  %r = call i16 @llvm.x86.avx512.mask.ucmp.b.128(<16 x i8> %0, <16 x i8> %1, i32 0, i16 -1)
  ret i16 %r
}

define i8 @f374(<4 x i32> %0, <4 x i32> %1, i8 %2) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.128(<4 x i32> %0, <4 x i32> %1, i32 0, i8 %2)
  ret i8 %r
}

define i8 @f375(<4 x i32> %0, <4 x i32> %1) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.128(<4 x i32> %0, <4 x i32> %1, i32 0, i8 -1)
  ret i8 %r
}

define i8 @f376(<2 x i64> %0, <2 x i64> %1, i8 %2) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64> %0, <2 x i64> %1, i32 0, i8 %2)
  ret i8 %r
}

define i8 @f377(<2 x i64> %0, <2 x i64> %1) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64> %0, <2 x i64> %1, i32 0, i8 -1)
  ret i8 %r
}

define i8 @f378(<8 x i16> %0, <8 x i16> %1, i8 %2) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.w.128(<8 x i16> %0, <8 x i16> %1, i32 0, i8 %2)
  ret i8 %r
}

define i8 @f379(<8 x i16> %0, <8 x i16> %1) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.w.128(<8 x i16> %0, <8 x i16> %1, i32 0, i8 -1)
  ret i8 %r
}

define <2 x double> @f380(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.unpckh.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <2 x double> @f381(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.unpckh.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 -1)
  ret <2 x double> %r
}

define <2 x double> @f382(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.unpckl.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <2 x double> @f383(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.unpckl.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 -1)
  ret <2 x double> %r
}

define <2 x i64> @f384(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.valign.q.128(<2 x i64> %0, <2 x i64> %1, i32 1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f385(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.valign.q.128(<2 x i64> %0, <2 x i64> %1, i32 1, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define <4 x float> @f386(<8 x i16> %0, <4 x float> %1, i8 %2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vcvtph2ps.128(<8 x i16> %0, <4 x float> %1, i8 %2)
  ret <4 x float> %r
}

define <8 x float> @f387(<8 x i16> %0, <8 x float> %1, i8 %2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.vcvtph2ps.256(<8 x i16> %0, <8 x float> %1, i8 %2)
  ret <8 x float> %r
}

define <2 x double> @f388(<4 x double> %0, <2 x double> %1, i8 %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vextractf64x2.256(<4 x double> %0, i32 1, <2 x double> %1, i8 %2)
  ret <2 x double> %r
}

define <2 x double> @f389(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfmadd.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <2 x double> @f390(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfmadd.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 -1)
  ret <2 x double> %r
}

define <2 x double> @f391(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfmadd.sd(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3, i32 10)
  ret <2 x double> %r
}

define <2 x double> @f392(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfmadd.sd(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 -1, i32 11)
  ret <2 x double> %r
}

define <2 x double> @f393(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfmaddsub.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <2 x double> @f394(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfmaddsub.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 -1)
  ret <2 x double> %r
}

define <2 x double> @f395(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfnmadd.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <2 x double> @f396(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfnmadd.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 -1)
  ret <2 x double> %r
}

define <2 x double> @f397(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfnmsub.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <2 x double> @f398(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfnmsub.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 -1)
  ret <2 x double> %r
}

define <4 x i32> @f399(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpdpbusd.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <4 x i32> @f400(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpdpbusd.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 -1)
  ret <4 x i32> %r
}

define <4 x i32> @f401(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpdpbusds.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <4 x i32> @f402(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpdpbusds.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 -1)
  ret <4 x i32> %r
}

define <4 x i32> @f403(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpdpwssd.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <4 x i32> @f404(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpdpwssd.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 -1)
  ret <4 x i32> %r
}

define <4 x i32> @f405(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpdpwssds.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <4 x i32> @f406(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpdpwssds.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 -1)
  ret <4 x i32> %r
}

define <2 x double> @f407(<2 x double> %0, <2 x i64> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vpermi2var.pd.128(<2 x double> %0, <2 x i64> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <2 x double> @f408(<2 x double> %0, <2 x i64> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vpermi2var.pd.128(<2 x double> %0, <2 x i64> %1, <2 x double> %2, i8 -1)
  ret <2 x double> %r
}

define <2 x double> @f409(<2 x double> %0, <2 x double> %1, i8 %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vpermil.pd.128(<2 x double> %0, i32 1, <2 x double> %1, i8 %2)
  ret <2 x double> %r
}

define <2 x double> @f410(<2 x double> %0, <2 x double> %1) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vpermil.pd.128(<2 x double> %0, i32 1, <2 x double> %1, i8 -1)
  ret <2 x double> %r
}

define <2 x double> @f411(<2 x double> %0, <2 x i64> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vpermilvar.pd.128(<2 x double> %0, <2 x i64> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <4 x double> @f412(<4 x double> %0, <4 x i64> %1, <4 x double> %2, i8 %3) {
  %r = call <4 x double> @llvm.x86.avx512.mask.vpermilvar.pd.256(<4 x double> %0, <4 x i64> %1, <4 x double> %2, i8 %3)
  ret <4 x double> %r
}

define <8 x double> @f413(<8 x double> %0, <8 x i64> %1, <8 x double> %2, i8 %3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.vpermilvar.pd.512(<8 x double> %0, <8 x i64> %1, <8 x double> %2, i8 %3)
  ret <8 x double> %r
}

define <4 x float> @f414(<4 x float> %0, <4 x i32> %1, <4 x float> %2, i8 %3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vpermilvar.ps.128(<4 x float> %0, <4 x i32> %1, <4 x float> %2, i8 %3)
  ret <4 x float> %r
}

define <8 x float> @f415(<8 x float> %0, <8 x i32> %1, <8 x float> %2, i8 %3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.vpermilvar.ps.256(<8 x float> %0, <8 x i32> %1, <8 x float> %2, i8 %3)
  ret <8 x float> %r
}

define <16 x float> @f416(<16 x float> %0, <16 x float> %1, i16 %2) {
  %r = call <16 x float> @llvm.x86.avx512.mask.vpermilvar.ps.512(<16 x float> %0, <16 x i32> <i32 2, i32 3, i32 0, i32 1, i32 3, i32 2, i32 1, i32 0, i32 1, i32 0, i32 3, i32 2, i32 0, i32 1, i32 2, i32 3>, <16 x float> %1, i16 %2)
  ret <16 x float> %r
}

define <2 x i64> @f417(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpermt2var.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f418(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpermt2var.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @f419(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpmadd52h.uq.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f420(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpmadd52h.uq.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @f421(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpmadd52l.uq.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f422(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpmadd52l.uq.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @f423(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpshld.q.128(<2 x i64> %0, <2 x i64> %1, i32 22, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f424(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpshld.q.128(<2 x i64> %0, <2 x i64> %1, i32 23, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @f425(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpshldv.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f426(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpshldv.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @f427(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpshrd.q.128(<2 x i64> %0, <2 x i64> %1, i32 22, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f428(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpshrd.q.128(<2 x i64> %0, <2 x i64> %1, i32 23, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @f429(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpshrdv.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f430(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpshrdv.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 -1)
  ret <2 x i64> %r
}

define i16 @f431(<16 x i8> %0, <16 x i8> %1, i16 %2) {
  %r = call i16 @llvm.x86.avx512.mask.vpshufbitqmb.128(<16 x i8> %0, <16 x i8> %1, i16 %2)
  ret i16 %r
}

define i16 @f432(<16 x i8> %0, <16 x i8> %1) {
  %r = call i16 @llvm.x86.avx512.mask.vpshufbitqmb.128(<16 x i8> %0, <16 x i8> %1, i16 -1)
  ret i16 %r
}

define <4 x float> @f433(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.xor.ps.128(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 %3)
  ret <4 x float> %r
}

define <2 x double> @f434(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmadd.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <2 x double> @f435(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmadd.sd(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3, i32 10)
  ret <2 x double> %r
}

define <2 x double> @f436(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmadd.sd(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 -1, i32 11)
  ret <2 x double> %r
}

define <2 x double> @f437(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmaddsub.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <2 x double> @f438(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmsub.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <2 x double> @f439(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmsub.sd(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3, i32 10)
  ret <2 x double> %r
}

define <2 x double> @f440(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmsub.sd(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 -1, i32 11)
  ret <2 x double> %r
}

define <2 x double> @f441(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmsubadd.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <2 x double> @f442(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfnmsub.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <2 x double> @f443(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfnmsub.sd(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3, i32 10)
  ret <2 x double> %r
}

define <2 x double> @f444(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfnmsub.sd(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 -1, i32 11)
  ret <2 x double> %r
}

define <2 x i64> @f445(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.maskz.pternlog.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i32 33, i8 %3)
  ret <2 x i64> %r
}

define <2 x double> @f446(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.maskz.vfmadd.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <2 x double> @f447(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.maskz.vfmadd.sd(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3, i32 11)
  ret <2 x double> %r
}

define <4 x float> @f448(<4 x float> %0, <4 x float> %1, <4 x float> %2) {
  %r = call <4 x float> @llvm.x86.avx512.maskz.vfmadd.ss(<4 x float> %0, <4 x float> %1, <4 x float> %2, i8 -1, i32 4)
  ret <4 x float> %r
}

define <2 x double> @f449(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3) {
  %r = call <2 x double> @llvm.x86.avx512.maskz.vfmaddsub.pd.128(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 %3)
  ret <2 x double> %r
}

define <4 x i32> @f450(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.maskz.vpdpbusd.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <4 x i32> @f451(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.maskz.vpdpbusds.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <4 x i32> @f452(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.maskz.vpdpwssd.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <4 x i32> @f453(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3) {
  %r = call <4 x i32> @llvm.x86.avx512.maskz.vpdpwssds.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2, i8 %3)
  ret <4 x i32> %r
}

define <2 x i64> @f454(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.maskz.vpermt2var.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f455(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.maskz.vpmadd52h.uq.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f456(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.maskz.vpmadd52l.uq.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f457(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.maskz.vpshldv.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <2 x i64> @f458(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3) {
  %r = call <2 x i64> @llvm.x86.avx512.maskz.vpshrdv.q.128(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2, i8 %3)
  ret <2 x i64> %r
}

define <8 x i64> @f459(ptr %0) {
  %r = call <8 x i64> @llvm.x86.avx512.movntdqa(ptr %0)
  ret <8 x i64> %r
}

define <32 x i16> @f460(<32 x i16> %0, <32 x i16> %1) {
  %r = call <32 x i16> @llvm.x86.avx512.padds.w.512(<32 x i16> %0, <32 x i16> %1)
  ret <32 x i16> %r
}

define <2 x i64> @f461(<2 x i64> %0, <2 x i64> %1, i8 %2) {
  %r = call <2 x i64> @llvm.x86.avx512.pbroadcastq.128(<2 x i64> %0, <2 x i64> %1, i8 %2)
  ret <2 x i64> %r
}

define <2 x i64> @f462(<2 x i64> %0, <2 x i64> %1) {
  %r = call <2 x i64> @llvm.x86.avx512.pbroadcastq.128(<2 x i64> %0, <2 x i64> %1, i8 -1)
  ret <2 x i64> %r
}

define <8 x i64> @f463(<16 x i32> %0, <16 x i32> %1) {
  %r = call <8 x i64> @llvm.x86.avx512.pmul.dq.512(<16 x i32> %0, <16 x i32> %1)
  ret <8 x i64> %r
}

define <8 x i64> @f464(<16 x i32> %0, <16 x i32> %1) {
  %r = call <8 x i64> @llvm.x86.avx512.pmulu.dq.512(<16 x i32> %0, <16 x i32> %1)
  ret <8 x i64> %r
}

define <2 x i64> @f465(<2 x i64> %0) {
  %r = call <2 x i64> @llvm.x86.avx512.prol.q.128(<2 x i64> %0, i32 3)
  ret <2 x i64> %r
}

define <2 x i64> @f466(<2 x i64> %0, <2 x i64> %1) {
  %r = call <2 x i64> @llvm.x86.avx512.prolv.q.128(<2 x i64> %0, <2 x i64> %1)
  ret <2 x i64> %r
}

define <2 x i64> @f467(<2 x i64> %0) {
  %r = call <2 x i64> @llvm.x86.avx512.pror.q.128(<2 x i64> %0, i32 3)
  ret <2 x i64> %r
}

define <2 x i64> @f468(<2 x i64> %0, <2 x i64> %1) {
  %r = call <2 x i64> @llvm.x86.avx512.prorv.q.128(<2 x i64> %0, <2 x i64> %1)
  ret <2 x i64> %r
}

define <8 x i64> @f469(<8 x i64> %0) {
  %r = call <8 x i64> @llvm.x86.avx512.psll.dq.512(<8 x i64> %0, i32 4)
  ret <8 x i64> %r
}

define <8 x i64> @f470(<8 x i64> %0) {
  %r = call <8 x i64> @llvm.x86.avx512.psrl.dq.512(<8 x i64> %0, i32 4)
  ret <8 x i64> %r
}

define <32 x i16> @f471(<32 x i16> %0, <32 x i16> %1) {
  %r = call <32 x i16> @llvm.x86.avx512.psubs.w.512(<32 x i16> %0, <32 x i16> %1)
  ret <32 x i16> %r
}

define i8 @f472(<2 x i64> %0, <2 x i64> %1, i8 %2) {
  %r = call i8 @llvm.x86.avx512.ptestm.q.128(<2 x i64> %0, <2 x i64> %1, i8 %2)
  ret i8 %r
}

define i8 @f473(<8 x i64> %0, <8 x i64> %1) {
  %r = call i8 @llvm.x86.avx512.ptestm.q.512(<8 x i64> %0, <8 x i64> %1, i8 -1)
  ret i8 %r
}

define i8 @f474(<2 x i64> %0, <2 x i64> %1, i8 %2) {
  %r = call i8 @llvm.x86.avx512.ptestnm.q.128(<2 x i64> %0, <2 x i64> %1, i8 %2)
  ret i8 %r
}

define void @f475(ptr %0, <8 x double> %1) {
  call void @llvm.x86.avx512.storent.pd.512(ptr %0, <8 x double> %1)
  ret void
}

define <8 x double> @f476(ptr %0) {
  %r = call <8 x double> @llvm.x86.avx512.vbroadcast.sd.512(ptr %0)
  ret <8 x double> %r
}

define <4 x i32> @f477(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2) {
  %r = call <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2)
  ret <4 x i32> %r
}

define <4 x i32> @f478(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2) {
  %r = call <4 x i32> @llvm.x86.avx512.vpdpbusds.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2)
  ret <4 x i32> %r
}

define <4 x i32> @f479(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2) {
  %r = call <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2)
  ret <4 x i32> %r
}

define <4 x i32> @f480(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2) {
  %r = call <4 x i32> @llvm.x86.avx512.vpdpwssds.128(<4 x i32> %0, <4 x i32> %1, <4 x i32> %2)
  ret <4 x i32> %r
}

define <2 x i64> @f481(<2 x i64> %0, <2 x i64> %1) {
  %r = call <2 x i64> @llvm.x86.avx512.vpshld.q.128(<2 x i64> %0, <2 x i64> %1, i32 22)
  ret <2 x i64> %r
}

define <2 x i64> @f482(<2 x i64> %0, <2 x i64> %1) {
  %r = call <2 x i64> @llvm.x86.avx512.vpshrd.q.128(<2 x i64> %0, <2 x i64> %1, i32 22)
  ret <2 x i64> %r
}

define <8 x i16> @f483(<8 x float> %0) {
  %r = call <8 x i16> @llvm.x86.avx512bf16.cvtneps2bf16.256(<8 x float> %0)
  ret <8 x i16> %r
}

define < 2 x double > @f484(< 2 x double > %0, < 2 x double > %1, < 2 x double > %2) {
  %r = call < 2 x double > @llvm.x86.fma.vfmadd.pd(< 2 x double > %0, < 2 x double > %1, < 2 x double > %2)
  ret < 2 x double > %r
}

define <2 x double> @f485(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.fma.vfmadd.sd(<2 x double> %0, <2 x double> %1, <2 x double> %2)
  ret <2 x double> %r
}

define <2 x double> @f486(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.fma.vfmsub.pd(<2 x double> %0, <2 x double> %1, <2 x double> %2)
  ret <2 x double> %r
}

define <2 x double> @f487(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.fma.vfmsub.sd(<2 x double> %0, <2 x double> %1, <2 x double> %2)
  ret <2 x double> %r
}

define <2 x double> @f488(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.fma.vfmsubadd.pd(<2 x double> %0, <2 x double> %1, <2 x double> %2)
  ret <2 x double> %r
}

define <2 x double> @f489(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.fma.vfnmadd.pd(<2 x double> %0, <2 x double> %1, <2 x double> %2)
  ret <2 x double> %r
}

define <2 x double> @f490(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.fma.vfnmadd.sd(<2 x double> %0, <2 x double> %1, <2 x double> %2)
  ret <2 x double> %r
}

define <2 x double> @f491(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.fma.vfnmsub.pd(<2 x double> %0, <2 x double> %1, <2 x double> %2)
  ret <2 x double> %r
}

define <2 x double> @f492(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.fma.vfnmsub.sd(<2 x double> %0, <2 x double> %1, <2 x double> %2)
  ret <2 x double> %r
}

define < 2 x double > @f493(< 2 x double > %0, < 2 x double > %1, < 2 x double > %2) {
  %r = call < 2 x double > @llvm.x86.fma4.vfmadd.sd(< 2 x double > %0, < 2 x double > %1, < 2 x double > %2)
  ret < 2 x double > %r
}

define i64 @f494(ptr %0) {
  %r = call i64 @llvm.x86.rdtscp(ptr %0)
  ret i64 %r
}

define ptr @f495(ptr %0, ptr %1) {
  %r = call ptr @llvm.x86.seh.recoverfp(ptr %0, ptr %1)
  ret ptr %r
}

define <4 x float> @f496(<4 x float> %0, <4 x float> %1) {
  %r = call <4 x float> @llvm.x86.sse.add.ss(<4 x float> %0, <4 x float> %1)
  ret <4 x float> %r
}

define <4 x float> @f497(<4 x float> %0, i32 %1) {
  %r = call <4 x float> @llvm.x86.sse.cvtsi2ss(<4 x float> %0, i32 %1)
  ret <4 x float> %r
}

define <4 x float> @f498(<4 x float> %0, i64 %1) {
  %r = call <4 x float> @llvm.x86.sse.cvtsi642ss(<4 x float> %0, i64 %1)
  ret <4 x float> %r
}

define <4 x float> @f499(<4 x float> %0, <4 x float> %1) {
  %r = call <4 x float> @llvm.x86.sse.div.ss(<4 x float> %0, <4 x float> %1)
  ret <4 x float> %r
}

define <4 x float> @f500(<4 x float> %0, <4 x float> %1) {
  %r = call <4 x float> @llvm.x86.sse.mul.ss(<4 x float> %0, <4 x float> %1)
  ret <4 x float> %r
}

define <4 x float> @f501(<4 x float> %0) {
  %r = call <4 x float> @llvm.x86.sse.sqrt.ps(<4 x float> %0)
  ret <4 x float> %r
}

define <4 x float> @f502(<4 x float> %0) {
  %r = call <4 x float> @llvm.x86.sse.sqrt.ss(<4 x float> %0)
  ret <4 x float> %r
}

define void @f503(ptr %0, <4 x float> %1) {
  call void @llvm.x86.sse.storeu.ps(ptr %0, <4 x float> %1)
  ret void
}

define <4 x float> @f504(<4 x float> %0, <4 x float> %1) {
  %r = call <4 x float> @llvm.x86.sse.sub.ss(<4 x float> %0, <4 x float> %1)
  ret <4 x float> %r
}

define <2 x double> @f505(<2 x double> %0, <2 x double> %1) {
  %r = call <2 x double> @llvm.x86.sse2.add.sd(<2 x double> %0, <2 x double> %1)
  ret <2 x double> %r
}

define <2 x double> @f506(<4 x i32> %0) {
  %r = call <2 x double> @llvm.x86.sse2.cvtdq2pd(<4 x i32> %0)
  ret <2 x double> %r
}

define <4 x float> @f507(<4 x i32> %0) {
  %r = call <4 x float> @llvm.x86.sse2.cvtdq2ps(<4 x i32> %0)
  ret <4 x float> %r
}

define <2 x double> @f508(<4 x float> %0) {
  %r = call <2 x double> @llvm.x86.sse2.cvtps2pd(<4 x float> %0)
  ret <2 x double> %r
}

define <2 x double> @f509(<2 x double> %0, i32 %1) {
  %r = call <2 x double> @llvm.x86.sse2.cvtsi2sd(<2 x double> %0, i32 %1)
  ret <2 x double> %r
}

define <2 x double> @f510(<2 x double> %0, i64 %1) {
  %r = call <2 x double> @llvm.x86.sse2.cvtsi642sd(<2 x double> %0, i64 %1)
  ret <2 x double> %r
}

define <2 x double> @f511(<2 x double> %0, <4 x float> %1) {
  %r = call <2 x double> @llvm.x86.sse2.cvtss2sd(<2 x double> %0, <4 x float> %1)
  ret <2 x double> %r
}

define <2 x double> @f512(<2 x double> %0, <2 x double> %1) {
  %r = call <2 x double> @llvm.x86.sse2.div.sd(<2 x double> %0, <2 x double> %1)
  ret <2 x double> %r
}

define <2 x double> @f513(<2 x double> %0, <2 x double> %1) {
  %r = call <2 x double> @llvm.x86.sse2.mul.sd(<2 x double> %0, <2 x double> %1)
  ret <2 x double> %r
}

define <8 x i16> @f514(<8 x i16> %0, <8 x i16> %1) {
  %r = call <8 x i16> @llvm.x86.sse2.padds.w(<8 x i16> %0, <8 x i16> %1)
  ret <8 x i16> %r
}

define <8 x i16> @f515(<8 x i16> %0, <8 x i16> %1) {
  %r = call <8 x i16> @llvm.x86.sse2.paddus.w(<8 x i16> %0, <8 x i16> %1)
  ret <8 x i16> %r
}

define <16 x i8> @f516() {
  %r = call <16 x i8> @llvm.x86.sse2.pcmpeq.b(<16 x i8> zeroinitializer, <16 x i8> zeroinitializer)
  ret <16 x i8> %r
}

define <8 x i16> @f517(<8 x i16> %0, <8 x i16> %1) {
  %r = call <8 x i16> @llvm.x86.sse2.pmaxs.w(<8 x i16> %0, <8 x i16> %1)
  ret <8 x i16> %r
}

define <16 x i8> @f518(<16 x i8> %0, <16 x i8> %1) {
  %r = call <16 x i8> @llvm.x86.sse2.pmaxu.b(<16 x i8> %0, <16 x i8> %1)
  ret <16 x i8> %r
}

define <8 x i16> @f519(<8 x i16> %0, <8 x i16> %1) {
  %r = call <8 x i16> @llvm.x86.sse2.pmins.w(<8 x i16> %0, <8 x i16> %1)
  ret <8 x i16> %r
}

define <16 x i8> @f520(<16 x i8> %0, <16 x i8> %1) {
  %r = call <16 x i8> @llvm.x86.sse2.pminu.b(<16 x i8> %0, <16 x i8> %1)
  ret <16 x i8> %r
}

define <2 x i64> @f521(<4 x i32> %0, <4 x i32> %1) {
  %r = call <2 x i64> @llvm.x86.sse2.pmulu.dq(<4 x i32> %0, <4 x i32> %1)
  ret <2 x i64> %r
}

define <4 x i32> @f522(<4 x i32> %0) {
  %r = call <4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32> %0, i8 -31)
  ret <4 x i32> %r
}

define <8 x i16> @f523(<8 x i16> %0) {
  %r = call <8 x i16> @llvm.x86.sse2.pshufh.w(<8 x i16> %0, i8 -28)
  ret <8 x i16> %r
}

define <8 x i16> @f524(<8 x i16> %0) {
  %r = call <8 x i16> @llvm.x86.sse2.pshufl.w(<8 x i16> %0, i8 -28)
  ret <8 x i16> %r
}

define <2 x i64> @f525(<2 x i64> %0) {
  %r = call <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64> %0, i32 8)
  ret <2 x i64> %r
}

define <2 x i64> @f526(<2 x i64> %0) {
  %r = call <2 x i64> @llvm.x86.sse2.psll.dq.bs(<2 x i64> %0, i32 7)
  ret <2 x i64> %r
}

define <2 x i64> @f527(<2 x i64> %0) {
  %r = call <2 x i64> @llvm.x86.sse2.psrl.dq(<2 x i64> %0, i32 8)
  ret <2 x i64> %r
}

define <2 x i64> @f528(<2 x i64> %0) {
  %r = call <2 x i64> @llvm.x86.sse2.psrl.dq.bs(<2 x i64> %0, i32 7)
  ret <2 x i64> %r
}

define <8 x i16> @f529(<8 x i16> %0, <8 x i16> %1) {
  %r = call <8 x i16> @llvm.x86.sse2.psubs.w(<8 x i16> %0, <8 x i16> %1)
  ret <8 x i16> %r
}

define <8 x i16> @f530(<8 x i16> %0, <8 x i16> %1) {
  %r = call <8 x i16> @llvm.x86.sse2.psubus.w(<8 x i16> %0, <8 x i16> %1)
  ret <8 x i16> %r
}

define <2 x double> @f531(<2 x double> %0) {
  %r = call <2 x double> @llvm.x86.sse2.sqrt.pd(<2 x double> %0)
  ret <2 x double> %r
}

define <2 x double> @f532(<2 x double> %0) {
  %r = call <2 x double> @llvm.x86.sse2.sqrt.sd(<2 x double> %0)
  ret <2 x double> %r
}

define void @f533(ptr %0, <4 x i32> %1) {
  call void @llvm.x86.sse2.storel.dq(ptr %0, <4 x i32> %1)
  ret void
}

define void @f534(ptr %0, <2 x double> %1) {
  call void @llvm.x86.sse2.storeu.pd(ptr %0, <2 x double> %1)
  ret void
}

define <2 x double> @f535(<2 x double> %0, <2 x double> %1) {
  %r = call <2 x double> @llvm.x86.sse2.sub.sd(<2 x double> %0, <2 x double> %1)
  ret <2 x double> %r
}

define <2 x double> @f536(<2 x double> %0, <2 x double> %1) {
  %r = call <2 x double> @llvm.x86.sse41.blendpd(<2 x double> %0, <2 x double> %1, i32 0)
  ret <2 x double> %r
}

define <2 x double> @f537(<2 x double> %0, <2 x double> %1) {
  %r = call <2 x double> @llvm.x86.sse41.blendpd(<2 x double> %0, <2 x double> %1, i32 -1)
  ret <2 x double> %r
}

define <2 x double> @f538(<2 x double> %0, <2 x double> %1) {
  %r = call <2 x double> @llvm.x86.sse41.dppd(<2 x double> %0, <2 x double> %1, i32 7)
  ret <2 x double> %r
}

define <4 x float> @f539(<4 x float> %0, <4 x float> %1) {
  %r = call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %0, <4 x float> %1, i32 7)
  ret <4 x float> %r
}

define <4 x float> @f540(<4 x float> %0, <4 x float> %1) {
  %r = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %0, <4 x float> %1, i8 128)
  ret <4 x float> %r
}

define <2 x i64> @f541(ptr %0) {
  %r = call <2 x i64> @llvm.x86.sse41.movntdqa(ptr %0)
  ret <2 x i64> %r
}

define <8 x i16> @f542(<16 x i8> %0, <16 x i8> %1) {
  %r = call <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8> %0, <16 x i8> %1, i32 7)
  ret <8 x i16> %r
}

define <8 x i16> @f543(<8 x i16> %0, <8 x i16> %1) {
  %r = call <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16> %0, <8 x i16> %1, i32 0)
  ret <8 x i16> %r
}

define <8 x i16> @f544(<8 x i16> %0, <8 x i16> %1) {
  %r = call <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16> %0, <8 x i16> %1, i32 -1)
  ret <8 x i16> %r
}

define <16 x i8> @f545(<16 x i8> %0, <16 x i8> %1) {
  %r = call <16 x i8> @llvm.x86.sse41.pmaxsb(<16 x i8> %0, <16 x i8> %1)
  ret <16 x i8> %r
}

define <4 x i32> @f546(<4 x i32> %0, <4 x i32> %1) {
  %r = call <4 x i32> @llvm.x86.sse41.pmaxsd(<4 x i32> %0, <4 x i32> %1)
  ret <4 x i32> %r
}

define <4 x i32> @f547(<4 x i32> %0, <4 x i32> %1) {
  %r = call <4 x i32> @llvm.x86.sse41.pmaxud(<4 x i32> %0, <4 x i32> %1)
  ret <4 x i32> %r
}

define <8 x i16> @f548(<8 x i16> %0, <8 x i16> %1) {
  %r = call <8 x i16> @llvm.x86.sse41.pmaxuw(<8 x i16> %0, <8 x i16> %1)
  ret <8 x i16> %r
}

define <16 x i8> @f549(<16 x i8> %0, <16 x i8> %1) {
  %r = call <16 x i8> @llvm.x86.sse41.pminsb(<16 x i8> %0, <16 x i8> %1)
  ret <16 x i8> %r
}

define <4 x i32> @f550(<4 x i32> %0, <4 x i32> %1) {
  %r = call <4 x i32> @llvm.x86.sse41.pminsd(<4 x i32> %0, <4 x i32> %1)
  ret <4 x i32> %r
}

define <4 x i32> @f551(<4 x i32> %0, <4 x i32> %1) {
  %r = call <4 x i32> @llvm.x86.sse41.pminud(<4 x i32> %0, <4 x i32> %1)
  ret <4 x i32> %r
}

define <8 x i16> @f552(<8 x i16> %0, <8 x i16> %1) {
  %r = call <8 x i16> @llvm.x86.sse41.pminuw(<8 x i16> %0, <8 x i16> %1)
  ret <8 x i16> %r
}

define <2 x i64> @f553(<4 x i32> %0) {
  %r = call <2 x i64> @llvm.x86.sse41.pmovsxdq(<4 x i32> %0)
  ret <2 x i64> %r
}

define <2 x i64> @f554(<4 x i32> %0) {
  %r = call <2 x i64> @llvm.x86.sse41.pmovzxdq(<4 x i32> %0)
  ret <2 x i64> %r
}

define <2 x i64> @f555(<4 x i32> %0, <4 x i32> %1) {
  %r = call <2 x i64> @llvm.x86.sse41.pmuldq(<4 x i32> %0, <4 x i32> %1)
  ret <2 x i64> %r
}

define i32 @f556(<4 x float> %0, <4 x float> %1) {
  %r = call i32 @llvm.x86.sse41.ptestc(<4 x float> %0, <4 x float> %1)
  ret i32 %r
}

define i32 @f557(<4 x float> %0, <4 x float> %1) {
  %r = call i32 @llvm.x86.sse41.ptestnzc(<4 x float> %0, <4 x float> %1)
  ret i32 %r
}

define i32 @f558(<4 x float> %0, <4 x float> %1) {
  %r = call i32 @llvm.x86.sse41.ptestz(<4 x float> %0, <4 x float> %1)
  ret i32 %r
}

define i64 @f559(i64 %0, i8 %1) {
  %r = call i64 @llvm.x86.sse42.crc32.64.8(i64 %0, i8 %1)
  ret i64 %r
}

define void @f560(ptr %0, <2 x double> %1) {
  call void @llvm.x86.sse4a.movnt.sd(ptr %0, <2 x double> %1)
  ret void
}

define <16 x i8> @f561(<16 x i8> %0) {
  %r = call <16 x i8> @llvm.x86.ssse3.pabs.b.128(<16 x i8> %0)
  ret <16 x i8> %r
}

define <4 x i32> @f562(<4 x i32> %0) {
  %r = call <4 x i32> @llvm.x86.ssse3.pabs.d.128(<4 x i32> %0)
  ret <4 x i32> %r
}

define <8 x i16> @f563(<8 x i16> %0) {
  %r = call <8 x i16> @llvm.x86.ssse3.pabs.w.128(<8 x i16> %0)
  ret <8 x i16> %r
}

define i8 @f564(i8 %0, i32 %1, i32 %2, ptr %3) {
  %r = call i8 @llvm.x86.subborrow.u32(i8 %0, i32 %1, i32 %2, ptr %3)
  ret i8 %r
}

define i8 @f565(i8 %0, i64 %1, i64 %2, ptr %3) {
  %r = call i8 @llvm.x86.subborrow.u64(i8 %0, i64 %1, i64 %2, ptr %3)
  ret i8 %r
}

define <4 x float> @f566(<8 x i16> %0) {
  %r = call <4 x float> @llvm.x86.vcvtph2ps.128(<8 x i16> %0)
  ret <4 x float> %r
}

define <2 x i64> @f567(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2) {
  %r = call <2 x i64> @llvm.x86.xop.vpcmov(<2 x i64> %0, <2 x i64> %1, <2 x i64> %2)
  ret <2 x i64> %r
}

define <4 x i64> @f568(<4 x i64> %0, <4 x i64> %1, <4 x i64> %2) {
  %r = call <4 x i64> @llvm.x86.xop.vpcmov.256(<4 x i64> %0, <4 x i64> %1, <4 x i64> %2)
  ret <4 x i64> %r
}

define <2 x i64> @f569(<2 x i64> %0, <2 x i64> %1) {
  %r = call <2 x i64> @llvm.x86.xop.vpcomeqq(<2 x i64> %0, <2 x i64> %1)
  ret <2 x i64> %r
}

define <2 x double> @f570(<2 x double> %0, <2 x double> %1, <2 x double> %2) {
  %r = call <2 x double> @llvm.x86.xop.vpermil2pd(<2 x double> %0, <2 x double> %1, <2 x double> %2, i8 1)
  ret <2 x double> %r
}

define <2 x i64> @f571(<2 x i64> %0) {
  %r = call <2 x i64> @llvm.x86.xop.vprotqi(<2 x i64> %0, i8 3)
  ret <2 x i64> %r
}

declare i8 @llvm.x86.addcarry.u32(i8, i32, i32, ptr)
declare i8 @llvm.x86.addcarry.u64(i8, i64, i64, ptr)
declare i8 @llvm.x86.addcarryx.u32(i8, i32, i32, ptr)
declare i8 @llvm.x86.addcarryx.u64(i8, i64, i64, ptr)
declare <4 x double> @llvm.x86.avx.blend.pd.256(<4 x double>, <4 x double>, i32)
declare <4 x double> @llvm.x86.avx.cvt.ps2.pd.256(<4 x float>)
declare <4 x double> @llvm.x86.avx.cvtdq2.pd.256(<4 x i32>)
declare <8 x float> @llvm.x86.avx.cvtdq2.ps.256(<8 x i32>)
declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i32)
declare void @llvm.x86.avx.movnt.dq.256(ptr, <4 x i64>)
declare <4 x double> @llvm.x86.avx.sqrt.pd.256(<4 x double>)
declare void @llvm.x86.avx.storeu.pd.256(ptr, <4 x double>)
declare <4 x double> @llvm.x86.avx.vbroadcast.sd.256(ptr)
declare <4 x double> @llvm.x86.avx.vbroadcastf128.pd.256(ptr)
declare <2 x double> @llvm.x86.avx.vextractf128.pd.256(<4 x double>, i8)
declare <4 x double> @llvm.x86.avx.vinsertf128.pd.256(<4 x double>, <2 x double>, i8)
declare <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double>, <4 x double>, i8)
declare <2 x double> @llvm.x86.avx.vpermil.pd(<2 x double>, i8)
declare <4 x i64> @llvm.x86.avx2.movntdqa(ptr)
declare <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8>, <32 x i8>, i32)
declare <8 x i32> @llvm.x86.avx2.pabs.d(<8 x i32>)
declare <16 x i16> @llvm.x86.avx2.padds.w(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.x86.avx2.paddus.w(<16 x i16>, <16 x i16>)
declare <4 x i32> @llvm.x86.avx2.pblendd.128(<4 x i32>, <4 x i32>, i32)
declare <16 x i16> @llvm.x86.avx2.pblendw(<16 x i16>, <16 x i16>, i32)
declare <2 x i64> @llvm.x86.avx2.pbroadcastq.128(<2 x i64>)
declare <8 x i32> @llvm.x86.avx2.pmaxs.d(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.pmaxu.d(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.pmins.d(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.pminu.d(<8 x i32>, <8 x i32>)
declare <4 x i64> @llvm.x86.avx2.pmovsxdq(<4 x i32>)
declare <4 x i64> @llvm.x86.avx2.pmovzxdq(<4 x i32>)
declare <4 x i64> @llvm.x86.avx2.pmul.dq(<8 x i32>, <8 x i32>)
declare <4 x i64> @llvm.x86.avx2.pmulu.dq(<8 x i32>, <8 x i32>)
declare <4 x i64> @llvm.x86.avx2.psll.dq(<4 x i64>, i32)
declare <4 x i64> @llvm.x86.avx2.psll.dq.bs(<4 x i64>, i32)
declare <4 x i64> @llvm.x86.avx2.psrl.dq(<4 x i64>, i32)
declare <4 x i64> @llvm.x86.avx2.psrl.dq.bs(<4 x i64>, i32)
declare <16 x i16> @llvm.x86.avx2.psubs.w(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.x86.avx2.psubus.w(<16 x i16>, <16 x i16>)
declare <4 x double> @llvm.x86.avx2.vbroadcast.sd.pd.256(<2 x double>)
declare <4 x i64> @llvm.x86.avx2.vbroadcasti128(ptr)
declare <2 x i64> @llvm.x86.avx2.vextracti128(<4 x i64>, i8)
declare <4 x i64> @llvm.x86.avx2.vinserti128(<4 x i64>, <2 x i64>, i8)
declare <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i64> @llvm.x86.avx2.vperm2i128(<4 x i64>, <4 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.broadcastmb.128(i8)
declare <4 x i1> @llvm.x86.avx512.cmp.ps.128(<4 x float>, <4 x float>, i32)
declare i16 @llvm.x86.avx512.cvtb2mask.128(<16 x i8>)
declare i8 @llvm.x86.avx512.cvtd2mask.128(<4 x i32>)
declare <16 x i8> @llvm.x86.avx512.cvtmask2b.128(i16)
declare <4 x i32> @llvm.x86.avx512.cvtmask2d.128(i8)
declare <2 x i64> @llvm.x86.avx512.cvtmask2q.128(i8)
declare <8 x i16> @llvm.x86.avx512.cvtmask2w.128(i8)
declare i8 @llvm.x86.avx512.cvtq2mask.128(<2 x i64>)
declare <2 x double> @llvm.x86.avx512.cvtusi2sd(<2 x double>, i32)
declare i8 @llvm.x86.avx512.cvtw2mask.128(<8 x i16>)
declare i16 @llvm.x86.avx512.kand.w(i16, i16)
declare i16 @llvm.x86.avx512.kandn.w(i16, i16)
declare i16 @llvm.x86.avx512.knot.w(i16)
declare i16 @llvm.x86.avx512.kor.w(i16, i16)
declare i32 @llvm.x86.avx512.kortestz.w(i16, i16)
declare i16 @llvm.x86.avx512.kunpck.bw(i16, i16)
declare i16 @llvm.x86.avx512.kxnor.w(i16, i16)
declare i16 @llvm.x86.avx512.kxor.w(i16, i16)
declare <4 x float> @llvm.x86.avx512.mask.add.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.and.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.andn.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <4 x double> @llvm.x86.avx512.mask.broadcast.sd.pd.256(<2 x double>, <4 x double>, i8)
declare <8 x float> @llvm.x86.avx512.mask.broadcastf32x4.256(<4 x float>, <8 x float>, i8)
declare <16 x float> @llvm.x86.avx512.mask.broadcastf32x8.512(<8 x float>, <16 x float>, i16)
declare <4 x double> @llvm.x86.avx512.mask.broadcastf64x2.256(<2 x double>, <4 x double>, i8)
declare <8 x double> @llvm.x86.avx512.mask.broadcastf64x4.512(<4 x double>, <8 x double>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.broadcasti32x4.256(<4 x i32>, <8 x i32>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.broadcasti32x8.512(<8 x i32>, <16 x i32>, i16)
declare <4 x i64> @llvm.x86.avx512.mask.broadcasti64x2.256(<2 x i64>, <4 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.broadcasti64x4.512(<4 x i64>, <8 x i64>, i8)
declare i16 @llvm.x86.avx512.mask.cmp.b.128(<16 x i8>, <16 x i8>, i32, i16)
declare i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32>, <4 x i32>, i32, i8)
declare i8 @llvm.x86.avx512.mask.cmp.pd.128(<2 x double>, <2 x double>, i32, i8)
declare i8 @llvm.x86.avx512.mask.cmp.q.128(<2 x i64>, <2 x i64>, i32, i8)
declare i8 @llvm.x86.avx512.mask.cmp.w.128(<8 x i16>, <8 x i16>, i32, i8)
declare <2 x double> @llvm.x86.avx512.mask.compress.pd.128(<2 x double>, <2 x double>, i8)
declare void @llvm.x86.avx512.mask.compress.store.pd.128(ptr, <2 x double>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.conflict.d.128(<4 x i32>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.conflict.d.256(<8 x i32>, <8 x i32>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.conflict.d.512(<16 x i32>, <16 x i32>, i16)
declare <2 x i64> @llvm.x86.avx512.mask.conflict.q.128(<2 x i64>, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.conflict.q.256(<4 x i64>, <4 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.conflict.q.512(<8 x i64>, <8 x i64>, i8)
declare <2 x double> @llvm.x86.avx512.mask.cvtdq2pd.128(<4 x i32>, <2 x double>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.cvtpd2dq.256(<4 x double>, <4 x i32>, i8)
declare <4 x float> @llvm.x86.avx512.mask.cvtpd2ps.256(<4 x double>, <4 x float>, i8)
declare <2 x double> @llvm.x86.avx512.mask.cvtps2pd.128(<4 x float>, <2 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask.cvtps2pd.256(<4 x float>, <4 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.cvtqq2pd.128(<2 x i64>, <2 x double>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.cvttpd2dq.256(<4 x double>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.cvttps2dq.128(<4 x float>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.cvttps2dq.256(<8 x float>, <8 x i32>, i8)
declare <2 x double> @llvm.x86.avx512.mask.cvtudq2pd.128(<4 x i32>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.cvtuqq2pd.128(<2 x i64>, <2 x double>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.dbpsadbw.128(<16 x i8>, <16 x i8>, i32, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.dbpsadbw.256(<32 x i8>, <32 x i8>, i32, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.dbpsadbw.512(<64 x i8>, <64 x i8>, i32, <32 x i16>, i32)
declare <4 x float> @llvm.x86.avx512.mask.div.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <2 x double> @llvm.x86.avx512.mask.expand.pd.128(<2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.expand.load.pd.128(ptr, <2 x double>, i8)
declare i8 @llvm.x86.avx512.mask.fpclass.pd.128(<2 x double>, i32, i8)
declare <2 x double> @llvm.x86.avx512.mask.gather3div2.df(<2 x double>, ptr, <2 x i64>, <2 x i1>, i32)
declare <4 x double> @llvm.x86.avx512.mask.insertf64x2.256(<4 x double>, <2 x double>, i32, <4 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.load.pd.128(ptr, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.loadu.pd.128(ptr, <2 x double>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.loadu.w.128(ptr, <8 x i16>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.lzcnt.q.128(<2 x i64>, <2 x i64>, i8)
declare <4 x float> @llvm.x86.avx512.mask.max.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.min.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <2 x double> @llvm.x86.avx512.mask.movddup.128(<2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.move.sd(<2 x double>, <2 x double>, <2 x double>, i8)
declare <4 x float> @llvm.x86.avx512.mask.movshdup.128(<4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.movsldup.128(<4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.mul.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.or.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.pabs.q.128(<2 x i64>, <2 x i64>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.packssdw.128(<4 x i32>, <4 x i32>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.packssdw.256(<8 x i32>, <8 x i32>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.packssdw.512(<16 x i32>, <16 x i32>, <32 x i16>, i32)
declare <16 x i8> @llvm.x86.avx512.mask.packsswb.128(<8 x i16>, <8 x i16>, <16 x i8>, i16)
declare <32 x i8> @llvm.x86.avx512.mask.packsswb.256(<16 x i16>, <16 x i16>, <32 x i8>, i32)
declare <64 x i8> @llvm.x86.avx512.mask.packsswb.512(<32 x i16>, <32 x i16>, <64 x i8>, i64)
declare <8 x i16> @llvm.x86.avx512.mask.packusdw.128(<4 x i32>, <4 x i32>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.packusdw.256(<8 x i32>, <8 x i32>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.packusdw.512(<16 x i32>, <16 x i32>, <32 x i16>, i32)
declare <16 x i8> @llvm.x86.avx512.mask.packuswb.128(<8 x i16>, <8 x i16>, <16 x i8>, i16)
declare <32 x i8> @llvm.x86.avx512.mask.packuswb.256(<16 x i16>, <16 x i16>, <32 x i8>, i32)
declare <64 x i8> @llvm.x86.avx512.mask.packuswb.512(<32 x i16>, <32 x i16>, <64 x i8>, i64)
declare <4 x i32> @llvm.x86.avx512.mask.padd.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.padds.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.paddus.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.palignr.128(<16 x i8>, <16 x i8>, i32, <16 x i8>, i16)
declare <4 x i32> @llvm.x86.avx512.mask.pand.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.pandn.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.pavg.b.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <32 x i8> @llvm.x86.avx512.mask.pavg.b.256(<32 x i8>, <32 x i8>, <32 x i8>, i32)
declare <64 x i8> @llvm.x86.avx512.mask.pavg.b.512(<64 x i8>, <64 x i8>, <64 x i8>, i64)
declare <8 x i16> @llvm.x86.avx512.mask.pavg.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.pavg.w.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.pavg.w.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <16 x i8> @llvm.x86.avx512.mask.pbroadcast.b.gpr.128(i8, <16 x i8>, i16)
declare <4 x i32> @llvm.x86.avx512.mask.pbroadcast.d.gpr.128(i32, <4 x i32>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.pbroadcast.q.gpr.128(i64, <2 x i64>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.pbroadcast.w.gpr.128(i16, <8 x i16>, i8)
declare i8 @llvm.x86.avx512.mask.pcmpeq.q.128(<2 x i64>, <2 x i64>, i8)
declare i8 @llvm.x86.avx512.mask.pcmpgt.q.128(<2 x i64>, <2 x i64>, i8)
declare <4 x double> @llvm.x86.avx512.mask.perm.df.256(<4 x double>, i32, <4 x double>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.perm.di.256(<4 x i64>, i32, <4 x i64>, i8)
declare <4 x double> @llvm.x86.avx512.mask.permvar.df.256(<4 x double>, <4 x i64>, <4 x double>, i8)
declare <8 x double> @llvm.x86.avx512.mask.permvar.df.512(<8 x double>, <8 x i64>, <8 x double>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.permvar.di.256(<4 x i64>, <4 x i64>, <4 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.permvar.di.512(<8 x i64>, <8 x i64>, <8 x i64>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.permvar.hi.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.permvar.hi.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.permvar.hi.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <16 x i8> @llvm.x86.avx512.mask.permvar.qi.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <32 x i8> @llvm.x86.avx512.mask.permvar.qi.256(<32 x i8>, <32 x i8>, <32 x i8>, i32)
declare <64 x i8> @llvm.x86.avx512.mask.permvar.qi.512(<64 x i8>, <64 x i8>, <64 x i8>, i64)
declare <8 x float> @llvm.x86.avx512.mask.permvar.sf.256(<8 x float>, <8 x i32>, <8 x float>, i8)
declare <16 x float> @llvm.x86.avx512.mask.permvar.sf.512(<16 x float>, <16 x i32>, <16 x float>, i16)
declare <8 x i32> @llvm.x86.avx512.mask.permvar.si.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.permvar.si.512(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <8 x i16> @llvm.x86.avx512.mask.pmaddubs.w.128(<16 x i8>, <16 x i8>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.pmaddubs.w.256(<32 x i8>, <32 x i8>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.pmaddubs.w.512(<64 x i8>, <64 x i8>, <32 x i16>, i32)
declare <4 x i32> @llvm.x86.avx512.mask.pmaddw.d.128(<8 x i16>, <8 x i16>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.pmaddw.d.256(<16 x i16>, <16 x i16>, <8 x i32>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.pmaddw.d.512(<32 x i16>, <32 x i16>, <16 x i32>, i16)
declare <2 x i64> @llvm.x86.avx512.mask.pmaxs.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.pmaxu.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.pmins.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.pminu.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.pmov.qd.256(<4 x i64>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.pmov.qd.512(<8 x i64>, <8 x i32>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.pmov.wb.256(<16 x i16>, <16 x i8>, i16)
declare <32 x i8> @llvm.x86.avx512.mask.pmov.wb.512(<32 x i16>, <32 x i8>, i32)
declare <2 x i64> @llvm.x86.avx512.mask.pmovsxd.q.128(<4 x i32>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.pmovzxd.q.128(<4 x i32>, <2 x i64>, i8)
declare < 2 x i64> @llvm.x86.avx512.mask.pmul.dq.128(< 4 x i32>, < 4 x i32>, < 2 x i64>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.pmul.hr.sw.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.pmul.hr.sw.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.pmul.hr.sw.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <8 x i16> @llvm.x86.avx512.mask.pmulh.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.pmulh.w.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.pmulh.w.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <8 x i16> @llvm.x86.avx512.mask.pmulhu.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.pmulhu.w.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.pmulhu.w.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <2 x i64> @llvm.x86.avx512.mask.pmull.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.pmultishift.qb.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <32 x i8> @llvm.x86.avx512.mask.pmultishift.qb.256(<32 x i8>, <32 x i8>, <32 x i8>, i32)
declare <64 x i8> @llvm.x86.avx512.mask.pmultishift.qb.512(<64 x i8>, <64 x i8>, <64 x i8>, i64)
declare < 2 x i64> @llvm.x86.avx512.mask.pmulu.dq.128(< 4 x i32>, < 4 x i32>, < 2 x i64>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.por.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.prol.q.128(<2 x i64>, i32, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.prolv.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.pror.q.128(<2 x i64>, i32, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.prorv.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.pshuf.b.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <32 x i8> @llvm.x86.avx512.mask.pshuf.b.256(<32 x i8>, <32 x i8>, <32 x i8>, i32)
declare <64 x i8> @llvm.x86.avx512.mask.pshuf.b.512(<64 x i8>, <64 x i8>, <64 x i8>, i64)
declare <4 x i32> @llvm.x86.avx512.mask.pshuf.d.128(<4 x i32>, i32, <4 x i32>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.pshufh.w.128(<8 x i16>, i32, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.pshufl.w.128(<8 x i16>, i32, <8 x i16>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.psll.d(<16 x i32>, <4 x i32>, <16 x i32>, i16)
declare <4 x i32> @llvm.x86.avx512.mask.psll.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psll.d.256(<8 x i32>, <4 x i32>, <8 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.psll.di.128(<4 x i32>, i32, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psll.di.256(<8 x i32>, i32, <8 x i32>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.psll.di.512(<16 x i32>, i32, <16 x i32>, i16)
declare <8 x i64> @llvm.x86.avx512.mask.psll.q(<8 x i64>, <2 x i64>, <8 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.psll.q.256(<4 x i64>, <2 x i64>, <4 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psll.qi.512(<8 x i64>, i32, <8 x i64>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psll.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.psll.w.256(<16 x i16>, <8 x i16>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.psll.w.512(<32 x i16>, <8 x i16>, <32 x i16>, i32)
declare <8 x i16> @llvm.x86.avx512.mask.psll.wi.128(<8 x i16>, i32, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.psll.wi.256(<16 x i16>, i32, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.psll.wi.512(<32 x i16>, i32, <32 x i16>, i32)
declare <16 x i32> @llvm.x86.avx512.mask.pslli.d(<16 x i32>, i32, <16 x i32>, i16)
declare <8 x i64> @llvm.x86.avx512.mask.pslli.q(<8 x i64>, i32, <8 x i64>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.psllv.d(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <8 x i64> @llvm.x86.avx512.mask.psllv.q(<8 x i64>, <8 x i64>, <8 x i64>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.psllv16.hi(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <2 x i64> @llvm.x86.avx512.mask.psllv2.di(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <32 x i16> @llvm.x86.avx512.mask.psllv32hi(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <4 x i64> @llvm.x86.avx512.mask.psllv4.di(<4 x i64>, <4 x i64>, <4 x i64>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.psllv4.si(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psllv8.hi(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psllv8.si(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.psra.d(<16 x i32>, <4 x i32>, <16 x i32>, i16)
declare <4 x i32> @llvm.x86.avx512.mask.psra.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psra.d.256(<8 x i32>, <4 x i32>, <8 x i32>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.psra.di.512(<16 x i32>, i32, <16 x i32>, i16)
declare <8 x i64> @llvm.x86.avx512.mask.psra.q(<8 x i64>, <2 x i64>, <8 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.psra.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.psra.q.256(<4 x i64>, <2 x i64>, <4 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.psra.qi.128(<2 x i64>, i32, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.psra.qi.256(<4 x i64>, i32, <4 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psra.qi.512(<8 x i64>, i32, <8 x i64>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psra.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.psra.w.256(<16 x i16>, <8 x i16>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.psra.w.512(<32 x i16>, <8 x i16>, <32 x i16>, i32)
declare <8 x i16> @llvm.x86.avx512.mask.psra.wi.128(<8 x i16>, i32, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.psra.wi.256(<16 x i16>, i32, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.psra.wi.512(<32 x i16>, i32, <32 x i16>, i32)
declare <16 x i32> @llvm.x86.avx512.mask.psrai.d(<16 x i32>, i32, <16 x i32>, i16)
declare <8 x i64> @llvm.x86.avx512.mask.psrai.q(<8 x i64>, i32, <8 x i64>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.psrav.d(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <8 x i64> @llvm.x86.avx512.mask.psrav.q(<8 x i64>, <8 x i64>, <8 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.psrav.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.psrav.q.256(<4 x i64>, <4 x i64>, <4 x i64>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.psrav16.hi(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.psrav32.hi(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <4 x i32> @llvm.x86.avx512.mask.psrav4.si(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psrav8.hi(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psrav8.si(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.psrl.d(<16 x i32>, <4 x i32>, <16 x i32>, i16)
declare <4 x i32> @llvm.x86.avx512.mask.psrl.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psrl.d.256(<8 x i32>, <4 x i32>, <8 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.psrl.di.128(<4 x i32>, i32, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psrl.di.256(<8 x i32>, i32, <8 x i32>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.psrl.di.512(<16 x i32>, i32, <16 x i32>, i16)
declare <8 x i64> @llvm.x86.avx512.mask.psrl.q(<8 x i64>, <2 x i64>, <8 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.psrl.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.psrl.q.256(<4 x i64>, <2 x i64>, <4 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.psrl.qi.128(<2 x i64>, i32, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.psrl.qi.256(<4 x i64>, i32, <4 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psrl.qi.512(<8 x i64>, i32, <8 x i64>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psrl.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.psrl.w.256(<16 x i16>, <8 x i16>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.psrl.w.512(<32 x i16>, <8 x i16>, <32 x i16>, i32)
declare <8 x i16> @llvm.x86.avx512.mask.psrl.wi.128(<8 x i16>, i32, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.psrl.wi.256(<16 x i16>, i32, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.psrl.wi.512(<32 x i16>, i32, <32 x i16>, i32)
declare <16 x i32> @llvm.x86.avx512.mask.psrli.d(<16 x i32>, i32, <16 x i32>, i16)
declare <8 x i64> @llvm.x86.avx512.mask.psrli.q(<8 x i64>, i32, <8 x i64>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.psrlv.d(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <8 x i64> @llvm.x86.avx512.mask.psrlv.q(<8 x i64>, <8 x i64>, <8 x i64>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.psrlv16.hi(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <2 x i64> @llvm.x86.avx512.mask.psrlv2.di(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <32 x i16> @llvm.x86.avx512.mask.psrlv32hi(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <4 x i64> @llvm.x86.avx512.mask.psrlv4.di(<4 x i64>, <4 x i64>, <4 x i64>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.psrlv4.si(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psrlv8.hi(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psrlv8.si(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.psub.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psubs.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psubus.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.pternlog.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i32, i8)
declare <2 x i64> @llvm.x86.avx512.mask.punpckhqd.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.punpcklqd.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.pxor.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x double> @llvm.x86.avx512.mask.shuf.f64x2.256(<4 x double>, <4 x double>, i32, <4 x double>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.shuf.i64x2.256(<4 x i64>, <4 x i64>, i32, <4 x i64>, i8)
declare <2 x double> @llvm.x86.avx512.mask.shuf.pd.128(<2 x double>, <2 x double>, i32, <2 x double>, i8)
declare <8 x double> @llvm.x86.avx512.mask.sqrt.pd.512(<8 x double>, <8 x double>, i8, i32)
declare void @llvm.x86.avx512.mask.store.pd.128(ptr, <2 x double>, i8)
declare void @llvm.x86.avx512.mask.storeu.pd.128(ptr, <2 x double>, i8)
declare <4 x float> @llvm.x86.avx512.mask.sub.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare i16 @llvm.x86.avx512.mask.ucmp.b.128(<16 x i8>, <16 x i8>, i32, i16)
declare i8 @llvm.x86.avx512.mask.ucmp.d.128(<4 x i32>, <4 x i32>, i32, i8)
declare i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64>, <2 x i64>, i32, i8)
declare i8 @llvm.x86.avx512.mask.ucmp.w.128(<8 x i16>, <8 x i16>, i32, i8)
declare <2 x double> @llvm.x86.avx512.mask.unpckh.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.unpckl.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.valign.q.128(<2 x i64>, <2 x i64>, i32, <2 x i64>, i8)
declare <4 x float> @llvm.x86.avx512.mask.vcvtph2ps.128(<8 x i16>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.vcvtph2ps.256(<8 x i16>, <8 x float>, i8)
declare <2 x double> @llvm.x86.avx512.mask.vextractf64x2.256(<4 x double>, i32, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.vfmadd.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.vfmadd.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32)
declare <2 x double> @llvm.x86.avx512.mask.vfmaddsub.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.vfnmadd.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.vfnmsub.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.vpdpbusd.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.vpdpbusds.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.vpdpwssd.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.vpdpwssds.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <2 x double> @llvm.x86.avx512.mask.vpermi2var.pd.128(<2 x double>, <2 x i64>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.vpermil.pd.128(<2 x double>, i32, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.vpermilvar.pd.128(<2 x double>, <2 x i64>, <2 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask.vpermilvar.pd.256(<4 x double>, <4 x i64>, <4 x double>, i8)
declare <8 x double> @llvm.x86.avx512.mask.vpermilvar.pd.512(<8 x double>, <8 x i64>, <8 x double>, i8)
declare <4 x float> @llvm.x86.avx512.mask.vpermilvar.ps.128(<4 x float>, <4 x i32>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.vpermilvar.ps.256(<8 x float>, <8 x i32>, <8 x float>, i8)
declare <16 x float> @llvm.x86.avx512.mask.vpermilvar.ps.512(<16 x float>, <16 x i32>, <16 x float>, i16)
declare <2 x i64> @llvm.x86.avx512.mask.vpermt2var.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.vpmadd52h.uq.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.vpmadd52l.uq.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.vpshld.q.128(<2 x i64>, <2 x i64>, i32, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.vpshldv.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.vpshrd.q.128(<2 x i64>, <2 x i64>, i32, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.vpshrdv.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare i16 @llvm.x86.avx512.mask.vpshufbitqmb.128(<16 x i8>, <16 x i8>, i16)
declare <4 x float> @llvm.x86.avx512.mask.xor.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <2 x double> @llvm.x86.avx512.mask3.vfmadd.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask3.vfmadd.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32)
declare <2 x double> @llvm.x86.avx512.mask3.vfmaddsub.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask3.vfmsub.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask3.vfmsub.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32)
declare <2 x double> @llvm.x86.avx512.mask3.vfmsubadd.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask3.vfnmsub.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask3.vfnmsub.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32)
declare <2 x i64> @llvm.x86.avx512.maskz.pternlog.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i32, i8)
declare <2 x double> @llvm.x86.avx512.maskz.vfmadd.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.maskz.vfmadd.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32)
declare <4 x float> @llvm.x86.avx512.maskz.vfmadd.ss(<4 x float>, <4 x float>, <4 x float>, i8, i32)
declare <2 x double> @llvm.x86.avx512.maskz.vfmaddsub.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <4 x i32> @llvm.x86.avx512.maskz.vpdpbusd.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.maskz.vpdpbusds.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.maskz.vpdpwssd.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.maskz.vpdpwssds.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <2 x i64> @llvm.x86.avx512.maskz.vpermt2var.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.maskz.vpmadd52h.uq.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.maskz.vpmadd52l.uq.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.maskz.vpshldv.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.maskz.vpshrdv.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.movntdqa(ptr)
declare <32 x i16> @llvm.x86.avx512.padds.w.512(<32 x i16>, <32 x i16>)
declare <2 x i64> @llvm.x86.avx512.pbroadcastq.128(<2 x i64>, <2 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.pmul.dq.512(<16 x i32>, <16 x i32>)
declare <8 x i64> @llvm.x86.avx512.pmulu.dq.512(<16 x i32>, <16 x i32>)
declare <2 x i64> @llvm.x86.avx512.prol.q.128(<2 x i64>, i32)
declare <2 x i64> @llvm.x86.avx512.prolv.q.128(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.x86.avx512.pror.q.128(<2 x i64>, i32)
declare <2 x i64> @llvm.x86.avx512.prorv.q.128(<2 x i64>, <2 x i64>)
declare <8 x i64> @llvm.x86.avx512.psll.dq.512(<8 x i64>, i32)
declare <8 x i64> @llvm.x86.avx512.psrl.dq.512(<8 x i64>, i32)
declare <32 x i16> @llvm.x86.avx512.psubs.w.512(<32 x i16>, <32 x i16>)
declare i8 @llvm.x86.avx512.ptestm.q.128(<2 x i64>, <2 x i64>, i8)
declare i8 @llvm.x86.avx512.ptestm.q.512(<8 x i64>, <8 x i64>, i8)
declare i8 @llvm.x86.avx512.ptestnm.q.128(<2 x i64>, <2 x i64>, i8)
declare void @llvm.x86.avx512.storent.pd.512(ptr, <8 x double>)
declare <8 x double> @llvm.x86.avx512.vbroadcast.sd.512(ptr)
declare <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx512.vpdpbusds.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx512.vpdpwssds.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.x86.avx512.vpshld.q.128(<2 x i64>, <2 x i64>, i32)
declare <2 x i64> @llvm.x86.avx512.vpshrd.q.128(<2 x i64>, <2 x i64>, i32)
declare <8 x i16> @llvm.x86.avx512bf16.cvtneps2bf16.256(<8 x float>)
declare < 2 x double > @llvm.x86.fma.vfmadd.pd(< 2 x double >, < 2 x double >, < 2 x double >)
declare <2 x double> @llvm.x86.fma.vfmadd.sd(<2 x double>, <2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.fma.vfmsub.pd(<2 x double>, <2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.fma.vfmsub.sd(<2 x double>, <2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.fma.vfmsubadd.pd(<2 x double>, <2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.fma.vfnmadd.pd(<2 x double>, <2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.fma.vfnmadd.sd(<2 x double>, <2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.fma.vfnmsub.pd(<2 x double>, <2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.fma.vfnmsub.sd(<2 x double>, <2 x double>, <2 x double>)
declare < 2 x double > @llvm.x86.fma4.vfmadd.sd(< 2 x double >, < 2 x double >, < 2 x double >)
declare i64 @llvm.x86.rdtscp(ptr)
declare ptr @llvm.x86.seh.recoverfp(ptr, ptr)
declare <4 x float> @llvm.x86.sse.add.ss(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse.cvtsi2ss(<4 x float>, i32)
declare <4 x float> @llvm.x86.sse.cvtsi642ss(<4 x float>, i64)
declare <4 x float> @llvm.x86.sse.div.ss(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse.mul.ss(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse.sqrt.ps(<4 x float>)
declare <4 x float> @llvm.x86.sse.sqrt.ss(<4 x float>)
declare void @llvm.x86.sse.storeu.ps(ptr, <4 x float>)
declare <4 x float> @llvm.x86.sse.sub.ss(<4 x float>, <4 x float>)
declare <2 x double> @llvm.x86.sse2.add.sd(<2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.sse2.cvtdq2pd(<4 x i32>)
declare <4 x float> @llvm.x86.sse2.cvtdq2ps(<4 x i32>)
declare <2 x double> @llvm.x86.sse2.cvtps2pd(<4 x float>)
declare <2 x double> @llvm.x86.sse2.cvtsi2sd(<2 x double>, i32)
declare <2 x double> @llvm.x86.sse2.cvtsi642sd(<2 x double>, i64)
declare <2 x double> @llvm.x86.sse2.cvtss2sd(<2 x double>, <4 x float>)
declare <2 x double> @llvm.x86.sse2.div.sd(<2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.sse2.mul.sd(<2 x double>, <2 x double>)
declare <8 x i16> @llvm.x86.sse2.padds.w(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.sse2.paddus.w(<8 x i16>, <8 x i16>)
declare <16 x i8> @llvm.x86.sse2.pcmpeq.b(<16 x i8>, <16 x i8>)
declare <8 x i16> @llvm.x86.sse2.pmaxs.w(<8 x i16>, <8 x i16>)
declare <16 x i8> @llvm.x86.sse2.pmaxu.b(<16 x i8>, <16 x i8>)
declare <8 x i16> @llvm.x86.sse2.pmins.w(<8 x i16>, <8 x i16>)
declare <16 x i8> @llvm.x86.sse2.pminu.b(<16 x i8>, <16 x i8>)
declare <2 x i64> @llvm.x86.sse2.pmulu.dq(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32>, i8)
declare <8 x i16> @llvm.x86.sse2.pshufh.w(<8 x i16>, i8)
declare <8 x i16> @llvm.x86.sse2.pshufl.w(<8 x i16>, i8)
declare <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64>, i32)
declare <2 x i64> @llvm.x86.sse2.psll.dq.bs(<2 x i64>, i32)
declare <2 x i64> @llvm.x86.sse2.psrl.dq(<2 x i64>, i32)
declare <2 x i64> @llvm.x86.sse2.psrl.dq.bs(<2 x i64>, i32)
declare <8 x i16> @llvm.x86.sse2.psubs.w(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.sse2.psubus.w(<8 x i16>, <8 x i16>)
declare <2 x double> @llvm.x86.sse2.sqrt.pd(<2 x double>)
declare <2 x double> @llvm.x86.sse2.sqrt.sd(<2 x double>)
declare void @llvm.x86.sse2.storel.dq(ptr, <4 x i32>)
declare void @llvm.x86.sse2.storeu.pd(ptr, <2 x double>)
declare <2 x double> @llvm.x86.sse2.sub.sd(<2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.sse41.blendpd(<2 x double>, <2 x double>, i32)
declare <2 x double> @llvm.x86.sse41.dppd(<2 x double>, <2 x double>, i32)
declare <4 x float> @llvm.x86.sse41.dpps(<4 x float>, <4 x float>, i32)
declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i8)
declare <2 x i64> @llvm.x86.sse41.movntdqa(ptr)
declare <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8>, <16 x i8>, i32)
declare <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16>, <8 x i16>, i32)
declare <16 x i8> @llvm.x86.sse41.pmaxsb(<16 x i8>, <16 x i8>)
declare <4 x i32> @llvm.x86.sse41.pmaxsd(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.sse41.pmaxud(<4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.x86.sse41.pmaxuw(<8 x i16>, <8 x i16>)
declare <16 x i8> @llvm.x86.sse41.pminsb(<16 x i8>, <16 x i8>)
declare <4 x i32> @llvm.x86.sse41.pminsd(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.sse41.pminud(<4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.x86.sse41.pminuw(<8 x i16>, <8 x i16>)
declare <2 x i64> @llvm.x86.sse41.pmovsxdq(<4 x i32>)
declare <2 x i64> @llvm.x86.sse41.pmovzxdq(<4 x i32>)
declare <2 x i64> @llvm.x86.sse41.pmuldq(<4 x i32>, <4 x i32>)
declare i32 @llvm.x86.sse41.ptestc(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse41.ptestnzc(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse41.ptestz(<4 x float>, <4 x float>)
declare i64 @llvm.x86.sse42.crc32.64.8(i64, i8)
declare void @llvm.x86.sse4a.movnt.sd(ptr, <2 x double>)
declare <16 x i8> @llvm.x86.ssse3.pabs.b.128(<16 x i8>)
declare <4 x i32> @llvm.x86.ssse3.pabs.d.128(<4 x i32>)
declare <8 x i16> @llvm.x86.ssse3.pabs.w.128(<8 x i16>)
declare i8 @llvm.x86.subborrow.u32(i8, i32, i32, ptr)
declare i8 @llvm.x86.subborrow.u64(i8, i64, i64, ptr)
declare <4 x float> @llvm.x86.vcvtph2ps.128(<8 x i16>)
declare <2 x i64> @llvm.x86.xop.vpcmov(<2 x i64>, <2 x i64>, <2 x i64>)
declare <4 x i64> @llvm.x86.xop.vpcmov.256(<4 x i64>, <4 x i64>, <4 x i64>)
declare <2 x i64> @llvm.x86.xop.vpcomeqq(<2 x i64>, <2 x i64>)
declare <2 x double> @llvm.x86.xop.vpermil2pd(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x i64> @llvm.x86.xop.vprotqi(<2 x i64>, i8)
