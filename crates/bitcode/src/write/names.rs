//! The blocks of value symbols: names of parameters, blocks and instructions in a function, and the
//! places of all functions in the module.

use draig_bitstream::is_char6;
use draig_ir::{Body, Global, Type, Value};

use super::error::Result;
use super::{ModuleWriter, abbreviations, words_from_start};
use crate::codes::{blocks, value_symbols as code};

impl ModuleWriter<'_> {
    pub(super) fn write_names(&mut self, function: Global, body: &Body) -> Result {
        let names = body.names();
        if names.is_empty() {
            return Ok(());
        }
        let mut open = false;
        let params = self.module.param_types(function).len() as u32;
        for param in (0..params).map(Value::arg) {
            self.write_value_name(body, param, &mut open)?;
        }
        for block in body.blocks() {
            if let Some(name) = names.get(block) {
                let number = self.ids.locals.block(block)?;
                self.open_names(&mut open);
                let short = &self.abbreviations;
                let short = if is_char6(name) { &short.block_name_6 } else { &short.name_8 };
                self.out.abbreviated_with_bytes(short, code::BBENTRY, &[number], name);
            }
            for inst in body.block_insts(block) {
                if body.inst_type(inst) != Type::VOID {
                    self.write_value_name(body, inst.into(), &mut open)?;
                }
            }
        }
        if open {
            self.out.end_block();
        }
        Ok(())
    }

    fn open_names(&mut self, open: &mut bool) {
        if !std::mem::replace(open, true) {
            self.out.enter_block(blocks::VALUE_SYMBOLS, 4);
        }
    }

    fn write_value_name(&mut self, body: &Body, value: Value, open: &mut bool) -> Result {
        let Some(name) = body.names().get(value) else { return Ok(()) };
        self.open_names(open);
        let number = u64::from(self.ids.values.number(value)?);
        let short = &self.abbreviations;
        let short = if is_char6(name) {
            &short.name_6
        } else if name.is_ascii() {
            &short.name_7
        } else {
            &short.name_8
        };
        self.out.abbreviated_with_bytes(short, code::ENTRY, &[number], name);
        Ok(())
    }

    /// Writes the position of each function's body, so that a reader can skip bodies.
    pub(super) fn write_function_places(&mut self) {
        let place = words_from_start(self.out.position());
        self.out.patch(self.symbols_offset_at, place as u32);
        self.out.enter_block(blocks::VALUE_SYMBOLS, 4);
        let short = self.out.define(abbreviations::FUNCTION_PLACE);
        for &(number, position) in &self.function_places {
            self.out.abbreviated(&short, code::FNENTRY, &[u64::from(number), words_from_start(position)]);
        }
        self.out.end_block();
    }
}
