//! Calling conventions as data, and the places of parameters and results (System V ABI for x86-64, 3.2.3, with
//! LLVM's rules for what C cannot say).

use super::registers::{R8, R9, RAX, RCX, RDI, RDX, RSI, XMM0};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class};

/// Rules of a calling convention.
#[derive(Debug)]
pub(super) struct Convention {
    /// Registers of parameters, in order.
    generals: &'static [Reg],
    /// Number of vector registers of parameters, from `xmm0`.
    vectors: u8,
    /// Registers of results, in order.
    results: &'static [Reg],
    vector_results: u8,
}

/// C, and what LLVM treats alike where nothing is `musttail`: the System V ABI.
static SYSTEM_V: Convention =
    Convention { generals: &[RDI, RSI, RDX, RCX, R8, R9], vectors: 8, results: &[RAX, RDX, RCX], vector_results: 4 };

/// Returns the rules of a convention by LLVM's number; `None` for those that are not compiled.
pub(super) fn convention(number: u16) -> Option<&'static Convention> {
    match number {
        // ccc, fastcc, coldcc, x86_64_sysvcc
        0 | 8 | 9 | 78 => Some(&SYSTEM_V),
        _ => None,
    }
}

/// Place of a part of a parameter or an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Reg(Reg),
    /// Offset from the first argument on the stack.
    Stack(u32),
}

/// Distribution of the parts of parameters to their places, in order.
#[derive(Debug)]
pub(super) struct Assigner {
    convention: &'static Convention,
    pub(super) generals: u32,
    pub(super) vectors: u32,
    pub(super) stack: u32,
}

impl Assigner {
    pub(super) fn new(convention: &'static Convention) -> Assigner {
        Assigner { convention, generals: 0, vectors: 0, stack: 0 }
    }

    /// Returns the place of the next part.
    pub(super) fn part(&mut self, class: Class) -> Spot {
        match class.bank() {
            Bank::General => match self.convention.generals.get(self.generals as usize) {
                Some(&reg) => {
                    self.generals += 1;
                    Spot::Reg(reg)
                }
                None => self.on_stack(8, 8),
            },
            Bank::Vector if self.vectors < u32::from(self.convention.vectors) => {
                self.vectors += 1;
                Spot::Reg(Reg(XMM0.0 + self.vectors as u8 - 1))
            }
            Bank::Vector => {
                let size = class.size().max(8);
                self.on_stack(size, size)
            }
        }
    }

    /// Returns the places of the words of a wide integer: registers for all, or the stack.
    pub(super) fn wide(&mut self, words: u32) -> Vec<Spot> {
        let all = self.convention.generals.len() as u32;
        if self.generals + words <= all {
            return (0..words).map(|_| self.part(Class::I64)).collect();
        }
        // The registers that are left are not used by later parameters, either.
        self.generals = all;
        let Spot::Stack(first) = self.on_stack(8 * words, 16) else { return Vec::new() };
        (0..words).map(|word| Spot::Stack(first + 8 * word)).collect()
    }

    /// Returns a place on the stack.
    pub(super) fn on_stack(&mut self, size: u32, align: u32) -> Spot {
        let at = self.stack.next_multiple_of(align.max(8));
        self.stack = at.saturating_add(size.next_multiple_of(8));
        Spot::Stack(at)
    }
}

/// Returns the registers of a result with these parts; `None` if it does not fit them.
pub(super) fn result_registers(convention: &Convention, classes: &[Class]) -> Option<Vec<Reg>> {
    let (mut generals, mut vectors) = (0, 0);
    classes
        .iter()
        .map(|class| match class.bank() {
            Bank::General => {
                generals += 1;
                convention.results.get(generals - 1).copied()
            }
            Bank::Vector => {
                vectors += 1;
                (vectors <= convention.vector_results).then(|| Reg(XMM0.0 + vectors - 1))
            }
        })
        .collect()
}
