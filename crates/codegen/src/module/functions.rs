//! Functions: compiled in batches on several threads, and joined in order.

use draig_dwarf::{Describer, Descriptions, Facts, Functions};
use draig_image::{Fixup, FixupKind, SectionId, SymbolId, SymbolKind, SymbolPlace};
use draig_ir::{Const, Global, Linkage, Symbol, Value};
use draig_threads::{Team, in_order};

use super::builder::Builder;
use super::far::FarCall;
use super::sections::{Contents, SectionKey};
use super::variables::LARGE;
use crate::CodeModel;
use crate::CodePlace;
use crate::Refusal;
use crate::RelocationModel;
use crate::code::{CodeBuffer, CodeTarget, FunctionSpan};
use crate::context::Context;
use crate::target::Target;
use crate::{aarch64, x86};

/// Number of instructions in a batch: some 100 microseconds of work.
const BATCH: usize = 1000;
/// Batches a thread that may wait to be joined.
const AHEAD: usize = 4;
/// Largest number of bytes of a section of code.
const MAX_CODE: usize = 1 << 31;

/// Code of a batch, and the functions in it that are not compiled.
#[derive(Default)]
struct Batch {
    code: CodeBuffer,
    /// If there is debug information.
    descriptions: Option<Descriptions>,
    refusals: Vec<Refusal>,
}

/// Compiler of functions for the module's target.
enum Compiler<'c, 'm> {
    X86(Box<x86::Compiler<'c, 'm>>),
    AArch64(Box<aarch64::Compiler<'c, 'm>>),
}

impl<'c, 'm> Compiler<'c, 'm> {
    fn new(context: &'c Context<'m>) -> Self {
        match context.target {
            Target::X86_64 => Compiler::X86(Box::new(x86::Compiler::new(context))),
            Target::AArch64 => Compiler::AArch64(Box::new(aarch64::Compiler::new(context))),
        }
    }

    fn compile(&mut self, function: Global, out: &mut CodeBuffer) -> Result<(), Refusal> {
        match self {
            Compiler::X86(compiler) => compiler.compile(function, out),
            Compiler::AArch64(compiler) => compiler.compile(function, out),
        }
    }
}

/// Work of one thread.
struct Worker<'c, 'm> {
    compiler: Compiler<'c, 'm>,
    /// If there is debug information.
    describer: Option<Describer<'c, 'm>>,
}

impl<'c, 'm> Worker<'c, 'm> {
    fn new(context: &'c Context<'m>, facts: Option<&'c Facts<'m>>) -> Self {
        Worker { compiler: Compiler::new(context), describer: facts.map(Describer::new) }
    }

    /// Compiles a function, and describes it if it has debug information.
    fn compile(&mut self, function: Global, batch: &mut Batch) {
        if let Err(refusal) = self.compiler.compile(function, &mut batch.code) {
            batch.refusals.push(refusal);
        }
        if std::mem::take(&mut batch.code.has_notes)
            && let Some(describer) = &mut self.describer
        {
            let description = describer.describe(function, &batch.code.notes);
            if let Some(span) = batch.code.functions.last_mut() {
                span.description = description;
            }
        }
    }
}

/// Data of a function that is written once all globals have places.
pub(crate) struct Attached {
    function: Global,
    section: SectionId,
    offset: u64,
    value: Value,
    /// Whether code loads it.
    is_loaded: bool,
}

impl Builder<'_, '_> {
    /// Compiles all functions and puts them into the image.
    pub(crate) fn functions(&mut self) -> Vec<Attached> {
        let context: &Context<'_> = self.context;
        let module = context.module;
        // In the large code model, the constants of a function are next to it.
        let is_far = context.code_model == CodeModel::Large;
        let batches = module.functions_in_batches(if is_far { 1 } else { BATCH });
        let team = Team { threads: context.options.threads.max(1), ahead: AHEAD };
        let make = |worker: &mut Worker<'_, '_>, at: usize, spare: Option<Batch>| {
            let mut batch = spare.unwrap_or_default();
            batch.code.clear();
            batch.refusals.clear();
            for &function in batches[at] {
                let is_here =
                    module.body(function).is_some() && module.global(function).linkage != Linkage::AvailableExternally;
                if is_here {
                    worker.compile(function, &mut batch);
                }
            }
            batch.descriptions = worker.describer.as_mut().map(Describer::take);
            batch
        };
        let facts = context.has_debug_info.then(|| Facts::new(module));
        let split_name = context.options.split_dwarf_file.as_deref();
        self.debug = facts.as_ref().map(|facts| Functions::new(facts, split_name));
        let mut attached = Vec::new();
        let take = |_: usize, mut batch: Batch| -> Result<Option<Batch>, std::convert::Infallible> {
            self.refusals.append(&mut batch.refusals);
            if let (Some(debug), Some(descriptions)) = (&mut self.debug, batch.descriptions.take()) {
                debug.add(descriptions);
            }
            self.join(&batch.code, &mut attached);
            Ok(Some(batch))
        };
        let Ok(()) = in_order(batches.len(), team, || Worker::new(context, facts.as_ref()), make, take);
        attached
    }

    /// Puts the functions of a buffer into the image.
    fn join(&mut self, code: &CodeBuffer, attached: &mut Vec<Attached>) {
        let is_far = self.context.code_model == CodeModel::Large;
        let shared = (!is_far && !code.pool.is_empty()).then(|| {
            let section = self.sections.get(&mut self.image, SectionKey::of(self.context.format, Contents::ReadOnly));
            self.place_pool(section, &code.pool)
        });
        for span in &code.functions {
            let placed = self.function_section(span.function).and_then(|section| {
                let pool = if is_far { Some(self.place_pool(section, &code.pool)) } else { shared };
                self.place_function(code, span, section, pool, attached)
            });
            match placed {
                Ok(base) => self.note_function(span, base),
                Err(reason) => self.refuse(span.function, reason),
            }
        }
    }

    /// Appends constants to a section, and returns its symbol and the offset there.
    fn place_pool(&mut self, section: SectionId, pool: &[u8]) -> (SymbolId, i64) {
        // No constant is larger than the pool, and each is aligned to its size in it.
        let offset = self.align(section, pool.len().next_power_of_two().min(64) as u64);
        self.image[section].bytes.extend_from_slice(pool);
        if self.context.format.is_mach_o() {
            return (self.new_part(section, offset, "l_pool"), 0);
        }
        (self.section_symbol(section), offset as i64)
    }

    /// Puts a function into its section, and returns the offset there from which offsets in the buffer count.
    fn place_function(
        &mut self,
        code: &CodeBuffer,
        span: &FunctionSpan,
        section: SectionId,
        pool: Option<(SymbolId, i64)>,
        attached: &mut Vec<Attached>,
    ) -> Result<u64, String> {
        let module = self.context.module;
        let data = module.global(span.function);
        let function = data.as_function().ok_or("code of what is no function")?;
        let statements = code.assembly[span.assembly.clone()].iter();
        let code_align = statements.map(|each| each.piece.image[each.piece.code].align).max().unwrap_or(1);
        let least = self.context.target.function_align();
        let align = data.align.map_or(least, |align| align.bytes().max(least)).max(code_align);
        let mut start = self.align(section, align);
        let is_apple = self.context.format.is_mach_o();
        if let Some(value) = function.prefix {
            if is_apple {
                // What is before the function begins its part.
                self.new_part(section, start, "l_prefix");
                let symbol = self.symbol(span.function);
                self.make_entry(symbol);
            }
            start = self.attach(span.function, section, start, value, attached)?;
        }
        if is_apple && (span.nops > 0 || span.prefix_nops > 0 || self.has_attachment(span.function, b"kcfi_type")) {
            return Err("room for patches or a type before a function in Mach-O".to_owned());
        }
        if span.nops > 0 || span.prefix_nops > 0 || self.has_attachments(span.function) {
            start = self.before_entry(span, section, start, align)?;
        }
        let mut at = start;
        if let Some(value) = function.prologue {
            at = self.attach(span.function, section, at, value, attached)?;
        }
        self.map(section, at, true);
        let bytes = &code.bytes[span.start as usize..span.end as usize];
        self.image[section].bytes.extend_from_slice(bytes);
        if is_apple && self.image[section].bytes.len() as u64 == start {
            // Two symbols at one place would be one.
            self.image[section].bytes.extend_from_slice(self.context.target.nop());
        }
        let end = self.image[section].bytes.len();
        if end > MAX_CODE {
            return Err(format!("code of more than {MAX_CODE} bytes"));
        }
        let place = SymbolPlace::Section(section, start);
        self.define(span.function, SymbolKind::Function, place, end as u64 - start);

        // Distance from offsets in the buffer to those in the section.
        let shift = at as i64 - i64::from(span.start);
        for &(block, offset) in &code.blocks[span.blocks.clone()] {
            let symbol = self.block(span.function, block);
            self.image[symbol].place = SymbolPlace::Section(section, (i64::from(offset) + shift) as u64);
        }
        let tables = self.place_jump_tables(code, span, section, shift)?;
        let is_far = self.context.code_model == CodeModel::Large;
        let mut far_calls = Vec::new();
        let fixups = &code.fixups[span.fixups.clone()];
        let first_fixup = self.image[section].fixups.len();
        self.image[section].fixups.reserve(fixups.len());
        for fixup in fixups {
            let (symbol, addend) = match fixup.target {
                CodeTarget::Global(global) => (self.reference(global), 0),
                CodeTarget::External(name) => (self.external(name), 0),
                CodeTarget::Pool(offset) => {
                    let (symbol, start) = pool.ok_or("a constant of no pool")?;
                    (symbol, start + i64::from(offset))
                }
                CodeTarget::Constant(constant) => self.place_constant(span.function, constant, attached)?,
                CodeTarget::Block(function, block) => (self.block(function, block), 0),
                CodeTarget::JumpTable(number) => tables[number as usize - span.jump_tables.start],
            };
            let (kind, symbol) = match self.context.format.is_coff() {
                true => self.coff_reference(fixup, symbol)?,
                false => (fixup.kind, symbol),
            };
            let offset = (i64::from(fixup.offset) + shift) as u32;
            let addend = addend + fixup.addend;
            // Linkers change the call of the function that finds thread-local variables, with what is before it.
            if is_far && fixup.kind == FixupKind::Plt32 && fixup.target != CodeTarget::External("__tls_get_addr") {
                let is_local = matches!(fixup.target, CodeTarget::Global(global) if self.context.is_local(global));
                far_calls.push(FarCall { offset, symbol, is_local });
            }
            self.image[section].fixups.push(Fixup { offset, kind, symbol, addend });
        }
        self.note_type_traps(code, span, section, shift)?;
        for &(offset, inst) in &code.places[span.places.clone()] {
            let offset = (i64::from(offset) + shift) as u64;
            self.places.push(CodePlace { section, offset, function: span.function, inst });
        }
        if !span.safepoints.is_empty() {
            self.note_safepoints(code, span, i64::from(span.start) - (at - start) as i64);
        }
        let statements = &code.assembly[span.assembly.clone()];
        for assembly in statements {
            self.place_assembly(span.function, assembly, section, shift);
        }
        if !statements.is_empty() {
            self.image[section].fixups[first_fixup..].sort_by_key(|fixup| fixup.offset);
        }
        self.write_frame(code, span, section, start, shift)?;
        self.add_stubs(section, first_fixup, &far_calls)?;
        Ok(at)
    }

    /// Returns the section and the offset of a constant that has addresses in it, which is written once all globals have
    /// places.
    fn place_constant(
        &mut self,
        function: Global,
        constant: Const,
        attached: &mut Vec<Attached>,
    ) -> Result<(SymbolId, i64), String> {
        if let Some(&place) = self.constants.get(&constant) {
            return Ok(place);
        }
        let size = self.alloc_size(self.context.module.tables.constants.ty(constant))?;
        if size > MAX_CODE as u64 {
            return Err(format!("a constant of more than {MAX_CODE} bytes"));
        }
        let mut key = SectionKey::of(
            self.context.format,
            match self.context.relocation_model {
                RelocationModel::Static => Contents::ReadOnly,
                _ => Contents::ReadOnlyWithRelocations,
            },
        );
        // A thing that refers into a group belongs to it: otherwise it would refer to nothing where the group is dropped.
        key.group = self.group(function)?;
        let is_shared = key.group.is_none() && self.context.code_model != CodeModel::Large;
        let section = match (self.context.code_model, self.context.relocation_model) {
            (CodeModel::Large, RelocationModel::Static) => self.function_section(function)?,
            (CodeModel::Large, _) => return Err("a constant with addresses in the large code model".to_owned()),
            _ => self.sections.get(&mut self.image, key),
        };
        let offset = self.align(section, 16);
        // Parts of vectors are read in whole.
        let end = self.image[section].bytes.len() + (size as usize).next_multiple_of(16);
        self.image[section].bytes.resize(end, 0);
        attached.push(Attached { function, section, offset, value: Value::from(constant), is_loaded: true });
        let place = match self.context.format.is_mach_o() {
            true => (self.new_part(section, offset, "l_constant"), 0),
            false => (self.section_symbol(section), offset as i64),
        };
        if is_shared {
            self.constants.insert(constant, place);
        }
        Ok(place)
    }

    /// Makes room for data at a function, which is written later, and returns the offset after it.
    fn attach(
        &mut self,
        function: Global,
        section: SectionId,
        offset: u64,
        value: Value,
        attached: &mut Vec<Attached>,
    ) -> Result<u64, String> {
        let size = self.alloc_size(self.context.module.constant_type(value))?;
        let bytes = &mut self.image[section].bytes;
        if size > MAX_CODE as u64 {
            return Err(format!("code of more than {MAX_CODE} bytes"));
        }
        bytes.resize(bytes.len() + size as usize, 0);
        self.map(section, offset, false);
        attached.push(Attached { function, section, offset, value, is_loaded: false });
        Ok(offset + size)
    }

    /// Writes the data of functions.
    pub(crate) fn write_attached(&mut self, attached: &[Attached]) {
        let is_movable = self.context.relocation_model != RelocationModel::Static;
        for data in attached {
            let first = self.image[data.section].fixups.len();
            if let Err(reason) = self.write_constant(data.section, data.offset, data.value) {
                self.refuse(data.function, reason);
            }
            // No linker computes a part of an address that is known at run time only.
            let is_part = |fixup: &Fixup| matches!(fixup.kind, FixupKind::Abs8 | FixupKind::Abs16 | FixupKind::Abs32);
            if data.is_loaded && is_movable && self.image[data.section].fixups[first..].iter().any(is_part) {
                self.refuse(data.function, "a constant with a part of an address");
            }
        }
        let mut sections: Vec<SectionId> = attached.iter().map(|data| data.section).collect();
        sections.dedup();
        for section in sections {
            self.image[section].fixups.sort_by_key(|fixup| fixup.offset);
        }
    }

    /// Appends the jump tables of a function to the read-only data, and returns a symbol and the offset from it of each
    /// table.
    fn place_jump_tables(
        &mut self,
        code: &CodeBuffer,
        span: &FunctionSpan,
        text: SectionId,
        shift: i64,
    ) -> Result<Vec<(SymbolId, i64)>, String> {
        let tables = &code.jump_tables[span.jump_tables.clone()];
        if tables.is_empty() {
            return Ok(Vec::new());
        }
        let mut key = SectionKey::of(self.context.format, Contents::ReadOnly);
        // A thing that refers into a group belongs to it: otherwise it would refer to nothing where the group is dropped.
        key.group = self.group(span.function)?;
        if key.group.is_some() || self.context.options.function_sections {
            self.name_after(&mut key, span.function);
        }
        let is_apple = self.context.format.is_mach_o();
        let section = match self.context.code_model {
            CodeModel::Large => text,
            // Linkers keep it with the function, so that the distances need no relocations.
            _ if is_apple => text,
            _ => self.sections.get(&mut self.image, key),
        };
        // Offset in the buffer of what the distances are from.
        let origin = if is_apple { i64::from(span.start) } else { -shift };
        let (target, base) = self.place_symbol(text, (origin + shift) as u64);
        let mut starts = Vec::with_capacity(tables.len());
        for table in tables {
            let start = self.align(section, 4);
            starts.push(self.place_symbol(section, start));
            if is_apple {
                self.note_jump_table(section, start, table.entries.len())?;
            }
            let data = &mut self.image[section];
            data.bytes.resize(data.bytes.len() + 4 * table.entries.len(), 0);
            for (number, &entry) in table.entries.iter().enumerate() {
                let distance = 4 * number as i64;
                let offset = u32::try_from(start as i64 + distance).map_err(|_| "jump tables of more than 4 GiB")?;
                let addend = base + i64::from(entry) - origin + distance;
                data.fixups.push(Fixup { offset, kind: FixupKind::Pc32, symbol: target, addend });
            }
        }
        Ok(starts)
    }

    /// Returns the section of a function's code.
    fn function_section(&mut self, function: Global) -> Result<SectionId, String> {
        let module = self.context.module;
        let data = module.global(function);
        let is_plain = data.section == Symbol::EMPTY
            && data.comdat.is_none()
            && !self.has_attachments(function)
            && !self.context.options.function_sections
            && !self.is_retained(function);
        if is_plain && let Some(text) = self.text {
            return Ok(text);
        }
        let name = module.tables.str(data.section);
        let is_large = match name.is_empty() {
            true => self.context.code_model == CodeModel::Large,
            false if self.context.target != Target::X86_64 => false,
            false => name == b".ltext" || name.starts_with(b".ltext."),
        };
        let mut key = if name.is_empty() {
            SectionKey::named(
                self.context.format,
                self.context.format.section_name(Contents::Text, is_large).as_bytes(),
                Contents::Text,
            )
        } else if self.context.format.is_mach_o() {
            self.apple_section(name, Contents::Text)?
        } else {
            SectionKey::named(self.context.format, name, Contents::Text)
        };
        if is_large {
            key.flags.other |= LARGE;
        }
        let section = self.finish_section(function, key, self.context.options.function_sections)?;
        if is_plain {
            self.text = Some(section);
        }
        Ok(section)
    }
}

impl CodeBuffer {
    /// Removes everything, and keeps the memory.
    fn clear(&mut self) {
        self.bytes.clear();
        self.functions.clear();
        self.fixups.clear();
        self.pool.clear();
        self.jump_tables.clear();
        self.cfi.clear();
        self.steps.clear();
        self.call_sites.clear();
        self.type_traps.clear();
        self.assembly.clear();
        self.places.clear();
        self.blocks.clear();
        self.safepoints.clear();
        self.has_notes = false;
    }
}
