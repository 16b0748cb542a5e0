//! Attributes (LangRef "Parameter Attributes", "Function Attributes", "Attribute Groups"): the lists of the
//! four places, and groups. [`value`] reads the arguments in parentheses.

mod value;

use std::sync::LazyLock;

use draig_ir::{AttrSet, Attribute};
use draig_tables::attribute_values::{Captures, MemoryEffects};
use draig_tables::{AttrKind, AttrPlaces};

use super::Parser;
use super::cursor::{ParseError, ParseResult};
use super::scope::AttrGroup;
use crate::lexer::{Keyword as K, TokenKind as T, value as token_value};

/// The attributes of a function, a variable or a call as a whole, as written in the text.
#[derive(Clone, Debug, Default)]
pub(crate) struct FunctionAttributes {
    /// Attributes that are written out.
    pub(crate) attributes: Vec<Attribute>,
    /// Numbers of the attribute groups.
    pub(crate) groups: Vec<u32>,
    /// Position of `builtin`, which only calls may have.
    pub(crate) builtin_loc: Option<u32>,
}

/// Position of an attribute list that belongs to one value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Parameter,
    Result,
}

/// The attribute number of each keyword; 0 if the keyword is not an attribute.
static KINDS: LazyLock<Box<[u8]>> = LazyLock::new(|| {
    K::ALL
        .iter()
        .map(|keyword| AttrKind::from_spelling(keyword.spelling().as_bytes()).map_or(0, AttrKind::number))
        .collect()
});

/// Returns the attribute that a keyword denotes.
#[inline]
fn kind_of(keyword: K) -> Option<AttrKind> {
    AttrKind::from_number(*KINDS.get(keyword as usize)?)
}

impl Parser<'_, '_> {
    /// Reads the attributes of a parameter or argument.
    #[inline]
    pub(crate) fn param_attributes(&mut self) -> ParseResult<AttrSet> {
        self.value_attribute_set(Place::Parameter)
    }

    /// Reads the attributes of a result.
    #[inline]
    pub(crate) fn return_attributes(&mut self) -> ParseResult<AttrSet> {
        self.value_attribute_set(Place::Result)
    }

    #[inline]
    fn value_attribute_set(&mut self, place: Place) -> ParseResult<AttrSet> {
        let kind = match self.cursor.kind() {
            T::Keyword(keyword) => kind_of(keyword),
            T::StringConstant => None,
            _ => return Ok(AttrSet::EMPTY),
        };
        // The commonest list is one plain attribute: `noundef`.
        if let Some(kind) = kind
            && let Some(&Some(set)) = self.single_attributes.get(usize::from(kind.number()))
            && self.fits(kind, place)
        {
            let before = self.cursor.token;
            self.cursor.bump();
            let more = match self.cursor.kind() {
                T::Keyword(keyword) => keyword == K::Nocapture || kind_of(keyword).is_some(),
                T::StringConstant => true,
                _ => false,
            };
            if !more {
                return Ok(set);
            }
            let mut list = std::mem::take(&mut self.attribute_scratch);
            list.clear();
            list.push(Attribute::Enum(kind));
            let result = self.value_attributes(place, &mut list);
            debug_assert!(before.end() <= self.cursor.loc());
            return self.finish_set(result, list);
        }
        let mut list = std::mem::take(&mut self.attribute_scratch);
        list.clear();
        let result = self.value_attributes(place, &mut list);
        self.finish_set(result, list)
    }

    fn finish_set(&mut self, result: ParseResult<()>, mut list: Vec<Attribute>) -> ParseResult<AttrSet> {
        let set = result.map(|()| self.attribute_set(&mut list));
        self.attribute_scratch = list;
        set
    }

    /// Interns the set of these attributes.
    pub(crate) fn attribute_set(&mut self, list: &mut Vec<Attribute>) -> AttrSet {
        let set = self.tables.attributes.intern_set(list, &self.tables.strings);
        if let [Attribute::Enum(kind)] = *list.as_slice()
            && let Some(place) = self.single_attributes.get_mut(usize::from(kind.number()))
        {
            *place = Some(set);
        }
        set
    }

    #[inline]
    fn fits(&self, kind: AttrKind, place: Place) -> bool {
        kind.places().contains(match place {
            Place::Parameter => AttrPlaces::PARAMETER,
            Place::Result => AttrPlaces::RETURN,
        })
    }

    fn value_attributes(&mut self, place: Place, list: &mut Vec<Attribute>) -> ParseResult<()> {
        // LLVM reads on after misplaced attributes and reports the last of them.
        let mut wrong: Option<Box<ParseError>> = None;
        loop {
            let keyword = match self.cursor.kind() {
                T::StringConstant => {
                    self.string_attribute(list)?;
                    continue;
                }
                T::Keyword(K::Nocapture) => {
                    self.cursor.bump();
                    list.push(Attribute::Int(AttrKind::Captures, u64::from(Captures::NONE.0)));
                    continue;
                }
                T::Keyword(keyword) => keyword,
                _ => break,
            };
            let Some(kind) = kind_of(keyword) else { break };
            let loc = self.cursor.loc();
            self.attribute(kind, false, list)?;
            if !self.fits(kind, place) {
                wrong = Some(self.cursor.error_at(
                    loc,
                    match place {
                        Place::Parameter => "this attribute does not apply to parameters",
                        Place::Result => "this attribute does not apply to return values",
                    },
                ));
            }
        }
        wrong.map_or(Ok(()), Err)
    }

    /// Reads the attributes of a function, variable or call.
    pub(crate) fn function_attributes(&mut self) -> ParseResult<FunctionAttributes> {
        match self.cursor.kind() {
            T::Keyword(_) | T::StringConstant | T::AttrGrpId => self.function_attribute_list(false),
            _ => Ok(FunctionAttributes::default()),
        }
    }

    fn function_attribute_list(&mut self, in_group: bool) -> ParseResult<FunctionAttributes> {
        let mut found = FunctionAttributes::default();
        let mut memory = MemoryEffects::UNKNOWN;
        let mut wrong: Option<Box<ParseError>> = None;
        loop {
            let loc = self.cursor.loc();
            let keyword = match self.cursor.kind() {
                T::RBrace => break,
                T::StringConstant => {
                    self.string_attribute(&mut found.attributes)?;
                    continue;
                }
                T::AttrGrpId => {
                    if in_group {
                        let message = "cannot have an attribute group reference in an attribute group";
                        wrong = Some(self.cursor.error(message));
                    } else {
                        found.groups.push(token_value::id(self.cursor.text()));
                    }
                    self.cursor.bump();
                    continue;
                }
                T::Keyword(keyword) => keyword,
                _ if in_group => return Err(self.cursor.error("unterminated attribute group")),
                _ => break,
            };
            if keyword == K::Builtin {
                found.builtin_loc = Some(loc);
            }
            if let Some(effects) = old_memory_attribute(keyword) {
                memory = MemoryEffects(memory.0 & effects.0);
                self.cursor.bump();
                continue;
            }
            let Some(kind) = kind_of(keyword) else {
                if in_group {
                    return Err(self.cursor.error("unterminated attribute group"));
                }
                break;
            };
            self.attribute(kind, in_group, &mut found.attributes)?;
            // The alignment moves to the function later.
            if !kind.places().contains(AttrPlaces::FUNCTION) && kind != AttrKind::Alignment {
                wrong = Some(self.cursor.error_at(loc, "this attribute does not apply to functions"));
            }
        }
        if memory != MemoryEffects::UNKNOWN {
            found.attributes.push(Attribute::Int(AttrKind::Memory, u64::from(memory.0)));
        }
        wrong.map_or(Ok(found), Err)
    }

    /// Reads `"key"` or `"key"="value"`.
    fn string_attribute(&mut self, list: &mut Vec<Attribute>) -> ParseResult<()> {
        let key = self.cursor.string()?;
        let key = self.tables.strings.intern(&key);
        let mut text = draig_ir::Symbol::EMPTY;
        if self.cursor.eat(T::Equal) {
            let value = self.cursor.string()?;
            text = self.tables.strings.intern(&value);
        }
        list.push(Attribute::String(key, text));
        Ok(())
    }

    /// Reads `attributes #0 = { … }`.
    pub(super) fn attribute_group(&mut self) -> ParseResult<()> {
        let loc = self.cursor.bump().start();
        let token = self.cursor.expect(T::AttrGrpId, "expected attribute group id")?;
        let number = token_value::id(self.cursor.text_of(token));
        self.cursor.expect(T::Equal, "expected '=' here")?;
        self.cursor.expect(T::LBrace, "expected '{' here")?;
        let found = self.function_attribute_list(true)?;
        self.cursor.expect(T::RBrace, "expected end of attribute group")?;
        if found.attributes.is_empty() {
            return Err(self.cursor.error_at(loc, "attribute group has no attributes"));
        }
        if let Some(scope) = self.scope.own() {
            scope.attr_groups.insert(number, AttrGroup { attributes: found.attributes });
        }
        Ok(())
    }

    /// Returns the set of the written attributes and those of the groups, all of which must have been read.
    /// An undefined group has no attributes.
    pub(crate) fn resolve_attributes(&mut self, written: &FunctionAttributes) -> AttrSet {
        match (written.attributes.as_slice(), written.groups.as_slice()) {
            ([], []) => AttrSet::EMPTY,
            ([], &[group]) => match self.group_sets.get(&group) {
                Some(&set) => set,
                None => {
                    let mut list = self.scope.with_groups(&[], &[group]);
                    let set = self.attribute_set(&mut list);
                    self.group_sets.insert(group, set);
                    set
                }
            },
            (attributes, groups) => {
                let mut list = self.scope.with_groups(attributes, groups);
                self.attribute_set(&mut list)
            }
        }
    }
}

impl super::scope::Scope {
    /// Returns these attributes followed by those of the groups; the last one of a kind wins.
    pub(super) fn with_groups(&self, attributes: &[Attribute], groups: &[u32]) -> Vec<Attribute> {
        let mut list = attributes.to_vec();
        for group in groups.iter().filter_map(|group| self.attr_groups.get(group)) {
            list.extend_from_slice(&group.attributes);
        }
        list
    }
}

/// Returns the memory effects of an old attribute; several of them combine into one `memory(…)`.
fn old_memory_attribute(keyword: K) -> Option<MemoryEffects> {
    Some(match keyword {
        K::Readnone => MemoryEffects::NONE,
        K::Readonly => MemoryEffects::READ_ONLY,
        K::Writeonly => MemoryEffects::WRITE_ONLY,
        K::Argmemonly => MemoryEffects::ARGUMENT_ONLY,
        K::Inaccessiblememonly => MemoryEffects::INACCESSIBLE_ONLY,
        K::InaccessiblememOrArgmemonly => {
            MemoryEffects(MemoryEffects::ARGUMENT_ONLY.0 | MemoryEffects::INACCESSIBLE_ONLY.0)
        }
        _ => return None,
    })
}
