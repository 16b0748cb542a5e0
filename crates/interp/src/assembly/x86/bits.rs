//! Instructions on bits of the extensions BMI, ADX and SSE4.2, and those of the oldest processors that count in a
//! register or read a table.

use super::alu;
use super::flags::{AF, CF, OF, PF, SF, ZF};
use super::processor::{RAX, RBX, RCX};
use super::step::{Place, Step};
use crate::assembly::flags::{Effect, when};
use crate::assembly::run::Run;
use crate::assembly::text::Goto;
use crate::assembly::word::{Word, cause};
use crate::rules;
use crate::stop::{Result, Undefined};
use crate::value::mask;

/// Operation of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BitOp {
    /// `adcx`, `adox`: adds with this flag, which gets the carry.
    AddWith(u16),
    /// `pdep`
    Deposit,
    /// `pext`
    Extract,
    /// `bzhi`: clears the bits from a number on.
    ZeroHigh,
    /// `bextr`: takes a field by first bit and length.
    Field,
    Crc,
    /// `loop`, and those that also want the zero flag to be this.
    Loop(Option<bool>),
    /// `xlatb`
    Translate,
}

impl Run<'_, '_> {
    pub(super) fn bits(&mut self, op: BitOp, step: &Step) -> Result<Option<Goto>> {
        let width = step.width;
        match (op, &step.operands[..]) {
            (BitOp::AddWith(flag), [to, from]) => {
                let (a, b) = (self.read(to, width)?, self.read(from, width)?);
                let flags = self.cpu.flags;
                self.expose_all(&[a, b]);
                let borrowed = flags.undefined & flag != 0;
                if borrowed || !a.is_defined() || !b.is_defined() {
                    let reason = if borrowed { flags.cause } else { cause(a, b) };
                    self.cpu.flags.spoil(flag, reason);
                    return self.write(to, Word::unknown(reason).low(width)).map(|()| None);
                }
                let sum = u128::from(a.bits) + u128::from(b.bits) + u128::from(flags.bits & flag != 0);
                self.cpu.flags.set(flag, when(sum >> width != 0, flag));
                self.write(to, Word::plain(sum as u64 & mask(width)))?;
            }
            (BitOp::Deposit | BitOp::Extract, [to, value, chosen]) => {
                let result = self.of_two(value, chosen, width, |value, chosen| match op {
                    BitOp::Deposit => alu::deposit(value, chosen),
                    _ => alu::extract(value, chosen),
                })?;
                self.write(to, result)?;
            }
            (BitOp::ZeroHigh, [to, value, index]) => {
                let mut beyond = false;
                let result = self.of_two(value, index, width, |value, index| {
                    let index = (index & 0xff) as u32;
                    beyond = index >= width;
                    if beyond { value } else { value & mask(index) }
                })?;
                self.result_flags(result, width, CF | ZF | SF | OF, when(beyond, CF));
                self.write(to, result)?;
            }
            (BitOp::Field, [to, value, control]) => {
                let result = self.of_two(value, control, width, |value, control| {
                    let (from, len) = ((control & 0xff) as u32, (control >> 8 & 0xff) as u32);
                    value.checked_shr(from).unwrap_or(0) & mask(len)
                })?;
                self.result_flags(result, width, CF | ZF | OF, 0);
                self.write(to, result)?;
            }
            (BitOp::Crc, [to, from]) => {
                let bits = from.width().unwrap_or(64);
                let value = self.read(from, bits)?;
                let sum = self.read(to, 32)?.low(32);
                self.expose_all(&[value, sum]);
                let result = match value.is_defined() && sum.is_defined() {
                    true => Word::plain(alu::crc32(sum.bits, value.bits, bits)),
                    false => Word::unknown(cause(value, sum)).low(32),
                };
                self.write(to, result)?;
            }
            (BitOp::Loop(wanted), [Place::Target(goto)]) => {
                let count = self.cpu.general(RCX);
                self.must_be_defined(count, "the count of a loop in inline assembly")?;
                let left = count.bits.wrapping_sub(1);
                self.cpu.set_general(RCX, Word::plain(left));
                let flags = self.cpu.flags;
                if wanted.is_some() && flags.undefined & ZF != 0 {
                    let what = "inline assembly reads a flag that it has not set";
                    return Err(Undefined::new(&rules::ASSEMBLY_READS_UNKNOWN, what).taint(flags.cause).into());
                }
                let holds = wanted.is_none_or(|zero| (flags.bits & ZF != 0) == zero);
                return Ok((left != 0 && holds).then_some(*goto));
            }
            (BitOp::Translate, _) => {
                let (base, index) = (self.cpu.general(RBX), self.cpu.low(RAX, 8));
                let at = self.add_words(base, index, 64);
                let at = self.pointer(at)?;
                let value = self.load(at, 8)?;
                self.cpu.set_low(RAX, 8, value);
            }
            _ => return self.not_executed(),
        }
        Ok(None)
    }

    /// Computes a number from two, which is undefined if one of them is.
    fn of_two(&mut self, a: &Place, b: &Place, width: u32, f: impl FnOnce(u64, u64) -> u64) -> Result<Word> {
        let (a, b) = (self.read(a, width)?, self.read(b, width)?);
        self.expose_all(&[a, b]);
        Ok(match a.is_defined() && b.is_defined() {
            true => Word::plain(f(a.bits, b.bits)),
            false => Word::unknown(cause(a, b)).low(width),
        })
    }

    /// Sets the flags that a result defines, and leaves the other status flags undefined.
    fn result_flags(&mut self, result: Word, width: u32, defined: u16, carry: u16) {
        let status = CF | ZF | SF | OF | AF | PF;
        if !result.is_defined() {
            self.cpu.flags.spoil(status, result.cause);
            return;
        }
        let sign = when(result.bits >> (width - 1) & 1 != 0, SF);
        let bits = (carry | when(result.bits == 0, ZF) | sign) & defined;
        self.cpu.flags.apply(Effect { defined, bits, undefined: status & !defined });
    }
}
