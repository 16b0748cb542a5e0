//! The block of a summary: after the functions of a module, or alone in the file of an index. The common
//! parts are here and in [`functions`], each form in a separate file.

mod functions;
mod index;
mod module;

use draig_bitstream::Writer;
use draig_ir::summary::{Definition, OffsetRange, Summary, SummaryValue, TypeId, guid};
use draig_ir::summary::{DefinitionKind, Form};
use draig_tables::history;
use rustc_hash::{FxHashMap, FxHashSet};

use super::strings::StringTable;
use crate::codes::encodings::to_signed;
use crate::codes::summary as code;

pub(super) use index::write_index;

/// Writes a summary.
struct SummaryWriter<'w, 'm> {
    summary: &'m Summary,
    form: Form,
    /// The version of LLVM that is to read it.
    version: u32,
    out: &'w mut Writer,
    strings: &'w mut StringTable,
    /// The numbers of values by identifier.
    values: FxHashMap<u64, u64>,
    /// The numbers of stack ids.
    stack_ids: FxHashMap<u64, u64>,
    /// Positions of the allocation contexts in the array of the radix tree, in the order of writing; empty in
    /// an index, which has none.
    contexts: std::vec::IntoIter<u64>,
    record: Vec<u64>,
}

impl<'w, 'm> SummaryWriter<'w, 'm> {
    fn new(summary: &'m Summary, form: Form, version: u32, out: &'w mut Writer, strings: &'w mut StringTable) -> Self {
        SummaryWriter {
            summary,
            form,
            version,
            out,
            strings,
            values: FxHashMap::default(),
            stack_ids: FxHashMap::default(),
            contexts: Vec::new().into_iter(),
            record: Vec::new(),
        }
    }

    fn summary_version(&self) -> u64 {
        if self.version > history::CURRENT { code::NEWEST_VERSION } else { code::CURRENT_VERSION }
    }

    fn header(&mut self) {
        self.out.record(code::VERSION, &[self.summary_version()]);
        self.out.record(code::FLAGS, &[self.summary.kept_flags(self.form)]);
    }

    fn value_guid(&mut self, number: u64, guid: u64) {
        let [high, low] = code::halves(guid);
        self.out.record(code::VALUE_GUID, &[number, high, low]);
    }

    /// Returns the number of a value, if it has one in this form.
    fn number(&self, value: SummaryValue) -> Option<u64> {
        self.values.get(&self.summary.value(value).guid).copied()
    }

    /// Returns the number of an aliasee or of a call site's callee; 0 if it has none, as in LLVM.
    fn number_or_zero(&self, value: Option<SummaryValue>) -> u64 {
        value.and_then(|value| self.number(value)).unwrap_or(0)
    }

    /// Writes the stack ids of call sites and, in the summary of a module, of the contexts of allocations.
    fn write_stack_ids(&mut self, definitions: &[&'m Definition]) {
        let mut order = Vec::new();
        let mut tree = Vec::new();
        let mut starts = Vec::new();
        for definition in definitions {
            let DefinitionKind::Function(function) = &definition.kind else { continue };
            let mut numbers = |ids: &[u64]| -> Vec<u64> {
                let number = |&id: &u64| {
                    *self.stack_ids.entry(id).or_insert_with(|| {
                        order.extend(code::halves(id));
                        order.len() as u64 / 2 - 1
                    })
                };
                ids.iter().map(number).collect()
            };
            for site in &function.call_sites {
                numbers(&site.stack_ids);
            }
            if self.form == Form::Index {
                continue;
            }
            for context in function.allocations.iter().flat_map(|allocation| &allocation.contexts) {
                // Contexts share nothing here, which does not matter to a reader.
                starts.push(tree.len() as u64);
                tree.push(context.stack_ids.len() as u64);
                tree.extend(numbers(&context.stack_ids));
            }
        }
        if !order.is_empty() {
            self.out.record(code::STACK_IDS, &order);
        }
        if !tree.is_empty() {
            self.out.record(code::CONTEXT_RADIX_TREE_ARRAY, &tree);
        }
        self.contexts = starts.into_iter();
    }

    fn block_count(&mut self) {
        if self.summary.block_count != 0 {
            self.out.record(code::BLOCK_COUNT, &[self.summary.block_count]);
        }
    }

    /// Writes a type identifier with the resolutions of its tests and calls.
    fn write_type_id(&mut self, ty: &TypeId) {
        let test = &ty.test;
        let mut record = std::mem::take(&mut self.record);
        record.clear();
        record.extend(self.strings.append(&ty.name));
        record.extend([
            test.kind as u64,
            u64::from(test.size_m1_bit_width),
            test.align_log2,
            test.size_m1,
            u64::from(test.bit_mask),
            test.inline_bits,
        ]);
        for (offset, devirt) in &ty.devirts {
            record.extend([*offset, devirt.kind as u64]);
            record.extend(self.strings.append(&devirt.single_impl));
            record.push(devirt.by_arg.len() as u64);
            for (args, result) in &devirt.by_arg {
                record.push(args.len() as u64);
                record.extend(args);
                record.extend([result.kind as u64, result.info, u64::from(result.byte), u64::from(result.bit)]);
            }
        }
        self.out.record(code::TYPE_ID, &record);
        self.record = record;
    }

    /// Returns the type identifiers with the identifier of a name, in the order of the names.
    fn types_of(&self, mentioned: &FxHashSet<u64>) -> Vec<&'m TypeId> {
        let mut types: Vec<(u64, &TypeId)> = self
            .summary
            .type_ids
            .iter()
            .map(|ty| (guid(&ty.name), ty))
            .filter(|(guid, _)| mentioned.contains(guid))
            .collect();
        types.sort_by(|(a, x), (b, y)| a.cmp(b).then_with(|| x.name.cmp(&y.name)));
        types.into_iter().map(|(_, ty)| ty).collect()
    }
}

/// Returns the ends of LLVM's range, the upper one exclusive: the full range is all ones twice, the empty one
/// zero twice.
fn range_operands(range: OffsetRange) -> [u64; 2] {
    match (range.first, range.last) {
        (i64::MIN, i64::MAX) => [to_signed(-1), to_signed(-1)],
        (first, last) => [to_signed(first), to_signed(last.wrapping_add(1))],
    }
}
