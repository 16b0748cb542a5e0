; RUN: run
; A call's metadata applies to all its accesses, at any depth.

define i32 @main() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @scoped(ptr %p)
  ret i32 0
}

define void @scoped(ptr %p) {
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store i32 1, ptr %p, !alias.scope !2
  call void @outer(ptr %p), !noalias !2
  ret void
}

define void @outer(ptr %p) {
  call void @inner(ptr %p)
  ret void
}

define void @inner(ptr %p) {
  store i32 2, ptr %p ; error: UB209
  ret void
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
