//! `draig run --native`: compiles a program into the memory of this process, and calls its `main`.

use std::ffi::CString;
use std::io::Write as _;

use draig::codegen::CodegenOptions;
use draig::jit::{Jit, JitError, ModuleId, open_library, process_symbol};
use draig::verify::Verified;
use draig_diag::{Diagnostic, Source};

use crate::args::{Common, Run};
use crate::report::{Failure, Reporter};
use crate::system::native::{Main, call_main};

/// Shared libraries in which symbols are found, besides those of the command itself.
const LIBRARIES: [&str; 1] = ["libm.so.6"];

/// Compiles the module and runs it; returns only if that is not possible.
pub(super) fn run(
    args: &Run,
    name: &str,
    module: &Verified<'_>,
    common: &Common,
    reporter: &Reporter,
) -> Result<std::convert::Infallible, Failure> {
    for library in LIBRARIES {
        // Programs that need none of its functions run without it.
        let _ = open_library(library);
    }
    for library in &args.load {
        let library = library.to_string_lossy();
        open_library(&library).map_err(|error| Failure::about(&library, Diagnostic::error("F0021", error)))?;
    }
    let refused = |error: JitError| match error {
        JitError::Codegen(error) => {
            reporter.diagnostics(&crate::compile::refusals(module.module(), &error), &Source::new(name, b""));
            Failure::Refused
        }
        other => Failure::about(name, Diagnostic::error("F0021", other.to_string())),
    };
    let options = CodegenOptions { threads: common.threads(), ..CodegenOptions::default() };
    let mut jit = Jit::new(process_symbol).map_err(refused)?;
    jit.set_debuggable(true);
    let id = jit.add_module(module, &options).map_err(refused)?;
    let Some(main) = jit.function::<Main>("main") else {
        return Err(Failure::about(name, Diagnostic::error("I0003", "there is no function 'main'")));
    };
    if args.perf_map {
        write_perf_map(&jit, id)?;
    }
    let own_name = args.file.as_encoded_bytes().to_vec();
    let given = args.args.iter().map(|arg| arg.clone().into_encoded_bytes());
    // No argument of a process has a zero in it.
    let words = std::iter::once(own_name).chain(given).filter_map(|word| CString::new(word).ok()).collect();
    call_main(jit, id, main, words)
}

/// Writes the names of functions to the file in which `perf` looks for them.
fn write_perf_map(jit: &Jit, module: ModuleId) -> Result<(), Failure> {
    let path = format!("/tmp/perf-{}.map", std::process::id());
    let mut text = Vec::new();
    for (name, address, size) in jit.functions(module) {
        text.extend_from_slice(format!("{address:x} {size:x} ").as_bytes());
        text.extend_from_slice(name);
        text.push(b'\n');
    }
    std::fs::File::create(&path)
        .and_then(|mut file| file.write_all(&text))
        .map_err(|error| Failure::system(&path, "F0002", "Could not write output file", &error))
}
