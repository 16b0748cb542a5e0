//! Facts about single values: known bits, signs, ranges, floating-point classes, undef and poison, objects.
//!
//! [`Values`] answers questions about the values of one function. A question names a value and, where it
//! matters, the instruction at which it is asked: assumptions that hold there are used. All answers are
//! conservative: a fact that is reported holds in every execution in which the value is not poison.
//!
//! The walk over operands ends at a depth of [`MAX_DEPTH`], so a question costs a bounded number of steps.

mod assumptions;
mod captures;
mod conditions;
mod constants;
mod execution;
mod float_class;
mod half_known;
mod intrinsic_poison;
mod known;
mod known_calls;
mod known_memory;
mod lazy;
mod lazy_rules;
mod lazy_state;
mod memo;
mod nonzero;
mod objects;
mod poison;
mod ranges;
mod sign_bits;
mod simplify;
mod simplify_calls;
mod simplify_vectors;
mod undefined;
mod words;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use draig_ir::{
    AttrList, AttrSet, Attribute, Block, Body, ConstKind, Global, Inst, IntFlags, MetadataKind, Opcode, Tables, Type,
    TypeKind, Value,
};
use draig_num::{ApInt, ConstantRange, KnownBits, KnownWord, RangePredicate, RangeWord};
use draig_tables::{AttrKind, IntrinsicId};
use draig_target::TypeSize;

use crate::analyses::{Analyses, Graphs};
use crate::control_flow::ControlFlow;
use crate::dominators::DominatorTree;
use crate::module_facts::{ModuleFacts, Scalar, Scalars};
use crate::subject::Subject;
use assumptions::Assumptions;
pub use constants::Lanes;
pub use float_class::FloatClass;
pub use lazy::LazyRanges;
pub use simplify::Simplified;

/// Depth to which a question follows operands, as LLVM's `MaxAnalysisRecursionDepth`.
pub const MAX_DEPTH: u32 = 6;

/// Facts about the values of one function.
///
/// Control-flow graph and dominator tree come from [`Analyses`]; the assumptions of the function are collected
/// when this is made.
#[derive(Debug)]
pub struct Values<'a> {
    subject: Subject<'a>,
    graphs: Graphs<'a>,
    assumptions: Assumptions,
    /// A bit for each instruction: whether an assumption or metadata may say what its bits are. Empty if none does of any.
    stated: Vec<u64>,
    module_facts: Rc<ModuleFacts<'a>>,
    scalars: Scalars,
    memo: memo::Memo,
    /// Known bits of the parameters that were asked for, without assumptions.
    parameters: RefCell<Vec<Option<KnownWord>>>,
    /// The zero that was the latest first index of an address: nearly all have the same.
    zero_index: Cell<Option<Value>>,
    /// The latest type of elements that is small, and the latest type of an index of at least 32 bits, likewise.
    small_element: Cell<Option<Type>>,
    index_type: Cell<Option<Type>>,
}

/// A question: the facts, and the instruction at which it is asked.
#[derive(Clone, Copy)]
pub(crate) struct Query<'q> {
    values: &'q Values<'q>,
    context: Option<Inst>,
}

impl<'a> Values<'a> {
    /// Returns the facts about a function's values. None is computed yet.
    #[must_use]
    pub fn new(analyses: &Analyses<'a>) -> Values<'a> {
        let subject = analyses.subject();
        let mut values = Values {
            subject,
            graphs: analyses.graphs(),
            assumptions: Assumptions::default(),
            stated: Vec::new(),
            module_facts: analyses.module_facts().clone(),
            scalars: analyses.module_facts().scalars(),
            memo: memo::Memo::default(),
            parameters: RefCell::default(),
            zero_index: Cell::new(None),
            small_element: Cell::new(None),
            index_type: Cell::new(None),
        };
        if values.module_facts.assume().is_some() {
            values.assumptions = Assumptions::new(&values, analyses.assume_calls());
        }
        values.stated = values.find_stated();
        values
    }

    /// Returns the bits of an integer or pointer, or of every lane of a vector of them, that are known where
    /// `context` is executed. A pointer has the bits of its representation.
    ///
    /// Uses attributes (LangRef "Parameter Attributes"), metadata (`!range`, `!align`, …), alignments, assumptions
    /// (LangRef "'llvm.assume' Intrinsic") and the operands up to [`MAX_DEPTH`].
    ///
    /// # Panics
    /// Panics if the value is neither an integer, a pointer, nor a vector of them.
    #[must_use]
    pub fn known_bits(&self, value: Value, context: Option<Inst>) -> KnownBits {
        self.query(context).known_bits(value, &None, 0)
    }

    /// Returns the same as [`Values::known_bits`] in machine words; `None` unless the value is an integer or pointer of at
    /// most 64 bits.
    #[inline]
    #[must_use]
    pub fn known_word(&self, value: Value, context: Option<Inst>) -> Option<KnownWord> {
        let query = self.query(context);
        match value.as_inst() {
            Some(inst) => {
                let (opcode, ty) = self.body().opcode_and_type(inst);
                let scalar = self.scalars.word(ty)?;
                // Apart from all others, because a caller often has a shorter way to go on.
                match query.is_blank(inst, opcode) {
                    true => Some(KnownWord::UNKNOWN),
                    false => Some(query.word_of_inst(inst, opcode, scalar, 0)),
                }
            }
            None => {
                let scalar = self.scalar_of(value).filter(|scalar| scalar.is_word())?;
                Some(query.word(value, scalar, 0))
            }
        }
    }

    /// Returns the smallest number of highest bits that are copies of the sign bit, of an integer or of all lanes of a
    /// vector of them. It is at least 1, for the sign bit itself.
    ///
    /// # Panics
    /// Panics if the value is neither.
    #[must_use]
    pub fn sign_bits(&self, value: Value, context: Option<Inst>) -> u32 {
        self.query(context).sign_bits(value, &None, 0)
    }

    /// Returns a range with all values of an integer, or of the lanes of a vector of them, by a single operation,
    /// attributes, metadata and assumptions. [`Values::known_bits`] often knows more.
    ///
    /// # Panics
    /// Panics if the value is neither.
    #[inline]
    #[must_use]
    pub fn range(&self, value: Value, context: Option<Inst>) -> ConstantRange {
        self.query(context).range(value, false, 0)
    }

    /// Returns the same as [`Values::range`] in machine words; `None` unless the value is an integer or pointer of at
    /// most 64 bits.
    #[inline]
    #[must_use]
    pub fn range_word(&self, value: Value, context: Option<Inst>) -> Option<RangeWord> {
        let query = self.query(context);
        match value.as_inst() {
            Some(inst) => {
                let (opcode, ty) = self.body().opcode_and_type(inst);
                let scalar = self.scalars.word(ty)?;
                // Apart from all others, as in `known_word`; `range_word_of_inst` takes longer here.
                match query.has_full_range(inst, opcode) {
                    true => Some(RangeWord::full(scalar.width())),
                    false => Some(query.known_word_range(inst, opcode, false, scalar, 0)),
                }
            }
            None => {
                self.scalar_of(value).filter(|scalar| scalar.is_word())?;
                Some(query.find_range_word(value, false, 0))
            }
        }
    }

    /// Returns the possible classes of a floating-point number, or of the lanes of a vector of them.
    #[must_use]
    pub fn float_class(&self, value: Value, context: Option<Inst>) -> FloatClass {
        self.query(context).float_class(value, &None, 0)
    }

    /// Whether an integer or pointer, or every lane of a vector of them, is not zero or null.
    #[must_use]
    pub fn is_known_nonzero(&self, value: Value, context: Option<Inst>) -> bool {
        self.query(context).is_nonzero(value, 0)
    }

    /// Whether a value is neither undef nor poison, in any lane and field.
    #[must_use]
    pub fn is_well_defined(&self, value: Value, context: Option<Inst>) -> bool {
        self.query(context).is_not_undef_or_poison(value, 0)
    }

    /// Whether a value is not poison, in any lane and field. It may be undef.
    #[must_use]
    pub fn is_not_poison(&self, value: Value, context: Option<Inst>) -> bool {
        self.query(context).is_not_poison(value, 0)
    }

    /// Returns what the type of a value is as a scalar.
    pub(crate) fn scalar(&self, value: Value) -> Option<Scalar> {
        self.scalar_of(value)
    }

    /// Whether nothing is known of an instruction's bits because of its opcode, metadata and assumptions.
    #[inline]
    pub(crate) fn is_silent_about(&self, inst: Inst) -> bool {
        self.query(None).is_blank(inst, self.body().opcode(inst))
    }

    /// Returns the function.
    #[must_use]
    pub fn subject(&self) -> Subject<'a> {
        self.subject
    }

    pub(crate) fn control_flow(&self) -> &ControlFlow {
        self.graphs.control_flow()
    }

    fn dominators(&self) -> &DominatorTree {
        self.graphs.dominators()
    }

    #[inline]
    fn query<'q>(&'q self, context: Option<Inst>) -> Query<'q> {
        Query { values: self, context }
    }

    #[inline]
    fn body(&self) -> &'a Body {
        self.subject.body()
    }

    #[inline]
    fn tables(&self) -> &'a Tables {
        self.subject.tables()
    }

    #[inline(always)]
    fn ty(&self, value: Value) -> Type {
        match (value.as_inst(), value.as_const()) {
            (Some(inst), _) => self.body().inst_type(inst),
            (None, Some(constant)) => self.tables().constants.ty(constant),
            (None, None) => self.type_of_other(value),
        }
    }

    #[inline(never)]
    fn type_of_other(&self, value: Value) -> Type {
        self.subject.value_type(value)
    }

    /// Returns what the type of a value is as a scalar.
    #[inline]
    fn scalar_of(&self, value: Value) -> Option<Scalar> {
        self.scalars.get(self.ty(value))
    }

    /// Width of an integer, or of the representation of a pointer; `None` for other types. Of a vector, that of
    /// an element.
    #[inline]
    fn bit_width(&self, ty: Type) -> Option<u32> {
        match self.scalars.get(ty) {
            Some(scalar) => Some(scalar.width()),
            None => self.element_width(ty),
        }
    }

    fn element_width(&self, vector: Type) -> Option<u32> {
        match *self.tables().types.kind(vector) {
            TypeKind::Vector { element, .. } => self.scalars.get(element).map(Scalar::width),
            _ => None,
        }
    }

    /// Width of an integer, pointer or floating-point number.
    fn scalar_bits(&self, ty: Type) -> Option<u32> {
        let types = &self.tables().types;
        let format = types.float_format(types.scalar(ty)).map(|format| format.width());
        self.bit_width(ty).or(format)
    }

    fn is_pointer(&self, value: Value) -> bool {
        self.tables().types.is_pointer_or_vector(self.ty(value))
    }

    /// Size of a type in memory, with padding.
    fn alloc_size(&self, ty: Type) -> Option<TypeSize> {
        self.module_facts.alloc_size(ty)
    }

    /// Returns the intrinsic that an instruction calls.
    pub(crate) fn intrinsic(&self, inst: Inst) -> Option<IntrinsicId> {
        let function = self.body().callee(inst)?.as_global()?;
        self.module_facts.intrinsic(function)
    }

    /// Returns instruction and opcode of a value.
    #[inline]
    fn inst(&self, value: Value) -> Option<(Inst, Opcode)> {
        value.as_inst().map(|inst| (inst, self.body().opcode(inst)))
    }

    /// Returns both operands of an instruction of this opcode.
    fn binary(&self, value: Value, opcode: Opcode) -> Option<(Inst, Value, Value)> {
        let (inst, found) = self.inst(value)?;
        match *self.body().operands(inst) {
            [a, b] if found == opcode => Some((inst, a, b)),
            _ => None,
        }
    }

    /// Returns predicate and operands of an integer comparison.
    fn comparison(&self, value: Value) -> Option<(RangePredicate, Value, Value)> {
        let inst = value.as_inst()?;
        let predicate = crate::evaluate::predicate(self.body().int_predicate(inst)?);
        match *self.body().operands(inst) {
            [a, b] => Some((predicate, a, b)),
            _ => None,
        }
    }

    /// Whether an integer operation has a flag.
    #[inline]
    fn flag(&self, inst: Inst, flag: IntFlags) -> bool {
        self.body().int_flags(inst).contains(flag)
    }

    /// Returns the attachment of this kind, one of [`draig_tables::metadata_kinds`].
    fn attachment(&self, inst: Inst, kind: u32) -> Option<draig_ir::Metadata> {
        self.body().attachment(inst, MetadataKind::from_u32(kind))
    }

    /// Returns the integers of a metadata tuple.
    fn metadata_ints(&self, node: draig_ir::Metadata) -> Vec<ApInt> {
        let metadata = &self.tables().metadata;
        let Some(node) = metadata.node(node) else { return Vec::new() };
        let value = |id| self.tables().int_value(metadata.as_value(id)?);
        node.operands().flatten().filter_map(value).collect()
    }

    /// Returns the attribute lists of a call: at the call, and of the called function.
    fn call_lists(&self, call: Inst) -> [Option<AttrList>; 2] {
        let own = self.body().call(call).map(|info| info.attributes);
        let callee =
            self.called_function(call).and_then(|function| self.subject.module().global(function).as_function());
        [own, callee.map(|function| function.attributes)]
    }

    /// Returns the attribute sets of a call's result: at the call, and of the called function.
    fn result_sets(&self, call: Inst) -> [AttrSet; 2] {
        let attributes = &self.tables().attributes;
        self.call_lists(call).map(|list| list.map_or(AttrSet::EMPTY, |list| attributes.list(list).result))
    }

    /// Returns the attribute sets of a call itself: at the call, and of the called function.
    fn function_sets(&self, call: Inst) -> [AttrSet; 2] {
        let attributes = &self.tables().attributes;
        self.call_lists(call).map(|list| list.map_or(AttrSet::EMPTY, |list| attributes.list(list).function))
    }

    /// Returns the attribute sets of an argument of a call: at the call, and of the called function.
    fn argument_sets(&self, call: Inst, number: usize) -> [AttrSet; 2] {
        let attributes = &self.tables().attributes;
        self.call_lists(call).map(|list| list.map_or(AttrSet::EMPTY, |list| attributes.param(list, number)))
    }

    /// Returns the attributes of a parameter of this function.
    fn parameter_set(&self, number: u32) -> AttrSet {
        let function = self.subject.module().global(self.subject.function()).as_function();
        function.map_or(AttrSet::EMPTY, |function| self.tables().attributes.param(function.attributes, number as usize))
    }

    /// Returns the attributes of this function itself.
    fn own_set(&self) -> AttrSet {
        let function = self.subject.module().global(self.subject.function()).as_function();
        function.map_or(AttrSet::EMPTY, |function| self.tables().attributes.list(function.attributes).function)
    }

    /// Returns the attributes of the result of this function.
    fn own_result_set(&self) -> AttrSet {
        let function = self.subject.module().global(self.subject.function()).as_function();
        function.map_or(AttrSet::EMPTY, |function| self.tables().attributes.list(function.attributes).result)
    }

    fn has_attribute(&self, sets: &[AttrSet], kind: AttrKind) -> bool {
        sets.iter().any(|&set| self.tables().attributes.has(set, kind))
    }

    fn int_attribute(&self, sets: &[AttrSet], kind: AttrKind) -> Option<u64> {
        sets.iter().find_map(|&set| self.tables().attributes.int(set, kind))
    }

    /// Returns the `range` attribute (LangRef "Parameter Attributes").
    fn range_attribute(&self, sets: &[AttrSet]) -> Option<ConstantRange> {
        sets.iter().find_map(|&set| match self.tables().attributes.get(set, AttrKind::Range)? {
            Attribute::Range(_, range) => ConstantRange::new(range.lower.clone(), range.upper.clone()),
            _ => None,
        })
    }

    /// Returns the function that a call calls directly and with its own type.
    fn called_function(&self, call: Inst) -> Option<Global> {
        let function = self.body().callee(call)?.as_global()?;
        let data = self.subject.module().global(function);
        let info = self.body().call(call)?;
        (data.is_function() && data.value_type == info.function_type).then_some(function)
    }

    /// Returns the last instruction of a block.
    #[inline]
    fn terminator(&self, block: Block) -> Option<Inst> {
        self.body().terminator(block)
    }

    fn const_kind(&self, value: Value) -> Option<&'a ConstKind> {
        value.as_const().map(|constant| self.tables().constants.kind(constant))
    }
}

impl<'q> Query<'q> {
    /// Returns the same question, asked at another instruction.
    #[inline]
    fn at(self, context: Option<Inst>) -> Query<'q> {
        Query { context, ..self }
    }
}
