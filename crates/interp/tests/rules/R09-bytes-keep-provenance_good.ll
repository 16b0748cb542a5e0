; RUN: run
define i32 @main() {
  %x = alloca i32
  store i32 0, ptr %x
  %from = alloca ptr
  %to = alloca ptr
  store ptr %x, ptr %from
  %low = load i32, ptr %from
  %from.high = getelementptr i8, ptr %from, i64 4
  %to.high = getelementptr i8, ptr %to, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %to.high, ptr %from.high, i64 4, i1 false)
  %p = load ptr, ptr %to
  %y = load i32, ptr %p
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
