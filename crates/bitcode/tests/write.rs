//! Written modules read back unchanged: the sample written by LLVM, and texts with constructs that the sample
//! lacks.

use draig_bitcode::codes::blocks;
use draig_bitcode::codes::function::BLOCKADDR_USERS as BLOCK_ADDRESS_USERS;
use draig_bitcode::dump::{Event, walk};
use draig_bitcode::{WriteOptions, write};
use draig_ir::Module;

/// Returns the bitcode of a module that can be written.
fn written(module: &Module, options: &WriteOptions) -> Vec<u8> {
    write(module, options).expect("it keeps the rules")
}

const SAMPLE_TEXT: &[u8] = include_bytes!("data/sample.ll");

/// Vectors with masks, wide numbers, every kind of float, expressions, inline assembly, bundles,
/// exceptions, atomics.
const KINDS: &[u8] = br#"
@wide = global i200 -12345678901234567890123456789
@fp80 = global x86_fp80 0xK4001E000000000000000
@quad = global fp128 0xL00000000000000004001400000000000
@pair = global ppc_fp128 0xM40140000000000000000000000000000
@half = global [2 x half] [half 0xH3C00, half 0xH0000]
@near = global ptr getelementptr inbounds nuw (i8, ptr @wide, i64 8)
@gap = global i64 sub (i64 ptrtoint (ptr @wide to i64), i64 ptrtoint (ptr @quad to i64))
@text = private unnamed_addr constant [6 x i8] c"a\FFb\00c\00", section ".s", align 1
@alias = alias i8, ptr @wide

declare void @callee(ptr, ...)
declare i32 @personality(...)

define i32 @calls(ptr %p, i32 %x) gc "shadow-stack" personality ptr @personality {
entry:
  %r = call fastcc i32 asm sideeffect "nop $0", "=r,r"(i32 %x)
  invoke void (ptr, ...) @callee(ptr align 8 %p, i32 %r, double 1.5) [ "deopt"(i32 %x), "own tag"(ptr %p) ]
          to label %next unwind label %pad

next:                                             ; preds = %entry
  %old = cmpxchg weak ptr %p, i32 %x, i32 7 syncscope("agent") acq_rel monotonic, align 4
  %ok = extractvalue { i32, i1 } %old, 1
  %sum = atomicrmw volatile add ptr %p, i32 1 seq_cst, align 4
  br i1 %ok, label %next, label %end

pad:                                              ; preds = %entry
  %caught = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  resume { ptr, i32 } %caught

end:                                              ; preds = %next
  ret i32 %sum
}

define <2 x target("llvm.test.vectorelement")> @target_types(<2 x target("llvm.test.vectorelement")> %v) {
  ret <2 x target("llvm.test.vectorelement")> %v
}

define <4 x float> @vectors(<4 x float> %a, <vscale x 2 x i64> %b) {
  %1 = shufflevector <4 x float> %a, <4 x float> poison, <4 x i32> <i32 0, i32 poison, i32 7, i32 1>
  %2 = shufflevector <4 x float> %1, <4 x float> %a, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = add nuw <vscale x 2 x i64> %b, splat (i64 3)
  %4 = fmul reassoc nnan <4 x float> %2, splat (float 2.000000e+00)
  ret <4 x float> %4
}

!files = !{!0, !1}
!0 = !DIFile(filename: "a.c", directory: "/", source: "")
!1 = !DIFile(filename: "a.c", directory: "/")
"#;

/// A combined summary with an alias whose aliasee it does not know.
const COMBINED: &[u8] = br#"
^0 = module: (path: "a.o", hash: (1, 2, 3, 4, 5))
^1 = gv: (guid: 24, summaries: (alias: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0, importType: definition), aliasee: null)))
"#;

fn parse(text: &[u8]) -> Module {
    let options = draig_asm::ParseOptions { strict: true, keep_locations: false, ..Default::default() };
    draig_asm::parse_module(text, &options).expect("the text is well-formed").module
}

fn read(bytes: &[u8]) -> Module {
    draig_bitcode::read::read(bytes, &draig_bitcode::read::ReadOptions::default()).expect("it was written here")
}

fn text(module: &mut Module) -> String {
    module.identifier = b"<stdin>".into();
    String::from_utf8_lossy(&draig_asm::print_module(module)).into_owned()
}

#[test]
fn written_modules_read_back() {
    for source in [SAMPLE_TEXT, KINDS, COMBINED] {
        let mut module = parse(source);
        let bytes = written(&module, &WriteOptions::default());
        assert_eq!(text(&mut read(&bytes)), text(&mut module));
        assert_eq!(written(&module, &WriteOptions::default()), bytes, "the same module gives the same bytes");
    }
}

#[test]
fn several_threads_write_the_same() {
    use std::fmt::Write as _;
    let mut source = String::from("@g = global i32 0\n");
    for function in 0..40 {
        let _ = writeln!(source, "define i32 @f{function}(i32 %x) !note !{{!\"f{function}\"}} {{\nentry:");
        for sum in 0..400 {
            let before = if sum == 0 { "%x".to_owned() } else { format!("%s{}", sum - 1) };
            let _ = writeln!(source, "  %s{sum} = add i32 {before}, {}", function * 1000 + sum);
        }
        let _ = writeln!(source, "  store i32 %s7, ptr @g\n  br label %end\nend:\n  ret i32 %s399\n}}");
    }
    let module = parse(source.as_bytes());
    let with = |threads: usize| {
        let mut options = WriteOptions::default();
        options.threads = threads;
        written(&module, &options)
    };
    let alone = with(1);
    assert_eq!(text(&mut read(&alone)), text(&mut module.clone()));
    for threads in [0, 2, 3, 8] {
        assert!(with(threads) == alone, "{threads} threads");
    }
    // The positions of the functions are right: one is read without the others.
    let options = draig_bitcode::read::ReadOptions::default();
    let bytes = with(2);
    let mut lazy = draig_bitcode::read::LazyModule::open(&bytes, &options).expect("it was written here");
    let last = lazy.module().find(b"f39").expect("it is there");
    assert_eq!(lazy.body(last).expect("it is well").map(|body| body.inst_count()), Some(403));
}

#[test]
fn output_is_no_larger_than_llvms() {
    let llvms = include_bytes!("data/sample.bc");
    let ours = written(&read(llvms), &WriteOptions::default());
    assert!(ours.len() <= llvms.len() * 103 / 100, "{} and {}", ours.len(), llvms.len());
}

/// Returns the symbols of a file with that many of them, as words; `None` without such a table.
fn symbols(bytes: &[u8], comdats: u32, count: u32) -> Option<Vec<[u32; 6]>> {
    let words: Vec<u32> = bytes.as_chunks::<4>().0.iter().map(|&word| u32::from_le_bytes(word)).collect();
    let header = [76, 1, 88, comdats, 88 + 12 * comdats, count];
    let at = words.windows(6).position(|window| window == header)? + 19 + 3 * comdats as usize;
    Some(words[at..].as_chunks::<6>().0[..count as usize].to_vec())
}

#[test]
fn linkers_find_symbols() {
    let text = "target datalayout = \"e-m:e-i64:64\"\n\
        target triple = \"x86_64-unknown-linux-gnu\"\n\
        $c = comdat any\n\
        @llvm.used = appending global [1 x ptr] [ptr @v], section \"llvm.metadata\"\n\
        @v = hidden thread_local global i32 1\n\
        @w = common global i64 0, align 8\n\
        @a = alias void (), ptr @f\n\
        define linkonce_odr void @f() unnamed_addr comdat($c) {\n  ret void\n}\n\
        declare ptr @memcpy(ptr, ptr, i64)\n";
    let bytes = written(&parse(text.as_bytes()), &WriteOptions::default());
    let found = symbols(&bytes, 1, 6).expect("there is a table");
    // llvm-as's output for this text: f, memcpy, llvm.used, v, w, a.
    let flags: Vec<u32> = found.iter().map(|symbol| symbol[5]).collect();
    assert_eq!(flags, [0x3610, 0x2488, 0xc04, 0x581, 0x424, 0x2440]);
    let comdats: Vec<u32> = found.iter().map(|symbol| symbol[4]).collect();
    assert_eq!(comdats, [0, u32::MAX, u32::MAX, u32::MAX, u32::MAX, 0]);
    // Assembly may also define symbols: LLVM's tools build the table.
    let with_assembly = format!("{text}module asm \"x:\"\n");
    assert!(symbols(&written(&parse(with_assembly.as_bytes()), &WriteOptions::default()), 1, 6).is_none());
    let mut options = WriteOptions::default();
    options.symbol_table = false;
    assert!(symbols(&written(&parse(text.as_bytes()), &options), 1, 6).is_none());
}

/// A summary as printed by llvm-dis.
const WITH_SUMMARY: &str = r#"; ModuleID = '<stdin>'
source_filename = "s.c"

@v = global ptr @f

define i32 @f(ptr %p) {
  ret i32 1
}

^0 = module: (path: "<stdin>", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), insts: 1))) ; guid = 14740650423002898831
^2 = gv: (name: "v", summaries: (variable: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition), varFlags: (readonly: 1, writeonly: 1, constant: 0), refs: (^1)))) ; guid = 15373995671890245278
^3 = blockcount: 3
"#;

#[test]
fn bundles_hold_metadata() {
    let text = "declare void @g()\ndefine void @f(i32 %a, i32 %b) {\n  %c = add i32 %a, %b\n  \
                call void @g() [ \"x\"(metadata i32 %a, i32 %c, metadata i32 7, metadata !\"text\", metadata i32 %c) ]\n  \
                ret void\n}\n";
    let module = parse(text.as_bytes());
    let printed = String::from_utf8_lossy(&draig_asm::print_module(&module)).into_owned();
    assert!(printed.contains("metadata i32 %c"), "{printed}");
    let again = read(&written(&module, &WriteOptions::default()));
    assert_eq!(String::from_utf8_lossy(&draig_asm::print_module(&again)), printed);
}

#[test]
fn summaries_are_written() {
    let bytes = written(&parse(WITH_SUMMARY.as_bytes()), &WriteOptions::default());
    let mut dumped = Vec::new();
    let walked = draig_bitcode::dump::print(&bytes, false, &mut dumped).expect("a vector takes all");
    assert!(walked.is_ok(), "it is well-formed");
    let dumped = String::from_utf8_lossy(&dumped).into_owned();
    for record in [
        "<VERSION op0=12/>",
        "<PERMODULE_PROFILE op0=1 op1=0 op2=1 op3=0 op4=0 op5=0 op6=0/>",
        "<PERMODULE_GLOBALVAR_INIT_REFS op0=0 op1=0 op2=3 op3=1/>",
        "<BLOCK_COUNT op0=3/>",
    ] {
        assert!(dumped.contains(record), "{dumped}\nlacks {record}");
    }
}

/// Uses in constants and functions, before and after definitions; addresses of blocks; directives.
const USES: &str = "\
@self = global ptr @self
@a = global i32 0
@b = global [2 x ptr] [ptr @a, ptr @f]
@c = global [2 x ptr] [ptr @f, ptr getelementptr (i8, ptr @a, i64 4)]
@d = global ptr getelementptr (i8, ptr @a, i64 4)
define void @g() {
  call void @f(ptr @a)
  call void @f(ptr getelementptr (i8, ptr @a, i64 4))
  br label %next
next:
  call void @f(ptr blockaddress(@f, %here))
  ret void
}
define void @f(ptr %p) {
  br label %here
here:
  %x = load i32, ptr @a
  %y = load i32, ptr getelementptr (i8, ptr @a, i64 4)
  ret void
}
@late = global ptr @g
@later = alias void (), ptr @g
uselistorder ptr @a, { 3, 0, 1, 2 }
uselistorder ptr @g, { 1, 0 }
";

#[test]
fn orders_of_uses_are_written_where_readers_find_others() {
    let mut found = Vec::new();
    let module = parse(USES.as_bytes());
    let mut tell = |event: Event<'_>| {
        if let Event::Record { block, record, .. } = event
            && (block == blocks::USE_LISTS || block == blocks::FUNCTION && record.code == BLOCK_ADDRESS_USERS)
        {
            found.push(record.operands().to_vec());
        }
    };
    walk(&written(&module, &WriteOptions::default()), &mut tell).expect("it is a stream");
    // llvm-as's output: @g; @f; the function that has the address; the constant, @a.
    let mut expected = vec![vec![1, 0, 6], vec![4, 3, 2, 0, 1, 7], vec![6], vec![0, 1, 3, 2, 11], vec![3, 0, 2, 1, 1]];
    found.sort();
    expected.sort();
    assert_eq!(found, expected);

    let without_orders = |module: &Module, options: &WriteOptions| {
        let mut orders = 0;
        let mut tell = |event: Event<'_>| {
            orders += usize::from(matches!(event, Event::Enter { block, .. } if block == blocks::USE_LISTS));
        };
        walk(&written(module, options), &mut tell).expect("it is a stream");
        orders == 0
    };
    let mut options = WriteOptions::default();
    options.use_list_order = false;
    assert!(without_orders(&module, &options));
    let again = read(&written(&module, &options));
    assert!(without_orders(&again, &WriteOptions::default()), "it has the order of bitcode already");
}

/// Returns the string table of a file.
fn strings(bytes: &[u8]) -> Vec<u8> {
    let mut strings = Vec::new();
    let mut tell = |event: Event<'_>| {
        if let Event::Record { block: blocks::STRING_TABLE, blob: Some(blob), .. } = event {
            strings = blob.to_vec();
        }
    };
    walk(bytes, &mut tell).expect("it is a stream");
    strings
}

/// Returns the names in the symbol table of a file, in order, as `llvm-nm` prints them.
fn symbol_names(text: &str) -> Vec<String> {
    let module = parse(text.as_bytes());
    let count = module.globals_in_order().count() as u32;
    let bytes = written(&module, &WriteOptions::default());
    let strings = strings(&bytes);
    let name = |symbol: &[u32; 6]| {
        let (from, size) = (symbol[0] as usize, symbol[1] as usize);
        String::from_utf8_lossy(&strings[from..from + size]).into_owned()
    };
    symbols(&bytes, 0, count).expect("there is a table").iter().map(name).collect()
}

#[test]
fn names_are_those_of_object_files() {
    let globals = "@v = private global i32 0\n@0 = global i32 0\n@\"\\01asis\" = global i32 0\n\
        @\"?x@@3HA\" = global i32 0\n@i = external dllimport global i32\n@1 = global i32 1\n\
        declare x86_stdcallcc void @s(i32, i8)\ndeclare x86_fastcallcc void @f(i64, ptr byval([6 x i8]))\n\
        declare x86_vectorcallcc void @t(double)\ndeclare x86_stdcallcc void @r(ptr sret(i32), ...)\n\
        declare x86_stdcallcc void @o(i32, ...)\n@l = alias void (i32, i8), ptr @s\n";
    // The output of llvm-lto2 dump-symtab for the file that llvm-as writes.
    for (layout, triple, expected) in [
        ("m:e", "x86_64-unknown-linux-gnu", "s f t@@8 r o .Lv __unnamed_1 asis ?x@@3HA __imp_i __unnamed_2 l"),
        ("m:o", "arm64-apple-macosx14.0.0", "_s _f t@@8 _r _o L_v ___unnamed_1 asis _?x@@3HA __imp__i ___unnamed_2 _l"),
        (
            "m:x-p:32:32",
            "i686-pc-windows-msvc",
            "_s@8 @f@16 t@@8 _r@0 _o L_v ___unnamed_1 asis ?x@@3HA __imp__i ___unnamed_2 _l@8",
        ),
        ("m:w", "x86_64-pc-windows-msvc", "s f t@@8 r o .Lv __unnamed_1 asis ?x@@3HA __imp_i __unnamed_2 l"),
        ("m:l", "s390x-ibm-zos", "s f t@@8 r o L#v __unnamed_1 asis ?x@@3HA __imp_i __unnamed_2 l"),
        ("m:m", "mips-unknown-linux-gnu", "s f t@@8 r o $v __unnamed_1 asis ?x@@3HA __imp_i __unnamed_2 l"),
        ("m:a", "powerpc64-ibm-aix", "s f t@@8 r o L..v __unnamed_1 asis ?x@@3HA __imp_i __unnamed_2 l"),
        ("e", "wasm32-unknown-unknown", "s f t@@8 r o v __unnamed_1 asis ?x@@3HA __imp_i __unnamed_2 l"),
    ] {
        let text = format!("target datalayout = \"{layout}\"\ntarget triple = \"{triple}\"\n{globals}");
        assert_eq!(symbol_names(&text).join(" "), expected, "{triple}");
    }
}

#[test]
fn systems_have_symbol_tables() {
    for (triple, expected) in [
        ("armv7-apple-ios1.0", true),
        ("arm64-apple-ios4.3", true),
        ("arm64-apple-xros2.0", true),
        ("x86_64-apple-driverkit19", true),
        ("riscv64-apple-macosx", true),
        ("armv7-unknown-freebsd", true),
        ("thumbv7-unknown-linux-ohos", true),
        ("arm64ec-unknown-linux", true),
        ("powerpc-unknown-fuchsia", true),
        ("aarch64-unknown-uefi", true),
        ("x86_64-unknown-uefi-gnu", false),
        ("x86_64-unknown-windows-coreclr", false),
        ("x86_64-apple-macosx-gnu", false),
    ] {
        let text =
            format!("target datalayout = \"e\"\ntarget triple = \"{triple}\"\ndeclare ptr @memcpy(ptr, ptr, i64)\n");
        let bytes = written(&parse(text.as_bytes()), &WriteOptions::default());
        assert_eq!(symbols(&bytes, 0, 1).is_some(), expected, "{triple}");
    }
}

/// Code for Arm64EC alone has a mark in its name, which others do not see.
#[test]
fn exports_of_arm64ec_have_plain_names() {
    let text = "target datalayout = \"e-m:w\"\ntarget triple = \"arm64ec-unknown-windows-msvc\"\n\
        define dllexport void @\"?cpp@@$$hYAXXZ\"() {\n  ret void\n}\n\
        define dllexport void @\"#hash\"() {\n  ret void\n}\n\
        define dllexport void @\"#ha sh\"() {\n  ret void\n}\n\
        define dllexport void @\"\\01#one\"() {\n  ret void\n}\n\
        define dllexport void @\"$$hx\"() {\n  ret void\n}\n\
        @\"#var\" = dllexport global i32 0\n\
        @\"#al\" = dllexport alias void (), ptr @\"#hash\"\n";
    let bytes = written(&parse(text.as_bytes()), &WriteOptions::default());
    let strings = strings(&bytes);
    // The end of the file that llvm-as writes.
    let expected = " /EXPORT:\"?cpp@@$$hYAXXZ,EXPORTAS,?cpp@@YAXXZ\" /EXPORT:#hash,EXPORTAS,hash \
        /EXPORT:\"#ha sh,EXPORTAS,ha sh\" /EXPORT:\"#one\" /EXPORT:\"$$hx\" /EXPORT:#var,EXPORTAS,var,DATA \
        /EXPORT:#al,EXPORTAS,al";
    assert!(strings.ends_with(expected.as_bytes()), "{}", String::from_utf8_lossy(&strings));
}
