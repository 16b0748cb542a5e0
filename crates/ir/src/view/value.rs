//! Views of operands of instructions and constants.

use std::fmt;

use draig_num::{ApFloat, ApInt};

use super::{
    BlockRef, FunctionRef, GlobalRef, InstRef, MetadataRef, ParamRef, Scope, TypeRef, UseRef, local_name, same,
};
use crate::body::LocalMetadataData;
use crate::constants::ConstKind;
use crate::inline_asm::InlineAsmData;
use crate::module::Module;
use crate::opcode::Opcode;
use crate::types::Type;
use crate::value::{Value, ValueKind};

/// An operand with its function and module.
///
/// ```
/// use draig_ir::{Module, Type};
///
/// let mut module = Module::new(b"m");
/// let five = module.tables.const_i64(Type::I32, 5).into();
/// let five = module.value_ref(five);
/// assert_eq!(five.as_int().unwrap().to_u64(), Some(5));
/// assert_eq!(five.ty().unwrap().to_string(), "i32");
/// assert_eq!(format!("{five:?}"), "5");
/// assert!(five.is_constant() && five.as_inst().is_none());
/// ```
#[derive(Clone, Copy)]
pub struct ValueRef<'m> {
    pub(super) module: &'m Module,
    pub(super) scope: Option<Scope<'m>>,
    value: Value,
}

/// Compares the values. Values of a body are equal only within the same function.
impl PartialEq for ValueRef<'_> {
    fn eq(&self, other: &Self) -> bool {
        let global =
            self.value.is_constant() || matches!(self.kind(), ValueKind::Metadata(_) | ValueKind::InlineAsm(_));
        same(self.module, other.module) && self.value == other.value && (global || self.scope == other.scope)
    }
}

impl Eq for ValueRef<'_> {}

impl<'m> ValueRef<'m> {
    pub(super) fn new(module: &'m Module, scope: Option<Scope<'m>>, value: Value) -> Self {
        ValueRef { module, scope, value }
    }

    /// Returns the handle.
    pub fn id(self) -> Value {
        self.value
    }

    /// Returns the function whose body the operand was obtained from, if any.
    pub fn function(self) -> Option<FunctionRef<'m>> {
        self.scope.map(Scope::function)
    }

    /// Returns the kind of value, to match on.
    pub fn kind(self) -> ValueKind {
        self.value.kind()
    }

    /// Returns the type. `None` for a value of a body that is viewed without its function, and for a
    /// parameter that the function does not have.
    pub fn ty(self) -> Option<TypeRef<'m>> {
        let ty = match self.kind() {
            ValueKind::Inst(inst) => self.scope?.body.inst_type(inst),
            ValueKind::Arg(number) => {
                *self.module.param_types(self.scope?.function).get(usize::try_from(number).ok()?)?
            }
            ValueKind::Block(_) => Type::LABEL,
            ValueKind::Const(constant) => self.module.tables.constants.ty(constant),
            ValueKind::Global(global) => self.module.global(global).address_type,
            ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => Type::METADATA,
            ValueKind::InlineAsm(_) => Type::PTR,
        };
        Some(self.module.type_ref(ty))
    }

    /// Returns the name, without `%` or `@`; empty for values that are numbered or have no name.
    pub fn name(self) -> &'m [u8] {
        match (self.kind(), self.scope) {
            (ValueKind::Global(global), _) => self.module.name(global),
            (_, Some(scope)) => scope.body.names().get(self.value).unwrap_or_default(),
            (_, None) => &[],
        }
    }

    /// Returns the instruction, if it is the result of one.
    pub fn as_inst(self) -> Option<InstRef<'m>> {
        Some(InstRef::new(self.scope?, self.value.as_inst()?))
    }

    /// Returns the block, if it is one.
    pub fn as_block(self) -> Option<BlockRef<'m>> {
        Some(BlockRef::new(self.scope?, self.value.as_block()?))
    }

    /// Returns the parameter, if it is one.
    pub fn as_param(self) -> Option<ParamRef<'m>> {
        match self.kind() {
            ValueKind::Arg(number) => Some(ParamRef::new(self.scope?.function(), number)),
            _ => None,
        }
    }

    /// Returns the global, if it is the address of one.
    pub fn as_global(self) -> Option<GlobalRef<'m>> {
        Some(self.module.global_ref(self.value.as_global()?))
    }

    /// Returns the function, if it is the address of one.
    pub fn as_function(self) -> Option<FunctionRef<'m>> {
        self.as_global()?.as_function()
    }

    /// Returns the inline assembly, if it is one.
    pub fn as_inline_asm(self) -> Option<&'m InlineAsmData> {
        match self.kind() {
            ValueKind::InlineAsm(asm) => Some(self.module.tables.inline_asm(asm)),
            _ => None,
        }
    }

    /// Returns the metadata, if it is module metadata. For metadata that wraps a value of the function, see
    /// [`ValueRef::local_metadata`].
    pub fn as_metadata(self) -> Option<MetadataRef<'m>> {
        match self.kind() {
            ValueKind::Metadata(id) => Some(self.module.metadata_ref(id)),
            _ => None,
        }
    }

    /// Returns the values in function-local metadata: one, or those of a `!DIArgList`. Empty for others.
    pub fn local_metadata(self) -> Vec<ValueRef<'m>> {
        let (ValueKind::LocalMetadata(id), Some(scope)) = (self.kind(), self.scope) else {
            return Vec::new();
        };
        let values = match scope.body.local_metadata(id) {
            LocalMetadataData::Value(value) => std::slice::from_ref(value),
            LocalMetadataData::ArgList(values) => values,
        };
        values.iter().map(|&value| ValueRef { value, ..self }).collect()
    }

    /// Whether it is a constant or a global.
    pub fn is_constant(self) -> bool {
        self.value.is_constant()
    }

    fn constant(self) -> Option<&'m ConstKind> {
        Some(self.module.tables.constants.kind(self.value.as_const()?))
    }

    /// Returns the value of an integer constant; `None` for other values, including `undef` and `poison`.
    pub fn as_int(self) -> Option<ApInt> {
        self.module.tables.int_value(self.value)
    }

    /// Returns the value of a floating-point constant; `None` for other values, including `undef` and
    /// `poison`.
    pub fn as_float(self) -> Option<ApFloat> {
        self.module.tables.float_value(self.value)
    }

    /// Whether it is the null value of its type: 0, 0.0, `null`, `none`, `zeroinitializer`.
    pub fn is_null(self) -> bool {
        self.module.tables.is_null(self.value)
    }

    /// Whether it is `undef`.
    pub fn is_undef(self) -> bool {
        matches!(self.constant(), Some(ConstKind::Undef))
    }

    /// Whether it is `poison`.
    pub fn is_poison(self) -> bool {
        matches!(self.constant(), Some(ConstKind::Poison))
    }

    /// Returns the bytes of a constant array of `i8`, such as `c"text\00"`; `None` for other values,
    /// including `zeroinitializer`.
    pub fn as_bytes(self) -> Option<&'m [u8]> {
        let is_bytes = self.ty()?.element() == Some(self.module.type_ref(Type::I8));
        match self.constant()? {
            ConstKind::Data(symbol) if is_bytes => Some(self.module.tables.str(*symbol)),
            _ => None,
        }
    }

    /// Returns the opcode of a constant expression; `None` for other values.
    pub fn expression_opcode(self) -> Option<Opcode> {
        match self.constant()? {
            ConstKind::Expr(expr) => Some(expr.opcode),
            _ => None,
        }
    }

    /// Returns the constants in a constant: explicitly stored elements of an aggregate, operands of an
    /// expression, the global of a `blockaddress` or the like. Empty for others;
    /// [`Tables::aggregate_element`](crate::Tables::aggregate_element) returns elements of `zeroinitializer`
    /// and of data arrays.
    pub fn constant_operands(self) -> Vec<ValueRef<'m>> {
        let mut operands = Vec::new();
        if let Some(kind) = self.constant() {
            kind.for_each_operand(|value| operands.push(ValueRef { value, ..self }));
        }
        operands
    }

    /// Returns the uses of a result, parameter or block in its function, in LLVM's order. Empty for globals
    /// and constants, which are used across the module: see [`Module::global_uses`].
    pub fn users(self) -> impl Iterator<Item = UseRef<'m>> {
        self.scope.into_iter().flat_map(move |scope| UseRef::all(scope, self.value))
    }
}

/// Prints as text if that is short: `%x`, `@f`, `5`, `null`, `undef`; otherwise as the handle.
impl fmt::Debug for ValueRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            ValueKind::Global(global) => fmt::Debug::fmt(&self.module.global_ref(global), f),
            ValueKind::Metadata(id) => fmt::Debug::fmt(&self.module.metadata_ref(id), f),
            ValueKind::InlineAsm(_) => f.write_str("asm"),
            ValueKind::LocalMetadata(_) => {
                f.write_str("metadata ")?;
                f.debug_list().entries(self.local_metadata()).finish()
            }
            ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_) => {
                local_name(f, self.name(), &format_args!("{:?}", self.value))
            }
            ValueKind::Const(constant) => {
                let text = match self.module.tables.constants.kind(constant) {
                    ConstKind::NullPointer => "null",
                    ConstKind::Zero => "zeroinitializer",
                    ConstKind::Undef => "undef",
                    ConstKind::Poison => "poison",
                    ConstKind::TokenNone => "none",
                    ConstKind::Int(_) | ConstKind::WideInt(_) => {
                        let mut digits = Vec::new();
                        self.as_int().unwrap_or_else(|| ApInt::zero(1)).write_signed_decimal(&mut digits);
                        return f.write_str(&String::from_utf8_lossy(&digits));
                    }
                    ConstKind::Expr(expr) => expr.opcode.spelling(),
                    _ => return fmt::Debug::fmt(&constant, f),
                };
                f.write_str(text)
            }
        }
    }
}
