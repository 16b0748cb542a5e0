//! Runs passes and printers on files of LLVM IR, as `opt -passes=…` does. Prints the module with `-S`, which must be
//! valid then.
//!
//! `cargo run --release -p draig-opt --example opt -- -passes='print<domtree>' FILE.ll`

use std::io::Write as _;
use std::process::ExitCode;

use draig_asm::{ParseOptions, parse_module};
use draig_ir::Module;
use draig_opt::{Options, Pipeline};

fn read(path: &str) -> Result<Module, String> {
    let text = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let parse = ParseOptions { name: path.into(), ..ParseOptions::default() };
    let mut parsed = parse_module(&text, &parse).map_err(|errors| {
        errors.first_error().map_or_else(|| "no error is recorded".to_string(), |error| error.message.clone())
    })?;
    let undeclared: Vec<_> = parsed.unknown_intrinsics.iter().map(|unknown| unknown.function).collect();
    draig_upgrade::upgrade_text_with(&mut parsed.module, &undeclared, 22);
    let mut module = parsed.module;
    // opt takes the data layout of the target if the file has none
    if module.data_layout.as_str() == Some("")
        && let Some(layout) = module.triple.default_data_layout()
    {
        module.data_layout = draig_target::DataLayout::parse(layout).map_err(|error| format!("{error:?}"))?;
    }
    Ok(module)
}

fn main() -> ExitCode {
    let (mut passes, mut files, mut options) = (String::new(), Vec::new(), Options::default());
    let mut prints_module = false;
    for argument in std::env::args().skip(1) {
        match argument.split_once('=') {
            Some(("-passes", text)) => passes = text.into(),
            Some(("-aa-pipeline", text)) => options.aa_pipeline = text.split(',').map(str::to_string).collect(),
            _ if argument == "-print-all-alias-modref-info" => options.print_all_alias_modref_info = true,
            _ if argument == "-disable-output" => {}
            _ if argument == "-S" => prints_module = true,
            _ => files.push(argument),
        }
    }
    let pipeline = match Pipeline::parse(&passes) {
        Ok(pipeline) => pipeline,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    for file in files {
        match read(&file) {
            Ok(mut module) => {
                let mut out = Vec::new();
                pipeline.run(&mut module, &options, &mut out);
                if prints_module {
                    if let Err(errors) = draig_verify::verify(&module) {
                        eprintln!("{file}: {errors}");
                        return ExitCode::FAILURE;
                    }
                    out.extend(draig_asm::print_module(&module));
                }
                if std::io::stdout().write_all(&out).is_err() {
                    return ExitCode::FAILURE;
                }
            }
            Err(error) => {
                eprintln!("{file}: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
