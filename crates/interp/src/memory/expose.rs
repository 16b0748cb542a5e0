//! Exposed addresses: the objects that a pointer made from an integer may access.

use draig_ir::Global;

use super::object::{ObjectKind, flag};
use super::{Memory, TREE_ENTRY};
use crate::value::{Prov, Slot};

impl Memory {
    /// Exposes an object whose address became a number, so that pointers made from integers may access it.
    pub(crate) fn expose(&mut self, prov: Prov) {
        if prov == Prov::NONE {
            return;
        }
        if let Some(entry) = self.objects.get_mut(prov.0 as usize) {
            entry.flags |= flag::EXPOSED;
            if entry.has(flag::DERIVED) {
                self.tracked[entry.tracked as usize].exposed = true;
            }
        }
        let root = self.root(prov);
        let Some(object) = self.objects.get_mut(root.0 as usize) else { return };
        object.flags |= flag::EXPOSED;
        let found = object.size != 0 || matches!(object.kind, ObjectKind::Function(_) | ObjectKind::External);
        if object.is_live() && found {
            self.exposed.insert(object.base, root);
            self.account.note(TREE_ENTRY as u64);
        }
    }

    /// Returns the exposed live object that contains an address.
    pub(crate) fn find(&self, address: u64) -> Option<Prov> {
        let (&base, &prov) = self.exposed.range(..=address).next_back()?;
        let size = self.object(prov).size.max(1);
        (address - base < size).then_some(prov)
    }

    /// Returns the object that a pointer refers to, dead or alive: that of its provenance or, if it was made
    /// from an integer, the exposed one that contains its address. `None` for null, numbers and undefined
    /// pointers.
    pub fn about(&self, p: Slot) -> Option<Prov> {
        if p.tag.is_tainted() {
            return None;
        }
        match p.tag.prov() {
            Prov::NONE => self.find(p.bits),
            prov => Some(self.root(prov)),
        }
    }

    /// Returns the function that a pointer refers to.
    pub(crate) fn function_at(&self, p: Slot) -> Option<Global> {
        if p.tag.is_tainted() {
            return None;
        }
        let prov = if p.tag.prov() == Prov::NONE { self.find(p.bits)? } else { self.root(p.tag.prov()) };
        match self.object(prov) {
            object if object.base != p.bits => None,
            object => match object.kind {
                ObjectKind::Function(function) => Some(function),
                _ => None,
            },
        }
    }

    /// Returns whether an address is in bounds of the object of a provenance, dead or alive, including one
    /// past its end (the rule of `inbounds`); `None` without provenance.
    #[inline]
    pub(crate) fn in_bounds(&self, prov: Prov, address: u64) -> Option<bool> {
        let object = self.objects.get(prov.0 as usize)?;
        match object.kind {
            ObjectKind::Null => None,
            // A declaration may have any size. Distances between labels and functions are left to the target,
            // and programs store distances between labels.
            ObjectKind::External | ObjectKind::Function(_) => Some(true),
            _ => Some(address.wrapping_sub(object.base) <= object.size),
        }
    }
}
