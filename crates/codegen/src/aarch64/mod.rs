//! Code for AArch64: one walk over a function in which every instruction is selected, gets registers, and is encoded.
//!
//! | file | instructions |
//! | --- | --- |
//! | `integer`, `wide`, `shift`, `divide` | integer arithmetic, of up to 64 bits and of up to 128 |
//! | `convert` | conversions |
//! | `float`, `soft` | floating-point arithmetic, and formats without instructions |
//! | `compare` | comparisons, `select`, conditions of branches |
//! | `memory`, `address`, `atomic`, `atomic_library` | loads, stores, addresses, stack objects |
//! | `control`, `edges` | terminators, phis |
//! | `call`, `argument`, `parameter`, `result`, `convention` | calls, parameters, results |
//! | `variadic` | lists of variable arguments |
//! | `assembly` | inline assembly |
//! | `attributes` | attributes of functions that change their code |
//! | `intrinsic` | intrinsics |
//! | `aggregate` | `extractvalue`, `insertvalue` |
//! | `vector`, `pieces` | vectors, and their form in calls |
//! | `operand` | how operands get into registers, and into which |
//! | `thread_local` | thread-local variables |
//! | `emit` | numbers, sums and memory accesses of any distance |
//! | `debug`, `debug_calls` | notes for debug information |
//! | `prologue`, `finish` | prologue, epilogue, branches, unwinding |

mod address;
mod aggregate;
mod argument;
mod assembly;
mod atomic;
mod atomic_library;
mod attributes;
mod call;
mod compare;
mod control;
mod convention;
mod convert;
mod debug;
mod debug_calls;
mod divide;
mod edges;
mod emit;
mod finish;
mod float;
mod integer;
mod intrinsic;
mod memory;
mod operand;
mod parameter;
mod pieces;
mod prologue;
mod protection;
mod registers;
mod result;
mod shift;
mod soft;
mod thread_local;
mod variadic;
mod vector;
mod wide;

use draig_image::FixupKind;
use draig_ir::{Block, Body, Global, Inst, Module, Opcode, Type, TypeKind, Value, ValueKind};
use draig_num::FloatFormat;
use draig_tables::IntrinsicId;

use crate::Refusal;
use crate::arm_features::{ArmFeature, ArmFeatures};
use crate::code::{CallSite, CfiRule, CodeBuffer, CodeFixup, CodeTarget};
use crate::context::Context;
use crate::function::analysis::{NOWHERE, Opcodes, ValueId};
use crate::function::facts;
use crate::function::fixed::{Chooser, is_fixable};
use crate::function::kinds::{self, Kinds};
use crate::function::moves::Moves;
use crate::function::notes::Notes;
use crate::function::registers::RegSet;
use crate::function::state::{PartId, Place, State};
use crate::function::texts::Texts;
use crate::function::types::{Class, Kind, TypeInfo, TypeTable};
use crate::module::TypeNumbers;
use attributes::Traits;
use protection::Protection;
use registers::Arm;
use vector::lanes::{LANE_LIFE, MAX_OPERANDS};

/// Result of selecting something; a refusal is rare and large.
type Selected<T = ()> = Result<T, Box<Refusal>>;

/// A place in the code that may not be known yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Label(u32);

/// Compiler of functions for AArch64, with memory that it uses again for each.
pub(crate) struct Compiler<'c, 'm> {
    context: &'c Context<'m>,
    memory: Memory,
    /// Intrinsics, by global.
    intrinsics: Vec<Option<IntrinsicId>>,
    /// Blocks whose address is taken, by function; sorted.
    taken: Vec<(Global, Block)>,
    /// Kinds of attributes, by set.
    kinds: Vec<Kinds>,
    /// Protection of functions that do not say it themselves.
    protection: Protection,
}

/// Memory that is used again for each function.
#[derive(Default)]
struct Memory {
    s: State<Arm>,
    types: TypeTable,
    chooser: Chooser,
    moves: Moves,
    /// Offset in the code, by label; those of blocks come first, by position.
    labels: Vec<u32>,
    /// Offsets of branches and of addresses of code, with what they refer to.
    jumps: Vec<(u32, Label)>,
    /// References of the code to other things; offsets are those of the code without prologue.
    fixups: Vec<CodeFixup>,
    /// Blocks of the function whose address is taken.
    taken: Vec<Block>,
    jump_tables: Vec<Vec<Label>>,
    /// Calls that may unwind, with the label and the instruction of the landing pad.
    call_sites: Vec<(CallSite, Option<(Label, Inst)>)>,
    /// Rules of unwinding in the body.
    cfi: Vec<(u32, CfiRule)>,
    /// Labels of landing pads that are those of blocks.
    pads: Vec<(Label, Label)>,
    /// Additions that get the size of the area for arguments of calls.
    outgoing_at: Vec<u32>,
    /// Slots with the values of phis that were computed before the current terminator.
    prepared: Vec<(Inst, i32, u32)>,
    /// Parts of phis that get constants at the current edge.
    phi_constants: Vec<(PartId, operand::Source, Class)>,
    /// Bits of [`operand::Source::WideBits`].
    wide: Vec<u128>,
    /// Arguments of the current call, and how they get to their registers.
    arguments: Vec<argument::Argument>,
    pending: argument::Pending,
    /// Slots that the current call needs.
    released: Vec<(i32, u32)>,
    /// Statements of inline assembly in the code.
    placed: Vec<assembly::Placed>,
    texts: Option<Texts>,
    /// Offsets of the code of instructions, if they are noted.
    places: Vec<(u32, Inst)>,
    notes: Notes,
    /// Numbers of the types that landing pads catch, once something needs them.
    type_numbers: Option<TypeNumbers>,
    /// Whether values have no fixed registers, because an instruction left too few with them; whether one did.
    is_unfixed: bool,
    needs_unfixed: bool,
    /// Whether the function is longer than conditional branches reach.
    is_long: bool,
    /// Number of what registers hold at the only edge to a block, by position.
    snapshots: Vec<u32>,
    /// Types of the values that stand for lanes of vectors, and their slots.
    lane_types: [Option<Type>; MAX_OPERANDS],
    lane_slots: [(i32, u32); MAX_OPERANDS],
}

impl<'c, 'm> Compiler<'c, 'm> {
    pub(crate) fn new(context: &'c Context<'m>) -> Self {
        let module = context.module;
        let (intrinsics, taken) = (facts::intrinsics_of(module), facts::blocks_taken_in(module));
        Compiler {
            context,
            memory: Memory::default(),
            intrinsics,
            taken,
            kinds: kinds::kinds_of_sets(module),
            protection: Protection::of_module(module),
        }
    }

    /// Appends the code of a function that has a body. If it is refused, the buffer is as before.
    pub(crate) fn compile(&mut self, function: Global, code: &mut CodeBuffer) -> Result<(), Refusal> {
        let module = self.context.module;
        let Some(body) = module.body(function) else {
            let reason = "a function without a body has no code".to_owned();
            return Err(Refusal { global: Some(function), inst: None, reason });
        };
        let pool = code.pool.len();
        let first = self.taken.partition_point(|&(other, _)| other < function);
        let of_function = self.taken[first..].iter().take_while(|&&(other, _)| other == function);
        self.memory.taken.clear();
        self.memory.taken.extend(of_function.map(|&(_, block)| block));
        self.memory.is_unfixed = false;
        self.memory.is_long = false;
        loop {
            self.memory.needs_unfixed = false;
            let mut selector = Selector {
                context: self.context,
                module,
                function,
                body,
                params: module.param_types(function),
                intrinsics: &self.intrinsics,
                kinds: &self.kinds,
                m: &mut self.memory,
                pool: &mut code.pool,
                position: 0,
                inst: None,
                features: self.context.arm_features(function),
                has_personality: module.global(function).as_function().is_some_and(|data| data.personality.is_some()),
                frame: FrameFacts::default(),
                traits: Traits::default(),
                protection: self.protection,
                is_noted: false,
            };
            let selected = selector.function();
            let frame = selector.frame;
            if selected.is_err() && self.memory.needs_unfixed && !self.memory.is_unfixed {
                code.pool.truncate(pool);
                self.memory.is_unfixed = true;
                continue;
            }
            // Nearly all functions are short enough for all branches.
            if selected.is_ok() && !self.memory.is_long && !self.memory.reaches() {
                code.pool.truncate(pool);
                self.memory.is_long = true;
                continue;
            }
            let finished = selected.map_err(|refusal| *refusal);
            return match finished.and_then(|()| self.memory.finish(function, &frame, code)) {
                Ok(()) => Ok(()),
                Err(refusal) => {
                    code.pool.truncate(pool);
                    Err(refusal)
                }
            };
        }
    }
}

/// Facts that prologue and epilogue need.
#[derive(Default)]
struct FrameFacts {
    /// Number of bytes of arguments that calls pass on the stack.
    outgoing: u32,
    /// Alignment that they need; 16 is that of every frame.
    align: u32,
    /// Whether the stack pointer moves in the body.
    is_dynamic: bool,
    /// Whether the body calls something.
    has_calls: bool,
    /// Whether the frame ends with a number that must be the same at the end of the function.
    is_guarded: bool,
    /// Whether parameters on the stack are read: their address is in `x9` at the start of the body.
    has_incoming: bool,
    /// Slots of the general and vector registers of variable arguments, and of the address of those on the stack.
    variable: Option<variadic::SaveArea>,
    /// Slot of the address where the result is written, if the caller gives one that IR does not mention.
    result_address: i32,
    /// Label of the epilogue.
    epilogue: Option<Label>,
    /// Whether the function has neither prologue nor epilogue (`naked`).
    is_naked: bool,
    traits: Traits,
}

/// Operations some of which change registers as a call does.
const MAY_CALL: Opcodes = {
    use Opcode::*;
    Opcodes::of(&[
        Call, Invoke, CallBr, Resume, FRem, FAdd, FSub, FMul, FDiv, FCmp, UDiv, SDiv, URem, SRem, FpTrunc, FpExt,
        UiToFp, SiToFp, FpToUi, FpToSi,
    ])
};

/// Selection of the instructions of one function.
struct Selector<'a, 'm> {
    context: &'a Context<'m>,
    module: &'m Module,
    function: Global,
    body: &'m Body,
    params: &'m [Type],
    intrinsics: &'a [Option<IntrinsicId>],
    kinds: &'a [Kinds],
    m: &'a mut Memory,
    pool: &'a mut Vec<u8>,
    /// Position of the current block.
    position: u32,
    /// The current instruction.
    inst: Option<Inst>,
    /// Features of the processor that code may use.
    features: ArmFeatures,
    frame: FrameFacts,
    protection: Protection,
    /// Whether exceptions that calls throw go through the function by a table.
    has_personality: bool,
    traits: Traits,
    /// Whether something is noted about instructions.
    is_noted: bool,
}

impl<'m> Selector<'_, 'm> {
    /// Compiles the function into the memory.
    fn function(&mut self) -> Selected {
        let (body, intrinsics) = (self.body, self.intrinsics);
        let (module, function) = (self.module, self.function);
        let types = &module.tables.types;
        // Numbers of other formats are worked on by functions of libraries.
        let is_plain_number = |ty: Type| matches!(types.scalar(ty), Type::FLOAT | Type::DOUBLE);
        let is_number_in_registers = |inst: Inst, id: IntrinsicId| {
            intrinsic::is_in_registers_for_numbers(id) && is_plain_number(body.inst_type(inst))
        };
        let may_call = |inst: Inst, opcode: Opcode| match opcode {
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => match body.callee(inst).map(Value::kind) {
                Some(ValueKind::Global(callee)) => match intrinsics[callee.index()] {
                    Some(id) => !intrinsic::is_in_registers(id) && !is_number_in_registers(inst, id),
                    None => true,
                },
                _ => true,
            },
            Opcode::Resume | Opcode::FRem => true,
            Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv => !is_plain_number(body.inst_type(inst)),
            Opcode::FCmp => !is_plain_number(module.value_type(function, body, body.operands(inst)[0])),
            Opcode::UDiv
            | Opcode::SDiv
            | Opcode::URem
            | Opcode::SRem
            | Opcode::FpTrunc
            | Opcode::FpExt
            | Opcode::UiToFp
            | Opcode::SiToFp
            | Opcode::FpToUi
            | Opcode::FpToSi => {
                // Numbers of other formats and wide ones are left to functions of libraries.
                let is_plain = |ty: Type| match types.kind(ty) {
                    TypeKind::Integer(width) => *width <= 64,
                    TypeKind::Float(format) => matches!(format, FloatFormat::Float | FloatFormat::Double),
                    _ => false,
                };
                !is_plain(body.inst_type(inst)) || !is_plain(module.value_type(function, body, body.operands(inst)[0]))
            }
            _ => false,
        };
        self.m.s.analysis.run(body, self.params.len() as u32, MAY_CALL, may_call);
        self.m.s.analysis.lives.extend([LANE_LIFE; MAX_OPERANDS]);
        let returns_twice = self.returns_twice();
        self.m.s.frame.keeps_slots = returns_twice;
        if self.features.has(ArmFeature::StrictAlign) {
            return self.refuse("a function that accesses memory by its alignment");
        }
        self.start_frame()?;
        self.m.start(self.m.s.analysis.layout.len());
        self.start_notes();
        // After a second return of `setjmp`, registers are those of its call: nothing that changed may be in them.
        if !self.m.is_unfixed && !returns_twice {
            self.choose_fixed();
        }
        if !self.frame.is_naked {
            self.parameters()?;
        }
        for position in 0..self.m.s.analysis.layout.len() as u32 {
            self.block(position)?;
        }
        Ok(())
    }

    fn choose_fixed(&mut self) {
        let (context, body, module, params) = (self.context, self.body, self.module, self.params);
        let Memory { s, types, chooser, .. } = &mut *self.m;
        let insts = s.analysis.insts;
        let types = std::cell::RefCell::new(types);
        chooser.run(s, body, RegSet::EMPTY, |value| {
            let ty = if value < insts {
                let inst = Inst::from_u32(value);
                if body.opcode(inst) == Opcode::Alloca {
                    return None;
                }
                body.inst_type(inst)
            } else {
                params[(value - insts) as usize]
            };
            match types.borrow_mut().info(module, &context.layout, ty).kind {
                Kind::Scalar(class) if is_fixable(class) => Some(class),
                _ => None,
            }
        });
    }

    fn block(&mut self, position: u32) -> Selected {
        self.position = position;
        let body = self.body;
        let block = self.m.s.analysis.layout[position as usize];
        self.enter(position);
        self.m.labels[position as usize] = self.m.s.code.len() as u32;
        if self.traits.protection.marks_branches {
            self.mark_block(block);
        }
        for inst in body.block_insts(block) {
            self.inst = Some(inst);
            if self.is_noted {
                self.note(inst);
            }
            self.instruction(inst)?;
            self.m.s.end_inst();
        }
        if self.m.s.is_exhausted {
            // An instruction needs more registers than the fixed ones leave.
            self.m.needs_unfixed = true;
            return self.refuse("an instruction that needs more registers than there are");
        }
        if self.is_noted {
            self.note_block_end();
        }
        self.m.s.end_block(position);
        let Memory { s, prepared, .. } = &mut *self.m;
        while let Some((_, slot, size)) = prepared.pop() {
            s.frame.release(slot, size);
        }
        Ok(())
    }

    /// Marks a block that indirect branches enter.
    fn mark_block(&mut self, block: Block) {
        let is_pad = self.body.block_insts(block).any(|inst| self.body.opcode(inst) == Opcode::LandingPad);
        if is_pad || self.m.taken.binary_search(&block).is_ok() {
            self.traits.protection.mark(&mut self.m.s.code);
        }
    }

    /// Sets up the registers at the start of a block: those at the only edge to it, or none.
    fn enter(&mut self, position: u32) {
        let m = &mut *self.m;
        if position == 0 {
            return;
        }
        let snapshot = m.snapshots[position as usize];
        if snapshot != NOWHERE {
            m.s.restore(snapshot);
        } else {
            m.s.forget_registers();
        }
    }

    fn instruction(&mut self, inst: Inst) -> Selected {
        use Opcode::*;
        let (opcode, ty, _, operands) = self.body.parts(inst);
        match opcode {
            Load => self.load(inst, ty, operands),
            Store => self.store(inst, operands),
            GetElementPtr => self.gep(inst, operands),
            Br => self.branch(operands),
            Call => self.call(inst, ty),
            ICmp | FCmp => self.comparison(inst, operands),
            Alloca => self.alloca(inst, operands),
            Add | Sub | And | Or | Xor | Mul => self.integer(inst, opcode, ty, operands),
            Shl | LShr | AShr => self.shift(inst, opcode, ty, operands),
            UDiv | SDiv | URem | SRem => self.divide(inst, opcode, ty, operands),
            FAdd | FSub | FMul | FDiv | FRem => self.float_binary(inst, opcode, ty, operands),
            FNeg => self.fneg(inst, ty, operands[0]),
            Select => self.select(inst, ty, operands),
            Trunc | ZExt | SExt | FpToUi | FpToSi | UiToFp | SiToFp | FpTrunc | FpExt | PtrToInt | PtrToAddr
            | IntToPtr | BitCast | AddrSpaceCast => self.cast(inst, opcode, ty, operands[0]),
            Freeze => self.copy_value(inst, operands[0]),
            // The ends of the blocks before it have written it.
            Phi => self.phi(inst, ty),
            Switch => self.switch(operands),
            Ret => self.ret(operands),
            Unreachable => {
                if !self.frame.is_naked {
                    self.unreachable();
                }
                Ok(())
            }
            IndirectBr => self.indirect_branch(operands),
            Invoke => self.invoke(inst, ty),
            LandingPad => self.landing_pad(inst, ty),
            Resume => self.resume(operands[0]),
            ExtractValue => self.extract_value(inst, ty, operands[0]),
            InsertValue => self.insert_value(inst, ty, operands),
            Fence => self.fence(inst),
            CmpXchg => self.compare_exchange(inst, ty, operands),
            AtomicRmw => self.atomic_rmw(inst, ty, operands),
            ExtractElement => self.extract_element(inst, ty, operands),
            InsertElement => self.insert_element(inst, ty, operands),
            ShuffleVector => self.shuffle_vector(inst, ty, operands),
            VaArg | CallBr | CleanupRet | CatchRet | CatchSwitch | CleanupPad | CatchPad => {
                self.refuse(opcode.spelling())
            }
        }
    }

    /// Refuses the current instruction.
    #[cold]
    fn refuse<T>(&self, reason: &str) -> Selected<T> {
        Err(Box::new(Refusal { global: Some(self.function), inst: self.inst, reason: reason.to_owned() }))
    }

    /// Refuses an operation on values of a type.
    #[cold]
    fn refuse_type<T>(&self, operation: &str, ty: Type) -> Selected<T> {
        self.refuse(&format!("{operation} of {}", self.module.type_ref(ty)))
    }

    /// Returns the facts about a type.
    #[inline]
    fn info(&mut self, ty: Type) -> TypeInfo {
        self.m.types.info(self.module, &self.context.layout, ty)
    }

    #[inline]
    fn type_of(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Inst(inst) => self.body.inst_type(inst),
            ValueKind::Arg(number) => match self.params.get(number as usize) {
                Some(&ty) => ty,
                // It stands for a lane of a vector.
                None => self.m.lane_types[number as usize - self.params.len()]
                    .unwrap_or_else(|| self.module.constant_type(value)),
            },
            ValueKind::Metadata(_) | ValueKind::LocalMetadata(_) => Type::METADATA,
            _ => self.module.constant_type(value),
        }
    }

    #[inline]
    fn value_id(&self, value: Value) -> Option<ValueId> {
        self.m.s.analysis.value_id(value)
    }

    /// Counts the use of an operand by the current instruction.
    #[inline(always)]
    fn consume(&mut self, value: Value) {
        let Some(id) = self.m.s.analysis.value_id(value) else { return };
        if self.m.s.parts[id as usize].place == Place::Folded {
            self.consume_folded(Inst::from_u32(id));
        } else {
            self.m.s.consume(id);
        }
    }

    fn consume_all(&mut self, values: &[Value]) {
        for &value in values {
            self.consume(value);
        }
    }

    /// Counts the uses by an instruction that was left to the current one. These are a few at most: a comparison of
    /// a load of an address.
    #[inline(never)]
    fn consume_folded(&mut self, inst: Inst) {
        let body = self.body;
        self.m.s.analysis.lives[inst.index()].uses = 0;
        for &operand in body.operands(inst) {
            self.consume(operand);
        }
    }

    /// Leaves an instruction to its only user.
    fn fold(&mut self, inst: Inst) {
        self.m.s.parts[inst.index()].place = Place::Folded;
    }

    #[inline]
    fn code(&mut self) -> &mut Vec<u8> {
        &mut self.m.s.code
    }

    /// Makes the parts of an instruction's result; they are nowhere yet.
    fn create(&mut self, inst: Inst, ty: Type) -> Selected {
        let id = inst.as_u32();
        match self.info(ty).kind {
            Kind::Nothing => {}
            Kind::Scalar(class) => self.m.s.create(id, class),
            Kind::Parts(first, count) => {
                let Memory { s, types, .. } = &mut *self.m;
                s.create_parts(id, types.parts(first, count).iter().map(|part| part.class));
            }
            Kind::Memory => {
                let info = self.info(ty);
                let Ok(size) = u32::try_from(info.size.max(1)) else { return self.refuse("a value of this size") };
                let slot = self.m.s.frame.slot(size);
                self.m.s.create_in_frame(id, Place::Memory, slot);
            }
            Kind::Refused => return self.refuse_type("a value", ty),
        }
        Ok(())
    }

    /// Whether the only use of an instruction's result is by an instruction of the same block, which is returned.
    #[inline]
    fn only_user(&self, inst: Inst) -> Option<Inst> {
        let life = &self.m.s.analysis.lives[inst.index()];
        (life.uses == 1 && !life.crosses).then(|| Inst::from_u32(life.user))
    }

    fn new_label(&mut self) -> Label {
        self.m.labels.push(NOWHERE);
        Label(self.m.labels.len() as u32 - 1)
    }

    fn place(&mut self, label: Label) {
        self.m.labels[label.0 as usize] = self.m.s.code.len() as u32;
    }

    /// Returns the label of a block.
    #[inline]
    fn label_of(&self, block: Block) -> Label {
        Label(self.m.s.analysis.position[block.index()])
    }

    /// Notes that the next instruction of the code refers to a thing.
    fn fixup(&mut self, kind: FixupKind, target: CodeTarget, addend: i64) {
        let offset = self.m.s.code.len() as u32;
        self.m.fixups.push(CodeFixup { offset, kind, target, addend });
    }
}

impl Memory {
    fn start(&mut self, blocks: usize) {
        self.labels.clear();
        self.labels.resize(blocks, NOWHERE);
        self.jumps.clear();
        self.fixups.clear();
        self.jump_tables.clear();
        self.call_sites.clear();
        self.pads.clear();
        self.outgoing_at.clear();
        self.cfi.clear();
        self.prepared.clear();
        self.wide.clear();
        self.phi_constants.clear();
        self.released.clear();
        self.placed.clear();
        self.places.clear();
        self.type_numbers = None;
        self.snapshots.clear();
        self.snapshots.resize(blocks, NOWHERE);
        self.lane_types = [None; MAX_OPERANDS];
        self.lane_slots = [(0, 0); MAX_OPERANDS];
    }
}
