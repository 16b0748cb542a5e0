//! Pointers with restrictions: arguments that are `noalias`, `readonly`, `writeonly`, `readnone`,
//! `captures(...)`, `initializes(...)`, `dead_on_unwind`, `dead_on_return`.
//!
//! Such an argument gets an entry of its own in the table of objects, derived from the pointer that was
//! passed, so whatever the function makes of it is known to be based on it. Where nothing needs to be
//! logged, the entry allows the fast paths what its object allows; else every access to the object is
//! looked at here while the call is active. After the call the derived pointer stands for its parent,
//! as far as it may survive.

use super::Memory;
use super::object::{Object, ObjectKind, count, flag};
use super::ranges::Ranges;
use super::resolve::{Access, Kind, Place};
use crate::rules::{self, Rule};
use crate::site::Site;
use crate::stop::{Fact, Run, Stop, Undefined};
use crate::value::{Prov, Slot, Taint};

/// What may be read through a pointer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Reads {
    /// Everything.
    #[default]
    Free,
    /// What was written through it before; all else is poison: `writeonly`.
    AfterWrite,
    /// Nothing: `readnone`.
    Forbidden,
}

/// What provenance outlives the call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Keeps {
    /// All of it.
    #[default]
    All,
    /// Reading: `captures(read_provenance)`.
    Reads,
    /// None of it: `captures(none)`, `captures(address)`.
    Nothing,
}

impl Keeps {
    fn flags(self) -> u32 {
        match self {
            Keeps::All => 0,
            Keeps::Reads => flag::NO_WRITE,
            Keeps::Nothing => flag::NO_WRITE | flag::NO_READ,
        }
    }
}

/// What is promised about a pointer for the time of a call.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Restriction {
    /// What is modified is accessed only through pointers based on this one, or only through others.
    pub(crate) noalias: bool,
    /// What may be read through it.
    pub(crate) reads: Reads,
    /// Nothing may be written through it.
    pub(crate) readonly: bool,
    /// What outlives the call in memory.
    pub(crate) keeps: Keeps,
    /// What outlives the call in its result.
    pub(crate) keeps_returned: Keeps,
    /// Bytes, from offset to offset of the pointer, that are not read before they are written and are
    /// undef afterwards if they never are.
    pub(crate) initializes: Vec<(i64, i64)>,
    /// What was written through it is poison if the call unwinds.
    pub(crate) dead_on_unwind: bool,
    /// What was written through it is poison after the call, however that ends.
    pub(crate) dead_on_return: bool,
}

impl Restriction {
    /// Whether it promises nothing.
    pub(crate) fn is_empty(&self) -> bool {
        *self == Restriction::default()
    }

    /// Whether accesses through the pointer must be noted down.
    fn logs(&self) -> bool {
        self.noalias || !self.initializes.is_empty() || self.logs_writes()
    }

    /// Whether it matters what was written through it.
    fn logs_writes(&self) -> bool {
        self.reads == Reads::AfterWrite || self.dead_on_unwind || self.dead_on_return
    }
}

/// What was accessed on one side of a `noalias` pointer.
#[derive(Debug, Default)]
struct Log {
    read: Ranges,
    write: Ranges,
}

/// What is noted down about a restricted pointer, if anything is.
#[derive(Debug, Default)]
struct Logs {
    /// Accessed through pointers based on it, and through others.
    through: Log,
    other: Log,
    /// Written through it.
    written: Ranges,
    /// To be initialised by the call, and not yet.
    uninitialised: Ranges,
}

/// A restriction whose call is active.
#[derive(Debug)]
pub(super) struct Active {
    pub(super) prov: Prov,
    root: Prov,
    frame: u64,
    site: Site,
    restriction: Restriction,
    logs: Option<Box<Logs>>,
}

/// The restricted pointers to an object.
#[derive(Debug, Default)]
pub(super) struct Tracked {
    /// Those whose call is active: indices into `Memory::restrictions`, ascending.
    active: Vec<u32>,
    /// All, in the order in which they were made.
    children: Vec<Prov>,
}

impl Memory {
    /// The pointer that a function gets for an argument `p` with restrictions. `frame` grows with the
    /// depth of calls; [`Memory::end_restrictions`] ends what it begins.
    ///
    /// Pointers without an object of bytes stay as they are.
    pub(crate) fn restrict(&mut self, p: Slot, restriction: Restriction, frame: u64, site: Site) -> Slot {
        if p.tag.is_tainted() || (restriction.is_empty() && !self.wants_arguments(frame)) {
            return p;
        }
        // Pointers whose restrictions are over and left no trace stand for what they were made from.
        let mut parent = p.tag.prov();
        while let entry = self.object(parent)
            && let ObjectKind::Derived { parent: above } = entry.kind
            && entry.flags & (flag::RESTRICTS | flag::NO_READ | flag::NO_WRITE) == 0
        {
            parent = above;
        }
        let root = self.root(parent);
        let object = *self.object(root);
        if matches!(object.kind, ObjectKind::Null | ObjectKind::Function(_) | ObjectKind::External) || !object.is_live()
        {
            return p;
        }
        let prov = self.add_object(Object {
            flags: flag::DERIVED | flag::LIVE | flag::RESTRICTS,
            kind: ObjectKind::Derived { parent },
            made: site,
            last_write: Site::NONE,
            tracked: 0,
            ..object
        });
        let logs = restriction.logs().then(|| {
            let mut logs = Box::new(Logs::default());
            for &(from, to) in &restriction.initializes {
                let (from, to) = (p.bits.saturating_add_signed(from), p.bits.saturating_add_signed(to));
                logs.uninitialised.add(from.max(object.base), to.min(object.end()), site);
            }
            logs
        });
        let noalias = restriction.noalias;
        let index = self.restrictions.len() as u32;
        self.restrictions.push(Active { prov, root, frame, site, restriction, logs });
        let tracked = self.list(root);
        tracked.active.push(index);
        tracked.children.push(prov);
        if noalias {
            self.refresh(root);
        } else {
            self.refresh_child(prov, Some(index));
        }
        self.grant_argument(prov, parent, root, frame);
        Slot::pointer(p.bits, prov)
    }

    /// Ends the restrictions and effects of the frames from `frame` on. `returned` is what the function
    /// returns, empty when it unwinds: pointers in it that outlive the call become their parents.
    pub(crate) fn end_restrictions(&mut self, frame: u64, returned: &mut [Slot], unwinds: bool) {
        self.leave_effects(frame);
        while self.restrictions.last().is_some_and(|last| last.frame >= frame) {
            let Some(active) = self.restrictions.pop() else { break };
            self.list(active.root).active.pop();
            self.end_restriction(&active, returned, unwinds);
        }
    }

    fn end_restriction(&mut self, active: &Active, returned: &mut [Slot], unwinds: bool) {
        let &Active { prov, root, ref restriction, .. } = active;
        let is_live = self.object(root).has(flag::LIVE | flag::STARTED);
        if let Some(logs) = active.logs.as_ref().filter(|_| is_live) {
            if !unwinds {
                for (start, end) in logs.uninitialised.iter() {
                    self.forget(start, end - start);
                }
            }
            if restriction.dead_on_return || unwinds && restriction.dead_on_unwind {
                for (start, end) in logs.written.iter() {
                    self.fill_with(start, end - start, super::Byte::poison(Taint::NONE));
                }
            }
        }
        let entry = &mut self.objects[prov.0 as usize];
        entry.flags = entry.flags & !flag::RESTRICTS | restriction.keeps.flags();
        entry.freed = active.site;
        let (last_write, ObjectKind::Derived { parent }) = (entry.last_write, entry.kind) else { return };
        if last_write != Site::NONE {
            self.note_write(parent, last_write);
        }
        for slot in returned.iter_mut().filter(|slot| slot.tag.prov() == prov && !slot.tag.is_tainted()) {
            let kept = restriction.keeps_returned.flags();
            let above = self.object(parent).flags;
            if kept & !above == 0 {
                *slot = Slot::pointer(slot.bits, parent);
            } else if restriction.keeps_returned != restriction.keeps {
                // The result may be used in another way than copies in memory.
                let made = self.objects[prov.0 as usize];
                let flags = made.flags & !(flag::NO_READ | flag::NO_WRITE) | kept | flag::STORED;
                let new = self.add_object(Object { flags, ..made });
                self.list(root).children.push(new);
                self.refresh_child(new, None);
                *slot = Slot::pointer(slot.bits, new);
            } else {
                self.objects[prov.0 as usize].flags |= flag::STORED;
            }
        }
        self.untrack(prov, root, restriction.noalias);
    }

    /// Drops the entry of an ended restriction if nothing refers to it, and looks at the object's
    /// accesses no more if it was the last.
    fn untrack(&mut self, prov: Prov, root: Prov, mut changed: bool) {
        let used = self.object(prov).flags & (flag::STORED | flag::EXPOSED) != 0;
        let objects = &self.objects;
        let tracked = &mut self.tracked[objects[root.0 as usize].tracked as usize];
        let number = tracked.children.iter().rposition(|&child| child == prov);
        let is_parent = |other: &Prov| objects[other.0 as usize].kind == ObjectKind::Derived { parent: prov };
        match number {
            Some(number) if !used && !tracked.children[number + 1..].iter().any(is_parent) => {
                tracked.children.remove(number);
                self.objects[prov.0 as usize] = Object::NULL;
                self.free_entries.push(prov.0);
            }
            _ => changed = true,
        }
        self.drop_list(root);
        if changed {
            self.refresh(root);
        }
    }

    /// The restricted pointers to an object, which is tracked from now on.
    fn list(&mut self, root: Prov) -> &mut Tracked {
        let object = &mut self.objects[root.0 as usize];
        object.flags |= flag::TRACKED;
        if object.tracked == 0 {
            object.tracked = self.free_tracked.pop().unwrap_or(self.tracked.len() as u32);
            if object.tracked as usize == self.tracked.len() {
                self.tracked.push(Tracked::default());
            }
        }
        &mut self.tracked[object.tracked as usize]
    }

    /// Stops tracking an object if it has no restricted pointers left.
    fn drop_list(&mut self, root: Prov) {
        let tracked = self.tracked(root);
        if tracked.active.is_empty() && tracked.children.is_empty() {
            self.free_list(root);
            if !self.frozen.contains_key(&root) {
                self.objects[root.0 as usize].flags &= !flag::TRACKED;
            }
        }
    }

    /// Forgets the restricted pointers to an object.
    pub(super) fn free_list(&mut self, root: Prov) {
        let list = std::mem::take(&mut self.objects[root.0 as usize].tracked);
        if list != 0 {
            let tracked = &mut self.tracked[list as usize];
            tracked.active.clear();
            tracked.children.clear();
            self.free_tracked.push(list);
        }
    }

    /// After a collection: forgets restricted pointers whose entries are gone.
    pub(super) fn sweep_tracked(&mut self) {
        for index in 1..self.objects.len() {
            let list = self.objects[index].tracked;
            if list != 0 {
                let objects = &self.objects;
                let is_entry = |child: &Prov| matches!(objects[child.0 as usize].kind, ObjectKind::Derived { .. });
                self.tracked[list as usize].children.retain(is_entry);
                self.drop_list(Prov(index as u32));
            }
        }
    }

    /// Sets what the fast paths may do with an object and the pointers derived from it.
    pub(super) fn refresh(&mut self, root: Prov) {
        let list = self.object(root).tracked as usize;
        let tracked = std::mem::take(&mut self.tracked[list]);
        let noalias = tracked.active.iter().any(|&index| self.restrictions[index as usize].restriction.noalias);
        let frozen = self.frozen.contains_key(&root);
        let object = &mut self.objects[root.0 as usize];
        let no_bytes = matches!(object.kind, ObjectKind::Null | ObjectKind::Function(_) | ObjectKind::External);
        object.flags &= !(flag::READ | flag::WRITE);
        if object.has(flag::LIVE | flag::STARTED) && !no_bytes && !noalias {
            object.flags |= flag::READ;
            if object.has(flag::WRITABLE) && !frozen {
                object.flags |= flag::WRITE;
            }
        }
        for &child in &tracked.children {
            let is_this = |index: &&u32| self.restrictions[**index as usize].prov == child;
            let index = tracked.active.iter().find(is_this).copied();
            self.refresh_child(child, index);
        }
        self.tracked[list] = tracked;
    }

    /// The same for a pointer whose parent has been done; `index`: its active restriction.
    fn refresh_child(&mut self, child: Prov, index: Option<u32>) {
        let entry = *self.object(child);
        let ObjectKind::Derived { parent } = entry.kind else { return };
        let mut fast = self.object(parent).flags & (flag::READ | flag::WRITE);
        if entry.has(flag::NO_READ) {
            fast &= !flag::READ;
        }
        if entry.has(flag::NO_WRITE) {
            fast &= !flag::WRITE;
        }
        if let Some(Active { restriction, .. }) = index.map(|index| &self.restrictions[index as usize]) {
            if restriction.logs() {
                fast = 0;
            }
            if restriction.readonly {
                fast &= !flag::WRITE;
            }
            if restriction.reads != Reads::Free {
                fast &= !flag::READ;
            }
        }
        let entry = &mut self.objects[child.0 as usize];
        entry.flags = entry.flags & !(flag::READ | flag::WRITE) | fast;
    }

    /// The restricted pointers to an object.
    fn tracked(&self, root: Prov) -> &Tracked {
        &self.tracked[self.object(root).tracked as usize]
    }

    /// Whether `prov` is, or is derived from, `ancestor`.
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

    /// Whether a pointer is based on a pointer argument of a frame.
    pub(super) fn is_argument(&self, root: Prov, through: Prov, frame: u64) -> bool {
        self.tracked(root).active.iter().any(|&index| {
            let active = &self.restrictions[index as usize];
            active.frame == frame && self.is_based_on(through, active.prov)
        })
    }

    /// Whether pointers made from integers may be based on a restricted pointer, so that nothing can be
    /// said about them.
    fn may_be_exposed(&self, tracked: &Tracked) -> bool {
        tracked.children.iter().any(|&child| self.object(child).has(flag::EXPOSED))
    }

    /// Looks at an access to an object with restricted pointers, and notes it down.
    pub(super) fn track(&mut self, place: &mut Place, kind: Kind, access: &Access) -> Run<()> {
        self.check_captured(place, kind)?;
        let tracked = self.tracked(place.root);
        if place.through == Prov::NONE && self.may_be_exposed(tracked) {
            return Ok(());
        }
        for number in 0..tracked.active.len() {
            let Some(&index) = self.tracked(place.root).active.get(number) else { break };
            let based = self.is_based_on(place.through, self.restrictions[index as usize].prov);
            self.restrictions[index as usize].note(place, kind, based, access)?;
        }
        Ok(())
    }

    /// What a call promised not to capture may not be used after it.
    fn check_captured(&self, place: &Place, kind: Kind) -> Run<()> {
        let forbidden = match kind {
            Kind::Read => flag::NO_READ,
            Kind::Write => flag::NO_WRITE,
        };
        let mut prov = place.through;
        while let entry = self.object(prov)
            && let ObjectKind::Derived { parent } = entry.kind
        {
            if entry.has(forbidden) {
                let what = format!(
                    "{} {} through a copy of a pointer that its call promised not to keep",
                    count(place.size),
                    kind.done()
                );
                let stop = Undefined::new(&rules::CAPTURE_VIOLATED, what).object(place.root);
                return Err(stop.note("the pointer was passed", entry.made).into());
            }
            prov = parent;
        }
        Ok(())
    }

    /// Whether the byte at an address of a place with hidden parts may not be seen through its pointer.
    pub(super) fn is_hidden(&self, place: &Place, address: u64) -> bool {
        let mut active = self.tracked(place.root).active.iter().map(|&index| &self.restrictions[index as usize]);
        let hides =
            |active: &Active| self.is_based_on(place.through, active.prov) && active.hides(address, address + 1);
        active.any(hides) || self.is_hidden_by_effects(place, address)
    }
}

impl Active {
    /// Whether some of a range reads as poison through the pointer.
    fn hides(&self, start: u64, end: u64) -> bool {
        self.logs.as_ref().is_some_and(|logs| {
            self.restriction.reads == Reads::AfterWrite && !logs.written.covers(start, end)
                || logs.uninitialised.overlap(start, end).is_some()
        })
    }

    /// Checks an access and notes it down. `based`: it goes through a pointer based on this one.
    fn note(&mut self, place: &mut Place, kind: Kind, based: bool, access: &Access) -> Run<()> {
        let (start, end) = (place.address, place.address + place.size);
        if based {
            match kind {
                Kind::Read if self.restriction.reads == Reads::Forbidden => {
                    return Err(self.violated(&rules::WRITEONLY_VIOLATED, place, "read through it"));
                }
                Kind::Read => place.hidden |= self.hides(start, end),
                Kind::Write if self.restriction.readonly => {
                    return Err(self.violated(&rules::READONLY_VIOLATED, place, "written through it"));
                }
                Kind::Write => self.note_write(place, access)?,
            }
        }
        if !self.restriction.noalias {
            return Ok(());
        }
        let Some(Logs { through, other, .. }) = self.logs.as_deref_mut() else { return Ok(()) };
        let (mine, theirs) = if based { (through, &*other) } else { (other, &*through) };
        let written = theirs.write.overlap(start, end).map(|site| ("written", site));
        let read = theirs.read.overlap(start, end).map(|site| ("read", site)).filter(|_| kind == Kind::Write);
        if let Some((done, before)) = written.or(read) {
            let (this, that) = if based { ("through it", "not through it") } else { ("not through it", "through it") };
            let how = format!("{} {this} that were {done} {that}", kind.done());
            let note = Fact::Note(format!("{done} before"), before);
            let mut stop = self.violated(&rules::NOALIAS_VIOLATED, place, &how);
            if let Stop::Undefined(undefined) = &mut *stop {
                undefined.facts.push(note);
            }
            return Err(stop);
        }
        match kind {
            Kind::Read => mine.read.add(start, end, access.site),
            Kind::Write => mine.write.add(start, end, access.site),
        }
        Ok(())
    }

    /// Notes a write through the pointer.
    fn note_write(&mut self, place: &Place, access: &Access) -> Run<()> {
        let (start, end) = (place.address, place.address + place.size);
        let Some(logs) = self.logs.as_deref_mut() else { return Ok(()) };
        if (access.volatile || access.atomic) && logs.uninitialised.overlap(start, end).is_some() {
            let how = if access.volatile { "volatile" } else { "atomic" };
            let how = format!("that are not initialised yet written by a {how} store");
            return Err(self.violated(&rules::INITIALIZES_VIOLATED, place, &how));
        }
        logs.uninitialised.remove(start, end);
        if self.restriction.logs_writes() {
            logs.written.add(start, end, access.site);
        }
        Ok(())
    }

    #[cold]
    fn violated(&self, rule: Rule, place: &Place, how: &str) -> Box<Stop> {
        let what = format!("{} {how}", count(place.size));
        Undefined::new(rule, what).object(place.root).note("the pointer was passed", self.site).into()
    }
}
