//! The hot loop's paths and the general ones, which must agree wherever both apply.

use super::*;
use crate::choice::Choice;

/// Loads as the hot loop does.
fn quick_load(lab: &mut Lab, p: Slot) -> Result<Vec<Slot>> {
    if let Some(slot) = lab.memory.load_fast::<4>(p, 0) {
        return Ok(vec![slot]);
    }
    match lab.memory.load_checked::<4>(p, 0, HERE)? {
        Some(slot) => Ok(vec![slot]),
        None => lab.load(p, &int(32)),
    }
}

/// Stores as the hot loop does.
fn quick_store(lab: &mut Lab, p: Slot, value: Slot) -> Result<()> {
    if lab.memory.store_fast::<4>(p, value, 0, THERE) || lab.memory.store_checked::<4>(p, value, 0, THERE)? {
        return Ok(());
    }
    lab.store(p, &int(32), &[value])
}

/// Result of a load or store, as far as both paths must agree.
fn outcome<T>(lab: &mut Lab, run: Result<T>, bits: impl Fn(T) -> Vec<Slot>) -> (Vec<(u64, bool)>, String) {
    match run {
        Ok(value) => (bits(value).into_iter().map(|slot| (slot.bits, lab.is_poison(slot))).collect(), String::new()),
        Err(stop) => match *stop {
            Stop::Undefined(undefined) => (Vec::new(), format!("{} {}", undefined.rule.code, undefined.what)),
            other => panic!("this should be undefined, and is {other:?}"),
        },
    }
}

fn restriction(choice: &mut Choice) -> Restriction {
    let mut restriction = Restriction { noalias: choice.below(2) == 0, ..Restriction::default() };
    match choice.below(8) {
        0 => restriction.readonly = true,
        1 => restriction.reads = Reads::AfterWrite,
        2 => restriction.initializes.push((0, 16)),
        3 => restriction.keeps = KeptProvenance::Nothing,
        4 => restriction.dead_on_return = true,
        _ => {}
    }
    restriction
}

#[test]
fn quick_accesses_are_exact() {
    let mut choice = Choice::new(5);
    let mut broken = 0;
    for _ in 0..600 {
        let (mut quick, mut exact) = (Lab::new(), Lab::new());
        let mut pointers = Vec::new();
        for _ in 0..2 {
            let p = exact.stack(160);
            assert_eq!(quick.stack(160), p);
            for lab in [&mut quick, &mut exact] {
                lab.memory.fill(&lab.taints, p, Slot::plain(1), 160, HERE).expect("it fits");
            }
            pointers.push(p);
        }
        let mut frame = 0;
        for _ in 0..60 {
            let p = pointers[choice.below(pointers.len() as u64) as usize];
            match choice.below(16) {
                0..2 => {
                    frame += 1;
                    let restriction = restriction(&mut choice);
                    let new = exact.memory.restrict(p, &restriction, frame, HERE);
                    assert_eq!(quick.memory.restrict(p, &restriction, frame, HERE), new);
                    pointers.push(new);
                }
                2 if frame > 0 => {
                    for lab in [&mut quick, &mut exact] {
                        lab.memory.end_restrictions(&mut lab.taints, frame, &mut [], false);
                    }
                    frame -= 1;
                    pointers.retain(|p| exact.memory.object(p.tag.prov()).has(flag::LIVE));
                }
                3 => {
                    frame += 1;
                    let effect = |n| Effect { read: n & 1 != 0, write: n & 2 != 0 };
                    let effects =
                        Effects { arguments: Effect::ALL, errno: Effect::ALL, other: effect(choice.below(3) + 1) };
                    for lab in [&mut quick, &mut exact] {
                        lab.memory.enter_effects(effects, frame, HERE);
                    }
                }
                4..11 => {
                    let p = at(p, choice.below(158) as i64);
                    let (a, b) = (quick_load(&mut quick, p), exact.load(p, &int(32)));
                    let (a, b) = (outcome(&mut quick, a, |slots| slots), outcome(&mut exact, b, |slots| slots));
                    assert_eq!(a, b);
                    if !a.1.is_empty() {
                        broken += 1;
                        break;
                    }
                }
                _ => {
                    let (p, value) = (at(p, choice.below(40) as i64 * 4), Slot::plain(choice.below(100)));
                    let (a, b) = (quick_store(&mut quick, p, value), exact.store(p, &int(32), &[value]));
                    let (a, b) = (outcome(&mut quick, a, |()| Vec::new()), outcome(&mut exact, b, |()| Vec::new()));
                    assert_eq!(a, b);
                    if !a.1.is_empty() {
                        broken += 1;
                        break;
                    }
                }
            }
        }
    }
    assert!((100..600).contains(&broken), "{broken} of 600 were undefined");
}
