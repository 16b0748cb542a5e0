//! Types of Rust: variants, slices, generic structs.

#![no_std]
#![crate_type = "lib"]
pub enum Shape { Circle(f32), Rect { w: u32, h: u32 }, Unit }
pub struct Pair<T: 'static> { pub a: T, pub b: Option<&'static T> }
#[no_mangle]
pub fn area(s: &Shape) -> u32 {
    match s {
        Shape::Circle(r) => (*r as u32).wrapping_mul(3),
        Shape::Rect { w, h } => { let p = w.wrapping_mul(*h); p }
        Shape::Unit => 0,
    }
}
#[no_mangle]
pub fn first(p: Pair<u64>, text: &str) -> u64 {
    let n = text.len() as u64;
    match p.b { Some(b) => *b ^ n, None => p.a }
}
