//! Specifiers of symbols (`:lo12:`), and the fixups that they are in each kind of operand.

use draig_image::FixupKind;

use super::super::class::{Kind, Label};
use crate::Specifier;

/// A row: name, then the fixup of each place where it may stand: `adrp`, `adr`, additions, loads and stores by the
/// size of the access, wide moves, loads of constants.
struct Row {
    name: &'static str,
    page: Option<FixupKind>,
    address: Option<FixupKind>,
    add: Option<FixupKind>,
    /// Of 1, 2, 4, 8 and 16 bytes.
    offset: [Option<FixupKind>; 5],
    /// Wide moves: the fixup, and which 16 bits.
    wide: Option<(FixupKind, u8)>,
    literal: Option<FixupKind>,
}

const EMPTY: Row = Row { name: "", page: None, address: None, add: None, offset: [None; 5], wide: None, literal: None };

/// A specifier of wide moves.
const fn wide(name: &'static str, kind: FixupKind, group: u8) -> Row {
    Row { name, wide: Some((kind, group)), ..EMPTY }
}

/// A specifier of additions.
const fn add(name: &'static str, kind: FixupKind) -> Row {
    Row { name, add: Some(kind), ..EMPTY }
}

use FixupKind as F;

static ROWS: &[Row] = &[
    Row {
        name: "lo12",
        add: Some(F::AddLo12),
        offset: [
            Some(F::Load8Lo12),
            Some(F::Load16Lo12),
            Some(F::Load32Lo12),
            Some(F::Load64Lo12),
            Some(F::Load128Lo12),
        ],
        ..EMPTY
    },
    Row { name: "pg_hi21", page: Some(F::AdrpPage21), ..EMPTY },
    Row { name: "pg_hi21_nc", page: Some(F::AdrpPage21Nc), ..EMPTY },
    wide("abs_g3", F::MovwAbsG3, 3),
    wide("abs_g2", F::MovwAbsG2, 2),
    wide("abs_g2_s", F::MovwAbsSignedG2, 2),
    wide("abs_g2_nc", F::MovwAbsG2Nc, 2),
    wide("abs_g1", F::MovwAbsG1, 1),
    wide("abs_g1_s", F::MovwAbsSignedG1, 1),
    wide("abs_g1_nc", F::MovwAbsG1Nc, 1),
    wide("abs_g0", F::MovwAbsG0, 0),
    wide("abs_g0_s", F::MovwAbsSignedG0, 0),
    wide("abs_g0_nc", F::MovwAbsG0Nc, 0),
    wide("prel_g3", F::MovwPcG3, 3),
    wide("prel_g2", F::MovwPcG2, 2),
    wide("prel_g2_nc", F::MovwPcG2Nc, 2),
    wide("prel_g1", F::MovwPcG1, 1),
    wide("prel_g1_nc", F::MovwPcG1Nc, 1),
    wide("prel_g0", F::MovwPcG0, 0),
    wide("prel_g0_nc", F::MovwPcG0Nc, 0),
    Row { name: "got", page: Some(F::AdrpGotPage), literal: Some(F::LoadGotPc19), ..EMPTY },
    Row { name: "got_lo12", offset: [None, None, None, Some(F::Load64GotLo12), None], ..EMPTY },
    Row { name: "gotpage_lo15", offset: [None, None, None, Some(F::Load64GotPageLo15), None], ..EMPTY },
    wide("dtprel_g2", F::MovwDtprelG2, 2),
    wide("dtprel_g1", F::MovwDtprelG1, 1),
    wide("dtprel_g1_nc", F::MovwDtprelG1Nc, 1),
    wide("dtprel_g0", F::MovwDtprelG0, 0),
    wide("dtprel_g0_nc", F::MovwDtprelG0Nc, 0),
    add("dtprel_hi12", F::AddDtprelHi12),
    Row {
        name: "dtprel_lo12",
        add: Some(F::AddDtprelLo12),
        offset: [
            Some(F::Load8DtprelLo12),
            Some(F::Load16DtprelLo12),
            Some(F::Load32DtprelLo12),
            Some(F::Load64DtprelLo12),
            Some(F::Load128DtprelLo12),
        ],
        ..EMPTY
    },
    Row {
        name: "dtprel_lo12_nc",
        add: Some(F::AddDtprelLo12Nc),
        offset: [
            Some(F::Load8DtprelLo12Nc),
            Some(F::Load16DtprelLo12Nc),
            Some(F::Load32DtprelLo12Nc),
            Some(F::Load64DtprelLo12Nc),
            Some(F::Load128DtprelLo12Nc),
        ],
        ..EMPTY
    },
    wide("tprel_g2", F::MovwTprelG2, 2),
    wide("tprel_g1", F::MovwTprelG1, 1),
    wide("tprel_g1_nc", F::MovwTprelG1Nc, 1),
    wide("tprel_g0", F::MovwTprelG0, 0),
    wide("tprel_g0_nc", F::MovwTprelG0Nc, 0),
    add("tprel_hi12", F::AddTprelHi12),
    Row {
        name: "tprel_lo12",
        add: Some(F::AddTprelLo12),
        offset: [
            Some(F::Load8TprelLo12),
            Some(F::Load16TprelLo12),
            Some(F::Load32TprelLo12),
            Some(F::Load64TprelLo12),
            Some(F::Load128TprelLo12),
        ],
        ..EMPTY
    },
    Row {
        name: "tprel_lo12_nc",
        add: Some(F::AddTprelLo12Nc),
        offset: [
            Some(F::Load8TprelLo12Nc),
            Some(F::Load16TprelLo12Nc),
            Some(F::Load32TprelLo12Nc),
            Some(F::Load64TprelLo12Nc),
            Some(F::Load128TprelLo12Nc),
        ],
        ..EMPTY
    },
    Row {
        name: "tlsdesc",
        page: Some(F::AdrpTlsDescPage),
        address: Some(F::AdrTlsDesc),
        literal: Some(F::LoadTlsDescPc19),
        ..EMPTY
    },
    Row {
        name: "tlsdesc_lo12",
        add: Some(F::AddTlsDescLo12),
        offset: [None, None, None, Some(F::Load64TlsDescLo12), None],
        ..EMPTY
    },
    Row { name: "tlsgd", page: Some(F::AdrpTlsGdPage), address: Some(F::AdrTlsGd), ..EMPTY },
    add("tlsgd_lo12", F::AddTlsGdLo12),
    Row { name: "gottprel", page: Some(F::AdrpGotTprelPage), literal: Some(F::LoadGotTprelPc19), ..EMPTY },
    Row { name: "gottprel_lo12", offset: [None, None, None, Some(F::Load64GotTprelLo12), None], ..EMPTY },
    wide("gottprel_g1", F::MovwGotTprelG1, 1),
    wide("gottprel_g0_nc", F::MovwGotTprelG0Nc, 0),
];

/// Returns the specifier of this name, in any case of letters.
pub(in super::super) fn find(name: &[u8]) -> Option<Specifier> {
    let at = ROWS.iter().position(|row| name.eq_ignore_ascii_case(row.name.as_bytes()))?;
    Some(Specifier(at as u8))
}

/// Returns which 16 bits a specifier of wide moves means.
pub(super) fn wide_group(specifier: Specifier) -> Option<u8> {
    ROWS.get(usize::from(specifier.0))?.wide.map(|(_, group)| group)
}

/// Returns the fixup of an operand with a symbol, or `None` if the specifier may not stand there.
pub(super) fn fixup(kind: Kind, specifier: Option<Specifier>) -> Option<FixupKind> {
    let Some(specifier) = specifier else {
        return match kind {
            Kind::Label(label) => Some(match label {
                Label::Branch26 => F::Branch26,
                Label::Call26 => F::Call26,
                Label::Branch19 => F::Branch19,
                Label::Branch14 => F::Branch14,
                Label::Literal19 => F::LoadPc19,
                Label::Adr => F::AdrPc21,
                Label::Adrp => F::AdrpPage21,
                Label::Return16 => F::Return16,
            }),
            Kind::MoveWide | Kind::MovZ { shift: 0, .. } => Some(F::MovwImm16),
            Kind::AddSubImmediate => Some(F::AddImm12),
            Kind::Offset12 { scale } => Some(match scale {
                1 => F::Offset8,
                2 => F::Offset16,
                4 => F::Offset32,
                8 => F::Offset64,
                _ => F::Offset128,
            }),
            _ => None,
        };
    };
    let row = ROWS.get(usize::from(specifier.0))?;
    match kind {
        Kind::Label(Label::Adrp) => row.page,
        Kind::Label(Label::Adr) => row.address,
        Kind::Label(Label::Literal19) => row.literal,
        Kind::AddSubImmediate => row.add,
        Kind::Offset12 { scale } => row.offset[scale.trailing_zeros().min(4) as usize],
        Kind::MoveWide | Kind::MoveSymbol { .. } => row.wide.map(|(fixup, _)| fixup),
        _ => None,
    }
}

/// Returns the specifier with which an operand becomes a fixup, as it stands before a symbol: empty if there is none.
pub(in super::super) fn prefix(kind: FixupKind) -> Option<String> {
    if matches!(
        kind,
        F::Branch26
            | F::Call26
            | F::Branch19
            | F::Branch14
            | F::LoadPc19
            | F::AdrPc21
            | F::AdrpPage21
            | F::Return16
            | F::MovwImm16
            | F::AddImm12
            | F::Offset8
            | F::Offset16
            | F::Offset32
            | F::Offset64
            | F::Offset128
    ) {
        return Some(String::new());
    }
    let row = ROWS.iter().find(|row| {
        let places = [row.page, row.address, row.add, row.wide.map(|(kind, _)| kind), row.literal];
        places.iter().chain(&row.offset).any(|&place| place == Some(kind))
    })?;
    Some(format!(":{}:", row.name))
}
