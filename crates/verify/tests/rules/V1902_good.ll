; RUN: verify
@v = constant i32 0
@i = constant [1 x ptr] [ptr @f]
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f() {
  %r = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @i)
  ret void
}
