//! Use orders survive from text to bitcode, from there into a module, and out again as text and as bitcode.
//! The texts are the output of `llvm-as | llvm-dis -preserve-ll-uselistorder`.

use draig_asm::PrintOptions;
use draig_bitcode::{WriteOptions, write};
use draig_ir::Module;

/// Returns the bitcode of a module that can be written.
fn written(module: &Module, options: &WriteOptions) -> Vec<u8> {
    write(module, options).expect("it keeps the rules")
}

/// Use orders of a variable, a function, an expression and a personality that no reader would produce by
/// itself.
const GLOBALS: &str = r#"@a = global i32 1
@table = global [2 x ptr] [ptr @a, ptr @g]

@b = alias i32, ptr @a

declare void @g(ptr)

define void @f(i1 %c) personality ptr @p {
  call void @g(ptr getelementptr (i8, ptr @a, i64 2))
  call void @g(ptr @a)
  store ptr @a, ptr @table, align 8
  br i1 %c, label %x, label %y

x:                                                ; preds = %0
  call void @g(ptr getelementptr (i8, ptr @a, i64 2))
  br label %y

y:                                                ; preds = %x, %0
  ret void
}

declare i32 @p(...)

define void @h() personality ptr @p {
  call void @g(ptr @a)
  ret void
}

; uselistorder directives
uselistorder ptr @a, { 3, 0, 5, 1, 4, 2 }
uselistorder ptr @g, { 4, 0, 2, 3, 1 }
uselistorder ptr getelementptr (i8, ptr @a, i64 2), { 1, 0 }
uselistorder ptr @p, { 1, 0 }
"#;

/// LLVM treats uses of a block's address before the block as forward references, which they are not, so the
/// text read without directives gets one. The module also has personalities but no constants.
const ADDRESSES: &str = r#"define void @test(i1 %c, ptr %p) {
  store ptr blockaddress(@test, %block), ptr %p, align 8
  store ptr blockaddress(@test, %block), ptr %p, align 8
  br label %block

block:                                            ; preds = %0
  store ptr blockaddress(@test, %block), ptr %p, align 8
  ret void
}

define void @other(ptr %p) personality ptr @q {
  store ptr blockaddress(@test, %block), ptr %p, align 8
  ret void
}

define void @other2(ptr %p) personality ptr @q {
  ret void
}

declare void @q()

; uselistorder directives
uselistorder ptr blockaddress(@test, %block), { 0, 1, 3, 2 }
"#;

fn parse(text: &str) -> Module {
    draig_asm::parse_module(text.as_bytes(), &draig_asm::ParseOptions::default()).expect("the text is read").module
}

fn read(bytes: &[u8]) -> Module {
    draig_bitcode::read::read(bytes, &draig_bitcode::read::ReadOptions::default()).expect("the bitcode is read")
}

/// Returns the text after the lines that name the module.
fn print(module: &Module) -> String {
    let options = PrintOptions { preserve_use_list_order: true, ..PrintOptions::default() };
    let text = String::from_utf8(draig_asm::print_module_with(module, &options)).expect("the text is ASCII");
    text.split_once("\n").map_or(String::new(), |(_, rest)| rest.trim_start().to_owned())
}

fn without_name(text: String) -> String {
    match text.strip_prefix("source_filename") {
        Some(rest) => rest.split_once('\n').map_or(String::new(), |(_, rest)| rest.trim_start().to_owned()),
        None => text,
    }
}

#[test]
fn orders_of_uses_survive_bitcode() {
    let without = ADDRESSES.split_once("\n; uselistorder").map_or("", |(text, _)| text);
    for (input, text) in [(GLOBALS, GLOBALS), (without, ADDRESSES)] {
        let module = parse(input);
        assert_eq!(without_name(print(&module)), text, "as it was read");
        let bytes = written(&module, &WriteOptions::default());
        let again = read(&bytes);
        assert_eq!(without_name(print(&again)), text, "from bitcode");
        let last = read(&written(&again, &WriteOptions::default()));
        assert_eq!(without_name(print(&last)), text, "from the bitcode of what was bitcode");
    }
}

#[test]
fn without_orders_of_uses_only_those_of_blocks_are_kept() {
    let text = "define void @f(i1 %c, i32 %n) {\n  br i1 %c, label %a, label %b\n\na:\n  %x = add i32 %n, %n\n  br label %b\n\n\
                b:\n  ret void\n\n; uselistorder directives\n  uselistorder i32 %n, { 1, 0 }\n  \
                uselistorder label %b, { 1, 0 }\n}\n";
    for text in [text, GLOBALS] {
        let bytes = written(&parse(text), &WriteOptions::default());
        let options = draig_bitcode::read::ReadOptions { use_orders: false, ..Default::default() };
        let few = draig_bitcode::read::read(&bytes, &options).expect("the bitcode is read");
        let text_of = |module: &Module| String::from_utf8(draig_asm::print_module(module)).expect("the text is ASCII");
        assert_eq!(text_of(&few), text_of(&read(&bytes)), "predecessors are in the same order");
        let shown = print(&few);
        assert!(!shown.contains("uselistorder i32") && !shown.contains("uselistorder ptr @a"), "{shown}");
        assert_eq!(shown.contains("uselistorder label %b"), text != GLOBALS, "{shown}");
    }
}
