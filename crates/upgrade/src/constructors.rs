//! `llvm.global_ctors` and `llvm.global_dtors` with two fields, which now have three.

use draig_ir::{Module, Symbol, Type, Value, ValueKind};

/// Adds the third field, the associated data, as null.
pub(crate) fn upgrade(module: &mut Module) {
    for name in [&b"llvm.global_ctors"[..], b"llvm.global_dtors"] {
        upgrade_list(module, name);
    }
}

fn upgrade_list(module: &mut Module, name: &[u8]) -> Option<()> {
    let old = module.find(name)?;
    let data = module.global(old).clone();
    let initializer = data.as_variable()?.initializer?;
    let types = &module.tables.types;
    let draig_ir::TypeKind::Array { element, .. } = *types.kind(data.value_type) else { return None };
    let &[priority, function] = types.struct_fields(element)? else { return None };
    let new_element = module.tables.types.literal_struct(&[priority, function, Type::PTR], false);
    let null = Value::from(module.tables.const_null(Type::PTR)?);
    // A list without explicit elements calls nothing, and LLVM drops it.
    let len = match initializer.kind() {
        ValueKind::Const(constant) => module.tables.constants.kind(constant).parts().len() as u64,
        _ => 0,
    };
    let new_type = module.tables.types.array(new_element, len);
    let mut elements = Vec::new();
    for number in 0..len {
        let entry = module.tables.aggregate_element(initializer, number)?;
        let first = module.tables.aggregate_element(entry, 0)?;
        let second = module.tables.aggregate_element(entry, 1)?;
        elements.push(Value::from(module.tables.const_aggregate(new_element, &[first, second, null])));
    }
    let initializer = module.tables.const_aggregate(new_type, &elements);
    // The list is a new variable, after the others.
    let symbol = data.name;
    module.rename(old, Symbol::EMPTY);
    let mut kind = data.kind.clone();
    if let draig_ir::GlobalKind::Variable(variable) = &mut kind {
        *variable = draig_ir::Variable { initializer: Some(initializer.into()), ..draig_ir::Variable::default() };
    }
    let mut new = draig_ir::GlobalData::new(symbol, new_type, data.address_type, kind);
    new.linkage = data.linkage;
    module.add_global(new);
    module.remove_global(old);
    Some(())
}
