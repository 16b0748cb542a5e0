//! Properties of the target that the library needs: sizes of C's types, the format of `long double`, the
//! layout of a `va_list`.

use draig_ir::Module;
use draig_num::FloatFormat;
use draig_target::{Arch, Os};

/// Layout of a `va_list`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VaKind {
    /// A pointer to the next argument; arguments lie in memory in slots of pointer size.
    #[default]
    Pointer,
    /// System V for x86-64: offsets into a save area, then an overflow area.
    X86_64,
    /// AAPCS64: two save areas, then the stack.
    Aarch64,
}

/// Type sizes and calling conventions of a target.
#[derive(Clone, Copy, Debug)]
pub struct Abi {
    /// Size of a pointer, of `size_t` and of `ptrdiff_t`, in bytes.
    pub pointer: u32,
    /// Size of `long` in bytes.
    pub long: u32,
    /// Size of `wchar_t` in bytes.
    pub wide: u32,
    /// Format of `long double`.
    pub long_double: FloatFormat,
    /// Layout of `va_list`.
    pub va: VaKind,
    /// Whether the most significant byte comes first.
    pub big_endian: bool,
    /// Whether constants and structures have Darwin's values and layouts.
    pub darwin: bool,
}

impl Default for Abi {
    fn default() -> Abi {
        Abi {
            pointer: 8,
            long: 8,
            wide: 4,
            long_double: FloatFormat::X86Fp80,
            va: VaKind::X86_64,
            big_endian: false,
            darwin: false,
        }
    }
}

impl Abi {
    /// Derives the ABI from the module's triple and data layout.
    pub fn of(module: &Module) -> Abi {
        let (triple, layout) = (&module.triple, &module.data_layout);
        let pointer = layout.pointer_size(0);
        let windows = triple.os() == Os::Win32;
        let darwin = matches!(triple.os(), Os::Darwin | Os::MacOsX | Os::Ios);
        let arch = triple.arch();
        let long_double = match arch {
            // Without a triple, assume the most common format.
            Arch::Unknown => FloatFormat::X86Fp80,
            Arch::X86 | Arch::X86_64 if !windows => FloatFormat::X86Fp80,
            Arch::Aarch64 | Arch::Aarch64Be if !darwin && !windows => FloatFormat::Fp128,
            Arch::Mips64 | Arch::Mips64El => FloatFormat::Fp128,
            _ if triple.is_riscv() || triple.is_loongarch() || triple.is_systemz() => FloatFormat::Fp128,
            _ => FloatFormat::Double,
        };
        let va = match arch {
            Arch::Unknown if pointer == 8 => VaKind::X86_64,
            Arch::X86_64 if !windows => VaKind::X86_64,
            Arch::Aarch64 | Arch::Aarch64Be if !darwin && !windows => VaKind::Aarch64,
            _ => VaKind::Pointer,
        };
        Abi {
            pointer,
            long: if windows { 4 } else { pointer },
            wide: if windows { 2 } else { 4 },
            long_double,
            va,
            big_endian: layout.is_big_endian(),
            darwin,
        }
    }
}
