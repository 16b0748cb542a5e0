; RUN: run

define i32 @main() {
  %p = alloca <2 x i32>
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  store <2 x i32> zeroinitializer, ptr %p, !alias.scope !2
  call void @llvm.masked.store.v2i32.p0(<2 x i32> splat (i32 1), ptr align 8 %p, <2 x i1> zeroinitializer), !noalias !2
  ret i32 0
}

declare void @llvm.experimental.noalias.scope.decl(metadata)
declare void @llvm.masked.store.v2i32.p0(<2 x i32>, ptr captures(none), <2 x i1>)

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
