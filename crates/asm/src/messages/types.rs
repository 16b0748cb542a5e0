//! Types.

use super::constructs;

constructs! {
    construct "Type System", "types are `i32`, `ptr`, `{ ... }`, `[n x T]`, `<n x T>`, `%name`",
        right "%t = type { i32, ptr, [4 x i8], <2 x float> }\n@g = global %t zeroinitializer";
        "P0251" "expected type",
            because "A type is required here.",
            wrong "@g = global 0\n",
            mended "@g = global i32 0\n";
        "P0252" "expected 'type' after name",
            wrong "%pair = { i32, i32 }\n",
            mended "%pair = type { i32, i32 }\n";
        "P0253" "expected 'type' after '='",
            wrong "%0 = { i32, i32 }\n",
            mended "%0 = type { i32, i32 }\n";
        "P0254" "redefinition of type",
            because "A name denotes a single type.",
            wrong "%a = type { i32 }\n%a = type { i64 }\n",
            mended "%a = type { i32 }\n%b = type { i64 }\n";
        "P0255" "use of undefined type '%{}'",
            because "Every type that is used is defined in the module.",
            wrong "%0 = type { i32 }\n@g = external global %1\n",
            mended "%0 = type { i32 }\n@g = external global %0\n";
        "P0256" "use of undefined type named '{}'",
            because "Every type that is used is defined in the module.",
            wrong "%pair = type { i32, i32 }\n@g = external global %pear\n",
            mended "%pair = type { i32, i32 }\n@g = external global %pair\n";
        "P0257" "identified structure type '{}' is recursive",
            because "A struct that contains itself would have no size; through a pointer it may.",
            wrong "%list = type { i32, %list }\n",
            mended "%list = type { i32, ptr }\n";
        "P0258" "non-struct types may not be recursive",
            because "Only structs have an identity and can thus refer to themselves through a pointer.",
            wrong "%a = type [4 x %a]\n",
            mended "%a = type [4 x ptr]\n";
        "P0259" "forward references to non-struct type",
            because "A name used before its definition is taken for a struct.",
            wrong "@g = external global %t\n%t = type i32\n",
            mended "%t = type { i32 }\n@g = external global %t\n";
        "P0260" "void type only allowed for function results",
            because "There are no values of void.",
            wrong "declare void @f(void)\n",
            mended "declare void @f()\n";
        "P0261" "invalid element type for struct",
            because "Elements must be values that can be stored in memory.",
            wrong "%a = type { i32, label }\n",
            mended "%a = type { i32, ptr }\n";
        "P0262" "invalid array element type",
            because "Elements must be values that can be stored in memory.",
            wrong "@g = external global [3 x label]\n",
            mended "@g = external global [3 x ptr]\n";
        "P0263" "invalid vector element type",
            because "The elements of a vector are integers, floats or pointers.",
            wrong "@g = external global <3 x [2 x i32]>\n",
            mended "@g = external global <3 x i64>\n";
        "P0264" "expected 'x' after element count",
            wrong "@g = external global [3 i32]\n",
            mended "@g = external global [3 x i32]\n";
        "P0265" "expected 'x' after vscale",
            wrong "declare void @f(<vscale 4 x i32>)\n",
            mended "declare void @f(<vscale x 4 x i32>)\n";
        "P0266" "expected end of sequential type",
            wrong "@g = external global [3 x i32\n",
            mended "@g = external global [3 x i32]\n";
        "P0267" "zero element vector is illegal",
            because "A vector has at least one element.",
            wrong "@g = external global <0 x i32>\n",
            mended "@g = external global <4 x i32>\n";
        "P0268" "size too large for vector",
            because "The number of elements is stored in 32 bits.",
            wrong "@g = external global <4294967296 x i32>\n",
            mended "@g = external global <4 x i32>\n";
        "P0269" "expected '}' at end of struct",
            wrong "%a = type { i32\n",
            mended "%a = type { i32 }\n";
        "P0270" "expected '>' in packed struct",
            wrong "%a = type <{ i32 }\n",
            mended "%a = type <{ i32 }>\n";
        "P0271" "expected '>' at end of packed struct",
            wrong "@g = external global <{ i32 }\n",
            mended "@g = external global <{ i32 }>\n";
    construct "Pointer Type", "`ptr` or `ptr addrspace(n)`",
        right "@g = addrspace(1) global ptr addrspace(2) null";
        "P0281" "ptr* is invalid - use ptr instead",
            because "Pointers do not have a pointee type.",
            wrong "@g = external global ptr*\n",
            mended "@g = external global ptr\n";
        "P0282" "basic block pointers are invalid",
            because "Blocks are not in memory; a blockaddress constant gives the address of a block.",
            wrong "@g = external global label*\n",
            mended "@g = external global ptr\n";
        "P0283" "pointers to void are invalid - use i8* instead",
            because "There are no values of type void to point to.",
            wrong "@g = external global void*\n",
            mended "@g = external global ptr\n";
        "P0284" "pointers to void are invalid; use i8* instead",
            because "There are no values of type void to point to.",
            wrong "@g = external global void addrspace(1)*\n",
            mended "@g = external global ptr addrspace(1)\n";
        "P0285" "pointer to this type is invalid",
            because "Labels, metadata and tokens cannot be stored in memory.",
            wrong "@g = external global token*\n",
            mended "@g = external global ptr\n";
        "P0286" "expected '(' in address space",
            wrong "@g = addrspace 1 global i32 0\n",
            mended "@g = addrspace(1) global i32 0\n";
        "P0287" "expected ')' in address space",
            wrong "@g = external global ptr addrspace(1\n",
            mended "@g = external global ptr addrspace(1)\n";
        "P0288" "expected '*' in address space",
            wrong "@g = external global i32 addrspace(1)\n",
            mended "@g = external global ptr addrspace(1)\n";
        "P0289" "invalid address space, must be a 24-bit integer",
            because "Address spaces have numbers below 2^24.",
            wrong "@g = external global ptr addrspace(16777216)\n",
            mended "@g = external global ptr addrspace(16777215)\n";
        "P0290" "invalid symbolic addrspace '{}'",
            because "The data layout names three: `\"A\"` for allocas, `\"G\"` for globals, `\"P\"` for the program.",
            wrong "@g = external global ptr addrspace(\"Q\")\n",
            mended "@g = external global ptr addrspace(\"G\")\n";
    construct "Function Type", "`<result> (<parameters>)`",
        right "declare void @f(ptr)\ndefine void @g() {\n  call void (ptr) @f(ptr null)\n  ret void\n}";
        "P0301" "argument name invalid in function type",
            because "A function type contains only types; names belong to definitions.",
            wrong "declare void @f(ptr)\ndefine void @g(ptr %p) {\n  call void (ptr %p) @f(ptr %p)\n  ret void\n}\n",
            mended "declare void @f(ptr)\ndefine void @g(ptr %p) {\n  call void (ptr) @f(ptr %p)\n  ret void\n}\n";
        "P0302" "argument attributes invalid in function type",
            because "A function type contains only types; attributes belong to functions and calls.",
            wrong "declare void @f(ptr)\ndefine void @g(ptr %p) {\n  call void (ptr noundef) @f(ptr %p)\n  ret void\n}\n",
            mended "declare void @f(ptr)\ndefine void @g(ptr %p) {\n  call void (ptr) @f(ptr %p)\n  ret void\n}\n";
        "P0303" "expected ')' at end of argument list",
            wrong "declare void @f(ptr\n",
            mended "declare void @f(ptr)\n";
    construct "Target Extension Type", "`target(\"name\", types..., integers...)`",
        right "declare void @f(target(\"spirv.Image\", void, 1, 0, 0))";
        "P0311" "expected '(' in target extension type",
            wrong "declare void @f(target \"aarch64.svcount\")\n",
            mended "declare void @f(target(\"aarch64.svcount\"))\n";
        "P0312" "expected ')' in target extension type",
            wrong "@g = external global target(\"spirv.Sampler\"\n",
            mended "@g = external global target(\"spirv.Sampler\")\n";
        "P0313" "expected uint32 param",
            because "After the first number, only numbers may follow.",
            wrong "declare void @f(target(\"spirv.Image\", void, 1, i32))\n",
            mended "declare void @f(target(\"spirv.Image\", void, 1, 2))\n";
        "P0314" "target extension type {} should have {}",
            because "LLVM identifies the type by its name, which determines its parameters.",
            wrong "declare void @f(target(\"aarch64.svcount\", 3))\n",
            mended "declare void @f(target(\"aarch64.svcount\"))\n";
}
