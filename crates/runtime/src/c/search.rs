//! `<search.h>`: sorted trees, a hash table, linear search, and doubly linked lists.
//!
//! The program sees a tree's nodes only as objects that hold a key. Their order is kept in a `tree`, whose
//! shape `twalk` shows.

use std::collections::BTreeMap;

use crate::access::{contract, int, is_null, null, offset, void};
use crate::c::sort::Compare;
use crate::c::tree::{NONE, Node, Path, Tree};
use crate::process::Process;
use crate::system::posix::{EINVAL, ENOMEM};
use crate::table::Entry;
use draig_interp::account::Tally;
use draig_interp::library::Call;
use draig_interp::memory::Family;
use draig_interp::stop::{Result, internal, limit};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("tsearch", "p(ppp)", tsearch),
    ("tfind", "p(ppp)", tfind),
    ("tdelete", "p(ppp)", tdelete),
    ("twalk", "v(pp)", twalk),
    ("tdestroy", "v(pp)", tdestroy),
    ("hcreate", "i(l)", hcreate),
    ("hdestroy", "v()", hdestroy),
    ("hsearch", "p(ppi)", hsearch),
    ("lsearch", "p(ppplp)", lsearch),
    ("insque", "v(pp)", insque),
    ("remque", "v(p)", remque),
];

/// Trees and the hash table.
#[derive(Debug, Default)]
pub(crate) struct Searches {
    /// Trees by the address stored in the program's root variable, which is an object for the whole tree.
    trees: BTreeMap<u64, (Slot, Tree)>,
    table: Option<Table>,
}

/// Table of `hsearch`.
#[derive(Debug)]
struct Table {
    room: u64,
    /// Keys, and the `ENTRY` objects.
    entries: BTreeMap<Vec<u8>, Slot>,
    /// Total size of the keys in bytes.
    keys: usize,
}

impl Searches {
    /// Adds the memory of the trees and the table to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        // Includes an entry's part of a node of its map.
        const NODE: usize = 64;
        for (_, tree) in self.trees.values() {
            tally.fixed(NODE + size_of::<Tree>());
            tree.tally(tally);
        }
        if let Some(table) = &self.table {
            tally.fixed(table.keys + NODE * table.entries.len());
        }
    }

    /// Adds the references to the program's objects.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        for (root, tree) in self.trees.values() {
            out.push(*root);
            out.extend(tree.items());
        }
        out.extend(self.table.iter().flat_map(|table| table.entries.values().copied()));
    }
}

/// Creates an object of the library that holds a pointer.
fn cell(process: &mut Process<'_, '_>, call: &Call<'_>, value: Slot) -> Result<Slot> {
    let size = process.abi.pointer.into();
    let Some(cell) = process.memory.alloc_heap(size, 16, Family::Library, false, call.site) else {
        return limit("memory for a node of a tree");
    };
    process.put_pointer(cell, value, call.site)?;
    Ok(cell)
}

/// Returns the tree of a root pointer.
fn tree<'a>(process: &'a mut Process<'_, '_>, call: &Call<'_>, root: Slot) -> Result<&'a mut Tree> {
    let known = process.state().searches.trees.get(&root.bits).map(|&(known, _)| known);
    let is_known = known.is_some_and(|known| process.memory.about(known) == process.memory.about(root));
    match process.state().searches.trees.get_mut(&root.bits) {
        Some((_, tree)) if is_known => Ok(tree),
        _ => contract(format!("{} with {:#x}, which is the root of no tree", call.name, root.bits)),
    }
}

/// Returns the tree of a root pointer after the program ran, which must not have changed it.
fn same_tree<'a>(process: &'a mut Process<'_, '_>, call: &Call<'_>, root: Slot, changes: u64) -> Result<&'a mut Tree> {
    match process.state().searches.trees.get_mut(&root.bits) {
        Some((_, tree)) if tree.changes() == changes => Ok(tree),
        _ => contract(format!("{} of a tree that is being changed", call.name)),
    }
}

/// Searches a tree for a key, the first argument; returns the path to it, and its node if it exists.
fn search(process: &mut Process<'_, '_>, call: &Call<'_>, root: Slot) -> Result<(Path, Node)> {
    let key = call.pointer(0)?;
    let compare = Compare::plain(call.pointer(2)?);
    let (mut node, changes) = {
        let tree = tree(process, call, root)?;
        (tree.top(), tree.changes())
    };
    let mut path = Path::new();
    while node != NONE {
        let cell = same_tree(process, call, root, changes)?.item(node);
        let other = process.get_pointer(cell, call.site)?;
        let order = compare.call(process, key, other)?;
        if order == 0 {
            break;
        }
        let side = usize::from(order > 0);
        path.push((node, side));
        node = same_tree(process, call, root, changes)?.side(node, side);
    }
    same_tree(process, call, root, changes)?;
    Ok((path, node))
}

fn tsearch(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (key, variable) = (call.pointer(0)?, call.pointer(1)?);
    if is_null(variable) {
        return null();
    }
    let mut root = process.get_pointer(variable, call.site)?;
    if is_null(root) {
        root = cell(process, call, key)?;
        process.put_pointer(variable, root, call.site)?;
        process.state().searches.trees.insert(root.bits, (root, Tree::default()));
    }
    let (path, found) = search(process, call, root)?;
    let tree = tree(process, call, root)?;
    if found != NONE {
        return Ok(tree.item(found));
    }
    let moved = tree.moved();
    process.reserve_large(moved)?;
    let node = cell(process, call, key)?;
    self::tree(process, call, root)?.insert(path, node);
    Ok(node)
}

/// Returns the root of the tree whose variable is the second argument, unless the tree is empty.
fn root_of(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Option<Slot>> {
    let variable = call.pointer(1)?;
    if is_null(variable) {
        return Ok(None);
    }
    let root = process.get_pointer(variable, call.site)?;
    Ok(Some(root).filter(|&root| !is_null(root)))
}

fn tfind(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let Some(root) = root_of(process, call)? else { return null() };
    match search(process, call, root)? {
        (_, NONE) => null(),
        (_, found) => Ok(tree(process, call, root)?.item(found)),
    }
}

/// Implements `tdelete`. The result is the parent node, or for the root another one, which POSIX leaves open;
/// it is not null.
fn tdelete(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let Some(root) = root_of(process, call)? else { return null() };
    let (path, found) = search(process, call, root)?;
    if found == NONE {
        return null();
    }
    let tree = tree(process, call, root)?;
    let node = tree.item(found);
    let above = path.last().map(|&(above, _)| tree.item(above));
    tree.remove(path, found);
    let top = tree.top();
    let left = if top == NONE { None } else { Some(tree.item(top)) };
    process.memory.free(node, Family::Library, call.site)?;
    if let Some(left) = left {
        return Ok(above.unwrap_or(left));
    }
    process.put_pointer(call.pointer(1)?, Slot::plain(0), call.site)?;
    process.state().searches.trees.remove(&root.bits);
    process.memory.free(root, Family::Library, call.site)?;
    Ok(root)
}

fn twalk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const PREORDER: u64 = 0;
    const POSTORDER: u64 = 1;
    const ENDORDER: u64 = 2;
    const LEAF: u64 = 3;
    let (root, action) = (call.pointer(0)?, call.pointer(1)?);
    if is_null(root) {
        return void();
    }
    let (top, changes) = {
        let tree = tree(process, call, root)?;
        (tree.top(), tree.changes())
    };
    // Nodes with their depth and next visit; as many as the tree is deep.
    let mut stack = vec![(top, 0u64, PREORDER)];
    while let Some((node, depth, visit)) = stack.pop() {
        if node == NONE {
            continue;
        }
        let tree = same_tree(process, call, root, changes)?;
        let (item, before, after) = (tree.item(node), tree.side(node, 0), tree.side(node, 1));
        let visit = if before == NONE && after == NONE { LEAF } else { visit };
        process.call_back(action, &[item, Slot::plain(visit), Slot::plain(depth)])?;
        match visit {
            PREORDER => stack.extend([(node, depth, POSTORDER), (before, depth + 1, PREORDER)]),
            POSTORDER => stack.extend([(node, depth, ENDORDER), (after, depth + 1, PREORDER)]),
            _ => {}
        }
    }
    void()
}

fn tdestroy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (root, action) = (call.pointer(0)?, call.pointer(1)?);
    if is_null(root) {
        return void();
    }
    tree(process, call, root)?;
    let Some((root, tree)) = process.state().searches.trees.remove(&root.bits) else {
        return internal("a tree that was there is gone");
    };
    for node in tree.into_items() {
        let key = process.get_pointer(node, call.site)?;
        process.call_back(action, &[key])?;
        process.memory.free(node, Family::Library, call.site)?;
    }
    process.memory.free(root, Family::Library, call.site)?;
    void()
}

/// Implements `hcreate`. As in glibc, the table has room for the next prime number of entries.
fn hcreate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let wanted = call.uint(0)?;
    if process.state().searches.table.is_some() {
        return int(0);
    }
    if wanted > u64::from(u32::MAX) {
        process.set_errno(ENOMEM)?;
        return int(0);
    }
    let is_prime =
        |number: u64| (3..).step_by(2).take_while(|by| by * by <= number).all(|by| !number.is_multiple_of(by));
    let room = (wanted.max(3) | 1..).step_by(2).find(|&number| is_prime(number)).unwrap_or(wanted);
    process.state().searches.table = Some(Table { room, entries: BTreeMap::new(), keys: 0 });
    int(1)
}

fn hdestroy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    if let Some(table) = process.state().searches.table.take() {
        for entry in table.entries.into_values() {
            process.memory.free(entry, Family::Library, call.site)?;
        }
    }
    void()
}

fn hsearch(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const ESRCH: i32 = 3;
    const ENTER: i64 = 1;
    let (key, data, action) = (call.pointer(0)?, call.slot(1)?, call.int(2)?);
    let name = process.cstr(key, call.site)?;
    let Some(table) = &process.state().searches.table else { return process.fail_null(EINVAL) };
    if let Some(&entry) = table.entries.get(&name) {
        return Ok(entry);
    }
    let is_full = table.entries.len() as u64 >= table.room;
    if action != ENTER || is_full {
        return process.fail_null(if action == ENTER { ENOMEM } else { ESRCH });
    }
    let data = match data.tag.is_tainted() {
        true => call.pointer(1)?,
        false => data,
    };
    let word = u64::from(process.abi.pointer);
    let Some(entry) = process.memory.alloc_heap(2 * word, 16, Family::Library, false, call.site) else {
        return limit("memory for an entry of a table");
    };
    process.put_pointer(entry, key, call.site)?;
    process.put_pointer(offset(entry, word), data, call.site)?;
    let Some(table) = &mut process.state().searches.table else { return internal("the table is gone") };
    table.keys += name.capacity();
    table.entries.insert(name, entry);
    Ok(entry)
}

/// Like `lfind`, but adds a missing element at the end.
fn lsearch(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let found = crate::c::sort::lfind(process, call)?;
    if !is_null(found) {
        return Ok(found);
    }
    let (key, base, counter, size) = (call.pointer(0)?, call.pointer(1)?, call.pointer(2)?, call.uint(3)?);
    let word = process.abi.pointer;
    let count = process.get_uint(counter, word, call.site)?;
    let place = offset(base, count.wrapping_mul(size));
    process.copy(place, key, size, true, call.site)?;
    process.put_uint(counter, count + 1, word, call.site)?;
    Ok(place)
}

/// Implements `insque`. An element begins with pointers to the next and the previous one.
fn insque(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (element, before) = (call.pointer(0)?, call.pointer(1)?);
    let word = u64::from(process.abi.pointer);
    let next = if is_null(before) { Slot::plain(0) } else { process.get_pointer(before, call.site)? };
    process.put_pointer(element, next, call.site)?;
    process.put_pointer(offset(element, word), before, call.site)?;
    if !is_null(next) {
        process.put_pointer(offset(next, word), element, call.site)?;
    }
    if !is_null(before) {
        process.put_pointer(before, element, call.site)?;
    }
    void()
}

fn remque(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let element = call.pointer(0)?;
    let word = u64::from(process.abi.pointer);
    let next = process.get_pointer(element, call.site)?;
    let before = process.get_pointer(offset(element, word), call.site)?;
    if !is_null(next) {
        process.put_pointer(offset(next, word), before, call.site)?;
    }
    if !is_null(before) {
        process.put_pointer(before, next, call.site)?;
    }
    void()
}
