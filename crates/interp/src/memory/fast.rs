//! Loads and stores of one to eight bytes that need no thought: the hottest code of the interpreter.
//!
//! What is not plain (undefined bytes, fragments, restricted pointers, big-endian modules, what crosses
//! a line of the arena, anything that is an error) is refused here and done by `load` and `store`,
//! which also say what is wrong.

use super::Memory;
use super::arena::LINE;
use super::bytes::{DEFINED, POINTER};
use super::object::flag;
use crate::site::Site;
use crate::value::{Prov, Slot};

/// `N` bytes as a little-endian number.
#[inline(always)]
fn read<const N: usize>(bytes: &[u8], at: usize) -> u64 {
    let mut word = [0; 8];
    word[..N].copy_from_slice(&bytes[at..at + N]);
    u64::from_le_bytes(word)
}

/// `N` equal bytes as a little-endian number.
#[inline(always)]
const fn repeat<const N: usize>(byte: u8) -> u64 {
    (0x0101_0101_0101_0101 >> (64 - 8 * N as u32)) * byte as u64
}

impl Memory {
    /// The number in `N` (1, 2, 4 or 8) bytes, or a pointer that lies there, if nothing about that is
    /// special; `align_mask` is the alignment less one.
    ///
    /// The bits beyond a type that is narrower than `N` bytes are whatever the bytes hold.
    #[inline(always)]
    pub(crate) fn load_fast<const N: usize>(&self, p: Slot, align_mask: u64) -> Option<Slot> {
        const { assert!(N.is_power_of_two() && N <= 8) };
        let object = self.objects.get((p.tag.0 >> 32) as usize)?;
        let offset = p.bits.wrapping_sub(object.base);
        let wrong = (p.tag.0 & 0xffff_ffff) | (p.bits & align_mask) | u64::from(!object.flags & self.read_needs);
        if offset >= object.size.saturating_sub(N as u64 - 1) || wrong != 0 {
            return None;
        }
        let (line, at) = (p.bits as usize / LINE, p.bits as usize % LINE);
        let line = self.arena.lines.get(line)?.as_flattened();
        if at > LINE - N {
            return None;
        }
        let (bits, state) = (read::<N>(line, at), read::<N>(line, LINE + at));
        if state == repeat::<N>(DEFINED) {
            return Some(Slot::plain(bits));
        }
        if N > 1 && state == repeat::<N>(POINTER) && at.is_multiple_of(N) && self.arena.word_bytes == N {
            return Some(Slot::pointer(bits, Prov(*self.arena.words.get(p.bits as usize / N)?)));
        }
        None
    }

    /// Writes `N` (1, 2, 4 or 8) bytes if nothing about that is special, and says whether it did.
    #[inline(always)]
    pub(crate) fn store_fast<const N: usize>(&mut self, p: Slot, v: Slot, align_mask: u64, site: Site) -> bool {
        const { assert!(N.is_power_of_two() && N <= 8) };
        let mut state = repeat::<N>(DEFINED);
        if v.tag.0 != 0 {
            // A pointer: a word of its own, and restricted pointers are noted by the slow path.
            state = repeat::<N>(POINTER);
            if v.tag.is_tainted() || N == 1 || self.arena.word_bytes != N || !(p.bits as usize).is_multiple_of(N) {
                return false;
            }
            match self.objects.get(v.tag.prov().0 as usize) {
                Some(object) if object.flags & flag::DERIVED == 0 => {}
                _ => return false,
            }
        }
        let Some(object) = self.objects.get_mut((p.tag.0 >> 32) as usize) else { return false };
        let offset = p.bits.wrapping_sub(object.base);
        let wrong = (p.tag.0 & 0xffff_ffff) | (p.bits & align_mask) | u64::from(!object.flags & self.write_needs);
        if offset >= object.size.saturating_sub(N as u64 - 1) || wrong != 0 {
            return false;
        }
        let (line, at) = (p.bits as usize / LINE, p.bits as usize % LINE);
        let Some(line) = self.arena.lines.get_mut(line) else { return false };
        if at > LINE - N {
            return false;
        }
        if v.tag.0 != 0 {
            let Some(word) = self.arena.words.get_mut(p.bits as usize / N) else { return false };
            *word = v.tag.prov().0;
        }
        let line = line.as_flattened_mut();
        line[at..at + N].copy_from_slice(&v.bits.to_le_bytes()[..N]);
        line[LINE + at..LINE + at + N].copy_from_slice(&state.to_le_bytes()[..N]);
        object.last_write = site;
        true
    }
}
