//! Mach-O objects of modules without functions against those of LLVM 22's `llc`, and the parts of those with functions
//! that LLVM's cannot equal.
//!
//! `tests/macho/NAME.txt` describes what `llc -filetype=obj` makes of `NAME.ll`: sections, symbols and relocations, each on
//! a line. `BLESS=1` writes the descriptions again, from `llc-22`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use draig_codegen::{CodegenOptions, compile};
use draig_object::{Machine, write_macho};
use object::read::macho::{LoadCommandVariant, MachHeader, MachOFile64, Nlist as _, Section as _};
use object::{LittleEndian, Object as _, ObjectSection as _, ObjectSymbol as _, SectionIndex, SymbolIndex, macho};

type File<'a> = MachOFile64<'a, LittleEndian>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/macho")
}

fn compiled(text: &[u8]) -> Result<Vec<u8>, String> {
    let mut parsed = draig_asm::parse_module(text, &Default::default()).expect("the text is valid");
    draig_upgrade::upgrade_text(&mut parsed.module);
    let verified = draig_verify::verify(&parsed.module).expect("the module is valid");
    let machine = if parsed.module.triple.is_aarch64() { Machine::AArch64 } else { Machine::X86_64 };
    let image = compile(&verified, &CodegenOptions::default()).map_err(|error| error.to_string())?;
    write_macho(&image, machine).map_err(|error| error.to_string())
}

fn object_of(text: &[u8]) -> Vec<u8> {
    compiled(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Describes an object without what is free: the order of sections, the places of symbols among others of a section, and
/// what begins each section for AArch64.
fn describe(bytes: &[u8]) -> String {
    let file: File<'_> = File::parse(bytes).expect("the object is read");
    let mut lines = Vec::new();
    let full_name = |index: usize| {
        let section = file.section_by_index(SectionIndex(index)).unwrap();
        let segment = section.segment_name().unwrap().unwrap().to_owned();
        format!("{segment},{}", section.name().unwrap())
    };
    let is_label = |name: &str| name.starts_with("ltmp");
    for section in file.sections() {
        // LLVM begins that of code always.
        if section.size() == 0 && section.name() == Ok("__text") {
            continue;
        }
        let name = full_name(section.index().0);
        let raw = section.macho_section();
        let align =
            if name.ends_with("__thread_vars") { "any".to_owned() } else { raw.align(LittleEndian).to_string() };
        let flags = raw.flags(LittleEndian).0;
        let mut data = section.data().unwrap().to_vec();
        lines.push(format!("section {name} flags {flags:#x} size {} align {align}", section.size()));
        for relocation in section.macho_relocations().unwrap() {
            let info = relocation.info(LittleEndian);
            let place = symbol_before(&file, section.index(), u64::from(info.r_address)).unwrap_or_default();
            lines.push(format!(
                "relocation {name} {place} type {} size {} relative {} of {}",
                info.r_type.0,
                info.r_length,
                u8::from(info.r_pcrel),
                match info.r_extern {
                    true => {
                        let symbol = file.symbol_by_index(SymbolIndex(info.r_symbolnum as usize)).unwrap();
                        symbol.name().unwrap().to_owned()
                    }
                    false => {
                        let start = file.section_by_index(SectionIndex(info.r_symbolnum as usize)).unwrap().address();
                        let field = &mut data[info.r_address as usize..][..8];
                        let address = u64::from_le_bytes(field.try_into().unwrap());
                        field.fill(0);
                        format!("{}+{:#x}", full_name(info.r_symbolnum as usize), address - start)
                    }
                }
            ));
        }
        for symbol in file.symbols().filter(|symbol| symbol.section_index() == Some(section.index())) {
            let at = (symbol.address() - section.address()) as usize;
            let is_end = |other: &u64| *other > symbol.address();
            let starts = file.symbols().filter(|other| other.section_index() == Some(section.index()));
            let end = starts.map(|other| other.address()).filter(is_end).min();
            let end = end.map_or(section.size() as usize, |end| (end - section.address()) as usize);
            let name = symbol.name().unwrap();
            if let Some(bytes) = data.get(at..end).filter(|_| !is_label(name)) {
                // Padding may follow.
                let used = bytes.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
                lines.push(format!("content {name} {:02x?}", &bytes[..used]));
            }
        }
    }
    for symbol in file.symbols() {
        let raw = symbol.macho_symbol();
        let name = symbol.name().unwrap();
        if is_label(name) {
            continue;
        }
        let section = symbol.section_index().map_or_else(String::new, |index| full_name(index.0));
        let (kind, bits) = (raw.n_type(), raw.n_desc(LittleEndian));
        let mut line = format!("symbol {name} type {:#x} bits {:#x} in {section}", kind.0, bits.0);
        if section.is_empty() {
            let _ = write!(line, " value {:#x}", raw.n_value(LittleEndian));
        }
        lines.push(line);
    }
    lines.extend(commands(bytes));
    lines.sort();
    lines.join("\n") + "\n"
}

/// Returns the last symbol that begins before or at an offset of a section, and the distance from it.
fn symbol_before(file: &File<'_>, section: SectionIndex, offset: u64) -> Option<String> {
    let address = file.section_by_index(section).unwrap().address() + offset;
    let symbols = file.symbols().filter(|symbol| symbol.section_index() == Some(section));
    let before = symbols.filter(|symbol| symbol.address() <= address && !symbol.name().unwrap().starts_with("ltmp"));
    let last = before.max_by_key(|symbol| (symbol.address(), symbol.index().0))?;
    Some(format!("{}+{:#x}", last.name().unwrap(), address - last.address()))
}

/// Describes the load commands of systems and of options.
fn commands(bytes: &[u8]) -> Vec<String> {
    let header = macho::MachHeader64::<LittleEndian>::parse(bytes, 0).unwrap();
    let mut lines = vec![format!("flags {:#x}", header.flags(LittleEndian).0)];
    let mut commands = header.load_commands(LittleEndian, bytes, 0).unwrap();
    while let Some(command) = commands.next().unwrap() {
        match command.variant().unwrap() {
            LoadCommandVariant::BuildVersion(version, _) => {
                let (platform, minimum, sdk) = (version.platform, version.minos, version.sdk);
                lines.push(format!(
                    "system {} from {:#x} sdk {:#x}",
                    platform.get(LittleEndian),
                    minimum.get(LittleEndian),
                    sdk.get(LittleEndian)
                ));
            }
            LoadCommandVariant::VersionMin(version) => {
                let (minimum, sdk) = (version.version.get(LittleEndian), version.sdk.get(LittleEndian));
                lines.push(format!("system {:#x} from {minimum:#x} sdk {sdk:#x}", command.cmd().0));
            }
            _ if command.cmd() == macho::LC_LINKER_OPTION => {
                let words = command.raw_data()[12..].split(|&byte| byte == 0).filter(|word| !word.is_empty());
                let words: Vec<_> = words.map(String::from_utf8_lossy).collect();
                lines.push(format!("option {}", words.join(" ")));
            }
            _ => {}
        }
    }
    lines
}

#[test]
fn objects_are_those_of_llvm() {
    let bless = std::env::var_os("BLESS").is_some();
    let mut names: Vec<PathBuf> = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
    assert!(!names.is_empty(), "the inputs are there");
    for path in names {
        let expected = path.with_extension("txt");
        if bless {
            let object = std::env::temp_dir().join(format!("draig-macho-{}.o", std::process::id()));
            let done =
                std::process::Command::new("llc-22").args(["-filetype=obj", "-o"]).arg(&object).arg(&path).status();
            assert!(done.expect("llc-22 runs").success());
            std::fs::write(&expected, describe(&std::fs::read(&object).unwrap())).unwrap();
            std::fs::remove_file(object).unwrap();
        }
        let ours = describe(&object_of(&std::fs::read(&path).unwrap()));
        let theirs = std::fs::read_to_string(&expected).unwrap();
        let only = |one: &str, other: &str, sign: char| -> Vec<String> {
            let lines = one.lines().filter(|line| !other.lines().any(|known| known == *line));
            lines.map(|line| format!("{sign}{line}")).collect()
        };
        let differences = [only(&ours, &theirs, '+'), only(&theirs, &ours, '-')].concat();
        assert!(differences.is_empty(), "{}:\n{}", path.display(), differences.join("\n"));
    }
}

/// Returns the relocations of a section: place, type and symbol, from its start on.
fn relocations(file: &File<'_>, name: &str) -> Vec<(u64, u8, String)> {
    let section = file.section_by_name(name).unwrap_or_else(|| panic!("no section {name}"));
    let entries = section.macho_relocations().unwrap().iter().rev();
    entries
        .map(|relocation| {
            let info = relocation.info(LittleEndian);
            let symbol = file.symbol_by_index(SymbolIndex(info.r_symbolnum as usize));
            let name = symbol.ok().filter(|_| info.r_extern).and_then(|symbol| symbol.name().ok()).unwrap_or("");
            (u64::from(info.r_address), info.r_type.0, name.to_owned())
        })
        .collect()
}

/// Returns the words of a section.
fn words(file: &File<'_>, name: &str) -> Vec<u32> {
    let data = file.section_by_name(name).unwrap_or_else(|| panic!("no section {name}")).data().unwrap();
    data.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect()
}

#[test]
fn compact_unwind_tables() {
    let body = b"
        declare void @may_throw(ptr)
        declare i32 @__gxx_personality_v0(...)
        define void @plain() uwtable {
          call void @may_throw(ptr null)
          ret void
        }
        define void @saves(ptr %p) uwtable {
          call void asm sideeffect \"nop\", \"~{rbx},~{r14}\"()
          call void @may_throw(ptr %p)
          ret void
        }
        define void @catches() uwtable personality ptr @__gxx_personality_v0 {
          invoke void @may_throw(ptr null) to label %ok unwind label %pad
        ok:
          ret void
        pad:
          %caught = landingpad { ptr, i32 } catch ptr null
          ret void
        }
        define preserve_mostcc void @saves_more() uwtable {
          call void @may_throw(ptr null)
          ret void
        }";
    let object = object_of(&[b"target triple = \"x86_64-apple-macosx11.0\"\n".as_slice(), body].concat());
    let file: File<'_> = File::parse(&*object).unwrap();
    // Eight words a function; the fourth one describes the frame.
    let table = words(&file, "__compact_unwind");
    let numbers: Vec<u32> = table.chunks_exact(8).map(|entry| entry[3]).collect();
    // rbx is 1 and pushed first, r14 is 4 and the lowest.
    assert_eq!(numbers, [0x0100_0000, 0x0102_0000 | 1 << 3 | 4, 0x4100_0000, 0x0400_0000]);
    assert!(relocations(&file, "__compact_unwind").contains(&(80, 0, "___gxx_personality_v0".to_owned())));
    // Only the last function needs more.
    let section = file.section_by_name("__eh_frame").unwrap();
    let frames = gimli::EhFrame::new(section.data().unwrap(), gimli::LittleEndian);
    let bases = gimli::BaseAddresses::default().set_eh_frame(section.address());
    let last = file.symbol_by_name("_saves_more").unwrap().address();
    let entry = gimli::UnwindSection::fde_for_address(&frames, &bases, last, gimli::UnwindSection::cie_from_offset);
    let entry = entry.expect("the function has an entry");
    assert_eq!(entry.initial_address(), last);
    assert!(file.symbols().any(|symbol| symbol.name().is_ok_and(|name| name.starts_with("GCC_except_table"))));
}

#[test]
fn variable_arguments_of_apple_are_on_the_stack() {
    let text = b"
        target triple = \"arm64-apple-macosx11.0\"
        declare void @print(ptr, ...)
        define void @f(ptr %list) {
          call void (ptr, ...) @print(ptr null, i32 1, double 2.0)
          ret void
        }
        define i32 @packed(i64, i64, i64, i64, i64, i64, i64, i64, i8 signext %a, i16 signext %b, i32 %c) {
          ret i32 %c
        }
        define void @starts(ptr %list, ...) {
          call void @llvm.va_start.p0(ptr %list)
          ret void
        }
        declare void @llvm.va_start.p0(ptr)";
    let object = object_of(text);
    let file: File<'_> = File::parse(&*object).unwrap();
    let code = words(&file, "__text");
    let at = |name: &str| {
        let section = file.section_by_name("__text").unwrap().address();
        (file.symbol_by_name(name).unwrap().address() - section) as usize / 4
    };
    // str w, [sp] and str d, [sp, #8]
    let call = &code[at("_f")..at("_packed")];
    assert!(call.iter().any(|word| word & 0xffff_ffe0 == 0xb900_03e0), "{call:08x?}");
    assert!(call.iter().any(|word| word & 0xffff_ffe0 == 0xfd00_07e0), "{call:08x?}");
    // ldr w, [x9, #4]: after a byte and a half-word
    let packed = &code[at("_packed")..at("_starts")];
    assert!(packed.iter().any(|word| word & 0xffff_ffe0 == 0xb940_0520), "{packed:08x?}");
    // No register is saved for lists, which are a pointer.
    let starts = &code[at("_starts")..];
    let stores = starts.iter().filter(|word| *word & 0xffc0_0000 == 0xf900_0000).count();
    assert!((1..=3).contains(&stores), "{starts:08x?}");
}

#[test]
fn thread_local_variables_have_descriptors() {
    let body = "
        @x = external thread_local global i32
        define ptr @f() {
          ret ptr @x
        }";
    for (triple, expected) in [("x86_64-apple-macosx11.0", vec![9]), ("arm64-apple-macosx11.0", vec![8, 9])] {
        let object = object_of(format!("target triple = \"{triple}\"\n{body}").as_bytes());
        let file: File<'_> = File::parse(&*object).unwrap();
        let found: Vec<u8> = relocations(&file, "__text").into_iter().map(|(_, kind, _)| kind).collect();
        assert_eq!(found, expected, "{triple}");
    }
}

#[test]
fn tables_of_jumps_are_in_code_without_relocations() {
    let cases: String = (0..9).map(|number| format!("i32 {number}, label %c{number} ")).collect();
    let blocks: String = (0..9).map(|number| format!("c{number}: ret i32 {}\n", 100 - number * number)).collect();
    for triple in ["x86_64-apple-macosx11.0", "arm64-apple-macosx11.0"] {
        let text = format!(
            "target triple = \"{triple}\"
            define void @before() {{ ret void }}
            define i32 @f(i32 %x) {{ switch i32 %x, label %d [ {cases} ]\nd: ret i32 0\n{blocks} }}"
        );
        let object = object_of(text.as_bytes());
        let file: File<'_> = File::parse(&*object).unwrap();
        let found = relocations(&file, "__text");
        // AArch64 finds the table by page and offset, each with a distance from the function.
        let (table, address): (Vec<_>, Vec<_>) = found.into_iter().partition(|(_, kind, _)| *kind < 2);
        assert!(table.is_empty(), "{triple}: {table:?}");
        assert_eq!(address.len(), if triple.starts_with("arm64") { 4 } else { 0 }, "{triple}: {address:?}");
        let header = macho::MachHeader64::<LittleEndian>::parse(&*object, 0).unwrap();
        let mut commands = header.load_commands(LittleEndian, &*object, 0).unwrap();
        let mut has_regions = false;
        while let Some(command) = commands.next().unwrap() {
            has_regions |= command.cmd() == macho::LC_DATA_IN_CODE;
        }
        assert!(has_regions, "{triple}");
    }
}

#[test]
fn what_mach_o_does_not_have_is_refused_by_name() {
    let of = |text: &str| {
        compiled(format!("target triple = \"x86_64-apple-macosx11.0\"\n{text}").as_bytes()).expect_err("it is refused")
    };
    let group = of("$c = comdat any\n@c = global i32 0, comdat");
    assert!(group.contains("comdat 'c'"), "{group}");
    let assembly = of("module asm \"nop\"");
    assert!(assembly.contains("module assembly"), "{assembly}");
    let section = of("@x = global i32 1, section \"nowhere\"");
    assert!(section.contains("segment and section"), "{section}");
    let kind = of("@x = global i32 1, section \"__DATA,__x,unheard_of\"");
    assert!(kind.contains("unknown section type"), "{kind}");
    let function = of("
        define { double, double } @f(double %x) {
          %r = call { double, double } @llvm.sincos.f64(double %x)
          ret { double, double } %r
        }
        declare { double, double } @llvm.sincos.f64(double)");
    assert!(function.contains("'sincos'"), "{function}");
    let resolver = of("@f = ifunc void (), ptr @r\ndefine ptr @r() { ret ptr null }");
    assert!(resolver.contains("ifunc"), "{resolver}");
}

#[test]
fn debug_information_has_numbers_for_offsets() {
    let text = b"
        target triple = \"arm64-apple-macosx11.0\"
        define void @first() { ret void }
        define void @f() !dbg !5 {
          ret void, !dbg !7
        }
        !llvm.dbg.cu = !{!0}
        !llvm.module.flags = !{!3, !4}
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"a compiler\", emissionKind: FullDebug)
        !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
        !2 = !DISubroutineType(types: !{null})
        !3 = !{i32 7, !\"Dwarf Version\", i32 5}
        !4 = !{i32 2, !\"Debug Info Version\", i32 3}
        !5 = distinct !DISubprogram(name: \"f\", file: !1, line: 3, type: !2, spFlags: DISPFlagDefinition, unit: !0)
        !7 = !DILocation(line: 4, scope: !5)";
    let object = object_of(text);
    let file: File<'_> = File::parse(&*object).unwrap();
    let load = |id: gimli::SectionId| -> Result<gimli::EndianSlice<'_, gimli::LittleEndian>, gimli::Error> {
        // Names of sections have at most 16 characters.
        let name = id.name().replacen('.', "__", 1);
        let section = file.section_by_name(&name[..name.len().min(16)]);
        Ok(gimli::EndianSlice::new(section.map_or(&[], |section| section.data().unwrap()), gimli::LittleEndian))
    };
    let dwarf = gimli::Dwarf::load(load).unwrap();
    let unit = dwarf.unit(dwarf.units().next().unwrap().unwrap()).unwrap();
    assert_eq!(unit.name.unwrap().slice(), b"a.c");
    // Addresses of code have relocations: of the section, with the address in it.
    let start = file.symbol_by_name("_f").unwrap().address();
    let section = file.section_by_name("__debug_addr").unwrap();
    assert_eq!(section.macho_relocations().unwrap().len(), 1);
    let relocation = section.macho_relocations().unwrap()[0].info(LittleEndian);
    assert!(!relocation.r_extern && relocation.r_length == 3);
    assert_eq!(section.data().unwrap()[8..16], start.to_le_bytes());
    let with_relocations = |name: &&str| {
        file.section_by_name(name).is_some_and(|section| !section.macho_relocations().unwrap().is_empty())
    };
    let others = ["__debug_info", "__debug_str_offs", "__debug_abbrev"];
    assert_eq!(others.iter().filter(|name| with_relocations(name)).count(), 0);
}
