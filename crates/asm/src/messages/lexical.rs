//! Lexical errors, and the limits of the reader.

use super::constructs;

constructs! {
    construct "Lexical Structure", "names are `%name`, `@name`, `$name`, strings `\"...\"`, comments `; ...` or `/* ... */`",
        right "@\"a name\" = global i32 0 ; a comment";
        "P0011" "end of file in string constant",
            because "A string ends at the next quotation mark; without one it runs to the end of the file.",
            wrong "@g = constant [3 x i8] c\"abc\n",
            mended "@g = constant [3 x i8] c\"abc\"\n";
        "P0012" "end of file in global variable name",
            because "A quoted name ends at the next quotation mark; without one it runs to the end of the file.",
            wrong "@\"a name = global i32 0\n",
            mended "@\"a name\" = global i32 0\n";
        "P0013" "end of file in COMDAT variable name",
            because "A quoted name ends at the next quotation mark; without one it runs to the end of the file.",
            wrong "$\"a name = comdat any\n",
            mended "$\"a name\" = comdat any\n";
        "P0014" "NUL character is not allowed in names",
            because "Names end up as symbols of object files, where a zero byte would end them.",
            wrong "@\"a\\00b\" = global i32 0\n",
            mended "@\"ab\" = global i32 0\n";
        "P0015" "unterminated comment",
            because "A comment that begins with `/*` ends with `*/`; without it the rest of the file is a comment.",
            wrong "/* counts the calls\n@g = global i32 0\n",
            mended "/* counts the calls */\n@g = global i32 0\n";
        "P0016" "invalid value number (too large)",
            because "Numbers of values, types, metadata and attribute groups have 32 bits.",
            wrong "define i32 @f() {\n  ret i32 %4294967296\n}\n",
            mended "define i32 @f() {\n  ret i32 4294967296\n}\n";
        "P0017" "constant bigger than 64 bits detected",
            because "A number after `0x` is the bit pattern of a double, of at most 16 hexadecimal digits.",
            wrong "@18446744073709551616 = global i32 0, x\n",
            mended "@0 = global i32 0\n";
        "P0018" "constant bigger than 128 bits detected",
            because "A number after `0xK`, `0xL` or `0xM` is the bit pattern of a float of 80 or 128 bits.",
            wrong "@a = global x86_fp80 0xK123456789012345678901, x\n",
            mended "@a = global x86_fp80 0xK12345678901234567890\n";
        "P0019" "hexadecimal constant too large for half (16-bit)",
            because "A number after `0xH` is the bit pattern of a half, of at most four hexadecimal digits.",
            wrong "@g = global half 0xH3C000\n",
            mended "@g = global half 0xH3C00\n";
        "P0020" "hexadecimal constant too large for bfloat (16-bit)",
            because "A number after `0xR` is the bit pattern of a bfloat, of at most four hexadecimal digits.",
            wrong "@g = global bfloat 0xR3F800\n",
            mended "@g = global bfloat 0xR3F80\n";
        "P0021" "bitwidth for integer type out of range",
            because "Integers have from 1 to 8388608 bits.",
            wrong "@g = external global i0\n",
            mended "@g = external global i1\n";
        "P0022" "bitwidth for integer or byte type out of range",
            because "Bytes have from 1 to 8388608 bits.",
            wrong "@g = external global b0\n",
            mended "@g = external global b8\n";
        "P0023" "bad payload format for nan literal",
            because "The payload of a NaN is written `+nan(0x1)` or `+snan(0x1)`.",
            wrong "@g = global float +nan\n",
            mended "@g = global float +nan(0x1)\n";
    construct "Lexical Structure", "literals have the kind that the place requires: `\"text\"`, `42`, `true`",
        right "source_filename = \"a.c\"";
        "P0031" "expected string constant",
            because "A string between quotation marks is required here.",
            wrong "source_filename = a.c\n",
            mended "source_filename = \"a.c\"\n";
        "P0032" "expected string",
            because "A string between quotation marks is required here.",
            wrong "@g = constant [3 x i8] c'abc'\n",
            mended "@g = constant [3 x i8] c\"abc\"\n";
        "P0033" "expected integer",
            because "An integer without a sign is required here.",
            wrong "@g = global i32 0, align four\n",
            mended "@g = global i32 0, align 4\n";
        "P0034" "expected unsigned integer",
            because "An integer without a sign is required here.",
            wrong "!0 = !DIExpression(DW_OP_plus_uconst, -8)\n",
            mended "!0 = !DIExpression(DW_OP_plus_uconst, 8)\n";
        "P0035" "not a number: digits expected",
            because "An integer is required here.",
            unwritten "The lexer makes numbers of digits only.";
        "P0036" "integer constant needs more than 8388608 bits",
            because "Integers have from 1 to 8388608 bits.",
            unwritten "It would have 2,525,223 digits.";
        "P0037" "expected signed integer",
            because "An integer, with or without a sign, is required here.",
            wrong "!0 = !DIFixedPointType(name: \"t\", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: \"-8\")\n",
            mended "!0 = !DIFixedPointType(name: \"t\", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -8)\n";
        "P0038" "expected 32-bit integer (too large)",
            because "The number is stored in 32 bits.",
            wrong "!4294967296 = !{}\n",
            mended "!0 = !{}\n";
        "P0039" "expected 'true' or 'false'",
            because "The field is a boolean.",
            wrong "!0 = !DIGlobalVariable(name: \"g\", isLocal: 1)\n",
            mended "!0 = !DIGlobalVariable(name: \"g\", isLocal: true)\n";
        "P0040" "expected number in address space",
            because "The element count of an array or vector is a number. LLVM's message for it speaks of an address space by mistake.",
            wrong "@g = external global [x i32]\n",
            mended "@g = external global [4 x i32]\n";
        "P0041" "expected integer or string constant",
            because "An address space is a number, or `\"A\"`, `\"G\"` or `\"P\"` for those of the data layout.",
            wrong "@g = addrspace(one) global i32 0\n",
            mended "@g = addrspace(1) global i32 0\n";
    construct "Lexical Structure", "the reader stops where an input would exhaust memory or the stack",
        right "";
        "P0051" "nested too deeply; the limit is {} levels",
            because "LLVM has no such limit and would exhaust the stack.",
            unwritten "It would be too long to show.";
        "P0052" "metadata nodes are nested deeper than {}",
            because "LLVM has no such limit and would exhaust the stack.",
            unwritten "It would be too long to show.";
        "P0053" "input is longer than {} bytes",
            because "Positions are stored in 32 bits.",
            unwritten "It would be too long to show.";
        "P0054" "splat of more than {} elements is not supported",
            because "Every element of a constant vector takes memory, so few bytes of text could ask for all of it.",
            wrong "@g = global <1073741824 x i8> splat (i8 1)\n",
            mended "@g = global <1024 x i8> splat (i8 1)\n";
        "P0055" "a mask of more than {} lanes must be spelled out",
            because "Every element of a mask takes memory, so few bytes of text could ask for all of it.",
            unwritten "It is a note of another error.";
        "P0056" "too many values are used before their definition",
            because "Each value that is used before its definition takes a separate number until it is defined.",
            unwritten "It would be too long to show.";
        "P0057" "metadata node has too many operands",
            because "The operand count of a node is stored in 32 bits.",
            unwritten "It would be too long to show.";
}
