//! Types in a summary: the ones that functions test and call through, the resolutions of tests and virtual
//! calls, and the tables that implement each type.

use draig_ir::summary::{
    CompatibleVtables, ConstCall, Devirt, DevirtByArg, DevirtByArgKind, DevirtKind, TypeId, TypeTest, TypeTestKind,
    VirtualFunction,
};

use super::SummaryReader;
use crate::codes::summary as code;
use crate::read::fault::{Result, invalid_record};

/// Numbers of a record, consumed in order.
struct Words<'w>(&'w [u64]);

impl<'w> Words<'w> {
    fn next(&mut self) -> Result<u64> {
        let (&first, rest) = self.0.split_first().ok_or_else(invalid_record)?;
        self.0 = rest;
        Ok(first)
    }

    fn many(&mut self, count: u64) -> Result<&'w [u64]> {
        let count = usize::try_from(count).ok().filter(|&count| count <= self.0.len());
        let (these, rest) = self.0.split_at(count.ok_or_else(invalid_record)?);
        self.0 = rest;
        Ok(these)
    }
}

impl SummaryReader<'_> {
    /// Reads type information, which precedes the function that it concerns.
    pub(super) fn type_info(&mut self, kind: u32, operands: &[u64]) -> Result<()> {
        let info = &mut self.pending.type_info;
        match kind {
            code::TYPE_TESTS => info.tests.extend_from_slice(operands),
            code::TYPE_TEST_ASSUME_VCALLS | code::TYPE_CHECKED_LOAD_VCALLS => {
                let list = match kind {
                    code::TYPE_TEST_ASSUME_VCALLS => &mut info.assume_calls,
                    _ => &mut info.checked_load_calls,
                };
                let (pairs, _) = operands.as_chunks::<2>();
                list.extend(pairs.iter().map(|&[type_guid, offset]| VirtualFunction { type_guid, offset }));
            }
            _ => {
                let &[type_guid, offset, ref args @ ..] = operands else { return Err(invalid_record()) };
                let call = ConstCall { function: VirtualFunction { type_guid, offset }, args: args.to_vec() };
                match kind {
                    code::TYPE_TEST_ASSUME_CONST_VCALL => info.assume_const_calls.push(call),
                    _ => info.checked_load_const_calls.push(call),
                }
            }
        }
        Ok(())
    }

    /// Reads a name in the string table.
    fn name(&self, words: &mut Words<'_>) -> Result<Vec<u8>> {
        let (offset, size) = (words.next()?, words.next()?);
        let end = offset.checked_add(size).and_then(|end| usize::try_from(end).ok());
        let name = end.and_then(|end| self.strings.get(usize::try_from(offset).ok()?..end));
        name.map(<[u8]>::to_vec).ok_or_else(invalid_record)
    }

    pub(super) fn type_id(&mut self, operands: &[u64]) -> Result<()> {
        let mut words = Words(operands);
        let name = self.name(&mut words)?;
        let kind = by_number(&code::TYPE_TEST_KINDS, words.next()?, TypeTestKind::Unknown);
        let test = TypeTest {
            kind,
            size_m1_bit_width: words.next()? as u32,
            align_log2: words.next()?,
            size_m1: words.next()?,
            bit_mask: words.next()? as u8,
            inline_bits: words.next()?,
        };
        let mut devirts = Vec::new();
        while !words.0.is_empty() {
            devirts.push((words.next()?, self.devirt(&mut words)?));
        }
        devirts.sort_by_key(|&(offset, _)| offset);
        let new = TypeId { name, test, devirts };
        match self.summary.type_ids.iter_mut().find(|ty| ty.name == new.name) {
            Some(known) => *known = new,
            None => self.summary.type_ids.push(new),
        }
        Ok(())
    }

    fn devirt(&self, words: &mut Words<'_>) -> Result<Devirt> {
        let kind = by_number(&code::DEVIRT_KINDS, words.next()?, DevirtKind::Indir);
        let single_impl = self.name(words)?;
        let mut by_arg = Vec::new();
        for _ in 0..words.next()? {
            let count = words.next()?;
            let args = words.many(count)?.to_vec();
            let kind = by_number(&code::DEVIRT_BY_ARG_KINDS, words.next()?, DevirtByArgKind::Indir);
            let (info, byte, bit) = (words.next()?, words.next()? as u32, words.next()? as u32);
            by_arg.push((args, DevirtByArg { kind, info, byte, bit }));
        }
        by_arg.sort_by(|a, b| a.0.cmp(&b.0));
        Ok(Devirt { kind, single_impl, by_arg })
    }

    pub(super) fn compatible_vtables(&mut self, operands: &[u64]) -> Result<()> {
        let mut words = Words(operands);
        let name = self.name(&mut words)?;
        let mut vtables = Vec::new();
        while !words.0.is_empty() {
            let (offset, value) = (words.next()?, words.next()?);
            vtables.push((offset, self.value(value)?));
        }
        match self.summary.compatible_vtables.iter_mut().find(|entry| entry.name == name) {
            Some(known) => known.vtables.extend(vtables),
            None => self.summary.compatible_vtables.push(CompatibleVtables { name, vtables }),
        }
        Ok(())
    }
}

fn by_number<Kind: Copy>(kinds: &[Kind], number: u64, other: Kind) -> Kind {
    usize::try_from(number).ok().and_then(|number| kinds.get(number).copied()).unwrap_or(other)
}
