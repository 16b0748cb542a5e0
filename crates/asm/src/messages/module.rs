//! The module: its entities, globals, functions.

use super::constructs;

constructs! {
    construct "Module Structure", "a module is a list of definitions: types, globals, functions, attributes, metadata",
        right "target triple = \"x86_64-pc-linux-gnu\"\nsource_filename = \"a.c\"\nmodule asm \"nop\"\n$c = comdat any\n@g = global i32 0, comdat($c)";
        "P0101" "expected top-level entity",
            because "Only definitions are allowed outside functions.",
            wrong "g = global i32 0\n",
            mended "@g = global i32 0\n";
        "P0102" "unknown target property",
            because "The target has a `triple` and a `datalayout`.",
            wrong "target arch = \"x86_64-pc-linux-gnu\"\n",
            mended "target triple = \"x86_64-pc-linux-gnu\"\n";
        "P0103" "expected '=' after target triple",
            wrong "target triple \"x86_64-pc-linux-gnu\"\n",
            mended "target triple = \"x86_64-pc-linux-gnu\"\n";
        "P0104" "expected '=' after target datalayout",
            wrong "target datalayout \"e\"\n",
            mended "target datalayout = \"e\"\n";
        "P0105" "expected '=' after source_filename",
            wrong "source_filename \"a.c\"\n",
            mended "source_filename = \"a.c\"\n";
        "P0106" "expected 'module asm'",
            wrong "module \"nop\"\n",
            mended "module asm \"nop\"\n";
        "P0118" "expected property name followed by ':'",
            wrong "module asm(target_cpu \"x86-64\") \"nop\"\n",
            mended "module asm(target_cpu: \"x86-64\") \"nop\"\n";
        "P0119" "unknown property name",
            because "Module assembly has the properties `target_features` and `target_cpu`.",
            wrong "module asm(cpu: \"x86-64\") \"nop\"\n",
            mended "module asm(target_cpu: \"x86-64\") \"nop\"\n";
        "P0107" "expected '=' after name",
            wrong "%pair type { i32, i32 }\n",
            mended "%pair = type { i32, i32 }\n";
        "P0108" "expected '=' here",
            wrong "!0 !{}\n",
            mended "!0 = !{}\n";
        "P0109" "expected '=' in global variable",
            wrong "@g global i32 0\n",
            mended "@g = global i32 0\n";
    construct "Comdats", "`$name = comdat any`, and `comdat($name)` in a global",
        right "$c = comdat any\n@g = global i32 0, comdat($c)";
        "P0111" "expected comdat type",
            wrong "$c = any\n",
            mended "$c = comdat any\n";
        "P0112" "unknown selection kind",
            because "A comdat is `any`, `exactmatch`, `largest`, `nodeduplicate` or `samesize`.",
            wrong "$c = comdat all\n",
            mended "$c = comdat any\n";
        "P0113" "expected comdat variable",
            wrong "$c = comdat any\ndefine void @f() comdat(c) {\n  ret void\n}\n",
            mended "$c = comdat any\ndefine void @f() comdat($c) {\n  ret void\n}\n";
        "P0114" "expected ')' after comdat var",
            wrong "$c = comdat any\n@g = global i32 0, comdat($c\n",
            mended "$c = comdat any\n@g = global i32 0, comdat($c)\n";
        "P0115" "comdat cannot be unnamed",
            because "A comdat without a name in parentheses has the name of its global, so the global needs one.",
            wrong "$c = comdat any\n@0 = global i32 0, comdat\n",
            mended "$c = comdat any\n@0 = global i32 0, comdat($c)\n";
        "P0116" "redefinition of comdat '${}'",
            because "A name denotes a single comdat.",
            wrong "$c = comdat any\n$c = comdat any\n",
            mended "$c = comdat any\n$d = comdat any\n";
        "P0117" "use of undefined comdat '${}'",
            because "The definition determines how the linker selects among comdats.",
            wrong "$f = comdat any\n@g = global i32 0, comdat\n",
            mended "$g = comdat any\n@g = global i32 0, comdat\n";
    construct "Global Variables", "`@name = linkage ... global <type> <initializer>, section \"...\", align n`",
        right "@g = internal thread_local(initialexec) global i32 0, section \"s\", align 4";
        "P0121" "expected 'global' or 'constant'",
            wrong "@g = i32 0\n",
            mended "@g = global i32 0\n";
        "P0122" "invalid type for global variable",
            because "The type determines the layout in memory, so functions, labels, metadata and tokens cannot be stored in a variable.",
            wrong "@g = external global metadata\n",
            mended "@g = external global ptr\n";
        "P0123" "unknown global variable property!",
            because "The initializer may be followed only by a section, partition, comdat, alignment, code model, sanitizer flags, attributes and metadata.",
            wrong "@g = global i32 0, aligned 4\n",
            mended "@g = global i32 0, align 4\n";
        "P0124" "expected global section string",
            wrong "@g = global i32 0, section .data\n",
            mended "@g = global i32 0, section \".data\"\n";
        "P0125" "expected partition string",
            wrong "@g = global i32 0, partition p\n",
            mended "@g = global i32 0, partition \"p\"\n";
        "P0126" "expected global code model string",
            wrong "@g = global i32 0, code_model large\n",
            mended "@g = global i32 0, code_model \"large\"\n";
        "P0127" "redefinition of global '@{}'",
            because "A name denotes a single global.",
            wrong "@g = global i32 0\n@g = global i32 1\n",
            mended "@g = global i32 0\n@h = global i32 1\n";
        "P0128" "expected localdynamic, initialexec or localexec",
            wrong "@g = thread_local(local) global i32 0\n",
            mended "@g = thread_local(localexec) global i32 0\n";
        "P0129" "expected ')' after thread local model",
            wrong "@g = thread_local(localexec global i32 0\n",
            mended "@g = thread_local(localexec) global i32 0\n";
        "P0130" "dso_location and DLL-StorageClass mismatch",
            because "A symbol imported from another library is not in this one, so it cannot be dso_local.",
            wrong "@g = external dso_local dllimport global i32\n",
            mended "@g = external dllimport global i32\n";
        "P0131" "symbol with local linkage must have default visibility",
            because "A symbol that is not visible to other modules has no visibility to restrict.",
            wrong "@g = private hidden global i32 0\n",
            mended "@g = private global i32 0\n";
        "P0132" "symbol with local linkage cannot have a DLL storage class",
            because "A symbol that is not visible to other modules is neither imported nor exported.",
            wrong "@g = private dllexport global i32 0\n",
            mended "@g = private global i32 0\n";
        "P0133" "unknown RISC-V ABI VLEN",
            because "The vector length is a power of two from 32 to 65536.",
            wrong "declare riscv_vls_cc(5) void @f()\n",
            mended "declare riscv_vls_cc(128) void @f()\n";
        "P0134" "'@{}' defined with type '{}' but expected '{}'",
            because "The value is used with a type other than its own.",
            wrong "@h = addrspace(1) global i32 0\n@g = global ptr @h\n",
            mended "@h = addrspace(1) global i32 0\n@g = global ptr addrspace(1) @h\n";
        "P0135" "forward reference and definition of global have different types",
            because "The global was used before its definition with a different type, such as a pointer to another address space.",
            wrong "@p = global ptr addrspace(1) @g\n@g = global i32 0\n",
            mended "@p = global ptr @g\n@g = global i32 0\n";
        "P0136" "use of undefined value '@{}'",
            because "Every global that is used is defined or declared in the module.",
            wrong "@count = global i32 0\n@p = global ptr @coutn\n",
            mended "@count = global i32 0\n@p = global ptr @count\n";
        "P0137" "expected '{}' but was '{}'",
            because "The value is used with a type other than its own.",
            unwritten "These words are part of the messages about forward references with another type.";
    construct "Aliases", "`@name = alias <type>, ptr @aliasee`",
        right "@g = global i32 0\n@a = alias i32, ptr @g";
        "P0141" "An alias or ifunc must have pointer type",
            because "An alias is another name for an address.",
            wrong "@g = global i32 0\n@a = alias i32, i32 0\n",
            mended "@g = global i32 0\n@a = alias i32, ptr @g\n";
        "P0142" "expected comma after alias or ifunc's type",
            wrong "@g = global i32 0\n@a = alias i32 ptr @g\n",
            mended "@g = global i32 0\n@a = alias i32, ptr @g\n";
        "P0143" "invalid aliasee",
            because "The aliasee is a global, or a cast or getelementptr of one.",
            unwritten "The expression that is read in place of an aliasee is always a constant.";
        "P0144" "invalid linkage type for alias",
            because "An alias is defined here, so its linkage is that of a definition.",
            wrong "@g = global i32 0\n@a = extern_weak alias i32, ptr @g\n",
            mended "@g = global i32 0\n@a = weak alias i32, ptr @g\n";
        "P0145" "unknown alias or ifunc property!",
            because "The aliasee may be followed only by a partition and metadata.",
            wrong "@g = global i32 0\n@a = alias i32, ptr @g, section \"s\"\n",
            mended "@g = global i32 0\n@a = alias i32, ptr @g\n";
        "P0146" "forward reference and definition of alias have different types",
            because "The alias was used before its definition with a different type, such as a pointer to another address space.",
            wrong "@g = addrspace(1) global i32 0\n@p = global ptr @a\n@a = alias i32, ptr addrspace(1) @g\n",
            mended "@g = addrspace(1) global i32 0\n@p = global ptr addrspace(1) @a\n@a = alias i32, ptr addrspace(1) @g\n";
    construct "Functions", "`define <linkage> <result> @name(<parameters>) <attributes> { ... }`",
        right "declare i32 @g(i32)\ndefine i32 @f(i32 %a) {\n  ret i32 %a\n}";
        "P0151" "expected function name",
            wrong "define void f() {\n  ret void\n}\n",
            mended "define void @f() {\n  ret void\n}\n";
        "P0152" "expected '(' in function argument list",
            wrong "define void @f {\n  ret void\n}\n",
            mended "define void @f() {\n  ret void\n}\n";
        "P0153" "expected '{' in function body",
            wrong "define void @f()\n",
            mended "declare void @f()\n";
        "P0154" "expected end of function body",
            unwritten "The reader looks for the end of a body twice, and reports this to itself after the first time.";
        "P0155" "found end of file when expecting more instructions",
            because "A body ends with `}`.",
            wrong "define void @f() {\n  ret void\n",
            mended "define void @f() {\n  ret void\n}\n";
        "P0156" "function body requires at least one basic block",
            because "A definition contains the code to execute; without a body it is a declaration.",
            wrong "define void @f() {\n}\n",
            mended "define void @f() {\n  ret void\n}\n";
        "P0157" "invalid function return type",
            because "The result must be a value, which labels, metadata and functions are not.",
            wrong "declare metadata @f()\n",
            mended "declare void @f()\n";
        "P0158" "invalid type for function argument",
            because "An argument must be a first-class value, which void and functions are not.",
            wrong "declare void @f(label)\n",
            mended "declare void @f(ptr)\n";
        "P0159" "invalid function linkage type",
            because "`appending` and `common` are for variables.",
            wrong "define common void @f() {\n  ret void\n}\n",
            mended "define void @f() {\n  ret void\n}\n";
        "P0160" "invalid linkage for function declaration",
            because "A declaration refers to a definition in another module, so its linkage is external or extern_weak.",
            wrong "declare private void @f()\n",
            mended "declare void @f()\n";
        "P0161" "invalid linkage for function definition",
            because "extern_weak means that the symbol may be missing, but a defined symbol cannot be.",
            wrong "define extern_weak void @f() {\n  ret void\n}\n",
            mended "define weak void @f() {\n  ret void\n}\n";
        "P0162" "'builtin' attribute not valid on function",
            because "`builtin` cancels the callee's nobuiltin for one call, so it belongs to calls.",
            wrong "declare void @f() builtin\n",
            mended "declare void @f()\n";
        "P0163" "functions with 'sret' argument must return void",
            because "The result is stored in the memory that the argument points to.",
            wrong "declare i32 @f(ptr sret(i32))\n",
            mended "declare void @f(ptr sret(i32))\n";
        "P0164" "redefinition of function '@{}'",
            because "A name denotes a single function.",
            wrong "@g = global i32 0\ndeclare void @g()\n",
            mended "@g = global i32 0\ndeclare void @f()\n";
        "P0165" "invalid redefinition of function '{}'",
            because "A name denotes a single function.",
            wrong "declare void @f()\ndeclare void @f()\n",
            mended "declare void @f()\ndeclare void @g()\n";
        "P0166" "redefinition of argument '%{}'",
            because "A name denotes a single value of the function.",
            wrong "define void @f(i32 %a, i32 %a) {\n  ret void\n}\n",
            mended "define void @f(i32 %a, i32 %b) {\n  ret void\n}\n";
        "P0167" "invalid forward reference to function '{}' with wrong type: {}",
            because "The function was used before its definition as a pointer to another address space.",
            wrong "@p = global ptr @f\ndeclare void @f() addrspace(1)\n",
            mended "@p = global ptr @f\ndeclare void @f()\n";
        "P0168" "type of definition and forward reference of '@{}' disagree: {}",
            because "The global was used before its definition as a pointer to another address space.",
            wrong "@p = global ptr @0\ndeclare void @0() addrspace(1)\n",
            mended "@p = global ptr @0\ndeclare void @0()\n";
    construct "Data Layout", "specifications separated by `-`: `e-m:e-p:64:64-i64:64-n32:64-S128`",
        right "target datalayout = \"e-m:e-p:64:64-i64:64-n32:64-S128\"";
        "P0171" "empty specification is not allowed",
            because "Each `-` separates two specifications, which cannot be empty.",
            wrong "target datalayout = \"e--m:e\"\n",
            mended "target datalayout = \"e-m:e\"\n";
        "P0172" "unknown specifier '{}'",
            because "A specification begins with one of the letters of LangRef's list.",
            wrong "target datalayout = \"e-x64:64\"\n",
            mended "target datalayout = \"e-i64:64\"\n";
        "P0173" "malformed specification, must be just 'e' or 'E'",
            because "The specification is `e` for little or `E` for big endian and has no arguments.",
            wrong "target datalayout = \"el\"\n",
            mended "target datalayout = \"e\"\n";
        "P0174" "malformed specification, must be of the form \"{}\"",
            because "Each specification has a fixed form.",
            wrong "target datalayout = \"e-S\"\n",
            mended "target datalayout = \"e-S128\"\n";
        "P0175" "i8 must be 8-bit aligned",
            because "A byte may be at any address.",
            wrong "target datalayout = \"e-i8:16\"\n",
            mended "target datalayout = \"e-i8:8\"\n";
        "P0176" "size must be zero",
            because "`a` applies to all aggregates and has no size.",
            wrong "target datalayout = \"e-a1:8\"\n",
            mended "target datalayout = \"e-a:8\"\n";
        "P0177" "address space name `{}` already used",
            because "A name denotes a single address space.",
            wrong "target datalayout = \"e-p1(heap):64:64-p2(heap):64:64\"\n",
            mended "target datalayout = \"e-p1(heap):64:64-p2(shared):64:64\"\n";
        "P0178" "index size cannot be larger than the pointer size",
            because "The index is added to the pointer.",
            wrong "target datalayout = \"e-p:32:32:32:64\"\n",
            mended "target datalayout = \"e-p:32:32:32:32\"\n";
        "P0179" "address space 0 cannot be non-integral",
            because "The address space of programs must have integral addresses.",
            wrong "target datalayout = \"e-ni:0\"\n",
            mended "target datalayout = \"e-ni:1\"\n";
        "P0180" "address space 0 cannot be unstable or have external state",
            because "The address space of programs must have integral addresses.",
            wrong "target datalayout = \"e-pu:64:64\"\n",
            mended "target datalayout = \"e-p:64:64\"\n";
        "P0181" "Cannot use predefined address space names P/G/A in data layout",
            because "These name the address spaces of the program, globals and allocas.",
            wrong "target datalayout = \"e-p1(A):64:64\"\n",
            mended "target datalayout = \"e-p1(heap):64:64\"\n";
        "P0182" "Expected `( address space name )`",
            because "The name must be in parentheses.",
            wrong "target datalayout = \"e-p1(heap:64:64\"\n",
            mended "target datalayout = \"e-p1(heap):64:64\"\n";
        "P0183" "'{}' is not a valid pointer specification flag",
            because "The flags are `e` and `u`.",
            wrong "target datalayout = \"e-px1:64:64\"\n",
            mended "target datalayout = \"e-pu1:64:64\"\n";
        "P0184" "unknown function pointer alignment type '{}'",
            because "The type is `i` for an independent alignment or `n` for a multiple of the function's.",
            wrong "target datalayout = \"e-Fx8\"\n",
            mended "target datalayout = \"e-Fi8\"\n";
        "P0185" "unknown mangling mode",
            because "The modes are e, l, m, o, x, w and a.",
            wrong "target datalayout = \"e-m:q\"\n",
            mended "target datalayout = \"e-m:e\"\n";
        "P0186" "{} component cannot be empty",
            because "A number is required here.",
            wrong "target datalayout = \"e-n\"\n",
            mended "target datalayout = \"e-n32:64\"\n";
        "P0187" "{} must be a non-zero 24-bit integer",
            because "Sizes are stored in 24 bits.",
            wrong "target datalayout = \"e-i0:64\"\n",
            mended "target datalayout = \"e-i64:64\"\n";
        "P0188" "address space must be a 24-bit integer",
            because "Address spaces have numbers below 2^24.",
            wrong "target datalayout = \"e-p16777216:64:64\"\n",
            mended "target datalayout = \"e-p1:64:64\"\n";
        "P0189" "{} alignment component cannot be empty",
            because "A number of bits is required here.",
            wrong "target datalayout = \"e-i64:\"\n",
            mended "target datalayout = \"e-i64:64\"\n";
        "P0190" "{} alignment must be a 16-bit integer",
            because "Alignments in bits are stored in 16 bits.",
            wrong "target datalayout = \"e-i64:x\"\n",
            mended "target datalayout = \"e-i64:64\"\n";
        "P0191" "{} alignment must be non-zero",
            because "An alignment of zero has no meaning.",
            wrong "target datalayout = \"e-i64:0\"\n",
            mended "target datalayout = \"e-i64:64\"\n";
        "P0192" "{} alignment must be a power of two times the byte width",
            because "Alignments are whole bytes, in powers of two.",
            wrong "target datalayout = \"e-i64:63\"\n",
            mended "target datalayout = \"e-i64:64\"\n";
        "P0193" "preferred alignment cannot be less than the ABI alignment",
            because "The preferred alignment must also satisfy the ABI.",
            wrong "target datalayout = \"e-i64:64:32\"\n",
            mended "target datalayout = \"e-i64:64:64\"\n";
}
