; RUN: verify
declare ptr @g()
declare void @h()
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
declare ptr @objc_other(ptr)
define void @f() {
  %r = call ptr @g() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret void
}
