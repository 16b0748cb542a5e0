//! Types of a module (LangRef "Type System"). Each distinct type is stored once, so two types are equal
//! exactly if their handles are. Sizes and alignments belong to the data layout.

use draig_num::FloatFormat;

use crate::entity::handle;
use crate::interner::Interner;
use crate::strings::Symbol;

handle! {
    /// Handle of a type in a module's [`Types`].
    Type, "type"
}

/// Width of the widest integer type: 2^23 bits.
pub const MAX_INTEGER_WIDTH: u32 = 1 << 23;

/// Structure of a type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TypeKind {
    /// `void`, the result of functions that return nothing.
    Void,
    /// One of the seven floating-point types.
    Float(FloatFormat),
    /// `label`, the type of blocks.
    Label,
    /// `metadata`, the type of metadata operands.
    Metadata,
    /// `x86_amx`, a matrix register.
    X86Amx,
    /// `token`.
    Token,
    /// `iN`, of 1 to 2^23 bits.
    Integer(u32),
    /// `bN`, of 1 to 2^23 bits: raw memory, in which each bit is a number, a part of a pointer or poison
    /// (LangRef "Byte Type"). Since LLVM 23.
    Byte(u32),
    /// Returns `ptr addrspace(N)`.
    Pointer(u32),
    /// `[N x T]`.
    Array {
        /// The type of each element.
        element: Type,
        /// Number of elements.
        len: u64,
    },
    /// `<N x T>` or `<vscale x N x T>`.
    Vector {
        /// The type of each element.
        element: Type,
        /// Minimum number of elements.
        min_len: u32,
        /// Whether the number of elements is a multiple of `min_len` that is known only at run time.
        scalable: bool,
    },
    /// A literal struct, equal to every other with the same fields.
    Struct {
        /// The types of the fields.
        fields: Box<[Type]>,
        /// Whether there is no padding.
        packed: bool,
    },
    /// An identified struct, equal only to itself.
    NamedStruct(NamedStruct),
    /// Returns a function type.
    Function(FunctionType),
    /// `target("name", types…, integers…)`.
    TargetExt {
        /// The name, such as `spirv.Image`.
        name: Symbol,
        /// The type parameters.
        types: Box<[Type]>,
        /// The integer parameters.
        ints: Box<[u32]>,
    },
}

/// An identified struct (LangRef "Structure Type"): `%name = type { … }`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NamedStruct {
    /// The name; [`Symbol::EMPTY`] for a numbered type (`%0`).
    pub name: Symbol,
    /// The fields; `None` for `opaque`.
    pub fields: Option<Box<[Type]>>,
    /// Whether there is no padding.
    pub packed: bool,
}

/// A function type (LangRef "Function Type").
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FunctionType {
    /// The result type.
    pub result: Type,
    /// The parameter types.
    pub params: Box<[Type]>,
    /// Whether variable arguments may follow (`...`).
    pub vararg: bool,
}

impl Type {
    /// `void`
    pub const VOID: Type = Type::from_u32(0);
    /// `label`
    pub const LABEL: Type = Type::from_u32(1);
    /// `metadata`
    pub const METADATA: Type = Type::from_u32(2);
    /// `token`
    pub const TOKEN: Type = Type::from_u32(3);
    /// `x86_amx`
    pub const X86_AMX: Type = Type::from_u32(4);
    /// `ptr`
    pub const PTR: Type = Type::from_u32(5);
    /// `i1`
    pub const I1: Type = Type::from_u32(6);
    /// `i8`
    pub const I8: Type = Type::from_u32(7);
    /// `i16`
    pub const I16: Type = Type::from_u32(8);
    /// `i32`
    pub const I32: Type = Type::from_u32(9);
    /// `i64`
    pub const I64: Type = Type::from_u32(10);
    /// `i128`
    pub const I128: Type = Type::from_u32(11);
    /// `half`
    pub const HALF: Type = Type::from_u32(12);
    /// `bfloat`
    pub const BFLOAT: Type = Type::from_u32(13);
    /// `float`
    pub const FLOAT: Type = Type::from_u32(14);
    /// `double`
    pub const DOUBLE: Type = Type::from_u32(15);
    /// `x86_fp80`
    pub const X86_FP80: Type = Type::from_u32(16);
    /// `fp128`
    pub const FP128: Type = Type::from_u32(17);
    /// `ppc_fp128`
    pub const PPC_FP128: Type = Type::from_u32(18);

    /// Whether it is one of the types above, of which none is made of others, and whose handles are the same in every
    /// module. Most questions about most types are answered by this, without a look at the table.
    #[inline]
    const fn is_basic(self) -> bool {
        self.as_u32() <= Type::PPC_FP128.as_u32()
    }

    /// Whether a basic type is an integer.
    #[inline]
    const fn is_basic_integer(self) -> bool {
        self.as_u32() >= Type::I1.as_u32() && self.as_u32() <= Type::I128.as_u32()
    }

    /// Returns the width of a basic integer type.
    #[inline]
    pub(crate) const fn basic_width(self) -> Option<u32> {
        match self {
            Type::I1 => Some(1),
            Type::I8 => Some(8),
            Type::I16 => Some(16),
            Type::I32 => Some(32),
            Type::I64 => Some(64),
            Type::I128 => Some(128),
            _ => None,
        }
    }

    /// Returns the type of this floating-point format.
    pub const fn float(format: FloatFormat) -> Type {
        match format {
            FloatFormat::Half => Type::HALF,
            FloatFormat::BFloat => Type::BFLOAT,
            FloatFormat::Float => Type::FLOAT,
            FloatFormat::Double => Type::DOUBLE,
            FloatFormat::X86Fp80 => Type::X86_FP80,
            FloatFormat::Fp128 => Type::FP128,
            FloatFormat::PpcFp128 => Type::PPC_FP128,
        }
    }
}

/// Types of a module.
#[derive(Clone, Debug)]
pub struct Types {
    pub(crate) items: Interner<TypeKind>,
}

impl Default for Types {
    /// The types of every module, at the handles of the constants of [`Type`].
    fn default() -> Self {
        use FloatFormat as F;
        let mut items = Interner::default();
        for kind in [
            TypeKind::Void,
            TypeKind::Label,
            TypeKind::Metadata,
            TypeKind::Token,
            TypeKind::X86Amx,
            TypeKind::Pointer(0),
            TypeKind::Integer(1),
            TypeKind::Integer(8),
            TypeKind::Integer(16),
            TypeKind::Integer(32),
            TypeKind::Integer(64),
            TypeKind::Integer(128),
            TypeKind::Float(F::Half),
            TypeKind::Float(F::BFloat),
            TypeKind::Float(F::Float),
            TypeKind::Float(F::Double),
            TypeKind::Float(F::X86Fp80),
            TypeKind::Float(F::Fp128),
            TypeKind::Float(F::PpcFp128),
        ] {
            items.intern(kind);
        }
        Types { items }
    }
}

impl Types {
    /// Heap memory in bytes, excluding a frozen base.
    pub fn heap_bytes(&self) -> usize {
        self.items.heap_bytes(|kind| match kind {
            TypeKind::Struct { fields, .. } => size_of_val(&**fields),
            TypeKind::NamedStruct(body) => body.fields.as_deref().map_or(0, size_of_val),
            TypeKind::Function(function) => size_of_val(&*function.params),
            TypeKind::TargetExt { types, ints, .. } => size_of_val(&**types) + size_of_val(&**ints),
            TypeKind::Void
            | TypeKind::Float(_)
            | TypeKind::Label
            | TypeKind::Metadata
            | TypeKind::X86Amx
            | TypeKind::Token
            | TypeKind::Integer(_)
            | TypeKind::Byte(_)
            | TypeKind::Pointer(_)
            | TypeKind::Array { .. }
            | TypeKind::Vector { .. } => 0,
        })
    }

    /// Number of types.
    pub fn len(&self) -> usize {
        self.items.len() as usize
    }

    /// Always false: every module has the basic types.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Returns the structure of a type.
    #[inline]
    pub fn kind(&self, ty: Type) -> &TypeKind {
        self.items.get(ty.as_u32())
    }

    /// Returns all types, in order of creation.
    pub fn iter(&self) -> impl Iterator<Item = (Type, &TypeKind)> {
        (0..self.items.len()).map(|n| (Type::from_u32(n), self.items.get(n)))
    }

    /// Interns a type. Identified structs are made by [`Types::named_struct`], target extension types by
    /// [`crate::Tables::target_type`].
    ///
    /// # Panics
    /// Panics if `kind` is a [`TypeKind::NamedStruct`], which is not identified by its content.
    pub fn intern(&mut self, kind: TypeKind) -> Type {
        assert!(!matches!(kind, TypeKind::NamedStruct(_)), "an identified struct has an identity");
        Type::from_u32(self.items.intern(kind))
    }

    /// Returns the type with this structure, if it exists; never an identified struct.
    pub fn find(&self, kind: &TypeKind) -> Option<Type> {
        self.items.find(kind).map(Type::from_u32)
    }

    /// Returns `iN`.
    ///
    /// # Panics
    /// Panics if `width` is 0 or above [`MAX_INTEGER_WIDTH`].
    pub fn integer(&mut self, width: u32) -> Type {
        match width {
            1 => Type::I1,
            8 => Type::I8,
            16 => Type::I16,
            32 => Type::I32,
            64 => Type::I64,
            _ => {
                assert!((1..=MAX_INTEGER_WIDTH).contains(&width), "integer width {width} out of range");
                self.intern(TypeKind::Integer(width))
            }
        }
    }

    /// Returns `bN`.
    ///
    /// # Panics
    /// Panics if `width` is 0 or above [`MAX_INTEGER_WIDTH`].
    pub fn byte(&mut self, width: u32) -> Type {
        assert!((1..=MAX_INTEGER_WIDTH).contains(&width), "byte width {width} out of range");
        self.intern(TypeKind::Byte(width))
    }

    /// `ptr addrspace(N)`.
    #[inline]
    pub fn pointer(&mut self, address_space: u32) -> Type {
        if address_space == 0 { Type::PTR } else { self.intern(TypeKind::Pointer(address_space)) }
    }

    /// Returns `[len x element]`.
    pub fn array(&mut self, element: Type, len: u64) -> Type {
        self.intern(TypeKind::Array { element, len })
    }

    /// Returns `<min_len x element>` or `<vscale x min_len x element>`.
    pub fn vector(&mut self, element: Type, min_len: u32, scalable: bool) -> Type {
        self.intern(TypeKind::Vector { element, min_len, scalable })
    }

    /// Returns a literal struct.
    pub fn literal_struct(&mut self, fields: &[Type], packed: bool) -> Type {
        self.intern(TypeKind::Struct { fields: fields.into(), packed })
    }

    /// A function type.
    pub fn function(&mut self, result: Type, params: &[Type], vararg: bool) -> Type {
        self.intern(TypeKind::Function(FunctionType { result, params: params.into(), vararg }))
    }

    /// Creates an identified struct, opaque until [`Types::set_struct_body`]. Its name need not be unique;
    /// [`crate::Module::named_struct`] makes it so.
    pub fn named_struct(&mut self, name: Symbol) -> Type {
        Type::from_u32(self.items.push_unique(TypeKind::NamedStruct(NamedStruct { name, fields: None, packed: false })))
    }

    /// Sets the fields of an identified struct.
    ///
    /// # Panics
    /// Panics if `ty` is not an identified struct of this table.
    pub fn set_struct_body(&mut self, ty: Type, fields: &[Type], packed: bool) {
        match self.items.get_mut(ty.as_u32()) {
            Some(TypeKind::NamedStruct(body)) => {
                body.fields = Some(fields.into());
                body.packed = packed;
            }
            _ => panic!("{ty} is not an identified struct"),
        }
    }

    /// Renames an identified struct.
    ///
    /// # Panics
    /// Panics if `ty` is not an identified struct of this table.
    pub fn set_struct_name(&mut self, ty: Type, name: Symbol) {
        match self.items.get_mut(ty.as_u32()) {
            Some(TypeKind::NamedStruct(body)) => body.name = name,
            _ => panic!("{ty} is not an identified struct"),
        }
    }

    /// Returns the function type, if it is one.
    #[inline]
    pub fn as_function(&self, ty: Type) -> Option<&FunctionType> {
        match self.kind(ty) {
            TypeKind::Function(function) => Some(function),
            _ => None,
        }
    }

    /// Returns the fields of a literal or identified struct; `None` for others and for `opaque`.
    pub fn struct_fields(&self, ty: Type) -> Option<&[Type]> {
        match self.kind(ty) {
            TypeKind::Struct { fields, .. } => Some(fields),
            TypeKind::NamedStruct(body) => body.fields.as_deref(),
            _ => None,
        }
    }

    /// Returns the width of an integer type in bits; `None` for other types.
    #[inline]
    pub fn integer_width(&self, ty: Type) -> Option<u32> {
        match *self.kind(ty) {
            TypeKind::Integer(width) => Some(width),
            _ => None,
        }
    }

    /// Returns the width of a byte type in bits; `None` for other types.
    pub fn byte_width(&self, ty: Type) -> Option<u32> {
        match *self.kind(ty) {
            TypeKind::Byte(width) => Some(width),
            _ => None,
        }
    }

    /// Returns the width of an integer or byte type, whose constants are numbers.
    #[inline]
    pub fn number_width(&self, ty: Type) -> Option<u32> {
        match *self.kind(ty) {
            TypeKind::Integer(width) | TypeKind::Byte(width) => Some(width),
            _ => None,
        }
    }

    /// Returns the format of a floating-point type; `None` for other types.
    pub fn float_format(&self, ty: Type) -> Option<FloatFormat> {
        match *self.kind(ty) {
            TypeKind::Float(format) => Some(format),
            _ => None,
        }
    }

    /// Returns the address space of a pointer type; `None` for other types.
    #[inline]
    pub fn address_space(&self, ty: Type) -> Option<u32> {
        match *self.kind(ty) {
            TypeKind::Pointer(space) => Some(space),
            _ => None,
        }
    }

    /// Returns the element type of a vector; other types are returned unchanged.
    #[inline]
    pub fn scalar(&self, ty: Type) -> Type {
        if ty.is_basic() {
            return ty;
        }
        match *self.kind(ty) {
            TypeKind::Vector { element, .. } => element,
            _ => ty,
        }
    }

    /// Returns the minimum length of a vector type, and whether it is scalable; `None` for other types.
    #[inline]
    pub fn vector_len(&self, ty: Type) -> Option<(u32, bool)> {
        if ty.is_basic() {
            return None;
        }
        match *self.kind(ty) {
            TypeKind::Vector { min_len, scalable, .. } => Some((min_len, scalable)),
            _ => None,
        }
    }

    /// Returns `element`, or a vector of it as long as `like` if that is a vector.
    pub fn with_shape_of(&mut self, element: Type, like: Type) -> Type {
        match *self.kind(like) {
            TypeKind::Vector { min_len, scalable, .. } => self.vector(element, min_len, scalable),
            _ => element,
        }
    }

    /// Whether it is an integer type.
    #[inline]
    pub fn is_integer(&self, ty: Type) -> bool {
        if ty.is_basic() { ty.is_basic_integer() } else { matches!(self.kind(ty), TypeKind::Integer(_)) }
    }

    /// Whether it is an integer type or a vector of integers.
    #[inline]
    pub fn is_integer_or_vector(&self, ty: Type) -> bool {
        self.is_integer(self.scalar(ty))
    }

    /// Whether it is a byte type or a vector of bytes.
    #[inline]
    pub fn is_byte_or_vector(&self, ty: Type) -> bool {
        matches!(self.kind(self.scalar(ty)), TypeKind::Byte(_))
    }

    /// Whether it is a floating-point type.
    #[inline]
    pub fn is_float(&self, ty: Type) -> bool {
        matches!(self.kind(ty), TypeKind::Float(_))
    }

    /// Whether it is a floating-point type or a vector of floating-point numbers.
    #[inline]
    pub fn is_float_or_vector(&self, ty: Type) -> bool {
        self.is_float(self.scalar(ty))
    }

    /// Whether it is a pointer type.
    #[inline]
    pub fn is_pointer(&self, ty: Type) -> bool {
        if ty.is_basic() { ty == Type::PTR } else { matches!(self.kind(ty), TypeKind::Pointer(_)) }
    }

    /// Whether it is a pointer type or a vector of pointers.
    #[inline]
    pub fn is_pointer_or_vector(&self, ty: Type) -> bool {
        self.is_pointer(self.scalar(ty))
    }

    /// Whether it is a vector type, fixed or scalable.
    #[inline]
    pub fn is_vector(&self, ty: Type) -> bool {
        !ty.is_basic() && matches!(self.kind(ty), TypeKind::Vector { .. })
    }

    /// Whether it is an array or a struct.
    #[inline]
    pub fn is_aggregate(&self, ty: Type) -> bool {
        !ty.is_basic()
            && matches!(self.kind(ty), TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::NamedStruct(_))
    }

    /// Whether it is `void` or the type of a function.
    #[inline]
    pub fn is_void_or_function(&self, ty: Type) -> bool {
        if ty.is_basic() { ty == Type::VOID } else { matches!(self.kind(ty), TypeKind::Function(_)) }
    }

    /// Whether results of this type can have fast-math flags: floating-point numbers and vectors of them,
    /// arrays of those, and structs of one such type (LLVM's `FPMathOperator`).
    pub fn accepts_fast_math(&self, ty: Type) -> bool {
        let mut ty = ty;
        if let TypeKind::Struct { fields, .. } = self.kind(ty) {
            match fields.first() {
                Some(&first) if fields.iter().all(|&field| field == first) => ty = first,
                _ => return false,
            }
        } else {
            while let TypeKind::Array { element, .. } = *self.kind(ty) {
                ty = element;
            }
        }
        self.is_float_or_vector(ty)
    }

    /// Whether values of this type can be results of instructions (LangRef "First Class Types"): not `void`,
    /// functions and opaque structs.
    pub fn is_first_class(&self, ty: Type) -> bool {
        if ty.is_basic() {
            return ty != Type::VOID;
        }
        match self.kind(ty) {
            TypeKind::Void | TypeKind::Function(_) => false,
            TypeKind::NamedStruct(body) => body.fields.is_some(),
            _ => true,
        }
    }
}
