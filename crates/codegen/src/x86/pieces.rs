//! Pieces: what a value becomes in a call, where that is not its parts.
//!
//! LLVM passes a vector in registers of the function's features, widened or with widened lanes, or lane by lane, and
//! all that is kept in memory element by element. A value is first *spread*: it is in the frame as in memory, and
//! what has another form in registers in an *image* next to it. A value that arrives is *gathered* in the same way.

use draig_ir::{Type, TypeKind, Value};
use draig_mc::x86::direct::{Mem, ops};
use draig_num::FloatFormat;

use super::address::Address;
use super::argument::Placed;
use super::convention::{Assigner, Convention, Spot, result_registers};
use super::operand::Source;
use super::registers::{RBP, RSP, X86};
use super::result::is_x87;
use super::{Selected, Selector};
use crate::features::Feature;
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::{Bank, Class, Kind};

/// Most pieces of one value: more make code of many pages.
const MAX_PIECES: usize = 1 << 16;
/// No result of more bytes is in registers.
const MAX_RESULT: u64 = 256;
/// Deepest nesting of types that is followed.
const MAX_DEPTH: u32 = 256;

/// A piece of a value, which fits a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    class: Class,
    /// Whether it goes to the stack of x87 as a result, and to that of the machine as an argument.
    is_x87: bool,
    /// Whether it is a number of quadruple precision.
    is_quad: bool,
    is_in_image: bool,
    offset: u32,
    /// Number of bytes that belong to the value.
    bytes: u32,
}

/// Lanes that have another form in the image than in memory: `stride` bytes each there, `bits` bits in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Lanes {
    at: u32,
    image: u32,
    count: u32,
    bits: u32,
    stride: u32,
}

/// All pieces of a type.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Pieces {
    pieces: Vec<Piece>,
    lanes: Vec<Lanes>,
    /// Size of the image.
    image: u32,
    /// Whether the pieces are not the parts.
    is_different: bool,
}

/// A value in the frame in the form of its pieces.
pub(super) struct Spread {
    value: i32,
    image: i32,
    /// Slots to release, with their sizes.
    pub(super) slots: Vec<(i32, u32)>,
}

impl Spread {
    fn place(&self, piece: Piece) -> i32 {
        (if piece.is_in_image { self.image } else { self.value }) + piece.offset as i32
    }
}

impl Pieces {
    fn push(&mut self, class: Class, offset: u32, bytes: u32, is_in_image: bool) {
        self.pieces.push(Piece { class, is_x87: false, is_quad: false, is_in_image, offset, bytes });
    }

    /// Adds a number of 10 or 16 bytes.
    fn push_number(&mut self, offset: u32, bytes: u32) {
        let (is_x87, is_quad) = (bytes == 10, bytes == 16);
        self.pieces.push(Piece { class: Class::V128, is_x87, is_quad, is_in_image: false, offset, bytes });
    }

    /// Adds lanes with a form of their own to the image, and returns where.
    fn add_lanes(&mut self, at: u32, count: u32, bits: u32, stride: u32) -> u32 {
        let image = self.image;
        self.lanes.push(Lanes { at, image, count, bits, stride });
        // Lanes are written as whole words.
        self.image += (count * stride + 8).next_multiple_of(64);
        self.is_different = true;
        image
    }
}

/// Returns the class of a vector register of this number of bits.
fn vector_class(bits: u32) -> Class {
    match bits {
        0..=128 => Class::V128,
        129..=256 => Class::V256,
        _ => Class::V512,
    }
}

impl Selector<'_, '_> {
    /// Returns the pieces of a type; `None` if its parts are what is passed.
    #[inline]
    pub(super) fn pieces_of(&mut self, ty: Type) -> Selected<Option<Pieces>> {
        let info = self.info(ty);
        match info.kind {
            Kind::Nothing => return Ok(None),
            Kind::Scalar(_) if !info.is_vector && self.module.tables.types.struct_fields(ty).is_none() => {
                return Ok(None);
            }
            Kind::Refused => {
                return self.refuse(&format!("a parameter or argument of type {}", self.module.type_ref(ty)));
            }
            _ => {}
        }
        self.find_pieces(ty)
    }

    fn find_pieces(&mut self, ty: Type) -> Selected<Option<Pieces>> {
        if ty == Type::I128 || self.x87_parts(ty).is_some() {
            return Ok(None);
        }
        let mut pieces = Pieces { is_different: self.info(ty).kind == Kind::Memory, ..Pieces::default() };
        self.add_pieces(ty, 0, &mut pieces, 0)?;
        Ok(pieces.is_different.then_some(pieces))
    }

    /// Number of bits of the largest vector registers that the function may use.
    fn vector_bits(&self) -> u32 {
        if self.features.has(Feature::Avx512f) && !self.context.prefers_256(self.function, self.features) {
            512
        } else if self.features.has(Feature::Avx) {
            256
        } else {
            128
        }
    }

    fn add_pieces(&mut self, ty: Type, at: u64, pieces: &mut Pieces, depth: u32) -> Selected {
        let types = &self.module.tables.types;
        let too_large = |s: &Self| s.refuse(&format!("a parameter or argument of type {}", s.module.type_ref(ty)));
        let Ok(offset) = u32::try_from(at) else { return too_large(self) };
        if depth > MAX_DEPTH || pieces.pieces.len() > MAX_PIECES {
            return too_large(self);
        }
        match *types.kind(ty) {
            TypeKind::Struct { .. } | TypeKind::NamedStruct(_) => {
                let Some(fields) = types.struct_fields(ty).map(<[Type]>::to_vec) else { return too_large(self) };
                for (number, &field) in fields.iter().enumerate() {
                    let Some(more) = self.m.types.field_offset(self.module, ty, number) else {
                        return too_large(self);
                    };
                    self.add_pieces(field, at + more, pieces, depth + 1)?;
                }
            }
            TypeKind::Array { element, len } => {
                let size = self.info(element).size;
                if self.info(element).kind == Kind::Nothing {
                    return Ok(());
                }
                if len > MAX_PIECES as u64 {
                    return too_large(self);
                }
                for number in 0..len {
                    self.add_pieces(element, at + number * size, pieces, depth + 1)?;
                }
            }
            TypeKind::Vector { element, min_len, scalable: false } => {
                // A vector of one half is passed as those of several.
                if min_len == 1 && !matches!(element, Type::HALF | Type::BFLOAT) {
                    pieces.is_different = true;
                    return self.add_pieces(element, at, pieces, depth + 1);
                }
                if min_len as usize > MAX_PIECES {
                    return too_large(self);
                }
                self.add_vector(element, min_len, offset, pieces);
            }
            TypeKind::Float(FloatFormat::X86Fp80) => {
                pieces.push_number(offset, 10);
            }
            TypeKind::Float(FloatFormat::Fp128) => {
                // A struct of some is not passed as vectors are.
                pieces.is_different |= depth > 0;
                pieces.push_number(offset, 16);
            }
            _ => {
                let info = self.info(ty);
                match info.kind {
                    Kind::Scalar(class) => {
                        let class = if class.bank() == Bank::General { Class::I64 } else { class };
                        pieces.push(class, offset, info.store_size as u32, false);
                    }
                    Kind::Nothing => {}
                    Kind::Refused => return too_large(self),
                    Kind::Memory | Kind::Parts(..) => {
                        for word in 0..info.bits.div_ceil(64) {
                            let bytes = (info.store_size as u32 - word * 8).min(8);
                            pieces.push(Class::I64, offset + word * 8, bytes, false);
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Adds the pieces of a vector of at least two lanes.
    fn add_vector(&mut self, element: Type, lanes: u32, at: u32, pieces: &mut Pieces) {
        let info = self.info(element);
        let bits = info.bits;
        let largest = self.vector_bits();
        let is_integer = self.module.tables.types.number_width(element).is_some();
        let is_power = lanes.is_power_of_two();
        if is_integer && (bits == 1 || bits < 64 && !matches!(bits, 8 | 16 | 32)) {
            // Lanes are widened: to bytes or more, and to fill a register.
            let narrow = bits.next_power_of_two().max(8);
            let fits = match (bits, lanes) {
                (1, 64) => self.features.has(Feature::Avx512bw),
                (1, _) => is_power && lanes * 8 <= largest.min(256),
                _ => is_power && lanes * narrow <= largest,
            };
            if fits {
                let lane = narrow.max(128 / lanes);
                let image = pieces.add_lanes(at, lanes, bits, lane / 8);
                let size = (lanes * lane).min(largest);
                for number in 0..lanes * lane / size {
                    pieces.push(vector_class(size), image + number * size / 8, size / 8, true);
                }
                return;
            }
            let image = pieces.add_lanes(at, lanes, bits, narrow / 8);
            for lane in 0..lanes {
                pieces.push(Class::I64, image + lane * narrow / 8, narrow / 8, true);
            }
            return;
        }
        if !matches!(bits, 8 | 16 | 32 | 64) {
            self.add_large_lanes(element, lanes, at, pieces);
            return;
        }
        let (total, padded) = (lanes * bits, lanes.next_power_of_two() * bits);
        let is_half = matches!(element, Type::HALF | Type::BFLOAT);
        if is_power && total > largest {
            // The parts are registers of 128 bits.
            pieces.is_different |= largest > 128;
            for number in 0..total / largest {
                pieces.push(vector_class(largest), at + number * largest / 8, largest / 8, false);
            }
        } else if is_power && matches!(total, 128 | 256 | 512) {
            pieces.is_different |= total > 128;
            pieces.push(vector_class(total), at, total / 8, false);
        } else if is_power && total < 128
            || is_half && lanes <= 8
            || matches!(padded, 128 | 256 | 512) && padded <= largest
        {
            let is_part = is_power && total < 128;
            let was_different = pieces.is_different;
            let image = pieces.add_lanes(at, 1, total, padded.max(128) / 8);
            // It is the only part of a register, as it is passed.
            pieces.is_different = was_different || !is_part;
            pieces.push(vector_class(padded.max(128)), image, padded.max(128) / 8, true);
        } else {
            pieces.is_different = true;
            let class = match info.kind {
                Kind::Scalar(class) if class.bank() == Bank::Vector => class,
                _ => Class::I64,
            };
            for lane in 0..lanes {
                pieces.push(class, at + lane * bits / 8, bits / 8, false);
            }
        }
    }

    /// Adds the pieces of a vector whose lanes are larger than registers or have none.
    fn add_large_lanes(&mut self, element: Type, lanes: u32, at: u32, pieces: &mut Pieces) {
        let info = self.info(element);
        let bits = info.bits;
        pieces.is_different = true;
        match self.format(element) {
            Some(FloatFormat::X86Fp80) => {
                for lane in 0..lanes {
                    let offset = at + lane * 10;
                    pieces.push_number(offset, 10);
                }
            }
            Some(_) => {
                for lane in 0..lanes {
                    pieces.push_number(at + lane * 16, 16);
                }
            }
            None => {
                let words = bits.div_ceil(64);
                let image = pieces.add_lanes(at, lanes, bits, words * 8);
                for word in 0..lanes * words {
                    pieces.push(Class::I64, image + word * 8, 8, true);
                }
            }
        }
    }

    /// Returns the places of pieces.
    pub(super) fn piece_spots(&mut self, assigner: &mut Assigner, pieces: &Pieces) -> Vec<Spot> {
        pieces
            .pieces
            .iter()
            .map(|piece| if piece.is_x87 { assigner.on_stack(16, 16) } else { assigner.part(piece.class) })
            .collect()
    }

    /// Returns the registers of a result in pieces; `None` if it does not fit them. Those of x87 are no registers.
    pub(super) fn piece_registers(&self, convention: &Convention, pieces: &Pieces) -> Option<Vec<Reg>> {
        let others = pieces.pieces.iter().filter(|piece| !piece.is_x87);
        let classes: Vec<Class> = others.clone().map(|piece| piece.class).collect();
        if pieces.pieces.len() - classes.len() > 2 {
            return None;
        }
        let regs = result_registers(convention, &classes)?;
        // Quadruple precision has two registers, as single numbers have.
        if others.zip(&regs).any(|(piece, &reg)| piece.is_quad && reg.number() > 1) {
            return None;
        }
        let mut regs = regs.into_iter();
        let reg = |piece: &Piece| if piece.is_x87 { Reg::NONE } else { regs.next().unwrap_or(Reg::NONE) };
        Some(pieces.pieces.iter().map(reg).collect())
    }

    /// Whether a result of a type is not in the registers of its parts.
    pub(super) fn has_pieces(&mut self, ty: Type) -> bool {
        self.info(ty).size > MAX_RESULT || !matches!(self.find_pieces(ty), Ok(None))
    }

    /// Whether a result in pieces does not fit the registers of results.
    pub(super) fn is_demoted_in_pieces(&mut self, convention: &Convention, ty: Type) -> bool {
        // A type of so many elements does not fit in any case.
        if self.info(ty).size > MAX_RESULT {
            return true;
        }
        match self.find_pieces(ty) {
            Ok(Some(pieces)) => self.piece_registers(convention, &pieces).is_none(),
            Ok(None) => self.x87_parts(ty).is_none(),
            Err(_) => true,
        }
    }

    /// Writes a value to the frame in the form of its pieces. Only registers that hold no value change.
    pub(super) fn spread(&mut self, value: Value, ty: Type, pieces: &Pieces) -> Selected<Spread> {
        let info = self.info(ty);
        let Ok(size) = u32::try_from(info.size.max(16)) else { return self.refuse("an argument of this size") };
        let mut spread = Spread { value: 0, image: 0, slots: Vec::new() };
        let in_place = match info.kind {
            Kind::Memory if !value.is_constant() => match self.source(value, 0)? {
                Source::Memory(slot) => Some(slot),
                _ => None,
            },
            _ => None,
        };
        spread.value = match in_place {
            Some(slot) => slot,
            None => {
                let slot = self.m.s.frame.slot(size);
                spread.slots.push((slot, size));
                match info.kind {
                    Kind::Memory => {
                        if let Some(from) = self.memory_of(value, ty)? {
                            self.copy_memory(Address::frame(slot), from, info.store_size)?;
                        }
                    }
                    _ => {
                        for (number, part) in (0..).zip(self.parts_of(ty)) {
                            let reg = self.register(value, number, part.class)?;
                            let bytes = part.bits.div_ceil(8).min(part.class.size());
                            self.store_part(reg, part.class, bytes, Address::frame(slot + part.offset as i32));
                            self.m.s.unlock(reg);
                        }
                    }
                }
                slot
            }
        };
        if pieces.image > 0 {
            spread.image = self.m.s.frame.slot(pieces.image);
            spread.slots.push((spread.image, pieces.image));
        }
        for lanes in &pieces.lanes {
            if lanes.count == 1 && lanes.bits > 64 {
                let (to, from) = (spread.image + lanes.image as i32, spread.value + lanes.at as i32);
                self.copy_memory(Address::frame(to), Address::frame(from), u64::from(lanes.bits / 8))?;
                continue;
            }
            for lane in 0..lanes.count {
                let to = spread.image + (lanes.image + lane * lanes.stride) as i32;
                self.copy_bits_down(spread.value + lanes.at as i32, lane * lanes.bits, to, lanes.bits);
            }
        }
        Ok(spread)
    }

    /// Puts an argument on the stack, or notes which registers get its pieces from the frame at last.
    pub(super) fn argument_in_pieces(
        &mut self,
        value: Value,
        ty: Type,
        pieces: &Pieces,
        placed: &mut Placed,
    ) -> Selected {
        let spread = self.spread(value, ty, pieces)?;
        let spots = self.piece_spots(&mut placed.assigner, pieces);
        for (&piece, spot) in pieces.pieces.iter().zip(spots) {
            let place = spread.place(piece);
            match spot {
                Spot::Reg(reg) => {
                    placed.used.insert(reg);
                    placed.late.push((reg, place, piece.class));
                }
                Spot::Stack(offset) => {
                    let to = Address::base(RSP, offset as i32);
                    self.copy_memory(to, Address::frame(place), u64::from(piece.bytes))?;
                    self.frame.align = self.frame.align.max(piece.class.size());
                }
            }
        }
        self.m.released.extend(&spread.slots);
        Ok(())
    }

    /// Returns a place in the frame for a value that arrives in pieces.
    pub(super) fn place_for_pieces(&mut self, ty: Type, pieces: &Pieces) -> Selected<Spread> {
        let Ok(size) = u32::try_from(self.info(ty).size.max(16)) else { return self.refuse("a value of this size") };
        let value = self.m.s.frame.slot(size + 8);
        let mut spread = Spread { value, image: 0, slots: vec![(value, size + 8)] };
        if pieces.image > 0 {
            spread.image = self.m.s.frame.slot(pieces.image);
            spread.slots.push((spread.image, pieces.image));
        }
        if pieces.lanes.iter().any(|lanes| !lanes.bits.is_multiple_of(8) || lanes.count > 1) {
            // Lanes are combined with what is there.
            for at in (0..(size + 8) as i32).step_by(8) {
                ops::MOV64mi32.mem_imm(self.code(), Mem::base(RBP.0, value + at), 0);
            }
        }
        Ok(spread)
    }

    /// Writes a piece that arrived in a register to its place.
    fn store_piece(&mut self, reg: Reg, piece: Piece, to: &Spread) {
        let place = to.place(piece);
        if piece.class.size() > 16 {
            X86::store(&mut self.m.s.code, piece.class, reg, place);
        } else {
            self.store_part(reg, piece.class, piece.bytes, Address::frame(place));
        }
    }

    /// Writes pieces of a parameter that arrived in registers to their places. Nothing else changes.
    pub(super) fn store_pieces(&mut self, pieces: &Pieces, spots: &[Spot], to: &Spread) {
        for (&piece, spot) in pieces.pieces.iter().zip(spots) {
            if let Spot::Reg(reg) = *spot {
                self.store_piece(reg, piece, to);
            }
        }
    }

    /// Gathers a value from its pieces: those on the stack, which start at an offset from the frame pointer, and
    /// those that were stored.
    pub(super) fn gather_pieces(&mut self, pieces: &Pieces, spots: &[Spot], first: i32, from: &Spread) -> Selected {
        for (&piece, spot) in pieces.pieces.iter().zip(spots) {
            if let Spot::Stack(offset) = *spot {
                let place = Address::frame(from.place(piece));
                self.copy_memory(place, Address::frame(first + offset as i32), u64::from(piece.bytes))?;
            }
        }
        for lanes in &pieces.lanes {
            if lanes.count == 1 && lanes.bits.is_multiple_of(8) {
                let (from, to) = (from.image + lanes.image as i32, from.value + lanes.at as i32);
                self.copy_memory(Address::frame(to), Address::frame(from), u64::from(lanes.bits / 8))?;
                continue;
            }
            for lane in 0..lanes.count {
                let image = from.image + (lanes.image + lane * lanes.stride) as i32;
                self.copy_bits_up(image, from.value + lanes.at as i32, lane * lanes.bits, lanes.bits);
            }
        }
        Ok(())
    }

    /// Makes a value that was gathered a parameter.
    pub(super) fn define_gathered(&mut self, id: u32, ty: Type, from: &Spread) -> Selected {
        for &(slot, size) in &from.slots[1..] {
            self.m.s.frame.release(slot, size);
        }
        let value = from.value;
        if self.info(ty).kind == Kind::Memory {
            self.m.s.create_in_frame(id, crate::function::state::Place::Memory, value);
            return Ok(());
        }
        let parts = self.parts_of(ty);
        match parts.as_slice() {
            [part] => self.m.s.create(id, part.class),
            many => self.m.s.create_parts(id, many.iter().map(|part| part.class)),
        }
        for (number, part) in (0..).zip(parts) {
            let reg = self.m.s.scratch(part.class.bank());
            let bytes = part.bits.div_ceil(8).min(part.class.size());
            self.load_part(reg, part.class, bytes, Address::frame(value + part.offset as i32));
            let part_id = self.m.s.part_id(id, number);
            self.m.s.define(part_id, reg);
            self.m.s.unlock(reg);
        }
        for &(slot, size) in &from.slots[..1] {
            self.m.s.frame.release(slot, size);
        }
        Ok(())
    }

    /// Takes the result of a call that is in pieces.
    pub(super) fn take_pieces(&mut self, inst: u32, ty: Type, convention: &Convention, pieces: &Pieces) -> Selected {
        let Some(regs) = self.piece_registers(convention, pieces) else {
            return self.refuse("a result of this type");
        };
        let place = self.place_for_pieces(ty, pieces)?;
        for (&piece, &reg) in pieces.pieces.iter().zip(&regs) {
            if piece.is_x87 || is_x87(reg) {
                let op = match piece.class {
                    Class::F32 => ops::ST_FP32m,
                    Class::F64 => ops::ST_FP64m,
                    _ => ops::ST_FP80m,
                };
                op.mem(self.code(), Mem::base(RBP.0, place.place(piece)));
            } else {
                self.store_piece(reg, piece, &place);
            }
        }
        self.gather_pieces(pieces, &[], 0, &place)?;
        self.define_gathered(inst, ty, &place)
    }

    /// Loads a value into the registers of a result in pieces.
    pub(super) fn return_pieces(
        &mut self,
        value: Value,
        ty: Type,
        convention: &Convention,
        pieces: &Pieces,
    ) -> Selected {
        let Some(regs) = self.piece_registers(convention, pieces) else {
            return self.refuse("a result of this type");
        };
        let spread = self.spread(value, ty, pieces)?;
        for (&piece, &reg) in pieces.pieces.iter().zip(&regs).rev() {
            let place = spread.place(piece);
            if piece.is_x87 || is_x87(reg) {
                let op = match piece.class {
                    Class::F32 => ops::LD_F32m,
                    Class::F64 => ops::LD_F64m,
                    _ => ops::LD_F80m,
                };
                op.mem(self.code(), Mem::base(RBP.0, place));
            } else {
                X86::load(&mut self.m.s.code, piece.class, reg, place);
            }
        }
        for &(slot, size) in &spread.slots {
            self.m.s.frame.release(slot, size);
        }
        Ok(())
    }
}
