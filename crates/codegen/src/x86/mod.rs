//! Code for x86-64: one walk over a function in which every instruction is selected, gets registers, and is encoded.
//!
//! | file | instructions |
//! | --- | --- |
//! | `integer`, `wide`, `shift`, `divide`, `large` | integer arithmetic, of up to 64 bits, up to 128, and more |
//! | `float`, `soft`, `convert` | floating-point arithmetic, formats without instructions, conversions |
//! | `compare` | comparisons, `select`, conditions of branches |
//! | `memory`, `address`, `atomic`, `atomic_library` | loads, stores, addresses, stack objects |
//! | `control` | terminators |
//! | `call`, `argument`, `parameter`, `result`, `convention` | calls, parameters, results |
//! | `tail`, `bundle` | calls in place of their function, operand bundles |
//! | `assembly`, `named` | inline assembly, registers by name |
//! | `attributes`, `guard` | attributes of functions that change their code, and of what they pass |
//! | `intrinsic` | intrinsics |
//! | `amx` | tiles |
//! | `vector` | vectors |
//! | `operand`, `hint`, `lanes` | how operands get into registers, and into which; constant vectors with addresses |
//! | `thread_local`, `far` | thread-local variables, the large code model |
//! | `script` | sequences written as assembly |
//! | `prologue`, `finish`, `relax` | prologue, epilogue, jumps, unwinding |
//! | `machine` | what the shared part of selection asks of this target |

mod address;
mod amx;
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
mod convert;
mod divide;
mod far;
mod finish;
mod float;
mod guard;
mod hint;
mod integer;
mod intrinsic;

mod large;
mod machine;
mod memory;
mod named;
mod operand;
mod parameter;
mod pieces;
mod prologue;
mod registers;
mod relax;
mod result;
mod script;
mod shift;
mod soft;
mod tail;
mod thread_local;
mod vector;
mod wide;

pub(crate) use far::write_stub;

use draig_image::FixupKind;
use draig_ir::{Block, Global, Inst, Opcode, Type, TypeKind, Value, ValueKind};
use draig_num::FloatFormat;
use draig_tables::intrinsics::ids;
use draig_tables::{AttrKind, IntrinsicId};

use crate::Refusal;
use crate::code::{CodeBuffer, CodeFixup, CodeTarget};
use crate::context::Context;
use crate::function::analysis::Opcodes;
use crate::function::facts;
use crate::function::kinds::{self, Kinds};
use crate::function::registers::RegSet;
use crate::function::types::{Class, Kind};
use crate::select::{self, LANE_LIFE, Label, MAX_OPERANDS, Selected};
use attributes::{NO_CALLEE_SAVED, TraitTable, Traits};
use convention::Convention;
use registers::X86;

/// Selection of the instructions of one function, and its memory.
type Selector<'a, 'm> = select::Selector<'a, 'm, X86>;
type Memory = select::Memory<X86>;

/// Compiler of functions for x86-64, with memory that it uses again for each.
pub(crate) struct Compiler<'c, 'm> {
    context: &'c Context<'m>,
    memory: Memory,
    /// Whether the module has integers of more than 128 bits.
    has_large: bool,
    /// Intrinsics, by global.
    intrinsics: Vec<Option<IntrinsicId>>,
    /// Blocks whose address is taken, by function; sorted.
    taken: Vec<(Global, Block)>,
    /// Kinds of attributes, by set.
    kinds: Vec<Kinds>,
    /// Registers that a call may change though those of C restore them: those of Swift's parameters, or all where a
    /// function restores none.
    changed: RegSet,
    /// Whether the module has `llvm.eh.sjlj.setjmp`.
    has_setjmp: bool,
}

/// Memory that is used again for each function, of this target alone.
#[derive(Default)]
pub(crate) struct OwnMemory {
    traits: TraitTable,
    /// Targets where they go in the end, and bytes that they do not need.
    jump_targets: Vec<(Label, relax::Jump)>,
    cuts: Vec<(u32, u32)>,
    /// Instructions that trap if a function has another type than its caller expects.
    type_traps: Vec<u32>,
    /// Ways of the current call's arguments to their registers.
    pending: argument::Pending,
    /// Statements of inline assembly in the code, and the largest alignment that one of them asks for.
    placed: Vec<select::Placed>,
    code_align: u32,
    /// Registers that statements of inline assembly name.
    named: RegSet,
}

/// Facts about a function and its module, of this target alone.
pub(crate) struct Facts {
    /// Whether the module has integers of more than 128 bits.
    has_large: bool,
    /// Registers that a call may change though those of C restore them.
    changed: RegSet,
    /// Whether the module has `llvm.eh.sjlj.setjmp`.
    has_setjmp: bool,
    /// Whether comparisons signal what is no number.
    is_signaling: bool,
    /// Whether a call has taken the place of what follows in the block.
    is_after_tail: bool,
}

impl<'c, 'm> Compiler<'c, 'm> {
    pub(crate) fn new(context: &'c Context<'m>) -> Self {
        let module = context.module;
        let (intrinsics, taken) = (facts::intrinsics_of(module), facts::blocks_taken_in(module));
        const SWIFT: Kinds = Kinds::of(&[AttrKind::SwiftSelf, AttrKind::SwiftError, AttrKind::SwiftAsync]);
        let kinds = kinds::kinds_of_sets(module);
        let has_swift = kinds.iter().any(|set| set.has_any(SWIFT));
        let restores_nothing = kinds::has_string(module, NO_CALLEE_SAVED);
        let changed = match (restores_nothing, has_swift) {
            (true, _) => convention::C_SAVED,
            (false, true) => call::SWIFT,
            (false, false) => RegSet::EMPTY,
        };
        let types = &module.tables.types;
        let has_large = types.iter().any(|(_, kind)| matches!(kind, TypeKind::Integer(129..)));
        let has_setjmp = intrinsics.contains(&Some(ids::EH_SJLJ_SETJMP));
        Compiler { context, has_large, memory: Memory::default(), intrinsics, taken, kinds, changed, has_setjmp }
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
        // Tail calls restore the registers that the function changes. Which these are is known at its end: then it is
        // compiled once more.
        let mut assumed = RegSet::EMPTY;
        self.memory.is_unfixed = false;
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
                has_personality: module.global(function).as_function().is_some_and(|data| data.personality.is_some()),
                features: self.context.features(function),
                m: &mut self.memory,
                pool: &mut code.pool,
                position: 0,
                inst: None,
                frame: FrameFacts { assumed, ..FrameFacts::default() },
                traits: Traits::default(),
                is_noted: false,
                own: Facts {
                    has_large: self.has_large,
                    changed: self.changed,
                    has_setjmp: self.has_setjmp,
                    is_signaling: false,
                    is_after_tail: false,
                },
            };
            let selected = selector.function();
            let frame = selector.frame;
            let changed = frame.saved.and(self.memory.s.all_touched());
            if selected.is_err() && self.memory.needs_unfixed && !self.memory.is_unfixed {
                code.pool.truncate(pool);
                self.memory.is_unfixed = true;
                continue;
            }
            if selected.is_ok() && frame.has_tail && changed != assumed && assumed.is_empty() {
                assumed = changed;
                code.pool.truncate(pool);
                continue;
            }
            let finished = selected.map_err(|refusal| *refusal);
            return match finished.and_then(|()| self.memory.finish(self.context, function, &frame, code)) {
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
pub(crate) struct FrameFacts {
    convention: &'static Convention,
    /// Registers that the function restores if it changes them.
    saved: RegSet,
    /// Those of them that tail calls restore.
    assumed: RegSet,
    /// Place of the first vector register that is saved.
    saved_area: i32,
    /// Whether vector registers have 32 bytes.
    has_wide_vectors: bool,
    /// Bytes next to the frame pointer for registers that are saved.
    reserved: u32,
    /// Bytes between the frame pointer and the return address.
    excess: i32,
    /// Bytes of parameters on the stack; all that the function removes, if it does.
    incoming: u32,
    /// Whether a call takes the function's place.
    has_tail: bool,
    has_red_zone: bool,
    traits: Traits,
    /// Whether indirect branches end only at marked places, of which the function is one.
    is_marked: bool,
    /// Registers in which the function returns something.
    results: RegSet,
    /// Slot of the number that guards the frame; 0 if nothing does.
    guard: i32,
    /// Slot in which `rax` is kept for a tail call with variable arguments; 0 if there is none.
    forwarded: i32,
    /// Slot of the parameter `swifterror`; 0 if there is none.
    swift_error: i32,
    /// Number of bytes of arguments that calls pass on the stack.
    outgoing: u32,
    /// Alignment that they need; 16 is that of every frame.
    align: u32,
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
    /// Whether the function has neither prologue nor epilogue (`naked`).
    is_naked: bool,
}

impl Default for FrameFacts {
    fn default() -> FrameFacts {
        FrameFacts {
            convention: convention::C,
            saved: RegSet::EMPTY,
            assumed: RegSet::EMPTY,
            saved_area: 0,
            has_wide_vectors: false,
            reserved: 0,
            excess: 0,
            incoming: 0,
            has_tail: false,
            has_red_zone: true,
            traits: Traits::default(),
            is_marked: false,
            results: RegSet::EMPTY,
            guard: 0,
            forwarded: 0,
            swift_error: 0,
            outgoing: 0,
            align: 16,
            is_dynamic: false,
            has_calls: false,
            register_save_area: 0,
            overflow_area: 0,
            used_by_params: (0, 0),
            result_address: 0,
            epilogue: None,
            is_naked: false,
        }
    }
}

/// Operations some of which change registers as a call does.
const MAY_CALL: Opcodes = {
    use Opcode::*;
    Opcodes::of(&[
        Call, Invoke, CallBr, Resume, FRem, FAdd, FSub, FMul, FDiv, FCmp, UDiv, SDiv, URem, SRem, FpTrunc, FpExt,
        UiToFp, SiToFp, FpToUi, FpToSi,
    ])
};

/// The same in modules with integers of more than 128 bits.
const MAY_CALL_IF_LARGE: Opcodes = {
    use Opcode::*;
    Opcodes::of(&[ICmp, Add, Sub, Mul, And, Or, Xor, Shl, LShr, AShr])
};

impl<'m> Selector<'_, 'm> {
    /// Compiles the function into the memory.
    fn function(&mut self) -> Selected {
        let (body, intrinsics) = (self.body, self.intrinsics);
        let (module, function) = (self.module, self.function);
        let types = &module.tables.types;
        // Numbers of other formats are worked on by functions of libraries.
        let is_plain_number = |ty: Type| matches!(types.scalar(ty), Type::FLOAT | Type::DOUBLE);
        let is_large =
            |ty: Type| self.own.has_large && types.number_width(types.scalar(ty)).is_some_and(|bits| bits > 128);
        let named = std::cell::Cell::new(RegSet::EMPTY);
        let may_call = |inst: Inst, opcode: Opcode| match opcode {
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => match body.callee(inst).map(Value::kind) {
                Some(ValueKind::InlineAsm(asm)) => {
                    let needs = Self::needs(module, asm);
                    named.set(named.get().or(needs.named));
                    needs.is_like_call() || opcode == Opcode::Invoke
                }
                Some(ValueKind::Global(callee)) => match intrinsics[callee.index()] {
                    Some(id) => {
                        !intrinsic::is_in_registers(id)
                            || intrinsic::is_of_numbers(id) && !is_plain_number(body.inst_type(inst))
                            || self.own.has_large
                    }
                    None => true,
                },
                _ => true,
            },
            Opcode::Resume | Opcode::FRem => true,
            Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv => !is_plain_number(body.inst_type(inst)),
            Opcode::FCmp | Opcode::ICmp => {
                let ty = module.value_type(function, body, body.operands(inst)[0]);
                if opcode == Opcode::FCmp { !is_plain_number(ty) } else { is_large(ty) }
            }
            Opcode::Add
            | Opcode::Sub
            | Opcode::Mul
            | Opcode::And
            | Opcode::Or
            | Opcode::Xor
            | Opcode::Shl
            | Opcode::LShr
            | Opcode::AShr => is_large(body.inst_type(inst)),
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
        let special = if self.own.has_large { MAY_CALL.or(MAY_CALL_IF_LARGE) } else { MAY_CALL };
        self.m.s.analysis.run(body, self.params.len() as u32, special, may_call);
        self.m.s.analysis.lives.extend([LANE_LIFE; MAX_OPERANDS]);
        let survey = self.survey();
        self.m.s.frame.keeps_slots = survey.returns_twice;
        self.start_frame()?;
        self.m.start(self.m.s.analysis.layout.len());
        self.m.own.named = named.get();
        self.start_notes();
        // After a second return of `setjmp`, registers are those of its call: nothing that changed may be in them.
        if !self.m.is_unfixed && !survey.returns_twice {
            self.choose_fixed(survey.changed.or(self.m.own.named));
        }
        if survey.has_musttail {
            self.frame.has_tail = true;
        }
        self.frame.is_naked = self.is_naked();
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
            VaArg => self.va_arg(inst, ty, operands[0]),
            CallBr => self.call_branch(inst, ty),
            ExtractElement => self.extract_element(inst, ty, operands),
            InsertElement => self.insert_element(inst, ty, operands),
            ShuffleVector => self.shuffle_vector(inst, ty, operands),
            CleanupRet | CatchRet | CatchSwitch | CleanupPad | CatchPad => {
                self.refuse(&format!("{}: exception handling by funclets", opcode.spelling()))
            }
        }
    }

    /// Returns the class of a type of one part.
    fn scalar(&mut self, ty: Type) -> Selected<Class> {
        match self.info(ty).kind {
            Kind::Scalar(class) => Ok(class),
            _ => self.refuse(&format!("a value of type {}", self.module.type_ref(ty))),
        }
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
