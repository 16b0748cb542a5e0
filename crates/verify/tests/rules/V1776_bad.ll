; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !mmra !0 ; error@3: !mmra expected to be a metadata tuple
  ret void
}
!0 = !DIFile(filename: "a", directory: "")
