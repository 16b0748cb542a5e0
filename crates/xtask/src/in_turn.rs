//! Runs of a program that makes many calls in turn, from that on which its argument names, and prints a result for each.

use std::path::Path;

use draig_programs::Machine;
use draig_programs::process::Limits;

/// Returns the result of each call, as `parse` finds them in the output, or how the program ended in it.
pub(crate) fn results(
    program: &Path,
    machine: Machine,
    calls: usize,
    limits: &Limits,
    parse: impl Fn(&[u8]) -> Vec<String>,
) -> Result<Vec<String>, String> {
    let mut found: Vec<String> = Vec::new();
    while found.len() < calls {
        let ended = machine.program(program).args([found.len().to_string()]).run(limits)?;
        found.extend(parse(&ended.stdout));
        if found.len() < calls {
            found.push(match (ended.timed_out, ended.signal) {
                (true, _) => "no end".to_owned(),
                (false, Some(signal)) => format!("signal {signal}"),
                (false, None) => format!("exit {:?}", ended.code),
            });
        }
    }
    found.truncate(calls);
    Ok(found)
}
