//! Entries of calls: what is called, and what callers still know of the arguments (DWARF 5, 3.4).

use draig_ir::metadata::Class;
use draig_ir::{Body, Metadata, MetadataKind, Module};
use gimli::*;

use crate::code::{ArgumentPlace, CallCode};
use crate::descriptions::{DescribedCall, Function};
use crate::expression::{Expression, GlobalAddress};
use crate::nodes::{Nodes, flag, subprogram};
use crate::unit::Writer;

/// Appends the calls of which something is to be said. Debuggers ask for the function first: without it, the rest is of no
/// use.
pub(crate) fn described(
    nodes: Nodes<'_>,
    body: &Body,
    dbg: Option<MetadataKind>,
    calls: &[CallCode],
    described: &mut Vec<DescribedCall>,
) {
    let mut start = 0;
    for &CallCode { end, inst, arguments } in calls {
        let arguments = (std::mem::replace(&mut start, arguments), arguments);
        let Some(callee) = body.callee(inst).and_then(|callee| callee.as_global()) else { continue };
        let attachments = &nodes.module.global(callee).attachments;
        let Some(&(_, callee)) = attachments.iter().find(|&&(kind, _)| Some(kind) == dbg) else { continue };
        if nodes.class(callee) == Some(Class::DISubprogram) {
            described.push(DescribedCall { callee, end, arguments });
        }
    }
}

impl<'m> Writer<'m, '_> {
    /// Writes the calls of a function.
    pub(crate) fn calls(&mut self, function: &Function<'_>) {
        let Function { code, description } = function;
        let is_5 = self.info.version >= 5;
        let (mut place, mut value) = (Expression::default(), Expression::default());
        for call in description.calls {
            let arguments = &description.arguments[call.arguments.0 as usize..call.arguments.1 as usize];
            self.info.begin(if is_5 { DW_TAG_call_site } else { DW_TAG_GNU_call_site });
            if !self.reference(if is_5 { DW_AT_call_origin } else { DW_AT_abstract_origin }, call.callee) {
                continue;
            }
            let end = code.base + u64::from(call.end);
            self.info.new_address(if is_5 { DW_AT_call_return_pc } else { DW_AT_low_pc }, code.symbol, end);
            let has_children = arguments.iter().any(|argument| self.is_known(description.frame_base, argument));
            self.info.end(has_children);
            if !has_children {
                continue;
            }
            for argument in arguments {
                if !self.is_known(description.frame_base, argument) {
                    continue;
                }
                let &(register, argument) = argument;
                self.info.begin(if is_5 { DW_TAG_call_site_parameter } else { DW_TAG_GNU_call_site_parameter });
                place.clear();
                place.register(register);
                self.info.expression(DW_AT_location, &place);
                value.clear();
                self.argument(description.frame_base, argument, &mut value);
                self.info.expression(if is_5 { DW_AT_call_value } else { DW_AT_GNU_call_site_value }, &value);
                self.info.end(false);
            }
            self.info.end_children();
        }
    }

    /// Whether an expression computes an argument.
    fn is_known(&self, frame_base: Option<u16>, &(_, place): &(u16, ArgumentPlace)) -> bool {
        match place {
            ArgumentPlace::Object(_) => frame_base.is_some(),
            ArgumentPlace::Global(global) => self.symbols.address_of(global).is_some(),
            ArgumentPlace::Register(register, bits) => Expression::has_number(register, bits),
            ArgumentPlace::Frame(_, bits) => bits <= 64,
            ArgumentPlace::Constant(_) => true,
        }
    }

    /// Appends the value of an argument, as the caller computes it during the call.
    fn argument(&self, frame_base: Option<u16>, place: ArgumentPlace, value: &mut Expression) {
        match place {
            ArgumentPlace::Constant(number) => value.constant(number),
            ArgumentPlace::Register(register, bits) => value.register_number(register, bits),
            ArgumentPlace::Frame(offset, bits) => value.frame_number(offset, bits),
            ArgumentPlace::Object(offset) => {
                if let Some(register) = frame_base {
                    value.base(register, offset.into());
                }
            }
            ArgumentPlace::Global(global) => {
                value.address(GlobalAddress::of(self.nodes.module, global), self.info.version);
            }
        }
    }
}

/// Whether the calls of a function with this node are to be noted, with their arguments.
pub fn describes_calls(module: &Module, function: Metadata) -> bool {
    let nodes = Nodes::new(module);
    let node = nodes.of_class(function, Class::DISubprogram);
    node.is_some_and(|node| node.number(subprogram::FLAGS) & flag::ALL_CALLS != 0)
}
