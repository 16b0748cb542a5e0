//! Enums with data, traits, generic structs.

enum Shape {
    Circle(f64),
    Rect { w: u32, h: u32 },
    Unit,
}

trait Area {
    fn area(&self) -> f64;
}

impl Area for Shape {
    fn area(&self) -> f64 {
        match self {
            Shape::Circle(r) => 3.0 * r * r,
            Shape::Rect { w, h } => {
                let p = w * h;
                p as f64
            }
            Shape::Unit => 0.0,
        }
    }
}

struct Pair<T> {
    a: T,
    b: Option<T>,
}

#[inline(never)]
fn total(list: &[Shape; 3]) -> f64 {
    let mut sum = 0.0;
    let mut at = 0;
    while at < 3 {
        let area = list[at].area();
        sum += area;
        at += 1;
    }
    sum
}

#[inline(never)]
fn show<T: Copy + Into<u64>>(p: &Pair<T>) -> u64 {
    let first: u64 = p.a.into();
    let second: u64 = match p.b {
        Some(b) => b.into(),
        None => 1,
    };
    first + second
}

fn main() {
    let shapes = [Shape::Circle(1.5), Shape::Rect { w: 2, h: 3 }, Shape::Unit];
    let all = total(&shapes);
    let p = Pair { a: 5u8, b: Some(6u8) };
    let q = Pair { a: 7u32, b: None };
    let sum = show(&p) + show(&q);
    let tuple = (1i64, true, 'x');
    let add = |z: u64| z + sum;
    let last = add(3);
    std::process::exit(if all > 0.0 && tuple.1 && last > 0 { 0 } else { 1 });
}
