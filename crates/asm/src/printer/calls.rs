//! `call`, `invoke` and `callbr` (LangRef "'call' Instruction").

use draig_ir::{AttrSet, Body, CallInfo, FunctionType, Inst, Opcode, TailKind, Value};
use draig_num::ApInt;
use draig_tables::attribute_values::FpClasses;
use draig_tables::{IntrinsicId, history};

use super::Writer;
use super::numbers::CalleeNote;
use super::text::{push_address_space_always, push_quoted};

impl<'a> Writer<'a> {
    /// Writes the part after the opcode and its flags.
    pub(super) fn call(&mut self, body: &'a Body, inst: Inst, opcode: Opcode) {
        let (Some(info), Some(callee)) = (body.call(inst), body.callee(inst)) else { return };
        if info.calling_convention != 0 {
            self.out.push(b' ');
            self.calling_convention(info.calling_convention);
        }
        let attributes = self.module.tables.attributes.list(info.attributes);
        if attributes.result != AttrSet::EMPTY {
            self.out.push(b' ');
            self.attribute_set(attributes.result);
        }
        let space = self.module.tables.types.address_space(self.value_type(callee)).unwrap_or(0);
        if space != 0 || self.program_space != 0 {
            push_address_space_always(&mut self.out, " ", space, "");
        }
        self.out.push(b' ');
        match self.module.tables.types.as_function(info.function_type) {
            Some(FunctionType { result, vararg: false, .. }) => self.ty(*result),
            _ => self.ty(info.function_type),
        }
        self.out.push(b' ');
        self.operand(callee);
        self.out.push(b'(');
        self.arguments(body, inst, info, callee);
        self.out.push(b')');
        self.function_group(attributes.function);
        if info.bundle_count() > 0 {
            self.bundles(body, inst);
        }
        match opcode {
            Opcode::Invoke => {
                if let [normal, unwind] = body.call_dests(inst) {
                    self.out.extend_from_slice(b"\n          to ");
                    self.typed_operand(*normal);
                    self.out.extend_from_slice(b" unwind ");
                    self.typed_operand(*unwind);
                }
            }
            Opcode::CallBr => {
                if let [default, indirect @ ..] = body.call_dests(inst) {
                    self.out.extend_from_slice(b"\n          to ");
                    self.typed_operand(*default);
                    self.out.extend_from_slice(b" [");
                    self.typed_list(indirect);
                    self.out.push(b']');
                }
            }
            _ => {}
        }
    }

    fn arguments(&mut self, body: &'a Body, inst: Inst, info: &CallInfo, callee: Value) {
        let note = callee.as_global().map_or(CalleeNote::None, |global| self.numbers.callee_note(global));
        let arguments = body.call_args(inst);
        for (number, &argument) in arguments.iter().enumerate() {
            if number > 0 {
                self.out.extend_from_slice(b", ");
            }
            match note {
                CalleeNote::OperandComments(intrinsic) => self.operand_comment(intrinsic, number, argument),
                CalleeNote::TestedClasses if number == 1 => self.tested_classes(argument),
                _ => {}
            }
            self.ty(self.value_type(argument));
            let set = self.module.tables.attributes.param(info.attributes, number);
            if set != AttrSet::EMPTY {
                self.out.push(b' ');
                self.attribute_set(set);
            }
            self.out.push(b' ');
            self.operand(argument);
        }
        // All arguments are forwarded to the callee; the dots only indicate it.
        if info.tail == TailKind::MustTail && self.is_vararg() {
            self.out.extend_from_slice(if arguments.is_empty() { b"..." } else { b", ..." });
        }
    }

    fn is_vararg(&self) -> bool {
        self.function.is_some_and(|context| {
            let ty = self.module.global(context.function).value_type;
            self.module.tables.types.as_function(ty).is_some_and(|function| function.vararg)
        })
    }

    /// Writes `/* name=value */ ` before an operand that has a comment.
    fn operand_comment(&mut self, intrinsic: IntrinsicId, number: usize, argument: Value) {
        let comments = intrinsic.operand_comments();
        let Some(comment) = comments.iter().find(|comment| usize::from(comment.operand) == number) else { return };
        let Some(value) = self.module.tables.int_value(argument) else { return };
        let known = value.to_u64().and_then(|at| comment.values.get(usize::try_from(at).ok()?));
        self.out.extend_from_slice(b"/* ");
        self.out.extend_from_slice(comment.name.as_bytes());
        self.out.push(b'=');
        self.out.extend_from_slice(known.unwrap_or(&comment.otherwise).as_bytes());
        self.out.extend_from_slice(b" */ ");
    }

    /// Writes `/* (nan zero) */ ` before the classes that `llvm.is.fpclass` tests for.
    fn tested_classes(&mut self, argument: Value) {
        let classes = self.module.tables.int_value(argument).and_then(|classes: ApInt| classes.to_u64());
        let Some(classes) = classes.filter(|_| self.version > history::CURRENT) else { return };
        let names = match FpClasses(classes as u32).to_string() {
            names if names.is_empty() => "none".to_owned(),
            names => names,
        };
        self.out.extend_from_slice(format!("/* ({names}) */ ").as_bytes());
    }

    fn bundles(&mut self, body: &'a Body, inst: Inst) {
        self.out.extend_from_slice(b" [ ");
        for (at, (tag, operands)) in body.bundles(inst).enumerate() {
            if at > 0 {
                self.out.extend_from_slice(b", ");
            }
            push_quoted(&mut self.out, self.module.tables.str(tag));
            self.out.push(b'(');
            self.typed_list(operands);
            self.out.push(b')');
        }
        self.out.extend_from_slice(b" ]");
    }

    /// Writes ` ; (base, derived)` after a call that relocates a pointer.
    pub(super) fn comment_after_call(&mut self, body: &'a Body, inst: Inst) {
        let Some(global) = body.callee(inst).and_then(Value::as_global) else { return };
        if self.numbers.callee_note(global) != CalleeNote::GcRelocate {
            return;
        }
        let [token, base, derived, ..] = body.call_args(inst) else { return };
        self.out.extend_from_slice(b" ; (");
        self.relocated(body, *token, *base);
        self.out.extend_from_slice(b", ");
        self.relocated(body, *token, *derived);
        self.out.push(b')');
    }

    /// Writes the pointer that a statepoint relocates under this number.
    fn relocated(&mut self, body: &'a Body, token: Value, number: Value) {
        let pointer = self.statepoint(body, token).and_then(|statepoint| {
            let number = usize::try_from(self.module.tables.int_value(number)?.to_u64()?).ok()?;
            let live = body.bundles(statepoint).find(|&(tag, _)| self.module.tables.str(tag) == b"gc-live");
            let pointers = live.map_or_else(|| body.call_args(statepoint), |(_, operands)| operands);
            pointers.get(number).copied()
        });
        match pointer {
            Some(pointer) => self.operand(pointer),
            None => self.out.extend_from_slice(b"undef"),
        }
    }

    /// Returns the statepoint of a token, directly or through a landing pad.
    fn statepoint(&self, body: &Body, token: Value) -> Option<Inst> {
        let inst = token.as_inst()?;
        if body.opcode(inst) != Opcode::LandingPad {
            return body.call(inst).map(|_| inst);
        }
        let invoke = body.terminator(self.local.predecessors(body.block_of(inst)?).next()?)?;
        body.call(invoke).map(|_| invoke)
    }
}
