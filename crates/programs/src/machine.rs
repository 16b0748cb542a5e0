//! Machines that compiled programs are for: this one, and one that an emulator is.

use std::path::Path;

use super::process::Request;

/// A machine, with its compiler, linker and system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, clap::ValueEnum)]
pub enum Machine {
    /// This machine
    #[default]
    #[value(name = "x86-64")]
    X86_64,
    /// AArch64 in qemu, with the libraries of a cross compiler
    #[value(name = "aarch64")]
    AArch64,
}

/// Folder of AArch64's dynamic linker and libraries.
const AARCH64_SYSTEM: &str = "/usr/aarch64-linux-gnu";

impl Machine {
    /// All machines.
    pub const ALL: [Machine; 2] = [Machine::X86_64, Machine::AArch64];

    /// Returns LLVM's triple.
    #[must_use]
    pub fn triple(self) -> &'static str {
        match self {
            Machine::X86_64 => "x86_64-unknown-linux-gnu",
            Machine::AArch64 => "aarch64-unknown-linux-gnu",
        }
    }

    /// Returns the word that distinguishes names of files about this machine.
    #[must_use]
    pub fn suffix(self) -> &'static str {
        match self {
            Machine::X86_64 => "",
            Machine::AArch64 => "-aarch64",
        }
    }

    /// Returns the first options of clang.
    #[must_use]
    pub fn clang_options(self) -> &'static [&'static str] {
        match self {
            Machine::X86_64 => &[],
            Machine::AArch64 => &["--target=aarch64-linux-gnu"],
        }
    }

    /// Returns the compiler driver that links.
    #[must_use]
    pub fn linker(self, is_cxx: bool) -> &'static str {
        match (self, is_cxx) {
            (Machine::X86_64, false) => "cc",
            (Machine::X86_64, true) => "c++",
            (Machine::AArch64, false) => "aarch64-linux-gnu-gcc",
            (Machine::AArch64, true) => "aarch64-linux-gnu-g++",
        }
    }

    /// Returns the words before a program's name that run it in an emulator.
    #[must_use]
    pub fn emulator(self) -> &'static [&'static str] {
        match self {
            Machine::X86_64 => &[],
            Machine::AArch64 => &["qemu-aarch64", "-L", AARCH64_SYSTEM],
        }
    }

    /// Returns a request that runs a program.
    #[must_use]
    pub fn program<'a>(self, program: &Path) -> Request<'a> {
        match self.emulator() {
            [] => Request::new(program),
            [emulator, options @ ..] => Request::new(emulator).args(options.iter().copied()).args([program]),
        }
    }
}
