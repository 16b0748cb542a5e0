//! Specifiers of symbols (`sym@GOTPCREL`), and the fixups that they lead to.

use draig_image::FixupKind;

use crate::{Expr, Op, Specifier};

/// Use of a value in an instruction or in data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    /// A value of this number of bytes.
    Absolute(u8),
    /// Four bytes that are sign-extended.
    Signed32,
    /// A value of this number of bytes, relative to the next instruction.
    Relative(u8),
    /// Target of a call or jump, of four bytes.
    Branch,
    /// Address relative to `rip`; with `true`, of an instruction that the linker may change.
    Rip { relaxable: bool, rex: bool },
}

/// Declares the specifiers: name, kinds with four and eight bytes.
macro_rules! specifiers {
    ($($name:literal: $four:tt, $eight:tt;)*) => {
        /// Names and kinds of fixups, with four and with eight bytes.
        const SPECIFIERS: &[(&str, Option<FixupKind>, Option<FixupKind>)] =
            &[$(($name, specifiers!(@kind $four), specifiers!(@kind $eight))),*];
    };
    (@kind -) => { None };
    (@kind $kind:ident) => { Some(FixupKind::$kind) };
}

specifiers! {
    "PLT": Plt32, -;
    "GOT": Got32, Got64;
    "GOTPCREL": GotPcRel, -;
    "GOTPCREL_NORELAX": GotPcRel, -;
    "GOTOFF": -, GotOff64;
    "PLTOFF": -, PltOff64;
    "SIZE": Size32, Size64;
    "TPOFF": TpOff32, TpOff64;
    "DTPOFF": DtpOff32, DtpOff64;
    "GOTTPOFF": GotTpOff, -;
    "TLSGD": TlsGd, -;
    "TLSLD": TlsLd, -;
    "TLSDESC": TlsDesc, -;
    "TLSCALL": TlsDescCall, TlsDescCall;
    "ABS8": -, -;
}

/// Number of `GOTPCREL`, the only specifier whose kind depends on the instruction.
const GOTPCREL: u8 = 2;

/// Number of `TLSCALL`, which marks the instruction.
const TLSCALL: u8 = 13;

/// Number of `ABS8`, of a symbol whose address fits a byte.
const ABS8: u8 = 14;

/// Returns the specifier of this name, in any case of letters.
pub(super) fn named(name: &[u8]) -> Option<Specifier> {
    let place = SPECIFIERS.iter().position(|(known, ..)| known.as_bytes().eq_ignore_ascii_case(name))?;
    Some(Specifier(place as u8))
}

/// Returns the name of a specifier.
pub fn specifier_name(specifier: Specifier) -> &'static str {
    SPECIFIERS.get(usize::from(specifier.0)).map_or("", |&(name, ..)| name)
}

/// Returns the specifier of the first symbol that has one.
pub(super) fn of(expr: &Expr) -> Option<Specifier> {
    let Expr::Ops(ops) = expr else { return None };
    ops.iter().find_map(|op| match *op {
        Op::Symbol(_, specifier) => specifier,
        Op::Specify(specifier) => Some(specifier),
        _ => None,
    })
}

/// Whether the specifier only marks an instruction.
pub(super) fn is_marker(specifier: Specifier) -> bool {
    specifier.0 == TLSCALL
}

/// Returns the kind of fixup of a value that is used like this; `None` if there is no such relocation.
pub(super) fn kind(specifier: Option<Specifier>, used: Use) -> Option<FixupKind> {
    let bytes = match used {
        Use::Absolute(bytes) | Use::Relative(bytes) => bytes,
        Use::Signed32 | Use::Branch | Use::Rip { .. } => 4,
    };
    if let Some(specifier) = specifier {
        let &(_, four, eight) = SPECIFIERS.get(usize::from(specifier.0))?;
        return match (used, bytes) {
            (_, 1) if specifier.0 == ABS8 => Some(FixupKind::Abs8),
            (Use::Rip { relaxable: true, rex }, _) if specifier.0 == GOTPCREL => {
                Some(if rex { FixupKind::RexGotPcRelX } else { FixupKind::GotPcRelX })
            }
            (Use::Relative(1), _) => Some(FixupKind::Pc8),
            (_, 4) => four,
            (_, 8) => eight,
            _ => None,
        };
    }
    Some(match (used, bytes) {
        (Use::Absolute(_), 1) => FixupKind::Abs8,
        (Use::Absolute(_), 2) => FixupKind::Abs16,
        (Use::Absolute(_), 4) => FixupKind::Abs32,
        (Use::Absolute(_), 8) => FixupKind::Abs64,
        (Use::Signed32, _) => FixupKind::Abs32S,
        (Use::Relative(_), 1) => FixupKind::Pc8,
        (Use::Relative(_), 2) => FixupKind::Pc16,
        (Use::Relative(_), 8) => FixupKind::Pc64,
        (Use::Branch, _) => FixupKind::Plt32,
        (Use::Relative(4) | Use::Rip { .. }, _) => FixupKind::Pc32,
        _ => return None,
    })
}
