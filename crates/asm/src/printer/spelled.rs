//! Cached spellings of types, sets of attributes, constants and globals: the lines of a module mention the same few
//! thousand of them again and again.

use draig_ir::{Metadata, MetadataKind};

/// Maximum length of a cached spelling.
const MAX_KEPT: usize = 63;
/// Bytes that are copied of a spelling: a copy of fixed size is faster than one of the exact length.
const COPIED: usize = 64;
/// Bytes that are copied of most spellings.
const COPIED_IF_SHORT: usize = 32;
/// Size of all spellings of a cache, which bounds its memory.
const MAX_TEXT: usize = 1 << 22;

/// Place of an item that was not spelled yet.
const UNKNOWN: u32 = 0;
/// Place of an item whose spelling is not kept.
const TOO_LONG: u32 = 1;

/// A cache of spellings, by number of the item.
#[derive(Default)]
pub(super) struct Spelled {
    /// For each spelling: the length of the type at its start, its length, the text, a blank. More blanks at the end.
    text: Vec<u8>,
    /// End of the spellings in `text`.
    end: usize,
    /// Two more than the start of the item's spelling, or one of the constants.
    places: Vec<u32>,
}

/// A spelling that is followed by a blank.
#[derive(Clone, Copy)]
pub(super) struct Spelling<'a> {
    /// The text and what follows it in memory.
    bytes: &'a [u8; COPIED],
    len: usize,
}

impl<'a> Spelling<'a> {
    /// Returns the first bytes, if they are all and a blank.
    #[inline]
    pub(super) fn short(self) -> Option<&'a [u8; COPIED_IF_SHORT]> {
        if self.len < COPIED_IF_SHORT { self.bytes.first_chunk() } else { None }
    }

    /// Returns the text, with what follows it.
    #[inline]
    pub(super) fn bytes(self) -> &'a [u8; COPIED] {
        self.bytes
    }

    #[inline]
    pub(super) fn len(self) -> usize {
        self.len
    }

    pub(super) fn push(self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes[..self.len]);
    }
}

impl Spelled {
    /// Returns the spelling of an item, with its type if it has one.
    #[inline]
    pub(super) fn get(&self, number: usize) -> Option<Spelling<'_>> {
        let (text, _, len) = self.entry(number)?;
        Some(Spelling { bytes: text.first_chunk()?, len })
    }

    /// Returns the spelling of an item without its type.
    #[inline]
    pub(super) fn without_type(&self, number: usize) -> Option<Spelling<'_>> {
        let (text, ty, len) = self.entry(number)?;
        Some(Spelling { bytes: text.get(ty..)?.first_chunk()?, len: len.saturating_sub(ty) })
    }

    /// Returns the text from an item on, the length of its type, and that of all.
    #[inline]
    fn entry(&self, number: usize) -> Option<(&[u8], usize, usize)> {
        let place = self.places.get(number).filter(|&&place| place > TOO_LONG)?;
        match self.text.get((place - 2) as usize..)? {
            [ty, len, text @ ..] => Some((text, (*ty).into(), (*len).into())),
            _ => None,
        }
    }

    /// Whether an item was not added yet.
    pub(super) fn is_unknown(&self, number: usize) -> bool {
        self.places.get(number).is_none_or(|&place| place == UNKNOWN)
    }

    /// Adds the spelling of an item that begins with a type of this length, a blank included.
    pub(super) fn add(&mut self, number: usize, text: &[u8], ty: usize) {
        if self.places.len() <= number {
            self.places.resize(number + 1, UNKNOWN);
        }
        if text.len() > MAX_KEPT || self.end > MAX_TEXT {
            self.places[number] = TOO_LONG;
            return;
        }
        self.places[number] = self.end as u32 + 2;
        self.text.truncate(self.end);
        self.text.extend_from_slice(&[ty as u8, text.len() as u8]);
        self.text.extend_from_slice(text);
        self.text.push(b' ');
        self.end = self.text.len();
        self.text.resize(self.end + COPIED, b' ');
    }
}

/// Number of attachments that are kept; those of one function are few.
const KEPT_ATTACHMENTS: usize = 128;
/// Bytes that are copied of an attachment.
const ATTACHMENT_BYTES: usize = 32;

/// The last attachments that were spelled, such as `, !tbaa !5`, by node.
#[derive(Debug, Default)]
pub(super) struct SpelledAttachments(Vec<SpelledAttachment>);

#[derive(Clone, Copy, Debug)]
struct SpelledAttachment {
    text: [u8; ATTACHMENT_BYTES],
    len: u32,
    kind: MetadataKind,
    /// The node; none at first.
    node: Option<Metadata>,
}

impl SpelledAttachments {
    /// Returns the text of an attachment and its length, if it was kept.
    #[inline]
    pub(super) fn get(&self, kind: MetadataKind, node: Metadata) -> Option<(&[u8; ATTACHMENT_BYTES], usize)> {
        let kept = self.0.get(node.index() % KEPT_ATTACHMENTS)?;
        (kept.node == Some(node) && kept.kind == kind).then_some((&kept.text, kept.len as usize))
    }

    /// Keeps the text of an attachment, if it is short.
    pub(super) fn keep(&mut self, kind: MetadataKind, node: Metadata, text: &[u8]) {
        let empty = SpelledAttachment { text: [0; ATTACHMENT_BYTES], len: 0, kind, node: None };
        self.0.resize(KEPT_ATTACHMENTS, empty);
        let kept = &mut self.0[node.index() % KEPT_ATTACHMENTS];
        if let Some(place) = kept.text.get_mut(..text.len()) {
            place.copy_from_slice(text);
            (kept.len, kept.kind, kept.node) = (text.len() as u32, kind, Some(node));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attachments_are_kept_by_kind_and_node() {
        let mut spelled = SpelledAttachments::default();
        let (kind, node) = (MetadataKind::from_u32(1), Metadata::from_u32(5));
        let text =
            |spelled: &SpelledAttachments, kind, node| spelled.get(kind, node).map(|(text, len)| text[..len].to_vec());
        assert_eq!(text(&spelled, kind, node), None);
        spelled.keep(kind, node, b", !tbaa !5");
        assert_eq!(text(&spelled, kind, node).as_deref(), Some(&b", !tbaa !5"[..]));
        assert_eq!(text(&spelled, MetadataKind::from_u32(2), node), None);
        let other = Metadata::from_u32(5 + KEPT_ATTACHMENTS as u32);
        assert_eq!(text(&spelled, kind, other), None);
        spelled.keep(kind, other, &[b'x'; ATTACHMENT_BYTES + 1]);
        assert_eq!(text(&spelled, kind, other), None);
        assert!(text(&spelled, kind, node).is_some());
    }

    #[test]
    fn spellings_are_kept_with_and_without_their_type() {
        let mut spelled = Spelled::default();
        let text = |spelling: Option<Spelling<'_>>| {
            let mut text = Vec::new();
            spelling.expect("it was added").push(&mut text);
            text
        };
        spelled.add(3, b"i32 -7", 4);
        spelled.add(1, &[b'x'; MAX_KEPT], 0);
        spelled.add(2, &[b'x'; MAX_KEPT + 1], 0);
        assert_eq!(text(spelled.get(3)), b"i32 -7");
        assert_eq!(text(spelled.without_type(3)), b"-7");
        assert_eq!(text(spelled.get(1)), [b'x'; MAX_KEPT]);
        assert!(spelled.get(1).is_some_and(|all| all.short().is_none() && all.bytes()[MAX_KEPT] == b' '));
        assert!(spelled.get(3).and_then(Spelling::short).is_some_and(|short| short.starts_with(b"i32 -7")));
        assert!(spelled.get(0).is_none() && spelled.is_unknown(0) && spelled.is_unknown(9));
        assert!(spelled.get(2).is_none() && !spelled.is_unknown(2));
    }
}
