//! Objects of traits, and generic functions over them.

trait Animal {
    fn legs(&self) -> u32;
    fn weight(&self, days: u32) -> f32 {
        let growth = days as f32 * 0.5;
        growth + self.legs() as f32
    }
}

struct Dog {
    age: u8,
}

struct Bird {
    wing: f32,
    is_small: bool,
}

impl Animal for Dog {
    fn legs(&self) -> u32 {
        let legs = 4;
        legs + u32::from(self.age > 200)
    }
}

impl Animal for Bird {
    fn legs(&self) -> u32 {
        2
    }

    fn weight(&self, days: u32) -> f32 {
        let factor = if self.is_small { 0.25 } else { 1.0 };
        self.wing * factor + days as f32
    }
}

#[inline(never)]
fn total(all: &[&dyn Animal], days: u32) -> f32 {
    let mut sum = 0.0;
    let mut at = 0;
    while at < all.len() {
        let animal = all[at];
        let weight = animal.weight(days);
        sum += weight;
        at += 1;
    }
    sum
}

#[inline(never)]
fn compare<A: Animal, B: Animal>(a: &A, b: &B) -> i32 {
    let (one, other) = (a.legs() as i32, b.legs() as i32);
    one - other
}

fn main() {
    let dog = Dog { age: 3 };
    let bird = Bird { wing: 8.0, is_small: true };
    let sum = total(&[&dog, &bird], 4);
    let difference = compare(&dog, &bird);
    assert_eq!((sum, difference), (12.0, 2));
}
