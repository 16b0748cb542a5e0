//! Descriptions of functions' code, which the entries and lines of a unit are written from.
//!
//! They are kept by batches: what functions have several of is in one list for all functions of a batch. They are
//! written once and read once, in this order, so that both go through memory from start to end.

use draig_ir::Metadata;
use draig_ir::metadata::Class;

use crate::code::{ArgumentPlace, FunctionCode};
use crate::expression::Link;
use crate::nodes::{Nodes, local};
use crate::program::{FileUse, FunctionLines, LineRow};
use crate::scopes::{Range, Scope, ScopeId, Scopes};

/// Descriptions of the functions of a batch, by number.
#[derive(Debug, Default)]
pub struct Descriptions {
    pub(crate) functions: Vec<Described>,
    pub(crate) opcodes: Vec<u8>,
    pub(crate) files: Vec<FileUse>,
    pub(crate) scopes: Vec<Scope>,
    pub(crate) ranges: Vec<Range>,
    /// By scope; then arguments by their numbers, and the others.
    pub(crate) variables: Vec<Variable>,
    /// By scope.
    pub(crate) labels: Vec<Label>,
    pub(crate) places: Places,
    pub(crate) calls: Vec<DescribedCall>,
    pub(crate) arguments: Vec<(u16, ArgumentPlace)>,
}

/// Description of one function, apart from what is in lists.
#[derive(Clone, Debug)]
pub(crate) struct Described {
    /// The `!DISubprogram`.
    pub(crate) node: Metadata,
    /// Its unit.
    pub(crate) unit: Option<Metadata>,
    pub(crate) file: Option<Metadata>,
    pub(crate) scope_line: u32,
    pub(crate) frame_base: Option<u16>,
    pub(crate) first_row: Option<(LineRow, bool)>,
    pub(crate) last_row: LineRow,
    pub(crate) scopes_with_code: u32,
    pub(crate) ends: Ends,
}

/// Ends of a function's parts of the lists; each starts where that of the function before ends.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ends {
    pub(crate) opcodes: u32,
    pub(crate) files: u32,
    pub(crate) scopes: u32,
    pub(crate) ranges: u32,
    pub(crate) variables: u32,
    pub(crate) labels: u32,
    pub(crate) calls: u32,
    pub(crate) arguments: u32,
}

/// Description of a function's code.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Description<'a> {
    /// The `!DISubprogram`.
    pub(crate) node: Metadata,
    /// Its unit.
    pub(crate) unit: Option<Metadata>,
    pub(crate) frame_base: Option<u16>,
    pub(crate) lines: FunctionLines<'a>,
    pub(crate) scopes: Scopes<'a>,
    pub(crate) variables: &'a [Variable],
    pub(crate) labels: &'a [Label],
    pub(crate) places: &'a Places,
    pub(crate) calls: &'a [DescribedCall],
    pub(crate) arguments: &'a [(u16, ArgumentPlace)],
}

impl Descriptions {
    /// Returns the ends of all lists, of which that of opcodes is still with the program.
    pub(crate) fn ends(&self, opcodes: usize) -> Ends {
        Ends {
            opcodes: opcodes as u32,
            files: self.files.len() as u32,
            scopes: self.scopes.len() as u32,
            ranges: self.ranges.len() as u32,
            variables: self.variables.len() as u32,
            labels: self.labels.len() as u32,
            calls: self.calls.len() as u32,
            arguments: self.arguments.len() as u32,
        }
    }

    /// Returns the description with a number.
    pub(crate) fn get(&self, number: u32) -> Description<'_> {
        let at = number as usize;
        let of = &self.functions[at];
        let (to, from) = (of.ends, at.checked_sub(1).map_or(Ends::default(), |before| self.functions[before].ends));
        fn part<T>(list: &[T], from: u32, to: u32) -> &[T] {
            &list[from as usize..to as usize]
        }
        Description {
            node: of.node,
            unit: of.unit,
            frame_base: of.frame_base,
            lines: FunctionLines {
                file: of.file,
                line: of.scope_line,
                first: of.first_row,
                opcodes: part(&self.opcodes, from.opcodes, to.opcodes),
                last: of.last_row,
                files: part(&self.files, from.files, to.files),
            },
            scopes: Scopes {
                list: part(&self.scopes, from.scopes, to.scopes),
                ranges: part(&self.ranges, from.ranges, to.ranges),
                with_code: of.scopes_with_code,
            },
            variables: part(&self.variables, from.variables, to.variables),
            labels: part(&self.labels, from.labels, to.labels),
            places: &self.places,
            calls: part(&self.calls, from.calls, to.calls),
            arguments: part(&self.arguments, from.arguments, to.arguments),
        }
    }

    /// Returns the number of opcodes of a function's lines.
    pub(crate) fn opcodes_of(&self, number: u32) -> usize {
        let end = |number: usize| self.functions[number].ends.opcodes as usize;
        end(number as usize) - (number as usize).checked_sub(1).map_or(0, end)
    }

    /// Returns the descriptions with all their lists as short as they are, and keeps the memory for others.
    pub(crate) fn take(&mut self) -> Descriptions {
        fn taken<T: Clone>(list: &mut Vec<T>) -> Vec<T> {
            let short = list.to_vec();
            list.clear();
            short
        }
        Descriptions {
            functions: taken(&mut self.functions),
            opcodes: std::mem::take(&mut self.opcodes),
            files: taken(&mut self.files),
            scopes: taken(&mut self.scopes),
            ranges: taken(&mut self.ranges),
            variables: taken(&mut self.variables),
            labels: taken(&mut self.labels),
            places: Places {
                list: taken(&mut self.places.list),
                bytes: taken(&mut self.places.bytes),
                links: taken(&mut self.places.links),
            },
            calls: taken(&mut self.calls),
            arguments: taken(&mut self.arguments),
        }
    }
}

/// A function in its place, with its description.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Function<'a> {
    pub(crate) code: &'a FunctionCode,
    pub(crate) description: Description<'a>,
}

/// Variable in a scope.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variable {
    pub(crate) node: Metadata,
    /// The `!DILocation` of the call, if the function that declares it is inlined here.
    pub(crate) inlined_at: Option<Metadata>,
    pub(crate) scope: ScopeId,
    pub(crate) place: VariablePlace,
    pub(crate) fields: VariableFields,
}

/// Fields of a `!DILocalVariable`, which is read once: there are many, far from one another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VariableFields {
    pub(crate) name: Option<Metadata>,
    /// Number of the argument, from 1; 0 for others.
    pub(crate) argument: u32,
    pub(crate) scope: Option<Metadata>,
    pub(crate) file: Option<Metadata>,
    pub(crate) line: u32,
    pub(crate) ty: Option<Metadata>,
    pub(crate) flags: u32,
    /// In bits.
    pub(crate) align: u32,
    pub(crate) has_annotations: bool,
}

impl VariableFields {
    /// Returns the fields of a node, if it is a local variable.
    pub(crate) fn read(nodes: Nodes<'_>, id: Metadata) -> Option<VariableFields> {
        // All fields are one word each, and nothing by default; a test of `nodes` says so.
        let words = nodes.pool.words_of(id, Class::DILocalVariable)?;
        let word = |field: usize| words.get(field).copied().unwrap_or(0);
        let reference = |field: usize| Metadata::from_word(word(field));
        Some(VariableFields {
            name: reference(local::NAME),
            argument: word(local::ARG),
            scope: reference(local::SCOPE),
            file: reference(local::FILE),
            line: word(local::LINE),
            ty: reference(local::TYPE),
            flags: word(local::FLAGS),
            align: word(local::ALIGN),
            has_annotations: word(local::ANNOTATIONS) != 0,
        })
    }

    /// Order of the variable in its scope: arguments by their numbers, then the others.
    pub(crate) fn order(&self) -> u32 {
        if self.argument == 0 { u32::MAX } else { self.argument }
    }
}

/// Label in a scope.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Label {
    pub(crate) node: Metadata,
    pub(crate) scope: ScopeId,
    pub(crate) offset: u32,
}

/// A call of a function that has a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DescribedCall {
    /// The `!DISubprogram` of the function that is called by its name.
    pub(crate) callee: Metadata,
    /// Offset after the call.
    pub(crate) end: u32,
    /// Ends of the arguments of the call before, and of its own.
    pub(crate) arguments: (u32, u32),
}

/// Place of a variable, as ranges of the tables of [`Places`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum VariablePlace {
    Nowhere,
    /// Everywhere in its scope the same: these bytes.
    Whole(u32, u32),
    /// These ranges of code.
    List(u32, u32),
}

/// Range of code, as offsets from the function's base, and the bytes of the expression that holds there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Located {
    pub(crate) start: u32,
    pub(crate) end: u32,
    pub(crate) bytes: (u32, u32),
}

/// Places of the variables of a batch.
#[derive(Debug, Default)]
pub(crate) struct Places {
    pub(crate) list: Vec<Located>,
    pub(crate) bytes: Vec<u8>,
    /// By offset.
    pub(crate) links: Vec<Link>,
}

/// Ends of the lists of [`Places`].
pub(crate) type PlacesEnd = [usize; 3];

impl Places {
    pub(crate) fn end(&self) -> PlacesEnd {
        [self.list.len(), self.bytes.len(), self.links.len()]
    }

    /// Removes all after an end.
    pub(crate) fn truncate(&mut self, [list, bytes, links]: PlacesEnd) {
        self.list.truncate(list);
        self.bytes.truncate(bytes);
        self.links.truncate(links);
    }

    pub(crate) fn bytes(&self, (from, to): (u32, u32)) -> &[u8] {
        &self.bytes[from as usize..to as usize]
    }

    /// Returns the links in some bytes; their offsets count from the start of all.
    pub(crate) fn links(&self, (from, to): (u32, u32)) -> &[Link] {
        // An operation precedes what stands for an address, which may have no bytes.
        let at = |offset: u32| self.links.partition_point(|link| link.offset <= offset);
        if self.links.is_empty() { &[] } else { &self.links[at(from)..at(to)] }
    }
}

impl<'a> Description<'a> {
    /// Returns the variables of a scope.
    pub(crate) fn variables_of(&self, scope: ScopeId) -> &'a [Variable] {
        let (from, to) = self.scopes.get(scope).variables;
        &self.variables[from as usize..to as usize]
    }

    /// Returns the labels of a scope.
    pub(crate) fn labels_of(&self, scope: ScopeId) -> &'a [Label] {
        if self.labels.is_empty() {
            return &[];
        }
        let at = |scope: ScopeId| self.labels.partition_point(|label| label.scope < scope);
        &self.labels[at(scope)..at(scope + 1)]
    }
}
