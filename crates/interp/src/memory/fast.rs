//! Plain loads and stores of one to eight bytes: the hottest code of the interpreter.
//!
//! Accesses that are not plain (undefined bytes, fragments, restricted pointers, big-endian modules, accesses
//! across a line of the arena, errors) are refused here and executed by `load` and `store`, which also report
//! errors.

use super::Memory;
use super::arena::LINE;
use super::bytes::{DEFINED, POINTER};
use super::object::flag;
use super::resolve::Access;
use crate::site::Site;
use crate::value::{Prov, Slot};

/// Reads `N` bytes as a little-endian number.
#[inline(always)]
fn read<const N: usize>(bytes: &[u8], at: usize) -> u64 {
    let mut word = [0; 8];
    word[..N].copy_from_slice(&bytes[at..at + N]);
    u64::from_le_bytes(word)
}

/// Returns `N` equal bytes as a little-endian number.
#[inline(always)]
const fn repeat<const N: usize>(byte: u8) -> u64 {
    (0x0101_0101_0101_0101 >> (64 - 8 * N as u32)) * byte as u64
}

impl Memory {
    /// Loads the number in `N` (1, 2, 4 or 8) bytes, or the pointer stored there, if the access is plain;
    /// `align_mask` is the alignment minus one.
    ///
    /// If the type is narrower than `N` bytes, the bits beyond it are whatever the bytes hold.
    #[inline(always)]
    pub(crate) fn load_fast<const N: usize>(&self, p: Slot, align_mask: u64) -> Option<Slot> {
        const { assert!(N.is_power_of_two() && N <= 8) };
        if self.may_read(p, N as u64, align_mask) { self.read_plain::<N>(p.bits) } else { None }
    }

    /// Returns whether a read of `size` bytes is plain, apart from the bytes' states.
    #[inline(always)]
    pub(crate) fn may_read(&self, p: Slot, size: u64, align_mask: u64) -> bool {
        self.may_read_with(p, size, align_mask, self.read_needs)
    }

    /// Returns whether an access of `size` bytes is plain, apart from the bytes' states, given the flags that the object
    /// needs.
    #[inline(always)]
    pub(super) fn may_read_with(&self, p: Slot, size: u64, align_mask: u64, needs: u32) -> bool {
        let Some(object) = self.objects.get((p.tag.0 >> 32) as usize) else { return false };
        let offset = p.bits.wrapping_sub(object.base);
        let wrong = (p.tag.0 & 0xffff_ffff) | (p.bits & align_mask) | u64::from(!object.flags & needs);
        offset < object.size.saturating_sub(size - 1) && wrong == 0
    }

    /// Reads the number or pointer in `N` bytes that may be read.
    #[inline(always)]
    pub(crate) fn read_plain<const N: usize>(&self, address: u64) -> Option<Slot> {
        let (line, at) = (address as usize / LINE, address as usize % LINE);
        let line = self.arena.lines.get(line)?.as_flattened();
        if at > LINE - N {
            return None;
        }
        let (bits, state) = (read::<N>(line, at), read::<N>(line, LINE + at));
        if state == repeat::<N>(DEFINED) {
            return Some(Slot::plain(bits));
        }
        if N > 1 && state == repeat::<N>(POINTER) && at.is_multiple_of(N) && self.arena.word_bytes == N {
            return Some(Slot::pointer(bits, Prov(*self.arena.words.get(address as usize / N)?)));
        }
        None
    }

    /// Writes `N` (1, 2, 4 or 8) bytes if the access is plain; returns whether it did.
    #[inline(always)]
    pub(crate) fn store_fast<const N: usize>(&mut self, p: Slot, v: Slot, align_mask: u64, site: Site) -> bool {
        const { assert!(N.is_power_of_two() && N <= 8) };
        self.is_plain(v) && self.may_write(p, N as u64, align_mask, site) && self.write_plain::<N>(p.bits, v)
    }

    /// Returns whether a value is a number or an unrestricted pointer.
    #[inline(always)]
    pub(crate) fn is_plain(&self, v: Slot) -> bool {
        // Restricted pointers are recorded by the general path.
        v.tag.0 == 0
            || !v.tag.is_tainted()
                && matches!(self.objects.get(v.tag.prov().0 as usize), Some(object) if object.flags & flag::DERIVED == 0)
    }

    /// Returns whether a write of `size` bytes is plain, apart from the bytes' states, and records it if so.
    #[inline(always)]
    pub(crate) fn may_write(&mut self, p: Slot, size: u64, align_mask: u64, site: Site) -> bool {
        let Some(object) = self.objects.get_mut((p.tag.0 >> 32) as usize) else { return false };
        let offset = p.bits.wrapping_sub(object.base);
        let wrong = (p.tag.0 & 0xffff_ffff) | (p.bits & align_mask) | u64::from(!object.flags & self.write_needs);
        if offset >= object.size.saturating_sub(size - 1) || wrong != 0 {
            return false;
        }
        object.last_write = site;
        true
    }

    /// Writes a number, or a pointer to an aligned word, to `N` bytes that may be written, unless they cross
    /// a line.
    #[inline(always)]
    pub(crate) fn write_plain<const N: usize>(&mut self, address: u64, v: Slot) -> bool {
        let (line, at) = (address as usize / LINE, address as usize % LINE);
        let Some(line) = self.arena.lines.get_mut(line) else { return false };
        if at > LINE - N {
            return false;
        }
        let mut state = repeat::<N>(DEFINED);
        if v.tag.0 != 0 {
            state = repeat::<N>(POINTER);
            if N == 1 || self.arena.word_bytes != N || !at.is_multiple_of(N) {
                return false;
            }
            let Some(word) = self.arena.words.get_mut(address as usize / N) else { return false };
            *word = v.tag.prov().0;
        }
        let line = line.as_flattened_mut();
        line[at..at + N].copy_from_slice(&v.bits.to_le_bytes()[..N]);
        line[LINE + at..LINE + at + N].copy_from_slice(&state.to_le_bytes()[..N]);
        true
    }

    /// Copies a few words, such as a structure, if the access is plain; returns whether it did.
    #[inline]
    pub(super) fn copy_fast(&mut self, to: Slot, from: Slot, len: u64, write: &Access, read: &Access) -> bool {
        const WORD: u64 = 8;
        if len > LINE as u64 {
            return false;
        }
        let len = len as usize;
        let (line, at) = (from.bits as usize / LINE, from.bits as usize % LINE);
        let (to_line, to_at) = (to.bits as usize / LINE, to.bits as usize % LINE);
        let distance = from.bits.abs_diff(to.bits) as usize;
        if self.arena.word_bytes as u64 != WORD
            || !(from.bits | to.bits | len as u64).is_multiple_of(WORD)
            || at.max(to_at) + len > LINE
            || distance < len
            || !self.may_read(from, len as u64, read.align - 1)
        {
            return false;
        }
        let Some(source) = self.arena.lines.get(line) else { return false };
        let source = *source;
        let bytes = source.as_flattened();
        let mut has_undefined = false;
        let mut has_pointer = false;
        for at in (at..at + len).step_by(WORD as usize) {
            let states = self::read::<8>(bytes, LINE + at);
            match states == repeat::<8>(POINTER) {
                true => has_pointer = true,
                false if states & !repeat::<8>(DEFINED) != 0 => return false,
                false => has_undefined |= states != repeat::<8>(DEFINED),
            }
        }
        if has_undefined && self.causes.touches(from.bits, len as u64)
            || !self.may_write(to, len as u64, write.align - 1, write.site)
        {
            return false;
        }
        if has_undefined {
            self.causes.clear(to.bits, len as u64);
        }
        if has_pointer {
            let first = (from.bits / WORD) as usize;
            self.arena.words.copy_within(first..first + len / WORD as usize, (to.bits / WORD) as usize);
        }
        let Some(target) = self.arena.lines.get_mut(to_line) else { return false };
        let target = target.as_flattened_mut();
        target[to_at..to_at + len].copy_from_slice(&bytes[at..at + len]);
        target[LINE + to_at..LINE + to_at + len].copy_from_slice(&bytes[LINE + at..LINE + at + len]);
        true
    }
}
