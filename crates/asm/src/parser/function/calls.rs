//! `call`, `invoke` and `callbr`.

use draig_ir::{
    AttrList, AttrSet, BundleInfo, CallInfo, FastMath, Global, InlineAsmData, Inst, Opcode, Tables, TailKind, Type,
    Value, ValueKind,
};
use draig_target::constraints::{self, AsmReturn, AsmSignature};
use rustc_hash::FxHashMap;

use super::super::Parser;
use super::super::attributes::FunctionAttributes;
use super::super::constants::{InlineAsmId, ValId, ValIdKind};
use super::super::cursor::ParseResult;
use super::operands::Operand;
use crate::lexer::{Keyword as K, KeywordGroup, Token, TokenKind as T, value};

/// Scratch space for reading calls.
#[derive(Debug, Default)]
pub(super) struct CallScratch {
    pub(super) args: Vec<Operand>,
    /// The attribute sets of the call, its result and its arguments.
    pub(super) attributes: Vec<AttrSet>,
    /// The types of the result and the arguments.
    types: Vec<Type>,
    bundles: Vec<BundleInfo>,
    bundle_operands: Vec<Value>,
    pub(super) operands: Vec<Value>,
    /// Attribute lists by their sets, as in `attributes`, without trailing empty ones.
    lists: FxHashMap<Box<[AttrSet]>, AttrList>,
    /// Function types by the types of their result and parameters.
    function_types: FxHashMap<Box<[Type]>, Type>,
}

impl CallScratch {
    /// Keeps what is right with other tables; see [`FunctionState::change_tables`](super::FunctionState::change_tables).
    pub(super) fn change_tables(&mut self, tables: &Tables) {
        let has_sets = |sets: &[AttrSet]| sets.iter().all(|&set| tables.shares_set(set));
        let has_types = |types: &[Type]| types.iter().all(|&ty| tables.shares_type(ty));
        self.lists.retain(|sets, &mut list| tables.shares_list(list) && has_sets(sets));
        self.function_types.retain(|types, &mut ty| tables.shares_type(ty) && has_types(types));
    }

    /// Returns space of its own, with the same tables.
    pub(super) fn with_tables_of(other: &CallScratch) -> CallScratch {
        CallScratch {
            lists: other.lists.clone(),
            function_types: other.function_types.clone(),
            ..CallScratch::default()
        }
    }
}

/// The part of a call before the arguments.
pub(super) struct CallHead {
    /// Start of the call.
    pub(super) loc: u32,
    pub(super) calling_convention: u16,
    pub(super) address_space: u32,
    /// The result type, or the whole function type.
    pub(super) ty: Type,
    pub(super) type_loc: u32,
    pub(super) callee: Callee,
}

/// A callee before its type is known.
pub(super) enum Callee {
    Local(Token),
    Global(Token),
    /// A global whose address has the type of a callee.
    Known(Global),
    /// A value that has this type.
    Value(Value),
    Other(ValId),
}

impl Parser<'_, '_> {
    /// Reads a `call` after its first word.
    #[inline]
    pub(super) fn call(&mut self, tail: TailKind) -> ParseResult<Inst> {
        self.with_call_scratch(|this, scratch| this.read_call(tail, scratch))
    }

    pub(super) fn with_call_scratch<R>(&mut self, read: impl FnOnce(&mut Self, &mut CallScratch) -> R) -> R {
        let mut scratch = self.function.call.take().unwrap_or_default();
        scratch.args.clear();
        scratch.attributes.clear();
        scratch.types.clear();
        scratch.bundles.clear();
        scratch.bundle_operands.clear();
        scratch.operands.clear();
        let result = read(self, &mut scratch);
        self.function.call = Some(scratch);
        result
    }

    fn read_call(&mut self, tail: TailKind, scratch: &mut CallScratch) -> ParseResult<Inst> {
        let loc = self.cursor.loc();
        if tail != TailKind::None {
            self.cursor.expect_keyword(K::Call, "expected 'tail call', 'musttail call', or 'notail call'")?;
        }
        let flags = self.fast_math_flags();
        let program_space = self.scope.module.data_layout.program_address_space();
        let head = self.call_head(loc, Some(program_space), scratch)?;
        self.call_arguments(tail == TailKind::MustTail, scratch)?;
        self.call_attributes(scratch)?;
        self.bundles(scratch)?;
        let (mut info, callee) = self.resolve_call(head, scratch)?;
        info.tail = tail;
        let result = self.tables.types.as_function(info.function_type).map_or(Type::VOID, |function| function.result);
        if !flags.is_empty() && !self.accepts_fast_math(result) {
            return Err(self.cursor.error_at(
                loc,
                "fast-math-flags specified for call without floating-point scalar or vector return type",
            ));
        }
        self.note_debug_intrinsic(callee, loc);
        scratch.operands.push(callee);
        Ok(self.append_call(Opcode::Call, result, flags, info, 0, scratch))
    }

    pub(super) fn invoke(&mut self) -> ParseResult<Inst> {
        self.with_call_scratch(|this, scratch| {
            let loc = this.cursor.loc();
            let program_space = this.scope.module.data_layout.program_address_space();
            let head = this.call_head(loc, Some(program_space), scratch)?;
            this.call_arguments(false, scratch)?;
            this.call_attributes(scratch)?;
            this.bundles(scratch)?;
            this.cursor.expect_keyword(K::To, "expected 'to' in invoke")?;
            let normal = this.block_operand()?;
            this.cursor.expect_keyword(K::Unwind, "expected 'unwind' in invoke")?;
            let unwind = this.block_operand()?;
            let (info, callee) = this.resolve_call(head, scratch)?;
            scratch.operands.extend([normal, unwind, callee]);
            let result = this.tables.types.as_function(info.function_type).map_or(Type::VOID, |ty| ty.result);
            Ok(this.append_call(Opcode::Invoke, result, FastMath::NONE, info, 0, scratch))
        })
    }

    pub(super) fn callbr(&mut self) -> ParseResult<Inst> {
        self.with_call_scratch(|this, scratch| {
            let loc = this.cursor.loc();
            let head = this.call_head(loc, None, scratch)?;
            this.call_arguments(false, scratch)?;
            this.call_attributes(scratch)?;
            this.bundles(scratch)?;
            this.cursor.expect_keyword(K::To, "expected 'to' in callbr")?;
            let default = this.block_operand()?;
            this.cursor.expect(T::LSquare, "expected '[' in callbr")?;
            let mut indirect = Vec::new();
            if !this.cursor.at(T::RSquare) {
                loop {
                    indirect.push(this.block_operand()?);
                    if !this.cursor.eat(T::Comma) {
                        break;
                    }
                }
            }
            this.cursor.expect(T::RSquare, "expected ']' at end of block list")?;
            let (info, callee) = this.resolve_call(head, scratch)?;
            scratch.operands.push(default);
            scratch.operands.extend(&indirect);
            scratch.operands.push(callee);
            let result = this.tables.types.as_function(info.function_type).map_or(Type::VOID, |ty| ty.result);
            Ok(this.append_call(Opcode::CallBr, result, FastMath::NONE, info, indirect.len() as u32, scratch))
        })
    }

    /// Reads the calling convention, result attributes, address space, type and callee. Without a program
    /// address space, none can be written.
    fn call_head(&mut self, loc: u32, program_space: Option<u32>, scratch: &mut CallScratch) -> ParseResult<CallHead> {
        let calling_convention = self.optional_calling_convention()?;
        let result_attributes = self.return_attributes()?;
        scratch.attributes.extend([AttrSet::EMPTY, result_attributes]);
        let address_space = match program_space {
            Some(default) => self.optional_addrspace(default)?,
            None => 0,
        };
        let type_loc = self.cursor.loc();
        let ty = self.ty(true)?;
        let callee = match self.cursor.kind() {
            T::GlobalVar | T::GlobalId => Callee::Global(self.cursor.bump()),
            T::LocalVar | T::LocalVarId => Callee::Local(self.cursor.bump()),
            _ => Callee::Other(self.val_id(None)?),
        };
        Ok(CallHead { loc, calling_convention, address_space, ty, type_loc, callee })
    }

    /// Reads `(…)`.
    fn call_arguments(&mut self, must_tail: bool, scratch: &mut CallScratch) -> ParseResult<()> {
        self.cursor.expect(T::LParen, "expected '(' in call")?;
        while !self.cursor.at(T::RParen) {
            if !scratch.args.is_empty() {
                self.cursor.expect(T::Comma, "expected ',' in argument list")?;
            }
            if self.cursor.at(T::DotDotDot) {
                return self.ellipsis(must_tail);
            }
            let loc = self.cursor.loc();
            let ty = self.ty(false)?;
            let mut attributes = AttrSet::EMPTY;
            let value = if ty == Type::METADATA {
                self.metadata_as_value()?
            } else {
                if ty != Type::PTR && (ty == Type::LABEL || !self.is_first_class_here(ty)) {
                    return Err(self.cursor.error_at(loc, "invalid type for function argument"));
                }
                if !matches!(self.cursor.kind(), T::LocalVarId | T::LocalVar) {
                    attributes = self.param_attributes()?;
                }
                self.value(ty)?
            };
            scratch.args.push(Operand { value, ty, loc });
            scratch.attributes.push(attributes);
        }
        if must_tail && self.function.vararg {
            return Err(self
                .cursor
                .error("expected '...' at end of argument list for musttail call in varargs function"));
        }
        self.cursor.bump();
        Ok(())
    }

    /// Reads `...)`, which marks a `musttail` call that forwards all arguments.
    fn ellipsis(&mut self, must_tail: bool) -> ParseResult<()> {
        if !must_tail {
            return Err(self.cursor.error("unexpected ellipsis in argument list for non-musttail call"));
        }
        if !self.function.vararg {
            return Err(self
                .cursor
                .error("unexpected ellipsis in argument list for musttail call in non-varargs function"));
        }
        self.cursor.bump();
        self.cursor.expect(T::RParen, "expected ')' at end of argument list")?;
        Ok(())
    }

    /// Reads the attributes of the call itself.
    #[inline]
    fn call_attributes(&mut self, scratch: &mut CallScratch) -> ParseResult<()> {
        scratch.attributes[0] = self.call_site_attributes()?;
        Ok(())
    }

    #[inline]
    fn call_site_attributes(&mut self) -> ParseResult<AttrSet> {
        match self.cursor.kind() {
            T::AttrGrpId => {
                let group = value::id(self.cursor.text());
                self.cursor.bump();
                if !self.at_attribute() {
                    return Ok(self.group_attributes(group));
                }
                let mut found = self.function_attributes()?;
                found.groups.insert(0, group);
                Ok(self.resolve_attributes(&found))
            }
            _ if self.at_attribute() => {
                let found = self.function_attributes()?;
                Ok(self.resolve_attributes(&found))
            }
            _ => Ok(AttrSet::EMPTY),
        }
    }

    #[inline]
    fn at_attribute(&self) -> bool {
        match self.cursor.kind() {
            T::StringConstant | T::AttrGrpId => true,
            T::Keyword(keyword) => {
                matches!(keyword.group(), KeywordGroup::Attribute | KeywordGroup::LegacyAttribute)
            }
            _ => false,
        }
    }

    #[inline]
    pub(super) fn group_attributes(&mut self, group: u32) -> AttrSet {
        match self.group_sets.get(&group) {
            Some(&set) => set,
            None => self.resolve_attributes(&FunctionAttributes { groups: vec![group], ..Default::default() }),
        }
    }

    /// Reads `[ "tag"(…), … ]`.
    #[inline]
    fn bundles(&mut self, scratch: &mut CallScratch) -> ParseResult<()> {
        if self.cursor.at(T::LSquare) { self.bundle_list(scratch) } else { Ok(()) }
    }

    #[inline(never)]
    fn bundle_list(&mut self, scratch: &mut CallScratch) -> ParseResult<()> {
        let loc = self.cursor.loc();
        self.cursor.bump();
        while !self.cursor.at(T::RSquare) {
            if !scratch.bundles.is_empty() {
                self.cursor.expect(T::Comma, "expected ',' in input list")?;
            }
            let tag = self.cursor.string()?;
            let tag = self.tables.strings.intern(&tag);
            self.cursor.expect(T::LParen, "expected '(' in operand bundle")?;
            let first = scratch.bundle_operands.len();
            while !self.cursor.at(T::RParen) {
                if scratch.bundle_operands.len() > first {
                    self.cursor.expect(T::Comma, "expected ',' in input list")?;
                }
                let ty = self.ty(false)?;
                let value = if ty == Type::METADATA { self.metadata_as_value()? } else { self.value(ty)? };
                scratch.bundle_operands.push(value);
            }
            self.cursor.bump();
            let operand_count = (scratch.bundle_operands.len() - first) as u32;
            scratch.bundles.push(BundleInfo { tag, operand_count });
        }
        if scratch.bundles.is_empty() {
            return Err(self.cursor.error_at(loc, "operand bundle set must not be empty"));
        }
        self.cursor.bump();
        Ok(())
    }

    /// Finds the function type and the callee, checks the arguments against the type, and stores arguments
    /// and bundle operands as operands.
    pub(super) fn resolve_call(&mut self, head: CallHead, scratch: &mut CallScratch) -> ParseResult<(CallInfo, Value)> {
        let address = self.tables.types.pointer(head.address_space);
        let known = match head.callee {
            Callee::Global(token) => {
                let name = self.global_name(token);
                self.known_global(name).filter(|&global| self.scope.module.global(global).address_type == address)
            }
            Callee::Known(global) => Some(global),
            _ => None,
        };
        let explicit = self.tables.types.as_function(head.ty).is_some();
        let function_type = match known {
            _ if explicit => head.ty,
            Some(global) if self.is_called_as(self.scope.module.global(global).value_type, head.ty, &scratch.args) => {
                self.scope.module.global(global).value_type
            }
            _ => self.inferred_function_type(&head, scratch)?,
        };
        let callee = match (known, head.callee) {
            (Some(global), _) | (_, Callee::Known(global)) => Value::from(global),
            (_, Callee::Value(value)) => value,
            (_, Callee::Global(token)) => Value::from(self.called_global(token, address, function_type)?),
            (_, Callee::Local(token)) => self.local(token, address)?,
            (_, Callee::Other(ValId { loc, kind: ValIdKind::InlineAsm(asm) })) => {
                self.inline_asm_callee(loc, &asm, function_type)?
            }
            (_, Callee::Other(id)) => self.convert(id, address)?,
        };
        if explicit {
            self.check_arguments(head.loc, function_type, &scratch.args)?;
        }
        scratch.operands.extend(scratch.args.iter().map(|arg| arg.value));
        scratch.operands.extend_from_slice(&scratch.bundle_operands);
        let mut info = CallInfo::new(function_type);
        info.calling_convention = head.calling_convention;
        info.attributes = self.attribute_list(scratch);
        Ok((info, callee))
    }

    /// Whether a function type matches the result and arguments.
    fn is_called_as(&self, function_type: Type, result: Type, args: &[Operand]) -> bool {
        let Some(function) = self.tables.types.as_function(function_type) else { return false };
        function.result == result
            && !function.vararg
            && function.params.len() == args.len()
            && function.params.iter().zip(args).all(|(&param, arg)| param == arg.ty)
    }

    fn inferred_function_type(&mut self, head: &CallHead, scratch: &mut CallScratch) -> ParseResult<Type> {
        if !self.is_valid_result(head.ty) {
            return Err(self.cursor.error_at(head.type_loc, "Invalid result type for LLVM function"));
        }
        scratch.types.push(head.ty);
        scratch.types.extend(scratch.args.iter().map(|arg| arg.ty));
        if let Some(&known) = scratch.function_types.get(scratch.types.as_slice()) {
            return Ok(known);
        }
        let ty = self.tables.types.function(head.ty, &scratch.types[1..], false);
        scratch.function_types.insert(scratch.types.as_slice().into(), ty);
        Ok(ty)
    }

    /// Checks arguments against an explicit function type.
    fn check_arguments(&self, loc: u32, function_type: Type, args: &[Operand]) -> ParseResult<()> {
        let Some(function) = self.tables.types.as_function(function_type) else { return Ok(()) };
        for (number, arg) in args.iter().enumerate() {
            match function.params.get(number) {
                Some(&param) if param != arg.ty => {
                    let param = self.type_text(param);
                    return Err(self.cursor.error_at(arg.loc, format!("argument is not of expected type '{param}'")));
                }
                None if !function.vararg => {
                    return Err(self.cursor.error_at(arg.loc, "too many arguments specified"));
                }
                _ => {}
            }
        }
        if args.len() < function.params.len() {
            return Err(self.cursor.error_at(loc, "not enough parameters specified for call"));
        }
        Ok(())
    }

    /// Returns the attribute list of a call's sets.
    fn attribute_list(&mut self, scratch: &mut CallScratch) -> AttrList {
        let used = scratch.attributes.iter().rposition(|&set| set != AttrSet::EMPTY).map_or(0, |last| last + 1);
        if used == 0 {
            return AttrList::EMPTY;
        }
        scratch.attributes.truncate(used.max(2));
        if let Some(&known) = scratch.lists.get(scratch.attributes.as_slice()) {
            return known;
        }
        let sets = &scratch.attributes;
        let list = self.tables.attributes.intern_list(sets[0], sets[1], &sets[2..]);
        scratch.lists.insert(scratch.attributes.as_slice().into(), list);
        list
    }

    fn inline_asm_callee(&mut self, loc: u32, asm: &InlineAsmId, function_type: Type) -> ParseResult<Value> {
        if let Some(function) = self.tables.types.as_function(function_type) {
            let returns = match (function.result, self.tables.types.struct_fields(function.result)) {
                (Type::VOID, _) => AsmReturn::Void,
                (_, Some(fields)) => AsmReturn::Struct(fields.len()),
                _ => AsmReturn::Single,
            };
            let signature = AsmSignature { returns, params: function.params.len(), variadic: function.vararg };
            if let Err(error) = constraints::verify(&asm.constraints, signature) {
                return Err(self.cursor.error_at(loc, error.message()));
            }
        }
        let data = InlineAsmData {
            function_type,
            template: self.tables.strings.intern(&asm.template),
            constraints: self.tables.strings.intern(&asm.constraints),
            side_effect: asm.side_effect,
            align_stack: asm.align_stack,
            intel_dialect: asm.intel_dialect,
            unwind: asm.unwind,
        };
        Ok(Value::from(self.tables.intern_inline_asm(data)))
    }

    #[inline]
    pub(super) fn append_call(
        &mut self,
        opcode: Opcode,
        result: Type,
        flags: FastMath,
        info: CallInfo,
        indirect: u32,
        scratch: &CallScratch,
    ) -> Inst {
        let body = &mut self.function.body;
        let build = body.build_call(opcode, result, flags.0, info, &scratch.bundles, indirect);
        self.append(build, &scratch.operands)
    }

    /// Records a call of an intrinsic that debug records replace.
    #[inline]
    pub(super) fn note_debug_intrinsic(&mut self, callee: Value, loc: u32) {
        let ValueKind::Global(global) = callee.kind() else { return };
        let name = match global.index().checked_sub(self.scope.module.global_count()) {
            None => self.scope.module.global(global).name,
            Some(at) => match self.found.globals.get(at).map(|found| found.name) {
                Some(Ok(name)) => name,
                _ => return,
            },
        };
        let name = self.tables.str(name);
        if name.starts_with(b"llvm.dbg.")
            && matches!(name, b"llvm.dbg.declare" | b"llvm.dbg.value" | b"llvm.dbg.assign")
        {
            self.found.note_debug_intrinsic(loc);
        }
    }
}
