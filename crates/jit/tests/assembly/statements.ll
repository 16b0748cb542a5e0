; Inline assembly, compiled and run. A line `; run: NAME(A, B) = RESULT` is what `llc-22 -O0` computes, too.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@word = internal global i64 42
@hidden = private unnamed_addr constant i64 77
@0 = internal global i64 13
@bytes = internal global [4 x i16] [i16 1, i16 2, i16 3, i16 4]

; Ties, early clobbers, results that live on beside their inputs.
; run: tied(3, 4) = 216172782113783811
; run: tied(81985529216486895, -77) = -1085102592571150096
define i64 @tied(i64 %a, i64 %b) {
  %r = call i64 asm "bswap $0", "=r,0"(i64 %a)
  %s = add i64 %r, %a
  ret i64 %s
}
; run: early(3, 4) = 25
; run: early(81985529216486895, -77) = -8860267237458201615
define i64 @early(i64 %a, i64 %b) {
  %r = call i64 asm "mov $1, $0\0Aadd $2, $0", "=&r,r,r,~{flags}"(i64 %a, i64 %b)
  %s = mul i64 %r, %a
  %t = add i64 %s, %b
  ret i64 %t
}
; run: same_twice(3, 4) = 6
; run: same_twice(81985529216486895, -77) = 163971058432973790
define i64 @same_twice(i64 %a, i64 %b) {
  %r = call i64 asm "lea ($1,$2), $0", "=r,r,r"(i64 %a, i64 %a)
  ret i64 %r
}
; run: narrow(3, 4) = 262149
; run: narrow(81985529216486895, -77) = 15794100
define i64 @narrow(i64 %a, i64 %b) {
  %x = trunc i64 %a to i8
  %y = trunc i64 %b to i16
  %r = call { i8, i16 } asm "addb $$1, $0\0Aaddw $$1, $1", "=r,=r,0,1,~{flags}"(i8 %x, i16 %y)
  %i = extractvalue { i8, i16 } %r, 0
  %j = extractvalue { i8, i16 } %r, 1
  %k = zext i8 %i to i64
  %l = zext i16 %j to i64
  %m = shl i64 %k, 16
  %n = or i64 %m, %l
  ret i64 %n
}
; run: modifiers(3, 4) = 7
; run: modifiers(81985529216486895, -77) = 81985529216552354
define i64 @modifiers(i64 %a, i64 %b) {
  %r = call i64 asm "movzbl ${1:b}, ${0:k}\0Amovw ${2:w}, ${0:w}\0Aaddq ${1:q}, ${0:q}", "=&r,r,r,~{flags}"(i64 %a, i64 %b)
  ret i64 %r
}

; Registers by name and class.
; run: fixed(3, 4) = 12
; run: fixed(81985529216486895, -77) = -6248926193933303053
define i64 @fixed(i64 %a, i64 %b) {
  %r = call { i64, i64 } asm "mulq $3", "={ax},={dx},%{ax},r,~{flags}"(i64 %a, i64 %b)
  %low = extractvalue { i64, i64 } %r, 0
  %high = extractvalue { i64, i64 } %r, 1
  %s = xor i64 %low, %high
  ret i64 %s
}
; run: swapped(3, 4) = 4003
; run: swapped(81985529216486895, -77) = 81985529216409895
define i64 @swapped(i64 %a, i64 %b) {
  %r = call { i64, i64 } asm "xchg %rsi, %rdi", "={si},={di},{di},{si}"(i64 %b, i64 %a)
  %x = extractvalue { i64, i64 } %r, 0
  %y = extractvalue { i64, i64 } %r, 1
  %m = mul i64 %x, 1000
  %s = add i64 %m, %y
  ret i64 %s
}
; run: pair(3, 4) = 12
; run: pair(81985529216486895, -77) = -6121007701539395881
define i64 @pair(i64 %a, i64 %b) {
  %r = call i128 asm "mulq $2", "=A,{ax},r,~{flags}"(i64 %a, i64 %b)
  %low = trunc i128 %r to i64
  %h = lshr i128 %r, 64
  %high = trunc i128 %h to i64
  %m = mul i64 %high, 3
  %s = xor i64 %low, %m
  ret i64 %s
}
; run: wide_input(3, 4) = -1
; run: wide_input(81985529216486895, -77) = 81985529216486972
define i64 @wide_input(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %z = shl i128 %y, 64
  %w = or i128 %x, %z
  %r = call i64 asm "sub %rdx, %rax", "={ax},A,~{flags}"(i128 %w)
  ret i64 %r
}
; run: upper_byte(3, 4) = 3
; run: upper_byte(81985529216486895, -77) = 239
define i64 @upper_byte(i64 %a, i64 %b) {
  %x = trunc i64 %a to i8
  %r = call i8 asm "movb $1, $0", "={ah},{cl}"(i8 %x)
  %s = zext i8 %r to i64
  ret i64 %s
}
; run: byte_class(3, 4) = 0
; run: byte_class(81985529216486895, -77) = 205
define i64 @byte_class(i64 %a, i64 %b) {
  %r = call i64 asm "movb ${1:h}, ${0:b}\0Amovzbq ${0:b}, $0", "=Q,Q"(i64 %a)
  ret i64 %r
}
; run: frame_pointer(3, 4) = 28
; run: frame_pointer(81985529216486895, -77) = -6312885749669484986
define i64 @frame_pointer(i64 %a, i64 %b) {
  %r = call i64 asm "add $2, $1\0Amov $1, $0", "={rbp},{rbp},r,~{flags}"(i64 %a, i64 %b)
  %s = mul i64 %r, %b
  ret i64 %s
}
; run: scratch_register(3, 4) = 7
; run: scratch_register(81985529216486895, -77) = 81985529216486818
define i64 @scratch_register(i64 %a, i64 %b) {
  %r = call i64 asm "lea ($1,$2), $0", "={r11},{r11},r"(i64 %a, i64 %b)
  ret i64 %r
}
; run: all_registers(3, 4) = 73
; run: all_registers(81985529216486895, -77) = 81985529216486884
define i64 @all_registers(i64 %a, i64 %b) {
  %r = call i64 asm "lea ($1,$2), $0\0Aadd $3, $0\0Aadd $4, $0\0Aadd $5, $0\0Aadd $6, $0\0Aadd $7, $0\0Aadd $8, $0\0Aadd $9, $0\0Aadd $10, $0\0Aadd $11, $0\0Aadd $12, $0\0Aadd $13, $0", "=&r,r,r,r,r,r,r,r,r,r,r,r,r,r,~{flags}"(i64 %a, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 %b)
  ret i64 %r
}
; run: clobbers(3, 4) = 13
; run: clobbers(81985529216486895, -77) = -6394871278885977887
define i64 @clobbers(i64 %a, i64 %b) {
  %x = add i64 %a, 1
  call void asm sideeffect "xor %eax, %eax\0Axor %ebx, %ebx\0Axor %ecx, %ecx\0Axor %edx, %edx\0Axor %esi, %esi\0Axor %edi, %edi\0Axor %r8d, %r8d\0Axor %r9d, %r9d\0Axor %r10d, %r10d\0Axor %r11d, %r11d\0Axor %r12d, %r12d\0Axor %r13d, %r13d\0Axor %r14d, %r14d\0Axor %r15d, %r15d\0Axor %ebp, %ebp", "~{al},~{ebx},~{cx},~{rdx},~{rsi},~{rdi},~{r8d},~{r9},~{r10},~{r11},~{r12},~{r13w},~{r14},~{r15},~{rbp},~{flags},~{memory}"()
  %y = mul i64 %x, %b
  %z = sub i64 %y, %a
  ret i64 %z
}
; run: in_loop(10, 5) = 50
define i64 @in_loop(i64 %a, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ %b, %entry ], [ %sum, %loop ]
  %t = call i64 asm "lea ($1,$2), $0", "=r,r,r"(i64 %s, i64 %i)
  call void asm sideeffect "", "~{memory}"()
  %sum = call i64 asm "", "=r,0"(i64 %t)
  call void asm sideeffect "nop", "~{rbx},~{r12},~{r8}"()
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %a
  br i1 %more, label %loop, label %end
end:
  ret i64 %sum
}
; run: many_in_loop(7, 3) = 4613
define i64 @many_in_loop(i64 %a, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ %b, %entry ], [ %t, %loop ]
  %p = phi i64 [ 1, %entry ], [ %q, %loop ]
  %q = mul i64 %p, 3
  %t = call i64 asm "lea ($1,$2), $0\0Aadd $3, $0\0Aadd $4, $0\0Aadd $5, $0\0Aadd $6, $0\0Aadd $7, $0\0Aadd $8, $0\0Aadd $9, $0\0Aadd $10, $0\0Aadd $11, $0\0Aadd $12, $0", "=&r,r,r,r,r,r,r,r,r,r,r,r,r,~{flags}"(i64 %s, i64 %i, i64 %q, i64 %p, i64 %a, i64 %b, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %a
  br i1 %more, label %loop, label %end
end:
  ret i64 %t
}

; Memory and constants.
; run: memory(3, 4) = 7003
; run: memory(81985529216486895, -77) = 8280538450865098431
define i64 @memory(i64 %a, i64 %b) {
  %p = alloca i64
  store i64 %a, ptr %p
  %r = call i64 asm sideeffect "lock\0Axaddq $1, $0", "=*m,=r,1,*m,~{memory},~{flags}"(ptr elementtype(i64) %p, i64 %b, ptr elementtype(i64) %p)
  %v = load i64, ptr %p
  %m = mul i64 %v, 1000
  %s = add i64 %m, %r
  ret i64 %s
}
; run: global_memory(3, 4) = 45
; run: global_memory(81985529216486895, -77) = 45
define i64 @global_memory(i64 %a, i64 %b) {
  %r = call i64 asm "mov $1, $0\0Aaddw ${2:H}, ${0:w}", "=&r,*m,*m,~{flags}"(ptr elementtype(i64) @word, ptr elementtype(i16) getelementptr (i8, ptr @bytes, i64 -4))
  ret i64 %r
}
; run: pointer_memory(2, 0) = 3
define i64 @pointer_memory(i64 %a, i64 %b) {
  %p = getelementptr [4 x i16], ptr @bytes, i64 0, i64 %a
  %r = call i64 asm "movzwq $1, $0", "=r,*m"(ptr elementtype(i16) %p)
  ret i64 %r
}
; run: value_in_memory(3, 4) = 7
; run: value_in_memory(81985529216486895, -77) = 81985529216486818
define i64 @value_in_memory(i64 %a, i64 %b) {
  %r = call i64 asm "mov $1, $0\0Aadd $2, $0", "=&r,m,rm,~{flags}"(i64 %a, i64 %b)
  ret i64 %r
}
; run: stored_register(3, 4) = 8
; run: stored_register(81985529216486895, -77) = 2309737972
define i64 @stored_register(i64 %a, i64 %b) {
  %p = alloca i32
  store i32 0, ptr %p
  call void asm "lea 5($1), $0", "=*r,r"(ptr elementtype(i32) %p, i64 %a)
  %v = load i32, ptr %p
  %r = zext i32 %v to i64
  ret i64 %r
}
; run: address(3, 4) = 42
; run: address(81985529216486895, -77) = 42
define i64 @address(i64 %a, i64 %b) {
  %p = getelementptr i64, ptr @word, i64 0
  %r = call i64 asm "lea $1, $0\0Amov ($0), $0", "=r,p"(ptr %p)
  ret i64 %r
}
; run: symbols(3, 4) = 132
; run: symbols(81985529216486895, -77) = 132
define i64 @symbols(i64 %a, i64 %b) {
  %r = call i64 asm "mov ${1:a}, $0\0Aadd ${2:P}(%rip), $0\0Aadd ${3:a}, $0", "=&r,i,i,i,~{flags}"(ptr @word, ptr @hidden, ptr @0)
  ret i64 %r
}
; run: immediates(3, 4) = -74
; run: immediates(81985529216486895, -77) = 655884233731895062
define i64 @immediates(i64 %a, i64 %b) {
  %r = call i64 asm "mov $1, $0\0Ashl $2, $0\0Aadd $3, $0\0Asub $$${4:n}, $0\0Aadd $$${5:c}, $0", "=&r,r,I,e,K,n,~{flags}"(i64 %a, i8 3, i32 -100, i8 -7, i32 9)
  ret i64 %r
}
; run: alternatives(3, 4) = 15
; run: alternatives(81985529216486895, -77) = 81985529216486907
define i64 @alternatives(i64 %a, i64 %b) {
  %r = call i64 asm "add $1, $0", "=r|r,r|i,0|0,~{flags}"(i64 12, i64 %a)
  ret i64 %r
}

; Flags.
; run: flags(1, 1) = 1
; run: flags(1, 2) = 110
; run: flags(2, 1) = 0
; run: flags(-1, 1) = 100
define i64 @flags(i64 %a, i64 %b) {
  %r = call { i8, i32, i64 } asm "cmp $4, $3", "={@ccz},={@ccb},={@ccl},r,r"(i64 %a, i64 %b)
  %z = extractvalue { i8, i32, i64 } %r, 0
  %c = extractvalue { i8, i32, i64 } %r, 1
  %l = extractvalue { i8, i32, i64 } %r, 2
  %i = zext i8 %z to i64
  %j = zext i32 %c to i64
  %k = mul i64 %j, 10
  %m = mul i64 %l, 100
  %n = add i64 %i, %k
  %s = add i64 %m, %n
  ret i64 %s
}

; Vectors and floating-point numbers.
; run: vectors(3, 4) = 7
; run: vectors(81985529216486895, -77) = 81985529216486818
define i64 @vectors(i64 %a, i64 %b) {
  %x = insertelement <2 x i64> zeroinitializer, i64 %a, i64 0
  %y = insertelement <2 x i64> %x, i64 %b, i64 1
  %r = call <2 x i64> asm "movaps $1, $0\0Apshufd $$0x4e, $0, $0\0Apaddq $1, $0", "=&x,x"(<2 x i64> %y)
  %s = extractelement <2 x i64> %r, i64 0
  ret i64 %s
}
; run: integer_in_vector(3, 4) = 6
; run: integer_in_vector(81985529216486895, -77) = 163971054138006494
define i64 @integer_in_vector(i64 %a, i64 %b) {
  %r = call i64 asm "movaps $1, $0\0Apaddd $0, $0", "=&x,x"(i64 %a)
  ret i64 %r
}
; run: last_vector(3, 4) = 7
; run: last_vector(81985529216486895, -77) = 204963823041217248
define i64 @last_vector(i64 %a, i64 %b) {
  %x = sitofp i64 %a to double
  %r = call double asm "mulsd $1, $0", "={xmm15},{xmm3},0"(double %x, double 2.5)
  %s = fptosi double %r to i64
  ret i64 %s
}
; run: float_in_general(3, 4) = -3
; run: float_in_general(81985529216486895, -77) = -81985531201716224
define i64 @float_in_general(i64 %a, i64 %b) {
  %x = sitofp i64 %a to float
  %r = call float asm "xorl $$0x80000000, $0", "=r,0,~{flags}"(float %x)
  %s = fptosi float %r to i64
  ret i64 %s
}
; run: x87_root(2, 0) = 1414
define i64 @x87_root(i64 %a, i64 %b) {
  %x = sitofp i64 %a to double
  %r = call double asm "fsqrt", "={st},0"(double %x)
  %m = fmul double %r, 1000.0
  %s = fptosi double %m to i64
  ret i64 %s
}
; run: x87_popped(2, 1) = 463
define i64 @x87_popped(i64 %a, i64 %b) {
  %x = sitofp i64 %a to double
  %y = sitofp i64 %b to double
  %r = call double asm "fpatan", "={st},0,{st(1)},~{st(1)}"(double %x, double %y)
  %m = fmul double %r, 1000.0
  %s = fptosi double %m to i64
  ret i64 %s
}
; run: x87_left(3, 4) = 1
; run: x87_left(81985529216486895, -77) = -81985529216486972
define i64 @x87_left(i64 %a, i64 %b) {
  %x = sitofp i64 %a to x86_fp80
  %y = sitofp i64 %b to x86_fp80
  %r = call x86_fp80 asm "fsub %st(1), %st", "={st},0,{st(1)}"(x86_fp80 %x, x86_fp80 %y)
  %q = call x86_fp80 asm "fchs", "={st},0"(x86_fp80 %r)
  %s = fptosi x86_fp80 %q to i64
  ret i64 %s
}
; run: x87_two_results(3, 4) = 4
; run: x87_two_results(81985529216486895, -77) = 81985529216486896
define i64 @x87_two_results(i64 %a, i64 %b) {
  %x = sitofp i64 %a to double
  %r = call { double, double } asm "fld1\0Afxch %st(1)", "={st},={st(1)},0"(double %x)
  %y = extractvalue { double, double } %r, 0
  %z = extractvalue { double, double } %r, 1
  %w = fadd double %y, %z
  %s = fptosi double %w to i64
  ret i64 %s
}

; Text: dialects, labels, directives, other sections.
; run: intel(3, 4) = 26
; run: intel(81985529216486895, -77) = 81985529216486594
define i64 @intel(i64 %a, i64 %b) {
  %r = call i64 asm alignstack inteldialect "lea $0, [$1 + $2*4 + 7]", "=r,r,r"(i64 %a, i64 %b)
  ret i64 %r
}
; run: variants(3, 4) = 3
; run: variants(81985529216486895, -77) = 81985529216486895
define i64 @variants(i64 %a, i64 %b) {
  %r = call i64 asm "mov$( $1, $0 $| $0, $1 $)", "=r,r"(i64 %a)
  ret i64 %r
}
; run: numbered_labels(10, 0) = 55
define i64 @numbered_labels(i64 %a, i64 %b) {
  %r = call { i64, i64 } asm "xor $0, $0\0A1: add $1, $0\0Adec $1\0Ajnz 1b\0Ajmp 2f\0A.byte 0xcc\0A2:", "=&r,=r,1,~{flags}"(i64 %a)
  %s = extractvalue { i64, i64 } %r, 0
  ret i64 %s
}
; run: private_labels(25, 0) = 5
; run: private_labels(3, 0) = 3
define i64 @private_labels(i64 %a, i64 %b) {
  %r = call i64 asm "mov $1, $0\0Acmp $$10, $0\0Ajb .Lsmall${:uid}\0Asub $$10, $0\0A.Lsmall${:uid}:", "=&r,r,~{flags}"(i64 %a)
  %s = call i64 asm "mov $1, $0\0Acmp $$10, $0\0Ajb .Lsmall${:uid}\0Asub $$10, $0\0A.Lsmall${:uid}:", "=&r,r,~{flags}"(i64 %r)
  ret i64 %s
}
; run: sections(3, 4) = 77
; run: sections(81985529216486895, -77) = 77
define i64 @sections(i64 %a, i64 %b) {
  %r = call i64 asm "1: nop\0A.pushsection .rodata.statement,\22a\22\0A.balign 8\0A.globl from_statement\0Afrom_statement: .quad 77\0A.long 1b - .\0A.popsection\0Amov from_statement(%rip), $0", "=r"()
  ret i64 %r
}
; run: symbol_of_another(3, 4) = 77
; run: symbol_of_another(81985529216486895, -77) = 77
define i64 @symbol_of_another(i64 %a, i64 %b) {
  %r = call i64 asm "mov from_statement(%rip), $0", "=r"()
  ret i64 %r
}
; run: aligned(3, 0) = 0
; run: aligned(8, 0) = 5
define i64 @aligned(i64 %a, i64 %b) {
  %c = icmp ult i64 %a, 5
  br i1 %c, label %small, label %large
small:
  %r = call i64 asm ".p2align 6\0A1: lea 1b(%rip), $0\0Aand $$63, $0", "=r,~{flags}"()
  br label %end
large:
  %s = call i64 asm "mov $$5, $0", "=r"()
  br label %end
end:
  %t = phi i64 [ %r, %small ], [ %s, %large ]
  ret i64 %t
}
; run: stack(3, 4) = 7
; run: stack(81985529216486895, -77) = 81985529216486818
define i64 @stack(i64 %a, i64 %b) {
  %r = call i64 asm "push $1\0Apush $2\0Apop $0\0Aadd $$8, %rsp", "=&r,r,r"(i64 %a, i64 %b)
  %s = add i64 %r, %a
  ret i64 %s
}
module asm ".macro triple reg"
module asm "lea (\\reg,\\reg,2), \\reg"
module asm ".endm"
module asm ".globl from_module"
module asm "from_module: lea 3(%rdi,%rsi), %rax"
module asm "ret"
; run: macros(3, 4) = 9
; run: macros(81985529216486895, -77) = 245956587649460685
define i64 @macros(i64 %a, i64 %b) {
  %r = call i64 asm "triple $0", "=r,0"(i64 %a)
  ret i64 %r
}
declare i64 @from_module(i64, i64)
; run: calls_module(3, 4) = 14
; run: calls_module(81985529216486895, -77) = 81985529216486825
define i64 @calls_module(i64 %a, i64 %b) {
  %r = call i64 @from_module(i64 %a, i64 %b)
  %s = call i64 asm sideeffect "call from_module", "={ax},{di},{si},~{memory},~{flags},~{dirflag}"(i64 %r, i64 1)
  ret i64 %s
}

; callbr
; run: branch(4, 4) = 100
; run: branch(9, 4) = 5
; run: branch(2, 5) = 3000
define i64 @branch(i64 %a, i64 %b) {
entry:
  callbr void asm sideeffect "cmp $1, $0\0Aja ${2:l}\0Ajb ${3:l}", "r,r,!i,!i,~{flags}"(i64 %a, i64 %b) to label %equal [label %above, label %below]
equal:
  ret i64 100
above:
  %r = sub i64 %a, %b
  ret i64 %r
below:
  %s = sub i64 %b, %a
  %t = mul i64 %s, 1000
  ret i64 %t
}
; run: branch_with_outputs(4, 4) = 7
; run: branch_with_outputs(2, 5) = 70
define i64 @branch_with_outputs(i64 %a, i64 %b) {
entry:
  %o = callbr { i64, i64 } asm sideeffect "lea 3($2), $0\0Alea 5($3), $1\0Acmp $3, $2\0Ajb ${4:l}", "=&r,=&r,r,r,!i,~{flags}"(i64 %a, i64 %b) to label %other [label %below]
other:
  %p = extractvalue { i64, i64 } %o, 0
  ret i64 %p
below:
  %q = extractvalue { i64, i64 } %o, 1
  %r = mul i64 %q, 7
  ret i64 %r
}

; Registers that intrinsics name, and functions of assembly alone.
declare i64 @llvm.read_register.i64(metadata)
; run: stack_pointer(3, 4) = 0
; run: stack_pointer(81985529216486895, -77) = 0
define i64 @stack_pointer(i64 %a, i64 %b) {
  %r = call i64 asm "", "={rsp}"()
  %s = call i64 @llvm.read_register.i64(metadata !0)
  %d = sub i64 %r, %s
  ret i64 %d
}
; run: naked(3, 4) = 16
; run: naked(81985529216486895, -77) = 81985529216486827
define i64 @naked(i64 %a, i64 %b) naked {
  call void asm sideeffect "lea 9(%rdi,%rsi), %rax\0Aret", ""()
  unreachable
}
!0 = !{!"rsp"}
