//! The numbers of everything that a module mentions: types, values, attributes, metadata, comdats,
//! bundle tags. One pass over the module, then one over each function before it is written. What
//! nothing mentions has no number and is not written.

pub(crate) mod attributes;
mod function;
pub(crate) mod metadata;
pub(crate) mod types;
pub(crate) mod values;

use draig_ir::{
    Body, Comdat, ConstKind, DbgRecordKind, Global, GlobalKind, Inst, LocalMetadataData, Module, Opcode, Symbol, Type,
    Value, ValueKind,
};

use attributes::AttributeIds;
use metadata::{MODULE, MetadataIds};
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
    /// By comdat: its number from 1, 0 for those that no global is in.
    comdats: Vec<u32>,
    pub(crate) comdat_order: Vec<Comdat>,
    /// Tags of operand bundles that are not LLVM's own.
    pub(crate) tags: Vec<Symbol>,
    pub(crate) locals: Locals,
    /// Constants whose types are numbered.
    seen: Vec<bool>,
    stack: Vec<Value>,
}

impl<'m> Ids<'m> {
    /// The numbers of what the module mentions.
    pub(crate) fn new(module: &'m Module) -> Ids<'m> {
        let tables = &module.tables;
        let mut ids = Ids {
            module,
            types: TypeIds::new(&tables.types),
            values: ValueIds::new(&tables.constants, module.all_globals(), tables.inline_asm_count()),
            attributes: AttributeIds::new(&tables.attributes),
            metadata: MetadataIds::new(&tables.metadata, tables.constants.len(), module.global_count()),
            comdats: vec![0; module.comdats().len()],
            comdat_order: Vec::new(),
            tags: Vec::new(),
            locals: Locals::default(),
            seen: vec![false; tables.constants.len()],
            stack: Vec::new(),
        };
        ids.mention_globals();
        ids.types.mention(Type::METADATA);
        ids.mention_module_metadata();
        for &function in module.functions() {
            ids.mention_function(function);
        }
        ids.values.sort_module(&ids.types);
        ids.metadata.sort(module.global_count() as u32);
        ids
    }

    /// The number of a comdat, from 1.
    pub(crate) fn comdat(&self, comdat: Option<Comdat>) -> u64 {
        comdat.map_or(0, |comdat| u64::from(self.comdats[comdat.index()]))
    }

    /// The owner that a function is of metadata.
    pub(crate) fn owner(&self, function: Global) -> u32 {
        self.values.global(function).wrapping_add(1)
    }

    fn mention_globals(&mut self) {
        let module = self.module;
        for global in module.globals_in_order() {
            let data = module.global(global);
            self.values.mention_global(global);
            self.types.mention(data.address_type);
            if let Some(comdat) = data.comdat
                && self.comdats[comdat.index()] == 0
            {
                self.comdat_order.push(comdat);
                self.comdats[comdat.index()] = self.comdat_order.len() as u32;
            }
            self.types.mention(data.value_type);
            if let GlobalKind::Function(function) = &data.kind {
                self.attributes.mention(function.attributes, &mut self.types);
            }
        }
        for global in module.globals_in_order() {
            if let GlobalKind::Variable(variable) = &module.global(global).kind
                && let Some(set) = variable.attributes
            {
                self.attributes.mention_variable(set, &mut self.types);
            }
            for value in module.global(global).kind.values() {
                self.values.mention(value, &mut self.types);
            }
        }
    }

    fn mention_module_metadata(&mut self) {
        let module = self.module;
        for list in module.named_metadata() {
            for &node in &list.operands {
                self.mention_metadata(node, MODULE);
            }
        }
        for &global in module.variables() {
            for &(_, node) in &module.global(global).attachments {
                self.mention_metadata(node, MODULE);
            }
        }
    }

    fn mention_metadata(&mut self, id: draig_ir::Metadata, owner: u32) {
        let (values, types) = (&mut self.values, &mut self.types);
        self.metadata.mention(id, owner, &mut |value| values.mention(value, types));
    }

    fn mention_value_as_metadata(&mut self, value: Value, owner: u32) {
        let (values, types) = (&mut self.values, &mut self.types);
        self.metadata.mention_value(value, owner, &mut |value| values.mention(value, types));
    }

    /// What a function mentions of the module, constants apart, which get numbers when it is written.
    fn mention_function(&mut self, function: Global) {
        let module = self.module;
        let body = module.body(function);
        let owner = if body.is_some() { self.owner(function) } else { MODULE };
        for &ty in module.param_types(function) {
            self.types.mention(ty);
        }
        for &(_, node) in &module.global(function).attachments {
            self.mention_metadata(node, owner);
        }
        let Some(body) = body else { return };
        let mut last_location = None;
        for block in body.blocks() {
            for inst in body.block_insts(block) {
                self.mention_records(body, inst, owner);
                self.mention_operands(body, inst, owner);
                self.mention_inst(body, inst);
                for (_, node) in body.attachments(inst) {
                    self.mention_metadata(node, owner);
                }
                let location = body.debug_loc(inst);
                if location != last_location
                    && let Some(location) = location
                {
                    last_location = Some(location);
                    // The location is written in place; only what it refers to is metadata.
                    for part in self.location_parts(location) {
                        self.mention_metadata(part, owner);
                    }
                }
            }
        }
    }

    /// What a location refers to: scope and call site.
    fn location_parts(&self, location: draig_ir::Metadata) -> impl Iterator<Item = draig_ir::Metadata> + use<> {
        let node = self.module.tables.metadata.node(location);
        let parts = node.filter(|node| node.class() == draig_ir::metadata::Class::DILocation).map(|node| {
            let mut fields = node.class().info().operand_fields();
            [fields.next(), fields.next()].map(|field| field.and_then(|field| node.reference(field)))
        });
        parts.into_iter().flatten().flatten()
    }

    fn mention_records(&mut self, body: &Body, inst: Inst, owner: u32) {
        for record in body.records_before(inst) {
            let record = body.record(record);
            let nodes =
                [record.debug_loc, record.variable, record.expression, record.assign_id, record.address_expression];
            for node in nodes.into_iter().flatten() {
                self.mention_metadata(node, owner);
            }
            let simple = record.kind == DbgRecordKind::Value;
            for value in [record.location, record.address].into_iter().flatten() {
                match value.kind() {
                    ValueKind::Const(_) if simple => self.mention_operand_types(value),
                    ValueKind::Global(_) if simple => {}
                    _ => self.mention_metadata_operand(body, value, owner),
                }
            }
        }
    }

    /// Metadata as an operand of a call or record.
    fn mention_metadata_operand(&mut self, body: &Body, value: Value, owner: u32) {
        match value.kind() {
            ValueKind::Metadata(id) => self.mention_metadata(id, owner),
            ValueKind::Const(_) | ValueKind::Global(_) => self.mention_value_as_metadata(value, owner),
            ValueKind::LocalMetadata(id) => {
                let values = match body.local_metadata(id) {
                    LocalMetadataData::Value(value) => std::slice::from_ref(value),
                    LocalMetadataData::ArgList(values) => values,
                };
                for &value in values {
                    self.mention_value_as_metadata(value, owner);
                }
            }
            _ => {}
        }
    }

    #[inline]
    fn mention_operands(&mut self, body: &Body, inst: Inst, owner: u32) {
        for &operand in body.operands(inst) {
            match operand.kind() {
                // Those of instructions and parameters are mentioned where they are defined.
                ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Global(_) => {}
                ValueKind::Block(_) => self.types.mention(Type::LABEL),
                ValueKind::Const(constant) => {
                    if !self.seen[constant.index()] {
                        self.mention_operand_types(operand);
                    }
                }
                ValueKind::InlineAsm(asm) => {
                    self.types.mention(Type::PTR);
                    self.types.mention(self.module.tables.inline_asm(asm).function_type);
                }
                ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => {
                    self.mention_metadata_operand(body, operand, owner);
                }
            }
        }
    }

    /// The types of a constant and of all that it is made of.
    fn mention_operand_types(&mut self, value: Value) {
        self.stack.push(value);
        while let Some(value) = self.stack.pop() {
            let Some(constant) = value.as_const() else { continue };
            if std::mem::replace(&mut self.seen[constant.index()], true) {
                continue;
            }
            let data = self.module.tables.constants.get(constant);
            self.types.mention(data.ty);
            self.stack.extend(data.kind.parts().iter().rev());
            if let ConstKind::Expr(expr) = &data.kind {
                if let Some(ty) = expr.source_type {
                    self.types.mention(ty);
                }
                if expr.opcode == Opcode::ShuffleVector {
                    self.types.mask_type(expr.mask.len() as u32, values::is_scalable(&self.types, data.ty));
                    self.types.mention(Type::I32);
                }
            }
        }
    }

    /// The types and attributes of an instruction.
    #[inline]
    fn mention_inst(&mut self, body: &Body, inst: Inst) {
        let ty = body.inst_type(inst);
        match body.opcode(inst) {
            Opcode::ShuffleVector => {
                let scalable = values::is_scalable(&self.types, ty);
                self.types.mask_type(body.shuffle_mask(inst).len() as u32, scalable);
                self.types.mention(Type::I32);
            }
            Opcode::GetElementPtr | Opcode::Alloca => self.types.mention(body.source_type(inst)),
            _ => {}
        }
        self.types.mention(ty);
        if let Some(call) = body.call(inst) {
            self.attributes.mention(call.attributes, &mut self.types);
            self.types.mention(call.function_type);
            if call.bundle_count() != 0 {
                for (tag, _) in body.bundles(inst) {
                    let known = super::tags::number(self.module.tables.str(tag)).is_some();
                    if !known && !self.tags.contains(&tag) {
                        self.tags.push(tag);
                    }
                }
            }
        }
    }
}
