//! Lists of constructors whose pointers are signed one by one. LLVM 23 signs them in the back end instead, and states
//! how in module flags; its readers change lists of the older form in which all pointers are signed alike.

use draig_ir::{ConstKind, Global, Module, Type, Value};

use crate::{metadata, module_flags};

const LISTS: [&[u8]; 2] = [b"llvm.global_ctors", b"llvm.global_dtors"];
const SIGNED: &[u8] = b"ptrauth-init-fini";
const BY_ADDRESS: &[u8] = b"ptrauth-init-fini-address-discrimination";

/// Usual signature of constructors: key, discriminator, and the placeholder for the pointer's address, if it counts.
const KEY: u64 = 0;
const DISCRIMINATOR: u64 = 0xd9d4;
const ADDRESS_PLACEHOLDER: u64 = 1;
/// Modules with different values of a flag cannot be linked.
const ERROR: u64 = 1;

/// Replaces the signed pointers of both lists, if all are signed in the usual way.
pub(crate) fn upgrade(module: &mut Module) {
    if has_flags(module) {
        return;
    }
    let mut by_address = None;
    let mut lists = Vec::new();
    for name in LISTS {
        let Some(list) = module.find(name) else { continue };
        let Some(entries) = entries(module, list) else { continue };
        let mut plain = Vec::with_capacity(entries.len());
        for fields in entries {
            let Some((pointer, signed_by_address)) = fields.get(1).and_then(|&field| signed(module, field)) else {
                return;
            };
            if *by_address.get_or_insert(signed_by_address) != signed_by_address {
                return;
            }
            plain.push([fields[0], pointer, fields[2]]);
        }
        lists.push((list, plain));
    }
    let Some(by_address) = by_address else { return };
    for (list, plain) in lists {
        set_entries(module, list, &plain);
    }
    for (name, value) in [(SIGNED, 1), (BY_ADDRESS, i64::from(by_address))] {
        let value = metadata::new_integer(module, Type::I32, value);
        module_flags::add(module, ERROR, name, value);
    }
}

fn has_flags(module: &Module) -> bool {
    metadata::named(module, b"llvm.module.flags").into_iter().any(|flag| {
        let operands = metadata::operands(module, flag);
        let name = operands.get(1).and_then(|&name| metadata::string(module, name));
        name.is_some_and(|name| name == SIGNED || name == BY_ADDRESS)
    })
}

/// Returns the fields of each entry, if all entries have three.
fn entries(module: &Module, list: Global) -> Option<Vec<Vec<Value>>> {
    let initializer = module.global(list).as_variable()?.initializer?;
    let constants = &module.tables.constants;
    let ConstKind::Aggregate(entries) = constants.kind(initializer.as_const()?) else { return None };
    let fields = |&entry: &Value| match constants.kind(entry.as_const()?) {
        ConstKind::Aggregate(fields) if fields.len() == 3 => Some(fields.to_vec()),
        _ => Some(Vec::new()),
    };
    entries.iter().map(fields).collect()
}

/// Returns the pointer below a signature of the usual kind, and whether its address counts.
fn signed(module: &Module, value: Value) -> Option<(Value, bool)> {
    let ConstKind::PtrAuth(parts) = module.tables.constants.kind(value.as_const()?) else { return None };
    let [pointer, key, discriminator, address, _] = **parts;
    let number = |value: Value| module.tables.int_value(value).and_then(|value| value.to_u64());
    if number(key) != Some(KEY) || number(discriminator) != Some(DISCRIMINATOR) {
        return None;
    }
    if module.tables.is_null(address) {
        return Some((pointer, false));
    }
    let ConstKind::Expr(expr) = module.tables.constants.kind(address.as_const()?) else { return None };
    let placeholder = expr.operands.first().copied().and_then(number);
    (expr.opcode == draig_ir::Opcode::IntToPtr && placeholder == Some(ADDRESS_PLACEHOLDER)).then_some((pointer, true))
}

fn set_entries(module: &mut Module, list: Global, entries: &[[Value; 3]]) -> Option<()> {
    let ty = module.global(list).value_type;
    let draig_ir::TypeKind::Array { element, .. } = *module.tables.types.kind(ty) else { return None };
    let entries: Vec<Value> =
        entries.iter().map(|fields| Value::from(module.tables.const_aggregate(element, fields))).collect();
    let initializer = module.tables.const_aggregate(ty, &entries);
    if let draig_ir::GlobalKind::Variable(variable) = &mut module.global_mut(list).kind {
        variable.initializer = Some(initializer.into());
    }
    Some(())
}
