//! Copies and fills of any length that preserve definedness and provenance, for `llvm.memcpy`,
//! `llvm.memmove`, `llvm.memset` and the corresponding functions of the C library.

use super::Memory;
use super::arena::LINE;
use super::bytes::{Byte, CAUSE, DEFINED, FRAGMENT, NOTE, PARTIAL, POINTER, POISON, UNDEFINED};
use super::notes::LARGE;
use super::object::count;
use super::resolve::{Access, Hidden, Kind, Place};
use crate::rules;
use crate::site::Site;
use crate::stop::{Result, Undefined};
use crate::taint::{TaintKind, Taints};
use crate::value::{Prov, Slot};

/// Bytes copied at a time, which bounds the temporary storage for states and provenance.
const CHUNK: u64 = 1 << 16;

impl Memory {
    /// Copies `len` bytes with their states and provenance. Unless they may overlap, the ranges must be equal
    /// or disjoint. If the length is 0, the pointers are not inspected.
    ///
    /// # Errors
    /// Returns the errors of `Memory::resolve`, and `UB113`.
    pub fn copy(
        &mut self,
        taints: &mut Taints,
        to: Slot,
        from: Slot,
        len: u64,
        may_overlap: bool,
        site: Site,
    ) -> Result<()> {
        self.copy_aligned(taints, to, from, len, may_overlap, &Access::plain(site), &Access::plain(site))
    }

    /// Copies bytes with promises about the alignment of either side.
    ///
    /// # Errors
    /// Returns the errors of [`Memory::copy`].
    #[allow(clippy::too_many_arguments, reason = "two pointers, each with its promises")]
    pub(crate) fn copy_aligned(
        &mut self,
        taints: &mut Taints,
        to: Slot,
        from: Slot,
        len: u64,
        may_overlap: bool,
        write: &Access,
        read: &Access,
    ) -> Result<()> {
        if len == 0 {
            return Ok(());
        }
        if self.copy_fast(to, from, len, write, read) {
            return Ok(());
        }
        let source = self.resolve(from, len, Kind::Read, read)?;
        let racing = if source.racing { self.take_racing(taints) } else { Vec::new() };
        let target = self.resolve(to, len, Kind::Write, write)?;
        let distance = source.address.abs_diff(target.address);
        if !may_overlap && distance != 0 && distance < len {
            let what = format!("{} copied to an overlapping location {} away", count(len), count(distance));
            return Err(Undefined::new(&rules::OVERLAPPING_COPY, what).object(target.root).into());
        }
        let guard = self.guard(&target)?;
        if source.dead {
            let cause = self.death_cause(taints, &source);
            self.fill_with(target.address, len, Byte::poison(cause));
        } else {
            let hidden = if source.hidden { self.hidden_parts(&source)? } else { Vec::new() };
            self.move_bytes(target.address, source.address, len)?;
            for (start, end, (by, why)) in hidden {
                let to = target.address + (start - source.address);
                let cause = taints.make_because(TaintKind::Poison, by, why);
                self.fill_with(to, end - start, Byte::poison(cause));
            }
            for racing in racing {
                let to = target.address + (racing.start - source.address);
                self.fill_with(to, racing.size, Byte::undef(racing.cause));
            }
        }
        self.note_write(target.root, write.site);
        self.check_guard(guard)
    }

    /// Sets `len` bytes to `value`, an `i8`, with its definedness and provenance. If the length is 0, the
    /// pointer is not inspected.
    ///
    /// # Errors
    /// Returns the errors of `Memory::resolve`.
    pub fn fill(&mut self, taints: &Taints, to: Slot, value: Slot, len: u64, site: Site) -> Result<()> {
        self.fill_aligned(taints, to, value, len, &Access::plain(site))
    }

    /// Fills bytes with promises about the pointer's alignment.
    ///
    /// # Errors
    /// Returns the errors of [`Memory::fill`].
    pub(crate) fn fill_aligned(
        &mut self,
        taints: &Taints,
        to: Slot,
        value: Slot,
        len: u64,
        access: &Access,
    ) -> Result<()> {
        if len == 0 {
            return Ok(());
        }
        let place = self.resolve(to, len, Kind::Write, access)?;
        let bits = value.bits as u8;
        let byte = match taints.kind(value.tag) {
            None => Byte::plain(bits),
            Some(TaintKind::Poison) => Byte::poison(value.tag.taint()),
            Some(TaintKind::Undef(mask)) => {
                Byte { undef: mask as u8, cause: value.tag.taint(), ..Byte::plain(bits & !(mask as u8)) }
            }
            Some(TaintKind::Fragment { prov, index }) => {
                self.note_stored(prov);
                Byte::fragment(bits, prov, index)
            }
        };
        let guard = self.guard(&place)?;
        if byte.partial() {
            self.account.take(len.saturating_mul(NOTE))?;
        }
        self.fill_with(place.address, len, byte);
        self.note_write(place.root, access.site);
        self.check_guard(guard)
    }

    /// Fills a checked range.
    pub(super) fn fill_with(&mut self, address: u64, len: u64, byte: Byte) {
        let state = match byte {
            Byte { poison: 0xff, .. } => POISON,
            Byte { undef: 0xff, .. } => UNDEFINED,
            Byte { undef: 0, poison: 0, prov: Prov::NONE, .. } => DEFINED,
            _ => {
                for at in 0..len {
                    self.set_byte(address + at, byte);
                }
                return;
            }
        };
        self.arena.fill(address, len, byte.value, state);
        if state != DEFINED {
            self.causes.fill(address, len, byte.cause);
            self.account.note(len.min(LARGE) * CAUSE);
        }
    }

    /// Copies bytes between checked ranges, which may overlap.
    ///
    /// # Errors
    /// Returns a limit.
    pub(super) fn move_bytes(&mut self, to: u64, from: u64, len: u64) -> Result<()> {
        if to == from {
            return Ok(());
        }
        if len <= CHUNK {
            return self.move_chunk(to, from, len);
        }
        let chunks = len.div_ceil(CHUNK);
        for number in 0..chunks {
            // The order of chunks ensures that no source is overwritten before it is read.
            let number = if to < from { number } else { chunks - 1 - number };
            let start = number * CHUNK;
            self.move_chunk(to + start, from + start, CHUNK.min(len - start))?;
        }
        Ok(())
    }

    fn move_chunk(&mut self, to: u64, from: u64, len: u64) -> Result<()> {
        let (source, target, len) = (from as usize, to as usize, len as usize);
        let end = source + len;
        // Most copies are a few words long.
        let mut small = [0; 2 * LINE];
        let mut large = Vec::new();
        let buffer = if len <= LINE {
            &mut small[..2 * len]
        } else {
            large = std::mem::take(&mut self.scratch);
            large.clear();
            large.resize(2 * len, 0);
            &mut large[..]
        };
        let (values, states) = buffer.split_at_mut(len);
        let mut at = 0;
        for (value, state) in self.arena.parts(from, len as u64) {
            values[at..at + value.len()].copy_from_slice(value);
            states[at..at + value.len()].copy_from_slice(state);
            at += value.len();
        }
        let special = states.iter().fold(0, |most, &state| most.max(state)) > DEFINED || !self.causes.is_empty();
        let mut kept: Vec<(u64, u64, Byte)> = Vec::new();
        if special {
            // Words are copied whole if both sides have the same alignment.
            let word = self.arena.word_bytes;
            let (first, last) = (source.next_multiple_of(word), end / word * word);
            let alike = source % word == target % word && first < last;
            let whole = if alike { first..last } else { 0..0 };
            for (at, &state) in states.iter().enumerate() {
                let alone = match state {
                    POINTER => !whole.contains(&(source + at)),
                    POISON | UNDEFINED => !self.causes.is_empty(),
                    PARTIAL | FRAGMENT => true,
                    _ => false,
                };
                if alone {
                    let (at, byte) = (at as u64, self.byte(from + at as u64));
                    match kept.last_mut() {
                        Some((start, count, last)) if *start + *count == at && *last == byte => *count += 1,
                        _ => kept.push((at, 1, byte)),
                    }
                }
            }
            if alike {
                let target = (target + (first - source)) / word;
                let words = first / word..last / word;
                if target + words.len() <= self.arena.words.len() {
                    self.arena.words.copy_within(words, target);
                }
            }
        }
        let mut at = 0;
        for (value, state) in self.arena.parts_mut(to, len as u64) {
            value.copy_from_slice(&values[at..at + value.len()]);
            state.copy_from_slice(&states[at..at + value.len()]);
            at += value.len();
        }
        if len > LINE {
            self.scratch = large;
        }
        let noted: u64 = kept.iter().filter(|(_, _, byte)| byte.partial()).map(|(_, count, _)| count).sum();
        if noted > 0 {
            self.account.take(noted * NOTE)?;
        }
        for (at, count, byte) in kept {
            self.fill_with(to + at, count, byte);
        }
        Ok(())
    }

    /// Returns the parts of a place that must not be seen through its pointer.
    fn hidden_parts(&mut self, place: &Place) -> Result<Vec<(u64, u64, Hidden)>> {
        let mut parts: Vec<(u64, u64, Hidden)> = Vec::new();
        for address in place.address..place.address + place.size {
            if let Some(hidden) = self.hidden(place, address) {
                match parts.last_mut() {
                    Some((_, end, last)) if *end == address && *last == hidden => *end += 1,
                    _ => {
                        // The vector may exist twice while it grows.
                        self.account.take(3 * size_of::<(u64, u64, Hidden)>() as u64)?;
                        parts.push((address, address + 1, hidden));
                    }
                }
            }
        }
        Ok(parts)
    }
}
