//! Variables that a function shares with others while it runs: `llvm.localescape` and `llvm.localrecover`.
//! The address of a frame (`llvm.localaddress`) is its number.

use crate::machine::Machine;
use crate::stop::{Result, limit, unsupported};
use crate::value::Slot;

/// Maximum number of frames that share variables at a time.
const MAX_ESCAPED: usize = 1 << 20;

impl Machine<'_> {
    /// Executes `llvm.localescape`: shares variables of the running frame.
    pub(super) fn local_escape(&mut self, variables: Box<[Slot]>) -> Result<()> {
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

    /// Executes `llvm.localrecover`: returns a shared variable by its frame and number.
    pub(super) fn local_recover(&self, frame: Slot, number: Slot) -> Result<Slot> {
        let escaped = &self.thread.escaped;
        let found = escaped.iter().rev().find(|(id, _)| frame.tag.is_clean() && *id == frame.bits);
        match found.and_then(|(_, variables)| variables.get(usize::try_from(number.bits).ok()?)) {
            Some(variable) => Ok(*variable),
            None => unsupported("llvm.localrecover of a frame that is not there"),
        }
    }
}
