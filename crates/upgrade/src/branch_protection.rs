//! Branch protection of ARM and AArch64: module flags for all functions became attributes of each function.
//! The flags are set to 2 once that is done.

use draig_ir::{Attribute, Global, Metadata, Module, Type};

use crate::attributes::{Place, add_attribute, change_set, string_attribute};
use crate::metadata;
use crate::module_flags::{MODULE_FLAGS, behavior};

/// Flags that became an attribute of the same name.
const PLAIN: [&str; 3] = ["branch-target-enforcement", "branch-protection-pauth-lr", "guarded-control-stack"];

const SIGN: &str = "sign-return-address";
const SIGN_ALL: &str = "sign-return-address-all";
const SIGN_WITH_B_KEY: &str = "sign-return-address-with-bkey";
const SIGN_KEY: &str = "sign-return-address-key";

/// The value of a flag that has been moved to functions.
const DONE: u64 = 2;

/// Moves the flags to the functions that have bodies.
pub(crate) fn upgrade(module: &mut Module) {
    let triple = &module.triple;
    if !triple.is_arm() && !triple.is_thumb() && !triple.is_aarch64() {
        return;
    }
    let Some(flags) = Flags::read(module) else { return };
    for function in module.functions().to_vec() {
        if module.body(function).is_some() {
            flags.apply(module, function);
        }
    }
    let signing =
        [(SIGN, flags.sign), (SIGN_ALL, flags.sign && flags.sign_all), (SIGN_WITH_B_KEY, flags.sign && flags.b_key)];
    for (name, set) in PLAIN.into_iter().zip(flags.plain).chain(signing) {
        if set {
            set_done(module, name);
        }
    }
}

/// The flags that are set.
struct Flags {
    plain: [bool; 3],
    sign: bool,
    sign_all: bool,
    b_key: bool,
}

impl Flags {
    /// Reads the flags; `None` if they have been moved already.
    fn read(module: &Module) -> Option<Flags> {
        let mut flags = Flags { plain: [false; 3], sign: false, sign_all: false, b_key: false };
        for flag in metadata::named(module, MODULE_FLAGS) {
            let operands = metadata::operands(module, flag);
            let &[_, name, value] = &operands[..] else { continue };
            let (Some(name), Some(value)) = (metadata::string(module, name), metadata::integer(module, value)) else {
                continue;
            };
            let slot = match PLAIN.iter().position(|plain| plain.as_bytes() == name) {
                Some(at) => &mut flags.plain[at],
                None if name == SIGN.as_bytes() => &mut flags.sign,
                None if name == SIGN_ALL.as_bytes() => &mut flags.sign_all,
                None if name == SIGN_WITH_B_KEY.as_bytes() => &mut flags.b_key,
                None => continue,
            };
            if value == DONE {
                return None;
            }
            *slot = value == 1;
        }
        Some(flags)
    }

    fn apply(&self, module: &mut Module, function: Global) {
        if self.sign {
            let scope = if self.sign_all { "all" } else { "non-leaf" };
            let key = if self.b_key { "b_key" } else { "a_key" };
            set_if_missing(module, function, SIGN, scope);
            set_if_missing(module, function, SIGN_KEY, key);
        } else if value_of(module, function, SIGN).as_deref() == Some(b"none") {
            remove(module, function, SIGN);
            remove(module, function, SIGN_KEY);
        }
        for (name, set) in PLAIN.into_iter().zip(self.plain) {
            match value_of(module, function, name).as_deref() {
                None if set => set_if_missing(module, function, name, ""),
                Some(b"false") => remove(module, function, name),
                Some(b"true") => {
                    let attribute = string_attribute(module, name.as_bytes(), b"");
                    add_attribute(module, function, Place::Function, attribute);
                }
                _ => {}
            }
        }
    }
}

/// Returns the value of a string attribute of a function.
fn value_of(module: &Module, function: Global, key: &str) -> Option<Vec<u8>> {
    let key = module.tables.strings.find(key.as_bytes())?;
    let attributes = &module.tables.attributes;
    let list = module.global(function).as_function()?.attributes;
    let value = attributes.string(attributes.list(list).function, key)?;
    Some(module.tables.str(value).to_vec())
}

fn set_if_missing(module: &mut Module, function: Global, key: &str, value: &str) {
    if value_of(module, function, key).is_none() {
        let attribute = string_attribute(module, key.as_bytes(), value.as_bytes());
        add_attribute(module, function, Place::Function, attribute);
    }
}

fn remove(module: &mut Module, function: Global, key: &str) {
    let Some(key) = module.tables.strings.find(key.as_bytes()) else { return };
    let Some(old) = module.global(function).as_function().map(|function| function.attributes) else { return };
    let new = change_set(&mut module.tables, old, Place::Function, |set| {
        set.retain(|attribute| !matches!(*attribute, Attribute::String(other, _) if other == key));
    });
    if let Some(function) = module.global_mut(function).as_function_mut() {
        function.attributes = new;
    }
}

/// Sets an existing flag to 2, with its current behaviour.
fn set_done(module: &mut Module, name: &str) {
    let mut flags = metadata::named(module, MODULE_FLAGS);
    for flag in &mut flags {
        let operands = metadata::operands(module, *flag);
        let Some(&key) = operands.get(1) else { continue };
        if metadata::string(module, key) == Some(name.as_bytes()) {
            let behavior: Metadata = metadata::new_integer(module, Type::I32, behavior::MIN as i64);
            let value = metadata::new_integer(module, Type::I32, DONE as i64);
            *flag = module.tables.metadata.tuple(&[Some(behavior), key, Some(value)]);
            break;
        }
    }
    metadata::set_named(module, MODULE_FLAGS, flags);
}
