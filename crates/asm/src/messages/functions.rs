//! Bodies of functions: values, blocks and terminators.

use super::constructs;

constructs! {
    construct "Instruction Reference", "`%name = opcode operands, !kind !n`",
        right "define i32 @f(i32 %a) {\n  %b = add i32 %a, 1\n  ret i32 %b\n}";
        "P0601" "expected instruction opcode",
            because "An instruction begins with its opcode, after `%name =` if it has a result.",
            wrong "define i32 @f(i32 %a) {\n  %b = neg i32 %a\n  ret i32 %b\n}\n",
            mended "define i32 @f(i32 %a) {\n  %b = sub i32 0, %a\n  ret i32 %b\n}\n";
        "P0602" "expected '=' after instruction name",
            wrong "define i32 @f(i32 %a) {\n  %b add i32 %a, 1\n  ret i32 %b\n}\n",
            mended "define i32 @f(i32 %a) {\n  %b = add i32 %a, 1\n  ret i32 %b\n}\n";
        "P0603" "expected '=' after instruction id",
            wrong "define i32 @f(i32 %0) {\n  %2 add i32 %0, 1\n  ret i32 %2\n}\n",
            mended "define i32 @f(i32 %0) {\n  %2 = add i32 %0, 1\n  ret i32 %2\n}\n";
        "P0604" "expected metadata after comma",
            wrong "define void @f() {\n  ret void, !0\n}\n!0 = !{}\n",
            mended "define void @f() {\n  ret void, !note !0\n}\n!0 = !{}\n";
        "P0605" "instructions returning void cannot have a name",
            because "There is no value for the name to denote.",
            wrong "declare void @g()\ndefine void @f() {\n  %x = call void @g()\n  ret void\n}\n",
            mended "declare void @g()\ndefine void @f() {\n  call void @g()\n  ret void\n}\n";
        "P0606" "instruction expected to be numbered '%{}' or greater",
            because "Numbers of values must increase, so that none is defined twice.",
            wrong "define void @f() {\n  %2 = add i32 1, 2\n  %1 = add i32 1, 2\n  ret void\n}\n",
            mended "define void @f() {\n  %2 = add i32 1, 2\n  %3 = add i32 1, 2\n  ret void\n}\n";
        "P0607" "argument expected to be numbered '%{}' or greater",
            because "Numbers of values must increase, so that none is defined twice.",
            wrong "define void @f(i32 %1, i32 %0) {\n  ret void\n}\n",
            mended "define void @f(i32 %1, i32 %2) {\n  ret void\n}\n";
        "P0608" "label expected to be numbered '{}' or greater",
            because "Numbers of values must increase, so that none is defined twice.",
            wrong "define void @f() {\n  br label %1\n\n1:\n  br label %1\n\n1:\n  ret void\n}\n",
            mended "define void @f() {\n  br label %1\n\n1:\n  br label %1\n\n2:\n  ret void\n}\n";
        "P0609" "global expected to be numbered '@{}' or greater",
            because "Numbers of globals must increase, so that none is defined twice.",
            wrong "@1 = global i32 0\n@0 = global i32 0\n",
            mended "@1 = global i32 0\n@2 = global i32 0\n";
        "P0610" "function expected to be numbered '@{}' or greater",
            because "Numbers of globals must increase, so that none is defined twice.",
            wrong "@1 = global i32 0\ndeclare void @0()\n",
            mended "@1 = global i32 0\ndeclare void @2()\n";
        "P0611" "multiple definition of local value named '{}'",
            because "A name denotes a single value of the function.",
            wrong "define void @f() {\n  %a = add i32 1, 2\n  %a = add i32 3, 4\n  ret void\n}\n",
            mended "define void @f() {\n  %a = add i32 1, 2\n  %b = add i32 3, 4\n  ret void\n}\n";
        "P0612" "name is too long which can result in name collisions, consider making the name shorter or increasing -non-global-value-max-name-size",
            because "LLVM truncates names of locals to 1024 bytes.",
            unwritten "It would have a name of more than 1024 bytes.";
        "P0613" "use of undefined value '%{}'",
            because "Every local that is used must be defined in the function.",
            wrong "define i32 @f(i32 %count) {\n  %b = add i32 %coutn, 1\n  ret i32 %b\n}\n",
            mended "define i32 @f(i32 %count) {\n  %b = add i32 %count, 1\n  ret i32 %b\n}\n";
        "P0614" "'%{}' defined with type '{}' but expected '{}'",
            because "The value is used with a type other than its own.",
            wrong "define i32 @f(i64 %x) {\n  ret i32 %x\n}\n",
            mended "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n";
        "P0615" "instruction forward referenced with type '{}'",
            because "The value was used before its definition with a different type.",
            wrong "define void @f() {\n  br label %loop\n\nloop:\n  %i = phi i32 [ 0, %0 ], [ %next, %loop ]\n  %next = zext i32 %i to i64\n  br label %loop\n}\n",
            mended "define void @f() {\n  br label %loop\n\nloop:\n  %i = phi i32 [ 0, %0 ], [ %next, %loop ]\n  %next = add i32 %i, 1\n  br label %loop\n}\n";
        "P0616" "'%{}' is not a basic block",
            because "Only blocks have the type label.",
            wrong "define void @f() {\n  %a = add i32 1, 2\n  br label %a\n\nb:\n  ret void\n}\n",
            mended "define void @f() {\n  %a = add i32 1, 2\n  br label %b\n\nb:\n  ret void\n}\n";
        "P0617" "invalid use of a non-first-class type",
            because "Locals have first-class types.",
            wrong "define i32 @f(ptr %p) {\n  store i32 1, %p\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n",
            mended "define i32 @f(ptr %p) {\n  store i32 1, ptr %p\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n";
        "P0618" "unable to create block named '{}'",
            because "The name already denotes another value.",
            wrong "define void @f(i32 %a) {\na:\n  ret void\n}\n",
            mended "define void @f(i32 %a) {\nstart:\n  ret void\n}\n";
        "P0619" "unable to create block numbered '{}'",
            because "The number already denotes another value.",
            wrong "define i32 @f(i32 %0) {\n  ret i32 %2\n2:\n  ret i32 0\n}\n",
            mended "define i32 @f(i32 %0) {\n  ret i32 %0\n2:\n  ret i32 0\n}\n";
        "P0620" "expected a basic block",
            because "`label %name` is required here.",
            wrong "define void @f(i1 %c) {\n  br i1 %c, label %a, i32 2\n\na:\n  ret void\n\nb:\n  ret void\n}\n",
            mended "define void @f(i1 %c) {\n  br i1 %c, label %a, label %b\n\na:\n  ret void\n\nb:\n  ret void\n}\n";
    construct "Terminator Instructions", "`ret`, `br`, `switch`, `indirectbr`",
        right "define void @f(i32 %n, ptr %p) {\n  switch i32 %n, label %a [ i32 1, label %b ]\na:\n  br i1 true, label %b, label %c\nb:\n  indirectbr ptr %p, [ label %c ]\nc:\n  ret void\n}";
        "P0631" "value doesn't match function result type '{}'",
            because "The returned value must have the return type of the function.",
            wrong "define i32 @f() {\n  ret void\n}\n",
            mended "define i32 @f() {\n  ret i32 0\n}\n";
        "P0632" "branch condition must have 'i1' type",
            because "A conditional branch has two destinations.",
            wrong "define void @f() {\n  br i32 1, label %a, label %b\n\na:\n  ret void\n\nb:\n  ret void\n}\n",
            mended "define void @f() {\n  br i1 true, label %a, label %b\n\na:\n  ret void\n\nb:\n  ret void\n}\n";
        "P0633" "expected ',' after branch condition",
            wrong "define void @f(i1 %c) {\n  br i1 %c label %a, label %b\n\na:\n  ret void\n\nb:\n  ret void\n}\n",
            mended "define void @f(i1 %c) {\n  br i1 %c, label %a, label %b\n\na:\n  ret void\n\nb:\n  ret void\n}\n";
        "P0634" "expected ',' after true destination",
            wrong "define void @f(i1 %c) {\n  br i1 %c, label %a label %b\n\na:\n  ret void\n\nb:\n  ret void\n}\n",
            mended "define void @f(i1 %c) {\n  br i1 %c, label %a, label %b\n\na:\n  ret void\n\nb:\n  ret void\n}\n";
        "P0635" "switch condition must have integer type",
            because "The value is compared with the cases.",
            wrong "define void @f(i32 %n, ptr %p) {\n  switch ptr %p, label %a []\n\na:\n  ret void\n}\n",
            mended "define void @f(i32 %n, ptr %p) {\n  switch i32 %n, label %a []\n\na:\n  ret void\n}\n";
        "P0636" "expected ',' after switch condition",
            wrong "define void @f(i32 %n) {\n  switch i32 %n label %a [ i32 1, label %b ]\n\na:\n  ret void\n\nb:\n  ret void\n}\n",
            mended "define void @f(i32 %n) {\n  switch i32 %n, label %a [ i32 1, label %b ]\n\na:\n  ret void\n\nb:\n  ret void\n}\n";
        "P0637" "expected '[' with switch table",
            wrong "define void @f(i32 %n) {\n  switch i32 %n, label %a\n\na:\n  ret void\n}\n",
            mended "define void @f(i32 %n) {\n  switch i32 %n, label %a []\n\na:\n  ret void\n}\n";
        "P0638" "expected ',' after case value",
            wrong "define void @f(i32 %n) {\n  switch i32 %n, label %a [ i32 1 label %b ]\n\na:\n  ret void\n\nb:\n  ret void\n}\n",
            mended "define void @f(i32 %n) {\n  switch i32 %n, label %a [ i32 1, label %b ]\n\na:\n  ret void\n\nb:\n  ret void\n}\n";
        "P0639" "case value is not a constant integer",
            because "Cases must be known before execution.",
            wrong "define void @f(i32 %n, i32 %m) {\n  switch i32 %n, label %a [ i32 %m, label %b ]\n\na:\n  ret void\n\nb:\n  ret void\n}\n",
            mended "define void @f(i32 %n, i32 %m) {\n  switch i32 %n, label %a [ i32 1, label %b ]\n\na:\n  ret void\n\nb:\n  ret void\n}\n";
        "P0640" "duplicate case value in switch",
            because "Each value has a single destination.",
            wrong "define void @f(i32 %n) {\n  switch i32 %n, label %a [ i32 1, label %a\n                            i32 1, label %b ]\n\na:\n  ret void\n\nb:\n  ret void\n}\n",
            mended "define void @f(i32 %n) {\n  switch i32 %n, label %a [ i32 1, label %a\n                            i32 2, label %b ]\n\na:\n  ret void\n\nb:\n  ret void\n}\n";
        "P0641" "indirectbr address must have pointer type",
            because "The address comes from a blockaddress.",
            wrong "define void @f(ptr %p) {\n  indirectbr i64 8, [ label %a ]\n\na:\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  indirectbr ptr %p, [ label %a ]\n\na:\n  ret void\n}\n";
        "P0642" "expected ',' after indirectbr address",
            wrong "define void @f(ptr %p) {\n  indirectbr ptr %p [ label %a ]\n\na:\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  indirectbr ptr %p, [ label %a ]\n\na:\n  ret void\n}\n";
        "P0643" "expected '[' with indirectbr",
            wrong "define void @f(ptr %p) {\n  indirectbr ptr %p, label %a\n\na:\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  indirectbr ptr %p, [ label %a ]\n\na:\n  ret void\n}\n";
        "P0644" "expected ']' at end of block list",
            wrong "define void @f(ptr %p) {\n  indirectbr ptr %p, [ label %a label %b ]\n\na:\n  ret void\n\nb:\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  indirectbr ptr %p, [ label %a, label %b ]\n\na:\n  ret void\n\nb:\n  ret void\n}\n";
    construct "'invoke' Instruction", "`invoke <result> @f(...) to label %normal unwind label %exception`",
        right "declare void @g()\ndeclare i32 @p(...)\ndefine void @f() personality ptr @p {\n  invoke void @g() to label %a unwind label %b\na:\n  ret void\nb:\n  %l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %l\n}";
        "P0651" "expected 'to' in invoke",
            wrong "declare i32 @__gxx_personality_v0(...)\ndeclare void @g()\ndefine void @f() personality ptr @__gxx_personality_v0 {\n  invoke void @g() label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %l\n}\n",
            mended "declare i32 @__gxx_personality_v0(...)\ndeclare void @g()\ndefine void @f() personality ptr @__gxx_personality_v0 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %l\n}\n";
        "P0652" "expected 'unwind' in invoke",
            wrong "declare i32 @__gxx_personality_v0(...)\ndeclare void @g()\ndefine void @f() personality ptr @__gxx_personality_v0 {\n  invoke void @g() to label %a label %b\n\na:\n  ret void\n\nb:\n  %l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %l\n}\n",
            mended "declare i32 @__gxx_personality_v0(...)\ndeclare void @g()\ndefine void @f() personality ptr @__gxx_personality_v0 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %l\n}\n";
        "P0653" "'catch' clause has an invalid type",
            because "A catch clause contains a pointer to type information.",
            wrong "declare i32 @__gxx_personality_v0(...)\ndeclare void @g()\ndefine void @f() personality ptr @__gxx_personality_v0 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %l = landingpad { ptr, i32 } catch [1 x ptr] zeroinitializer\n  resume { ptr, i32 } %l\n}\n",
            mended "declare i32 @__gxx_personality_v0(...)\ndeclare void @g()\ndefine void @f() personality ptr @__gxx_personality_v0 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %l = landingpad { ptr, i32 } catch ptr null\n  resume { ptr, i32 } %l\n}\n";
        "P0654" "'filter' clause has an invalid type",
            because "A filter clause contains an array of the types that may be thrown.",
            wrong "declare i32 @__gxx_personality_v0(...)\ndeclare void @g()\ndefine void @f() personality ptr @__gxx_personality_v0 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %l = landingpad { ptr, i32 } filter ptr null\n  resume { ptr, i32 } %l\n}\n",
            mended "declare i32 @__gxx_personality_v0(...)\ndeclare void @g()\ndefine void @f() personality ptr @__gxx_personality_v0 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %l = landingpad { ptr, i32 } filter [1 x ptr] zeroinitializer\n  resume { ptr, i32 } %l\n}\n";
        "P0655" "clause argument must be a constant",
            because "The clauses must be known before execution.",
            wrong "declare i32 @__gxx_personality_v0(...)\ndeclare void @g()\ndefine void @f(ptr %t) personality ptr @__gxx_personality_v0 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %l = landingpad { ptr, i32 } catch ptr %t\n  resume { ptr, i32 } %l\n}\n",
            mended "declare i32 @__gxx_personality_v0(...)\ndeclare void @g()\ndefine void @f(ptr %t) personality ptr @__gxx_personality_v0 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %l = landingpad { ptr, i32 } catch ptr null\n  resume { ptr, i32 } %l\n}\n";
        "P0656" "expected 'to' in callbr",
            wrong "define void @f() {\n  callbr void asm \"\", \"\"() label %a []\n\na:\n  ret void\n}\n",
            mended "define void @f() {\n  callbr void asm \"\", \"\"() to label %a []\n\na:\n  ret void\n}\n";
        "P0657" "expected '[' in callbr",
            wrong "define void @f() {\n  callbr void asm \"\", \"\"() to label %a\n\na:\n  ret void\n}\n",
            mended "define void @f() {\n  callbr void asm \"\", \"\"() to label %a []\n\na:\n  ret void\n}\n";
    construct "'catchswitch' Instruction", "`catchswitch within %parent [ labels ] unwind ...`, `catchpad within %switch [ args ]`, `cleanuppad within %parent [ args ]`",
        right "declare i32 @p(...)\ndeclare void @g()\ndefine void @f() personality ptr @p {\n  invoke void @g() to label %a unwind label %b\na:\n  ret void\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}";
        "P0661" "expected 'within' after catchswitch",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n";
        "P0662" "expected scope value for catchswitch",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within caller [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n";
        "P0663" "expected '[' with catchswitch labels",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none label %c unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n";
        "P0664" "expected ']' after catchswitch labels",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n";
        "P0665" "expected 'unwind' after catchswitch scope",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ]\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n";
        "P0666" "expected 'caller' in catchswitch",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to callers\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n";
        "P0667" "expected 'within' after catchpad",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad %s []\n  catchret from %q to label %a\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n";
        "P0668" "expected scope value for catchpad",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within none []\n  catchret from %q to label %a\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n";
        "P0669" "expected 'within' after cleanuppad",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %c = cleanuppad none []\n  cleanupret from %c unwind to caller\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %c = cleanuppad within none []\n  cleanupret from %c unwind to caller\n}\n";
        "P0670" "expected scope value for cleanuppad",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %c = cleanuppad within caller []\n  cleanupret from %c unwind to caller\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %c = cleanuppad within none []\n  cleanupret from %c unwind to caller\n}\n";
        "P0671" "expected '[' in catchpad/cleanuppad",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s ()\n  catchret from %q to label %a\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n";
        "P0672" "expected 'from' after catchret",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret %q to label %a\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n";
        "P0673" "expected 'to' in catchret",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q label %a\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %s = catchswitch within none [ label %c ] unwind to caller\n\nc:\n  %q = catchpad within %s []\n  catchret from %q to label %a\n}\n";
        "P0674" "expected 'from' after cleanupret",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %c = cleanuppad within none []\n  cleanupret %c unwind to caller\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %c = cleanuppad within none []\n  cleanupret from %c unwind to caller\n}\n";
        "P0675" "expected 'unwind' in cleanupret",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %c = cleanuppad within none []\n  cleanupret from %c\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %c = cleanuppad within none []\n  cleanupret from %c unwind to caller\n}\n";
        "P0676" "expected 'caller' in cleanupret",
            wrong "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %c = cleanuppad within none []\n  cleanupret from %c unwind to callers\n}\n",
            mended "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\ndefine void @f() personality ptr @__CxxFrameHandler3 {\n  invoke void @g() to label %a unwind label %b\n\na:\n  ret void\n\nb:\n  %c = cleanuppad within none []\n  cleanupret from %c unwind to caller\n}\n";
}
