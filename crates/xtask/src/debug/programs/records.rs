//! Structs in structs, tuples and arrays, by value and by reference.

#[derive(Clone, Copy)]
struct Point {
    x: i16,
    y: i16,
}

struct Line {
    from: Point,
    to: Point,
    name: char,
    tags: [u8; 3],
}

#[inline(never)]
fn length(line: &Line) -> i32 {
    let dx = i32::from(line.to.x) - i32::from(line.from.x);
    let dy = i32::from(line.to.y) - i32::from(line.from.y);
    let sum = dx.abs() + dy.abs();
    sum
}

#[inline(never)]
fn mirrored(p: Point) -> Point {
    let q = Point { x: p.y, y: p.x };
    q
}

#[inline(never)]
fn corner(lines: &[Line]) -> (i32, Point) {
    let mut best = (0, Point { x: 0, y: 0 });
    for line in lines {
        let size = length(line);
        if size > best.0 {
            best = (size, mirrored(line.to));
        }
    }
    best
}

fn main() {
    let a = Line { from: Point { x: 1, y: 2 }, to: Point { x: 4, y: -2 }, name: 'a', tags: [1, 2, 3] };
    let b = Line { from: a.to, to: Point { x: 40, y: 20 }, name: 'b', tags: [9; 3] };
    let lines = [a, b];
    let (size, point) = corner(&lines);
    let last = &lines[1];
    assert_eq!((size, point.x, last.name, last.tags[2]), (58, 20, 'b', 9));
}
