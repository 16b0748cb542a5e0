//! Calls by all conventions, in place of their function, with Swift's parameters, and functions whose attributes
//! change their frame: each test is a module whose function `test` returns a number.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

use draig_codegen::{CodegenOptions, compile};
use draig_jit::{Jit, process_symbol};

const TRIPLE: &str = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n\
                      target triple = \"x86_64-unknown-linux-gnu\"\n";

/// Compiles a module, and returns the result of its function `test`.
fn run(text: &str) -> i64 {
    let text = format!("{TRIPLE}{text}");
    let module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module;
    let verified = draig_verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
    let image = compile(&verified, &CodegenOptions::default()).unwrap_or_else(|error| panic!("{error}"));
    let mut jit = Jit::new(process_symbol).unwrap();
    jit.add(&image).unwrap();
    let test: unsafe extern "C" fn() -> i64 = jit.function("test").unwrap();
    // SAFETY: the text defines a function of this type.
    unsafe { test() }
}

/// Returns the message for a module that is refused.
fn refusal(text: &str) -> String {
    let text = format!("{TRIPLE}{text}");
    let module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module;
    let verified = draig_verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
    compile(&verified, &CodegenOptions::default()).expect_err("it is refused").to_string()
}

#[test]
fn arguments_arrive_by_every_convention() {
    let conventions = [
        "ccc",
        "fastcc",
        "coldcc",
        "preserve_mostcc",
        "preserve_allcc",
        "preserve_nonecc",
        "swiftcc",
        "tailcc",
        "swifttailcc",
        "win64cc",
        "x86_regcallcc",
        "x86_vectorcallcc",
        "intel_ocl_bicc",
        "anyregcc",
        "cxx_fast_tlscc",
    ];
    for convention in conventions {
        let params: Vec<String> =
            (0..20).map(|n| format!("{} %a{n}", if n % 3 == 2 { "double" } else { "i64" })).collect();
        let mut body = String::from("  %s0 = add i64 0, 0\n");
        for n in 0..20 {
            if n % 3 == 2 {
                body += &format!("  %c{n} = fptosi double %a{n} to i64\n");
            } else {
                body += &format!("  %c{n} = add i64 %a{n}, 0\n");
            }
            body += &format!("  %m{n} = mul i64 %s{n}, 3\n  %s{} = add i64 %m{n}, %c{n}\n", n + 1);
        }
        let arguments: Vec<String> =
            (0..20).map(|n| if n % 3 == 2 { format!("double {n}.0") } else { format!("i64 {}", n * n) }).collect();
        let expected = (0..20i64).fold(0i64, |sum, n| sum.wrapping_mul(3) + if n % 3 == 2 { n } else { n * n });
        // Values of the caller live on across the call, in a loop, too.
        let text = format!(
            "define {convention} i64 @f({}) {{\n{body}  ret i64 %s20\n}}\n\
             define i64 @test() {{\nentry:\n  br label %loop\nloop:\n  %i = phi i64 [ 0, %entry ], [ %j, %loop ]\n\
             %s = phi i64 [ 0, %entry ], [ %t, %loop ]\n  %r = call {convention} i64 @f({})\n\
             %t = add i64 %s, %r\n  %j = add i64 %i, 1\n  %c = icmp ult i64 %j, 10\n\
             br i1 %c, label %loop, label %end\nend:\n  ret i64 %t\n}}\n",
            params.join(", "),
            arguments.join(", ")
        );
        assert_eq!(run(&text), expected * 10, "{convention}");
    }
}

#[test]
fn calls_in_place_of_their_function_use_no_stack() {
    // Functions with different numbers of parameters on the stack call each other a million times.
    for convention in ["tailcc", "swifttailcc"] {
        let text = format!(
            "define {convention} i64 @few(i64 %n, i64 %s) {{\n  %z = icmp eq i64 %n, 0\n  br i1 %z, label %end, label %on\n\
             on:\n  %m = sub i64 %n, 1\n  %t = add i64 %s, %n\n\
             %r = musttail call {convention} i64 @many(i64 %m, i64 %t, i64 3, i64 4, i64 5, i64 6, i64 7, i64 %n, double 1.5, [2 x i64] [i64 9, i64 10])\n\
             ret i64 %r\nend:\n  ret i64 %s\n}}\n\
             define {convention} i64 @many(i64 %n, i64 %s, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, double %x, [2 x i64] %y) {{\n\
             %a = alloca i64\n  store i64 %h, ptr %a\n  %l = load i64, ptr %a\n  %k = add i64 %s, %g\n  %o = sub i64 %l, %n\n\
             %y1 = extractvalue [2 x i64] %y, 1\n  %p = add i64 %k, %o\n  %q = add i64 %p, %y1\n\
             %r = musttail call {convention} i64 @few(i64 %n, i64 %q)\n  ret i64 %r\n}}\n\
             define i64 @test() {{\n  %r = call {convention} i64 @few(i64 1000000, i64 0)\n  ret i64 %r\n}}\n"
        );
        assert_eq!(run(&text), 1_000_000 * 1_000_001 / 2 + 1_000_000 * 18, "{convention}");
    }
}

#[test]
fn calls_in_place_of_their_function_keep_registers() {
    // The loop uses registers that a function restores; the callee's address is computed.
    let text = "define i64 @work(i64 %n, ptr %next) {\nentry:\n  br label %loop\nloop:\n\
                %i = phi i64 [ 0, %entry ], [ %j, %loop ]\n  %s = phi i64 [ 0, %entry ], [ %t, %loop ]\n\
                %v = call i64 @id(i64 %i)\n  %t = add i64 %s, %v\n  %j = add i64 %i, 1\n  %c = icmp ult i64 %j, %n\n\
                br i1 %c, label %loop, label %end\nend:\n\
                %r = musttail call i64 %next(i64 %t, ptr %next)\n  ret i64 %r\n}\n\
                define i64 @id(i64 %x) {\n  ret i64 %x\n}\n\
                define i64 @last(i64 %s, ptr %p) {\n  %r = add i64 %s, 1\n  ret i64 %r\n}\n\
                define i64 @test() {\nentry:\n  br label %loop\nloop:\n  %i = phi i64 [ 0, %entry ], [ %j, %loop ]\n\
                %s = phi i64 [ 0, %entry ], [ %t, %loop ]\n  %r = call i64 @work(i64 100, ptr @last)\n  %t = add i64 %s, %r\n\
                %j = add i64 %i, 1\n  %c = icmp ult i64 %j, 5\n  br i1 %c, label %loop, label %end\nend:\n  ret i64 %t\n}\n";
    assert_eq!(run(text), 5 * 4951);
}

#[test]
fn thunks_hand_on_variable_arguments() {
    let text = "define i64 @sum(ptr %base, ...) {\n  %list = alloca [3 x i64], align 16\n  call void @llvm.va_start.p0(ptr %list)\n\
                %b = load i64, ptr %base\n  %x = va_arg ptr %list, i64\n  %y = va_arg ptr %list, double\n\
                %i = fptosi double %y to i64\n  %s = add i64 %b, %x\n  %t = add i64 %s, %i\n\
                %a1 = va_arg ptr %list, i64\n  %a2 = va_arg ptr %list, i64\n  %a3 = va_arg ptr %list, i64\n\
                %a4 = va_arg ptr %list, i64\n  %a5 = va_arg ptr %list, i64\n  %a6 = va_arg ptr %list, i64\n\
                %u = mul i64 %a6, 1000\n  %v = add i64 %u, %a5\n  %w = add i64 %t, %v\n  ret i64 %w\n}\n\
                define i64 @thunk(ptr %object, ...) {\n  %p = getelementptr i64, ptr %object, i64 1\n\
                %r = musttail call i64 (ptr, ...) @sum(ptr %p, ...)\n  ret i64 %r\n}\n\
                declare void @llvm.va_start.p0(ptr)\n@object = internal global [2 x i64] [i64 1, i64 20]\n\
                define i64 @test() {\n  %r = call i64 (ptr, ...) @thunk(ptr @object, i64 300, double 4000.0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6)\n\
                ret i64 %r\n}\n";
    assert_eq!(run(text), 20 + 300 + 4000 + 6000 + 5);
}

#[test]
fn errors_of_swift_are_in_their_register() {
    let text = "define swiftcc i64 @f(ptr swiftself %self, ptr swifterror %error, i64 %x) {\n\
                %old = load ptr, ptr %error\n  %o = ptrtoint ptr %old to i64\n  %s = load i64, ptr %self\n\
                store ptr inttoptr (i64 70 to ptr), ptr %error\n  %a = add i64 %s, %x\n  %b = add i64 %a, %o\n  ret i64 %b\n}\n\
                define swiftcc i64 @through(ptr swiftself %self, ptr swifterror %error, i64 %x) {\n\
                %r = call swiftcc i64 @f(ptr swiftself %self, ptr swifterror %error, i64 %x)\n  ret i64 %r\n}\n\
                @self = internal global i64 1000\n\
                define i64 @test() {\nentry:\n  %error = alloca swifterror ptr\n  store ptr inttoptr (i64 5 to ptr), ptr %error\n\
                br label %loop\nloop:\n  %i = phi i64 [ 0, %entry ], [ %j, %loop ]\n  %s = phi i64 [ 0, %entry ], [ %t, %loop ]\n\
                %r = call swiftcc i64 @through(ptr swiftself @self, ptr swifterror %error, i64 %i)\n\
                %e = load ptr, ptr %error\n  %v = ptrtoint ptr %e to i64\n  %u = add i64 %s, %r\n  %t = add i64 %u, %v\n\
                %j = add i64 %i, 1\n  %c = icmp ult i64 %j, 3\n  br i1 %c, label %loop, label %end\nend:\n  ret i64 %t\n}\n";
    // Results 1005, 1071, 1072, and three errors of 70.
    assert_eq!(run(text), 1005 + 1071 + 1072 + 210);
}

#[test]
fn results_of_many_numbers_are_on_the_stack_of_the_x87() {
    let text = "define { double, double, double, double } @four(double %a, double %b) {\n\
                %r0 = insertvalue { double, double, double, double } poison, double %a, 0\n\
                %r1 = insertvalue { double, double, double, double } %r0, double %b, 1\n  %c = fadd double %a, %b\n\
                %r2 = insertvalue { double, double, double, double } %r1, double %c, 2\n\
                %r3 = insertvalue { double, double, double, double } %r2, double 1000.0, 3\n\
                ret { double, double, double, double } %r3\n}\n\
                define i64 @test() {\n  %r = call { double, double, double, double } @four(double 1.0, double 20.0)\n\
                %a = extractvalue { double, double, double, double } %r, 0\n  %b = extractvalue { double, double, double, double } %r, 1\n\
                %c = extractvalue { double, double, double, double } %r, 2\n  %d = extractvalue { double, double, double, double } %r, 3\n\
                %e = fmul double %a, 3.0\n  %f = fadd double %b, %e\n  %g = fmul double %c, 100.0\n  %h = fadd double %f, %g\n\
                %i = fadd double %h, %d\n  %j = fptosi double %i to i64\n  ret i64 %j\n}\n";
    assert_eq!(run(text), 20 + 3 + 2100 + 1000);
}

#[test]
fn frames_are_guarded_probed_and_cleared() {
    for attributes in [
        "sspreq",
        "\"probe-stack\"=\"inline-asm\"",
        "\"probe-stack\"=\"inline-asm\" \"stack-probe-size\"=\"8192\" sspstrong noredzone",
        "\"zero-call-used-regs\"=\"all\"",
        "\"patchable-function-entry\"=\"5\" \"patchable-function-prefix\"=\"3\"",
        "\"patchable-function\"=\"prologue-short-redirect\"",
        "\"no-jump-tables\"=\"true\" ssp",
    ] {
        let text = format!(
            "define i64 @f(i64 %n) {attributes} {{\n  %a = alloca [30000 x i64]\n  %p = getelementptr i64, ptr %a, i64 %n\n\
             store volatile i64 %n, ptr %p\n  %b = alloca i64, i64 %n\n  %q = getelementptr i64, ptr %b, i64 1\n\
             store volatile i64 2, ptr %q\n  %x = load volatile i64, ptr %p\n  %y = load volatile i64, ptr %q\n\
             %s = add i64 %x, %y\n  switch i64 %n, label %other [ i64 1, label %one\n i64 2, label %one\n i64 3, label %one\n i64 4, label %one\n i64 20000, label %two ]\n\
             one:\n  ret i64 1\ntwo:\n  ret i64 %s\nother:\n  ret i64 0\n}}\n\
             define i64 @test() {{\n  %r = call i64 @f(i64 20000)\n  ret i64 %r\n}}\n"
        );
        assert_eq!(run(&text), 20002, "{attributes}");
    }
}

#[test]
fn values_outlive_a_second_return() {
    // The slot of a value that only the second return needs is not used again before it.
    let text = "declare i32 @_setjmp(ptr) returns_twice\ndeclare void @longjmp(ptr, i32) noreturn\n@buffer = internal global [25 x i64] zeroinitializer\n\
                define i64 @id(i64 %x) noinline {\n  ret i64 %x\n}\n\
                define i64 @test() {\nentry:\n  %kept = call i64 @id(i64 40)\n  %again = call i32 @_setjmp(ptr @buffer) returns_twice\n\
                %first = icmp eq i32 %again, 0\n  br i1 %first, label %jump, label %back\nback:\n  %r = add i64 %kept, 2\n  ret i64 %r\n\
                jump:\n  %a = call i64 @id(i64 1)\n  %b = call i64 @id(i64 2)\n  %c = call i64 @id(i64 3)\n  %d = add i64 %a, %b\n\
                %e = add i64 %d, %c\n  %f = call i64 @id(i64 %e)\n  %g = add i64 %a, %f\n  %h = call i64 @id(i64 %g)\n\
                call void @longjmp(ptr @buffer, i32 1)\n  unreachable\n}\n";
    assert_eq!(run(text), 42);
}

#[test]
fn types_of_callees_are_checked() {
    let text = "define i64 @f(i64 %x) !kcfi_type !0 {\n  %r = add i64 %x, 1\n  ret i64 %r\n}\n@pointer = internal global ptr @f\n\
                define i64 @test() {\n  %p = load volatile ptr, ptr @pointer\n  %r = call i64 %p(i64 41) [ \"kcfi\"(i32 12345) ]\n  ret i64 %r\n}\n!0 = !{i32 12345}\n";
    assert_eq!(run(text), 42);
}

#[test]
fn what_is_not_compiled_is_named() {
    let call = |attribute: &str| {
        format!(
            "declare void @f(ptr {attribute})\ndefine void @test(ptr %p) {{\n  call void @f(ptr {attribute} %p)\n  ret void\n}}\n"
        )
    };
    assert!(refusal(&call("inalloca(i64)")).contains("inalloca"));
    let bundle = "define void @test(ptr %f) {\n  call void %f() [ \"ptrauth\"(i32 0, i64 1) ]\n  ret void\n}\n";
    assert!(refusal(bundle).contains("\"ptrauth\""));
    let attribute = "define void @test() \"split-stack\" {\n  ret void\n}\n";
    assert!(refusal(attribute).contains("\"split-stack\""));
}

#[test]
fn results_in_pieces_are_not_restored() {
    for convention in ["coldcc", "preserve_allcc", "anyregcc"] {
        let text = format!(
            "define {convention} {{ double, <1 x i17>, <1 x i17> }} @f(i17 %x, i17 %y, double %d) noinline {{\n  \
             %a = insertelement <1 x i17> poison, i17 %x, i32 0\n  %b = insertelement <1 x i17> poison, i17 %y, i32 0\n  \
             %u0 = insertvalue {{ double, <1 x i17>, <1 x i17> }} poison, double %d, 0\n  \
             %u1 = insertvalue {{ double, <1 x i17>, <1 x i17> }} %u0, <1 x i17> %a, 1\n  \
             %u2 = insertvalue {{ double, <1 x i17>, <1 x i17> }} %u1, <1 x i17> %b, 2\n  \
             ret {{ double, <1 x i17>, <1 x i17> }} %u2\n}}\n\
             define i64 @test() {{\n  \
             %r = call {convention} {{ double, <1 x i17>, <1 x i17> }} @f(i17 3, i17 5, double 7.0)\n  \
             %d = extractvalue {{ double, <1 x i17>, <1 x i17> }} %r, 0\n  \
             %a = extractvalue {{ double, <1 x i17>, <1 x i17> }} %r, 1\n  \
             %b = extractvalue {{ double, <1 x i17>, <1 x i17> }} %r, 2\n  \
             %n = fptosi double %d to i64\n  %x = bitcast <1 x i17> %a to i17\n  %y = bitcast <1 x i17> %b to i17\n  \
             %p = zext i17 %x to i64\n  %q = zext i17 %y to i64\n  %m = mul i64 %p, 10\n  %o = mul i64 %q, 100\n  \
             %s = add i64 %n, %m\n  %t = add i64 %s, %o\n  ret i64 %t\n}}\n"
        );
        assert_eq!(run(&text), 537, "{convention}");
    }
}

#[test]
fn saturating_conversions_keep_all_registers() {
    // More values than registers live over a conversion that ends early.
    let each = |text: fn(usize) -> String| (0..16).map(text).collect::<Vec<_>>();
    let body = each(|n| format!("  %v{n} = add i64 %a, {n}\n")).concat();
    let sum = each(|n| format!("  %s{} = add i64 %s{n}, %v{n}\n", n + 1)).concat();
    let text = format!(
        "define i64 @f(i64 %a, double %d) noinline {{\n{body}  \
         %s0 = call i64 @llvm.fptoui.sat.i64.f64(double %d)\n{sum}  ret i64 %s16\n}}\n\
         define i64 @test() {{\n  %r = call i64 @f(i64 1, double 0x7FF0000000000000)\n  ret i64 %r\n}}\n\
         declare i64 @llvm.fptoui.sat.i64.f64(double)\n"
    );
    assert_eq!(run(&text), 16 + 120 - 1);
}

#[test]
fn atomic_minima_and_maxima_prefer_numbers() {
    let nan = "0x7FF8000000000000";
    let cases = [
        ("fmin", "2.0", "3.0", 2),
        ("fmin", "3.0", "2.0", 2),
        ("fmax", "2.0", "3.0", 3),
        ("fmax", "3.0", "2.0", 3),
        ("fmin", nan, "4.0", 4),
        ("fmax", "5.0", nan, 5),
    ];
    for ty in ["float", "double"] {
        for (op, old, operand, expected) in cases {
            let text = format!(
                "define {ty} @f(ptr %p, {ty} %x) noinline {{\n  %o = atomicrmw {op} ptr %p, {ty} %x seq_cst\n  \
                 %n = load {ty}, ptr %p\n  ret {ty} %n\n}}\n\
                 define i64 @test() {{\n  %p = alloca {ty}\n  store {ty} {old}, ptr %p\n  \
                 %n = call {ty} @f(ptr %p, {ty} {operand})\n  %r = fptosi {ty} %n to i64\n  ret i64 %r\n}}\n"
            );
            assert_eq!(run(&text), expected, "{op} {ty} {old} {operand}");
        }
    }
}

#[test]
fn functions_restore_all_registers_or_none() {
    let all = "define i64 @f(i64 %x) noinline \"no_caller_saved_registers\" {\n  \
               call void asm sideeffect \"xor %ecx, %ecx; xor %esi, %esi; xorps %xmm3, %xmm3\", \
               \"~{rcx},~{rsi},~{xmm3},~{flags}\"()\n  %r = add i64 %x, 1\n  ret i64 %r\n}\n\
               define i64 @test() noredzone {\n  %r = call { i64, i64, i64, i64 } asm sideeffect \"mov $$5, %rcx; \
               mov $$6, %rsi; mov $$7, %rax; movq %rax, %xmm3; mov $$1, %rdi; call f; movq %xmm3, %rdx\", \
               \"={rax},={rcx},={rsi},={rdx},~{rdi},~{xmm3},~{memory},~{flags}\"()\n  \
               %a = extractvalue { i64, i64, i64, i64 } %r, 0\n  %b = extractvalue { i64, i64, i64, i64 } %r, 1\n  \
               %c = extractvalue { i64, i64, i64, i64 } %r, 2\n  %d = extractvalue { i64, i64, i64, i64 } %r, 3\n  \
               %b1 = mul i64 %b, 10\n  %c1 = mul i64 %c, 100\n  %d1 = mul i64 %d, 1000\n  \
               %s = add i64 %a, %b1\n  %t = add i64 %s, %c1\n  %u = add i64 %t, %d1\n  ret i64 %u\n}\n";
    assert_eq!(run(all), 7652);
    let none = "define void @f() noinline \"no_callee_saved_registers\" {\n  call void asm sideeffect \
                \"xor %ebx, %ebx; xor %r12d, %r12d; xor %r13d, %r13d; xor %r14d, %r14d; xor %r15d, %r15d\", \
                \"~{rbx},~{r12},~{r13},~{r14},~{r15},~{flags}\"()\n  ret void\n}\n\
                define i64 @test() {\n  br label %loop\nloop:\n  %i = phi i64 [ 0, %0 ], [ %j, %loop ]\n  \
                %s = phi i64 [ 0, %0 ], [ %t, %loop ]\n  call void @f() \"no_callee_saved_registers\"\n  \
                %t = add i64 %s, %i\n  %j = add i64 %i, 1\n  %c = icmp ult i64 %j, 10\n  \
                br i1 %c, label %loop, label %end\nend:\n  ret i64 %t\n}\n";
    assert_eq!(run(none), 45);
}
