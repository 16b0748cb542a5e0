//! Analyses of one function, each computed when it is first asked for and kept while the body cannot change.

use std::cell::OnceCell;

use crate::control_flow::ControlFlow;
use crate::dominators::DominatorTree;
use crate::subject::Subject;

/// The analyses of one function. They borrow the body, so that none can become stale.
#[derive(Debug)]
pub struct Analyses<'a> {
    subject: Subject<'a>,
    control_flow: OnceCell<ControlFlow>,
    dominators: OnceCell<DominatorTree>,
}

impl<'a> Analyses<'a> {
    /// Creates the analyses of a function, without computing any.
    #[must_use]
    pub fn new(subject: Subject<'a>) -> Analyses<'a> {
        Analyses { subject, control_flow: OnceCell::new(), dominators: OnceCell::new() }
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
}
