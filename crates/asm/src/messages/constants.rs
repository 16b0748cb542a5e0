//! Constants and constant expressions.

use super::constructs;

constructs! {
    construct "Constants", "a constant is of the type in front of it",
        right "@a = global [2 x i8] c\"ab\"\n@b = global { i32, float } { i32 1, float 2.0 }\n@c = global <2 x i8> <i8 1, i8 2>";
        "P0351" "expected value token",
            because "Here stands a value: a name, a number, or another constant.",
            wrong "!1 = !{i32}\n";
        "P0352" "integer constant must have integer type",
            because "A number without point or exponent is an integer.",
            wrong "@g = global float 1\n";
        "P0353" "floating point constant invalid for type",
            because "A number with a point is of a float type.",
            wrong "@g = global i32 1.0\n";
        "P0354" "floating point constant does not have type '{}'",
            because "The pattern is of another float type than stands in front of it.",
            wrong "@g = global x86_fp80 1.0\n";
        "P0355" "null must be a pointer type",
            because "`null` is the pointer to nothing; the zero of other types is `0` or `zeroinitializer`.",
            wrong "@g = global i32 null\n";
        "P0356" "invalid type for null constant",
            because "Types without size have no zero.",
            wrong "@g = global %a zeroinitializer %a = type i32\n";
        "P0357" "invalid type for undef constant",
            because "There is no value of labels, functions and void, so there is no undefined one.",
            wrong "@g = global %opaque undef %opaque = type opaque\n";
        "P0358" "invalid type for poison constant",
            because "There is no value of labels, functions and void, so there is no poisoned one.",
            wrong "@g = global label poison\n";
        "P0359" "invalid type for none constant",
            because "`none` is the token of no instruction.",
            wrong "@g = global i32 none\n";
        "P0360" "functions are not values, refer to them as pointers",
            because "A function's value is its address, which is a `ptr`.",
            wrong "define void @f(ptr %p) {\n  %a = cmpxchg ptr %p, void () undef, void () undef seq_cst seq_cst\n  ret void\n}\n";
        "P0361" "global variable reference must have pointer type",
            because "A global's value is its address.",
            wrong "!1 = !{i32 @x}\n";
        "P0362" "invalid use of function-local name",
            because "Constants are known before any function is executed.",
            wrong "!1 = !{label %x}\n";
        "P0363" "invalid empty array initializer",
            because "`[]` is of an array without elements.",
            wrong "@g = global [1 x i32] []\n";
        "P0364" "invalid array element type: {}",
            because "Elements are values that memory can hold.";
        "P0365" "{} element #{} is not of type '{}",
            because "The elements of an array or vector have one type.",
            wrong "@g = global <2 x i32> <i32 1, i8 2>\n";
        "P0366" "constant vector must not be empty",
            because "A vector has a first element.",
            wrong "@g = global <2 x i32> <>\n";
        "P0367" "vector constant must have vector type",
            because "Elements between `<` and `>` make a vector.",
            wrong "@g = global i32 splat (i32 1)\n";
        "P0368" "vector elements must have integer, pointer or floating point type",
            because "Vectors are of integers, floats or pointers.";
        "P0369" "constant expression type mismatch",
            because "The constant is of another type than stands in front of it.",
            wrong "@g = global i32 {i32 1}\n";
        "P0370" "constant expression type mismatch: got type '{}' but expected '{}'",
            because "The constant is of another type than stands in front of it.",
            wrong "@g = global i32 [i32 1]\n";
        "P0371" "initializer with struct type has wrong # elements",
            because "A struct has as many elements as its type.",
            wrong "@g = global {i32, i32} {i32 1}\n";
        "P0372" "packed'ness of initializer and type don't match",
            because "`<{ ... }>` is of packed structs, `{ ... }` of others.",
            wrong "@g = global {i32, i32} <{i32 1, i32 2}>\n";
        "P0373" "element {} of struct initializer doesn't match struct element type",
            because "Each element is of the type at its place.",
            wrong "@g = global {i32, i32} {i32 1, i8 2}\n";
        "P0374" "expected end of array constant",
            wrong "@g = global [1 x i8] [i8 1 i8 2]\n";
        "P0375" "expected end of constant",
            wrong "@g = global <{ i8 }> <{ i8 1 }\n";
        "P0376" "expected end of packed struct",
            wrong "@g = global <{ i8 }> <{ i8 1 >\n";
        "P0377" "expected end of struct constant",
            wrong "@g = global { i8 } { i8 1\n";
        "P0378" "expected '(' after vector splat",
            wrong "@g = global <2 x i32> splat i32 1\n";
        "P0379" "expected ')' at end of vector splat",
            wrong "@g = global <2 x i8> splat (i8 1\n";
    construct "Inline Assembler Expressions", "`asm sideeffect \"code\", \"constraints\"`",
        right "define void @f() {\n  call void asm sideeffect \"nop\", \"\"()\n  ret void\n}";
        "P0381" "expected comma in inline asm expression",
            wrong "define void @f() {\n  call void asm \"nop\" \"\"()\n  ret void\n}\n";
        "P0382" "expected constraint string",
            wrong "define void @f() {\n  call void asm \"nop\", 1()\n  ret void\n}\n";
        "P0383" "invalid type for inline asm constraint string",
            because "The constraints do not fit the type of the function that is called.",
            wrong "@g = global ptr asm \"a\", \"b\"\n";
        "P0384" "inline asm cannot be variadic",
            because "Which registers and places hold the operands is said by the constraints, one for each.",
            wrong "define void @f() {\n  call void (...) asm \"nop\", \"\"()\n  ret void\n}\n";
        "P0385" "failed to parse constraints",
            because "Constraints are outputs, inputs, labels and clobbers, with commas between them.",
            wrong "define void @f() {\n  call void asm \"nop\", \"r,,\"(i32 1)\n  ret void\n}\n";
        "P0386" "output constraint occurs after input, clobber or label constraint",
            because "Outputs come first.",
            wrong "define void @f() {\n  call void asm \"nop\", \"r,=r\"(i32 1)\n  ret void\n}\n";
        "P0387" "input constraint occurs after clobber constraint",
            because "Inputs come before clobbers.",
            wrong "define void @f() {\n  call void asm \"nop\", \"~{memory},r\"(i32 1)\n  ret void\n}\n";
        "P0388" "label constraint occurs after clobber constraint",
            because "Labels come before clobbers.",
            wrong "define void @f() {\n  callbr void asm \"nop\", \"~{memory},!i\"() to label %a [label %b]\na:\n  ret void\nb:\n  ret void\n}\n";
        "P0389" "inline asm without outputs must return void",
            because "The result is made of the outputs.",
            wrong "define void @f() {\n  %a = call i32 asm \"nop\", \"\"()\n  ret void\n}\n";
        "P0390" "inline asm with one output cannot return struct",
            because "One output is the result itself.",
            wrong "define void @f() {\n  %a = call { i32 } asm \"nop\", \"=r\"()\n  ret void\n}\n";
        "P0391" "number of output constraints does not match number of return struct elements",
            because "Each output is a member of the result.",
            wrong "define void @f() {\n  %a = call { i32 } asm \"nop\", \"=r,=r\"()\n  ret void\n}\n";
        "P0392" "number of input constraints does not match number of parameters",
            because "There is an argument for each input.",
            wrong "define void @f(i32 %x) {\n  call void asm \"\", \"=r\"(i32 1)\n  ret void\n}\n";
    construct "Constant Expressions", "`opcode (type value, type value)`, `cast (type value to type)`",
        right "@g = global i32 0\n@h = global i64 add (i64 ptrtoint (ptr @g to i64), i64 4)";
        "P0401" "expected '(' in binary constantexpr",
            wrong "@g = global i32 add nsw exact (i32 1, i32 2)\n";
        "P0402" "expected comma in binary constantexpr",
            wrong "@g = global i32 add (i32 1 i32 2)\n";
        "P0403" "expected ')' in binary constantexpr",
            wrong "@g = global i32 add nuw nsw (i32 1, i32 2\n";
        "P0404" "operands of constexpr must have same type",
            because "Arithmetic is between values of one type.",
            wrong "@g = global i32 add (i32 1, i64 2)\n";
        "P0405" "constexpr requires integer or integer vector operands",
            because "The arithmetic that is left in constants is of integers.",
            wrong "@g = global float add (float 1.0, float 2.0)\n";
        "P0406" "expected '(' after constantexpr cast",
            wrong "@g = global i64 ptrtoint ptr @g to i64\n";
        "P0407" "expected 'to' in constantexpr cast",
            wrong "@g = global i64 ptrtoint (ptr @g, i64)\n";
        "P0408" "expected ')' at end of constantexpr cast",
            wrong "@g = global i64 ptrtoint (ptr @g to i64\n";
        "P0409" "expected '(' in constantexpr",
            wrong "@g = global ptr getelementptr ptr null\n";
        "P0410" "expected comma in constantexpr";
        "P0411" "expected ')' in constantexpr",
            wrong "@g = global ptr getelementptr (i8, ptr @g, inrange i32 1)\n";
        "P0412" "expected three operands to insertelement",
            wrong "@g = global <1 x i32> insertelement (<1 x i32> <i32 1>)\n";
        "P0413" "expected three operands to shufflevector",
            wrong "@g = global <1 x i32> shufflevector (<1 x i32> <i32 1>)\n";
        "P0414" "expected two operands to extractelement",
            wrong "@g = global i32 extractelement (<1 x i32> <i32 1>)\n";
        "P0415" "invalid operands to shufflevector",
            because "Both vectors have one type, and the mask is a constant vector of i32.",
            wrong "@g = global <1 x i32> shufflevector (<1 x i32> <i32 1>, <1 x i32> <i32 1>, <1 x i32> <i32 2>)\n";
        "P0416" "invalid base element for constant getelementptr",
            because "Steps are as long as the type, so it has a size.",
            wrong "@g = global ptr getelementptr (<vscale x 2 x i32>, ptr @g, i32 0)\n";
        "P0417" "expected end to be larger than start",
            because "`inrange(a, b)` is from a up to but not with b.",
            wrong "@g = global ptr getelementptr inrange(3, 1) (i8, ptr @g, i32 1)\n";
        "P0418" "constant expression does not fold",
            because "LLVM has only those of its constant expressions that a linker can compute or that it folds at once.";
        "P0419" "{} constexprs are no longer supported",
            because "LLVM 22 has only the expressions that a linker can compute; other operations are instructions.",
            wrong "@g = global i32 fneg (float 1.0)\n";
        "P0420" "{} constexprs are no longer supported; it was folded",
            because "A warning: what older files have as an expression was computed.";
        "P0421" "{} constexprs are no longer supported; it became an instruction",
            because "A warning: what older files have as an expression was made an instruction in front of the one that uses it.";
    construct "Addresses of Basic Blocks", "`blockaddress(@function, %block)`",
        right "define void @f(ptr %p) {\n  br label %b\nb:\n  store ptr blockaddress(@f, %b), ptr %p\n  ret void\n}";
        "P0431" "expected '(' in block address expression",
            wrong "@g = global ptr blockaddress @f, %a\n";
        "P0432" "expected comma in block address expression",
            wrong "@g = global ptr blockaddress(@f %a)\n";
        "P0433" "expected ')' in block address expression",
            wrong "@g = global ptr blockaddress(@f, %a\n";
        "P0434" "expected function name in blockaddress",
            wrong "@g = global ptr blockaddress(3, %a)\n";
        "P0435" "expected basic block name in blockaddress",
            wrong "@g = global ptr blockaddress(@f, 3)\n";
        "P0436" "cannot take blockaddress inside a declaration",
            because "A declaration has no blocks.",
            wrong "@g = global ptr blockaddress(@f, %a) declare void @f()\n";
        "P0437" "cannot take address of numeric label after the function is defined",
            because "Numbers of blocks are forgotten at the end of the function.",
            wrong "define void @f(i32 %x, ...) {\n  ret void\n}\n@a = global ptr blockaddress(@f, %0)\n";
        "P0438" "referenced value is not a basic block",
            because "Only blocks have addresses that can be branched to.",
            wrong "@a = global ptr blockaddress(@f, %x)\ndefine void @f(i32 %x, ...) {\n  ret void\n}\n";
        "P0439" "type of blockaddress must be a pointer and not '{}'",
            because "The address of a block is a pointer into the address space of its function.",
            wrong "@g = global i32 blockaddress(@f, %a)\n";
        "P0440" "'{}' defined with type '{}' but expected '{}'",
            because "The address of a block is a pointer into the address space of its function.",
            wrong "define void @g() addrspace(2) {\n  call addrspace(2) void blockaddress(@f, %b)()\n  ret void\n}\ndefine void @f() addrspace(1) {\n  unreachable\nb:\n  ret void\n}\n";
    construct "DSO Local Equivalent", "`dso_local_equivalent @function`",
        right "declare void @f()\n@g = global ptr dso_local_equivalent @f";
        "P0451" "expected global value name in dso_local_equivalent",
            wrong "@g = global ptr dso_local_equivalent 3\n";
        "P0452" "expected a function, alias to function, or ifunc in dso_local_equivalent",
            because "It stands for code that does what the function does.",
            wrong "@g = global ptr dso_local_equivalent @g\n";
        "P0453" "unknown function '{}' referenced by dso_local_equivalent",
            because "The function is defined or declared in the module.",
            wrong "@g = global ptr dso_local_equivalent @f\n";
        "P0454" "expected global value name in no_cfi",
            wrong "@g = global ptr no_cfi 3\n";
    construct "Pointer Authentication Constants", "`ptrauth (ptr @global, i32 key, i64 discriminator, ptr address, ptr symbol)`",
        right "@g = global i32 0\n@h = global ptr ptrauth (ptr @g, i32 1, i64 2, ptr @h)";
        "P0461" "expected '(' in constant ptrauth expression",
            wrong "@g = global ptr ptrauth ptr @g\n";
        "P0462" "expected comma in constant ptrauth expression",
            wrong "@g = global ptr ptrauth (ptr @g i32 1)\n";
        "P0463" "expected ')' in constant ptrauth expression",
            wrong "@g = global ptr ptrauth (ptr @g, i32 1\n";
        "P0464" "constant ptrauth base pointer must be a pointer",
            because "The pointer is what is signed.",
            wrong "@g = global ptr ptrauth (i32 0, i32 0)\n";
        "P0465" "constant ptrauth key must be i32 constant",
            because "The key is a number of the target's keys.",
            wrong "@g = global ptr ptrauth (ptr @g, i64 0)\n";
        "P0466" "constant ptrauth integer discriminator must be i64 constant",
            because "The discriminator is a number of 64 bits.",
            wrong "@g = global ptr ptrauth (ptr @g, i32 0, i32 0)\n";
        "P0467" "constant ptrauth address discriminator must be a pointer",
            because "The address at which the signed pointer is stored is a pointer.",
            wrong "@g = global ptr ptrauth (ptr @g, i32 0, i64 0, i64 0)\n";
        "P0468" "constant ptrauth deactivation symbol must be a pointer",
            because "The symbol is a global whose address tells whether pointers are signed.",
            wrong "@g = global ptr ptrauth (ptr @g, i32 1, i64 2, ptr @g, i32 1)\n";
}
