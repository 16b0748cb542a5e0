; RUN: verify
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x = add i32 0, 1
  br label %b
b:
  ret i32 %x ; error@3: Instruction does not dominate all uses!
}
