//! The records of the module itself: comdats, target, assembly, sections, and one record for each
//! variable, function, alias and ifunc.

use draig_bitstream::Operand::{Char6, Fixed, Literal, Vbr};
use draig_bitstream::{DefinedAbbreviation, Operand};
use draig_ir::{
    Align, AsmProperties, DllStorageClass, Global, GlobalData, GlobalKind, Symbol, ThreadLocalMode, UnnamedAddr, Value,
    Variable, Visibility,
};
use draig_tables::history;
use rustc_hash::FxHashMap;

use super::error::{Fault, Result, WriteError};
use super::ids::types::bits_for;
use super::{ModuleWriter, abbreviations};
use crate::codes::encodings::linkage_number;
use crate::codes::module as code;

/// Names that records refer to by number, from 1: of sections or of garbage collectors.
#[derive(Default)]
struct Names {
    numbers: FxHashMap<Symbol, u64>,
}

impl Names {
    /// Returns the number of a written name; 0 for the empty one.
    fn number(&self, name: Symbol) -> Result<u64> {
        match name {
            Symbol::EMPTY => Ok(0),
            name => self.numbers.get(&name).copied().ok_or(Fault::Unnumbered),
        }
    }
}

/// Returns log2 of the alignment plus one; 0 for none.
pub(super) fn align_number(align: Option<Align>) -> u64 {
    align.map_or(0, |align| u64::from(align.log2()) + 1)
}

impl ModuleWriter<'_> {
    pub(super) fn write_comdats(&mut self) {
        for number in 0..self.ids.comdat_order.len() {
            let comdat = self.module.comdat(self.ids.comdat_order[number]);
            let [offset, size] = self.strings.add(comdat.name, self.module.tables.str(comdat.name));
            self.out.record(code::COMDAT, &[offset, size, comdat.selection as u64]);
        }
    }

    /// Writes the module's assembly: each part after its properties. Those of older versions have none.
    fn write_module_asm(&mut self) -> Result<(), WriteError> {
        let module = self.module;
        if module.asm_properties.is_empty() {
            if !module.inline_asm.is_empty() {
                self.out.record_with_bytes(code::ASM, &[], &module.inline_asm);
            }
            return Ok(());
        }
        if self.version <= history::CURRENT {
            return Err(WriteError::new(Fault::Lowering, "the properties of the module's assembly"));
        }
        for (properties, text) in module.asm_parts() {
            for name in AsmProperties::NAMES {
                let value = properties.property(name.as_bytes()).unwrap_or_default();
                if !value.is_empty() {
                    let text = [name.as_bytes(), b"\0", value].concat();
                    self.out.record_with_bytes(code::ASM_PROPERTY, &[], &text);
                }
            }
            self.out.record_with_bytes(code::ASM, &[], text);
        }
        Ok(())
    }

    /// Writes everything from the triple to the position of the symbol table.
    pub(super) fn write_module_info(&mut self) -> Result<(), WriteError> {
        let module = self.module;

        for (code, text) in
            [(code::TRIPLE, module.triple.as_bytes()), (code::DATALAYOUT, module.data_layout.as_bytes())]
        {
            if !text.is_empty() {
                self.out.record_with_bytes(code, &[], text);
            }
        }
        self.write_module_asm()?;
        let with_sections = [module.variables(), module.functions()];
        let sections =
            self.write_numbered_names(code::SECTIONNAME, with_sections.into_iter().flatten(), |data| data.section);
        let collectors = self.write_numbered_names(code::GCNAME, module.functions(), |data| {
            data.as_function().map_or(Symbol::EMPTY, |function| function.gc)
        });
        let simple = self.define_simple_variable(sections.numbers.len());
        let simple = simple.map_err(|fault| WriteError::new(fault, "the variables"))?;
        self.write_source_filename();
        for &global in module.variables() {
            self.write_variable(global, &simple, &sections)
                .map_err(|fault| WriteError::of_global(fault, module, global))?;
        }
        for &global in module.functions() {
            self.write_function_record(global, &sections, &collectors)
                .map_err(|fault| WriteError::of_global(fault, module, global))?;
        }
        for &global in module.aliases().iter().chain(module.ifuncs()) {
            self.write_indirect(global).map_err(|fault| WriteError::of_global(fault, module, global))?;
        }
        let offset = self.out.define(abbreviations::VST_OFFSET);
        self.out.abbreviated(&offset, code::VSTOFFSET, &[0]);
        self.symbols_offset_at = self.out.position() - 32;
        Ok(())
    }

    fn write_numbered_names<'a>(
        &mut self,
        code: u32,
        globals: impl IntoIterator<Item = &'a Global>,
        name: impl Fn(&GlobalData) -> Symbol,
    ) -> Names {
        let mut names = Names::default();
        for &global in globals {
            let symbol = name(self.module.global(global));
            if symbol != Symbol::EMPTY && !names.numbers.contains_key(&symbol) {
                self.out.record_with_bytes(code, &[], self.module.tables.str(symbol));
                names.numbers.insert(symbol, names.numbers.len() as u64 + 1);
            }
        }
        names
    }

    fn write_source_filename(&mut self) {
        let name = &self.module.source_filename[..];
        let shape = abbreviations::string(code::SOURCE_FILENAME, narrowest(name));
        let short = self.out.define(&shape);
        self.out.abbreviated_with_bytes(&short, code::SOURCE_FILENAME, &[], name);
    }

    /// Defines the abbreviation for variables that have only the common properties; `None` if there are no
    /// variables.
    fn define_simple_variable(&mut self, sections: usize) -> Result<Option<DefinedAbbreviation>> {
        let (mut largest_type, mut largest_align) = (None, 0);
        for &global in self.module.variables() {
            let data = self.module.global(global);
            largest_type = largest_type.max(Some(self.ids.types.number(data.value_type)?));
            largest_align = largest_align.max(align_number(data.align));
        }
        let Some(largest_type) = largest_type else { return Ok(None) };
        let up_to = |largest: u64| Fixed(bits_for(largest + 1));
        let or_nothing = |largest: u64| if largest == 0 { Literal(0) } else { up_to(largest) };
        Ok(Some(self.out.define(&[
            Literal(u64::from(code::GLOBALVAR)),
            Vbr(8),
            Vbr(8),
            up_to(largest_type),
            Vbr(6),
            Vbr(6),
            Fixed(5),
            or_nothing(largest_align),
            or_nothing(sections as u64),
        ])))
    }

    fn address_space(&self, data: &GlobalData) -> Result<u64> {
        self.module.tables.types.address_space(data.address_type).map(u64::from).ok_or(Fault::AddressType)
    }

    fn name(&mut self, symbol: Symbol) -> [u64; 2] {
        self.strings.add(symbol, self.module.tables.str(symbol))
    }

    /// Returns the number of a constant plus one; 0 for none.
    fn number_or_none(&self, value: Option<Value>) -> Result<u64> {
        value.map_or(Ok(0), |value| Ok(u64::from(self.ids.values.number(value)?) + 1))
    }

    fn write_variable(&mut self, global: Global, simple: &Option<DefinedAbbreviation>, sections: &Names) -> Result {
        let data = self.module.global(global);
        let GlobalKind::Variable(variable) = &data.kind else { return Err(Fault::GlobalList) };
        let name = self.name(data.name);
        let explicit_type = 1 << 1;
        let mut record = std::mem::take(&mut self.record);
        record.clear();
        record.extend(name);
        record.extend([
            self.ids.types.number(data.value_type)?,
            u64::from(variable.is_constant) | explicit_type | self.address_space(data)? << 2,
            self.number_or_none(variable.initializer)?,
            linkage_number(data.linkage),
            align_number(data.align),
            sections.number(data.section)?,
        ]);
        match simple {
            Some(simple) if is_simple(data, variable) => self.out.abbreviated(simple, code::GLOBALVAR, &record),
            _ => {
                let partition = self.name(data.partition);
                record.extend([
                    data.visibility as u64,
                    data.thread_local as u64,
                    data.unnamed_addr as u64,
                    u64::from(variable.externally_initialized),
                    data.dll_storage_class as u64,
                    self.ids.comdat(data.comdat),
                    self.ids.attributes.variable_number(variable.attributes)?,
                    u64::from(data.dso_local),
                    partition[0],
                    partition[1],
                    sanitizer_number(variable),
                    variable.code_model.map_or(0, |model| model as u64),
                ]);
                self.out.record(code::GLOBALVAR, &record);
            }
        }
        self.record = record;
        Ok(())
    }

    fn write_function_record(&mut self, global: Global, sections: &Names, collectors: &Names) -> Result {
        let data = self.module.global(global);
        let GlobalKind::Function(function) = &data.kind else { return Err(Fault::GlobalList) };
        let (name, partition) = (self.name(data.name), self.name(data.partition));
        self.record.clear();
        self.record.extend([
            name[0],
            name[1],
            self.ids.types.number(data.value_type)?,
            u64::from(function.calling_convention),
            u64::from(self.module.body(global).is_none()),
            linkage_number(data.linkage),
            self.ids.attributes.number(function.attributes)?,
            align_number(data.align),
            sections.number(data.section)?,
            data.visibility as u64,
            collectors.number(function.gc)?,
            data.unnamed_addr as u64,
            self.number_or_none(function.prologue)?,
            data.dll_storage_class as u64,
            self.ids.comdat(data.comdat),
            self.number_or_none(function.prefix)?,
            self.number_or_none(function.personality)?,
            u64::from(data.dso_local),
            self.address_space(data)?,
            partition[0],
            partition[1],
        ]);
        if self.version > history::CURRENT {
            self.record.push(align_number(function.preferred_align));
        }
        self.out.record(code::FUNCTION, &self.record);
        Ok(())
    }

    fn write_indirect(&mut self, global: Global) -> Result {
        let data = self.module.global(global);
        let (name, partition) = (self.name(data.name), self.name(data.partition));
        let ty = self.ids.types.number(data.value_type)?;
        let space = self.address_space(data)?;
        let (linkage, visibility) = (linkage_number(data.linkage), data.visibility as u64);
        let (code, target) = match data.kind {
            GlobalKind::Alias { aliasee } => (code::ALIAS, aliasee),
            GlobalKind::IFunc { resolver } => (code::IFUNC, resolver),
            GlobalKind::Variable(_) | GlobalKind::Function(_) => return Err(Fault::GlobalList),
        };
        self.record.clear();
        self.record.extend(name);
        self.record.extend([ty, space, u64::from(self.ids.values.number(target)?), linkage, visibility]);
        if code == code::ALIAS {
            self.record.extend([data.dll_storage_class as u64, data.thread_local as u64, data.unnamed_addr as u64]);
        }
        self.record.push(u64::from(data.dso_local));
        self.record.extend(partition);
        self.out.record(code, &self.record);
        Ok(())
    }
}

/// Whether a variable has nothing that the abbreviation leaves out.
fn is_simple(data: &GlobalData, variable: &Variable) -> bool {
    data.visibility == Visibility::Default
        && data.thread_local == ThreadLocalMode::NotThreadLocal
        && data.unnamed_addr == UnnamedAddr::None
        && !variable.externally_initialized
        && data.dll_storage_class == DllStorageClass::Default
        && data.comdat.is_none()
        && variable.attributes.is_none()
        && !data.dso_local
        && data.partition == Symbol::EMPTY
        && sanitizer_number(variable) == 0
        && variable.code_model.is_none()
}

fn sanitizer_number(variable: &Variable) -> u64 {
    let flags = variable.sanitizer;
    u64::from(flags.no_address)
        | u64::from(flags.no_hwaddress) << 1
        | u64::from(flags.memtag) << 2
        | u64::from(flags.is_dyn_init) << 3
}

/// Returns the narrowest characters that can hold a string.
pub(super) fn narrowest(text: &[u8]) -> Operand {
    if draig_bitstream::is_char6(text) {
        Char6
    } else if text.is_ascii() {
        Fixed(7)
    } else {
        Fixed(8)
    }
}
