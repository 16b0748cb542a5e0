//! Selection of the globals of a module that are linked: by the linkage of two globals of the same name, and
//! by the choice between two comdats of the same name. Further globals that these need are only known while
//! [`crate::mover`] works, and are then looked up in [`Selection`].

use draig_ir::{
    Align, Comdat, DllStorageClass, Global, GlobalData, GlobalKind, Linkage, Symbol, UnnamedAddr, Visibility,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::comdats::{KeptComdat, choose_comdats};
use crate::dest::{Dest, set_linkage, set_visibility, size_of};
use crate::error::{Entity, lossy};
use crate::mismatch::Mismatches;
use crate::source::Source;
use crate::{Conflict, Finding, LinkError, LinkOptions, Place};

/// The globals of a module that are linked.
#[derive(Debug, Default)]
pub(crate) struct Selection {
    /// The globals, in order.
    pub(crate) globals: Vec<Global>,
    is_selected: FxHashSet<Global>,
    /// Globals that are linked if they are needed, or if another member of their comdat is linked.
    lazy_members: FxHashMap<Comdat, Vec<Global>>,
}

impl Selection {
    /// Adds a global. Returns whether it is new.
    pub(crate) fn insert(&mut self, global: Global) -> bool {
        let new = self.is_selected.insert(global);
        if new {
            self.globals.push(global);
        }
        new
    }

    pub(crate) fn contains(&self, global: Global) -> bool {
        self.is_selected.contains(&global)
    }

    /// Returns the members of a comdat that are linked with another member.
    pub(crate) fn lazy_members(&self, comdat: Comdat) -> Vec<Global> {
        self.lazy_members.get(&comdat).cloned().unwrap_or_default()
    }
}

/// Returns the result's global with the same name that a global of the module resolves to.
pub(crate) fn counterpart(dest: &Dest, source: &Source, global: Global) -> Option<Global> {
    let data = source.global(global);
    if data.name == Symbol::EMPTY || data.linkage.is_local() {
        return None;
    }
    let counterpart = dest.find(source.module.tables.str(data.name))?;
    (!dest.slot(counterpart).data.linkage.is_local()).then_some(counterpart)
}

/// Strength of a definition compared with others of the same name.
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

/// The definition that is kept.
#[derive(Clone, Copy)]
enum KeptDefinition {
    Dest,
    Source,
    Larger,
    Neither,
}

/// By the strength of the existing (rows) and the new (columns) definition: strong, weak, linkonce, common.
const DEFINITIONS: [[KeptDefinition; 4]; 4] = {
    use KeptDefinition::{Dest, Larger, Neither, Source};
    [
        [Neither, Dest, Dest, Dest],
        [Source, Dest, Dest, Source],
        [Source, Source, Dest, Source],
        [Source, Dest, Dest, Larger],
    ]
};

/// Whether the module's global replaces that of the result.
pub(crate) fn takes_place(
    dest: &Dest,
    source: &Source,
    counterpart: Global,
    global: Global,
    options: &LinkOptions,
) -> Result<bool, LinkError> {
    let (old, new) = (dest.slot(counterpart), source.global(global));
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
        KeptDefinition::Dest => Ok(false),
        KeptDefinition::Source => Ok(true),
        KeptDefinition::Larger => {
            // The data layout of the result is used, as in LLVM.
            let here = dest.size_of(old.data.value_type);
            Ok(size_of(&dest.data_layout, &source.module.tables, new.value_type) > here)
        }
        KeptDefinition::Neither => {
            let name = lossy(source.module.tables.str(new.name));
            let message = format!("Linking globals named '{name}': symbol multiply defined!");
            let finding = Finding::new(Conflict::MultipleDefinitions, message);
            Err(finding
                .at(dest.place("one definition is", counterpart))
                .at(source.place("the other is", global))
                .into())
        }
    }
}

/// Selects the globals to link.
pub(crate) fn choose(
    dest: &mut Dest,
    source: &mut Source,
    options: &LinkOptions,
    warnings: &mut Vec<Finding>,
) -> Result<Selection, LinkError> {
    check_aliases(source)?;
    let comdats = choose_comdats(dest, source)?;
    let mut selection = Selection::default();
    let in_order = source.in_order();
    let is_link_once = |linkage| matches!(linkage, Linkage::LinkOnceAny | Linkage::LinkOnceOdr);
    for &global in &in_order {
        let is_ifunc = matches!(source.global(global).kind, GlobalKind::IFunc { .. });
        if is_link_once(source.global(global).linkage)
            && !is_ifunc
            && let Some(comdat) = source.comdat(global)
        {
            selection.lazy_members.entry(comdat).or_default().push(global);
        }
    }
    let mut choice = Choice {
        options,
        comdats: &comdats,
        selection: &mut selection,
        clones: Vec::new(),
        mismatches: Mismatches::new(warnings),
    };
    for &global in &in_order {
        choice.make(dest, source, global)?;
    }
    let clones = choice.clones;
    for clone in clones {
        clone_variable(dest, source, &mut selection, clone)?;
    }
    let mut at = 0;
    let mut looked_at: FxHashSet<Comdat> = FxHashSet::default();
    while let Some(&global) = selection.globals.get(at) {
        at += 1;
        let Some(comdat) = source.comdat(global).filter(|&comdat| looked_at.insert(comdat)) else { continue };
        for member in selection.lazy_members(comdat) {
            let takes = match counterpart(dest, source, member) {
                Some(counterpart) => takes_place(dest, source, counterpart, member, options)?,
                None => true,
            };
            if takes {
                selection.insert(member);
            }
        }
    }
    Ok(selection)
}

/// Context of the selection for each global.
struct Choice<'a> {
    options: &'a LinkOptions,
    comdats: &'a FxHashMap<Comdat, KeptComdat>,
    selection: &'a mut Selection,
    clones: Vec<Clone>,
    mismatches: Mismatches<'a>,
}

impl Choice<'_> {
    fn make(&mut self, dest: &mut Dest, source: &mut Source, global: Global) -> Result<(), LinkError> {
        let counterpart = counterpart(dest, source, global);
        let linkage = source.global(global).linkage;
        if self.options.only_needed
            && linkage != Linkage::Appending
            && !counterpart.is_some_and(|counterpart| dest.slot(counterpart).is_declaration())
        {
            return Ok(());
        }
        if let Some(counterpart) = counterpart
            && linkage != Linkage::Appending
        {
            self.mismatches.check(dest, source, counterpart, global);
            let is_declared = dest.slot(counterpart).is_declaration();
            agree(&mut dest.slot_mut(counterpart).data, source, global, is_declared);
        }
        let is_optional = linkage.is_local()
            || matches!(linkage, Linkage::LinkOnceAny | Linkage::LinkOnceOdr | Linkage::AvailableExternally);
        if counterpart.is_none() && !self.options.override_existing && is_optional || source.is_declaration(global) {
            return Ok(());
        }
        let from = source.comdat(global).and_then(|comdat| self.comdats.get(&comdat).copied());
        if from == Some(KeptComdat::Dest) {
            return Ok(());
        }
        let takes = match counterpart {
            Some(counterpart) => takes_place(dest, source, counterpart, global, self.options)?,
            None => true,
        };
        if let (Some(counterpart), Some(KeptComdat::Both)) = (counterpart, from) {
            self.clones.push(if takes { Clone::Dest(counterpart) } else { Clone::Source(global) });
        }
        if takes {
            self.selection.insert(global);
        }
        Ok(())
    }
}

/// Refuses aliases of declarations: two modules could have aliases for each other's.
fn check_aliases(source: &Source) -> Result<(), LinkError> {
    for &alias in source.module.aliases() {
        if let Some(object) = source.object(alias)
            && source.is_declaration(object)
        {
            let finding = Finding::new(Conflict::AliasOfDeclaration, "Alias must point to a definition");
            let finding = finding.at(source.place("the alias is", alias));
            return Err(finding.at(source.place("its target is only declared,", object)).into());
        }
    }
    Ok(())
}

/// Adjusts two globals of the same name so that they agree on properties that both must guarantee.
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

/// A variable of a comdat all of whose members stay, though its name goes to another variable.
enum Clone {
    Dest(Global),
    Source(Global),
}

fn clone_variable(
    dest: &mut Dest,
    source: &mut Source,
    selection: &mut Selection,
    clone: Clone,
) -> Result<(), LinkError> {
    let (data, tables) = match clone {
        Clone::Dest(global) => (&dest.slot(global).data, &dest.tables),
        Clone::Source(global) => (source.global(global), &source.module.tables),
    };
    if data.as_variable().is_none() {
        let name = lossy(tables.str(data.name));
        let message = format!("linking '{name}': non-variables in comdat nodeduplicate are not handled");
        let entity = Entity::Global(tables.str(data.name).to_vec());
        let mut finding = Finding::new(Conflict::DuplicatedFunction, message);
        if let Some(counterpart) = dest.find(tables.str(data.name)) {
            finding = finding.at(dest.place("one definition is", counterpart));
        }
        return Err(finding.at(Place::new("the other is", &source.module.identifier, entity)).into());
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
            selection.insert(added);
        }
    }
    Ok(())
}
