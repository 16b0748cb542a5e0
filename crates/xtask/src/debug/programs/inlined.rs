//! Functions that are inlined into one another, with loops in them.

struct Counter {
    value: u32,
    step: u32,
}

impl Counter {
    #[inline(always)]
    fn advance(&mut self) -> u32 {
        let next = self.value + self.step;
        self.value = next;
        next
    }
}

#[inline(always)]
fn clamp(x: u32, low: u32, high: u32) -> u32 {
    let at_least = if x < low { low } else { x };
    if at_least > high { high } else { at_least }
}

#[inline(always)]
fn mix(a: u32, b: u32) -> u32 {
    let sum = a.wrapping_mul(31) + clamp(b, 3, 40);
    sum ^ (sum >> 3)
}

#[inline(never)]
fn run(rounds: u32, counter: &mut Counter) -> u32 {
    let mut state = 1;
    let mut round = 0;
    while round < rounds {
        let step = counter.advance();
        state = mix(state, step);
        round += 1;
    }
    state
}

fn main() {
    let mut counter = Counter { value: 0, step: 7 };
    let state = run(6, &mut counter);
    let last = clamp(counter.value, 1, 41);
    assert_eq!((last, state != 0), (41, true));
}
