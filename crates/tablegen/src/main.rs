//! `draig-tablegen [aarch64|x86|x86-index] [--check] [--records FILE]`: writes the generated files of `draig-tables`, or those of `draig-mc` about
//! a target (`x86-index`: only the index of the table that is there), or with `--check` lists those that differ. `--records` names what `llvm-tblgen --dump-json` has printed
//! of the target; otherwise it is asked.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut target = None;
    let mut check = false;
    let mut records = None;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--records" => records = arguments.next(),
            "--check" => check = true,
            "aarch64" | "x86" | "x86-index" => target = Some(argument),
            _ => {
                eprintln!("usage: draig-tablegen [aarch64|x86|x86-index] [--check] [--records FILE]");
                return ExitCode::FAILURE;
            }
        }
    }
    match run(target.as_deref(), check, records.as_deref()) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) if !check => ExitCode::SUCCESS,
        Ok(stale) => {
            eprintln!("{stale} files are stale: run draig-tablegen");
            ExitCode::FAILURE
        }
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

fn find() -> Result<draig_tablegen::Llvm, String> {
    let llvm = draig_tablegen::Llvm::find();
    llvm.ok_or_else(|| "LLVM 22 with headers (Debian: llvm-22-dev) is not installed".to_owned())
}

/// Returns the number of files that differed.
fn run(target: Option<&str>, check: bool, records: Option<&str>) -> Result<usize, String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (root, files) = match target {
        Some("x86-index") => {
            let path = crates.join("mc/src/x86/generated/instructions.txt");
            let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let bytes = draig_tablegen::x86::index(&text)?.into_bytes();
            (crates.join("mc"), vec![draig_tablegen::Generated { path: draig_tablegen::x86::INDEX, bytes }])
        }
        Some(target) => {
            let name = if target == "x86" { "X86" } else { "AArch64" };
            let records = match records {
                Some(path) => {
                    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
                    serde_json::from_slice(&bytes).map_err(|error| error.to_string())?
                }
                None => {
                    let sources =
                        draig_tablegen::target_sources().ok_or("LLVM's sources are not in DRAIG_LLVM_SOURCES")?;
                    find()?.target_records(&sources, name)?
                }
            };
            let files = if target == "x86" {
                draig_tablegen::x86::generate(&records)?
            } else {
                draig_tablegen::aarch64::generate(&records)?
            };
            (crates.join("mc"), files)
        }
        None => {
            let llvm = find()?;
            let mut files = draig_tablegen::generate(&llvm)?;
            match draig_tablegen::Llvm::find_newer() {
                Some(newer) => files.extend(draig_tablegen::generate_newer(&llvm, &newer)?),
                None => println!("LLVM 23 is not installed: what is known of its intrinsics stays"),
            }
            (crates.join("tables"), files)
        }
    };
    let mut stale = 0;
    for file in files {
        let path = root.join(file.path);
        if std::fs::read(&path).is_ok_and(|present| present == file.bytes) {
            continue;
        }
        stale += 1;
        println!("{} {}", if check { "stale:" } else { "writing" }, file.path);
        if !check {
            let report = |error| format!("{}: {error}", path.display());
            if let Some(folder) = path.parent() {
                std::fs::create_dir_all(folder).map_err(report)?;
            }
            std::fs::write(&path, &file.bytes).map_err(report)?;
        }
    }
    Ok(stale)
}
