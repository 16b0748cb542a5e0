//! Facts about a module that the analyses of all its functions share: layouts of types, and what is known of a callee
//! by its name.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use draig_ir::layout::TypeMeasures;
use draig_ir::{AttrList, AttrSet, Attribute, Global, Module, Opcode, Type, TypeKind};
use draig_num::{ConstantRange, KnownWord, RangeWord};
use draig_tables::attribute_values::MemoryEffects;
use draig_tables::library_functions::LibraryFunction;
use draig_tables::{AttrKind, IntrinsicId};
use draig_target::{Align, DataLayout, Measure, StructLayout, TypeSize};

use crate::library_functions::LibraryFunctions;
use crate::memory::TagFacts;

/// Facts about a module, each computed when it is first asked for. The module cannot change while this exists.
///
/// [`Analyses`](crate::Analyses) make their own unless they are given one; to share one saves the time that it takes
/// to lay out the same types for each function.
#[derive(Debug)]
pub struct ModuleFacts<'a> {
    module: &'a Module,
    cache: RefCell<TypeMeasures>,
    /// The measure of each type that was asked for, by the number of the type.
    measures: RefCell<Vec<Option<Option<Measure>>>>,
    /// The layout of each struct that was asked for, by the number of the type.
    layouts: RefCell<Vec<Option<Option<Rc<StructLayout>>>>>,
    library: OnceCell<LibraryFunctions>,
    /// Facts about each global that was called, by its number.
    callees: OnceCell<Box<[OnceCell<Callee>]>>,
    /// Scalar that each type is, by the number of the type.
    scalars: OnceCell<Rc<[Scalar]>>,
    /// Whether each attribute list says nothing of the bits of a result, by the number of the list.
    plain_results: Marks,
    /// Statements of those lists that say something, likewise.
    results: OnceCell<Box<[OnceCell<ResultBits>]>>,
    /// Whether each global is an intrinsic, by its number.
    intrinsics: Marks,
    /// Whether each global is a callee that says nothing of the bits of its result, by its number.
    plain_callees: Marks,
    /// Whether each type has a fixed size below 2^32 bytes, by the number of the type.
    small_types: Marks,
    has_cold: OnceCell<bool>,
    assume: OnceCell<Option<Global>>,
    pub(crate) tags: TagFacts,
}

/// Answers to a question with yes or no about things with numbers, each found when it is first asked for.
#[derive(Debug, Default)]
struct Marks(OnceCell<Box<[Cell<Mark>]>>);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Mark {
    #[default]
    Unknown,
    No,
    Yes,
}

impl Marks {
    /// Returns the answer about a thing, one of at most `count`.
    #[inline]
    fn get_or_find(&self, number: u32, count: impl FnOnce() -> usize, find: impl FnOnce() -> bool) -> bool {
        let mark = self.0.get().and_then(|all| all.get(number as usize)).map(Cell::get);
        match mark {
            Some(Mark::Yes) => true,
            Some(Mark::No) => false,
            _ => self.find(number, count, find),
        }
    }

    #[cold]
    fn find(&self, number: u32, count: impl FnOnce() -> usize, find: impl FnOnce() -> bool) -> bool {
        let found = find();
        let all = self.0.get_or_init(|| vec![Cell::default(); count()].into());
        if let Some(mark) = all.get(number as usize) {
            mark.set(if found { Mark::Yes } else { Mark::No });
        }
        found
    }
}

/// A type of scalar integers or pointers: the width in bits, whether it is a pointer, and whether an index of the
/// pointer has the width of its representation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scalar(u32);

impl Scalar {
    /// The word of any other type.
    const NONE: Scalar = Scalar(0);
    const POINTER: u32 = 1 << 31;
    const FLAT: u32 = 1 << 30;
    /// The word of structs, which are no scalars.
    const STRUCT: Scalar = Scalar(1 << 29);
    const FLAGS: u32 = Scalar::POINTER | Scalar::FLAT | Scalar::STRUCT.0;

    fn new(kind: &TypeKind, layout: &DataLayout) -> Scalar {
        match *kind {
            TypeKind::Integer(width) => Scalar(width),
            TypeKind::Pointer(space) => {
                let width = layout.pointer(space).size_in_bits;
                let flat = if layout.index_width(space) == width { Scalar::FLAT } else { 0 };
                Scalar(width | Scalar::POINTER | flat)
            }
            TypeKind::Struct { .. } | TypeKind::NamedStruct(_) => Scalar::STRUCT,
            _ => Scalar::NONE,
        }
    }

    /// Returns the width of the integer, or of the representation of the pointer.
    #[inline]
    pub(crate) fn width(self) -> u32 {
        self.0 & !Scalar::FLAGS
    }

    /// Whether a machine word holds it.
    #[inline]
    pub(crate) fn is_word(self) -> bool {
        self.width() <= 64
    }

    /// Whether it is a pointer whose indices have the width of its representation.
    #[inline]
    pub(crate) fn is_flat(self) -> bool {
        self.0 & Scalar::FLAT != 0
    }

    #[inline]
    pub(crate) fn is_pointer(self) -> bool {
        self.0 & Scalar::POINTER != 0
    }
}

/// Table of what each type of a module is as a scalar, by the number of the type.
#[derive(Clone, Debug)]
pub(crate) struct Scalars(Rc<[Scalar]>);

impl Scalars {
    /// Returns what a type is as a scalar; `None` if it is neither an integer nor a pointer.
    #[inline]
    pub(crate) fn get(&self, ty: Type) -> Option<Scalar> {
        self.0.get(ty.as_u32() as usize).copied().filter(|&scalar| scalar.width() != 0)
    }

    /// Whether a type is a struct.
    #[inline]
    pub(crate) fn is_struct(&self, ty: Type) -> bool {
        self.0.get(ty.as_u32() as usize) == Some(&Scalar::STRUCT)
    }
}

impl Scalars {
    /// Returns the same as [`Scalars::get`] if a machine word holds it.
    #[inline]
    pub(crate) fn word(&self, ty: Type) -> Option<Scalar> {
        // No width is zero but that of other types.
        self.0.get(ty.as_u32() as usize).copied().filter(|scalar| scalar.width().wrapping_sub(1) < 64)
    }
}

/// Facts that an attribute list states about the bits of a result.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ResultBits {
    /// The range of at most 64 bits, the bits that it implies, and its width.
    pub(crate) range: Option<(RangeWord, KnownWord, u32)>,
    /// Number of the first argument that is returned; `u32::MAX` if there is none.
    pub(crate) returned: u32,
    /// Whether it states more: an alignment, or a range of more than 64 bits.
    pub(crate) has_more: bool,
}

/// Facts about a global as a callee.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Callee {
    /// The intrinsic that it is.
    pub(crate) intrinsic: Option<IntrinsicId>,
    /// The library function that it is.
    pub(crate) library: Option<KnownFunction>,
    /// Effects on memory that its attributes allow, or that it has as an intrinsic.
    pub(crate) effects: u32,
    /// Whether its result points into the object of its first argument, which it does not capture.
    pub(crate) is_pass_through: bool,
    /// Whether its result is its first argument with other invariants (LangRef "'llvm.launder.invariant.group'
    /// Intrinsic").
    pub(crate) is_invariant_group: bool,
    pub(crate) is_assume: bool,
    pub(crate) is_guard: bool,
    /// Whether it writes only to keep its place in control flow.
    pub(crate) is_marker: bool,
    /// Whether it is marked as accessing memory only to keep its place.
    pub(crate) is_placed: bool,
    /// Whether it begins or ends a time in which memory does not change.
    pub(crate) is_invariant: bool,
    pub(crate) is_stack_restore: bool,
    /// Whether it is a `memcpy`, `memmove` or `memset` intrinsic, whose fourth argument says whether it is volatile.
    pub(crate) is_transfer: bool,
}

/// A library function and what analyses know of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KnownFunction {
    /// The function.
    pub(crate) function: &'static LibraryFunction,
    /// Whether it returns new memory, of as many bytes as its first argument says, and does nothing else.
    pub(crate) is_allocation: bool,
}

/// Intrinsics whose result points into the object of their first argument and that do not capture it.
const PASS_THROUGH: &[&str] = &[
    "llvm.launder.invariant.group",
    "llvm.strip.invariant.group",
    "llvm.aarch64.irg",
    "llvm.aarch64.tagp",
    "llvm.ptrmask",
    "llvm.amdgcn.make.buffer.rsrc",
    "llvm.threadlocal.address",
];

/// Intrinsics that are marked as accessing memory only to keep their place.
const PLACED: &[&str] = &[
    "llvm.allow.runtime.check",
    "llvm.allow.ubsan.check",
    "llvm.assume",
    "llvm.experimental.noalias.scope.decl",
    "llvm.pseudoprobe",
];

/// Intrinsics that copy or fill memory and can be volatile.
const TRANSFERS: &[&str] = &[
    "llvm.memcpy",
    "llvm.memcpy.inline",
    "llvm.memmove",
    "llvm.memset",
    "llvm.memset.inline",
    "llvm.experimental.memset.pattern",
];

impl<'a> ModuleFacts<'a> {
    /// Returns the facts about a module. None is computed yet.
    #[must_use]
    pub fn new(module: &'a Module) -> ModuleFacts<'a> {
        ModuleFacts {
            module,
            cache: RefCell::default(),
            measures: RefCell::default(),
            layouts: RefCell::default(),
            library: OnceCell::new(),
            callees: OnceCell::new(),
            scalars: OnceCell::new(),
            plain_results: Marks::default(),
            results: OnceCell::new(),
            intrinsics: Marks::default(),
            plain_callees: Marks::default(),
            small_types: Marks::default(),
            has_cold: OnceCell::new(),
            assume: OnceCell::new(),
            tags: TagFacts::default(),
        }
    }

    /// Returns the module.
    #[must_use]
    pub fn module(&self) -> &'a Module {
        self.module
    }

    #[cold]
    fn find_scalars(&self) -> &Rc<[Scalar]> {
        let (types, layout) = (&self.module.tables.types, &self.module.data_layout);
        self.scalars.get_or_init(|| types.iter().map(|(_, kind)| Scalar::new(kind, layout)).collect())
    }

    /// Returns all sizes and alignments of a type; `None` if it is unsized.
    pub(crate) fn measure(&self, ty: Type) -> Option<Measure> {
        let at = ty.as_u32() as usize;
        if let Some(&Some(known)) = self.measures.borrow().get(at) {
            return known;
        }
        let measure = self.cache.borrow_mut().measure(&self.module.data_layout, &self.module.tables, ty);
        *entry(&mut self.measures.borrow_mut(), at) = Some(measure);
        measure
    }

    /// Returns the number of bytes between elements of an array of the type.
    pub(crate) fn alloc_size(&self, ty: Type) -> Option<TypeSize> {
        self.measure(ty)?.alloc_size()
    }

    /// Whether elements of an array of the type have a fixed size below 2^32 bytes.
    #[inline]
    pub(crate) fn is_small(&self, ty: Type) -> bool {
        let is_small = || self.alloc_size(ty).is_some_and(|size| !size.scalable && size.min >> 32 == 0);
        self.small_types.get_or_find(ty.as_u32(), || self.module.tables.types.iter().count(), is_small)
    }

    /// Returns the number of bytes that a store of the type writes.
    pub(crate) fn store_size(&self, ty: Type) -> Option<TypeSize> {
        self.measure(ty)?.store_size()
    }

    /// Returns the layout of a struct; `None` as for [`Module::struct_layout`].
    pub(crate) fn struct_layout(&self, ty: Type) -> Option<Rc<StructLayout>> {
        self.with_layout(ty, Option::clone)
    }

    /// Returns the offset of a field of a struct in bytes.
    pub(crate) fn field_offset(&self, ty: Type, field: usize) -> Option<u64> {
        self.with_layout(ty, |layout| layout.as_ref()?.offsets.get(field).copied())
    }

    fn with_layout<R>(&self, ty: Type, read: impl FnOnce(&Option<Rc<StructLayout>>) -> R) -> R {
        let mut layouts = self.layouts.borrow_mut();
        let layout = entry(&mut layouts, ty.as_u32() as usize);
        read(layout.get_or_insert_with(|| self.module.struct_layout(ty).map(Rc::new)))
    }

    /// Returns the default alignment of an instruction.
    pub(crate) fn default_align(&self, opcode: Opcode, ty: Type) -> Option<Align> {
        let tables = &self.module.tables;
        tables.default_align(&self.module.data_layout, &mut self.cache.borrow_mut(), opcode, ty)
    }

    fn library_function(&self, function: Global) -> Option<KnownFunction> {
        let library = self.library.get_or_init(|| LibraryFunctions::new(self.module));
        let function = library.function(self.module, function)?;
        Some(KnownFunction { function, is_allocation: crate::memory::is_allocation(function) })
    }

    /// Returns what each type is as a scalar.
    pub(crate) fn scalars(&self) -> Scalars {
        Scalars(self.scalars.get().unwrap_or_else(|| self.find_scalars()).clone())
    }

    /// Whether an attribute list says nothing of the bits of a result: it has no range, alignment or argument that is
    /// returned.
    #[inline]
    pub(crate) fn is_plain_result(&self, list: AttrList) -> bool {
        let count = || self.module.tables.attributes.list_count();
        self.plain_results.get_or_find(list.as_u32(), count, || self.inspect_result(list))
    }

    fn inspect_result(&self, list: AttrList) -> bool {
        let attributes = &self.module.tables.attributes;
        let data = attributes.list(list);
        !attributes.has(data.result, AttrKind::Range)
            && !attributes.has(data.result, AttrKind::Alignment)
            && !data.params.iter().any(|&set| attributes.has(set, AttrKind::Returned))
    }

    /// Returns what an attribute list states about the bits of a result.
    pub(crate) fn result_bits(&self, list: AttrList) -> &ResultBits {
        let slots = || (0..self.module.tables.attributes.list_count()).map(|_| OnceCell::new()).collect();
        self.results.get_or_init(slots)[list.as_u32() as usize].get_or_init(|| self.find_result_bits(list))
    }

    fn find_result_bits(&self, list: AttrList) -> ResultBits {
        let attributes = &self.module.tables.attributes;
        let data = attributes.list(list);
        let stated = attributes.get(data.result, AttrKind::Range);
        let range = match stated {
            Some(Attribute::Range(_, range)) => ConstantRange::new(range.lower.clone(), range.upper.clone()),
            _ => None,
        };
        let word = range
            .as_ref()
            .and_then(|range| Some((RangeWord::new(range)?, KnownWord::new(&range.to_known_bits())?, range.width())));
        let returned = data.params.iter().position(|&set| attributes.has(set, AttrKind::Returned));
        ResultBits {
            range: word,
            returned: returned.map_or(u32::MAX, |number| number as u32),
            has_more: stated.is_some() && word.is_none() || attributes.has(data.result, AttrKind::Alignment),
        }
    }

    /// Whether a global is an intrinsic.
    #[inline]
    pub(crate) fn is_intrinsic(&self, function: Global) -> bool {
        let count = || self.module.global_count();
        let find = || draig_ir::intrinsics::id_of(self.module, function).is_some();
        self.intrinsics.get_or_find(function.as_u32(), count, find)
    }

    /// Returns `llvm.assume`, if the module declares it.
    pub(crate) fn assume(&self) -> Option<Global> {
        *self.assume.get_or_init(|| self.module.find(b"llvm.assume"))
    }

    /// Whether any function or call has the attribute `cold`.
    pub(crate) fn has_cold(&self) -> bool {
        *self.has_cold.get_or_init(|| {
            let attributes = &self.module.tables.attributes;
            let mut sets = (0..attributes.set_count()).map(|number| AttrSet::from_u32(number as u32));
            sets.any(|set| attributes.has(set, AttrKind::Cold))
        })
    }

    /// Returns the intrinsic that a function is.
    pub(crate) fn intrinsic(&self, function: Global) -> Option<IntrinsicId> {
        if let Some(known) = self.known_callee(function) {
            return known.intrinsic;
        }
        // Most callees are none, and what else is known of them is not asked for here.
        if self.module.name(function).starts_with(b"llvm.") { self.callee(function).intrinsic } else { None }
    }

    #[inline]
    fn known_callee(&self, function: Global) -> Option<&Callee> {
        self.callees.get()?.get(function.as_u32() as usize)?.get()
    }

    /// Returns what is known of a function by its name.
    #[inline]
    pub(crate) fn callee(&self, function: Global) -> &Callee {
        match self.known_callee(function) {
            Some(known) => known,
            None => self.find_callee(function),
        }
    }

    #[cold]
    fn find_callee(&self, function: Global) -> &Callee {
        let slots = || (0..self.module.global_count()).map(|_| OnceCell::new()).collect();
        let slots = self.callees.get_or_init(slots);
        slots[function.as_u32() as usize].get_or_init(|| self.inspect_callee(function))
    }

    /// Whether a global is no intrinsic, and its attributes say nothing of the bits of its result.
    #[inline]
    pub(crate) fn has_plain_result(&self, function: Global) -> bool {
        let count = || self.module.global_count();
        self.plain_callees.get_or_find(function.as_u32(), count, || self.find_plain_result(function))
    }

    fn find_plain_result(&self, function: Global) -> bool {
        let data = self.module.global(function);
        !self.is_intrinsic(function)
            && data.as_function().is_none_or(|function| self.is_plain_result(function.attributes))
    }

    fn inspect_callee(&self, function: Global) -> Callee {
        let intrinsic = draig_ir::intrinsics::id_of(self.module, function);
        let name = intrinsic.map_or("", |id| id.name());
        let attributes = &self.module.tables.attributes;
        let list = self.module.global(function).as_function().map(|function| attributes.list(function.attributes));
        let effects = match name {
            "llvm.experimental.guard" | "llvm.experimental.deoptimize" => {
                Some(MemoryEffects::READ_ONLY.0 | MemoryEffects::INACCESSIBLE_ONLY.0)
            }
            _ => list.and_then(|list| attributes.int(list.function, AttrKind::Memory)).map(|bits| bits as u32),
        };
        Callee {
            intrinsic,
            effects: effects.unwrap_or(MemoryEffects::UNKNOWN.0),
            library: match intrinsic {
                Some(_) => None,
                None => self.library_function(function),
            },
            is_pass_through: PASS_THROUGH.contains(&name),
            is_invariant_group: matches!(name, "llvm.launder.invariant.group" | "llvm.strip.invariant.group"),
            is_assume: name == "llvm.assume",
            is_guard: name == "llvm.experimental.guard",
            is_marker: matches!(name, "llvm.experimental.guard" | "llvm.invariant.start"),
            is_placed: PLACED.contains(&name),
            is_invariant: matches!(name, "llvm.invariant.start" | "llvm.invariant.end"),
            is_stack_restore: name == "llvm.stackrestore",
            is_transfer: TRANSFERS.contains(&name),
        }
    }
}

/// Returns the place of an index in a vector, which grows to have one.
fn entry<T: Clone>(all: &mut Vec<Option<T>>, at: usize) -> &mut Option<T> {
    if all.len() <= at {
        all.resize(at + 1, None);
    }
    &mut all[at]
}
