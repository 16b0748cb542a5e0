; RUN: verify ; error@file: IFunc resolver must return a pointer
define i32 @r() {
  ret i32 0
}
@a = ifunc void (), ptr @r
