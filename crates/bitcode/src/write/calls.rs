//! The records of calls and of their operand bundles, which precede them.

use draig_ir::{Body, CallInfo, Inst, TailKind, Value, ValueKind};

use super::ModuleWriter;
use super::error::{Fault, Result};
use super::function::FunctionState;
use crate::codes::function as code;
use crate::codes::operations::call;

/// Marks an operand of a bundle as metadata (LLVM's `OB_METADATA`).
const METADATA_OPERAND: u64 = 0x8000_0000;

/// Returns the parts of a call other than its operands, and the callee.
fn parts(body: &Body, inst: Inst) -> Result<(&CallInfo, Value)> {
    let (info, callee) = body.call(inst).zip(body.callee(inst)).ok_or(Fault::Parts)?;
    match u64::from(info.calling_convention) >> call::CONVENTION_BITS {
        0 => Ok((info, callee)),
        _ => Err(Fault::CallingConvention),
    }
}

impl ModuleWriter<'_> {
    fn write_bundles(&mut self, state: &FunctionState<'_>, inst: Inst, record: &mut Vec<u64>) -> Result {
        for (tag, operands) in state.body.bundles(inst) {
            record.clear();
            record.push(*self.ids.tag_numbers.get(&tag).ok_or(Fault::Unnumbered)?);
            for &operand in operands {
                match operand.kind() {
                    ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => {
                        let number = self.argument_number(state.body, operand)?;
                        record.extend([METADATA_OPERAND, u64::from(state.next.wrapping_sub(number))]);
                    }
                    _ => {
                        self.push_argument(state, operand, record)?;
                    }
                }
            }
            self.out.record(code::OPERAND_BUNDLE, record);
        }
        record.clear();
        Ok(())
    }

    pub(super) fn write_call(&mut self, state: &FunctionState<'_>, inst: Inst, record: &mut Vec<u64>) -> Result {
        let body = state.body;
        let (info, callee) = parts(body, inst)?;
        if info.bundle_count() != 0 {
            self.write_bundles(state, inst, record)?;
        }
        let tail = match info.tail {
            TailKind::None => 0,
            TailKind::Tail => call::TAIL,
            TailKind::MustTail => call::MUST_TAIL,
            TailKind::NoTail => call::NO_TAIL,
        };
        let flags = self.flags(body, inst);
        record.push(self.ids.attributes.number(info.attributes)?);
        record.push(
            u64::from(info.calling_convention) << call::CONVENTION_SHIFT
                | tail
                | call::EXPLICIT_TYPE
                | if flags == 0 { 0 } else { call::FAST_MATH },
        );
        if flags != 0 {
            record.push(flags);
        }
        self.push_callee(state, inst, info, callee, record)?;
        self.out.record(code::INST_CALL, record);
        Ok(())
    }

    pub(super) fn write_invoke(&mut self, state: &FunctionState<'_>, inst: Inst, record: &mut Vec<u64>) -> Result {
        let body = state.body;
        let (info, callee) = parts(body, inst)?;
        self.write_bundles(state, inst, record)?;
        record.push(self.ids.attributes.number(info.attributes)?);
        record.push(u64::from(info.calling_convention) | call::INVOKE_EXPLICIT_TYPE);
        self.push_blocks(body.call_dests(inst), record)?;
        self.push_callee(state, inst, info, callee, record)?;
        self.out.record(code::INST_INVOKE, record);
        Ok(())
    }

    pub(super) fn write_callbr(&mut self, state: &FunctionState<'_>, inst: Inst, record: &mut Vec<u64>) -> Result {
        let body = state.body;
        let (info, callee) = parts(body, inst)?;
        let [default, indirect @ ..] = body.call_dests(inst) else { return Err(Fault::OperandCount) };
        self.write_bundles(state, inst, record)?;
        record.push(self.ids.attributes.number(info.attributes)?);
        record.push(u64::from(info.calling_convention) << call::CONVENTION_SHIFT | call::EXPLICIT_TYPE);
        record.extend([self.block_of(*default)?, indirect.len() as u64]);
        self.push_blocks(indirect, record)?;
        self.push_callee(state, inst, info, callee, record)?;
        self.out.record(code::INST_CALLBR, record);
        Ok(())
    }

    /// Appends the callee and the arguments. The function type gives the types of the fixed arguments;
    /// variable ones include theirs.
    fn push_callee(
        &self,
        state: &FunctionState<'_>,
        inst: Inst,
        info: &CallInfo,
        callee: Value,
        record: &mut Vec<u64>,
    ) -> Result {
        let body = state.body;
        let function = self.module.tables.types.as_function(info.function_type).ok_or(Fault::CallType)?;
        if function.result != body.inst_type(inst) {
            return Err(Fault::Result);
        }
        record.push(self.ids.types.number(info.function_type)?);
        self.push_typed(state, callee, record)?;
        let (fixed, variable) = body.call_args(inst).split_at_checked(function.params.len()).ok_or(Fault::Arguments)?;
        if !variable.is_empty() && !function.vararg {
            return Err(Fault::Arguments);
        }
        for &arg in fixed {
            match arg.kind() {
                ValueKind::Block(_) => record.push(self.block_of(arg)?),
                _ => record.push(u64::from(state.next.wrapping_sub(self.argument_number(body, arg)?))),
            }
        }
        for &arg in variable {
            self.push_argument(state, arg, record)?;
        }
        Ok(())
    }
}
