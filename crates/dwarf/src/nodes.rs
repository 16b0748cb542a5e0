//! Fields of debug-info nodes by number, and their values.
//!
//! The numbers are positions in `draig_ir`'s table of classes; a test compares them with its names.

use draig_ir::metadata::{Class, MetadataPool, NodeRef};
use draig_ir::{Metadata, Module, Value};

macro_rules! fields {
    ($($module:ident: $class:ident { $($name:ident = $text:literal,)* })*) => {
        $(pub(crate) mod $module {
            fields!(@count 0usize; $($name)*);
        })*

        #[cfg(test)]
        const NAMES: &[(Class, &[(usize, &str)])] = &[$((Class::$class, &[$(($module::$name, $text)),*])),*];
    };
    (@count $at:expr; $name:ident $($rest:ident)*) => {
        #[allow(dead_code, reason = "numbers follow from those before, of fields that have no DWARF, too")]
        pub(crate) const $name: usize = $at;
        fields!(@count $at + 1usize; $($rest)*);
    };
    (@count $at:expr;) => {};
}

fields! {
    location: DILocation {
        LINE = "line", COLUMN = "column", SCOPE = "scope", INLINED_AT = "inlinedAt", IMPLICIT = "isImplicitCode",
    }
    subrange: DISubrange {
        COUNT = "count", LOWER = "lowerBound", UPPER = "upperBound", STRIDE = "stride",
    }
    enumerator: DIEnumerator {
        NAME = "name", VALUE = "value", IS_UNSIGNED = "isUnsigned",
    }
    basic: DIBasicType {
        TAG = "tag", NAME = "name", SCOPE = "scope", FILE = "file", LINE = "line", SIZE = "size", ALIGN = "align",
        DATA_SIZE = "dataSize", ENCODING = "encoding",
    }
    fixed: DIFixedPointType {
        TAG = "tag", NAME = "name", SCOPE = "scope", FILE = "file", LINE = "line", SIZE = "size", ALIGN = "align",
        ENCODING = "encoding", FLAGS = "flags", KIND = "kind", FACTOR = "factor", NUMERATOR = "numerator",
        DENOMINATOR = "denominator",
    }
    string: DIStringType {
        TAG = "tag", NAME = "name", LENGTH = "stringLength", LENGTH_EXPRESSION = "stringLengthExpression",
        LOCATION_EXPRESSION = "stringLocationExpression", SIZE = "size",
    }
    range_type: DISubrangeType {
        NAME = "name", SCOPE = "scope", FILE = "file", LINE = "line", SIZE = "size", ALIGN = "align", FLAGS = "flags",
        BASE = "baseType", LOWER = "lowerBound", UPPER = "upperBound", STRIDE = "stride", BIAS = "bias",
    }
    derived: DIDerivedType {
        TAG = "tag", NAME = "name", SCOPE = "scope", FILE = "file", LINE = "line", BASE = "baseType", SIZE = "size",
        ALIGN = "align", OFFSET = "offset", FLAGS = "flags", EXTRA = "extraData", ADDRESS_SPACE = "dwarfAddressSpace",
        ANNOTATIONS = "annotations",
    }
    composite: DICompositeType {
        TAG = "tag", NAME = "name", SCOPE = "scope", FILE = "file", LINE = "line", BASE = "baseType", SIZE = "size",
        ALIGN = "align", OFFSET = "offset", INHABITANTS = "num_extra_inhabitants", FLAGS = "flags",
        ELEMENTS = "elements", RUNTIME = "runtimeLang", HOLDER = "vtableHolder", TEMPLATE = "templateParams",
        IDENTIFIER = "identifier", DISCRIMINATOR = "discriminator", DATA_LOCATION = "dataLocation",
        ASSOCIATED = "associated", ALLOCATED = "allocated", RANK = "rank", ANNOTATIONS = "annotations",
        SPECIFICATION = "specification",
    }
    subroutine: DISubroutineType {
        FLAGS = "flags", CONVENTION = "cc", TYPES = "types",
    }
    file: DIFile {
        NAME = "filename", DIRECTORY = "directory", CHECKSUM_KIND = "checksumkind", CHECKSUM = "checksum",
        SOURCE = "source",
    }
    unit: DICompileUnit {
        LANGUAGE = "language", LANGUAGE_NAME = "sourceLanguageName", LANGUAGE_VERSION = "sourceLanguageVersion",
        FILE = "file", PRODUCER = "producer", OPTIMIZED = "isOptimized", FLAGS = "flags", RUNTIME = "runtimeVersion",
        SPLIT_NAME = "splitDebugFilename", EMISSION = "emissionKind", ENUMS = "enums", RETAINED = "retainedTypes",
        GLOBALS = "globals", IMPORTS = "imports", MACROS = "macros", DWO_ID = "dwoId",
        SPLIT_INLINING = "splitDebugInlining", PROFILING = "debugInfoForProfiling", NAME_TABLE = "nameTableKind",
        RANGES_BASE = "rangesBaseAddress",
    }
    subprogram: DISubprogram {
        NAME = "name", LINKAGE_NAME = "linkageName", SCOPE = "scope", FILE = "file", LINE = "line", TYPE = "type",
        SCOPE_LINE = "scopeLine", CONTAINING = "containingType", VIRTUAL_INDEX = "virtualIndex",
        THIS = "thisAdjustment", FLAGS = "flags", SP_FLAGS = "spFlags", UNIT = "unit", TEMPLATE = "templateParams",
        DECLARATION = "declaration", RETAINED = "retainedNodes", THROWN = "thrownTypes", ANNOTATIONS = "annotations",
        TARGET = "targetFuncName",
    }
    block: DILexicalBlock {
        SCOPE = "scope", FILE = "file", LINE = "line", COLUMN = "column",
    }
    block_file: DILexicalBlockFile {
        SCOPE = "scope", FILE = "file", DISCRIMINATOR = "discriminator",
    }
    common: DICommonBlock {
        SCOPE = "scope", DECLARATION = "declaration", NAME = "name", FILE = "file", LINE = "line",
    }
    namespace: DINamespace {
        NAME = "name", SCOPE = "scope", EXPORTS = "exportSymbols",
    }
    makro: DIMacro {
        TYPE = "type", LINE = "line", NAME = "name", VALUE = "value",
    }
    macro_file: DIMacroFile {
        TYPE = "type", LINE = "line", FILE = "file", NODES = "nodes",
    }
    module_node: DIModule {
        SCOPE = "scope", NAME = "name", CONFIG = "configMacros", INCLUDE = "includePath", NOTES = "apinotes",
        FILE = "file", LINE = "line", IS_DECLARATION = "isDecl",
    }
    template_type: DITemplateTypeParameter {
        NAME = "name", TYPE = "type", DEFAULTED = "defaulted",
    }
    template_value: DITemplateValueParameter {
        TAG = "tag", NAME = "name", TYPE = "type", DEFAULTED = "defaulted", VALUE = "value",
    }
    global: DIGlobalVariable {
        NAME = "name", LINKAGE_NAME = "linkageName", SCOPE = "scope", FILE = "file", LINE = "line", TYPE = "type",
        IS_LOCAL = "isLocal", IS_DEFINITION = "isDefinition", DECLARATION = "declaration", TEMPLATE = "templateParams",
        ALIGN = "align", ANNOTATIONS = "annotations",
    }
    local: DILocalVariable {
        NAME = "name", ARG = "arg", SCOPE = "scope", FILE = "file", LINE = "line", TYPE = "type", FLAGS = "flags",
        ALIGN = "align", ANNOTATIONS = "annotations",
    }
    label: DILabel {
        SCOPE = "scope", NAME = "name", FILE = "file", LINE = "line", COLUMN = "column", ARTIFICIAL = "isArtificial",
    }
    global_expression: DIGlobalVariableExpression {
        VARIABLE = "var", EXPRESSION = "expr",
    }
    imported: DIImportedEntity {
        TAG = "tag", NAME = "name", SCOPE = "scope", ENTITY = "entity", FILE = "file", LINE = "line",
        ELEMENTS = "elements",
    }
}

/// Flags of nodes (`flags:`).
pub(crate) mod flag {
    pub(crate) const ACCESS: u64 = 3;
    pub(crate) const DECLARATION: u64 = 1 << 2;
    pub(crate) const VIRTUAL: u64 = 1 << 5;
    pub(crate) const ARTIFICIAL: u64 = 1 << 6;
    pub(crate) const EXPLICIT: u64 = 1 << 7;
    pub(crate) const PROTOTYPED: u64 = 1 << 8;
    pub(crate) const OBJECT_POINTER: u64 = 1 << 10;
    pub(crate) const VECTOR: u64 = 1 << 11;
    pub(crate) const STATIC_MEMBER: u64 = 1 << 12;
    pub(crate) const LVALUE: u64 = 1 << 13;
    pub(crate) const RVALUE: u64 = 1 << 14;
    pub(crate) const EXPORT: u64 = 1 << 15;
    pub(crate) const BIT_FIELD: u64 = 1 << 19;
    pub(crate) const NO_RETURN: u64 = 1 << 20;
    pub(crate) const BY_VALUE: u64 = 1 << 22;
    pub(crate) const BY_REFERENCE: u64 = 1 << 23;
    pub(crate) const ENUM_CLASS: u64 = 1 << 24;
    pub(crate) const BIG_ENDIAN: u64 = 1 << 27;
    pub(crate) const LITTLE_ENDIAN: u64 = 1 << 28;
    pub(crate) const ALL_CALLS: u64 = 1 << 29;
}

/// Flags of subprograms (`spFlags:`).
pub(crate) mod sp_flag {
    pub(crate) const VIRTUALITY: u64 = 3;
    pub(crate) const LOCAL: u64 = 1 << 2;
    pub(crate) const DEFINITION: u64 = 1 << 3;
    pub(crate) const PURE: u64 = 1 << 5;
    pub(crate) const ELEMENTAL: u64 = 1 << 6;
    pub(crate) const RECURSIVE: u64 = 1 << 7;
    pub(crate) const MAIN: u64 = 1 << 8;
    pub(crate) const DELETED: u64 = 1 << 9;
}

/// Kinds of emission of a unit (`emissionKind:`).
pub(crate) mod emission {
    pub(crate) const FULL: u64 = 1;
    pub(crate) const LINES: u64 = 2;
}

/// The nodes of a module.
#[derive(Clone, Copy)]
pub(crate) struct Nodes<'m> {
    pub(crate) module: &'m Module,
    pub(crate) pool: &'m MetadataPool,
}

impl<'m> Nodes<'m> {
    pub(crate) fn new(module: &'m Module) -> Nodes<'m> {
        Nodes { module, pool: &module.tables.metadata }
    }

    pub(crate) fn node(self, id: Metadata) -> Option<NodeRef<'m>> {
        self.pool.node(id)
    }

    pub(crate) fn class(self, id: Metadata) -> Option<Class> {
        self.pool.class(id)
    }

    /// Returns the node, if it has this class.
    pub(crate) fn of_class(self, id: Metadata, class: Class) -> Option<NodeRef<'m>> {
        self.node(id).filter(|node| node.class() == class)
    }

    /// Returns a reference of a node, if it has this class. Fields before it are one word each, so that its number is that of
    /// the word; a test of `rows` says so of those that are asked for.
    #[inline]
    pub(crate) fn word_of(self, id: Metadata, class: Class, field: usize) -> Option<Metadata> {
        let words = self.pool.words_of(id, class)?;
        Metadata::from_word(words.get(field).copied().unwrap_or(0))
    }

    /// Returns a string field; empty if there is none.
    pub(crate) fn text(self, node: NodeRef<'m>, field: usize) -> &'m [u8] {
        node.reference(field).map_or(b"", |id| self.string(id))
    }

    pub(crate) fn string(self, id: Metadata) -> &'m [u8] {
        self.pool.as_string(id).map_or(b"", |symbol| self.module.tables.str(symbol))
    }

    /// Returns a number that is a constant in a field of references (`size:`, `count:`).
    pub(crate) fn constant(self, id: Metadata) -> Option<i64> {
        let value = self.module.tables.int_value(self.pool.as_value(id)?)?;
        value.to_i64().or_else(|| value.to_u64().map(|value| value as i64))
    }

    /// Returns an integer constant of at most 64 bits, without a sign; `None` if a value is none.
    pub(crate) fn small_number(self, value: Value) -> Option<u64> {
        self.module.tables.int_value(value).filter(|value| value.width() <= 64)?.to_u64()
    }

    /// Returns such a number of a field; 0 if it has none.
    pub(crate) fn size(self, node: NodeRef<'m>, field: usize) -> u64 {
        node.reference(field).and_then(|id| self.constant(id)).map_or(0, |size| size as u64)
    }

    /// Returns the operands of a tuple in a field.
    pub(crate) fn list(self, node: NodeRef<'m>, field: usize) -> impl Iterator<Item = Option<Metadata>> + 'm {
        let tuple = node.reference(field).and_then(|id| self.of_class(id, Class::Tuple));
        tuple.into_iter().flat_map(|tuple| tuple.operands())
    }

    /// Returns the scope of a scope in which code is; files of lexical blocks are passed over.
    pub(crate) fn code_scope(self, mut id: Metadata) -> Option<(Metadata, Class)> {
        // Malformed nodes may refer to themselves.
        for _ in 0..MAX_FILES_OF_BLOCKS {
            match self.class(id)? {
                Class::DILexicalBlockFile => id = self.word_of(id, Class::DILexicalBlockFile, block_file::SCOPE)?,
                class @ (Class::DISubprogram | Class::DILexicalBlock) => return Some((id, class)),
                _ => return None,
            }
        }
        None
    }

    /// Returns the subprogram around a scope in which code is.
    pub(crate) fn subprogram_of(self, mut id: Metadata) -> Option<Metadata> {
        for _ in 0..MAX_DEPTH {
            match self.code_scope(id)? {
                (id, Class::DISubprogram) => return Some(id),
                (block, _) => id = self.node(block)?.reference(block::SCOPE)?,
            }
        }
        None
    }
}

/// A `!DILocation`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SourceLocation {
    pub(crate) line: u32,
    pub(crate) column: u32,
    pub(crate) scope: Option<Metadata>,
    /// The `!DILocation` of the call that was inlined.
    pub(crate) inlined_at: Option<Metadata>,
}

impl SourceLocation {
    /// No location.
    pub(crate) const NONE: SourceLocation = SourceLocation { line: 0, column: 0, scope: None, inlined_at: None };

    #[inline]
    pub(crate) fn read(nodes: Nodes<'_>, id: Metadata) -> Option<SourceLocation> {
        // Nodes of no other class are as many: their fields are the first words, and nothing by default.
        let words = nodes.pool.words_of(id, Class::DILocation)?;
        let word = |field: usize| words.get(field).copied().unwrap_or(0);
        let inlined_at = Metadata::from_word(word(location::INLINED_AT));
        if let &[line, column, scope, ..] = words {
            return Some(SourceLocation { line, column, scope: Metadata::from_word(scope), inlined_at });
        }
        Some(SourceLocation {
            line: word(location::LINE),
            column: word(location::COLUMN),
            scope: Metadata::from_word(word(location::SCOPE)),
            inlined_at,
        })
    }
}

/// Returns the node of what is around an entry.
pub(crate) fn scope_of(node: NodeRef<'_>) -> Option<Metadata> {
    match node.class() {
        Class::DIBasicType => node.reference(basic::SCOPE),
        Class::DIFixedPointType => node.reference(fixed::SCOPE),
        Class::DISubrangeType => node.reference(range_type::SCOPE),
        Class::DIDerivedType => node.reference(derived::SCOPE),
        Class::DICompositeType => node.reference(composite::SCOPE),
        Class::DISubprogram => node.reference(subprogram::SCOPE),
        Class::DIGlobalVariable => node.reference(global::SCOPE),
        Class::DIImportedEntity => node.reference(imported::SCOPE),
        Class::DINamespace => node.reference(namespace::SCOPE),
        Class::DIModule => node.reference(module_node::SCOPE),
        Class::DICommonBlock => node.reference(common::SCOPE),
        _ => None,
    }
}

/// Set of nodes.
#[derive(Clone, Debug)]
pub(crate) struct NodeSet {
    /// A bit for each node.
    bits: Vec<u64>,
}

impl NodeSet {
    /// Returns an empty set of nodes of a module.
    pub(crate) fn new(nodes: Nodes<'_>) -> NodeSet {
        NodeSet { bits: vec![0; nodes.pool.len() as usize / 64 + 1] }
    }

    /// Adds a node, and returns whether it was not there.
    pub(crate) fn insert(&mut self, id: Metadata) -> bool {
        let (bits, bit) = (&mut self.bits[id.index() / 64], 1 << (id.index() % 64));
        let is_new = *bits & bit == 0;
        *bits |= bit;
        is_new
    }

    /// Adds the block that a scope is or stands for, if it is one.
    pub(crate) fn insert_block(&mut self, nodes: Nodes<'_>, scope: Metadata) {
        if matches!(nodes.class(scope), Some(Class::DILexicalBlock | Class::DILexicalBlockFile))
            && let Some((block, Class::DILexicalBlock)) = nodes.code_scope(scope)
        {
            self.insert(block);
        }
    }

    #[inline]
    pub(crate) fn has(&self, id: Metadata) -> bool {
        self.bits.get(id.index() / 64).is_some_and(|bits| bits >> (id.index() % 64) & 1 != 0)
    }
}

/// `DILexicalBlockFile` nodes around one another that are followed.
const MAX_FILES_OF_BLOCKS: usize = 64;
/// Scopes around one another that are followed; further ones belong to the last.
pub(crate) const MAX_DEPTH: usize = 1024;

#[cfg(test)]
mod tests {
    use draig_ir::metadata::Class;

    use super::NAMES;

    #[test]
    fn fields_of_local_variables_are_words() {
        let info = Class::DILocalVariable.info();
        for (number, field) in info.fields.iter().enumerate() {
            assert_eq!((info.slot(number).0, field.kind.words(), field.default), (number, 1, 0), "{}", field.name);
        }
    }

    #[test]
    fn numbers_are_those_of_the_table() {
        for (class, fields) in NAMES {
            for &(number, name) in *fields {
                assert_eq!(class.info().fields[number].name, name, "{class:?}");
            }
        }
    }
}
