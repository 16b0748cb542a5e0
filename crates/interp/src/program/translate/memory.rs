//! Translation of stack objects, loads, stores and address arithmetic.

use std::rc::Rc;

use draig_ir::{Inst, Opcode, Ordering, TailKind, Type, Value, ValueKind};

use super::Translator;
use super::facts::leading;
use crate::contracts;
use crate::memory::Kind;
use crate::program::op::{ATOMIC, Op, R};
use crate::program::shapes::Step;
use crate::program::{Alloca, Gep, GepStep, Operand, SlowOp, Watch};
use crate::shape::{Leaf, LeafKind, Shape};
use crate::site::Site;
use crate::stop::{Result, fault, internal};
use crate::taint::TaintKind;
use crate::value::{Slot, Taint, mask};

impl Translator<'_, '_> {
    pub(super) fn alloca(&mut self, inst: Inst) -> Result<()> {
        if let Some(ty) = self.promotion.variable(inst) {
            let shape = self.shape(ty)?;
            let Some(Leaf { width, .. }) = shape.scalar() else {
                return internal("a variable in a register is no scalar");
            };
            let site = Site(self.machine.program.next_site() + self.ops.len() as u32);
            let undef = self.machine.taints.make(TaintKind::Undef(mask(width)), site, Taint::NONE);
            let a = self.constant(None, &[Slot::tainted(0, undef)])?;
            self.emit(Op::Move { d: self.result(inst), a });
            return Ok(());
        }
        let ty = self.body.source_type(inst);
        let align = self.body.memory_access(inst).align.map(|align| align.bytes());
        let count = self.count_of(inst).map(|count| self.operand(count)).transpose()?;
        self.stack_object(inst, ty, align, count)
    }

    /// Translates an instruction whose result is a new object of the stack.
    pub(super) fn stack_object(
        &mut self,
        inst: Inst,
        ty: Type,
        align: Option<u64>,
        count: Option<Operand>,
    ) -> Result<()> {
        let module = self.machine.module;
        let size = self.machine.program.shapes.alloc_size(module, ty)?;
        let natural = module.pref_align(ty).ok_or_else(|| fault("an alloca of a type without size"))?.bytes();
        let align = align.unwrap_or(natural);
        let starts_dead = self.body.uses_of(inst).any(|user| self.is_lifetime_start(user.user));
        let escapes = self.escapes(inst, 0);
        let alloca = self.allocas.len() as u32;
        self.allocas.push(Alloca { size, align, count, escapes, starts_dead });
        self.emit(Op::Alloca { d: self.result(inst), alloca });
        Ok(())
    }

    /// Returns the number of consecutive allocas of known size from here. A trace shows them one by one.
    pub(super) fn allocas_at_once(&self, insts: &[Inst]) -> usize {
        if self.machine.shows_instructions() {
            return 0;
        }
        let is_fixed = |inst: Inst| self.body.opcode(inst) == Opcode::Alloca && self.count_of(inst).is_none();
        insts.iter().take_while(|&&inst| is_fixed(inst)).count()
    }

    /// Translates consecutive allocas: variables in registers first, then the objects, which are allocated at
    /// once.
    pub(super) fn allocas(&mut self, insts: &[Inst]) -> Result<()> {
        self.steps = self.steps.saturating_add(u16::try_from(insts.len()).unwrap_or(u16::MAX));
        let (variables, objects): (Vec<Inst>, Vec<Inst>) =
            insts.iter().partition(|&&inst| self.promotion.variable(inst).is_some());
        for inst in variables {
            self.current = Some(inst);
            self.alloca(inst)?;
        }
        if let [first, _, ..] = objects[..] {
            self.current = Some(first);
            self.emit(Op::Allocas { n: objects.len() as u32 });
        }
        for inst in objects {
            self.current = Some(inst);
            self.alloca(inst)?;
        }
        Ok(())
    }

    /// Returns the number of elements of an `alloca`; `None` if it is the constant 1.
    fn count_of(&self, inst: Inst) -> Option<Value> {
        let count = self.body.operands(inst).first().copied();
        let is_one =
            |count: Value| self.machine.module.tables.int_value(count).and_then(|count| count.to_u64()) == Some(1);
        count.filter(|&count| !is_one(count))
    }

    fn is_lifetime_start(&self, inst: Inst) -> bool {
        self.body
            .callee(inst)
            .and_then(|callee| callee.as_global())
            .is_some_and(|callee| self.machine.module.name(callee).starts_with(b"llvm.lifetime.start"))
    }

    /// Returns whether the address may be kept somewhere: any use other than accesses through it, and address
    /// arithmetic whose result does not escape.
    fn escapes(&self, address: Inst, depth: u32) -> bool {
        depth > 8
            || self.body.uses_of(address).any(|user| match self.body.opcode(user.user) {
                Opcode::Load | Opcode::ICmp => false,
                Opcode::Store => self.body.operands(user.user).first() == Some(&Value::inst(address)),
                Opcode::GetElementPtr => self.escapes(user.user, depth + 1),
                Opcode::Call => !self.is_forgotten(user.user, address),
                _ => true,
            })
    }

    /// Returns whether a call keeps no copy of an address that it receives.
    fn is_forgotten(&self, call: Inst, address: Inst) -> bool {
        let module = self.machine.module;
        let Some(callee) = self.body.callee(call).and_then(Value::as_global) else { return false };
        let is_plain = self.body.call(call).is_some_and(|info| info.tail != TailKind::MustTail)
            && self.body.bundles(call).next().is_none();
        let name = module.name(callee);
        let intrinsics: [&[u8]; 6] =
            [b"llvm.lifetime.", b"llvm.memcpy.", b"llvm.memmove.", b"llvm.memset.", b"llvm.va_start", b"llvm.va_end"];
        let args = self.body.call_args(call).iter().enumerate();
        is_plain
            && (intrinsics.iter().any(|known| name.starts_with(known))
                || args
                    .filter(|&(_, &arg)| arg == Value::inst(address))
                    .all(|(number, _)| contracts::promises_no_capture(module, callee, number)))
    }

    /// Returns the register of a promoted stack object.
    fn promoted(&self, address: Value) -> Option<R> {
        let alloca = address.as_inst().filter(|&inst| self.body.opcode(inst) == Opcode::Alloca)?;
        self.promotion.variable(alloca).map(|_| self.result(alloca))
    }

    /// Translates a load or store of a type to an access of the hot loop.
    fn access(&mut self, inst: Inst, ty: Type) -> Result<Plain> {
        let access = self.body.memory_access(inst);
        let shape = self.shape(ty)?;
        let align = match access.align {
            Some(align) => align.log2(),
            None => shape.align.trailing_zeros() as u8,
        };
        let is_atomic = access.ordering != Ordering::NotAtomic;
        let is_atomic_store = self.body.opcode(inst) == Opcode::Store && is_atomic;
        let align = if is_atomic { align | ATOMIC } else { align };
        let size = if access.volatile || !self.machine.module.data_layout.is_little_endian() {
            Size::Other
        } else if let Some((size, count)) = lanes_in_memory(&shape).filter(|_| !is_atomic) {
            Size::Lanes(size, count)
        } else {
            match shape.scalar() {
                Some(leaf) if !matches!(leaf.kind, LeafKind::Token) && !is_atomic_store => Size::Bits(leaf.width),
                _ => Size::Other,
            }
        };
        Ok(Plain { align, size, shape })
    }

    pub(super) fn load(&mut self, inst: Inst) -> Result<()> {
        let [address] = self.operands(inst)?;
        let d = self.result(inst);
        if let Some(a) = self.promoted(address) {
            if d != a {
                self.emit(Op::Move { d, a });
            }
            return Ok(());
        }
        let p = self.slot(address)?;
        let Plain { align, size, shape } = self.access(inst, self.body.inst_type(inst))?;
        self.watch(inst, Kind::Read, p, shape.store_size);
        let promises = contracts::LoadChecks::of(self.machine.module, self.body, inst, &shape)?;
        let op = match size {
            _ if promises.as_ref().is_some_and(|promises| promises.invariant) => None,
            Size::Bits(8) => Some(Op::Load8 { d, p, align }),
            Size::Bits(16) => Some(Op::Load16 { d, p, align }),
            Size::Bits(32) => Some(Op::Load32 { d, p, align }),
            Size::Bits(64) => Some(Op::Load64 { d, p, align }),
            Size::Lanes(size, count) => Some(Op::LoadLanes { d, p, align, size, count }),
            Size::Bits(_) | Size::Other => None,
        };
        let Some(op) = op else {
            let slow = self.slow(inst)?;
            self.emit_slow(SlowOp { promises, ..slow });
            return Ok(());
        };
        self.emit(op);
        if let Some(promises) = promises {
            let (n, checks) = (shape.slots as u16, self.loaded.len() as u32);
            self.loaded.push(promises);
            self.emit(Op::Loaded { d, n, checks });
        }
        Ok(())
    }

    pub(super) fn store(&mut self, inst: Inst) -> Result<()> {
        let [value, address] = self.operands(inst)?;
        let v = self.slot(value)?;
        if let Some(d) = self.promoted(address) {
            if d != v {
                self.emit(Op::Move { d, a: v });
            }
            return Ok(());
        }
        let p = self.slot(address)?;
        let Plain { align, size, shape } = self.access(inst, self.type_of(value))?;
        let op = match size {
            Size::Bits(8) => Op::Store8 { p, v, align },
            Size::Bits(16) => Op::Store16 { p, v, align },
            Size::Bits(32) => Op::Store32 { p, v, align },
            Size::Bits(64) => Op::Store64 { p, v, align },
            Size::Lanes(size, count) => Op::StoreLanes { p, v, align, size, count },
            Size::Bits(_) | Size::Other => {
                let slow = self.slow(inst)?;
                self.emit_slow(slow);
                self.watch(inst, Kind::Write, p, shape.store_size);
                return Ok(());
            }
        };
        self.emit(op);
        // Loads are checked before they run, as their result may overwrite the pointer's register; stores
        // afterwards, as they reset the type of the bytes.
        self.watch(inst, Kind::Write, p, shape.store_size);
        Ok(())
    }

    /// Adds a check of an access if its metadata requires it.
    fn watch(&mut self, inst: Inst, kind: Kind, p: R, size: u64) {
        let apart = self.scopes.access(self.body, inst);
        let tag = match &mut self.machine.program.types {
            Some(types) => {
                let tag = contracts::access_tag(self.body, inst);
                let number = tag.map_or(0, |tag| types.number(self.machine.module, tag));
                (number != 0 || kind == Kind::Write).then_some(number)
            }
            None => None,
        };
        if apart.is_some() || tag.is_some() {
            self.add_watch(p, Watch::Access { kind, size, len: None, apart, tag });
        }
    }

    /// Adds a check of an atomic operation that reads and writes.
    pub(super) fn watch_atomic(&mut self, inst: Inst) -> Result<()> {
        if let Some(apart) = self.scopes.access(self.body, inst) {
            let [p, value] = self.operands(inst)?;
            let ty = self.type_of(value);
            let (p, size) = (self.slot(p)?, self.shape(ty)?.store_size);
            self.add_watch(p, Watch::Access { kind: Kind::Write, size, len: None, apart: Some(apart), tag: None });
        }
        Ok(())
    }

    /// Adds checks of calls that copy or fill memory, and of declarations of scopes.
    pub(super) fn watch_call(&mut self, inst: Inst) -> Result<()> {
        if self.scopes.count() == 0 {
            return Ok(());
        }
        let module = self.machine.module;
        let name = self.body.callee(inst).and_then(Value::as_global).map_or(&b""[..], |global| module.name(global));
        let args = self.body.call_args(inst);
        if name == b"llvm.experimental.noalias.scope.decl" {
            let [list] = leading(args)?;
            let ValueKind::Metadata(list) = list.kind() else { return internal("scopes that are no metadata") };
            let declared = self.scopes.declared(module, list);
            if !declared.is_empty() {
                self.add_watch(0, Watch::Scopes(declared.into()));
            }
        } else if let Some((written, read)) = contracts::bulk_access(module, self.body, inst)
            && let Some(apart) = self.scopes.access(self.body, inst)
        {
            let args: [_; 3] = leading(args)?;
            let len = Some(self.slot(args[2])?);
            for (number, kind) in read.map(|read| (read, Kind::Read)).into_iter().chain([(written, Kind::Write)]) {
                let p = self.slot(args[number])?;
                let apart = Some(apart.clone());
                self.add_watch(p, Watch::Access { kind, size: 0, len, apart, tag: None });
            }
        }
        Ok(())
    }

    pub(super) fn add_watch(&mut self, p: R, watch: Watch) {
        if let Watch::Access { apart: Some(apart), .. } = &watch {
            self.begin_scopes(apart);
        }
        let index = self.watches.len() as u32;
        self.watches.push(watch);
        self.emit(Op::Watch { p, watch: index });
    }

    /// Clears the records of sets of scopes without a declaration, once per block.
    pub(super) fn begin_scopes(&mut self, apart: &contracts::DisjointScopes) {
        let mut undeclared = self.scopes.undeclared(apart);
        undeclared.retain(|set| !self.begun_scopes.contains(set));
        if !undeclared.is_empty() {
            self.begun_scopes.extend_from_slice(&undeclared);
            let index = self.watches.len() as u32;
            self.watches.push(Watch::Scopes(undeclared.into()));
            self.emit(Op::Watch { p: 0, watch: index });
        }
    }

    pub(super) fn gep(&mut self, inst: Inst) -> Result<()> {
        let module = self.machine.module;
        let flags = self.body.gep_flags(inst).0;
        let operands = self.body.operands(inst);
        let [pointer] = leading(operands)?;
        let is_vector = module.tables.types.is_vector(self.body.inst_type(inst));
        let space = module.tables.types.address_space(module.tables.types.scalar(self.body.inst_type(inst)));
        let space = space.ok_or_else(|| fault("a getelementptr that makes no pointer"))?;
        let index_width = module.data_layout.index_width(space);
        let field = |number: usize| field_number(module, operands[number]);
        let walk = self.machine.program.shapes.steps(module, self.body.source_type(inst), operands.len() - 1, field)?;
        let mut steps = Vec::new();
        for (number, step) in (1..).zip(walk) {
            steps.push(match (step, module.tables.int_value(operands[number])) {
                (Step::Offset(offset), _) => GepStep::Constant(offset as i64),
                (Step::Scale(scale), Some(index)) if !is_vector => {
                    let distance = index.sext_or_trunc(64).low_u64().wrapping_mul(scale);
                    GepStep::Constant(distance as i64)
                }
                (Step::Scale(scale), _) => GepStep::Index(number as u32, scale),
            });
        }
        let (p, d) = (self.slot(pointer)?, self.result(inst));
        if !is_vector && index_width == 64 && self.plain_gep(operands, &steps, p, d, flags)? {
            return Ok(());
        }
        let mut slow = self.slow(inst)?;
        slow.gep = Some(Box::new(Gep { flags, index_width, steps: steps.into() }));
        self.emit_slow(slow);
        Ok(())
    }

    /// Translates a constant offset, or one index and constants, to an operation of the hot loop. Offsets
    /// that are added first must not leave the object and return, hence the order.
    fn plain_gep(&mut self, operands: &[Value], steps: &[GepStep], p: u16, d: u16, flags: u8) -> Result<bool> {
        let (mut index, mut offset) = (None, 0i64);
        for step in steps {
            match *step {
                GepStep::Constant(0) => {}
                GepStep::Constant(distance) if distance > 0 && offset >= 0 => offset = offset.saturating_add(distance),
                GepStep::Constant(distance) if offset == 0 && steps.len() == 1 => offset = distance,
                GepStep::Index(number, scale) if index.is_none() && offset == 0 => index = Some((number, scale)),
                _ => return Ok(false),
            }
        }
        let Ok(offset) = i32::try_from(offset) else { return Ok(false) };
        match index {
            None => {
                self.emit(Op::GepConst { d, p, flags, offset });
            }
            Some((number, scale)) => {
                let index = operands[number as usize];
                let Ok(scale) = u32::try_from(scale) else { return Ok(false) };
                if self.machine.module.tables.types.integer_width(self.type_of(index)) != Some(64) {
                    return Ok(false);
                }
                let i = self.slot(index)?;
                self.emit(Op::GepIndex { d, p, i, flags, scale, offset });
            }
        }
        Ok(true)
    }
}

/// Memory access in the hot loop.
struct Plain {
    /// Alignment, as a power of two.
    align: u8,
    size: Size,
    shape: Rc<Shape>,
}

/// Size of an access.
#[derive(Clone, Copy, Debug)]
enum Size {
    /// A scalar of this number of bits.
    Bits(u32),
    /// Size of each scalar (as a power of two), and their number.
    Lanes(u8, u8),
    /// Any type that the hot loop has no operation for.
    Other,
}

/// Returns the size (as a power of two) and the number of a vector's scalars if they are stored in memory as
/// whole numbers of at most eight bytes.
fn lanes_in_memory(shape: &Shape) -> Option<(u8, u8)> {
    let Leaf { width, kind, .. } = *shape.leaves.first()?;
    let fits = shape.is_vector
        && !matches!(kind, LeafKind::Byte(_))
        && shape.leaves.len() <= 64
        && matches!(width, 8 | 16 | 32 | 64);
    fits.then(|| (width.trailing_zeros() as u8 - 3, shape.leaves.len() as u8))
}

/// Returns the field that a constant index of a struct selects; all lanes of a vector index select the same.
pub(super) fn field_number(module: &draig_ir::Module, index: Value) -> Result<usize> {
    use draig_ir::ConstKind;
    if let Some(number) = module.tables.int_value(index) {
        return Ok(number.low_u64() as usize);
    }
    match index.as_const().map(|constant| module.tables.constants.kind(constant)) {
        Some(ConstKind::Splat(value)) => field_number(module, *value),
        Some(ConstKind::Zero) => Ok(0),
        Some(ConstKind::Aggregate(values)) if !values.is_empty() => field_number(module, values[0]),
        // Such indices are vectors of `i32`, each stored with its lowest byte first.
        Some(ConstKind::Data(symbol)) if module.tables.str(*symbol).len() >= 4 => {
            Ok(module.tables.str(*symbol)[..4].iter().rev().fold(0, |number, &byte| number << 8 | usize::from(byte)))
        }
        _ => internal("an index into a struct that is no constant"),
    }
}
