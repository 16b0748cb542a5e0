//! Operations without effects: arithmetic, comparisons, conversions, intrinsics, lanes.

use super::Function;
use super::types::{Format, I1, I32, Scalar, Type};

const INTEGER: [&str; 6] = ["add", "sub", "mul", "and", "or", "xor"];
const FLOAT: [&str; 5] = ["fadd", "fsub", "fmul", "fdiv", "frem"];
const FLOAT_PREDICATES: [&str; 16] =
    ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"];

/// Operands and result of an intrinsic on values of a type `T`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// `T (T)`
    One,
    /// `T (T, i1 false)`
    OneAndFalse,
    /// `T (T, T)`
    Two,
    /// `T (T, T, T)`
    Three,
    /// `{ T, i1 } (T, T)`
    Overflow,
    /// `T (T, T, i32 scale)`
    Fixed,
    /// `T (lanes)`
    Reduce,
    /// `T (T, T, i32 number)`, of lanes
    Lanes,
}

/// Intrinsics on integers.
const INTRINSICS: [(&str, Shape); 41] = [
    ("abs", Shape::OneAndFalse),
    ("ctlz", Shape::OneAndFalse),
    ("cttz", Shape::OneAndFalse),
    ("ctpop", Shape::One),
    ("bswap", Shape::One),
    ("bitreverse", Shape::One),
    ("smax", Shape::Two),
    ("smin", Shape::Two),
    ("umax", Shape::Two),
    ("umin", Shape::Two),
    ("scmp", Shape::Two),
    ("ucmp", Shape::Two),
    ("sadd.sat", Shape::Two),
    ("uadd.sat", Shape::Two),
    ("ssub.sat", Shape::Two),
    ("usub.sat", Shape::Two),
    ("sshl.sat", Shape::Two),
    ("ushl.sat", Shape::Two),
    ("fshl", Shape::Three),
    ("fshr", Shape::Three),
    ("sadd.with.overflow", Shape::Overflow),
    ("uadd.with.overflow", Shape::Overflow),
    ("ssub.with.overflow", Shape::Overflow),
    ("usub.with.overflow", Shape::Overflow),
    ("smul.with.overflow", Shape::Overflow),
    ("umul.with.overflow", Shape::Overflow),
    ("smul.fix", Shape::Fixed),
    ("umul.fix", Shape::Fixed),
    ("smul.fix.sat", Shape::Fixed),
    ("umul.fix.sat", Shape::Fixed),
    ("vector.reduce.add", Shape::Reduce),
    ("vector.reduce.mul", Shape::Reduce),
    ("vector.reduce.and", Shape::Reduce),
    ("vector.reduce.or", Shape::Reduce),
    ("vector.reduce.xor", Shape::Reduce),
    ("vector.reduce.smax", Shape::Reduce),
    ("vector.reduce.smin", Shape::Reduce),
    ("vector.reduce.umax", Shape::Reduce),
    ("vector.reduce.umin", Shape::Reduce),
    ("vector.reverse", Shape::One),
    ("vector.splice.left", Shape::Lanes),
];

/// Intrinsics on floating-point numbers whose results do not depend on the library.
const FLOAT_INTRINSICS: [(&str, Shape); 18] = [
    ("fabs", Shape::One),
    ("sqrt", Shape::One),
    ("floor", Shape::One),
    ("ceil", Shape::One),
    ("trunc", Shape::One),
    ("rint", Shape::One),
    ("nearbyint", Shape::One),
    ("round", Shape::One),
    ("roundeven", Shape::One),
    ("canonicalize", Shape::One),
    ("copysign", Shape::Two),
    ("minimum", Shape::Two),
    ("maximum", Shape::Two),
    ("minimumnum", Shape::Two),
    ("maximumnum", Shape::Two),
    ("minnum", Shape::Two),
    ("maxnum", Shape::Two),
    ("fma", Shape::Three),
];

impl Function {
    /// Adds an operation on values of any type.
    pub(super) fn operation(&mut self) {
        let ty = self.any_type();
        match self.random.below(12) {
            0..=3 if ty.is_int() => self.integer(ty),
            0..=3 => self.float(ty),
            4 if ty.is_int() => self.compare(ty),
            4 => self.compare_floats(ty),
            5 => self.select(ty),
            6 | 7 => self.convert(ty),
            8 | 9 if ty.is_int() => self.intrinsic(ty),
            8 | 9 => self.float_intrinsic(ty),
            _ if ty.lanes > 0 => self.lanes(ty),
            10 if !self.has_poison => {
                let value = self.operand(ty);
                self.keep(ty, &format!("freeze {} {value}", ty.text()));
            }
            _ => self.compare(I32),
        }
    }

    fn integer(&mut self, ty: Type) {
        let (text, a, b) = (ty.text(), self.value(ty), self.operand(ty));
        let width = ty.width();
        let expression = match self.random.below(10) {
            0..=4 => {
                let op = self.random.pick(&INTEGER);
                let flags = match op {
                    "add" | "sub" | "mul" => self.flags(),
                    "or" if self.has_poison && self.random.one_in(10) => "disjoint ",
                    _ => "",
                };
                format!("{op} {flags}{text} {a}, {b}")
            }
            5 | 6 => {
                let op = self.random.pick(&["shl", "lshr", "ashr"]);
                let flags = match op {
                    "shl" => self.flags(),
                    _ if self.has_poison && self.random.one_in(10) => "exact ",
                    _ => "",
                };
                let amount = if width.is_power_of_two() && self.random.one_in(2) {
                    let mask = ty.splat(&(width - 1).to_string());
                    self.define(&format!("and {text} {b}, {mask}"))
                } else {
                    ty.splat(&self.random.below(width).to_string())
                };
                format!("{op} {flags}{text} {a}, {amount}")
            }
            _ => {
                let op = self.random.pick(&["udiv", "urem", "sdiv", "srem"]);
                let one = ty.splat("1");
                let divisor = match self.random.below(4) {
                    0 if width < 4 => ty.splat(self.random.pick(&["1", "-1"])),
                    0 => ty.splat(self.random.pick(&["1", "2", "3", "7", "-1", "-2"])),
                    _ if op.starts_with('s') && width > 1 && self.random.one_in(2) => {
                        let half = self.define(&format!("lshr {text} {b}, {one}"));
                        self.define(&format!("or {text} {half}, {one}"))
                    }
                    _ => self.define(&format!("or {text} {b}, {one}")),
                };
                format!("{op} {text} {a}, {divisor}")
            }
        };
        self.keep(ty, &expression);
    }

    fn flags(&mut self) -> &'static str {
        match self.random.below(16) {
            _ if !self.has_poison => "",
            0 => "nsw ",
            1 => "nuw ",
            2 => "nuw nsw ",
            _ => "",
        }
    }

    fn float(&mut self, ty: Type) {
        let (text, a, b) = (ty.text(), self.value(ty), self.operand(ty));
        if self.random.one_in(6) {
            return self.keep(ty, &format!("fneg {text} {a}"));
        }
        let op = self.random.pick(&FLOAT);
        let result = self.define(&format!("{op} {text} {a}, {b}"));
        self.keep_number(ty, &result);
    }

    /// Keeps a result that may be anything but a number.
    fn keep_number(&mut self, ty: Type, result: &str) {
        let settled = self.settle(ty, result);
        self.values.push((ty, settled));
    }

    fn compare(&mut self, ty: Type) {
        let predicate = self.random.pick(&["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]);
        let (a, b) = (self.value(ty), self.operand(ty));
        self.keep(ty.of(Scalar::Int(1)), &format!("icmp {predicate} {} {a}, {b}", ty.text()));
    }

    fn compare_floats(&mut self, ty: Type) {
        let predicate = self.random.pick(&FLOAT_PREDICATES);
        let (a, b) = (self.value(ty), self.operand(ty));
        self.keep(ty.of(Scalar::Int(1)), &format!("fcmp {predicate} {} {a}, {b}", ty.text()));
    }

    fn select(&mut self, ty: Type) {
        let (text, a, b) = (ty.text(), self.value(ty), self.operand(ty));
        let mask = ty.of(Scalar::Int(1));
        let condition = match self.random.below(3) {
            0 if ty.lanes > 0 => format!("{} {}", mask.text(), self.value(mask)),
            1 => format!("i1 {}", self.value(I1)),
            _ => format!("i1 {}", self.condition()),
        };
        self.keep(ty, &format!("select {condition}, {text} {a}, {text} {b}"));
    }

    /// Converts a value to another type with as many lanes.
    fn convert(&mut self, to: Type) {
        let from = match self.random.below(3) {
            0 => Type { lanes: to.lanes, ..self.any_type() },
            1 => to.of(Scalar::Int([8, 16, 32, 64][self.random.below(4) as usize])),
            _ if self.is_plain => Type::plain(&mut self.random),
            _ => Type { lanes: to.lanes, ..Type::any(&mut self.random) },
        };
        let (value, a, b) = (self.value(from), from.text(), to.text());
        if from == to {
            return self.select(to);
        }
        if from.bits() == to.bits() && (from.is_int() != to.is_int()) && self.random.one_in(2) {
            return self.keep(to, &format!("bitcast {a} {value} to {b}"));
        }
        match (from.is_int(), to.is_int()) {
            (true, true) if from.width() == to.width() => self.compare(from),
            (true, true) => {
                let op = match from.width() > to.width() {
                    true => "trunc",
                    false => self.random.pick(&["zext", "sext"]),
                };
                self.keep(to, &format!("{op} {a} {value} to {b}"));
            }
            (true, false) => {
                let op = self.random.pick(&["sitofp", "uitofp"]);
                let result = self.define(&format!("{op} {a} {value} to {b}"));
                self.keep_number(to, &result);
            }
            (false, true) => {
                let op = self.random.pick(&["fptosi.sat", "fptoui.sat"]);
                let name = format!("@llvm.{op}.{}.{}", to.suffix(), from.suffix());
                self.declare(format!("{b} {name}({a})"));
                self.keep(to, &format!("call {b} {name}({a} {value})"));
            }
            (false, false) if from.width() == to.width() => self.compare_floats(from),
            (false, false) => {
                let op = if from.width() > to.width() { "fptrunc" } else { "fpext" };
                let result = self.define(&format!("{op} {a} {value} to {b}"));
                self.keep_number(to, &result);
            }
        }
    }

    fn intrinsic(&mut self, ty: Type) {
        let (name, shape) = INTRINSICS[self.random.below(INTRINSICS.len() as u32) as usize];
        let width = ty.width();
        let applies = match name {
            "bswap" => width.is_multiple_of(16),
            "scmp" | "ucmp" => width > 1,
            // An amount of the width or more makes poison.
            "sshl.sat" | "ushl.sat" => self.has_poison,
            "vector.reverse" => ty.lanes > 0,
            _ => match shape {
                Shape::Reduce | Shape::Lanes => ty.lanes > 0,
                Shape::Fixed => width > 1,
                _ => true,
            },
        };
        if !applies {
            return self.integer(ty);
        }
        let result = match name {
            "scmp" | "ucmp" => format!("{}.{}", ty.suffix(), ty.suffix()),
            _ => ty.suffix(),
        };
        self.call_intrinsic(ty, &format!("@llvm.{name}.{result}"), shape);
    }

    fn call_intrinsic(&mut self, ty: Type, name: &str, shape: Shape) {
        let text = ty.text();
        let mut arg = || format!("{text} {}", self.operand(ty));
        match shape {
            Shape::One => {
                let args = arg();
                self.declare(format!("{text} {name}({text})"));
                self.keep(ty, &format!("call {text} {name}({args})"));
            }
            Shape::OneAndFalse => {
                let args = arg();
                self.declare(format!("{text} {name}({text}, i1)"));
                self.keep(ty, &format!("call {text} {name}({args}, i1 false)"));
            }
            Shape::Two => {
                let args = [arg(), arg()].join(", ");
                self.declare(format!("{text} {name}({text}, {text})"));
                self.keep(ty, &format!("call {text} {name}({args})"));
            }
            Shape::Three => {
                let args = [arg(), arg(), arg()].join(", ");
                self.declare(format!("{text} {name}({text}, {text}, {text})"));
                self.keep(ty, &format!("call {text} {name}({args})"));
            }
            Shape::Overflow => {
                let args = [arg(), arg()].join(", ");
                let flag = ty.of(Scalar::Int(1));
                let pair = format!("{{ {text}, {} }}", flag.text());
                self.declare(format!("{pair} {name}({text}, {text})"));
                let result = self.define(&format!("call {pair} {name}({args})"));
                self.keep(ty, &format!("extractvalue {pair} {result}, 0"));
                self.keep(flag, &format!("extractvalue {pair} {result}, 1"));
            }
            Shape::Fixed => {
                let args = [arg(), arg()].join(", ");
                let scale = self.random.below(ty.width());
                self.declare(format!("{text} {name}({text}, {text}, i32)"));
                self.keep(ty, &format!("call {text} {name}({args}, i32 {scale})"));
            }
            Shape::Reduce => {
                let args = arg();
                let lane = ty.lane();
                self.declare(format!("{} {name}({text})", lane.text()));
                self.keep(lane, &format!("call {} {name}({args})", lane.text()));
            }
            Shape::Lanes => {
                let args = [arg(), arg()].join(", ");
                let number = self.random.below(ty.lanes);
                self.declare(format!("{text} {name}({text}, {text}, i32)"));
                self.keep(ty, &format!("call {text} {name}({args}, i32 {number})"));
            }
        }
    }

    fn float_intrinsic(&mut self, ty: Type) {
        let text = ty.text();
        if self.random.one_in(8) {
            let mask = self.random.below(1024);
            let (value, flag) = (self.operand(ty), ty.of(Scalar::Int(1)));
            let name = format!("@llvm.is.fpclass.{}", ty.suffix());
            self.declare(format!("{} {name}({text}, i32)", flag.text()));
            return self.keep(flag, &format!("call {} {name}({text} {value}, i32 {mask})", flag.text()));
        }
        if self.random.one_in(10) {
            let name = format!("@llvm.ldexp.{}.i32", ty.lane().suffix());
            let lane = ty.lane().text();
            let (value, exponent) = (self.operand(ty.lane()), self.operand(I32));
            self.declare(format!("{lane} {name}({lane}, i32)"));
            let result = self.define(&format!("call {lane} {name}({lane} {value}, i32 {exponent})"));
            return self.keep_number(ty.lane(), &result);
        }
        let (name, shape) = FLOAT_INTRINSICS[self.random.below(FLOAT_INTRINSICS.len() as u32) as usize];
        let count = match shape {
            Shape::One => 1,
            Shape::Two => 2,
            _ => 3,
        };
        let mut args = Vec::new();
        for _ in 0..count {
            let mut arg = self.operand(ty);
            // The result for what is no number, and for zeros of both signs, is left open.
            if name == "minnum" || name == "maxnum" {
                arg = self.settle(ty, &arg);
            }
            args.push(format!("{text} {arg}"));
        }
        let full = format!("@llvm.{name}.{}", ty.suffix());
        self.declare(format!("{text} {full}({})", vec![text.clone(); count].join(", ")));
        let mut result = self.define(&format!("call {text} {full}({})", args.join(", ")));
        if name == "minnum" || name == "maxnum" {
            let Scalar::Float(_) = ty.scalar else { return };
            let zero = ty.splat(zero_of(ty));
            result = self.define(&format!("fadd {text} {result}, {zero}"));
        }
        match name {
            // These change the sign and nothing else.
            "fabs" | "copysign" => self.values.push((ty, result)),
            _ => self.keep_number(ty, &result),
        }
    }

    fn lanes(&mut self, ty: Type) {
        let (text, lane) = (ty.text(), ty.lane());
        match self.random.below(4) {
            0 => {
                let (value, index) = (self.value(ty), self.index(ty));
                self.keep(lane, &format!("extractelement {text} {value}, {index}"));
            }
            1 => {
                let (value, element, index) = (self.value(ty), self.operand(lane), self.index(ty));
                self.keep(ty, &format!("insertelement {text} {value}, {} {element}, {index}", lane.text()));
            }
            _ => {
                let (a, b) = (self.value(ty), self.operand(ty));
                let count = if self.random.one_in(3) { 1 + self.random.below(8) } else { ty.lanes };
                let mask: Vec<String> =
                    (0..count).map(|_| format!("i32 {}", self.random.below(2 * ty.lanes))).collect();
                let result = Type { lanes: count, ..ty };
                let mask = format!("<{count} x i32> <{}>", mask.join(", "));
                self.keep(result, &format!("shufflevector {text} {a}, {text} {b}, {mask}"));
            }
        }
    }

    /// Returns an index of a lane.
    fn index(&mut self, ty: Type) -> String {
        if !ty.lanes.is_power_of_two() || self.random.one_in(2) {
            return format!("i32 {}", self.random.below(ty.lanes));
        }
        let value = self.value(I32);
        let masked = self.define(&format!("and i32 {value}, {}", ty.lanes - 1));
        format!("i32 {masked}")
    }
}

/// Returns the number zero of a lane.
fn zero_of(ty: Type) -> &'static str {
    match ty.scalar {
        Scalar::Float(Format::Half) => "0xH0000",
        Scalar::Float(Format::BFloat) => "0xR0000",
        Scalar::Float(Format::X87) => "0xK00000000000000000000",
        Scalar::Float(Format::Quad) => "0xL00000000000000000000000000000000",
        Scalar::Float(Format::Float | Format::Double) | Scalar::Int(_) => "0.0",
    }
}
