//! Listings of compiled modules, assembled again: the same sections, relocations and symbols, in both syntaxes.

use std::collections::BTreeMap;

use draig_codegen::{CodegenOptions, compile};
use draig_image::{Image, Section, SymbolKind, SymbolPlace};
use draig_listing::{Options, assembly_text};
use draig_mc::{AssembleOptions, assemble};
use draig_target::Triple;

const TRIPLE: &str = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n\
                      target triple = \"x86_64-unknown-linux-gnu\"\n";

const AARCH64: &str = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32\"\n\
                       target triple = \"aarch64-unknown-linux-gnu\"\n";

/// Modules of AArch64 alone.
const AARCH64_MODULES: [(&str, &str); 4] = [
    (
        "arithmetic, conditions, bits",
        "define i64 @f(i64 %a, i32 %b, i8 %c, ptr %p) {
           %d = shl i64 %a, 5
           %e = ashr i32 %b, 3
           %g = sext i32 %e to i64
           %h = zext i8 %c to i64
           %i = icmp slt i64 %d, %h
           %j = select i1 %i, i64 %g, i64 %d
           %k = zext i1 %i to i64
           %l = sdiv i64 %j, %a
           %m = mul i64 %l, %k
           %n = and i64 %m, 65280
           %o = xor i64 %n, -1
           %q = getelementptr i64, ptr %p, i64 %o
           store i64 %l, ptr %q
           %r = load i16, ptr %p
           %s = sext i16 %r to i64
           %t = atomicrmw add ptr %p, i64 %s seq_cst
           ret i64 %t
         }",
    ),
    (
        "vectors and floating-point numbers",
        "define <4 x float> @v(<4 x float> %a, <4 x float> %b) {
           %m = fmul <4 x float> %a, %b
           %s = shufflevector <4 x float> %m, <4 x float> %b, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
           %c = fadd <4 x float> %s, <float 1.0, float 2.0, float 3.0, float 4.0>
           ret <4 x float> %c
         }
         define double @x(double %b, i64 %c) {
           %f = sitofp i64 %c to double
           %g = fadd double %b, 1.5
           %h = fmul double %f, %g
           %i = fcmp olt double %h, 0.0
           %j = select i1 %i, double %h, double %g
           ret double %j
         }",
    ),
    (
        "thread-local variables",
        "@thread = thread_local global i32 5
         @inner = internal thread_local global i64 7
         declare ptr @llvm.threadlocal.address.p0(ptr)
         define i64 @get() {
           %p = call ptr @llvm.threadlocal.address.p0(ptr @thread)
           store i32 1, ptr %p
           %q = call ptr @llvm.threadlocal.address.p0(ptr @inner)
           %x = load i64, ptr %q
           ret i64 %x
         }",
    ),
    (
        "inline assembly with data in code, and protected returns",
        "@kept = global i32 1
         define i64 @f(i64 %a) \"sign-return-address\"=\"all\" \"sign-return-address-key\"=\"a_key\" {
           %r = call i64 asm \"1: sub $0, $0, #1\\0Acbnz $0, 1b\\0Ab 2f\\0A.word 0x12345678\\0A2:\", \"=r,0\"(i64 %a)
           call void @g()
           ret i64 %r
         }
         declare void @g()",
    ),
];

/// Modules of any machine.
const COMMON: usize = 3;

/// Modules; those after the common ones are of x86-64.
const MODULES: [(&str, &str); 5] = [
    (
        "branches of all distances, tables, calls",
        "declare i32 @puts(ptr)
         declare void @g(i64, i64, i64, i64, i64, i64, i64, double)
         @text = private unnamed_addr constant [6 x i8] c\"hello\\00\"
         @count = global i32 0
         define i32 @f(i32 %n) {
         entry:
           switch i32 %n, label %other [ i32 0, label %a  i32 1, label %b  i32 2, label %a  i32 3, label %c  i32 5, label %b ]
         a:
           %r = call i32 @puts(ptr @text)
           br label %end
         b:
           %v = load i32, ptr @count
           %w = add i32 %v, %n
           store i32 %w, ptr @count
           call void @g(i64 1, i64 -2, i64 3000000000, i64 4, i64 5, i64 6, i64 7, double 2.5)
           call void @g(i64 1, i64 -2, i64 3000000000, i64 4, i64 5, i64 6, i64 7, double 3.5)
           call void @g(i64 1, i64 -2, i64 3000000000, i64 4, i64 5, i64 6, i64 7, double 4.5)
           br label %end
         c:
           %x = udiv i32 %n, 7
           %y = shl i32 %x, 1
           %z = xor i32 %y, 305419896
           ret i32 %z
         other:
           ret i32 -1
         end:
           %p = phi i32 [ %r, %a ], [ %w, %b ]
           ret i32 %p
         }",
    ),
    (
        "data",
        "%s = type { i8, i64, [3 x i16] }
         @zeros = global [100 x i8] zeroinitializer
         @mixed = constant %s { i8 1, i64 -2, [3 x i16] [i16 3, i16 4, i16 5] }
         @pointers = global [3 x ptr] [ptr @mixed, ptr getelementptr (i8, ptr @zeros, i64 7), ptr @elsewhere]
         @elsewhere = external global i8
         @weak = weak hidden global i32 7
         @common = common global i64 0
         @thread = thread_local global i32 5
         @quoted = constant [12 x i8] c\"a\\22b\\5Cc\\09d\\00e\\FF\\00\\01\"
         @\"strange name\" = internal global i32 9
         @alias = alias i32, ptr @\"strange name\"
         define ptr @get() {
           %p = call ptr @llvm.threadlocal.address.p0(ptr @thread)
           store i32 1, ptr %p
           %x = load i32, ptr @\"strange name\"
           store i32 %x, ptr @weak
           ret ptr @elsewhere
         }
         declare ptr @llvm.threadlocal.address.p0(ptr)",
    ),
    (
        "exceptions",
        "declare i32 @__gxx_personality_v0(...)
         declare void @may_throw(i32)
         @info = external constant ptr
         define i32 @f(i32 %a) personality ptr @__gxx_personality_v0 {
           invoke void @may_throw(i32 %a) to label %fine unwind label %pad
         fine:
           ret i32 %a
         pad:
           %p = landingpad { ptr, i32 } catch ptr @info catch ptr null
           %s = extractvalue { ptr, i32 } %p, 1
           ret i32 %s
         }",
    ),
    (
        "vectors and floating-point numbers",
        "define <4 x float> @v(<4 x float> %a, <4 x float> %b) {
           %m = fmul <4 x float> %a, %b
           %s = shufflevector <4 x float> %m, <4 x float> %b, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
           %c = fadd <4 x float> %s, <float 1.0, float 2.0, float 3.0, float 4.0>
           ret <4 x float> %c
         }
         define x86_fp80 @x(x86_fp80 %a, double %b, i64 %c) {
           %e = fpext double %b to x86_fp80
           %f = sitofp i64 %c to x86_fp80
           %g = fadd x86_fp80 %a, %e
           %h = fmul x86_fp80 %g, %f
           ret x86_fp80 %h
         }",
    ),
    (
        "inline assembly",
        "@kept = global i32 1
         define i64 @f(i64 %a) {
           %r = call i64 asm \"1: dec $0\\0Ajnz 1b\\0A.pushsection __places,\\22a\\22\\0A.long 1b - .\\0A.popsection\\0A.byte 0x66,0x90,0xf1\", \"=r,0,~{flags}\"(i64 %a)
           call void asm sideeffect \".p2align 5\\0Alock incl kept(%rip)\\0Ajmp 2f\\0A.byte 0xe8\\0A2:\", \"~{memory},~{flags}\"()
           ret i64 %r
         }",
    ),
];

/// Describes a section with what its fixups refer to, without numbers that are free.
fn section(image: &Image, section: &Section) -> String {
    let mut fixups: Vec<String> = section
        .fixups
        .iter()
        .map(|fixup| {
            let symbol = &image[fixup.symbol];
            let target = match (symbol.kind, symbol.place) {
                (SymbolKind::Section, SymbolPlace::Section(target, _)) => &image[target].name,
                _ => &symbol.name,
            };
            format!("{} {:?} {} {}", fixup.offset, fixup.kind, String::from_utf8_lossy(target), fixup.addend)
        })
        .collect();
    fixups.sort();
    format!(
        "{:?} {:?} {} {} {} {:02x?} {fixups:#?}",
        section.kind, section.flags, section.align, section.entry_size, section.zeros, section.bytes
    )
}

fn describe(image: &Image) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for (number, one) in image.sections.values().enumerate() {
        // Empty ones are there for nothing.
        if one.size() > 0 {
            let same = image.sections.values().take(number).filter(|other| other.name == one.name).count();
            all.insert(format!("section {} {same}", String::from_utf8_lossy(&one.name)), section(image, one));
        }
    }
    for symbol in image.symbols.values() {
        // The places of code and data of AArch64 share their names, and private symbols are for fixups.
        let is_free = matches!(symbol.name.as_slice(), [] | b"$x" | b"$d" | [b'.', b'L', ..]);
        if is_free || symbol.kind == SymbolKind::File {
            continue;
        }
        let place = match symbol.place {
            SymbolPlace::Section(section, offset) => {
                format!("{} {offset}", String::from_utf8_lossy(&image[section].name))
            }
            place => format!("{place:?}"),
        };
        let text = format!("{:?} {:?} {:?} {place} {}", symbol.binding, symbol.visibility, symbol.kind, symbol.size);
        all.insert(format!("symbol {}", String::from_utf8_lossy(&symbol.name)), text);
    }
    all
}

#[test]
fn listings_assemble_to_their_images() {
    for (name, text) in MODULES {
        for intel in [false, true] {
            check(name, &format!("{TRIPLE}{text}"), intel);
        }
    }
}

#[test]
fn listings_of_aarch64_assemble_to_their_images() {
    for (name, text) in MODULES.iter().take(COMMON).chain(&AARCH64_MODULES) {
        check(name, &format!("{AARCH64}{text}"), false);
    }
}

/// Compiles a module, writes its listing, and assembles that to the same.
fn check(name: &str, text: &str, intel: bool) {
    let parsed = draig_asm::parse_module(text.as_bytes(), &Default::default());
    let module = parsed.unwrap_or_else(|errors| panic!("{name}: {errors:?}")).module;
    let triple: Triple = module.triple.clone();
    let verified = draig_verify::verify(&module).expect("the module is valid");
    let image = compile(&verified, &CodegenOptions::default()).unwrap_or_else(|error| panic!("{name}: {error}"));
    let listing = assembly_text(&image, &triple, &Options { intel, ..Options::default() });
    let again = assemble(listing.as_bytes(), &triple, &AssembleOptions::default());
    let again = again.unwrap_or_else(|errors| panic!("{name}: {errors:?}\n{listing}")).image;
    let (expected, found) = (describe(&image), describe(&again));
    for key in expected.keys().chain(found.keys()) {
        assert_eq!(found.get(key), expected.get(key), "{name}, intel: {intel}, {key}\n{listing}");
    }
    let is_raw = |line: &&str| line.contains(".byte") && line.contains('#') || line.contains(".inst");
    let raw = listing.lines().filter(is_raw).count();
    assert!(raw <= 4, "{name}, intel: {intel}: {raw} instructions are bytes\n{listing}");
}
