declare i8 @v(i8, ...)
declare float @strict(float) strictfp
declare ptr @p()
define float @f(float %a, ptr %q) {
  %x = call i8 (i8, ...) @v(i8 align 8 0, i8 align 8 signext 1, ptr align 8 signext %q, float nofpclass(nan) signext %a)
  %y = call float @strict(float %a)
  %z = call float @strict(float %a) strictfp
  ret float %y
}
define float @g(float %a) strictfp {
  %y = call float @strict(float %a)
  ret float %y
}
define void @b() {
  %a = call ptr @p() [ "clang.arc.attachedcall"(ptr null) ]
  %b = call ptr @p() [ "clang.arc.attachedcall"(i64 0) ]
  %c = call ptr @p() [ "clang.arc.attachedcall"() ]
  ret void
}
