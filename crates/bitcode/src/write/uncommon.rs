//! The records of the instructions that have no abbreviation.

use crate::codes::encodings::RMW_ELEMENTWISE;
use draig_ir::{Inst, Opcode, RmwFlags, Value};

use super::ModuleWriter;
use super::error::{Fault, Result};
use super::function::FunctionState;
use super::globals::align_number;
use super::ids::values::is_scalable;
use crate::codes::function as code;

impl ModuleWriter<'_> {
    /// Appends the operands of an instruction that has no abbreviation; returns the code.
    pub(super) fn push_other(
        &mut self,
        state: &FunctionState<'_>,
        inst: Inst,
        opcode: Opcode,
        operands: &[Value],
        record: &mut Vec<u64>,
    ) -> Result<u32> {
        let body = state.body;
        Ok(match (opcode, operands) {
            (Opcode::Select, &[condition, on_true, on_false]) => {
                self.push_typed(state, on_true, record)?;
                self.push(state, on_false, record)?;
                self.push_typed(state, condition, record)?;
                self.push_flags(body, inst, record);
                code::INST_VSELECT
            }
            (Opcode::Switch, &[condition, default, ref cases @ ..]) if cases.len().is_multiple_of(2) => {
                record.push(self.type_number_of(state, condition)?);
                self.push(state, condition, record)?;
                record.push(self.block_of(default)?);
                for case in cases.chunks_exact(2) {
                    // Case values are not relative numbers.
                    record.extend([u64::from(self.ids.values.number(case[0])?), self.block_of(case[1])?]);
                }
                code::INST_SWITCH
            }
            (Opcode::IndirectBr, &[address, ref destinations @ ..]) => {
                record.push(self.type_number_of(state, address)?);
                self.push(state, address, record)?;
                self.push_blocks(destinations, record)?;
                code::INST_INDIRECTBR
            }
            (Opcode::ExtractValue, [_]) => {
                self.push_all(state, operands, record)?;
                record.extend(body.indices(inst).iter().map(|&index| u64::from(index)));
                code::INST_EXTRACTVAL
            }
            (Opcode::InsertValue, [_, _]) => {
                self.push_all(state, operands, record)?;
                record.extend(body.indices(inst).iter().map(|&index| u64::from(index)));
                code::INST_INSERTVAL
            }
            (Opcode::ExtractElement, [_, _]) => {
                self.push_all(state, operands, record)?;
                code::INST_EXTRACTELT
            }
            (Opcode::InsertElement, &[vector, element, index]) => {
                self.push_typed(state, vector, record)?;
                self.push(state, element, record)?;
                self.push_typed(state, index, record)?;
                code::INST_INSERTELT
            }
            (Opcode::ShuffleVector, &[first, second]) => {
                self.push_typed(state, first, record)?;
                self.push(state, second, record)?;
                let types = &self.ids.types;
                let scalable = is_scalable(types, body.inst_type(inst));
                let mask = self.ids.values.mask_number(types, scalable, body.shuffle_mask(inst))?;
                record.push(u64::from(state.next.wrapping_sub(mask)));
                code::INST_SHUFFLEVEC
            }
            (Opcode::LandingPad, _) => {
                record.push(self.number_of_type(body.inst_type(inst))?);
                record.extend([u64::from(body.is_cleanup(inst)), operands.len() as u64]);
                for (number, &clause) in operands.iter().enumerate() {
                    record.push(u64::from(body.is_filter(inst, number)));
                    self.push_typed(state, clause, record)?;
                }
                code::INST_LANDINGPAD
            }
            (Opcode::CleanupRet, &[pad, ref destination @ ..]) if destination.len() <= 1 => {
                self.push(state, pad, record)?;
                self.push_blocks(destination, record)?;
                code::INST_CLEANUPRET
            }
            (Opcode::CatchRet, &[pad, destination]) => {
                self.push(state, pad, record)?;
                record.push(self.block_of(destination)?);
                code::INST_CATCHRET
            }
            (Opcode::CatchPad | Opcode::CleanupPad, &[ref args @ .., parent]) => {
                self.push(state, parent, record)?;
                record.push(args.len() as u64);
                self.push_all(state, args, record)?;
                if opcode == Opcode::CatchPad { code::INST_CATCHPAD } else { code::INST_CLEANUPPAD }
            }
            (Opcode::CatchSwitch, &[parent, ref destinations @ ..]) => {
                self.push(state, parent, record)?;
                let unwinds = usize::from(body.has_unwind_dest(inst));
                let (unwind, handlers) = destinations.split_at_checked(unwinds).ok_or(Fault::OperandCount)?;
                record.push(handlers.len() as u64);
                self.push_blocks(handlers, record)?;
                self.push_blocks(unwind, record)?;
                code::INST_CATCHSWITCH
            }
            (Opcode::CmpXchg, &[pointer, compared, new]) => {
                let access = body.memory_access(inst);
                self.push_all(state, &[pointer, compared], record)?;
                self.push(state, new, record)?;
                record.push(u64::from(access.volatile));
                self.push_atomic(&access, record)?;
                record.extend([access.failure as u64, u64::from(access.weak), align_number(access.align)]);
                code::INST_CMPXCHG
            }
            (Opcode::AtomicRmw, &[pointer, value]) => {
                let access = body.memory_access(inst);
                self.push_all(state, &[pointer, value], record)?;
                let elementwise = body.flag_bits(inst) & RmwFlags::ELEMENTWISE.0 != 0;
                let elementwise = if elementwise { RMW_ELEMENTWISE } else { 0 };
                record.push(body.rmw_op(inst).ok_or(Fault::Parts)? as u64 | elementwise);
                record.push(u64::from(access.volatile));
                self.push_atomic(&access, record)?;
                record.push(align_number(access.align));
                code::INST_ATOMICRMW
            }
            (Opcode::Fence, []) => {
                self.push_atomic(&body.memory_access(inst), record)?;
                code::INST_FENCE
            }
            (Opcode::VaArg, &[list]) => {
                record.push(self.type_number_of(state, list)?);
                self.push(state, list, record)?;
                record.push(self.number_of_type(body.inst_type(inst))?);
                code::INST_VAARG
            }
            (Opcode::Resume, [_]) => {
                self.push_all(state, operands, record)?;
                code::INST_RESUME
            }
            (Opcode::Freeze, [_]) => {
                self.push_all(state, operands, record)?;
                code::INST_FREEZE
            }
            // Every opcode is above or has a separate record.
            _ => return Err(Fault::OperandCount),
        })
    }
}
