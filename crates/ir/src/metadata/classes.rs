//! Table of node classes (LangRef "Specialized Metadata Nodes"). For each class, it lists the fields in
//! printing order, and the operands in LLVM's order, which is also the order of numbering. Reader, printer,
//! remapper and bitcode derive from this table.

use super::Metadata;

/// Meaning of the empty string in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmptyString {
    /// No string, stored as no reference.
    Null,
    /// An ordinary string.
    Kept,
    /// An error.
    Refused,
}

/// Content and spelling of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// A node, or `null`.
    Node {
        /// Whether `null` is allowed.
        nullable: bool,
    },
    /// A string, stored as a reference to a metadata string.
    String {
        /// Meaning of the empty string.
        empty: EmptyString,
    },
    /// An integer constant of 64 bits, or a node: a reference either way.
    SignedOrNode,
    /// An unsigned integer constant of 64 bits, or a node: a reference either way.
    UnsignedOrNode,
    /// An integer of any width: a reference to an integer constant.
    BigInteger,
    /// An unsigned number up to `max`.
    Unsigned {
        /// The largest allowed value.
        max: u64,
    },
    /// A signed number of 64 bits.
    Signed {
        /// The smallest allowed value.
        min: i64,
        /// The largest allowed value.
        max: i64,
    },
    /// `true` or `false`.
    Bool,
    /// A name from a vocabulary of DWARF or LLVM, or its number.
    Name(Vocabulary),
}

/// A vocabulary of names for numbers, all in `draig_tables`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vocabulary {
    /// `DW_TAG_*`
    Tag,
    /// `DW_LANG_*`
    Language,
    /// `DW_LNAME_*`
    LanguageName,
    /// `DW_LLVM_LANG_DIALECT_*`
    LanguageDialect,
    /// `DW_ATE_*`
    Encoding,
    /// `DW_VIRTUALITY_*`
    Virtuality,
    /// `DW_CC_*`
    CallingConvention,
    /// `DW_MACINFO_*`
    Macinfo,
    /// `DIFlag*`, joined by `|`
    Flags,
    /// `DISPFlag*`, joined by `|`
    SubprogramFlags,
    /// `FullDebug`, …
    EmissionKind,
    /// `GNU`, …
    NameTableKind,
    /// `Rational`, …
    FixedPointKind,
    /// `CSK_*`
    ChecksumKind,
    /// `DW_APPLE_ENUM_KIND_*`
    EnumKind,
}

/// A field of a class.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The name before the colon.
    pub name: &'static str,
    /// The content of the field.
    pub kind: FieldKind,
    /// Whether the field is required in text.
    pub required: bool,
    /// Whether LLVM 23 requires the field in text, and that it is not null.
    pub required_by_newer: bool,
    /// Whether the field is printed even if it holds the default.
    pub always_printed: bool,
    /// The default value. Stored words are exclusive-ored with it, so that defaults are zero and can be left
    /// out.
    pub default: u64,
}

/// Largest number of fields of a class.
const MAX_FIELDS: usize = 32;

/// A class of nodes.
#[derive(Clone, Copy, Debug)]
pub struct ClassInfo {
    /// The name after `!`; empty for tuples.
    pub name: &'static str,
    /// The fields, in the order of printing.
    pub fields: &'static [Field],
    /// Whether references follow the fields (tuples, `GenericDINode`).
    pub has_tail: bool,
    operands: [u8; MAX_FIELDS],
    operand_count: u8,
    required: u32,
    required_by_newer: u32,
    /// A bit for each word that holds the reference of a field.
    references: u64,
    /// Offset of the first word of each field, with one additional entry for the end.
    offsets: [u8; MAX_FIELDS + 1],
    /// Names of the fields, in a form that is fast to compare.
    keys: [NameKey; MAX_FIELDS],
}

/// A name for fast comparison: its length, and its first and last eight bytes. For up to sixteen bytes, equal
/// keys mean equal names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NameKey {
    first: u64,
    last: u64,
    len: usize,
}

impl NameKey {
    const EMPTY: NameKey = NameKey { first: 0, last: 0, len: 0 };

    #[inline]
    const fn new(name: &[u8]) -> NameKey {
        let len = name.len();
        if let (Some(first), Some(last)) = (name.first_chunk::<8>(), name.last_chunk::<8>()) {
            return NameKey { first: u64::from_le_bytes(*first), last: u64::from_le_bytes(*last), len };
        }
        if let (Some(first), Some(last)) = (name.first_chunk::<4>(), name.last_chunk::<4>()) {
            let (first, last) = (u32::from_le_bytes(*first) as u64, u32::from_le_bytes(*last) as u64);
            return NameKey { first, last, len };
        }
        let (first, last) = match *name {
            [a, b, c] => (a as u64 | (b as u64) << 8, c as u64),
            [a, b] => (a as u64, b as u64),
            [a] => (a as u64, 0),
            _ => (0, 0),
        };
        NameKey { first, last, len }
    }
}

impl ClassInfo {
    /// Number of words that the fields take.
    #[inline]
    pub const fn fixed_words(&self) -> usize {
        self.offsets[self.fields.len()] as usize
    }

    /// Returns the first word of a field, and the field.
    #[inline]
    pub fn slot(&self, field: usize) -> (usize, &'static Field) {
        (self.offsets[field] as usize, &self.fields[field])
    }

    /// Returns the numbers of the fields that are operands in LLVM, in LLVM's order, which is the order of
    /// numbering.
    pub fn operand_fields(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        self.operands[..self.operand_count as usize].iter().map(|&field| field as usize)
    }

    /// Indices of the words that are references of fields.
    #[inline]
    pub fn reference_words(&self) -> impl Iterator<Item = usize> + use<> {
        let mut left = self.references;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (at < u64::BITS as usize).then_some(at)
        })
    }

    /// Returns the required fields as a bit mask, with field 0 in the lowest bit.
    #[inline]
    pub fn required_fields(&self) -> u32 {
        self.required
    }

    /// Same as [`ClassInfo::required_fields`], for LLVM 23.
    #[inline]
    pub fn fields_required_by_newer(&self) -> u32 {
        self.required | self.required_by_newer
    }

    /// Returns the index of the field with this name.
    pub fn field(&self, name: &[u8]) -> Option<usize> {
        self.field_from(name, 0)
    }

    /// Returns the index of the field with this name. `next` is the expected index, if fields come in
    /// printing order.
    #[inline]
    pub fn field_from(&self, name: &[u8], next: usize) -> Option<usize> {
        let key = NameKey::new(name);
        let is_it = |at: usize| self.keys[at] == key && (key.len <= 16 || self.fields[at].name.as_bytes() == name);
        let count = self.fields.len();
        (next..count).find(|&at| is_it(at)).or_else(|| (0..next.min(count)).find(|&at| is_it(at)))
    }

    /// `operands` names the fields that are operands in LLVM, in LLVM's order.
    const fn new(name: &'static str, fields: &'static [Field], operands: &[&str]) -> ClassInfo {
        assert!(fields.len() <= MAX_FIELDS && operands.len() <= MAX_FIELDS && 2 * MAX_FIELDS <= u64::BITS as usize);
        let mut info = ClassInfo {
            name,
            fields,
            has_tail: false,
            operands: [0; MAX_FIELDS],
            operand_count: operands.len() as u8,
            required: 0,
            required_by_newer: 0,
            references: 0,
            offsets: [0; MAX_FIELDS + 1],
            keys: [NameKey::EMPTY; MAX_FIELDS],
        };
        let mut i = 0;
        while i < fields.len() {
            info.offsets[i + 1] = info.offsets[i] + fields[i].kind.words() as u8;
            if fields[i].required {
                info.required |= 1 << i;
            }
            if fields[i].required_by_newer {
                info.required_by_newer |= 1 << i;
            }
            if fields[i].kind.is_reference() {
                info.references |= 1 << info.offsets[i];
            }
            info.keys[i] = NameKey::new(fields[i].name.as_bytes());
            i += 1;
        }
        let mut o = 0;
        while o < operands.len() {
            let mut f = 0;
            while !same(fields[f].name, operands[o]) {
                f += 1;
            }
            info.operands[o] = f as u8;
            o += 1;
        }
        info
    }

    const fn with_tail(mut self) -> ClassInfo {
        self.has_tail = true;
        self
    }
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

const fn field(name: &'static str, kind: FieldKind) -> Field {
    Field { name, kind, required: false, required_by_newer: false, always_printed: false, default: 0 }
}

impl Field {
    const fn required(mut self) -> Field {
        self.required = true;
        self
    }

    const fn required_by_newer(mut self) -> Field {
        self.required_by_newer = true;
        self
    }

    const fn always(mut self) -> Field {
        self.always_printed = true;
        self
    }

    const fn default(mut self, value: u64) -> Field {
        self.default = value;
        self
    }
}

const fn node(name: &'static str) -> Field {
    field(name, FieldKind::Node { nullable: true })
}

const fn nonnull(name: &'static str) -> Field {
    field(name, FieldKind::Node { nullable: false })
}

const fn string(name: &'static str) -> Field {
    field(name, FieldKind::String { empty: EmptyString::Null })
}

const fn unsigned(name: &'static str, max: u64) -> Field {
    field(name, FieldKind::Unsigned { max })
}

const fn line(name: &'static str) -> Field {
    unsigned(name, u32::MAX as u64)
}

const fn column(name: &'static str) -> Field {
    unsigned(name, u16::MAX as u64)
}

const fn signed(name: &'static str, min: i64, max: i64) -> Field {
    field(name, FieldKind::Signed { min, max })
}

const fn signed_or_node(name: &'static str) -> Field {
    field(name, FieldKind::SignedOrNode)
}

const fn unsigned_or_node(name: &'static str) -> Field {
    field(name, FieldKind::UnsignedOrNode)
}

const fn boolean(name: &'static str) -> Field {
    field(name, FieldKind::Bool)
}

const fn named(name: &'static str, vocabulary: Vocabulary) -> Field {
    field(name, FieldKind::Name(vocabulary))
}

/// Calls `visit` with every reference in the words of a node.
pub fn for_each_reference(class: Class, words: &mut [u32], mut visit: impl FnMut(&mut u32)) {
    let info = class.info();
    for at in info.reference_words() {
        if let Some(word) = words.get_mut(at) {
            visit(word);
        }
    }
    if info.has_tail {
        let tail = info.fixed_words().min(words.len());
        words[tail..].iter_mut().for_each(visit);
    }
}

/// Replaces every reference in the words of a node; `None` is a null reference.
pub fn map_references(class: Class, words: &mut [u32], mut map: impl FnMut(Metadata) -> Option<Metadata>) {
    for_each_reference(class, words, |word| {
        *word = Metadata::from_word(*word).and_then(&mut map).map_or(0, Metadata::to_word);
    });
}

/// Whether any reference among these words is `target`.
pub(super) fn refers_to(class: Class, words: &[u32], target: u32) -> bool {
    let info = class.info();
    let fixed = info.reference_words().any(|at| words.get(at) == Some(&target));
    fixed || info.has_tail && words.get(info.fixed_words()..).is_some_and(|tail| tail.contains(&target))
}

macro_rules! classes {
    ($($(#[$doc:meta])* $class:ident = $info:expr;)*) => {
        /// Class of a node: tuples and the specialized nodes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum Class { $($(#[$doc])* $class),* }

        static INFOS: &[ClassInfo] = &[$($info),*];

        impl Class {
            /// Every class.
            pub const ALL: &'static [Class] = &[$(Class::$class),*];
        }
    };
}

impl Class {
    /// Returns the fields and operands.
    #[inline]
    pub fn info(self) -> &'static ClassInfo {
        &INFOS[self as usize]
    }

    /// Returns the class with this number.
    #[inline]
    pub fn from_number(number: u8) -> Option<Class> {
        Class::ALL.get(number as usize).copied()
    }

    /// Returns the class with this name, without the `!`.
    #[inline]
    pub fn from_name(name: &[u8]) -> Option<Class> {
        let candidates = BY_LENGTH.get(name.len())?;
        let found = candidates.iter().find(|&&number| INFOS[number as usize].name.as_bytes() == name)?;
        if *found == 0 { None } else { Class::from_number(*found) }
    }
}

/// Classes by length of their names; padded with 0, the tuple.
static BY_LENGTH: [[u8; SAME_LENGTH]; MAX_NAME + 1] = {
    let mut table = [[0; SAME_LENGTH]; MAX_NAME + 1];
    let mut class = 1;
    while class < INFOS.len() {
        let row = &mut table[INFOS[class].name.len()];
        let mut at = 0;
        while row[at] != 0 {
            at += 1;
        }
        row[at] = class as u8;
        class += 1;
    }
    table
};

/// Largest number of classes whose names have the same length.
const SAME_LENGTH: usize = 8;
const MAX_NAME: usize = 32;

use Vocabulary as V;

classes! {
    /// `!{…}`
    Tuple = ClassInfo::new("", &[], &[]).with_tail();
    /// `!DILocation(…)`
    DILocation = ClassInfo::new("DILocation", &[
        line("line").always(), column("column"), nonnull("scope").required(), node("inlinedAt"),
        boolean("isImplicitCode"), unsigned("atomGroup", u64::MAX), unsigned("atomRank", 255),
    ], &["scope", "inlinedAt"]);
    /// `!DIExpression(…)`; its words are 64-bit elements.
    DIExpression = ClassInfo::new("DIExpression", &[], &[]);
    /// `!GenericDINode(…)`; the operands follow the fields.
    GenericDINode = ClassInfo::new("GenericDINode", &[
        named("tag", V::Tag).required().always(), string("header"),
    ], &["header"]).with_tail();
    /// `!DISubrange(…)`
    DISubrange = ClassInfo::new("DISubrange", &[
        signed_or_node("count"), signed_or_node("lowerBound"), signed_or_node("upperBound"),
        signed_or_node("stride"),
    ], &["count", "lowerBound", "upperBound", "stride"]);
    /// `!DIGenericSubrange(…)`
    DIGenericSubrange = ClassInfo::new("DIGenericSubrange", &[
        signed_or_node("count"), signed_or_node("lowerBound"), signed_or_node("upperBound"),
        signed_or_node("stride"),
    ], &["count", "lowerBound", "upperBound", "stride"]);
    /// `!DIEnumerator(…)`
    DIEnumerator = ClassInfo::new("DIEnumerator", &[
        field("name", FieldKind::String { empty: EmptyString::Null }).required().always(),
        field("value", FieldKind::BigInteger).required(), boolean("isUnsigned"),
    ], &["name"]);
    /// `!DIBasicType(…)`
    DIBasicType = ClassInfo::new("DIBasicType", &[
        named("tag", V::Tag).default(0x24), string("name"), node("scope"), node("file"), line("line"),
        unsigned_or_node("size"), unsigned("align", u32::MAX as u64), unsigned("dataSize", u32::MAX as u64),
        named("encoding", V::Encoding), unsigned("num_extra_inhabitants", u32::MAX as u64),
        named("flags", V::Flags),
    ], &["file", "scope", "name", "size"]);
    /// `!DIFixedPointType(…)`
    DIFixedPointType = ClassInfo::new("DIFixedPointType", &[
        named("tag", V::Tag).default(0x24), string("name"), node("scope"), node("file"), line("line"),
        unsigned_or_node("size"),
        unsigned("align", u32::MAX as u64), named("encoding", V::Encoding), named("flags", V::Flags),
        named("kind", V::FixedPointKind).always(), signed("factor", i64::MIN, i64::MAX),
        field("numerator", FieldKind::BigInteger), field("denominator", FieldKind::BigInteger),
    ], &["file", "scope", "name", "size"]);
    /// `!DIStringType(…)`
    DIStringType = ClassInfo::new("DIStringType", &[
        named("tag", V::Tag).default(0x12), string("name"), node("stringLength"),
        node("stringLengthExpression"), node("stringLocationExpression"), unsigned_or_node("size"),
        unsigned("align", u32::MAX as u64), named("encoding", V::Encoding),
    ], &["name", "size", "stringLength", "stringLengthExpression", "stringLocationExpression"]);
    /// `!DISubrangeType(…)`
    DISubrangeType = ClassInfo::new("DISubrangeType", &[
        string("name"), node("scope"), node("file"), line("line"), unsigned_or_node("size"),
        unsigned("align", u32::MAX as u64), named("flags", V::Flags), node("baseType").always(),
        signed_or_node("lowerBound"), signed_or_node("upperBound"), signed_or_node("stride"),
        signed_or_node("bias"),
    ], &["file", "scope", "name", "size", "baseType", "lowerBound", "upperBound", "stride", "bias"]);
    /// `!DIDerivedType(…)`
    DIDerivedType = ClassInfo::new("DIDerivedType", &[
        named("tag", V::Tag).required().always(), string("name"), node("scope"), node("file"), line("line"),
        node("baseType").required().always(), unsigned_or_node("size"), unsigned("align", u32::MAX as u64),
        unsigned_or_node("offset"), named("flags", V::Flags), node("extraData"),
        unsigned("dwarfAddressSpace", u32::MAX as u64).default(u32::MAX as u64), node("annotations"),
        unsigned("ptrAuthKey", 7), boolean("ptrAuthIsAddressDiscriminated"),
        unsigned("ptrAuthExtraDiscriminator", 0xffff), boolean("ptrAuthIsaPointer"),
        boolean("ptrAuthAuthenticatesNullValues"),
    ], &["file", "scope", "name", "size", "offset", "baseType", "extraData", "annotations"]);
    /// `!DICompositeType(…)`
    DICompositeType = ClassInfo::new("DICompositeType", &[
        named("tag", V::Tag).required().always(), string("name"), node("scope"), node("file"), line("line"),
        node("baseType"), unsigned_or_node("size"), unsigned("align", u32::MAX as u64),
        unsigned_or_node("offset"), unsigned("num_extra_inhabitants", u32::MAX as u64), named("flags", V::Flags),
        node("elements"), named("runtimeLang", V::Language), node("vtableHolder"), node("templateParams"), string("identifier"),
        node("discriminator"), node("dataLocation"), node("associated"), node("allocated"),
        signed_or_node("rank"), node("annotations"), node("specification"), named("enumKind", V::EnumKind)
            .default(u32::MAX as u64), node("bitStride"),
    ], &["file", "scope", "name", "size", "offset", "baseType", "elements", "vtableHolder", "templateParams",
        "identifier", "discriminator", "dataLocation", "associated", "allocated", "rank", "annotations",
        "specification", "bitStride"]);
    /// `!DISubroutineType(…)`
    DISubroutineType = ClassInfo::new("DISubroutineType", &[
        named("flags", V::Flags), named("cc", V::CallingConvention), node("types").required().always(),
    ], &["types"]);
    /// `!DIFile(…)`
    DIFile = ClassInfo::new("DIFile", &[
        string("filename").required().always(), string("directory").required().always(),
        named("checksumkind", V::ChecksumKind), string("checksum"), field("source", FieldKind::String { empty: EmptyString::Kept }),
    ], &["filename", "directory", "checksum", "source"]);
    /// `!DICompileUnit(…)`
    DICompileUnit = ClassInfo::new("DICompileUnit", &[
        named("language", V::Language), named("sourceLanguageName", V::LanguageName).default(u32::MAX as u64),
        unsigned("sourceLanguageVersion", u32::MAX as u64), nonnull("file").required().always(),
        string("producer"), boolean("isOptimized").always(), string("flags"),
        unsigned("runtimeVersion", u32::MAX as u64).always(), string("splitDebugFilename"),
        named("emissionKind", V::EmissionKind).always(), node("enums"), node("retainedTypes"), node("globals"),
        node("imports"), node("macros"), unsigned("dwoId", u64::MAX), boolean("splitDebugInlining").default(1),
        boolean("debugInfoForProfiling"), named("nameTableKind", V::NameTableKind),
        boolean("rangesBaseAddress"), string("sysroot"), string("sdk"), named("dialect", V::LanguageDialect),
    ], &["file", "producer", "flags", "splitDebugFilename", "enums", "retainedTypes", "globals", "imports",
        "macros", "sysroot", "sdk"]);
    /// `!DISubprogram(…)`
    DISubprogram = ClassInfo::new("DISubprogram", &[
        string("name"), string("linkageName"), node("scope").always(), node("file"), line("line"),
        node("type").required_by_newer(), line("scopeLine"), node("containingType"), unsigned("virtualIndex", u32::MAX as u64),
        signed("thisAdjustment", i32::MIN as i64, i32::MAX as i64), named("flags", V::Flags),
        named("spFlags", V::SubprogramFlags).always(), node("unit"), node("templateParams"), node("declaration"),
        node("retainedNodes"), node("thrownTypes"), node("annotations"), string("targetFuncName"),
        boolean("keyInstructions"),
    ], &["file", "scope", "name", "linkageName", "type", "unit", "declaration", "retainedNodes",
        "containingType", "templateParams", "thrownTypes", "annotations", "targetFuncName"]);
    /// `!DILexicalBlock(…)`
    DILexicalBlock = ClassInfo::new("DILexicalBlock", &[
        nonnull("scope").required().always(), node("file"), line("line"), column("column"),
    ], &["file", "scope"]);
    /// `!DILexicalBlockFile(…)`
    DILexicalBlockFile = ClassInfo::new("DILexicalBlockFile", &[
        nonnull("scope").required().always(), node("file"),
        unsigned("discriminator", u32::MAX as u64).required().always(),
    ], &["file", "scope"]);
    /// `!DICommonBlock(…)`
    DICommonBlock = ClassInfo::new("DICommonBlock", &[
        node("scope").required().always(), node("declaration").always(), string("name"), node("file"), line("line"),
    ], &["scope", "declaration", "name", "file"]);
    /// `!DINamespace(…)`
    DINamespace = ClassInfo::new("DINamespace", &[
        string("name"), node("scope").required().always(), boolean("exportSymbols"),
    ], &["scope", "name"]);
    /// `!DIMacro(…)`
    DIMacro = ClassInfo::new("DIMacro", &[
        named("type", V::Macinfo).required().always(), line("line"), string("name").required(), string("value"),
    ], &["name", "value"]);
    /// `!DIMacroFile(…)`
    DIMacroFile = ClassInfo::new("DIMacroFile", &[
        named("type", V::Macinfo).default(3), line("line"), node("file").required().always(), node("nodes"),
    ], &["file", "nodes"]);
    /// `!DIModule(…)`
    DIModule = ClassInfo::new("DIModule", &[
        node("scope").required().always(), string("name").required(), string("configMacros"),
        string("includePath"), string("apinotes"), node("file"), line("line"), boolean("isDecl"),
    ], &["file", "scope", "name", "configMacros", "includePath", "apinotes"]);
    /// `!DITemplateTypeParameter(…)`
    DITemplateTypeParameter = ClassInfo::new("DITemplateTypeParameter", &[
        string("name"), node("type").required().always(), boolean("defaulted"),
    ], &["name", "type"]);
    /// `!DITemplateValueParameter(…)`
    DITemplateValueParameter = ClassInfo::new("DITemplateValueParameter", &[
        named("tag", V::Tag).default(0x30), string("name"), node("type"), boolean("defaulted"),
        node("value").required().always(),
    ], &["name", "type", "value"]);
    /// `!DIGlobalVariable(…)`
    DIGlobalVariable = ClassInfo::new("DIGlobalVariable", &[
        field("name", FieldKind::String { empty: EmptyString::Refused }), string("linkageName"),
        node("scope").always(), node("file"), line("line"), node("type"), boolean("isLocal").always(),
        boolean("isDefinition").default(1).always(), node("declaration"), node("templateParams"),
        unsigned("align", u32::MAX as u64), node("annotations"),
    ], &["scope", "name", "file", "type", "linkageName", "declaration", "templateParams", "annotations"]);
    /// `!DILocalVariable(…)`
    DILocalVariable = ClassInfo::new("DILocalVariable", &[
        string("name"), unsigned("arg", u16::MAX as u64), nonnull("scope").required().always(), node("file"),
        line("line"), node("type"), named("flags", V::Flags), unsigned("align", u32::MAX as u64),
        node("annotations"),
    ], &["scope", "name", "file", "type", "annotations"]);
    /// `!DILabel(…)`
    DILabel = ClassInfo::new("DILabel", &[
        nonnull("scope").required().always(), string("name").required(), node("file").required(),
        line("line").required(), column("column"), boolean("isArtificial"),
        unsigned("coroSuspendIdx", u64::MAX).default(u64::MAX),
    ], &["scope", "name", "file"]);
    /// `!DIGlobalVariableExpression(…)`
    DIGlobalVariableExpression = ClassInfo::new("DIGlobalVariableExpression", &[
        node("var").required(), node("expr").required(),
    ], &["var", "expr"]);
    /// `!DIObjCProperty(…)`
    DIObjCProperty = ClassInfo::new("DIObjCProperty", &[
        string("name"), node("file"), line("line"), string("setter"), string("getter"),
        unsigned("attributes", u32::MAX as u64), node("type"),
    ], &["name", "file", "getter", "setter", "type"]);
    /// `!DIImportedEntity(…)`
    DIImportedEntity = ClassInfo::new("DIImportedEntity", &[
        named("tag", V::Tag).required().always(), string("name"), node("scope").required().always(), node("entity"),
        node("file"), line("line"), node("elements"),
    ], &["scope", "entity", "name", "file", "elements"]);
    /// `distinct !DIAssignID()`
    DIAssignID = ClassInfo::new("DIAssignID", &[], &[]);
}
