//! Split debug information against the same that is not split, read by `gimli`: entries, ranges, locations and lines are
//! equal once addresses are looked up.

use std::fmt::Write as _;
use std::path::Path;

use draig_codegen::{CodegenOptions, compile, split_sections};
use draig_image::{FixupKind, Image, SymbolPlace};
use draig_target::Triple;
use gimli::{AttributeValue, EndianSlice, Operation, RunTimeEndian};

type Slice<'a> = EndianSlice<'a, RunTimeEndian>;
type Dwarf<'a> = gimli::Dwarf<Slice<'a>>;
type Unit<'a> = gimli::Unit<Slice<'a>>;
/// Names of sections with their bytes.
type Sections = Vec<(String, Vec<u8>)>;

const TRIPLES: [&str; 2] = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"];
const NAMES: [&str; 6] = ["records0", "records1", "classes0", "classes1", "variants0", "variants1"];

/// Variables of threads, macros, code in two sections and a name that is in both.
const MORE: &str = "
    @tl = thread_local global i32 3, !dbg !20
    @g = global i32 4, !dbg !22
    define i32 @f(i32 %a, ptr %p) !dbg !3 {
      store ptr @g, ptr %p, !dbg !7
        #dbg_value(ptr @g, !6, !DIExpression(), !7)
      %t = call ptr @llvm.threadlocal.address(ptr @tl), !dbg !7
      %x = load i32, ptr %t, !dbg !7
      ret i32 %x, !dbg !7
    }
    define i32 @h(i32 %a) section \"other\" !dbg !12 {
      ret i32 %a, !dbg !13
    }
    !llvm.dbg.cu = !{!0, !30}
    !llvm.module.flags = !{!8, !9}
    !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug, macros: !2, globals: !10, nameTableKind: KIND)
    !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
    !2 = !{!14}
    !3 = distinct !DISubprogram(name: \"f\", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !15)
    !4 = !DISubroutineType(types: !{!5, !5})
    !5 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
    !6 = !DILocalVariable(name: \"x\", scope: !3, file: !1, line: 2, type: !16)
    !7 = !DILocation(line: 2, scope: !3)
    !8 = !{i32 7, !\"Dwarf Version\", i32 VERSION}
    !9 = !{i32 2, !\"Debug Info Version\", i32 3}
    !10 = !{!20, !22}
    !12 = distinct !DISubprogram(name: \"h\", file: !31, line: 5, type: !4, unit: !30, spFlags: DISPFlagDefinition)
    !13 = !DILocation(line: 6, scope: !12)
    !14 = !DIMacro(type: DW_MACINFO_define, line: 1, name: \"A\", value: \"1\")
    !15 = !{!6}
    !16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
    !20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
    !21 = distinct !DIGlobalVariable(name: \"tl\", scope: !0, file: !1, line: 8, type: !5, isDefinition: true)
    !22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
    !23 = distinct !DIGlobalVariable(name: \"g\", scope: !0, file: !1, line: 9, type: !5, isLocal: true, isDefinition: true)
    !30 = distinct !DICompileUnit(language: DW_LANG_C11, file: !31, emissionKind: FullDebug)
    !31 = !DIFile(filename: \"b.c\", directory: \"/src\")
";

fn image_of(text: &str, triple: &str, split: bool) -> Image {
    let mut parsed = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid");
    draig_upgrade::upgrade_text(&mut parsed.module);
    let verified = draig_verify::verify(&parsed.module).expect("the module is valid");
    let triple = Some(Triple::parse(triple));
    let split_dwarf_file = split.then(|| "a.dwo".to_owned());
    let options = CodegenOptions { triple, split_dwarf_file, ..CodegenOptions::default() };
    compile(&verified, &options).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns the sections of debug information after fixups, with section number `n` of the image at address `n << 32`, and
/// a variable of a thread at its offset there.
fn linked(image: &Image) -> Sections {
    let debug = image.sections.values().filter(|section| section.name.starts_with(b".debug_"));
    let apply = |section: &draig_image::Section| {
        let mut bytes = section.bytes.clone();
        for fixup in &section.fixups {
            let address = match image[fixup.symbol].place {
                SymbolPlace::Section(section, offset) if image[section].name.starts_with(b".debug_") => offset as i64,
                SymbolPlace::Section(section, offset) => (i64::from(section.as_u32()) << 32) + offset as i64,
                _ => 0,
            };
            let address = if fixup.kind == FixupKind::DtpOff64 { address | 1 << 60 } else { address };
            let place = &mut bytes[fixup.offset as usize..];
            fixup.kind.field().store(place, address + fixup.addend).expect("the field holds it");
        }
        (String::from_utf8_lossy(&section.name).into_owned(), bytes)
    };
    debug.map(apply).collect()
}

fn load<'a>(sections: &'a Sections, suffix: &str) -> Dwarf<'a> {
    let load = |id: gimli::SectionId| -> Result<Slice<'a>, gimli::Error> {
        let name = format!("{}{suffix}", id.name());
        let found = sections.iter().find(|(known, _)| *known == name);
        Ok(EndianSlice::new(found.map_or(&[], |(_, bytes)| bytes), RunTimeEndian::Little))
    };
    gimli::Dwarf::load(load).expect("the sections are read")
}

fn expression(dwarf: &Dwarf<'_>, unit: &Unit<'_>, expression: gimli::Expression<Slice<'_>>) -> String {
    let mut out = String::new();
    let mut operations = expression.operations(unit.encoding());
    while let Some(operation) = operations.next().expect("an operation is read") {
        let address = |index| dwarf.address(unit, index).expect("the address is there");
        let known = match operation {
            Operation::AddressIndex { index } => format!("address {:#x}", address(index)),
            Operation::ConstantIndex { index } => format!("number {:#x}", address(index)),
            Operation::Address { address } => format!("address {address:#x}"),
            Operation::UnsignedConstant { value } => format!("number {value:#x}"),
            other => format!("{other:?}"),
        };
        write!(out, "{known}, ").unwrap();
    }
    out
}

fn attribute(dwarf: &Dwarf<'_>, unit: &Unit<'_>, attribute: &gimli::Attribute<Slice<'_>>) -> String {
    let value = attribute.value();
    if let Ok(text) = dwarf.attr_string(unit, value) {
        return text.to_string_lossy().into_owned();
    }
    if attribute.name() == gimli::DW_AT_ranges {
        let mut ranges = dwarf.attr_ranges(unit, value).expect("it is read").expect("it is a list");
        let mut out = String::new();
        while let Some(range) = ranges.next().expect("a range is read") {
            write!(out, "{:#x}..{:#x} ", range.begin, range.end).unwrap();
        }
        return out;
    }
    match value {
        AttributeValue::Addr(_) | AttributeValue::DebugAddrIndex(_) => {
            format!("{:#x?}", dwarf.attr_address(unit, value).expect("the address is there"))
        }
        AttributeValue::Exprloc(of) => expression(dwarf, unit, of),
        AttributeValue::UnitRef(to) => {
            let entry = unit.entry(to).expect("the reference is to an entry");
            let name = entry.attr_value(gimli::DW_AT_name).and_then(|name| dwarf.attr_string(unit, name).ok());
            format!("{} {}", entry.tag(), name.map_or_else(String::new, |name| name.to_string_lossy().into_owned()))
        }
        AttributeValue::LocationListsRef(_) | AttributeValue::DebugLocListsIndex(_) => {
            let mut list = dwarf.attr_locations(unit, value).expect("it is read").expect("it is a list");
            let mut out = String::new();
            while let Some(location) = list.next().expect("a location is read") {
                let gimli::Range { begin, end } = location.range;
                write!(out, "{begin:#x}..{end:#x} {}; ", expression(dwarf, unit, location.data)).unwrap();
            }
            out
        }
        other => format!("{other:?}"),
    }
}

/// Describes the entries of a unit after the first.
fn entries(dwarf: &Dwarf<'_>, unit: &Unit<'_>) -> String {
    let mut out = String::new();
    let mut entries = unit.entries();
    while let Some(entry) = entries.next_dfs().expect("an entry is read") {
        if entry.depth() == 0 {
            continue;
        }
        let attributes = entry.attrs().iter().map(|each| format!("{} {}", each.name(), attribute(dwarf, unit, each)));
        writeln!(out, "{} {} {:?}", entry.depth(), entry.tag(), attributes.collect::<Vec<_>>()).unwrap();
    }
    out
}

fn only_unit<'a>(dwarf: &Dwarf<'a>) -> Unit<'a> {
    let mut headers = dwarf.units();
    let header = headers.next().expect("a header is read").expect("there is a unit");
    assert!(headers.next().expect("a header is read").is_none(), "there is one unit");
    dwarf.unit(header).expect("the unit is read")
}

/// Calls `look` with the debug information of an object and of its file, and the unit of each.
fn with_split(text: &str, triple: &str, look: impl FnOnce(&Dwarf<'_>, &Unit<'_>, &Dwarf<'_>, &Unit<'_>)) {
    let mut image = image_of(text, triple, true);
    let split = split_sections(&mut image);
    assert!(split.sections.values().all(|section| section.fixups.is_empty() && section.flags.exclude));
    assert!(image.sections.values().all(|section| !section.name.ends_with(b".dwo")));
    let (object, split) = (linked(&image), linked(&split));
    let object = load(&object, "");
    let mut file = load(&split, ".dwo");
    file.make_dwo(&object);
    let skeleton = only_unit(&object);
    let mut unit = only_unit(&file);
    unit.copy_relocated_attributes(&skeleton);
    let name = skeleton.dwo_name().expect("it is read").expect("the object names the file");
    let name = object.attr_string(&skeleton, name).expect("it is a string");
    assert_eq!(name.to_string_lossy(), "a.dwo");
    assert!(skeleton.dwo_id.is_some() && skeleton.dwo_id == unit.dwo_id, "both units have one number");
    look(&object, &skeleton, &file, &unit);
}

fn with_version(text: &str, version: u32) -> String {
    let flag = |version: u32| format!("!\"Dwarf Version\", i32 {version}");
    let other = 9 - version;
    text.replace(&flag(other), &flag(version))
}

#[test]
fn split_information_is_that_of_one_object() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/debug");
    for name in NAMES {
        let text = std::fs::read_to_string(folder.join(name).with_extension("ll")).expect("the module is read");
        for (triple, version) in TRIPLES.iter().flat_map(|&triple| [4, 5].map(|version| (triple, version))) {
            let text = with_version(&text, version);
            let whole = linked(&image_of(&text, triple, false));
            let whole = load(&whole, "");
            let expected_unit = only_unit(&whole);
            let expected = entries(&whole, &expected_unit);
            assert!(expected.lines().count() > 20 && expected.contains("DW_AT_location"), "{name}");
            with_split(&text, triple, |object, skeleton, file, unit| {
                assert_eq!(entries(file, unit), expected, "{name}, {triple}, version {version}");
                assert_eq!(skeleton.header.version(), version as u16);
                assert_eq!(entries(object, skeleton), "", "the object has one entry");
                let lines = |unit: &Unit<'_>| {
                    let mut rows = unit.line_program.clone().expect("there are lines").rows();
                    let mut out = Vec::new();
                    while let Some((_, row)) = rows.next_row().expect("a row is read") {
                        out.push((row.address(), row.file_index(), row.line(), row.is_stmt()));
                    }
                    out
                };
                assert_eq!(lines(skeleton), lines(&expected_unit), "{name}");
                let ranges = |dwarf: &Dwarf<'_>, unit: &Unit<'_>| {
                    let mut ranges = dwarf.unit_ranges(unit).expect("the ranges are read");
                    let mut out = Vec::new();
                    while let Some(range) = ranges.next().expect("a range is read") {
                        out.push((range.begin, range.end));
                    }
                    out
                };
                assert_eq!(ranges(object, skeleton), ranges(&whole, &expected_unit), "{name}");
            });
        }
    }
}

/// Several units become one, and what has no relocations in the object has its places there.
#[test]
fn units_are_one_with_their_macros_and_names() {
    for (triple, version) in TRIPLES.iter().flat_map(|&triple| [4, 5].map(|version| (triple, version))) {
        let text = MORE.replace("VERSION", &version.to_string()).replace("KIND", "GNU");
        let has_thread_places = triple.starts_with("x86_64");
        with_split(&text, triple, |_, _, file, unit| {
            let described = entries(file, unit);
            for expected in ["DW_AT_name f", "DW_AT_name h", "DW_AT_name tl", "StackValue"] {
                assert!(described.contains(expected), "{expected}: {described}");
            }
            assert_eq!(described.contains("number 0x1"), has_thread_places, "{triple}, version {version}: {described}");
            assert_eq!(described.contains("TLS"), has_thread_places, "{described}");
            let root = unit.entry(gimli::UnitOffset(unit.header.header_size())).expect("the entry is read");
            let mut macros = match (root.attr_value(gimli::DW_AT_macros), root.attr_value(gimli::DW_AT_macro_info)) {
                (Some(AttributeValue::DebugMacroRef(offset)), _) => file.macros(offset),
                (_, Some(AttributeValue::DebugMacinfoRef(offset))) => file.macinfo(offset),
                other => panic!("{other:?}"),
            }
            .expect("the macros are read");
            match macros.next().expect("a macro is read") {
                Some(gimli::MacroEntry::Define { line: 1, text }) => {
                    let text = text.string(unit.unit_ref(file)).expect("it has a text");
                    assert_eq!(text.to_string_lossy(), "A 1");
                }
                other => panic!("{other:?}"),
            }
        });
        let image = image_of(&text, triple, true);
        let bytes =
            |name: &[u8]| image.sections.values().find(|section| section.name == name).map(|found| &found.bytes);
        let names = bytes(b".debug_gnu_pubnames").expect("there is a table");
        let size = bytes(b".debug_info").expect("there is a unit").len() as u32;
        assert_eq!(names[4..6], 2u16.to_le_bytes());
        assert_eq!(names[10..14], size.to_le_bytes(), "the table is about the object's unit");
        // Kinds of the index: 2 is a variable, 3 a function, and 8 is known in its unit alone.
        for (name, kind) in [("f", 0x30), ("h", 0x30), ("g", 0xa0), ("tl", 0x20)] {
            let entry = [&[kind], name.as_bytes(), &[0]].concat();
            assert!(names.windows(entry.len()).any(|part| *part == *entry), "{name}: {names:02x?}");
        }
        let types = bytes(b".debug_gnu_pubtypes").expect("there is a table");
        assert!(types.windows(5).any(|part| part == b"\x90int\0"), "{types:02x?}");
        assert!(bytes(b".debug_line.dwo").is_some_and(|bytes| !bytes.is_empty()), "macros have files");
    }
}

/// The standard's table of names is in the object, and finds entries of the file.
#[test]
fn names_of_the_object_lead_to_the_file() {
    let text = MORE.replace("VERSION", "5").replace("KIND", "Default");
    with_split(&text, TRIPLES[0], |object, _, _, unit| {
        let index = object.debug_names.headers().next().expect("it is read").expect("there is a table");
        let index = index.index().expect("the table is read");
        let mut found = Vec::new();
        for number in index.names() {
            let name = index.name_string(number, &object.debug_str).expect("the name is read").to_string_lossy();
            let mut entries = index.name_entries(number).expect("the entries are read");
            while let Some(entry) = entries.next().expect("an entry is read") {
                let offset = entry.die_offset().expect("it is read").expect("it has one");
                assert_eq!(unit.entry(offset).expect("the entry is there").tag(), entry.tag, "{name}");
                found.push(name.to_string());
            }
        }
        found.sort();
        // The pointer `x` is known while its function does not run.
        assert_eq!(found, ["f", "g", "h", "int", "tl", "x"]);
    });
}

#[test]
fn other_formats_have_no_split_information() {
    let text = MORE.replace("VERSION", "5").replace("KIND", "None").replace("section \"other\"", "");
    let module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module;
    let verified = draig_verify::verify(&module).expect("the module is valid");
    for triple in ["x86_64-pc-windows-msvc", "arm64-apple-macosx"] {
        let options = CodegenOptions {
            triple: Some(Triple::parse(triple)),
            split_dwarf_file: Some("a.dwo".to_owned()),
            ..CodegenOptions::default()
        };
        let error = compile(&verified, &options).expect_err("it is refused").to_string();
        assert!(error.contains("split debug information"), "{error}");
    }
}
