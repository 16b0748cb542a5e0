//! Parsing of the command line, with better answers than clap's for two mistakes: options of `draig help`, and
//! arguments of a program without the `--` before them.

use std::ffi::OsString;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory as _, Parser as _};

use crate::args::compile::Compile;
use crate::args::{Args, Opt};

/// Parses the arguments, the first of which is the command's own name.
pub(crate) fn parse(args: impl Iterator<Item = OsString>) -> Result<Args, clap::Error> {
    let args = help_about_help(attributes_with_two_dashes(Opt::with_two_dashes(args)));
    Args::try_parse_from(&args).map_err(|error| match is_for_program(&args, &error) {
        Some(argument) => argument_for_program(error, &argument),
        None => error,
    })
}

/// Replaces options of `draig mc` and `draig compile` with one dash, as LLVM spells them, by those with two.
fn attributes_with_two_dashes(mut args: Vec<OsString>) -> Vec<OsString> {
    let names: &[&str] = match args.get(1).and_then(|name| name.to_str()) {
        Some("mc") => &["-mattr"],
        Some("compile") => &Compile::ONE_DASH,
        _ => return args,
    };
    for arg in &mut args[2..] {
        let Some(text) = arg.to_str() else { continue };
        let name = text.split('=').next().unwrap_or_default();
        if names.contains(&name) {
            *arg = format!("-{text}").into();
        } else if matches!(text, "-fPIC" | "-fpic" | "-fPIE" | "-fpie" | "-fno-pic") && names.len() > 1 {
            let model = match text {
                "-fno-pic" => "static",
                "-fPIE" | "-fpie" => "pie",
                _ => "pic",
            };
            *arg = format!("--relocation-model={model}").into();
        }
    }
    args
}

/// Replaces `help --help` by `help help`: clap's command has no options.
fn help_about_help(mut args: Vec<OsString>) -> Vec<OsString> {
    if args.get(1).is_some_and(|name| name == "help") {
        let given = args.len();
        args.retain(|arg| arg != "--help" && arg != "-h");
        if args.len() == 2 && given > 2 {
            args.push("help".into());
        }
    }
    args
}

/// Returns the unknown option if it follows the file of `draig run`, as the arguments of a program do.
fn is_for_program(args: &[OsString], error: &clap::Error) -> Option<String> {
    let Some(ContextValue::String(argument)) = error.get(ContextKind::InvalidArg) else { return None };
    if error.kind() != ErrorKind::UnknownArgument {
        return None;
    }
    let at = args.iter().position(|arg| arg.to_str().is_some_and(|arg| arg.split('=').next() == Some(argument)))?;
    let before = Args::command().ignore_errors(true).try_get_matches_from(&args[..at]).ok()?;
    let run = before.subcommand_matches("run")?;
    run.get_one::<OsString>("file").is_some().then(|| argument.clone())
}

/// Puts the advice before clap's suggestion of a similar option.
fn argument_for_program(mut error: clap::Error, argument: &str) -> clap::Error {
    let mut command = Args::command();
    command.build();
    if let Some(run) = command.find_subcommand_mut("run") {
        error.insert(ContextKind::Usage, ContextValue::StyledStr(run.render_usage()));
    }
    let mut tips =
        vec![StyledStr::from(format!("write -- before arguments of the program: draig run FILE -- {argument}"))];
    if let Some(ContextValue::String(similar)) = error.remove(ContextKind::SuggestedArg) {
        tips.push(StyledStr::from(format!("a similar option of draig run exists: {similar}")));
    }
    error.insert(ContextKind::Suggested, ContextValue::StyledStrs(tips));
    error
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(line: &str) -> String {
        let args = line.split(' ').map(OsString::from);
        parse(args).expect_err(line).render().to_string()
    }

    #[test]
    fn arguments_of_a_program_follow_two_dashes() {
        for (line, argument) in [
            ("draig run a.ll --three", "--three"),
            ("draig run a.ll one --three=3", "--three"),
            ("draig run --seed 1 a.ll -n", "-n"),
            ("draig --threads 1 run a.ll --stat", "--stat"),
        ] {
            let text = error(line);
            assert!(
                text.contains(&format!(
                    "tip: write -- before arguments of the program: draig run FILE -- {argument}\n"
                )),
                "{text}"
            );
            let first_tip = text.split("tip: ").nth(1).unwrap_or_default();
            assert!(first_tip.starts_with("write --"), "{text}");
        }
        let text = error("draig run a.ll --many-sed 0..3");
        assert!(text.contains("\n  tip: a similar option of draig run exists: --many-seeds\n"), "{text}");
        // Before the file, it can only be a misspelled option of draig.
        for line in ["draig run --stat a.ll", "draig run --seed 1 --stat", "draig dis a.ll --strickt"] {
            let text = error(line);
            assert!(text.contains("tip: a similar argument exists"), "{text}");
        }
    }

    #[test]
    fn help_takes_the_options_of_help() {
        for line in ["draig help --help", "draig help -h", "draig help run --help", "draig help help"] {
            let args = line.split(' ').map(OsString::from);
            assert_eq!(parse(args).expect_err(line).kind(), ErrorKind::DisplayHelp, "{line}");
        }
    }
}
