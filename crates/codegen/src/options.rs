//! Choices that IR leaves to whoever compiles it, as LLVM's `llc` offers them.

use draig_target::Triple;

/// Place of the code in memory (`llc -relocation-model`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RelocationModel {
    /// In an executable at a fixed address.
    Static,
    /// In a shared library or an executable at any address.
    #[default]
    Pic,
    /// In an executable at any address: what is defined in the module is not replaced by another definition.
    Pie,
}

/// Distances between code and data (`llc -code-model`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CodeModel {
    /// Everything within 2 GiB.
    #[default]
    Small,
    /// The lower or upper 2 GiB of the address space, as kernels are linked.
    Kernel,
    /// Code within 2 GiB, large data anywhere.
    Medium,
    /// Code and data anywhere.
    Large,
}

/// Functions that keep a frame pointer, in addition to those whose attribute `frame-pointer` says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FramePointer {
    /// Those that need one.
    #[default]
    None,
    /// Those that call others.
    NonLeaf,
    /// All.
    All,
}

/// Options of [`crate::compile`].
#[derive(Clone, Debug)]
pub struct CodegenOptions {
    /// The target, instead of the module's `target triple`.
    pub triple: Option<Triple>,
    /// Processor whose features may be used, as LLVM names it; empty for the least of the target.
    pub cpu: String,
    /// Further features and those not to be used, as in `-mattr`: `+avx2,-sse4.1`.
    pub features: String,
    /// Place of the code in memory, if the module's flags (`PIC Level`, `PIE Level`) do not say it.
    pub relocation_model: RelocationModel,
    /// Distances between code and data, if the module's flags do not say it.
    pub code_model: CodeModel,
    /// Functions that keep a frame pointer.
    pub frame_pointer: FramePointer,
    /// Whether each function gets a section of its own.
    pub function_sections: bool,
    /// Whether each variable gets a section of its own.
    pub data_sections: bool,
    /// Whether thread-local variables are emulated by a function of the compiler's library, which finds each thread's
    /// copy (`llc -emulated-tls`), if not as the target's system does.
    pub emulated_tls: Option<bool>,
    /// Name of the file in which debuggers find most of the debug information (`llc -split-dwarf-file`): what of it needs
    /// no relocations is in sections whose names end in `.dwo`, which [`split_sections`](crate::split_sections) takes out
    /// of the image. `None` if it is not split.
    pub split_dwarf_file: Option<String>,
    /// Number of threads, at least 1. The image does not depend on it.
    pub threads: usize,
}

impl Default for CodegenOptions {
    fn default() -> Self {
        CodegenOptions {
            triple: None,
            cpu: String::new(),
            features: String::new(),
            relocation_model: RelocationModel::default(),
            code_model: CodeModel::default(),
            frame_pointer: FramePointer::default(),
            function_sections: false,
            data_sections: false,
            emulated_tls: None,
            split_dwarf_file: None,
            threads: 1,
        }
    }
}
