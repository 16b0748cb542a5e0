//! Claims of the analyses hold in runs of random functions and of the workspace's own programs.

use std::path::{Path, PathBuf};

use draig_claims::{Counts, Entry, Kind, Outcome, Settings, check, generate};

/// Kinds of claims that random functions must have compared, so that a checker that asks nothing is noticed.
const ALWAYS: [Kind; 19] = [
    Kind::KnownBits,
    Kind::Range,
    Kind::LazyRange,
    Kind::NonZero,
    Kind::SignBits,
    Kind::Defined,
    Kind::Alignment,
    Kind::Simplified,
    Kind::Expression,
    Kind::NoWrap,
    Kind::ExpressionRange,
    Kind::TripCount,
    Kind::MaxTripCount,
    Kind::TripMultiple,
    Kind::Dominance,
    Kind::PostDominance,
    Kind::NoAlias,
    Kind::ModRef,
    Kind::MemorySsa,
];

fn count(all: &mut Counts, outcome: &Outcome) {
    Kind::TABLE.iter().for_each(|&(kind, _)| all.add(kind, outcome.checked.of(kind)));
}

fn contradictions(name: &str, outcome: &Outcome) -> Vec<String> {
    outcome.contradictions.iter().map(|contradiction| format!("{name}: {contradiction}")).collect()
}

#[test]
fn random_functions_agree() {
    let (mut all, mut wrong) = (Counts::default(), Vec::new());
    for number in 1..150 {
        let function = generate(number);
        for args in &function.arguments {
            let entry = Entry::Function { name: "f".to_owned(), args: args.to_vec() };
            let settings = Settings { entry, max_steps: 5_000, ..Settings::default() };
            let outcome = check(function.text.as_bytes(), &settings).expect("the function is valid");
            wrong.extend(contradictions(&format!("{number}({args:?})"), &outcome));
            count(&mut all, &outcome);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for kind in ALWAYS {
        assert!(all.of(kind) > 0, "no claim about {} was compared", kind.name());
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn own_programs_agree() {
    let (mut all, mut wrong, mut programs) = (Counts::default(), Vec::new(), 0);
    for folder in ["examples/c", "examples/rust", "crates/interp/tests/programs"] {
        let entries = std::fs::read_dir(root().join(folder)).expect("the folder exists");
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
        paths.sort();
        for path in paths {
            let text = std::fs::read(&path).expect("the program is read");
            let input = std::fs::read(path.with_extension("stdin")).unwrap_or_default();
            let settings = Settings { input, max_steps: 200_000, ..Settings::default() };
            let outcome = check(&text, &settings).expect("the program is valid");
            wrong.extend(contradictions(&path.display().to_string(), &outcome));
            count(&mut all, &outcome);
            programs += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(programs > 10 && all.of(Kind::FloatClass) > 0 && all.of(Kind::MustAlias) > 0, "{programs}: {all:?}");
}

/// Claims about values before an assumption that does not hold are contradicted, and void.
#[test]
fn false_claims_are_found_unless_the_function_is_undefined() {
    let text = |assumed: &str| {
        format!(
            "define i32 @f(i32 %x) {{\n  %y = and i32 %x, 255\n  %c = icmp eq i32 %y, 7\n  call void @llvm.assume(i1 {assumed})\n  \
             %z = add i32 %y, 1\n  ret i32 %z\n}}\ndeclare void @llvm.assume(i1)\n"
        )
    };
    let run = |assumed: &str, x: &str| {
        let entry = Entry::Function { name: "f".to_owned(), args: vec![x.to_owned()] };
        let settings = Settings { entry, ..Settings::default() };
        check(text(assumed).as_bytes(), &settings).expect("the function is valid")
    };
    let holds = run("%c", "263");
    assert!(holds.contradictions.is_empty() && !holds.is_undefined && holds.suspicions == 0);
    let fails = run("%c", "8");
    assert!(fails.contradictions.is_empty() && fails.is_undefined && fails.suspicions > 0, "{fails:?}");
}
