//! Assembly inside a function of a code generator: one statement's text, whose code goes to where the statement
//! stands.

use draig_image::{Image, SectionId};
use draig_target::Triple;
use rustc_hash::FxHashMap;

use super::Assembler;
use super::frame::FrameInfo;
use super::input::Input;
use super::limits::MAX_SOURCE;
use super::macros::Macro;
use super::state::State;
use super::targets::{AssembleOptions, instruction_set};
use crate::{AsmError, Place};

/// Result of assembling one statement of inline assembly.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Sections and symbols. Private labels (`.L…`) that the text does not define are undefined symbols, and those
    /// that it defines are symbols, too: other statements may use them.
    pub image: Image,
    /// Section of the code at the statement. Other sections are those that the text names.
    pub code: SectionId,
    /// Whether the text ends in another section than it begins.
    pub ends_elsewhere: bool,
}

/// Assembler of statements of inline assembly.
///
/// Statements are assembled one by one and know nothing of each other, except for the macros of the module's assembly.
///
/// ```
/// use draig_mc::PieceAssembler;
/// use draig_target::Triple;
///
/// let mut assembler = PieceAssembler::new(&Triple::parse("x86_64-unknown-linux-gnu"));
/// let piece = assembler.assemble(b"jmp .Ltarget\n.pushsection .data\n.byte 1\n.popsection", false).unwrap();
/// assert_eq!(piece.image[piece.code].bytes, [0xe9, 0, 0, 0, 0]);
/// let target = piece.image.find_symbol(b".Ltarget").unwrap();
/// assert!(piece.image[target].is_undefined());
/// assert!(assembler.assemble(b"nop nop", false).is_err());
/// ```
#[derive(Debug)]
pub struct PieceAssembler {
    triple: Triple,
    options: AssembleOptions,
    macros: FxHashMap<Vec<u8>, std::rc::Rc<Macro>>,
}

impl PieceAssembler {
    /// Returns an assembler for a target.
    pub fn new(triple: &Triple) -> PieceAssembler {
        PieceAssembler::with(triple, AssembleOptions::default())
    }

    /// Returns an assembler for a target with these features.
    pub fn with(triple: &Triple, options: AssembleOptions) -> PieceAssembler {
        PieceAssembler { triple: triple.clone(), options, macros: FxHashMap::default() }
    }

    /// Makes the macros known that a text defines. Nothing else of it matters, not even its errors.
    pub fn use_macros_of(&mut self, text: &[u8]) {
        let Ok(mut set) = instruction_set(&self.triple, &self.options) else { return };
        if text.len() > MAX_SOURCE {
            return;
        }
        let mut assembler = Assembler {
            set: &mut *set,
            state: State::new(self.triple.is_aarch64()),
            input: Input::new(text),
            frame_info: FrameInfo::of(&self.triple),
        };
        assembler.run();
        self.macros = assembler.state.macros;
    }

    /// Assembles the text of a statement, which begins in Intel's syntax or in that of AT&T.
    ///
    /// # Errors
    ///
    /// Returns all errors, by place.
    pub fn assemble(&mut self, text: &[u8], intel: bool) -> Result<Piece, Vec<AsmError>> {
        if text.len() > MAX_SOURCE {
            return Err(vec![AsmError::new(Place::default(), format!("text of more than {MAX_SOURCE} bytes"))]);
        }
        let options = AssembleOptions { intel, ..self.options.clone() };
        let mut set = instruction_set(&self.triple, &options).map_err(|error| vec![error])?;
        let mut state = State::new(self.triple.is_aarch64());
        state.is_piece = true;
        // The statement may stand anywhere.
        state.sections[0].header.align = 1;
        state.macros.clone_from(&self.macros);
        let frame_info = FrameInfo::of(&self.triple);
        let mut assembler = Assembler { set: &mut *set, state, input: Input::new(text), frame_info };
        assembler.run();
        let ends_elsewhere = assembler.state.root(assembler.state.current) != 0;
        let image = assembler.finish()?;
        // The first section of a state is the first of its image.
        let Some(code) = image.sections.keys().next() else {
            return Err(vec![AsmError::new(Place::default(), "no section for code")]);
        };
        Ok(Piece { image, code, ends_elsewhere })
    }
}
