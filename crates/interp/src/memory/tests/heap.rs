//! The allocator: R33, families, reuse of addresses, limits.

use super::*;
use crate::rules;

#[test]
fn heap_objects_begin_undefined_or_zero() {
    let mut lab = Lab::new();
    let p = lab.heap(8);
    let value = lab.get(p, &int(64));
    assert_eq!(lab.mask(value), u64::MAX);
    let q = lab.memory.alloc_heap(8, 1, Family::Malloc, true, HERE).expect("there is room");
    assert_eq!(lab.get(q, &int(64)), Slot::plain(0));
    assert_eq!((p.bits % 16, q.bits % 16), (0, 0));
    assert_ne!(lab.heap(0).bits, lab.heap(0).bits);
}

#[test]
fn freed_memory_is_not_accessed() {
    let mut lab = Lab::new();
    let p = lab.heap(8);
    lab.put(p, &int(32), Slot::plain(1));
    lab.memory.free(p, Family::Malloc, THERE).expect("it is live");
    assert_eq!(lab.memory.object(p.tag.prov()).freed, THERE);
    let (code, what) = broken(lab.load(at(p, 4), &int(32)));
    assert_eq!((code, what.as_str()), ("UB103", "4 bytes read at offset 4 of an object of 8 bytes that was freed"));
    assert!(lab.memory.load_fast::<4>(p, 0).is_none());
    // Not even when the address belongs to another object.
    let q = lab.heap(8);
    assert_eq!(q.bits, p.bits);
    lab.put(q, &int(32), Slot::plain(1));
    breaks(lab.store(p, &int(32), &[Slot::plain(1)]), &rules::USE_AFTER_FREE);
}

#[test]
fn only_live_heap_objects_may_be_freed() {
    let mut lab = Lab::new();
    lab.memory.free(Slot::plain(0), Family::Malloc, HERE).expect("null is fine");
    let p = lab.heap(8);
    let (code, what) = broken(lab.memory.free(at(p, 4), Family::Malloc, HERE));
    assert_eq!((code, what.as_str()), ("UB402", "free of a pointer to offset 4 of an object of 8 bytes"));
    let (_, what) = broken(lab.memory.free(p, Family::New, HERE));
    assert_eq!(what, "operator delete of an object that malloc allocated");
    lab.memory.free(p, Family::Malloc, HERE).expect("it is live");
    breaks(lab.memory.free(p, Family::Malloc, HERE), &rules::DOUBLE_FREE);
    let local = lab.stack(8);
    let (code, what) = broken(lab.memory.free(local, Family::Malloc, HERE));
    assert_eq!((code, what.as_str()), ("UB402", "free of a stack object of 8 bytes"));
    breaks(lab.memory.free(Slot::plain(4096), Family::Malloc, HERE), &rules::FREE_OF_FOREIGN);
    let poison = lab.poison();
    breaks(lab.memory.free(poison, Family::Malloc, HERE), &rules::UNDEFINED_LIBRARY_ARGUMENT);
    // An exposed address may be freed as a number.
    let p = lab.heap(8);
    breaks(lab.memory.free(Slot::plain(p.bits), Family::Malloc, HERE), &rules::FREE_OF_FOREIGN);
    lab.memory.expose(p.tag.prov());
    lab.memory.free(Slot::plain(p.bits), Family::Malloc, HERE).expect("it is exposed");
}

#[test]
fn realloc_kills_the_old_pointer_even_in_place() {
    let mut lab = Lab::new();
    let p = lab.heap(8);
    lab.put(p, &int(64), p);
    let q = lab.memory.realloc(p, 12, Family::Malloc, HERE).expect("it is live").expect("there is room");
    assert_eq!(q.bits, p.bits);
    assert_ne!(q.tag, p.tag);
    assert_eq!(lab.get(q, &int(64)), p);
    let value = lab.get(at(q, 8), &int(32));
    assert_eq!(lab.mask(value), 0xffff_ffff);
    breaks(lab.load(p, &int(8)), &rules::USE_AFTER_FREE);
    let r = lab.memory.realloc(q, 4000, Family::Malloc, HERE).expect("it is live").expect("there is room");
    assert_ne!(r.bits, q.bits);
    assert_eq!(lab.get(r, &int(64)), p, "provenance moves with the bytes");
    breaks(lab.memory.realloc(q, 1, Family::Malloc, HERE), &rules::DOUBLE_FREE);
    let none = lab.memory.realloc(r, 1 << 40, Family::Malloc, HERE).expect("it is live");
    assert_eq!(none, None);
    assert_eq!(lab.get(r, &int(64)), p);
    assert!(lab.memory.realloc(Slot::plain(0), 8, Family::Malloc, HERE).expect("null is fine").is_some());
}

#[test]
fn alignment_of_any_size() {
    let mut lab = Lab::new();
    for shift in 0..16 {
        let align = 1 << shift;
        let p = lab.memory.alloc_heap(24, align, Family::AlignedNew, false, HERE).expect("there is room");
        assert_eq!(p.bits % align, 0);
        lab.put(at(p, 16), &int(64), Slot::plain(align));
        lab.memory.free(p, Family::AlignedNew, HERE).expect("it is live");
    }
}

#[test]
fn full_memory_is_reported_and_freeing_recovers() {
    let limits = MemoryLimits { total: 4 << 20, stack: 1 << 20 };
    let mut memory = Memory::new(limits, MemoryFacts { big_endian: false, pointer_bytes: 8 }, 0);
    let mut all = Vec::new();
    while let Some(p) = memory.alloc_heap(100_000, 1, Family::Malloc, false, HERE) {
        all.push(p);
    }
    assert!(all.len() > 20);
    for p in all.drain(..) {
        memory.free(p, Family::Malloc, HERE).expect("it is live");
    }
    assert!(memory.alloc_heap(90_000, 1, Family::Malloc, false, HERE).is_some(), "a larger block will do");
    for size in [u64::MAX, u64::MAX - 16, 1 << 63] {
        assert!(memory.alloc_heap(size, 1, Family::Malloc, false, HERE).is_none());
        assert!(memory.alloc_heap(1, size, Family::Malloc, false, HERE).is_none());
    }
}

#[test]
fn the_seed_decides_which_address_comes_next() {
    let addresses = |seed| {
        let mut lab = Lab::with(false, 8, seed);
        let many: Vec<Slot> = (0..8).map(|_| lab.heap(32)).collect();
        for &p in &many {
            lab.memory.free(p, Family::Malloc, HERE).expect("it is live");
        }
        (0..8).map(|_| lab.heap(32).bits).collect::<Vec<u64>>()
    };
    assert_eq!(addresses(0), addresses(0));
    assert_eq!(addresses(5), addresses(5));
    assert_ne!(addresses(0), addresses(5));
}
