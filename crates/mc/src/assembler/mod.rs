//! Assembler: statements, labels, sections, directives and macros of a text become an image.
//!
//! A text is read once. What it makes is kept as fragments (see `fragments`), because the size of a branch or of
//! an alignment depends on addresses; at the end `layout` computes these, and `finish` stores the values of
//! fixups or turns them into relocations.

mod aliases;
mod directives;
mod finish;
mod fragments;
mod frame;
mod input;
mod layout;
mod limits;
mod line_table;
mod listing;
mod macros;
mod piece;
mod pools;
mod resolve;
mod state;
mod statement;
mod symbols;
mod targets;

use draig_image::Image;
use draig_target::Triple;

pub use listing::{AssemblySymbol, ModuleGlobal, assembly_symbols};
pub use piece::{Piece, PieceAssembler};
pub use targets::{AssembleOptions, assemble, instruction_set};

pub use limits::{
    MAX_ALIAS_DEPTH, MAX_CONDITIONAL_DEPTH, MAX_ERRORS, MAX_EXPANSION, MAX_EXPANSIONS, MAX_LAYOUT_PASSES,
    MAX_MACRO_DEPTH, MAX_OUTPUT, MAX_SECTION_DEPTH, MAX_SOURCE,
};

use crate::{AsmError, InstructionSet, Place};
use frame::FrameInfo;
use input::Input;
use state::State;

/// Result of an assembly: the image, and warnings.
#[derive(Clone, Debug)]
pub struct Assembled {
    /// Sections and symbols.
    pub image: Image,
    /// Warnings, by place.
    pub warnings: Vec<AsmError>,
}

/// Assembles a text with the instructions of `set`.
///
/// Errors are collected, and ordered by place.
pub fn assemble_with(text: &[u8], set: &mut dyn InstructionSet, triple: &Triple) -> Result<Assembled, Vec<AsmError>> {
    if text.len() > MAX_SOURCE {
        let message = format!("text of more than {MAX_SOURCE} bytes");
        return Err(vec![AsmError::new(Place::default(), message)]);
    }
    let mut assembler = Assembler {
        set,
        state: State::new(triple.is_aarch64()),
        input: Input::new(text),
        frame_info: FrameInfo::of(triple),
    };
    assembler.run();
    let warnings = std::mem::take(&mut assembler.state.warnings);
    Ok(Assembled { image: assembler.finish()?, warnings })
}

/// An assembly in progress.
pub(crate) struct Assembler<'s> {
    /// The target's instructions.
    pub(crate) set: &'s mut dyn InstructionSet,
    pub(crate) state: State,
    pub(crate) input: Input,
    pub(crate) frame_info: FrameInfo,
}

impl Assembler<'_> {
    /// Notes an error.
    pub(crate) fn report(&mut self, error: AsmError) {
        if self.state.errors.len() < MAX_ERRORS {
            let error = self.input.in_source(error);
            self.state.errors.push(error);
        }
    }

    /// Notes a warning.
    pub(crate) fn warn(&mut self, warning: AsmError) {
        if self.state.warnings.len() < MAX_ERRORS {
            let warning = self.input.in_source(warning);
            self.state.warnings.push(warning);
        }
    }
}
