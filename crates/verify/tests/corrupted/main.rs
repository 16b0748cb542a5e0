//! Modules changed at random through the public interface of the model: neither the verifier nor the bitcode
//! writer panics on them, and modules that the verifier accepts can be printed, written, and read again.

mod change;

use std::ffi::OsStr;
use std::panic::{AssertUnwindSafe, catch_unwind};

use change::{Random, corrupt};
use draig_asm::{ParseOptions, Printer, parse_module, print_module};
use draig_bitcode::read::{ReadOptions, read};
use draig_bitcode::{WriteOptions, write};
use draig_ir::Module;
use draig_verify::{DebugInfo, VerifyOptions, verify_with};

/// Number of changed modules to test.
const CASES: u64 = 60_000;

/// Modules with something of everything, in addition to the good files of the rules.
const MODULES: &[&str] = &[
    r#"
%s = type { i32, ptr, [2 x %t] }
%t = type { i8, <2 x float> }
$c = comdat any
@a = global %s zeroinitializer, section "x", comdat($c), !associated !9
@b = constant [3 x i16] [i16 1, i16 2, i16 3], align 4
@e = global ptr getelementptr (%s, ptr @a, i32 0, i32 1)
@l = alias i32, ptr @a
@i = ifunc void (), ptr @resolver
@k = global [2 x ptr] [ptr blockaddress(@f, %next), ptr @f]
define ptr @resolver() {
  ret ptr null
}
declare i32 @personality(...)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define i32 @f(i32 %x, ptr byval(%s) %p) #0 personality ptr @personality !dbg !5 {
entry:
  %y = add nsw i32 %x, 1, !dbg !7
    #dbg_value(i32 %y, !8, !DIExpression(), !7)
    #dbg_value(!DIArgList(i32 %y, i32 %x), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !7)
    #dbg_assign(i32 %y, !8, !DIExpression(), !10, ptr %p, !DIExpression(), !7)
  %v = insertelement <2 x i32> poison, i32 %y, i32 0
  %w = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> <i32 1, i32 poison>
  %g = getelementptr %s, ptr %p, i32 0, i32 2, i32 1
  %m = atomicrmw add ptr %p, i32 1 syncscope("agent") monotonic
  %z = cmpxchg ptr %p, i32 1, i32 2 acquire monotonic
  %u = extractvalue { i32, i1 } %z, 0
  %n = invoke i32 @f(i32 %u, ptr byval(%s) %p) [ "deopt"(i32 1, ptr %p) ] to label %next unwind label %pad, !dbg !7
next:
  %q = phi i32 [ %n, %entry ], [ %q, %next ]
  call void asm sideeffect "nop", "r"(i32 %q)
  switch i32 %q, label %next [ i32 1, label %out ]
pad:
  %lp = landingpad { ptr, i32 } catch ptr null filter [1 x ptr] [ptr @a]
  resume { ptr, i32 } %lp
out:
  %al = alloca %s, align 8, !DIAssignID !10
  store volatile i32 %q, ptr %al, !tbaa !11
  %se = select i1 true, i32 %q, i32 %m
  %ld = load i32, ptr %al, !range !12
  ret i32 %se
}
attributes #0 = { nounwind "k"="v" uwtable }
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3, !4}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug, retainedTypes: !{})
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, type: !6, unit: !1, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !{null})
!7 = !DILocation(line: 1, scope: !5)
!8 = !DILocalVariable(name: "y", scope: !5)
!9 = !{ptr @b}
!10 = distinct !DIAssignID()
!11 = !{!13, !13, i64 0}
!12 = !{i32 0, i32 5}
!13 = !{!"int", !14, i64 0}
!14 = !{!"root"}
"#,
    r#"
@x = global i32 0
define void @f() {
  ret void
}
^0 = module: (path: "a", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external), insts: 1, calls: ((callee: ^2)), refs: (^2))))
^2 = gv: (name: "x", summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 1))))
"#,
    r#"
define void @f() personality ptr @p {
  invoke void @g() to label %ok unwind label %switch
ok:
  ret void
switch:
  %s = catchswitch within none [label %handler] unwind label %cleanup
handler:
  %h = catchpad within %s [ptr null]
  call void @g() [ "funclet"(token %h) ]
  catchret from %h to label %ok
cleanup:
  %c = cleanuppad within none []
  cleanupret from %c unwind to caller
}
declare void @g()
declare i32 @p(...)
"#,
];

fn corpus() -> Vec<Module> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules");
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("the folder is there").flatten().collect();
    files.sort_by_key(std::fs::DirEntry::file_name);
    // Without those of later rules, so that the cases stay what they are.
    let later: [&OsStr; 2] = ["V0895".as_ref(), "V0900".as_ref()];
    files.retain(|file| {
        let name = file.file_name();
        name < *"V2041" && !(later[0]..later[1]).contains(&name.as_os_str())
    });
    let good = files.iter().map(std::fs::DirEntry::path).filter(|path| path.to_string_lossy().ends_with("_good.ll"));
    let texts = good
        .map(|path| std::fs::read(path).expect("a file"))
        .chain(MODULES.iter().map(|text| text.as_bytes().to_vec()));
    let repeated = MODULES.iter().cycle().take(200).map(|text| text.as_bytes().to_vec());
    texts
        .chain(repeated)
        .map(|text| parse_module(&text, &ParseOptions::default()).map(|parsed| parsed.module))
        .collect::<Result<_, _>>()
        .unwrap_or_else(|errors| panic!("{:?}", errors.first_error()))
}

/// The outcome of one changed module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    Accepted,
    Refused,
    /// Refused by the verifier but written anyway: bitcode can express some violations.
    RefusedAndWritten,
}

fn outcome(module: &Module, changes: &[&str], options: &VerifyOptions) -> Outcome {
    let mut writing = WriteOptions::default();
    writing.threads = options.threads;
    let written = write(module, &writing);
    match verify_with(module, options) {
        Ok(verified) => {
            let text = print_module(verified.module());
            // A module with broken debug information is verified only without it. Metadata that nothing
            // meaningful refers to is not checked; two metadata lists of the same name are merged.
            let changed = |what| changes.contains(&what);
            if verified.broken_debug_info().is_empty() && !changed("metadata") {
                let bytes = written.expect("what keeps the rules can be written");
                let again = read(&bytes, &ReadOptions::default()).expect("what was written can be read");
                assert!(changed("global") || print_module(&again) == text, "what is read is what was written");
            }
            Outcome::Accepted
        }
        Err(errors) => {
            let printer = Printer::new(module);
            errors.iter().for_each(|violation| {
                let diagnostic = violation.to_diagnostic(&printer, draig_diag::Severity::Error);
                assert!(!diagnostic.message.is_empty());
            });
            match written {
                Ok(_) => Outcome::RefusedAndWritten,
                Err(error) => {
                    assert!(!error.message().is_empty() && !error.place().is_empty());
                    Outcome::Refused
                }
            }
        }
    }
}

#[test]
fn random_changes_never_panic() {
    let corpus = corpus();
    let mut kinds = std::collections::BTreeMap::<&str, [u32; 3]>::new();
    for case in 0..CASES {
        let mut random = Random(case.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        random.next();
        let mut module = corpus[random.below(corpus.len())].clone();
        let mut changes = Vec::new();
        for _ in 0..=random.below(3) {
            changes.push(corrupt(&mut module, &mut random));
        }
        let debug_info = [DebugInfo::Strict, DebugInfo::Warn][(case % 2) as usize];
        let options = VerifyOptions {
            threads: 1 + (case % 8 == 0) as usize,
            debug_info,
            max_errors: 5,
            ..VerifyOptions::default()
        };
        match catch_unwind(AssertUnwindSafe(|| outcome(&module, &changes, &options))) {
            Ok(outcome) => {
                changes.iter().for_each(|change| kinds.entry(change).or_default()[outcome as usize] += 1);
            }
            Err(_) => panic!("case {case}: {changes:?}"),
        }
    }
    // A change that is never or always refused would mean that nothing was tested.
    for (kind, [accepted, refused, written]) in &kinds {
        println!("{kind}: {accepted} accepted, {refused} refused, {written} refused and written");
    }
    for outcome in [Outcome::Accepted, Outcome::Refused, Outcome::RefusedAndWritten] {
        let count: u32 = kinds.values().map(|counts| counts[outcome as usize]).sum();
        assert!(count > 1000, "{count} are {outcome:?}");
    }
}
