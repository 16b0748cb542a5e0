//! Flags and operations of instructions that a version does not have. Flags are promises and can be dropped.

use draig_ir::intrinsics::id_of;
use draig_ir::{Body, FastMath, FlagClass, GepFlags, Global, Inst, IntFlags, Opcode, RmwFlags, Type, TypeKind, Value};
use draig_tables::history;
use rustc_hash::FxHashMap;

use crate::Lowering;

/// Lowers all bodies.
pub(crate) fn lower(lowering: &mut Lowering<'_>) {
    let table = Table::new(lowering.version);
    for function in lowering.module.functions().to_vec() {
        lowering.place = Some(function);
        check_convention(lowering, function);
        lowering.edit(function, |lowering, body| lower_body(lowering, &table, function, body));
    }
}

/// Features of each instruction that the version lacks.
struct Table {
    /// By opcode: bits to clear, each with its keyword.
    flags: FxHashMap<Opcode, Vec<(u8, &'static str)>>,
    fast_math: Vec<Opcode>,
}

impl Table {
    fn new(version: u32) -> Table {
        let mut flags: FxHashMap<Opcode, Vec<(u8, &'static str)>> = FxHashMap::default();
        let opcode = |word: &str| Opcode::ALL.iter().copied().find(|opcode| opcode.spelling() == word);
        for &(word, flag, since) in history::FLAGS {
            if let Some(opcode) = opcode(word).filter(|_| version < since)
                && let Some(bit) = bit(opcode, flag)
            {
                flags.entry(opcode).or_default().push((bit, flag));
            }
        }
        let lacking = history::FAST_MATH.iter().filter(|&&(_, since)| version < since);
        Table { flags, fast_math: lacking.filter_map(|&(word, _)| opcode(word)).collect() }
    }
}

/// Returns the bit of a flag, given its keyword and the opcode of the instruction that has it.
fn bit(opcode: Opcode, flag: &str) -> Option<u8> {
    if opcode.flag_class() == FlagClass::Gep {
        return GepFlags::TABLE.iter().find(|(_, text)| *text == flag).map(|(bit, _)| bit.0);
    }
    IntFlags::TABLE.iter().find(|(_, text)| *text == flag).map(|(bit, _)| bit.0)
}

fn lower_body(lowering: &mut Lowering<'_>, table: &Table, function: Global, body: &mut Body) {
    let insts: Vec<Inst> = body.insts().collect();
    for inst in insts {
        let (opcode, _, bits, _) = body.parts(inst);
        let mut kept = bits;
        if let Some(flags) = table.flags.get(&opcode).filter(|_| bits != 0) {
            for &(bit, flag) in flags {
                // `nusw` follows from `inbounds`, which is kept.
                let implied =
                    opcode == Opcode::GetElementPtr && bit == GepFlags::NUSW.0 && bits & GepFlags::INBOUNDS.0 != 0;
                if bits & bit != 0 {
                    kept &= !bit;
                    if !implied {
                        lowering.drop(format!("flag `{flag}` of `{}`", opcode.spelling()));
                    }
                }
            }
        }
        if bits & FastMath::FAST.0 != 0 && table.fast_math.contains(&opcode) {
            lowering.drop(format!("fast-math flags of `{}`", opcode.spelling()));
            kept &= !FastMath::FAST.0;
        }
        if kept != bits {
            body.set_flag_bits(inst, kept);
        }
        if let Some(operation) = body.rmw_op(inst) {
            let word = operation.spelling();
            let since = history::RMW_OPERATIONS.iter().find(|(name, _)| *name == word);
            if since.is_some_and(|&(_, since)| lowering.lacks(since)) {
                lowering.impossible(format!("`atomicrmw {word}`"));
            }
            let is_elementwise = RmwFlags(bits).contains(RmwFlags::ELEMENTWISE);
            let types = &lowering.module.tables.types;
            let ty = body.inst_type(inst);
            let is_new = is_elementwise || types.is_vector(ty) && types.is_integer_or_vector(ty);
            if is_new && lowering.lacks(history::INTEGER_VECTOR_RMW) {
                lowering.impossible(if is_elementwise {
                    "`atomicrmw elementwise`"
                } else {
                    "`atomicrmw` of a vector of integers"
                });
            } else if lowering.lacks(history::VECTOR_RMW)
                && matches!(lowering.module.tables.types.kind(body.inst_type(inst)), TypeKind::Vector { .. })
            {
                lowering.impossible("`atomicrmw` on a vector");
            }
        }
        if let Some(number) = body.call(inst).map(|call| call.calling_convention) {
            convention(lowering, number);
            check_intrinsic(lowering, body, inst);
        }
        if lowering.lacks(history::STRUCTS_OF_SCALABLE_VECTORS) {
            check_memory(lowering, function, body, inst);
        }
    }
}

/// Checks for operands of intrinsics that older versions did not accept.
fn check_intrinsic(lowering: &mut Lowering<'_>, body: &Body, inst: Inst) {
    let module = &*lowering.module;
    let callee = body.callee(inst).and_then(Value::as_global);
    let Some(name) = callee.and_then(|callee| id_of(module, callee)).map(|id| id.name()) else { return };
    let is_constant = |at: usize| body.call_args(inst).get(at).is_some_and(|arg| arg.as_const().is_some());
    if matches!(name, "llvm.memcpy.inline" | "llvm.memset.inline")
        && lowering.lacks(history::INLINE_LENGTHS)
        && !is_constant(2)
    {
        lowering.impossible(format!("intrinsic `{name}` with a variable length"));
    } else if history::VECTOR_INTRINSICS.iter().any(|&(of, since)| of == name && lowering.lacks(since))
        && module.tables.types.vector_len(body.inst_type(inst)).is_some()
    {
        lowering.impossible(format!("intrinsic `{name}` on vectors"));
    }
}

/// Checks for structs of scalable vectors, which were unsized.
fn check_memory(lowering: &mut Lowering<'_>, function: Global, body: &Body, inst: Inst) {
    let ty = match body.opcode(inst) {
        Opcode::Alloca => body.source_type(inst),
        Opcode::Load => body.inst_type(inst),
        Opcode::Store => lowering.module.value_type(function, body, body.operands(inst)[0]),
        _ => return,
    };
    let types = &lowering.module.tables.types;
    let is_scalable = |&field: &Type| types.vector_len(field).is_some_and(|(_, scalable)| scalable);
    let holds = || types.struct_fields(ty).is_some_and(|fields| fields.iter().any(is_scalable));
    if *lowering.scalable_structs.entry(ty).or_insert_with(holds) {
        lowering.impossible("a struct of scalable vectors in memory");
    }
}

fn check_convention(lowering: &mut Lowering<'_>, function: Global) {
    let number = lowering.module.global(function).as_function().map(|function| function.calling_convention);
    if let Some(number) = number {
        convention(lowering, number);
    }
}

fn convention(lowering: &mut Lowering<'_>, number: u16) {
    if lowering.lacks(history::calling_convention_since(number)) {
        lowering.unknown(format!("calling convention {number}"));
    }
}
