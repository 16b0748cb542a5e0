//! Statements: branches, switches, loops, calls of other functions.

use std::fmt::Write as _;

use super::types::{I1, I8, I32, Type};
use super::{Callee, Function, MAX_DEPTH};

impl Function {
    pub(super) fn statements(&mut self, depth: u32) {
        for _ in 0..3 + self.random.below(4) {
            match self.random.below(14) {
                0..=7 => self.operation(),
                8 | 9 => self.memory(),
                10 => self.call(),
                11 if depth < MAX_DEPTH => self.branch(depth),
                12 if depth < MAX_DEPTH => self.switch(depth),
                13 if depth < MAX_DEPTH => self.repeat(depth),
                _ => self.operation(),
            }
        }
    }

    /// Writes arms that all go to one block, and phis of values of each.
    fn join(&mut self, depth: u32, arms: &[String], join: &str) {
        let known = self.values.len();
        let types: Vec<Type> = (0..1 + self.random.below(3)).map(|_| self.any_type()).collect();
        let mut ends = vec![Vec::new(); types.len()];
        for label in arms {
            self.begin(label);
            self.statements(depth + 1);
            for (ty, end) in types.iter().zip(&mut ends) {
                let value = self.operand(*ty);
                end.push(format!("[ {value}, %{} ]", self.block));
            }
            self.line(&format!("br label %{join}"));
            self.values.truncate(known);
        }
        self.begin(join);
        let phis: Vec<(Type, String)> = types
            .iter()
            .zip(&ends)
            .map(|(ty, end)| (*ty, self.define(&format!("phi {} {}", ty.text(), end.join(", ")))))
            .collect();
        self.values.extend(phis);
    }

    fn branch(&mut self, depth: u32) {
        let condition = if self.random.one_in(3) { self.value(I1) } else { self.condition() };
        let [then, other, join] = ["then", "else", "join"].map(|kind| self.label(kind));
        self.line(&format!("br i1 {condition}, label %{then}, label %{other}"));
        self.join(depth, &[then, other], &join);
    }

    fn switch(&mut self, depth: u32) {
        let ty = loop {
            let ty = self.any_type();
            if ty.is_int() && ty.lanes == 0 && ty.width() <= 64 {
                break ty;
            }
        };
        let value = self.value(ty);
        let arms: Vec<String> = (0..2 + self.random.below(4)).map(|_| self.label("case")).collect();
        let join = self.label("join");
        let mut cases = std::collections::BTreeMap::new();
        // Dense cases make a table of jumps.
        let is_dense = self.random.one_in(2) && ty.width() >= 8;
        for number in 0..3 + self.random.below(8) {
            let case = if is_dense { number.to_string() } else { ty.constant(&mut self.random) };
            let arm = self.random.below(arms.len() as u32) as usize;
            cases.insert(case, arm);
        }
        // An arm that no case names would have no way in; it is the default's or gets one.
        let mut text = format!("switch {} {value}, label %{} [", ty.text(), arms[0]);
        for (case, arm) in &cases {
            let _ = write!(text, " {} {case}, label %{}", ty.text(), arms[*arm]);
        }
        self.line(&(text + " ]"));
        self.join_arms(depth, &arms, &cases.into_values().collect::<Vec<usize>>(), &join);
    }

    /// Writes the arms of a switch; those that nothing reaches are left out.
    fn join_arms(&mut self, depth: u32, arms: &[String], reached: &[usize], join: &str) {
        let live: Vec<String> =
            (0..arms.len()).filter(|at| *at == 0 || reached.contains(at)).map(|at| arms[at].clone()).collect();
        self.join(depth, &live, join);
    }

    fn repeat(&mut self, depth: u32) {
        let [header, exit] = ["loop", "exit"].map(|kind| self.label(kind));
        let before = self.block.clone();
        let count = 1 + self.random.below(6);
        let (counter, next_counter) = (self.name(), self.name());
        let types: Vec<Type> = (0..1 + self.random.below(3)).map(|_| self.any_type()).collect();
        let starts: Vec<String> = types.iter().map(|ty| self.operand(*ty)).collect();
        self.line(&format!("br label %{header}"));
        self.begin(&header);
        // The block at the end of the loop is not known yet.
        let at = self.text.len();
        let known = self.values.len();
        let phis: Vec<String> = types.iter().map(|_| self.name()).collect();
        self.values.extend(types.iter().copied().zip(phis.iter().cloned()));
        self.values.push((I32, counter.clone()));
        self.statements(depth + 1);
        let nexts: Vec<String> = types.iter().map(|ty| self.value(*ty)).collect();
        let latch = self.block.clone();
        let mut head = format!("  {counter} = phi i32 [ 0, %{before} ], [ {next_counter}, %{latch} ]\n");
        for (number, ty) in types.iter().enumerate() {
            let (phi, start, next) = (&phis[number], &starts[number], &nexts[number]);
            let _ = writeln!(head, "  {phi} = phi {} [ {start}, %{before} ], [ {next}, %{latch} ]", ty.text());
        }
        self.text.insert_str(at, &head);
        self.line(&format!("{next_counter} = add nuw nsw i32 {counter}, 1"));
        let more = self.define(&format!("icmp ult i32 {next_counter}, {count}"));
        self.line(&format!("br i1 {more}, label %{header}, label %{exit}"));
        self.values.truncate(known);
        self.begin(&exit);
        // The header dominates the exit.
        self.values.extend(types.into_iter().zip(phis));
    }

    /// Writes a function to call, and returns its text.
    pub(super) fn callee(&mut self) -> String {
        let name = format!("@h{}_{}", self.number, self.callees.len());
        let params: Vec<Type> = (0..self.random.below(12)).map(|_| self.any_type()).collect();
        let results: Vec<Type> = (0..self.random.below(4)).map(|_| self.any_type()).collect();
        let convention = self.random.pick(&["", "", "fastcc ", "coldcc "]);
        let each = params.iter().zip(0..).map(|(ty, number)| format!("{} %p{number}", ty.text()));
        let each: Vec<String> = each.collect();
        self.values = params.iter().zip(0..).map(|(ty, number)| (*ty, format!("%p{number}"))).collect();
        self.statements(MAX_DEPTH - 1);
        let result = match results.as_slice() {
            [] => {
                self.line("ret void");
                "void".to_owned()
            }
            [one] => {
                let value = self.value(*one);
                self.line(&format!("ret {} {value}", one.text()));
                one.text()
            }
            several => {
                let text = aggregate(several);
                let mut built = "poison".to_owned();
                for (number, ty) in several.iter().enumerate() {
                    let value = self.value(*ty);
                    built = self.define(&format!("insertvalue {text} {built}, {} {value}, {number}", ty.text()));
                }
                self.line(&format!("ret {text} {built}"));
                text
            }
        };
        let body = std::mem::take(&mut self.text);
        self.values.clear();
        self.block = "entry".to_owned();
        let text =
            format!("define internal {convention}{result} {name}({}) noinline {{\nentry:\n{body}}}\n", each.join(", "));
        self.callees.push(Callee { name, convention, params, results });
        text
    }

    fn call(&mut self) {
        if self.callees.is_empty() {
            return self.operation();
        }
        let at = self.random.below(self.callees.len() as u32) as usize;
        let callee = self.callees[at].clone();
        let args: Vec<String> = callee.params.iter().map(|ty| format!("{} {}", ty.text(), self.operand(*ty))).collect();
        let call = |result: &str| format!("call {}{result} {}({})", callee.convention, callee.name, args.join(", "));
        match callee.results.as_slice() {
            [] => self.line(&call("void")),
            [one] => self.keep(*one, &call(&one.text())),
            several => {
                let text = aggregate(several);
                let result = self.define(&call(&text));
                for (number, ty) in several.iter().enumerate() {
                    self.keep(*ty, &format!("extractvalue {text} {result}, {number}"));
                }
            }
        }
    }

    /// Returns a comparison of two scalars.
    pub(super) fn condition(&mut self) -> String {
        let ty = self.any_type();
        let ty = if ty.is_int() && ty.lanes == 0 { ty } else { I8 };
        let predicate = self.random.pick(&["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]);
        let (a, b) = (self.value(ty), self.operand(ty));
        self.define(&format!("icmp {predicate} {} {a}, {b}", ty.text()))
    }
}

/// Returns a struct of these types.
fn aggregate(types: &[Type]) -> String {
    format!("{{ {} }}", types.iter().map(|ty| ty.text()).collect::<Vec<String>>().join(", "))
}
