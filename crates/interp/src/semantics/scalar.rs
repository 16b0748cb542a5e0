//! Conversion of slots to numbers and of results to slots.

use draig_num::{ApFloat, ApInt, FloatFormat};

use super::Cx;
use super::partial::Bits;
use crate::rules::Rule;
use crate::stop::{Result, Undefined, internal};
use crate::taint::TaintKind;
use crate::value::{Prov, Slot, Taint};

/// Integer scalar, decoded.
#[derive(Clone, Debug)]
pub(crate) enum Scalar {
    /// Poison, with its record.
    Poison(Taint),
    /// A number with undef bits, and the record of the first of these.
    Bits(Bits, Taint),
}

/// Floating-point scalar, decoded.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Number {
    /// Poison, with its record.
    Poison(Taint),
    /// Some of its bits are undef. The set of possible numbers is not tracked further.
    Undef(Taint),
    /// A number.
    Exact(ApFloat),
}

impl Cx<'_> {
    /// Reads a scalar of `width` bits. Numbers lose their provenance here, which exposes it: a result
    /// computed from an address may become that address again.
    pub(crate) fn read(&mut self, width: u32, slots: &[Slot]) -> Scalar {
        if let &[slot] = slots
            && slot.tag.is_clean()
        {
            return Scalar::Bits(Bits::exact(ApInt::new(width, slot.bits)), Taint::NONE);
        }
        for slot in slots {
            self.expose(*slot);
        }
        self.peek(width, slots)
    }

    /// Reads a scalar like [`Cx::read`], without exposing an address.
    pub(crate) fn peek(&mut self, width: u32, slots: &[Slot]) -> Scalar {
        if let Some(taint) = self.poisoned(slots) {
            return Scalar::Poison(taint);
        }
        let mut from = Taint::NONE;
        let mut masks = [0; 4];
        let mut wide = Vec::new();
        for (index, slot) in slots.iter().enumerate() {
            let mask = self.taints.undef_mask(*slot);
            if mask != 0 && from == Taint::NONE {
                from = slot.tag.taint();
            }
            match masks.get_mut(index) {
                Some(place) => *place = mask,
                None => wide.push(mask),
            }
        }
        let (value, undef) = match slots {
            [slot] => (ApInt::new(width, slot.bits), ApInt::new(width, masks[0])),
            _ => {
                let limbs: Vec<u64> = slots.iter().map(|slot| slot.bits).collect();
                let masks: Vec<u64> = masks.iter().chain(&wide).copied().take(slots.len()).collect();
                (ApInt::from_limbs(width, &limbs), ApInt::from_limbs(width, &masks))
            }
        };
        Scalar::Bits(Bits { value, undef }, from)
    }

    /// Returns the record of the first of these slots that is poison.
    pub(crate) fn poisoned(&self, slots: &[Slot]) -> Option<Taint> {
        slots.iter().find(|slot| self.taints.is_poison(**slot)).map(|slot| slot.tag.taint())
    }

    /// Exposes the address in the slot, if there is one.
    pub(crate) fn expose(&mut self, slot: Slot) {
        let mut prov = slot.tag.prov();
        if let Some(TaintKind::Fragment { prov: of, .. }) = self.taints.kind(slot.tag) {
            prov = of;
        }
        if prov != Prov::NONE {
            self.memory.expose(prov);
        }
    }

    /// Reads a floating-point scalar.
    pub(crate) fn read_float(&mut self, format: FloatFormat, slots: &[Slot]) -> Number {
        if let &[slot] = slots
            && slot.tag.is_clean()
        {
            return Number::Exact(ApFloat::from_bits(format, u128::from(slot.bits)));
        }
        match self.read(format.width(), slots) {
            Scalar::Poison(taint) => Number::Poison(taint),
            Scalar::Bits(bits, _) if bits.is_exact() => Number::Exact(ApFloat::from_int_bits(format, &bits.value)),
            Scalar::Bits(_, taint) => Number::Undef(taint),
        }
    }

    /// Writes a number; the record of its undef bits comes from `from`.
    ///
    /// # Errors
    /// Returns an internal error if the number has another width than the destination: it is neither
    /// truncated nor extended.
    #[track_caller]
    pub(crate) fn write(&mut self, bits: &Bits, from: Taint, out: &mut [Slot]) -> Result<()> {
        let (value, undef) = (limbs_for(&bits.value, out)?, limbs_for(&bits.undef, out)?);
        for (place, (value, undef)) in out.iter_mut().zip(value.iter().zip(undef)) {
            *place = self.taints.undef(*value, *undef, self.site, from);
        }
        Ok(())
    }

    /// Writes a fully defined number.
    ///
    /// # Errors
    /// Fails like [`Cx::write`].
    #[track_caller]
    pub(crate) fn write_exact(&mut self, value: &ApInt, out: &mut [Slot]) -> Result<()> {
        let limbs = limbs_for(value, out)?;
        for (place, limb) in out.iter_mut().zip(limbs) {
            *place = Slot::plain(*limb);
        }
        Ok(())
    }

    /// Writes a floating-point number.
    ///
    /// # Errors
    /// Fails like [`Cx::write`].
    #[track_caller]
    pub(crate) fn write_float(&mut self, value: ApFloat, out: &mut [Slot]) -> Result<()> {
        let bits = value.bits();
        match out {
            [place] if value.format().width() <= 64 => *place = Slot::plain(bits as u64),
            [low, high] if value.format().width() > 64 => {
                (*low, *high) = (Slot::plain(bits as u64), Slot::plain((bits >> 64) as u64));
            }
            _ => return internal(format!("a {} for {} slots", value.format().keyword(), out.len())),
        }
        Ok(())
    }

    /// Writes a number without any defined bit.
    ///
    /// # Errors
    /// Fails like [`Cx::write`].
    #[track_caller]
    pub(crate) fn write_undef(&mut self, width: u32, from: Taint, out: &mut [Slot]) -> Result<()> {
        self.write(&Bits::undefined(width), from, out)
    }

    /// Writes poison that came from `from` or is created here.
    pub(crate) fn write_poison(&mut self, from: Taint, out: &mut [Slot]) {
        let poison = self.taints.poison(self.site, from);
        out.fill(poison);
    }

    /// Returns the slot of a truth value; `None` is undef.
    pub(crate) fn truth(&mut self, value: Option<bool>, from: Taint) -> Slot {
        match value {
            Some(value) => Slot::plain(u64::from(value)),
            None => self.taints.undef(0, 1, self.site, from),
        }
    }
}

/// Returns the limbs of a number, one for each slot of the destination.
#[inline]
#[track_caller]
pub(super) fn limbs_for<'a>(number: &'a ApInt, place: &[Slot]) -> Result<&'a [u64]> {
    match number.limbs() {
        limbs if limbs.len() == place.len() => Ok(limbs),
        _ => internal(format!("an i{} for {} slots", number.width(), place.len())),
    }
}

/// Returns the first of two records.
pub(crate) fn first(a: Taint, b: Taint) -> Taint {
    if a == Taint::NONE { b } else { a }
}

/// Ends the run with undefined behaviour.
#[cold]
pub(crate) fn undefined<T>(rule: Rule, what: impl Into<String>, taint: Taint) -> Result<T> {
    Err(Undefined::new(rule, what).taint(taint).into())
}
