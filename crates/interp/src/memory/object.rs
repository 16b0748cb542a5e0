//! The table of objects: what was allocated, where it lies, who may access it, and what the report
//! tells about it.

use draig_ir::Global;

use crate::site::Site;
use crate::value::Prov;

/// Flags of an [`Object`].
pub(crate) mod flag {
    /// A plain read needs no further check than that of its bounds.
    pub(crate) const READ: u32 = 1;
    /// A plain write needs no further check than that of its bounds.
    pub(crate) const WRITE: u32 = 1 << 1;
    /// Allocated and not yet freed.
    pub(crate) const LIVE: u32 = 1 << 2;
    /// Inside its lifetime (`llvm.lifetime.start`); set from the beginning where that is not used.
    pub(crate) const STARTED: u32 = 1 << 3;
    /// Its kind allows writing at all.
    pub(crate) const WRITABLE: u32 = 1 << 4;
    /// Pointers made from integers may access it.
    pub(crate) const EXPOSED: u32 = 1 << 5;
    /// Restricted pointers to it exist, or some of it is invariant: accesses are looked at one by one.
    pub(crate) const TRACKED: u32 = 1 << 6;
    /// Its address may outlive it, so its entry is used again only after a collection.
    pub(crate) const ESCAPES: u32 = 1 << 7;
    /// An entry for a restricted pointer, not an object of its own.
    pub(crate) const DERIVED: u32 = 1 << 8;
    /// A restricted pointer that was copied to memory.
    pub(crate) const STORED: u32 = 1 << 9;
    /// A restricted pointer whose call is over and through which nothing may be read any more.
    pub(crate) const NO_READ: u32 = 1 << 10;
    /// A restricted pointer whose call is over and through which nothing may be written any more.
    pub(crate) const NO_WRITE: u32 = 1 << 11;
    /// Readable although a function with restricted effects is active.
    pub(crate) const EFFECT_READ: u32 = 1 << 12;
    /// Writable although a function with restricted effects is active.
    pub(crate) const EFFECT_WRITE: u32 = 1 << 13;
    /// A restricted pointer whose call is not over.
    pub(crate) const RESTRICTS: u32 = 1 << 14;
    /// A restricted pointer reads through which are looked at one by one while its call is active.
    pub(crate) const LOOK_READ: u32 = 1 << 15;
    /// The same for writes.
    pub(crate) const LOOK_WRITE: u32 = 1 << 16;
    /// A restricted pointer from which others were made that were kept after their calls.
    pub(crate) const HAS_KEPT: u32 = 1 << 17;
    /// A stack object of a function that has made a `tail` call, which may not use it and is not over.
    pub(crate) const HIDDEN: u32 = 1 << 18;
    /// A stack object that `va_start` laid arguments out in.
    pub(crate) const ARGUMENTS: u32 = 1 << 19;
    /// No object has it: demanding it turns the fast path off.
    pub(crate) const NEVER: u32 = 1 << 31;
}

/// Which allocator a heap object came from, and thus who may free it.
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
    /// What the library keeps for itself, such as a `FILE` or an exception: not to be freed by name.
    Library,
}

impl Family {
    /// How a report names the allocator.
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

    /// How a report names its counterpart.
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

/// What an entry of the table stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectKind {
    /// Entry 0, and entries that wait for their next use.
    Null,
    /// An `alloca`, or a copy made for a `byval` argument.
    Stack,
    /// An object of an allocator.
    Heap(Family),
    /// A global variable, or memory of the environment such as `argv`.
    Global,
    /// A global variable that is `constant`.
    Constant,
    /// A function, ifunc or label: an address without bytes.
    Function(Global),
    /// A `thread_local` variable's instance.
    ThreadLocal,
    /// A variable that is only declared: its size is not known.
    External,
    /// A pointer that carries restrictions of a call, based on another one.
    Derived {
        /// The pointer that was passed.
        parent: Prov,
    },
}

/// One entry.
#[derive(Clone, Copy, Debug)]
pub struct Object {
    /// Its address.
    pub base: u64,
    /// Its size in bytes.
    pub size: u64,
    /// See [`flag`].
    pub(crate) flags: u32,
    /// What it is.
    pub kind: ObjectKind,
    /// Where it was allocated.
    pub(crate) made: Site,
    /// Where it was freed, or its lifetime ended last.
    pub(crate) freed: Site,
    /// Where it was written last.
    pub(crate) last_write: Site,
    /// How many functions with restricted effects had been entered when it was made.
    pub(crate) epoch: u32,
    /// Where the list of its restricted pointers is, if it is tracked; 0 if there is none. Restricted
    /// pointers have their object's list here.
    pub(super) tracked: u32,
}

// A load touches one entry: 48 bytes keep it within one cache line in two cases of three.
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

    /// Whether all of `flags` are set.
    #[inline]
    pub(crate) fn has(&self, flags: u32) -> bool {
        self.flags & flags == flags
    }

    /// Whether it is allocated and not freed.
    #[inline]
    pub fn is_live(&self) -> bool {
        self.has(flag::LIVE)
    }

    /// The address after its last byte.
    #[inline]
    pub(crate) fn end(&self) -> u64 {
        self.base.saturating_add(self.size)
    }

    /// What it is, in the words of a report: `stack object of 4 bytes`.
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
            ObjectKind::External => "variable that is only declared".to_owned(),
            ObjectKind::Derived { .. } => format!("restricted pointer to {size}"),
        }
    }
}

/// `1 byte`, `4 bytes`.
pub(crate) fn count(bytes: u64) -> String {
    if bytes == 1 { "1 byte".to_owned() } else { format!("{bytes} bytes") }
}
