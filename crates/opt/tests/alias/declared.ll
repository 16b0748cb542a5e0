@a = internal global i32 0
@x = global i32 0
declare void @d0(ptr)   
define void @d1(ptr %q) {
 call void @d0(ptr %q)
 ret void
}
declare void @d2(ptr)   nocallback
define void @d3(ptr %q) {
 call void @d2(ptr %q)
 ret void
}
declare void @d4(ptr)  nosync 
define void @d5(ptr %q) {
 call void @d4(ptr %q)
 ret void
}
declare void @d6(ptr)  nosync nocallback
define void @d7(ptr %q) {
 call void @d6(ptr %q)
 ret void
}
declare void @d8(ptr) memory(read)  
define void @d9(ptr %q) {
 call void @d8(ptr %q)
 ret void
}
declare void @d10(ptr) memory(read)  nocallback
define void @d11(ptr %q) {
 call void @d10(ptr %q)
 ret void
}
declare void @d12(ptr) memory(read) nosync 
define void @d13(ptr %q) {
 call void @d12(ptr %q)
 ret void
}
declare void @d14(ptr) memory(read) nosync nocallback
define void @d15(ptr %q) {
 call void @d14(ptr %q)
 ret void
}
declare void @d16(ptr) memory(argmem: write)  
define void @d17(ptr %q) {
 call void @d16(ptr %q)
 ret void
}
declare void @d18(ptr) memory(argmem: write)  nocallback
define void @d19(ptr %q) {
 call void @d18(ptr %q)
 ret void
}
declare void @d20(ptr) memory(argmem: write) nosync 
define void @d21(ptr %q) {
 call void @d20(ptr %q)
 ret void
}
declare void @d22(ptr) memory(argmem: write) nosync nocallback
define void @d23(ptr %q) {
 call void @d22(ptr %q)
 ret void
}
declare void @d24(ptr) memory(argmem: read)  
define void @d25(ptr %q) {
 call void @d24(ptr %q)
 ret void
}
declare void @d26(ptr) memory(argmem: read)  nocallback
define void @d27(ptr %q) {
 call void @d26(ptr %q)
 ret void
}
declare void @d28(ptr) memory(argmem: read) nosync 
define void @d29(ptr %q) {
 call void @d28(ptr %q)
 ret void
}
declare void @d30(ptr) memory(argmem: read) nosync nocallback
define void @d31(ptr %q) {
 call void @d30(ptr %q)
 ret void
}
declare void @d32(ptr) memory(inaccessiblemem: readwrite)  
define void @d33(ptr %q) {
 call void @d32(ptr %q)
 ret void
}
declare void @d34(ptr) memory(inaccessiblemem: readwrite)  nocallback
define void @d35(ptr %q) {
 call void @d34(ptr %q)
 ret void
}
declare void @d36(ptr) memory(inaccessiblemem: readwrite) nosync 
define void @d37(ptr %q) {
 call void @d36(ptr %q)
 ret void
}
declare void @d38(ptr) memory(inaccessiblemem: readwrite) nosync nocallback
define void @d39(ptr %q) {
 call void @d38(ptr %q)
 ret void
}
declare void @d40(ptr) memory(none)  
define void @d41(ptr %q) {
 call void @d40(ptr %q)
 ret void
}
declare void @d42(ptr) memory(none)  nocallback
define void @d43(ptr %q) {
 call void @d42(ptr %q)
 ret void
}
declare void @d44(ptr) memory(none) nosync 
define void @d45(ptr %q) {
 call void @d44(ptr %q)
 ret void
}
declare void @d46(ptr) memory(none) nosync nocallback
define void @d47(ptr %q) {
 call void @d46(ptr %q)
 ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @w48(ptr %q) {
 call void @llvm.memset.p0.i64(ptr %q, i8 0, i64 4, i1 false)
 ret void
}
declare void @llvm.prefetch.p0(ptr,i32,i32,i32)
define void @w49(ptr %q) {
 call void @llvm.prefetch.p0(ptr %q, i32 0,i32 0,i32 0)
 ret void
}
declare void @llvm.trap()
define void @w50(ptr %q) {
 call void @llvm.trap()
 ret void
}
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>)
define void @w51(ptr %q) {
 call void @llvm.masked.store.v4i32.p0(<4 x i32> zeroinitializer, ptr %q, <4 x i1> zeroinitializer)
 ret void
}
declare void @llvm.assume(i1)
define void @w52(ptr %q) {
 call void @llvm.assume(i1 true)
 ret void
}
declare void @llvm.sideeffect()
define void @w53(ptr %q) {
 call void @llvm.sideeffect()
 ret void
}
define void @f(ptr %p) {
store i32 1, ptr @a
store i32 1, ptr @x
store i32 1, ptr %p
call void @d0(ptr null)
call void @d1(ptr null)
call void @d2(ptr null)
call void @d3(ptr null)
call void @d4(ptr null)
call void @d5(ptr null)
call void @d6(ptr null)
call void @d7(ptr null)
call void @d8(ptr null)
call void @d9(ptr null)
call void @d10(ptr null)
call void @d11(ptr null)
call void @d12(ptr null)
call void @d13(ptr null)
call void @d14(ptr null)
call void @d15(ptr null)
call void @d16(ptr null)
call void @d17(ptr null)
call void @d18(ptr null)
call void @d19(ptr null)
call void @d20(ptr null)
call void @d21(ptr null)
call void @d22(ptr null)
call void @d23(ptr null)
call void @d24(ptr null)
call void @d25(ptr null)
call void @d26(ptr null)
call void @d27(ptr null)
call void @d28(ptr null)
call void @d29(ptr null)
call void @d30(ptr null)
call void @d31(ptr null)
call void @d32(ptr null)
call void @d33(ptr null)
call void @d34(ptr null)
call void @d35(ptr null)
call void @d36(ptr null)
call void @d37(ptr null)
call void @d38(ptr null)
call void @d39(ptr null)
call void @d40(ptr null)
call void @d41(ptr null)
call void @d42(ptr null)
call void @d43(ptr null)
call void @d44(ptr null)
call void @d45(ptr null)
call void @d46(ptr null)
call void @d47(ptr null)
call void @w48(ptr null)
call void @w49(ptr null)
call void @w50(ptr null)
call void @w51(ptr null)
call void @w52(ptr null)
call void @w53(ptr null)
ret void
}
