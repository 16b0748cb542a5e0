//! Sections while a text is assembled: bytes of known size, interrupted by parts whose size depends on addresses.

use draig_image::{FixupKind, Section, SymbolId};

use crate::{Expr, PendingFixup, Place};

/// Bytes that depend on an expression.
#[derive(Clone, Debug)]
pub(crate) struct SectionFixup {
    /// Index of the fragment.
    pub(crate) fragment: u32,
    /// Offset in the fixed bytes of the fragment.
    pub(crate) offset: u32,
    pub(crate) kind: Kind,
    pub(crate) value: Expr,
    pub(crate) place: Place,
}

/// Computation of a fixup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// As the instruction says.
    Fixup(FixupKind),
    /// Data of this number of bytes, whose kind depends on the value.
    Data(u8),
    /// A relocation that `.reloc` names; nothing is computed.
    Named(FixupKind),
}

/// Part of a section whose size is known at the end only.
#[derive(Clone, Debug)]
pub(crate) enum Tail {
    /// Nothing.
    None,
    /// Bytes up to the next multiple of an alignment.
    Align(Align),
    /// A number of times a value.
    Fill(Box<Fill>),
    /// Bytes up to an offset of the section.
    Org(Box<(Expr, u8, Place)>),
    /// An instruction in its short or its long form.
    Branch(Box<Branch>),
    /// A number in the variable-length encoding of DWARF.
    Leb(Box<Leb>),
    /// An instruction of call frame information that advances the location by the distance of two symbols.
    Advance(Box<(SymbolId, SymbolId)>),
    /// Instructions of a line table that advance the line (or end the sequence) and the address, in units of this
    /// many bytes, by the distance of two symbols.
    Line(Box<(Option<i64>, u8, (SymbolId, SymbolId))>),
}

/// Alignment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Align {
    /// In bytes, a power of two.
    pub(crate) align: u64,
    /// Value with which gaps are filled, and its size; `None` if with instructions.
    pub(crate) fill: Option<(u64, u8)>,
    /// Largest number of bytes; if more were needed, none are added.
    pub(crate) max: u64,
}

/// Repeated values.
#[derive(Clone, Debug)]
pub(crate) struct Fill {
    pub(crate) count: Expr,
    /// Bytes of a value.
    pub(crate) size: u8,
    pub(crate) value: u64,
    pub(crate) place: Place,
}

/// A branch that has a longer form.
#[derive(Clone, Debug)]
pub(crate) struct Branch {
    pub(crate) short: Vec<u8>,
    pub(crate) short_fixup: PendingFixup,
    pub(crate) long: Vec<u8>,
    pub(crate) long_fixup: PendingFixup,
    pub(crate) is_long: bool,
    pub(crate) place: Place,
}

/// A number in variable-length encoding.
#[derive(Clone, Debug)]
pub(crate) struct Leb {
    pub(crate) value: Expr,
    pub(crate) is_signed: bool,
    pub(crate) place: Place,
}

/// Bytes of known size, and a part of unknown size after them.
#[derive(Clone, Debug)]
pub(crate) struct Fragment {
    /// Range of the fixed bytes in the section's.
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// Number of fixed bytes before this fragment, those of tails with a known size included.
    pub(crate) known_before: u64,
    /// Number of tails of unknown size before this fragment.
    pub(crate) unknown_before: u32,
    pub(crate) tail: Tail,
    /// Offset in the section; valid once the layout is computed.
    pub(crate) address: u64,
    /// Size of the tail in the current layout.
    pub(crate) tail_size: u64,
}

impl Fragment {
    fn new(start: u32, known_before: u64, unknown_before: u32) -> Fragment {
        Fragment { start, end: start, known_before, unknown_before, tail: Tail::None, address: 0, tail_size: 0 }
    }

    /// Number of fixed bytes.
    pub(crate) fn fixed(&self) -> u64 {
        u64::from(self.end - self.start)
    }
}

/// A section.
#[derive(Clone, Debug)]
pub(crate) struct AsmSection {
    /// Name, kind and properties; its bytes stay empty until the end.
    pub(crate) header: Section,
    /// Name of the symbol of the group.
    pub(crate) group: Option<SymbolId>,
    /// Number of a section that is linked to, as `Some(None)` if it is none.
    pub(crate) linked_to: Option<SymbolId>,
    /// Fixed bytes of all fragments.
    pub(crate) bytes: Vec<u8>,
    pub(crate) fragments: Vec<Fragment>,
    pub(crate) fixups: Vec<SectionFixup>,
    /// Whether the last bytes were code or data, if that is marked.
    pub(crate) is_code: Option<bool>,
    /// Symbol at its start, to which relocations refer.
    pub(crate) symbol: SymbolId,
    /// Whether bytes other than zeros were added.
    pub(crate) has_content: Option<Place>,
    /// The subsection's number and the section of which it is a part, if it is one.
    pub(crate) part_of: Option<(u32, u32)>,
    pub(crate) size: u64,
}

impl AsmSection {
    pub(crate) fn new(header: Section, symbol: SymbolId) -> AsmSection {
        AsmSection {
            header,
            group: None,
            linked_to: None,
            bytes: Vec::new(),
            fragments: vec![Fragment::new(0, 0, 0)],
            fixups: Vec::new(),
            is_code: None,
            symbol,
            has_content: None,
            part_of: None,
            size: 0,
        }
    }

    /// Returns the fragment to which bytes are appended.
    pub(crate) fn last(&self) -> &Fragment {
        &self.fragments[self.fragments.len() - 1]
    }

    /// Returns the current position: fragment and offset in it.
    pub(crate) fn position(&self) -> (u32, u32) {
        let last = self.last();
        (self.fragments.len() as u32 - 1, last.end - last.start)
    }

    /// Appends bytes.
    pub(crate) fn append(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
        self.grow();
    }

    fn grow(&mut self) {
        let end = self.bytes.len() as u32;
        let last = self.fragments.len() - 1;
        self.fragments[last].end = end;
    }

    /// Appends a part of unknown size, or of the size `known`.
    pub(crate) fn append_tail(&mut self, tail: Tail, known: Option<u64>) {
        let index = self.fragments.len() - 1;
        let last = &mut self.fragments[index];
        last.tail = tail;
        let known_before = last.known_before + last.fixed() + known.unwrap_or(0);
        let unknown_before = last.unknown_before + u32::from(known.is_none());
        last.tail_size = known.unwrap_or(0);
        self.fragments.push(Fragment::new(self.bytes.len() as u32, known_before, unknown_before));
    }

    /// Returns the offset of a position from another in the same section, if no part between them has an unknown
    /// size.
    pub(crate) fn known_distance(&self, left: (u32, u32), right: (u32, u32)) -> Option<i64> {
        let at = |(fragment, offset): (u32, u32)| {
            let fragment = &self.fragments[fragment as usize];
            (fragment.known_before + u64::from(offset), fragment.unknown_before)
        };
        let ((left, left_unknown), (right, right_unknown)) = (at(left), at(right));
        (left_unknown == right_unknown).then_some(left.wrapping_sub(right) as i64)
    }

    /// Returns the offset of a position in the section, once the layout is computed.
    pub(crate) fn address(&self, fragment: u32, offset: u32) -> u64 {
        self.fragments[fragment as usize].address + u64::from(offset)
    }

    /// Whether the section takes no space in the file.
    pub(crate) fn is_zeros(&self) -> bool {
        self.header.kind == draig_image::SectionKind::Zeros
    }
}
