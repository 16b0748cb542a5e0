//! Lazy linking of the chosen globals of a module and their dependencies, in LLVM's order. A global is placed
//! ([`crate::placing`]) when it is first referred to. Its content is mapped later, the latest first.

use draig_ir::{Global, GlobalKind, Linkage, Metadata, MetadataKind, Remap, Symbol, Transfer, TypeKind, Value};
use rustc_hash::FxHashSet;

use crate::dest::Dest;
use crate::error::lossy;
use crate::metadata::Identified;
use crate::remap::MappedBody;
use crate::resolve::{Selection, counterpart, takes_place};
use crate::source::{Purpose, Source};
use crate::{Conflict, Finding, LinkError, LinkOptions, flags, pieces, target};

/// Content that is still to be mapped.
#[derive(Debug)]
pub(crate) enum Task {
    /// An initial value and attachments.
    Variable(Global, Option<Value>, Vec<(MetadataKind, Metadata)>),
    /// Elements to append to an array.
    Elements(Global, Vec<Value>),
    /// An aliasee or resolver.
    Indirect(Global, Value),
    /// A body, with its function in the module.
    Body(Global, Global),
}

/// A module that is being linked into the result.
#[derive(Debug)]
pub(crate) struct Mover<'a> {
    pub(crate) dest: &'a mut Dest,
    pub(crate) src: Source,
    pub(crate) identified: Identified,
    /// Purpose for which values are mapped at the moment.
    pub(crate) purpose: Purpose,
    selection: Selection,
    options: &'a LinkOptions,
    pub(crate) needs: Needs,
    worklist: Vec<Global>,
    pub(crate) tasks: Vec<Task>,
    /// Declarations whose attachments are not mapped yet.
    pub(crate) unmapped: Vec<(Global, Vec<(MetadataKind, Metadata)>)>,
    /// Whether no more globals are linked.
    pub(crate) bodies_are_done: bool,
    error: Option<LinkError>,
    brought: FxHashSet<Symbol>,
}

/// Globals that are linked in addition to the selected ones, if these refer to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Needs {
    /// Definitions that other modules may have omitted.
    Discardable,
    /// Every definition.
    All,
    /// Local globals only; others become declarations.
    Locals,
    /// Local globals only. The operands of named metadata are declared, too.
    Piece,
    /// Local globals only, without content that stays in the original module (module assembly, whole-program
    /// statistics).
    Import,
}

/// Links a module. Returns the remaining module and the names of the chosen globals, which may become internal.
pub(crate) fn link_module(
    dest: &mut Dest,
    source: Source,
    selection: Selection,
    options: &LinkOptions,
    needs: Needs,
    warnings: &mut Vec<Finding>,
) -> Result<(Source, FxHashSet<Symbol>), LinkError> {
    let mut src = source;
    target::agree(dest, &src, warnings);
    match_types(dest, &mut src);
    let new_nodes = pieces::find_nodes(&mut src, dest);
    let identified = Identified::new(&mut src, dest);
    let mut worklist = selection.globals.clone();
    worklist.reverse();
    let mut mover = Mover {
        dest,
        src,
        identified,
        purpose: Purpose::Mention,
        selection,
        options,
        needs,
        worklist,
        tasks: Vec::new(),
        unmapped: Vec::new(),
        bodies_are_done: false,
        error: None,
        brought: FxHashSet::default(),
    };
    if options.internalize {
        for global in mover.selection.globals.clone() {
            mover.note_brought(global);
        }
    }
    mover.run(warnings)?;
    pieces::remember_nodes(mover.dest, &mover.src, new_nodes);
    Ok((mover.src, mover.brought))
}

/// Finds types that both have in common: element types of appending arrays, and types with the same name.
fn match_types(dest: &mut Dest, src: &mut Source) {
    for &global in src.module.variables() {
        let Some(counterpart) = counterpart(dest, src, global) else { continue };
        let (old, new) = (&dest.slot(counterpart).data, src.global(global));
        if (old.linkage, new.linkage) != (Linkage::Appending, Linkage::Appending) {
            continue;
        }
        if let (&TypeKind::Array { element: old, .. }, &TypeKind::Array { element: new, .. }) =
            (dest.tables.types.kind(old.value_type), src.module.tables.types.kind(new.value_type))
        {
            src.types.assume_alike(&src.module.tables, &dest.tables, &mut dest.structs, old, new);
        }
    }
    src.types.match_names(&src.module.tables, &dest.tables, &mut dest.structs);
}

impl Mover<'_> {
    fn run(&mut self, warnings: &mut Vec<Finding>) -> Result<(), LinkError> {
        while let Some(global) = self.worklist.pop() {
            if [Purpose::Mention, Purpose::Indirect].iter().any(|&purpose| self.src.linked(purpose, global).is_some()) {
                continue;
            }
            self.linked(Purpose::Mention, global);
            self.flush();
            if let Some(error) = self.error.take() {
                return Err(error);
            }
        }
        // globals that only named metadata refers to are not linked, unless another piece has them
        self.bodies_are_done = !self.src.is_piece && self.needs != Needs::Piece;
        self.complete_types();
        self.named_metadata(warnings);
        self.flush();
        self.bodies_are_done = true;
        for (global, attachments) in std::mem::take(&mut self.unmapped) {
            if self.dest.slot(global).is_declaration() {
                self.attach(global, attachments);
            }
        }
        if self.needs != Needs::Import && !self.src.module.inline_asm.is_empty() {
            self.dest.inline_asm.extend_from_slice(&target::adjusted_asm(&self.src.module));
            self.dest.note_assembly(&self.src.module);
            if self.dest.inline_asm.last() != Some(&b'\n') {
                self.dest.inline_asm.push(b'\n');
            }
        }
        self.reorder_variables();
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        flags::merge(self, warnings)
    }

    /// Moves the variables that the module refers to to the end, in the module's order.
    fn reorder_variables(&mut self) {
        for global in self.src.module.variables().to_vec() {
            if self.src.global(global).linkage == Linkage::Appending {
                continue;
            }
            if let Some(new) = self.linked(Purpose::Mention, global).and_then(|value| self.dest.base_of_cast(value))
                && self.dest.slot(new).data.as_variable().is_some()
            {
                self.dest.append(new);
            }
        }
    }

    fn named_metadata(&mut self, warnings: &mut Vec<Finding>) {
        for list in self.src.module.named_metadata().to_vec() {
            let is_import = self.needs == Needs::Import;
            let name = self.symbol(list.name);
            match self.dest.tables.str(name) {
                flags::NAME => continue,
                name if self.src.is_piece && !self.dest.is_part && pieces::is_for_linker(name) => continue,
                b"llvm.stats" if is_import => continue,
                b"llvm.pseudo_probe_desc" if is_import => {
                    if !self.dest.has_named_metadata(name) {
                        let message = format!(
                            "Pseudo-probe ignored: source module '{}' is compiled with -fpseudo-probe-for-profiling \
                             while destination module '{}' is not",
                            lossy(&self.src.module.identifier),
                            lossy(&self.dest.identifier)
                        );
                        warnings.push(Finding::new(Conflict::NotImported, message));
                    }
                    continue;
                }
                _ => {}
            }
            self.dest.add_named_metadata(name, None);
            for node in list.operands {
                let node = self.transfer_metadata(node);
                self.dest.add_named_metadata(name, node);
            }
        }
    }

    fn attach(&mut self, global: Global, attachments: Vec<(MetadataKind, Metadata)>) {
        let attachments = attachments
            .into_iter()
            .filter_map(|(kind, node)| Some((self.src.kinds[kind.index()], self.transfer_metadata(node)?)))
            .collect();
        self.dest.slot_mut(global).data.attachments = attachments;
    }

    /// Returns the result's value for a global; `None` if it does not exist and is no longer linked.
    pub(crate) fn linked(&mut self, purpose: Purpose, global: Global) -> Option<Value> {
        if let Some(known) = self.src.linked(purpose, global) {
            return Some(known);
        }
        let new = match self.materialize(purpose, global) {
            Ok(new) => new?,
            Err(error) => {
                self.error.get_or_insert(error);
                return None;
            }
        };
        self.src.set_linked(purpose, global, new);
        Some(new)
    }

    /// Places a global, and schedules its content if the module's definition is used.
    fn materialize(&mut self, purpose: Purpose, global: Global) -> Result<Option<Value>, LinkError> {
        let Some(value) = self.place(purpose, global)? else { return Ok(None) };
        let Some(new) = value.as_global() else { return Ok(Some(value)) };
        if self.dest.slot(new).defined || self.dest.slot(new).data.linkage == Linkage::Appending {
            return Ok(Some(value));
        }
        // Another user, or an alias, may have requested the same before.
        let other = match purpose {
            Purpose::Mention => Purpose::Indirect,
            Purpose::Indirect => Purpose::Mention,
        };
        if self.src.linked(other, global) == Some(value) {
            return Ok(Some(value));
        }
        if purpose == Purpose::Indirect || self.should_link(Some(new), global)? {
            self.schedule_content(new, global);
        }
        Ok(Some(value))
    }

    /// Whether the module's own global is used, which may be decided now.
    pub(crate) fn should_link(&mut self, counterpart: Option<Global>, global: Global) -> Result<bool, LinkError> {
        let linkage = self.src.global(global).linkage;
        if self.selection.contains(global) || linkage.is_local() {
            return Ok(true);
        }
        if counterpart.is_some_and(|counterpart| !self.dest.slot(counterpart).is_declaration_for_linker()) {
            return Ok(false);
        }
        if self.src.is_declaration(global) || self.bodies_are_done {
            return Ok(false);
        }
        self.add_lazily(global)
    }

    /// Adds a global that is only linked if needed, with the members of its comdat.
    fn add_lazily(&mut self, global: Global) -> Result<bool, LinkError> {
        let linkage = self.src.global(global).linkage;
        let is_lazy = matches!(linkage, Linkage::LinkOnceAny | Linkage::LinkOnceOdr | Linkage::AvailableExternally);
        let wanted = match self.needs {
            Needs::Discardable => is_lazy,
            Needs::All => true,
            Needs::Locals | Needs::Piece | Needs::Import => false,
        };
        if !wanted {
            return Ok(false);
        }
        self.add(global);
        if let Some(comdat) = self.src.comdat(global) {
            for member in self.selection.lazy_members(comdat) {
                let takes = match counterpart(self.dest, &self.src, member) {
                    Some(counterpart) => takes_place(self.dest, &self.src, counterpart, member, self.options)?,
                    None => true,
                };
                if takes {
                    self.add(member);
                }
            }
        }
        Ok(true)
    }

    fn add(&mut self, global: Global) {
        if self.options.internalize {
            self.note_brought(global);
        }
        if self.selection.insert(global) {
            self.worklist.push(global);
        }
    }

    fn note_brought(&mut self, global: Global) {
        let name = self.symbol(self.src.global(global).name);
        self.brought.insert(name);
    }

    /// Returns the result's global of the same name, unless it is an intrinsic of another type.
    pub(crate) fn counterpart(&mut self, global: Global) -> Option<Global> {
        let counterpart = counterpart(self.dest, &self.src, global)?;
        let (old, new) = (&self.dest.slot(counterpart).data, self.src.global(global));
        if old.is_function() && new.is_function() && self.dest.tables.str(old.name).starts_with(b"llvm.") {
            let (old, new) = (old.value_type, new.value_type);
            return (self.ty(new) == old).then_some(counterpart);
        }
        Some(counterpart)
    }

    fn schedule_content(&mut self, new: Global, global: Global) {
        let task = match &self.src.global(global).kind {
            GlobalKind::Variable(variable) => {
                Task::Variable(new, variable.initializer, self.src.global(global).attachments.clone())
            }
            GlobalKind::Alias { aliasee: value } | GlobalKind::IFunc { resolver: value } => Task::Indirect(new, *value),
            GlobalKind::Function(_) => Task::Body(new, global),
        };
        self.dest.slot_mut(new).defined = true;
        self.tasks.push(task);
    }

    /// Maps deferred content, the latest first, until none is left.
    fn flush(&mut self) {
        while let Some(task) = self.tasks.pop() {
            match task {
                Task::Variable(new, initializer, attachments) => {
                    let initializer = initializer.and_then(|value| self.transfer_value(value));
                    if let Some(variable) = self.dest.slot_mut(new).data.as_variable_mut() {
                        variable.initializer = initializer;
                    }
                    self.attach(new, attachments);
                }
                Task::Elements(new, elements) => {
                    for element in elements {
                        if let Some(element) = self.transfer_value(element) {
                            self.dest.slot_mut(new).elements.get_or_insert_default().push(element);
                        }
                    }
                }
                Task::Indirect(new, target) => {
                    self.purpose = Purpose::Indirect;
                    let target = self.transfer_value(target);
                    self.purpose = Purpose::Mention;
                    if let Some(target) = target {
                        self.dest.slot_mut(new).data.kind.values_mut().for_each(|value| *value = target);
                    }
                }
                Task::Body(new, global) => self.body(new, global),
            }
        }
    }

    fn body(&mut self, new: Global, global: Global) {
        let Some(mut body) = self.src.module.take_body(global) else { return };
        if let GlobalKind::Function(function) = &self.src.global(global).kind {
            let parts = [function.personality, function.prefix, function.prologue];
            let parts = parts.map(|part| part.and_then(|value| self.transfer_value(value)));
            if let Some(function) = self.dest.slot_mut(new).data.as_function_mut() {
                [function.personality, function.prefix, function.prologue] = parts;
            }
        }
        let attachments = self.src.global(global).attachments.clone();
        self.attach(new, attachments);
        self.visit_body(&body);
        body.remap(&mut MappedBody(self));
        self.dest.slot_mut(new).body = Some(body);
    }
}
