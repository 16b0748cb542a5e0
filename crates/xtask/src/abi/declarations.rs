//! Random signatures in C: a file of callers, and one of callees. Each may come from another compiler.

use std::fmt::Write as _;

use draig_programs::Machine;

use super::random::Random;

/// A type of C.
#[derive(Clone)]
enum Ty {
    Scalar(&'static str),
    Struct(usize),
}

/// Scalars, those that vary in number being promoted.
const SCALARS: &[&str] = &[
    "char",
    "signed char",
    "short",
    "unsigned short",
    "int",
    "unsigned",
    "long",
    "unsigned long",
    "long",
    "_Bool",
    "float",
    "double",
    "double",
    "long double",
    "__int128",
    "void *",
    "v4f",
    "v2d",
    "v4i",
    "v16c",
];
/// Types of variable arguments.
const PROMOTED: &[&str] = &["int", "unsigned", "long", "unsigned long", "double", "long double", "void *"];

/// A field of a structure: its type, and the number of elements if it is an array.
struct Field {
    ty: &'static str,
    count: Option<usize>,
}

/// Text of a batch.
pub(super) struct Declarations {
    pub(super) callers: String,
    pub(super) callees: String,
}

const HEADER: &str = "#include <stdarg.h>\n#include <string.h>\n\
    typedef float v4f __attribute__((vector_size(16)));\ntypedef double v2d __attribute__((vector_size(16)));\n\
    typedef int v4i __attribute__((vector_size(16)));\ntypedef char v16c __attribute__((vector_size(16)));\n\
    typedef unsigned long word;\nextern word got[], back[], kept[], words[];\n\
    static inline word mix(word h, const void *p, int n) {\n\
    const unsigned char *b = p;\nword w = 0;\nfor (int i = 0; i < n; i++) { w = w << 8 | b[i]; if (i % 8 == 7 || i == n - 1) { h = h * 6364136223846793005ul ^ w; w = 0; } }\n\
    return h;\n}\n";

/// Number of bytes of a scalar that its value determines.
fn bytes(ty: &str, machine: Machine) -> usize {
    match ty {
        "char" | "signed char" | "_Bool" => 1,
        "short" | "unsigned short" => 2,
        "int" | "unsigned" | "float" => 4,
        "long double" if machine == Machine::X86_64 => 10,
        "long double" => 16,
        "__int128" | "v4f" | "v2d" | "v4i" | "v16c" => 16,
        _ => 8,
    }
}

/// Returns one of some names.
fn name_of(random: &mut Random, names: &'static [&'static str]) -> &'static str {
    let name: &&'static str = random.pick(names);
    name
}

fn constant(ty: &str, random: &mut Random) -> String {
    let number = random.next();
    match ty {
        "_Bool" => (number & 1).to_string(),
        "char" | "signed char" => ((number & 0x7f) as i64 - 64).to_string(),
        "short" => (number as u16 as i16).to_string(),
        "unsigned short" => (number as u16).to_string(),
        "int" => (number as i32 >> 1).to_string(),
        "unsigned" => format!("{}u", number as u32),
        "long" => (number as i64 >> 1).to_string(),
        "float" | "double" | "long double" => format!("({ty}){}.5", number as i32 >> 8),
        "__int128" => format!("((__int128){} << 64 | {}u)", number as i32, number >> 33),
        "void *" => format!("(void *){}ul", number >> 1),
        "v4f" | "v4i" => {
            let lanes: Vec<String> = (0..4).map(|lane| (number as i32 >> (lane + 8)).to_string()).collect();
            format!("({ty}){{{}}}", lanes.join(", "))
        }
        "v2d" => format!("(v2d){{{}.25, {}.5}}", number as i16, (number >> 16) as i16),
        "v16c" => {
            let lanes: Vec<String> = (0..16).map(|lane| ((number >> lane & 0x7f) as i64).to_string()).collect();
            format!("(v16c){{{}}}", lanes.join(", "))
        }
        _ => format!("{number}ul"),
    }
}

/// Structures, and the functions of a batch under construction.
struct Writer<'r> {
    machine: Machine,
    random: &'r mut Random,
    structs: Vec<Vec<Field>>,
}

impl Writer<'_> {
    fn ty(&mut self) -> Ty {
        match self.random.percent(35) {
            true => Ty::Struct(self.random.below(self.structs.len())),
            false => Ty::Scalar(name_of(self.random, SCALARS)),
        }
    }

    fn name(ty: &Ty) -> String {
        match ty {
            Ty::Scalar(name) => (*name).to_owned(),
            Ty::Struct(number) => format!("struct s{number}"),
        }
    }

    /// Statements that mix a value to `h`.
    fn mix(&self, text: &mut String, ty: &Ty, name: &str) {
        match ty {
            Ty::Scalar(ty) => {
                let _ = writeln!(text, "h = mix(h, &{name}, {});", bytes(ty, self.machine));
            }
            Ty::Struct(number) => {
                for (at, field) in self.structs[*number].iter().enumerate() {
                    for element in 0..field.count.unwrap_or(1) {
                        let index = field.count.map_or(String::new(), |_| format!("[{element}]"));
                        let _ = writeln!(text, "h = mix(h, &{name}.f{at}{index}, {});", bytes(field.ty, self.machine));
                    }
                }
            }
        }
    }

    fn value(&mut self, ty: &Ty) -> String {
        let Ty::Struct(number) = ty else {
            let Ty::Scalar(ty) = ty else { return String::new() };
            return constant(ty, self.random);
        };
        let mut fields = Vec::new();
        for at in 0..self.structs[*number].len() {
            let (ty, count) = (self.structs[*number][at].ty, self.structs[*number][at].count);
            let elements: Vec<String> = (0..count.unwrap_or(1)).map(|_| constant(ty, self.random)).collect();
            let elements = elements.join(", ");
            fields.push(if count.is_some() { format!("{{{elements}}}") } else { elements });
        }
        format!("(struct s{number}){{{}}}", fields.join(", "))
    }
}

/// Returns a batch of functions.
pub(super) fn batch(machine: Machine, seed: u64, count: usize) -> Declarations {
    let mut random = Random::new(seed);
    let mut structs = Vec::new();
    for _ in 0..60 {
        let small = random.percent(70);
        let fields = 1 + random.below(if small { 3 } else { 6 });
        let field = |random: &mut Random| Field {
            ty: name_of(random, SCALARS),
            count: random.percent(20).then(|| 1 + random.below(4)),
        };
        structs.push((0..fields).map(|_| field(&mut random)).collect::<Vec<_>>());
    }
    let mut header = HEADER.to_owned();
    for (number, fields) in structs.iter().enumerate() {
        let fields: Vec<String> = fields
            .iter()
            .enumerate()
            .map(|(at, field)| match field.count {
                Some(count) => format!("{} f{at}[{count}];", field.ty),
                None => format!("{} f{at};", field.ty),
            })
            .collect();
        let _ = writeln!(header, "struct s{number} {{ {} }};", fields.join(" "));
    }
    let mut writer = Writer { machine, random: &mut random, structs };
    let (mut callers, mut callees) = (header.clone(), header);
    let mut run = String::from("void run(void) {\n");
    for number in 0..count {
        function(&mut writer, number, &mut callers, &mut callees);
        let _ = writeln!(run, "caller{number}();");
    }
    callers += &run;
    callers += "}\n";
    Declarations { callers, callees }
}

fn function(writer: &mut Writer<'_>, number: usize, callers: &mut String, callees: &mut String) {
    let is_variable = writer.random.percent(20);
    let params: Vec<Ty> = (0..writer.random.below(9) + usize::from(is_variable)).map(|_| writer.ty()).collect();
    let more: Vec<Ty> = match is_variable {
        false => Vec::new(),
        true => (0..writer.random.below(9))
            .map(|_| match writer.random.percent(20) {
                true => Ty::Struct(writer.random.below(writer.structs.len())),
                false => Ty::Scalar(name_of(writer.random, PROMOTED)),
            })
            .collect(),
    };
    let result = if writer.random.percent(15) { None } else { Some(writer.ty()) };
    let result_name = result.as_ref().map_or("void".to_owned(), Writer::name);
    let mut list: Vec<String> =
        params.iter().enumerate().map(|(at, ty)| format!("{} a{at}", Writer::name(ty))).collect();
    if is_variable {
        list.push("...".to_owned());
    }
    let list = if list.is_empty() { "void".to_owned() } else { list.join(", ") };

    let _ = writeln!(callees, "{result_name} callee{number}({list}) {{\nword h = 17;");
    for (at, ty) in params.iter().enumerate() {
        writer.mix(callees, ty, &format!("a{at}"));
    }
    if is_variable {
        let _ = writeln!(callees, "va_list list;\nva_start(list, a{});", params.len() - 1);
        for (at, ty) in more.iter().enumerate() {
            let name = Writer::name(ty);
            let _ = writeln!(callees, "{name} v{at} = va_arg(list, {name});");
            writer.mix(callees, ty, &format!("v{at}"));
        }
        let _ = writeln!(callees, "va_end(list);");
    }
    let _ = writeln!(callees, "got[{number}] = h;");
    if let Some(ty) = &result {
        let value = writer.value(ty);
        let _ = writeln!(callees, "{result_name} r = {value};\nreturn r;");
    }
    let _ = writeln!(callees, "}}");

    let _ =
        writeln!(callers, "{result_name} callee{number}({list});\nstatic void caller{number}(void) {{\nword h = 17;");
    let mut arguments = Vec::new();
    for (at, ty) in params.iter().chain(&more).enumerate() {
        let value = writer.value(ty);
        let _ = writeln!(callers, "{} x{at} = {value};", Writer::name(ty));
        arguments.push(format!("x{at}"));
    }
    let call = format!("callee{number}({})", arguments.join(", "));
    match &result {
        None => {
            let _ = writeln!(callers, "{call};");
        }
        Some(ty) => {
            let _ = writeln!(callers, "{result_name} r = {call};");
            writer.mix(callers, ty, "r");
        }
    }
    // What was passed must be as it was.
    let _ = writeln!(callers, "back[{number}] = h;\nh = 17;");
    for (at, ty) in params.iter().chain(&more).enumerate() {
        writer.mix(callers, ty, &format!("x{at}"));
    }
    let _ = writeln!(callers, "kept[{number}] = h;\n}}");
}
