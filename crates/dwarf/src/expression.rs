//! `!DIExpression` with the places of its operands, as DWARF expressions (DWARF 5, 2.5 and 2.6).

use draig_ir::{Global, Module, ThreadLocalMode};
use draig_tables::dwarf::constants as llvm;
use draig_tables::dwarf_expression::operation_len;
use gimli::{
    DW_OP_GNU_entry_value, DW_OP_GNU_push_tls_address, DW_OP_addr, DW_OP_addrx, DW_OP_and, DW_OP_bit_piece,
    DW_OP_breg0, DW_OP_bregx, DW_OP_const4u, DW_OP_const8u, DW_OP_consts, DW_OP_constu, DW_OP_deref, DW_OP_deref_size,
    DW_OP_entry_value, DW_OP_fbreg, DW_OP_implicit_value, DW_OP_lit0, DW_OP_piece, DW_OP_reg0, DW_OP_regx, DW_OP_shl,
    DW_OP_shr, DW_OP_shra, DW_OP_stack_value, DwOp,
};

use crate::bytes::{self, sleb, uleb};
use crate::code::{Object, PartPlace};

/// Expression in the making.
#[derive(Clone, Debug, Default)]
pub(crate) struct Expression {
    pub(crate) bytes: Vec<u8>,
    pub(crate) links: Vec<Link>,
}

/// Bytes of an expression that stand for the address of a global. Threads that make expressions do not know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub(crate) offset: u32,
    pub(crate) kind: LinkKind,
    pub(crate) global: Global,
}

/// Form of an address in an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LinkKind {
    /// A number of `.debug_addr`, which is not in the bytes yet.
    Index,
    /// The address, in 8 bytes.
    Absolute,
    /// The distance from the start of a thread's variables, in 8 bytes.
    ThreadLocal,
}

impl LinkKind {
    /// Number of bytes that stand for the address.
    pub(crate) fn size(self) -> usize {
        if self == LinkKind::Index { 0 } else { 8 }
    }
}

/// Operand of an expression.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Operand {
    /// A value in its parts.
    Parts(Vec<PartOperand>),
    /// The address of a stack object.
    Object(Object),
    /// A number, little-endian, with its width in bits.
    Constant(Vec<u8>, u32),
    /// The address of a global.
    Address(GlobalAddress),
    /// The value that a register of general use had when the function was called, of this width in bits.
    Entry(u16, u32),
}

/// The address of a global.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GlobalAddress {
    global: Global,
    is_thread_local: bool,
}

impl GlobalAddress {
    pub(crate) fn of(module: &Module, global: Global) -> GlobalAddress {
        let is_thread_local = module.global(global).thread_local != ThreadLocalMode::NotThreadLocal;
        GlobalAddress { global, is_thread_local }
    }
}

/// Part of a value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct PartOperand {
    pub(crate) place: PartPlace,
    /// Offset in the value in memory, in bytes.
    pub(crate) offset: u32,
    pub(crate) bits: u32,
}

/// Part of a variable that an expression is about (`DW_OP_LLVM_fragment`), in bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Fragment {
    pub(crate) offset: u64,
    pub(crate) size: u64,
}

/// Returns the fragment of an expression; `None` if it is about the whole variable.
pub(crate) fn fragment(words: &[u64]) -> Option<Fragment> {
    match *words {
        [.., code, offset, size] if code == u64::from(llvm::DW_OP_LLVM_FRAGMENT) => Some(Fragment { offset, size }),
        _ => None,
    }
}

/// Registers of general use that can be the base of an address; those of vectors cannot.
const MAX_BASE: u16 = 16;

fn is(word: u64, code: u32) -> bool {
    word == u64::from(code)
}

impl Expression {
    fn op(&mut self, op: DwOp) {
        self.bytes.push(op.0);
    }

    /// Pushes an unsigned number.
    pub(crate) fn constant(&mut self, value: u64) {
        match value {
            0..=31 => self.bytes.push(DW_OP_lit0.0 + value as u8),
            0xffff_ffff => {
                self.op(DW_OP_const4u);
                bytes::u32(&mut self.bytes, u32::MAX);
            }
            _ => {
                self.op(DW_OP_constu);
                uleb(&mut self.bytes, value);
            }
        }
    }

    fn mask(&mut self, bits: u32) {
        if bits < 64 {
            self.constant((1 << bits) - 1);
            self.op(DW_OP_and);
        }
    }

    /// Returns an expression of bytes that refer to nothing.
    pub(crate) fn of_bytes(bytes: Vec<u8>) -> Expression {
        Expression { bytes, links: Vec::new() }
    }

    /// Empties the expression, and keeps its memory.
    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
        self.links.clear();
    }

    /// Returns an expression without operands (a bound, a constant variable).
    pub(crate) fn of_words(words: &[u64]) -> Option<Expression> {
        let (words, is_value) = match words {
            [rest @ .., last] if is(*last, llvm::DW_OP_STACK_VALUE) => (rest, true),
            _ => (words, false),
        };
        let mut out = Expression::default();
        out.operations(false, &[], words, 5)?;
        if is_value {
            out.stack_value();
        }
        (!out.bytes.is_empty()).then_some(out)
    }

    /// A number as a value.
    pub(crate) fn number(&mut self, value: u64) {
        self.constant(value);
        self.stack_value();
    }

    pub(crate) fn stack_value(&mut self) {
        self.op(DW_OP_stack_value);
    }

    /// The contents of the frame at an offset, as a place in memory.
    pub(crate) fn frame(&mut self, offset: i32) {
        self.op(DW_OP_fbreg);
        sleb(&mut self.bytes, offset.into());
    }

    pub(crate) fn register(&mut self, register: u16) {
        match register {
            0..=31 => self.bytes.push(DW_OP_reg0.0 + register as u8),
            _ => {
                self.op(DW_OP_regx);
                uleb(&mut self.bytes, register.into());
            }
        }
    }

    pub(crate) fn base(&mut self, register: u16, offset: i64) {
        match register {
            0..=31 => self.bytes.push(DW_OP_breg0.0 + register as u8),
            _ => {
                self.op(DW_OP_bregx);
                uleb(&mut self.bytes, register.into());
            }
        }
        sleb(&mut self.bytes, offset);
    }

    /// Pushes the address of a stack object.
    pub(crate) fn object(&mut self, object: Object) {
        self.frame(object.offset);
        if object.align > 1 {
            self.op(DW_OP_consts);
            sleb(&mut self.bytes, -i64::from(object.align));
            self.op(DW_OP_and);
        }
    }

    /// Pushes the address of a global.
    pub(crate) fn address(&mut self, address: GlobalAddress, version: u16) {
        let GlobalAddress { global, is_thread_local } = address;
        if is_thread_local {
            self.op(DW_OP_const8u);
            self.link(LinkKind::ThreadLocal, global);
            self.op(DW_OP_GNU_push_tls_address);
        } else if version >= 5 {
            self.op(DW_OP_addrx);
            self.link(LinkKind::Index, global);
        } else {
            self.op(DW_OP_addr);
            self.link(LinkKind::Absolute, global);
        }
    }

    fn link(&mut self, kind: LinkKind, global: Global) {
        let offset = self.bytes.len() as u32;
        self.links.push(Link { offset, kind, global });
        self.bytes.resize(self.bytes.len() + kind.size(), 0);
    }

    /// Ends a piece of this number of bits; `None` of them have a place if nothing precedes it.
    pub(crate) fn piece(&mut self, bits: u64) {
        if bits.is_multiple_of(8) {
            self.op(DW_OP_piece);
            uleb(&mut self.bytes, bits / 8);
        } else {
            self.op(DW_OP_bit_piece);
            uleb(&mut self.bytes, bits);
            uleb(&mut self.bytes, 0);
        }
    }

    /// Appends another expression.
    pub(crate) fn append(&mut self, other: &Expression) {
        let start = self.bytes.len() as u32;
        self.bytes.extend_from_slice(&other.bytes);
        self.links.extend(other.links.iter().map(|link| Link { offset: link.offset + start, ..*link }));
    }

    /// Whether a register of this width can be pushed as a number.
    pub(crate) fn has_number(register: u16, bits: u32) -> bool {
        register <= MAX_BASE && bits <= 64
    }

    /// Pushes the lower bits of a register.
    pub(crate) fn register_number(&mut self, register: u16, bits: u32) {
        self.base(register, 0);
        self.mask(bits);
    }

    /// Pushes the contents of the frame at an offset, of at most 64 bits.
    pub(crate) fn frame_number(&mut self, offset: i32, bits: u32) {
        self.frame(offset);
        if bits > 32 {
            self.op(DW_OP_deref);
        } else {
            self.op(DW_OP_deref_size);
            self.bytes.push(bits.div_ceil(8).next_power_of_two() as u8);
        }
        if !matches!(bits, 8 | 16 | 32 | 64) {
            self.mask(bits);
        }
    }

    /// Pushes the value of an operand; `None` if the stack cannot hold it.
    pub(crate) fn push(&mut self, operand: &Operand, version: u16) -> Option<()> {
        match operand {
            Operand::Parts(parts) => {
                let &[PartOperand { place, bits, .. }] = parts.as_slice() else { return None };
                match place {
                    PartPlace::None => return None,
                    PartPlace::Register(register) if Expression::has_number(register, bits) => {
                        self.register_number(register, bits);
                    }
                    PartPlace::Frame(offset) if bits <= 64 => self.frame_number(offset, bits),
                    PartPlace::Register(_) | PartPlace::Frame(_) => return None,
                }
            }
            Operand::Object(object) => self.object(*object),
            Operand::Constant(bytes, width) if *width <= 64 => self.constant(number(bytes)),
            Operand::Constant(..) => return None,
            Operand::Address(address) => self.address(*address, version),
            Operand::Entry(register, bits) => {
                self.op(if version >= 5 { DW_OP_entry_value } else { DW_OP_GNU_entry_value });
                let mut inner = Expression::default();
                inner.register(*register);
                uleb(&mut self.bytes, inner.bytes.len() as u64);
                self.append(&inner);
                self.mask(*bits);
            }
        }
        Some(())
    }

    /// A value without operations, where it is.
    fn direct(&mut self, operand: &Operand, version: u16) -> Option<()> {
        match operand {
            Operand::Parts(parts) => match parts.as_slice() {
                [part] => {
                    if part.bits % 8 != 0 {
                        // The bits above are arbitrary.
                        self.push(operand, version)?;
                        self.stack_value();
                        return Some(());
                    }
                    match part.place {
                        PartPlace::None => return None,
                        PartPlace::Register(register) => self.register(register),
                        PartPlace::Frame(offset) => self.frame(offset),
                    }
                }
                parts => {
                    let mut end = 0;
                    let mut has_place = false;
                    for part in parts {
                        if part.bits % 8 != 0 {
                            return None;
                        }
                        if part.offset > end {
                            self.piece(u64::from(part.offset - end) * 8);
                        }
                        match part.place {
                            PartPlace::None => {}
                            PartPlace::Register(register) => self.register(register),
                            PartPlace::Frame(offset) => self.frame(offset),
                        }
                        has_place |= part.place != PartPlace::None;
                        self.piece(part.bits.into());
                        end = part.offset + part.bits / 8;
                    }
                    has_place.then_some(())?;
                }
            },
            Operand::Constant(bytes, 65..) => {
                self.op(DW_OP_implicit_value);
                uleb(&mut self.bytes, bytes.len() as u64);
                self.bytes.extend_from_slice(bytes);
            }
            other => {
                self.push(other, version)?;
                self.stack_value();
            }
        }
        Some(())
    }

    /// Returns the expression of a record with these operands, without its fragment. With `is_address`, the operand is
    /// the address of the variable (`#dbg_declare`). `None` if DWARF cannot express it.
    pub(crate) fn lower(is_address: bool, operands: &[Operand], words: &[u64], version: u16) -> Option<Expression> {
        let mut words = match fragment(words) {
            Some(_) => &words[..words.len() - 3],
            None => words,
        };
        let mut is_value = false;
        if let [rest @ .., last] = words
            && is(*last, llvm::DW_OP_STACK_VALUE)
        {
            (words, is_value) = (rest, true);
        }
        let mut out = Expression::default();
        if let [arg, 0, rest @ ..] = words
            && is(*arg, llvm::DW_OP_LLVM_ARG)
            && !has_argument(rest)
        {
            words = rest;
        }
        if words.is_empty() {
            let first = operands.first()?;
            match is_address {
                true => out.push(first, version)?,
                false => out.direct(first, version)?,
            }
            if is_address && is_value {
                out.stack_value();
            }
            return Some(out);
        }
        let is_memory = !is_address && !is_value;
        if is_memory && let [rest @ .., last] = words {
            // The address is left, at which the variable is.
            match is(*last, llvm::DW_OP_DEREF) {
                true => words = rest,
                false if operands.len() > 1 => return None,
                false => {}
            }
        }
        if !has_argument(words) {
            out.push(operands.first()?, version)?;
        }
        if out.operations(is_address, operands, words, version)? || is_value {
            out.stack_value();
        }
        Some(out)
    }

    /// Appends operations; returns whether they end in a value although the expression started with a place.
    fn operations(&mut self, is_address: bool, operands: &[Operand], mut words: &[u64], version: u16) -> Option<bool> {
        // Bits of the last number that a conversion made.
        let mut from = 64;
        let mut extracts = false;
        while let [code, ..] = *words {
            let len = operation_len(code);
            let operand = |at: usize| words.get(at).copied();
            let Ok(op) = u32::try_from(code) else { return None };
            match op {
                llvm::DW_OP_LLVM_ARG => {
                    self.push(operands.get(usize::try_from(operand(1)?).ok()?)?, version)?;
                }
                llvm::DW_OP_LLVM_CONVERT => {
                    // As LLVM, whose types of these conversions have whole bytes.
                    let bits = u32::try_from(operand(1)?).ok().filter(|bits| (1..=64).contains(bits))?;
                    let bits = bits.next_multiple_of(8);
                    let is_signed = is(operand(2)?, gimli::DW_ATE_signed.0.into());
                    if bits > from && is_signed && from < 64 {
                        self.constant(u64::from(64 - from));
                        self.op(DW_OP_shl);
                        self.constant(u64::from(64 - from));
                        self.op(DW_OP_shra);
                    } else {
                        self.mask(bits.min(from));
                    }
                    from = bits;
                }
                llvm::DW_OP_LLVM_EXTRACT_BITS_SEXT | llvm::DW_OP_LLVM_EXTRACT_BITS_ZEXT => {
                    let (offset, size) = (operand(1)?, operand(2)?);
                    let end = offset.checked_add(size).filter(|&end| end <= 64 && size > 0)?;
                    if is_address && !extracts {
                        self.op(DW_OP_deref_size);
                        self.bytes.push(end.div_ceil(8).next_power_of_two() as u8);
                    }
                    extracts = true;
                    self.constant(64 - end);
                    self.op(DW_OP_shl);
                    self.constant(64 - size);
                    self.op(if op == llvm::DW_OP_LLVM_EXTRACT_BITS_SEXT { DW_OP_shra } else { DW_OP_shr });
                }
                llvm::DW_OP_LLVM_TAG_OFFSET => {}
                llvm::DW_OP_CONSTU => self.constant(operand(1)?),
                llvm::DW_OP_CONSTS => {
                    self.op(DW_OP_consts);
                    sleb(&mut self.bytes, operand(1)? as i64);
                }
                llvm::DW_OP_DEREF_SIZE => {
                    self.op(DW_OP_deref_size);
                    self.bytes.push(u8::try_from(operand(1)?).ok()?);
                }
                llvm::DW_OP_PLUS_UCONST => {
                    self.bytes.push(op as u8);
                    uleb(&mut self.bytes, operand(1)?);
                }
                llvm::DW_OP_BREGX => {
                    self.base(u16::try_from(operand(1)?).ok()?, operand(2)? as i64);
                }
                llvm::DW_OP_BREG0..=llvm::DW_OP_BREG31 => {
                    self.base((op - llvm::DW_OP_BREG0) as u16, operand(1)? as i64);
                }
                // Operations of DWARF without operands.
                0..=0x9f if len == 1 => self.bytes.push(op as u8),
                _ => return None,
            }
            words = words.get(len..)?;
        }
        Some(extracts && is_address)
    }
}

fn has_argument(mut words: &[u64]) -> bool {
    while let [code, ..] = *words {
        if is(code, llvm::DW_OP_LLVM_ARG) {
            return true;
        }
        words = words.get(operation_len(code)..).unwrap_or(&[]);
    }
    false
}

/// Returns the number that little-endian bytes are.
fn number(bytes: &[u8]) -> u64 {
    let mut all = [0; 8];
    let count = bytes.len().min(8);
    all[..count].copy_from_slice(&bytes[..count]);
    u64::from_le_bytes(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lower(is_address: bool, operand: Operand, words: &[u32]) -> Option<Vec<u8>> {
        let words: Vec<u64> = words.iter().map(|&word| word.into()).collect();
        Expression::lower(is_address, &[operand], &words, 5).map(|out| out.bytes)
    }

    fn part(place: PartPlace, bits: u32) -> Operand {
        Operand::Parts(vec![PartOperand { place, offset: 0, bits }])
    }

    #[test]
    fn places_and_values() {
        let object = Operand::Object(Object { offset: -20, align: 1 });
        assert_eq!(lower(true, object.clone(), &[]), Some(vec![0x91, 0x6c]));
        // the value is the address
        assert_eq!(lower(false, object.clone(), &[]), Some(vec![0x91, 0x6c, 0x9f]));
        assert_eq!(lower(false, object, &[llvm::DW_OP_DEREF]), Some(vec![0x91, 0x6c]));
        let register = part(PartPlace::Register(5), 32);
        assert_eq!(lower(false, register.clone(), &[]), Some(vec![0x55]));
        let plus = [llvm::DW_OP_PLUS_UCONST, 3, llvm::DW_OP_STACK_VALUE];
        let masked = vec![0x75, 0, 0x0c, 0xff, 0xff, 0xff, 0xff, 0x1a, 0x23, 3, 0x9f];
        assert_eq!(lower(false, register, &plus), Some(masked));
        // bits above an odd width are arbitrary
        assert_eq!(lower(false, part(PartPlace::Register(0), 1), &[]), Some(vec![0x70, 0, 0x31, 0x1a, 0x9f]));
        assert_eq!(lower(false, part(PartPlace::None, 64), &[]), None);
        // a vector register is no base
        assert_eq!(lower(false, part(PartPlace::Register(17), 64), &plus), None);
        assert_eq!(lower(false, Operand::Constant(vec![7, 0, 0, 0], 32), &[]), Some(vec![0x37, 0x9f]));
    }

    #[test]
    fn bits_that_a_conversion_extends() {
        let signed = u32::from(gimli::DW_ATE_signed.0);
        let words =
            [llvm::DW_OP_LLVM_CONVERT, 8, signed, llvm::DW_OP_LLVM_CONVERT, 32, signed, llvm::DW_OP_STACK_VALUE];
        let bytes = lower(false, part(PartPlace::Register(3), 64), &words);
        let expected = vec![0x73, 0, 0x10, 0xff, 1, 0x1a, 0x10, 56, 0x24, 0x10, 56, 0x26, 0x9f];
        assert_eq!(bytes, Some(expected));
    }

    #[test]
    fn parts_become_pieces() {
        let parts = vec![
            PartOperand { place: PartPlace::Register(0), offset: 0, bits: 64 },
            PartOperand { place: PartPlace::None, offset: 8, bits: 32 },
        ];
        assert_eq!(lower(false, Operand::Parts(parts), &[]), Some(vec![0x50, 0x93, 8, 0x93, 4]));
        let nowhere = vec![PartOperand { place: PartPlace::None, offset: 0, bits: 64 }; 2];
        assert_eq!(lower(false, Operand::Parts(nowhere), &[]), None);
    }
}
