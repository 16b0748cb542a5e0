; RUN: verify
define float @f(ptr %p, float %a) {
  %r = load float, ptr %p, !nofpclass !0 ; error@3: Invalid value for 'nofpclass' test mask
  ret float %a
}
!0 = !{i32 1024}
