//! Attributes of functions, parameters, results and call sites (LangRef "Parameter Attributes", "Function
//! Attributes"): one set per position; each distinct set and list is stored once. The properties of each kind
//! and its legal positions are in `draig_tables`.

use draig_num::ApInt;
use draig_tables::AttrKind;

use crate::entity::handle;
use crate::interner::Interner;
use crate::strings::{StringPool, Symbol};
use crate::types::Type;

handle! {
    /// Handle of an attribute set of a module. [`AttrSet::EMPTY`] exists in every module.
    AttrSet, "attr-set"
}
handle! {
    /// Handle of the attribute sets of a function or call: function, result and parameters.
    AttrList, "attr-list"
}

impl AttrSet {
    /// The empty set.
    pub const EMPTY: AttrSet = AttrSet::from_u32(0);
}

impl AttrList {
    /// List whose sets are all empty.
    pub const EMPTY: AttrList = AttrList::from_u32(0);
}

/// A half-open, possibly wrapping range of integers of one width (`range(i8 0, 5)`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConstantRange {
    /// The first value in the range.
    pub lower: ApInt,
    /// The end of the range, exclusive.
    pub upper: ApInt,
}

/// One attribute.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Attribute {
    /// A kind without a value, such as `nounwind`.
    Enum(AttrKind),
    /// A kind with an integer, such as `align 8` (in bytes) or `memory(…)` (LLVM's bit mask).
    Int(AttrKind, u64),
    /// A kind with a type, such as `byval(T)`; `None` where old IR omitted the type.
    Type(AttrKind, Option<Type>),
    /// `range(…)`.
    Range(AttrKind, Box<ConstantRange>),
    /// `initializes(…)`.
    RangeList(AttrKind, Box<[ConstantRange]>),
    /// `"key"` or `"key"="value"`.
    String(Symbol, Symbol),
}

impl Attribute {
    /// Returns the kind, or `None` for a string attribute.
    #[inline]
    pub fn kind(&self) -> Option<AttrKind> {
        match *self {
            Attribute::Enum(kind)
            | Attribute::Int(kind, _)
            | Attribute::Type(kind, _)
            | Attribute::Range(kind, _)
            | Attribute::RangeList(kind, _) => Some(kind),
            Attribute::String(..) => None,
        }
    }
}

/// Attribute sets of one function or call.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AttrListData {
    /// Attributes of the function or call itself.
    pub function: AttrSet,
    /// Attributes of the result.
    pub result: AttrSet,
    /// Attributes of the parameters, without trailing empty sets.
    pub params: Box<[AttrSet]>,
}

/// Attribute sets and lists of a module.
#[derive(Clone, Debug)]
pub struct Attributes {
    pub(crate) sets: Interner<Box<[Attribute]>>,
    pub(crate) lists: Interner<AttrListData>,
}

impl Default for Attributes {
    fn default() -> Self {
        let mut sets = Interner::default();
        sets.intern(Box::default());
        let mut lists = Interner::default();
        lists.intern(AttrListData { function: AttrSet::EMPTY, result: AttrSet::EMPTY, params: Box::default() });
        Attributes { sets, lists }
    }
}

impl Attributes {
    /// Returns the attributes of a set: kinds in the order of [`AttrKind`], then strings by key.
    #[inline]
    pub fn set(&self, set: AttrSet) -> &[Attribute] {
        self.sets.get(set.as_u32())
    }

    /// Returns the sets of a list.
    #[inline]
    pub fn list(&self, list: AttrList) -> &AttrListData {
        self.lists.get(list.as_u32())
    }

    /// Number of sets.
    pub fn set_count(&self) -> usize {
        self.sets.len() as usize
    }

    /// Number of lists.
    pub fn list_count(&self) -> usize {
        self.lists.len() as usize
    }

    /// Heap memory in bytes, excluding a frozen base.
    pub fn heap_bytes(&self) -> usize {
        let of_attribute = |attribute: &Attribute| match attribute {
            Attribute::Range(_, range) => size_of_val(&**range),
            Attribute::RangeList(_, ranges) => size_of_val(&**ranges),
            Attribute::Enum(_) | Attribute::Int(..) | Attribute::Type(..) | Attribute::String(..) => 0,
        };
        let sets = self.sets.heap_bytes(|set| size_of_val(&**set) + set.iter().map(of_attribute).sum::<usize>());
        sets + self.lists.heap_bytes(|list| size_of_val(&*list.params))
    }

    /// Returns the set of a parameter, counted from 0.
    #[inline]
    pub fn param(&self, list: AttrList, number: usize) -> AttrSet {
        self.list(list).params.get(number).copied().unwrap_or(AttrSet::EMPTY)
    }

    /// Interns a set. Sorts `attributes`; of several attributes with the same kind or key, the last one wins.
    pub fn intern_set(&mut self, attributes: &mut Vec<Attribute>, strings: &StringPool) -> AttrSet {
        if attributes.is_empty() {
            return AttrSet::EMPTY;
        }
        if !attributes.is_sorted_by(|a, b| order_key(a, strings) < order_key(b, strings)) {
            // A stable sort keeps the order of writing among equals. `dedup` keeps the first of a run, so reverse
            // to keep the last.
            attributes.reverse();
            attributes.sort_by(|a, b| order_key(a, strings).cmp(&order_key(b, strings)));
            attributes.dedup_by(|a, b| order_key(a, strings) == order_key(b, strings));
        }
        AttrSet::from_u32(self.sets.intern(attributes.as_slice().into()))
    }

    /// Interns a list of sets.
    pub fn intern_list(&mut self, function: AttrSet, result: AttrSet, params: &[AttrSet]) -> AttrList {
        let used = params.iter().rposition(|&set| set != AttrSet::EMPTY).map_or(0, |last| last + 1);
        if used == 0 && function == AttrSet::EMPTY && result == AttrSet::EMPTY {
            return AttrList::EMPTY;
        }
        AttrList::from_u32(self.lists.intern(AttrListData { function, result, params: params[..used].into() }))
    }

    /// Returns the attribute of this kind in a set, if the set has one.
    pub fn get(&self, set: AttrSet, kind: AttrKind) -> Option<&Attribute> {
        // The set is sorted, and strings come last.
        for attribute in self.set(set) {
            match attribute.kind() {
                Some(other) if (other as u16) < kind as u16 => {}
                Some(other) if other == kind => return Some(attribute),
                _ => return None,
            }
        }
        None
    }

    /// Whether a set contains this kind.
    pub fn has(&self, set: AttrSet, kind: AttrKind) -> bool {
        self.get(set, kind).is_some()
    }

    /// Returns the integer of the attribute of this kind in a set; `None` if the set has none, or it has no
    /// integer.
    pub fn int(&self, set: AttrSet, kind: AttrKind) -> Option<u64> {
        match self.get(set, kind) {
            Some(&Attribute::Int(_, value)) => Some(value),
            _ => None,
        }
    }

    /// Returns the value of a string attribute in a set; `None` if the key is missing.
    pub fn string(&self, set: AttrSet, key: Symbol) -> Option<Symbol> {
        self.set(set).iter().find_map(|attribute| match *attribute {
            Attribute::String(k, value) if k == key => Some(value),
            _ => None,
        })
    }
}

/// Sort key: kinds come before strings, and strings are ordered bytewise.
fn order_key<'a>(attribute: &Attribute, strings: &'a StringPool) -> (u16, &'a [u8]) {
    match *attribute {
        Attribute::String(key, _) => (u16::MAX, strings.get(key)),
        ref other => (other.kind().map_or(0, |kind| kind as u16), &[]),
    }
}
