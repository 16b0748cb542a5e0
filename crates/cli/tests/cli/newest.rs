//! `--for-llvm 22`: features of LLVM 23 are lowered, left out with a warning, or refused. LLVM 22's tools, where they
//! are installed, read the output.

use std::path::Path;
use std::process::Command;

use crate::support::Folder;

/// Whether a tool of LLVM 22 reads a file; true if the tool is not installed.
fn is_read(tool: &str, path: &Path) -> bool {
    match Command::new(tool).arg(path).args(["-o", "-"]).output() {
        Ok(output) if output.status.success() => true,
        Ok(output) => panic!("{tool}: {}", String::from_utf8_lossy(&output.stderr)),
        Err(_) => true,
    }
}

/// Text, and the feature that a warning names; none if it can be expressed.
const LOWERED: &[(&str, Option<&str>)] = &[
    ("declare void @f() noipa nooutline\n", Some("attribute `noipa`")),
    ("declare void @f() flatten\n", Some("attribute `flatten`")),
    ("declare void @f() denormal_fpenv(preservesign)\n", None),
    ("declare void @f(ptr dead_on_return(8))\n", Some("bytes of attribute `dead_on_return`")),
    ("declare void @f() memory(target_mem: read)\n", None),
    ("define void @f() prefalign(16) {\n  ret void\n}\n", Some("preferred alignment of a function")),
    ("module asm(target_cpu: \"x\") \"nop\"\n", Some("properties of module assembly")),
    (
        "define float @f(i32 %i) {\n  %r = sitofp nsz i32 %i to float\n  ret float %r\n}\n",
        Some("fast-math flags of `sitofp`"),
    ),
    (
        "define <2 x i1> @f(<2 x i1> %m, <2 x i32> %a) {\n  %r = call <2 x i32> @llvm.masked.udiv.v2i32(<2 x i32> %a, \
         <2 x i32> %a, <2 x i1> %m)\n  ret <2 x i1> %m\n}\n",
        Some("intrinsic `llvm.masked.udiv`"),
    ),
    (
        "define { float, float } @f(float %x) {\n  %r = call { float, float } @llvm.sincos.f32(float %x), !fpmath !0\n\
         \x20 ret { float, float } %r\n}\n!0 = !{float 2.5}\n",
        Some("`!fpmath` of a struct"),
    ),
    (
        "define void @f(ptr %p) {\n  call void %p(i8 0), !callee_type !0\n  ret void\n}\n\
         !0 = !{!1}\n!1 = !{!\"_ZTSFvcE.generalized\"}\n",
        None,
    ),
    (
        "!named = !{!0}\n!0 = !DIBasicType(name: \"t\", line: 3, size: 8, encoding: DW_ATE_signed)\n",
        Some("field `line` of `!DIBasicType`"),
    ),
    ("@f = constant float f0x3F800000\n@g = constant float +inf\n", None),
    ("@g = constant <2 x ptr> splat (ptr null)\n", None),
    (
        "define i32 @f(ptr %p) {\n  %r = load i32, ptr %p, !mem.cache_hint !0\n  ret i32 %r\n}\n!0 = !{i32 0, !1}\n!1 = !{!\"k\", !\"v\"}\n",
        None,
    ),
    ("define float @f(ptr %p) {\n  %r = load float, ptr %p, !nofpclass !0\n  ret float %r\n}\n!0 = !{i32 3}\n", None),
];

/// Text, and the feature that LLVM 22 has no form for.
const REFUSED: &[(&str, &str)] = &[
    ("@b = global b8 7\n", "a byte type"),
    (
        "define void @f(ptr %p) {\n  %r = atomicrmw fmaximumnum ptr %p, float 1.0 monotonic\n  ret void\n}\n",
        "`atomicrmw fmaximumnum`",
    ),
    ("target datalayout = \"e-ve-i64:64\"\n", "a data layout with the flags `z`, `o` or `ve`"),
    (
        "define void @f() {\n  %a = alloca target(\"wasm.externref\")\n  ret void\n}\n",
        "a reference of WebAssembly in memory",
    ),
    (
        "define void @f() {\n  %p = call elementtype(i32) ptr @llvm.structured.alloca.p0()\n  ret void\n}\n",
        "`elementtype` of the result of a call",
    ),
];

#[test]
fn llvm_22_reads_what_is_written_for_it() {
    let folder = Folder::new("for-llvm-22");
    for &(text, loss) in LOWERED {
        let path = folder.file("a.ll", text);
        // Without the option, everything is kept.
        let kept = folder.draig(&["dis", "a.ll"]).run().succeeds();
        let written = folder.draig(&["dis", "--for-llvm", "22", "a.ll", "-o", "22.ll"]).run();
        assert_eq!((written.status(), written.stderr().is_empty()), (Some(0), loss.is_none()), "{text}");
        assert!(loss.is_none_or(|loss| written.stderr().contains(loss)), "{text}{}", written.stderr());
        let lowered = std::fs::read_to_string(folder.path("22.ll")).expect("it was written");
        assert!(loss.is_none() || loss == Some("intrinsic `llvm.masked.udiv`") || lowered != kept, "{text}");
        assert!(is_read("llvm-as-22", &folder.path("22.ll")));
        let bitcode = folder.draig(&["as", "--for-llvm", "22", "a.ll", "-o", "22.bc"]).run();
        assert_eq!(bitcode.stderr(), written.stderr());
        assert!(is_read("llvm-dis-22", &folder.path("22.bc")));
        // A loss is an error if that is requested.
        let strict = folder.draig(&["dis", "--strict", "--for-llvm", "22", "a.ll", "-o", "strict.ll"]).run();
        assert_eq!(strict.status(), Some(if loss.is_some() { 1 } else { 0 }), "{text}{}", strict.stderr());
        assert_eq!(strict.stderr().contains(": error: "), loss.is_some());
        assert!(path.exists());
    }
}

#[test]
fn what_llvm_22_cannot_express_is_refused() {
    let folder = Folder::new("for-llvm-22-refused");
    for &(text, feature) in REFUSED {
        folder.file("a.ll", text);
        folder.draig(&["dis", "a.ll"]).run().succeeds();
        for command in ["dis", "as"] {
            let error = folder.draig(&[command, "--for-llvm", "22", "a.ll", "-o", "22.out"]).run().fails(1);
            assert!(
                error.contains(&format!("error: {feature} ")) && error.contains("cannot be written for LLVM 22"),
                "{error}"
            );
        }
    }
}
