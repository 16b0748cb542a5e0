//! Prologue and epilogue for Windows, whose unwind tables have a code for each of their instructions ("ARM64 exception
//! handling").
//!
//! ```text
//!                 arguments on the stack
//! fp + above      caller's stack pointer; registers of variable arguments below it
//!                 slots and objects
//! fp + 16         saved registers
//! fp + 8          return address
//! fp              fp of the caller
//! sp              arguments of calls
//! ```

use draig_mc::aarch64::direct::{add_immediate, fits_pair, ops};
use draig_mc::aarch64::{Condition, ExtendKind};

use super::FrameFacts;
use super::attributes::Probe;
use super::emit::{self, access};
use super::prologue::Layout;
use super::registers::{FP, LR, SP, X9, X16, ZR, generals};
use crate::code::{CfiRule, CodeFixup, UnwindStep};
use crate::function::registers::Reg;

/// Codes of the tables.
mod code {
    pub(super) const ALLOCATE_SMALL: u8 = 0x00;
    pub(super) const RECORD: u8 = 0x40;
    pub(super) const RECORD_AND_ALLOCATE: u8 = 0x80;
    pub(super) const ALLOCATE_MEDIUM: u16 = 0xc000;
    pub(super) const PAIR: u16 = 0xc800;
    pub(super) const REGISTER: u16 = 0xd000;
    pub(super) const VECTOR_PAIR: u16 = 0xd800;
    pub(super) const VECTOR: u16 = 0xdc00;
    pub(super) const ALLOCATE_LARGE: u8 = 0xe0;
    pub(super) const SET_FRAME: u8 = 0xe1;
    pub(super) const NOTHING: u8 = 0xe3;
    pub(super) const SIGN: u8 = 0xfc;
}

/// Largest frame: two additions move the stack pointer by it.
pub(super) const MAX_FRAME: u32 = 1 << 24;

/// Steps of unwinding, which are collected with the instructions.
pub(super) struct Steps<'a>(pub(super) &'a mut Vec<(u32, UnwindStep)>);

impl Steps<'_> {
    fn byte(&mut self, code: &[u8], byte: u8) {
        self.0.push((code.len() as u32, UnwindStep::Code([byte, 0, 0, 0], 1)));
    }

    fn half(&mut self, code: &[u8], half: u16) {
        let [high, low] = half.to_be_bytes();
        self.0.push((code.len() as u32, UnwindStep::Code([high, low, 0, 0], 2)));
    }

    fn allocate(&mut self, code: &[u8], bytes: u32) {
        let units = bytes / 16;
        match units {
            0..32 => self.byte(code, code::ALLOCATE_SMALL | units as u8),
            32..2048 => self.half(code, code::ALLOCATE_MEDIUM | units as u16),
            _ => {
                let [_, high, middle, low] = units.to_be_bytes();
                let bytes = [code::ALLOCATE_LARGE, high, middle, low];
                self.0.push((code.len() as u32, UnwindStep::Code(bytes, 4)));
            }
        }
    }

    /// Notes that a register, or a pair, is stored at a place of the frame.
    fn save(&mut self, code: &[u8], first: Reg, is_pair: bool, place: i64) {
        let place = (place / 8) as u16;
        let (op, base) = match (first.is_vector(), is_pair) {
            (false, true) => (code::PAIR, 19),
            (false, false) => (code::REGISTER, 19),
            (true, true) => (code::VECTOR_PAIR, 8),
            (true, false) => (code::VECTOR, 8),
        };
        self.half(code, op | u16::from(first.number() - base) << 6 | place);
    }

    /// Notes instructions since a place that change nothing that is to be undone.
    fn nothing(&mut self, code: &[u8], since: usize) {
        for _ in (since..code.len()).step_by(4) {
            self.byte(code, code::NOTHING);
        }
    }
}

impl Layout {
    /// Whether tables can describe the frame.
    pub(super) fn fits_windows(&self) -> bool {
        self.above < MAX_FRAME
            && self.outgoing < MAX_FRAME
            && self.saved.and(generals(0, 18)).is_empty()
            && !self.saves_whole
    }

    pub(super) fn write_windows_prologue(
        &self,
        frame: &FrameFacts,
        code: &mut Vec<u8>,
        fixups: &mut Vec<CodeFixup>,
        steps: &mut Steps<'_>,
    ) {
        let start = code.len();
        let signs = self.write_protection(frame, code, true);
        if !self.has_frame && !signs {
            if frame.has_incoming && !frame.is_naked {
                emit::add_number(code, X9, SP, 0);
            }
            return;
        }
        match signs {
            true => steps.byte(code, code::SIGN),
            false => steps.nothing(code, start),
        }
        if frame.has_incoming {
            let start = code.len();
            emit::add_number(code, X9, SP, 0);
            steps.nothing(code, start);
        }
        if !self.has_frame {
            return;
        }
        if fits_pair(-i64::from(self.above), 3).is_some() {
            ops::STPXpre.pair(code, FP.0, LR.0, SP.0, -(self.above as i32) / 8);
            steps.byte(code, code::RECORD_AND_ALLOCATE | (self.above / 8 - 1) as u8);
        } else {
            move_stack(code, self.above, frame.traits.probe, Some(steps));
            ops::STPXi.pair(code, FP.0, LR.0, SP.0, 0);
            steps.byte(code, code::RECORD);
        }
        emit::add_number(code, FP, SP, 0);
        steps.byte(code, code::SET_FRAME);
        for (first, second, place) in self.pairs() {
            match second {
                Some(second) => {
                    let op = if first.is_vector() { ops::STPDi } else { ops::STPXi };
                    op.pair(code, first.number(), second.number(), FP.0, place as i32 / 8);
                }
                None => {
                    let op = if first.is_vector() { access::STORE_D } else { access::STORE64 };
                    emit::access_at(code, op, first, FP, place);
                }
            }
            steps.save(code, first, second.is_some(), place);
        }
        // The frame pointer finds all of this: the rest is a part of the body.
        move_stack(code, self.outgoing, frame.traits.probe, None);
        self.write_guard(code, fixups);
    }

    /// Restores all registers and the stack pointer.
    pub(super) fn write_windows_epilogue(
        &self,
        frame: &FrameFacts,
        code: &mut Vec<u8>,
        fixups: &mut Vec<CodeFixup>,
        steps: &mut Steps<'_>,
    ) {
        if self.has_frame {
            self.write_check(code, fixups);
        }
        let start = code.len() as u32;
        let first = steps.0.len();
        if self.has_frame {
            let pairs: Vec<_> = self.pairs().collect();
            for &(first, second, place) in pairs.iter().rev() {
                match second {
                    Some(second) => {
                        let op = if first.is_vector() { ops::LDPDi } else { ops::LDPXi };
                        op.pair(code, first.number(), second.number(), FP.0, place as i32 / 8);
                    }
                    None => {
                        let op = if first.is_vector() { access::LOAD_D } else { access::LOAD64 };
                        emit::access_at(code, op, first, FP, place);
                    }
                }
                steps.save(code, first, second.is_some(), place);
            }
            emit::add_number(code, SP, FP, 0);
            steps.byte(code, code::SET_FRAME);
            if fits_pair(-i64::from(self.above), 3).is_some() && fits_pair(i64::from(self.above), 3).is_some() {
                ops::LDPXpost.pair(code, FP.0, LR.0, SP.0, self.above as i32 / 8);
                steps.byte(code, code::RECORD_AND_ALLOCATE | (self.above / 8 - 1) as u8);
            } else {
                ops::LDPXi.pair(code, FP.0, LR.0, SP.0, 0);
                steps.byte(code, code::RECORD);
                for part in parts(self.above) {
                    ops::ADDXri.rri(code, SP.0, SP.0, add_immediate(u64::from(part)).unwrap_or(0));
                    steps.allocate(code, part);
                }
            }
        }
        if self.write_protection(frame, code, false) {
            steps.byte(code, code::SIGN);
        }
        if steps.0.len() > first {
            steps.0.insert(first, (start, UnwindStep::Epilogue));
        }
    }

    /// Signs or checks the return address, and returns whether it does.
    fn write_protection(&self, frame: &FrameFacts, code: &mut Vec<u8>, is_start: bool) -> bool {
        let mut rules: Vec<(u32, CfiRule)> = Vec::new();
        match is_start {
            true if frame.is_naked => {}
            true => {
                frame.traits.protection.write_entry(self.has_frame, 0, code, &mut rules);
            }
            false => frame.traits.protection.write_exit(self.has_frame, code, &mut rules),
        }
        !rules.is_empty()
    }
}

/// Returns the parts of a number that one instruction each adds.
fn parts(bytes: u32) -> impl Iterator<Item = u32> {
    [bytes & !0xfff, bytes & 0xfff].into_iter().filter(|&part| part != 0)
}

/// Moves the stack pointer down, and touches every page of a large frame.
fn move_stack(code: &mut Vec<u8>, bytes: u32, probe: Probe, mut steps: Option<&mut Steps<'_>>) {
    let mut left = bytes;
    if let Probe::Inline(page) = probe
        && bytes >= page
    {
        // sub x16, sp, #n; loop: sub sp, sp, #page; str xzr, [sp]; cmp sp, x16; b.hi loop
        let whole = bytes / page * page;
        let start = code.len();
        emit::add_number(code, X16, SP, -i64::from(whole));
        if let Some(steps) = steps.as_deref_mut() {
            steps.nothing(code, start);
        }
        let again = code.len();
        ops::SUBXri.rri(code, SP.0, SP.0, add_immediate(u64::from(page)).unwrap_or(0));
        if let Some(steps) = steps.as_deref_mut() {
            steps.allocate(code, whole);
        }
        let start = code.len();
        emit::access_at(code, access::STORE64, ZR, SP, 0);
        ops::SUBSXrx64.rr_extend(code, ZR.0, SP.0, X16.0, ExtendKind::Uxtx, 0);
        let words = (code.len() - again) as u32 / 4;
        ops::Bcc.with((words.wrapping_neg() & 0x7_ffff) << 5).branch_if(code, Condition::Hi);
        if let Some(steps) = steps.as_deref_mut() {
            steps.nothing(code, start);
        }
        left -= whole;
    }
    for part in parts(left) {
        ops::SUBXri.rri(code, SP.0, SP.0, add_immediate(u64::from(part)).unwrap_or(0));
        if let Some(steps) = steps.as_deref_mut() {
            steps.allocate(code, part);
        }
    }
}
