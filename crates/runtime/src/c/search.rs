//! `<search.h>`: sorted trees, a hash table, linear search, and lists linked both ways.
//!
//! A tree's nodes are objects that hold a key, which is all that the program may look at; their order is
//! kept here, and the shape that `twalk` shows is that of a balanced tree.

use crate::access::{contract, int, is_null, null, offset, void};
use crate::c::sort::Compare;
use crate::process::Process;
use crate::system::posix::{EINVAL, ENOMEM};
use crate::table::Entry;
use draig_interp::account::Tally;
use draig_interp::library::Call;
use draig_interp::memory::Family;
use draig_interp::stop::{Run, limit};
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
    trees: Vec<Tree>,
    table: Option<Table>,
}

#[derive(Debug)]
struct Tree {
    /// What the program's variable holds: an object for the tree as a whole.
    root: Slot,
    /// The nodes in order.
    nodes: Vec<Slot>,
}

/// The table of `hsearch`.
#[derive(Debug)]
struct Table {
    room: u64,
    /// Keys, and the `ENTRY` objects.
    entries: std::collections::BTreeMap<Vec<u8>, Slot>,
}

impl Searches {
    /// Adds up what they take.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        const NODE: usize = 64;
        tally.vec(&self.trees);
        self.trees.iter().for_each(|tree| tally.vec(&tree.nodes));
        if let Some(table) = &self.table {
            tally.fixed(table.entries.keys().map(|key| key.capacity() + NODE).sum());
        }
    }

    /// What the program has of them.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        for tree in &self.trees {
            out.push(tree.root);
            out.extend_from_slice(&tree.nodes);
        }
        out.extend(self.table.iter().flat_map(|table| table.entries.values().copied()));
    }
}

/// An object of the library's with a pointer in it.
fn cell(process: &mut Process<'_, '_>, call: &Call<'_>, value: Slot) -> Run<Slot> {
    let size = process.abi.pointer.into();
    let Some(cell) = process.memory.alloc_heap(size, 16, Family::Library, false, call.site) else {
        return limit("memory for a node of a tree");
    };
    process.put_pointer(cell, value, call.site)?;
    Ok(cell)
}

/// The tree that a root pointer stands for; none for an empty one.
fn tree(process: &mut Process<'_, '_>, call: &Call<'_>, root: Slot) -> Run<Option<usize>> {
    if is_null(root) {
        return Ok(None);
    }
    let found = process.state().searches.trees.iter().position(|tree| tree.root.bits == root.bits);
    match found {
        Some(place) => Ok(Some(place)),
        None => contract(format!("{} with {:#x}, which is the root of no tree", call.name, root.bits)),
    }
}

/// Where a key is among the nodes of a tree, or where it would be.
fn place(process: &mut Process<'_, '_>, call: &Call<'_>, tree: usize) -> Run<Result<usize, usize>> {
    let key = call.pointer(0)?;
    let compare = Compare::plain(call.pointer(2)?);
    let (mut low, mut high) = (0, process.state().searches.trees[tree].nodes.len());
    while low < high {
        let middle = low + (high - low) / 2;
        let node = process.state().searches.trees[tree].nodes[middle];
        let other = process.get_pointer(node, call.site)?;
        match compare.call(process, key, other)? {
            ..0 => high = middle,
            0 => return Ok(Ok(middle)),
            1.. => low = middle + 1,
        }
    }
    Ok(Err(low))
}

fn tsearch(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let (key, variable) = (call.pointer(0)?, call.pointer(1)?);
    if is_null(variable) {
        return null();
    }
    let root = process.get_pointer(variable, call.site)?;
    let number = match tree(process, call, root)? {
        Some(number) => number,
        None => {
            let root = cell(process, call, key)?;
            process.put_pointer(variable, root, call.site)?;
            process.state().searches.trees.push(Tree { root, nodes: Vec::new() });
            process.state().searches.trees.len() - 1
        }
    };
    match place(process, call, number)? {
        Ok(found) => Ok(process.state().searches.trees[number].nodes[found]),
        Err(free) => {
            let held = process.state().searches.trees[number].nodes.capacity() * size_of::<Slot>();
            process.afford_large(2 * held as u64)?;
            let node = cell(process, call, key)?;
            process.state().searches.trees[number].nodes.insert(free, node);
            Ok(node)
        }
    }
}

fn tfind(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let variable = call.pointer(1)?;
    if is_null(variable) {
        return null();
    }
    let root = process.get_pointer(variable, call.site)?;
    let Some(number) = tree(process, call, root)? else { return null() };
    let Ok(found) = place(process, call, number)? else { return null() };
    Ok(process.state().searches.trees[number].nodes[found])
}

/// The result is the node above, of which there is always one: that of the whole tree.
fn tdelete(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let variable = call.pointer(1)?;
    if is_null(variable) {
        return null();
    }
    let root = process.get_pointer(variable, call.site)?;
    let Some(number) = tree(process, call, root)? else { return null() };
    let Ok(found) = place(process, call, number)? else { return null() };
    let node = process.state().searches.trees[number].nodes.remove(found);
    process.memory.free(node, Family::Library, call.site)?;
    if let Some(&left) = process.state().searches.trees[number].nodes.first() {
        return Ok(left);
    }
    // Of the last node's parent only that it is not null is told.
    process.put_pointer(variable, Slot::plain(0), call.site)?;
    process.state().searches.trees.swap_remove(number);
    process.memory.free(root, Family::Library, call.site)?;
    Ok(root)
}

fn twalk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    const PREORDER: u64 = 0;
    const POSTORDER: u64 = 1;
    const ENDORDER: u64 = 2;
    const LEAF: u64 = 3;
    let (root, action) = (call.pointer(0)?, call.pointer(1)?);
    let Some(number) = tree(process, call, root)? else { return void() };
    let nodes = process.state().searches.trees[number].nodes.clone();
    process.afford_large((nodes.len() * size_of::<Slot>()) as u64)?;
    // Ranges of nodes with their depth, and how often their middle was visited: as deep as a tree of halves.
    let mut stack = vec![(0, nodes.len(), 0u64, PREORDER)];
    while let Some((low, high, depth, visit)) = stack.pop() {
        if low >= high {
            continue;
        }
        let middle = low + (high - low) / 2;
        let visit_now = if high - low == 1 { LEAF } else { visit };
        process.call_back(action, &[nodes[middle], Slot::plain(visit_now), Slot::plain(depth)])?;
        match visit_now {
            PREORDER => stack.extend([(low, high, depth, POSTORDER), (low, middle, depth + 1, PREORDER)]),
            POSTORDER => stack.extend([(low, high, depth, ENDORDER), (middle + 1, high, depth + 1, PREORDER)]),
            _ => {}
        }
    }
    void()
}

fn tdestroy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let (root, action) = (call.pointer(0)?, call.pointer(1)?);
    let Some(number) = tree(process, call, root)? else { return void() };
    let tree = process.state().searches.trees.swap_remove(number);
    for node in tree.nodes {
        let key = process.get_pointer(node, call.site)?;
        process.call_back(action, &[key])?;
        process.memory.free(node, Family::Library, call.site)?;
    }
    process.memory.free(root, Family::Library, call.site)?;
    void()
}

/// As glibc's, the table has room for the next prime number.
fn hcreate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
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
    process.state().searches.table = Some(Table { room, entries: std::collections::BTreeMap::new() });
    int(1)
}

fn hdestroy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    if let Some(table) = process.state().searches.table.take() {
        for entry in table.entries.into_values() {
            process.memory.free(entry, Family::Library, call.site)?;
        }
    }
    void()
}

fn hsearch(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
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
    if let Some(table) = &mut process.state().searches.table {
        table.entries.insert(name, entry);
    }
    Ok(entry)
}

/// As `lfind`, but what is not there is added at the end.
fn lsearch(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
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

/// An element begins with pointers to the next and the previous one.
fn insque(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
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

fn remque(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
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
