//! Pipelines have the same result for any number of threads.

use draig_opt::{Options, Pipeline, printers};

/// Number of functions: enough for several batches of changes.
const FUNCTIONS: usize = 300;

/// Functions with loops, stack slots and calls, each with constants of its own.
fn program() -> String {
    let mut text = String::from("@g = internal global i32 0\ndeclare void @use(ptr)\n");
    for number in 0..FUNCTIONS {
        text += &format!("define i32 @f{number}(i32 %n, ptr %p, ptr noalias %q) {{\nentry:\n");
        text += "  %i = alloca i32\n  %s = alloca i32\n  store i32 0, ptr %i\n  store i32 0, ptr %s\n  br label %loop\nloop:\n";
        for step in 0..20 {
            text += &format!("  %v{step} = load i32, ptr %s\n  %w{step} = add i32 %v{step}, {}\n", number * 20 + step);
            text += &format!("  store i32 %w{step}, ptr %s\n");
        }
        text += "  store i32 1, ptr %q\n  %l = load i32, ptr %p\n  store i32 %l, ptr @g\n  call void @use(ptr %q)\n";
        text += "  %a = load i32, ptr %i\n  %b = add i32 %a, 1\n  store i32 %b, ptr %i\n";
        text += "  %c = icmp ult i32 %b, %n\n  br i1 %c, label %loop, label %exit\nexit:\n";
        text += &format!(
            "  %r = load i32, ptr %s\n  %t = call i32 @f{}(i32 %r, ptr %p, ptr %q)\n",
            (number + 1) % FUNCTIONS
        );
        text += "  ret i32 %t\n}\n";
    }
    text
}

/// Runs a pipeline; returns what it prints, and the module.
fn run(program: &str, passes: &str, threads: usize) -> (Vec<u8>, Vec<u8>) {
    let mut module =
        draig_asm::parse_module(program.as_bytes(), &Default::default()).expect("the text is valid").module;
    let options = Options { print_all_alias_modref_info: true, threads, ..Options::default() };
    let mut out = Vec::new();
    Pipeline::parse(passes).expect("the pipeline is valid").run(&mut module, &options, &mut out);
    if let Err(errors) = draig_verify::verify(&module) {
        panic!("{errors}");
    }
    (out, draig_asm::print_module(&module))
}

#[test]
fn changes_are_the_same_on_four_threads() {
    let program = program();
    let (printed, module) = run(&program, "mem2reg", 1);
    assert_eq!(printed, b"");
    assert!(!String::from_utf8_lossy(&module).contains("alloca"));
    for threads in [0, 2, 4] {
        assert!(run(&program, "function(mem2reg)", threads) == (Vec::new(), module.clone()), "{threads} threads");
    }
}

#[test]
fn printers_print_the_same_on_four_threads() {
    let program = program();
    let names: Vec<&str> = printers::FUNCTION_PRINTERS.iter().map(|printer| printer.name).collect();
    let all = names.join(",");
    let alone = run(&program, &all, 1);
    // At the end, there are the counts of all functions.
    let text = String::from_utf8_lossy(&alone.0);
    assert!(
        text.trim_end().lines().next_back().is_some_and(|line| line.contains("Mod/Ref")),
        "{}",
        &text[text.len() - 400..]
    );
    assert!(run(&program, &all, 4) == alone);
    // Changes and printers in one pipeline, and in several.
    for passes in ["print<loops>,mem2reg,print<scalar-evolution>", "function(mem2reg),function(aa-eval)"] {
        assert!(run(&program, passes, 4) == run(&program, passes, 1), "{passes}");
    }
}
