//! Structure before meaning: handles that are in range, as many operands as an opcode has, results of
//! the type that the operands make. LLVM's constructors see to most of this, so its verifier has no
//! messages for it; a body that was changed by hand can break it, and what follows relies on it.

use draig_ir::{Inst, Opcode, Type, TypeKind, Value, ValueKind};

use crate::context::FunctionCx;
use crate::rules::structure as rule;
use crate::sink::{Checked, ensure};

/// Rules for the structure of a function's body. If one is broken, the function is looked at no further.
pub(crate) fn check(cx: &mut FunctionCx<'_>) -> Checked {
    let body = cx.body;
    for inst in body.insts() {
        let opcode = body.opcode(inst);
        let operands = body.operands(inst);
        ensure!(cx, body.inst_type(inst).index() < cx.types.len(), rule::TYPE_HANDLE, inst);
        ensure!(cx, operand_count(opcode, operands.len()), rule::OPERAND_COUNT, inst);
        for (number, &operand) in operands.iter().enumerate() {
            ensure!(cx, in_range(cx, operand), rule::HANDLE, (inst, number));
            match operand.kind() {
                ValueKind::Inst(used) => {
                    ensure!(cx, body.block_of(used).is_some(), rule::NOT_EMBEDDED, (inst, number));
                }
                ValueKind::Block(block) => {
                    ensure!(cx, body.is_inserted(block), rule::BLOCK_NOT_EMBEDDED, (inst, number));
                }
                _ => {}
            }
        }
        parts(cx, inst, opcode, operands)?;
        ensure!(cx, result_fits(cx, inst, opcode, operands), rule::RESULT_TYPE, inst);
    }
    Ok(())
}

fn in_range(cx: &FunctionCx<'_>, value: Value) -> bool {
    match value.kind() {
        ValueKind::Inst(inst) => inst.index() < cx.body.inst_count(),
        ValueKind::Arg(number) => (number as usize) < cx.ty.params.len(),
        ValueKind::Block(block) => block.index() < cx.body.block_count(),
        ValueKind::Const(constant) => constant.index() < cx.tables.constants.len(),
        ValueKind::Global(global) => global.index() < cx.module.global_count(),
        ValueKind::Metadata(node) => node.as_u32() < cx.tables.metadata.len(),
        ValueKind::InlineAsm(_) | ValueKind::LocalMetadata(_) => true,
    }
}

/// Whether an opcode may have that many operands.
fn operand_count(opcode: Opcode, count: usize) -> bool {
    use Opcode as O;
    match opcode {
        O::Ret => count <= 1,
        O::Br => count == 1 || count == 3,
        O::Switch => count >= 2 && count.is_multiple_of(2),
        O::Unreachable | O::Fence => count == 0,
        O::IndirectBr | O::Call | O::CatchSwitch | O::CatchPad | O::CleanupPad | O::GetElementPtr => count >= 1,
        O::Invoke => count >= 3,
        O::CallBr => count >= 2,
        O::CleanupRet => matches!(count, 1 | 2),
        O::Phi | O::LandingPad => true,
        O::Select | O::CmpXchg | O::InsertElement => count == 3,
        O::CatchRet
        | O::Store
        | O::AtomicRmw
        | O::ICmp
        | O::FCmp
        | O::ExtractElement
        | O::ShuffleVector
        | O::InsertValue => count == 2,
        opcode if opcode.is_binary() => count == 2,
        _ => count == 1,
    }
}

/// Operands that have to be blocks, and what is kept beside the operands.
fn parts(cx: &mut FunctionCx<'_>, inst: Inst, opcode: Opcode, operands: &[Value]) -> Checked {
    use Opcode as O;
    let body = cx.body;
    let blocks = |values: &[Value]| values.iter().all(|value| value.as_block().is_some());
    let valid = match opcode {
        O::Br if operands.len() == 1 => blocks(operands),
        O::Br => blocks(&operands[1..]),
        O::Switch => operands.iter().skip(1).step_by(2).all(|value| value.as_block().is_some()),
        O::IndirectBr | O::CatchSwitch | O::CleanupRet | O::CatchRet => blocks(&operands[1..]),
        O::Call | O::Invoke | O::CallBr => {
            let Some(info) = body.call(inst) else { return Ok(()) };
            ensure!(cx, cx.types.as_function(info.function_type).is_some(), rule::CALL_TYPE, inst);
            blocks(body.call_dests(inst))
        }
        O::Phi => {
            let own = body.phi_blocks(inst).len() == operands.len();
            let known = body.phi_blocks(inst).all(|block| block.index() < body.block_count());
            ensure!(cx, own && known, rule::PHI_BLOCKS, inst);
            true
        }
        O::GetElementPtr | O::Alloca => body.source_type(inst).index() < cx.types.len(),
        _ => true,
    };
    ensure!(cx, valid, rule::DESTINATION, inst);
    Ok(())
}

/// Whether the type of the result is the one that the operands make.
fn result_fits(cx: &FunctionCx<'_>, inst: Inst, opcode: Opcode, operands: &[Value]) -> bool {
    use Opcode as O;
    let (body, types) = (cx.body, cx.types);
    let ty = body.inst_type(inst);
    let operand = |at: usize| operands.get(at).map_or(Type::VOID, |&operand| cx.type_of(operand));
    match opcode {
        O::Invoke | O::CallBr | O::Call => {
            let function = body.call(inst).and_then(|info| types.as_function(info.function_type));
            function.is_none_or(|function| function.result == ty)
        }
        O::CatchSwitch | O::CatchPad | O::CleanupPad => ty == Type::TOKEN,
        // LLVM has a message for a switch.
        O::Switch => true,
        opcode if opcode.is_terminator() => ty == Type::VOID,
        O::Store | O::Fence => ty == Type::VOID,
        O::ICmp | O::FCmp => {
            types.scalar(ty) == Type::I1
                && types.vector_len(ty) == types.vector_len(operand(0))
                && (types.is_vector(ty) || ty == Type::I1)
        }
        O::Freeze => ty == operand(0),
        O::AtomicRmw => ty == operand(1),
        O::CmpXchg => {
            matches!(types.kind(ty), TypeKind::Struct { fields, packed: false } if fields[..] == [operand(1), Type::I1])
        }
        O::Alloca => types.is_pointer(ty),
        O::ExtractElement => !types.is_vector(operand(0)) || types.scalar(operand(0)) == ty,
        O::InsertElement | O::InsertValue => ty == operand(0),
        O::ShuffleVector => {
            let len = body.shuffle_mask(inst).len();
            types.is_vector(ty)
                && types.scalar(ty) == types.scalar(operand(0))
                && types.vector_len(ty).is_some_and(|(count, _)| count as usize == len)
        }
        _ => true,
    }
}
