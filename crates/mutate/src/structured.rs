//! Mutations of modules instead of bytes: a valid module in which one entity is replaced by another that the
//! text can express. Some results are known to be invalid in any case.

use draig_ir::metadata::{FieldKind, NodeWriter};
use draig_ir::{
    AttrList, AttrSet, Attribute, Body, Const, Global, GlobalKind, Inst, Linkage, Metadata, MetadataKind, Module,
    Opcode, Ordering, TailKind, Type, Value, Visibility,
};
use draig_tables::{AttrClass, AttrKind};

use crate::Case;
use crate::random::Random;

/// Generates the case with this number; `None` if the file is invalid or has nothing suitable.
pub(crate) fn case(corpus: &[Vec<u8>], seed: u64, number: u64) -> Option<Case> {
    let mut random = Random::new(seed, number);
    let file = random.below(corpus.len());
    let options = draig::ReadOptions::new("in.ll").strict(true).verify(true);
    let read = draig::Module::parse_with(corpus.get(file)?, &options).ok()?;
    let mut module = read.module.into_inner();
    // If a mutation does not fit the module, others are tried a few times.
    let (kind, invalid) = (0..8).find_map(|_| mutate(&mut module, &mut random))?;
    let bytes = draig::Module::from(module).to_string().into_bytes();
    Some(Case { file, kinds: vec![kind.to_owned()], invalid, bytes })
}

type Outcome = Option<(&'static str, bool)>;

fn mutate(module: &mut Module, random: &mut Random) -> Outcome {
    match random.below(10) {
        0..=4 => in_body(module, random),
        5 => attribute(module, random),
        6 => global(module, random),
        _ => metadata(module, random),
    }
}

fn in_body(module: &mut Module, random: &mut Random) -> Outcome {
    let defined: Vec<Global> =
        module.functions().iter().copied().filter(|&function| module.body(function).is_some()).collect();
    let function = random.one(&defined)?;
    let mut body = module.take_body(function)?;
    let outcome = body_change(module, function, &mut body, random);
    module.set_body(function, Some(body));
    outcome
}

fn body_change(module: &mut Module, function: Global, body: &mut Body, random: &mut Random) -> Outcome {
    let insts: Vec<Inst> = body.insts().collect();
    let blocks: Vec<_> = body.blocks().collect();
    let inst = random.one(&insts)?;
    let operands = body.operands(inst).to_vec();
    let number = random.below(operands.len());
    let ty = |body: &Body, value: Value| module.value_type(function, body, value);
    match random.below(14) {
        0 | 1 => {
            let old = *operands.get(number)?;
            let wanted = ty(body, old);
            let arguments = (0..module.param_types(function).len()).map(|at| Value::arg(at as u32));
            let results = insts.iter().map(|&inst| Value::inst(inst));
            let constants = (0..module.tables.constants.len()).map(|at| Value::from(Const::from_u32(at as u32)));
            let candidates: Vec<Value> = arguments
                .chain(results)
                .chain(constants)
                .filter(|&value| {
                    value != old && !matches!(wanted, Type::VOID | Type::LABEL) && ty(body, value) == wanted
                })
                .collect();
            let new = random.one(&candidates)?;
            body.set_operand(inst, number, new);
            Some(("operand", false))
        }
        2 => {
            let block = random.one(&blocks)?;
            operands.get(number)?.as_block()?;
            body.set_operand(inst, number, Value::block(block));
            Some(("destination", false))
        }
        3 => {
            let at = operands.iter().rposition(|operand| operand.as_block().is_some())?;
            body.set_operand(inst, at, Value::block(body.entry()?));
            Some(("entry as destination", body.opcode(inst).is_terminator()))
        }
        4 => {
            let phis: Vec<Inst> = insts.iter().copied().filter(|&inst| body.opcode(inst) == Opcode::Phi).collect();
            let phi = random.one(&phis)?;
            let count = body.operands(phi).len();
            if count < 2 {
                return None;
            }
            body.remove_incoming(phi, random.below(count));
            Some(("entry of a phi removed", true))
        }
        5 => {
            let phis: Vec<Inst> = insts.iter().copied().filter(|&inst| body.opcode(inst) == Opcode::Phi).collect();
            let (phi, block) = (random.one(&phis)?, random.one(&blocks)?);
            let number = random.below(body.operands(phi).len());
            if body.phi_block(phi, number)? == block {
                return None;
            }
            body.set_phi_block(phi, number, block);
            Some(("block of a phi", false))
        }
        6 => {
            // a use before its definition, in the entry block, which is always reached
            let used = operands.get(number)?.as_inst()?;
            let here = body.block_of(inst)?;
            if body.opcode(inst) == Opcode::Phi || body.block_of(used) != Some(here) || body.entry() != Some(here) {
                return None;
            }
            if body.opcode(inst).is_terminator() || body.opcode(used).is_terminator() {
                return None;
            }
            body.move_inst_before(inst, used);
            Some(("use before definition", true))
        }
        7 => {
            let callee = body.callee(inst)?.as_global()?;
            let wanted = module.global(callee).value_type;
            let others: Vec<Global> = module
                .functions()
                .iter()
                .copied()
                .filter(|&other| other != callee && module.global(other).value_type == wanted)
                .collect();
            let last = operands.len().checked_sub(1)?;
            body.set_operand(inst, last, Value::from(random.one(&others)?));
            Some(("callee", false))
        }
        8 => {
            let info = body.call_mut(inst)?;
            match random.below(2) {
                0 => info.calling_convention = random.one(&[0, 8, 9, 10, 64, 75, 76, 83, 91, 92, 104, 124])?,
                _ => info.tail = random.one(&[TailKind::MustTail, TailKind::NoTail, TailKind::Tail])?,
            }
            Some(("how a call is made", false))
        }
        9 => {
            if !matches!(
                body.opcode(inst),
                Opcode::Load | Opcode::Store | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw
            ) {
                return None;
            }
            let mut access = body.memory_access(inst);
            access.ordering = random.one(&[
                Ordering::Unordered,
                Ordering::Monotonic,
                Ordering::Acquire,
                Ordering::Release,
                Ordering::AcquireRelease,
                Ordering::SequentiallyConsistent,
            ])?;
            body.set_memory_access(inst, &access);
            Some(("ordering", false))
        }
        10 => {
            let places = node_ids(module, |module, id| {
                module
                    .tables
                    .metadata
                    .node(id)
                    .is_some_and(|node| node.class() == draig_ir::metadata::Class::DILocation)
            });
            let place = if random.below(3) == 0 { None } else { Some(random.one(&places)?) };
            body.set_debug_loc(inst, place);
            Some(("place", false))
        }
        11 => {
            let (kind, node) = (attachment_kind(module, random), random.one(&node_ids(module, |_, _| true))?);
            body.set_attachment(inst, kind, Some(node));
            Some(("attachment", false))
        }
        12 => {
            let (number, ty) = operands.iter().enumerate().find_map(|(number, operand)| {
                let ty = module.tables.const_type(*operand)?;
                module.tables.types.is_integer(ty).then_some((number, ty))
            })?;
            let value = module.tables.const_i64(ty, random.below(70) as i64 - 3);
            body.set_operand(inst, number, value);
            Some(("number", false))
        }
        _ => {
            body.set_flag_bits(inst, body.flag_bits(inst) ^ 1 << random.below(7));
            Some(("flags", false))
        }
    }
}

fn node_ids(module: &Module, wanted: impl Fn(&Module, Metadata) -> bool) -> Vec<Metadata> {
    let pool = &module.tables.metadata;
    let all = (0..pool.len()).map(Metadata::from_u32);
    all.filter(|&id| pool.node(id).is_some() && wanted(module, id)).collect()
}

fn attachment_kind(module: &Module, random: &mut Random) -> MetadataKind {
    MetadataKind::from_u32(random.below(module.tables.metadata_kinds.len() as usize) as u32)
}

/// Adds an attribute to a function or a call, in any position.
fn attribute(module: &mut Module, random: &mut Random) -> Outcome {
    let kind = AttrKind::from_number(random.below(AttrKind::COUNT) as u8 + 1)?;
    let ty = Type::from_u32(random.below(module.tables.types.len()) as u32);
    let attribute = match random.below(3) {
        0 => Attribute::Enum(kind),
        1 => Attribute::Int(kind, 1 << random.below(20)),
        _ => Attribute::Type(kind, Some(ty)),
    };
    // only in the form that the kind requires
    let fits = match kind.class() {
        AttrClass::Enum => matches!(attribute, Attribute::Enum(_)),
        AttrClass::Int => matches!(attribute, Attribute::Int(..)),
        AttrClass::Type => matches!(attribute, Attribute::Type(..)),
        _ => false,
    };
    if !fits {
        return None;
    }
    let function = random.one(module.functions())?;
    let params = module.param_types(function).len();
    let list = module.global(function).as_function()?.attributes;
    let changed = with_attribute(module, list, params, attribute, random);
    module.global_mut(function).as_function_mut()?.attributes = changed;
    Some(("attribute", false))
}

fn with_attribute(
    module: &mut Module,
    list: AttrList,
    params: usize,
    attribute: Attribute,
    random: &mut Random,
) -> AttrList {
    let tables = &mut module.tables;
    let data = tables.attributes.list(list).clone();
    let mut sets = vec![data.function, data.result];
    sets.extend((0..params).map(|at| data.params.get(at).copied().unwrap_or(AttrSet::EMPTY)));
    let at = random.below(sets.len());
    let mut own = tables.attributes.set(sets[at]).to_vec();
    own.push(attribute);
    sets[at] = tables.attributes.intern_set(&mut own, &tables.strings);
    tables.attributes.intern_list(sets[0], sets[1], &sets[2..])
}

fn global(module: &mut Module, random: &mut Random) -> Outcome {
    let all: Vec<Global> = module.globals_in_order().collect();
    let (id, other) = (random.one(&all)?, random.one(&all)?);
    let variables: Vec<Const> = (0..module.tables.constants.len()).map(|at| Const::from_u32(at as u32)).collect();
    let value_type = module.global(id).value_type;
    let same: Vec<Const> =
        variables.into_iter().filter(|&constant| module.tables.constants.ty(constant) == value_type).collect();
    let data = module.global_mut(id);
    match random.below(8) {
        0 | 1 => {
            data.linkage = random.one(&[
                Linkage::External,
                Linkage::AvailableExternally,
                Linkage::LinkOnceAny,
                Linkage::WeakAny,
                Linkage::Appending,
                Linkage::Internal,
                Linkage::Private,
                Linkage::ExternWeak,
                Linkage::Common,
            ])?;
            if data.linkage.is_local() {
                data.dso_local = true;
            }
            Some(("linkage", false))
        }
        2 => {
            data.visibility = random.one(&[Visibility::Hidden, Visibility::Protected])?;
            data.dso_local = true;
            Some(("visibility", false))
        }
        3 => {
            let kind = random.one(&[draig_ir::DllStorageClass::Import, draig_ir::DllStorageClass::Export])?;
            data.dll_storage_class = kind;
            Some(("storage class", false))
        }
        4 => match &mut data.kind {
            GlobalKind::Variable(variable) => {
                variable.initializer = random.one(&same).map(Value::from);
                Some(("initial value", false))
            }
            GlobalKind::Alias { aliasee: value } | GlobalKind::IFunc { resolver: value } => {
                *value = other.into();
                Some(("what an alias is of", false))
            }
            GlobalKind::Function(function) => {
                function.personality = (random.below(2) == 0).then_some(other.into());
                Some(("personality", false))
            }
        },
        5 => {
            let convention = random.one(&[0, 8, 9, 10, 71, 76, 83, 87, 91, 92, 104, 124])?;
            data.as_function_mut()?.calling_convention = convention;
            Some(("calling convention", false))
        }
        6 => {
            let kind = attachment_kind(module, random);
            let node = random.one(&node_ids(module, |_, _| true))?;
            module.global_mut(id).attachments.push((kind, node));
            Some(("attachment of a global", false))
        }
        _ => {
            data.as_function_mut()?.gc = draig_ir::Symbol::EMPTY;
            Some(("no collector", false))
        }
    }
}

fn metadata(module: &mut Module, random: &mut Random) -> Outcome {
    let nodes = node_ids(module, |_, _| true);
    let all: Vec<Metadata> = (0..module.tables.metadata.len()).map(Metadata::from_u32).collect();
    if random.below(8) == 0 {
        let target = random.one(&nodes)?;
        let lists = module.named_metadata_mut();
        let count = lists.len();
        let list = lists.get_mut(random.below(count))?;
        match random.below(2) {
            0 => list.operands.push(target),
            _ => drop(list.operands.pop()?),
        }
        return Some(("named metadata", false));
    }
    let id = random.one(&nodes)?;
    let node = module.tables.metadata.node(id)?;
    let (class, distinct) = (node.class(), node.is_distinct());
    let info = class.info();
    if info.has_tail && node.operand_count() > 0 && random.below(2) == 0 || info.fields.is_empty() {
        let mut operands: Vec<_> = node.operands().collect();
        let fixed = node.words().get(..node.words().len().checked_sub(operands.len())?)?.to_vec();
        let target = if random.below(6) == 0 { None } else { Some(random.one(&all)?) };
        let at = random.below(operands.len());
        match random.below(4) {
            0 => drop(operands.pop()?),
            1 => operands.push(target),
            _ => *operands.get_mut(at)? = target,
        }
        let words: Vec<u32> =
            fixed.into_iter().chain(operands.into_iter().map(|one| one.map_or(0, Metadata::to_word))).collect();
        module.tables.metadata.replace(id, class, distinct, &words);
        return Some(("operand of a node", false));
    }
    let field = random.below(info.fields.len());
    let mut writer = NodeWriter::new(class);
    for number in 0..info.fields.len() {
        writer.set_number(number, node.number(number));
    }
    node.operands().for_each(|operand| writer.push_operand(operand));
    let kind = info.slot(field).1.kind;
    let outcome = if matches!(kind, FieldKind::Node { .. }) {
        let target = if random.below(4) == 0 { None } else { Some(random.one(&nodes)?) };
        writer.set_reference(field, target);
        "field of a node"
    } else if matches!(kind, FieldKind::String { .. }) {
        writer.set_reference(field, None);
        "text of a node"
    } else if kind.is_reference() {
        return None;
    } else {
        let old = node.number(field);
        writer.set_number(field, old ^ 1 << random.below(8));
        "number of a node"
    };
    let words = writer.words().to_vec();
    module.tables.metadata.replace(id, class, distinct, &words);
    Some((outcome, false))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &[u8] = b"\
define i32 @f(i32 %x, i1 %c) {
entry:
  %a = add i32 %x, 1
  %b = add i32 %a, 2
  br i1 %c, label %left, label %right
left:
  br label %right
right:
  %p = phi i32 [ %a, %entry ], [ %b, %left ]
  ret i32 %p
}
!named = !{!0, !1}
!0 = !{!\"a\", i32 1}
!1 = !DIFile(filename: \"a\", directory: \"b\")
";

    #[test]
    fn known_invalid_modules_are_refused() {
        let corpus = [TEXT.to_vec()];
        let (mut known, mut made) = (0, 0);
        for number in 0..3000 {
            let Some(case) = case(&corpus, 1, number) else { continue };
            made += 1;
            let options = draig::ReadOptions::new("in.ll").strict(true).verify(true);
            let accepted = draig::Module::parse_with(&case.bytes, &options).is_ok();
            known += u32::from(case.invalid);
            assert!(!case.invalid || !accepted, "{:?}:\n{}", case.kinds, String::from_utf8_lossy(&case.bytes));
        }
        assert!(known > 100 && made > 1500, "{known} of {made}");
    }
}
