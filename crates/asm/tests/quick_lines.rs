//! The fast path for common lines against the general parser: a comment at the end of a line leaves it to the
//! general parser and moves no error. Texts with and without comments are printed equally, or have the same errors,
//! also after damage.

use draig_asm::{ParseOptions, parse_module, print_module};

/// Texts of the other tests of bodies.
const TEXTS: [&str; 2] = [include_str!("body_texts.txt"), include_str!("body_errors.txt")];

/// Instructions in all forms of the fast path, and lines that only resemble them.
const FORMS: &str = r#"%s = type { i32, ptr, [4 x i8] }
%v = type { <vscale x 2 x i32> }
@g = global i32 0
declare i32 @callee(ptr, i32)
declare i32 @printf(ptr, ...)
declare void @nothing()
define zeroext i16 @f(i32 %a, i64 %b, ptr %p, double %d, float %e, i1 %c) {
entry:
  %x = alloca i32, align 4
  %t = alloca %s, align 8
  %u = alloca [4 x %s], align 8
  %w = alloca %v, align 4
  %1 = load i32, ptr %x, align 4
  %2 = load i32, ptr @g, align 4, !tbaa !0
  store i32 -1, ptr %x, align 4, !tbaa !0, !nontemporal !1
  store i32 %2, ptr null, align 1
  store i64 300, ptr %p, align 8
  %3 = add nuw nsw i32 %1, %2
  %4 = sub nsw i32 0, %3
  %5 = or disjoint i64 %b, 123456789012345678
  %6 = lshr exact i64 %5, 3
  %7 = udiv i64 %6, %5
  %8 = fadd fast double %d, %d
  %9 = fmul nnan double %8, 2.000000e+00
  %least = add i64 %b, -9223372036854775808
  %10 = trunc nuw i64 %7 to i16
  %11 = zext nneg i16 %10 to i64
  %12 = uitofp i64 %11 to double
  %13 = ptrtoint ptr %p to i64
  %14 = inttoptr i64 %13 to ptr
  %15 = fpext float %e to double
  %16 = icmp samesign ult i64 %13, 7
  %17 = icmp eq ptr %14, null
  %18 = fcmp fast olt double %15, %d
  %19 = select i1 %18, i64 %13, i64 0
  %20 = getelementptr inbounds nuw %s, ptr %t, i32 0, i32 1
  %21 = getelementptr inbounds [4 x %s], ptr %u, i64 0, i64 %19
  %22 = getelementptr nusw i8, ptr %21, i64 -8
  %23 = getelementptr inbounds %s, ptr %t, i64 1
  %24 = getelementptr %s, ptr %t, i32 0, i32 2, i64 1
  br i1 %c, label %loop, label %25, !prof !2

25:                                               ; preds = %entry
  %26 = call i32 @callee(ptr noundef nonnull align 8 dereferenceable(16) %t, i32 noundef %a) #0, !tbaa !0
  %27 = tail call fastcc zeroext i32 @callee(ptr null, i32 range(i32 0, 9) 3)
  %28 = call i32 (ptr, ...) @printf(ptr noundef @g, i32 1, double noundef %d)
  %29 = call noundef i32 %p(ptr null, i1 true, i32 poison, i64 undef)
  call void @nothing()
  notail call void @nothing() nounwind
  call i32 @callee(ptr null, i32 %a)
  br label %loop

loop:                                             ; preds = %loop, %25, %entry
  %self = phi i32 [ %self, %loop ], [ 0, %25 ], [ %a, %entry ]
  %31 = phi i64 [ %32, %loop ], [ poison, %25 ], [ %b, %entry ]
  %32 = add i64 %31, 1
  %33 = icmp slt i64 %32, 10
  br i1 %33, label %loop, label %next

next:
  %34 = call i32 @callee(ptr %p, i32 0)
#0
  %35 = load i32, ptr %x, align 4
  , !tbaa !0
  switch i32 %35, label %other [
    i32 0, label %end
  ]

other:
  unreachable

end:
  ret i16 %10
}
attributes #0 = { nounwind }
!0 = !{!1, !1, i64 0}
!1 = !{i32 1}
!2 = !{!"branch_weights", i32 1, i32 2}
"#;

/// Appends a comment to each line that the fast path may read.
fn with_comments(text: &str) -> String {
    let with_comment = |line: &str| match line.strip_suffix('\n') {
        Some(content) if line.starts_with(' ') && line.matches('"').count().is_multiple_of(2) => {
            format!("{content} ;\n")
        }
        _ => line.to_owned(),
    };
    text.split_inclusive('\n').map(with_comment).collect()
}

/// Returns the printed module, or the errors with their lines and columns.
fn outcome(text: &str) -> String {
    match parse_module(text.as_bytes(), &ParseOptions::default()) {
        Ok(parsed) => String::from_utf8_lossy(&print_module(&parsed.module)).into_owned(),
        Err(errors) => {
            let place = |at: u32| {
                let before = &text.as_bytes()[..(at as usize).min(text.len())];
                let line_start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
                (before.iter().filter(|&&byte| byte == b'\n').count() + 1, before.len() - line_start + 1)
            };
            let all = errors.iter().map(|error| {
                let (line, column) = error.span.as_ref().map_or((0, 0), |span| place(span.start()));
                format!("{line}:{column}: {}\n", error.message)
            });
            all.collect()
        }
    }
}

fn assert_equal(text: &str) -> bool {
    let found = outcome(text);
    assert_eq!(found, outcome(&with_comments(text)), "of\n{text}");
    found.starts_with("; ModuleID")
}

#[test]
fn all_forms_are_read_as_by_the_general_parser() {
    assert!(assert_equal(FORMS), "{}", outcome(FORMS));
    for table in TEXTS {
        for case in table.split(";; ").skip(1) {
            assert_equal(case.split_once('\n').unwrap_or_default().1);
        }
    }
}

#[test]
fn damaged_lines_are_read_as_by_the_general_parser() {
    let words: Vec<&str> = FORMS.split_inclusive([' ', ',', '\n', '(', ')']).collect();
    let body = words.iter().position(|word| word.starts_with("entry:")).expect("the function has a label");
    // A linear congruential generator: the same damage in each run.
    let mut state = 1u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize % below
    };
    let end = words.iter().rposition(|word| word.starts_with("attributes")).expect("groups follow the function");
    let (mut read, count) = (0, 2000);
    for _ in 0..count {
        let mut damaged = words.clone();
        let at = body + random(end - body);
        let other = words[body + random(end - body)];
        match random(4) {
            0 => damaged[at] = "",
            1 => damaged[at] = other,
            2 => damaged.insert(at, other),
            _ => damaged[at] = damaged[at].trim_end_matches([' ', ',']),
        }
        read += usize::from(assert_equal(&damaged.concat()));
    }
    assert!((100..count - 100).contains(&read), "{read} of {count} texts were valid");
}
