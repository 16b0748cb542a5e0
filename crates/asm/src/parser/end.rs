//! Checks that need the whole module: undefined names, in LLVM's order, and attributes that come from groups.

use std::borrow::Cow;

use draig_diag::{Diagnostic, Diagnostics, Span};
use draig_ir::{AttrList, AttrSet, Global, GlobalKind, Symbol};
use rustc_hash::FxHashMap;

use super::cursor::ParseError;
use super::globals::take_alignment;
use super::scope::{Found, Scope, UNMENTIONED};
use super::types::TypeName;
use crate::lexer::{Lexer, TokenKind, value};
use crate::messages::Message;

impl Scope {
    /// Finishes reading: reports undefined names and merges the findings of bodies. Errors about undeclared
    /// intrinsics have their place among the others.
    pub(super) fn end_of_module(
        &mut self,
        text: &[u8],
        found: Found,
        intrinsic_errors: Vec<ParseError>,
        errors: &mut Vec<ParseError>,
    ) -> Diagnostics {
        self.apply_groups();
        self.check_dso_local_equivalents(&found, errors);
        self.check_types(&found, errors);
        self.check_comdats(errors);
        errors.extend(intrinsic_errors);
        self.check_globals(text, &found, errors);
        self.name_structs();
        let mut warnings = Diagnostics::new();
        for (loc, message) in found.warnings {
            warnings.push(Diagnostic::warning(Message::code_of(&message), message).at(Span::new(loc, loc)));
        }
        warnings
    }

    /// Adds the attributes of groups to functions and variables.
    fn apply_groups(&mut self) {
        let grouped = std::mem::take(&mut self.grouped_attributes);
        // Most globals have groups alone, and few of these differ.
        let mut of_groups = FxHashMap::default();
        for (global, attributes) in &grouped {
            let is_function = self.module.global(*global).is_function();
            let groups = attributes.attributes.is_empty().then_some((is_function, &attributes.groups));
            let mut interned = || {
                let mut list = self.with_groups(&attributes.attributes, &attributes.groups);
                let align = if is_function { take_alignment(&mut list) } else { None };
                let tables = &mut self.module.tables;
                (tables.attributes.intern_set(&mut list, &tables.strings), align)
            };
            let (set, align) = match groups {
                Some(groups) => *of_groups.entry(groups).or_insert_with(interned),
                None => interned(),
            };
            let list = match self.module.global(*global).as_function() {
                Some(function) => self.with_function_set(function.attributes, set),
                None => AttrList::EMPTY,
            };
            let data = self.module.global_mut(*global);
            data.align = align.or(data.align);
            match &mut data.kind {
                GlobalKind::Variable(variable) => variable.attributes = Some(set),
                GlobalKind::Function(function) => function.attributes = list,
                GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => {}
            }
        }
    }

    fn with_function_set(&mut self, list: AttrList, set: AttrSet) -> AttrList {
        let attributes = &mut self.module.tables.attributes;
        let old = attributes.list(list).clone();
        attributes.intern_list(set, old.result, &old.params)
    }

    fn check_dso_local_equivalents(&self, found: &Found, errors: &mut Vec<ParseError>) {
        for &(name, loc, global) in &found.dso_local_equivalents {
            let state = self.global_states.get(global.index());
            if state.is_none_or(|state| !state.defined) {
                let name = match name {
                    Ok(symbol) => self.text(symbol),
                    Err(_) => String::new(),
                };
                let message = format!("unknown function '{name}' referenced by dso_local_equivalent");
                errors.push(*ParseError::at_end(loc, message));
                continue;
            }
            let ty = self.module.global(global).value_type;
            if self.module.tables.types.as_function(ty).is_none() {
                let message = "expected a function, alias to function, or ifunc in dso_local_equivalent";
                errors.push(*ParseError::at_end(loc, message));
            }
        }
    }

    fn check_types(&self, found: &Found, errors: &mut Vec<ParseError>) {
        let mut undefined: Vec<(TypeName, u32)> = Vec::new();
        for &(name, ty) in &self.type_names {
            if let Some(state) = self.struct_states.get(&ty)
                && state.defined_at.is_none()
            {
                undefined.push((name, state.first_use));
            }
        }
        #[expect(clippy::iter_over_hash_type, reason = "sorted below")]
        for (&name, &(_, loc)) in &found.types {
            undefined.push((name, loc));
        }
        undefined.sort_by_key(|&(name, loc)| match name {
            TypeName::Number(number) => (0, number, loc),
            TypeName::Name(_) => (1, 0, loc),
        });
        for (name, loc) in undefined {
            let message = match name {
                TypeName::Number(number) => format!("use of undefined type '%{number}'"),
                TypeName::Name(symbol) => format!("use of undefined type named '{}'", self.text(symbol)),
            };
            errors.push(*ParseError::at_end(loc, message));
        }
    }

    fn check_comdats(&self, errors: &mut Vec<ParseError>) {
        let mut undefined: Vec<(&[u8], u32)> =
            self.undefined_comdats.iter().map(|(&symbol, &loc)| (self.module.tables.str(symbol), loc)).collect();
        undefined.sort_unstable();
        for (name, loc) in undefined {
            let name = String::from_utf8_lossy(name);
            errors.push(*ParseError::at_end(loc, format!("use of undefined comdat '${name}'")));
        }
    }

    /// Reports undefined globals: by name, then by number, each at its first mention.
    fn check_globals(&self, text: &[u8], found: &Found, errors: &mut Vec<ParseError>) {
        let mut first_mentions = None;
        let mut named: Vec<(&[u8], u32)> = Vec::new();
        let mut intrinsics: Vec<(&[u8], u32)> = Vec::new();
        let mut numbered: Vec<(u32, u32)> = Vec::new();
        for (index, state) in self.global_states.iter().enumerate() {
            if state.defined || state.first_use == UNMENTIONED {
                continue;
            }
            // Bodies, which may precede the top level's mention, recorded nothing.
            let mentions = first_mentions.get_or_insert_with(|| FirstMentions::new(text));
            let symbol = self.module.global(Global::from_u32(index as u32)).name;
            if symbol != Symbol::EMPTY {
                let name = self.module.tables.str(symbol);
                let list = if name.starts_with(b"llvm.") { &mut intrinsics } else { &mut named };
                list.push((name, mentions.of_name(name).unwrap_or(state.first_use)));
            } else if let Some(number) = self.number_of(Global::from_u32(index as u32)) {
                numbered.push((number, mentions.of_number(number).unwrap_or(state.first_use)));
            }
        }
        for global in found.globals.iter().filter(|global| !self.is_intrinsic(global)) {
            match global.name {
                Ok(symbol) => named.push((self.module.tables.str(symbol), global.loc)),
                Err(number) => numbered.push((number, global.loc)),
            }
        }
        named.sort_unstable();
        named.dedup_by_key(|&mut (name, _)| name);
        numbered.sort_unstable();
        numbered.dedup_by_key(|&mut (number, _)| number);
        // A mention outside functions is not a call.
        intrinsics.sort_unstable();
        for (_, loc) in intrinsics {
            errors.push(*ParseError::at_end(loc, "intrinsic can only be used as callee"));
        }
        for (name, loc) in named {
            let name = String::from_utf8_lossy(name);
            errors.push(*ParseError::at_end(loc, format!("use of undefined value '@{name}'")));
        }
        for (number, loc) in numbered {
            errors.push(*ParseError::at_end(loc, format!("use of undefined value '@{number}'")));
        }
    }

    /// Stores the names of structs in the module.
    fn name_structs(&mut self) {
        for &(name, ty) in &self.type_names {
            if let TypeName::Name(symbol) = name
                && self.struct_states.contains_key(&ty)
            {
                self.module.register_struct_name(symbol, ty);
            }
        }
    }

    fn number_of(&self, global: Global) -> Option<u32> {
        self.numbered_globals.find(|other| other == global)
    }

    fn text(&self, symbol: Symbol) -> String {
        String::from_utf8_lossy(self.module.tables.str(symbol)).into_owned()
    }
}

/// The first mention of each global in a text.
struct FirstMentions<'a> {
    names: FxHashMap<Cow<'a, [u8]>, u32>,
    numbers: FxHashMap<u32, u32>,
}

impl<'a> FirstMentions<'a> {
    fn new(text: &'a [u8]) -> FirstMentions<'a> {
        let mut mentions = FirstMentions { names: FxHashMap::default(), numbers: FxHashMap::default() };
        let mut lexer = Lexer::new(text, 0..text.len() as u32);
        loop {
            let token = lexer.next();
            let spelled = lexer.text(token);
            match token.kind {
                TokenKind::GlobalVar => {
                    mentions.names.entry(value::name(spelled)).or_insert(token.start());
                }
                TokenKind::GlobalId => {
                    mentions.numbers.entry(value::id(spelled)).or_insert(token.start());
                }
                TokenKind::Eof | TokenKind::Error => return mentions,
                _ => {}
            }
        }
    }

    fn of_name(&self, name: &[u8]) -> Option<u32> {
        self.names.get(name).copied()
    }

    fn of_number(&self, number: u32) -> Option<u32> {
        self.numbers.get(&number).copied()
    }
}
