//! The records of a function in a summary: its own, preceded by those of the types that it tests and of its
//! parameters. The profile of its allocations precedes it, or follows it since LLVM 23.

use draig_ir::summary::{
    Access, AllocationType, ConstCall, Definition, Form, FunctionSummary, TypeInfo, VirtualFunction,
};

use super::{SummaryWriter, range_operands};
use crate::codes::summary as code;
use crate::write::error::{Fault, Result};

impl SummaryWriter<'_, '_> {
    /// Writes all records of a function; `start` is the beginning of its own record, up to the flags.
    pub(super) fn write_function(
        &mut self,
        start: &[u64],
        definition: &Definition,
        function: &FunctionSummary,
    ) -> Result {
        self.write_type_info(&function.type_info);
        self.write_params(function);
        let follows = self.summary_version() >= code::since::FOLLOWING_PROFILE;
        if !follows {
            self.write_memory_profile(function)?;
        }
        let mut record = std::mem::take(&mut self.record);
        record.clear();
        record.extend(start);
        record.extend([
            code::value_flags_word(&definition.flags),
            u64::from(function.instructions),
            u64::from(function.flags),
        ]);
        if self.form == Form::Index {
            let entry_count = 0;
            record.push(entry_count);
        }
        let mut refs: Vec<(Access, u64)> = (definition.refs.iter())
            .filter_map(|reference| Some((reference.access, self.number(reference.value)?)))
            .collect();
        refs.sort_by_key(|&(access, _)| access);
        let count = |wanted: Access| refs.iter().filter(|&&(access, _)| access == wanted).count() as u64;
        record.extend([refs.len() as u64, count(Access::ReadOnly), count(Access::WriteOnly)]);
        record.extend(refs.iter().map(|&(_, number)| number));
        for call in &function.calls {
            if let Some(callee) = self.number(call.callee) {
                record.extend([callee, code::call_word(call)]);
            }
        }
        let kind = if self.form == Form::Index { code::COMBINED_PROFILE } else { code::PERMODULE_PROFILE };
        self.out.record(kind, &record);
        self.record = record;
        if follows { self.write_memory_profile(function) } else { Ok(()) }
    }

    fn write_memory_profile(&mut self, function: &FunctionSummary) -> Result {
        self.write_call_sites(function)?;
        self.write_allocations(function)
    }

    fn write_type_info(&mut self, info: &TypeInfo) {
        if !info.tests.is_empty() {
            self.out.record(code::TYPE_TESTS, &info.tests);
        }
        for (kind, calls) in [
            (code::TYPE_TEST_ASSUME_VCALLS, &info.assume_calls),
            (code::TYPE_CHECKED_LOAD_VCALLS, &info.checked_load_calls),
        ] {
            let operands: Vec<u64> = calls.iter().flat_map(virtual_function).collect();
            if !operands.is_empty() {
                self.out.record(kind, &operands);
            }
        }
        for (kind, calls) in [
            (code::TYPE_TEST_ASSUME_CONST_VCALL, &info.assume_const_calls),
            (code::TYPE_CHECKED_LOAD_CONST_VCALL, &info.checked_load_const_calls),
        ] {
            for ConstCall { function, args } in calls {
                self.record.clear();
                self.record.extend(virtual_function(function));
                self.record.extend(args);
                self.out.record(kind, &self.record);
            }
        }
    }

    /// Writes the facts about parameters, which would be wrong if one of their calls were missing.
    fn write_params(&mut self, function: &FunctionSummary) {
        let mut record = std::mem::take(&mut self.record);
        record.clear();
        for param in &function.params {
            let before = record.len();
            record.push(param.param);
            record.extend(range_operands(param.offsets));
            record.push(param.calls.len() as u64);
            for call in &param.calls {
                let Some(callee) = self.number(call.callee) else {
                    record.truncate(before);
                    break;
                };
                record.extend([call.param, callee]);
                record.extend(range_operands(call.offsets));
            }
        }
        if !record.is_empty() {
            self.out.record(code::PARAM_ACCESS, &record);
        }
        self.record = record;
    }

    /// Appends the numbers of stack ids, which have been written before, to a record.
    fn push_stack_ids(&self, ids: &[u64], record: &mut Vec<u64>) -> Result {
        ids.iter().try_for_each(|id| {
            record.push(*self.stack_ids.get(id).ok_or(Fault::Unnumbered)?);
            Ok(())
        })
    }

    fn write_call_sites(&mut self, function: &FunctionSummary) -> Result {
        let mut record = std::mem::take(&mut self.record);
        for site in &function.call_sites {
            record.clear();
            record.push(self.number_or_zero(site.callee));
            if self.form == Form::Module {
                self.push_stack_ids(&site.stack_ids, &mut record)?;
                self.out.record(code::PERMODULE_CALLSITE_INFO, &record);
                continue;
            }
            record.extend([site.stack_ids.len() as u64, site.clones.len() as u64]);
            self.push_stack_ids(&site.stack_ids, &mut record)?;
            record.extend(site.clones.iter().map(|&clone| u64::from(clone)));
            self.out.record(code::COMBINED_CALLSITE_INFO, &record);
        }
        self.record = record;
        Ok(())
    }

    fn write_allocations(&mut self, function: &FunctionSummary) -> Result {
        let mut record = std::mem::take(&mut self.record);
        let kinds = |kinds: &[AllocationType]| kinds.iter().map(|&ty| code::allocation_number(ty)).collect::<Vec<_>>();
        for allocation in &function.allocations {
            record.clear();
            record.push(allocation.contexts.len() as u64);
            if self.form == Form::Module {
                for context in &allocation.contexts {
                    let start = self.contexts.next().ok_or(Fault::Unnumbered)?;
                    record.extend([code::allocation_number(context.ty), start]);
                }
                self.out.record(code::PERMODULE_ALLOC_INFO, &record);
                continue;
            }
            record.push(allocation.versions.len() as u64);
            record.extend(allocation.contexts.iter().map(|context| code::allocation_number(context.ty)));
            record.extend(kinds(&allocation.versions));
            self.out.record(code::COMBINED_ALLOC_INFO_NO_CONTEXT, &record);
        }
        self.record = record;
        Ok(())
    }
}

fn virtual_function(function: &VirtualFunction) -> [u64; 2] {
    [function.type_guid, function.offset]
}
