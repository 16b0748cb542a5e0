//! Operators, comparisons, `select`, `freeze` and conversions (LangRef "Unary Operations", "Binary
//! Operations", "Bitwise Binary Operations", "Conversion Operations").

use super::{BuildErrorKind as Kind, FunctionBuilder, Operand, Result};
use crate::body::InstBuild;
use crate::flags::IntFlags;
use crate::keywords::{FloatPredicate, IntPredicate};
use crate::opcode::{FlagClass, Opcode};
use crate::owner::Handle;
use crate::types::{Type, TypeKind, Types};
use crate::value::{Inst, Value};

macro_rules! binary_methods {
    ($($(#[$doc:meta])* $name:ident = $opcode:ident $flags:expr;)*) => {
        /// Binary operators.
        impl FunctionBuilder<'_> {
            $($(#[$doc])*
            ///
            /// # Errors
            /// Returns an error if the operands have different types, or a type that the operator does not
            /// accept.
            #[track_caller]
            pub fn $name(&mut self, lhs: impl Into<Operand>, rhs: impl Into<Operand>) -> Result<Handle<Value>> {
                self.binary(Opcode::$opcode, $flags, lhs, rhs)
            })*
        }
    };
}

binary_methods! {
    /// `add`
    add = Add IntFlags::NONE;
    /// `add nsw`: poison on signed overflow.
    add_nsw = Add IntFlags::NSW;
    /// `add nuw`: poison on unsigned overflow.
    add_nuw = Add IntFlags::NUW;
    /// `fadd`, with the current fast-math flags.
    fadd = FAdd IntFlags::NONE;
    /// `sub`
    sub = Sub IntFlags::NONE;
    /// `sub nsw`: poison on signed overflow.
    sub_nsw = Sub IntFlags::NSW;
    /// `sub nuw`: poison on unsigned overflow.
    sub_nuw = Sub IntFlags::NUW;
    /// `fsub`, with the current fast-math flags.
    fsub = FSub IntFlags::NONE;
    /// `mul`
    mul = Mul IntFlags::NONE;
    /// `mul nsw`: poison on signed overflow.
    mul_nsw = Mul IntFlags::NSW;
    /// `mul nuw`: poison on unsigned overflow.
    mul_nuw = Mul IntFlags::NUW;
    /// `fmul`, with the current fast-math flags.
    fmul = FMul IntFlags::NONE;
    /// `udiv`
    udiv = UDiv IntFlags::NONE;
    /// `udiv exact`: poison if there is a remainder.
    udiv_exact = UDiv IntFlags::EXACT;
    /// `sdiv`
    sdiv = SDiv IntFlags::NONE;
    /// `sdiv exact`: poison if there is a remainder.
    sdiv_exact = SDiv IntFlags::EXACT;
    /// `fdiv`, with the current fast-math flags.
    fdiv = FDiv IntFlags::NONE;
    /// `urem`
    urem = URem IntFlags::NONE;
    /// `srem`
    srem = SRem IntFlags::NONE;
    /// `frem`, with the current fast-math flags.
    frem = FRem IntFlags::NONE;
    /// `shl`
    shl = Shl IntFlags::NONE;
    /// `shl nsw`
    shl_nsw = Shl IntFlags::NSW;
    /// `shl nuw`
    shl_nuw = Shl IntFlags::NUW;
    /// `lshr`
    lshr = LShr IntFlags::NONE;
    /// `lshr exact`: poison if a bit is lost.
    lshr_exact = LShr IntFlags::EXACT;
    /// `ashr`
    ashr = AShr IntFlags::NONE;
    /// `ashr exact`: poison if a bit is lost.
    ashr_exact = AShr IntFlags::EXACT;
    /// `and`
    and = And IntFlags::NONE;
    /// `or`
    or = Or IntFlags::NONE;
    /// `or disjoint`: poison if both operands have a bit in common.
    or_disjoint = Or IntFlags::DISJOINT;
    /// `xor`
    xor = Xor IntFlags::NONE;
}

macro_rules! cast_methods {
    ($($(#[$doc:meta])* $name:ident = $opcode:ident $flags:expr;)*) => {
        /// Conversions.
        impl FunctionBuilder<'_> {
            $($(#[$doc])*
            ///
            /// # Errors
            /// Returns an error if there is no such conversion between the two types.
            #[track_caller]
            pub fn $name(&mut self, value: impl Into<Operand>, ty: impl Into<Handle<Type>>) -> Result<Handle<Value>> {
                self.cast_with(Opcode::$opcode, $flags, value, ty)
            })*
        }
    };
}

cast_methods! {
    /// `trunc … to`
    trunc = Trunc IntFlags::NONE;
    /// `zext … to`
    zext = ZExt IntFlags::NONE;
    /// `zext nneg … to`: poison if the operand is negative.
    zext_nneg = ZExt IntFlags::NNEG;
    /// `sext … to`
    sext = SExt IntFlags::NONE;
    /// `fptoui … to`
    fptoui = FpToUi IntFlags::NONE;
    /// `fptosi … to`
    fptosi = FpToSi IntFlags::NONE;
    /// `uitofp … to`
    uitofp = UiToFp IntFlags::NONE;
    /// `uitofp nneg … to`: poison if the operand is negative.
    uitofp_nneg = UiToFp IntFlags::NNEG;
    /// `sitofp … to`
    sitofp = SiToFp IntFlags::NONE;
    /// `fptrunc … to`, with the current fast-math flags.
    fptrunc = FpTrunc IntFlags::NONE;
    /// `fpext … to`, with the current fast-math flags.
    fpext = FpExt IntFlags::NONE;
    /// `ptrtoint … to`
    ptrtoint = PtrToInt IntFlags::NONE;
    /// `ptrtoaddr … to`
    ptrtoaddr = PtrToAddr IntFlags::NONE;
    /// `inttoptr … to`
    inttoptr = IntToPtr IntFlags::NONE;
    /// `bitcast … to`
    bitcast = BitCast IntFlags::NONE;
    /// `addrspacecast … to`
    addrspacecast = AddrSpaceCast IntFlags::NONE;
}

/// Flags that an opcode accepts.
fn legal_flags(opcode: Opcode) -> IntFlags {
    match opcode.flag_class() {
        FlagClass::Wrap => IntFlags::NUW | IntFlags::NSW,
        FlagClass::Exact => IntFlags::EXACT,
        FlagClass::Disjoint => IntFlags::DISJOINT,
        FlagClass::NonNeg | FlagClass::FastMathNonNeg => IntFlags::NNEG,
        FlagClass::SameSign => IntFlags::SAMESIGN,
        FlagClass::None | FlagClass::FastMath | FlagClass::Gep | FlagClass::Elementwise => IntFlags::NONE,
    }
}

/// Whether values of a type can be selected and copied like numbers.
fn is_plain_value(types: &Types, ty: Type) -> bool {
    types.is_first_class(ty) && !matches!(types.kind(ty), TypeKind::Label | TypeKind::Metadata | TypeKind::Token)
}

/// General forms, and other operations.
impl FunctionBuilder<'_> {
    /// Builds a binary operator, given by its opcode, with any flags that it accepts. Floating-point
    /// operators get the current fast-math flags.
    ///
    /// # Errors
    /// Returns an error if the opcode is not a binary operator or does not accept the flags; if the operands
    /// have different types, or a type that the operator does not accept.
    #[track_caller]
    pub fn binary(
        &mut self,
        opcode: Opcode,
        flags: IntFlags,
        lhs: impl Into<Operand>,
        rhs: impl Into<Operand>,
    ) -> Result<Handle<Value>> {
        let (lhs, rhs) = (self.take(opcode, lhs)?, self.take(opcode, rhs)?);
        if !opcode.is_binary() {
            return self.error(opcode, Kind::InvalidProperty, format_args!("is not a binary operator"));
        }
        self.check_flags(opcode, flags)?;
        self.same_types(opcode, lhs, rhs)?;
        let ty = self.computed_on(opcode, lhs)?;
        if let Some(folded) = self.folded(&[lhs, rhs], |folder| folder.binary(opcode, flags, lhs, rhs)) {
            return Ok(self.own(folded));
        }
        let bits = flags.0 | self.fast_math_for(opcode, ty);
        self.insert(opcode, InstBuild::new(opcode, ty).flags(bits), &[lhs, rhs]).map(Handle::into)
    }

    #[track_caller]
    fn check_flags(&self, opcode: Opcode, flags: IntFlags) -> Result<()> {
        if legal_flags(opcode).contains(flags) {
            return Ok(());
        }
        let extra = flags.0 & !legal_flags(opcode).0;
        let names: Vec<&str> =
            IntFlags::TABLE.iter().filter(|(flag, _)| extra & flag.0 != 0).map(|&(_, name)| name).collect();
        self.error(opcode, Kind::InvalidProperty, format_args!("does not accept {}", names.join(" ")))
    }

    /// Returns the type of an operand, which must be one that the opcode operates on. For a `select`, that is
    /// the type of the values.
    #[track_caller]
    fn computed_on(&self, opcode: Opcode, value: Value) -> Result<Type> {
        let (role, wanted, test): (_, _, fn(&Types, Type) -> bool) = match opcode {
            Opcode::FNeg => ("operand", "a floating-point number or vector", Types::is_float_or_vector),
            Opcode::Freeze => ("operand", "of a first-class type", is_plain_value),
            Opcode::Select => ("values", "of a first-class type", is_plain_value),
            Opcode::ICmp => ("operands", "integers, pointers or vectors of them", |types, ty| {
                types.is_integer_or_vector(ty) || types.is_pointer_or_vector(ty)
            }),
            _ if opcode == Opcode::FCmp || opcode.is_float_arithmetic() => {
                ("operands", "floating-point numbers or vectors", Types::is_float_or_vector)
            }
            _ => ("operands", "integers or vectors of them", Types::is_integer_or_vector),
        };
        self.operand_where(opcode, role, value, wanted, test)
    }

    /// `sub` from zero.
    ///
    /// # Errors
    /// Returns an error if the operand is not an integer or vector of integers.
    #[track_caller]
    pub fn neg(&mut self, value: impl Into<Operand>) -> Result<Handle<Value>> {
        let value = self.take(Opcode::Sub, value)?;
        let ty = self.computed_on(Opcode::Sub, value)?;
        let zero = self.module.tables.const_null(ty);
        match zero {
            Some(zero) => self.sub(zero, value),
            None => self.error(Opcode::Sub, Kind::WrongType, format_args!("there is no zero of the type")),
        }
    }

    /// `xor` with all bits set.
    ///
    /// # Errors
    /// Returns an error if the operand is not an integer or vector of integers.
    #[track_caller]
    pub fn not(&mut self, value: impl Into<Operand>) -> Result<Handle<Value>> {
        let value = self.take(Opcode::Xor, value)?;
        let ty = self.computed_on(Opcode::Xor, value)?;
        let tables = &mut self.module.tables;
        let scalar = tables.types.scalar(ty);
        let mut ones = tables.const_i64(scalar, -1);
        if tables.types.is_vector(ty) {
            ones = tables.const_splat(ty, ones.into());
        }
        self.xor(value, ones)
    }

    /// `fneg`, with the current fast-math flags.
    ///
    /// # Errors
    /// Returns an error if the operand is not a floating-point number or vector of floating-point numbers.
    #[track_caller]
    pub fn fneg(&mut self, value: impl Into<Operand>) -> Result<Handle<Value>> {
        let opcode = Opcode::FNeg;
        let value = self.take(opcode, value)?;
        let ty = self.computed_on(opcode, value)?;
        if let Some(folded) = self.folded(&[value], |folder| folder.fneg(value)) {
            return Ok(self.own(folded));
        }
        let build = InstBuild::new(opcode, ty).flags(self.fast_math_for(opcode, ty));
        self.insert(opcode, build, &[value]).map(Handle::into)
    }

    /// `icmp`
    ///
    /// # Errors
    /// Returns an error if the operands have different types, or are not integers, pointers or vectors of
    /// these.
    #[track_caller]
    pub fn icmp(
        &mut self,
        predicate: IntPredicate,
        lhs: impl Into<Operand>,
        rhs: impl Into<Operand>,
    ) -> Result<Handle<Value>> {
        self.icmp_with(predicate, IntFlags::NONE, lhs, rhs)
    }

    /// `icmp` with or without `samesign`.
    ///
    /// # Errors
    /// Same as for [`FunctionBuilder::icmp`], and for other flags.
    #[track_caller]
    pub fn icmp_with(
        &mut self,
        predicate: IntPredicate,
        flags: IntFlags,
        lhs: impl Into<Operand>,
        rhs: impl Into<Operand>,
    ) -> Result<Handle<Value>> {
        let opcode = Opcode::ICmp;
        let (lhs, rhs) = (self.take(opcode, lhs)?, self.take(opcode, rhs)?);
        self.check_flags(opcode, flags)?;
        self.same_types(opcode, lhs, rhs)?;
        let operand_type = self.computed_on(opcode, lhs)?;
        if let Some(folded) = self.folded(&[lhs, rhs], |folder| folder.icmp(predicate, lhs, rhs)) {
            return Ok(self.own(folded));
        }
        let ty = self.module.tables.types.with_shape_of(Type::I1, operand_type);
        self.insert(opcode, InstBuild::icmp(ty, predicate).flags(flags.0), &[lhs, rhs]).map(Handle::into)
    }

    /// `fcmp`, with the current fast-math flags.
    ///
    /// # Errors
    /// Returns an error if the operands have different types, or are not floating-point numbers or vectors of
    /// them.
    #[track_caller]
    pub fn fcmp(
        &mut self,
        predicate: FloatPredicate,
        lhs: impl Into<Operand>,
        rhs: impl Into<Operand>,
    ) -> Result<Handle<Value>> {
        let opcode = Opcode::FCmp;
        let (lhs, rhs) = (self.take(opcode, lhs)?, self.take(opcode, rhs)?);
        self.same_types(opcode, lhs, rhs)?;
        let operand_type = self.computed_on(opcode, lhs)?;
        if let Some(folded) = self.folded(&[lhs, rhs], |folder| folder.fcmp(predicate, lhs, rhs)) {
            return Ok(self.own(folded));
        }
        let ty = self.module.tables.types.with_shape_of(Type::I1, operand_type);
        let build = InstBuild::fcmp(ty, predicate).flags(self.fast_math_for(opcode, ty));
        self.insert(opcode, build, &[lhs, rhs]).map(Handle::into)
    }

    /// `select`
    ///
    /// # Errors
    /// Returns an error if the condition is not an `i1` or vector of `i1`; if the values do not have the same
    /// first-class type; or if a vector condition has a different number of elements than the values.
    #[track_caller]
    pub fn select(
        &mut self,
        condition: impl Into<Operand>,
        on_true: impl Into<Operand>,
        on_false: impl Into<Operand>,
    ) -> Result<Handle<Value>> {
        let opcode = Opcode::Select;
        let (condition, on_true, on_false) =
            (self.take(opcode, condition)?, self.take(opcode, on_true)?, self.take(opcode, on_false)?);
        let condition_type =
            self.operand_where(opcode, "condition", condition, "i1 or a vector of it", |types, ty| {
                types.scalar(ty) == Type::I1
            })?;
        self.same_types(opcode, on_true, on_false)?;
        let ty = self.computed_on(opcode, on_true)?;
        let types = self.types();
        if types.is_vector(condition_type) && types.vector_len(condition_type) != types.vector_len(ty) {
            let (condition, value) = (self.show(condition), self.show(on_true));
            return self.error(
                opcode,
                Kind::DifferentTypes,
                format_args!("vectors differ in length: {condition} and {value}"),
            );
        }
        if let Some(folded) =
            self.folded(&[condition, on_true, on_false], |folder| folder.select(condition, on_true, on_false))
        {
            return Ok(self.own(folded));
        }
        let build = InstBuild::new(opcode, ty).flags(self.fast_math_for(opcode, ty));
        self.insert(opcode, build, &[condition, on_true, on_false]).map(Handle::into)
    }

    /// `freeze`
    ///
    /// # Errors
    /// Returns an error if the operand's type is not first-class.
    #[track_caller]
    pub fn freeze(&mut self, value: impl Into<Operand>) -> Result<Handle<Inst>> {
        let opcode = Opcode::Freeze;
        let value = self.take(opcode, value)?;
        let ty = self.computed_on(opcode, value)?;
        self.insert(opcode, InstBuild::new(opcode, ty), &[value])
    }

    /// Any conversion. With folding enabled, a value that already has the type is returned unchanged.
    ///
    /// # Errors
    /// Returns an error if the opcode is not a conversion, or there is no such conversion between the two
    /// types.
    #[track_caller]
    pub fn cast(
        &mut self,
        opcode: Opcode,
        value: impl Into<Operand>,
        ty: impl Into<Handle<Type>>,
    ) -> Result<Handle<Value>> {
        self.cast_with(opcode, IntFlags::NONE, value, ty)
    }

    /// Any conversion with any flags that it accepts.
    ///
    /// # Errors
    /// Same as for [`FunctionBuilder::cast`], and if the opcode does not accept the flags.
    #[track_caller]
    pub fn cast_with(
        &mut self,
        opcode: Opcode,
        flags: IntFlags,
        value: impl Into<Operand>,
        ty: impl Into<Handle<Type>>,
    ) -> Result<Handle<Value>> {
        let ty = self.take_type(opcode, ty)?;
        let value = self.take(opcode, value)?;
        if !opcode.is_cast() {
            return self.error(opcode, Kind::InvalidProperty, format_args!("is no conversion"));
        }
        self.check_flags(opcode, flags)?;
        let from = self.operand(opcode, value)?;
        if self.fold && from == ty && self.types().is_first_class(ty) && ty != Type::LABEL && ty != Type::METADATA {
            self.pending_name.clear();
            return Ok(self.own(value));
        }
        if opcode == Opcode::PtrToAddr {
            self.check_address_width(value, from, ty)?;
        }
        if !is_valid_cast(self.types(), opcode, from, ty) {
            let (value, ty) = (self.show(value), self.show_type(ty));
            return self.error(opcode, Kind::InvalidCast, format_args!("cannot convert {value} to {ty}"));
        }
        if let Some(folded) = self.folded(&[value], |folder| folder.cast(opcode, value, ty)) {
            return Ok(self.own(folded));
        }
        let build = InstBuild::new(opcode, ty).flags(flags.0 | self.fast_math_for(opcode, ty));
        self.insert(opcode, build, &[value]).map(Handle::into)
    }

    /// An address has the number of bits that the data layout specifies.
    #[track_caller]
    fn check_address_width(&self, value: Value, from: Type, ty: Type) -> Result<()> {
        let types = self.types();
        let width = types.integer_width(types.scalar(ty));
        let space = types.address_space(types.scalar(from));
        let wanted = space.map(|space| self.module.data_layout.index_width(space));
        if width.is_none() || wanted.is_none() || width == wanted {
            return Ok(());
        }
        let (value, ty, wanted) = (self.show(value), self.show_type(ty), wanted.unwrap_or(0));
        self.error(
            Opcode::PtrToAddr,
            Kind::InvalidCast,
            format_args!("cannot convert {value} to {ty}, as its address has {wanted} bits"),
        )
    }

    /// `trunc`, `zext` or nothing, whichever produces the type.
    ///
    /// # Errors
    /// Returns an error if the types are not integers, or vectors of integers of the same length.
    #[track_caller]
    pub fn zext_or_trunc(&mut self, value: impl Into<Operand>, ty: impl Into<Handle<Type>>) -> Result<Handle<Value>> {
        self.resize(Opcode::ZExt, value.into(), ty.into())
    }

    /// `trunc`, `sext` or nothing, whichever produces the type.
    ///
    /// # Errors
    /// Returns an error if the types are not integers, or vectors of integers of the same length.
    #[track_caller]
    pub fn sext_or_trunc(&mut self, value: impl Into<Operand>, ty: impl Into<Handle<Type>>) -> Result<Handle<Value>> {
        self.resize(Opcode::SExt, value.into(), ty.into())
    }

    #[track_caller]
    fn resize(&mut self, widen: Opcode, value: Operand, ty: Handle<Type>) -> Result<Handle<Value>> {
        let (value, ty) = (self.take(widen, value)?, self.take_type(widen, ty)?);
        let from = self.operand(widen, value)?;
        let types = self.types();
        let width = |ty| types.integer_width(types.scalar(ty));
        if from == ty && width(ty).is_some() {
            self.pending_name.clear();
            return Ok(self.own(value));
        }
        let opcode = if width(from) > width(ty) { Opcode::Trunc } else { widen };
        self.cast(opcode, value, ty)
    }
}

/// Whether a conversion between two types exists (LangRef "Conversion Operations"). Types without bits, such
/// as tokens, are rejected for all conversions, although LLVM accepts them for `bitcast`.
fn is_valid_cast(types: &Types, opcode: Opcode, from: Type, to: Type) -> bool {
    let has_no_bits = |ty| matches!(types.kind(ty), TypeKind::Label | TypeKind::Metadata | TypeKind::Token);
    let is_alike = from == to || !matches!(types.kind(types.scalar(from)), TypeKind::TargetExt { .. });
    types.is_valid_cast(opcode, from, to) && !has_no_bits(from) && !has_no_bits(to) && is_alike
}
