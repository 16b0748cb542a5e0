//! Reading, printing and verifying whole modules.
//!
//! `cargo bench -p draig` measures generated text that resembles clang's output; `DRAIG_BENCH_FILE=FILE.ll`
//! in the environment measures that file instead. Whole commands are compared with LLVM's by
//! `cargo xtask-release bench`.

mod sample;

use std::sync::OnceLock;

use divan::Bencher;
use divan::counter::BytesCount;
use draig::verify::{VerifyOptions, verify_with};
use draig::{Module, PrintOptions, ReadOptions};

// Allocator of the command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    divan::main();
}

/// Number of functions in the sample: 8 MB of text.
const FUNCTIONS: u32 = 700;

fn text() -> &'static [u8] {
    static TEXT: OnceLock<Vec<u8>> = OnceLock::new();
    TEXT.get_or_init(|| match std::env::var_os("DRAIG_BENCH_FILE") {
        Some(file) => std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display())),
        None => sample::module(FUNCTIONS).into_bytes(),
    })
}

fn read_with(text: &[u8], threads: usize) -> Module {
    let options = ReadOptions::new("bench.ll").threads(threads);
    Module::parse_with(text, &options).unwrap_or_else(|errors| panic!("{errors}")).module
}

#[divan::bench(args = [1, 2])]
fn read(bencher: Bencher, threads: usize) {
    let text = text();
    bencher.counter(BytesCount::of_slice(text)).bench(|| read_with(divan::black_box(text), threads));
}

#[divan::bench(args = [1, 2])]
fn print(bencher: Bencher, threads: usize) {
    let text = text();
    let module = read_with(text, 1);
    let options = PrintOptions { threads, ..PrintOptions::default() };
    bencher.counter(BytesCount::of_slice(text)).bench(|| {
        let mut sink = std::io::sink();
        divan::black_box(&module).write_text(&options, &mut sink)
    });
}

/// Verifies a valid module against all rules.
#[divan::bench(args = [1, 2])]
fn verify(bencher: Bencher, threads: usize) {
    let text = text();
    let module = read_with(text, 1);
    let options = VerifyOptions { threads, ..VerifyOptions::default() };
    bencher.counter(BytesCount::of_slice(text)).bench(|| {
        let verified = verify_with(divan::black_box(&module), &options);
        assert!(verified.is_ok(), "what was read is right");
    });
}

/// Reads and prints twenty lines, as written by hand.
#[divan::bench]
fn read_and_print_a_small_file(bencher: Bencher) {
    let text = include_bytes!("../../../examples/factorial.ll");
    bencher.bench(|| read_with(divan::black_box(text), 1).to_text());
}
