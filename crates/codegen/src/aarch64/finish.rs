//! The end of a function: branches, tables, and what refers to its code.

use draig_ir::Global;
use draig_mc::aarch64::direct::ops;

use super::convention::Rules;
use super::parameter::reserved;
use super::prologue::Layout;
use super::registers::{Arm, FP, SAVED, SP, V31, X9, dwarf_number};
use super::windows::Steps;
use super::{FrameFacts, Memory};
use crate::Refusal;
use crate::code::{CallSite, CfiRule, CodeBuffer, CodeFixup, CodeTarget, FunctionSpan, JumpTable, Safepoint};
use crate::function::analysis::NOWHERE;
use crate::function::state::Target;

/// Code starts at multiples of this.
const CODE_ALIGN: usize = 16;

/// Jumps to jumps are followed this often.
const MAX_STEPS: usize = 8;

/// Form of an instruction with a distance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// Words in 26 bits.
    Always,
    /// Words in this number of bits from bit 5.
    If(u32),
    /// Bytes in 21 bits.
    Address,
}

fn form(word: u32) -> Form {
    if word & 0xfc00_0000 == 0x1400_0000 {
        Form::Always
    } else if word & 0x7e00_0000 == 0x3600_0000 {
        Form::If(14)
    } else if word & 0x9f00_0000 == 0x1000_0000 {
        Form::Address
    } else {
        Form::If(19)
    }
}

/// Returns the bits that hold a distance in bytes, if it fits.
fn bits(form: Form, distance: i64) -> Option<u32> {
    let (value, width) = match form {
        Form::Always => (distance >> 2, 26),
        Form::If(width) => (distance >> 2, width),
        Form::Address => (distance, 21),
    };
    let field = value as u32 & ((1 << width) - 1);
    let fits = value << (64 - width) >> (64 - width) == value;
    fits.then_some(match form {
        Form::Always => field,
        Form::If(_) => field << 5,
        Form::Address => (field & 3) << 29 | field >> 2 << 5,
    })
}

fn word_at(code: &[u8], at: usize) -> u32 {
    let mut word = [0; 4];
    word.copy_from_slice(&code[at..at + 4]);
    u32::from_le_bytes(word)
}

impl Memory {
    /// Whether all conditional branches reach their targets. The epilogue follows the code.
    pub(super) fn reaches(&self) -> bool {
        let code = &self.s.code;
        // What the shortest distances reach.
        if code.len() < 1 << 15 {
            return true;
        }
        self.jumps.iter().all(|&(at, label)| {
            let target = match self.labels[label.0 as usize] {
                NOWHERE => code.len() as u32,
                place => place,
            };
            bits(form(word_at(code, at as usize)), i64::from(target) - i64::from(at)).is_some()
        })
    }

    /// Fills in the distances of branches in the code that starts at an offset of a buffer; `false` if one does not
    /// fit.
    fn fill_in(&self, code: &mut [u8], start: usize) -> bool {
        let is_branch = |place: u32| {
            let at = self.jumps.binary_search_by_key(&place, |&(at, _)| at).ok()?;
            (form(word_at(&self.s.code, place as usize)) == Form::Always).then(|| self.jumps[at].1)
        };
        for &(at, label) in &self.jumps {
            let word = word_at(&self.s.code, at as usize);
            let form = form(word);
            let mut place = self.labels[label.0 as usize];
            debug_assert!(place != NOWHERE, "{label:?} has no place");
            let mut field = bits(form, i64::from(place) - i64::from(at));
            if form != Form::Address {
                for _ in 0..MAX_STEPS {
                    let Some(next) = is_branch(place) else { break };
                    place = self.labels[next.0 as usize];
                    match bits(form, i64::from(place) - i64::from(at)) {
                        Some(further) => field = Some(further),
                        None => break,
                    }
                }
            }
            let Some(field) = field else { return false };
            let at = start + at as usize;
            code[at..at + 4].copy_from_slice(&(word | field).to_le_bytes());
        }
        true
    }

    /// Appends the function to a buffer.
    pub(super) fn finish(&mut self, function: Global, frame: &FrameFacts, out: &mut CodeBuffer) -> Result<(), Refusal> {
        let refused = |reason: &str| Refusal { global: Some(function), inst: None, reason: reason.to_owned() };
        let Some(size) = self.s.frame.size() else { return Err(refused("a frame of this size")) };
        out.bytes.resize(out.bytes.len().next_multiple_of(CODE_ALIGN), 0);
        let start = out.bytes.len();
        let ranges = (
            out.fixups.len(),
            out.cfi.len(),
            out.call_sites.len(),
            out.blocks.len(),
            out.jump_tables.len(),
            out.places.len(),
        );
        let saved = frame.convention.map_or(SAVED, |convention| convention.saved).without(frame.kept);
        // It is the scratch register of moves, which are not noted.
        let mut touched = self.s.all_touched().or(V31.mask());
        if frame.has_incoming {
            touched.insert(X9);
        }
        if frame.has_calls && frame.convention.is_some_and(|convention| convention.saves_whole) {
            // Functions of C restore them in part.
            touched = touched.or(Arm::SAVED_IN_PART);
        }
        let layout = Layout::new(frame, size, reserved(frame.rules), touched.and(saved));
        let is_windows = frame.rules == Rules::Windows;
        if is_windows && !layout.fits_windows() {
            return Err(refused("a frame that unwind tables of Windows do not describe"));
        }
        let steps_start = out.steps.len();
        let (code, cfi, mut steps) = (&mut out.bytes, &mut out.cfi, Steps(&mut out.steps));
        let patch = match is_windows {
            true => {
                layout.write_windows_prologue(frame, code, &mut out.fixups, &mut steps);
                start as u32
            }
            false => layout.write_prologue(frame, code, cfi, &mut out.fixups),
        };
        // From here on, places in the body are those in the buffer less this.
        let body = code.len();
        let shift = body as u32;
        if let Some(label) = frame.epilogue {
            self.labels[label.0 as usize] = self.s.code.len() as u32;
        }
        for (pad, block) in std::mem::take(&mut self.pads) {
            self.labels[pad.0 as usize] = self.labels[block.0 as usize];
        }
        if !self.jumps.is_sorted_by_key(|&(at, _)| at) {
            self.jumps.sort_unstable_by_key(|&(at, _)| at);
        }
        self.notes.end(self.s.code.len() as u32);
        code.extend_from_slice(&self.s.code);
        cfi.extend(self.cfi.iter().map(|&(at, rule)| (at + shift, rule)));
        let mut last_fixups = Vec::new();
        if frame.epilogue.is_some() {
            let has_tails = !frame.tails.is_empty();
            if has_tails {
                cfi.push((code.len() as u32, CfiRule::RememberState));
            }
            match is_windows {
                true => layout.write_windows_epilogue(frame, code, &mut last_fixups, &mut steps),
                false => layout.write_epilogue(frame, code, cfi, &mut last_fixups),
            }
            super::emit::add_number(code, SP, SP, i64::from(super::tail::popped(frame)));
            super::prologue::clear(frame, code);
            ops::RET.n(code, super::registers::LR.0);
            if has_tails {
                cfi.push((code.len() as u32, CfiRule::RestoreState));
            }
        }
        let labels = &mut self.labels;
        super::tail::write_tails(
            frame,
            code,
            cfi,
            &mut last_fixups,
            |label, at| labels[label.0 as usize] = (at - body) as u32,
            |code, cfi, fixups| match is_windows {
                true => layout.write_windows_epilogue(frame, code, fixups, &mut steps),
                false => layout.write_epilogue(frame, code, cfi, fixups),
            },
        );
        if !self.fill_in(code, body) {
            code.truncate(start);
            cfi.truncate(ranges.1);
            out.fixups.truncate(ranges.0);
            out.steps.truncate(steps_start);
            return Err(refused("a function in which addresses of blocks do not reach"));
        }
        for &at in &self.outgoing_at {
            let at = body + at as usize;
            let immediate = match layout.outgoing {
                bytes @ 0..4096 => bytes << 10,
                bytes => (bytes >> 12 | 0x1000) << 10,
            };
            let word = word_at(code, at) | immediate;
            code[at..at + 4].copy_from_slice(&word.to_le_bytes());
        }
        let table_base = out.jump_tables.len() as u32;
        for table in &self.jump_tables {
            let entries = table.iter().map(|label| self.labels[label.0 as usize] + shift).collect();
            out.jump_tables.push(JumpTable { entries });
        }
        out.fixups.extend(self.fixups.iter().map(|fixup| {
            let target = match fixup.target {
                CodeTarget::JumpTable(number) => CodeTarget::JumpTable(table_base + number),
                target => target,
            };
            CodeFixup { offset: fixup.offset + shift, target, ..*fixup }
        }));
        out.fixups.append(&mut last_fixups);
        out.call_sites.extend(self.call_sites.iter().map(|(site, pad)| CallSite {
            start: site.start + shift,
            end: site.end + shift,
            landing_pad: pad.map(|(label, inst)| (self.labels[label.0 as usize] + shift, inst)),
        }));
        let with_addresses = if self.taken.is_empty() { &[][..] } else { &self.s.analysis.layout };
        for (position, &block) in with_addresses.iter().enumerate() {
            if self.taken.binary_search(&block).is_ok() {
                out.blocks.push((block, self.labels[position] + shift));
            }
        }
        out.places.extend(self.places.iter().map(|&(at, inst)| (at + shift, inst)));
        let (assembly, traps, safepoints) = (out.assembly.len(), out.type_traps.len(), out.safepoints.len());
        out.safepoints.extend(
            self.safepoints.records.drain(..).map(|record| Safepoint { offset: record.offset + shift, ..record }),
        );
        for placed in self.own.placed.drain(..) {
            out.assembly.push(placed.in_buffer(&self.labels, shift));
        }
        let stack_size = if layout.has_frame { u64::from(layout.total()) } else { 0 };
        if self.notes.is_on() {
            let base = layout.has_frame.then(|| dwarf_number(FP));
            let size = (out.bytes.len() - start) as u32;
            self.notes.take(&self.s, &self.labels, base, (shift - start as u32, size), &mut out.notes);
            out.has_notes = true;
        }
        out.functions.push(FunctionSpan {
            steps: steps_start..out.steps.len(),
            function,
            start: start as u32,
            end: out.bytes.len() as u32,
            fixups: ranges.0..out.fixups.len(),
            cfi: ranges.1..out.cfi.len(),
            call_sites: ranges.2..out.call_sites.len(),
            blocks: ranges.3..out.blocks.len(),
            jump_tables: ranges.4..out.jump_tables.len(),
            assembly: assembly..out.assembly.len(),
            places: ranges.5..out.places.len(),
            type_traps: traps..traps,
            safepoints: safepoints..out.safepoints.len(),
            description: None,
            stack_size: (!frame.is_dynamic && !frame.is_naked).then_some(stack_size),
            patch,
            nops: frame.traits.nops,
            has_b_key: frame.traits.protection.uses_b_key(layout.has_frame),
            prefix_nops: frame.traits.prefix_nops,
        });
        Ok(())
    }
}
