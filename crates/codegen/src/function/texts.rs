//! Texts of statements as code: each distinct text is assembled once by each thread.

use std::sync::Arc;

use draig_ir::Module;
use draig_mc::{AsmError, Piece, PieceAssembler};
use draig_target::Triple;
use rustc_hash::FxHashMap;

/// Number of texts that are kept. A module with more has texts that are hardly ever the same.
const MAX_KNOWN: usize = 1 << 12;

/// Assembler of texts, with those that it has assembled.
#[derive(Debug)]
pub(crate) struct Texts {
    assembler: PieceAssembler,
    known: FxHashMap<(bool, Vec<u8>), Arc<Piece>>,
}

impl Texts {
    /// Returns an assembler of the statements of a module, which may use the macros of the module's assembly.
    pub(crate) fn new(triple: &Triple, module: &Module) -> Texts {
        let mut assembler = PieceAssembler::new(triple);
        if module.inline_asm.windows(b".macro".len()).any(|bytes| bytes == b".macro") {
            assembler.use_macros_of(&module.inline_asm);
        }
        Texts { assembler, known: FxHashMap::default() }
    }

    /// Assembles an expanded text; an error is the first message, with its place as LLVM prints it.
    pub(crate) fn piece(&mut self, text: &[u8], intel: bool) -> Result<Arc<Piece>, String> {
        // A pair of a flag and a slice has no borrowed form; the copy is short.
        let key = (intel, text.to_vec());
        if let Some(piece) = self.known.get(&key) {
            return Ok(Arc::clone(piece));
        }
        let piece = self.assembler.assemble(text, intel).map_err(|errors| located(text, errors.first()))?;
        let piece = Arc::new(piece);
        if self.known.len() < MAX_KNOWN {
            self.known.insert(key, Arc::clone(&piece));
        }
        Ok(piece)
    }
}

/// Returns an error of a text with its place: `<inline asm>:1:2: message`.
fn located(text: &[u8], error: Option<&AsmError>) -> String {
    let Some(error) = error else { return "<inline asm>: an error without a message".to_owned() };
    let before = text.get(..error.place().start as usize).unwrap_or(text);
    let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
    let column = before.len() - before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1) + 1;
    // LLVM writes a tab before the text.
    let column = column + usize::from(line == 1);
    format!("<inline asm>:{line}:{column}: {}", error.message())
}
