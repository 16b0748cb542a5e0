//! Checks of classes beyond the kinds of their fields, fields that only older versions wrote, and operands
//! after the fields.

use draig_ir::Metadata;
use draig_ir::metadata::Class;
use draig_ir::metadata::classes::Vocabulary;
use draig_num::ApInt;
use draig_tables::dwarf::constants as d;

use super::node::Draft;
use crate::parser::Parser;
use crate::parser::cursor::ParseResult;

/// `DISPFlag*` bits that older versions wrote as separate fields.
const SP_LOCAL: u64 = 1 << 2;
const SP_DEFINITION: u64 = 1 << 3;
const SP_OPTIMIZED: u64 = 1 << 4;
const SP_MAIN: u64 = 1 << 8;
/// The bit of `DISPFlagMainSubprogram` in the old `DIFlag*` bits.
const OLD_MAIN: u64 = 1 << 21;

/// Fields of `!DISubprogram` that only older versions wrote.
#[derive(Clone, Copy, Debug)]
pub(super) struct Old {
    seen: u8,
    is_local: bool,
    is_definition: bool,
    is_optimized: bool,
    virtuality: u64,
}

impl Default for Old {
    fn default() -> Self {
        Old { seen: 0, is_local: false, is_definition: true, is_optimized: false, virtuality: 0 }
    }
}

/// Returns the least number allowed, and whether `null` is, in a field for a signed number or metadata.
pub(super) fn signed_limits(class: Class, name: &str) -> (i64, bool) {
    match (class, name) {
        (Class::DISubrange, "count") => (-1, false),
        _ => (i64::MIN, true),
    }
}

/// Returns the bits that LLVM keeps of a number in a field.
pub(super) fn kept_bits(name: &str, value: u64) -> u64 {
    match name {
        "atomGroup" => value & ((1 << 61) - 1),
        "atomRank" => value & 7,
        "coroSuspendIdx" => value & u64::from(u32::MAX),
        _ => value,
    }
}

impl Parser<'_, '_> {
    /// Checks a node of this class before its fields are read.
    pub(super) fn check_node_class(&self, draft: &Draft) -> ParseResult<()> {
        let message = match draft.class {
            Class::DICompileUnit => "missing 'distinct', required for !DICompileUnit",
            Class::DIAssignID => "missing 'distinct', required for !DIAssignID()",
            _ => return Ok(()),
        };
        if draft.distinct { Ok(()) } else { Err(self.cursor.error(message)) }
    }

    /// Reads a field that is not in the table of its class.
    #[cold]
    pub(super) fn unusual_node_field(&mut self, draft: &mut Draft, name: &[u8]) -> ParseResult<()> {
        let bit = match (draft.class, name) {
            (Class::DISubprogram, b"isLocal") => 1,
            (Class::DISubprogram, b"isDefinition") => 2,
            (Class::DISubprogram, b"isOptimized") => 4,
            (Class::DISubprogram, b"virtuality") => 8,
            (Class::GenericDINode, b"operands") => 16,
            _ => return Err(self.invalid_field(name)),
        };
        if draft.old.seen & bit != 0 {
            return Err(self.repeated_field(&String::from_utf8_lossy(name)));
        }
        draft.old.seen |= bit;
        self.cursor.bump();
        match bit {
            1 => draft.old.is_local = self.bool_field()?,
            2 => draft.old.is_definition = self.bool_field()?,
            4 => draft.old.is_optimized = self.bool_field()?,
            8 => draft.old.virtuality = self.name_field("virtuality", Vocabulary::Virtuality)?,
            _ => self.metadata_tuple()?,
        }
        Ok(())
    }

    /// Checks a node once all its fields are read, and derives values from them.
    #[inline]
    pub(super) fn complete_node(&mut self, draft: &mut Draft) -> ParseResult<()> {
        match draft.class {
            Class::DISubprogram => self.complete_subprogram(draft),
            Class::DICompileUnit => self.complete_unit(draft),
            Class::DIDerivedType => {
                self.complete_derived_type(draft);
                Ok(())
            }
            Class::DIFile | Class::DIEnumerator | Class::DISubrange => self.complete_rest(draft),
            Class::DIFixedPointType | Class::DIMacroFile | Class::DIGlobalVariableExpression => {
                self.complete_rest(draft)
            }
            _ => Ok(()),
        }
    }

    fn set_named_number(&mut self, draft: &Draft, name: &str, value: u64) {
        if let Some(field) = draft.info.field(name.as_bytes()) {
            self.set_node_number(draft, field, value);
        }
    }

    fn set_named_reference(&mut self, draft: &Draft, name: &str, value: Option<Metadata>) {
        if let Some(field) = draft.info.field(name.as_bytes()) {
            let (at, _) = draft.info.slot(field);
            self.metadata.stack[draft.base + at] = value.map_or(0, Metadata::to_word);
        }
    }

    fn complete_rest(&mut self, draft: &Draft) -> ParseResult<()> {
        match draft.class {
            Class::DIFile => {
                if draft.has("checksumkind") != draft.has("checksum") {
                    return Err(self.cursor.error("'checksumkind' and 'checksum' must be provided together"));
                }
                if self.draft_reference(draft, "checksum").is_none() {
                    self.set_named_number(draft, "checksumkind", 0);
                }
            }
            Class::DIEnumerator => {
                let negative = self.draft_integer(draft, "value").is_some_and(|value| value.is_negative());
                if self.draft_number(draft, "isUnsigned") == 1 && negative {
                    return Err(self.cursor.error("unsigned enumerator with negative value"));
                }
            }
            // LLVM prints no type other than this one, the only valid one.
            Class::DIMacroFile => self.set_named_number(draft, "type", u64::from(d::DW_MACINFO_START_FILE)),
            Class::DIGlobalVariableExpression if self.draft_reference(draft, "expr").is_none() => {
                let empty = self.tables.metadata.intern_node(Class::DIExpression, false, &[]);
                self.set_named_reference(draft, "expr", Some(empty));
            }
            Class::DISubrange => {
                // In LLVM, counts are the same whatever their width, and it prints no width.
                if let Some(count) = self.draft_integer(draft, "count").filter(|count| count.width() < 64) {
                    let count = self.integer_constant(&count.sext(64));
                    self.set_named_reference(draft, "count", Some(count));
                }
            }
            Class::DIFixedPointType => {
                let signed = self.draft_number(draft, "encoding") == u64::from(d::DW_ATE_SIGNED_FIXED);
                for name in ["numerator", "denominator"] {
                    let Some(value) = self.draft_integer(draft, name).filter(|value| !value.is_zero()) else {
                        continue;
                    };
                    // LLVM stores a number in as few bits as it needs and forgets whether it was signed:
                    // depending on the encoding, either all are signed (5 becomes -3) or none (-4 becomes 4).
                    let width = value.significant_bits();
                    let taken = match (signed, value.is_negative()) {
                        (true, false) => Some(value.zext_or_trunc(width - 1).sext_or_trunc(width.max(64))),
                        (false, true) => Some(value.sext_or_trunc(width).zext_or_trunc((width + 1).max(64))),
                        _ => None,
                    };
                    if let Some(value) = taken {
                        let value = self.integer_constant(&value);
                        self.set_named_reference(draft, name, Some(value));
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Returns the integer constant read so far into a field.
    fn draft_integer(&self, draft: &Draft, name: &str) -> Option<ApInt> {
        let id = self.draft_reference(draft, name)?;
        self.tables.int_value(self.tables.metadata.as_value(id)?)
    }

    /// Decides between pointer authentication and alignment, which share storage in LLVM: only the tag tells
    /// which of them the word is.
    fn complete_derived_type(&mut self, draft: &Draft) {
        let is_pointer = self.draft_number(draft, "tag") == u64::from(d::DW_TAG_LLVM_PTRAUTH_TYPE);
        if !is_pointer && !PTRAUTH.iter().any(|&(name, ..)| draft.has(name)) {
            return;
        }
        let key = self.draft_number(draft, "ptrAuthKey");
        let word = if key != 0 {
            PTRAUTH.iter().fold(0, |word, &(name, shift, _)| word | self.draft_number(draft, name) << shift)
        } else {
            self.draft_number(draft, "align")
        };
        self.set_named_number(draft, "align", if is_pointer { 0 } else { word });
        for (name, shift, bits) in PTRAUTH {
            let value = word >> shift & ((1 << bits) - 1);
            self.set_named_number(draft, name, if is_pointer { value } else { 0 });
        }
    }

    fn complete_subprogram(&mut self, draft: &Draft) -> ParseResult<()> {
        if !draft.has("spFlags") {
            let Old { is_local, is_definition, is_optimized, virtuality, .. } = draft.old;
            let bit = |set: bool, bit: u64| if set { bit } else { 0 };
            let flags = virtuality
                | bit(is_local, SP_LOCAL)
                | bit(is_definition, SP_DEFINITION)
                | bit(is_optimized, SP_OPTIMIZED);
            self.set_named_number(draft, "spFlags", flags);
        }
        let flags = self.draft_number(draft, "flags");
        if flags & OLD_MAIN != 0 {
            self.set_named_number(draft, "flags", flags & !OLD_MAIN);
            let flags = self.draft_number(draft, "spFlags") | SP_MAIN;
            self.set_named_number(draft, "spFlags", flags);
        }
        if !draft.distinct && self.draft_number(draft, "spFlags") & SP_DEFINITION != 0 {
            let message = "missing 'distinct', required for !DISubprogram that is a Definition";
            return Err(self.cursor.error_at(draft.at, message));
        }
        Ok(())
    }

    fn complete_unit(&mut self, draft: &Draft) -> ParseResult<()> {
        let (language, name) = (draft.has("language"), draft.has("sourceLanguageName"));
        let message = if !language && !name {
            "missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit"
        } else if language && name {
            "can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit"
        } else if draft.has("sourceLanguageVersion") && !name {
            "'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit"
        } else {
            // LLVM keeps 16 bits of the name.
            if name {
                let name = self.draft_number(draft, "sourceLanguageName") & 0xffff;
                self.set_named_number(draft, "sourceLanguageName", name);
            }
            return Ok(());
        };
        Err(self.cursor.error_at(draft.at, message))
    }
}

/// Bit positions at which LLVM packs the pointer authentication fields: lowest bit and number of bits.
const PTRAUTH: [(&str, u32, u32); 5] = [
    ("ptrAuthKey", 0, 4),
    ("ptrAuthIsAddressDiscriminated", 4, 1),
    ("ptrAuthExtraDiscriminator", 5, 16),
    ("ptrAuthIsaPointer", 21, 1),
    ("ptrAuthAuthenticatesNullValues", 22, 1),
];

const _: () = assert!(d::DW_VIRTUALITY_PURE_VIRTUAL == 2, "the virtuality is the low bits of DISPFlags");
