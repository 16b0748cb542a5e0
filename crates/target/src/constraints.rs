//! Constraint strings of inline assembly (LangRef "Inline Asm Constraint String"): outputs, inputs, clobbers
//! and labels, as data, and the check against the called function type.
//!
//! Code generators define the constraint codes and registers of a target. As in LLVM's own check, any letter
//! is a code here.

use std::fmt;

/// Kind of an operand of inline assembly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ConstraintKind {
    /// No prefix: read by the assembly.
    Input,
    /// `=`: written by the assembly.
    Output,
    /// `~`: a register or memory whose content is clobbered.
    Clobber,
    /// `!`: an indirect destination of a `callbr`.
    Label,
}

/// A list of codes from which one is chosen for an operand.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Alternative<'a> {
    /// For an output: the index of the input whose alternative at the same position refers to the output.
    pub matching_input: Option<u32>,
    /// Each is a letter, two letters after a `^`, letters after an `@` and their number, a register in
    /// braces, or the decimal index of an output; without the `^`, or the `@` and its number.
    pub codes: Vec<&'a [u8]>,
}

/// One element of a constraint string.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ConstraintInfo<'a> {
    /// The kind of operand.
    pub kind: ConstraintKind,
    /// `&`: the output is written before all inputs are read.
    pub early_clobber: bool,
    /// `%`: the operand and the next one may be exchanged.
    pub commutative: bool,
    /// `*`: the operand is in memory and its address is an argument.
    pub indirect: bool,
    /// For an output: the index of the input without alternatives that is tied to it.
    pub matching_input: Option<u32>,
    /// The alternatives separated by `|`; a single one if there is no `|`.
    pub alternatives: Vec<Alternative<'a>>,
}

impl<'a> ConstraintInfo<'a> {
    /// Whether `|` separates alternatives.
    pub fn has_alternatives(&self) -> bool {
        self.alternatives.len() > 1
    }

    /// Returns the codes of the first alternative.
    pub fn codes(&self) -> &[&'a [u8]] {
        self.alternatives.first().map_or(&[], |first| &first.codes)
    }

    /// Returns the index of the output that this input is tied to, in the first alternative; `None` if it is
    /// not tied.
    pub fn matched_output(&self) -> Option<u32> {
        self.codes().iter().find(|code| code.iter().all(u8::is_ascii_digit)).map(|code| index_of(code))
    }

    /// Whether the operand is an argument of the call, that is, an input or an indirect output.
    pub fn has_argument(&self) -> bool {
        match self.kind {
            ConstraintKind::Input => true,
            ConstraintKind::Output => self.indirect,
            ConstraintKind::Clobber | ConstraintKind::Label => false,
        }
    }
}

/// Return type of inline assembly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AsmReturn {
    /// `void`
    Void,
    /// A structure with this number of elements.
    Struct(usize),
    /// Any other type.
    Single,
}

/// The parts of a function type that a constraint string must match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AsmSignature {
    /// The return type.
    pub returns: AsmReturn,
    /// Number of parameters.
    pub params: usize,
    /// Whether it ends in `...`.
    pub variadic: bool,
}

/// Reason that a constraint string is refused; displays as LLVM's message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ConstraintError {
    /// The function type ends in `...`.
    Variadic,
    /// The string is not a list of constraints.
    Syntax,
    /// An output follows an input, a clobber or a label.
    OutputOrder,
    /// An input follows a clobber.
    InputOrder,
    /// A label follows a clobber.
    LabelOrder,
    /// A value is returned, but there is no output.
    NoOutputs,
    /// A structure is returned for one output.
    OneOutput,
    /// The return value is not a structure with one element for each output.
    OutputCount,
    /// The number of parameters differs from the number of inputs and indirect outputs.
    InputCount,
}

impl ConstraintError {
    /// Returns LLVM's message.
    pub const fn message(self) -> &'static str {
        match self {
            ConstraintError::Variadic => "inline asm cannot be variadic",
            ConstraintError::Syntax => "failed to parse constraints",
            ConstraintError::OutputOrder => "output constraint occurs after input, clobber or label constraint",
            ConstraintError::InputOrder => "input constraint occurs after clobber constraint",
            ConstraintError::LabelOrder => "label constraint occurs after clobber constraint",
            ConstraintError::NoOutputs => "inline asm without outputs must return void",
            ConstraintError::OneOutput => "inline asm with one output cannot return struct",
            ConstraintError::OutputCount => {
                "number of output constraints does not match number of return struct elements"
            }
            ConstraintError::InputCount => "number of input constraints does not match number of parameters",
        }
    }
}

impl fmt::Display for ConstraintError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl std::error::Error for ConstraintError {}

/// Parses a constraint string; the empty string has no constraints.
///
/// ```
/// use draig_target::constraints::{ConstraintKind, parse};
///
/// let list = parse(b"=&r,*m,0,~{memory}").unwrap();
/// assert!(list[0].early_clobber);
/// assert_eq!(list[0].matching_input, Some(2));
/// assert!(list[1].indirect && list[1].kind == ConstraintKind::Input);
/// assert_eq!(list[3].codes(), [b"{memory}"]);
/// assert!(parse(b"=r,,r").is_err());
/// ```
pub fn parse(text: &[u8]) -> Result<Vec<ConstraintInfo<'_>>, ConstraintError> {
    let mut list = Vec::new();
    if text.is_empty() {
        return Ok(list);
    }
    for element in text.split(|&byte| byte == b',') {
        let info = element_of(element, &mut list).ok_or(ConstraintError::Syntax)?;
        list.push(info);
    }
    Ok(list)
}

/// Checks that a constraint string can be called with this function type.
pub fn verify(text: &[u8], signature: AsmSignature) -> Result<(), ConstraintError> {
    if signature.variadic {
        return Err(ConstraintError::Variadic);
    }
    verify_list(&parse(text)?, signature)
}

/// Same as [`verify`], for a string that has been parsed.
pub fn verify_list(list: &[ConstraintInfo<'_>], signature: AsmSignature) -> Result<(), ConstraintError> {
    if signature.variadic {
        return Err(ConstraintError::Variadic);
    }
    let (mut outputs, mut inputs, mut indirect) = (0, 0, 0);
    let (mut clobbers, mut labels) = (0, 0);
    for info in list {
        match info.kind {
            ConstraintKind::Output => {
                if inputs != 0 || clobbers != 0 || labels != 0 {
                    return Err(ConstraintError::OutputOrder);
                }
                if info.indirect { indirect += 1 } else { outputs += 1 }
            }
            ConstraintKind::Input if clobbers != 0 => return Err(ConstraintError::InputOrder),
            ConstraintKind::Input => inputs += 1,
            ConstraintKind::Clobber => clobbers += 1,
            ConstraintKind::Label if clobbers != 0 => return Err(ConstraintError::LabelOrder),
            ConstraintKind::Label => labels += 1,
        }
    }
    match (outputs, signature.returns) {
        (0, AsmReturn::Void) | (1, AsmReturn::Void | AsmReturn::Single) => {}
        (0, _) => return Err(ConstraintError::NoOutputs),
        (1, _) => return Err(ConstraintError::OneOutput),
        (_, AsmReturn::Struct(elements)) if elements == outputs => {}
        _ => return Err(ConstraintError::OutputCount),
    }
    if inputs + indirect != signature.params {
        return Err(ConstraintError::InputCount);
    }
    Ok(())
}

/// Number of indirect destinations of a `callbr` with these constraints.
pub fn label_count(list: &[ConstraintInfo<'_>]) -> usize {
    list.iter().filter(|info| info.kind == ConstraintKind::Label).count()
}

/// Parses one element; `None` if it is malformed. An input that refers to an output is recorded there.
fn element_of<'a>(text: &'a [u8], earlier: &mut [ConstraintInfo<'_>]) -> Option<ConstraintInfo<'a>> {
    let (kind, mut rest) = match text.split_first()? {
        (b'~', rest) => (ConstraintKind::Clobber, rest),
        (b'=', rest) => (ConstraintKind::Output, rest),
        (b'!', rest) => (ConstraintKind::Label, rest),
        _ => (ConstraintKind::Input, text),
    };
    if kind == ConstraintKind::Clobber && !rest.is_empty() && rest[0] != b'{' {
        return None;
    }
    let mut info = ConstraintInfo {
        kind,
        early_clobber: false,
        commutative: false,
        indirect: false,
        matching_input: None,
        alternatives: Vec::new(),
    };
    if let Some(after) = rest.strip_prefix(b"*") {
        (info.indirect, rest) = (true, after);
    }
    loop {
        // A prefix or modifier alone is malformed.
        let (&modifier, after) = rest.split_first()?;
        match modifier {
            b'&' if kind == ConstraintKind::Output && !info.early_clobber => {
                info.early_clobber = true;
            }
            b'%' if kind != ConstraintKind::Clobber && !info.commutative => info.commutative = true,
            b'&' | b'%' | b'#' | b'*' => return None,
            _ => break,
        }
        rest = after;
    }

    // As in LLVM, a bar in a register's name or after a `^` counts too, and its alternative is empty.
    let bars = text.iter().filter(|&&byte| byte == b'|').count();
    let mut alternative = Alternative::default();
    while let Some((&first, after)) = rest.split_first() {
        let (code, after) = match first {
            b'{' => {
                let end = rest.iter().position(|&byte| byte == b'}')?;
                rest.split_at(end + 1)
            }
            b'0'..=b'9' => {
                let end = rest.iter().position(|byte| !byte.is_ascii_digit());
                let (code, after) = rest.split_at(end.unwrap_or(rest.len()));
                let place = (bars > 0).then_some(info.alternatives.len());
                if kind != ConstraintKind::Input {
                    return None;
                }
                note_match(index_of(code), place, earlier)?;
                (code, after)
            }
            b'|' => {
                info.alternatives.push(std::mem::take(&mut alternative));
                rest = after;
                continue;
            }
            b'^' => after.split_at_checked(2)?,
            b'@' => {
                let (&count, after) = after.split_first()?;
                if !matches!(count, b'1'..=b'9') {
                    return None;
                }
                after.split_at_checked(usize::from(count - b'0'))?
            }
            _ => rest.split_at(1),
        };
        alternative.codes.push(code);
        rest = after;
    }
    info.alternatives.push(alternative);
    info.alternatives.resize(bars + 1, Alternative::default());
    Some(info)
}

/// Records in the output with index `output` that the next element is tied to it. `place` is the position of
/// an alternative, which only matches that at the same position. Returns `None` if the element is not an
/// output or is already matched.
fn note_match(output: u32, place: Option<usize>, earlier: &mut [ConstraintInfo<'_>]) -> Option<()> {
    let next = u32::try_from(earlier.len()).ok()?;
    let output = earlier.get_mut(usize::try_from(output).ok()?)?;
    if output.kind != ConstraintKind::Output {
        return None;
    }
    let slot = match place {
        None => &mut output.matching_input,
        Some(_) if !output.has_alternatives() => return None,
        Some(place) => &mut output.alternatives.get_mut(place)?.matching_input,
    };
    match slot {
        // An element may refer to the output twice, unless it does so in an alternative.
        Some(matched) if *matched != next || place.is_some() => None,
        _ => {
            *slot = Some(next);
            Some(())
        }
    }
}

/// Value of digits as C's `atoi` returns it, which LLVM uses: reduced to 32 bits.
fn index_of(digits: &[u8]) -> u32 {
    let value = digits
        .iter()
        .fold(0i64, |value, digit| value.saturating_mul(10).saturating_add(i64::from(digit.wrapping_sub(b'0'))));
    value as u32
}
