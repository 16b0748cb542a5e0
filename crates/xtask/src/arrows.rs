//! Allowed dependencies between crates: the only list of them, its test, and the picture made from it.
//!
//! Arrows point down. The two formats never depend on each other, and nothing depends on an edge.
//! Dependencies of tests are excluded: they may point anywhere, as Cargo allows.

use std::fmt::Write as _;

use crate::TaskResult;
use draig_workspace::root;

/// Place of a crate in the architecture.
struct Rule {
    /// Package name.
    name: &'static str,
    layer: Layer,
    /// Packages of this workspace that it may depend on: packages of lower layers, or packages of its layer
    /// that precede it in the list.
    may_use: &'static [&'static str],
}

/// Layers, lowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Layer {
    Foundation,
    Model,
    Formats,
    Judges,
    Consumers,
    Umbrella,
    Edges,
    /// Not part of the product.
    Development,
}

impl Layer {
    fn name(self) -> &'static str {
        match self {
            Layer::Foundation => "foundation",
            Layer::Model => "model",
            Layer::Formats => "formats",
            Layer::Judges => "judges",
            Layer::Consumers => "consumers",
            Layer::Umbrella => "umbrella",
            Layer::Edges => "edges",
            Layer::Development => "dev only",
        }
    }
}

/// List of arrows. A new crate needs an entry; a new arrow needs a reason in review.
const RULES: &[Rule] = &[
    rule("draig-num", Layer::Foundation, &[]),
    rule("draig-tables", Layer::Foundation, &[]),
    rule("draig-diag", Layer::Foundation, &[]),
    rule("draig-target", Layer::Foundation, &[]),
    rule("draig-bitstream", Layer::Foundation, &[]),
    rule("draig-threads", Layer::Foundation, &[]),
    rule("draig-graph", Layer::Foundation, &[]),
    rule("draig-image", Layer::Foundation, &[]),
    rule("draig-object", Layer::Foundation, &["draig-image"]),
    rule("draig-mc", Layer::Foundation, &["draig-target", "draig-image"]),
    rule("draig-ir", Layer::Model, &["draig-num", "draig-tables", "draig-target"]),
    rule("draig-upgrade", Layer::Formats, &["draig-num", "draig-tables", "draig-diag", "draig-target", "draig-ir"]),
    rule("draig-downgrade", Layer::Formats, &["draig-tables", "draig-diag", "draig-ir"]),
    rule(
        "draig-asm",
        Layer::Formats,
        &["draig-num", "draig-tables", "draig-diag", "draig-target", "draig-threads", "draig-ir"],
    ),
    rule(
        "draig-bitcode",
        Layer::Formats,
        &[
            "draig-num",
            "draig-tables",
            "draig-diag",
            "draig-target",
            "draig-bitstream",
            "draig-threads",
            // symbols of module assembly
            "draig-mc",
            "draig-ir",
        ],
    ),
    rule("draig-analysis", Layer::Judges, &["draig-num", "draig-tables", "draig-target", "draig-ir"]),
    rule(
        "draig-verify",
        Layer::Judges,
        &["draig-num", "draig-tables", "draig-diag", "draig-target", "draig-mc", "draig-ir", "draig-analysis"],
    ),
    rule(
        "draig-interp",
        Layer::Consumers,
        &[
            "draig-num",
            "draig-tables",
            "draig-diag",
            "draig-target",
            // inline assembly is executed by its instructions
            "draig-image",
            "draig-mc",
            "draig-ir",
            // reports quote instructions
            "draig-asm",
            "draig-analysis",
            "draig-verify",
        ],
    ),
    rule("draig-runtime", Layer::Consumers, &["draig-num", "draig-ir", "draig-verify", "draig-interp"]),
    // printers quote values and instructions
    rule("draig-opt", Layer::Consumers, &["draig-tables", "draig-threads", "draig-ir", "draig-asm", "draig-analysis"]),
    rule("draig-dwarf", Layer::Consumers, &["draig-num", "draig-tables", "draig-image", "draig-ir"]),
    rule(
        "draig-codegen",
        Layer::Consumers,
        &[
            // debug information of what is compiled
            "draig-dwarf",
            "draig-num",
            "draig-tables",
            "draig-target",
            "draig-threads",
            "draig-image",
            "draig-mc",
            "draig-ir",
            "draig-verify",
        ],
    ),
    // text of images, checked by the assembler
    rule("draig-listing", Layer::Consumers, &["draig-target", "draig-image", "draig-mc"]),
    // `unsafe` in two modules: memory of code, and the list that debuggers read
    rule(
        "draig-jit",
        Layer::Consumers,
        &["draig-target", "draig-image", "draig-object", "draig-verify", "draig-codegen"],
    ),
    rule("draig-link", Layer::Consumers, &["draig-tables", "draig-target", "draig-mc", "draig-ir"]),
    rule(
        "draig",
        Layer::Umbrella,
        &[
            "draig-num",
            "draig-tables",
            "draig-diag",
            "draig-target",
            "draig-ir",
            "draig-upgrade",
            "draig-downgrade",
            "draig-asm",
            "draig-bitcode",
            "draig-analysis",
            "draig-verify",
            "draig-interp",
            "draig-runtime",
            "draig-opt",
            "draig-link",
            // images, and what they are written as
            "draig-image",
            "draig-object",
            "draig-codegen",
            // if the feature `jit` is on
            "draig-jit",
        ],
    ),
    // besides the surface: the dump of records, texts of parts that differ, how parts of a program are linked in order,
    // pipelines of passes, and the tables of words that `draig explain` describes
    rule(
        "draig-cli",
        Layer::Edges,
        &[
            "draig-tables",
            "draig-diag",
            "draig-threads",
            "draig-graph",
            // `draig mc`
            "draig-mc",
            "draig-object",
            // `draig compile -S`
            "draig-listing",
            "draig-bitcode",
            "draig-ir",
            "draig-analysis",
            "draig-opt",
            "draig",
        ],
    ),
    rule(
        "draig-claims",
        Layer::Development,
        &[
            "draig-num",
            "draig-tables",
            "draig-ir",
            "draig-upgrade",
            "draig-asm",
            "draig-analysis",
            "draig-verify",
            "draig-interp",
            "draig-runtime",
        ],
    ),
    rule("draig-filetest", Layer::Development, &["draig-diag"]),
    rule("draig-tablegen", Layer::Development, &["draig-tables"]),
    // what it damages are internals that the surface does not have
    rule("draig-mutate", Layer::Development, &["draig-tables", "draig-ir", "draig-bitcode", "draig", "draig-filetest"]),
    rule("draig-workspace", Layer::Development, &[]),
    rule("draig-programs", Layer::Development, &["draig-workspace"]),
    rule(
        "draig-xtask",
        Layer::Development,
        &[
            "draig-tables",
            "draig-mc",
            "draig-object",
            "draig-ir",
            "draig-bitcode",
            "draig-opt",
            "draig",
            "draig-claims",
            "draig-mutate",
            "draig-programs",
            "draig-workspace",
        ],
    ),
];

const fn rule(name: &'static str, layer: Layer, may_use: &'static [&'static str]) -> Rule {
    Rule { name, layer, may_use }
}

/// Runs the task: checks the arrows, after redrawing the picture if `bless`.
pub(crate) fn run(bless: bool) -> TaskResult {
    if bless {
        let path = root().join(PAGE);
        let page = String::from_utf8_lossy(&draig_workspace::read(&path)?).into_owned();
        let drawn = redrawn(&page).ok_or_else(|| format!("{PAGE} has no place for it"))?;
        draig_workspace::write(&path, drawn)?;
    }
    let mut faults = check(&manifests()?);
    faults.extend(check_picture()?);
    for fault in &faults {
        println!("{fault}");
    }
    Ok(faults.is_empty())
}

/// Page that contains the picture.
const PAGE: &str = "ARCHITECTURE.md";
const BEGIN: &str = "<!-- arrows: drawn by `cargo xtask arrows --bless` -->\n";
const END: &str = "<!-- end of arrows -->";

/// A package and its dependencies within this workspace, without those of tests.
struct Manifest {
    name: String,
    uses: Vec<String>,
}

/// Returns all packages of this workspace, from `cargo metadata`.
fn manifests() -> Result<Vec<Manifest>, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = std::process::Command::new(cargo)
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root())
        .output()
        .map_err(|e| format!("cargo metadata: {e}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let metadata: serde_json::Value =
        serde_json::from_slice(&output.stdout).map_err(|e| format!("cargo metadata: {e}"))?;
    let list = |value: &serde_json::Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let manifests = list(&metadata["packages"]).into_iter().map(|package| {
        let ours = |dependency: &&serde_json::Value| {
            dependency["kind"].as_str() != Some("dev") && dependency["path"].is_string()
        };
        let dependencies = list(&package["dependencies"]);
        let uses = dependencies.iter().filter(ours).map(|d| text(&d["name"])).collect();
        Manifest { name: text(&package["name"]), uses }
    });
    Ok(manifests.collect())
}

/// Lists dependencies that are not allowed.
fn check(manifests: &[Manifest]) -> Vec<String> {
    let mut faults = Vec::new();
    for manifest in manifests {
        let Some(rule) = RULES.iter().find(|r| r.name == manifest.name) else {
            faults.push(format!("{} has no entry in the list of arrows", manifest.name));
            continue;
        };
        for used in manifest.uses.iter().filter(|used| !rule.may_use.contains(&used.as_str())) {
            faults.push(format!("{} must not depend on {used}", manifest.name));
        }
    }
    faults
}

/// Describes an outdated picture, if it is.
fn check_picture() -> Result<Option<String>, String> {
    let page = draig_workspace::read(&root().join(PAGE))?;
    let page = String::from_utf8_lossy(&page);
    let fresh = redrawn(&page).is_some_and(|drawn| drawn == page);
    Ok((!fresh).then(|| format!("{PAGE}: the picture is stale (cargo xtask arrows --bless)")))
}

/// Returns the page with a new picture, or `None` if it has no place for one.
fn redrawn(page: &str) -> Option<String> {
    let (before, rest) = page.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}```text\n{}```\n{END}{after}", picture()))
}

/// Draws the list as text, highest layer first.
fn picture() -> String {
    let mut rules: Vec<&Rule> = RULES.iter().collect();
    // development is separate, at the bottom; within a layer, the list's order is reversed
    rules.reverse();
    rules.sort_by_key(|r| (r.layer == Layer::Development, std::cmp::Reverse(r.layer)));
    let mut out = String::new();
    let mut last = None;
    for rule in rules {
        let layer = if last == Some(rule.layer) { "" } else { rule.layer.name() };
        last = Some(rule.layer);
        let uses: Vec<&str> = rule.may_use.iter().map(|name| short(name)).collect();
        let arrow = if uses.is_empty() { "" } else { "→ " };
        let line = format!("{layer:12} {:10} {arrow}{}", short(rule.name), uses.join(", "));
        let _ = writeln!(out, "{}", line.trim_end());
    }
    out
}

/// Returns the name of the directory.
fn short(package: &str) -> &str {
    package.strip_prefix("draig-").unwrap_or(package)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_points_down() {
        for (at, rule) in RULES.iter().enumerate() {
            for used in rule.may_use {
                let below = RULES.iter().position(|r| r.name == *used);
                assert!(below.is_some_and(|b| b < at), "{} → {used}", rule.name);
                assert!(
                    RULES.iter().any(|r| r.name == *used && r.layer <= rule.layer && r.layer != Layer::Edges),
                    "{} → {used}",
                    rule.name
                );
            }
        }
    }

    #[test]
    fn the_crates_keep_to_the_list() {
        let faults = check(&manifests().expect("cargo metadata"));
        assert!(faults.is_empty(), "{faults:#?}");
    }

    #[test]
    fn forbidden_arrows_are_found() {
        let manifest = |name: &str, uses: &[&str]| Manifest {
            name: name.into(),
            uses: uses.iter().map(|&u| u.to_owned()).collect(),
        };
        let faults = check(&[manifest("draig-ir", &["draig-num", "draig-asm"]), manifest("draig-new", &[])]);
        assert_eq!(faults, ["draig-ir must not depend on draig-asm", "draig-new has no entry in the list of arrows"]);
    }

    #[test]
    fn the_picture_is_fresh() {
        assert_eq!(check_picture(), Ok(None));
    }
}
