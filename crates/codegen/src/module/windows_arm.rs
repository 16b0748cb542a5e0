//! Unwind tables of Windows for AArch64 (Microsoft's "ARM64 exception handling"): `.pdata` finds the entry of a function
//! in `.xdata`, which has a code for each instruction of its prologue and of its epilogues.

use draig_image::SectionId;

use super::builder::Builder;
use crate::code::{CodeBuffer, FunctionSpan, UnwindStep};

/// End of a sequence of codes, and an instruction without one.
const END: u8 = 0xe4;
const NOTHING: u8 = 0xe3;
/// Words of code that an entry describes at most.
const MAX_WORDS: u64 = 1 << 18;
/// Largest numbers of epilogues and of words of codes in the short form of an entry, and in the long one.
const SHORT: usize = 31;
const MAX_EPILOGUES: usize = 0xffff;
const MAX_CODES: usize = 0xff;

/// Codes of a function.
#[derive(Default)]
struct Codes {
    bytes: Vec<u8>,
    /// Offset of the first instruction of each epilogue, and the place of its codes.
    epilogues: Vec<(u32, usize)>,
}

impl Builder<'_, '_> {
    /// Appends the unwind information of a function in `text` from `start` on, whose offsets in the buffer are less by
    /// `shift`.
    pub(super) fn write_windows_arm_frame(
        &mut self,
        code: &CodeBuffer,
        span: &FunctionSpan,
        text: SectionId,
        start: u64,
        shift: i64,
    ) -> Result<(), String> {
        let handler = self.handler(code, span)?;
        let steps = &code.steps[span.steps.clone()];
        if steps.is_empty() && handler.is_none() {
            // Nothing is to be undone.
            return Ok(());
        }
        let codes = collect(steps);
        let words = (self.image[text].bytes.len() as u64 - start) / 4;
        let code_words = codes.bytes.len() / 4;
        if words >= MAX_WORDS || codes.epilogues.len() > MAX_EPILOGUES || code_words > MAX_CODES {
            return Err("a function of more than 1 MiB in an unwind table".to_owned());
        }
        let xdata = self.table_of(span.function, b".xdata")?;
        let offset = self.align(xdata, 4);
        let mut entry: Vec<u32> = Vec::new();
        let first = words as u32 | u32::from(handler.is_some()) << 20;
        let (count, is_short) = (codes.epilogues.len(), codes.epilogues.len() <= SHORT && code_words <= SHORT);
        match is_short {
            true => entry.push(first | (count as u32) << 22 | (code_words as u32) << 27),
            false => entry.extend([first, count as u32 | (code_words as u32) << 16]),
        }
        for &(at, index) in &codes.epilogues {
            let at = (i64::from(at) + shift - start as i64) as u32 / 4;
            entry.push(at | (index as u32) << 22);
        }
        let data = &mut self.image[xdata];
        data.bytes.extend(entry.iter().flat_map(|word| word.to_le_bytes()));
        data.bytes.extend(codes.bytes);
        if let Some(handler) = handler {
            self.write_handler(xdata, handler, code, span, start, shift)?;
        }
        self.write_pdata(span, &[(text, start), (xdata, offset)])
    }
}

/// Returns the codes of steps: those of the prologue backwards, those of equal epilogues once.
fn collect(steps: &[(u32, UnwindStep)]) -> Codes {
    let append = |bytes: &mut Vec<u8>, step: UnwindStep| {
        if let UnwindStep::Code(code, size) = step {
            bytes.extend_from_slice(&code[..usize::from(size)]);
        }
    };
    let is_epilogue = |step: &(u32, UnwindStep)| step.1 == UnwindStep::Epilogue;
    let prologue = steps.iter().position(is_epilogue).unwrap_or(steps.len());
    let mut codes = Codes::default();
    for &(_, step) in steps[..prologue].iter().rev() {
        append(&mut codes.bytes, step);
    }
    codes.bytes.push(END);
    let mut known: Vec<(Vec<u8>, usize)> = Vec::new();
    let mut rest = &steps[prologue..];
    while let Some((&(at, _), after)) = rest.split_first() {
        let end = after.iter().position(is_epilogue).unwrap_or(after.len());
        let mut bytes = Vec::new();
        for &(_, step) in &after[..end] {
            append(&mut bytes, step);
        }
        bytes.push(END);
        let place = match known.iter().find(|(other, _)| *other == bytes) {
            Some(&(_, place)) => place,
            None => {
                let place = codes.bytes.len();
                codes.bytes.extend_from_slice(&bytes);
                known.push((bytes, place));
                place
            }
        };
        codes.epilogues.push((at, place));
        rest = &after[end..];
    }
    codes.bytes.resize(codes.bytes.len().next_multiple_of(4), NOTHING);
    codes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_prologues_and_epilogues() {
        let code = |byte| UnwindStep::Code([byte, 0, 0, 0], 1);
        let steps = [
            (4, code(0x81)),
            (8, code(0xe1)),
            (20, UnwindStep::Epilogue),
            (24, code(0xe1)),
            (28, code(0x81)),
            (40, UnwindStep::Epilogue),
            (44, code(0xe1)),
            (48, code(0x81)),
        ];
        let codes = collect(&steps);
        assert_eq!(codes.bytes, [0xe1, 0x81, 0xe4, 0xe1, 0x81, 0xe4, 0xe3, 0xe3]);
        assert_eq!(codes.epilogues, [(20, 3), (40, 3)]);
    }
}
