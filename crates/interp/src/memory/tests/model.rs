//! Random operations, compared with a model that stores every byte separately, without fast paths, words or
//! side tables.

use super::*;
use crate::choice::Choice;
use crate::taint::TaintKind;

/// Byte of the model: like [`Byte`] without its history.
type Plain = Byte;

const SIZE: u64 = 48;
const OBJECTS: usize = 4;

struct Model {
    lab: Lab,
    /// Objects with their bytes.
    objects: Vec<(Slot, Vec<Plain>)>,
    choice: Choice,
}

fn without_cause(byte: Byte) -> Plain {
    Byte { cause: Default::default(), ..byte }
}

impl Model {
    fn new(seed: u64, big: bool) -> Model {
        let mut lab = Lab::with(big, 8, 0);
        let objects = (0..OBJECTS)
            .map(|number| {
                let p = if number % 2 == 0 { lab.stack(SIZE) } else { lab.heap(SIZE) };
                (p, vec![Byte::UNDEF; SIZE as usize])
            })
            .collect();
        Model { lab, objects, choice: Choice::new(seed) }
    }

    fn pick(&mut self, len: u64) -> (usize, u64, Slot) {
        let number = self.choice.below(OBJECTS as u64) as usize;
        let offset = self.choice.below(SIZE - len + 1);
        // Aligned words are frequent enough to coincide.
        let offset = if self.choice.below(2) == 0 { offset } else { offset & !7 };
        (number, offset, at(self.objects[number].0, offset as i64))
    }

    /// Returns a random scalar of `len` bytes, and its bytes from the least significant.
    fn value(&mut self, len: usize) -> (Slot, Vec<Plain>) {
        let bits = self.choice.draw() & crate::value::mask(8 * len as u32);
        match self.choice.below(8) {
            0 => (self.lab.poison(), vec![Byte { poison: 0xff, ..Byte::plain(0) }; len]),
            1 => {
                let undef = self.choice.draw() & self.choice.draw() & crate::value::mask(8 * len as u32);
                let slot = self.lab.undef(bits & !undef, undef);
                let bytes = (0..len).map(|k| {
                    let undef = (undef >> (8 * k)) as u8;
                    Byte { undef, ..Byte::plain((bits >> (8 * k)) as u8 & !undef) }
                });
                (slot, bytes.collect())
            }
            2 | 3 if len == 8 => {
                let (_, _, p) = self.pick(1);
                let big = self.lab.memory.big_endian;
                let bytes = p.bits.to_le_bytes().into_iter().enumerate().map(|(k, byte)| {
                    let index = if big { 7 - k } else { k };
                    Byte::fragment(byte, p.tag.prov(), index as u8)
                });
                (p, bytes.collect())
            }
            _ => (Slot::plain(bits), (0..len).map(|k| Byte::plain((bits >> (8 * k)) as u8)).collect()),
        }
    }

    fn step(&mut self) {
        match self.choice.below(10) {
            0..=3 => self.store(),
            4..=5 => self.copy(),
            6 => self.copy_bytes(),
            7 => self.fill(),
            _ => self.load(),
        }
        self.compare();
    }

    fn store(&mut self) {
        let len = [1, 2, 4, 8][self.choice.below(4) as usize];
        let (number, offset, p) = self.pick(len as u64);
        let (value, mut bytes) = self.value(len);
        if self.lab.memory.big_endian {
            bytes.reverse();
        }
        self.objects[number].1[offset as usize..offset as usize + len].copy_from_slice(&bytes);
        let memory = &mut self.lab.memory;
        let fast = match len {
            1 => memory.store_fast::<1>(p, value, 0, THERE),
            2 => memory.store_fast::<2>(p, value, 0, THERE),
            4 => memory.store_fast::<4>(p, value, 0, THERE),
            _ => memory.store_fast::<8>(p, value, 0, THERE),
        };
        if !fast {
            self.lab.put(p, &int(8 * len as u32), value);
        }
    }

    fn copy(&mut self) {
        let len = self.choice.below(SIZE);
        let (from, from_offset, source) = self.pick(len);
        let (to, to_offset, target) = self.pick(len);
        let lab = &mut self.lab;
        lab.memory.copy(&mut lab.taints, target, source, len, true, HERE).expect("it fits");
        let bytes = self.objects[from].1[from_offset as usize..(from_offset + len) as usize].to_vec();
        self.objects[to].1[to_offset as usize..(to_offset + len) as usize].copy_from_slice(&bytes);
    }

    /// Copies by `i8` loads and stores, as programs without `memcpy` do.
    fn copy_bytes(&mut self) {
        let len = self.choice.below(12);
        let (from, from_offset, source) = self.pick(len);
        let (to, to_offset, target) = self.pick(len);
        for k in 0..len {
            let value = self.lab.get(at(source, k as i64), &int(8));
            self.lab.put(at(target, k as i64), &int(8), value);
            let byte = self.objects[from].1[(from_offset + k) as usize];
            self.objects[to].1[(to_offset + k) as usize] = byte;
        }
    }

    fn fill(&mut self) {
        let len = self.choice.below(20);
        let (number, offset, p) = self.pick(len);
        let (value, bytes) = self.value(1);
        self.lab.memory.fill(&self.lab.taints, p, value, len, HERE).expect("it fits");
        self.objects[number].1[offset as usize..(offset + len) as usize].fill(bytes[0]);
    }

    fn load(&mut self) {
        let len = [1, 2, 4, 8][self.choice.below(4) as usize];
        let (number, offset, p) = self.pick(len as u64);
        let mut bytes = self.objects[number].1[offset as usize..offset as usize + len].to_vec();
        let first = bytes[0];
        let whole = bytes.iter().enumerate().all(|(k, byte)| byte.prov == first.prov && usize::from(byte.index) == k);
        if self.lab.memory.big_endian {
            bytes.reverse();
        }
        let value = self.lab.get(p, &int(8 * len as u32));
        let fast = match len {
            1 => self.lab.memory.load_fast::<1>(p, 0),
            2 => self.lab.memory.load_fast::<2>(p, 0),
            4 => self.lab.memory.load_fast::<4>(p, 0),
            _ => self.lab.memory.load_fast::<8>(p, 0),
        };
        if let Some(fast) = fast {
            assert_eq!(fast, value);
        }
        let number =
            |part: fn(&Byte) -> u8| bytes.iter().rev().fold(0u64, |all, byte| all << 8 | u64::from(part(byte)));
        if bytes.iter().any(|byte| byte.poison != 0) {
            assert!(self.lab.is_poison(value));
            return;
        }
        assert_eq!(value.bits, number(|byte| byte.value));
        assert_eq!(self.lab.mask(value), number(|byte| byte.undef));
        let prov = if whole && len == 8 { first.prov } else { Default::default() };
        assert_eq!(value.tag.prov(), prov);
        if len == 1 && first.prov != Default::default() {
            let kind = TaintKind::Fragment { prov: first.prov, index: first.index };
            assert_eq!(self.lab.taints.kind(value.tag), Some(kind));
        }
    }

    fn compare(&self) {
        for (p, bytes) in &self.objects {
            for (offset, &byte) in bytes.iter().enumerate() {
                assert_eq!(without_cause(self.lab.memory.byte(p.bits + offset as u64)), byte, "at offset {offset}");
            }
        }
    }
}

#[test]
fn random_operations_agree_with_the_model() {
    for seed in 1..60 {
        for big in [false, true] {
            let mut model = Model::new(seed, big);
            for round in 0..200 {
                model.step();
                if round % 50 == 49 {
                    let roots: Vec<Slot> = model.objects.iter().map(|(p, _)| *p).collect();
                    model.lab.memory.collect(&mut model.lab.taints, roots.into_iter());
                    model.compare();
                }
            }
        }
    }
}

#[test]
fn no_operation_on_any_pointer_panics() {
    let limits = MemoryLimits { total: 1 << 22, stack: 1 << 16 };
    for seed in 1..40 {
        let mut choice = Choice::new(seed);
        let facts = MemoryFacts { big_endian: seed.is_multiple_of(2), pointer_bytes: [2, 4, 8][seed as usize % 3] };
        let mut lab = Lab { memory: Memory::new(limits, facts, seed), taints: Taints::default() };
        let mut slots = vec![Slot::plain(0), Slot::plain(u64::MAX), Slot::plain(1 << 16)];
        let mut frame = 0;
        let mut marks = Vec::new();
        let (ptr, shapes) =
            (pointer(facts.pointer_bytes * 8), [int(1), int(8), int(64), int(129), vector(5, 3), vector(4, 32)]);
        for _ in 0..2000 {
            let any = |choice: &mut Choice| choice.draw() as usize;
            let p = slots[any(&mut choice) % slots.len()];
            let q = slots[any(&mut choice) % slots.len()];
            let shape = &shapes[any(&mut choice) % shapes.len()];
            let site = Site(choice.below(100) as u32);
            let size = choice.below(200);
            let mut made = None;
            match choice.below(24) {
                0 => {
                    made =
                        lab.memory.alloc_heap(size, 1 << choice.below(8), Family::Malloc, size.is_multiple_of(2), site)
                }
                1 => {
                    let options =
                        StackOptions { escapes: true, starts_dead: size.is_multiple_of(2), ..StackOptions::default() };
                    made = lab.memory.alloc_stack(size, 8, options, site).ok();
                }
                2 => made = lab.memory.alloc_global(size, 4, ObjectKind::Constant, size.is_multiple_of(2)).ok(),
                3 => drop(lab.memory.free(p, Family::Malloc, site)),
                4 => made = lab.memory.realloc(p, size, Family::Malloc, site).ok().flatten(),
                5 => lab.memory.lifetime_start(p),
                6 => lab.memory.lifetime_end(p, site),
                7 => drop(lab.memory.copy(&mut lab.taints, p, q, size, size.is_multiple_of(2), site)),
                8 => drop(lab.memory.fill(&lab.taints, p, q, size, site)),
                9 | 10 => made = lab.load(p, shape).ok().map(|loaded| loaded[0]),
                11 | 12 => {
                    let values = vec![q; shape.slots as usize];
                    drop(lab.store(p, shape, &values));
                }
                13 => drop(lab.store(p, &ptr, &[q])),
                14 => made = lab.load(p, &ptr).ok().map(|loaded| loaded[0]),
                15 => lab.memory.expose(p.tag.prov()),
                16 => made = Some(at(p, choice.below(64) as i64 - 16)),
                17 => {
                    frame += 1;
                    let read = |choice: &mut Choice| choice.below(2) == 0;
                    let mut effect = || Effect { read: read(&mut choice), write: read(&mut choice) };
                    let effects = Effects { arguments: effect(), errno: effect(), other: effect() };
                    if size < 20 {
                        lab.memory.enter_effects(effects, frame, site);
                    }
                    marks.push(lab.memory.stack_mark());
                    let restriction = Restriction {
                        noalias: size.is_multiple_of(3),
                        readonly: size.is_multiple_of(5),
                        reads: [Reads::Free, Reads::AfterWrite, Reads::Forbidden][size as usize / 70],
                        keeps: [KeptProvenance::All, KeptProvenance::Reads, KeptProvenance::Nothing][size as usize % 3],
                        initializes: vec![(size as i64 - 100, size as i64)],
                        ..Restriction::default()
                    };
                    made = Some(lab.memory.restrict(p, restriction, frame, site));
                }
                18 if frame > 0 => {
                    lab.memory.end_restrictions(&mut lab.taints, frame, &mut slots, size.is_multiple_of(2));
                    frame -= 1;
                    lab.memory.release_stack(marks.pop().expect("one for each frame"), site);
                }
                19 => drop(lab.memory.read_cstr(p, site)),
                20 => drop(lab.memory.write_pointer(p, q, site)),
                21 => drop(lab.memory.read_pointer(p, site)),
                22 => {
                    let id = lab.memory.invariant_start(p, size, site);
                    if size.is_multiple_of(2) {
                        lab.memory.invariant_end(p, id);
                    }
                }
                _ => lab.memory.collect(&mut lab.taints, slots.iter().copied()),
            }
            if let Some(made) = made {
                slots.push(made);
                if slots.len() > 40 {
                    let gone = any(&mut choice) % slots.len();
                    slots.swap_remove(gone);
                }
            }
        }
    }
}
