//! A module whose bodies are read on demand, or all at once.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use draig_diag::{Diagnostic, Diagnostics};
use draig_ir::metadata::Aliases;
use draig_ir::overlay::Detached;
use draig_ir::{Body, BodyRemap, Global, Metadata, Module, Value, ValueKind};

use super::described::ReadMetadata;
use super::fault::{Fault, Result, fault};
use super::file::ModulePart;
use super::function::{BodyReader, ReadBody};
use super::module::{PendingBody, Skeleton, read_skeleton};
use super::unknown::Unknown;
use super::{Producer, ReadModule, ReadOptions, file, said};

/// Below that many bits of bodies, one thread reads them all: starting others takes longer.
const MIN_PARALLEL_BITS: u64 = 1 << 21;

/// The bits of bodies that one thread reads at a time.
const PART_BITS: u64 = 1 << 20;

/// A module that was opened: types, globals, constants and named metadata were read, bodies and the rest of the
/// metadata were only found.
///
/// A body brings the metadata that it mentions, and what that is made of. What a compile unit lists
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
    threads: usize,
    part: ModulePart<'a>,
    name: String,
    /// What was left of the budget before it was opened.
    budget: u64,
}

impl<'a> LazyModule<'a> {
    /// Opens the only module of a file.
    ///
    /// # Errors
    /// As [`super::read`], of what is not in a body.
    pub fn open(bytes: &'a [u8], options: &ReadOptions) -> core::result::Result<LazyModule<'a>, Diagnostics> {
        LazyModule::open_only(bytes, options, ReadMetadata::OnDemand)
    }

    /// Likewise, to read all of it.
    pub(super) fn open_whole(
        bytes: &'a [u8],
        options: &ReadOptions,
    ) -> core::result::Result<LazyModule<'a>, Diagnostics> {
        LazyModule::open_only(bytes, options, ReadMetadata::Whole)
    }

    fn open_only(
        bytes: &'a [u8],
        options: &ReadOptions,
        how: ReadMetadata,
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
        LazyModule::of(part, options, ReadMetadata::Whole)
    }

    /// Opens every module of a file: what is split for a thin link has two, concatenated files have many.
    ///
    /// # Errors
    /// As [`LazyModule::open`], of the first module that something is wrong with.
    pub fn open_all(bytes: &'a [u8], options: &ReadOptions) -> core::result::Result<Vec<LazyModule<'a>>, Diagnostics> {
        let modules = file::modules(bytes).map_err(said)?;
        modules.iter().map(|part| LazyModule::of(part, options, ReadMetadata::OnDemand)).collect()
    }

    fn of(
        part: &ModulePart<'a>,
        options: &ReadOptions,
        how: ReadMetadata,
    ) -> core::result::Result<LazyModule<'a>, Diagnostics> {
        let producer = part.producer();
        let how = if producer.has_current_metadata() { how } else { ReadMetadata::Whole };
        let budget = part.budget.left();
        let skeleton = match read_skeleton(part, &options.name, how) {
            // It may be that only the index is wrong, which nobody has to look at.
            Err(_) if how == ReadMetadata::OnDemand => {
                part.budget.restore(budget);
                read_skeleton(part, &options.name, ReadMetadata::Whole)
            }
            done => done,
        };
        let skeleton = skeleton.map_err(|fault| said_of(fault, &producer))?;
        let (part, name) = (part.clone(), options.name.clone());
        Ok(LazyModule { skeleton, producer, threads: options.threads.max(1), part, name, budget })
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
                Err(_) if self.skeleton.on_demand.is_some() => self.reopen(Some(function)),
                done => done,
            };
            done.map_err(|fault| said_of(fault, &self.producer))?;
        }
        Ok(self.skeleton.module.body(function))
    }

    /// Reads a body that waits.
    fn read_body(&mut self, at: usize) -> Result<()> {
        let Skeleton { module, scope, info, bodies, on_demand, unknown, .. } = &mut self.skeleton;
        let PendingBody { function, cursor } = bodies.swap_remove(at);
        let reader = BodyReader::new(scope, info, &mut module.tables);
        let mut reader = reader.with_metadata(on_demand.as_deref_mut());
        let body = reader.read(function, cursor)?;
        unknown.append(reader.take_unknown());
        place(module, function, body)?;
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
        self.skeleton = read_skeleton(&self.part, &self.name, ReadMetadata::Whole)?;
        for function in wanted {
            if let Some(at) = self.skeleton.bodies.iter().position(|body| body.function == function) {
                self.read_body(at)?;
            }
        }
        Ok(())
    }

    /// Reads the metadata that nothing has brought so far: what globals have attached, all nodes.
    ///
    /// # Errors
    /// As [`super::read`], of what is in the metadata.
    pub fn read_metadata(&mut self) -> core::result::Result<(), Diagnostics> {
        self.complete().map_err(|fault| said_of(fault, &self.producer))
    }

    fn complete(&mut self) -> Result<()> {
        if self.skeleton.on_demand.is_none() {
            return Ok(());
        }
        if self.skeleton.complete_metadata().is_err() {
            self.reopen(None)?;
        }
        Ok(())
    }

    /// The module with the bodies that were read; all other functions are declarations in it, and what is said of
    /// metadata above stays so.
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
        self.read_metadata()?;
        let LazyModule { skeleton, threads, producer, .. } = self;
        match read_bodies(skeleton, threads) {
            Ok((module, unknown)) => Ok(ReadModule { module, left_out: unknown.warnings(&producer), producer }),
            Err(fault) => Err(said_of(fault, &producer)),
        }
    }
}

/// Reads all bodies that wait.
fn read_bodies(skeleton: Skeleton<'_>, threads: usize) -> Result<(Module, Unknown)> {
    let Skeleton { mut module, scope, info, bodies, mut unknown, .. } = skeleton;
    let bits: u64 = bodies.iter().map(body_bits).sum();
    let (all, found) = if threads > 1 && bits >= MIN_PARALLEL_BITS {
        read_beside(&mut module, &scope, &info, &bodies, threads)?
    } else {
        let mut tables = std::mem::take(&mut module.tables);
        let mut reader = BodyReader::new(&scope, &info, &mut tables);
        let all = bodies.into_iter().map(|body| Ok((body.function, reader.read(body.function, body.cursor)?)));
        let all: Result<Vec<_>> = all.collect();
        let found = reader.take_unknown();
        drop(reader);
        module.tables = tables;
        (all?, found)
    };
    unknown.append(found);
    for (function, body) in all {
        place(&mut module, function, body)?;
    }
    if let Some(aliases) = module.tables.metadata.resolve_aliases() {
        apply(&mut module, &aliases);
    }
    Ok((module, unknown))
}

/// What is wrong with a file of this producer.
fn said_of(fault: Fault, producer: &Producer) -> Diagnostics {
    let mut all = Diagnostics::new();
    all.push(fault.into_diagnostic().with_note(producer.describe()));
    all
}

fn body_bits(body: &PendingBody<'_>) -> u64 {
    body.cursor.end().saturating_sub(body.cursor.bit())
}

/// Puts what was read of a function in its place.
fn place(module: &mut Module, function: Global, read: ReadBody) -> Result<()> {
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

type Bodies = Vec<(Global, ReadBody)>;
type Part = (Detached, Bodies, Unknown);

/// Several readers, each with overlays of the tables, which are absorbed in the order of the file.
fn read_beside(
    module: &mut Module,
    scope: &super::scope::Scope,
    info: &draig_bitstream::BlockInfo,
    bodies: &[PendingBody<'_>],
    threads: usize,
) -> Result<(Bodies, Unknown)> {
    let parts = parts(bodies);
    let mut whole = module.tables.clone();
    let budget = scope.budget.left();
    let frozen = std::mem::take(&mut module.tables).freeze();
    let next = AtomicUsize::new(0);
    let failed = AtomicBool::new(false);
    let results: Vec<Mutex<Option<Result<Part>>>> = parts.iter().map(|_| Mutex::new(None)).collect();
    let work = || {
        while !failed.load(Ordering::Relaxed) {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(part) = parts.get(at) else { break };
            let mut tables = frozen.overlay();
            let mut reader = BodyReader::new(scope, info, &mut tables);
            let all = part.iter().map(|body| Ok((body.function, reader.read(body.function, body.cursor.clone())?)));
            let all: Result<Vec<_>> = all.collect();
            let unknown = reader.take_unknown();
            drop(reader);
            if all.is_err() {
                failed.store(true, Ordering::Relaxed);
            }
            if let Ok(mut slot) = results[at].lock() {
                *slot = Some(all.map(|list| (tables.detach(), list, unknown)));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(parts.len()) {
            scope.spawn(work);
        }
        work();
    });
    drop(frozen);
    let mut all = Vec::with_capacity(bodies.len());
    let mut unknown = Unknown::default();
    for slot in results {
        let slot = slot.into_inner().ok().flatten();
        // Parts behind one that failed may be left; what failed first in the file is said.
        let Some(Ok((detached, mut list, found))) = slot else {
            scope.budget.restore(budget);
            return Err(first_fault(bodies, scope, info, whole));
        };
        unknown.append(found);
        let mut map = whole.absorb(detached, ());
        if map.changes() {
            for (_, read) in &mut list {
                read.body.remap(&mut map);
                for (kind, node) in &mut read.attachments {
                    (*kind, *node) = (map.metadata_kind(*kind), map.metadata(*node));
                }
                read.personality = read.personality.map(|value| map.value(value));
            }
        }
        all.append(&mut list);
    }
    module.tables = whole;
    Ok((all, unknown))
}

/// What one reader would have said.
#[cold]
fn first_fault(
    bodies: &[PendingBody<'_>],
    scope: &super::scope::Scope,
    info: &draig_bitstream::BlockInfo,
    mut tables: draig_ir::Tables,
) -> Fault {
    let mut reader = BodyReader::new(scope, info, &mut tables);
    let found = bodies.iter().find_map(|body| reader.read(body.function, body.cursor.clone()).err());
    found.unwrap_or_else(|| fault("Invalid record"))
}

/// The bodies in parts of about [`PART_BITS`].
fn parts<'p, 'a>(bodies: &'p [PendingBody<'a>]) -> Vec<&'p [PendingBody<'a>]> {
    let mut parts = Vec::new();
    let mut rest = bodies;
    while !rest.is_empty() {
        let mut bits = 0u64;
        let count = rest.iter().take_while(|body| {
            let before = bits;
            bits = bits.saturating_add(body_bits(body));
            before < PART_BITS
        });
        let (part, behind) = rest.split_at(count.count());
        parts.push(part);
        rest = behind;
    }
    parts
}

/// Puts nodes in the place of those that turned out equal to them.
fn apply(module: &mut Module, aliases: &Aliases) {
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
