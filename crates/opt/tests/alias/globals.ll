@a = internal global i32 0
@b = internal global i32 0
@c = internal global [4 x i32] zeroinitializer
@t = internal global i32 0
@x = global i32 0
@pp = internal global ptr null
@cp = internal constant [2 x i32] [i32 1, i32 2]
declare void @opaque()
declare void @nocb(ptr captures(none)) nocallback
declare void @quiet() nosync memory(none)
declare void @reader() memory(read)
declare void @readern() memory(read) nosync nocallback
declare void @argw(ptr) memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.donothing()
define void @writes_a() {
  store i32 1, ptr @a
  ret void
}
define internal void @reads_b(ptr %p) {
  %v = load i32, ptr @b
  store i32 %v, ptr %p
  ret void
}
define void @both() {
  call void @writes_a()
  call void @reads_b(ptr @x)
  call void @llvm.donothing()
  ret void
}
define void @wild() {
  call void @opaque()
  ret void
}
define linkonce_odr void @inexact() {
  ret void
}
define void @pure() {
  ret void
}
define void @rec(i32 %n) {
  %v = load i32, ptr @c
  call void @rec2(i32 %v)
  ret void
}
define void @rec2(i32 %n) {
  store i32 3, ptr @c
  call void @rec(i32 %n)
  ret void
}
define void @syncs(ptr %p) {
  fence seq_cst
  ret void
}
define void @setmem(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false)
  ret void
}
define void @esc() {
  store ptr @t, ptr @x
  ret void
}
define void @f(ptr %p, ptr %q) {
  %l = load ptr, ptr %p
  store i32 1, ptr %l
  store i32 2, ptr %q
  store i32 1, ptr @a
  store i32 1, ptr @b
  %cc = getelementptr i8, ptr @c, i64 4
  store i32 1, ptr %cc
  store i32 1, ptr @t
  store i32 1, ptr @x
  %n = load i32, ptr @cp
  call void @opaque()
  call void @nocb(ptr @b)
  call void @quiet()
  call void @reader()
  call void @readern()
  call void @argw(ptr %p)
  call void @writes_a()
  call void @reads_b(ptr %p)
  call void @both()
  call void @wild()
  call void @inexact()
  call void @pure()
  call void @rec(i32 1)
  call void @syncs(ptr %p)
  call void @setmem(ptr %p)
  call void @esc()
  ret void
}
