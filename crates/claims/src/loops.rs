//! Blocks and loops as they are executed: dominance, trip counts, phis.

use draig_ir::{Block, Inst, Opcode};
use draig_num::ApInt;

use crate::Kind;
use crate::activation::LoopRun;
use crate::report::Place;
use crate::run::Run;

impl Run<'_, '_, '_> {
    /// Enters a block: leaves, repeats and enters loops, and compares its phis.
    pub(crate) fn enter(&mut self, block: Block) {
        let time = self.activation.tick();
        let function = self.step.function;
        let from = self.activation.block.replace(block);
        if let Some(dominator) = self.claims.dominators[block.index()] {
            let holds = self.activation.entered[dominator.index()] > 0;
            self.report.compare(Kind::Dominance, function, Place::Block(block), holds, || {
                (format!("that {dominator:?} is executed before it"), "that it was not".to_owned())
            });
        }
        let shape = &self.claims.shape;
        if let Some(from) = from {
            for &number in &shape.around[from.index()] {
                if !shape.around[block.index()].contains(&number) {
                    self.leave_loop(number as usize, from);
                }
            }
        }
        self.activation.entered[block.index()] = time;
        for &cycle in &shape.cycles_around[block.index()] {
            if shape.cycle_entries[cycle as usize].contains(&block) {
                self.activation.iterations[cycle as usize] = time;
            }
        }
        if let Some(number) = shape.loop_of(block) {
            let is_back = from.is_some_and(|from| shape.around[from.index()].contains(&(number as u32)));
            if is_back { self.repeat_loop(number) } else { self.enter_loop(number) }
        }
        for &number in &shape.around[block.index()] {
            let run = &self.activation.loops[number as usize];
            let exit = run.exits.iter().find(|exit| exit.0 == block);
            if let (Some((_, exact, most)), Some(taken)) = (exit, run.taken) {
                for bound in [exact, most].into_iter().flatten() {
                    let holds = is_at_most(taken, bound);
                    self.report.compare(Kind::MaxTripCount, function, Place::Block(block), holds, || {
                        (format!("that the exit is taken after at most {bound}"), format!("{taken} before it"))
                    });
                }
            }
        }
        let phis: Vec<Inst> =
            self.body.block_insts(block).take_while(|&inst| self.body.opcode(inst) == Opcode::Phi).collect();
        for &phi in &phis {
            self.activation.begun[phi.index()] = time;
        }
        for phi in phis {
            self.result(phi);
        }
    }

    fn enter_loop(&mut self, number: usize) {
        self.activation.loops[number] = LoopRun { taken: Some(0), ..LoopRun::default() };
        let claims = &self.claims.shape.loops[number];
        let (exact, most) = (self.number(&claims.exact), self.number(&claims.symbolic_max));
        let exits = claims.exits.iter().map(|(block, exact, most)| (*block, self.number(exact), self.number(most)));
        let exits = exits.collect();
        self.activation.loops[number] = LoopRun { taken: Some(0), exact, most, exits };
    }

    fn repeat_loop(&mut self, number: usize) {
        let function = self.step.function;
        let run = &mut self.activation.loops[number];
        let taken = run.taken.map_or(0, |taken| taken + 1);
        run.taken = Some(taken);
        let claims = &self.claims.shape.loops[number];
        for bound in [&run.most, &run.exact, &claims.constant_max].into_iter().flatten() {
            let holds = is_at_most(taken, bound);
            self.report.compare(Kind::MaxTripCount, function, Place::Block(claims.header), holds, || {
                (format!("that the back edge is taken at most {bound} times"), format!("{taken}"))
            });
        }
    }

    fn leave_loop(&mut self, number: usize, from: Block) {
        let function = self.step.function;
        let claims = &self.claims.shape.loops[number];
        let run = &self.activation.loops[number];
        let Some(taken) = run.taken else { return };
        let place = Place::Block(claims.header);
        let of_exit = run.exits.iter().find(|exit| exit.0 == from).and_then(|exit| exit.1.as_ref());
        for exact in [run.exact.as_ref(), of_exit].into_iter().flatten() {
            let holds = exact.to_u64() == Some(taken);
            self.report.compare(Kind::TripCount, function, place, holds, || {
                (format!("that the back edge is taken {exact} times"), format!("{taken}"))
            });
        }
        if let (true, Some(most)) = (claims.max_or_zero, &claims.constant_max) {
            let holds = taken == 0 || most.to_u64() == Some(taken);
            self.report.compare(Kind::MaxTripCount, function, place, holds, || {
                (format!("{most} iterations or none"), format!("{taken}"))
            });
        }
        if claims.multiple > 1 {
            let holds = (u128::from(taken) + 1) % u128::from(claims.multiple) == 0;
            self.report.compare(Kind::TripMultiple, function, place, holds, || {
                (format!("a multiple of {}", claims.multiple), format!("{} iterations", taken + 1))
            });
        }
    }
}

fn is_at_most(taken: u64, bound: &ApInt) -> bool {
    bound.to_u64().is_none_or(|bound| taken <= bound)
}
