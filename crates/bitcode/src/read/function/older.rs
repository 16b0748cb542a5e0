//! Instructions that look like current ones but had a different meaning in older versions of LLVM.

use draig_ir::metadata::Class;
use draig_ir::{Block, ConstKind, Metadata, Opcode, Tables, Value, ValueKind};
use draig_tables::dwarf;
use draig_target::constraints::{self, ConstraintKind};

use super::BodyReader;
use super::calls::Head;
use crate::read::fault::{Result, fault, invalid_record};

impl BodyReader<'_, '_> {
    /// Removes the indirect destinations of a `callbr` from its arguments. Until LLVM 15 they were also
    /// arguments: block addresses, for constraints other than labels. Returns whether there were any.
    pub(super) fn upgrade_call_br(&mut self, head: &mut Head, list: &mut Vec<Value>, indirect: &[u64]) -> Result<bool> {
        let ValueKind::InlineAsm(asm) = head.callee.value.kind() else { return Ok(false) };
        let mut data = *self.tables.inline_asm(asm);
        let text = self.tables.str(data.constraints).to_vec();
        let Ok(infos) = constraints::parse(&text) else { return Ok(false) };
        if indirect.is_empty() || infos.iter().any(|info| info.kind == ConstraintKind::Label) {
            return Ok(false);
        }
        let Some(ty) = self.tables.types.as_function(head.function_type).cloned() else {
            return Err(invalid_record());
        };
        let mismatch = || fault("callbr argument does not match indirect dest");
        let first = ty.params.len().checked_sub(indirect.len()).ok_or_else(mismatch)?;
        for (number, &block) in indirect.iter().enumerate() {
            let constant = list.get(first + number).and_then(|value| value.as_const());
            let kind = constant.map(|constant| self.tables.constants.kind(constant));
            let block = u32::try_from(block).map(Block::from_u32).map_err(|_| mismatch())?;
            match kind {
                Some(ConstKind::BlockAddress(function, of)) if self.function == Some(*function) && *of == block => {}
                _ => return Err(mismatch()),
            }
        }
        list.drain(first..first + indirect.len());
        let mut new = Vec::with_capacity(text.len() + indirect.len());
        let mut argument = 0;
        for (info, element) in infos.iter().zip(text.split(|&byte| byte == b',')) {
            if !new.is_empty() {
                new.push(b',');
            }
            if info.has_argument() {
                if argument >= first {
                    new.push(b'!');
                }
                argument += 1;
            }
            new.extend_from_slice(element);
        }
        head.function_type = self.tables.types.function(ty.result, &ty.params[..first], ty.vararg);
        data.function_type = head.function_type;
        data.constraints = self.tables.strings.intern(&new);
        head.callee.value = self.tables.intern_inline_asm(data).into();
        if let Some(callee) = list.last_mut() {
            *callee = head.callee.value;
        }
        Ok(true)
    }

    /// Removes the initial `DW_OP_deref` from expressions of `llvm.dbg.declare`. It once marked a parameter
    /// as an address, which the intrinsic itself implies.
    pub(super) fn upgrade_declares(&mut self) {
        let Some(declare) = self.scope.metadata.declare else { return };
        if !self.scope.metadata.has_old_expressions && !self.ids.had_old_expression {
            return;
        }
        for at in 0..self.insts.len() {
            let inst = self.insts[at];
            let operands = self.body.operands(inst);
            if self.body.opcode(inst) != Opcode::Call || operands.last() != Some(&declare.into()) {
                continue;
            }
            let (Some(&address), Some(&expression)) = (operands.first(), operands.get(2)) else { continue };
            let is_parameter = match address.kind() {
                ValueKind::LocalMetadata(id) => match self.body.local_metadata(id) {
                    draig_ir::LocalMetadataData::Value(value) => matches!(value.kind(), ValueKind::Arg(_)),
                    draig_ir::LocalMetadataData::ArgList(_) => false,
                },
                _ => false,
            };
            let ValueKind::Metadata(expression) = expression.kind() else { continue };
            if let (true, Some(new)) = (is_parameter, without_deref(self.tables, expression)) {
                self.body.set_operand_unchecked(inst, 2, new.into());
            }
        }
    }
}

/// Returns an expression without its initial `DW_OP_deref`.
fn without_deref(tables: &mut Tables, expression: Metadata) -> Option<Metadata> {
    let deref = dwarf::OP.number(b"DW_OP_deref").map(u64::from);
    let node = tables.metadata.node(expression).filter(|node| node.class() == Class::DIExpression)?;
    let elements: Vec<u64> = node.elements().collect();
    let (&first, rest) = elements.split_first()?;
    if Some(first) != deref {
        return None;
    }
    let mut writer = draig_ir::metadata::NodeWriter::new(Class::DIExpression);
    rest.iter().for_each(|&element| writer.push_element(element));
    Some(tables.metadata.intern_node(Class::DIExpression, false, writer.words()))
}
