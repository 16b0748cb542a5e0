//! Runs the fuzz target for a second over seeded bytes, and checks that every kind of check ran.

mod common;

use common::Generator;
use draig_num::fuzzing::{Counts, run};
use std::time::{Duration, Instant};

#[test]
fn laws_hold_for_a_second() {
    let mut generator = Generator::new(1);
    let mut counts = Counts::default();
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(1) {
        let length = generator.below(200) as usize;
        let data: Vec<u8> = (0..length).map(|_| generator.next() as u8).collect();
        run(&data, &mut counts);
    }
    println!("{counts:?}");
    assert!(counts.integers > 100, "{counts:?}");
    assert!(counts.floats > 100, "{counts:?}");
    assert!(counts.operations > 100, "{counts:?}");
    assert!(counts.accepted > 100 && counts.refused > 100, "{counts:?}");
}
