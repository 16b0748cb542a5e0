//! Names in target triples: tables of LLVM 22's kinds of each component.
//!
//! Each kind has one canonical spelling here; other spellings are in `parse`. The order within each enum is
//! that of LLVM's header `llvm/TargetParser/Triple.h`.

/// Defines an enum whose variants have a canonical spelling.
macro_rules! spelled {
    ($(#[$meta:meta])* $name:ident { $($variant:ident = $spelling:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        #[non_exhaustive]
        pub enum $name {
            #[default]
            $(#[doc = concat!("`", $spelling, "`")] $variant,)*
        }

        impl $name {
            /// Every kind, in the order of LLVM's header.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// Returns the canonical spelling.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $spelling,)*
                }
            }
        }
    };
}

/// Defines [`Arch`]: variant, spelling, prefix of its intrinsics' names, pointer width in bits.
macro_rules! archs {
    ($($variant:ident, $spelling:literal, $prefix:literal, $bits:literal;)*) => {
        spelled! {
            /// Instruction set, the first component of a triple.
            Arch { $($variant = $spelling,)* }
        }

        impl Arch {
            /// Returns the second component of the names of its intrinsics, as in `llvm.<prefix>.…`, or `""`
            /// (LLVM's `getArchTypePrefix`).
            pub const fn intrinsic_prefix(self) -> &'static str {
                match self {
                    $(Arch::$variant => $prefix,)*
                }
            }

            /// Returns the width of an address in bits, 0 for [`Arch::Unknown`].
            pub const fn pointer_bit_width(self) -> u32 {
                match self {
                    $(Arch::$variant => $bits,)*
                }
            }
        }
    };
}

/// Defines [`SubArch`], whose variants have no spelling.
macro_rules! sub_archs {
    ($first:ident, $($variant:ident,)*) => {
        /// Version or variant of an instruction set, from the first component of a triple.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        #[non_exhaustive]
        pub enum SubArch {
            /// No version is named.
            #[default]
            $first,
            $(#[doc = concat!("`", stringify!($variant), "`")] $variant,)*
        }

        impl SubArch {
            /// Every kind, in the order of LLVM's header.
            pub const ALL: &'static [SubArch] = &[SubArch::$first, $(SubArch::$variant,)*];
        }
    };
}

archs! {
    Unknown, "unknown", "", 0;
    Arm, "arm", "arm", 32;
    ArmEb, "armeb", "arm", 32;
    Aarch64, "aarch64", "aarch64", 64;
    Aarch64Be, "aarch64_be", "aarch64", 64;
    Aarch64_32, "aarch64_32", "aarch64", 32;
    Arc, "arc", "arc", 32;
    Avr, "avr", "avr", 16;
    BpfEl, "bpfel", "bpf", 64;
    BpfEb, "bpfeb", "bpf", 64;
    Csky, "csky", "csky", 32;
    Dxil, "dxil", "dx", 32;
    Hexagon, "hexagon", "hexagon", 32;
    LoongArch32, "loongarch32", "loongarch", 32;
    LoongArch64, "loongarch64", "loongarch", 64;
    M68k, "m68k", "m68k", 32;
    Mips, "mips", "mips", 32;
    MipsEl, "mipsel", "mips", 32;
    Mips64, "mips64", "mips", 64;
    Mips64El, "mips64el", "mips", 64;
    Msp430, "msp430", "", 16;
    Ppc, "powerpc", "ppc", 32;
    PpcLe, "powerpcle", "ppc", 32;
    Ppc64, "powerpc64", "ppc", 64;
    Ppc64Le, "powerpc64le", "ppc", 64;
    R600, "r600", "r600", 32;
    Amdgcn, "amdgcn", "amdgcn", 64;
    RiscV32, "riscv32", "riscv", 32;
    RiscV64, "riscv64", "riscv", 64;
    RiscV32Be, "riscv32be", "riscv", 32;
    RiscV64Be, "riscv64be", "riscv", 64;
    Sparc, "sparc", "sparc", 32;
    SparcV9, "sparcv9", "sparc", 64;
    SparcEl, "sparcel", "sparc", 32;
    SystemZ, "s390x", "s390", 64;
    Tce, "tce", "", 32;
    TceLe, "tcele", "", 32;
    Thumb, "thumb", "arm", 32;
    ThumbEb, "thumbeb", "arm", 32;
    X86, "i386", "x86", 32;
    X86_64, "x86_64", "x86", 64;
    XCore, "xcore", "xcore", 32;
    Xtensa, "xtensa", "xtensa", 32;
    Nvptx, "nvptx", "nvvm", 32;
    Nvptx64, "nvptx64", "nvvm", 64;
    Amdil, "amdil", "amdil", 32;
    Amdil64, "amdil64", "amdil", 64;
    Hsail, "hsail", "hsail", 32;
    Hsail64, "hsail64", "hsail", 64;
    Spir, "spir", "spir", 32;
    Spir64, "spir64", "spir", 64;
    SpirV, "spirv", "spv", 64;
    SpirV32, "spirv32", "spv", 32;
    SpirV64, "spirv64", "spv", 64;
    Kalimba, "kalimba", "kalimba", 32;
    Shave, "shave", "shave", 32;
    Lanai, "lanai", "lanai", 32;
    Wasm32, "wasm32", "wasm", 32;
    Wasm64, "wasm64", "wasm", 64;
    RenderScript32, "renderscript32", "", 32;
    RenderScript64, "renderscript64", "", 64;
    Ve, "ve", "ve", 64;
}

sub_archs! {
    None,
    ArmV9_7A,
    ArmV9_6A,
    ArmV9_5A,
    ArmV9_4A,
    ArmV9_3A,
    ArmV9_2A,
    ArmV9_1A,
    ArmV9,
    ArmV8_9A,
    ArmV8_8A,
    ArmV8_7A,
    ArmV8_6A,
    ArmV8_5A,
    ArmV8_4A,
    ArmV8_3A,
    ArmV8_2A,
    ArmV8_1A,
    ArmV8,
    ArmV8R,
    ArmV8MBaseline,
    ArmV8MMainline,
    ArmV8_1MMainline,
    ArmV7,
    ArmV7Em,
    ArmV7M,
    ArmV7S,
    ArmV7K,
    ArmV7Ve,
    ArmV6,
    ArmV6M,
    ArmV6K,
    ArmV6T2,
    ArmV5,
    ArmV5Te,
    ArmV4T,
    Aarch64Arm64e,
    Aarch64Arm64ec,
    Aarch64Lfi,
    KalimbaV3,
    KalimbaV4,
    KalimbaV5,
    MipsR6,
    PpcSpe,
    SpirV1_0,
    SpirV1_1,
    SpirV1_2,
    SpirV1_3,
    SpirV1_4,
    SpirV1_5,
    SpirV1_6,
    DxilV1_0,
    DxilV1_1,
    DxilV1_2,
    DxilV1_3,
    DxilV1_4,
    DxilV1_5,
    DxilV1_6,
    DxilV1_7,
    DxilV1_8,
    DxilV1_9,
}

spelled! {
    /// Vendor of the machine, the second component of a triple.
    Vendor {
        Unknown = "unknown",
        Apple = "apple",
        Pc = "pc",
        Scei = "scei",
        Freescale = "fsl",
        Ibm = "ibm",
        ImaginationTechnologies = "img",
        MipsTechnologies = "mti",
        Nvidia = "nvidia",
        Csr = "csr",
        Amd = "amd",
        Mesa = "mesa",
        Suse = "suse",
        OpenEmbedded = "oe",
        Intel = "intel",
        Meta = "meta",
    }
}

spelled! {
    /// Operating system, the third component of a triple.
    Os {
        Unknown = "unknown",
        Darwin = "darwin",
        DragonFly = "dragonfly",
        FreeBsd = "freebsd",
        Fuchsia = "fuchsia",
        Ios = "ios",
        KFreeBsd = "kfreebsd",
        Linux = "linux",
        Lv2 = "lv2",
        MacOsX = "macosx",
        Managarm = "managarm",
        NetBsd = "netbsd",
        OpenBsd = "openbsd",
        Solaris = "solaris",
        Uefi = "uefi",
        Win32 = "windows",
        Zos = "zos",
        Haiku = "haiku",
        Rtems = "rtems",
        Aix = "aix",
        Cuda = "cuda",
        Nvcl = "nvcl",
        AmdHsa = "amdhsa",
        Ps4 = "ps4",
        Ps5 = "ps5",
        ElfIamcu = "elfiamcu",
        TvOs = "tvos",
        WatchOs = "watchos",
        BridgeOs = "bridgeos",
        DriverKit = "driverkit",
        XrOs = "xros",
        Mesa3D = "mesa3d",
        AmdPal = "amdpal",
        HermitCore = "hermit",
        Hurd = "hurd",
        Wasi = "wasi",
        WasiP1 = "wasip1",
        WasiP2 = "wasip2",
        WasiP3 = "wasip3",
        Emscripten = "emscripten",
        ShaderModel = "shadermodel",
        LiteOs = "liteos",
        Serenity = "serenity",
        Vulkan = "vulkan",
        CheriotRtos = "cheriotrtos",
    }
}

spelled! {
    /// ABI or C library, the fourth component of a triple.
    Environment {
        Unknown = "unknown",
        Gnu = "gnu",
        GnuT64 = "gnut64",
        GnuAbiN32 = "gnuabin32",
        GnuAbi64 = "gnuabi64",
        GnuEabi = "gnueabi",
        GnuEabiT64 = "gnueabit64",
        GnuEabiHf = "gnueabihf",
        GnuEabiHfT64 = "gnueabihft64",
        GnuF32 = "gnuf32",
        GnuF64 = "gnuf64",
        GnuSf = "gnusf",
        GnuX32 = "gnux32",
        GnuIlp32 = "gnu_ilp32",
        Code16 = "code16",
        Eabi = "eabi",
        EabiHf = "eabihf",
        Android = "android",
        Musl = "musl",
        MuslAbiN32 = "muslabin32",
        MuslAbi64 = "muslabi64",
        MuslEabi = "musleabi",
        MuslEabiHf = "musleabihf",
        MuslF32 = "muslf32",
        MuslSf = "muslsf",
        MuslX32 = "muslx32",
        MuslWali = "muslwali",
        Llvm = "llvm",
        Msvc = "msvc",
        Itanium = "itanium",
        Cygnus = "cygnus",
        CoreClr = "coreclr",
        Simulator = "simulator",
        MacAbi = "macabi",
        Pixel = "pixel",
        Vertex = "vertex",
        Geometry = "geometry",
        Hull = "hull",
        Domain = "domain",
        Compute = "compute",
        Library = "library",
        RayGeneration = "raygeneration",
        Intersection = "intersection",
        AnyHit = "anyhit",
        ClosestHit = "closesthit",
        Miss = "miss",
        Callable = "callable",
        Mesh = "mesh",
        Amplification = "amplification",
        RootSignature = "rootsignature",
        OpenCl = "opencl",
        OpenHos = "ohos",
        Mlibc = "mlibc",
        PAuthTest = "pauthtest",
        Mtia = "mtia",
    }
}

spelled! {
    /// Format of object files: named at the end of the fourth component of a triple, or the default for its
    /// architecture and operating system.
    ObjectFormat {
        Unknown = "",
        Coff = "coff",
        DxContainer = "dxcontainer",
        Elf = "elf",
        Goff = "goff",
        MachO = "macho",
        SpirV = "spirv",
        Wasm = "wasm",
        Xcoff = "xcoff",
    }
}
