//! Selection of the instructions of one function: what all targets share.
//!
//! A [`Selector`] walks over a function; its target, a [`Machine`], selects each instruction. What knows no
//! instructions of processors stands here, once; a target adds methods to the selector of its own, and says with
//! [`Machine`] what the shared part needs of it.
//!
//! | file | task |
//! | --- | --- |
//! | `machine` | what a target provides |
//! | `aggregate` | `extractvalue`, `insertvalue`, values in memory |
//! | `attributes`, `guard` | attributes of functions; frames that are guarded against overflow |
//! | `bundle` | operand bundles of calls |
//! | `control` | branches, `switch`, `indirectbr` |
//! | `assembly` | statements of inline assembly in the code, instructions that are written as text |
//! | `constants` | constant expressions that are addresses |
//! | `statepoint`, `patchpoint` | places at which runtimes find values, or change the code |
//! | `named` | registers by name |
//! | `edges` | edges between blocks, phis |
//! | `lanes`, `moved`, `reduce` | operations on vectors lane by lane, lanes that change their place, reductions |
//! | `words`, `words_intrinsic` | integers of any width |
//! | `debug`, `debug_calls` | notes for debug information |

mod aggregate;
mod assembly;
mod attributes;
mod bundle;
mod constant_lanes;
mod constants;
mod control;
mod debug;
mod debug_calls;
mod edges;
mod guard;
mod lanes;
mod machine;
mod moved;
mod named;
mod patchpoint;
mod reduce;
mod statepoint;
mod words;
mod words_intrinsic;

pub(crate) use assembly::{Named, Placed, add_name};
pub(crate) use attributes::{CallRegisters, MAX_STACK_ALIGN, REFUSED_KINDS, number_of};
pub(crate) use bundle::Bundles;
pub(crate) use control::{ControlMachine, MachineFlags};
pub(crate) use guard::{GUARDS, Guard};
pub(crate) use lanes::InFrame;
pub(crate) use machine::{Machine, MachineAddress};
pub(crate) use moved::LaneMachine;
pub(crate) use named::is_of_register;
pub(crate) use patchpoint::PatchMachine;
pub(crate) use reduce::{Combine, combination, is_reduction};
pub(crate) use statepoint::{CallMachine, MadeCall};
pub(crate) use words::{Count, Filler, WordMachine, Words};

use draig_ir::{
    AttrSet, Block, Body, Const, ConstKind, Global, Inst, Module, Opcode, Type, TypeKind, Value, ValueKind,
};
use draig_tables::{AttrKind, IntrinsicId};

use crate::Refusal;
use crate::code::{CallSite, CfiRule, CodeFixup};
use crate::context::Context;
use crate::function::analysis::{Life, NOWHERE, ValueId};
use crate::function::fixed::{Chooser, is_fixable};
use crate::function::kinds::Kinds;
use crate::function::moves::Moves;
use crate::function::notes::Notes;
use crate::function::registers::{Reg, RegSet};
use crate::function::state::{PartId, Place, State};
use crate::function::texts::Texts;
use crate::function::types::{Class, Kind, TypeInfo, TypeTable};
use crate::module::TypeNumbers;

/// Result of selecting something; a refusal is rare and large.
pub(crate) type Selected<T = ()> = Result<T, Box<Refusal>>;

/// Most operands of one operation that is done lane by lane.
pub(crate) const MAX_OPERANDS: usize = 8;

/// Life of a parameter that stands for a lane: it does not end.
pub(crate) const LANE_LIFE: Life =
    Life { def: NOWHERE, last: 0, uses: 0, user: 0, weight: 0, to_end: false, crosses: false };

/// A place in the code that may not be known yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Label(pub(crate) u32);

/// A part of an operand. It is small, because every operand has one.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source {
    /// A part of a value.
    Part(PartId),
    /// Bits of a number, in a register of either bank; those above are zero.
    Bits(u64),
    /// Bits of a number that needs more than 64: its number in `Memory::wide`.
    WideBits(u32),
    /// An address in the frame.
    Frame(i32),
    /// The address of a global plus a number.
    Address(Global, i64),
    /// An instruction that was left to its user.
    Folded(Inst),
    /// Any bits.
    Undefined,
    /// A constant that has to be computed.
    Expression(Const),
    /// The content of a slot.
    Memory(i32),
    /// A part of a constant with addresses in it, at an offset.
    Constant(Const, u32),
}

/// An argument of a call.
#[derive(Clone, Copy)]
pub(crate) struct Argument {
    pub(crate) value: Value,
    pub(crate) ty: Type,
    pub(crate) attributes: AttrSet,
}

/// Memory that is used again for each function.
#[derive(Default)]
pub(crate) struct Memory<T: Machine> {
    pub(crate) s: State<T>,
    pub(crate) types: TypeTable,
    pub(crate) chooser: Chooser,
    pub(crate) moves: Moves,
    /// Offset in the code, by label; those of blocks come first, by position.
    pub(crate) labels: Vec<u32>,
    /// Offsets of the places in the code that refer to labels, in the target's form.
    pub(crate) jumps: Vec<(u32, Label)>,
    /// References of the code to other things; offsets are those of the code without prologue.
    pub(crate) fixups: Vec<CodeFixup>,
    /// Blocks of the function whose address is taken.
    pub(crate) taken: Vec<Block>,
    pub(crate) jump_tables: Vec<Vec<Label>>,
    /// Calls that may unwind, with the label and the instruction of the landing pad.
    pub(crate) call_sites: Vec<(CallSite, Option<(Label, Inst)>)>,
    /// Rules of unwinding in the body.
    pub(crate) cfi: Vec<(u32, CfiRule)>,
    /// Labels of landing pads that are those of blocks.
    pub(crate) pads: Vec<(Label, Label)>,
    /// Places of the code that get the size of the area for arguments of calls.
    pub(crate) outgoing_at: Vec<u32>,
    /// Slots, with their sizes, that have the values of phis computed before the current terminator.
    pub(crate) prepared: Vec<(Inst, i32, u32)>,
    /// Parts of phis that get constants at the current edge.
    pub(crate) phi_constants: Vec<(PartId, Source, Class)>,
    /// Bits of [`Source::WideBits`].
    pub(crate) wide: Vec<u128>,
    /// Arguments of the current call.
    pub(crate) arguments: Vec<Argument>,
    /// Slots that the current call needs.
    pub(crate) released: Vec<(i32, u32)>,
    /// Assembler of statements of inline assembly, once there is one.
    pub(crate) texts: Option<Texts>,
    /// Offsets of the code of instructions, if they are noted.
    pub(crate) places: Vec<(u32, Inst)>,
    pub(crate) notes: Notes,
    /// Records of stack maps.
    pub(crate) safepoints: statepoint::Safepoints,
    /// Code that takes the place of the current call.
    pub(crate) inlined: Vec<u8>,
    /// Numbers of the types that landing pads catch, once something needs them.
    pub(crate) type_numbers: Option<TypeNumbers>,
    /// Whether values have no fixed registers, because an instruction left too few with them; whether one did.
    pub(crate) is_unfixed: bool,
    pub(crate) needs_unfixed: bool,
    /// Number of what registers hold at the only edge to a block, by position.
    pub(crate) snapshots: Vec<u32>,
    /// Types of the values that stand for lanes of vectors, and their slots.
    pub(crate) lane_types: [Option<Type>; MAX_OPERANDS],
    pub(crate) lane_slots: [(i32, u32); MAX_OPERANDS],
    /// Memory that the target alone needs.
    pub(crate) own: T::Memory,
}

/// Selection of the instructions of one function.
pub(crate) struct Selector<'a, 'm, T: Machine> {
    pub(crate) context: &'a Context<'m>,
    pub(crate) module: &'m Module,
    pub(crate) function: Global,
    pub(crate) body: &'m Body,
    pub(crate) params: &'m [Type],
    /// Intrinsics, by global.
    pub(crate) intrinsics: &'a [Option<IntrinsicId>],
    /// Kinds of attributes, by set.
    pub(crate) kinds: &'a [Kinds],
    pub(crate) m: &'a mut Memory<T>,
    /// Constants of the code.
    pub(crate) pool: &'a mut Vec<u8>,
    /// Position of the current block.
    pub(crate) position: u32,
    /// The current instruction.
    pub(crate) inst: Option<Inst>,
    /// Features of the processor that code may use.
    pub(crate) features: T::Features,
    pub(crate) frame: T::Frame,
    /// Whether exceptions that calls throw go through the function by a table.
    pub(crate) has_personality: bool,
    /// Demands of the function's attributes.
    pub(crate) traits: T::Traits,
    /// Whether something is noted about instructions.
    pub(crate) is_noted: bool,
    /// Facts that the target alone needs.
    pub(crate) own: T::Facts,
}

impl<T: Machine> Selector<'_, '_, T> {
    /// Compiles a block.
    pub(crate) fn block(&mut self, position: u32) -> Selected {
        self.position = position;
        let body = self.body;
        let block = self.m.s.analysis.layout[position as usize];
        self.enter(position);
        self.m.labels[position as usize] = self.m.s.code.len() as u32;
        T::start_block(self, block);
        for inst in body.block_insts(block) {
            self.inst = Some(inst);
            if self.is_noted {
                self.note(inst);
            }
            T::instruction(self, inst)?;
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
    pub(crate) fn mark_block(&mut self, block: Block) {
        let is_pad = self.body.block_insts(block).any(|inst| self.body.opcode(inst) == Opcode::LandingPad);
        if is_pad || self.m.taken.binary_search(&block).is_ok() {
            T::write_mark(self);
        }
    }

    /// Sets up the registers at the start of a block: those at the only edge to it, or none.
    pub(crate) fn enter(&mut self, position: u32) {
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

    /// Chooses registers for values that are in one for their whole life: none of a set.
    pub(crate) fn choose_fixed(&mut self, except: RegSet) {
        let (context, body, module, params) = (self.context, self.body, self.module, self.params);
        let Memory { s, types, chooser, .. } = &mut *self.m;
        let insts = s.analysis.insts;
        let types = std::cell::RefCell::new(types);
        chooser.run(s, body, except, |value| {
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

    /// Refuses the current instruction.
    #[cold]
    pub(crate) fn refuse<R>(&self, reason: &str) -> Selected<R> {
        Err(Box::new(Refusal { global: Some(self.function), inst: self.inst, reason: reason.to_owned() }))
    }

    /// Refuses an operation on values of a type.
    #[cold]
    pub(crate) fn refuse_type<R>(&self, operation: &str, ty: Type) -> Selected<R> {
        self.refuse(&format!("{operation} of {}", self.module.type_ref(ty)))
    }

    /// Returns the facts about a type.
    #[inline]
    pub(crate) fn info(&mut self, ty: Type) -> TypeInfo {
        self.m.types.info(self.module, &self.context.layout, ty)
    }

    /// Returns the classes of a type's parts.
    pub(crate) fn classes(&mut self, ty: Type) -> Vec<Class> {
        match self.info(ty).kind {
            Kind::Scalar(class) => vec![class],
            Kind::Parts(first, count) => self.m.types.parts(first, count).iter().map(|part| part.class).collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the type of a value.
    #[inline]
    pub(crate) fn type_of(&self, value: Value) -> Type {
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

    /// Returns the number of a value; `None` if it is a constant.
    #[inline]
    pub(crate) fn value_id(&self, value: Value) -> Option<ValueId> {
        self.m.s.analysis.value_id(value)
    }

    /// Returns the value of an integer constant of at most 64 bits, sign-extended from its width.
    #[inline(always)]
    pub(crate) fn integer_constant(&self, value: Value) -> Option<i64> {
        // Most operands are no constants.
        value.as_const().and_then(|constant| self.number_of(constant))
    }

    fn number_of(&self, constant: Const) -> Option<i64> {
        let data = self.module.tables.constants.get(constant);
        match data.kind {
            ConstKind::Int(bits) => {
                let width = self.module.tables.types.number_width(data.ty)?;
                let unused = 64 - width.min(64);
                Some((bits << unused) as i64 >> unused)
            }
            ConstKind::NullPointer => Some(0),
            _ => None,
        }
    }

    /// Returns the width in bits of an integer or pointer type.
    #[inline]
    pub(crate) fn width_of(&mut self, ty: Type) -> u32 {
        self.info(ty).bits
    }

    /// Returns the bytes by which constant indices move an address.
    pub(crate) fn constant_offset(&mut self, source: Type, indices: &[Value]) -> Option<i64> {
        let mut ty = source;
        let mut offset = 0i64;
        for (number, &index) in indices.iter().enumerate() {
            let value = self.integer_constant(index)?;
            if number > 0 {
                if let Some(fields) = self.module.tables.types.struct_fields(ty) {
                    let field = usize::try_from(value).ok()?;
                    let inner = *fields.get(field)?;
                    offset = offset.wrapping_add(self.m.types.field_offset(self.module, ty, field)? as i64);
                    ty = inner;
                    continue;
                }
                ty = match self.module.tables.types.kind(ty) {
                    TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => *element,
                    _ => return None,
                };
            }
            let size = self.info(ty).size as i64;
            offset = offset.wrapping_add(value.wrapping_mul(size));
        }
        Some(offset)
    }

    /// Returns the kinds of attributes in a set.
    #[inline]
    pub(crate) fn kinds(&self, set: AttrSet) -> Kinds {
        self.kinds[set.index()]
    }

    #[inline]
    pub(crate) fn has_attribute(&self, set: AttrSet, kind: AttrKind) -> bool {
        self.kinds(set).has(kind)
    }

    /// Counts the use of an operand by the current instruction.
    #[inline(always)]
    pub(crate) fn consume(&mut self, value: Value) {
        let Some(id) = self.m.s.analysis.value_id(value) else { return };
        if self.m.s.parts[id as usize].place == Place::Folded {
            self.consume_folded(Inst::from_u32(id));
        } else {
            self.m.s.consume(id);
        }
    }

    /// Counts the uses of operands by the current instruction.
    pub(crate) fn consume_all(&mut self, values: &[Value]) {
        for &value in values {
            self.consume(value);
        }
    }

    /// Counts the uses by an instruction that was left to the current one. These are a few at most: a comparison of
    /// a load of an address.
    #[inline(never)]
    pub(crate) fn consume_folded(&mut self, inst: Inst) {
        let body = self.body;
        self.m.s.analysis.lives[inst.index()].uses = 0;
        for &operand in body.operands(inst) {
            self.consume(operand);
        }
    }

    /// Returns a slot that holds a part of the general bank to the end of a call.
    pub(crate) fn callee_slot(&mut self, id: PartId) -> i32 {
        let part = self.m.s.parts[id as usize];
        if part.place == Place::Fixed {
            // Its own slot, if it has one, holds what it was when that was written: in another block, or before a phi
            // changed.
            let size = part.class.size();
            let slot = self.m.s.frame.slot(size);
            T::store(&mut self.m.s.code, part.class, part.reg, slot);
            self.m.released.push((slot, size));
            return slot;
        }
        if part.reg != Reg::NONE {
            self.m.s.clean(part.reg);
        }
        self.m.s.slot_of(id)
    }

    /// Leaves an instruction to its only user.
    pub(crate) fn fold(&mut self, inst: Inst) {
        self.m.s.parts[inst.index()].place = Place::Folded;
    }

    /// Whether the only use of an instruction's result is by an instruction of the same block, which is returned.
    #[inline]
    pub(crate) fn only_user(&self, inst: Inst) -> Option<Inst> {
        let life = &self.m.s.analysis.lives[inst.index()];
        (life.uses == 1 && !life.crosses).then(|| Inst::from_u32(life.user))
    }

    /// Code of the function so far.
    #[inline]
    pub(crate) fn code(&mut self) -> &mut Vec<u8> {
        &mut self.m.s.code
    }

    /// Makes the parts of an instruction's result; they are nowhere yet.
    pub(crate) fn create(&mut self, inst: Inst, ty: Type) -> Selected {
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

    /// Makes a register the result of an instruction with one part.
    #[inline]
    pub(crate) fn define(&mut self, inst: Inst, class: Class, reg: Reg) {
        self.m.s.create(inst.as_u32(), class);
        self.m.s.define(inst.as_u32(), reg);
    }

    /// Returns a register for the result of an instruction with one part: its fixed one or a scratch register.
    #[inline]
    pub(crate) fn result_register(&mut self, inst: Inst, class: Class) -> Reg {
        let part = self.m.s.parts[inst.index()];
        if part.place == Place::Fixed { part.reg } else { self.m.s.scratch(class.bank()) }
    }

    /// Returns a label that has no place yet.
    pub(crate) fn new_label(&mut self) -> Label {
        self.m.labels.push(NOWHERE);
        Label(self.m.labels.len() as u32 - 1)
    }

    /// Places a label at the end of the code.
    pub(crate) fn place(&mut self, label: Label) {
        self.m.labels[label.0 as usize] = self.m.s.code.len() as u32;
    }

    /// Returns the landing pad of an invoke.
    pub(crate) fn unwind_inst(&self, inst: Inst) -> Inst {
        let pad = self.body.call_dests(inst).get(1).and_then(|value| value.as_block());
        pad.and_then(|block| self.body.block_insts(block).find(|&inst| self.body.opcode(inst) == Opcode::LandingPad))
            .unwrap_or(inst)
    }

    /// Returns the label of a block.
    #[inline]
    pub(crate) fn label_of(&self, block: Block) -> Label {
        Label(self.m.s.analysis.position[block.index()])
    }
}

impl<T: Machine> Memory<T> {
    /// Forgets the last function; the next one has a number of blocks.
    pub(crate) fn start(&mut self, blocks: usize) {
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
        self.places.clear();
        self.safepoints.clear();
        self.inlined.clear();
        self.type_numbers = None;
        self.snapshots.clear();
        self.snapshots.resize(blocks, NOWHERE);
        self.lane_types = [None; MAX_OPERANDS];
        self.lane_slots = [(0, 0); MAX_OPERANDS];
        T::start(&mut self.own);
    }

    /// Returns the assembler of statements.
    pub(crate) fn texts(&mut self, context: &Context<'_>) -> &mut Texts {
        self.texts.get_or_insert_with(|| Texts::new(&context.assembly_triple, context.module))
    }
}
