; Statements that branch, calls of signed addresses, and registers by name.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

; Values of phis, an output, and one that lives on, on both ways.
define i64 @branches(i64 %a, i64 %b) {
entry:
  %k = mul i64 %a, %b
  %x = callbr i64 asm "add $0, $1, #5\0A\09tbnz $1, #0, ${2:l}", "=r,r,!i"(i64 %a)
          to label %even [label %odd]
even:
  %p = phi i64 [ 1000, %entry ]
  %r = add i64 %x, %p
  %s = sub i64 %r, %k
  ret i64 %s
odd:
  %q = phi i64 [ %b, %entry ]
  %t = mul i64 %x, %q
  %u = add i64 %t, %k
  ret i64 %u
}

; Both ways lead to one block.
define i64 @joins(i64 %a) {
entry:
  callbr void asm "cbz $0, ${1:l}", "r,!i"(i64 %a) to label %other [label %end]
other:
  br label %end
end:
  %r = phi i64 [ 17, %entry ], [ %a, %other ]
  ret i64 %r
}

define i64 @twice(i64 %a) {
  %r = mul i64 %a, 2
  ret i64 %r
}

declare i64 @llvm.ptrauth.sign(i64, i32, i64)

define i64 @call_signed(i64 %a, i64 %salt) {
  %f = ptrtoint ptr @twice to i64
  %s = call i64 @llvm.ptrauth.sign(i64 %f, i32 0, i64 0)
  %p = inttoptr i64 %s to ptr
  %x = call i64 %p(i64 %a) [ "ptrauth"(i32 0, i64 0) ]
  %t = call i64 @llvm.ptrauth.sign(i64 %f, i32 1, i64 %salt)
  %q = inttoptr i64 %t to ptr
  %y = call i64 %q(i64 %x) [ "ptrauth"(i32 1, i64 %salt) ]
  ret i64 %y
}

declare i64 @llvm.read_register.i64(metadata)
declare void @llvm.write_register.i64(metadata, i64)

define i64 @named(i64 %a) {
  %old = call i64 @llvm.read_register.i64(metadata !0)
  call void @llvm.write_register.i64(metadata !0, i64 %a)
  %x = call i64 @twice(i64 5)
  %new = call i64 @llvm.read_register.i64(metadata !0)
  call void @llvm.write_register.i64(metadata !0, i64 %old)
  %r = add i64 %new, %x
  ret i64 %r
}

define i64 @stack() {
  %p = call i64 @llvm.read_register.i64(metadata !1)
  ret i64 %p
}

!0 = !{!"x18"}
!1 = !{!"sp"}
