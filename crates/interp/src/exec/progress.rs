//! Detection of infinite loops without effects where progress is promised (LangRef, `mustprogress`,
//! `willreturn` and `llvm.loop.mustprogress`).
//!
//! At intervals the operations of the running frame are observed for a while. If its registers return to an
//! earlier state at the same branch, and only registers changed in between, the loop repeats forever. Brent's
//! cycle finding keeps one state to compare with. More often than that, the host is asked whether the run
//! should end.

use draig_analysis::{ControlFlow, Cycles};
use draig_ir::{Block, Body, Inst, Metadata, Module, Ordering};
use draig_tables::metadata_kinds as kinds;

use super::Window;
use crate::contracts;
use crate::machine::Machine;
use crate::program::Function;
use crate::program::op::Op;
use crate::rules;
use crate::site::Site;
use crate::stop::{Result, Undefined, limit};
use crate::value::Slot;

/// Steps before the first observation.
pub(super) const FIRST_SLICE: u64 = 1 << 20;
/// Minimum number of steps between two questions to the host, with one thread.
const SHORTEST_SLICE: u64 = 1 << 16;
/// Maximum number of steps between two questions to the host.
const LONGEST_SLICE: u64 = 1 << 22;
/// Maximum number of slices between two observations.
const SLICES_BETWEEN: u64 = 16;
/// Number of operations per observation.
const OPERATIONS_PER_OBSERVATION: u32 = 1 << 16;

/// Observation of a frame.
#[derive(Debug)]
pub(crate) struct Progress {
    /// Operations still to be observed.
    left: u32,
    /// Reference state: the branch that followed, and the registers.
    at: usize,
    registers: Vec<Slot>,
    /// Branches executed since then, and the number of them after which a later state replaces the reference.
    trail: Vec<u32>,
    power: usize,
}

/// Result of observing an operation.
pub(super) enum Observation {
    /// The observation continues.
    Continues,
    /// The observation is over: an effect was found, or it took too long.
    Over,
}

impl Machine<'_> {
    /// Grants more steps if any are left and the host agrees; from time to time starts an observation of the
    /// running frame.
    #[cold]
    pub(super) fn refuel(&mut self) -> Result<()> {
        if self.host.interrupted() {
            self.thread.site = self.next_site();
            return limit("interrupted");
        }
        let all = self.fuel + self.fuel_after_slice;
        let Some(rest) = all.checked_sub(std::mem::take(&mut self.fuel_owed)).filter(|_| self.fuel_after_slice > 0)
        else {
            (self.fuel, self.fuel_after_slice) = (0, 0);
            self.thread.site = self.next_site();
            return limit(format!("more than {} steps", self.max_steps));
        };
        if self.threads.are_several() {
            // A loop may wait for another thread, so progress is not observed.
            self.slice = self.threads.quantum();
            self.fuel = rest.min(self.slice);
            self.fuel_after_slice = rest - self.fuel;
            if self.threads.is_reminder_due(self.max_steps - rest) {
                self.memory.account.remind();
            }
            return Ok(());
        }
        self.memory.account.remind();
        self.slice = (2 * self.slice).clamp(SHORTEST_SLICE, LONGEST_SLICE);
        self.fuel = rest.min(self.slice);
        self.fuel_after_slice = rest - self.fuel;
        let slices = self.steps() / LONGEST_SLICE;
        if slices > 0 && !slices.is_power_of_two() && !slices.is_multiple_of(SLICES_BETWEEN) {
            return Ok(());
        }
        let promised = self.thread.frames.last().map(|frame| frame.function.global).filter(|&global| {
            let is_loop = |kind: u32| kind == kinds::MD_LOOP;
            contracts::must_progress(self.module, global)
                || (self.module.body(global))
                    .is_some_and(|body| body.all_attachments().any(|(kind, _)| is_loop(kind.as_u32())))
        });
        if promised.is_some() {
            self.progress = Some(Progress {
                left: OPERATIONS_PER_OBSERVATION,
                at: usize::MAX,
                registers: Vec::new(),
                trail: Vec::new(),
                power: 1,
            });
        }
        Ok(())
    }

    /// Returns the site of the next operation. If the fuel runs out at a block's start, the run ends in that
    /// block, not before it.
    fn next_site(&self) -> Site {
        self.thread.frames.last().map_or(self.thread.site, |frame| frame.function.site(frame.pc))
    }

    /// Observes the next operation.
    #[cold]
    pub(super) fn observe(&mut self, function: &Function, r: &Window, pc: usize) -> Result<Observation> {
        let Some(progress) = &mut self.progress else { return Ok(Observation::Continues) };
        progress.left = progress.left.saturating_sub(1);
        let Some(op) = function.ops.get(pc).filter(|_| progress.left > 0) else { return Ok(Observation::Over) };
        let is_branch = match *op {
            Op::Br { .. } | Op::CondBr { .. } | Op::Switch { .. } | Op::IndirectBr { .. } => true,
            fused if fused.is_fused_branch() => true,
            // Storing the value that is already there changes nothing.
            Op::Store8 { p, v, align } => return self.stored_again::<1>(r, p, v, align),
            Op::Store16 { p, v, align } => return self.stored_again::<2>(r, p, v, align),
            Op::Store32 { p, v, align } => return self.stored_again::<4>(r, p, v, align),
            Op::Store64 { p, v, align } => return self.stored_again::<8>(r, p, v, align),
            Op::Load8 { .. } | Op::Load16 { .. } | Op::Load32 { .. } | Op::Load64 { .. } | Op::LoadLanes { .. } => {
                let body = self.module.body(function.global).zip(function.origin[pc]);
                let is_plain =
                    body.is_some_and(|(body, inst)| body.memory_access(inst).ordering == Ordering::NotAtomic);
                return Ok(if is_plain { Observation::Continues } else { Observation::Over });
            }
            Op::StoreLanes { .. }
            | Op::Alloca { .. }
            | Op::Allocas { .. }
            | Op::Freeze { .. }
            | Op::Watch { .. }
            | Op::Steps { .. }
            | Op::Ret { .. }
            | Op::Call { .. }
            | Op::CallAny { .. }
            | Op::Slow { .. }
            | Op::SlowTerminator { .. } => return Ok(Observation::Over),
            // All other operations write registers only.
            _ => false,
        };
        if !is_branch {
            return Ok(Observation::Continues);
        }
        let registers = &r[..(function.registers as usize).min(r.len())];
        if progress.at == pc && progress.registers == registers {
            let trail = std::mem::take(&mut progress.trail);
            return self.comes_again(function, &trail, pc);
        }
        if progress.trail.len() + 1 >= progress.power {
            progress.power *= 2;
            progress.trail.clear();
            progress.at = pc;
            progress.registers.clear();
            progress.registers.extend_from_slice(registers);
        }
        progress.trail.push(pc as u32);
        Ok(Observation::Continues)
    }

    fn stored_again<const N: usize>(&self, r: &Window, p: u16, v: u16, align: u8) -> Result<Observation> {
        let there = self.memory.load_fast::<N>(r[usize::from(p)], (1 << align) - 1);
        let value = r[usize::from(v)];
        let same = there.is_some_and(|there| there.tag == value.tag && there.bits == value.bits);
        Ok(if same { Observation::Continues } else { Observation::Over })
    }

    /// Handles branches that will repeat forever: undefined if their loop promises progress.
    fn comes_again(&mut self, function: &Function, trail: &[u32], pc: usize) -> Result<Observation> {
        let body = self.body_of(function)?;
        let branches = trail.iter().filter_map(|&pc| {
            let block = body.block_of((*function.origin.get(pc as usize)?)?)?;
            Some((pc as usize, block))
        });
        let branches: Vec<(usize, Block)> = branches.collect();
        let back = back_edges(body, &branches);
        let promises = |&(_, block): &(usize, Block)| {
            body.terminator(block).is_some_and(|branch| says_must_progress(self.module, body, branch))
        };
        let in_loop = !back.is_empty() && back.iter().all(promises);
        if !(in_loop || contracts::must_progress(self.module, function.global)) {
            return Ok(Observation::Over);
        }
        // The report's place is the branch back to the loop's header.
        let pc = back.first().map_or(pc, |&(pc, _)| pc);
        self.thread.site = function.site(pc);
        let what = "a loop that does nothing and never ends, where progress is promised";
        Err(Undefined::new(&rules::ENDLESS_LOOP, what).into())
    }
}

/// Returns the branches back to the header of the innermost loop that contains all of these branches; empty
/// if the loop has several entries.
fn back_edges(body: &Body, branches: &[(usize, Block)]) -> Vec<(usize, Block)> {
    let graph = ControlFlow::new(body);
    let cycles = Cycles::new(&graph);
    let mut around = branches.first().and_then(|&(_, block)| cycles.innermost(block));
    while let Some(cycle) = around
        && !branches.iter().all(|&(_, block)| cycles.contains(cycle, block))
    {
        around = cycles.parent(cycle);
    }
    let Some(cycle) = around.filter(|&cycle| cycles.is_reducible(cycle)) else { return Vec::new() };
    let next = branches.iter().skip(1).chain(branches.first());
    let back = branches.iter().zip(next).filter(|(_, (_, to))| *to == cycles.header(cycle));
    back.map(|(from, _)| *from).collect()
}

/// Returns whether the `!llvm.loop` of a branch has `llvm.loop.mustprogress`.
fn says_must_progress(module: &Module, body: &Body, branch: Inst) -> bool {
    let pool = &module.tables.metadata;
    let is_it = |node: Metadata| {
        let text = pool.node(node)?.operands().next()??;
        Some(module.tables.str(pool.as_string(text)?) == b"llvm.loop.mustprogress")
    };
    let of_loop = body.attachments(branch).find(|(kind, _)| kind.as_u32() == kinds::MD_LOOP);
    let options = of_loop.and_then(|(_, node)| pool.node(node));
    options.is_some_and(|options| options.operands().flatten().skip(1).any(|option| is_it(option) == Some(true)))
}
