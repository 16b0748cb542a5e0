; RUN: verify
declare ptr @g()
declare void @h()
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
declare ptr @objc_other(ptr)
define void @f() {
  %r = call ptr @g() [ "clang.arc.attachedcall"() ] ; error@3: operand bundle "clang.arc.attachedcall" requires one function as an argument
  ret void
}
