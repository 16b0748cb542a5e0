//! The structure of a module's interned data: each entry refers only to earlier ones, so there are no cycles,
//! and matches its type.

use draig_ir::{
    AttrList, AttrSet, Attribute, ConstData, ConstExpr, ConstKind, InlineAsm, Metadata, MetadataData, MetadataPool,
    Module, Opcode, Type, TypeKind, Types, Value, ValueKind,
};

use super::{Bounds, Dangling};
use crate::rules::structure as rule;
use crate::sink::{Report, Sink};
use crate::violation::Place;

/// Below this number of entries, a thread costs more than it saves.
const MIN_PARALLEL_ENTRIES: usize = 100_000;

pub(super) fn check(module: &Module, threads: usize, sink: &mut Sink) -> Dangling {
    let bounds = Bounds::new(module);
    if !types(&bounds, sink) {
        // The types of the constants would be looked up.
        return Dangling::default();
    }
    let dangling = constants(&bounds, sink);
    attributes(&bounds, sink);
    for number in 0..module.tables.inline_asm_count() {
        let asm = module.tables.inline_asm(InlineAsm::from_u32(number as u32));
        let texts = bounds.symbol(asm.template) && bounds.symbol(asm.constraints);
        if !texts || !bounds.ty(asm.function_type) || module.tables.types.as_function(asm.function_type).is_none() {
            let _ = sink.fail(&rule::INLINE_ASM_PART, Place::default());
        }
    }
    for id in broken_metadata(&bounds, threads) {
        let _ = sink.fail(&rule::METADATA_PART, Place { metadata: Some(id), ..Place::default() });
    }
    dangling
}

/// Checks types; returns whether all are sound.
fn types(bounds: &Bounds<'_>, sink: &mut Sink) -> bool {
    let types = &bounds.tables.types;
    let mut forward = false;
    let mut complete = true;
    for (ty, kind) in types.iter() {
        let earlier = |parts: &[Type]| parts.iter().all(|part| *part < ty);
        let well = match kind {
            TypeKind::Array { element, .. } => {
                *element < ty && is_element(types, *element) && *element != Type::X86_AMX
            }
            TypeKind::Vector { element, .. } => {
                let scalar = |kind: &TypeKind| matches!(kind, TypeKind::TargetExt { .. } | TypeKind::Pointer(_));
                *element < ty
                    && (types.number_width(*element).is_some()
                        || types.is_float(*element)
                        || scalar(types.kind(*element)))
            }
            TypeKind::Struct { fields, .. } => earlier(fields) && fields.iter().all(|&field| is_element(types, field)),
            TypeKind::NamedStruct(body) => {
                let fields = body.fields.as_deref().unwrap_or_default();
                forward |= !earlier(fields);
                let well = |&field: &Type| bounds.ty(field) && is_element(types, field);
                bounds.symbol(body.name) && fields.iter().all(well)
            }
            TypeKind::Function(function) => function.result < ty && earlier(&function.params),
            TypeKind::TargetExt { name, types, .. } => bounds.symbol(*name) && earlier(types),
            _ => true,
        };
        if !well {
            complete = false;
            let _ = sink.fail(&rule::TYPE_PART, Place::default());
        }
    }
    if complete && forward && contains_itself(types) {
        complete = false;
        let _ = sink.fail(&rule::TYPE_CYCLE, Place::default());
    }
    complete
}

/// Whether arrays and structs can have elements of a type.
fn is_element(types: &Types, ty: Type) -> bool {
    use TypeKind::{Function, Label, Metadata, Token, Void};
    !matches!(types.kind(ty), Void | Label | Metadata | Function(_) | Token)
}

/// Whether a type is part of itself. Only identified structs refer to later types.
fn contains_itself(types: &Types) -> bool {
    #[derive(Clone, Copy, PartialEq, Eq)]
    enum State {
        New,
        Open,
        Done,
    }
    fn parts(types: &Types, ty: Type) -> &[Type] {
        match types.kind(ty) {
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => std::slice::from_ref(element),
            _ => types.struct_fields(ty).unwrap_or_default(),
        }
    }
    let mut states = vec![State::New; types.len()];
    let mut stack: Vec<(Type, usize)> = Vec::new();
    for (ty, _) in types.iter() {
        if states[ty.index()] == State::New {
            states[ty.index()] = State::Open;
            stack.push((ty, 0));
        }
        while let Some((at, next)) = stack.last_mut() {
            match parts(types, *at).get(*next) {
                None => {
                    states[at.index()] = State::Done;
                    stack.pop();
                }
                Some(part) => {
                    *next += 1;
                    match states[part.index()] {
                        State::Open => return true,
                        State::Done => {}
                        State::New => {
                            states[part.index()] = State::Open;
                            stack.push((*part, 0));
                        }
                    }
                }
            }
        }
    }
    false
}

fn constants(bounds: &Bounds<'_>, sink: &mut Sink) -> Dangling {
    let mut dangling = Dangling::default();
    for (constant, data) in bounds.tables.constants.iter() {
        let earlier = |value: &Value| match value.kind() {
            ValueKind::Const(part) => part < constant,
            _ => bounds.constant_value(*value),
        };
        let well = bounds.ty(data.ty)
            && match &data.kind {
                ConstKind::Expr(expr) => {
                    expr.operands.iter().all(earlier)
                        && expr.source_type.map_or(expr.opcode != Opcode::GetElementPtr, |ty| bounds.ty(ty))
                }
                ConstKind::Data(symbol) => bounds.symbol(*symbol),
                ConstKind::BlockAddress(function, block) => {
                    let known = function.index() < bounds.module.global_count();
                    let body = known.then(|| bounds.module.body(*function)).flatten();
                    if body.is_none_or(|body| block.index() >= body.block_count() || !body.is_inserted(*block)) {
                        dangling.insert(constant);
                    }
                    known
                }
                ConstKind::DsoLocalEquivalent(global) | ConstKind::NoCfi(global) => {
                    global.index() < bounds.module.global_count()
                }
                kind => kind.parts().iter().all(earlier),
            };
        if !well {
            let _ = sink.fail(&rule::CONSTANT_PART, Place::default());
        } else if !is_of_its_type(bounds, data) {
            let _ = sink.fail(&rule::CONSTANT_SHAPE, Place::default());
        }
        let mut parts = crate::constants::parts(bounds.module, constant).iter().filter_map(|part| part.as_const());
        if well && !dangling.is_empty() && parts.any(|part| dangling.contains(&part)) {
            dangling.insert(constant);
        }
    }
    dangling
}

/// Whether a constant matches its type; its parts are in range.
fn is_of_its_type(bounds: &Bounds<'_>, data: &ConstData) -> bool {
    let (types, ty) = (&bounds.tables.types, data.ty);
    let float_bits = || types.float_format(ty).map(|format| format.width());
    match &data.kind {
        ConstKind::Int(value) => {
            types.number_width(ty).is_some_and(|width| width >= 64 || width > 0 && value >> width == 0)
        }
        ConstKind::WideInt(value) => types.number_width(ty) == Some(value.width()) && value.width() > 64,
        ConstKind::Float(_) => float_bits().is_some_and(|bits| bits <= 64),
        ConstKind::WideFloat(_) => float_bits().is_some_and(|bits| bits > 64),
        ConstKind::NullPointer => types.is_pointer(ty),
        ConstKind::TokenNone => ty == Type::TOKEN,
        ConstKind::Data(symbol) => {
            let element = bounds.tables.element_type(ty, 0);
            let size = element.and_then(|element| bounds.tables.data_element_size(element));
            let count = bounds.tables.element_count(ty);
            let bytes = size.and_then(|size| count?.checked_mul(size as u64));
            bytes == Some(bounds.tables.str(*symbol).len() as u64)
        }
        ConstKind::Aggregate(elements) => {
            let mut numbered = (0..).zip(&**elements);
            bounds.tables.element_count(ty) == Some(elements.len() as u64)
                && numbered.all(|(number, &element)| has_type(bounds, element, bounds.tables.element_type(ty, number)))
        }
        ConstKind::Splat(element) => types.is_vector(ty) && has_type(bounds, *element, Some(types.scalar(ty))),
        ConstKind::Expr(expr) => is_expression(expr),
        _ => true,
    }
}

/// Whether a constant expression exists with this opcode, number of operands and flags.
fn is_expression(expr: &ConstExpr) -> bool {
    let count = expr.operands.len();
    let well = match expr.opcode {
        Opcode::GetElementPtr => count != 0,
        Opcode::ExtractElement | Opcode::ShuffleVector => count == 2,
        Opcode::InsertElement => count == 3,
        opcode if opcode.is_cast() => count == 1,
        opcode => opcode.is_binary() && count == 2,
    };
    well && expr.flags & !expr.opcode.flag_class().mask() == 0
}

/// Whether a part, which was checked before the whole, has a type.
fn has_type(bounds: &Bounds<'_>, part: Value, ty: Option<Type>) -> bool {
    let own = match part.kind() {
        ValueKind::Const(constant) => Some(bounds.tables.constants.ty(constant)),
        ValueKind::Global(global) => Some(bounds.module.global(global).address_type),
        _ => None,
    };
    own.is_some() && own == ty
}

fn attributes(bounds: &Bounds<'_>, sink: &mut Sink) {
    let attributes = &bounds.tables.attributes;
    let well = |attribute: &Attribute| match attribute {
        Attribute::Type(_, ty) => ty.is_none_or(|ty| bounds.ty(ty)),
        Attribute::String(key, value) => bounds.symbol(*key) && bounds.symbol(*value),
        Attribute::Range(_, range) => range.lower.width() == range.upper.width(),
        Attribute::RangeList(_, ranges) => ranges.iter().all(|range| range.lower.width() == range.upper.width()),
        Attribute::Enum(_) | Attribute::Int(..) => true,
    };
    for number in 0..attributes.set_count() {
        if !attributes.set(AttrSet::from_u32(number as u32)).iter().all(well) {
            let _ = sink.fail(&rule::ATTRIBUTE_PART, Place::default());
        }
    }
    for number in 0..attributes.list_count() {
        let list = attributes.list(AttrList::from_u32(number as u32));
        let mut sets = [list.function, list.result].into_iter().chain(list.params.iter().copied());
        if !sets.all(|set| set.index() < attributes.set_count()) {
            let _ = sink.fail(&rule::ATTRIBUTE_PART, Place::default());
        }
    }
}

/// Returns the metadata with references out of range, in order.
fn broken_metadata(bounds: &Bounds<'_>, threads: usize) -> Vec<Metadata> {
    let count = bounds.tables.metadata.len();
    let threads = threads.min(count as usize / MIN_PARALLEL_ENTRIES).max(1);
    if threads == 1 {
        return broken_in(bounds, 0..count);
    }
    let share = count.div_ceil(threads as u32);
    std::thread::scope(|scope| {
        let ranges = (0..threads as u32).map(|part| part * share..((part + 1) * share).min(count));
        let workers: Vec<_> = ranges.map(|range| scope.spawn(|| broken_in(bounds, range))).collect();
        let found =
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        found.flatten().collect()
    })
}

fn broken_in(bounds: &Bounds<'_>, range: std::ops::Range<u32>) -> Vec<Metadata> {
    let pool = &bounds.tables.metadata;
    let most = pool.len();
    let mut broken = Vec::new();
    for id in range.map(Metadata::from_u32) {
        // Most numbers are small too, and then need not be distinguished from references.
        if !pool.has_only_words_up_to(id, most) && !is_valid(bounds, pool, id) {
            broken.push(id);
        }
    }
    broken
}

fn is_valid(bounds: &Bounds<'_>, pool: &MetadataPool, id: Metadata) -> bool {
    match pool.get(id) {
        MetadataData::Undefined => true,
        MetadataData::String(symbol) => bounds.symbol(symbol),
        MetadataData::Value(value) => match value.kind() {
            // LLVM has a message for that.
            ValueKind::Metadata(inner) => bounds.node(inner),
            _ => bounds.constant_value(value),
        },
        MetadataData::Node(_) => {
            let mut well = true;
            pool.references(id, |target| well &= bounds.node(target));
            well
        }
    }
}
