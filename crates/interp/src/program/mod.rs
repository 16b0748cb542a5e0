//! Functions translated to operations, each when it is first called; the addresses of all globals;
//! which instruction a [`Site`] is.

pub(crate) mod constants;
#[cfg(test)]
mod constants_tests;
pub(crate) mod op;
pub(crate) mod shapes;
mod translate;

use std::borrow::Cow;
use std::rc::Rc;

use draig_ir::{Block, Global, Inst, Module, Opcode, Type, Value};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::account::Tally;
use crate::contracts::{AccessTypes, Apart, CallChecks, EntryChecks, LoadChecks};
use crate::intrinsics;
use crate::library;
use crate::memory::{Kind, StackOptions};
use crate::program::op::{Op, R};
use crate::program::shapes::Shapes;
use crate::semantics::Denormals;
use crate::shape::Shape;
use crate::site::Site;
use crate::value::Slot;

pub(crate) use translate::translate;

/// The name of a global as messages show it.
pub(crate) fn name(module: &Module, global: Global) -> Cow<'_, str> {
    String::from_utf8_lossy(module.name(global))
}

/// Shapes may take this much more than the program's memory.
const MOST_SHAPES: usize = 16 << 20;

/// Everything about the program that does not change while it runs, made when it is needed.
pub(crate) struct Program {
    /// How types lie in registers and memory.
    pub(crate) shapes: Shapes,
    /// The address of each global, by its number; filled before the first function is translated.
    pub addresses: Vec<Slot>,
    /// The addresses of blocks whose address is taken.
    pub(crate) block_addresses: HashMap<(Global, Block), Slot, FxBuildHasher>,
    /// The types of accesses, if they are watched.
    pub(crate) types: Option<AccessTypes>,
    functions: Vec<Option<Rc<Function>>>,
    /// The functions in the order of their translation, which is that of their sites.
    translated: Vec<Rc<Function>>,
    /// What they take.
    held: usize,
    next_site: u32,
}

impl Program {
    /// A program of which nothing is translated yet.
    pub(crate) fn new(module: &Module, vscale: u64, tbaa: bool, max_memory: u64) -> Program {
        Program {
            shapes: Shapes::new(vscale, usize::try_from(max_memory).unwrap_or(usize::MAX).saturating_add(MOST_SHAPES)),
            addresses: vec![Slot::default(); module.global_count()],
            block_addresses: HashMap::default(),
            types: tbaa.then(AccessTypes::default),
            functions: vec![None; module.global_count()],
            translated: Vec::new(),
            held: 0,
            next_site: 1,
        }
    }

    /// Adds up what was made.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.fixed(self.held);
        tally.vec(&self.addresses);
        tally.table::<(Global, Block), Slot>(self.block_addresses.capacity());
        tally.vec(&self.functions);
        tally.vec(&self.translated);
        self.shapes.tally(tally);
    }

    /// A function that was translated already.
    #[inline]
    pub(crate) fn function(&self, global: Global) -> Option<&Rc<Function>> {
        self.functions[global.index()].as_ref()
    }

    /// How many functions were called at least once.
    pub(crate) fn count(&self) -> u64 {
        self.translated.len() as u64
    }

    /// The first site of the next function to be translated.
    pub(crate) fn next_site(&self) -> u32 {
        self.next_site
    }

    /// Keeps a translated function.
    pub(crate) fn add(&mut self, function: Function) -> Rc<Function> {
        self.next_site = self.next_site.saturating_add(function.ops.len() as u32);
        self.held += function.held();
        let function = Rc::new(function);
        self.functions[function.global.index()] = Some(Rc::clone(&function));
        self.translated.push(Rc::clone(&function));
        function
    }

    /// What the registers for constants hold.
    pub(crate) fn constants(&self) -> impl Iterator<Item = Slot> {
        self.translated.iter().flat_map(|function| function.constants.iter().copied())
    }

    /// The function and instruction of a site.
    pub(crate) fn locate(&self, site: Site) -> Option<(Global, Inst)> {
        let after = self.translated.partition_point(|function| function.first_site <= site.0);
        let function = self.translated.get(after.checked_sub(1)?)?;
        let inst = function.origin.get((site.0 - function.first_site) as usize)?;
        Some((function.global, (*inst)?))
    }
}

/// A translated function.
#[derive(Debug)]
pub(crate) struct Function {
    /// Which one.
    pub(crate) global: Global,
    /// Its operations; the first is the entry.
    pub(crate) ops: Vec<Op>,
    /// The instruction that each operation is part of.
    pub(crate) origin: Vec<Option<Inst>>,
    /// The site of its first operation.
    pub(crate) first_site: u32,
    /// The shapes of its parameters, which lie in the first registers one after the other.
    pub(crate) params: Box<[Rc<Shape>]>,
    /// The shape of its result.
    pub(crate) result: Rc<Shape>,
    /// Whether it takes more arguments than parameters.
    pub(crate) vararg: bool,
    /// The registers that hold constants, and what.
    pub(crate) first_constant: R,
    pub(crate) constants: Vec<Slot>,
    /// How many registers it has.
    pub(crate) registers: u32,
    /// Whether it may access memory at null.
    pub(crate) null_is_valid: bool,
    /// How it treats subnormal numbers.
    pub(crate) denormals: Denormals,
    /// Its calling convention.
    pub(crate) calling_convention: u16,
    /// What is checked and done when it is entered and left.
    pub(crate) entry: EntryChecks,
    pub(crate) allocas: Vec<Alloca>,
    pub(crate) calls: Vec<CallSite>,
    pub(crate) switches: Vec<Switch>,
    /// The labels that each `indirectbr` lists, by address: where they go on.
    pub(crate) labels: Vec<HashMap<u64, u32, FxBuildHasher>>,
    pub(crate) slow: Vec<SlowOp>,
    pub(crate) loaded: Vec<LoadChecks>,
    /// The accesses that are looked at because of what metadata says about them.
    pub(crate) watches: Vec<Watch>,
    /// How many sets of scopes these are about.
    pub(crate) scope_sets: usize,
    /// Where values lie, for reports and traces.
    pub(crate) values: HashMap<Value, (R, Type), FxBuildHasher>,
}

impl Function {
    /// About how many bytes it takes.
    fn held(&self) -> usize {
        fn of<T>(vec: &Vec<T>) -> usize {
            vec.capacity() * size_of::<T>()
        }
        let labels = self.labels.iter().map(|labels| labels.capacity() / 7 * 8 * (size_of::<(u64, u32)>() + 1));
        let boxed = self.slow.iter().map(|slow| size_of_val(&*slow.operands) + size_of_val(&*slow.targets));
        let args = self.calls.iter().map(|call| size_of_val(&*call.args));
        let switches = self.switches.iter().map(|switch| size_of_val(&*switch.cases) + size_of_val(&*switch.dense));
        size_of::<Function>()
            + of(&self.ops)
            + of(&self.origin)
            + of(&self.constants)
            + of(&self.allocas)
            + of(&self.calls)
            + of(&self.switches)
            + of(&self.labels)
            + of(&self.slow)
            + of(&self.loaded)
            + of(&self.watches)
            + self.values.capacity() / 7 * 8 * (size_of::<(Value, (R, Type))>() + 1)
            + boxed.chain(args).chain(switches).chain(labels).sum::<usize>()
    }

    /// The register and type of a value of the body; constants only if the body mentions them.
    pub(crate) fn register_of(&self, value: Value) -> Option<(R, Type)> {
        self.values.get(&value).copied()
    }

    /// The call that the operation of a site makes.
    pub(crate) fn call_at(&self, site: Site) -> Option<&CallSite> {
        match *self.ops.get(site.0.wrapping_sub(self.first_site) as usize)? {
            Op::Call { call } | Op::CallAny { call } => self.calls.get(call as usize),
            _ => None,
        }
    }

    /// The site of an operation.
    #[inline(always)]
    pub(crate) fn site(&self, pc: usize) -> Site {
        Site(self.first_site + pc as u32)
    }
}

/// A value in registers.
#[derive(Clone, Debug)]
pub(crate) struct Operand {
    /// Its first slot.
    pub(crate) slot: R,
    /// How it lies there.
    pub(crate) shape: Rc<Shape>,
}

/// A stack object.
#[derive(Clone, Debug)]
pub(crate) struct Alloca {
    /// Bytes of one element.
    pub(crate) size: u64,
    /// Its alignment in bytes.
    pub(crate) align: u64,
    /// How many elements, if not one.
    pub(crate) count: Option<Operand>,
    /// Whether its address may outlive the frame or be seen by others.
    pub(crate) escapes: bool,
    /// Whether it is dead until `llvm.lifetime.start`.
    pub(crate) starts_dead: bool,
}

impl Alloca {
    /// What the memory is told of it besides its size.
    #[inline]
    pub(crate) fn options(&self) -> StackOptions {
        StackOptions { escapes: self.escapes, starts_dead: self.starts_dead, holds_arguments: false }
    }
}

/// A switch on an integer.
#[derive(Clone, Debug)]
pub(crate) struct Switch {
    /// Cases of at most 64 bits, sorted by value.
    pub(crate) cases: Box<[(u64, u32)]>,
    /// The targets of a run of values from the first case on, where they are dense.
    pub(crate) dense: Box<[u32]>,
    /// Where everything else goes.
    pub(crate) default: u32,
}

/// An instruction that is executed in general form.
#[derive(Clone, Debug)]
pub(crate) struct SlowOp {
    /// The instruction.
    pub(crate) inst: Inst,
    /// Its opcode.
    pub(crate) opcode: Opcode,
    /// Its result's first register.
    pub(crate) d: R,
    /// Its result's shape.
    pub(crate) result: Rc<Shape>,
    /// Its value operands, in the order of the body; blocks are left out.
    pub(crate) operands: Box<[Operand]>,
    /// Where a terminator may go: block and operation.
    pub(crate) targets: Box<[(Block, u32)]>,
    /// The steps of a `getelementptr`.
    pub(crate) gep: Option<Box<Gep>>,
    /// What metadata promises about what a `load` reads.
    pub(crate) promises: Option<LoadChecks>,
}

/// Something that is looked at besides being executed.
#[derive(Clone, Debug)]
pub(crate) enum Watch {
    /// An access.
    Access {
        /// What it does.
        kind: Kind,
        /// How many bytes it accesses, or the register that says so.
        size: u64,
        len: Option<R>,
        /// What it is kept apart from by its scopes.
        apart: Option<Apart>,
        /// The number of its access type; for stores, 0 is any.
        tag: Option<u32>,
    },
    /// A call, or (if so) a return: the exception pad that it has to be in.
    Funclet(Option<Inst>, bool),
    /// Sets of scopes that begin anew.
    Scopes(Box<[u32]>),
}

/// A `getelementptr` in general form.
#[derive(Clone, Debug)]
pub(crate) struct Gep {
    /// The bits of its flags.
    pub(crate) flags: u8,
    /// The width of an index of its address space.
    pub(crate) index_width: u32,
    /// Constant distances and scaled indices, in order.
    pub(crate) steps: Box<[GepStep]>,
}

/// One index of a `getelementptr`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GepStep {
    /// A distance in bytes.
    Constant(i64),
    /// An index (operand number) times a size in bytes.
    Index(u32, u64),
}

/// What a call calls.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Callee {
    /// A function with a body.
    Function(Global),
    /// A library function of the host side.
    Library(library::Function),
    /// An intrinsic that needs nothing of the engine.
    Pure(intrinsics::Pure),
    /// An intrinsic of the engine, by its base name.
    Engine(&'static str),
    /// Whatever the pointer in the last operand is.
    Pointer,
    /// An address known to be another's: alias or ifunc.
    Indirect(Global),
    /// Inline assembly.
    Assembly,
    /// A function that nobody models.
    Unknown(Global),
}

/// A call.
#[derive(Clone, Debug)]
pub(crate) struct CallSite {
    /// The instruction.
    pub(crate) inst: Inst,
    /// What is called.
    pub(crate) callee: Callee,
    /// The callee's register, for pointers.
    pub(crate) pointer: R,
    /// The arguments.
    pub(crate) args: Box<[Operand]>,
    /// The calling convention as called.
    pub(crate) calling_convention: u16,
    /// The type as called.
    pub(crate) function_type: Type,
    /// Whether the types agree, so that slots can be copied one by one.
    pub(crate) agrees: bool,
    /// The result's first register and shape.
    pub(crate) d: R,
    pub(crate) result: Rc<Shape>,
    /// What the call promises besides the function.
    pub(crate) checks: CallChecks,
    /// The alignments of the first two arguments that the call promises, in bytes.
    pub(crate) aligns: [u64; 2],
    /// `musttail`: the callee's frame replaces the caller's.
    pub(crate) must_tail: bool,
    /// `tail`: the callee uses no stack objects of the caller.
    pub(crate) tail: bool,
    /// Where an `invoke` goes on: after the return, and when it unwinds.
    pub(crate) normal: Option<u32>,
    pub(crate) unwind: Option<u32>,
}
