//! Resolution of a pointer to an address that may be accessed, or to an error.
//!
//! The checks are made in this order: undefined pointer, null, provenance, liveness of the object, bounds,
//! alignment, lifetime, writability.

use super::Memory;
use super::object::{Object, ObjectKind, count, flag};
use crate::rules;
use crate::site::Site;
use crate::stop::{Result, Stop, Undefined, unsupported};
use crate::taint::{TaintKind, Taints};
use crate::value::{Prov, Slot, Taint};

/// Kind of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Read access.
    Read,
    /// Write access.
    Write,
}

impl Kind {
    /// Returns the participle for reports: `read`, `written`.
    pub(super) fn done(self) -> &'static str {
        match self {
            Kind::Read => "read",
            Kind::Write => "written",
        }
    }
}

/// Properties of an access.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    /// Alignment that the instruction promises, in bytes: a power of two.
    pub(crate) align: u64,
    /// Whether it is `volatile`.
    pub(crate) volatile: bool,
    /// Whether it is `atomic`.
    pub(crate) atomic: bool,
    /// Whether null may be dereferenced: the function has `null_pointer_is_valid`, or the address space is
    /// not 0.
    pub(crate) null_valid: bool,
    /// Whether it is an `!invariant.load`, whose bytes never change afterwards.
    pub(crate) invariant: bool,
    /// Whether the loaded value is only stored again, as in copies of a few bytes that LLVM turns into loads
    /// and stores of integers. Poison bytes then do not spread to the others, but become undef.
    pub(crate) copies: bool,
    /// Site of the instruction.
    pub(crate) site: Site,
}

impl Access {
    /// Returns an access without promises.
    pub(crate) const fn plain(site: Site) -> Access {
        Access { align: 1, volatile: false, atomic: false, null_valid: false, invariant: false, copies: false, site }
    }

    /// Returns an access that promises an alignment.
    pub(crate) const fn aligned(align: u64, site: Site) -> Access {
        Access { align, ..Access::plain(site) }
    }
}

/// Target of an access.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// Address of the first byte.
    pub(crate) address: u64,
    /// Number of accessed bytes.
    pub(crate) size: u64,
    /// Accessed object; [`Prov::NONE`] if nothing is accessed.
    pub(crate) root: Prov,
    /// Provenance of the pointer itself, which may be restricted; [`Prov::NONE`] if it came from an integer.
    pub(crate) through: Prov,
    /// Whether the object is a stack object outside its lifetime, which reads as poison.
    pub(crate) dead: bool,
    /// Whether some bytes must not be seen through this pointer and read as poison.
    pub(crate) hidden: bool,
    /// Whether another thread writes some bytes without an order, so that they read as undef.
    pub(crate) racing: bool,
}

/// Site of the promise that a byte is not read, and the reason for which it reads as poison.
pub(super) type Hidden = (Site, &'static str);

impl Memory {
    /// Returns the target of an access of `size` bytes through `p`. An access of no bytes is always allowed,
    /// unless the pointer is undefined.
    ///
    /// # Errors
    /// Fails if the access is undefined or not modelled (memory at null, and variables that are only
    /// declared).
    pub(crate) fn resolve(&mut self, p: Slot, size: u64, kind: Kind, access: &Access) -> Result<Place> {
        let mut place = self.locate(p, size, kind, access)?;
        if size != 0 && !place.dead {
            if kind == Kind::Write && !self.types.is_empty() {
                self.types.clear(place.address, size);
            }
            if self.object(place.root).has(flag::TRACKED) {
                self.track(&mut place, kind, access)?;
            }
            if !self.effects.is_empty() {
                self.check_effects(&mut place, kind, access.site)?;
            }
            if self.races.is_some() {
                self.check_race(&mut place, kind, access)?;
            }
        }
        Ok(place)
    }

    /// Resolves an access without checking the promises of restricted pointers and functions, and without
    /// logging it.
    pub(super) fn locate(&self, p: Slot, size: u64, kind: Kind, access: &Access) -> Result<Place> {
        if p.tag.is_tainted() {
            let what = format!("{} {} through an undefined or poison pointer", count(size), kind.done());
            return Err(Undefined::new(&rules::ACCESS_THROUGH_UNDEFINED, what).taint(p.tag.taint()).into());
        }
        let through = p.tag.prov();
        let address = p.bits;
        let mut place = Place { address, size, root: Prov::NONE, through, dead: false, hidden: false, racing: false };
        if size == 0 {
            return Ok(place);
        }
        place.root = if through == Prov::NONE { self.owner(address, size, kind, access)? } else { self.root(through) };
        let object = *self.object(place.root);
        self.check_life(&place, &object, kind)?;
        if object.has(flag::HIDDEN) {
            let what = format!("{} {} of a stack object of a function that made a tail call", count(size), kind.done());
            return Err(Undefined::new(&rules::TAIL_CALL_TOUCHED, what).object(place.root).into());
        }
        let offset = address.wrapping_sub(object.base);
        if offset > object.size || object.size - offset < size {
            return Err(out_of_bounds(place.root, &object, address, size, kind));
        }
        if address & access.align.saturating_sub(1) != 0 {
            return Err(misaligned(place.root, &object, address, size, kind, access.align));
        }
        if !object.has(flag::STARTED | flag::LIVE) {
            if kind == Kind::Write {
                let what = format!("{} written to a stack object outside its lifetime", count(size));
                return Err(Undefined::new(&rules::STORE_TO_DEAD_OBJECT, what).object(place.root).into());
            }
            place.dead = true;
            return Ok(place);
        }
        if kind == Kind::Write && !object.has(flag::WRITABLE) {
            let what = format!("{} written at offset {offset} of a constant of {}", count(size), count(object.size));
            return Err(Undefined::new(&rules::WRITE_TO_CONSTANT, what).object(place.root).into());
        }
        Ok(place)
    }

    /// Checks that an object may be accessed, whatever the address.
    #[inline]
    fn check_life(&self, place: &Place, object: &Object, kind: Kind) -> Result<()> {
        match object.kind {
            ObjectKind::Stack | ObjectKind::Heap(_) if object.is_live() => Ok(()),
            ObjectKind::Global | ObjectKind::Constant => Ok(()),
            ObjectKind::ThreadLocal if object.is_live() => Ok(()),
            _ => self.lifeless(place, object, kind),
        }
    }

    fn lifeless(&self, place: &Place, object: &Object, kind: Kind) -> Result<()> {
        let (size, root) = (count(place.size), place.root);
        match object.kind {
            ObjectKind::Function(_) => {
                let what = format!("{size} {} at a function's address", kind.done());
                Err(Undefined::new(&rules::ACCESS_TO_FUNCTION, what).object(root).into())
            }
            ObjectKind::External => {
                let name = self.externals.get(&root).map_or("", String::as_str);
                unsupported(format!("access to @{name}, which is only declared"))
            }
            ObjectKind::Null | ObjectKind::Derived { .. } => {
                let what =
                    format!("{size} {} at address {:#x} through a pointer to nothing", kind.done(), place.address);
                Err(Undefined::new(&rules::NO_PROVENANCE, what).into())
            }
            ObjectKind::Stack if !object.is_live() && kind == Kind::Write => {
                let what = format!(
                    "{size} written at offset {} of a stack object of {} whose function has returned",
                    place.address.wrapping_sub(object.base),
                    count(object.size)
                );
                Err(Undefined::new(&rules::USE_AFTER_RETURN, what).object(root).into())
            }
            ObjectKind::ThreadLocal if !object.is_live() => {
                let what = format!("{size} {} of a thread-local variable of a thread that has ended", kind.done());
                Err(Undefined::new(&rules::USE_AFTER_FREE, what).object(root).into())
            }
            ObjectKind::Heap(_) if !object.is_live() => {
                let what = format!(
                    "{size} {} at offset {} of an object of {} that was freed",
                    kind.done(),
                    place.address.wrapping_sub(object.base) as i64,
                    count(object.size)
                );
                Err(Undefined::new(&rules::USE_AFTER_FREE, what).object(root).into())
            }
            _ => Ok(()),
        }
    }

    /// Returns the object that a pointer without provenance may access.
    fn owner(&self, address: u64, size: u64, kind: Kind, access: &Access) -> Result<Prov> {
        if let Some(prov) = self.find(address) {
            return Ok(prov);
        }
        let size = count(size);
        if access.volatile && !access.null_valid {
            return unsupported(format!("volatile access to {size} at address {address:#x}, where no object lies"));
        }
        if address == 0 {
            if access.null_valid {
                return unsupported("no memory at null");
            }
            let what = format!("{size} {} through null", kind.done());
            return Err(Undefined::new(&rules::NULL_ACCESS, what).into());
        }
        if address < self.first_stack.0 && !access.null_valid {
            let what = format!("{size} {} at {} from null", kind.done(), count(address));
            return Err(Undefined::new(&rules::NULL_ACCESS, what).into());
        }
        let what = format!(
            "{size} {} at address {address:#x} through a pointer made from an integer, but no object with an exposed address is there",
            kind.done()
        );
        Err(Undefined::new(&rules::NO_PROVENANCE, what).object(self.at_address(address)).into())
    }

    /// Returns any live object that contains an address, exposed or not; for reports.
    #[cold]
    pub(crate) fn at_address(&self, address: u64) -> Prov {
        let contains = |object: &Object| {
            object.has(flag::LIVE) && !object.has(flag::DERIVED) && (object.base..object.end()).contains(&address)
        };
        self.objects.iter().position(contains).map_or(Prov::NONE, |index| Prov(index as u32))
    }

    /// Returns the cause of the poison in bytes read from a dead stack object.
    pub(super) fn death_cause(&self, taints: &mut Taints, place: &Place) -> Taint {
        let object = self.object(place.root);
        match object.freed {
            // Not started yet, or never.
            Site::NONE => taints.make_because(TaintKind::Poison, object.made, "it is read before its lifetime starts"),
            freed => taints.make_because(TaintKind::Poison, freed, "it is read after its lifetime ended here"),
        }
    }

    /// Describes the place that a defined pointer points to, and the number of bytes after it.
    pub(crate) fn reach(&self, p: Slot) -> String {
        let address = p.bits;
        let prov = if p.tag.prov() == Prov::NONE { self.find(address).unwrap_or(Prov::NONE) } else { p.tag.prov() };
        let root = self.root(prov);
        if root == Prov::NONE {
            return if address == 0 { "null".to_owned() } else { format!("{address:#x}, where no object is known") };
        }
        let object = self.object(root);
        if !object.has(flag::LIVE) {
            return format!("{address:#x}, in an object whose life has ended");
        }
        match address.checked_sub(object.base).and_then(|offset| object.size.checked_sub(offset)) {
            Some(rest) => format!("{address:#x}, with {} up to the end of its object", count(rest)),
            None => format!("{address:#x}, outside of its object"),
        }
    }

    /// Returns whether `p` may be used to access `size` bytes now, whatever they hold; for `dereferenceable`.
    pub(crate) fn is_dereferenceable(&self, p: Slot, size: u64) -> bool {
        if p.tag.is_tainted() {
            return false;
        }
        if size == 0 {
            return true;
        }
        let prov = if p.tag.prov() == Prov::NONE { self.find(p.bits).unwrap_or(Prov::NONE) } else { p.tag.prov() };
        let object = self.object(self.root(prov));
        if object.kind == ObjectKind::External {
            return true;
        }
        let offset = p.bits.wrapping_sub(object.base);
        object.has(flag::LIVE) && offset <= object.size && object.size - offset >= size
    }
}

#[cold]
fn out_of_bounds(prov: Prov, object: &Object, address: u64, size: u64, kind: Kind) -> Box<Stop> {
    let what = if address < object.base {
        let before = count(object.base - address);
        format!("{} {} {before} before an object of {}", count(size), kind.done(), count(object.size))
    } else {
        let offset = address - object.base;
        format!("{} {} at offset {offset} of an object of {}", count(size), kind.done(), count(object.size))
    };
    Undefined::new(&rules::ACCESS_OUT_OF_BOUNDS, what).object(prov).into()
}

#[cold]
fn misaligned(prov: Prov, object: &Object, address: u64, size: u64, kind: Kind, align: u64) -> Box<Stop> {
    let offset = address - object.base;
    let actual = 1u64 << address.trailing_zeros().min(63);
    let what = format!(
        "{} {} at offset {offset} of an object of {}, at an address aligned to {} instead of the promised {align}",
        count(size),
        kind.done(),
        count(object.size),
        count(actual)
    );
    Undefined::new(&rules::MISALIGNED_ACCESS, what).object(prov).into()
}
