//! Runs random functions with the claims of the analyses asserted.
//!
//! `cargo run --release -p draig-claims --example random -- FIRST COUNT`

use draig_claims::{Entry, Settings, check, generate};

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    let [first, count] = numbers[..] else { return };
    let (mut runs, mut undefined, mut limit) = (0, 0, 0);
    let mut checked = 0;
    for number in first..first + count {
        let function = generate(number);
        for args in &function.arguments {
            let entry = Entry::Function { name: "f".to_owned(), args: args.to_vec() };
            let settings = Settings { entry, max_steps: 20_000, ..Settings::default() };
            match check(function.text.as_bytes(), &settings) {
                Ok(outcome) => {
                    runs += 1;
                    undefined += u64::from(outcome.is_undefined);
                    limit += u64::from(outcome.end.starts_with("limit"));
                    checked += outcome.checked.total();
                    for contradiction in &outcome.contradictions {
                        println!("{number}({args:?}): {contradiction}");
                    }
                }
                Err(error) => println!("{number}: {error}"),
            }
        }
    }
    println!("{runs} runs, {undefined} undefined, {limit} limit, {checked} checked");
}
