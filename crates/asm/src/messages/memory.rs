//! Instructions that access memory, calls, and use-list orders.

use super::constructs;

constructs! {
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
            because "The stored operand must be a value.",
            unwritten "Values of such types are refused before.";
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
            because "The exchanged operands must be values.",
            unwritten "Values of such types are refused before.";
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
