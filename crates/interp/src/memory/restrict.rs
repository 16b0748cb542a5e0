//! Restricted pointers: arguments with `noalias`, `readonly`, `writeonly`, `readnone`, `captures(...)`,
//! `initializes(...)`, `dead_on_unwind`, `dead_on_return`.
//!
//! Such an argument gets its own entry in the table of objects, derived from the pointer that was passed, so
//! pointers that the function derives from it are known to be based on it. If nothing must be logged, the
//! entry allows the fast paths the same accesses as its object. Otherwise every access to the object is
//! checked here while the call is active. After the call, the derived pointer is equivalent to its parent, as
//! far as it may survive.

use std::borrow::Borrow;

use super::Memory;
use super::log::{Conflict, Log, Noted};
use super::object::{Object, ObjectKind, count, flag};
use super::ranges::Ranges;
use super::resolve::{Access, Hidden, Kind, Place};
use crate::account::{STEP, Tally};
use crate::rules::{self, Rule};
use crate::site::Site;
use crate::stop::{Fact, Result, Stop, Undefined};
use crate::taint::{TaintKind, Taints};
use crate::value::{Prov, Slot};

/// Reads that a restriction allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Reads {
    /// All reads.
    #[default]
    Free,
    /// Reads of bytes that were written through the pointer before; other bytes are poison: `writeonly`.
    AfterWrite,
    /// No reads: `readnone`.
    Forbidden,
}

/// Provenance that outlives the call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum KeptProvenance {
    /// All provenance.
    #[default]
    All,
    /// Provenance for reading only: `captures(read_provenance)`.
    Reads,
    /// No provenance: `captures(none)`, `captures(address)`.
    Nothing,
}

impl KeptProvenance {
    fn flags(self) -> u32 {
        match self {
            KeptProvenance::All => 0,
            KeptProvenance::Reads => flag::NO_WRITE,
            KeptProvenance::Nothing => flag::NO_WRITE | flag::NO_READ,
        }
    }
}

/// Promises about a pointer for the duration of a call.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Restriction {
    /// Bytes that are modified are accessed only through pointers based on this one, or only through others.
    pub(crate) noalias: bool,
    /// Reads allowed through the pointer.
    pub(crate) reads: Reads,
    /// Nothing may be written through the pointer.
    pub(crate) readonly: bool,
    /// Provenance that outlives the call in memory.
    pub(crate) keeps: KeptProvenance,
    /// Provenance that outlives the call in its result.
    pub(crate) keeps_returned: KeptProvenance,
    /// Ranges of bytes, as offsets from the pointer, that are not read before they are written, and are undef
    /// after the call if they never are.
    pub(crate) initializes: Vec<(i64, i64)>,
    /// Bytes written through the pointer are poison if the call unwinds.
    pub(crate) dead_on_unwind: bool,
    /// Bytes written through the pointer are poison after the call, however it ends.
    pub(crate) dead_on_return: bool,
}

impl Restriction {
    /// Whether the restriction promises nothing.
    pub(crate) fn is_empty(&self) -> bool {
        *self == Restriction::default()
    }

    /// Returns the promises that another restriction of the same pointer does not include.
    pub(crate) fn beyond(&self, other: &Restriction) -> Restriction {
        fn unless<T: PartialEq + Clone + Default>(mine: &T, theirs: &T) -> T {
            if mine == theirs { T::default() } else { mine.clone() }
        }
        let keeps_all = self.keeps == other.keeps && self.keeps_returned == other.keeps_returned;
        Restriction {
            noalias: self.noalias && !other.noalias,
            reads: unless(&self.reads, &other.reads),
            readonly: self.readonly && !other.readonly,
            keeps: if keeps_all { KeptProvenance::All } else { self.keeps },
            keeps_returned: if keeps_all { KeptProvenance::All } else { self.keeps_returned },
            initializes: unless(&self.initializes, &other.initializes),
            dead_on_unwind: self.dead_on_unwind && !other.dead_on_unwind,
            dead_on_return: self.dead_on_return && !other.dead_on_return,
        }
    }

    /// Returns the restriction without the ranges to initialize.
    fn without_ranges(&self) -> Restriction {
        let &Restriction { noalias, reads, readonly, keeps, keeps_returned, dead_on_unwind, dead_on_return, .. } = self;
        let initializes = Vec::new();
        Restriction { noalias, reads, readonly, keeps, keeps_returned, initializes, dead_on_unwind, dead_on_return }
    }

    /// Returns the flags of the accesses through the pointer that must be checked.
    fn looks(&self) -> u32 {
        let reads = self.reads != Reads::Free || self.logs();
        let writes = self.readonly || self.logs();
        (if reads { flag::LOOK_READ } else { 0 }) | if writes { flag::LOOK_WRITE } else { 0 }
    }

    /// Returns whether accesses through the pointer must be logged.
    fn logs(&self) -> bool {
        self.noalias || !self.initializes.is_empty() || self.logs_writes()
    }

    /// Returns whether writes through the pointer must be logged.
    fn logs_writes(&self) -> bool {
        self.reads == Reads::AfterWrite || self.dead_on_unwind || self.dead_on_return
    }
}

/// Logs of a restricted pointer.
#[derive(Debug, Default)]
pub(super) struct Logs {
    /// Accesses to the object of a `noalias` pointer; otherwise the writes through the pointer, if needed.
    accesses: Log,
    /// Bytes that the call must initialize and has not yet.
    uninitialised: Ranges,
}

/// A restriction whose call is active.
#[derive(Debug)]
pub(super) struct Active {
    pub(super) prov: Prov,
    root: Prov,
    pub(super) frame: u64,
    /// Thread of the call; `None` after its end, if the call of another thread began later and goes on.
    pub(super) thread: Option<u32>,
    site: Site,
    /// The promises, except for the ranges to initialize, which are in the logs.
    restriction: Restriction,
    logs: Option<Box<Logs>>,
    /// Whether bytes may read as poison through the pointer.
    hides: bool,
}

/// The restricted pointers to an object.
///
/// The rights of the fast paths through a restricted pointer are computed when it is created and when it is
/// used on the slow path. An event that removes a right from the object or from a pointer (`revoke_fast_paths`) removes it
/// from all pointers that have it; they regain it one by one when they are used again. Pointers that are
/// stored somewhere and not used therefore cost nothing.
#[derive(Debug, Default)]
pub(super) struct Tracked {
    /// Provenance of the object.
    pub(super) root: Prov,
    /// Pointers whose call is active: indices into `Memory::restrictions`, ascending.
    active: Vec<u32>,
    /// Active pointers that must see the accesses to the object.
    looking: Vec<u32>,
    /// Number of `noalias` pointers among `looking`.
    noalias: u32,
    /// Number of active pointers through which bytes may read as poison.
    hiding: u32,
    /// Pointers that the fast paths may use.
    fast: Vec<Prov>,
    /// Number of all restricted pointers, including those whose call has ended.
    children: u32,
    /// Whether the address of one became a number.
    pub(super) exposed: bool,
}

impl Tracked {
    /// Returns whether some pointer must see the accesses.
    #[inline]
    pub(super) fn has_looking(&self) -> bool {
        !self.looking.is_empty()
    }
}

const FAST: u32 = flag::READ | flag::WRITE;
/// Approximate size of a restricted pointer without log entries.
const RESTRICTION: u64 = (size_of::<Active>() + size_of::<Logs>()) as u64;
/// Maximum number of empty logs kept for future restrictions.
const MAX_SPARE: usize = 64;

impl Logs {
    fn tally(&self, tally: &mut Tally) {
        tally.fixed(size_of::<Logs>());
        self.accesses.tally(tally);
        self.uninitialised.tally(tally);
    }
}

impl Memory {
    /// Adds the memory of restricted pointers to `tally`.
    pub(super) fn tally_restrictions(&self, tally: &mut Tally) {
        tally.vec(&self.restrictions);
        let active = self.restrictions.iter().filter_map(|active| active.logs.as_ref());
        active.chain(&self.spare_logs).for_each(|logs| logs.tally(tally));
        tally.vec(&self.tracked);
        for list in &self.tracked {
            tally.vec(&list.active);
            tally.vec(&list.looking);
            tally.vec(&list.fast);
        }
        tally.vec(&self.free_tracked);
    }

    /// Returns the pointer that a function receives for an argument `p` with restrictions. `frame` grows with
    /// the depth of calls; [`Memory::end_restrictions`] ends the restriction.
    ///
    /// Pointers without an object of bytes are returned unchanged.
    #[inline]
    pub(crate) fn restrict(&mut self, p: Slot, restriction: impl Borrow<Restriction>, frame: u64, site: Site) -> Slot {
        if p.tag.0 >> 32 == 0 {
            return p;
        }
        self.restrict_pointer(p, restriction.borrow(), frame, site)
    }

    fn restrict_pointer(&mut self, p: Slot, restriction: &Restriction, frame: u64, site: Site) -> Slot {
        if p.tag.is_tainted() || (restriction.is_empty() && !self.wants_arguments(frame)) {
            return p;
        }
        let parent = self.resolve_ended(p.tag.prov());
        let root = self.root(parent);
        let object = *self.object(root);
        if matches!(object.kind, ObjectKind::Null | ObjectKind::Function(_) | ObjectKind::External) || !object.is_live()
        {
            return p;
        }
        let list = self.list(root);
        let look = restriction.looks();
        let fast = if look & (flag::LOOK_READ | flag::LOOK_WRITE) == 0 {
            self.object(parent).flags & FAST
        } else {
            self.object(parent).flags & FAST & !forbidden(look)
        };
        let prov = self.add_object(Object {
            flags: flag::DERIVED | flag::LIVE | flag::RESTRICTS | look | if restriction.noalias { 0 } else { fast },
            kind: ObjectKind::Derived { parent },
            made: site,
            last_write: Site::NONE,
            tracked: list,
            ..object
        });
        let logs = restriction.logs().then(|| {
            let mut logs = self.spare_logs.pop().unwrap_or_default();
            for &(from, to) in &restriction.initializes {
                let (from, to) = (p.bits.saturating_add_signed(from), p.bits.saturating_add_signed(to));
                logs.uninitialised.add(from.max(object.base), to.min(object.end()), site);
            }
            logs
        });
        let index = self.restrictions.len() as u32;
        let hides = restriction.reads == Reads::AfterWrite || !restriction.initializes.is_empty();
        let promises = restriction.without_ranges();
        self.account.note(RESTRICTION);
        let thread = Some(self.running.number);
        self.running.restricted += 1;
        self.restrictions.push(Active { prov, root, frame, thread, site, restriction: promises, logs, hides });
        let tracked = &mut self.tracked[list as usize];
        tracked.active.push(index);
        tracked.children += 1;
        if look != 0 {
            tracked.looking.push(index);
            tracked.hiding += u32::from(hides);
        }
        if restriction.noalias {
            tracked.noalias += 1;
            self.refresh(root);
        } else if fast != 0 {
            tracked.fast.push(prov);
        }
        if !self.effects.is_empty() {
            self.grant_argument(prov, parent, root, frame);
        }
        Slot::pointer(p.bits, prov)
    }

    /// Returns the lasting equivalent of a pointer: one whose restrictions have ended without a trace is
    /// replaced by its parent.
    pub(super) fn resolve_ended(&self, mut prov: Prov) -> Prov {
        while let entry = self.object(prov)
            && let ObjectKind::Derived { parent } = entry.kind
            && entry.flags & (flag::RESTRICTS | flag::NO_READ | flag::NO_WRITE) == 0
        {
            prov = parent;
        }
        prov
    }

    /// Ends the restrictions and effects of all frames from `frame` on. `returned` is the function's result,
    /// empty when it unwinds; pointers in it that outlive the call become their parents.
    #[inline]
    pub(crate) fn end_restrictions(&mut self, taints: &mut Taints, frame: u64, returned: &mut [Slot], unwinds: bool) {
        self.leave_effects(frame);
        self.scopes.leave(frame);
        self.allow_free(frame);
        if self.running.are_several() {
            return self.end_own_restrictions(taints, frame, returned, unwinds);
        }
        while self.restrictions.last().is_some_and(|last| last.frame >= frame) {
            let Some(active) = self.restrictions.pop() else { break };
            self.running.restricted -= 1;
            let list = self.object(active.prov).tracked as usize;
            let tracked = &mut self.tracked[list];
            tracked.active.pop();
            if tracked.looking.last() == Some(&(self.restrictions.len() as u32)) {
                tracked.looking.pop();
                tracked.noalias -= u32::from(active.restriction.noalias);
                tracked.hiding -= u32::from(active.hides);
            }
            self.end_restriction(taints, &active, returned, unwinds);
            if let Some(mut logs) = active.logs
                && self.spare_logs.len() < MAX_SPARE
            {
                logs.accesses.clear();
                logs.uninitialised.clear();
                self.spare_logs.push(logs);
            }
        }
    }

    /// Ends the restriction at an index, and leaves its place for those of other threads after it.
    pub(super) fn end_restriction_at(&mut self, taints: &mut Taints, index: u32, returned: &mut [Slot], unwinds: bool) {
        let place = &mut self.restrictions[index as usize];
        let (prov, root, frame, site, hides) = (place.prov, place.root, place.frame, place.site, place.hides);
        let (restriction, logs) = (std::mem::take(&mut place.restriction), place.logs.take());
        place.thread = None;
        let active = Active { prov, root, frame, thread: None, site, restriction, logs, hides };
        let list = self.object(prov).tracked as usize;
        let tracked = &mut self.tracked[list];
        tracked.active.retain(|&other| other != index);
        if let Some(at) = tracked.looking.iter().rposition(|&other| other == index) {
            tracked.looking.remove(at);
            tracked.noalias -= u32::from(active.restriction.noalias);
            tracked.hiding -= u32::from(active.hides);
        }
        self.end_restriction(taints, &active, returned, unwinds);
    }

    fn end_restriction(&mut self, taints: &mut Taints, active: &Active, returned: &mut [Slot], unwinds: bool) {
        let &Active { prov, root, ref restriction, .. } = active;
        if let Some(logs) = &active.logs
            && self.object(root).has(flag::LIVE | flag::STARTED)
        {
            if !unwinds {
                for (start, end) in logs.uninitialised.iter() {
                    self.forget(start, end - start);
                }
            }
            if restriction.dead_on_return || unwinds && restriction.dead_on_unwind {
                let why = if unwinds {
                    "the pointer was passed as dead_on_unwind, and the call was left by an exception"
                } else {
                    "the pointer was passed as dead_on_return"
                };
                let cause = taints.make_because(TaintKind::Poison, active.site, why);
                for (start, end) in logs.accesses.written() {
                    self.fill_with(start, end - start, super::Byte::poison(cause));
                }
            }
        }
        let entry = &mut self.objects[prov.0 as usize];
        entry.flags = entry.flags & !(flag::RESTRICTS | flag::LOOK_READ | flag::LOOK_WRITE) | restriction.keeps.flags();
        let (last_write, ObjectKind::Derived { parent }) = (entry.last_write, entry.kind) else { return };
        if last_write != Site::NONE {
            self.note_write(parent, last_write);
        }
        for slot in returned.iter_mut().filter(|slot| slot.tag.prov() == prov && !slot.tag.is_tainted()) {
            *slot = Slot::pointer(slot.bits, self.returned(prov, parent, restriction));
        }
        self.untrack(prov, parent, restriction.keeps);
        if restriction.noalias {
            self.refresh(root);
        }
    }

    /// Returns the replacement of a restricted pointer that is returned.
    fn returned(&mut self, prov: Prov, parent: Prov, restriction: &Restriction) -> Prov {
        let kept = restriction.keeps_returned.flags();
        if kept & !self.object(parent).flags == 0 {
            return parent;
        }
        if restriction.keeps_returned == restriction.keeps {
            self.objects[prov.0 as usize].flags |= flag::STORED;
            return prov;
        }
        // The result may be used differently from copies in memory.
        let made = self.objects[prov.0 as usize];
        let flags = made.flags & !(flag::NO_READ | flag::NO_WRITE | FAST) | kept | flag::STORED;
        let new = self.add_object(Object { flags, ..made });
        self.tracked[made.tracked as usize].children += 1;
        self.objects[parent.0 as usize].flags |= flag::HAS_KEPT;
        new
    }

    /// Removes the entry of an ended restriction if nothing refers to it. If it was the object's last one,
    /// accesses are no longer checked.
    fn untrack(&mut self, prov: Prov, parent: Prov, keeps: KeptProvenance) {
        let entry = &mut self.objects[prov.0 as usize];
        let (flags, list) = (entry.flags, entry.tracked as usize);
        let tracked = &mut self.tracked[list];
        if flags & (flag::STORED | flag::EXPOSED | flag::HAS_KEPT) != 0 {
            entry.flags &= !forbidden(keeps.flags());
            self.objects[parent.0 as usize].flags |= flag::HAS_KEPT;
            if flags & flag::HAS_KEPT != 0 && keeps != KeptProvenance::All {
                self.revoke_fast_paths(list);
            }
            return;
        }
        *entry = Object::NULL;
        self.free_entries.push(prov.0);
        tracked.children -= 1;
        if flags & FAST != 0
            && let Some(number) = tracked.fast.iter().rposition(|&fast| fast == prov)
        {
            tracked.fast.remove(number);
        }
        if tracked.children == 0 {
            self.drop_list(list);
        }
    }

    /// Returns the list of the restricted pointers to an object, starting to track it if necessary.
    fn list(&mut self, root: Prov) -> u32 {
        let object = &mut self.objects[root.0 as usize];
        if object.tracked == 0 {
            object.flags |= flag::TRACKED;
            object.tracked = self.free_tracked.pop().unwrap_or(self.tracked.len() as u32);
            if object.tracked as usize == self.tracked.len() {
                self.tracked.push(Tracked::default());
            }
            self.tracked[object.tracked as usize].root = root;
        }
        object.tracked
    }

    /// Stops tracking an object if it has no restricted pointers left.
    fn drop_list(&mut self, list: usize) {
        let Tracked { root, children, .. } = self.tracked[list];
        if children == 0 {
            self.free_list(root);
            if self.frozen.is_empty() || !self.frozen.contains_key(&root) {
                self.objects[root.0 as usize].flags &= !flag::TRACKED;
            }
        }
    }

    /// Drops the restricted pointers to an object.
    pub(super) fn free_list(&mut self, root: Prov) {
        let object = &mut self.objects[root.0 as usize];
        if object.has(flag::DERIVED) {
            return;
        }
        let list = std::mem::take(&mut object.tracked);
        if list != 0 {
            let tracked = &mut self.tracked[list as usize];
            tracked.active.clear();
            tracked.looking.clear();
            tracked.fast.clear();
            (tracked.root, tracked.noalias, tracked.hiding) = (Prov::NONE, 0, 0);
            (tracked.children, tracked.exposed) = (0, false);
            self.free_tracked.push(list);
        }
    }

    /// Drops restricted pointers whose entries a collection has removed.
    pub(super) fn sweep_tracked(&mut self) {
        for tracked in &mut self.tracked {
            let objects = &self.objects;
            tracked.fast.retain(|fast| objects[fast.0 as usize].flags & FAST != 0);
            (tracked.children, tracked.exposed) = (0, false);
        }
        for entry in self.objects.iter().filter(|entry| entry.has(flag::DERIVED)) {
            let tracked = &mut self.tracked[entry.tracked as usize];
            tracked.children += 1;
            tracked.exposed |= entry.has(flag::EXPOSED);
        }
        for list in 1..self.tracked.len() {
            if self.tracked[list].root != Prov::NONE {
                self.drop_list(list);
            }
        }
    }

    /// Updates the rights of the fast paths on an object, and removes lost rights from the pointers derived
    /// from it.
    pub(super) fn refresh(&mut self, root: Prov) {
        let frozen = !self.frozen.is_empty() && self.frozen.contains_key(&root);
        let object = &mut self.objects[root.0 as usize];
        let list = object.tracked as usize;
        let no_bytes = matches!(object.kind, ObjectKind::Null | ObjectKind::Function(_) | ObjectKind::External);
        let mut fast = 0;
        let usable = object.has(flag::LIVE | flag::STARTED) && !object.has(flag::HIDDEN) && !no_bytes;
        if usable && self.tracked[list].noalias == 0 {
            fast |= flag::READ;
            if object.has(flag::WRITABLE) && !frozen {
                fast |= flag::WRITE;
            }
        }
        object.flags = object.flags & !FAST | fast;
        if fast != FAST {
            self.revoke_fast_paths(list);
        }
    }

    /// Removes the rights of the fast paths from the restricted pointers to an object.
    fn revoke_fast_paths(&mut self, list: usize) {
        let Memory { tracked, objects, .. } = self;
        for fast in tracked[list].fast.drain(..) {
            objects[fast.0 as usize].flags &= !FAST;
        }
    }

    /// Restores the rights of the fast paths on a restricted pointer that is being used.
    pub(super) fn restore_fast_paths(&mut self, through: Prov, root: Prov) {
        let entry = *self.object(through);
        if !entry.has(flag::DERIVED) || entry.has(FAST) {
            return;
        }
        let mut fast = self.object(root).flags & FAST & !(entry.flags & FAST);
        let mut prov = through;
        while fast != 0
            && let above = self.object(prov)
            && let ObjectKind::Derived { parent } = above.kind
        {
            fast &= !forbidden(above.flags);
            prov = parent;
        }
        if fast != 0 {
            if entry.flags & FAST == 0 {
                self.tracked[entry.tracked as usize].fast.push(through);
            }
            self.objects[through.0 as usize].flags |= fast;
        }
    }

    /// Returns the restricted pointers to an object.
    fn tracked(&self, root: Prov) -> &Tracked {
        &self.tracked[self.object(root).tracked as usize]
    }

    /// Returns whether `prov` is, or is derived from, `ancestor`.
    fn is_based_on(&self, mut prov: Prov, ancestor: Prov) -> bool {
        loop {
            if prov == ancestor {
                return true;
            }
            match self.object(prov).kind {
                ObjectKind::Derived { parent } => prov = parent,
                _ => return false,
            }
        }
    }

    /// Returns the frames whose pointer arguments a pointer is based on, the last one first.
    pub(super) fn argument_frames(&self, root: Prov, mut through: Prov) -> Vec<u64> {
        let mut frames = Vec::new();
        let mut active = self.tracked(root).active.iter().rev().map(|&index| &self.restrictions[index as usize]);
        while let entry = self.object(through)
            && let ObjectKind::Derived { parent } = entry.kind
        {
            // Both lists are in the order of creation of the pointers.
            if entry.has(flag::RESTRICTS)
                && let Some(active) = active.find(|active| active.prov == through)
                && frames.last() != Some(&active.frame)
            {
                frames.push(active.frame);
            }
            through = parent;
        }
        frames
    }

    /// Checks an access to an object with restricted pointers, and logs it.
    pub(super) fn track(&mut self, place: &mut Place, kind: Kind, access: &Access) -> Result<()> {
        self.check_captured(place, kind)?;
        let tracked = self.tracked(place.root);
        if place.through == Prov::NONE && tracked.exposed {
            // Pointers made from integers may be based on a restricted pointer.
            return Ok(());
        }
        if !tracked.looking.is_empty() {
            self.look(place, kind, access)?;
        }
        self.restore_fast_paths(place.through, place.root);
        Ok(())
    }

    /// Checks an access against every restriction that must see it, the innermost first.
    pub(super) fn look(&mut self, place: &mut Place, kind: Kind, access: &Access) -> Result<()> {
        let Memory { objects, tracked, restrictions, account, .. } = self;
        let list = objects[place.root.0 as usize].tracked as usize;
        let Tracked { looking, hiding, .. } = &tracked[list];
        // The looking pointers that this one is based on are in the same order.
        let mut ancestor = place.through;
        for &index in looking.iter().rev() {
            let active = &mut restrictions[index as usize];
            ancestor = next_looking(objects, ancestor);
            let based = ancestor == active.prov;
            if based {
                ancestor = parent(objects, ancestor);
            }
            let noted = active.note(place, kind, based, access)?;
            // Earlier accesses through this pointer were checked against all outer restrictions then.
            if based && (noted == Noted::Written || noted == Noted::Read && *hiding == 0) {
                return Ok(());
            }
            if noted == Noted::New {
                account.note(STEP);
            }
        }
        Ok(())
    }

    /// Checks that a pointer that a call promised not to capture is not used after it.
    fn check_captured(&self, place: &Place, kind: Kind) -> Result<()> {
        let forbidden = match kind {
            Kind::Read => flag::NO_READ,
            Kind::Write => flag::NO_WRITE,
        };
        let mut prov = place.through;
        while let entry = self.object(prov)
            && let ObjectKind::Derived { parent } = entry.kind
        {
            if entry.has(forbidden) {
                let kept = if entry.has(flag::NO_READ) {
                    "captures(...) without provenance"
                } else {
                    "captures(read_provenance)"
                };
                let what = format!(
                    "{} at {:#x} {} through a copy of a pointer that its call promised not to keep, by {kept}",
                    count(place.size),
                    place.address,
                    kind.done()
                );
                let stop = Undefined::new(&rules::CAPTURE_VIOLATED, what).object(place.root);
                return Err(stop.note("the pointer was passed", entry.made).into());
            }
            prov = parent;
        }
        Ok(())
    }

    /// Returns the promise that hides the byte at an address from the pointer of `place`; `None` if the byte
    /// may be read.
    pub(super) fn hidden(&self, place: &Place, address: u64) -> Option<Hidden> {
        let mut active = self.tracked(place.root).looking.iter().map(|&index| &self.restrictions[index as usize]);
        let hides =
            |active: &&Active| self.is_based_on(place.through, active.prov) && active.hides(address, address + 1);
        match active.find(hides) {
            Some(active) if active.restriction.reads == Reads::AfterWrite => {
                Some((active.site, "the pointer was passed as writeonly, and nothing was written there yet"))
            }
            Some(active) => Some((active.site, "the callee promised to initialise this and has not yet")),
            None => self.hidden_by_effects(place, address),
        }
    }
}

/// Returns the accesses that the fast paths must not make through a pointer with these flags, nor through
/// pointers derived from it.
fn forbidden(flags: u32) -> u32 {
    let read = flags & (flag::NO_READ | flag::LOOK_READ) != 0;
    let write = flags & (flag::NO_WRITE | flag::LOOK_WRITE) != 0;
    (if read { flag::READ } else { 0 }) | if write { flag::WRITE } else { 0 }
}

/// Returns the pointer that a restricted one was derived from; other pointers have none.
#[inline]
fn parent(objects: &[Object], prov: Prov) -> Prov {
    match objects.get(prov.0 as usize).map(|entry| entry.kind) {
        Some(ObjectKind::Derived { parent }) => parent,
        _ => Prov::NONE,
    }
}

/// Returns the pointer, or else the next one that it is based on, whose accesses are checked.
#[inline]
fn next_looking(objects: &[Object], mut prov: Prov) -> Prov {
    while let Some(entry) = objects.get(prov.0 as usize)
        && let ObjectKind::Derived { parent } = entry.kind
        && entry.flags & (flag::LOOK_READ | flag::LOOK_WRITE) == 0
    {
        prov = parent;
    }
    prov
}

impl Active {
    /// Returns whether some of a range reads as poison through the pointer.
    fn hides(&self, start: u64, end: u64) -> bool {
        self.logs.as_ref().is_some_and(|logs| {
            self.restriction.reads == Reads::AfterWrite && !logs.accesses.has_written(start, end)
                || logs.uninitialised.overlap(start, end).is_some()
        })
    }

    /// Checks an access and logs it. `based` tells whether its pointer is based on this restricted pointer.
    fn note(&mut self, place: &mut Place, kind: Kind, based: bool, access: &Access) -> Result<Noted> {
        let (start, end) = (place.address, place.address + place.size);
        if based {
            match kind {
                Kind::Read if self.restriction.reads == Reads::Forbidden => {
                    return Err(self.violated(
                        &rules::WRITEONLY_VIOLATED,
                        place,
                        "read through the pointer, which readnone excludes",
                    ));
                }
                Kind::Read => place.hidden |= self.hides && self.hides(start, end),
                Kind::Write if self.restriction.readonly => {
                    let word = if self.restriction.reads == Reads::Forbidden { "readnone" } else { "readonly" };
                    let how = format!("written through the pointer, which {word} excludes");
                    return Err(self.violated(&rules::READONLY_VIOLATED, place, &how));
                }
                Kind::Write => self.check_initialising(place, access)?,
            }
        }
        let noted = self.restriction.noalias || based && kind == Kind::Write && self.restriction.logs_writes();
        let Some(logs) = self.logs.as_deref_mut().filter(|_| noted) else { return Ok(Noted::New) };
        let noted = logs.accesses.note(based, kind, start, end, access.site);
        noted.map_err(|conflict| self.aliased(place, kind, based, conflict))
    }

    #[cold]
    fn aliased(&self, place: &Place, kind: Kind, based: bool, conflict: Conflict) -> Box<Stop> {
        let (this, that) = match based {
            true => ("through the noalias pointer", "without it"),
            false => ("without the noalias pointer", "through it"),
        };
        let before = conflict.before.done();
        let how = format!("{} {this} after being {before} {that}", kind.done());
        let mut stop = self.violated(&rules::NOALIAS_VIOLATED, place, &how);
        if let Stop::Undefined(undefined) = &mut *stop {
            undefined.facts.push(Fact::Note(format!("{before} before"), conflict.site));
        }
        stop
    }

    /// Checks a write through the pointer to bytes that must be initialized.
    fn check_initialising(&mut self, place: &Place, access: &Access) -> Result<()> {
        let (start, end) = (place.address, place.address + place.size);
        let Some(logs) = self.logs.as_deref_mut().filter(|logs| !logs.uninitialised.is_empty()) else { return Ok(()) };
        if (access.volatile || access.atomic) && logs.uninitialised.overlap(start, end).is_some() {
            let how = if access.volatile { "volatile" } else { "atomic" };
            let how = format!("written first by a {how} store, which initializes(...) does not count");
            return Err(self.violated(&rules::INITIALIZES_VIOLATED, place, &how));
        }
        logs.uninitialised.remove(start, end);
        Ok(())
    }

    #[cold]
    fn violated(&self, rule: Rule, place: &Place, how: &str) -> Box<Stop> {
        let what = format!("{} at {:#x} {how}", count(place.size), place.address);
        Undefined::new(rule, what).object(place.root).note("the pointer was passed", self.site).into()
    }
}
