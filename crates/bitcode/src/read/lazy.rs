//! A module whose bodies are read on demand, or all at once.

use draig_diag::{Diagnostic, Diagnostics};
use draig_ir::metadata::Aliases;
use draig_ir::{Body, BodyRemap, Global, Metadata, Module, Value, ValueKind};

use super::all_bodies::read_bodies;
use super::fault::{Fault, Result, fault};
use super::file::ModulePart;
use super::function::ReadBody;
use super::module::{Skeleton, read_skeleton};
use super::waiting::Reading;
use super::{Producer, ReadModule, ReadOptions, file, said};

/// A module that was opened: types, globals and named metadata were read; bodies, constants and the rest of the
/// metadata were only found.
///
/// A body brings the initializers of the variables that it mentions, and of those that these mention; all other
/// variables are without until [`LazyModule::read_metadata`]. It brings the metadata that it mentions, and what that
/// is made of. What a compile unit lists
/// (`globals`, `enums`, `retainedTypes`, `imports`, `macros`) is [`Undefined`](draig_ir::MetadataData::Undefined)
/// until [`LazyModule::read_metadata`], and attachments of variables and declarations are missing until then. Files
/// without an index of their metadata, which LLVM has written since 4.0, are opened with all of it.
///
/// ```
/// use draig_bitcode::read::{LazyModule, ReadOptions};
///
/// let error = LazyModule::open(b"BC\xc0\xde", &ReadOptions::default()).unwrap_err();
/// assert_eq!(error.first_error().unwrap().message, "Could not find module");
/// ```
#[derive(Debug)]
pub struct LazyModule<'a> {
    skeleton: Skeleton<'a>,
    producer: Producer,
    part: ModulePart<'a>,
    options: ReadOptions,
    /// What was left of the budget before it was opened.
    budget: u64,
    /// Whether it was opened to read all of it.
    is_whole: bool,
}

impl<'a> LazyModule<'a> {
    /// Opens the only module of a file.
    ///
    /// # Errors
    /// As [`super::read`], of what is not in a body.
    pub fn open(bytes: &'a [u8], options: &ReadOptions) -> core::result::Result<LazyModule<'a>, Diagnostics> {
        LazyModule::open_only(bytes, options, Reading::OnDemand)
    }

    /// Likewise, to read all of it.
    pub(super) fn open_whole(
        bytes: &'a [u8],
        options: &ReadOptions,
    ) -> core::result::Result<LazyModule<'a>, Diagnostics> {
        LazyModule::open_only(bytes, options, Reading::Whole)
    }

    fn open_only(
        bytes: &'a [u8],
        options: &ReadOptions,
        how: Reading,
    ) -> core::result::Result<LazyModule<'a>, Diagnostics> {
        let modules = file::modules(bytes).map_err(said)?;
        let [part] = &modules[..] else {
            let fault = fault("Expected a single module");
            return Err(said(fault.with_note(format!("the file has {} modules", modules.len()))));
        };
        LazyModule::of(part, options, how)
    }

    /// Opens a module, to read all of it.
    pub(super) fn of_part(
        part: &ModulePart<'a>,
        options: &ReadOptions,
    ) -> core::result::Result<LazyModule<'a>, Diagnostics> {
        LazyModule::of(part, options, Reading::Whole)
    }

    /// Opens every module of a file: what is split for a thin link has two, concatenated files have many.
    ///
    /// # Errors
    /// As [`LazyModule::open`], of the first module that something is wrong with.
    pub fn open_all(bytes: &'a [u8], options: &ReadOptions) -> core::result::Result<Vec<LazyModule<'a>>, Diagnostics> {
        let modules = file::modules(bytes).map_err(said)?;
        modules.iter().map(|part| LazyModule::of(part, options, Reading::OnDemand)).collect()
    }

    fn of(
        part: &ModulePart<'a>,
        options: &ReadOptions,
        how: Reading,
    ) -> core::result::Result<LazyModule<'a>, Diagnostics> {
        let (producer, is_whole) = (part.producer(), how == Reading::Whole);
        let how = if producer.has_current_metadata() { how } else { Reading::Whole };
        let budget = part.budget.left();
        let skeleton = match read_skeleton(part, options, how) {
            // It may be that only the index is wrong, which nobody has to look at.
            Err(_) if how == Reading::OnDemand => {
                part.budget.restore(budget);
                read_skeleton(part, options, Reading::Whole)
            }
            done => done,
        };
        let mut skeleton = skeleton.map_err(|fault| said_of(fault, &producer))?;
        if !is_whole {
            skeleton.check_bodies().map_err(|fault| said_of(fault, &producer))?;
        }
        Ok(LazyModule { skeleton, producer, part: part.clone(), options: options.clone(), budget, is_whole })
    }

    /// The module, with the bodies that were read so far.
    pub fn module(&self) -> &Module {
        &self.skeleton.module
    }

    /// Who wrote it.
    pub fn producer(&self) -> &Producer {
        &self.producer
    }

    /// What the file has, as far as it was read, and the module has not, because a newer version wrote it: a
    /// warning for each kind.
    pub fn left_out(&self) -> Vec<Diagnostic> {
        self.skeleton.unknown.warnings(&self.producer)
    }

    /// How many bodies are not read yet.
    pub fn unread(&self) -> usize {
        self.skeleton.bodies.len()
    }

    /// The body of a function, which is read now if it was not; `None` if it has none.
    ///
    /// # Errors
    /// As [`super::read`], of what is in this body.
    pub fn body(&mut self, function: Global) -> core::result::Result<Option<&Body>, Diagnostics> {
        if let Some(at) = self.skeleton.bodies.iter().position(|body| body.function == function) {
            let done = match self.read_body(at) {
                // It may be that only the index is wrong, which nobody has to look at.
                Err(_) if self.skeleton.waiting.is_some() => self.reopen(Some(function)),
                done => done,
            };
            done.map_err(|fault| said_of(fault, &self.producer))?;
        }
        Ok(self.skeleton.module.body(function))
    }

    /// Reads a body that waits.
    fn read_body(&mut self, at: usize) -> Result<()> {
        let body = self.skeleton.bodies.swap_remove(at);
        let function = body.function;
        let read = self.skeleton.read_body(body)?;
        let module = &mut self.skeleton.module;
        place(module, function, read)?;
        if module.tables.metadata.has_aliases()
            && let Some(aliases) = module.tables.metadata.resolve_aliases()
        {
            apply(module, &aliases);
        }
        Ok(())
    }

    /// Opens the module again, with all its metadata, and reads the bodies that were read, and this one.
    #[cold]
    fn reopen(&mut self, function: Option<Global>) -> Result<()> {
        let module = &self.skeleton.module;
        let mut wanted: Vec<Global> =
            module.functions().iter().copied().filter(|&function| module.body(function).is_some()).collect();
        wanted.extend(function);
        self.part.budget.restore(self.budget);
        self.skeleton = read_skeleton(&self.part, &self.options, Reading::Whole)?;
        self.skeleton.check_bodies()?;
        for function in wanted {
            if let Some(at) = self.skeleton.bodies.iter().position(|body| body.function == function) {
                self.read_body(at)?;
            }
        }
        Ok(())
    }

    /// Reads what nothing has brought so far but the bodies: initializers of variables, what globals have
    /// attached, all nodes of metadata.
    ///
    /// # Errors
    /// As [`super::read`], of what is not in a body.
    pub fn read_metadata(&mut self) -> core::result::Result<(), Diagnostics> {
        self.complete().map_err(|fault| said_of(fault, &self.producer))
    }

    fn complete(&mut self) -> Result<()> {
        if self.skeleton.waiting.is_some() && self.skeleton.complete().is_err() {
            self.reopen(None)?;
        }
        Ok(())
    }

    /// The module with the bodies that were read; all other functions are declarations in it, and what is said of
    /// initializers and metadata above stays so.
    pub fn into_part(self) -> ReadModule {
        let left_out = self.left_out();
        let LazyModule { skeleton, producer, .. } = self;
        ReadModule { module: skeleton.module, left_out, producer }
    }

    /// The module with all its bodies.
    ///
    /// # Errors
    /// As [`super::read`].
    pub fn into_module(self) -> core::result::Result<Module, Diagnostics> {
        self.into_read().map(|read| read.module)
    }

    /// The module with all its bodies, and what was left out of it.
    ///
    /// # Errors
    /// As [`super::read`].
    pub fn into_read(mut self) -> core::result::Result<ReadModule, Diagnostics> {
        if !self.is_whole {
            // What was read in parts is in another order, which orders of uses depend on.
            self.part.budget.restore(self.budget);
            let whole = read_skeleton(&self.part, &self.options, Reading::Whole);
            self.skeleton = whole.map_err(|fault| said_of(fault, &self.producer))?;
        }
        let LazyModule { skeleton, options, producer, .. } = self;
        match read_bodies(skeleton, options.threads.max(1)) {
            Ok((module, unknown)) => Ok(ReadModule { module, left_out: unknown.warnings(&producer), producer }),
            Err(fault) => Err(said_of(fault, &producer)),
        }
    }
}

/// What is wrong with a file of this producer.
fn said_of(fault: Fault, producer: &Producer) -> Diagnostics {
    let mut all = Diagnostics::new();
    all.push(fault.into_diagnostic().with_note(producer.describe()));
    all
}

/// Puts what was read of a function in its place.
pub(super) fn place(module: &mut Module, function: Global, read: ReadBody) -> Result<()> {
    module.set_body(function, Some(Box::new(read.body)));
    let data = module.global_mut(function);
    data.attachments.extend(read.attachments);
    if let (Some(personality), Some(function)) = (read.personality, data.as_function_mut()) {
        match function.personality.replace(personality) {
            Some(other) if other != personality => return Err(fault("Personality function mismatch")),
            _ => {}
        }
    }
    Ok(())
}

/// Puts nodes in the place of those that turned out equal to them.
pub(super) fn apply(module: &mut Module, aliases: &Aliases) {
    for list in module.named_metadata_mut() {
        list.operands.iter_mut().for_each(|id| *id = aliases.resolve(*id));
    }
    for number in 0..module.global_count() as u32 {
        let global = Global::from_u32(number);
        for (_, id) in &mut module.global_mut(global).attachments {
            *id = aliases.resolve(*id);
        }
        if let Some(body) = module.body_mut(global) {
            body.remap(&mut ByAliases(aliases));
        }
    }
}

struct ByAliases<'a>(&'a Aliases);

impl BodyRemap for ByAliases<'_> {
    fn metadata(&mut self, id: Metadata) -> Metadata {
        self.0.resolve(id)
    }

    fn value(&mut self, value: Value) -> Value {
        match value.kind() {
            ValueKind::Metadata(id) => self.0.resolve(id).into(),
            _ => value,
        }
    }
}
