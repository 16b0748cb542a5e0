//! Debug information of compiled modules, read by `gimli`.
//!
//! `tests/debug/NAME.ll` is IR with debug metadata, made of the source next to it by clang or rustc at the level that its
//! last digit says. `NAME.txt` is what a debugger learns of it: entries with what is in them, except for places of code,
//! then the lines in the order of the code. `BLESS=1` writes these files again.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use draig_codegen::{CodegenOptions, compile};
use draig_image::{Image, SymbolPlace};
use gimli::{AttributeValue, EndianSlice, RunTimeEndian};

type Slice<'a> = EndianSlice<'a, RunTimeEndian>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/debug")
}

fn image_of(text: &[u8], threads: usize) -> Image {
    let mut parsed = draig_asm::parse_module(text, &Default::default()).expect("the text is valid");
    draig_upgrade::upgrade_text(&mut parsed.module);
    let verified = draig_verify::verify(&parsed.module).expect("the module is valid");
    let options = CodegenOptions { threads, ..CodegenOptions::default() };
    compile(&verified, &options).unwrap_or_else(|error| panic!("{error}"))
}

/// Applies the fixups of the sections of debug information, with all sections at address 0.
fn linked(image: &Image) -> Vec<(String, Vec<u8>)> {
    let debug = image.sections.values().filter(|section| section.name.starts_with(b".debug_"));
    let apply = |section: &draig_image::Section| {
        let mut bytes = section.bytes.clone();
        for fixup in &section.fixups {
            let offset = match image[fixup.symbol].place {
                SymbolPlace::Section(_, offset) => offset as i64,
                _ => 0,
            };
            let place = &mut bytes[fixup.offset as usize..];
            fixup.kind.field().store(place, offset + fixup.addend).expect("the field holds it");
        }
        (String::from_utf8_lossy(&section.name).into_owned(), bytes)
    };
    debug.map(apply).collect()
}

/// Opens the debug information of an image.
fn with_dwarf(image: &Image, look: impl FnOnce(&gimli::Dwarf<Slice<'_>>)) {
    let sections = linked(image);
    let load = |id: gimli::SectionId| -> Result<Slice<'_>, gimli::Error> {
        let found = sections.iter().find(|(name, _)| name == id.name());
        Ok(EndianSlice::new(found.map_or(&[], |(_, bytes)| bytes), RunTimeEndian::Little))
    };
    look(&gimli::Dwarf::load(load).expect("the sections are read"));
}

/// Describes an attribute; `None` if its value depends on the code.
fn attribute(
    dwarf: &gimli::Dwarf<Slice<'_>>,
    unit: &gimli::Unit<Slice<'_>>,
    attribute: &gimli::Attribute<Slice<'_>>,
) -> Option<String> {
    let name = |entry: gimli::UnitOffset| -> String {
        let entry = unit.entry(entry).expect("the reference is to an entry");
        let text = entry.attr_value(gimli::DW_AT_name);
        let text = text.and_then(|value| dwarf.attr_string(unit, value).ok());
        text.map_or_else(|| entry.tag().to_string(), |text| text.to_string_lossy().into_owned())
    };
    let value = attribute.value();
    let described = match attribute.name() {
        gimli::DW_AT_location => match value {
            AttributeValue::Exprloc(_) => "here".to_owned(),
            _ => "list".to_owned(),
        },
        gimli::DW_AT_low_pc
        | gimli::DW_AT_high_pc
        | gimli::DW_AT_ranges
        | gimli::DW_AT_str_offsets_base
        | gimli::DW_AT_addr_base
        | gimli::DW_AT_rnglists_base
        | gimli::DW_AT_loclists_base
        | gimli::DW_AT_producer
        | gimli::DW_AT_stmt_list
        | gimli::DW_AT_call_return_pc => return None,
        _ => match value {
            AttributeValue::UnitRef(offset) => name(offset),
            AttributeValue::Exprloc(expression) => format!("{:02x?}", expression.0.slice()),
            AttributeValue::FileIndex(number) => number.to_string(),
            AttributeValue::Flag(flag) => flag.to_string(),
            other => match dwarf.attr_string(unit, other) {
                Ok(text) => format!("{:?}", text.to_string_lossy()),
                Err(_) => match (other.sdata_value(), other.udata_value()) {
                    (_, Some(number)) => number.to_string(),
                    (Some(number), None) => number.to_string(),
                    _ => format!("{other:?}"),
                },
            },
        },
    };
    Some(format!("{}={described}", attribute.name().to_string().trim_start_matches("DW_AT_")))
}

/// Describes all units.
fn describe(dwarf: &gimli::Dwarf<Slice<'_>>) -> String {
    let mut out = String::new();
    let mut headers = dwarf.units();
    while let Some(header) = headers.next().expect("a unit is read") {
        let unit = dwarf.unit(header).expect("a unit is read");
        let mut entries = unit.entries();
        while let Some(entry) = entries.next_dfs().expect("an entry is read") {
            let attributes: Vec<String> =
                entry.attrs().iter().filter_map(|each| attribute(dwarf, &unit, each)).collect();
            let indent = 2 * entry.depth() as usize;
            let tag = entry.tag().to_string();
            let tag = tag.trim_start_matches("DW_TAG_");
            writeln!(out, "{:indent$}{tag} {}", "", attributes.join(" ")).unwrap();
        }
        let program = unit.line_program.clone().expect("there are lines");
        let mut rows = program.rows();
        let mut line = String::new();
        while let Some((_, row)) = rows.next_row().expect("a row is read") {
            if row.end_sequence() {
                writeln!(out, "lines{line}").unwrap();
                line.clear();
                continue;
            }
            let number = row.line().map_or(0, |line| line.get());
            let flags = (row.is_stmt(), row.prologue_end());
            line.push_str(&match flags {
                (_, true) => format!(" {number}!"),
                (true, false) => format!(" {number}"),
                (false, false) => String::new(),
            });
        }
    }
    out
}

#[test]
fn entries_and_lines() {
    let mut names: Vec<PathBuf> = std::fs::read_dir(folder())
        .expect("the folder is there")
        .map(|entry| entry.expect("an entry is read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ll"))
        .collect();
    names.sort();
    assert!(names.len() >= 6, "the modules are gone");
    for path in names {
        let text = std::fs::read(&path).expect("the module is read");
        let image = image_of(&text, 1);
        with_dwarf(&image, |dwarf| {
            let described = describe(dwarf);
            let expected = path.with_extension("txt");
            if std::env::var_os("BLESS").is_some() {
                std::fs::write(&expected, &described).expect("the file is written");
            }
            let known = std::fs::read_to_string(&expected).unwrap_or_default();
            assert_eq!(described, known, "{}", path.display());
        });
    }
}

#[test]
fn threads_make_the_same_bytes() {
    for name in ["classes1.ll", "variants0.ll"] {
        let text = std::fs::read(folder().join(name)).expect("the module is read");
        let bytes = |threads| {
            draig_object::write_elf(&image_of(&text, threads), draig_object::Machine::X86_64).expect("ELF expresses it")
        };
        assert_eq!(bytes(1), bytes(4), "{name}");
    }
}

/// All locations are expressions that can be read, in ranges that are not empty.
#[test]
fn locations_are_expressions() {
    let mut count = 0;
    for name in ["records1.ll", "classes1.ll", "variants1.ll"] {
        let text = std::fs::read(folder().join(name)).expect("the module is read");
        for version in [4, 5] {
            let text = String::from_utf8_lossy(&text)
                .replace("!\"Dwarf Version\", i32 5", &format!("!\"Dwarf Version\", i32 {version}"));
            with_dwarf(&image_of(text.as_bytes(), 1), |dwarf| {
                let mut headers = dwarf.units();
                while let Some(header) = headers.next().expect("a unit is read") {
                    let unit = dwarf.unit(header).expect("a unit is read");
                    let mut entries = unit.entries();
                    while let Some(entry) = entries.next_dfs().expect("an entry is read") {
                        let Some(value) = entry.attr_value(gimli::DW_AT_location) else { continue };
                        let Some(mut list) = dwarf.attr_locations(&unit, value).expect("the list is there") else {
                            continue;
                        };
                        while let Some(location) = list.next().expect("a location is read") {
                            assert!(location.range.begin < location.range.end, "{name}: {:?}", location.range);
                            let mut operations = location.data.operations(unit.encoding());
                            while operations.next().expect("an operation is read").is_some() {}
                            count += 1;
                        }
                    }
                }
            });
        }
    }
    assert!(count > 40, "{count} locations");
}

/// A value that is not needed any more stays in its register until something else is written there.
#[test]
fn values_are_left_over() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"
        define i32 @f(i32 %a, ptr %p) !dbg !3 {
          %x = add i32 %a, 1, !dbg !7
            #dbg_value(i32 %x, !6, !DIExpression(), !7)
          store volatile i32 %x, ptr %p, !dbg !7
          store volatile i32 5, ptr %p, !dbg !7
          %y = load volatile i32, ptr %p, !dbg !7
            #dbg_value(i32 %y, !10, !DIExpression(), !7)
          store volatile i32 6, ptr %p, !dbg !7
          %z = add i32 %y, 1, !dbg !7
          store volatile i32 7, ptr %p, !dbg !7
          ret i32 %z, !dbg !7
        }
        !llvm.dbg.cu = !{!0}
        !llvm.module.flags = !{!8, !9}
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
        !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
        !2 = !DISubroutineType(types: !{null})
        !3 = distinct !DISubprogram(name: \"f\", file: !1, line: 1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
        !5 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
        !6 = !DILocalVariable(name: \"x\", scope: !3, file: !1, line: 2, type: !5)
        !7 = !DILocation(line: 2, scope: !3)
        !8 = !{i32 2, !\"Debug Info Version\", i32 3}
        !9 = !{i32 7, !\"Dwarf Version\", i32 5}
        !10 = !DILocalVariable(name: \"y\", scope: !3, file: !1, line: 3, type: !5)\n";
    // push rbp; mov rbp, rsp; add edi, 1; mov [rsi], edi; mov [rsi], 5; mov eax, [rsi]; mov [rsi], 6; add eax, 1; ...
    let expected = [("x".to_owned(), vec![(7, 0x1d + 3)]), ("y".to_owned(), vec![(0x11, 0x17 + 1)])];
    let ranges = |places: Vec<Located>| places.iter().map(|&(start, end, _)| (start, end)).collect();
    let found = places_of(text).into_iter().map(|(name, places)| (name, ranges(places)));
    assert_eq!(found.collect::<Vec<(String, Vec<(u64, u64)>)>>(), expected);
}

/// The address of an array whose length is computed is a value, in a register and then in the frame.
#[test]
fn arrays_whose_length_is_computed_have_places() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"
        declare void @g(ptr)
        define i32 @f(i64 %n) noinline optnone !dbg !3 {
          %a = alloca i32, i64 %n, align 16, !dbg !7
            #dbg_declare(ptr %a, !6, !DIExpression(), !7)
          call void @g(ptr %a), !dbg !7
          br label %next, !dbg !7
        next:
          %x = load i32, ptr %a, !dbg !7
          ret i32 %x, !dbg !7
        }
        !llvm.dbg.cu = !{!0}
        !llvm.module.flags = !{!8, !9}
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
        !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
        !2 = !DISubroutineType(types: !{null})
        !3 = distinct !DISubprogram(name: \"f\", file: !1, line: 1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
        !4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !{!10})
        !5 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
        !6 = !DILocalVariable(name: \"a\", scope: !3, file: !1, line: 2, type: !4)
        !7 = !DILocation(line: 2, scope: !3)
        !8 = !{i32 2, !\"Debug Info Version\", i32 3}
        !9 = !{i32 7, !\"Dwarf Version\", i32 5}
        !10 = !DISubrange(count: -1)\n";
    let places = places_of(text);
    let [(name, places)] = places.as_slice() else { panic!("{places:?}") };
    assert_eq!(name, "a");
    // The address is in a register at first, and then in the frame, to the end.
    let base = |place: &Located| (gimli::DW_OP_breg0.0..=gimli::DW_OP_breg31.0).contains(&place.2[0]);
    let slot = |place: &Located| place.2[0] == gimli::DW_OP_fbreg.0 && place.2.ends_with(&[gimli::DW_OP_deref.0]);
    assert!(places.first().is_some_and(base) && places.iter().any(slot), "{places:x?}");
    assert!(places.windows(2).all(|pair| pair[0].1 == pair[1].0), "{places:x?}");
}

/// A parameter that nothing uses stays in the register in which it arrives until something else is written there.
#[test]
fn parameters_without_uses_are_left_over() {
    for (triple, registers) in [("x86_64-unknown-linux-gnu", [5, 4, 1]), ("aarch64-unknown-linux-gnu", [0, 1, 2])] {
        let text = format!(
            "target triple = \"{triple}\"
            declare void @g(i32)
            define void @f(ptr %unused, ptr %p, i32 %n) !dbg !3 {{
                #dbg_value(ptr %unused, !6, !DIExpression(), !7)
                #dbg_value(ptr %p, !10, !DIExpression(), !7)
                #dbg_value(i32 %n, !11, !DIExpression(), !7)
              store volatile i32 1, ptr %p, !dbg !7
              call void @g(i32 1), !dbg !7
              ret void, !dbg !7
            }}
            !llvm.dbg.cu = !{{!0}}
            !llvm.module.flags = !{{!8, !9}}
            !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
            !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
            !2 = !DISubroutineType(types: !{{null}})
            !3 = distinct !DISubprogram(name: \"f\", file: !1, line: 1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
            !5 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
            !6 = !DILocalVariable(name: \"unused\", arg: 1, scope: !3, file: !1, line: 1, type: !12)
            !7 = !DILocation(line: 2, scope: !3)
            !8 = !{{i32 2, !\"Debug Info Version\", i32 3}}
            !9 = !{{i32 7, !\"Dwarf Version\", i32 5}}
            !10 = !DILocalVariable(name: \"p\", arg: 2, scope: !3, file: !1, line: 1, type: !12)
            !11 = !DILocalVariable(name: \"n\", arg: 3, scope: !3, file: !1, line: 1, type: !5)
            !12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)\n"
        );
        let places = places_of(&text);
        let names: Vec<&str> = places.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["unused", "p", "n"]);
        let first = |number: usize| &places[number].1[0];
        for (number, register) in registers.into_iter().enumerate() {
            assert_eq!(first(number).2, [gimli::DW_OP_reg0.0 + register], "{triple}: {}", names[number]);
            assert_eq!(first(number).0, first(0).0, "{triple}: {}", names[number]);
        }
        // The call may write all of them; then the caller may know the value.
        let after = &places[0].1[1];
        assert_eq!((after.0, after.2[0]), (first(0).1, gimli::DW_OP_entry_value.0), "{triple}");
    }
}

/// A call of an intrinsic for which there is no code loses nothing, and a call loses what is in registers when it runs.
#[test]
fn calls_without_code_lose_nothing() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"
        declare void @g()
        declare void @llvm.lifetime.start.p0(ptr)
        define void @f(i64 %unused) !dbg !3 {
          %a = alloca i32
            #dbg_value(i64 %unused, !6, !DIExpression(), !7)
          call void @llvm.lifetime.start.p0(ptr %a), !dbg !7
          call void @g(), !dbg !7
          ret void, !dbg !7
        }
        !llvm.dbg.cu = !{!0}
        !llvm.module.flags = !{!8, !9}
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
        !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
        !2 = !DISubroutineType(types: !{null})
        !3 = distinct !DISubprogram(name: \"f\", file: !1, line: 1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
        !5 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)
        !6 = !DILocalVariable(name: \"unused\", arg: 1, scope: !3, file: !1, line: 1, type: !5)
        !7 = !DILocation(line: 2, scope: !3)
        !8 = !{i32 2, !\"Debug Info Version\", i32 3}
        !9 = !{i32 7, !\"Dwarf Version\", i32 5}\n";
    let places = places_of(text);
    let [(name, places)] = places.as_slice() else { panic!("{places:?}") };
    assert_eq!(name, "unused");
    // push rbp; mov rbp, rsp; sub rsp, 0x30; call g. At the call it is in rdi, and afterwards the caller may know it.
    let call = 8;
    assert_eq!(places[0], (call, call + 1, vec![gimli::DW_OP_reg5.0]));
    assert_eq!((places[1].0, places[1].2[0]), (call + 1, gimli::DW_OP_entry_value.0));
}

/// Start and end of a range of code, and the expression that is true in it.
type Located = (u64, u64, Vec<u8>);

/// Returns the variables of a module of one unit whose places are lists.
fn places_of(text: &str) -> Vec<(String, Vec<Located>)> {
    let mut found = Vec::new();
    with_dwarf(&image_of(text.as_bytes(), 1), |dwarf| {
        let mut headers = dwarf.units();
        let header = headers.next().expect("a unit is read").expect("there is a unit");
        let unit = dwarf.unit(header).expect("a unit is read");
        let mut entries = unit.entries();
        while let Some(entry) = entries.next_dfs().expect("an entry is read") {
            let Some(value) = entry.attr_value(gimli::DW_AT_location) else { continue };
            let name = entry.attr_value(gimli::DW_AT_name).expect("it has a name");
            let name = dwarf.attr_string(&unit, name).expect("it is a string").to_string_lossy().into_owned();
            let mut list = dwarf.attr_locations(&unit, value).expect("it is read").expect("it is a list");
            let mut places = Vec::new();
            while let Some(location) = list.next().expect("a location is read") {
                places.push((location.range.begin, location.range.end, location.data.0.slice().to_vec()));
            }
            found.push((name, places));
        }
    });
    found
}

/// Landing pads do not lie in between a call and the code after it: a debugger would stop at the call's line again. When
/// the call is finished, it is still at that line.
#[test]
fn landing_pads_follow_the_code_after_the_call() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"
        declare void @g()
        declare i32 @__gxx_personality_v0(...)
        define i32 @f() noinline optnone personality ptr @__gxx_personality_v0 !dbg !3 {
          invoke void @g() to label %after unwind label %pad, !dbg !5
        pad:
          %p = landingpad { ptr, i32 } cleanup, !dbg !7
          call void @g(), !dbg !7
          resume { ptr, i32 } %p, !dbg !7
        after:
          invoke void @g() to label %end unwind label %pad, !dbg !6
        end:
          ret i32 0, !dbg !10
        }
        !llvm.dbg.cu = !{!0}
        !llvm.module.flags = !{!8, !9}
        !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
        !1 = !DIFile(filename: \"a.cpp\", directory: \"/src\")
        !2 = !DISubroutineType(types: !{null})
        !3 = distinct !DISubprogram(name: \"f\", file: !1, line: 1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
        !5 = !DILocation(line: 5, scope: !3)
        !6 = !DILocation(line: 6, scope: !3)
        !7 = !DILocation(line: 9, scope: !3)
        !8 = !{i32 2, !\"Debug Info Version\", i32 3}
        !9 = !{i32 7, !\"Dwarf Version\", i32 5}
        !10 = !DILocation(line: 7, scope: !3)\n";
    let image = image_of(text.as_bytes(), 1);
    with_dwarf(&image, |dwarf| {
        let described = describe(dwarf);
        // The last is that of the code that undoes the frame.
        assert!(described.ends_with("\nlines 0 5! 6 7 9 7\n"), "{described}");
        let header = dwarf.units().next().expect("the header is read").expect("there is a unit");
        let program = dwarf.unit(header).expect("the unit is read").line_program.expect("there are lines");
        let code = &image.sections.values().find(|section| section.flags.exec).expect("there is code").bytes;
        let mut rows = program.rows();
        let mut after_calls = 0;
        while let Some((_, row)) = rows.next_row().expect("a row is read") {
            if let Some(6 | 7) = row.line().map(std::num::NonZeroU64::get).filter(|_| after_calls < 2) {
                after_calls += 1;
                // A byte that does nothing is the end of the line before.
                assert_eq!(code[row.address() as usize - 1], 0x90);
            }
        }
        assert_eq!(after_calls, 2);
    });
}

/// Code is the same with and without debug information, except that functions that are not optimised keep lines.
#[test]
fn optimised_code_does_not_depend_on_it() {
    for name in ["records1.ll", "classes1.ll", "variants1.ll"] {
        let text =
            String::from_utf8(std::fs::read(folder().join(name)).expect("the module is read")).expect("it is text");
        let plain = text.replace("emissionKind: FullDebug", "emissionKind: NoDebug");
        let code = |text: &str| -> Vec<(Vec<u8>, Vec<u8>)> {
            let image = image_of(text.as_bytes(), 1);
            let sections = image.sections.values().filter(|section| section.flags.exec);
            sections.map(|section| (section.name.clone(), section.bytes.clone())).collect()
        };
        assert_eq!(code(&text), code(&plain), "{name}");
    }
}

#[test]
fn macros_are_those_of_the_source() {
    for version in [4, 5] {
        let text = format!(
            "target triple = \"x86_64-unknown-linux-gnu\"
            !llvm.dbg.cu = !{{!0}}
            !llvm.module.flags = !{{!8, !9}}
            !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug, macros: !2)
            !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
            !2 = !{{!3}}
            !3 = !DIMacroFile(file: !1, nodes: !4)
            !4 = !{{!5, !6, !7}}
            !5 = !DIMacro(type: DW_MACINFO_define, line: 1, name: \"A\", value: \"1\")
            !6 = !DIMacroFile(line: 2, file: !10, nodes: !11)
            !7 = !DIMacro(type: DW_MACINFO_undef, line: 3, name: \"A\")
            !8 = !{{i32 7, !\"Dwarf Version\", i32 {version}}}
            !9 = !{{i32 2, !\"Debug Info Version\", i32 3}}
            !10 = !DIFile(filename: \"a.h\", directory: \"/src\")
            !11 = !{{!12}}
            !12 = !DIMacro(type: DW_MACINFO_define, line: 300, name: \"B(x)\", value: \"((x)+A)\")"
        );
        with_dwarf(&image_of(text.as_bytes(), 1), |dwarf| {
            let header = dwarf.units().next().expect("the header is read").expect("there is a unit");
            let unit = dwarf.unit(header).expect("the unit is read");
            let unit = unit.unit_ref(dwarf);
            let root = unit.entry(gimli::UnitOffset(unit.header.header_size())).expect("the entry is read");
            let file_name = |number: u64| {
                let program = unit.line_program.as_ref().expect("there are lines");
                let file = program.header().file(number).expect("the file is known");
                dwarf.attr_string(&unit, file.path_name()).expect("it has a name").to_string_lossy().into_owned()
            };
            let mut entries = match version {
                5 => match root.attr_value(gimli::DW_AT_macros) {
                    Some(AttributeValue::DebugMacroRef(offset)) => dwarf.macros(offset),
                    other => panic!("{other:?}"),
                },
                _ => match root.attr_value(gimli::DW_AT_macro_info) {
                    Some(AttributeValue::DebugMacinfoRef(offset)) => dwarf.macinfo(offset),
                    other => panic!("{other:?}"),
                },
            }
            .expect("the macros are read");
            let mut found = Vec::new();
            while let Some(entry) = entries.next().expect("the entry is read") {
                let text = |text: gimli::MacroString<_>| {
                    text.string(unit).expect("it has a text").to_string_lossy().into_owned()
                };
                found.push(match entry {
                    gimli::MacroEntry::Define { line, text: of } => format!("{line} {}", text(of)),
                    gimli::MacroEntry::Undef { line, name } => format!("{line} not {}", text(name)),
                    gimli::MacroEntry::StartFile { line, file } => format!("{line} file {}", file_name(file)),
                    gimli::MacroEntry::EndFile => "end".to_owned(),
                    other => panic!("{other:?}"),
                });
            }
            let expected = ["0 file a.c", "1 A 1", "2 file a.h", "300 B(x) ((x)+A)", "end", "3 not A", "end"];
            assert_eq!(found, expected, "version {version}");
        });
    }
}

/// Returns the names of an entry, which may be those of another.
fn names_of(dwarf: &gimli::Dwarf<Slice<'_>>, unit: &gimli::Unit<Slice<'_>>, offset: gimli::UnitOffset) -> Vec<String> {
    let entry = unit.entry(offset).expect("the entry is there");
    let mut names = Vec::new();
    for attribute in entry.attrs() {
        match (attribute.name(), attribute.value()) {
            (gimli::DW_AT_name | gimli::DW_AT_linkage_name, value) => {
                let text = dwarf.attr_string(unit, value).expect("the name is a string");
                names.push(text.to_string_lossy().into_owned());
            }
            (gimli::DW_AT_abstract_origin | gimli::DW_AT_specification, AttributeValue::UnitRef(other)) => {
                names.extend(names_of(dwarf, unit, other));
            }
            _ => {}
        }
    }
    names
}

/// A unit that asks for a table of names has all its code and types in it, and nothing else. Entries of the table say
/// which entry of it is around them.
#[test]
fn names_are_those_of_entries() {
    let mut parents_in_table = 0;
    for name in ["records0.ll", "records1.ll", "classes1.ll", "variants0.ll"] {
        let text =
            String::from_utf8(std::fs::read(folder().join(name)).expect("the module is read")).expect("it is text");
        let has_table = |image: &Image| image.sections.values().any(|section| section.name == b".debug_names");
        assert!(!has_table(&image_of(text.as_bytes(), 1)), "{name}: it is not asked for");
        let flag = |version: u32| format!("!\"Dwarf Version\", i32 {version}");
        // rustc's modules are of version 4.
        let asking = text.replace(", nameTableKind: None", "").replace(&flag(4), &flag(5));
        let old = asking.replace(&flag(5), &flag(4));
        assert!(!has_table(&image_of(old.as_bytes(), 1)), "{name}: version 4 has none");
        with_dwarf(&image_of(asking.as_bytes(), 1), |dwarf| {
            let header = dwarf.debug_names.headers().next().expect("the header is read").expect("there is a table");
            let index = header.index().expect("the table is read");
            let header = dwarf.units().next().expect("the header is read").expect("there is a unit");
            let unit = dwarf.unit(header).expect("the unit is read");
            let mut found = std::collections::BTreeSet::new();
            let mut parents = Vec::new();
            let mut buckets = 0;
            for bucket in 0..index.bucket_count() {
                let Some(mut in_bucket) = index.find_by_bucket(bucket).expect("the bucket is read") else { continue };
                while let Some((number, hash)) = in_bucket.next().expect("the name is read") {
                    buckets += 1;
                    assert_eq!(hash % index.bucket_count(), bucket, "{name}");
                    let text = index.name_string(number, &dwarf.debug_str).expect("the name is read");
                    let text = text.to_string_lossy().into_owned();
                    let mut entries = index.name_entries(number).expect("the entries are read");
                    while let Some(entry) = entries.next().expect("the entry is read") {
                        let offset = entry.die_offset().expect("it has an offset").expect("it has an offset");
                        let tag = unit.entry(offset).expect("the entry is there").tag();
                        assert_eq!(tag, entry.tag, "{name}: {text}");
                        assert!(names_of(dwarf, &unit, offset).contains(&text), "{name}: {text}");
                        assert!(found.insert((offset.0, text.clone())), "{name}: {text} is there twice");
                        parents.push((offset, entry.parent().expect("the parent is read")));
                    }
                }
            }
            assert_eq!(buckets, index.name_count(), "{name}: all names are in buckets");
            let mut entries = unit.entries();
            let mut around: Vec<(gimli::UnitOffset, bool)> = Vec::new();
            let mut expected = std::collections::BTreeMap::new();
            while let Some(entry) = entries.next_dfs().expect("an entry is read") {
                let has = |at| entry.attr_value(at).is_some();
                around.truncate(entry.depth() as usize);
                expected.insert(entry.offset().0, around.last().copied());
                around.push((entry.offset(), has(gimli::DW_AT_declaration)));
                let is_named = match entry.tag() {
                    gimli::DW_TAG_subprogram | gimli::DW_TAG_inlined_subroutine => {
                        has(gimli::DW_AT_low_pc) || has(gimli::DW_AT_ranges)
                    }
                    gimli::DW_TAG_base_type
                    | gimli::DW_TAG_structure_type
                    | gimli::DW_TAG_class_type
                    | gimli::DW_TAG_union_type
                    | gimli::DW_TAG_enumeration_type
                    | gimli::DW_TAG_typedef
                    | gimli::DW_TAG_pointer_type => !has(gimli::DW_AT_declaration),
                    gimli::DW_TAG_namespace => true,
                    _ => continue,
                };
                for text in names_of(dwarf, &unit, entry.offset()) {
                    assert_eq!(found.contains(&(entry.offset().0, text.clone())), is_named, "{name}: {text}");
                }
            }
            for &(offset, parent) in &parents {
                let (expected, is_declaration) = expected[&offset.0].expect("the unit is around it");
                let is_in_table = parents.iter().any(|&(offset, _)| offset == expected);
                match parent {
                    None => assert!(is_declaration, "{name}: {offset:?}"),
                    Some(None) => assert!(!is_declaration && !is_in_table, "{name}: {offset:?}"),
                    Some(Some(parent)) => {
                        let parent = index.name_entry(parent).expect("it is read").die_offset().expect("it is read");
                        assert_eq!((parent, is_declaration), (Some(expected), false), "{name}: {offset:?}");
                        parents_in_table += 1;
                    }
                }
            }
        });
    }
    assert!(parents_in_table > 20, "{parents_in_table} entries with a parent in the table");
}

/// A function whose result is gone is not asked for it: its type says that it is not to be called.
#[test]
fn functions_without_their_results_say_so() {
    for (convention, expected) in [("", None), ("cc: DW_CC_nocall, ", Some(gimli::DW_CC_nocall))] {
        let text = format!(
            "target triple = \"x86_64-unknown-linux-gnu\"
            define internal void @f() !dbg !5 {{
              ret void
            }}
            !llvm.dbg.cu = !{{!0}}
            !llvm.module.flags = !{{!2, !3}}
            !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
            !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
            !2 = !{{i32 7, !\"Dwarf Version\", i32 5}}
            !3 = !{{i32 2, !\"Debug Info Version\", i32 3}}
            !4 = !{{!7}}
            !5 = distinct !DISubprogram(name: \"f\", file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
            !6 = !DISubroutineType({convention}types: !4)
            !7 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)"
        );
        with_dwarf(&image_of(text.as_bytes(), 1), |dwarf| {
            let header = dwarf.units().next().expect("the header is read").expect("there is a unit");
            let unit = dwarf.unit(header).expect("the unit is read");
            let mut entries = unit.entries();
            let mut count = 0;
            while let Some(entry) = entries.next_dfs().expect("an entry is read") {
                if entry.tag() == gimli::DW_TAG_subprogram {
                    count += 1;
                    let found = entry.attr_value(gimli::DW_AT_calling_convention);
                    assert_eq!(found, expected.map(AttributeValue::CallingConvention));
                }
            }
            assert_eq!(count, 1);
        });
    }
}
