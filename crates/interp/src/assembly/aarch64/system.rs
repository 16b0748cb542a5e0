//! System registers and system calls of AArch64.

use draig_mc::aarch64::Register;
use draig_num::Round;

use super::STATUS;
use crate::assembly::run::Run;
use crate::assembly::word::Word;
use crate::stop::{Result, unsupported};
use crate::value::Prov;

/// Registers of a system call: the number, then the arguments.
const SYSTEM_CALL: [u8; 7] = [8, 0, 1, 2, 3, 4, 5];

/// System registers by the bits of the instruction.
const TPIDR_EL0: u16 = number(3, 13, 0, 2);
const TPIDRRO_EL0: u16 = number(3, 13, 0, 3);
const NZCV: u16 = number(3, 4, 2, 0);
const FPCR: u16 = number(3, 4, 4, 0);
const FPSR: u16 = number(3, 4, 4, 1);
const CNTFRQ_EL0: u16 = number(3, 14, 0, 0);
const CNTVCT_EL0: u16 = number(3, 14, 0, 2);
const CTR_EL0: u16 = number(3, 0, 0, 1);
const DCZID_EL0: u16 = number(3, 0, 0, 7);
const MIDR_EL1: u16 = number(0, 0, 0, 0);

/// Frequency of the counter, whose unit is an executed instruction.
const FREQUENCY: u64 = 1_000_000_000;
/// Cache lines of 64 bytes, which need no maintenance.
const CACHES: u64 = 0x3000_4004 | 1 << 31;
/// `dc zva` is not available.
const NO_ZEROING: u64 = 1 << 4;

/// Rounding modes of FPCR by number.
const ROUNDINGS: [Round; 4] =
    [Round::NearestTiesToEven, Round::TowardPositive, Round::TowardNegative, Round::TowardZero];
/// Place of the rounding mode in FPCR.
const ROUNDING_SHIFT: u32 = 22;

const fn number(op1: u16, crn: u16, crm: u16, op2: u16) -> u16 {
    3 << 14 | op1 << 11 | crn << 7 | crm << 3 | op2
}

impl Run<'_, '_> {
    /// Executes `mrs`.
    pub(super) fn read_system(&mut self, to: Register, number: u16) -> Result<()> {
        let value = match number {
            TPIDR_EL0 => {
                let pointer = self.machine.thread_pointer()?;
                self.machine.word_of(pointer, 64)
            }
            NZCV => {
                let flags = self.cpu.flags;
                let place = |flags: u16| u64::from(flags & STATUS) << 28;
                Word {
                    bits: place(flags.bits),
                    undefined: place(flags.undefined),
                    cause: flags.cause,
                    prov: Prov::NONE,
                }
            }
            FPCR => {
                let rounding = ROUNDINGS.iter().position(|one| *one == self.machine.environment.rounding);
                Word::plain((rounding.unwrap_or(0) as u64) << ROUNDING_SHIFT)
            }
            FPSR => Word::plain(u64::from(self.machine.assembly.control.fpsr)),
            CNTVCT_EL0 => Word::plain(self.machine.steps()),
            CNTFRQ_EL0 => Word::plain(FREQUENCY),
            CTR_EL0 => Word::plain(CACHES),
            DCZID_EL0 => Word::plain(NO_ZEROING),
            TPIDRRO_EL0 | MIDR_EL1 => Word::plain(0),
            _ => return unsupported(format!("inline assembly that reads the system register {}", spelled(number))),
        };
        self.set_register(to, value)
    }

    /// Executes `msr`.
    pub(super) fn write_system(&mut self, number: u16, from: Register) -> Result<()> {
        let value = self.register(from)?;
        match number {
            TPIDR_EL0 => {
                let pointer = self.pointer(value)?;
                self.machine.set_thread_pointer(pointer);
            }
            NZCV => {
                self.cpu.flags.set(STATUS, (value.bits >> 28) as u16 & STATUS);
                let undefined = (value.undefined >> 28) as u16 & STATUS;
                if undefined != 0 {
                    self.cpu.flags.spoil(undefined, value.cause);
                }
            }
            // The upper halves of both are reserved; C libraries write numbers of 32 bits.
            FPCR => {
                let value = value.low(32);
                self.must_be_defined(value, "the control register of floating point in inline assembly")?;
                if value.bits & !(3 << ROUNDING_SHIFT) != 0 {
                    return unsupported(format!("inline assembly that writes {:#x} to fpcr", value.bits));
                }
                self.machine.environment.rounding = ROUNDINGS[(value.bits >> ROUNDING_SHIFT & 3) as usize];
            }
            FPSR => {
                let value = value.low(32);
                self.must_be_defined(value, "the status register of floating point in inline assembly")?;
                self.machine.assembly.control.fpsr = value.bits as u32;
            }
            _ => return unsupported(format!("inline assembly that writes the system register {}", spelled(number))),
        }
        Ok(())
    }

    /// Executes `svc 0`.
    pub(super) fn system_call_aarch64(&mut self) -> Result<()> {
        let result = self.system_call(&SYSTEM_CALL, false)?;
        self.cpu.set_general(0, result);
        Ok(())
    }
}

/// Returns the name of a system register by its numbers.
fn spelled(number: u16) -> String {
    let (op0, op1) = (number >> 14, number >> 11 & 7);
    format!("s{op0}_{op1}_c{}_c{}_{}", number >> 7 & 15, number >> 3 & 15, number & 7)
}
