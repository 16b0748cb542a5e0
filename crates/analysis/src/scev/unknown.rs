//! Facts about values that have no expression of their own: known bits, alignment, size, attributes, metadata.

use draig_ir::{Attribute, GlobalKind, Inst, Opcode, Value, ValueKind};
use draig_num::{ApInt, ConstantRange, KnownBits, KnownWord, Preferred, RangeWord};
use draig_tables::AttrKind;
use draig_tables::metadata_kinds::{MD_ALIGN, MD_DEREFERENCEABLE, MD_DEREFERENCEABLE_OR_NULL, MD_RANGE};

use super::ScalarEvolution;
use super::expr::{Expr, ExprType};
use crate::subject::Subject;

/// Facts about a value of at most 64 bits in all executions, without looking at expressions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    /// The bits of the value.
    pub(super) known: KnownWord,
    /// The number of high bits that are equal to its sign, and the range that is stated for it, once asked for.
    shape: Option<(u32, Option<RangeWord>)>,
}

/// Depth to which operands are looked at for known bits.
const MAX_DEPTH: u32 = 6;

fn called_list(subject: Subject<'_>, inst: Inst) -> Option<draig_ir::AttrList> {
    let callee = subject.body().callee(inst)?.as_global()?;
    Some(subject.module().global(callee).as_function()?.attributes)
}

/// Whether an argument of a call has an attribute, there or at the function that it calls.
pub(super) fn has_param_attribute(subject: Subject<'_>, inst: Inst, number: usize, kind: AttrKind) -> bool {
    let attributes = &subject.tables().attributes;
    let Some(call) = subject.body().call(inst) else { return false };
    attributes.has(attributes.param(call.attributes, number), kind)
        || called_list(subject, inst).is_some_and(|list| attributes.has(attributes.param(list, number), kind))
}

/// The argument that a call returns.
pub(super) fn returned_argument(subject: Subject<'_>, inst: Inst) -> Option<Value> {
    let arguments = subject.body().call_args(inst);
    let number = (0..arguments.len()).find(|&at| has_param_attribute(subject, inst, at, AttrKind::Returned))?;
    arguments.get(number).copied()
}

fn own_list(subject: Subject<'_>) -> Option<draig_ir::AttrList> {
    Some(subject.module().global(subject.function()).as_function()?.attributes)
}

/// Whether the function has an attribute.
pub(super) fn has_function_attribute(subject: Subject<'_>, kind: AttrKind) -> bool {
    let attributes = &subject.tables().attributes;
    own_list(subject).is_some_and(|list| attributes.has(attributes.list(list).function, kind))
}

fn attachment(subject: Subject<'_>, inst: Inst, kind: u32) -> Option<draig_ir::metadata::Metadata> {
    subject.body().attachment(inst, draig_ir::MetadataKind::from_u32(kind))
}

/// The range of `vscale` by the function's attribute.
pub(super) fn vscale_range(subject: Subject<'_>, width: u32) -> ConstantRange {
    let attributes = &subject.tables().attributes;
    let packed =
        own_list(subject).and_then(|list| attributes.int(attributes.list(list).function, AttrKind::VScaleRange));
    let Some(packed) = packed else { return ConstantRange::non_empty(ApInt::one(width), ApInt::zero(width)) };
    let (least, most) = (packed >> 32, packed & 0xffff_ffff);
    let fits = |value: u64| width >= 64 || value >> width == 0;
    if !fits(least) {
        return ConstantRange::empty(width);
    }
    let lower = ApInt::new(width, least);
    if most == 0 || !fits(most) {
        return ConstantRange::non_empty(lower, ApInt::zero(width));
    }
    ConstantRange::inclusive(lower, &ApInt::new(width, most))
}

/// The range by `!range` metadata or a `range` attribute.
pub(super) fn stated_range(subject: Subject<'_>, value: Value, width: u32) -> Option<ConstantRange> {
    let attributes = &subject.tables().attributes;
    let of_set = |set| match attributes.get(set, AttrKind::Range) {
        Some(Attribute::Range(_, range)) if range.lower.width() == width => {
            ConstantRange::new(range.lower.clone(), range.upper.clone())
        }
        _ => None,
    };
    match value.kind() {
        ValueKind::Arg(number) => of_set(attributes.param(own_list(subject)?, number as usize)),
        ValueKind::Inst(inst) => {
            let mut result: Option<ConstantRange> = None;
            if let Some(node) = attachment(subject, inst, MD_RANGE) {
                let node = subject.module().metadata_ref(node);
                let bounds: Vec<ApInt> = node.operands().filter_map(|operand| operand?.as_value()?.as_int()).collect();
                for pair in bounds.chunks_exact(2) {
                    if pair[0].width() != width {
                        return None;
                    }
                    let one = ConstantRange::non_empty(pair[0].clone(), pair[1].clone());
                    result = Some(match result {
                        Some(known) => known.union(&one, Preferred::Smallest),
                        None => one,
                    });
                }
            }
            if result.is_some() {
                return result;
            }
            if let Some(call) = subject.body().call(inst) {
                let lists = [Some(call.attributes), called_list(subject, inst)];
                for list in lists.into_iter().flatten() {
                    if let Some(range) = of_set(attributes.list(list).result) {
                        result = Some(match result {
                            Some(known) => known.intersect(&range, Preferred::Smallest),
                            None => range,
                        });
                    }
                }
            }
            result
        }
        _ => None,
    }
}

/// Whether a value is undef or poison, of which nothing is known although any number would do.
fn is_undefined(scev: &ScalarEvolution<'_>, value: Value) -> bool {
    use draig_ir::ConstKind;
    value.as_const().is_some_and(|constant| {
        matches!(scev.subject.tables().constants.kind(constant), ConstKind::Undef | ConstKind::Poison)
    })
}

/// The bits of a value that are known in all executions.
pub(super) fn known_bits(scev: &ScalarEvolution<'_>, value: Value, width: u32) -> KnownBits {
    if scev.type_of_value(value).is_none() || is_undefined(scev, value) {
        return KnownBits::unknown(width);
    }
    let known = scev.facts.known_bits(value, value.as_inst());
    if known.width() == width { known } else { known.zext_or_trunc(width) }
}

/// The same in a machine word.
fn known_word(scev: &ScalarEvolution<'_>, value: Value, width: u32) -> KnownWord {
    let scalar = scev.facts.scalar(value).filter(|_| !is_undefined(scev, value));
    let known = scalar.and_then(|scalar| Some((scev.facts.known_word(value, value.as_inst())?, scalar.width())));
    match known {
        Some((known, from)) if from == width => known,
        Some((known, from)) => known.zext_or_trunc(from, width),
        None => KnownWord::new(&known_bits(scev, value, width)).unwrap_or(KnownWord::UNKNOWN),
    }
}

/// The logarithm of the alignment of a pointer.
fn align_of(scev: &ScalarEvolution<'_>, value: Value, depth: u32) -> u32 {
    let subject = scev.subject;
    let attributes = &subject.tables().attributes;
    match value.kind() {
        ValueKind::Inst(inst) => match scev.body.opcode(inst) {
            Opcode::Alloca => scev.body.memory_access(inst).align.map_or(0, |align| u32::from(align.log2())),
            Opcode::Load => {
                let node = attachment(subject, inst, MD_ALIGN);
                let node = node.and_then(|node| subject.module().metadata_ref(node).operands().next().flatten());
                node.and_then(|node| node.as_value()?.as_int()).map_or(0, |align| align.trailing_zeros())
            }
            Opcode::GetElementPtr if depth < MAX_DEPTH => {
                let base = align_of(scev, scev.body.operands(inst)[0], depth + 1);
                let zeros = scev.body.operands(inst)[1..].iter().all(|index| subject.tables().is_null(*index));
                if zeros { base } else { 0 }
            }
            Opcode::Call | Opcode::Invoke => {
                let lists = [scev.body.call(inst).map(|call| call.attributes), called_list(subject, inst)];
                let of = |list| attributes.int(attributes.list(list).result, AttrKind::Alignment);
                lists.into_iter().flatten().filter_map(of).max().map_or(0, u64::trailing_zeros)
            }
            _ => 0,
        },
        ValueKind::Arg(number) => {
            own_list(subject).map(|list| attributes.param(list, number as usize)).map_or(0, |set| {
                match (attributes.int(set, AttrKind::Alignment), attributes.get(set, AttrKind::StructRet)) {
                    (Some(align), _) => align.trailing_zeros(),
                    (None, Some(Attribute::Type(_, Some(ty)))) => {
                        subject.module().type_ref(*ty).abi_align().map_or(0, |align| u32::from(align.log2()))
                    }
                    _ => 0,
                }
            })
        }
        ValueKind::Global(global) => {
            let data = subject.module().global(global);
            match &data.kind {
                GlobalKind::Variable(variable) => match data.align {
                    Some(align) => u32::from(align.log2()),
                    None if variable.initializer.is_some() && !can_be_replaced(data.linkage) => {
                        preferred_align(scev, global)
                    }
                    None => subject
                        .module()
                        .type_ref(data.value_type)
                        .abi_align()
                        .map_or(0, |align| u32::from(align.log2())),
                },
                GlobalKind::Function(_) => {
                    let own = data.align.map_or(0, |align| u32::from(align.log2()));
                    let layout = subject.layout().function_pointer_align().map_or(0, |align| u32::from(align.log2()));
                    match subject.layout().function_pointer_align_kind() {
                        draig_target::FunctionPointerAlign::Independent => layout,
                        draig_target::FunctionPointerAlign::MultipleOfFunctionAlign => own.max(layout),
                    }
                }
                _ => 0,
            }
        }
        _ => 0,
    }
}

/// Alignment of a variable that is defined here without one: LLVM rounds large ones up.
fn preferred_align(scev: &ScalarEvolution<'_>, global: draig_ir::Global) -> u32 {
    let ty = scev.subject.module().global(global).value_type;
    let measures = scev.subject.module();
    let own = measures.pref_align(ty).map_or(0, |align| u32::from(align.log2()));
    let size = measures.size_in_bits(ty).map_or(0, |size| size.min);
    // 16 bytes for more than 128 bits.
    if own < 4 && size > 128 { 4 } else { own }
}

/// A range of the values of a phi: in machine words, or of any width.
pub(super) trait PhiRange: Sized {
    /// Returns the range of an expression.
    fn of(evolution: &mut ScalarEvolution<'_>, expr: Expr, signed: bool) -> Self;

    /// Returns the smallest range with the numbers of both, of a width.
    fn joined(self, other: Self, width: u32) -> Self;

    /// Whether it has all numbers.
    fn is_everything(&self) -> bool;
}

impl PhiRange for ConstantRange {
    fn of(evolution: &mut ScalarEvolution<'_>, expr: Expr, signed: bool) -> ConstantRange {
        evolution.range(expr, signed)
    }

    fn joined(self, other: ConstantRange, _: u32) -> ConstantRange {
        self.union(&other, Preferred::Smallest)
    }

    fn is_everything(&self) -> bool {
        self.is_full()
    }
}

fn can_be_replaced(linkage: draig_ir::Linkage) -> bool {
    use draig_ir::Linkage as L;
    matches!(
        linkage,
        L::WeakAny | L::WeakOdr | L::LinkOnceAny | L::LinkOnceOdr | L::ExternWeak | L::Common | L::AvailableExternally
    )
}

impl ScalarEvolution<'_> {
    /// Whether nothing is known of the bits of an unknown's value: of what is loaded or compared, without metadata and
    /// assumptions.
    #[inline]
    pub(super) fn is_blank(&self, value: Value) -> bool {
        value.as_inst().is_some_and(|inst| self.facts.is_silent_about(inst))
    }

    /// Looks at the facts about the value of an unknown of at most 64 bits, which are found once.
    fn with_unknown<R>(&self, expr: Expr, value: Value, look: impl FnOnce(&mut Facts) -> R) -> R {
        let mut unknowns = self.unknowns.borrow_mut();
        if let Some(known) = unknowns.get_mut(expr) {
            return look(known);
        }
        let mut facts = Facts { known: known_word(self, value, self.width(expr)), shape: None };
        let result = look(&mut facts);
        unknowns.insert(expr, facts);
        result
    }

    /// The number of low bits of an unknown that are known to be zero.
    pub(super) fn trailing_zeros_of_unknown(&self, expr: Expr, value: Value) -> u32 {
        let width = self.width(expr);
        match self.is_word(expr) {
            true if self.is_blank(value) => 0,
            true => self.with_unknown(expr, value, |facts| facts.known.min_trailing_zeros().min(width)),
            false => known_bits(self, value, width).min_trailing_zeros().min(width),
        }
    }

    /// The number of high bits of an unknown of at most 64 bits that are equal to its sign, the range that is stated for
    /// it, and its known bits.
    pub(super) fn shape_of_unknown(&self, expr: Expr, value: Value) -> (u32, Option<RangeWord>, KnownWord) {
        let width = self.width(expr);
        self.with_unknown(expr, value, |facts| {
            let stated = || stated_range(self.subject, value, width).as_ref().and_then(RangeWord::new);
            let (signs, stated) = *facts.shape.get_or_insert_with(|| (sign_bits(self, value).min(width), stated()));
            (signs, stated, facts.known)
        })
    }

    /// The range of an unknown from what is known of its value.
    pub(super) fn range_of_unknown(
        &mut self,
        expr: Expr,
        signed: bool,
        mut result: ConstantRange,
        preferred: Preferred,
    ) -> ConstantRange {
        let width = self.width(expr);
        let Some(value) = self.store.unknown_value(expr) else { return result };
        let signs = sign_bits(self, value).min(width);
        let (stated, known) = (stated_range(self.subject, value, width), known_bits(self, value, width));
        let known = (signs > 1 || !known.is_unknown()).then_some(known);
        if let Some(range) = stated {
            result = result.intersect(&range, preferred);
        }
        if let Some(known) = known
            && !known.has_conflict()
        {
            let mut known = known;
            if signs > 1 {
                if known.is_non_negative() {
                    known.set_leading_zeros(signs);
                } else if known.is_negative() {
                    known.set_leading_ones(signs);
                }
            }
            let (least, most) = (known.umin_value(), known.umax_value());
            if least != most.add(&ApInt::one(width)) {
                result = result.intersect(&ConstantRange::inclusive(least, &most), preferred);
            }
        }
        if signs > 1 {
            let range = ConstantRange::inclusive(
                ApInt::signed_min(width).ashr(signs - 1),
                &ApInt::signed_max(width).ashr(signs - 1),
            );
            result = result.intersect(&range, preferred);
        }
        if self.is_pointer(expr)
            && !signed
            && let Some(range) = self.range_of_object(value, width)
        {
            result = result.intersect(&range, preferred);
        }
        match self.range_of_phi::<ConstantRange>(value, signed) {
            Some(range) => result.intersect(&range, preferred),
            None => result,
        }
    }

    /// The union of the ranges of the values that a phi may be; `None` if the value is no phi, or one that is being looked
    /// at.
    pub(super) fn range_of_phi<R: PhiRange>(&mut self, value: Value, signed: bool) -> Option<R> {
        let phi = value.as_inst().filter(|&inst| self.body.opcode(inst) == Opcode::Phi)?;
        if self.pending_phis.contains(&phi) || self.nesting >= super::MAX_NESTING {
            return None;
        }
        self.pending_phis.push(phi);
        self.nesting += 1;
        let mut all: Option<R> = None;
        for &operand in self.body.operands(phi) {
            let operand = self.value(operand);
            let range = R::of(self, operand, signed);
            let joined = match all {
                Some(known) => known.joined(range, self.width(operand)),
                None => range,
            };
            let is_everything = joined.is_everything();
            all = Some(joined);
            if is_everything {
                break;
            }
        }
        self.nesting -= 1;
        self.pending_phis.pop();
        all
    }

    /// The range of the address of an object of known size, which does not wrap around.
    pub(super) fn range_of_object(&self, value: Value, width: u32) -> Option<ConstantRange> {
        let (size, non_null) = self.object_size(value)?;
        if size <= 1 || (width < 64 && size >> width != 0) {
            return None;
        }
        let align = align_of(self, value, 0).min(width - 1);
        let most = ApInt::all_ones(width).sub(&ApInt::new(width, size));
        let most = most.lshr(align).shl(align);
        let least = if non_null { ApInt::one(width).shl(align) } else { ApInt::zero(width) };
        Some(ConstantRange::inclusive(least, &most))
    }

    /// The number of bytes that can be accessed at a pointer, and whether it is not null.
    fn object_size(&self, value: Value) -> Option<(u64, bool)> {
        let subject = self.subject;
        let attributes = &subject.tables().attributes;
        let null_is_valid = |space: u32| space != 0 || has_function_attribute(subject, AttrKind::NullPointerIsValid);
        let pointer_space = |value| subject.tables().types.address_space(subject.value_type(value)).unwrap_or(0);
        match value.kind() {
            ValueKind::Inst(inst) => match self.body.opcode(inst) {
                Opcode::Alloca => {
                    let count = subject.tables().int_value(*self.body.operands(inst).first()?)?;
                    let size = subject.module().store_size(self.body.source_type(inst))?;
                    count.is_one().then_some((size.min, pointer_space(value) == 0))
                }
                Opcode::Call | Opcode::Invoke => {
                    let lists = [self.body.call(inst).map(|call| call.attributes), called_list(subject, inst)];
                    let (mut size, mut or_null) = (None, None);
                    for list in lists.into_iter().flatten() {
                        let set = attributes.list(list).result;
                        size = size.max(attributes.int(set, AttrKind::Dereferenceable));
                        or_null = or_null.max(attributes.int(set, AttrKind::DereferenceableOrNull));
                    }
                    match size {
                        Some(size) => Some((size, !null_is_valid(pointer_space(value)))),
                        None => or_null.map(|size| (size, false)),
                    }
                }
                Opcode::Load => {
                    let number = |kind: u32| {
                        let node = subject.module().metadata_ref(attachment(subject, inst, kind)?);
                        node.operands().next()??.as_value()?.as_int()?.to_u64()
                    };
                    match number(MD_DEREFERENCEABLE) {
                        Some(size) => Some((size, !null_is_valid(pointer_space(value)))),
                        None => number(MD_DEREFERENCEABLE_OR_NULL).map(|size| (size, false)),
                    }
                }
                _ => None,
            },
            ValueKind::Arg(number) => {
                let set = attributes.param(own_list(subject)?, number as usize);
                let non_null = attributes.has(set, AttrKind::NonNull);
                let valid = null_is_valid(pointer_space(value));
                if let Some(size) = attributes.int(set, AttrKind::Dereferenceable) {
                    return Some((size, non_null || !valid));
                }
                let pointee =
                    [AttrKind::ByVal, AttrKind::StructRet, AttrKind::ByRef, AttrKind::InAlloca, AttrKind::Preallocated]
                        .into_iter()
                        .find_map(|kind| match attributes.get(set, kind) {
                            Some(Attribute::Type(_, ty)) => *ty,
                            _ => None,
                        });
                if let Some(ty) = pointee {
                    let by_value = !attributes.has(set, AttrKind::StructRet) && !attributes.has(set, AttrKind::ByRef);
                    return Some((subject.module().type_ref(ty).size_of()?.min, non_null || (by_value && !valid)));
                }
                attributes.int(set, AttrKind::DereferenceableOrNull).map(|size| (size, non_null))
            }
            ValueKind::Global(global) => {
                let data = subject.module().global(global);
                let external_weak = data.linkage == draig_ir::Linkage::ExternWeak;
                if data.as_variable().is_none() || external_weak {
                    return None;
                }
                let size = subject.module().type_ref(data.value_type).size_of()?;
                if size.scalable {
                    return None;
                }
                let space = subject.tables().types.address_space(data.address_type).unwrap_or(0);
                Some((size.min, space == 0))
            }
            _ => None,
        }
    }
}

/// The number of high bits of a value that are equal to its sign.
fn sign_bits(scev: &ScalarEvolution<'_>, value: Value) -> u32 {
    match scev.type_of_value(value) {
        Some(ExprType::Int(_)) if !is_undefined(scev, value) => scev.facts.sign_bits(value, value.as_inst()),
        _ => 1,
    }
}

/// Whether a call has no effect other than reading memory.
pub(super) fn is_harmless_call(subject: Subject<'_>, inst: Inst) -> bool {
    let attributes = &subject.tables().attributes;
    let lists = [subject.body().call(inst).map(|call| call.attributes), called_list(subject, inst)];
    // Two bits per kind of memory: read, write.
    const WRITES: u64 = 0xaaaa_aaaa_aaaa_aaaa;
    let reads_only = lists.into_iter().flatten().any(|list| {
        attributes.int(attributes.list(list).function, AttrKind::Memory).is_some_and(|effects| effects & WRITES == 0)
    });
    reads_only
        && subject.call_has_attribute(inst, AttrKind::NoUnwind)
        && subject.call_has_attribute(inst, AttrKind::WillReturn)
}
