//! Comparison of two modules. It ignores everything without meaning: numbers, the order of globals, names of
//! values and types, unused declarations, and the choice between equal uniqued metadata nodes.
//!
//! Two entities are equal if they have equal structure; cycles are assumed to be equal (bisimulation).
//! Globals are matched by name. Entities with an identity but no name (unnamed globals and distinct metadata
//! nodes) are matched one to one, by their first user.

mod assumptions;
mod bodies;
mod difference;
mod values;

use draig_ir::build::Describe;
use draig_ir::view::GlobalUses;
use draig_ir::{
    AttrList, AttrSet, Attribute, Block, Function, Global, GlobalData, GlobalKind, Inst, Metadata, Module, Symbol,
    Tables, Variable,
};
use draig_tables::calling_conventions;
use rustc_hash::FxHashMap;

use crate::error::lossy;
use assumptions::Assumptions;
pub use difference::{Difference, Differences, Side};

/// Returns the differences of two modules, up to a limit, and their number.
///
/// ```
/// use draig_asm::{ParseOptions, parse_module};
/// use draig_link::Side;
///
/// let read = |text: &[u8]| parse_module(text, &ParseOptions::default()).expect("it is well-formed").module;
/// let (a, b) = (read(b"@a = global i32 1\n@b = global ptr @a"), read(b"@b = global ptr @a\n@a = global i32 1, align 2"));
/// let differences = draig_link::diff(&a, &b, 10);
/// assert_eq!(differences.total, 1);
/// let difference = &differences.found[0];
/// assert_eq!((&*difference.global, &*difference.property), ("@a", "alignment"));
/// assert_eq!(difference.sides, [Side::Nothing, Side::Words("2".to_owned())]);
/// ```
#[must_use]
pub fn diff(left: &Module, right: &Module, most: usize) -> Differences {
    let mut compare = Compare {
        left,
        right,
        most,
        differences: Differences::default(),
        known: Assumptions::default(),
        different_metadata: FxHashMap::default(),
        attributes: FxHashMap::default(),
        block_numbers: FxHashMap::default(),
        place: (String::new(), None),
    };
    compare.modules();
    compare.differences
}

struct Compare<'a> {
    left: &'a Module,
    right: &'a Module,
    most: usize,
    differences: Differences,
    /// Pairs that are assumed to be equal so far.
    known: Assumptions,
    /// Pairs that differ, each with the nested pair whose structure differs.
    different_metadata: FxHashMap<(Metadata, Metadata), (Metadata, Metadata)>,
    attributes: FxHashMap<(AttrList, AttrList), bool>,
    /// Block numbers of functions with block addresses, on the left and on the right.
    block_numbers: FxHashMap<(bool, Global), FxHashMap<Block, usize>>,
    /// Current position of the comparison.
    place: (String, Option<[(Global, Inst); 2]>),
}

impl Compare<'_> {
    fn differ(&mut self, property: impl Into<String>, left: Side, right: Side) {
        self.differences.total += 1;
        if self.differences.found.len() < self.most {
            let (global, instructions) = self.place.clone();
            self.differences.found.push(Difference {
                global,
                instructions,
                property: property.into(),
                sides: [left, right],
            });
        }
    }

    /// Reports a difference as a sentence.
    fn report_sentence(&mut self, sentence: impl Into<String>) {
        self.differ(sentence, Side::Nothing, Side::Nothing);
    }

    /// Compares a property and reports a difference in words.
    fn compare_property<T: PartialEq>(&mut self, name: &str, left: T, right: T, words: impl Fn(&T) -> String) {
        if left != right {
            let (left, right) = (words(&left), words(&right));
            self.differ(name, Side::words(left), Side::words(right));
        }
    }

    fn text(&mut self, name: &str, left: &[u8], right: &[u8]) {
        self.compare_property(name, left, right, |text| lossy(text));
    }

    fn symbol(&mut self, name: &str, left: Symbol, right: Symbol) {
        let (a, b) = (self.left, self.right);
        self.text(name, a.tables.str(left), b.tables.str(right));
    }

    fn modules(&mut self) {
        let (left, right) = (self.left, self.right);
        self.text("data layout", left.data_layout.as_bytes(), right.data_layout.as_bytes());
        self.text("target triple", left.triple.as_bytes(), right.triple.as_bytes());
        self.text("module assembly", &left.inline_asm, &right.inline_asm);
        let (mut left_uses, mut right_uses) = (Uses::default(), Uses::default());
        for global in left.globals_in_order() {
            let name = left.name(global);
            if name.is_empty() {
                continue;
            }
            self.place.0 = spelled(left, global);
            match right.find(name) {
                Some(other) => self.globals(global, other),
                None if left_uses.have(left, global) => self.report_sentence("only on the left"),
                None => {}
            }
        }
        while let Some((a, b)) = self.known.next_unnamed() {
            self.place = ("an unnamed global".to_owned(), None);
            self.globals(a, b);
        }
        for global in right.globals_in_order() {
            let name = right.name(global);
            if !name.is_empty() && left.find(name).is_none() && right_uses.have(right, global) {
                self.place.0 = spelled(right, global);
                self.report_sentence("only on the right");
            }
        }
        self.place = (String::new(), None);
        let unnamed =
            |module: &Module| module.globals_in_order().filter(|&global| module.name(global).is_empty()).count();
        self.compare_property("unnamed globals", unnamed(left), unnamed(right), usize::to_string);
        self.named_metadata();
    }

    fn named_metadata(&mut self) {
        let (left, right) = (self.left, self.right);
        for (here, there, side) in [(left, right, "left"), (right, left, "right")] {
            for list in here.named_metadata() {
                let name = here.tables.str(list.name);
                let others = there.find_named_metadata(name).map_or(&[][..], |list| &list.operands);
                for (at, &node) in list.operands.iter().enumerate() {
                    // most often the one at the same position
                    let first = others.get(at).into_iter().chain(others);
                    let mut first = first.copied();
                    let same = |other| if side == "left" { (node, other) } else { (other, node) };
                    if !first.any(|other| {
                        let (a, b) = same(other);
                        self.same_metadata(a, b)
                    }) {
                        let (this, other) = (Side::Metadata(node), Side::Nothing);
                        let (a, b) = if side == "left" { (this, other) } else { (other, this) };
                        self.differ(format!("node {at} of !{}", lossy(name)), a, b);
                    }
                }
            }
        }
    }

    fn globals(&mut self, a: Global, b: Global) {
        let (left, right) = (self.left.global(a), self.right.global(b));
        self.same_type("type", left.value_type, right.value_type);
        self.same_type("address type", left.address_type, right.address_type);
        self.common(left, right);
        let kinds = |module: &Module, data: &GlobalData| -> Vec<_> {
            let tables = &module.tables;
            let mut all: Vec<_> = data
                .attachments
                .iter()
                .map(|&(kind, node)| (tables.metadata_kinds.name(kind).to_vec(), node))
                .collect();
            all.sort_by(|a, b| a.0.cmp(&b.0));
            all
        };
        // before the bodies: if these differ, so does everything that refers to them, and that is known at
        // once then
        let attached = (kinds(self.left, left), kinds(self.right, right));
        self.attachments(&attached.0, &attached.1);
        match (&left.kind, &right.kind) {
            (GlobalKind::Variable(a), GlobalKind::Variable(b)) => self.variables(a, b),
            (GlobalKind::Function(c), GlobalKind::Function(d)) => {
                self.functions(c, d);
                match (self.left.body(a), self.right.body(b)) {
                    (Some(c), Some(d)) => self.bodies((a, c), (b, d)),
                    (None, None) => {}
                    (c, _) => {
                        let side = if c.is_some() { "left" } else { "right" };
                        self.report_sentence(format!("it is only defined on the {side}"));
                    }
                }
            }
            (GlobalKind::Alias { aliasee: a }, GlobalKind::Alias { aliasee: b }) => {
                self.constant("aliasee", Some(*a), Some(*b));
            }
            (GlobalKind::IFunc { resolver: a }, GlobalKind::IFunc { resolver: b }) => {
                self.constant("resolver", Some(*a), Some(*b));
            }
            _ => self.differ("kind", Side::words(left.kind.as_str()), Side::words(right.kind.as_str())),
        }
    }

    fn common(&mut self, left: &GlobalData, right: &GlobalData) {
        self.compare_property("linkage", left.linkage, right.linkage, |it| it.spelling().to_owned());
        self.compare_property("visibility", left.visibility, right.visibility, |it| it.spelling().to_owned());
        let dll = (left.dll_storage_class, right.dll_storage_class);
        self.compare_property("DLL storage class", dll.0, dll.1, |it| it.spelling().to_owned());
        self.compare_property("thread_local", left.thread_local, right.thread_local, |it| it.spelling().to_owned());
        self.compare_property("unnamed_addr", left.unnamed_addr, right.unnamed_addr, |it| it.spelling().to_owned());
        self.compare_property("dso_local", left.dso_local, right.dso_local, bool::to_string);
        self.symbol("section", left.section, right.section);
        self.symbol("partition", left.partition, right.partition);
        let align = |data: &GlobalData| data.align.map(|align| align.bytes());
        self.compare_property("alignment", align(left), align(right), |it| {
            it.map_or(String::new(), |bytes| bytes.to_string())
        });
        let comdat = |module: &Module, data: &GlobalData| {
            let comdat = module.comdat(data.comdat?);
            Some((module.tables.str(comdat.name).to_vec(), comdat.selection))
        };
        let (a, b) = (comdat(self.left, left), comdat(self.right, right));
        self.compare_property("comdat", a, b, |it| {
            it.as_ref().map_or(String::new(), |(name, kind)| format!("${} {}", lossy(name), kind.spelling()))
        });
    }

    fn variables(&mut self, left: &Variable, right: &Variable) {
        self.constant("initial value", left.initializer, right.initializer);
        self.compare_property("constant", left.is_constant, right.is_constant, bool::to_string);
        let external = (left.externally_initialized, right.externally_initialized);
        self.compare_property("externally_initialized", external.0, external.1, bool::to_string);
        let model = |it: &Option<draig_ir::CodeModel>| it.map_or(String::new(), |model| model.spelling().to_owned());
        self.compare_property("code_model", left.code_model, right.code_model, model);
        let flags = |it: draig_ir::SanitizerFlags| {
            [
                ("no_sanitize_address", it.no_address),
                ("no_sanitize_hwaddress", it.no_hwaddress),
                ("sanitize_memtag", it.memtag),
                ("sanitize_address_dyninit", it.is_dyn_init),
            ]
        };
        for ((name, ours), (_, theirs)) in flags(left.sanitizer).into_iter().zip(flags(right.sanitizer)) {
            self.compare_property(name, ours, theirs, bool::to_string);
        }
        let set = |set: Option<AttrSet>| set.unwrap_or(AttrSet::EMPTY);
        self.sets("attributes", set(left.attributes), set(right.attributes));
    }

    fn functions(&mut self, left: &Function, right: &Function) {
        self.calling_convention(left.calling_convention, right.calling_convention);
        self.attribute_lists(left.attributes, right.attributes);
        self.symbol("gc", left.gc, right.gc);
        self.constant("prefix", left.prefix, right.prefix);
        self.constant("prologue", left.prologue, right.prologue);
        self.constant("personality", left.personality, right.personality);
    }

    fn attribute_lists(&mut self, left: AttrList, right: AttrList) {
        if self.attributes.get(&(left, right)) == Some(&true) {
            return;
        }
        let before = self.differences.total;
        let (a, b) = (self.left.tables.attributes.list(left), self.right.tables.attributes.list(right));
        self.sets("attributes", a.function, b.function);
        self.sets("attributes of the result", a.result, b.result);
        for at in 0..a.params.len().max(b.params.len()) {
            let set = |list: &draig_ir::AttrListData| list.params.get(at).copied().unwrap_or(AttrSet::EMPTY);
            self.sets(&format!("attributes of parameter {at}"), set(a), set(b));
        }
        self.attributes.insert((left, right), self.differences.total == before);
    }

    fn sets(&mut self, name: &str, left: AttrSet, right: AttrSet) {
        let (a, b) = (self.left, self.right);
        let (ours, theirs) = (a.tables.attributes.set(left), b.tables.attributes.set(right));
        // Each set has at most one attribute for a subject.
        let by_subject = |module: &'_ Module, set: &'_ [Attribute]| -> FxHashMap<Vec<u8>, usize> {
            set.iter().enumerate().map(|(at, attribute)| (subject(&module.tables, attribute), at)).collect()
        };
        let (in_ours, in_theirs) = (by_subject(a, ours), by_subject(b, theirs));
        for attribute in ours {
            // with the same kind or name and another value, if there is one
            let other = in_theirs.get(&subject(&a.tables, attribute)).map(|&at| &theirs[at]);
            if !other.is_some_and(|other| self.same_attribute(attribute, other)) {
                let other = other.map_or(Side::Nothing, |other| Side::Attribute(other.clone()));
                self.differ(name, Side::Attribute(attribute.clone()), other);
            }
        }
        for attribute in theirs {
            if !in_ours.contains_key(&subject(&b.tables, attribute)) {
                self.differ(name, Side::Nothing, Side::Attribute(attribute.clone()));
            }
        }
    }

    fn calling_convention(&mut self, left: u16, right: u16) {
        self.compare_property("calling convention", left, right, |&number| {
            match calling_conventions::printed(number.into()) {
                Some(text) => text.trim_ascii().to_owned(),
                None if number == 0 => "ccc".to_owned(),
                None => format!("cc{number}"),
            }
        });
    }

    fn same_attribute(&mut self, left: &Attribute, right: &Attribute) -> bool {
        let (a, b) = (&self.left.tables, &self.right.tables);
        match (left, right) {
            (Attribute::String(key, value), Attribute::String(other_key, other_value)) => {
                a.str(*key) == b.str(*other_key) && a.str(*value) == b.str(*other_value)
            }
            (Attribute::Type(kind, Some(ty)), Attribute::Type(other_kind, Some(other))) => {
                kind == other_kind && self.equal_types(*ty, *other)
            }
            _ => left == right,
        }
    }
}

/// Users of the globals of a module, computed on first use.
#[derive(Default)]
struct Uses(Option<GlobalUses>);

impl Uses {
    /// Whether a global belongs to the program: it is defined or used. Globals that only metadata uses are
    /// compared with that metadata.
    fn have(&mut self, module: &Module, global: Global) -> bool {
        !module.is_declaration(global) || {
            let uses = self.0.get_or_insert_with(|| module.global_uses()).transitive(global);
            uses.into_iter().any(|one| one.is_listed(module))
        }
    }
}

/// Subject of an attribute, the same in every module: its name in quotes, or its kind.
fn subject(tables: &Tables, attribute: &Attribute) -> Vec<u8> {
    match attribute {
        Attribute::String(key, _) => [b"\"", tables.str(*key)].concat(),
        other => other.kind().map_or(Vec::new(), |kind| kind.spelling().into()),
    }
}

/// Returns the name of a global as in text, in quotes if necessary.
fn spelled(module: &Module, global: Global) -> String {
    Describe::new(module).value(global.into())
}
