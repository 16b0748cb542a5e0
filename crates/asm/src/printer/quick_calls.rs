//! Calls in the form of most of them, assembled in one go ([`super::quick`]): no bundles, and attributes that were
//! spelled before. [`super::calls`] knows all forms; the output is the same as its.

use draig_ir::{AttrSet, FunctionType, Inst, TailKind, Type};

use super::Writer;
use super::line::Line;
use super::numbers::CalleeNote;
use super::quick::{QuickBody, local};

impl<'a> Writer<'a> {
    /// Writes a `call` with its line end, after the indentation.
    pub(super) fn quick_call<'b>(&mut self, line: Line<'b>, quick: &QuickBody<'a>, inst: Inst) -> Line<'b> {
        let body = quick.body();
        let (Some(info), Some(callee)) = (body.call(inst), body.callee(inst)) else { return line.give_up() };
        let is_plain = info.bundle_count() == 0
            && body.flag_bits(inst) == 0
            && self.program_space == 0
            && self.value_type(callee) == Type::PTR;
        let note = callee.as_global().map_or(CalleeNote::None, |global| self.numbers.callee_note(global));
        if !is_plain || note != CalleeNote::None {
            return line.give_up();
        }
        let line = match body.inst_type(inst) {
            Type::VOID => line,
            _ => local(line, body, self.local.inst(inst)).text(b" = "),
        };
        let line = match info.tail {
            TailKind::None => line.text(b"call "),
            TailKind::Tail => line.text(b"tail call "),
            TailKind::NoTail => line.text(b"notail call "),
            // It may forward arguments that it does not have.
            TailKind::MustTail => return line.give_up(),
        };
        let line = match info.calling_convention {
            0 => line,
            number => match self.convention_name(number) {
                Some(name) => line.bytes(name.as_bytes()).text(b" "),
                None => return line.give_up(),
            },
        };
        let attributes = self.module.tables.attributes.list(info.attributes);
        let line = self.short_set(line, attributes.result);
        let line = match self.module.tables.types.as_function(info.function_type) {
            Some(FunctionType { result, vararg: false, .. }) => self.type_and_blank(line, *result),
            _ => self.type_and_blank(line, info.function_type),
        };
        let mut line = self.value(line, body, callee).text(b"(");
        for (number, &argument) in body.call_args(inst).iter().enumerate() {
            line = if number > 0 { line.text(b", ") } else { line };
            line = match attributes.params.get(number) {
                None | Some(&AttrSet::EMPTY) => self.typed(line, body, argument),
                Some(&set) => {
                    let line = self.type_and_blank(line, self.value_type(argument));
                    self.value(self.short_set(line, set), body, argument)
                }
            };
        }
        let line = match (attributes.function, self.numbers.group(attributes.function)) {
            (AttrSet::EMPTY, _) => line.text(b")"),
            (_, Some(number)) => line.number(b") #", number),
            (_, None) => return line.give_up(),
        };
        self.suffix(line, quick, inst)
    }

    /// Writes attributes that were spelled before, and a blank.
    #[inline]
    fn short_set<'b>(&self, line: Line<'b>, set: AttrSet) -> Line<'b> {
        if set == AttrSet::EMPTY {
            return line;
        }
        match self.spelled_sets.get(set.index()) {
            Some(spelling) => line.spelled(spelling, 1),
            None => line.give_up(),
        }
    }
}
