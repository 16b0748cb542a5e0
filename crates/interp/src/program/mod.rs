//! The translated program: functions, each translated to operations at its first call; the addresses of all
//! globals; the instruction of each [`Site`].

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
use crate::contracts::{AccessTypes, CallChecks, DisjointScopes, EntryChecks, LoadChecks};
use crate::intrinsics;
use crate::library;
use crate::memory::{Kind, StackOptions};
use crate::program::op::{Op, R};
use crate::program::shapes::Shapes;
use crate::semantics::Denormals;
use crate::shape::Shape;
use crate::site::Site;
use crate::value::{Prov, Slot};

pub(crate) use translate::translate;

/// Returns the name of a global as messages show it.
pub(crate) fn name(module: &Module, global: Global) -> Cow<'_, str> {
    String::from_utf8_lossy(module.name(global))
}

/// Memory allowed for shapes in addition to the program's memory limit.
const MAX_SHAPE_BYTES: usize = 16 << 20;

/// Data about the program that does not change while it runs, created on demand.
pub(crate) struct Program {
    /// Layouts of types in registers and memory.
    pub(crate) shapes: Shapes,
    /// Address of each global, by its number; filled before the first function is translated.
    pub addresses: Vec<Slot>,
    /// Addresses of blocks whose address is taken.
    pub(crate) block_addresses: HashMap<(Global, Block), Slot, FxBuildHasher>,
    /// `thread_local` variables by the object of the main thread's instance.
    pub(crate) thread_locals: HashMap<Prov, Global, FxBuildHasher>,
    /// Types of accesses, if they are checked.
    pub(crate) types: Option<AccessTypes>,
    functions: Vec<Option<Rc<Function>>>,
    /// Functions in the order of translation, which is the order of their sites.
    translated: Vec<Rc<Function>>,
    /// Size of the translated functions in bytes.
    held: usize,
    next_site: u32,
}

impl Program {
    /// Returns a program without translated functions.
    pub(crate) fn new(module: &Module, vscale: u64, tbaa: bool, max_memory: u64) -> Program {
        Program {
            shapes: Shapes::new(
                vscale,
                usize::try_from(max_memory).unwrap_or(usize::MAX).saturating_add(MAX_SHAPE_BYTES),
            ),
            addresses: vec![Slot::default(); module.global_count()],
            block_addresses: HashMap::default(),
            thread_locals: HashMap::default(),
            types: tbaa.then(AccessTypes::default),
            functions: vec![None; module.global_count()],
            translated: Vec::new(),
            held: 0,
            next_site: 1,
        }
    }

    /// Adds the size of the translated program to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.fixed(self.held);
        tally.vec(&self.addresses);
        tally.table::<(Global, Block), Slot>(self.block_addresses.capacity());
        tally.vec(&self.functions);
        tally.vec(&self.translated);
        self.shapes.tally(tally);
    }

    /// Returns a function if it was translated already.
    #[inline]
    pub(crate) fn function(&self, global: Global) -> Option<&Rc<Function>> {
        self.functions[global.index()].as_ref()
    }

    /// Number of functions called at least once.
    pub(crate) fn count(&self) -> u64 {
        self.translated.len() as u64
    }

    /// First site of the next function to be translated.
    pub(crate) fn next_site(&self) -> u32 {
        self.next_site
    }

    /// Stores a translated function.
    pub(crate) fn add(&mut self, function: Function) -> Rc<Function> {
        self.next_site = self.next_site.saturating_add(function.ops.len() as u32);
        self.held += function.held();
        let function = Rc::new(function);
        self.functions[function.global.index()] = Some(Rc::clone(&function));
        self.translated.push(Rc::clone(&function));
        function
    }

    /// Lists the values of the registers for constants.
    pub(crate) fn constants(&self) -> impl Iterator<Item = Slot> {
        self.translated.iter().flat_map(|function| function.constants.iter().copied())
    }

    /// Returns the function and instruction of a site.
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
    /// Global of the function.
    pub(crate) global: Global,
    /// Operations; the first is the entry.
    pub(crate) ops: Vec<Op>,
    /// Instruction that each operation is part of.
    pub(crate) origin: Vec<Option<Inst>>,
    /// Site of the first operation.
    pub(crate) first_site: u32,
    /// Shapes of the parameters, which lie consecutively in the first registers.
    pub(crate) params: Box<[Rc<Shape>]>,
    /// Shape of the result.
    pub(crate) result: Rc<Shape>,
    /// Whether the function is variadic.
    pub(crate) vararg: bool,
    /// First of the registers that hold constants, and the constants.
    pub(crate) first_constant: R,
    pub(crate) constants: Vec<Slot>,
    /// Constants that are addresses of `thread_local` variables: their registers, and the variables.
    pub(crate) thread_locals: Box<[(R, Global)]>,
    /// Number of registers.
    pub(crate) registers: u32,
    /// Whether memory at null may be accessed.
    pub(crate) null_is_valid: bool,
    /// Treatment of subnormal numbers.
    pub(crate) denormals: Denormals,
    /// Calling convention.
    pub(crate) calling_convention: u16,
    /// Checks and actions on entry and return.
    pub(crate) entry: EntryChecks,
    pub(crate) allocas: Vec<Alloca>,
    pub(crate) calls: Vec<CallSite>,
    pub(crate) switches: Vec<Switch>,
    /// Labels of each `indirectbr`: operation by address.
    pub(crate) labels: Vec<HashMap<u64, u32, FxBuildHasher>>,
    pub(crate) slow: Vec<SlowOp>,
    pub(crate) loaded: Vec<LoadChecks>,
    /// Accesses that are checked because of their metadata.
    pub(crate) watches: Vec<Watch>,
    /// Number of sets of scopes that the accesses refer to.
    pub(crate) scope_sets: usize,
    /// First operation of each block, in order, for observers; otherwise empty.
    pub(crate) starts: Vec<(u32, Block)>,
    /// Registers of values, for reports and traces.
    pub(crate) values: HashMap<Value, (R, Type), FxBuildHasher>,
}

impl Function {
    /// Approximate size in bytes.
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
            + of(&self.starts)
            + self.values.capacity() / 7 * 8 * (size_of::<(Value, (R, Type))>() + 1)
            + boxed.chain(args).chain(switches).chain(labels).sum::<usize>()
    }

    /// Returns the register and type of a value of the body. Constants have one only if the body mentions
    /// them.
    pub(crate) fn register_of(&self, value: Value) -> Option<(R, Type)> {
        self.values.get(&value).copied()
    }

    /// Returns the call made by the operation of a site.
    pub(crate) fn call_at(&self, site: Site) -> Option<&CallSite> {
        match *self.ops.get(site.0.wrapping_sub(self.first_site) as usize)? {
            Op::Call { call } | Op::CallAny { call } => self.calls.get(call as usize),
            _ => None,
        }
    }

    /// Returns the site of an operation.
    #[inline(always)]
    pub(crate) fn site(&self, pc: usize) -> Site {
        Site(self.first_site + pc as u32)
    }
}

/// Value in registers.
#[derive(Clone, Debug)]
pub(crate) struct Operand {
    /// First slot of the value.
    pub(crate) slot: R,
    /// Layout of the value.
    pub(crate) shape: Rc<Shape>,
}

/// Stack object.
#[derive(Clone, Debug)]
pub(crate) struct Alloca {
    /// Size of one element in bytes.
    pub(crate) size: u64,
    /// Alignment in bytes.
    pub(crate) align: u64,
    /// Number of elements, if not one.
    pub(crate) count: Option<Operand>,
    /// Whether the address may outlive the frame or be seen by others.
    pub(crate) escapes: bool,
    /// Whether the object is dead until `llvm.lifetime.start`.
    pub(crate) starts_dead: bool,
}

impl Alloca {
    /// Returns the properties for allocation, other than size.
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
    /// Targets of consecutive values from the first case on, if the cases are dense.
    pub(crate) dense: Box<[u32]>,
    /// Target of all other values.
    pub(crate) default: u32,
}

/// An instruction that is executed in general form.
#[derive(Clone, Debug)]
pub(crate) struct SlowOp {
    /// The instruction.
    pub(crate) inst: Inst,
    /// Opcode of the instruction.
    pub(crate) opcode: Opcode,
    /// First register of the result.
    pub(crate) d: R,
    /// Shape of the result.
    pub(crate) result: Rc<Shape>,
    /// Value operands, in the order of the body; blocks are left out.
    pub(crate) operands: Box<[Operand]>,
    /// Targets of a terminator: block and operation.
    pub(crate) targets: Box<[(Block, u32)]>,
    /// Steps of a `getelementptr`.
    pub(crate) gep: Option<Box<Gep>>,
    /// Promises of metadata about the value that a `load` reads.
    pub(crate) promises: Option<LoadChecks>,
}

/// Check that accompanies an operation.
#[derive(Clone, Debug)]
pub(crate) enum Watch {
    /// Check of a memory access.
    Access {
        /// Kind of the access.
        kind: Kind,
        /// Number of accessed bytes, or the register that holds it.
        size: u64,
        len: Option<R>,
        /// Accesses that must be disjoint from this one because of its scopes.
        apart: Option<DisjointScopes>,
        /// Number of its access type; for stores, 0 is any.
        tag: Option<u32>,
    },
    /// Check that a call, or a return if the flag is set, is in this exception pad.
    Funclet(Option<Inst>, bool),
    /// Sets of scopes whose records are cleared.
    Scopes(Box<[u32]>),
    /// A read in the loop of this number, which only reads; with the registers of what earlier rounds have computed and
    /// is needed.
    Spins(u32, Box<[R]>),
    /// The end of such a loop.
    Leaves(u32),
}

/// A `getelementptr` in general form.
#[derive(Clone, Debug)]
pub(crate) struct Gep {
    /// Bits of the flags.
    pub(crate) flags: u8,
    /// Width of an index in the address space.
    pub(crate) index_width: u32,
    /// Constant distances and scaled indices, in order.
    pub(crate) steps: Box<[GepStep]>,
}

/// Step of a `getelementptr`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GepStep {
    /// A distance in bytes.
    Constant(i64),
    /// An index (operand number) times a size in bytes.
    Index(u32, u64),
    /// An unsigned index (operand number) times a size in bytes; poison unless it is below the length, if
    /// that is not zero.
    Bounded(u32, u64, u64),
}

/// Callee of a call.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Callee {
    /// A function with a body.
    Function(Global),
    /// A function of the host's library.
    Library(library::Function),
    /// An intrinsic that needs nothing from the engine.
    Pure(intrinsics::Pure),
    /// An intrinsic of the engine, by its base name.
    Engine(&'static str),
    /// The pointer in the last operand.
    Pointer,
    /// An address known to resolve to another one: alias or ifunc.
    Indirect(Global),
    /// Inline assembly.
    Assembly,
    /// A function that is not modelled.
    Unknown(Global),
}

/// Call in a translated function.
#[derive(Clone, Debug)]
pub(crate) struct CallSite {
    /// The call instruction.
    pub(crate) inst: Inst,
    /// Callee of the call.
    pub(crate) callee: Callee,
    /// Register of the callee, for pointers.
    pub(crate) pointer: R,
    /// Arguments of the call.
    pub(crate) args: Box<[Operand]>,
    /// Calling convention at the call.
    pub(crate) calling_convention: u16,
    /// Function type at the call.
    pub(crate) function_type: Type,
    /// Whether the types agree with the callee's, so that slots can be copied one by one.
    pub(crate) agrees: bool,
    /// First register and shape of the result.
    pub(crate) d: R,
    pub(crate) result: Rc<Shape>,
    /// Promises of the call beyond those of the function.
    pub(crate) checks: CallChecks,
    /// Alignments in bytes that the call promises for the first two arguments.
    pub(crate) aligns: [u64; 2],
    /// `musttail`: the callee's frame replaces the caller's.
    pub(crate) must_tail: bool,
    /// `tail`: the callee uses no stack objects of the caller.
    pub(crate) tail: bool,
    /// Continuations of an `invoke` or `callbr`: after the return, and when it unwinds.
    pub(crate) normal: Option<u32>,
    pub(crate) unwind: Option<u32>,
    /// The other destinations of a `callbr`, in the order of its labels.
    pub(crate) labels: Box<[u32]>,
}
