//! The structure of a function's body: its instructions and the data stored with them.

use draig_ir::body::{DbgRecord, LocalMetadataData};
use draig_ir::{Inst, LocalMetadata, Metadata, Opcode, Type, TypeKind, Value, ValueKind};

use crate::context::FunctionCx;
use crate::rules::structure as rule;
use crate::sink::{Checked, ensure};
use crate::type_facts::TypeFacts;
use crate::violation::Place;

use super::Bounds;

/// Checks the structure of a function's body. Also records uses of watched globals, and whether blocks
/// continue after terminators.
pub(super) fn check(cx: &mut FunctionCx<'_>) -> Checked {
    let body = cx.body;
    let bounds = Bounds::new(cx.module);
    local_metadata(cx)?;
    let mut middle = false;
    for block in body.blocks() {
        for inst in body.block_insts(block) {
            let opcode = body.opcode(inst);
            let operands = body.operands(inst);
            ensure!(cx, bounds.ty(body.inst_type(inst)), rule::TYPE_HANDLE, inst);
            let common = is_common(cx, inst, opcode, operands.len());
            if !common {
                ensure!(cx, operand_count(opcode, operands.len()), rule::OPERAND_COUNT, inst);
                ensure!(cx, body.has_parts(inst), rule::INST_PARTS, inst);
            }
            let mut watched = false;
            for (number, &operand) in operands.iter().enumerate() {
                match operand.kind() {
                    ValueKind::Inst(used) => {
                        ensure!(cx, used.index() < body.inst_count(), rule::HANDLE, (inst, number));
                        ensure!(cx, body.block_of(used).is_some(), rule::NOT_EMBEDDED, (inst, number));
                    }
                    ValueKind::Block(block) => {
                        ensure!(cx, block.index() < body.block_count(), rule::HANDLE, (inst, number));
                        ensure!(cx, body.is_inserted(block), rule::BLOCK_NOT_EMBEDDED, (inst, number));
                        let fits = takes_block(opcode, number, operands.len());
                        ensure!(cx, fits, rule::OPERAND_KIND, (inst, number));
                    }
                    ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => {
                        ensure!(cx, in_range(cx, operand), rule::HANDLE, (inst, number));
                        ensure!(cx, opcode.is_call(), rule::OPERAND_KIND, (inst, number));
                        ensure!(cx, is_computed(cx, operand), rule::METADATA_NOT_COMPUTED, (inst, number));
                    }
                    ValueKind::Global(global) => {
                        ensure!(cx, global.index() < cx.module.global_count(), rule::HANDLE, (inst, number));
                        watched |= cx.cx.globals.is_watched(global);
                    }
                    _ => ensure!(cx, in_range(cx, operand), rule::HANDLE, (inst, number)),
                }
            }
            let flags = body.flag_bits(inst);
            if flags != 0 {
                ensure!(cx, flags_fit(cx, opcode, body.inst_type(inst), flags), rule::FLAGS, inst);
            }
            if !common {
                parts(cx, inst, opcode, operands)?;
                ensure!(cx, result_fits(cx, inst, opcode, operands), rule::RESULT_TYPE, inst);
            }
            if let Some(place) = body.debug_loc(inst) {
                ensure!(cx, bounds.node(place), rule::ATTACHMENT_PART, inst);
            }
            if watched {
                cx.cx.globals.note_uses(cx.module, body, inst, &mut cx.left.uses);
            }
            middle |= opcode.is_terminator() && body.next_inst(inst).is_some();
        }
    }
    cx.has_middle_terminators = middle;
    attachments(cx, &bounds)?;
    records(cx, &bounds)
}

/// Whether an instruction is a common one with sound structure, so that only the range of its operands needs
/// checking. Reports nothing otherwise.
#[inline]
fn is_common(cx: &FunctionCx<'_>, inst: Inst, opcode: Opcode, count: usize) -> bool {
    use Opcode as O;
    let body = cx.body;
    let known_scope = || body.memory_access(inst).scope.0 < cx.tables.sync_scopes.len();
    match opcode {
        O::Load => count == 1 && known_scope(),
        O::Store => count == 2 && known_scope() && body.inst_type(inst) == Type::VOID,
        O::GetElementPtr => count >= 1 && body.has_parts(inst) && body.source_type(inst).index() < cx.types.len(),
        opcode if opcode.is_binary() => count == 2,
        opcode if opcode.is_cast() => count == 1,
        _ => false,
    }
}

fn attachments(cx: &mut FunctionCx<'_>, bounds: &Bounds<'_>) -> Checked {
    let body = cx.body;
    if body.all_attachments().all(|attached| bounds.attachment(attached)) {
        return Ok(());
    }
    for inst in body.insts() {
        let well = body.attachments(inst).all(|attached| bounds.attachment(attached));
        ensure!(cx, well, rule::ATTACHMENT_PART, inst);
    }
    Ok(())
}

/// Whether a debug record can give this value as a variable's location or value.
fn is_location(value: Value) -> bool {
    !matches!(value.kind(), ValueKind::Block(_) | ValueKind::InlineAsm(_))
}

/// Whether the instructions of a value, or of a list of values, are in blocks and have results.
fn is_computed(cx: &FunctionCx<'_>, value: Value) -> bool {
    let body = cx.body;
    let has_result = |inst: Inst| body.block_of(inst).is_some() && body.inst_type(inst) != Type::VOID;
    let is_one = |value: Value| value.as_inst().is_none_or(has_result);
    match value.kind() {
        ValueKind::LocalMetadata(local) => match cx.body.local_metadata(local) {
            LocalMetadataData::Value(value) => is_one(*value),
            LocalMetadataData::ArgList(values) => values.iter().all(|&value| is_one(value)),
        },
        _ => is_one(value),
    }
}

fn records(cx: &mut FunctionCx<'_>, bounds: &Bounds<'_>) -> Checked {
    for record in (0..cx.body.record_count()).map(|number| DbgRecord::from_u32(number as u32)) {
        let data = cx.body.record(record);
        let nodes = [data.variable, data.expression, data.debug_loc, data.assign_id, data.address_expression];
        let values = [data.location, data.address];
        let well = nodes.into_iter().flatten().all(|node: Metadata| bounds.node(node))
            && values.into_iter().flatten().all(|value| is_location(value) && in_range(cx, value));
        let place = Place { record: Some(record), ..Place::default() };
        ensure!(cx, well, rule::RECORD_PART, place);
        let computed = values.into_iter().flatten().all(|value| is_computed(cx, value));
        ensure!(cx, computed || !cx.body.is_record_placed(record), rule::METADATA_NOT_COMPUTED, place);
    }
    Ok(())
}

fn local_metadata(cx: &mut FunctionCx<'_>) -> Checked {
    for id in (0..cx.body.local_metadata_count()).map(|number| LocalMetadata::from_u32(number as u32)) {
        let is_value = |value: Value| match value.kind() {
            ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Const(_) | ValueKind::Global(_) => true,
            ValueKind::Block(_) | ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) | ValueKind::InlineAsm(_) => {
                false
            }
        };
        let plain = |value: Value| is_value(value) && in_range(cx, value);
        let well = match cx.body.local_metadata(id) {
            LocalMetadataData::Value(value) => plain(*value),
            LocalMetadataData::ArgList(values) => values.iter().all(|&value| plain(value)),
        };
        ensure!(cx, well, rule::LOCAL_METADATA_PART, Place::default());
    }
    Ok(())
}

fn in_range(cx: &FunctionCx<'_>, value: Value) -> bool {
    match value.kind() {
        ValueKind::Inst(inst) => inst.index() < cx.body.inst_count(),
        ValueKind::Arg(number) => (number as usize) < cx.ty.params.len(),
        ValueKind::Block(block) => block.index() < cx.body.block_count(),
        ValueKind::Const(constant) => {
            let dangling = &cx.cx.dangling;
            constant.index() < cx.tables.constants.len() && (dangling.is_empty() || !dangling.contains(&constant))
        }
        ValueKind::Global(global) => global.index() < cx.module.global_count(),
        ValueKind::Metadata(node) => node.as_u32() < cx.tables.metadata.len(),
        ValueKind::InlineAsm(asm) => asm.index() < cx.tables.inline_asm_count(),
        ValueKind::LocalMetadata(local) => local.index() < cx.body.local_metadata_count(),
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

/// Whether an operand may be a block.
fn takes_block(opcode: Opcode, number: usize, count: usize) -> bool {
    use Opcode as O;
    match opcode {
        O::Br => number != 0 || count == 1,
        O::Switch => number % 2 == 1,
        O::IndirectBr | O::CleanupRet | O::CatchRet | O::CatchSwitch => number != 0,
        opcode => opcode.is_call(),
    }
}

/// Checks operands that must be blocks, and the data stored with the operands.
fn parts(cx: &mut FunctionCx<'_>, inst: Inst, opcode: Opcode, operands: &[Value]) -> Checked {
    use Opcode as O;
    let body = cx.body;
    let blocks = |values: &[Value]| values.iter().all(|value| value.as_block().is_some());
    if opcode == O::CatchSwitch {
        ensure!(cx, operands.len() > usize::from(body.has_unwind_dest(inst)), rule::OPERAND_COUNT, inst);
    }
    let valid = match opcode {
        O::Br if operands.len() == 1 => blocks(operands),
        O::Br => blocks(&operands[1..]),
        O::Switch => operands.iter().skip(1).step_by(2).all(|value| value.as_block().is_some()),
        O::IndirectBr | O::CatchSwitch | O::CleanupRet | O::CatchRet => blocks(&operands[1..]),
        O::Call | O::Invoke | O::CallBr => {
            let Some(info) = body.call(inst) else { return Ok(()) };
            let ty = info.function_type;
            ensure!(cx, ty.index() < cx.types.len() && cx.types.as_function(ty).is_some(), rule::CALL_TYPE, inst);
            if info.bundle_count() != 0 {
                let tags = body.bundles(inst).all(|(tag, _)| tag.as_u32() < cx.tables.strings.len());
                ensure!(cx, tags, rule::INST_PARTS, inst);
            }
            ensure!(cx, info.attributes.index() < cx.tables.attributes.list_count(), rule::LIST_HANDLE, inst);
            blocks(body.call_dests(inst))
        }
        O::Phi => {
            let own = body.phi_blocks(inst).len() == operands.len();
            let known = body.phi_blocks(inst).all(|block| block.index() < body.block_count());
            ensure!(cx, own && known, rule::PHI_BLOCKS, inst);
            true
        }
        O::Load | O::Store | O::Fence | O::CmpXchg | O::AtomicRmw => {
            let scope = body.memory_access(inst).scope;
            ensure!(cx, scope.0 < cx.tables.sync_scopes.len(), rule::SCOPE_HANDLE, inst);
            true
        }
        O::GetElementPtr | O::Alloca => {
            ensure!(cx, body.source_type(inst).index() < cx.types.len(), rule::TYPE_HANDLE, inst);
            true
        }
        _ => true,
    };
    ensure!(cx, valid, rule::DESTINATION, inst);
    Ok(())
}

/// Whether an instruction of this opcode and result may have these flag bits.
fn flags_fit(cx: &FunctionCx<'_>, opcode: Opcode, result: Type, flags: u8) -> bool {
    let class = opcode.flag_class();
    let accepts_fast_math = || match opcode {
        Opcode::Phi | Opcode::Select | Opcode::Call => cx.types.accepts_fast_math(result),
        _ => true,
    };
    flags & !class.mask() == 0 && (!class.has_fast_math() || accepts_fast_math())
}

/// Whether the type of the result follows from the operands.
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
        // LLVM has a separate message for a switch.
        O::Switch => true,
        opcode if opcode.is_terminator() => ty == Type::VOID,
        O::Store | O::Fence => ty == Type::VOID,
        // The common case of scalars needs no comparison of lengths.
        O::ICmp | O::FCmp if ty == Type::I1 => !cx.facts(operand(0)).has(TypeFacts::VECTOR),
        O::ICmp | O::FCmp => {
            types.scalar(ty) == Type::I1 && types.vector_len(ty) == types.vector_len(operand(0)) && types.is_vector(ty)
        }
        O::Freeze => ty == operand(0),
        O::AtomicRmw => ty == operand(1),
        O::CmpXchg => {
            let is_pair = |fields: &[Type]| fields == [operand(1), Type::I1];
            matches!(types.kind(ty), TypeKind::Struct { fields, packed: false } if is_pair(fields))
                && operand(1) == operand(2)
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
