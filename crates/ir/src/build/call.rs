//! Calls (LangRef "'call' Instruction", "'invoke' Instruction", "'callbr' Instruction") of functions,
//! pointers, inline assembly and intrinsics.

use super::{BuildErrorKind as Kind, FunctionBuilder, ListOf, Operand, Result};
use crate::attributes::{AttrList, Attribute};
use crate::body::{BundleInfo, CallInfo};
use crate::flags::FastMath;
use crate::global::Align;
use crate::intrinsics::{self, IntrinsicError};
use crate::keywords::TailKind;
use crate::opcode::Opcode;
use crate::owner::Handle;
use crate::types::{Type, TypeKind};
use crate::value::{Block, Inst, Value, ValueKind};

/// An operand bundle of a call (LangRef "Operand Bundles").
#[derive(Clone, Copy, Debug)]
pub struct Bundle<'a> {
    /// The tag, such as `deopt`.
    pub tag: &'a [u8],
    /// The operands.
    pub operands: &'a [Operand],
}

/// Optional parts of a call, other than callee and arguments.
#[derive(Clone, Copy, Debug)]
pub struct CallOptions<'a> {
    /// The operand bundles.
    pub bundles: &'a [Bundle<'a>],
    /// The attributes at the call site.
    pub attributes: AttrList,
    /// Number of the calling convention. `None` takes the callee's if that is a function of the module,
    /// otherwise C's.
    pub calling_convention: Option<u16>,
    /// Tail-call marker of a `call`; ignored by `invoke` and `callbr`.
    pub tail: TailKind,
    /// The fast-math flags. `None` takes the builder's, if the call returns floating-point numbers.
    pub fast_math: Option<FastMath>,
}

impl Default for CallOptions<'_> {
    fn default() -> Self {
        CallOptions {
            bundles: &[],
            attributes: AttrList::EMPTY,
            calling_convention: None,
            tail: TailKind::None,
            fast_math: None,
        }
    }
}

impl FunctionBuilder<'_> {
    /// `call` of a function of the module or of inline assembly. Its type is known.
    ///
    /// # Errors
    /// Returns an error if the callee is neither, or the arguments do not match its parameters.
    #[track_caller]
    pub fn call(&mut self, callee: impl Into<Operand>, arguments: impl ListOf<Operand>) -> Result<Handle<Inst>> {
        self.call_with(None, callee, arguments, &CallOptions::default())
    }

    /// `call` through a pointer, as a function of this type.
    ///
    /// # Errors
    /// Returns an error if the type is not a function type, the callee is not a pointer, or the arguments do
    /// not match.
    #[track_caller]
    pub fn call_pointer(
        &mut self,
        function_type: impl Into<Handle<Type>>,
        callee: impl Into<Operand>,
        arguments: impl ListOf<Operand>,
    ) -> Result<Handle<Inst>> {
        self.call_with(Some(function_type.into()), callee, arguments, &CallOptions::default())
    }

    /// `call` with all options. Without a type, the callee's own type is used.
    ///
    /// # Errors
    /// Same as for [`FunctionBuilder::call_pointer`].
    #[track_caller]
    pub fn call_with(
        &mut self,
        function_type: Option<Handle<Type>>,
        callee: impl Into<Operand>,
        arguments: impl ListOf<Operand>,
        options: &CallOptions<'_>,
    ) -> Result<Handle<Inst>> {
        self.any_call(Opcode::Call, function_type, callee.into(), arguments.into_list(), &[], options)
    }

    /// `invoke`: a call that continues in `normal`, or in `unwind` after an exception. Without a type, the
    /// callee's own type is used.
    ///
    /// # Errors
    /// Same as for [`FunctionBuilder::call_pointer`], and if a block does not belong to this function.
    #[track_caller]
    pub fn invoke(
        &mut self,
        function_type: Option<Handle<Type>>,
        callee: impl Into<Operand>,
        arguments: impl ListOf<Operand>,
        normal: impl Into<Handle<Block>>,
        unwind: impl Into<Handle<Block>>,
        options: &CallOptions<'_>,
    ) -> Result<Handle<Inst>> {
        let targets = [normal.into(), unwind.into()];
        self.any_call(Opcode::Invoke, function_type, callee.into(), arguments.into_list(), &targets, options)
    }

    /// `callbr`: inline assembly that continues in `default` or one of `indirect`.
    ///
    /// # Errors
    /// Same as for [`FunctionBuilder::call`], and if a block does not belong to this function.
    #[track_caller]
    pub fn callbr(
        &mut self,
        callee: impl Into<Operand>,
        arguments: impl ListOf<Operand>,
        default: impl Into<Handle<Block>>,
        indirect: impl ListOf<Handle<Block>>,
        options: &CallOptions<'_>,
    ) -> Result<Handle<Inst>> {
        let targets: Vec<_> = [default.into()].into_iter().chain(indirect.into_list()).collect();
        self.any_call(Opcode::CallBr, None, callee.into(), arguments.into_list(), &targets, options)
    }

    #[track_caller]
    fn any_call(
        &mut self,
        opcode: Opcode,
        function_type: Option<Handle<Type>>,
        callee: Operand,
        arguments: Vec<Operand>,
        targets: &[Handle<Block>],
        options: &CallOptions<'_>,
    ) -> Result<Handle<Inst>> {
        let callee = self.take(opcode, callee)?;
        let arguments = self.take_all(opcode, arguments)?;
        let function_type = match function_type {
            Some(ty) => Some(self.take_type(opcode, ty)?),
            None => None,
        };
        let function_type = self.callee_type(opcode, function_type, callee)?;
        let result = self.check_arguments(opcode, function_type, callee, &arguments)?;
        let mut operands = arguments;
        let mut bundles = Vec::with_capacity(options.bundles.len());
        for bundle in options.bundles {
            for &operand in bundle.operands {
                let operand = self.take(opcode, operand)?;
                self.operand(opcode, operand)?;
                operands.push(operand);
            }
            let tag = self.module.tables.strings.intern(bundle.tag);
            bundles.push(BundleInfo { tag, operand_count: bundle.operands.len() as u32 });
        }
        for &target in targets {
            operands.push(self.target(opcode, target)?);
        }
        operands.push(callee);
        let convention = options.calling_convention.or_else(|| {
            let data = self.module.global(callee.as_global()?);
            Some(data.as_function()?.calling_convention)
        });
        let mut info = CallInfo::new(function_type);
        info.attributes = options.attributes;
        info.calling_convention = convention.unwrap_or(0);
        info.tail = if opcode == Opcode::Call { options.tail } else { TailKind::None };
        let takes_flags = self.fast_math_for_all(opcode, result);
        let flags = options.fast_math.unwrap_or(self.fast_math);
        if options.fast_math.is_some_and(|flags| !flags.is_empty()) && !takes_flags {
            let result = self.show_type(result);
            return self.error(
                opcode,
                Kind::InvalidProperty,
                format_args!("fast-math flags on a result of type {result}"),
            );
        }
        self.check_place(opcode)?;
        let indirect = if opcode == Opcode::CallBr { targets.len() as u32 - 1 } else { 0 };
        let flags = if takes_flags { flags.0 } else { 0 };
        let build = self.body.build_call(opcode, result, flags, info, &bundles, indirect);
        Ok(self.place(build, &operands))
    }

    /// Whether an operation with this result type accepts fast-math flags.
    fn fast_math_for_all(&mut self, opcode: Opcode, ty: Type) -> bool {
        let current = std::mem::replace(&mut self.fast_math, FastMath::FAST);
        let takes = self.fast_math_for(opcode, ty) != 0;
        self.fast_math = current;
        takes
    }

    /// Returns the function type of a callee.
    #[track_caller]
    fn callee_type(&self, opcode: Opcode, explicit: Option<Type>, callee: Value) -> Result<Type> {
        self.pointer(opcode, "callee", callee)?;
        let own = match callee.kind() {
            ValueKind::Global(global) => Some(self.module.global(global).value_type),
            ValueKind::InlineAsm(asm) => Some(self.module.tables.inline_asm(asm).function_type),
            _ => None,
        };
        let is_asm = matches!(callee.kind(), ValueKind::InlineAsm(_));
        if is_asm && explicit.is_some_and(|explicit| Some(explicit) != own) {
            let (explicit, asm) =
                (explicit.map(|explicit| self.show_type(explicit)).unwrap_or_default(), self.show(callee));
            return self.error(opcode, Kind::DifferentTypes, format_args!("{asm} is not of type {explicit}"));
        }
        let Some(ty) = explicit.or(own).filter(|&ty| self.types().as_function(ty).is_some()) else {
            let callee = self.show(callee);
            return self.error(opcode, Kind::WrongType, format_args!("the function type of {callee} is not known"));
        };
        Ok(ty)
    }

    /// Returns the result type, if the arguments match the parameters.
    #[track_caller]
    fn check_arguments(&self, opcode: Opcode, function_type: Type, callee: Value, arguments: &[Value]) -> Result<Type> {
        let Some(function) = self.types().as_function(function_type) else {
            return self.demand_type(opcode, function_type, "a function type", false).map(|()| function_type);
        };
        let wanted = function.params.len();
        if arguments.len() < wanted || arguments.len() > wanted && !function.vararg {
            let (callee, ty) = (self.describe().value(callee), self.show_type(function_type));
            let count = arguments.len();
            return self.error(
                opcode,
                Kind::ArgumentCount,
                format_args!("{callee} of type {ty} does not accept {count} arguments"),
            );
        }
        for (number, &argument) in arguments.iter().enumerate() {
            match function.params.get(number) {
                Some(&param) if self.operand(opcode, argument)? != param => {
                    let (argument, param) = (self.show(argument), self.show_type(param));
                    let callee = self.describe().value(callee);
                    return self.error(
                        opcode,
                        Kind::DifferentTypes,
                        format_args!("argument {number} of {callee} must have type {param}, not {argument}"),
                    );
                }
                Some(_) => {}
                None => {
                    self.operand_where(opcode, "variable argument", argument, "a value", |types, ty| {
                        types.is_first_class(ty) && !matches!(types.kind(ty), TypeKind::Label | TypeKind::Metadata)
                    })?;
                }
            }
        }
        Ok(function.result)
    }
}

/// Intrinsics.
impl FunctionBuilder<'_> {
    /// `call` of the intrinsic with this LangRef name (`llvm.smax`) for these overload types. Declares it in
    /// the module if necessary.
    ///
    /// # Errors
    /// Returns an error if there is no such intrinsic, it does not accept these types, or the arguments do
    /// not match.
    #[track_caller]
    pub fn call_intrinsic(
        &mut self,
        name: &str,
        overloads: impl ListOf<Handle<Type>>,
        arguments: impl ListOf<Operand>,
    ) -> Result<Handle<Inst>> {
        let mut types = Vec::new();
        for ty in overloads.into_list() {
            types.push(self.take_type(Opcode::Call, ty)?);
        }
        let Some(id) = intrinsics::lookup(name.as_bytes()) else {
            return self.error(Opcode::Call, Kind::WrongType, format_args!("unknown intrinsic {name}"));
        };
        match intrinsics::get_declaration(self.module, id, &types) {
            Ok(function) => self.call(function, arguments),
            Err(error) => self.intrinsic_error(name, error),
        }
    }

    #[track_caller]
    fn intrinsic_error<T>(&self, name: &str, error: IntrinsicError) -> Result<T> {
        self.error(Opcode::Call, Kind::WrongType, format_args!("{name}: {error}"))
    }

    /// `llvm.memcpy`: copies `len` bytes between regions that are equal or do not overlap.
    ///
    /// # Errors
    /// Returns an error if the addresses are not pointers, or the length is not an integer.
    #[track_caller]
    pub fn memcpy(
        &mut self,
        to: (impl Into<Operand>, Option<Align>),
        from: (impl Into<Operand>, Option<Align>),
        len: impl Into<Operand>,
        volatile: bool,
    ) -> Result<Handle<Inst>> {
        self.copy("llvm.memcpy", (to.0.into(), to.1), (from.0.into(), from.1), len.into(), volatile)
    }

    /// `llvm.memmove`: copies `len` bytes between regions that may overlap.
    ///
    /// # Errors
    /// Returns an error if the addresses are not pointers, or the length is not an integer.
    #[track_caller]
    pub fn memmove(
        &mut self,
        to: (impl Into<Operand>, Option<Align>),
        from: (impl Into<Operand>, Option<Align>),
        len: impl Into<Operand>,
        volatile: bool,
    ) -> Result<Handle<Inst>> {
        self.copy("llvm.memmove", (to.0.into(), to.1), (from.0.into(), from.1), len.into(), volatile)
    }

    #[track_caller]
    fn copy(
        &mut self,
        name: &str,
        (to, to_align): (Operand, Option<Align>),
        (from, from_align): (Operand, Option<Align>),
        len: Operand,
        volatile: bool,
    ) -> Result<Handle<Inst>> {
        let opcode = Opcode::Call;
        let (to, from, len) = (self.take(opcode, to)?, self.take(opcode, from)?, self.take(opcode, len)?);
        let overloads = [
            self.pointer(opcode, "destination", to)?,
            self.pointer(opcode, "source", from)?,
            self.operand(opcode, len)?,
        ];
        let call = self.call_intrinsic(name, overloads, (to, from, len, volatile))?;
        self.align_arguments(call.raw(), &[to_align, from_align]);
        Ok(call)
    }

    /// `llvm.memset`: fills `len` bytes with an `i8`.
    ///
    /// # Errors
    /// Returns an error if the address is not a pointer, the byte is not an `i8`, or the length is not an
    /// integer.
    #[track_caller]
    pub fn memset(
        &mut self,
        to: (impl Into<Operand>, Option<Align>),
        byte: impl Into<Operand>,
        len: impl Into<Operand>,
        volatile: bool,
    ) -> Result<Handle<Inst>> {
        let ((to, align), opcode) = (to, Opcode::Call);
        let (to, byte, len) = (self.take(opcode, to)?, self.take(opcode, byte)?, self.take(opcode, len)?);
        let overloads = [self.pointer(opcode, "destination", to)?, self.operand(opcode, len)?];
        let call = self.call_intrinsic("llvm.memset", overloads, (to, byte, len, volatile))?;
        self.align_arguments(call.raw(), &[align]);
        Ok(call)
    }

    /// Adds `align` attributes to the first arguments of a call.
    fn align_arguments(&mut self, call: Inst, aligns: &[Option<Align>]) {
        let tables = &mut self.module.tables;
        let mut params = Vec::with_capacity(aligns.len());
        for align in aligns {
            let mut attributes: Vec<Attribute> =
                align.iter().map(|align| Attribute::Int(draig_tables::AttrKind::Alignment, align.bytes())).collect();
            params.push(tables.attributes.intern_set(&mut attributes, &tables.strings));
        }
        let empty = crate::attributes::AttrSet::EMPTY;
        let list = tables.attributes.intern_list(empty, empty, &params);
        if let Some(info) = self.body.call_mut(call) {
            info.attributes = list;
        }
    }
}
