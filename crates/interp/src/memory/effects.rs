//! `memory(...)` of functions: the locations that may be read and written while a call is active.
//!
//! While such a function is active, the fast paths require flags of an object that allow the access: objects
//! allocated since, constants for reading, arguments, and objects accessed before have them. Other accesses
//! are checked here against every active function with restricted effects.

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
use crate::stop::{Result, Undefined};
use crate::value::Prov;

/// Allowed accesses to a kind of location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effect {
    /// Reading is allowed.
    pub(crate) read: bool,
    /// Writing is allowed. Without `read`, written bytes may be read afterwards.
    pub(crate) write: bool,
}

impl Effect {
    /// All accesses are allowed.
    pub(crate) const ALL: Effect = Effect { read: true, write: true };

    fn or(self, other: Effect) -> Effect {
        Effect { read: self.read || other.read, write: self.write || other.write }
    }
}

/// Memory effects of a function. Inaccessible memory is left out, because a program cannot name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effects {
    /// Accesses through pointers based on its arguments.
    pub(crate) arguments: Effect,
    /// Accesses to `errno`.
    pub(crate) errno: Effect,
    /// All other accesses.
    pub(crate) other: Effect,
}

impl Effects {
    /// Effects of a function without `memory(...)`.
    pub(crate) const ALL: Effects = Effects { arguments: Effect::ALL, errno: Effect::ALL, other: Effect::ALL };

    /// Returns the flags that the fast paths require in a function with these effects, in addition to those
    /// required outside of it.
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
    /// Formats the effects like the attribute, without inaccessible memory.
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

/// An active function with restricted effects.
#[derive(Debug)]
pub(super) struct EffectFrame {
    effects: Effects,
    frame: u64,
    /// Objects of this epoch or a later one were created during the call.
    epoch: u32,
    site: Site,
    /// Entries that received `EFFECT_READ` or `EFFECT_WRITE` while this was the innermost function.
    granted: Vec<(Prov, u32)>,
    /// Length of `granted` at which duplicates are removed.
    granted_limit: usize,
    /// Bytes written so far, where reading is allowed only after writing.
    written: Ranges,
    /// Flags that the fast paths require for reading and for writing, for this and all outer functions.
    needs: (u32, u32),
    /// The call, if its accesses are in and outside of scopes of the caller; its effects are then
    /// unrestricted.
    scoped: Option<Rc<ScopedCall>>,
    /// Number of active frames with `scoped`, including this one.
    scoped_depth: u32,
}

impl EffectFrame {
    /// Adds the frame's memory to `tally`.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.granted);
        self.written.tally(tally);
    }

    /// Records the flags granted to an entry.
    fn grant(&mut self, prov: Prov, grant: u32) {
        self.granted.push((prov, grant));
        if self.granted.len() > self.granted_limit {
            // Calls in a loop use the same entries repeatedly; the last record of each is enough.
            self.granted.reverse();
            self.granted.sort_by_key(|(prov, _)| *prov);
            self.granted.dedup_by_key(|(prov, _)| *prov);
            self.granted_limit = 2 * self.granted.len() + 64;
        }
    }
}

const GRANTS: u32 = flag::EFFECT_READ | flag::EFFECT_WRITE;

impl Memory {
    /// Begins a function with restricted effects. Its pointer arguments follow with [`Memory::restrict`] for
    /// the same frame; [`Memory::end_restrictions`] ends it.
    pub(crate) fn enter_effects(&mut self, effects: Effects, frame: u64, site: Site) {
        if effects == Effects::ALL {
            return;
        }
        let needs = effects.needs(self.effects.last().map_or((0, 0), |last| last.needs));
        self.push_effects(effects, frame, site, needs, None);
    }

    /// Begins a call whose accesses are in and outside of scopes of the caller.
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

    /// Ends the effects of all frames from `frame` on.
    pub(crate) fn leave_effects(&mut self, frame: u64) {
        if self.effects.last().is_none_or(|last| last.frame < frame) {
            return;
        }
        self.withdraw();
        while self.effects.last().is_some_and(|last| last.frame >= frame) {
            self.effects.pop();
        }
        self.grant_again();
    }

    /// Sets the object of `errno`, which has its own effect.
    pub fn set_errno(&mut self, prov: Prov) {
        self.errno = prov;
    }

    /// Grants what the innermost function was granted before another thread ran.
    pub(super) fn grant_again(&mut self) {
        if let Some(last) = self.effects.last() {
            for &(prov, grant) in &last.granted {
                let object = &mut self.objects[prov.0 as usize];
                if object.epoch == last.epoch && object.is_live() {
                    // An entry used repeatedly has several records; the last one counts.
                    object.flags = object.flags & !GRANTS | grant;
                }
            }
        }
        self.set_needs();
    }

    /// Withdraws the flags that were granted under the innermost function; they do not apply to the next one.
    pub(super) fn withdraw(&mut self) {
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

    /// Grants the innermost function free use of an object created while effects are restricted.
    pub(super) fn grant_new(&mut self, prov: Prov) {
        if let Some(last) = self.effects.last_mut() {
            let object = &mut self.objects[prov.0 as usize];
            object.epoch = last.epoch;
            object.flags |= GRANTS;
            last.grant(prov, GRANTS);
        }
    }

    /// Grants the fast paths use of a pointer argument of the innermost function with restricted effects if
    /// all active functions allow it. An argument of a function that it calls needs its parent's grant
    /// instead.
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

    /// Returns the accesses to an object through a pointer that all active functions allow.
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

    /// Grants the fast paths use of a pointer that is neither new nor an argument, if all active functions
    /// allow it. The grant lasts until a function with restricted effects begins or ends.
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

    /// Returns whether a function with restricted effects needs to know the pointer arguments of this frame.
    pub(super) fn wants_arguments(&self, frame: u64) -> bool {
        self.effects.last().is_some_and(|last| last.frame == frame)
    }

    /// Returns the functions that apply to an object: the last ones, which the object was not created in.
    fn effects_on(&self, root: Prov) -> std::ops::Range<usize> {
        let epoch = self.object(root).epoch;
        self.effects.partition_point(|active| active.epoch <= epoch)..self.effects.len()
    }

    /// Returns the accesses that the function at `number` allows to an object through a pointer. `frames` are
    /// those whose pointer arguments the pointer is based on.
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

    /// Returns the location of `memory(...)` that an object belongs to for the function at `number`, for
    /// reports.
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

    /// Checks an access against every active function.
    pub(super) fn check_effects(&mut self, place: &mut Place, kind: Kind, site: Site) -> Result<()> {
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

    /// Returns the active function that must not see a byte because it has not written it.
    pub(super) fn hidden_by_effects(&self, place: &Place, address: u64) -> Option<Hidden> {
        let frames = self.argument_frames(place.root, place.through);
        let hides = |number: &usize| {
            !self.effect_of(*number, place.root, place.through, &frames).read
                && !self.effects[*number].written.covers(address, address + 1)
        };
        let active = &self.effects[self.effects_on(place.root).find(hides)?];
        Some((active.site, "the function's memory(...) only allows reading bytes that it has written"))
    }
}
