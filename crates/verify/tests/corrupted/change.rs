//! Random changes of modules through the model's public interface.

use draig_ir::body::{DbgRecord, LocalMetadataData};
use draig_ir::metadata::Class;
use draig_ir::summary::SummaryModule;
use draig_ir::{
    AttrList, AttrSet, Attribute, Block, Body, Comdat, Const, ConstExpr, ConstKind, Global, GlobalKind, InlineAsm,
    InlineAsmData, Inst, InstBuild, Linkage, LocalMetadata, Metadata, MetadataKind, Module, Opcode, Symbol, SyncScope,
    Type, TypeKind, Value, Visibility,
};

/// A random number generator (xorshift64*).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    /// Returns an index that is mostly in a table of `len` entries, and otherwise at its end or far beyond.
    fn index(&mut self, len: usize) -> u32 {
        (match self.below(8) {
            0 => len,
            1 => len + self.below(4),
            2 => (1 << 29) - 2,
            3 => self.below(16),
            _ => self.below(len),
        }) as u32
    }

    fn value(&mut self, module: &Module, body: Option<&Body>) -> Value {
        let tables = &module.tables;
        let (insts, blocks, locals) =
            body.map_or((4, 4, 1), |body| (body.inst_count(), body.block_count(), body.local_metadata_count()));
        match self.below(9) {
            0 | 1 => Value::inst(Inst::from_u32(self.index(insts))),
            2 => Value::arg(self.index(3)),
            3 => Value::block(Block::from_u32(self.index(blocks))),
            4 => Const::from_u32(self.index(tables.constants.len())).into(),
            5 => Global::from_u32(self.index(module.global_count())).into(),
            6 => Metadata::from_u32(self.index(tables.metadata.len() as usize)).into(),
            7 => InlineAsm::from_u32(self.index(tables.inline_asm_count())).into(),
            _ => LocalMetadata::from_u32(self.index(locals)).into(),
        }
    }

    fn ty(&mut self, module: &Module) -> Type {
        Type::from_u32(self.index(module.tables.types.len()))
    }

    fn node(&mut self, module: &Module) -> Metadata {
        Metadata::from_u32(self.index(module.tables.metadata.len() as usize))
    }

    fn symbol(&mut self, module: &Module) -> Symbol {
        Symbol::from_u32(self.index(module.tables.strings.len() as usize))
    }

    fn kind(&mut self, module: &Module) -> MetadataKind {
        MetadataKind::from_u32(self.index(module.tables.metadata_kinds.len() as usize))
    }
}

/// Opcodes of instructions that consist only of opcode, type and operands.
const OPCODES: &[Opcode] = &[
    Opcode::Ret,
    Opcode::Br,
    Opcode::Switch,
    Opcode::IndirectBr,
    Opcode::Unreachable,
    Opcode::Resume,
    Opcode::CleanupRet,
    Opcode::CatchRet,
    Opcode::CatchSwitch,
    Opcode::CatchPad,
    Opcode::CleanupPad,
    Opcode::FNeg,
    Opcode::Add,
    Opcode::FAdd,
    Opcode::Shl,
    Opcode::And,
    Opcode::Trunc,
    Opcode::ZExt,
    Opcode::BitCast,
    Opcode::PtrToInt,
    Opcode::Select,
    Opcode::ExtractElement,
    Opcode::InsertElement,
    Opcode::Freeze,
    Opcode::VaArg,
];

/// Makes one change and returns its description, for messages.
pub(crate) fn corrupt(module: &mut Module, random: &mut Random) -> &'static str {
    match random.below(5) {
        0..=2 => {
            let is_function = |&&function: &&Global| module.global(function).is_function();
            let functions: Vec<Global> = module.functions().iter().filter(is_function).copied().collect();
            let Some(&function) = functions.get(random.below(functions.len())) else { return "no function" };
            let Some(mut body) = module.take_body(function) else { return "no body" };
            let what = corrupt_body(module, &mut body, random);
            module.set_body(function, Some(body));
            what
        }
        3 => corrupt_tables(module, random),
        _ => corrupt_globals(module, random),
    }
}

fn corrupt_body(module: &mut Module, body: &mut Body, random: &mut Random) -> &'static str {
    let insts: Vec<Inst> = body.insts().collect();
    let blocks: Vec<Block> = body.blocks().collect();
    let (Some(&inst), Some(&block)) = (insts.get(random.below(insts.len())), blocks.get(random.below(blocks.len())))
    else {
        return "no instruction";
    };
    let count = body.operands(inst).len();
    match random.below(20) {
        0..=3 if count > 0 => {
            let value = random.value(module, Some(body));
            body.set_operand_unchecked(inst, random.below(count), value);
            "operand"
        }
        4 => {
            body.set_inst_type(inst, random.ty(module));
            "type of the result"
        }
        5 => {
            let values: Vec<Value> = (0..random.below(5)).map(|_| random.value(module, Some(body))).collect();
            body.set_operands(inst, &values);
            "operands"
        }
        6 => {
            let mut kept = body.operands(inst).to_vec();
            kept.truncate(random.below(count + 1));
            body.set_operands(inst, &kept);
            "fewer operands"
        }
        7 => {
            let opcode = OPCODES[random.below(OPCODES.len())];
            let kept = body.operands(inst).to_vec();
            body.replace_inst(inst, InstBuild::new(opcode, random.ty(module)), &kept);
            "opcode"
        }
        8 => {
            let node = random.node(module);
            body.set_debug_loc(inst, Some(node));
            "place"
        }
        9 => {
            let (kind, node) = (random.kind(module), random.node(module));
            body.set_attachment(inst, kind, Some(node));
            "attachment"
        }
        10 => {
            let (ty, list) = (random.ty(module), random.index(module.tables.attributes.list_count()));
            let change = random.below(3);
            if let Some(info) = body.call_mut(inst) {
                if change != 1 {
                    info.function_type = ty;
                }
                if change != 0 {
                    info.attributes = AttrList::from_u32(list);
                }
            }
            "call"
        }
        11 => {
            if matches!(
                body.opcode(inst),
                Opcode::Load | Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::Fence
            ) {
                let mut access = body.memory_access(inst);
                access.scope = SyncScope(random.index(3));
                body.set_memory_access(inst, &access);
            }
            "scope"
        }
        12 if body.local_metadata_count() > 0 => {
            let id = LocalMetadata::from_u32(random.below(body.local_metadata_count()) as u32);
            let data = match random.below(2) {
                0 => LocalMetadataData::Value(random.value(module, Some(body))),
                _ => LocalMetadataData::ArgList((0..3).map(|_| random.value(module, Some(body))).collect()),
            };
            *body.local_metadata_mut(id) = data;
            "local metadata"
        }
        13 if body.record_count() > 0 => {
            let record = DbgRecord::from_u32(random.below(body.record_count()) as u32);
            let mut data = body.record(record);
            match random.below(4) {
                0 if data.location.is_some() => data.location = Some(random.value(module, Some(body))),
                1 => data.variable = Some(random.node(module)),
                2 if data.expression.is_some() => data.expression = Some(random.node(module)),
                _ => data.debug_loc = Some(random.node(module)),
            }
            body.set_record(record, &data);
            "record"
        }
        14 => {
            body.remove_inst(inst);
            "removed instruction"
        }
        15 if blocks.len() > 1 => {
            body.remove_block(block);
            "removed block"
        }
        16 => {
            body.move_inst_to_end(inst, block);
            "moved instruction"
        }
        17 => {
            body.move_block_to_end(block);
            "moved block"
        }
        18 if body.opcode(inst) == Opcode::Phi && count > 0 => {
            let to = Block::from_u32(random.index(body.block_count()));
            body.set_phi_block(inst, random.below(count), to);
            "block of a phi"
        }
        _ => {
            body.set_flag_bits(inst, random.next() as u8);
            "flags"
        }
    }
}

fn corrupt_tables(module: &mut Module, random: &mut Random) -> &'static str {
    match random.below(8) {
        0 => {
            let element = random.ty(module);
            let ty = module.tables.types.array(element, random.next() >> random.below(48));
            module.tables.const_undef(ty);
            "array type"
        }
        1 => {
            let (ty, kind) = (random.ty(module), random.ty(module));
            if let Some(&TypeKind::NamedStruct(_)) =
                (ty.index() < module.tables.types.len()).then(|| module.tables.types.kind(ty))
            {
                module.tables.types.set_struct_body(ty, &[kind, ty], false);
            }
            let fresh = module.tables.types.named_struct(Symbol::EMPTY);
            module.tables.types.set_struct_body(fresh, &[kind], false);
            "struct type"
        }
        2 => {
            let (a, b) = (random.value(module, None), random.value(module, None));
            let kind = match random.below(6) {
                0 => ConstKind::Aggregate([a, b].into()),
                1 => ConstKind::Splat(a),
                2 => ConstKind::Data(random.symbol(module)),
                3 => ConstKind::BlockAddress(
                    Global::from_u32(random.index(module.global_count())),
                    Block::from_u32(random.index(4)),
                ),
                4 => ConstKind::PtrAuth(Box::new([a, b, a, b, a])),
                _ => ConstKind::Expr(Box::new(ConstExpr {
                    opcode: OPCODES[random.below(OPCODES.len())],
                    flags: 0,
                    operands: [a, b][..random.below(3)].into(),
                    source_type: None,
                    in_range: None,
                    mask: [].into(),
                })),
            };
            let ty = random.ty(module);
            let constant = module.tables.constants.intern(ty, kind);
            use_constant(module, constant, random);
            "constant"
        }
        3 => {
            let ty = random.ty(module);
            let symbol = random.symbol(module);
            let kind = draig_tables::AttrKind::ByVal;
            let mut attributes = match random.below(2) {
                0 => vec![Attribute::Type(kind, Some(ty))],
                _ => vec![Attribute::String(Symbol::EMPTY, symbol)],
            };
            let (attribute, strings) = (&mut module.tables.attributes, &module.tables.strings);
            let set = attribute.intern_set(&mut attributes, strings);
            let sets = [set, AttrSet::from_u32(random.index(attribute.set_count()))];
            attribute.intern_list(sets[random.below(2)], sets[random.below(2)], &sets);
            "attributes"
        }
        4 | 5 => {
            let count = module.tables.metadata.len();
            if count == 0 {
                return "no metadata";
            }
            let id = Metadata::from_u32(random.below(count as usize) as u32);
            if let Some(node) = module.tables.metadata.node(id) {
                let mut words = node.words().to_vec();
                let (class, distinct) = (node.class(), node.is_distinct());
                let word = random.index(count as usize);
                let at = random.below(words.len());
                if let Some(slot) = words.get_mut(at) {
                    *slot = word;
                }
                let class = if random.below(4) == 0 { Class::DICompositeType } else { class };
                module.tables.metadata.replace(id, class, distinct, &words);
            } else if module.tables.metadata.as_value(id).is_some() {
                let value = random.value(module, None);
                module.tables.metadata.replace_value(id, value);
            }
            "metadata"
        }
        6 => {
            let symbol = random.symbol(module);
            let ty = random.ty(module);
            module.tables.intern_inline_asm(InlineAsmData {
                function_type: ty,
                template: symbol,
                constraints: symbol,
                side_effect: true,
                align_stack: false,
                intel_dialect: false,
                unwind: false,
            });
            "inline assembly"
        }
        _ => {
            let symbol = random.symbol(module);
            module.tables.metadata.intern_string(symbol);
            "metadata string"
        }
    }
}

/// Adds a use of a constant, so that rules reach it.
fn use_constant(module: &mut Module, constant: Const, random: &mut Random) {
    let variables = module.variables().to_vec();
    if let Some(&variable) = variables.get(random.below(variables.len()))
        && let Some(data) = module.global_mut(variable).as_variable_mut()
    {
        data.initializer = Some(constant.into());
    }
}

fn corrupt_globals(module: &mut Module, random: &mut Random) -> &'static str {
    let global = Global::from_u32(random.below(module.global_count()) as u32);
    if module.global_count() == 0 {
        return "no global";
    }
    let (value, ty, symbol) = (random.value(module, None), random.ty(module), random.symbol(module));
    let (kind, node) = (random.kind(module), random.node(module));
    let lists = module.tables.attributes.list_count();
    match random.below(16) {
        0 => module.global_mut(global).value_type = ty,
        1 => module.global_mut(global).address_type = ty,
        2 => module.global_mut(global).section = symbol,
        3 => module.global_mut(global).name = symbol,
        4 => module.global_mut(global).comdat = Some(Comdat::from_u32(random.index(2))),
        5 => module.global_mut(global).attachments.push((kind, node)),
        6 => module.global_mut(global).kind = GlobalKind::Alias { aliasee: value },
        7 => module.global_mut(global).kind = GlobalKind::Function(draig_ir::Function::default()),
        8 => match &mut module.global_mut(global).kind {
            GlobalKind::Variable(variable) => variable.initializer = Some(value),
            GlobalKind::Function(function) => function.personality = Some(value),
            GlobalKind::Alias { aliasee: slot } | GlobalKind::IFunc { resolver: slot } => *slot = value,
        },
        9 => {
            let list = AttrList::from_u32(random.index(lists));
            if let Some(function) = module.global_mut(global).as_function_mut() {
                function.attributes = list;
                function.gc = symbol;
            }
        }
        10 => {
            if let Some(variable) = module.global_mut(global).as_variable_mut() {
                variable.attributes = Some(AttrSet::from_u32(ty.as_u32()));
            }
        }
        11 => {
            if let Some(named) = module.named_metadata_mut().first_mut() {
                named.operands.push(node);
                named.name = symbol;
            }
        }
        12 => {
            if let Some(comdat) = (!module.comdats().is_empty()).then(|| Comdat::from_u32(0)) {
                module.comdat_mut(comdat).name = symbol;
            }
        }
        13 => {
            let at = random.index(3);
            if let Some(summary) = &mut module.summary
                && let Some(definition) = summary.values.iter_mut().flat_map(|value| &mut value.definitions).next()
            {
                definition.module = SummaryModule::from_u32(at);
            }
        }
        14 => {
            let data = module.global_mut(global);
            data.linkage = [Linkage::Internal, Linkage::Appending, Linkage::Common][random.below(3)];
            data.visibility = [Visibility::Hidden, Visibility::Default][random.below(2)];
        }
        _ => {
            let body = module.functions().iter().find_map(|&function| module.body(function)).cloned();
            let body = if random.below(4) == 0 { Some(Body::new()) } else { body };
            if module.global(global).is_function() {
                module.set_body(global, body.map(Box::new));
            }
        }
    }
    "global"
}
