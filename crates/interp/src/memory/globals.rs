//! Objects that are there from the beginning or come with the library: variables, functions,
//! thread-local instances, and what is only declared.

use draig_ir::Global;

use super::Memory;
use super::object::{Object, ObjectKind, flag};
use crate::site::Site;
use crate::stop::Run;
use crate::value::Slot;

/// How much address space a function or a variable of unknown size takes.
const UNKNOWN_SIZE: u64 = 16;

impl Memory {
    /// Allocates a variable; its bytes are undefined until they are written with
    /// `Memory::init_bytes` and its like, which write constants, too.
    ///
    /// # Errors
    /// A limit, when there is no room.
    pub fn alloc_global(&mut self, size: u64, align: u64, kind: ObjectKind, writable: bool) -> Run<Slot> {
        let align = align.max(1);
        // A byte more keeps the end of one variable from being the beginning of another.
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

    /// The address of a function: an object without bytes.
    ///
    /// # Errors
    /// A limit, when there is no room.
    pub(crate) fn alloc_function(&mut self, function: Global) -> Run<Slot> {
        self.alloc_opaque(16, ObjectKind::Function(function))
    }

    /// A variable that is only declared: accesses to it are not supported, and the end says so by name.
    ///
    /// # Errors
    /// A limit, when there is no room.
    pub(crate) fn alloc_external(&mut self, name: &str, align: u64) -> Run<Slot> {
        let slot = self.alloc_opaque(align, ObjectKind::External)?;
        self.externals.insert(slot.tag.prov(), name.to_owned());
        Ok(slot)
    }

    fn alloc_opaque(&mut self, align: u64, kind: ObjectKind) -> Run<Slot> {
        let align = align.max(UNKNOWN_SIZE);
        let Some(base) = self.alloc_fresh(UNKNOWN_SIZE, align) else {
            return self.exhausted();
        };
        let flags = flag::LIVE | flag::STARTED | flag::ESCAPES;
        let prov = self.add_object(Object { base, size: 0, flags, kind, ..Object::NULL });
        Ok(Slot::pointer(base, prov))
    }

    /// Makes a variable constant, once it has its value, or a constant writable.
    pub fn set_writable(&mut self, p: Slot, writable: bool) {
        if let Some(object) = self.objects.get_mut(p.tag.prov().0 as usize) {
            let flags = flag::WRITABLE | flag::WRITE;
            object.flags = if writable { object.flags | flags } else { object.flags & !flags };
        }
    }

    /// Writes bytes of an initialiser, into a constant, too; what lies outside memory is left out.
    pub(crate) fn init_bytes(&mut self, address: u64, bytes: &[u8]) {
        self.arena.write(address, bytes);
    }

    /// Writes zeros of an initialiser.
    pub(crate) fn init_zero(&mut self, address: u64, size: u64) {
        self.arena.fill(address, size, 0, super::bytes::DEFINED);
    }

    /// Marks where something happened to an object from outside, such as its last write.
    pub(super) fn note_write(&mut self, p: crate::value::Prov, site: Site) {
        if let Some(object) = self.objects.get_mut(p.0 as usize) {
            object.last_write = site;
        }
    }
}
