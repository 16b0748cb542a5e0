//! Which globals of a module are brought in: what linkage says of two globals of one name, and
//! which of two comdats of one name is kept. What is brought in besides, because something needs
//! it, shows only while [`crate::mover`] is at work, and is asked of [`Chosen`] then.

use draig_ir::{
    Align, Comdat, DllStorageClass, Function, Global, GlobalData, GlobalKind, Linkage, SelectionKind, Symbol,
    UnnamedAddr, Variable, Visibility,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::dest::{Dest, set_linkage, set_visibility, size_of};
use crate::error::{Entity, lossy};
use crate::source::Source;
use crate::{LinkError, LinkOptions};

/// Which of two is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum From {
    Dest,
    Source,
    Both,
}

/// What is brought in of a module.
#[derive(Debug, Default)]
pub(crate) struct Chosen {
    /// In order.
    pub(crate) globals: Vec<Global>,
    is_chosen: FxHashSet<Global>,
    /// Globals that are brought in if they are needed, or if another of their comdat is.
    lazy_members: FxHashMap<Comdat, Vec<Global>>,
}

impl Chosen {
    /// Adds a global; whether it is new.
    pub(crate) fn insert(&mut self, global: Global) -> bool {
        let new = self.is_chosen.insert(global);
        if new {
            self.globals.push(global);
        }
        new
    }

    pub(crate) fn contains(&self, global: Global) -> bool {
        self.is_chosen.contains(&global)
    }

    /// The members of a comdat that come with another member.
    pub(crate) fn lazy_members(&self, comdat: Comdat) -> Vec<Global> {
        self.lazy_members.get(&comdat).cloned().unwrap_or_default()
    }
}

/// The global of the result that a global of the module has to do with by its name.
pub(crate) fn twin(dest: &Dest, source: &Source, global: Global) -> Option<Global> {
    let data = source.global(global);
    if data.name == Symbol::EMPTY || data.linkage.is_local() {
        return None;
    }
    let twin = dest.find(source.module.tables.str(data.name))?;
    (!dest.slot(twin).data.linkage.is_local()).then_some(twin)
}

/// How a definition stands against another of its name.
#[derive(Clone, Copy)]
enum Strength {
    Strong,
    Weak,
    LinkOnce,
    Common,
}

fn strength(linkage: Linkage) -> Strength {
    match linkage {
        Linkage::WeakAny | Linkage::WeakOdr => Strength::Weak,
        Linkage::LinkOnceAny | Linkage::LinkOnceOdr => Strength::LinkOnce,
        Linkage::Common => Strength::Common,
        _ => Strength::Strong,
    }
}

/// Which of two definitions is kept.
#[derive(Clone, Copy)]
enum Kept {
    Dest,
    Source,
    Larger,
    Neither,
}

/// By the strength of what is there (rows) and of what comes (columns): strong, weak, linkonce, common.
const DEFINITIONS: [[Kept; 4]; 4] = {
    use Kept::{Dest, Larger, Neither, Source};
    [
        [Neither, Dest, Dest, Dest],
        [Source, Dest, Dest, Source],
        [Source, Source, Dest, Source],
        [Source, Dest, Dest, Larger],
    ]
};

/// Whether the module's global takes the place of the one of the result.
pub(crate) fn takes_place(
    dest: &Dest,
    source: &Source,
    twin: Global,
    global: Global,
    options: &LinkOptions,
) -> Result<bool, LinkError> {
    let (old, new) = (dest.slot(twin), source.global(global));
    if options.override_existing || new.linkage == Linkage::Appending || old.data.linkage == Linkage::Appending {
        return Ok(true);
    }
    let is_declaration = source.is_declaration(global);
    if is_declaration || new.linkage == Linkage::AvailableExternally {
        if new.dll_storage_class == DllStorageClass::Import {
            return Ok(old.is_declaration_for_linker());
        }
        if old.data.linkage == Linkage::ExternWeak {
            return Ok(true);
        }
        return Ok(!is_declaration && old.is_declaration());
    }
    if old.is_declaration_for_linker() {
        return Ok(true);
    }
    match DEFINITIONS[strength(old.data.linkage) as usize][strength(new.linkage) as usize] {
        Kept::Dest => Ok(false),
        Kept::Source => Ok(true),
        Kept::Larger => {
            // The data layout of the result counts, as in LLVM.
            let here = dest.size_of(old.data.value_type);
            Ok(size_of(&dest.data_layout, &source.module.tables, new.value_type) > here)
        }
        Kept::Neither => {
            let name = source.module.tables.str(new.name);
            let message = format!("Linking globals named '{}': symbol multiply defined!", lossy(name));
            let entity = Entity::Global(name.to_vec());
            Err(LinkError::new(message).at("one definition is", dest.module_of(twin), entity.clone()).at(
                "the other is",
                &source.module.identifier,
                entity,
            ))
        }
    }
}

/// Chooses what is brought in.
pub(crate) fn choose(dest: &mut Dest, source: &mut Source, options: &LinkOptions) -> Result<Chosen, LinkError> {
    let comdats = choose_comdats(dest, source)?;
    let mut chosen = Chosen::default();
    let in_order = source.in_order();
    let is_link_once = |linkage| matches!(linkage, Linkage::LinkOnceAny | Linkage::LinkOnceOdr);
    for &global in &in_order {
        let is_ifunc = matches!(source.global(global).kind, GlobalKind::IFunc { .. });
        if is_link_once(source.global(global).linkage)
            && !is_ifunc
            && let Some(comdat) = source.comdat(global)
        {
            chosen.lazy_members.entry(comdat).or_default().push(global);
        }
    }
    let mut clones = Vec::new();
    for &global in &in_order {
        choose_one(dest, source, options, &comdats, &mut chosen, &mut clones, global)?;
    }
    for clone in clones {
        clone_variable(dest, source, &mut chosen, clone)?;
    }
    let mut at = 0;
    while let Some(&global) = chosen.globals.get(at) {
        at += 1;
        let Some(comdat) = source.comdat(global) else { continue };
        for member in chosen.lazy_members(comdat) {
            let takes = match twin(dest, source, member) {
                Some(twin) => takes_place(dest, source, twin, member, options)?,
                None => true,
            };
            if takes {
                chosen.insert(member);
            }
        }
    }
    Ok(chosen)
}

fn choose_one(
    dest: &mut Dest,
    source: &mut Source,
    options: &LinkOptions,
    comdats: &FxHashMap<Comdat, From>,
    chosen: &mut Chosen,
    clones: &mut Vec<Clone>,
    global: Global,
) -> Result<(), LinkError> {
    let twin = twin(dest, source, global);
    let linkage = source.global(global).linkage;
    if options.only_needed
        && linkage != Linkage::Appending
        && !twin.is_some_and(|twin| dest.slot(twin).is_declaration())
    {
        return Ok(());
    }
    if let Some(twin) = twin
        && linkage != Linkage::Appending
    {
        let is_declared = dest.slot(twin).is_declaration();
        agree(&mut dest.slot_mut(twin).data, source, global, is_declared);
    }
    let is_optional = linkage.is_local()
        || matches!(linkage, Linkage::LinkOnceAny | Linkage::LinkOnceOdr | Linkage::AvailableExternally);
    if twin.is_none() && !options.override_existing && is_optional || source.is_declaration(global) {
        return Ok(());
    }
    let from = source.comdat(global).and_then(|comdat| comdats.get(&comdat).copied());
    if from == Some(From::Dest) {
        return Ok(());
    }
    let takes = match twin {
        Some(twin) => takes_place(dest, source, twin, global, options)?,
        None => true,
    };
    if let (Some(twin), Some(From::Both)) = (twin, from) {
        clones.push(if takes { Clone::Dest(twin) } else { Clone::Source(global) });
    }
    if takes {
        chosen.insert(global);
    }
    Ok(())
}

/// Makes two globals of one name agree on what both of them must promise.
fn agree(old: &mut GlobalData, source: &mut Source, global: Global, old_is_declared: bool) {
    let both_declared = old_is_declared && source.is_declaration(global);
    let new = source.module.global_mut(global);
    let both_common = old.linkage == Linkage::Common && new.linkage == Linkage::Common;
    if let (GlobalKind::Variable(a), GlobalKind::Variable(b)) = (&mut old.kind, &mut new.kind) {
        if both_declared && !(a.is_constant && b.is_constant) {
            a.is_constant = false;
            b.is_constant = false;
        }
        if both_common {
            let most = old.align.max(new.align).map(|align| align.max(Align::ONE));
            old.align = most;
            new.align = most;
        }
    }
    let visibility = least_visible(old.visibility, new.visibility);
    set_visibility(old, visibility);
    set_visibility(new, visibility);
    let unnamed = least_unnamed(old.unnamed_addr, new.unnamed_addr);
    old.unnamed_addr = unnamed;
    new.unnamed_addr = unnamed;
}

fn least_visible(a: Visibility, b: Visibility) -> Visibility {
    [Visibility::Hidden, Visibility::Protected]
        .into_iter()
        .find(|&least| a == least || b == least)
        .unwrap_or(Visibility::Default)
}

fn least_unnamed(a: UnnamedAddr, b: UnnamedAddr) -> UnnamedAddr {
    [UnnamedAddr::None, UnnamedAddr::Local]
        .into_iter()
        .find(|&least| a == least || b == least)
        .unwrap_or(UnnamedAddr::Global)
}

/// Decides for each comdat of the module, and drops what the result had of comdats that lose.
fn choose_comdats(dest: &mut Dest, source: &mut Source) -> Result<FxHashMap<Comdat, From>, LinkError> {
    let mut from = FxHashMap::default();
    let mut replaced = FxHashSet::default();
    let mut lost = FxHashSet::default();
    for number in 0..source.module.comdats().len() as u32 {
        let comdat = Comdat::from_u32(number);
        let name = source.module.tables.str(source.module.comdat(comdat).name).to_vec();
        let choice = match dest.find_comdat(&name) {
            None => From::Source,
            Some(old) => {
                let choice = choose_comdat(dest, source, &name, old, comdat)?;
                if choice == From::Source {
                    replaced.insert(old);
                }
                choice
            }
        };
        if choice == From::Dest {
            lost.insert(comdat);
        }
        from.insert(comdat, choice);
    }
    if !replaced.is_empty() {
        drop_members(dest, &replaced);
    }
    if !lost.is_empty() {
        // Private members may be needed where they are; nobody else can have the same.
        let aliases = source.module.aliases().iter();
        let aliased: FxHashSet<Global> = aliases.filter_map(|&alias| source.base_object(alias.into())).collect();
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

fn choose_comdat(dest: &Dest, source: &Source, name: &[u8], old: Comdat, new: Comdat) -> Result<From, LinkError> {
    use SelectionKind::{Any, ExactMatch, Largest, NoDeduplicate, SameSize};
    let origin = &dest.modules[dest.comdat_origins[old.index()] as usize];
    let fail = |what: &str| {
        LinkError::new(format!("Linking COMDATs named '{}': {what}", lossy(name)))
            .at("one comdat is", origin, Entity::Comdat(name.to_vec()))
            .at("the other is", &source.module.identifier, Entity::Comdat(name.to_vec()))
    };
    let (theirs, ours) = (dest.comdats[old.index()].selection, source.module.comdat(new).selection);
    let result = match (theirs, ours) {
        (Any, Any) => Any,
        (Any | Largest, Any | Largest) => Largest,
        _ if theirs == ours => theirs,
        _ => return Err(fail("invalid selection kinds!")),
    };
    match result {
        Any => return Ok(From::Dest),
        NoDeduplicate => return Ok(From::Both),
        ExactMatch | Largest | SameSize => {}
    }
    let incomputable = "COMDAT key involves incomputable alias size.";
    let no_variable = "GlobalVariable required for data dependent selection!";
    let leader = |found: Option<Global>, base: &dyn Fn(Global) -> Option<Global>, is_alias: bool| match found {
        Some(global) if is_alias => base(global).ok_or_else(|| fail(incomputable)),
        Some(global) => Ok(global),
        None => Err(fail(no_variable)),
    };
    let is_alias = |kind: &GlobalKind| matches!(kind, GlobalKind::Alias { .. });
    let found = dest.find(name);
    let alias = found.is_some_and(|global| is_alias(&dest.slot(global).data.kind));
    let old = leader(found, &|global| dest.base_object(global.into()), alias)?;
    let found = source.module.find(name);
    let alias = found.is_some_and(|global| is_alias(&source.global(global).kind));
    let new = leader(found, &|global| source.base_object(global.into()), alias)?;
    let (old_data, new_data) = (&dest.slot(old).data, source.global(new));
    let (Some(old_variable), Some(new_variable)) = (old_data.as_variable(), new_data.as_variable()) else {
        return Err(fail(no_variable));
    };
    let old_size = dest.size_of(old_data.value_type);
    let new_size = size_of(&source.module.data_layout, &source.module.tables, new_data.value_type);
    match result {
        ExactMatch if !same_initializer(dest, source, old_variable, new_variable) => Err(fail("ExactMatch violated!")),
        SameSize if old_size != new_size => Err(fail("SameSize violated!")),
        Largest if new_size > old_size => Ok(From::Source),
        _ => Ok(From::Dest),
    }
}

/// Whether two initial values are the same; those that mention globals never are.
fn same_initializer(dest: &Dest, source: &Source, old: &Variable, new: &Variable) -> bool {
    let (theirs, ours) = (&dest.tables, &source.module.tables);
    let mut pending = vec![(old.initializer, new.initializer)];
    while let Some(pair) = pending.pop() {
        let (a, b) = match pair {
            (None, None) => continue,
            (Some(a), Some(b)) => (a, b),
            _ => return false,
        };
        let (Some(a), Some(b)) = (a.as_const(), b.as_const()) else { return false };
        let (a, b) = (theirs.constants.kind(a), ours.constants.kind(b));
        let same = match (a, b) {
            (draig_ir::ConstKind::Data(a), draig_ir::ConstKind::Data(b)) => theirs.str(*a) == ours.str(*b),
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

/// Drops the members of comdats: what nobody mentions goes, of the rest a declaration stays.
fn drop_members(dest: &mut Dest, replaced: &FxHashSet<Comdat>) {
    for number in [2, 0, 1] {
        let used = dest.used();
        for global in dest.list(number).collect::<Vec<_>>() {
            let object = if number == 2 { dest.base_object(global.into()) } else { Some(global) };
            let comdat = object.and_then(|object| dest.slot(object).data.comdat);
            if !comdat.is_some_and(|comdat| replaced.contains(&comdat)) {
                continue;
            }
            if !used.contains(&global) {
                dest.remove(global);
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
                }
            }
        }
    }
}

/// A variable of a comdat whose members all stay, though its name goes to another.
enum Clone {
    Dest(Global),
    Source(Global),
}

fn clone_variable(dest: &mut Dest, source: &mut Source, chosen: &mut Chosen, clone: Clone) -> Result<(), LinkError> {
    let (data, tables) = match clone {
        Clone::Dest(global) => (&dest.slot(global).data, &dest.tables),
        Clone::Source(global) => (source.global(global), &source.module.tables),
    };
    if data.as_variable().is_none() {
        let name = tables.str(data.name);
        let message = format!("linking '{}': non-variables in comdat nodeduplicate are not handled", lossy(name));
        let entity = Entity::Global(name.to_vec());
        let error = dest.find(name).map_or_else(
            || LinkError::new(message.clone()),
            |twin| LinkError::new(message.clone()).at("one definition is", dest.module_of(twin), entity.clone()),
        );
        return Err(error.at("the other is", &source.module.identifier, entity));
    }
    let mut data = GlobalData { name: Symbol::EMPTY, attachments: Vec::new(), ..data.clone() };
    set_linkage(&mut data, Linkage::Private);
    match clone {
        Clone::Dest(global) => {
            let origin = dest.slot(global).origin;
            let added = dest.add(data, origin);
            dest.slot_mut(added).defined = true;
        }
        Clone::Source(_) => {
            let added = source.add_variable(data);
            chosen.insert(added);
        }
    }
    Ok(())
}
