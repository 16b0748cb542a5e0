//! Functions imported as in ThinLTO, compared with the output of `llvm-link` 22 in `import`.

mod support;

use std::path::Path;

use draig_asm::print_module;
use draig_link::{Entity, LinkError, LinkOptions, Linker, NotImported, SummaryIndex};
use support::read;

fn linker(index: &str) -> Linker {
    let mut linker = Linker::new(b"llvm-link");
    linker.set_summary_index(SummaryIndex::from(*read("index", index).summary.unwrap_or_default()));
    linker
}

fn link(linker: &mut Linker, name: &str, text: &str) -> Result<(), LinkError> {
    linker.link(read(name, text), &LinkOptions::default())
}

fn text(linker: Linker) -> String {
    String::from_utf8_lossy(&print_module(&linker.finish())).into_owned()
}

#[test]
fn modules_import_as_with_llvm_link() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/import");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is there").flatten() {
        let file = std::fs::read_to_string(entry.path()).expect("it is text");
        let (modules, expected) = file.split_once(";--- linked\n").expect("it has an outcome");
        let mut parts = modules.split(";--- ").filter_map(|part| part.split_once('\n'));
        let mut linker = linker(parts.next().expect("the first part is the index").1);
        for (head, module) in parts {
            match head.split_once(" import ") {
                None => link(&mut linker, head, module).expect("they go together"),
                Some((name, functions)) => {
                    let functions: Vec<&[u8]> = functions.split(' ').map(str::as_bytes).collect();
                    linker.import(read(name, module), &functions).expect("they go together");
                }
            }
        }
        assert_eq!(text(linker), expected, "{}", entry.path().display());
        count += 1;
    }
    assert!(count >= 4, "{count} files");
}

const INDEX: &str =
    "^0 = module: (path: \"a\", hash: (0, 1, 0, 0, 0))\n^1 = module: (path: \"b\", hash: (0, 2, 0, 0, 0))\n";

#[test]
fn failed_imports_are_reported() {
    let mut linker = linker(INDEX);
    link(&mut linker, "a", "declare void @f()\n").expect("it is alone");
    let other = "@v = global i32 0\ndefine void @f() {\n  ret void\n}\ndefine weak void @w() {\n  ret void\n}\n\
                 module asm \"# stays\"\ndefine internal void @local() {\n  ret void\n}\n";
    let answers = linker.import(read("b", other), &[b"w", b"f", b"none", b"v"]).expect("they go together");
    let (weak, missing) = (Some(NotImported::WeakAny), Some(NotImported::Missing));
    assert_eq!(answers, [weak, None, missing, missing]);
    let text = text(linker);
    assert!(text.ends_with("\ndefine available_externally void @f() {\n  ret void\n}\n"), "{text}");
    assert!(!text.contains("stays") && !text.contains("local"), "{text}");
}

#[test]
fn imports_of_declarations_are_refused_with_their_place() {
    let error = linker(INDEX).import(read("b", "declare void @f()\n"), &[b"f"]).expect_err("it has no body");
    assert_eq!(error.message(), "cannot import 'f': 'b' only declares it");
    assert_eq!(error.places()[0].entity, Entity::Global(b"f".to_vec()));
}

#[test]
fn locals_without_a_hash_to_name_them_are_refused() {
    let other = "@v = internal global i32 0\ndefine ptr @f() {\n  ret ptr @v\n}\n";
    let error = linker(INDEX).import(read("unknown", other), &[b"f"]).expect_err("the index does not have it");
    assert_eq!(error.message(), "cannot import from 'unknown': it is not in the summary index");
    // without local globals, nothing needs a name
    linker(INDEX).import(read("unknown", "define void @f() {\n  ret void\n}\n"), &[b"f"]).expect("it is alone");
}

#[test]
fn locals_that_the_index_does_not_have_stay() {
    let mut linker = linker(INDEX);
    for name in ["a", "c"] {
        let held = "@v = internal global i32 0\n@0 = private global i32 1\n";
        let module = format!("{held}@{name} = global [2 x ptr] [ptr @v, ptr @0]\n");
        link(&mut linker, name, &module).expect("names of locals do not matter");
    }
    let text = text(linker);
    assert!(text.contains("@v = internal") && text.contains("@v.1 = internal") && !text.contains("llvm."), "{text}");
}
