//! Bodies of functions.

use super::constructs;

constructs! {
    construct "Instruction Reference", "`%name = opcode operands, !kind !n`",
        right "define i32 @f(i32 %a) {\n  %b = add i32 %a, 1\n  ret i32 %b\n}";
        "P0601" "expected instruction opcode",
            because "An instruction begins with its opcode, behind `%name =` if it has a result.",
            wrong "define void @f() {\n  add i32 1, 2\n}\n";
        "P0602" "expected '=' after instruction name",
            wrong "define void @f() {\n  %x add i32 1, 2\n  ret void\n}\n";
        "P0603" "expected '=' after instruction id",
            wrong "define void @f() {\n  %5 add i32 1, 2\n  ret void\n}\n";
        "P0604" "expected metadata after comma",
            wrong "define i32 @f(ptr %c) {\n  unreachable, !0\n}\n!0 = !{}\n";
        "P0605" "instructions returning void cannot have a name",
            because "There is no value for the name to stand for.",
            wrong "define void @f() {\n  %x = call void @f()\n  ret void\n}\n";
        "P0606" "instruction expected to be numbered '%{}' or greater",
            because "Numbers of values only grow, so that none is defined twice.",
            wrong "define void @f() {\n  %5 = add i32 1, 2\n  %4 = add i32 1, 2\n  ret void\n}\n";
        "P0607" "argument expected to be numbered '%{}' or greater",
            because "Numbers of values only grow, so that none is defined twice.",
            wrong "define void @f(i32 %2, i32 %1) {\n";
        "P0608" "label expected to be numbered '{}' or greater",
            because "Numbers of values only grow, so that none is defined twice.",
            wrong "define void @f() {\n  br label %1\n1:\n  br label %1\n1:\n  ret void\n}\n";
        "P0609" "global expected to be numbered '@{}' or greater",
            because "Numbers of globals only grow, so that none is defined twice.",
            wrong "@3 = global i32 0 @2 = global i32 0\n";
        "P0610" "function expected to be numbered '@{}' or greater",
            because "Numbers of globals only grow, so that none is defined twice.",
            wrong "@3 = global i32 0 declare void @2()\n";
        "P0611" "multiple definition of local value named '{}'",
            because "A name stands for one value of the function.",
            wrong "define void @f() {\n  %a = add i32 1, 2\n  %a = add i32 1, 2\n  ret void\n}\n";
        "P0612" "name is too long which can result in name collisions, consider making the name shorter or increasing -non-global-value-max-name-size",
            because "LLVM cuts names of locals at 1024 bytes.";
        "P0613" "use of undefined value '%{}'",
            because "Every local that is used is defined in the function.",
            wrong "define void @f() {\n  %a = add i32 %z, %y\n  %b = add i32 %3, %2\n  ret void\n}\n";
        "P0614" "'%{}' defined with type '{}' but expected '{}'",
            because "The value is used with another type than it has.",
            wrong "define i32 @f(i32 %0, i32 %5, i32 %x) {\n  ret i32 %6\n}\n";
        "P0615" "instruction forward referenced with type '{}'",
            because "The value was used before its definition with another type.",
            wrong "define void @f() {\n  br label %z\n  %z = add i32 1, 1\n}\n";
        "P0616" "'%{}' is not a basic block",
            because "Only blocks are of the type label.",
            wrong "define void @f() {\n  %a = add i32 %z, 1\n  br label %a\n}\n";
        "P0617" "invalid use of a non-first-class type",
            because "Locals are of first class types.",
            wrong "define void @f() {\n  %p = alloca i32, align 4\n  store i32 1, %p\n  %v = load i32, ptr %p\n  ret void\n}\n";
        "P0618" "unable to create block named '{}'",
            because "The name stands for another value already.",
            wrong "define void @f(i32 %a) {\na:\n  ret void\n}\n";
        "P0619" "unable to create block numbered '{}'",
            because "The number stands for another value already.";
        "P0620" "expected a basic block",
            because "Here stands `label %name`.",
            wrong "define void @f(i1 %c) {\n  br i1 %c, label %a, i32 %b\n  ret void\n}\n";
    construct "Terminator Instructions", "`ret`, `br`, `switch`, `indirectbr`",
        right "define void @f(i32 %n, ptr %p) {\n  switch i32 %n, label %a [ i32 1, label %b ]\na:\n  br i1 true, label %b, label %c\nb:\n  indirectbr ptr %p, [ label %c ]\nc:\n  ret void\n}";
        "P0631" "value doesn't match function result type '{}'",
            because "A function returns what its type says.",
            wrong "define i32 @f(ptr %c) {\n  ret void\n}\n";
        "P0632" "branch condition must have 'i1' type",
            because "There are two ways to go.",
            wrong "define void @f(i1 %c) {\n  br i32 1, label %a, label %b\n  ret void\n}\n";
        "P0633" "expected ',' after branch condition",
            wrong "define void @f(i1 %c) {\n  br i1 %c label %a, i32 %b\n  ret void\n}\n";
        "P0634" "expected ',' after true destination",
            wrong "define void @f(i32 %a, i32 %b, <2 x i8> %v, i1 %c, ptr %p) {\n  %d = fcmp oeq float 1.0, 2.0\n  br i1 %c, label %xlabel %y\nx:\n  ret void\ny:\n  ret void\n}\n";
        "P0635" "switch condition must have integer type",
            because "It is compared with the cases.",
            wrong "define void @f(ptr %c) {\n  switch ptr %c, label %a [ ]\na:\n  ret void\n}\n";
        "P0636" "expected ',' after switch condition",
            wrong "define void @f(ptr %p, i32 %n) {\n  switch i32 %nlabel %x [ i32 1, label %x ]\nx:\n  indirectbr ptr %p, [ label %x ]\n}\n";
        "P0637" "expected '[' with switch table",
            wrong "define void @f(ptr %c) {\n  switch i32 7, label %a\na:\n  ret void\n}\n";
        "P0638" "expected ',' after case value",
            wrong "define void @f(ptr %p, i32 %n) {\n  switch i32 %n, label %x [ i32 1label %x ]\nx:\n  indirectbr ptr %p, [ label %x ]\n}\n";
        "P0639" "case value is not a constant integer",
            because "Cases are known before execution.",
            wrong "define void @f(i32 %c) {\n  switch i32 %c, label %a [ i32 1, label %a i32 %c, label %a i32 1, label %a ]\na:\n  ret void\n}\n";
        "P0640" "duplicate case value in switch",
            because "A value goes one way.",
            wrong "define void @f(i32 %c) {\n  switch i32 %c, label %a [ i32 1, label %a i32 2, label %a i32 1, label %a ]\na:\n  ret void\n}\n";
        "P0641" "indirectbr address must have pointer type",
            because "The address is a blockaddress.",
            wrong "define void @f(ptr %c) {\n  indirectbr i32 7, []\n}\n";
        "P0642" "expected ',' after indirectbr address",
            wrong "define void @f(ptr %p, i32 %n) {\n  switch i32 %n, label %x [ i32 1, label %x ]\nx:\n  indirectbr ptr %p[ label %x ]\n}\n";
        "P0643" "expected '[' with indirectbr",
            wrong "define void @f(ptr %p, i32 %n) {\n  switch i32 %n, label %x [ i32 1, label %x ]\nx:\n  indirectbr ptr %p, label %x ]\n}\n";
        "P0644" "expected ']' at end of block list",
            wrong "define void @f(ptr %c) {\n  indirectbr ptr %c, [label %a label %b]\n}\n";
    construct "'invoke' Instruction", "`invoke <result> @f(...) to label %normal unwind label %exception`",
        right "declare void @g()\ndeclare i32 @p(...)\ndefine void @f() personality ptr @p {\n  invoke void @g() to label %a unwind label %b\na:\n  ret void\nb:\n  %l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %l\n}";
        "P0651" "expected 'to' in invoke",
            wrong "define void @f() {\n  invoke void @f() label %a\n}\n";
        "P0652" "expected 'unwind' in invoke",
            wrong "define void @f(i32 %x, ...) {\n  invoke void asm unwind \"x\", \"\"() to label %a\na:\n  ret void\nb:\n  ret void\n}\n";
        "P0653" "'catch' clause has an invalid type",
            because "A catch is of a pointer to what is caught.",
            wrong "define void @f() personality ptr @p {\n  %a = landingpad i32 catch [2 x i8] zeroinitializer\n}\ndeclare i32 @p(...)\n";
        "P0654" "'filter' clause has an invalid type",
            because "A filter is an array of what may be thrown.",
            wrong "define void @f() personality ptr @p {\n  %a = landingpad i32 filter i32 0\n}\ndeclare i32 @p(...)\n";
        "P0655" "clause argument must be a constant",
            because "What is caught is known before execution.",
            wrong "define void @f() personality ptr @p {\n  %a = landingpad i32 catch i32 %a\n}\ndeclare i32 @p(...)\n";
        "P0656" "expected 'to' in callbr",
            wrong "define void @f() {\n  callbr void asm \"\", \"\"() label %a\n}\n";
        "P0657" "expected '[' in callbr",
            wrong "define void @f() {\n  callbr void asm \"\", \"\"() to label %a\na:\n  ret void\n}\n";
    construct "'catchswitch' Instruction", "`catchswitch within %parent [ labels ] unwind ...`, `catchpad within %switch [ args ]`, `cleanuppad within %parent [ args ]`",
        right "declare i32 @p(...)\ndeclare void @g()\ndefine void @f() personality ptr @p {\n  invoke void @g() to label %a unwind label %b\na:\n  ret void\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}";
        "P0661" "expected 'within' after catchswitch",
            wrong "declare i32 @p(...)\ndeclare void @g()\ndefine void @f() personality ptr @p {\n  invoke void @g() to label %a unwind label %b\na:\n  ret void\nb:\n  %s = catchswitch none [ label %c ] unwind to caller\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n";
        "P0662" "expected scope value for catchswitch",
            wrong "define void @f() personality ptr @p {\n  %c = catchswitch within undef [] unwind to caller\n}\ndeclare i32 @p(...)\n";
        "P0663" "expected '[' with catchswitch labels",
            wrong "declare i32 @p(...)\ndeclare void @g()\ndefine void @f() personality ptr @p {\n  invoke void @g() to label %a unwind label %b\na:\n  ret void\nb:\n  %s = catchswitch within none label %c ] unwind to caller\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n";
        "P0664" "expected ']' after catchswitch labels",
            wrong "declare i32 @p(...)\ndeclare void @g()\ndefine void @f() personality ptr @p {\n  invoke void @g() to label %a unwind label %b\na:\n  ret void\nb:\n  %s = catchswitch within none [ label %c unwind to caller\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n";
        "P0665" "expected 'unwind' after catchswitch scope",
            wrong "declare i32 @p(...)\ndeclare void @g()\ndefine void @f() personality ptr @p {\n  invoke void @g() to label %a unwind label %b\na:\n  ret void\nb:\n  %s = catchswitch within none [ label %c ] to caller\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n";
        "P0666" "expected 'caller' in catchswitch",
            wrong "define void @f() personality ptr @p {\n  %c = catchswitch within none [label %a] unwind to label %a\na:\n  ret void\n}\ndeclare i32 @p(...)\n";
        "P0667" "expected 'within' after catchpad",
            wrong "declare i32 @p(...)\ndeclare void @g()\ndefine void @f() personality ptr @p {\n  invoke void @g() to label %a unwind label %b\na:\n  ret void\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\nc:\n  %q = catchpad %s []\n  catchret from %q to label %a\n}\n";
        "P0668" "expected scope value for catchpad",
            wrong "define void @f() personality ptr @p {\n  %c = catchpad within none [ptr null, i32 64]\n}\ndeclare i32 @p(...)\n";
        "P0669" "expected 'within' after cleanuppad",
            wrong "define void @f() {\n  %a = cleanuppad none []\n  ret void\n}\n";
        "P0670" "expected scope value for cleanuppad",
            wrong "define void @f() {\n  %a = cleanuppad within 1 []\n  ret void\n}\n";
        "P0671" "expected '[' in catchpad/cleanuppad",
            wrong "define void @f() personality ptr @p {\n  %c = catchpad within %x (ptr null, i32 64)\n}\ndeclare i32 @p(...)\n";
        "P0672" "expected 'from' after catchret",
            wrong "declare i32 @p(...)\ndeclare void @g()\ndefine void @f() personality ptr @p {\n  invoke void @g() to label %a unwind label %b\na:\n  ret void\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\nc:\n  %q = catchpad within %s []\n  catchret %q to label %a\n}\n";
        "P0673" "expected 'to' in catchret",
            wrong "declare i32 @p(...)\ndeclare void @g()\ndefine void @f() personality ptr @p {\n  invoke void @g() to label %a unwind label %b\na:\n  ret void\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\nc:\n  %q = catchpad within %s []\n  catchret from %q label %a\n}\n";
        "P0674" "expected 'from' after cleanupret",
            wrong "define void @f() personality ptr @p {\n  cleanupret %x\n}\ndeclare i32 @p(...)\n";
        "P0675" "expected 'unwind' in cleanupret",
            wrong "define void @f() {\n  %a = cleanuppad within none []\n  cleanupret from %a\n}\n";
        "P0676" "expected 'caller' in cleanupret",
            wrong "define void @f() {\n  %a = cleanuppad within none []\n  cleanupret from %a unwind to label %b\nb:\n  ret void\n}\n";
    construct "Binary Operations", "`add <type> <a>, <b>`",
        right "define i32 @f(i32 %a) {\n  %b = add nsw i32 %a, 1\n  %c = and i32 %b, 7\n  ret i32 %c\n}";
        "P0681" "expected ',' in arithmetic operation",
            wrong "define i32 @f(i32 %a) {\n  %b = add i32 %a1\n  ret i32 %b\n}\n";
        "P0682" "expected ',' in logical operation",
            wrong "define i32 @f(i32 %a) {\n  %b = add nsw i32 %a, 1\n  %c = and i32 %b7\n  ret i32 %c\n}\n";
        "P0683" "invalid operand type for instruction",
            because "Integer arithmetic is of integers, float arithmetic of floats, or of vectors of them.",
            wrong "define void @f(ptr %p) {\n  %i = fneg i32 1\n  ret void\n}\n";
        "P0684" "instruction requires integer or integer vector operands",
            because "Bits are of integers.",
            wrong "define void @f(ptr %p) {\n  %i = xor float 1.0, 2.0\n  ret void\n}\n";
    construct "'icmp' Instruction", "`icmp <predicate> <type> <a>, <b>`",
        right "define i1 @f(i32 %a, float %b) {\n  %c = icmp slt i32 %a, 1\n  %d = fcmp oeq float %b, 1.0\n  ret i1 %c\n}";
        "P0691" "expected icmp predicate (e.g. 'eq')",
            wrong "define void @f(ptr %p) {\n  %i = icmp oeq i32 1, 2\n  ret void\n}\n";
        "P0692" "expected fcmp predicate (e.g. 'oeq')",
            wrong "define void @f(ptr %p) {\n  %i = fcmp eq i32 1, 2\n  ret void\n}\n";
        "P0693" "expected ',' after compare value",
            wrong "define i1 @f(i32 %a, float %b) {\n  %c = icmp slt i32 %a1\n  %d = fcmp oeq float %b, 1.0\n  ret i1 %c\n}\n";
        "P0694" "icmp requires integer operands",
            because "Integers and pointers are compared by icmp, floats by fcmp.",
            wrong "define void @f(ptr %p) {\n  %i = icmp slt float 1.0, 2.0\n  ret void\n}\n";
        "P0695" "fcmp requires floating point operands",
            because "Floats are compared by fcmp, integers and pointers by icmp.",
            wrong "define void @f(ptr %p) {\n  %i = fcmp fast true i32 1, 2\n  ret void\n}\n";
    construct "Conversion Operations", "`zext <type> <value> to <type>`",
        right "define i64 @f(i32 %a) {\n  %b = zext i32 %a to i64\n  ret i64 %b\n}";
        "P0701" "expected 'to' after cast value",
            wrong "define i64 @f(i32 %a) {\n  %b = zext i32 %a i64\n  ret i64 %b\n}\n";
        "P0702" "invalid cast opcode for cast from '{}' to '{}'",
            because "Each conversion has its kinds and sizes of types; a bitcast keeps the number of bits.",
            wrong "@g = global i64 trunc (i32 1 to i64)\n";
    construct "'select' Instruction", "`select i1 <condition>, <type> <a>, <type> <b>`",
        right "define i32 @f(i1 %c) {\n  %a = select i1 %c, i32 1, i32 2\n  ret i32 %a\n}";
        "P0711" "expected ',' after select condition",
            wrong "define i32 @f(i1 %c) {\n  %a = select i1 %ci32 1, i32 2\n  ret i32 %a\n}\n";
        "P0712" "expected ',' after select value",
            wrong "define i32 @f(i1 %c) {\n  %a = select i1 %c, i32 1i32 2\n  ret i32 %a\n}\n";
        "P0713" "select condition must be i1 or <n x i1>",
            because "There are two values to select from.",
            wrong "define void @f(ptr %p) {\n  %i = select i32 1, i32 2, i32 3\n  ret void\n}\n";
        "P0714" "both values to select must have same type",
            because "The result has one type.",
            wrong "define void @f(ptr %p) {\n  %i = select i1 1, i32 2, i64 3\n  ret void\n}\n";
        "P0715" "select values cannot have token type",
            because "Who uses a token has to be known.",
            wrong "define void @f(token %t) {\n  %a = select i1 true, token %t, token %t\n  ret void\n}\n";
        "P0716" "selected values for vector select must be vectors",
            because "A condition for each element selects elements.",
            wrong "define void @f(ptr %p) {\n  %i = select <2 x i1> undef, i32 2, i32 3\n  ret void\n}\n";
        "P0717" "vector select condition element type must be i1",
            because "There are two values to select from.",
            wrong "define void @f(ptr %p) {\n  %i = select <2 x i2> undef, <3 x i32> undef, <3 x i32> undef\n  ret void\n}\n";
        "P0718" "vector select requires selected vectors to have the same vector length as select condition",
            because "There is one condition an element.",
            wrong "define void @f(ptr %p) {\n  %i = select <2 x i1> undef, <3 x i32> undef, <3 x i32> undef\n  ret void\n}\n";
    construct "'phi' Instruction", "`phi <type> [ <value>, %block ], ...`",
        right "define i32 @f() {\n  br label %a\na:\n  %b = phi i32 [ 0, %0 ]\n  ret i32 %b\n}";
        "P0721" "expected '[' in phi value list";
        "P0722" "expected ']' in phi value list",
            wrong "define i32 @f() {\n  br label %a\na:\n  %b = phi i32 [ 0, %0 \n  ret i32 %b\n}\n";
        "P0723" "phi node must have first class type",
            because "The result is a value.",
            wrong "define void @f() {\n  %a = phi void ()\n  ret void\n}\n";
        "P0724" "fast-math-flags specified for phi without floating-point scalar or vector return type",
            because "The flags are about floats.",
            wrong "define void @f(i32 %x) {\n  %a = phi fast { }\n  ret void\n}\n";
        "P0725" "fast-math-flags specified for select without floating-point scalar or vector return type",
            because "The flags are about floats.",
            wrong "define void @f(ptr %p) {\n  %i = select fast i1 true, i32 1, i32 2\n  ret void\n}\n";
        "P0726" "fast-math-flags specified for call without floating-point scalar or vector return type",
            because "The flags are about floats.",
            wrong "define void @f(i32 %x) {\n  call fast void @f(i32 5)\n  ret void\n}\n";
        "P0727" "expected ',' after vaarg operand",
            wrong "define void @f(ptr %p) {\n  %g = va_arg ptr %p i32\n  ret void\n}\n";
        "P0728" "va_arg requires operand with first class type",
            because "The argument is a value.",
            wrong "define void @f(ptr %p) {\n  %g = va_arg ptr %p, void ()\n  ret void\n}\n";
    construct "Vector Operations", "`extractelement <v>, i32 <i>`, `insertelement <v>, <value>, i32 <i>`, `shufflevector <v>, <v>, <mask>`",
        right "define i8 @f(<2 x i8> %v) {\n  %w = insertelement <2 x i8> %v, i8 1, i32 0\n  %x = shufflevector <2 x i8> %w, <2 x i8> %v, <2 x i32> <i32 0, i32 3>\n  %e = extractelement <2 x i8> %x, i32 0\n  ret i8 %e\n}";
        "P0731" "expected ',' after extract value",
            wrong "define i8 @f(<2 x i8> %v) {\n  %w = insertelement <2 x i8> %v, i8 1, i32 0\n  %x = shufflevector <2 x i8> %w, <2 x i8> %v, <2 x i32> <i32 0, i32 3>\n  %e = extractelement <2 x i8> %xi32 0\n  ret i8 %e\n}\n";
        "P0732" "expected ',' after insertelement value",
            wrong "define i32 @f() {\n  br label %a\na:\n  %b = phi i32 [ 0%0 ]\n  ret i32 %b\n}\n";
        "P0733" "expected ',' after shuffle mask",
            wrong "define i8 @f(<2 x i8> %v) {\n  %w = insertelement <2 x i8> %v, i8 1, i32 0\n  %x = shufflevector <2 x i8> %w<2 x i8> %v, <2 x i32> <i32 0, i32 3>\n  %e = extractelement <2 x i8> %x, i32 0\n  ret i8 %e\n}\n";
        "P0734" "expected ',' after shuffle value",
            wrong "define i8 @f(<2 x i8> %v) {\n  %w = insertelement <2 x i8> %v, i8 1, i32 0\n  %x = shufflevector <2 x i8> %w, <2 x i8> %v<2 x i32> <i32 0, i32 3>\n  %e = extractelement <2 x i8> %x, i32 0\n  ret i8 %e\n}\n";
        "P0735" "invalid extractelement operands",
            because "An element is taken from a vector, at an integer index.",
            wrong "@g = global i32 extractelement (i32 1, i32 1)\n";
        "P0736" "invalid insertelement operands",
            because "A value of the element's type goes into a vector, at an integer index.",
            wrong "@g = global <1 x i32> insertelement (<1 x i32> <i32 1>, i8 2, i32 0)\n";
        "P0737" "invalid shufflevector operands",
            because "Both vectors have one type, and the mask is a constant vector of i32.",
            wrong "define void @f(<2 x i32> %x) {\n  %a = shufflevector <2 x i32> %x, <2 x i32> undef, <4 x i64> zeroinitializer\n  ret void\n}\n";
    construct "Aggregate Operations", "`extractvalue <aggregate>, <index>...`, `insertvalue <aggregate>, <value>, <index>...`",
        right "define i8 @f({ i8, i32 } %v) {\n  %w = insertvalue { i8, i32 } %v, i32 1, 1\n  %e = extractvalue { i8, i32 } %w, 0\n  ret i8 %e\n}";
        "P0741" "expected ',' as start of index list",
            wrong "define void @f(ptr %p) {\n  %i = extractvalue {i32} undef i32\n  ret void\n}\n";
        "P0742" "expected index";
        "P0743" "expected comma after insertvalue operand",
            wrong "define i8 @f({ i8, i32 } %v) {\n  %w = insertvalue { i8, i32 } %vi32 1, 1\n  %e = extractvalue { i8, i32 } %w, 0\n  ret i8 %e\n}\n";
        "P0744" "extractvalue operand must be aggregate type",
            because "Only structs and arrays have members; elements of vectors are taken by extractelement.",
            wrong "define void @f(ptr %p) {\n  %i = extractvalue i32 undef, 1\n  ret void\n}\n";
        "P0745" "insertvalue operand must be aggregate type",
            because "Only structs and arrays have members; elements of vectors are set by insertelement.",
            wrong "define void @f(ptr %p) {\n  %i = insertvalue i32 undef, i64 1, 1\n  ret void\n}\n";
        "P0746" "invalid indices for extractvalue",
            because "There is no such member.",
            wrong "define void @f([2 x i32] %x) {\n  %a = extractvalue [2 x i32] %x, 2\n  ret void\n}\n";
        "P0747" "invalid indices for insertvalue",
            because "There is no such member.",
            wrong "define void @f({ i8 } %v) {\n  %a = insertvalue { i8 } %v, i8 1, 5\n  ret void\n}\n";
        "P0748" "insertvalue operand and field disagree in type: '{}' instead of '{}'",
            because "A member keeps its type.",
            wrong "define void @f(ptr %p) {\n  %i = insertvalue {i32, i32} undef, i64 1, 1\n  ret void\n}\n";
    construct "Memory Access and Addressing Operations", "`alloca <type>`, `load <type>, ptr <p>`, `store <type> <value>, ptr <p>`",
        right "define void @f() {\n  %p = alloca i32, align 4\n  store i32 1, ptr %p\n  %v = load i32, ptr %p\n  ret void\n}";
        "P0751" "invalid type for alloca",
            because "Functions, labels, metadata and tokens are not in memory.",
            wrong "define void @f(ptr %x) {\n  %a = alloca token\n  ret void\n}\n";
        "P0752" "Cannot allocate unsized type",
            because "How much memory there is to be comes from the type.",
            wrong "%o = type opaque\ndefine void @f(ptr %x) {\n  %a = alloca %o\n  ret void\n}\n";
        "P0753" "element count must have integer type",
            because "It is a number of elements.",
            wrong "define void @f(ptr %x) {\n  %a = alloca i32, float 1.0\n  ret void\n}\n";
        "P0754" "expected metadata or 'addrspace'",
            wrong "define void @f(ptr %x) {\n  %a = alloca i32, align 4, i32 5\n  ret void\n}\n";
        "P0755" "expected metadata or 'align'",
            wrong "define void @f(ptr %x) {\n  %a = load i32, ptr %x, align 8, foo\n  ret void\n}\n";
        "P0756" "expected comma after load's type",
            wrong "define void @f() {\n  %p = alloca i32, align 4\n  store i32 1, ptr %p\n  %v = load i32ptr %p\n  ret void\n}\n";
        "P0757" "load operand must be a pointer to a first class type",
            because "What is loaded is a value, from where a pointer points to.",
            wrong "define void @f(ptr %p) {\n  %g = load %t, ptr %p\n  ret void\n}\n%t = type {i32, i32}\n";
        "P0758" "loading unsized types is not allowed",
            because "How much is read comes from the type.",
            wrong "define void @f(ptr %x) {\n  %a = load token, ptr %x\n  ret void\n}\n";
        "P0759" "expected ',' after store operand",
            wrong "define void @f(ptr %p) {\n  br label %b\nb:\n  store ptr blockaddress(@f, %b)ptr %p\n  ret void\n}\n";
        "P0760" "store operand must be a first class value",
            because "What is stored is a value.";
        "P0761" "store operand must be a pointer",
            because "A store is to where a pointer points to.",
            wrong "define void @f(ptr %p) {\n  store i32 1, i32 2\n  ret void\n}\n";
        "P0762" "storing unsized types is not allowed",
            because "How much is written comes from the type.",
            wrong "define void @f(ptr %x) {\n  store token none, ptr %x\n  ret void\n}\n";
    construct "Memory Model for Concurrent Operations", "`load atomic <type>, ptr <p> <ordering>, align n`, `cmpxchg`, `atomicrmw`, `fence`",
        right "define void @f(ptr %p) {\n  %v = load atomic i32, ptr %p syncscope(\"agent\") acquire, align 4\n  %c = cmpxchg ptr %p, i32 0, i32 1 seq_cst monotonic\n  %o = atomicrmw add ptr %p, i32 1 seq_cst\n  fence release\n  ret void\n}";
        "P0771" "Expected ordering on atomic instruction",
            wrong "define void @f(ptr %p) {\n  %v = load atomic i32, ptr %p, align 4\n  ret void\n}\n";
        "P0772" "Expected '(' in syncscope",
            wrong "define void @f(ptr %x) {\n  fence syncscope \"x\" seq_cst\n  ret void\n}\n";
        "P0773" "Expected ')' in syncscope",
            wrong "define void @f(ptr %x) {\n  fence syncscope(\"x\" seq_cst\n  ret void\n}\n";
        "P0774" "Expected synchronization scope name",
            wrong "define void @f(ptr %x) {\n  fence syncscope(5) seq_cst\n  ret void\n}\n";
        "P0775" "atomic load must have explicit non-zero alignment",
            because "Whether the machine can do it at once depends on the alignment.",
            wrong "define void @f(ptr %x) {\n  %a = load atomic i32, ptr %x seq_cst\n  ret void\n}\n";
        "P0776" "atomic store must have explicit non-zero alignment",
            because "Whether the machine can do it at once depends on the alignment.",
            wrong "define void @f(ptr %p) {\n  store atomic i32 1, ptr %p seq_cst\n  ret void\n}\n";
        "P0777" "atomic load cannot use Release ordering",
            because "A release is of what is written.",
            wrong "define void @f(ptr %x) {\n  %a = load atomic i32, ptr %x release, align 4\n  ret void\n}\n";
        "P0778" "atomic store cannot use Acquire ordering",
            because "An acquire is of what is read.",
            wrong "define void @f(ptr %p) {\n  store atomic i32 1, ptr %p acquire, align 4\n  ret void\n}\n";
        "P0779" "fence cannot be unordered",
            because "A fence is nothing but an ordering.",
            wrong "define void @f(ptr %x) {\n  fence unordered\n  ret void\n}\n";
        "P0780" "fence cannot be monotonic",
            because "A fence that orders nothing between threads does nothing.",
            wrong "define void @f() {\n  fence monotonic\n  ret void\n}\n";
        "P0781" "expected ',' after cmpxchg address",
            wrong "define void @f(ptr %p) {\n  %v = load atomic i32, ptr %p syncscope(\"agent\") acquire, align 4\n  %c = cmpxchg ptr %pi32 0, i32 1 seq_cst monotonic\n  %o = atomicrmw add ptr %p, i32 1 seq_cst\n  fence release\n  ret void\n}\n";
        "P0782" "expected ',' after cmpxchg cmp operand",
            wrong "define void @f(ptr %p) {\n  %v = load atomic i32, ptr %p syncscope(\"agent\") acquire, align 4\n  %c = cmpxchg ptr %p, i32 0i32 1 seq_cst monotonic\n  %o = atomicrmw add ptr %p, i32 1 seq_cst\n  fence release\n  ret void\n}\n";
        "P0783" "cmpxchg operand must be a pointer",
            because "What is exchanged is where a pointer points to.",
            wrong "define void @f() {\n  %a = cmpxchg i32 1, i32 2, i32 3 seq_cst seq_cst\n  ret void\n}\n";
        "P0784" "cmpxchg operand must be a first class value",
            because "What is exchanged is a value.";
        "P0785" "compare value and new value type do not match",
            because "Memory has one type at this access.",
            wrong "define void @f(ptr %p) {\n  %a = cmpxchg ptr %p, i32 2, i64 3 seq_cst seq_cst\n  ret void\n}\n";
        "P0786" "invalid cmpxchg success ordering",
            because "An exchange is at least monotonic.",
            wrong "define void @f(ptr %x) {\n  %a = cmpxchg ptr %x, i32 0, i32 1 unordered seq_cst\n  ret void\n}\n";
        "P0787" "invalid cmpxchg failure ordering",
            because "A failed exchange only reads, so it releases nothing.",
            wrong "define void @f(ptr %x) {\n  %a = cmpxchg ptr %x, i32 0, i32 1 seq_cst unordered\n  ret void\n}\n";
        "P0788" "expected binary operation in atomicrmw",
            wrong "define void @f(ptr %p) {\n  %a = atomicrmw mul ptr %p, i32 1 seq_cst\n  ret void\n}\n";
        "P0789" "expected ',' after atomicrmw address",
            wrong "define void @f(ptr %p) {\n  %v = load atomic i32, ptr %p syncscope(\"agent\") acquire, align 4\n  %c = cmpxchg ptr %p, i32 0, i32 1 seq_cst monotonic\n  %o = atomicrmw add ptr %pi32 1 seq_cst\n  fence release\n  ret void\n}\n";
        "P0790" "atomicrmw cannot be unordered",
            because "Reading and writing at once is at least monotonic.",
            wrong "define void @f(ptr %p) {\n  %a = atomicrmw add ptr %p, i32 1 unordered\n  ret void\n}\n";
        "P0791" "atomicrmw operand must be a pointer",
            because "What is changed is where a pointer points to.",
            wrong "define void @f(ptr %p) {\n  %a = atomicrmw add i32 1, i32 1 seq_cst\n  ret void\n}\n";
        "P0792" "atomicrmw operand may not be scalable",
            because "Machines change a known number of bytes at once.",
            wrong "define void @f(ptr %p, <vscale x 2 x half> %v) {\n  %a = atomicrmw fadd ptr %p, <vscale x 2 x half> %v seq_cst\n  ret void\n}\n";
        "P0793" "atomicrmw operand must be power-of-two byte-sized integer",
            because "Machines change whole bytes at once.",
            wrong "define void @f(ptr %x) {\n  %a = atomicrmw xchg ptr %x, i24 undef seq_cst\n  ret void\n}\n";
        "P0794" "atomicrmw {} operand must be {}",
            because "Each operation has its kinds of types.",
            wrong "define void @f(ptr %x) {\n  %a = atomicrmw fadd ptr %x, <2 x half> undef seq_cst\n  %b = atomicrmw add ptr %x, <2 x i32> undef seq_cst\n  ret void\n}\n";
    construct "'getelementptr' Instruction", "`getelementptr <type>, ptr <p>, <type> <index>...`",
        right "define ptr @f(ptr %p) {\n  %q = getelementptr { i32, [4 x i8] }, ptr %p, i64 0, i32 1, i64 2\n  ret ptr %q\n}";
        "P0801" "expected comma after getelementptr's type",
            wrong "@g = global ptr getelementptr (i32 ptr @g, i32 0)\n";
        "P0802" "base of getelementptr must be a pointer",
            because "An address is computed from an address.",
            wrong "@g = global ptr getelementptr (i32, i32 0)\n";
        "P0803" "base element of getelementptr must be sized",
            because "Steps are as long as the type.",
            wrong "@g = global ptr getelementptr (%o, ptr @g, i32 0) %o = type opaque\n";
        "P0804" "getelementptr index must be an integer",
            because "Indices count elements.",
            wrong "@g = global ptr getelementptr (i32, ptr @g, float 0.0)\n";
        "P0805" "getelementptr vector index has a wrong number of elements",
            because "There is an index for each pointer.",
            wrong "@g = global <2 x ptr> getelementptr (i8, <2 x ptr> zeroinitializer, <3 x i32> zeroinitializer)\n";
        "P0806" "getelementptr cannot target structure that contains scalable vector type",
            because "Its members have no constant offsets.",
            wrong "define void @f(ptr %p) {\n  %g = getelementptr {<vscale x 2 x i32>}, ptr %p, i32 1, i32 0\n  ret void\n}\n";
        "P0807" "invalid getelementptr indices",
            because "Indices lead to members that the type has; those of structs are constants.",
            wrong "@g = global ptr getelementptr (i32, ptr @g, i32 0, i32 1)\n";
    construct "'call' Instruction", "`call <result> @f(<type> <value>, ...) [ \"bundle\"(...) ]`",
        right "declare i32 @printf(ptr, ...)\ndefine void @f(ptr %p) {\n  %a = tail call i32 (ptr, ...) @printf(ptr %p, i32 1) [ \"tag\"(i32 1) ]\n  ret void\n}";
        "P0811" "expected 'tail call', 'musttail call', or 'notail call'",
            wrong "define void @f(i32 %x) {\n  tail fast void @f(i32 5)\n  ret void\n}\n";
        "P0812" "expected '(' in call",
            wrong "define void @f(i32 %x, ...) {\n  call void @f\n  ret void\n}\n";
        "P0813" "expected ',' in argument list",
            wrong "define void @f(i32 %x, ...) {\n  call void @f(i32 1\n  ret void\n}\n";
        "P0814" "argument is not of expected type '{}'",
            because "Arguments are of the types of the parameters.",
            wrong "define void @f(i32 %x) {\n  call void (float) @f(i32 5)\n  ret void\n}\n";
        "P0815" "not enough parameters specified for call",
            because "There is an argument for each parameter.",
            wrong "define void @f(i32 %x) {\n  call void (i32, i32) @f(i32 5)\n  ret void\n}\n";
        "P0816" "too many arguments specified",
            because "Only functions with `...` take more than their parameters.",
            wrong "define void @f(i32 %x) {\n  call void () @f(i32 5)\n  ret void\n}\n";
        "P0817" "Invalid result type for LLVM function",
            because "A function returns a value, which labels, metadata and other functions are not.",
            wrong "define void @f(i32 %x) {\n  call label @f(i32 5)\n  ret void\n}\n";
        "P0818" "expected '...' at end of argument list for musttail call in varargs function",
            wrong "define void @f(i32 %x, ...) {\n  musttail call void (i32, ...) @f(i32 1)\n  ret void\n}\n";
        "P0819" "unexpected ellipsis in argument list for musttail call in non-varargs function",
            because "The caller has no variable arguments to hand on.",
            wrong "define void @f(i32 %x) {\n  musttail call void @f(i32 1, ...)\n  ret void\n}\n";
        "P0820" "unexpected ellipsis in argument list for non-musttail call",
            because "Only a musttail call hands on the variable arguments of its caller.",
            wrong "define void @f(i32 %x) {\n  call void @f(i32 1, ...)\n  ret void\n}\n";
        "P0821" "expected '(' in operand bundle",
            wrong "define void @f(i32 %x) {\n  call void @f(i32 1) [\"x\" i32 1]\n  ret void\n}\n";
        "P0822" "expected ',' in input list",
            wrong "define void @f(i32 %x) {\n  call void @f(i32 1) [\"x\"(i32 1 i32 3)]\n  ret void\n}\n";
        "P0823" "operand bundle set must not be empty",
            because "Without bundles nothing stands there.",
            wrong "define void @f(i32 %x) {\n  call void @f(i32 1) []\n  ret void\n}\n";
        "P0824" "intrinsic can only be used as callee",
            because "An intrinsic is an instruction with the looks of a function; it has no address.",
            wrong "@g = global ptr @llvm.donothing\n";
        "P0825" "unknown intrinsic '{}'",
            because "Names that begin with `llvm.` are LLVM's own; an unknown one has to be declared.",
            wrong "define void @f() {\n  call void @llvm.unheard.of()\n  ret void\n}\n";
        "P0826" "invalid intrinsic signature",
            because "The types are not those of the intrinsic.",
            wrong "define void @f() {\n  call void @llvm.donothing(i32 1)\n  ret void\n}\n";
    construct "Use-list Order Directives", "`uselistorder <type> <value>, { 1, 0 }`, `uselistorder_bb @f, %block, { 1, 0 }`",
        right "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { 1, 0 }\n}";
        "P0831" "expected uselistorder directive",
            because "Behind the first such directive of a body only others stand.",
            wrong "define void @f(i32 %b) {\n  ret void\n  uselistorder i32 1, {1, 0}\n";
        "P0832" "expected comma in uselistorder directive",
            wrong "define void @f(i32 %x) {\n  ret void\n  uselistorder i32 %x { 1, 0 }\n}\n";
        "P0833" "expected comma in uselistorder_bb directive",
            wrong "define void @f() {\n  ret void\n}\nuselistorder_bb @f%a, { 1, 0 }\n";
        "P0834" "expected '{' here",
            wrong "!1 = !\"x\"\n";
        "P0835" "expected '}' here",
            wrong "define void @f() {\n  ret void\n}\nuselistorder_bb @f, %a, { 1, 0 \n";
        "P0836" "expected non-empty list of uselistorder indexes",
            wrong "define void @f(i32 %x) {\n  ret void\n  uselistorder i32 %x, { }\n}\n";
        "P0837" "expected >= 2 uselistorder indexes",
            because "One use has one order.",
            wrong "define void @f(i32 %x) {\n  ret void\n  uselistorder i32 %x, { 1 }\n}\n";
        "P0838" "expected distinct uselistorder indexes in range [0, size)",
            because "The indices are an order of the uses.",
            wrong "define void @f(i32 %x) {\n  ret void\n  uselistorder i32 %x, { 2, 0 }\n}\n";
        "P0839" "expected uselistorder indexes to change the order",
            because "An order that is the usual one is not written.",
            wrong "define void @f() {\n  ret void\n  uselistorder i32 %x, { 0, 1 }\n}\n";
        "P0840" "wrong number of indexes, expected {}",
            because "There is an index for each use.",
            wrong "@g = global i32 0\ndefine void @f() {\n  store ptr @g, ptr @g\n  ret void\n}\nuselistorder ptr @g, { 1, 0, 2 }\n";
        "P0841" "value has no uses",
            because "There is nothing to order.",
            wrong "@g = global i32 0\nuselistorder ptr @g, { 1, 0 }\n";
        "P0842" "value only has one use",
            because "There is nothing to order.",
            wrong "@g = global i32 0\n@h = global ptr @g\nuselistorder ptr @g, { 1, 0 }\n";
        "P0843" "expected function name in uselistorder_bb",
            wrong "uselistorder_bb 5, %b, { 1, 0 }\n";
        "P0844" "expected basic block name in uselistorder_bb",
            wrong "define void @f(i32 %b) {\n  br label %a\na:\n  ret void\n}\nuselistorder_bb @f, 7, { 1, 0 }\n";
        "P0845" "expected basic block in uselistorder_bb",
            wrong "define void @f(i32 %b) {\n  br label %a\na:\n  ret void\n}\nuselistorder_bb @f, %b, { 1, 0 }\n";
        "P0846" "invalid function forward reference in uselistorder_bb",
            because "The function is defined in front of the directive.",
            wrong "uselistorder_bb @f, %b, { 1, 0 }\n";
        "P0847" "invalid declaration in uselistorder_bb",
            because "A declaration has no blocks.",
            wrong "declare void @f(i32 %b)\nuselistorder_bb @f, %b, { 1, 0 }\n";
        "P0848" "invalid numeric label in uselistorder_bb",
            because "Numbers of blocks are forgotten at the end of the function.",
            wrong "define void @f(i32 %b) {\n  br label %a\na:\n  ret void\n}\nuselistorder_bb @f, %0, { 1, 0 }\n";
        "P0849" "invalid basic block in uselistorder_bb",
            because "The function has no such block.",
            wrong "define void @f() {\n  br label %a\na:\n  ret void\n}\nuselistorder_bb @f, %b, { 1, 0 }\n";
}
