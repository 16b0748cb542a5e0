//! Module flags whose behavior, type or name changed (LangRef "Module Flags Metadata").

use draig_ir::{Metadata, Module, Type};

use crate::metadata;

/// Named metadata that holds the flags.
pub(crate) const MODULE_FLAGS: &[u8] = b"llvm.module.flags";

/// Behaviours of flags, with LangRef's numbers.
pub(crate) mod behavior {
    pub(crate) const ERROR: u64 = 1;
    pub(crate) const OVERRIDE: u64 = 4;
    pub(crate) const MAX: u64 = 7;
    pub(crate) const MIN: u64 = 8;
}

/// Flags whose behaviour changed: name, whether the name is a prefix, old behaviours, new behaviour.
const BEHAVIORS: &[(&str, bool, &[u64], u64)] = &[
    ("PIC Level", false, &[behavior::ERROR, behavior::MAX], behavior::MIN),
    ("PIE Level", false, &[behavior::ERROR], behavior::MAX),
    ("branch-target-enforcement", false, &[behavior::ERROR], behavior::MIN),
    ("sign-return-address", true, &[behavior::ERROR], behavior::MIN),
];

/// Fields of old Objective-C flags other than the garbage collector's.
#[derive(Clone, Copy)]
struct SwiftVersion {
    abi: u8,
    major: u8,
    minor: u8,
}

/// Upgrades all flags.
pub(crate) fn upgrade(module: &mut Module) {
    let mut flags = metadata::named(module, MODULE_FLAGS);
    if flags.is_empty() {
        return;
    }
    let mut has_image_info = false;
    let mut has_class_properties = false;
    let mut swift = None;
    for flag in &mut flags {
        let operands = metadata::operands(module, *flag);
        let &[behavior, name, value] = &operands[..] else { continue };
        let Some(text) = metadata::string(module, name).map(<[u8]>::to_vec) else { continue };
        has_image_info |= text == b"Objective-C Image Info Version";
        has_class_properties |= text == b"Objective-C Class Properties";
        let old_behavior = metadata::integer(module, behavior);
        let changed = BEHAVIORS.iter().find(|(key, open, old, _)| {
            (text == key.as_bytes() || *open && text.starts_with(key.as_bytes()))
                && old_behavior.is_some_and(|number| old.contains(&number))
        });
        let new = if let Some(&(.., number)) = changed {
            let number = metadata::new_integer(module, Type::I32, number as i64);
            Some([Some(number), name, value])
        } else {
            match &text[..] {
                b"Objective-C Image Info Section" => {
                    without_blanks(module, value).map(|value| [behavior, name, Some(value)])
                }
                b"Objective-C Garbage Collection" => garbage_collection(module, value, &mut swift)
                    .map(|(behavior, value)| [Some(behavior), name, Some(value)]),
                b"amdgpu_code_object_version" => {
                    let name = metadata::new_string(module, b"amdhsa_code_object_version");
                    Some([behavior, Some(name), value])
                }
                _ => None,
            }
        };
        if let Some(new) = new {
            *flag = module.tables.metadata.tuple(&new);
        }
    }
    metadata::set_named(module, MODULE_FLAGS, flags);
    if has_image_info && !has_class_properties {
        add_integer(module, behavior::OVERRIDE, b"Objective-C Class Properties", Type::I32, 0);
    }
    if let Some(SwiftVersion { abi, major, minor }) = swift {
        add_integer(module, behavior::ERROR, b"Swift ABI Version", Type::I32, abi);
        add_integer(module, behavior::ERROR, b"Swift Major Version", Type::I8, major);
        add_integer(module, behavior::ERROR, b"Swift Minor Version", Type::I8, minor);
    }
}

/// Converts the flag `Linker Options` to named metadata, as the bitcode reader does; the flag stays.
pub(crate) fn upgrade_linker_options(module: &mut Module) {
    const OPTIONS: &[u8] = b"llvm.linker.options";
    if module.find_named_metadata(OPTIONS).is_some() {
        return;
    }
    let found = metadata::named(module, MODULE_FLAGS).into_iter().find_map(|flag| {
        let operands = metadata::operands(module, flag);
        let &[_, name, value] = &operands[..] else { return None };
        if metadata::string(module, name)? == b"Linker Options" { value } else { None }
    });
    if let Some(list) = found {
        let operands = metadata::operands(module, list).into_iter().flatten().collect();
        let name = module.tables.strings.intern(OPTIONS);
        module.get_or_add_named_metadata(name).operands = operands;
    }
}

/// Appends a flag.
pub(crate) fn add(module: &mut Module, behavior: u64, name: &[u8], value: Metadata) {
    let behavior = metadata::new_integer(module, Type::I32, behavior as i64);
    let name = metadata::new_string(module, name);
    let flag = module.tables.metadata.tuple(&[Some(behavior), Some(name), Some(value)]);
    let list = module.tables.strings.intern(MODULE_FLAGS);
    module.get_or_add_named_metadata(list).operands.push(flag);
}

fn add_integer(module: &mut Module, behavior: u64, name: &[u8], ty: Type, value: u8) {
    let value = metadata::new_integer(module, ty, i64::from(value));
    add(module, behavior, name, value);
}

/// Returns the string without spaces, if it has any.
fn without_blanks(module: &mut Module, value: Option<Metadata>) -> Option<Metadata> {
    let text = metadata::string(module, value)?;
    if !text.contains(&b' ') {
        return None;
    }
    let text: Vec<u8> = text.iter().copied().filter(|&byte| byte != b' ').collect();
    Some(metadata::new_string(module, &text))
}

/// Splits a flag that was an `i32` with versions of Swift in its upper bytes; it is an `i8` now. Returns the
/// new behaviour and value.
fn garbage_collection(
    module: &mut Module,
    value: Option<Metadata>,
    swift: &mut Option<SwiftVersion>,
) -> Option<(Metadata, Metadata)> {
    let constant = metadata::value(module, value)?.as_const()?;
    if module.tables.constants.ty(constant) == Type::I8 {
        return None;
    }
    let number = metadata::integer(module, value)? as u32;
    let [collector, abi, minor, major] = number.to_le_bytes();
    if number > 0xff {
        *swift = Some(SwiftVersion { abi, major, minor });
    }
    let behavior = metadata::new_integer(module, Type::I32, behavior::ERROR as i64);
    Some((behavior, metadata::new_integer(module, Type::I8, i64::from(collector))))
}
