//! Random modules with common names, linked. Linking must not panic; the result must verify, print and be
//! read back unchanged; a module that is split and linked must be unchanged; and the order of strong
//! definitions must not matter.

use draig::link::{LinkError, LinkOptions, Linker, diff, split};
use draig::{ReadOptions, verify};
use draig_ir::{Linkage, Module};

use crate::modules;
use crate::random::Random;

/// Result of linking the modules of a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// One of the modules is not valid.
    Invalid,
    /// Conflict between them, with the message.
    Refused(String),
    /// The text of the result.
    Linked(String),
}

/// Generates the modules of a case, as text.
#[must_use]
pub fn texts(seed: u64, number: u64) -> Vec<String> {
    let mut random = Random::new(seed, number);
    let count = 2 + random.below(3);
    (0..count).map(|_| valid_text(&mut random)).collect()
}

/// Generates modules until one is valid, up to a limit; about half of them are.
fn valid_text(random: &mut Random) -> String {
    const TRIES: usize = 8;
    let mut text = modules::text(random);
    for _ in 1..TRIES {
        if read(&text, "0.ll").is_some() {
            break;
        }
        text = modules::text(random);
    }
    text
}

fn read(text: &str, name: &str) -> Option<Module> {
    let options = ReadOptions::new(name).strict(true).verify(true).upgrade_text(false);
    Some(draig::Module::parse_with(text, &options).ok()?.module.into_inner())
}

fn link(modules: impl IntoIterator<Item = Module>) -> Result<Module, LinkError> {
    let mut linker = Linker::new(b"llvm-link");
    for module in modules {
        linker.link(module, &LinkOptions::default())?;
    }
    Ok(linker.finish())
}

/// Links the modules of a case and checks the guarantees of linking.
///
/// # Errors
///
/// Fails if a guarantee is violated; the first line describes the violation.
pub fn judge(texts: &[String], number: u64) -> Result<Outcome, String> {
    let names = texts.iter().enumerate().map(|(at, text)| read(text, &format!("{at}.ll")));
    let Some(modules) = names.collect::<Option<Vec<Module>>>() else { return Ok(Outcome::Invalid) };
    let pieces = 1 + number as usize % 4;
    for module in &modules {
        let again = split(module.clone(), pieces).and_then(link).map_err(|error| format!("pieces: {error}"))?;
        same("a module in pieces is another", module, &again)?;
    }
    let has_comdats = modules.iter().any(|module| !module.comdats().is_empty());
    let is_ordered = !is_order_free(&modules);
    let backwards: Vec<Module> = if is_ordered { Vec::new() } else { modules.iter().rev().cloned().collect() };
    let linked = match link(modules) {
        Ok(linked) => linked,
        Err(error) => {
            return match is_ordered || link(backwards).is_err() {
                true => Ok(Outcome::Refused(error.message().to_owned())),
                false => Err(format!("only in one order: {error}")),
            };
        }
    };
    if let Err(errors) = verify::verify(&linked) {
        let message = errors.iter().map(|one| one.message.to_string()).next().unwrap_or_default();
        // members of comdats may be dropped that others need; llvm-link reports the same
        return if has_comdats { Ok(Outcome::Refused(message)) } else { Err(format!("broken: {message}")) };
    }
    if !is_ordered {
        let other = link(backwards).map_err(|error| format!("only in one order: {error}"))?;
        same("the order counts", &linked, &other)?;
    }
    let text = draig::Module::from(linked.clone()).to_string();
    let again = read(&text, "again").ok_or("its text is not valid")?;
    same("the text says something else", &linked, &again)?;
    Ok(Outcome::Linked(text))
}

fn same(what: &str, left: &Module, right: &Module) -> Result<(), String> {
    match diff(left, right, 3).found.first() {
        None => Ok(()),
        Some(first) => Err(format!("{what}\n{}: {}, {:?}", first.global, first.property, first.sides)),
    }
}

/// Returns whether LLVM's result does not depend on the order of modules: every name has one decisive
/// definition, and nothing is merged or renamed.
fn is_order_free(modules: &[Module]) -> bool {
    let mut locals = std::collections::HashSet::new();
    modules.iter().all(|module| {
        let plain = module.globals_in_order().all(|global| {
            let data = module.global(global);
            match data.linkage {
                Linkage::External => true,
                Linkage::Internal | Linkage::Private => {
                    let name = module.name(global);
                    !name.is_empty() && locals.insert(name.to_vec())
                }
                _ => false,
            }
        });
        plain && module.comdats().is_empty() && module.inline_asm.is_empty() && module.named_metadata().is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linking_invariants_hold_for_random_modules() {
        let mut linked = 0;
        for number in 0..300 {
            match judge(&texts(1, number), number) {
                Ok(outcome) => linked += usize::from(matches!(outcome, Outcome::Linked(_))),
                Err(finding) => panic!("case {number}: {finding}"),
            }
        }
        assert!(linked > 100, "{linked} of 300 are linked");
    }
}
