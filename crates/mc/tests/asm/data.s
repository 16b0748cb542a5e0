# Data: integers, fractions, strings, numbers of variable length.
        .data
        .byte   1, 'a', -1, 0b101, 017, 0xff
        .short  1, -2
        .long   1 + 2 * 3, (1 + 2) * 3, ~0, 1 << 4
        .quad   0x1122334455667788, -1
        .octa   0x112233445566778899aabbccddeeff00, 3
        .ascii  "a\tb\n\\\"\101\x42" "c"
        .string "one", "two"
        .float  1.5, -2, inf, 0x1.8p1
        .double 0.1, 1e300
        .uleb128 0, 127, 128, 624485
        .sleb128 -1, 63, 64, -123456
        .zero   5
        .skip   3, 0xaa
        .space  .Lend - .Lbegin
        .balign 16
.Lbegin:
        .p2alignw 3, 0x1234
        .long   elsewhere, elsewhere + 4, .Lbegin - elsewhere2, elsewhere2 - .
elsewhere2:
        .fill   2, 3, 0x445566
.Lend:
        .set    length, .Lend - .Lbegin
        .byte   length
        counter = 1
        .byte   counter
        counter = counter + 1
        .byte   counter
        .bss
        .zero   100
        .align  64
block:  .skip   1000000
