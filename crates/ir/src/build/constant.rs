//! Shorthands for the constants that builders need most. Other constants are made by the module's
//! [`Tables`](crate::Tables).

use super::{FunctionBuilder, Operand, Result};
use crate::global::{Align, Global};
use crate::keywords::{Linkage, UnnamedAddr};
use crate::module::Module;
use crate::opcode::Opcode;
use crate::owner::Handle;
use crate::types::Type;
use crate::value::Value;

/// Constants of common types. They are added to the module when they are used.
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
/// let next = b.add(b.param(0), b.i32(1))?;
/// b.ret(next)?;
/// # Ok(())
/// # }
/// ```
impl FunctionBuilder<'_> {
    /// `i1 true` or `i1 false`.
    #[must_use]
    pub fn i1(&self, value: bool) -> Operand {
        value.into()
    }

    /// An `i8`.
    #[must_use]
    pub fn i8(&self, value: i8) -> Operand {
        value.into()
    }

    /// An `i16`.
    #[must_use]
    pub fn i16(&self, value: i16) -> Operand {
        value.into()
    }

    /// An `i32`.
    #[must_use]
    pub fn i32(&self, value: i32) -> Operand {
        value.into()
    }

    /// An `i64`.
    #[must_use]
    pub fn i64(&self, value: i64) -> Operand {
        value.into()
    }

    /// A constant of an integer type, or of a vector of one with the number in every lane; the number is truncated or
    /// sign-extended to its width.
    ///
    /// # Panics
    /// Panics if `ty` is not an integer type of this module or vector of one.
    #[track_caller]
    #[must_use]
    pub fn int(&self, ty: impl Into<Handle<Type>>, value: i64) -> Operand {
        let ty = ty.into();
        let raw = self.module.own_type(ty);
        assert!(self.types().is_integer_or_vector(raw), "{} is not an integer type", self.show_type(raw));
        Operand::int(ty, value)
    }

    /// A constant of the type of a value: an integer, or a vector with it in every lane.
    ///
    /// # Panics
    /// Panics if the value is not an integer or vector of integers of this function.
    #[track_caller]
    #[must_use]
    pub fn int_like(&self, value: impl Into<Handle<Value>>, number: i64) -> Operand {
        self.int(self.type_of(value), number)
    }

    /// A `float`.
    #[must_use]
    pub fn float(&self, value: f32) -> Operand {
        value.into()
    }

    /// A `double`.
    #[must_use]
    pub fn double(&self, value: f64) -> Operand {
        value.into()
    }

    /// `ptr null`, in address space 0.
    #[must_use]
    pub fn null(&self) -> Operand {
        Operand::null()
    }

    /// Adds the constant of an operand to the module now, and returns it; a value stays as it is.
    ///
    /// # Errors
    /// Returns an error if the value or type belongs to another function or module.
    #[track_caller]
    pub fn value(&mut self, operand: impl Into<Operand>) -> Result<Handle<Value>> {
        let value = self.take(Opcode::Freeze, operand)?;
        Ok(self.own(value))
    }
}

impl Module {
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
    pub fn add_string(&mut self, name: impl AsRef<[u8]>, text: impl AsRef<[u8]>) -> Handle<Global> {
        let mut bytes = text.as_ref().to_vec();
        bytes.push(0);
        let initializer = self.tables.const_bytes(&bytes);
        let global = self.add_constant(name, initializer).expect("bytes are a constant");
        let data = self.global_mut(global.raw());
        data.linkage = Linkage::Private;
        data.unnamed_addr = UnnamedAddr::Global;
        data.dso_local = true; // as for every private global
        data.align = Some(Align::ONE);
        global
    }
}
