; RUN: verify
declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f() {
  %r = call i1 @llvm.is.fpclass.f32(float 0.0, i32 1024) ; error@3: unsupported bits for llvm.is.fpclass test mask
  ret void
}
