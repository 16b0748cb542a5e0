//! Listings of compiled modules, assembled again: the same sections, relocations and symbols, in both syntaxes.

use std::collections::BTreeMap;

use draig_codegen::{CodegenOptions, compile};
use draig_image::{Image, Section, SymbolKind, SymbolPlace};
use draig_listing::{Options, assembly_text};
use draig_mc::{AssembleOptions, assemble};
use draig_target::Triple;

const TRIPLE: &str = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n\
                      target triple = \"x86_64-unknown-linux-gnu\"\n";

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
        if symbol.name.is_empty() || symbol.kind == SymbolKind::File {
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
    let triple = Triple::parse("x86_64-unknown-linux-gnu");
    for (name, text) in MODULES {
        let text = format!("{TRIPLE}{text}");
        let parsed = draig_asm::parse_module(text.as_bytes(), &Default::default());
        let module = parsed.unwrap_or_else(|errors| panic!("{name}: {errors:?}")).module;
        let verified = draig_verify::verify(&module).expect("the module is valid");
        let image = compile(&verified, &CodegenOptions::default()).unwrap_or_else(|error| panic!("{name}: {error}"));
        for intel in [false, true] {
            let listing = assembly_text(&image, &Options { intel, ..Options::default() });
            let again = assemble(listing.as_bytes(), &triple, &AssembleOptions::default());
            let again = again.unwrap_or_else(|errors| panic!("{name}: {errors:?}\n{listing}")).image;
            let (expected, found) = (describe(&image), describe(&again));
            for key in expected.keys().chain(found.keys()) {
                assert_eq!(found.get(key), expected.get(key), "{name}, intel: {intel}, {key}\n{listing}");
            }
            let raw = listing.lines().filter(|line| line.contains(".byte") && line.contains('#')).count();
            assert!(raw <= 4, "{name}, intel: {intel}: {raw} instructions are bytes\n{listing}");
        }
    }
}
