//! The call of a program that was compiled into memory.

use std::convert::Infallible;
use std::ffi::{CString, c_char, c_int};

use draig::jit::{Jit, ModuleId};

/// Type of `main`: programs that declare fewer parameters ignore the others (System V ABI).
pub(crate) type Main = unsafe extern "C" fn(c_int, *const *const c_char, *const *const c_char) -> c_int;

unsafe extern "C" {
    static environ: *const *const c_char;
}

/// Runs a program as the C library's start code does: constructors, `main`, destructors, `exit`.
///
/// Nothing confines it. The user asked for that with `--native`.
pub(crate) fn call_main(
    jit: Jit,
    module: ModuleId,
    main: Main,
    words: Vec<CString>,
) -> Result<Infallible, crate::report::Failure> {
    let mut argv: Vec<*const c_char> = words.iter().map(|word| word.as_ptr()).collect();
    let count = argv.len() as c_int;
    argv.push(std::ptr::null());
    // SAFETY: the program is valid IR, and behaves as its author wrote it; its memory lives as long as the process,
    // because `exit` does not return. `argv` is an array of strings that ends in a null pointer, as `environ` is.
    unsafe {
        // As for any program: Rust's start code ignored it.
        libc::signal(libc::SIGPIPE, libc::SIG_DFL);
        jit.run_constructors(module);
        let status = main(count, argv.as_ptr(), environ);
        jit.run_destructors(module);
        libc::exit(status)
    }
}
