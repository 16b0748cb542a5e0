//! The target triple: its text as written, and what the text says.
//!
//! How the text is read is in `parse`, the words it is made of are in `names`. Nothing here knows
//! what a target can do; that a triple is known does not mean that anything compiles for it.

mod names;
mod parse;

pub use names::{Arch, Environment, ObjectFormat, Os, SubArch, Vendor};

/// A target triple, `ARCHITECTURE-VENDOR-OPERATING_SYSTEM[-ENVIRONMENT]`; see LangRef, "Target
/// Triple". The text is kept byte for byte; any text is a triple.
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
    /// The text as it was given, byte for byte.
    pub fn as_bytes(&self) -> &[u8] {
        &self.text
    }

    /// The text as it was given; `None` if it is not UTF-8.
    pub fn as_str(&self) -> Option<&str> {
        std::str::from_utf8(&self.text).ok()
    }

    /// Whether there is no text, as in a module without `target triple`.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The instruction set.
    pub fn arch(&self) -> Arch {
        self.arch
    }

    /// The version of the instruction set, if it is named.
    pub fn sub_arch(&self) -> SubArch {
        self.sub_arch
    }

    /// Who makes the machine.
    pub fn vendor(&self) -> Vendor {
        self.vendor
    }

    /// The operating system.
    pub fn os(&self) -> Os {
        self.os
    }

    /// The ABI or C library.
    pub fn environment(&self) -> Environment {
        self.environment
    }

    /// The format of object files, as named or by default.
    pub fn object_format(&self) -> ObjectFormat {
        self.object_format
    }

    /// The text of the first component.
    pub fn arch_name(&self) -> &[u8] {
        self.component(0)
    }

    /// The text of the second component, `""` without one.
    pub fn vendor_name(&self) -> &[u8] {
        self.component(1)
    }

    /// The text of the third component, `""` without one.
    pub fn os_name(&self) -> &[u8] {
        self.component(2)
    }

    /// The text of all that follows the third component, `""` without any.
    pub fn environment_name(&self) -> &[u8] {
        self.component(3)
    }

    /// Major, minor and micro version of the operating system; zeros if the triple has none or it is
    /// not made of one to four numbers with dots between them.
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

    /// The width of an address in bits, 0 for an unknown instruction set.
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

    /// i386 or x86-64.
    pub fn is_x86(&self) -> bool {
        matches!(self.arch, Arch::X86 | Arch::X86_64)
    }

    /// 64-bit ARM of either endianness, ILP32 included.
    pub fn is_aarch64(&self) -> bool {
        matches!(self.arch, Arch::Aarch64 | Arch::Aarch64Be | Arch::Aarch64_32)
    }

    /// 32-bit ARM of either endianness that is not Thumb.
    pub fn is_arm(&self) -> bool {
        matches!(self.arch, Arch::Arm | Arch::ArmEb)
    }

    /// Thumb of either endianness.
    pub fn is_thumb(&self) -> bool {
        matches!(self.arch, Arch::Thumb | Arch::ThumbEb)
    }

    /// AMD's GPUs, old (R600) and new (GCN).
    pub fn is_amdgpu(&self) -> bool {
        matches!(self.arch, Arch::R600 | Arch::Amdgcn)
    }

    /// AMD's GPUs from GCN on.
    pub fn is_amdgcn(&self) -> bool {
        self.arch == Arch::Amdgcn
    }

    /// NVIDIA's PTX of either width.
    pub fn is_nvptx(&self) -> bool {
        matches!(self.arch, Arch::Nvptx | Arch::Nvptx64)
    }

    /// RISC-V of either width and endianness.
    pub fn is_riscv(&self) -> bool {
        use Arch::{RiscV32, RiscV32Be, RiscV64, RiscV64Be};
        matches!(self.arch, RiscV32 | RiscV64 | RiscV32Be | RiscV64Be)
    }

    /// PowerPC of either width and endianness.
    pub fn is_powerpc(&self) -> bool {
        matches!(self.arch, Arch::Ppc | Arch::PpcLe | Arch::Ppc64 | Arch::Ppc64Le)
    }

    /// SPIR-V with logical or physical addressing; not the older SPIR.
    pub fn is_spirv(&self) -> bool {
        matches!(self.arch, Arch::SpirV | Arch::SpirV32 | Arch::SpirV64)
    }

    /// The older SPIR of either width.
    pub fn is_spir(&self) -> bool {
        matches!(self.arch, Arch::Spir | Arch::Spir64)
    }

    /// LoongArch of either width.
    pub fn is_loongarch(&self) -> bool {
        matches!(self.arch, Arch::LoongArch32 | Arch::LoongArch64)
    }

    /// WebAssembly of either width.
    pub fn is_wasm(&self) -> bool {
        matches!(self.arch, Arch::Wasm32 | Arch::Wasm64)
    }

    /// eBPF of either endianness.
    pub fn is_bpf(&self) -> bool {
        matches!(self.arch, Arch::BpfEl | Arch::BpfEb)
    }

    /// SPARC of either width and endianness.
    pub fn is_sparc(&self) -> bool {
        matches!(self.arch, Arch::Sparc | Arch::SparcV9 | Arch::SparcEl)
    }

    /// MIPS of either width and endianness.
    pub fn is_mips(&self) -> bool {
        matches!(self.arch, Arch::Mips | Arch::MipsEl | Arch::Mips64 | Arch::Mips64El)
    }

    /// IBM's z/Architecture, `s390x`.
    pub fn is_systemz(&self) -> bool {
        self.arch == Arch::SystemZ
    }

    /// Qualcomm's Hexagon.
    pub fn is_hexagon(&self) -> bool {
        self.arch == Arch::Hexagon
    }

    /// Lanai.
    pub fn is_lanai(&self) -> bool {
        self.arch == Arch::Lanai
    }

    /// TI's MSP430.
    pub fn is_msp430(&self) -> bool {
        self.arch == Arch::Msp430
    }

    /// Motorola's 68000 family.
    pub fn is_m68k(&self) -> bool {
        self.arch == Arch::M68k
    }

    /// NEC's SX-Aurora Vector Engine.
    pub fn is_ve(&self) -> bool {
        self.arch == Arch::Ve
    }

    /// XMOS's XCore.
    pub fn is_xcore(&self) -> bool {
        self.arch == Arch::XCore
    }

    /// Atmel's AVR.
    pub fn is_avr(&self) -> bool {
        self.arch == Arch::Avr
    }

    /// DirectX's DXIL.
    pub fn is_dxil(&self) -> bool {
        self.arch == Arch::Dxil
    }

    /// Synopsys's ARC.
    pub fn is_arc(&self) -> bool {
        self.arch == Arch::Arc
    }

    /// C-SKY.
    pub fn is_csky(&self) -> bool {
        self.arch == Arch::Csky
    }

    /// Tensilica's Xtensa.
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

/// Every text is a triple, as LLVM has it: what is not known is [unknown](Arch::Unknown).
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
