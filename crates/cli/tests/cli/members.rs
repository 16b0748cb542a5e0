//! Inputs that consist of or contain several modules: archives, object files, files of several modules; and
//! single functions of a module.

use crate::support::Folder;

/// Bitcode of a module that defines a function.
fn bitcode(folder: &Folder, function: &str) -> Vec<u8> {
    let text = format!("source_filename = \"{function}.c\"\n\ndefine void @{function}() {{\n  ret void\n}}\n");
    folder.file("made.ll", text);
    folder.draig(&["as", "made.ll", "-o", "made.bc"]).run().succeeds();
    std::fs::read(folder.path("made.bc")).expect("it was written")
}

/// An archive of these members, as `ar` makes it.
fn archive(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut bytes = b"!<arch>\n".to_vec();
    for (name, content) in members {
        bytes.extend(
            format!("{:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n", format!("{name}/"), 0, 0, 0, 644, content.len())
                .into_bytes(),
        );
        bytes.extend_from_slice(content);
        bytes.extend(if content.len() % 2 == 1 { "\n" } else { "" }.as_bytes());
    }
    bytes
}

/// An object file for x86-64 that contains only a section of bitcode.
fn object(bitcode: &[u8]) -> Vec<u8> {
    const HEADER: u64 = 64;
    const NAMES: &[u8] = b"\0.llvmbc\0.shstrtab\0";
    let start = HEADER + bitcode.len() as u64;
    let table = (start + NAMES.len() as u64).next_multiple_of(8);
    let mut bytes = b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0".to_vec();
    bytes.extend([1u16, 62].iter().flat_map(|word| word.to_le_bytes()));
    bytes.extend(1u32.to_le_bytes());
    bytes.extend([0, 0, table].iter().flat_map(|word: &u64| word.to_le_bytes()));
    bytes.extend(0u32.to_le_bytes());
    bytes.extend([64u16, 0, 0, 64, 3, 2].iter().flat_map(|word| word.to_le_bytes()));
    bytes.extend_from_slice(bitcode);
    bytes.extend_from_slice(NAMES);
    bytes.resize(table as usize, 0);
    // name, kind, flags, address, offset, size, link, info, alignment, size of an entry
    for (name, kind, offset, size) in
        [(0u32, 0u32, 0, 0), (1, 1, HEADER, bitcode.len() as u64), (9, 3, start, NAMES.len() as u64)]
    {
        bytes.extend([name, kind].iter().flat_map(|word| word.to_le_bytes()));
        bytes.extend([0, 0, offset, size, 0, 1, 0].iter().flat_map(|word: &u64| word.to_le_bytes()));
    }
    bytes
}

#[test]
fn members_of_archives_are_read() {
    let folder = Folder::new("archives");
    let (one, two) = (bitcode(&folder, "one"), bitcode(&folder, "two"));
    let all: [(&str, &[u8]); 4] =
        [("one.bc", &one), ("lib.rmeta", b"no IR"), ("two.o", &object(&two)), ("three.ll", b"@three = global i8 3\n")];
    folder.file("lib.rlib", archive(&all));
    let printed = folder.draig(&["dis", "lib.rlib"]).run().succeeds();
    let lines: Vec<&str> = printed.lines().filter(|line| line.contains("ModuleID") || line.contains('@')).collect();
    let expected = [
        "; ModuleID = 'lib.rlib(one.bc)'",
        "define void @one() {",
        "; ModuleID = 'lib.rlib(two.o)'",
        "define void @two() {",
        "; ModuleID = '<stdin>'",
        "@three = global i8 3",
    ];
    assert_eq!(lines, expected);
    let two = folder.draig(&["dis", "lib.rlib", "--member", "two.o"]).run().succeeds();
    assert!(two.contains("define void @two()") && !two.contains("@one"), "{two}");
    folder.draig(&["dis", "lib.rlib", "-o", "out.ll"]).run().succeeds();
    assert!(["out.ll.0", "out.ll.1", "out.ll.2"].iter().all(|name| folder.names().contains(&(*name).to_owned())));
    let info = folder.draig(&["info", "lib.rlib", "--json"]).run().succeeds();
    assert_eq!(info.lines().count(), 3);
    folder.draig(&["verify", "lib.rlib"]).run().succeeds();
}

#[test]
fn commands_for_one_module_refuse_several() {
    let folder = Folder::new("one-of-many");
    let (one, two) = (bitcode(&folder, "one"), bitcode(&folder, "two"));
    folder.file("both.bc", [&one[..], &two[4..]].concat());
    let output = folder.draig(&["as", "both.bc", "-o", "out.bc"]).run().fails(1);
    assert!(output.starts_with("both.bc: error: there are 2 modules, of which this takes one\n"), "{output}");
    assert!(output.contains("both.bc[0], both.bc[1]"), "{output}");
    folder.draig(&["as", "both.bc", "--module", "1", "-o", "second.bc"]).run().succeeds();
    let printed = folder.draig(&["dis", "second.bc"]).run().succeeds();
    assert!(printed.contains("@two") && !printed.contains("@one"), "{printed}");
    let printed = folder.draig(&["dis", "both.bc"]).run().succeeds();
    assert!(printed.contains("@two") && printed.contains("@one"), "{printed}");
    let output = folder.draig(&["info", "both.bc", "--module", "2"]).run().fails(1);
    assert!(output.contains("no module 2; modules are counted from 0"), "{output}");
}

#[test]
fn archives_without_ir_are_reported_with_their_members() {
    let folder = Folder::new("no-ir");
    folder.file("lib.a", archive(&[("a.o", &object(b"")), ("b.txt", b"text")]));
    let output = folder.draig(&["dis", "lib.a"]).run().fails(1);
    assert!(output.starts_with("lib.a: error: no member of the archive has LLVM IR\n"), "{output}");
    assert!(output.contains("its members: a.o, b.txt"), "{output}");
    let output = folder.draig(&["dis", "lib.a", "--member", "c.o"]).run().fails(1);
    assert!(output.starts_with("lib.a: error: no member 'c.o' in the archive\n"), "{output}");
    folder.file("a.o", object(b""));
    let output = folder.draig(&["dis", "a.o"]).run().fails(1);
    assert!(output.contains("this is an ELF object file, not LLVM IR"), "{output}");
    folder.file("cut.a", &archive(&[("a.o", b"some")])[..40]);
    let output = folder.draig(&["dis", "cut.a"]).run().fails(1);
    assert!(output.starts_with("cut.a: error: "), "{output}");
}

#[test]
fn single_functions_are_printed() {
    let folder = Folder::new("functions");
    let text = "define i32 @f(i32 %x) {\n  %y = call i32 @g(i32 %x)\n  ret i32 %y\n}\n\n\
                define i32 @g(i32 %x) {\n  ret i32 %x\n}\n\ndeclare void @h()\n";
    folder.file("a.ll", text);
    folder.draig(&["as", "a.ll", "-o", "a.bc"]).run().succeeds();
    for file in ["a.ll", "a.bc"] {
        let printed = folder.draig(&["dis", file, "--func", "g"]).run().succeeds();
        assert_eq!(printed, "define i32 @g(i32 %x) {\n  ret i32 %x\n}\n", "{file}");
        let both = folder.draig(&["dis", file, "--func", "@f", "--func", "g"]).run().succeeds();
        assert!(both.starts_with("define i32 @f(i32 %x) {") && both.ends_with(&printed), "{both}");
        let output = folder.draig(&["dis", file, "--func", "h"]).run().fails(1);
        assert!(output.starts_with(&format!("{file}: error: the module does not define a function 'h'\n")), "{output}");
        let output = folder.draig(&["dis", file, "--func", "none"]).run().fails(1);
        assert!(output.starts_with(&format!("{file}: error: the module has no function 'none'\n")), "{output}");
    }
}
