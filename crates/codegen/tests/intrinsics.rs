//! Intrinsics whose code does not run on every processor, by their instructions.

use draig_codegen::{CodegenOptions, compile};
use draig_image::Image;

fn image(text: &str, features: &str) -> Image {
    let text = format!("target triple = \"x86_64-unknown-linux-gnu\"\n{text}");
    let module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module;
    let verified = draig_verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
    let options = CodegenOptions { features: features.to_owned(), ..CodegenOptions::default() };
    compile(&verified, &options).unwrap_or_else(|error| panic!("{error}"))
}

fn code(image: &Image) -> &[u8] {
    &image.sections.values().find(|section| section.name == b".text").expect("there is code").bytes
}

/// Counts a sequence of bytes.
fn count(code: &[u8], bytes: &[u8]) -> usize {
    code.windows(bytes.len()).filter(|window| window == &bytes).count()
}

#[test]
fn tiles_are_configured_loaded_and_released() {
    let image = image(
        "define void @f(ptr %p, ptr %q, i64 %s, i16 %m, i16 %n, i16 %k) {
           %c = call x86_amx @llvm.x86.tilezero.internal(i16 %m, i16 %n)
           %a = call x86_amx @llvm.x86.tileloadd64.internal(i16 %m, i16 %k, ptr %p, i64 %s)
           %b = call x86_amx @llvm.x86.tileloadd64.internal(i16 %k, i16 %n, ptr %q, i64 64)
           %d = call x86_amx @llvm.x86.tdpbssd.internal(i16 %m, i16 %n, i16 %k, x86_amx %c, x86_amx %a, x86_amx %b)
           %e = call x86_amx @llvm.x86.tdphf8ps.internal(i16 %m, i16 %n, i16 %k, x86_amx %d, x86_amx %a, x86_amx %b)
           %v = call <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx %e)
           %w = add <256 x i32> %v, %v
           %t = call x86_amx @llvm.x86.cast.vector.to.tile.v256i32(<256 x i32> %w)
           call void @llvm.x86.tilestored64.internal(i16 %m, i16 %n, ptr %p, i64 %s, x86_amx %t)
           ret void
         }
         declare x86_amx @llvm.x86.tilezero.internal(i16, i16)
         declare x86_amx @llvm.x86.tileloadd64.internal(i16, i16, ptr, i64)
         declare x86_amx @llvm.x86.tdpbssd.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx)
         declare x86_amx @llvm.x86.tdphf8ps.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx)
         declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)
         declare <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx)
         declare x86_amx @llvm.x86.cast.vector.to.tile.v256i32(<256 x i32>)",
        "+amx-int8,+amx-tile",
    );
    let code = code(&image);
    // ldtilecfg disp32(%rbp), tilerelease, tdpbssd and tdphf8ps with tmm2, tmm1, tmm0.
    assert_eq!(count(code, &[0xc4, 0xe2, 0x78, 0x49, 0x85]), 6);
    assert_eq!(count(code, &[0xc4, 0xe2, 0x78, 0x49, 0xc0]), 6);
    assert_eq!(count(code, &[0xc4, 0xe2, 0x6b, 0x5e, 0xc1]), 1);
    assert_eq!(count(code, &[0xc4, 0xe5, 0x69, 0xfd, 0xc1]), 1);
}

#[test]
fn the_features_decide_on_the_encoding() {
    let text = "declare <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32>, <8 x i16>, <8 x i16>)
         define <4 x i32> @f(<4 x i32> %a, <8 x i16> %b, <8 x i16> %c) {
           %r = call <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32> %a, <8 x i16> %b, <8 x i16> %c)
           ret <4 x i32> %r
         }";
    let (vex, evex) = ([0xc4, 0xe2, 0x71, 0x52, 0xc2], [0x62, 0xf2, 0x75, 0x08, 0x52, 0xc2]);
    for (features, counts) in [("+avxvnni", (1, 0)), ("+avx512vnni,+avx512vl", (0, 1))] {
        let image = image(text, features);
        let code = code(&image);
        assert_eq!((count(code, &vex), count(code, &evex)), counts, "{features}: {code:x?}");
    }
}

#[test]
fn runtimes_have_their_functions_under_their_own_names() {
    let image = image(
        "declare void @llvm.objc.release(ptr)
         declare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr)
         declare void @llvm.objc.clang.arc.use(...)
         declare i32 @llvm.experimental.deoptimize.i32(...)
         define i32 @f(ptr %p) {
           %q = call ptr @llvm.objc.retainAutoreleasedReturnValue(ptr %p)
           call void (...) @llvm.objc.clang.arc.use(ptr %q)
           call void @llvm.objc.release(ptr %q)
           %r = call i32 (...) @llvm.experimental.deoptimize.i32(i32 1) [ \"deopt\"(ptr %q) ]
           ret i32 %r
         }",
        "",
    );
    let text = image.sections.values().find(|section| section.name == b".text").expect("there is code");
    let names = text.fixups.iter().map(|fixup| String::from_utf8_lossy(&image[fixup.symbol].name).into_owned());
    assert_eq!(names.collect::<Vec<_>>(), ["objc_retainAutoreleasedReturnValue", "objc_release", "__llvm_deoptimize"]);
    assert!(image.sections.values().any(|section| section.name == b".llvm_stackmaps"));
}
