//! Inline assembly: the statements of the reference's chapter as they run natively, and statements with one mistake
//! each, which some choice of registers shows.

use draig_asm::{ParseOptions, parse_module};
use draig_interp::host::Closed;
use draig_interp::{Options, Outcome};
use draig_runtime::run;
use draig_verify::verify;

/// Seeds under which a mistake has to show.
const SEEDS: u64 = 16;

/// Targets of the statements.
const X86: &str = "x86_64-unknown-linux-gnu";
const AARCH64: &str = "aarch64-unknown-linux-gnu";

/// Runs the body of a `main`; returns the exit status, or how else the run ended.
fn outcome(target: &str, body: &str, seed: u64) -> Result<i32, String> {
    let text = format!(
        "target triple = \"{target}\"\n@g = global i32 5\n@c = private constant i32 6\n\
         define i32 @main() {{\n{body}\n}}\ndefine i32 @callee(i32 %x) {{\n  ret i32 %x\n}}\n"
    );
    let module =
        parse_module(text.as_bytes(), &ParseOptions::default()).unwrap_or_else(|e| panic!("{body}: {e:?}")).module;
    let verified = verify(&module).unwrap_or_else(|e| panic!("{body}: {e:?}"));
    let options = Options { seed, ..Options::default() };
    match run(&verified, &options, &mut Closed::default()).outcome {
        Outcome::Exit(status) => Ok(status),
        Outcome::Undefined(report) => Err(report.rule.map_or("no rule", |rule| rule.code).to_owned()),
        other => Err(format!("{other:?}")),
    }
}

/// Statements and the status that the native program ends with.
const NATIVE: &[(&str, i32)] = &[
    // the four of which a reading without target, dialect and modifiers has wrong results
    ("%r = call i32 asm inteldialect \"mov $0, $2\", \"=r,0,r\"(i32 0, i32 5)\n ret i32 %r", 5),
    (
        "%r = call i64 asm \"mov ${1:k}, ${0:k}\", \"=r,r\"(i64 -1)\n %h = lshr i64 %r, 32\n %t = trunc i64 %h to i32\n ret i32 %t",
        0,
    ),
    (
        "%r = call i64 asm \"bswap ${0:k}\", \"=r,0\"(i64 72623859790382856)\n %t = trunc i64 %r to i32\n %c = icmp eq i64 %r, 134678021\n %s = select i1 %c, i32 7, i32 %t\n ret i32 %s",
        7,
    ),
    ("%r = call i64 asm \"bswapl ${0:k}\", \"=r,0\"(i64 83886080)\n %t = trunc i64 %r to i32\n ret i32 %t", 5),
    // the chapter and its like
    ("%r = call i32 asm \"bswap $0\", \"=r,0\"(i32 16777216)\n ret i32 %r", 1),
    ("%r = call i32 asm \"mov $1, $0; bswap $0\", \"=&r,r\"(i32 50331648)\n ret i32 %r", 3),
    ("call void asm sideeffect \"\", \"~{memory}\"()\n ret i32 1", 1),
    ("%r = call i32 asm \"\", \"=r,0\"(i32 9)\n ret i32 %r", 9),
    ("%r = call { i32, i32 } asm sideeffect \"rdtsc\", \"={ax},={dx}\"()\n ret i32 2", 2),
    (
        "%p = alloca i32\n store i32 40, ptr %p\n %r = call i32 asm sideeffect \"lock; xaddl $0, $1\", \"=r,=*m,0,*m,~{memory},~{flags}\"(ptr elementtype(i32) %p, i32 2, ptr elementtype(i32) %p)\n %v = load i32, ptr %p\n %s = add i32 %r, %v\n ret i32 %s",
        82,
    ),
    (
        "call void asm sideeffect \"mfence\", \"~{memory}\"()\n call void asm sideeffect \"pause\", \"\"()\n ret i32 3",
        3,
    ),
    (
        "%r = call i64 asm sideeffect \"syscall\", \"={ax},{ax},~{rcx},~{r11},~{memory}\"(i64 186)\n %c = icmp sgt i64 %r, 0\n %s = zext i1 %c to i32\n ret i32 %s",
        1,
    ),
    ("%r = call i32 asm \"addl $2, $0\", \"=r,0,r,~{flags}\"(i32 20, i32 22)\n ret i32 %r", 42),
    ("%r = call i32 asm \"movl $$77, $0\", \"=r\"()\n ret i32 %r", 77),
    ("%r = call i32 asm \"xor $0, $0; movb $1, ${0:b}\", \"=&r,q,~{flags}\"(i8 9)\n ret i32 %r", 9),
    ("%r = call i32 asm \"$(movl $1, $0$|mov $0, $1$)\", \"=r,r\"(i32 6)\n ret i32 %r", 6),
    (
        "%r = call i32 asm \"jmp .L${:uid}\\0A ud2\\0A.L${:uid}: ${:comment} here\\0A movl $$8, $0\", \"=r\"()\n ret i32 %r",
        8,
    ),
    ("%r = call i32 asm alignstack inteldialect \"lea $0, [$1 + $1*2 + 4]\", \"=r,r\"(i32 4)\n ret i32 %r", 16),
    (
        "%r = call { i64, i64 } asm \"mulq $3\", \"={ax},={dx},%0,rm,~{flags}\"(i64 -1, i64 4)\n %h = extractvalue { i64, i64 } %r, 1\n %t = trunc i64 %h to i32\n ret i32 %t",
        3,
    ),
    (
        "%a = alloca [8 x i8]\n %b = alloca [8 x i8]\n store i64 258, ptr %a\n %r = call { ptr, ptr, i64 } asm sideeffect \"rep movsb\", \"={di},={si},={cx},0,1,2,~{memory}\"(ptr %b, ptr %a, i64 2)\n %v = load i16, ptr %b\n %s = lshr i16 %v, 8\n %t = zext i16 %s to i32\n ret i32 %t",
        1,
    ),
    ("%r = call i32 asm \"lea 3($1,$2,4), $0\", \"=r,r,r\"(i64 1, i64 2)\n ret i32 %r", 12),
    ("%r = call i32 asm \"cmp $1, $2\", \"={@ccl},r,r,~{flags}\"(i32 5, i32 4)\n ret i32 %r", 1),
    ("%r = call i32 asm \"movl g(%rip), $0\", \"=r,~{memory}\"()\n ret i32 %r", 5),
    ("%r = call i32 asm \"cpuid\", \"={ax},0,~{ebx},~{ecx},~{edx}\"(i32 0)\n ret i32 4", 4),
    ("%r = call i32 asm \"push %rbx; mov $$6, %ebx; mov %ebx, $0; pop %rbx\", \"=&r\"()\n ret i32 %r", 6),
    (
        "%p = call { i32, i32 } asm \"1: add $1, $0; dec $1; jnz 1b\", \"=&r,=r,0,1,~{flags}\"(i32 0, i32 4)\n %r = extractvalue { i32, i32 } %p, 0\n ret i32 %r",
        10,
    ),
];

/// Statements with one mistake each, and the rule that it breaks under some seed.
const MISTAKES: &[(&str, &str, &str)] = &[
    (
        "an output that is written before the last input is read needs &",
        "%r = call i32 asm \"mov $1, $0; add $2, $0\", \"=r,r,r,~{flags}\"(i32 3, i32 4)\n ret i32 0",
        "UB605",
    ),
    ("rax is not a clobber", "call void asm sideeffect \"xor %eax, %eax\", \"~{flags}\"()\n ret i32 0", "UB602"),
    ("flags are not a clobber", "%r = call i32 asm \"addl $$1, $0\", \"=r,0\"(i32 1)\n ret i32 0", "UB602"),
    ("memory is not a clobber", "call void asm sideeffect \"movl $$1, ($0)\", \"r\"(ptr @g)\n ret i32 0", "UB602"),
    ("an input is changed", "call void asm sideeffect \"inc $0\", \"r,~{flags}\"(i32 1)\n ret i32 0", "UB602"),
    ("a flag is read that nothing set", "%r = call i8 asm \"setz $0\", \"=q\"()\n ret i32 0", "UB601"),
    (
        "the carry is read that nothing set",
        "%r = call i32 asm \"adcl $2, $0\", \"=r,0,r,~{flags}\"(i32 1, i32 2)\n %c = icmp eq i32 %r, 3\n br i1 %c, label %a, label %a\na:\n ret i32 0",
        "UB001",
    ),
    (
        "rdx is not a clobber of mul",
        "%r = call i64 asm \"mulq $2\", \"={ax},0,r,~{flags}\"(i64 2, i64 3)\n ret i32 0",
        "UB602",
    ),
    (
        "rcx is not a clobber of a system call",
        "%r = call i64 asm sideeffect \"syscall\", \"={ax},0,~{r11},~{memory}\"(i64 186)\n ret i32 0",
        "UB602",
    ),
    (
        "rbx is not a clobber of cpuid",
        "%r = call i32 asm \"cpuid\", \"={ax},0,~{ecx},~{edx}\"(i32 0)\n ret i32 0",
        "UB602",
    ),
    (
        "the direction flag stays set",
        "call void asm sideeffect \"std\", \"~{dirflag},~{flags}\"()\n ret i32 0",
        "UB603",
    ),
    ("a push without a pop", "call void asm sideeffect \"push $0\", \"r\"(i64 1)\n ret i32 0", "UB603"),
    (
        "the counter of a loop is only an input",
        "call void asm sideeffect \"1: dec $0; jnz 1b\", \"r,~{flags}\"(i32 3)\n ret i32 0",
        "UB602",
    ),
    (
        "a register is read that no operand is in",
        "%r = call i32 asm \"mov %r9d, $0\", \"=r\"()\n %c = icmp eq i32 %r, 0\n br i1 %c, label %a, label %a\na:\n ret i32 0",
        "UB001",
    ),
    (
        "an address is taken from an unset register",
        "%r = call i32 asm \"movl (%r9), $0\", \"=r\"()\n ret i32 0",
        "UB106",
    ),
    (
        "an output is not written on one path",
        "%r = call i32 asm \"test $1, $1; jz 1f; mov $1, $0; 1:\", \"=r,r,~{flags}\"(i32 0)\n %c = icmp eq i32 %r, 0\n br i1 %c, label %a, label %a\na:\n ret i32 0",
        "UB001",
    ),
    (
        "the upper half of a narrow input is used",
        "%r = call i64 asm \"mov ${1:q}, $0\", \"=r,r\"(i32 1)\n %c = icmp eq i64 %r, 1\n br i1 %c, label %a, label %a\na:\n ret i32 0",
        "UB001",
    ),
    (
        "rsi and rdi change in a string instruction",
        "%a = alloca i64\n %b = alloca i64\n store i64 1, ptr %a\n call void asm sideeffect \"movsq\", \"{di},{si},~{memory}\"(ptr %b, ptr %a)\n ret i32 0",
        "UB602",
    ),
    (
        "the count of a repetition is not set",
        "%a = alloca i64\n call void asm sideeffect \"rep stosb\", \"{di},{ax},~{cx},~{memory}\"(ptr %a, i8 0)\n ret i32 0",
        "UB601",
    ),
    ("memory is read that is no operand", "%r = call i32 asm \"movl ($1), $0\", \"=r,r\"(ptr @g)\n ret i32 0", "UB604"),
    (
        "an output in memory is read before it is written",
        "%a = alloca i32\n store i32 1, ptr %a\n call void asm \"incl $0\", \"=*m,~{flags}\"(ptr elementtype(i32) %a)\n ret i32 0",
        "UB604",
    ),
    (
        "the address of an operand may be in an output that is written first",
        "%a = alloca i32\n %r = call i32 asm \"movl $$1, $0; movl $0, $1\", \"=r,=*m\"(ptr elementtype(i32) %a)\n ret i32 0",
        "UB605",
    ),
    ("xmm3 is not a clobber", "call void asm sideeffect \"pxor %xmm3, %xmm3\", \"\"()\n ret i32 0", "UB602"),
    ("a value stays on the x87 stack", "call void asm sideeffect \"fld1\", \"~{fpsr}\"()\n ret i32 0", "UB603"),
    (
        "a value is popped that is only an input",
        "%m = alloca i64\n call void asm \"fistpll $0\", \"=*m,{st},~{fpsr}\"(ptr elementtype(i64) %m, x86_fp80 0xK4002A000000000000000)\n ret i32 0",
        "UB603",
    ),
    (
        "an argument of a system call is narrower than its parameter",
        "%r = call i64 asm sideeffect \"syscall\", \"={ax},{ax},{di},{si},{dx},~{rcx},~{r11},~{memory}\"(i64 1, i32 1, ptr @g, i32 1)\n ret i32 0",
        "UB406",
    ),
    (
        "more is written than the operand holds",
        "%a = alloca i64\n call void asm sideeffect \"movq $$1, $0\", \"=*m\"(ptr elementtype(i32) %a)\n ret i32 0",
        "UB602",
    ),
];

/// More statements of x86-64: `callbr`, the stack, the thread pointer, x87 and SSE operands, system calls.
const MORE: &[(&str, i32)] = &[
    (
        "  %r = callbr i32 asm \"cmp $1, $2; mov $$4, $0; jl ${3:l}\", \"=&r,r,r,!i,~{flags}\"(i32 5, i32 4)\n  to label %on [label %off]\non:\n  ret i32 1\noff:\n  ret i32 %r",
        4,
    ),
    (
        "  callbr void asm \"cmp $0, $1; je ${2:l}; jl ${3:l}\", \"r,r,!i,!i,~{flags}\"(i32 5, i32 6)\n  to label %on [label %equal, label %less]\non:\n  ret i32 1\nequal:\n  ret i32 2\nless:\n  ret i32 3",
        1,
    ),
    (
        "%p = call ptr asm \"mov %fs:0, $0\", \"=r\"()\n %q = call ptr asm \"mov %fs:0x10, $0\", \"=r\"()\n %c = icmp eq ptr %p, %q\n %v = load ptr, ptr %p\n %d = icmp eq ptr %v, %p\n %e = and i1 %c, %d\n %r = zext i1 %e to i32\n ret i32 %r",
        1,
    ),
    (
        "%t = alloca [64 x i8], align 16\n %e = call i64 asm sideeffect \"syscall\", \"={ax},{ax},{di},{si},~{rcx},~{r11},~{memory}\"(i64 158, i64 4098, ptr %t)\n call void asm sideeffect \"movl $0, %fs:${1:P}\", \"r,i\"(i32 7, i64 8)\n %q = getelementptr i8, ptr %t, i64 8\n %v = load i32, ptr %q\n call void asm sideeffect \"syscall\", \"{ax},{di},~{ax},~{rcx},~{r11},~{memory}\"(i64 231, i32 %v)\n ret i32 1",
        7,
    ),
    (
        "%r = call i64 asm \"push $1; push $2; mov 8(%rsp), $0; sub (%rsp), $0; lea 16(%rsp), %rsp\", \"=&r,r,r,~{flags}\"(i64 50, i64 8)\n %t = trunc i64 %r to i32\n ret i32 %t",
        42,
    ),
    ("call void asm sideeffect \"lock; orl $$0, (%rsp)\", \"~{flags},~{memory}\"()\n ret i32 5", 5),
    (
        "%p = call ptr asm \"mov %rsp, $0\", \"=r\"()\n %c = icmp ne ptr %p, null\n %r = zext i1 %c to i32\n ret i32 %r",
        1,
    ),
    (
        "%r = call x86_fp80 asm \"fsqrt\", \"={st},0,~{fpsr}\"(x86_fp80 0xK40028000000000000000)\n %i = fptosi x86_fp80 %r to i32\n ret i32 %i",
        2,
    ),
    (
        "%r = call { x86_fp80, i16 } asm \"fprem; fnstsw %ax\", \"={st},={ax},{st(1)},0,~{fpsr},~{flags}\"(x86_fp80 0xK4001C000000000000000, x86_fp80 0xK40039800000000000000)\n %x = extractvalue { x86_fp80, i16 } %r, 0\n %i = fptosi x86_fp80 %x to i32\n ret i32 %i",
        1,
    ),
    (
        "%m = alloca i64\n call void asm \"fistpll $0\", \"=*m,{st},~{st},~{fpsr}\"(ptr elementtype(i64) %m, x86_fp80 0xK4002A000000000000000)\n %v = load i64, ptr %m\n %t = trunc i64 %v to i32\n ret i32 %t",
        10,
    ),
    ("%r = call double asm \"sqrtsd $1, $0\", \"=x,x\"(double 81.0)\n %i = fptosi double %r to i32\n ret i32 %i", 9),
    (
        "%t = call double asm \"pcmpeqd $0, $0\", \"=x\"()\n %u = call double asm \"psrlq $$1, $0\", \"=x,0\"(double %t)\n %r = call double asm \"andps $2, $0\", \"=x,0,x\"(double -3.0, double %u)\n %i = fptosi double %r to i32\n ret i32 %i",
        3,
    ),
    (
        "%r = call <4 x i32> asm \"paddd $2, $0\", \"=x,0,x\"(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 10, i32 20, i32 30, i32 40>)\n %e = extractelement <4 x i32> %r, i32 2\n ret i32 %e",
        33,
    ),
    ("%r = call i32 asm \"movl $1, $0\", \"=r,*m\"(ptr elementtype(i32) @g)\n ret i32 %r", 5),
    ("%r = call i32 asm \"movl ($1), $0\", \"=r,r\"(ptr @c)\n ret i32 %r", 6),
    (
        "%r = call i64 asm sideeffect \"syscall\", \"={ax},{ax},~{rcx},~{r11},~{memory}\"(i64 9999)\n %n = sub i64 0, %r\n %t = trunc i64 %n to i32\n ret i32 %t",
        38,
    ),
    (
        "%r = call i64 asm sideeffect \"syscall\", \"={ax},{ax},{di},~{rcx},~{r11},~{memory}\"(i64 3, i32 77)\n %n = sub i64 0, %r\n %t = trunc i64 %n to i32\n ret i32 %t",
        9,
    ),
    (
        "call void asm sideeffect \"syscall\", \"{ax},{di},~{ax},~{rcx},~{r11},~{memory}\"(i64 231, i32 21)\n ret i32 1",
        21,
    ),
];

/// Statements of AArch64 and the status of the program in qemu.
const ARM: &[(&str, i32)] = &[
    // the alternative that fits a constant, and one that does not want memory
    ("%r = call i32 asm \"mov ${0:w}, $1\", \"=r|r,r|i\"(i32 5)\n ret i32 %r", 5),
    ("%r = call i32 asm \"mov ${0:w}, ${1:w}\", \"=r|r,r|m\"(i32 6)\n ret i32 %r", 6),
    ("%r = call i32 asm \"add ${0:w}, ${1:w}, ${2:w}\", \"=r,r,r\"(i32 20, i32 22)\n ret i32 %r", 42),
    ("%r = call i64 asm \"rbit $0, $1; clz $0, $0\", \"=r,r\"(i64 64)\n %t = trunc i64 %r to i32\n ret i32 %t", 6),
    (
        "%a = call i32 asm sideeffect \"ldaxr ${0:w}, $1\", \"=r,*Q\"(ptr elementtype(i32) @g)\n %b = add i32 %a, 3\n %s = call i32 asm sideeffect \"stlxr ${0:w}, ${2:w}, $1\", \"=&r,=*Q,r,~{memory}\"(ptr elementtype(i32) @g, i32 %b)\n %v = load i32, ptr @g\n %r = add i32 %v, %s\n ret i32 %r",
        8,
    ),
    (
        "%s = call i32 asm sideeffect \"stlxr ${0:w}, ${2:w}, $1\", \"=&r,=*Q,r,~{memory}\"(ptr elementtype(i32) @g, i32 1)\n ret i32 %s",
        1,
    ),
    (
        "%r = call double asm \"fsqrt ${0:d}, ${1:d}\", \"=w,w\"(double 81.0)\n %i = fptosi double %r to i32\n ret i32 %i",
        9,
    ),
    (
        "%p = call ptr asm \"mrs $0, tpidr_el0\", \"=r\"()\n %q = call ptr asm \"mrs $0, tpidr_el0\", \"=r\"()\n %c = icmp eq ptr %p, %q\n %r = zext i1 %c to i32\n ret i32 %r",
        1,
    ),
    (
        "%r = call i64 asm sideeffect \"svc 0\", \"={x0},{x8},~{memory},~{cc}\"(i64 178)\n %c = icmp sgt i64 %r, 0\n %s = zext i1 %c to i32\n ret i32 %s",
        1,
    ),
    ("%r = call i32 asm \"cmp ${1:w}, ${2:w}\", \"={@cclt},r,r,~{cc}\"(i32 4, i32 5)\n ret i32 %r", 1),
    ("%r = call i32 asm \"adrp x9, g; ldr ${0:w}, [x9, :lo12:g]\", \"=r,~{x9},~{memory}\"()\n ret i32 %r", 5),
    (
        "%r = call i64 asm \"stp $1, $2, [sp, #-16]!; ldr $0, [sp, #8]; add sp, sp, #16\", \"=&r,r,r\"(i64 1, i64 2)\n %t = trunc i64 %r to i32\n ret i32 %t",
        2,
    ),
    (
        "  callbr void asm \"cbz $0, ${1:l}\", \"r,!i\"(i64 0)\n  to label %on [label %off]\non:\n  ret i32 1\noff:\n  ret i32 4",
        4,
    ),
    ("call void asm sideeffect \"dmb ish; isb; yield; hint #7 // xpaclri\", \"~{memory}\"()\n ret i32 3", 3),
];

/// Statements of AArch64 with one mistake each, and the rule that it breaks under some seed.
const ARM_MISTAKES: &[(&str, &str, &str)] = &[
    (
        "an output that is written before the last input is read needs &",
        "%r = call i32 asm \"mov ${0:w}, ${1:w}; add ${0:w}, ${0:w}, ${2:w}\", \"=r,r,r\"(i32 3, i32 4)\n ret i32 0",
        "UB605",
    ),
    ("x9 is not a clobber", "call void asm sideeffect \"mov x9, #1\", \"\"()\n ret i32 0", "UB602"),
    ("flags are not a clobber", "call void asm sideeffect \"cmp $0, #1\", \"r\"(i64 1)\n ret i32 0", "UB602"),
    ("memory is not a clobber", "call void asm sideeffect \"str wzr, [$0]\", \"r\"(ptr @g)\n ret i32 0", "UB602"),
    ("memory is read", "%r = call i32 asm \"ldr ${0:w}, [$1]\", \"=r,r\"(ptr @g)\n ret i32 0", "UB604"),
    (
        "a base is moved that is only an input",
        "%r = call i32 asm \"ldr ${0:w}, [$1], #4\", \"=&r,r,~{memory}\"(ptr @g)\n ret i32 0",
        "UB602",
    ),
    ("a flag is read that nothing set", "%r = call i32 asm \"cset ${0:w}, eq\", \"=r\"()\n ret i32 0", "UB601"),
    ("the stack pointer stays moved", "call void asm sideeffect \"sub sp, sp, #16\", \"\"()\n ret i32 0", "UB603"),
    (
        "the status of a store is written before its inputs are read again",
        "%a = alloca i64\n store i64 0, ptr %a\n %s = call i32 asm sideeffect \"1: ldxr x9, $1; stxr ${0:w}, $2, $1; cbnz ${0:w}, 1b\", \"=r,=*Q,r,~{x9},~{memory}\"(ptr elementtype(i64) %a, i64 1)\n ret i32 0",
        "UB605",
    ),
    (
        "the upper half of a narrow input is used",
        "%r = call i64 asm \"mov $0, $1\", \"=r,r\"(i32 1)\n %c = icmp eq i64 %r, 1\n br i1 %c, label %a, label %a\na:\n ret i32 0",
        "UB001",
    ),
];

#[test]
fn statements_run_as_natively() {
    for (target, statements) in [(X86, NATIVE), (X86, MORE), (AARCH64, ARM)] {
        for (body, status) in statements {
            for seed in 0..4 {
                // An exclusive store may fail under other seeds.
                let is_exclusive = body.contains("stlxr") && seed != 0;
                if !is_exclusive {
                    assert_eq!(outcome(target, body, seed), Ok(*status), "{body}, seed {seed}");
                }
            }
        }
    }
}

#[test]
fn mistakes_are_found() {
    for (target, statements) in [(X86, MISTAKES), (AARCH64, ARM_MISTAKES)] {
        for (mistake, body, rule) in statements {
            let outcomes: Vec<_> = (0..SEEDS).map(|seed| outcome(target, body, seed)).collect();
            let is_found = |outcome: &Result<i32, String>| outcome.as_ref().is_err_and(|code| code == rule);
            assert!(outcomes.iter().any(is_found), "{mistake}: {outcomes:?}");
        }
    }
}
