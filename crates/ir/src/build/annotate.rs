//! Attributes, plain metadata and attachments, added to a module by value. Nodes with fields are made with
//! [`NodeWriter`](crate::metadata::NodeWriter).

use super::{FunctionBuilder, ListOf, Result};
use crate::attributes::{AttrSet, Attribute};
use crate::global::Global;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::owner::Handle;
use crate::types::Type;
use crate::value::Inst;

/// Position of an attribute set in a function's attribute list.
#[derive(Clone, Copy)]
enum Place {
    Function,
    Result,
    Param(usize),
}

impl Module {
    /// Adds an attribute to a function, replacing one of the same kind or key.
    ///
    /// ```
    /// use draig_ir::{Attribute, Module, Type};
    /// use draig_tables::AttrKind;
    ///
    /// let mut module = Module::new(b"m");
    /// let ty = module.function_type(Type::I32, &[Type::PTR]);
    /// let f = module.add_function("f", ty);
    /// module.add_function_attribute(f, Attribute::Enum(AttrKind::NoUnwind));
    /// module.add_param_attribute(f, 0, Attribute::Int(AttrKind::Dereferenceable, 8));
    /// let cpu = module.string_attribute("target-cpu", "x86-64");
    /// module.add_function_attribute(f, cpu);
    ///
    /// let f = module.function("f").unwrap();
    /// assert_eq!(format!("{:?}", f.attributes()), r#"nounwind "target-cpu"="x86-64""#);
    /// assert_eq!(f.param(0).unwrap().attributes().int(AttrKind::Dereferenceable), Some(8));
    /// ```
    ///
    /// # Panics
    /// Panics if the global is not a function.
    #[track_caller]
    pub fn add_function_attribute(&mut self, function: impl Into<Handle<Global>>, attribute: Attribute) {
        self.add_attribute(self.own_global(function), Place::Function, attribute);
    }

    /// Adds an attribute to a function's result, replacing one of the same kind or key.
    ///
    /// # Panics
    /// Panics if the global is not a function.
    #[track_caller]
    pub fn add_result_attribute(&mut self, function: impl Into<Handle<Global>>, attribute: Attribute) {
        self.add_attribute(self.own_global(function), Place::Result, attribute);
    }

    /// Adds an attribute to a function's parameter, counted from 0, replacing one of the same kind or key.
    ///
    /// # Panics
    /// Panics if the global is not a function or has no such parameter.
    #[track_caller]
    pub fn add_param_attribute(&mut self, function: impl Into<Handle<Global>>, number: u32, attribute: Attribute) {
        let function = self.own_global(function);
        let count = self.param_types(function).len();
        assert!((number as usize) < count, "the function has {count} parameters, so none with number {number}");
        self.add_attribute(function, Place::Param(number as usize), attribute);
    }

    /// Returns the attribute `"key"="value"`, or `"key"` if the value is empty.
    pub fn string_attribute(&mut self, key: impl AsRef<[u8]>, value: impl AsRef<[u8]>) -> Attribute {
        let strings = &mut self.tables.strings;
        Attribute::String(strings.intern(key.as_ref()), strings.intern(value.as_ref()))
    }

    #[track_caller]
    fn add_attribute(&mut self, function: Global, place: Place, attribute: Attribute) {
        let old = self.global(function).as_function().expect("only a function has these attributes").attributes;
        let tables = &mut self.tables;
        let mut sets = tables.attributes.list(old).clone();
        let mut params = sets.params.into_vec();
        let set = match place {
            Place::Function => &mut sets.function,
            Place::Result => &mut sets.result,
            Place::Param(number) => {
                if params.len() <= number {
                    params.resize(number + 1, AttrSet::EMPTY);
                }
                &mut params[number]
            }
        };
        let mut attributes = tables.attributes.set(*set).to_vec();
        attributes.push(attribute);
        *set = tables.attributes.intern_set(&mut attributes, &tables.strings);
        let new = tables.attributes.intern_list(sets.function, sets.result, &params);
        if let Some(data) = self.global_mut(function).as_function_mut() {
            data.attributes = new;
        }
    }

    /// Returns the metadata string `!"text"`.
    pub fn metadata_string(&mut self, text: impl AsRef<[u8]>) -> Handle<Metadata> {
        let symbol = self.tables.strings.intern(text.as_ref());
        let node = self.tables.metadata.intern_string(symbol);
        self.handle(node)
    }

    /// Returns the metadata `i32 value`.
    pub fn metadata_i32(&mut self, value: i32) -> Handle<Metadata> {
        let value = self.tables.const_i64(Type::I32, value.into());
        let node = self.tables.metadata.intern_value(value.into());
        self.handle(node)
    }

    /// Returns the uniqued node `!{…}` with these operands.
    ///
    /// # Panics
    /// Panics if there are more than [`MAX_NODE_WORDS`](crate::metadata::MAX_NODE_WORDS) of them.
    pub fn metadata_tuple(&mut self, operands: impl ListOf<Handle<Metadata>>) -> Handle<Metadata> {
        let operands: Vec<_> = operands.into_list().into_iter().map(|node| Some(self.own_node(node))).collect();
        let node = self.tables.metadata.tuple(&operands);
        self.handle(node)
    }

    /// Attaches a node to a global, after its existing attachments.
    ///
    /// # Panics
    /// Panics if the global or the node belongs to another module.
    pub fn attach(
        &mut self,
        global: impl Into<Handle<Global>>,
        kind: impl AsRef<[u8]>,
        node: impl Into<Handle<Metadata>>,
    ) {
        let (global, node) = (self.own_global(global), self.own_node(node));
        let kind = self.tables.metadata_kinds.intern(kind.as_ref());
        self.global_mut(global).attachments.push((kind, node));
    }

    /// Sets the `!dbg` attachment of a function to a `!DISubprogram`, replacing an existing one.
    ///
    /// # Panics
    /// Panics if the global is not a function.
    #[track_caller]
    pub fn set_subprogram(&mut self, function: impl Into<Handle<Global>>, subprogram: impl Into<Handle<Metadata>>) {
        let function = self.own_global(function);
        assert!(self.global(function).is_function(), "only a function has a subprogram");
        let dbg = self.tables.metadata_kinds.intern(b"dbg");
        self.global_mut(function).attachments.retain(|&(kind, _)| kind != dbg);
        self.attach(function, "dbg", subprogram);
    }

    /// Appends a node to the named metadata `!name`, creating it if necessary.
    ///
    /// ```
    /// use draig_ir::Module;
    ///
    /// let mut module = Module::new(b"m");
    /// let producer = module.metadata_string("my compiler 1.0");
    /// let node = module.metadata_tuple(&[producer]);
    /// module.add_named_node("llvm.ident", node);
    /// assert_eq!(module.named_metadata_refs("llvm.ident").len(), 1);
    /// ```
    pub fn add_named_node(&mut self, name: impl AsRef<[u8]>, node: impl Into<Handle<Metadata>>) {
        let (node, name) = (self.own_node(node), self.tables.strings.intern(name.as_ref()));
        self.get_or_add_named_metadata(name).operands.push(node);
    }
}

impl Module {
    #[track_caller]
    pub(super) fn own_node(&self, node: impl Into<Handle<Metadata>>) -> Metadata {
        self.expect_own(node)
    }
}

impl FunctionBuilder<'_> {
    /// Sets the `!dbg` attachment of instructions built from now on to a new location, and returns it. The
    /// scope is the function's `!DISubprogram` or a `!DILexicalBlock` in it; column 0 means unknown.
    ///
    /// ```
    /// use draig_ir::build::BuildError;
    /// use draig_ir::{Module, Type};
    ///
    /// # fn main() -> Result<(), BuildError> {
    /// let mut module = Module::new(b"f.c");
    /// let file = module.di_file("f.c", "/").add()?;
    /// let unit = module.di_compile_unit("DW_LANG_C11", file).add()?;
    /// let signature = module.di_subroutine_type(&[None]).add()?;
    /// let subprogram = module.di_subprogram("f", file, 1, signature, unit).add()?;
    /// let ty = module.function_type(Type::VOID, ());
    /// let f = module.add_function("f", ty);
    /// module.set_subprogram(f, subprogram);
    ///
    /// let mut b = module.build(f);
    /// let entry = b.add_block("entry");
    /// b.position_at_end(entry);
    /// b.set_debug_line(2, 3, subprogram)?;
    /// let ret = b.ret_void()?;
    /// drop(b);
    /// let place = module.function("f").unwrap().insts().next().unwrap().debug_loc().unwrap();
    /// assert_eq!((place.line(), place.column()), (2, 3));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Returns an error if the scope is not metadata that a location accepts.
    #[track_caller]
    pub fn set_debug_line(
        &mut self,
        line: u32,
        column: u16,
        scope: impl Into<Handle<Metadata>>,
    ) -> Result<Handle<Metadata>> {
        let place = self.module.di_location(line, column, scope).add()?;
        self.set_debug_loc(Some(place));
        Ok(place)
    }

    /// Attaches a node to an instruction, replacing one of the same kind. The kind `dbg` is the source
    /// location; other kinds are, for example, `range` and `tbaa`.
    ///
    /// # Panics
    /// Panics if the instruction does not belong to this function.
    #[track_caller]
    pub fn attach(&mut self, inst: impl Into<Handle<Inst>>, kind: impl AsRef<[u8]>, node: impl Into<Handle<Metadata>>) {
        let (inst, node) = (inst.into(), self.module.own_node(node));
        let own = inst.fits(&self.body.owner) && inst.index() < self.body.inst_count();
        assert!(own, "{inst} is no instruction of this function");
        let inst = inst.raw();
        let kind = kind.as_ref();
        if kind == b"dbg" {
            return self.body.set_debug_loc(inst, Some(node));
        }
        let kind = self.module.tables.metadata_kinds.intern(kind);
        self.body.set_attachment(inst, kind, Some(node));
    }
}
