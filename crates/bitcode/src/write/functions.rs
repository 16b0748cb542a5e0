//! The blocks of all functions, written by several threads: each has the numbers of the module, and gives
//! those of a function anew, so that the bytes are the same.

use std::convert::Infallible;
use std::sync::Arc;

use draig_bitstream::Writer;
use draig_ir::Global;
use draig_threads::{Team, in_order};

use super::ModuleWriter;

/// The blocks of some functions.
#[derive(Default)]
struct Blocks {
    bytes: Vec<u8>,
    /// The number of each function, and the position of its block in these.
    places: Vec<(u32, u64)>,
}

/// How many instructions are worth handing to another thread.
const BATCH_INSTRUCTIONS: usize = 4096;

/// How many batches for each thread may be written ahead.
const BATCHES_AHEAD: usize = 4;

impl ModuleWriter<'_> {
    pub(super) fn write_functions(&mut self) {
        let batches = self.module.functions_in_batches(BATCH_INSTRUCTIONS);
        if self.threads == 1 || batches.len() < 2 {
            return batches.into_iter().for_each(|batch| self.write_batch(batch));
        }
        let mut out = std::mem::take(&mut self.out);
        let mut places = Vec::new();
        let (this, inside) = (&*self, out.part(Vec::new()));
        let make = |writer: &mut ModuleWriter<'_>, at: usize, spare: Option<Blocks>| {
            writer.out = inside.part(spare.unwrap_or_default().bytes);
            writer.write_batch(batches[at]);
            let bytes = std::mem::take(&mut writer.out).finish();
            Blocks { bytes, places: std::mem::take(&mut writer.function_places) }
        };
        let team = Team { threads: self.threads, ahead: BATCHES_AHEAD };
        let Ok(()) = in_order(
            batches.len(),
            team,
            || this.beside(),
            make,
            |_, blocks| {
                let before = out.position();
                places.extend(blocks.places.iter().map(|&(number, position)| (number, before + position)));
                out.append(&blocks.bytes);
                Ok::<_, Infallible>(Some(blocks))
            },
        );
        (self.out, self.function_places) = (out, places);
    }

    fn write_batch(&mut self, functions: &[Global]) {
        for &function in functions {
            if let Some(body) = self.module.body(function) {
                self.write_function(function, body);
            }
        }
    }

    /// Who writes functions beside this one.
    fn beside(&self) -> ModuleWriter<'_> {
        ModuleWriter {
            abbreviations: self.abbreviations.clone(),
            use_list_order: self.use_list_order,
            use_orders: Arc::clone(&self.use_orders),
            block_address_users: Arc::clone(&self.block_address_users),
            ..ModuleWriter::new(self.module, self.ids.clone(), Writer::new(), self.version)
        }
    }
}
