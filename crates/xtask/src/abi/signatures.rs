//! Random signatures in IR: a module of callers, one of functions that pass calls on, and one of callees, which
//! note what they got and return something. Each may come from another compiler.

use std::fmt::Write as _;

use draig_programs::Machine;

use super::random::Random;

/// A calling convention, and what may be asked of it.
pub(super) struct Convention {
    pub(super) name: &'static str,
    /// Whether parameters of Swift are part of it.
    has_swift: bool,
    /// Whether it has variable arguments.
    has_variable: bool,
    /// Whether parameters of 10 bytes and vectors are passed as by all compilers.
    has_large: bool,
    /// Whether functions may pass calls on to others with other parameters.
    passes_any: bool,
    /// Whether functions may pass calls on at all.
    passes: bool,
    /// Most parameters.
    most: usize,
}

const fn row(name: &'static str) -> Convention {
    Convention {
        name,
        has_swift: false,
        has_variable: false,
        has_large: true,
        passes_any: false,
        passes: true,
        most: 14,
    }
}

/// Conventions that are compared.
const CONVENTIONS: &[Convention] = &[
    Convention { has_variable: true, ..row("ccc") },
    row("fastcc"),
    Convention { passes: false, ..row("coldcc") },
    Convention { passes: false, ..row("preserve_mostcc") },
    Convention { passes: false, ..row("preserve_allcc") },
    row("preserve_nonecc"),
    Convention { has_swift: true, passes: false, ..row("swiftcc") },
    // LLVM 22 counts arguments with an alignment of 16 in two ways.
    Convention { passes_any: true, has_large: false, ..row("tailcc") },
    Convention { has_swift: true, passes_any: true, has_large: false, ..row("swifttailcc") },
    Convention { has_variable: true, passes: false, ..row("win64cc") },
    Convention { passes: false, ..row("x86_regcallcc") },
    Convention { has_large: false, passes: false, most: 10, ..row("x86_vectorcallcc") },
    Convention { has_large: false, passes: false, most: 3, ..row("intel_ocl_bicc") },
    Convention { has_large: false, most: 9, ..row("ghccc") },
];

/// Conventions that are compared on AArch64, where LLVM 22 has no instruction for variable arguments, has no `coldcc`, and
/// passes few calls on.
const ON_AARCH64: &[Convention] = &[
    Convention { passes: false, ..row("ccc") },
    Convention { passes: false, ..row("fastcc") },
    Convention { passes: false, ..row("preserve_mostcc") },
    Convention { passes: false, ..row("preserve_allcc") },
    Convention { passes: false, ..row("preserve_nonecc") },
    Convention { has_swift: true, passes: false, ..row("swiftcc") },
    Convention { passes_any: true, has_large: false, ..row("tailcc") },
    Convention { has_swift: true, passes_any: true, has_large: false, ..row("swifttailcc") },
    Convention { passes: false, ..row("aarch64_vector_pcs") },
];

/// Returns the conventions that are compared on a machine.
pub(super) fn conventions(machine: Machine) -> &'static [Convention] {
    match machine {
        Machine::X86_64 => CONVENTIONS,
        Machine::AArch64 => ON_AARCH64,
    }
}

/// A type of a parameter or a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Integer(u32),
    Float,
    Double,
    Long,
    Quad,
    Pointer,
    Vector(u32, &'static str),
    /// A copy on the stack of this number of words.
    Copy(u32),
}

impl Kind {
    fn text(self) -> String {
        match self {
            Kind::Integer(width) => format!("i{width}"),
            Kind::Float => "float".to_owned(),
            Kind::Double => "double".to_owned(),
            Kind::Long => "x86_fp80".to_owned(),
            Kind::Quad => "fp128".to_owned(),
            Kind::Pointer => "ptr".to_owned(),
            Kind::Vector(lanes, element) => format!("<{lanes} x {element}>"),
            Kind::Copy(words) => format!("[{words} x i64]"),
        }
    }

    /// Number of bytes of its value.
    fn bytes(self) -> u32 {
        match self {
            Kind::Integer(width) => width.div_ceil(8),
            Kind::Float => 4,
            Kind::Double | Kind::Pointer => 8,
            Kind::Long => 10,
            Kind::Vector(..) | Kind::Quad => 16,
            Kind::Copy(words) => 8 * words,
        }
    }

    /// Returns a constant.
    fn constant(self, random: &mut Random) -> String {
        match self {
            Kind::Integer(1) => ["false", "true"][random.below(2)].to_owned(),
            Kind::Integer(width) => {
                let number = u128::from(random.next()) << 64 | u128::from(random.next());
                (number & (u128::MAX >> (128 - width))).to_string()
            }
            Kind::Float => format!("0x{:016X}", (f64::from(random.below(1 << 20) as f32 / 64.0)).to_bits()),
            Kind::Double => format!("0x{:016X}", (random.below(1 << 30) as f64 / 1024.0).to_bits()),
            Kind::Long => format!("0xK4{:03X}8{:015X}", random.below(0x200), random.next() >> 4),
            Kind::Quad => format!("0xL{:016X}40{:02X}{:012X}", random.next(), random.below(0x80), random.next() >> 16),
            Kind::Pointer => format!("inttoptr (i64 {} to ptr)", random.next() >> 1),
            Kind::Vector(lanes, element) => {
                let scalar = match element {
                    "float" => Kind::Float,
                    "double" => Kind::Double,
                    other => Kind::Integer(other[1..].parse().unwrap_or(8)),
                };
                let lanes: Vec<String> = (0..lanes).map(|_| format!("{element} {}", scalar.constant(random))).collect();
                format!("<{}>", lanes.join(", "))
            }
            Kind::Copy(words) => {
                let words: Vec<String> = (0..words).map(|_| format!("i64 {}", random.next())).collect();
                format!("[{}]", words.join(", "))
            }
        }
    }
}

/// A parameter.
#[derive(Clone)]
struct Param {
    kind: Kind,
    attribute: &'static str,
}

impl Param {
    /// Type and attributes as written at functions and calls.
    fn text(&self) -> String {
        match self.kind {
            Kind::Copy(words) => format!("ptr byval([{words} x i64]) align 8"),
            kind => format!("{} {}", kind.text(), self.attribute).trim_end().to_owned(),
        }
    }
}

/// A signature.
struct Signature {
    convention: &'static Convention,
    params: Vec<Param>,
    /// Variable arguments.
    more: Vec<Kind>,
    result: Vec<Kind>,
    /// Words of a result in memory, the first parameter; 0 if there is none.
    memory: u32,
    swift_error: bool,
    /// Parameters of the callee that a function passes the call on to; the same without one.
    passed: Option<Vec<Param>>,
}

/// The texts of a batch of functions.
pub(super) struct Batch {
    pub(super) callers: String,
    pub(super) passers: String,
    pub(super) callees: String,
    /// Name of the convention of all.
    pub(super) convention: &'static str,
}

/// Returns the first lines of a module for a machine.
fn header(machine: Machine) -> String {
    let layout = match machine {
        Machine::X86_64 => "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
        Machine::AArch64 => "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
    };
    format!("target datalayout = \"{layout}\"\ntarget triple = \"{}\"\n", machine.triple())
}

fn scalar(random: &mut Random, machine: Machine, convention: &Convention) -> Kind {
    // LLVM 22 fails on wide integers of this convention for which there are too few registers.
    let is_wide_missing = convention.name == "preserve_nonecc" && machine == Machine::X86_64;
    const SMALL: &[Kind] = &[
        Kind::Integer(1),
        Kind::Integer(8),
        Kind::Integer(16),
        Kind::Integer(32),
        Kind::Integer(32),
        Kind::Integer(64),
        Kind::Integer(64),
        Kind::Integer(64),
        Kind::Float,
        Kind::Double,
        Kind::Double,
        Kind::Pointer,
    ];
    const LARGE: &[Kind] = &[
        Kind::Integer(128),
        Kind::Long,
        Kind::Vector(4, "float"),
        Kind::Vector(2, "double"),
        Kind::Vector(16, "i8"),
        Kind::Vector(4, "i32"),
        Kind::Vector(2, "i64"),
    ];
    let large = if is_wide_missing { &LARGE[1..] } else { LARGE };
    match convention.has_large && random.percent(25) {
        true => match *random.pick(large) {
            Kind::Long if machine == Machine::AArch64 => Kind::Quad,
            kind => kind,
        },
        false => *random.pick(SMALL),
    }
}

fn param(random: &mut Random, machine: Machine, convention: &Convention) -> Param {
    let has_copies = !matches!(convention.name, "ghccc" | "x86_vectorcallcc" | "preserve_nonecc" | "intel_ocl_bicc");
    if has_copies && random.percent(6) {
        return Param { kind: Kind::Copy(1 + random.below(5) as u32), attribute: "" };
    }
    let kind = scalar(random, machine, convention);
    let attribute = match kind {
        Kind::Integer(width) if width < 64 && random.percent(40) => *random.pick(&["zeroext", "signext"]),
        _ => "",
    };
    Param { kind, attribute }
}

fn signature(random: &mut Random, machine: Machine, convention: &'static Convention) -> Signature {
    let count = random.below(convention.most + 1);
    let mut params: Vec<Param> = (0..count).map(|_| param(random, machine, convention)).collect();
    let mut swift_error = false;
    if convention.has_swift {
        if random.percent(40) {
            params.push(Param { kind: Kind::Pointer, attribute: "swiftself" });
        }
        swift_error = random.percent(40) && convention.name == "swiftcc";
    }
    let is_variable = convention.has_variable && random.percent(25);
    let more = if is_variable {
        // LLVM 22 reads smaller ones from a list of Microsoft's at the wrong places.
        let kinds = match convention.name {
            "win64cc" => [Kind::Integer(64), Kind::Double, Kind::Pointer].as_slice(),
            _ => &[Kind::Integer(32), Kind::Integer(64), Kind::Double, Kind::Pointer],
        };
        (0..random.below(12)).map(|_| *random.pick(kinds)).collect()
    } else {
        Vec::new()
    };
    let mut result = Vec::new();
    let mut memory = 0;
    match random.below(10) {
        0 => {}
        1 if convention.name != "ghccc" => memory = 1 + random.below(6) as u32,
        2..=6 if convention.name != "coldcc" => result.push(scalar(random, machine, convention)),
        2..=6 => result.push(Kind::Integer(64)),
        // More than there are registers is written to memory.
        // Of functions that restore registers of results, LLVM 22 returns only what is in others.
        _ if !matches!(convention.name, "x86_vectorcallcc" | "coldcc") => {
            for _ in 0..2 + random.below(4) {
                let kind = scalar(random, machine, convention);
                // Numbers of 10 bytes in structures are kept in memory, others on the stack of the x87.
                if !matches!(kind, Kind::Long | Kind::Integer(1)) {
                    result.push(kind);
                }
            }
        }
        _ => {}
    }
    // LLVM 22 cannot pass calls on whose result is in memory.
    let passes = convention.passes && more.is_empty() && !is_variable && result.len() <= 1;
    let passed = match passes && random.percent(50) {
        false => None,
        true if convention.passes_any => {
            // LLVM 22 loses arguments on the stack if there are more or fewer than the function has.
            let mut in_registers = |count: usize| -> Vec<Param> {
                let all = (0..count).map(|_| param(random, machine, convention));
                all.filter(|param| !matches!(param.kind, Kind::Copy(_) | Kind::Long | Kind::Integer(128))).collect()
            };
            params = in_registers(5);
            Some(in_registers(5))
        }
        true => Some(params.clone()),
    };
    Signature { convention, params, more, result, memory, swift_error, passed }
}

impl Signature {
    fn result_text(&self) -> String {
        match self.result.as_slice() {
            [] => "void".to_owned(),
            [one] => one.text(),
            many => format!("{{ {} }}", many.iter().map(|kind| kind.text()).collect::<Vec<_>>().join(", ")),
        }
    }

    /// Returns the types of the parameters with attributes, and names or values.
    fn list(&self, params: &[Param], name: impl Fn(usize) -> String) -> Vec<String> {
        let mut list = Vec::new();
        if self.memory > 0 {
            list.push(format!("ptr sret([{} x i64]) align 8 %out", self.memory));
        }
        if self.swift_error {
            list.push("ptr swifterror %error".to_owned());
        }
        list.extend(params.iter().enumerate().map(|(number, param)| format!("{} {}", param.text(), name(number))));
        list
    }

    fn dots(&self) -> &'static str {
        if self.more.is_empty() { "" } else { ", ..." }
    }
}

/// Text of a function while its values are mixed to a number.
struct Mixer<'t> {
    text: &'t mut String,
    count: usize,
    hash: String,
}

impl Mixer<'_> {
    fn new(text: &mut String) -> Mixer<'_> {
        Mixer { text, count: 0, hash: "17".to_owned() }
    }

    fn word(&mut self, word: &str) {
        let number = self.count;
        self.count += 1;
        let _ = writeln!(self.text, "  %m{number} = mul i64 {}, 6364136223846793005", self.hash);
        let _ = writeln!(self.text, "  %h{number} = xor i64 %m{number}, {word}");
        self.hash = format!("%h{number}");
    }

    /// Mixes the bytes of a value in memory.
    fn memory(&mut self, pointer: &str, bytes: u32) {
        let mut at = 0;
        while at < bytes {
            let width = match bytes - at {
                8.. => 64,
                4..8 => 32,
                2..4 => 16,
                _ => 8,
            };
            let id = self.count;
            let _ = writeln!(self.text, "  %p{id} = getelementptr i8, ptr {pointer}, i64 {at}");
            let _ = writeln!(self.text, "  %w{id} = load i{width}, ptr %p{id}, align 1");
            let word = if width == 64 {
                format!("%w{id}")
            } else {
                let _ = writeln!(self.text, "  %e{id} = zext i{width} %w{id} to i64");
                format!("%e{id}")
            };
            self.word(&word);
            at += width / 8;
        }
    }

    fn value(&mut self, kind: Kind, value: &str) {
        let id = self.count;
        match kind {
            Kind::Integer(64) => self.word(value),
            Kind::Integer(width) if width < 64 => {
                let _ = writeln!(self.text, "  %e{id} = zext i{width} {value} to i64");
                self.word(&format!("%e{id}"));
            }
            Kind::Copy(_) => self.memory(value, kind.bytes()),
            _ => {
                let _ = writeln!(self.text, "  %s{id} = alloca {}, align 16", kind.text());
                let _ = writeln!(self.text, "  store {} {value}, ptr %s{id}, align 16", kind.text());
                self.memory(&format!("%s{id}"), kind.bytes());
            }
        }
    }

    /// Mixes the parts of a result.
    fn result(&mut self, kinds: &[Kind], ty: &str, value: &str) {
        if let [one] = kinds {
            return self.value(*one, value);
        }
        for (number, kind) in kinds.iter().enumerate() {
            let _ = writeln!(self.text, "  %x{number} = extractvalue {ty} {value}, {number}");
            self.value(*kind, &format!("%x{number}"));
        }
    }

    fn store(&mut self, table: &str, number: usize) {
        let _ = writeln!(self.text, "  %slot{table} = getelementptr i64, ptr @{table}, i64 {number}");
        let _ = writeln!(self.text, "  store i64 {}, ptr %slot{table}", self.hash);
        self.hash = "17".to_owned();
    }
}

/// Values that a caller keeps in registers while it calls.
const KEPT: usize = 10;

/// Returns a batch of functions of one convention, which depends on the seed.
pub(super) fn batch(machine: Machine, seed: u64, count: usize) -> Batch {
    let conventions = conventions(machine);
    let convention = &conventions[seed as usize % conventions.len()];
    let header = header(machine);
    let mut random = Random::new(seed);
    let tables = "@got = external global [0 x i64]\n@back = external global [0 x i64]\n@kept = external global [0 x i64]\n\
                  @words = external global [0 x i64]\n";
    let mut batch = Batch {
        callers: format!("{header}{tables}"),
        passers: format!("{header}{tables}"),
        callees: format!("{header}{tables}"),
        convention: convention.name,
    };
    let mut run = String::from("define void @run() {\n");
    for number in 0..count {
        let signature = signature(&mut random, machine, convention);
        callee(&mut batch.callees, number, &signature, &mut random);
        if let Some(passed) = &signature.passed {
            passer(&mut batch.passers, number, &signature, passed, &mut random);
        }
        caller(&mut batch.callers, number, &signature, &mut random);
        let _ = writeln!(run, "  call void @caller{number}()");
    }
    batch.callers += &run;
    batch.callers += "  ret void\n}\n";
    batch.callees += "declare void @llvm.va_start(ptr)\ndeclare void @llvm.va_end(ptr)\n";
    batch
}

fn callee(text: &mut String, number: usize, signature: &Signature, random: &mut Random) {
    let params = signature.passed.as_ref().unwrap_or(&signature.params);
    let mut list = signature.list(params, |number| format!("%a{number}"));
    if !signature.more.is_empty() {
        list.push("...".to_owned());
    }
    let ty = signature.result_text();
    let convention = signature.convention.name;
    let constants: Vec<String> =
        signature.result.iter().map(|kind| format!("{} {}", kind.text(), kind.constant(random))).collect();
    if !constants.is_empty() {
        let constant = match constants.as_slice() {
            [one] => one.clone(),
            many => format!("{ty} {{ {} }}", many.join(", ")),
        };
        let _ = writeln!(text, "@result{number} = internal global {constant}, align 16");
    }
    let _ = writeln!(text, "define {convention} {ty} @callee{number}({}) {{", list.join(", "));
    if !signature.more.is_empty() {
        let _ = writeln!(text, "  %list = alloca [3 x i64], align 16\n  call void @llvm.va_start(ptr %list)");
    }
    let mut mixer = Mixer::new(text);
    for (number, param) in params.iter().enumerate() {
        mixer.value(param.kind, &format!("%a{number}"));
    }
    for (number, kind) in signature.more.iter().enumerate() {
        let _ = writeln!(mixer.text, "  %v{number} = va_arg ptr %list, {}", kind.text());
        mixer.value(*kind, &format!("%v{number}"));
    }
    mixer.store("got", number);
    if !signature.more.is_empty() {
        let _ = writeln!(text, "  call void @llvm.va_end(ptr %list)");
    }
    for word in 0..signature.memory {
        let _ = writeln!(text, "  %o{word} = getelementptr i64, ptr %out, i64 {word}");
        let _ = writeln!(text, "  store i64 {}, ptr %o{word}", random.next());
    }
    if signature.swift_error {
        let _ = writeln!(text, "  store ptr inttoptr (i64 {} to ptr), ptr %error", random.next() >> 1);
    }
    match constants.len() {
        0 => {
            let _ = writeln!(text, "  ret void\n}}");
        }
        _ => {
            let _ = writeln!(text, "  %r = load {ty}, ptr @result{number}, align 16\n  ret {ty} %r\n}}");
        }
    }
}

/// A function that passes the call on to the callee; with its parameters, or with its own and constants.
fn passer(text: &mut String, number: usize, signature: &Signature, passed: &[Param], random: &mut Random) {
    let ty = signature.result_text();
    let convention = signature.convention.name;
    let same = !signature.convention.passes_any;
    let mut rest: Vec<usize> = (0..signature.params.len()).collect();
    let values: Vec<String> = passed
        .iter()
        .enumerate()
        .map(|(at, param)| {
            if same {
                return format!("%a{at}");
            }
            let found = rest.iter().position(|&other| signature.params[other].kind == param.kind);
            match found {
                Some(found) => format!("%a{}", rest.swap_remove(found)),
                None => param.kind.constant(random),
            }
        })
        .collect();
    let names = signature.list(&signature.params, |number| format!("%a{number}"));
    let arguments = signature.list(passed, |number| values[number].clone());
    let declared: Vec<String> = signature.list(passed, |_| String::new());
    let declared: Vec<String> = declared.iter().map(|text| text.replace("%out", "").replace("%error", "")).collect();
    let _ = writeln!(text, "declare {convention} {ty} @callee{number}({})", declared.join(", "));
    let _ = writeln!(text, "define {convention} {ty} @passer{number}({}) {{", names.join(", "));
    let call = format!("musttail call {convention} {ty} @callee{number}({})", arguments.join(", "));
    let _ = match ty.as_str() {
        "void" => writeln!(text, "  {call}\n  ret void\n}}"),
        _ => writeln!(text, "  %r = {call}\n  ret {ty} %r\n}}"),
    };
}

fn caller(text: &mut String, number: usize, signature: &Signature, random: &mut Random) {
    let ty = signature.result_text();
    let convention = signature.convention.name;
    let callee = match signature.passed {
        Some(_) => format!("@passer{number}"),
        None => format!("@callee{number}"),
    };
    let mut body = String::new();
    let mut arguments = Vec::new();
    if signature.memory > 0 {
        let _ = writeln!(body, "  %out = alloca [{} x i64], align 8", signature.memory);
    }
    if signature.swift_error {
        let _ = writeln!(body, "  %error = alloca swifterror ptr, align 8\n  store ptr null, ptr %error");
    }
    for kept in 0..KEPT {
        let _ = writeln!(body, "  %kp{kept} = getelementptr i64, ptr @words, i64 {}", random.below(64));
        let _ = writeln!(body, "  %k{kept} = load volatile i64, ptr %kp{kept}");
        let _ = writeln!(body, "  %d{kept} = load volatile double, ptr %kp{kept}");
    }
    let all = signature.params.iter().map(|param| param.kind).chain(signature.more.iter().copied());
    for (at, kind) in all.enumerate() {
        let constant = kind.constant(random);
        // Half of the values are known only when the program runs.
        if matches!(kind, Kind::Copy(_)) || random.percent(50) {
            let name = format!("@value{number}.{at}");
            let _ = writeln!(text, "{name} = internal global {} {constant}, align 16", kind.text());
            if matches!(kind, Kind::Copy(_)) {
                arguments.push(name);
            } else {
                let _ = writeln!(body, "  %l{at} = load volatile {}, ptr {name}, align 16", kind.text());
                arguments.push(format!("%l{at}"));
            }
        } else {
            arguments.push(constant);
        }
    }
    let mut list = signature.list(&signature.params, |at| arguments[at].clone());
    let declared = signature.list(&signature.params, |_| String::new());
    let declared: Vec<String> = declared.iter().map(|text| text.replace("%out", "").replace("%error", "")).collect();
    let named = signature.params.len();
    for (at, kind) in signature.more.iter().enumerate() {
        list.push(format!("{} {}", kind.text(), arguments[named + at]));
    }
    let dots = signature.dots();
    let dots = if declared.is_empty() { dots.trim_start_matches(", ") } else { dots };
    let _ = writeln!(text, "declare {convention} {ty} {callee}({}{dots})", declared.join(", "));
    let called = match signature.more.is_empty() {
        true => ty.clone(),
        false => {
            let types: Vec<String> =
                declared.iter().map(|text| text.split(' ').next().unwrap_or("").to_owned()).collect();
            // Types of several words are those of vectors.
            let types: Vec<String> = signature
                .list(&signature.params, |_| String::new())
                .iter()
                .zip(&types)
                .map(|(text, first)| {
                    if text.starts_with('<') { text[..=text.find('>').unwrap_or(0)].to_owned() } else { first.clone() }
                })
                .collect();
            format!("{ty} ({}{dots})", types.join(", "))
        }
    };
    let call = format!("call {convention} {called} {callee}({})", list.join(", "));
    let _ = writeln!(text, "define internal void @caller{number}() {{\n{body}");
    let _ = match ty.as_str() {
        "void" => writeln!(text, "  {call}"),
        _ => writeln!(text, "  %r = {call}"),
    };
    let mut mixer = Mixer::new(text);
    if ty != "void" {
        mixer.result(&signature.result, &ty, "%r");
    }
    for word in 0..signature.memory {
        let _ = writeln!(mixer.text, "  %op{word} = getelementptr i64, ptr %out, i64 {word}");
        let _ = writeln!(mixer.text, "  %ow{word} = load i64, ptr %op{word}");
        mixer.word(&format!("%ow{word}"));
    }
    if signature.swift_error {
        let _ = writeln!(mixer.text, "  %es = load ptr, ptr %error\n  %ei = ptrtoint ptr %es to i64");
        mixer.word("%ei");
    }
    mixer.store("back", number);
    for kept in 0..KEPT {
        mixer.word(&format!("%k{kept}"));
        let _ = writeln!(mixer.text, "  %b{kept} = bitcast double %d{kept} to i64");
        mixer.word(&format!("%b{kept}"));
    }
    mixer.store("kept", number);
    let _ = writeln!(text, "  ret void\n}}");
}

/// Program that runs the callers and prints what was noted.
pub(super) fn main_program(count: usize) -> String {
    format!(
        "#include <stdio.h>\n\
         unsigned long got[{count}], back[{count}], kept[{count}], words[64];\n\
         void run(void);\n\
         int main(void) {{\n\
         unsigned long seed = 7;\n\
         for (int i = 0; i < 64; i++) {{ seed = seed * 6364136223846793005ul + 1; words[i] = seed >> 2; }}\n\
         run();\n\
         for (int i = 0; i < {count}; i++) printf(\"%lx %lx %lx\\n\", got[i], back[i], kept[i]);\n\
         return 0;\n}}\n"
    )
}
