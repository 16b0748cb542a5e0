; RUN: verify
declare ptr @g()
declare void @h()
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
declare ptr @objc_other(ptr)
define void @f() {
  call void @h() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ] ; error@3: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
  ret void
}
