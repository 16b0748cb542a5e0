; clang's output for `while (n) n--;` in C at -O0: the loop promises progress, the function does not.
; RUN: run
define i32 @main() {
  %n = alloca i32
  store i32 1000000, ptr %n
  br label %condition

condition:
  %v = load i32, ptr %n
  %more = icmp ne i32 %v, 0
  br i1 %more, label %body, label %end

body:
  %less = sub i32 %v, 1
  store i32 %less, ptr %n
  br label %condition, !llvm.loop !0

end:
  ret i32 0
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
