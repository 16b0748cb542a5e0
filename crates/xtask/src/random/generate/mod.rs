//! Random functions over all operations and types.
//!
//! A function takes values of some of its types and returns a hash of what it computed. It ends after few thousand
//! instructions; it may do something undefined, which the interpreter finds. Nothing in it depends on what the language
//! leaves open: a floating-point result that is not a number becomes one before its bits are seen.

mod control;
mod memory;
mod operations;
mod types;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use types::{I1, I8, I32, I64, Scalar, Type};

/// Deepest nest of loops and branches.
const MAX_DEPTH: u32 = 3;
/// Bytes of the object that is accessed with any type.
const OBJECT: u32 = 64;
/// Sets of arguments for each function.
pub(super) const ARGUMENTS: usize = 3;

/// A generated function.
#[derive(Clone, Debug)]
pub(super) struct Generated {
    pub(super) number: u64,
    /// The function, and those that it calls.
    pub(super) text: String,
    /// Declarations that it needs.
    pub(super) declarations: BTreeSet<String>,
    /// Arguments to run it with, in text.
    pub(super) arguments: Vec<String>,
}

/// Returns the function with a number.
pub(super) fn generate(number: u64) -> Generated {
    let mut random = Random(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    for _ in 0..4 {
        random.next();
    }
    let mut palette = vec![I32, I64, I8, I1];
    // Every second function is of those types only that processors have.
    let is_plain = number.is_multiple_of(2);
    for _ in 0..2 + random.below(3) {
        palette.push(if is_plain { Type::plain(&mut random) } else { Type::any(&mut random) });
    }
    let mut function = Function {
        random,
        number,
        is_plain,
        has_poison: number % 4 < 2,
        palette,
        text: String::new(),
        names: 0,
        block: "entry".to_owned(),
        values: Vec::new(),
        objects: Vec::new(),
        callees: Vec::new(),
        declarations: BTreeSet::new(),
    };
    let mut text = String::new();
    for _ in 0..function.random.below(3) {
        text.push_str(&function.callee());
    }
    let params = function.params();
    function.objects_of_palette();
    function.statements(0);
    function.hash();
    let _ = write!(text, "define internal i64 @f{number}({}) {{\nentry:\n{}}}\n", params.0, function.text);
    let arguments = (0..ARGUMENTS)
        .map(|_| {
            let each = params.1.iter().map(|ty| format!("{} {}", ty.text(), ty.constant(&mut function.random)));
            each.collect::<Vec<String>>().join(", ")
        })
        .collect();
    Generated { number, text, declarations: function.declarations, arguments }
}

/// Numbers by a shift register.
pub(super) struct Random(u64);

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

/// Function that may be called.
#[derive(Clone, Debug)]
struct Callee {
    name: String,
    convention: &'static str,
    params: Vec<Type>,
    /// Types of the result: several are a struct.
    results: Vec<Type>,
}

/// Function under construction.
struct Function {
    random: Random,
    number: u64,
    /// Whether all types are scalars of at most 64 bits.
    is_plain: bool,
    /// Whether flags may make poison, of which the language leaves open what `freeze` makes; else there is `freeze`.
    has_poison: bool,
    /// Types of most values.
    palette: Vec<Type>,
    text: String,
    names: u32,
    /// Label of the block that is being written.
    block: String,
    /// Values that are defined here.
    values: Vec<(Type, String)>,
    /// Stack objects, each of one type.
    objects: Vec<(Type, String)>,
    callees: Vec<Callee>,
    declarations: BTreeSet<String>,
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

    fn define(&mut self, expression: &str) -> String {
        let name = self.name();
        self.line(&format!("{name} = {expression}"));
        name
    }

    /// Makes a value that later ones may use.
    fn keep(&mut self, ty: Type, expression: &str) {
        let name = self.define(expression);
        self.values.push((ty, name));
    }

    fn any_type(&mut self) -> Type {
        self.palette[self.random.below(self.palette.len() as u32) as usize]
    }

    fn declare(&mut self, declaration: String) {
        self.declarations.insert(format!("declare {declaration}"));
    }

    /// Returns a value of a type, more likely a late one; a constant if there is none.
    fn value(&mut self, ty: Type) -> String {
        let known: Vec<usize> = (0..self.values.len()).filter(|&at| self.values[at].0 == ty).collect();
        if known.is_empty() {
            return ty.constant(&mut self.random);
        }
        let count = known.len() as u32;
        let at =
            if self.random.one_in(2) { count - 1 - self.random.below(count.min(3)) } else { self.random.below(count) };
        self.values[known[at as usize]].1.clone()
    }

    fn operand(&mut self, ty: Type) -> String {
        if self.random.one_in(4) { ty.constant(&mut self.random) } else { self.value(ty) }
    }

    /// Replaces what is not a number by one, whose bits are known.
    fn settle(&mut self, ty: Type, value: &str) -> String {
        let (text, mask) = (ty.text(), ty.of(Scalar::Int(1)).text());
        let is_nan = self.define(&format!("fcmp uno {text} {value}, {value}"));
        self.define(&format!("select {mask} {is_nan}, {text} {}, {text} {value}", ty.splat(ty.one())))
    }

    /// Declares parameters; returns them in text, and their types.
    fn params(&mut self) -> (String, Vec<Type>) {
        let mut types = Vec::new();
        for number in 0..1 + self.random.below(8) {
            let ty = self.any_type();
            types.push(ty);
            self.values.push((ty, format!("%p{number}")));
        }
        let each = types.iter().zip(0..).map(|(ty, number)| format!("{} %p{number}", ty.text()));
        (each.collect::<Vec<String>>().join(", "), types)
    }

    /// Ends the function: returns a hash of the last values.
    fn hash(&mut self) {
        let last: Vec<(Type, String)> = self.values.iter().rev().take(10).cloned().collect();
        let mut hash = "17".to_owned();
        for (ty, value) in last {
            for word in self.words(ty, &value) {
                let mixed = self.define(&format!("xor i64 {hash}, {word}"));
                hash = self.define(&format!("mul i64 {mixed}, 6364136223846793005"));
            }
        }
        self.line(&format!("ret i64 {hash}"));
    }

    /// Returns all bits of a value as numbers of 64 bits.
    fn words(&mut self, ty: Type, value: &str) -> Vec<String> {
        let bits = ty.bits();
        if ty.lanes > 0 && (ty.width() == 80 || bits > 512) {
            let mut words = Vec::new();
            for lane in 0..ty.lanes {
                let name = self.define(&format!("extractelement {} {value}, i32 {lane}", ty.text()));
                words.extend(self.words(ty.lane(), &name));
            }
            return words;
        }
        let whole = match ty {
            Type { scalar: Scalar::Int(_), lanes: 0 } => value.to_owned(),
            _ => self.define(&format!("bitcast {} {value} to i{bits}", ty.text())),
        };
        match bits {
            64 => vec![whole],
            0..64 => vec![self.define(&format!("zext i{bits} {whole} to i64"))],
            _ => (0..bits.div_ceil(64))
                .map(|word| {
                    let shifted = self.define(&format!("lshr i{bits} {whole}, {}", word * 64));
                    self.define(&format!("trunc i{bits} {shifted} to i64"))
                })
                .collect(),
        }
    }
}
