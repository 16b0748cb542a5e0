//! Constant folding as LLVM does it when it creates constant expressions (LangRef "Constant Expressions"):
//! without a data layout, so that sizes and addresses stay symbolic. The results determine the canonical
//! text. Folding with a data layout, and folding of calls, belong to the analyses.
//!
//! ```
//! use draig_ir::fold::Folder;
//! use draig_ir::{GlobalData, IntFlags, Module, Opcode, Type};
//!
//! let mut module = Module::new(b"m");
//! let (tables, globals) = module.tables_and_globals_mut();
//! let one = tables.const_i64(Type::I32, 1).into();
//! let two = tables.const_i64(Type::I32, 2).into();
//! let sum = Folder::new(tables, &globals).binary(Opcode::Add, IntFlags::NONE, one, two);
//! assert_eq!(sum, Some(tables.const_i64(Type::I32, 3).into()));
//! ```

mod aggregate;
mod binary;
mod cast;
mod compare;
mod gep;
mod vector;

use draig_num::ApInt;

use crate::constants::{ConstExpr, ConstKind};
use crate::global::{Global, GlobalData};
use crate::opcode::Opcode;
use crate::tables::Tables;
use crate::types::{Type, TypeKind};
use crate::value::{Value, ValueKind};

/// Length of the longest fixed vector that is folded lane by lane. Longer ones stay expressions, because a
/// short text must not make a long constant.
pub const MAX_FOLDED_LANES: u32 = 4096;

/// Depth to which a fold follows the operands of nested expressions.
pub const MAX_FOLD_DEPTH: u32 = 128;

/// Properties of globals that folding needs. Readers fold before all globals are known, so only the address
/// type is required.
pub trait GlobalInfo {
    /// Returns the address type of a global.
    fn address_type(&self, global: Global) -> Type;

    /// Returns the global itself, if it is complete. Without it, comparisons of its address do not fold.
    fn data(&self, _global: Global) -> Option<&GlobalData> {
        None
    }
}

impl GlobalInfo for &[GlobalData] {
    fn address_type(&self, global: Global) -> Type {
        self[global.index()].address_type
    }

    fn data(&self, global: Global) -> Option<&GlobalData> {
        self.get(global.index())
    }
}

/// [`GlobalInfo`] from a function that returns address types.
#[derive(Clone, Copy, Debug)]
pub struct AddressTypes<F>(pub F);

impl<F: Fn(Global) -> Type> GlobalInfo for AddressTypes<F> {
    fn address_type(&self, global: Global) -> Type {
        (self.0)(global)
    }
}

/// Folds constants, and makes constant expressions of operations that do not fold.
///
/// Operands must be constants or globals of types that the operation accepts. The caller checks this, since
/// it reports the errors. If the types do not match, the result is ill-typed or `None`.
pub struct Folder<'a> {
    tables: &'a mut Tables,
    globals: &'a dyn GlobalInfo,
    depth: u32,
}

impl<'a> Folder<'a> {
    /// Creates a folder that adds its results to `tables`.
    pub fn new(tables: &'a mut Tables, globals: &'a dyn GlobalInfo) -> Folder<'a> {
        Folder { tables, globals, depth: 0 }
    }

    /// Returns the tables that results are added to.
    pub fn tables(&mut self) -> &mut Tables {
        self.tables
    }

    /// Returns the type of a constant or global.
    ///
    /// # Panics
    /// Panics if the value is neither.
    #[inline]
    pub fn type_of(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Const(constant) => self.tables.constants.ty(constant),
            ValueKind::Global(global) => self.globals.address_type(global),
            other => panic!("{other:?} is not a constant"),
        }
    }

    /// Null value of a type; `None` for types without one.
    fn null(&mut self, ty: Type) -> Option<Value> {
        self.tables.const_null(ty).map(Value::from)
    }

    fn undef(&mut self, ty: Type) -> Value {
        self.tables.const_undef(ty).into()
    }

    fn poison(&mut self, ty: Type) -> Value {
        self.tables.const_poison(ty).into()
    }

    /// Integer constant of an integer type, or a splat of it.
    fn int(&mut self, ty: Type, value: &ApInt) -> Option<Value> {
        let scalar = self.tables.types.scalar(ty);
        if self.tables.types.integer_width(scalar) != Some(value.width()) {
            return None;
        }
        let constant = Value::from(self.tables.const_int(scalar, value));
        self.splat_like(ty, constant)
    }

    /// `true` or `false`, as an `i1` or a vector of `i1`.
    fn bool(&mut self, ty: Type, value: bool) -> Option<Value> {
        self.int(ty, &ApInt::from_bool(value))
    }

    /// Value with all bits set; `None` for types without one.
    fn all_ones(&mut self, ty: Type) -> Option<Value> {
        let scalar = self.tables.types.scalar(ty);
        let constant = match *self.tables.types.kind(scalar) {
            TypeKind::Integer(width) | TypeKind::Byte(width) => self.tables.const_int(scalar, &ApInt::all_ones(width)),
            TypeKind::Float(format) => {
                let bits = ApInt::all_ones(format.width());
                self.tables.const_float(draig_num::ApFloat::from_int_bits(format, &bits))
            }
            _ => return None,
        };
        self.splat_like(ty, constant.into())
    }

    /// `element`, or a splat of it if `ty` is a vector; `None` if the vector is too long.
    fn splat_like(&mut self, ty: Type, element: Value) -> Option<Value> {
        let Some((len, _)) = self.tables.types.vector_len(ty) else {
            return Some(element);
        };
        match self.kind(element) {
            Some(ConstKind::Poison) => Some(self.poison(ty)),
            Some(ConstKind::Undef) => Some(self.undef(ty)),
            _ if self.tables.is_null(element) => self.null(ty),
            _ if len > MAX_FOLDED_LANES => None,
            _ => Some(self.tables.const_splat(ty, element).into()),
        }
    }

    fn kind(&self, value: Value) -> Option<&ConstKind> {
        value.as_const().map(|constant| self.tables.constants.kind(constant))
    }

    fn is_poison(&self, value: Value) -> bool {
        matches!(self.kind(value), Some(ConstKind::Poison))
    }

    /// Whether a value is `undef` or `poison`.
    fn is_undef(&self, value: Value) -> bool {
        matches!(self.kind(value), Some(ConstKind::Poison | ConstKind::Undef))
    }

    fn is_all_ones(&mut self, value: Value) -> bool {
        if let Some(number) = self.tables.number_value(value) {
            return number.is_all_ones();
        }
        if let Some(float) = self.tables.float_value(value) {
            return float.to_int_bits().is_all_ones();
        }
        self.splat_value(value).is_some_and(|element| self.is_all_ones(element))
    }

    fn expr(&self, value: Value) -> Option<&ConstExpr> {
        match self.kind(value) {
            Some(ConstKind::Expr(expr)) => Some(expr),
            _ => None,
        }
    }

    /// Whether LLVM represents a value as an expression object. That includes a scalable splat of a number.
    fn is_expr(&self, value: Value) -> bool {
        matches!(self.kind(value), Some(ConstKind::Expr(_) | ConstKind::Splat(_)))
    }

    fn intern_expr(&mut self, ty: Type, expr: ConstExpr) -> Value {
        Value::from(self.tables.constants.intern(ty, ConstKind::Expr(Box::new(expr))))
    }

    /// Makes an expression of opcode, flags and operands only, without folding.
    fn plain_expr(&mut self, ty: Type, opcode: Opcode, flags: u8, operands: &[Value]) -> Value {
        self.intern_expr(
            ty,
            ConstExpr {
                opcode,
                flags,
                operands: operands.into(),
                source_type: None,
                in_range: None,
                mask: Box::default(),
            },
        )
    }

    /// Element of every lane of a vector, if known. An `undef` vector has none, as its lanes may differ.
    fn splat_value(&mut self, value: Value) -> Option<Value> {
        let constant = value.as_const()?;
        let TypeKind::Vector { min_len, .. } = *self.tables.types.kind(self.tables.constants.ty(constant)) else {
            return None;
        };
        match self.tables.constants.kind(constant) {
            ConstKind::Splat(element) => Some(*element),
            ConstKind::Aggregate(elements) => {
                let (first, rest) = elements.split_first()?;
                rest.iter().all(|other| other == first).then_some(*first)
            }
            ConstKind::Expr(expr) if expr.opcode == Opcode::ShuffleVector => self.shuffled_splat(expr),
            ConstKind::Zero | ConstKind::Poison => self.tables.aggregate_element(value, 0),
            ConstKind::Data(bytes) => {
                let bytes = self.tables.str(*bytes);
                let size = bytes.len() / min_len as usize;
                bytes[size..].iter().eq(&bytes[..bytes.len() - size]).then_some(())?;
                self.tables.aggregate_element(value, 0)
            }
            _ => None,
        }
    }

    /// Element of every lane of a shuffle whose input has only its first lane inserted.
    fn shuffled_splat(&self, expr: &ConstExpr) -> Option<Value> {
        let &[source, other] = &*expr.operands else {
            return None;
        };
        let inserted = self.expr(source).filter(|inserted| inserted.opcode == Opcode::InsertElement)?;
        let &[base, element, index] = &*inserted.operands else {
            return None;
        };
        let splat = expr.mask.iter().all(|&lane| lane == 0)
            && self.is_undef(other)
            && self.is_undef(base)
            && self.tables.int_value(index).is_some_and(|index| index.is_zero());
        splat.then_some(element)
    }

    /// Runs a fold of an operand, or returns `None` if expressions are nested too deeply.
    fn nested<T>(&mut self, fold: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.depth >= MAX_FOLD_DEPTH {
            return None;
        }
        self.depth += 1;
        let result = fold(self);
        self.depth -= 1;
        result
    }

    /// Makes a fixed vector by calling `fold` for each lane; `None` if a lane does not fold or there are too
    /// many. `ty` is the vector's type.
    fn by_lane(&mut self, ty: Type, mut fold: impl FnMut(&mut Self, u32) -> Option<Value>) -> Option<Value> {
        let (len, scalable) = self.tables.types.vector_len(ty)?;
        if scalable || len > MAX_FOLDED_LANES {
            return None;
        }
        let lanes: Option<Vec<Value>> = self.nested(|this| (0..len).map(|lane| fold(this, lane)).collect());
        Some(self.tables.const_aggregate(ty, &lanes?).into())
    }

    /// One lane of a fixed vector; an `extractelement` expression if it is not known.
    fn lane(&mut self, vector: Value, lane: u32) -> Value {
        let index = self.tables.const_i64(Type::I32, i64::from(lane)).into();
        self.extract_element(vector, index)
    }
}
