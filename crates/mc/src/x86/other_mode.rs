//! Instructions that only the modes of 16 and 32 bits have, which the reference calls by that name.

use super::matcher::{Kind, Statement};
use super::{Register, RegisterClass};

/// Kinds of an operand: one letter for each (see [`letter`]), and the operands that mnemonics take in other modes;
/// `-` stands for none.
#[rustfmt::skip]
const FORMS: &[(&str, &[&str])] = &[
    ("aaa", &["-"]), ("aad", &["-", "i"]), ("aam", &["-", "i"]), ("aas", &["-"]), ("arpl", &["ww", "wm"]),
    ("bound", &["lm"]), ("call", &["l"]), ("calll", &["m", "l", "ii"]), ("callw", &["m", "ii"]), ("daa", &["-"]),
    ("das", &["-"]), ("into", &["-"]), ("invept", &["ml"]), ("invvpid", &["ml"]), ("jcxz", &["m"]), ("jmp", &["l"]),
    ("jmpl", &["l", "m", "ii"]), ("jmpw", &["m", "ii"]), ("lcalll", &["ii"]), ("lcallw", &["ii"]),
    ("lds", &["ml", "mw"]), ("ldsl", &["ml"]), ("ldsw", &["mw"]), ("les", &["ml", "mw"]), ("lesl", &["ml"]),
    ("lesw", &["mw"]), ("lgdtl", &["m"]), ("lidtl", &["m"]), ("ljmpl", &["ii"]), ("ljmpw", &["ii"]),
    ("mov", &["cl", "lc"]), ("movl", &["cl", "lc"]), ("pop", &["l"]), ("popal", &["-"]), ("popaw", &["-"]),
    ("popfl", &["-"]), ("popl", &["l", "m", "s"]), ("popw", &["s"]), ("push", &["l"]), ("pushal", &["-"]),
    ("pushaw", &["-"]), ("pushfl", &["-"]), ("pushl", &["l", "i", "m", "s"]), ("pushw", &["s"]),
    ("retl", &["-", "i"]), ("salc", &["-"]), ("sgdtl", &["m"]), ("sidtl", &["m"]), ("vmread", &["lm", "ll"]),
    ("vmreadl", &["lm", "ll"]), ("vmwrite", &["ml", "ll"]), ("vmwritel", &["ml", "ll"]),
];

/// Returns the letter of an operand: a register of 32 (`l`) or 16 bits (`w`), of segments (`s`) or of control or
/// debugging (`c`), an immediate (`i`), memory or the target of a branch (`m`).
fn letter(kind: &Kind) -> char {
    match kind {
        Kind::Register(Register { class: RegisterClass::Gpr32, .. }) => 'l',
        Kind::Register(Register { class: RegisterClass::Gpr16, .. }) => 'w',
        Kind::Register(Register { class: RegisterClass::Segment, .. }) => 's',
        Kind::Register(Register { class: RegisterClass::Control | RegisterClass::Debug, .. }) => 'c',
        Kind::Immediate(_) => 'i',
        Kind::Memory(..) | Kind::Target(_) => 'm',
        _ => '?',
    }
}

/// Whether a statement that fits no row of 64-bit mode is one of another mode.
pub(super) fn is_other(mnemonic: &str, statement: &Statement) -> bool {
    let Ok(at) = FORMS.binary_search_by(|(name, _)| (*name).cmp(mnemonic)) else { return false };
    let written: String = statement.operands.iter().map(|operand| letter(&operand.kind)).collect();
    FORMS[at].1.iter().any(|form| *form == written || *form == "-" && written.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_is_sorted() {
        assert!(FORMS.is_sorted_by(|left, right| left.0 < right.0));
    }
}
