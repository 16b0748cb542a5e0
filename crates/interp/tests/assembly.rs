//! Inline assembly: the statements of the reference's chapter as they run natively, and statements with one mistake
//! each, which some choice of registers shows.

use draig_asm::{ParseOptions, parse_module};
use draig_interp::host::Closed;
use draig_interp::{Options, Outcome};
use draig_runtime::run;
use draig_verify::verify;

/// Seeds under which a mistake has to show.
const SEEDS: u64 = 16;

/// Runs the body of a `main`; returns the exit status, or how else the run ended.
fn outcome(body: &str, seed: u64) -> Result<i32, String> {
    let text = format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@g = global i32 5\ndefine i32 @main() {{\n{body}\n}}\n\
         define i32 @callee(i32 %x) {{\n  ret i32 %x\n}}\n"
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
        "%r = call i32 asm \"mov $1, $0; add $2, $0\", \"=r,r,r,~{flags}\"(i32 3, i32 4)\n %c = icmp eq i32 %r, 7\n br i1 %c, label %good, label %bad\ngood:\n ret i32 0\nbad:\n ret i32 1",
        "",
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
    (
        "more is written than the operand holds",
        "%a = alloca i64\n call void asm sideeffect \"movq $$1, $0\", \"=*m\"(ptr elementtype(i32) %a)\n ret i32 0",
        "UB602",
    ),
];

#[test]
fn statements_run_as_natively() {
    for (body, status) in NATIVE {
        for seed in 0..4 {
            assert_eq!(outcome(body, seed), Ok(*status), "{body}, seed {seed}");
        }
    }
}

#[test]
fn mistakes_are_found() {
    for (mistake, body, rule) in MISTAKES {
        let outcomes: Vec<_> = (0..SEEDS).map(|seed| outcome(body, seed)).collect();
        // Without a rule, the mistake shows as a wrong result.
        let is_found = |outcome: &Result<i32, String>| match outcome {
            Ok(status) => rule.is_empty() && *status != 0,
            Err(code) => code == rule,
        };
        assert!(outcomes.iter().any(is_found), "{mistake}: {outcomes:?}");
    }
}
