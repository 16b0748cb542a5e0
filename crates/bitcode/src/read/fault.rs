//! Faults in bitcode and their places: LLVM's message if it has one, then block, record and bit.

use std::borrow::Cow;

use draig_diag::Diagnostic;

use crate::codes::blocks;

/// A fault; callers that know the place add it.
#[derive(Clone, Debug)]
pub(crate) struct Fault(Box<FaultData>);

#[derive(Clone, Debug)]
struct FaultData {
    code: &'static str,
    message: Cow<'static, str>,
    notes: Vec<String>,
    place: Option<Place>,
    /// Position of the fault, if the stream itself is faulty.
    bit: Option<u64>,
}

/// The place of an element.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// The number of the block.
    pub(crate) block: u32,
    /// The code of the record, if a record is concerned.
    pub(crate) record: Option<u32>,
    /// Number of bits before it.
    pub(crate) bit: u64,
}

pub(crate) type Result<T> = core::result::Result<T, Fault>;

/// Creates a fault without a place.
#[cold]
pub(crate) fn fault(message: impl Into<Cow<'static, str>>) -> Fault {
    let (message, notes) = (message.into(), Vec::new());
    Fault(Box::new(FaultData { code: "B0001", message, notes, place: None, bit: None }))
}

/// Creates the fault of an invalid record, with LLVM's usual message.
#[cold]
pub(crate) fn invalid_record() -> Fault {
    fault("Invalid record")
}

impl Fault {
    /// Adds a place, unless there is one already.
    #[cold]
    pub(crate) fn at(mut self, place: Place) -> Fault {
        self.0.place.get_or_insert(place);
        self
    }

    /// Adds a note.
    #[cold]
    pub(crate) fn with_note(mut self, note: String) -> Fault {
        self.0.notes.push(note);
        self
    }

    /// Converts to a diagnostic.
    pub(crate) fn into_diagnostic(self) -> Diagnostic {
        let data = *self.0;
        let mut diagnostic = Diagnostic::error(data.code, data.message);
        if let Some(place) = data.place {
            diagnostic = diagnostic.with_note(place.describe());
        }
        if let Some(bit) = data.bit.filter(|&bit| data.place.is_none_or(|place| place.bit != bit)) {
            diagnostic = diagnostic.with_note(format!("at bit {bit}"));
        }
        data.notes.into_iter().fold(diagnostic, Diagnostic::with_note)
    }
}

impl Place {
    /// "record INST_LOAD (20) of FUNCTION_BLOCK (12), at bit 1234"
    pub(crate) fn describe(self) -> String {
        let name = blocks::info(self.block).map_or("unknown block", |info| info.name);
        let block = format!("{name} ({})", self.block);
        match self.record {
            Some(code) => {
                let name = blocks::record(self.block, code).map_or("unknown", |info| info.name);
                format!("record {name} ({code}) of {block}, at bit {}", self.bit)
            }
            None => format!("in {block}, at bit {}", self.bit),
        }
    }
}

impl From<draig_bitstream::Error> for Fault {
    #[cold]
    fn from(error: draig_bitstream::Error) -> Fault {
        let mut fault = fault(error.message());
        fault.0.code = "B0002";
        fault.0.bit = Some(error.bit);
        fault
    }
}
