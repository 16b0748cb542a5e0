; RUN: run
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @last, ptr null }, { i32, ptr, ptr } { i32 101, ptr @first, ptr null }]
@state = global i32 5
@local = thread_local global i32 5

define void @first() {
  store i32 7, ptr @state
  ret void
}

define void @last() {
  %x = load i32, ptr @state
  %y = sub i32 %x, 7
  store i32 %y, ptr @state
  ret void
}

define i32 @main() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @local)
  %t = load i32, ptr %p
  %five = sub i32 %t, 5
  %x = load i32, ptr @state
  %r = or i32 %x, %five
  ret i32 %r
}

declare ptr @llvm.threadlocal.address.p0(ptr)
