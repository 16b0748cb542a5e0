define i32 @f(ptr %p, <4 x i1> %m, <4 x i32> %v) {
  %load = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 2, <4 x i1> %m, <4 x i32> %v)
  %sum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %load)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %load, ptr %p, i32 4, <4 x i1> %m)
  %count = call i32 @llvm.ctlz.i32(i32 %sum)
  %other = call i32 @llvm.abs.i32(i32 %count, i1 true)
  %swapped = call i32 @llvm.bswap.i32(i32 %other)
  ret i32 %swapped
}
declare i32 @llvm.bswap.i32(i32)
define void @g() {
  ret void
}
