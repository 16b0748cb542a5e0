//! Observation of a run: an [`Observer`] is called before each operation and sees the values of the running function.
//!
//! Functions are then translated so that every instruction is an operation of its own and every value stays in its
//! register: no comparison is fused with its branch, and no variable lives in a register. Without an observer, nothing
//! is paid.

use draig_ir::{Block, Global, Inst, Value};
use draig_num::ApInt;
use draig_verify::Verified;

use crate::api::{Options, RunResult};
use crate::host::Host;
use crate::library::Library;
use crate::machine::Machine;
use crate::memory::Memory;
use crate::program::{Function, Program};
use crate::shape::{Leaf, LeafKind};
use crate::taint::{TaintKind, Taints};
use crate::value::{Prov, Slot};

/// Receives the steps of a run.
pub trait Observer {
    /// Called before each operation of a function of the program.
    fn step(&mut self, step: &Step<'_>);

    /// Called when a function returns by itself. It is not called for functions that exceptions, jumps or the end of
    /// the program leave.
    fn returned(&mut self, frame: u64);

    /// Called when another thread continues, with its number; the run begins with thread 1.
    fn switched(&mut self, _thread: u32) {}

    /// Called when the running thread continues another context, known by the number `to`. That which ran is known by
    /// `from` from now on; without a number, its functions are left.
    fn changed(&mut self, _from: Option<u64>, _to: u64) {}
}

/// Runs a module as [`run`](crate::run) does, with an observer.
#[must_use]
pub fn run_observed(
    module: &Verified<'_>,
    options: &Options,
    library: &dyn Library,
    host: &mut dyn Host,
    observer: &mut dyn Observer,
) -> RunResult {
    crate::exec::run::run(module, options, library, host, Some(observer), None)
}

/// The state before an operation.
#[derive(Clone, Copy)]
pub struct Step<'s> {
    /// The running function.
    pub function: Global,
    /// Number of its activation, unique in the run. Later activations have greater numbers.
    pub frame: u64,
    /// Number of active functions, this one included.
    pub depth: usize,
    /// Position of the operation. An instruction may have several operations, at increasing positions.
    pub position: usize,
    /// Instruction that the operation is part of. Copies for phis belong to the phi or to none.
    pub inst: Option<Inst>,
    /// Block that begins with this operation; the values of its phis are in place.
    pub block: Option<Block>,
    registers: &'s [Slot],
    program: &'s Program,
    taints: &'s Taints,
    memory: &'s Memory,
    code: &'s Function,
}

/// A scalar of a value: the value itself, a lane of a vector, or a field.
#[derive(Clone, Copy)]
pub struct Scalar<'s> {
    leaf: Leaf,
    slots: &'s [Slot],
    taints: &'s Taints,
}

impl<'s> Step<'s> {
    /// Returns the scalars of an argument, or of the last result of an instruction; `None` if the value has no
    /// register, as constants that the function's operations do not read.
    pub fn scalars(&self, value: Value) -> Option<impl ExactSizeIterator<Item = Scalar<'s>> + use<'s>> {
        let (register, ty) = self.code.register_of(value)?;
        let shape = self.program.shapes.known_ref(ty)?;
        let at = usize::from(register);
        let slots = self.registers.get(at..at + shape.slots as usize)?;
        let taints = self.taints;
        Some(shape.leaves.iter().map(move |&leaf| Scalar {
            leaf,
            slots: &slots[leaf.slot as usize..(leaf.slot + leaf.slots) as usize],
            taints,
        }))
    }

    /// Returns a value that is one scalar.
    #[must_use]
    pub fn scalar(&self, value: Value) -> Option<Scalar<'s>> {
        let mut scalars = self.scalars(value)?;
        let first = scalars.next()?;
        (scalars.len() == 0).then_some(first)
    }

    /// Returns the number of the object that a pointer refers to, and whether that object is alive. Numbers are reused
    /// after objects have died.
    #[must_use]
    pub fn object(&self, pointer: &Scalar<'_>) -> Option<(u32, bool)> {
        let prov = pointer.slots.first()?.tag.prov();
        if prov == Prov::NONE {
            return None;
        }
        let root = self.memory.root(prov);
        Some((root.0, self.memory.object(root).is_live()))
    }

    /// Returns whether an object is alive, by the number that [`Step::object`] returns.
    #[must_use]
    pub fn is_live(&self, object: u32) -> bool {
        self.memory.object(Prov(object)).is_live()
    }

    /// Returns whether the address is in the bounds of a live object, for this many bytes.
    #[must_use]
    pub fn is_accessible(&self, pointer: &Scalar<'_>, size: u64) -> bool {
        let Some(slot) = pointer.slots.first() else { return false };
        let object = self.memory.object(self.memory.root(slot.tag.prov()));
        let offset = slot.bits.wrapping_sub(object.base);
        object.is_live() && offset <= object.size && size <= object.size - offset
    }

    /// Returns the bytes at an address and their states, for comparing them with later ones.
    #[must_use]
    pub fn bytes(&self, address: u64, size: u64) -> Option<Vec<u8>> {
        self.memory.raw_bytes(address, size)
    }
}

impl Scalar<'_> {
    /// Kind of the scalar.
    #[must_use]
    pub fn kind(&self) -> LeafKind {
        self.leaf.kind
    }

    /// Returns whether it is poison.
    #[must_use]
    pub fn is_poison(&self) -> bool {
        self.slots.iter().any(|&slot| self.taints.is_poison(slot))
    }

    /// Returns whether some of its bits are undef, and it is not poison.
    #[must_use]
    pub fn is_undef(&self) -> bool {
        !self.is_poison()
            && self.slots.iter().any(|slot| matches!(self.taints.kind(slot.tag), Some(TaintKind::Undef(_))))
    }

    /// Returns the bits of a number that is neither poison nor undef, or the address of a pointer.
    #[must_use]
    pub fn bits(&self) -> Option<ApInt> {
        if self.leaf.width == 0
            || self.leaf.kind.slot_bits() != 64
            || self.slots.iter().any(|&slot| self.taints.is_undefined(slot))
        {
            return None;
        }
        let limbs: Vec<u64> = self.slots.iter().map(|slot| slot.bits).collect();
        Some(ApInt::from_limbs(self.leaf.width, &limbs))
    }
}

impl Machine<'_> {
    /// Whether every instruction must be executed by itself, because a trace or an observer sees it.
    pub(crate) fn shows_instructions(&self) -> bool {
        self.trace.is_some() || self.observer.is_some()
    }

    /// Passes the operation at `pc` to the observer.
    #[cold]
    pub(crate) fn observer_step(&mut self, function: &Function, registers: &[Slot], pc: usize) {
        let Some(observer) = self.observer.take() else { return };
        let frame = self.thread.frames.last().map_or(0, |frame| frame.id);
        observer.step(&Step {
            function: function.global,
            frame,
            depth: self.thread.frames.len(),
            position: pc,
            inst: function.origin.get(pc).copied().flatten(),
            block: function
                .starts
                .binary_search_by_key(&(pc as u32), |&(at, _)| at)
                .ok()
                .map(|at| function.starts[at].1),
            registers,
            program: &self.program,
            taints: &self.taints,
            memory: &self.memory,
            code: function,
        });
        self.observer = Some(observer);
    }

    /// Tells the observer which thread continues.
    pub(crate) fn observer_switched(&mut self, thread: u32) {
        if let Some(observer) = &mut self.observer {
            observer.switched(thread);
        }
    }

    /// Tells the observer which context continues, as [`Observer::changed`] is called.
    pub(crate) fn observer_changed(&mut self, from: Option<u64>, to: u64) {
        if let Some(observer) = &mut self.observer {
            observer.changed(from, to);
        }
    }

    /// Tells the observer that a function has returned.
    pub(crate) fn observer_returned(&mut self, frame: u64) {
        if let Some(observer) = &mut self.observer {
            observer.returned(frame);
        }
    }
}
