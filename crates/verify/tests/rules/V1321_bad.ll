; RUN: verify
declare i32 @llvm.bswap.i32(i32)
define void @f() personality ptr null {
  %v = invoke i32 @llvm.bswap.i32(i32 0) to label %a unwind label %b ; error@3: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
