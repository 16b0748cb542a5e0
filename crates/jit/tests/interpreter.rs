//! Native code against the interpreter: every integer operation at many widths, conversions, comparisons.
//!
//! The interpreter stops at undefined behaviour, so that there is no false alarm: operands are kept in the ranges in
//! which an operation is defined. Each group is a function that mixes the results of an operation for random operands
//! to a number, which both must compute.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

use std::fmt::Write as _;

use draig_codegen::{CodegenOptions, compile};
use draig_interp::{Options, Outcome, host::Closed};
use draig_jit::{Jit, process_symbol};

const TRIPLE: &str = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n\
                      target triple = \"x86_64-unknown-linux-gnu\"\n";

/// Widths of integers: those of registers, their neighbours, odd ones, those of two words, and of more.
const WIDTHS: [u32; 21] = [1, 2, 7, 8, 9, 15, 16, 17, 24, 31, 32, 33, 48, 63, 64, 100, 128, 129, 192, 200, 256];

/// Operand pairs for each operation.
const PAIRS: usize = 24;

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// Returns a number of a width as text: often one near an end of the range.
    fn number(&mut self, width: u32) -> String {
        let words = width.div_ceil(64) as usize;
        let any: Vec<u64> = (0..words).map(|_| self.next()).collect();
        let mut number = match self.next() % 6 {
            0 => vec![any[0] & 3],
            1 => {
                let mut ones = vec![u64::MAX; words];
                ones[0] ^= any[0] & 3;
                ones
            }
            2 => {
                let mut top = vec![0; words];
                top[words - 1] = 1 << ((width - 1) % 64);
                top[0] ^= any[0] & 1;
                top
            }
            3 => any[..1 + self.next() as usize % words].iter().map(|word| word >> (any[0] % 64)).collect(),
            _ => any,
        };
        number.resize(words, 0);
        number[words - 1] &= u64::MAX >> (words as u32 * 64 - width);
        match number.as_slice() {
            [one] => one.to_string(),
            words => {
                let digits: String = words.iter().rev().map(|word| format!("{word:016x}")).collect();
                format!("u0x{digits}")
            }
        }
    }
}

/// Module under construction, and the number of its groups.
struct Groups {
    text: String,
    count: usize,
    names: Vec<String>,
    random: Random,
    /// Features that the native code may use.
    features: &'static str,
}

impl Groups {
    /// Adds a group: a function of two integers of a width, whose body ends with `%r` of another.
    fn add(&mut self, name: &str, width: u32, result: u32, body: &str) {
        let number = self.count;
        self.count += 1;
        self.names.push(format!("{name} i{width}"));
        let _ = writeln!(
            self.text,
            "define internal i{result} @op{number}(i{width} %a, i{width} %b) noinline {{\n{body}  ret i{result} %r\n}}\n\
             define i64 @group{number}() {{",
        );
        let mut hash = "17".to_owned();
        for pair in 0..PAIRS {
            let (a, b) = (self.random.number(width), self.random.number(width));
            let _ = writeln!(self.text, "  %r{pair} = call i{result} @op{number}(i{width} {a}, i{width} {b})");
            for word in 0..result.div_ceil(64) {
                let (name, shift) = (format!("{pair}x{word}"), word * 64);
                let cast = match result {
                    64 => format!("add i64 %s{name}, 0"),
                    0..64 => format!("zext i{result} %s{name} to i64"),
                    _ => format!("trunc i{result} %s{name} to i64"),
                };
                let _ = writeln!(
                    self.text,
                    "  %s{name} = lshr i{result} %r{pair}, {shift}\n  %e{name} = {cast}\n  \
                     %m{name} = mul i64 {hash}, 6364136223846793005\n  %h{name} = xor i64 %m{name}, %e{name}"
                );
                hash = format!("%h{name}");
            }
        }
        let _ = writeln!(self.text, "  ret i64 {hash}\n}}");
    }

    /// Runs all groups natively and in the interpreter.
    fn check(mut self) {
        let mut main = String::from("declare i32 @printf(ptr, ...)\n@format = constant [6 x i8] c\"%llx\\0A\\00\"\n");
        main += "define i32 @main() {\n";
        for number in 0..self.count {
            let _ = writeln!(main, "  %g{number} = call i64 @group{number}()");
            let _ = writeln!(main, "  %p{number} = call i32 (ptr, ...) @printf(ptr @format, i64 %g{number})");
        }
        main += "  ret i32 0\n}\n";
        self.text += &main;
        let text = TRIPLE.to_owned() + &self.text;
        let mut module = draig_asm::parse_module(text.as_bytes(), &Default::default())
            .unwrap_or_else(|errors| panic!("{:?}", errors.first_error()))
            .module;
        draig_upgrade::upgrade_text(&mut module);
        let verified = draig_verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
        let mut host = Closed::default();
        let outcome = draig_runtime::run(&verified, &Options::default(), &mut host).outcome;
        assert!(matches!(outcome, Outcome::Exit(0)), "{outcome:?}");
        let expected = String::from_utf8(host.output).expect("numbers are text");

        let options = CodegenOptions { features: self.features.to_owned(), ..CodegenOptions::default() };
        let image = compile(&verified, &options).unwrap_or_else(|error| panic!("{error}"));
        let mut jit = Jit::new(process_symbol).unwrap();
        jit.add(&image).unwrap();
        let mut differences = Vec::new();
        for (number, expected) in expected.lines().enumerate() {
            let group: unsafe extern "C" fn() -> u64 = jit.function(&format!("group{number}")).expect("it is defined");
            // SAFETY: the function has this type, and the interpreter found nothing undefined in it.
            let found = format!("{:x}", unsafe { group() });
            if found != expected {
                differences.push(&self.names[number]);
            }
        }
        assert_eq!(expected.lines().count(), self.count);
        assert!(differences.is_empty(), "{differences:?} of {}", self.count);
    }
}

fn groups(seed: u64) -> Groups {
    Groups { text: String::new(), count: 0, names: Vec::new(), random: Random(seed), features: "" }
}

#[test]
fn arithmetic() {
    let mut all = groups(0x9e37_79b9_7f4a_7c15);
    for width in WIDTHS {
        for op in ["add", "sub", "mul", "and", "or", "xor"] {
            all.add(op, width, width, &format!("  %r = {op} i{width} %a, %b\n"));
            let number = all.random.number(width);
            all.add(op, width, width, &format!("  %r = {op} i{width} %a, {number}\n"));
            all.add(op, width, width, &format!("  %x = xor i{width} %a, %b\n  %r = {op} i{width} %x, %a\n"));
        }
        for op in ["shl", "lshr", "ashr"] {
            let amount = u64::from(width / 3);
            all.add(op, width, width, &format!("  %r = {op} i{width} %a, {amount}\n"));
            if width > 1 {
                // A power of two that is no larger than the width masks the amount.
                let mask = (1u32 << width.ilog2()) - 1;
                all.add(op, width, width, &format!("  %n = and i{width} %b, {mask}\n  %r = {op} i{width} %a, %n\n"));
            }
        }
        for op in ["udiv", "urem", "sdiv", "srem"] {
            // Wide ones are functions of a library that not every process has.
            if (3..=64).contains(&width) || width > 128 {
                let body =
                    format!("  %h = lshr i{width} %b, 1\n  %n = or i{width} %h, 1\n  %r = {op} i{width} %a, %n\n");
                all.add(op, width, width, &body);
                all.add(op, width, width, &format!("  %r = {op} i{width} %a, 3\n"));
                all.add(op, width, width, &format!("  %r = {op} i{width} %b, 2\n"));
            }
        }
    }
    all.check();
}

#[test]
fn lanes_that_are_no_bytes() {
    let mut all = groups(0x2545_f491_4f6c_dd1d);
    for op in ["shl", "lshr", "ashr"] {
        // Bits of the neighbours are above each amount.
        let body = format!(
            "  %x = bitcast i9 %a to <3 x i3>\n  %y = bitcast i9 %b to <3 x i3>\n  %n = and <3 x i3> %y, splat (i3 1)\n  \
             %z = {op} <3 x i3> %x, %n\n  %r = bitcast <3 x i3> %z to i9\n"
        );
        all.add(op, 9, 9, &body);
        let body = format!(
            "  %x = bitcast i9 %a to <3 x i3>\n  %z = {op} <3 x i3> %x, splat (i3 1)\n  %r = bitcast <3 x i3> %z to i9\n"
        );
        all.add(op, 9, 9, &body);
    }
    for lane in 0..5 {
        for (whole, width) in [(315, 63), (295, 59), (500, 100)] {
            let body = format!(
                "  %x = bitcast i{whole} %a to <5 x i{width}>\n  %e = trunc i{whole} %b to i{width}\n  \
                 %y = insertelement <5 x i{width}> %x, i{width} %e, i32 {lane}\n  %r = bitcast <5 x i{width}> %y to i{whole}\n"
            );
            all.add("insertelement", whole, whole, &body);
        }
    }
    all.check();
}

#[test]
fn comparisons_and_choices() {
    let mut all = groups(0x1234_5678_9abc_def1);
    for width in WIDTHS {
        for predicate in ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"] {
            all.add(predicate, width, 1, &format!("  %r = icmp {predicate} i{width} %a, %b\n"));
            let number = all.random.number(width);
            all.add(predicate, width, 1, &format!("  %r = icmp {predicate} i{width} %a, {number}\n"));
            let body =
                format!("  %c = icmp {predicate} i{width} %a, %b\n  %r = select i1 %c, i{width} %a, i{width} %b\n");
            all.add(predicate, width, width, &body);
            let body = format!(
                "  %c = icmp {predicate} i{width} %a, %b\n  br i1 %c, label %yes, label %no\nyes:\n  %x = add i{width} %a, 1\n  \
                 br label %end\nno:\n  br label %end\nend:\n  %r = phi i{width} [ %x, %yes ], [ %b, %no ]\n"
            );
            all.add(predicate, width, width, &body);
        }
    }
    all.check();
}

#[test]
fn casts() {
    let mut all = groups(0xfeed_beef_0123_4567);
    for width in WIDTHS {
        for other in WIDTHS.into_iter().filter(|&other| other != width) {
            if other > width {
                all.add("zext", width, other, &format!("  %r = zext i{width} %a to i{other}\n"));
                all.add("sext", width, other, &format!("  %r = sext i{width} %a to i{other}\n"));
            } else {
                all.add("trunc", width, other, &format!("  %r = trunc i{width} %a to i{other}\n"));
            }
        }
        for (float, bits) in [("float", 32), ("double", 64)] {
            if width > 64 {
                continue;
            }
            for op in ["sitofp", "uitofp"] {
                let body = format!("  %x = {op} i{width} %a to {float}\n  %r = bitcast {float} %x to i{bits}\n");
                all.add(op, width, bits, &body);
            }
            // Numbers of half the width are in the range of the result.
            let half = (width / 2).max(1);
            for (back, op) in [("fptosi", "sitofp"), ("fptoui", "uitofp")] {
                let body = format!(
                    "  %t = trunc i{width} %a to i{half}\n  %x = {op} i{half} %t to {float}\n  %r = {back} {float} %x to i{width}\n"
                );
                if half < width {
                    all.add(back, width, width, &body);
                }
            }
        }
    }
    all.check();
}

#[test]
fn intrinsics() {
    let mut all = groups(0x0dd0_ba11_5eed_1234);
    for width in WIDTHS {
        for op in ["smax", "smin", "umax", "umin", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat"] {
            let _ = writeln!(all.text, "declare i{width} @llvm.{op}.i{width}(i{width}, i{width})");
            all.add(op, width, width, &format!("  %r = call i{width} @llvm.{op}.i{width}(i{width} %a, i{width} %b)\n"));
        }
        for op in ["sadd", "uadd", "ssub", "usub", "smul", "umul"] {
            let pair = format!("{{ i{width}, i1 }}");
            let _ = writeln!(all.text, "declare {pair} @llvm.{op}.with.overflow.i{width}(i{width}, i{width})");
            let call = format!("  %p = call {pair} @llvm.{op}.with.overflow.i{width}(i{width} %a, i{width} %b)\n");
            all.add(op, width, width, &format!("{call}  %r = extractvalue {pair} %p, 0\n"));
            all.add(op, width, 1, &format!("{call}  %r = extractvalue {pair} %p, 1\n"));
        }
        for (op, flag) in [("ctpop", ""), ("ctlz", ", i1"), ("cttz", ", i1"), ("abs", ", i1"), ("bitreverse", "")] {
            let _ = writeln!(all.text, "declare i{width} @llvm.{op}.i{width}(i{width}{flag})");
            let value = if flag.is_empty() { "" } else { ", i1 false" };
            all.add(op, width, width, &format!("  %r = call i{width} @llvm.{op}.i{width}(i{width} %a{value})\n"));
        }
        if width % 16 == 0 {
            let _ = writeln!(all.text, "declare i{width} @llvm.bswap.i{width}(i{width})");
            all.add("bswap", width, width, &format!("  %r = call i{width} @llvm.bswap.i{width}(i{width} %a)\n"));
        }
        for op in ["scmp", "ucmp"] {
            if width > 2 {
                let _ = writeln!(all.text, "declare i8 @llvm.{op}.i8.i{width}(i{width}, i{width})");
                all.add(op, width, 8, &format!("  %r = call i8 @llvm.{op}.i8.i{width}(i{width} %a, i{width} %b)\n"));
            }
        }
        for op in ["sshl.sat", "ushl.sat"] {
            if width > 1 {
                let mask = (1u32 << width.ilog2()) - 1;
                let _ = writeln!(all.text, "declare i{width} @llvm.{op}.i{width}(i{width}, i{width})");
                let call = format!("  %r = call i{width} @llvm.{op}.i{width}(i{width} %a, i{width} %n)\n");
                all.add(op, width, width, &format!("  %n = and i{width} %b, {mask}\n{call}"));
            }
        }
        for op in ["smul.fix.sat", "umul.fix.sat"] {
            if width > 2 {
                let scale = width / 3;
                let _ = writeln!(all.text, "declare i{width} @llvm.{op}.i{width}(i{width}, i{width}, i32)");
                let call = format!("  %r = call i{width} @llvm.{op}.i{width}(i{width} %a, i{width} %b, i32 {scale})\n");
                all.add(op, width, width, &call);
            }
        }
        {
            for op in ["fshl", "fshr"] {
                let _ = writeln!(all.text, "declare i{width} @llvm.{op}.i{width}(i{width}, i{width}, i{width})");
                let call = |last: &str| format!("  %r = call i{width} @llvm.{op}.i{width}({last})\n");
                all.add(op, width, width, &call(&format!("i{width} %a, i{width} %b, i{width} %b")));
                all.add(op, width, width, &call(&format!("i{width} %a, i{width} %a, i{width} %b")));
            }
        }
    }
    all.check();
}

#[test]
fn floats() {
    let mut all = groups(0xabcd_ef01_2345_6789);
    for (float, bits) in [("float", 32), ("double", 64)] {
        let head = format!("  %x = sitofp i{bits} %a to {float}\n  %y = sitofp i{bits} %b to {float}\n");
        for op in ["fadd", "fsub", "fmul", "fdiv"] {
            let body = format!(
                "{head}  %z = {op} {float} %x, %y\n  %c = fcmp uno {float} %z, %z\n  \
                 %s = select i1 %c, {float} 0.0, {float} %z\n  %r = bitcast {float} %s to i{bits}\n"
            );
            all.add(op, bits, bits, &body);
        }
        for predicate in
            ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"]
        {
            all.add(predicate, bits, 1, &format!("{head}  %r = fcmp {predicate} {float} %x, %y\n"));
            // Bits as they are: also infinities and what is no number.
            let raw = format!("  %x = bitcast i{bits} %a to {float}\n  %y = bitcast i{bits} %b to {float}\n");
            all.add(predicate, bits, 1, &format!("{raw}  %r = fcmp {predicate} {float} %x, %y\n"));
            let branch = format!(
                "{raw}  %c = fcmp {predicate} {float} %x, %y\n  br i1 %c, label %yes, label %no\nyes:\n  br label %no\nno:\n  \
                 %r = phi i{bits} [ 1, %yes ], [ 2, %0 ]\n"
            );
            all.add(predicate, bits, bits, &branch.replace("%0 ]", "%entry ]").replacen("  %x", "entry:\n  %x", 1));
        }
    }
    all.check();
}

#[test]
fn float_intrinsics() {
    let mut all = groups(0x005e_ed0f_f10a_7500);
    for (float, bits, suffix) in [("float", 32, "f32"), ("double", 64, "f64")] {
        let head = format!("  %x = bitcast i{bits} %a to {float}\n  %y = bitcast i{bits} %b to {float}\n");
        for op in ["minimum", "maximum", "minimumnum", "maximumnum", "copysign"] {
            let _ = writeln!(all.text, "declare {float} @llvm.{op}.{suffix}({float}, {float})");
            // A NaN may have any bits.
            let body = format!(
                "{head}  %z = call {float} @llvm.{op}.{suffix}({float} %x, {float} %y)\n  \
                 %c = fcmp uno {float} %z, %z\n  %s = select i1 %c, {float} 2.0, {float} %z\n  \
                 %r = bitcast {float} %s to i{bits}\n"
            );
            all.add(op, bits, bits, &body);
        }
        let _ = writeln!(all.text, "declare i1 @llvm.is.fpclass.{suffix}({float}, i32)");
        for class in 0..10 {
            let body = format!("{head}  %r = call i1 @llvm.is.fpclass.{suffix}({float} %x, i32 {})\n", 1 << class);
            all.add("is.fpclass", bits, 1, &body);
        }
        for op in ["fptosi.sat", "fptoui.sat"] {
            for width in [1, 7, 8, 16, 31, 32, 33, 64] {
                let _ = writeln!(all.text, "declare i{width} @llvm.{op}.i{width}.{suffix}({float})");
                let call = format!("call i{width} @llvm.{op}.i{width}.{suffix}({float}");
                all.add(op, bits, width, &format!("{head}  %r = {call} %x)\n"));
                let near = format!("  %n = sitofp i{bits} %a to {float}\n  %m = fmul {float} %n, 0.25\n");
                all.add(op, bits, width, &format!("{near}  %r = {call} %m)\n"));
            }
        }
    }
    all.check();
}

#[test]
fn halves() {
    if !std::arch::is_x86_feature_detected!("f16c") {
        return;
    }
    let mut all = groups(0x1357_9bdf_0246_8ace);
    all.features = "+f16c";
    let head = "  %x = bitcast i16 %a to half\n  %y = bitcast i16 %b to half\n";
    let tail = "  %c = fcmp uno half %z, %z\n  %s = select i1 %c, half 2.0, half %z\n  %r = bitcast half %s to i16\n";
    for op in ["fadd", "fsub", "fmul", "fdiv"] {
        all.add(op, 16, 16, &format!("{head}  %z = {op} half %x, %y\n{tail}"));
    }
    for predicate in ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"]
    {
        all.add(predicate, 16, 1, &format!("{head}  %r = fcmp {predicate} half %x, %y\n"));
        let branch = format!(
            "entry:\n{head}  %c = fcmp {predicate} half %x, %y\n  br i1 %c, label %yes, label %no\nyes:\n  br label %no\nno:\n  \
             %r = phi i16 [ 1, %yes ], [ 2, %entry ]\n"
        );
        all.add(predicate, 16, 16, &branch);
    }
    for (wide, bits) in [("float", 32), ("double", 64)] {
        let body = format!(
            "{head}  %w = fpext half %x to {wide}\n  %c = fcmp uno {wide} %w, %w\n  \
                            %s = select i1 %c, {wide} 2.0, {wide} %w\n  %r = bitcast {wide} %s to i{bits}\n"
        );
        all.add("fpext", 16, bits, &body);
    }
    for width in [8, 16, 32, 64] {
        for op in ["sitofp", "uitofp"] {
            all.add(op, width, 16, &format!("  %z = {op} i{width} %a to half\n{tail}"));
        }
    }
    all.add("fneg", 16, 16, &format!("{head}  %z = fneg half %x\n{tail}"));
    all.check();
}
