//! Scripts: instruction sequences with loops or rare instructions, written as assembly text.
//!
//! A script may change every register that a call may change. Its operands and results are in the frame.

use draig_mc::{AssembleOptions, assemble};

use super::{Selected, Selector};

impl Selector<'_, '_> {
    /// Returns the bytes of assembly text that refers to nothing outside of itself.
    pub(super) fn assembled(&self, text: &str) -> Selected<Vec<u8>> {
        let image = match assemble(
            (text.to_owned() + "\n").as_bytes(),
            &self.context.assembly_triple,
            &AssembleOptions::default(),
        ) {
            Ok(assembled) => assembled.image,
            Err(errors) => {
                let reason = errors.first().map_or("", |error| error.message());
                return self.refuse(&format!("instructions that are not assembled: {reason}"));
            }
        };
        let code = image.sections.values().filter(|section| section.flags.exec);
        Ok(code.flat_map(|section| section.bytes.iter().copied()).collect())
    }

    /// Appends a script.
    pub(super) fn script(&mut self, text: &str) -> Selected {
        self.start_script();
        let bytes = self.assembled(text)?;
        self.code().extend_from_slice(&bytes);
        self.end_script();
        Ok(())
    }
}
