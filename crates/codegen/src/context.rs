//! Facts about a module that the code of each of its functions needs.

use draig_ir::{
    AttrSet, ConstKind, DllStorageClass, Global, Linkage, Metadata, MetadataKind, Module, Symbol, ThreadLocalMode,
};
use draig_target::{DataLayout, ObjectFormat, Triple};
use rustc_hash::FxHashMap;

use crate::arm_features::ArmFeatures;
use crate::features::{Feature, Features};
use crate::format::Format;
use crate::target::Target;
use crate::{CodeModel, CodegenError, CodegenOptions, RelocationModel};

/// A module with the choices under which it is compiled. All threads share one.
pub(crate) struct Context<'m> {
    pub(crate) module: &'m Module,
    /// The module's layout, or that of the target if the module has none.
    pub(crate) layout: DataLayout,
    pub(crate) triple: Triple,
    /// The triple of the same processor by which statements of inline assembly are assembled.
    pub(crate) assembly_triple: Triple,
    pub(crate) format: &'static Format,
    pub(crate) target: Target,
    pub(crate) options: &'m CodegenOptions,
    /// As the module's flags say, otherwise as the options do.
    pub(crate) relocation_model: RelocationModel,
    /// As the module's flags say, otherwise as the options do.
    pub(crate) code_model: CodeModel,
    /// Sizes in bytes above which variables are large in the medium code model.
    pub(crate) large_data_threshold: u64,
    /// Whether indirect branches end only at marked places (`cf-protection-branch`).
    pub(crate) marks_branches: bool,
    /// Place of the number that guards frames.
    pub(crate) guard: Guard,
    /// Whether thread-local variables are emulated: `__emutls_get_address` finds them, by a variable for each that
    /// has their name after `__emutls_v.`.
    pub(crate) emulates_tls: bool,
    /// Whether addresses of AArch64 may be anywhere: they are numbers in the code. Calls reach everything by way of
    /// what linkers add.
    pub(crate) has_far_addresses: bool,
    /// Whether it is noted from which instruction code is.
    pub(crate) notes_places: bool,
    /// Whether the module asks for debug information.
    pub(crate) has_debug_info: bool,
    /// The kind of attachments with debug information.
    pub(crate) dbg: Option<MetadataKind>,
    /// Features under which functions are compiled, by their attributes.
    features: FxHashMap<AttrSet, Features>,
    /// The same for AArch64.
    arm_features: FxHashMap<AttrSet, ArmFeatures>,
}

/// Place of the number that guards frames.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Guard {
    /// In a segment, by its prefix.
    Segment { prefix: u8, offset: i32 },
    /// In the variable `__stack_chk_guard`.
    #[default]
    Global,
    /// In the variable `__security_cookie`, and combined with the frame pointer.
    Cookie,
}

/// Sequence of instructions that finds a variable of the thread (LangRef "Thread Local Storage Models"), from the
/// most general one to the fastest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum TlsModel {
    /// A call of a function of the compiler's library.
    Emulated,
    /// By the number of the module in the table of the thread's blocks.
    Windows,
    /// By a call of the function in the variable's descriptor.
    Apple,
    GeneralDynamic,
    LocalDynamic,
    InitialExec,
    LocalExec,
}

impl<'m> Context<'m> {
    /// Returns the context of a module; an error if its target is none of this crate's.
    pub(crate) fn new(module: &'m Module, options: &'m CodegenOptions) -> Result<Context<'m>, CodegenError> {
        let triple = options.triple.clone().unwrap_or_else(|| module.triple.clone());
        let name = || String::from_utf8_lossy(triple.as_bytes()).into_owned();
        if triple.is_empty() {
            return Err(CodegenError::module("the module has no target triple, and none is given"));
        }
        let Some(target) = Target::of(&triple) else {
            return Err(CodegenError::module(format!("no code generator for target '{}'", name())));
        };
        let Some(format) = Format::of(&triple) else {
            return Err(CodegenError::module(format!(
                "no code generator for the object format of target '{}'",
                name()
            )));
        };
        let assembly_triple = match format.is_elf() {
            true => triple.clone(),
            false => Triple::parse(target.bare_triple()),
        };
        let layout = if module.data_layout.is_default() {
            let text = triple.default_data_layout().unwrap_or_default();
            DataLayout::parse(text).map_err(|error| CodegenError::module(error.message()))?
        } else {
            module.data_layout.clone()
        };
        if layout.pointer_size(0) != 8 || layout.is_big_endian() {
            let layout = String::from_utf8_lossy(layout.as_bytes()).into_owned();
            return Err(CodegenError::module(format!("data layout '{layout}' is not that of target '{}'", name())));
        }
        let flag = |name: &[u8]| module_flag(module, name);
        let relocation_model = match (flag(b"PIE Level"), flag(b"PIC Level")) {
            (Some(1..), _) => RelocationModel::Pie,
            (_, Some(1..)) => RelocationModel::Pic,
            _ => options.relocation_model,
        };
        // Linkers of other systems find code and data of other files by pointers, whatever the module says.
        let relocation_model = if format.is_elf() { relocation_model } else { RelocationModel::Pie };
        let code_model = match flag(b"Code Model") {
            None => options.code_model,
            // LLVM's numbers: 0 is tiny, which x86-64 does not have. What AArch64 has small can be nearer.
            Some(0) if target == Target::AArch64 => CodeModel::Small,
            Some(1) => CodeModel::Small,
            Some(2) => CodeModel::Kernel,
            Some(3) => CodeModel::Medium,
            Some(4) => CodeModel::Large,
            Some(other) => return Err(CodegenError::module(format!("unsupported code model {other}"))),
        };
        let has_far_addresses =
            target == Target::AArch64 && code_model == CodeModel::Large && relocation_model == RelocationModel::Static;
        // Code with relative addresses finds far ones in the global offset table.
        let code_model = match (target, code_model) {
            (Target::AArch64, CodeModel::Kernel | CodeModel::Large) => CodeModel::Small,
            (_, code_model) => code_model,
        };
        if (target == Target::AArch64 || !format.is_elf()) && code_model != CodeModel::Small {
            return Err(CodegenError::module(format!("no code generator for this code model of target '{}'", name())));
        }
        if target == Target::AArch64 {
            check_aarch64(module)?;
        }
        let large_data_threshold = flag(b"Large Data Threshold").unwrap_or(0);
        let (mut features, mut arm_features) = (FxHashMap::default(), FxHashMap::default());
        match target {
            Target::X86_64 => features = features_of_functions(module, options)?,
            Target::AArch64 => arm_features = arm_features_of_functions(module, &triple, options)?,
        }
        let marks_branches = flag(b"cf-protection-branch").is_some_and(|value| value != 0);
        let guard = guard_of(module, target, format)?;
        if code_model == CodeModel::Large && guard == Guard::Global {
            return Err(CodegenError::module("a guard of frames in a variable, in the large code model"));
        }
        let emulates_tls = options.emulated_tls.unwrap_or_else(|| triple.emulates_tls());
        Ok(Context {
            emulates_tls,
            marks_branches,
            guard,
            module,
            layout,
            triple,
            assembly_triple,
            format,
            target,
            options,
            relocation_model,
            code_model,
            large_data_threshold,
            has_far_addresses,
            notes_places: false,
            has_debug_info: draig_dwarf::has_debug_info(module),
            dbg: module.tables.metadata_kinds.find(b"dbg"),
            features,
            arm_features,
        })
    }

    /// Whether code may assume that a global is in the same executable or library, at a distance that the linker
    /// knows; others are reached through the global offset table.
    pub(crate) fn is_local(&self, global: Global) -> bool {
        let data = self.module.global(global);
        if self.format.is_coff() {
            return self.is_local_in_coff(global);
        }
        let is_implied = data.visibility != draig_ir::Visibility::Default && data.linkage != Linkage::ExternWeak;
        data.dso_local || data.linkage.is_local() || is_implied || self.is_strong_in_mach_o(global)
    }

    /// Whether a global is one whose definition here no other takes the place of, by the rules of Mach-O.
    fn is_strong_in_mach_o(&self, global: Global) -> bool {
        let linkage = self.module.global(global).linkage;
        self.format.is_mach_o()
            && !self.module.is_declaration_for_linker(global)
            && !matches!(
                linkage,
                Linkage::WeakAny | Linkage::WeakOdr | Linkage::LinkOnceAny | Linkage::LinkOnceOdr | Linkage::Common
            )
    }

    /// The same in COFF: all but what is imported, or may be.
    fn is_local_in_coff(&self, global: Global) -> bool {
        let data = self.module.global(global);
        let is_variable = data.as_variable().is_some();
        let is_here = !self.module.is_declaration_for_linker(global);
        data.dll_storage_class != DllStorageClass::Import
            && data.linkage != Linkage::ExternWeak
            && (self.format.is_msvc || data.dso_local || !is_variable || is_here)
    }

    /// Whether a function uses no vector registers of 512 bits though its processor has them, as its attributes ask.
    pub(crate) fn prefers_256(&self, function: Global, features: Features) -> bool {
        let Some(data) = self.module.global(function).as_function() else { return false };
        let attributes = &self.module.tables.attributes;
        let set = attributes.list(data.attributes).function;
        let number = |name: &[u8]| {
            let key = self.module.tables.strings.find(name)?;
            let text = self.module.tables.str(attributes.string(set, key)?);
            String::from_utf8_lossy(text).parse::<u32>().ok()
        };
        features.has(Feature::Avx512vl)
            && number(b"prefer-vector-width").is_some_and(|width| width < 512)
            && number(b"min-legal-vector-width").is_some_and(|width| width <= 256)
    }

    /// Returns the features of the processor that the code of a function may use.
    pub(crate) fn features(&self, function: Global) -> Features {
        let Some(data) = self.module.global(function).as_function() else { return Features::BASE };
        let set = self.module.tables.attributes.list(data.attributes).function;
        self.features.get(&set).copied().unwrap_or(Features::BASE)
    }

    /// Returns the features of AArch64 that the code of a function may use.
    pub(crate) fn arm_features(&self, function: Global) -> ArmFeatures {
        let Some(data) = self.module.global(function).as_function() else { return ArmFeatures::default() };
        let set = self.module.tables.attributes.list(data.attributes).function;
        self.arm_features.get(&set).copied().unwrap_or_default()
    }

    /// Whether a global is thread-local.
    pub(crate) fn is_thread_local(&self, global: Global) -> bool {
        self.module.global(global).thread_local != ThreadLocalMode::NotThreadLocal
    }

    /// Whether a global is thread-local, and emulated.
    pub(crate) fn is_emulated(&self, global: Global) -> bool {
        self.emulates_tls && self.is_thread_local(global)
    }

    /// Whether the symbol of a global is thread-local: that of an emulated variable is not.
    pub(crate) fn has_thread_symbol(&self, global: Global) -> bool {
        self.is_thread_local(global) && !self.emulates_tls
    }

    /// Returns the sequence with which code finds a thread-local variable. The global's own model is a promise: it
    /// is taken if it is faster than what the place of the code allows.
    pub(crate) fn tls_model(&self, global: Global) -> TlsModel {
        if self.emulates_tls {
            return TlsModel::Emulated;
        }
        match self.format.kind {
            ObjectFormat::Coff => return TlsModel::Windows,
            ObjectFormat::MachO => return TlsModel::Apple,
            _ => {}
        }
        let is_shared = self.relocation_model == RelocationModel::Pic;
        let possible = match (is_shared, self.is_local(global)) {
            (true, true) => TlsModel::LocalDynamic,
            (true, false) => TlsModel::GeneralDynamic,
            (false, true) => TlsModel::LocalExec,
            (false, false) => TlsModel::InitialExec,
        };
        let promised = match self.module.global(global).thread_local {
            ThreadLocalMode::NotThreadLocal | ThreadLocalMode::GeneralDynamic => TlsModel::GeneralDynamic,
            ThreadLocalMode::LocalDynamic => TlsModel::LocalDynamic,
            ThreadLocalMode::InitialExec => TlsModel::InitialExec,
            ThreadLocalMode::LocalExec => TlsModel::LocalExec,
        };
        possible.max(promised)
    }
}

/// Refuses what the code generator for AArch64 does not know of a whole module.
fn check_aarch64(module: &Module) -> Result<(), CodegenError> {
    let name = "branch-protection-pauth-lr";
    if module_flag(module, name.as_bytes()).is_some_and(|value| value != 0) {
        return Err(CodegenError::module(format!("the module flag '{name}'")));
    }
    Ok(())
}

/// Returns the features for each set of attributes that a function with a body has. A function's own processor and
/// features take the place of those of the options.
fn features_of_functions(
    module: &Module,
    options: &CodegenOptions,
) -> Result<FxHashMap<AttrSet, Features>, CodegenError> {
    let given = Features::of_processor(&options.cpu).ok_or_else(|| unknown_processor(options))?;
    Ok(by_attributes(module, options, |cpu, list| {
        // Processors of 32 bits in the IR have no more than those of 64 bits.
        let mut found = cpu.map_or(given, |own| Features::of_processor(own).unwrap_or(Features::BASE));
        found.apply(list);
        found
    }))
}

/// The same for AArch64.
fn arm_features_of_functions(
    module: &Module,
    triple: &Triple,
    options: &CodegenOptions,
) -> Result<FxHashMap<AttrSet, ArmFeatures>, CodegenError> {
    // Signed pointers are part of that architecture.
    let is_signing = options.cpu.is_empty() && triple.arch_name() == b"arm64e";
    let cpu = if is_signing { "apple-a12" } else { options.cpu.as_str() };
    let given = ArmFeatures::of_processor(cpu).ok_or_else(|| unknown_processor(options))?;
    Ok(by_attributes(module, options, |cpu, list| {
        let mut found = cpu.map_or(given, |own| ArmFeatures::of_processor(own).unwrap_or_default());
        found.apply(list);
        found
    }))
}

fn unknown_processor(options: &CodegenOptions) -> CodegenError {
    CodegenError::module(format!("'{}' is not a recognized processor for this target", options.cpu))
}

/// Returns what a processor and a list of features mean, for each set of attributes that a function with a body has. The
/// processor is `None` if it is that of the options.
fn by_attributes<T>(
    module: &Module,
    options: &CodegenOptions,
    meaning: impl Fn(Option<&str>, &str) -> T,
) -> FxHashMap<AttrSet, T> {
    let attributes = &module.tables.attributes;
    let key = |name: &[u8]| module.tables.strings.find(name);
    let (cpu, list) = (key(b"target-cpu"), key(b"target-features"));
    let text = |set: AttrSet, key: Option<Symbol>| {
        attributes.string(set, key?).map(|value| String::from_utf8_lossy(module.tables.str(value)))
    };
    let mut found = FxHashMap::default();
    for &function in module.functions() {
        let (Some(data), Some(_)) = (module.global(function).as_function(), module.body(function)) else { continue };
        let set = attributes.list(data.attributes).function;
        found.entry(set).or_insert_with(|| {
            meaning(text(set, cpu).as_deref(), &text(set, list).unwrap_or(options.features.as_str().into()))
        });
    }
    found
}

/// Returns the place of the number that guards frames, by the module's flags.
fn guard_of(module: &Module, target: Target, format: &Format) -> Result<Guard, CodegenError> {
    let text = |name: &[u8]| {
        let value = module_flag_value(module, name)?;
        module.tables.metadata.as_string(value).map(|value| module.tables.str(value))
    };
    let kind = text(b"stack-protector-guard");
    if target == Target::AArch64 && format.is_msvc {
        return Ok(Guard::Cookie);
    }
    if target == Target::AArch64 {
        return match kind {
            None | Some(b"" | b"global") => Ok(Guard::Global),
            _ => Err(CodegenError::module("a guard of frames in a system register")),
        };
    }
    if format.is_coff() {
        return Ok(if format.is_msvc { Guard::Cookie } else { Guard::Global });
    }
    if format.is_mach_o() {
        return Ok(Guard::Global);
    }
    if kind == Some(b"global") {
        return Ok(Guard::Global);
    }
    if text(b"stack-protector-guard-symbol").is_some_and(|name| !name.is_empty()) {
        return Err(CodegenError::module("a guard of frames in a variable of another name"));
    }
    let prefix = if text(b"stack-protector-guard-reg") == Some(b"gs") { 0x65 } else { 0x64 };
    let offset = module_flag(module, b"stack-protector-guard-offset").map_or(0x28, |offset| offset as i32);
    Ok(Guard::Segment { prefix, offset })
}

/// Returns the value of a module flag that is a number.
pub(crate) fn module_flag(module: &Module, name: &[u8]) -> Option<u64> {
    let value = module_flag_value(module, name)?;
    module.tables.int_value(module.tables.metadata.as_value(value)?).map(|value| value.low_u64())
}

/// Returns the value of a module flag that is a version: an array of up to three numbers.
pub(crate) fn module_version(module: &Module, name: &[u8]) -> Option<[u32; 3]> {
    let value = module.tables.metadata.as_value(module_flag_value(module, name)?)?.as_const()?;
    let ConstKind::Data(bytes) = module.tables.constants.kind(value) else { return None };
    let mut version = [0; 3];
    for (part, bytes) in version.iter_mut().zip(module.tables.str(*bytes).chunks_exact(4)) {
        *part = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    }
    Some(version)
}

fn module_flag_value(module: &Module, name: &[u8]) -> Option<Metadata> {
    let pool = &module.tables.metadata;
    for &entry in &module.find_named_metadata(b"llvm.module.flags")?.operands {
        let Some(node) = pool.node(entry) else { continue };
        let (Some(key), Some(value)) = (node.operand(1), node.operand(2)) else { continue };
        if pool.as_string(key).is_some_and(|key| module.tables.str(key) == name) {
            return Some(value);
        }
    }
    None
}
