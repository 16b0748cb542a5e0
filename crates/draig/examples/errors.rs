//! Prints all errors of a file: `cargo run -p draig --example errors -- FILE.ll`.

use draig::{Module, ReadOptions};

/// Input used if no file is named.
const BROKEN: &str = "\
define i32 @f(i32 %a) {
  %b = add i32 %a, %c
  ret i64 %b
}
";

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1);
    let text = match &path {
        Some(path) => std::fs::read(path)?,
        None => BROKEN.into(),
    };
    let name = path.unwrap_or_else(|| "broken.ll".to_owned());
    match Module::parse_with(&text, &ReadOptions::new(name)) {
        Ok(read) => println!("{}nothing is wrong", read.warnings),
        Err(errors) => {
            print!("{errors}");
            let lines: Vec<String> = errors.iter().filter_map(|error| Some(error.line()?.to_string())).collect();
            println!("in lines {}", lines.join(", "));
        }
    }
    Ok(())
}
