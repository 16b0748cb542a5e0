//! Accesses and pointers: R8, R9, R13, R14, R32, and objects that cannot be accessed.

use super::*;
use crate::rules;

#[test]
fn bounds_are_reported_exactly() {
    let mut lab = Lab::new();
    let p = lab.stack(16);
    lab.put(at(p, 12), &int(32), Slot::plain(7));
    assert_eq!(lab.get(at(p, 12), &int(32)), Slot::plain(7));
    let (code, what) = broken(lab.load(at(p, 16), &int(32)));
    assert_eq!((code, what.as_str()), ("UB102", "4 bytes read at offset 16 of an object of 16 bytes"));
    let (_, what) = broken(lab.store(at(p, 13), &int(32), &[Slot::plain(0)]));
    assert_eq!(what, "4 bytes written at offset 13 of an object of 16 bytes");
    let (_, what) = broken(lab.load(at(p, -1), &int(8)));
    assert_eq!(what, "1 byte read 1 byte before an object of 16 bytes");
}

#[test]
fn provenance_decides_and_not_the_address() {
    let mut lab = Lab::new();
    let (a, b) = (lab.stack(8), lab.stack(8));
    lab.put(b, &int(64), Slot::plain(1));
    let stray = at(a, b.bits.wrapping_sub(a.bits) as i64);
    assert_eq!(stray.bits, b.bits);
    breaks(lab.load(stray, &int(64)), &rules::ACCESS_OUT_OF_BOUNDS);
    assert!(lab.memory.load_fast::<8>(stray, 0).is_none());
}

#[test]
fn fast_paths_agree_with_exact_ones() {
    let mut lab = Lab::new();
    let p = lab.stack(16);
    assert!(lab.memory.load_fast::<4>(p, 3).is_none(), "undefined bytes are not plain");
    assert!(lab.memory.store_fast::<4>(p, Slot::plain(0x0102_0304), 3, THERE));
    assert_eq!(lab.memory.load_fast::<4>(p, 3), Some(Slot::plain(0x0102_0304)));
    assert_eq!(lab.memory.load_fast::<2>(at(p, 1), 0), Some(Slot::plain(0x0203)));
    assert_eq!(lab.memory.load_fast::<2>(at(p, 1), 1), None, "misaligned");
    assert_eq!(lab.get(p, &int(32)), Slot::plain(0x0102_0304));
    assert_eq!(lab.memory.object(p.tag.prov()).last_write, THERE);
    assert!(lab.memory.store_fast::<8>(at(p, 8), p, 7, THERE));
    assert_eq!(lab.memory.load_fast::<8>(at(p, 8), 7), Some(p));
    assert_eq!(lab.get(at(p, 8), &pointer(64)), p);
    assert!(!lab.memory.store_fast::<8>(at(p, 9), p, 0, THERE));
    assert!(!lab.memory.store_fast::<1>(at(p, 16), Slot::plain(0), 0, THERE));
    let poison = lab.poison();
    assert!(!lab.memory.store_fast::<1>(p, poison, 0, THERE));
    assert!(!lab.memory.store_fast::<1>(poison, Slot::plain(0), 0, THERE));
    assert!(lab.memory.load_fast::<1>(Slot::plain(0), 0).is_none());
}

#[test]
fn null_and_addresses_near_it() {
    let mut lab = Lab::new();
    let (code, what) = broken(lab.load(Slot::plain(0), &int(32)));
    assert_eq!((code, what.as_str()), ("UB101", "4 bytes read through null"));
    let (code, what) = broken(lab.store(Slot::plain(8), &int(8), &[Slot::plain(0)]));
    assert_eq!((code, what.as_str()), ("UB101", "1 byte written at 8 bytes from null"));
    let access = Access { null_valid: true, ..Access::plain(HERE) };
    let stop = lab.memory.resolve(Slot::plain(0), 4, Kind::Read, &access).expect_err("there is no memory");
    assert!(matches!(*stop, Stop::Unsupported(text) if text == "no memory at null"));
    let access = Access { volatile: true, ..Access::plain(HERE) };
    let stop = lab.memory.resolve(Slot::plain(0), 4, Kind::Write, &access).expect_err("there is no memory");
    assert!(matches!(*stop, Stop::Unsupported(_)));
}

#[test]
fn accesses_of_no_bytes_never_fail() {
    let mut lab = Lab::new();
    let empty = shape(&[], 0, false);
    assert!(lab.load(Slot::plain(0), &empty).is_ok());
    assert!(lab.store(Slot::plain(5), &empty, &[]).is_ok());
    assert!(lab.memory.read_bytes(Slot::plain(0), 0, HERE).is_ok());
    let poison = lab.poison();
    breaks(lab.load(poison, &empty), &rules::ACCESS_THROUGH_UNDEFINED);
    assert!(lab.memory.copy(&mut lab.taints, poison, poison, 0, false, HERE).is_ok());
    assert!(lab.memory.fill(&lab.taints, poison, Slot::plain(0), 0, HERE).is_ok());
}

#[test]
fn pointers_from_integers_access_exposed_objects() {
    let mut lab = Lab::new();
    let p = lab.stack(8);
    lab.put(p, &int(64), Slot::plain(5));
    let number = Slot::plain(p.bits);
    breaks(lab.load(number, &int(64)), &rules::NO_PROVENANCE);
    lab.memory.expose(p.tag.prov());
    assert_eq!(lab.get(number, &int(64)), Slot::plain(5));
    assert_eq!(lab.get(at(number, 4), &int(32)), Slot::plain(0));
    breaks(lab.load(at(number, 4), &int(64)), &rules::ACCESS_OUT_OF_BOUNDS);
    breaks(lab.load(at(number, 8), &int(8)), &rules::NO_PROVENANCE);
}

#[test]
fn undefined_pointers_access_nothing() {
    let mut lab = Lab::new();
    let (poison, undef) = (lab.poison(), lab.undef(0, u64::MAX));
    breaks(lab.load(poison, &int(8)), &rules::ACCESS_THROUGH_UNDEFINED);
    breaks(lab.store(undef, &int(8), &[Slot::plain(0)]), &rules::ACCESS_THROUGH_UNDEFINED);
}

#[test]
fn alignment_is_checked_against_the_promise() {
    let mut lab = Lab::new();
    let p = lab.memory.alloc_stack(16, 16, StackOptions::default(), HERE).expect("there is room");
    lab.put(at(p, 4), &int(32), Slot::plain(1));
    let mut out = [Slot::default()];
    let access = Access::aligned(4, HERE);
    assert!(lab.memory.load(&mut lab.taints, at(p, 4), &int(32), &access, &mut out).is_ok());
    let access = Access::aligned(8, HERE);
    let run = lab.memory.load(&mut lab.taints, at(p, 4), &int(32), &access, &mut out);
    let (code, what) = broken(run);
    assert_eq!(code, "UB107");
    assert_eq!(
        what,
        "4 bytes read at offset 4 of an object of 16 bytes, at an address aligned to 4 bytes instead of the promised 8"
    );
}

#[test]
fn constants_are_not_written_even_with_equal_values() {
    let mut lab = Lab::new();
    let p = lab.memory.alloc_global(4, 4, ObjectKind::Constant, true).expect("there is room");
    lab.put(p, &int(32), Slot::plain(3));
    lab.memory.set_writable(p, false);
    assert_eq!(lab.get(p, &int(32)), Slot::plain(3));
    assert!(!lab.memory.store_fast::<4>(p, Slot::plain(3), 3, HERE));
    let (code, what) = broken(lab.store(p, &int(32), &[Slot::plain(3)]));
    assert_eq!((code, what.as_str()), ("UB108", "4 bytes written at offset 0 of a constant of 4 bytes"));
    breaks(lab.memory.fill(&lab.taints, p, Slot::plain(3), 1, HERE), &rules::WRITE_TO_CONSTANT);
    let q = lab.stack(4);
    breaks(lab.memory.copy(&mut lab.taints, p, q, 4, false, HERE), &rules::WRITE_TO_CONSTANT);
}

#[test]
fn functions_are_called_and_not_read() {
    let mut lab = Lab::new();
    let f = lab.memory.alloc_function(draig_ir::Global::from_u32(3)).expect("there is room");
    let g = lab.memory.alloc_function(draig_ir::Global::from_u32(4)).expect("there is room");
    assert_ne!(f.bits, g.bits);
    breaks(lab.load(f, &int(8)), &rules::ACCESS_TO_FUNCTION);
    assert_eq!(lab.memory.function_at(f), Some(draig_ir::Global::from_u32(3)));
    assert_eq!(lab.memory.function_at(at(f, 1)), None);
    assert_eq!(lab.memory.function_at(Slot::plain(g.bits)), None);
    lab.memory.expose(g.tag.prov());
    assert_eq!(lab.memory.function_at(Slot::plain(g.bits)), Some(draig_ir::Global::from_u32(4)));
}

#[test]
fn accesses_to_declarations_are_unsupported_by_name() {
    let mut lab = Lab::new();
    let p = lab.memory.alloc_external("environ", 8).expect("there is room");
    let stop = lab.load(at(p, 40), &int(8)).expect_err("its size is not known");
    assert!(matches!(*stop, Stop::Unsupported(text) if text.contains("@environ")));
    assert_eq!(lab.memory.in_bounds(p.tag.prov(), p.bits + 4000), Some(true));
}

#[test]
fn bounds_for_getelementptr_hold_for_the_dead_too() {
    let mut lab = Lab::new();
    let p = lab.heap(8);
    let prov = p.tag.prov();
    lab.memory.free(p, Family::Malloc, HERE).expect("it is live");
    assert_eq!(lab.memory.in_bounds(prov, p.bits + 8), Some(true));
    assert_eq!(lab.memory.in_bounds(prov, p.bits + 9), Some(false));
    assert_eq!(lab.memory.in_bounds(prov, p.bits - 1), Some(false));
    assert_eq!(lab.memory.in_bounds(Default::default(), 0), None);
}

#[test]
fn dereferenceable_is_about_bytes_that_are_there() {
    let mut lab = Lab::new();
    let p = lab.heap(8);
    assert!(lab.memory.is_dereferenceable(p, 8));
    assert!(!lab.memory.is_dereferenceable(p, 9));
    assert!(!lab.memory.is_dereferenceable(Slot::plain(0), 1));
    lab.memory.free(p, Family::Malloc, HERE).expect("it is live");
    assert!(!lab.memory.is_dereferenceable(p, 1));
}

#[test]
fn small_address_spaces_hold_all_addresses() {
    let limits = MemoryLimits { total: 1 << 30, stack: 1 << 20 };
    let mut memory = Memory::new(limits, MemoryFacts { big_endian: false, pointer_bytes: 2 }, 0);
    let p = memory.alloc_stack(100, 2, StackOptions::default(), HERE).expect("there is room");
    let q = memory.alloc_heap(1000, 2, Family::Malloc, false, HERE).expect("there is room");
    assert!(p.bits + 100 < 1 << 16 && q.bits + 1000 < 1 << 16);
    assert!(memory.alloc_heap(1 << 16, 1, Family::Malloc, false, HERE).is_none());
    assert!(memory.alloc_stack(1 << 16, 1, StackOptions::default(), HERE).is_err());
    assert!(memory.store_fast::<2>(p, Slot::pointer(q.bits, q.tag.prov()), 1, HERE));
    assert_eq!(memory.load_fast::<2>(p, 1), Some(q));
}

#[test]
fn memory_that_was_read_as_invariant_may_not_change() {
    let mut lab = Lab::new();
    let p = lab.stack(8);
    lab.put(p, &int(64), Slot::plain(1));
    let access = Access { invariant: true, ..Access::plain(HERE) };
    let mut out = [Slot::default()];
    lab.memory.load(&mut lab.taints, p, &int(32), &access, &mut out).expect("it may be read");
    assert!(!lab.memory.store_fast::<4>(p, Slot::plain(1), 3, HERE));
    lab.put(p, &int(32), Slot::plain(1));
    lab.put(at(p, 4), &int(32), Slot::plain(9));
    breaks(lab.store(p, &int(32), &[Slot::plain(2)]), &rules::INVARIANT_CHANGED);
    let q = lab.stack(8);
    let id = lab.memory.invariant_start(q, u64::MAX, HERE);
    breaks(lab.store(q, &int(8), &[Slot::plain(2)]), &rules::INVARIANT_CHANGED);
    lab.memory.invariant_end(q, id);
    assert!(lab.memory.store_fast::<8>(q, Slot::plain(2), 7, HERE));
}
