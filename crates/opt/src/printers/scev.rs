//! Scalar evolution, as `print<scalar-evolution>` shows it.

use std::cell::RefMut;

use draig_analysis::scev::{ExitCount, Expr, ExprKind, ExprType, NoWrap, Predicate, PredicatedCounts, ScalarEvolution};
use draig_analysis::{Analyses, Loop};
use draig_asm::Printer;
use draig_ir::{Opcode, Value};

use super::PrintContext;

/// Number of bytes of expressions that are written for a function. Parts that an expression has several times are
/// repeated, so that a function of forty multiplications may have terabytes; `opt` writes them.
const MAX_EXPRESSIONS: usize = 1 << 24;

/// Number of bytes of an expression that are written in any case.
const MIN_EXPRESSION: usize = 1 << 12;

/// Writes expressions of one function.
struct Writer<'w, 'm, 'a> {
    context: &'w PrintContext<'m>,
    analyses: &'w Analyses<'a>,
    /// Numbers metadata as if the function were alone in its module.
    numbered: Printer<'m>,
    scev: RefMut<'w, ScalarEvolution<'a>>,
    out: &'w mut Vec<u8>,
    /// Number of bytes of expressions that are left.
    left: usize,
}

/// The count of an exit, and that under predicates.
type OfExit = (draig_ir::Block, Expr, Option<(Expr, Vec<Predicate>)>);

/// A step of writing an expression, so that nested ones need no recursion.
enum Step {
    Expr(Expr),
    Text(&'static str),
    Type(ExprType),
    Flags(NoWrap),
    Loop(Expr),
}

/// Prints the expressions of a function's values and the counts of its loops.
pub(super) fn scalar_evolution(context: &PrintContext<'_>, analyses: &Analyses<'_>, out: &mut Vec<u8>) {
    let scev = analyses.scalar_evolution().borrow_mut();
    let numbered = context.printer_of(analyses.subject().function());
    let mut writer = Writer { context, analyses, numbered, scev, out, left: MAX_EXPRESSIONS };
    writer.text("Printing analysis 'Scalar Evolution Analysis' for function '");
    writer.out.extend_from_slice(context.function_name(analyses));
    writer.text("':\nClassifying expressions for: ");
    writer.function();
    writer.text("\n");
    writer.expressions();
    writer.text("Determining loop execution counts for: ");
    writer.function();
    writer.text("\n");
    for top in analyses.loops().outermost() {
        writer.counts_of_nest(top);
    }
}

impl Writer<'_, '_, '_> {
    fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    fn function(&mut self) {
        let function = self.analyses.subject().function();
        let name = self.context.printer.name(None, function.into()).0;
        self.out.extend_from_slice(&name);
    }

    fn block(&mut self, block: draig_ir::Block) {
        let name = self.context.block_operand(self.analyses, block);
        self.out.extend_from_slice(&name);
    }

    /// Writes the name of a block without `%`; nothing if it has none.
    fn block_name(&mut self, block: draig_ir::Block) {
        let name = self.analyses.subject().body().names().get(block).unwrap_or_default();
        self.out.extend_from_slice(name);
    }

    fn expressions(&mut self) {
        let subject = self.analyses.subject();
        let body = subject.body();
        for block in body.blocks() {
            for inst in body.block_insts(block) {
                let value = Value::inst(inst);
                if matches!(body.opcode(inst), Opcode::ICmp | Opcode::FCmp) || !self.scev.is_analyzable(value) {
                    continue;
                }
                let text = self.numbered.inst(subject.function(), inst).0;
                self.out.extend_from_slice(&text);
                self.text("\n  -->  ");
                let expr = self.scev.value(value);
                self.with_ranges(expr);
                if let Some(of) = self.analyses.loops().innermost(block) {
                    let at_use = self.scev.at_scope(expr, Some(of));
                    if at_use != expr {
                        self.text("  -->  ");
                        self.with_ranges(at_use);
                    }
                    self.in_loops(expr, of);
                } else {
                    let at_use = self.scev.at_scope(expr, None);
                    if at_use != expr {
                        self.text("  -->  ");
                        self.with_ranges(at_use);
                    }
                }
                self.text("\n");
            }
        }
    }

    fn with_ranges(&mut self, expr: Expr) {
        self.expr(expr);
        if self.scev.is_could_not_compute(expr) {
            return;
        }
        let text = format!(" U: {} S: {}", self.scev.unsigned_range(expr), self.scev.signed_range(expr));
        self.text(&text);
    }

    fn in_loops(&mut self, expr: Expr, of: Loop) {
        self.text("\t\tExits: ");
        let parent = self.analyses.loops().parent(of);
        let exit = self.scev.at_scope(expr, parent);
        if self.scev.is_invariant(exit, of) {
            self.expr(exit);
        } else {
            self.text("<<Unknown>>");
        }
        let mut start = "\t\tLoopDispositions: { ";
        let mut at = Some(of);
        while let Some(id) = at {
            self.disposition(expr, id, start);
            start = ", ";
            at = self.analyses.loops().parent(id);
        }
        // Loops are numbered in pre-order.
        let loops = self.analyses.loops();
        for inner in loops.iter().skip(of.index() + 1).take_while(|&inner| loops.contains_loop(of, inner)) {
            self.disposition(expr, inner, start);
        }
        self.text(" }");
    }

    fn disposition(&mut self, expr: Expr, of: Loop, start: &str) {
        self.text(start);
        self.block(self.analyses.loops().header(of));
        let disposition = self.scev.disposition(expr, of);
        self.text(": ");
        self.text(disposition.as_str());
    }

    fn expr(&mut self, expr: Expr) {
        let start = self.out.len();
        let limit = self.left.max(MIN_EXPRESSION);
        let mut stack = vec![Step::Expr(expr)];
        while let Some(step) = stack.pop() {
            if self.out.len() - start > limit {
                self.text("...");
                break;
            }
            match step {
                Step::Text(text) => self.text(text),
                Step::Type(ty) => self.ty(ty),
                Step::Flags(flags) => {
                    if flags.has(NoWrap::NUW) {
                        self.text("<nuw>");
                    }
                    if flags.has(NoWrap::NSW) {
                        self.text("<nsw>");
                    }
                }
                Step::Loop(rec) => {
                    self.text("<");
                    if let Some(header) = self.scev.recurrence_header(rec) {
                        self.block(header);
                    }
                    self.text(">");
                }
                Step::Expr(expr) => self.one(expr, &mut stack),
            }
        }
        self.left = self.left.saturating_sub(self.out.len() - start);
    }

    /// Writes the beginning of an expression and leaves the rest on the stack.
    fn one(&mut self, expr: Expr, stack: &mut Vec<Step>) {
        let operands = self.scev.operands(expr).to_vec();
        let flags = self.scev.flags(expr);
        let separated = |stack: &mut Vec<Step>, separator| {
            for (number, &operand) in operands.iter().enumerate().rev() {
                stack.push(Step::Expr(operand));
                if number > 0 {
                    stack.push(Step::Text(separator));
                }
            }
        };
        let kind = self.scev.kind(expr);
        match kind {
            ExprKind::Constant => {
                if let Some(value) = self.scev.as_constant(expr) {
                    let mut text = Vec::new();
                    match value.width() {
                        1 => text.extend_from_slice(if value.is_zero() { b"false" } else { b"true" }),
                        _ => value.write_signed_decimal(&mut text),
                    }
                    self.out.extend_from_slice(&text);
                }
            }
            ExprKind::VScale => self.text("vscale"),
            ExprKind::CouldNotCompute => self.text("***COULDNOTCOMPUTE***"),
            ExprKind::Unknown => match self.scev.as_unknown(expr) {
                Some(value) => {
                    let text = self.context.printer.name(Some(self.analyses.subject().function()), value).0;
                    self.out.extend_from_slice(&text);
                }
                None => self.text("poison"),
            },
            ExprKind::Truncate
            | ExprKind::ZeroExtend
            | ExprKind::SignExtend
            | ExprKind::PtrToInt
            | ExprKind::PtrToAddr => {
                self.text(match kind {
                    ExprKind::Truncate => "(trunc ",
                    ExprKind::ZeroExtend => "(zext ",
                    ExprKind::SignExtend => "(sext ",
                    ExprKind::PtrToInt => "(ptrtoint ",
                    _ => "(ptrtoaddr ",
                });
                self.ty(self.scev.ty(operands[0]));
                self.text(" ");
                let to = Step::Type(self.scev.ty(expr));
                stack.extend([Step::Text(")"), to, Step::Text(" to "), Step::Expr(operands[0])]);
            }
            ExprKind::Add | ExprKind::Mul => {
                self.text("(");
                stack.extend([Step::Flags(flags), Step::Text(")")]);
                separated(stack, if kind == ExprKind::Add { " + " } else { " * " });
            }
            ExprKind::UDiv => {
                self.text("(");
                stack.push(Step::Text(")"));
                separated(stack, " /u ");
            }
            ExprKind::AddRec => {
                self.text("{");
                stack.push(Step::Loop(expr));
                if flags.has(NoWrap::NW) && flags.and(NoWrap::NUW.or(NoWrap::NSW)) == NoWrap::NONE {
                    stack.push(Step::Text("<nw>"));
                }
                stack.extend([Step::Flags(flags), Step::Text("}")]);
                separated(stack, ",+,");
            }
            ExprKind::UMax | ExprKind::SMax | ExprKind::UMin | ExprKind::SMin | ExprKind::SequentialUMin => {
                self.text("(");
                stack.push(Step::Text(")"));
                separated(
                    stack,
                    match kind {
                        ExprKind::UMax => " umax ",
                        ExprKind::SMax => " smax ",
                        ExprKind::UMin => " umin ",
                        ExprKind::SMin => " smin ",
                        _ => " umin_seq ",
                    },
                );
            }
        }
    }

    fn ty(&mut self, ty: ExprType) {
        match ty {
            ExprType::Int(width) => self.text(&format!("i{width}")),
            ExprType::Pointer(ty) => {
                let text = self.context.printer.ty(ty).0;
                self.out.extend_from_slice(&text);
            }
        }
    }

    /// Writes the counts of a loop after those of the loops inside.
    fn counts_of_nest(&mut self, top: Loop) {
        let mut stack = vec![(top, false)];
        while let Some((of, ready)) = stack.pop() {
            if ready {
                self.counts(of);
                continue;
            }
            stack.push((of, true));
            let inner: Vec<_> = self.analyses.loops().subloops(of).map(|inner| (inner, false)).collect();
            stack.extend(inner.into_iter().rev());
        }
    }

    fn begin(&mut self, of: Loop) {
        self.text("Loop ");
        self.block(self.analyses.loops().header(of));
        self.text(": ");
    }

    fn counts(&mut self, of: Loop) {
        let exiting = self.scev.exiting_blocks(of).to_vec();
        let counts = self.scev.counts(of);
        let exits = self.scev.exit_counts(of);
        let none = self.scev.could_not_compute();
        // Nothing has to be assumed for what is known.
        let predicated = (counts.exact == none).then(|| self.scev.predicated_counts(of));
        let of_exits = |get: fn(&ExitCount) -> Expr| -> Vec<OfExit> {
            let mut list = Vec::new();
            for &block in exiting.iter().filter(|_| exiting.len() > 1) {
                let known = exits.iter().find(|(exit, _)| *exit == block);
                let assumed = predicated.iter().flat_map(|all| &all.exits).find(|(exit, ..)| *exit == block);
                let assumed = assumed.map(|(_, count, predicates)| (get(count), predicates.clone()));
                list.push((block, known.map_or(none, |(_, count)| get(count)), assumed));
            }
            list
        };
        self.begin(of);
        if exiting.len() != 1 {
            self.text("<multiple exits> ");
        }
        self.count("Unpredictable backedge-taken count.", "backedge-taken count is ", counts.exact);
        self.text("\n");
        self.counts_of_exits("exit count for ", of_exits(|count| count.exact));
        for (name, count) in [("constant", counts.constant_max), ("symbolic", counts.symbolic_max)] {
            self.begin(of);
            let (unknown, known) = (
                format!("Unpredictable {name} max backedge-taken count. "),
                format!("{name} max backedge-taken count is "),
            );
            self.count(&unknown, &known, count);
            if count != none && counts.max_or_zero {
                self.text(", actual taken count either this or zero.");
            }
            self.text("\n");
        }
        self.counts_of_exits("symbolic max exit count for ", of_exits(|count| count.symbolic_max));
        if let Some(PredicatedCounts { counts: assumed, predicates, .. }) = predicated {
            let all = [
                ("", counts.exact, assumed.exact),
                ("constant max ", counts.constant_max, assumed.constant_max),
                ("symbolic max ", counts.symbolic_max, assumed.symbolic_max),
            ];
            for (name, _, assumed) in all.into_iter().filter(|(_, known, assumed)| known != assumed) {
                self.begin(of);
                let (unknown, known) = (
                    format!("Unpredictable predicated {name}backedge-taken count."),
                    format!("Predicated {name}backedge-taken count is "),
                );
                self.count(&unknown, &known, assumed);
                self.text("\n Predicates:\n");
                self.predicates(&predicates);
            }
        }
        if counts.exact != none {
            self.begin(of);
            let multiple = self.scev.trip_multiple(of);
            self.text(&format!("Trip multiple is {multiple}\n"));
        }
    }

    fn count(&mut self, unknown: &str, known: &str, count: Expr) {
        if self.scev.is_could_not_compute(count) {
            self.text(unknown);
        } else {
            self.text(known);
            self.typed(count);
        }
    }

    fn counts_of_exits(&mut self, name: &str, exits: Vec<OfExit>) {
        for (block, count, assumed) in exits {
            self.text("  ");
            self.text(name);
            self.block_name(block);
            self.text(": ");
            self.typed(count);
            self.text("\n");
            if let Some((assumed, predicates)) = assumed
                && self.scev.is_could_not_compute(count)
                && !self.scev.is_could_not_compute(assumed)
            {
                self.text("  predicated ");
                self.text(name);
                self.block_name(block);
                self.text(": ");
                self.typed(assumed);
                self.text("\n   Predicates:\n");
                self.predicates(&predicates);
                self.text("\n");
            }
        }
    }

    fn predicates(&mut self, predicates: &[Predicate]) {
        for &predicate in predicates {
            match predicate {
                Predicate::NoWrap { rec, signed } => {
                    self.text("    ");
                    self.expr(rec);
                    self.text(if signed { " Added Flags: <nssw>\n" } else { " Added Flags: <nusw>\n" });
                }
                Predicate::Equal(left, right) => {
                    self.text("    Equal predicate: ");
                    self.expr(left);
                    self.text(" == ");
                    self.expr(right);
                    self.text("\n");
                }
            }
        }
    }

    /// Writes a count; numbers with their types.
    fn typed(&mut self, expr: Expr) {
        if self.scev.kind(expr) == ExprKind::Constant {
            self.ty(self.scev.ty(expr));
            self.text(" ");
        }
        self.expr(expr);
    }
}
