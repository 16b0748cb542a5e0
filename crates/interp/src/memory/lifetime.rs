//! `llvm.lifetime.start` and `llvm.lifetime.end`.
//!
//! An `alloca` that is used by `llvm.lifetime.start` is dead until then; a load from it is poison, a
//! store undefined behaviour (LangRef, Object Lifetime). Its address stays the same all the while.

use super::Memory;
use super::object::{ObjectKind, flag};
use crate::site::Site;
use crate::value::{Prov, Slot};

impl Memory {
    /// The object is alive and uninitialised, even if it was alive before. A poison pointer does
    /// nothing.
    pub(crate) fn lifetime_start(&mut self, p: Slot) {
        let Some(prov) = self.stack_object(p) else { return };
        let object = &mut self.objects[prov.0 as usize];
        object.flags |= flag::STARTED | flag::READ | flag::WRITE;
        let (base, size, flags) = (object.base, object.size, object.flags);
        self.forget(base, size);
        if flags & (flag::TRACKED | flag::HIDDEN) != 0 {
            self.thaw(prov);
            self.refresh(prov);
        }
    }

    /// The object is dead. If it was so before, or the pointer is poison, nothing happens.
    pub(crate) fn lifetime_end(&mut self, p: Slot, site: Site) {
        let Some(prov) = self.stack_object(p) else { return };
        let object = &mut self.objects[prov.0 as usize];
        if !object.has(flag::STARTED) {
            return;
        }
        object.flags &= !(flag::STARTED | flag::READ | flag::WRITE);
        object.freed = site;
        if object.has(flag::TRACKED) {
            self.thaw(prov);
            self.refresh(prov);
        }
    }

    /// The stack object, not yet released, that a pointer is based on.
    fn stack_object(&self, p: Slot) -> Option<Prov> {
        if p.tag.is_tainted() {
            return None;
        }
        let prov = self.root(p.tag.prov());
        let object = self.object(prov);
        (object.kind == ObjectKind::Stack && object.is_live()).then_some(prov)
    }
}
