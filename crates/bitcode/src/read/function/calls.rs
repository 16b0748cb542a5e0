//! Calls and operand bundles.

use draig_ir::{AttrList, BundleInfo, CallInfo, Opcode, TailKind, Type, Value, ValueKind};

use draig_tables::AttrKind;
use draig_target::constraints;

use super::{BodyReader, Slot};
use crate::codes::operations::{self, call as bits};
use crate::read::attributes;
use crate::read::fault::{Result, fault, invalid_record};
use crate::read::records::operand;
use crate::read::types::NO_ID;

/// Marks metadata among the operands of a bundle.
const BUNDLE_METADATA: u64 = 0x8000_0000;

/// The highest number of a calling convention.
const MAX_CONVENTION: u64 = 1023;

/// The fields of a call's record before the arguments.
pub(super) struct Head {
    pub(super) callee: Slot,
    pub(super) function_type: Type,
    function_type_id: u32,
}

impl BodyReader<'_, '_> {
    /// Returns the function type, if the record has it, and the callee.
    fn callee(&mut self, operands: &[u64], at: &mut usize, explicit: bool, what: &str) -> Result<Head> {
        let explicit = match explicit {
            true => {
                let id = operand(operands, *at)?;
                *at += 1;
                let ty = self.scope.types.ty(id)?;
                if self.tables.types.as_function(ty).is_none() {
                    return Err(fault(format!("Explicit {what} type is not a function type")));
                }
                Some((ty, id as u32))
            }
            false => None,
        };
        let callee = self.typed_value(operands, at)?;
        if !self.is_pointer(callee.ty) {
            return Err(fault("Callee is not a pointer"));
        }
        let (function_type, function_type_id) = match explicit {
            Some(known) => known,
            None => {
                let (ty, id) = self.pointee(callee.id, "Callee is not of pointer to function type")?;
                if self.tables.types.as_function(ty).is_none() {
                    return Err(fault("Callee is not of pointer to function type"));
                }
                (ty, id)
            }
        };
        Ok(Head { callee, function_type, function_type_id })
    }

    /// Reads arguments and puts them, the bundles, `tail` and the callee into one list.
    fn arguments(&mut self, operands: &[u64], mut at: usize, head: &Head, tail: &[Value]) -> Result<Vec<Value>> {
        let mut list = std::mem::take(&mut self.operands);
        list.clear();
        let Some(ty) = self.tables.types.as_function(head.function_type) else { return Err(invalid_record()) };
        let (count, vararg) = (ty.params.len(), ty.vararg);
        if operands.len() < at + count {
            return Err(fault("Insufficient operands to call"));
        }
        for number in 0..count {
            let Some(&ty) = self.tables.types.as_function(head.function_type).and_then(|ty| ty.params.get(number))
            else {
                return Err(invalid_record());
            };
            let argument = operands[at];
            at += 1;
            list.push(if ty == Type::LABEL { self.block(argument)?.into() } else { self.value(argument, ty)? });
        }
        if vararg {
            while at < operands.len() {
                list.push(self.typed_value(operands, &mut at)?.value);
            }
        } else if at != operands.len() {
            return Err(invalid_record());
        }
        list.append(&mut self.bundle_operands);
        list.extend_from_slice(tail);
        list.push(head.callee.value);
        Ok(list)
    }

    /// Returns the attributes of a call, with the types that typed pointers implied.
    fn typed_attributes(&mut self, list: AttrList, head: &Head) -> AttrList {
        let types = &self.scope.types;
        let id = head.function_type_id;
        let pointee = |number: usize| types.get(u64::from(types.part(types.part(id, number + 1)?, 0)?));
        let mut list = attributes::with_types(self.tables, list, pointee);
        let places: Vec<usize> = match head.callee.value.kind() {
            ValueKind::InlineAsm(asm) => {
                let constraints = self.tables.str(self.tables.inline_asm(asm).constraints);
                let all = constraints::parse(constraints).unwrap_or_default();
                let arguments = all.iter().filter(|info| info.has_argument()).enumerate();
                arguments.filter(|(_, info)| info.indirect).map(|(number, _)| number).collect()
            }
            ValueKind::Global(global) => self.scope.element_typed_params(global).to_vec(),
            _ => Vec::new(),
        };
        for number in places {
            if let Some(ty) = pointee(number) {
                list = attributes::with_type(self.tables, list, number, AttrKind::ElementType, ty);
            }
        }
        list
    }

    fn add_call(
        &mut self,
        opcode: Opcode,
        flags: u8,
        info: CallInfo,
        indirect: u32,
        head: &Head,
        list: Vec<Value>,
    ) -> Result<()> {
        let Some(ty) = self.tables.types.as_function(info.function_type) else { return Err(invalid_record()) };
        let result = ty.result;
        let mut info = info;
        if self.scope.types.typed_pointers {
            info.attributes = self.typed_attributes(info.attributes, head);
        }
        let bundles = std::mem::take(&mut self.bundles);
        let build = self.body.build_call(opcode, result, flags, info, &bundles, indirect);
        self.bundles = bundles;
        self.bundles.clear();
        let id = match self.scope.types.typed_pointers {
            true => self.part_id(head.function_type_id, 0),
            false => NO_ID,
        };
        let done = self.add(build, &list, id);
        self.operands = list;
        done.map(|_| ())
    }

    pub(super) fn call(&mut self, operands: &[u64]) -> Result<()> {
        let (&[attributes, convention], _) = operands.split_first_chunk::<2>().ok_or_else(invalid_record)?;
        let mut at = 2;
        let mut flags = 0;
        if convention & bits::FAST_MATH != 0 {
            flags = operations::fast_math(operand(operands, at)?).0;
            at += 1;
            if flags == 0 {
                return Err(fault("Fast math flags indicator set for call with no FMF"));
            }
        }
        let head = self.callee(operands, &mut at, convention & bits::EXPLICIT_TYPE != 0, "call")?;
        let list = self.arguments(operands, at, &head, &[])?;
        let mut info = CallInfo::new(head.function_type);
        info.attributes = self.attribute_list(attributes)?;
        info.calling_convention = (convention >> bits::CONVENTION_SHIFT & MAX_CONVENTION) as u16;
        info.tail = if convention & bits::NO_TAIL != 0 {
            TailKind::NoTail
        } else if convention & bits::MUST_TAIL != 0 {
            TailKind::MustTail
        } else if convention & bits::TAIL != 0 {
            TailKind::Tail
        } else {
            TailKind::None
        };
        if flags != 0 {
            let result = self.tables.types.as_function(head.function_type).map_or(Type::VOID, |ty| ty.result);
            if !self.is_float_result(result) {
                return Err(fault(
                    "Fast-math-flags specified for call without floating-point scalar or vector return type",
                ));
            }
        }
        self.add_call(Opcode::Call, flags, info, 0, &head, list)
    }

    pub(super) fn invoke(&mut self, operands: &[u64]) -> Result<()> {
        let (&[attributes, convention, normal, unwind], _) =
            operands.split_first_chunk::<4>().ok_or_else(invalid_record)?;
        let mut at = 4;
        let dests = [self.block(normal)?.into(), self.block(unwind)?.into()];
        let head = self.callee(operands, &mut at, convention & bits::INVOKE_EXPLICIT_TYPE != 0, "invoke")?;
        let list = self.arguments(operands, at, &head, &dests)?;
        let info = self.invoke_info(&head, attributes, convention)?;
        self.add_call(Opcode::Invoke, 0, info, 0, &head, list)?;
        self.block += 1;
        Ok(())
    }

    fn invoke_info(&mut self, head: &Head, attributes: u64, convention: u64) -> Result<CallInfo> {
        let mut info = CallInfo::new(head.function_type);
        info.attributes = self.attribute_list(attributes)?;
        info.calling_convention = (convention & MAX_CONVENTION) as u16;
        Ok(info)
    }

    pub(super) fn call_br(&mut self, operands: &[u64]) -> Result<()> {
        let (&[attributes, convention, default, count], rest) =
            operands.split_first_chunk::<4>().ok_or_else(invalid_record)?;
        let count = usize::try_from(count).ok().filter(|&count| count <= rest.len()).ok_or_else(invalid_record)?;
        let mut dests = vec![self.block(default)?.into()];
        for &block in &rest[..count] {
            dests.push(self.block(block)?.into());
        }
        let mut at = 4 + count;
        let mut head = self.callee(operands, &mut at, convention & bits::EXPLICIT_TYPE != 0, "call")?;
        let mut list = self.arguments(operands, at, &head, &dests)?;
        let upgraded = self.upgrade_call_br(&mut head, &mut list, &rest[..count])?;
        // The word is that of a `call`, not of an `invoke`.
        let info = self.invoke_info(&head, attributes, convention >> bits::CONVENTION_SHIFT)?;
        self.add_call(Opcode::CallBr, 0, info, count as u32, &head, list)?;
        if upgraded {
            self.old_call_brs.extend(self.insts.last());
        }
        self.block += 1;
        Ok(())
    }

    /// Reads a bundle of the next call.
    pub(super) fn bundle(&mut self, operands: &[u64]) -> Result<()> {
        let (&tag, rest) = operands.split_first().ok_or_else(invalid_record)?;
        let tag = usize::try_from(tag).ok().and_then(|tag| self.scope.bundle_tags.get(tag).copied());
        let tag = tag.ok_or_else(invalid_record)?;
        let before = self.bundle_operands.len();
        let mut at = 0;
        while at < rest.len() {
            let value = if rest[at] == BUNDLE_METADATA && rest.len() > at + 1 {
                at += 2;
                let number = self.value_number(rest[at - 1]);
                self.metadata_operand(number)?
            } else {
                self.typed_value(rest, &mut at)?.value
            };
            self.bundle_operands.push(value);
        }
        let operand_count = (self.bundle_operands.len() - before) as u32;
        self.bundles.push(BundleInfo { tag, operand_count });
        Ok(())
    }
}
