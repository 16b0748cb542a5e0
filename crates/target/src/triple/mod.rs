//! Target triples: the original text and its components.
//!
//! Parsing is in `parse`, and the names of components are in `names`. The capabilities of targets are not
//! known here; that a triple is known does not mean that any compiler supports it.

mod names;
mod parse;

pub use names::{Arch, Environment, ObjectFormat, Os, SubArch, Vendor};

/// A target triple, `ARCHITECTURE-VENDOR-OPERATING_SYSTEM[-ENVIRONMENT]`; see LangRef, "Target Triple". The
/// text is kept byte for byte, and any text is a triple.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Triple {
    text: Box<[u8]>,
    arch: Arch,
    sub_arch: SubArch,
    vendor: Vendor,
    os: Os,
    environment: Environment,
    object_format: ObjectFormat,
}

impl Triple {
    /// Returns the original text, byte for byte.
    pub fn as_bytes(&self) -> &[u8] {
        &self.text
    }

    /// Returns the original text; `None` if it is not UTF-8.
    pub fn as_str(&self) -> Option<&str> {
        std::str::from_utf8(&self.text).ok()
    }

    /// Returns the triple of the machine for which this crate was compiled, where compilers may take it for a module
    /// without one: on Linux with x86-64 or AArch64.
    pub fn of_host() -> Option<Triple> {
        let arch = if cfg!(target_arch = "x86_64") {
            "x86_64"
        } else if cfg!(target_arch = "aarch64") {
            "aarch64"
        } else {
            return None;
        };
        cfg!(target_os = "linux").then(|| Triple::parse(format!("{arch}-unknown-linux-gnu")))
    }

    /// Whether the text is empty, as in a module without `target triple`.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Returns the instruction set.
    pub fn arch(&self) -> Arch {
        self.arch
    }

    /// Returns the version of the instruction set, if it is named.
    pub fn sub_arch(&self) -> SubArch {
        self.sub_arch
    }

    /// Returns the vendor.
    pub fn vendor(&self) -> Vendor {
        self.vendor
    }

    /// Returns the operating system.
    pub fn os(&self) -> Os {
        self.os
    }

    /// Returns the ABI or C library.
    pub fn environment(&self) -> Environment {
        self.environment
    }

    /// Returns the format of object files, as named or by default.
    pub fn object_format(&self) -> ObjectFormat {
        self.object_format
    }

    /// Returns the text of the first component.
    pub fn arch_name(&self) -> &[u8] {
        self.component(0)
    }

    /// Returns the text of the second component, `""` if there is none.
    pub fn vendor_name(&self) -> &[u8] {
        self.component(1)
    }

    /// Returns the text of the third component, `""` if there is none.
    pub fn os_name(&self) -> &[u8] {
        self.component(2)
    }

    /// Returns the text after the third component, `""` if there is none.
    pub fn environment_name(&self) -> &[u8] {
        self.component(3)
    }

    /// Returns major, minor and micro version of the operating system; zeros if the triple has none, or if it
    /// is not one to four numbers separated by dots.
    pub fn os_version(&self) -> [u32; 3] {
        let name = String::from_utf8_lossy(self.os_name());
        let aliases: &[&str] = match self.os {
            Os::MacOsX => &["macosx", "macos"],
            Os::XrOs => &["xros", "visionos"],
            os => &[os.name()],
        };
        let version = aliases.iter().find_map(|alias| name.strip_prefix(alias)).unwrap_or(&name);
        let mut numbers = [0; 4];
        for (i, part) in version.split('.').enumerate() {
            let digits = !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
            match (numbers.get_mut(i), part.parse()) {
                (Some(slot), Ok(number)) if digits => *slot = number,
                _ => return [0; 3],
            }
        }
        [numbers[0], numbers[1], numbers[2]]
    }

    /// Returns the width of an address in bits, 0 for an unknown instruction set.
    pub fn pointer_bit_width(&self) -> u32 {
        self.arch.pointer_bit_width()
    }

    /// Whether addresses have 64 bits.
    pub fn is_64_bit(&self) -> bool {
        self.pointer_bit_width() == 64
    }

    /// Whether addresses have 32 bits.
    pub fn is_32_bit(&self) -> bool {
        self.pointer_bit_width() == 32
    }

    /// Whether addresses have 16 bits.
    pub fn is_16_bit(&self) -> bool {
        self.pointer_bit_width() == 16
    }

    /// Whether this is i386 or x86-64.
    pub fn is_x86(&self) -> bool {
        matches!(self.arch, Arch::X86 | Arch::X86_64)
    }

    /// Whether this is 64-bit ARM of either endianness, including ILP32.
    pub fn is_aarch64(&self) -> bool {
        matches!(self.arch, Arch::Aarch64 | Arch::Aarch64Be | Arch::Aarch64_32)
    }

    /// Whether this is 32-bit ARM of either endianness, excluding Thumb.
    pub fn is_arm(&self) -> bool {
        matches!(self.arch, Arch::Arm | Arch::ArmEb)
    }

    /// Whether this is Thumb of either endianness.
    pub fn is_thumb(&self) -> bool {
        matches!(self.arch, Arch::Thumb | Arch::ThumbEb)
    }

    /// Whether this is an AMD GPU, old (R600) or new (GCN).
    pub fn is_amdgpu(&self) -> bool {
        matches!(self.arch, Arch::R600 | Arch::Amdgcn)
    }

    /// Whether this is an AMD GPU from GCN on.
    pub fn is_amdgcn(&self) -> bool {
        self.arch == Arch::Amdgcn
    }

    /// Whether this is NVIDIA's PTX of either width.
    pub fn is_nvptx(&self) -> bool {
        matches!(self.arch, Arch::Nvptx | Arch::Nvptx64)
    }

    /// Whether this is RISC-V of either width and endianness.
    pub fn is_riscv(&self) -> bool {
        use Arch::{RiscV32, RiscV32Be, RiscV64, RiscV64Be};
        matches!(self.arch, RiscV32 | RiscV64 | RiscV32Be | RiscV64Be)
    }

    /// Whether this is PowerPC of either width and endianness.
    pub fn is_powerpc(&self) -> bool {
        matches!(self.arch, Arch::Ppc | Arch::PpcLe | Arch::Ppc64 | Arch::Ppc64Le)
    }

    /// Whether this is SPIR-V with logical or physical addressing, excluding the older SPIR.
    pub fn is_spirv(&self) -> bool {
        matches!(self.arch, Arch::SpirV | Arch::SpirV32 | Arch::SpirV64)
    }

    /// Whether this is the older SPIR of either width.
    pub fn is_spir(&self) -> bool {
        matches!(self.arch, Arch::Spir | Arch::Spir64)
    }

    /// Whether this is LoongArch of either width.
    pub fn is_loongarch(&self) -> bool {
        matches!(self.arch, Arch::LoongArch32 | Arch::LoongArch64)
    }

    /// Whether this is WebAssembly of either width.
    pub fn is_wasm(&self) -> bool {
        matches!(self.arch, Arch::Wasm32 | Arch::Wasm64)
    }

    /// Whether this is eBPF of either endianness.
    pub fn is_bpf(&self) -> bool {
        matches!(self.arch, Arch::BpfEl | Arch::BpfEb)
    }

    /// Whether this is SPARC of either width and endianness.
    pub fn is_sparc(&self) -> bool {
        matches!(self.arch, Arch::Sparc | Arch::SparcV9 | Arch::SparcEl)
    }

    /// Whether this is MIPS of either width and endianness.
    pub fn is_mips(&self) -> bool {
        matches!(self.arch, Arch::Mips | Arch::MipsEl | Arch::Mips64 | Arch::Mips64El)
    }

    /// Whether this is IBM's z/Architecture, `s390x`.
    pub fn is_systemz(&self) -> bool {
        self.arch == Arch::SystemZ
    }

    /// Whether this is Qualcomm's Hexagon.
    pub fn is_hexagon(&self) -> bool {
        self.arch == Arch::Hexagon
    }

    /// Whether this is Lanai.
    pub fn is_lanai(&self) -> bool {
        self.arch == Arch::Lanai
    }

    /// Whether this is TI's MSP430.
    pub fn is_msp430(&self) -> bool {
        self.arch == Arch::Msp430
    }

    /// Whether this is Motorola's 68000 family.
    pub fn is_m68k(&self) -> bool {
        self.arch == Arch::M68k
    }

    /// Whether this is NEC's SX-Aurora Vector Engine.
    pub fn is_ve(&self) -> bool {
        self.arch == Arch::Ve
    }

    /// Whether this is XMOS's XCore.
    pub fn is_xcore(&self) -> bool {
        self.arch == Arch::XCore
    }

    /// Whether this is Atmel's AVR.
    pub fn is_avr(&self) -> bool {
        self.arch == Arch::Avr
    }

    /// Whether this is DirectX's DXIL.
    pub fn is_dxil(&self) -> bool {
        self.arch == Arch::Dxil
    }

    /// Whether this is Synopsys's ARC.
    pub fn is_arc(&self) -> bool {
        self.arch == Arch::Arc
    }

    /// Whether this is C-SKY.
    pub fn is_csky(&self) -> bool {
        self.arch == Arch::Csky
    }

    /// Whether this is Tensilica's Xtensa.
    pub fn is_xtensa(&self) -> bool {
        self.arch == Arch::Xtensa
    }

    /// Whether the operating system is one of Apple's.
    pub fn is_os_darwin(&self) -> bool {
        self.os.is_darwin()
    }

    /// Whether the operating system is Windows.
    pub fn is_os_windows(&self) -> bool {
        self.os == Os::Win32
    }

    /// Whether the operating system is Linux.
    pub fn is_os_linux(&self) -> bool {
        self.os == Os::Linux
    }

    /// Whether the system loads no thread-local variables, so that a library emulates them: OpenBSD, Cygwin, OHOS, and
    /// Android before version 29.
    pub fn emulates_tls(&self) -> bool {
        let version = || self.environment_name().strip_prefix(b"android".as_slice());
        let number = || version().and_then(|text| std::str::from_utf8(text).ok()?.parse::<u32>().ok());
        match (self.os, self.environment) {
            (Os::OpenBsd, _) | (Os::Win32, Environment::Cygnus) | (_, Environment::OpenHos) => true,
            (_, Environment::Android) => number().unwrap_or(0) < 29,
            _ => false,
        }
    }

    /// Whether object files are ELF.
    pub fn is_elf(&self) -> bool {
        self.object_format == ObjectFormat::Elf
    }

    /// Whether object files are Mach-O.
    pub fn is_mach_o(&self) -> bool {
        self.object_format == ObjectFormat::MachO
    }

    /// Whether object files are COFF.
    pub fn is_coff(&self) -> bool {
        self.object_format == ObjectFormat::Coff
    }

    fn component(&self, index: usize) -> &[u8] {
        self.text.splitn(4, |&byte| byte == b'-').nth(index).unwrap_or(b"")
    }
}

/// Parses any text, as LLVM does: unknown components are [unknown](Arch::Unknown).
impl From<&str> for Triple {
    fn from(text: &str) -> Triple {
        Triple::parse(text)
    }
}

impl std::str::FromStr for Triple {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Triple, Self::Err> {
        Ok(Triple::parse(text))
    }
}

impl std::fmt::Display for Triple {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&String::from_utf8_lossy(&self.text))
    }
}

impl Os {
    /// Whether this is one of Apple's operating systems.
    pub const fn is_darwin(self) -> bool {
        use Os::{BridgeOs, Darwin, DriverKit, Ios, MacOsX, TvOs, WatchOs, XrOs};
        matches!(self, Darwin | MacOsX | Ios | TvOs | WatchOs | BridgeOs | DriverKit | XrOs)
    }
}
