; RUN: dis
; Seed 002: Metadata Type.
; Seed 004: Metadata Type.
define i64 @f() {
  %r = call i64 @llvm.read_register.i64(metadata !0)
  call void @llvm.write_register.i64(metadata !{!"sp"}, i64 %r)
  ret i64 %r
}
!0 = !{!"sp\00"}
