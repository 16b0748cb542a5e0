//! Targets, and facts about each that tables of modules need.

use draig_image::SectionKind;
use draig_target::{Arch, Triple};

/// A target with a code generator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    X86_64,
    /// AArch64, little-endian.
    AArch64,
}

/// Facts about unwind tables of a target (Linux Standard Base 5.0, 10.6; its ABI's numbers of registers).
#[derive(Clone, Copy, Debug)]
pub(crate) struct FrameFacts {
    /// Type of `.eh_frame` in ELF.
    pub(crate) section: SectionKind,
    /// Factor by which offsets from the canonical frame address are divided, which is negative.
    pub(crate) data_factor: i32,
    /// Column of the return address.
    pub(crate) return_column: u8,
    /// Rules that hold at the entry of a function.
    pub(crate) initial: &'static [u8],
    /// Whether pointers to personality functions, exception tables and types are relative and have eight bytes,
    /// whatever the relocation model.
    pub(crate) has_far_pointers: bool,
}

impl Target {
    /// Returns the target of a triple, if there is a code generator for it.
    pub(crate) fn of(triple: &Triple) -> Option<Target> {
        match triple.arch() {
            Arch::X86_64 => Some(Target::X86_64),
            Arch::Aarch64 => Some(Target::AArch64),
            _ => None,
        }
    }

    /// Returns a triple of the processor without a system, for ELF.
    pub(crate) fn bare_triple(self) -> &'static str {
        match self {
            Target::X86_64 => "x86_64-unknown-none-elf",
            Target::AArch64 => "aarch64-unknown-none-elf",
        }
    }

    /// Returns the least alignment of functions.
    pub(crate) fn function_align(self) -> u64 {
        match self {
            Target::X86_64 => 16,
            Target::AArch64 => 4,
        }
    }

    /// Appends this many bytes of code that does nothing.
    pub(crate) fn append_nops(self, code: &mut Vec<u8>, count: usize) {
        match self {
            Target::X86_64 => draig_mc::x86::append_nops(code, count),
            Target::AArch64 => {
                code.resize(code.len() + count % 4, 0);
                for _ in 0..count / 4 {
                    code.extend_from_slice(self.nop());
                }
            }
        }
    }

    /// Returns the shortest instruction that does nothing.
    pub(crate) fn nop(self) -> &'static [u8] {
        match self {
            Target::X86_64 => &[0x90],
            Target::AArch64 => &[0x1f, 0x20, 0x03, 0xd5],
        }
    }

    /// Returns the facts about unwind tables.
    pub(crate) fn frames(self) -> FrameFacts {
        match self {
            Target::X86_64 => FrameFacts {
                // SHT_X86_64_UNWIND
                section: SectionKind::Other(0x7000_0001),
                data_factor: -8,
                return_column: 16,
                // The frame address is rsp + 8, the return address is below it.
                initial: &[0x0c, 7, 8, 0x90, 1],
                has_far_pointers: false,
            },
            Target::AArch64 => FrameFacts {
                section: SectionKind::Bits,
                data_factor: -4,
                return_column: 30,
                // The frame address is sp.
                initial: &[0x0c, 31, 0],
                has_far_pointers: true,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_that_does_nothing() {
        let mut code = Vec::new();
        Target::AArch64.append_nops(&mut code, 6);
        assert_eq!(code, [0, 0, 0x1f, 0x20, 0x03, 0xd5]);
        code.clear();
        Target::X86_64.append_nops(&mut code, 2);
        assert_eq!(code, [0x66, 0x90]);
    }

    #[test]
    fn targets_of_triples() {
        let target = |triple: &str| Target::of(&Triple::parse(triple));
        assert_eq!(target("aarch64-unknown-linux-gnu"), Some(Target::AArch64));
        assert_eq!(target("arm64-linux"), Some(Target::AArch64));
        assert_eq!(target("aarch64_be-linux"), None);
        assert_eq!(target("x86_64-linux"), Some(Target::X86_64));
    }
}
