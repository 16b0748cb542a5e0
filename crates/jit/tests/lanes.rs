//! Intrinsics that move, count and choose lanes, executed.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

use std::fmt::Write as _;

use draig_codegen::CodegenOptions;
use draig_jit::{Jit, process_symbol};

const FEATURES: [&str; 2] = ["", "+avx2"];

/// Runs functions that read vectors of `i32` from one array and write one or several to another. Each is a body, which
/// uses `%a` and `%b` (8 lanes each) and `%m` (a mask), with the stores at its end; and the words that it writes.
fn check(bodies: &[(&str, &[i32])]) {
    let mut text = String::from("target triple = \"x86_64-unknown-linux-gnu\"\n");
    for (number, (body, _)) in bodies.iter().enumerate() {
        let _ = writeln!(
            text,
            "define void @f{number}(ptr %in, ptr %out) {{
  %a = load <8 x i32>, ptr %in
  %at = getelementptr i8, ptr %in, i64 32
  %b = load <8 x i32>, ptr %at
  %odd = and <8 x i32> %a, splat (i32 1)
  %m = icmp eq <8 x i32> %odd, zeroinitializer
{body}
  ret void
}}"
        );
    }
    text += "declare <8 x i32> @llvm.stepvector.v8i32()
declare <5 x i8> @llvm.stepvector.v5i8()
declare <8 x i1> @llvm.get.active.lane.mask.v8i1.i32(i32, i32)
declare <64 x i1> @llvm.get.active.lane.mask.v64i1.i64(i64, i64)
declare i32 @llvm.experimental.cttz.elts.i32.v8i1(<8 x i1>, i1)
declare i64 @llvm.experimental.cttz.elts.i64.v8i32(<8 x i32>, i1)
declare <16 x i32> @llvm.vector.interleave2.v16i32(<8 x i32>, <8 x i32>)
declare {<4 x i32>, <4 x i32>} @llvm.vector.deinterleave2.v8i32(<8 x i32>)
declare <6 x i8> @llvm.vector.interleave3.v6i8(<2 x i8>, <2 x i8>, <2 x i8>)
declare {<2 x i1>, <2 x i1>, <2 x i1>, <2 x i1>} @llvm.vector.deinterleave4.v8i1(<8 x i1>)
declare <8 x i32> @llvm.vector.splice.left.v8i32(<8 x i32>, <8 x i32>, i32)
declare <8 x i32> @llvm.vector.splice.right.v8i32(<8 x i32>, <8 x i32>, i32)
declare <8 x i32> @llvm.experimental.vector.compress.v8i32(<8 x i32>, <8 x i1>, <8 x i32>)
declare i32 @llvm.experimental.vector.extract.last.active.v8i32(<8 x i32>, <8 x i1>, i32)
declare <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v8i32(<2 x i32>, <8 x i32>)
declare {<2 x float>, <2 x i32>} @llvm.frexp.v2f32.v2i32(<2 x float>)
declare {<2 x double>, <2 x double>} @llvm.modf.v2f64(<2 x double>)
declare <8 x i32> @llvm.vp.add.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
declare <8 x i32> @llvm.vp.smax.v8i32(<8 x i32>, <8 x i32>, <8 x i1>, i32)
declare <8 x i64> @llvm.vp.sext.v8i64.v8i32(<8 x i32>, <8 x i1>, i32)
declare <8 x i32> @llvm.vp.select.v8i32(<8 x i1>, <8 x i32>, <8 x i32>, i32)
";
    let module = draig_asm::parse_module(text.as_bytes(), &Default::default())
        .unwrap_or_else(|errors| panic!("{:?}", errors.first_error()))
        .module;
    let verified = draig_verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
    let input: [i32; 16] = [3, 4, 6, 9, 10, 11, 12, 13, 100, 101, 102, 103, 104, 105, 106, 107];
    for features in FEATURES {
        let options = CodegenOptions { features: features.to_owned(), ..CodegenOptions::default() };
        let mut jit = Jit::new(process_symbol).unwrap();
        jit.add_module(&verified, &options).unwrap_or_else(|error| panic!("{error}"));
        for (number, (body, expected)) in bodies.iter().enumerate() {
            let f: unsafe extern "C" fn(*const i32, *mut i32) = jit.function(&format!("f{number}")).unwrap();
            let mut out = vec![-7; expected.len()];
            // SAFETY: the functions have this type and write as many words as are expected.
            unsafe { f(input.as_ptr(), out.as_mut_ptr()) };
            assert_eq!(out, *expected, "{features}: {body}");
        }
    }
}

#[test]
fn lanes_change_their_places() {
    check(&[
        ("%r = call <8 x i32> @llvm.stepvector.v8i32()\nstore <8 x i32> %r, ptr %out", &[0, 1, 2, 3, 4, 5, 6, 7]),
        (
            "%r = call <5 x i8> @llvm.stepvector.v5i8()\n%x = zext <5 x i8> %r to <5 x i32>\nstore <5 x i32> %x, ptr %out",
            &[0, 1, 2, 3, 4],
        ),
        (
            "%r = call <16 x i32> @llvm.vector.interleave2.v16i32(<8 x i32> %a, <8 x i32> %b)\nstore <16 x i32> %r, ptr %out",
            &[3, 100, 4, 101, 6, 102, 9, 103, 10, 104, 11, 105, 12, 106, 13, 107],
        ),
        (
            "%r = call {<4 x i32>, <4 x i32>} @llvm.vector.deinterleave2.v8i32(<8 x i32> %a)
             %x = extractvalue {<4 x i32>, <4 x i32>} %r, 0\n%y = extractvalue {<4 x i32>, <4 x i32>} %r, 1
             store <4 x i32> %y, ptr %out\n%p = getelementptr i8, ptr %out, i64 16\nstore <4 x i32> %x, ptr %p",
            &[4, 9, 11, 13, 3, 6, 10, 12],
        ),
        (
            "%t = trunc <8 x i32> %a to <8 x i8>\n%x = shufflevector <8 x i8> %t, <8 x i8> poison, <2 x i32> <i32 0, i32 1>
             %y = shufflevector <8 x i8> %t, <8 x i8> poison, <2 x i32> <i32 2, i32 3>
             %r = call <6 x i8> @llvm.vector.interleave3.v6i8(<2 x i8> %x, <2 x i8> %y, <2 x i8> <i8 1, i8 2>)
             %w = zext <6 x i8> %r to <6 x i32>\nstore <6 x i32> %w, ptr %out",
            &[3, 6, 1, 4, 9, 2],
        ),
        (
            "%r = call {<2 x i1>, <2 x i1>, <2 x i1>, <2 x i1>} @llvm.vector.deinterleave4.v8i1(<8 x i1> %m)
             %x = extractvalue {<2 x i1>, <2 x i1>, <2 x i1>, <2 x i1>} %r, 0
             %y = extractvalue {<2 x i1>, <2 x i1>, <2 x i1>, <2 x i1>} %r, 3
             %z = zext <2 x i1> %x to <2 x i32>\n%w = zext <2 x i1> %y to <2 x i32>\nstore <2 x i32> %z, ptr %out
             %p = getelementptr i8, ptr %out, i64 8\nstore <2 x i32> %w, ptr %p",
            // The mask is 0 1 1 0 1 0 1 0.
            &[0, 1, 0, 0],
        ),
        (
            "%r = call <8 x i32> @llvm.vector.splice.left.v8i32(<8 x i32> %a, <8 x i32> %b, i32 3)\nstore <8 x i32> %r, ptr %out",
            &[9, 10, 11, 12, 13, 100, 101, 102],
        ),
        (
            "%r = call <8 x i32> @llvm.vector.splice.right.v8i32(<8 x i32> %a, <8 x i32> %b, i32 3)\nstore <8 x i32> %r, ptr %out",
            &[11, 12, 13, 100, 101, 102, 103, 104],
        ),
    ]);
}

#[test]
fn lanes_are_chosen_and_counted() {
    check(&[
        (
            "%n = extractelement <8 x i32> %a, i32 0\n%r = call <8 x i1> @llvm.get.active.lane.mask.v8i1.i32(i32 -2, i32 %n)
             %s = call <8 x i1> @llvm.get.active.lane.mask.v8i1.i32(i32 %n, i32 7)
             %t = call <8 x i1> @llvm.get.active.lane.mask.v8i1.i32(i32 %n, i32 -1)
             %x = bitcast <8 x i1> %r to i8\n%y = bitcast <8 x i1> %s to i8\n%z = bitcast <8 x i1> %t to i8
             %i = zext i8 %x to i32\n%j = zext i8 %y to i32\n%k = zext i8 %z to i32
             store i32 %i, ptr %out\n%p = getelementptr i8, ptr %out, i64 4\nstore i32 %j, ptr %p
             %q = getelementptr i8, ptr %out, i64 8\nstore i32 %k, ptr %q",
            &[0, 15, 255],
        ),
        (
            "%r = call <64 x i1> @llvm.get.active.lane.mask.v64i1.i64(i64 5, i64 100)\nstore <64 x i1> %r, ptr %out
             %s = call <64 x i1> @llvm.get.active.lane.mask.v64i1.i64(i64 5, i64 38)
             %p = getelementptr i8, ptr %out, i64 8\nstore <64 x i1> %s, ptr %p",
            &[-1, -1, -1, 1],
        ),
        (
            "%r = call i32 @llvm.experimental.cttz.elts.i32.v8i1(<8 x i1> %m, i1 false)\nstore i32 %r, ptr %out
             %z = sub <8 x i32> %a, %a\n%s = call i64 @llvm.experimental.cttz.elts.i64.v8i32(<8 x i32> %z, i1 false)
             %t = trunc i64 %s to i32\n%p = getelementptr i8, ptr %out, i64 4\nstore i32 %t, ptr %p
             %y = insertelement <8 x i32> %z, i32 1, i32 6
             %u = call i64 @llvm.experimental.cttz.elts.i64.v8i32(<8 x i32> %y, i1 true)
             %v = trunc i64 %u to i32\n%q = getelementptr i8, ptr %out, i64 8\nstore i32 %v, ptr %q",
            &[1, 8, 6],
        ),
        (
            "%r = call <8 x i32> @llvm.experimental.vector.compress.v8i32(<8 x i32> %a, <8 x i1> %m, <8 x i32> %b)
             store <8 x i32> %r, ptr %out",
            &[4, 6, 10, 12, 104, 105, 106, 107],
        ),
        (
            "%r = call i32 @llvm.experimental.vector.extract.last.active.v8i32(<8 x i32> %a, <8 x i1> %m, i32 77)
             %s = call i32 @llvm.experimental.vector.extract.last.active.v8i32(<8 x i32> %a, <8 x i1> zeroinitializer, i32 77)
             store i32 %r, ptr %out\n%p = getelementptr i8, ptr %out, i64 4\nstore i32 %s, ptr %p",
            &[12, 77],
        ),
        (
            "%r = call <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v8i32(<2 x i32> <i32 1000, i32 2000>, <8 x i32> %a)
             store <2 x i32> %r, ptr %out",
            &[1000 + 3 + 6 + 10 + 12, 2000 + 4 + 9 + 11 + 13],
        ),
    ]);
}

#[test]
fn lanes_have_two_results_and_lengths() {
    check(&[
        (
            "%x = sitofp <8 x i32> %a to <8 x float>\n%y = shufflevector <8 x float> %x, <8 x float> poison, <2 x i32> <i32 2, i32 3>
             %r = call {<2 x float>, <2 x i32>} @llvm.frexp.v2f32.v2i32(<2 x float> %y)
             %m0 = extractvalue {<2 x float>, <2 x i32>} %r, 0\n%e = extractvalue {<2 x float>, <2 x i32>} %r, 1
             %s = fmul <2 x float> %m0, splat (float 16.0)\n%i = fptosi <2 x float> %s to <2 x i32>
             store <2 x i32> %i, ptr %out\n%p = getelementptr i8, ptr %out, i64 8\nstore <2 x i32> %e, ptr %p",
            &[12, 9, 3, 4],
        ),
        (
            "%r = call {<2 x double>, <2 x double>} @llvm.modf.v2f64(<2 x double> <double 5.25, double -7.5>)
             %f = extractvalue {<2 x double>, <2 x double>} %r, 0\n%w = extractvalue {<2 x double>, <2 x double>} %r, 1
             %s = fmul <2 x double> %f, splat (double 4.0)\n%i = fptosi <2 x double> %s to <2 x i32>
             %j = fptosi <2 x double> %w to <2 x i32>
             store <2 x i32> %i, ptr %out\n%p = getelementptr i8, ptr %out, i64 8\nstore <2 x i32> %j, ptr %p",
            &[1, -2, 5, -7],
        ),
        (
            "%r = call <8 x i32> @llvm.vp.add.v8i32(<8 x i32> %a, <8 x i32> %b, <8 x i1> splat (i1 true), i32 8)
             store <8 x i32> %r, ptr %out",
            &[103, 105, 108, 112, 114, 116, 118, 120],
        ),
        (
            "%r = call <8 x i32> @llvm.vp.smax.v8i32(<8 x i32> %a, <8 x i32> splat (i32 10), <8 x i1> splat (i1 true), i32 8)
             %s = call <8 x i32> @llvm.vp.select.v8i32(<8 x i1> %m, <8 x i32> %r, <8 x i32> %b, i32 8)
             store <8 x i32> %s, ptr %out",
            &[100, 10, 10, 103, 10, 105, 12, 107],
        ),
        (
            "%n = sub <8 x i32> zeroinitializer, %a
             %r = call <8 x i64> @llvm.vp.sext.v8i64.v8i32(<8 x i32> %n, <8 x i1> splat (i1 true), i32 8)
             %s = extractelement <8 x i64> %r, i32 7\nstore i64 %s, ptr %out",
            &[-13, -1],
        ),
    ]);
}
