//! Jumps of one function, once all places are known: to where they end up, and in two bytes where these reach.
//!
//! Selection writes every jump with a distance of four bytes. Here a jump to a jump gets the other one's target, a
//! jump to what follows is left out, and jumps that reach with one byte become short. All places move accordingly.
//! Whether a distance fits is decided before anything is shortened: afterwards, it is not larger.

use super::{Label, Memory};
use crate::function::analysis::NOWHERE;

const JMP_REL32: u8 = 0xe9;
const JMP_REL8: u8 = 0xeb;
const JCC_REL8: u8 = 0x70;

/// Jumps to jumps are followed this often.
const MAX_STEPS: usize = 8;

/// A place at which bytes are left out: its end in the old code, and the number left out up to it.
type Cut = (u32, u32);

/// Form of a jump in the old code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Jump {
    Always,
    /// With this condition.
    If(u8),
    /// No jump: an address of code.
    Address,
}

fn form(code: &[u8], at: u32) -> Jump {
    let at = at as usize;
    match (code[at.saturating_sub(2)], code[at - 1]) {
        (0x0f, second @ 0x80..=0x8f) => Jump::If(second & 15),
        (_, JMP_REL32) => Jump::Always,
        _ => Jump::Address,
    }
}

/// Finds places in the new code. Those of the old code are asked for almost in order, so that the last answer is next
/// to the place of the next.
struct Moved<'a> {
    cuts: &'a [Cut],
    /// Number of cuts up to the last place.
    count: usize,
}

impl<'a> Moved<'a> {
    fn new(cuts: &'a [Cut]) -> Moved<'a> {
        Moved { cuts, count: 0 }
    }

    /// Returns the place in the new code of one in the old.
    #[inline]
    fn place(&mut self, old: u32) -> u32 {
        let is_before = self.count > 0 && self.cuts[self.count - 1].0 > old;
        let rest = if is_before { self.cuts } else { &self.cuts[self.count..] };
        let skipped = self.cuts.len() - rest.len();
        self.count = match rest {
            [] => skipped,
            [first, ..] if first.0 > old => skipped,
            [_, second, ..] if second.0 > old => skipped + 1,
            _ => skipped + rest.partition_point(|&(end, _)| end <= old),
        };
        match self.count {
            0 => old,
            count => old - self.cuts[count - 1].1,
        }
    }
}

impl Memory {
    /// Appends the code of the function to a buffer, with short jumps. All places of the memory, which are offsets in
    /// the code, become those in the new code.
    pub(super) fn relax(&mut self, out: &mut Vec<u8>) {
        let old = &self.s.code;
        let labels = &mut self.labels;
        if !self.jumps.is_sorted_by_key(|&(at, _)| at) {
            self.jumps.sort_unstable_by_key(|&(at, _)| at);
        }
        // Targets first: they are needed for all distances.
        let targets = &mut self.own.jump_targets;
        targets.clear();
        for &(at, label) in &self.jumps {
            let mut target = label;
            debug_assert!(labels[label.0 as usize] != NOWHERE, "{label:?} has no place");
            let form = form(old, at);
            if form != Jump::Address {
                for _ in 0..MAX_STEPS {
                    let Some(next) = follow(old, &self.jumps, labels, target) else { break };
                    target = next;
                }
            }
            targets.push((target, form));
        }
        let start = out.len();
        let cuts = &mut self.own.cuts;
        cuts.clear();
        let (mut copied, mut saved) = (0, 0);
        // Code that is aligned stays where it is.
        let shortened = if self.own.code_align > 1 { 0 } else { targets.len() };
        for (&(at, _), &(target, form)) in self.jumps.iter().zip(&targets[..shortened]) {
            let distance = i64::from(labels[target.0 as usize]) - i64::from(at + 4);
            let is_short = (-128..=127).contains(&distance);
            let (first, bytes) = match form {
                Jump::Always if distance == 0 => (at - 1, 5),
                Jump::Always if is_short => (at - 1, 3),
                Jump::If(_) if is_short => (at - 2, 4),
                _ => continue,
            };
            out.extend_from_slice(&old[copied as usize..first as usize]);
            match form {
                Jump::If(condition) => out.extend_from_slice(&[JCC_REL8 | condition, 0]),
                _ if bytes == 3 => out.extend_from_slice(&[JMP_REL8, 0]),
                _ => {}
            }
            copied = at + 4;
            saved += bytes;
            cuts.push((copied, saved));
        }
        out.extend_from_slice(&old[copied as usize..]);

        let mut moved = Moved::new(cuts);
        for label in labels.iter_mut().filter(|label| **label != NOWHERE) {
            *label = moved.place(*label);
        }
        let (mut cut, mut ends) = (0, Moved::new(cuts));
        for (&(at, _), &(target, _)) in self.jumps.iter().zip(targets.iter()) {
            let end = at + 4;
            let target = labels[target.0 as usize];
            let mut removed = 0;
            if cuts.get(cut).is_some_and(|&(place, _)| place == end) {
                removed = cuts[cut].1 - if cut == 0 { 0 } else { cuts[cut - 1].1 };
                cut += 1;
            }
            let new_end = ends.place(end);
            let distance = target.wrapping_sub(new_end) as i32;
            let last = start + new_end as usize;
            match removed {
                0 => out[last - 4..last].copy_from_slice(&distance.to_le_bytes()),
                5 => {}
                _ => out[last - 1] = distance as i8 as u8,
            }
        }
        for fixup in &mut self.fixups {
            fixup.offset = moved.place(fixup.offset);
        }
        for (at, _) in &mut self.places {
            *at = moved.place(*at);
        }
        self.notes.move_rows(cuts);
        self.notes.for_each_offset(|at| *at = moved.place(*at));
        for record in &mut self.safepoints.records {
            record.offset = moved.place(record.offset);
        }
        for placed in &mut self.own.placed {
            placed.start = moved.place(placed.start);
        }
        for at in self.outgoing_at.iter_mut().chain(&mut self.own.type_traps) {
            *at = moved.place(*at);
        }
        for (at, _) in &mut self.cfi {
            *at = moved.place(*at);
        }
        for (site, _) in &mut self.call_sites {
            (site.start, site.end) = (moved.place(site.start), moved.place(site.end));
        }
    }
}

/// Returns the target of the jump at a label, if there is one that is always taken.
fn follow(code: &[u8], jumps: &[(u32, Label)], labels: &[u32], label: Label) -> Option<Label> {
    let place = labels[label.0 as usize];
    if code.get(place as usize) != Some(&JMP_REL32) {
        return None;
    }
    let at = jumps.binary_search_by_key(&(place + 1), |&(at, _)| at).ok()?;
    let (jump, target) = jumps[at];
    (labels[target.0 as usize] != place && form(code, jump) == Jump::Always).then_some(target)
}
