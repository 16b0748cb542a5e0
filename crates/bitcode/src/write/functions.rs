//! The blocks of all functions, written by several threads. Each thread starts from the numbers of the module
//! and numbers each function separately, so the bytes do not depend on the number of threads.

use std::sync::Arc;

use draig_bitstream::Writer;
use draig_ir::Global;
use draig_threads::{Team, in_order};

use super::ModuleWriter;
use super::error::WriteError;

/// The blocks of some functions.
#[derive(Default)]
struct Blocks {
    bytes: Vec<u8>,
    /// The number of each function, and the position of its block in `bytes`.
    places: Vec<(u32, u64)>,
}

/// Number of instructions worth handing to another thread.
const BATCH_INSTRUCTIONS: usize = 4096;

/// Number of batches per thread that may be written ahead.
const BATCHES_AHEAD: usize = 4;

impl ModuleWriter<'_> {
    pub(super) fn write_functions(&mut self) -> Result<(), WriteError> {
        let batches = self.module.functions_in_batches(BATCH_INSTRUCTIONS);
        if self.threads == 1 || batches.len() < 2 {
            return batches.into_iter().try_for_each(|batch| self.write_batch(batch));
        }
        let mut out = std::mem::take(&mut self.out);
        let mut places = Vec::new();
        let (this, inside) = (&*self, out.part(Vec::new()));
        type Made = Result<Blocks, WriteError>;
        let make = |(writer, failed): &mut (ModuleWriter<'_>, Option<WriteError>), at: usize, spare: Option<Made>| {
            // The numbers of a function that could not be written remain, and nothing after it is requested.
            if let Some(error) = failed {
                return Err(error.clone());
            }
            writer.out = inside.part(spare.and_then(Result::ok).unwrap_or_default().bytes);
            if let Err(error) = writer.write_batch(batches[at]) {
                *failed = Some(error.clone());
                return Err(error);
            }
            let bytes = std::mem::take(&mut writer.out).finish();
            Ok(Blocks { bytes, places: std::mem::take(&mut writer.function_places) })
        };
        let team = Team { threads: self.threads, ahead: BATCHES_AHEAD };
        in_order(
            batches.len(),
            team,
            || (this.fork(), None),
            make,
            |_, blocks: Made| {
                let blocks = blocks?;
                let before = out.position();
                places.extend(blocks.places.iter().map(|&(number, position)| (number, before + position)));
                out.append(&blocks.bytes);
                Ok(Some(Ok(blocks)))
            },
        )?;
        (self.out, self.function_places) = (out, places);
        Ok(())
    }

    fn write_batch(&mut self, functions: &[Global]) -> Result<(), WriteError> {
        for &function in functions {
            if let Some(body) = self.module.body(function) {
                self.write_function(function, body)?;
            }
        }
        Ok(())
    }

    /// Returns a writer for functions in parallel with this one.
    fn fork(&self) -> ModuleWriter<'_> {
        ModuleWriter {
            abbreviations: self.abbreviations.clone(),
            use_list_order: self.use_list_order,
            use_orders: Arc::clone(&self.use_orders),
            block_address_users: Arc::clone(&self.block_address_users),
            ..ModuleWriter::new(self.module, self.ids.clone(), Writer::new(), self.version)
        }
    }
}
