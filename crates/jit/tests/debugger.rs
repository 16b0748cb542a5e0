//! The list of symbol files that debuggers read, and GDB itself where it is installed.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

use std::sync::Mutex;

use draig_codegen::CodegenOptions;
use draig_jit::{Jit, process_symbol};
use draig_verify::verify;
use object::{Object as _, ObjectSection as _, ObjectSymbol as _};

/// Entry of GDB's list (GDB manual, "JIT Compilation Interface").
#[repr(C)]
struct Entry {
    next: *const Entry,
    previous: *const Entry,
    file: *const u8,
    size: u64,
}

#[repr(C)]
struct Descriptor {
    version: u32,
    action: u32,
    relevant: *const Entry,
    first: *const Entry,
}

unsafe extern "C" {
    static __jit_debug_descriptor: Descriptor;
}

/// Held by each test: the list is one for the process.
static LIST: Mutex<()> = Mutex::new(());

/// Returns the files of the list, from its beginning.
fn files() -> Vec<Vec<u8>> {
    let mut files = Vec::new();
    // SAFETY: the descriptor and its entries are alive, and only the test that holds the lock changes them.
    unsafe {
        let mut entry = (&raw const __jit_debug_descriptor.first).read_volatile();
        let mut previous = std::ptr::null();
        while !entry.is_null() {
            assert_eq!((*entry).previous, previous);
            files.push(std::slice::from_raw_parts((*entry).file, (*entry).size as usize).to_vec());
            (previous, entry) = (entry, (*entry).next);
        }
    }
    files
}

const MODULE: &str = r#"
@counter = common global i64 0
@table = global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
define i64 @next(i64 %by) uwtable !dbg !4 {
  %old = load i64, ptr @counter, !dbg !7
  %new = add i64 %old, %by, !dbg !8
  store i64 %new, ptr @counter, !dbg !8
  ret i64 %new, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, emissionKind: FullDebug)
!1 = !DIFile(filename: "next.c", directory: "/example")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = distinct !DISubprogram(name: "next", file: !1, line: 3, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 4, column: 1, scope: !4)
!8 = !DILocation(line: 5, column: 1, scope: !4)
!9 = !DILocation(line: 6, column: 1, scope: !4)
"#;

fn add(jit: &mut Jit, text: &str) -> draig_jit::ModuleId {
    let text = format!("target triple = \"x86_64-unknown-linux-gnu\"\n{text}");
    let module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module;
    let verified = verify(&module).expect("the module is valid");
    jit.add_module(&verified, &CodegenOptions::default()).expect("it is compiled")
}

#[test]
fn debuggers_see_sections_at_their_addresses_as_long_as_the_module_exists() {
    let _guard = LIST.lock().unwrap();
    let mut jit = Jit::new(process_symbol).unwrap();
    add(&mut jit, "define void @unseen() {\n  ret void\n}\n");
    assert_eq!(files().len(), 0);
    jit.set_debuggable(true);
    let module = add(&mut jit, MODULE);
    let other = add(&mut jit, "define void @other() {\n  ret void\n}\n");
    let list = files();
    assert_eq!(list.len(), 2);
    // The last one is the first of the list.
    let file = object::File::parse(&*list[1]).unwrap();
    let address = |name: &str| {
        let symbol = file.symbol_by_name(name).unwrap();
        let section = symbol.section_index().map(|index| file.section_by_index(index).unwrap().address());
        symbol.address() + section.unwrap_or(0)
    };
    for name in ["next", "table", "counter"] {
        assert_eq!(Some(address(name)), jit.address(name), "{name}");
    }
    // Code is in memory, tables of debug information are here, with their relocations.
    let text = file.section_by_name(".text").unwrap();
    assert!(text.size() > 0 && text.data().unwrap().is_empty());
    for name in [".debug_info", ".debug_line", ".eh_frame"] {
        let section = file.section_by_name(name).unwrap();
        assert!(!section.data().unwrap().is_empty() && section.relocations().count() > 0, "{name}");
    }
    jit.remove(module);
    assert_eq!(files(), list[..1]);
    jit.remove(other);
    assert!(files().is_empty());
    add(&mut jit, MODULE);
    assert_eq!(files().len(), 1);
    drop(jit);
    assert!(files().is_empty());
}
