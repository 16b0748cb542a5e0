# Functions: frames, branches of both lengths, relocations against globals, locals and sections.
        .text
        .globl  caller
        .type   caller,@function
caller:
        .cfi_startproc
        pushfq
        .cfi_def_cfa_offset 16
        .cfi_offset rbp, -16
        nop
        .cfi_remember_state
        call    callee
        call    .Llocal
        jmp     .Llocal
        jmp     caller
        jne     1f
        .cfi_restore_state
1:      jmp     1b
        ret
.Llocal:
        ret
        .cfi_endproc
        .size   caller, .-caller
        .data
        .quad   caller, .Llocal, elsewhere, caller-here
here:   .long   caller-., .Llocal-., 5
        .uleb128 .Lfar-.Lnear
        .text
.Lnear:
        jmp     .Lfar
        .zero   200
        jne     .Lnear
.Lfar:  je      .Lnear
