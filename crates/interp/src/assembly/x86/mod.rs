//! Inline assembly of x86-64: the text as steps, and the processor that executes them.

mod alu;
mod execute;
mod flags;
mod processor;
mod step;
mod strings;
mod system;
mod word;

use draig_image::SymbolId;
use draig_mc::x86::{Dialect, X86};
use draig_mc::{AsmError, Place, Symbols};
use hashbrown::HashMap;

pub(super) use flags::{DF, STATUS};
pub(super) use processor::Processor;
pub(super) use step::Step;
pub(super) use word::Word;

/// Most statements in one piece of assembly.
const MAX_STATEMENTS: usize = 1 << 16;

/// A text as steps.
#[derive(Debug, Default)]
pub(super) struct Text {
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

impl Text {
    /// Translates an expanded template.
    pub(super) fn translate(text: &[u8], intel: bool) -> Result<Text, Refusal> {
        let mut x86 = X86::new(if intel { Dialect::Intel } else { Dialect::Att });
        let mut names = Names::default();
        let mut labels: HashMap<SymbolId, usize> = HashMap::new();
        let mut steps: Vec<(Step, String)> = Vec::new();
        // A prefix on a line of its own belongs to the instruction that follows.
        let mut prefix: Vec<u8> = Vec::new();
        for statement in statements(text) {
            let mut statement = statement.trim_ascii();
            while let Some((label, rest)) = label(statement) {
                let name = if label.iter().all(u8::is_ascii_digit) {
                    let count = names.defined.entry(label.to_vec()).or_insert(0);
                    *count += 1;
                    local_name(label, *count - 1)
                } else {
                    label.to_vec()
                };
                labels.insert(names.number(name), steps.len());
                statement = rest.trim_ascii();
            }
            let unknown = || Refusal::Unknown(String::from_utf8_lossy(statement).into_owned());
            match statement {
                b"" => continue,
                b"lock" | b"rep" | b"repe" | b"repz" | b"repne" | b"repnz" => {
                    prefix = [statement, b" "].concat();
                    continue;
                }
                b".intel_syntax" | b".intel_syntax noprefix" => {
                    x86 = X86::new(Dialect::Intel);
                    continue;
                }
                b".att_syntax" | b".att_syntax prefix" => {
                    x86 = X86::new(Dialect::Att);
                    continue;
                }
                [b'.', ..] => return Err(unknown()),
                _ => {}
            }
            if steps.len() >= MAX_STATEMENTS {
                return Err(Refusal::Unknown(format!("more than {MAX_STATEMENTS} statements")));
            }
            let whole = [&prefix[..], statement].concat();
            prefix.clear();
            let parsed = x86.parse(&whole, 0, &mut names);
            let (bytes, instruction) = parsed.map_err(|error| Refusal::Invalid(error.message().to_owned()))?;
            let step = instruction.as_ref().filter(|_| bytes.is_empty()).and_then(Step::of).ok_or_else(unknown)?;
            steps.push((step, String::from_utf8_lossy(&whole).into_owned()));
        }
        let mut out = Text { steps: Vec::new(), symbols: names.names };
        for (mut step, written) in steps {
            step.resolve(|label| labels.get(&label).copied()).ok_or(Refusal::Unknown(written))?;
            out.steps.push(step);
        }
        Ok(out)
    }
}

/// Splits a text into statements, without comments.
fn statements(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|&byte| byte == b'\n').flat_map(|line| {
        let end = line.iter().position(|&byte| byte == b'#').unwrap_or(line.len());
        line[..end].split(|&byte| byte == b';')
    })
}

/// Returns the label at the beginning of a statement, and what follows it.
fn label(statement: &[u8]) -> Option<(&[u8], &[u8])> {
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    let end = statement.iter().position(|byte| !is_name(byte))?;
    (end != 0 && statement[end] == b':').then(|| (&statement[..end], &statement[end + 1..]))
}
