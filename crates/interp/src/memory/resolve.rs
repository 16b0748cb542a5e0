//! From a pointer to an address that may be accessed, or to what is wrong with it.
//!
//! The checks come in this order: an undefined pointer, null, provenance, the object's life, its
//! bounds, alignment, lifetime, writability.

use super::Memory;
use super::object::{Object, ObjectKind, count, flag};
use crate::rules;
use crate::site::Site;
use crate::stop::{Run, Stop, Undefined, unsupported};
use crate::taint::{TaintKind, Taints};
use crate::value::{Prov, Slot, Taint};

/// What an access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It reads.
    Read,
    /// It writes.
    Write,
}

impl Kind {
    /// `read`, `written`.
    pub(super) fn done(self) -> &'static str {
        match self {
            Kind::Read => "read",
            Kind::Write => "written",
        }
    }
}

/// How memory is accessed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    /// The alignment that the instruction promises, in bytes: a power of two.
    pub(crate) align: u64,
    /// `volatile`.
    pub(crate) volatile: bool,
    /// `atomic`.
    pub(crate) atomic: bool,
    /// Whether null may be dereferenced here: the function has `null_pointer_is_valid`, or the address
    /// space is not 0.
    pub(crate) null_valid: bool,
    /// `!invariant.load`: what is read never changes.
    pub(crate) invariant: bool,
    /// What is read is only stored again, as copies of a few bytes are that LLVM makes loads and stores
    /// of integers: bytes that are poison do not spread to the others, but go on as undef.
    pub(crate) copies: bool,
    /// The instruction.
    pub(crate) site: Site,
}

impl Access {
    /// An access without promises.
    pub(crate) const fn plain(site: Site) -> Access {
        Access { align: 1, volatile: false, atomic: false, null_valid: false, invariant: false, copies: false, site }
    }

    /// An access that promises an alignment.
    pub(crate) const fn aligned(align: u64, site: Site) -> Access {
        Access { align, ..Access::plain(site) }
    }
}

/// Where an access goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// The address.
    pub(crate) address: u64,
    /// How many bytes are accessed.
    pub(crate) size: u64,
    /// The object; none if nothing is accessed.
    pub(crate) root: Prov,
    /// The pointer's own provenance, which may be restricted; none if it came from an integer.
    pub(crate) through: Prov,
    /// A stack object outside its lifetime: what is read is poison.
    pub(crate) dead: bool,
    /// Some bytes may not be seen through this pointer and read as poison.
    pub(crate) hidden: bool,
}

/// Who promised that a byte is not read, and why it reads as poison.
pub(super) type Hidden = (Site, &'static str);

impl Memory {
    /// Where an access of `size` bytes through `p` goes. An access of no bytes goes anywhere, unless the
    /// pointer is undefined.
    ///
    /// # Errors
    /// Whatever is undefined about the access, and what is not modelled: memory at null or of
    /// variables that are only declared.
    pub(crate) fn resolve(&mut self, p: Slot, size: u64, kind: Kind, access: &Access) -> Run<Place> {
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
        }
        Ok(place)
    }

    /// The same without what restricted pointers and functions promise, and without noting it down.
    pub(super) fn locate(&self, p: Slot, size: u64, kind: Kind, access: &Access) -> Run<Place> {
        if p.tag.is_tainted() {
            let what = format!("{} {} through a pointer that is undefined or poison", count(size), kind.done());
            return Err(Undefined::new(&rules::ACCESS_THROUGH_UNDEFINED, what).taint(p.tag.taint()).into());
        }
        let through = p.tag.prov();
        let address = p.bits;
        let mut place = Place { address, size, root: Prov::NONE, through, dead: false, hidden: false };
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

    /// What keeps an object from being accessed whatever the address.
    #[inline]
    fn check_life(&self, place: &Place, object: &Object, kind: Kind) -> Run<()> {
        match object.kind {
            ObjectKind::Stack | ObjectKind::Heap(_) if object.is_live() => Ok(()),
            ObjectKind::Global | ObjectKind::Constant | ObjectKind::ThreadLocal => Ok(()),
            _ => self.lifeless(place, object, kind),
        }
    }

    fn lifeless(&self, place: &Place, object: &Object, kind: Kind) -> Run<()> {
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

    /// The object that a pointer without provenance may access.
    fn owner(&self, address: u64, size: u64, kind: Kind, access: &Access) -> Run<Prov> {
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
        if address < self.stack.base() && !access.null_valid {
            let what = format!("{size} {} at {} from null", kind.done(), count(address));
            return Err(Undefined::new(&rules::NULL_ACCESS, what).into());
        }
        let what = format!(
            "{size} {} at address {address:#x} through a pointer made from an integer, where no object lies whose address was exposed",
            kind.done()
        );
        Err(Undefined::new(&rules::NO_PROVENANCE, what).object(self.at_address(address)).into())
    }

    /// Any live object that contains an address, exposed or not: for reports.
    #[cold]
    pub(crate) fn at_address(&self, address: u64) -> Prov {
        let contains = |object: &Object| {
            object.has(flag::LIVE) && !object.has(flag::DERIVED) && (object.base..object.end()).contains(&address)
        };
        self.objects.iter().position(contains).map_or(Prov::NONE, |index| Prov(index as u32))
    }

    /// Why a byte read from a dead stack object is poison.
    pub(super) fn death_cause(&self, taints: &mut Taints, place: &Place) -> Taint {
        let object = self.object(place.root);
        match object.freed {
            // Not started yet, or never.
            Site::NONE => taints.make_because(TaintKind::Poison, object.made, "it is read before its lifetime starts"),
            freed => taints.make_because(TaintKind::Poison, freed, "it is read after its lifetime ended here"),
        }
    }

    /// Where a defined pointer points, and for how many bytes it is good, in words.
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

    /// Whether `p` may be used to access `size` bytes now, whatever they hold; for `dereferenceable`.
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
        "{} {} at offset {offset} of an object of {}, an address that is aligned to {} where {align} were promised",
        count(size),
        kind.done(),
        count(object.size),
        count(actual)
    );
    Undefined::new(&rules::MISALIGNED_ACCESS, what).object(prov).into()
}
