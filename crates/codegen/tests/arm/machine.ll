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

@cell = global i64 0

; Four lanes of 32 bits, of which the linker computes no address.
define <4 x i32> @lanes(<4 x i32> %a) {
  %r = add <4 x i32> %a, <i32 add (i32 ptrtoint (ptr @cell to i32), i32 -3), i32 7, i32 ptrtoint (ptr @cell to i32), i32 add (i32 ptrtoint (ptr @other to i32), i32 4096)>
  ret <4 x i32> %r
}

@other = external global i64

; Outputs of registers that go to memory: of a general register, a vector register, and one of an odd number of bytes.
define void @stored(ptr %words, i64 %a, double %d) {
  %second = getelementptr i64, ptr %words, i64 1
  %third = getelementptr i64, ptr %words, i64 2
  call void asm "add $0, $3, #1\0Afadd ${1:d}, ${4:d}, ${4:d}\0Amov $2, #66\0A", "=*&r,=*&w,=*&r,r,w"(ptr elementtype(i64) %words, ptr elementtype(double) %second, ptr elementtype(i24) %third, i64 %a, double %d)
  %x = load i64, ptr %words
  store i64 %x, ptr @cell
  ret void
}

define i64 @tied(i64 %a) {
  %p = alloca i64
  call void asm sideeffect "add $0, $0, #5", "=*imr,0"(ptr elementtype(i64) %p, i64 %a)
  %x = load i64, ptr %p
  ret i64 %x
}

!0 = !{!"x18"}
!1 = !{!"sp"}
