; Calls of the functions of `callees.ll`, each with values that live on.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

declare preserve_mostcc i64 @most(i64, i64, double)
declare preserve_allcc i64 @all(i64, <2 x i64>)
declare aarch64_vector_pcs <4 x float> @vector(<4 x float>, <4 x float>)
declare ghccc i64 @ghc(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, float, double, <2 x double>, float)
declare preserve_nonecc i64 @none(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64,
                                  i64, i64, i64)
declare graalcc i64 @graal(i64, i64)
declare swiftcc i64 @swift(ptr swiftself, i64, ptr swifterror)
declare swiftcc { i64, i64, double, i64, i64 } @several(i64, double)
declare swifttailcc i64 @async(ptr swiftasync, ptr swiftself, i64, i64)
declare i64 @nested(ptr nest, i64)
declare tailcc i64 @last(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)
declare void @clobber()

define i64 @call_most(i64 %a, i64 %b) {
  %k = mul i64 %a, 7
  %r = call preserve_mostcc i64 @most(i64 %a, i64 %b, double 2.5)
  %s = add i64 %r, %k
  %t = sub i64 %s, %b
  ret i64 %t
}

define i64 @call_all(i64 %a, i64 %b) {
  %v = insertelement <2 x i64> <i64 5, i64 poison>, i64 %b, i64 1
  %r = call preserve_allcc i64 @all(i64 %a, <2 x i64> %v)
  %v1 = extractelement <2 x i64> %v, i64 1
  %s = add i64 %r, %v1
  ret i64 %s
}

define i64 @call_vector(i64 %a, i64 %b) {
  %x = sitofp i64 %a to float
  %y = sitofp i64 %b to float
  %v = insertelement <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>, float %x, i64 2
  %w = insertelement <4 x float> <float 5.0, float 6.0, float 7.0, float 8.0>, float %y, i64 1
  %r = call aarch64_vector_pcs <4 x float> @vector(<4 x float> %v, <4 x float> %w)
  %s = fadd <4 x float> %r, %w
  %s1 = extractelement <4 x float> %s, i64 1
  %s2 = extractelement <4 x float> %s, i64 2
  %p = fmul float %s1, %s2
  %t = fptosi float %p to i64
  ret i64 %t
}

define i64 @call_ghc(i64 %a, i64 %b) {
  %k = xor i64 %a, 123456
  %r = call ghccc i64 @ghc(i64 %a, i64 %b, i64 3, i64 4, i64 5, i64 %a, i64 7, i64 8, i64 9, i64 %b,
                           float 1.5, double 2.25, <2 x double> <double 3.0, double 4.5>, float 0.25)
  %s = add i64 %r, %k
  ret i64 %s
}

define i64 @call_none(i64 %a, i64 %b) {
  %k = xor i64 %a, 987
  %l = mul i64 %b, %k
  %r = call preserve_nonecc i64 @none(i64 %a, i64 %b, i64 %k, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11,
                                      i64 12, i64 13, i64 %a, i64 15, i64 %b, i64 17, i64 18, i64 19, i64 %k)
  %s = add i64 %r, %k
  %t = mul i64 %s, %l
  ret i64 %t
}

define i64 @call_graal(i64 %a, i64 %b) {
  %r = call graalcc i64 @graal(i64 5, i64 %b)
  %s = add i64 %r, %a
  ret i64 %s
}

define i64 @call_swift(i64 %a, i64 %b) {
  %error = alloca swifterror ptr
  store ptr null, ptr %error
  %self = alloca i64
  store i64 %b, ptr %self
  %r = call swiftcc i64 @swift(ptr swiftself %self, i64 %a, ptr swifterror %error)
  %e = load ptr, ptr %error
  %is_error = icmp ne ptr %e, null
  %is_self = icmp eq ptr %e, %self
  %1 = zext i1 %is_error to i64
  %2 = zext i1 %is_self to i64
  %3 = add i64 %r, %1
  %4 = mul i64 %3, 10
  %5 = add i64 %4, %2
  ret i64 %5
}

define i64 @call_several(i64 %a, i64 %b) {
  %d = sitofp i64 %b to double
  %r = call swiftcc { i64, i64, double, i64, i64 } @several(i64 %a, double %d)
  %r0 = extractvalue { i64, i64, double, i64, i64 } %r, 0
  %r2 = extractvalue { i64, i64, double, i64, i64 } %r, 2
  %r4 = extractvalue { i64, i64, double, i64, i64 } %r, 4
  %n = fptosi double %r2 to i64
  %x = mul i64 %r0, %n
  %y = add i64 %x, %r4
  ret i64 %y
}

define i64 @call_async(i64 %a, i64 %b) {
  %context = alloca i64
  %self = alloca i64
  store i64 %a, ptr %context
  store i64 %b, ptr %self
  %r = call swifttailcc i64 @async(ptr swiftasync %context, ptr swiftself %self, i64 10000, i64 0)
  %x = load i64, ptr %context
  %s = add i64 %r, %x
  ret i64 %s
}

define i64 @call_nested(i64 %a, i64 %b) {
  %frame = alloca i64
  store i64 %b, ptr %frame
  %r = call i64 @nested(ptr nest %frame, i64 %a)
  ret i64 %r
}

define i64 @call_last(i64 %a, i64 %b) {
  %x = alloca [4 x i64]
  store i64 %a, ptr %x
  %r = call tailcc i64 @last(i64 %a, i64 %b, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 %b, i64 10)
  call void @clobber()
  %y = load i64, ptr %x
  %s = add i64 %r, %y
  ret i64 %s
}
