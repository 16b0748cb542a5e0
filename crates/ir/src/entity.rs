//! Handles: `u32` newtypes that index tables of their owner. `Option<Handle>` is as small as the handle,
//! because the all-ones index is never used. The tables are left to their modules.

/// Declares a handle type that prints as `prefix` and its index, and that indexes `cranelift_entity` maps.
macro_rules! handle {
    ($(#[$doc:meta])* $name:ident, $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(transparent)]
        pub struct $name(core::num::NonZeroU32);

        impl $name {
            /// Creates the handle with this index.
            ///
            /// # Panics
            /// Panics if `index` is `u32::MAX`, which is reserved for "none".
            #[inline]
            pub const fn from_u32(index: u32) -> Self {
                match core::num::NonZeroU32::new(index.wrapping_add(1)) {
                    Some(raw) => Self(raw),
                    None => panic!("handle index out of range"),
                }
            }

            /// Returns the index of the handle in its table.
            #[inline]
            pub const fn as_u32(self) -> u32 {
                self.0.get() - 1
            }

            /// Returns the index of the handle in its table, for slices.
            #[inline]
            pub const fn index(self) -> usize {
                self.as_u32() as usize
            }

            /// Encodes this handle for packed records, in which zero means none.
            #[inline]
            pub const fn to_word(self) -> u32 {
                self.0.get()
            }

            /// Decodes a handle from a packed word.
            #[inline]
            pub const fn from_word(word: u32) -> Option<Self> {
                match core::num::NonZeroU32::new(word) {
                    Some(raw) => Some(Self(raw)),
                    None => None,
                }
            }
        }

        impl cranelift_entity::EntityRef for $name {
            #[inline]
            fn new(index: usize) -> Self {
                Self::from_u32(u32::try_from(index).unwrap_or(u32::MAX))
            }

            #[inline]
            fn index(self) -> usize {
                $name::index(self)
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, concat!($prefix, "{}"), self.as_u32())
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }
    };
}

pub(crate) use handle;
