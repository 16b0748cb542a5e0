//! Random functions of loops, branches, arithmetic and accesses to a few bytes, for comparing claims with runs.
//!
//! A function takes two integers of one width. It ends within few thousand instructions or runs into the limit of
//! steps; it may do something undefined, such as branching on poison.

mod statements;

use std::fmt::Write as _;

/// Widths of the integers, odd ones too.
const WIDTHS: [u32; 14] = [2, 3, 4, 5, 7, 8, 13, 16, 31, 32, 33, 63, 64, 65];
/// Deepest nest of loops and branches.
const MAX_DEPTH: u32 = 3;
/// Bytes of the objects that are accessed.
const OBJECT: u32 = 16;

/// A generated function.
#[derive(Clone, Debug)]
pub struct Generated {
    /// Text of a module with the function `@f`.
    pub text: String,
    /// Width of its two parameters.
    pub width: u32,
    /// Pairs of arguments to run it with.
    pub arguments: Vec<[String; 2]>,
}

/// Returns the function with a number.
#[must_use]
pub fn generate(number: u64) -> Generated {
    let mut random = Random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    for _ in 0..4 {
        random.next();
    }
    let width = WIDTHS[random.below(WIDTHS.len() as u32) as usize];
    let mut function = Function {
        random,
        width,
        text: String::new(),
        names: 0,
        block: "entry".to_owned(),
        values: vec!["%a".to_owned(), "%b".to_owned()],
        pointers: vec!["%m".to_owned(), "%n".to_owned(), "@g".to_owned(), "%p".to_owned()],
    };
    function.statements(0);
    let result = function.value();
    let _ = writeln!(function.text, "  ret i{width} {result}");
    let mut text = format!("@g = internal global [{OBJECT} x i8] zeroinitializer, align 16\n");
    let restrict = function.random.pick(&["", " noalias", " nocapture"]).replace(" nocapture", " captures(none)");
    let _ = writeln!(text, "define i{width} @inner(i{width} noundef %a, i{width} noundef %b, ptr{restrict} %p) {{");
    let _ = writeln!(text, "entry:\n  %m = alloca [{OBJECT} x i8], align 8\n  %n = alloca [{OBJECT} x i8], align 4");
    for object in ["%m", "%n"] {
        let _ = writeln!(text, "  call void @llvm.memset.p0.i64(ptr {object}, i8 0, i64 {OBJECT}, i1 false)");
    }
    text.push_str(&function.text);
    text.push_str("}\n");
    let passed = function.random.pick(&["%o", "%o", "@g"]);
    let _ = write!(
        text,
        "define i{width} @f(i{width} noundef %a, i{width} noundef %b) {{\n  %o = alloca [{OBJECT} x i8], align 16\n  call void \
         @llvm.memset.p0.i64(ptr %o, i8 1, i64 {OBJECT}, i1 false)\n  %r = call i{width} @inner(i{width} %a, i{width} %b, ptr \
         {passed})\n  ret i{width} %r\n}}\n\
         define void @set(ptr %q, i8 %v) noinline {{\n  store i8 %v, ptr %q\n  ret void\n}}\n\
         define i8 @get(ptr readonly captures(none) %q) memory(read) noinline {{\n  %v = load i8, ptr %q\n  ret i8 %v\n}}\n"
    );
    text.push_str("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\ndeclare void @llvm.assume(i1)\n");
    for name in ["umin", "umax", "smin", "smax", "uadd.sat", "ssub.sat"] {
        let _ = writeln!(text, "declare i{width} @llvm.{name}.i{width}(i{width}, i{width})");
    }
    for name in ["abs", "ctlz", "cttz"] {
        let _ = writeln!(text, "declare i{width} @llvm.{name}.i{width}(i{width}, i1)");
    }
    let mut arguments = Vec::new();
    for _ in 0..3 {
        arguments.push([function.number(), function.number()]);
    }
    Generated { text, width, arguments }
}

/// Numbers by a shift register.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    fn below(&mut self, end: u32) -> u32 {
        (self.next() % u64::from(end.max(1))) as u32
    }

    fn one_in(&mut self, count: u32) -> bool {
        self.below(count) == 0
    }

    fn pick<'t>(&mut self, from: &[&'t str]) -> &'t str {
        from[self.below(from.len() as u32) as usize]
    }
}

struct Function {
    random: Random,
    width: u32,
    text: String,
    names: u32,
    /// Label of the block that is being written.
    block: String,
    /// Integers that are defined here.
    values: Vec<String>,
    pointers: Vec<String>,
}

impl Function {
    fn name(&mut self) -> String {
        self.names += 1;
        format!("%v{}", self.names)
    }

    fn label(&mut self, kind: &str) -> String {
        self.names += 1;
        format!("{kind}{}", self.names)
    }

    fn line(&mut self, line: &str) {
        self.text.push_str("  ");
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn begin(&mut self, label: &str) {
        let _ = writeln!(self.text, "{label}:");
        self.block = label.to_owned();
    }

    /// A number: small, at a limit of the type, or any.
    fn number(&mut self) -> String {
        let bits = self.width.min(63);
        let top = 1u64 << (bits - 1);
        let number = match self.random.below(6) {
            0..=2 => u64::from(self.random.below(12)) % (2 * top - 1).max(1),
            3 => top - u64::from(self.random.below(3)).min(top),
            4 => (2 * top - 1) - u64::from(self.random.below(4)).min(top),
            _ => self.random.next() & (2 * top - 1),
        };
        if self.width > 1 && self.random.one_in(2) && number < top && number > 0 {
            return format!("-{number}");
        }
        number.to_string()
    }

    fn value(&mut self) -> String {
        // Later values are more likely to depend on loops.
        let count = self.values.len() as u32;
        let at =
            if self.random.one_in(2) { count - 1 - self.random.below(count.min(3)) } else { self.random.below(count) };
        self.values[at as usize].clone()
    }

    fn operand(&mut self) -> String {
        if self.random.one_in(3) { self.number() } else { self.value() }
    }

    fn flags(&mut self) -> &'static str {
        match self.random.below(8) {
            0 => "nsw ",
            1 => "nuw ",
            2 => "nuw nsw ",
            _ => "",
        }
    }

    fn define(&mut self, expression: &str) -> String {
        let name = self.name();
        self.line(&format!("{name} = {expression}"));
        name
    }

    fn condition(&mut self) -> String {
        let predicate = self.random.pick(&["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]);
        let (width, a, b) = (self.width, self.value(), self.operand());
        self.define(&format!("icmp {predicate} i{width} {a}, {b}"))
    }
}
