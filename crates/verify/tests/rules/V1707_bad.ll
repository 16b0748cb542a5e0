; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !range !0 ; error@3: Range types must match instruction type!
  ret void
}
!0 = !{i64 0, i64 2}
