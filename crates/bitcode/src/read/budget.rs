//! Budget for data that a file requests without spelling it out. Most data takes memory in proportion to its
//! size in the file. A few bytes, however, may request a vector with all lanes equal, an integer of a million
//! bits, or the same long name again; all of that is counted here.

use std::sync::atomic::{AtomicU64, Ordering};

use draig_ir::Type;
use draig_ir::types::Types;

use super::fault::{Result, fault};
use super::limits::{UNSPELLED_BYTES, UNSPELLED_PER_BYTE};

/// Number of bytes left, shared by all modules of a file.
#[derive(Debug)]
pub(crate) struct Budget {
    whole: u64,
    left: AtomicU64,
}

impl Budget {
    /// Creates the budget of a file of this many bytes.
    pub(crate) fn of(file: usize) -> Budget {
        let whole = UNSPELLED_BYTES.saturating_add((file as u64).saturating_mul(UNSPELLED_PER_BYTE));
        Budget { whole, left: AtomicU64::new(whole) }
    }

    /// Takes this many bytes.
    ///
    /// # Errors
    /// Fails if there are not that many left.
    #[inline]
    pub(crate) fn take(&self, bytes: u64) -> Result<()> {
        let taken = self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(bytes));
        if taken.is_ok() { Ok(()) } else { Err(self.exceeded()) }
    }

    #[cold]
    fn exceeded(&self) -> super::fault::Fault {
        let note = format!("data that the file does not spell out may take {} bytes", self.whole);
        fault("Invalid record: the file requests far more memory than its size justifies").with_note(note)
    }

    /// Takes the bytes that a constant of a type may need beyond its record.
    pub(crate) fn take_constant(&self, types: &Types, ty: Type) -> Result<()> {
        let lanes = types.vector_len(ty).map_or(1, |(len, scalable)| if scalable { 1 } else { u64::from(len) });
        let width = types.integer_width(types.scalar(ty)).map_or(0, u64::from);
        if lanes == 1 && width <= 64 {
            return Ok(());
        }
        self.take(lanes.saturating_mul(size_of::<u32>() as u64).saturating_add(wide_bytes(width)))
    }

    /// Takes the bytes that an integer of this width needs.
    pub(crate) fn take_integer(&self, width: u32) -> Result<()> {
        match wide_bytes(u64::from(width)) {
            0 => Ok(()),
            bytes => self.take(bytes),
        }
    }

    /// Returns the number of bytes left, for [`Self::restore`].
    pub(crate) fn remaining(&self) -> u64 {
        self.left.load(Ordering::Relaxed)
    }

    /// Undoes everything taken since.
    pub(crate) fn restore(&self, left: u64) {
        self.left.store(left, Ordering::Relaxed);
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::of(0)
    }
}

/// Returns the bytes of an integer that is longer than a word.
fn wide_bytes(width: u64) -> u64 {
    if width <= 64 { 0 } else { width.div_ceil(64) * 8 }
}
