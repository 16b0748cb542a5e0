; RUN: verify
define void @f(ptr %p) {
  %x = load i32, ptr %p, !annotation !0 ; error@3: annotation must be a tuple
  ret void
}
!0 = !DIFile(filename: "a", directory: "")
