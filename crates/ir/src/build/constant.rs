//! Shorthands for the constants and types that builders need most. Other constants are made by the module's
//! [`Tables`](crate::Tables), which these call.

use draig_num::ApFloat;

use super::FunctionBuilder;
use crate::global::{Align, Global};
use crate::keywords::{Linkage, UnnamedAddr};
use crate::module::Module;
use crate::types::Type;
use crate::value::Value;

/// Constants of common types.
///
/// ```
/// use draig_ir::build::BuildError;
/// use draig_ir::{Module, Type};
///
/// # fn main() -> Result<(), BuildError> {
/// let mut module = Module::new(b"m");
/// let ty = module.function_type(Type::I32, &[Type::I32]);
/// let function = module.add_function("next", ty);
/// let mut b = module.build(function);
/// let entry = b.add_block("entry");
/// b.position_at_end(entry);
/// let (x, one) = (b.param(0), b.i32(1));
/// let next = b.add(x, one)?;
/// b.ret(next)?;
/// # Ok(())
/// # }
/// ```
impl FunctionBuilder<'_> {
    /// `i1 true` or `i1 false`.
    pub fn i1(&mut self, value: bool) -> Value {
        self.module.tables.const_bool(value).into()
    }

    /// An `i8`.
    pub fn i8(&mut self, value: i8) -> Value {
        self.int(Type::I8, value.into())
    }

    /// An `i16`.
    pub fn i16(&mut self, value: i16) -> Value {
        self.int(Type::I16, value.into())
    }

    /// An `i32`.
    pub fn i32(&mut self, value: i32) -> Value {
        self.int(Type::I32, value.into())
    }

    /// An `i64`.
    pub fn i64(&mut self, value: i64) -> Value {
        self.int(Type::I64, value)
    }

    /// A constant of an integer type; the value is truncated or sign-extended to its width.
    ///
    /// # Panics
    /// Panics if `ty` is not an integer type.
    #[track_caller]
    pub fn int(&mut self, ty: Type, value: i64) -> Value {
        self.module.tables.const_i64(ty, value).into()
    }

    /// A constant of the type of a value: an integer, or a vector with it in every lane.
    ///
    /// # Panics
    /// Panics if the value is not an integer or vector of integers of this function.
    #[track_caller]
    pub fn int_like(&mut self, value: impl Into<Value>, number: i64) -> Value {
        let ty = self.type_of(value);
        let tables = &mut self.module.tables;
        let scalar = tables.types.scalar(ty);
        let constant = Value::from(tables.const_i64(scalar, number));
        if tables.types.is_vector(ty) { tables.const_splat(ty, constant).into() } else { constant }
    }

    /// A `double`.
    pub fn double(&mut self, value: f64) -> Value {
        self.module.tables.const_float(ApFloat::from_f64(value)).into()
    }

    /// `ptr null`, in address space 0.
    pub fn null(&mut self) -> Value {
        self.module.tables.constants.intern(Type::PTR, crate::ConstKind::NullPointer).into()
    }
}

impl Module {
    /// Function type with this result and these parameters.
    pub fn function_type(&mut self, result: Type, params: &[Type]) -> Type {
        self.tables.types.function(result, params, false)
    }

    /// Function type with this result, these parameters, and any number of further arguments.
    pub fn vararg_function_type(&mut self, result: Type, params: &[Type]) -> Type {
        self.tables.types.function(result, params, true)
    }

    /// Adds a string for use by the program: a private `unnamed_addr` constant with these bytes and a
    /// trailing NUL. If the name is already in use, a number is appended.
    ///
    /// ```
    /// use draig_ir::{Linkage, Module};
    ///
    /// let mut module = Module::new(b"m");
    /// let text = module.add_string("text", "hello\n");
    /// let text = module.global_ref(text);
    /// assert_eq!(text.linkage(), Linkage::Private);
    /// assert_eq!(text.initializer().and_then(|value| value.as_bytes()), Some(&b"hello\n\0"[..]));
    /// ```
    pub fn add_string(&mut self, name: impl AsRef<[u8]>, text: impl AsRef<[u8]>) -> Global {
        let mut bytes = text.as_ref().to_vec();
        bytes.push(0);
        let initializer = self.tables.const_bytes(&bytes);
        let global = self.add_constant(name, initializer).expect("bytes are a constant");
        let data = self.global_mut(global);
        data.linkage = Linkage::Private;
        data.unnamed_addr = UnnamedAddr::Global;
        data.dso_local = true; // as for every private global
        data.align = Some(Align::ONE);
        global
    }
}
