; RUN: verify
define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {
  %v = load atomic i8, ptr %p acquire, align 1
  store atomic <vscale x 16 x i1> zeroinitializer, ptr %p release, align 2
  ret void
}
