//! Bodies of functions.

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
            because "LLVM truncates names of locals to 1024 bytes.";
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
            because "The number already denotes another value.";
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
        "P0721" "expected '[' in phi value list";
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
        "P0742" "expected index";
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
    construct "Memory Access and Addressing Operations", "`alloca <type>`, `load <type>, ptr <p>`, `store <type> <value>, ptr <p>`",
        right "define void @f() {\n  %p = alloca i32, align 4\n  store i32 1, ptr %p\n  %v = load i32, ptr %p\n  ret void\n}";
        "P0751" "invalid type for alloca",
            because "Functions, labels, metadata and tokens cannot be stored in memory.",
            wrong "define void @f() {\n  %p = alloca metadata\n  ret void\n}\n",
            mended "define void @f() {\n  %p = alloca ptr\n  ret void\n}\n";
        "P0752" "Cannot allocate unsized type",
            because "The type determines the amount of memory.",
            wrong "%t = type opaque\ndefine void @f() {\n  %p = alloca %t\n  ret void\n}\n",
            mended "%t = type { i32 }\ndefine void @f() {\n  %p = alloca %t\n  ret void\n}\n";
        "P0753" "element count must have integer type",
            because "The operand is a number of elements.",
            wrong "define void @f() {\n  %p = alloca i32, float 4.0\n  ret void\n}\n",
            mended "define void @f() {\n  %p = alloca i32, i32 4\n  ret void\n}\n";
        "P0754" "expected metadata or 'addrspace'",
            wrong "define void @f() {\n  %p = alloca i32, align 4, i32 5\n  ret void\n}\n",
            mended "define void @f() {\n  %p = alloca i32, i32 5, align 4\n  ret void\n}\n";
        "P0755" "expected metadata or 'align'",
            wrong "define i32 @f(ptr %p) {\n  %v = load i32, ptr %p, aligned 4\n  ret i32 %v\n}\n",
            mended "define i32 @f(ptr %p) {\n  %v = load i32, ptr %p, align 4\n  ret i32 %v\n}\n";
        "P0756" "expected comma after load's type",
            wrong "define i32 @f(ptr %p) {\n  %v = load i32 ptr %p\n  ret i32 %v\n}\n",
            mended "define i32 @f(ptr %p) {\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n";
        "P0757" "load operand must be a pointer to a first class type",
            because "A load reads a value from the address in a pointer.",
            wrong "define i32 @f(ptr %p) {\n  %v = load i32, i64 8\n  ret i32 %v\n}\n",
            mended "define i32 @f(ptr %p) {\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n";
        "P0758" "loading unsized types is not allowed",
            because "The type determines the number of bytes to read.",
            wrong "define void @f(ptr %p) {\n  %v = load metadata, ptr %p\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  %v = load ptr, ptr %p\n  ret void\n}\n";
        "P0759" "expected ',' after store operand",
            wrong "define void @f(ptr %p) {\n  store i32 1 ptr %p\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\n";
        "P0760" "store operand must be a first class value",
            because "The stored operand must be a value.";
        "P0761" "store operand must be a pointer",
            because "A store writes to the address in a pointer.",
            wrong "define void @f(ptr %p) {\n  store ptr %p, i32 1\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\n";
        "P0762" "storing unsized types is not allowed",
            because "The type determines the number of bytes to write.",
            wrong "define void @f(ptr %p) {\n  store token none, ptr %p\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  store ptr null, ptr %p\n  ret void\n}\n";
    construct "Memory Model for Concurrent Operations", "`load atomic <type>, ptr <p> <ordering>, align n`, `cmpxchg`, `atomicrmw`, `fence`",
        right "define void @f(ptr %p) {\n  %v = load atomic i32, ptr %p syncscope(\"agent\") acquire, align 4\n  %c = cmpxchg ptr %p, i32 0, i32 1 seq_cst monotonic\n  %o = atomicrmw add ptr %p, i32 1 seq_cst\n  fence release\n  ret void\n}";
        "P0771" "Expected ordering on atomic instruction",
            wrong "define i32 @f(ptr %p) {\n  %v = load atomic i32, ptr %p, align 4\n  ret i32 %v\n}\n",
            mended "define i32 @f(ptr %p) {\n  %v = load atomic i32, ptr %p acquire, align 4\n  ret i32 %v\n}\n";
        "P0772" "Expected '(' in syncscope",
            wrong "define void @f() {\n  fence syncscope \"agent\" seq_cst\n  ret void\n}\n",
            mended "define void @f() {\n  fence syncscope(\"agent\") seq_cst\n  ret void\n}\n";
        "P0773" "Expected ')' in syncscope",
            wrong "define void @f() {\n  fence syncscope(\"agent\" seq_cst\n  ret void\n}\n",
            mended "define void @f() {\n  fence syncscope(\"agent\") seq_cst\n  ret void\n}\n";
        "P0774" "Expected synchronization scope name",
            wrong "define void @f() {\n  fence syncscope(agent) seq_cst\n  ret void\n}\n",
            mended "define void @f() {\n  fence syncscope(\"agent\") seq_cst\n  ret void\n}\n";
        "P0775" "atomic load must have explicit non-zero alignment",
            because "The alignment determines whether the machine can access the memory atomically.",
            wrong "define i32 @f(ptr %p) {\n  %v = load atomic i32, ptr %p acquire\n  ret i32 %v\n}\n",
            mended "define i32 @f(ptr %p) {\n  %v = load atomic i32, ptr %p acquire, align 4\n  ret i32 %v\n}\n";
        "P0776" "atomic store must have explicit non-zero alignment",
            because "The alignment determines whether the machine can access the memory atomically.",
            wrong "define void @f(ptr %p) {\n  store atomic i32 1, ptr %p release\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  store atomic i32 1, ptr %p release, align 4\n  ret void\n}\n";
        "P0777" "atomic load cannot use Release ordering",
            because "Release ordering applies to writes.",
            wrong "define i32 @f(ptr %p) {\n  %v = load atomic i32, ptr %p release, align 4\n  ret i32 %v\n}\n",
            mended "define i32 @f(ptr %p) {\n  %v = load atomic i32, ptr %p acquire, align 4\n  ret i32 %v\n}\n";
        "P0778" "atomic store cannot use Acquire ordering",
            because "Acquire ordering applies to reads.",
            wrong "define void @f(ptr %p) {\n  store atomic i32 1, ptr %p acquire, align 4\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  store atomic i32 1, ptr %p release, align 4\n  ret void\n}\n";
        "P0779" "fence cannot be unordered",
            because "A fence has no effect apart from its ordering.",
            wrong "define void @f() {\n  fence unordered\n  ret void\n}\n",
            mended "define void @f() {\n  fence seq_cst\n  ret void\n}\n";
        "P0780" "fence cannot be monotonic",
            because "A fence that orders nothing between threads has no effect.",
            wrong "define void @f() {\n  fence monotonic\n  ret void\n}\n",
            mended "define void @f() {\n  fence acquire\n  ret void\n}\n";
        "P0781" "expected ',' after cmpxchg address",
            wrong "define void @f(ptr %p) {\n  %c = cmpxchg ptr %p i32 0, i32 1 seq_cst monotonic\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  %c = cmpxchg ptr %p, i32 0, i32 1 seq_cst monotonic\n  ret void\n}\n";
        "P0782" "expected ',' after cmpxchg cmp operand",
            wrong "define void @f(ptr %p) {\n  %c = cmpxchg ptr %p, i32 0 i32 1 seq_cst monotonic\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  %c = cmpxchg ptr %p, i32 0, i32 1 seq_cst monotonic\n  ret void\n}\n";
        "P0783" "cmpxchg operand must be a pointer",
            because "The exchange takes place at the address in a pointer.",
            wrong "define void @f(ptr %p) {\n  %c = cmpxchg i64 8, i32 0, i32 1 seq_cst monotonic\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  %c = cmpxchg ptr %p, i32 0, i32 1 seq_cst monotonic\n  ret void\n}\n";
        "P0784" "cmpxchg operand must be a first class value",
            because "The exchanged operands must be values.";
        "P0785" "compare value and new value type do not match",
            because "Both operands have the type of the accessed memory.",
            wrong "define void @f(ptr %p) {\n  %c = cmpxchg ptr %p, i32 0, i64 1 seq_cst monotonic\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  %c = cmpxchg ptr %p, i32 0, i32 1 seq_cst monotonic\n  ret void\n}\n";
        "P0786" "invalid cmpxchg success ordering",
            because "The weakest ordering of an exchange is monotonic.",
            wrong "define void @f(ptr %p) {\n  %c = cmpxchg ptr %p, i32 0, i32 1 unordered monotonic\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  %c = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic\n  ret void\n}\n";
        "P0787" "invalid cmpxchg failure ordering",
            because "A failed exchange only reads, so it cannot release.",
            wrong "define void @f(ptr %p) {\n  %c = cmpxchg ptr %p, i32 0, i32 1 seq_cst release\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  %c = cmpxchg ptr %p, i32 0, i32 1 seq_cst acquire\n  ret void\n}\n";
        "P0788" "expected binary operation in atomicrmw",
            wrong "define void @f(ptr %p) {\n  %o = atomicrmw mul ptr %p, i32 2 seq_cst\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  %o = atomicrmw add ptr %p, i32 2 seq_cst\n  ret void\n}\n";
        "P0789" "expected ',' after atomicrmw address",
            wrong "define void @f(ptr %p) {\n  %o = atomicrmw add ptr %p i32 1 seq_cst\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  %o = atomicrmw add ptr %p, i32 1 seq_cst\n  ret void\n}\n";
        "P0790" "atomicrmw cannot be unordered",
            because "The weakest ordering of a read-modify-write is monotonic.",
            wrong "define void @f(ptr %p) {\n  %o = atomicrmw add ptr %p, i32 1 unordered\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  %o = atomicrmw add ptr %p, i32 1 monotonic\n  ret void\n}\n";
        "P0791" "atomicrmw operand must be a pointer",
            because "The operation changes the memory at the address in a pointer.",
            wrong "define void @f(ptr %p) {\n  %o = atomicrmw add i64 8, i32 1 seq_cst\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  %o = atomicrmw add ptr %p, i32 1 seq_cst\n  ret void\n}\n";
        "P0792" "atomicrmw operand may not be scalable",
            because "Machines can change only a known number of bytes atomically.",
            wrong "define void @f(ptr %p) {\n  %o = atomicrmw fadd ptr %p, <vscale x 2 x half> zeroinitializer seq_cst\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  %o = atomicrmw fadd ptr %p, <2 x half> zeroinitializer seq_cst\n  ret void\n}\n";
        "P0793" "atomicrmw operand must be power-of-two byte-sized integer",
            because "Machines can change only whole bytes atomically.",
            wrong "define void @f(ptr %p) {\n  %o = atomicrmw add ptr %p, i24 1 seq_cst\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  %o = atomicrmw add ptr %p, i32 1 seq_cst\n  ret void\n}\n";
        "P0794" "atomicrmw {} operand must be {}",
            because "Each operation is defined for certain kinds of types.",
            wrong "define void @f(ptr %p) {\n  %o = atomicrmw add ptr %p, float 1.0 seq_cst\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  %o = atomicrmw fadd ptr %p, float 1.0 seq_cst\n  ret void\n}\n";
        "P0795" "atomicrmw elementwise operand must be a fixed vector type",
            because "The operation is done on each element by itself.",
            wrong "define void @f(ptr %p) {\n  %o = atomicrmw elementwise add ptr %p, i32 1 monotonic\n  ret void\n}\n",
            mended "define void @f(ptr %p) {\n  %o = atomicrmw elementwise add ptr %p, <2 x i32> splat (i32 1) monotonic\n  ret void\n}\n";
        "P0796" "atomicrmw elementwise cannot be sequentially consistent",
            because "The elements are changed in no order, so they have no place in one order of everything.",
            wrong "define void @f(ptr %p, <2 x i32> %v) {\n  %o = atomicrmw elementwise add ptr %p, <2 x i32> %v seq_cst\n  ret void\n}\n",
            mended "define void @f(ptr %p, <2 x i32> %v) {\n  %o = atomicrmw elementwise add ptr %p, <2 x i32> %v monotonic\n  ret void\n}\n";
    construct "'getelementptr' Instruction", "`getelementptr <type>, ptr <p>, <type> <index>...`",
        right "define ptr @f(ptr %p) {\n  %q = getelementptr { i32, [4 x i8] }, ptr %p, i64 0, i32 1, i64 2\n  ret ptr %q\n}";
        "P0801" "expected comma after getelementptr's type",
            wrong "define ptr @f(ptr %p) {\n  %q = getelementptr i32 ptr %p, i64 1\n  ret ptr %q\n}\n",
            mended "define ptr @f(ptr %p) {\n  %q = getelementptr i32, ptr %p, i64 1\n  ret ptr %q\n}\n";
        "P0802" "base of getelementptr must be a pointer",
            because "An address is computed from an address.",
            wrong "define ptr @f(ptr %p) {\n  %q = getelementptr i32, i64 8, i64 1\n  ret ptr %q\n}\n",
            mended "define ptr @f(ptr %p) {\n  %q = getelementptr i32, ptr %p, i64 1\n  ret ptr %q\n}\n";
        "P0803" "base element of getelementptr must be sized",
            because "Indices are multiplied by the size of the type.",
            wrong "%t = type opaque\ndefine ptr @f(ptr %p) {\n  %q = getelementptr %t, ptr %p, i64 1\n  ret ptr %q\n}\n",
            mended "%t = type { i32 }\ndefine ptr @f(ptr %p) {\n  %q = getelementptr %t, ptr %p, i64 1\n  ret ptr %q\n}\n";
        "P0804" "getelementptr index must be an integer",
            because "Indices count elements.",
            wrong "define ptr @f(ptr %p) {\n  %q = getelementptr i32, ptr %p, float 1.0\n  ret ptr %q\n}\n",
            mended "define ptr @f(ptr %p) {\n  %q = getelementptr i32, ptr %p, i64 1\n  ret ptr %q\n}\n";
        "P0805" "getelementptr vector index has a wrong number of elements",
            because "There is one index per pointer.",
            wrong "define <2 x ptr> @f(<2 x ptr> %p) {\n  %q = getelementptr i32, <2 x ptr> %p, <3 x i64> zeroinitializer\n  ret <2 x ptr> %q\n}\n",
            mended "define <2 x ptr> @f(<2 x ptr> %p) {\n  %q = getelementptr i32, <2 x ptr> %p, <2 x i64> zeroinitializer\n  ret <2 x ptr> %q\n}\n";
        "P0806" "getelementptr cannot target structure that contains scalable vector type",
            because "The offsets of its members are not constant.",
            wrong "define ptr @f(ptr %p) {\n  %q = getelementptr { <vscale x 2 x i32> }, ptr %p, i64 0, i32 0\n  ret ptr %q\n}\n",
            mended "define ptr @f(ptr %p) {\n  %q = getelementptr { <2 x i32> }, ptr %p, i64 0, i32 0\n  ret ptr %q\n}\n";
        "P0807" "invalid getelementptr indices",
            because "Indices must lead to existing members; indices into structs must be constants.",
            wrong "define ptr @f(ptr %p) {\n  %q = getelementptr i32, ptr %p, i64 0, i64 1\n  ret ptr %q\n}\n",
            mended "define ptr @f(ptr %p) {\n  %q = getelementptr i32, ptr %p, i64 0\n  ret ptr %q\n}\n";
    construct "'call' Instruction", "`call <result> @f(<type> <value>, ...) [ \"bundle\"(...) ]`",
        right "declare i32 @printf(ptr, ...)\ndefine void @f(ptr %p) {\n  %a = tail call i32 (ptr, ...) @printf(ptr %p, i32 1) [ \"tag\"(i32 1) ]\n  ret void\n}";
        "P0811" "expected 'tail call', 'musttail call', or 'notail call'",
            wrong "declare void @g()\ndefine void @f() {\n  tail void @g()\n  ret void\n}\n",
            mended "declare void @g()\ndefine void @f() {\n  tail call void @g()\n  ret void\n}\n";
        "P0812" "expected '(' in call",
            wrong "declare void @g()\ndefine void @f() {\n  call void @g\n  ret void\n}\n",
            mended "declare void @g()\ndefine void @f() {\n  call void @g()\n  ret void\n}\n";
        "P0813" "expected ',' in argument list",
            wrong "declare void @g(i32, i32)\ndefine void @f() {\n  call void @g(i32 1 i32 2)\n  ret void\n}\n",
            mended "declare void @g(i32, i32)\ndefine void @f() {\n  call void @g(i32 1, i32 2)\n  ret void\n}\n";
        "P0814" "argument is not of expected type '{}'",
            because "Arguments have the types of the parameters.",
            wrong "declare void @g(i32)\ndefine void @f() {\n  call void (i32) @g(float 5.0)\n  ret void\n}\n",
            mended "declare void @g(i32)\ndefine void @f() {\n  call void (i32) @g(i32 5)\n  ret void\n}\n";
        "P0815" "not enough parameters specified for call",
            because "There is one argument per parameter.",
            wrong "declare void @g(i32, i32)\ndefine void @f() {\n  call void (i32, i32) @g(i32 1)\n  ret void\n}\n",
            mended "declare void @g(i32, i32)\ndefine void @f() {\n  call void (i32, i32) @g(i32 1, i32 2)\n  ret void\n}\n";
        "P0816" "too many arguments specified",
            because "Only functions with `...` take additional arguments.",
            wrong "declare void @g(i32)\ndefine void @f() {\n  call void (i32) @g(i32 1, i32 2)\n  ret void\n}\n",
            mended "declare void @g(i32)\ndefine void @f() {\n  call void (i32) @g(i32 1)\n  ret void\n}\n";
        "P0817" "Invalid result type for LLVM function",
            because "The result must be a value, which labels, metadata and functions are not.",
            wrong "declare void @g()\ndefine void @f() {\n  call metadata @g()\n  ret void\n}\n",
            mended "declare void @g()\ndefine void @f() {\n  call void @g()\n  ret void\n}\n";
        "P0818" "expected '...' at end of argument list for musttail call in varargs function",
            wrong "declare void @g(i32, ...)\ndefine void @f(i32 %a, ...) {\n  musttail call void (i32, ...) @g(i32 %a)\n  ret void\n}\n",
            mended "declare void @g(i32, ...)\ndefine void @f(i32 %a, ...) {\n  musttail call void (i32, ...) @g(i32 %a, ...)\n  ret void\n}\n";
        "P0819" "unexpected ellipsis in argument list for musttail call in non-varargs function",
            because "The caller has no variable arguments to forward.",
            wrong "declare void @g(i32)\ndefine void @f(i32 %a) {\n  musttail call void @g(i32 %a, ...)\n  ret void\n}\n",
            mended "declare void @g(i32)\ndefine void @f(i32 %a) {\n  musttail call void @g(i32 %a)\n  ret void\n}\n";
        "P0820" "unexpected ellipsis in argument list for non-musttail call",
            because "Only a musttail call forwards its caller's variable arguments.",
            wrong "declare void @g(i32)\ndefine void @f(i32 %a) {\n  call void @g(i32 %a, ...)\n  ret void\n}\n",
            mended "declare void @g(i32)\ndefine void @f(i32 %a) {\n  call void @g(i32 %a)\n  ret void\n}\n";
        "P0821" "expected '(' in operand bundle",
            wrong "declare void @g()\ndefine void @f() {\n  call void @g() [ \"tag\" i32 1 ]\n  ret void\n}\n",
            mended "declare void @g()\ndefine void @f() {\n  call void @g() [ \"tag\"(i32 1) ]\n  ret void\n}\n";
        "P0822" "expected ',' in input list",
            wrong "declare void @g()\ndefine void @f() {\n  call void @g() [ \"tag\"(i32 1 i32 2) ]\n  ret void\n}\n",
            mended "declare void @g()\ndefine void @f() {\n  call void @g() [ \"tag\"(i32 1, i32 2) ]\n  ret void\n}\n";
        "P0823" "operand bundle set must not be empty",
            because "A call without bundles has no brackets.",
            wrong "declare void @g()\ndefine void @f() {\n  call void @g() []\n  ret void\n}\n",
            mended "declare void @g()\ndefine void @f() {\n  call void @g()\n  ret void\n}\n";
        "P0824" "intrinsic can only be used as callee",
            because "An intrinsic is an instruction in the form of a function; it has no address.",
            wrong "@g = global ptr @llvm.donothing\n",
            mended "@g = global ptr null\n";
        "P0825" "unknown intrinsic '{}'",
            because "Names that begin with `llvm.` are reserved; an unknown intrinsic must be declared.",
            wrong "define void @f() {\n  call void @llvm.donotihng()\n  ret void\n}\n",
            mended "define void @f() {\n  call void @llvm.donothing()\n  ret void\n}\n";
        "P0826" "invalid intrinsic signature",
            because "The types do not match the intrinsic.",
            wrong "define void @f() {\n  call void @llvm.donothing(i32 1)\n  ret void\n}\n",
            mended "define void @f() {\n  call void @llvm.donothing()\n  ret void\n}\n";
    construct "Use-list Order Directives", "`uselistorder <type> <value>, { 1, 0 }`, `uselistorder_bb @f, %block, { 1, 0 }`",
        right "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { 1, 0 }\n}";
        "P0831" "expected uselistorder directive",
            because "After the first such directive of a body, only others may follow.",
            wrong "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { 1, 0 }\n  ret i32 %b\n}\n",
            mended "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { 1, 0 }\n}\n";
        "P0832" "expected comma in uselistorder directive",
            wrong "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a { 1, 0 }\n}\n",
            mended "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { 1, 0 }\n}\n";
        "P0833" "expected comma in uselistorder_bb directive",
            wrong "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @f %b, { 1, 0 }\n",
            mended "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @f, %b, { 1, 0 }\n";
        "P0834" "expected '{' here",
            wrong "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, 1, 0\n}\n",
            mended "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { 1, 0 }\n}\n";
        "P0835" "expected '}' here",
            wrong "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @f, %b, { 1, 0\n",
            mended "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @f, %b, { 1, 0 }\n";
        "P0836" "expected non-empty list of uselistorder indexes",
            wrong "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { }\n}\n",
            mended "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { 1, 0 }\n}\n";
        "P0837" "expected >= 2 uselistorder indexes",
            because "A single use can have only one order.",
            wrong "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { 1 }\n}\n",
            mended "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { 1, 0 }\n}\n";
        "P0838" "expected distinct uselistorder indexes in range [0, size)",
            because "The indices are a permutation of the uses.",
            wrong "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { 2, 0 }\n}\n",
            mended "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { 1, 0 }\n}\n";
        "P0839" "expected uselistorder indexes to change the order",
            because "The default order must not be written.",
            wrong "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { 0, 1 }\n}\n",
            mended "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { 1, 0 }\n}\n";
        "P0840" "wrong number of indexes, expected {}",
            because "There is one index per use.",
            wrong "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { 1, 0, 2 }\n}\n",
            mended "define i32 @f(i32 %a) {\n  %b = add i32 %a, %a\n  ret i32 %b\n  uselistorder i32 %a, { 1, 0 }\n}\n";
        "P0841" "value has no uses",
            because "There are no uses to order.",
            wrong "@g = global i32 0\n@h = global i32 0\n@a = global ptr @g\n@b = global ptr @g\nuselistorder ptr @h, { 1, 0 }\n",
            mended "@g = global i32 0\n@h = global i32 0\n@a = global ptr @g\n@b = global ptr @g\nuselistorder ptr @g, { 1, 0 }\n";
        "P0842" "value only has one use",
            because "There are no uses to order.",
            wrong "@g = global i32 0\n@h = global i32 0\n@a = global ptr @g\n@b = global ptr @g\n@c = global ptr @h\nuselistorder ptr @h, { 1, 0 }\n",
            mended "@g = global i32 0\n@h = global i32 0\n@a = global ptr @g\n@b = global ptr @g\n@c = global ptr @h\nuselistorder ptr @g, { 1, 0 }\n";
        "P0843" "expected function name in uselistorder_bb",
            wrong "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb 0, %b, { 1, 0 }\n",
            mended "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @f, %b, { 1, 0 }\n";
        "P0844" "expected basic block name in uselistorder_bb",
            wrong "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @f, 0, { 1, 0 }\n",
            mended "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @f, %b, { 1, 0 }\n";
        "P0845" "expected basic block in uselistorder_bb",
            wrong "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @f, %c, { 1, 0 }\n",
            mended "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @f, %b, { 1, 0 }\n";
        "P0846" "invalid function forward reference in uselistorder_bb",
            because "The function must be defined before the directive.",
            wrong "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @g, %b, { 1, 0 }\n",
            mended "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @f, %b, { 1, 0 }\n";
        "P0847" "invalid declaration in uselistorder_bb",
            because "A declaration has no blocks.",
            wrong "declare void @g()\ndefine void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @g, %b, { 1, 0 }\n",
            mended "declare void @g()\ndefine void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @f, %b, { 1, 0 }\n";
        "P0848" "invalid numeric label in uselistorder_bb",
            because "Block numbers are valid only inside their function.",
            wrong "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @f, %0, { 1, 0 }\n",
            mended "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @f, %b, { 1, 0 }\n";
        "P0849" "invalid basic block in uselistorder_bb",
            because "The function does not contain this block.",
            wrong "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @f, %a, { 1, 0 }\n",
            mended "define void @f(i1 %c) {\n  br i1 %c, label %b, label %b\n\nb:\n  ret void\n}\nuselistorder_bb @f, %b, { 1, 0 }\n";
}
