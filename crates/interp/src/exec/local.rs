//! Variables that a function lets others reach while it runs: `llvm.localescape` and `llvm.localrecover`. The
//! address of a frame (`llvm.localaddress`) is its number.

use crate::machine::Machine;
use crate::stop::{Run, limit, unsupported};
use crate::value::Slot;

/// The most frames whose variables are known to others at a time.
const MAX_ESCAPED: usize = 1 << 20;

impl Machine<'_> {
    /// `llvm.localescape`: variables of the running frame that others may ask for.
    pub(super) fn local_escape(&mut self, variables: Box<[Slot]>) -> Run<()> {
        let frame = self.frame()?.id;
        let thread = &mut self.thread;
        if thread.escaped.len().is_power_of_two() {
            let frames = &thread.frames;
            thread.escaped.retain(|(id, _)| frames.binary_search_by_key(id, |frame| frame.id).is_ok());
        }
        if thread.escaped.len() >= MAX_ESCAPED {
            return limit(format!("llvm.localescape in more than {MAX_ESCAPED} frames"));
        }
        thread.escaped.push((frame, variables));
        Ok(())
    }

    /// `llvm.localrecover`: such a variable, by the frame and its number.
    pub(super) fn local_recover(&self, frame: Slot, number: Slot) -> Run<Slot> {
        let escaped = &self.thread.escaped;
        let found = escaped.iter().rev().find(|(id, _)| frame.tag.is_clean() && *id == frame.bits);
        match found.and_then(|(_, variables)| variables.get(usize::try_from(number.bits).ok()?)) {
            Some(variable) => Ok(*variable),
            None => unsupported("llvm.localrecover of a frame that is not there"),
        }
    }
}
