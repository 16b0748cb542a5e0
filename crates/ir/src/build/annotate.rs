//! Attributes and plain metadata, added to a module by what they say. Nodes with fields are made with
//! [`NodeWriter`](crate::metadata::NodeWriter).

use crate::attributes::{AttrSet, Attribute};
use crate::global::Global;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::types::Type;

/// Which set of a function's attributes.
#[derive(Clone, Copy)]
enum Place {
    Function,
    Result,
    Param(usize),
}

impl Module {
    /// Adds an attribute to a function; one of the same kind or key is replaced.
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
    /// If the global is no function.
    #[track_caller]
    pub fn add_function_attribute(&mut self, function: Global, attribute: Attribute) {
        self.add_attribute(function, Place::Function, attribute);
    }

    /// Adds an attribute to a function's result; one of the same kind or key is replaced.
    ///
    /// # Panics
    /// If the global is no function.
    #[track_caller]
    pub fn add_result_attribute(&mut self, function: Global, attribute: Attribute) {
        self.add_attribute(function, Place::Result, attribute);
    }

    /// Adds an attribute to a function's parameter, from 0; one of the same kind or key is replaced.
    ///
    /// # Panics
    /// If the global is no function, or has no such parameter.
    #[track_caller]
    pub fn add_param_attribute(&mut self, function: Global, number: u32, attribute: Attribute) {
        let count = self.param_types(function).len();
        assert!((number as usize) < count, "the function has {count} parameters, so none with number {number}");
        self.add_attribute(function, Place::Param(number as usize), attribute);
    }

    /// The attribute `"key"="value"`; of an empty value `"key"`.
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

    /// The metadata string `!"text"`.
    pub fn metadata_string(&mut self, text: impl AsRef<[u8]>) -> Metadata {
        let symbol = self.tables.strings.intern(text.as_ref());
        self.tables.metadata.intern_string(symbol)
    }

    /// The metadata `i32 value`.
    pub fn metadata_i32(&mut self, value: i32) -> Metadata {
        let value = self.tables.const_i64(Type::I32, value.into());
        self.tables.metadata.intern_value(value.into())
    }

    /// The uniqued node `!{…}` of these operands.
    ///
    /// # Panics
    /// If there are more than [`MAX_NODE_WORDS`](crate::metadata::MAX_NODE_WORDS) of them.
    pub fn metadata_tuple(&mut self, operands: &[Metadata]) -> Metadata {
        let operands: Vec<Option<Metadata>> = operands.iter().copied().map(Some).collect();
        self.tables.metadata.tuple(&operands)
    }

    /// Adds a node to the named metadata `!name`, which is made if it is new.
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
    pub fn add_named_node(&mut self, name: impl AsRef<[u8]>, node: Metadata) {
        let name = self.tables.strings.intern(name.as_ref());
        self.get_or_add_named_metadata(name).operands.push(node);
    }
}
