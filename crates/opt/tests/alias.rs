//! Answers of `aa-eval` for texts that each show some rules, compared with what LLVM's `opt` prints.

use draig_ir::Module;
use draig_opt::{Options, Pipeline};

fn read(text: &str) -> Module {
    let mut parsed = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid");
    let undeclared: Vec<_> = parsed.unknown_intrinsics.iter().map(|unknown| unknown.function).collect();
    draig_upgrade::upgrade_text_with(&mut parsed.module, &undeclared, 22);
    let mut module = parsed.module;
    if module.data_layout.as_str() == Some("")
        && let Some(layout) = module.triple.default_data_layout()
    {
        module.data_layout = draig_target::DataLayout::parse(layout).expect("the target's layout is valid");
    }
    module
}

/// Runs a pipeline and compares the text line by line.
fn check(passes: &str, text: &str, expected: &str, name: &str) {
    let options = Options { print_all_alias_modref_info: true, ..Options::default() };
    check_with(&options, passes, text, expected, name);
}

fn check_with(options: &Options, passes: &str, text: &str, expected: &str, name: &str) {
    let mut out = Vec::new();
    Pipeline::parse(passes).expect("the pipeline is valid").run(&mut read(text), options, &mut out);
    let out = String::from_utf8(out).expect("the texts are ASCII");
    for (number, (ours, theirs)) in out.lines().zip(expected.lines()).enumerate() {
        assert_eq!(ours, theirs, "{name}, line {}", number + 1);
    }
    assert_eq!(out.lines().count(), expected.lines().count(), "{name}");
}

macro_rules! evaluated {
    ($($name:ident),*) => {$(
        #[test]
        fn $name() {
            let text = include_str!(concat!("alias/", stringify!($name), ".ll"));
            let expected = include_str!(concat!("alias/", stringify!($name), ".txt"));
            check("aa-eval", text, expected, stringify!($name));
        }
    )*};
}
evaluated!(addresses, captures, effects, errno, library, narrow, ranges, tags);

/// Globals whose address is not taken, and functions of which only attributes are known.
#[test]
fn private_globals() {
    let options = Options {
        print_all_alias_modref_info: true,
        aa_pipeline: vec!["basic-aa".into(), "globals-aa".into()],
        ..Options::default()
    };
    let passes = "require<globals-aa>,function(aa-eval)";
    let globals = (include_str!("alias/globals.ll"), include_str!("alias/globals.txt"));
    let declared = (include_str!("alias/declared.ll"), include_str!("alias/declared.txt"));
    for (text, expected) in [globals, declared] {
        check_with(&options, passes, text, expected, "globals");
    }
}

/// Types of accesses as paths through structs, with and without sizes.
#[test]
fn types_of_accesses() {
    let (text, expected) = (include_str!("memory_ssa/types.ll"), include_str!("memory_ssa/types.txt"));
    check("print<memoryssa>", text, expected, "types");
}

/// Chains of selects and of loops that are far longer than the limits of a query are answered quickly.
#[test]
fn long_chains_are_bounded() {
    let mut text = String::from("define void @f(ptr %v0, ptr %w0, i1 %c) {\nentry:\n");
    for number in 0..20_000 {
        let next = number + 1;
        text += &format!("  %v{next} = select i1 %c, ptr %v{number}, ptr %w{number}\n");
        text += &format!("  %w{next} = getelementptr i8, ptr %v{next}, i64 1\n");
    }
    text += "  store i8 1, ptr %v20000\n  store i8 1, ptr %w20000\n  store i8 1, ptr %v0\n  ret void\n}\n";
    let options = Options { print_all_alias_modref_info: true, ..Options::default() };
    let mut out = Vec::new();
    Pipeline::parse("aa-eval").expect("the pipeline is valid").run(&mut read(&text), &options, &mut out);
    let out = String::from_utf8(out).expect("the text is ASCII");
    assert!(out.contains("NoAlias:\ti8* %v20000, i8* %w20000\n"), "{out}");
    assert!(out.contains("MayAlias:\ti8* %v0, i8* %v20000\n"), "{out}");
}

/// Accesses in loops, unreachable blocks and exceptional control flow, and how far their uses are optimized.
#[test]
fn memory_ssa() {
    let (text, expected) = (include_str!("memory_ssa/walks.ll"), include_str!("memory_ssa/walks.txt"));
    check("print<memoryssa>", text, expected, "walks");
}

/// Clobbers that the walker finds for uses and definitions: calls, order among threads, loops, `!invariant.group`.
#[test]
fn memory_ssa_walker() {
    let (text, expected) = (include_str!("memory_ssa/walker.ll"), include_str!("memory_ssa/walker.txt"));
    check("print<memoryssa-walker>", text, expected, "walker");
}

/// A use with more definitions above it than the limit is not optimized.
#[test]
fn walks_are_bounded() {
    let mut text = String::from("@g = global i32 0\n@h = global i32 0\ndefine void @f() {\n");
    for number in 0..150 {
        if number == 90 {
            text += "  %near = load i32, ptr @h\n";
        }
        text += "  store i32 1, ptr @g\n";
    }
    text += "  %far = load i32, ptr @h, align 2\n  ret void\n}\n";
    out_of(&text, |out| {
        assert!(out.contains("; MemoryUse(liveOnEntry)\n  %near"), "{out}");
        assert!(out.contains("; MemoryUse(liveOnEntry)\n  %far"), "the location is known below the first use: {out}");
    });
    let alone = text.replace("  %near = load i32, ptr @h\n", "");
    out_of(&alone, |out| assert!(out.contains("; MemoryUse(150)\n  %far"), "{out}"));
}

fn out_of(text: &str, look: impl Fn(&str)) {
    let mut out = Vec::new();
    let pipeline = Pipeline::parse("print<memoryssa>").expect("the pipeline is valid");
    pipeline.run(&mut read(text), &Options::default(), &mut out);
    look(&String::from_utf8(out).expect("the text is ASCII"));
}
