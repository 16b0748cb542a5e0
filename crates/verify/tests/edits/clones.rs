//! Copies of functions, compared with those of LLVM's `CloneFunction`, and with the output of `llvm-extract`.

use draig_asm::{ParseOptions, parse_module};
use draig_ir::{CloneError, Global, Module, Remap};

use super::verified;

fn parsed(text: &str) -> Module {
    match parse_module(text.as_bytes(), &ParseOptions::default()) {
        Ok(parsed) => parsed.module,
        Err(errors) => panic!("{:?}", errors.first_error()),
    }
}

fn definitions(module: &Module) -> Vec<Global> {
    module.functions().iter().copied().filter(|&function| module.body(function).is_some()).collect()
}

/// The text without its first line, which names the module.
fn without_id(text: &str) -> &str {
    text.split_once('\n').map_or(text, |(_, rest)| rest)
}

#[test]
fn copies_in_a_module_are_those_of_llvm() {
    let mut module = parsed(include_str!("clone.ll"));
    for function in definitions(&module) {
        let name = [module.name(function), b".copy"].concat();
        module.clone_function(function, name);
    }
    let text = verified(&module);
    assert_eq!(without_id(&text), include_str!("clone.expected"));
    // A copy of a copy, and one whose body has removed instructions.
    let copy = module.find(b"g.copy").expect("it was added");
    let body = module.body_mut(copy).expect("a definition");
    let other = body.blocks().last().expect("a block");
    let ret = body.terminator(other).expect("a terminator");
    let again = body.clone_inst(ret, draig_ir::Position::Before(ret));
    body.remove_inst(ret);
    let twice = module.clone_function(copy, "g.copy");
    assert_eq!(module.name(twice.raw()), b"g.copy.1");
    assert!(verified(&module).contains("blockaddress(@g.copy.1, %bb)"));
    assert!(again.index() > ret.index());
}

#[test]
fn copies_in_another_module_are_those_of_llvm_extract() {
    let module = parsed(include_str!("into.ll"));
    let mut other = Module::new(b"m");
    other.source_filename = b"b.c".to_vec();
    let h = module.find(b"h").expect("it is defined");
    let copy = Remap::between(&module, &mut other).clone_function(h, "h").expect("a copy");
    assert_eq!(other.find(b"h"), Some(copy.raw()));
    assert_eq!(without_id(&verified(&other)), include_str!("into.expected"));
}

#[test]
fn several_functions_share_what_they_refer_to() {
    let module = parsed(include_str!("clone.ll"));
    // The other module has the same struct, a different one of a name in use, and a declaration.
    let mut other = parsed(
        "%node = type { i32, ptr }\n%pair = type opaque\n@x = global %node zeroinitializer\ndeclare i32 @f(ptr, i32)\ndefine void @g() {\n  ret void\n}\n",
    );
    let (f, g) = (module.find(b"f").expect("defined"), module.find(b"g").expect("defined"));
    let mut remap = Remap::between(&module, &mut other);
    let copy = remap.clone_function(f, "f").expect("the declaration becomes the copy");
    let taken = remap.clone_function(g, "g");
    assert!(matches!(taken, Err(CloneError::NameTaken(_))));
    remap.clone_function(g, "g2").expect("a copy");
    let second = remap.clone_function(f, "f").expect("a copy of the copy");
    let table = module.find(b"table").expect("defined");
    assert_eq!(remap.clone_function(table, "t"), Err(CloneError::NoBody(table)));
    assert_eq!(other.find(b"f"), Some(copy.raw()));
    assert_eq!(other.name(second.raw()), b"f.1");
    let text = verified(&other);
    for (what, count) in
        [("distinct !DICompileUnit", 1), ("!llvm.dbg.cu = !{!", 1), ("%node = type", 1), ("@table =", 1)]
    {
        assert_eq!(text.matches(what).count(), count, "{what} in\n{text}");
    }
    assert_eq!(text.matches("distinct !DISubprogram(name: \"f\"").count(), 2);
}

#[test]
fn blocks_of_functions_that_are_not_copied_have_no_address() {
    let module = parsed(
        "define ptr @a() {\n  ret ptr blockaddress(@b, %x)\n}\ndefine void @b() {\n  br label %x\nx:\n  ret void\n}\n",
    );
    let mut other = Module::new(b"m");
    let (a, b) = (module.find(b"a").expect("defined"), module.find(b"b").expect("defined"));
    assert_eq!(Remap::between(&module, &mut other).clone_function(a, "a"), Err(CloneError::BlockOfOther(b)));
}

#[test]
fn references_to_what_was_removed_are_found() {
    let mut module = parsed(include_str!("clone.ll"));
    assert_eq!(module.check_integrity(), Ok(()));
    let f = module.find(b"f").expect("defined");
    let body = module.body_mut(f).expect("a definition");
    let entry = body.blocks().next().expect("a block");
    let sum = body.block_insts(entry).nth(2).expect("the addition");
    body.remove_inst(sum);
    let found = module.check_integrity().expect_err("the call uses it");
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].value, sum.into());
    assert!(found[0].to_string().ends_with("which was removed"));
}
