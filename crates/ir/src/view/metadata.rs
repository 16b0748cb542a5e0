//! Views of metadata: strings, values, nodes and source locations.

use std::fmt;

use super::{ValueRef, lossy, view_equality};
use crate::metadata::{Class, FieldKind, Metadata, MetadataData, NodeRef};
use crate::module::Module;

/// A metadata string, value or node (LangRef "Metadata").
///
/// ```
/// use draig_ir::Module;
/// use draig_ir::metadata::{Class, NodeWriter};
///
/// // !DIFile(filename: "a.c", directory: "/src")
/// let mut module = Module::new(b"m");
/// let tables = &mut module.tables;
/// let mut string = |text: &[u8]| tables.metadata.intern_string(tables.strings.intern(text));
/// let (name, directory) = (string(b"a.c"), string(b"/src"));
/// let mut writer = NodeWriter::new(Class::DIFile);
/// writer.set_reference(0, Some(name));
/// writer.set_reference(1, Some(directory));
/// let file = module.tables.metadata.intern_node(Class::DIFile, false, writer.words());
///
/// let file = module.metadata_ref(file);
/// assert_eq!(file.class(), Some(Class::DIFile));
/// assert_eq!(file.string("filename"), Some(&b"a.c"[..]));
/// assert_eq!(file.reference("checksum"), None);
/// ```
#[derive(Clone, Copy)]
pub struct MetadataRef<'m> {
    pub(super) module: &'m Module,
    pub(super) id: Metadata,
}

view_equality!(MetadataRef);

/// Value of a field of a specialized node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldRef<'m> {
    /// A node, string or value; `None` for `null` and the empty string.
    Metadata(Option<MetadataRef<'m>>),
    /// An unsigned number, or the number of a name such as `DW_TAG_member`.
    Unsigned(u64),
    /// A signed number.
    Signed(i64),
    /// `true` or `false`.
    Bool(bool),
}

impl<'m> MetadataRef<'m> {
    pub(super) fn new(module: &'m Module, id: Metadata) -> Self {
        MetadataRef { module, id }
    }

    /// Returns the handle.
    pub fn id(self) -> Metadata {
        self.id
    }

    /// Returns its content, to match on.
    pub fn data(self) -> MetadataData<'m> {
        self.module.tables.metadata.get(self.id)
    }

    /// Returns the text, if it is a string.
    pub fn as_string(self) -> Option<&'m [u8]> {
        let symbol = self.module.tables.metadata.as_string(self.id)?;
        Some(self.module.tables.str(symbol))
    }

    /// Returns the constant or global, if it wraps one, such as `i32 1`.
    pub fn as_value(self) -> Option<ValueRef<'m>> {
        let value = self.module.tables.metadata.as_value(self.id)?;
        Some(self.module.value_ref(value))
    }

    /// Returns the node, if it is one, for access by field number.
    pub fn as_node(self) -> Option<NodeRef<'m>> {
        self.module.tables.metadata.node(self.id)
    }

    /// Returns the class of a node: a tuple or one of the specialized nodes.
    pub fn class(self) -> Option<Class> {
        self.as_node().map(NodeRef::class)
    }

    /// Whether it is a `distinct` node.
    pub fn is_distinct(self) -> bool {
        self.as_node().is_some_and(NodeRef::is_distinct)
    }

    /// Returns the operands of a tuple, or those after the fields of a `GenericDINode`; a `null` operand is
    /// `None`. Empty for others.
    pub fn operands(self) -> impl Iterator<Item = Option<MetadataRef<'m>>> {
        let node = self.as_node().filter(|node| node.class().info().has_tail);
        node.into_iter().flat_map(NodeRef::operands).map(move |operand| operand.map(|id| MetadataRef { id, ..self }))
    }

    /// Returns the operand of a tuple with this number, counted from 0; `None` for `null`, too.
    pub fn operand(self, number: usize) -> Option<MetadataRef<'m>> {
        let node = self.as_node().filter(|node| node.class().info().has_tail)?;
        node.operand(number).map(|id| MetadataRef { id, ..self })
    }

    /// Returns the value of the field with this name, either explicit or its default. `None` if nodes of this
    /// class have no such field.
    pub fn field(self, name: &str) -> Option<FieldRef<'m>> {
        let node = self.as_node()?;
        let number = node.field_named(name)?;
        let (_, field) = node.class().info().slot(number);
        Some(match field.kind {
            kind if kind.is_reference() => {
                FieldRef::Metadata(node.reference(number).map(|id| MetadataRef { id, ..self }))
            }
            FieldKind::Bool => FieldRef::Bool(node.number(number) != 0),
            FieldKind::Signed { .. } => FieldRef::Signed(node.number(number) as i64),
            _ => FieldRef::Unsigned(node.number(number)),
        })
    }

    /// Returns all fields of a specialized node by name, in printing order.
    pub fn fields(self) -> impl Iterator<Item = (&'static str, FieldRef<'m>)> {
        let fields = self.class().map_or(&[][..], |class| class.info().fields);
        fields.iter().filter_map(move |field| Some((field.name, self.field(field.name)?)))
    }

    /// Returns the metadata that the field with this name refers to; `None` if it is null or there is no such
    /// field.
    pub fn reference(self, name: &str) -> Option<MetadataRef<'m>> {
        match self.field(name)? {
            FieldRef::Metadata(reference) => reference,
            _ => None,
        }
    }

    /// Returns the text of the field with this name; `None` if it is empty or not a string.
    pub fn string(self, name: &str) -> Option<&'m [u8]> {
        self.reference(name)?.as_string()
    }

    /// Returns the number in the field with this name; `None` if it is signed or refers to metadata.
    pub fn number(self, name: &str) -> Option<u64> {
        match self.field(name)? {
            FieldRef::Unsigned(number) => Some(number),
            _ => None,
        }
    }

    /// Returns the source location, if it is a `!DILocation`.
    pub fn as_debug_loc(self) -> Option<DebugLocRef<'m>> {
        (self.class() == Some(Class::DILocation)).then_some(DebugLocRef { node: self })
    }
}

/// Prints strings as text, values as such, and nodes as class and handle: `!DIFile(metadata3)`.
impl fmt::Debug for MetadataRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.data() {
            MetadataData::String(symbol) => {
                write!(f, "!\"{}\"", lossy(self.module.tables.str(symbol)))
            }
            MetadataData::Value(value) => {
                let value = self.module.value_ref(value);
                match value.ty() {
                    Some(ty) => write!(f, "{ty} {value:?}"),
                    None => write!(f, "{value:?}"),
                }
            }
            MetadataData::Node(node) if node.class() == Class::Tuple => write!(f, "!{}", self.id),
            MetadataData::Node(node) => write!(f, "!{}({})", node.class().info().name, self.id),
            MetadataData::Undefined => write!(f, "!{} (undefined)", self.id),
        }
    }
}

/// A source location: a `!DILocation` (LangRef "DILocation").
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DebugLocRef<'m> {
    node: MetadataRef<'m>,
}

impl<'m> DebugLocRef<'m> {
    /// Returns the node.
    pub fn node(self) -> MetadataRef<'m> {
        self.node
    }

    /// Returns the line, counted from 1; 0 for none.
    pub fn line(self) -> u32 {
        self.number("line")
    }

    /// Returns the column, counted from 1; 0 for none.
    pub fn column(self) -> u32 {
        self.number("column")
    }

    fn number(self, field: &str) -> u32 {
        self.node.number(field).and_then(|number| u32::try_from(number).ok()).unwrap_or(0)
    }

    /// Returns the scope: a `!DILexicalBlock`, a `!DISubprogram` or the like.
    pub fn scope(self) -> Option<MetadataRef<'m>> {
        self.node.reference("scope")
    }

    /// Returns the location at which the enclosing function was inlined; `None` if it was not inlined.
    pub fn inlined_at(self) -> Option<DebugLocRef<'m>> {
        self.node.reference("inlinedAt")?.as_debug_loc()
    }

    /// Returns this location, the location at which it was inlined, and so on outwards. Terminates even if
    /// nodes refer to themselves.
    pub fn inlined_chain(self) -> impl Iterator<Item = DebugLocRef<'m>> {
        std::iter::successors(Some(self), |loc| loc.inlined_at()).take(self.node_count())
    }

    /// Returns the innermost `!DISubprogram` that encloses the scope, if there is one.
    pub fn subprogram(self) -> Option<MetadataRef<'m>> {
        let mut scopes = std::iter::successors(self.scope(), |scope| scope.reference("scope"));
        scopes.by_ref().take(self.node_count()).find(|scope| scope.class() == Some(Class::DISubprogram))
    }

    /// Returns the `!DIFile` of the innermost enclosing scope that has one.
    pub fn file(self) -> Option<MetadataRef<'m>> {
        let mut scopes = std::iter::successors(self.scope(), |scope| scope.reference("scope"));
        scopes.by_ref().take(self.node_count()).find_map(|scope| scope.reference("file"))
    }

    /// Upper bound on the length of a chain of distinct nodes.
    fn node_count(self) -> usize {
        self.node.module.tables.metadata.len() as usize
    }
}

/// Prints as `file.c:3:7`, followed by ` inlined at ` and the next location.
impl fmt::Debug for DebugLocRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The input determines the length of a chain.
        const MAX_SHOWN: usize = 16;
        for (number, loc) in self.inlined_chain().take(MAX_SHOWN).enumerate() {
            f.write_str(if number == 0 { "" } else { " inlined at " })?;
            let file = loc.file().and_then(|file| file.string("filename")).unwrap_or(b"<unknown>");
            write!(f, "{}:{}:{}", lossy(file), loc.line(), loc.column())?;
        }
        Ok(())
    }
}
