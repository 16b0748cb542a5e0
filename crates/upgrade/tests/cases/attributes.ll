define void @f(i32 nonnull %x, ptr zeroext %p, float range(i32 0, 5) %fl, ptr nofpclass(nan) %q, i32 align 8 %al) "no-frame-pointer-elim"="true" "null-pointer-is-valid"="true" "nooutline" "use-soft-float"="true" "uniform-work-group-size"="true" {
  call void @g(i32 nonnull 3, float align 4 1.0) strictfp
  %z = call noundef nonnull i32 @h() "no-frame-pointer-elim"="false" "no-frame-pointer-elim-non-leaf"
  ret void
}
declare void @g(i32, float) "no-frame-pointer-elim-non-leaf" "uniform-work-group-size"="false"
declare nonnull i32 @h() "no-frame-pointer-elim"="false" "no-frame-pointer-elim-non-leaf" "implicit-section-name"="foo"
declare void @h2() "no-frame-pointer-elim"="false" "null-pointer-is-valid"="false" "denormal-fp-math"="ieee" "amdgpu-unsafe-fp-atomics"="true"
define void @k() strictfp { 
  call void @g(i32 nonnull 3, float 1.0) strictfp
  ret void }
define void @k2() "amdgpu-unsafe-fp-atomics"="false" "implicit-section-name"="sec" "patchable-function"="x" { 
  call void @g(i32 nonnull 3, float 1.0) strictfp "amdgpu-unsafe-fp-atomics"="true"
  ret void }
@gv = global i32 0 #4
attributes #4 = { "no-frame-pointer-elim"="true" }
