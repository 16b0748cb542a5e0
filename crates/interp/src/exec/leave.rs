//! Returns.

use super::Flow;
use crate::contracts;
use crate::machine::Machine;
use crate::program::Function;
use crate::rules;
use crate::stop::{Run, Undefined};
use crate::value::Taint;

impl Machine<'_> {
    /// Leaves the running function with `count` slots of result at register `at`.
    pub(super) fn return_from(&mut self, function: &Function, at: usize, count: usize) -> Run<Flow> {
        if function.entry.result.is_some() {
            contracts::result(self, function.entry.result, &function.result, at, Some(function.global))?;
        }
        let Some(frame) = self.frames.pop() else { return Ok(Flow::Done(at, count)) };
        if frame.has_exit_checks
            && let Err(stop) = contracts::leaving(self, function, &frame, at)
        {
            self.frames.push(frame);
            return Err(stop);
        }
        self.memory.release_stack(frame.stack, self.site);
        if frame.is_outermost {
            return Ok(Flow::Done(at, count));
        }
        let Some(caller) = self.frames.last() else { return Ok(Flow::Done(at, count)) };
        let to = caller.base + usize::from(frame.d);
        let wanted = usize::from(frame.slots);
        match count.min(wanted) {
            1 => self.registers[to] = self.registers[at],
            count => self.registers.copy_within(at..at + count, to),
        }
        if count < wanted {
            // A caller that believes in a result that there is none of.
            let poison = self.taints.poison(frame.called_at, Taint::NONE);
            self.registers[to + count..to + wanted].fill(poison);
        }
        let pc = (frame.called_at.0 - caller.function.first_site) as usize;
        let site = self.call_at(&caller.function, pc);
        // What the call promises is told at the call.
        self.site = frame.called_at;
        if let Some((number, function)) = site {
            let call = &function.calls[number];
            if let Some(set) = call.checks.function
                && contracts::never_returns(self.module, set)
            {
                let what = "the called function returned although the call is noreturn";
                return Err(Undefined::new(&rules::NORETURN_RETURNED, what).into());
            }
            if call.checks.result.is_some() {
                let shape = std::rc::Rc::clone(&call.result);
                contracts::result(self, call.checks.result, &shape, to, None)?;
            }
        }
        Ok(Flow::Frame)
    }

    /// The call that an operation makes, if its promises about the return matter.
    fn call_at(
        &self,
        function: &std::rc::Rc<Function>,
        pc: usize,
    ) -> Option<(usize, std::rc::Rc<Function>)> {
        use crate::program::op::Op;
        match *function.ops.get(pc)? {
            Op::Call { call } | Op::CallAny { call } => {
                let checks = &function.calls[call as usize].checks;
                (checks.result.is_some() || checks.function.is_some())
                    .then(|| (call as usize, std::rc::Rc::clone(function)))
            }
            _ => None,
        }
    }
}
