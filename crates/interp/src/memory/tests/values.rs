//! Representation of values in memory: R10, R11, R34, and provenance in bytes (R9).

use super::*;
use crate::taint::TaintKind;

#[test]
fn undefined_bytes_are_undef_and_poison_spreads_over_a_scalar() {
    let mut lab = Lab::new();
    let p = lab.stack(8);
    let value = lab.get(p, &int(32));
    assert_eq!(lab.mask(value), 0xffff_ffff);
    lab.put(at(p, 1), &int(8), Slot::plain(0xab));
    let value = lab.get(p, &int(32));
    assert_eq!((value.bits, lab.mask(value)), (0xab00, 0xffff_00ff));
    let poison = lab.poison();
    lab.put(at(p, 2), &int(8), poison);
    let value = lab.get(p, &int(32));
    assert!(lab.is_poison(value));
    let lanes = lab.load(p, &vector(4, 8)).expect("it may be loaded");
    assert_eq!(lab.mask(lanes[0]), 0xff);
    assert_eq!(lanes[1], Slot::plain(0xab));
    assert!(lab.is_poison(lanes[2]));
}

#[test]
fn bits_stay_undef_one_by_one() {
    let mut lab = Lab::new();
    let p = lab.stack(8);
    let value = lab.undef(0x0f0f, 0x00f0);
    lab.put(p, &int(16), value);
    let back = lab.get(p, &int(16));
    assert_eq!((back.bits, lab.mask(back)), (0x0f0f, 0x00f0));
    let low = lab.get(p, &int(8));
    assert_eq!((low.bits, lab.mask(low)), (0x0f, 0xf0));
    assert_eq!(lab.get(at(p, 1), &int(8)), Slot::plain(0x0f));
}

#[test]
fn taint_history_survives_memory() {
    let mut lab = Lab::new();
    let p = lab.stack(8);
    let poison = lab.poison();
    lab.put(p, &int(32), poison);
    let value = lab.get(p, &int(32));
    let record = *lab.taints.get(value.tag.taint()).expect("it is poison");
    assert_eq!((record.site, record.from), (HERE, poison.tag.taint()));
}

#[test]
fn wide_numbers_in_either_order() {
    for big in [false, true] {
        let mut lab = Lab::with(big, 8, 0);
        let p = lab.stack(24);
        let value = [Slot::plain(0x0807_0605_0403_0201), Slot::plain(0x0a09)];
        lab.store(p, &int(80), &value).expect("it fits");
        assert_eq!(lab.load(p, &int(80)).expect("it fits"), value);
        let bytes = lab.memory.read_bytes(p, 10, HERE).expect("all are defined").to_vec();
        let mut expected: Vec<u8> = (1..=10).collect();
        if big {
            expected.reverse();
        }
        assert_eq!(bytes, expected);
        // x86_fp80 writes 10 of its 16 bytes.
        let value = lab.get(at(p, 10), &int(8));
        assert_eq!(lab.mask(value), 0xff);
        let undef = [Slot::plain(7), lab.undef(0, 0xff)];
        lab.store(p, &int(80), &undef).expect("it fits");
        let back = lab.load(p, &int(80)).expect("it fits");
        assert_eq!(back[0], Slot::plain(7));
        assert_eq!(lab.mask(back[1]), 0xff);
    }
}

#[test]
fn pairs_of_doubles_have_the_greater_one_first() {
    let mut lab = Lab::big_endian();
    let p = lab.stack(16);
    let pair = float(FloatFormat::PpcFp128, 128);
    let value = [Slot::plain(0x3ff0_0000_0000_0000), Slot::plain(1)];
    lab.store(p, &pair, &value).expect("it fits");
    assert_eq!(lab.get(p, &float(FloatFormat::Double, 64)), value[0]);
    assert_eq!(lab.load(p, &pair).expect("it fits"), value);
}

#[test]
fn numbers_that_are_no_multiple_of_a_byte() {
    for big in [false, true] {
        let mut lab = Lab::with(big, 8, 0);
        let p = lab.stack(8);
        lab.put(p, &int(20), Slot::plain(0xabcde));
        assert_eq!(lab.get(p, &int(20)), Slot::plain(0xabcde));
        // Bits stored by another type that do not fit `i1` make it undef.
        lab.put(p, &int(8), Slot::plain(2));
        let value = lab.get(p, &int(1));
        assert_eq!(lab.mask(value), 1);
        lab.put(p, &int(1), Slot::plain(1));
        assert_eq!(lab.get(p, &int(1)), Slot::plain(1));
        let poison = lab.poison();
        lab.put(p, &int(1), poison);
        let value = lab.get(p, &int(1));
        assert!(lab.is_poison(value));
        let undef = lab.undef(0, 1);
        lab.put(p, &int(1), undef);
        let value = lab.get(p, &int(1));
        assert_eq!(lab.mask(value), 1);
    }
}

#[test]
fn vectors_of_bits_are_packed() {
    let mut lab = Lab::new();
    let p = lab.stack(8);
    let lanes: Vec<Slot> = [1, 0, 1, 1, 0, 0, 0, 1].map(Slot::plain).to_vec();
    lab.store(p, &vector(8, 1), &lanes).expect("it fits");
    assert_eq!(lab.get(p, &int(8)), Slot::plain(0b1000_1101));
    assert_eq!(lab.load(p, &vector(8, 1)).expect("it fits"), lanes);
    let mut lab = Lab::big_endian();
    let p = lab.stack(8);
    lab.store(p, &vector(8, 1), &lanes).expect("it fits");
    assert_eq!(lab.get(p, &int(8)), Slot::plain(0b1011_0001));
    assert_eq!(lab.load(p, &vector(8, 1)).expect("it fits"), lanes);
}

#[test]
fn lanes_of_packed_vectors_are_undefined_each_for_itself() {
    for (big, width) in [(false, 1), (true, 1), (false, 12), (true, 12), (false, 70), (true, 70)] {
        let mut lab = Lab::with(big, 8, 0);
        let p = lab.stack(64);
        let ty = vector(3, width);
        let wide = width > 64;
        let mut lanes = vec![Slot::plain(1); if wide { 6 } else { 3 }];
        let poison = lab.poison();
        let undef = lab.undef(0, 1);
        if wide {
            (lanes[0], lanes[1]) = (poison, poison);
            lanes[2] = undef;
        } else {
            lanes[0] = poison;
            lanes[1] = undef;
        }
        lab.store(p, &ty, &lanes).expect("it fits");
        let back = lab.load(p, &ty).expect("it fits");
        assert!(lab.is_poison(back[0]));
        if wide {
            assert!(lab.is_poison(back[1]));
            assert_eq!(lab.mask(back[2]), 1);
            assert_eq!(back[3..], lanes[3..]);
        } else {
            assert_eq!(lab.mask(back[1]), 1);
            assert_eq!(back[2], lanes[2]);
        }
    }
}

#[test]
fn padding_becomes_undef_and_is_ignored() {
    let mut lab = Lab::new();
    let p = lab.stack(8);
    let pair = shape(&[(LeafKind::Int(8), 8, 0), (LeafKind::Int(32), 32, 32)], 8, false);
    lab.put(p, &int(64), Slot::plain(u64::MAX));
    lab.store(p, &pair, &[Slot::plain(1), Slot::plain(2)]).expect("it fits");
    let value = lab.get(p, &int(64));
    assert_eq!((value.bits, lab.mask(value)), (2 << 32 | 1, 0xffff_ff00));
    assert_eq!(lab.load(p, &pair).expect("it fits"), [Slot::plain(1), Slot::plain(2)]);
}

#[test]
fn provenance_survives_whole_pointers_and_numbers_of_their_width() {
    for (big, bytes) in [(false, 8), (true, 8), (false, 4), (true, 4)] {
        let mut lab = Lab::with(big, bytes, 0);
        let width = bytes * 8;
        let (p, q) = (lab.stack(32), lab.stack(4));
        lab.put(at(p, 8), &pointer(width), q);
        assert_eq!(lab.get(at(p, 8), &pointer(width)), q);
        assert_eq!(lab.get(at(p, 8), &int(width)), q);
        let number = lab.get(at(p, 8), &int(width));
        lab.put(at(p, 17), &int(width), number);
        assert_eq!(lab.get(at(p, 17), &pointer(width)), q, "not aligned");
        lab.put(at(p, 8), &pointer(width), Slot::plain(0));
        assert_eq!(lab.get(at(p, 8), &pointer(width)), Slot::plain(0));
    }
}

#[test]
fn provenance_survives_copies_byte_by_byte() {
    for big in [false, true] {
        let mut lab = Lab::with(big, 8, 0);
        let (p, q) = (lab.stack(32), lab.stack(4));
        lab.put(p, &pointer(64), q);
        for (number, target) in [8, 17].into_iter().enumerate() {
            for byte in 0..8 {
                let value = lab.get(at(p, byte), &int(8));
                assert!(matches!(lab.taints.kind(value.tag), Some(TaintKind::Fragment { .. })));
                lab.put(at(p, target + byte), &int(8), value);
            }
            assert_eq!(lab.get(at(p, target), &pointer(64)), q, "copy {number}");
        }
        if !big {
            assert_eq!(lab.memory.load_fast::<8>(at(p, 8), 7), Some(q), "whole again");
        }
        assert!(!lab.memory.object(q.tag.prov()).has(flag::EXPOSED));
    }
}

#[test]
fn mixed_bytes_of_pointers_lose_their_provenance_and_expose_it() {
    let mut lab = Lab::new();
    let (p, a, b) = (lab.stack(24), lab.stack(4), lab.stack(4));
    lab.put(p, &pointer(64), a);
    lab.put(at(p, 8), &pointer(64), b);
    let byte = lab.get(at(p, 8), &int(8));
    lab.put(p, &int(8), byte);
    let mixed = lab.get(p, &pointer(64));
    assert_eq!(mixed.bits, b.bits, "the two differ in their lowest byte only");
    assert!(mixed.tag.is_clean());
    for object in [a, b] {
        assert!(lab.memory.object(object.tag.prov()).has(flag::EXPOSED));
    }
    // Half a pointer is a number, and reading it exposes the pointer.
    let c = lab.stack(4);
    lab.put(p, &pointer(64), c);
    assert_eq!(lab.get(p, &int(32)), Slot::plain(c.bits & 0xffff_ffff));
    assert!(lab.memory.object(c.tag.prov()).has(flag::EXPOSED));
}

#[test]
fn a_pointer_with_an_overwritten_byte_has_no_provenance() {
    let mut lab = Lab::new();
    let (p, a) = (lab.stack(8), lab.stack(4));
    lab.put(p, &pointer(64), a);
    lab.put(p, &int(8), Slot::plain(a.bits & 0xff));
    assert_eq!(lab.get(p, &pointer(64)), Slot::plain(a.bits));
}

#[test]
fn vectors_of_pointers_and_aggregates_keep_each_for_itself() {
    let mut lab = Lab::new();
    let (p, a, b) = (lab.stack(24), lab.stack(4), lab.stack(4));
    let ty =
        shape(&[(LeafKind::Pointer(0), 64, 0), (LeafKind::Pointer(0), 64, 64), (LeafKind::Int(8), 8, 128)], 24, false);
    let poison = lab.poison();
    lab.store(p, &ty, &[a, poison, Slot::plain(3)]).expect("it fits");
    let back = lab.load(p, &ty).expect("it fits");
    assert_eq!((back[0], back[2]), (a, Slot::plain(3)));
    assert!(lab.is_poison(back[1]));
    lab.store(p, &ty, &[b, a, Slot::plain(3)]).expect("it fits");
    assert_eq!(lab.load(p, &ty).expect("it fits"), [b, a, Slot::plain(3)]);
}
