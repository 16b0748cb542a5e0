//! Tests of memory, by subject. Each error that must be reported is next to its smallest defined version.

mod access;
mod checked;
mod collection;
mod copies;
mod heap;
mod lifetimes;
mod model;
mod restrictions;
mod values;

use draig_ir::Type;
use draig_num::FloatFormat;

use super::*;
use crate::rules::Rule;
use crate::shape::{Leaf, LeafKind, Shape};
use crate::site::Site;
use crate::stop::{Result, Stop};
use crate::taint::Taints;
use crate::value::Slot;

/// Site for tests in which it does not matter.
const HERE: Site = Site(1);
/// Another site.
const THERE: Site = Site(2);

/// Memory with the context of loads and stores.
struct Lab {
    memory: Memory,
    taints: Taints,
}

impl Lab {
    fn new() -> Lab {
        Lab::with(false, 8, 0)
    }

    fn big_endian() -> Lab {
        Lab::with(true, 8, 0)
    }

    fn with(big_endian: bool, pointer_bytes: u32, seed: u64) -> Lab {
        let limits = MemoryLimits { total: 1 << 30, stack: 1 << 20 };
        Lab { memory: Memory::new(limits, MemoryFacts { big_endian, pointer_bytes }, seed), taints: Taints::default() }
    }

    fn stack(&mut self, size: u64) -> Slot {
        self.memory.alloc_stack(size, 8, StackOptions::default(), HERE).expect("there is room")
    }

    fn heap(&mut self, size: u64) -> Slot {
        self.memory.alloc_heap(size, 1, Family::Malloc, false, HERE).expect("there is room")
    }

    fn load(&mut self, p: Slot, shape: &Shape) -> Result<Vec<Slot>> {
        let mut out = vec![Slot::default(); shape.slots as usize];
        self.memory.load(&mut self.taints, p, shape, &Access::plain(HERE), &mut out)?;
        Ok(out)
    }

    fn store(&mut self, p: Slot, shape: &Shape, values: &[Slot]) -> Result<()> {
        self.memory.store(&self.taints, p, shape, values, &Access::plain(THERE))
    }

    /// Loads a single-slot value.
    fn get(&mut self, p: Slot, shape: &Shape) -> Slot {
        self.load(p, shape).expect("it may be loaded")[0]
    }

    /// Stores a single-slot value.
    fn put(&mut self, p: Slot, shape: &Shape, value: Slot) {
        self.store(p, shape, &[value]).expect("it may be stored");
    }

    fn poison(&mut self) -> Slot {
        self.taints.poison(THERE, Default::default())
    }

    fn undef(&mut self, bits: u64, mask: u64) -> Slot {
        self.taints.undef(bits, mask, THERE, Default::default())
    }

    fn is_poison(&mut self, slot: Slot) -> bool {
        self.taints.is_poison(slot)
    }

    fn mask(&self, slot: Slot) -> u64 {
        self.taints.undef_mask(slot)
    }
}

/// Returns a pointer some bytes further.
fn at(p: Slot, offset: i64) -> Slot {
    Slot { bits: p.bits.wrapping_add_signed(offset), ..p }
}

/// Returns a shape of these scalars, each with its first bit.
fn shape(leaves: &[(LeafKind, u32, u64)], store_size: u64, is_vector: bool) -> Shape {
    let mut slot = 0;
    let leaves = leaves
        .iter()
        .map(|&(kind, width, bit_offset)| {
            let leaf = Leaf { kind, width, slot, slots: width.div_ceil(64), bit_offset };
            slot += leaf.slots;
            leaf
        })
        .collect();
    Shape { ty: Type::from_u32(0), leaves, slots: slot, store_size, alloc_size: store_size, align: 1, is_vector }
}

fn int(width: u32) -> Shape {
    shape(&[(LeafKind::Int(width), width, 0)], u64::from(width.div_ceil(8)), false)
}

fn pointer(width: u32) -> Shape {
    shape(&[(LeafKind::Pointer(0), width, 0)], u64::from(width / 8), false)
}

fn float(format: FloatFormat, width: u32) -> Shape {
    shape(&[(LeafKind::Float(format), width, 0)], u64::from(width / 8), false)
}

fn vector(len: u32, width: u32) -> Shape {
    let leaves: Vec<_> = (0..len).map(|lane| (LeafKind::Int(width), width, u64::from(lane * width))).collect();
    shape(&leaves, u64::from((len * width).div_ceil(8)), true)
}

/// Returns the broken rule and its description.
#[track_caller]
fn broken<T>(run: Result<T>) -> (&'static str, String) {
    match run {
        Ok(_) => panic!("this should be undefined"),
        Err(stop) => match *stop {
            Stop::Undefined(undefined) => (undefined.rule.code, undefined.what),
            other => panic!("this should be undefined, and is {other:?}"),
        },
    }
}

/// Checks that a rule is broken.
#[track_caller]
fn breaks<T>(run: Result<T>, rule: Rule) {
    assert_eq!(broken(run).0, rule.code);
}
