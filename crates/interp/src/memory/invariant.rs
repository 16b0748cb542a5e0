//! Memory that must not change: bytes read by `!invariant.load`, and bytes between `llvm.invariant.start` and
//! `llvm.invariant.end`.

use super::Memory;
use super::bytes::Byte;
use super::object::{count, flag};
use super::resolve::Place;
use crate::rules;
use crate::site::Site;
use crate::stop::{Result, Undefined};
use crate::value::{Prov, Slot};

/// Part of an object that must not change.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frozen {
    start: u64,
    end: u64,
    /// Number of the `llvm.invariant.start`; 0 for a load.
    id: u64,
    site: Site,
}

/// Content of frozen memory before a write, and the parts that freeze it.
#[derive(Debug)]
pub(super) struct Guard {
    root: Prov,
    parts: Vec<Frozen>,
    /// Bytes from the lowest to the highest address of all parts.
    start: u64,
    bytes: Vec<Byte>,
}

/// Maximum number of invariant loads remembered per object.
const MAX_FROZEN: usize = 1 << 12;

impl Memory {
    /// Freezes bytes that were loaded with `!invariant.load` for good.
    pub(super) fn freeze_loaded(&mut self, place: &Place, site: Site) {
        let (start, end) = (place.address, place.address + place.size);
        if place.root == Prov::NONE || !self.object(place.root).has(flag::WRITABLE) {
            return;
        }
        let known = self.frozen.entry(place.root).or_default();
        if known.len() < MAX_FROZEN && !known.iter().any(|frozen| frozen.start <= start && end <= frozen.end) {
            known.push(Frozen { start, end, id: 0, site });
            self.account.note(size_of::<Frozen>() as u64);
            self.objects[place.root.0 as usize].flags |= flag::TRACKED;
            self.refresh(place.root);
        }
    }

    /// Begins an invariant region of `size` bytes, or up to the end of the object for `u64::MAX`. Returns its
    /// number, for [`Memory::invariant_end`].
    pub(crate) fn invariant_start(&mut self, p: Slot, size: u64, site: Site) -> u64 {
        let root = self.root(p.tag.prov());
        let object = *self.object(root);
        self.next_invariant += 1;
        if !p.tag.is_tainted() && object.has(flag::LIVE | flag::WRITABLE) && p.bits >= object.base {
            let end = p.bits.saturating_add(size).min(object.end());
            self.frozen.entry(root).or_default().push(Frozen { start: p.bits, end, id: self.next_invariant, site });
            self.account.note(size_of::<Frozen>() as u64);
            self.objects[root.0 as usize].flags |= flag::TRACKED;
            self.refresh(root);
        }
        self.next_invariant
    }

    /// Ends an invariant region.
    pub(crate) fn invariant_end(&mut self, p: Slot, id: u64) {
        let root = self.root(p.tag.prov());
        if let Some(frozen) = self.frozen.get_mut(&root) {
            frozen.retain(|frozen| frozen.id != id);
            if frozen.is_empty() {
                self.thaw(root);
            }
            self.refresh(root);
        }
    }

    /// Unfreezes all of an object.
    pub(super) fn thaw(&mut self, root: Prov) {
        self.frozen.remove(&root);
    }

    /// Saves the bytes that a write must not change.
    ///
    /// # Errors
    /// Returns a limit.
    pub(super) fn guard(&mut self, place: &Place) -> Result<Option<Guard>> {
        if self.frozen.is_empty() {
            return Ok(None);
        }
        let end = place.address + place.size;
        let Some(all) = self.frozen.get(&place.root) else { return Ok(None) };
        let parts = || {
            let inside = |&frozen: &Frozen| {
                let (start, end) = (frozen.start.max(place.address), frozen.end.min(end));
                (start < end).then_some(Frozen { start, end, ..frozen })
            };
            all.iter().filter_map(inside)
        };
        let Some(start) = parts().map(|part| part.start).min() else { return Ok(None) };
        let end = parts().map(|part| part.end).max().unwrap_or(start);
        let count = parts().count();
        self.account.take((end - start) * size_of::<Byte>() as u64 + (count * size_of::<Frozen>()) as u64)?;
        let mut kept = Vec::with_capacity(count);
        kept.extend(parts());
        let bytes = (start..end).map(|address| self.byte(address)).collect();
        Ok(Some(Guard { root: place.root, parts: kept, start, bytes }))
    }

    /// Checks that a write left frozen memory unchanged.
    pub(super) fn check_guard(&self, guard: Option<Guard>) -> Result<()> {
        let Some(Guard { root, parts, start, bytes }) = guard else { return Ok(()) };
        for frozen in parts {
            let now = (frozen.start..frozen.end).map(|address| self.byte(address));
            let old = &bytes[(frozen.start - start) as usize..(frozen.end - start) as usize];
            if let Some(at) = old.iter().zip(now).position(|(old, new)| *old != new) {
                let object = self.object(root);
                let offset = frozen.start + at as u64 - object.base;
                let what = format!("the byte at offset {offset} of an object of {} changed", count(object.size));
                let by = if frozen.id == 0 { "read as invariant" } else { "made invariant" };
                let stop = Undefined::new(&rules::INVARIANT_CHANGED, what).object(root).note(by, frozen.site);
                return Err(stop.into());
            }
        }
        Ok(())
    }
}
