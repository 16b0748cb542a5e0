# Directives of older assemblers, of notes, of aliases and of names.
        .data
numbers:
        .dc 3
half:   .dc.a 9
        .dc.l 7
        .dc.s 1.5
        .dc.d .25
        .dcb 3, 5
        .dcb.b 2, 0x41
        .dcb.d 2, -2.e
        .ds.b 3
        .ds.x 1
        .skip 2 * (half - numbers)
        .version "first"

        # The value of a symbol may be given again, or be a label.
        once = 1
        twice = 2
        once = 3
        again = numbers
again:  .long again, once

        # Aliases have the type and size of what they stand for.
        .type object, @object
        .size object, 12
object: .long 1
        .globl inside, longer
inside = object + 2
longer = inside
        .type resolved, @gnu_indirect_function
resolved = object
passed = resolved

        .weakref direct, outside
        .weakref indirect, elsewhere
        .long outside, indirect, direct

        .file "first.c"
        .file "second.c"
after:  .long missing?name

        .text
        .reloc ., BFD_RELOC_NONE, object
code:   .cfi_startproc
        nop
        .cfi_label inside_frames
        .cfi_llvm_def_aspace_cfa %rcx, 16, 6
        nop
        .cfi_endproc

        .section .linked, "ao", @progbits, code
        .section .linked, "aoG", @progbits, code, signature, comdat
        .long _GLOBAL_OFFSET_TABLE_ - .

        .macro counted
        .byte \@, \+
        .endm
        .macros_off
        .macros_on
        .data
        counted
        counted
        .macro spaced first second third
        .ascii "\first|\second|\third"
        .endm
        spaced %1 %2 %3
        .altmacro
        .irp $value, 4, 5
        .byte \$value&0, 1&$value
        .endr
