//! The records of globals (variables, functions, aliases, ifuncs) and of comdats.

use draig_ir::{
    Comdat, DllStorageClass, Function, Global, GlobalData, GlobalKind, Linkage, SanitizerFlags, SelectionKind, Symbol,
    Type, UnnamedAddr, Value, Variable, Visibility,
};

use crate::codes::{encodings, module as code};

use super::fault::{Result, fault, invalid_record};
use super::initial::Initial;
use super::module::ModuleReader;
use super::records::{alignment, bytes, operand};
use super::scope::GlobalFacts;
use super::values::Slot;

/// The highest number of a calling convention.
const MAX_CONVENTION: u64 = 1023;

impl ModuleReader<'_> {
    /// Splits a record into its leading name and the rest.
    fn named<'r>(&mut self, operands: &'r [u64]) -> Result<(Symbol, &'r [u64])> {
        if self.version < 2 {
            return Ok((Symbol::EMPTY, operands));
        }
        let (&[offset, size], rest) = operands.split_first_chunk::<2>().ok_or_else(invalid_record)?;
        Ok((self.string(offset, size)?, rest))
    }

    /// Returns a string of the string table.
    fn string(&mut self, offset: u64, size: u64) -> Result<Symbol> {
        let text = offset
            .checked_add(size)
            .and_then(|end| self.strings.get(usize::try_from(offset).ok()?..usize::try_from(end).ok()?));
        let text = text.ok_or_else(|| invalid_record().with_note("the string table has no such name".into()))?;
        self.scope.budget.take(text.len() as u64)?;
        Ok(self.module.tables.strings.intern(text))
    }

    pub(super) fn comdat(&mut self, operands: &[u64]) -> Result<()> {
        let (name, kind) = if self.version >= 2 {
            let (name, rest) = self.named(operands)?;
            (name, operand(rest, 0)?)
        } else {
            let (&[kind, size], rest) = operands.split_first_chunk::<2>().ok_or_else(invalid_record)?;
            let text = usize::try_from(size).ok().and_then(|size| rest.get(..size));
            let text = text.ok_or_else(|| fault("Comdat name size too large"))?;
            (self.module.tables.strings.intern(&bytes(text)), kind)
        };
        let comdat = self.module.get_or_add_comdat(name);
        self.module.comdat_mut(comdat).selection = encodings::selection_kind(kind);
        self.comdats.push(comdat);
        Ok(())
    }

    /// Returns the comdat for a number plus one; for old linkages, one with the global's own name.
    fn comdat_of(&mut self, number: Option<u64>, linkage: u64, message: &'static str) -> Result<Option<Comdat>> {
        match number {
            Some(0) => Ok(None),
            Some(number) => {
                let at = usize::try_from(number - 1).ok();
                at.and_then(|at| self.comdats.get(at).copied()).map(Some).ok_or_else(|| fault(message))
            }
            None if encodings::IMPLICIT_COMDAT_LINKAGES.contains(&linkage) => {
                self.implicit_comdats.push(self.next_value());
                Ok(None)
            }
            None => Ok(None),
        }
    }

    fn next_value(&self) -> usize {
        self.scope.values.len()
    }

    fn section(&self, number: u64) -> Result<Symbol> {
        match number {
            0 => Ok(Symbol::EMPTY),
            number => {
                let at = usize::try_from(number - 1).ok();
                at.and_then(|at| self.sections.get(at).copied()).ok_or_else(invalid_record)
            }
        }
    }

    pub(super) fn variable(&mut self, operands: &[u64]) -> Result<()> {
        let (name, record) = self.named(operands)?;
        let (&[type_id, flags, initial, raw_linkage, align, section], rest) =
            record.split_first_chunk::<6>().ok_or_else(invalid_record)?;
        let rest = |at: usize| rest.get(at - 6).copied();
        let mut type_id = u32::try_from(type_id).map_err(|_| invalid_record())?;
        let mut ty = self.scope.types.ty(u64::from(type_id)).map_err(|_| invalid_record())?;
        let space = if flags & 2 != 0 {
            u32::try_from(flags >> 2).ok().filter(|&space| space < 1 << 24).ok_or_else(invalid_record)?
        } else {
            let space = self.module.tables.types.address_space(ty).ok_or_else(|| fault("Invalid type for value"))?;
            type_id =
                self.scope.types.part(type_id, 0).ok_or_else(|| fault("Missing element type for old-style global"))?;
            ty = self.scope.types.ty(u64::from(type_id))?;
            space
        };
        if !super::shape::is_first_class(&self.module.tables.types, ty) {
            return Err(fault("Invalid type for value"));
        }
        let comdat = self.comdat_of(rest(11), raw_linkage, "Invalid global variable comdat ID")?;
        let attributes = self.attribute_list(rest(12).unwrap_or(0))?;
        let attributes = self.module.tables.attributes.list(attributes).function;
        let sanitizer = rest(16).unwrap_or(0);
        let variable = Variable {
            initializer: None,
            is_constant: flags & 1 != 0,
            externally_initialized: rest(9).unwrap_or(0) != 0,
            code_model: encodings::code_model(rest(17).unwrap_or(0)),
            attributes: (attributes != draig_ir::AttrSet::EMPTY).then_some(attributes),
            sanitizer: SanitizerFlags {
                no_address: sanitizer & 1 != 0,
                no_hwaddress: sanitizer & 2 != 0,
                memtag: sanitizer & 4 != 0,
                is_dyn_init: sanitizer & 8 != 0,
            },
        };
        let address = self.module.tables.types.pointer(space);
        let mut data = GlobalData::new(name, ty, address, GlobalKind::Variable(variable));
        data.linkage = encodings::linkage(raw_linkage);
        data.align = alignment(align)?;
        data.section = self.section(section)?;
        data.thread_local = encodings::thread_local_mode(rest(7).unwrap_or(0));
        data.unnamed_addr = encodings::unnamed_addr(rest(8).unwrap_or(0));
        data.comdat = comdat;
        set_visibility(&mut data, rest(6));
        set_dll_storage(&mut data, rest(10), raw_linkage);
        set_dso_local(&mut data, rest(13));
        if let (Some(offset), Some(size)) = (rest(14), rest(15)) {
            data.partition = self.string(offset, size)?;
        }
        let global = self.add(data, type_id);
        if initial != 0 {
            self.initials.push((global, Initial::Variable, initial - 1));
        }
        Ok(())
    }

    pub(super) fn function(&mut self, operands: &[u64]) -> Result<()> {
        let (name, record) = self.named(operands)?;
        let (&[type_id, convention, is_declaration, raw_linkage, attributes, align, section, visibility], rest) =
            record.split_first_chunk::<8>().ok_or_else(invalid_record)?;
        let rest = |at: usize| rest.get(at - 8).copied();
        let mut type_id = u32::try_from(type_id).map_err(|_| invalid_record())?;
        let mut ty = self.scope.types.ty(u64::from(type_id)).map_err(|_| invalid_record())?;
        if self.module.tables.types.is_pointer(ty)
            && let Some(pointee) = self.scope.types.part(type_id, 0)
        {
            type_id = pointee;
            ty = self.scope.types.ty(u64::from(pointee))?;
        }
        if self.module.tables.types.as_function(ty).is_none() {
            return Err(fault("Invalid type for value"));
        }
        if convention > MAX_CONVENTION {
            return Err(fault("Invalid calling convention ID"));
        }
        let space = match rest(16) {
            Some(space) => u32::try_from(space).ok().filter(|&space| space < 1 << 24).ok_or_else(invalid_record)?,
            None => self.scope.data_layout.program_address_space(),
        };
        let gc = match rest(8).unwrap_or(0) {
            0 => Symbol::EMPTY,
            number => {
                let at = usize::try_from(number - 1).ok();
                at.and_then(|at| self.collectors.get(at).copied()).ok_or_else(|| fault("Invalid ID"))?
            }
        };
        let list = self.attribute_list(attributes)?;
        let attributes = self.typed_attributes(list, type_id, convention);
        let preferred_align = alignment(rest(19).unwrap_or(0))?;
        let function =
            Function { calling_convention: convention as u16, attributes, gc, preferred_align, ..Function::default() };
        let comdat = self.comdat_of(rest(12), raw_linkage, "Invalid function comdat ID")?;
        let address = self.module.tables.types.pointer(space);
        let mut data = GlobalData::new(name, ty, address, GlobalKind::Function(function));
        data.linkage = encodings::linkage(raw_linkage);
        data.align = alignment(align)?;
        data.section = self.section(section)?;
        data.unnamed_addr = encodings::unnamed_addr(rest(9).unwrap_or(0));
        data.comdat = comdat;
        set_visibility(&mut data, Some(visibility));
        set_dll_storage(&mut data, rest(11), raw_linkage);
        set_dso_local(&mut data, rest(15));
        if let (Some(offset), Some(size)) = (rest(17), rest(18)) {
            data.partition = self.string(offset, size)?;
        }
        let global = self.add(data, type_id);
        for (at, what) in [(10, Initial::Prologue), (13, Initial::Prefix), (14, Initial::Personality)] {
            if let Some(number) = rest(at).and_then(|number| number.checked_sub(1)) {
                self.initials.push((global, what, number));
            }
        }
        if is_declaration == 0 {
            self.defined.push(global);
        }
        Ok(())
    }

    pub(super) fn alias(&mut self, kind: u32, operands: &[u64]) -> Result<()> {
        let (name, record) = self.named(operands)?;
        let old = kind == code::ALIAS_OLD;
        let mut type_id = u32::try_from(operand(record, 0)?).map_err(|_| invalid_record())?;
        let mut ty = self.scope.types.ty(u64::from(type_id)).map_err(|_| invalid_record())?;
        let mut at = 1;
        let mut next = || {
            at += 1;
            record.get(at - 1).copied()
        };
        let space = if old {
            let space = self.module.tables.types.address_space(ty).ok_or_else(|| fault("Invalid type for value"))?;
            type_id = self
                .scope
                .types
                .part(type_id, 0)
                .ok_or_else(|| fault("Missing element type for old-style indirect symbol"))?;
            ty = self.scope.types.ty(u64::from(type_id))?;
            space
        } else {
            let space = next().and_then(|space| u32::try_from(space).ok()).filter(|&space| space < 1 << 24);
            space.ok_or_else(invalid_record)?
        };
        let (target, raw_linkage) = match (next(), next()) {
            (Some(target), Some(linkage)) => (target, linkage),
            _ => return Err(invalid_record()),
        };
        // Replaced once all constants have been read.
        let null = self.module.tables.const_null(Type::PTR).map(Value::from).ok_or_else(invalid_record)?;
        let is_ifunc = kind == code::IFUNC;
        let global_kind = match is_ifunc {
            true => GlobalKind::IFunc { resolver: null },
            false => GlobalKind::Alias { aliasee: null },
        };
        let address = self.module.tables.types.pointer(space);
        let mut data = GlobalData::new(name, ty, address, global_kind);
        data.linkage = encodings::linkage(raw_linkage);
        set_visibility(&mut data, next());
        if !is_ifunc {
            set_dll_storage(&mut data, next(), raw_linkage);
            data.thread_local = encodings::thread_local_mode(next().unwrap_or(0));
            data.unnamed_addr = next().map_or(UnnamedAddr::None, encodings::unnamed_addr);
        }
        set_dso_local(&mut data, next());
        if let (Some(offset), Some(size)) = (next(), next()) {
            data.partition = self.string(offset, size)?;
        }
        let global = self.add(data, type_id);
        self.initials.push((global, Initial::Target, target));
        Ok(())
    }

    fn add(&mut self, data: GlobalData, type_id: u32) -> Global {
        let (address_type, value_type) = (data.address_type, data.value_type);
        let global = self.module.add_global(data);
        let facts = GlobalFacts { address_type, value_type, value_type_id: type_id, blocks: 0 };
        self.scope.globals.push(facts);
        let id = self.scope.types.pointer_to(type_id);
        self.scope.values.push(Slot { value: global.into(), ty: address_type, id });
        global
    }
}

fn set_visibility(data: &mut GlobalData, number: Option<u64>) {
    // Local linkage has default visibility.
    if let (Some(number), false) = (number, data.linkage.is_local()) {
        data.visibility = encodings::visibility(number);
    }
}

fn set_dll_storage(data: &mut GlobalData, number: Option<u64>, raw_linkage: u64) {
    match number {
        Some(number) if !data.linkage.is_local() => data.dll_storage_class = encodings::dll_storage_class(number),
        Some(_) => {}
        None => {
            let found = encodings::DLL_LINKAGES.iter().find(|(linkage, _)| *linkage == raw_linkage);
            data.dll_storage_class = found.map_or(DllStorageClass::Default, |&(_, class)| class);
        }
    }
}

fn set_dso_local(data: &mut GlobalData, number: Option<u64>) {
    let implied =
        data.linkage.is_local() || data.visibility != Visibility::Default && data.linkage != Linkage::ExternWeak;
    data.dso_local = implied || number == Some(1);
}

/// The selection kind of a comdat that an old linkage implies.
pub(super) const IMPLIED_SELECTION: SelectionKind = SelectionKind::Any;
