//! The numbers of values: globals, the module's constants, and for one function at a time its parameters, its
//! constants, its instructions. Constants are ordered by type and, within a type, by descending use count, as
//! in LLVM, so that few type switches and small numbers suffice. Types are ordered by how often their
//! constants are parts of others, because parts are written as absolute numbers; operands of instructions
//! count back from the instruction.

use draig_ir::{Const, ConstKind, Constants, Global, GlobalData, Inst, Opcode, Type, Value, ValueKind};
use rustc_hash::FxHashMap;

use super::types::TypeIds;
use crate::write::error::{Fault, Result};

/// The numbers of the values of a module and of one of its functions.
#[derive(Clone)]
pub(crate) struct ValueIds<'m> {
    pub(super) pool: &'m Constants,
    all_globals: &'m [GlobalData],
    /// Number of each global; u32::MAX for globals that are in no list of the module.
    globals: Vec<u32>,
    global_count: u32,
    /// Number plus one, by constant, then by index in `masks`.
    constants: Vec<u32>,
    asms: Vec<u32>,
    /// The constants of the module, whose numbers follow those of the globals.
    pub(crate) of_module: Vec<Entry>,
    /// The constants of the current function.
    pub(crate) of_function: Vec<Entry>,
    in_function: bool,
    pub(super) params: u32,
    /// Index plus one among the instructions with a result, by instruction of the current function.
    pub(super) insts: Vec<u32>,
    masks: Vec<Mask>,
    mask_index: FxHashMap<(Type, Box<[i32]>), Const>,
    /// Constants whose parts are being numbered, with the number of parts done.
    stack: Vec<(Value, usize)>,
}

/// A constant with a number.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    pub(crate) value: Value,
    uses: u32,
    /// The number of its uses as a part of other constants.
    as_part: u32,
}

/// A constant that the module lacks: the mask of a shuffle, which bitcode writes as a vector of `i32`, or one
/// of its lanes.
#[derive(Clone)]
pub(crate) struct Mask {
    pub(crate) ty: Type,
    /// -1 is poison; a single lane is not a vector.
    pub(crate) lanes: Box<[i32]>,
    /// The lanes as constants, if some but not all are poison.
    pub(crate) parts: Vec<Value>,
}

impl<'m> ValueIds<'m> {
    pub(super) fn new(pool: &'m Constants, all_globals: &'m [GlobalData], asms: usize) -> ValueIds<'m> {
        ValueIds {
            pool,
            all_globals,
            globals: vec![u32::MAX; all_globals.len()],
            global_count: 0,
            constants: vec![0; pool.len()],
            asms: vec![0; asms],
            of_module: Vec::new(),
            of_function: Vec::new(),
            in_function: false,
            params: 0,
            insts: Vec::new(),
            masks: Vec::new(),
            mask_index: FxHashMap::default(),
            stack: Vec::new(),
        }
    }

    /// Returns the number of a global.
    #[inline]
    pub(crate) fn global(&self, global: Global) -> Result<u32> {
        match self.globals.get(global.index()) {
            Some(&number) if number != u32::MAX => Ok(number),
            _ => Err(Fault::Global),
        }
    }

    /// Returns the number of the first constant of the module.
    pub(crate) fn first_of_module(&self) -> u32 {
        self.global_count
    }

    /// Returns the number of the first parameter of a function, which is the first after all values of the
    /// module.
    pub(crate) fn first_param(&self) -> u32 {
        self.global_count + self.of_module.len() as u32
    }

    /// Returns the number of the first constant of the current function.
    pub(crate) fn first_of_function(&self) -> u32 {
        self.first_param() + self.params
    }

    /// Returns the number of the first instruction.
    pub(crate) fn first_inst(&self) -> u32 {
        self.first_of_function() + self.of_function.len() as u32
    }

    /// Returns the number of an instruction, parameter, constant, global or inline assembly.
    #[inline]
    pub(crate) fn number(&self, value: Value) -> Result<u32> {
        let numbered = |first: u32, slot: Option<&u32>, missing: Fault| match slot {
            None => Err(Fault::NoValue),
            Some(0) => Err(missing),
            Some(number) => Ok(first + number - 1),
        };
        match value.kind() {
            ValueKind::Inst(inst) => numbered(self.first_inst(), self.insts.get(inst.index()), Fault::InstNotEmbedded),
            ValueKind::Arg(number) if number < self.params => Ok(self.first_param() + number),
            ValueKind::Arg(_) => Err(Fault::NoValue),
            ValueKind::Const(constant) => numbered(0, self.constants.get(constant.index()), Fault::Unnumbered),
            ValueKind::Global(global) => self.global(global),
            ValueKind::InlineAsm(asm) => numbered(0, self.asms.get(asm.index()), Fault::Unnumbered),
            ValueKind::Block(_) | ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => Err(Fault::OperandKind),
        }
    }

    /// Whether an instruction of the current function already has a number.
    pub(super) fn has_result(&self, inst: Inst) -> bool {
        self.insts.get(inst.index()).is_some_and(|&number| number != 0)
    }

    /// Appends the numbers of constants and globals to a record.
    pub(crate) fn push_numbers(&self, values: &[Value], record: &mut Vec<u64>) -> Result {
        values.iter().try_for_each(|&value| {
            record.push(u64::from(self.number(value)?));
            Ok(())
        })
    }

    /// Returns the mask or lane that a constant represents, if it is not a constant of the module.
    pub(crate) fn as_mask(&self, constant: Const) -> Option<&Mask> {
        self.masks.get(constant.index().checked_sub(self.pool.len())?)
    }

    /// Returns the type of a numbered constant, global or inline assembly.
    pub(crate) fn constant_type(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Const(constant) => match self.as_mask(constant) {
                Some(mask) => mask.ty,
                None => self.pool.ty(constant),
            },
            ValueKind::Global(global) => self.all_globals[global.index()].address_type,
            _ => Type::PTR,
        }
    }

    pub(super) fn mention_global(&mut self, global: Global) {
        self.globals[global.index()] = self.global_count;
        self.global_count += 1;
    }

    /// Returns the constant for the mask of a shuffle.
    pub(super) fn mask(
        &mut self,
        types: &mut TypeIds<'_>,
        scalable: bool,
        lanes: impl Iterator<Item = i32>,
    ) -> Result<Const> {
        let lanes: Box<[i32]> = lanes.collect();
        let ty = types.mask_type(lanes.len() as u32, scalable)?;
        if let Some(&constant) = self.mask_index.get(&(ty, lanes.clone())) {
            return Ok(constant);
        }
        let (poisons, count) = (lanes.iter().filter(|&&lane| lane < 0).count(), lanes.len());
        let mixed = poisons != 0 && poisons != count;
        let parts = if mixed { lanes.iter().map(|&lane| self.lane(lane).into()).collect() } else { Vec::new() };
        Ok(self.add_mask(Mask { ty, lanes, parts }))
    }

    /// Returns the number of the mask of a shuffle, which it got with the shuffle.
    pub(crate) fn mask_number(
        &self,
        types: &TypeIds<'_>,
        scalable: bool,
        lanes: impl Iterator<Item = i32>,
    ) -> Result<u32> {
        let lanes: Box<[i32]> = lanes.collect();
        let ty = types.find_mask_type(lanes.len() as u32, scalable).ok_or(Fault::Unnumbered)?;
        let mask = self.mask_index.get(&(ty, lanes)).ok_or(Fault::Unnumbered)?;
        self.number((*mask).into())
    }

    fn lane(&mut self, lane: i32) -> Const {
        let lanes: Box<[i32]> = [lane].into();
        match self.mask_index.get(&(Type::I32, lanes.clone())) {
            Some(&constant) => constant,
            None => self.add_mask(Mask { ty: Type::I32, lanes, parts: Vec::new() }),
        }
    }

    fn add_mask(&mut self, mask: Mask) -> Const {
        let constant = Const::from_u32((self.pool.len() + self.masks.len()) as u32);
        self.mask_index.insert((mask.ty, mask.lanes.clone()), constant);
        self.masks.push(mask);
        self.constants.push(0);
        constant
    }

    /// Numbers a constant or inline assembly after its parts, or counts another use of it.
    #[inline]
    pub(super) fn mention(&mut self, value: Value, types: &mut TypeIds<'_>) -> Result {
        let number = match value.kind() {
            ValueKind::Const(constant) => *self.constants.get(constant.index()).ok_or(Fault::Constant)?,
            ValueKind::InlineAsm(asm) => *self.asms.get(asm.index()).ok_or(Fault::InlineAsm)?,
            ValueKind::Global(global) => return self.global(global).map(drop),
            _ => return Err(Fault::ConstantPart),
        };
        if number == 0 {
            self.mention_new(value, types)
        } else {
            self.count_use(number, 0);
            Ok(())
        }
    }

    #[inline]
    fn count_use(&mut self, number: u32, as_part: u32) {
        let entry = if self.in_function {
            // Those of the module are already in order.
            let Some(at) = (number - 1).checked_sub(self.first_of_function()) else { return };
            &mut self.of_function[at as usize]
        } else {
            &mut self.of_module[(number - 1 - self.global_count) as usize]
        };
        entry.uses += 1;
        entry.as_part += as_part;
    }

    fn mention_new(&mut self, value: Value, types: &mut TypeIds<'_>) -> Result {
        self.stack.push((value, 0));
        while let Some((value, part)) = self.stack.last_mut() {
            let (value, at) = (*value, *part);
            *part += 1;
            match self.part(value, at, types)? {
                Some(part) => match part.kind() {
                    // Constants contain earlier ones, and masks contain lanes.
                    ValueKind::Const(constant) if part >= value && self.as_mask(constant).is_none() => {
                        return Err(Fault::ConstantPart);
                    }
                    ValueKind::Const(constant) => match self.constants[constant.index()] {
                        0 => self.stack.push((part, 0)),
                        number => self.count_use(number, 1),
                    },
                    _ => self.global(part.as_global().ok_or(Fault::ConstantPart)?).map(drop)?,
                },
                None => {
                    self.stack.pop();
                    self.add(value, u32::from(!self.stack.is_empty()), types)?;
                }
            }
        }
        Ok(())
    }

    fn add(&mut self, value: Value, as_part: u32, types: &mut TypeIds<'_>) -> Result {
        types.mention(self.constant_type(value))?;
        let first = if self.in_function { self.first_of_function() } else { self.global_count };
        let entries = if self.in_function { &mut self.of_function } else { &mut self.of_module };
        entries.push(Entry { value, uses: 1, as_part });
        let number = first + entries.len() as u32;
        self.set_number(value, number);
        Ok(())
    }

    fn set_number(&mut self, value: Value, number: u32) {
        match value.kind() {
            ValueKind::Const(constant) => self.constants[constant.index()] = number,
            ValueKind::InlineAsm(asm) => self.asms[asm.index()] = number,
            _ => {}
        }
    }

    /// Returns a constant or global contained in a constant, by index. Numbers types that only this constant
    /// mentions.
    fn part(&mut self, value: Value, at: usize, types: &mut TypeIds<'_>) -> Result<Option<Value>> {
        let Some(constant) = value.as_const() else { return Ok(None) };
        if let Some(mask) = self.as_mask(constant) {
            return Ok(mask.parts.get(at).copied());
        }
        let kind = self.pool.kind(constant);
        if let Some(global) = kind.named_global() {
            return Ok((at == 0).then(|| global.into()));
        }
        let parts = match kind {
            // Written as the number itself, with the vector's type.
            ConstKind::Splat(element) if element.as_const().is_some_and(|element| element < constant) => &[],
            ConstKind::Splat(_) => return Err(Fault::ConstantPart),
            kind => kind.parts(),
        };
        if let Some(part) = parts.get(at) {
            return Ok(Some(*part));
        }
        let ConstKind::Expr(expr) = kind else { return Ok(None) };
        if at > parts.len() {
            return Ok(None);
        }
        if let Some(ty) = expr.source_type {
            types.mention(ty)?;
        }
        if expr.opcode != Opcode::ShuffleVector {
            return Ok(None);
        }
        let scalable = is_scalable(types, self.pool.ty(constant));
        Ok(Some(self.mask(types, scalable, expr.mask.iter().copied())?.into()))
    }

    /// Sorts the module's constants; no more are numbered until a function begins.
    pub(super) fn sort_module(&mut self, types: &TypeIds<'_>) {
        let mut entries = std::mem::take(&mut self.of_module);
        self.sort(&mut entries, types);
        self.number_in_order(&entries, self.global_count);
        self.of_module = entries;
    }

    pub(super) fn begin_function(&mut self, params: u32, insts: usize) {
        self.in_function = true;
        self.params = params;
        self.insts.clear();
        self.insts.resize(insts, 0);
    }

    /// Sorts the function's constants.
    pub(super) fn sort_function(&mut self, types: &TypeIds<'_>) {
        let mut entries = std::mem::take(&mut self.of_function);
        self.sort(&mut entries, types);
        // Those of the module have an abbreviation that writes parts with equal widths.
        if entries.iter().any(|entry| entry.as_part != 0) {
            entries = self.with_parts_first(&entries, types);
        }
        self.number_in_order(&entries, self.first_of_function());
        self.of_function = entries;
    }

    /// Clears the numbers of the function.
    pub(super) fn end_function(&mut self) {
        for at in 0..self.of_function.len() {
            self.set_number(self.of_function[at].value, 0);
        }
        self.of_function.clear();
    }

    fn sort(&self, entries: &mut [Entry], types: &TypeIds<'_>) {
        if entries.len() < 2 {
            return;
        }
        // Integers come before all others: indices of structs before the expressions that contain them.
        entries.sort_by_cached_key(|entry| {
            let ty = self.constant_type(entry.value);
            let integer = is_integer(types, ty);
            u64::from(!integer) << 63 | types.place(ty) << 32 | u64::from(u32::MAX - entry.uses)
        });
    }

    /// Returns the sorted constants, with the types first whose constants are most often parts.
    fn with_parts_first(&self, entries: &[Entry], types: &TypeIds<'_>) -> Vec<Entry> {
        let ty = |entry: &Entry| self.constant_type(entry.value);
        let mut planes: Vec<&[Entry]> = entries.chunk_by(|a, b| ty(a) == ty(b)).collect();
        planes.sort_by_cached_key(|plane| {
            let as_parts: u64 = plane.iter().map(|entry| u64::from(entry.as_part)).sum();
            let often = as_parts * 64 / plane.len() as u64;
            (!is_integer(types, ty(&plane[0])), std::cmp::Reverse(often))
        });
        planes.concat()
    }

    fn number_in_order(&mut self, entries: &[Entry], first: u32) {
        for (number, entry) in (first + 1..).zip(entries) {
            self.set_number(entry.value, number);
        }
    }
}

/// Whether it is an integer or a vector of integers.
fn is_integer(types: &TypeIds<'_>, ty: Type) -> bool {
    let scalar = match types.kind(ty) {
        draig_ir::TypeKind::Vector { element, .. } => *element,
        _ => ty,
    };
    matches!(types.kind(scalar), draig_ir::TypeKind::Integer(_))
}

/// Whether it is a scalable vector.
pub(crate) fn is_scalable(types: &TypeIds<'_>, ty: Type) -> bool {
    matches!(types.kind(ty), draig_ir::TypeKind::Vector { scalable: true, .. })
}
