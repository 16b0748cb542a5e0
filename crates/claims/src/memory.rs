//! Claims about memory: accesses of an activation, and which of them may not overlap or see each other.
//!
//! An alias query is about two addresses at one moment: both are defined, in the current iteration of every cycle that
//! contains both definitions. Accesses that overlap are compared if they were made under these conditions, and if one
//! of them writes: `noalias` pointers may be read through others.

use std::cell::RefCell;

use draig_analysis::Analyses;
use draig_analysis::memory::{
    AccessKind, AliasAnalysis, AliasKind, AliasResult, GlobalsModRef, MemoryLocation, MemorySsa, ModRef,
};
use draig_ir::{Block, Inst, Opcode, Value};
use draig_tables::intrinsics::ids;
use rustc_hash::FxHashMap;

use crate::activation::{Activation, Time};
use crate::flow::Shape;

/// Bytes of a unit of addresses.
const UNIT: u64 = 8;
/// Largest access that is recorded.
const MAX_BYTES: u64 = 512;
/// Largest number of accesses that are remembered of a unit.
const MAX_TOUCHES: usize = 12;
/// Largest number of units that are remembered of an activation.
const MAX_UNITS: usize = 1 << 13;
/// Largest number of accesses of a function whose pairs are all asked about.
const MAX_PAIRED: usize = 128;

/// An access to some bytes of a unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Touch {
    pub(crate) inst: Inst,
    /// Bytes of the unit.
    mask: u8,
    pub(crate) reads: bool,
    pub(crate) writes: bool,
    object: u32,
    pub(crate) time: Time,
}

/// The accesses of an activation, by unit.
#[derive(Debug, Default)]
pub(crate) struct Touched {
    units: FxHashMap<u64, Vec<Touch>>,
}

/// Bytes that an instruction accesses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Range {
    pub(crate) address: u64,
    pub(crate) size: u64,
    pub(crate) object: u32,
    pub(crate) reads: bool,
    pub(crate) writes: bool,
}

impl Range {
    /// Returns the units with the bytes in them.
    fn units(self) -> impl Iterator<Item = (u64, u8)> {
        let end = self.address + self.size;
        let units = if self.size == 0 { 0..0 } else { self.address / UNIT..end.div_ceil(UNIT) };
        units.map(move |unit| {
            let first = self.address.saturating_sub(unit * UNIT);
            let last = (end - unit * UNIT).min(UNIT);
            (unit, ((1u16 << last) - (1u16 << first)) as u8)
        })
    }
}

impl Touched {
    /// Calls `found` with earlier accesses that overlap with a range.
    pub(crate) fn overlapping(&self, range: Range, mut found: impl FnMut(&Touch)) {
        if self.units.is_empty() || range.size > MAX_BYTES {
            return;
        }
        for (unit, mask) in range.units() {
            let touches = self.units.get(&unit).map_or(&[][..], |touches| &touches[..]);
            touches.iter().filter(|touch| touch.mask & mask != 0 && touch.object == range.object).for_each(&mut found);
        }
    }

    /// Records an access.
    pub(crate) fn record(&mut self, inst: Inst, range: Range, time: Time) {
        if range.size > MAX_BYTES {
            return;
        }
        let Range { reads, writes, object, .. } = range;
        for (unit, mask) in range.units() {
            self.add(unit, Touch { inst, mask, reads, writes, object, time });
        }
    }

    fn add(&mut self, unit: u64, touch: Touch) {
        if self.units.len() >= MAX_UNITS && !self.units.contains_key(&unit) {
            return;
        }
        let touches = self.units.entry(unit).or_default();
        // Later accesses of an instruction replace earlier ones to the same bytes.
        touches.retain(|old| old.inst != touch.inst || old.writes != touch.writes || old.mask & !touch.mask != 0);
        if touches.len() >= MAX_TOUCHES {
            touches.remove(0);
        }
        touches.push(touch);
    }

    /// Returns the accesses of a finished callee as those of the call, without those to objects that are gone.
    pub(crate) fn of_call(self, call: Inst, time: Time, is_live: impl Fn(u32) -> bool) -> Vec<(u64, Touch)> {
        let mut out = Vec::new();
        let mut units: Vec<(u64, Vec<Touch>)> = self.units.into_iter().collect();
        units.sort_unstable_by_key(|unit| unit.0);
        for (unit, touches) in units {
            let mut merged: Vec<Touch> = Vec::new();
            for touch in touches.into_iter().filter(|touch| is_live(touch.object)) {
                let same = merged.iter_mut().find(|other| {
                    other.object == touch.object && other.reads == touch.reads && other.writes == touch.writes
                });
                match same {
                    Some(other) => other.mask |= touch.mask,
                    None => merged.push(Touch { inst: call, time, ..touch }),
                }
            }
            out.extend(merged.into_iter().map(|touch| (unit, touch)));
        }
        out
    }

    /// Adds accesses of a call; `found` is called with each earlier access that one of them overlaps.
    pub(crate) fn merge(&mut self, touches: Vec<(u64, Touch)>, mut found: impl FnMut(&Touch, &Touch)) {
        for (unit, touch) in touches {
            if let Some(earlier) = self.units.get(&unit) {
                let overlap = |old: &&Touch| old.mask & touch.mask != 0 && old.object == touch.object;
                earlier.iter().filter(overlap).for_each(|old| found(old, &touch));
            }
            self.add(unit, touch);
        }
    }
}

/// An instruction that loads, stores, or does both.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    pub(crate) location: MemoryLocation,
    pub(crate) size: u64,
    pub(crate) reads: bool,
    pub(crate) writes: bool,
    /// Whether the bytes are promised not to change.
    is_invariant: bool,
}

/// The claims about a function's memory.
#[derive(Debug)]
pub(crate) struct MemoryClaims<'a> {
    analyses: &'a Analyses<'a>,
    aliases: AliasAnalysis<'a>,
    ssa: MemorySsa,
    /// Phis of memory with their blocks.
    phis: Vec<(draig_analysis::memory::Access, Block)>,
    /// Accesses by instruction.
    pub(crate) accesses: Vec<Option<Access>>,
    /// Of each access, those before it at a known distance: their instructions and the answers.
    pub(crate) pairs: Vec<Vec<(Inst, AliasResult)>>,
    answers: RefCell<FxHashMap<(Inst, Inst), Answer>>,
}

/// Answer about two accesses.
#[derive(Clone, Copy, Debug)]
enum Answer {
    Alias(AliasResult),
    /// Effect of the first, a call, on what the second accesses.
    First(ModRef),
    /// Effect of the second, a call, on what the first accesses.
    Second(ModRef),
}

/// Result of comparing two accesses that overlap.
pub(crate) enum Compared {
    /// The claims allow it; the kind of claim.
    Agrees(crate::Kind),
    /// The claim that forbids it.
    Contradicts(crate::Kind, String),
}

impl<'a> MemoryClaims<'a> {
    pub(crate) fn new(analyses: &'a Analyses<'a>, globals: &'a GlobalsModRef) -> Self {
        let subject = analyses.subject();
        let kinds = [AliasKind::Basic, AliasKind::ScopedNoAlias, AliasKind::TypeBased, AliasKind::Globals];
        let aliases = AliasAnalysis::new(subject, &kinds).with_values(analyses).with_globals(globals);
        let ssa = MemorySsa::new(&aliases, analyses.control_flow(), analyses.dominators());
        let body = subject.body();
        let highest = body.insts().map(|inst| inst.index() + 1).max().unwrap_or(0);
        let invariant = subject.tables().metadata_kinds.find(b"invariant.load");
        let (mut accesses, mut pairs) = (vec![None; highest], vec![Vec::new(); highest]);
        let mut all = Vec::new();
        for inst in body.insts() {
            let (reads, writes) = match body.opcode(inst) {
                Opcode::Load => (true, false),
                Opcode::Store => (false, true),
                Opcode::AtomicRmw | Opcode::CmpXchg => (true, true),
                _ => continue,
            };
            let Some(location) = aliases.location(inst) else { continue };
            let Some(size) = location.size.fixed().filter(|_| location.size.is_precise()) else { continue };
            let is_invariant = invariant.is_some_and(|kind| body.attachment(inst, kind).is_some());
            accesses[inst.index()] = Some(Access { location, size, reads, writes, is_invariant });
            all.push((inst, location));
        }
        if all.len() <= MAX_PAIRED {
            for (number, (inst, location)) in all.iter().enumerate() {
                for (other, earlier) in &all[..number] {
                    let answer = aliases.alias(earlier, location);
                    if matches!(answer, AliasResult::Must | AliasResult::Partial(_)) {
                        pairs[inst.index()].push((*other, answer));
                        pairs[other.index()].push((*inst, answer.swapped()));
                    }
                }
            }
        }
        let phis = body.blocks().filter_map(|block| Some((ssa.phi(block)?, block))).collect();
        MemoryClaims { analyses, aliases, ssa, phis, accesses, pairs, answers: RefCell::default() }
    }

    /// Returns the instruction whose execution begins a new meaning of an access: the definition of its address, or
    /// the call.
    fn anchor(&self, inst: Inst) -> Option<Inst> {
        match &self.accesses[inst.index()] {
            Some(access) => access.location.pointer.as_inst(),
            None => Some(inst),
        }
    }

    /// Whether a query about an earlier access and a current one is about these executions of them.
    pub(crate) fn are_comparable(
        &self,
        shape: &Shape,
        activation: &Activation,
        earlier: Inst,
        time: Time,
        now: Inst,
    ) -> bool {
        let (first, second) = (self.anchor(earlier), self.anchor(now));
        let Some(first) = first else { return true };
        // The address is another one by now.
        if self.accesses[earlier.index()].is_some() && activation.begun[first.index()] > time {
            return false;
        }
        let Some(second) = second else { return true };
        let body = self.analyses.subject().body();
        let (Some(one), Some(two)) = (body.block_of(first), body.block_of(second)) else { return false };
        let around = &shape.cycles_around[two.index()];
        shape.cycles_around[one.index()]
            .iter()
            .filter(|cycle| around.contains(cycle))
            .all(|&cycle| activation.iterations[cycle as usize] <= time)
    }

    /// Compares two accesses that overlapped with what is claimed about them. `None` if neither writes.
    pub(crate) fn compare(&self, first: &Touch, second: &Touch) -> Option<Compared> {
        use crate::Kind::{ModRef as ModRefKind, NoAlias};
        if !first.writes && !second.writes {
            return None;
        }
        let key = (first.inst, second.inst);
        let known = self.answers.borrow().get(&key).copied();
        let answer = known.unwrap_or_else(|| {
            let answer = self.ask(first.inst, second.inst);
            self.answers.borrow_mut().insert(key, answer);
            answer
        });
        let effect = |effect: ModRef, call: &Touch, other: &Touch| {
            let wrong = if call.writes && !effect.is_mod() {
                Some("does not modify")
            } else if call.reads && other.writes && !effect.is_ref() {
                Some("does not read")
            } else {
                None
            };
            match wrong {
                Some(wrong) => Compared::Contradicts(ModRefKind, format!("that the call {wrong} it")),
                None => Compared::Agrees(ModRefKind),
            }
        };
        Some(match answer {
            Answer::Alias(AliasResult::No) => Compared::Contradicts(NoAlias, "no alias".to_owned()),
            Answer::Alias(_) => Compared::Agrees(NoAlias),
            Answer::First(found) => effect(found, first, second),
            Answer::Second(found) => effect(found, second, first),
        })
    }

    fn ask(&self, first: Inst, second: Inst) -> Answer {
        match (&self.accesses[first.index()], &self.accesses[second.index()]) {
            (Some(one), Some(two)) => Answer::Alias(self.aliases.alias(&one.location, &two.location)),
            (None, Some(two)) => Answer::First(self.aliases.call_on_location(first, &two.location)),
            (Some(one), None) => Answer::Second(self.aliases.call_on_location(second, &one.location)),
            (None, None) => Answer::First(self.aliases.call_on_call(first, second)),
        }
    }

    /// Returns the time from which on no write to an access's bytes is claimed to have happened, with the claim.
    pub(crate) fn last_version(&self, activation: &Activation, inst: Inst) -> Option<(Time, String)> {
        if self.accesses[inst.index()].is_some_and(|access| access.is_invariant) {
            return None;
        }
        let version = self.ssa.defining(self.ssa.of_inst(inst)?);
        Some(match self.ssa.kind(version) {
            AccessKind::LiveOnEntry => (0, "that it sees memory as on entry".to_owned()),
            AccessKind::Def(def) => (activation.begun[def.index()], format!("that it sees memory after {def:?}")),
            AccessKind::Phi => {
                let &(_, block) = self.phis.iter().find(|phi| phi.0 == version)?;
                (activation.entered[block.index()], format!("that it sees memory at the start of {block:?}"))
            }
            AccessKind::Use(_) => return None,
        })
    }

    /// Returns what a call of a memory intrinsic accesses: arguments with the address, and whether it is written.
    pub(crate) fn transfers(&self, call: Inst) -> Option<&'static [(usize, bool)]> {
        Some(match self.aliases.facts.called_intrinsic(call)? {
            ids::MEMCPY | ids::MEMMOVE => &[(0, true), (1, false)],
            ids::MEMSET => &[(0, true)],
            _ => return None,
        })
    }

    /// Returns the function that a call calls directly.
    pub(crate) fn called(&self, call: Inst) -> Option<draig_ir::Global> {
        self.aliases.facts.called_function(call)
    }

    /// Returns the addresses, with sizes, that accesses name and that are defined where a call is.
    pub(crate) fn visible_at(&self, call: Inst) -> Vec<(Value, u64)> {
        let body = self.analyses.subject().body();
        let tree = self.analyses.dominators();
        let Some(block) = body.block_of(call) else { return Vec::new() };
        let mut out: Vec<(Value, u64)> = Vec::new();
        for access in self.accesses.iter().flatten().filter(|access| access.size <= 64) {
            let pointer = access.location.pointer;
            let is_defined = match pointer.as_inst().and_then(|def| body.block_of(def)) {
                Some(of) if of == block => continue,
                Some(of) => tree.dominates_block(of, block),
                None => true,
            };
            let place = (pointer, access.size);
            if is_defined && !out.contains(&place) && out.len() < 64 {
                out.push(place);
            }
        }
        out
    }
}

impl Touch {
    /// Returns an access for comparing.
    pub(crate) fn new(inst: Inst, range: Range, time: Time) -> Touch {
        Touch { inst, mask: 0, reads: range.reads, writes: range.writes, object: range.object, time }
    }
}
