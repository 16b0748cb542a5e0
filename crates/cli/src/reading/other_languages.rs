//! Source files of other languages, given where LLVM IR is expected: they are named as such, with the command that
//! compiles them.

use std::ffi::OsStr;
use std::path::Path;

use draig_diag::Diagnostic;

use crate::report::Failure;

/// Returns the failure that names the language of a source file; `None` if the file's name has no known extension.
pub(crate) fn not_ir(file: &OsStr) -> Option<Failure> {
    let (language, command) = match Path::new(file).extension()?.to_str()? {
        "c" | "h" => ("C", "clang -S -emit-llvm -g -O1"),
        "cc" | "cpp" | "cxx" | "C" | "hh" | "hpp" => ("C++", "clang++ -S -emit-llvm -g -O1"),
        "rs" => ("Rust", "rustc -g -C lto=fat -C codegen-units=1 --emit=llvm-ir,link"),
        _ => return None,
    };
    let diagnostic = Diagnostic::error("R0002", format!("this is {language} source, not LLVM IR"));
    let help = format!("`{command}` makes LLVM IR of it");
    Some(Failure::about(&file.to_string_lossy(), diagnostic.with_help(help)))
}
