//! Runs programs with the claims of the analyses asserted.
//!
//! `cargo run --release -p draig-claims --example claims -- FILE.ll…`

use std::process::ExitCode;

use draig_claims::{Counts, Kind, Settings, check};

fn main() -> ExitCode {
    let (mut all, mut contradictions) = (Counts::default(), 0);
    for path in std::env::args().skip(1) {
        let text = match std::fs::read(&path) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::FAILURE;
            }
        };
        match check(&text, &Settings::default()) {
            Ok(outcome) => {
                println!("{path}: {} ({} instructions)", outcome.end, outcome.instructions);
                for contradiction in &outcome.contradictions {
                    println!("  {contradiction}");
                }
                contradictions += outcome.contradictions.len();
                Kind::TABLE.iter().for_each(|&(kind, _)| all.add(kind, outcome.checked.of(kind)));
            }
            Err(error) => println!("{path}: not run: {error}"),
        }
    }
    for (kind, name) in Kind::TABLE {
        println!("{name}: {}", all.of(kind));
    }
    println!("{contradictions} contradictions");
    if contradictions == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
