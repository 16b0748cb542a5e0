//! Reading of a whole text: the top level, then metadata definitions and bodies, by one or several threads,
//! then the final checks ([`super::finish`]).
//!
//! Each part of the text that is read in parallel goes to an overlay of the tables. Overlays are absorbed in
//! the order of the text, so every handle gets the number that a single reader would have given it. Some
//! things are rare in large texts and hard to merge: errors, undefined names, block addresses across
//! functions. If there are any, one thread reads the text again and its result is used. The result therefore
//! never depends on the number of threads.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use draig_diag::{Diagnostic, Diagnostics};
use draig_ir::metadata::Aliases;
use draig_ir::overlay::{Detached, HandleRemap};
use draig_ir::{Body, Global, Module, OverlayUses, Remap, Tables};

use super::cursor::ParseError;
use super::deferred::{Deferred, LineSearch};
use super::finish::{self, WholeText};
use super::function::FunctionState;
use super::metadata::KindUses;
use super::scope::{Found, PendingBody, Scope};
use super::summary::SummaryReader;
use super::{MAX_TEXT_BYTES, ParseOptions, Parsed, Parser, ScopeAccess, metadata};
use crate::lexer::skip;
use crate::mend::add_fixes;
use crate::messages::Message;

/// The manner of reading a text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ReadMode {
    /// Reading by this many threads; metadata definitions are deferred.
    Threads(usize),
    /// Reading in textual order, so that errors are LLVM's.
    Plain,
}

/// The reason for reading a text again in a different manner.
enum RereadReason {
    OneThread,
    Plain,
}

/// Bytes of text that one thread reads at a time. Smaller parts would let the threads finish closer together,
/// but each part has its own copies of the constants common to all.
const PART_BYTES: u32 = 1 << 20;

/// Bytes of bodies that one thread reads before several begin, and the share of all bodies that they are at most. Most
/// constants, types and attributes of a program are in these; all threads share them, and need neither find them again
/// nor rename them.
const WARM_UP_BYTES: usize = 1 << 18;
const WARM_UP_SHARE: usize = 64;

/// Definitions of metadata above this size are read by several threads before any body is.
const MAX_WARM_UP_DEFINITIONS: usize = 1 << 16;

/// Minimum bytes of text that one thread reads at a time.
const MIN_PART_BYTES: usize = 1 << 15;

/// Texts below this size are read by one thread: starting others takes longer.
const MIN_PARALLEL_BYTES: usize = 1 << 20;

/// Reads a module; see [`super::parse_module`].
pub(super) fn run(text: &[u8], options: &ParseOptions) -> Result<Parsed, Diagnostics> {
    if text.len() > MAX_TEXT_BYTES {
        let mut diagnostics = Diagnostics::new();
        let message = format!("input is longer than {MAX_TEXT_BYTES} bytes");
        diagnostics.push(Diagnostic::error(Message::code_of(&message), message));
        return Err(diagnostics);
    }
    let threads = if text.len() < MIN_PARALLEL_BYTES { 1 } else { options.threads.max(1) };
    let reason = match attempt(text, options, ReadMode::Threads(threads)) {
        Ok(result) => return result,
        Err(reason) => reason,
    };
    if let RereadReason::OneThread = reason
        && let Ok(result) = attempt(text, options, ReadMode::Threads(1))
    {
        return result;
    }
    let read = attempt(text, options, ReadMode::Plain);
    read.unwrap_or_else(|_| unreachable!("reading plainly is not repeated"))
        .map_err(|diagnostics| add_fixes(text, diagnostics))
}

/// A part of the text that can be read in parallel with others.
enum Part<'p> {
    Metadata(Range<u32>),
    Bodies(&'p [PendingBody]),
}

/// The result of reading parts, apart from the tables.
#[derive(Default)]
struct PartResult {
    bodies: Bodies,
    found: Found,
    errors: Vec<ParseError>,
    undefined: Vec<u32>,
    kind_uses: KindUses,
}

impl PartResult {
    /// Whether the whole result can be merged with those of other parts.
    fn is_mergeable(&self) -> bool {
        self.errors.is_empty() && self.undefined.is_empty() && self.found.is_mergeable()
    }
}

fn attempt(text: &[u8], options: &ParseOptions, mode: ReadMode) -> Result<Result<Parsed, Diagnostics>, RereadReason> {
    let module = Module::new(options.name.as_bytes());
    let scope = ScopeAccess::Own(Box::new(Scope { module, ..Scope::default() }));
    let mut parser = Parser::new(text, 0..text.len() as u32, Tables::default(), scope, options);
    parser.deferred.enabled = mode != ReadMode::Plain;
    if let ReadMode::Threads(threads @ 2..) = mode {
        parser.deferred.ahead = LineSearch::new(text, threads).map(Arc::new);
    }
    parser.target_lines(text);
    let ahead = parser.deferred.ahead.clone();
    std::thread::scope(|scope| {
        if let (Some(ahead), ReadMode::Threads(threads)) = (&ahead, mode) {
            (1..threads).for_each(|_| drop(scope.spawn(|| ahead.search_all(text))));
        }
        parser.top_level(text);
        if let Some(ahead) = &ahead {
            ahead.stop();
        }
    });
    let Parser { tables, scope, found, errors, metadata, summary, deferred, .. } = parser;
    let ScopeAccess::Own(mut scope) = scope else { unreachable!("the top level owns its scope") };
    if mode != ReadMode::Plain && (deferred.irregular || !errors.is_empty()) {
        return Err(RereadReason::Plain);
    }
    let pending = std::mem::take(&mut scope.bodies);
    let top =
        PartResult { bodies: Vec::new(), found, errors, undefined: metadata.undefined, kind_uses: metadata.kind_uses };
    let (tables, result) = match mode {
        ReadMode::Threads(2..) if !top.is_mergeable() => return Err(RereadReason::OneThread),
        ReadMode::Threads(threads @ 2..) => {
            let mut begun = Begun { tables, result: top, room: FunctionState::default(), has_definitions: false };
            let (first, rest) = warm_up(&pending, &deferred);
            if !first.is_empty() {
                begun = read_in_turn(text, options, &mut scope, &deferred, first, begun);
                if !begun.result.is_mergeable() {
                    return Err(RereadReason::OneThread);
                }
            }
            let lines = if begun.has_definitions { &[][..] } else { &deferred.lines };
            let parts = parts(text, lines, rest, threads);
            read_parallel(text, options, &mut scope, begun, &deferred, &parts, threads)?
        }
        _ => {
            let begun = Begun { tables, result: top, room: FunctionState::default(), has_definitions: false };
            let Begun { tables, result, .. } = read_in_turn(text, options, &mut scope, &deferred, &pending, begun);
            (tables, result)
        }
    };
    if mode != ReadMode::Plain && !result.errors.is_empty() {
        return Err(RereadReason::Plain);
    }
    scope.version = options.for_llvm;
    finish_text(text, scope, tables, result, summary, mode)
}

fn finish_text(
    text: &[u8],
    mut scope: Box<Scope>,
    tables: Tables,
    result: PartResult,
    summary: SummaryReader,
    mode: ReadMode,
) -> Result<Result<Parsed, Diagnostics>, RereadReason> {
    scope.module.tables = tables;
    for (function, body, _) in result.bodies {
        scope.module.set_body(function, Some(body));
    }
    let PartResult { found, errors, undefined, kind_uses, .. } = result;
    let finished = finish::finish(scope, WholeText { text, found, errors, undefined, kind_uses, summary });
    if mode != ReadMode::Plain && finished.is_err() { Err(RereadReason::Plain) } else { Ok(finished) }
}

/// The state of reading between its steps.
struct Begun<'a> {
    tables: Tables,
    result: PartResult,
    /// Space for reading bodies, with what was found in the tables.
    room: FunctionState<'a>,
    /// Whether the definitions of metadata have been read.
    has_definitions: bool,
}

/// Divides bodies into those that one thread reads before several begin, and the others.
fn warm_up<'p>(pending: &'p [PendingBody], deferred: &Deferred) -> (&'p [PendingBody], &'p [PendingBody]) {
    let all: usize = pending.iter().map(|body| body.range.len()).sum();
    let wanted = match deferred.bytes() <= MAX_WARM_UP_DEFINITIONS {
        true => WARM_UP_BYTES.min(all / WARM_UP_SHARE),
        false => 0,
    };
    let mut bytes = 0;
    let fits = pending.iter().take_while(|body| {
        bytes += body.range.len();
        bytes <= wanted
    });
    pending.split_at(fits.count())
}

/// Reads with one reader: the definitions, then bodies.
fn read_in_turn<'a>(
    text: &'a [u8],
    options: &ParseOptions,
    scope: &mut Scope,
    deferred: &Deferred,
    pending: &[PendingBody],
    begun: Begun<'a>,
) -> Begun<'a> {
    let Begun { mut tables, result: top, .. } = begun;
    deferred.announce(&mut tables);
    let mut definitions = Parser::new(text, 0..0, tables, ScopeAccess::Shared(scope), options);
    definitions.metadata.kind_uses = top.kind_uses;
    definitions.metadata.undefined = top.undefined;
    definitions.found = top.found;
    definitions.errors = top.errors;
    for range in &deferred.lines {
        definitions.deferred_definitions(text, range.clone());
        tell(text, options, range.clone());
    }
    let Parser { mut tables, found, errors, metadata, .. } = definitions;
    tables.metadata.end_many();
    metadata::merge_equal_nodes(scope, &mut tables);

    let mut reader = Parser::new(text, 0..0, tables, ScopeAccess::Shared(scope), options);
    reader.metadata = metadata;
    reader.found = found;
    reader.errors = errors;
    // Definitions have been read, too.
    let mut known = 0;
    let read = |body: &PendingBody| {
        let read = reader.body(text, body);
        if body.range.end - known >= PART_BYTES {
            tell(text, options, known..body.range.end);
            known = body.range.end;
        }
        (body.function, read, OverlayUses::default())
    };
    let bodies = pending.iter().map(read).collect();
    if let Some(last) = pending.last() {
        tell(text, options, known..last.range.end);
    }
    let Parser { tables, found, errors, metadata, function: room, .. } = reader;
    let result = PartResult { bodies, found, errors, undefined: metadata.undefined, kind_uses: metadata.kind_uses };
    Begun { tables, result, room, has_definitions: true }
}

/// Tells of a part of the text that has been read.
fn tell(text: &[u8], options: &ParseOptions, range: Range<u32>) {
    if let Some(on_part_read) = options.on_part_read {
        on_part_read(&text[range.start as usize..range.end as usize]);
    }
}

/// Returns the parts in which a text is read, of about [`PART_BYTES`] each: definitions, then bodies, in
/// order. The last ones are smaller, so that threads finish at about the same time.
fn parts<'p>(text: &[u8], lines: &[Range<u32>], pending: &'p [PendingBody], threads: usize) -> Vec<Part<'p>> {
    let mut parts = Vec::new();
    for range in lines {
        let mut start = range.start;
        while start < range.end {
            let end = match range.end.checked_sub(PART_BYTES) {
                Some(limit) if start < limit => skip::next_line(text, start + PART_BYTES).min(range.end),
                _ => range.end,
            };
            parts.push(Part::Metadata(start..end));
            start = end;
        }
    }
    let mut rest = pending;
    let mut left: usize = rest.iter().map(|body| body.range.len()).sum();
    while !rest.is_empty() {
        let wanted = (left / threads.saturating_mul(2)).clamp(MIN_PART_BYTES, PART_BYTES as usize);
        let mut bytes = 0;
        let count = rest.iter().take_while(|body| {
            let before = bytes;
            bytes += body.range.len();
            before < wanted
        });
        let (part, tail) = rest.split_at(count.count());
        left -= part.iter().map(|body| body.range.len()).sum::<usize>();
        parts.push(Part::Bodies(part));
        rest = tail;
    }
    parts
}

/// Reads with several readers, each with overlays of the tables. A thread that has read a part merges all
/// finished parts that are next in order, while the others read on. Each thread renames the bodies that it
/// has read, because it has them in cache.
fn read_parallel(
    text: &[u8],
    options: &ParseOptions,
    scope: &mut Scope,
    begun: Begun<'_>,
    deferred: &Deferred,
    parts: &[Part<'_>],
    threads: usize,
) -> Result<(Tables, PartResult), RereadReason> {
    let Begun { tables, result, room, has_definitions } = begun;
    // One copy for lookups, one to merge into.
    let mut whole = tables.clone();
    if !has_definitions {
        deferred.announce(&mut whole);
    }
    let merged = Mutex::new(Merged {
        tables: whole,
        result,
        definitions: Definitions { ended: has_definitions, aliases: None },
        next: 0,
    });
    let frozen = tables.freeze();
    let shared = &*scope;
    let next = AtomicUsize::new(0);
    let mergeable = AtomicBool::new(true);
    let results: Vec<PartSlot> = parts.iter().map(|_| Mutex::new(None)).collect();
    let maps: Vec<MapSlot> = parts.iter().map(|_| Mutex::new(None)).collect();
    let bodies: Mutex<Vec<(usize, Bodies)>> = Mutex::default();
    let work = || {
        let mut room = FunctionState::with_tables_of(&room);
        let mut mine = Vec::new();
        let mut renamed = 0;
        while mergeable.load(Ordering::Relaxed) {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(part) = parts.get(at) else { break };
            let (tables, mut result) = read_part(text, options, shared, frozen.overlay(), part, &mut room);
            if !result.is_mergeable() {
                // The others need not continue.
                mergeable.store(false, Ordering::Relaxed);
                break;
            }
            if let Part::Bodies(_) = part {
                mine.push((at, std::mem::take(&mut result.bodies)));
            }
            if let Ok(mut slot) = results[at].lock() {
                *slot = Some((tables, matches!(part, Part::Bodies(_)), result));
            }
            merge_ready(&merged, &results, &maps);
            renamed += rename_merged(&mut mine[renamed..], &maps);
        }
        if let Ok(mut bodies) = bodies.lock() {
            bodies.append(&mut mine);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(parts.len()) {
            scope.spawn(work);
        }
        work();
    });
    // Parts finished during the last merge.
    merge_ready(&merged, &results, &maps);
    let (Ok(merged), Ok(mut bodies)) = (merged.into_inner(), bodies.into_inner()) else {
        return Err(RereadReason::OneThread);
    };
    bodies.iter_mut().for_each(|part| _ = rename_merged(std::slice::from_mut(part), &maps));
    bodies.sort_unstable_by_key(|&(at, _)| at);
    let Merged { mut tables, mut result, mut definitions, next } = merged;
    definitions.end(&mut tables);
    if next < parts.len() || tables.metadata.has_aliases() {
        return Err(RereadReason::OneThread);
    }
    result.bodies.reserve(bodies.iter().map(|(_, bodies)| bodies.len()).sum());
    result.bodies.extend(bodies.into_iter().flat_map(|(_, bodies)| bodies));
    if let Some(aliases) = definitions.aliases {
        metadata::apply(scope, &aliases);
    }
    Ok((tables, result))
}

/// Reads a part into `room`, which is reused for the following parts.
fn read_part<'a>(
    text: &'a [u8],
    options: &ParseOptions,
    scope: &Scope,
    tables: Tables,
    part: &Part<'_>,
    room: &mut FunctionState<'a>,
) -> (Detached, PartResult) {
    let mut parser = Parser::new(text, 0..0, tables, ScopeAccess::Shared(scope), options);
    room.change_tables(&parser.tables);
    std::mem::swap(&mut parser.function, room);
    let mut bodies = Vec::new();
    match part {
        Part::Metadata(lines) => {
            Deferred::announce_part(lines, &mut parser.tables);
            parser.deferred_definitions(text, lines.clone());
            tell(text, options, lines.clone());
        }
        Part::Bodies(list) => {
            bodies.extend(list.iter().map(|body| {
                let read = parser.body(text, body);
                let uses = read.overlay_uses(&parser.tables);
                (body.function, read, uses)
            }));
            if let [first, .., last] | [first @ last] = list {
                tell(text, options, first.range.start..last.range.end);
            }
        }
    }
    std::mem::swap(&mut parser.function, room);
    let Parser { tables, found, errors, metadata, .. } = parser;
    let result = PartResult { bodies, found, errors, undefined: metadata.undefined, kind_uses: metadata.kind_uses };
    (tables.detach(), result)
}

/// The result of a part until it is merged, and whether the part consists of bodies.
type PartSlot = Mutex<Option<(Detached, bool, PartResult)>>;

/// The renaming for the bodies of a merged part.
type MapSlot = Mutex<Option<HandleRemap<()>>>;

/// The bodies of a part, and their places that the renaming concerns.
type Bodies = Vec<(Global, Box<Body>, OverlayUses)>;

/// The merged result of the parts from the first on.
struct Merged {
    tables: Tables,
    result: PartResult,
    definitions: Definitions,
    /// Number of the next part to merge.
    next: usize,
}

/// The state shared by all definitions of metadata.
#[derive(Default)]
struct Definitions {
    ended: bool,
    /// Nodes that turned out equal to others.
    aliases: Option<Arc<Aliases>>,
}

impl Definitions {
    /// Merges equal nodes, as a single reader does. Must be called after all definitions and before any body
    /// are merged.
    fn end(&mut self, tables: &mut Tables) {
        if !std::mem::replace(&mut self.ended, true) {
            tables.metadata.end_many();
            self.aliases = tables.metadata.resolve_aliases().map(Arc::new);
        }
    }
}

/// Merges the finished parts that are next in order, unless another thread is merging.
fn merge_ready(merged: &Mutex<Merged>, results: &[PartSlot], maps: &[MapSlot]) {
    let Ok(mut guard) = merged.try_lock() else { return };
    let Merged { tables, result, definitions, next } = &mut *guard;
    while let Some((detached, has_bodies, part)) =
        results.get(*next).and_then(|slot| slot.lock().ok().and_then(|mut slot| slot.take()))
    {
        if has_bodies {
            definitions.end(tables);
        }
        let mut map = tables.absorb_with(detached, (), definitions.aliases.clone());
        result.kind_uses.merge(&part.kind_uses, |kind| map.metadata_kind(kind));
        result.found.note_debug_info_of(&part.found);
        if has_bodies && let Ok(mut slot) = maps[*next].lock() {
            *slot = Some(map);
        }
        *next += 1;
    }
}

/// Renames the bodies of parts up to the first unmerged one and returns their count.
fn rename_merged(parts: &mut [(usize, Bodies)], maps: &[MapSlot]) -> usize {
    let mut count = 0;
    for (at, bodies) in parts {
        let Some(mut map) = maps[*at].lock().ok().and_then(|mut slot| slot.take()) else { break };
        if map.changes() {
            bodies.iter_mut().for_each(|(_, body, uses)| body.remap_uses(uses, &mut map));
        }
        count += 1;
    }
    count
}
