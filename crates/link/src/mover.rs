//! Bringing in what was chosen of a module, and what that needs, lazily and in LLVM's order: a
//! global gets its place when it is first mentioned, its content is mapped later, the latest first.

use draig_ir::{
    ConstExpr, ConstKind, Function, Global, GlobalData, GlobalKind, Linkage, Metadata, MetadataKind, Module, Opcode,
    Symbol, Type, TypeKind, Value, Variable,
};
use rustc_hash::FxHashSet;

use crate::dest::{Dest, set_linkage};
use crate::error::{Entity, lossy};
use crate::metadata::Identified;
use crate::remap::Known;
use crate::resolve::{Chosen, takes_place, twin};
use crate::source::{Purpose, Source};
use crate::{LinkError, LinkOptions, flags};

/// Content that is still to be mapped.
#[derive(Debug)]
enum Task {
    /// An initial value and attachments.
    Variable(Global, Option<Value>, Vec<(MetadataKind, Metadata)>),
    /// Elements that an appending array gets.
    Elements(Global, Vec<Value>),
    /// An aliasee or resolver.
    Indirect(Global, Value),
    /// A body, with the function of the module that it is of.
    Body(Global, Global),
}

/// One module on its way into the result.
#[derive(Debug)]
pub(crate) struct Mover<'a> {
    pub(crate) dest: &'a mut Dest,
    pub(crate) src: Source,
    pub(crate) identified: Identified,
    /// Distinct nodes whose operands are not mapped yet.
    pub(crate) distinct_nodes: Vec<(Metadata, Metadata)>,
    pub(crate) operand_stack: Vec<Metadata>,
    pub(crate) word_buffer: Vec<u32>,
    chosen: Chosen,
    options: &'a LinkOptions,
    needs: Needs,
    worklist: Vec<Global>,
    tasks: Vec<Task>,
    /// Declarations whose attachments are not mapped yet.
    unmapped: Vec<(Global, Vec<(MetadataKind, Metadata)>)>,
    /// Whether no more globals are brought in.
    bodies_are_done: bool,
    error: Option<LinkError>,
    brought: FxHashSet<Symbol>,
}

/// What is brought in besides what was chosen, if that mentions it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Needs {
    /// What only this module can give, because others may have left it out.
    Discardable,
    /// Every definition.
    All,
    /// Nothing but what is local: of the rest there are declarations.
    Locals,
    /// Likewise, and what others keep (module assembly, statistics of the whole program) is left out:
    /// the module stays one of its own.
    Import,
}

/// The most elements that an appending array may get from one module.
const MAX_APPENDED: u64 = 1 << 24;

/// Brings a module in. Gives what is left of it, and the names of what was chosen, which may become
/// internal.
pub(crate) fn bring(
    dest: &mut Dest,
    source: Source,
    chosen: Chosen,
    options: &LinkOptions,
    needs: Needs,
    warnings: &mut Vec<String>,
) -> Result<(Module, FxHashSet<Symbol>), LinkError> {
    let mut src = source;
    agree_on_target(dest, &src, warnings);
    match_types(dest, &mut src);
    let identified = Identified::new(&mut src, dest);
    let mut worklist = chosen.globals.clone();
    worklist.reverse();
    let mut mover = Mover {
        dest,
        src,
        identified,
        distinct_nodes: Vec::new(),
        operand_stack: Vec::new(),
        word_buffer: Vec::new(),
        chosen,
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
        for global in mover.chosen.globals.clone() {
            mover.note_brought(global);
        }
    }
    mover.run(warnings)?;
    Ok((mover.src.module, mover.brought))
}

/// Data layout and triple: those of the first module that has one, with a warning of others.
fn agree_on_target(dest: &mut Dest, src: &Source, warnings: &mut Vec<String>) {
    let module = &src.module;
    if dest.data_layout.is_default() {
        dest.data_layout = module.data_layout.clone();
    }
    if dest.triple.is_empty() && !module.triple.is_empty() {
        dest.triple = module.triple.clone();
    }
    // what comes with CUDA has no proper target
    let (ours, theirs) = (&module.triple, &dest.triple);
    let (mut of_layout, mut of_triple) = (true, true);
    if ours.is_nvptx() && theirs.is_nvptx() {
        let layout = module.data_layout.as_bytes();
        let has_layout = layout.is_empty() || layout == b"e-i64:64-v16:16-v32:32-n16:32:64";
        let is_library = ours.vendor_name() == b"nvidia" && ours.os_name() == b"gpulibs"
            || ours.vendor_name() == b"unknown" && ours.os_name() == b"unknown";
        of_triple = !is_library;
        of_layout = !(is_library && has_layout);
    }
    let warning = |what: &str, ours: &[u8], theirs: &[u8]| {
        format!(
            "Linking two modules of different {what}: '{}' is '{}' whereas '{}' is '{}'\n",
            lossy(&module.identifier),
            lossy(ours),
            lossy(&dest.identifier),
            lossy(theirs)
        )
    };
    if of_layout && module.data_layout != dest.data_layout {
        warnings.push(warning("data layouts", module.data_layout.as_bytes(), dest.data_layout.as_bytes()));
    }
    if of_triple && !ours.is_empty() && !crate::target::are_compatible(ours, theirs) {
        warnings.push(warning("target triples", ours.as_bytes(), theirs.as_bytes()));
    }
    dest.triple = crate::target::merged(ours, theirs);
}

/// Finds what types the two have in common: elements of appending arrays, and by name.
fn match_types(dest: &mut Dest, src: &mut Source) {
    for &global in src.module.variables() {
        let Some(twin) = twin(dest, src, global) else { continue };
        let (old, new) = (&dest.slot(twin).data, src.global(global));
        if (old.linkage, new.linkage) != (Linkage::Appending, Linkage::Appending) {
            continue;
        }
        if let (&TypeKind::Array { element: old, .. }, &TypeKind::Array { element: new, .. }) =
            (dest.tables.types.kind(old.value_type), src.module.tables.types.kind(new.value_type))
        {
            src.types.suppose(&src.module.tables, &dest.tables, &mut dest.structs, old, new);
        }
    }
    src.types.match_names(&src.module.tables, &dest.tables, &mut dest.structs);
}

impl Mover<'_> {
    fn run(&mut self, warnings: &mut Vec<String>) -> Result<(), LinkError> {
        while let Some(global) = self.worklist.pop() {
            let values = &self.src.values;
            if values.global(Purpose::Mention, global).is_some() || values.global(Purpose::Indirect, global).is_some() {
                continue;
            }
            self.global(Purpose::Mention, global);
            self.flush();
            if let Some(error) = self.error.take() {
                return Err(error);
            }
        }
        self.bodies_are_done = true;
        self.complete_types();
        self.named_metadata(warnings);
        for (global, attachments) in std::mem::take(&mut self.unmapped) {
            if self.dest.slot(global).is_declaration() {
                self.attach(global, attachments);
            }
        }
        if self.needs != Needs::Import && !self.src.module.inline_asm.is_empty() {
            self.dest.inline_asm.extend_from_slice(&crate::target::adjusted_asm(&self.src.module));
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

    /// Puts the variables that the module mentions at the end, in its order.
    fn reorder_variables(&mut self) {
        for global in self.src.module.variables().to_vec() {
            if self.src.global(global).linkage == Linkage::Appending {
                continue;
            }
            if let Some(new) = self.global(Purpose::Mention, global).and_then(|value| self.dest.base_of_cast(value))
                && self.dest.slot(new).data.as_variable().is_some()
            {
                self.dest.append(new);
            }
        }
    }

    fn named_metadata(&mut self, warnings: &mut Vec<String>) {
        for list in self.src.module.named_metadata().to_vec() {
            let is_import = self.needs == Needs::Import;
            let name = self.symbol(list.name);
            match self.dest.tables.str(name) {
                flags::NAME => continue,
                b"llvm.stats" if is_import => continue,
                b"llvm.pseudo_probe_desc" if is_import => {
                    if !self.dest.has_named_metadata(name) {
                        warnings.push(format!(
                            "Pseudo-probe ignored: source module '{}' is compiled with -fpseudo-probe-for-profiling \
                             while destination module '{}' is not\n",
                            lossy(&self.src.module.identifier),
                            lossy(&self.dest.identifier)
                        ));
                    }
                    continue;
                }
                _ => {}
            }
            self.dest.add_named_metadata(name, None);
            for node in list.operands {
                let node = self.metadata(node);
                self.dest.add_named_metadata(name, node);
            }
        }
    }

    fn attach(&mut self, global: Global, attachments: Vec<(MetadataKind, Metadata)>) {
        let attachments = attachments
            .into_iter()
            .filter_map(|(kind, node)| Some((self.src.kinds[kind.index()], self.metadata(node)?)))
            .collect();
        self.dest.slot_mut(global).data.attachments = attachments;
    }

    /// The value of the result for a global; `None` if it is not there and is not brought in any more.
    pub(crate) fn global(&mut self, purpose: Purpose, global: Global) -> Option<Value> {
        if let Some(known) = self.src.values.global(purpose, global) {
            return Some(known);
        }
        let new = match self.materialize(purpose, global) {
            Ok(new) => new?,
            Err(error) => {
                self.error.get_or_insert(error);
                return None;
            }
        };
        self.src.values.set_global(purpose, global, new);
        Some(new)
    }

    /// Gives a global its place, and its content if the module's is wanted.
    fn materialize(&mut self, purpose: Purpose, global: Global) -> Result<Option<Value>, LinkError> {
        let Some(value) = self.place(purpose, global)? else { return Ok(None) };
        let Some(new) = value.as_global() else { return Ok(Some(value)) };
        if self.dest.slot(new).defined || self.dest.slot(new).data.linkage == Linkage::Appending {
            return Ok(Some(value));
        }
        // Another mention, or an alias, may have asked for the same before.
        let other = match purpose {
            Purpose::Mention => Purpose::Indirect,
            Purpose::Indirect => Purpose::Mention,
        };
        if self.src.values.global(other, global) == Some(value) {
            return Ok(Some(value));
        }
        if purpose == Purpose::Indirect || self.should_link(Some(new), global)? {
            self.schedule_content(new, global);
        }
        Ok(Some(value))
    }

    /// Whether the module's own global is wanted, which may be decided now.
    fn should_link(&mut self, twin: Option<Global>, global: Global) -> Result<bool, LinkError> {
        let linkage = self.src.global(global).linkage;
        if self.chosen.contains(global) || linkage.is_local() {
            return Ok(true);
        }
        if twin.is_some_and(|twin| !self.dest.slot(twin).is_declaration_for_linker()) {
            return Ok(false);
        }
        if self.src.is_declaration(global) || self.bodies_are_done {
            return Ok(false);
        }
        self.add_lazily(global)
    }

    /// Adds what is only brought in when it is needed, with the members of its comdat.
    fn add_lazily(&mut self, global: Global) -> Result<bool, LinkError> {
        let linkage = self.src.global(global).linkage;
        let is_lazy = matches!(linkage, Linkage::LinkOnceAny | Linkage::LinkOnceOdr | Linkage::AvailableExternally);
        let wanted = match self.needs {
            Needs::Discardable => is_lazy,
            Needs::All => true,
            Needs::Locals | Needs::Import => false,
        };
        if !wanted {
            return Ok(false);
        }
        self.add(global);
        if let Some(comdat) = self.src.comdat(global) {
            for member in self.chosen.lazy_members(comdat) {
                let takes = match twin(self.dest, &self.src, member) {
                    Some(twin) => takes_place(self.dest, &self.src, twin, member, self.options)?,
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
        if self.chosen.insert(global) {
            self.worklist.push(global);
        }
    }

    fn note_brought(&mut self, global: Global) {
        let name = self.symbol(self.src.global(global).name);
        self.brought.insert(name);
    }

    /// The twin of a global, unless it is an intrinsic of another type.
    fn twin(&mut self, global: Global) -> Option<Global> {
        let twin = twin(self.dest, &self.src, global)?;
        let (old, new) = (&self.dest.slot(twin).data, self.src.global(global));
        if old.is_function() && new.is_function() && self.dest.tables.str(old.name).starts_with(b"llvm.") {
            let (old, new) = (old.value_type, new.value_type);
            return (self.ty(new) == old).then_some(twin);
        }
        Some(twin)
    }

    /// Gives a global its place in the result: that of its twin, or a new one.
    fn place(&mut self, purpose: Purpose, global: Global) -> Result<Option<Value>, LinkError> {
        let mut twin = self.twin(global);
        let is_indirect = purpose == Purpose::Indirect;
        let links = self.should_link(twin, global)?;
        if links {
            let values = &self.src.values;
            let known = values.global(Purpose::Mention, global).or(values.global(Purpose::Indirect, global));
            if known.is_some() {
                return Ok(known);
            }
        } else if is_indirect {
            twin = None;
        }
        let is_appending = |linkage| linkage == Linkage::Appending;
        if is_appending(self.src.global(global).linkage)
            || twin.is_some_and(|twin| is_appending(self.dest.slot(twin).data.linkage))
        {
            return self.place_appending(twin, global).map(|place| place.map(Value::from));
        }
        if let Some(twin) = twin
            && !links
        {
            let wanted = self.src.global(global).address_type;
            let wanted = self.ty(wanted);
            return Ok(Some(self.cast(twin.into(), wanted)));
        }
        if self.bodies_are_done {
            return Ok(None);
        }
        let mut data = self.prototype(global, links || is_indirect);
        let name = data.name;
        if (links || is_indirect)
            && let Some(comdat) = self.src.global(global).comdat
        {
            let comdat = self.src.module.comdat(comdat);
            let (name, selection) = (comdat.name, comdat.selection);
            let name = self.symbol(name);
            data.comdat = Some(self.dest.set_comdat(name, selection, self.src.number));
        }
        if !links && is_indirect {
            set_linkage(&mut data, Linkage::Internal);
        }
        self.note_intrinsic(&data);
        // LLVM copies those of variables even where the definition stays behind; a part of a module is to
        // say of such what a declaration says
        let is_left = !links && !is_indirect && data.as_variable().is_some() && self.needs != Needs::Locals;
        let attachments = if is_left || self.src.is_declaration(global) {
            self.src.global(global).attachments.clone()
        } else {
            Vec::new()
        };
        let new = match twin {
            Some(twin) if self.dest.slot(twin).data.address_type == data.address_type => {
                self.replace(twin, data);
                twin
            }
            _ => {
                let is_local = data.linkage.is_local();
                let new = self.dest.add(data, self.src.number);
                if (links || !is_indirect) && !is_local {
                    self.dest.force_name(new, name);
                }
                if let Some(twin) = twin {
                    let old_type = self.dest.slot(twin).data.address_type;
                    let stands_in = self.cast(new.into(), old_type);
                    self.dest.replaced.push((twin, stands_in));
                    self.dest.remove(twin);
                }
                new
            }
        };
        if !attachments.is_empty() {
            self.unmapped.push((new, attachments));
        }
        Ok(Some(new.into()))
    }

    /// Puts a global in the place of a declaration of its name, behind all others of its kind.
    fn replace(&mut self, twin: Global, data: GlobalData) {
        let name = self.dest.slot(twin).data.name;
        self.dest.count_names(name, 2);
        self.dest.take_out(twin);
        let origin = self.src.number;
        let slot = self.dest.slot_mut(twin);
        slot.data = GlobalData { name, ..data };
        slot.defined = false;
        slot.body = None;
        slot.elements = None;
        slot.origin = origin;
        self.dest.append(twin);
    }

    /// Notes that the name of an intrinsic may have to follow its types.
    fn note_intrinsic(&mut self, data: &GlobalData) {
        if let Some(function) = self.dest.tables.types.as_function(data.value_type)
            && data.is_function()
            && self.dest.tables.str(data.name).starts_with(b"llvm.")
        {
            let mut all = function.params.iter().chain([&function.result]);
            let tables = &self.dest.tables;
            self.dest.remangle |= all.any(|&ty| has_struct(tables, ty));
        }
    }

    /// A global like that of the module, without content.
    fn prototype(&mut self, global: Global, for_definition: bool) -> GlobalData {
        let old = self.src.global(global).clone();
        let is_intrinsic = self.src.module.tables.str(old.name).starts_with(b"llvm.");
        let value_type = self.ty(old.value_type);
        let is_function_type = self.dest.tables.types.as_function(value_type).is_some();
        let null = Value::from(self.dest.tables.constants.intern(Type::PTR, ConstKind::NullPointer));
        let (kind, is_copy) = match old.kind {
            GlobalKind::Variable(variable) => {
                let attributes = variable.attributes.map(|set| self.set(set));
                (GlobalKind::Variable(Variable { initializer: None, attributes, ..variable }), true)
            }
            GlobalKind::Function(function) => {
                let attributes = match is_intrinsic {
                    true => self.list(function.attributes),
                    false => self.list_without_nocallback(function.attributes),
                };
                let gc = self.symbol(function.gc);
                let (prefix, prologue, personality) = (None, None, None);
                (GlobalKind::Function(Function { attributes, gc, prefix, prologue, personality, ..function }), true)
            }
            GlobalKind::Alias { .. } if for_definition => (GlobalKind::Alias { aliasee: null }, true),
            GlobalKind::IFunc { .. } if for_definition => (GlobalKind::IFunc { resolver: null }, true),
            _ if is_function_type => (GlobalKind::Function(Function::default()), false),
            _ => (GlobalKind::Variable(Variable::default()), false),
        };
        let name = self.symbol(old.name);
        let address_type = self.ty(old.address_type);
        let mut data = GlobalData::new(name, value_type, address_type, kind);
        data.thread_local = old.thread_local;
        if is_copy {
            data.visibility = old.visibility;
            data.dll_storage_class = old.dll_storage_class;
            data.unnamed_addr = old.unnamed_addr;
            data.dso_local = old.dso_local;
            data.section = self.symbol(old.section);
            data.partition = self.symbol(old.partition);
            data.align = old.align;
        }
        if for_definition {
            set_linkage(&mut data, old.linkage);
        } else if old.linkage == Linkage::ExternWeak {
            set_linkage(&mut data, Linkage::ExternWeak);
        }
        data
    }

    /// An address as one of another type, if it is of another.
    fn cast(&mut self, value: Value, wanted: Type) -> Value {
        let ty = match value.as_global() {
            Some(global) => self.dest.slot(global).data.address_type,
            None => return value,
        };
        if ty == wanted {
            return value;
        }
        let expr = ConstExpr {
            opcode: Opcode::AddrSpaceCast,
            flags: 0,
            operands: [value].into(),
            source_type: None,
            in_range: None,
            mask: Box::default(),
        };
        self.dest.tables.constants.intern(wanted, ConstKind::Expr(Box::new(expr))).into()
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

    /// Maps content that was put off, the latest first, until there is none.
    fn flush(&mut self) {
        while let Some(task) = self.tasks.pop() {
            match task {
                Task::Variable(new, initializer, attachments) => {
                    let initializer = initializer.and_then(|value| self.value(Purpose::Mention, value));
                    if let Some(variable) = self.dest.slot_mut(new).data.as_variable_mut() {
                        variable.initializer = initializer;
                    }
                    self.attach(new, attachments);
                }
                Task::Elements(new, elements) => {
                    for element in elements {
                        if let Some(element) = self.value(Purpose::Mention, element) {
                            self.dest.slot_mut(new).elements.get_or_insert_default().push(element);
                        }
                    }
                }
                Task::Indirect(new, target) => {
                    if let Some(target) = self.value(Purpose::Indirect, target) {
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
            let parts = parts.map(|part| part.and_then(|value| self.value(Purpose::Mention, value)));
            if let Some(function) = self.dest.slot_mut(new).data.as_function_mut() {
                [function.personality, function.prefix, function.prologue] = parts;
            }
        }
        let attachments = self.src.global(global).attachments.clone();
        self.attach(new, attachments);
        self.visit_body(&body);
        body.remap(&mut Known(self));
        self.dest.slot_mut(new).body = Some(body);
    }

    /// Joins an appending array with the one of its name.
    fn place_appending(&mut self, twin: Option<Global>, global: Global) -> Result<Option<Global>, LinkError> {
        let new = self.src.global(global).clone();
        let name = lossy(self.src.module.tables.str(new.name));
        let is_declaration = self.src.is_declaration(global);
        if let Some(twin) = twin
            && !self.dest.slot(twin).is_declaration()
            && !is_declaration
        {
            self.check_appending(twin, &new, &name)?;
        }
        if is_declaration {
            return Ok(twin);
        }
        let ty = self.ty(new.value_type);
        let &TypeKind::Array { element, len } = self.dest.tables.types.kind(ty) else {
            return Err(LinkError::new(format!("Linking globals named '{name}': it is no array")).at(
                "it is",
                &self.src.module.identifier,
                Entity::Global(self.src.module.tables.str(new.name).to_vec()),
            ));
        };
        let is_structors = matches!(name.as_str(), "llvm.global_ctors" | "llvm.global_dtors");
        let old_length = match twin.map(|twin| self.dest.slot(twin)) {
            Some(slot) if slot.defined => match *self.dest.tables.types.kind(slot.data.value_type) {
                TypeKind::Array { element: old, len } if old == element => len,
                _ => {
                    let message = "Appending variables with different element types!".to_owned();
                    return Err(self.both_places(LinkError::new(message), twin, &new));
                }
            },
            _ => 0,
        };
        if len > MAX_APPENDED {
            return Err(LinkError::new(format!("Linking globals named '{name}': it has too many elements")));
        }
        let mut elements = Vec::new();
        if let Some(initializer) = new.as_variable().and_then(|variable| variable.initializer) {
            for number in 0..len {
                elements.extend(self.src.module.tables.aggregate_element(initializer, number));
            }
        }
        // the tables may have got more constants by that
        self.src.values.grow(self.src.module.tables.constants.len());
        if is_structors {
            let mut kept = Vec::new();
            for element in elements {
                let key = self.src.module.tables.aggregate_element(element, 2);
                self.src.values.grow(self.src.module.tables.constants.len());
                let is_kept = match key.and_then(Value::as_global) {
                    Some(key) => {
                        let twin = self.twin(key);
                        self.should_link(twin, key)?
                    }
                    None => true,
                };
                if is_kept {
                    kept.push(element);
                }
            }
            elements = kept;
        }
        let value_type = self.dest.tables.types.array(element, old_length.saturating_add(elements.len() as u64));
        let mut data = self.prototype(global, true);
        data.value_type = value_type;
        let place = match twin {
            Some(twin) if self.dest.slot(twin).data.address_type == data.address_type => {
                let name = self.dest.slot(twin).data.name;
                self.dest.count_names(name, 1);
                self.dest.slot_mut(twin).data = GlobalData { name, ..data };
                twin
            }
            _ => {
                let name = data.name;
                let added = self.dest.add(data, self.src.number);
                self.dest.force_name(added, name);
                added
            }
        };
        let slot = self.dest.slot_mut(place);
        slot.defined = true;
        slot.elements.get_or_insert_default();
        self.tasks.push(Task::Elements(place, elements));
        Ok(Some(place))
    }

    /// Adds where two arrays are that cannot be one.
    fn both_places(&self, error: LinkError, twin: Option<Global>, new: &GlobalData) -> LinkError {
        let entity = Entity::Global(self.src.module.tables.str(new.name).to_vec());
        let error = match twin {
            Some(twin) => error.at("one array is", self.dest.module_of(twin), entity.clone()),
            None => error,
        };
        error.at("the other is", &self.src.module.identifier, entity)
    }

    /// Whether two appending arrays can be one.
    fn check_appending(&self, twin: Global, new: &GlobalData, name: &str) -> Result<(), LinkError> {
        let old = &self.dest.slot(twin).data;
        let fail = |message: String| Err(self.both_places(LinkError::new(message), Some(twin), new));
        if (old.linkage, new.linkage) != (Linkage::Appending, Linkage::Appending) {
            return fail(format!(
                "Linking globals named '{name}': can only link appending global with another appending global!"
            ));
        }
        let is_constant = |data: &GlobalData| data.as_variable().is_some_and(|variable| variable.is_constant);
        let is_unnamed = |data: &GlobalData| data.unnamed_addr == draig_ir::UnnamedAddr::Global;
        let section = |tables: &draig_ir::Tables, data: &GlobalData| tables.str(data.section).to_vec();
        let (here, there) = (&self.dest.tables, &self.src.module.tables);
        let spaces = (here.types.address_space(old.address_type), there.types.address_space(new.address_type));
        let differences = [
            (is_constant(old) != is_constant(new), "linked with different const'ness!"),
            (old.align != new.align, "with different alignment need to be linked!"),
            (old.visibility != new.visibility, "with different visibility need to be linked!"),
            (is_unnamed(old) != is_unnamed(new), "with different unnamed_addr need to be linked!"),
            (section(here, old) != section(there, new), "with different section name need to be linked!"),
            (spaces.0 != spaces.1, "with different address spaces need to be linked!"),
        ];
        match differences.iter().find(|(differs, _)| *differs) {
            Some((_, what)) => fail(format!("Appending variables {what}")),
            None => Ok(()),
        }
    }
}

/// Whether a type is, or has at its first levels, an identified struct: only such have names.
fn has_struct(tables: &draig_ir::Tables, ty: Type) -> bool {
    match tables.types.kind(ty) {
        TypeKind::NamedStruct(_) | TypeKind::Struct { .. } | TypeKind::TargetExt { .. } => true,
        TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => {
            !matches!(tables.types.kind(*element), TypeKind::Integer(_) | TypeKind::Float(_) | TypeKind::Pointer(_))
        }
        _ => false,
    }
}
