# The start of a program (System V ABI, AMD64 supplement, 3.4.1; Linux Standard Base 5.0, __libc_start_main): the C
# library initializes itself, runs the constructors, then main, and ends the process.
	.text
	.globl	_start
	.type	_start,@function
_start:
	.cfi_startproc
	# there is no caller
	.cfi_undefined	rip
	xorl	%ebp, %ebp
	# the loader's destructors, the arguments, the end of the stack
	movq	%rdx, %r9
	popq	%rsi
	movq	%rsp, %rdx
	andq	$-16, %rsp
	pushq	%rax
	pushq	%rsp
	# constructors before main; destructors are the loader's
	leaq	.Linitialize(%rip), %rcx
	xorl	%r8d, %r8d
	movq	main@GOTPCREL(%rip), %rdi
	callq	*__libc_start_main@GOTPCREL(%rip)
	hlt
	.cfi_endproc
	.size	_start, .-_start

# Runs the constructors with the arguments of main.
	.type	.Linitialize,@function
.Linitialize:
	.cfi_startproc
	pushq	%rbx
	.cfi_adjust_cfa_offset 8
	.cfi_offset rbx, -16
	pushq	%rbp
	.cfi_adjust_cfa_offset 8
	.cfi_offset rbp, -24
	pushq	%r12
	.cfi_adjust_cfa_offset 8
	.cfi_offset r12, -32
	pushq	%r13
	.cfi_adjust_cfa_offset 8
	.cfi_offset r13, -40
	pushq	%r14
	.cfi_adjust_cfa_offset 8
	.cfi_offset r14, -48
	movl	%edi, %r12d
	movq	%rsi, %r13
	movq	%rdx, %r14
	leaq	__init_array_start(%rip), %rbx
	leaq	__init_array_end(%rip), %rbp
	jmp	.Lnext
.Lconstructor:
	movl	%r12d, %edi
	movq	%r13, %rsi
	movq	%r14, %rdx
	callq	*(%rbx)
	addq	$8, %rbx
.Lnext:
	cmpq	%rbp, %rbx
	jb	.Lconstructor
	popq	%r14
	.cfi_adjust_cfa_offset -8
	popq	%r13
	.cfi_adjust_cfa_offset -8
	popq	%r12
	.cfi_adjust_cfa_offset -8
	popq	%rbp
	.cfi_adjust_cfa_offset -8
	popq	%rbx
	.cfi_adjust_cfa_offset -8
	retq
	.cfi_endproc

# atexit(function) is in each program, not in the C library.
	.weak	atexit
	.hidden	atexit
	.type	atexit,@function
atexit:
	.cfi_startproc
	xorl	%esi, %esi
	xorl	%edx, %edx
	jmpq	*__cxa_atexit@GOTPCREL(%rip)
	.cfi_endproc
	.size	atexit, .-atexit

# names the program among those whose destructors run
	.data
	.weak	__dso_handle
	.hidden	__dso_handle
	.type	__dso_handle,@object
	.p2align	3
__dso_handle:
	.quad	0
	.size	__dso_handle, 8

	.hidden	__init_array_start
	.hidden	__init_array_end
	.section	.note.GNU-stack,"",@progbits
