//! Random modules as text, limited to entities that matter to linkers: names shared between modules, of every
//! kind, linkage and visibility, comdats, named types, appending arrays, metadata.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::random::Random;

/// Number of names that modules share: usually the first are functions, the others variables.
const NAMES: usize = 8;
const FUNCTIONS: usize = 4;

const LINKAGES: [&str; 10] =
    ["", "", "", "internal ", "private ", "weak ", "weak_odr ", "linkonce ", "linkonce_odr ", "available_externally "];
const TYPES: [&str; 7] = ["i32", "i64", "ptr", "%s0", "%s1", "[2 x i32]", "[0 x i32]"];
const BODIES: [&str; 4] = ["type { i32, ptr }", "type { i32, i32 }", "type <{ i8, i32 }>", "type { %s1 }"];
const SELECTIONS: [&str; 8] = ["any", "any", "any", "any", "largest", "samesize", "exactmatch", "nodeduplicate"];

/// Generates a module, which need not be valid.
pub(crate) fn text(random: &mut Random) -> String {
    let mut maker = Maker { random, used: BTreeSet::new(), comdats: BTreeMap::new(), nodes: 0 };
    maker.nodes = maker.random.below(6);
    maker.module()
}

struct Maker<'a> {
    random: &'a mut Random,
    /// Names that are referred to.
    used: BTreeSet<usize>,
    comdats: BTreeMap<String, &'static str>,
    /// Number of metadata nodes.
    nodes: usize,
}

impl Maker<'_> {
    fn chance(&mut self, of: usize) -> bool {
        self.random.below(of) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.random.below(from.len())]
    }

    fn module(&mut self) -> String {
        let mut head = String::new();
        if self.chance(3) {
            head += "target triple = \"x86_64-unknown-linux-gnu\"\n";
        }
        if self.chance(8) {
            head += "module asm \"nop\"\n";
        }
        let (first, second) = (self.pick(&BODIES), self.pick(&BODIES[..3]));
        let _ = writeln!(head, "%s0 = {first}\n%s1 = {second}");
        let (mut globals, mut functions) = (String::new(), String::new());
        let mut defined = BTreeSet::new();
        for name in 0..NAMES {
            if !self.chance(2) {
                continue;
            }
            defined.insert(name);
            match ((name < FUNCTIONS) != self.chance(24), self.chance(8)) {
                (is_function, true) => globals += &self.alias(name, is_function),
                (true, false) => functions += &self.function(name),
                (false, false) => globals += &self.variable(name),
            }
        }
        globals += &self.appending();
        let metadata = self.metadata();
        for name in self.used.clone().difference(&defined) {
            let weak = if self.chance(6) { "extern_weak " } else { "" };
            match (*name < FUNCTIONS) != self.chance(40) {
                true => {
                    let visibility = self.visibility();
                    let _ = writeln!(functions, "declare {weak}{visibility}i32 @n{name}(i32)");
                }
                false => {
                    let (linkage, ty) = (if weak.is_empty() { "external " } else { weak }, self.pick(&TYPES));
                    let _ = writeln!(globals, "@n{name} = {linkage}global {ty}");
                }
            }
        }
        for (name, selection) in std::mem::take(&mut self.comdats) {
            let _ = writeln!(head, "${name} = comdat {selection}");
        }
        // attributes that the linker removes
        head + &globals + &functions + "attributes #0 = { nocallback nounwind }\n" + &metadata
    }

    fn visibility(&mut self) -> &'static str {
        if self.chance(4) { self.pick(&["hidden ", "protected "]) } else { "" }
    }

    /// Returns a linkage and the keywords that go with it.
    fn prefix(&mut self) -> (&'static str, String) {
        let linkage = self.pick(&LINKAGES);
        let is_local = matches!(linkage, "internal " | "private ");
        let visibility = if is_local { "" } else { self.visibility() };
        (linkage, format!("{linkage}{visibility}"))
    }

    fn unnamed(&mut self) -> &'static str {
        if self.chance(3) { self.pick(&["unnamed_addr ", "local_unnamed_addr "]) } else { "" }
    }

    /// Returns the comdat of a global that may have one.
    fn comdat(&mut self, linkage: &str, name: usize) -> String {
        if linkage == "available_externally " || !self.chance(3) {
            return String::new();
        }
        let group = if self.chance(3) { self.random.below(NAMES) } else { name };
        let group = format!("n{group}");
        if !self.comdats.contains_key(&group) {
            let selection = self.pick(&SELECTIONS);
            self.comdats.insert(group.clone(), selection);
        }
        format!("comdat(${group})")
    }

    fn attachment(&mut self) -> String {
        if self.nodes > 0 && self.chance(3) { format!(" !a !{}", self.random.below(self.nodes)) } else { String::new() }
    }

    fn mention(&mut self, functions: bool) -> usize {
        let name =
            if functions { self.random.below(FUNCTIONS) } else { FUNCTIONS + self.random.below(NAMES - FUNCTIONS) };
        self.used.insert(name);
        name
    }

    fn any(&mut self) -> usize {
        let is_function = self.chance(2);
        self.mention(is_function)
    }

    fn variable(&mut self, name: usize) -> String {
        let (mut linkage, mut prefix) = self.prefix();
        let ty = if self.chance(2) { "i32" } else { self.pick(&TYPES) };
        let value = match ty {
            "i32" | "i64" => self.random.below(3).to_string(),
            "ptr" => format!("@n{}", self.any()),
            "[2 x i32]" => "[i32 1, i32 2]".to_owned(),
            _ => "zeroinitializer".to_owned(),
        };
        let (mut kind, mut value) = (self.pick(&["global", "global", "constant"]), value);
        if self.chance(10) {
            (linkage, prefix, kind, value) = ("common ", "common ".to_owned(), "global", "zeroinitializer".to_owned());
        }
        let comdat = if linkage == "common " { String::new() } else { self.comdat(linkage, name) };
        let thread_local = if self.chance(16) { "thread_local " } else { "" };
        let unnamed = self.unnamed();
        let mut text = format!("@n{name} = {prefix}{thread_local}{unnamed}{kind} {ty} {value}");
        if self.chance(6) {
            text += ", section \"s\"";
        }
        if !comdat.is_empty() {
            text = text + ", " + &comdat;
        }
        if self.chance(3) {
            let _ = write!(text, ", align {}", 1 << self.random.below(5));
        }
        let attachment = self.attachment();
        if !attachment.is_empty() {
            text = text + "," + &attachment;
        }
        text + "\n"
    }

    fn function(&mut self, name: usize) -> String {
        let (linkage, prefix) = self.prefix();
        let (comdat, unnamed, attachment) = (self.comdat(linkage, name), self.unnamed(), self.attachment());
        let attributes = if self.chance(3) { "#0 " } else { "" };
        let mut text = format!("define {prefix}i32 @n{name}(i32 %x) {unnamed}{attributes}{comdat}{attachment} {{\n");
        for number in 0..self.random.below(4) {
            let attachment = self.attachment();
            let attachment = if attachment.is_empty() { attachment } else { ",".to_owned() + &attachment };
            let _ = match self.random.below(4) {
                0 => writeln!(text, "  %v{number} = load i32, ptr @n{}{attachment}", self.mention(false)),
                1 => writeln!(text, "  store ptr @n{}, ptr @n{}{attachment}", self.any(), self.mention(false)),
                2 => writeln!(text, "  %v{number} = alloca {}{attachment}", self.pick(&TYPES)),
                _ => {
                    writeln!(text, "  %v{number} = call i32 @n{}(i32 %x) {attributes}{attachment}", self.mention(true))
                }
            };
        }
        text + "  ret i32 %x\n}\n"
    }

    fn alias(&mut self, name: usize, is_function: bool) -> String {
        let (linkage, prefix) = self.prefix();
        let unnamed = self.unnamed();
        let target = self.mention(is_function);
        if linkage == "available_externally " || target == name {
            return String::new();
        }
        let ty = if is_function { "i32 (i32)" } else { "i32" };
        match is_function && self.chance(4) {
            true => format!("@n{name} = {prefix}ifunc i32 (i32), ptr @n{target}\n"),
            false => format!("@n{name} = {prefix}{unnamed}alias {ty}, ptr @n{target}\n"),
        }
    }

    fn appending(&mut self) -> String {
        let mut text = String::new();
        if self.chance(4) {
            let (a, b) = (self.any(), self.any());
            let names = if a == b { format!("ptr @n{a}") } else { format!("ptr @n{a}, ptr @n{b}") };
            let count = names.split(',').count();
            let _ =
                writeln!(text, "@llvm.used = appending global [{count} x ptr] [{names}], section \"llvm.metadata\"");
        }
        if self.chance(4) {
            let (function, key) = (self.mention(true), self.any());
            let key = if self.chance(2) { "null".to_owned() } else { format!("@n{key}") };
            let _ = writeln!(
                text,
                "@llvm.global_ctors = appending global [1 x {{ i32, ptr, ptr }}] \
                 [{{ i32, ptr, ptr }} {{ i32 65535, ptr @n{function}, ptr {key} }}]"
            );
        }
        text
    }

    fn metadata(&mut self) -> String {
        let mut text = String::new();
        let mut types = self.random.below(2);
        // LLVM merges types with identifiers from all modules that it has read, even unlinked ones; here all
        // are linked
        let mut identified = Vec::new();
        for number in 0..self.nodes {
            let distinct = if self.chance(3) { "distinct " } else { "" };
            if types < 2 && self.chance(6) {
                // a module has at most one type per identifier
                let (id, flags) = (types, self.pick(&["", ", flags: DIFlagFwdDecl"]));
                types += 1;
                identified.push(format!("!{number}"));
                let _ = writeln!(
                    text,
                    "!{number} = {distinct}!DICompositeType(tag: DW_TAG_structure_type, name: \"t{id}\", \
                     identifier: \"t{id}\"{flags})"
                );
                continue;
            }
            let operands: Vec<String> = (0..self.random.below(4))
                .map(|_| match self.random.below(5) {
                    0 => "null".to_owned(),
                    1 => format!("!\"{}\"", self.random.below(3)),
                    2 => format!("i32 {}", self.random.below(3)),
                    3 => format!("ptr @n{}", self.any()),
                    _ => format!("!{}", self.random.below(self.nodes)),
                })
                .collect();
            let _ = writeln!(text, "!{number} = {distinct}!{{{}}}", operands.join(", "));
        }
        if !identified.is_empty() {
            let _ = writeln!(text, "!types = !{{{}}}", identified.join(", "));
        }
        if self.nodes > 0 && self.chance(2) {
            let (a, b) = (self.random.below(self.nodes), self.random.below(self.nodes));
            let _ = writeln!(text, "!list = !{{!{a}, !{b}}}");
        }
        if self.chance(4) {
            let (behavior, value) = (self.pick(&[1, 2, 4, 7, 8]), self.random.below(2));
            let _ = writeln!(text, "!llvm.module.flags = !{{!99}}\n!99 = !{{i32 {behavior}, !\"k\", i32 {value}}}");
        }
        text
    }
}
