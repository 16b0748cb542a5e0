; RUN: run
@c = constant i32 0
@x = global i32 0

define i32 @main() {
  call void @llvm.memcpy.p0.p0.i64(ptr @c, ptr @x, i64 4, i1 false) ; error: UB108
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
