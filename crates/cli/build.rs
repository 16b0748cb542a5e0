//! How the command is linked: on Linux at a fixed address. Otherwise 36,000 addresses in its tables, vtables and
//! places of panics are written anew at every start, on 150 pages that are copied for it: half a millisecond,
//! a third of what the shortest command takes. What Rust does not check, the allocator, gets its memory at random
//! addresses all the same.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |name: &str, wanted: &str| std::env::var(name).is_ok_and(|found| found == wanted);
    // a static executable is put together otherwise
    let is_static = std::env::var("CARGO_CFG_TARGET_FEATURE")
        .is_ok_and(|features| features.split(',').any(|feature| feature == "crt-static"));
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") && !is_static {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
