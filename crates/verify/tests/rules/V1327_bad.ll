; RUN: verify
declare void @g(i32)
define void @f(i32 %a) {
  musttail call void asm "", "r"(i32 %a) ; error@3: cannot use musttail call with inline asm
  ret void
}
