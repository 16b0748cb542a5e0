//! Global variables: initial values, and the variables with a special meaning in LLVM.

use draig_ir::{ConstKind, Global, GlobalData, GlobalKind, Linkage, Tables, Type, TypeKind, Value, Variable};
use rustc_hash::FxHashSet;

use super::{common, strip_casts_and_offsets};
use crate::context::{ModuleCx, ModuleStage};
use crate::rules::{globals as rule, newer};
use crate::sink::{Checked, Report, ensure};
use crate::type_facts::TypeFacts;

/// Checks the global variables, in order.
pub(crate) fn variables(stage: &mut ModuleStage<'_>) {
    let cx = stage.cx;
    // Structs without such parts, which are not examined again.
    let mut plain = FxHashSet::default();
    for &id in cx.module.variables() {
        stage.sink.current = Some(id);
        if check(stage, id, &mut plain).is_ok() {
            let _ = common::check(cx, stage, id);
        }
    }
    stage.sink.current = None;
}

fn check(stage: &mut ModuleStage<'_>, id: Global, plain: &mut FxHashSet<Type>) -> Checked {
    let cx = stage.cx;
    let (module, tables) = (cx.module, cx.tables);
    let data = module.global(id);
    let Some(variable) = data.as_variable() else { return Ok(()) };
    if let Some(initializer) = variable.initializer {
        ensure!(stage, module.constant_type(initializer) == data.value_type, rule::INITIALIZER_TYPE, id);
        ensure!(stage, cx.type_facts.of(data.value_type).has(TypeFacts::SIZED), rule::INITIALIZER_SIZED, id);
        if data.linkage == Linkage::Common {
            ensure!(stage, tables.is_null(initializer), rule::COMMON_INITIALIZER, id);
            ensure!(stage, !variable.is_constant, rule::COMMON_CONSTANT, id);
            ensure!(stage, data.comdat.is_none(), rule::COMMON_COMDAT, id);
        }
    }
    match tables.str(data.name) {
        b"llvm.global_ctors" | b"llvm.global_dtors" => constructors(stage, id, variable)?,
        b"llvm.used" | b"llvm.compiler.used" => used(stage, id, variable)?,
        _ => {}
    }
    crate::debug_info::variable_attachments(stage, id)?;
    let parts = parts_of(cx, data.value_type, plain);
    ensure!(stage, !parts.scalable, rule::SCALABLE_GLOBAL, id);
    if parts.illegal {
        let name = String::from_utf8_lossy(tables.str(data.name));
        let message = format!("Global @{name} has illegal target extension type");
        return Err(stage.fail_as(&rule::TARGET_TYPE_GLOBAL, id, message));
    }
    if cx.is_newer() {
        ensure!(stage, fits_address_space(cx, data), newer::GLOBAL_TOO_LARGE, id);
    }
    if let Some(initializer) = variable.initializer
        && let Some(broken) = cx.constants.first_below(initializer)
    {
        // LLVM continues after a bad constant.
        let _ = stage.fail(broken, id);
    }
    Ok(())
}

/// The parts of a type that are not allowed in variables.
#[derive(Default)]
struct Parts {
    scalable: bool,
    illegal: bool,
}

/// Returns the disallowed parts of a type. Structs without any are added to `plain` and not examined again.
fn parts_of(cx: &ModuleCx<'_>, ty: Type, plain: &mut FxHashSet<Type>) -> Parts {
    // Most variables are numbers or arrays of them.
    let mut parts = Parts::default();
    let mut seen = FxHashSet::default();
    let mut pending = vec![ty];
    while let Some(ty) = pending.pop() {
        match cx.types.kind(ty) {
            TypeKind::Vector { scalable, .. } => parts.scalable |= scalable,
            TypeKind::Array { element, .. } => pending.push(*element),
            TypeKind::TargetExt { .. } => {
                let layout = cx.tables.target_type_layout(ty);
                parts.scalable |= layout.is_some_and(|ty| is_scalable(cx.tables, ty));
                parts.illegal |= !cx.tables.target_type_properties(ty).can_be_global;
            }
            TypeKind::Struct { .. } | TypeKind::NamedStruct(_) if !plain.contains(&ty) && seen.insert(ty) => {
                pending.extend(cx.types.struct_fields(ty).unwrap_or_default());
            }
            _ => {}
        }
    }
    if !parts.scalable && !parts.illegal {
        plain.extend(seen);
    }
    parts
}

fn is_scalable(tables: &Tables, ty: Type) -> bool {
    matches!(tables.types.vector_len(ty), Some((_, true)))
}

/// Checks common to `llvm.global_ctors` and `llvm.used`.
fn special(stage: &mut ModuleStage<'_>, id: Global, variable: &Variable) -> Checked {
    let appends = stage.cx.module.global(id).linkage == Linkage::Appending;
    ensure!(stage, variable.initializer.is_none() || appends, rule::SPECIAL_LINKAGE, id);
    ensure!(stage, !stage.used.contains(&id), rule::SPECIAL_USED, id);
    Ok(())
}

/// Whether the address after the variable's last byte is a pointer of its address space.
fn fits_address_space(cx: &ModuleCx<'_>, data: &GlobalData) -> bool {
    let space = cx.types.address_space(data.address_type).unwrap_or(0);
    let width = cx.module.data_layout.index_width(space);
    let Some(size) = cx.module.size_in_bits(data.value_type) else { return true };
    width >= u64::BITS || size.min.div_ceil(8) >> width == 0
}

/// Whether a list of constructors holds signed pointers. LLVM 23 signs in the back end, and reads lists of an older
/// form as such if all their pointers are signed in the usual way.
fn has_signed_pointer(cx: &ModuleCx<'_>, variable: &Variable) -> bool {
    let constants = &cx.tables.constants;
    let members = |value: Value| match value.as_const().map(|list| constants.kind(list)) {
        Some(ConstKind::Aggregate(members)) => &members[..],
        _ => &[],
    };
    let is_signed = |value: Value| {
        value.as_const().is_some_and(|constant| matches!(constants.kind(constant), ConstKind::PtrAuth { .. }))
    };
    let Some(list) = variable.initializer else { return false };
    members(list).iter().any(|&entry| members(entry).get(1).is_some_and(|&function| is_signed(function)))
}

/// Checks `llvm.global_ctors` and `llvm.global_dtors`: arrays of priority, function and associated global.
fn constructors(stage: &mut ModuleStage<'_>, id: Global, variable: &Variable) -> Checked {
    special(stage, id, variable)?;
    let cx = stage.cx;
    // A variable that is not an array is reported under the rules for appending linkage.
    let TypeKind::Array { element, .. } = *cx.types.kind(cx.module.global(id).value_type) else { return Ok(()) };
    let fields = cx.types.struct_fields(element).unwrap_or_default();
    let program = cx.module.data_layout.program_address_space();
    let starts_well =
        matches!(fields.len(), 2 | 3) && fields[0] == Type::I32 && cx.types.address_space(fields[1]) == Some(program);
    ensure!(stage, starts_well, rule::SPECIAL_TYPE, id);
    ensure!(stage, fields.len() == 3, rule::CTORS_TWO_FIELDS, id);
    ensure!(stage, cx.types.is_pointer(fields[2]), rule::SPECIAL_TYPE, id);
    ensure!(stage, !cx.is_newer() || !has_signed_pointer(cx, variable), newer::INIT_FINI_SIGNED, id);
    Ok(())
}

/// Checks `llvm.used` and `llvm.compiler.used`: arrays of pointers to entities that must be kept.
fn used(stage: &mut ModuleStage<'_>, id: Global, variable: &Variable) -> Checked {
    special(stage, id, variable)?;
    let cx = stage.cx;
    let (module, tables) = (cx.module, cx.tables);
    let data = module.global(id);
    let TypeKind::Array { element, .. } = *cx.types.kind(data.value_type) else { return Ok(()) };
    ensure!(stage, cx.types.is_pointer(element), rule::SPECIAL_TYPE, id);
    let Some(initializer) = variable.initializer else { return Ok(()) };
    let members: Option<&[Value]> = match initializer.as_const().map(|list| tables.constants.kind(list)) {
        Some(ConstKind::Aggregate(members)) => Some(members),
        _ => None,
    };
    ensure!(stage, members.is_some(), rule::USED_INITIALIZER, id);
    let list = String::from_utf8_lossy(tables.str(data.name));
    for &member in members.unwrap_or_default() {
        let symbol = strip_casts_and_offsets(cx, member, false).as_global();
        let is_symbol = |symbol: Global| !matches!(module.global(symbol).kind, GlobalKind::IFunc { .. });
        let Some(symbol) = symbol.filter(|&symbol| is_symbol(symbol)) else {
            return Err(stage.fail_as(&rule::USED_MEMBER, id, format!("invalid {list} member")));
        };
        if module.name(symbol).is_empty() {
            return Err(stage.fail_as(&rule::USED_NAME, id, format!("members of {list} must be named")));
        }
    }
    Ok(())
}
