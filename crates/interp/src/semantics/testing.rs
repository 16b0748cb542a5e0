//! Shared by unit tests of the semantics and intrinsics: a context, and values with poison and undef bits
//! that can be written and compared.

use draig_num::FloatFormat;

use super::{Cx, Environment};
use crate::choice::Choice;
use crate::memory::{Memory, MemoryFacts, MemoryLimits};
use crate::shape::{Leaf, LeafKind};
use crate::site::Site;
use crate::stop::{Result, Stop};
use crate::taint::{TaintKind, Taints};
use crate::value::{Slot, Taint};

/// Owner of everything that a [`Cx`] borrows.
pub(crate) struct TestContext {
    pub(crate) taints: Taints,
    pub(crate) memory: Memory,
    pub(crate) choice: Choice,
    pub(crate) environment: Environment,
}

/// A scalar of at most 64 bits, as tests write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Poison,
    /// Bits, and a mask of the undef ones.
    Bits(u64, u64),
}

impl TestContext {
    pub(crate) fn new() -> TestContext {
        TestContext::with_seed(0)
    }

    pub(crate) fn with_seed(seed: u64) -> TestContext {
        TestContext {
            taints: Taints::default(),
            memory: new_memory(),
            choice: Choice::new(seed),
            environment: Environment::default(),
        }
    }

    pub(crate) fn cx(&mut self) -> Cx<'_> {
        Cx {
            taints: &mut self.taints,
            memory: &mut self.memory,
            site: Site(7),
            choice: &mut self.choice,
            environment: &mut self.environment,
        }
    }

    pub(crate) fn slot(&mut self, value: Value) -> Slot {
        match value {
            Value::Poison => self.taints.poison(Site(1), Taint::NONE),
            Value::Bits(bits, undef) => self.taints.undef(bits, undef, Site(1), Taint::NONE),
        }
    }

    pub(crate) fn value(&self, slot: Slot) -> Value {
        match self.taints.kind(slot.tag) {
            Some(TaintKind::Poison) => Value::Poison,
            Some(TaintKind::Undef(mask)) => {
                assert_eq!(slot.bits & mask, 0, "undef bits are kept as zeros");
                assert_ne!(mask, 0, "a taint of nothing");
                Value::Bits(slot.bits, mask)
            }
            _ => Value::Bits(slot.bits, 0),
        }
    }
}

fn new_memory() -> Memory {
    let limits = MemoryLimits { total: 1 << 24, stack: 1 << 20 };
    Memory::new(limits, MemoryFacts { big_endian: false, pointer_bytes: 8 }, 0)
}

/// Returns a single scalar.
pub(crate) fn leaf(kind: LeafKind, width: u32) -> Leaf {
    Leaf { kind, width, slot: 0, slots: width.div_ceil(64), bit_offset: 0 }
}

pub(crate) fn int_leaf(width: u32) -> Leaf {
    leaf(LeafKind::Int(width), width)
}

pub(crate) fn float_leaf(format: FloatFormat) -> Leaf {
    leaf(LeafKind::Float(format), format.width())
}

/// Returns the code of the undefined behaviour that ended the run.
pub(crate) fn code<T>(run: &Result<T>) -> Option<&'static str> {
    match run {
        Err(stop) => match &**stop {
            Stop::Undefined(undefined) => Some(undefined.rule.code),
            _ => None,
        },
        Ok(_) => None,
    }
}
