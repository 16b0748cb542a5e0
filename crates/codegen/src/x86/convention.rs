//! Calling conventions as data, and the places of parameters and results (System V ABI for x86-64, 3.2.3; Microsoft's
//! x64 convention; LLVM's rules for what neither says).

use super::registers::{
    R8, R9, R10, R11, R12, R13, R14, R15, RAX, RBP, RBX, RCX, RDI, RDX, RSI, ST0, ST1, set, vectors,
};
use crate::function::registers::{Reg, RegSet};
use crate::function::types::{Bank, Class};

/// Rule by which parameters get registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    /// The next register of the kind.
    InTurn,
    /// The n-th parameter is in the n-th register of one of both kinds, and its place on the stack is left free.
    Positional,
    /// The next register, but integers of less than 32 bits get the next one that C would use.
    ByWidth,
    /// The next register, but integers of 32 bits only get this many of the first.
    FewWords(usize),
}

/// Rules of a calling convention.
#[derive(Debug)]
pub(super) struct Convention {
    /// Registers of parameters, in order: of integers and pointers, and of the rest.
    generals: &'static [Reg],
    vectors: &'static [Reg],
    /// Registers of results, in order; those of single numbers and of vectors are counted together.
    results: &'static [Reg],
    floats: &'static [Reg],
    vector_results: &'static [Reg],
    /// Register of the address of a result in memory, if it is not that of the first parameter; callers of such
    /// functions do not find the address in `rax`.
    pub(super) result_address: Option<Reg>,
    /// Register of the parameter `nest`; without one it is a parameter like others.
    pub(super) nest: Option<Reg>,
    /// Registers that functions restore for their caller, except those in which they return something.
    pub(super) saved: RegSet,
    /// Registers that functions change although those of C restore them.
    pub(super) changed: RegSet,
    /// Whether functions need not restore registers of parameters.
    pub(super) is_argument_changed: bool,
    order: Order,
    /// Whether a wide integer may be in registers in part: its words are distributed one by one.
    splits_wide: bool,
    /// Whether the first number of 10 bytes is on the stack of the x87.
    has_x87_parameter: bool,
    /// Bytes between the return address and the first parameter on the stack.
    pub(super) shadow: u32,
    /// Whether vectors are passed as the address of a copy.
    pub(super) by_reference: bool,
    /// Whether integers of 128 bits are passed as the address of a copy, too, and returned in a vector register.
    pub(super) is_wide_by_reference: bool,
    /// Whether functions remove their parameters from the stack, so that each can be the last act of another.
    pub(super) pops: bool,
    /// Whether lists of variable arguments are addresses (Microsoft), not structures (System V).
    pub(super) is_list_address: bool,
    /// Whether there is a red zone below the stack pointer.
    pub(super) has_red_zone: bool,
    /// Whether the function is entered by an interrupt.
    pub(super) is_interrupt: bool,
}

/// Vector registers in order, for prefixes.
const XMM: [Reg; 16] = {
    let mut regs = [Reg::vector(0); 16];
    let mut number = 0;
    while number < 16 {
        regs[number] = Reg::vector(number as u8);
        number += 1;
    }
    regs
};

/// Returns the first vector registers.
const fn xmm(count: usize) -> &'static [Reg] {
    const ALL: &[Reg] = &XMM;
    ALL.split_at(count).0
}

/// Registers that functions of C restore, apart from `rbp`, which all do.
pub(super) const C_SAVED: RegSet = set(&[RBX, R12, R13, R14, R15]);
/// All registers but those that no convention restores.
const ALL_BUT_RAX: RegSet = set(&[RBX, RCX, RDX, RSI, RDI, R8, R9, R10, R11, R12, R13, R14, R15]).or(vectors(0, 15));

/// All registers, for functions after which nothing is changed but their result.
pub(super) const ALL: RegSet = ALL_BUT_RAX.or(set(&[RAX]));

/// The System V ABI.
pub(super) static C: &Convention = &SYSTEM_V;

const SYSTEM_V: Convention = Convention {
    generals: &[RDI, RSI, RDX, RCX, R8, R9],
    vectors: xmm(8),
    results: &[RAX, RDX, RCX],
    floats: &[XMM[0], XMM[1], ST0, ST1],
    vector_results: xmm(4),
    result_address: None,
    nest: Some(R10),
    saved: C_SAVED,
    changed: RegSet::EMPTY,
    is_argument_changed: false,
    order: Order::InTurn,
    splits_wide: false,
    has_x87_parameter: false,
    shadow: 0,
    by_reference: false,
    is_wide_by_reference: false,
    pops: false,
    is_list_address: false,
    has_red_zone: true,
    is_interrupt: false,
};

/// Three numbers return in vector registers.
const FAST: Convention = Convention { floats: &[XMM[0], XMM[1], XMM[2], ST0, ST1], ..SYSTEM_V };

const SWIFT: Convention = Convention {
    results: &[RAX, RDX, RCX, R8],
    floats: &[XMM[0], XMM[1], XMM[2], XMM[3], ST0, ST1],
    result_address: Some(RAX),
    ..SYSTEM_V
};

const WIN64: Convention = Convention {
    generals: &[RCX, RDX, R8, R9],
    vectors: xmm(4),
    saved: C_SAVED.or(set(&[RDI, RSI])).or(vectors(6, 15)),
    order: Order::Positional,
    shadow: 32,
    by_reference: true,
    is_list_address: true,
    has_red_zone: false,
    ..SYSTEM_V
};

/// Functions of the compiler's library on Windows.
pub(super) static WINDOWS_LIBRARY: Convention = Convention { is_wide_by_reference: true, ..WIN64 };

/// Conventions of Windows in place of those above, by number. Numbers that are in neither table are Microsoft's.
static ON_WINDOWS: &[(u16, Convention)] = &[
    (0, WIN64),
    // coldcc
    (9, Convention { saved: ALL_BUT_RAX, ..WIN64 }),
    // preserve_mostcc
    (14, Convention { saved: C_SAVED.or(set(&[RAX, RCX, RDX, RSI, RDI, R8, R9, R10])).or(vectors(6, 15)), ..WIN64 }),
    // preserve_allcc
    (15, Convention { saved: C_SAVED.or(set(&[RAX, RCX, RDX, RSI, RDI, R8, R9, R10])).or(vectors(0, 15)), ..WIN64 }),
    // swiftcc
    (16, Convention { results: SWIFT.results, floats: SWIFT.floats, result_address: SWIFT.result_address, ..WIN64 }),
    // x86_64_sysvcc
    (78, Convention { has_red_zone: false, ..SYSTEM_V }),
];

/// Conventions that are the same on Windows: `ghccc`, `anyregcc`, `preserve_nonecc`, `x86_intrcc`.
const SAME_ON_WINDOWS: [u16; 4] = [10, 13, 21, 83];
/// Conventions that are not compiled for Windows: those of tail calls, and those with vectors in registers.
const NOT_ON_WINDOWS: [u16; 5] = [11, 18, 20, 80, 92];

/// Returns the rules of a convention on Windows by LLVM's number.
pub(super) fn windows_convention(number: u16) -> Option<&'static Convention> {
    if SAME_ON_WINDOWS.contains(&number) {
        return convention(number);
    }
    let row = ON_WINDOWS.binary_search_by_key(&number, |&(number, _)| number);
    (!NOT_ON_WINDOWS.contains(&number)).then(|| &ON_WINDOWS[row.unwrap_or(0)].1)
}

/// Conventions by their first number, with LLVM's name. Numbers that are not here are C's.
static CONVENTIONS: &[(u16, Convention)] = &[
    // ccc
    (0, SYSTEM_V),
    // fastcc
    (8, FAST),
    // coldcc
    (9, Convention { saved: ALL_BUT_RAX, ..SYSTEM_V }),
    // ghccc: no register is restored, and those of C are parameters.
    (
        10,
        Convention {
            generals: &[R13, RBP, R12, RBX, R14, RSI, RDI, R8, R9, R15, RDX, RCX],
            vectors: &[XMM[1], XMM[2], XMM[3], XMM[4], XMM[5], XMM[6], XMM[0], XMM[7]],
            nest: None,
            saved: RegSet::EMPTY,
            changed: C_SAVED,
            ..SYSTEM_V
        },
    ),
    // anyregcc
    (13, Convention { saved: ALL, ..SYSTEM_V }),
    // preserve_mostcc
    (14, Convention { saved: C_SAVED.or(set(&[RAX, RCX, RDX, RSI, RDI, R8, R9, R10])), ..SYSTEM_V }),
    // preserve_allcc
    (15, Convention { saved: C_SAVED.or(set(&[RAX, RCX, RDX, RSI, RDI, R8, R9, R10])).or(vectors(0, 15)), ..SYSTEM_V }),
    // swiftcc
    (16, SWIFT),
    // cxx_fast_tlscc
    (17, Convention { saved: C_SAVED.or(set(&[RCX, RDX, RSI, R8, R9, R10, R11])), ..SYSTEM_V }),
    // tailcc
    (18, Convention { pops: true, ..FAST }),
    // swifttailcc: the registers of `swiftself` and `swiftasync` are not restored.
    (20, Convention { pops: true, saved: set(&[RBX, R12, R15]), changed: set(&[R13, R14]), ..SWIFT }),
    // preserve_nonecc
    (
        21,
        Convention {
            generals: &[R12, R13, R14, R15, RDI, RSI, RDX, RCX, R8, R9, R11, RAX],
            order: Order::ByWidth,
            splits_wide: true,
            nest: None,
            saved: RegSet::EMPTY,
            changed: C_SAVED,
            ..SYSTEM_V
        },
    ),
    // intel_ocl_bicc: integers of 32 bits have four registers.
    (
        77,
        Convention {
            order: Order::FewWords(4),
            floats: &[XMM[0], XMM[1], XMM[2], XMM[3], ST0, ST1],
            saved: C_SAVED.or(vectors(8, 15)),
            ..SYSTEM_V
        },
    ),
    // win64cc
    (79, WIN64),
    // x86_vectorcallcc, of which a system without Microsoft's conventions takes over the registers
    (
        80,
        Convention {
            generals: &[RCX, RDX, R8, R9],
            vectors: xmm(6),
            floats: &[XMM[0], XMM[1], XMM[2], XMM[3], ST0, ST1],
            order: Order::Positional,
            ..SYSTEM_V
        },
    ),
    // x86_intrcc: nothing may change.
    (83, Convention { saved: ALL, has_red_zone: false, is_interrupt: true, ..SYSTEM_V }),
    // x86_regcallcc
    (
        92,
        Convention {
            generals: &[RAX, RCX, RDX, RDI, RSI, R8, R9, R12, R13, R14, R15],
            vectors: xmm(16),
            results: &[RAX, RCX, RDX, RDI, RSI, R8, R9, R12, R13, R14, R15],
            floats: xmm(16),
            vector_results: xmm(16),
            splits_wide: true,
            has_x87_parameter: true,
            saved: C_SAVED.or(vectors(8, 15)),
            changed: set(&[R12, R13, R14, R15]),
            is_argument_changed: true,
            ..SYSTEM_V
        },
    ),
];

/// Returns the rules of a convention by LLVM's number; `None` for those that LLVM does not compile, either.
#[inline]
pub(super) fn convention(number: u16) -> Option<&'static Convention> {
    // HiPE's
    const NOT_COMPILED: u16 = 11;
    if number == 0 {
        return Some(&CONVENTIONS[0].1);
    }
    let row = CONVENTIONS.binary_search_by_key(&number, |&(number, _)| number);
    (number != NOT_COMPILED).then(|| &CONVENTIONS[row.unwrap_or(0)].1)
}

impl Convention {
    /// Whether parameters may be in a register.
    pub(super) fn has_parameter(&self, reg: Reg) -> bool {
        self.generals.contains(&reg)
    }
}

/// Place of a part of a parameter or an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Reg(Reg),
    /// Offset from the first argument on the stack.
    Stack(u32),
}

impl Spot {
    /// The register, if it is one.
    pub(super) fn reg(self) -> Option<Reg> {
        match self {
            Spot::Reg(reg) => Some(reg),
            Spot::Stack(_) => None,
        }
    }
}

/// Distribution of the parts of parameters to their places, in order.
#[derive(Debug)]
pub(super) struct Assigner {
    convention: &'static Convention,
    pub(super) generals: u32,
    pub(super) vectors: u32,
    pub(super) stack: u32,
    /// Number of parts so far.
    pub(super) position: u32,
    /// Registers that are used, where they are not used in turn.
    taken: RegSet,
    is_x87_used: bool,
    /// Whether integers of 32 bits share words of the stack, which is not compiled.
    pub(super) shares_words: bool,
}

impl Assigner {
    #[inline]
    pub(super) fn new(convention: &'static Convention) -> Assigner {
        Assigner {
            convention,
            generals: 0,
            vectors: 0,
            stack: convention.shadow,
            position: 0,
            taken: RegSet::EMPTY,
            is_x87_used: false,
            shares_words: false,
        }
    }

    /// Returns the place of the next part.
    #[inline]
    pub(super) fn part(&mut self, class: Class) -> Spot {
        match self.convention.order {
            Order::InTurn => {}
            Order::Positional => return self.at_position(class),
            Order::ByWidth | Order::FewWords(_) => return self.by_width(class),
        }
        match class.bank() {
            Bank::General => match self.convention.generals.get(self.generals as usize) {
                Some(&reg) => {
                    self.generals += 1;
                    Spot::Reg(reg)
                }
                None => self.on_stack(8, 8),
            },
            Bank::Vector => match self.convention.vectors.get(self.vectors as usize) {
                Some(&reg) => {
                    self.vectors += 1;
                    Spot::Reg(reg)
                }
                None => {
                    let size = class.size().max(8);
                    self.on_stack(size, size)
                }
            },
        }
    }

    fn by_width(&mut self, class: Class) -> Spot {
        let all = match class.bank() {
            Bank::Vector => self.convention.vectors,
            Bank::General => match self.convention.order {
                Order::FewWords(count) if class == Class::I32 => &self.convention.generals[..count],
                Order::ByWidth if class.size() < 4 => C.generals,
                _ => self.convention.generals,
            },
        };
        match all.iter().find(|&&reg| !self.taken.contains(reg)) {
            Some(&reg) => {
                self.taken.insert(reg);
                Spot::Reg(reg)
            }
            None => {
                self.shares_words |= class == Class::I32 && self.convention.order != Order::ByWidth;
                let size = class.size().max(8);
                self.on_stack(size, size)
            }
        }
    }

    /// Returns the register of a number of 10 bytes, if there is one.
    pub(super) fn x87(&mut self) -> Option<Reg> {
        let is_free = self.convention.has_x87_parameter && !std::mem::replace(&mut self.is_x87_used, true);
        is_free.then_some(ST0)
    }

    fn at_position(&mut self, class: Class) -> Spot {
        let position = self.position as usize;
        self.position += 1;
        let regs = match class.bank() {
            Bank::General => self.convention.generals,
            Bank::Vector => self.convention.vectors,
        };
        // A place on the stack is left free for each parameter after the registers of integers.
        let stack = (position >= self.convention.generals.len()).then(|| self.on_stack(8, 8));
        match (regs.get(position), stack) {
            (Some(&reg), _) => Spot::Reg(reg),
            (None, Some(spot)) => spot,
            (None, None) => self.on_stack(8, 8),
        }
    }

    /// Returns the other register of a variable argument that is in this one: such functions do not know its type.
    pub(super) fn shadow_of(&self, reg: Reg) -> Option<Reg> {
        let is_shared = self.convention.is_list_address && reg.is_vector();
        self.convention.generals.get(usize::from(reg.number())).copied().filter(|_| is_shared)
    }

    /// Returns the places of the words of a wide integer: registers for all, or the stack, if the convention does not
    /// split it.
    pub(super) fn wide(&mut self, words: u32) -> Vec<Spot> {
        let all = self.convention.generals.len() as u32;
        let taken = self.taken.and(RegSet::bank(Bank::General)).len();
        let is_by_word = match self.convention.order {
            Order::InTurn => self.convention.splits_wide || self.generals + words <= all,
            Order::Positional => true,
            // A wide integer of which nothing is in a register is aligned as C's.
            Order::ByWidth if self.convention.splits_wide => taken < all,
            Order::ByWidth | Order::FewWords(_) => taken + words <= all,
        };
        if is_by_word {
            return (0..words).map(|_| self.part(Class::I64)).collect();
        }
        let Spot::Stack(first) = self.on_stack(8 * words, 16) else { return Vec::new() };
        (0..words).map(|word| Spot::Stack(first + 8 * word)).collect()
    }

    /// Returns a place on the stack.
    pub(super) fn on_stack(&mut self, size: u32, align: u32) -> Spot {
        let at = self.stack.next_multiple_of(align.max(8));
        self.stack = at.saturating_add(size.next_multiple_of(8));
        Spot::Stack(at)
    }

    /// Returns the number of bytes that the callee removes from the stack. With the return address, it is a multiple
    /// of 16, so that a call can be replaced by another.
    pub(super) fn popped(&self) -> u32 {
        if self.convention.pops { (self.stack.saturating_add(8)).next_multiple_of(16) - 8 } else { 0 }
    }
}

/// Returns the register of a result of one part; `None` if there is none.
#[inline]
pub(super) fn result_register(convention: &Convention, class: Class) -> Option<Reg> {
    let regs = match class.bank() {
        Bank::General => convention.results,
        Bank::Vector if class.size() > 8 => convention.vector_results,
        Bank::Vector => convention.floats,
    };
    regs.first().copied()
}

/// Returns the registers of a result with these parts; `None` if it does not fit them.
pub(super) fn result_registers(convention: &Convention, classes: &[Class]) -> Option<Vec<Reg>> {
    let (mut generals, mut vectors, mut stack) = (0, 0, 0);
    let mut next = |class: &Class| -> Option<Reg> {
        if class.bank() == Bank::General {
            generals += 1;
            return convention.results.get(generals - 1).copied();
        }
        let regs = if class.size() > 8 { convention.vector_results } else { convention.floats };
        match regs.get(vectors).copied() {
            Some(reg) if reg.is_vector() => {
                vectors += 1;
                Some(reg)
            }
            // Half-precision numbers are not on the stack of the x87; in C, there is one register more for them.
            _ if *class == Class::F16 && vectors == 2 && convention.vector_results.len() > 2 => {
                vectors += 1;
                convention.vector_results.get(2).copied()
            }
            _ if class.size() == 4 || class.size() == 8 => {
                stack += 1;
                regs.iter().copied().filter(|reg| !reg.is_vector()).nth(stack - 1)
            }
            _ => None,
        }
    };
    classes.iter().map(&mut next).collect()
}

#[cfg(test)]
mod tests {
    use super::{Assigner, CONVENTIONS, R8, R9, R15, RAX, Spot, convention};
    use crate::function::types::Class;

    /// Returns the places of an integer of 128 bits after some numbers of 8 bytes.
    fn wide_after(number: u16, classes: &[Class]) -> Vec<Spot> {
        let mut assigner = Assigner::new(convention(number).unwrap());
        for &class in classes {
            assigner.part(class);
        }
        assigner.wide(2)
    }

    #[test]
    fn wide_integers_are_whole_unless_a_convention_splits_them() {
        const FIVE: &[Class] = &[Class::I64; 5];
        let split = |reg| [Spot::Reg(reg), Spot::Stack(0)];
        assert_eq!(wide_after(0, FIVE), [Spot::Stack(0), Spot::Stack(8)]);
        assert_eq!(wide_after(92, &[Class::I64; 10]), split(R15));
        assert_eq!(wide_after(92, &[Class::I64; 12]), [Spot::Stack(8), Spot::Stack(16)]);
        assert_eq!(wide_after(21, &[Class::I64; 11]), split(RAX));
        assert_eq!(wide_after(21, &[Class::I64; 13]), [Spot::Stack(16), Spot::Stack(24)]);
        // Vector registers do not count.
        let classes = [Class::F64, Class::I64, Class::I64, Class::I64, Class::I64];
        assert_eq!(wide_after(77, &classes), [Spot::Reg(R8), Spot::Reg(R9)]);
    }

    #[test]
    fn conventions_are_found_by_number() {
        assert!(CONVENTIONS.is_sorted_by_key(|&(number, _)| number));
        for (number, row) in CONVENTIONS {
            assert!(std::ptr::eq(convention(*number).unwrap(), row));
        }
        // Those of other targets are C's.
        assert!(std::ptr::eq(convention(91).unwrap(), convention(0).unwrap()));
        assert!(convention(11).is_none());
    }
}
