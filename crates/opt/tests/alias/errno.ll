target triple = "x86_64-unknown-linux-gnu"
declare double @sin(double) memory(errnomem: write)
@ge = external global i32
@gi = internal global i32 0
@gd = global i32 0
@gc = constant i32 0
@gt = thread_local global i32 0
define void @m(ptr %p, ptr noalias %q, ptr byval(i32) %b) {
  store i8 1, ptr %p
  store i32 1, ptr %q
  store i32 1, ptr %b
  store i32 1, ptr @ge
  store i32 1, ptr @gi
  store i32 1, ptr @gd
  store i32 1, ptr @gt
  %l = load i32, ptr @gc
  store <2 x i8> zeroinitializer, ptr @gt
  %z = call double @sin(double 0.0)
  ret void
}
