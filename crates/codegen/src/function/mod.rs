//! Compilation of one function, as far as targets share it: analysis, registers, frame, moves.

pub(crate) mod analysis;
pub(crate) mod facts;
pub(crate) mod fixed;
pub(crate) mod frame;
pub(crate) mod kinds;
pub(crate) mod moves;
pub(crate) mod notes;
pub(crate) mod registers;
pub(crate) mod runtime;
pub(crate) mod state;
pub(crate) mod texts;
pub(crate) mod track;
pub(crate) mod types;
