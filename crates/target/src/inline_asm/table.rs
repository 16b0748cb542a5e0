//! The facts about inline assembly of one target, as a table in memory. `reader` reads it from its text.

use super::immediate::{Immediates, Symbols};
use super::types::TypePattern;

/// Width of the registers of a file under one set of names, such as `eax` and its 32 bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Name by which the rows of the table refer to it.
    pub name: Box<str>,
    /// Size in bits; of scalable registers the multiple of `vscale`.
    pub bits: u32,
}

/// Names of a register under one view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegisterNames {
    /// Name in assembly, without the prefix of the dialect.
    pub printed: Box<str>,
    /// Names that constraints refer to it by, in lower case.
    pub accepted: Vec<Box<str>>,
}

/// Registers that hold the same data under different widths and names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegisterFile {
    /// Name by which the rows of the table refer to it.
    pub name: Box<str>,
    /// The widths.
    pub views: Vec<View>,
    /// For each register, its names under each view; `None` if it does not have that view.
    pub registers: Vec<Vec<Option<RegisterNames>>>,
}

/// Registers among which one is chosen for an operand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegisterClass {
    /// Name by which the rows of the table refer to it.
    pub name: Box<str>,
    /// Index of the file.
    pub file: usize,
    /// Index of the view.
    pub view: usize,
    /// Indices of the registers, in the order in which they are chosen.
    pub members: Vec<usize>,
    /// Number of registers that one of them is, itself and those after it.
    pub span: usize,
}

/// Result of looking up a type in the row of a register constraint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The class with this index; an operand wider than its view takes several registers.
    Class(usize),
    /// For a named register: its view with this index.
    View(usize),
    /// This failure.
    Refused(Refusal),
}

/// Failures of a register constraint that depend on the type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// `couldn't allocate … for constraint '…'`
    NoRegister,
    /// `register '…' allocated for constraint '…' does not match required type`
    AllocatedMismatch,
    /// `register '…' does not match required type`
    NamedMismatch,
    /// `scalar-to-vector conversion failed, …`
    ScalarToVector,
    /// `non-trivial scalar-to-vector conversion, …`
    NonTrivialVector,
    /// `write to reserved register '…'`
    Reserved,
    /// `invalid operand in inline asm: '…'`, on printing.
    Unprintable,
}

/// Types and what they lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeRow {
    /// The types.
    pub types: Vec<TypePattern>,
    /// Their outcome.
    pub outcome: Outcome,
}

/// Addressing of an operand of a memory constraint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Addressing {
    /// Offsets that are part of the address; others are added to the base first.
    pub offsets: Immediates,
    /// Symbols that can be the address; those of others are in a register.
    pub symbols: Symbols,
    /// Whether the operand itself is the address.
    pub is_address: bool,
}

/// Meaning of a constraint code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CodeRule {
    /// A register of a class that depends on the type.
    Registers(Vec<TypeRow>),
    /// A constant; an operand that is not is refused as "expects an integer constant expression".
    Immediate(Immediates),
    /// A constant or symbol; an operand that is not is refused as an "invalid operand".
    Other(Immediates),
    /// The operand in memory.
    Memory(Addressing),
    /// The operand as an address.
    Address(Addressing),
    /// A condition, as an output; the registers into which it is stored.
    Condition(Vec<TypeRow>),
    /// Another code that depends on the type; constants are printed as they are.
    Anything(Vec<(Vec<TypePattern>, Box<str>)>),
}

/// Codes with the same meaning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodeRow {
    /// The codes, as [`constraints::parse`](crate::constraints::parse) returns them.
    pub codes: Vec<Box<str>>,
    /// Their meaning.
    pub rule: CodeRule,
    /// One line about it.
    pub note: Box<str>,
}

/// Outcome by type for registers named in a constraint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FixedRow {
    /// Index of the file.
    pub file: usize,
    /// The view by which the register is named; any if `None`.
    pub view: Option<usize>,
    /// The registers with these indices; all if it is empty.
    pub registers: Vec<usize>,
    /// The outcomes.
    pub rows: Vec<TypeRow>,
}

/// Operands to which a modifier applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OperandKind {
    /// Any register.
    Register,
    /// More than one register.
    RegisterPair,
    /// A register of the file with this index.
    File(usize),
    /// A register of this file and view.
    View(usize, usize),
    /// An integer.
    Immediate,
    /// Zero.
    Zero,
    /// An integer from -16 to 64, an inline constant of AMDGPU.
    Inline,
    /// A symbol.
    Symbol,
    /// An address that is only a base.
    Based,
    /// An address that is only a number.
    Absolute,
    /// An address in the pool of constants.
    Pool,
    /// An address that is a symbol without a base.
    Symbolic,
    /// Memory or an address.
    Memory,
}

/// A part of the text of an operand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Text.
    Literal(Box<str>),
    /// `{r}`, `{r2}`: name of the register with this position, as chosen or under a view.
    Register {
        /// Position among the registers of the operand; 0 is the first.
        position: usize,
        /// Name of the view; the register's own if `None`.
        view: Option<Box<str>>,
    },
    /// `{next}`: name of the register after it in its file.
    NextRegister,
    /// `{#}`: number of the register in its file.
    Number,
    /// `{i}` and its variants.
    Integer(IntegerForm),
    /// `{s}`: a symbol and its offset.
    Symbol,
    /// `{o}`, `{o+8}`: offset of an address plus a number, or its symbol.
    Offset {
        /// Number that is added.
        plus: i64,
        /// `{o?}`: nothing is printed for 0.
        omit_zero: bool,
    },
    /// `{b}`: the register that is the base of an address.
    Base,
}

/// Form in which an integer is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntegerForm {
    /// `{i}`: decimal.
    Plain,
    /// `{-i}`: negated.
    Negated,
    /// `{~i}`: bits inverted.
    Inverted,
    /// `{32-i}`: subtracted from 32, modulo 32.
    From32,
    /// `{i-1}`: minus one.
    MinusOne,
    /// `{i16}`: the low 16 bits.
    Low16,
    /// `{i32}`: the low 32 bits, with their sign.
    Low32,
    /// `{x}`: hexadecimal.
    Hex,
    /// `{x16}`: the low 16 bits in hexadecimal.
    HexLow16,
    /// `{log2}`: position of its only bit.
    Log2,
}

/// Text of operands under modifiers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ModifierRow {
    /// Whether it is of the Intel dialect.
    pub intel: bool,
    /// The modifiers; `None` stands for none.
    pub letters: Vec<Option<u8>>,
    /// The operands to which the row applies.
    pub kinds: Vec<OperandKind>,
    /// The text.
    pub text: Vec<Piece>,
    /// The text as the table writes it.
    pub source: Box<str>,
}

/// All facts about a target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Name of the target, as `draig explain asm` accepts it.
    pub name: Box<str>,
    /// String that begins a comment.
    pub comment: Box<str>,
    /// Prefix of private labels.
    pub private: Box<str>,
    /// Alternative of `$(…$|…$)` that is printed in the default dialect.
    pub variant: usize,
    /// Whether all codes but those of constants fit an integer in the same way.
    pub integers_alike: bool,
    /// Size of a pointer in bits.
    pub pointer_bits: u32,
    /// Text of a symbol as the offset from a base; empty if there is no base where a symbol is the address.
    pub symbol_offset: Vec<Piece>,
    /// The class of the base of an address; that of the code `r` for a pointer if `None`.
    pub base: Option<usize>,
    /// The register files.
    pub files: Vec<RegisterFile>,
    /// The register classes.
    pub classes: Vec<RegisterClass>,
    /// The constraint codes.
    pub codes: Vec<CodeRow>,
    /// Codes with a different outcome for outputs of some types.
    pub outputs: Vec<CodeRow>,
    /// Registers named in constraints.
    pub fixed: Vec<FixedRow>,
    /// Modifiers.
    pub modifiers: Vec<ModifierRow>,
    /// Names of reserved registers, which a clobber list should not have.
    pub reserved: Vec<Box<str>>,
}

impl Table {
    /// Finds a register by a name that constraints accept, ignoring case, as file, index and view.
    pub fn register(&self, name: &str) -> Option<Register> {
        let name = name.to_ascii_lowercase();
        self.files.iter().enumerate().find_map(|(file, data)| {
            data.registers.iter().enumerate().find_map(|(index, views)| {
                let view = views.iter().position(|names| {
                    names.as_ref().is_some_and(|names| names.accepted.iter().any(|one| **one == *name))
                })?;
                Some(Register { file, index, view })
            })
        })
    }

    /// Finds the row of a constraint code.
    pub fn code(&self, code: &str) -> Option<&CodeRow> {
        self.codes.iter().find(|row| row.codes.iter().any(|one| **one == *code))
    }

    /// Returns the names of a register under its view, or under the closest that it has.
    pub fn names(&self, register: Register) -> Option<&RegisterNames> {
        self.files.get(register.file)?.registers.get(register.index)?.get(register.view)?.as_ref()
    }
}

/// A register of a [`Table`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Register {
    /// Index of its file.
    pub file: usize,
    /// Index in the file.
    pub index: usize,
    /// Index of the view that its name and width are of.
    pub view: usize,
}
