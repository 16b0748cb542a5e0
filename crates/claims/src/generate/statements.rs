//! Statements of random functions: arithmetic, accesses, branches, loops.

use super::{Function, MAX_DEPTH, OBJECT};

impl Function {
    pub(super) fn statements(&mut self, depth: u32) {
        for _ in 0..2 + self.random.below(3) {
            match self.random.below(10) {
                0..=4 => self.arithmetic(),
                5 | 6 => self.memory(),
                7 if depth < MAX_DEPTH => self.branch(depth),
                8 | 9 if depth < MAX_DEPTH => self.repeat(depth),
                _ => self.arithmetic(),
            }
        }
        if depth == 0 {
            self.repeat(depth);
        }
    }

    fn arithmetic(&mut self) {
        let (width, a, b) = (self.width, self.value(), self.operand());
        let expression = match self.random.below(16) {
            0..=7 => {
                let op = self.random.pick(&["add", "add", "sub", "mul", "shl", "and", "or", "xor", "lshr", "ashr"]);
                let takes_flags = ["add", "sub", "mul", "shl"].contains(&op);
                let flags = if takes_flags { self.flags() } else { "" };
                let b = match op {
                    "shl" | "lshr" | "ashr" => self.random.below(width).to_string(),
                    _ => b,
                };
                format!("{op} {flags}i{width} {a}, {b}")
            }
            8 => {
                let divisor = self.define(&format!("or i{width} {b}, 1"));
                let op = self.random.pick(&["udiv", "urem"]);
                format!("{op} i{width} {a}, {divisor}")
            }
            9 => {
                let op = self.random.pick(&["umin", "umax", "smin", "smax", "uadd.sat", "ssub.sat"]);
                format!("call i{width} @llvm.{op}.i{width}(i{width} {a}, i{width} {b})")
            }
            10 => {
                let op = self.random.pick(&["abs", "ctlz", "cttz"]);
                format!("call i{width} @llvm.{op}.i{width}(i{width} {a}, i1 false)")
            }
            11 => {
                let condition = self.condition();
                format!("select i1 {condition}, i{width} {a}, i{width} {b}")
            }
            12 if width > 2 => {
                let narrow = 1 + self.random.below(width - 1);
                let part = self.define(&format!("trunc i{width} {a} to i{narrow}"));
                let cast = self.random.pick(&["zext", "sext"]);
                format!("{cast} i{narrow} {part} to i{width}")
            }
            13 => {
                let wide = width + 1 + self.random.below(40);
                let cast = self.random.pick(&["zext", "sext"]);
                let flags = self.flags();
                let one = self.define(&format!("{cast} i{width} {a} to i{wide}"));
                let two = self.define(&format!("{cast} i{width} {b} to i{wide}"));
                let op = self.random.pick(&["add", "mul", "sub"]);
                let sum = self.define(&format!("{op} {flags}i{wide} {one}, {two}"));
                let shift = self.random.below(wide - width + 1);
                let high = self.define(&format!("lshr i{wide} {sum}, {shift}"));
                format!("trunc i{wide} {high} to i{width}")
            }
            14 if self.random.one_in(8) => {
                let condition = self.condition();
                self.line(&format!("call void @llvm.assume(i1 {condition})"));
                return;
            }
            _ => format!("freeze i{width} {a}"),
        };
        let name = self.define(&expression);
        self.values.push(name);
    }

    /// Returns an address within an object.
    fn address(&mut self) -> String {
        let pointer = self.pointers[self.random.below(self.pointers.len() as u32) as usize].clone();
        if self.random.one_in(2) {
            let offset = self.random.below(OBJECT);
            return self.define(&format!("getelementptr inbounds i8, ptr {pointer}, i64 {offset}"));
        }
        let (width, index) = (self.width, self.value());
        let cast = match width {
            0..64 => self.define(&format!("zext i{width} {index} to i64")),
            64 => index,
            _ => self.define(&format!("trunc i{width} {index} to i64")),
        };
        let frozen = self.define(&format!("freeze i64 {cast}"));
        let (scale, mask) = [(1, 15), (2, 7), (4, 3)][self.random.below(3) as usize];
        let masked = self.define(&format!("and i64 {frozen}, {mask}"));
        let offset = self.random.below(scale);
        let scaled = self.define(&format!("getelementptr inbounds [{scale} x i8], ptr {pointer}, i64 {masked}"));
        self.define(&format!("getelementptr inbounds i8, ptr {scaled}, i64 {offset}"))
    }

    fn memory(&mut self) {
        let (width, address) = (self.width, self.address());
        let bytes = self.random.below(4);
        match self.random.below(8) {
            0..=2 => {
                let value = self.value();
                let cast = match width {
                    0..8 => self.define(&format!("zext i{width} {value} to i8")),
                    8 => value,
                    _ => self.define(&format!("trunc i{width} {value} to i8")),
                };
                let frozen = self.define(&format!("freeze i8 {cast}"));
                self.line(&format!("store i8 {frozen}, ptr {address}, align 1"));
            }
            3 => self.line(&format!("call void @set(ptr {address}, i8 {bytes})")),
            4 => {
                let loaded = self.define(&format!("call i8 @get(ptr {address})"));
                self.extend(&loaded);
            }
            5 => {
                let pointer = self.pointers[self.random.below(self.pointers.len() as u32) as usize].clone();
                let size = self.random.below(OBJECT + 1);
                self.line(&format!("call void @llvm.memset.p0.i64(ptr {pointer}, i8 {bytes}, i64 {size}, i1 false)"));
            }
            _ => {
                let loaded = self.define(&format!("load i8, ptr {address}, align 1"));
                self.extend(&loaded);
            }
        }
    }

    /// Makes an integer of the function's width of a byte.
    fn extend(&mut self, byte: &str) {
        let width = self.width;
        let name = match width {
            0..8 => self.define(&format!("trunc i8 {byte} to i{width}")),
            8 => byte.to_owned(),
            _ => self.define(&format!("zext i8 {byte} to i{width}")),
        };
        self.values.push(name);
    }

    fn branch(&mut self, depth: u32) {
        let condition = self.condition();
        let [then, other, join] = ["then", "else", "join"].map(|kind| self.label(kind));
        self.line(&format!("br i1 {condition}, label %{then}, label %{other}"));
        let known = (self.values.len(), self.pointers.len());
        let mut ends = Vec::new();
        for label in [then, other] {
            self.begin(&label);
            self.statements(depth + 1);
            ends.push((self.value(), self.block.clone()));
            self.line(&format!("br label %{join}"));
            self.values.truncate(known.0);
            self.pointers.truncate(known.1);
        }
        self.begin(&join);
        let width = self.width;
        let name =
            self.define(&format!("phi i{width} [ {}, %{} ], [ {}, %{} ]", ends[0].0, ends[0].1, ends[1].0, ends[1].1));
        self.values.push(name);
    }

    fn repeat(&mut self, depth: u32) {
        let [header, latch, exit] = ["loop", "latch", "exit"].map(|kind| self.label(kind));
        let (width, before) = (self.width, self.block.clone());
        let starts = [self.operand(), self.operand()];
        let phis = [self.name(), self.name()];
        let nexts = [self.name(), self.name()];
        self.line(&format!("br label %{header}"));
        self.begin(&header);
        for at in 0..2 {
            let line =
                format!("{} = phi i{width} [ {}, %{before} ], [ {}, %{latch} ]", phis[at], starts[at], nexts[at]);
            self.line(&line);
        }
        let known = (self.values.len(), self.pointers.len());
        self.values.extend(phis.clone());
        if self.random.one_in(3) {
            let condition = self.condition();
            let body = self.label("body");
            self.line(&format!("br i1 {condition}, label %{exit}, label %{body}"));
            self.begin(&body);
        }
        self.statements(depth + 1);
        self.line(&format!("br label %{latch}"));
        self.begin(&latch);
        let step = match self.random.below(4) {
            0 => self.number(),
            1 => "-1".to_owned(),
            2 => (1 + self.random.below(5)).min((1 << (width.min(8) - 1)) - 1).to_string(),
            _ => "1".to_owned(),
        };
        let flags = self.flags();
        let line = match self.random.below(8) {
            0 => format!("{} = lshr i{width} {}, 1", nexts[0], phis[0]),
            1 => format!("{} = sub {flags}i{width} {}, {step}", nexts[0], phis[0]),
            2 => format!("{} = shl {flags}i{width} {}, 1", nexts[0], phis[0]),
            _ => format!("{} = add {flags}i{width} {}, {step}", nexts[0], phis[0]),
        };
        self.line(&line);
        let (op, of, flags) = (self.random.pick(&["add", "add", "mul", "sub", "xor"]), self.operand(), self.flags());
        let flags = if op == "xor" { "" } else { flags };
        let line = format!("{} = {op} {flags}i{width} {}, {of}", nexts[1], phis[1]);
        self.line(&line);
        let tested = if self.random.one_in(2) { nexts[0].clone() } else { phis[0].clone() };
        let predicate = self.random.pick(&["ne", "ne", "ult", "slt", "ugt", "sgt", "ule", "sle", "eq", "uge", "sge"]);
        let bound = match self.random.below(3) {
            0 => self.number(),
            1 => self.values[self.random.below(known.0 as u32) as usize].clone(),
            _ => self.operand(),
        };
        let mut condition = self.define(&format!("icmp {predicate} i{width} {tested}, {bound}"));
        if self.random.one_in(5) {
            let other = self.condition();
            let op = self.random.pick(&["and", "or"]);
            condition = match self.random.one_in(2) {
                true => self.define(&format!("{op} i1 {condition}, {other}")),
                false if op == "and" => self.define(&format!("select i1 {condition}, i1 {other}, i1 false")),
                false => self.define(&format!("select i1 {condition}, i1 true, i1 {other}")),
            };
        }
        let targets = if self.random.one_in(4) { [&exit, &header] } else { [&header, &exit] };
        self.line(&format!("br i1 {condition}, label %{}, label %{}", targets[0], targets[1]));
        self.values.truncate(known.0);
        self.pointers.truncate(known.1);
        self.begin(&exit);
        // The header dominates the exit.
        self.values.extend(phis);
    }
}
