//! Operands and lists as the builder takes them: handles, raw handles, Rust numbers, and constants that are not in
//! the module yet, so that `b.ret(b.i32(0))?` needs no variable.

use draig_num::ApFloat;

use super::{BuildErrorKind as Kind, FunctionBuilder, Result};
use crate::constants::{Const, ConstKind};
use crate::global::Global;
use crate::inline_asm::InlineAsm;
use crate::metadata::Metadata;
use crate::opcode::Opcode;
use crate::owner::{Handle, own_value, owner_of};
use crate::types::Type;
use crate::value::{Block, Inst, Value};

/// An operand for the builder: a value, or a constant that the builder adds to the module when it is used.
///
/// Rust's `bool`, `i8` to `i64`, `f32` and `f64` convert into constants of the same width.
///
/// ```
/// use draig_ir::{Module, Type};
///
/// # fn main() -> Result<(), draig_ir::build::BuildError> {
/// let mut module = Module::new(b"m");
/// let ty = module.function_type(Type::I32, &[Type::I32]);
/// let function = module.add_function("next", ty);
/// let mut b = module.build(function);
/// let entry = b.add_block("entry");
/// b.position_at_end(entry);
/// let next = b.add(b.param(0), 1)?;
/// let odd = b.or(next, b.i32(1))?;
/// b.ret(odd)?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Operand(Repr);

#[derive(Clone, Copy, Debug, PartialEq)]
enum Repr {
    Value(Handle<Value>),
    /// Integer of an integer type or, in every lane, of a vector type.
    Int(Handle<Type>, i64),
    Float(f32),
    Double(f64),
    Null,
}

impl Operand {
    pub(super) fn int(ty: Handle<Type>, value: i64) -> Operand {
        Operand(Repr::Int(ty, value))
    }

    pub(super) fn null() -> Operand {
        Operand(Repr::Null)
    }
}

macro_rules! from_values {
    ($($ty:ident)*) => {
        $(impl From<$ty> for Operand {
            fn from(raw: $ty) -> Operand {
                Operand(Repr::Value(Handle::from(Value::from(raw))))
            }
        })*
    };
}
from_values!(Value Inst Block Const Global InlineAsm Metadata);

macro_rules! from_handles {
    ($($ty:ident)*) => {
        $(impl From<Handle<$ty>> for Operand {
            fn from(handle: Handle<$ty>) -> Operand {
                Operand(Repr::Value(handle.into()))
            }
        })*
    };
}
from_handles!(Value Inst Block Const Global Metadata);

macro_rules! from_integers {
    ($($number:ident $ty:ident)*) => {
        $(impl From<$number> for Operand {
            fn from(number: $number) -> Operand {
                Operand(Repr::Int(Type::$ty.into(), number.into()))
            }
        })*
    };
}
from_integers!(bool I1 i8 I8 i16 I16 i32 I32 i64 I64);

impl From<f32> for Operand {
    fn from(number: f32) -> Operand {
        Operand(Repr::Float(number))
    }
}

impl From<f64> for Operand {
    fn from(number: f64) -> Operand {
        Operand(Repr::Double(number))
    }
}

/// A list of operands, types, blocks or nodes: an array, slice, vector or tuple; `()` is the empty one.
///
/// ```
/// use draig_ir::{Module, Type};
///
/// # fn main() -> Result<(), draig_ir::build::BuildError> {
/// let mut module = Module::new(b"m");
/// let pair = module.struct_type((Type::I32, Type::PTR));
/// let ty = module.vararg_function_type(Type::I32, [Type::PTR]);
/// let printf = module.add_function("printf", ty);
/// let text = module.add_string("text", "%d\n");
/// let ty = module.function_type(Type::VOID, (pair, Type::I32));
/// let function = module.add_function("f", ty);
/// let mut b = module.build(function);
/// let entry = b.add_block("entry");
/// b.position_at_end(entry);
/// b.call(printf, (text, b.param(1)))?;
/// b.call(printf, [text])?;
/// b.ret_void()?;
/// # Ok(())
/// # }
/// ```
pub trait ListOf<T> {
    /// Returns the items.
    fn into_list(self) -> Vec<T>;
}

impl<T> ListOf<T> for () {
    fn into_list(self) -> Vec<T> {
        Vec::new()
    }
}

impl<T, U: Into<T> + Copy> ListOf<T> for &[U] {
    fn into_list(self) -> Vec<T> {
        self.iter().map(|&item| item.into()).collect()
    }
}

impl<T, U: Into<T> + Copy> ListOf<T> for &Vec<U> {
    fn into_list(self) -> Vec<T> {
        self.iter().map(|&item| item.into()).collect()
    }
}

impl<T, U: Into<T>> ListOf<T> for Vec<U> {
    fn into_list(self) -> Vec<T> {
        self.into_iter().map(Into::into).collect()
    }
}

impl<T, U: Into<T> + Copy, const N: usize> ListOf<T> for &[U; N] {
    fn into_list(self) -> Vec<T> {
        self.iter().map(|&item| item.into()).collect()
    }
}

impl<T, U: Into<T>, const N: usize> ListOf<T> for [U; N] {
    fn into_list(self) -> Vec<T> {
        self.into_iter().map(Into::into).collect()
    }
}

macro_rules! tuples {
    ($(($($name:ident)*))*) => {
        $(impl<T, $($name: Into<T>),*> ListOf<T> for ($($name,)*) {
            #[expect(non_snake_case, reason = "the names of the types serve for the values")]
            fn into_list(self) -> Vec<T> {
                let ($($name,)*) = self;
                vec![$($name.into()),*]
            }
        })*
    };
}
tuples! {
    (A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E F) (A B C D E F G) (A B C D E F G H)
    (A B C D E F G H I) (A B C D E F G H I J) (A B C D E F G H I J K) (A B C D E F G H I J K L)
}

const ELSEWHERE: &str = "belongs to another function, or to this one before it was compacted";

/// Checks of owners.
impl FunctionBuilder<'_> {
    /// Returns the value of an operand, added to the module if it is a new constant.
    #[track_caller]
    pub(super) fn take(&mut self, opcode: Opcode, operand: impl Into<Operand>) -> Result<Value> {
        let tables = &mut self.module.tables;
        match operand.into().0 {
            Repr::Value(handle) => self.own_or_refuse(opcode, "the operand", handle),
            Repr::Int(ty, number) => {
                let ty = self.take_type(opcode, ty)?;
                let tables = &mut self.module.tables;
                let scalar = tables.types.scalar(ty);
                let constant = tables.const_i64(scalar, number).into();
                Ok(if scalar == ty { constant } else { tables.const_splat(ty, constant).into() })
            }
            Repr::Float(number) => Ok(tables.const_float(ApFloat::from_f32(number)).into()),
            Repr::Double(number) => Ok(tables.const_float(ApFloat::from_f64(number)).into()),
            Repr::Null => Ok(tables.constants.intern(Type::PTR, ConstKind::NullPointer).into()),
        }
    }

    /// Returns the values of a list of operands.
    #[track_caller]
    pub(super) fn take_all(&mut self, opcode: Opcode, operands: impl ListOf<Operand>) -> Result<Vec<Value>> {
        let mut values = Vec::new();
        for operand in operands.into_list() {
            values.push(self.take(opcode, operand)?);
        }
        Ok(values)
    }

    #[track_caller]
    fn own_or_refuse(&self, opcode: Opcode, role: &str, handle: Handle<Value>) -> Result<Value> {
        let value = handle.raw();
        let owner = owner_of(self.module, &self.body, value);
        if handle.fits(owner) {
            return Ok(value);
        }
        let whose = if std::ptr::eq(owner, &self.body.owner) { ELSEWHERE } else { "belongs to another module" };
        self.error(opcode, Kind::NoSuchValue, format_args!("{role} {whose}"))
    }

    /// Returns an instruction of this function.
    #[track_caller]
    pub(super) fn take_inst(&self, opcode: Opcode, inst: impl Into<Handle<Inst>>) -> Result<Inst> {
        let inst = inst.into();
        self.own_or_refuse(opcode, "the instruction", inst.into()).map(|_| inst.raw())
    }

    /// Returns a block of this function.
    #[track_caller]
    pub(super) fn take_block(&self, opcode: Opcode, block: impl Into<Handle<Block>>) -> Result<Block> {
        let block = block.into();
        self.own_or_refuse(opcode, "the block", block.into()).map(|_| block.raw())
    }

    /// Returns a type of this module.
    #[track_caller]
    pub(super) fn take_type(&self, opcode: Opcode, ty: impl Into<Handle<Type>>) -> Result<Type> {
        let ty = ty.into();
        if ty.fits(&self.module.owner) {
            return Ok(ty.raw());
        }
        self.error(opcode, Kind::NoSuchValue, format_args!("the type belongs to another module"))
    }

    /// Returns a value of this function or its module.
    ///
    /// # Panics
    /// Panics if it belongs elsewhere.
    #[track_caller]
    pub(super) fn expect_own(&self, value: impl Into<Handle<Value>>) -> Value {
        let value = value.into();
        let own = value.fits(owner_of(self.module, &self.body, value.raw()));
        assert!(own, "the value {ELSEWHERE}");
        value.raw()
    }

    /// Returns the handle of a value of this function or its module.
    pub(super) fn own(&self, value: Value) -> Handle<Value> {
        own_value(self.module, &self.body, value)
    }
}
