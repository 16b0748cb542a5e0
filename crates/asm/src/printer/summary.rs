//! Prints the module summary (LangRef "ThinLTO Summary") as `llvm-dis` does.
//!
//! The text depends on the information that survives in bitcode, which has two forms: the summary of one
//! module, and the index of many modules. A text without functions and variables is written as an index. Each
//! form omits different parts; [`Form`] selects one.

use std::collections::BTreeMap;

use draig_ir::Module;
use draig_ir::summary::{
    Access, AllocationType, ConstCall, Definition, DefinitionKind, FUNCTION_FLAGS, Form, FunctionSummary, OffsetRange,
    ParamAccess, Reference, Summary, SummaryValue, TypeId, TypeInfo, VariableSummary, VirtualFunction, global_guid,
    guid,
};
use draig_num::{write_i64, write_u64};
use draig_tables::history;
use rustc_hash::{FxHashMap, FxHashSet};

use super::Writer;
use super::text::push_quoted;

/// Whether the module has only a summary, which is then all that is printed.
pub(super) fn is_index(module: &Module) -> bool {
    matches!(Summary::of(module), Some((_, Form::Index)))
}

/// The printed information about a value.
#[derive(Default)]
struct Entry<'a> {
    /// Name of the value; empty if only its identifier is known.
    name: &'a [u8],
    definitions: Vec<&'a Definition>,
}

impl<'a> Writer<'a> {
    /// Prints the summary after a module, or alone, after a blank line; nothing if there is none.
    pub(super) fn print_summary(&mut self) {
        if let Some((summary, form)) = Summary::of(self.module) {
            let mut printer =
                SummaryPrinter::new(self.module, summary, form, self.version, std::mem::take(&mut self.out));
            printer.all();
            self.out = printer.out;
        }
    }
}

struct SummaryPrinter<'a> {
    module: &'a Module,
    summary: &'a Summary,
    form: Form,
    /// The version of LLVM that is to read it.
    version: u32,
    out: Vec<u8>,
    /// The values by identifier.
    entries: BTreeMap<u64, Entry<'a>>,
    /// The numbers of modules, values and compatible tables.
    modules: Vec<u32>,
    values: FxHashMap<u64, u32>,
    /// The printed types, by identifier, with their numbers.
    types: Vec<(u64, u32, &'a TypeId)>,
    /// The position of each global in bitcode's numbering of values.
    order: FxHashMap<u64, u32>,
}

impl<'a> SummaryPrinter<'a> {
    fn new(module: &'a Module, summary: &'a Summary, form: Form, version: u32, out: Vec<u8>) -> Self {
        SummaryPrinter {
            module,
            summary,
            form,
            version,
            out,
            entries: BTreeMap::new(),
            modules: Vec::new(),
            values: FxHashMap::default(),
            types: Vec::new(),
            order: FxHashMap::default(),
        }
    }

    fn all(&mut self) {
        match self.form {
            Form::Module => self.collect_globals(),
            Form::Index => self.collect_definitions(),
        }
        self.out.push(b'\n');
        let mut next = self.module_entries();
        for &guid in self.entries.keys() {
            self.values.insert(guid, next);
            next += 1;
        }
        let vtables = match self.form {
            Form::Module => sorted_by_name(&self.summary.compatible_vtables, |entry| &entry.name),
            Form::Index => Vec::new(),
        };
        let first_vtable = next;
        next += vtables.len() as u32;
        if self.form == Form::Index {
            self.collect_types(&mut next);
        }
        for (guid, entry) in std::mem::take(&mut self.entries) {
            self.value_entry(guid, &entry);
        }
        for (guid, number, ty) in std::mem::take(&mut self.types.clone()) {
            self.type_entry(guid, number, ty);
        }
        for (number, entry) in (first_vtable..).zip(vtables) {
            self.number_and(number, " = typeidCompatibleVTable: (name: \"");
            self.out.extend_from_slice(&entry.name);
            self.text("\", summary: (");
            self.list(&entry.vtables, |printer, &(offset, vtable)| {
                printer.label("(offset", offset);
                printer.text(", ");
                printer.value(vtable);
                printer.text(")");
            });
            self.label(")) ; guid =", guid(&entry.name));
            self.text("\n");
        }
        let flags = self.summary.kept_flags(self.form);
        if flags != 0 {
            self.number_and(next, " = ");
            self.label("flags", flags);
            self.text("\n");
            next += 1;
        }
        self.number_and(next, " = ");
        self.label("blockcount", self.summary.block_count);
        self.text("\n");
    }

    /// Collects every global of the module, and the other values that its definitions refer to.
    fn collect_globals(&mut self) {
        let module = self.module;
        let by_guid: FxHashMap<u64, &Definition> =
            (self.summary.values.iter()).filter_map(|value| Some((value.guid, value.definitions.first()?))).collect();
        // Bitcode's own summary does not know later declarations.
        let known: Option<FxHashSet<u64>> =
            self.summary.is_own.then(|| self.summary.values.iter().map(|value| value.guid).collect());
        for global in module.globals_in_order() {
            let guid = global_guid(module, global);
            if known.as_ref().is_some_and(|known| !known.contains(&guid)) {
                continue;
            }
            let place = self.order.len() as u32;
            self.order.entry(guid).or_insert(place);
            let entry = self.entries.entry(guid).or_default();
            if entry.name.is_empty() {
                entry.name = module.name(global);
                entry.definitions = by_guid.get(&guid).copied().into_iter().collect();
            }
        }
        if self.summary.is_own {
            // This includes values that an upgrade has removed since the summary was read.
            for value in &self.summary.values {
                let Some(global) = value.global else { continue };
                let entry = self.entries.entry(value.guid).or_default();
                if entry.name.is_empty() {
                    entry.name = module.name(global);
                }
            }
        }
        let mut mentioned = Vec::new();
        for definition in self.entries.values().flat_map(|entry| &entry.definitions) {
            (*definition).clone().for_each_reference(&mut |value| mentioned.push(*value));
        }
        for value in mentioned {
            let guid = self.summary.value(value).guid;
            let place = self.order.len() as u32;
            self.order.entry(guid).or_insert(place);
            self.entries.entry(guid).or_default();
        }
    }

    /// Collects every value that has a definition; an index has no names.
    fn collect_definitions(&mut self) {
        for value in self.summary.values.iter().filter(|value| !value.definitions.is_empty()) {
            let entry = self.entries.entry(value.guid).or_default();
            entry.definitions.extend(&value.definitions);
            // Bitcode has aliases after everything else.
            entry.definitions.sort_by_key(|definition| matches!(definition.kind, DefinitionKind::Alias(_)));
        }
    }

    /// Collects the types that functions test or call through; an index has no others.
    fn collect_types(&mut self, next: &mut u32) {
        let mut mentioned = FxHashSet::default();
        for definition in self.entries.values().flat_map(|entry| &entry.definitions) {
            if let DefinitionKind::Function(function) = &definition.kind {
                function.type_info.clone().for_each_type(|guid| {
                    mentioned.insert(*guid);
                });
            }
        }
        self.types = (self.summary.type_ids.iter())
            .map(|ty| (guid(&ty.name), 0, ty))
            .filter(|(guid, ..)| mentioned.contains(guid))
            .collect();
        self.types.sort_by_key(|&(guid, ..)| guid);
        for (_, number, _) in &mut self.types {
            *number = *next;
            *next += 1;
        }
    }

    fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Writes `name: 1`.
    fn label(&mut self, name: &str, value: u64) {
        self.text(name);
        self.text(if name.ends_with('=') { " " } else { ": " });
        write_u64(&mut self.out, value);
    }

    fn number_and(&mut self, number: u32, text: &str) {
        self.out.push(b'^');
        write_u64(&mut self.out, u64::from(number));
        self.text(text);
    }

    /// Writes items separated by commas.
    fn list<Item>(&mut self, items: impl IntoIterator<Item = Item>, mut each: impl FnMut(&mut Self, Item)) {
        for (at, item) in items.into_iter().enumerate() {
            if at > 0 {
                self.text(", ");
            }
            each(self, item);
        }
    }

    fn numbers(&mut self, items: impl IntoIterator<Item = u64>) {
        self.list(items, |printer, item| write_u64(&mut printer.out, item));
    }

    /// Writes the modules; returns the number after theirs.
    fn module_entries(&mut self) -> u32 {
        let (summary, module) = (self.summary, self.module);
        let mut paths: Vec<(&[u8], [u32; 5], usize)> = match self.form {
            Form::Module => {
                let own = summary.modules.first().filter(|_| summary.is_own);
                vec![(&module.identifier, own.map_or([0; 5], |entry| entry.hash), 0)]
            }
            Form::Index => {
                summary.modules.iter().enumerate().map(|(at, entry)| (&entry.path[..], entry.hash, at)).collect()
            }
        };
        paths.sort_unstable();
        self.modules = vec![0; summary.modules.len()];
        for (number, &(path, hash, at)) in paths.iter().enumerate() {
            if let Some(place) = self.modules.get_mut(at).filter(|_| self.form == Form::Index) {
                *place = number as u32;
            }
            self.number_and(number as u32, " = module: (path: ");
            push_quoted(&mut self.out, if path.is_empty() { b"[Regular LTO]" } else { path });
            self.text(", hash: (");
            self.numbers(hash.map(u64::from));
            self.text("))\n");
        }
        paths.len() as u32
    }

    fn value_number(&self, value: SummaryValue) -> Option<u32> {
        self.values.get(&self.summary.value(value).guid).copied()
    }

    fn value(&mut self, value: SummaryValue) {
        match self.value_number(value) {
            Some(number) => self.number_and(number, ""),
            None => self.text("null"),
        }
    }

    fn value_entry(&mut self, guid: u64, entry: &Entry<'a>) {
        let number = self.values.get(&guid).copied().unwrap_or(0);
        self.number_and(number, " = gv: (");
        if entry.name.is_empty() {
            self.label("guid", guid);
        } else {
            self.text("name: \"");
            self.out.extend_from_slice(entry.name);
            self.text("\"");
        }
        if !entry.definitions.is_empty() {
            self.text(", summaries: (");
            self.list(&entry.definitions, |printer, definition| printer.definition(definition));
            self.text(")");
        }
        self.text(")");
        if !entry.name.is_empty() {
            self.label(" ; guid =", guid);
        }
        self.text("\n");
    }

    fn definition(&mut self, definition: &'a Definition) {
        let kind = match definition.kind {
            DefinitionKind::Function(_) => "function",
            DefinitionKind::Variable(_) => "variable",
            DefinitionKind::Alias(_) => "alias",
        };
        self.text(kind);
        self.text(": (module: ");
        let module = self.modules.get(definition.module.index()).copied().unwrap_or(0);
        self.number_and(module, ", flags: (linkage: ");
        let flags = &definition.flags;
        self.text(flags.linkage.spelling());
        self.text(", visibility: ");
        self.text(flags.visibility.spelling());
        for (name, flag) in [
            (", notEligibleToImport", flags.not_eligible_to_import),
            (", live", flags.live),
            (", dsoLocal", flags.dso_local),
            (", canAutoHide", flags.can_auto_hide),
        ] {
            self.label(name, u64::from(flag));
        }
        self.text(if flags.import_declaration { ", importType: declaration" } else { ", importType: definition" });
        if self.version > history::CURRENT || flags.no_rename_on_promotion {
            self.label(", noRenameOnPromotion", u64::from(flags.no_rename_on_promotion));
        }
        self.text(")");
        match &definition.kind {
            DefinitionKind::Function(function) => self.function_fields(function),
            DefinitionKind::Variable(variable) => self.variable_fields(variable),
            DefinitionKind::Alias(aliasee) => {
                self.text(", aliasee: ");
                match aliasee {
                    Some(value) => self.value(*value),
                    None => self.text("null"),
                }
            }
        }
        self.references(definition);
        self.text(")");
    }

    fn references(&mut self, definition: &Definition) {
        let is_known = |reference: &&Reference| self.value_number(reference.value).is_some();
        let mut refs: Vec<Reference> = definition.refs.iter().filter(is_known).copied().collect();
        if matches!(definition.kind, DefinitionKind::Variable(_)) {
            // Bitcode has the access for functions only, and sorts references in the module's own summary.
            refs.iter_mut().for_each(|reference| reference.access = Access::Any);
            if self.form == Form::Module {
                refs.sort_by_key(|reference| self.order.get(&self.summary.value(reference.value).guid));
            }
        }
        if refs.is_empty() {
            return;
        }
        self.text(", refs: (");
        self.list(refs, |printer, reference| {
            printer.text(match reference.access {
                Access::Any => "",
                Access::ReadOnly => "readonly ",
                Access::WriteOnly => "writeonly ",
            });
            printer.value(reference.value);
        });
        self.text(")");
    }

    fn variable_fields(&mut self, variable: &VariableSummary) {
        self.label(", varFlags: (readonly", u64::from(variable.read_only));
        self.label(", writeonly", u64::from(variable.write_only));
        self.label(", constant", u64::from(variable.constant));
        // An index has no tables.
        if variable.vtable_functions.is_empty() || self.form == Form::Index {
            self.text(")");
            return;
        }
        self.label(", vcall_visibility", u64::from(variable.vcall_visibility));
        self.text("), vTableFuncs: (");
        self.list(&variable.vtable_functions, |printer, &(function, offset)| {
            printer.text("(virtFunc: ");
            printer.value(function);
            printer.label(", offset", offset);
            printer.text(")");
        });
        self.text(")");
    }

    fn function_fields(&mut self, function: &'a FunctionSummary) {
        self.label(", insts", u64::from(function.instructions));
        if function.flags != 0 {
            self.text(", funcFlags: (");
            self.list(FUNCTION_FLAGS.iter().enumerate(), |printer, (bit, name)| {
                printer.label(name, u64::from(function.flags >> bit & 1));
            });
            self.text(")");
        }
        let calls: Vec<_> = function.calls.iter().filter(|call| self.value_number(call.callee).is_some()).collect();
        if !calls.is_empty() {
            self.text(", calls: (");
            self.list(calls, |printer, call| {
                printer.text("(callee: ");
                printer.value(call.callee);
                if call.hotness != draig_ir::summary::Hotness::Unknown {
                    printer.text(", hotness: ");
                    printer.text(call.hotness.spelling());
                }
                printer.text(if call.tail { ", tail: 1)" } else { ")" });
            });
            self.text(")");
        }
        if !function.type_info.is_empty() {
            self.type_info(&function.type_info);
        }
        self.memory_profile(function);
        self.params(&function.params);
    }

    fn memory_profile(&mut self, function: &FunctionSummary) {
        let is_index = self.form == Form::Index;
        if !function.allocations.is_empty() {
            self.text(", allocs: (");
            self.list(&function.allocations, |printer, allocation| {
                printer.text("(versions: (");
                let versions = if is_index { &allocation.versions[..] } else { &[AllocationType::None] };
                printer.list(versions, |printer, version| printer.text(version.spelling()));
                printer.text("), memProf: (");
                printer.list(&allocation.contexts, |printer, context| {
                    printer.text("(type: ");
                    printer.text(context.ty.spelling());
                    printer.text(", stackIds: (");
                    if !is_index {
                        printer.numbers(context.stack_ids.iter().copied());
                    }
                    printer.text("))");
                });
                printer.text("))");
            });
            self.text(")");
        }
        if !function.call_sites.is_empty() {
            self.text(", callsites: (");
            self.list(&function.call_sites, |printer, site| {
                printer.text("(callee: ");
                match site.callee {
                    Some(callee) => printer.value(callee),
                    None => printer.text("null"),
                }
                printer.text(", clones: (");
                let clones = if is_index { &site.clones[..] } else { &[0] };
                printer.numbers(clones.iter().map(|&clone| u64::from(clone)));
                printer.text("), stackIds: (");
                printer.numbers(site.stack_ids.iter().copied());
                printer.text("))");
            });
            self.text(")");
        }
    }

    fn params(&mut self, params: &[ParamAccess]) {
        // If one of its calls is missing, the information about a parameter would be wrong.
        let is_complete =
            |param: &&ParamAccess| param.calls.iter().all(|call| self.value_number(call.callee).is_some());
        let params: Vec<&ParamAccess> = params.iter().filter(is_complete).collect();
        if params.is_empty() {
            return;
        }
        self.text(", params: (");
        self.list(params, |printer, param| {
            printer.param_offsets("(", param.param, param.offsets);
            if !param.calls.is_empty() {
                printer.text(", calls: (");
                printer.list(&param.calls, |printer, call| {
                    printer.text("(callee: ");
                    printer.value(call.callee);
                    printer.param_offsets(", ", call.param, call.offsets);
                    printer.text(")");
                });
                printer.text(")");
            }
            printer.text(")");
        });
        self.text(")");
    }

    fn param_offsets(&mut self, before: &str, param: u64, offsets: OffsetRange) {
        self.text(before);
        self.label("param", param);
        self.text(", offset: [");
        write_i64(&mut self.out, offsets.first);
        self.text(", ");
        write_i64(&mut self.out, offsets.last);
        self.text("]");
    }

    /// Returns the numbers of the types with an identifier.
    fn type_numbers(&self, guid: u64) -> Vec<u32> {
        let first = self.types.partition_point(|&(other, ..)| other < guid);
        self.types[first..].iter().take_while(|&&(other, ..)| other == guid).map(|&(_, number, _)| number).collect()
    }

    fn type_info(&mut self, info: &TypeInfo) {
        self.text(", typeIdInfo: (");
        let start = self.out.len();
        if !info.tests.is_empty() {
            self.text("typeTests: (");
            self.list(&info.tests, |printer, &guid| {
                let numbers = printer.type_numbers(guid);
                if numbers.is_empty() {
                    write_u64(&mut printer.out, guid);
                }
                printer.list(numbers, |printer, number| printer.number_and(number, ""));
            });
            self.text(")");
        }
        for (name, calls) in
            [("typeTestAssumeVCalls", &info.assume_calls), ("typeCheckedLoadVCalls", &info.checked_load_calls)]
        {
            if !calls.is_empty() {
                self.type_info_list(name, start);
                self.list(calls, |printer, &call| printer.virtual_function(call));
                self.text(")");
            }
        }
        for (name, calls) in [
            ("typeTestAssumeConstVCalls", &info.assume_const_calls),
            ("typeCheckedLoadConstVCalls", &info.checked_load_const_calls),
        ] {
            if !calls.is_empty() {
                self.type_info_list(name, start);
                self.list(calls, |printer, call: &ConstCall| {
                    printer.text("(");
                    printer.virtual_function(call.function);
                    if !call.args.is_empty() {
                        printer.text(", ");
                        printer.args(&call.args);
                    }
                    printer.text(")");
                });
                self.text(")");
            }
        }
        self.text(")");
    }

    fn type_info_list(&mut self, name: &str, start: usize) {
        if self.out.len() > start {
            self.text(", ");
        }
        self.text(name);
        self.text(": (");
    }

    fn virtual_function(&mut self, function: VirtualFunction) {
        let numbers = self.type_numbers(function.type_guid);
        if numbers.is_empty() {
            self.label("vFuncId: (guid", function.type_guid);
            self.label(", offset", function.offset);
            self.text(")");
        }
        self.list(numbers, |printer, number| {
            printer.text("vFuncId: (");
            printer.number_and(number, "");
            printer.label(", offset", function.offset);
            printer.text(")");
        });
    }

    fn args(&mut self, args: &[u64]) {
        self.text("args: (");
        self.numbers(args.iter().copied());
        self.text(")");
    }

    fn type_entry(&mut self, guid: u64, number: u32, ty: &TypeId) {
        self.number_and(number, " = typeid: (name: \"");
        self.out.extend_from_slice(&ty.name);
        self.text("\", summary: (typeTestRes: (kind: ");
        self.text(ty.test.kind.spelling());
        self.label(", sizeM1BitWidth", u64::from(ty.test.size_m1_bit_width));
        for (name, value) in [
            (", alignLog2", ty.test.align_log2),
            (", sizeM1", ty.test.size_m1),
            (", bitMask", u64::from(ty.test.bit_mask)),
            (", inlineBits", ty.test.inline_bits),
        ] {
            if value != 0 {
                self.label(name, value);
            }
        }
        self.text(")");
        if !ty.devirts.is_empty() {
            self.text(", wpdResolutions: (");
            self.list(&ty.devirts, |printer, (offset, devirt)| {
                printer.label("(offset", *offset);
                printer.text(", ");
                printer.devirt(devirt);
                printer.text(")");
            });
            self.text(")");
        }
        self.label(")) ; guid =", guid);
        self.text("\n");
    }

    fn devirt(&mut self, devirt: &draig_ir::summary::Devirt) {
        use draig_ir::summary::{DevirtByArgKind, DevirtKind};
        self.text("wpdRes: (kind: ");
        self.text(devirt.kind.spelling());
        if devirt.kind == DevirtKind::SingleImpl {
            self.text(", singleImplName: \"");
            self.out.extend_from_slice(&devirt.single_impl);
            self.text("\"");
        }
        if !devirt.by_arg.is_empty() {
            self.text(", resByArg: (");
            self.list(&devirt.by_arg, |printer, (args, result)| {
                printer.args(args);
                printer.text(", byArg: (kind: ");
                printer.text(result.kind.spelling());
                if matches!(result.kind, DevirtByArgKind::UniformRetVal | DevirtByArgKind::UniqueRetVal) {
                    printer.label(", info", result.info);
                }
                if result.byte != 0 || result.bit != 0 {
                    printer.label(", byte", u64::from(result.byte));
                    printer.label(", bit", u64::from(result.bit));
                }
                printer.text(")");
            });
            self.text(")");
        }
        self.text(")");
    }
}

fn sorted_by_name<Item>(items: &[Item], name: impl Fn(&Item) -> &Vec<u8>) -> Vec<&Item> {
    let mut sorted: Vec<&Item> = items.iter().collect();
    sorted.sort_by(|a, b| name(a).cmp(name(b)));
    sorted
}
