//! Debug information (LangRef "Specialized Metadata Nodes", "Debug Records"): nodes by the table of classes,
//! with each field checked against it; constructors for the classes that a compiler needs; records in bodies.
//! The verifier checks how nodes fit together.

use draig_tables::dwarf;
use draig_tables::names::NameTable;

use super::{BuildError, BuildErrorKind as Kind, FunctionBuilder, ListOf, Operand, Position, Result};
use crate::body::{DbgRecord, DbgRecordData, DbgRecordKind};
use crate::metadata::classes::{EmptyString, FieldKind, Vocabulary};
use crate::metadata::{Class, Metadata, NodeWriter};
use crate::module::Module;
use crate::opcode::Opcode;
use crate::owner::Handle;
use crate::types::Type;

/// Value of a node's field.
#[derive(Clone, Copy, Debug)]
pub enum FieldValue<'a> {
    /// A string, or the name of one of a field's values; flags are joined by `|`.
    Text(&'a [u8]),
    /// A number.
    Number(i128),
    /// `true` or `false`.
    Bool(bool),
    /// A node; `null` is the value of an unset field.
    Node(Handle<Metadata>),
}

impl<'a> From<&'a str> for FieldValue<'a> {
    fn from(text: &'a str) -> Self {
        FieldValue::Text(text.as_bytes())
    }
}

impl<'a> From<&'a [u8]> for FieldValue<'a> {
    fn from(text: &'a [u8]) -> Self {
        FieldValue::Text(text)
    }
}

impl From<bool> for FieldValue<'_> {
    fn from(value: bool) -> Self {
        FieldValue::Bool(value)
    }
}

impl From<Metadata> for FieldValue<'_> {
    fn from(node: Metadata) -> Self {
        FieldValue::Node(node.into())
    }
}

impl From<Handle<Metadata>> for FieldValue<'_> {
    fn from(node: Handle<Metadata>) -> Self {
        FieldValue::Node(node)
    }
}

macro_rules! numbers {
    ($($ty:ty)*) => {
        $(impl From<$ty> for FieldValue<'_> {
            fn from(value: $ty) -> Self {
                FieldValue::Number(value.into())
            }
        })*
    };
}
numbers!(u16 i32 u32 i64 u64);

/// Builder of a debug-information node; [`DebugNode::add`] creates it.
///
/// `add` reports a field that the class does not have or that does not accept the value.
#[derive(Debug)]
pub struct DebugNode<'m> {
    module: &'m mut Module,
    writer: NodeWriter,
    distinct: bool,
    /// A bit for each field that was set.
    seen: u32,
    error: Option<BuildError>,
}

impl Module {
    /// Starts a node of any class, with all fields at their defaults.
    ///
    /// ```
    /// use draig_ir::Module;
    /// use draig_ir::metadata::Class;
    ///
    /// let mut module = Module::new(b"m");
    /// let node = module.debug_node(Class::DINamespace).field("name", "std").field("size", 1).add();
    /// assert_eq!(node.unwrap_err().message(), "DINamespace: unknown field 'size'");
    /// let node = module.debug_node(Class::DIBasicType).field("encoding", "DW_ATE_int").add();
    /// assert_eq!(node.unwrap_err().message(), "DIBasicType: 'encoding' has no name 'DW_ATE_int'");
    /// ```
    pub fn debug_node(&mut self, class: Class) -> DebugNode<'_> {
        DebugNode { module: self, writer: NodeWriter::new(class), distinct: false, seen: 0, error: None }
    }

    /// `!DIFile`
    pub fn di_file(&mut self, filename: &str, directory: &str) -> DebugNode<'_> {
        self.debug_node(Class::DIFile).field("filename", filename).field("directory", directory)
    }

    /// `distinct !DICompileUnit`, with full debug information. Its language is a name such as `DW_LANG_C11`.
    /// It belongs in the named metadata `llvm.dbg.cu`.
    pub fn di_compile_unit(&mut self, language: &str, file: impl Into<Handle<Metadata>>) -> DebugNode<'_> {
        let unit = self.debug_node(Class::DICompileUnit).distinct();
        unit.field("language", language).node("file", file).field("emissionKind", "FullDebug")
    }

    /// `distinct !DISubprogram` of a definition, with the file as its scope.
    pub fn di_subprogram(
        &mut self,
        name: &str,
        file: impl Into<Handle<Metadata>>,
        line: u32,
        ty: impl Into<Handle<Metadata>>,
        unit: impl Into<Handle<Metadata>>,
    ) -> DebugNode<'_> {
        let file = file.into();
        let node = self.debug_node(Class::DISubprogram).distinct().field("name", name).node("scope", file);
        let node = node.node("file", file).field("line", line).field("scopeLine", line).node("type", ty);
        node.node("unit", unit).field("spFlags", "DISPFlagDefinition")
    }

    /// `!DIBasicType`; its encoding is a name such as `DW_ATE_signed`.
    pub fn di_basic_type(&mut self, name: &str, bits: u64, encoding: &str) -> DebugNode<'_> {
        self.debug_node(Class::DIBasicType).field("name", name).field("size", bits).field("encoding", encoding)
    }

    /// `!DIDerivedType`, such as `DW_TAG_pointer_type` or `DW_TAG_member`; no base means `void`.
    pub fn di_derived_type(&mut self, tag: &str, base: Option<Handle<Metadata>>) -> DebugNode<'_> {
        self.debug_node(Class::DIDerivedType).field("tag", tag).optional_node("baseType", base)
    }

    /// `!DICompositeType`, such as `DW_TAG_structure_type` or `DW_TAG_array_type`.
    pub fn di_composite_type(
        &mut self,
        tag: &str,
        name: &str,
        elements: impl ListOf<Handle<Metadata>>,
    ) -> DebugNode<'_> {
        let elements = self.metadata_tuple(elements);
        self.debug_node(Class::DICompositeType).field("tag", tag).field("name", name).node("elements", elements)
    }

    /// `!DISubroutineType`: the result, then the parameters; `None` is `void`.
    pub fn di_subroutine_type(&mut self, types: &[Option<Handle<Metadata>>]) -> DebugNode<'_> {
        let types: Vec<_> = types.iter().map(|ty| ty.map(|ty| self.own_node(ty))).collect();
        let types = self.tables.metadata.tuple(&types);
        self.debug_node(Class::DISubroutineType).node("types", types)
    }

    /// `distinct !DILexicalBlock`
    pub fn di_lexical_block(
        &mut self,
        scope: impl Into<Handle<Metadata>>,
        file: impl Into<Handle<Metadata>>,
        line: u32,
        column: u16,
    ) -> DebugNode<'_> {
        let node = self.debug_node(Class::DILexicalBlock).distinct().node("scope", scope);
        node.node("file", file).field("line", line).field("column", column)
    }

    /// `!DILocalVariable`. For a parameter, the field `arg` is its number, counted from 1.
    pub fn di_local_variable(
        &mut self,
        name: &str,
        scope: impl Into<Handle<Metadata>>,
        file: impl Into<Handle<Metadata>>,
        line: u32,
        ty: impl Into<Handle<Metadata>>,
    ) -> DebugNode<'_> {
        let node = self.debug_node(Class::DILocalVariable).field("name", name).node("scope", scope);
        node.node("file", file).field("line", line).node("type", ty)
    }

    /// `distinct !DIGlobalVariable` of a definition.
    pub fn di_global_variable(
        &mut self,
        name: &str,
        scope: impl Into<Handle<Metadata>>,
        file: impl Into<Handle<Metadata>>,
        line: u32,
        ty: impl Into<Handle<Metadata>>,
    ) -> DebugNode<'_> {
        let node = self.debug_node(Class::DIGlobalVariable).distinct().field("name", name).node("scope", scope);
        node.node("file", file).field("line", line).node("type", ty)
    }

    /// `!DIGlobalVariableExpression`, which is attached to the global as `!dbg`.
    pub fn di_global_variable_expression(
        &mut self,
        variable: impl Into<Handle<Metadata>>,
        expression: impl Into<Handle<Metadata>>,
    ) -> DebugNode<'_> {
        self.debug_node(Class::DIGlobalVariableExpression).node("var", variable).node("expr", expression)
    }

    /// `!DILocation`
    pub fn di_location(&mut self, line: u32, column: u16, scope: impl Into<Handle<Metadata>>) -> DebugNode<'_> {
        self.debug_node(Class::DILocation).field("line", line).field("column", column).node("scope", scope)
    }

    /// `!DIExpression` of these elements: operators (`draig_tables::dwarf::constants::DW_OP_*`) and
    /// their operands.
    pub fn di_expression(&mut self, elements: &[u64]) -> Handle<Metadata> {
        let mut writer = NodeWriter::new(Class::DIExpression);
        elements.iter().for_each(|&element| writer.push_element(element));
        let node = self.tables.metadata.intern_node(Class::DIExpression, false, writer.words());
        self.handle(node)
    }
}

impl DebugNode<'_> {
    /// Makes the node distinct, even if it equals another one.
    #[must_use]
    pub fn distinct(mut self) -> Self {
        self.distinct = true;
        self
    }

    /// Sets a field by its name in the text.
    #[must_use]
    #[track_caller]
    pub fn field<'a>(mut self, name: &str, value: impl Into<FieldValue<'a>>) -> Self {
        if let Err(message) = self.set(name, value.into())
            && self.error.is_none()
        {
            let class = self.writer.class().info().name;
            self.error = Some(BuildError::new(class, Kind::InvalidProperty, format_args!("{message}")));
        }
        self
    }

    /// Sets a field to a node.
    #[must_use]
    #[track_caller]
    pub fn node(self, name: &str, node: impl Into<Handle<Metadata>>) -> Self {
        self.field(name, node.into())
    }

    /// Sets a field to a node, or to `null`.
    #[must_use]
    #[track_caller]
    pub fn optional_node(mut self, name: &str, node: Option<Handle<Metadata>>) -> Self {
        match node {
            Some(node) => self.field(name, node),
            None => {
                if let Some(at) = self.writer.class().info().field(name.as_bytes()) {
                    self.seen |= 1 << at;
                }
                self
            }
        }
    }

    /// Creates the node, or returns the existing node that is equal to it.
    ///
    /// # Errors
    /// Returns an error if a field does not belong to the class or does not accept its value, or a field that
    /// LLVM requires is missing.
    #[track_caller]
    pub fn add(mut self) -> Result<Handle<Metadata>> {
        if let Some(error) = self.error {
            return Err(error);
        }
        let class = self.writer.class();
        let info = class.info();
        let missing = info.required_fields() & !self.seen;
        if missing != 0 {
            let name = info.fields[missing.trailing_zeros() as usize].name;
            return Err(BuildError::new(info.name, Kind::InvalidProperty, format_args!("field '{name}' is missing")));
        }
        let node = self.module.tables.metadata.intern_node(class, self.distinct, self.writer.words());
        Ok(self.module.handle(node))
    }

    fn set(&mut self, name: &str, value: FieldValue<'_>) -> std::result::Result<(), String> {
        let info = self.writer.class().info();
        let Some(at) = info.field(name.as_bytes()) else { return Err(format!("unknown field '{name}'")) };
        let kind = info.fields[at].kind;
        match (kind, value) {
            (FieldKind::String { empty }, FieldValue::Text(text)) => {
                let string = match empty {
                    EmptyString::Refused if text.is_empty() => return Err(format!("'{name}' cannot be empty")),
                    EmptyString::Null if text.is_empty() => None,
                    _ => Some(self.module.metadata_string(text).raw()),
                };
                self.writer.set_reference(at, string);
            }
            (FieldKind::Node { .. } | FieldKind::SignedOrNode | FieldKind::UnsignedOrNode, FieldValue::Node(node)) => {
                if !node.fits(&self.module.owner) {
                    return Err(format!("the node of '{name}' belongs to another module"));
                }
                self.writer.set_reference(at, Some(node.raw()));
            }
            (FieldKind::SignedOrNode, FieldValue::Number(number)) => {
                let number = within(name, number, i64::MIN.into(), i64::MAX.into())? as i64;
                self.set_constant(at, number);
            }
            (FieldKind::UnsignedOrNode, FieldValue::Number(number)) => {
                let number = within(name, number, 0, u64::MAX.into())? as u64;
                self.set_constant(at, number as i64);
            }
            (FieldKind::BigInteger, FieldValue::Number(number)) => {
                let number = within(name, number, i64::MIN.into(), i64::MAX.into())? as i64;
                self.set_constant(at, number);
            }
            (FieldKind::Unsigned { max }, FieldValue::Number(number)) => {
                self.writer.set_number(at, within(name, number, 0, max.into())? as u64);
            }
            (FieldKind::Signed { min, max }, FieldValue::Number(number)) => {
                let number = within(name, number, min.into(), max.into())? as i64;
                self.writer.set_number(at, number as u64);
            }
            (FieldKind::Bool, FieldValue::Bool(value)) => self.writer.set_number(at, value.into()),
            (FieldKind::Name(vocabulary), FieldValue::Text(text)) => {
                let table = names(vocabulary);
                let mut number = 0;
                for word in text.split(|&byte| byte == b'|') {
                    let word = word.trim_ascii();
                    let Some(one) = table.number(word) else {
                        return Err(format!("'{name}' has no name '{}'", String::from_utf8_lossy(word)));
                    };
                    number |= one;
                }
                self.writer.set_number(at, number.into());
            }
            (FieldKind::Name(_), FieldValue::Number(number)) => {
                self.writer.set_number(at, within(name, number, 0, u32::MAX.into())? as u64);
            }
            _ => return Err(format!("'{name}' does not accept {}", value.noun())),
        }
        self.seen |= 1 << at;
        Ok(())
    }

    fn set_constant(&mut self, field: usize, number: i64) {
        let constant = self.module.tables.const_i64(Type::I64, number);
        let node = self.module.tables.metadata.intern_value(constant.into());
        self.writer.set_reference(field, Some(node));
    }
}

impl FieldValue<'_> {
    fn noun(self) -> &'static str {
        match self {
            FieldValue::Text(_) => "text",
            FieldValue::Number(_) => "a number",
            FieldValue::Bool(_) => "true or false",
            FieldValue::Node(_) => "a node",
        }
    }
}

/// Returns the number if it is in the range.
fn within(name: &str, number: i128, min: i128, max: i128) -> std::result::Result<i128, String> {
    match number {
        _ if number < min => Err(format!("value for '{name}' too small, limit is {min}")),
        _ if number > max => Err(format!("value for '{name}' too large, limit is {max}")),
        _ => Ok(number),
    }
}

fn names(vocabulary: Vocabulary) -> &'static NameTable {
    match vocabulary {
        Vocabulary::Tag => &dwarf::TAG,
        Vocabulary::Language => &dwarf::LANG,
        Vocabulary::LanguageName => &dwarf::LNAME,
        Vocabulary::LanguageDialect => &dwarf::LANG_DIALECT,
        Vocabulary::Encoding => &dwarf::ATE,
        Vocabulary::Virtuality => &dwarf::VIRTUALITY,
        Vocabulary::CallingConvention => &dwarf::CC,
        Vocabulary::Macinfo => &dwarf::MACINFO,
        Vocabulary::Flags => &dwarf::DI_FLAGS,
        Vocabulary::SubprogramFlags => &dwarf::DISP_FLAGS,
        Vocabulary::EmissionKind => &dwarf::EMISSION_KIND,
        Vocabulary::NameTableKind => &dwarf::NAME_TABLE_KIND,
        Vocabulary::FixedPointKind => &dwarf::FIXED_POINT_KIND,
        Vocabulary::ChecksumKind => &dwarf::CHECKSUM_KIND,
        Vocabulary::EnumKind => &dwarf::APPLE_ENUM_KIND,
    }
}

/// Debug records, at the position and with the debug location of the builder.
impl FunctionBuilder<'_> {
    /// `#dbg_value`: the variable has this value from here on.
    ///
    /// # Errors
    /// Returns an error if there is no position, no debug location, or no such value.
    #[track_caller]
    pub fn dbg_value(
        &mut self,
        value: impl Into<Operand>,
        variable: impl Into<Handle<Metadata>>,
        expression: impl Into<Handle<Metadata>>,
    ) -> Result<DbgRecord> {
        self.dbg_record(DbgRecordKind::Value, value.into(), variable.into(), expression.into())
    }

    /// `#dbg_declare`: the variable is stored at this address.
    ///
    /// # Errors
    /// Returns an error if there is no position, no debug location, or no such value.
    #[track_caller]
    pub fn dbg_declare(
        &mut self,
        address: impl Into<Operand>,
        variable: impl Into<Handle<Metadata>>,
        expression: impl Into<Handle<Metadata>>,
    ) -> Result<DbgRecord> {
        self.dbg_record(DbgRecordKind::Declare, address.into(), variable.into(), expression.into())
    }

    #[track_caller]
    fn dbg_record(
        &mut self,
        kind: DbgRecordKind,
        value: Operand,
        variable: Handle<Metadata>,
        expression: Handle<Metadata>,
    ) -> Result<DbgRecord> {
        // Records are allowed wherever calls are.
        self.check_place(Opcode::Call)?;
        let value = self.take(Opcode::Call, value)?;
        self.operand(Opcode::Call, value)?;
        let own = |node: Handle<Metadata>| node.fits(&self.module.owner);
        if !own(variable) || !own(expression) {
            let message = format_args!("the variable or expression belongs to another module");
            return Err(BuildError::new("debug record", Kind::NoSuchValue, message));
        }
        if self.debug_loc().is_none() {
            let message = format_args!("a debug record needs a debug location: see set_debug_loc");
            return Err(BuildError::new("debug record", Kind::InvalidProperty, message));
        }
        let record = self.body.create_record(&DbgRecordData {
            kind,
            location: Some(value),
            variable: Some(variable.raw()),
            expression: Some(expression.raw()),
            debug_loc: self.debug_loc,
            assign_id: None,
            address: None,
            address_expression: None,
        });
        match self.position() {
            Some(Position::Before(inst)) => self.body.place_record_before(record, inst),
            Some(Position::End(block)) => self.body.place_trailing_record(record, block),
            None => unreachable!("the place was checked"),
        }
        Ok(record)
    }
}
