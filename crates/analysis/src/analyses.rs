//! Analyses of one function, each computed when it is first asked for and kept while the body cannot change.

use std::cell::OnceCell;

use crate::control_flow::ControlFlow;
use crate::cycles::Cycles;
use crate::dominators::DominatorTree;
use crate::frontiers::DominanceFrontiers;
use crate::liveness::Liveness;
use crate::loops::Loops;
use crate::post_dominators::PostDominatorTree;
use crate::subject::Subject;

/// The analyses of one function. They borrow the body, so that none can become stale.
#[derive(Debug)]
pub struct Analyses<'a> {
    subject: Subject<'a>,
    control_flow: OnceCell<ControlFlow>,
    dominators: OnceCell<DominatorTree>,
    post_dominators: OnceCell<PostDominatorTree>,
    dominance_frontiers: OnceCell<DominanceFrontiers>,
    loops: OnceCell<Loops>,
    cycles: OnceCell<Cycles>,
    liveness: OnceCell<Liveness>,
}

impl<'a> Analyses<'a> {
    /// Creates the analyses of a function, without computing any.
    #[must_use]
    pub fn new(subject: Subject<'a>) -> Analyses<'a> {
        Analyses {
            subject,
            control_flow: OnceCell::new(),
            dominators: OnceCell::new(),
            post_dominators: OnceCell::new(),
            dominance_frontiers: OnceCell::new(),
            loops: OnceCell::new(),
            cycles: OnceCell::new(),
            liveness: OnceCell::new(),
        }
    }

    /// Returns the function.
    #[must_use]
    pub fn subject(&self) -> Subject<'a> {
        self.subject
    }

    /// Returns the control-flow graph.
    #[must_use]
    pub fn control_flow(&self) -> &ControlFlow {
        self.control_flow.get_or_init(|| ControlFlow::new(self.subject.body()))
    }

    /// Returns the dominator tree.
    #[must_use]
    pub fn dominators(&self) -> &DominatorTree {
        self.dominators.get_or_init(|| DominatorTree::new(self.control_flow()))
    }

    /// Returns the post-dominator tree; depends on the control-flow graph.
    #[must_use]
    pub fn post_dominators(&self) -> &PostDominatorTree {
        self.post_dominators.get_or_init(|| PostDominatorTree::new(self.subject.body(), self.control_flow()))
    }

    /// Returns the dominance frontiers; depends on the dominator tree.
    #[must_use]
    pub fn dominance_frontiers(&self) -> &DominanceFrontiers {
        self.dominance_frontiers.get_or_init(|| DominanceFrontiers::new(self.control_flow(), self.dominators()))
    }

    /// Returns the natural loops; depends on the dominator tree.
    #[must_use]
    pub fn loops(&self) -> &Loops {
        self.loops.get_or_init(|| Loops::new(self.control_flow(), self.dominators()))
    }

    /// Returns the cycles; depends on the control-flow graph.
    #[must_use]
    pub fn cycles(&self) -> &Cycles {
        self.cycles.get_or_init(|| Cycles::new(self.control_flow()))
    }

    /// Returns the values that are live at the boundaries of blocks; depends on the control-flow graph.
    #[must_use]
    pub fn liveness(&self) -> &Liveness {
        let params = self.subject.module().param_types(self.subject.function()).len() as u32;
        self.liveness.get_or_init(|| Liveness::new(self.subject.body(), self.control_flow(), params))
    }
}
