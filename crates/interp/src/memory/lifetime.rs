//! `llvm.lifetime.start` and `llvm.lifetime.end`.
//!
//! An `alloca` that is used by `llvm.lifetime.start` is dead until then: a load from it yields poison, and a
//! store is undefined behaviour (LangRef, Object Lifetime). Its address never changes.

use super::Memory;
use super::object::{ObjectKind, flag};
use crate::site::Site;
use crate::value::{Prov, Slot};

impl Memory {
    /// Begins the lifetime of an object, which is uninitialized even if it was alive before. A poison pointer
    /// has no effect.
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

    /// Ends the lifetime of an object. A dead object or a poison pointer has no effect.
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

    /// Returns the unreleased stack object that a pointer is based on.
    fn stack_object(&self, p: Slot) -> Option<Prov> {
        if p.tag.is_tainted() {
            return None;
        }
        let prov = self.root(p.tag.prov());
        let object = self.object(prov);
        (object.kind == ObjectKind::Stack && object.is_live()).then_some(prov)
    }
}
