//! Constants of a module (LangRef "Constants"), each stored once. The constructors here choose the canonical
//! form (all-zero aggregates are `zeroinitializer`, arrays of plain numbers are data, …); folding of
//! expressions is in [`crate::fold`].

use draig_num::ApInt;

use crate::entity::handle;
use crate::flags::{GepFlags, IntFlags};
use crate::global::Global;
use crate::interner::Interner;
use crate::opcode::Opcode;
use crate::strings::Symbol;
use crate::types::Type;
use crate::value::{Block, Value};

handle! {
    /// Handle of a constant of a module, other than a global.
    Const, "const"
}

/// Kinds of constants.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConstKind {
    /// An integer of at most 64 bits, zero-extended.
    Int(u64),
    /// An integer of more than 64 bits.
    WideInt(Box<ApInt>),
    /// The bits of a floating-point number of at most 64 bits.
    Float(u64),
    /// The bits of a floating-point number of more than 64 bits.
    WideFloat(Box<u128>),
    /// `null`, the null pointer of its type.
    NullPointer,
    /// `zeroinitializer` of an aggregate, vector or target type.
    Zero,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// `none`, the empty token.
    TokenNone,
    /// An array or fixed vector of `i8 i16 i32 i64 half bfloat float double`: the consecutive bytes of the
    /// elements, little-endian.
    Data(Symbol),
    /// Any other array, struct or fixed vector: its elements.
    Aggregate(Box<[Value]>),
    /// A scalable vector with the same number in every lane.
    Splat(Value),
    /// A constant expression.
    Expr(Box<ConstExpr>),
    /// `blockaddress(@function, %block)`
    BlockAddress(Global, Block),
    /// `dso_local_equivalent @global`
    DsoLocalEquivalent(Global),
    /// `no_cfi @function`
    NoCfi(Global),
    /// `ptrauth (…)`: pointer, key, discriminator, address discriminator, deactivation symbol.
    PtrAuth(Box<[Value; 5]>),
}

/// A constant expression (LangRef "Constant Expressions").
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConstExpr {
    /// The operation.
    pub opcode: Opcode,
    /// The bits of [`IntFlags`] or [`GepFlags`], depending on the opcode.
    pub flags: u8,
    /// The operands: constants and globals.
    pub operands: Box<[Value]>,
    /// The source element type of a `getelementptr`.
    pub source_type: Option<Type>,
    /// The byte range of a `getelementptr`'s `inrange`.
    pub in_range: Option<Box<(ApInt, ApInt)>>,
    /// The mask of a `shufflevector`; -1 is poison.
    pub mask: Box<[i32]>,
}

impl ConstExpr {
    /// Returns the flags of an integer expression.
    pub fn int_flags(&self) -> IntFlags {
        IntFlags(self.flags)
    }

    /// Returns the flags of a `getelementptr`.
    pub fn gep_flags(&self) -> GepFlags {
        GepFlags(self.flags)
    }
}

/// A constant with its type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConstData {
    /// The type.
    pub ty: Type,
    /// The kind of constant.
    pub kind: ConstKind,
}

const _: () = assert!(size_of::<ConstData>() <= 32, "tables of numbers are many constants");

/// Constants of a module.
#[derive(Clone, Debug, Default)]
pub struct Constants {
    pub(crate) items: Interner<ConstData>,
}

impl Constants {
    /// Number of constants.
    pub fn len(&self) -> usize {
        self.items.len() as usize
    }

    /// Whether there are no constants.
    pub fn is_empty(&self) -> bool {
        self.items.len() == 0
    }

    /// Returns a constant with its type.
    #[inline]
    pub fn get(&self, constant: Const) -> &ConstData {
        self.items.get(constant.as_u32())
    }

    /// Returns the type of a constant.
    #[inline]
    pub fn ty(&self, constant: Const) -> Type {
        self.get(constant).ty
    }

    /// Returns the kind of a constant.
    #[inline]
    pub fn kind(&self, constant: Const) -> &ConstKind {
        &self.get(constant).kind
    }

    /// Returns all constants, in order of creation.
    pub fn iter(&self) -> impl Iterator<Item = (Const, &ConstData)> {
        (0..self.items.len()).map(|n| (Const::from_u32(n), self.items.get(n)))
    }

    /// Interns a constant without canonicalization. The constructors of [`crate::Tables`] choose the
    /// canonical form and call this.
    #[inline]
    pub fn intern(&mut self, ty: Type, kind: ConstKind) -> Const {
        Const::from_u32(self.items.intern(ConstData { ty, kind }))
    }

    /// Heap memory in bytes, excluding a frozen base.
    pub fn heap_bytes(&self) -> usize {
        self.items.heap_bytes(|data| data.kind.heap_bytes())
    }
}

impl ConstKind {
    /// Returns the constants and globals that this constant consists of: elements or operands. The global
    /// that a `blockaddress` or the like names is not included ([`ConstKind::named_global`]).
    #[inline]
    pub fn parts(&self) -> &[Value] {
        match self {
            ConstKind::Aggregate(elements) => elements,
            ConstKind::Splat(element) => std::slice::from_ref(element),
            ConstKind::Expr(expr) => &expr.operands,
            ConstKind::PtrAuth(parts) => &parts[..],
            ConstKind::Int(_)
            | ConstKind::WideInt(_)
            | ConstKind::Float(_)
            | ConstKind::WideFloat(_)
            | ConstKind::NullPointer
            | ConstKind::Zero
            | ConstKind::Undef
            | ConstKind::Poison
            | ConstKind::TokenNone
            | ConstKind::Data(_)
            | ConstKind::BlockAddress(..)
            | ConstKind::DsoLocalEquivalent(_)
            | ConstKind::NoCfi(_) => &[],
        }
    }

    /// Returns the global that a `blockaddress`, `dso_local_equivalent` or `no_cfi` names.
    #[inline]
    pub fn named_global(&self) -> Option<Global> {
        match self {
            ConstKind::BlockAddress(global, _) | ConstKind::DsoLocalEquivalent(global) | ConstKind::NoCfi(global) => {
                Some(*global)
            }
            _ => None,
        }
    }

    /// Whether it refers to constants or globals. A constant that does not is never a user, and LLVM keeps no
    /// list of its uses.
    #[inline]
    pub fn mentions_others(&self) -> bool {
        !self.parts().is_empty() || self.named_global().is_some()
    }

    /// Calls `visit` with each direct constant or global operand, in order.
    pub fn for_each_operand(&self, mut visit: impl FnMut(Value)) {
        match self.named_global() {
            Some(global) => visit(global.into()),
            None => self.parts().iter().copied().for_each(visit),
        }
    }

    /// Heap memory in bytes. Excludes numbers wider than 128 bits, which are rare.
    fn heap_bytes(&self) -> usize {
        match self {
            ConstKind::WideInt(value) => size_of_val(&**value),
            ConstKind::WideFloat(bits) => size_of_val(&**bits),
            ConstKind::Aggregate(elements) => size_of_val(&**elements),
            ConstKind::Expr(expr) => {
                let in_range = expr.in_range.as_deref().map_or(0, size_of_val);
                size_of_val(&**expr) + size_of_val(&*expr.operands) + size_of_val(&*expr.mask) + in_range
            }
            ConstKind::PtrAuth(parts) => size_of_val(&**parts),
            ConstKind::Int(_)
            | ConstKind::Float(_)
            | ConstKind::NullPointer
            | ConstKind::Zero
            | ConstKind::Undef
            | ConstKind::Poison
            | ConstKind::TokenNone
            | ConstKind::Data(_)
            | ConstKind::Splat(_)
            | ConstKind::BlockAddress(..)
            | ConstKind::DsoLocalEquivalent(_)
            | ConstKind::NoCfi(_) => 0,
        }
    }
}
