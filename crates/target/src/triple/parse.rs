//! Parsing of triples: the spellings of each kind of component and the rules for matching them.
//!
//! LLVM matches architectures and vendors exactly, operating systems and environments by prefix, and object
//! formats by suffix; the tables keep the order in which it tries them. The kinds and their canonical
//! spellings are in `names`.

use super::{Arch, Environment, ObjectFormat, Os, SubArch, Triple, Vendor};

impl Triple {
    /// Parses a triple as LLVM's constructor does: any text is valid, unknown components are `Unknown`, and
    /// nothing is normalized.
    pub fn parse(text: impl AsRef<[u8]>) -> Triple {
        let mut triple = Triple { text: text.as_ref().into(), ..Triple::default() };
        // No spelling contains a non-ASCII byte, so the replacement for these does not matter.
        let text = String::from_utf8_lossy(&triple.text);
        let mut components = text.splitn(4, '-');
        let arch_name = components.next().unwrap_or("");
        let vendor = components.next();
        let os = components.next();
        let environment = components.next();

        let arch = parse_arch(arch_name);
        let sub_arch = parse_sub_arch(arch_name);
        let vendor_kind = vendor.map_or(Vendor::Unknown, |name| lookup(VENDORS, |s| s == name));
        let os = os.map_or(Os::Unknown, |name| lookup(OSES, |s| name.starts_with(s)));
        let format = environment.map_or(ObjectFormat::Unknown, |name| lookup(OBJECT_FORMATS, |s| name.ends_with(s)));
        let environment = match environment {
            Some(name) => lookup(ENVIRONMENTS, |s| name.starts_with(s)),
            None if vendor.is_none() => environment_of_lone_arch(arch_name),
            None => Environment::Unknown,
        };

        (triple.arch, triple.sub_arch, triple.vendor) = (arch, sub_arch, vendor_kind);
        (triple.os, triple.environment) = (os, environment);
        triple.object_format = match format {
            ObjectFormat::Unknown => default_format(arch, os),
            named => named,
        };
        triple
    }
}

/// Returns the first kind whose spelling `matches`, or the default (`Unknown`).
fn lookup<K: Copy + Default>(table: &[(&str, K)], matches: impl Fn(&str) -> bool) -> K {
    table.iter().find(|(spelling, _)| matches(spelling)).map_or(K::default(), |&(_, kind)| kind)
}

fn parse_arch(name: &str) -> Arch {
    match lookup(ARCHS, |s| s == name) {
        Arch::Unknown if name.starts_with("kalimba") => Arch::Kalimba,
        Arch::Unknown => parse_arm_arch(name),
        arch => arch,
    }
}

/// Parses an ARM architecture with a version or another suffix, such as `thumbv7em` or `armebv7r`.
fn parse_arm_arch(name: &str) -> Arch {
    // `arm64` is only reached here with a suffix; `arm64` itself is in the table.
    let is_64_bit = name.starts_with("aarch64") || name.starts_with("arm64");
    let is_thumb = name.starts_with("thumb");
    if !is_64_bit && !is_thumb && !name.starts_with("arm") {
        return Arch::Unknown;
    }
    let big = if name.starts_with("aarch64") {
        name.starts_with("aarch64_be")
    } else {
        name.starts_with("armeb") || name.starts_with("thumbeb") || name.ends_with("eb")
    };
    let version = arm_version(name);
    if version.is_empty() || (is_thumb && (version.starts_with("v2") || version.starts_with("v3"))) {
        return Arch::Unknown;
    }
    // ARMv6-M only executes Thumb; LLVM applies this even to 64-bit names.
    let is_thumb = is_thumb || parse_arm_version(version) == SubArch::ArmV6M;
    match (is_thumb, is_64_bit, big) {
        (true, _, false) => Arch::Thumb,
        (true, _, true) => Arch::ThumbEb,
        (_, true, false) => Arch::Aarch64,
        (_, true, true) => Arch::Aarch64Be,
        (_, false, false) => Arch::Arm,
        (_, false, true) => Arch::ArmEb,
    }
}

fn parse_sub_arch(name: &str) -> SubArch {
    if name.starts_with("mips") && (name.ends_with("r6") || name.ends_with("r6el")) {
        return SubArch::MipsR6;
    }
    match name {
        "powerpcspe" => return SubArch::PpcSpe,
        "arm64e" => return SubArch::Aarch64Arm64e,
        "arm64ec" => return SubArch::Aarch64Arm64ec,
        "aarch64_lfi" => return SubArch::Aarch64Lfi,
        _ => {}
    }
    let by_end = |table| lookup(table, |s| name.ends_with(s));
    if name.starts_with("spirv") {
        return by_end(SPIRV_VERSIONS);
    }
    if name.starts_with("dxil") {
        return by_end(DXIL_VERSIONS);
    }
    match arm_version(name) {
        "" => by_end(KALIMBA_VERSIONS),
        version => parse_arm_version(version),
    }
}

/// Returns an ARM name without its family and endianness (`v7em` for `thumbebv7em`); the whole name if
/// nothing remains or if it has no family; or `""` if it is malformed.
fn arm_version(name: &str) -> &str {
    const FAMILIES: &[&str] = &["arm64_32", "arm64e", "arm64", "aarch64_32", "arm", "thumb", "aarch64"];
    let family = FAMILIES.iter().find(|family| name.starts_with(**family));
    let Some(family) = family else {
        return name.strip_suffix("eb").filter(|rest| !rest.is_empty()).unwrap_or(name);
    };
    let mut rest = &name[family.len()..];
    if *family == "aarch64" {
        if name.contains("eb") {
            return "";
        }
        rest = rest.strip_prefix("_be").unwrap_or(rest);
    }
    rest = match rest.strip_prefix("eb") {
        Some(rest) => rest,
        None => rest.strip_suffix("eb").unwrap_or(rest),
    };
    if rest.is_empty() {
        return name;
    }
    let malformed = match rest.as_bytes() {
        [v, digit, ..] => *v != b'v' || !digit.is_ascii_digit(),
        _ => false,
    };
    if malformed || rest.contains("eb") { "" } else { rest }
}

/// Returns the kind of an [`arm_version`]. LLVM replaces synonyms and then takes the first architecture whose
/// name *ends* with the result, so even `ve` is one (`armv7ve`).
fn parse_arm_version(version: &str) -> SubArch {
    let version = arm_version(version);
    let canonical = ARM_SYNONYMS.iter().find(|(synonym, _)| *synonym == version);
    let canonical = canonical.map_or(version, |(_, canonical)| canonical);
    lookup(ARM_ARCHS, |s| s.ends_with(canonical))
}

/// Default environment of a triple with a single component.
fn environment_of_lone_arch(name: &str) -> Environment {
    if name.starts_with("mipsn32") {
        Environment::GnuAbiN32
    } else if name.starts_with("mips64") || name.starts_with("mipsisa64") {
        Environment::GnuAbi64
    } else if name.starts_with("mipsisa32") || matches!(name, "mips" | "mipsel" | "mipsr6" | "mipsr6el") {
        Environment::Gnu
    } else {
        Environment::Unknown
    }
}

fn default_format(arch: Arch, os: Os) -> ObjectFormat {
    use Arch::*;
    let coff = matches!(os, Os::Win32 | Os::Uefi);
    match arch {
        Unknown | Aarch64 | Aarch64_32 | Arm | Thumb | X86 | X86_64 if os.is_darwin() => ObjectFormat::MachO,
        Unknown | Aarch64 | Aarch64_32 | Arm | Thumb | X86 | X86_64 if coff => ObjectFormat::Coff,
        MipsEl if os == Os::Win32 => ObjectFormat::Coff,
        Ppc | Ppc64 if os.is_darwin() => ObjectFormat::MachO,
        Ppc | Ppc64 if os == Os::Aix => ObjectFormat::Xcoff,
        SystemZ if os == Os::Zos => ObjectFormat::Goff,
        SpirV | SpirV32 | SpirV64 => ObjectFormat::SpirV,
        Wasm32 | Wasm64 => ObjectFormat::Wasm,
        Dxil => ObjectFormat::DxContainer,
        _ => ObjectFormat::Elf,
    }
}

/// Architectures, matched exactly.
const ARCHS: &[(&str, Arch)] = &[
    ("xscale", Arch::Arm),
    ("arm", Arch::Arm),
    ("xscaleeb", Arch::ArmEb),
    ("armeb", Arch::ArmEb),
    ("aarch64", Arch::Aarch64),
    ("aarch64_lfi", Arch::Aarch64),
    ("arm64", Arch::Aarch64),
    ("arm64e", Arch::Aarch64),
    ("arm64ec", Arch::Aarch64),
    ("aarch64_be", Arch::Aarch64Be),
    ("arm64eb", Arch::Aarch64Be),
    ("aarch64_32", Arch::Aarch64_32),
    ("arm64_32", Arch::Aarch64_32),
    ("arc", Arch::Arc),
    ("avr", Arch::Avr),
    ("bpf", Arch::BpfEl),
    ("bpfel", Arch::BpfEl),
    ("bpf_le", Arch::BpfEl),
    ("bpfeb", Arch::BpfEb),
    ("bpf_be", Arch::BpfEb),
    ("csky", Arch::Csky),
    ("dxil", Arch::Dxil),
    ("dxilv1.0", Arch::Dxil),
    ("dxilv1.1", Arch::Dxil),
    ("dxilv1.2", Arch::Dxil),
    ("dxilv1.3", Arch::Dxil),
    ("dxilv1.4", Arch::Dxil),
    ("dxilv1.5", Arch::Dxil),
    ("dxilv1.6", Arch::Dxil),
    ("dxilv1.7", Arch::Dxil),
    ("dxilv1.8", Arch::Dxil),
    ("dxilv1.9", Arch::Dxil),
    ("hexagon", Arch::Hexagon),
    ("loongarch32", Arch::LoongArch32),
    ("loongarch64", Arch::LoongArch64),
    ("m68k", Arch::M68k),
    ("mips", Arch::Mips),
    ("mipseb", Arch::Mips),
    ("mipsallegrex", Arch::Mips),
    ("mipsisa32r6", Arch::Mips),
    ("mipsr6", Arch::Mips),
    ("mipsel", Arch::MipsEl),
    ("mipsallegrexel", Arch::MipsEl),
    ("mipsisa32r6el", Arch::MipsEl),
    ("mipsr6el", Arch::MipsEl),
    ("mips64", Arch::Mips64),
    ("mips64eb", Arch::Mips64),
    ("mipsn32", Arch::Mips64),
    ("mipsisa64r6", Arch::Mips64),
    ("mips64r6", Arch::Mips64),
    ("mipsn32r6", Arch::Mips64),
    ("mips64el", Arch::Mips64El),
    ("mipsn32el", Arch::Mips64El),
    ("mipsisa64r6el", Arch::Mips64El),
    ("mips64r6el", Arch::Mips64El),
    ("mipsn32r6el", Arch::Mips64El),
    ("msp430", Arch::Msp430),
    ("powerpc", Arch::Ppc),
    ("powerpcspe", Arch::Ppc),
    ("ppc", Arch::Ppc),
    ("ppc32", Arch::Ppc),
    ("powerpcle", Arch::PpcLe),
    ("ppcle", Arch::PpcLe),
    ("ppc32le", Arch::PpcLe),
    ("powerpc64", Arch::Ppc64),
    ("ppu", Arch::Ppc64),
    ("ppc64", Arch::Ppc64),
    ("powerpc64le", Arch::Ppc64Le),
    ("ppc64le", Arch::Ppc64Le),
    ("r600", Arch::R600),
    ("amdgcn", Arch::Amdgcn),
    ("riscv32", Arch::RiscV32),
    ("riscv64", Arch::RiscV64),
    ("riscv32be", Arch::RiscV32Be),
    ("riscv64be", Arch::RiscV64Be),
    ("sparc", Arch::Sparc),
    ("sparcv9", Arch::SparcV9),
    ("sparc64", Arch::SparcV9),
    ("sparcel", Arch::SparcEl),
    ("s390x", Arch::SystemZ),
    ("systemz", Arch::SystemZ),
    ("tce", Arch::Tce),
    ("tcele", Arch::TceLe),
    ("thumb", Arch::Thumb),
    ("thumbeb", Arch::ThumbEb),
    ("i386", Arch::X86),
    ("i486", Arch::X86),
    ("i586", Arch::X86),
    ("i686", Arch::X86),
    ("i786", Arch::X86),
    ("i886", Arch::X86),
    ("i986", Arch::X86),
    ("amd64", Arch::X86_64),
    ("x86_64", Arch::X86_64),
    ("x86_64h", Arch::X86_64),
    ("xcore", Arch::XCore),
    ("xtensa", Arch::Xtensa),
    ("nvptx", Arch::Nvptx),
    ("nvptx64", Arch::Nvptx64),
    ("amdil", Arch::Amdil),
    ("amdil64", Arch::Amdil64),
    ("hsail", Arch::Hsail),
    ("hsail64", Arch::Hsail64),
    ("spir", Arch::Spir),
    ("spir64", Arch::Spir64),
    ("spirv", Arch::SpirV),
    ("spirv1.5", Arch::SpirV),
    ("spirv1.6", Arch::SpirV),
    ("spirv32", Arch::SpirV32),
    ("spirv32v1.0", Arch::SpirV32),
    ("spirv32v1.1", Arch::SpirV32),
    ("spirv32v1.2", Arch::SpirV32),
    ("spirv32v1.3", Arch::SpirV32),
    ("spirv32v1.4", Arch::SpirV32),
    ("spirv32v1.5", Arch::SpirV32),
    ("spirv32v1.6", Arch::SpirV32),
    ("spirv64", Arch::SpirV64),
    ("spirv64v1.0", Arch::SpirV64),
    ("spirv64v1.1", Arch::SpirV64),
    ("spirv64v1.2", Arch::SpirV64),
    ("spirv64v1.3", Arch::SpirV64),
    ("spirv64v1.4", Arch::SpirV64),
    ("spirv64v1.5", Arch::SpirV64),
    ("spirv64v1.6", Arch::SpirV64),
    ("shave", Arch::Shave),
    ("lanai", Arch::Lanai),
    ("wasm32", Arch::Wasm32),
    ("wasm64", Arch::Wasm64),
    ("renderscript32", Arch::RenderScript32),
    ("renderscript64", Arch::RenderScript64),
    ("ve", Arch::Ve),
];

/// Vendors, matched exactly.
const VENDORS: &[(&str, Vendor)] = &[
    ("apple", Vendor::Apple),
    ("pc", Vendor::Pc),
    ("scei", Vendor::Scei),
    ("sie", Vendor::Scei),
    ("fsl", Vendor::Freescale),
    ("ibm", Vendor::Ibm),
    ("img", Vendor::ImaginationTechnologies),
    ("mti", Vendor::MipsTechnologies),
    ("nvidia", Vendor::Nvidia),
    ("csr", Vendor::Csr),
    ("amd", Vendor::Amd),
    ("mesa", Vendor::Mesa),
    ("suse", Vendor::Suse),
    ("oe", Vendor::OpenEmbedded),
    ("intel", Vendor::Intel),
    ("meta", Vendor::Meta),
];

/// Operating systems, matched by prefix.
const OSES: &[(&str, Os)] = &[
    ("darwin", Os::Darwin),
    ("dragonfly", Os::DragonFly),
    ("freebsd", Os::FreeBsd),
    ("fuchsia", Os::Fuchsia),
    ("ios", Os::Ios),
    ("kfreebsd", Os::KFreeBsd),
    ("linux", Os::Linux),
    ("lv2", Os::Lv2),
    ("macos", Os::MacOsX),
    ("managarm", Os::Managarm),
    ("netbsd", Os::NetBsd),
    ("openbsd", Os::OpenBsd),
    ("solaris", Os::Solaris),
    ("uefi", Os::Uefi),
    ("win32", Os::Win32),
    ("windows", Os::Win32),
    ("zos", Os::Zos),
    ("haiku", Os::Haiku),
    ("rtems", Os::Rtems),
    ("aix", Os::Aix),
    ("cuda", Os::Cuda),
    ("nvcl", Os::Nvcl),
    ("amdhsa", Os::AmdHsa),
    ("ps4", Os::Ps4),
    ("ps5", Os::Ps5),
    ("elfiamcu", Os::ElfIamcu),
    ("tvos", Os::TvOs),
    ("watchos", Os::WatchOs),
    ("bridgeos", Os::BridgeOs),
    ("driverkit", Os::DriverKit),
    ("xros", Os::XrOs),
    ("visionos", Os::XrOs),
    ("mesa3d", Os::Mesa3D),
    ("amdpal", Os::AmdPal),
    ("hermit", Os::HermitCore),
    ("hurd", Os::Hurd),
    ("wasip1", Os::WasiP1),
    ("wasip2", Os::WasiP2),
    ("wasip3", Os::WasiP3),
    ("wasi", Os::Wasi),
    ("emscripten", Os::Emscripten),
    ("shadermodel", Os::ShaderModel),
    ("liteos", Os::LiteOs),
    ("serenity", Os::Serenity),
    ("vulkan", Os::Vulkan),
    ("cheriotrtos", Os::CheriotRtos),
];

/// Environments, matched by prefix: a longer one comes before its prefix.
const ENVIRONMENTS: &[(&str, Environment)] = &[
    ("gnut64", Environment::GnuT64),
    ("gnuabin32", Environment::GnuAbiN32),
    ("gnuabi64", Environment::GnuAbi64),
    ("gnueabit64", Environment::GnuEabiT64),
    ("gnueabihft64", Environment::GnuEabiHfT64),
    ("gnueabihf", Environment::GnuEabiHf),
    ("gnueabi", Environment::GnuEabi),
    ("gnuf32", Environment::GnuF32),
    ("gnuf64", Environment::GnuF64),
    ("gnusf", Environment::GnuSf),
    ("gnux32", Environment::GnuX32),
    ("gnu_ilp32", Environment::GnuIlp32),
    ("gnu", Environment::Gnu),
    ("code16", Environment::Code16),
    ("eabihf", Environment::EabiHf),
    ("eabi", Environment::Eabi),
    ("android", Environment::Android),
    ("muslabin32", Environment::MuslAbiN32),
    ("muslabi64", Environment::MuslAbi64),
    ("musleabihf", Environment::MuslEabiHf),
    ("musleabi", Environment::MuslEabi),
    ("muslf32", Environment::MuslF32),
    ("muslsf", Environment::MuslSf),
    ("muslx32", Environment::MuslX32),
    ("muslwali", Environment::MuslWali),
    ("musl", Environment::Musl),
    ("llvm", Environment::Llvm),
    ("msvc", Environment::Msvc),
    ("itanium", Environment::Itanium),
    ("cygnus", Environment::Cygnus),
    ("coreclr", Environment::CoreClr),
    ("simulator", Environment::Simulator),
    ("macabi", Environment::MacAbi),
    ("pixel", Environment::Pixel),
    ("vertex", Environment::Vertex),
    ("geometry", Environment::Geometry),
    ("hull", Environment::Hull),
    ("domain", Environment::Domain),
    ("compute", Environment::Compute),
    ("library", Environment::Library),
    ("raygeneration", Environment::RayGeneration),
    ("intersection", Environment::Intersection),
    ("anyhit", Environment::AnyHit),
    ("closesthit", Environment::ClosestHit),
    ("miss", Environment::Miss),
    ("callable", Environment::Callable),
    ("mesh", Environment::Mesh),
    ("amplification", Environment::Amplification),
    ("rootsignature", Environment::RootSignature),
    ("opencl", Environment::OpenCl),
    ("ohos", Environment::OpenHos),
    ("mlibc", Environment::Mlibc),
    ("pauthtest", Environment::PAuthTest),
    ("mtia", Environment::Mtia),
];

/// Object formats, matched by suffix.
const OBJECT_FORMATS: &[(&str, ObjectFormat)] = &[
    ("xcoff", ObjectFormat::Xcoff),
    ("coff", ObjectFormat::Coff),
    ("elf", ObjectFormat::Elf),
    ("goff", ObjectFormat::Goff),
    ("macho", ObjectFormat::MachO),
    ("wasm", ObjectFormat::Wasm),
    ("spirv", ObjectFormat::SpirV),
];

/// Versions of SPIR-V, matched by suffix.
const SPIRV_VERSIONS: &[(&str, SubArch)] = &[
    ("v1.0", SubArch::SpirV1_0),
    ("v1.1", SubArch::SpirV1_1),
    ("v1.2", SubArch::SpirV1_2),
    ("v1.3", SubArch::SpirV1_3),
    ("v1.4", SubArch::SpirV1_4),
    ("v1.5", SubArch::SpirV1_5),
    ("v1.6", SubArch::SpirV1_6),
];

/// Versions of DXIL, matched by suffix.
const DXIL_VERSIONS: &[(&str, SubArch)] = &[
    ("v1.0", SubArch::DxilV1_0),
    ("v1.1", SubArch::DxilV1_1),
    ("v1.2", SubArch::DxilV1_2),
    ("v1.3", SubArch::DxilV1_3),
    ("v1.4", SubArch::DxilV1_4),
    ("v1.5", SubArch::DxilV1_5),
    ("v1.6", SubArch::DxilV1_6),
    ("v1.7", SubArch::DxilV1_7),
    ("v1.8", SubArch::DxilV1_8),
    ("v1.9", SubArch::DxilV1_9),
];

/// Versions of Kalimba, matched by suffix.
const KALIMBA_VERSIONS: &[(&str, SubArch)] =
    &[("kalimba3", SubArch::KalimbaV3), ("kalimba4", SubArch::KalimbaV4), ("kalimba5", SubArch::KalimbaV5)];

/// ARM architectures by their full names, in the order in which LLVM compares suffixes. The first one is
/// LLVM's name for unknown architectures.
const ARM_ARCHS: &[(&str, SubArch)] = &[
    ("invalid", SubArch::None),
    ("armv4", SubArch::None),
    ("armv4t", SubArch::ArmV4T),
    ("armv5t", SubArch::ArmV5),
    ("armv5te", SubArch::ArmV5Te),
    ("armv5tej", SubArch::ArmV5Te),
    ("armv6", SubArch::ArmV6),
    ("armv6k", SubArch::ArmV6K),
    ("armv6t2", SubArch::ArmV6T2),
    ("armv6kz", SubArch::ArmV6K),
    ("armv6-m", SubArch::ArmV6M),
    ("armv7-a", SubArch::ArmV7),
    ("armv7ve", SubArch::ArmV7Ve),
    ("armv7-r", SubArch::ArmV7),
    ("armv7-m", SubArch::ArmV7M),
    ("armv7e-m", SubArch::ArmV7Em),
    ("armv8-a", SubArch::ArmV8),
    ("armv8.1-a", SubArch::ArmV8_1A),
    ("armv8.2-a", SubArch::ArmV8_2A),
    ("armv8.3-a", SubArch::ArmV8_3A),
    ("armv8.4-a", SubArch::ArmV8_4A),
    ("armv8.5-a", SubArch::ArmV8_5A),
    ("armv8.6-a", SubArch::ArmV8_6A),
    ("armv8.7-a", SubArch::ArmV8_7A),
    ("armv8.8-a", SubArch::ArmV8_8A),
    ("armv8.9-a", SubArch::ArmV8_9A),
    ("armv9-a", SubArch::ArmV9),
    ("armv9.1-a", SubArch::ArmV9_1A),
    ("armv9.2-a", SubArch::ArmV9_2A),
    ("armv9.3-a", SubArch::ArmV9_3A),
    ("armv9.4-a", SubArch::ArmV9_4A),
    ("armv9.5-a", SubArch::ArmV9_5A),
    ("armv9.6-a", SubArch::ArmV9_6A),
    ("armv9.7-a", SubArch::ArmV9_7A),
    ("armv8-r", SubArch::ArmV8R),
    ("armv8-m.base", SubArch::ArmV8MBaseline),
    ("armv8-m.main", SubArch::ArmV8MMainline),
    ("armv8.1-m.main", SubArch::ArmV8_1MMainline),
    ("iwmmxt", SubArch::ArmV5Te),
    ("iwmmxt2", SubArch::ArmV5Te),
    ("xscale", SubArch::ArmV5Te),
    ("armv7s", SubArch::ArmV7S),
    ("armv7k", SubArch::ArmV7K),
];

/// Other spellings of the suffixes of [`ARM_ARCHS`].
const ARM_SYNONYMS: &[(&str, &str)] = &[
    ("v5", "v5t"),
    ("v5e", "v5te"),
    ("v6j", "v6"),
    ("v6hl", "v6k"),
    ("v6m", "v6-m"),
    ("v6sm", "v6-m"),
    ("v6s-m", "v6-m"),
    ("v6z", "v6kz"),
    ("v6zk", "v6kz"),
    ("v7", "v7-a"),
    ("v7a", "v7-a"),
    ("v7hl", "v7-a"),
    ("v7l", "v7-a"),
    ("v7r", "v7-r"),
    ("v7m", "v7-m"),
    ("v7em", "v7e-m"),
    ("v8", "v8-a"),
    ("v8a", "v8-a"),
    ("v8l", "v8-a"),
    ("aarch64", "v8-a"),
    ("arm64", "v8-a"),
    ("v8.1a", "v8.1-a"),
    ("v8.2a", "v8.2-a"),
    ("v8.3a", "v8.3-a"),
    ("v8.4a", "v8.4-a"),
    ("v8.5a", "v8.5-a"),
    ("v8.6a", "v8.6-a"),
    ("v8.7a", "v8.7-a"),
    ("v8.8a", "v8.8-a"),
    ("v8.9a", "v8.9-a"),
    ("v8r", "v8-r"),
    ("v9", "v9-a"),
    ("v9a", "v9-a"),
    ("v9.1a", "v9.1-a"),
    ("v9.2a", "v9.2-a"),
    ("v9.3a", "v9.3-a"),
    ("v9.4a", "v9.4-a"),
    ("v9.5a", "v9.5-a"),
    ("v9.6a", "v9.6-a"),
    ("v9.7a", "v9.7-a"),
    ("v8m.base", "v8-m.base"),
    ("v8m.main", "v8-m.main"),
    ("v8.1m.main", "v8.1-m.main"),
];
