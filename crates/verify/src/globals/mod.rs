//! Rules for global variables, function headers, aliases, ifuncs and comdats, and the facts computed once for
//! them.

mod aliasees;
mod aliases;
mod common;
mod functions;
mod variables;

use std::sync::PoisonError;

use draig_ir::{Body, ConstKind, Global, GlobalKind, Inst, Module, Opcode, Value, ValueKind, intrinsics};
use draig_tables::intrinsics::ids;
use rustc_hash::FxHashSet;

use crate::context::{ModuleCx, ModuleStage};
use crate::rules::globals as rule;
use crate::sink::Report;

pub(crate) use aliases::{aliases, ifuncs};
pub(crate) use common::function_as_global;
pub(crate) use functions::{calling_convention, function, parameters};
pub(crate) use variables::variables;

/// Variables with a special meaning in LLVM.
const SPECIAL: [&[u8]; 4] = [b"llvm.global_ctors", b"llvm.global_dtors", b"llvm.used", b"llvm.compiler.used"];

/// Facts computed once for a module.
#[derive(Debug)]
pub(crate) struct Facts {
    /// Whether the users of each global matter: intrinsics may only be called, and variables with a special
    /// meaning may not be used at all.
    watched: Vec<bool>,
    /// Watched globals that other globals or constants use. Functions report theirs when they are checked.
    pub(crate) used: FxHashSet<Global>,
    /// Whether `!"SemanticInterposition"` is on: other libraries may replace exported definitions.
    pub(crate) interposition: bool,
}

impl Facts {
    pub(crate) fn new(module: &Module) -> Facts {
        let mut facts = Facts {
            watched: vec![false; module.global_count()],
            used: FxHashSet::default(),
            interposition: has_interposition(module),
        };
        for global in SPECIAL.into_iter().filter_map(|name| module.find(name)) {
            facts.watched[global.index()] = true;
        }
        for &function in module.functions() {
            facts.watched[function.index()] |= module.name(function).starts_with(b"llvm.");
        }
        if facts.watched.contains(&true) {
            facts.find_uses(module);
        }
        facts
    }

    /// Whether the users of a global matter.
    #[inline]
    pub(crate) fn is_watched(&self, global: Global) -> bool {
        self.watched.get(global.index()).copied().unwrap_or(false)
    }

    fn note(&mut self, global: Global) {
        if self.is_watched(global) {
            self.used.insert(global);
        }
    }

    fn find_uses(&mut self, module: &Module) {
        for (_, constant) in module.tables.constants.iter() {
            let operands: &[Value] = match &constant.kind {
                ConstKind::Aggregate(elements) => elements,
                ConstKind::Expr(expr) => &expr.operands,
                ConstKind::PtrAuth(parts) => &parts[..],
                ConstKind::Splat(element) => std::slice::from_ref(element),
                // A block's address does not count as a use of the function.
                ConstKind::DsoLocalEquivalent(global) | ConstKind::NoCfi(global) => {
                    self.note(*global);
                    continue;
                }
                _ => continue,
            };
            for global in operands.iter().filter_map(|operand| operand.as_global()) {
                self.note(global);
            }
        }
        for global in module.all_globals() {
            let values = match &global.kind {
                GlobalKind::Variable(variable) => [variable.initializer, None, None],
                GlobalKind::Function(function) => [function.prefix, function.prologue, function.personality],
                GlobalKind::Alias { aliasee: value } | GlobalKind::IFunc { resolver: value } => {
                    [Some(*value), None, None]
                }
            };
            for global in values.into_iter().flatten().filter_map(|value| value.as_global()) {
                self.note(global);
            }
        }
    }

    /// Records the watched globals that an instruction uses in a disallowed way.
    pub(crate) fn note_uses(&self, module: &Module, body: &Body, inst: Inst, uses: &mut FxHashSet<Global>) {
        let operands = body.operands(inst).iter().enumerate();
        for (number, global) in operands.filter_map(|(number, operand)| Some((number, operand.as_global()?))) {
            let plain = || is_plain_call(module, body, inst, number, global) || calls_assumption(module, body, inst);
            if self.is_watched(global) && !plain() {
                uses.insert(global);
            }
        }
    }
}

/// Whether an operand is the callee of an instruction, with its own type, or the function that the runtime
/// calls with the result (`clang.arc.attachedcall`).
fn is_plain_call(module: &Module, body: &Body, inst: Inst, number: usize, global: Global) -> bool {
    let opcode = body.opcode(inst);
    let Some(info) = body.call(inst) else { return false };
    if number + 1 == body.operands(inst).len() && matches!(opcode, Opcode::Call | Opcode::Invoke | Opcode::CallBr) {
        return info.function_type == module.global(global).value_type;
    }
    let mut at = body.call_args(inst).len();
    body.bundles(inst).any(|(tag, operands)| {
        let from = at;
        at += operands.len();
        (from..at).contains(&number) && module.tables.str(tag) == b"clang.arc.attachedcall"
    })
}

/// Whether an instruction calls an intrinsic that only states a fact. LLVM accepts any type in such calls
/// here.
fn calls_assumption(module: &Module, body: &Body, inst: Inst) -> bool {
    let callee = body.callee(inst).filter(|_| body.opcode(inst) == Opcode::Call);
    let id = callee.and_then(|callee| intrinsics::lookup(module.name(callee.as_global()?)));
    matches!(
        id,
        Some(
            ids::ASSUME
                | ids::SIDEEFFECT
                | ids::PSEUDOPROBE
                | ids::DBG_ASSIGN
                | ids::DBG_DECLARE
                | ids::DBG_VALUE
                | ids::DBG_LABEL
                | ids::INVARIANT_START
                | ids::INVARIANT_END
                | ids::LIFETIME_START
                | ids::LIFETIME_END
                | ids::EXPERIMENTAL_NOALIAS_SCOPE_DECL
                | ids::OBJECTSIZE
                | ids::PTR_ANNOTATION
                | ids::VAR_ANNOTATION
        )
    )
}

/// Whether the module flag exists and is not zero.
fn has_interposition(module: &Module) -> bool {
    let Some(flags) = module.find_named_metadata(b"llvm.module.flags") else { return false };
    let pool = &module.tables.metadata;
    flags.operands.iter().filter_map(|&flag| pool.node(flag)).any(|flag| {
        let part = |number| flag.operands().nth(number).flatten();
        let name = part(1).and_then(|name| pool.as_string(name));
        let value = part(2).and_then(|value| pool.as_value(value));
        name.is_some_and(|name| module.tables.str(name) == b"SemanticInterposition")
            && value.is_some_and(|value| module.tables.int_value(value).is_some_and(|value| !value.is_zero()))
    })
}

/// Checks the comdats, in order.
pub(crate) fn comdats(stage: &mut ModuleStage<'_>) {
    let module = stage.cx.module;
    if !module.triple.is_coff() {
        return;
    }
    for comdat in module.comdats() {
        if let Some(global) = module.find_symbol(comdat.name)
            && module.global(global).linkage == draig_ir::Linkage::Private
        {
            let _ = stage.fail(&rule::COMDAT_PRIVATE, global);
        }
    }
}

/// Returns the value beneath casts of a constant pointer and computations that add nothing to it, optionally
/// also through aliases.
pub(crate) fn strip_casts_and_offsets(cx: &ModuleCx<'_>, value: Value, aliases: bool) -> Value {
    let tables = cx.tables;
    let next = |value: Value| {
        let inner = match value.kind() {
            ValueKind::Const(constant) => match tables.constants.kind(constant) {
                ConstKind::Expr(expr) => match expr.opcode {
                    Opcode::BitCast | Opcode::AddrSpaceCast => expr.operands.first().copied(),
                    Opcode::GetElementPtr if expr.operands[1..].iter().all(|&index| tables.is_null(index)) => {
                        expr.operands.first().copied()
                    }
                    _ => None,
                },
                _ => None,
            },
            ValueKind::Global(global) if aliases => cx.module.aliasee(global),
            _ => None,
        };
        inner.ok_or(value)
    };
    // A thread that panicked has inserted only correct entries.
    let mut ends = cx.address_ends[usize::from(aliases)].lock().unwrap_or_else(PoisonError::into_inner);
    ends.of(value, value, next)
}
