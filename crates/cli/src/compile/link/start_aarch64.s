// The start of a program (AAPCS64; Linux Standard Base 5.0, __libc_start_main): the C library initializes itself, runs
// the constructors, then main, and ends the process.
	.text
	.globl	_start
	.type	_start,%function
_start:
	.cfi_startproc
	// there is no caller
	.cfi_undefined	x30
	hint	#34
	mov	x29, #0
	mov	x30, #0
	// the loader's destructors, the arguments, the end of the stack
	mov	x5, x0
	ldr	x1, [sp]
	add	x2, sp, #8
	mov	x6, sp
	// constructors before main; destructors are the loader's
	adrp	x3, .Linitialize
	add	x3, x3, :lo12:.Linitialize
	mov	x4, #0
	adrp	x0, :got:main
	ldr	x0, [x0, :got_lo12:main]
	bl	__libc_start_main
	brk	#1
	.cfi_endproc
	.size	_start, .-_start

// Runs the constructors with the arguments of main.
	.p2align	2
	.type	.Linitialize,%function
.Linitialize:
	.cfi_startproc
	hint	#34
	stp	x29, x30, [sp, #-64]!
	.cfi_def_cfa_offset 64
	.cfi_offset x29, -64
	.cfi_offset x30, -56
	stp	x19, x20, [sp, #16]
	.cfi_offset x19, -48
	.cfi_offset x20, -40
	stp	x21, x22, [sp, #32]
	.cfi_offset x21, -32
	.cfi_offset x22, -24
	str	x23, [sp, #48]
	.cfi_offset x23, -16
	mov	x29, sp
	mov	x19, x0
	mov	x20, x1
	mov	x21, x2
	adrp	x22, __init_array_start
	add	x22, x22, :lo12:__init_array_start
	adrp	x23, __init_array_end
	add	x23, x23, :lo12:__init_array_end
	b	.Lnext
.Lconstructor:
	ldr	x3, [x22], #8
	mov	x0, x19
	mov	x1, x20
	mov	x2, x21
	blr	x3
.Lnext:
	cmp	x22, x23
	b.lo	.Lconstructor
	ldr	x23, [sp, #48]
	ldp	x21, x22, [sp, #32]
	ldp	x19, x20, [sp, #16]
	ldp	x29, x30, [sp], #64
	.cfi_def_cfa_offset 0
	ret
	.cfi_endproc

// atexit(function) is in each program, not in the C library.
	.p2align	2
	.weak	atexit
	.hidden	atexit
	.type	atexit,%function
atexit:
	.cfi_startproc
	hint	#34
	mov	x1, #0
	mov	x2, #0
	b	__cxa_atexit
	.cfi_endproc
	.size	atexit, .-atexit

// names the program among those whose destructors run
	.data
	.weak	__dso_handle
	.hidden	__dso_handle
	.type	__dso_handle,%object
	.p2align	3
__dso_handle:
	.xword	0
	.size	__dso_handle, 8

	.hidden	__init_array_start
	.hidden	__init_array_end
	.section	.note.GNU-stack,"",%progbits
