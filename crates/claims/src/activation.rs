//! The state of one activation of a function: what was executed, when, and how often.

use draig_interp::Step;
use draig_ir::{Block, Global, Inst};
use draig_num::ApInt;

use crate::memory::{Range, Touched};

/// Times are numbers of blocks entered and instructions begun in the activation, from 1; 0 is never.
pub(crate) type Time = u32;

/// An instruction that has begun.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pending {
    pub(crate) inst: Inst,
    pub(crate) position: usize,
}

/// A loop as it is executed.
#[derive(Clone, Debug, Default)]
pub(crate) struct LoopRun {
    /// Number of times that the back edge was taken since the loop was entered; `None` before.
    pub(crate) taken: Option<u64>,
    /// Exact numbers and upper bounds that were claimed when it was entered.
    pub(crate) exact: Option<ApInt>,
    pub(crate) most: Option<ApInt>,
    /// Of each exiting block: the exact number, and an upper bound.
    pub(crate) exits: Vec<(Block, Option<ApInt>, Option<ApInt>)>,
}

/// An activation.
#[derive(Debug)]
pub(crate) struct Activation {
    pub(crate) function: Global,
    pub(crate) frame: u64,
    pub(crate) time: Time,
    pub(crate) pending: Option<Pending>,
    pub(crate) block: Option<Block>,
    /// Time at which each block was last entered.
    pub(crate) entered: Vec<Time>,
    /// Time at which each instruction last began.
    pub(crate) begun: Vec<Time>,
    /// By header.
    pub(crate) loops: Vec<LoopRun>,
    /// Time at which each cycle's current iteration began.
    pub(crate) iterations: Vec<Time>,
    pub(crate) touched: Touched,
    /// Accesses of functions called by the pending instruction.
    pub(crate) callees: Vec<Touched>,
    /// Bytes before the pending call of a library function.
    pub(crate) kept: Vec<(Range, Vec<u8>)>,
}

impl Activation {
    pub(crate) fn new(step: &Step<'_>, blocks: usize, insts: usize, loops: usize, cycles: usize) -> Activation {
        Activation {
            function: step.function,
            frame: step.frame,
            time: 0,
            pending: None,
            block: None,
            entered: vec![0; blocks],
            begun: vec![0; insts],
            loops: vec![LoopRun::default(); loops],
            iterations: vec![0; cycles],
            touched: Touched::default(),
            callees: Vec::new(),
            kept: Vec::new(),
        }
    }

    /// Advances the time.
    pub(crate) fn tick(&mut self) -> Time {
        self.time = self.time.saturating_add(1);
        self.time
    }
}
