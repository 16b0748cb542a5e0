//! Profiled allocations in a summary, and the calls in their contexts.

use draig_ir::summary::{Allocation, AllocationContext, AllocationType, CallSite, DefinitionKind, FunctionSummary};

use super::SummaryReader;
use crate::codes::summary as code;
use crate::read::fault::{Result, invalid_record};
use crate::read::records::operand;

/// Maximum total number of stack ids in the contexts of a summary: the file shares them.
const MAX_CONTEXT_IDS: usize = 1 << 22;

impl SummaryReader<'_> {
    pub(super) fn memory_profile(&mut self, kind: u32, operands: &[u64]) -> Result<()> {
        match kind {
            code::STACK_IDS if self.version < code::since::HALVES => self.stack_ids = operands.to_vec(),
            code::STACK_IDS => {
                let (pairs, odd) = operands.as_chunks::<2>();
                if !odd.is_empty() {
                    return Err(invalid_record());
                }
                self.stack_ids = pairs.iter().map(|&[high, low]| code::from_halves(high, low)).collect();
            }
            code::CONTEXT_RADIX_TREE_ARRAY => self.contexts = operands.to_vec(),
            code::PERMODULE_CALLSITE_INFO | code::COMBINED_CALLSITE_INFO => {
                let site = self.call_site(operands, kind == code::COMBINED_CALLSITE_INFO)?;
                self.profiled_function()?.call_sites.push(site);
            }
            _ => {
                let allocation = self.allocation(kind, operands)?;
                self.profiled_function()?.allocations.push(allocation);
            }
        }
        Ok(())
    }

    /// Returns the function that a record of the profile belongs to: the next one, or the last one in newer files.
    fn profiled_function(&mut self) -> Result<&mut FunctionSummary> {
        if self.version < code::since::FOLLOWING_PROFILE {
            return Ok(&mut self.pending);
        }
        let value = self.last_function.ok_or_else(invalid_record)?;
        let last = self.summary.values.get_mut(value.index()).and_then(|data| data.definitions.last_mut());
        match last.map(|definition| &mut definition.kind) {
            Some(DefinitionKind::Function(function)) => Ok(function),
            _ => Err(invalid_record()),
        }
    }

    fn stack_id(&self, number: u64) -> Result<u64> {
        let at = usize::try_from(number).ok();
        at.and_then(|at| self.stack_ids.get(at).copied()).ok_or_else(invalid_record)
    }

    fn call_site(&mut self, operands: &[u64], combined: bool) -> Result<CallSite> {
        let (&callee, rest) = operands.split_first().ok_or_else(invalid_record)?;
        let (ids, clones) = match combined {
            false => (rest, vec![0]),
            true => {
                let &[count, versions, ref rest @ ..] = rest else { return Err(invalid_record()) };
                let count = usize::try_from(count).ok().filter(|&count| count <= rest.len());
                let (ids, rest) = rest.split_at(count.ok_or_else(invalid_record)?);
                let versions = usize::try_from(versions).ok().and_then(|count| rest.get(..count));
                (ids, versions.ok_or_else(invalid_record)?.iter().map(|&clone| clone as u32).collect())
            }
        };
        let stack_ids = ids.iter().map(|&id| self.stack_id(id)).collect::<Result<Vec<u64>>>()?;
        // Indirect calls have no callee.
        let callee = self.value(callee).ok();
        Ok(CallSite { callee, clones, stack_ids })
    }

    fn allocation(&mut self, kind: u32, operands: &[u64]) -> Result<Allocation> {
        let combined = kind != code::PERMODULE_ALLOC_INFO;
        let with_contexts = kind != code::COMBINED_ALLOC_INFO_NO_CONTEXT;
        let mut at = 0;
        let mut count = u64::MAX;
        if combined || self.version >= code::since::COUNTED_CONTEXTS {
            count = operand(operands, 0)?;
            at = 1;
        }
        let versions = if combined { operand(operands, 1)? } else { 0 };
        at += usize::from(combined);
        let mut contexts = Vec::new();
        while (contexts.len() as u64) < count && (count != u64::MAX || at < operands.len()) {
            let ty = allocation_type(operand(operands, at)?);
            at += 1;
            let stack_ids = if with_contexts { self.context(operands, &mut at)? } else { Vec::new() };
            contexts.push(AllocationContext { ty, stack_ids });
        }
        let versions = usize::try_from(versions).ok().and_then(|count| operands.get(at..)?.get(..count));
        let versions = versions.ok_or_else(invalid_record)?.iter().map(|&ty| allocation_type(ty)).collect();
        Ok(Allocation { versions, contexts })
    }

    /// Reads the stack ids of a context: in the record, or in the tree of all contexts, where a negative
    /// number leads to a shared part.
    fn context(&mut self, operands: &[u64], at: &mut usize) -> Result<Vec<u64>> {
        let first = operand(operands, *at)?;
        *at += 1;
        if self.contexts.is_empty() {
            let ids = usize::try_from(first).ok().and_then(|count| operands.get(*at..)?.get(..count));
            let ids = ids.ok_or_else(invalid_record)?;
            *at += ids.len();
            return ids.iter().map(|&id| self.stack_id(id)).collect();
        }
        let element = |place: u64| {
            let place = usize::try_from(place).ok();
            place.and_then(|place| self.contexts.get(place).copied()).ok_or_else(invalid_record)
        };
        let count = usize::try_from(element(first)?).ok();
        let all = count.and_then(|count| self.context_ids.checked_add(count));
        let all = all.filter(|&all| all <= MAX_CONTEXT_IDS).ok_or_else(invalid_record)?;
        let mut place = first + 1;
        let mut ids = Vec::new();
        for _ in 0..count.ok_or_else(invalid_record)? {
            let mut id = element(place)?;
            let jump = id as u32 as i32;
            if jump < 0 {
                place += u64::from(jump.unsigned_abs());
                id = element(place)?;
            }
            ids.push(self.stack_id(id)?);
            place += 1;
        }
        self.context_ids = all;
        Ok(ids)
    }
}

fn allocation_type(number: u64) -> AllocationType {
    code::allocation_type(number).unwrap_or_default()
}
