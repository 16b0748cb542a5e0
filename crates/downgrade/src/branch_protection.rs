//! Branch protection of ARM and AArch64. In older versions, module flags apply to all functions without their
//! own attributes, whose values are `true` and `false`.

use draig_ir::{AttrSet, Attribute, Function, Metadata, Module, Type};
use draig_tables::history;

use crate::Lowering;

/// Settings with the same name as flag and as attribute.
const PLAIN: [&str; 3] = ["branch-target-enforcement", "branch-protection-pauth-lr", "guarded-control-stack"];
const SIGN: &str = "sign-return-address";
/// Flags for details of signing.
const SIGNING: [&str; 3] = [SIGN, "sign-return-address-all", "sign-return-address-with-bkey"];
/// The value of a flag that has been moved to functions.
const DONE: u64 = 2;

/// Converts attributes and flags to their old values. A function without attributes was not protected.
pub(crate) fn lower(lowering: &mut Lowering<'_>) {
    let triple = &lowering.module.triple;
    // without a triple, the attributes indicate the target
    let has_it = triple.is_arm() || triple.is_thumb() || triple.is_aarch64() || triple.is_empty();
    if !has_it || !lowering.lacks(history::BRANCH_PROTECTION_BY_FUNCTION) {
        return;
    }
    let flags = lower_flags(lowering.module);
    for function in lowering.module.functions().to_vec() {
        let has_body = lowering.module.body(function).is_some();
        let Some(list) = lowering.module.global(function).as_function().map(|function| function.attributes) else {
            continue;
        };
        let module = &mut *lowering.module;
        let data = module.tables.attributes.list(list).clone();
        let function_set = lowered(module, data.function, has_body, &flags);
        if function_set == data.function {
            continue;
        }
        let list = module.tables.attributes.intern_list(function_set, data.result, &data.params);
        if let Some(function) = module.global_mut(function).as_function_mut() {
            *function = Function { attributes: list, ..function.clone() };
        }
    }
}

fn lowered(module: &mut Module, set: AttrSet, has_body: bool, flags: &[&str]) -> AttrSet {
    let mut attributes = module.tables.attributes.set(set).to_vec();
    for name in PLAIN {
        let key = module.tables.strings.intern(name.as_bytes());
        let flag =
            attributes.iter_mut().find(|attribute| matches!(attribute, Attribute::String(other, _) if *other == key));
        match flag {
            Some(Attribute::String(_, value)) if module.tables.strings.get(*value).is_empty() => {
                *value = module.tables.strings.intern(b"true");
            }
            None if has_body && flags.contains(&name) => {
                let value = module.tables.strings.intern(b"false");
                attributes.push(Attribute::String(key, value));
            }
            _ => {}
        }
    }
    let key = module.tables.strings.intern(SIGN.as_bytes());
    let says = attributes.iter().any(|attribute| matches!(attribute, Attribute::String(other, _) if *other == key));
    if has_body && !says && flags.contains(&SIGN) {
        let value = module.tables.strings.intern(b"none");
        attributes.push(Attribute::String(key, value));
    }
    let tables = &mut module.tables;
    tables.attributes.intern_set(&mut attributes, &tables.strings)
}

/// Sets flags that have been moved to functions; returns their names.
fn lower_flags(module: &mut Module) -> Vec<&'static str> {
    let mut moved = Vec::new();
    let Some(name) = module.tables.strings.find(b"llvm.module.flags") else { return moved };
    let Some(at) = module.named_metadata().iter().position(|named| named.name == name) else { return moved };
    let mut flags = module.named_metadata()[at].operands.clone();
    for flag in &mut flags {
        let Some((behavior, key, value)) = parts(module, *flag) else { continue };
        let Some(text) = module.tables.metadata.as_string(key).map(|text| module.tables.str(text)) else { continue };
        let Some(&name) = PLAIN.iter().chain(&SIGNING).find(|name| name.as_bytes() == text) else { continue };
        if value != DONE {
            continue;
        }
        let one = module.tables.const_i64(Type::I32, 1).into();
        let one = module.tables.metadata.intern_value(one);
        *flag = module.tables.metadata.tuple(&[Some(behavior), Some(key), Some(one)]);
        moved.push(name);
    }
    module.named_metadata_mut()[at].operands = flags;
    moved
}

/// Returns behaviour, name and value of a flag.
fn parts(module: &Module, flag: Metadata) -> Option<(Metadata, Metadata, u64)> {
    let node = module.tables.metadata.node(flag)?;
    let mut operands = node.operands();
    let (behavior, key, value) = (operands.next()??, operands.next()??, operands.next()??);
    let value = module.tables.metadata.as_value(value)?;
    Some((behavior, key, module.tables.int_value(value)?.to_u64()?))
}
