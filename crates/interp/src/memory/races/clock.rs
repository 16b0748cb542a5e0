//! Vector clocks: for each thread, the number of its last step that happened before a moment of another one.

use std::rc::Rc;

/// Number of a thread's line in clocks. A line is used again by a new thread that begins after the last one ended.
pub(crate) type Line = u16;

/// A moment in the order of happens-before. Copies share their content until they change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clock(Rc<Vec<u32>>);

impl Clock {
    /// Returns the step of a thread that happened before; 0 if none did.
    #[inline]
    pub(crate) fn get(&self, line: Line) -> u32 {
        self.0.get(usize::from(line)).copied().unwrap_or(0)
    }

    /// Sets the step of a thread.
    pub(crate) fn set(&mut self, line: Line, step: u32) {
        let steps = Rc::make_mut(&mut self.0);
        let at = usize::from(line);
        if steps.len() <= at {
            steps.resize(at + 1, 0);
        }
        steps[at] = step;
    }

    /// Adds everything that happened before another moment.
    pub(crate) fn join(&mut self, other: &Clock) {
        if Rc::ptr_eq(&self.0, &other.0) || other.is_before(self) {
            return;
        }
        if self.is_before(other) {
            *self = other.clone();
            return;
        }
        let steps = Rc::make_mut(&mut self.0);
        if steps.len() < other.0.len() {
            steps.resize(other.0.len(), 0);
        }
        for (step, &other) in steps.iter_mut().zip(other.0.iter()) {
            *step = (*step).max(other);
        }
    }

    /// Returns whether this moment is, or happened before, another one.
    pub(crate) fn is_before(&self, other: &Clock) -> bool {
        self.0.iter().enumerate().all(|(line, &step)| step <= other.get(line as Line))
    }

    /// Size of the content in bytes.
    pub(crate) fn size(&self) -> usize {
        self.0.capacity() * size_of::<u32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(steps: &[u32]) -> Clock {
        Clock(Rc::new(steps.to_vec()))
    }

    #[test]
    fn clocks_join_line_by_line() {
        let mut a = clock(&[3, 1]);
        let kept = a.clone();
        a.join(&clock(&[2, 5, 4]));
        assert_eq!(a, clock(&[3, 5, 4]));
        assert_eq!(kept, clock(&[3, 1]));
        assert!(kept.is_before(&a) && !a.is_before(&kept));
        a.join(&kept);
        assert_eq!(a, clock(&[3, 5, 4]));
        a.set(4, 7);
        assert_eq!((a.get(3), a.get(4), a.get(9)), (0, 7, 0));
    }

    #[test]
    fn moments_without_an_order_are_before_each_other_in_neither_way() {
        let (a, b) = (clock(&[2, 0]), clock(&[1, 1]));
        assert!(!a.is_before(&b) && !b.is_before(&a));
        assert!(Clock::default().is_before(&a) && a.is_before(&a));
    }
}
