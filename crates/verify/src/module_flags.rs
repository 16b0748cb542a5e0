//! Rules for `!llvm.module.flags`, `!llvm.ident`, `!llvm.commandline`, `!llvm.errno.tbaa`.

use draig_ir::metadata::NodeRef;
use draig_ir::{Metadata, Module};
use rustc_hash::FxHashMap;

use crate::context::ModuleStage;
use crate::globals::strip_casts_and_offsets;
use crate::metadata::{count, integer, nth, string};
use crate::rules::{module_flags as rule, newer};
use crate::sink::{Checked, Report, ensure};

/// Checks all four, in LLVM's order.
pub(crate) fn check(stage: &mut ModuleStage<'_>) {
    flags(stage);
    let _ = texts(stage, b"llvm.ident", &rule::IDENT_OPERANDS, &rule::IDENT);
    let _ = texts(stage, b"llvm.commandline", &rule::COMMANDLINE_OPERANDS, &rule::COMMANDLINE);
    let _ = errno(stage);
}

/// Whether definitions may be replaced at load time by others of the same name (the flag
/// `SemanticInterposition`).
pub(crate) fn semantic_interposition(module: &Module) -> bool {
    is_set(module, INTERPOSITION)
}

/// Whether objects are only made and addressed by intrinsics that know their structure (the flag
/// `require-logical-pointer` of LLVM 23).
pub(crate) fn requires_logical_pointers(module: &Module) -> bool {
    is_set(module, b"require-logical-pointer")
}

/// Whether the first flag of this name is an integer other than zero.
fn is_set(module: &Module, name: &[u8]) -> bool {
    let Some(flags) = module.find_named_metadata(FLAGS) else { return false };
    let tables = &module.tables;
    let found = flags.operands.iter().find_map(|&flag| {
        let node = tables.metadata.node(flag)?;
        (string(tables, nth(node, 1)?)? == name).then(|| nth(node, 2))
    });
    let value = found.flatten().and_then(|value| integer(tables, value));
    value.is_some_and(|value| !value.is_zero())
}

const FLAGS: &[u8] = b"llvm.module.flags";
const INTERPOSITION: &[u8] = b"SemanticInterposition";
const PLATFORM: &[u8] = b"aarch64-elf-pauthabi-platform";
const VERSION: &[u8] = b"aarch64-elf-pauthabi-version";
const INIT_FINI: &[u8] = b"ptrauth-init-fini";
const INIT_FINI_ADDRESS: &[u8] = b"ptrauth-init-fini-address-discrimination";

/// The flags examined so far.
#[derive(Default)]
struct Flags<'a> {
    /// The value of each flag, by name.
    values: FxHashMap<Metadata, Option<Metadata>>,
    requirements: Vec<NodeRef<'a>>,
}

fn operands_of(stage: &ModuleStage<'_>, name: &[u8]) -> Vec<Metadata> {
    stage.cx.module.find_named_metadata(name).map_or_else(Vec::new, |list| list.operands.clone())
}

fn flags(stage: &mut ModuleStage<'_>) {
    let tables = stage.cx.tables;
    let mut flags = Flags::default();
    let (mut platform, mut version) = (false, false);
    let mut signing = Signing::default();
    for id in operands_of(stage, FLAGS) {
        let Some(node) = tables.metadata.node(id) else { continue };
        let _ = flag(stage, &mut flags, id, node);
        if count(node) != 3 {
            continue;
        }
        if stage.cx.is_newer() {
            signing.note(stage, id, node);
        }
        if nth(node, 2).and_then(|value| integer(tables, value)).is_none() {
            continue;
        }
        match nth(node, 1).and_then(|name| string(tables, name)) {
            Some(PLATFORM) => platform = true,
            Some(VERSION) => version = true,
            _ => {}
        }
    }
    if platform != version {
        stage.fail(&rule::PAUTHABI, crate::violation::Place::default());
    }
    signing.check(stage);
    for requirement in flags.requirements {
        let (Some(name), value) = (nth(requirement, 0), nth(requirement, 1)) else { continue };
        match flags.values.get(&name) {
            None => {
                stage.fail(&rule::REQUIRED_ABSENT, name);
            }
            Some(&found) if found != value => {
                stage.fail(&rule::REQUIRED_VALUE, name);
            }
            Some(_) => {}
        }
    }
}

/// The flags by which a module asks for signed constructors and destructors (LLVM 23).
#[derive(Default)]
struct Signing {
    /// Value and node of `ptrauth-init-fini`, then of `ptrauth-init-fini-address-discrimination`.
    flags: [Option<(u64, Metadata)>; 2],
}

impl Signing {
    fn note(&mut self, stage: &mut ModuleStage<'_>, id: Metadata, node: NodeRef<'_>) {
        let tables = stage.cx.tables;
        let number = match nth(node, 1).and_then(|name| string(tables, name)) {
            Some(INIT_FINI) => 0,
            Some(INIT_FINI_ADDRESS) => 1,
            _ => return,
        };
        match nth(node, 2).and_then(|value| integer(tables, value)) {
            Some(value) => self.flags[number] = Some((value.to_u64().unwrap_or(u64::MAX), id)),
            None => {
                let name = String::from_utf8_lossy([INIT_FINI, INIT_FINI_ADDRESS][number]);
                stage.fail_as(&newer::INIT_FINI_INTEGER, id, format!("{name}: module flag expects integer value"));
            }
        }
    }

    fn check(&self, stage: &mut ModuleStage<'_>) {
        let [signed, by_address] = self.flags;
        if let Some((value, id)) = signed
            && value > 1
        {
            stage.fail(&newer::INIT_FINI, id);
        }
        match by_address {
            Some((0, _)) | None => {}
            Some((1, id)) => {
                if signed.is_none_or(|(value, _)| value != 1) {
                    stage.fail(&newer::INIT_FINI_REQUIRED, id);
                }
            }
            Some((_, id)) => {
                stage.fail(&newer::INIT_FINI_ADDRESS, id);
            }
        }
    }
}

/// Rules for merging flags of the same name (LangRef "Module Flags Metadata").
mod behavior {
    pub(super) const REQUIRE: u64 = 3;
    pub(super) const APPEND: u64 = 5;
    pub(super) const APPEND_UNIQUE: u64 = 6;
    pub(super) const MAX: u64 = 7;
    pub(super) const MIN: u64 = 8;
}

/// Checks a flag: behaviour, name, value.
fn flag<'a>(stage: &mut ModuleStage<'a>, flags: &mut Flags<'a>, id: Metadata, node: NodeRef<'a>) -> Checked {
    let tables = stage.cx.tables;
    ensure!(stage, count(node) == 3, rule::OPERANDS, id);
    let behavior = nth(node, 0).and_then(|operand| integer(tables, operand));
    let Some(behavior) = behavior else { return Err(stage.fail(&rule::BEHAVIOR_INTEGER, id)) };
    let behavior = behavior.to_u64().unwrap_or(u64::MAX);
    ensure!(stage, (1..=behavior::MIN).contains(&behavior), rule::BEHAVIOR, id);
    let name = nth(node, 1).and_then(|name| Some((name, string(tables, name)?)));
    let Some((name, text)) = name else { return Err(stage.fail(&rule::NAME, id)) };
    let value = nth(node, 2);
    let number = value.and_then(|value| integer(tables, value));
    let value_node = value.and_then(|value| tables.metadata.node(value));
    match behavior {
        behavior::MIN => ensure!(stage, number.as_ref().is_some_and(|number| !number.is_negative()), rule::MIN, id),
        behavior::MAX => ensure!(stage, number.is_some(), rule::MAX, id),
        behavior::REQUIRE => {
            let pair = value_node.filter(|&pair| count(pair) == 2);
            let Some(pair) = pair else { return Err(stage.fail(&rule::REQUIRE, id)) };
            let named = nth(pair, 0).is_some_and(|name| string(tables, name).is_some());
            ensure!(stage, named, rule::REQUIRE_NAME, id);
            flags.requirements.push(pair);
        }
        behavior::APPEND | behavior::APPEND_UNIQUE => ensure!(stage, value_node.is_some(), rule::APPEND, id),
        _ => {}
    }
    if behavior != behavior::REQUIRE {
        let unique = !flags.values.contains_key(&name);
        ensure!(stage, unique, rule::UNIQUE, id);
        flags.values.insert(name, value);
    }
    match text {
        b"wchar_size" => ensure!(stage, number.is_some(), rule::WCHAR_SIZE, id),
        b"Linker Options" => {
            // A reader that knows the old form has turned it into named metadata.
            let upgraded = stage.cx.module.find_named_metadata(b"llvm.linker.options").is_some();
            ensure!(stage, upgraded, rule::LINKER_OPTIONS, id);
        }
        INTERPOSITION => ensure!(stage, number.is_some(), rule::INTERPOSITION, id),
        b"amdgpu.buffer.oob.mode" | b"amdgpu.tbuffer.oob.mode" if stage.cx.is_newer() => {
            let name = String::from_utf8_lossy(text);
            ensure!(
                stage,
                behavior == behavior::MAX,
                newer::OOB_BEHAVIOR,
                id,
                "'{name}' module flag must use 'max' merge behaviour"
            );
            let mode = number.and_then(|number| number.to_u64());
            let known = mode.is_some_and(|mode| mode <= 2);
            ensure!(stage, known, newer::OOB_MODE, id, "'{name}' module flag must be 0, 1, or 2");
        }
        b"CG Profile" => {
            let Some(edges) = value_node else { return Ok(()) };
            for number in 0..count(edges) {
                let _ = edge(stage, id, nth(edges, number));
            }
        }
        _ => {}
    }
    Ok(())
}

/// Checks an edge of the call graph: caller, callee, count.
fn edge(stage: &mut ModuleStage<'_>, flag: Metadata, edge: Option<Metadata>) -> Checked {
    let (module, tables) = (stage.cx.module, stage.cx.tables);
    let node = edge.and_then(|edge| tables.metadata.node(edge)).filter(|&node| count(node) == 3);
    let Some(node) = node else { return Err(stage.fail(&rule::CG_PROFILE, flag)) };
    for number in 0..2 {
        let Some(function) = nth(node, number) else { continue };
        let value = tables.metadata.as_value(function).map(|value| strip_casts_and_offsets(stage.cx, value, false));
        let function = value.and_then(draig_ir::Value::as_global);
        let is_function = function.is_some_and(|function| module.global(function).is_function());
        if !is_function {
            // LLVM continues with the other.
            stage.fail(&rule::CG_PROFILE_FUNCTION, flag);
        }
    }
    let count = nth(node, 2).and_then(|count| tables.metadata.as_value(count));
    let integer = count.and_then(|count| tables.const_type(count)).is_some_and(|ty| tables.types.is_integer(ty));
    ensure!(stage, integer, rule::CG_PROFILE_COUNT, flag);
    Ok(())
}

/// Checks a list of nodes with one string each.
fn texts(
    stage: &mut ModuleStage<'_>,
    name: &[u8],
    operands: &'static crate::Rule,
    text: &'static crate::Rule,
) -> Checked {
    let tables = stage.cx.tables;
    for id in operands_of(stage, name) {
        let Some(node) = tables.metadata.node(id) else { continue };
        if count(node) != 1 {
            return Err(stage.fail(operands, id));
        }
        if nth(node, 0).is_none_or(|operand| string(tables, operand).is_none()) {
            return Err(stage.fail(text, id));
        }
    }
    Ok(())
}

/// Checks the tags of accesses to `errno`.
fn errno(stage: &mut ModuleStage<'_>) -> Checked {
    const ERRNO: &[u8] = b"llvm.errno.tbaa";
    let there = stage.cx.module.find_named_metadata(ERRNO).is_some();
    let tags = operands_of(stage, ERRNO);
    ensure!(stage, !there || !tags.is_empty(), rule::ERRNO_TBAA, crate::violation::Place::default());
    let mut known = crate::tbaa::Tags::default();
    for tag in tags {
        if let Err(broken) = known.check(stage.cx.tables, tag) {
            // LLVM continues after a bad tag.
            let _ = stage.fail(broken, tag);
        }
    }
    Ok(())
}
