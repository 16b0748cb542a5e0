//! Features of globals, types and constants that a version does not have.

use draig_ir::{ConstExpr, ConstKind, GepFlags, Module, Opcode, Type, TypeKind};
use draig_tables::history;

use crate::Lowering;

/// Lowers variables. Reports types and constants that cannot be written, and flags of expressions, which the
/// writers leave out.
pub(crate) fn lower(lowering: &mut Lowering<'_>) {
    if lowering.lacks(history::CODE_MODEL) {
        for variable in lowering.module.variables().to_vec() {
            lowering.place = Some(variable);
            let variable = lowering.module.global_mut(variable).as_variable_mut();
            if variable.is_some_and(|variable| variable.code_model.take().is_some()) {
                lowering.drop("code model of a variable");
            }
        }
    }
    lowering.place = None;
    if lowering.lacks(history::SUMMARY) && lowering.module.summary.take().is_some() {
        lowering.drop("the summary of the module");
    }
    if lowering.lacks(history::SPLAT) {
        lower_splats(lowering.module);
    }
    let is_target_type = |kind: &TypeKind| matches!(kind, TypeKind::TargetExt { .. });
    if lowering.lacks(history::TARGET_TYPES)
        && lowering.module.tables.types.iter().any(|(_, kind)| is_target_type(kind))
    {
        lowering.impossible("a target extension type");
    }
    let types = &lowering.module.tables.types;
    let has_scalable_array = types.iter().any(|(_, kind)| {
        matches!(kind, TypeKind::Array { element, .. }
            if matches!(types.kind(*element), TypeKind::Vector { scalable: true, .. }))
    });
    if has_scalable_array && lowering.lacks(history::ARRAYS_OF_SCALABLE_VECTORS) {
        lowering.impossible("an array of scalable vectors");
    }
    let mut flags = Vec::new();
    for (_, data) in lowering.module.tables.constants.iter() {
        match &data.kind {
            ConstKind::PtrAuth(_) if lowering.lacks(history::PTRAUTH_CONSTANTS) => flags.push("ptrauth"),
            ConstKind::Expr(expr) if expr.opcode == Opcode::GetElementPtr => {
                let bits = expr.gep_flags();
                let since =
                    |flag: &str| history::FLAGS.iter().find(|(word, of, _)| *word == "getelementptr" && *of == flag);
                for (bit, flag) in [(GepFlags::NUW, "nuw"), (GepFlags::NUSW, "nusw")] {
                    let implied = bit == GepFlags::NUSW && bits.contains(GepFlags::INBOUNDS);
                    let lacks = since(flag).is_some_and(|&(.., since)| lowering.lacks(since));
                    if bits.contains(bit) && !implied && lacks {
                        flags.push(flag);
                    }
                }
                if expr.in_range.is_some() && lowering.lacks(history::IN_RANGE) {
                    flags.push("inrange");
                }
            }
            _ => {}
        }
    }
    for flag in flags {
        match flag {
            "ptrauth" => lowering.impossible("constant `ptrauth`"),
            flag => lowering.drop(format!("flag `{flag}` of a constant `getelementptr`")),
        }
    }
}

/// Converts scalable splats of a number to expressions: the number is inserted in the first lane and then
/// shuffled to all.
fn lower_splats(module: &mut Module) {
    let is_splat = |kind: &ConstKind| matches!(kind, ConstKind::Splat(_));
    let splats: Vec<_> =
        module.tables.constants.iter().filter(|(_, data)| is_splat(&data.kind)).map(|(id, _)| id).collect();
    for splat in splats {
        let data = module.tables.constants.get(splat).clone();
        let ConstKind::Splat(element) = data.kind else { continue };
        let ty = data.ty;
        let lanes = module.tables.types.vector_len(ty).map_or(0, |(lanes, _)| lanes as usize);
        let poison = module.tables.const_poison(ty).into();
        let zero = module.tables.const_i64(Type::I64, 0).into();
        let mut expression = |opcode, operands: &[_], lanes| {
            let expr = ConstExpr {
                opcode,
                flags: 0,
                operands: operands.into(),
                source_type: None,
                in_range: None,
                mask: vec![0; lanes].into(),
            };
            module.tables.constants.intern(ty, ConstKind::Expr(Box::new(expr)))
        };
        let first = expression(Opcode::InsertElement, &[poison, element, zero], 0);
        let all = expression(Opcode::ShuffleVector, &[first.into(), poison], lanes);
        module.replace_all_uses(splat, all);
    }
}
