//! Upgrades of small inputs compared with the output of `llvm-as -disable-verify | llvm-dis` of LLVM 22.1.8:
//! `cases/*.ll` and `*.expected` (without the comment in the first line), and `data_layouts.txt`, with lines
//! of triple, layout, and upgraded layout.

use std::fs;
use std::path::Path;

use draig_asm::{ParseOptions, parse_module, print_module};
use draig_target::Triple;
use draig_upgrade::{upgrade_bitcode, upgrade_text, upgrade_text_with, upgraded_data_layout};

#[test]
fn cases() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut names: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
    names.sort();
    assert!(names.len() > 10);
    for path in names {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let options = ParseOptions { name: name.clone(), ..ParseOptions::default() };
        let Ok(parsed) = parse_module(&fs::read(&path).unwrap(), &options) else { panic!("{name} is not read") };
        let undeclared: Vec<_> = parsed.unknown_intrinsics.iter().map(|unknown| unknown.function).collect();
        let mut module = parsed.module;
        upgrade_text_with(&mut module, &undeclared, 22);
        upgrade_bitcode(&mut module);
        let printed = String::from_utf8(print_module(&module)).unwrap();
        let (_, printed) = printed.split_once('\n').unwrap();
        let expected = fs::read_to_string(path.with_extension("expected")).unwrap();
        for (number, (ours, theirs)) in printed.lines().zip(expected.lines()).enumerate() {
            assert_eq!(ours, theirs, "{name}, line {}", number + 2);
        }
        assert_eq!(printed.len(), expected.len(), "{name}");
    }
}

#[test]
fn debug_info_of_another_version_is_a_warning() {
    let text = b"define void @f() !dbg !0 {\n ret void\n}\n!0 = distinct !DISubprogram(name: \"f\")\n";
    let options = ParseOptions { name: "in.ll".into(), ..ParseOptions::default() };
    let Ok(parsed) = parse_module(text, &options) else { panic!("not read") };
    let mut module = parsed.module;
    let warnings = upgrade_text(&mut module);
    assert_eq!(warnings.len(), 1);
    assert_eq!(warnings[0].message, "ignoring debug info with an invalid version (0) in in.ll");
    assert!(upgrade_text(&mut module).is_empty());
}

#[test]
fn data_layouts() {
    let text = include_str!("data_layouts.txt");
    for line in text.lines() {
        let fields: Vec<&str> = line.split('|').collect();
        let &[triple, old, new] = &fields[..] else { panic!("{line}") };
        let upgraded = upgraded_data_layout(old.as_bytes(), &Triple::parse(triple));
        assert_eq!(String::from_utf8(upgraded).unwrap(), new, "{triple} {old}");
        let again = upgraded_data_layout(new.as_bytes(), &Triple::parse(triple));
        assert_eq!(String::from_utf8(again).unwrap(), new, "{triple}, upgraded twice");
    }
}
