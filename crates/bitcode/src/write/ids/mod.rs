//! The numbers of everything that a module mentions: types, values, attributes, metadata, comdats, bundle
//! tags. They are assigned in one pass over the module, then one over each function before it is written.
//! Entities that nothing mentions have no number and are not written.

pub(crate) mod attributes;
mod function;
pub(crate) mod metadata;
pub(crate) mod types;
pub(crate) mod values;

use draig_ir::metadata::Class;
use draig_ir::{
    Body, Comdat, ConstKind, DbgRecordKind, Global, GlobalKind, Inst, LocalMetadataData, Metadata, MetadataKind,
    Module, Opcode, Symbol, Type, Value, ValueKind,
};

use super::error::{Fault, Result, WriteError};
use attributes::AttributeIds;
use metadata::{MODULE, MetadataIds};
use rustc_hash::FxHashMap;
use types::TypeIds;
use values::ValueIds;

pub(crate) use function::{Local, Locals};

/// The numbers.
#[derive(Clone)]
pub(crate) struct Ids<'m> {
    module: &'m Module,
    pub(crate) types: TypeIds<'m>,
    pub(crate) values: ValueIds<'m>,
    pub(crate) attributes: AttributeIds<'m>,
    pub(crate) metadata: MetadataIds<'m>,
    /// Number of each comdat from 1, 0 for comdats without globals.
    comdats: Vec<u32>,
    pub(crate) comdat_order: Vec<Comdat>,
    /// Tags of operand bundles that are not LLVM's own, and the number of every tag found.
    pub(crate) tags: Vec<Symbol>,
    pub(crate) tag_numbers: FxHashMap<Symbol, u64>,
    pub(crate) locals: Locals,
    /// Constants whose types are numbered.
    seen: Vec<bool>,
    stack: Vec<Value>,
}

impl<'m> Ids<'m> {
    /// Numbers everything that the module mentions.
    pub(crate) fn new(module: &'m Module) -> Result<Ids<'m>, WriteError> {
        let tables = &module.tables;
        let mut ids = Ids {
            module,
            types: TypeIds::new(&tables.types, &tables.strings),
            values: ValueIds::new(&tables.constants, module.all_globals(), tables.inline_asm_count()),
            attributes: AttributeIds::new(&tables.attributes),
            metadata: MetadataIds::new(
                &tables.metadata,
                &tables.strings,
                tables.constants.len(),
                module.global_count(),
            ),
            comdats: vec![0; module.comdats().len()],
            comdat_order: Vec::new(),
            tags: Vec::new(),
            tag_numbers: FxHashMap::default(),
            locals: Locals::default(),
            seen: vec![false; tables.constants.len()],
            stack: Vec::new(),
        };
        ids.mention_globals()?;
        ids.types.mention(Type::METADATA).map_err(|fault| WriteError::new(fault, "the types"))?;
        ids.mention_named_metadata().map_err(|fault| WriteError::new(fault, "named metadata"))?;
        for &global in module.variables().iter().chain(module.ifuncs()) {
            ids.mention_attachments(global, MODULE).map_err(|fault| WriteError::of_global(fault, module, global))?;
        }
        for &function in module.functions() {
            ids.mention_function(function)?;
        }
        ids.values.sort_module(&ids.types);
        ids.metadata.sort(module.global_count() as u32).map_err(|fault| WriteError::new(fault, "the metadata"))?;
        Ok(ids)
    }

    /// Returns the number of a comdat, from 1.
    pub(crate) fn comdat(&self, comdat: Option<Comdat>) -> u64 {
        comdat.map_or(0, |comdat| u64::from(self.comdats[comdat.index()]))
    }

    /// Returns the owner number of a function for metadata.
    pub(crate) fn owner(&self, function: Global) -> Result<u32> {
        Ok(self.values.global(function)? + 1)
    }

    fn mention_globals(&mut self) -> Result<(), WriteError> {
        let module = self.module;
        let lists = [module.variables(), module.functions(), module.aliases(), module.ifuncs()];
        for (number, list) in lists.into_iter().enumerate() {
            for &global in list {
                let of_list = module.all_globals().get(global.index()).is_some_and(|data| match data.kind {
                    GlobalKind::Variable(_) => number == 0,
                    GlobalKind::Function(_) => number == 1,
                    GlobalKind::Alias { .. } => number == 2,
                    GlobalKind::IFunc { .. } => number == 3,
                });
                if !of_list {
                    return Err(WriteError::of_global(Fault::GlobalList, module, global));
                }
            }
        }
        for global in module.globals_in_order() {
            self.mention_global(global).map_err(|fault| WriteError::of_global(fault, module, global))?;
        }
        for global in module.globals_in_order() {
            self.mention_parts(global).map_err(|fault| WriteError::of_global(fault, module, global))?;
        }
        Ok(())
    }

    fn mention_global(&mut self, global: Global) -> Result {
        let module = self.module;
        let data = module.global(global);
        self.values.mention_global(global);
        self.types.mention(data.address_type)?;
        if !module.tables.types.is_pointer(data.address_type) {
            return Err(Fault::AddressType);
        }
        if [data.name, data.section, data.partition].iter().any(|&text| !self.is_text(text)) {
            return Err(Fault::GlobalPart);
        }
        if let Some(comdat) = data.comdat {
            let number = *self.comdats.get(comdat.index()).ok_or(Fault::GlobalPart)?;
            if number == 0 {
                if !self.is_text(module.comdat(comdat).name) {
                    return Err(Fault::Comdat);
                }
                self.comdat_order.push(comdat);
                self.comdats[comdat.index()] = self.comdat_order.len() as u32;
            }
        }
        self.types.mention(data.value_type)?;
        let body = module.body(global);
        match &data.kind {
            GlobalKind::Function(function) => {
                if !self.is_text(function.gc) || module.tables.types.as_function(data.value_type).is_none() {
                    return Err(Fault::GlobalPart);
                }
                if body.is_some_and(|body| body.entry().is_none()) {
                    return Err(Fault::BodyEmpty);
                }
                self.attributes.mention(function.attributes, &mut self.types)
            }
            _ if body.is_some() => Err(Fault::BodyOf),
            _ => Ok(()),
        }
    }

    /// Numbers the attributes of a variable, and the constants of a global.
    fn mention_parts(&mut self, global: Global) -> Result {
        let kind = &self.module.global(global).kind;
        if let GlobalKind::Variable(variable) = kind
            && let Some(set) = variable.attributes
        {
            self.attributes.mention_variable(set, &mut self.types)?;
        }
        kind.values().try_for_each(|value| match value.kind() {
            ValueKind::Const(_) | ValueKind::Global(_) => self.values.mention(value, &mut self.types),
            _ => Err(Fault::GlobalPart),
        })
    }

    fn is_text(&self, symbol: Symbol) -> bool {
        symbol.as_u32() < self.module.tables.strings.len()
    }

    fn mention_named_metadata(&mut self) -> Result {
        for list in self.module.named_metadata() {
            if !self.is_text(list.name) {
                return Err(Fault::Metadata);
            }
            for &node in &list.operands {
                self.mention_node(node, MODULE)?;
            }
        }
        Ok(())
    }

    fn mention_attachments(&mut self, global: Global, owner: u32) -> Result {
        for &(kind, node) in &self.module.global(global).attachments {
            self.mention_attachment(kind, node, owner)?;
        }
        Ok(())
    }

    #[inline]
    fn mention_attachment(&mut self, kind: MetadataKind, node: Metadata, owner: u32) -> Result {
        if kind.as_u32() >= self.module.tables.metadata_kinds.len() {
            return Err(Fault::MetadataKind);
        }
        self.mention_node(node, owner)
    }

    /// Numbers metadata where only a node is allowed.
    #[inline]
    fn mention_node(&mut self, id: Metadata, owner: u32) -> Result {
        self.mention_metadata(id, owner)?;
        if self.metadata.pool.class(id).is_none() { Err(Fault::NotANode) } else { Ok(()) }
    }

    fn mention_metadata(&mut self, id: Metadata, owner: u32) -> Result {
        let (values, types) = (&mut self.values, &mut self.types);
        self.metadata.mention(id, owner, &mut |value| values.mention(value, types))
    }

    fn mention_value_as_metadata(&mut self, value: Value, owner: u32) -> Result {
        let (values, types) = (&mut self.values, &mut self.types);
        self.metadata.mention_value(value, owner, &mut |value| values.mention(value, types))
    }

    /// Numbers what a function mentions of the module, except constants, which get numbers when it is
    /// written.
    fn mention_function(&mut self, function: Global) -> Result<(), WriteError> {
        let module = self.module;
        let body = module.body(function);
        let owner = self.mention_header(function).map_err(|fault| WriteError::of_global(fault, module, function))?;
        let Some(body) = body else { return Ok(()) };
        let mut last_location = None;
        for block in body.blocks() {
            for inst in body.block_insts(block) {
                self.mention_in_body(body, inst, owner, &mut last_location)
                    .map_err(|fault| WriteError::of_inst(fault, module, function, body, inst))?;
            }
        }
        Ok(())
    }

    /// Numbers what a function mentions outside its body; returns the owner of the body's metadata.
    fn mention_header(&mut self, function: Global) -> Result<u32> {
        let owner = if self.module.body(function).is_some() { self.owner(function)? } else { MODULE };
        for &ty in self.module.param_types(function) {
            self.types.mention(ty)?;
        }
        self.mention_attachments(function, owner)?;
        Ok(owner)
    }

    #[inline]
    fn mention_in_body(&mut self, body: &Body, inst: Inst, owner: u32, last_location: &mut Option<Metadata>) -> Result {
        self.mention_records(body, inst, owner)?;
        self.mention_operands(body, inst, owner)?;
        self.mention_inst(body, inst)?;
        for (kind, node) in body.attachments(inst) {
            self.mention_attachment(kind, node, owner)?;
        }
        let location = body.debug_loc(inst);
        if location != *last_location
            && let Some(location) = location
        {
            *last_location = Some(location);
            // The location is written in place; only its operands are metadata.
            for part in self.location_parts(location)?.into_iter().flatten() {
                self.mention_metadata(part, owner)?;
            }
        }
        Ok(())
    }

    /// Returns the operands of a location: scope and call site.
    fn location_parts(&self, location: Metadata) -> Result<[Option<Metadata>; 2]> {
        let pool = &self.module.tables.metadata;
        let node = (location.as_u32() < pool.len()).then(|| pool.node(location)).flatten();
        let node = node.filter(|node| node.class() == Class::DILocation).ok_or(Fault::Location)?;
        let mut fields = node.class().info().operand_fields();
        Ok([fields.next(), fields.next()].map(|field| field.and_then(|field| node.reference(field))))
    }

    fn mention_records(&mut self, body: &Body, inst: Inst, owner: u32) -> Result {
        for record in body.records_before(inst) {
            let record = body.record(record);
            let nodes =
                [record.debug_loc, record.variable, record.expression, record.assign_id, record.address_expression];
            for node in nodes.into_iter().flatten() {
                self.mention_metadata(node, owner)?;
            }
            let simple = record.kind == DbgRecordKind::Value;
            for value in [record.location, record.address].into_iter().flatten() {
                match value.kind() {
                    ValueKind::Const(_) if simple => self.mention_operand_types(value)?,
                    ValueKind::Global(_) if simple => {}
                    _ => self.mention_metadata_operand(body, value, owner)?,
                }
            }
        }
        Ok(())
    }

    /// Numbers metadata as an operand of a call or record.
    fn mention_metadata_operand(&mut self, body: &Body, value: Value, owner: u32) -> Result {
        match value.kind() {
            ValueKind::Metadata(id) => self.mention_metadata(id, owner),
            ValueKind::Const(_) | ValueKind::Global(_) => self.mention_value_as_metadata(value, owner),
            ValueKind::LocalMetadata(id) if id.index() < body.local_metadata_count() => {
                let values = match body.local_metadata(id) {
                    LocalMetadataData::Value(value) => std::slice::from_ref(value),
                    LocalMetadataData::ArgList(values) => values,
                };
                values.iter().try_for_each(|&value| self.mention_value_as_metadata(value, owner))
            }
            ValueKind::LocalMetadata(_) => Err(Fault::Metadata),
            // Function-local metadata is numbered with the function.
            ValueKind::Inst(_) | ValueKind::Arg(_) => Ok(()),
            ValueKind::Block(_) | ValueKind::InlineAsm(_) => Err(Fault::OperandKind),
        }
    }

    #[inline]
    fn mention_operands(&mut self, body: &Body, inst: Inst, owner: u32) -> Result {
        for &operand in body.operands(inst) {
            match operand.kind() {
                // Those of instructions and parameters are numbered at their definition.
                ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Global(_) => {}
                ValueKind::Block(_) => self.types.mention(Type::LABEL)?,
                ValueKind::Const(constant) => match self.seen.get(constant.index()) {
                    Some(true) => {}
                    Some(false) => self.mention_operand_types(operand)?,
                    None => return Err(Fault::Constant),
                },
                ValueKind::InlineAsm(asm) if asm.index() < self.module.tables.inline_asm_count() => {
                    self.types.mention(Type::PTR)?;
                    self.types.mention(self.module.tables.inline_asm(asm).function_type)?;
                }
                ValueKind::InlineAsm(_) => return Err(Fault::InlineAsm),
                ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => {
                    self.mention_metadata_operand(body, operand, owner)?;
                }
            }
        }
        Ok(())
    }

    /// Numbers the types of a constant and of all its parts.
    fn mention_operand_types(&mut self, value: Value) -> Result {
        self.stack.push(value);
        while let Some(value) = self.stack.pop() {
            let Some(constant) = value.as_const() else { continue };
            let seen = self.seen.get_mut(constant.index()).ok_or(Fault::Constant)?;
            if std::mem::replace(seen, true) {
                continue;
            }
            let data = self.module.tables.constants.get(constant);
            self.types.mention(data.ty)?;
            self.stack.extend(data.kind.parts().iter().rev());
            if let ConstKind::Expr(expr) = &data.kind {
                if let Some(ty) = expr.source_type {
                    self.types.mention(ty)?;
                }
                if expr.opcode == Opcode::ShuffleVector {
                    self.types.mask_type(expr.mask.len() as u32, values::is_scalable(&self.types, data.ty))?;
                    self.types.mention(Type::I32)?;
                }
            }
        }
        Ok(())
    }

    /// Numbers the types and attributes of an instruction.
    #[inline]
    fn mention_inst(&mut self, body: &Body, inst: Inst) -> Result {
        if !body.has_parts(inst) {
            return Err(Fault::Parts);
        }
        let ty = body.inst_type(inst);
        match body.opcode(inst) {
            Opcode::ShuffleVector => {
                if ty.index() >= self.module.tables.types.len() {
                    return Err(Fault::Type);
                }
                let scalable = values::is_scalable(&self.types, ty);
                self.types.mask_type(body.shuffle_mask(inst).len() as u32, scalable)?;
                self.types.mention(Type::I32)?;
            }
            Opcode::GetElementPtr | Opcode::Alloca => self.types.mention(body.source_type(inst))?,
            _ => {}
        }
        self.types.mention(ty)?;
        if let Some(call) = body.call(inst) {
            self.attributes.mention(call.attributes, &mut self.types)?;
            self.types.mention(call.function_type)?;
            if call.bundle_count() != 0 {
                for (tag, _) in body.bundles(inst) {
                    self.mention_tag(tag)?;
                }
            }
        }
        Ok(())
    }

    fn mention_tag(&mut self, tag: Symbol) -> Result {
        if self.tag_numbers.contains_key(&tag) {
            return Ok(());
        }
        if !self.is_text(tag) {
            return Err(Fault::Tag);
        }
        let number = super::tags::number(self.module.tables.str(tag)).unwrap_or_else(|| {
            self.tags.push(tag);
            super::tags::first_own() + self.tags.len() as u64 - 1
        });
        self.tag_numbers.insert(tag, number);
        Ok(())
    }
}
