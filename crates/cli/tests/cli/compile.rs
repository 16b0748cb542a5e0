//! `draig compile` and `draig run --native`: objects, archives, executables, refusals with their places.

use crate::support::Folder;

const DATA: &str = "target triple = \"x86_64-unknown-linux-gnu\"\n@answer = constant i32 42\n";

/// A function in C with the line of its sum, and what `clang -O1 -g` makes of it.
pub(crate) const SUM_SOURCE: &str = "int sum(int a, int b) {\n  return a + b; // <&>\n}\n";
pub(crate) const SUM: &str = "\
define i32 @sum(i32 %a, i32 %b) !dbg !4 {
  %sum = add i32 %a, %b, !dbg !7
  ret i32 %sum, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: \"sum.c\", directory: \"/nowhere\")
!2 = !{i32 2, !\"Debug Info Version\", i32 3}
!3 = !{i32 7, !\"Dwarf Version\", i32 5}
!4 = distinct !DISubprogram(name: \"sum\", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, column: 12, scope: !4)
!8 = !DILocation(line: 2, column: 3, scope: !4)
";

#[test]
fn objects_are_named_after_their_modules() {
    let folder = Folder::new("compile_objects");
    folder.file("a.ll", DATA);
    folder.file("b.ll", DATA.replace("answer", "other"));
    folder.draig(&["compile", "-c", "a.ll", "b.ll"]).run().succeeds();
    for (name, symbol) in [("a.o", &b"answer"[..]), ("b.o", b"other")] {
        let object = std::fs::read(folder.path(name)).unwrap();
        assert!(object.starts_with(b"\x7fELF"));
        assert!(object.windows(symbol.len()).any(|bytes| bytes == symbol));
    }
    // The suffix selects the form; what does not fit it is refused.
    folder.draig(&["compile", "a.ll", "b.ll", "-o", "all.a"]).run().succeeds();
    assert!(std::fs::read(folder.path("all.a")).unwrap().starts_with(b"!<arch>\n"));
    let output = folder.draig(&["compile", "a.ll", "b.ll", "-o", "all.o"]).run().fails(1);
    assert!(output.contains("2 modules do not fit one object"), "{output}");
    assert!(!folder.path("all.o").exists());
    folder.draig(&["compile", "--lto", "a.ll", "b.ll", "-o", "all.o"]).run().succeeds();
    let all = std::fs::read(folder.path("all.o")).unwrap();
    assert!(all.windows(6).any(|bytes| bytes == b"answer") && all.windows(5).any(|bytes| bytes == b"other"));
}

#[test]
fn assembly_text_assembles_to_the_object() {
    let folder = Folder::new("compile_assembly");
    let text = "target triple = \"x86_64-unknown-linux-gnu\"\n@answer = global i32 42\n\
                define i32 @f(i32 %a) {\n  %v = load i32, ptr @answer\n  %s = add i32 %v, %a\n  ret i32 %s\n}\n";
    folder.file("a.ll", text);
    folder.draig(&["compile", "a.ll", "-o", "a.o"]).run().succeeds();
    for (arguments, line) in [
        (&["-S"][..], "answer@GOTPCREL(%rip)"),
        (&["-o", "a.s", "--intel"], "[rip+answer@GOTPCREL]"),
        (&["-S", "--asm-comments"], "# %s = add i32 %v, %a"),
    ] {
        folder.draig(&[&["compile", "a.ll"], arguments].concat()).run().succeeds();
        let listing = std::fs::read_to_string(folder.path("a.s")).unwrap();
        assert!(listing.contains(line), "{listing}");
        folder.draig(&["mc", "--target=x86_64-unknown-linux-gnu", "a.s", "-o", "b.o"]).run().succeeds();
        let (object, again) = (std::fs::read(folder.path("a.o")).unwrap(), std::fs::read(folder.path("b.o")).unwrap());
        // Names and symbols may have another order.
        let entry = [0x55, 0x48, 0x89, 0xe5];
        let start = object.windows(entry.len()).position(|bytes| bytes == entry).unwrap();
        let code = &object[start..start + 19];
        assert!(again.windows(code.len()).any(|bytes| bytes == code), "{listing}");
    }
}

#[test]
fn assembly_text_of_aarch64_assembles_to_the_object() {
    let folder = Folder::new("compile_assembly_arm");
    let target = "--target=aarch64-unknown-linux-gnu";
    folder.file("sum.ll", SUM);
    folder.file("sum.c", SUM_SOURCE);
    folder.draig(&["compile", target, "sum.ll", "-o", "a.o"]).run().succeeds();
    folder.draig(&["compile", target, "sum.ll", "-S", "--asm-comments"]).run().succeeds();
    let listing = std::fs::read_to_string(folder.path("sum.s")).unwrap();
    let shown = listing.find("// sum.c:2: return a + b;").expect("the line of the source");
    let add = &listing[shown..];
    assert!(add.contains("// %sum = add i32 %a, %b, !dbg !7\n\tadd w") && add.contains("\tret\n"), "{listing}");
    folder.draig(&["mc", target, "sum.s", "-o", "b.o"]).run().succeeds();
    let functions = |name: &str| {
        let text = folder.draig(&["info", name, "--json"]).run().succeeds();
        let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        (value["functions"].clone(), value["bytes"]["code"].clone())
    };
    assert_eq!(functions("a.o"), functions("b.o"));
    for (what, has_source, has_ir) in [("--asm-comments=ir", false, true), ("--asm-comments=source", true, false)] {
        let listing = folder.draig(&["compile", target, "sum.ll", "-S", "-o", "-", what]).run().succeeds();
        assert_eq!((listing.contains("// sum.c:2"), listing.contains("// %sum")), (has_source, has_ir), "{listing}");
    }
}

#[test]
fn options_have_the_names_of_llc() {
    let folder = Folder::new("compile_options");
    folder.file("a.ll", "@answer = constant i32 42\n");
    folder.draig(&["compile", "a.ll", "-o", "a.o"]).run().succeeds();
    assert_eq!(std::fs::read(folder.path("a.o")).unwrap()[..4], *b"\x7fELF", "without a target, for this machine");
    let output = folder.draig(&["compile", "-mtriple=riscv64", "a.ll", "-o", "a.o"]).run().fails(1);
    assert!(output.contains("no code generator for target 'riscv64'"), "{output}");
    let given = ["compile", "-mtriple=x86_64-linux-gnu", "-mcpu=haswell", "-mattr=-avx2", "-relocation-model=static"];
    folder.draig(&[&given[..], &["-data-sections", "a.ll", "-o", "a.o"]].concat()).run().succeeds();
    let object = std::fs::read(folder.path("a.o")).unwrap();
    assert!(object.windows(16).any(|bytes| bytes == b".rodata.answer\0\0" || bytes.starts_with(b".rodata.answer\0")));
    let output = folder.draig(&["compile", "-mtriple=x86_64-linux-gnu", "-mcpu=nosuch", "a.ll", "-c"]).run().fails(1);
    assert!(output.contains("'nosuch' is not a recognized processor for this target"), "{output}");
}

#[test]
fn debug_information_is_split() {
    let folder = Folder::new("compile_split");
    folder.file("sum.ll", format!("target triple = \"x86_64-unknown-linux-gnu\"\n{SUM}"));
    let has = |bytes: &[u8], name: &[u8]| bytes.windows(name.len()).any(|part| part == name);
    let split = ["--split-dwarf-file=sum.dwo", "--split-dwarf-output=out.dwo"];
    folder.draig(&["compile", "-c", "sum.ll", split[0], split[1]]).run().succeeds();
    let (object, file) = (std::fs::read(folder.path("sum.o")).unwrap(), std::fs::read(folder.path("out.dwo")).unwrap());
    assert!(has(&object, b"sum.dwo\0") && has(&object, b".debug_addr\0") && !has(&object, b".debug_info.dwo"));
    assert!(file.starts_with(b"\x7fELF") && has(&file, b".debug_info.dwo\0") && !has(&file, b".debug_addr"));
    // With one dash, as llc has it; without an output, all is in the object.
    folder.draig(&["compile", "sum.ll", "-o", "one.o", "-split-dwarf-file", "sum.dwo"]).run().succeeds();
    let object = std::fs::read(folder.path("one.o")).unwrap();
    assert!(has(&object, b"sum.dwo\0") && has(&object, b".debug_info.dwo\0"));
    // Without it, no section is split.
    folder.draig(&["compile", "sum.ll", "-o", "whole.o"]).run().succeeds();
    assert!(!has(&std::fs::read(folder.path("whole.o")).unwrap(), b".dwo"));

    std::fs::copy(folder.path("sum.ll"), folder.path("b.ll")).unwrap();
    std::fs::remove_file(folder.path("out.dwo")).unwrap();
    let output = folder.draig(&["compile", "-c", "sum.ll", "b.ll", split[0], split[1]]).run().fails(1);
    assert!(output.contains("of 2 modules does not fit one file"), "{output}");
    let output = folder.draig(&["compile", "-S", "sum.ll", split[0], split[1]]).run().fails(1);
    assert!(output.contains("only written with objects"), "{output}");
    folder.draig(&["compile", "-c", "sum.ll", split[1]]).run().fails(2);
    assert!(!folder.path("out.dwo").exists());
}

#[test]
fn refusals_name_their_places_and_nothing_is_written() {
    let folder = Folder::new("compile_refusals");
    let text =
        format!("{DATA}@sum = global i64 add (i64 ptrtoint (ptr @answer to i64), i64 ptrtoint (ptr @sum to i64))\n");
    folder.file("a.ll", &text);
    let output = folder.draig(&["compile", "a.ll", "-o", "a.o"]).run().fails(1);
    assert!(output.contains("error: a constant expression adds addresses"), "{output}");
    assert!(output.contains("in variable @sum"), "{output}");
    assert!(!folder.path("a.o").exists());
    folder.file("b.ll", "target triple = \"sparc-sun-solaris\"\n");
    let output = folder.draig(&["compile", "b.ll", "-c"]).run().fails(1);
    assert!(output.contains("no code generator for target 'sparc-sun-solaris'"), "{output}");
}

#[test]
fn native_runs_cannot_be_confined() {
    let folder = Folder::new("compile_native");
    folder.file("a.ll", DATA);
    for option in [&["--dir", "."][..], &["--env", "HOME"], &["--max-memory", "1M"], &["--seed", "1"], &["--stats"]] {
        let output = folder.draig(&[&["run", "--native"][..], option, &["a.ll"]].concat()).run().fails(2);
        assert!(output.contains("cannot be used with"), "{output}");
    }
}
