//! The frame of a function: slots for values that are not in registers, and stack objects.
//!
//! Offsets are from the frame pointer: negative, or positive where a target's instructions reach further upwards. A
//! slot is used again when its value is dead.

/// Slots of one function.
#[derive(Debug, Default)]
pub(crate) struct Frame {
    /// Number of bytes on the frame's side of the frame pointer.
    size: u32,
    /// Whether offsets are positive.
    is_upward: bool,
    /// Free slots of 8 and of 16 bytes, and those of other sizes with their sizes.
    free8: Vec<i32>,
    free16: Vec<i32>,
    free_large: Vec<(u32, i32)>,
    /// Whether no slot is used again: execution may return to where its value was needed.
    pub(crate) keeps_slots: bool,
    /// Whether slots that are given out are noted, and those that were.
    pub(crate) notes_slots: bool,
    pub(crate) given: Vec<i32>,
}

/// Largest frame: displacements have 32 bits.
pub(crate) const MAX_FRAME: u32 = 1 << 30;

impl Frame {
    /// Empties the frame except for a number of bytes next to the frame pointer, of which slots are above or below.
    pub(crate) fn start(&mut self, reserved: u32, is_upward: bool) {
        self.is_upward = is_upward;
        self.size = reserved;
        self.free8.clear();
        self.free16.clear();
        self.free_large.clear();
    }

    /// Number of bytes on the frame's side of the frame pointer; `None` if it is more than displacements reach.
    pub(crate) fn size(&self) -> Option<u32> {
        (self.size <= MAX_FRAME).then_some(self.size)
    }

    /// Appends an object of this size and alignment (at most 16), which stays to the end.
    pub(crate) fn object(&mut self, size: u64, align: u32) -> i32 {
        let size = u32::try_from(size).unwrap_or(u32::MAX);
        if self.is_upward {
            let start = self.size.saturating_add(align - 1) & !(align - 1);
            self.size = start.saturating_add(size).min(MAX_FRAME + 16);
            return start.min(MAX_FRAME) as i32;
        }
        let end = self.size.saturating_add(size).saturating_add(align - 1);
        self.size = (end & !(align - 1)).min(MAX_FRAME + 16);
        -(self.size as i32)
    }

    /// Whether an offset is that of a slot of the frame, not of a parameter on the stack.
    #[inline]
    pub(crate) fn owns(&self, slot: i32) -> bool {
        if self.is_upward { slot > 0 } else { slot < 0 }
    }

    /// Returns a slot of this size: 8 bytes or less, 16, or more, which are rounded up.
    #[inline]
    pub(crate) fn slot(&mut self, size: u32) -> i32 {
        let free = match size {
            0..=8 => self.free8.pop(),
            9..=16 => self.free16.pop(),
            _ => {
                let rounded = size.next_multiple_of(16);
                let found = self.free_large.iter().rposition(|&(size, _)| size == rounded);
                found.map(|at| self.free_large.swap_remove(at).1)
            }
        };
        let slot = match free {
            Some(slot) => slot,
            None if size <= 8 => self.object(8, 8),
            None => self.object(u64::from(size.next_multiple_of(16)), 16),
        };
        if self.notes_slots {
            self.given.push(slot);
        }
        slot
    }

    /// Takes a slot back.
    #[inline]
    pub(crate) fn release(&mut self, slot: i32, size: u32) {
        if self.keeps_slots {
            return;
        }
        match size {
            0..=8 => self.free8.push(slot),
            9..=16 => self.free16.push(slot),
            // A long list of large slots is not searched: they are rare, and forgetting one costs only space.
            _ if self.free_large.len() < 64 => self.free_large.push((size.next_multiple_of(16), slot)),
            _ => {}
        }
    }
}
