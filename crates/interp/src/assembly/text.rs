//! The expanded text of a statement as steps: statements, labels, and the symbols that they refer to.

use draig_image::SymbolId;
use draig_mc::aarch64::{AArch64, Features};
use draig_mc::x86::{Dialect, X86};
use draig_mc::{AsmError, Place, Symbols};
use hashbrown::HashMap;

use super::{aarch64, x86};

/// Most statements in one piece of assembly.
const MAX_STATEMENTS: usize = 1 << 16;

/// The instruction `wait`.
const WAIT: u8 = 0x9b;

/// Target whose assembly is executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    X86,
    AArch64,
}

/// An instruction as it is executed.
#[derive(Clone, Debug)]
pub(super) enum Step {
    X86(x86::Step),
    AArch64(aarch64::Step),
}

/// Destination of a jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goto {
    /// A label, until all are known.
    Label(SymbolId),
    /// The step with this number.
    Step(usize),
    /// The block that is this label of a `callbr`.
    Exit(usize),
}

/// A text as steps.
#[derive(Debug)]
pub(super) struct Text {
    pub(super) target: Target,
    pub(super) steps: Vec<Step>,
    /// Names of the symbols that are no labels of the text, by number.
    pub(super) symbols: Vec<Vec<u8>>,
}

/// Labels and symbols while a text is translated.
#[derive(Default)]
struct Names {
    numbers: HashMap<Vec<u8>, u32>,
    names: Vec<Vec<u8>>,
    /// Number of definitions of each local label (`1:`) so far.
    defined: HashMap<Vec<u8>, u32>,
}

impl Names {
    fn number(&mut self, name: Vec<u8>) -> SymbolId {
        let next = self.names.len() as u32;
        let number = *self.numbers.entry(name).or_insert_with_key(|name| {
            self.names.push(name.clone());
            next
        });
        SymbolId::from_u32(number)
    }

    /// Returns the name of the definition that `1b` or `1f` refers to: `1` with the number of the definition.
    fn local(&self, name: &[u8]) -> Option<Vec<u8>> {
        let (&direction, digits) = name.split_last()?;
        if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let before = self.defined.get(digits).copied().unwrap_or(0);
        let which = match direction {
            b'b' => before.checked_sub(1)?,
            b'f' => before,
            _ => return None,
        };
        Some(local_name(digits, which))
    }

    /// Returns the name of a label at its definition.
    fn define(&mut self, label: &[u8]) -> SymbolId {
        let name = if label.iter().all(u8::is_ascii_digit) {
            let count = self.defined.entry(label.to_vec()).or_insert(0);
            *count += 1;
            local_name(label, *count - 1)
        } else {
            label.to_vec()
        };
        self.number(name)
    }
}

fn local_name(digits: &[u8], which: u32) -> Vec<u8> {
    [digits, b"#", which.to_string().as_bytes()].concat()
}

impl Symbols for Names {
    fn symbol(&mut self, name: &[u8], _: Place) -> Result<SymbolId, AsmError> {
        let name = self.local(name).unwrap_or_else(|| name.to_vec());
        Ok(self.number(name))
    }

    fn absolute(&self, _: SymbolId) -> Option<i64> {
        None
    }
}

/// Reason that a text is not executed.
#[derive(Debug)]
pub(super) enum Refusal {
    /// The assembler refuses it, with this message.
    Invalid(String),
    /// An instruction or a directive is not executed here.
    Unknown(String),
}

/// Parser of one target.
enum Parser {
    X86(X86),
    AArch64(Box<AArch64>),
}

impl Parser {
    /// Parses an instruction; `None` if it is not one that is executed.
    fn parse(&mut self, statement: &[u8], names: &mut Names) -> Result<Option<Step>, AsmError> {
        match self {
            Parser::X86(x86) => {
                let (bytes, instruction) = x86.parse(statement, 0, names)?;
                // `fstcw` and the like wait for exceptions, which are masked.
                let instruction = instruction.as_ref().filter(|_| matches!(&*bytes, [] | [WAIT]));
                Ok(instruction.and_then(x86::Step::of).map(Step::X86))
            }
            Parser::AArch64(set) => {
                let parsed = set.parse(statement, 0, names)?;
                Ok(aarch64::Step::of(&parsed).map(Step::AArch64))
            }
        }
    }
}

impl Text {
    /// Text without instructions.
    pub(super) fn empty(target: Target) -> Text {
        Text { target, steps: Vec::new(), symbols: Vec::new() }
    }

    /// Translates an expanded template. `exits` are the labels that are blocks.
    pub(super) fn translate(target: Target, text: &[u8], intel: bool, exits: &[Vec<u8>]) -> Result<Text, Refusal> {
        let x86 = |intel: bool| Parser::X86(X86::new(if intel { Dialect::Intel } else { Dialect::Att }));
        let mut parser = match target {
            Target::X86 => x86(intel),
            Target::AArch64 => Parser::AArch64(Box::new(AArch64::new(Features::all()))),
        };
        let mut names = Names::default();
        let mut labels: HashMap<SymbolId, Goto> = HashMap::new();
        for (number, exit) in exits.iter().enumerate() {
            labels.insert(names.number(exit.clone()), Goto::Exit(number));
        }
        let mut steps: Vec<(Step, String)> = Vec::new();
        // A prefix on a line of its own belongs to the instruction that follows.
        let mut prefix: Vec<u8> = Vec::new();
        for statement in statements(target, text) {
            let mut statement = statement.trim_ascii();
            while let Some((label, rest)) = label(statement) {
                labels.insert(names.define(label), Goto::Step(steps.len()));
                statement = rest.trim_ascii();
            }
            let unknown = || Refusal::Unknown(String::from_utf8_lossy(statement).into_owned());
            match (target, statement) {
                (_, b"") => continue,
                (Target::X86, b"lock" | b"rep" | b"repe" | b"repz" | b"repne" | b"repnz") => {
                    prefix = [statement, b" "].concat();
                    continue;
                }
                (Target::X86, b".intel_syntax" | b".intel_syntax noprefix") => {
                    parser = x86(true);
                    continue;
                }
                (Target::X86, b".att_syntax" | b".att_syntax prefix") => {
                    parser = x86(false);
                    continue;
                }
                (_, [b'.', ..]) => match is_passive(statement) {
                    true => continue,
                    false => return Err(unknown()),
                },
                _ => {}
            }
            if steps.len() >= MAX_STATEMENTS {
                return Err(Refusal::Unknown(format!("more than {MAX_STATEMENTS} statements")));
            }
            let whole = [&prefix[..], statement].concat();
            prefix.clear();
            let parsed = parser.parse(&whole, &mut names);
            let step = parsed.map_err(|error| Refusal::Invalid(error.message().to_owned()))?.ok_or_else(unknown)?;
            steps.push((step, String::from_utf8_lossy(&whole).into_owned()));
        }
        let mut out = Text { target, steps: Vec::with_capacity(steps.len()), symbols: names.names };
        for (mut step, written) in steps {
            let goto = match &mut step {
                Step::X86(step) => step.goto(),
                Step::AArch64(step) => step.goto(),
            };
            if let Some(goto) = goto
                && let Goto::Label(label) = *goto
            {
                *goto = *labels.get(&label).ok_or(Refusal::Unknown(written))?;
            }
            out.steps.push(step);
        }
        Ok(out)
    }
}

/// Whether a directive neither makes bytes nor changes where they go.
fn is_passive(statement: &[u8]) -> bool {
    const PASSIVE: [&[u8]; 9] =
        [b".hidden", b".weak", b".globl", b".global", b".type", b".size", b".arch", b".arch_extension", b".cpu"];
    let end = statement.iter().position(u8::is_ascii_whitespace).unwrap_or(statement.len());
    PASSIVE.contains(&&statement[..end]) || statement[..end].starts_with(b".cfi_")
}

/// Splits a text into statements, without comments.
fn statements(target: Target, text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|&byte| byte == b'\n').flat_map(move |line| {
        let end = match target {
            Target::X86 => line.iter().position(|&byte| byte == b'#'),
            Target::AArch64 => line.windows(2).position(|pair| pair == b"//"),
        };
        line[..end.unwrap_or(line.len())].split(|&byte| byte == b';')
    })
}

/// Returns the label at the beginning of a statement, and what follows it.
fn label(statement: &[u8]) -> Option<(&[u8], &[u8])> {
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    let end = statement.iter().position(|byte| !is_name(byte))?;
    (end != 0 && statement[end] == b':').then(|| (&statement[..end], &statement[end + 1..]))
}
