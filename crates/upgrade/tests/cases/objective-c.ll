define void @f(ptr %p, i1 %c) {
  call void @g() [ "clang.arc.attachedcall"() ]
  call void @g() [ "clang.arc.attachedcall"(ptr @h), "x"() ]
  %s = select i1 %c, i32 0, i32 1, !prof !0
  switch i32 %s, label %d [i32 0, label %d], !prof !0
d:
  call void asm sideeffect "mov\09fp, fp\09\09# marker for objc_retainAutoreleaseReturnValue", ""()
  ret void, !loop !1
}
declare void @g()
declare ptr @h()
declare void @clang.arc.use(...)
define void @i(ptr %p) { 
  call void (...) @clang.arc.use(ptr %p)
  ret void }
!0 = !{!"branch_weights", i32 1}
!1 = !{!"llvm.vectorizer.width", i32 4}
