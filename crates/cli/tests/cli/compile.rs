//! `draig compile` and `draig run --native`: objects, archives, executables, refusals with their places.

use crate::support::Folder;

const DATA: &str = "target triple = \"x86_64-unknown-linux-gnu\"\n@answer = constant i32 42\n";

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
