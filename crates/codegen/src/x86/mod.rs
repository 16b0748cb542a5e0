//! Code for x86-64: one walk over a function in which every instruction is selected, gets registers, and is encoded.
//!
//! | file | instructions |
//! | --- | --- |
//! | `integer`, `wide`, `shift`, `divide` | integer arithmetic, of up to 64 bits and of up to 128 |
//! | `float`, `convert` | floating-point arithmetic, conversions |
//! | `compare` | comparisons, `select`, conditions of branches |
//! | `memory`, `address`, `atomic` | loads, stores, addresses, stack objects |
//! | `control`, `edges` | terminators, phis |
//! | `call`, `parameter`, `result`, `convention`, `intrinsic` | calls, parameters, results, intrinsics |
//! | `aggregate` | `extractvalue`, `insertvalue` |
//! | `vector` | vectors |
//! | `operand` | how operands get into registers |
//! | `finish`, `relax` | prologue, epilogue, jumps, unwinding |

mod address;
mod aggregate;
mod atomic;
mod call;
mod compare;
mod control;
mod convention;
mod convert;
mod divide;
mod edges;
mod finish;
mod float;
mod integer;
mod intrinsic;
mod memory;
mod operand;
mod parameter;
mod registers;
mod relax;
mod result;
mod shift;
mod thread_local;
mod vector;
mod wide;

use draig_image::FixupKind;
use draig_ir::{Block, Body, ConstKind, Global, Inst, Module, Opcode, Type, TypeKind, Value, ValueKind};
use draig_num::FloatFormat;
use draig_tables::IntrinsicId;

use crate::Refusal;
use crate::code::{CallSite, CodeBuffer, CodeFixup, CodeTarget};
use crate::context::Context;
use crate::features::Features;
use crate::function::analysis::{NOWHERE, ValueId};
use crate::function::fixed::{Chooser, is_fixable};
use crate::function::moves::Moves;
use crate::function::registers::RegFile;
use crate::function::state::{Place, State};
use crate::function::types::{Class, Kind, TypeInfo, TypeTable};
use registers::X86;
use vector::lanes::{LANE_LIFE, MAX_OPERANDS};

/// Result of selecting something; a refusal is rare and large.
type Selected<T = ()> = Result<T, Box<Refusal>>;

/// A place in the code that may not be known yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Label(u32);

/// Compiler of functions for x86-64, with memory that it uses again for each.
pub(crate) struct Compiler<'c, 'm> {
    context: &'c Context<'m>,
    memory: Memory,
    /// Intrinsics, by global.
    intrinsics: Vec<Option<IntrinsicId>>,
    /// Blocks whose address is taken, by function; sorted.
    taken: Vec<(Global, Block)>,
}

/// Memory that is used again for each function.
#[derive(Default)]
struct Memory {
    s: State<X86>,
    types: TypeTable,
    chooser: Chooser,
    moves: Moves,
    /// Offset in the code, by label; those of blocks come first, by position.
    labels: Vec<u32>,
    /// Offsets of four bytes that hold the distance from their end to a label.
    jumps: Vec<(u32, Label)>,
    /// Targets where they go in the end, and bytes that they do not need.
    jump_targets: Vec<u32>,
    cuts: Vec<(u32, u32)>,
    /// References of the code to other things; offsets are those of the code without prologue.
    fixups: Vec<CodeFixup>,
    /// Blocks of the function whose address is taken.
    taken: Vec<Block>,
    jump_tables: Vec<Vec<Label>>,
    /// Calls that may unwind, with the label and the instruction of the landing pad.
    call_sites: Vec<(CallSite, Option<(Label, Inst)>)>,
    /// Labels of landing pads that are those of blocks.
    pads: Vec<(Label, Label)>,
    /// Places of the code that hold the size of the area for arguments of calls.
    outgoing_at: Vec<u32>,
    /// Slots with the values of phis that were computed before the current terminator.
    prepared: Vec<(Inst, i32)>,
    /// Slots that the current call needs.
    released: Vec<i32>,
    /// Contents of registers at the only edge to a block, by position; numbers in `states`.
    snapshots: Vec<u32>,
    states: Vec<RegFile>,
    /// Types of the values that stand for lanes of vectors, and their slots.
    lane_types: [Option<Type>; MAX_OPERANDS],
    lane_slots: [i32; MAX_OPERANDS],
}

impl<'c, 'm> Compiler<'c, 'm> {
    pub(crate) fn new(context: &'c Context<'m>) -> Self {
        let module = context.module;
        let intrinsics = (0..module.global_count())
            .map(|number| draig_ir::intrinsics::id_of(module, Global::from_u32(number as u32)))
            .collect();
        let mut taken: Vec<(Global, Block)> = Vec::new();
        for (_, data) in module.tables.constants.iter() {
            if let ConstKind::BlockAddress(function, block) = data.kind {
                taken.push((function, block));
            }
        }
        taken.sort_unstable();
        taken.dedup();
        Compiler { context, memory: Memory::default(), intrinsics, taken }
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
        let mut selector = Selector {
            context: self.context,
            module,
            function,
            body,
            params: module.param_types(function),
            intrinsics: &self.intrinsics,
            features: self.context.features(function),
            m: &mut self.memory,
            pool: &mut code.pool,
            position: 0,
            inst: None,
            frame: FrameFacts::default(),
        };
        let selected = selector.function();
        let frame = selector.frame;
        match selected.map_err(|refusal| *refusal).and_then(|()| self.memory.finish(function, &frame, code)) {
            Ok(()) => Ok(()),
            Err(refusal) => {
                code.pool.truncate(pool);
                Err(refusal)
            }
        }
    }
}

/// Facts that prologue and epilogue need.
#[derive(Default)]
struct FrameFacts {
    /// Number of bytes of arguments that calls pass on the stack.
    outgoing: u32,
    /// Whether the stack pointer moves in the body.
    is_dynamic: bool,
    /// Whether the body calls something.
    has_calls: bool,
    /// Offset in the frame where the registers of variable arguments are saved; 0 if there are none.
    register_save_area: i32,
    /// Offset in the frame from which the first variable argument on the stack is read.
    overflow_area: i32,
    /// General and vector registers that named parameters use.
    used_by_params: (u32, u32),
    /// Slot of the address where the result is written, if the caller gives one that IR does not mention.
    result_address: i32,
    /// Label of the epilogue.
    epilogue: Option<Label>,
}

/// Selection of the instructions of one function.
struct Selector<'a, 'm> {
    context: &'a Context<'m>,
    module: &'m Module,
    function: Global,
    body: &'m Body,
    params: &'m [Type],
    intrinsics: &'a [Option<IntrinsicId>],
    /// Features of the processor that code may use.
    features: Features,
    m: &'a mut Memory,
    pool: &'a mut Vec<u8>,
    /// Position of the current block.
    position: u32,
    /// The current instruction.
    inst: Option<Inst>,
    frame: FrameFacts,
}

impl<'m> Selector<'_, 'm> {
    /// Compiles the function into the memory.
    fn function(&mut self) -> Selected {
        let (body, intrinsics) = (self.body, self.intrinsics);
        let (module, function) = (self.module, self.function);
        let may_call = |inst: Inst, opcode: Opcode| match opcode {
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => match body.callee(inst).map(Value::kind) {
                Some(ValueKind::Global(callee)) => {
                    intrinsics[callee.index()].is_none_or(|id| !intrinsic::is_in_registers(id))
                }
                _ => true,
            },
            Opcode::Resume | Opcode::FRem => true,
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
                let is_plain = |ty: Type| match module.tables.types.kind(ty) {
                    TypeKind::Integer(width) => *width <= 64,
                    TypeKind::Float(format) => matches!(format, FloatFormat::Float | FloatFormat::Double),
                    _ => false,
                };
                !is_plain(body.inst_type(inst)) || !is_plain(module.value_type(function, body, body.operands(inst)[0]))
            }
            _ => false,
        };
        self.m.s.analysis.run(body, self.params.len() as u32, may_call);
        self.m.s.analysis.lives.extend([LANE_LIFE; MAX_OPERANDS]);
        self.m.s.start(finish::SAVED_BYTES);
        self.m.start(self.m.s.analysis.layout.len());
        self.choose_fixed();
        self.parameters()?;
        for position in 0..self.m.s.analysis.layout.len() as u32 {
            self.block(position)?;
        }
        Ok(())
    }

    fn choose_fixed(&mut self) {
        // After a second return of `setjmp`, registers are those of its call: nothing that changed may be in them.
        if self.calls_returning_twice() {
            return;
        }
        let (context, body, module, params) = (self.context, self.body, self.module, self.params);
        let Memory { s, types, chooser, .. } = &mut *self.m;
        let insts = s.analysis.insts;
        let types = std::cell::RefCell::new(types);
        chooser.run(s, body, |value| {
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
        for inst in body.block_insts(block) {
            self.inst = Some(inst);
            self.instruction(inst)?;
            self.m.s.end_inst();
        }
        self.m.s.end_block(position);
        for (_, slot) in std::mem::take(&mut self.m.prepared) {
            self.m.s.frame.release(slot, 8);
        }
        Ok(())
    }

    /// Sets up the registers at the start of a block: those at the only edge to it, or none.
    fn enter(&mut self, position: u32) {
        let m = &mut *self.m;
        if position == 0 {
            return;
        }
        let snapshot = m.snapshots[position as usize];
        if snapshot != NOWHERE {
            let state = std::mem::take(&mut m.states[snapshot as usize]);
            m.s.restore(&state);
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
            ICmp => self.icmp(inst, operands),
            Alloca => self.alloca(inst, operands),
            Add | Sub | And | Or | Xor | Mul => self.integer(inst, opcode, ty, operands),
            Shl | LShr | AShr => self.shift(inst, opcode, ty, operands),
            UDiv | SDiv | URem | SRem => self.divide(inst, opcode, ty, operands),
            FAdd | FSub | FMul | FDiv | FRem => self.float_binary(inst, opcode, ty, operands),
            FNeg => self.fneg(inst, ty, operands[0]),
            FCmp => self.fcmp(inst, operands),
            Select => self.select(inst, ty, operands),
            Trunc | ZExt | SExt | FpToUi | FpToSi | UiToFp | SiToFp | FpTrunc | FpExt | PtrToInt | PtrToAddr
            | IntToPtr | BitCast | AddrSpaceCast => self.cast(inst, opcode, ty, operands[0]),
            Freeze => self.copy_value(inst, operands[0]),
            // The ends of the blocks before it have written it.
            Phi => self.phi(inst, ty),
            Switch => self.switch(operands),
            Ret => self.ret(operands),
            Unreachable => {
                self.unreachable();
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
            VaArg => self.va_arg(inst, ty, operands[0]),
            CallBr => self.refuse("callbr"),
            ExtractElement => self.extract_element(inst, ty, operands),
            InsertElement => self.insert_element(inst, ty, operands),
            ShuffleVector => self.shuffle_vector(inst, ty, operands),
            CleanupRet | CatchRet | CatchSwitch | CleanupPad | CatchPad => {
                self.refuse(&format!("{}: exception handling by funclets", opcode.spelling()))
            }
        }
    }

    /// Refuses the current instruction.
    #[cold]
    fn refuse<T>(&self, reason: &str) -> Selected<T> {
        Err(Box::new(Refusal { global: Some(self.function), inst: self.inst, reason: reason.to_owned() }))
    }

    /// Returns the facts about a type.
    #[inline]
    fn info(&mut self, ty: Type) -> TypeInfo {
        self.m.types.info(self.module, &self.context.layout, ty)
    }

    /// Returns the class of a type of one part.
    fn scalar(&mut self, ty: Type) -> Selected<Class> {
        match self.info(ty).kind {
            Kind::Scalar(class) => Ok(class),
            _ => self.refuse(&format!("a value of type {}", self.module.type_ref(ty))),
        }
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
    #[inline]
    fn consume(&mut self, value: Value) {
        let Some(id) = self.m.s.analysis.value_id(value) else { return };
        self.m.s.consume(id);
        if self.m.s.parts[id as usize].place == Place::Folded {
            self.consume_folded(Inst::from_u32(id));
        }
    }

    /// Counts the uses by an instruction that was left to the current one. These are a few at most: a comparison of
    /// a load of an address.
    fn consume_folded(&mut self, inst: Inst) {
        let body = self.body;
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
            Kind::Refused => return self.refuse(&format!("a value of type {}", self.module.type_ref(ty))),
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

    /// Notes that four bytes of the code refer to a thing.
    fn fixup_at(&mut self, offset: u32, kind: FixupKind, target: CodeTarget, addend: i64) {
        self.m.fixups.push(CodeFixup { offset, kind, target, addend });
    }

    /// Notes that the last four bytes of the code, except for some after them, refer to a thing.
    fn fixup(&mut self, kind: FixupKind, target: CodeTarget, addend: i64, bytes_after: u32) {
        let offset = self.m.s.code.len() as u32 - 4 - bytes_after;
        self.m.fixups.push(CodeFixup { offset, kind, target, addend: addend - 4 - i64::from(bytes_after) });
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
        self.prepared.clear();
        self.released.clear();
        self.snapshots.clear();
        self.snapshots.resize(blocks, NOWHERE);
        self.states.clear();
        self.lane_types = [None; MAX_OPERANDS];
        self.lane_slots = [0; MAX_OPERANDS];
    }
}
