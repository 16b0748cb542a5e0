//! Instructions that need many registers, executed.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

mod support;

use std::fmt::Write as _;

use draig_codegen::CodegenOptions;
use draig_jit::{Jit, process_symbol};

fn jit(text: &str) -> Jit {
    support::jit(text, &CodegenOptions::default(), process_symbol)
}

#[test]
fn addresses_have_any_number_of_indices() {
    for count in [1, 2, 3, 7, 12, 20] {
        // Dimensions of 3, so that no factor fits an address.
        let mut ty = "i8".to_owned();
        for _ in 1..count {
            ty = format!("[3 x {ty}]");
        }
        let mut text = "define i64 @f(ptr %p, ptr %indices) {\n".to_owned();
        let mut indices = String::new();
        for number in 0..count {
            let _ = writeln!(
                text,
                "  %a{number} = getelementptr i64, ptr %indices, i64 {number}\n  %i{number} = load i64, ptr %a{number}"
            );
            let _ = write!(indices, ", i64 %i{number}");
        }
        // The pointer is its own value, too, and the first index is used again after it.
        let _ = writeln!(
            text,
            "  %e = getelementptr {ty}, ptr %p{indices}\n  store ptr %p, ptr %e\n  %v = load i64, ptr %e\n  \
             %q = ptrtoint ptr %e to i64\n  %o = ptrtoint ptr %p to i64\n  %same = icmp eq i64 %v, %o\n  \
             %d = sub i64 %q, %o\n  %r = select i1 %same, i64 %d, i64 -1\n  %s = add i64 %r, %i0\n  ret i64 %s\n}}"
        );
        let jit = jit(&text);
        let f: unsafe extern "C" fn(*mut u8, *const i64) -> i64 = jit.function("f").unwrap();
        let values: Vec<i64> = (0..count).map(|number| if number < 12 { 0 } else { number % 3 }).collect();
        let values: Vec<i64> =
            values.iter().zip(0..).map(|(value, number)| value + i64::from(number > count - 4)).collect();
        let size = |number: i64| 3i64.pow((count - 1 - number) as u32);
        let expected: i64 = values.iter().zip(0..).map(|(value, number)| value * size(number)).sum();
        let mut room = vec![0u8; expected as usize + 8];
        // SAFETY: the function has this type, and writes where it computes.
        assert_eq!(unsafe { f(room.as_mut_ptr(), values.as_ptr()) }, expected + values[0], "{count}");
    }
}

#[test]
fn values_of_many_parts_are_selected() {
    let jit = jit("define void @words(ptr %a, ptr %b, ptr %out, i64 %x, i64 %y) {
           %l = load {i64, i64, i64, i64, i64, i64, i64, i64}, ptr %a
           %r = load {i64, i64, i64, i64, i64, i64, i64, i64}, ptr %b
           %c = icmp slt i64 %x, %y
           %s = select i1 %c, {i64, i64, i64, i64, i64, i64, i64, i64} %l, {i64, i64, i64, i64, i64, i64, i64, i64} %r
           store {i64, i64, i64, i64, i64, i64, i64, i64} %s, ptr %out
           ret void
         }
         define void @halves(ptr %a, ptr %b, ptr %out, i64 %x, i64 %y) {
           %l = load <32 x half>, ptr %a
           %r = load <32 x half>, ptr %b
           %c = icmp slt i64 %x, %y
           %s = select i1 %c, <32 x half> %l, <32 x half> %r
           store <32 x half> %s, ptr %out
           ret void
         }
         define void @more(ptr %a, ptr %b, ptr %out, i64 %x, i64 %y) {
           %l = load <64 x half>, ptr %a
           %r = load <64 x half>, ptr %b
           %c = icmp slt i64 %x, %y
           %s = select i1 %c, <64 x half> %l, <64 x half> %r
           %t = select i1 %c, <64 x half> %r, <64 x half> %s
           %u = select i1 %c, <64 x half> %s, <64 x half> %t
           store <64 x half> %u, ptr %out
           ret void
         }");
    type Function = unsafe extern "C" fn(*const u64, *const u64, *mut u64, i64, i64);
    let (a, b): ([u64; 16], [u64; 16]) = (std::array::from_fn(|i| i as u64), std::array::from_fn(|i| 100 + i as u64));
    for (name, words) in [("words", 8), ("halves", 8), ("more", 16)] {
        let f: Function = jit.function(name).unwrap();
        for (x, y) in [(1, 2), (2, 1), (2, 2)] {
            let mut out = [0; 16];
            // SAFETY: the functions above have this type.
            unsafe { f(a.as_ptr(), b.as_ptr(), out.as_mut_ptr(), x, y) };
            let expected = if x < y { &a } else { &b };
            assert_eq!(out[..words], expected[..words], "{name}");
        }
    }
}
