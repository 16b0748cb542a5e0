//! Answers the questions on standard input, one per line, in the format of `tests/reference/main.cpp` for
//! comparison. The argument is the kind of question: `triples`, `layouts`, `types` or `constraints`.

#[path = "../tests/support/answers.rs"]
mod answers;
#[path = "../tests/support/mod.rs"]
mod support;

use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let kind = std::env::args().nth(1).unwrap_or_default();
    let mut out = io::BufWriter::new(io::stdout().lock());
    for question in io::stdin().lock().lines() {
        let question = question?;
        writeln!(out, "{question}\t{}", answers::answer(&kind, &question))?;
    }
    out.flush()
}
