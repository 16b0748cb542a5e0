; RUN: verify
declare void @g(i32)
define void @f() {
  %r = freeze i32 ptrtoaddr (ptr @g to i32) ; error@3: PtrToAddr result must be address width
  ret void
}
