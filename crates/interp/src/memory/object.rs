//! The table of objects: place, lifetime, access rights, and history for reports.

use draig_ir::Global;

use crate::site::Site;
use crate::value::Prov;

/// Flags of an [`Object`].
pub(crate) mod flag {
    /// Plain reads need no check other than that of bounds.
    pub(crate) const READ: u32 = 1;
    /// Plain writes need no check other than that of bounds.
    pub(crate) const WRITE: u32 = 1 << 1;
    /// Allocated and not yet freed.
    pub(crate) const LIVE: u32 = 1 << 2;
    /// Inside its lifetime (`llvm.lifetime.start`); set from the beginning if lifetimes are not used.
    pub(crate) const STARTED: u32 = 1 << 3;
    /// Writable according to its kind.
    pub(crate) const WRITABLE: u32 = 1 << 4;
    /// Pointers made from integers may access the object.
    pub(crate) const EXPOSED: u32 = 1 << 5;
    /// Restricted pointers to the object exist, or a part of it is invariant: accesses are checked one by
    /// one.
    pub(crate) const TRACKED: u32 = 1 << 6;
    /// Pointers to the object may outlive it, so its entry is reused only after a collection.
    pub(crate) const ESCAPES: u32 = 1 << 7;
    /// An entry for a restricted pointer, not for an object.
    pub(crate) const DERIVED: u32 = 1 << 8;
    /// A restricted pointer that was copied to memory.
    pub(crate) const STORED: u32 = 1 << 9;
    /// A restricted pointer whose call has ended and which may no longer be read through.
    pub(crate) const NO_READ: u32 = 1 << 10;
    /// A restricted pointer whose call has ended and which may no longer be written through.
    pub(crate) const NO_WRITE: u32 = 1 << 11;
    /// Readable under the active functions with restricted effects.
    pub(crate) const EFFECT_READ: u32 = 1 << 12;
    /// Writable under the active functions with restricted effects.
    pub(crate) const EFFECT_WRITE: u32 = 1 << 13;
    /// A restricted pointer whose call is active.
    pub(crate) const RESTRICTS: u32 = 1 << 14;
    /// A restricted pointer whose reads are checked one by one while its call is active.
    pub(crate) const LOOK_READ: u32 = 1 << 15;
    /// A restricted pointer whose writes are checked one by one while its call is active.
    pub(crate) const LOOK_WRITE: u32 = 1 << 16;
    /// A restricted pointer from which others were derived that were kept after their calls.
    pub(crate) const HAS_KEPT: u32 = 1 << 17;
    /// A stack object of a function that has made a `tail` call and has not ended; the callee must not use
    /// it.
    pub(crate) const HIDDEN: u32 = 1 << 18;
    /// A stack object in which `va_start` laid out arguments.
    pub(crate) const ARGUMENTS: u32 = 1 << 19;
    /// A flag that no object has: requiring it disables the fast path.
    pub(crate) const NEVER: u32 = 1 << 31;
}

/// Allocator of a heap object, which determines the function that may free it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// `malloc`, `calloc`, `realloc`, `aligned_alloc`, `strdup`, …
    Malloc,
    /// `operator new`.
    New,
    /// `operator new[]`.
    NewArray,
    /// `operator new` with an alignment.
    AlignedNew,
    /// `operator new[]` with an alignment.
    AlignedNewArray,
    /// `mmap`.
    Map,
    /// Memory of the library itself, such as a `FILE` or an exception, which the program must not free
    /// directly.
    Library,
}

impl Family {
    /// Returns the allocator's name in reports.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Family::Malloc => "malloc",
            Family::New => "operator new",
            Family::NewArray => "operator new[]",
            Family::AlignedNew => "aligned operator new",
            Family::AlignedNewArray => "aligned operator new[]",
            Family::Map => "mmap",
            Family::Library => "the library",
        }
    }

    /// Returns the name of the deallocation function in reports.
    pub(crate) fn free_name(self) -> &'static str {
        match self {
            Family::Malloc => "free",
            Family::New => "operator delete",
            Family::NewArray => "operator delete[]",
            Family::AlignedNew => "aligned operator delete",
            Family::AlignedNewArray => "aligned operator delete[]",
            Family::Map => "munmap",
            Family::Library => "the library",
        }
    }
}

/// Kind of an entry of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectKind {
    /// Entry 0, and unused entries.
    Null,
    /// An `alloca`, or a copy made for a `byval` argument.
    Stack,
    /// An object of this allocator.
    Heap(Family),
    /// A global variable, or memory of the environment such as `argv`.
    Global,
    /// A `constant` global variable.
    Constant,
    /// A function, ifunc or label: an address without bytes.
    Function(Global),
    /// The instance of a `thread_local` variable.
    ThreadLocal,
    /// A variable without definition; its size is unknown.
    External,
    /// A pointer with restrictions of a call, derived from another one.
    Derived {
        /// Provenance of the pointer that was passed.
        parent: Prov,
    },
}

/// Entry of the table.
#[derive(Clone, Copy, Debug)]
pub struct Object {
    /// Address of the first byte.
    pub base: u64,
    /// Size in bytes.
    pub size: u64,
    /// Flags (see [`flag`]).
    pub(crate) flags: u32,
    /// Kind of the entry.
    pub kind: ObjectKind,
    /// Site of the allocation.
    pub(crate) made: Site,
    /// Site that freed it or last ended its lifetime.
    pub(crate) freed: Site,
    /// Site of the last write.
    pub(crate) last_write: Site,
    /// Number of functions with restricted effects entered before its creation.
    pub(crate) epoch: u32,
    /// Index of the list of its restricted pointers, if it is tracked; 0 if there is none. A restricted
    /// pointer has the index of its object's list.
    pub(super) tracked: u32,
}

// A load touches one entry. At 48 bytes, two of three entries lie within one cache line.
const _: () = assert!(size_of::<Object>() == 48);

impl Object {
    /// The null object.
    pub(crate) const NULL: Object = Object {
        base: 0,
        size: 0,
        flags: 0,
        kind: ObjectKind::Null,
        made: Site::NONE,
        freed: Site::NONE,
        last_write: Site::NONE,
        epoch: 0,
        tracked: 0,
    };

    /// Returns whether all of `flags` are set.
    #[inline]
    pub(crate) fn has(&self, flags: u32) -> bool {
        self.flags & flags == flags
    }

    /// Returns whether it is allocated and not freed.
    #[inline]
    pub fn is_live(&self) -> bool {
        self.has(flag::LIVE)
    }

    /// Address after the last byte.
    #[inline]
    pub(crate) fn end(&self) -> u64 {
        self.base.saturating_add(self.size)
    }

    /// Describes the object for a report: `stack object of 4 bytes`.
    pub fn describe(&self) -> String {
        let size = count(self.size);
        match self.kind {
            ObjectKind::Null => "no object".to_owned(),
            ObjectKind::Stack => format!("stack object of {size}"),
            ObjectKind::Heap(family) => format!("object of {size} from {}", family.name()),
            ObjectKind::Global => format!("global of {size}"),
            ObjectKind::Constant => format!("constant of {size}"),
            ObjectKind::Function(_) => "function".to_owned(),
            ObjectKind::ThreadLocal => format!("thread-local variable of {size}"),
            ObjectKind::External => "variable without definition".to_owned(),
            ObjectKind::Derived { .. } => format!("restricted pointer to {size}"),
        }
    }
}

/// Formats a number of bytes: `1 byte`, `4 bytes`.
pub(crate) fn count(bytes: u64) -> String {
    if bytes == 1 { "1 byte".to_owned() } else { format!("{bytes} bytes") }
}
