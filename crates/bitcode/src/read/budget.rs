//! What a file may ask for without spelling it. Most of what is read is as long in memory as in the file,
//! times a number; but a few bytes may name a vector with all lanes alike, an integer of a million bits, or
//! the same long name again. All of that is counted here.

use std::sync::atomic::{AtomicU64, Ordering};

use draig_ir::Type;
use draig_ir::types::Types;

use super::fault::{Result, fault};
use super::limits::{UNSPELLED_BYTES, UNSPELLED_PER_BYTE};

/// How many bytes are left, for all modules of a file together.
#[derive(Debug)]
pub(crate) struct Budget {
    whole: u64,
    left: AtomicU64,
}

impl Budget {
    /// Of a file of this many bytes.
    pub(crate) fn of(file: usize) -> Budget {
        let whole = UNSPELLED_BYTES.saturating_add((file as u64).saturating_mul(UNSPELLED_PER_BYTE));
        Budget { whole, left: AtomicU64::new(whole) }
    }

    /// Takes this many bytes.
    ///
    /// # Errors
    /// If there are not so many.
    #[inline]
    pub(crate) fn take(&self, bytes: u64) -> Result<()> {
        let taken = self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(bytes));
        if taken.is_ok() { Ok(()) } else { Err(self.exceeded()) }
    }

    #[cold]
    fn exceeded(&self) -> super::fault::Fault {
        let note = format!("what it does not spell may take {} bytes", self.whole);
        fault("Invalid record: the file asks for much more memory than it has bytes").with_note(note)
    }

    /// Takes what a constant of a type may need besides what its record spells.
    pub(crate) fn take_constant(&self, types: &Types, ty: Type) -> Result<()> {
        let lanes = types.vector_len(ty).map_or(1, |(len, scalable)| if scalable { 1 } else { u64::from(len) });
        let width = types.integer_width(types.scalar(ty)).map_or(0, u64::from);
        if lanes == 1 && width <= 64 {
            return Ok(());
        }
        self.take(lanes.saturating_mul(size_of::<u32>() as u64).saturating_add(wide_bytes(width)))
    }

    /// Takes what an integer of this width needs.
    pub(crate) fn take_integer(&self, width: u32) -> Result<()> {
        match wide_bytes(u64::from(width)) {
            0 => Ok(()),
            bytes => self.take(bytes),
        }
    }

    /// How much is left, to be given back.
    pub(crate) fn left(&self) -> u64 {
        self.left.load(Ordering::Relaxed)
    }

    /// Forgets what was taken since.
    pub(crate) fn restore(&self, left: u64) {
        self.left.store(left, Ordering::Relaxed);
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::of(0)
    }
}

/// The bytes of an integer that is longer than any word.
fn wide_bytes(width: u64) -> u64 {
    if width <= 64 { 0 } else { width.div_ceil(64) * 8 }
}
