; RUN: run
; Bytes keep pointers, numbers and undefined bytes apart, through memory, registers and other lanes.
target datalayout = "e-p:64:64-i64:64"

@g = global i32 42
@words = constant [2 x b16] [b16 258, b16 772]
@text = constant [4 x b8] c"abcd"

; A copy of eight bytes of which nothing is known.
define void @copy(ptr %to, ptr %from) {
  %b = load b64, ptr %from
  store b64 %b, ptr %to
  ret void
}

define i32 @check(i1 %ok) {
  br i1 %ok, label %good, label %bad

good:
  ret i32 0

bad:
  ret i32 1
}

define i32 @main() {
  %p = alloca ptr
  %q = alloca ptr
  store ptr @g, ptr %p
  call void @copy(ptr %q, ptr %p)
  %a = load ptr, ptr %q
  %v = load i32, ptr %a
  %c1 = icmp eq i32 %v, 42
  ; By way of registers, and of lanes.
  %b = bitcast ptr @g to b64
  %lanes = bitcast b64 %b to <2 x b32>
  %lo = extractelement <2 x b32> %lanes, i32 0
  %hi = extractelement <2 x b32> %lanes, i32 1
  %l1 = insertelement <2 x b32> poison, b32 %lo, i32 0
  %l2 = insertelement <2 x b32> %l1, b32 %hi, i32 1
  %back = bitcast <2 x b32> %l2 to ptr
  %w = load i32, ptr %back
  %c2 = icmp eq i32 %w, 42
  ; Numbers.
  %n = bitcast i64 72623859790382856 to b64
  %bytes = bitcast b64 %n to <8 x i8>
  %first = extractelement <8 x i8> %bytes, i32 0
  %c3 = icmp eq i8 %first, 8
  %m = load i32, ptr @words, align 2
  %c4 = icmp eq i32 %m, 50594050
  %t = load i32, ptr @text, align 1
  %c5 = icmp eq i32 %t, 1684234849
  ; One byte of four is undefined, the others are not, and freezing changes only that one.
  %x = alloca i32
  store i8 7, ptr %x
  %part = load b32, ptr %x
  %frozen = freeze b32 %part
  %f = bitcast b32 %frozen to <4 x i8>
  %seven = extractelement <4 x i8> %f, i32 0
  %c6 = icmp eq i8 %seven, 7
  ; Poison stays in its byte.
  %some = bitcast <2 x i8> <i8 5, i8 poison> to b16
  %two = bitcast b16 %some to <2 x i8>
  %five = extractelement <2 x i8> %two, i32 0
  %c7 = icmp eq i8 %five, 5
  ; Widths that are no multiple of eight.
  %odd = alloca b12
  store b12 -1, ptr %odd
  %read = load b12, ptr %odd
  %i12 = bitcast b12 %read to i12
  %c8 = icmp eq i12 %i12, -1
  %d1 = and i1 %c1, %c2
  %d2 = and i1 %d1, %c3
  %d3 = and i1 %d2, %c4
  %d4 = and i1 %d3, %c5
  %d5 = and i1 %d4, %c6
  %d6 = and i1 %d5, %c7
  %d7 = and i1 %d6, %c8
  %r = call i32 @check(i1 %d7)
  ret i32 %r
}
