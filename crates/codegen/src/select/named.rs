//! Registers by name (LangRef "'llvm.read_register'", "'llvm.write_register'").

use draig_ir::{Inst, Type, ValueKind};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::{Machine, Selected, Selector};

/// Whether an intrinsic reads or writes a register that its argument names.
pub(crate) fn is_of_register(id: IntrinsicId) -> bool {
    matches!(id, ids::READ_REGISTER | ids::READ_VOLATILE_REGISTER | ids::WRITE_REGISTER)
}

impl<'m, T: Machine> Selector<'_, 'm, T> {
    /// Returns the name of the register that a call reads or writes, and the type of its value.
    pub(crate) fn register_name(&self, inst: Inst, ty: Type, is_write: bool) -> Selected<(&'m [u8], Type)> {
        let (module, arguments) = (self.module, self.body.call_args(inst));
        let pool = &module.tables.metadata;
        let name = match arguments.first().map(|argument| argument.kind()) {
            Some(ValueKind::Metadata(node)) => pool.node(node).and_then(|node| pool.as_string(node.operand(0)?)),
            _ => None,
        };
        let Some(name) = name.map(|name| module.tables.str(name)) else {
            return self.refuse("a register without a name");
        };
        // LLVM reads it as a C string; front ends write the zero at its end.
        let end = name.iter().position(|&byte| byte == 0).unwrap_or(name.len());
        Ok((&name[..end], if is_write { self.type_of(arguments[1]) } else { ty }))
    }
}
