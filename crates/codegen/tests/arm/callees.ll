; Functions of conventions other than that of C. Each is called by the function of `callers.ll` with its name.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

declare void @clobber()

; What is read after the call has to survive it.
define preserve_mostcc i64 @most(i64 %a, i64 %b, double %c) {
  call void @clobber()
  %n = fptosi double %c to i64
  %x = mul i64 %a, %b
  %r = add i64 %x, %n
  ret i64 %r
}

define preserve_allcc i64 @all(i64 %a, <2 x i64> %v) {
  call void @clobber()
  %v0 = extractelement <2 x i64> %v, i64 0
  %v1 = extractelement <2 x i64> %v, i64 1
  %x = xor i64 %v0, %v1
  %r = add i64 %x, %a
  ret i64 %r
}

define aarch64_vector_pcs <4 x float> @vector(<4 x float> %a, <4 x float> %b) {
  %c = fmul <4 x float> %a, %b
  call void @clobber()
  %d = fadd <4 x float> %c, %a
  ret <4 x float> %d
}

; The functions whose saved registers the driver looks at.
define preserve_mostcc void @most_kept() {
  call void @clobber()
  ret void
}

define preserve_allcc void @all_kept() {
  call void @clobber()
  ret void
}

define aarch64_vector_pcs void @vector_kept() {
  call void @clobber()
  ret void
}

; LLVM's functions of this convention do not keep the return address: they call nothing.
define ghccc i64 @ghc(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j,
                      float %k, double %l, <2 x double> %m, float %n) {
  %ab = sub i64 %a, %b
  %cd = mul i64 %c, %d
  %ef = xor i64 %e, %f
  %gh = shl i64 %g, %h
  %ij = or i64 %i, %j
  %x = add i64 %ab, %cd
  %y = add i64 %ef, %gh
  %z = add i64 %x, %y
  %w = add i64 %z, %ij
  %kn = fadd float %k, %n
  %kd = fpext float %kn to double
  %m0 = extractelement <2 x double> %m, i64 0
  %m1 = extractelement <2 x double> %m, i64 1
  %p = fmul double %l, %m0
  %q = fadd double %p, %m1
  %s = fadd double %q, %kd
  %t = fptosi double %s to i64
  %r = add i64 %w, %t
  ret i64 %r
}

define preserve_nonecc i64 @none(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j,
                                 i64 %k, i64 %l, i64 %m, i64 %n, i64 %o, i64 %p, i64 %q, i64 %s, i64 %t, i64 %u) {
  call void @clobber()
  %1 = sub i64 %a, %b
  %2 = mul i64 %1, %c
  %3 = sub i64 %2, %d
  %4 = mul i64 %3, %e
  %5 = sub i64 %4, %f
  %6 = mul i64 %5, %g
  %7 = sub i64 %6, %h
  %8 = mul i64 %7, %i
  %9 = sub i64 %8, %j
  %10 = mul i64 %9, %k
  %11 = sub i64 %10, %l
  %12 = mul i64 %11, %m
  %13 = sub i64 %12, %n
  %14 = mul i64 %13, %o
  %15 = sub i64 %14, %p
  %16 = mul i64 %15, %q
  %17 = sub i64 %16, %s
  %18 = mul i64 %17, %t
  %19 = sub i64 %18, %u
  ret i64 %19
}

; Few registers are left to values of a loop.
define graalcc i64 @graal(i64 %n, i64 %k) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ %k, %entry ], [ %s2, %loop ]
  %s1 = mul i64 %s, 31
  %s2 = add i64 %s1, %i
  call void @clobber()
  %i1 = add i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %end
end:
  ret i64 %s2
}

define swiftcc i64 @swift(ptr swiftself %self, i64 %a, ptr swifterror %error) {
  %field = load i64, ptr %self
  call void @clobber()
  %is_odd = trunc i64 %a to i1
  br i1 %is_odd, label %throws, label %returns
throws:
  store ptr %self, ptr %error
  ret i64 0
returns:
  %r = add i64 %field, %a
  ret i64 %r
}

define swiftcc { i64, i64, double, i64, i64 } @several(i64 %a, double %b) {
  %1 = insertvalue { i64, i64, double, i64, i64 } poison, i64 %a, 0
  %2 = insertvalue { i64, i64, double, i64, i64 } %1, i64 2, 1
  %3 = insertvalue { i64, i64, double, i64, i64 } %2, double %b, 2
  %4 = insertvalue { i64, i64, double, i64, i64 } %3, i64 4, 3
  %5 = insertvalue { i64, i64, double, i64, i64 } %4, i64 5, 4
  ret { i64, i64, double, i64, i64 } %5
}

define swifttailcc i64 @async(ptr swiftasync %context, ptr swiftself %self, i64 %n, i64 %sum) {
  %is_end = icmp eq i64 %n, 0
  br i1 %is_end, label %end, label %more
end:
  %c = load i64, ptr %context
  %s = load i64, ptr %self
  %x = mul i64 %c, %s
  %r = add i64 %x, %sum
  ret i64 %r
more:
  %n1 = sub i64 %n, 1
  %s1 = add i64 %sum, %n
  %r1 = musttail call swifttailcc i64 @async(ptr swiftasync %context, ptr swiftself %self, i64 %n1, i64 %s1)
  ret i64 %r1
}

define i64 @nested(ptr nest %frame, i64 %a) {
  %x = load i64, ptr %frame
  %r = mul i64 %x, %a
  ret i64 %r
}

define tailcc i64 @last(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j) {
  %x = mul i64 %a, %i
  %y = sub i64 %x, %j
  %z = mul i64 %y, %h
  ret i64 %z
}
