//! Functions of the C library and of other run-time libraries that LLVM knows by name (`TargetLibraryInfo.td`): their
//! types, and the targets listed here on which they exist. Those are measured: with `RtLibUseGOT`, `inferattrs` gives
//! each declaration that it knows the attribute `nonlazybind`.

use std::fmt::Write as _;

use crate::llvm::Llvm;

/// Systems with different sets of functions. Those of Android are named with the version that adds some.
const SYSTEMS: &[&str] = &[
    "unknown",
    "unknown-musl",
    "linux",
    "linux-gnu",
    "linux-musl",
    "linux-android",
    "linux-android28",
    "freebsd",
    "solaris",
    "aix",
    "emscripten",
    "windows-msvc",
    "windows-gnu",
    "windows-coreclr",
];

/// The same for systems of Apple.
const APPLE_SYSTEMS: &[&str] = &[
    "darwin",
    "darwin9",
    "darwin13",
    "macosx",
    "macosx10.5",
    "macosx10.9",
    "ios",
    "ios3",
    "ios7",
    "ios9",
    "watchos",
    "bridgeos",
    "xros",
    "xros26",
];

/// Instruction sets with different sets of functions, and whether the system matters. `mips` represents all others.
const ARCHS: &[(&str, bool)] = &[
    ("x86_64", true),
    ("i386", true),
    ("aarch64", true),
    ("xcore", true),
    ("mips", true),
    ("nvptx64", false),
    ("amdgcn", false),
    ("dxil", false),
];

/// Functions whose types the records leave open: the result in the words of `draig-tables`, the parameters, and the
/// same for LLVM.
const SPECIAL: &[(&str, &str, &str, &str)] = &[
    ("cabs", "Complex", "double", "double, double"),
    ("cabsf", "Complex", "float", "float, float"),
    ("cabsl", "Complex", "fp128", "fp128, fp128"),
    ("__sincospi_stret", "SinCos", "{ double, double }", "double"),
    ("__sincospif_stret", "SinCos", "{ float, float }", "float"),
    ("__size_returning_new", "Sized SizeT", "{ ptr, i64 }", "i64"),
    ("__size_returning_new_hot_cold", "Sized SizeT Bool", "{ ptr, i64 }", "i64, i8"),
    ("__size_returning_new_aligned", "Sized SizeT SizeT", "{ ptr, i64 }", "i64, i64"),
    ("__size_returning_new_aligned_hot_cold", "Sized SizeT SizeT Bool", "{ ptr, i64 }", "i64, i64, i8"),
];

/// A function: its types in the words of the table, and its declaration.
struct Function {
    name: String,
    types: String,
    declaration: String,
}

/// Returns the texts of the generated files: lines of a name, its result and parameters, and the sets that contain it,
/// ascending; lines of an instruction set, a system and the number of its set.
pub(crate) fn generate(llvm: &Llvm) -> Result<(String, String), String> {
    let functions = functions(llvm)?;
    let declarations: String = functions.iter().map(|function| function.declaration.as_str()).collect();
    let mut sets: Vec<Vec<bool>> = Vec::new();
    let mut targets = String::new();
    for &(arch, has_systems) in ARCHS {
        let (systems, apple) = if has_systems { (SYSTEMS, APPLE_SYSTEMS) } else { (&SYSTEMS[..1], &[][..]) };
        let systems = systems.iter().map(|system| ("unknown", system));
        for (vendor, system) in systems.chain(apple.iter().map(|system| ("apple", system))) {
            let text = format!(
                "target datalayout = \"e-p:64:64\"\ntarget triple = \"{arch}-{vendor}-{system}\"\n{declarations}\
                 !llvm.module.flags = !{{!0}}\n!0 = !{{i32 7, !\"RtLibUseGOT\", i32 1}}\n"
            );
            let set = known(&llvm.infer_attributes(&text)?, &functions);
            let number = sets.iter().position(|other| *other == set).unwrap_or_else(|| {
                sets.push(set);
                sets.len() - 1
            });
            let _ = writeln!(targets, "{arch} {system} {number}");
        }
    }
    if sets.len() > 64 {
        return Err("more sets than a mask has bits".to_owned());
    }
    let mut out = String::new();
    for (at, function) in functions.iter().enumerate() {
        let mask = (sets.iter().enumerate()).fold(0u64, |mask, (number, set)| mask | u64::from(set[at]) << number);
        let _ = writeln!(out, "{} {mask:x} {}", function.name, function.types);
    }
    Ok((out, targets))
}

/// Returns which functions have the attribute.
fn known(text: &str, functions: &[Function]) -> Vec<bool> {
    let groups: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("attributes "))
        .filter(|line| line.contains("nonlazybind"))
        .filter_map(|line| line.split_once(' ').map(|(group, _)| group))
        .collect();
    let mut names: Vec<&str> = text
        .lines()
        .filter(|line| {
            line.starts_with("declare ") && line.rsplit(' ').next().is_some_and(|last| groups.contains(&last))
        })
        .filter_map(|line| line.split_once('@')?.1.split_once('('))
        .map(|(name, _)| name.trim_matches('"'))
        .collect();
    // Quoted names may contain brackets and `@`.
    let quoted = text.lines().filter(|line| line.rsplit(' ').next().is_some_and(|last| groups.contains(&last)));
    names.extend(quoted.filter_map(|line| line.split_once("@\"")?.1.split_once('"')).map(|(name, _)| name));
    names.sort_unstable();
    functions.iter().map(|function| names.binary_search(&function.name.as_str()).is_ok()).collect()
}

fn functions(llvm: &Llvm) -> Result<Vec<Function>, String> {
    let all = llvm.records("llvm/Analysis/TargetLibraryInfo.td")?;
    let records = all["!instanceof"]["TargetLibCall"].as_array().ok_or("no TargetLibCall")?;
    let mut functions = Vec::new();
    for record in records {
        let record = record.as_str().ok_or("a record without name")?;
        let name = all[record]["String"].as_str().ok_or_else(|| format!("{record} has no name"))?;
        let kind = |value: &serde_json::Value| value["def"].as_str().map(str::to_owned);
        let Some(result) = kind(&all[record]["ReturnType"]) else {
            let special = SPECIAL.iter().find(|special| special.0 == name);
            let &(_, types, result, params) = special.ok_or_else(|| format!("{name} has no type"))?;
            let declaration = format!("declare {result} @{name}({params})\n");
            functions.push(Function { name: name.to_owned(), types: types.to_owned(), declaration });
            continue;
        };
        let params = all[record]["ArgumentTypes"].as_array().ok_or_else(|| format!("{name} has no parameters"))?;
        let params: Vec<String> =
            params.iter().map(kind).collect::<Option<_>>().ok_or_else(|| format!("{name} has an unknown parameter"))?;
        let mut last = example(&result).ok_or_else(|| format!("{name}: unknown type {result}"))?;
        let mut declaration = format!("declare {last} @\"{name}\"(");
        let mut types = result;
        for (number, param) in params.iter().enumerate() {
            if param != "Same" {
                last = example(param).ok_or_else(|| format!("{name}: unknown type {param}"))?;
            }
            let comma = if number == 0 { "" } else { ", " };
            let _ = write!(declaration, "{comma}{last}");
            let _ = write!(types, " {param}");
        }
        declaration += ")\n";
        functions.push(Function { name: name.to_owned(), types, declaration });
    }
    functions.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(functions)
}

/// Returns a type of a kind, where `int` has 32 bits and `size_t` 64.
fn example(kind: &str) -> Option<&'static str> {
    Some(match kind {
        "Void" => "void",
        "Bool" => "i8",
        "Int16" => "i16",
        "Int32" | "Int" | "IntX" => "i32",
        "IntPlus" | "Long" | "Int64" | "LLong" | "SizeT" | "SSizeT" => "i64",
        "Flt" => "float",
        "Dbl" | "LDbl" | "Floating" => "double",
        "Ptr" => "ptr",
        "Ellip" => "...",
        _ => return None,
    })
}
