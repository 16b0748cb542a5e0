//! Code models and models of thread-local variables, executed.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

mod support;

use std::sync::atomic::AtomicU64;

use draig_codegen::{CodeModel, CodegenOptions, RelocationModel};
use draig_jit::{Jit, process_symbol};

/// Everything that refers to something: data and functions of the module and of others, constants, jump tables,
/// addresses of blocks, calls in the place of their function, library functions that no call in the IR names.
const TEXT: &str = "
    @own = internal global [4 x i64] [i64 3, i64 5, i64 7, i64 9]
    @shared = global i64 11
    @there = external global i64
    @table = constant [2 x ptr] [ptr @inner, ptr @abs]
    declare i32 @abs(i32)
    declare i32 @snprintf(ptr, i64, ptr, ...)
    @format = private constant [9 x i8] c\"%.2f %d!\\00\"
    declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
    define internal i32 @inner(i32 %x) noinline {
      %y = add i32 %x, 100
      ret i32 %y
    }
    define i32 @last(i32 %x) noinline {
      %r = musttail call i32 @inner(i32 %x)
      ret i32 %r
    }
    define i64 @data(i64 %i) {
      %p = getelementptr [4 x i64], ptr @own, i64 0, i64 %i
      %a = load i64, ptr %p
      %b = load i64, ptr @shared
      %c = load i64, ptr @there
      %ab = add i64 %a, %b
      %abc = add i64 %ab, %c
      store i64 %abc, ptr getelementptr (i8, ptr @own, i64 8)
      %d = load i64, ptr getelementptr (i8, ptr @own, i64 8)
      ret i64 %d
    }
    define double @number(double %x, i1 %which) {
      %c = select i1 %which, double 2.5, double 1.25
      %m = fmul double %x, %c
      %n = fadd double %m, 0.125
      ret double %n
    }
    define i32 @calls(i32 %x, ptr %out) {
      %a = call i32 @abs(i32 %x)
      %b = call i32 @inner(i32 %a)
      %c = call i32 @last(i32 %b)
      %f = load ptr, ptr getelementptr ([2 x ptr], ptr @table, i64 0, i64 1)
      %d = call i32 %f(i32 %x)
      %e = add i32 %c, %d
      %n = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %out, i64 32, ptr @format, double 1.5, i32 %e)
      ret i32 %n
    }
    define i32 @choose(i32 %x, i64 %i) {
      switch i32 %x, label %other [ i32 0, label %a  i32 1, label %b  i32 2, label %c  i32 3, label %d  i32 4, label %e ]
    a:
      ret i32 10
    b:
      ret i32 21
    c:
      ret i32 32
    d:
      ret i32 43
    e:
      ret i32 54
    other:
      %places = insertvalue [2 x ptr] undef, ptr blockaddress(@choose, %first), 0
      %p = alloca [2 x ptr]
      store ptr blockaddress(@choose, %first), ptr %p
      %q = getelementptr ptr, ptr %p, i64 1
      store ptr blockaddress(@choose, %second), ptr %q
      %r = getelementptr ptr, ptr %p, i64 %i
      %to = load ptr, ptr %r
      indirectbr ptr %to, [label %first, label %second]
    first:
      ret i32 1
    second:
      ret i32 2
    }
    define ptr @elsewhere() {
      ret ptr blockaddress(@choose, %first)
    }
    define i64 @copy(ptr %to, i64 %n) {
      call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @own, i64 %n, i1 false)
      %v = load i64, ptr %to
      ret i64 %v
    }
    define i128 @divide(i128 %a, i128 %b) {
      %q = udiv i128 %a, %b
      ret i128 %q
    }
";

static THERE: AtomicU64 = AtomicU64::new(1000);

fn jit(text: &str, options: &CodegenOptions) -> Jit {
    support::jit(text, options, |name| match name {
        "there" => Some(THERE.as_ptr() as u64),
        "__emutls_get_address" => Some(emulated as *const () as u64),
        name => process_symbol(name),
    })
}

#[test]
fn every_model_of_code_gives_the_same() {
    for code_model in [CodeModel::Small, CodeModel::Medium, CodeModel::Large] {
        for relocation_model in [RelocationModel::Pic, RelocationModel::Pie, RelocationModel::Static] {
            if relocation_model == RelocationModel::Static && code_model != CodeModel::Large {
                // The code is loaded above 2 GiB.
                continue;
            }
            let options = CodegenOptions { code_model, relocation_model, ..CodegenOptions::default() };
            let jit = jit(TEXT, &options);
            let data: unsafe extern "C" fn(i64) -> i64 = jit.function("data").unwrap();
            let number: unsafe extern "C" fn(f64, bool) -> f64 = jit.function("number").unwrap();
            let calls: unsafe extern "C" fn(i32, *mut u8) -> i32 = jit.function("calls").unwrap();
            let choose: unsafe extern "C" fn(i32, i64) -> i32 = jit.function("choose").unwrap();
            let elsewhere: unsafe extern "C" fn() -> *const u8 = jit.function("elsewhere").unwrap();
            let copy: unsafe extern "C" fn(*mut i64, i64) -> i64 = jit.function("copy").unwrap();
            let divide: unsafe extern "C" fn(u128, u128) -> u128 = jit.function("divide").unwrap();
            let name = format!("{code_model:?} {relocation_model:?}");
            let mut out = [0u8; 32];
            let mut copied = [0i64; 4];
            // SAFETY: the functions above have these types.
            unsafe {
                assert_eq!(data(2), 7 + 11 + 1000, "{name}");
                assert_eq!(data(1), 1018 + 11 + 1000, "{name}");
                assert_eq!((number(2.0, true), number(2.0, false)), (5.125, 2.625), "{name}");
                assert_eq!(calls(-4, out.as_mut_ptr()), 9, "{name}");
                let chosen: Vec<i32> = (-1..6).map(|x| choose(x, 0)).collect();
                assert_eq!(chosen, [1, 10, 21, 32, 43, 54, 1], "{name}");
                assert_eq!(choose(9, 1), 2, "{name}");
                assert!(!elsewhere().is_null(), "{name}");
                assert_eq!(copy(copied.as_mut_ptr(), 32), 3, "{name}");
                assert_eq!(divide(1 << 100, 3 << 70), (1 << 30) / 3, "{name}");
            }
            assert_eq!(&out[..10], b"1.50 208!\0", "{name}");
            assert_eq!(copied, [3, 2029, 7, 9], "{name}");
        }
    }
}

/// Facts about an emulated variable that the compiler's library reads.
#[repr(C)]
struct Control {
    size: usize,
    align: usize,
    own: u64,
    template: *const u8,
}

/// Returns a copy of the variable that belongs to the thread, as the compiler's library does, for one thread.
unsafe extern "C" fn emulated(control: *mut Control) -> *mut u8 {
    // SAFETY: the caller is code whose variables have this form.
    unsafe {
        let control = &mut *control;
        if control.own == 0 {
            let layout = std::alloc::Layout::from_size_align(control.size, control.align).unwrap();
            let copy = std::alloc::alloc_zeroed(layout);
            if !control.template.is_null() {
                std::ptr::copy_nonoverlapping(control.template, copy, control.size);
            }
            control.own = copy as u64;
        }
        control.own as *mut u8
    }
}

#[test]
fn emulated_variables_are_found_by_the_library() {
    let text = "
        @zero = internal thread_local global [3 x i64] zeroinitializer, align 32
        @number = thread_local global i32 41
        @address = thread_local global ptr @plain
        @plain = global i32 7
        $group = comdat any
        @group = linkonce_odr thread_local global i64 5, comdat
        @common = common thread_local global i64 0
        @other = thread_local alias i32, ptr @number
        declare ptr @llvm.threadlocal.address.p0(ptr)
        define i64 @sum(i64 %a, double %f) {
          %z = call ptr @llvm.threadlocal.address.p0(ptr @zero)
          %third = getelementptr [3 x i64], ptr %z, i64 0, i64 2
          %old = load i64, ptr %third
          %new = add i64 %old, %a
          store i64 %new, ptr %third
          %n = load i32, ptr @number
          %n1 = add i32 %n, 1
          store i32 %n1, ptr @other
          %p = load ptr, ptr @address
          %v = load i32, ptr %p
          %g = load i64, ptr @group
          %c = load i64, ptr @common
          %c1 = add i64 %c, 1000
          store i64 %c1, ptr @common
          %s0 = zext i32 %n1 to i64
          %s1 = zext i32 %v to i64
          %r0 = add i64 %new, %s0
          %r1 = add i64 %r0, %s1
          %r2 = add i64 %r1, %g
          %r3 = add i64 %r2, %c1
          %k = fptosi double %f to i64
          %r4 = add i64 %r3, %k
          ret i64 %r4
        }
        define i64 @rest() {
          %i = ptrtoint ptr @zero to i64
          %r = and i64 %i, 31
          ret i64 %r
        }";
    for code_model in [CodeModel::Small, CodeModel::Large] {
        let options = CodegenOptions { emulated_tls: Some(true), code_model, ..CodegenOptions::default() };
        let jit = jit(text, &options);
        let sum: unsafe extern "C" fn(i64, f64) -> i64 = jit.function("sum").unwrap();
        let rest: unsafe extern "C" fn() -> i64 = jit.function("rest").unwrap();
        // SAFETY: the functions above have these types.
        unsafe {
            assert_eq!(sum(10_000, 100_000.0), 10_000 + 42 + 7 + 5 + 1000 + 100_000);
            assert_eq!(sum(10_000, 0.0), 20_000 + 43 + 7 + 5 + 2000);
            assert_eq!(rest(), 0);
        }
    }
}
