//! Lookups in a body that the verifier has checked: operands, predicates, blocks. If one fails, the
//! translation of the function ends with an internal error that names the instruction.

use draig_asm::Printer;
use draig_ir::{Block, CallInfo, FloatPredicate, Function, FunctionType, Global, Inst, IntPredicate, Type, Value};

use super::Translator;
use crate::stop::{Result, Stop, fault};

impl<'m> Translator<'_, 'm> {
    /// Returns the first `N` operands of an instruction.
    #[track_caller]
    pub(super) fn operands<const N: usize>(&self, inst: Inst) -> Result<[Value; N]> {
        leading(self.body.operands(inst))
    }

    /// Returns the details of a call and the value that it calls.
    #[track_caller]
    pub(super) fn call_of(&self, inst: Inst) -> Result<(&'m CallInfo, Value)> {
        match (self.body.call(inst), self.body.callee(inst)) {
            (Some(info), Some(callee)) => Ok((info, callee)),
            _ => Err(fault("it is translated as a call, and calls nothing")),
        }
    }

    /// Returns the predicate of an `icmp`.
    #[track_caller]
    pub(super) fn int_predicate(&self, inst: Inst) -> Result<IntPredicate> {
        self.body.int_predicate(inst).ok_or_else(|| fault("an icmp without a predicate"))
    }

    /// Returns the predicate of an `fcmp`.
    #[track_caller]
    pub(super) fn float_predicate(&self, inst: Inst) -> Result<FloatPredicate> {
        self.body.float_predicate(inst).ok_or_else(|| fault("an fcmp without a predicate"))
    }

    /// Returns the block that an operand refers to.
    #[track_caller]
    pub(super) fn block(&self, to: Value) -> Result<Block> {
        to.as_block().ok_or_else(|| fault("it branches to what is no block"))
    }

    /// Returns the element types of an aggregate.
    #[track_caller]
    pub(super) fn fields(&self, ty: Type) -> Result<&'m [Type]> {
        let fields = self.machine.module.tables.types.struct_fields(ty);
        fields.ok_or_else(|| fault("a part of what is neither struct nor array"))
    }

    /// Returns the function being translated and its type.
    #[track_caller]
    pub(super) fn function(&self) -> Result<(&'m Function, &'m FunctionType)> {
        let module = self.machine.module;
        let data = module.global(self.global);
        match (data.as_function(), module.tables.types.as_function(data.value_type)) {
            (Some(function), Some(ty)) => Ok((function, ty)),
            _ => Err(fault("it is translated as a function, and is none")),
        }
    }
}

/// Returns the first `N` of several values.
#[track_caller]
pub(super) fn leading<const N: usize>(values: &[Value]) -> Result<[Value; N]> {
    match values.first_chunk() {
        Some(values) => Ok(*values),
        None => Err(fault(format!("{} operands where {N} are needed", values.len()))),
    }
}

/// Adds the function and the instruction to an internal error in translation.
#[cold]
pub(super) fn placed(module: &draig_ir::Module, function: Global, inst: Option<Inst>, stop: Box<Stop>) -> Box<Stop> {
    let Stop::Internal(what) = *stop else { return stop };
    let printer = Printer::new(module);
    let name = printer.name(None, Value::from(function));
    let at = inst.map(|inst| printer.inst(function, inst).to_string());
    let at = at.map_or_else(String::new, |at| format!(" at `{}`", at.split_whitespace().collect::<Vec<_>>().join(" ")));
    Box::new(Stop::Internal(format!("{name} cannot be translated{at}: {what}")))
}

#[cfg(test)]
mod tests {
    use draig_asm::{ParseOptions, parse_module};

    use super::*;
    use crate::stop::limit;

    #[test]
    fn a_fault_names_the_function_the_instruction_and_the_place() {
        let text = "define i32 @f(i32 %x) {\n %y = add i32 %x, 1\n ret i32 %y\n}";
        let module = parse_module(text.as_bytes(), &ParseOptions::default()).unwrap().module;
        let function = module.find(b"f").unwrap();
        let body = module.body(function).unwrap();
        let inst = body.insts().next().unwrap();
        assert_eq!(leading(body.operands(inst)).unwrap().map(|value| value.is_constant()), [false, true]);
        let stop = leading::<3>(body.operands(inst)).unwrap_err();
        let Stop::Internal(message) = *placed(&module, function, Some(inst), stop) else { panic!("no fault") };
        let wanted = "@f cannot be translated at `%y = add i32 %x, 1`: 2 operands where 3 are needed (";
        assert!(message.starts_with(wanted) && message.contains("facts.rs:"), "{message}");
        let Stop::Internal(message) = *placed(&module, function, None, fault("no result")) else { panic!("no fault") };
        assert!(message.starts_with("@f cannot be translated: no result ("), "{message}");
        // Other stops remain unchanged.
        let stop = limit::<()>("registers").unwrap_err();
        assert!(matches!(*placed(&module, function, Some(inst), stop), Stop::Limit(message) if message == "registers"));
    }
}
