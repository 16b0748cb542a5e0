//! Interned entities of a module: strings, types, constants, attributes, metadata, kinds, scopes, inline
//! assembly. The constructors of constants here choose LLVM's canonical form; folding of expressions is in
//! [`crate::fold`].

use draig_num::{ApFloat, ApInt, FloatFormat};

use crate::attributes::Attributes;
use crate::constants::{Const, ConstData, ConstExpr, ConstKind, Constants};
use crate::inline_asm::{InlineAsm, InlineAsmData};
use crate::interner::Interner;
use crate::metadata::{MetadataKinds, MetadataPool};
use crate::module::SyncScopes;
use crate::opcode::Opcode;
use crate::strings::{StringPool, Symbol};
use crate::types::{Type, TypeKind, Types};
use crate::value::{Value, ValueKind};

/// Interned entities of a module.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    /// Byte strings.
    pub strings: StringPool,
    /// Types.
    pub types: Types,
    /// Constants.
    pub constants: Constants,
    /// Attribute sets and lists.
    pub attributes: Attributes,
    /// Metadata strings, values and nodes.
    pub metadata: MetadataPool,
    /// Kinds of attachments.
    pub metadata_kinds: MetadataKinds,
    /// Synchronization scopes.
    pub sync_scopes: SyncScopes,
    pub(crate) inline_asms: Interner<InlineAsmData>,
}

impl Tables {
    /// Returns the bytes of a string.
    #[inline]
    pub fn str(&self, symbol: Symbol) -> &[u8] {
        self.strings.get(symbol)
    }

    /// Returns an inline assembler expression.
    pub fn inline_asm(&self, asm: InlineAsm) -> &InlineAsmData {
        self.inline_asms.get(asm.as_u32())
    }

    /// Number of inline assembler expressions; handles below that index are valid.
    pub fn inline_asm_count(&self) -> usize {
        self.inline_asms.len() as usize
    }

    /// Interns an inline assembler expression.
    pub fn intern_inline_asm(&mut self, data: InlineAsmData) -> InlineAsm {
        InlineAsm::from_u32(self.inline_asms.intern(data))
    }

    /// Returns an integer or byte constant; the value is truncated or sign-extended from 64 bits to the type's
    /// width.
    ///
    /// # Panics
    /// Panics if `ty` is not an integer or byte type.
    pub fn const_i64(&mut self, ty: Type, value: i64) -> Const {
        let width = self.types.number_width(ty).expect("a constant number has an integer or byte type");
        match width {
            64 => self.constants.intern(ty, ConstKind::Int(value as u64)),
            0..64 => self.constants.intern(ty, ConstKind::Int(value as u64 & ((1 << width) - 1))),
            _ => self.const_int(ty, &ApInt::from_i64(width, value)),
        }
    }

    /// Returns an integer or byte constant of a type with the same width.
    ///
    /// # Panics
    /// Panics if `ty` is not an integer or byte type of the value's width.
    pub fn const_int(&mut self, ty: Type, value: &ApInt) -> Const {
        assert_eq!(self.types.number_width(ty), Some(value.width()), "the width of an integer constant is its type's");
        let kind = if value.width() <= 64 {
            ConstKind::Int(value.low_u64())
        } else {
            ConstKind::WideInt(Box::new(value.clone()))
        };
        self.constants.intern(ty, kind)
    }

    /// `true` or `false`.
    pub fn const_bool(&mut self, value: bool) -> Const {
        self.constants.intern(Type::I1, ConstKind::Int(u64::from(value)))
    }

    /// Returns a floating-point constant of the type for its format.
    pub fn const_float(&mut self, value: ApFloat) -> Const {
        let kind = if value.format().width() <= 64 {
            ConstKind::Float(value.bits() as u64)
        } else {
            ConstKind::WideFloat(Box::new(value.bits()))
        };
        self.constants.intern(Type::float(value.format()), kind)
    }

    /// Returns the null value of a type: 0, 0.0, `null`, `none` or `zeroinitializer`. `None` for types
    /// without one (`void`, `label`, functions, opaque structs, target types without a zero).
    pub fn const_null(&mut self, ty: Type) -> Option<Const> {
        let kind = match *self.types.kind(ty) {
            TypeKind::Integer(width) | TypeKind::Byte(width) if width <= 64 => ConstKind::Int(0),
            TypeKind::Integer(width) | TypeKind::Byte(width) => ConstKind::WideInt(Box::new(ApInt::zero(width))),
            TypeKind::Float(format) if format.width() <= 64 => ConstKind::Float(0),
            TypeKind::Float(_) => ConstKind::WideFloat(Box::new(0)),
            TypeKind::Pointer(_) => ConstKind::NullPointer,
            TypeKind::Token => ConstKind::TokenNone,
            TypeKind::Array { .. } | TypeKind::Vector { .. } | TypeKind::Struct { .. } => ConstKind::Zero,
            TypeKind::TargetExt { .. } if self.target_type_properties(ty).has_zero_init => ConstKind::Zero,
            TypeKind::NamedStruct(ref body) if body.fields.is_some() => ConstKind::Zero,
            _ => return None,
        };
        Some(self.constants.intern(ty, kind))
    }

    /// `undef`
    pub fn const_undef(&mut self, ty: Type) -> Const {
        self.constants.intern(ty, ConstKind::Undef)
    }

    /// `poison`
    pub fn const_poison(&mut self, ty: Type) -> Const {
        self.constants.intern(ty, ConstKind::Poison)
    }

    /// Returns an array of `i8` with these bytes.
    pub fn const_bytes(&mut self, bytes: &[u8]) -> Const {
        self.const_bytes_of(Type::I8, bytes)
    }

    /// Returns an array of `i8` or `b8` with these bytes.
    ///
    /// # Panics
    /// Panics if `element` is another type.
    pub fn const_bytes_of(&mut self, element: Type, bytes: &[u8]) -> Const {
        assert_eq!(self.types.number_width(element), Some(8), "a string has elements of eight bits");
        let ty = self.types.array(element, bytes.len() as u64);
        if bytes.iter().all(|&byte| byte == 0) {
            return self.constants.intern(ty, ConstKind::Zero);
        }
        let symbol = self.strings.intern(bytes);
        self.constants.intern(ty, ConstKind::Data(symbol))
    }

    /// Returns an array, struct or fixed vector with these elements, in canonical form: `zeroinitializer`,
    /// `undef` or `poison` if all elements are that; data if all are plain numbers of a type that data arrays
    /// support. Number and types of the elements must match `ty`.
    pub fn const_aggregate(&mut self, ty: Type, elements: &[Value]) -> Const {
        if elements.is_empty() {
            return self.constants.intern(ty, ConstKind::Zero);
        }
        let all = |this: &Tables, test: fn(&ConstData) -> bool| {
            elements.iter().all(|element| element.as_const().is_some_and(|c| test(this.constants.get(c))))
        };
        if all(self, |data| matches!(data.kind, ConstKind::Poison)) {
            return self.const_poison(ty);
        }
        if all(self, |data| matches!(data.kind, ConstKind::Undef)) {
            return self.const_undef(ty);
        }
        if elements.iter().all(|&element| self.is_null(element)) {
            return self.constants.intern(ty, ConstKind::Zero);
        }
        if let Some(bytes) = self.data_bytes(ty, elements) {
            let symbol = self.strings.intern(&bytes);
            return self.constants.intern(ty, ConstKind::Data(symbol));
        }
        self.constants.intern(ty, ConstKind::Aggregate(elements.into()))
    }

    /// Returns a vector with this element in every lane, in canonical form: `zeroinitializer`, `undef`,
    /// `poison`, or as for [`Tables::const_aggregate`]; a splat for a scalable vector.
    ///
    /// # Panics
    /// Panics if `ty` is not a vector type.
    pub fn const_splat(&mut self, ty: Type, element: Value) -> Const {
        let (len, scalable) = self.types.vector_len(ty).expect("a splat has a vector type");
        if !scalable {
            return self.const_aggregate(ty, &vec![element; len as usize]);
        }
        match element.as_const().map(|c| self.constants.kind(c)) {
            Some(ConstKind::Poison) => self.const_poison(ty),
            Some(ConstKind::Undef) => self.const_undef(ty),
            _ if self.is_null(element) => self.constants.intern(ty, ConstKind::Zero),
            _ if self.number_value(element).is_some() || self.float_value(element).is_some() => {
                self.constants.intern(ty, ConstKind::Splat(element))
            }
            _ => self.splat_expression(ty, element, len),
        }
    }

    /// Expression for a scalable splat of anything but a number: the element is inserted in the first lane,
    /// which is then shuffled to all lanes.
    fn splat_expression(&mut self, ty: Type, element: Value, len: u32) -> Const {
        let poison = Value::from(self.const_poison(ty));
        let first = Value::from(self.const_i64(Type::I64, 0));
        let mut expr = ConstExpr {
            opcode: Opcode::InsertElement,
            flags: 0,
            operands: [poison, element, first].into(),
            source_type: None,
            in_range: None,
            mask: Box::default(),
        };
        let inserted = self.constants.intern(ty, ConstKind::Expr(Box::new(expr.clone())));
        expr.opcode = Opcode::ShuffleVector;
        expr.operands = [inserted.into(), poison].into();
        expr.mask = vec![0; len as usize].into();
        self.constants.intern(ty, ConstKind::Expr(Box::new(expr)))
    }

    /// Whether a constant is the null value of its type; -0.0 is not.
    pub fn is_null(&self, value: Value) -> bool {
        let Some(constant) = value.as_const() else { return false };
        match self.constants.kind(constant) {
            ConstKind::Int(0) | ConstKind::NullPointer | ConstKind::Zero | ConstKind::TokenNone => true,
            ConstKind::WideInt(value) => value.is_zero(),
            ConstKind::Float(bits) => *bits == 0,
            ConstKind::WideFloat(bits) => **bits == 0,
            _ => false,
        }
    }

    /// Returns the value of an integer constant; `None` for other values, including `undef` and `poison`.
    pub fn int_value(&self, value: Value) -> Option<ApInt> {
        let is_integer = self.types.is_integer(self.constants.ty(value.as_const()?));
        if is_integer { self.number_value(value) } else { None }
    }

    /// Returns the value of a constant of a byte type; `None` for other values.
    pub fn byte_value(&self, value: Value) -> Option<ApInt> {
        let is_byte = self.types.byte_width(self.constants.ty(value.as_const()?)).is_some();
        if is_byte { self.number_value(value) } else { None }
    }

    /// Returns the value of an integer or byte constant.
    pub fn number_value(&self, value: Value) -> Option<ApInt> {
        let data = self.constants.get(value.as_const()?);
        match &data.kind {
            ConstKind::Int(bits) => Some(ApInt::new(self.types.number_width(data.ty)?, *bits)),
            ConstKind::WideInt(value) => Some((**value).clone()),
            _ => None,
        }
    }

    /// Returns the value of a floating-point constant; `None` for other values, including `undef` and
    /// `poison`.
    pub fn float_value(&self, value: Value) -> Option<ApFloat> {
        let data = self.constants.get(value.as_const()?);
        let bits = match &data.kind {
            ConstKind::Float(bits) => u128::from(*bits),
            ConstKind::WideFloat(bits) => **bits,
            _ => return None,
        };
        Some(ApFloat::from_bits(self.types.float_format(data.ty)?, bits))
    }

    /// Returns the size in bytes of an element of a data array, if data arrays support the type.
    pub fn data_element_size(&self, element: Type) -> Option<usize> {
        match *self.types.kind(element) {
            TypeKind::Integer(8) | TypeKind::Byte(8) => Some(1),
            TypeKind::Integer(16) | TypeKind::Byte(16) => Some(2),
            TypeKind::Float(FloatFormat::Half | FloatFormat::BFloat) => Some(2),
            TypeKind::Integer(32) | TypeKind::Byte(32) | TypeKind::Float(FloatFormat::Float) => Some(4),
            TypeKind::Integer(64) | TypeKind::Byte(64) | TypeKind::Float(FloatFormat::Double) => Some(8),
            _ => None,
        }
    }

    fn data_bytes(&self, ty: Type, elements: &[Value]) -> Option<Vec<u8>> {
        let element = match *self.types.kind(ty) {
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => element,
            _ => return None,
        };
        let size = self.data_element_size(element)?;
        let mut bytes = Vec::with_capacity(size * elements.len());
        for value in elements {
            let bits = match self.constants.kind(value.as_const()?) {
                ConstKind::Int(bits) => *bits,
                ConstKind::Float(bits) => *bits,
                _ => return None,
            };
            bytes.extend_from_slice(&bits.to_le_bytes()[..size]);
        }
        Some(bytes)
    }

    /// Number of elements of an array, vector or struct type; `None` for others.
    pub fn element_count(&self, ty: Type) -> Option<u64> {
        match self.types.kind(ty) {
            TypeKind::Array { len, .. } => Some(*len),
            TypeKind::Vector { min_len, .. } => Some(u64::from(*min_len)),
            _ => self.types.struct_fields(ty).map(|fields| fields.len() as u64),
        }
    }

    /// Returns the type of one element of an array, vector or struct type.
    pub fn element_type(&self, ty: Type, number: u64) -> Option<Type> {
        match *self.types.kind(ty) {
            TypeKind::Array { element, len } if number < len => Some(element),
            TypeKind::Vector { element, min_len, .. } if number < u64::from(min_len) => Some(element),
            _ => self.types.struct_fields(ty)?.get(usize::try_from(number).ok()?).copied(),
        }
    }

    /// Returns an element of a constant array, struct or vector in any form. `None` for constants without
    /// elements (expressions) and out of range.
    pub fn aggregate_element(&mut self, aggregate: Value, number: u64) -> Option<Value> {
        let data = self.constants.get(aggregate.as_const()?);
        let element = self.element_type(data.ty, number)?;
        // Creating constants needs mutable access, so copy the kind; but not its lists, which may be long.
        let kind = match &data.kind {
            ConstKind::Splat(value) => return Some(*value),
            ConstKind::Aggregate(elements) => return elements.get(usize::try_from(number).ok()?).copied(),
            kind @ (ConstKind::Zero | ConstKind::Undef | ConstKind::Poison | ConstKind::Data(_)) => kind.clone(),
            _ => return None,
        };
        let constant = match kind {
            ConstKind::Zero => self.const_null(element)?,
            ConstKind::Undef => self.const_undef(element),
            ConstKind::Data(symbol) => {
                let size = self.data_element_size(element)?;
                let at = usize::try_from(number).ok()?.checked_mul(size)?;
                let mut word = [0; 8];
                word[..size].copy_from_slice(self.strings.get(symbol).get(at..at + size)?);
                let bits = u64::from_le_bytes(word);
                let is_float = self.types.is_float(element);
                self.constants.intern(element, if is_float { ConstKind::Float(bits) } else { ConstKind::Int(bits) })
            }
            _ => self.const_poison(element),
        };
        Some(Value::from(constant))
    }

    /// Returns the type of a constant other than a global; `None` for other values. For globals, see
    /// [`crate::Module::constant_type`].
    pub fn const_type(&self, value: Value) -> Option<Type> {
        match value.kind() {
            ValueKind::Const(constant) => Some(self.constants.ty(constant)),
            _ => None,
        }
    }
}
