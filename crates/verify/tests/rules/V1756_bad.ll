; RUN: verify
define void @f(i1 %c) {
  br i1 %c, label %a, label %a, !prof !0 ; error@3: VP !prof indirect call or memop size expected to be applied to CallBase instructions only
a:
  ret void
}
!0 = !{!"VP", i32 0, i64 10, i64 1, i64 2}
