; RUN: run
; The bytes of a pointer in another order are no pointer, and its address as a number exposes nothing.
target datalayout = "e-p:64:64-i64:64"

define i32 @main() {
  %p = alloca i32
  store i32 1, ptr %p
  %b = bitcast ptr %p to b64
  %n = bitcast b64 %b to i64
  %a = inttoptr i64 %n to ptr
  %v = load i32, ptr %a ; error: UB105
  ret i32 %v
}
