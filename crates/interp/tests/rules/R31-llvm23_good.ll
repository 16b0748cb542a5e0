; RUN: run
; Intrinsics of LLVM 23: bits by a mask, division by a mask, structured objects and addresses, loops that
; trap, formats of eight bits.

%pair = type { i8, [3 x i32] }

define i32 @check(i1 %holds, i32 %number, i32 %before) {
  %failed = select i1 %holds, i32 0, i32 %number
  %is = icmp eq i32 %before, 0
  %all = select i1 %is, i32 %failed, i32 %before
  ret i32 %all
}

define i32 @main() {
  %gathered = call i8 @llvm.pext.i8(i8 u0xaa, i8 u0xcc)
  %c1 = icmp eq i8 %gathered, u0x0a
  %r1 = call i32 @check(i1 %c1, i32 1, i32 0)
  %scattered = call i8 @llvm.pdep.i8(i8 u0x0a, i8 u0xcc)
  %c2 = icmp eq i8 %scattered, u0x88
  %r2 = call i32 @check(i1 %c2, i32 2, i32 %r1)

  ; An excluded lane may divide by zero, or overflow.
  %q = call <4 x i32> @llvm.masked.sdiv.v4i32(<4 x i32> <i32 -7, i32 1, i32 -2147483648, i32 9>, <4 x i32> <i32 2, i32 0, i32 -1, i32 3>, <4 x i1> <i1 true, i1 false, i1 false, i1 true>)
  %q0 = extractelement <4 x i32> %q, i32 0
  %q3 = extractelement <4 x i32> %q, i32 3
  %sum = add i32 %q0, %q3
  %c3 = icmp eq i32 %sum, 0
  %r3 = call i32 @check(i1 %c3, i32 3, i32 %r2)
  %m = call <2 x i8> @llvm.masked.urem.v2i8(<2 x i8> <i8 -1, i8 1>, <2 x i8> <i8 10, i8 0>, <2 x i1> <i1 true, i1 false>)
  %m0 = extractelement <2 x i8> %m, i32 0
  %c4 = icmp eq i8 %m0, 5
  %r4 = call i32 @check(i1 %c4, i32 4, i32 %r3)

  %object = call elementtype(%pair) ptr @llvm.structured.alloca.p0()
  call void @llvm.lifetime.start.p0(ptr %object)
  %place = call ptr (ptr, ...) @llvm.structured.gep.p0(ptr elementtype(%pair) %object, i32 1, i64 2)
  store i32 77, ptr %place
  %plain = getelementptr %pair, ptr %object, i32 0, i32 1, i32 2
  %same = icmp eq ptr %place, %plain
  %r5 = call i32 @check(i1 %same, i32 5, i32 %r4)
  %read = load i32, ptr %plain
  %c6 = icmp eq i32 %read, 77
  %r6 = call i32 @check(i1 %c6, i32 6, i32 %r5)
  call void @llvm.lifetime.end.p0(ptr %object)
  ; Without indices it is the source, and an array of length zero has no bound.
  %whole = call ptr (ptr, ...) @llvm.structured.gep.p0(ptr elementtype(%pair) %object)
  %c7 = icmp eq ptr %whole, %object
  %r7 = call i32 @check(i1 %c7, i32 7, i32 %r6)
  %far = call ptr (ptr, ...) @llvm.structured.gep.p0(ptr elementtype([0 x i8]) %object, i32 13)
  %near = getelementptr i8, ptr %object, i32 13
  %c8 = icmp eq ptr %far, %near
  %r8 = call i32 @check(i1 %c8, i32 8, i32 %r7)

  call void @llvm.cond.loop(i1 false)

  ; 464 lies between 448 and NaN, to which it is equally near.
  %top = call i8 @llvm.convert.to.arbitrary.fp.i8.f32(float 464.0, metadata !"Float8E4M3FN", metadata !"round.tonearest", i1 false)
  %c9 = icmp eq i8 %top, u0x7e
  %r9 = call i32 @check(i1 %c9, i32 9, i32 %r8)
  %infinite = call <2 x i8> @llvm.convert.to.arbitrary.fp.v2i8.v2f64(<2 x double> <double 1.0e+10, double -1.1>, metadata !"Float8E5M2", metadata !"round.downward", i1 false)
  %i0 = extractelement <2 x i8> %infinite, i32 0
  %c10 = icmp eq i8 %i0, u0x7c
  %r10 = call i32 @check(i1 %c10, i32 10, i32 %r9)
  %i1 = extractelement <2 x i8> %infinite, i32 1
  %c11 = icmp eq i8 %i1, u0xbd
  %r11 = call i32 @check(i1 %c11, i32 11, i32 %r10)
  %back = call half @llvm.convert.from.arbitrary.fp.f16.i8(i8 u0xbd, metadata !"Float8E5M2")
  %c12 = fcmp oeq half %back, -1.25
  %r12 = call i32 @check(i1 %c12, i32 12, i32 %r11)
  ret i32 %r12
}
