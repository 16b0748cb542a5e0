# Macros, repetitions, conditionals.
        .macro  pair first, second=7, rest:vararg
        .byte   \first, \second
        .ifnb   \rest
        .byte   \rest
        .endif
        .endm
        .data
        pair    1
        pair    1, 2
        pair    second=5, first=3
        pair    1, 2, 3, 4
        .macro  label name:req
\name\()_\@:
        .long   \name\()_\@ - start
        .endm
start:
        label   here
        label   here
        .rept   3
        .irp    value, 1, 2
        .byte   \value
        .endr
        .endr
        .irpc   digit, 123
        .byte   0x\digit
        .endr
        .if     . - start > 4
        .ascii  "more"
        .else
        .ascii  "less"
        .endif
        .ifdef  start
        .byte   1
        .elseif 1
        .byte   2
        .endif
        .ifndef nothing
        .ifc    a b, a b
        .byte   4
        .endif
        .endif
        .macro  down count
        .if     \count
        .byte   \count
        down    \count-1
        .endif
        .endm
        down    3
        .purgem down
        .altmacro
        .macro  both left, right
        .byte   left + \right
        .endm
        both    <1>, %2+3
        .noaltmacro
        .macro  early
        .byte   9
        .exitm
        .byte   10
        .endm
        early
