//! Copies, fills and bytes for the library: R27, and the properties that are copied with bytes.

use super::*;
use crate::rules;
use crate::value::Taint;

#[test]
fn regions_are_equal_or_apart() {
    let mut lab = Lab::new();
    let p = lab.stack(32);
    lab.memory.write_bytes(p, b"abcdefgh", HERE).expect("it fits");
    let copy =
        |lab: &mut Lab, to, from, len, may| lab.memory.copy(&mut lab.taints, at(p, to), at(p, from), len, may, HERE);
    copy(&mut lab, 0, 0, 8, false).expect("equal");
    copy(&mut lab, 8, 0, 8, false).expect("apart");
    let (code, what) = broken(copy(&mut lab, 4, 0, 8, false));
    assert_eq!((code, what.as_str()), ("UB113", "8 bytes copied to an overlapping location 4 bytes away"));
    breaks(copy(&mut lab, 0, 7, 8, false), &rules::OVERLAPPING_COPY);
    copy(&mut lab, 2, 0, 8, true).expect("they may overlap");
    assert_eq!(lab.memory.read_bytes(p, 10, HERE).expect("defined"), b"ababcdefgh");
    breaks(copy(&mut lab, 0, 30, 4, true), &rules::ACCESS_OUT_OF_BOUNDS);
}

#[test]
fn copies_preserve_all_metadata_of_bytes() {
    for (to, from) in [(32, 0), (33, 0), (3, 1), (0, 8), (4, 0), (0, 3)] {
        let mut lab = Lab::new();
        let (p, q) = (lab.stack(128), lab.stack(4));
        let poison = lab.poison();
        let undef = lab.undef(1, 0xf0);
        let at_from = |offset: i64| at(p, from + offset);
        lab.put(at_from(3), &int(8), poison);
        lab.put(at_from(4), &int(8), undef);
        lab.put(at_from(5), &int(16), Slot::plain(0x1234));
        lab.put(at_from(8), &pointer(64), q);
        lab.put(at_from(16), &pointer(64), p);
        lab.memory.copy(&mut lab.taints, at(p, to), at(p, from), 24, true, HERE).expect("it fits");
        let at_to = |offset: i64| at(p, to + offset);
        let value = lab.get(at_to(0), &int(16));
        assert_eq!(lab.mask(value), 0xffff);
        let value = lab.get(at_to(3), &int(8));
        assert!(lab.is_poison(value));
        let value = lab.get(at_to(4), &int(8));
        assert_eq!((value.bits, lab.mask(value)), (1, 0xf0));
        assert_eq!(lab.get(at_to(5), &int(16)), Slot::plain(0x1234));
        assert_eq!(lab.get(at_to(8), &pointer(64)), q, "{to} {from}");
        assert_eq!(lab.get(at_to(16), &pointer(64)), p, "{to} {from}");
    }
}

#[test]
fn notes_of_bytes_are_copied_with_them() {
    let mut lab = Lab::new();
    let (p, q) = (lab.stack(16), lab.stack(16));
    let undef = lab.undef(0, 0xff);
    lab.put(q, &int(8), undef);
    let before = lab.memory.cause(q.bits);
    assert_ne!(before, Taint::NONE);
    // Bytes that were never written have no cause …
    lab.put(at(p, 8), &int(64), Slot::plain(5));
    lab.memory.copy(&mut lab.taints, q, p, 16, false, HERE).expect("it fits");
    assert_eq!(lab.memory.cause(q.bits), Taint::NONE);
    assert_eq!(lab.get(at(q, 8), &int(64)), Slot::plain(5));
    // … and those that have one keep it.
    lab.put(p, &int(8), undef);
    lab.memory.copy(&mut lab.taints, q, p, 16, false, HERE).expect("it fits");
    assert_eq!(lab.memory.cause(q.bits), before);
}

#[test]
fn half_a_pointer_is_completed_by_another_copy() {
    let mut lab = Lab::new();
    let (p, q) = (lab.stack(32), lab.stack(4));
    lab.put(p, &pointer(64), q);
    lab.memory.copy(&mut lab.taints, at(p, 16), p, 3, false, HERE).expect("it fits");
    lab.memory.copy(&mut lab.taints, at(p, 19), at(p, 3), 5, false, HERE).expect("it fits");
    assert_eq!(lab.get(at(p, 16), &pointer(64)), q);
    // The rest of an overwritten pointer stays a fragment of it.
    let r = lab.stack(4);
    lab.put(at(p, 8), &pointer(64), r);
    lab.memory.copy(&mut lab.taints, at(p, 8), p, 4, false, HERE).expect("it fits");
    lab.memory.copy(&mut lab.taints, at(p, 12), at(p, 4), 4, false, HERE).expect("it fits");
    assert_eq!(lab.get(at(p, 8), &pointer(64)), q);
}

#[test]
fn long_overlapping_copies_use_the_safe_direction() {
    let mut lab = Lab::new();
    let len = 300_000u64;
    let p = lab.heap(len + 16);
    let pattern: Vec<u8> = (0..len).map(|number| (number % 251) as u8).collect();
    for (to, from) in [(5, 0), (0, 5), (8, 0), (0, 8)] {
        lab.memory.write_bytes(at(p, from), &pattern, HERE).expect("it fits");
        lab.put(at(p, from), &pointer(64), p);
        lab.memory.copy(&mut lab.taints, at(p, to), at(p, from), len, true, HERE).expect("it fits");
        assert_eq!(lab.memory.read_bytes(at(p, to + 8), len - 8, HERE).expect("defined"), &pattern[8..]);
        assert_eq!(lab.get(at(p, to), &pointer(64)), p);
    }
}

#[test]
fn dead_memory_copies_as_poison() {
    let mut lab = Lab::new();
    let options = StackOptions { starts_dead: true, ..StackOptions::default() };
    let dead = lab.memory.alloc_stack(8, 8, options, HERE).expect("there is room");
    let p = lab.stack(8);
    lab.memory.copy(&mut lab.taints, p, dead, 8, false, HERE).expect("a load would be poison");
    let value = lab.get(p, &int(8));
    assert!(lab.is_poison(value));
    breaks(lab.memory.copy(&mut lab.taints, dead, p, 8, false, HERE), &rules::STORE_TO_DEAD_OBJECT);
}

#[test]
fn fills_with_anything() {
    let mut lab = Lab::new();
    let p = lab.stack(16);
    lab.memory.fill(&lab.taints, p, Slot::plain(0xaa), 16, HERE).expect("it fits");
    assert_eq!(lab.get(at(p, 8), &int(64)), Slot::plain(0xaaaa_aaaa_aaaa_aaaa));
    let (poison, undef) = (lab.poison(), lab.undef(3, 0xf0));
    lab.memory.fill(&lab.taints, p, undef, 4, HERE).expect("it fits");
    lab.memory.fill(&lab.taints, at(p, 4), poison, 4, HERE).expect("it fits");
    let value = lab.get(p, &int(32));
    assert_eq!((value.bits, lab.mask(value)), (0x0303_0303, 0xf0f0_f0f0));
    let value = lab.get(at(p, 4), &int(32));
    assert!(lab.is_poison(value));
    breaks(lab.memory.fill(&lab.taints, p, poison, 17, HERE), &rules::ACCESS_OUT_OF_BOUNDS);
}

#[test]
fn the_library_reads_defined_bytes_only() {
    let mut lab = Lab::new();
    let p = lab.stack(8);
    lab.memory.write_bytes(p, b"abc", HERE).expect("it fits");
    assert_eq!(lab.memory.read_bytes(p, 3, HERE).expect("defined"), b"abc");
    let (code, what) = broken(lab.memory.read_bytes(p, 4, HERE).map(<[u8]>::to_vec));
    assert_eq!((code, what.as_str()), ("UB406", "the byte at offset 3 of an object of 8 bytes is undefined"));
    breaks(lab.memory.read_cstr(p, HERE), &rules::UNDEFINED_LIBRARY_ARGUMENT);
    lab.memory.write_bytes(at(p, 3), b"\0", HERE).expect("it fits");
    assert_eq!(lab.memory.read_cstr(p, HERE).expect("defined"), b"abc");
    assert_eq!(lab.memory.read_cstr(at(p, 3), HERE).expect("defined"), b"");
    let q = lab.heap(3);
    lab.memory.write_bytes(q, b"abc", HERE).expect("it fits");
    let (code, what) = broken(lab.memory.read_cstr(at(q, 1), HERE));
    assert_eq!((code, what.as_str()), ("UB405", "no byte 0 from offset 1 to the end of an object of 3 bytes"));
    assert_eq!(lab.memory.find_byte(q, 0, 3, HERE).expect("three bytes are there"), None);
    assert_eq!(lab.memory.find_byte(q, b'b', 9, HERE).expect("found before the end"), Some(1));
}

#[test]
fn numbers_and_pointers_for_the_library() {
    for big in [false, true] {
        let mut lab = Lab::with(big, 8, 0);
        let p = lab.stack(16);
        lab.memory.write_uint::<4>(p, 0x0102_0304, HERE).expect("it fits");
        assert_eq!(lab.memory.read_uint::<4>(p, HERE).expect("defined"), 0x0102_0304);
        assert_eq!(lab.get(p, &int(32)), Slot::plain(0x0102_0304));
        lab.memory.write_pointer(at(p, 8), p, HERE).expect("it fits");
        assert_eq!(lab.memory.read_pointer(at(p, 8), HERE).expect("defined"), p);
        assert_eq!(lab.get(at(p, 8), &pointer(64)), p);
        lab.memory.write_pointer(at(p, 8), Slot::plain(0), HERE).expect("it fits");
        assert_eq!(lab.memory.read_pointer(at(p, 8), HERE).expect("defined"), Slot::plain(0));
    }
}

#[test]
fn string_prefixes_end_at_the_first_fault() {
    let mut lab = Lab::new();
    let p = lab.heap(200);
    lab.memory.write_bytes(p, &[7; 150], HERE).expect("it fits");
    assert_eq!(lab.memory.defined_prefix(at(p, 10), 100, Site::NONE), [7; 100]);
    assert_eq!(lab.memory.defined_prefix(at(p, 100), 100, Site::NONE), [7; 50]);
    assert!(lab.memory.defined_prefix(at(p, 150), 9, Site::NONE).is_empty());
    assert!(lab.memory.defined_prefix(at(p, 200), 9, Site::NONE).is_empty());
    assert!(lab.memory.defined_prefix(Slot::plain(0), 9, Site::NONE).is_empty());
    assert!(lab.memory.defined_prefix(p, 0, Site::NONE).is_empty());
    // The log contains only the bytes that the caller used.
    let d = lab.memory.restrict(p, Restriction { noalias: true, ..Restriction::default() }, 1, HERE);
    assert_eq!(lab.memory.defined_prefix(d, 9, Site::NONE), [7]);
    lab.put(at(p, 1), &int(8), Slot::plain(0));
    breaks(lab.store(p, &int(8), &[Slot::plain(0)]), &crate::rules::NOALIAS_VIOLATED);
}
