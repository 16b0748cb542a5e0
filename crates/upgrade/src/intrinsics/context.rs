//! Context for rewriters of retired intrinsics: the call, and an editor of its function whose insertion point is
//! before the call. New instructions have the call's debug location. As in LLVM, the call's fast-math flags are
//! lost unless a rewriter copies them.

use std::ops::{Deref, DerefMut};

use super::Outcome;
use draig_ir::intrinsics::{self, IntrinsicId};
use draig_ir::{AttrList, BundleInfo, FunctionEditor, Global, Inst, Opcode, Type, Value};

/// A call of a retired intrinsic, and an editor of the function that contains it.
pub(crate) struct UpgradeContext<'a> {
    /// The editor, which dereferencing yields.
    pub(super) editor: FunctionEditor<'a>,
    /// The call.
    pub(crate) call: Inst,
    /// The name of the retired intrinsic without `llvm.`.
    pub(crate) name: &'a [u8],
}

impl<'a> Deref for UpgradeContext<'a> {
    type Target = FunctionEditor<'a>;

    fn deref(&self) -> &FunctionEditor<'a> {
        &self.editor
    }
}

impl<'a> DerefMut for UpgradeContext<'a> {
    fn deref_mut(&mut self) -> &mut FunctionEditor<'a> {
        &mut self.editor
    }
}

impl<'a> UpgradeContext<'a> {
    /// Creates the context of a call.
    pub(super) fn new(mut editor: FunctionEditor<'a>, call: Inst, name: &'a [u8]) -> UpgradeContext<'a> {
        editor.position_before(call);
        editor.set_debug_loc(editor.body().debug_loc(call));
        UpgradeContext { editor, call, name }
    }

    /// Returns the part of the intrinsic's name after `prefix`, or the whole name if it has no such prefix.
    pub(crate) fn name_after(&self, prefix: &str) -> &'a [u8] {
        self.name.strip_prefix(prefix.as_bytes()).unwrap_or(self.name)
    }

    /// Returns an argument of the call; `None` if there are fewer.
    pub(crate) fn arg(&self, number: usize) -> Option<Value> {
        self.body().call_args(self.call).get(number).copied()
    }

    /// Returns the arguments of the call.
    pub(crate) fn args(&self) -> Vec<Value> {
        self.body().call_args(self.call).to_vec()
    }

    /// Number of arguments of the call.
    pub(crate) fn arg_count(&self) -> usize {
        self.body().call_args(self.call).len()
    }

    /// Returns the type of an argument; `None` if there are fewer.
    pub(crate) fn arg_type(&self, number: usize) -> Option<Type> {
        Some(self.type_of(self.arg(number)?))
    }

    /// Returns the types of these values.
    pub(crate) fn arg_types(&self, args: &[Value]) -> Vec<Type> {
        args.iter().map(|&arg| self.type_of(arg)).collect()
    }

    /// Returns the type of the call's result.
    pub(crate) fn result_type(&self) -> Type {
        self.body().inst_type(self.call)
    }

    /// Returns the attributes of the call.
    pub(crate) fn call_attributes(&self) -> AttrList {
        self.body().call(self.call).map_or(AttrList::EMPTY, |info| info.attributes)
    }

    /// Moves the name of the call to another instruction.
    pub(crate) fn take_name(&mut self, inst: Inst) {
        let call = self.call;
        let names = self.body_mut().names_mut();
        if let Some(name) = names.get(call).map(<[u8]>::to_vec) {
            names.set_unchecked(call, b"");
            names.set_unchecked(inst, &name);
        }
    }

    /// Returns the declaration of an intrinsic for these overload types, adding it if it is new. `None` if
    /// the types do not match.
    pub(crate) fn declaration(&mut self, id: IntrinsicId, overloads: &[Type]) -> Option<Global> {
        super::declare(self.module_mut(), id, overloads)
    }

    /// Calls an intrinsic. `None` if the overload types do not match.
    pub(crate) fn intrinsic(&mut self, id: IntrinsicId, overloads: &[Type], args: &[Value]) -> Option<Value> {
        let callee = self.declaration(id, overloads)?;
        Some(self.call_function(callee, args).into())
    }

    /// Calls the intrinsic with this base name, such as `x86.sse41.ptestc`. `None` if there is no such
    /// intrinsic, or the overload types do not match.
    pub(crate) fn intrinsic_named(&mut self, name: &str, overloads: &[Type], args: &[Value]) -> Option<Value> {
        self.intrinsic(by_name(name)?, overloads, args)
    }

    /// Replaces callee and arguments of the call. It keeps its other properties, but not its name. `None` if
    /// the types do not match.
    pub(crate) fn call_in_place(&mut self, callee: Global, args: &[Value]) -> Option<Outcome> {
        let function_type = self.module().global(callee).value_type;
        let result = self.module().tables.types.as_function(function_type)?.result;
        if result != self.result_type() || self.arg_types(args) != self.module().param_types(callee) {
            return None;
        }
        let call = self.call;
        let mut info = *self.body().call(call)?;
        info.function_type = function_type;
        let mut operands = args.to_vec();
        let mut bundles = Vec::new();
        for (tag, values) in self.body().bundles(call) {
            bundles.push(BundleInfo { tag, operand_count: values.len() as u32 });
            operands.extend_from_slice(values);
        }
        operands.push(callee.into());
        let flags = self.body().flag_bits(call);
        let build = self.body_mut().build_call(Opcode::Call, result, flags, info, &bundles, 0);
        self.body_mut().replace_inst(call, build, &operands);
        self.body_mut().names_mut().set_unchecked(call, b"");
        Some(Outcome::Keep)
    }
}

/// Returns the intrinsic with this base name, without `llvm.`.
pub(crate) fn by_name(name: &str) -> Option<IntrinsicId> {
    let full = [b"llvm.", name.as_bytes()].concat();
    intrinsics::lookup(&full).filter(|id| id.name().as_bytes() == full)
}
