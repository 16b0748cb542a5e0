//! A module whose bodies are read on demand, or all at once.

use draig_diag::{Diagnostic, Diagnostics};
use draig_ir::metadata::Aliases;
use draig_ir::{Body, Global, Metadata, Module, Remap};

use super::all_bodies::read_bodies;
use super::deferred::Reading;
use super::fault::{Fault, Result, fault};
use super::file::ModulePart;
use super::function::ReadBody;
use super::module::{Skeleton, read_skeleton};
use super::{Producer, ReadModule, ReadOptions, file, to_diagnostics};

/// An opened module: types, globals and named metadata have been read; bodies, constants and the rest of the
/// metadata have only been located.
///
/// Reading a body also reads the initializers of the variables that it mentions, directly or through other
/// variables; all other variables have none until [`LazyModule::read_metadata`]. It also reads the metadata
/// that it mentions, transitively. The lists of a compile unit (`globals`, `enums`, `retainedTypes`,
/// `imports`, `macros`) are [`Undefined`](draig_ir::MetadataData::Undefined), and attachments of variables
/// and declarations are missing, until [`LazyModule::read_metadata`]. Files without an index of their
/// metadata, which LLVM has written since 4.0, are opened with all of it.
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
    /// The budget left before it was opened.
    budget: u64,
    /// Whether it was opened to be read completely.
    is_whole: bool,
}

impl<'a> LazyModule<'a> {
    /// Opens the only module of a file.
    ///
    /// # Errors
    /// Returns errors like [`super::read`], except those in bodies.
    pub fn open(bytes: &'a [u8], options: &ReadOptions) -> core::result::Result<LazyModule<'a>, Diagnostics> {
        LazyModule::open_only(bytes, options, Reading::OnDemand)
    }

    /// Opens the only module of a file, to be read completely.
    pub(super) fn open_whole(
        bytes: &'a [u8],
        options: &ReadOptions,
    ) -> core::result::Result<LazyModule<'a>, Diagnostics> {
        LazyModule::open_only(bytes, options, Reading::Whole)
    }

    fn open_only(
        bytes: &'a [u8],
        options: &ReadOptions,
        reading: Reading,
    ) -> core::result::Result<LazyModule<'a>, Diagnostics> {
        let modules = file::modules(bytes).map_err(to_diagnostics)?;
        let [part] = &modules[..] else {
            let fault = fault("Expected a single module");
            return Err(to_diagnostics(fault.with_note(format!("the file has {} modules", modules.len()))));
        };
        LazyModule::of(part, options, reading)
    }

    /// Opens a module, to be read completely.
    pub(super) fn of_part(
        part: &ModulePart<'a>,
        options: &ReadOptions,
    ) -> core::result::Result<LazyModule<'a>, Diagnostics> {
        LazyModule::of(part, options, Reading::Whole)
    }

    /// Opens every module of a file: files split for a thin link have two, concatenated files have many.
    ///
    /// # Errors
    /// Returns errors like [`LazyModule::open`], for the first faulty module.
    pub fn open_all(bytes: &'a [u8], options: &ReadOptions) -> core::result::Result<Vec<LazyModule<'a>>, Diagnostics> {
        let modules = file::modules(bytes).map_err(to_diagnostics)?;
        modules.iter().map(|part| LazyModule::of(part, options, Reading::OnDemand)).collect()
    }

    fn of(
        part: &ModulePart<'a>,
        options: &ReadOptions,
        reading: Reading,
    ) -> core::result::Result<LazyModule<'a>, Diagnostics> {
        let (producer, is_whole) = (part.producer(), reading == Reading::Whole);
        let reading = if producer.has_current_metadata() { reading } else { Reading::Whole };
        let budget = part.budget.remaining();
        let skeleton = match read_skeleton(part, options, reading) {
            // Perhaps only the index is faulty, which is not needed.
            Err(_) if reading == Reading::OnDemand => {
                part.budget.restore(budget);
                read_skeleton(part, options, Reading::Whole)
            }
            done => done,
        };
        let mut skeleton = skeleton.map_err(|fault| to_diagnostics_of(fault, &producer))?;
        if !is_whole {
            skeleton.check_bodies().map_err(|fault| to_diagnostics_of(fault, &producer))?;
        }
        Ok(LazyModule { skeleton, producer, part: part.clone(), options: options.clone(), budget, is_whole })
    }

    /// Returns the module with the bodies read so far.
    pub fn module(&self) -> &Module {
        &self.skeleton.module
    }

    /// Returns the producer.
    pub fn producer(&self) -> &Producer {
        &self.producer
    }

    /// Returns a warning for each kind of element that the module lacks because a newer version wrote it, as
    /// far as the file has been read.
    pub fn left_out(&self) -> Vec<Diagnostic> {
        self.skeleton.unknown.warnings(&self.producer)
    }

    /// Returns the number of bodies that have not been read yet.
    pub fn unread(&self) -> usize {
        self.skeleton.bodies.len()
    }

    /// Returns the functions whose bodies have not been read yet, in no order.
    pub fn unread_functions(&self) -> impl Iterator<Item = Global> + '_ {
        self.skeleton.bodies.iter().map(|body| body.function)
    }

    /// Returns the body of a function, reading it if necessary; `None` if it has none.
    ///
    /// # Errors
    /// Returns errors like [`super::read`], for this body.
    pub fn body(&mut self, function: Global) -> core::result::Result<Option<&Body>, Diagnostics> {
        if let Some(at) = self.skeleton.bodies.iter().position(|body| body.function == function) {
            let done = match self.read_body(at) {
                // Perhaps only the index is faulty, which is not needed.
                Err(_) if self.skeleton.deferred.is_some() => self.reopen(Some(function)),
                done => done,
            };
            done.map_err(|fault| to_diagnostics_of(fault, &self.producer))?;
        }
        Ok(self.skeleton.module.body(function))
    }

    /// Reads a pending body.
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

    /// Opens the module again with all its metadata, and reads the bodies read before, and this one.
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

    /// Reads everything that is still missing except bodies: initializers of variables, attachments of
    /// globals, all nodes of metadata.
    ///
    /// # Errors
    /// Returns errors like [`super::read`], except those in bodies.
    pub fn read_metadata(&mut self) -> core::result::Result<(), Diagnostics> {
        self.complete().map_err(|fault| to_diagnostics_of(fault, &self.producer))
    }

    fn complete(&mut self) -> Result<()> {
        if self.skeleton.deferred.is_some() && self.skeleton.complete().is_err() {
            self.reopen(None)?;
        }
        Ok(())
    }

    /// Returns the module with the bodies read so far. All other functions are declarations in it, and the
    /// restrictions on initializers and metadata above remain.
    pub fn into_part(self) -> ReadModule {
        let left_out = self.left_out();
        let LazyModule { skeleton, producer, .. } = self;
        ReadModule { module: skeleton.module, left_out, producer }
    }

    /// Returns the module with all its bodies.
    ///
    /// # Errors
    /// Returns errors like [`super::read`].
    pub fn into_module(self) -> core::result::Result<Module, Diagnostics> {
        self.into_read().map(|read| read.module)
    }

    /// Returns the module with all its bodies, and the elements left out of it.
    ///
    /// # Errors
    /// Returns errors like [`super::read`].
    pub fn into_read(mut self) -> core::result::Result<ReadModule, Diagnostics> {
        if !self.is_whole {
            // Reading in parts changes the order, on which use orders depend.
            self.part.budget.restore(self.budget);
            let whole = read_skeleton(&self.part, &self.options, Reading::Whole);
            self.skeleton = whole.map_err(|fault| to_diagnostics_of(fault, &self.producer))?;
        }
        let LazyModule { skeleton, options, producer, .. } = self;
        match read_bodies(skeleton, options.threads.max(1)) {
            Ok((module, unknown)) => Ok(ReadModule { module, left_out: unknown.warnings(&producer), producer }),
            Err(fault) => Err(to_diagnostics_of(fault, &producer)),
        }
    }
}

/// Converts a fault in a file of this producer to a diagnostic.
fn to_diagnostics_of(fault: Fault, producer: &Producer) -> Diagnostics {
    let mut all = Diagnostics::new();
    all.push(fault.into_diagnostic().with_note(producer.describe()));
    all
}

/// Inserts a function's body and related data into the module.
pub(super) fn place(module: &mut Module, function: Global, read: ReadBody) -> Result<()> {
    module.set_body(function, Some(read.body));
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

/// Replaces nodes with the equal ones that they were merged into.
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

impl Remap for ByAliases<'_> {
    fn metadata(&mut self, id: Metadata) -> Metadata {
        self.0.resolve(id)
    }
}
