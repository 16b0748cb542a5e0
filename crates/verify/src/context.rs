//! Contexts passed to rules: the module with facts about it as a whole, and one function at a time with its
//! facts. The memory of one function is reused for the next.

use std::sync::Mutex;

use draig_analysis::{ControlFlow, DominatorTree};
use draig_ir::address::Ends;
use draig_ir::{
    Block, Body, Function, FunctionType, Global, GlobalData, Inst, Metadata, Module, Tables, Type, Types, Value,
    ValueKind,
};
use draig_tables::{AttrKind, history};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::VerifyOptions;
use crate::blocks::PhiScratch;
use crate::constants::BadConstants;
use crate::convergence::Convergence;
use crate::sink::{Report, Sink};
use crate::structure::Dangling;
use crate::swift_error::SwiftErrors;
use crate::type_facts::{AllTypeFacts, TypeFacts};
use crate::{attributes, blocks, debug_info, exceptions, globals, intrinsics, metadata};

/// A module, and the facts computed once for all of it.
pub(crate) struct ModuleCx<'m> {
    pub(crate) module: &'m Module,
    pub(crate) tables: &'m Tables,
    pub(crate) types: &'m Types,
    pub(crate) options: &'m VerifyOptions,
    /// The facts that each area computes before functions are checked.
    pub(crate) globals: globals::Facts,
    pub(crate) attributes: attributes::Facts,
    pub(crate) intrinsics: intrinsics::Facts,
    pub(crate) metadata: metadata::Facts,
    pub(crate) debug_info: debug_info::Facts,
    pub(crate) constants: BadConstants,
    pub(crate) type_facts: AllTypeFacts,
    /// The functions whose names begin with `llvm.`, even if no such intrinsic exists.
    pub(crate) reserved: Reserved,
    /// Functions whose entry has a `blockaddress`.
    pub(crate) addressed_entries: FxHashSet<Global>,
    /// Constants that must not be used.
    pub(crate) dangling: Dangling,
    /// The objects that constants are addresses of: direct ones, and those reached through aliases.
    pub(crate) address_ends: [Mutex<Ends<Value>>; 2],
    pub(crate) is_amdgpu: bool,
    /// Whether objects are only made and addressed by intrinsics that know their structure.
    pub(crate) requires_logical_pointers: bool,
    /// The body used for functions without one.
    pub(crate) no_body: Body,
}

/// A set of globals, one bit each.
#[derive(Debug, Default)]
pub(crate) struct Reserved(Vec<bool>);

impl Reserved {
    fn new(module: &Module) -> Reserved {
        let mut set = vec![false; module.global_count()];
        for &function in module.functions() {
            set[function.index()] = module.name(function).starts_with(b"llvm.");
        }
        Reserved(set)
    }

    #[inline]
    pub(crate) fn contains(&self, global: Global) -> bool {
        self.0.get(global.index()).copied().unwrap_or(false)
    }
}

impl<'m> ModuleCx<'m> {
    /// Whether the rules of LLVM 23 apply.
    pub(crate) fn is_newer(&self) -> bool {
        self.options.for_llvm > history::CURRENT
    }

    pub(crate) fn new(module: &'m Module, options: &'m VerifyOptions, dangling: Dangling) -> ModuleCx<'m> {
        ModuleCx {
            module,
            tables: &module.tables,
            types: &module.tables.types,
            options,
            globals: globals::Facts::new(module),
            attributes: attributes::Facts::new(module),
            intrinsics: intrinsics::Facts::new(module),
            metadata: metadata::Facts::by_threads(module, options.threads, options.for_llvm),
            debug_info: debug_info::Facts::new(module),
            constants: BadConstants::new(module),
            type_facts: AllTypeFacts::new(module),
            reserved: Reserved::new(module),
            addressed_entries: blocks::addressed_entries(module),
            dangling,
            address_ends: Default::default(),
            is_amdgpu: module.triple.is_amdgpu(),
            requires_logical_pointers: crate::module_flags::requires_logical_pointers(module),
            no_body: Body::new(),
        }
    }
}

/// The context for rules of the module as a whole, after its functions.
pub(crate) struct ModuleStage<'a> {
    pub(crate) cx: &'a ModuleCx<'a>,
    /// The facts that functions left for this stage, in their order.
    pub(crate) left: Vec<(Global, FunctionFacts)>,
    /// Watched globals that something in the module uses.
    pub(crate) used: FxHashSet<Global>,
    pub(crate) sink: Sink,
}

impl Report for ModuleStage<'_> {
    fn sink(&mut self) -> &mut Sink {
        &mut self.sink
    }
}

/// The facts that a function leaves for the rules of the module as a whole.
#[derive(Debug, Default)]
pub(crate) struct FunctionFacts {
    /// Watched globals that the function uses in a way that matters.
    pub(crate) uses: FxHashSet<Global>,
    /// Facts from the rules for intrinsics.
    pub(crate) intrinsics: intrinsics::FunctionFacts,
    /// Facts from the rules for debug information.
    pub(crate) debug_info: debug_info::FunctionFacts,
}

impl FunctionFacts {
    pub(crate) fn is_empty(&self) -> bool {
        self.uses.is_empty() && self.intrinsics.is_empty() && self.debug_info.is_empty()
    }
}

/// A function, and the facts computed once for all of it.
pub(crate) struct FunctionCx<'a> {
    pub(crate) cx: &'a ModuleCx<'a>,
    pub(crate) module: &'a Module,
    pub(crate) tables: &'a Tables,
    pub(crate) types: &'a Types,
    pub(crate) id: Global,
    pub(crate) data: &'a GlobalData,
    pub(crate) function: &'a Function,
    pub(crate) ty: &'a FunctionType,
    /// Empty for a declaration.
    pub(crate) body: &'a Body,
    pub(crate) is_declaration: bool,
    /// The function's subprogram, which describes it to debuggers.
    pub(crate) subprogram: Option<Metadata>,
    pub(crate) graph: ControlFlow,
    /// Belongs to an earlier function until [`FunctionCx::build_tree`] is called.
    pub(crate) tree: DominatorTree,
    pub(crate) has_tree: bool,
    pub(crate) sink: Sink,
    pub(crate) left: FunctionFacts,
    /// Per-function scratch memory of this crate's areas, cleared by [`FunctionCx::enter`].
    pub(crate) phis: PhiScratch,
    pub(crate) swift_errors: SwiftErrors,
    pub(crate) exceptions: exceptions::Scratch,
    pub(crate) convergence: Convergence,
    /// Whether a block continues after a terminator.
    pub(crate) has_middle_terminators: bool,
    /// The predecessors of each block, including those by terminators in the middle of blocks, if there are
    /// any.
    pub(crate) all_predecessors: FxHashMap<Block, Vec<Block>>,
    /// Whether a value of the body has a name.
    pub(crate) has_names: bool,
    pub(crate) debug: debug_info::Scratch,
    pub(crate) calls: intrinsics::Scratch,
    pub(crate) metadata: metadata::Scratch,
}

impl Report for FunctionCx<'_> {
    fn sink(&mut self) -> &mut Sink {
        &mut self.sink
    }
}

impl<'a> FunctionCx<'a> {
    /// Creates the context for a first function; `None` if the global is not a function.
    pub(crate) fn new(cx: &'a ModuleCx<'a>, id: Global) -> Option<FunctionCx<'a>> {
        let data = cx.module.global(id);
        Some(FunctionCx {
            cx,
            module: cx.module,
            tables: cx.tables,
            types: cx.types,
            id,
            data,
            function: data.as_function()?,
            ty: cx.types.as_function(data.value_type)?,
            body: cx.module.body(id).unwrap_or(&cx.no_body),
            is_declaration: cx.module.body(id).is_none(),
            subprogram: debug_info::subprogram_of(cx.module, id),
            graph: ControlFlow::default(),
            tree: DominatorTree::default(),
            has_tree: false,
            sink: Sink::new(cx.options.max_errors),
            left: FunctionFacts::default(),
            phis: PhiScratch::default(),
            swift_errors: SwiftErrors::default(),
            exceptions: exceptions::Scratch::default(),
            convergence: Convergence::default(),
            has_middle_terminators: false,
            all_predecessors: FxHashMap::default(),
            has_names: false,
            debug: debug_info::Scratch::default(),
            calls: intrinsics::Scratch::default(),
            metadata: metadata::Scratch::default(),
        })
    }

    /// Moves on to another function, reusing the memory; returns `false` if the global is not a function.
    pub(crate) fn enter(&mut self, id: Global) -> bool {
        let data = self.module.global(id);
        let (Some(function), Some(ty)) = (data.as_function(), self.types.as_function(data.value_type)) else {
            return false;
        };
        self.id = id;
        self.data = data;
        self.function = function;
        self.ty = ty;
        self.body = self.module.body(id).unwrap_or(&self.cx.no_body);
        self.is_declaration = self.module.body(id).is_none();
        self.subprogram = debug_info::subprogram_of(self.module, id);
        self.has_middle_terminators = false;
        self.sink.current = Some(id);
        self.swift_errors.clear();
        self.exceptions.clear();
        self.convergence.clear();
        self.has_names = !self.body.names().is_empty();
        self.debug.clear();
        self.calls.clear();
        true
    }

    /// Builds the dominator tree. Functions in which other blocks use only results of the entry block do not
    /// need it.
    pub(crate) fn build_tree(&mut self) {
        if !self.has_tree {
            self.tree.rebuild(&self.graph);
            self.has_tree = true;
        }
    }

    /// Whether the result of `inst` dominates its use as operand `number` of `user`.
    pub(crate) fn dominates_use(&mut self, inst: Inst, user: Inst, number: usize) -> bool {
        self.build_tree();
        self.tree.dominates_use(&self.graph, self.body, inst, user, number)
    }

    /// Returns the facts about a type.
    #[inline]
    pub(crate) fn facts(&self, ty: Type) -> TypeFacts {
        self.cx.type_facts.of(ty)
    }

    /// Whether an argument of a call has an attribute, at the call or at the called function.
    pub(crate) fn arg_has(&self, inst: Inst, number: usize, kind: AttrKind) -> bool {
        let attributes = &self.tables.attributes;
        let Some(info) = self.body.call(inst) else { return false };
        if attributes.has(attributes.param(info.attributes, number), kind) {
            return true;
        }
        let called = crate::calls::called_function(self, inst);
        let called = called.and_then(|called| self.module.global(called).as_function());
        called.is_some_and(|called| attributes.has(attributes.param(called.attributes, number), kind))
    }

    /// Returns the type of a value of this function.
    #[inline]
    pub(crate) fn type_of(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Inst(inst) => self.body.inst_type(inst),
            ValueKind::Arg(number) => self.ty.params.get(number as usize).copied().unwrap_or(Type::VOID),
            ValueKind::Block(_) => Type::LABEL,
            ValueKind::Const(constant) => self.tables.constants.ty(constant),
            ValueKind::Global(global) => self.module.global(global).address_type,
            ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => Type::METADATA,
            ValueKind::InlineAsm(_) => Type::PTR,
        }
    }
}
