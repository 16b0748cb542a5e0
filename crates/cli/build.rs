//! Linker options: on Linux the command is linked at a fixed address. A position-independent executable would
//! relocate 36,000 addresses in its tables, vtables and panic locations at every start, on 150 pages that are
//! copied for it: half a millisecond, a third of the time of the shortest command. The allocator, the part
//! that Rust does not check, still gets its memory at random addresses. The names by which debuggers find code in
//! memory are exported, so that they do so in a command without symbols, too.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |name: &str, wanted: &str| std::env::var(name).is_ok_and(|found| found == wanted);
    // a static executable is linked differently
    let is_static = std::env::var("CARGO_CFG_TARGET_FEATURE")
        .is_ok_and(|features| features.split(',').any(|feature| feature == "crt-static"));
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") && !is_static {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ARCH", "x86_64") && !is_static {
        for name in ["__jit_debug_descriptor", "__jit_debug_register_code"] {
            println!("cargo::rustc-link-arg-bins=-Wl,--export-dynamic-symbol={name}");
        }
    }
}
