//! Variable arguments (Procedure Call Standard for the Arm 64-bit Architecture, appendix B): a list has the address of
//! the next argument on the stack, the ends of the saved registers of both kinds, and the distances of the next ones
//! to these ends. Lists of Apple and Windows are the address alone.

use draig_ir::{Inst, Type, Value};
use draig_mc::aarch64::Condition;
use draig_mc::aarch64::direct::{bitmask, ops};

use super::address::Address;
use super::compare::Flags;
use super::convention::{Assigner, REGISTERS, Rules};
use super::emit::{self, access};
use super::registers::{FP, X16, ZR};
use super::{Selected, Selector};
use crate::function::frame::Frame;
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};

/// Size of a list.
const LIST: u64 = 32;

/// Place of the registers of unnamed arguments.
#[derive(Clone, Copy, Debug)]
pub(super) struct SaveArea {
    rules: Rules,
    generals: i32,
    vectors: i32,
    /// Number of registers of named parameters.
    pub(super) named_generals: u32,
    named_vectors: u32,
    /// Slot of the address of the first argument on the stack.
    pub(super) stack: i32,
}

impl SaveArea {
    pub(super) fn new(frame: &mut Frame, assigner: &Assigner, rules: Rules) -> SaveArea {
        let (named_generals, named_vectors) = match rules {
            Rules::Standard => (assigner.generals, assigner.vectors),
            // Others are in no registers.
            Rules::Apple => (REGISTERS, REGISTERS),
            Rules::Windows => (assigner.generals, REGISTERS),
        };
        let (mut vectors, mut generals) = (0, 0);
        if rules == Rules::Standard {
            vectors = frame.object(u64::from(REGISTERS - named_vectors) * 16, 16);
            generals = frame.object(u64::from(REGISTERS - named_generals) * 8, 16);
        }
        SaveArea { rules, generals, vectors, named_generals, named_vectors, stack: frame.object(8, 8) }
    }

    /// Returns the bytes of registers that lie at the end of the frame, below the arguments on the stack.
    pub(super) fn above(self) -> u32 {
        if self.rules == Rules::Windows { 8 * (REGISTERS - self.named_generals) } else { 0 }
    }

    /// Returns the registers with their slots.
    pub(super) fn registers(self) -> impl Iterator<Item = (Reg, i32)> {
        let end = if self.rules == Rules::Standard { REGISTERS } else { 0 };
        let generals = (self.named_generals..end)
            .map(move |number| (Reg(number as u8), self.generals + 8 * (number - self.named_generals) as i32));
        let vectors = (self.named_vectors..end)
            .map(move |number| (Reg::vector(number as u8), self.vectors + 16 * (number - self.named_vectors) as i32));
        generals.chain(vectors)
    }
}

impl Selector<'_, '_> {
    pub(super) fn va_start(&mut self, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        let Some(area) = self.frame.variable else {
            return self.refuse("va_start in a function without variable arguments");
        };
        let list = self.address_of(arguments[0])?;
        let list = self.plain(list);
        let (generals, vectors) = ((REGISTERS - area.named_generals) * 8, (REGISTERS - area.named_vectors) * 16);
        emit::access_at(self.code(), access::LOAD64, X16, FP, i64::from(area.stack));
        self.access(access::STORE64, X16, list);
        if self.rules() != Rules::Standard {
            return Ok(());
        }
        for (at, slot, bytes) in [(8, area.generals, generals), (16, area.vectors, vectors)] {
            emit::add_number(self.code(), X16, FP, i64::from(slot) + i64::from(bytes));
            self.access(access::STORE64, X16, list.plus(at));
        }
        for (at, bytes) in [(24, generals), (28, vectors)] {
            self.move_bits(X16, u128::from((bytes as i32).wrapping_neg() as u32), Class::I32);
            self.access(access::STORE32, X16, list.plus(at));
        }
        Ok(())
    }

    /// Reads the next argument of a list: of the saved registers, while there are any of its kind, or of the stack.
    pub(super) fn va_arg(&mut self, inst: Inst, ty: Type, list: Value) -> Selected {
        self.consume(list);
        let info = self.info(ty);
        let (is_vector, size) = match info.kind {
            Kind::Scalar(class) if info.is_single => (class.bank() == Bank::Vector, class.size().max(8)),
            Kind::Parts(..) if self.is_pair(ty) => (false, 16),
            _ => return self.refuse_type("va_arg", ty),
        };
        let list = self.register_not_zero(list, 0, Class::I64)?;
        let place = self.m.s.scratch(Bank::General);
        let (offset_at, top_at, step) = if is_vector { (28, 16, 16) } else { (24, 8, size) };
        let (on_stack, end) = (self.new_label(), self.new_label());
        let p = place.number();
        let pairs = bitmask(!15, true).unwrap_or(0);
        if self.rules() == Rules::Standard {
            let code = &mut self.m.s.code;
            // The distance is negative while there are registers.
            emit::access_at(code, access::SIGNED32, place, list, offset_at);
            self.jump_if(Flags::NotBit(place, 63), on_stack);
            let code = &mut self.m.s.code;
            if step > 8 && !is_vector {
                // A pair starts at an even register.
                ops::ADDXri.rri(code, p, p, 15);
                ops::ANDXri.rr_bitmask(code, p, p, pairs);
            }
            emit::add_number(code, X16, place, i64::from(step));
            emit::access_at(code, access::STORE32, X16, list, offset_at);
            ops::SUBSXri.rri(code, ZR.0, X16.0, 0);
            self.jump_if(Flags::One(Condition::Gt), on_stack);
            let code = &mut self.m.s.code;
            emit::access_at(code, access::LOAD64, X16, list, top_at);
            ops::ADDXrs.rrr(code, p, p, X16.0);
            self.jump(end);
            self.place(on_stack);
        }
        let code = &mut self.m.s.code;
        emit::access_at(code, access::LOAD64, place, list, 0);
        if size > 8 {
            ops::ADDXri.rri(code, p, p, 15);
            ops::ANDXri.rr_bitmask(code, p, p, pairs);
        }
        emit::add_number(code, X16, place, i64::from(size));
        emit::access_at(code, access::STORE64, X16, list, 0);
        self.place(end);
        self.load_parts_from(inst, ty, Address::base(place, 0))
    }

    pub(super) fn va_copy(&mut self, arguments: &[Value]) -> Selected {
        self.consume_all(arguments);
        let to = self.address_of(arguments[0])?;
        let from = self.address_of(arguments[1])?;
        self.copy_memory(to, from, if self.rules() == Rules::Standard { LIST } else { 8 })
    }
}
