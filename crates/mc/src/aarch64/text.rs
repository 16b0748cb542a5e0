//! Texts of instructions as people write them: by their preferred aliases, and with symbols.

use std::sync::OnceLock;

use draig_image::FixupKind;

use super::class::{Kind, RegisterClass};
use super::generated::classes::CLASSES;
use super::generated::rows;
use super::generated::syntax::CANDIDATES;
use super::instruction::Instruction;
use super::operand::{Condition, Operand};
use super::parse::matcher::{constant, pattern, sources};
use super::parse::specifier;
use super::print::{OPERAND, print_syntax};
use super::syntax::Source;

/// For each row, the numbers of the candidates that are printed, the preferred first.
fn printed() -> &'static [Vec<u16>] {
    static TABLE: OnceLock<Vec<Vec<u16>>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table = vec![Vec::new(); rows::COUNT];
        for (number, candidate) in (0u16..).zip(&CANDIDATES).filter(|(_, candidate)| candidate.4 > 0) {
            table[usize::from(candidate.0)].push(number);
        }
        // Aliases fix operands: those with the fewest of their own are the most specific.
        let operands = |number: u16| pattern(CANDIDATES[usize::from(number)]).iter().filter(|&&e| e >= OPERAND).count();
        for numbers in &mut table {
            numbers.sort_by_key(|&number| (std::cmp::Reverse(CANDIDATES[usize::from(number)].4), operands(number)));
        }
        table
    })
}

impl Instruction {
    /// Returns texts of the instruction: first those that people prefer, last that of the row itself. `symbol` is the
    /// text of the operand that refers to one, with its specifier.
    ///
    /// Whoever needs a text that assembles to the same bits tries them in this order.
    ///
    /// ```
    /// use draig_mc::aarch64::Instruction;
    ///
    /// let first = |bits, symbol| Instruction::decode(bits).unwrap().texts(symbol).swap_remove(0);
    /// assert_eq!(first(0xaa0103e0, None), "mov x0, x1");
    /// assert_eq!(first(0xd37df020, None), "lsl x0, x1, #3");
    /// assert_eq!(first(0x9a9f17e0, None), "cset x0, eq");
    /// assert_eq!(first(0xf9400020, None), "ldr x0, [x1]");
    /// assert_eq!(first(0xf9400020, Some(":lo12:table")), "ldr x0, [x1, :lo12:table]");
    /// ```
    pub fn texts(&self, symbol: Option<&str>) -> Vec<String> {
        let mut whole = *self;
        if symbol.is_some() {
            let slot = self.opcode().slots().position(|slot| slot.kind().is_symbolic());
            let mut operands = self.operands().to_vec();
            if let Some(operand) = slot.and_then(|slot| operands.get_mut(slot)) {
                *operand = Operand::Symbolic;
            }
            whole = Instruction::new(self.opcode(), &operands);
        }
        let mut texts: Vec<String> = whole.bit_field().into_iter().collect();
        let mut add = |number: u16, operands: &[Operand]| {
            let mut text = String::new();
            if print_syntax(&mut text, number, whole.opcode().name(), operands, symbol).is_ok()
                && !texts.contains(&text)
            {
                texts.push(text);
            }
        };
        let own = whole.own_syntax();
        for &number in &printed()[usize::from(whole.opcode().0)] {
            if own.as_ref().is_none_or(|(own, _)| *own != number)
                && let Some(operands) = whole.as_alias(number)
            {
                add(number, &operands);
            }
        }
        if let Some((number, operands)) = own {
            add(number, &operands);
        }
        texts
    }

    /// Returns the operands of a candidate's text, if it can mean the instruction.
    fn as_alias(&self, number: u16) -> Option<Vec<Operand>> {
        let candidate = CANDIDATES[usize::from(number)];
        let kinds: Vec<Kind> = pattern(candidate)
            .iter()
            .filter(|&&element| element >= OPERAND)
            .map(|&element| CLASSES[usize::from(element - OPERAND)].kind)
            .collect();
        let mut found: Vec<Option<Operand>> = vec![None; kinds.len()];
        for ((slot, &source), &value) in self.opcode().slots().zip(sources(candidate)).zip(self.operands()) {
            match source {
                Source::Fixed(register) => (value == Operand::Register(register)).then_some(())?,
                Source::Constant(number) => (constant(slot.kind(), number)? == value).then_some(())?,
                Source::Operand(at) => {
                    let shown = shown(*kinds.get(usize::from(at))?, slot.kind(), value)?;
                    let place = found.get_mut(usize::from(at))?;
                    place.is_none_or(|other| other == shown).then_some(())?;
                    *place = Some(shown);
                }
            }
        }
        found.into_iter().collect()
    }

    /// Returns the text of a move of bits (Arm ARM, C6.2: SBFM, BFM, UBFM) by the alias that the architecture prefers.
    fn bit_field(&self) -> Option<String> {
        let name = self.opcode().name();
        let wide = name.strip_suffix("Xri").map(|kind| (64, kind));
        let (width, kind) = wide.or_else(|| Some((32, name.strip_suffix("Wri")?)))?;
        if !matches!(kind, "SBFM" | "UBFM" | "BFM") {
            return None;
        }
        let mut registers = self.operands().iter().filter_map(|operand| match operand {
            Operand::Register(register) => Some(*register),
            _ => None,
        });
        let target = registers.next()?;
        let source = registers.next_back()?;
        let mut numbers = self.operands().iter().filter_map(|operand| match operand {
            Operand::Immediate(value) => Some(*value),
            _ => None,
        });
        let (rotate, last) = (numbers.next()?, numbers.next()?);
        let is_signed = kind == "SBFM";
        let letter = if is_signed { 's' } else { 'u' };
        let narrow = RegisterClass::Gpr32.register(source.number)?;
        Some(match (rotate, last) {
            _ if kind == "BFM" && last < rotate => {
                format!("bfi {target}, {source}, #{}, #{}", width - rotate, last + 1)
            }
            _ if kind == "BFM" => format!("bfxil {target}, {source}, #{rotate}, #{}", last - rotate + 1),
            _ if !is_signed && last != width - 1 && last + 1 == rotate => {
                format!("lsl {target}, {source}, #{}", width - 1 - last)
            }
            _ if last == width - 1 => {
                format!("{} {target}, {source}, #{rotate}", if is_signed { "asr" } else { "lsr" })
            }
            (0, 7) if is_signed || width == 32 => format!("{letter}xtb {target}, {narrow}"),
            (0, 15) if is_signed || width == 32 => format!("{letter}xth {target}, {narrow}"),
            (0, 31) if is_signed => format!("sxtw {target}, {narrow}"),
            _ if last < rotate => {
                format!("{letter}bfiz {target}, {source}, #{}, #{}", width - rotate, last + 1)
            }
            _ => format!("{letter}bfx {target}, {source}, #{rotate}, #{}", last - rotate + 1),
        })
    }
}

/// Returns the operand of a text whose element has a kind, for a value of a slot of a row, if there is one.
fn shown(element: Kind, slot: Kind, value: Operand) -> Option<Operand> {
    match (element, value) {
        (Kind::Register(class), Operand::Register(register)) => class.contains(register).then_some(value),
        (Kind::MovZ { shift, .. }, Operand::Immediate(number)) => {
            (number != 0 || shift == 0).then_some(Operand::Immediate(number.checked_shl(u32::from(shift))?))
        }
        (Kind::MovN { bits, shift }, Operand::Immediate(number)) => {
            // `movz` makes the number, if the other bits are ones.
            (bits == 64 || number != 0xffff).then_some(())?;
            let number = !number.checked_shl(u32::from(shift))?;
            (number != -1 || shift == 0).then_some(Operand::Immediate(number))
        }
        (Kind::InvertedCondition, Operand::Condition(condition)) => {
            (!matches!(condition, Condition::Al | Condition::Nv)).then_some(Operand::Condition(condition.inverted()))
        }
        _ => (element == slot).then_some(value),
    }
}

/// Returns what stands before a symbol in an operand that becomes a fixup, such as `:lo12:`; empty if nothing does, and
/// `None` if no operand becomes this fixup.
pub fn symbol_prefix(kind: FixupKind) -> Option<String> {
    specifier::prefix(kind)
}
