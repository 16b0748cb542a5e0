//! Vectors that are passed in another form than they are kept in (LLVM's legalisation of vector types for AArch64): with
//! wider lanes, with more lanes, or lane by lane.
//!
//! Such a vector has an *image* in the frame, in which each lane has a number of bytes. Arguments and results are
//! spread to it and loaded from there; parameters are stored there and gathered from it.

use draig_ir::{Type, TypeKind, Value};

use super::address::Address;
use super::convention::Leaf;
use super::registers::Arm;
use super::{Selected, Selector};
use crate::function::state::{Place, Target};
use crate::function::types::{Bank, Class, Kind};

/// Form of a vector in calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Image {
    lanes: u32,
    /// Width of a lane in the vector.
    bits: u32,
    /// Bytes of a lane in the image.
    stride: u32,
    /// Bytes of the register of all lanes; 0 if each lane has its own.
    register: u32,
    /// Class of a lane that has its own register.
    class: Class,
}

impl Image {
    /// Number of bytes, and what is written past the last lane.
    fn size(self) -> u32 {
        (self.lanes * self.stride + 8).next_multiple_of(16) + 16
    }
}

/// Whether a vector of this number of lanes of this width is in one register.
fn is_legal(lanes: u32, bits: u32) -> bool {
    matches!(bits, 8 | 16 | 32 | 64) && matches!(u64::from(lanes) * u64::from(bits), 64 | 128)
}

/// Most lanes that are passed one by one.
const MAX_LANES: u32 = 1 << 12;

impl Selector<'_, '_> {
    /// Returns the form of a vector in calls, if it is not that of its parts.
    pub(super) fn image_of(&mut self, ty: Type) -> Option<Image> {
        let TypeKind::Vector { element, min_len: lanes, scalable: false } = *self.module.tables.types.kind(ty) else {
            return None;
        };
        let info = self.info(element);
        let Kind::Scalar(class) = info.kind else {
            // Several words for each lane.
            let words = info.bits.div_ceil(64);
            let is_wide = self.is_pair(element) || self.is_large(element);
            let image = Image { lanes, bits: info.bits, stride: 8 * words, register: 0, class: Class::I64 };
            return (is_wide && lanes.saturating_mul(words) <= MAX_LANES).then_some(image);
        };
        let bits = info.bits;
        let is_integer = class.bank() == Bank::General;
        if lanes > MAX_LANES {
            return None;
        }
        let whole = |stride: u32, all: u32| Image { lanes, bits, stride, register: all * stride, class: Class::V128 };
        let each = Image { lanes, bits, stride: if bits > 64 { 16 } else { 8 }, register: 0, class };
        if is_legal(lanes, bits) {
            // A single lane of 64 bits is kept as one that has others.
            return None;
        }
        if lanes == 1 {
            let is_widened = matches!(bits, 8 | 16 | 32) && (is_integer || bits == 32);
            return Some(if is_widened { whole(bits / 8, 64 / bits) } else { each });
        }
        if !lanes.is_power_of_two() {
            let more = lanes.next_power_of_two();
            return Some(if is_legal(more, bits) { whole(bits / 8, more) } else { each });
        }
        if is_integer {
            let wider = [8, 16, 32, 64].into_iter().find(|&wider| wider > bits && is_legal(lanes, wider));
            if let Some(wider) = wider {
                return Some(whole(wider / 8, lanes));
            }
        } else if bits == 16 && lanes * bits < 64 {
            return Some(whole(2, 4));
        }
        // Several registers, if halves of the vector are legal.
        let is_several = matches!(bits, 8 | 16 | 32 | 64) && lanes * bits > 128;
        (!is_several).then_some(each)
    }

    /// Appends the leaves of a vector with an image; their offsets are in it.
    pub(super) fn add_image_leaves(&mut self, image: Image, leaves: &mut Vec<Leaf>) {
        if image.register > 0 {
            let bytes = image.register;
            return leaves.push(Leaf { class: Class::V128, bytes, offset: 0, is_pair: false });
        }
        for lane in 0..image.lanes {
            let offset = lane * image.stride;
            let class = match image.class.bank() {
                // LLVM has vectors of one lane of 64 bits.
                Bank::General if image.bits == 64 => Class::F64,
                Bank::General if image.bits > 32 => Class::I64,
                Bank::General => Class::I32,
                Bank::Vector => image.class,
            };
            let bytes = class.size();
            // The first of several words is in an even register.
            let is_split = lane == 0 && class == Class::I64 && (image.lanes > 1 || image.bits > 64);
            leaves.push(Leaf { class, bytes, offset, is_pair: is_split });
            if class == Class::I64 {
                let words = (1..image.bits.div_ceil(64)).map(|word| offset + 8 * word);
                leaves.extend(words.map(|offset| Leaf { class, bytes, offset, is_pair: false }));
            }
        }
    }

    /// Returns a slot for an image, with its size.
    pub(super) fn new_image(&mut self, image: Image) -> (i32, u32) {
        let size = image.size();
        (self.m.s.frame.slot(size), size)
    }

    /// Writes a vector to its image. The value must have been consumed.
    pub(super) fn spread(&mut self, value: Value, ty: Type, image: Image) -> Selected<(i32, u32)> {
        let (slot, size) = self.new_image(image);
        let from = self.vector_in_frame(value, ty)?;
        for lane in 0..image.lanes {
            let to = slot + (lane * image.stride) as i32;
            if image.bits.is_multiple_of(8) {
                let bytes = u64::from(image.bits / 8);
                let place = from.slot + (lane * image.bits / 8) as i32;
                self.copy_memory(Address::frame(to), Address::frame(place), bytes)?;
            } else {
                // Whole words are written, each over the one before.
                self.copy_bits_down(from.slot, lane * image.bits, to, image.bits);
            }
        }
        self.release_in_frame(from);
        Ok((slot, size))
    }

    /// Returns a slot with a vector, laid out as in memory, that is gathered from its image.
    fn gathered(&mut self, ty: Type, image: Image, slot: i32) -> Selected<(i32, u32)> {
        let Some((element, lanes)) = self.lanes_of(ty) else { return self.refuse_type("a parameter or argument", ty) };
        let to = self.new_in_frame(element, lanes)?;
        for lane in 0..lanes {
            let from = slot + (lane * image.stride) as i32;
            if image.bits.is_multiple_of(8) {
                let place = to.slot + (lane * image.bits / 8) as i32;
                self.copy_memory(Address::frame(place), Address::frame(from), u64::from(image.bits / 8))?;
            } else {
                self.copy_bits_up(from, to.slot, lane * image.bits, image.bits);
            }
        }
        Ok((to.slot, (lanes * image.bits).div_ceil(128) * 16 + 16))
    }

    /// Makes a vector that arrived in its image a value, which has been no value before.
    pub(super) fn gather_image(&mut self, id: u32, ty: Type, image: Image, slot: i32) -> Selected {
        let (from, size) = self.gathered(ty, image, slot)?;
        let info = self.info(ty);
        if info.kind == Kind::Memory {
            self.m.s.create_in_frame(id, Place::Memory, from);
            return Ok(());
        }
        let parts = self.parts_of(ty);
        match parts.as_slice() {
            [part] => self.m.s.create(id, part.class),
            many => self.m.s.create_parts(id, many.iter().map(|part| part.class)),
        }
        for (number, part) in (0..).zip(&parts) {
            let own = self.m.s.part_id(id, number);
            let reg = self.m.s.scratch(part.class.bank());
            Arm::load(&mut self.m.s.code, part.class, reg, from + part.offset as i32);
            self.m.s.define(own, reg);
            self.m.s.unlock(reg);
        }
        self.m.s.frame.release(from, size);
        Ok(())
    }
}
