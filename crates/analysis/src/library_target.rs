//! The set of library functions that a triple has. The table names each set by the instruction set and the system
//! with which it was measured; this module maps other triples to them.

use draig_tables::library_functions::LibraryTarget;
use draig_target::{Arch, Environment, Os, Triple};

/// Versions of a system that add functions, ascending: major and minor number, and the name in the table.
type Versions = &'static [(u32, u32, &'static str)];

const MACOS: Versions = &[(0, 0, "macosx"), (10, 5, "macosx10.5"), (10, 9, "macosx10.9")];
const DARWIN: Versions = &[(0, 0, "darwin"), (9, 0, "darwin9"), (13, 0, "darwin13")];
const IOS: Versions = &[(0, 0, "ios"), (3, 0, "ios3"), (7, 0, "ios7"), (9, 0, "ios9")];
const XROS: Versions = &[(0, 0, "xros"), (26, 0, "xros26")];
const ANDROID: Versions = &[(0, 0, "linux-android"), (28, 0, "linux-android28")];

/// Returns the set of a triple.
pub(crate) fn find(triple: &Triple) -> Option<LibraryTarget> {
    match arch(triple) {
        arch @ ("nvptx64" | "amdgcn" | "dxil") => LibraryTarget::find(arch, "unknown"),
        arch => LibraryTarget::find(arch, system(triple)),
    }
}

/// Returns an instruction set with the same functions.
fn arch(triple: &Triple) -> &'static str {
    match triple.arch() {
        Arch::X86_64 => "x86_64",
        Arch::X86 => "i386",
        // On Windows, these have functions that 32-bit x86 and others do not have.
        _ if triple.is_aarch64() || triple.is_arm() || triple.is_thumb() => "aarch64",
        Arch::XCore => "xcore",
        Arch::Nvptx | Arch::Nvptx64 => "nvptx64",
        Arch::Amdgcn | Arch::R600 => "amdgcn",
        Arch::Dxil => "dxil",
        _ => "mips",
    }
}

/// Returns a system with the same functions.
fn system(triple: &Triple) -> &'static str {
    use Environment as E;
    let environment = triple.environment();
    let [major, minor, _] = triple.os_version();
    let of = |versions: Versions| newest(versions, major, minor);
    match triple.os() {
        Os::Linux if environment == E::Android => newest(ANDROID, android_version(triple), 0),
        Os::Linux if is_musl(environment) => "linux-musl",
        Os::Linux if environment.name().starts_with("gnu") => "linux-gnu",
        Os::Linux => "linux",
        Os::FreeBsd => "freebsd",
        Os::Solaris => "solaris",
        Os::Aix => "aix",
        Os::Emscripten => "emscripten",
        Os::Win32 => match environment {
            E::Unknown | E::Msvc | E::Itanium => "windows-msvc",
            E::Gnu => "windows-gnu",
            E::Cygnus => "unknown",
            _ => "windows-coreclr",
        },
        Os::MacOsX => of(MACOS),
        Os::Darwin => of(DARWIN),
        Os::Ios | Os::TvOs => of(IOS),
        Os::WatchOs => "watchos",
        Os::BridgeOs | Os::DriverKit => "bridgeos",
        Os::XrOs => of(XROS),
        Os::LiteOs => "unknown-musl",
        _ if is_musl(environment) || environment == E::Android => "unknown-musl",
        _ => "unknown",
    }
}

/// Returns the newest entry that is not newer than a version.
fn newest(versions: Versions, major: u32, minor: u32) -> &'static str {
    let found = versions.iter().rev().find(|&&(from, minor_from, _)| (major, minor) >= (from, minor_from));
    found.map_or("unknown", |&(.., name)| name)
}

fn is_musl(environment: Environment) -> bool {
    environment.name().starts_with("musl") || environment == Environment::OpenHos
}

/// Returns the number after `android`; 0 without one, or after `androideabi`, as in LLVM.
fn android_version(triple: &Triple) -> u32 {
    let digits = triple.environment_name().strip_prefix(b"android").unwrap_or_default();
    let count = digits.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let version = std::str::from_utf8(&digits[..count]).ok();
    version.and_then(|version| version.parse().ok()).unwrap_or(0)
}
