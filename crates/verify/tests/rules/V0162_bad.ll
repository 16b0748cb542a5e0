; RUN: verify
declare void @g(i32)
define void @f() {
  %r = freeze ptr ptrauth (ptr @g, i32 1, i64 1, ptr null, ptr inttoptr (i32 1 to ptr)) ; error@3: signed ptrauth constant deactivation symbol must be a global value or null
  ret void
}
