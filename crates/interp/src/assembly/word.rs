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
    pub(crate) const fn plain(bits: u64) -> Word {
        Word { bits, undefined: 0, cause: Taint::NONE, prov: Prov::NONE }
    }

    /// Returns a word without any defined bit.
    pub(crate) const fn unknown(cause: Taint) -> Word {
        Word { bits: 0, undefined: u64::MAX, cause, prov: Prov::NONE }
    }

    /// Returns the lowest bits; only all 64 of them are a pointer.
    pub(crate) fn low(self, width: u32) -> Word {
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
    pub(crate) fn is_defined(self) -> bool {
        self.undefined == 0
    }

    /// Returns the same bits, sign-extended from a width to another.
    pub(crate) fn sign_extended(self, from: u32, to: u32) -> Word {
        let extend = |bits: u64| crate::value::sign_extend(bits & mask(from), from) as u64 & mask(to);
        let (bits, undefined) = (extend(self.bits), extend(self.undefined));
        Word { bits: bits & !undefined, undefined, cause: self.cause, prov: Prov::NONE }
    }
}

/// Content of a vector register: 128 bits, the lower 64 first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wide(pub(crate) [Word; 2]);

impl Wide {
    /// Returns a number.
    pub(crate) const fn plain(bits: u128) -> Wide {
        Wide([Word::plain(bits as u64), Word::plain((bits >> 64) as u64)])
    }

    /// Returns a register without any defined bit.
    pub(crate) const fn unknown(cause: Taint) -> Wide {
        Wide([Word::unknown(cause); 2])
    }

    /// Returns bits of which some are undefined.
    pub(crate) fn partial(bits: u128, undefined: u128, cause: Taint) -> Wide {
        let half = |shift: u32| {
            let (bits, undefined) = ((bits >> shift) as u64, (undefined >> shift) as u64);
            Word { bits: bits & !undefined, undefined, cause, prov: Prov::NONE }
        };
        Wide([half(0), half(64)])
    }

    pub(crate) fn bits(self) -> u128 {
        u128::from(self.0[0].bits) | u128::from(self.0[1].bits) << 64
    }

    /// Mask of the undefined bits.
    pub(crate) fn undefined(self) -> u128 {
        u128::from(self.0[0].undefined) | u128::from(self.0[1].undefined) << 64
    }

    /// Cause of the undefined bits.
    pub(crate) fn cause(self) -> Taint {
        let [low, high] = self.0;
        if low.undefined != 0 { low.cause } else { high.cause }
    }

    /// Returns `width` bits from bit `from` on; they are in one half.
    pub(crate) fn lane(self, from: u32, width: u32) -> Word {
        let half = self.0[(from / 64) as usize % 2];
        let shift = from % 64;
        if width == 64 {
            return half;
        }
        Word { bits: half.bits >> shift, undefined: half.undefined >> shift, ..half }.low(width)
    }

    /// Replaces `width` bits from bit `from` on; they are in one half.
    pub(crate) fn with_lane(mut self, from: u32, width: u32, value: Word) -> Wide {
        let half = &mut self.0[(from / 64) as usize % 2];
        *half = if width == 64 { value } else { half.with(value, from % 64, width) };
        self
    }

    /// Returns the low bits, with zeros above.
    pub(crate) fn zero_extended(self, width: u32) -> Wide {
        match width {
            128 => self,
            64 => Wide([self.0[0], Word::plain(0)]),
            width => Wide([self.0[0].low(width), Word::plain(0)]),
        }
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
    pub(crate) fn expose_word(&mut self, word: Word) {
        if word.prov != Prov::NONE {
            self.memory.expose(word.prov);
        }
    }
}

/// Returns all bits from the lowest set one on.
pub(super) fn spread(bits: u64) -> u64 {
    if bits == 0 { 0 } else { !((bits & bits.wrapping_neg()) - 1) }
}

/// Returns the cause of what is undefined in the result of two words.
pub(super) fn cause(a: Word, b: Word) -> Taint {
    if a.undefined != 0 { a.cause } else { b.cause }
}
