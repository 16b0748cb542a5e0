//! Objects of modules without functions against those of LLVM 22's `llc -filetype=obj -relocation-model=pic`.
//!
//! `tests/objects/NAME.txt` describes what `llc` makes of `NAME.ll`: sections, symbols and relocations, each on a line;
//! `NAME.aarch64.txt` does so for AArch64, except where the module is assembly.
//! `BLESS=1` writes the descriptions again, from `llc-22`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use draig_codegen::{CodegenOptions, compile};
use draig_object::{Machine, write_elf};
use object::elf;
use object::read::elf::{ElfFile64, FileHeader as _, SectionHeader as _, Sym as _};
use object::{Endianness, Object as _, ObjectSection as _, ObjectSymbol as _, RelocationFlags, RelocationTarget};

const AARCH64: &str = "aarch64-unknown-linux-gnu";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/objects")
}

fn object_of(text: &[u8], machine: Machine) -> Vec<u8> {
    let mut parsed = draig_asm::parse_module(text, &Default::default()).expect("the text is valid");
    draig_upgrade::upgrade_text(&mut parsed.module);
    let verified = draig_verify::verify(&parsed.module).expect("the module is valid");
    let triple = (machine == Machine::AArch64).then(|| draig_target::Triple::parse(AARCH64));
    let options = CodegenOptions { triple, ..CodegenOptions::default() };
    let image = compile(&verified, &options).unwrap_or_else(|error| panic!("{error}"));
    write_elf(&image, machine).expect("ELF expresses it")
}

/// Describes an object without what is free: the order of sections and symbols, places of names.
fn describe(bytes: &[u8]) -> String {
    let file = ElfFile64::<Endianness>::parse(bytes).expect("the object is read");
    let endian = Endianness::Little;
    let header = file.elf_header();
    let sections = header.sections(endian, bytes).expect("there are sections");
    let mut groups: BTreeMap<usize, String> = BTreeMap::new();
    for section in sections.iter() {
        if let Ok(Some((flag, members))) = section.group(endian, bytes) {
            let symbol = file.symbol_by_index(object::SymbolIndex(section.sh_info(endian) as usize));
            let name = symbol.map(|symbol| symbol.name().unwrap_or_default().to_owned()).unwrap_or_default();
            for member in members {
                groups.insert(member.get(endian) as usize, format!("{name} {flag}"));
            }
        }
    }
    let name_of = |index: object::SectionIndex| {
        file.section_by_index(index).ok().and_then(|section| section.name().ok().map(str::to_owned)).unwrap_or_default()
    };
    let mut lines = Vec::new();
    for section in file.sections() {
        let raw = section.elf_section_header();
        let name = section.name().unwrap_or_default();
        let kind = raw.sh_type(endian);
        let is_table = [elf::SHT_SYMTAB, elf::SHT_STRTAB, elf::SHT_RELA, elf::SHT_GROUP, elf::SHT_NULL].contains(&kind);
        if is_table || (name == ".text" && section.size() == 0) {
            continue;
        }
        let mut line = format!(
            "section {name} type {:#x} flags {:#x} align {} entry {} size {}",
            kind.0,
            raw.sh_flags(endian).0,
            raw.sh_addralign(endian),
            raw.sh_entsize(endian),
            section.size()
        );
        if let Some(group) = groups.get(&section.index().0) {
            let _ = write!(line, " group {group}");
        }
        if raw.sh_link(endian) != 0 {
            let _ = write!(line, " link {}", name_of(object::SectionIndex(raw.sh_link(endian) as usize)));
        }
        if kind != elf::SHT_NOBITS {
            let data: Vec<String> =
                section.data().unwrap_or_default().iter().map(|byte| format!("{byte:02x}")).collect();
            let _ = write!(line, " bytes {}", data.join(""));
        }
        lines.push(line);
        for (offset, relocation) in section.relocations() {
            let target = match relocation.target() {
                RelocationTarget::Symbol(index) => {
                    let symbol = file.symbol_by_index(index).expect("the symbol exists");
                    match symbol.kind() {
                        object::SymbolKind::Section => format!("start of {}", name_of(symbol.section_index().unwrap())),
                        _ => symbol.name().unwrap_or_default().to_owned(),
                    }
                }
                other => format!("{other:?}"),
            };
            let RelocationFlags::Elf { r_type } = relocation.flags() else { continue };
            lines.push(format!("relocation {name}+{offset:#x} type {} {target}{:+}", r_type.0, relocation.addend()));
        }
    }
    for symbol in file.symbols() {
        let raw = symbol.elf_symbol();
        if symbol.kind() == object::SymbolKind::Section {
            continue;
        }
        let section = match symbol.section_index() {
            Some(index) => name_of(index),
            None => format!("{:#x}", raw.st_shndx(endian)),
        };
        lines.push(format!(
            "symbol {} info {:#x} visibility {} in {section} at {:#x} size {}",
            symbol.name().unwrap_or_default(),
            raw.st_info,
            raw.st_other,
            raw.st_value(endian),
            raw.st_size(endian)
        ));
    }
    lines.sort();
    lines.join("\n") + "\n"
}

#[test]
fn objects_are_those_of_llvm() {
    let bless = std::env::var_os("BLESS").is_some();
    let mut names: Vec<PathBuf> = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
    names.sort();
    assert!(names.len() >= 3, "the inputs are there");
    let mut differences = String::new();
    let is_assembly = |path: &Path| path.ends_with("assembly.ll");
    let on_aarch64 = names.iter().filter(|path| !is_assembly(path)).map(|path| (path.clone(), Machine::AArch64));
    let inputs: Vec<_> = names.iter().map(|path| (path.clone(), Machine::X86_64)).chain(on_aarch64).collect();
    for (path, machine) in inputs {
        let is_aarch64 = machine == Machine::AArch64;
        let expected = path.with_extension(if is_aarch64 { "aarch64.txt" } else { "txt" });
        if bless {
            let object = std::env::temp_dir().join(format!("draig-objects-{}.o", std::process::id()));
            let status = std::process::Command::new("llc-22")
                .args(is_aarch64.then(|| format!("-mtriple={AARCH64}")))
                .args(["-filetype=obj", "-relocation-model=pic", "-o"])
                .args([&object, &path])
                .status()
                .expect("llc-22 runs");
            assert!(status.success());
            // The source file of modules that name none is the path of the input.
            let text = describe(&std::fs::read(&object).unwrap());
            std::fs::remove_file(object).unwrap();
            let kept: Vec<&str> = text.lines().filter(|line| !is_file_symbol(line)).collect();
            std::fs::write(&expected, kept.join("\n") + "\n").unwrap();
        }
        let ours = describe(&object_of(&std::fs::read(&path).unwrap(), machine));
        let expected = std::fs::read_to_string(&expected).unwrap();
        let (ours, theirs): (Vec<&str>, Vec<&str>) =
            (ours.lines().filter(|line| !is_file_symbol(line)).collect(), expected.lines().collect());
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        for line in theirs.iter().filter(|line| !ours.contains(line)) {
            let _ = writeln!(differences, "{name}: missing: {line}");
        }
        for line in ours.iter().filter(|line| !theirs.contains(line)) {
            let _ = writeln!(differences, "{name}: new:     {line}");
        }
    }
    assert!(differences.is_empty(), "\n{differences}");
}

/// Whether a line is about the symbol of the source file.
fn is_file_symbol(line: &str) -> bool {
    line.starts_with("symbol ") && line.contains(" info 0x4 ")
}

#[test]
fn what_no_linker_computes_is_refused() {
    for (text, reason) in [
        ("@a = global i64 sub (i64 0, i64 ptrtoint (ptr @a to i64))", "a negated address of 8 bytes"),
        (
            "@a = global i64 add (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64))\n@b = global i8 0",
            "a constant expression adds addresses",
        ),
        ("@a = global i24 ptrtoint (ptr @a to i24)", "an address of 3 bytes, for which there is no relocation"),
        (
            "@a = global i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64))\n@b = external global i8",
            "a difference from a symbol that is not defined of 8 bytes, for which there is no relocation",
        ),
        ("@a = appending global [1 x ptr] [ptr null]", "a variable with linkage 'appending' that has no meaning here"),
        ("$a = comdat largest\n@a = global i8 1, comdat", "a comdat of kind 'largest', which ELF does not have"),
        ("@a = constant [1099511627776 x i8] zeroinitializer", "a section of more than 1073741824 bytes"),
    ] {
        let text = format!("target triple = \"x86_64-unknown-linux-gnu\"\n{text}");
        let parsed = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid");
        let verified = draig_verify::verify(&parsed.module).expect("the module is valid");
        let error = compile(&verified, &CodegenOptions::default()).expect_err(reason);
        assert!(error.to_string().starts_with(reason), "{reason}: {error}");
    }
}

#[test]
fn targets_without_code_generator_are_refused() {
    for (triple, reason) in [
        ("sparc-sun-solaris", "no code generator for target 'sparc-sun-solaris'"),
        ("x86_64-ibm-aix-xcoff", "no code generator for the object format of target 'x86_64-ibm-aix-xcoff'"),
    ] {
        let text = format!("target triple = \"{triple}\"\n@a = global i8 1");
        let parsed = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid");
        let verified = draig_verify::verify(&parsed.module).expect("the module is valid");
        let error = compile(&verified, &CodegenOptions::default()).expect_err(reason);
        assert_eq!(error.to_string(), reason);
    }
}
