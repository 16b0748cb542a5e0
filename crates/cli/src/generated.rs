//! `draig generate`: manual pages, completions and JSON Schemas as files, for packages. They come from the
//! declarations of the arguments and of the objects.

use std::path::Path;

use clap::{CommandFactory as _, ValueEnum as _};

use crate::args::Args;
use crate::report::Failure;
use crate::{output, schema};

/// Writes all files.
pub(crate) fn write(folder: &Path) -> Result<(), Failure> {
    let [man, completions, schemas] = ["man", "completions", "schemas"].map(|name| folder.join(name));
    for folder in [&man, &completions, &schemas] {
        std::fs::create_dir_all(folder).map_err(|error| {
            Failure::system(&folder.to_string_lossy(), "F0002", "Could not create directory", &error)
        })?;
    }
    for (name, page) in pages() {
        output::write_with(man.join(name).as_os_str(), |mut sink| page.render(&mut sink))?;
    }
    for shell in clap_complete::Shell::value_variants() {
        let mut script = Vec::new();
        clap_complete::generate(*shell, &mut Args::command(), "draig", &mut script);
        let name = clap_complete::Generator::file_name(shell, "draig");
        output::write(completions.join(name).as_os_str(), &script)?;
    }
    for one in schema::ALL {
        let path = schemas.join(format!("draig-{}.schema.json", one.name));
        output::write(path.as_os_str(), ((one.schema)() + "\n").as_bytes())?;
    }
    Ok(())
}

/// Returns a page for the command and one for each of its visible subcommands, by file name.
fn pages() -> Vec<(String, clap_mangen::Man)> {
    let mut command = Args::command();
    command.build();
    let subcommands = command.get_subcommands().filter(|one| !one.is_hide_set() && one.get_name() != "help");
    let all = std::iter::once(&command).chain(subcommands);
    let name = |one: &clap::Command| one.get_display_name().unwrap_or(one.get_name()).to_owned();
    all.map(|one| (format!("{}.1", name(one)), clap_mangen::Man::new(one.clone()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_visible_command_has_a_page() {
        let pages = pages();
        let command = Args::command();
        for subcommand in command.get_subcommands().filter(|one| !one.is_hide_set()) {
            let name = format!("draig-{}.1", subcommand.get_name());
            let (_, page) = pages.iter().find(|(page, _)| *page == name).unwrap_or_else(|| panic!("no {name}"));
            let mut text = Vec::new();
            page.render(&mut text).expect("a vector takes all");
            let text = String::from_utf8_lossy(&text);
            for option in subcommand.get_opts().filter(|option| !option.is_hide_set()) {
                let long = option.get_long().unwrap_or_default().replace('-', "\\-");
                assert!(text.contains(&long), "{name} has no {long}");
            }
        }
        assert!(
            pages.iter().any(|(name, _)| name == "draig.1") && !pages.iter().any(|(name, _)| name.contains("generate"))
        );
    }
}
