//! Operand bundles of calls (LangRef "Operand Bundles") whose meaning is the same on all targets.

use draig_ir::{Global, Inst, Value};

use super::{Machine, Selected, Selector};

/// Demands of the bundles of a call.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Bundles {
    /// Number of the type that the function must have (`kcfi`).
    pub(crate) kcfi: Option<u32>,
    /// Function that gets the result (`clang.arc.attachedcall`).
    pub(crate) attached: Option<Global>,
    /// Whether the state of the function is given for the case that its code is given up (`deopt`).
    pub(crate) has_state: bool,
    /// Number of the record of the function's state.
    pub(crate) safepoint: Option<u32>,
}

impl<T: Machine> Selector<'_, '_, T> {
    /// Reads the bundles of a call. `read_own` reads one that only the target has, counts the uses of its operands, and
    /// returns whether it is one.
    #[inline]
    pub(crate) fn read_bundles(
        &mut self,
        inst: Inst,
        mut read_own: impl FnMut(&mut Self, &[u8], &[Value]) -> Selected<bool>,
    ) -> Selected<Bundles> {
        let (body, module) = (self.body, self.module);
        let mut bundles = Bundles::default();
        for (tag, operands) in body.bundles(inst) {
            let tag = module.tables.strings.get(tag);
            if read_own(self, tag, operands)? {
                continue;
            }
            match tag {
                b"kcfi" => {
                    let number = operands.first().and_then(|&value| self.integer_constant(value));
                    bundles.kcfi = number.map(|number| number as u32);
                }
                b"clang.arc.attachedcall" => {
                    bundles.attached = operands.first().and_then(|value| value.as_global());
                }
                b"deopt" => bundles.has_state = true,
                // These are for analyses, for statepoints, and for collectors that LLVM does not have.
                b"convergencectrl" | b"gc-transition" | b"gc-live" => {}
                tag => {
                    let tag = String::from_utf8_lossy(tag);
                    return self.refuse(&format!("a call with bundle \"{tag}\""));
                }
            }
            self.consume_all(operands);
        }
        Ok(bundles)
    }
}
