//! Loads and stores that are plain except for promises about pointers: restricted pointers, and objects that
//! have some. Only the promises are checked here. Other special cases are refused and left to `load` and
//! `store`, which check the promises again.

use super::Memory;
use super::arena::LINE;
use super::object::{ObjectKind, flag};
use super::resolve::{Access, Kind, Place};
use crate::site::Site;
use crate::stop::Result;
use crate::value::{Prov, Slot};

impl Memory {
    /// Loads like [`Memory::load_fast`], but accepts pointers with promises and accesses across lines of the
    /// arena.
    ///
    /// # Errors
    /// Fails if a promise forbids the access.
    pub(crate) fn load_checked<const N: usize>(
        &mut self,
        p: Slot,
        align_mask: u64,
        site: Site,
    ) -> Result<Option<Slot>> {
        if !self.check_promises(p, N as u64, align_mask, Kind::Read, site)? {
            return Ok(None);
        }
        if p.bits as usize % LINE > LINE - N {
            let is_plain = self.arena.all_defined(p.bits, N as u64);
            return Ok(is_plain.then(|| Slot::plain(self.arena.word_at(p.bits, N))));
        }
        Ok(self.read_plain::<N>(p.bits))
    }

    /// Stores like [`Memory::store_fast`], but accepts restricted pointers as values and the same places as
    /// [`Memory::load_checked`]; returns whether it did.
    ///
    /// # Errors
    /// Fails if a promise forbids the access.
    pub(crate) fn store_checked<const N: usize>(
        &mut self,
        p: Slot,
        v: Slot,
        align_mask: u64,
        site: Site,
    ) -> Result<bool> {
        if v.tag.is_tainted() || !self.check_promises(p, N as u64, align_mask, Kind::Write, site)? {
            return Ok(false);
        }
        if p.bits as usize % LINE > LINE - N && v.tag.0 == 0 {
            self.arena.write(p.bits, &v.bits.to_le_bytes()[..N]);
            return Ok(true);
        }
        if !self.write_plain::<N>(p.bits, v) {
            return Ok(false);
        }
        if v.tag.0 != 0 {
            self.note_stored(v.tag.prov());
        }
        Ok(true)
    }

    /// Returns whether an access is plain, apart from promises about pointers and the bytes' states. If so,
    /// checks the promises.
    ///
    /// # Errors
    /// Fails if a promise forbids the access.
    pub(crate) fn check_promises(
        &mut self,
        p: Slot,
        size: u64,
        align_mask: u64,
        kind: Kind,
        site: Site,
    ) -> Result<bool> {
        const FAST: u32 = flag::READ | flag::WRITE;
        let through = p.tag.prov();
        if p.tag.is_tainted() || p.bits & align_mask != 0 {
            return Ok(false);
        }
        let Some(entry) = self.objects.get(through.0 as usize) else { return Ok(false) };
        let (needs, forbidden, life) = match kind {
            Kind::Read => (self.read_needs, flag::NO_READ, flag::LIVE | flag::STARTED),
            Kind::Write => (self.write_needs, flag::NO_WRITE, flag::LIVE | flag::STARTED | flag::WRITABLE),
        };
        if !entry.flags & needs & !FAST != 0 {
            return Ok(false);
        }
        let root = if entry.has(flag::DERIVED) { self.tracked[entry.tracked as usize].root } else { through };
        let object = self.objects[root.0 as usize];
        let has_bytes = matches!(
            object.kind,
            ObjectKind::Stack
                | ObjectKind::Heap(_)
                | ObjectKind::Global
                | ObjectKind::Constant
                | ObjectKind::ThreadLocal
        );
        let offset = p.bits.wrapping_sub(object.base);
        if !has_bytes
            || !object.has(life)
            || object.has(flag::HIDDEN)
            || offset >= object.size.saturating_sub(size - 1)
            || kind == Kind::Write && !self.frozen.is_empty() && self.frozen.contains_key(&root)
            || self.is_forbidden(through, forbidden)
        {
            return Ok(false);
        }
        if object.has(flag::TRACKED) && self.tracked[object.tracked as usize].has_looking() {
            let access = Access::plain(site);
            let mut place = Place { address: p.bits, size, root, through, dead: false, hidden: false, racing: false };
            self.look(&mut place, kind, &access)?;
            if place.hidden {
                return Ok(false);
            }
        }
        if object.flags & FAST != 0 {
            self.restore_fast_paths(through, root);
        }
        if kind == Kind::Write {
            self.objects[root.0 as usize].last_write = site;
        }
        Ok(true)
    }

    /// Returns whether a pointer, or one that it is based on, has one of some flags.
    #[inline]
    fn is_forbidden(&self, mut prov: Prov, flags: u32) -> bool {
        while let entry = self.object(prov)
            && let ObjectKind::Derived { parent } = entry.kind
        {
            if entry.flags & flags != 0 {
                return true;
            }
            prov = parent;
        }
        false
    }
}
