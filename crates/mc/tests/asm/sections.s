# Sections of all kinds, groups, strings that merge, thread-local data, symbols with versions.
        .section .rodata.str1.1,"aMS",@progbits,1
.Lfirst: .asciz "x"
.Lsecond: .asciz "hello"
        .data
        .quad   .Lfirst, .Lsecond, .Lfirst+1
        .section .text.one,"axG",@progbits,one,comdat
        .weak   one
one:    ret
        .quad   one, .Lthread
        .section .tdata,"awT",@progbits
.Lthread: .long 4
local_thread: .long 5
        .globl  thread
thread: .long   5
        .section ".note.GNU-stack","",@progbits
        .ident  "an assembler"
        .file   "sections.c"
        .text
        .p2align 4,0x90
        .globl  versioned
versioned:
        ret
        .symver versioned, versioned@V1
        .symver imported, imported@V2
        call    imported
        .fill   3,2,0x1234
        .org    200
        .byte   1
        .weak   hidden
        .hidden hidden
        .comm   common,4,8
        .local  local_common
        .comm   local_common,4,8
        .lcomm  other_common,12
        .set    alias, versioned
        .set    number, 77
        .pushsection .data
        .long   number
        .popsection
        .subsection 1
        .byte   3
        .previous
        .byte   2
        .section .init_array,"aw",@init_array
        .quad   versioned
        .section linked,"ao",@progbits,versioned
        .byte   1
