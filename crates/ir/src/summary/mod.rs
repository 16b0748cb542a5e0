//! Module summaries (LangRef "ThinLTO Summary"), which ThinLTO writes after a module or, for many modules
//! together, in place of one. Everything that the text can express is kept; the writer decides which parts
//! survive in bitcode and canonical text.

mod guid;

pub use guid::{global_guid, global_identifier, guid};

use crate::entity::handle;
use crate::global::Global;
use crate::keywords::{Linkage, Visibility};
use crate::module::Module;

handle! {
    /// Handle of a module of a [`Summary`].
    SummaryModule, "summary-module"
}
handle! {
    /// Handle of a global value of a [`Summary`].
    SummaryValue, "summary-value"
}

/// Summary of a module, or of all modules of a program.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// The modules (`^0 = module: …`), in order of reading.
    pub modules: Vec<ModuleData>,
    /// The global values (`^0 = gv: …`), in order of reading.
    pub values: Vec<ValueData>,
    /// The type identifiers (`^0 = typeid: …`), in order of reading; a name occurs once.
    pub type_ids: Vec<TypeId>,
    /// The virtual tables that are compatible with each type (`^0 = typeidCompatibleVTable: …`); a name
    /// occurs once.
    pub compatible_vtables: Vec<CompatibleVtables>,
    /// `^0 = flags: …`
    pub flags: u64,
    /// `^0 = blockcount: …`
    pub block_count: u64,
    /// Whether the summary came with its module in bitcode. Its only module is then that one, with its hash,
    /// and it names the module's globals. LLVM keeps neither from text.
    pub is_own: bool,
}

/// Scope of a summary, which determines the parts that survive in bitcode and in canonical text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The summary of the module that it follows.
    Module,
    /// An index of other modules, without a module of its own.
    Index,
}

/// Flags that LLVM knows; others are lost.
pub const KNOWN_FLAGS: u64 = 0x7fb;
/// Flags of an index that bitcode keeps in the summary of one module: `EnableSplitLTOUnit`, `UnifiedLTO`.
pub const MODULE_FLAGS: u64 = 0x208;

impl Summary {
    /// Returns the summary of a module as LLVM's tools write it, if they do. From text, an empty summary is
    /// omitted, and one next to a module without functions and variables is an index of other modules.
    pub fn of(module: &Module) -> Option<(&Summary, Form)> {
        let summary = module.summary.as_deref()?;
        if summary.is_own {
            return Some((summary, Form::Module));
        }
        if summary.values.is_empty() && summary.flags & KNOWN_FLAGS == 0 {
            return None;
        }
        let is_empty = module.functions().is_empty() && module.variables().is_empty();
        Some((summary, if is_empty { Form::Index } else { Form::Module }))
    }

    /// Whether all of its references are valid, in the summary and in its module.
    pub fn is_complete(&self, module: &Module) -> bool {
        let value = |value: SummaryValue| value.index() < self.values.len();
        let unit = |unit: SummaryModule| unit.index() < self.modules.len();
        let global = |global: Option<Global>| global.is_none_or(|global| global.index() < module.global_count());
        let vtables = self.compatible_vtables.iter().flat_map(|entry| &entry.vtables);
        vtables.into_iter().all(|&(_, vtable)| value(vtable))
            && self.values.iter().all(|data| {
                global(data.global)
                    && data.definitions.iter().all(|definition| {
                        unit(definition.module)
                            && definition.refs.iter().all(|reference| value(reference.value))
                            && match &definition.kind {
                                DefinitionKind::Function(function) => {
                                    let calls = function.params.iter().flat_map(|param| &param.calls);
                                    function.calls.iter().all(|call| value(call.callee))
                                        && function.call_sites.iter().filter_map(|site| site.callee).all(value)
                                        && calls.into_iter().all(|call| value(call.callee))
                                }
                                DefinitionKind::Variable(variable) => {
                                    variable.vtable_functions.iter().all(|&(function, _)| value(function))
                                }
                                DefinitionKind::Alias(aliasee) => aliasee.is_none_or(value),
                            }
                    })
            })
    }

    /// Returns the flags that survive in a form.
    pub fn kept_flags(&self, form: Form) -> u64 {
        self.flags & if form == Form::Module { MODULE_FLAGS } else { KNOWN_FLAGS }
    }
}

/// A module that defines values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleData {
    /// Path of its bitcode.
    pub path: Vec<u8>,
    /// SHA-1 of its bitcode.
    pub hash: [u32; 5],
}

/// A global value with its summaries.
#[derive(Clone, Debug)]
pub struct ValueData {
    /// The identifier; see [`guid`].
    pub guid: u64,
    /// The global of the module at hand, if it was given by name.
    pub global: Option<Global>,
    /// One summary for each module that defines it.
    pub definitions: Vec<Definition>,
}

/// Summary of one definition of a value.
#[derive(Clone, Debug)]
pub struct Definition {
    /// The defining module.
    pub module: SummaryModule,
    /// Linkage and the results of analyses of its use.
    pub flags: ValueFlags,
    /// The values that it refers to, other than calls.
    pub refs: Vec<Reference>,
    /// The part that is specific to functions, variables or aliases.
    pub kind: DefinitionKind,
}

/// Kind-specific part of a [`Definition`].
#[derive(Clone, Debug)]
pub enum DefinitionKind {
    /// `function: (…)`
    Function(Box<FunctionSummary>),
    /// `variable: (…)`
    Variable(VariableSummary),
    /// `alias: (…)` and its aliasee.
    Alias(Option<SummaryValue>),
}

/// Flags of a definition, `flags: (…)`.
#[derive(Clone, Copy, Debug)]
pub struct ValueFlags {
    /// The linkage.
    pub linkage: Linkage,
    /// The visibility.
    pub visibility: Visibility,
    /// Whether other modules must not import it.
    pub not_eligible_to_import: bool,
    /// Whether the program needs it.
    pub live: bool,
    /// Whether the linker found it in this linkage unit.
    pub dso_local: bool,
    /// Whether it may be hidden although its linkage does not require that.
    pub can_auto_hide: bool,
    /// Whether only a declaration is to be imported.
    pub import_declaration: bool,
    /// Whether the name stays when the linkage is promoted (LLVM 23).
    pub no_rename_on_promotion: bool,
}

impl Default for ValueFlags {
    fn default() -> Self {
        ValueFlags {
            linkage: Linkage::External,
            visibility: Visibility::Default,
            not_eligible_to_import: false,
            live: false,
            dso_local: false,
            can_auto_hide: false,
            import_declaration: false,
            no_rename_on_promotion: false,
        }
    }
}

/// A reference to a value and the kind of access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The value.
    pub value: SummaryValue,
    /// The kind of access.
    pub access: Access,
}

/// Kind of access through a reference, in the order in which LLVM sorts references.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Access {
    /// Any access.
    #[default]
    Any,
    /// `readonly`
    ReadOnly,
    /// `writeonly`
    WriteOnly,
}

/// Properties specific to a function.
#[derive(Clone, Debug, Default)]
pub struct FunctionSummary {
    /// Number of instructions.
    pub instructions: u32,
    /// `funcFlags`: the bits of [`FUNCTION_FLAGS`].
    pub flags: u16,
    /// The calls.
    pub calls: Vec<Call>,
    /// `typeIdInfo`
    pub type_info: TypeInfo,
    /// `allocs`
    pub allocations: Vec<Allocation>,
    /// `callsites`
    pub call_sites: Vec<CallSite>,
    /// `params`
    pub params: Vec<ParamAccess>,
}

/// Names of [`FunctionSummary::flags`], starting with bit 0.
pub const FUNCTION_FLAGS: [&str; 10] = [
    "readNone",
    "readOnly",
    "noRecurse",
    "returnDoesNotAlias",
    "noInline",
    "alwaysInline",
    "noUnwind",
    "mayThrow",
    "hasUnknownCall",
    "mustBeUnreachable",
];

/// A call edge.
#[derive(Clone, Copy, Debug)]
pub struct Call {
    /// The callee.
    pub callee: SummaryValue,
    /// The hotness.
    pub hotness: Hotness,
    /// Whether there is a tail call among the calls.
    pub tail: bool,
    /// The frequency relative to the function's entry, in 1/256; older versions wrote it.
    pub relative_frequency: u32,
}

/// Declares an enum of keywords with their spellings.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$attr:meta])* $variant:ident $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $name { $($(#[$attr])* #[doc = concat!("`", $text, "`")] $variant),* }

        impl $name {
            /// Returns the spelling.
            pub const fn spelling(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }

            /// Returns the value with this spelling.
            pub fn from_spelling(text: &[u8]) -> Option<$name> {
                $(if text == $text.as_bytes() { return Some($name::$variant); })*
                None
            }
        }
    };
}

words! {
    /// Hotness of a call.
    Hotness { #[default] Unknown "unknown", Cold "cold", None "none", Hot "hot", Critical "critical" }
}
words! {
    /// Type of an allocation according to a profile.
    AllocationType { #[default] None "none", NotCold "notcold", Cold "cold", Hot "hot" }
}
words! {
    /// Resolution of a type test.
    TypeTestKind {
        Unsat "unsat", ByteArray "byteArray", Inline "inline", Single "single", AllOnes "allOnes",
        #[default] Unknown "unknown",
    }
}
words! {
    /// Resolution of a virtual call.
    DevirtKind { #[default] Indir "indir", SingleImpl "singleImpl", BranchFunnel "branchFunnel" }
}
words! {
    /// Resolution of a virtual call with constant arguments.
    DevirtByArgKind {
        #[default] Indir "indir", UniformRetVal "uniformRetVal", UniqueRetVal "uniqueRetVal",
        VirtualConstProp "virtualConstProp",
    }
}

/// Types that a function tests and calls through, `typeIdInfo: (…)`. Types are given by the [`guid`] of their
/// names.
#[derive(Clone, Debug, Default)]
pub struct TypeInfo {
    /// `typeTests`
    pub tests: Vec<u64>,
    /// `typeTestAssumeVCalls`
    pub assume_calls: Vec<VirtualFunction>,
    /// `typeCheckedLoadVCalls`
    pub checked_load_calls: Vec<VirtualFunction>,
    /// `typeTestAssumeConstVCalls`
    pub assume_const_calls: Vec<ConstCall>,
    /// `typeCheckedLoadConstVCalls`
    pub checked_load_const_calls: Vec<ConstCall>,
}

impl TypeInfo {
    /// Whether there are no tests or calls.
    pub fn is_empty(&self) -> bool {
        self.tests.is_empty()
            && self.assume_calls.is_empty()
            && self.checked_load_calls.is_empty()
            && self.assume_const_calls.is_empty()
            && self.checked_load_const_calls.is_empty()
    }

    /// Calls `visit` with the type of every test and call.
    pub fn for_each_type(&mut self, mut visit: impl FnMut(&mut u64)) {
        self.tests.iter_mut().for_each(&mut visit);
        let calls = self.assume_calls.iter_mut().chain(&mut self.checked_load_calls);
        calls.for_each(|call| visit(&mut call.type_guid));
        let calls = self.assume_const_calls.iter_mut().chain(&mut self.checked_load_const_calls);
        calls.for_each(|call| visit(&mut call.function.type_guid));
    }
}

/// A slot of the virtual tables of a type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VirtualFunction {
    /// The type.
    pub type_guid: u64,
    /// The offset of the slot in bytes.
    pub offset: u64,
}

/// A virtual call with constant arguments.
#[derive(Clone, Debug, Default)]
pub struct ConstCall {
    /// The called slot.
    pub function: VirtualFunction,
    /// The arguments.
    pub args: Vec<u64>,
}

/// A profiled allocation.
#[derive(Clone, Debug, Default)]
pub struct Allocation {
    /// Allocation type in each clone of the function.
    pub versions: Vec<AllocationType>,
    /// Allocation type in each context.
    pub contexts: Vec<AllocationContext>,
}

/// A profiled context of an allocation.
#[derive(Clone, Debug, Default)]
pub struct AllocationContext {
    /// The allocation type.
    pub ty: AllocationType,
    /// The calls that lead to the allocation.
    pub stack_ids: Vec<u64>,
}

/// A call in the context of a profiled allocation.
#[derive(Clone, Debug)]
pub struct CallSite {
    /// The callee.
    pub callee: Option<SummaryValue>,
    /// For each clone of the caller, the clone of the callee that it calls.
    pub clones: Vec<u32>,
    /// The calls that it represents, inlined ones first.
    pub stack_ids: Vec<u64>,
}

/// Accesses of a function through a pointer parameter.
#[derive(Clone, Debug)]
pub struct ParamAccess {
    /// Number of the parameter.
    pub param: u64,
    /// The accessed bytes.
    pub offsets: OffsetRange,
    /// The calls that the pointer is passed to.
    pub calls: Vec<ParamCall>,
}

/// A call that receives a pointer parameter.
#[derive(Clone, Copy, Debug)]
pub struct ParamCall {
    /// The callee.
    pub callee: SummaryValue,
    /// Number of the callee's parameter.
    pub param: u64,
    /// The offset that is added to the pointer.
    pub offsets: OffsetRange,
}

/// Inclusive range of offsets from `first` to `last`, as LLVM's ranges hold them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OffsetRange {
    /// The smallest offset; 0 if the range is empty.
    pub first: i64,
    /// The largest offset; -1 if the range is empty.
    pub last: i64,
}

impl OffsetRange {
    /// Returns the range that LLVM constructs from two written numbers. The range is empty if `first` is
    /// `last` + 1, or if the numbers exclude nothing; if `first` is larger still, it is the full range.
    pub fn new(first: i64, last: i64) -> OffsetRange {
        let end = last.wrapping_add(1);
        if first == end && first != i64::MAX {
            OffsetRange { first: 0, last: -1 }
        } else if first > last {
            OffsetRange { first: i64::MIN, last: i64::MAX }
        } else {
            OffsetRange { first, last }
        }
    }
}

/// Properties specific to a variable.
#[derive(Clone, Debug, Default)]
pub struct VariableSummary {
    /// Whether it is never written.
    pub read_only: bool,
    /// Whether it is never read.
    pub write_only: bool,
    /// Whether it is `constant`.
    pub constant: bool,
    /// Scope of calls through the table: 0 is public, 1 this linkage unit, 2 this translation unit; LLVM
    /// reads 0 and 1.
    pub vcall_visibility: u8,
    /// Functions of a virtual table with their offsets.
    pub vtable_functions: Vec<(SummaryValue, u64)>,
}

/// A type identifier with the resolutions of its tests and calls.
#[derive(Clone, Debug, Default)]
pub struct TypeId {
    /// The name.
    pub name: Vec<u8>,
    /// The resolution of tests.
    pub test: TypeTest,
    /// The resolutions of virtual calls, by ascending offset of the slot.
    pub devirts: Vec<(u64, Devirt)>,
}

/// Resolution of a type test, `typeTestRes: (…)`.
#[derive(Clone, Copy, Debug, Default)]
pub struct TypeTest {
    /// The kind of resolution.
    pub kind: TypeTestKind,
    /// Number of bits that hold the size minus one.
    pub size_m1_bit_width: u32,
    /// Base-2 logarithm of the alignment.
    pub align_log2: u64,
    /// The size minus one.
    pub size_m1: u64,
    /// Mask in the byte array.
    pub bit_mask: u8,
    /// The bits, if they fit in a word.
    pub inline_bits: u64,
}

/// Resolution of a virtual call, `wpdRes: (…)`.
#[derive(Clone, Debug, Default)]
pub struct Devirt {
    /// The kind of resolution.
    pub kind: DevirtKind,
    /// The only implementation.
    pub single_impl: Vec<u8>,
    /// The resolutions of calls with constant arguments, by ascending arguments.
    pub by_arg: Vec<(Vec<u64>, DevirtByArg)>,
}

/// Resolution of a virtual call with constant arguments, `byArg: (…)`.
#[derive(Clone, Copy, Debug, Default)]
pub struct DevirtByArg {
    /// The kind of resolution.
    pub kind: DevirtByArgKind,
    /// The value that is returned.
    pub info: u64,
    /// Byte offset of the stored value.
    pub byte: u32,
    /// Bit of the stored value.
    pub bit: u32,
}

/// Virtual tables that are compatible with a type.
#[derive(Clone, Debug, Default)]
pub struct CompatibleVtables {
    /// The name of the type.
    pub name: Vec<u8>,
    /// Offset of the address point, and the table.
    pub vtables: Vec<(u64, SummaryValue)>,
}

impl Summary {
    /// Returns a module.
    pub fn module(&self, module: SummaryModule) -> &ModuleData {
        &self.modules[module.index()]
    }

    /// Returns a value.
    pub fn value(&self, value: SummaryValue) -> &ValueData {
        &self.values[value.index()]
    }

    /// Calls `visit` with every reference to a value.
    pub fn for_each_reference(&mut self, mut visit: impl FnMut(&mut SummaryValue)) {
        for definition in self.values.iter_mut().flat_map(|value| &mut value.definitions) {
            definition.for_each_reference(&mut visit);
        }
        for (_, vtable) in self.compatible_vtables.iter_mut().flat_map(|entry| &mut entry.vtables) {
            visit(vtable);
        }
    }
}

impl Definition {
    /// Calls `visit` with every reference to a value.
    pub fn for_each_reference(&mut self, visit: &mut impl FnMut(&mut SummaryValue)) {
        for reference in &mut self.refs {
            visit(&mut reference.value);
        }
        match &mut self.kind {
            DefinitionKind::Function(function) => {
                function.calls.iter_mut().for_each(|call| visit(&mut call.callee));
                function.call_sites.iter_mut().filter_map(|site| site.callee.as_mut()).for_each(&mut *visit);
                let calls = function.params.iter_mut().flat_map(|param| &mut param.calls);
                calls.for_each(|call| visit(&mut call.callee));
            }
            DefinitionKind::Variable(variable) => {
                variable.vtable_functions.iter_mut().for_each(|(function, _)| visit(function));
            }
            DefinitionKind::Alias(aliasee) => aliasee.iter_mut().for_each(visit),
        }
    }
}
