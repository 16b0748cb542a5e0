//! A module whose bodies are read on demand, or all at once.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use draig_diag::{Diagnostic, Diagnostics};
use draig_ir::metadata::Aliases;
use draig_ir::overlay::Detached;
use draig_ir::{Body, BodyRemap, Global, Metadata, Module, Value, ValueKind};

use super::fault::{Fault, Result, fault};
use super::function::{BodyReader, ReadBody};
use super::module::{PendingBody, Skeleton, read_skeleton};
use super::{Producer, ReadOptions, file, said};

/// Below that many bits of bodies, one thread reads them all: starting others takes longer.
const MIN_PARALLEL_BITS: u64 = 1 << 21;

/// The bits of bodies that one thread reads at a time.
const PART_BITS: u64 = 1 << 20;

/// The code of warnings about what is not taken into the module.
const LEFT_OUT: &str = "B0003";

/// A module that was opened: everything but the bodies was read.
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
}

impl<'a> LazyModule<'a> {
    /// Opens the only module of a file.
    ///
    /// # Errors
    /// As [`super::read`], of what is not in a body.
    pub fn open(bytes: &'a [u8], options: &ReadOptions) -> core::result::Result<LazyModule<'a>, Diagnostics> {
        let modules = file::modules(bytes).map_err(said)?;
        let [part] = &modules[..] else {
            let fault = fault("Expected a single module");
            return Err(said(fault.with_note(format!("the file has {} modules", modules.len()))));
        };
        LazyModule::of(part, options).map_err(|fault| said_of(fault, &part.producer()))
    }

    /// Opens every module of a file: what is split for a thin link has two, concatenated files have many.
    ///
    /// # Errors
    /// As [`LazyModule::open`], of the first module that something is wrong with.
    pub fn open_all(bytes: &'a [u8], options: &ReadOptions) -> core::result::Result<Vec<LazyModule<'a>>, Diagnostics> {
        let modules = file::modules(bytes).map_err(said)?;
        let open = |part| LazyModule::of(part, options).map_err(|fault| said_of(fault, &part.producer()));
        modules.iter().map(open).collect()
    }

    fn of(part: &file::ModulePart<'a>, options: &ReadOptions) -> Result<LazyModule<'a>> {
        let skeleton = read_skeleton(part, &options.name)?;
        Ok(LazyModule { skeleton, producer: part.producer(), threads: options.threads.max(1) })
    }

    /// The module, with the bodies that were read so far.
    pub fn module(&self) -> &Module {
        &self.skeleton.module
    }

    /// Who wrote it.
    pub fn producer(&self) -> &Producer {
        &self.producer
    }

    /// What the file has outside of bodies and the module will not, because a newer version wrote it: a
    /// warning for each kind.
    pub fn left_out(&self) -> Vec<Diagnostic> {
        let mut seen = BTreeSet::new();
        let mut warnings = Vec::new();
        for place in &self.skeleton.unknown {
            if seen.insert((place.block, place.record)) {
                let what = if place.record.is_some() { "a record" } else { "a block" };
                warnings.push(
                    Diagnostic::warning(LEFT_OUT, format!("{what} that is newer than LLVM 22 is left out"))
                        .with_note(place.describe())
                        .with_note(self.producer.describe()),
                );
            }
        }
        warnings
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
        let Skeleton { module, scope, info, bodies, .. } = &mut self.skeleton;
        if let Some(at) = bodies.iter().position(|body| body.function == function) {
            let pending = bodies.swap_remove(at);
            let done = BodyReader::new(scope, info, &mut module.tables).read(function, pending.cursor);
            let done = done.and_then(|body| place(module, function, body));
            done.map_err(|fault| said_of(fault, &self.producer))?;
        }
        Ok(self.skeleton.module.body(function))
    }

    /// The module with all its bodies.
    ///
    /// # Errors
    /// As [`super::read`].
    pub fn into_module(self) -> core::result::Result<Module, Diagnostics> {
        let LazyModule { skeleton, threads, producer } = self;
        let said = |fault: Fault| said_of(fault, &producer);
        let Skeleton { mut module, scope, info, bodies, .. } = skeleton;
        let bits: u64 = bodies.iter().map(body_bits).sum();
        let beside = match threads > 1 && bits >= MIN_PARALLEL_BITS {
            true => read_beside(&mut module, &scope, &info, &bodies, threads).map_err(said)?,
            false => None,
        };
        let result = if let Some(all) = beside {
            Ok(all)
        } else {
            let mut tables = std::mem::take(&mut module.tables);
            let mut reader = BodyReader::new(&scope, &info, &mut tables);
            let all = bodies.into_iter().map(|body| Ok((body.function, reader.read(body.function, body.cursor)?)));
            let all: Result<Vec<_>> = all.collect();
            drop(reader);
            module.tables = tables;
            all
        };
        let all = result.map_err(said)?;
        for (function, body) in all {
            place(&mut module, function, body).map_err(said)?;
        }
        if let Some(aliases) = module.tables.metadata.resolve_aliases() {
            apply(&mut module, &aliases);
        }
        Ok(module)
    }
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

type Part = (Detached, Vec<(Global, ReadBody)>);

/// Several readers, each with overlays of the tables, which are absorbed in the order of the file.
/// `None` if what they read cannot be merged; then nothing has changed.
fn read_beside(
    module: &mut Module,
    scope: &super::scope::Scope,
    info: &draig_bitstream::BlockInfo,
    bodies: &[PendingBody<'_>],
    threads: usize,
) -> Result<Option<Vec<(Global, ReadBody)>>> {
    let parts = parts(bodies);
    let mut whole = module.tables.clone();
    let frozen = std::mem::take(&mut module.tables).freeze();
    let next = AtomicUsize::new(0);
    let failed = AtomicBool::new(false);
    let mergeable = AtomicBool::new(true);
    let results: Vec<Mutex<Option<Result<Part>>>> = parts.iter().map(|_| Mutex::new(None)).collect();
    let work = || {
        while !failed.load(Ordering::Relaxed) && mergeable.load(Ordering::Relaxed) {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(part) = parts.get(at) else { break };
            let mut tables = frozen.overlay();
            let mut reader = BodyReader::new(scope, info, &mut tables);
            let all = part.iter().map(|body| Ok((body.function, reader.read(body.function, body.cursor.clone())?)));
            let all: Result<Vec<_>> = all.collect();
            if reader.had_forward_metadata() {
                mergeable.store(false, Ordering::Relaxed);
                break;
            }
            drop(reader);
            if all.is_err() {
                failed.store(true, Ordering::Relaxed);
            }
            if let Ok(mut slot) = results[at].lock() {
                *slot = Some(all.map(|list| (tables.detach(), list)));
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
    if !mergeable.into_inner() {
        module.tables = whole;
        return Ok(None);
    }
    let mut all = Vec::with_capacity(bodies.len());
    for slot in results {
        let slot = slot.into_inner().ok().flatten();
        // Parts behind one that failed may be left; what failed first in the file is said.
        let Some(result) = slot else { return Err(first_fault(bodies, scope, info, whole)) };
        let Ok((detached, mut list)) = result else { return Err(first_fault(bodies, scope, info, whole)) };
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
    Ok(Some(all))
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
