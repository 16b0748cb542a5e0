//! `memory(...)` of functions: which locations may be read and written while a call is active.
//!
//! While any such function is active, the fast paths demand flags of an object that say that it may be
//! accessed anyway: what was allocated since, constants for reading, arguments, and what was accessed
//! before. All else is looked at here, against every active function with restricted effects.

use std::fmt;
use std::rc::Rc;

use super::Memory;
use super::object::{ObjectKind, count, flag};
use super::ranges::Ranges;
use super::resolve::{Hidden, Kind, Place};
use super::scopes::{MAX_CALLS, ScopedCall};
use crate::account::{STEP, Tally};
use crate::rules;
use crate::site::Site;
use crate::stop::{Run, Undefined};
use crate::value::Prov;

/// What may be done with a kind of location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effect {
    /// It may be read.
    pub(crate) read: bool,
    /// It may be written; if it may not be read, it may be read after that.
    pub(crate) write: bool,
}

impl Effect {
    /// Everything.
    pub(crate) const ALL: Effect = Effect { read: true, write: true };

    fn or(self, other: Effect) -> Effect {
        Effect { read: self.read || other.read, write: self.write || other.write }
    }
}

/// What a function may do with memory. Inaccessible memory is none that a program can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effects {
    /// What pointers based on its arguments point to.
    pub(crate) arguments: Effect,
    /// `errno`.
    pub(crate) errno: Effect,
    /// All else.
    pub(crate) other: Effect,
}

impl Effects {
    /// No `memory(...)` at all.
    pub(crate) const ALL: Effects = Effects { arguments: Effect::ALL, errno: Effect::ALL, other: Effect::ALL };

    /// The flags that the fast paths need in a function of these effects, besides those needed outside.
    fn needs(&self, (mut read, mut write): (u32, u32)) -> (u32, u32) {
        let each = [self.arguments, self.errno, self.other];
        if !each.iter().all(|effect| effect.read) {
            (read, write) = (flag::EFFECT_READ, flag::EFFECT_WRITE);
        } else if !each.iter().all(|effect| effect.write) {
            write = flag::EFFECT_WRITE;
        }
        (read, write)
    }
}

impl fmt::Display for Effects {
    /// As the attribute is written, without what no program can name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |effect: Effect| match (effect.read, effect.write) {
            (false, false) => "none",
            (true, false) => "read",
            (false, true) => "write",
            (true, true) => "readwrite",
        };
        write!(f, "memory({}", word(self.other))?;
        for (location, effect) in [("argmem", self.arguments), ("errnomem", self.errno)] {
            if effect != self.other {
                write!(f, ", {location}: {}", word(effect))?;
            }
        }
        f.write_str(")")
    }
}

/// A function whose effects are restricted, while it is active.
#[derive(Debug)]
pub(super) struct EffectFrame {
    effects: Effects,
    frame: u64,
    /// Objects of this epoch or a later one were made during the call.
    epoch: u32,
    site: Site,
    /// Entries that got `EFFECT_READ` or `EFFECT_WRITE` while this was the innermost one.
    granted: Vec<(Prov, u32)>,
    /// How many of them there may be before they are tidied up.
    granted_limit: usize,
    /// What was written, where reading is allowed only afterwards.
    written: Ranges,
    /// The flags that the fast paths need for reading and for writing, by this and all functions before.
    needs: (u32, u32),
    /// The call, if its accesses are in or out of scopes of the caller; then nothing is restricted.
    scoped: Option<Rc<ScopedCall>>,
    /// How many of those are active, with this one.
    scoped_depth: u32,
}

impl EffectFrame {
    /// Adds up what it takes.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.granted);
        self.written.tally(tally);
    }

    /// Remembers what an entry was allowed.
    fn grant(&mut self, prov: Prov, grant: u32) {
        self.granted.push((prov, grant));
        if self.granted.len() > self.granted_limit {
            // Entries are used again and again by calls in a loop; the last mention of each is enough.
            self.granted.reverse();
            self.granted.sort_by_key(|(prov, _)| *prov);
            self.granted.dedup_by_key(|(prov, _)| *prov);
            self.granted_limit = 2 * self.granted.len() + 64;
        }
    }
}

const GRANTS: u32 = flag::EFFECT_READ | flag::EFFECT_WRITE;

impl Memory {
    /// A function with restricted effects begins. Its pointer arguments are told by
    /// [`Memory::restrict`] with the same frame, after this; [`Memory::end_restrictions`] ends it.
    pub(crate) fn enter_effects(&mut self, effects: Effects, frame: u64, site: Site) {
        if effects == Effects::ALL {
            return;
        }
        let needs = effects.needs(self.effects.last().map_or((0, 0), |last| last.needs));
        self.push_effects(effects, frame, site, needs, None);
    }

    /// A call begins whose accesses are in or out of scopes of the caller.
    pub(super) fn push_scoped(&mut self, call: ScopedCall, callee: u64, site: Site) {
        if self.effects.last().is_none_or(|last| last.scoped_depth < MAX_CALLS) {
            let needs = (flag::EFFECT_READ, flag::EFFECT_WRITE);
            self.push_effects(Effects::ALL, callee, site, needs, Some(Rc::new(call)));
        }
    }

    fn push_effects(
        &mut self,
        effects: Effects,
        frame: u64,
        site: Site,
        needs: (u32, u32),
        scoped: Option<Rc<ScopedCall>>,
    ) {
        self.withdraw();
        self.epoch = self.epoch.saturating_add(1);
        self.account.note(size_of::<EffectFrame>() as u64);
        let depth = self.effects.last().map_or(0, |last| last.scoped_depth);
        self.effects.push(EffectFrame {
            effects,
            frame,
            epoch: self.epoch,
            site,
            granted: Vec::new(),
            granted_limit: 64,
            written: Ranges::default(),
            needs,
            scoped_depth: depth + u32::from(scoped.is_some()),
            scoped,
        });
        self.set_needs();
    }

    /// Ends the effects of the frames from `frame` on.
    pub(crate) fn leave_effects(&mut self, frame: u64) {
        if self.effects.last().is_none_or(|last| last.frame < frame) {
            return;
        }
        self.withdraw();
        while self.effects.last().is_some_and(|last| last.frame >= frame) {
            self.effects.pop();
        }
        if let Some(last) = self.effects.last() {
            for &(prov, grant) in &last.granted {
                let object = &mut self.objects[prov.0 as usize];
                if object.epoch == last.epoch && object.is_live() {
                    // An entry that was used again is mentioned again, and the last one counts.
                    object.flags = object.flags & !GRANTS | grant;
                }
            }
        }
        self.set_needs();
    }

    /// The object of `errno`, which has an effect of its own.
    pub fn set_errno(&mut self, prov: Prov) {
        self.errno = prov;
    }

    /// What was allowed by the innermost function is not so by the next one.
    fn withdraw(&mut self) {
        if let Some(last) = self.effects.last() {
            for &(prov, _) in &last.granted {
                let object = &mut self.objects[prov.0 as usize];
                if object.kind != ObjectKind::Constant {
                    object.flags &= !GRANTS;
                }
            }
        }
    }

    fn set_needs(&mut self) {
        let (read, write) = self.effects.last().map_or((0, 0), |last| last.needs);
        self.read_needs = self.read_needs & !flag::EFFECT_READ | read;
        self.write_needs = self.write_needs & !flag::EFFECT_WRITE | write;
    }

    /// An object made while effects are restricted may be used freely by the innermost function.
    pub(super) fn grant_new(&mut self, prov: Prov) {
        if let Some(last) = self.effects.last_mut() {
            let object = &mut self.objects[prov.0 as usize];
            object.epoch = last.epoch;
            object.flags |= GRANTS;
            last.grant(prov, GRANTS);
        }
    }

    /// A pointer argument of the innermost function with restricted effects may be used by the fast
    /// paths if all active functions allow it; one of a function that it calls, if its parent may.
    pub(super) fn grant_argument(&mut self, derived: Prov, parent: Prov, root: Prov, frame: u64) {
        let Some(frame_of_last) = self.effects.last().map(|last| last.frame) else { return };
        let mut grant = self.object(parent).flags & GRANTS;
        if frame_of_last == frame {
            grant = self.grants(root, derived);
        }
        if let Some(last) = self.effects.last_mut() {
            let object = &mut self.objects[derived.0 as usize];
            object.epoch = last.epoch;
            object.flags |= grant;
            last.grant(derived, grant);
        }
    }

    /// What all active functions allow the fast paths to do with an object through a pointer.
    fn grants(&self, root: Prov, through: Prov) -> u32 {
        let mut all = Effect::ALL;
        let frames = self.argument_frames(root, through);
        for number in self.effects_on(root) {
            if self.effects[number].scoped.as_deref().is_some_and(|call| self.scopes.watches(call)) {
                return 0;
            }
            let effect = self.effect_of(number, root, through, &frames);
            all = Effect { read: all.read && effect.read, write: all.write && effect.write && effect.read };
        }
        (if all.read { flag::EFFECT_READ } else { 0 }) | if all.write { flag::EFFECT_WRITE } else { 0 }
    }

    /// A pointer that is neither new nor an argument and was used may be used by the fast paths until
    /// another function with restricted effects begins or ends, if all active ones allow it.
    fn grant_used(&mut self, place: &Place) {
        if place.through == Prov::NONE {
            return;
        }
        let grant = self.grants(place.root, place.through);
        let flags = &mut self.objects[place.through.0 as usize].flags;
        if grant & !*flags != 0
            && let Some(last) = self.effects.last_mut()
        {
            *flags |= grant;
            last.grant(place.through, grant);
        }
    }

    /// Whether a function with restricted effects takes pointers of this frame as its arguments.
    pub(super) fn wants_arguments(&self, frame: u64) -> bool {
        self.effects.last().is_some_and(|last| last.frame == frame)
    }

    /// The functions that an object was not made in: the last ones.
    fn effects_on(&self, root: Prov) -> std::ops::Range<usize> {
        let epoch = self.object(root).epoch;
        self.effects.partition_point(|active| active.epoch <= epoch)..self.effects.len()
    }

    /// What the function at `number` may do with an object through a pointer, which is based on pointer
    /// arguments of these frames.
    fn effect_of(&self, number: usize, root: Prov, through: Prov, frames: &[u64]) -> Effect {
        let Some(active) = self.effects.get(number) else { return Effect::ALL };
        let object = self.object(root);
        if object.epoch >= active.epoch {
            return Effect::ALL;
        }
        let effects = active.effects;
        let effect = if root == self.errno {
            effects.errno
        } else if through == Prov::NONE {
            effects.other.or(effects.arguments)
        } else if frames.binary_search_by(|frame| active.frame.cmp(frame)).is_ok() {
            effects.arguments
        } else {
            effects.other
        };
        let read = effect.read || object.kind == ObjectKind::Constant;
        Effect { read, ..effect }
    }

    /// Which location of `memory(...)` an object is to the function at `number`, for reports.
    #[cold]
    fn location(&self, root: Prov, through: Prov, number: usize, frames: &[u64]) -> &'static str {
        let frame = self.effects[number].frame;
        match () {
            () if root == self.errno => "errnomem",
            () if through == Prov::NONE => "memory that a number names",
            () if frames.binary_search_by(|other| frame.cmp(other)).is_ok() => "argmem",
            () => "other memory",
        }
    }

    /// Looks at an access that every active function must allow.
    pub(super) fn check_effects(&mut self, place: &mut Place, kind: Kind, site: Site) -> Run<()> {
        let (start, end) = (place.address, place.address + place.size);
        self.account.note(STEP);
        let frames = self.argument_frames(place.root, place.through);
        for number in self.effects_on(place.root) {
            if let Some(call) = self.effects[number].scoped.clone() {
                self.watch_call(&call, place, kind, site)?;
                continue;
            }
            let effect = self.effect_of(number, place.root, place.through, &frames);
            let allowed = match kind {
                Kind::Read => effect.read || effect.write,
                Kind::Write => effect.write,
            };
            let active = &self.effects[number];
            if !allowed {
                let by = active.site;
                let (promised, location) = (active.effects, self.location(place.root, place.through, number, &frames));
                let (bytes, address, done) = (count(place.size), place.address, kind.done());
                let what = format!("{bytes} at {address:#x} {done} as {location}, which {promised} excludes");
                let stop = Undefined::new(&rules::MEMORY_EFFECT_VIOLATED, what);
                return Err(stop.object(place.root).note("the function was called", by).into());
            }
            if !effect.read {
                let active = &mut self.effects[number];
                match kind {
                    Kind::Write => active.written.add(start, end, site),
                    Kind::Read => place.hidden |= !active.written.covers(start, end),
                }
            }
        }
        self.grant_used(place);
        Ok(())
    }

    /// The active function that may not see a byte because it has not written it.
    pub(super) fn hidden_by_effects(&self, place: &Place, address: u64) -> Option<Hidden> {
        let frames = self.argument_frames(place.root, place.through);
        let hides = |number: &usize| {
            !self.effect_of(*number, place.root, place.through, &frames).read
                && !self.effects[*number].written.covers(address, address + 1)
        };
        let active = &self.effects[self.effects_on(place.root).find(hides)?];
        Some((active.site, "memory(...) of the function lets it read only what it has written"))
    }
}
