//! Promises about pointer arguments and functions: R18, R19, R20, R21.

use super::*;
use crate::rules;

fn noalias() -> Restriction {
    Restriction { noalias: true, ..Restriction::default() }
}

fn initialised(lab: &mut Lab) -> Slot {
    let p = lab.stack(16);
    lab.memory.fill(&lab.taints, p, Slot::plain(1), 16, HERE).expect("it fits");
    p
}

#[test]
fn noalias_concerns_only_modified_memory() {
    let mut lab = Lab::new();
    let p = initialised(&mut lab);
    let d = lab.memory.restrict(p, noalias(), 1, HERE);
    assert_ne!(d.tag, p.tag);
    // Reads through both pointers are allowed, and so are disjoint writes.
    lab.get(d, &int(32));
    lab.get(p, &int(32));
    lab.put(at(d, 4), &int(32), Slot::plain(5));
    lab.put(at(p, 8), &int(32), Slot::plain(6));
    assert_eq!(lab.get(at(d, 4), &int(32)), Slot::plain(5));
    let (code, what) = broken(lab.load(at(p, 4), &int(32)));
    let how = "read without the noalias pointer after being written through it";
    assert_eq!((code, what), ("UB114", format!("4 bytes at {:#x} {how}", at(p, 4).bits)));
    breaks(lab.store(at(p, 4), &int(8), &[Slot::plain(0)]), &rules::NOALIAS_VIOLATED);
    breaks(lab.load(at(d, 8), &int(8)), &rules::NOALIAS_VIOLATED);
    // Bytes read through both pointers may be modified through neither.
    breaks(lab.store(d, &int(8), &[Slot::plain(0)]), &rules::NOALIAS_VIOLATED);
    breaks(lab.store(p, &int(8), &[Slot::plain(0)]), &rules::NOALIAS_VIOLATED);
}

#[test]
fn noalias_ends_with_the_call() {
    let mut lab = Lab::new();
    let p = initialised(&mut lab);
    let d = lab.memory.restrict(p, noalias(), 1, HERE);
    assert!(!lab.memory.store_fast::<4>(p, Slot::plain(2), 3, HERE));
    lab.put(d, &int(32), Slot::plain(2));
    let mut returned = [d];
    lab.memory.end_restrictions(&mut lab.taints, 1, &mut returned, false);
    assert_eq!(returned, [p], "the result is what was passed");
    assert!(lab.memory.store_fast::<4>(p, Slot::plain(3), 3, HERE), "the fast path is open again");
    assert_eq!(lab.memory.load_fast::<4>(p, 3), Some(Slot::plain(3)));
}

#[test]
fn noalias_counts_pointers_derived_from_it_as_it() {
    let mut lab = Lab::new();
    let p = initialised(&mut lab);
    let d = lab.memory.restrict(p, noalias(), 1, HERE);
    let e = lab.memory.restrict(at(d, 4), noalias(), 2, HERE);
    lab.put(e, &int(32), Slot::plain(2));
    breaks(lab.load(at(d, 4), &int(32)), &rules::NOALIAS_VIOLATED);
    lab.memory.end_restrictions(&mut lab.taints, 2, &mut [], false);
    lab.get(at(d, 4), &int(32));
    breaks(lab.load(at(p, 4), &int(32)), &rules::NOALIAS_VIOLATED);
    let f = lab.memory.restrict(p, noalias(), 3, HERE);
    breaks(lab.store(at(f, 4), &int(32), &[Slot::plain(0)]), &rules::NOALIAS_VIOLATED);
}

#[test]
fn noalias_sees_copies_and_the_library() {
    let mut lab = Lab::new();
    let (p, q) = (initialised(&mut lab), initialised(&mut lab));
    let d = lab.memory.restrict(p, noalias(), 1, HERE);
    lab.memory.copy(&mut lab.taints, d, q, 8, false, HERE).expect("apart");
    breaks(lab.memory.copy(&mut lab.taints, q, p, 8, false, HERE), &rules::NOALIAS_VIOLATED);
    breaks(lab.memory.write_bytes(p, b"x", HERE), &rules::NOALIAS_VIOLATED);
    lab.memory.copy(&mut lab.taints, q, at(p, 8), 8, false, HERE).expect("not the same bytes");
}

#[test]
fn a_number_of_an_exposed_noalias_pointer_may_be_based_on_it() {
    let mut lab = Lab::new();
    let p = initialised(&mut lab);
    let d = lab.memory.restrict(p, noalias(), 1, HERE);
    lab.put(d, &int(32), Slot::plain(2));
    lab.memory.expose(d.tag.prov());
    lab.get(Slot::plain(d.bits), &int(32));
}

#[test]
fn readonly_is_about_the_pointer() {
    let mut lab = Lab::new();
    let p = initialised(&mut lab);
    let d = lab.memory.restrict(p, Restriction { readonly: true, ..Restriction::default() }, 1, HERE);
    assert!(lab.memory.load_fast::<4>(d, 3).is_some(), "reading is as fast as ever");
    assert!(!lab.memory.store_fast::<4>(d, Slot::plain(0), 3, HERE));
    assert!(lab.memory.store_fast::<4>(p, Slot::plain(0), 3, HERE), "others may write");
    let (code, what) = broken(lab.store(d, &int(32), &[Slot::plain(0)]));
    let how = "written through the pointer, which readonly excludes";
    assert_eq!((code, what), ("UB203", format!("4 bytes at {:#x} {how}", p.bits)));
    lab.memory.end_restrictions(&mut lab.taints, 1, &mut [], false);
}

#[test]
fn writeonly_reads_poison_before_it_wrote() {
    let mut lab = Lab::new();
    let p = initialised(&mut lab);
    let d = lab.memory.restrict(p, Restriction { reads: Reads::AfterWrite, ..Restriction::default() }, 1, HERE);
    lab.put(d, &int(16), Slot::plain(7));
    assert_eq!(lab.get(d, &int(16)), Slot::plain(7));
    let value = lab.get(d, &int(32));
    assert!(lab.is_poison(value));
    let q = lab.stack(16);
    lab.memory.copy(&mut lab.taints, q, d, 4, false, HERE).expect("poison may be copied");
    assert_eq!(lab.get(q, &int(16)), Slot::plain(7));
    let value = lab.get(at(q, 2), &int(8));
    assert!(lab.is_poison(value));
    assert_eq!(lab.get(at(p, 4), &int(8)), Slot::plain(1), "others read what is there");
    breaks(lab.memory.read_bytes(d, 4, HERE).map(<[u8]>::to_vec), &rules::UNDEFINED_LIBRARY_ARGUMENT);
    lab.memory.end_restrictions(&mut lab.taints, 1, &mut [], false);
    assert_eq!(lab.get(at(p, 4), &int(8)), Slot::plain(1));
}

#[test]
fn readnone_reads_and_writes_nothing() {
    let mut lab = Lab::new();
    let p = initialised(&mut lab);
    let none = Restriction { readonly: true, reads: Reads::Forbidden, ..Restriction::default() };
    let d = lab.memory.restrict(p, none, 1, HERE);
    breaks(lab.load(d, &int(8)), &rules::WRITEONLY_VIOLATED);
    breaks(lab.store(d, &int(8), &[Slot::plain(0)]), &rules::READONLY_VIOLATED);
}

#[test]
fn uncaptured_pointers_are_not_used_afterwards() {
    for keeps in [KeptProvenance::Nothing, KeptProvenance::Reads, KeptProvenance::All] {
        let mut lab = Lab::new();
        let (p, place) = (initialised(&mut lab), lab.stack(8));
        let restriction = Restriction { keeps, keeps_returned: keeps, ..Restriction::default() };
        let d = lab.memory.restrict(p, restriction, 1, HERE);
        lab.put(place, &pointer(64), d);
        lab.put(d, &int(32), Slot::plain(3));
        let mut returned = [d];
        lab.memory.end_restrictions(&mut lab.taints, 1, &mut returned, false);
        let kept = lab.get(place, &pointer(64));
        for copy in [kept, returned[0]] {
            match keeps {
                KeptProvenance::Nothing => breaks(lab.load(copy, &int(32)), &rules::CAPTURE_VIOLATED),
                _ => assert_eq!(lab.get(copy, &int(32)), Slot::plain(3)),
            }
            match keeps {
                KeptProvenance::All => lab.put(copy, &int(32), Slot::plain(3)),
                _ => breaks(lab.store(copy, &int(32), &[Slot::plain(3)]), &rules::CAPTURE_VIOLATED),
            }
        }
        lab.put(p, &int(32), Slot::plain(3));
        assert_eq!(lab.get(p, &int(32)), Slot::plain(3), "the caller's own pointer is untouched");
    }
}

#[test]
fn captures_through_results_are_separate_from_memory() {
    let mut lab = Lab::new();
    let (p, place) = (initialised(&mut lab), lab.stack(8));
    let restriction =
        Restriction { keeps: KeptProvenance::Nothing, keeps_returned: KeptProvenance::Reads, ..Restriction::default() };
    let d = lab.memory.restrict(p, restriction, 1, HERE);
    lab.put(place, &pointer(64), d);
    let mut returned = [at(d, 4)];
    lab.memory.end_restrictions(&mut lab.taints, 1, &mut returned, false);
    assert_eq!(lab.get(returned[0], &int(8)), Slot::plain(1));
    breaks(lab.store(returned[0], &int(8), &[Slot::plain(1)]), &rules::CAPTURE_VIOLATED);
    let kept = lab.get(place, &pointer(64));
    breaks(lab.load(kept, &int(8)), &rules::CAPTURE_VIOLATED);
}

#[test]
fn restricted_pointers_die_with_their_object() {
    let mut lab = Lab::new();
    let p = lab.heap(8);
    lab.put(p, &int(64), Slot::plain(0));
    let d = lab.memory.restrict(p, Restriction { readonly: true, ..Restriction::default() }, 1, HERE);
    assert!(lab.memory.load_fast::<8>(d, 7).is_some());
    lab.memory.free(p, Family::Malloc, HERE).expect("it is live");
    assert!(lab.memory.load_fast::<8>(d, 7).is_none());
    breaks(lab.load(d, &int(8)), &rules::USE_AFTER_FREE);
    let p = lab.heap(8);
    let d = lab.memory.restrict(p, noalias(), 2, HERE);
    lab.memory.free(d, Family::Malloc, HERE).expect("it stands for the object");
    lab.memory.end_restrictions(&mut lab.taints, 1, &mut [], false);
}

#[test]
fn an_object_that_was_resized_in_place_is_another_one() {
    let mut lab = Lab::new();
    let p = lab.heap(20);
    let d = lab.memory.restrict(p, Restriction { keeps: KeptProvenance::Nothing, ..Restriction::default() }, 1, HERE);
    let new = lab.memory.realloc(d, 24, Family::Malloc, HERE).expect("it is live").expect("there is room");
    lab.memory.restrict(new, Restriction { readonly: true, ..Restriction::default() }, 2, HERE);
    breaks(lab.load(d, &int(8)), &rules::USE_AFTER_FREE);
    lab.memory.end_restrictions(&mut lab.taints, 2, &mut [], false);
    lab.memory.end_restrictions(&mut lab.taints, 1, &mut [], false);
    assert_eq!(lab.memory.root(new.tag.prov()), new.tag.prov());
    lab.put(new, &int(64), Slot::plain(7));
    lab.memory.free(new, Family::Malloc, HERE).expect("it is live");
}

#[test]
fn captured_pointers_have_the_rights_of_their_object() {
    let mut lab = Lab::new();
    let (p, place) = (initialised(&mut lab), lab.stack(8));
    let d = lab.memory.restrict(p, Restriction { readonly: true, ..Restriction::default() }, 1, HERE);
    lab.put(place, &pointer(64), d);
    lab.memory.end_restrictions(&mut lab.taints, 1, &mut [], false);
    let kept = lab.get(place, &pointer(64));
    assert!(lab.memory.load_fast::<4>(kept, 3).is_some());
    lab.put(kept, &int(32), Slot::plain(1));
    assert!(lab.memory.store_fast::<4>(kept, Slot::plain(2), 3, HERE), "its promise is over");
    let e = lab.memory.restrict(p, noalias(), 2, HERE);
    assert!(lab.memory.load_fast::<4>(kept, 3).is_none());
    lab.get(kept, &int(32));
    assert!(lab.memory.load_fast::<4>(kept, 3).is_none());
    breaks(lab.store(e, &int(8), &[Slot::plain(0)]), &rules::NOALIAS_VIOLATED);
    lab.memory.end_restrictions(&mut lab.taints, 2, &mut [], false);
    lab.get(kept, &int(32));
    assert!(lab.memory.load_fast::<4>(kept, 3).is_some());
}

#[test]
fn initializes_makes_memory_poison_before_and_undef_after() {
    let mut lab = Lab::new();
    let p = initialised(&mut lab);
    let restriction = Restriction { initializes: vec![(0, 4), (8, 12)], ..Restriction::default() };
    let d = lab.memory.restrict(p, restriction.clone(), 1, HERE);
    let value = lab.get(d, &int(8));
    assert!(lab.is_poison(value));
    assert_eq!(lab.get(at(d, 4), &int(8)), Slot::plain(1));
    assert_eq!(lab.get(at(p, 8), &int(8)), Slot::plain(1), "other pointers see what is there");
    lab.put(d, &int(32), Slot::plain(5));
    assert_eq!(lab.get(d, &int(32)), Slot::plain(5));
    lab.memory.end_restrictions(&mut lab.taints, 1, &mut [], false);
    assert_eq!(lab.get(p, &int(32)), Slot::plain(5));
    let value = lab.get(at(p, 8), &int(32));
    assert_eq!(lab.mask(value), 0xffff_ffff);
    let d = lab.memory.restrict(p, restriction, 1, HERE);
    let access = Access { volatile: true, ..Access::plain(HERE) };
    let run = lab.memory.store(&lab.taints, d, &int(8), &[Slot::plain(0)], &access);
    breaks(run, &rules::INITIALIZES_VIOLATED);
}

#[test]
fn dead_on_unwind_makes_memory_poison() {
    for unwinds in [false, true] {
        let mut lab = Lab::new();
        let p = initialised(&mut lab);
        let d = lab.memory.restrict(p, Restriction { dead_on_unwind: true, ..Restriction::default() }, 1, HERE);
        lab.put(d, &int(32), Slot::plain(5));
        lab.memory.end_restrictions(&mut lab.taints, 1, &mut [], unwinds);
        let value = lab.get(p, &int(32));
        assert_eq!(lab.is_poison(value), unwinds);
        assert_eq!(lab.get(at(p, 4), &int(32)), Slot::plain(0x0101_0101));
    }
}

#[test]
fn dead_on_return_makes_memory_poison_on_any_exit() {
    for unwinds in [false, true] {
        let mut lab = Lab::new();
        let p = initialised(&mut lab);
        let restriction = Restriction { dead_on_return: true, initializes: vec![(0, 8)], ..Restriction::default() };
        let d = lab.memory.restrict(p, restriction, 1, HERE);
        lab.put(d, &int(32), Slot::plain(5));
        assert_eq!(lab.get(d, &int(32)), Slot::plain(5));
        lab.memory.end_restrictions(&mut lab.taints, 1, &mut [], unwinds);
        let value = lab.get(p, &int(32));
        assert!(lab.is_poison(value));
        let value = lab.get(at(p, 4), &int(32));
        assert_eq!(lab.mask(value) == 0, unwinds, "what was not written is undef only after a return");
        assert_eq!(lab.get(at(p, 8), &int(32)), Slot::plain(0x0101_0101));
    }
}

#[test]
fn results_of_repeated_calls_are_collected() {
    let mut lab = Lab::new();
    let mut p = initialised(&mut lab);
    let before = lab.memory.objects.len();
    for frame in 0..1000 {
        let d = lab.memory.restrict(p, noalias(), 1, Site(frame));
        let mut returned = [d];
        lab.memory.end_restrictions(&mut lab.taints, 1, &mut returned, false);
        [p] = returned;
    }
    assert!(lab.memory.objects.len() <= before + 1);
    assert_eq!(lab.memory.tracked.len(), lab.memory.free_tracked.len() + 1);
}

const NONE: Effect = Effect { read: false, write: false };
const READ: Effect = Effect { read: true, write: false };
const WRITE: Effect = Effect { read: false, write: true };

#[test]
fn memory_none_allows_own_objects_and_constants() {
    let mut lab = Lab::new();
    let p = initialised(&mut lab);
    let constant = lab.memory.alloc_global(4, 4, ObjectKind::Constant, true).expect("there is room");
    lab.put(constant, &int(32), Slot::plain(3));
    lab.memory.set_writable(constant, false);
    let none = Effects { arguments: NONE, errno: NONE, other: NONE };
    lab.memory.enter_effects(none, 1, HERE);
    let own = lab.stack(8);
    assert!(lab.memory.store_fast::<8>(own, Slot::plain(1), 7, HERE), "fast for its own");
    assert!(lab.memory.load_fast::<4>(constant, 3).is_some());
    assert_eq!(lab.get(constant, &int(32)), Slot::plain(3));
    let (code, what) = broken(lab.load(p, &int(32)));
    let how = "read as other memory, which memory(none) excludes";
    assert_eq!((code, what), ("UB206", format!("4 bytes at {:#x} {how}", p.bits)));
    breaks(lab.store(p, &int(32), &[Slot::plain(1)]), &rules::MEMORY_EFFECT_VIOLATED);
    // A callee is bound by it, too, and may use objects that the caller created.
    lab.memory.enter_effects(Effects { other: READ, errno: Effect::ALL, arguments: Effect::ALL }, 2, HERE);
    breaks(lab.load(p, &int(32)), &rules::MEMORY_EFFECT_VIOLATED);
    lab.get(own, &int(64));
    breaks(lab.store(own, &int(64), &[Slot::plain(1)]), &rules::MEMORY_EFFECT_VIOLATED);
    lab.memory.end_restrictions(&mut lab.taints, 2, &mut [], false);
    lab.put(own, &int(64), Slot::plain(1));
    assert!(lab.memory.store_fast::<8>(own, Slot::plain(1), 7, HERE));
    // An argument of a function without restricted effects is as fast as the pointer that was passed.
    let d = lab.memory.restrict(own, Restriction { keeps: KeptProvenance::Nothing, ..Restriction::default() }, 2, HERE);
    assert!(lab.memory.store_fast::<8>(d, Slot::plain(1), 7, HERE));
    lab.memory.end_restrictions(&mut lab.taints, 2, &mut [], false);
    lab.memory.end_restrictions(&mut lab.taints, 1, &mut [], false);
    assert!(lab.memory.load_fast::<4>(p, 3).is_some());
}

#[test]
fn argument_memory_is_based_on_arguments() {
    let mut lab = Lab::new();
    let (p, q) = (initialised(&mut lab), initialised(&mut lab));
    let effects = Effects { arguments: READ, errno: NONE, other: NONE };
    lab.memory.enter_effects(effects, 1, HERE);
    let d = lab.memory.restrict(p, Restriction::default(), 1, HERE);
    assert!(lab.memory.load_fast::<4>(d, 3).is_some(), "arguments are fast");
    lab.get(at(d, 4), &int(32));
    breaks(lab.store(d, &int(32), &[Slot::plain(1)]), &rules::MEMORY_EFFECT_VIOLATED);
    breaks(lab.load(q, &int(32)), &rules::MEMORY_EFFECT_VIOLATED);
    breaks(lab.load(p, &int(32)), &rules::MEMORY_EFFECT_VIOLATED);
    lab.memory.end_restrictions(&mut lab.taints, 1, &mut [], false);
    assert!(lab.memory.store_fast::<4>(p, Slot::plain(1), 3, HERE));
}

#[test]
fn memory_write_reads_poison_before_it_wrote() {
    let mut lab = Lab::new();
    let p = initialised(&mut lab);
    lab.memory.enter_effects(Effects { arguments: WRITE, errno: WRITE, other: WRITE }, 1, HERE);
    let value = lab.get(p, &int(32));
    assert!(lab.is_poison(value));
    lab.put(p, &int(32), Slot::plain(9));
    assert_eq!(lab.get(p, &int(32)), Slot::plain(9));
    let value = lab.get(at(p, 2), &int(32));
    assert!(lab.is_poison(value));
}

#[test]
fn errno_has_its_own_effects() {
    let mut lab = Lab::new();
    let (p, errno) = (initialised(&mut lab), initialised(&mut lab));
    lab.memory.set_errno(errno.tag.prov());
    lab.memory.enter_effects(Effects { arguments: READ, errno: Effect::ALL, other: READ }, 1, HERE);
    lab.put(errno, &int(32), Slot::plain(2));
    breaks(lab.store(p, &int(32), &[Slot::plain(2)]), &rules::MEMORY_EFFECT_VIOLATED);
    lab.get(p, &int(32));
}
