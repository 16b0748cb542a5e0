//! Bitcode that is read and printed, and the memory used for reading, compared with the reader's guarantee.

use draig_bitcode::read::limits::{MEMORY_PER_BYTE, UNSPELLED_BYTES};
use peak_alloc::PeakAlloc;

use crate::subject::{Rejection, Verdict};

/// Counts the memory of this process, current and peak.
#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// Judges one input. Exceeding the guaranteed memory counts as a crash.
pub(super) fn judge(input: &[u8]) -> Verdict {
    let options = draig::ReadOptions::new("in.bc").strict(true);
    let before = ALLOCATOR.current_usage();
    ALLOCATOR.reset_peak_usage();
    let read = draig::Module::parse_with(input, &options);
    let took = ALLOCATOR.peak_usage().saturating_sub(before) as u64;
    let promised = UNSPELLED_BYTES + MEMORY_PER_BYTE * input.len() as u64;
    if took > promised {
        let message = format!("reading took {took} bytes of memory and may take {promised}");
        return Verdict::Crashed(message);
    }
    match read {
        Ok(read) => Verdict::Accepted(read.module.to_text()),
        Err(errors) => Verdict::Rejected(Rejection::of(&errors)),
    }
}
