; RUN: verify
define i32 @f(i32 %a) naked {
  unreachable
}
