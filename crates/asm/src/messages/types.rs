//! Types.

use super::constructs;

constructs! {
    construct "Type System", "types are `i32`, `ptr`, `{ ... }`, `[n x T]`, `<n x T>`, `%name`",
        right "%t = type { i32, ptr, [4 x i8], <2 x float> }\n@g = global %t zeroinitializer";
        "P0251" "expected type",
            because "Here stands a type.",
            wrong "%a = type\n";
        "P0252" "expected 'type' after name",
            wrong "%a = {}\n";
        "P0253" "expected 'type' after '='",
            wrong "%0 = {}\n";
        "P0254" "redefinition of type",
            because "A name stands for one type.",
            wrong "%a = type {} %a = type {}\n";
        "P0255" "use of undefined type '%{}'",
            because "Every type that is used is defined in the module.",
            wrong "@g = external global %7\n";
        "P0256" "use of undefined type named '{}'",
            because "Every type that is used is defined in the module.",
            wrong "@g = external global %undef\n";
        "P0257" "identified structure type '{}' is recursive",
            because "A struct that contains itself would have no size; through a pointer it may.",
            wrong "%a = type { %a }\n";
        "P0258" "non-struct types may not be recursive",
            because "Only structs have an identity by which they could contain a pointer to themselves.",
            wrong "%a = type [4 x %a]\n";
        "P0259" "forward references to non-struct type",
            because "A name that is used before its definition stands for a struct.";
        "P0260" "void type only allowed for function results",
            because "There are no values of void.",
            wrong "!1 = !{void}\n";
        "P0261" "invalid element type for struct",
            because "Elements are values that memory can hold.",
            wrong "%a = type { label }\n";
        "P0262" "invalid array element type",
            because "Elements are values that memory can hold.",
            wrong "@g = external global [3 x label]\n";
        "P0263" "invalid vector element type",
            because "Vectors are of integers, floats or pointers.",
            wrong "@g = external global <3 x [2 x i32]>\n";
        "P0264" "expected 'x' after element count",
            wrong "@g = external global [3 i32]\n";
        "P0265" "expected 'x' after vscale",
            wrong "@g = external global <vscale 3 x i32>\n";
        "P0266" "expected end of sequential type",
            wrong "@g = external global [3 x i32\n";
        "P0267" "zero element vector is illegal",
            because "A vector has a first element.",
            wrong "@g = external global <0 x i32>\n";
        "P0268" "size too large for vector",
            because "The number of elements has 32 bits.",
            wrong "@g = external global <4294967296 x i32>\n";
        "P0269" "expected '}' at end of struct",
            wrong "%a = type { i32\n";
        "P0270" "expected '>' in packed struct",
            wrong "%a = type <{ i32 }\n";
        "P0271" "expected '>' at end of packed struct",
            wrong "@g = external global <{ i32 }\n";
    construct "Pointer Type", "`ptr` or `ptr addrspace(n)`",
        right "@g = addrspace(1) global ptr addrspace(2) null";
        "P0281" "ptr* is invalid - use ptr instead",
            because "Pointers do not say what they point to.",
            wrong "@g = external global ptr*\n";
        "P0282" "basic block pointers are invalid",
            because "Blocks are not in memory; their addresses are blockaddress constants.",
            wrong "@g = external global label*\n";
        "P0283" "pointers to void are invalid - use i8* instead",
            because "There are no values of void to point to.",
            wrong "@g = external global void*\n";
        "P0284" "pointers to void are invalid; use i8* instead",
            because "There are no values of void to point to.",
            wrong "@g = external global void addrspace(1)*\n";
        "P0285" "pointer to this type is invalid",
            because "Labels, metadata and tokens are not in memory.",
            wrong "@g = external global x86_amx*\n";
        "P0286" "expected '(' in address space",
            wrong "@g = addrspace 1 global i32 0\n";
        "P0287" "expected ')' in address space",
            wrong "@g = external global ptr addrspace(1\n";
        "P0288" "expected '*' in address space",
            wrong "@g = external global i32 addrspace(1)\n";
        "P0289" "invalid address space, must be a 24-bit integer",
            because "Address spaces have numbers below 2^24.",
            wrong "@g = external global ptr addrspace(16777216)\n";
        "P0290" "invalid symbolic addrspace '{}'",
            because "The data layout names three: `\"A\"` of allocas, `\"G\"` of globals, `\"P\"` of the program.",
            wrong "@g = external global ptr addrspace(\"Q\")\n";
    construct "Function Type", "`<result> (<parameters>)`",
        right "declare void @f(ptr)\ndefine void @g() {\n  call void (ptr) @f(ptr null)\n  ret void\n}";
        "P0301" "argument name invalid in function type",
            because "A type is only of types; names belong to definitions.",
            wrong "@g = external global i32 (i32 %x)*\n";
        "P0302" "argument attributes invalid in function type",
            because "A type is only of types; attributes belong to functions and calls.",
            wrong "@g = external global i32 (i32 zeroext)*\n";
        "P0303" "expected ')' at end of argument list",
            wrong "declare void @f(ptr align(8)\n";
    construct "Target Extension Type", "`target(\"name\", types..., integers...)`",
        right "declare void @f(target(\"spirv.Image\", void, 1, 0, 0))";
        "P0311" "expected '(' in target extension type",
            wrong "@g = global target \"spirv.Image\" undef\n";
        "P0312" "expected ')' in target extension type",
            wrong "@g = external global target(\"foo\"\n";
        "P0313" "expected uint32 param",
            because "Behind the first number only numbers stand.",
            wrong "@g = external global target(\"foo\", 3, i32)\n";
        "P0314" "target extension type {} should have {}",
            because "LLVM knows the type by its name, and with it the parameters that it takes.",
            wrong "@g = external global target(\"aarch64.svcount\", 3)\n";
}
