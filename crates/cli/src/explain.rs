//! `draig explain`: what a rule of the verifier is for, from the rule's own data.

use draig::verify::Rule;
use draig_diag::Diagnostic;

use crate::output;
use crate::report::Failure;

/// Runs the command: one rule, or the list of all.
pub(crate) fn run(code: Option<&str>) -> Result<(), Failure> {
    let text = match code {
        None => Rule::all().map(|rule| format!("{} {}\n", rule.code, rule.message)).collect(),
        Some(code) => match Rule::find(code) {
            Some(rule) => explained(rule),
            None => {
                let unknown = Diagnostic::error("F0004", "there is no such rule")
                    .with_help("`draig explain` without a code lists all rules");
                return Err(Failure::about(code, unknown));
            }
        },
    };
    output::write("-".as_ref(), text.as_bytes())
}

fn explained(rule: &Rule) -> String {
    let debug = match rule.debug_info {
        true => {
            "\nThis is about debug information: if it is broken, it is ignored with a warning, \
                 unless --strict-debug-info is given.\n"
        }
        false => "",
    };
    format!("{}: {}\n\n{}\n\nLangRef: {}\n{debug}", rule.code, rule.message, rule.why, rule.section)
}
