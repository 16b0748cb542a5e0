//! Parts of COFF objects: unwind tables (`.pdata`, `.xdata`; Microsoft's "x64 exception handling"), pointers to what
//! other files define, and directives for the linker.

use draig_image::{
    Binding, Fixup, FixupKind, Section, SectionFlags, SectionId, SectionKind, Symbol, SymbolId, SymbolPlace,
};
use draig_ir::{DllStorageClass, Global, Linkage, Opcode, Type, TypeKind};

use super::builder::Builder;
use super::sections::{Contents, SectionKey};
use crate::code::{CodeBuffer, CodeFixup, CodeTarget, FunctionSpan, UnwindStep};
use crate::target::Target;

/// Operations of unwind codes.
mod code {
    pub(super) const PUSH: u8 = 0;
    pub(super) const ALLOC_LARGE: u8 = 1;
    pub(super) const ALLOC_SMALL: u8 = 2;
    pub(super) const SET_FRAME: u8 = 3;
    pub(super) const SAVE_VECTOR: u8 = 8;
}

/// `UNW_FLAG_EHANDLER | UNW_FLAG_UHANDLER`
const HAS_HANDLER: u8 = 3;

impl Builder<'_, '_> {
    /// Defines the symbol by which linkers see what the file supports: nothing that is optional.
    pub(crate) fn features(&mut self) {
        if self.context.format.is_coff() {
            let name = b"@feat.00".to_vec();
            self.image.add_symbol(Symbol { name, place: SymbolPlace::Absolute(0), ..Symbol::default() });
        }
    }

    /// Appends the unwind information of a function in `text` from `start` on, whose offsets in the buffer are less by
    /// `shift`.
    pub(super) fn write_windows_frame(
        &mut self,
        code: &CodeBuffer,
        span: &FunctionSpan,
        text: SectionId,
        start: u64,
        shift: i64,
    ) -> Result<(), String> {
        if self.context.target == Target::AArch64 {
            return self.write_windows_arm_frame(code, span, text, start, shift);
        }
        let steps = &code.steps[span.steps.clone()];
        let handler = self.handler(code, span)?;
        let xdata = self.table_of(span.function, b".xdata")?;
        let offset = self.align(xdata, 4);
        let mut codes: Vec<u8> = Vec::new();
        let mut frame = 0;
        let mut prologue = 0;
        for &(at, step) in steps.iter().rev() {
            let at = u8::try_from(i64::from(at) + shift - start as i64);
            let at = at.map_err(|_| "a prologue of more than 255 bytes in an unwind table")?;
            prologue = prologue.max(at);
            match step {
                UnwindStep::Push(reg) => codes.extend([at, code::PUSH | reg << 4]),
                UnwindStep::Allocate(bytes @ 8..=128) => {
                    codes.extend([at, code::ALLOC_SMALL | ((bytes / 8 - 1) as u8) << 4]);
                }
                UnwindStep::Allocate(bytes) if bytes / 8 <= 0xffff => {
                    codes.extend([at, code::ALLOC_LARGE]);
                    codes.extend(((bytes / 8) as u16).to_le_bytes());
                }
                UnwindStep::Allocate(bytes) => {
                    codes.extend([at, code::ALLOC_LARGE | 1 << 4]);
                    codes.extend(bytes.to_le_bytes());
                }
                UnwindStep::SetFrame(reg, distance) => {
                    codes.extend([at, code::SET_FRAME]);
                    frame = reg | ((distance / 16) as u8) << 4;
                }
                UnwindStep::SaveVector(reg, distance) => {
                    codes.extend([at, code::SAVE_VECTOR | reg << 4]);
                    codes.extend(((distance / 16) as u16).to_le_bytes());
                }
                UnwindStep::Code(..) | UnwindStep::Epilogue => return Err("a code of AArch64".to_owned()),
            }
        }
        let count = u8::try_from(codes.len() / 2).map_err(|_| "an unwind table of this size")?;
        codes.resize(codes.len().next_multiple_of(4), 0);
        let flags = if handler.is_some() { HAS_HANDLER } else { 0 };
        let data = &mut self.image[xdata];
        data.bytes.extend([1 | flags << 3, prologue, count, frame]);
        data.bytes.extend(codes);
        if let Some(handler) = handler {
            self.write_handler(xdata, handler, code, span, start, shift)?;
        }
        let end = self.image[text].bytes.len() as u64;
        self.write_pdata(span, &[(text, start), (text, end), (xdata, offset)])
    }

    /// Appends the function that handles exceptions, and its table, to the entry in `.xdata`.
    pub(super) fn write_handler(
        &mut self,
        xdata: SectionId,
        handler: SymbolId,
        code: &CodeBuffer,
        span: &FunctionSpan,
        start: u64,
        shift: i64,
    ) -> Result<(), String> {
        let data = &mut self.image[xdata];
        let at = u32::try_from(data.bytes.len()).map_err(|_| TOO_LARGE)?;
        data.bytes.extend([0; 4]);
        data.fixups.push(Fixup { offset: at, kind: FixupKind::ImageRel32, symbol: handler, addend: 0 });
        self.write_lsda_in(xdata, code, span, start, shift).map(drop)
    }

    /// Writes a function's entry in `.pdata`: places, each in 32 bits.
    pub(super) fn write_pdata(&mut self, span: &FunctionSpan, places: &[(SectionId, u64)]) -> Result<(), String> {
        let pdata = self.table_of(span.function, b".pdata")?;
        let mut at = u32::try_from(self.align(pdata, 4)).map_err(|_| TOO_LARGE)?;
        for &(section, place) in places {
            let symbol = self.section_symbol(section);
            let data = &mut self.image[pdata];
            data.bytes.extend([0; 4]);
            data.fixups.push(Fixup { offset: at, kind: FixupKind::ImageRel32, symbol, addend: place as i64 });
            at += 4;
        }
        Ok(())
    }

    /// Returns the function that handles exceptions, if a function has anything for it.
    pub(super) fn handler(&mut self, code: &CodeBuffer, span: &FunctionSpan) -> Result<Option<SymbolId>, String> {
        let module = self.context.module;
        let has_pads = code.call_sites[span.call_sites.clone()].iter().any(|site| site.landing_pad.is_some());
        let personality = module.global(span.function).as_function().and_then(|data| data.personality);
        let (Some(value), true) = (personality, has_pads) else { return Ok(None) };
        let global = module.base_object(value).ok_or("a personality that is no function")?;
        Ok(Some(self.symbol(global)))
    }

    /// Returns the section of tables of a function, which belongs to its group.
    pub(super) fn table_of(&mut self, function: Global, name: &[u8]) -> Result<SectionId, String> {
        let flags = SectionFlags { alloc: true, ..SectionFlags::default() };
        let mut key = SectionKey::bare(name, SectionKind::Bits, flags);
        key.group = match self.group(function)? {
            None if self.context.options.function_sections => Some((self.symbol(function), true)),
            group => group,
        };
        if key.group.is_some() {
            self.name_after(&mut key, function);
        }
        Ok(self.sections.get(&mut self.image, key))
    }

    /// Returns the symbol of the pointer by which code finds a symbol that another file may define: one of the import
    /// table, or one that all files of a program share.
    pub(super) fn linker_pointer(&mut self, global: Option<Global>, target: SymbolId) -> Result<SymbolId, String> {
        let module = self.context.module;
        let is_import = global.is_some_and(|global| module.global(global).dll_storage_class == DllStorageClass::Import);
        let name = &self.image[target].name;
        if is_import {
            let name = [b"__imp_", name.as_slice()].concat();
            return Ok(self.named(&name));
        }
        let name = [self.context.format.pointer_prefix.as_bytes(), name].concat();
        let pointer = self.image.symbol(&name);
        if self.image[pointer].is_undefined() {
            let section = [b".rdata$", name.as_slice()].concat();
            let mut key = SectionKey::named(self.context.format, &section, Contents::ReadOnly);
            key.group = Some((pointer, true));
            let section = self.sections.get(&mut self.image, key);
            self.align(section, 8);
            let data = &mut self.image[section];
            data.bytes.extend_from_slice(&[0; 8]);
            data.fixups.push(Fixup { offset: 0, kind: FixupKind::Abs64, symbol: target, addend: 0 });
            let symbol = &mut self.image[pointer];
            symbol.binding = Binding::Global;
            symbol.place = SymbolPlace::Section(section, 0);
        }
        Ok(pointer)
    }

    /// Returns how COFF refers to a thing: an entry of a table of addresses is a pointer with a name.
    pub(super) fn coff_reference(
        &mut self,
        fixup: &CodeFixup,
        symbol: SymbolId,
    ) -> Result<(FixupKind, SymbolId), String> {
        match fixup.kind {
            FixupKind::GotPcRel
            | FixupKind::GotPcRelX
            | FixupKind::RexGotPcRelX
            | FixupKind::AdrpGotPage
            | FixupKind::Load64GotLo12 => {
                let global = match fixup.target {
                    CodeTarget::Global(global) => Some(global),
                    _ => None,
                };
                let kind = match fixup.kind {
                    FixupKind::AdrpGotPage => FixupKind::AdrpPage21,
                    FixupKind::Load64GotLo12 => FixupKind::Load64Lo12,
                    _ => FixupKind::Pc32,
                };
                Ok((kind, self.linker_pointer(global, symbol)?))
            }
            kind => Ok((kind, symbol)),
        }
    }

    /// Writes what the linker is to do, and refers to what a library has to define.
    pub(super) fn directives(&mut self) {
        let module = self.context.module;
        let is_msvc = self.context.format.is_msvc;
        let mut text: Vec<u8> = Vec::new();
        if let Some(list) = module.find_named_metadata(b"llvm.linker.options") {
            for node in list.operands.iter().filter_map(|&entry| module.tables.metadata.node(entry)) {
                for option in node.operands().filter_map(|operand| module.tables.metadata.as_string(operand?)) {
                    text.push(b' ');
                    text.extend_from_slice(module.tables.str(option));
                }
            }
        }
        for global in module.globals_in_order() {
            let data = module.global(global);
            if data.linkage == Linkage::Common
                && !is_msvc
                && let Some(symbol) = self.known_symbol(global)
                && let SymbolPlace::Common { align } = self.image[symbol].place
                && align > 1
            {
                text.extend_from_slice(b" -aligncomm:\"");
                text.extend_from_slice(&self.image[symbol].name);
                text.extend_from_slice(format!("\",{}", align.ilog2()).as_bytes());
            }
            if data.dll_storage_class != DllStorageClass::Export || module.is_declaration_for_linker(global) {
                continue;
            }
            let symbol = self.symbol(global);
            text.extend_from_slice(if is_msvc { b" /EXPORT:" } else { b" -export:" });
            push_name(&mut text, &self.image[symbol].name);
            let is_code = data.is_function() || module.tables.types.as_function(data.value_type).is_some();
            if !is_code {
                text.extend_from_slice(if is_msvc { b",DATA" } else { b",data" });
            }
        }
        for global in module.globals_in_order() {
            if is_msvc && self.is_retained(global) && !module.global(global).linkage.is_local() {
                let symbol = self.symbol(global);
                text.extend_from_slice(b" /INCLUDE:");
                push_name(&mut text, &self.image[symbol].name);
            }
        }
        if !text.is_empty() {
            let flags = SectionFlags { exclude: true, ..SectionFlags::default() };
            let name = b".drectve".to_vec();
            self.image.add_section(Section { name, flags, align: 1, bytes: text, ..Section::default() });
        }
        if is_msvc && self.context.target == Target::X86_64 && self.has_floats() {
            // The C library has this where it prints such numbers.
            self.named(b"_fltused");
        }
    }

    /// Whether an instruction has an operand or a result that is a number of floating point.
    fn has_floats(&self) -> bool {
        let module = self.context.module;
        let types = &module.tables.types;
        let is_float = |ty: Type| matches!(types.kind(types.scalar(ty)), TypeKind::Float(_));
        module.functions().iter().any(|&function| {
            module.body(function).is_some_and(|body| {
                body.blocks().flat_map(|block| body.block_insts(block)).any(|inst| {
                    let is_operand = |&value: &draig_ir::Value| is_float(module.value_type(function, body, value));
                    is_float(body.inst_type(inst))
                        || body.opcode(inst) != Opcode::Br && body.operands(inst).iter().any(is_operand)
                })
            })
        })
    }

    /// Returns the name of the section of constructors or destructors of a priority.
    pub(super) fn constructor_section(&self, is_end: bool, priority: u64) -> String {
        const DEFAULT: u64 = 65535;
        let format = self.context.format;
        let name = format.constructors[usize::from(is_end)];
        match (priority, format.is_coff(), format.counts_down) {
            (DEFAULT, ..) => name.to_owned(),
            // They run in the order of the file.
            _ if format.is_mach_o() => name.to_owned(),
            (_, false, _) => format!("{name}.{priority}"),
            (_, true, true) => format!("{name}.{:05}", DEFAULT.saturating_sub(priority)),
            // Linkers sort by name, and the C library has its own parts at `C` and `L`.
            (_, true, false) => {
                let letter = match priority {
                    0..200 => 'A',
                    200..400 => 'C',
                    400 => 'L',
                    _ => 'T',
                };
                let number = if matches!(priority, 200 | 400) { String::new() } else { format!("{priority:05}") };
                format!("{}{letter}{number}", &name[..7])
            }
        }
    }
}

const TOO_LARGE: &str = "unwind tables of more than 4 GiB";

/// Appends a name, in quotes if it has other characters than those of C.
fn push_name(text: &mut Vec<u8>, name: &[u8]) {
    let is_plain = |&byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'@' | b'?');
    let quote = if name.iter().all(is_plain) { &b""[..] } else { b"\"" };
    text.extend_from_slice(quote);
    text.extend_from_slice(name);
    text.extend_from_slice(quote);
}
