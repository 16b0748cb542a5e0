//! A choice of registers for the operands of inline assembly, for callers that have no register allocator.
//!
//! The choice is deterministic: each operand takes the first register of its class that nothing else uses. An
//! input shares a register with an output only if all others are taken and the output is not an early clobber.

use super::error::AsmError;
use super::expand::{AsmAddress, AsmOperand, Expansion};
use super::resolve::{AsmValue, Resolved, Subject};
use super::table::{CodeRule, OperandKind, Register, RegisterClass, Table};
use super::types::{AsmType, Scalar};
use crate::constraints::{ConstraintInfo, ConstraintKind};

/// Most constraints of one statement for which registers are chosen.
pub const MAX_OPERANDS: usize = 4096;

/// An operand of a statement: the type and value for one constraint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AsmArgument<'a> {
    /// Type of the operand; of an indirect one the type in memory.
    pub ty: AsmType,
    /// Its value; of an indirect one its address, of an output unknown.
    pub value: AsmValue<'a>,
}

/// Inline assembly with the types and values of its operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statement<'a> {
    /// The template.
    pub template: &'a [u8],
    /// The constraints.
    pub constraints: &'a [ConstraintInfo<'a>],
    /// Type and value for each constraint; those of clobbers are ignored.
    pub arguments: &'a [AsmArgument<'a>],
    /// Whether it is marked `inteldialect`.
    pub intel: bool,
    /// Number that `${:uid}` prints.
    pub unique: u64,
}

/// Chooses a register for an operand: from those that nothing else uses, by their indices in the file, and from those
/// of outputs that it may share; `None` if there is no choice.
pub type Pick<'p> = &'p mut dyn FnMut(&[usize], &[usize]) -> Option<usize>;

/// The register file while operands are assigned.
struct Usage<'p> {
    pick: Pick<'p>,
    /// Registers that hold an operand that may not share, or are clobbered.
    taken: Vec<(usize, usize)>,
    /// Registers of outputs that are not early clobbers.
    outputs: Vec<(usize, usize)>,
}

impl Table {
    /// Resolves the constraints of a statement, chooses registers, and expands the template.
    ///
    /// ```
    /// use draig_target::Triple;
    /// use draig_target::constraints::parse;
    /// use draig_target::inline_asm::{AsmArgument, AsmType, AsmValue, Statement, table_of};
    ///
    /// let table = table_of(&Triple::parse("aarch64-unknown-linux-gnu")).unwrap();
    /// let constraints = parse(b"=r,r,I").unwrap();
    /// let i32 = |value| AsmArgument { ty: AsmType::integer(32), value };
    /// let arguments = [i32(AsmValue::Unknown), i32(AsmValue::Unknown), i32(AsmValue::Integer(4095))];
    /// let add = b"add ${0:w}, ${1:w}, $2";
    /// let statement =
    ///     Statement { template: add, constraints: &constraints, arguments: &arguments, intel: false, unique: 0 };
    /// let (text, _) = table.lower(&statement).unwrap();
    /// assert_eq!(String::from_utf8_lossy(&text), "add w8, w9, 4095");
    /// ```
    ///
    /// # Errors
    ///
    /// Returns the first failure that LLVM reports.
    pub fn lower(&self, statement: &Statement<'_>) -> Result<(Vec<u8>, Vec<AsmOperand>), AsmError> {
        let resolved = self.resolve_all(statement)?;
        let mut operands = self.assign(statement.constraints, &resolved, statement.arguments)?;
        self.name_clobbers(statement.constraints, &mut operands);
        let with = Expansion { operands: &operands, intel: statement.intel, unique: statement.unique };
        Ok((self.expand(statement.template, &with)?, operands))
    }

    /// Resolves each constraint of a statement that has an operand; `None` stands for a clobber.
    ///
    /// # Errors
    ///
    /// Returns the first failure that LLVM reports: those of outputs precede those of inputs.
    pub fn resolve_all<'t, 'a>(&'t self, statement: &Statement<'a>) -> Result<Vec<Option<Resolved<'t, 'a>>>, AsmError> {
        let mut resolved: Vec<Option<Resolved<'t, 'a>>> = vec![None; statement.constraints.len()];
        if statement.constraints.len() > MAX_OPERANDS {
            return Err(AsmError::TooManyRegisters);
        }
        for (at, constraint) in statement.constraints.iter().enumerate() {
            let Some(argument) = statement.arguments.get(at) else { break };
            let is_output = constraint.kind == ConstraintKind::Output;
            resolved[at] = match constraint.kind {
                ConstraintKind::Clobber => None,
                ConstraintKind::Label => match argument.value {
                    AsmValue::Label(name) => Some(Resolved::Label(name)),
                    _ => None,
                },
                _ if constraint.matched_output().is_some() => {
                    let output = constraint.matched_output().and_then(|output| usize::try_from(output).ok());
                    output.and_then(|output| *resolved.get(output)?)
                }
                _ => {
                    let subject =
                        Subject { is_output, indirect: constraint.indirect, ty: argument.ty, value: argument.value };
                    let codes: Vec<&str> =
                        constraint.codes().iter().filter_map(|code| std::str::from_utf8(code).ok()).collect();
                    let matched = constraint.matching_input.is_some();
                    Some(self.resolve(self.preferred(&codes, &subject, matched), &subject)?)
                }
            };
        }
        Ok(resolved)
    }

    /// Chooses registers for resolved constraints.
    ///
    /// # Errors
    ///
    /// Returns [`AsmError::TooManyRegisters`] if a class has too few registers.
    pub fn assign(
        &self,
        constraints: &[ConstraintInfo<'_>],
        resolved: &[Option<Resolved<'_, '_>>],
        arguments: &[AsmArgument<'_>],
    ) -> Result<Vec<AsmOperand>, AsmError> {
        self.assign_by(constraints, resolved, arguments, &mut |free, shared| free.first().or(shared.first()).copied())
    }

    /// Chooses registers for resolved constraints, by `pick`.
    ///
    /// # Errors
    ///
    /// Returns [`AsmError::TooManyRegisters`] if nothing is picked.
    pub fn assign_by(
        &self,
        constraints: &[ConstraintInfo<'_>],
        resolved: &[Option<Resolved<'_, '_>>],
        arguments: &[AsmArgument<'_>],
        pick: Pick<'_>,
    ) -> Result<Vec<AsmOperand>, AsmError> {
        let mut usage = Usage { pick, taken: Vec::new(), outputs: Vec::new() };
        for (constraint, resolved) in constraints.iter().zip(resolved) {
            if constraint.kind == ConstraintKind::Clobber {
                for code in constraint.codes() {
                    let name = std::str::from_utf8(code).unwrap_or_default();
                    let name = name.trim_start_matches('{').trim_end_matches('}');
                    usage.taken.extend(self.register(name).map(|register| (register.file, register.index)));
                }
            }
            if let Some(Resolved::Fixed(register, count)) = resolved {
                usage.taken.extend((0..*count).map(|plus| (register.file, register.index + plus)));
            }
        }
        let mut operands = vec![AsmOperand::Unprintable; constraints.len()];
        let tied_to = |at: usize| {
            let output = constraints[at].matched_output().and_then(|output| usize::try_from(output).ok());
            output.filter(|output| *output < at)
        };
        // Those with the fewest registers choose first.
        let mut order: Vec<usize> = (0..constraints.len().min(resolved.len())).collect();
        order.sort_by_key(|&at| match resolved[at] {
            Some(Resolved::Class(class, count)) if tied_to(at).is_none() => class.members.len() / count.max(1),
            Some(Resolved::Memory(_)) if tied_to(at).is_none() => {
                self.base_class().map_or(0, |class| class.members.len())
            }
            _ => 0,
        });
        for at in order {
            let (constraint, resolved) = (&constraints[at], &resolved[at]);
            if tied_to(at).is_some() {
                continue;
            }
            let may_share = constraint.kind == ConstraintKind::Input;
            // An output that an input is tied to holds a value from the start.
            let is_shared = constraint.kind == ConstraintKind::Output
                && !constraint.early_clobber
                && constraint.matching_input.is_none();
            operands[at] = match *resolved {
                None | Some(Resolved::Unprintable) => AsmOperand::Unprintable,
                Some(Resolved::Class(class, count)) => {
                    AsmOperand::Registers(usage.choose(class, count, is_shared, may_share)?)
                }
                Some(Resolved::Fixed(register, count)) => {
                    let after = |plus| Register { index: register.index + plus, ..register };
                    AsmOperand::Registers((0..count).map(after).collect())
                }
                Some(Resolved::Integer(value)) => AsmOperand::Integer(value),
                Some(Resolved::Symbol(name, offset)) => AsmOperand::Symbol(name.to_vec(), offset),
                Some(Resolved::Label(name)) => AsmOperand::Label(name.to_vec()),
                Some(Resolved::Memory(addressing)) => {
                    let value = arguments.get(at).map(|argument| argument.value);
                    match value {
                        Some(AsmValue::Integer(offset))
                            if (constraint.indirect || addressing.is_address)
                                && addressing.offsets.absolute
                                && addressing.offsets.accepts(offset, 64) =>
                        {
                            AsmOperand::Memory(AsmAddress { offset, ..AsmAddress::default() })
                        }
                        Some(AsmValue::Integer(_) | AsmValue::OtherConstant)
                            if !constraint.indirect && self.has_pool() =>
                        {
                            let name = format!("{}CPI0_{at}", self.private).into_bytes();
                            let address = AsmAddress { symbol: Some(name), pool: true, ..AsmAddress::default() };
                            AsmOperand::Memory(address)
                        }
                        Some(AsmValue::Symbol { name, offset, kind })
                            if constraint.indirect && addressing.symbols.accepts(kind, 0) =>
                        {
                            let base = if self.symbol_offset.is_empty() { None } else { Some(usage.base(self)?) };
                            AsmOperand::Memory(AsmAddress { base, symbol: Some(name.to_vec()), offset, pool: false })
                        }
                        _ => {
                            let base = Some(usage.base(self)?);
                            AsmOperand::Memory(AsmAddress { base, ..AsmAddress::default() })
                        }
                    }
                }
            };
        }
        for at in 0..operands.len() {
            if let Some(output) = tied_to(at) {
                operands[at] = operands[output].clone();
            }
        }
        Ok(operands)
    }
}

impl Table {
    /// Lets the template refer to the registers that are clobbered, as LLVM's does.
    pub fn name_clobbers(&self, constraints: &[ConstraintInfo<'_>], operands: &mut [AsmOperand]) {
        for (constraint, operand) in constraints.iter().zip(operands) {
            if constraint.kind != ConstraintKind::Clobber {
                continue;
            }
            let code = constraint.codes().first().and_then(|code| std::str::from_utf8(code).ok()).unwrap_or_default();
            let register = self.register(code.trim_start_matches('{').trim_end_matches('}'));
            if let Some(register) = register {
                *operand = AsmOperand::Registers(vec![register]);
            }
        }
    }

    /// Puts the alternative that LLVM chooses before the others: the one whose codes fit the operands best, where a
    /// constant is better than memory, and memory than a register.
    ///
    /// ```
    /// use draig_target::Triple;
    /// use draig_target::constraints::parse;
    /// use draig_target::inline_asm::{AsmArgument, AsmType, AsmValue, table_of};
    ///
    /// let table = table_of(&Triple::parse("aarch64-linux")).unwrap();
    /// let mut constraints = parse(b"=r|r,r|i").unwrap();
    /// let argument = |value| AsmArgument { ty: AsmType::integer(32), value };
    /// table.choose_alternatives(&mut constraints, &[argument(AsmValue::Unknown), argument(AsmValue::Integer(1))]);
    /// assert_eq!(constraints[1].codes(), [b"i"]);
    /// ```
    ///
    /// On x86, codes that are not of certain constants are as good as each other for integers, so that the first
    /// alternative is chosen.
    pub fn choose_alternatives(&self, constraints: &mut [ConstraintInfo<'_>], arguments: &[AsmArgument<'_>]) {
        let count = constraints.iter().map(|constraint| constraint.alternatives.len()).max().unwrap_or(0);
        if count < 2 {
            return;
        }
        let weight = |number: usize| {
            let operands = constraints
                .iter()
                .zip(arguments)
                .filter(|(constraint, _)| matches!(constraint.kind, ConstraintKind::Output | ConstraintKind::Input));
            let weights = operands.map(|(constraint, argument)| {
                let alternative = constraint.alternatives.get(number).or(constraint.alternatives.first());
                let codes = alternative.map_or(&[][..], |alternative| &alternative.codes);
                codes.iter().filter_map(|code| self.weight(code, constraint, argument)).max()
            });
            weights.sum::<Option<u32>>()
        };
        let best = (0..count).rev().max_by_key(|&number| weight(number)).unwrap_or(0);
        for constraint in constraints {
            if best < constraint.alternatives.len() {
                constraint.alternatives.swap(0, best);
            }
        }
    }

    /// Returns how well a code fits an operand; `None` if it does not.
    fn weight(&self, code: &[u8], constraint: &ConstraintInfo<'_>, argument: &AsmArgument<'_>) -> Option<u32> {
        if constraint.kind == ConstraintKind::Output && !constraint.indirect {
            return Some(0);
        }
        let rule = self.code(std::str::from_utf8(code).ok()?).map(|row| &row.rule);
        let is_general = match rule {
            Some(CodeRule::Immediate(_) | CodeRule::Other(_)) => matches!(code, b"i" | b"n" | b"s" | b"E" | b"F"),
            _ => true,
        };
        let is_integer = matches!(argument.ty, AsmType::Scalar(Scalar::Integer(_))) && !constraint.indirect;
        if self.integers_alike && is_integer && is_general {
            return Some(0);
        }
        match rule {
            Some(CodeRule::Registers(_)) => Some(1),
            Some(CodeRule::Memory(_) | CodeRule::Address(_)) => Some(2),
            Some(CodeRule::Immediate(immediates) | CodeRule::Other(immediates)) => match argument.value {
                AsmValue::Integer(value) if immediates.accepts(value, 64) => Some(3),
                AsmValue::Symbol { .. } if code == b"s" => Some(3),
                _ => None,
            },
            _ => Some(0),
        }
    }

    /// Whether constants in memory are addressed in the pool of constants.
    fn has_pool(&self) -> bool {
        self.modifiers.iter().any(|row| row.kinds.contains(&OperandKind::Pool))
    }
}

impl Usage<'_> {
    /// Takes a register for the base of an address.
    fn base(&mut self, table: &Table) -> Result<Register, AsmError> {
        let class = table.base_class().ok_or(AsmError::TooManyRegisters)?;
        self.choose(class, 1, false, true)?.first().copied().ok_or(AsmError::TooManyRegisters)
    }

    /// Takes registers of a class. `is_shared` if inputs may share them later, `may_share` if they may be those
    /// of an output.
    fn choose(
        &mut self,
        class: &RegisterClass,
        count: usize,
        is_shared: bool,
        may_share: bool,
    ) -> Result<Vec<Register>, AsmError> {
        let places = |index: usize| (index..index + class.span).map(|index| (class.file, index));
        let members = || class.members.iter().copied();
        let is_free = |place: &(usize, usize)| !self.taken.contains(place) && !self.outputs.contains(place);
        let mut free: Vec<usize> = members().filter(|&index| places(index).all(|place| is_free(&place))).collect();
        let is_shared_now = |place: (usize, usize)| may_share && self.outputs.contains(&place);
        let mut shared: Vec<usize> = members().filter(|&index| places(index).all(is_shared_now)).collect();
        let mut chosen = Vec::with_capacity(count);
        while chosen.len() < count {
            let index = (self.pick)(&free, &shared).ok_or(AsmError::TooManyRegisters)?;
            free.retain(|&one| one != index);
            shared.retain(|&one| one != index);
            chosen.push(index);
        }
        let places = chosen.iter().flat_map(|&index| places(index));
        if is_shared {
            self.outputs.extend(places);
        } else {
            for place in places {
                self.outputs.retain(|output| *output != place);
                self.taken.push(place);
            }
        }
        Ok(chosen.iter().map(|&index| Register { file: class.file, index, view: class.view }).collect())
    }
}
