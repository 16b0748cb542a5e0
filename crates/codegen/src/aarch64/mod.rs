//! Code for AArch64: one walk over a function in which every instruction is selected, gets registers, and is encoded.
//!
//! | file | instructions |
//! | --- | --- |
//! | `integer`, `wide`, `shift`, `divide`, `large` | integer arithmetic, of up to 64 bits, up to 128, and more |
//! | `convert` | conversions |
//! | `float`, `soft` | floating-point arithmetic, and formats without instructions |
//! | `compare` | comparisons, `select`, conditions of branches |
//! | `memory`, `address`, `atomic`, `atomic_library`, `outline` | loads, stores, addresses, stack objects |
//! | `control` | terminators |
//! | `call`, `argument`, `parameter`, `result`, `convention` | calls, parameters, results |
//! | `conventions`, `tail`, `swift` | conventions other than that of C, calls that take the place of their function, parameters of Swift |
//! | `bundle` | operand bundles of calls |
//! | `pointer` | calls of signed addresses, registers by name |
//! | `variadic` | lists of variable arguments |
//! | `assembly` | inline assembly |
//! | `attributes` | attributes of functions that change their code |
//! | `intrinsic` | intrinsics |
//! | `vector`, `pieces` | vectors, and their form in calls |
//! | `operand` | how operands get into registers, and into which |
//! | `thread_local` | thread-local variables |
//! | `emit` | numbers, sums and memory accesses of any distance |
//! | `machine` | what the shared part of selection asks of this target |
//! | `prologue`, `windows`, `finish` | prologue, epilogue, branches, unwinding |

mod address;
mod argument;
mod assembly;
mod atomic;
mod atomic_library;
mod attributes;
mod bundle;
mod call;
mod compare;
mod control;
mod convention;
mod conventions;
mod convert;
mod divide;
mod emit;
mod finish;
mod float;
mod integer;
mod intrinsic;
mod large;
mod machine;
mod memory;
mod operand;
mod outline;
mod parameter;
mod pieces;
mod pointer;
mod prologue;
mod protection;
mod registers;
mod result;
mod shift;
mod soft;
mod swift;
mod tail;
mod thread_local;
mod variadic;
mod vector;
mod wide;
mod windows;

use draig_image::FixupKind;
use draig_ir::{Block, Global, Inst, Opcode, Type, TypeKind, Value, ValueKind};
use draig_num::FloatFormat;
use draig_tables::IntrinsicId;

use crate::Refusal;
use crate::arm_features::ArmFeature;
use crate::code::{CodeBuffer, CodeFixup, CodeTarget};
use crate::context::Context;
use crate::function::analysis::Opcodes;
use crate::function::facts;
use crate::function::kinds::{self, Kinds};
use crate::function::registers::RegSet;
use crate::select::{self, LANE_LIFE, Label, MAX_OPERANDS, Selected};
use attributes::Traits;
use conventions::Convention;
pub(crate) use conventions::VECTOR_PCS;
use protection::Protection;
use registers::Arm;

/// Selection of the instructions of one function, and its memory.
type Selector<'a, 'm> = select::Selector<'a, 'm, Arm>;
type Memory = select::Memory<Arm>;

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
    /// Whether a set has an attribute of Swift.
    has_swift: bool,
    /// Protection of functions that do not say it themselves.
    protection: Protection,
}

/// Memory that is used again for each function, of this target alone.
#[derive(Default)]
pub(crate) struct OwnMemory {
    /// Ways of the current call's arguments to their registers.
    pending: argument::Pending,
    /// Statements of inline assembly in the code.
    placed: Vec<select::Placed>,
    /// Whether the function is longer than conditional branches reach.
    is_long: bool,
}

/// Facts about a function and its module, of this target alone.
pub(crate) struct Facts {
    /// Protection of functions that do not say it themselves.
    protection: Protection,
    /// Whether a set of attributes of the module has one of Swift.
    has_swift: bool,
}

impl<'c, 'm> Compiler<'c, 'm> {
    pub(crate) fn new(context: &'c Context<'m>) -> Self {
        let module = context.module;
        let (intrinsics, taken) = (facts::intrinsics_of(module), facts::blocks_taken_in(module));
        let kinds = kinds::kinds_of_sets(module);
        Compiler {
            context,
            memory: Memory::default(),
            intrinsics,
            taken,
            has_swift: kinds.iter().any(|kinds| kinds.has_any(swift::KINDS)),
            kinds,
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
        self.memory.own.is_long = false;
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
                is_noted: false,
                own: Facts { protection: self.protection, has_swift: self.has_swift },
            };
            let selected = selector.function();
            let frame = selector.frame;
            if selected.is_err() && self.memory.needs_unfixed && !self.memory.is_unfixed {
                code.pool.truncate(pool);
                self.memory.is_unfixed = true;
                continue;
            }
            // Nearly all functions are short enough for all branches.
            if selected.is_ok() && !self.memory.own.is_long && !self.memory.reaches() {
                code.pool.truncate(pool);
                self.memory.own.is_long = true;
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
pub(crate) struct FrameFacts {
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
    /// Rules by which the function was called.
    convention: Option<&'static Convention>,
    /// Registers of results.
    results: RegSet,
    /// Registers that the function does not restore although its convention would: results.
    kept: RegSet,
    /// Bytes of parameters on the stack, and the slot of their address, if calls take the function's place.
    incoming: u32,
    incoming_slot: i32,
    /// Slot of the parameter `swifterror`.
    error_slot: Option<i32>,
    /// Calls that take the function's place.
    tails: Vec<tail::Tail>,
    /// Slots of the general and vector registers of variable arguments, and of the address of those on the stack.
    variable: Option<variadic::SaveArea>,
    /// Slot of the address where the result is written, if the caller gives one that IR does not mention.
    result_address: i32,
    /// Label of the epilogue.
    epilogue: Option<Label>,
    /// Whether the function has neither prologue nor epilogue (`naked`).
    is_naked: bool,
    traits: Traits,
    /// Rules of the system.
    rules: convention::Rules,
    /// Variable that guards the frame.
    guard: crate::context::Guard,
}

/// Operations some of which change registers as a call does.
const MAY_CALL: Opcodes = {
    use Opcode::*;
    Opcodes::of(&[
        Call, Invoke, CallBr, Resume, FRem, FAdd, FSub, FMul, FDiv, FCmp, UDiv, SDiv, URem, SRem, FpTrunc, FpExt,
        UiToFp, SiToFp, FpToUi, FpToSi,
    ])
};

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
        let reserved = self.reserve_context();
        self.m.start(self.m.s.analysis.layout.len());
        self.start_notes();
        // After a second return of `setjmp`, registers are those of its call: nothing that changed may be in them.
        if !self.m.is_unfixed && !returns_twice && !self.calls_change_all() {
            self.choose_fixed(reserved);
        }
        if !self.frame.is_naked {
            self.parameters()?;
        }
        for position in 0..self.m.s.analysis.layout.len() as u32 {
            self.block(position)?;
        }
        Ok(())
    }

    // Part of the walk, its only caller: a call for each instruction costs 1 %.
    #[inline(always)]
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
            VaArg => self.va_arg(inst, ty, operands[0]),
            CallBr => self.call_branch(inst, ty),
            CleanupRet | CatchRet | CatchSwitch | CleanupPad | CatchPad => self.refuse(opcode.spelling()),
        }
    }

    /// Notes that the next instruction of the code refers to a thing.
    fn fixup(&mut self, kind: FixupKind, target: CodeTarget, addend: i64) {
        let offset = self.m.s.code.len() as u32;
        self.m.fixups.push(CodeFixup { offset, kind, target, addend });
    }
}
