//! Choice between two comdats of the same name (LangRef "Comdats"), and handling of the members of the
//! rejected one.

use draig_ir::address::BaseObjects;
use draig_ir::{Comdat, ConstKind, Function, Global, GlobalData, GlobalKind, Linkage, SelectionKind, Variable};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::dest::{Dest, set_linkage, size_of};
use crate::error::{Entity, lossy};
use crate::source::Source;
use crate::{Conflict, Finding, LinkError, Place};

/// The comdat that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeptComdat {
    Dest,
    Source,
    Both,
}

/// Decides for each comdat of the module, and drops the result's comdats that lose.
pub(crate) fn choose_comdats(dest: &mut Dest, source: &mut Source) -> Result<FxHashMap<Comdat, KeptComdat>, LinkError> {
    let mut from = FxHashMap::default();
    let mut replaced = FxHashSet::default();
    let mut lost = FxHashSet::default();
    for number in 0..source.module.comdats().len() as u32 {
        let comdat = Comdat::from_u32(number);
        let name = source.module.tables.str(source.module.comdat(comdat).name).to_vec();
        let choice = match dest.find_comdat(&name) {
            None => KeptComdat::Source,
            Some(old) => {
                let choice = choose_comdat(dest, source, &name, old, comdat)?;
                if choice == KeptComdat::Source {
                    replaced.insert(old);
                }
                choice
            }
        };
        if choice == KeptComdat::Dest {
            lost.insert(comdat);
        }
        from.insert(comdat, choice);
    }
    if !replaced.is_empty() {
        drop_members(dest, &replaced);
    }
    if !lost.is_empty() {
        // Private members may be needed here; no other module can have the same ones.
        let aliases = source.module.aliases().iter();
        let aliased: FxHashSet<Global> = aliases.filter_map(|&alias| source.object(alias)).collect();
        for global in source.in_order() {
            let data = source.module.global_mut(global);
            if data.linkage == Linkage::Private
                && data.comdat.is_some_and(|comdat| lost.contains(&comdat))
                && !aliased.contains(&global)
            {
                set_linkage(data, Linkage::AvailableExternally);
                data.comdat = None;
            }
        }
    }
    Ok(from)
}

fn choose_comdat(dest: &Dest, source: &Source, name: &[u8], old: Comdat, new: Comdat) -> Result<KeptComdat, LinkError> {
    use SelectionKind::{Any, ExactMatch, Largest, NoDeduplicate, SameSize};
    let origin = &dest.modules[dest.comdat_origins[old.index()] as usize];
    let fail = |conflict: Conflict, what: &str| {
        let entity = || Entity::Comdat(name.to_vec());
        let finding = Finding::new(conflict, format!("Linking COMDATs named '{}': {what}", lossy(name)))
            .at(Place::new("one comdat is", origin, entity()))
            .at(Place::new("the other is", &source.module.identifier, entity()));
        LinkError::from(finding)
    };
    let (theirs, ours) = (dest.comdats[old.index()].selection, source.module.comdat(new).selection);
    let result = match (theirs, ours) {
        (Any, Any) => Any,
        (Any | Largest, Any | Largest) => Largest,
        _ if theirs == ours => theirs,
        _ => return Err(fail(Conflict::ComdatKind, "invalid selection kinds!")),
    };
    match result {
        Any => return Ok(KeptComdat::Dest),
        NoDeduplicate => return Ok(KeptComdat::Both),
        ExactMatch | Largest | SameSize => {}
    }
    let incomputable = "COMDAT key involves incomputable alias size.";
    let no_variable = "GlobalVariable required for data dependent selection!";
    let leader = |found: Option<Global>, base: &dyn Fn(Global) -> Option<Global>, is_alias: bool| match found {
        Some(global) if is_alias => base(global).ok_or_else(|| fail(Conflict::ComdatLeader, incomputable)),
        Some(global) => Ok(global),
        None => Err(fail(Conflict::ComdatLeader, no_variable)),
    };
    let is_alias = |kind: &GlobalKind| matches!(kind, GlobalKind::Alias { .. });
    let found = dest.find(name);
    let alias = found.is_some_and(|global| is_alias(&dest.slot(global).data.kind));
    let old = leader(found, &|global| dest.base_object(global.into()), alias)?;
    let found = source.module.find(name);
    let alias = found.is_some_and(|global| is_alias(&source.global(global).kind));
    let new = leader(found, &|global| source.object(global), alias)?;
    let (old_data, new_data) = (&dest.slot(old).data, source.global(new));
    let (Some(old_variable), Some(new_variable)) = (old_data.as_variable(), new_data.as_variable()) else {
        return Err(fail(Conflict::ComdatLeader, no_variable));
    };
    let old_size = dest.size_of(old_data.value_type);
    let new_size = size_of(&source.module.data_layout, &source.module.tables, new_data.value_type);
    match result {
        ExactMatch if !same_initializer(dest, source, old_variable, new_variable) => {
            Err(fail(Conflict::ComdatContent, "ExactMatch violated!"))
        }
        SameSize if old_size != new_size => Err(fail(Conflict::ComdatContent, "SameSize violated!")),
        Largest if new_size > old_size => Ok(KeptComdat::Source),
        _ => Ok(KeptComdat::Dest),
    }
}

/// Whether two initial values are the same; those that refer to globals never are.
fn same_initializer(dest: &Dest, source: &Source, old: &Variable, new: &Variable) -> bool {
    let (theirs, ours) = (&dest.tables, &source.module.tables);
    let (mut pending, mut seen) = (vec![(old.initializer, new.initializer)], FxHashSet::default());
    while let Some(pair) = pending.pop() {
        let (a, b) = match pair {
            (None, None) => continue,
            (Some(a), Some(b)) => (a, b),
            _ => return false,
        };
        let (Some(a), Some(b)) = (a.as_const(), b.as_const()) else { return false };
        if !seen.insert((a, b)) {
            continue;
        }
        let (a, b) = (theirs.constants.kind(a), ours.constants.kind(b));
        let same = match (a, b) {
            (ConstKind::Data(a), ConstKind::Data(b)) => theirs.str(*a) == ours.str(*b),
            _ if a.parts().is_empty() => a.named_global().is_none() && a == b,
            _ => std::mem::discriminant(a) == std::mem::discriminant(b) && a.parts().len() == b.parts().len(),
        };
        if !same {
            return false;
        }
        pending.extend(a.parts().iter().zip(b.parts()).map(|(&a, &b)| (Some(a), Some(b))));
    }
    true
}

/// Drops the members of comdats: unused ones are removed, others become declarations.
fn drop_members(dest: &mut Dest, replaced: &FxHashSet<Comdat>) {
    let mut objects = Objects::of_aliases(dest);
    for number in [2, 0, 1] {
        let used = dest.used();
        for global in dest.list(number).collect::<Vec<_>>() {
            let object = if number == 2 { objects.of(global) } else { Some(global) };
            let comdat = object.and_then(|object| dest.slot(object).data.comdat);
            if !comdat.is_some_and(|comdat| replaced.contains(&comdat)) {
                continue;
            }
            if !used.contains(&global) {
                dest.remove(global);
                dest.has_removed = true;
                continue;
            }
            let is_function = dest.tables.types.as_function(dest.slot(global).data.value_type).is_some();
            let slot = dest.slot_mut(global);
            slot.defined = false;
            slot.body = None;
            slot.elements = None;
            match &mut slot.data.kind {
                GlobalKind::Variable(variable) => variable.initializer = None,
                GlobalKind::Function(function) => {
                    slot.data.comdat = None;
                    slot.data.attachments.clear();
                    slot.data.linkage = Linkage::External;
                    (function.prefix, function.prologue, function.personality) = (None, None, None);
                }
                GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => {
                    let old = &slot.data;
                    let kind = match is_function {
                        true => GlobalKind::Function(Function::default()),
                        false => GlobalKind::Variable(Variable::default()),
                    };
                    slot.data = GlobalData::new(old.name, old.value_type, old.address_type, kind);
                    dest.append(global);
                    objects.is_object_now(global);
                }
            }
        }
    }
}

/// Base objects of the result's aliases, kept up to date while aliases become objects themselves.
struct Objects {
    objects: FxHashMap<Global, Option<Global>>,
    /// Direct aliases of each global.
    aliases: FxHashMap<Global, Vec<Global>>,
}

impl Objects {
    fn of_aliases(dest: &Dest) -> Objects {
        let mut all = BaseObjects::default();
        let mut found = Objects { objects: FxHashMap::default(), aliases: FxHashMap::default() };
        for alias in dest.list(2) {
            let object = all.base_object_in(&dest.tables, alias.into(), |global| dest.aliasee(global));
            found.objects.insert(alias, object);
            let direct = dest.aliasee(alias).and_then(|value| dest.tables.base_object(value, |_| None));
            if let Some(direct) = direct {
                found.aliases.entry(direct).or_default().push(alias);
            }
        }
        found
    }

    fn of(&self, alias: Global) -> Option<Global> {
        self.objects.get(&alias).copied().flatten()
    }

    /// Records that a global is now its own base object, and updates its aliases.
    fn is_object_now(&mut self, global: Global) {
        let mut pending = vec![global];
        while let Some(at) = pending.pop() {
            self.objects.insert(at, Some(global));
            // Each is visited once: an alias that becomes an object is in no comdat, and is not dropped again.
            pending.extend(self.aliases.remove(&at).unwrap_or_default());
        }
    }
}
