; RUN: run
; Library functions access memory, too; here before the access that must be disjoint from theirs.

@text = constant [2 x i8] c"a\00"

define i32 @main() {
  %p = alloca [2 x i8]
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %r = call ptr @strcpy(ptr %p, ptr @text), !noalias !2
  %x = load i8, ptr %p, !alias.scope !2 ; error: UB209
  ret i32 0
}

declare ptr @strcpy(ptr, ptr)
declare void @llvm.experimental.noalias.scope.decl(metadata)

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
