//! Instruction sets by triple.

use draig_target::{ObjectFormat, Triple};

use super::{Assembled, assemble_with};
use crate::x86::{Dialect, X86};
use crate::{AsmError, InstructionSet, Place};

/// Choices of an assembly that the text does not make.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AssembleOptions {
    /// Whether x86 begins in Intel's syntax.
    pub intel: bool,
}

/// Returns the instructions of a target; `None` if it has none here, or its object format is not ELF.
pub fn instruction_set(triple: &Triple, options: AssembleOptions) -> Option<Box<dyn InstructionSet>> {
    if triple.object_format() != ObjectFormat::Elf {
        return None;
    }
    let dialect = if options.intel { Dialect::Intel } else { Dialect::Att };
    let sets: [Box<dyn InstructionSet>; 1] = [Box::new(X86::new(dialect))];
    sets.into_iter().find(|set| set.accepts(triple))
}

/// Assembles a text for a target.
///
/// ```
/// use draig_mc::{AssembleOptions, assemble};
/// use draig_target::Triple;
///
/// let triple = Triple::parse("x86_64-unknown-linux-gnu");
/// let assembled = assemble(b".globl f\nf: incq %rax\n ret", &triple, AssembleOptions::default()).unwrap();
/// let text = assembled.image.sections.values().next().unwrap();
/// assert_eq!(text.bytes, [0x48, 0xff, 0xc0, 0xc3]);
///
/// let errors = assemble(b"bogus", &triple, AssembleOptions::default()).unwrap_err();
/// assert_eq!(errors[0].to_string(), "invalid instruction mnemonic 'bogus'");
/// ```
pub fn assemble(text: &[u8], triple: &Triple, options: AssembleOptions) -> Result<Assembled, Vec<AsmError>> {
    let Some(mut set) = instruction_set(triple, options) else {
        let name = String::from_utf8_lossy(triple.as_bytes()).into_owned();
        let message = format!("no assembler for target '{name}'");
        return Err(vec![AsmError::new(Place::default(), message)]);
    };
    assemble_with(text, &mut *set, triple)
}
