//! Addresses that several instructions compute together, and sums that take the place of their operands, executed.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

mod support;

use draig_codegen::CodegenOptions;
use draig_jit::{Jit, process_symbol};

fn jit(text: &str) -> Jit {
    support::jit(text, &CodegenOptions::default(), process_symbol)
}

#[test]
fn pointers_of_pointers_are_added_up() {
    // Fields of elements of fields, with indices of both, by addresses that are used once and twice.
    let text = "%cell = type { i32, [3 x i16], [4 x [5 x i64]] }
        @cells = internal global [6 x %cell] zeroinitializer
        define i64 @where(i64 %i, i32 %j, i64 %k, i64 %l) {
          %cell = getelementptr [6 x %cell], ptr @cells, i64 0, i64 %i
          %rows = getelementptr %cell, ptr %cell, i32 0, i32 2
          %row = getelementptr [4 x [5 x i64]], ptr %rows, i64 0, i32 %j
          %place = getelementptr [5 x i64], ptr %row, i64 -1, i64 %k
          %further = getelementptr i8, ptr %place, i64 %l
          store i64 77, ptr %further
          %again = load i64, ptr %further
          %from = ptrtoint ptr @cells to i64
          %to = ptrtoint ptr %further to i64
          %distance = sub i64 %to, %from
          %seen = icmp eq i64 %again, 77
          %result = select i1 %seen, i64 %distance, i64 -1
          ret i64 %result
        }
        define i16 @once(ptr %p, i64 %i, i64 %j) {
          %cell = getelementptr %cell, ptr %p, i64 %i
          %half = getelementptr %cell, ptr %cell, i64 %j, i32 1, i64 %j
          %value = load i16, ptr %half
          ret i16 %value
        }";
    let jit = jit(text);
    let place: unsafe extern "C" fn(i64, i32, i64, i64) -> i64 = jit.function("where").unwrap();
    let once: unsafe extern "C" fn(*const u8, i64, i64) -> i16 = jit.function("once").unwrap();
    // A cell has 176 bytes: 4, three of 2 and a gap up to 16, then rows of 40.
    for (i, j, k, l) in [(0, 1, 0, 0), (5, 3, 4, 0), (2, 1, 5, 8), (1, 2, -3, -16)] {
        // SAFETY: the places are in the variable.
        let distance = unsafe { place(i, j, k, l) };
        assert_eq!(distance, i * 176 + 16 + i64::from(j) * 40 - 40 + k * 8 + l, "{i} {j} {k} {l}");
    }
    let mut cells = vec![0u8; 176 * 8];
    for (i, j) in [(0, 0), (1, 1), (3, 2), (4, 2)] {
        let at = (176 * (i + j) + 4 + 2 * j) as usize;
        cells[at..at + 2].copy_from_slice(&1234i16.to_le_bytes());
        // SAFETY: the place is in the bytes.
        assert_eq!(unsafe { once(cells.as_ptr(), i, j) }, 1234, "{i} {j}");
        cells[at..at + 2].fill(0);
    }
}

#[test]
fn multiply_add_leaves_what_is_needed() {
    let text = "declare double @llvm.fmuladd.f64(double, double, double)
        define double @different(double %a, double %b, double %c) {
          %r = call double @llvm.fmuladd.f64(double %a, double %b, double %c)
          ret double %r
        }
        define double @summand_is_factor(double %a, double %b) {
          %x = call double @llvm.fmuladd.f64(double %a, double %b, double %a)
          %y = call double @llvm.fmuladd.f64(double %b, double %x, double %x)
          ret double %y
        }
        define double @all_the_same(double %a) {
          %x = fadd double %a, 1.0
          %r = call double @llvm.fmuladd.f64(double %x, double %x, double %x)
          ret double %r
        }
        define double @needed_afterwards(double %a, double %b, double %c) {
          %x = fsub double %a, %b
          %r = call double @llvm.fmuladd.f64(double %a, double %x, double %c)
          %s = fmul double %r, %a
          %t = fadd double %c, %s
          %u = fadd double %a, %t
          %v = fsub double %u, %c
          ret double %v
        }";
    let jit = jit(text);
    let three = |name: &str, a: f64, b: f64, c: f64| {
        let function: unsafe extern "C" fn(f64, f64, f64) -> f64 = jit.function(name).unwrap();
        // SAFETY: functions with fewer parameters do not look at the other registers.
        unsafe { function(a, b, c) }
    };
    for (a, b, c) in [(2.0, 3.0, 5.0), (-1.5, 0.25, 8.0)] {
        assert_eq!(three("different", a, b, c), a * b + c);
        let x = a * b + a;
        assert_eq!(three("summand_is_factor", a, b, c), b * x + x);
        assert_eq!(three("all_the_same", a, b, c), (a + 1.0) * (a + 1.0) + (a + 1.0));
        let s = (a * (a - b) + c) * a;
        assert_eq!(three("needed_afterwards", a, b, c), (a + (c + s)) - c);
    }
}
