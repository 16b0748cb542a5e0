//! The runtime functions that a target's code generator may call. A [`RuntimeTarget`] names each set by
//! instruction set and system; this module maps other triples to the sets that they share. A module for an
//! unknown target is written without a symbol table, because an incomplete one could make a linker remove a
//! function that is needed.

use draig_tables::runtime_library::RuntimeTarget;
use draig_target::{Arch, Environment, Os, SubArch, Triple};

/// Returns the functions of a target, if known.
pub(super) fn runtime_target(triple: &Triple) -> Option<RuntimeTarget> {
    RuntimeTarget::find(arch(triple), system(triple)?)
}

/// Returns an instruction set whose code generator calls the same functions.
fn arch(triple: &Triple) -> &'static str {
    match triple.arch() {
        Arch::Aarch64 if triple.sub_arch() == SubArch::Aarch64Arm64ec => "arm64ec",
        Arch::Aarch64 | Arch::Aarch64Be => "aarch64",
        Arch::Thumb => "arm",
        Arch::ThumbEb => "armeb",
        Arch::Arc | Arch::Csky | Arch::LoongArch32 | Arch::M68k | Arch::Mips | Arch::MipsEl | Arch::Xtensa => "mips",
        Arch::BpfEl | Arch::BpfEb | Arch::LoongArch64 | Arch::Mips64 | Arch::Mips64El => "mips64",
        Arch::SystemZ if triple.os() != Os::Zos => "mips64",
        Arch::PpcLe => "powerpc",
        Arch::Ppc64Le => "powerpc64",
        Arch::RiscV32Be => "riscv32",
        Arch::RiscV64Be => "riscv64",
        Arch::SparcEl => "sparc",
        Arch::SpirV32 | Arch::SpirV64 => "spirv",
        Arch::Wasm64 => "wasm32",
        Arch::Dxil | Arch::R600 | Arch::Amdgcn | Arch::Tce | Arch::TceLe | Arch::Nvptx | Arch::Nvptx64 => "unknown",
        Arch::Amdil | Arch::Amdil64 | Arch::Hsail | Arch::Hsail64 | Arch::Spir | Arch::Spir64 => "unknown",
        Arch::Kalimba | Arch::Shave | Arch::RenderScript32 | Arch::RenderScript64 => "unknown",
        arch => arch.name(),
    }
}

/// Returns a system whose library has the same functions; `None` if unknown.
fn system(triple: &Triple) -> Option<&'static str> {
    let environment = triple.environment();
    let is_arm = triple.is_arm() || triple.is_thumb();
    let is_gnu = is_gnu(triple);
    let is_plain = match is_arm {
        true => environment == Environment::Unknown,
        false => !is_gnu && environment != Environment::Android,
    };
    match triple.os() {
        _ if matches!(arch(triple), "unknown" | "avr" | "msp430" | "xcore" | "spirv" | "lanai") => Some("unknown"),
        Os::Emscripten if triple.is_wasm() => Some("emscripten"),
        _ if triple.is_wasm() => Some("unknown"),
        Os::Zos if triple.is_systemz() => Some("zos"),
        _ if arch(triple) == "arm64ec" => Some(system_of_arm64ec(triple)),
        Os::Win32 => match environment {
            Environment::Unknown | Environment::Msvc => Some("windows-msvc"),
            Environment::Gnu => Some("windows-gnu"),
            Environment::Itanium => Some("windows-itanium"),
            Environment::Cygnus => Some("windows-cygnus"),
            _ => None,
        },
        _ if is_apple(triple) && is_gnu => None,
        _ if is_apple(triple) => apple_system(triple),
        Os::OpenBsd if !is_plain => None,
        Os::OpenBsd if triple.arch() != Arch::Hexagon => Some("openbsd"),
        Os::Fuchsia if is_gnu => Some("linux-gnu"),
        Os::Fuchsia if is_plain || environment == Environment::Android => Some("linux-android"),
        Os::Uefi if triple.is_x86() => is_plain.then_some("uefi"),
        Os::Aix if matches!(arch(triple), "powerpc" | "powerpc64") => is_plain.then_some("aix"),
        _ if is_arm => Some(system_of_arm(environment, is_gnu)),
        // Systems other than Linux have the functions of the GNU library, but not all of Linux's.
        os if triple.is_sparc() && os != Os::Linux && !is_plain => None,
        _ if is_gnu => Some("linux-gnu"),
        _ if environment == Environment::Android => Some("linux-android"),
        Os::Linux => Some("linux"),
        _ => Some("unknown"),
    }
}

fn is_gnu(triple: &Triple) -> bool {
    triple.environment().name().starts_with("gnu")
}

/// Whether it is an Apple system for an instruction set that Apple supports.
fn is_apple(triple: &Triple) -> bool {
    let is_known = triple.is_arm() || triple.is_thumb() || triple.is_aarch64() || triple.is_x86();
    is_known && triple.is_os_darwin()
}

fn apple_system(triple: &Triple) -> Option<&'static str> {
    let [major, minor, _] = triple.os_version();
    let newest = |names: &[(u32, u32, &'static str)]| {
        let found = names.iter().rev().find(|&&(from, minor_from, _)| (major, minor) >= (from, minor_from));
        found.map(|&(.., name)| name)
    };
    match triple.os() {
        Os::MacOsX => newest(&[(0, 0, "macosx"), (10, 5, "macosx10.5"), (10, 6, "macosx10.6"), (10, 9, "macosx10.9")]),
        Os::Darwin => newest(&[(0, 0, "darwin"), (9, 0, "darwin9"), (10, 0, "darwin10"), (13, 0, "darwin13")]),
        Os::Ios => newest(&[(0, 0, "ios"), (3, 0, "ios3"), (5, 0, "ios5"), (7, 0, "ios7")]),
        // Older versions than 9 do not exist.
        Os::TvOs if (1..7).contains(&major) => None,
        Os::TvOs => newest(&[(0, 0, "tvos"), (7, 0, "tvos9")]),
        Os::WatchOs => Some("watchos"),
        Os::BridgeOs => Some("bridgeos"),
        Os::DriverKit => Some("driverkit"),
        Os::XrOs => Some("xros"),
        _ => None,
    }
}

fn system_of_arm64ec(triple: &Triple) -> &'static str {
    match (triple.os(), triple.environment()) {
        (Os::Win32, Environment::Unknown | Environment::Msvc) => "windows-msvc",
        (Os::Win32, Environment::Itanium) | (Os::OpenBsd, _) => "windows-itanium",
        _ => "windows-gnu",
    }
}

/// Chooses the system on ARM, where the functions depend only on the environment.
fn system_of_arm(environment: Environment, is_gnu: bool) -> &'static str {
    use Environment as E;
    match environment {
        E::GnuEabi | E::GnuEabiT64 => "linux-gnueabi",
        E::GnuEabiHf | E::GnuEabiHfT64 => "linux-gnueabihf",
        _ if is_gnu => "linux-gnu",
        E::MuslEabi | E::OpenHos => "linux-musleabi",
        E::MuslEabiHf => "linux-musleabihf",
        E::Eabi | E::EabiHf => "linux-eabi",
        E::Android => "linux-android",
        _ => "linux",
    }
}
