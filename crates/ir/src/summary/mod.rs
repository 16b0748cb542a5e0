//! The module summary (LangRef "ThinLTO Summary"), which ThinLTO writes behind a module or, for
//! many modules together, instead of one. Everything that the text can say is kept; what survives
//! in bitcode, and so in the canonical text, is the writer's concern.

mod guid;

pub use guid::{global_guid, global_identifier, guid};

use crate::entity::handle;
use crate::global::Global;
use crate::keywords::{Linkage, Visibility};
use crate::module::Module;

handle! {
    /// A module of a [`Summary`].
    SummaryModule, "summary-module"
}
handle! {
    /// A global value of a [`Summary`].
    SummaryValue, "summary-value"
}

/// The summary of a module, or of all modules of a program.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// The modules (`^0 = module: …`), in order of reading.
    pub modules: Vec<ModuleData>,
    /// The global values (`^0 = gv: …`), in order of reading.
    pub values: Vec<ValueData>,
    /// The type identifiers (`^0 = typeid: …`), in order of reading; a name occurs once.
    pub type_ids: Vec<TypeId>,
    /// What implements which type (`^0 = typeidCompatibleVTable: …`); a name occurs once.
    pub compatible_vtables: Vec<CompatibleVtables>,
    /// `^0 = flags: …`
    pub flags: u64,
    /// `^0 = blockcount: …`
    pub block_count: u64,
    /// Whether it came with its module in bitcode. Its only module is that one then, with its hash, and it
    /// names the globals that the module had; a text says nothing of either that LLVM would keep.
    pub is_own: bool,
}

/// What a summary is the summary of, which says what of it survives in bitcode and in canonical text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Of the module that it stands behind.
    Module,
    /// Of other modules; there is no module beside it.
    Index,
}

/// The flags that LLVM knows; others are lost.
pub const KNOWN_FLAGS: u64 = 0x7fb;
/// The flags of an index that bitcode keeps in the summary of one module: `EnableSplitLTOUnit`,
/// `UnifiedLTO`.
pub const MODULE_FLAGS: u64 = 0x208;

impl Summary {
    /// The summary of a module as LLVM's tools write it, if they do. Of text, one that says nothing is left
    /// out, and beside a module without functions and variables it is an index of other modules.
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

    /// Whether everything that it refers to is there, in it and in the module that it stands behind.
    pub fn is_whole(&self, module: &Module) -> bool {
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

    /// The flags that survive in a form.
    pub fn kept_flags(&self, form: Form) -> u64 {
        self.flags & if form == Form::Module { MODULE_FLAGS } else { KNOWN_FLAGS }
    }
}

/// A module that values are defined in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleData {
    /// The path of its bitcode.
    pub path: Vec<u8>,
    /// The SHA-1 of its bitcode.
    pub hash: [u32; 5],
}

/// A global value with its summaries.
#[derive(Clone, Debug)]
pub struct ValueData {
    /// The identifier: see [`guid`].
    pub guid: u64,
    /// The global of the module at hand, if it was given by name.
    pub global: Option<Global>,
    /// A summary for each module that defines it.
    pub definitions: Vec<Definition>,
}

/// What is known of one definition of a value.
#[derive(Clone, Debug)]
pub struct Definition {
    /// Where it is.
    pub module: SummaryModule,
    /// Linkage and what was found out about its use.
    pub flags: ValueFlags,
    /// What it refers to, calls apart.
    pub refs: Vec<Reference>,
    /// What only functions, variables or aliases have.
    pub kind: DefinitionKind,
}

/// What only functions, variables or aliases have.
#[derive(Clone, Debug)]
pub enum DefinitionKind {
    /// `function: (…)`
    Function(Box<FunctionSummary>),
    /// `variable: (…)`
    Variable(VariableSummary),
    /// `alias: (…)`: what it stands for.
    Alias(Option<SummaryValue>),
}

/// `flags: (…)` of a definition.
#[derive(Clone, Copy, Debug)]
pub struct ValueFlags {
    /// The linkage.
    pub linkage: Linkage,
    /// The visibility.
    pub visibility: Visibility,
    /// Whether it must stay where it is.
    pub not_eligible_to_import: bool,
    /// Whether the whole program needs it.
    pub live: bool,
    /// Whether the linker found it in this linkage unit.
    pub dso_local: bool,
    /// Whether it may be hidden although the linkage does not say so.
    pub can_auto_hide: bool,
    /// Whether only a declaration is to be imported.
    pub import_declaration: bool,
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
        }
    }
}

/// A reference to a value, with how it is accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference {
    /// What is referred to.
    pub value: SummaryValue,
    /// How it is accessed.
    pub access: Access,
}

/// How a reference is accessed; in the order in which LLVM sorts references.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Access {
    /// In any way.
    #[default]
    Any,
    /// `readonly`
    ReadOnly,
    /// `writeonly`
    WriteOnly,
}

/// What only functions have.
#[derive(Clone, Debug, Default)]
pub struct FunctionSummary {
    /// How many instructions it has.
    pub instructions: u32,
    /// `funcFlags`: the bits of [`FUNCTION_FLAGS`].
    pub flags: u16,
    /// What it calls.
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

/// The names of [`FunctionSummary::flags`], that of bit 0 first.
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

/// A call.
#[derive(Clone, Copy, Debug)]
pub struct Call {
    /// What is called.
    pub callee: SummaryValue,
    /// How often.
    pub hotness: Hotness,
    /// Whether there is a tail call among the calls.
    pub tail: bool,
    /// The frequency relative to the function's entry, in 1/256; older versions wrote it.
    pub relative_frequency: u32,
}

/// Declares an enum of the words that the text has for it.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$attr:meta])* $variant:ident $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $name { $($(#[$attr])* #[doc = concat!("`", $text, "`")] $variant),* }

        impl $name {
            /// How it is written.
            pub const fn spelling(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }

            /// What is written so.
            pub fn from_spelling(text: &[u8]) -> Option<$name> {
                $(if text == $text.as_bytes() { return Some($name::$variant); })*
                None
            }
        }
    };
}

words! {
    /// How often a call is made.
    Hotness { #[default] Unknown "unknown", Cold "cold", None "none", Hot "hot", Critical "critical" }
}
words! {
    /// What a profile says of an allocation.
    AllocationType { #[default] None "none", NotCold "notcold", Cold "cold", Hot "hot" }
}
words! {
    /// How a type test is resolved.
    TypeTestKind {
        Unsat "unsat", ByteArray "byteArray", Inline "inline", Single "single", AllOnes "allOnes",
        #[default] Unknown "unknown",
    }
}
words! {
    /// How a virtual call is resolved.
    DevirtKind { #[default] Indir "indir", SingleImpl "singleImpl", BranchFunnel "branchFunnel" }
}
words! {
    /// How a virtual call with constant arguments is resolved.
    DevirtByArgKind {
        #[default] Indir "indir", UniformRetVal "uniformRetVal", UniqueRetVal "uniqueRetVal",
        VirtualConstProp "virtualConstProp",
    }
}

/// `typeIdInfo: (…)`: which types a function tests and calls through. Types are given by the
/// [`guid`] of their names.
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
    /// Whether it says nothing.
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
    /// What is called.
    pub function: VirtualFunction,
    /// The arguments.
    pub args: Vec<u64>,
}

/// An allocation that was profiled.
#[derive(Clone, Debug, Default)]
pub struct Allocation {
    /// What it is in each clone of the function.
    pub versions: Vec<AllocationType>,
    /// What it is in each context.
    pub contexts: Vec<AllocationContext>,
}

/// A profiled context of an allocation.
#[derive(Clone, Debug, Default)]
pub struct AllocationContext {
    /// What it is.
    pub ty: AllocationType,
    /// The calls that lead to it.
    pub stack_ids: Vec<u64>,
}

/// A call in the context of a profiled allocation.
#[derive(Clone, Debug)]
pub struct CallSite {
    /// What is called.
    pub callee: Option<SummaryValue>,
    /// Which clone is called from each clone.
    pub clones: Vec<u32>,
    /// The calls that it stands for, inlined ones first.
    pub stack_ids: Vec<u64>,
}

/// What a function accesses through a pointer parameter.
#[derive(Clone, Debug)]
pub struct ParamAccess {
    /// The number of the parameter.
    pub param: u64,
    /// The bytes.
    pub offsets: OffsetRange,
    /// The functions that it hands the pointer on to.
    pub calls: Vec<ParamCall>,
}

/// A call that hands on a pointer parameter.
#[derive(Clone, Copy, Debug)]
pub struct ParamCall {
    /// What is called.
    pub callee: SummaryValue,
    /// The number of the callee's parameter.
    pub param: u64,
    /// What is added to the pointer.
    pub offsets: OffsetRange,
}

/// Offsets from `first` to `last`, both included, as LLVM's ranges hold them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OffsetRange {
    /// The least offset; 0 if there is none.
    pub first: i64,
    /// The largest offset; -1 if there is none.
    pub last: i64,
}

impl OffsetRange {
    /// The range that LLVM makes of two written numbers: one that lacks nothing, or begins behind
    /// its end by one, is empty; one that begins further behind its end is everything.
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

/// What only variables have.
#[derive(Clone, Debug, Default)]
pub struct VariableSummary {
    /// Whether nobody writes it.
    pub read_only: bool,
    /// Whether nobody reads it.
    pub write_only: bool,
    /// Whether it is `constant`.
    pub constant: bool,
    /// Who may call through the table: 0 all, 1 this linkage unit, 2 this translation unit; LLVM
    /// reads 0 and 1.
    pub vcall_visibility: u8,
    /// The functions of a virtual table with their offsets.
    pub vtable_functions: Vec<(SummaryValue, u64)>,
}

/// A type identifier with how tests and calls are resolved.
#[derive(Clone, Debug, Default)]
pub struct TypeId {
    /// The name.
    pub name: Vec<u8>,
    /// How tests are resolved.
    pub test: TypeTest,
    /// How virtual calls are resolved, by the offset of the slot, ascending.
    pub devirts: Vec<(u64, Devirt)>,
}

/// `typeTestRes: (…)`
#[derive(Clone, Copy, Debug, Default)]
pub struct TypeTest {
    /// How.
    pub kind: TypeTestKind,
    /// The bits that the size minus one needs.
    pub size_m1_bit_width: u32,
    /// The binary logarithm of the alignment.
    pub align_log2: u64,
    /// The size minus one.
    pub size_m1: u64,
    /// The mask in the byte array.
    pub bit_mask: u8,
    /// The bits, if they fit a word.
    pub inline_bits: u64,
}

/// `wpdRes: (…)`
#[derive(Clone, Debug, Default)]
pub struct Devirt {
    /// How.
    pub kind: DevirtKind,
    /// The only implementation.
    pub single_impl: Vec<u8>,
    /// How calls with constant arguments are resolved, by the arguments, ascending.
    pub by_arg: Vec<(Vec<u64>, DevirtByArg)>,
}

/// `byArg: (…)`
#[derive(Clone, Copy, Debug, Default)]
pub struct DevirtByArg {
    /// How.
    pub kind: DevirtByArgKind,
    /// The value that is returned.
    pub info: u64,
    /// Where the value is stored.
    pub byte: u32,
    /// Which bit it is.
    pub bit: u32,
}

/// The virtual tables that are compatible with a type.
#[derive(Clone, Debug, Default)]
pub struct CompatibleVtables {
    /// The name of the type.
    pub name: Vec<u8>,
    /// The offset of the address point, and the table.
    pub vtables: Vec<(u64, SummaryValue)>,
}

impl Summary {
    /// A module.
    pub fn module(&self, module: SummaryModule) -> &ModuleData {
        &self.modules[module.index()]
    }

    /// A value.
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
