//! Scripts: instruction sequences with loops or rare instructions, written as assembly text.
//!
//! A script may change every register that a call may change. Its operands and results are in the frame.

use super::{Selected, Selector};

impl Selector<'_, '_> {
    /// Appends a script.
    pub(super) fn script(&mut self, text: &str) -> Selected {
        self.start_script();
        let bytes = self.assembled(text)?;
        self.code().extend_from_slice(&bytes);
        self.end_script();
        Ok(())
    }
}
