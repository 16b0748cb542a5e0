//! Data layouts that clang 22 gives its modules, as a table by target triple.
//!
//! For creating modules from scratch; readers take the layout from the module. Triples are those of clang's
//! own targets. Unusual object file formats and ABIs that a triple does not express (`-mabi`, `-mcpu`) are
//! left out. `tests/layouts.rs` compares the table with clang.

use crate::triple::{Arch, Environment, Os, SubArch, Triple, Vendor};

/// Row of the table: instruction sets, further conditions on the triple, data layout.
struct Row {
    is_arch: fn(Arch) -> bool,
    when: fn(&Triple) -> bool,
    layout: &'static str,
}

impl Triple {
    /// Returns the data layout string that clang 22 gives modules for this target, or `None` if the
    /// instruction set is not in the table.
    ///
    /// ```
    /// use draig_target::Triple;
    ///
    /// let layout = |triple: &str| Triple::parse(triple).default_data_layout();
    /// assert_eq!(layout("avr-unknown-unknown"), Some("e-P1-p:16:8-i8:8-i16:8-i32:8-i64:8-f32:8-f64:8-n8:16-a:8"));
    /// assert_eq!(layout("abacus-unknown-none"), None);
    /// ```
    #[must_use]
    pub fn default_data_layout(&self) -> Option<&'static str> {
        let row = TABLE.iter().find(|row| (row.is_arch)(self.arch()) && (row.when)(self))?;
        Some(row.layout)
    }
}

macro_rules! table {
    ($($arch:pat, $when:expr, $layout:literal;)*) => {
        /// The first matching row wins.
        const TABLE: &[Row] = &[$(Row { is_arch: |arch| matches!(arch, $arch), when: $when, layout: $layout },)*];
    };
}

table! {
    Arch::Aarch64, Triple::is_mach_o, "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-n32:64-S128-Fn32";
    Arch::Aarch64, Triple::is_coff, "e-m:w-p270:32:32-p271:32:32-p272:64:64-p:64:64-i32:32-i64:64-i128:128-n32:64-S128-Fn32";
    Arch::Aarch64, |t| t.environment() == Environment::GnuIlp32, "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32";
    Arch::Aarch64, always, "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32";
    Arch::Aarch64Be, |t| t.environment() == Environment::GnuIlp32, "E-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32";
    Arch::Aarch64Be, always, "E-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32";
    Arch::Aarch64_32, always, "e-m:o-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-n32:64-S128-Fn32";
    Arch::Amdgcn, always, "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9";
    Arch::Arc, always, "e-m:e-p:32:32-i1:8:32-i8:8:32-i16:16:32-i32:32:32-f32:32:32-i64:32-f64:32-a:0:32-n32";
    // the watch ABI has the alignments of 64-bit ARM
    Arch::Arm | Arch::Thumb, is_watch_arm, "e-m:o-p:32:32-Fi8-i64:64-a:0:32-n32-S128";
    // microcontrollers use the AAPCS in Mach-O, too
    Arch::Arm | Arch::Thumb, is_mach_o_aapcs, "e-m:o-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64";
    Arch::Arm | Arch::Thumb, Triple::is_mach_o, "e-m:o-p:32:32-Fi8-f64:32:64-v64:32:64-v128:32:128-a:0:32-n32-S32";
    Arch::Arm | Arch::Thumb, Triple::is_coff, "e-m:w-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64";
    Arch::Arm | Arch::Thumb, is_netbsd_apcs, "e-m:e-p:32:32-Fi8-f64:32:64-v64:32:64-v128:32:128-a:0:32-n32-S32";
    Arch::Arm | Arch::Thumb, always, "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64";
    Arch::ArmEb | Arch::ThumbEb, is_netbsd_apcs, "E-m:e-p:32:32-Fi8-f64:32:64-v64:32:64-v128:32:128-a:0:32-n32-S32";
    Arch::ArmEb | Arch::ThumbEb, always, "E-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64";
    Arch::Avr, always, "e-P1-p:16:8-i8:8-i16:8-i32:8-i64:8-f32:8-f64:8-n8:16-a:8";
    Arch::BpfEl, always, "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128";
    Arch::BpfEb, always, "E-m:e-p:64:64-i64:64-i128:128-n32:64-S128";
    Arch::Dxil, always, "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64";
    Arch::Hexagon, always, "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048";
    Arch::Lanai, always, "E-m:e-p:32:32-i64:64-a:0:32-n32-S64";
    Arch::LoongArch32, always, "e-m:e-p:32:32-i64:64-n32-S128";
    Arch::LoongArch64, always, "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128";
    Arch::M68k, always, "E-m:e-p:32:16:32-i8:8:8-i16:16:16-i32:16:32-n8:16:32-a:0:16-S16";
    Arch::Mips, always, "E-m:m-p:32:32-i8:8:32-i16:16:32-i64:64-n32-S64";
    Arch::MipsEl, always, "e-m:m-p:32:32-i8:8:32-i16:16:32-i64:64-n32-S64";
    Arch::Mips64, |t| matches!(t.environment(), Environment::GnuAbiN32 | Environment::MuslAbiN32), "E-m:e-p:32:32-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128";
    Arch::Mips64, always, "E-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128";
    Arch::Mips64El, |t| matches!(t.environment(), Environment::GnuAbiN32 | Environment::MuslAbiN32), "e-m:e-p:32:32-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128";
    Arch::Mips64El, always, "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128";
    Arch::Msp430, always, "e-m:e-p:16:16-i32:16-i64:16-f32:16-f64:16-a:8-n8:16-S16";
    Arch::Nvptx, always, "e-p:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";
    Arch::Nvptx64, always, "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";
    Arch::Ppc, |t| t.os() == Os::Aix, "E-m:a-p:32:32-Fi32-i64:64-n32-f64:32:64";
    Arch::Ppc, always, "E-m:e-p:32:32-Fn32-i64:64-n32";
    Arch::PpcLe, always, "e-m:e-p:32:32-Fn32-i64:64-n32";
    Arch::Ppc64, |t| t.os() == Os::Aix, "E-m:a-Fi64-i64:64-i128:128-n32:64-f64:32:64-S128-v256:256:256-v512:512:512";
    Arch::Ppc64, |t| t.is_os_linux() && is_elf_v2(t), "E-m:e-Fn32-i64:64-i128:128-n32:64-S128-v256:256:256-v512:512:512";
    Arch::Ppc64, Triple::is_os_linux, "E-m:e-Fi64-i64:64-i128:128-n32:64-S128-v256:256:256-v512:512:512";
    Arch::Ppc64, is_elf_v2, "E-m:e-Fn32-i64:64-i128:128-n32:64";
    Arch::Ppc64, always, "E-m:e-Fi64-i64:64-i128:128-n32:64";
    Arch::Ppc64Le, Triple::is_os_linux, "e-m:e-Fn32-i64:64-i128:128-n32:64-S128-v256:256:256-v512:512:512";
    Arch::Ppc64Le, always, "e-m:e-Fn32-i64:64-i128:128-n32:64";
    Arch::R600, always, "e-m:e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1";
    Arch::RiscV32, always, "e-m:e-p:32:32-i64:64-n32-S128";
    Arch::RiscV64, always, "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128";
    Arch::Sparc, always, "E-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64";
    Arch::SparcEl, always, "e-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64";
    Arch::SparcV9, always, "E-m:e-i64:64-i128:128-n32:64-S128";
    Arch::SystemZ, |t| t.os() == Os::Zos, "E-m:l-p1:32:32-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64";
    Arch::SystemZ, always, "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64";
    Arch::Spir, always, "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1";
    Arch::Spir64, always, "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1";
    Arch::SpirV, always, "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10";
    Arch::SpirV32, always, "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1";
    Arch::SpirV64, |t| t.vendor() == Vendor::Amd, "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n32:64-S32-G1-P4-A0";
    Arch::SpirV64, always, "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1";
    Arch::Tce, always, "E-p:32:32:32-i1:8:8-i8:8:32-i16:16:32-i32:32:32-i64:32:32-f32:32:32-f64:32:32-v64:32:32-v128:32:32-v256:32:32-v512:32:32-v1024:32:32-a0:0:32-n32";
    Arch::TceLe, always, "e-p:32:32:32-i1:8:8-i8:8:32-i16:16:32-i32:32:32-i64:32:32-f32:32:32-f64:32:32-v64:32:32-v128:32:32-v256:32:32-v512:32:32-v1024:32:32-a0:0:32-n32";
    Arch::Ve, always, "e-m:e-i64:64-n32:64-S128-v64:64:64-v128:64:64-v256:64:64-v512:64:64-v1024:64:64-v2048:64:64-v4096:64:64-v8192:64:64-v16384:64:64";
    Arch::Wasm32, |t| t.os() == Os::Emscripten, "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-f128:64-n32:64-S128-ni:1:10:20";
    Arch::Wasm32, always, "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20";
    Arch::Wasm64, |t| t.os() == Os::Emscripten, "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-f128:64-n32:64-S128-ni:1:10:20";
    Arch::Wasm64, always, "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20";
    Arch::X86, Triple::is_mach_o, "e-m:o-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:128-n8:16:32-S128";
    Arch::X86, |t| t.os() == Os::ElfIamcu, "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:32-f64:32-f128:32-n8:16:32-a:0:32-S32";
    Arch::X86, is_windows_msvc, "e-m:x-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32-a:0:32-S32";
    Arch::X86, Triple::is_coff, "e-m:x-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:32-n8:16:32-a:0:32-S32";
    Arch::X86, always, "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128";
    Arch::X86_64, Triple::is_mach_o, "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
    Arch::X86_64, Triple::is_coff, "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
    Arch::X86_64, |t| matches!(t.environment(), Environment::GnuX32 | Environment::MuslX32), "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
    Arch::X86_64, always, "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
    Arch::XCore, always, "e-m:e-p:32:32-i1:8:32-i8:8:32-i16:16:32-i64:32-f64:32-a:0:32-n32";
    Arch::Xtensa, always, "e-m:e-p:32:32-i8:8:32-i16:16:32-i64:64-n32";
}

fn always(_: &Triple) -> bool {
    true
}

/// Whether this is ARM in Mach-O with the watch ABI.
fn is_watch_arm(triple: &Triple) -> bool {
    triple.is_mach_o() && (triple.os() == Os::WatchOs || triple.sub_arch() == SubArch::ArmV7K)
}

/// Whether this is ARM's profile for microcontrollers, or ARM without an operating system, in Mach-O.
fn is_mach_o_aapcs(triple: &Triple) -> bool {
    let is_micro =
        matches!(triple.sub_arch(), SubArch::ArmV6M | SubArch::ArmV7M | SubArch::ArmV7Em | SubArch::ArmV8MBaseline);
    triple.is_mach_o() && (is_micro || triple.os() == Os::Unknown)
}

/// Whether this is ARM with the older ABI, which NetBSD uses unless the triple names EABI.
fn is_netbsd_apcs(triple: &Triple) -> bool {
    triple.os() == Os::NetBsd && triple.environment() == Environment::Unknown
}

/// Whether this is 64-bit PowerPC with version 2 of its ELF ABI, in which function pointers point to code.
fn is_elf_v2(triple: &Triple) -> bool {
    let environment = triple.environment();
    let is_musl = environment.name().starts_with("musl") || environment == Environment::OpenHos;
    // FreeBSD changed with version 13; a triple without a version is the newest
    let is_new_free_bsd = triple.os() == Os::FreeBsd && !(1..13).contains(&triple.os_version()[0]);
    is_musl || is_new_free_bsd || matches!(triple.os(), Os::OpenBsd | Os::LiteOs)
}

/// Whether this is Windows with Microsoft's C library, which is the default for a triple without an
/// environment.
fn is_windows_msvc(triple: &Triple) -> bool {
    triple.is_os_windows() && matches!(triple.environment(), Environment::Msvc | Environment::Unknown)
}
