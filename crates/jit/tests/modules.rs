//! Modules of IR, compiled and called in memory.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

use draig_codegen::CodegenOptions;
use draig_jit::{Jit, JitError, process_symbol};

fn add(jit: &mut Jit, text: &str) -> Result<draig_jit::ModuleId, JitError> {
    let text = format!("target triple = \"x86_64-unknown-linux-gnu\"\n{text}");
    let module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module;
    jit.add_module(&draig_verify::verify(&module).expect("the module is valid"), &CodegenOptions::default())
}

#[test]
fn modules_share_functions_and_variables() {
    let mut jit = Jit::new(process_symbol).unwrap();
    add(
        &mut jit,
        "@calls = global i64 0
         define i64 @factorial(i64 %n) {
           %calls = load i64, ptr @calls
           %more = add i64 %calls, 1
           store i64 %more, ptr @calls
           %last = icmp ule i64 %n, 1
           br i1 %last, label %end, label %next
         next:
           %less = sub i64 %n, 1
           %rest = call i64 @factorial(i64 %less)
           %product = mul i64 %n, %rest
           ret i64 %product
         end:
           ret i64 1
         }",
    )
    .unwrap();
    add(
        &mut jit,
        "@calls = external global i64
         @text = private unnamed_addr constant [6 x i8] c\"seven\\00\"
         declare i64 @factorial(i64)
         declare i64 @strlen(ptr)
         define i64 @f() {
           %length = call i64 @strlen(ptr @text)
           %result = call i64 @factorial(i64 %length)
           %calls = load i64, ptr @calls
           %sum = add i64 %result, %calls
           ret i64 %sum
         }",
    )
    .unwrap();
    let factorial: unsafe extern "C" fn(u64) -> u64 = jit.function("factorial").unwrap();
    let f: unsafe extern "C" fn() -> u64 = jit.function("f").unwrap();
    // SAFETY: the functions above have these types.
    unsafe {
        assert_eq!(f(), 125);
        assert_eq!(factorial(20), 2_432_902_008_176_640_000);
    }
}

#[test]
fn refusals_are_errors() {
    let mut jit = Jit::new(|_| None).unwrap();
    let error = add(&mut jit, "@a = appending global [1 x ptr] [ptr null]").expect_err("it has no meaning");
    assert!(matches!(error, JitError::Codegen(_)), "{error}");
}

#[test]
fn each_thread_has_its_thread_local_variables() {
    let mut jit = Jit::new(process_symbol).unwrap();
    add(
        &mut jit,
        "@count = thread_local global i64 40
         define i64 @next() {
           %address = call ptr @llvm.threadlocal.address.p0(ptr @count)
           %count = load i64, ptr %address
           %more = add i64 %count, 1
           store i64 %more, ptr %address
           ret i64 %more
         }
         declare ptr @llvm.threadlocal.address.p0(ptr)",
    )
    .unwrap();
    let next: unsafe extern "C" fn() -> u64 = jit.function("next").unwrap();
    // SAFETY: the function has this type.
    let twice = move || unsafe { (next(), next()) };
    assert_eq!(twice(), (41, 42));
    assert_eq!(std::thread::spawn(twice).join().unwrap(), (41, 42));
    assert_eq!(twice(), (43, 44));
}
