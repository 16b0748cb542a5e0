; RUN: run
; An infinity where none is promised.
define i32 @main() {
  %h = sitofp ninf i32 100000 to half
  %c = fcmp oeq half %h, 0.0
  br i1 %c, label %a, label %b ; error: UB001

a:
  ret i32 0

b:
  ret i32 1
}
