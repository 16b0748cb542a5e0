//! Instructions that compute: operations, conversions, selections, vectors and aggregates.

use super::constructs;

constructs! {
    construct "Binary Operations", "`add <type> <a>, <b>`",
        right "define i32 @f(i32 %a) {\n  %b = add nsw i32 %a, 1\n  %c = and i32 %b, 7\n  ret i32 %c\n}";
        "P0681" "expected ',' in arithmetic operation",
            wrong "define i32 @f(i32 %a) {\n  %b = add i32 %a 1\n  ret i32 %b\n}\n",
            mended "define i32 @f(i32 %a) {\n  %b = add i32 %a, 1\n  ret i32 %b\n}\n";
        "P0682" "expected ',' in logical operation",
            wrong "define i32 @f(i32 %a) {\n  %b = and i32 %a 7\n  ret i32 %b\n}\n",
            mended "define i32 @f(i32 %a) {\n  %b = and i32 %a, 7\n  ret i32 %b\n}\n";
        "P0683" "invalid operand type for instruction",
            because "Integer arithmetic takes integers, float arithmetic takes floats, or vectors of them.",
            wrong "define float @f(float %a) {\n  %b = add float %a, 1.0\n  ret float %b\n}\n",
            mended "define float @f(float %a) {\n  %b = fadd float %a, 1.0\n  ret float %b\n}\n";
        "P0684" "instruction requires integer or integer vector operands",
            because "Only integers can be manipulated bit by bit.",
            wrong "define i32 @f(i32 %a) {\n  %b = xor float 1.0, 2.0\n  ret i32 %a\n}\n",
            mended "define i32 @f(i32 %a) {\n  %b = xor i32 %a, 2\n  ret i32 %a\n}\n";
    construct "'icmp' Instruction", "`icmp <predicate> <type> <a>, <b>`",
        right "define i1 @f(i32 %a, float %b) {\n  %c = icmp slt i32 %a, 1\n  %d = fcmp oeq float %b, 1.0\n  ret i1 %c\n}";
        "P0691" "expected icmp predicate (e.g. 'eq')",
            wrong "define i1 @f(i32 %a) {\n  %c = icmp lt i32 %a, 1\n  ret i1 %c\n}\n",
            mended "define i1 @f(i32 %a) {\n  %c = icmp slt i32 %a, 1\n  ret i1 %c\n}\n";
        "P0692" "expected fcmp predicate (e.g. 'oeq')",
            wrong "define i1 @f(float %a) {\n  %c = fcmp eq float %a, 1.0\n  ret i1 %c\n}\n",
            mended "define i1 @f(float %a) {\n  %c = fcmp oeq float %a, 1.0\n  ret i1 %c\n}\n";
        "P0693" "expected ',' after compare value",
            wrong "define i1 @f(i32 %a) {\n  %c = icmp slt i32 %a 1\n  ret i1 %c\n}\n",
            mended "define i1 @f(i32 %a) {\n  %c = icmp slt i32 %a, 1\n  ret i1 %c\n}\n";
        "P0694" "icmp requires integer operands",
            because "icmp compares integers and pointers; fcmp compares floats.",
            wrong "define i1 @f(float %a) {\n  %c = icmp slt float %a, 1.0\n  ret i1 %c\n}\n",
            mended "define i1 @f(float %a) {\n  %c = fcmp olt float %a, 1.0\n  ret i1 %c\n}\n";
        "P0695" "fcmp requires floating point operands",
            because "fcmp compares floats; icmp compares integers and pointers.",
            wrong "define i1 @f(i32 %a) {\n  %c = fcmp olt i32 %a, 1\n  ret i1 %c\n}\n",
            mended "define i1 @f(i32 %a) {\n  %c = icmp slt i32 %a, 1\n  ret i1 %c\n}\n";
    construct "Conversion Operations", "`zext <type> <value> to <type>`",
        right "define i64 @f(i32 %a) {\n  %b = zext i32 %a to i64\n  ret i64 %b\n}";
        "P0701" "expected 'to' after cast value",
            wrong "define i64 @f(i32 %a) {\n  %b = zext i32 %a i64\n  ret i64 %b\n}\n",
            mended "define i64 @f(i32 %a) {\n  %b = zext i32 %a to i64\n  ret i64 %b\n}\n";
        "P0702" "invalid cast opcode for cast from '{}' to '{}'",
            because "Each conversion is defined for certain kinds and sizes of types; a bitcast preserves the number of bits.",
            wrong "define i64 @f(i32 %a) {\n  %b = trunc i32 %a to i64\n  ret i64 %b\n}\n",
            mended "define i64 @f(i32 %a) {\n  %b = zext i32 %a to i64\n  ret i64 %b\n}\n";
    construct "'select' Instruction", "`select i1 <condition>, <type> <a>, <type> <b>`",
        right "define i32 @f(i1 %c) {\n  %a = select i1 %c, i32 1, i32 2\n  ret i32 %a\n}";
        "P0711" "expected ',' after select condition",
            wrong "define i32 @f(i1 %c) {\n  %a = select i1 %c i32 1, i32 2\n  ret i32 %a\n}\n",
            mended "define i32 @f(i1 %c) {\n  %a = select i1 %c, i32 1, i32 2\n  ret i32 %a\n}\n";
        "P0712" "expected ',' after select value",
            wrong "define i32 @f(i1 %c) {\n  %a = select i1 %c, i32 1 i32 2\n  ret i32 %a\n}\n",
            mended "define i32 @f(i1 %c) {\n  %a = select i1 %c, i32 1, i32 2\n  ret i32 %a\n}\n";
        "P0713" "select condition must be i1 or <n x i1>",
            because "The condition selects one of two values.",
            wrong "define i32 @f() {\n  %a = select i32 1, i32 1, i32 2\n  ret i32 %a\n}\n",
            mended "define i32 @f() {\n  %a = select i1 true, i32 1, i32 2\n  ret i32 %a\n}\n";
        "P0714" "both values to select must have same type",
            because "Both values have the type of the result.",
            wrong "define i32 @f(i1 %c) {\n  %a = select i1 %c, i32 1, i64 2\n  ret i32 %a\n}\n",
            mended "define i32 @f(i1 %c) {\n  %a = select i1 %c, i32 1, i32 2\n  ret i32 %a\n}\n";
        "P0715" "select values cannot have token type",
            because "The users of a token must be known statically.",
            wrong "define void @f(i1 %c) {\n  %a = select i1 %c, token none, token none\n  ret void\n}\n",
            mended "define void @f(i1 %c) {\n  %a = select i1 %c, ptr null, ptr null\n  ret void\n}\n";
        "P0716" "selected values for vector select must be vectors",
            because "A vector condition selects element by element.",
            wrong "define i32 @f(<2 x i1> %v, i1 %c) {\n  %a = select <2 x i1> %v, i32 1, i32 2\n  ret i32 %a\n}\n",
            mended "define i32 @f(<2 x i1> %v, i1 %c) {\n  %a = select i1 %c, i32 1, i32 2\n  ret i32 %a\n}\n";
        "P0717" "vector select condition element type must be i1",
            because "The condition selects one of two values.",
            wrong "define <2 x i32> @f(<2 x i32> %a, <2 x i32> %b) {\n  %c = select <2 x i8> zeroinitializer, <2 x i32> %a, <2 x i32> %b\n  ret <2 x i32> %c\n}\n",
            mended "define <2 x i32> @f(<2 x i32> %a, <2 x i32> %b) {\n  %c = select <2 x i1> zeroinitializer, <2 x i32> %a, <2 x i32> %b\n  ret <2 x i32> %c\n}\n";
        "P0718" "vector select requires selected vectors to have the same vector length as select condition",
            because "There is one condition per element.",
            wrong "define <3 x i32> @f(<3 x i32> %a, <3 x i32> %b) {\n  %c = select <2 x i1> zeroinitializer, <3 x i32> %a, <3 x i32> %b\n  ret <3 x i32> %c\n}\n",
            mended "define <3 x i32> @f(<3 x i32> %a, <3 x i32> %b) {\n  %c = select <3 x i1> zeroinitializer, <3 x i32> %a, <3 x i32> %b\n  ret <3 x i32> %c\n}\n";
    construct "'phi' Instruction", "`phi <type> [ <value>, %block ], ...`",
        right "define i32 @f() {\n  br label %a\na:\n  %b = phi i32 [ 0, %0 ]\n  ret i32 %b\n}";
        "P0721" "expected '[' in phi value list",
            wrong "define i32 @f(i1 %c) {\na:\n  br i1 %c, label %b, label %d\nd:\n  br label %b\nb:\n  %x = phi i32 [ 0, %a ], 1, %d\n  ret i32 %x\n}\n",
            mended "define i32 @f(i1 %c) {\na:\n  br i1 %c, label %b, label %d\nd:\n  br label %b\nb:\n  %x = phi i32 [ 0, %a ], [ 1, %d ]\n  ret i32 %x\n}\n";
        "P0722" "expected ']' in phi value list",
            wrong "define i32 @f() {\n  br label %a\n\na:\n  %b = phi i32 [ 0, %0 \n  ret i32 %b\n}\n",
            mended "define i32 @f() {\n  br label %a\n\na:\n  %b = phi i32 [ 0, %0 ]\n  ret i32 %b\n}\n";
        "P0723" "phi node must have first class type",
            because "The result must be a value.",
            wrong "define void @f() {\n  br label %a\n\na:\n  %b = phi void ()\n  ret void\n}\n",
            mended "define void @f() {\n  br label %a\n\na:\n  %b = phi ptr [ null, %0 ]\n  ret void\n}\n";
        "P0724" "fast-math-flags specified for phi without floating-point scalar or vector return type",
            because "The flags apply only to floats.",
            wrong "define i32 @f() {\n  br label %a\n\na:\n  %b = phi fast i32 [ 0, %0 ]\n  ret i32 %b\n}\n",
            mended "define i32 @f() {\n  br label %a\n\na:\n  %b = phi i32 [ 0, %0 ]\n  ret i32 %b\n}\n";
        "P0725" "fast-math-flags specified for select without floating-point scalar or vector return type",
            because "The flags apply only to floats.",
            wrong "define i32 @f(i1 %c) {\n  %a = select fast i1 %c, i32 1, i32 2\n  ret i32 %a\n}\n",
            mended "define i32 @f(i1 %c) {\n  %a = select i1 %c, i32 1, i32 2\n  ret i32 %a\n}\n";
        "P0726" "fast-math-flags specified for call without floating-point scalar or vector return type",
            because "The flags apply only to floats.",
            wrong "declare i32 @g(i32)\ndefine i32 @f(i32 %a) {\n  %b = call fast i32 @g(i32 %a)\n  ret i32 %b\n}\n",
            mended "declare i32 @g(i32)\ndefine i32 @f(i32 %a) {\n  %b = call i32 @g(i32 %a)\n  ret i32 %b\n}\n";
        "P0727" "expected ',' after vaarg operand",
            wrong "define i32 @f(ptr %list) {\n  %a = va_arg ptr %list i32\n  ret i32 %a\n}\n",
            mended "define i32 @f(ptr %list) {\n  %a = va_arg ptr %list, i32\n  ret i32 %a\n}\n";
        "P0728" "va_arg requires operand with first class type",
            because "The argument must be a value.",
            wrong "define void @f(ptr %list) {\n  %a = va_arg ptr %list, void ()\n  ret void\n}\n",
            mended "define void @f(ptr %list) {\n  %a = va_arg ptr %list, ptr\n  ret void\n}\n";
    construct "Vector Operations", "`extractelement <v>, i32 <i>`, `insertelement <v>, <value>, i32 <i>`, `shufflevector <v>, <v>, <mask>`",
        right "define i8 @f(<2 x i8> %v) {\n  %w = insertelement <2 x i8> %v, i8 1, i32 0\n  %x = shufflevector <2 x i8> %w, <2 x i8> %v, <2 x i32> <i32 0, i32 3>\n  %e = extractelement <2 x i8> %x, i32 0\n  ret i8 %e\n}";
        "P0731" "expected ',' after extract value",
            wrong "define i8 @f(<2 x i8> %v) {\n  %e = extractelement <2 x i8> %v i32 0\n  ret i8 %e\n}\n",
            mended "define i8 @f(<2 x i8> %v) {\n  %e = extractelement <2 x i8> %v, i32 0\n  ret i8 %e\n}\n";
        "P0732" "expected ',' after insertelement value",
            wrong "define <2 x i8> @f(<2 x i8> %v) {\n  %w = insertelement <2 x i8> %v i8 1, i32 0\n  ret <2 x i8> %w\n}\n",
            mended "define <2 x i8> @f(<2 x i8> %v) {\n  %w = insertelement <2 x i8> %v, i8 1, i32 0\n  ret <2 x i8> %w\n}\n";
        "P0733" "expected ',' after shuffle mask",
            wrong "define <2 x i8> @f(<2 x i8> %v, <2 x i8> %w) {\n  %x = shufflevector <2 x i8> %v <2 x i8> %w, <2 x i32> <i32 0, i32 3>\n  ret <2 x i8> %x\n}\n",
            mended "define <2 x i8> @f(<2 x i8> %v, <2 x i8> %w) {\n  %x = shufflevector <2 x i8> %v, <2 x i8> %w, <2 x i32> <i32 0, i32 3>\n  ret <2 x i8> %x\n}\n";
        "P0734" "expected ',' after shuffle value",
            wrong "define <2 x i8> @f(<2 x i8> %v, <2 x i8> %w) {\n  %x = shufflevector <2 x i8> %v, <2 x i8> %w <2 x i32> <i32 0, i32 3>\n  ret <2 x i8> %x\n}\n",
            mended "define <2 x i8> @f(<2 x i8> %v, <2 x i8> %w) {\n  %x = shufflevector <2 x i8> %v, <2 x i8> %w, <2 x i32> <i32 0, i32 3>\n  ret <2 x i8> %x\n}\n";
        "P0735" "invalid extractelement operands",
            because "An integer index selects an element of a vector.",
            wrong "define i8 @f(<2 x i8> %v) {\n  %e = extractelement <2 x i8> %v, float 0.0\n  ret i8 %e\n}\n",
            mended "define i8 @f(<2 x i8> %v) {\n  %e = extractelement <2 x i8> %v, i32 0\n  ret i8 %e\n}\n";
        "P0736" "invalid insertelement operands",
            because "A value of the element type is inserted into a vector at an integer index.",
            wrong "define <2 x i32> @f(<2 x i32> %v) {\n  %w = insertelement <2 x i32> %v, i8 1, i32 0\n  ret <2 x i32> %w\n}\n",
            mended "define <2 x i32> @f(<2 x i32> %v) {\n  %w = insertelement <2 x i32> %v, i32 1, i32 0\n  ret <2 x i32> %w\n}\n";
        "P0737" "invalid shufflevector operands",
            because "Both vectors have the same type, and the mask is a constant vector of i32.",
            wrong "define <2 x i8> @f(<2 x i8> %v, <2 x i8> %w) {\n  %x = shufflevector <2 x i8> %v, <2 x i8> %w, <2 x i64> zeroinitializer\n  ret <2 x i8> %x\n}\n",
            mended "define <2 x i8> @f(<2 x i8> %v, <2 x i8> %w) {\n  %x = shufflevector <2 x i8> %v, <2 x i8> %w, <2 x i32> zeroinitializer\n  ret <2 x i8> %x\n}\n";
    construct "Aggregate Operations", "`extractvalue <aggregate>, <index>...`, `insertvalue <aggregate>, <value>, <index>...`",
        right "define i8 @f({ i8, i32 } %v) {\n  %w = insertvalue { i8, i32 } %v, i32 1, 1\n  %e = extractvalue { i8, i32 } %w, 0\n  ret i8 %e\n}";
        "P0741" "expected ',' as start of index list",
            wrong "define i32 @f({ i8, i32 } %v) {\n  %e = extractvalue { i8, i32 } %v 1\n  ret i32 %e\n}\n",
            mended "define i32 @f({ i8, i32 } %v) {\n  %e = extractvalue { i8, i32 } %v, 1\n  ret i32 %e\n}\n";
        "P0742" "expected index",
            wrong "define i32 @f({ i32 } %s) {\n  %x = extractvalue { i32 } %s, !a !0\n  ret i32 %x\n}\n!0 = !{}\n",
            mended "define i32 @f({ i32 } %s) {\n  %x = extractvalue { i32 } %s, 0, !a !0\n  ret i32 %x\n}\n!0 = !{}\n";
        "P0743" "expected comma after insertvalue operand",
            wrong "define { i8, i32 } @f({ i8, i32 } %v) {\n  %w = insertvalue { i8, i32 } %v i32 7, 1\n  ret { i8, i32 } %w\n}\n",
            mended "define { i8, i32 } @f({ i8, i32 } %v) {\n  %w = insertvalue { i8, i32 } %v, i32 7, 1\n  ret { i8, i32 } %w\n}\n";
        "P0744" "extractvalue operand must be aggregate type",
            because "Only structs and arrays have members; extractelement reads elements of vectors.",
            wrong "define i32 @f(<2 x i32> %v) {\n  %e = extractvalue <2 x i32> %v, 1\n  ret i32 %e\n}\n",
            mended "define i32 @f(<2 x i32> %v) {\n  %e = extractelement <2 x i32> %v, i32 1\n  ret i32 %e\n}\n";
        "P0745" "insertvalue operand must be aggregate type",
            because "Only structs and arrays have members; insertelement sets elements of vectors.",
            wrong "define <2 x i32> @f(<2 x i32> %v) {\n  %w = insertvalue <2 x i32> %v, i32 7, 1\n  ret <2 x i32> %w\n}\n",
            mended "define <2 x i32> @f(<2 x i32> %v) {\n  %w = insertelement <2 x i32> %v, i32 7, i32 1\n  ret <2 x i32> %w\n}\n";
        "P0746" "invalid indices for extractvalue",
            because "The member does not exist.",
            wrong "define i32 @f([2 x i32] %v) {\n  %e = extractvalue [2 x i32] %v, 2\n  ret i32 %e\n}\n",
            mended "define i32 @f([2 x i32] %v) {\n  %e = extractvalue [2 x i32] %v, 1\n  ret i32 %e\n}\n";
        "P0747" "invalid indices for insertvalue",
            because "The member does not exist.",
            wrong "define { i8, i32 } @f({ i8, i32 } %v) {\n  %w = insertvalue { i8, i32 } %v, i32 7, 2\n  ret { i8, i32 } %w\n}\n",
            mended "define { i8, i32 } @f({ i8, i32 } %v) {\n  %w = insertvalue { i8, i32 } %v, i32 7, 1\n  ret { i8, i32 } %w\n}\n";
        "P0748" "insertvalue operand and field disagree in type: '{}' instead of '{}'",
            because "The inserted value must have the type of the member.",
            wrong "define { i8, i32 } @f({ i8, i32 } %v) {\n  %w = insertvalue { i8, i32 } %v, i64 7, 1\n  ret { i8, i32 } %w\n}\n",
            mended "define { i8, i32 } @f({ i8, i32 } %v) {\n  %w = insertvalue { i8, i32 } %v, i32 7, 1\n  ret { i8, i32 } %w\n}\n";
}
