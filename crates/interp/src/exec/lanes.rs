//! Loads and stores of vectors in the hot loop: consecutive plain numbers. A result of `false` leaves the
//! access to the general form, which handles all cases exactly.

use super::Window;
use crate::machine::Machine;
use crate::memory::Kind;
use crate::program::Function;
use crate::program::op::R;
use crate::site::Site;
use crate::stop::Result;

impl Machine<'_> {
    /// Loads `count` numbers of `1 << size` bytes if all of them are plain.
    #[inline]
    pub(super) fn load_lanes(&self, r: &mut Window, d: R, p: R, align: u8, size: u8, count: u8) -> bool {
        let pointer = r[p as usize];
        self.memory.may_read(pointer, u64::from(count) << size, (1 << align) - 1)
            && self.read_lanes(r, d, pointer.bits, size, count)
    }

    /// Loads numbers through a pointer that has promises to check, if all of the numbers are plain.
    #[inline(never)]
    #[expect(clippy::too_many_arguments, reason = "an operation's fields")]
    pub(super) fn load_lanes_checked(
        &mut self,
        function: &Function,
        r: &mut Window,
        pc: usize,
        d: R,
        p: R,
        align: u8,
        size: u8,
        count: u8,
    ) -> Result<()> {
        let (pointer, bytes) = (r[p as usize], u64::from(count) << size);
        if self.memory.check_promises(pointer, bytes, (1 << align) - 1, Kind::Read, function.site(pc))?
            && self.read_lanes(r, d, pointer.bits, size, count)
        {
            return Ok(());
        }
        self.load_slow(function, r, pc, d, p, align)
    }

    /// Reads numbers from memory that may be read. Stops at the first that needs special treatment, with the
    /// earlier ones already in their registers; the caller then loads all of them in the general way.
    #[inline(always)]
    fn read_lanes(&self, r: &mut Window, d: R, address: u64, size: u8, count: u8) -> bool {
        macro_rules! lanes {
            ($bytes:literal) => {
                (0..u16::from(count)).all(|lane| {
                    match self.memory.read_plain::<$bytes>(address + u64::from(lane) * $bytes) {
                        Some(slot) => {
                            r[usize::from(d + lane)] = slot;
                            true
                        }
                        None => false,
                    }
                })
            };
        }
        match size {
            0 => lanes!(1),
            1 => lanes!(2),
            2 => lanes!(4),
            _ => lanes!(8),
        }
    }

    /// Stores consecutive numbers if all of them are plain.
    #[inline]
    #[expect(clippy::too_many_arguments, reason = "an operation's fields")]
    pub(super) fn store_lanes(&mut self, r: &Window, p: R, v: R, align: u8, size: u8, count: u8, site: Site) -> bool {
        let pointer = r[p as usize];
        self.memory.may_write(pointer, u64::from(count) << size, (1 << align) - 1, site)
            && self.write_lanes(r, v, pointer.bits, size, count)
    }

    /// Stores numbers through a pointer with promises if all of them are plain.
    #[inline(never)]
    #[expect(clippy::too_many_arguments, reason = "an operation's fields")]
    pub(super) fn store_lanes_checked(
        &mut self,
        function: &Function,
        r: &mut Window,
        pc: usize,
        p: R,
        v: R,
        align: u8,
        size: u8,
        count: u8,
    ) -> Result<()> {
        let (pointer, bytes) = (r[p as usize], u64::from(count) << size);
        if self.memory.check_promises(pointer, bytes, (1 << align) - 1, Kind::Write, function.site(pc))?
            && self.write_lanes(r, v, pointer.bits, size, count)
        {
            return Ok(());
        }
        self.store_slow(function, r, pc, p, v, align)
    }

    /// Writes numbers to memory that may be written. Stops at the first that needs special treatment, with
    /// the earlier ones already written; the caller then writes all of them in the general way.
    #[inline(always)]
    fn write_lanes(&mut self, r: &Window, v: R, address: u64, size: u8, count: u8) -> bool {
        macro_rules! lanes {
            ($bytes:literal) => {
                (0..u16::from(count)).all(|lane| {
                    let value = r[usize::from(v + lane)];
                    let at = address + u64::from(lane) * $bytes;
                    self.memory.is_plain(value) && self.memory.write_plain::<$bytes>(at, value)
                })
            };
        }
        match size {
            0 => lanes!(1),
            1 => lanes!(2),
            2 => lanes!(4),
            _ => lanes!(8),
        }
    }
}
