//! `cargo xtask surface`: the public items of the crate `draig`, compared with a committed list, which is reviewed like
//! code.
//!
//! The list is read from the sources: `draig` names each item that it re-exports (a glob is an error), and
//! fields, variants and methods are read where the item is defined. For an item that a macro defines, only
//! the name is listed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use draig_workspace::{files, has_extension, root};
use syn::{Fields, ImplItem, Item, TraitItem, Type, UseTree, Visibility};

use crate::TaskResult;

/// The committed list, from the root.
const LIST: &str = "crates/draig/surface.txt";

const HEADER: &str = "\
# Public items of the crate `draig`: path, then fields, variants and methods by name. Written by
# `cargo xtask surface --bless`; read the difference before you commit it.
";

/// Compares, and with `bless` rewrites the list first.
pub(crate) fn run(bless: bool) -> TaskResult {
    let now = list()?;
    let path = root().join(LIST);
    if bless {
        draig_workspace::write(&path, &now)?;
    }
    let changes = changes(&String::from_utf8_lossy(&draig_workspace::read(&path)?), &now);
    changes.iter().for_each(|change| println!("{change}"));
    Ok(changes.is_empty())
}

/// Lines of only one of two lists, with `-` and `+`.
fn changes(committed: &str, now: &str) -> Vec<String> {
    let (old, new): (BTreeSet<&str>, BTreeSet<&str>) = (committed.lines().collect(), now.lines().collect());
    let gone = old.difference(&new).map(|line| format!("- {line}"));
    gone.chain(new.difference(&old).map(|line| format!("+ {line}"))).collect()
}

/// Renders the list.
fn list() -> Result<String, String> {
    let mut crates = Crates::default();
    let mut lines = BTreeSet::new();
    let top = root().join("crates/draig/src/lib.rs");
    let mut exports = Vec::new();
    exported(&parse(&top)?.items, "draig", &mut exports)?;
    for Export { path, from } in exports {
        let (of, name) = match from.as_slice() {
            [of, .., name] if of.starts_with("draig_") => (of.trim_start_matches("draig_"), name),
            [.., name] => ("draig", name),
            [] => return Err(format!("{path} comes from nowhere")),
        };
        let inner: Vec<&str> = from.iter().skip(1).rev().skip(1).rev().map(String::as_str).collect();
        lines.insert(path.clone());
        for member in crates.get(of)?.members(name, &inner) {
            lines.insert(format!("{path}::{member}"));
        }
    }
    // what a module in memory offers is reached through `Deref`
    for member in crates.get("ir")?.members("Module", &["module"]) {
        lines.insert(format!("draig::Module::{member}"));
    }
    Ok(lines.into_iter().fold(HEADER.to_owned(), |text, line| text + &line + "\n"))
}

/// An item that `draig` exports: its path there, and the path it comes from.
struct Export {
    path: String,
    from: Vec<String>,
}

/// Adds what public uses and modules among `items` export.
fn exported(items: &[Item], at: &str, exports: &mut Vec<Export>) -> Result<(), String> {
    for item in items {
        match item {
            Item::Use(item) if is_public(&item.vis) => flatten(&item.tree, &mut Vec::new(), at, exports)?,
            Item::Mod(item) if is_public(&item.vis) => {
                let (_, inner) = item.content.as_ref().ok_or(format!("{at}::{} is a file of its own", item.ident))?;
                exported(inner, &format!("{at}::{}", item.ident), exports)?;
            }
            _ => {}
        }
    }
    Ok(())
}

fn flatten(tree: &UseTree, from: &mut Vec<String>, at: &str, exports: &mut Vec<Export>) -> Result<(), String> {
    let mut export = |original: String, name: String| {
        let from = from.iter().cloned().chain([original]).collect();
        exports.push(Export { path: format!("{at}::{name}"), from });
    };
    match tree {
        UseTree::Name(name) => export(name.ident.to_string(), name.ident.to_string()),
        UseTree::Rename(name) => export(name.ident.to_string(), name.rename.to_string()),
        UseTree::Glob(_) => return Err(format!("{at} exports all of {}: items are named", from.join("::"))),
        UseTree::Group(group) => group.items.iter().try_for_each(|tree| flatten(tree, from, at, exports))?,
        UseTree::Path(path) => {
            from.push(path.ident.to_string());
            flatten(&path.tree, from, at, exports)?;
            from.pop();
        }
    }
    Ok(())
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

fn parse(path: &Path) -> Result<syn::File, String> {
    let text = String::from_utf8_lossy(&draig_workspace::read(path)?).into_owned();
    syn::parse_file(&text).map_err(|error| format!("{}: {error}", path.display()))
}

/// Crates that were looked into.
#[derive(Default)]
struct Crates(BTreeMap<String, Definitions>);

impl Crates {
    fn get(&mut self, name: &str) -> Result<&Definitions, String> {
        if !self.0.contains_key(name) {
            self.0.insert(name.to_owned(), Definitions::read(&root().join("crates").join(name).join("src"))?);
        }
        self.0.get(name).ok_or_else(|| format!("no crate {name}"))
    }
}

/// The members of every type and trait of a crate, by its name and the file that declares them.
#[derive(Default)]
struct Definitions {
    members: BTreeMap<String, Vec<(PathBuf, BTreeSet<String>)>>,
    /// The files that define a type or trait of the name.
    homes: BTreeMap<String, BTreeSet<PathBuf>>,
}

impl Definitions {
    fn read(folder: &Path) -> Result<Definitions, String> {
        let mut definitions = Definitions::default();
        for path in files(folder, &|path| has_extension(path, "rs")) {
            let place = path.strip_prefix(folder).unwrap_or(&path).with_extension("");
            let place = if place.ends_with("mod") { place.with_file_name("") } else { place };
            for item in &parse(&path)?.items {
                definitions.add(item, &place);
            }
        }
        Ok(definitions)
    }

    fn add(&mut self, item: &Item, place: &Path) {
        let (name, is_home, members) = match item {
            Item::Struct(item) => (item.ident.to_string(), true, fields(&item.fields)),
            Item::Enum(item) => {
                (item.ident.to_string(), true, item.variants.iter().map(|variant| variant.ident.to_string()).collect())
            }
            Item::Trait(item) => (item.ident.to_string(), true, item.items.iter().filter_map(trait_item).collect()),
            Item::Impl(item) if item.trait_.is_none() => {
                let Type::Path(of) = item.self_ty.as_ref() else { return };
                let Some(last) = of.path.segments.last() else { return };
                (last.ident.to_string(), false, item.items.iter().filter_map(impl_item).collect())
            }
            _ => return,
        };
        if is_home {
            self.homes.entry(name.clone()).or_default().insert(place.to_owned());
        }
        self.members.entry(name).or_default().push((place.to_owned(), members));
    }

    /// The members of a type or trait. If several share the name, only members declared in its module or
    /// below are returned.
    fn members(&self, name: &str, module: &[&str]) -> BTreeSet<String> {
        let is_one = self.homes.get(name).is_none_or(|homes| homes.len() < 2);
        let module: PathBuf = module.iter().collect();
        let all = self.members.get(name).into_iter().flatten();
        let chosen = all.filter(|(place, _)| is_one || place.starts_with(&module));
        chosen.flat_map(|(_, members)| members.iter().cloned()).collect()
    }
}

fn fields(fields: &Fields) -> BTreeSet<String> {
    let named = fields.iter().filter(|field| is_public(&field.vis));
    named.filter_map(|field| field.ident.as_ref()).map(ToString::to_string).collect()
}

fn impl_item(item: &ImplItem) -> Option<String> {
    match item {
        ImplItem::Fn(function) if is_public(&function.vis) => Some(format!("{}()", function.sig.ident)),
        ImplItem::Const(constant) if is_public(&constant.vis) => Some(constant.ident.to_string()),
        _ => None,
    }
}

fn trait_item(item: &TraitItem) -> Option<String> {
    match item {
        TraitItem::Fn(function) => Some(format!("{}()", function.sig.ident)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_fresh() {
        let committed = draig_workspace::read(&root().join(LIST)).expect("the list is there");
        let changes = changes(&String::from_utf8_lossy(&committed), &list().expect("the sources can be read"));
        assert!(changes.is_empty(), "cargo xtask surface --bless:\n{}", changes.join("\n"));
    }

    #[test]
    fn exports_are_found_and_globs_refused() {
        let items = |text: &str| syn::parse_file(text).expect("it is Rust").items;
        let mut exports = Vec::new();
        let text = "pub use a::{B, c::D as E}; mod x { pub use a::F; } pub mod y { pub use a::g; }";
        exported(&items(text), "top", &mut exports).expect("no glob");
        let paths: Vec<String> = exports.iter().map(|one| format!("{} {}", one.path, one.from.join("::"))).collect();
        assert_eq!(paths, ["top::B a::B", "top::E a::c::D", "top::y::g a::g"]);
        let error = exported(&items("pub mod z { pub use a::*; }"), "top", &mut exports).expect_err("a glob");
        assert_eq!(error, "top::z exports all of a: items are named");
    }

    #[test]
    fn members_are_those_of_the_module() {
        let mut definitions = Definitions::default();
        let text = "pub struct S { pub a: u8, b: u8 } impl S { pub fn f(&self) {} fn g() {} pub const C: u8 = 1; }";
        for (place, text) in [("one", text), ("two", "pub enum S { X, Y }")] {
            for item in &syn::parse_file(text).expect("it is Rust").items {
                definitions.add(item, Path::new(place));
            }
        }
        let members = |module: &[&str]| definitions.members("S", module).into_iter().collect::<Vec<_>>();
        assert_eq!(members(&["one"]), ["C", "a", "f()"]);
        assert_eq!(members(&["two"]), ["X", "Y"]);
    }
}
