//! Facts that are forgotten once the count of a loop is known.

use super::{Loop, ScalarEvolution};

impl ScalarEvolution<'_> {
    /// Drops what was found of recurrences of a loop before its count was known.
    pub(super) fn forget_loop(&mut self, of: Loop) {
        if self.store.recurrences(of).is_empty() {
            return;
        }
        self.store.index_users();
        self.index_valued();
        // Ranges, extensions and values in scopes depend on counts.
        let mut work = self.store.recurrences(of).to_vec();
        let walk = &mut *self.walk.borrow_mut();
        walk.begin(self.store.len());
        work.iter().for_each(|&expr| {
            walk.meet(expr);
        });
        while let Some(expr) = work.pop() {
            let mut next = self.valued.get_mut(expr.index()).map_or(0, std::mem::take);
            while let Some(at) = next.checked_sub(1) {
                let (value, after) = self.valued_links[at as usize];
                next = after;
                if self.values.get(value) == Some(expr) {
                    self.values.remove(value);
                }
            }
            match self.store.node(expr).width <= 64 {
                true => self.word_ranges.remove(expr),
                false => {
                    self.unsigned_ranges.remove(expr);
                    self.signed_ranges.remove(expr);
                }
            }
            self.scopes.remove(expr);
            self.extensions.remove(expr);
            work.extend(self.store.users(expr).filter(|&user| walk.meet(user)));
        }
    }

    /// Finds the values of all expressions.
    fn index_valued(&mut self) {
        for (value, expr) in self.newly_valued.drain(..) {
            let at = expr.index();
            if self.valued.len() <= at {
                super::dense::extend(&mut self.valued, at);
            }
            let next = std::mem::replace(&mut self.valued[at], self.valued_links.len() as u32 + 1);
            self.valued_links.push((value, next));
        }
    }
}
