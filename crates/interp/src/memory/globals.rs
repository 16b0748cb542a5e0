//! Objects of the environment: variables, functions, thread-local instances, and declarations, created at
//! startup or by the library.

use draig_ir::Global;

use super::Memory;
use super::object::{Object, ObjectKind, flag};
use crate::site::Site;
use crate::stop::Result;
use crate::value::Slot;

/// Address space of a function or a variable of unknown size, in bytes.
const UNKNOWN_SIZE: u64 = 16;

impl Memory {
    /// Allocates a variable. Its bytes are undefined until they are written with `Memory::init_bytes` and
    /// similar functions, which write constants, too.
    ///
    /// # Errors
    /// Returns a limit if the memory is exhausted.
    pub fn alloc_global(&mut self, size: u64, align: u64, kind: ObjectKind, writable: bool) -> Result<Slot> {
        let align = align.max(1);
        // An extra byte keeps the end of one variable distinct from the beginning of the next.
        let base = size.checked_add(1).and_then(|size| self.alloc_fresh(size, align));
        let Some(base) = base else {
            return self.exhausted();
        };
        self.forget(base, size);
        let write = if writable { flag::WRITABLE | flag::WRITE } else { 0 };
        let prov = self.add_object(Object {
            base,
            size,
            flags: flag::LIVE | flag::STARTED | flag::ESCAPES | flag::READ | write,
            kind,
            ..Object::NULL
        });
        Ok(Slot::pointer(base, prov))
    }

    /// Allocates the address of a function: an object without bytes.
    ///
    /// # Errors
    /// Returns a limit if the memory is exhausted.
    pub(crate) fn alloc_function(&mut self, function: Global) -> Result<Slot> {
        self.alloc_opaque(16, ObjectKind::Function(function))
    }

    /// Allocates a variable without a definition. An access to it ends the run as unsupported; the message
    /// contains its name.
    ///
    /// # Errors
    /// Returns a limit if there is no room.
    pub(crate) fn alloc_external(&mut self, name: &str, align: u64) -> Result<Slot> {
        let slot = self.alloc_opaque(align, ObjectKind::External)?;
        self.externals.insert(slot.tag.prov(), name.to_owned());
        Ok(slot)
    }

    fn alloc_opaque(&mut self, align: u64, kind: ObjectKind) -> Result<Slot> {
        let align = align.max(UNKNOWN_SIZE);
        let Some(base) = self.alloc_fresh(UNKNOWN_SIZE, align) else {
            return self.exhausted();
        };
        let flags = flag::LIVE | flag::STARTED | flag::ESCAPES;
        let prov = self.add_object(Object { base, size: 0, flags, kind, ..Object::NULL });
        Ok(Slot::pointer(base, prov))
    }

    /// Makes a variable constant after its initialization, or a constant writable.
    pub fn set_writable(&mut self, p: Slot, writable: bool) {
        if let Some(object) = self.objects.get_mut(p.tag.prov().0 as usize) {
            let flags = flag::WRITABLE | flag::WRITE;
            object.flags = if writable { object.flags | flags } else { object.flags & !flags };
        }
    }

    /// Writes bytes of an initializer, even to a constant; bytes outside of memory are ignored.
    pub(crate) fn init_bytes(&mut self, address: u64, bytes: &[u8]) {
        self.arena.write(address, bytes);
    }

    /// Writes zeros of an initializer.
    pub(crate) fn init_zero(&mut self, address: u64, size: u64) {
        self.arena.fill(address, size, 0, super::bytes::DEFINED);
    }

    /// Records the site of an event that happened to an object from outside, such as its last write.
    pub(super) fn note_write(&mut self, p: crate::value::Prov, site: Site) {
        if let Some(object) = self.objects.get_mut(p.0 as usize) {
            object.last_write = site;
        }
    }
}
