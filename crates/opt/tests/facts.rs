//! Facts about values as LLVM 22's analyses report them, on functions of `tests/facts`.
//!
//! The expected texts come from a plugin that prints LLVM's facts in the form of the printer `facts`. Lines whose
//! facts differ are listed here, each with a reason.

use draig_opt::{Options, Pipeline};

/// Lines that differ: file, number of the line counted from 1, reason.
const DIFFERENCES: &[(&str, usize, &str)] = &[
    ("attributes", 31, "an assumption makes a condition true"),
    ("attributes", 33, "the arm that an assumption excludes counts"),
    ("attributes", 45, "an integer that is not negative stays so"),
    ("attributes", 49, "both factors may be different uses of undef"),
    ("shifts", 25, "constant elements are defined"),
    ("shifts", 27, "lanes that are not taken may be undef"),
    ("shifts", 38, "sign bits of a clamp by selects"),
    ("conditions", 55, "known bits have more sign bits"),
    ("conditions", 57, "known bits have more sign bits"),
    ("conditions", 59, "known bits have more sign bits"),
    ("conditions", 65, "known bits have more sign bits"),
    ("conditions", 67, "known bits have more sign bits"),
    ("conditions", 79, "known bits have more sign bits"),
    ("conditions", 123, "known bits have more sign bits"),
    ("identities", 27, "both operands may be different uses of undef"),
];

/// Lines of the functions of `floats` that differ, by the name of the result.
const FLOAT_DIFFERENCES: &[(&str, &str)] = &[
    ("%f7 ", "both factors may be different uses of undef"),
    ("%f19 ", "a negative sum of an exact product may be rounded to zero"),
    ("%f20 ", "both factors may be different uses of undef"),
];

/// Removes what a value simplifies to.
fn without_simplification(line: &str) -> String {
    let Some(at) = line.find(" simplifies-to ") else { return line.to_string() };
    let rest = &line[at..];
    let ends = [" object ", " captured ", " speculatable", " transfers"];
    let end = ends.iter().filter_map(|end| rest.find(end)).min().unwrap_or(rest.len());
    format!("{}{}", &line[..at], &rest[end..])
}

fn print(text: &str) -> String {
    let parsed = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid");
    let mut module = parsed.module;
    draig_upgrade::upgrade_text_with(&mut module, &[], 22);
    if module.data_layout.as_str() == Some("")
        && let Some(layout) = module.triple.default_data_layout()
    {
        module.data_layout = draig_target::DataLayout::parse(layout).expect("the layout is valid");
    }
    let mut out = Vec::new();
    let pipeline = Pipeline::parse("function(facts)").expect("the pipeline is valid");
    pipeline.run(&mut module, &Options::default(), &mut out);
    String::from_utf8(out).expect("names are text")
}

fn check(name: &str, text: &str, expected: &str) {
    let printed = print(text);
    let (ours, theirs): (Vec<&str>, Vec<&str>) = (printed.lines().collect(), expected.lines().collect());
    assert_eq!(ours.len(), theirs.len(), "{name}");
    for (at, (ours_line, theirs_line)) in ours.iter().zip(&theirs).enumerate() {
        let listed = DIFFERENCES.iter().any(|(file, line, _)| (*file, *line) == (name, at + 1))
            || name == "floats" && FLOAT_DIFFERENCES.iter().any(|(result, _)| at > 0 && ours[at - 1].contains(result));
        let same = without_simplification(ours_line) == without_simplification(theirs_line);
        assert_eq!(!same, listed, "{name}:{}\n{ours_line}\n{theirs_line}", at + 1);
    }
}

macro_rules! cases {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            let name = stringify!($name);
            check(name, include_str!(concat!("facts/", stringify!($name), ".ll")),
                include_str!(concat!("facts/", stringify!($name), ".expected")));
        }
    )*};
}

cases! { attributes shifts floats conditions identities }

#[test]
fn simplifications_are_the_same() {
    let expected = include_str!("facts/identities.expected");
    let printed = print(include_str!("facts/identities.ll"));
    assert!(expected.matches(" simplifies-to ").count() > 25, "few lines are simplified");
    for (ours, theirs) in printed.lines().zip(expected.lines()) {
        assert_eq!(ours.contains("simplifies-to"), theirs.contains("simplifies-to"), "{ours}\n{theirs}");
        let of =
            |line: &str| line.split(" simplifies-to ").nth(1).map(|rest| rest.split(' ').next().map(str::to_string));
        assert_eq!(of(ours), of(theirs), "{ours}\n{theirs}");
    }
}
