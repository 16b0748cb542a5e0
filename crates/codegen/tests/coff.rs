//! COFF objects of modules without functions against those of LLVM 22's `llc`, and the parts of those with functions that
//! LLVM's cannot equal.
//!
//! `tests/coff/NAME.txt` describes what `llc -filetype=obj` makes of `NAME.ll`: sections, symbols and relocations, each on a
//! line. `BLESS=1` writes the descriptions again, from `llc-22`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use draig_codegen::{CodegenOptions, compile};
use draig_object::{Machine, write_coff};
use object::read::coff::CoffFile;
use object::read::coff::Symbol as _;
use object::{LittleEndian, Object as _, ObjectSection as _, ObjectSymbol as _, RelocationFlags, RelocationTarget, pe};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/coff")
}

fn compiled(text: &[u8]) -> Result<Vec<u8>, String> {
    let mut parsed = draig_asm::parse_module(text, &Default::default()).expect("the text is valid");
    draig_upgrade::upgrade_text(&mut parsed.module);
    let verified = draig_verify::verify(&parsed.module).expect("the module is valid");
    let machine = if parsed.module.triple.is_aarch64() { Machine::AArch64 } else { Machine::X86_64 };
    let image = compile(&verified, &CodegenOptions::default()).map_err(|error| error.to_string())?;
    write_coff(&image, machine).map_err(|error| error.to_string())
}

fn object_of(text: &[u8]) -> Vec<u8> {
    compiled(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Describes an object without what is free: the order of sections and symbols, which symbol names a local place, and what
/// LLVM adds about itself.
fn describe(bytes: &[u8]) -> String {
    let file: CoffFile<'_> = CoffFile::parse(bytes).expect("the object is read");
    let name_of = |index: object::SectionIndex| file.section_by_index(index).unwrap().name().unwrap().to_owned();
    let mut lines = Vec::new();
    for section in file.sections() {
        let name = section.name().unwrap();
        if name.starts_with(".debug") || (section.size() == 0 && name == ".text") || (section.size() == 0) {
            continue;
        }
        let flags = section.coff_section().characteristics.get(LittleEndian);
        let mut line = format!("section {name} flags {flags:#x} size {}", section.size());
        if !name.starts_with(".bss") {
            let data = section.data().unwrap();
            let _ = match name {
                ".drectve" => write!(line, " text {}", String::from_utf8_lossy(data)),
                _ => write!(line, " bytes {data:02x?}"),
            };
        }
        lines.push(line);
        for (offset, relocation) in section.relocations() {
            let RelocationTarget::Symbol(index) = relocation.target() else { panic!("a relocation of no symbol") };
            let symbol = file.symbol_by_index(index).unwrap();
            let target = match symbol.section_index() {
                Some(section) if symbol.is_local() => format!("{}+{:#x}", name_of(section), symbol.address()),
                _ => symbol.name().unwrap().to_owned(),
            };
            let RelocationFlags::Coff { typ } = relocation.flags() else { panic!("a relocation of another format") };
            lines.push(format!("relocation {name}+{offset:#x} type {} {target}", typ.0));
        }
    }
    for symbol in file.symbols() {
        let raw = symbol.coff_symbol();
        if raw.storage_class() == pe::IMAGE_SYM_CLASS_FILE {
            continue;
        }
        let section = symbol.section_index().map_or_else(|| format!("{:?}", raw.section_number()), name_of);
        let mut line = format!(
            "symbol {} class {} type {:#x} in {section} at {:#x}",
            symbol.name().unwrap(),
            raw.storage_class().0,
            raw.typ().0,
            raw.value()
        );
        if raw.has_aux_section() {
            let aux = file.coff_symbol_table().aux_section(symbol.index()).unwrap();
            if aux.selection.0 == 0 || symbol.name() == Ok(".debug$S") {
                continue;
            }
            let _ = write!(
                line,
                " size {} checksum {:#x} choice {}",
                aux.length.get(LittleEndian),
                aux.check_sum.get(LittleEndian),
                aux.selection.0
            );
        }
        lines.push(line);
    }
    lines.sort();
    lines.join("\n") + "\n"
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
            let object = std::env::temp_dir().join(format!("draig-coff-{}.obj", std::process::id()));
            let done =
                std::process::Command::new("llc-22").args(["-filetype=obj", "-o"]).arg(&object).arg(&path).status();
            assert!(done.expect("llc-22 runs").success());
            std::fs::write(&expected, describe(&std::fs::read(&object).unwrap())).unwrap();
            std::fs::remove_file(object).unwrap();
        }
        let ours = describe(&object_of(&std::fs::read(&path).unwrap()));
        let theirs = std::fs::read_to_string(&expected).unwrap();
        let differences: Vec<String> = ours
            .lines()
            .filter(|line| !theirs.lines().any(|other| other == *line))
            .map(|line| format!("+{line}"))
            .chain(
                theirs.lines().filter(|line| !ours.lines().any(|other| other == *line)).map(|line| format!("-{line}")),
            )
            .collect();
        assert!(differences.is_empty(), "{}:\n{}", path.display(), differences.join("\n"));
    }
}

/// Returns the bytes of a section.
fn section<'a>(file: &CoffFile<'a>, name: &str) -> &'a [u8] {
    file.section_by_name(name).unwrap_or_else(|| panic!("no section {name}")).data().unwrap()
}

#[test]
fn unwind_tables_describe_prologues() {
    let text = b"
        target triple = \"x86_64-pc-windows-msvc\"
        declare void @f(ptr)
        define void @g() uwtable {
          %a = alloca [8192 x i8]
          call void @f(ptr %a)
          call void asm sideeffect \"\", \"~{rbx},~{xmm7}\"()
          ret void
        }";
    let object = object_of(text);
    let file: CoffFile<'_> = CoffFile::parse(&*object).unwrap();
    let code = section(&file, ".text");
    let table = section(&file, ".xdata");
    let (version, size, count, frame) = (table[0], usize::from(table[1]), usize::from(table[2]), table[3]);
    assert_eq!(version, 1);
    // Registers are numbered as in instructions: the frame pointer is rbp, set above the stack pointer.
    assert_eq!(frame & 15, 5);
    let distance = frame >> 4;
    let mut pushed = Vec::new();
    let mut saved = Vec::new();
    let mut at = 4;
    while at < 4 + 2 * count {
        let (place, operation) = (usize::from(table[at]), table[at + 1]);
        assert!(place <= size && size <= code.len());
        match operation & 15 {
            // A push is one byte, or two with a prefix.
            0 => {
                assert_eq!(code[place - 1] & !7, 0x50);
                pushed.push(operation >> 4);
            }
            1 => at += 2,
            2 => {}
            // lea rbp, [rsp + 16 * distance]
            3 => assert_eq!(code[place - 8..place - 4], [0x48, 0x8d, 0xac, 0x24]),
            8 => {
                saved.push(operation >> 4);
                at += 2;
            }
            other => panic!("unexpected operation {other}"),
        }
        at += 2;
    }
    assert!(pushed.ends_with(&[6, 5]), "{pushed:?}");
    assert!(saved.contains(&7), "{saved:?}");
    assert!(distance > 0);
    // The pages of the frame are touched by the function for it, after the frame pointer is set.
    let names: Vec<&str> = file.symbols().filter_map(|symbol| symbol.name().ok()).collect();
    assert!(names.contains(&"__chkstk"), "{names:?}");
    assert_eq!(file.section_by_name(".pdata").unwrap().relocations().count(), 3);
}

#[test]
fn unwind_tables_of_arm64_have_a_code_for_each_instruction() {
    let text = b"
        target triple = \"aarch64-pc-windows-msvc\"
        declare void @f(ptr)
        define void @g() uwtable {
          %a = alloca [8192 x i8]
          call void @f(ptr %a)
          call void asm sideeffect \"nop\", \"~{x19},~{x21},~{x22},~{v9}\"()
          ret void
        }
        define void @leaf() uwtable {
          ret void
        }";
    let object = object_of(text);
    let file: CoffFile<'_> = CoffFile::parse(&*object).unwrap();
    let code = section(&file, ".text");
    let table = section(&file, ".xdata");
    let word = |at: usize| u32::from_le_bytes(table[at..at + 4].try_into().unwrap());
    let (length, epilogues, words) = ((word(0) & 0x3_ffff) as usize, word(0) >> 22 & 31, (word(0) >> 27) as usize);
    assert_eq!(epilogues, 1);
    let (start, index) = ((word(4) & 0x3_ffff) as usize, (word(4) >> 22) as usize);
    assert!(4 * length <= code.len() && start < length);
    let codes = &table[8..8 + 4 * words];
    // Returns the codes from a place on, each with its first byte and size.
    let sequence = |mut at: usize| {
        let mut found = Vec::new();
        while codes[at] != 0xe4 {
            let size = match codes[at] {
                0xc0..=0xdf => 2,
                0xe0 => 4,
                _ => 1,
            };
            found.push(codes[at..at + size].to_vec());
            at += size;
        }
        found
    };
    let (prologue, epilogue) = (sequence(0), sequence(index));
    // The last instruction that the tables describe stores the vector register: the first code undoes it.
    let instruction = |number: usize| u32::from_le_bytes(code[4 * number..4 * number + 4].try_into().unwrap());
    assert_eq!(instruction(prologue.len() - 1) & 0xffc0_03ff, 0xfd00_03a9, "str d9, [x29, …]");
    assert_eq!(prologue[0][0] >> 2, 0xdc >> 2);
    // One by itself, and two that follow each other: x19, and x21 with x22.
    let is_save = |kind: u8| move |code: &&Vec<u8>| code.len() == 2 && code[0] & 0xfc == kind;
    assert_eq!(prologue.iter().filter(is_save(0xc8)).count(), 1, "{prologue:02x?}");
    assert_eq!(prologue.iter().filter(is_save(0xd0)).count(), 1, "{prologue:02x?}");
    // An epilogue ends with the return, which has no code.
    assert_eq!(instruction(start + epilogue.len()), 0xd65f_03c0);
    // Functions that change nothing need no entry.
    assert_eq!(section(&file, ".pdata").len(), 8);
}

#[test]
fn variable_arguments_of_arm64_are_in_registers_of_integers() {
    let text = b"
        target triple = \"aarch64-pc-windows-msvc\"
        declare void @print(ptr, ...)
        define void @f(double %x) {
          call void (ptr, ...) @print(ptr null, i32 1, double %x)
          ret void
        }
        define double @named(ptr %list, double %x, ...) {
          call void @llvm.va_start.p0(ptr %list)
          ret double %x
        }
        declare void @llvm.va_start.p0(ptr)";
    let object = object_of(text);
    let file: CoffFile<'_> = CoffFile::parse(&*object).unwrap();
    let code = section(&file, ".text");
    let words: Vec<u32> = code.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect();
    let named = file.symbols().find(|symbol| symbol.name() == Ok("named")).unwrap().address() as usize / 4;
    // ldr x2, [x29, …] gets the number of floating point from the frame.
    assert!(words[..named].iter().any(|word| word & 0xffc0_03ff == 0xf940_03a2), "{words:08x?}");
    // Six registers are stored below the arguments on the stack: x2 to x7.
    let stored = words[named..].iter().filter(|word| *word & 0xffe0_0fe0 == 0xf800_0120);
    assert_eq!(stored.count(), 6, "{words:08x?}");
}

#[test]
fn references_to_other_files() {
    let text = b"
        target triple = \"x86_64-w64-windows-gnu\"
        @imported = external dllimport global i32
        @perhaps = external global i32
        @thread = external thread_local global i32
        declare dllimport i32 @call()
        define i32 @main() {
          %a = load i32, ptr @imported
          %b = load i32, ptr @perhaps
          %t = call ptr @llvm.threadlocal.address.p0(ptr @thread)
          %c = load i32, ptr %t
          %d = call i32 @call()
          %e = add i32 %a, %b
          %f = add i32 %c, %d
          %g = add i32 %e, %f
          ret i32 %g
        }
        declare ptr @llvm.threadlocal.address.p0(ptr)";
    let object = object_of(text);
    let file: CoffFile<'_> = CoffFile::parse(&*object).unwrap();
    let text = file.section_by_name(".text").unwrap();
    let mut targets: Vec<&str> = text
        .relocations()
        .filter_map(|(_, relocation)| match relocation.target() {
            RelocationTarget::Symbol(index) => file.symbol_by_index(index).unwrap().name().ok(),
            _ => None,
        })
        .collect();
    targets.sort_unstable();
    assert_eq!(targets, [".refptr.perhaps", "__imp_call", "__imp_imported", "__main", "_tls_index", "thread"]);
    assert!(file.section_by_name(".rdata$.refptr.perhaps").is_some());
}

#[test]
fn more_relocations_than_a_header_counts() {
    let mut text =
        "target triple = \"x86_64-pc-windows-msvc\"\n@f = external global i8\n@a = global [70000 x ptr] [".to_owned();
    text += &vec!["ptr @f"; 70000].join(", ");
    text += "]\n";
    let object = object_of(text.as_bytes());
    let file: CoffFile<'_> = CoffFile::parse(&*object).unwrap();
    assert_eq!(file.section_by_name(".data").unwrap().relocations().count(), 70000);
}

#[test]
fn what_is_not_compiled_is_refused_by_name() {
    let of =
        |text: &str| compiled(format!("target triple = \"x86_64-pc-windows-msvc\"\n{text}").as_bytes()).unwrap_err();
    let assembly = of("module asm \"nop\"");
    assert!(assembly.contains("module assembly"), "{assembly}");
    let funclets = of("
        declare i32 @__CxxFrameHandler3(...)
        declare void @f()
        define void @g() personality ptr @__CxxFrameHandler3 {
          invoke void @f() to label %ok unwind label %pad
        ok:
          ret void
        pad:
          %p = cleanuppad within none []
          cleanupret from %p unwind to caller
        }");
    assert!(funclets.contains("funclets"), "{funclets}");
}
