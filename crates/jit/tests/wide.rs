//! Integers of more than 64 bits and odd widths, executed: division, three-way comparisons, `switch`.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

mod support;

use std::fmt::Write as _;

use draig_codegen::CodegenOptions;
use draig_jit::{Jit, process_symbol};

const WIDTHS: [u32; 6] = [65, 66, 100, 117, 127, 128];

fn jit(text: &str) -> Jit {
    support::jit(text, &CodegenOptions::default(), process_symbol)
}

/// Extends the lowest bits of a number by its sign.
fn signed(value: u128, width: u32) -> i128 {
    (value << (128 - width)) as i128 >> (128 - width)
}

fn unsigned(value: u128, width: u32) -> u128 {
    value << (128 - width) >> (128 - width)
}

type Function = unsafe extern "C" fn(*const u128, *const u128, *mut u128);

#[test]
fn divisions_and_comparisons_are_those_of_the_width() {
    let mut text = String::new();
    for width in WIDTHS {
        let _ = writeln!(
            text,
            "declare i8 @llvm.scmp.i8.i{width}(i{width}, i{width})\ndeclare i8 @llvm.ucmp.i8.i{width}(i{width}, i{width})"
        );
        for name in ["udiv", "sdiv", "urem", "srem", "scmp", "ucmp"] {
            let body = match name {
                "scmp" | "ucmp" => format!(
                    "  %s = call i8 @llvm.{name}.i8.i{width}(i{width} %a, i{width} %b)\n  %r = sext i8 %s to i{width}\n"
                ),
                name => format!("  %r = {name} i{width} %a, %b\n"),
            };
            let _ = writeln!(
                text,
                "define void @{name}{width}(ptr %pa, ptr %pb, ptr %pr) {{\n  %x = load i128, ptr %pa\n  \
                 %y = load i128, ptr %pb\n  %a = trunc i128 %x to i{width}\n  %b = trunc i128 %y to i{width}\n{body}  \
                 %w = sext i{width} %r to i128\n  store i128 %w, ptr %pr\n  ret void\n}}"
            );
        }
    }
    let text = text
        .replace("trunc i128 %x to i128", "add i128 %x, 0")
        .replace("trunc i128 %y to i128", "add i128 %y, 0")
        .replace("sext i128 %r to i128", "add i128 %r, 0");
    let jit = jit(&text);
    let numbers: [u128; 9] = [
        1,
        3,
        77,
        u128::MAX,
        u128::MAX - 5,
        1 << 64,
        (1 << 64) + 9,
        1 << 116,
        0x0123_4567_89ab_cdef_0fed_cba9_8765_4321,
    ];
    for width in WIDTHS {
        for &x in &numbers {
            for &y in &numbers {
                let (ux, uy, sx, sy) = (unsigned(x, width), unsigned(y, width), signed(x, width), signed(y, width));
                if uy == 0 || sy == 0 || (sy == -1 && sx == signed(1 << (width - 1), width)) {
                    continue;
                }
                let expected = [
                    ("udiv", ux / uy),
                    ("sdiv", (sx / sy) as u128),
                    ("urem", ux % uy),
                    ("srem", (sx % sy) as u128),
                    ("scmp", sx.cmp(&sy) as i128 as u128),
                    ("ucmp", ux.cmp(&uy) as i128 as u128),
                ];
                for (name, expected) in expected {
                    let f: Function = jit.function(&format!("{name}{width}")).unwrap();
                    let mut out = 0;
                    // SAFETY: the functions above have this type.
                    unsafe { f(&raw const x, &raw const y, &raw mut out) };
                    assert_eq!(unsigned(out, width), unsigned(expected, width), "{name} i{width} {x:#x} {y:#x}");
                }
            }
        }
    }
}

#[test]
fn switches_compare_all_words() {
    let jit = jit("declare i141 @llvm.scmp.i141.i141(i141, i141)
         define void @f(ptr %pa, ptr %pb, ptr %pr) {
         entry:
           %x = load i128, ptr %pa
           %y = load i128, ptr %pb
           switch i128 %x, label %other [
             i128 0, label %zero
             i128 18446744073709551616, label %high
             i128 -1, label %ones
             i128 5, label %end
           ]
         zero:
           br label %end
         high:
           br label %end
         ones:
           br label %end
         other:
           %big = zext i128 %x to i141
           %other.big = zext i128 %y to i141
           %way = call i141 @llvm.scmp.i141.i141(i141 %big, i141 %other.big)
           %t = trunc i141 %way to i128
           br label %end
         end:
           %r = phi i128 [ 10, %zero ], [ 20, %high ], [ 30, %ones ], [ %t, %other ], [ %y, %entry ]
           store i128 %r, ptr %pr
           ret void
         }");
    let f: Function = jit.function("f").unwrap();
    let cases = [(0, 10), (1 << 64, 20), (u128::MAX, 30), (5, 99), (99, 0), ((1 << 64) + 5, 1), (98, u128::MAX)];
    for (x, expected) in cases {
        let (y, mut out) = (99u128, 0u128);
        // SAFETY: the function above has this type.
        unsafe { f(&raw const x, &raw const y, &raw mut out) };
        assert_eq!(out, expected, "{x}");
    }
}
