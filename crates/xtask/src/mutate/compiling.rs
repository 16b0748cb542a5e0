//! Damaged modules that are still valid, compiled: whatever is asked for, code comes out or a refusal.

use draig::codegen::{CodeModel, CodegenOptions, Machine, RelocationModel, compile, write_elf};
use draig::target::Triple;
use draig::verify::verify;

use super::statistics::Statistics;
use crate::conformance::normal;
use crate::native;

const TRIPLE: &str = "x86_64-unknown-linux-gnu";

/// Processors and models in which the cases are compiled, in turn.
const PROCESSORS: [&str; 3] = ["", "x86-64-v3", "x86-64-v4"];
const MODELS: [(RelocationModel, CodeModel); 3] = [
    (RelocationModel::Pic, CodeModel::Small),
    (RelocationModel::Static, CodeModel::Small),
    (RelocationModel::Pie, CodeModel::Medium),
];

/// Compiles a module for x86-64, whatever its own target, if it is valid. Returns the verdict, and the reason of a
/// refusal without particulars.
pub(super) fn judge(input: &[u8], number: u64) -> (&'static str, String) {
    let options = draig::ReadOptions::new("in.ll");
    let Ok(read) = draig::Module::parse_with(input, &options) else { return ("unread", String::new()) };
    let mut module = read.module;
    if module.data_layout.pointer_size(0) != 8 || module.data_layout.is_big_endian() {
        module.data_layout = draig::Module::new("").data_layout.clone();
    }
    let Ok(verified) = verify(&module) else { return ("unread", String::new()) };
    let (relocation_model, code_model) = MODELS[number as usize / PROCESSORS.len() % MODELS.len()];
    let options = CodegenOptions {
        triple: Some(Triple::parse(TRIPLE)),
        cpu: PROCESSORS[number as usize % PROCESSORS.len()].to_owned(),
        relocation_model,
        code_model,
        ..CodegenOptions::default()
    };
    match compile(&verified, &options) {
        Err(error) => {
            let reason = error.refusals.first().map_or("", |refusal| refusal.reason.as_str());
            ("rejected", normal::cluster(reason))
        }
        Ok(image) => match write_elf(&image, Machine::X86_64) {
            Ok(_) => ("accepted", String::new()),
            Err(error) => ("rejected", normal::cluster(&error.to_string())),
        },
    }
}

/// First line of the section of the committed file.
const TITLE: &str = "## Damaged modules";

/// Replaces the section of the committed file.
pub(super) fn bless(statistics: &Statistics, files: usize, seed: u64) -> Result<(), String> {
    let count = |verdict: &str| statistics.count_of(verdict);
    let (compiled, refused) = (count("accepted"), count("rejected"));
    let lost = statistics.findings().len();
    let section = format!(
        "{TITLE}\n\nFiles of LLVM's tests, each with a change after which it still verifies, compiled for x86-64 with \
         three processors and\nthree models in turn. Lost are those at which the compiler panicked or took more than its \
         time and memory. Written by\n`cargo xtask mutate --structured --compile --bless`.\n\n\
         files {files}, seed {seed}\nvalid {}\ncompiled {compiled}\nrefused {refused}\nlost {lost}\n",
        compiled + refused + lost as u64,
    );
    native::replace_section(TITLE, &section)
}
