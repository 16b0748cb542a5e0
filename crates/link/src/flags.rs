//! Module flags (LangRef "Module Flags Metadata"): merges two lists, each flag by its behavior.

use draig_ir::metadata::Class;
use draig_ir::{ConstKind, Metadata, MetadataData, Symbol, Tables, Transfer};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::error::{Entity, lossy};
use crate::mover::Mover;
use crate::{Conflict, Finding, LinkError, Place};

/// Name of the list.
pub(crate) const NAME: &[u8] = b"llvm.module.flags";

/// Origins of flags, for reporting conflicts.
#[derive(Debug, Default)]
pub(crate) struct FlagOrigins {
    /// For each flag, the number of the module that set its value.
    flags: FxHashMap<Symbol, u32>,
    /// For each requirement, the number of the module that it came from.
    requirements: FxHashMap<Metadata, u32>,
}

impl FlagOrigins {
    fn note(&mut self, flag: Flag, module: u32) {
        match flag.behavior {
            Behavior::Require => self.requirements.entry(flag.value).or_insert(module),
            _ => self.flags.entry(flag.id).and_modify(|origin| *origin = module).or_insert(module),
        };
    }
}

/// Rule for merging a flag of two modules (LangRef's numbers).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Behavior {
    Error = 1,
    Warning,
    Require,
    Override,
    Append,
    AppendUnique,
    Max,
    Min,
}

impl Behavior {
    const ALL: [Behavior; 8] = [
        Behavior::Error,
        Behavior::Warning,
        Behavior::Require,
        Behavior::Override,
        Behavior::Append,
        Behavior::AppendUnique,
        Behavior::Max,
        Behavior::Min,
    ];
}

/// A flag: its node and three operands.
#[derive(Clone, Copy, Debug)]
struct Flag {
    node: Metadata,
    behavior: Behavior,
    behavior_node: Metadata,
    id: Symbol,
    value: Metadata,
}

impl Flag {
    fn of(tables: &Tables, node: Metadata) -> Option<Flag> {
        let operands = tables.metadata.node(node)?;
        let behavior_node = operands.operand(0)?;
        let number = integer(tables, behavior_node)?;
        let behavior = Behavior::ALL.into_iter().find(|&behavior| behavior as u64 == number)?;
        let id = tables.metadata.as_string(operands.operand(1)?)?;
        Some(Flag { node, behavior, behavior_node, id, value: operands.operand(2)? })
    }
}

fn integer(tables: &Tables, node: Metadata) -> Option<u64> {
    match tables.constants.kind(tables.metadata.as_value(node)?.as_const()?) {
        ConstKind::Int(number) => Some(*number),
        _ => None,
    }
}

/// Merges the flags of a module into those of the result.
pub(crate) fn merge(mover: &mut Mover<'_>, warnings: &mut Vec<Finding>) -> Result<(), LinkError> {
    let Some(list) = mover.src.module.find_named_metadata(NAME) else { return Ok(()) };
    let from: Vec<Metadata> =
        list.operands.clone().into_iter().filter_map(|node| mover.transfer_metadata(node)).collect();
    let name = mover.dest.tables.strings.intern(NAME);
    let source_name = lossy(&mover.src.module.identifier);
    let dest_name = lossy(&mover.dest.identifier);
    let mut list = std::mem::take(mover.dest.named_metadata_mut(name));
    let result = if list.is_empty() {
        let flags = from.iter().filter_map(|&node| Flag::of(&mover.dest.tables, node));
        flags.for_each(|flag| mover.dest.flag_origins.note(flag, mover.src.number));
        list = from;
        Ok(())
    } else {
        let mut merger = Merger {
            tables: &mut mover.dest.tables,
            origins: &mut mover.dest.flag_origins,
            modules: &mover.dest.modules,
            number: mover.src.number,
            list: &mut list,
            flags: FxHashMap::default(),
            requirements: Vec::new(),
            required: FxHashSet::default(),
            names: (&source_name, &dest_name),
            warnings,
        };
        merger.run(&from)
    };
    *mover.dest.named_metadata_mut(name) = list;
    result
}

struct Merger<'a> {
    tables: &'a mut Tables,
    origins: &'a mut FlagOrigins,
    /// Identifiers of all modules linked up to now, and the number of the current one.
    modules: &'a [Vec<u8>],
    number: u32,
    list: &'a mut Vec<Metadata>,
    /// Each flag with its index in the list.
    flags: FxHashMap<Symbol, (Flag, usize)>,
    requirements: Vec<Metadata>,
    /// Set of requirements, for lookups.
    required: FxHashSet<Metadata>,
    /// Names of the module and of the result.
    names: (&'a str, &'a str),
    warnings: &'a mut Vec<Finding>,
}

impl Merger<'_> {
    fn run(&mut self, from: &[Metadata]) -> Result<(), LinkError> {
        let mut least = Vec::new();
        for (at, &node) in self.list.iter().enumerate() {
            let Some(flag) = Flag::of(self.tables, node) else { continue };
            if flag.behavior == Behavior::Require {
                self.required.insert(flag.value);
                self.requirements.push(flag.value);
                continue;
            }
            if flag.behavior == Behavior::Min {
                least.push(at);
            }
            self.flags.insert(flag.id, (flag, at));
        }
        let mut seen = FxHashSet::default();
        for &node in from {
            let Some(flag) = Flag::of(self.tables, node) else { continue };
            seen.insert(flag.id);
            if flag.behavior == Behavior::Require {
                if self.required.insert(flag.value) {
                    self.requirements.push(flag.value);
                    self.origins.note(flag, self.number);
                    self.list.push(node);
                }
                continue;
            }
            match self.flags.get(&flag.id).copied() {
                Some((old, at)) => self.merge_one(old, at, flag)?,
                None => {
                    if flag.behavior == Behavior::Min {
                        least.push(self.list.len());
                        seen.remove(&flag.id);
                    }
                    self.flags.insert(flag.id, (flag, self.list.len()));
                    self.origins.note(flag, self.number);
                    self.list.push(node);
                }
            }
        }
        // A minimum is 0 if one of the two modules has none.
        for at in least {
            let Some(flag) = Flag::of(self.tables, self.list[at]) else { continue };
            if !seen.contains(&flag.id)
                && let Some(value) = self.tables.metadata.as_value(flag.value)
                && let Some(ty) = self.tables.const_type(value)
            {
                let zero = self.tables.constants.intern(ty, ConstKind::Int(0));
                let zero = self.tables.metadata.intern_value(zero.into());
                self.list[at] = self.flag_node(flag.behavior_node, flag.id, zero);
            }
        }
        self.check_requirements()
    }

    fn merge_one(&mut self, old: Flag, at: usize, new: Flag) -> Result<(), LinkError> {
        use Behavior::{Append, AppendUnique, Error, Max, Min, Override, Warning};
        let differ = old.value != new.value;
        match (old.behavior, new.behavior) {
            (Override, Override) if differ => return self.fail(Conflict::FlagValue, new.id, "override values"),
            (Override, _) => return Ok(()),
            (_, Override) => {
                self.set(at, new.node);
                return Ok(());
            }
            (a, b) if a == b => {}
            (Min | Max, Warning) | (Warning, Min | Max) => {}
            _ => return self.fail(Conflict::FlagBehavior, new.id, "behaviors"),
        }
        let warns = [old.behavior, new.behavior].contains(&Warning);
        if warns && differ {
            let (ours, theirs) = (describe(self.tables, new.value), describe(self.tables, old.value));
            let id = lossy(self.tables.str(new.id));
            let (source, dest) = self.names;
            let message = format!(
                "linking module flags '{id}': IDs have conflicting values ('{ours}' from {source} with '{theirs}' from {dest})"
            );
            let finding = self.both_places(Finding::new(Conflict::FlagWarning, message), new.id);
            self.warnings.push(finding);
        }
        for bound in [Min, Max] {
            if old.behavior == bound || new.behavior == bound {
                let (ours, theirs) = (integer(self.tables, new.value), integer(self.tables, old.value));
                let takes_new = if bound == Min { ours < theirs } else { ours > theirs };
                let behavior = if old.behavior == bound { old.behavior_node } else { new.behavior_node };
                let node = self.flag_node(behavior, new.id, if takes_new { new.value } else { old.value });
                self.set(at, node);
                return Ok(());
            }
        }
        match new.behavior {
            Error if differ => {
                let (ours, theirs) = (describe(self.tables, new.value), describe(self.tables, old.value));
                let id = lossy(self.tables.str(new.id));
                let (source, dest) = self.names;
                let message = format!(
                    "linking module flags '{id}': IDs have conflicting values: '{ours}' from {source}, and '{theirs}' from {dest}"
                );
                Err(self.both_places(Finding::new(Conflict::FlagValue, message), new.id).into())
            }
            Append | AppendUnique => {
                let operands = |node: Metadata| {
                    let node = self.tables.metadata.node(node);
                    node.map(|node| node.operands().collect::<Vec<_>>()).unwrap_or_default()
                };
                let mut all = operands(old.value);
                let mut known: FxHashSet<Option<Metadata>> = all.iter().copied().collect();
                for operand in operands(new.value) {
                    if known.insert(operand) || new.behavior == Append {
                        all.push(operand);
                    }
                }
                let words: Vec<u32> = all.iter().map(|operand| operand.map_or(0, Metadata::to_word)).collect();
                let pool = &mut self.tables.metadata;
                if pool.is_distinct(old.value) {
                    pool.replace(old.value, Class::Tuple, true, &words);
                } else {
                    let value = pool.intern_node(Class::Tuple, true, &words);
                    let id = pool.intern_string(new.id);
                    let words = [old.behavior_node, id, value].map(Metadata::to_word);
                    let node = pool.intern_node(Class::Tuple, true, &words);
                    self.set(at, node);
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn fail(&self, conflict: Conflict, id: Symbol, what: &str) -> Result<(), LinkError> {
        let name = lossy(self.tables.str(id));
        let (source, dest) = self.names;
        let message = format!("linking module flags '{name}': IDs have conflicting {what} in '{source}' and '{dest}'");
        Err(self.both_places(Finding::new(conflict, message), id).into())
    }

    /// Adds the locations of a flag and of the one that it conflicts with.
    fn both_places(&self, finding: Finding, id: Symbol) -> Finding {
        let number = self.origins.flags.get(&id).copied();
        let finding = self.place(finding, "one flag is", number, id);
        self.place(finding, "the other is", Some(self.number), id)
    }

    fn place(&self, finding: Finding, role: &str, module: Option<u32>, id: Symbol) -> Finding {
        match module.and_then(|number| self.modules.get(number as usize)) {
            Some(module) => finding.at(Place::new(role, module, Entity::Flag(self.tables.str(id).to_vec()))),
            None => finding,
        }
    }

    fn flag_node(&mut self, behavior: Metadata, id: Symbol, value: Metadata) -> Metadata {
        let id = self.tables.metadata.intern_string(id);
        self.tables.metadata.tuple(&[Some(behavior), Some(id), Some(value)])
    }

    fn set(&mut self, at: usize, node: Metadata) {
        self.list[at] = node;
        if let Some(flag) = Flag::of(self.tables, node) {
            let differs = self.flags.get(&flag.id).is_none_or(|(old, _)| old.value != flag.value);
            self.flags.insert(flag.id, (flag, at));
            if differs {
                self.origins.note(flag, self.number);
            }
        }
    }

    fn check_requirements(&self) -> Result<(), LinkError> {
        for &requirement in &self.requirements {
            let Some(node) = self.tables.metadata.node(requirement) else { continue };
            let Some(id) = node.operand(0).and_then(|id| self.tables.metadata.as_string(id)) else { continue };
            let has = self.flags.get(&id).map(|(flag, _)| flag.value);
            if has.is_none() || has != node.operand(1) {
                let name = lossy(self.tables.str(id));
                let message = format!("linking module flags '{name}': does not have the required value");
                let requirer = self.origins.requirements.get(&requirement).copied();
                let error =
                    self.place(Finding::new(Conflict::FlagRequired, message), "the value is required", requirer, id);
                return Err(match self.origins.flags.get(&id).copied().filter(|_| has.is_some()) {
                    Some(origin) => self.place(error, "another value is", Some(origin), id),
                    None => error.with_note("no module has the flag"),
                }
                .into());
            }
        }
        Ok(())
    }
}

/// Describes metadata for messages.
fn describe(tables: &Tables, id: Metadata) -> String {
    match tables.metadata.get(id) {
        MetadataData::String(symbol) => format!("!\"{}\"", lossy(tables.str(symbol))),
        MetadataData::Value(value) => match (integer(tables, id), tables.const_type(value)) {
            (Some(number), Some(ty)) => {
                let width = tables.types.integer_width(ty).unwrap_or(64).clamp(1, 64);
                let signed = (number << (64 - width)) as i64 >> (64 - width);
                match width {
                    1 => format!("i1 {}", number != 0),
                    _ => format!("i{width} {signed}"),
                }
            }
            _ => "a constant".to_owned(),
        },
        _ => "a node".to_owned(),
    }
}
