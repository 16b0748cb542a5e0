//! Contents of registers while assembly executes: bits of which some may be undefined, and the object that they
//! point into.

use crate::machine::Machine;
use crate::taint::TaintKind;
use crate::value::{Prov, Slot, Taint, mask};

/// A value of at most 64 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Word {
    /// The bits; those that are undefined are zero.
    pub(crate) bits: u64,
    /// Mask of the undefined bits.
    pub(crate) undefined: u64,
    /// Cause of the undefined bits.
    pub(crate) cause: Taint,
    /// Object that the whole word points into.
    pub(crate) prov: Prov,
}

impl Word {
    /// Returns a number.
    pub(super) const fn plain(bits: u64) -> Word {
        Word { bits, undefined: 0, cause: Taint::NONE, prov: Prov::NONE }
    }

    /// Returns a word without any defined bit.
    pub(crate) const fn unknown(cause: Taint) -> Word {
        Word { bits: 0, undefined: u64::MAX, cause, prov: Prov::NONE }
    }

    /// Returns the lowest bits; only all 64 of them are a pointer.
    pub(super) fn low(self, width: u32) -> Word {
        let keep = mask(width);
        let prov = if width == 64 { self.prov } else { Prov::NONE };
        Word { bits: self.bits & keep, undefined: self.undefined & keep, cause: self.cause, prov }
    }

    /// Replaces `width` bits from bit `from` on.
    pub(crate) fn with(self, part: Word, from: u32, width: u32) -> Word {
        let place = mask(width) << from;
        let undefined = self.undefined & !place | part.undefined << from & place;
        Word {
            bits: self.bits & !place | part.bits << from & place,
            undefined,
            cause: if part.undefined != 0 { part.cause } else { self.cause },
            prov: Prov::NONE,
        }
    }

    /// Whether all bits are defined.
    pub(super) fn is_defined(self) -> bool {
        self.undefined == 0
    }

    /// Returns the same bits, sign-extended from a width to another.
    pub(super) fn sign_extended(self, from: u32, to: u32) -> Word {
        let extend = |bits: u64| crate::value::sign_extend(bits & mask(from), from) as u64 & mask(to);
        let (bits, undefined) = (extend(self.bits), extend(self.undefined));
        Word { bits: bits & !undefined, undefined, cause: self.cause, prov: Prov::NONE }
    }
}

impl Machine<'_> {
    /// Returns the word of a scalar of this width. The taint of poison is on all its bits.
    pub(crate) fn word_of(&mut self, slot: Slot, width: u32) -> Word {
        let undefined = match self.taints.kind(slot.tag) {
            Some(TaintKind::Poison) => mask(width),
            Some(TaintKind::Undef(bits)) => bits & mask(width),
            Some(TaintKind::Fragment { prov, .. }) => {
                self.memory.expose(prov);
                0
            }
            None => 0,
        };
        Word { bits: slot.bits & !undefined, undefined, cause: slot.tag.taint(), prov: slot.tag.prov() }
    }

    /// Returns the scalar of this width that a word holds.
    pub(crate) fn slot_of(&mut self, word: Word, width: u32) -> Slot {
        let low = word.low(width);
        if low.undefined == 0 {
            return Slot::pointer(low.bits, low.prov);
        }
        self.taints.undef(low.bits, low.undefined, self.thread.site, low.cause)
    }

    /// Makes the object that a word points into reachable by its address, because the address is computed with.
    pub(super) fn expose_word(&mut self, word: Word) {
        if word.prov != Prov::NONE {
            self.memory.expose(word.prov);
        }
    }
}
