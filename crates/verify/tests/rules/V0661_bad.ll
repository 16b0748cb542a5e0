; RUN: verify
declare i32 @llvm.get.dynamic.area.offset.i32()
define void @f() {
  %r = call i32 @llvm.get.dynamic.area.offset.i32() ; error@3: get_dynamic_area_offset result type must be scalar integer matching alloca address space width
  ret void
}
