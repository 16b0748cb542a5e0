//! The module: its entities, globals, functions.

use super::constructs;

constructs! {
    construct "Module Structure", "a module is a list of definitions: types, globals, functions, attributes, metadata",
        right "target triple = \"x86_64-pc-linux-gnu\"\nsource_filename = \"a.c\"\nmodule asm \"nop\"\n$c = comdat any\n@g = global i32 0, comdat($c)";
        "P0101" "expected top-level entity",
            because "Outside of functions only definitions may stand.",
            wrong "foo\n";
        "P0102" "unknown target property",
            because "The target has a `triple` and a `datalayout`.",
            wrong "target foo = \"x\"\n";
        "P0103" "expected '=' after target triple",
            wrong "target triple \"x\"\n";
        "P0104" "expected '=' after target datalayout",
            wrong "target datalayout \"e\"\n";
        "P0105" "expected '=' after source_filename",
            wrong "source_filename \"x\"\n";
        "P0106" "expected 'module asm'",
            wrong "module foo\n";
        "P0107" "expected '=' after name",
            wrong "%a type {}\n";
        "P0108" "expected '=' here",
            wrong "!0\n";
        "P0109" "expected '=' in global variable",
            wrong "@g global i32 0\n";
    construct "Comdats", "`$name = comdat any`, and `comdat($name)` in a global",
        right "$c = comdat any\n@g = global i32 0, comdat($c)";
        "P0111" "expected comdat type",
            wrong "$c = any\n";
        "P0112" "unknown selection kind",
            because "A comdat is `any`, `exactmatch`, `largest`, `nodeduplicate` or `samesize`.",
            wrong "$c = comdat foo\n";
        "P0113" "expected comdat variable",
            wrong "define void @f() comdat(3) {\n";
        "P0114" "expected ')' after comdat var",
            wrong "$c = comdat any\n@g = global i32 0, comdat($c\n";
        "P0115" "comdat cannot be unnamed",
            because "A comdat without a name in brackets has that of its global, so the global needs one.",
            wrong "@0 = global i32 0, comdat\n";
        "P0116" "redefinition of comdat '${}'",
            because "A name stands for one comdat.",
            wrong "$c = comdat any $c = comdat any\n";
        "P0117" "use of undefined comdat '${}'",
            because "How the linker is to select among comdats is said in the definition.",
            wrong "@g = global i32 0, comdat\n";
    construct "Global Variables", "`@name = linkage ... global <type> <initializer>, section \"...\", align n`",
        right "@g = internal thread_local(initialexec) global i32 0, section \"s\", align 4";
        "P0121" "expected 'global' or 'constant'",
            wrong "@g = foo i32 0\n";
        "P0122" "invalid type for global variable",
            because "Memory is laid out by the type, so functions, labels, metadata and tokens cannot be in it.",
            wrong "@g = global token none\n";
        "P0123" "unknown global variable property!",
            because "Behind the initializer only a section, partition, comdat, alignment, code model, sanitizer flags, attributes and metadata may stand.",
            wrong "@g = global i32 0, foo\n";
        "P0124" "expected global section string",
            wrong "@g = global i32 0, section\n";
        "P0125" "expected partition string",
            wrong "@g = global i32 0, partition 3\n";
        "P0126" "expected global code model string",
            wrong "@g = global i32 0, code_model foo\n";
        "P0127" "redefinition of global '@{}'",
            because "A name stands for one global.",
            wrong "@g = global i32 0 @g = global i32 0\n";
        "P0128" "expected localdynamic, initialexec or localexec",
            wrong "@g = thread_local(foo) global i32 0\n";
        "P0129" "expected ')' after thread local model",
            wrong "@g = thread_local(localexec global i32 0\n";
        "P0130" "dso_location and DLL-StorageClass mismatch",
            because "What is imported from another library is not in this one, so it cannot be dso_local.",
            wrong "@g = dso_local dllimport global i32 0\n";
        "P0131" "symbol with local linkage must have default visibility",
            because "A symbol that no other module sees cannot be hidden from or shown to others.",
            wrong "@g = private hidden global i32 0\n";
        "P0132" "symbol with local linkage cannot have a DLL storage class",
            because "A symbol that no other module sees is neither imported nor exported.",
            wrong "@g = private dllexport global i32 0\n";
        "P0133" "unknown RISC-V ABI VLEN",
            because "The length of vectors is a power of two from 32 to 65536.",
            wrong "declare riscv_vls_cc(5) void @f()\n";
        "P0134" "'@{}' defined with type '{}' but expected '{}'",
            because "The value is used with another type than it has.",
            wrong "@g = global ptr @h @i = global ptr addrspace(1) @h\n";
        "P0135" "forward reference and definition of global have different types",
            because "The global was used before its definition with another type, such as a pointer to another address space.",
            wrong "@g = global ptr addrspace(1) @g\n";
        "P0136" "use of undefined value '@{}'",
            because "Every global that is used is defined or declared in the module.",
            wrong "@g = global ptr @h\n";
        "P0137" "expected '{}' but was '{}'",
            because "The value is used with another type than it has.";
    construct "Aliases", "`@name = alias <type>, ptr @aliasee`",
        right "@g = global i32 0\n@a = alias i32, ptr @g";
        "P0141" "An alias or ifunc must have pointer type",
            because "An alias is another name of an address.",
            wrong "@a = alias i32, i32 0\n";
        "P0142" "expected comma after alias or ifunc's type",
            wrong "@a = alias i32 ptr null\n";
        "P0143" "invalid aliasee",
            because "The aliasee is a global, or a cast or getelementptr of one.";
        "P0144" "invalid linkage type for alias",
            because "An alias is defined here, so its linkage is that of a definition.",
            wrong "@a = extern_weak alias i32, ptr null\n";
        "P0145" "unknown alias or ifunc property!",
            because "Behind the aliasee only a partition and metadata may stand.",
            wrong "@a = alias i32, ptr null, section \"a\"\n";
        "P0146" "forward reference and definition of alias have different types",
            because "The alias was used before its definition with another type, such as a pointer to another address space.",
            wrong "@h = global ptr @f @f = alias i32, ptr addrspace(1) null\n";
    construct "Functions", "`define <linkage> <result> @name(<parameters>) <attributes> { ... }`",
        right "declare i32 @g(i32)\ndefine i32 @f(i32 %a) {\n  ret i32 %a\n}";
        "P0151" "expected function name",
            wrong "define void f() {\n";
        "P0152" "expected '(' in function argument list",
            wrong "define void @f {\n";
        "P0153" "expected '{' in function body",
            wrong "define private void @f()\n";
        "P0154" "expected end of function body";
        "P0155" "found end of file when expecting more instructions",
            because "A body ends with `}`.",
            wrong "define void @f(i32 %b) {\n";
        "P0156" "function body requires at least one basic block",
            because "A definition says what is executed; without a body it is a declaration.",
            wrong "define void @f() {\n}\n";
        "P0157" "invalid function return type",
            because "A function returns a value, which labels, metadata and other functions are not.",
            wrong "define label @f() {\n";
        "P0158" "invalid type for function argument",
            because "An argument is a value of first class; void and functions are not.",
            wrong "define void @f(label) {\n";
        "P0159" "invalid function linkage type",
            because "`appending` and `common` are for variables.",
            wrong "define common void @f() {\n";
        "P0160" "invalid linkage for function declaration",
            because "A declaration is of what another module defines, so it is external or extern_weak.",
            wrong "declare private void @f()\n";
        "P0161" "invalid linkage for function definition",
            because "extern_weak says that the symbol may be missing, which one that is defined is not.",
            wrong "define extern_weak void @f() {\n";
        "P0162" "'builtin' attribute not valid on function",
            because "`builtin` undoes a nobuiltin of the function at one call, so it belongs to calls.",
            wrong "define void @f() builtin {\n";
        "P0163" "functions with 'sret' argument must return void",
            because "The result goes to the memory that the argument points to.",
            wrong "define i32 @f(ptr sret(i32)) {\n";
        "P0164" "redefinition of function '@{}'",
            because "A name stands for one function.",
            wrong "@g = global i32 0 declare void @g()\n";
        "P0165" "invalid redefinition of function '{}'",
            because "A name stands for one function.",
            wrong "declare void @g() declare void @g()\n";
        "P0166" "redefinition of argument '%{}'",
            because "A name stands for one value of the function.",
            wrong "define void @f(i32 %a, i8 %a) {\n";
        "P0167" "invalid forward reference to function '{}' with wrong type: {}",
            because "The function was used before its definition as a pointer to another address space.",
            wrong "@h = global ptr @f declare void @f() addrspace(1)\n";
        "P0168" "type of definition and forward reference of '@{}' disagree: {}",
            because "The global was used before its definition as a pointer to another address space.",
            wrong "@h = global ptr @0 declare void @0() addrspace(1)\n";
    construct "Data Layout", "specifications with `-` between them: `e-m:e-p:64:64-i64:64-n32:64-S128`",
        right "target datalayout = \"e-m:e-p:64:64-i64:64-n32:64-S128\"";
        "P0171" "empty specification is not allowed",
            because "Between two `-` stands a specification.",
            wrong "target datalayout = \"e--m:e\"\n";
        "P0172" "unknown specifier '{}'",
            because "A specification begins with one of the letters of LangRef's list.",
            wrong "target datalayout = \"x\"\n";
        "P0173" "malformed specification, must be just 'e' or 'E'",
            because "It says little or big endian, nothing else.",
            wrong "target datalayout = \"ee\"\n";
        "P0174" "malformed specification, must be of the form \"{}\"",
            because "Each specification has its form.",
            wrong "target datalayout = \"S\"\n";
        "P0175" "i8 must be 8-bit aligned",
            because "Bytes are where any address is.",
            wrong "target datalayout = \"i8:16\"\n";
        "P0176" "size must be zero",
            because "`a` is about all aggregates.",
            wrong "target datalayout = \"a1:8\"\n";
        "P0177" "address space name `{}` already used",
            because "A name stands for one address space.",
            wrong "target datalayout = \"p(x):64:64-p1(x):64:64\"\n";
        "P0178" "index size cannot be larger than the pointer size",
            because "An index is added to a pointer.",
            wrong "target datalayout = \"p:32:32:32:64\"\n";
        "P0179" "address space 0 cannot be non-integral",
            because "The address space of programs has addresses that are numbers.",
            wrong "target datalayout = \"ni:0\"\n";
        "P0180" "address space 0 cannot be unstable or have external state",
            because "The address space of programs has addresses that are numbers.",
            wrong "target datalayout = \"pu:64:64\"\n";
        "P0181" "Cannot use predefined address space names P/G/A in data layout",
            because "These name the address spaces of the program, globals and allocas.",
            wrong "target datalayout = \"p(A):64:64\"\n";
        "P0182" "Expected `( address space name )`",
            because "A name stands in brackets.",
            wrong "target datalayout = \"p1(x:64:64\"\n";
        "P0183" "'{}' is not a valid pointer specification flag",
            because "The flags are `e` and `u`.",
            wrong "target datalayout = \"px:64:64\"\n";
        "P0184" "unknown function pointer alignment type '{}'",
            because "It is `i` for itself or `n` for a multiple of the function's.",
            wrong "target datalayout = \"Fx8\"\n";
        "P0185" "unknown mangling mode",
            because "The modes are e, l, m, o, x, w and a.",
            wrong "target datalayout = \"m:q\"\n";
        "P0186" "{} component cannot be empty",
            because "Here stands a number.",
            wrong "target datalayout = \"n\"\n";
        "P0187" "{} must be a non-zero 24-bit integer",
            because "Sizes have 24 bits.",
            wrong "target datalayout = \"i0:64\"\n";
        "P0188" "address space must be a 24-bit integer",
            because "Address spaces have numbers below 2^24.",
            wrong "target datalayout = \"p16777216:64:64\"\n";
        "P0189" "{} alignment component cannot be empty",
            because "Here stands a number of bits.",
            wrong "target datalayout = \"i64:\"\n";
        "P0190" "{} alignment must be a 16-bit integer",
            because "Alignments in bits have 16 bits.",
            wrong "target datalayout = \"i64:x\"\n";
        "P0191" "{} alignment must be non-zero",
            because "Every address is a multiple of something.",
            wrong "target datalayout = \"i64:0\"\n";
        "P0192" "{} alignment must be a power of two times the byte width",
            because "Alignments are of whole bytes, in powers of two.",
            wrong "target datalayout = \"e-i64:63\"\n";
        "P0193" "preferred alignment cannot be less than the ABI alignment",
            because "What is preferred obeys the ABI.",
            wrong "target datalayout = \"i64:64:32\"\n";
}
