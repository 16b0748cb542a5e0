//! The numbers of attribute lists and of their groups. A group is a set and its position, so the same set on
//! a parameter and on a result is two groups.

use draig_ir::{AttrList, AttrSet, Attribute, Attributes};
use rustc_hash::FxHashMap;

use super::types::TypeIds;
use crate::write::error::{Fault, Result};

/// The places of a list: the function first, then the result, then the parameters.
pub(crate) const FUNCTION: u32 = u32::MAX;
const RESULT: u32 = 0;
const FIRST_PARAM: u32 = 1;

/// The numbers of attribute lists and groups, each from 1; 0 is the empty list.
#[derive(Clone)]
pub(crate) struct AttributeIds<'m> {
    attributes: &'m Attributes,
    lists: Vec<u32>,
    /// The lists of variables, which consist of a single set.
    variables: FxHashMap<AttrSet, u32>,
    groups: FxHashMap<(AttrSet, u32), u32>,
    /// The groups of each list, in the order of the lists' numbers.
    pub(crate) list_order: Vec<Vec<u32>>,
    /// Set and place, in the order of the groups' numbers.
    pub(crate) group_order: Vec<(AttrSet, u32)>,
}

impl<'m> AttributeIds<'m> {
    pub(super) fn new(attributes: &'m Attributes) -> AttributeIds<'m> {
        AttributeIds {
            attributes,
            lists: vec![0; attributes.list_count()],
            variables: FxHashMap::default(),
            groups: FxHashMap::default(),
            list_order: Vec::new(),
            group_order: Vec::new(),
        }
    }

    /// Returns the number of a list.
    #[inline]
    pub(crate) fn number(&self, list: AttrList) -> Result<u64> {
        match self.lists.get(list.index()) {
            Some(&number) if number != 0 || list == AttrList::EMPTY => Ok(u64::from(number)),
            _ => Err(Fault::Unnumbered),
        }
    }

    /// Returns the number of the list of a variable with this set.
    pub(crate) fn variable_number(&self, set: Option<AttrSet>) -> Result<u64> {
        match set {
            None | Some(AttrSet::EMPTY) => Ok(0),
            Some(set) => self.variables.get(&set).map(|&number| u64::from(number)).ok_or(Fault::Unnumbered),
        }
    }

    /// Numbers a list.
    #[inline]
    pub(super) fn mention(&mut self, list: AttrList, types: &mut TypeIds<'_>) -> Result {
        match self.lists.get(list.index()) {
            Some(0) if list != AttrList::EMPTY => self.mention_new(list, types),
            Some(_) => Ok(()),
            None => Err(Fault::Attribute),
        }
    }

    fn mention_new(&mut self, list: AttrList, types: &mut TypeIds<'_>) -> Result {
        let data = self.attributes.list(list);
        let mut groups = Vec::new();
        let places = [(FUNCTION, data.function), (RESULT, data.result)];
        for (place, set) in places.into_iter().chain((FIRST_PARAM..).zip(data.params.iter().copied())) {
            if set != AttrSet::EMPTY {
                groups.push(self.group(set, place, types)?);
            }
        }
        self.list_order.push(groups);
        self.lists[list.index()] = self.list_order.len() as u32;
        Ok(())
    }

    /// Numbers the list of a variable with this set.
    pub(super) fn mention_variable(&mut self, set: AttrSet, types: &mut TypeIds<'_>) -> Result {
        if set != AttrSet::EMPTY && !self.variables.contains_key(&set) {
            let group = self.group(set, FUNCTION, types)?;
            self.list_order.push(vec![group]);
            self.variables.insert(set, self.list_order.len() as u32);
        }
        Ok(())
    }

    fn group(&mut self, set: AttrSet, place: u32, types: &mut TypeIds<'_>) -> Result<u32> {
        if let Some(&number) = self.groups.get(&(set, place)) {
            return Ok(number);
        }
        if set.index() >= self.attributes.set_count() {
            return Err(Fault::Attribute);
        }
        for attribute in self.attributes.set(set) {
            if let Attribute::Type(_, Some(ty)) = attribute {
                types.mention(*ty)?;
            }
        }
        self.group_order.push((set, place));
        let number = self.group_order.len() as u32;
        self.groups.insert((set, place), number);
        Ok(number)
    }
}
