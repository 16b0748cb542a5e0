//! Entries of calls: what is called, and what callers still know of the arguments (DWARF 5, 3.4).

use draig_ir::metadata::Class;
use draig_ir::{Global, Inst, Metadata};
use gimli::*;

use crate::code::{ArgumentPlace, FunctionCode, PartPlace};
use crate::expression::{Expression, Operand, PartOperand};
use crate::nodes::{Nodes, flag, subprogram};
use crate::unit::Writer;

/// Returns the function that an instruction calls by its name, and its node.
fn callee(nodes: Nodes<'_>, function: Global, inst: Inst) -> Option<Metadata> {
    let module = nodes.module;
    let callee = module.body(function)?.callee(inst)?.as_global()?;
    let dbg = module.tables.metadata_kinds.find(b"dbg")?;
    let &(_, node) = module.global(callee).attachments.iter().find(|&&(kind, _)| kind == dbg)?;
    (nodes.class(node) == Some(Class::DISubprogram)).then_some(node)
}

/// Returns the nodes of the functions that a function calls, if it describes its calls.
pub(crate) fn callees(nodes: Nodes<'_>, code: &FunctionCode) -> Vec<Metadata> {
    let calls = code.notes.calls.iter();
    calls.filter_map(|call| callee(nodes, code.function, call.inst)).collect()
}

impl<'m> Writer<'m, '_> {
    /// Writes the calls of a function.
    pub(crate) fn calls(&mut self, code: &FunctionCode) {
        let is_5 = self.info.version >= 5;
        for call in &code.notes.calls {
            // Debuggers ask for the function first: without it, the rest is of no use.
            let Some(callee) = callee(self.nodes, code.function, call.inst) else { continue };
            self.info.begin(if is_5 { DW_TAG_call_site } else { DW_TAG_GNU_call_site });
            if !self.reference(if is_5 { DW_AT_call_origin } else { DW_AT_abstract_origin }, callee) {
                continue;
            }
            let end = code.base + u64::from(call.end);
            self.info.address(if is_5 { DW_AT_call_return_pc } else { DW_AT_low_pc }, code.symbol, end);
            let values: Vec<(u16, Expression)> = call
                .arguments
                .iter()
                .filter_map(|&(register, place)| Some((register, self.argument(code, place)?)))
                .collect();
            self.info.end(!values.is_empty());
            if values.is_empty() {
                continue;
            }
            for (register, value) in values {
                self.info.begin(if is_5 { DW_TAG_call_site_parameter } else { DW_TAG_GNU_call_site_parameter });
                let mut place = Expression::default();
                place.register(register);
                self.info.expression(DW_AT_location, &place);
                self.info.expression(if is_5 { DW_AT_call_value } else { DW_AT_GNU_call_site_value }, &value);
                self.info.end(false);
            }
            self.info.end_children();
        }
    }

    /// Returns the value of an argument, as the caller computes it during the call.
    fn argument(&mut self, code: &FunctionCode, place: ArgumentPlace) -> Option<Expression> {
        let mut value = Expression::default();
        let part = |place: PartPlace, bits: u32| Operand::Parts(vec![PartOperand { place, offset: 0, bits }]);
        let operand = match place {
            ArgumentPlace::Constant(number) => Operand::Constant(number.to_le_bytes().to_vec(), 64),
            ArgumentPlace::Register(register, bits) => part(PartPlace::Register(register), bits),
            ArgumentPlace::Frame(offset, bits) => part(PartPlace::Frame(offset), bits),
            ArgumentPlace::Object(offset) => {
                value.base(code.notes.frame_base?, offset.into());
                return Some(value);
            }
            ArgumentPlace::Global(global) => Operand::Address(self.input.address_of(self.nodes.module, global)?),
        };
        value.push(&operand, self.info.version, &mut self.info.addresses)?;
        Some(value)
    }
}

/// Whether a function says that all its calls are described.
pub(crate) fn describes_calls(nodes: Nodes<'_>, function: Metadata) -> bool {
    nodes.node(function).is_some_and(|node| node.number(subprogram::FLAGS) & flag::ALL_CALLS != 0)
}
