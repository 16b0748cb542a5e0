//! Attributes of functions and flags of modules that change code and sections.

use draig_codegen::{CodegenOptions, compile};
use draig_image::{FixupKind, Image, SymbolPlace};

const TRIPLE: &str = "target triple = \"x86_64-unknown-linux-gnu\"\n";

fn image(text: &str) -> Image {
    let text = format!("{TRIPLE}{text}");
    let module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module;
    let verified = draig_verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
    compile(&verified, &CodegenOptions::default()).unwrap_or_else(|error| panic!("{error}"))
}

/// The code of a function, from its symbol to the end.
fn code<'i>(image: &'i Image, name: &str) -> &'i [u8] {
    let symbol = image.symbols.values().find(|symbol| symbol.name == name.as_bytes()).expect("the symbol is there");
    let SymbolPlace::Section(section, start) = symbol.place else { panic!("{name} is defined") };
    &image[section].bytes[start as usize..(start + symbol.size) as usize]
}

/// Names of symbols that the code calls, in order.
fn called(image: &Image) -> Vec<String> {
    let text = image.sections.values().find(|section| section.name == b".text").expect("there is code");
    let calls = text.fixups.iter().filter(|fixup| fixup.kind == FixupKind::Plt32);
    calls.map(|fixup| String::from_utf8_lossy(&image[fixup.symbol].name).into_owned()).collect()
}

const ENDBR64: [u8; 4] = [0xf3, 0x0f, 0x1e, 0xfa];

#[test]
fn indirect_branches_end_at_marks() {
    let text = "define void @f() {\n  ret void\n}\ndefine void @g() nocf_check {\n  ret void\n}\n\
                define void @h(ptr %p) {\n  indirectbr ptr %p, [label %a, label %b]\na:\n  ret void\nb:\n  ret void\n}\n\
                @t = global [2 x ptr] [ptr blockaddress(@h, %a), ptr blockaddress(@h, %b)]\n\
                !llvm.module.flags = !{!0}\n!0 = !{i32 8, !\"cf-protection-branch\", i32 1}\n";
    let image = image(text);
    assert!(code(&image, "f").starts_with(&ENDBR64));
    assert!(!code(&image, "g").starts_with(&ENDBR64));
    let count = code(&image, "h").windows(4).filter(|bytes| *bytes == ENDBR64).count();
    assert_eq!(count, 3, "the entry and both blocks");
    assert!(image.sections.values().any(|section| section.name == b".note.gnu.property"));
}

#[test]
fn functions_are_patched_where_they_say() {
    let image = image(
        "define void @f() \"patchable-function-entry\"=\"4\" \"patchable-function-prefix\"=\"2\" {\n  ret void\n}\n\
         define void @g() \"patchable-function-entry\"=\"1\" {\n  ret void\n}\n\
         define void @h() \"patchable-function\"=\"prologue-short-redirect\" {\n  ret void\n}\n",
    );
    assert!(code(&image, "f").starts_with(&[0x90; 4]));
    assert!(code(&image, "h").starts_with(&[0x66, 0x90]));
    let text = image.sections.iter().find(|(_, section)| section.name == b".text").expect("there is code");
    let entries = image.sections.values().find(|section| section.name == b"__patchable_function_entries");
    let entries = entries.expect("there are entries");
    assert_eq!((entries.associated, entries.bytes.len()), (Some(text.0), 16));
    // Before the first function, and at the second.
    let place = |name: &str| match image.symbols.values().find(|symbol| symbol.name == name.as_bytes()).unwrap().place {
        SymbolPlace::Section(_, at) => at as i64,
        _ => panic!("{name} is defined"),
    };
    let addends: Vec<i64> = entries.fixups.iter().map(|fixup| fixup.addend).collect();
    assert_eq!(addends, [place("f") - 2, place("g")]);
}

#[test]
fn entries_are_announced() {
    let fentry = image("define void @f() \"fentry-call\"=\"true\" {\n  ret void\n}\n");
    assert_eq!(called(&fentry), ["__fentry__"]);
    assert_eq!(code(&fentry, "f")[0], 0xe8, "nothing comes before it");
    let mcount = image("define void @f() \"instrument-function-entry-inlined\"=\"mcount\" {\n  ret void\n}\n");
    assert_eq!(called(&mcount), ["mcount"]);
}

#[test]
fn frames_are_guarded_as_their_attribute_says() {
    let array = "define void @f() ATTRIBUTE {\n  %a = alloca [16 x i8]\n  store volatile i8 0, ptr %a\n  ret void\n}\n";
    let words =
        "define void @f() ATTRIBUTE {\n  %a = alloca [16 x i32]\n  store volatile i8 0, ptr %a\n  ret void\n}\n";
    let scalar = "define void @f() ATTRIBUTE {\n  %a = alloca i32\n  store volatile i32 0, ptr %a\n  ret void\n}\n";
    let address = "declare void @g(ptr)\ndefine void @f() ATTRIBUTE {\n  %a = alloca i32\n  call void @g(ptr %a)\n  ret void\n}\n";
    for (text, attribute, is_guarded) in [
        (array, "ssp", true),
        (array, "\"x\"", false),
        (words, "ssp", false),
        (words, "sspstrong", true),
        (scalar, "sspstrong", false),
        (scalar, "sspreq", true),
        (address, "ssp", false),
        (address, "sspstrong", true),
    ] {
        let calls = called(&image(&text.replace("ATTRIBUTE", attribute)));
        assert_eq!(calls.iter().any(|name| name == "__stack_chk_fail"), is_guarded, "{attribute}: {text}");
    }
    // The program's number may be elsewhere.
    let flags = "!llvm.module.flags = !{!0, !1}\n!0 = !{i32 1, !\"stack-protector-guard-reg\", !\"gs\"}\n\
                 !1 = !{i32 1, !\"stack-protector-guard-offset\", i32 64}\n";
    let image = image(&format!("{}{flags}", array.replace("ATTRIBUTE", "sspreq")));
    let load = [0x65, 0x4c, 0x8b, 0x1c, 0x25, 64, 0, 0, 0];
    assert_eq!(code(&image, "f").windows(load.len()).filter(|bytes| *bytes == load).count(), 2);
}

#[test]
fn types_of_functions_stand_before_them() {
    let image = image(
        "define void @f() !kcfi_type !0 {\n  ret void\n}\ndefine void @g(ptr %p) {\n  call void %p() [ \"kcfi\"(i32 99) ]\n  ret void\n}\n!0 = !{i32 99}\n",
    );
    let before = code(&image, "__cfi_f");
    assert_eq!(before.len(), 16);
    assert!(before.ends_with(&[0xb8, 99, 0, 0, 0]));
    let traps = image.sections.values().find(|section| section.name == b".kcfi_traps").expect("there are traps");
    assert_eq!((traps.bytes.len(), traps.fixups.len()), (4, 1));
}
