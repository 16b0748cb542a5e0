//! The records of calls, and those of their operand bundles, which stand before them.

use draig_ir::{Inst, TailKind, Type, Value, ValueKind};

use super::ModuleWriter;
use super::function::FunctionState;
use crate::codes::function as code;
use crate::codes::operations::call;

/// Before an operand of a bundle: it is metadata (LLVM's `OB_METADATA`).
const METADATA_OPERAND: u64 = 0x8000_0000;

impl ModuleWriter<'_> {
    fn write_bundles(&mut self, state: &FunctionState<'_>, inst: Inst, record: &mut Vec<u64>) {
        for (tag, operands) in state.body.bundles(inst) {
            record.clear();
            record.push(self.tag_number(tag));
            for &operand in operands {
                match operand.kind() {
                    ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => {
                        record.push(METADATA_OPERAND);
                        self.push(state, operand, record);
                    }
                    _ => {
                        self.push_typed(state, operand, record);
                    }
                }
            }
            self.out.record(code::OPERAND_BUNDLE, record);
        }
        record.clear();
    }

    pub(super) fn write_call(&mut self, state: &FunctionState<'_>, inst: Inst, record: &mut Vec<u64>) {
        let body = state.body;
        let (Some(info), Some(callee)) = (body.call(inst), body.callee(inst)) else { return };
        if info.bundle_count() != 0 {
            self.write_bundles(state, inst, record);
        }
        let tail = match info.tail {
            TailKind::None => 0,
            TailKind::Tail => call::TAIL,
            TailKind::MustTail => call::MUST_TAIL,
            TailKind::NoTail => call::NO_TAIL,
        };
        let flags = self.flags(body, inst);
        record.push(self.ids.attributes.number(info.attributes));
        record.push(
            u64::from(info.calling_convention) << call::CONVENTION_SHIFT
                | tail
                | call::EXPLICIT_TYPE
                | if flags == 0 { 0 } else { call::FAST_MATH },
        );
        if flags != 0 {
            record.push(flags);
        }
        self.push_callee(state, inst, info.function_type, callee, record);
        self.out.record(code::INST_CALL, record);
    }

    pub(super) fn write_invoke(&mut self, state: &FunctionState<'_>, inst: Inst, record: &mut Vec<u64>) {
        let body = state.body;
        let (Some(info), Some(callee)) = (body.call(inst), body.callee(inst)) else { return };
        self.write_bundles(state, inst, record);
        record.push(self.ids.attributes.number(info.attributes));
        record.push(u64::from(info.calling_convention) | call::INVOKE_EXPLICIT_TYPE);
        record.extend(body.call_dests(inst).iter().map(|&block| self.block_of(block)));
        self.push_callee(state, inst, info.function_type, callee, record);
        self.out.record(code::INST_INVOKE, record);
    }

    pub(super) fn write_callbr(&mut self, state: &FunctionState<'_>, inst: Inst, record: &mut Vec<u64>) {
        let body = state.body;
        let (Some(info), Some(callee)) = (body.call(inst), body.callee(inst)) else { return };
        let [default, indirect @ ..] = body.call_dests(inst) else { return };
        self.write_bundles(state, inst, record);
        record.push(self.ids.attributes.number(info.attributes));
        record.push(u64::from(info.calling_convention) << call::CONVENTION_SHIFT | call::EXPLICIT_TYPE);
        record.extend([self.block_of(*default), indirect.len() as u64]);
        record.extend(indirect.iter().map(|&block| self.block_of(block)));
        self.push_callee(state, inst, info.function_type, callee, record);
        self.out.record(code::INST_CALLBR, record);
    }

    /// What is called, and the arguments: of a type that the function type says, then variable ones, which say
    /// it themselves.
    fn push_callee(
        &self,
        state: &FunctionState<'_>,
        inst: Inst,
        function_type: Type,
        callee: Value,
        record: &mut Vec<u64>,
    ) {
        record.push(self.ids.types.number(function_type));
        self.push_typed(state, callee, record);
        let args = state.body.call_args(inst);
        let function = self.module.tables.types.as_function(function_type);
        let fixed = function.map_or(0, |function| function.params.len()).min(args.len());
        for &arg in &args[..fixed] {
            match arg.kind() {
                ValueKind::Block(_) => record.push(self.block_of(arg)),
                _ => self.push(state, arg, record),
            }
        }
        for &arg in &args[fixed..] {
            self.push_typed(state, arg, record);
        }
    }
}
