//! Lexical errors, and the limits of the reader.

use super::constructs;

constructs! {
    construct "Lexical Structure", "names are `%name`, `@name`, `$name`, strings `\"...\"`, comments `; ...` or `/* ... */`",
        right "@\"a name\" = global i32 0 ; a comment";
        "P0011" "end of file in string constant",
            because "A string ends at the next quotation mark; without one it runs to the end of the file.",
            wrong "@g = global i8 c\"abc\n";
        "P0012" "end of file in global variable name",
            because "A quoted name ends at the next quotation mark; without one it runs to the end of the file.",
            wrong "@\"abc = global i32 0\n";
        "P0013" "end of file in COMDAT variable name",
            because "A quoted name ends at the next quotation mark; without one it runs to the end of the file.",
            wrong "$\"abc = comdat any\n";
        "P0014" "NUL character is not allowed in names",
            because "Names end up as symbols of object files, where a zero byte would end them.",
            wrong "@\"a\\00b\" = global i32 0\n";
        "P0015" "unterminated comment",
            because "A comment that begins with `/*` ends with `*/`; without it nothing behind is read.",
            wrong "/* a comment\n";
        "P0016" "invalid value number (too large)",
            because "Numbers of values, types, metadata and attribute groups have 32 bits.";
        "P0017" "constant bigger than 64 bits detected",
            because "A number behind `0x` is the pattern of a double, of 16 hexadecimal digits at most.";
        "P0018" "constant bigger than 128 bits detected",
            because "A number behind `0xK`, `0xL` or `0xM` is the pattern of a float of 80 or 128 bits.";
        "P0019" "hexadecimal constant too large for half (16-bit)",
            because "A number behind `0xH` is the pattern of a half, of four hexadecimal digits at most.",
            wrong "@g = global half 0xH12345\n";
        "P0020" "hexadecimal constant too large for bfloat (16-bit)",
            because "A number behind `0xR` is the pattern of a bfloat, of four hexadecimal digits at most.",
            wrong "@g = global bfloat 0xR12345\n";
        "P0021" "bitwidth for integer type out of range",
            because "Integers have from 1 to 8388608 bits.",
            wrong "@g = external global i0\n";
    construct "Lexical Structure", "literals are what the place asks for: `\"text\"`, `42`, `true`",
        right "source_filename = \"a.c\"";
        "P0031" "expected string constant",
            because "Here stands text between quotation marks.",
            wrong "module asm 3\n";
        "P0032" "expected string",
            because "Here stands text between quotation marks.",
            wrong "@g = global [3 x i8] c 3\n";
        "P0033" "expected integer",
            because "Here stands a whole number without sign.",
            wrong "! \n";
        "P0034" "expected unsigned integer",
            because "Here stands a whole number without sign.",
            wrong "!1 = !DIExpression(,)\n";
        "P0035" "not a number: digits expected",
            because "Here stands a whole number.";
        "P0036" "integer constant needs more than 8388608 bits",
            because "Integers have from 1 to 8388608 bits.";
        "P0037" "expected signed integer",
            because "Here stands a whole number, with or without sign.",
            wrong "!1 = !DIFixedPointType(factor: \"x\")\n";
        "P0038" "expected 32-bit integer (too large)",
            because "The number is kept in 32 bits.",
            wrong "!4294967296 = !{}\n";
        "P0039" "expected 'true' or 'false'",
            because "The field is yes or no.",
            wrong "!1 = !DIGlobalVariable(isLocal: 1)\n";
        "P0040" "expected number in address space",
            because "An address space is a number, or `\"A\"`, `\"G\"` or `\"P\"` for those of the data layout.",
            wrong "@g = external global [x i32]\n";
        "P0041" "expected integer or string constant",
            because "An address space is a number, or `\"A\"`, `\"G\"` or `\"P\"` for those of the data layout.",
            wrong "define void @f() addrspace(x) {\n";
    construct "Lexical Structure", "the reader stops where an input would exhaust memory or the stack",
        right "";
        "P0051" "nested too deeply; the limit is {} levels",
            because "LLVM has no such limit and would exhaust the stack.";
        "P0052" "metadata nodes are nested deeper than {}",
            because "LLVM has no such limit and would exhaust the stack.";
        "P0053" "input is longer than {} bytes",
            because "Places are kept in 32 bits.";
        "P0054" "splat of more than {} elements is not supported",
            because "Every element of a constant vector takes memory, so few bytes of text could ask for all of it.";
        "P0055" "a mask of more than {} lanes must be spelled out",
            because "Every element of a mask takes memory, so few bytes of text could ask for all of it.";
        "P0056" "too many values are used before their definition",
            because "Each value that is used before its definition takes a number of its own until it is defined.";
        "P0057" "metadata node has too many operands",
            because "The operands of a node are counted in 32 bits.";
}
