//! Comparisons, and the contradictions among them.

use draig_asm::Printer;
use draig_ir::{Block, Global, Inst, Module, Value};
use rustc_hash::FxHashMap;

use crate::{Contradiction, Counts, Kind};

/// Largest number of contradictions that are kept of one function.
const MAX_OF_FUNCTION: usize = 50;

/// Comparisons, and the differences among them.
pub(crate) struct Report<'a> {
    pub(crate) module: &'a Module,
    pub(crate) counts: Counts,
    suspicions: Vec<Suspicion>,
    known: FxHashMap<(Global, Place, Kind), usize>,
    of_function: FxHashMap<Global, usize>,
    /// Number of differences that were not kept.
    pub(crate) left_out: usize,
    /// The activation that is being compared.
    pub(crate) frame: u64,
}

/// A contradiction, which counts once its activation has ended: claims may rest on what would be undefined later in
/// the activation.
struct Suspicion {
    contradiction: Contradiction,
    frame: u64,
    is_confirmed: bool,
}

/// Place of a contradiction.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Place {
    Inst(Inst),
    Block(Block),
}

impl<'a> Report<'a> {
    pub(crate) fn new(module: &'a Module) -> Report<'a> {
        Report {
            module,
            counts: Counts::default(),
            suspicions: Vec::new(),
            known: FxHashMap::default(),
            of_function: FxHashMap::default(),
            left_out: 0,
            frame: 0,
        }
    }

    /// Returns the contradictions that count, and the number of void ones.
    pub(crate) fn contradictions(self) -> (Vec<Contradiction>, usize) {
        let (confirmed, void): (Vec<_>, Vec<_>) =
            self.suspicions.into_iter().partition(|suspicion| suspicion.is_confirmed);
        (confirmed.into_iter().map(|suspicion| suspicion.contradiction).collect(), void.len())
    }

    /// Counts a comparison and records it if it failed.
    pub(crate) fn compare(
        &mut self,
        kind: Kind,
        function: Global,
        place: Place,
        holds: bool,
        describe: impl FnOnce() -> (String, String),
    ) {
        self.counts.add(kind, 1);
        if holds {
            return;
        }
        if let Some(&known) = self.known.get(&(function, place, kind)) {
            let known = &mut self.suspicions[known];
            known.contradiction.times += 1;
            known.frame = self.frame;
            return;
        }
        let of_function = self.of_function.entry(function).or_default();
        *of_function += 1;
        if *of_function > MAX_OF_FUNCTION {
            self.left_out += 1;
            return;
        }
        let (claim, found) = describe();
        let printer = Printer::new(self.module);
        let text = match place {
            Place::Inst(inst) => printer.inst(function, inst).to_string().trim().to_owned(),
            Place::Block(block) => printer.name(Some(function), Value::block(block)).to_string(),
        };
        self.known.insert((function, place, kind), self.suspicions.len());
        let name = String::from_utf8_lossy(self.module.name(function)).into_owned();
        let contradiction = Contradiction { kind, function: name, place: text, claim, found, times: 1 };
        self.suspicions.push(Suspicion { contradiction, frame: self.frame, is_confirmed: false });
    }

    /// Confirms the contradictions of an activation that has ended.
    pub(crate) fn confirm(&mut self, frame: u64) {
        let own = self.suspicions.iter_mut().filter(|suspicion| suspicion.frame == frame);
        own.for_each(|suspicion| suspicion.is_confirmed = true);
    }
}
