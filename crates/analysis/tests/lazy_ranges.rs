//! Lazy ranges at the ends of blocks: along paths with a single way, where ranges between are not kept, and at joins
//! whose edges wait for one another.

use std::fmt::Write as _;

use draig_analysis::{Analyses, Subject};
use draig_ir::{Block, Module, Value};
use draig_num::RangeWord;

fn parse(text: &str) -> Module {
    match draig_asm::parse_module(text.as_bytes(), &Default::default()) {
        Ok(parsed) => parsed.module,
        Err(_) => panic!("rejected:\n{text}"),
    }
}

/// Returns the subject of the only function, and its blocks.
fn subject(module: &Module) -> (Subject<'_>, Vec<Block>) {
    let subject = Subject::new(module, module.functions()[0]).expect("the function has a body");
    (subject, subject.body().blocks().collect())
}

#[test]
fn conditions_hold_along_a_path() {
    let mut text = String::from(
        "define void @f(i8 %x, i1 %c) {\n  %below = icmp ult i8 %x, 10\n  br i1 %below, label %b0, label %end\n",
    );
    for number in 0..100 {
        let other = ["label %other", "label %end"][number % 2];
        let _ = writeln!(text, "b{number}:\n  br i1 %c, label %b{}, {other}", number + 1);
    }
    text.push_str("b100:\n  ret void\nother:\n  ret void\nend:\n  ret void\n}\n");
    let module = parse(&text);
    let (subject, blocks) = subject(&module);
    let small = RangeWord { lower: 0, upper: 10 };
    // In both orders: what is kept for one question serves another.
    for reverse in [false, true] {
        let analyses = Analyses::new(subject);
        let mut ranges = analyses.lazy_ranges().borrow_mut();
        let path: Vec<Block> = blocks[1..=102].to_vec();
        let ordered: Vec<Block> = if reverse { path.into_iter().rev().collect() } else { path };
        for block in ordered {
            assert_eq!(ranges.word_at_end(Value::arg(0), block), Some(small), "{block}");
        }
        // The way from the entry adds all other numbers.
        assert!(ranges.word_at_end(Value::arg(0), blocks[103]).is_some_and(RangeWord::is_full));
    }
}

#[test]
fn edges_of_a_join_wait_for_one_another() {
    let module = parse(
        "define i32 @f(i1 %c, i1 %d) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = zext i1 %d to i32
  br label %join
right:
  %b = zext i1 %d to i32
  %two = add nuw nsw i32 %b, 4
  br label %join
join:
  %p = phi i32 [ %a, %left ], [ %two, %right ], [ %q, %latch ]
  %small = icmp ult i32 %p, 20
  br i1 %small, label %latch, label %exit
latch:
  %q = add nuw nsw i32 %p, 3
  br label %join
exit:
  ret i32 %p
}
",
    );
    let (subject, blocks) = subject(&module);
    let analyses = Analyses::new(subject);
    let mut ranges = analyses.lazy_ranges().borrow_mut();
    let body = subject.body();
    let phi = body.block_insts(blocks[3]).next().map(Value::inst).expect("the phi");
    assert_eq!(ranges.word_at_end(phi, blocks[3]), Some(RangeWord { lower: 0, upper: 23 }));
    assert_eq!(ranges.word_at_end(phi, blocks[4]), Some(RangeWord { lower: 0, upper: 20 }));
    let wide = ranges.at_end(phi, blocks[4]).expect("the block is reachable");
    assert_eq!(RangeWord::new(&wide), ranges.word_at_end(phi, blocks[4]));
}
