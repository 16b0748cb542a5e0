; RUN: dis
; Seed 000: Parameter attributes.
declare void @callee(ptr inalloca({ i32, i32 }))
define void @f() {
  %s = call ptr @llvm.stacksave()
  %a = alloca inalloca { i32, i32 }
  store { i32, i32 } { i32 1, i32 2 }, ptr %a
  call void @callee(ptr inalloca({ i32, i32 }) %a)
  call void @llvm.stackrestore(ptr %s)
  ret void
}
