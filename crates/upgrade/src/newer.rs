//! Upgrades that only LLVM 23's bitcode reader makes: attributes that were strings in LLVM 22, and the data
//! layout of SystemZ.

use draig_ir::{AttrList, Attribute, Global, Inst, Module, Opcode, Symbol, TailKind, Value};
use draig_tables::AttrKind;
use draig_tables::attribute_values::{DenormalEnv, DenormalPair};
use draig_target::{Arch, DataLayout};
use rustc_hash::FxHashMap;

use crate::attributes::{Place, change_set};

const UNIFORM_WORK_GROUPS: &[u8] = b"uniform-work-group-size";

/// Upgrades a module.
pub(crate) fn upgrade(module: &mut Module) {
    layout(module);
    let mut done: FxHashMap<AttrList, AttrList> = FxHashMap::default();
    for function in module.functions().to_vec() {
        attributes(module, function, &mut done);
    }
    uniform_work_groups(module);
}

/// Removes casts to the same type between a `musttail` call and its `ret`, which older writers left there.
pub(crate) fn drop_casts_after_musttail(module: &mut Module) {
    for function in module.functions().to_vec() {
        let Some(body) = module.body(function) else { continue };
        let cast_of = |inst: Inst| {
            let is_musttail = body.call(inst).is_some_and(|info| info.tail == TailKind::MustTail);
            let cast = body.next_inst(inst).filter(|&next| is_musttail && body.opcode(next) == Opcode::BitCast)?;
            let casts_result = body.operands(cast).first() == Some(&Value::inst(inst));
            (casts_result && body.inst_type(cast) == body.inst_type(inst)).then_some((inst, cast))
        };
        let casts: Vec<(Inst, Inst)> = body.insts().filter_map(cast_of).collect();
        if casts.is_empty() {
            continue;
        }
        let Some(body) = module.body_mut(function) else { continue };
        for (call, cast) in casts {
            body.replace_all_uses(cast, call);
            body.remove_inst(cast);
        }
    }
}

/// Removes the value of `uniform-work-group-size` of functions and calls, and the attribute where it denied it.
fn uniform_work_groups(module: &mut Module) {
    let Some(key) = module.tables.strings.find(UNIFORM_WORK_GROUPS) else { return };
    let mut done: FxHashMap<AttrList, AttrList> = FxHashMap::default();
    for function in module.functions().to_vec() {
        if let Some(data) = module.global(function).as_function() {
            let new = uniform(module, data.attributes, key, &mut done);
            if let Some(data) = module.global_mut(function).as_function_mut() {
                data.attributes = new;
            }
        }
        let Some(body) = module.body(function) else { continue };
        let calls: Vec<Inst> = body.insts().filter(|&inst| body.opcode(inst).is_call()).collect();
        for call in calls {
            let old = module.body(function).and_then(|body| body.call(call)).map(|info| info.attributes);
            let Some(old) = old else { continue };
            let new = uniform(module, old, key, &mut done);
            if new != old
                && let Some(info) = module.body_mut(function).and_then(|body| body.call_mut(call))
            {
                info.attributes = new;
            }
        }
    }
}

fn uniform(module: &mut Module, list: AttrList, key: Symbol, done: &mut FxHashMap<AttrList, AttrList>) -> AttrList {
    if let Some(&new) = done.get(&list) {
        return new;
    }
    let set = module.tables.attributes.list(list).function;
    let value = module.tables.attributes.string(set, key).map(|value| module.tables.str(value));
    let new = match value {
        None | Some(b"") => list,
        Some(value) => {
            let confirmed = value == b"true";
            change_set(&mut module.tables, list, Place::Function, |attributes| {
                attributes.retain(|attribute| !matches!(attribute, Attribute::String(found, _) if *found == key));
                if confirmed {
                    attributes.push(Attribute::String(key, Symbol::EMPTY));
                }
            })
        }
    };
    done.insert(list, new);
    new
}

/// Adds the alignment of the stack, which SystemZ's layout did not specify.
fn layout(module: &mut Module) {
    if module.triple.arch() != Arch::SystemZ {
        return;
    }
    let text = module.data_layout.as_bytes();
    let rest = match text {
        [b'E' | b'e', rest @ ..] if rest.is_empty() || rest.starts_with(b"-") => rest,
        _ => return,
    };
    if text.windows(4).any(|part| part == b"-S64") {
        return;
    }
    let new = [&b"E-S64"[..], rest].concat();
    if let Some(layout) = std::str::from_utf8(&new).ok().and_then(|text| DataLayout::parse(text).ok()) {
        module.data_layout = layout;
    }
}

/// Replaces string attributes of a function that are proper attributes in LLVM 23. Those of calls stay.
fn attributes(module: &mut Module, function: Global, done: &mut FxHashMap<AttrList, AttrList>) {
    let Some(list) = module.global(function).as_function().map(|function| function.attributes) else { return };
    let new = match done.get(&list) {
        Some(&new) => new,
        None => {
            let new = upgraded(module, list);
            done.insert(list, new);
            new
        }
    };
    if let Some(data) = module.global_mut(function).as_function_mut() {
        data.attributes = new;
    }
}

fn upgraded(module: &mut Module, list: AttrList) -> AttrList {
    let tables = &module.tables;
    let set = tables.attributes.list(list).function;
    let value = |key: &[u8]| {
        tables.attributes.set(set).iter().find_map(|attribute| match attribute {
            Attribute::String(found, value) if tables.str(*found) == key => Some((*found, tables.str(*value))),
            _ => None,
        })
    };
    let (general, float) = (value(b"denormal-fp-math"), value(b"denormal-fp-math-f32"));
    let outline = value(b"nooutline").map(|(key, _)| key);
    let mode = |found: Option<(_, &[u8])>| found.and_then(|(key, text)| Some((key, pair(text)?)));
    let (general, float) = (mode(general), mode(float));
    let dropped = [general.map(|(key, _)| key), float.map(|(key, _)| key), outline];
    if dropped.iter().all(Option::is_none) {
        return list;
    }
    let mut added = Vec::new();
    if outline.is_some() {
        added.push(Attribute::Enum(AttrKind::NoOutline));
    }
    if general.is_some() || float.is_some() {
        let general = general.map_or(DenormalPair { output: 0, input: 0 }, |(_, pair)| pair);
        let environment = DenormalEnv::new(general, float.map_or(general, |(_, pair)| pair));
        added.push(Attribute::Int(AttrKind::DenormalFPEnv, u64::from(environment.0)));
    }
    change_set(&mut module.tables, list, Place::Function, |attributes| {
        attributes.retain(|attribute| !matches!(attribute, Attribute::String(key, _) if dropped.contains(&Some(*key))));
        attributes.extend(added);
    })
}

/// Parses the treatment of denormal numbers in LLVM 22's spelling: results, and operands if they differ.
fn pair(text: &[u8]) -> Option<DenormalPair> {
    let (output, input) = match text.iter().position(|&byte| byte == b',') {
        Some(at) => (&text[..at], &text[at + 1..]),
        None => (text, text),
    };
    let mode = |text: &[u8]| match text {
        b"" | b"ieee" => Some(0),
        b"preserve-sign" => Some(1),
        b"positive-zero" => Some(2),
        b"dynamic" => Some(3),
        _ => None,
    };
    Some(DenormalPair { output: mode(output)?, input: mode(if input.is_empty() { output } else { input })? })
}
