//! Lookup of constraints: the meaning of a code for an operand of a type and value.

use super::error::AsmError;
use super::immediate::{SymbolKind, Symbols};
use super::table::{Addressing, CodeRow, CodeRule, Outcome, Refusal, Register, RegisterClass, Table, TypeRow};
use super::types::{AsmType, Scalar};

/// Knowledge about the value of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AsmValue<'a> {
    /// Nothing: it is computed at run time, or an output.
    Unknown,
    /// An integer constant, sign-extended; the null pointer is 0.
    Integer(i64),
    /// The address of a symbol and an offset.
    Symbol {
        /// Name of the symbol, as assembly writes it.
        name: &'a [u8],
        /// The offset.
        offset: i64,
        /// Facts about the symbol.
        kind: SymbolKind,
    },
    /// A block, by its label.
    Label(&'a [u8]),
    /// A constant of another kind.
    OtherConstant,
}

/// An operand to be resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Subject<'a> {
    /// Whether it is an output.
    pub is_output: bool,
    /// Whether it is in memory, at an address that is an argument (`*`).
    pub indirect: bool,
    /// Its type; of an indirect operand the type in memory.
    pub ty: AsmType,
    /// Its value; of an indirect operand its address.
    pub value: AsmValue<'a>,
}

/// Place of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resolved<'t, 'a> {
    /// In a number of registers of a class.
    Class(&'t RegisterClass, usize),
    /// In this register and the ones after it, a number of registers.
    Fixed(Register, usize),
    /// In the text, as an integer.
    Integer(i64),
    /// In the text, as a symbol with an offset.
    Symbol(&'a [u8], i64),
    /// In the text, as the label of a block.
    Label(&'a [u8]),
    /// In memory.
    Memory(&'t Addressing),
    /// Nowhere that can be printed.
    Unprintable,
}

impl Table {
    /// Resolves a code, as [`constraints::parse`](crate::constraints::parse) returns it, for an operand.
    ///
    /// # Errors
    ///
    /// Returns what LLVM reports if the operand does not fit the code.
    pub fn resolve<'t, 'a>(&'t self, code: &str, subject: &Subject<'a>) -> Result<Resolved<'t, 'a>, AsmError> {
        let no_register = || match subject.is_output {
            true => AsmError::NoOutputRegister(code.to_owned()),
            false => AsmError::NoInputRegister(code.to_owned()),
        };
        if subject.is_output
            && let Some(row) = self.outputs.iter().find(|row| row.codes.iter().any(|one| **one == *code))
            && let CodeRule::Registers(rows) = &row.rule
            && let Some(outcome) = outcome_of(rows, subject.ty)
        {
            return self.register_outcome(code, outcome, None, subject, &no_register);
        }
        let Some(row) = self.code(code) else {
            return match code.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
                Some("memory") => self.memory().ok_or_else(no_register),
                Some(name) => self.named(code, name, subject, &no_register),
                None if subject.is_output => Err(no_register()),
                None => Err(AsmError::UnknownCode(code.to_owned())),
            };
        };
        match &row.rule {
            CodeRule::Registers(_) if subject.indirect && !subject.is_output => {
                Err(AsmError::IndirectRegister(code.to_owned()))
            }
            CodeRule::Registers(rows) => {
                let outcome = outcome_of(rows, subject.ty).ok_or_else(no_register)?;
                self.register_outcome(code, outcome, None, subject, &no_register)
            }
            CodeRule::Memory(addressing)
                if addressing.offsets.no_constants
                    && !subject.indirect
                    && matches!(subject.value, AsmValue::Integer(_) | AsmValue::OtherConstant) =>
            {
                Ok(Resolved::Unprintable)
            }
            CodeRule::Memory(addressing) => Ok(Resolved::Memory(addressing)),
            CodeRule::Anything(rows) if subject.is_output && subject.indirect => {
                // A register, from which the value is stored.
                let row = rows.iter().find(|(types, _)| types.iter().any(|one| one.matches(subject.ty)));
                match row {
                    // No row refers to a code that refers on.
                    Some((_, other)) if **other != *code => self.resolve(other, subject),
                    _ => Err(no_register()),
                }
            }
            CodeRule::Address(addressing) if !subject.is_output => Ok(Resolved::Memory(addressing)),
            CodeRule::Condition(rows) if subject.is_output => {
                let outcome = outcome_of(rows, subject.ty).ok_or_else(no_register)?;
                self.register_outcome(code, outcome, None, subject, &no_register)
            }
            _ if subject.is_output => Err(no_register()),
            CodeRule::Immediate(_) if subject.indirect => Err(AsmError::NotConstant(code.to_owned())),
            CodeRule::Other(_) | CodeRule::Condition(_) if subject.indirect => {
                self.memory().ok_or_else(|| AsmError::InvalidOperand(code.to_owned()))
            }
            CodeRule::Immediate(immediates) => match subject.value {
                AsmValue::Integer(value) if immediates.accepts(value, self.value_bits(subject)) => {
                    Ok(Resolved::Integer(immediates.extended(value, self.value_bits(subject))))
                }
                AsmValue::Integer(_) => Err(AsmError::OutOfRange(code.to_owned())),
                _ => Err(AsmError::NotConstant(code.to_owned())),
            },
            CodeRule::Other(immediates) => match subject.value {
                AsmValue::Integer(value) if immediates.accepts(value, self.value_bits(subject)) => {
                    match immediates.register.as_deref().map(|name| self.register(name)) {
                        None => Ok(Resolved::Integer(immediates.extended(value, self.value_bits(subject)))),
                        Some(register) => register.map(|one| Resolved::Fixed(one, 1)).ok_or_else(no_register),
                    }
                }
                AsmValue::Symbol { name, offset, kind } if immediates.symbols.accepts(kind, offset) => {
                    Ok(Resolved::Symbol(name, offset))
                }
                AsmValue::Label(name) if immediates.symbols != Symbols::No => Ok(Resolved::Label(name)),
                _ => Err(AsmError::InvalidOperand(code.to_owned())),
            },
            CodeRule::Condition(_) | CodeRule::Address(_) => Err(AsmError::InvalidOperand(code.to_owned())),
            CodeRule::Anything(rows) => match subject.value {
                AsmValue::Integer(value) if !subject.indirect => Ok(Resolved::Integer(value)),
                AsmValue::Label(name) => Ok(Resolved::Label(name)),
                AsmValue::Symbol { name, offset, kind } if kind.function && !subject.indirect => {
                    Ok(Resolved::Symbol(name, offset))
                }
                _ => {
                    // The address of an indirect operand is a pointer.
                    let ty = if subject.indirect { AsmType::Scalar(Scalar::Pointer) } else { subject.ty };
                    let row = rows.iter().find(|(types, _)| types.iter().any(|one| one.matches(ty)));
                    match row {
                        // No row refers to a code that refers on.
                        Some((_, other)) if **other != *code => self.resolve(other, subject),
                        _ => Err(no_register()),
                    }
                }
            },
        }
    }

    /// Chooses among the codes of a constraint as LLVM does: a constant if the operand is one, else memory,
    /// else a register.
    pub fn preferred<'c>(&self, codes: &[&'c str], subject: &Subject<'_>, matched: bool) -> &'c str {
        let [first, _, ..] = codes else { return codes.first().copied().unwrap_or("") };
        let rank = |code: &str| match self.code(code).map(|row| &row.rule) {
            Some(CodeRule::Immediate(_) | CodeRule::Other(_) | CodeRule::Condition(_) | CodeRule::Anything(_)) => 4,
            Some(CodeRule::Memory(_) | CodeRule::Address(_)) => 3,
            Some(CodeRule::Registers(_)) => 2,
            None if code == "{memory}" => 3,
            None if code.starts_with('{') => 1,
            None => 0,
        };
        let mut ranked: Vec<(u8, &str)> = codes.iter().map(|code| (rank(code), *code)).collect();
        ranked.retain(|(rank, _)| !(subject.indirect && matches!(rank, 0 | 4) || matched && *rank == 3));
        ranked.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
        let is_constant = |code: &str| {
            !subject.is_output
                && subject.value != AsmValue::Unknown
                && matches!(
                    self.resolve(code, subject),
                    Ok(Resolved::Integer(_) | Resolved::Symbol(..) | Resolved::Label(_))
                )
        };
        let chosen = ranked.iter().find(|(rank, code)| *rank != 4 || is_constant(code));
        chosen.or(ranked.first()).map_or(*first, |(_, code)| code)
    }

    /// The class of registers that addresses are in.
    pub fn base_class(&self) -> Option<&RegisterClass> {
        if let Some(base) = self.base {
            return self.classes.get(base);
        }
        let CodeRule::Registers(rows) = &self.code("r")?.rule else { return None };
        match outcome_of(rows, AsmType::Scalar(Scalar::Pointer))? {
            Outcome::Class(class) => self.classes.get(class),
            _ => None,
        }
    }

    fn value_bits(&self, subject: &Subject<'_>) -> u32 {
        subject.ty.bits(self.pointer_bits).unwrap_or(64).clamp(1, 64)
    }

    /// The addressing of the code `m`.
    fn memory<'t, 'a>(&'t self) -> Option<Resolved<'t, 'a>> {
        match self.code("m") {
            Some(CodeRow { rule: CodeRule::Memory(addressing), .. }) => Some(Resolved::Memory(addressing)),
            _ => None,
        }
    }

    /// Resolves a register in braces.
    fn named<'t, 'a>(
        &'t self,
        code: &str,
        name: &str,
        subject: &Subject<'a>,
        no_register: &dyn Fn() -> AsmError,
    ) -> Result<Resolved<'t, 'a>, AsmError> {
        let register = self.register(name).ok_or_else(no_register)?;
        if subject.indirect && !subject.is_output {
            return Err(AsmError::IndirectRegister(code.to_owned()));
        }
        let outcome = self.fixed_outcome(register, subject.ty).ok_or_else(no_register)?;
        self.register_outcome(code, outcome, Some(register), subject, no_register)
    }

    /// Looks up a register that a constraint names.
    fn fixed_outcome(&self, register: Register, ty: AsmType) -> Option<Outcome> {
        let row = self.fixed.iter().find(|row| {
            row.file == register.file
                && row.view.is_none_or(|view| view == register.view)
                && (row.registers.is_empty() || row.registers.contains(&register.index))
        });
        row.and_then(|row| outcome_of(&row.rows, ty))
    }

    fn register_outcome<'t, 'a>(
        &'t self,
        code: &str,
        outcome: Outcome,
        register: Option<Register>,
        subject: &Subject<'a>,
        no_register: &dyn Fn() -> AsmError,
    ) -> Result<Resolved<'t, 'a>, AsmError> {
        let spelled = || {
            let names = register.and_then(|register| self.names(register));
            names.and_then(|names| names.accepted.first()).map_or(String::new(), ToString::to_string)
        };
        match (outcome, register) {
            (Outcome::Class(class), _) => {
                let class = self.classes.get(class).ok_or_else(no_register)?;
                Ok(Resolved::Class(class, self.parts(class.file, class.view, subject.ty)))
            }
            (Outcome::View(view), Some(register)) => {
                let register = Register { view, ..register };
                if self.names(register).is_none() {
                    return Err(no_register());
                }
                let count = self.parts(register.file, view, subject.ty);
                for plus in 1..count {
                    let next = Register { index: register.index + plus, ..register };
                    if let Some(Outcome::Refused(Refusal::Reserved)) = self.fixed_outcome(next, subject.ty) {
                        let name = self.names(next).map_or(String::new(), |names| names.printed.to_ascii_uppercase());
                        return Err(AsmError::Reserved(name));
                    }
                }
                Ok(Resolved::Fixed(register, count))
            }
            (Outcome::Refused(Refusal::AllocatedMismatch), _) => {
                Err(AsmError::AllocatedMismatch { register: spelled().to_ascii_uppercase(), code: code.to_owned() })
            }
            (Outcome::Refused(Refusal::NamedMismatch), _) => Err(AsmError::NamedMismatch(spelled())),
            (Outcome::Refused(Refusal::Reserved), _) => Err(AsmError::Reserved(spelled().to_ascii_uppercase())),
            (Outcome::Refused(Refusal::ScalarToVector), _) => Err(AsmError::ScalarToVector),
            (Outcome::Refused(Refusal::NonTrivialVector), _) => Err(AsmError::NonTrivialVector),
            (Outcome::Refused(Refusal::Unprintable), _) => Ok(Resolved::Unprintable),
            (Outcome::Refused(Refusal::NoRegister) | Outcome::View(_), _) => Err(no_register()),
        }
    }

    /// Number of registers of a view that a type takes.
    fn parts(&self, file: usize, view: usize, ty: AsmType) -> usize {
        let width = self.files[file].views[view].bits;
        // LLVM takes the first element of a vector of integers that a register is too small for.
        let is_one = matches!(ty, AsmType::Vector { scalable, element, .. } if scalable || matches!(element, Scalar::Integer(_)));
        let bits = ty.bits(self.pointer_bits).unwrap_or(width);
        match width {
            0 => 1,
            _ if is_one => 1,
            _ => (bits.div_ceil(width) as usize).max(1),
        }
    }
}

fn outcome_of(rows: &[TypeRow], ty: AsmType) -> Option<Outcome> {
    rows.iter().find(|row| row.types.iter().any(|pattern| pattern.matches(ty))).map(|row| row.outcome)
}
