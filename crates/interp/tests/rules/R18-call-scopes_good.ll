; RUN: run
; Reads on both sides are allowed, and memory that the call allocates itself is exempt.

define i32 @main() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @scoped(ptr %p)
  call void @scoped(ptr %p)
  ret i32 0
}

define void @scoped(ptr %p) {
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %x = load i32, ptr %p, !alias.scope !2
  call void @outer(ptr %p), !noalias !2
  ret void
}

define void @outer(ptr %p) {
  %q = alloca i32
  call void @inner(ptr %p, ptr %q)
  ret void
}

define void @inner(ptr %p, ptr %q) {
  %x = load i32, ptr %p
  store i32 %x, ptr %q
  ret void
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
