//! Effects of single instructions: memory, exceptions, and whether the next instruction is reached. Calls are judged
//! by the attributes of the call and of the called function (LangRef "Function Attributes"); volatile and ordered
//! atomic accesses count as writes. What different accesses have to do with each other is left to alias analysis.

use draig_tables::AttrKind;
use draig_tables::attribute_values::MemoryEffects;

use crate::body::Body;
use crate::intrinsics;
use crate::keywords::Ordering;
use crate::module::Module;
use crate::opcode::Opcode;
use crate::types::Type;
use crate::value::{Inst, Value};

/// Whether a call, or the function that it calls, has an attribute of functions.
#[must_use]
pub fn call_has(module: &Module, body: &Body, call: Inst, kind: AttrKind) -> bool {
    function_sets(module, body, call).any(|set| module.tables.attributes.has(set, kind))
}

/// Returns the sets of function attributes of a call: its own, then those of the called function.
fn function_sets<'m>(
    module: &'m Module,
    body: &Body,
    call: Inst,
) -> impl Iterator<Item = crate::attributes::AttrSet> + 'm {
    let own = body.call(call).map(|info| info.attributes);
    let callee = body.callee(call).and_then(Value::as_global).and_then(|global| module.global(global).as_function());
    let lists = own.into_iter().chain(callee.map(|function| function.attributes));
    lists.map(|list| module.tables.attributes.list(list).function)
}

/// Returns the memory effects of a call, as far as attributes and operand bundles tell.
#[must_use]
pub fn call_memory_effects(module: &Module, body: &Body, call: Inst) -> MemoryEffects {
    let attributes = &module.tables.attributes;
    let mut effects = MemoryEffects::UNKNOWN.0;
    for set in function_sets(module, body, call) {
        if let Some(memory) = attributes.int(set, AttrKind::Memory) {
            effects &= memory as u32;
        }
    }
    // A bundle may read and write any memory, except that of an assumption.
    let is_assume =
        body.callee(call).and_then(Value::as_global).is_some_and(|callee| module.name(callee) == b"llvm.assume");
    if !is_assume && body.bundles(call).next().is_some() {
        effects = MemoryEffects::UNKNOWN.0;
    }
    MemoryEffects(effects)
}

fn is_ordered(ordering: Ordering) -> bool {
    !matches!(ordering, Ordering::NotAtomic | Ordering::Unordered)
}

/// Whether an instruction may write memory, or orders other accesses.
#[must_use]
pub fn may_write(module: &Module, body: &Body, inst: Inst) -> bool {
    match body.opcode(inst) {
        Opcode::Store | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::VaArg => true,
        Opcode::CatchPad | Opcode::CatchRet => true,
        Opcode::Load => {
            let access = body.memory_access(inst);
            access.volatile || is_ordered(access.ordering)
        }
        opcode if opcode.is_call() => call_memory_effects(module, body, inst).0 & MemoryEffects::WRITE_ONLY.0 != 0,
        _ => false,
    }
}

/// Whether an instruction may read memory.
#[must_use]
pub fn may_read(module: &Module, body: &Body, inst: Inst) -> bool {
    match body.opcode(inst) {
        Opcode::Load | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::VaArg => true,
        Opcode::CatchPad | Opcode::CatchRet => true,
        Opcode::Store => {
            let access = body.memory_access(inst);
            access.volatile || is_ordered(access.ordering)
        }
        opcode if opcode.is_call() => call_memory_effects(module, body, inst).0 & MemoryEffects::READ_ONLY.0 != 0,
        _ => false,
    }
}

/// Whether an instruction may end in an exception that leaves it, an `invoke` by its unwind edge included.
#[must_use]
pub fn may_throw(module: &Module, body: &Body, inst: Inst) -> bool {
    match body.opcode(inst) {
        Opcode::Resume => true,
        Opcode::CleanupRet => body.operands(inst).len() == 1,
        Opcode::CatchSwitch => !body.has_unwind_dest(inst),
        opcode if opcode.is_call() => !call_has(module, body, inst, AttrKind::NoUnwind),
        _ => false,
    }
}

/// Whether control always comes back from an instruction, by returning or by an exception.
#[must_use]
pub fn will_return(module: &Module, body: &Body, inst: Inst) -> bool {
    match body.opcode(inst) {
        Opcode::Store => !body.memory_access(inst).volatile,
        opcode if opcode.is_call() => call_has(module, body, inst, AttrKind::WillReturn),
        _ => true,
    }
}

/// Whether an instruction does something besides computing its result.
#[must_use]
pub fn has_side_effects(module: &Module, body: &Body, inst: Inst) -> bool {
    may_write(module, body, inst) || may_throw(module, body, inst) || !will_return(module, body, inst)
}

/// Whether an instruction without uses can be removed (LLVM's `wouldInstructionBeTriviallyDead`).
#[must_use]
pub fn is_removable(module: &Module, body: &Body, inst: Inst) -> bool {
    let opcode = body.opcode(inst);
    if opcode.is_terminator() || matches!(opcode, Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad) {
        return false;
    }
    if let Some(name) = called_intrinsic(module, body, inst) {
        match name {
            b"llvm.stacksave" | b"llvm.launder.invariant.group" => return true,
            b"llvm.lifetime.start" | b"llvm.lifetime.end" => {
                // The marker of memory that nothing else knows is meaningless.
                return body.call_args(inst).last().is_some_and(|&pointer| is_undef(module, pointer));
            }
            b"llvm.assume" | b"llvm.experimental.guard" => {
                return body.bundles(inst).next().is_none()
                    && body.call_args(inst).first().is_some_and(|&condition| {
                        module.tables.int_value(condition).is_some_and(|value| !value.is_zero())
                    });
            }
            _ => {}
        }
    }
    !has_side_effects(module, body, inst)
}

fn is_undef(module: &Module, value: Value) -> bool {
    let kind = value.as_const().map(|constant| module.tables.constants.kind(constant));
    matches!(kind, Some(crate::constants::ConstKind::Undef | crate::constants::ConstKind::Poison))
}

/// Returns the LangRef name of the intrinsic that a call calls.
fn called_intrinsic(module: &Module, body: &Body, inst: Inst) -> Option<&'static [u8]> {
    Some(intrinsics::id_of(module, body.callee(inst)?.as_global()?)?.name().as_bytes())
}

/// Whether an instruction has a result that can be used.
#[must_use]
pub fn has_result(body: &Body, inst: Inst) -> bool {
    body.inst_type(inst) != Type::VOID
}
