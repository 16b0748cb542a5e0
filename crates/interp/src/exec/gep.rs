//! Address arithmetic (LangRef "'getelementptr' Instruction"): never undefined, but poison when a flag is
//! violated.

use std::rc::Rc;

use draig_ir::{ConstExpr, GepFlags};

use crate::machine::Machine;
use crate::memory::Memory;
use crate::program::shapes::Step;
use crate::program::{Gep, GepStep};
use crate::shape::{LeafKind, Shape};
use crate::site::Site;
use crate::stop::{Result, internal};
use crate::value::{Prov, Slot, Tag, Taint, mask, sign_extend};

const INBOUNDS: u8 = GepFlags::INBOUNDS.0;
const NUSW: u8 = GepFlags::NUSW.0;
const NUW: u8 = GepFlags::NUW.0;

impl Machine<'_> {
    /// Adds a distance to a plain 64-bit pointer; `None` if further checks are necessary.
    #[inline(always)]
    pub(super) fn gep_fast(&self, pointer: Slot, flags: u8, distance: i64) -> Option<Slot> {
        let address = pointer.bits.wrapping_add(distance as u64);
        if flags != 0 {
            if flags & NUW != 0 && distance < 0 || pointer.tag.is_tainted() {
                return None;
            }
            let object = self.memory.objects.get((pointer.tag.0 >> 32) as usize)?;
            if pointer.bits.wrapping_sub(object.base) > object.size || address.wrapping_sub(object.base) > object.size {
                return None;
            }
        } else if pointer.tag.is_tainted() {
            return None;
        }
        Some(Slot { bits: address, tag: pointer.tag })
    }

    /// Adds an optional scaled index and a constant distance exactly.
    #[cold]
    pub(super) fn gep_slow(
        &mut self,
        site: Site,
        pointer: Slot,
        flags: u8,
        index: Option<(Slot, u64)>,
        offset: i64,
    ) -> Slot {
        let mut walk = Walk::new(pointer, flags, 64);
        if let Some((index, scale)) = index {
            walk.index(index, 64, scale, &self.memory);
        }
        walk.add(i128::from(offset), &self.memory);
        walk.finish(self, site)
    }

    /// Evaluates a `getelementptr` in general form for one lane. `operands` are the pointer and the indices
    /// with their widths.
    pub(super) fn gep_lane(&mut self, site: Site, gep: &Gep, operands: &[(Slot, u32)]) -> Result<Slot> {
        let Some(&(pointer, _)) = operands.first() else { return internal("a getelementptr without a pointer") };
        let mut walk = Walk::new(pointer, gep.flags, gep.index_width);
        for step in &gep.steps {
            match *step {
                GepStep::Constant(distance) => walk.add(i128::from(distance), &self.memory),
                GepStep::Index(number, scale) => {
                    let Some(&(index, width)) = operands.get(number as usize) else {
                        return internal("a getelementptr without an index that its steps name");
                    };
                    walk.index(index, width, scale, &self.memory);
                }
                GepStep::Bounded(number, scale, len) => {
                    let Some(&(index, width)) = operands.get(number as usize) else {
                        return internal("a structured getelementptr without an index that its steps name");
                    };
                    walk.bounded(index, width, scale, len, &self.memory);
                }
            }
        }
        Ok(walk.finish(self, site))
    }
}

/// State of a pointer during the evaluation of the indices.
struct Walk {
    pointer: Slot,
    address: u64,
    flags: u8,
    width: u32,
    /// Whether a flag was violated.
    poison: bool,
    /// Taint of an index.
    taint: Option<Taint>,
    /// Whether an index that is not defined makes the address poison, not only undef.
    undefined_is_poison: bool,
    moved: bool,
}

impl Walk {
    fn new(pointer: Slot, flags: u8, width: u32) -> Walk {
        let undefined_is_poison = flags != 0;
        Walk {
            pointer,
            address: pointer.bits,
            flags,
            width,
            poison: false,
            taint: None,
            undefined_is_poison,
            moved: false,
        }
    }

    fn index(&mut self, index: Slot, width: u32, scale: u64, memory: &Memory) {
        if index.tag.is_tainted() {
            if scale != 0 {
                self.taint = Some(index.tag.taint());
            }
            return;
        }
        let number = i128::from(sign_extend(index.bits, width.clamp(1, 64)));
        let kept = i128::from(sign_extend(number as u64 & mask(self.width), self.width.clamp(1, 64)));
        // An index wider than the address space's index type must fit if wrapping is excluded.
        if self.flags & (INBOUNDS | NUSW) != 0 && width > self.width && kept != number {
            self.poison = true;
        }
        let distance = kept * i128::from(scale);
        if self.flags & (INBOUNDS | NUSW) != 0 && !fits(distance, self.width) {
            self.poison = true;
        }
        if self.flags & NUW != 0 {
            let unsigned = u128::from(number as u64 & mask(self.width)) * u128::from(scale);
            self.poison |= unsigned > u128::from(mask(self.width));
        }
        self.add(distance, memory);
    }

    /// Adds an unsigned index into an array of `len` elements, or of any number of them if `len` is zero. An
    /// index that is not defined may be outside.
    fn bounded(&mut self, index: Slot, width: u32, scale: u64, len: u64, memory: &Memory) {
        if index.tag.is_tainted() {
            self.taint = Some(index.tag.taint());
            self.undefined_is_poison |= len != 0;
            return;
        }
        let number = index.bits & mask(width);
        self.poison |= len != 0 && number >= len;
        self.add(i128::from(number) * i128::from(scale), memory);
    }

    fn add(&mut self, distance: i128, memory: &Memory) {
        if distance == 0 {
            return;
        }
        self.moved = true;
        let mask = mask(self.width);
        let exact = i128::from(self.address & mask) + distance;
        let next = exact as u64 & mask | self.address & !mask;
        if self.flags & NUSW != 0 && !(0..=i128::from(mask)).contains(&exact) {
            self.poison = true;
        }
        if self.flags & NUW != 0
            && u128::from(self.address & mask) + u128::from(distance as u64 & mask) > u128::from(mask)
        {
            self.poison = true;
        }
        if self.flags & INBOUNDS != 0 && !self.stays_inside(next, memory) {
            self.poison = true;
        }
        self.address = next;
    }

    /// Returns whether both the current and the next address are in bounds of the object, or one past its
    /// end.
    fn stays_inside(&self, next: u64, memory: &Memory) -> bool {
        let prov = match self.pointer.tag.prov() {
            Prov::NONE => match memory.find(self.address).or_else(|| memory.find(self.address.wrapping_sub(1))) {
                Some(prov) => prov,
                None => return false,
            },
            prov => prov,
        };
        let inside = |address| memory.in_bounds(prov, address).unwrap_or(false);
        inside(self.address) && inside(next)
    }

    fn finish(self, machine: &mut Machine<'_>, site: Site) -> Slot {
        let pointer = self.pointer;
        if machine.taints.is_poison(pointer) {
            return machine.taints.poison(site, pointer.tag.taint());
        }
        if let Some(taint) = self.taint {
            if self.undefined_is_poison || machine.taints.is_poison(Slot::tainted(0, taint)) {
                return machine.taints.poison(site, taint);
            }
            return machine.taints.undef(0, mask(64), site, taint);
        }
        if pointer.tag.is_tainted() {
            return machine.taints.undef(0, mask(64), site, pointer.tag.taint());
        }
        if self.poison {
            return machine.taints.poison(site, Taint::NONE);
        }
        Slot { bits: self.address, tag: Tag::new(pointer.tag.prov(), Taint::NONE) }
    }
}

fn fits(distance: i128, width: u32) -> bool {
    let half = 1i128 << (width.clamp(1, 64) - 1);
    (-half..half).contains(&distance)
}

/// Evaluates a constant `getelementptr` expression.
pub(crate) fn gep_constant(
    machine: &mut Machine<'_>,
    expr: &ConstExpr,
    to: &Shape,
    operands: &[(Rc<Shape>, Vec<Slot>)],
    out: &mut Vec<Slot>,
) -> Result<()> {
    let (module, site) = (machine.module, machine.thread.site);
    let Some(ty) = expr.source_type else { return internal("a getelementptr without a type") };
    let space = match to.leaves.first().map(|leaf| leaf.kind) {
        Some(LeafKind::Pointer(space)) => space,
        _ => return internal("a getelementptr that makes no pointer"),
    };
    let pick = |number: usize, lane: usize| {
        let (shape, slots) = &operands[number];
        let leaf = shape.leaves[if shape.is_vector { lane } else { 0 }];
        (slots[leaf.slot as usize], leaf.width)
    };
    // All lanes select the same fields.
    let field = |number| Ok(pick(number, 0).0.bits as usize);
    let steps = machine.program.shapes.steps(module, ty, operands.len().saturating_sub(1), field)?;
    for lane in 0..to.leaves.len() {
        let mut walk = Walk::new(pick(0, lane).0, expr.flags, module.data_layout.index_width(space));
        for (number, &step) in (1..).zip(&steps) {
            match step {
                Step::Offset(offset) => walk.add(i128::from(offset), &machine.memory),
                Step::Scale(scale) => {
                    let (index, width) = pick(number, lane);
                    walk.index(index, width, scale, &machine.memory);
                }
            }
        }
        out.push(walk.finish(machine, site));
    }
    Ok(())
}
