define void @f(ptr %p) "amdgpu-unsafe-fp-atomics"="true" {
  store i32 0, ptr %p, !tbaa !0
  store i32 0, ptr %p, !tbaa !2
  %r = atomicrmw fadd ptr %p, float 1.0 seq_cst
  ret void
}
!0 = !{!"int", !1}
!1 = !{!"root"}
!2 = !{!"const", !1, i64 1}
