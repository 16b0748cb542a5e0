//! Loops over arrays of arrays, and floating-point numbers.

type Matrix = [[f64; 3]; 3];

#[inline(never)]
fn product(a: &Matrix, b: &Matrix) -> Matrix {
    let mut out = [[0.0; 3]; 3];
    let mut row = 0;
    while row < 3 {
        let mut column = 0;
        while column < 3 {
            let mut sum = 0.0;
            let mut at = 0;
            while at < 3 {
                sum += a[row][at] * b[at][column];
                at += 1;
            }
            out[row][column] = sum;
            column += 1;
        }
        row += 1;
    }
    out
}

#[inline(never)]
fn trace(m: &Matrix) -> f64 {
    let diagonal = [m[0][0], m[1][1], m[2][2]];
    diagonal[0] + diagonal[1] + diagonal[2]
}

#[inline(never)]
fn scaled(m: &mut Matrix, factor: f32) -> f32 {
    let wide = f64::from(factor);
    m[0][0] *= wide;
    m[2][2] *= wide;
    factor * 0.5
}

fn main() {
    let one = [[1.0, 2.0, 0.5], [0.0, 1.0, 4.0], [2.0, 0.0, 1.0]];
    let mut two = product(&one, &one);
    let before = trace(&two);
    let half = scaled(&mut two, 3.0);
    let after = trace(&two);
    assert_eq!((before, half, after), (5.0, 1.5, 13.0));
}
