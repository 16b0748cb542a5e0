//! Constants and constant expressions.

use super::constructs;

constructs! {
    construct "Constants", "a constant has the type before it",
        right "@a = global [2 x i8] c\"ab\"\n@b = global { i32, float } { i32 1, float 2.0 }\n@c = global <2 x i8> <i8 1, i8 2>";
        "P0351" "expected value token",
            because "A value is required here: a name, a number, or another constant.",
            wrong "@g = global i32\n",
            mended "@g = global i32 0\n";
        "P0352" "integer constant must have integer type",
            because "A number without point or exponent is an integer.",
            wrong "@g = global float 1\n",
            mended "@g = global float 1.0\n";
        "P0353" "floating point constant invalid for type",
            because "A float literal needs a float type that holds its value exactly; the reader does not round a bit pattern.",
            wrong "@g = global float 0x3FB999999999999A\n",
            mended "@g = global float 0x3FB99999A0000000\n";
        "P0354" "floating point constant does not have type '{}'",
            because "The bit pattern belongs to a different float type than the one before it.",
            wrong "@g = global float 0xH3C00\n",
            mended "@g = global float 1.0\n";
        "P0380" "float hex literal has incorrect number of bits",
            because "`f0x` has all bits of its type, four in each digit.",
            wrong "@g = global float f0x3F8\n",
            mended "@g = global float f0x3F800000\n";
        "P0355" "null must be a pointer type",
            because "`null` is the null pointer; the zero of other types is `0` or `zeroinitializer`.",
            wrong "@g = global i32 null\n",
            mended "@g = global i32 0\n";
        "P0356" "invalid type for null constant",
            because "Types without a size have no zero.",
            wrong "%t = type opaque\n@g = global %t zeroinitializer\n",
            mended "%t = type { i32 }\n@g = global %t zeroinitializer\n";
        "P0357" "invalid type for undef constant",
            because "Labels, functions and void have no values, so there is no undefined one.",
            wrong "%t = type opaque\n@g = global %t undef\n",
            mended "%t = type { i32 }\n@g = global %t undef\n";
        "P0358" "invalid type for poison constant",
            because "Labels, functions and void have no values, so there is no poison one.",
            wrong "@g = global label poison\n",
            mended "@g = global i32 poison\n";
        "P0359" "invalid type for none constant",
            because "`none` is the empty token.",
            wrong "@g = global i32 none\n",
            mended "@g = global i32 0\n";
        "P0360" "functions are not values, refer to them as pointers",
            because "The value of a function is its address, which is a `ptr`.",
            wrong "define void @f(ptr %p) {\n  store void (ptr) @f, ptr %p\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  store ptr @f, ptr %p\n  ret void\n}\n";
        "P0361" "global variable reference must have pointer type",
            because "The value of a global is its address.",
            wrong "@g = global i32 0\n@h = global i32 @g\n",
            mended "@g = global i32 0\n@h = global ptr @g\n";
        "P0362" "invalid use of function-local name",
            because "Constants must be known before any function is executed.",
            wrong "@g = global i32 %x\n",
            mended "@g = global i32 0\n";
        "P0363" "invalid empty array initializer",
            because "`[]` is an array without elements.",
            wrong "@g = global [1 x i32] []\n",
            mended "@g = global [0 x i32] []\n";
        "P0364" "invalid array element type: {}",
            because "Elements must be values that can be stored in memory.",
            unwritten "Constants of such types are refused before.";
        "P0365" "{} element #{} is not of type '{}",
            because "All elements of an array or vector have the same type.",
            wrong "@g = global <2 x i32> <i32 1, i8 2>\n",
            mended "@g = global <2 x i32> <i32 1, i32 2>\n";
        "P0366" "constant vector must not be empty",
            because "A vector has at least one element.",
            wrong "@g = global <2 x i32> <>\n",
            mended "@g = global <2 x i32> <i32 1, i32 2>\n";
        "P0367" "vector constant must have vector type",
            because "`<` and `>` enclose the elements of a vector.",
            wrong "@g = global i32 splat (i32 1)\n",
            mended "@g = global <2 x i32> splat (i32 1)\n";
        "P0368" "vector elements must have integer, pointer or floating point type",
            because "The elements of a vector are integers, floats or pointers.",
            wrong "@g = global <1 x i32> <[1 x i8] undef>\n",
            mended "@g = global <1 x i32> <i32 undef>\n";
        "P0369" "constant expression type mismatch",
            because "The constant has a different type than the one before it.",
            wrong "@g = global i32 { i32 1 }\n",
            mended "@g = global { i32 } { i32 1 }\n";
        "P0370" "constant expression type mismatch: got type '{}' but expected '{}'",
            because "The constant has a different type than the one before it.",
            wrong "@g = global [3 x i32] [i32 1, i32 2]\n",
            mended "@g = global [2 x i32] [i32 1, i32 2]\n";
        "P0371" "initializer with struct type has wrong # elements",
            because "A struct has as many elements as its type.",
            wrong "@g = global { i32, i32 } { i32 1 }\n",
            mended "@g = global { i32, i32 } { i32 1, i32 2 }\n";
        "P0372" "packed'ness of initializer and type don't match",
            because "`<{ ... }>` is a packed struct, `{ ... }` an ordinary one.",
            wrong "@g = global { i32, i32 } <{ i32 1, i32 2 }>\n",
            mended "@g = global { i32, i32 } { i32 1, i32 2 }\n";
        "P0373" "element {} of struct initializer doesn't match struct element type",
            because "Each element has the type of the corresponding field.",
            wrong "@g = global { i32, i32 } { i32 1, i8 2 }\n",
            mended "@g = global { i32, i32 } { i32 1, i32 2 }\n";
        "P0374" "expected end of array constant",
            wrong "@g = global [2 x i8] [i8 1 i8 2]\n",
            mended "@g = global [2 x i8] [i8 1, i8 2]\n";
        "P0375" "expected end of constant",
            wrong "@g = global <{ i8 }> <{ i8 1 }\n",
            mended "@g = global <{ i8 }> <{ i8 1 }>\n";
        "P0376" "expected end of packed struct",
            wrong "@g = global <{ i8 }> <{ i8 1 >\n",
            mended "@g = global <{ i8 }> <{ i8 1 }>\n";
        "P0377" "expected end of struct constant",
            wrong "@g = global { i8 } { i8 1\n",
            mended "@g = global { i8 } { i8 1 }\n";
        "P0378" "expected '(' after vector splat",
            wrong "@g = global <2 x i32> splat i32 1\n",
            mended "@g = global <2 x i32> splat (i32 1)\n";
        "P0379" "expected ')' at end of vector splat",
            wrong "@g = global <2 x i8> splat (i8 1\n",
            mended "@g = global <2 x i8> splat (i8 1)\n";
    construct "Inline Assembler Expressions", "`asm sideeffect \"code\", \"constraints\"`",
        right "define void @f() {\n  call void asm sideeffect \"nop\", \"\"()\n  ret void\n}";
        "P0381" "expected comma in inline asm expression",
            wrong "define void @f() {\n  call void asm \"nop\" \"\"()\n  ret void\n}\n",
            mended "define void @f() {\n  call void asm \"nop\", \"\"()\n  ret void\n}\n";
        "P0382" "expected constraint string",
            wrong "define void @f() {\n  call void asm \"nop\", 1()\n  ret void\n}\n",
            mended "define void @f() {\n  call void asm \"nop\", \"\"()\n  ret void\n}\n";
        "P0383" "invalid type for inline asm constraint string",
            because "The constraints do not match the callee's function type.",
            wrong "@g = global ptr asm \"nop\", \"\"\n",
            mended "@g = global ptr null\n";
        "P0384" "inline asm cannot be variadic",
            because "The constraints, one per operand, determine the registers and memory of the operands.",
            wrong "define void @f() {\n  call void (...) asm \"nop\", \"\"()\n  ret void\n}\n",
            mended "define void @f() {\n  call void () asm \"nop\", \"\"()\n  ret void\n}\n";
        "P0385" "failed to parse constraints",
            because "Constraints are outputs, inputs, labels and clobbers, separated by commas.",
            wrong "define void @f(i32 %a) {\n  call void asm \"bswap $0\", \"r,,\"(i32 %a)\n  ret void\n}\n",
            mended "define void @f(i32 %a) {\n  call void asm \"bswap $0\", \"r\"(i32 %a)\n  ret void\n}\n";
        "P0386" "output constraint occurs after input, clobber or label constraint",
            because "Outputs come first.",
            wrong "define i32 @f(i32 %a) {\n  %b = call i32 asm \"mov $1, $0\", \"r,=r\"(i32 %a)\n  ret i32 %b\n}\n",
            mended "define i32 @f(i32 %a) {\n  %b = call i32 asm \"mov $1, $0\", \"=r,r\"(i32 %a)\n  ret i32 %b\n}\n";
        "P0387" "input constraint occurs after clobber constraint",
            because "Inputs come before clobbers.",
            wrong "define void @f(i32 %a) {\n  call void asm \"bswap $0\", \"~{memory},r\"(i32 %a)\n  ret void\n}\n",
            mended "define void @f(i32 %a) {\n  call void asm \"bswap $0\", \"r,~{memory}\"(i32 %a)\n  ret void\n}\n";
        "P0388" "label constraint occurs after clobber constraint",
            because "Labels come before clobbers.",
            wrong "define void @f() {\n  callbr void asm \"jmp ${0:l}\", \"~{memory},!i\"() to label %a [label %b]\n\na:\n  ret void\n\nb:\n  ret void\n}\n",
            mended "define void @f() {\n  callbr void asm \"jmp ${0:l}\", \"!i,~{memory}\"() to label %a [label %b]\n\na:\n  ret void\n\nb:\n  ret void\n}\n";
        "P0389" "inline asm without outputs must return void",
            because "The outputs form the result.",
            wrong "define i32 @f() {\n  %a = call i32 asm \"mov 1, $0\", \"\"()\n  ret i32 %a\n}\n",
            mended "define i32 @f() {\n  %a = call i32 asm \"mov 1, $0\", \"=r\"()\n  ret i32 %a\n}\n";
        "P0390" "inline asm with one output cannot return struct",
            because "A single output is the result itself.",
            wrong "define void @f() {\n  %a = call { i32 } asm \"mov 1, $0\", \"=r\"()\n  ret void\n}\n",
            mended "define void @f() {\n  %a = call i32 asm \"mov 1, $0\", \"=r\"()\n  ret void\n}\n";
        "P0391" "number of output constraints does not match number of return struct elements",
            because "Each output is a member of the result.",
            wrong "define void @f() {\n  %a = call { i32 } asm \"rdtsc\", \"={ax},={dx}\"()\n  ret void\n}\n",
            mended "define void @f() {\n  %a = call { i32, i32 } asm \"rdtsc\", \"={ax},={dx}\"()\n  ret void\n}\n";
        "P0392" "number of input constraints does not match number of parameters",
            because "There is one argument per input.",
            wrong "define void @f(i32 %a, i32 %b) {\n  call void asm \"cmp $0, $1\", \"r\"(i32 %a, i32 %b)\n  ret void\n}\n",
            mended "define void @f(i32 %a, i32 %b) {\n  call void asm \"cmp $0, $1\", \"r,r\"(i32 %a, i32 %b)\n  ret void\n}\n";
    construct "Constant Expressions", "`opcode (type value, type value)`, `cast (type value to type)`",
        right "@g = global i32 0\n@h = global i64 add (i64 ptrtoint (ptr @g to i64), i64 4)";
        "P0401" "expected '(' in binary constantexpr",
            wrong "@g = global i32 add i32 1, i32 2\n",
            mended "@g = global i32 add (i32 1, i32 2)\n";
        "P0402" "expected comma in binary constantexpr",
            wrong "@g = global i32 add (i32 1 i32 2)\n",
            mended "@g = global i32 add (i32 1, i32 2)\n";
        "P0403" "expected ')' in binary constantexpr",
            wrong "@g = global i32 add (i32 1, i32 2\n",
            mended "@g = global i32 add (i32 1, i32 2)\n";
        "P0404" "operands of constexpr must have same type",
            because "The operands of arithmetic have the same type.",
            wrong "@g = global i32 add (i32 1, i64 2)\n",
            mended "@g = global i32 add (i32 1, i32 2)\n";
        "P0405" "constexpr requires integer or integer vector operands",
            because "Constant expressions support only integer arithmetic.",
            wrong "@g = global float add (float 1.0, float 2.0)\n",
            mended "@g = global float 3.0\n";
        "P0406" "expected '(' after constantexpr cast",
            wrong "@g = global i64 ptrtoint ptr @g to i64\n",
            mended "@g = global i64 ptrtoint (ptr @g to i64)\n";
        "P0407" "expected 'to' in constantexpr cast",
            wrong "@g = global i64 ptrtoint (ptr @g, i64)\n",
            mended "@g = global i64 ptrtoint (ptr @g to i64)\n";
        "P0408" "expected ')' at end of constantexpr cast",
            wrong "@g = global i64 ptrtoint (ptr @g to i64\n",
            mended "@g = global i64 ptrtoint (ptr @g to i64)\n";
        "P0409" "expected '(' in constantexpr",
            wrong "@g = global ptr getelementptr i8, ptr @g, i64 1\n",
            mended "@g = global ptr getelementptr (i8, ptr @g, i64 1)\n";
        "P0410" "expected comma in constantexpr",
            unwritten "Only expressions of older versions are read in this way; strict reading refuses them before.";
        "P0411" "expected ')' in constantexpr",
            wrong "@g = global ptr getelementptr (i8, ptr @g, i64 1\n",
            mended "@g = global ptr getelementptr (i8, ptr @g, i64 1)\n";
        "P0412" "expected three operands to insertelement",
            wrong "@g = global <1 x i32> insertelement (<1 x i32> <i32 1>)\n",
            mended "@g = global <1 x i32> insertelement (<1 x i32> <i32 1>, i32 2, i32 0)\n";
        "P0413" "expected three operands to shufflevector",
            wrong "@g = global <1 x i32> shufflevector (<1 x i32> <i32 1>, <1 x i32> poison)\n",
            mended "@g = global <1 x i32> shufflevector (<1 x i32> <i32 1>, <1 x i32> poison, <1 x i32> zeroinitializer)\n";
        "P0414" "expected two operands to extractelement",
            wrong "@g = global i32 extractelement (<1 x i32> <i32 1>)\n",
            mended "@g = global i32 extractelement (<1 x i32> <i32 1>, i32 0)\n";
        "P0415" "invalid operands to shufflevector",
            because "Both vectors have the same type, and the mask is a constant vector of i32.",
            wrong "@g = global <1 x i32> shufflevector (<1 x i32> <i32 1>, <1 x i32> <i32 2>, <1 x i32> <i32 2>)\n",
            mended "@g = global <1 x i32> shufflevector (<1 x i32> <i32 1>, <1 x i32> <i32 2>, <1 x i32> <i32 1>)\n";
        "P0416" "invalid base element for constant getelementptr",
            because "Indices are multiplied by the size of the type, so it must have one.",
            wrong "@g = global ptr getelementptr (<vscale x 2 x i32>, ptr @g, i64 1)\n",
            mended "@g = global ptr getelementptr (<2 x i32>, ptr @g, i64 1)\n";
        "P0417" "expected end to be larger than start",
            because "`inrange(a, b)` includes a and excludes b.",
            wrong "@g = global ptr getelementptr inrange(3, 1) (i8, ptr @g, i64 1)\n",
            mended "@g = global ptr getelementptr inrange(1, 3) (i8, ptr @g, i64 1)\n";
        "P0418" "constant expression does not fold",
            because "LLVM supports only constant expressions that a linker can compute or that fold immediately.",
            unwritten "The expressions that LLVM 22 has are kept if they do not fold.";
        "P0419" "{} constexprs are no longer supported",
            because "LLVM 22 supports only constant expressions that a linker can compute; other operations are instructions.",
            wrong "@g = global float fneg (float 1.0)\n",
            mended "@g = global float -1.0\n";
        "P0420" "{} constexprs are no longer supported; it was folded",
            because "This is a warning: an expression of an older version was folded.",
            unwritten "Strict reading refuses the expression before.";
        "P0421" "{} constexprs are no longer supported; it became an instruction",
            because "This is a warning: an expression of an older version became an instruction before its user.",
            unwritten "Strict reading refuses the expression before.";
    construct "Addresses of Basic Blocks", "`blockaddress(@function, %block)`",
        right "define void @f(ptr %p) {\n  br label %b\nb:\n  store ptr blockaddress(@f, %b), ptr %p\n  ret void\n}";
        "P0431" "expected '(' in block address expression",
            wrong "@g = global ptr blockaddress @f, %a\ndefine void @f() {\n  br label %a\n\na:\n  ret void\n}\n",
            mended "@g = global ptr blockaddress(@f, %a)\ndefine void @f() {\n  br label %a\n\na:\n  ret void\n}\n";
        "P0432" "expected comma in block address expression",
            wrong "@g = global ptr blockaddress(@f %a)\ndefine void @f() {\n  br label %a\n\na:\n  ret void\n}\n",
            mended "@g = global ptr blockaddress(@f, %a)\ndefine void @f() {\n  br label %a\n\na:\n  ret void\n}\n";
        "P0433" "expected ')' in block address expression",
            wrong "define void @f() {\n  br label %a\n\na:\n  ret void\n}\n@g = global ptr blockaddress(@f, %a\n",
            mended "define void @f() {\n  br label %a\n\na:\n  ret void\n}\n@g = global ptr blockaddress(@f, %a)\n";
        "P0434" "expected function name in blockaddress",
            wrong "@g = global ptr blockaddress(0, %a)\ndefine void @f() {\n  br label %a\n\na:\n  ret void\n}\n",
            mended "@g = global ptr blockaddress(@f, %a)\ndefine void @f() {\n  br label %a\n\na:\n  ret void\n}\n";
        "P0435" "expected basic block name in blockaddress",
            wrong "@g = global ptr blockaddress(@f, 0)\ndefine void @f() {\n  br label %a\n\na:\n  ret void\n}\n",
            mended "@g = global ptr blockaddress(@f, %a)\ndefine void @f() {\n  br label %a\n\na:\n  ret void\n}\n";
        "P0436" "cannot take blockaddress inside a declaration",
            because "A declaration has no blocks.",
            wrong "@g = global ptr blockaddress(@f, %a)\ndeclare void @f()\n",
            mended "@g = global ptr @f\ndeclare void @f()\n";
        "P0437" "cannot take address of numeric label after the function is defined",
            because "Block numbers are valid only inside their function.",
            wrong "define void @f() {\n  br label %1\n\n1:\n  ret void\n}\n@g = global ptr blockaddress(@f, %1)\n",
            mended "define void @f() {\n  br label %1\n\n1:\n  ret void\n}\n@g = global ptr @f\n";
        "P0438" "referenced value is not a basic block",
            because "Only blocks have addresses that can be branch targets.",
            wrong "@g = global ptr blockaddress(@f, %x)\ndefine void @f(i32 %x) {\n  br label %a\n\na:\n  ret void\n}\n",
            mended "@g = global ptr blockaddress(@f, %a)\ndefine void @f(i32 %x) {\n  br label %a\n\na:\n  ret void\n}\n";
        "P0439" "type of blockaddress must be a pointer and not '{}'",
            because "The address of a block is a pointer into the address space of its function.",
            wrong "@g = global i64 blockaddress(@f, %a)\ndefine void @f() {\n  br label %a\n\na:\n  ret void\n}\n",
            mended "@g = global ptr blockaddress(@f, %a)\ndefine void @f() {\n  br label %a\n\na:\n  ret void\n}\n";
        "P0440" "'{}' defined with type '{}' but expected '{}'",
            because "The address of a block is a pointer into the address space of its function.",
            wrong "@g = global ptr blockaddress(@f, %a)\ndefine void @f() addrspace(1) {\n  br label %a\n\na:\n  ret void\n}\n",
            mended "@g = global ptr addrspace(1) blockaddress(@f, %a)\ndefine void @f() addrspace(1) {\n  br label %a\n\na:\n  ret void\n}\n";
    construct "DSO Local Equivalent", "`dso_local_equivalent @function`",
        right "declare void @f()\n@g = global ptr dso_local_equivalent @f";
        "P0451" "expected global value name in dso_local_equivalent",
            wrong "declare void @f()\n@g = global ptr dso_local_equivalent null\n",
            mended "declare void @f()\n@g = global ptr dso_local_equivalent @f\n";
        "P0452" "expected a function, alias to function, or ifunc in dso_local_equivalent",
            because "It represents code that does the same as the function.",
            wrong "declare void @f()\n@g = global ptr dso_local_equivalent @g\n",
            mended "declare void @f()\n@g = global ptr dso_local_equivalent @f\n";
        "P0453" "unknown function '{}' referenced by dso_local_equivalent",
            because "The function must be defined or declared in the module.",
            wrong "declare void @f()\n@g = global ptr dso_local_equivalent @h\n",
            mended "declare void @f()\n@g = global ptr dso_local_equivalent @f\n";
        "P0454" "expected global value name in no_cfi",
            wrong "declare void @f()\n@g = global ptr no_cfi null\n",
            mended "declare void @f()\n@g = global ptr no_cfi @f\n";
    construct "Pointer Authentication Constants", "`ptrauth (ptr @global, i32 key, i64 discriminator, ptr address, ptr symbol)`",
        right "@g = global i32 0\n@h = global ptr ptrauth (ptr @g, i32 1, i64 2, ptr @h)";
        "P0461" "expected '(' in constant ptrauth expression",
            wrong "@g = global i32 0\n@h = global ptr ptrauth ptr @g, i32 1\n",
            mended "@g = global i32 0\n@h = global ptr ptrauth (ptr @g, i32 1)\n";
        "P0462" "expected comma in constant ptrauth expression",
            wrong "@g = global i32 0\n@h = global ptr ptrauth (ptr @g i32 1)\n",
            mended "@g = global i32 0\n@h = global ptr ptrauth (ptr @g, i32 1)\n";
        "P0463" "expected ')' in constant ptrauth expression",
            wrong "@g = global i32 0\n@h = global ptr ptrauth (ptr @g, i32 1\n",
            mended "@g = global i32 0\n@h = global ptr ptrauth (ptr @g, i32 1)\n";
        "P0464" "constant ptrauth base pointer must be a pointer",
            because "The pointer is the value to sign.",
            wrong "@g = global i32 0\n@h = global ptr ptrauth (i32 0, i32 1)\n",
            mended "@g = global i32 0\n@h = global ptr ptrauth (ptr @g, i32 1)\n";
        "P0465" "constant ptrauth key must be i32 constant",
            because "The key is the number of one of the target's keys.",
            wrong "@g = global i32 0\n@h = global ptr ptrauth (ptr @g, i64 1)\n",
            mended "@g = global i32 0\n@h = global ptr ptrauth (ptr @g, i32 1)\n";
        "P0466" "constant ptrauth integer discriminator must be i64 constant",
            because "The discriminator is a 64-bit number.",
            wrong "@g = global i32 0\n@h = global ptr ptrauth (ptr @g, i32 1, i32 2)\n",
            mended "@g = global i32 0\n@h = global ptr ptrauth (ptr @g, i32 1, i64 2)\n";
        "P0467" "constant ptrauth address discriminator must be a pointer",
            because "The address discriminator is the address at which the signed pointer is stored.",
            wrong "@g = global i32 0\n@h = global ptr ptrauth (ptr @g, i32 1, i64 2, i64 0)\n",
            mended "@g = global i32 0\n@h = global ptr ptrauth (ptr @g, i32 1, i64 2, ptr @h)\n";
        "P0468" "constant ptrauth deactivation symbol must be a pointer",
            because "The symbol is a global whose address determines whether pointers are signed.",
            wrong "@g = global i32 0\n@h = global ptr ptrauth (ptr @g, i32 1, i64 2, ptr @h, i32 1)\n",
            mended "@g = global i32 0\n@h = global ptr ptrauth (ptr @g, i32 1, i64 2, ptr @h, ptr @g)\n";
}
