//! Lifetimes of stack objects: R12, R37.

use super::*;
use crate::rules;

fn dead_alloca(lab: &mut Lab) -> Slot {
    let options = StackOptions { starts_dead: true, ..StackOptions::default() };
    lab.memory.alloc_stack(8, 8, options, HERE).expect("there is room")
}

#[test]
fn an_alloca_with_lifetimes_begins_dead() {
    let mut lab = Lab::new();
    let p = dead_alloca(&mut lab);
    let value = lab.get(p, &int(32));
    assert!(lab.is_poison(value));
    breaks(lab.store(p, &int(32), &[Slot::plain(0)]), &rules::STORE_TO_DEAD_OBJECT);
    breaks(lab.load(at(p, 8), &int(8)), &rules::ACCESS_OUT_OF_BOUNDS);
    lab.memory.lifetime_start(p);
    let value = lab.get(p, &int(32));
    assert_eq!(lab.mask(value), 0xffff_ffff);
    lab.put(p, &int(32), Slot::plain(4));
    assert_eq!(lab.get(p, &int(32)), Slot::plain(4));
}

#[test]
fn a_new_life_is_uninitialised_and_at_the_same_address() {
    let mut lab = Lab::new();
    let p = dead_alloca(&mut lab);
    lab.memory.lifetime_start(p);
    lab.put(p, &int(32), Slot::plain(4));
    lab.memory.lifetime_end(p, THERE);
    assert_eq!(lab.memory.object(p.tag.prov()).freed, THERE);
    let value = lab.get(p, &int(32));
    assert!(lab.is_poison(value));
    assert!(lab.memory.load_fast::<4>(p, 3).is_none());
    breaks(lab.store(p, &int(32), &[Slot::plain(0)]), &rules::STORE_TO_DEAD_OBJECT);
    lab.memory.lifetime_end(p, HERE);
    assert_eq!(lab.memory.object(p.tag.prov()).freed, THERE, "a second end does nothing");
    lab.memory.lifetime_start(p);
    let value = lab.get(p, &int(32));
    assert_eq!(lab.mask(value), 0xffff_ffff);
    let poison = lab.poison();
    lab.memory.lifetime_end(poison, HERE);
    lab.put(p, &int(32), Slot::plain(0));
}

#[test]
fn stack_objects_die_at_return() {
    let mut lab = Lab::new();
    let mark = lab.memory.stack_mark();
    let options = StackOptions { escapes: true, ..StackOptions::default() };
    let p = lab.memory.alloc_stack(8, 8, options, HERE).expect("there is room");
    lab.put(p, &int(32), Slot::plain(1));
    lab.memory.expose(p.tag.prov());
    lab.memory.release_stack(mark, THERE);
    let value = lab.get(p, &int(32));
    assert!(lab.is_poison(value));
    let (code, what) = broken(lab.store(p, &int(32), &[Slot::plain(1)]));
    assert_eq!(code, "UB104");
    assert_eq!(what, "4 bytes written at offset 0 of a stack object of 8 bytes whose function has returned");
    breaks(lab.load(Slot::plain(p.bits), &int(32)), &rules::NO_PROVENANCE);
    breaks(lab.memory.read_bytes(p, 1, HERE).map(<[u8]>::to_vec), &rules::UNDEFINED_LIBRARY_ARGUMENT);
    // The address is reused by an object that the old pointer may not access.
    let q = lab.stack(8);
    assert_eq!(q.bits, p.bits);
    lab.put(q, &int(32), Slot::plain(2));
    let value = lab.get(p, &int(32));
    assert!(lab.is_poison(value));
}

#[test]
fn entries_of_unescaped_objects_are_reused_at_once() {
    let mut lab = Lab::new();
    let mark = lab.memory.stack_mark();
    let p = lab.stack(8);
    lab.put(p, &int(64), Slot::plain(1));
    lab.memory.release_stack(mark, HERE);
    let q = lab.stack(8);
    assert_eq!(q.tag, p.tag);
    let value = lab.get(q, &int(64));
    assert_eq!(lab.mask(value), u64::MAX, "and nothing of the old value is left");
}

#[test]
fn marks_nest() {
    let mut lab = Lab::new();
    let outer = lab.memory.stack_mark();
    let p = lab.stack(8);
    let inner = lab.memory.stack_mark();
    lab.stack(100);
    lab.memory.release_stack(inner, HERE);
    assert_eq!(lab.memory.stack_mark(), inner);
    lab.put(p, &int(64), Slot::plain(1));
    lab.memory.release_stack(outer, HERE);
    assert_eq!(lab.memory.stack_mark(), outer);
}

#[test]
fn the_stack_has_an_end() {
    let mut lab = Lab::new();
    for size in [(1 << 20) + 1, u64::MAX, u64::MAX - 100] {
        let stop = lab.memory.alloc_stack(size, 8, StackOptions::default(), HERE);
        assert!(matches!(*stop.expect_err("too much"), Stop::Limit(_)));
    }
    lab.memory.alloc_stack(1 << 20, 8, StackOptions::default(), HERE).expect("just enough");
}

#[test]
fn stack_objects_that_are_made_at_once_are_as_one_by_one() {
    let sizes = [(4, 4), (1, 1), (16, 16), (0, 1), (100, 8), (8, 64)];
    let dead = StackOptions { starts_dead: true, ..StackOptions::default() };
    let kinds = sizes.map(|(size, align)| (size, align, if size == 100 { dead } else { StackOptions::default() }));
    let (mut one_by_one, mut at_once) = (Lab::new(), Lab::new());
    let slots: Vec<Slot> = (kinds.iter().zip(1..))
        .map(|(&(size, align, options), number)| {
            one_by_one.memory.alloc_stack(size, align, options, Site(number)).expect("there is room")
        })
        .collect();
    let mut made = Vec::new();
    assert!(at_once.memory.alloc_stack_run(kinds.into_iter(), Site(1), |slot| made.push(slot)));
    assert_eq!(made, slots);
    for slot in &slots {
        let [left, right] = [&one_by_one, &at_once].map(|lab| *lab.memory.object(slot.tag.prov()));
        assert_eq!((left.base, left.size, left.flags, left.made), (right.base, right.size, right.flags, right.made));
    }
    assert_eq!(one_by_one.memory.stack_mark(), at_once.memory.stack_mark());
    // If a run of objects does not fit, none is allocated.
    let huge = [(8, 8, StackOptions::default()), (1 << 20, 8, StackOptions::default())];
    let before = at_once.memory.stack_mark();
    assert!(!at_once.memory.alloc_stack_run(huge.into_iter(), Site(9), |_| panic!("it does not fit")));
    assert_eq!(at_once.memory.stack_mark(), before);
}
