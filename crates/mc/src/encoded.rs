//! Output of an instruction: bytes, and the fixups of those that depend on symbols.

use draig_image::{FixupKind, SymbolId};
use draig_target::Triple;

use crate::{AsmError, Expr, Place, Specifier, Syntax, relocations};

/// Bytes of an instruction that depend on an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingFixup {
    /// Offset in the instruction.
    pub offset: u8,
    /// The computation.
    pub kind: FixupKind,
    /// The value; of a relative kind, the constant that the encoding adds (-4 of a call on x86) is included.
    pub expr: Expr,
}

/// A second, longer encoding of a branch, used where the first does not reach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relaxation {
    /// Bytes of the longer encoding.
    pub bytes: Vec<u8>,
    /// Its fixup.
    pub fixup: PendingFixup,
}

/// Bytes that a statement makes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Encoded {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Those that depend on symbols.
    pub fixups: Vec<PendingFixup>,
    /// The longer form, where the bytes are the short form of a branch.
    pub relaxation: Option<Relaxation>,
}

/// Names of symbols while a text is read.
pub trait Symbols {
    /// Returns the symbol of this name, undefined so far if it is new; `1f`, `1b` and `.` are names, too.
    fn symbol(&mut self, name: &[u8], place: Place) -> Result<SymbolId, AsmError>;

    /// Returns the value of a symbol that `.set` has made a number.
    fn absolute(&self, symbol: SymbolId) -> Option<i64>;

    /// Returns the label of a place where a value of this many bytes will be stored near the code; `None` if there
    /// are no such places.
    fn pooled(&mut self, _value: &Expr, _bytes: u8, _place: Place) -> Option<SymbolId> {
        None
    }

    /// Notes the place of an expression, for errors of its value.
    fn located(&mut self, _expr: &Expr, _place: Place) {}
}

/// A target, as the assembler knows it.
pub trait InstructionSet {
    /// Whether the target of this triple is meant.
    fn accepts(&self, triple: &Triple) -> bool;

    /// Returns the lexical rules, which may change with the dialect.
    fn syntax(&self) -> &'static Syntax;

    /// Appends the bytes of the statement `mnemonic operands`, without label, separator and comment.
    ///
    /// `text` is the statement, and `start` its offset in the source, to which places of errors refer.
    fn assemble(
        &mut self,
        text: &[u8],
        start: u32,
        symbols: &mut dyn Symbols,
        out: &mut Encoded,
    ) -> Result<(), AsmError>;

    /// Executes a directive that only this target has (`.code64`, `.intel_syntax`, `.arch_extension`); `false` if
    /// it does not know it.
    fn directive(&mut self, name: &[u8], operands: &[u8], start: u32) -> Result<bool, AsmError>;

    /// Returns the specifier of this name (`GOTPCREL`, `lo12`), in any case of letters.
    fn specifier(&self, name: &[u8]) -> Option<Specifier> {
        (self.syntax().specifier)(name)
    }

    /// Returns the kind of fixup of data of this size with this specifier (`.long sym@GOT`).
    fn data_fixup(&self, bytes: u8, specifier: Option<Specifier>, is_pc_relative: bool) -> Option<FixupKind>;

    /// Returns the kind of the relocation of this name in `.reloc` (`R_X86_64_NONE`, `BFD_RELOC_64`).
    fn named_fixup(&self, name: &[u8]) -> Option<FixupKind> {
        relocations::generic(name)
    }

    /// Whether a relocation of this kind may refer to the section of a local symbol instead of the symbol.
    fn may_use_section_symbol(&self, kind: FixupKind) -> bool {
        kind.may_refer_to_section()
    }

    /// Appends this many bytes of code that does nothing, for alignment.
    fn nops(&self, count: usize, out: &mut Vec<u8>);
}
