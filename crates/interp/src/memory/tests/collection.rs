//! Entries and records are reused, and never while something refers to them.

use super::*;

fn collect(lab: &mut Lab, roots: &[Slot]) {
    lab.memory.collect(&mut lab.taints, roots.iter().copied());
}

#[test]
fn unreferenced_dead_objects_are_collected() {
    let mut lab = Lab::new();
    let (kept, in_register, in_memory, gone) = (lab.heap(8), lab.heap(8), lab.heap(8), lab.heap(8));
    lab.put(kept, &pointer(64), in_memory);
    for p in [in_register, in_memory, gone] {
        lab.memory.free(p, Family::Malloc, THERE).expect("it is live");
    }
    collect(&mut lab, &[in_register]);
    assert_eq!(lab.memory.object(in_register.tag.prov()).freed, THERE);
    assert_eq!(lab.memory.object(in_memory.tag.prov()).freed, THERE);
    assert_eq!(lab.memory.object(gone.tag.prov()).kind, ObjectKind::Null);
    assert_eq!(lab.heap(8).tag, gone.tag, "its entry is the next");
    assert_eq!(lab.get(kept, &pointer(64)), in_memory);
}

#[test]
fn fragments_and_taints_refer_to_objects() {
    let mut lab = Lab::new();
    let (p, q, r) = (lab.heap(16), lab.heap(8), lab.heap(8));
    lab.put(p, &pointer(64), q);
    let byte = lab.get(p, &int(8));
    lab.put(at(p, 9), &int(8), byte);
    lab.put(p, &pointer(64), r);
    let register = lab.get(p, &int(8));
    lab.put(p, &int(64), Slot::plain(0));
    for p in [q, r] {
        lab.memory.free(p, Family::Malloc, THERE).expect("it is live");
    }
    collect(&mut lab, &[register]);
    assert_eq!(lab.memory.object(q.tag.prov()).freed, THERE);
    assert_eq!(lab.memory.object(r.tag.prov()).freed, THERE);
    collect(&mut lab, &[]);
    assert_eq!(lab.memory.object(r.tag.prov()).kind, ObjectKind::Null);
}

#[test]
fn restricted_pointers_keep_their_parent_alive() {
    let mut lab = Lab::new();
    let (p, place) = (lab.heap(8), lab.heap(8));
    let keeps_nothing = Restriction { keeps: KeptProvenance::Nothing, ..Restriction::default() };
    let d = lab.memory.restrict(p, keeps_nothing, 1, HERE);
    lab.put(place, &pointer(64), d);
    lab.memory.end_restrictions(&mut lab.taints, 1, &mut [], false);
    lab.memory.free(p, Family::Malloc, THERE).expect("it is live");
    collect(&mut lab, &[]);
    assert_eq!(lab.get(place, &pointer(64)), d);
    assert_eq!(lab.memory.object(lab.memory.root(d.tag.prov())).freed, THERE);
    lab.put(place, &pointer(64), Slot::plain(0));
    collect(&mut lab, &[]);
    assert_eq!(lab.memory.object(d.tag.prov()).kind, ObjectKind::Null);
    assert_eq!(lab.memory.object(p.tag.prov()).kind, ObjectKind::Null);
    assert_eq!(lab.memory.tracked.len(), lab.memory.free_tracked.len() + 1);
}

#[test]
fn records_of_taints_go_and_those_in_use_stay() {
    let mut lab = Lab::new();
    let p = lab.heap(8);
    let first = lab.poison();
    lab.put(p, &int(8), first);
    let register = lab.undef(1, 2);
    for site in 0..1000 {
        lab.taints.poison(Site(site + 10), Default::default());
    }
    let before = lab.taints.live();
    collect(&mut lab, &[register]);
    assert!(lab.taints.live() + 1000 <= before);
    assert_eq!(lab.mask(register), 2);
    let value = lab.get(p, &int(8));
    assert!(lab.is_poison(value));
    let record = lab.taints.get(value.tag.taint()).expect("it is there");
    assert_eq!(record.from, first.tag.taint());
    let len = lab.taints.len();
    for site in 0..900 {
        let poison = lab.taints.poison(Site(site + 5000), Default::default());
        assert!(lab.taints.is_poison(poison));
    }
    assert_eq!(lab.taints.len(), len, "the places are used again");
}

#[test]
fn a_long_run_does_not_grow() {
    let mut lab = Lab::new();
    let keeper = lab.heap(8);
    for round in 0..300_000u32 {
        let p = lab.heap(16);
        if round % 3 == 0 {
            lab.put(keeper, &pointer(64), p);
        }
        lab.memory.free(p, Family::Malloc, Site(round)).expect("it is live");
        if lab.memory.wants_collection(&lab.taints) {
            collect(&mut lab, &[]);
        }
    }
    assert!(lab.memory.objects.len() <= 70_000);
    let last = lab.get(keeper, &pointer(64));
    assert_ne!(lab.memory.object(last.tag.prov()).freed, Site::NONE);
}
