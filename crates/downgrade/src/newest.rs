//! Features of LLVM 23 that are not only names in a table: alignments, layouts, types in memory, and metadata that
//! earlier versions refuse.

use draig_ir::metadata::{Class, NodeRef};
use draig_ir::{Body, ConstKind, Global, Inst, Metadata, MetadataKind, Module, Opcode, Type, TypeKind, Value};
use draig_tables::{AttrKind, history, metadata_kinds};
use rustc_hash::FxHashSet;

use crate::Lowering;

/// Lowers a whole module.
pub(crate) fn lower(lowering: &mut Lowering<'_>) {
    lower_functions(lowering);
    if lowering.lacks(history::ASM_PROPERTIES) && !lowering.module.asm_properties.is_empty() {
        lowering.module.asm_properties.clear();
        lowering.drop("properties of module assembly");
    }
    let types = &lowering.module.tables.types;
    if lowering.lacks(history::BYTE_TYPES) && types.iter().any(|(_, kind)| matches!(kind, TypeKind::Byte(_))) {
        lowering.impossible("a byte type");
    }
    let layout = &lowering.module.data_layout;
    let has_flags = layout.has_null_flags() || layout.vectors_are_element_aligned();
    if lowering.lacks(history::DATA_LAYOUT_FLAGS) && has_flags {
        lowering.impossible("a data layout with the flags `z`, `o` or `ve`");
    }
}

fn lower_functions(lowering: &mut Lowering<'_>) {
    let references = match lowering.lacks(history::WASM_REFERENCES_IN_MEMORY) {
        true => types_with_references(lowering.module),
        false => FxHashSet::default(),
    };
    check_references(lowering, &references);
    for function in lowering.module.functions().to_vec() {
        lowering.place = Some(function);
        if lowering.lacks(history::PREFERRED_ALIGN) {
            let data = lowering.module.global_mut(function).as_function_mut();
            if data.is_some_and(|data| data.preferred_align.take().is_some()) {
                lowering.drop("preferred alignment of a function");
            }
        }
        lowering.edit(function, |lowering, body| {
            for inst in body.insts().collect::<Vec<Inst>>() {
                lower_inst(lowering, &references, function, body, inst);
            }
        });
    }
    lowering.place = None;
}

fn lower_inst(
    lowering: &mut Lowering<'_>,
    references: &FxHashSet<Type>,
    function: Global,
    body: &mut Body,
    inst: Inst,
) {
    if !references.is_empty()
        && let Some(ty) = type_in_memory(lowering.module, function, body, inst)
        && references.contains(&ty)
    {
        lowering.impossible("a reference of WebAssembly in memory");
    }
    if lowering.lacks(history::RESULT_ELEMENT_TYPES)
        && let Some(call) = body.call(inst)
    {
        let attributes = &lowering.module.tables.attributes;
        let result = attributes.list(call.attributes).result;
        if attributes.set(result).iter().any(|attribute| attribute.kind() == Some(AttrKind::ElementType)) {
            lowering.impossible("`elementtype` of the result of a call");
        }
    }
    let fpmath = MetadataKind::from_u32(metadata_kinds::MD_FPMATH);
    if lowering.lacks(history::STRUCT_ACCURACY)
        && body.attachment(inst, fpmath).is_some()
        && lowering.module.tables.types.struct_fields(body.inst_type(inst)).is_some()
    {
        body.set_attachment(inst, fpmath, None);
        lowering.drop("`!fpmath` of a struct");
    }
    let callee_type = MetadataKind::from_u32(metadata_kinds::MD_CALLEE_TYPE);
    if lowering.lacks(history::CALLEE_TYPES_WITHOUT_OFFSET)
        && let Some(list) = body.attachment(inst, callee_type)
    {
        let list = with_offsets(lowering.module, list);
        body.set_attachment(inst, callee_type, Some(list));
    }
}

/// Returns a list of types, each of which has an offset: zero where there was none.
fn with_offsets(module: &mut Module, list: Metadata) -> Metadata {
    let operands = |module: &Module, id| -> Option<Vec<Option<Metadata>>> {
        let node = module.tables.metadata.node(id).filter(|node: &NodeRef<'_>| node.class() == Class::Tuple)?;
        Some(node.operands().collect())
    };
    let Some(types) = operands(module, list) else { return list };
    let mut is_changed = false;
    let mut with_offset = |entry: Option<Metadata>| match entry.and_then(|entry| operands(module, entry))?[..] {
        [name] => {
            is_changed = true;
            let zero = Value::from(module.tables.const_i64(Type::I64, 0));
            let zero = module.tables.metadata.intern_value(zero);
            Some(module.tables.metadata.tuple(&[Some(zero), name]))
        }
        _ => entry,
    };
    let types: Vec<Option<Metadata>> = types.into_iter().map(|entry| with_offset(entry).or(entry)).collect();
    if is_changed { module.tables.metadata.tuple(&types) } else { list }
}

/// Returns the types that are references of WebAssembly or contain one, which have no size in earlier versions.
fn types_with_references(module: &Module) -> FxHashSet<Type> {
    let types = &module.tables.types;
    let is_reference = |kind: &TypeKind| match kind {
        TypeKind::TargetExt { name, .. } => {
            let name = module.tables.strings.get(*name);
            history::WASM_REFERENCES.iter().any(|of| of.as_bytes() == name)
        }
        _ => false,
    };
    let mut pending: Vec<Type> = types.iter().filter(|(_, kind)| is_reference(kind)).map(|(ty, _)| ty).collect();
    let mut found: FxHashSet<Type> = pending.iter().copied().collect();
    if found.is_empty() {
        return found;
    }
    let mut containers: Vec<(Type, Type)> = Vec::new();
    for (ty, kind) in types.iter() {
        match kind {
            TypeKind::Array { element, .. } => containers.push((*element, ty)),
            _ => containers.extend(types.struct_fields(ty).into_iter().flatten().map(|&field| (field, ty))),
        }
    }
    containers.sort_unstable();
    while let Some(inner) = pending.pop() {
        let start = containers.partition_point(|&(element, _)| element < inner);
        for &(_, outer) in containers[start..].iter().take_while(|&&(element, _)| element == inner) {
            if found.insert(outer) {
                pending.push(outer);
            }
        }
    }
    found
}

/// Checks variables and null values.
fn check_references(lowering: &mut Lowering<'_>, references: &FxHashSet<Type>) {
    if references.is_empty() {
        return;
    }
    for variable in lowering.module.variables().to_vec() {
        if references.contains(&lowering.module.global(variable).value_type) {
            lowering.place = Some(variable);
            lowering.impossible("a reference of WebAssembly in memory");
        }
    }
    lowering.place = None;
    let constants = lowering.module.tables.constants.iter();
    let is_null = |kind: &ConstKind| matches!(kind, ConstKind::Zero);
    if constants.filter(|(_, data)| is_null(&data.kind)).any(|(_, data)| references.contains(&data.ty)) {
        lowering.impossible("a null reference of WebAssembly");
    }
}

/// Returns the type that an instruction reads from memory, writes to it, or allocates.
fn type_in_memory(module: &Module, function: Global, body: &Body, inst: Inst) -> Option<Type> {
    match body.opcode(inst) {
        Opcode::Alloca => Some(body.source_type(inst)),
        Opcode::Load => Some(body.inst_type(inst)),
        Opcode::Store => Some(module.value_type(function, body, body.operands(inst)[0])),
        _ => None,
    }
}
