; RUN: verify
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f() {
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 8, i32 0, i1 true) ; error@3: get_vector_length: VF must be positive
  ret void
}
