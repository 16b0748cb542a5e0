//! Kinds of inputs as templates, `kinds.txt`, and the generation of their texts.

/// Kind of input.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    pub(crate) name: &'static str,
    /// The count that is doubled.
    pub(crate) count: usize,
    template: &'static str,
}

/// First count of kinds that set none.
const COUNT: usize = 200;

/// Returns all kinds, in the order of the file.
pub(crate) fn all() -> Vec<Kind> {
    let file = include_str!("kinds.txt");
    let kinds = file.split("\n== ").skip(1);
    kinds
        .map(|kind| {
            let (head, template) = kind.split_once('\n').unwrap_or((kind, ""));
            let (name, count) = head.split_once(' ').unwrap_or((head, ""));
            Kind { name, count: count.parse().unwrap_or(COUNT), template }
        })
        .collect()
}

impl Kind {
    /// Returns the text of this kind with a count, for a module with a letter.
    pub(crate) fn text(&self, count: usize, letter: &str) -> String {
        let mark = |line: &str| line.chars().next().filter(|mark| "*+".contains(*mark));
        let lines: Vec<&str> = self.template.lines().collect();
        let mut out = String::new();
        for group in lines.chunk_by(|a, b| mark(a) == mark(b)) {
            let times = if mark(group[0]).is_some() { count } else { 1 };
            for number in 0..times {
                for line in group {
                    let line = line.strip_prefix(['*', '+']).unwrap_or(line);
                    expand(&mut out, line, number, count);
                    out.push('\n');
                }
            }
        }
        out.replace('~', letter)
    }
}

/// Expands a line with its lists and numbers.
fn expand(out: &mut String, line: &str, number: usize, count: usize) {
    let lists = [("<<", ">>", ", "), ("<|", "|>", "")];
    let first = lists.iter().filter_map(|list| Some((line.find(list.0)?, list))).min_by_key(|&(at, _)| at);
    let parts = first.and_then(|(at, list)| {
        let inner = &line[at + 2..];
        let end = inner.find(list.1)?;
        Some((&line[..at], &inner[..end], &inner[end + 2..], list.2))
    });
    let Some((before, inner, after, separator)) = parts else { return numbers(out, line, number, count) };
    numbers(out, before, number, count);
    for each in 0..count {
        out.push_str(if each == 0 { "" } else { separator });
        numbers(out, inner, each, count);
    }
    expand(out, after, number, count);
}

/// Writes text with the expressions in braces evaluated; other braces are unchanged.
fn numbers(out: &mut String, text: &str, number: usize, count: usize) {
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        rest = match after.split_once('}').and_then(|(sum, rest)| Some((value(sum, number, count)?, rest))) {
            Some((value, after)) => {
                out.push_str(&value.to_string());
                after
            }
            None => {
                out.push('{');
                after
            }
        };
    }
    out.push_str(rest);
}

/// Evaluates `2i+n-1` or `i+1%n`.
fn value(sum: &str, number: usize, count: usize) -> Option<i64> {
    let (sum, modulus) = match sum.split_once('%') {
        Some((sum, "n")) => (sum, Some(count as i64)),
        Some((sum, modulus)) => (sum, Some(modulus.parse().ok()?)),
        None => (sum, None),
    };
    if !sum.starts_with(|c: char| c.is_ascii_digit() || c == 'i' || c == 'n') {
        return None;
    }
    let mut total = 0;
    for term in sum.replace('-', "+-").split('+') {
        let (sign, term) = term.strip_prefix('-').map_or((1, term), |term| (-1, term));
        let (digits, unit) = match term.strip_suffix('i') {
            Some(digits) => (digits, number as i64),
            None => term.strip_suffix('n').map_or((term, 1), |digits| (digits, count as i64)),
        };
        let factor = if digits.is_empty() && digits.len() < term.len() { 1 } else { digits.parse::<i64>().ok()? };
        total += sign * factor * unit;
    }
    Some(modulus.map_or(total, |modulus| total.rem_euclid(modulus)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_and_lists_are_written() {
        let mut out = String::new();
        expand(&mut out, "@g{2i+n-1} = { i32 } [<<i{i+1%n}>>]<| !{i}|> {16i+16}", 1, 3);
        assert_eq!(out, "@g4 = { i32 } [i1, i2, i0] !0 !1 !2 32");
    }

    /// Every kind is valid in LLVM's text form, and doubling its count enlarges it.
    #[test]
    fn kinds_are_read() {
        let kinds = all();
        assert!(kinds.len() > 80, "{} kinds", kinds.len());
        for kind in kinds {
            let text = kind.text(8, "a");
            let read = draig::Module::parse(&text);
            assert!(read.is_ok(), "{}: {}\n{text}", kind.name, read.err().map_or(String::new(), |e| e.to_string()));
            assert!(kind.text(16, "a").len() > text.len(), "{}", kind.name);
        }
    }
}
