//! Expanded templates and the assembly of a module, given to the assembler to find what is wrong in them.

use draig_ir::Module;
use draig_mc::{AsmError, AssembleOptions, PieceAssembler, instruction_set};

use super::{AssemblyPlace, Problem};
use crate::violation::Place;

/// Assembler for a module's target, if there is one.
#[derive(Debug)]
pub(super) struct Assembler(Option<PieceAssembler>);

impl Assembler {
    /// Returns the assembler of a module's target, whose statements may use the macros of the module's assembly, and
    /// reports what is wrong in that.
    pub(super) fn new(module: &Module, problems: &mut Vec<Problem>) -> Assembler {
        if module.inline_asm.is_empty() && module.tables.inline_asm_count() == 0 {
            return Assembler(None);
        }
        // Which instructions a function may use depends on its attributes.
        let options = AssembleOptions { features: vec!["+all".to_owned()], ..AssembleOptions::default() };
        if instruction_set(&module.triple, &options).is_err() {
            return Assembler(None);
        }
        let mut assembler = Assembler(Some(PieceAssembler::with(&module.triple, options)));
        problems.extend(assembler.faults(&module.inline_asm, false).into_iter().map(|(message, assembly)| Problem {
            message,
            is_warning: false,
            place: Place::default(),
            source_location: None,
            template_line: None,
            assembly: Some(assembly),
        }));
        if let Some(assembler) = &mut assembler.0
            && module.inline_asm.windows(b".macro".len()).any(|bytes| bytes == b".macro")
        {
            assembler.use_macros_of(&module.inline_asm);
        }
        assembler
    }

    /// Returns messages and places of what is wrong in a text.
    pub(super) fn faults(&mut self, text: &[u8], intel: bool) -> Vec<(String, AssemblyPlace)> {
        let Some(assembler) = &mut self.0 else { return Vec::new() };
        let errors = assembler.assemble(text, intel).err().unwrap_or_default();
        let wrong = errors.iter().filter(|error| !error.is_omission());
        wrong.map(|error| (error.message().to_owned(), place_of(text, error))).collect()
    }
}

fn place_of(text: &[u8], error: &AsmError) -> AssemblyPlace {
    let at = (error.place().start as usize).min(text.len());
    let (before, after) = text.split_at(at);
    let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |newline| newline + 1);
    let end = after.iter().position(|&byte| byte == b'\n').map_or(text.len(), |newline| at + newline);
    AssemblyPlace {
        line: before.iter().filter(|&&byte| byte == b'\n').count() + 1,
        column: at - start + 1,
        text: String::from_utf8_lossy(&text[start..end]).into_owned(),
    }
}
