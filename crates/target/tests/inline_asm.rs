//! Inline assembly by the tables of targets. What is expected is what `llc` of LLVM 22 prints or reports, with
//! registers as this crate chooses them.

use draig_target::constraints;
use draig_target::inline_asm::{
    AsmArgument, AsmError, AsmType, AsmValue, MAX_EXPANSION, MAX_OPERANDS, Scalar, Statement, SymbolKind, table_named,
};

const UNKNOWN: AsmValue<'static> = AsmValue::Unknown;
const I64: Operand = ("i64", UNKNOWN);
const LOCAL: AsmValue<'static> =
    AsmValue::Symbol { name: b"g", offset: 4, kind: SymbolKind { local: true, function: false } };
const EXTERNAL: AsmValue<'static> =
    AsmValue::Symbol { name: b"g", offset: 0, kind: SymbolKind { local: false, function: false } };

/// Type and value of an operand.
type Operand = (&'static str, AsmValue<'static>);

/// Target, template, constraints, operands, and what is expected.
type Case<O> = (&'static str, &'static str, &'static str, O, &'static str);

/// Lowers a statement; the operands are types and values in the order of the constraints.
fn lowered(target: &str, template: &str, list: &str, operands: &[Operand], intel: bool) -> Result<String, AsmError> {
    let constraints = constraints::parse(list.as_bytes()).unwrap();
    let argument = |(ty, value): &Operand| AsmArgument { ty: AsmType::parse(ty).unwrap(), value: *value };
    let arguments: Vec<AsmArgument<'_>> = operands.iter().map(argument).collect();
    let statement =
        Statement { template: template.as_bytes(), constraints: &constraints, arguments: &arguments, intel, unique: 7 };
    let (text, _) = table_named(target).unwrap().lower(&statement)?;
    Ok(String::from_utf8(text).unwrap())
}

#[test]
fn templates_are_expanded() {
    let cases: &[Case<&[Operand]>] = &[
        ("x86_64", "bswap ${0:q}", "=r,0", &[("i32", UNKNOWN), ("i32", UNKNOWN)], "bswap %rax"),
        ("x86_64", "a$$b$(x$|y$)${:uid}${:private}${:comment}", "", &[], "a$bx7.L#"),
        ("x86_64", "a$)b$|c", "", &[], "a}b|c"),
        ("x86_64", "${0:b} ${0:h} ${0:w} ${0:k}", "{rdx}", &[("i64", UNKNOWN)], "%dl %dh %dx %edx"),
        ("x86_64", "$0 ${0:c} ${0:n} ${0:s}", "i", &[("i32", AsmValue::Integer(42))], "$42 42 -42 22"),
        ("x86_64", "$0 ${0:P} ${0:a}", "i", &[("ptr", LOCAL)], "$g+4 g+4 g+4(%rip)"),
        ("x86_64", "$0 ${0:H}", "*m", &[("i32", LOCAL)], "g+4(%rip) g+4+8(%rip)"),
        ("x86_64", "$0", "*m", &[("i32", EXTERNAL)], "(%rax)"),
        ("x86_64", "$0 $1", "=&r,r", &[("i32", UNKNOWN), ("i64", UNKNOWN)], "%eax %rcx"),
        ("x86_64", "$0 $1", "r,r,~{eax}", &[("i8", UNKNOWN), ("i16", UNKNOWN), ("i8", UNKNOWN)], "%cl %dx"),
        ("x86_64", "$0", "imr", &[("i32", UNKNOWN)], "(%rax)"),
        ("x86_64", "$0", "imr", &[("i32", AsmValue::Integer(3))], "$3"),
        ("x86_64", "$0", "rI", &[("i32", AsmValue::Integer(99))], "%eax"),
        ("x86_64", "jmp ${0:l}", "!i", &[("ptr", AsmValue::Label(b".Ltmp0"))], "jmp .Ltmp0"),
        ("x86_64", "$0", "{st(1)}", &[("double", UNKNOWN)], "%st(1)"),
        ("x86_64", "$0 $1", "=x,v", &[("<8 x float>", UNKNOWN), ("<8 x i64>", UNKNOWN)], "%ymm0 %zmm1"),
        ("aarch64", "${0:w} $0 $1", "=r,I", &[("i64", UNKNOWN), ("i64", AsmValue::Integer(4096))], "w8 x8 4096"),
        ("aarch64", "$0 ${0:d} $1", "w,*Q", &[("<4 x i32>", UNKNOWN), ("i8", UNKNOWN)], "v0 d0 [x8]"),
        ("aarch64", "$0 ${0:w}", "z", &[("i32", AsmValue::Integer(0))], "xzr wzr"),
        ("aarch64", "$0", "@3Upl", &[("<vscale x 16 x i1>", UNKNOWN)], "p0"),
        ("riscv64", "add $0, $1, $2", "=r,r,rI", &[I64, I64, ("i64", AsmValue::Integer(7))], "add a0, a1, 7"),
        ("riscv64", "${0:N} ${1:z} ${1:i}", "r,i", &[I64, ("i64", AsmValue::Integer(0))], "10 zero i"),
        ("riscv64", "lw $0, $1", "=r,*m", &[I64, ("i32", EXTERNAL)], "lw a0, %lo(g)(a1)"),
        ("riscv32", "$0", "R", &[I64], "a0"),
        ("powerpc64", "$(a$|b$) $0 ${1:x}", "r,v", &[I64, ("<4 x i32>", UNKNOWN)], "b 3 34"),
        ("s390x", "$0 ${0:O} ${0:R}", "*Q", &[("i32", UNKNOWN)], "0(%r2) 0 %r2"),
        ("loongarch64", "ld.w $0, $1", "=r,*m", &[I64, ("i32", UNKNOWN)], "ld.w $a0, $a1, 0"),
        ("loongarch64", "${0:u}", "{$f0}", &[("double", UNKNOWN)], "$xr0"),
        ("arm", "${0:Q} ${0:R} ${0:M} $1", "r,i", &[I64, ("i32", AsmValue::Integer(1))], "r0 r1 {r0, r1} #1"),
        ("arm", "${0:y} ${1:e} ${1:f}", "{s1},{q3}", &[("float", UNKNOWN), ("<4 x i32>", UNKNOWN)], "d0[1] d6 d7"),
        ("thumb", "$0 $1", "l,h", &[("i32", UNKNOWN), ("i32", UNKNOWN)], "r0 r12"),
        ("mips", "$0 ${1:D} ${1:M}", "c,*m", &[("i32", UNKNOWN), ("i32", UNKNOWN)], "$25 4($2) 0($2)"),
        ("sparc", "$0 ${0:L} [$1]", "{o0},I", &[I64, ("i32", AsmValue::Integer(4095))], "%o0 %o1 [4095]"),
        ("hexagon", "${0:H} ${1:I}", "r,i", &[I64, ("i32", AsmValue::Integer(1))], "r1 i"),
        ("nvptx64", "mov $0, $1 ${:comment}", "=l,r", &[I64, ("i32", UNKNOWN)], "mov %rd1, %r1 //"),
        ("amdgcn", "$0 $1 $2", "=v,s,i", &[I64, I64, ("i32", AsmValue::Integer(65))], "v[0:1] s[4:5] 0x41"),
        ("msp430", "mov $0, $1", "*m,r", &[("i16", EXTERNAL), ("i16", UNKNOWN)], "mov g, r12"),
        ("xcore", "$0", "*m", &[("i32", EXTERNAL)], "dp[g]"),
        ("i386", "$0 ${0:b} $1", "=q,*m", &[("i32", UNKNOWN), ("i32", EXTERNAL)], "%eax %al g"),
    ];
    for (target, template, list, operands, text) in cases {
        let result = lowered(target, template, list, operands, false);
        assert_eq!(result.as_deref(), Ok(*text), "{target} {template} {list}");
    }
}

#[test]
fn the_intel_dialect_has_its_own_forms() {
    let cases: &[(&str, &str, Operand, &str)] = &[
        ("$0 ${0:b}", "r", ("i32", UNKNOWN), "eax al"),
        ("$$$0", "i", ("i32", AsmValue::Integer(5)), "5"),
        ("$0", "*m", ("i32", EXTERNAL), "[rax]"),
        ("$0 ${0:P}", "*m", ("i32", LOCAL), "[rip + g+4] [g+4]"),
        ("$0", "s", ("ptr", EXTERNAL), "offset g"),
        ("$(a$|b$)", "i", ("i32", AsmValue::Integer(5)), "b"),
    ];
    for (template, list, operand, text) in cases {
        let result = lowered("x86_64", template, list, &[*operand], true);
        assert_eq!(result.as_deref(), Ok(*text), "{template} {list}");
    }
}

#[test]
fn failures_are_reported_as_by_llvm() {
    let cases: &[Case<Operand>] = &[
        ("x86_64", "$0", "r", ("<4 x i32>", UNKNOWN), "couldn't allocate input reg for constraint 'r'"),
        ("x86_64", "$0", "=a", ("i32", UNKNOWN), "couldn't allocate output register for constraint 'a'"),
        ("x86_64", "$0", "I", ("i32", AsmValue::Integer(32)), "value out of range for constraint 'I'"),
        ("x86_64", "$0", "I", ("i32", UNKNOWN), "constraint 'I' expects an integer constant expression"),
        ("x86_64", "$0", "i", ("i32", UNKNOWN), "invalid operand for inline asm constraint 'i'"),
        ("x86_64", "$0", "h", ("i32", UNKNOWN), "unknown asm constraint 'h'"),
        (
            "x86_64",
            "$0",
            "*r",
            ("i32", UNKNOWN),
            "Don't know how to handle indirect register inputs yet for constraint 'r'",
        ),
        (
            "x86_64",
            "$0",
            "{ymm2}",
            ("i32", UNKNOWN),
            "register 'YMM2' allocated for constraint '{ymm2}' does not match required type",
        ),
        ("x86_64", "${0:h}", "{r8}", ("i32", UNKNOWN), "invalid operand in inline asm: '${0:h}'"),
        ("x86_64", "$x", "r", ("i32", UNKNOWN), "Bad $ operand number in inline asm string: '$x'"),
        ("x86_64", "${0", "r", ("i32", UNKNOWN), "Bad ${} expression in inline asm string: '${0'"),
        ("x86_64", "${0:bc}", "r", ("i32", UNKNOWN), "Bad ${} expression in inline asm string: '${0:bc}'"),
        ("x86_64", "$(a$(b", "r", ("i32", UNKNOWN), "Nested variants found in inline asm string: '$(a$(b'"),
        ("x86_64", "${:foo}", "r", ("i32", UNKNOWN), "Unknown special formatter 'foo'"),
        ("aarch64", "$0", "{x30}", ("i64", UNKNOWN), "couldn't allocate input reg for constraint '{x30}'"),
        (
            "aarch64",
            "$0",
            "{q3}",
            ("i64", UNKNOWN),
            "scalar-to-vector conversion failed, possible invalid constraint for vector type",
        ),
    ];
    for (target, template, list, operand, message) in cases {
        let error = lowered(target, template, list, &[*operand], false).unwrap_err();
        assert_eq!(error.to_string(), *message, "{target} {template} {list}");
    }
}

#[test]
fn registers_are_shared_only_when_they_must() {
    // Four registers, three outputs, two inputs: an input shares with an output that is not an early clobber.
    let four = [("i32", UNKNOWN); 5];
    let text = lowered("x86_64", "$0 $1 $2 $3 $4", "=&Q,=Q,=Q,Q,Q", &four, false).unwrap();
    assert_eq!(text, "%eax %ecx %edx %ebx %ecx");
    let error = lowered("x86_64", "", "=&Q,=&Q,=&Q,Q,Q", &four, false).unwrap_err();
    assert_eq!(error, AsmError::TooManyRegisters);
    // A tied output holds a value from the start.
    let tied = lowered("x86_64", "$0 $1 $2 $3 $4", "=Q,=Q,=Q,0,Q", &four, false).unwrap();
    assert_eq!(tied, "%eax %ecx %edx %eax %ebx");
}

#[test]
fn limits_hold() {
    let many = vec!["r"; MAX_OPERANDS + 1].join(",");
    let operands = vec![("i32", UNKNOWN); MAX_OPERANDS + 1];
    assert_eq!(lowered("x86_64", "", &many, &operands, false), Err(AsmError::TooManyRegisters));
    let long: &[u8] = vec![b'n'; 1 << 14].leak();
    let name = AsmValue::Symbol { name: long, offset: 0, kind: SymbolKind { local: true, function: false } };
    let template = "$0".repeat((MAX_EXPANSION >> 14) + 2);
    assert_eq!(lowered("x86_64", &template, "s", &[("ptr", name)], false), Err(AsmError::TooLong));
    assert_eq!(AsmType::parse("<4294967295 x i4294967295>").unwrap().bits(64), None);
    assert_eq!(Scalar::Pointer.bits(32), 32);
}
