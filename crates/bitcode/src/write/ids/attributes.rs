//! The numbers of attribute lists, and of the groups that they are made of: a group is a set at a
//! place, so that the same set of a parameter and of a result is two groups.

use draig_ir::{AttrList, AttrSet, Attribute, Attributes};
use rustc_hash::FxHashMap;

use super::types::TypeIds;

/// The places of a list: the function first, then the result, then the parameters.
pub(crate) const FUNCTION: u32 = u32::MAX;
const RESULT: u32 = 0;
const FIRST_PARAM: u32 = 1;

/// The numbers of attribute lists and groups, each from 1; 0 stands for the empty list.
#[derive(Clone)]
pub(crate) struct AttributeIds<'m> {
    attributes: &'m Attributes,
    lists: Vec<u32>,
    /// The lists of variables, which have a set for themselves only.
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

    /// The number of a list.
    #[inline]
    pub(crate) fn number(&self, list: AttrList) -> u64 {
        u64::from(self.lists[list.index()])
    }

    /// The number of the list of a variable with this set.
    pub(crate) fn variable_number(&self, set: Option<AttrSet>) -> u64 {
        set.and_then(|set| self.variables.get(&set)).map_or(0, |&number| u64::from(number))
    }

    /// Numbers a list.
    #[inline]
    pub(super) fn mention(&mut self, list: AttrList, types: &mut TypeIds<'_>) {
        if list != AttrList::EMPTY && self.lists[list.index()] == 0 {
            self.mention_new(list, types);
        }
    }

    fn mention_new(&mut self, list: AttrList, types: &mut TypeIds<'_>) {
        let data = self.attributes.list(list);
        let mut groups = Vec::new();
        let places = [(FUNCTION, data.function), (RESULT, data.result)];
        for (place, set) in places.into_iter().chain((FIRST_PARAM..).zip(data.params.iter().copied())) {
            if set != AttrSet::EMPTY {
                groups.push(self.group(set, place, types));
            }
        }
        self.list_order.push(groups);
        self.lists[list.index()] = self.list_order.len() as u32;
    }

    /// Numbers the list of a variable with this set.
    pub(super) fn mention_variable(&mut self, set: AttrSet, types: &mut TypeIds<'_>) {
        if set != AttrSet::EMPTY && !self.variables.contains_key(&set) {
            let group = self.group(set, FUNCTION, types);
            self.list_order.push(vec![group]);
            self.variables.insert(set, self.list_order.len() as u32);
        }
    }

    fn group(&mut self, set: AttrSet, place: u32, types: &mut TypeIds<'_>) -> u32 {
        *self.groups.entry((set, place)).or_insert_with(|| {
            for attribute in self.attributes.set(set) {
                if let Attribute::Type(_, Some(ty)) = attribute {
                    types.mention(*ty);
                }
            }
            self.group_order.push((set, place));
            self.group_order.len() as u32
        })
    }
}
