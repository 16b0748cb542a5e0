//! Reads all bodies of a module at once, by one or several threads; the result does not depend on their
//! number. [`super::lazy`] reads one body at a time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use draig_bitstream::{BlockInfo, Cursor};
use draig_ir::overlay::Detached;
use draig_ir::{Global, Module, Remap, Tables};

use super::fault::{Fault, Result, fault};
use super::function::{BodyReader, ReadBody};
use super::lazy::{apply, place};
use super::module::Skeleton;
use super::scope::Scope;
use super::unknown::Unknown;
use super::use_orders;

/// Below this number of bits of bodies, one thread reads them all: starting others takes longer.
const MIN_PARALLEL_BITS: u64 = 1 << 21;

/// Bits of bodies that one thread reads at a time.
const PART_BITS: u64 = 1 << 20;

/// A body, in its block.
struct FoundBody<'a> {
    function: Global,
    cursor: Cursor<'a>,
}

impl FoundBody<'_> {
    /// Returns its length.
    fn bits(&self) -> u64 {
        self.cursor.end().saturating_sub(self.cursor.bit())
    }
}

/// Reads all pending bodies.
pub(super) fn read_bodies(mut skeleton: Skeleton<'_>, threads: usize) -> Result<(Module, Unknown)> {
    let complete = skeleton.check_bodies();
    let Skeleton { mut module, scope, info, bodies, mut unknown, mut use_orders, .. } = skeleton;
    let found = bodies.into_iter().map(|body| {
        let function = body.function;
        body.enter(None, &info).map(|cursor| FoundBody { function, cursor })
    });
    let bodies = found.collect::<Result<Vec<FoundBody<'_>>>>()?;
    let bits: u64 = bodies.iter().map(FoundBody::bits).sum();
    let (all, found) = if threads > 1 && bits >= MIN_PARALLEL_BITS {
        read_parallel(&mut module, &scope, &info, &bodies, threads)?
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
    complete?;
    unknown.append(found);
    for (function, mut body) in all {
        use_orders.append(&mut body.use_orders);
        place(&mut module, function, body)?;
    }
    if let Some(aliases) = module.tables.metadata.resolve_aliases() {
        apply(&mut module, &aliases);
    }
    use_orders::apply(&mut module, use_orders);
    Ok((module, unknown))
}

type Bodies = Vec<(Global, ReadBody)>;
type Part = (Detached, Bodies, Unknown);

/// Reads with several readers, each with overlays of the tables, which are absorbed in the order of the file.
fn read_parallel(
    module: &mut Module,
    scope: &Scope,
    info: &BlockInfo,
    bodies: &[FoundBody<'_>],
    threads: usize,
) -> Result<(Bodies, Unknown)> {
    let parts = parts(bodies);
    let mut whole = module.tables.clone();
    let budget = scope.budget.remaining();
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
        // Parts after a failed one may be skipped; the first fault in the file is reported.
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
                read.use_orders.iter_mut().for_each(|order| order.value = map.value(order.value));
            }
        }
        all.append(&mut list);
    }
    module.tables = whole;
    Ok((all, unknown))
}

/// Returns the fault that a single reader would have reported.
#[cold]
fn first_fault(bodies: &[FoundBody<'_>], scope: &Scope, info: &BlockInfo, mut tables: Tables) -> Fault {
    let mut reader = BodyReader::new(scope, info, &mut tables);
    let found = bodies.iter().find_map(|body| reader.read(body.function, body.cursor.clone()).err());
    found.unwrap_or_else(|| fault("Invalid record"))
}

/// Splits the bodies into parts of about [`PART_BITS`].
fn parts<'p, 'a>(bodies: &'p [FoundBody<'a>]) -> Vec<&'p [FoundBody<'a>]> {
    let mut parts = Vec::new();
    let mut rest = bodies;
    while !rest.is_empty() {
        let mut bits = 0u64;
        let count = rest.iter().take_while(|body| {
            let before = bits;
            bits = bits.saturating_add(body.bits());
            before < PART_BITS
        });
        let (part, tail) = rest.split_at(count.count());
        parts.push(part);
        rest = tail;
    }
    parts
}
