declare i1 @c()
declare void @use(i32)
; loads before stores, in one block
define i32 @single_block(i32 %a) {
entry:
  %x = alloca i32
  %b = load i32, ptr %x
  store i32 %a, ptr %x
  %c = load i32, ptr %x
  store i32 %c, ptr %x
  %d = load i32, ptr %x
  %e = add i32 %d, %b
  ret i32 %e
}
; single store, not dominating
define i32 @single_store(i32 %a, i1 %p) {
entry:
  %x = alloca i32
  br i1 %p, label %l, label %m
l:
  store i32 %a, ptr %x
  %k = load i32, ptr %x
  br label %m
m:
  %c = load i32, ptr %x
  ret i32 %c
}
define i32 @single_store_loop(i32 %a, i1 %p) {
entry:
  %x = alloca i32
  br label %l
l:
  %k = load i32, ptr %x
  %k1 = call i1 @c()
  store i32 %a, ptr %x
  %k2 = load i32, ptr %x
  call void @use(i32 %k)
  call void @use(i32 %k2)
  br i1 %k1, label %l, label %e
e:
  ret i32 0
}
define i32 @block_loop(i32 %a, i1 %p) {
entry:
  %x = alloca i32
  br label %l
l:
  %k = load i32, ptr %x
  %k1 = call i1 @c()
  store i32 %a, ptr %x
  store i32 %k, ptr %x
  call void @use(i32 %k)
  br i1 %k1, label %l, label %e
e:
  ret i32 0
}
define i32 @noinit(i1 %p) {
entry:
  %x = alloca i32
  %k = load i32, ptr %x
  ret i32 %k
}
define i32 @chain(i32 %a) {
  %x = alloca ptr
  %y = alloca i32
  store i32 %a, ptr %y
  store ptr %y, ptr %x
  %z = load ptr, ptr %x
  %v = load i32, ptr %z
  ret i32 %v
}
define ptr @nonnull(ptr %a, i1 %p) {
entry:
  %x = alloca ptr
  store ptr %a, ptr %x
  %v = load ptr, ptr %x, !nonnull !0
  %w = load ptr, ptr %x, !nonnull !0, !noundef !0
  %u = load ptr, ptr %x, !noundef !0
  ret ptr %w
}
define ptr @noundef_undef(ptr %a, i1 %p) {
entry:
  %x = alloca ptr
  %w = load ptr, ptr %x, !nonnull !0, !noundef !0
  ret ptr %w
}
define i32 @noundef_undef2(ptr %a, i1 %p) {
entry:
  %x = alloca i32
  %w = load i32, ptr %x, !noundef !0
  br i1 %p, label %l, label %m
l:
  store i32 4, ptr %x
  br label %m
m:
  %w2 = load i32, ptr %x, !range !1, !noundef !0
  ret i32 %w2
}
define i32 @poisonstore(ptr %a, i1 %p) {
entry:
  %x = alloca i32
  store i32 poison, ptr %x
  %w = load i32, ptr %x, !noundef !0
  ret i32 %w
}
define i32 @selfstore(i1 %p, i32 %a) {
entry:
  %x = alloca i32
  store i32 %a, ptr %x
  br label %l
l:
  %w = load i32, ptr %x
  store i32 %w, ptr %x
  br i1 %p, label %l, label %m
m:
  %w2 = load i32, ptr %x
  ret i32 %w2
}
!0 = !{}
!1 = !{i32 0, i32 10}
