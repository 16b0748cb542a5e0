//! Attributes that a version does not have. Attributes are promises, so dropping one is correct. Before that,
//! locations in `memory(…)` that only later versions distinguish are merged.

use draig_ir::intrinsics::id_of;
use draig_ir::{AttrList, AttrSet, Attribute, GlobalKind, Module, StringPool};
use draig_tables::attribute_values::{DENORMAL_MODES, DenormalEnv, DenormalPair, MemoryEffects};
use draig_tables::{AttrKind, history};
use rustc_hash::FxHashMap;

use crate::Lowering;

/// Lowers the attributes of functions, calls and variables.
pub(crate) fn lower(lowering: &mut Lowering<'_>) {
    let mut sets = Sets { since: since_by_kind(), known: FxHashMap::default(), lists: FxHashMap::default() };
    let globals: Vec<_> = lowering.module.functions().iter().chain(lowering.module.variables()).copied().collect();
    for global in globals {
        lowering.place = Some(global);
        match &lowering.module.global(global).kind {
            GlobalKind::Function(function) => {
                let old = function.attributes;
                // Each version knows the attributes of intrinsics by itself.
                let is_intrinsic = id_of(lowering.module, global).is_some();
                let new = sets.list(lowering, old, !is_intrinsic);
                if let Some(function) = lowering.module.global_mut(global).as_function_mut() {
                    function.attributes = new;
                }
                lower_calls(lowering, &mut sets, global);
            }
            GlobalKind::Variable(variable) => {
                if let Some(old) = variable.attributes {
                    let new = sets.set(lowering, old);
                    if let Some(variable) = lowering.module.global_mut(global).as_variable_mut() {
                        variable.attributes = Some(new).filter(|&set| set != AttrSet::EMPTY);
                    }
                }
            }
            GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => {}
        }
    }
}

fn lower_calls(lowering: &mut Lowering<'_>, sets: &mut Sets, function: draig_ir::Global) {
    lowering.edit(function, |lowering, body| {
        let insts: Vec<_> = body.insts().collect();
        for inst in insts {
            if let Some(call) = body.call_mut(inst) {
                call.attributes = sets.list(lowering, call.attributes, true);
            }
        }
    });
}

/// First version of each kind.
fn since_by_kind() -> FxHashMap<AttrKind, u32> {
    let kind = |&(spelling, since): &(&str, u32)| Some((AttrKind::from_spelling(spelling.as_bytes())?, since));
    history::ATTRIBUTES.iter().filter_map(kind).collect()
}

/// Lowered sets and lists, each with its losses, which are counted for every use.
struct Sets {
    since: FxHashMap<AttrKind, u32>,
    known: FxHashMap<AttrSet, (AttrSet, Vec<String>)>,
    lists: FxHashMap<AttrList, (AttrList, Vec<String>)>,
}

impl Sets {
    fn list(&mut self, lowering: &mut Lowering<'_>, list: AttrList, is_told: bool) -> AttrList {
        if list == AttrList::EMPTY {
            return list;
        }
        if !self.lists.contains_key(&list) {
            let data = lowering.module.tables.attributes.list(list).clone();
            let mut lost = Vec::new();
            let function = self.lowered(lowering, data.function, &mut lost);
            let result = self.lowered(lowering, data.result, &mut lost);
            let params: Vec<AttrSet> = data.params.iter().map(|&set| self.lowered(lowering, set, &mut lost)).collect();
            let new = lowering.module.tables.attributes.intern_list(function, result, &params);
            self.lists.insert(list, (new, lost));
        }
        let (new, lost) = &self.lists[&list];
        if is_told {
            lost.iter().for_each(|what| lowering.drop(what.as_str()));
        }
        *new
    }

    fn set(&mut self, lowering: &mut Lowering<'_>, set: AttrSet) -> AttrSet {
        let mut lost = Vec::new();
        let new = self.lowered(lowering, set, &mut lost);
        lost.iter().for_each(|what| lowering.drop(what.as_str()));
        new
    }

    fn lowered(&mut self, lowering: &mut Lowering<'_>, set: AttrSet, lost: &mut Vec<String>) -> AttrSet {
        if set == AttrSet::EMPTY {
            return set;
        }
        if let Some((new, already)) = self.known.get(&set) {
            lost.extend(already.iter().cloned());
            return *new;
        }
        let mut dropped = Vec::new();
        let version = lowering.version;
        let old = lowering.module.tables.attributes.set(set).to_vec();
        let mut new: Vec<Attribute> =
            old.iter().filter_map(|attribute| self.attribute(attribute.clone(), version, &mut dropped)).collect();
        let Module { tables, .. } = &mut *lowering.module;
        express_denormals(&mut new, &old, version, &mut tables.strings, &mut dropped);
        let new = tables.attributes.intern_set(&mut new, &tables.strings);
        lost.extend(dropped.iter().cloned());
        self.known.insert(set, (new, dropped));
        new
    }

    fn attribute(&self, attribute: Attribute, version: u32, dropped: &mut Vec<String>) -> Option<Attribute> {
        let Some(kind) = attribute.kind() else { return Some(attribute) };
        let attribute = match attribute {
            Attribute::Int(AttrKind::Memory, value) if version < history::MEMORY_LOCATIONS => {
                let merged = history::merged_memory(MemoryEffects(value as u32));
                Attribute::Int(kind, u64::from(merged.0))
            }
            other => other,
        };
        if kind == AttrKind::DenormalFPEnv {
            // `express_denormals` replaces it.
            return Some(attribute).filter(|_| self.since.get(&kind).is_none_or(|&since| version >= since));
        }
        if matches!(attribute, Attribute::Int(AttrKind::DeadOnReturn, _)) && version < history::DEAD_BYTES {
            // Without a number it would promise more.
            dropped.push(format!("bytes of attribute `{}`", kind.spelling()));
            return None;
        }
        let old = match attribute {
            Attribute::Int(kind, value) => history::old_spellings(kind, value, version),
            _ => None,
        };
        let has_it = match (&old, self.since.get(&kind)) {
            (Some(old), _) => !old.is_empty(),
            (None, Some(&since)) => version >= since,
            (None, None) => true,
        };
        // Access to all memory is the same as no attribute.
        let says_nothing =
            matches!(attribute, Attribute::Int(AttrKind::Memory, value) if value as u32 == MemoryEffects::UNKNOWN.0);
        if has_it {
            return Some(attribute);
        }
        if !says_nothing {
            dropped.push(format!("attribute `{}`", kind.spelling()));
        }
        None
    }
}

/// Expresses a dropped `denormal_fpenv` by the string attributes that preceded it. It is no promise that could be
/// left out: without it, denormal numbers are those of IEEE 754.
fn express_denormals(
    new: &mut Vec<Attribute>,
    old: &[Attribute],
    version: u32,
    strings: &mut StringPool,
    dropped: &mut Vec<String>,
) {
    let environment = |set: &[Attribute]| {
        set.iter().find_map(|attribute| match *attribute {
            Attribute::Int(AttrKind::DenormalFPEnv, value) => Some(DenormalEnv(value as u32)),
            _ => None,
        })
    };
    let Some(lost) = environment(old).filter(|_| environment(new).is_none()) else { return };
    let (general, float) = (lost.general(), lost.float());
    let named = [("denormal-fp-math", general), ("denormal-fp-math-f32", float)];
    let is_dynamic = |pair: DenormalPair| [pair.output, pair.input].contains(&DENORMAL_DYNAMIC);
    for (name, pair) in named.into_iter().take(if float == general { 1 } else { 2 }) {
        if is_dynamic(pair) && version < history::DYNAMIC_DENORMALS {
            dropped.push(format!("`dynamic` in attribute `{}`", AttrKind::DenormalFPEnv.spelling()));
            continue;
        }
        let value = format!("{},{}", old_mode(pair.output), old_mode(pair.input));
        new.push(Attribute::String(strings.intern(name.as_bytes()), strings.intern(value.as_bytes())));
    }
}

/// The number of `dynamic` in [`DENORMAL_MODES`].
const DENORMAL_DYNAMIC: u32 = 3;

/// Returns the name of a denormal mode in string attributes.
fn old_mode(mode: u32) -> &'static str {
    match DENORMAL_MODES[mode as usize & 3] {
        "preservesign" => "preserve-sign",
        "positivezero" => "positive-zero",
        same => same,
    }
}
