//! Instruction sets by triple.

use draig_target::{ObjectFormat, Triple};

use super::{Assembled, assemble_with};
use crate::aarch64::{AArch64, Features};
use crate::x86::{Dialect, X86};
use crate::{AsmError, InstructionSet, Place};

/// Choices of an assembly that the text does not make.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AssembleOptions {
    /// Whether x86 begins in Intel's syntax.
    pub intel: bool,
    /// Names of features that AArch64 has in addition, with `+`, or lacks, with `-`. On x86 they change nothing: as in
    /// `llvm-mc`, all instructions are accepted.
    pub features: Vec<String>,
}

/// Returns the instructions of a target; an error if it has none here, or its object format is not ELF.
pub fn instruction_set(triple: &Triple, options: &AssembleOptions) -> Result<Box<dyn InstructionSet>, AsmError> {
    let refuse = |message: String| AsmError::new(Place::default(), message);
    let name = String::from_utf8_lossy(triple.as_bytes()).into_owned();
    if triple.object_format() != ObjectFormat::Elf {
        return Err(refuse(format!("no assembler for the object format of target '{name}'")));
    }
    let mut features = Features::generic();
    if triple.is_aarch64() {
        for feature in &options.features {
            let known = match feature.split_at_checked(1) {
                Some(("+", name)) => features.enable(name),
                Some(("-", name)) => features.disable(name),
                _ => false,
            };
            if !known {
                return Err(refuse(format!("'{feature}' is not a recognized feature for this target")));
            }
        }
    }
    let dialect = if options.intel { Dialect::Intel } else { Dialect::Att };
    let sets: [Box<dyn InstructionSet>; 2] = [Box::new(X86::new(dialect)), Box::new(AArch64::new(features))];
    let found = sets.into_iter().find(|set| set.accepts(triple));
    found.ok_or_else(|| refuse(format!("no assembler for target '{name}'")))
}

/// Assembles a text for a target.
///
/// ```
/// use draig_mc::{AssembleOptions, assemble};
/// use draig_target::Triple;
///
/// let triple = Triple::parse("x86_64-unknown-linux-gnu");
/// let assembled = assemble(b".globl f\nf: incq %rax\n ret", &triple, &AssembleOptions::default()).unwrap();
/// let text = assembled.image.sections.values().next().unwrap();
/// assert_eq!(text.bytes, [0x48, 0xff, 0xc0, 0xc3]);
///
/// let errors = assemble(b"bogus", &triple, &AssembleOptions::default()).unwrap_err();
/// assert_eq!(errors[0].to_string(), "invalid instruction mnemonic 'bogus'");
/// ```
pub fn assemble(text: &[u8], triple: &Triple, options: &AssembleOptions) -> Result<Assembled, Vec<AsmError>> {
    let mut set = instruction_set(triple, options).map_err(|error| vec![error])?;
    assemble_with(text, &mut *set, triple)
}
