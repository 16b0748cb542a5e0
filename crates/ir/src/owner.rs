//! Owners of handles. A [`Handle`] is a raw handle ([`Value`], [`Inst`], [`Type`], …) that knows the module or
//! body it was made in, so that the builder refuses it elsewhere instead of taking it for another value there.
//!
//! Raw handles stay as they are for readers and passes, which walk one body and cannot mix it with another.
//! They convert into handles without an owner, which are not checked.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::num::NonZeroU32;
use std::ops::Deref;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::body::Body;
use crate::constants::Const;
use crate::global::Global;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::types::Type;
use crate::value::{Block, Inst, Value, ValueKind};

/// Identity of a module or body, which no other has had in the process before. (Numbers start again after 2^32
/// owners.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Owner(NonZeroU32);

/// The owner of a module or body, numbered when it is first asked for. A clone is another owner.
#[derive(Default)]
pub(crate) struct OwnerCell(AtomicU32);

impl OwnerCell {
    /// Returns the owner.
    pub(crate) fn get(&self) -> Owner {
        static LAST: AtomicU32 = AtomicU32::new(0);
        loop {
            if let Some(owner) = self.known() {
                return owner;
            }
            let next = LAST.fetch_add(1, Ordering::Relaxed).wrapping_add(1);
            // Of two threads that ask at once, the first one's number stays.
            let _ = self.0.compare_exchange(0, next, Ordering::Relaxed, Ordering::Relaxed);
        }
    }

    /// Returns the owner, if anybody has asked for it.
    #[inline]
    pub(crate) fn known(&self) -> Option<Owner> {
        NonZeroU32::new(self.0.load(Ordering::Relaxed)).map(Owner)
    }

    /// Makes all handles of this owner foreign.
    pub(crate) fn renew(&mut self) {
        *self.0.get_mut() = 0;
    }
}

impl Clone for OwnerCell {
    fn clone(&self) -> OwnerCell {
        OwnerCell::default()
    }
}

/// Says nothing: equal modules print equally, whoever has asked for their owners.
impl fmt::Debug for OwnerCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OwnerCell")
    }
}

/// A raw handle with the module or body that it belongs to: what the builder returns and takes.
///
/// Instructions, blocks and parameters belong to a body; globals, constants, types and metadata to a module. A
/// clone of a module or body is another owner, and so is a body after [`Body::compact`].
///
/// Dereferencing gives the raw handle. A raw handle converts into one without an owner, which is not checked.
///
/// ```
/// use draig_ir::{Module, Type};
///
/// # fn main() -> Result<(), draig_ir::build::BuildError> {
/// let mut module = Module::new(b"m");
/// let ty = module.function_type(Type::I32, &[Type::I32]);
/// let (f, g) = (module.add_function("f", ty), module.add_function("g", ty));
/// let mut b = module.build(f);
/// let entry = b.add_block("entry");
/// b.position_at_end(entry);
/// let x = b.param(0);
/// let double = b.named("double").add(x, x)?;
/// b.ret(double)?;
/// b.finish();
///
/// let mut b = module.build(g);
/// let entry = b.add_block("entry");
/// b.position_at_end(entry);
/// let error = b.ret(double).unwrap_err();
/// assert_eq!(error.message(), "ret: the operand belongs to another function, or to this one before it was compacted");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy)]
pub struct Handle<T> {
    raw: T,
    owner: Option<Owner>,
}

const _: () = assert!(size_of::<Option<Handle<Value>>>() == 8, "a compiler keeps many of them");

impl<T: Copy> Handle<T> {
    pub(crate) fn new(raw: T, owner: Owner) -> Handle<T> {
        Handle { raw, owner: Some(owner) }
    }

    /// Returns the raw handle.
    #[inline]
    pub fn raw(self) -> T {
        self.raw
    }

    /// Whether the handle may be used where `owner` is the owner.
    #[inline]
    pub(crate) fn fits(self, owner: &OwnerCell) -> bool {
        self.owner.is_none() || self.owner == owner.known()
    }

    /// Returns the same owner's handle of something else.
    fn with<U>(self, raw: U) -> Handle<U> {
        Handle { raw, owner: self.owner }
    }
}

impl Handle<Value> {
    /// Returns the instruction, if the value is one.
    pub fn as_inst(self) -> Option<Handle<Inst>> {
        self.raw.as_inst().map(|inst| self.with(inst))
    }

    /// Returns the block, if the value is one.
    pub fn as_block(self) -> Option<Handle<Block>> {
        self.raw.as_block().map(|block| self.with(block))
    }

    /// Returns the global, if the value is one.
    pub fn as_global(self) -> Option<Handle<Global>> {
        self.raw.as_global().map(|global| self.with(global))
    }

    /// Returns the constant, if the value is one other than a global.
    pub fn as_const(self) -> Option<Handle<Const>> {
        self.raw.as_const().map(|constant| self.with(constant))
    }
}

impl Module {
    /// Returns the handle of something in the module: a type, global, constant or node of metadata.
    pub fn handle<T: Copy + OfModule>(&self, raw: T) -> Handle<T> {
        Handle::new(raw, self.owner.get())
    }
}

impl Module {
    /// Returns a raw handle of this module.
    ///
    /// # Panics
    /// Panics if it belongs to another module.
    #[track_caller]
    #[inline]
    pub(crate) fn expect_own<T: Copy>(&self, handle: impl Into<Handle<T>>) -> T {
        let handle = handle.into();
        assert!(handle.fits(&self.owner), "the handle belongs to another module");
        handle.raw
    }
}

impl Body {
    /// Returns the handle of an instruction or block of the body.
    pub fn handle<T: Copy + OfBody>(&self, raw: T) -> Handle<T> {
        Handle::new(raw, self.owner.get())
    }
}

/// Returns the handle of a value, whose kind decides whether the body or the module owns it.
pub(crate) fn own_value(module: &Module, body: &Body, value: Value) -> Handle<Value> {
    Handle::new(value, owner_of(module, body, value).get())
}

/// Returns the owner of a value with this kind.
pub(crate) fn owner_of<'a>(module: &'a Module, body: &'a Body, value: Value) -> &'a OwnerCell {
    match value.kind() {
        ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_) | ValueKind::LocalMetadata(_) => &body.owner,
        ValueKind::Const(_) | ValueKind::Global(_) | ValueKind::Metadata(_) | ValueKind::InlineAsm(_) => &module.owner,
    }
}

mod sealed {
    pub trait Sealed {}
}

/// Raw handles of entities that a module owns.
pub trait OfModule: sealed::Sealed {}

/// Raw handles of entities that a body owns.
pub trait OfBody: sealed::Sealed {}

macro_rules! owned_by {
    ($owner:ident: $($ty:ident)*) => {
        $(impl sealed::Sealed for $ty {}
        impl $owner for $ty {})*
    };
}
owned_by!(OfModule: Global Const Type Metadata);
owned_by!(OfBody: Inst Block);

impl<T> Deref for Handle<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.raw
    }
}

macro_rules! conversions {
    ($($part:ident)*) => {
        $(impl From<Handle<$part>> for Handle<Value> {
            fn from(handle: Handle<$part>) -> Handle<Value> {
                handle.with(Value::from(handle.raw))
            }
        }

        impl From<$part> for Handle<Value> {
            fn from(raw: $part) -> Handle<Value> {
                Handle { raw: Value::from(raw), owner: None }
            }
        }

        impl From<Handle<$part>> for Value {
            fn from(handle: Handle<$part>) -> Value {
                Value::from(handle.raw)
            }
        })*
    };
}
conversions!(Inst Block Const Global Metadata);

macro_rules! raw_conversions {
    ($($ty:ident)*) => {
        $(impl From<$ty> for Handle<$ty> {
            #[inline]
            fn from(raw: $ty) -> Handle<$ty> {
                Handle { raw, owner: None }
            }
        }

        impl From<Handle<$ty>> for $ty {
            fn from(handle: Handle<$ty>) -> $ty {
                handle.raw
            }
        })*
    };
}
raw_conversions!(Inst Block Const Global Metadata Type Value);

impl<T: PartialEq> PartialEq for Handle<T> {
    fn eq(&self, other: &Handle<T>) -> bool {
        self.raw == other.raw && self.owner == other.owner
    }
}

impl<T: Eq> Eq for Handle<T> {}

impl<T: PartialEq> PartialEq<T> for Handle<T> {
    fn eq(&self, other: &T) -> bool {
        self.raw == *other
    }
}

impl<T: Hash> Hash for Handle<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.raw.hash(state);
    }
}

impl<T: fmt::Debug> fmt::Debug for Handle<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.raw.fmt(f)
    }
}

impl<T: fmt::Display> fmt::Display for Handle<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.raw.fmt(f)
    }
}
